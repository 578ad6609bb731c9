### Co się stało, po jednym zdaniu: dziennik gry. Argumenty to pola rules::Event.

## Licytacja i firmy prywatne

event-bid = { $player } licytuje £{ $amount }.
event-passed-bidding = { $player } pasuje i odpada z tej licytacji.
event-auction-won = { $player } wygrywa licytację za £{ $amount }.
event-auction-passed-out = Nikt nie licytuje: { $player } wybiera certyfikat i nic nie płaci za licytację.
event-private-bought = { $player } kupuje firmę { $private } za £{ $price }.
event-private-sold = { $player } sprzedaje bankowi firmę { $private } za £{ $price }.
event-private-exchanged = { $player } wymienia firmę { $private } na akcję { $company }.
event-private-closed = Firma { $private } zostaje zamknięta i wypada z gry.
event-private-turned-over = { $player } odwraca firmę { $private }: nie przynosi już dochodu i nie liczy się jako certyfikat.
event-private-available = Od teraz można kupić firmę { $private }.
event-private-income-changed = Firma { $private } przynosi odtąd £{ $income } w każdej rundzie operacyjnej.
event-private-income = { $player } otrzymuje £{ $amount } z firmy { $private }.

## Rundy i tury

event-priority-deal = Pierwszeństwo ma { $player }.
event-stock-round-begins = Zaczyna się runda giełdowa { $number }.
event-operating-round-begins = Zaczyna się runda operacyjna { $turn }.{ $round }.
event-passed = { $player } pasuje.
event-passed-without-choice = { $player } nie może nic zrobić i pasuje.
event-turn-ended = { $player } kończy turę.

## Akcje

event-company-started = { $player } zakłada spółkę { $company } z ceną emisyjną £{ $par } i płaci £{ $price } za certyfikat dyrektora.
event-share-bought = { $from ->
    [ipo] { $player } kupuje akcję { $company } z oferty początkowej za £{ $price }.
    [pool] { $player } kupuje akcję { $company } z puli banku za £{ $price }.
   *[other] { $player } kupuje akcję { $company } za £{ $price }; sprzedaje { $from }.
}
event-shares-sold = { $shares ->
    [one] { $player } sprzedaje akcję { $company } za £{ $price }.
    [few] { $player } sprzedaje { $shares } akcje { $company } po £{ $price }.
   *[many] { $player } sprzedaje { $shares } akcji { $company } po £{ $price }.
}
event-directors-certificate-split = { $player } sprzedaje tylko połowę certyfikatu dyrektora { $company } i bierze z puli banku pojedynczą akcję.
event-new-director = { $player } przejmuje stanowisko dyrektora { $company }.
event-receivership = { $company } nie ma już dyrektora: przechodzi pod zarząd komisaryczny.
event-price-moved = Kurs { $company } zmienia się z £{ $from } na £{ $to }.
event-price-stayed = Kurs { $company } pozostaje bez zmian: £{ $price }.
event-floated = { $company } rusza z kapitałem { $capital } cc.

## Budowa

event-home-base-placed = { $company } stawia bazę macierzystą na stacji { $at }.
event-no-home-tile = Na pole { $hex }, siedzibę { $company }, nie ma już pasującego kafelka: baza stoi tam bez torów.
event-tile-laid = { $cost ->
    [0] { $company } kładzie kafelek { $tile } na polu { $hex }.
   *[other] { $company } kładzie kafelek { $tile } na polu { $hex } za { $cost } cc.
}
event-base-placed = { $cost ->
    [0] { $company } buduje bazę na stacji { $at }.
   *[other] { $company } buduje bazę na stacji { $at } za { $cost } cc.
}
event-company-passed = { $step ->
    [track] { $company } nie kładzie więcej torów.
    [base] { $company } nie buduje bazy.
    [trains] { $company } nie kupuje więcej pociągów.
   *[other] { $company } pasuje.
}

## Przejazdy

event-ran = { $subsidy ->
    [0] { $company }: pociąg { $train } zarabia £{ $revenue } na trasie: { $stops }.
   *[other] { $company }: pociąg { $train } zarabia £{ $revenue } i { $subsidy } cc dotacji na trasie: { $stops }.
}
event-ran-leased = { $company }: dzierżawiony pociąg { $train } zarabia { $revenue } cc na trasie: { $stops }.
event-subsidy = { $company } otrzymuje { $amount } cc dotacji za przystanki.
event-destination-reached = { $company } łączy swoją siedzibę z polem { $hex } i otrzymuje { $bonus } cc.
event-did-not-run = { $company } nie wysyła żadnego pociągu.
event-dividend-decided = { $kind ->
    [pay] { $company } wypłaca £{ $revenue } dywidendy.
   *[retain] { $company } zatrzymuje { $revenue } cc.
}
event-dividend-paid = { $shares ->
    [one] { $player } otrzymuje £{ $amount } za jedną akcję { $company }.
    [few] { $player } otrzymuje £{ $amount } za { $shares } akcje { $company }.
   *[many] { $player } otrzymuje £{ $amount } za { $shares } akcji { $company }.
}

## Pociągi i fazy

event-train-bought = { $company } kupuje od banku pociąg { $train } za { $price } cc.
event-train-traded = { $buyer } kupuje od spółki { $seller } pociąg { $train } za { $price } cc.
event-train-offer = { $buyer } oferuje spółce { $seller } { $price } cc za pociąg { $train }.
event-train-offer-declined = { $seller } nie sprzeda spółce { $buyer } pociągu { $train } za tę cenę.
event-train-offers-declined = { $seller } nie sprzeda w tej turze spółce { $buyer } pociągu { $train }.
event-train-discarded = { $company } ma za dużo pociągów i oddaje bankowi pociąg { $train }.
event-trains-rusted = { $companies ->
    [none] Pociągi { $kind } idą na złom; żadna spółka już ich nie miała.
   *[other] Pociągi { $kind } idą na złom. Tracą je spółki: { $companies }.
}
event-phase-begins = Zaczyna się faza { $phase }.

## Kłopoty

event-insolvent = { $company } ma trasę, ale nie ma pociągu: jest niewypłacalna.
event-solvent = { $company } odzyskuje wypłacalność.
event-bankrupt = { $company } bankrutuje: wszystkie jej akcje wracają do oferty początkowej bez odszkodowania.
event-refloated = { $company } rusza ponownie i otrzymuje { $capital } cc oprócz tego, co jej zostało.
event-stock-round-broken = Bankructwo natychmiast kończy tę rundę giełdową; zaczyna się nowa.

## Ku końcowi

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
