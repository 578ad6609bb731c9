### Listy i zwykłe strony, do których prowadzą odnośniki w nich. Tematy nie mają argumentów.

mail-confirm = Aby dostawać tu wiadomość, kiedy przyjdzie twoja kolej, otwórz ten odnośnik w ciągu doby: { $url }
    Jeśli to nie twoja prośba, nic nie rób.
    .subject = Bradshaw: potwierdź adres
mail-recover = Aby wybrać nowe hasło, otwórz ten odnośnik w ciągu doby: { $url }
    Jeśli to nie twoja prośba, nic nie rób.
    .subject = Bradshaw: nowe hasło

mail-page-confirm = Bradshaw będzie pisać na ten adres, kiedy przyjdzie twoja kolej.
    .button = Potwierdź
mail-page-recover = Wybierz nowe hasło. Wszędzie nastąpi wylogowanie.
    .button = Zmień
mail-page-done = Gotowe.
mail-page-used = Ten odnośnik został użyty lub ma ponad dobę.
