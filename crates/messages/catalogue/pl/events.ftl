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
event-private-available = Od teraz można kupić firmę { $private }.
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
    [offer] { $player } kupuje akcję { $company } z oferty początkowej za £{ $price }.
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
event-floated = { $company } rusza z kapitałem { -coin }{ $capital }{ -coin-after }.

## Budowa

event-home-token-placed = { $company } stawia żeton macierzysty na stacji { $at }.
event-tile-laid = { $cost ->
    [0] { $company } kładzie kafelek { $tile } na polu { $hex }.
   *[other] { $company } kładzie kafelek { $tile } na polu { $hex } za { -coin }{ $cost }{ -coin-after }.
}
event-token-placed = { $cost ->
    [0] { $company } stawia żeton na stacji { $at }.
   *[other] { $company } stawia żeton na stacji { $at } za { -coin }{ $cost }{ -coin-after }.
}
event-company-passed = { $step ->
    [track] { $company } nie kładzie więcej torów.
    [token] { $company } nie stawia żetonu.
    [trains] { $company } nie kupuje więcej pociągów.
   *[other] { $company } pasuje.
}

## Przejazdy

event-ran = { $besides ->
    [0] { $company }: pociąg { $train } zarabia £{ $revenue } na trasie: { $stops }.
   *[other] { $company }: pociąg { $train } zarabia £{ $revenue } i { -coin }{ $besides }{ -coin-after } do skarbca na trasie: { $stops }.
}
event-did-not-run = { $company } nie wysyła żadnego pociągu.
event-dividend-decided = { $kind ->
    [pay] { $company } wypłaca £{ $revenue } dywidendy.
   *[retain] { $company } zatrzymuje { -coin }{ $revenue }{ -coin-after }.
}
event-dividend-paid = { $shares ->
    [one] { $player } otrzymuje £{ $amount } za jedną akcję { $company }.
    [few] { $player } otrzymuje £{ $amount } za { $shares } akcje { $company }.
   *[many] { $player } otrzymuje £{ $amount } za { $shares } akcji { $company }.
}

## Pociągi i fazy

event-train-bought = { $company } kupuje od banku pociąg { $train } za { -coin }{ $price }{ -coin-after }.
event-train-traded = { $buyer } kupuje od spółki { $seller } pociąg { $train } za { -coin }{ $price }{ -coin-after }.
event-train-offer = { $buyer } oferuje spółce { $seller } { -coin }{ $price }{ -coin-after } za pociąg { $train }.
event-train-offer-declined = { $seller } nie sprzeda spółce { $buyer } pociągu { $train } za tę cenę.
event-train-offers-declined = { $seller } nie sprzeda w tej turze spółce { $buyer } pociągu { $train }.
event-train-discarded = { $company } ma za dużo pociągów i oddaje bankowi pociąg { $train }.
event-trains-rusted = { $companies ->
    [none] Pociągi { $kind } idą na złom; żadna spółka już ich nie miała.
   *[other] Pociągi { $kind } idą na złom. Tracą je spółki: { $companies }.
}
event-phase-begins = Zaczyna się faza { $phase }.

## Ku końcowi

event-bank-broken = Bank nie ma już pieniędzy: zbliża się koniec gry.
event-top-of-market = Kurs { $company } osiąga szczyt giełdy: zbliża się koniec gry.
event-game-over = { $reason ->
    [bank] Koniec gry: bank nie ma już pieniędzy.
    [stock-market] Koniec gry: kurs osiągnął szczyt giełdy.
   *[other] Koniec gry.
}
