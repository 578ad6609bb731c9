# Zegary i godziny, które ludzie mają wolne na gry.

page-error-unknown-zone = Nie ma takiej strefy czasowej.
page-error-hours = Godzinę pisze się jak 08:00, datę jak 2026-12-24.
page-error-hours-too-few = Co najmniej godzina dziennie i dwa dni tygodnia.
page-error-holidays = Urlop nie kończy się przed początkiem, a jest ich najwyżej 20, razem 100 dni.

page-hours = Twoje godziny
page-hours-explained = Kiedy masz czas na gry. Zegary gier korespondencyjnych idą tylko w tych godzinach: noce, inne dni i urlopy się nie liczą, a dzień zegara to twój dzień.
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
