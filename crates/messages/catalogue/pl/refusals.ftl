### Dlaczego ruch nie został wykonany. Argumenty to pola rules::Reason; tytuł i rozdział instrukcji pokazujemy
### obok zdania.

## Tura i stół

refusal-game-over = Gra jest skończona.
refusal-not-your-turn = { $awaited ->
    [none] { $player } nie może teraz nic zrobić.
   *[other] To nie jest tura gracza { $player }; teraz gra: { $awaited }.
}
refusal-wrong-step = Nie teraz: stół czeka na { $awaited ->
    [bidding] { step-bidding.awaited }
    [choosing] { step-choosing.awaited }
    [trading] { step-trading.awaited }
    [selling-down] { step-selling-down.awaited }
    [home-tile] { step-home-tile.awaited }
    [discarding] { step-discarding.awaited }
    [track] { step-track.awaited }
    [token] { step-token.awaited }
    [running] { step-running.awaited }
    [dividend] { step-dividend.awaited }
    [trains] { step-trains.awaited }
    [consent] { step-consent.awaited }
    [over] { step-over.awaited }
   *[other] coś innego
}.
refusal-no-such-player = Przy tym stole nie ma miejsca numer { $player }.
refusal-no-such-thing = { $thing ->
    [company] Nie ma takiej spółki w tej grze.
    [private] Nie ma takiej firmy prywatnej w tej grze.
    [certificate] Nie ma takiego certyfikatu w tej grze.
    [tile] Nie ma takiego kafelka lub pola w tej grze.
    [hex] Nie ma takiego pola na tej mapie.
    [train] Nie ma takiego pociągu w tej grze.
   *[other] Nie ma czegoś takiego w tej grze.
}

## Licytacja i firmy prywatne

refusal-bid-too-low = £{ $amount } to za mało: trzeba dać przynajmniej £{ $least }.
refusal-bid-too-high = £{ $amount } to za dużo: po ofercie wyższej niż £{ $most } zwycięzca nie mógłby zapłacić za żaden certyfikat.
refusal-not-on-offer = Certyfikat dyrektora { $company } nie jest teraz na sprzedaż.
refusal-private-not-for-sale = Firma { $private } nie jest teraz na sprzedaż.
refusal-not-your-private = Firma { $private } nie należy do ciebie.
refusal-forbidden-by-option = Opcje tego stołu na to nie pozwalają: { $option }.
refusal-not-exchangeable = Firmy { $private } nie można wymienić na akcję.
refusal-sold-private-this-round = Firma { $private } została przez ciebie sprzedana w tej rundzie giełdowej; odkupić ją można dopiero w następnej.

## Zakładanie spółek

refusal-not-started = Spółka { $company } nie została założona: nikt nie kupił jej certyfikatu dyrektora.
refusal-already-started = Spółka { $company } została już założona.
refusal-par-not-allowed = £{ $par } nie może być ceną emisyjną { $company }.

## Kupno i sprzedaż

refusal-too-poor = Potrzeba { $needed }, a jest tylko { $available }.
refusal-already-bought = W tej turze był już zakup; więcej nie można.
refusal-sold-this-round = W tej rundzie giełdowej były przez ciebie sprzedawane akcje { $company }; kupić je można dopiero w następnej.
refusal-certificate-limit = Masz już tyle certyfikatów, ile wolno: { $limit }.
refusal-reserved = Ta akcja { $company } jest zastrzeżona dla właściciela firmy { $private }.
refusal-certificate-not-for-sale = Tego certyfikatu { $company } nie można kupić tam, gdzie leży.
refusal-must-sell-down = Masz więcej certyfikatów, niż pozwala limit ({ $limit }): najpierw sprzedaj nadmiar.
refusal-sell-before-buying = Najpierw się sprzedaje, potem kupuje, a zakup w tej turze już był.
refusal-one-block-per-turn = Akcje { $company } były już w tej turze sprzedawane; wszystkie akcje jednej spółki sprzedaje się razem.
refusal-not-held = { $shares ->
    [0] Podaj przynajmniej jedną akcję { $company } do sprzedania.
    [one] Nie możesz sprzedać akcji { $company }; masz ich { $held }.
    [few] Nie możesz sprzedać { $shares } akcji { $company }; masz ich { $held }.
   *[many] Nie możesz sprzedać { $shares } akcji { $company }; masz ich { $held }.
}
refusal-certificates-do-not-match = { $shares ->
    [one] Podane certyfikaty nie składają się na jedną sprzedawaną akcję.
    [few] Podane certyfikaty nie składają się na { $shares } sprzedawane akcje.
   *[many] Podane certyfikaty nie składają się na { $shares } sprzedawanych akcji.
}
refusal-no-share-in-pool = Aby sprzedać połowę certyfikatu dyrektora { $company }, w puli banku musi leżeć pojedyncza akcja tej spółki.

## Tory

refusal-wrong-home-hex = { $company } kładzie kafelek w swojej siedzibie, nie na polu { $hex }.
refusal-home-tile-due = { $company } musi położyć kafelek w swojej siedzibie: pasujący jeszcze jest.
refusal-tile-does-not-fit = Kafelek { $tile } nie pasuje w ten sposób na pole { $hex }.
refusal-colour-not-available = Kafelek { $tile } jest w kolorze, który nie jest jeszcze dostępny.
refusal-no-tile-left = Nie ma już kafelków { $tile }.
refusal-not-connected = Kafelek na polu { $hex } musi łączyć się z torami prowadzącymi do żetonu spółki i nieodciętymi przez zablokowaną stację.

## Żetony

refusal-no-station-there = { $at }: tu nie można stawiać żetonów.
refusal-no-free-circle = { $owners ->
    [none] Na stacji { $at } nie ma wolnego kółka.
   *[other] Na stacji { $at } nie ma wolnego kółka; stoją tam żetony: { $owners }.
}
refusal-kept-for-home = Wolne kółko na stacji { $at } czeka na żeton macierzysty { $company }.
refusal-token-on-hex = Spółka ma już żeton na polu { $hex }.
refusal-station-not-reached = Tory od żetonów spółki nie prowadzą do stacji { $at }, chyba że przez zablokowaną stację.
refusal-no-token-left = { $company } nie ma już żetonów.

## Przejazdy

refusal-must-run = { $company } może wysłać pociąg, więc musi.
refusal-train-idle = Pociąg { $train } może jechać, więc musi.
refusal-not-its-train = Spółka nie ma takiego pociągu { $train }.
refusal-train-runs-twice = Pociąg { $train } może jechać tylko raz w turze.
refusal-no-such-track = Nie ma takich torów między stacjami { $from } i { $to }.
refusal-too-short = Przejazd musi mieć przynajmniej dwie stacje, a pociąg { $train } ma mniej.
refusal-passes-dead-end = Na stacji { $at } przejazd może się skończyć, ale nie może jej minąć.
refusal-visits-twice = Przejazd nie może wracać na tę samą stację: { $at }.
refusal-track-twice = Pociąg { $train } jechałby dwa razy po tych samych torach.
refusal-reenters-hex = Przejazd, który opuścił pole { $hex }, nie może na nie wrócić.
refusal-shared-track = Pociągi { $train } i { $other } jechałyby po tych samych torach.
refusal-no-token-on-run = Na trasie pociągu { $train } nie ma żadnego żetonu spółki.
refusal-runs-do-not-meet = Trasa pociągu { $train } nie spotyka się z innymi na żadnej stacji.
refusal-call-off-track = { $at } nie leży na trasie, więc nie można się tam zatrzymać.
refusal-tokened-out = { $owners ->
    [none] Stacja { $at } jest zablokowana.
   *[other] Stacja { $at } jest zablokowana ({ $owners }).
}

## Pieniądze i pociągi

refusal-dividend-forced = { $company } nie ma tym razem wyboru, co zrobić z przychodem.
refusal-train-not-for-sale = Ten pociąg { $train } nie jest na sprzedaż.
refusal-earlier-trains-first = Bank sprzedaje pociągi { $kind } dopiero po sprzedaniu wszystkich wcześniejszych.
refusal-bank-price-fixed = Bank chce { -coin }{ $price }{ -coin-after }, ani mniej, ani więcej.
refusal-price-not-multiple = Cena musi być wielokrotnością { $multiple }.
refusal-price-out-of-range = Cena musi wynosić przynajmniej { $least } i najwyżej { $most }.
refusal-train-limit = { $limit ->
    [one] Spółka może mieć teraz jeden pociąg.
    [few] Spółka może mieć teraz { $limit } pociągi.
   *[many] Spółka może mieć teraz { $limit } pociągów.
}
refusal-last-train = { $seller } zostałaby bez pociągu.
refusal-cannot-trade = { $company } nie ma dyrektora, który mógłby się zgodzić na handel.
refusal-must-buy-train = { $company } nie ma pociągu, a stać ją na niego, więc musi kupić.
refusal-offers-declined = { $seller } odrzuciła w tej turze wszystkie dalsze oferty na ten pociąg.
