### Co mówi tylko 1862 i co mówi własnymi słowami: wiadomość, którą mają też wspólne katalogi, brzmi tak,
### jak zapisano ją tutaj.

## Gra

ui-title = 1862: Railway Mania in the Eastern Counties
page-play-now-explained = 1862 we wschodnich hrabstwach Anglii, ty przeciw dwóm graczom komputerowym. Bez konta i bez ustawień.

## Wydania i opcjonalne zasady, jak je wylicza titles::t1862::options

edition-rulebook = Instrukcja
    .explain = Zasady wydanej gry, z naszymi rozstrzygnięciami tam, gdzie instrukcja czegoś nie mówi albo sobie przeczy.
edition-recorded = Jak w zapisach z sieci
    .explain = Dla gier zaimportowanych z 18xx.games: instrukcja z odstępstwami tego serwisu. Nie dla nowych stołów.
edition-recorded-2021 = Jak w zapisach z sieci do roku 2021
    .explain = Dla partii wczytanych z 18xx.games, rozegranych wtedy, gdy pola tras towarowych do obszarów poza planszą liczono tam po staremu. Nie dla nowych stołów.
option-short_length = Krótka gra
    .explain = Mniej pociągów: sześć A, pięć B, cztery C i trzy D. Fazy następują po sobie szybciej.
option-long_length = Długa gra
    .explain = Więcej pociągów: siedem A, sześć B, pięć C i cztery D. Stare pociągi jeżdżą dłużej.
option-simple_express = Prosta gra ekspresowa
    .explain = Wszystkie pociągi są ekspresowe, zezwoleń się nie używa, a spółka może mieć cztery pociągi, od fazy E trzy, od fazy G dwa. Polecana tym, którzy nie znają gier 18xx.
option-simple_freight = Prosta gra towarowa
    .explain = Wszystkie pociągi są towarowe, zezwoleń się nie używa, a spółka może mieć cztery pociągi, od fazy E trzy, od fazy G dwa. Polecana tym, którzy nie znają 1862.
option-advanced_freight = Zaawansowana gra towarowa
    .explain = Są tylko pociągi towarowe i lokalne, po osiem zezwoleń na każdy rodzaj.
option-advanced_express = Zaawansowana gra ekspresowa
    .explain = Są tylko pociągi ekspresowe i lokalne, po osiem zezwoleń na każdy rodzaj.
option-shorter_game = Skrócona gra
    .explain = LNER powstaje po pierwszym pociągu E, a nie H, a pociągi D nigdy nie idą na złom. Pociągów jest tyle, co w krótkiej grze, a od pięciu graczy tyle, co w zwykłej.
option-new_players = Gra dla początkujących
    .explain = Spółki zakłada się tylko w parlamencie; nie odkupują akcji, nie kupują gwarancji i nie mogą wykonać manewru George’a Hudsona. Graj z jedną z prostych gier.
option-eight_tokens = Osiem znaczników stacji
    .explain = Spółka może mieć osiem znaczników stacji zamiast siedmiu. Pod koniec gry blokowanie jest ostrzejsze.
option-no_extra_companies = Bez dodatkowych spółek
    .explain = Przy siedmiu i ośmiu graczach gra zwykle zaczyna się z jedną lub dwiema spółkami więcej. Bez nich jest ich szesnaście, jak przy mniejszej liczbie graczy.
option-first_edition_home_marker = Znacznik macierzysty jak w pierwszym wydaniu
    .explain = Spółka, której znacznik macierzysty czeka obok pełnego kafelka albo stoi na polu bez kafelka, nie musi w pierwszej turze budować w swojej siedzibie.

## Fazy

phase-A = Faza A, od początku
    .explain = Żółte kafelki. Jedna runda operacyjna po każdej giełdowej. Trzy pociągi każdego rodzaju na spółkę. Obszary poza planszą płacą najniższą kwotę.
phase-B = Faza B, z pierwszym pociągiem B
    .explain = Od razu zielone kafelki i cztery kolejne spółki. Od następnej rundy giełdowej po każdej są dwie operacyjne.
phase-C = Faza C, z pierwszym pociągiem C
    .explain = Pociągi A idą na złom, prócz tych na gwarancji. Dochodzą ostatnie cztery spółki. Obszary poza planszą płacą środkową kwotę.
phase-D = Faza D, z pierwszym pociągiem D
    .explain = Od razu brązowe kafelki. Od następnej rundy giełdowej po każdej są trzy operacyjne.
phase-E = Faza E, z pierwszym pociągiem E
    .explain = Pociągi B idą na złom, prócz tych na gwarancji. Dwa pociągi każdego rodzaju na spółkę. Obszary poza planszą płacą najwyższą kwotę.
phase-F = Faza F, z pierwszym pociągiem F
    .explain = Pociągi C idą na złom, prócz tych na gwarancji.
phase-G = Faza G, z pociągiem G
    .explain = Pociągi D idą na złom, prócz tych na gwarancji. Trzy pociągi na spółkę, dowolnego rodzaju.
phase-H = Faza H, z pierwszym pociągiem H
    .explain = Po tym zestawie rund operacyjnych powstaje LNER; potem jest jeszcze runda giełdowa i trzy ostatnie operacyjne.

## Co się stało: parlament, zobowiązania, start spółek

event-parliament-begins = Obraduje parlament: zaczyna się runda parlamentu { $turn }.
event-proposed = { $player } zgłasza spółkę { $company } i licytuje £{ $amount }.
event-no-proposal = { $player } nie zgłasza spółki.
event-charter-won = { $player } zdobywa za £{ $amount } koncesję { $company } i ma obowiązek doprowadzić do startu spółki.
event-fined = { $company } nie ruszyła: { $player } dostaje karę £{ $amount }.
event-fine-paid = { $left ->
    [0] { $player } płaci £{ $amount }: kara jest spłacona.
   *[other] { $player } płaci £{ $amount } kary; zostaje £{ $left }.
}
event-fine-forgiven = { $player } nie ma już czego sprzedać: £{ $amount } kary przepada.
event-returned = { $company } wraca do IPO.
event-markers-bought = { $count ->
    [one] { $company } kupuje { $count } znacznik stacji za £{ $cost }.
    [few] { $company } kupuje { $count } znaczniki stacji za £{ $cost }.
   *[many] { $company } kupuje { $count } znaczników stacji za £{ $cost }.
}
event-company-started = { $player } zakłada spółkę { $company } po £{ $par } za akcję i płaci £{ $price } za certyfikat dyrektora.
event-share-bought = { $from ->
    [offer] { $player } kupuje akcję { $company } z IPO za £{ $price }.
    [pool] { $player } kupuje akcję { $company } z puli banku za £{ $price }.
   *[other] { $player } kupuje od spółki { $company } jej własną akcję za £{ $price }.
}
event-directors-certificate-split = { $player } sprzedaje część certyfikatu dyrektora { $company } i za resztę bierze pojedyncze akcje.
event-receivership = { $company } nie ma dyrektora: przechodzi pod zarząd komisaryczny.

## Co się stało: fuzje i refinansowanie

event-merger-proposed = { $company } proponuje połączenie ze spółką { $partner }.
event-merger-declined = Dyrektor { $partner } nie chce połączenia ze spółką { $company }.
event-merges = { $company } zostaje włączona do spółki { $survivor }; kurs { $survivor } wynosi teraz £{ $price }.
event-refinances = { $company } refinansuje się: akcje łączą się dwie w jedną, a spółka otrzymuje £{ $amount }.
event-shares-returned = { $shares ->
    [one] { $player } oddaje akcję { $company } do puli banku.
    [few] { $player } oddaje { $shares } akcje { $company } do puli banku.
   *[many] { $player } oddaje { $shares } akcji { $company } do puli banku.
}
event-company-shares-returned = { $shares ->
    [one] { $company } oddaje akcję { $of } do puli banku.
    [few] { $company } oddaje { $shares } akcje { $of } do puli banku.
   *[many] { $company } oddaje { $shares } akcji { $of } do puli banku.
}
event-shares-swapped = { $shares ->
    [one] { $player } wymienia akcję na akcję spółki, która pozostaje.
    [few] { $player } wymienia { $shares } akcje na akcje spółki, która pozostaje.
   *[many] { $player } wymienia { $shares } akcji na akcje spółki, która pozostaje.
}
event-unswappable-sold = { $holder } nie ma na co wymienić certyfikatu { $company }: bank kupuje go za £{ $amount }.
event-option-redeemed = { $holder } wykupuje opcję na { $company } za £{ $amount }.
event-option-relinquished = { $holder } oddaje opcję na { $company } do puli banku za £{ $amount }.
event-takes-over = { $company } przejmuje wszystko, co ma { $from }, w tym £{ $cash }.
event-marker-removed = { $company } zdejmuje z mapy swój znacznik: { $at }.

## Co się stało: budowa i przejazdy

event-home-token-placed = { $company } stawia znacznik macierzysty na stacji { $at }.
event-home-waits = Na polu { $hex } nie ma wolnego kółka: znacznik macierzysty { $company } czeka tam na modernizację kafelka.
event-displaced = { $by } potrzebuje swojej siedziby na polu { $hex }: znacznik spółki { $company } wraca na jej kartę.
event-token-placed = { $cost ->
    [0] { $company } stawia znacznik na stacji { $at }.
   *[other] { $company } stawia znacznik na stacji { $at } za £{ $cost }.
}
event-linked-to-london = { $company } buduje połączenie z Londynem.
event-small-station = { $company } buduje małą stację na polu { $hex }.
event-company-passed = { $step ->
    [merging] { $company } z nikim się nie łączy.
    [track] { $company } nic więcej nie buduje.
    [token] { $company } nie stawia znacznika.
    [trains] { $company } nie kupuje więcej pociągów.
    [redeeming] { $company } nie odkupuje akcji.
    [acquiring] { $company } nikogo nie przejmuje.
   *[other] { $company } pasuje.
}
event-ran = { $besides ->
    [0] { $company }: { side-train } zarabia £{ $revenue } na trasie: { $stops }.
   *[other] { $company }: { side-train } zarabia £{ $revenue } i £{ $besides } dotacji na trasie: { $stops }.
}
event-subsidy = { $company } otrzymuje £{ $amount } dotacji za pola odwiedzone przez pociągi lokalne.
event-hudson = { $company } wykonuje manewr George’a Hudsona i dokłada do przychodu £{ $amount } ze skarbca.
event-dividend-decided = { $kind ->
    [pay] { $company } wypłaca £{ $revenue } dywidendy.
    [hudson] { $company } wypłaca £{ $revenue } dywidendy, razem z tym, co dołożyła.
   *[retain] { $company } zatrzymuje £{ $revenue }.
}

## Co się stało: pociągi i pieniądze

event-train-bought = { $company } kupuje od banku { side-train } za £{ $price }.
event-train-traded = { $buyer } kupuje od spółki { $seller } { side-train } za £{ $price }.
event-train-offer = { $buyer } prosi spółkę { $seller } o { side-train } za £{ $price }.
event-train-offer-declined = { $seller } odmawia w tej turze spółce { $buyer }, która prosi o { side-train }.
event-train-offers-declined = { $seller } nie sprzeda w tej turze spółce { $buyer } pociągu serii { $train }.
event-trains-rusted = { $companies ->
    [none] Pociągi serii { $kind } idą na złom; żadna spółka nic nie traci.
   *[other] Pociągi serii { $kind } idą na złom. Tracą je spółki: { $companies }.
}
event-warranties = { $count ->
    [one] { $company } kupuje gwarancję na { side-train } za £{ $cost }.
    [few] { $company } kupuje { $count } gwarancje na { side-train } za £{ $cost }.
   *[many] { $company } kupuje { $count } gwarancji na { side-train } za £{ $cost }.
}
event-warranty-ends = Kończy się ostatnia gwarancja na { side-train }: { $company } go traci.
event-stock-sold = { $shares ->
    [one] { $company } sprzedaje własną akcję za £{ $amount }, żeby zapłacić za pociąg.
    [few] { $company } sprzedaje { $shares } własne akcje za £{ $amount }, żeby zapłacić za pociąg.
   *[many] { $company } sprzedaje { $shares } własnych akcji za £{ $amount }, żeby zapłacić za pociąg.
}
event-redeemed = { $company } odkupuje z puli banku własną akcję za £{ $price }.
event-bankrupt = { $company } bankrutuje.
event-compensated = { $player } otrzymuje £{ $amount } za akcje { $company }.

## Co się stało: ku końcowi

event-bank-broken = Bank nie ma już pieniędzy.
event-top-of-market = Kurs { $company } osiąga szczyt giełdy: gra skończy się wraz z tą rundą operacyjną.
event-lner-triggered = Po tym zestawie rund operacyjnych powstanie London & North Eastern Railway.
event-lner-forms = Powstaje London & North Eastern Railway. Koniec budowy, fuzji i zakładania spółek, sprzedaż nie obniża już kursów, a limit certyfikatów wynosi { $limit }.
event-game-over = { $reason ->
    [bank] Koniec gry: bank nie ma już pieniędzy.
    [stock-market] Koniec gry: kurs osiągnął szczyt giełdy.
    [lner] Koniec gry: minęły ostatnie rundy po powstaniu LNER.
    [standstill] Koniec gry: stoi w miejscu, nikt nie może już nic zrobić.
    [turn-limit] Koniec gry: zapisana partia ma najwyżej sto tur.
   *[other] Koniec gry.
}

## Dlaczego ruch nie został wykonany: stół

refusal-wrong-step = Nie teraz: stół czeka na { $awaited ->
    [bidding] { step-bidding.awaited }
    [choosing] { step-choosing.awaited }
    [starting] { step-starting.awaited }
    [more-shares] { step-more-shares.awaited }
    [trading] { step-trading.awaited }
    [selling-down] { step-selling-down.awaited }
    [buying-markers] { step-buying-markers.awaited }
    [paying-fine] { step-paying-fine.awaited }
    [home-tile] { step-home-tile.awaited }
    [merging] { step-merging.awaited }
    [survivor] { step-survivor.awaited }
    [option] { step-option.awaited }
    [removing] { step-removing.awaited }
    [track] { step-track.awaited }
    [token] { step-token.awaited }
    [running] { step-running.awaited }
    [dividend] { step-dividend.awaited }
    [trains] { step-trains.awaited }
    [redeeming] { step-redeeming.awaited }
    [acquiring] { step-acquiring.awaited }
    [consent] { step-consent.awaited }
    [over] { step-over.awaited }
   *[other] coś innego
}.

## Dlaczego ruch nie został wykonany: parlament i akcje

refusal-bid-too-high = £{ $amount } to za dużo: kto daje więcej niż £{ $most }, nie zapłaci za certyfikat dyrektora nawet przy najniższej cenie emisyjnej.
refusal-not-available = Spółka { $company } nie jest teraz dostępna.
refusal-failed-to-float = Spółka { $company } nie ruszyła i jest znów dostępna od następnej rundy giełdowej.
refusal-no-room-at-home = Spółki { $company } nie można założyć: dla jej znacznika macierzystego nie byłoby kółka.
refusal-charter-already-won = { $player } ma już koncesję z tej rundy parlamentu: nie może rozpocząć kolejnej licytacji, tylko brać w nich udział.
refusal-not-a-multiple = Oferta musi być wielokrotnością £{ $step }.
refusal-not-a-par = Na tabeli cen emisyjnych nie ma £{ $price }.
refusal-not-a-start-price = Za £{ $price } nie można założyć spółki.
refusal-only-the-new-company = Teraz można kupować tylko akcje nowo założonej spółki { $company }.
refusal-parliament-only = W grze dla początkujących spółki zakłada się tylko w parlamencie.
refusal-no-change = Certyfikatu dyrektora { $company } nie da się rozmienić: pojedynczych akcji z puli banku potrzeba { $needed }, a jest { $available }.
refusal-bought-this-round = { $sellable ->
    [0] Wszystkie twoje akcje { $company } pochodzą z tej rundy giełdowej i przed następną nie można ich sprzedać.
    [one] Akcji kupionych w tej rundzie giełdowej nie można sprzedać: możesz sprzedać jedną akcję { $company }.
    [few] Akcji kupionych w tej rundzie giełdowej nie można sprzedać: możesz sprzedać { $sellable } akcje { $company }.
   *[many] Akcji kupionych w tej rundzie giełdowej nie można sprzedać: możesz sprzedać { $sellable } akcji { $company }.
}
refusal-marker-count = Spółka ma od { $least } do { $most } znaczników stacji.
refusal-no-share-in-pool = W puli banku nie ma pojedynczej akcji { $company }.

## Dlaczego ruch nie został wykonany: fuzje

refusal-not-connected-to = { $company } i { $partner } nie są połączone: żadna trasa nie prowadzi od znacznika jednej do znacznika drugiej.
refusal-in-receivership = { $company } jest pod zarządem komisarycznym i nie może tego zrobić.
refusal-after-lner = Po powstaniu LNER nie jest to już możliwe.
refusal-not-merging = { $company } nie jest jedną ze spółek, które mogą się tu połączyć.
refusal-declined = Dyrektor { $company } już w tej turze odmówił.
refusal-home-marker-stays = Znacznik macierzysty { $company } zostaje na mapie.
refusal-no-marker-there = Nie można tu zdjąć znacznika spółki: { $at }.

## Dlaczego ruch nie został wykonany: budowa

refusal-home-first = Spółka musi najpierw budować na polu swojej siedziby: { $hex }.
refusal-build-too-much = Kafelek { $tile } to za dużo na tę turę po tym, co już zbudowano.
refusal-not-connected = Jakiś tor kafelka na polu { $hex } musi leżeć na trasie spółki: ma prowadzić do jej znacznika (nie w Londynie) i nie przechodzić przez stację pełną cudzych znaczników.
refusal-nothing-gained = Ta modernizacja pola { $hex } nie daje spółce na jej trasach ani nowego toru, ani dużej stacji.
refusal-has-london = { $company } ma już połączenie z Londynem.
refusal-london-full = Wszystkie cztery miejsca w Londynie są zajęte.
refusal-london-instead-of-build = Połączenie z Londynem buduje się zamiast torów i małych stacji, a spółka już w tej turze budowała.
refusal-london-not-reached = Żadna trasa spółki nie prowadzi do Londynu.
refusal-no-station-there = { $at }: tu nie ma dużej stacji.
refusal-no-free-circle = { $owners ->
    [none] Na stacji { $at } nie ma wolnego kółka.
   *[other] Na stacji { $at } nie ma wolnego kółka; stoją tam znaczniki: { $owners }.
}
refusal-kept-for-home = Wolne kółko na stacji { $at } czeka na znacznik macierzysty { $company }.
refusal-token-on-hex = Spółka ma już znacznik na polu { $hex }.
refusal-station-not-reached = Żadna trasa spółki nie prowadzi do stacji { $at }.
refusal-no-token-left = { $company } nie ma już znaczników do postawienia.

## Dlaczego ruch nie został wykonany: przejazdy

refusal-no-permit = Spółka nie ma zezwolenia na pociągi tego rodzaju (seria { $train }).
refusal-no-london-link = { $company } nie ma połączenia z Londynem, więc jej pociągi tam nie dojadą.
refusal-local-leaves-board = Pociąg lokalny serii { $train } nie może jechać do portów ani czerwonych obszarów.
refusal-two-areas = Trasa pociągu serii { $train } prowadzi z portu do portu albo z czerwonego obszaru do czerwonego obszaru.
refusal-ends-at-small = Przejazd nie może kończyć się na małej stacji: { $at }.
refusal-passes-area = W porcie i w czerwonym obszarze przejazd się kończy: { $at }.
refusal-too-few-stations = Na trasie pociągu serii { $train } muszą być dwie duże stacje albo jedna i port lub czerwony obszar.
refusal-too-many-hexes = { $allowed ->
    [one] Pociąg towarowy serii { $train } przejeżdża jedno pole, nie { $count }.
    [few] Pociąg towarowy serii { $train } przejeżdża { $allowed } pola, nie { $count }.
   *[many] Pociąg towarowy serii { $train } przejeżdża { $allowed } pól, nie { $count }.
}
refusal-too-many-stations = { $allowed ->
    [one] Pociąg serii { $train } może odwiedzić { $allowed } stację, nie { $count }.
    [few] Pociąg serii { $train } może odwiedzić { $allowed } stacje, nie { $count }.
   *[many] Pociąg serii { $train } może odwiedzić { $allowed } stacji, nie { $count }.
}
refusal-too-many-scored = { $allowed ->
    [one] Pociąg serii { $train } zarabia na { $allowed } stacji, nie na { $count }.
   *[many] Pociąg serii { $train } zarabia na { $allowed } stacjach, nie na { $count }.
}
refusal-too-few-scored = Pociąg serii { $train } pomija więcej stacji, niż musi.
refusal-home-not-visited = Jeden z przejazdów musi odwiedzić stację macierzystą { $company }.
refusal-freight-not-joined = Pociągi towarowe serii od A do D muszą jechać koniec w koniec, w jednej linii ze sobą i z pociągiem trwałym, jeśli taki jedzie.
refusal-train-idle = Pociąg serii { $train } mógłby coś zarobić obok pozostałych, więc musi jechać.
refusal-not-its-train = Spółka nie ma takiego pociągu serii { $train }.
refusal-train-runs-twice = Pociąg serii { $train } może jechać tylko raz w turze.
refusal-too-short = Na trasie pociągu serii { $train } muszą być dwie stacje.
refusal-track-twice = Pociąg serii { $train } jechałby dwa razy tym samym torem.
refusal-no-token-on-run = Na trasie pociągu serii { $train } nie ma znacznika spółki (Londyn się nie liczy).
refusal-runs-do-not-meet = Trasa pociągu serii { $train } nie spotyka się z żadną inną na dużej stacji.
refusal-tokened-out = { $owners ->
    [none] Na stacji { $at } są same cudze znaczniki: przejazd może się tam skończyć, ale nie może jej minąć.
   *[other] Stacja { $at } jest pełna ({ $owners }): przejazd może się tam skończyć, ale nie może jej minąć.
}
refusal-no-hudson = { $company } nie może wykonać manewru George’a Hudsona: potrzebny jest przychód niższy od kursu i pieniądze, żeby go uzupełnić.

## Dlaczego ruch nie został wykonany: pociągi

refusal-earlier-trains-first = Najpierw muszą się sprzedać wszystkie pociągi serii { $kind }.
refusal-train-not-for-sale = Ten pociąg serii { $train } nie jest na sprzedaż.
refusal-no-room-for-type = { $company } nie może mieć teraz więcej pociągów tego rodzaju.
refusal-no-such-type = Takich pociągów nie ma w tej grze.
refusal-type-needed = Powiedz, czy pociąg ma być ekspresowy, towarowy czy lokalny.
refusal-type-is-fixed = Pociąg innej spółki pozostaje tego rodzaju, jakiego jest.
refusal-too-many-warranties = { $most ->
    [0] Z tym pociągiem nie można kupić gwarancji.
    [one] Z tym pociągiem można kupić najwyżej jedną gwarancję.
    [few] Z tym pociągiem można kupić najwyżej { $most } gwarancje.
   *[many] Z tym pociągiem można kupić najwyżej { $most } gwarancji.
}
refusal-fixed-price = Pociągi mają stałe ceny: ten kosztuje £{ $price }.
refusal-bank-trains-only = Spółka może kupić pociąg tylko od banku.
refusal-no-need-to-raise = { $company } nie musi zdobywać pieniędzy albo nie ma wyboru, jak to zrobić: robi to tylko spółka, która nie ma pociągu i żadnego nie może kupić.
refusal-cannot-raise = { $company } nie zdobędzie w ten sposób dość pieniędzy na pociąg.
refusal-must-buy-train = { $company } musi mieć pociąg, więc musi go kupić.
refusal-no-redemption = W grze dla początkujących spółki nie odkupują akcji.

## Na co czeka stół, co można zrobić, o co się pyta

step-choosing = Zgłoszenia
    .awaited = zgłoszenie w parlamencie
    .prompt = Zgłoś spółkę, rozpoczynając jej licytację, albo spasuj.
step-starting = Koncesja zdobyta
    .awaited = założenie spółki z koncesją
    .prompt = Koncesja jest twoja: wybierz cenę emisyjną i weź certyfikat dyrektora.
step-more-shares = Więcej akcji
    .awaited = kupno dalszych akcji nowej spółki
    .prompt = Kup najwyżej dwie dalsze akcje swojej nowej spółki albo spasuj.
step-trading = Handel akcjami
    .awaited = handel akcjami
    .prompt = Sprzedaj, potem kup jedną akcję albo załóż spółkę; albo spasuj.
step-buying-markers = Znaczniki stacji
    .awaited = kupno znaczników stacji
    .prompt = Spółka rusza: wybierz, ile znaczników stacji kupuje.
step-paying-fine = Kara
    .awaited = sprzedaż akcji na zapłacenie kary
    .prompt = Trzeba zapłacić karę: sprzedaj akcje.
step-home-tile = Modernizacja siedziby
    .awaited = modernizację siedziby spółki
    .prompt = Zmodernizuj pole siedziby, żeby zrobić miejsce na znacznik macierzysty.
step-merging = Fuzja
    .awaited = decyzję o fuzji
    .prompt = Połącz się z połączoną torami spółką albo spasuj.
step-survivor = Która pozostaje
    .awaited = wybór spółki, która pozostaje
    .prompt = Wybierz, która z dwóch spółek pozostaje.
step-option = Opcja
    .awaited = decyzję o opcji
    .prompt = Wykup opcję albo ją oddaj.
step-removing = Nadmiarowe znaczniki
    .awaited = zdjęcie nadmiarowych znaczników
    .prompt = Za dużo znaczników stacji: zdejmij jeden z mapy.
step-track = Budowa
    .awaited = budowę
    .prompt = Połóż lub zmodernizuj tory albo zbuduj małą stację; albo spasuj.
step-token = Znacznik stacji
    .awaited = postawienie znacznika stacji
    .prompt = Postaw znacznik stacji albo spasuj.
step-redeeming = Odkup akcji
    .awaited = decyzję o odkupie akcji
    .prompt = Odkup akcję z puli banku albo spasuj.
step-acquiring = Przejęcie
    .awaited = decyzję o przejęciu
    .prompt = Przejmij połączoną torami spółkę albo spasuj.
choice-pass = { $step ->
    [bidding] Spasuj: odpadasz z tej licytacji
    [choosing] Nie zgłaszaj spółki
    [more-shares] Nie kupuj więcej akcji
    [trading] Spasuj albo zakończ turę
    [merging] Z nikim się nie łącz
    [survivor] Zrezygnuj z fuzji
    [track] Nic więcej nie buduj
    [token] Nie stawiaj znacznika
    [trains] Nie kupuj więcej pociągów
    [redeeming] Nie odkupuj akcji
    [acquiring] Nikogo nie przejmuj
   *[other] Spasuj
}
choice-open-auction = Zgłoś spółkę { $company } z ofertą od £{ $min } do £{ $max }
choice-start = { $count ->
    [one] Załóż spółkę { $company } po £{ $pars } za akcję
   *[many] Załóż spółkę { $company } po jednej z tych cen: { $pars }
}
choice-start-form = £{ $par } za akcję: certyfikat dyrektora kosztuje £{ $cost }
choice-buy-share = { $from ->
    [offer] Kup akcję { $company } z IPO za £{ $price }
    [pool] Kup akcję { $company } z puli banku za £{ $price }
   *[other] Kup od spółki { $company } jej własną akcję za £{ $price }
}
choice-place-token = { $cost ->
    [0] Postaw znacznik na stacji { $at }
   *[other] Postaw znacznik na stacji { $at } za £{ $cost }
}
choice-buy-tokens = { $count ->
    [one] Kup { $count } znacznik stacji za £{ $cost }
    [few] Kup { $count } znaczniki stacji za £{ $cost }
   *[many] Kup { $count } znaczników stacji za £{ $cost }
}
choice-remove-token = Zdejmij z mapy znacznik: { $at }
choice-dividend = { $kind ->
    [pay] Wypłać £{ $per_share } na akcję; kurs wyniesie potem £{ $price_after }
    [hudson] Dołóż ze skarbca i wypłać £{ $per_share } na akcję (George Hudson); kurs wyniesie potem £{ $price_after }
   *[retain] Zatrzymaj £{ $to_company }; kurs wyniesie potem £{ $price_after }
}
choice-buy-train = { $seller ->
    [bank] { $side ->
        [express] Kup od banku pociąg serii { $train } za £{ $min } jako ekspresowy
        [freight] Kup od banku pociąg serii { $train } za £{ $min } jako towarowy
        [local] Kup od banku pociąg serii { $train } za £{ $min } jako lokalny
       *[none] Kup od banku pociąg serii { $train } za £{ $min }
    }
   *[other] { $consent ->
        [none] { $side ->
            [express] Kup od spółki { $seller } pociąg ekspresowy serii { $train } za £{ $min }
            [freight] Kup od spółki { $seller } pociąg towarowy serii { $train } za £{ $min }
            [local] Kup od spółki { $seller } pociąg lokalny serii { $train } za £{ $min }
           *[none] Kup od spółki { $seller } pociąg serii { $train } za £{ $min }
        }
       *[other] { $side ->
            [express] Poproś spółkę { $seller } o pociąg ekspresowy serii { $train } za £{ $min }; potrzebna zgoda: { $consent }
            [freight] Poproś spółkę { $seller } o pociąg towarowy serii { $train } za £{ $min }; potrzebna zgoda: { $consent }
            [local] Poproś spółkę { $seller } o pociąg lokalny serii { $train } za £{ $min }; potrzebna zgoda: { $consent }
           *[none] Poproś spółkę { $seller } o pociąg serii { $train } za £{ $min }; potrzebna zgoda: { $consent }
        }
    }
}
choice-choose = { $choice ->
    [redeem] Wykup opcję za £{ $cost }
    [sell] Oddaj opcję za £{ $proceeds }
    [sell-stock] Sprzedaj własne akcje spółki za £{ $proceeds }
    [bankruptcy] Ogłoś bankructwo
   *[refinance] Refinansuj: połącz akcje dwie w jedną, spółka otrzyma £{ $proceeds }
}
effect-raised = { $company } ma potem £{ $treasury } i musi kupić od banku pociąg serii { $train } za £{ $price }.
effect-stock-sold = { $shares ->
    [one] Akcja trafia do puli banku za £{ $price }; kurs wyniesie potem £{ $falls_to }.
    [few] { $shares } akcje trafiają do puli banku po £{ $price }; kurs wyniesie potem £{ $falls_to }.
   *[many] { $shares } akcji trafia do puli banku po £{ $price }; kurs wyniesie potem £{ $falls_to }.
}
effect-price-stays = Kurs (£{ $price }) i cena emisyjna się nie zmieniają.
effect-holding = { $holder }: liczba akcji zmienia się z { $before } na { $after }.
effect-option = { $holder }: liczba akcji zmienia się z { $before } na { $after } i £{ $proceeds } albo na { $redeemed } za £{ $cost }.
effect-compensation = Gracze otrzymują £{ $amount } za każdą akcję. { $company } traci pieniądze i znaczniki i można ją założyć ponownie.
choice-merge = { $consent ->
    [none] Połącz się ze spółką { $company }
   *[other] Zaproponuj połączenie ze spółką { $company }; potrzebna zgoda: { $consent }
}
choice-survive = Pozostaje { $company }; kurs wyniesie potem £{ $price_after }
choice-redeem = Odkup akcję za £{ $price }
choice-answer-form = { $reply ->
    [accept] Zgódź się
    [decline-all] Odmów, także dalszym prośbom w tej turze
   *[decline] Odmów
}
question-sell-train = { $buyer } chce kupić od spółki { $seller } { side-train } za £{ $price }
question-merge = { $company } chce połączyć się ze spółką { $partner }: pozostałaby { $survivor }, z kursem £{ $price }

## Rodzaje dywidend

dividend-hudson = George Hudson
    .if = Po manewrze
    .done = wypłacono po manewrze Hudsona

## Rodzaje pociągów

side-express = Ekspresowy
side-freight = Towarowy
side-local = Lokalny
side-train = { $side ->
    [express] pociąg ekspresowy serii { $train }
    [freight] pociąg towarowy serii { $train }
    [local] pociąg lokalny serii { $train }
   *[none] pociąg serii { $train }
}

## Znaki: stan gry, spółki, tury

badge-parliament = obraduje parlament
badge-lner-comes = po tym zestawie powstaje LNER
badge-lner-formed = LNER już istnieje
badge-chartered = z koncesją
badge-obligation = za start odpowiada: { $player }
badge-receivership = zarząd komisaryczny
badge-out = poza tą grą
badge-must-buy-from-bank = musi kupić od banku
badge-fine = { $player }: do zapłacenia £{ $amount } kary

## Fakty

fact-group = { $group ->
    [A] dostępna od początku
   *[other] dostępna od fazy { $group }
}
fact-permit = { $kind ->
    [express] zezwolenie na pociągi ekspresowe
    [freight] zezwolenie na pociągi towarowe
   *[local] zezwolenie na pociągi lokalne
}
fact-london = połączona z Londynem
fact-par = £{ $par } na tabeli cen emisyjnych
fact-band = towarowy: liczba pól { $freight }; lokalny i ekspresowy: { $scored } z { $visited } stacji
fact-ending = { $reason ->
    [bank] bank nie ma już pieniędzy
    [stock-market] kurs osiągnął szczyt giełdy
    [lner] ostatnie rundy po powstaniu LNER
    [standstill] nikt nie może już nic zrobić
    [turn-limit] zapisana partia ma najwyżej sto tur
   *[other] gra się kończy
}

## Giełda: co wyróżnia niektóre pola, i to samo jednym słowem

zone-par = tu zaczynają spółki
    .short = start
zone-first-free = pierwsza akcja sprzedana przez kogoś innego niż dyrektor nie obniża ceny
    .short = pierwsza akcja bez spadku
zone-two-free = dwie pierwsze akcje sprzedane przez kogoś innego niż dyrektor nie obniżają ceny
    .short = dwie akcje bez spadku
zone-end = kończy grę
    .short = koniec
zone-bankrupt = bankructwo
    .short = bankructwo

## Słowa stołu

ui-round-auction = Runda parlamentu
ui-initial-offer = IPO
ui-bank-pool = Pula banku
ui-offer = IPO
ui-tokens-left = znaczniki
ui-state-not-open = jeszcze niedostępna
ui-stop-city = duża stacja
ui-stop-town = mała stacja

## Strona

page-bid-explained = Kto wygra, płaci swoją ofertę, od razu zakłada spółkę i płaci za trzy akcje po wybranej przez siebie cenie emisyjnej.
page-directors-certificate = certyfikat dyrektora, trzy akcje
page-start-explained = Wybierz cenę; płacisz za trzy akcje.
page-no-track-possible = Nie ma teraz gdzie budować.
page-no-token-possible = Nie ma teraz gdzie postawić znacznika.
page-tokens = znaczniki stacji
page-tokens-left = { $count ->
    [0] więcej nie ma
   *[other] zostało { $count }
}
page-extras = gwarancje po £{ $cost }
page-besides = Dotacja
page-aim-total = Najlepsze z dotacją
page-aim-besides = Największa dotacja, ta sama zmiana ceny
page-half-price = { $why ->
    [none] pół ceny: spółka nie ma pociągu
   *[other] pół ceny: spółka nie ma pociągu, { $why }
}
page-at-lower-price = po połowie { $price }
page-stopped-company-in-trouble = koniec: spółka jest pod zarządem komisarycznym albo zbankrutowała
page-hint-bidding = Kto da najwięcej, zdobywa koncesję tej spółki, od razu ją zakłada i musi doprowadzić do jej startu przed końcem najbliższej rundy giełdowej.
page-hint-choosing = W parlamencie możesz zgłosić spółkę i licytować jej koncesję. Spółka z koncesją dostaje na starcie dziesięć cen emisyjnych; ale jeśli nie ruszy, zdobywca koncesji płaci karę.
page-hint-trading = W swojej turze możesz sprzedać akcje, a potem kupić jedną akcję albo założyć spółkę bez koncesji. Spółka rusza, gdy kupiono połowę jej akcji. Kieruje nią ten, kto ma ich najwięcej.
page-hint-home-tile = Wszystkie kółka w siedzibie twojej spółki są zajęte. Zmodernizuj jej kafelek: kliknij podświetlone pole.
page-hint-token = Znacznik stacji pozwala spółce jeździć z innego miasta i może zatrzymać innych. Jest już zapłacony.

# Corrections of the rules
correction-director-tie = W zapisanych grach spośród kilku graczy, którzy mogą zastąpić sprzedającego dyrektora, zastępuje go najbliższy po lewej (6.3).
correction-redeem-step = W zapisanych grach spółka traci krok odkupu, jeśli nie stać jej na pierwszy certyfikat w puli banku (7.13).
correction-declined-deals = Odmowa fuzji wiąże tylko ten sam rodzaj umowy między tymi samymi dyrektorami i spółkami, a gdzie zgoda nie jest potrzebna, niczego nie wiąże (7.5.1, 7.14).
correction-waiting-marker = Czekający znacznik macierzysty zajmuje kółko, które zwolni fuzja albo bankructwo (7.2, 7.5.6).
correction-lost-marker = Czekający znacznik macierzysty, który przepada w fuzji, nie wlicza się do limitu (7.5.6).
correction-home-after-lner = Po powstaniu LNER nie stawia się znaczników macierzystych (10.3).
correction-redeeming-after-lner = Po powstaniu LNER spółki mogą odkupywać akcje (10.3).
correction-raising-money = Sprzedaż własnych akcji, refinansowanie i bankructwo są osobnymi ruchami i pokazują swoje skutki. „Nie kupuj więcej pociągów” nie robi żadnego z nich (7.11).
correction-small-station = W zapisanych grach kafelek z kolejną małą stacją może inaczej połączyć zwykłe tory starego kafelka (7.6.4).
correction-joined-freights = Trwałe pociągi towarowe, które stykają się końcami, liczą się razem albo osobno, zależnie od tego, co da więcej całemu zestawowi kursów, a nie samym pociągom towarowym (7.8.1).
