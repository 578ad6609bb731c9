### Słowa stołu: rundy, nagłówki, stany. Używa ich terminal i strona.

# Jak zapisuje się pieniądze spółek: co stoi przed liczbą i co po niej. Tytuł, w którym spółki nie używają funtów,
# mówi jedno i drugie po swojemu.
-coin = £
-coin-after = { "" }

ui-language = polski
ui-money = £{ $amount }
ui-company-money = { -coin }{ $amount }{ -coin-after }
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

## Nagłówki

ui-players = Gracze
ui-companies = Spółki
ui-private-companies = Firmy prywatne
ui-boxes = Na polach licytacji
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
ui-offer = oferta
ui-pool = pula
ui-tokens-left = żetony
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
ui-next-train = Następny pociąg: { $train } za { -coin }{ $price }{ -coin-after }
ui-in-the-bank-again = oddane: { $trains }

## Stany spółek i firm prywatnych

ui-state-not-open = jeszcze zamknięta
ui-state-unstarted = niezałożona
ui-state-started = nie ruszyła
ui-state-running = działa
ui-state-closed = zamknięta
ui-private-auction = w licytacji
ui-private-waiting = jeszcze nie w grze
ui-private-bank = do kupienia od banku
ui-private-closed = zamknięta

## Kolory i stacje

ui-colour-plain = bez kafelka
ui-colour-yellow = żółty
ui-colour-green = zielony
ui-colour-russet = brązowy
ui-colour-grey = szary
ui-stop-city = miasto
ui-stop-town = miasteczko
ui-stop-wayside = przystanek po drodze
    .letter = p
ui-stop-offboard = poza planszą
ui-stop-village = wieś
ui-terrain-hill = wzgórza
ui-terrain-lowland = niziny

## Co stoi na przeszkodzie

ui-refused = { $reason } ({ $title }, { $section })

## Stół, którego nie można przygotować

setup-unknown-title = Nie ma tu tytułu „{ $title }”; jest: { $known }.
setup-edition-not-offered = Wydanie „{ $edition }” mają tylko wczytane partie { $title }; nowy stół może wybrać: { $offered }.
setup-unknown-rules = Ta gra używa wersji { $version } zasad { $title }. Ten Bradshaw zna wersje od 1 do { $newest }. Użyj nowszego programu Bradshaw.
setup-unknown-edition = { $title } nie ma wydania „{ $edition }”; są: { $known }.
setup-unknown-option = { $title } nie ma opcji „{ $option }”; są: { $known }.
setup-needs = „{ $option }” wymaga: { $needed }.
setup-contradiction = „{ $first }” i „{ $second }” wykluczają się wzajemnie.
setup-player-count = W { $title } gra od { $least } do { $most } osób, nie { $asked }.
setup-player-name = Każdy gracz musi mieć własne imię; „{ $name }” się nie nadaje.
