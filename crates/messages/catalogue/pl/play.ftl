### Na co czeka stół i co można zrobić: zachęty i opisy możliwości, dla terminala i dla strony.

## Kroki. „awaited” pasuje do „stół czeka na …”; zachęta zwraca się do tego, kto ma ruch.

step-bidding = Licytacja
    .awaited = ofertę w licytacji
    .prompt = Licytuj albo spasuj.
step-choosing = Wybór certyfikatu
    .awaited = wybór zwycięzcy licytacji
    .prompt = Licytacja wygrana: wybierz certyfikat.
step-trading = Handel akcjami
    .awaited = handel akcjami
    .prompt = Sprzedaj, potem kup jeden certyfikat; albo spasuj.
step-selling-down = Sprzedaż nadmiaru
    .awaited = sprzedaż certyfikatów ponad limit
    .prompt = Masz za dużo certyfikatów: sprzedaj nadmiar.
step-home-tile = Kafelek w siedzibie
    .awaited = kafelek w siedzibie spółki
    .prompt = Połóż kafelek pod żetonem macierzystym.
step-discarding = Oddawanie pociągów
    .awaited = oddanie nadmiarowych pociągów
    .prompt = Za dużo pociągów: oddaj jeden bankowi.
step-track = Tory
    .awaited = położenie torów
    .prompt = Połóż tory albo spasuj.
step-token = Żeton
    .awaited = postawienie żetonu
    .prompt = Postaw żeton albo spasuj.
step-running = Przejazdy
    .awaited = przejazdy pociągów spółki
    .prompt = Wyślij pociągi.
step-dividend = Dywidenda
    .awaited = decyzję o dywidendzie
    .prompt = Wypłać dywidendę albo zatrzymaj przychód.
step-trains = Pociągi
    .awaited = kupno pociągów
    .prompt = Kup pociągi albo spasuj.
step-consent = Zgoda
    .awaited = odpowiedź innego dyrektora
    .prompt = Pytanie do ciebie: zgódź się albo odmów.
step-over = Koniec gry
    .awaited = nic więcej
    .prompt = Gra jest skończona.

## Możliwości, po jednej na każdy rodzaj rules::Choice. Argumenty zob. choice.rs w tym pakiecie.

choice-pass = { $step ->
    [bidding] Spasuj: nie licytuj już w tej licytacji
    [trading] Spasuj albo zakończ turę
    [track] Nie kładź więcej torów
    [token] Nie stawiaj żetonu
    [trains] Nie kupuj więcej pociągów
    [home-tile] Graj dalej bez kafelka
   *[other] Spasuj
}
choice-bid = Licytuj: od £{ $min } do £{ $max }
choice-bid-form = Zalicytuj £{ $amount }
choice-take-private = Weź firmę { $private } za £{ $price }
choice-start = { $count ->
    [one] Załóż spółkę { $company } z ceną emisyjną £{ $pars }
   *[many] Załóż spółkę { $company } z jedną z cen emisyjnych: { $pars }
}
choice-start-form = cena emisyjna £{ $par }: certyfikat dyrektora kosztuje £{ $cost }
choice-buy-share = { $from ->
    [offer] Kup akcję { $company } z oferty początkowej za £{ $price }
    [pool] Kup akcję { $company } z puli banku za £{ $price }
   *[other] Kup akcję { $company } za £{ $price }; sprzedaje { $from }
}
choice-buy-private = Kup od banku firmę { $private } za £{ $price }
choice-sell-shares = { $count ->
    [1] { $most ->
        [one] Sprzedaj akcję { $company }
        [few] Sprzedaj { $most } akcje { $company }
       *[many] Sprzedaj { $most } akcji { $company }
    }
   *[other] Sprzedaj do { $most } akcji { $company }
}
choice-sell-shares-form = { $shares ->
    [one] 1 akcja daje £{ $proceeds }; kurs wyniesie potem £{ $price }
    [few] { $shares } akcje dają £{ $proceeds }; kurs wyniesie potem £{ $price }
   *[many] { $shares } akcji daje £{ $proceeds }; kurs wyniesie potem £{ $price }
}
choice-sell-private = Sprzedaj bankowi firmę { $private } za £{ $proceeds }
choice-close-private = Zamknij firmę { $private }
choice-exchange = Wymień firmę { $private } na akcję { $company }
choice-lay-tile = { $cost ->
    [0] Połóż kafelek { $tile } na polu { $hex }
   *[other] Połóż kafelek { $tile } na polu { $hex } za { -coin }{ $cost }{ -coin-after }
}
choice-place-token = { $cost ->
    [0] Postaw żeton na stacji { $at }
   *[other] Postaw żeton na stacji { $at } za { -coin }{ $cost }{ -coin-after }
}
choice-run = Wyślij pociągi: { $trains }
choice-stand = Nie wysyłaj żadnego pociągu
choice-dividend = { $kind ->
    [pay] Wypłać £{ $per_share } na akcję; kurs wyniesie potem £{ $price_after }
   *[retain] Zatrzymaj { -coin }{ $to_company }{ -coin-after }; kurs wyniesie potem £{ $price_after }
}
choice-buy-train = { $seller ->
    [bank] Kup od banku pociąg { $train } za { -coin }{ $min }{ -coin-after }
   *[other] { $consent ->
        [none] Kup od spółki { $seller } pociąg { $train } za { -coin }{ $min } do { -coin }{ $max }{ -coin-after }
       *[other] Zaproponuj spółce { $seller } cenę za pociąg { $train }: od { -coin }{ $min } do { -coin }{ $max }{ -coin-after }; potrzebna zgoda: { $consent }
    }
}
choice-buy-train-form = { $consent ->
    [none] Kup { $train } od { $seller } za { -coin }{ $price }{ -coin-after }
   *[other] Zaproponuj { $seller } { -coin }{ $price }{ -coin-after } za { $train }; { $consent } musi się zgodzić
}
choice-open-auction = Rozpocznij licytację { $company }: od £{ $min } do £{ $max }
choice-open-auction-form = Otwórz licytację { $company } od £{ $amount }
choice-choose = { $choice }
choice-merge = { $consent ->
    [none] Połącz się z { $company }
   *[other] Zaproponuj graczowi { $consent } połączenie z { $company }
}
choice-survive = Pozostaje { $company }, z kursem £{ $price_after }
choice-buy-tokens = Znaczniki: { $count } za £{ $cost }
choice-remove-token = Zdejmij znacznik z { $at }
choice-redeem = Odkup akcję za £{ $price }
choice-bid-for = Licytuj { $card }: od £{ $min } do £{ $max }
choice-bid-for-form = Zalicytuj £{ $amount } za { $card }
choice-buy-onto = Połóż akcję { $company } na karcie { $private } za £{ $price }
choice-repay = Spłać od £{ $min } do £{ $max }
choice-repay-form = Spłać £{ $amount }
choice-lay-by-power = { $powers }: kafelek { $tile } na { $hex } za £{ $cost }
choice-place-by-power = { $private }: znacznik w: { $at }
choice-use-power = Użyj { $private }: { $choice }
choice-move-card = { $private }: przełóż { $card } w jej talii ({ $to })
choice-couple = Doczep wagon do pociągu { $train }
choice-issue = Wyemituj akcje, najwyżej { $most }
choice-issue-form = { $shares ->
    [one] Wyemituj jedną akcję
    [few] Wyemituj { $shares } akcje
   *[other] Wyemituj { $shares } akcji
}
choice-redeem-shares = Odkup akcje ({ $shares }) za £{ $price }
choice-discard-train = Oddaj bankowi pociąg { $train }
choice-answer-form = { $reply ->
    [accept] Zgódź się
    [decline-all] Odmów, także dalszym ofertom na niego w tej turze
   *[decline] Odmów
}

## Rodzaje dywidend: do wyboru, co potem, i co zrobiono

dividend-pay = Wypłać
    .if = Po wypłacie
    .done = wypłacono
dividend-retain = Zatrzymaj
    .if = Po zatrzymaniu
    .done = zatrzymano

## Co przemawia za ruchem lub przeciw niemu, gdy pyta się gracza komputerowego

advice-income = £{ $amount } dywidend i dochodu { $rounds ->
    [0] w tej rundzie
    [one] do końca tej rundy
    [few] w ciągu { $rounds } rund
   *[other] w ciągu { $rounds } rund
}
advice-papers-rise = Twoje akcje i karty zyskają £{ $amount } na wartości
advice-papers-fall = Twoje akcje i karty stracą £{ $amount } na wartości
advice-without-train = { $company } zostanie bez pociągu
advice-directs = Będziesz kierować spółką { $company }
advice-loses-office = Stracisz kierownictwo spółki { $company }
advice-game-ends = Gra dobiegnie wtedy końca
