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
    .prompt = Połóż kafelek pod bazą macierzystą.
step-discarding = Oddawanie pociągów
    .awaited = oddanie nadmiarowych pociągów
    .prompt = Za dużo pociągów: oddaj jeden bankowi.
step-track = Tory
    .awaited = położenie torów
    .prompt = Połóż tory albo spasuj.
step-base = Baza
    .awaited = budowę bazy
    .prompt = Zbuduj bazę albo spasuj.
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
    .prompt = Inna spółka chce kupić pociąg: zgódź się albo odmów.
step-over = Koniec gry
    .awaited = nic więcej
    .prompt = Gra jest skończona.

## Możliwości, po jednej na każdy rodzaj rules::Choice. Argumenty zob. choice.rs w tym pakiecie.

choice-pass = { $step ->
    [bidding] Spasuj: nie licytuj już w tej licytacji
    [trading] Spasuj albo zakończ turę
    [track] Nie kładź więcej torów
    [base] Nie buduj bazy
    [trains] Nie kupuj więcej pociągów
    [home-tile] Graj dalej bez kafelka
   *[other] Spasuj
}
choice-bid = Licytuj: od £{ $min } do £{ $max }
choice-take-private = Weź firmę { $private } za £{ $price }
choice-start = { $count ->
    [one] Załóż spółkę { $company } z ceną emisyjną £{ $pars }
   *[many] Załóż spółkę { $company } z jedną z cen emisyjnych: { $pars }
}
choice-start-form = cena emisyjna £{ $par }: certyfikat dyrektora kosztuje £{ $cost }
choice-buy-certificate = { $from ->
    [ipo] Kup akcję { $company } z oferty początkowej za £{ $price }
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
choice-close-private = Odwróć firmę { $private }
choice-exchange = Wymień firmę { $private } na akcję { $company }
choice-lay-tile = { $cost ->
    [0] Połóż kafelek { $tile } na polu { $hex }
   *[other] Połóż kafelek { $tile } na polu { $hex } za { $cost } cc
}
choice-place-base = { $cost ->
    [0] Zbuduj bazę na stacji { $at }
   *[other] Zbuduj bazę na stacji { $at } za { $cost } cc
}
choice-run = { $leased ->
    [yes] Wyślij dzierżawiony pociąg: { $trains }
   *[no] Wyślij pociągi: { $trains }
}
choice-stand = Nie wysyłaj żadnego pociągu
choice-dividend = { $kind ->
    [pay] Wypłać £{ $per_share } na akcję; kurs wyniesie potem £{ $price_after }
   *[retain] Zatrzymaj { $to_company } cc; kurs wyniesie potem £{ $price_after }
}
choice-buy-train = { $seller ->
    [bank] Kup od banku pociąg { $train } za { $min } cc
   *[other] { $consent ->
        [none] Kup od spółki { $seller } pociąg { $train } za { $min } do { $max } cc
       *[other] Zaproponuj spółce { $seller } cenę za pociąg { $train }: od { $min } do { $max } cc; potrzebna zgoda: { $consent }
    }
}
choice-discard-train = Oddaj bankowi pociąg { $train }
choice-answer = { $buyer } oferuje spółce { $seller } { $price } cc za pociąg { $train }
choice-answer-form = { $reply ->
    [accept] Zgódź się
    [decline-all] Odmów, także dalszym ofertom na niego w tej turze
   *[decline] Odmów
}
