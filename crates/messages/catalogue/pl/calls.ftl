### Wezwania: co mówi się ludziom i kanałom i jak to ustawić.

call-test = Wiadomości od Bradshaw docierają tutaj.
    .subject = Bradshaw: próba
call-turn = Twoja kolej przy stole „{ $table }”.
    .subject = Bradshaw: twoja kolej
call-reminder = Od doby jest twoja kolej przy stole „{ $table }”.
    .subject = Bradshaw: od doby jest twoja kolej
call-time-up = Twój czas przy stole „{ $table }” się skończył.
    .subject = Bradshaw: twój czas się skończył
call-over = Gra przy stole „{ $table }” skończona.
    .subject = Bradshaw: koniec gry
call-digest = Stoły z wiadomościami dla ciebie: { $count }
    .subject = Bradshaw: wieści od twoich stołów
call-table-started = „{ $table }”: gra się zaczęła. Kolej: { $names }.
call-table-turn = „{ $table }”: kolej: { $names }.
call-table-over = „{ $table }”: gra skończona. { $names }

page-error-duplicate-webhook = Ten sam webhook jest podany dwa razy.
page-error-digest = Wybierz co 1 do 24 godzin albo porę dnia.
page-error-device = Subskrypcji tej przeglądarki nie można użyć.
page-error-device-name = Nazwa ma od 1 do 60 widocznych znaków.
page-error-no-push = Ten serwer nie wzywa przeglądarek.
page-error-too-many-devices = Masz tu już za dużo przeglądarek: najpierw usuń którąś.

page-calls = Wezwania
page-calls-explained = Wzywamy cię, gdy przyjdzie twoja kolej i gdy gra się skończy, chyba że patrzysz.
page-calls-browsers = Przeglądarki
page-calls-here = Wzywaj mnie w tej przeglądarce
page-calls-here-explained = Powiadomieniem, także gdy ta strona jest zamknięta.
page-calls-not-secure = Przeglądarki pozwalają się wzywać tylko przez https: otwórz Bradshaw pod takim adresem albo poproś o to prowadzących serwer.
page-calls-not-able = Tej przeglądarki nie można wzywać. Na iPhonie lub iPadzie dodaj najpierw tę stronę do ekranu początkowego.
page-calls-denied = Ta przeglądarka ma nie pokazywać stąd powiadomień: zezwól na nie w jej ustawieniach.
page-calls-failed = Usługa powiadomień tej przeglądarki nie odpowiada.
page-calls-this = ta przeglądarka
page-calls-never = jeszcze nie wzywana
page-calls-last = ostatnie wezwanie { $ago }
page-calls-name = Nazwa przeglądarki
page-calls-mail = Poczta
page-calls-webhooks = Webhooki
page-calls-webhook-where = Dla których stołów
page-calls-webhook-all = Wszystkie stoły
page-calls-shape-json = JSON
page-calls-shape-slack = Slack
page-calls-shape-discord = Discord
page-calls-shape-matrix = Matrix (hookshot)
page-calls-when = Kiedy
page-calls-digest-now = Od razu, każdy stół osobno
page-calls-digest-every = Razem, co kilka godzin
page-calls-digest-daily = Razem, raz dziennie
page-calls-digest = Kolej przy kilku stołach
page-calls-hours = Co ile godzin
page-calls-at = O godzinie ({ $zone })
page-calls-quiet = Tylko w moich godzinach
page-calls-quiet-explained = Co przyjdzie o innej porze, powiemy na ich początku, jeśli to nadal prawda. Ustaw je pod „Twoje godziny”.
page-calls-reminder = Przypomnij mi, gdy od doby jest moja kolej

page-calls-outcome-taken = Przyjęto.
page-calls-outcome-unconfirmed = Adres nie jest jeszcze potwierdzony.
page-calls-outcome-no-mail = Stąd nie wysyła się poczty.
page-calls-outcome-no-address = To nie jest adres, pod który można wzywać.
page-calls-outcome-inside = To adres wewnątrz własnej sieci serwera.
page-calls-outcome-too-many = Ostatnio za dużo wezwań; poczekaj chwilę.
page-calls-outcome-unreachable = Nikt tam tego nie przyjmuje.
page-calls-outcome-late = Odpowiedź nie przyszła na czas.
page-calls-outcome-answered = Nie przyjęto: odpowiedź brzmiała { $status }.
page-calls-outcome-gone = Usługa powiadomień nie zna już tej przeglądarki; usunięto ją.
page-calls-outcome-unreadable = Klucze tej przeglądarki nie pasują; usuń ją i włącz wezwania na nowo.

page-table-hooks = Kanał tego stołu
page-table-hooks-explained = Te webhooki dowiadują się, że gra się zaczęła, czyja jest kolej i jak się skończyła. Widzisz je tylko ty.
page-table-hooks-language = Język

page-offline = Brak połączenia: to stół, jaki był { $when }. Możesz się rozejrzeć, ale nic nie można zrobić, póki połączenie nie wróci.
page-offline-tables = Te stoły można obejrzeć, jakie były:
page-offline-when = stan z { $when }
page-offline-try = Spróbuj znowu
