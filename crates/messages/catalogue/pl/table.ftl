### Słowa stołu: rundy, nagłówki, stany. Używa ich terminal i strona.

ui-language = polski
ui-title-1860 = 1860: Railways on the Isle of Wight
ui-money = £{ $amount }
ui-credits = { $amount } cc
ui-none = brak
ui-nobody = nikt
ui-yes = tak
ui-no = nie
ui-hidden = tajne
ui-unlimited = bez ograniczeń
ui-percent = { $percent }%

## Gdzie jesteśmy

ui-round-auction = Licytacja początkowa
ui-round-stock = Runda giełdowa { $number }
ui-round-operating = Runda operacyjna { $turn }.{ $round } z { $rounds }
ui-round-over = Koniec gry
ui-phase = Faza { $phase }
ui-turn-player = Ruch: { $player }
ui-turn-company = Ruch: { $player }, za spółkę { $company }
ui-turn-anybody = Ruch: ktokolwiek, za spółkę { $company }
ui-priority-deal = pierwszeństwo
ui-nationalised = po nacjonalizacji
ui-building-ended = koniec budowy

## Nagłówki

ui-players = Gracze
ui-companies = Spółki
ui-private-companies = Firmy prywatne
ui-market = Giełda
ui-trains = Pociągi
ui-map = Mapa
ui-log = Dziennik
ui-rules = Zasady
ui-choices = Co możesz zrobić
ui-bank = Bank
ui-initial-offer = Oferta początkowa
ui-bank-pool = Pula banku
ui-standings = Wynik końcowy

## Kolumny

ui-name = nazwa
ui-cash = gotówka
ui-worth = majątek
ui-certificates = certyfikaty
ui-certificate-limit = limit { $limit }
ui-no-certificate-limit = bez limitu
ui-shares = { $shares ->
    [one] 1 akcja
    [few] { $shares } akcje
   *[many] { $shares } akcji
}
ui-company = spółka
ui-director = dyrektor
ui-treasury = skarbiec
ui-par = emisja
ui-price = kurs
ui-ipo = oferta
ui-pool = pula
ui-bases-left = bazy
ui-last-run = utarg
ui-state = stan
ui-owner = właściciel
ui-held-shares = akcje
ui-held-trains = pociągi
ui-income = dochód
ui-face-value = wartość
ui-train = pociąg
ui-train-price = cena
ui-trains-left = zostało
ui-trains-left-count = { $count ->
    [one] Został 1 pociąg
    [few] Zostały { $count } pociągi
   *[many] Zostało { $count } pociągów
}
ui-rusts = na złom
ui-train-limit = pociągów na spółkę
ui-rounds-per-set = rundy operacyjne
ui-tiles = kafelki
ui-tile = kafelek
ui-rotation = obrót
ui-next-train = Następny pociąg: { $train } za { $price } cc
ui-in-the-bank-again = oddane: { $trains }

## Stany spółek i firm prywatnych

ui-state-not-open = warstwa { $layer }, jeszcze zamknięta
ui-state-unstarted = niezałożona
ui-state-started = nie ruszyła
ui-state-running = działa
ui-state-insolvent = niewypłacalna
ui-state-receivership = zarząd komisaryczny
ui-state-bankrupt = zbankrutowana
ui-state-closed = zamknięta przez British Rail
ui-private-auction = w licytacji
ui-private-waiting = jeszcze nie w grze
ui-private-bank = do kupienia od banku
ui-private-closed = zamknięta
ui-private-turned-over = odwrócona; właściciel: { $player }

## Kolory i stacje

ui-colour-plain = bez kafelka
ui-colour-yellow = żółty
ui-colour-green = zielony
ui-colour-russet = brązowy
ui-colour-grey = szary
ui-stop-city = duża stacja
ui-stop-town = mała stacja
ui-stop-halt = przystanek
ui-stop-offboard = poza planszą
ui-stop-village = wieś
ui-terrain-hill = wzgórza
ui-terrain-lowland = niziny

## Fazy 1860

phase-1860-2 = Faza 2, od początku
    .explain = Żółte kafelki. Jedna runda operacyjna po każdej giełdowej. Cztery pociągi na spółkę.
phase-1860-3 = Faza 3, z pierwszym 3+2
    .explain = Od razu zielone kafelki, a Ryde Pier jest warte 20. Od następnej rundy giełdowej po każdej są dwie operacyjne.
phase-1860-4 = Faza 4, z pierwszym 4+2
    .explain = Pociągi 2+1 idą na złom. Trzy pociągi na spółkę.
phase-1860-5 = Faza 5, z pierwszym 5+3
    .explain = Od razu brązowe kafelki, a Ryde Pier jest warte 40. Od następnej rundy giełdowej po każdej są trzy operacyjne.
phase-1860-6 = Faza 6, z pierwszym 6+3
    .explain = Pociągi 3+2 idą na złom. Dwa pociągi na spółkę. Można kupić Fishbourne, co zamyka pozostałe firmy prywatne.
phase-1860-7 = Faza 7, z pociągiem 7+4
    .explain = Pociągi 4+2 idą na złom.
phase-1860-8 = Faza 8, z pociągiem 8+4
    .explain = Pociągi 5+3 idą na złom. Sprzedaż nie obniża już kursów, a limit certyfikatów znika.
phase-1860-9 = Faza 9, z pierwszym 9+5
    .explain = Powstaje Southern Railway. Od następnej rundy giełdowej nic się już nie buduje, a przystanki się nie liczą; gdy na koniec rundy każda spółka z dyrektorem ma pociąg, koleje zostają znacjonalizowane.

## Co stoi na przeszkodzie

ui-refused = { $reason } ({ $title }, { $section })

## Stół, którego nie można przygotować

setup-unknown-title = Nie ma tu tytułu „{ $title }”; jest: { $known }.
setup-edition-not-offered = Wydanie „{ $edition }” mają tylko wczytane partie { $title }; nowy stół może wybrać: { $offered }.
setup-unknown-edition = { $title } nie ma wydania „{ $edition }”; są: { $known }.
setup-unknown-option = { $title } nie ma opcji „{ $option }”; są: { $known }.
setup-contradiction = „{ $first }” i „{ $second }” wykluczają się wzajemnie.
setup-player-count = W { $title } gra od { $least } do { $most } osób, nie { $asked }.
setup-player-name = Każdy gracz musi mieć własne imię; „{ $name }” się nie nadaje.
