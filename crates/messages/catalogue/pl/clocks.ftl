# Zegary i godziny, które ludzie mają wolne na gry.

page-error-unknown-zone = Nie ma takiej strefy czasowej.
page-error-hours = Godzinę pisze się jak 08:00, datę jak 2026-12-24.
page-error-hours-too-few = Co najmniej godzina dziennie i dwa dni tygodnia.
page-error-holidays = Urlop nie kończy się przed początkiem, a jest ich najwyżej 20, razem 100 dni.

page-hours = Twoje godziny
page-hours-explained = Kiedy masz czas na gry. Zegary gier korespondencyjnych idą tylko w tych godzinach: noce, inne dni i urlopy się nie liczą, a dzień zegara to twój dzień. Zmienione godziny liczą się od twojej następnej kolejki.
page-hours-keep = Ustal godziny
page-hours-always = Nie masz ustalonych godzin: liczy się każda godzina każdego dnia.
page-hours-zone = Strefa czasowa
page-hours-from = Od
page-hours-to = Do
page-hours-whole-day = Cały dzień
page-hours-over-midnight = Te godziny kończą się po północy i należą do dnia, w którym się zaczynają.
page-hours-days = Dni tygodnia
page-hours-day = { $day ->
    [monday] poniedziałek
    [tuesday] wtorek
    [wednesday] środa
    [thursday] czwartek
    [friday] piątek
    [saturday] sobota
   *[sunday] niedziela
}
page-hours-holidays = Urlopy
page-hours-first = Pierwszy dzień
page-hours-last = Ostatni dzień
page-hours-add-holiday = Dodaj urlop

page-error-clock = Kolejka ma od 1 do 30 dni, a rezerwa do 60; bank od 10 sekund do doby i do godziny na kolejkę.

page-clock = Zegar
page-clock-none = Bez zegara
    .explain = Każdy gra tak długo, jak potrzebuje.
page-clock-correspondence = Korespondencyjny
    .explain = Tyle dni na każdą kolejkę i rezerwa na dłuższe. Liczy się w godzinach, które ustalił każdy gracz: noce, inne dni i urlopy się nie liczą.
page-clock-live = Na żywo
    .explain = Bank na całą grę, do którego każda kolejka coś dodaje. Liczy się czas rzeczywisty.
page-clock-days = Dni na kolejkę
page-clock-reserve = Dni w rezerwie
page-clock-bank = Minut w banku
page-clock-increment = Sekund dodaje kolejka
page-clock-when-up = Gdy czas się skończy
page-clock-reminder = Przypomnienie
    .explain = Mówi się to raz, a kolejka trwa dalej.
page-clock-computer = Komputer zajmuje miejsce
    .explain = Gra, dopóki gracz nie wróci na swoje miejsce.
page-clock-pass = Pas
    .explain = Serwer pasuje do końca kolejki; gdzie pasować nie można, decyduje komputer.
page-clock-computer-kind = Komputer, który wkracza
page-clock-stops = Zegary stoją, gdy ktoś prosi o cofnięcie ruchów
    .explain = Najwyżej dwa dni w grze korespondencyjnej albo pięć minut.

page-clock-agreed-correspondence = { $days ->
    [one] dzień na kolejkę
   *[other] { $days } dni na kolejkę
}, { $reserve ->
    [0] bez rezerwy
    [one] dzień w rezerwie
   *[other] { $reserve } dni w rezerwie
}
page-clock-agreed-live = { $minutes } min i { $seconds } s na kolejkę
page-clock-agreed-reminder = potem przypomnienie
page-clock-agreed-computer = potem miejsce zajmuje komputer: { $computer }
page-clock-agreed-pass = potem pas; gdzie pasować nie można, decyduje komputer: { $computer }
page-clock-agreed-stops = stoi, gdy ktoś prosi o cofnięcie

page-clock-days-hours = { $days } d { $hours } h
page-clock-hours-minutes = { $hours } h { $minutes } min
page-clock-minutes = { $minutes } min
page-clock-over = { $time } po czasie
page-clock-left = zostało { $time }
page-clock-left-of-bank = w banku zostało { $time }
page-clock-left-of-reserve = w rezerwie zostało { $time }
page-clock-due = Czas się skończy: { $when }.
page-clock-reserve-from = Rezerwa zacznie się: { $when }.
page-clock-rests = Odpoczywa do: { $when }.
page-clock-was-up = Czas się skończył: { $when }.
page-clock-stopped = Zegary stoją z powodu prośby o cofnięcie ruchów, najwyżej do: { $when }.
page-clock-uses-reserve = z rezerwy
page-clock-by-clock = zrobione, bo czas się skończył
page-time-left = Pozostały czas

page-log-time-up = { $player } nie ma już czasu.
page-log-time-up-pass = { $player } nie ma już czasu: pasuje do końca kolejki.
page-log-time-up-computer = { $player } nie ma już czasu, miejsce zajmuje komputer: { $computer ->
    [magnate] magnat
    [director] dyrektor
    [guest] gość
   *[other] przypadek
}.
