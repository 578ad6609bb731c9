### Czego uczy się o 1860: o czym decyduje się w każdym kroku, co jest tam ważne, i własne słowa fachu.

## O czym się teraz decyduje, po jednym tekście na krok

conductor-bidding = Licytujesz prawo wyboru jednego z wystawionych certyfikatów; kto wygra, płaci swoją ofertę, a potem jeszcze za certyfikat. Pas niczego nie kosztuje: licytacji jest tyle, ile certyfikatów, a zachowane pieniądze uruchomią później spółkę.
conductor-choosing = Licytacja wygrana: wybierasz jeden certyfikat. Firma prywatna to mały, pewny dochód; certyfikat dyrektora daje ci kolej, którą trzeba potem uruchomić czterema lub pięcioma akcjami.
conductor-trading = Najpierw sprzedaj, czego nie chcesz, potem kup jeden certyfikat. Najważniejsza jest spółka, którą kierujesz, dopóki nie ruszy; potem kupuj to, co płaci najwięcej w stosunku do ceny.
conductor-selling-down = Masz więcej certyfikatów, niż pozwala limit, i musisz sprzedać. Oddaj to, co płaci najmniej; we własnych spółkach zachowaj więcej akcji niż ktokolwiek inny.
conductor-home-tile = Twoja spółka ruszyła i dostaje pierwszy kafelek, pod bazą macierzystą. Obróć go tak, żeby tory prowadziły ku dużym stacjom w pobliżu.
conductor-discarding = Spółka ma więcej pociągów, niż może, i oddaje jeden, bez zapłaty. Oddaj ten, który najwcześniej pójdzie na złom.
conductor-track = Spółka buduje: dwa żółte kafelki albo jeden z dużą stacją, albo jedną modernizację. Tory są warte tyle, ile zarobi na nich pociąg, więc buduj od swojej bazy ku dużym stacjom.
conductor-token = Baza pozwala spółce jeździć z jeszcze jednej stacji i zajmuje dla niej miejsce. Bywa, że lepiej poczekać, bo pociąg jest potrzebniejszy niż baza.
conductor-running = Pociągi jadą, a najlepsze przejazdy są już wpisane. Spójrz, dokąd prowadzą: następny kafelek powinien któryś z nich wydłużyć.
conductor-dividend = Wypłać przychód akcjonariuszom, a więc i sobie, albo zachowaj go dla spółki. Zwykle się wypłaca; zatrzymuj tylko wtedy, gdy to kupi pociąg, którego spółka inaczej by nie miała.
conductor-trains = Spółka może kupić pociągi za własne pieniądze. Bez pociągu nic nie zarabia, staje się niewypłacalna, a jej akcje liczą się za połowę: pociąg, który przetrwa, to najlepsze, co spółka może mieć.
conductor-consent = Inna spółka chce kupić pociąg od tej, którą kierujesz. Sprzedaj tylko to, bez czego się obejdziesz: bez żadnego pociągu twoja spółka będzie niewypłacalna.
conductor-over = Gra skończona: zlicza się gotówkę, akcje po kursie i firmy prywatne. Zobacz, w których rundach przyszły pieniądze.

## Co ważne, z bots::t1860::conductor

point-private-bid = Większość daje tu od £{ $low } do £{ $high } ponad wartość nominalną za firmę { $private }: kosztuje £{ $price } i przynosi £{ $income } w każdej rundzie operacyjnej.
point-director-bid = Za prawo kierowania spółką { $company } rozsądnie dać od £{ $low } do £{ $high }, jeśli zostanie ci £{ $cost }: tyle uruchamia ją przy najniższej cenie emisyjnej.
point-too-poor-to-float = Mając £{ $amount }, nie uruchomisz spółki { $company }, bo trzeba na to £{ $cost }. Zostaw jej certyfikat dyrektora innym.
point-par = Cena emisyjna £{ $par } pasuje do twojej kieszeni: samodzielne uruchomienie spółki { $company } kosztuje wtedy razem £{ $cost }, a ona dostaje { $capital } cc.
point-floats = { $shares ->
    [0] { $company } rusza.
    [one] Jeszcze jedna akcja w rękach graczy i twoja { $company } rusza: £{ $cost }.
    [few] Jeszcze { $shares } akcje w rękach graczy i twoja { $company } rusza: £{ $cost }, jeśli kupisz wszystkie.
   *[many] Jeszcze { $shares } akcji w rękach graczy i twoja { $company } rusza: £{ $cost }, jeśli kupisz wszystkie.
}
point-nearly-afloat = { $shares ->
    [one] { $company } rusza z jeszcze jedną akcją w rękach graczy. Do tego czasu jej akcja to tylko papier; gdy zacznie jeździć, będzie płacić.
    [few] { $company } rusza z jeszcze { $shares } akcjami w rękach graczy. Do tego czasu jej akcja to tylko papier; gdy zacznie jeździć, będzie płacić.
   *[many] { $company } rusza z jeszcze { $shares } akcjami w rękach graczy. Do tego czasu jej akcja to tylko papier; gdy zacznie jeździć, będzie płacić.
}
point-lifts = { $spaces ->
    [one] £{ $revenue } to co najmniej kurs £{ $price }, więc wypłata podnosi go o jedno pole. Dwukrotność kursu podniosłaby go o dwa.
    [few] £{ $revenue } to co najmniej { $spaces } razy kurs £{ $price }, więc wypłata podnosi go o { $spaces } pola.
   *[many] £{ $revenue } to co najmniej { $spaces } razy kurs £{ $price }, więc wypłata podnosi go o { $spaces } pól.
}
point-tokens = { $count ->
    [one] { $company } ma ostatnią bazę, za { $cost } cc: wydaj ją tam, gdzie inni mogliby zamknąć ci drogę.
    [few] { $company } ma jeszcze { $count } bazy, następna za { $cost } cc: najpierw miejsce, w którym inni mogliby zamknąć ci drogę.
   *[many] { $company } ma jeszcze { $count } baz, następna za { $cost } cc: najpierw miejsce, w którym inni mogliby zamknąć ci drogę.
}
point-too-small = £{ $revenue } to mniej niż kurs £{ $price }: po wypłacie kurs stoi w miejscu. Po zatrzymaniu spada.

## Własne słowa fachu

term-token = Baza
    .forms = baza, bazy, bazę, bazą, bazie, baz, żeton, żetonu, żetony, żetonów
    .text = Własny znak spółki na dużej stacji. Każdy przejazd musi go dotykać, a stacji pełnej cudzych baz nie można minąć.
term-private-company = Firma prywatna
    .forms = firma prywatna, firmy prywatnej, firmę prywatną, firmy prywatne, firm prywatnych
    .text = Mała firma, która w każdej rundzie operacyjnej płaci właścicielowi dochód. Można ją wymienić na akcję jej kolei, a gdy ktoś kupi Fishbourne, zostaje zamknięta.
term-offer = Oferta początkowa
    .forms = oferta początkowa, oferty początkowej, ofercie początkowej, ofertę początkową
    .text = Miejsce na akcje, których nikt jeszcze nie kupił. Kosztują cenę emisyjną.
term-halt = Przystanek
    .forms = przystanek, przystanku, przystanki, przystanków, przystankach
    .text = Mały postój bez przychodu. Pociąg, który się tam zatrzyma, przynosi spółce 10 cc dotacji.
term-subsidy = Dotacja
    .forms = dotacja, dotacji, dotację, dotacje
    .text = Pieniądze spółki za postoje na przystankach. Idą do skarbca, cokolwiek zrobi się z przychodem.
term-insolvent = Niewypłacalna
    .forms = niewypłacalna, niewypłacalnej, niewypłacalną, niewypłacalne, niewypłacalność, niewypłacalności
    .text = Spółka, która ma trasę, ale nie ma pociągu. Dzierżawi go, musi zatrzymać to, co zarobi, a jej akcje sprzedaje się za pół ceny.
term-receivership = Zarząd komisaryczny
    .forms = zarząd komisaryczny, zarządu komisarycznego, zarządem komisarycznym
    .text = Spółka, którą nikt nie kieruje. Niczego nie buduje i zatrzymuje przychód.
term-credits = Pieniądze spółek
    .forms = cc
    .text = Pieniądze spółek. Nigdy nie trafiają do graczy i na końcu nikomu się nie liczą.
term-layer = Warstwa
    .forms = warstwa, warstwy, warstwie, warstw, warstwami
    .text = Spółki są w czterech warstwach. Następna otwiera się, gdy spółka z poprzedniej działała albo sprzedała wszystkie akcje.
term-tokened-out = Zablokowana stacja
    .forms = zablokowana stacja, zablokowanej stacji, zablokowaną stację, zablokowana, zablokowaną
    .text = Duża stacja, w której wszystkie miejsca zajęły inne spółki. Twoje tory nie prowadzą dalej; w turze może ją minąć jeden pociąg.
term-bankrupt = Bankructwo
    .forms = bankructwo, bankructwa, bankrutuje, zbankrutowała, zbankrutowana
    .text = Spółka, której kurs spadł do 0. Jej akcje przepadają bez odszkodowania.

## Gdzie zasady mówią o każdym słowie

section-of-par = major-companies
section-of-float = flotation-capitalisation
section-of-director = buying-and-selling-shares
section-of-token = building-bases
section-of-rust = phases
section-of-pool = buying-and-selling-shares
section-of-certificate = certificate-limit
section-of-certificate-limit = certificate-limit
section-of-share-price = share-price-movement
section-of-dividend = dividends-and-the-share-price
section-of-retain = dividends-and-the-share-price
section-of-treasury = flotation-capitalisation
section-of-stock-round = stock-rounds
section-of-operating-round = operating-rounds
section-of-phase = phases
section-of-train-limit = phases
section-of-priority-deal = stock-rounds
section-of-upgrade = upgrading-track
section-of-revenue = running-trains
section-of-run = running-trains
section-of-private-company = private-companies-and-the-initial-auction
section-of-offer = setting-up-the-game
section-of-halt = track-tiles
section-of-subsidy = running-trains
section-of-insolvent = insolvency
section-of-receivership = companies-in-receivership
section-of-credits = game-overview
section-of-layer = major-companies
section-of-tokened-out = laying-track
section-of-bankrupt = bankrupt-companies
