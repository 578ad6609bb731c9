### Co mówi tylko 1860 i co mówi własnymi słowami: wiadomość, którą mają też wspólne katalogi, brzmi tak,
### jak zapisano ją tutaj.

## Gra

ui-title = 1860: Railways on the Isle of Wight
page-play-now-explained = 1860 na wyspie Wight, ty przeciw dwóm graczom komputerowym. Bez konta i bez ustawień.

## Pieniądze spółek

-coin = { "" }
-coin-after = { " " }cc

## Wydania i opcjonalne zasady, jak je wylicza titles::t1860::options

edition-second = Drugie wydanie (2009)
    .explain = Zasady, według których gramy, jeśli nie umówiono się inaczej: rozszerzona mapa, a pociągi mogą mijać małe stacje bez zatrzymania.
edition-first = Pierwsze wydanie (2004)
    .explain = Pierwotna mapa, a na każdej małej stacji na trasie trzeba się zatrzymać. Zawiera dwa warianty, których w drugim wydaniu już nie ma.
edition-recorded = Jak w zapisach z sieci
    .explain = Dla gier zaimportowanych z 18xx.games: drugie wydanie z odstępstwami tego serwisu od instrukcji. Nie dla nowych stołów.
option-original_map = Pierwotna mapa
    .explain = Gra na stronie planszy bez Norton Green, Totland i pola na południe od Shorwell oraz z jednym kafelkiem 770 i jednym 776 mniej. Najlepsza dla dwóch lub trzech graczy.
option-original_game = Pierwotna gra
    .explain = Zasady pierwszego wydania: pierwotna mapa, a pociągi nie mogą mijać małych stacji bez zatrzymania. Przystanki nadal można mijać.
option-no_skip_towns = Bez mijania małych stacji
    .explain = Pociąg musi zatrzymać się na każdej małej stacji na swojej trasie; trasa, na której jest ich więcej, niż pociąg może obsłużyć, jest niedozwolona.
option-original_insolvency = Pierwotny przychód niewypłacalnych
    .explain = Niewypłacalna spółka prowadzi dzierżawiony pociąg tak jak własny i otrzymuje połowę przychodu, zaokrągloną w górę do dziesiątek, oraz całą dotację za przystanki.
option-simplified_insolvency = Uproszczony przychód niewypłacalnych
    .explain = Dzierżawiony pociąg zawsze przynosi kwotę z karty niewypłacalności: 40 cc i 20 cc za każdą dużą stację, którą mógłby obsłużyć, bez względu na to, dokąd dojedzie. Ułatwia życie spółkom z krótkimi trasami.
option-ignore_layers = Spółki w dowolnej kolejności
    .explain = Spółki zakłada się w dowolnej kolejności, a nie warstwami. Kolejną można założyć tylko wtedy, gdy najwyżej jedna z już założonych jeszcze nie działała albo gdy w ofercie początkowej nie ma już akcji założonych spółek.
option-non_operated_full_value = Pełna cena przed pierwszym działaniem
    .explain = Akcje spółki, która jeszcze nie działała, sprzedaje się po pełnym kursie zamiast po połowie. Bardzo zmienia początek gry.
option-destinations = Miejsca docelowe
    .explain = Spółka otrzymuje premię w cc, gdy jej przejazdy po raz pierwszy połączą jej bazę macierzystą z jednym z jej miejsc docelowych.
option-variable_private_revenue = Zmienny dochód firm prywatnych
    .explain = Dochody firm prywatnych zmieniają się wraz z wydarzeniami na wyspie. Nie można ich sprzedawać ani wymieniać, ale można je odwracać, a Fishbourne żadnej z nich nie zamyka.
option-accelerated_track = Szybsza budowa
    .explain = W jednej turze spółka może też położyć żółty kafelek i zmodernizować inny, jeśli na żadnym z nich nie ma dużej stacji.
option-no_train_limit = Bez limitu pociągów
    .explain = Spółki mogą mieć dowolną liczbę pociągów w każdej fazie.
option-two_seven_trains = Dwa pociągi 7+4
    .explain = Są dwa pociągi 7+4 zamiast jednego: trochę więcej czasu dla graczy, którzy dopiero poznają grę.
option-open_treasuries = Jawne skarbce
    .explain = Każdy może znać stan skarbca każdej spółki, nie tylko jej akcjonariusze.
option-re_enter_hexes = Przejazdy mogą wracać na pole
    .explain = Przejazd może wrócić na pole, które opuścił, byle nie używał dwa razy tych samych torów. Nie ma tego w żadnej instrukcji, ale w sieci często się tak gra.

## Fazy

phase-2 = Faza 2, od początku
    .explain = Żółte kafelki. Jedna runda operacyjna po każdej giełdowej. Cztery pociągi na spółkę.
phase-3 = Faza 3, z pierwszym 3+2
    .explain = Od razu zielone kafelki, a Ryde Pier jest warte 20. Od następnej rundy giełdowej po każdej są dwie operacyjne.
phase-4 = Faza 4, z pierwszym 4+2
    .explain = Pociągi 2+1 idą na złom. Trzy pociągi na spółkę.
phase-5 = Faza 5, z pierwszym 5+3
    .explain = Od razu brązowe kafelki, a Ryde Pier jest warte 40. Od następnej rundy giełdowej po każdej są trzy operacyjne.
phase-6 = Faza 6, z pierwszym 6+3
    .explain = Pociągi 3+2 idą na złom. Dwa pociągi na spółkę. Można kupić Fishbourne, co zamyka pozostałe firmy prywatne.
phase-7 = Faza 7, z pociągiem 7+4
    .explain = Pociągi 4+2 idą na złom.
phase-8 = Faza 8, z pociągiem 8+4
    .explain = Pociągi 5+3 idą na złom. Sprzedaż nie obniża już kursów, a limit certyfikatów znika.
phase-9 = Faza 9, z pierwszym 9+5
    .explain = Powstaje Southern Railway. Od następnej rundy giełdowej nic się już nie buduje, a przystanki się nie liczą; gdy na koniec rundy każda spółka z dyrektorem ma pociąg, koleje zostają znacjonalizowane.

## Co się stało

event-private-turned-over = { $player } odwraca firmę { $private }: nie przynosi już dochodu i nie liczy się jako certyfikat.
event-private-income-changed = Firma { $private } przynosi odtąd £{ $income } w każdej rundzie operacyjnej.
event-home-token-placed = { $company } stawia bazę macierzystą na stacji { $at }.
event-no-home-tile = Na pole { $hex }, siedzibę { $company }, nie ma już pasującego kafelka: baza stoi tam bez torów.
event-token-placed = { $cost ->
    [0] { $company } buduje bazę na stacji { $at }.
   *[other] { $company } buduje bazę na stacji { $at } za { $cost } cc.
}
event-company-passed = { $step ->
    [track] { $company } nie kładzie więcej torów.
    [token] { $company } nie buduje bazy.
    [trains] { $company } nie kupuje więcej pociągów.
   *[other] { $company } pasuje.
}
event-ran = { $besides ->
    [0] { $company }: pociąg { $train } zarabia £{ $revenue } na trasie: { $stops }.
   *[other] { $company }: pociąg { $train } zarabia £{ $revenue } i { $besides } cc dotacji na trasie: { $stops }.
}
event-ran-leased = { $company }: dzierżawiony pociąg { $train } zarabia { $revenue } cc na trasie: { $stops }.
event-subsidy = { $company } otrzymuje { $amount } cc dotacji za przystanki.
event-destination-reached = { $company } łączy swoją siedzibę z polem { $hex } i otrzymuje { $bonus } cc.
event-insolvent = { $company } ma trasę, ale nie ma pociągu: jest niewypłacalna.
event-solvent = { $company } odzyskuje wypłacalność.
event-bankrupt = { $company } bankrutuje: wszystkie jej akcje wracają do oferty początkowej bez odszkodowania.
event-refloated = { $company } rusza ponownie i otrzymuje { $capital } cc oprócz tego, co jej zostało.
event-stock-round-broken = Bankructwo natychmiast kończy tę rundę giełdową; zaczyna się nowa.
event-sales-no-longer-lower-prices = Od teraz sprzedaż nie obniża kursów i nie obowiązuje limit certyfikatów.
event-southern-forms = Powstaje Southern Railway: tory i bazy można budować do najbliższej rundy giełdowej.
event-building-ends = Koniec budowy: nie ma już nowych torów ani baz, a przystanki się nie liczą.
event-nationalised = Koleje zostają znacjonalizowane: powstaje British Rail i odtąd są już tylko rundy operacyjne.
event-company-closed = British Rail zamyka spółkę { $company }; wypłaciła £{ $revenue }.
event-bank-broken = Bank nie ma już pieniędzy: gra skończy się wraz z tą rundą operacyjną albo, jeśli trwa runda giełdowa, wraz z następną operacyjną.
event-top-of-market = Kurs { $company } osiąga szczyt giełdy: gra skończy się wraz z tą rundą operacyjną.
event-game-over = { $reason ->
    [bank] Koniec gry: bank nie ma już pieniędzy.
    [stock-market] Koniec gry: kurs osiągnął szczyt giełdy.
    [nationalisation] Koniec gry: British Rail zamyka ostatnie linie.
    [standstill] Koniec gry: stoi w miejscu, nikt nie może już nic zrobić.
    [turn-limit] Koniec gry: zapisana partia ma najwyżej sto tur.
   *[other] Koniec gry.
}

## Dlaczego ruch nie został wykonany

refusal-too-early-to-sell-private = Firmy prywatne można sprzedawać bankowi dopiero po pierwszej rundzie giełdowej.
refusal-forbidden-by-option = { $option ->
    [variable_private_revenue] Opcje tego stołu na to nie pozwalają: zob. „{ option-variable_private_revenue }”.
   *[other] Opcje tego stołu na to nie pozwalają: { $option }.
}
refusal-company-bankrupt = Spółka { $company } zbankrutowała i jeszcze nie ruszyła ponownie.
refusal-layer-closed = { $company } należy do warstwy { $layer }, a otwarte są warstwy do { $open }.
refusal-too-many-unoperated = { $company } musi poczekać: więcej niż jedna z założonych spółek jeszcze nie działała, a w ofercie początkowej są wciąż akcje założonych spółek.
refusal-directors-certificate-needs-share = Certyfikat dyrektora { $company } może wziąć tylko ktoś, kto ma już jej akcję.
refusal-second-tile-too-much = Kafelek { $tile } to za dużo na tę turę po tym, co już położono.
refusal-not-connected = Kafelek na polu { $hex } musi łączyć się z torami prowadzącymi do bazy spółki i nieodciętymi przez zablokowaną stację.
refusal-upgrade-needs-train = Spółka bez pociągu nie może modernizować torów.
refusal-out-of-reach = Żaden pociąg spółki nie dojedzie z jej bazy na pole { $hex }.
refusal-nothing-gained = Ta modernizacja pola { $hex } nie daje spółce ani nowych torów, po których mogłaby jeździć, ani większej wartości na jej trasach.
refusal-insolvent-may-not = { $company } jest niewypłacalna: żadnych baz, modernizacji ani torów, za które się płaci.
refusal-no-station-there = { $at }: tu nie ma dużej stacji.
refusal-no-free-circle = { $owners ->
    [none] Na stacji { $at } nie ma wolnego kółka.
   *[other] Na stacji { $at } nie ma wolnego kółka; stoją tam bazy: { $owners }.
}
refusal-kept-for-home = Wolne kółko na stacji { $at } czeka na bazę macierzystą { $company }.
refusal-token-on-hex = Spółka ma już bazę na polu { $hex }.
refusal-station-not-reached = Tory z baz spółki nie prowadzą do stacji { $at }, chyba że przez zablokowaną stację.
refusal-no-token-left = { $company } nie ma już żetonów baz.
refusal-below-maximum = Po nacjonalizacji { $company } zarabia tyle, ile może: { $maximum }, a nie { $revenue }.
refusal-ends-in-halt = Przejazd nie może kończyć się na przystanku: { $at }.
refusal-no-token-on-run = Na trasie pociągu { $train } nie ma żadnej bazy spółki.
refusal-home-not-visited = Jeden z przejazdów musi odwiedzić bazę macierzystą { $company }.
refusal-too-many-large = { $allowed ->
    [one] Pociąg { $train } może obsłużyć jedną dużą stację, nie { $count }.
    [few] Pociąg { $train } może obsłużyć { $allowed } duże stacje, nie { $count }.
   *[many] Pociąg { $train } może obsłużyć { $allowed } dużych stacji, nie { $count }.
}
refusal-too-many-stops = { $allowed ->
    [one] Pociąg { $train } może zatrzymać się raz, nie { $count } razy.
   *[many] Pociąg { $train } może zatrzymać się { $allowed } razy, nie { $count }.
}
refusal-large-not-called = Na dużej stacji po drodze trzeba się zatrzymać: { $at }.
refusal-small-not-called = Na tej małej stacji trzeba się zatrzymać: { $at }.
refusal-tokened-out = { $owners ->
    [none] Stacja { $at } jest zablokowana; w jednej turze można przejechać tylko przez jedną taką stację.
   *[other] Stacja { $at } jest zablokowana ({ $owners }); w jednej turze można przejechać tylko przez jedną taką stację.
}
refusal-halts-not-counted = Przystanki już się nie liczą: { $at }.
refusal-last-train = { $seller } zostałaby bez pociągu; może go kupić tylko spółka, która sama żadnego nie ma.
refusal-bank-trains-only = Po nacjonalizacji pociągi można kupować tylko od banku.

## Na co czeka stół, co można zrobić, o co się pyta

step-home-tile = Kafelek w siedzibie
    .awaited = kafelek w siedzibie spółki
    .prompt = Połóż kafelek pod bazą macierzystą.
step-token = Baza
    .awaited = budowę bazy
    .prompt = Zbuduj bazę albo spasuj.
step-consent = Zgoda
    .awaited = odpowiedź innego dyrektora
    .prompt = Inna spółka chce kupić pociąg: zgódź się albo odmów.
choice-pass = { $step ->
    [bidding] Spasuj: nie licytuj już w tej licytacji
    [trading] Spasuj albo zakończ turę
    [track] Nie kładź więcej torów
    [token] Nie buduj bazy
    [trains] Nie kupuj więcej pociągów
    [home-tile] Graj dalej bez kafelka
   *[other] Spasuj
}
choice-close-private = Odwróć firmę { $private }
choice-place-token = { $cost ->
    [0] Zbuduj bazę na stacji { $at }
   *[other] Zbuduj bazę na stacji { $at } za { $cost } cc
}
choice-run = { $badge ->
    [badge-leases] Wyślij dzierżawiony pociąg: { $trains }
   *[other] Wyślij pociągi: { $trains }
}
question-sell-train = { $buyer } oferuje spółce { $seller } { $price } cc za pociąg { $train }

## Znaki: stan gry, spółki, firmy prywatnej

badge-building-ended = koniec budowy
badge-nationalised = po nacjonalizacji
badge-insolvent = niewypłacalna
badge-bankrupt = zbankrutowana
badge-receivership = zarząd komisaryczny
badge-leases = dzierżawi { $train }
badge-turned-over = odwrócona; właściciel: { $player }

## Fakty

fact-layer = warstwa { $layer }
fact-length = obsługuje duże stacje ({ $large }) i dalsze przystanki ({ $small })
fact-ending = { $reason ->
    [bank] bank nie ma już pieniędzy
    [stock-market] kurs osiągnął szczyt giełdy
    [nationalisation] British Rail zamyka ostatnie linie
    [standstill] nikt nie może już nic zrobić
    [turn-limit] zapisana partia ma najwyżej sto tur
   *[other] gra się kończy
}

## Giełda: co wyróżnia niektóre pola, i to samo jednym słowem

zone-par = tu zaczynają spółki
    .short = cena emisyjna
zone-red-letter = pierwsza sprzedana akcja nie obniża ceny
    .short = strefa czerwonych liczb
zone-end = kończy grę
    .short = koniec
zone-bankrupt = bankructwo
    .short = bankructwo

## Słowa stołu

ui-tokens-left = bazy
ui-state-not-open = warstwa { $layer }, jeszcze zamknięta
ui-state-closed = zamknięta przez British Rail
ui-stop-city = duża stacja
ui-stop-town = mała stacja
ui-stop-wayside = przystanek
    .letter = h

## Terminal

terminal-run-no-waysides = To samo bez zatrzymywania się na przystankach

## Strona

page-no-token-possible = Nie ma teraz gdzie zbudować bazy.
page-tokens = bazy
page-tokens-left = { $count ->
    [0] więcej nie ma
   *[other] zostało { $count }, następna { $cost } cc
}
page-hint-token = Baza pozwala spółce jeździć z innego miasta i może zatrzymać innych. Często warto poczekać.
page-besides = Dotacja
page-aim-total = Najlepsze z dotacją
page-aim-besides = Największa dotacja, ta sama zmiana ceny
page-stopped-company-in-trouble = koniec: spółka jest niewypłacalna albo zbankrutowała
page-half-price = { $why ->
    [none] pół ceny: spółka nie ma pociągu
   *[other] pół ceny: spółka nie ma pociągu, { $why }
}
page-at-lower-price = po połowie { $price }

## Co poprawiają nowsze wersje zasad

correction-penniless-turn = W partiach importowanych z 18xx.games gracz bez pieniędzy jest pomijany w rundzie giełdowej, nawet gdy bank ma do sprzedania spółkę prywatną.
correction-left-hexes = Tory liczą się przy budowie tylko wtedy, gdy pociąg może do nich dojechać bez ponownego wjazdu na opuszczone pole, chyba że stół gra z ponownym wjazdem (Running Trains, Laying Track, Upgrading Track).
