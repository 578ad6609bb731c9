### Co mówią tylko 1822 i jego scenariusze i co mówią własnymi słowami: wiadomość, którą mają też wspólne katalogi, brzmi
### tak, jak zapisano ją tutaj. Słowa bierzemy ze skrótu zasad: spółka, mała firma, firma prywatna, prezes, koncesja, stacja.

## Gra

ui-title = 1822: The Railways of Great Britain
page-play-now-explained = 1822, ty przeciw dwóm graczom komputerowym. Bez konta i bez ustawień.

## Wydania i opcjonalne zasady, jak je wylicza titles::t1822::options

edition-summary = Skrót zasad
    .explain = Zasady tak, jak podaje je drukowany skrót. Gdzie milczy, gramy tak, jak gra się w sieci.
edition-online = Jak w sieci
    .explain = Zasady takie, jakie ma dziś 18xx.games: znaczniki do licytacji według tabeli, trzy oferty w turze, kurs rosnący już przy dywidendzie równej kursowi i tak dalej. Zasady przy stole podają oba odczytania wszędzie, gdzie się różnią.
edition-recorded = Jak w zapisach z sieci
    .explain = Dla gier zaimportowanych z 18xx.games: jak w sieci, bez sprawdzeń, które robi tam tylko ekran. Nie dla nowych stołów.
edition-recorded-twice = Jak w zapisach z sieci, cel liczony dwa razy
    .explain = Dla gier zaimportowanych z 18xx.games, w których stację docelową w jednej turze liczył pociąg E i jeszcze jeden. Nie dla nowych stołów.
option-plus_expansion = 1822+
    .explain = Sześć dalszych małych firm (25–30) i trzy firmy prywatne (P19–P21). Każde z trzech pól licytacji firm prywatnych ma osobny stos: pociągi, tory i pozostałe. Przed grą odpada jedna karta torów inna niż P5 i dwie pozostałe.
option-plus_expansion_no_removals = 1822+ bez usuwania kart
    .explain = W grze jest wszystkie 21 firm prywatnych. Tylko z 1822+.
option-plus_expansion_single_stack = 1822+ z jednym stosem
    .explain = Jeden stos firm prywatnych zasila wszystkie trzy pola. W sieci, jeśli usuwa się karty, nie jest wymieszany: najpierw pociągi, potem tory, potem pozostałe. Tylko z 1822+.
option-starter = Dla początkujących
    .explain = W grze są tylko firmy prywatne P1, P2 i od P5 do P14.
option-advanced = Dla zaawansowanych
    .explain = W grze są tylko firmy prywatne od P1 do P12, a na pierwszym polu licytacji zamiast małej firmy 24 leży 14.
option-sw_peninsula = Półwysep południowo-zachodni
    .explain = Dla dwóch graczy. Małe firmy 22 i 23 zaczynają w południowo-zachodniej Anglii (D39); zajmują miejsca dwóch innych, wylosowanych, których w grze nie ma.
option-tax_haven_multiple = Raj podatkowy w każdej rundzie giełdowej
    .explain = P16 może kupić akcję w każdej rundzie giełdowej: pierwszą za pieniądze właściciela, dalsze za dywidendy leżące na karcie; nigdy dwóch akcji jednej spółki.

## Fazy

phase-1 = Faza 1, od początku
    .explain = Żółte tory. Jedna runda operacyjna po każdej giełdowej. Tylko małe firmy; zaczynają z kursem £50 i £100 gotówki. Dwa pociągi na małą firmę.
phase-2 = Faza 2, z pierwszym pociągiem 2
    .explain = Dwie rundy operacyjne, od następnej rundy giełdowej. Koncesje można konwertować, spółki mogą przejmować małe firmy. Spółka może mieć cztery pociągi.
phase-3 = Faza 3, z pierwszym pociągiem 3
    .explain = Pociągi L idą na złom. Zielone tory. Spółki kładą dwa żółte tory albo jedną modernizację. Firmy handlują pociągami. Mała firma dostaje całą kwotę oferty.
phase-4 = Faza 4, z pierwszym pociągiem 4
    .explain = Pociągi 2 idą na złom. Jeden pociąg na małą firmę, trzy na spółkę.
phase-5 = Faza 5, z pierwszym pociągiem 5
    .explain = Koncesje odpadają z gry; każdy gracz może założyć spółkę, która rusza, gdy sprzedano połowę jej akcji. Spółki mogą przejmować małe firmy z pól licytacji. Brązowe tory. Dwa pociągi na spółkę.
phase-6 = Faza 6, z pierwszym pociągiem 6
    .explain = Pociągi 3 idą na złom. Spółka, która rusza, dostaje dziesięciokrotność kursu, a jej niesprzedane akcje idą do puli banku.
phase-7 = Faza 7, z pierwszym pociągiem 7 albo E
    .explain = Pociągi 4 idą na złom. Szare tory. P15 zostaje zamknięta.

## Co się stało: licytacja i koniec rundy giełdowej

event-bid-for-card = { $player } daje w licytacji { $card } £{ $amount }.
event-bid-for-minor = { $player } daje w licytacji małej firmy { $minor } £{ $amount }.
event-minor-bought = { $player } wygrywa małą firmę { $minor } za £{ $amount }.
event-minor-removed = Nikt nie licytował małej firmy { $minor } na pierwszym polu: odpada z gry.
event-train-removed = { $train ->
    [L] Z banku odpada niesprzedany pociąg L/2.
   *[other] Z banku odpada niesprzedany pociąg { $train }.
}
event-private-bought = { $player } wygrywa { $private } za £{ $price }.
event-private-closed = { $private } odpada z gry.
event-concession-lost = Koncesja { $card } przepada bez rekompensaty.
event-interest = Pożyczka rośnie: { $player } ma teraz £{ $debt } długu.
event-loan = { $player } pożycza £{ $amount }; dług wynosi £{ $debt }.
event-repaid = { $left ->
    [0] { $player } spłaca £{ $amount }: pożyczka jest spłacona.
   *[other] { $player } spłaca £{ $amount }; zostaje £{ $left } długu.
}
event-doubled = { $player } liczy gotówkę podwójnie przy ustalaniu kolejności.

## Co się stało: akcje

event-company-started = { $price ->
    [0] { $player } zakłada spółkę { $company } z kursem £{ $par }.
   *[other] { $player } zakłada spółkę { $company } z kursem £{ $par } i płaci £{ $price }.
}
event-share-bought = { $from ->
    [offer] { $player } kupuje akcję { $company } za £{ $price }.
    [pool] { $player } kupuje akcję { $company } z puli banku za £{ $price }.
   *[other] { $player } kupuje akcję { $company } ze skarbca spółki za £{ $price }.
}
event-directors-certificate-split = { $player } sprzedaje część certyfikatu prezesa { $company } i bierze z puli banku pojedynczą akcję.
event-floated = { $company } rusza; w skarbcu ma £{ $capital }.
event-unsold-to-pool = { $shares ->
    [0] Żadna akcja { $company } nie idzie do puli banku.
    [one] Niesprzedana akcja { $company } idzie do puli banku.
    [few] { $shares } niesprzedane akcje { $company } idą do puli banku.
   *[many] { $shares } niesprzedanych akcji { $company } idzie do puli banku.
}
event-sheltered = { $player } kupuje do raju podatkowego akcję { $company } za £{ $price }.
event-haven-paid = Raj podatkowy otrzymuje £{ $amount } za akcję { $company }.
event-issued = { $shares ->
    [one] { $company } emituje akcję i otrzymuje £{ $amount }.
    [few] { $company } emituje { $shares } akcje i otrzymuje £{ $amount }.
   *[many] { $company } emituje { $shares } akcji i otrzymuje £{ $amount }.
}
event-redeemed = { $shares ->
    [one] { $company } skupuje akcję z puli banku za £{ $amount }.
    [few] { $company } skupuje { $shares } akcje z puli banku za £{ $amount }.
   *[many] { $company } skupuje { $shares } akcji z puli banku za £{ $amount }.
}

## Co się stało: firmy prywatne

event-company-income = { $company } otrzymuje £{ $amount } z firmy { $card }.
event-saved = Na kartę { $card } odkłada się £{ $amount }.
event-savings-paid = { $company } otrzymuje £{ $amount } odłożone na karcie { $card }.
event-card-taken = { $company } przejmuje firmę { $card }; oddaje ją { $player }.
event-card-becomes-train = { $card } staje się pociągiem { $train }; ma go { $company }.
event-hill-chosen = { $choice ->
    [token] { $company } zachowuje P8 na jeden bezpłatny tor w trudnym terenie.
   *[discount] { $company } zachowuje P8 jako zniżkę £20 na każde wzgórze i każdą górę.
}
event-power-used = { $company } używa firmy { $card }.

## Co się stało: stacje, przejazdy, dywidendy

event-home-token-placed = { $company } stawia stację początkową: { $at }.
event-destination-reached = { $company } stawia stację docelową: { $at }.
event-token-returned = Zwykła stacja { $company } wraca na kartę: { $at }.
event-company-passed = { $step ->
    [first-train] { $company } nie kupuje jeszcze pociągu L.
    [taking] { $company } nie przejmuje więcej firm prywatnych.
    [track] { $company } nie kładzie więcej torów.
    [destination] { $company } nie ma jeszcze połączenia ze stacją docelową.
    [token] { $company } nie stawia stacji.
    [trains] { $company } nie kupuje więcej pociągów.
    [acquire] { $company } nie przejmuje małej firmy.
    [issue] { $company } nie emituje ani nie skupuje akcji.
   *[other] { $company } pasuje.
}
event-coupled = { $company } dołącza wagon Pullman+ do pociągu { $train }.
event-mail = { $company } otrzymuje £{ $amount } z umowy pocztowej.
event-extra-decided = { $kind ->
    [pay] { $company } wypłaca to, co zarobił pociąg 2P albo LP.
    [half] { $company } wypłaca połowę tego, co zarobił pociąg 2P albo LP.
   *[retain] { $company } zatrzymuje to, co zarobił pociąg 2P albo LP.
}
event-dividend-decided = { $kind ->
    [pay] { $company } wypłaca £{ $revenue } dywidendy.
    [half] { $company } wypłaca połowę z £{ $revenue }.
   *[retain] { $company } zatrzymuje £{ $revenue }.
}
event-company-receives = { $company } otrzymuje £{ $amount }.

## Co się stało: pociągi i przejęcia

event-turned = { $company } modernizuje pociąg L na 2 za £{ $cost }.
event-director-pays = { $player } dokłada £{ $amount } do pociągu { $company }.
event-side-rusted = { $companies ->
    [none] Pociągi { $side } idą na złom; nikt już ich nie miał.
   *[other] Pociągi { $side } idą na złom. Tracą je: { $companies }.
}
event-acquires = { $company } zaczyna przejęcie małej firmy { $minor }.
event-owner-paid = { $shares ->
    [0] { $player } otrzymuje od spółki { $company } £{ $amount }.
    [one] { $back ->
        [0] { $player } otrzymuje akcję { $company } i £{ $amount }.
       *[other] { $player } otrzymuje akcję { $company } i dopłaca £{ $back }.
    }
    [few] { $back ->
        [0] { $player } otrzymuje { $shares } akcje { $company } i £{ $amount }.
       *[other] { $player } otrzymuje { $shares } akcje { $company } i dopłaca £{ $back }.
    }
   *[many] { $back ->
        [0] { $player } otrzymuje { $shares } akcji { $company } i £{ $amount }.
       *[other] { $player } otrzymuje { $shares } akcji { $company } i dopłaca £{ $back }.
    }
}
event-acquired = { $company } przejmuje małą firmę { $minor }.
event-request-granted = { $player } się zgadza.
event-request-declined = { $player } odmawia.

## Co się stało: ku końcowi

event-bank-broken = Bank jest wyczerpany: zbliża się koniec gry.
event-top-of-market = Kurs { $company } osiąga cenę końca gry: zbliża się koniec gry.
event-game-over = { $reason ->
    [bank] Koniec gry: bank jest wyczerpany.
    [stock-market] Koniec gry: kurs osiągnął cenę końca gry.
    [not-played] Koniec gry: w pierwszej rundzie giełdowej nic nie sprzedano albo minęło sto tur.
   *[other] Koniec gry.
}

## Dlaczego ruch nie został wykonany: stół

refusal-wrong-step = Nie teraz: stół czeka na { $awaited ->
    [trading] { step-trading.awaited }
    [selling-down] { step-selling-down.awaited }
    [doubling] { step-doubling.awaited }
    [discarding] { step-discarding.awaited }
    [home] { step-home.awaited }
    [first-train] { step-first-train.awaited }
    [taking] { step-taking.awaited }
    [hill] { step-hill.awaited }
    [track] { step-track.awaited }
    [destination] { step-destination.awaited }
    [token] { step-token.awaited }
    [running] { step-running.awaited }
    [dividend] { step-dividend.awaited }
    [trains] { step-trains.awaited }
    [acquire] { step-acquire.awaited }
    [acquiring] { step-acquiring.awaited }
    [issue] { step-issue.awaited }
    [consent] { step-consent.awaited }
    [over] { step-over.awaited }
   *[other] coś innego
}.
refusal-not-asked = O to się teraz nie pyta.
refusal-declined = Drugi gracz już w tej turze odmówił.

## Dlaczego ruch nie został wykonany: runda giełdowa

refusal-in-debt = Masz £{ $debt } długu: z pożyczką nie można kupować, licytować ani konwertować.
refusal-has-bid = W tej turze już licytujesz; to można zrobić tylko w turze bez licytacji.
refusal-not-in-box = Ta karta nie leży na polu licytacji.
refusal-no-more-bids = { $most ->
    [one] W turze można złożyć { $most } ofertę.
    [few] W turze można złożyć { $most } oferty.
   *[many] W turze można złożyć { $most } ofert.
}
refusal-already-leading = Najwyższa oferta na tę kartę jest już twoja.
refusal-no-bidding-token = Nie masz już znaczników do licytacji: zostają na kartach do końca rundy.
refusal-bid-too-high = £{ $amount } to za dużo: obok ofert, w których wygrywasz, masz na to najwyżej £{ $most }.
refusal-holds-most = Masz 60% udziałów { $company } i nie możesz kupić więcej.
refusal-haven-used = Raj podatkowy nie może tego kupić: ma już swoją akcję.
refusal-not-operated = { $company } operuje za krótko albo jest małą firmą: jej akcji nie można sprzedać.
refusal-pool-full = W puli banku nie może być więcej niż połowa udziałów { $company }.
refusal-no-successor = Nikt inny nie może zostać prezesem { $company }, więc certyfikat prezesa zostaje u ciebie.
refusal-keeps-directorship = Prezes { $company } nie może się zmienić.
refusal-more-than-needed = Potrzeba tylko £{ $needed }: sprzedaj mniej akcji.
refusal-too-early = Dopiero od fazy { $phase }.
refusal-no-concession = Spółkę { $company } może teraz założyć tylko właściciel jej koncesji.
refusal-not-on-offer = Nie można tam teraz kupić nic ze spółki { $company }.
refusal-par-not-allowed = Spółka { $company } nie może zacząć z kursem £{ $par }.

## Dlaczego ruch nie został wykonany: firmy prywatne

refusal-not-takeable = Nie można przejąć firmy { $card }.
refusal-no-such-power = Firmy { $card } nie można teraz do tego użyć.
refusal-not-joined = Firmy { $card } nie można połączyć z pozostałymi na jednym torze.
refusal-half-used = Firma { $card } jest w połowie użyta: połóż jej drugi tor albo spasuj.
refusal-yellow-only = Po żółtym torze tylko drugi żółty.
refusal-not-rough = Na polu { $hex } nie ma nierówności, wzgórza ani góry.
refusal-no-estuary = Na polu { $hex } nie trzeba płacić za ujście rzeki.
refusal-not-in-stack = Przełożyć można tylko kartę, która leży w stosie, a nie na polu licytacji.

## Dlaczego ruch nie został wykonany: tory i stacje

refusal-no-more-tiles = W tej turze nie można położyć więcej takich torów.
refusal-nothing-gained = Ta modernizacja pola { $hex } nie daje nowego odcinka toru, po którym można by przejechać.
refusal-six-exits = Pasuje tor { $tile } z sześcioma wyjazdami, więc trzeba położyć właśnie taki.
refusal-must-lead-to-london = Pierwszy tor na polu { $hex } musi prowadzić do Londynu.
refusal-not-connected = Do toru na polu { $hex } musi dać się dojechać od jednej ze stacji firmy, nie przez miasta pełne cudzych stacji.
refusal-destination-not-reached = Nie ma jeszcze trasy od stacji początkowej do docelowej.
refusal-destination-due = Trasa do stacji docelowej istnieje, więc trzeba ją postawić.
refusal-token-on-hex = Na polu { $hex } jest już stacja tej firmy.

## Dlaczego ruch nie został wykonany: przejazdy

refusal-london-twice = Na trasie pociągu { $train } może być tylko jedna stacja w Londynie.
refusal-channel-and-france = Na trasie pociągu { $train } muszą być kanał La Manche i Francja razem albo żadne z nich; i nie mogą być tam same.
refusal-too-many-stops = { $allowed ->
    [one] Pociąg { $train } może mieć { $allowed } postój, nie { $count }.
    [few] Pociąg { $train } może mieć { $allowed } postoje, nie { $count }.
   *[many] Pociąg { $train } może mieć { $allowed } postojów, nie { $count }.
}
refusal-not-local = Pociąg { $train } jeździ w jednym mieście z własną stacją, samym albo z jednym małym miastem; nie przez kanał.
refusal-one-local = Do jednej stacji można przydzielić tylko jeden pociąg L: { $train } jest nadmiarowy.
refusal-not-express = Pociąg { $train } jako E potrzebuje dwóch miast z własnymi stacjami i musi w takich miastach zaczynać i kończyć.
refusal-one-welsh-track = W jednej turze można użyć tylko jednego z dwóch torów między Merthyr Tydfil i Pontypool.
refusal-not-coupled = Wagonu Pullman+ nie można dołączyć do pociągu { $train }.

## Dlaczego ruch nie został wykonany: pociągi, przejęcia, akcje spółki

refusal-no-local-left = Nie można już kupić pociągu L.
refusal-local-only = W pierwszej turze mała firma może kupić tylko pociąg L z banku.
refusal-one-express = Spółka może mieć tylko jeden pociąg E.
refusal-cheapest-only = Za pieniądze prezesa można kupić tylko najtańszy pociąg banku.
refusal-must-issue = { $company } musi najpierw wyemitować ze skarbca { $shares ->
    [one] jedną akcję
    [few] { $shares } akcje
   *[many] { $shares } akcji
}.
refusal-has-issued = { $company } wyemitowała już akcje w tej turze.
refusal-sell-before-loan = Dopóki można sprzedać akcje, nie ma pożyczki.
refusal-must-buy-train = { $company } musi mieć pociąg, więc musi go kupić.
refusal-not-acquirable = Małej firmy { $minor } nie można teraz przejąć.
refusal-not-joined-to-minor = Żadna trasa nie prowadzi od stacji spółki do małej firmy { $minor }.
refusal-cannot-pay = Małej firmy { $minor } nie da się w żaden sposób opłacić.
refusal-first-round = { $company } nie może tego zrobić w swojej pierwszej rundzie operacyjnej.

## Na co czeka stół, co można zrobić, o co się pyta

step-trading = Runda giełdowa
    .awaited = handel akcjami albo licytację
    .prompt = Sprzedaj i spłać pożyczki; potem kup akcję, załóż spółkę albo licytuj; albo spasuj.
step-doubling = Podwójna gotówka
    .awaited = decyzję o podwójnej gotówce (P9)
    .prompt = Czy twoja gotówka ma się liczyć podwójnie przy ustalaniu kolejności?
step-home = Stacja w Londynie
    .awaited = wybór miasta w Londynie
    .prompt = Wybierz miasto w Londynie na stację.
step-first-train = Pierwszy pociąg
    .awaited = pierwszy pociąg małej firmy
    .prompt = Kup pociąg L, żeby pojechał już w tej turze, albo spasuj.
step-taking = Firmy prywatne
    .awaited = przejęcie firm prywatnych
    .prompt = Przejmij firmy prywatne od graczy albo spasuj.
step-hill = P8
    .awaited = decyzję o P8
    .prompt = Jeden bezpłatny tor czy £20 zniżki na każde wzgórze i każdą górę?
step-destination = Stacja docelowa
    .awaited = stację docelową
    .prompt = Postaw stację docelową, jeśli jest połączona, inaczej spasuj.
step-acquire = Akwizycja
    .awaited = decyzję o przejęciu małej firmy
    .prompt = Przejmij połączoną małą firmę albo spasuj.
step-acquiring = Warunki przejęcia
    .awaited = warunki przejęcia
    .prompt = Wybierz, jak zapłacić za małą firmę, a potem, co stanie się z jej stacją.
step-issue = Emisja lub skup akcji
    .awaited = decyzję o emisji lub skupie akcji
    .prompt = Wyemituj akcje, skup akcje albo spasuj.
choice-pass = { $step ->
    [trading] Spasuj albo zakończ turę
    [doubling] Licz ją raz
    [first-train] Nie kupuj pociągu L
    [taking] Nie przejmuj więcej firm prywatnych
    [track] Nie kładź więcej torów
    [destination] Jeszcze bez połączenia
    [token] Nie stawiaj stacji
    [trains] Nie kupuj więcej pociągów
    [acquire] Nikogo nie przejmuj
    [issue] Ani emisji, ani skupu
   *[other] Spasuj
}
choice-take-private = Przejmij firmę { $private }
choice-start = { $count ->
    [one] Załóż spółkę { $company } z kursem £{ $pars }
   *[many] Załóż spółkę { $company } z jednym z kursów: { $pars }
}
choice-start-form = { $cost ->
    [0] kurs £{ $par }: nic nie płacisz
   *[other] kurs £{ $par }: płacisz £{ $cost }
}
choice-buy-share = { $from ->
    [offer] Kup akcję { $company } za £{ $price }
    [pool] Kup akcję { $company } z puli banku za £{ $price }
   *[other] Kup akcję { $company } ze skarbca spółki za £{ $price }
}
choice-dividend = { $kind ->
    [pay] Wypłać £{ $per_share } na akcję; kurs wyniesie potem £{ $price_after }
    [half] Wypłać połowę: £{ $per_share } na akcję, £{ $to_company } dla spółki; kurs wyniesie potem £{ $price_after }
   *[retain] Zatrzymaj: £{ $to_company } dla spółki; kurs wyniesie potem £{ $price_after }
}
choice-buy-train = { $seller ->
    [bank] { $side ->
        [none] Kup od banku pociąg { $train } za £{ $min }
       *[other] Kup od banku pociąg { $side } za £{ $min }
    }
   *[other] { $consent ->
        [none] { $side ->
            [none] Kup od firmy { $seller } pociąg { $train } za £{ $min } do £{ $max }
           *[other] Zmodernizuj pociąg L firmy { $seller } na { $side } za £{ $min }
        }
       *[other] Zaproponuj firmie { $seller } cenę za jej pociąg { $train }: od £{ $min } do £{ $max }; potrzebna zgoda: { $consent }
    }
}
choice-choose = { $choice ->
    [pay] Najpierw wypłać to, co zarobił 2P albo LP
    [half] Najpierw wypłać połowę tego, co zarobił 2P albo LP
    [retain] Najpierw zatrzymaj to, co zarobił 2P albo LP
    [token] Jeden bezpłatny tor na nierównościach, wzgórzu albo górze
    [discount] £20 zniżki na każde wzgórze i każdą górę
    [double] Licz gotówkę podwójnie
    [money] Zapłać samą gotówką
    [one-share] Zapłać jedną akcją, różnica w gotówce
    [two-shares] Zapłać dwiema akcjami, różnica w gotówce
    [exchange] Zdejmij stację małej firmy; jeden żeton wymiany staje się dostępny
    [remove] Zdejmij stację małej firmy
   *[replace] Wymień stację małej firmy na własną
}
choice-merge = { $consent ->
    [none] Przejmij małą firmę { $company }
   *[other] Zaproponuj przejęcie małej firmy { $company }; potrzebna zgoda: { $consent }
}
choice-use-power = { $choice ->
    [available] Użyj { $private }: dostępny żeton staje się żetonem wymiany
   *[exchange] Użyj { $private }: jeden żeton wymiany staje się dostępny
}
choice-move-card = { $to ->
    [top] Użyj { $private }: przełóż { $card } na wierzch stosu
   *[bottom] Użyj { $private }: przełóż { $card } na spód stosu
}
choice-couple = Dołącz wagon Pullman+ do pociągu { $train }
question-sell-train = { $buyer } chce kupić od firmy { $seller } pociąg { $train } za £{ $price }
question-take-private = { $company } chce przejąć twoją firmę { $card }, bez rekompensaty
    .always = Zawsze zgadzam się na przejęcie moich firm prywatnych
question-acquire = { $company } chce przejąć małą firmę { $minor }
    .always = Zawsze zgadzam się, gdy spółka przejmuje moją małą firmę
question-neighbour = { $company } chce położyć tor { $tile } na polu { $hex }, obok twojej stacji w Londynie
    .always = Zawsze zgadzam się na tory obok moich stacji w Londynie

## Rodzaje dywidend

dividend-half = Wypłać połowę
    .if = Po wypłacie połowy
    .done = wypłacono połowę

## Pociągi na jednej karcie

side-L = L
side-2 = 2
side-7 = 7
side-E = E

## Znaki: stan gry, firmy, karty, tury

badge-minor = mała firma
badge-out = poza grą
badge-in-box = na polu licytacji
badge-at-destination = stacja docelowa postawiona
badge-debt = { $player }: £{ $amount } długu; £{ $then } po rundzie giełdowej
badge-bound = { $player }: £{ $amount } zarezerwowane; wolne znaczniki do licytacji: { $tokens }
badge-savings = £{ $amount } na karcie
badge-uses = { $count ->
    [one] zostało { $count } użycie
    [few] zostały { $count } użycia
   *[many] zostało { $count } użyć
}
badge-owned-by = ma ją { $company }
badge-leading = prowadzi { $player }: £{ $amount }
badge-pullman = wagon Pullman+ jedzie z pociągiem { $train }
badge-mail-due = £{ $amount } z umowy pocztowej

## Fakty

fact-destination = stacja docelowa { $hex }
fact-destination-joined = połączona ze stacją macierzystą
fact-destination-ahead = { $hexes ->
    [one] brakuje { $hexes } pola
   *[other] brakuje { $hexes } pól
}
fact-exchange-tokens = { $count ->
    [one] { $count } żeton wymiany
    [few] { $count } żetony wymiany
   *[many] { $count } żetonów wymiany
}
fact-power = { $card ->
    [P1] Staje się pociągiem 5. Dla spółek, od fazy 5. Graczowi £5.
    [P2] Usuwa małe miasto: jeden zwykły tor tam, gdzie było jedno małe miasto. Dla wszystkich, od fazy 2. £10, także w firmie.
    [P3] Staje się 2P, permanentnym pociągiem 2 poza limitem pociągów. Dla spółek, od fazy 2. Bez dochodu.
    [P4] Staje się 2P, permanentnym pociągiem 2 poza limitem pociągów. Dla spółek, od fazy 2. Bez dochodu.
    [P5] Bezpłatny żeton wymiany na kanał La Manche albo jeden żeton wymiany staje się dostępny. Dla spółek, od fazy 3. Graczowi £10.
    [P6] Umowa pocztowa: połowa wartości obu końców jednej trasy. Dla spółek, od fazy 3. Graczowi £10.
    [P7] Umowa pocztowa: połowa wartości obu końców jednej trasy. Dla spółek, od fazy 3. Graczowi £10.
    [P8] Jeden bezpłatny tor w trudnym terenie albo £20 zniżki na każde wzgórze i każdą górę. Dla wszystkich, od fazy 3. Graczowi £10.
    [P9] Gotówka gracza może się liczyć podwójnie przy ustalaniu kolejności. Dla wszystkich, od fazy 3: £20, od fazy 5 £40, w fazie 7 £60. Graczowi £10.
    [P10] Płaci za dwa ujścia rzek, a do tego czasu £10 zniżki na rzeki. Dla wszystkich, od fazy 3. Graczowi £10.
    [P11] Jedna modernizacja zwykłego toru albo małego miasta na kolor jeszcze niedozwolony. Dla wszystkich, od fazy 2. £10, także w firmie.
    [P12] Raz dodatkowe tory: dwa żółte albo jedna modernizacja, dla małej firmy jeden tor. Dla wszystkich, od fazy 3. £10, także w firmie.
    [P13] Staje się wagonem Pullman+: małe miasta nie liczą się do długości jednego pociągu. Dla wszystkich, od fazy 5. Graczowi £10.
    [P14] Staje się wagonem Pullman+: małe miasta nie liczą się do długości jednego pociągu. Dla wszystkich, od fazy 5. Graczowi £10.
    [P15] Graczowi £10 razy numer fazy i tyle samo odłożone na karcie dla firmy, która ją przejmie. Dla wszystkich, od fazy 2. W fazie 7 zostaje zamknięta.
    [P16] Raj podatkowy: właściciel kupuje na kartę jedną akcję spółki. Nikt nie może jej przejąć; nie liczy się jako certyfikat.
    [P17] Przekłada jedną kartę na wierzch albo spód jej stosu. Dla spółek, od fazy 2. Graczowi £10.
    [P18] Jeden żeton wymiany staje się dostępny albo dostępny staje się żetonem wymiany. Dla spółek, od fazy 5. Graczowi £10.
    [P19] Staje się LP, permanentnym pociągiem L poza limitem pociągów. Dla wszystkich; od fazy 2, w sieci od fazy 1. Bez dochodu.
    [P20] Graczowi £5 razy numer fazy i tyle samo odłożone na karcie dla firmy, która ją przejmie. Dla wszystkich, od fazy 3.
    [P21] Most nad Humber: do dwóch bezpłatnych torów łączących Hull i Grimsby. Dla wszystkich, od fazy 2. Graczowi £10.
   *[other] Koncesja: od fazy 2 jej właściciel może założyć spółkę. £10; na koniec warta £100; przepada z początkiem fazy 5.
}
fact-waits-for-phase = firma może ją przejąć od fazy { $phase }
fact-waits-for-taking = firma może ją przejąć na początku swojej tury
fact-waits-for-stock = w rundach giełdowych
fact-waits-for-turn = w turach firmy { $company }
fact-waits-for-step = { $when ->
    [until-issue] podczas kładzenia torów, wystawiania żetonów i emisji akcji
    [until-token] podczas kładzenia torów i wystawiania żetonów
   *[track] podczas kładzenia torów
}
fact-waits-for-occasion = teraz nic do niej nie pasuje
fact-in-force = działa sama
fact-other-side = albo { $side } za £{ $price }
fact-other-side-rusts = jako { $side } na złom z pierwszym { $kind }
fact-ending = { $reason ->
    [bank] { $when ->
        [round] bank jest wyczerpany: gra kończy się po następnej rundzie operacyjnej
       *[set] bank jest wyczerpany: gra kończy się po tej serii rund operacyjnych
    }
    [stock-market] kurs osiągnął cenę końca gry: gra kończy się po tej rundzie operacyjnej albo po najbliższej
   *[not-played] gra się kończy
}

## Giełda: co wyróżnia niektóre pola, i to samo jednym słowem

zone-start = tu zaczynają spółki i małe firmy
    .short = start
zone-start-minor = tu zaczynają tylko małe firmy
    .short = małe firmy
zone-yellow = akcje nie liczą się do limitu certyfikatów
    .short = poza limitem
zone-end = kończy grę
    .short = koniec

## Słowa stołu

ui-bank-pool = Pula banku
ui-director = prezes
ui-private-companies = Firmy prywatne i koncesje

## Strona

page-own-shares = akcje w skarbcu
page-besides = Poczta
page-aim-total = Najlepsze z pocztą
page-aim-besides = Najwięcej z poczty, ta sama zmiana kursu
page-directors-certificate = certyfikat prezesa
page-start-explained = Wybierz kurs. Koncesja pokrywa £100 z ceny certyfikatu prezesa.
page-hint-trading = W swojej turze możesz sprzedać akcje, a potem kupić jedną akcję, założyć spółkę albo licytować karty na polach licytacji. Gdy wszyscy spasują, kto prowadzi w licytacji karty, płaci i ją dostaje. Zaczyna się od małych firm: spółki przychodzą później i je przejmują.
page-hint-dividend = Dywidenda wyższa od kursu przesuwa go o jedno pole, wyższa od dwukrotności o dwa; można też wypłacić połowę. Zatrzymanie zasila skarbiec, a kurs spada.
page-hint-token = Stacja pozwala jeździć z innego miasta i może zatrzymać innych. Kolejne stacje przychodzą z przejmowanymi małymi firmami.

## Co poprawiają wersje zasad

correction-beyond-ends = Nie buduje się torów za obszarami, w których trasy się kończą, np. Highlands, chyba że spółka ma tam stację (11.2, 14.4).
correction-london-reached = Spółka, która dociera do miasta Londynu, może zmodernizować Londyn, także bez stacji w nim (11.2).
correction-loops = Tory w pętli bez miast może modernizować spółka, która do nich dociera (11.2).
correction-run-connection = Pętla z miasta z powrotem do niego nie jest połączeniem potrzebnym do przejazdu (14.2).
correction-destination-slot = Stacja docelowa zajmuje najpierw wolne miejsce; dopiero potem zwykła stacja spółki opuszcza to miasto (12.3).
correction-equal-certificates = W zaimportowanych grach sprzedaż może wymieniać certyfikat oddany za certyfikat prezesa; sprzedaje się inny o tej samej liczbie akcji.
correction-fourteens-right = W zaimportowanych grach prawo małej firmy 14 pozwala dowolnie obrócić pierwszy tor przy Londynie (11.9).
correction-fourteens-slot = Mała firma 14 kupiona z pola licytacji od razu daje drugie miejsce w swoim mieście Londynu (8.3).
correction-channel-token = P5 nie daje drugiej stacji w kanale La Manche (13.1).
correction-acquisition-limit = Skrót: przejęcie nie może podnieść liczby certyfikatów właściciela małej firmy ponad limit (17.3).
correction-emergency-director = Skrót: prezes ratowanej spółki nie zmienia się, gdy spółka emituje akcje (16.9).
correction-card-on-top = Skrót, 1822+: P17 kładzie firmę prywatną na wierzch jej własnego stosu.
correction-price-at-equality = Skrót: dywidenda równa kursowi przesuwa znacznik w prawo o jedno pole, równa dwóm kursom o dwa (15.4).
correction-haven-after-sale = Skrót: raj podatkowy nie kupuje akcji spółki, którą właściciel sprzedawał w tej samej rundzie giełdowej (P16).
correction-first-box = Skrót: mała firma z pierwszego pola odpada z pierwszym pociągiem banku, zanim odpadną L/2 za małe firmy bez ofert (5.4, 5.5).
correction-beside-london = Skrót: przy londyńskim mieście spółki, która jeszcze nie działa, pierwszy tor musi prowadzić do Londynu (11.9).
correction-six-exits = Skrót: zasada sześciu wyjazdów dotyczy też zwykłego toru (11.5).
correction-single-stack = Skrót, 1822+: pojedynczy stos z usunięciami jest tasowany.
