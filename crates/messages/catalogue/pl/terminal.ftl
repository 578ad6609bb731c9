### Stół w terminalu: jego polecenia i co mówi o tym, co wpisano.

## Słowa poleceń, oddzielone spacjami.

terminal-words-pass = pas pasuję spasuj
terminal-words-help = pomoc p ?
terminal-words-table = stół s
terminal-words-choices = wybór w możliwości
terminal-words-map = mapa m
terminal-words-hex = pole
terminal-words-market = giełda
terminal-words-companies = spółki
terminal-words-players = gracze
terminal-words-trains = pociągi
terminal-words-log = dziennik
terminal-words-rules = zasady
terminal-words-options = opcje
terminal-words-undo = cofnij c
terminal-words-redo = ponów
terminal-words-save = zapisz
terminal-words-load = wczytaj
terminal-words-run = jazda
terminal-words-do = ruch
terminal-words-quit = koniec k wyjdź

terminal-help =
    NUMER             zrób to, co na liście ma ten numer
    NUMER KWOTA       to samo z kwotą: oferta, cena emisyjna, liczba akcji, obrót, cena
    pas               spasuj albo zakończ turę
    stół              wszystko na jednym ekranie
    wybór             jeszcze raz lista tego, co można zrobić
    mapa, pole F2     plansza albo jedno pole z jego stacjami i torami
    giełda            giełda
    gracze            gracze i firmy prywatne
    spółki            spółki
    pociągi           pociągi i co zmieni następny typ
    dziennik          co się ostatnio działo; dziennik 50 pokazuje więcej
    zasady            zasady własnymi słowami; zasady 12 albo słowo z tytułu
    opcje             na co umówiono się przy tym stole
    jazda …           własne przejazdy: wpisz jazda, by zobaczyć, jak
    cofnij, ponów     cofnij ruch, powtórz cofnięty
    zapisz PLIK       zapisz grę w pliku
    wczytaj PLIK      graj dalej z pliku
    koniec            odejdź od stołu

## Przed pierwszym ruchem

terminal-welcome = Wpisz numer tego, co chcesz zrobić, albo pomoc.
terminal-ask-names = Kto gra? Wpisz od { $least } do { $most } imion, oddzielonych przecinkami.
terminal-ask-edition = Które wydanie? Wpisz numer; Enter to 1.
terminal-ask-options = Które zasady opcjonalne? Wpisz numery; Enter to żadne.

## Co wpisano

terminal-unknown = „{ $line }” to ani numer z listy, ani polecenie. Wpisz pomoc, by zobaczyć, co można.
terminal-no-such-number = Na liście nie ma numeru { $typed }.
terminal-amount-needed = Po numerze podaj liczbę, na przykład: { $number } { $example }
terminal-rotation-needed = Po numerze podaj obrót, na przykład: { $number } { $example }
terminal-not-a-number = „{ $typed }” nie jest liczbą.
terminal-nothing-to-add = Po numerze { $number } nic nie trzeba dodawać.
terminal-not-a-rotation = Obrót to liczba od 0 do 5, nie { $typed }.
terminal-no-such-price = Na giełdzie nie ma pola £{ $typed }.
terminal-no-such-hex = Na tej mapie nie ma pola „{ $typed }”. Wpisz na przykład: pole F2
terminal-no-such-section = Żaden rozdział nie nazywa się „{ $typed }”. Wpisz zasady, by zobaczyć wszystkie.
terminal-rules-how = Wpisz zasady i numer albo słowo z tytułu.
terminal-log-empty = Jeszcze nic się nie wydarzyło.
terminal-unreadable-action = To nie jest ruch, który ta gra umie odczytać: { $why }

## Przejazdy

terminal-run-total = { $besides ->
    [0] £{ $revenue }
   *[other] £{ $revenue } i { -coin }{ $besides }{ -coin-after }
}
terminal-run-no-waysides = To samo bez zatrzymywania się po drodze
terminal-run-passing = To samo, ale { $train } mija { $at }
terminal-run-without-train = To samo bez { $train }
terminal-run-how = Wpisz jazda, pociąg i każdą stację po drodze tak, jak pokazuje je pole: jazda 2+1-0 F2.0 F2.1 F2.2 G5. Łącznik przed stacją mija ją bez zatrzymania; pola w nawiasie przed stacją mówią, którędy: (F4,G3). Średnik zaczyna następny pociąg.
terminal-run-no-train = Żaden pociąg „{ $typed }” nie może teraz jechać.
terminal-run-no-hex = „{ $typed }” nie oznacza pól tej mapy.
terminal-run-no-stop = Nie ma stacji „{ $typed }”. Wpisz pole i współrzędne, by zobaczyć stacje na polu.
terminal-run-which-stop = Na polu „{ $typed }” jest kilka stacji: podaj, która, na przykład { $typed }.0
terminal-run-no-stops = Przejazd pociągu { $typed } nie ma stacji.

## Cofanie, pliki, odejście

terminal-undone = Cofnięto. { $number ->
    [one] Został jeden ruch.
    [few] Zostały { $number } ruchy.
   *[many] Zostało { $number } ruchów.
}
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-redone = Powtórzono ruch { $number }.
terminal-nothing-to-redo = Nie ma czego powtórzyć.
terminal-file-name-needed = Podaj też nazwę pliku.
terminal-saved = Zapisano w pliku { $file }.
terminal-loaded = { $number ->
    [one] Wczytano z pliku { $file }: jeden ruch.
    [few] Wczytano z pliku { $file }: { $number } ruchy.
   *[many] Wczytano z pliku { $file }: { $number } ruchów.
}
terminal-file-unreachable = Nie można odczytać lub zapisać pliku { $file }: { $why }
terminal-file-no-game = Plik { $file } nie jest zapisaną grą: { $why }
terminal-file-move = Gry z pliku { $file } nie można odtworzyć przez ruch { $number }: { $why }
terminal-file-other-end = Grę z pliku { $file } rozegrano według innych zasad: kończy się inaczej, niż w nim zapisano.
terminal-unsaved = Ta gra nie jest zapisana. Wpisz zapisz i nazwę pliku albo jeszcze raz koniec, by odejść.
terminal-farewell = Do widzenia.

## Objaśnienia

terminal-map-key = # tory łączą, + tory się kończą, x bariera, ^ trudny teren, o wolne kółko, { ui-stop-wayside.letter } { ui-stop-wayside }, . wieś
