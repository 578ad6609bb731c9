### Słowa strony: przyciski, etykiety, objaśnienia.

## The front page

page-title = Stół do gier kolejowych
page-kicker = Stół powszechny Bradshawa
page-lead = Zakładaj spółki, kładź tory, puszczaj pociągi i napełniaj kieszenie: gry 18xx z przyjaciółmi gdziekolwiek są albo z gospodarzem.
page-play-now = Zagraj teraz
page-play-now-explained = Ty przeciw dwóm graczom komputerowym. Bez konta i bez ustawień.
page-solo-name = Gra z gospodarzem
page-guest-name = Gość
page-new-table = Nowy stół
page-home = Na stronę główną
page-menu = Menu
page-filter-turn = Mój ruch
page-tables = Stoły
page-filter-mine = Moje
page-filter-open = Czekają na graczy
page-filter-playing = W grze
page-filter-finished = Zakończone
page-search = Szukaj po nazwie
page-no-tables = Nie ma tu jeszcze stołów.
page-free-seat = wolne miejsce
page-your-turn = Twój ruch
page-moves = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
page-state-open = czeka
page-state-playing = w grze
page-state-finished = zakończona
page-state-abandoned = porzucona
page-loading = Chwileczkę …
page-lost = Tu nic nie ma
page-lost-explained = Nie ma takiej strony ani stołu albo nie są dla ciebie.

## A new table

page-the-game = Gra
page-table-name = Nazwa stołu
page-default-name = Partia { $title }
page-your-name = Twoje imię
page-edition = Wydanie
page-seats = Miejsca
page-setup = każdy ma { $cash }, najwyżej { $limit } certyfikatów
page-seat-number = Miejsce { $number }
page-seat-mine = Ja
page-seat-person = Inna osoba
page-seat-open = Dla każdego, kto przyjdzie
page-seat-invited = Tylko z zaproszeniem
page-seat-hot = Ktoś przy tym ekranie
page-seat-computer = Gracz komputerowy
page-strength-of = Siła gracza { $name }
page-strength-magnate = Magnat
    .means = Myśli najdłużej i patrzy najdalej, do kilku sekund na ruch. Dla tych, którzy wygrywają z dyrektorem.
page-strength-director = Dyrektor
    .means = Wypróbowuje swoje ruchy i patrzy kilka rund naprzód. Godny przeciwnik dla kogoś, kto zna grę.
page-strength-guest = Gość
    .means = Gra rozsądnie i decyduje od razu. Dobre towarzystwo na pierwsze partie.
page-strength-random = Przypadek
    .means = Robi losowo cokolwiek, co dozwolone. Do sprawdzania zasad, nie do dobrej gry.
page-pace = Tempo komputerów
page-pace-slow = wolne: wszystko da się przeczytać na bieżąco
page-pace-normal = zwykłe
page-pace-at-once = od razu: jak szybko myślą
page-advice-allowed = Rady dozwolone
page-advice-allowed-explained = Każdy może zapytać komputer, co by zrobił. Grając z samymi komputerami, zawsze wolno.
page-seat-name = Imię
page-player-number = Gracz { $number }
page-random-seats = Wylosuj miejsca
page-manners = Przy stole
page-public = Każdy może go widzieć i dołączyć
page-public-explained = Inaczej tylko osoby, które mają odsyłacz.
page-options = Zasady opcjonalne
page-excluded-by = Nie razem z „{ $option }”.
page-create = Nakryj stół
page-create-and-start = Nakryj stół i graj
page-locked = z hasłem
page-table-password = Hasło stołu
page-set-password = Ustaw hasło
page-no-password = Bez hasła
page-none-needed = nie trzeba
page-fill = Komputer
page-remove-from-seat = { $name } nie ma tu siedzieć
page-change-table = Zmień to, w co gramy
page-close-table = Zamknij stół
page-delete-table = Usuń stół
page-delete-table-explained = Partia i twoje jej analizy zostaną usunięte na zawsze.
page-close-table-explained = Stół zniknie dla wszystkich, którzy przy nim czekają.
page-closed = Ten stół został zamknięty
page-sit-down = Siadam
page-leave = Zwalniam miejsce
page-start-game = Zacznij grę
page-seats-free = Niektóre miejsca są jeszcze wolne.
page-waiting-start = Czekamy, aż gospodarz zacznie.
page-share = Udostępnij
page-share-explained = Kto ma ten odsyłacz, może patrzeć.
page-invite = Zaproś
page-invite-explained = Kto pierwszy otworzy ten odsyłacz, zajmie miejsce.
page-link = Odsyłacz
page-copy = Kopiuj
page-copied = Skopiowano.
page-copy-by-key = Link jest zaznaczony: skopiuj go klawiaturą.
page-qr = Odsyłacz jako kod do sfotografowania
page-invitation-watch = Zaproszono cię, by patrzeć.
page-invitation-seat = Przy tym stole czeka na ciebie miejsce.
page-import = Dokończ grę
page-import-explained = Nasz plik gry albo zapis z 18xx.games
page-import-choose = Wybierz plik …
page-import-unreadable = Tego pliku nie da się przeczytać.
page-export = Gra jako plik
page-watch = Patrzę

## The board

page-board = Plansza
page-destination-of = stacja docelowa: { $company }
page-board-tools = Widok planszy
page-last-moves = Ostatnie ruchy
page-zoom-in = Większa
page-zoom-out = Mniejsza
page-fit = Cała plansza
page-coordinates = Współrzędne
page-hex-lit = { $hex }: { $count ->
    [one] pasuje jeden kafelek
    [few] pasują { $count } kafelki
   *[other] pasuje { $count } kafelków
}{ $cost ->
    [0] { "" }
   *[other] , teren kosztuje { -coin }{ $cost }{ -coin-after }
}
page-run-stop = Przystanek { $stop }: dodaj do kursu albo usuń

## What I can do

page-waiting = Czekamy – { $players }: { $awaited }.
page-looking-back = Oglądasz przeszłość.
page-why-not = dlaczego nie?
page-not-now = nie teraz:
page-advice = Co zrobiłby dyrektor?
page-advice-thinking = Dyrektor myśli …
page-advice-behind-explained = O tyle mniej niż po pierwszym ruchu, o ile da się to ocenić
page-less = mniej
page-more = więcej
page-close = Zamknij
page-fold = Zwiń
page-unfold = Rozwiń
page-unread = { $count ->
    [one] jedna nieprzeczytana
    [few] { $count } nieprzeczytane
   *[other] { $count } nieprzeczytanych
}
page-bid-amount = Kwota oferty
page-bid = Licytuję £{ $amount }
page-bid-explained = Zwycięzca płaci swoją ofertę, potem wybiera jedną z wystawionych rzeczy i płaci też jej cenę.
page-cannot-bid = W tej licytacji nie możesz już licytować.
page-open-auction = Zaproponuj · £{ $amount }
page-what-if = Co by się stało, do następnej decyzji:
page-this-way = Zrób to w ten sposób
page-what-merger = Co by się stało, gdyby każdy, kto może zapłacić, zatrzymał swoje akcje:
page-afterwards = potem
page-ask-merger = Czym byłoby połączenie spółek?
page-ask-merger-explained = Wybierz dwie dowolne spółki; nic się przez to nie dzieje. Nie pytamy, czy mają teraz połączenie torami.
page-merger-company = Spółka, która działa
page-merger-partner = Druga spółka
page-which-remains = Która zostaje?
page-too-few-to-merge = Ruszyły mniej niż dwie spółki.
page-same-company = Wybierz dwie różne spółki.
page-own-shares = własne
page-extras = dodatki po { -coin }{ $cost }{ -coin-after }
page-raise-by = o £{ $amount } więcej
page-exchanged-for = do wymiany na akcję { $company }
page-half-price = { $why ->
    [none] pół ceny
   *[other] pół ceny: { $why }
}
page-lower-price = { $why ->
    [none] poniżej ceny £{ $price }
   *[other] poniżej ceny £{ $price }: { $why }
}
page-must-buy-train = Spółka musi kupić pociąg.
page-acts-now = teraz gra
page-online = przy stole
page-away = poza stołem
page-free-cash = wolne £{ $amount }
page-free-cash-explained = Resztę wiążą oferty.
page-order = Kolejność działania
page-bids = Oferty
page-passed = pas
page-you = ty
page-computer-of = komputer: { $computer }
page-sits-in = zastępuje komputer: { $computer }
page-on-offer = Wystawione
page-brings = £{ $income } na rundę
page-directors-certificate = certyfikat dyrektora, dwie akcje
page-start-explained = Wybierz cenę emisyjną; płacisz za dwie akcje.
page-start-a-company = Załóż spółkę
page-shares = Kup akcję
page-mine = moje
page-company-buys = Kup · { -coin }{ $price }{ -coin-after }
page-company-offers = Zaproponuj { -coin }{ $price }{ -coin-after }
page-sell = Sprzedaj akcje
page-shares-to-sell = Akcje { $company } do sprzedania
page-sell-for = Sprzedaj za £{ $proceeds }
page-no-track-possible = Nie ma teraz gdzie położyć kafelka.
page-pick-hex = { $count ->
    [one] Na planszy świeci jeden heks: kliknij go.
    [few] Kliknij jeden z { $count } świecących heksów na planszy.
   *[other] Kliknij jeden z { $count } świecących heksów na planszy.
}
page-another-hex = inny heks
page-by-powers = Dzięki czemu kładziony jest tor
page-without-powers = zwyczajnie
page-by-power = dzięki { $powers }
page-tiles-that-fit = Pasujące kafelki
page-left = { $count ->
    [one] został 1
    [few] zostały { $count }
   *[other] zostało { $count }
}
page-turn-left = Obróć w lewo
page-turn-right = Obróć w prawo
page-lay = { $cost ->
    [0] Połóż kafelek { $tile }
   *[other] Połóż kafelek { $tile } · { -coin }{ $cost }{ -coin-after }
}
page-meets = Łączy się z torami: { $places }.
page-meets-nothing = Nie łączy się jeszcze z żadnym torem.
page-ground-costs = Teren kosztuje { -coin }{ $cost }{ -coin-after }.
page-no-token-possible = Nie ma teraz gdzie postawić żetonu.
page-pick-token = { $count ->
    [one] Na planszy świeci jedna stacja: kliknij ją.
    [few] Kliknij jedną z { $count } świecących stacji.
   *[other] Kliknij jedną z { $count } świecących stacji.
}
page-run-explained = Narysowano najlepsze kursy. Aby zmienić kurs, wybierz jego pociąg, potem klikaj przystanki i tory.
page-stands-still = nie jedzie
page-revenue = Przychód
page-besides = Do skarbca
page-best-runs = Najlepsze kursy
page-aim-dividend = Najlepsze dla dywidendy
page-aim-total = Najlepsze razem z tym, co trafia do skarbca
page-aim-besides = Najwięcej do skarbca, ta sama zmiana ceny
page-complete-run = Dokończ
page-complete-run-explained = Najlepszy kurs wybranego pociągu przez przystanki, które już ma
page-run-hopeless = Żaden kurs tego pociągu nie przejdzie przez te wszystkie przystanki.
page-clear-run = Usuń
page-run-trains = Jazda
page-per-share = £{ $amount } na akcję
page-you-receive = Dostajesz £{ $amount }.
page-company-receives = Spółka dostaje { -coin }{ $amount }{ -coin-after }.
page-in-treasury = { -coin }{ $amount }{ -coin-after } w kasie
page-other-companies = Od innych spółek
page-must-agree = { $player } musi się zgodzić
page-undo = Cofnij
page-redo = Ponów
page-undo-free-name = Cofanie dowolne
page-undo-free = Każdy przy stole może cofać ruchy, jak daleko chce.
page-undo-own-name = Cofanie własnych ruchów
page-undo-own = Możesz cofnąć własne ruchy od początku swojej kolejki.
page-undo-consent-name = Cofanie za zgodą
page-undo-consent = Ruchy są cofane, jeśli zgodzą się wszyscy, których to ruchy.
page-undo-asked = { $player } prosi o cofnięcie: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}.
page-undo-waiting = Czekamy na zgodę: { $players }.
page-agree = Zgoda
page-decline = Nie
page-withdraw = Wycofaj
page-programs = Graj za mnie …
page-agreements = Zgadzaj się za mnie …
page-program-pass = Pasuj, dopóki nic mnie nie dotyczy
page-program-buy = Kupuj { $company }, aż ruszy
page-program-bid = Licytuj do £{ $amount }
page-stacks = Co będzie dalej
page-owned-by = właściciel: { $owner }
page-free-money = Możesz wydać £{ $free }; £{ $bound } jest związane w licytacjach.
page-mark-bid = razem z innymi
page-marked-left = zostaje { $left }
page-bid-marked = { $count ->
    [one] Złóż tę ofertę: £{ $amount }
    [few] Złóż te { $count } oferty: £{ $amount }
   *[many] Złóż te { $count } ofert: £{ $amount }
}
page-program-pass-leading = Pasuj, dopóki prowadzę wszędzie, gdzie licytuję
page-program-lead = Prowadź dalej w licytacji { $card }
page-program-bid-for = Licytuj { $card } do £{ $amount }
page-program-buy-shares = Kupuj { $company }, aż będę mieć { $shares }
page-bid-most = Najwyższa oferta
page-shares-wanted = Ile akcji mieć
page-stopped-auction-over = koniec: licytacja się skończyła
page-stopped-round-over = koniec: runda się skończyła
page-stopped-outbid = koniec: przelicytowano cię
page-stopped-cannot-bid = koniec: nie można licytować
page-stopped-cannot-pass = koniec: nie można spasować
page-stopped-floated = gotowe: spółka ruszyła
page-stopped-shares-reached = gotowe: masz już tyle
page-stopped-not-on-offer = koniec: nie ma czego kupić
page-stopped-no-such-company = koniec: nie ma takiej spółki
page-stopped-no-such-card = koniec: nie ma takiej karty na polu licytacji
page-stopped-shares-sold = koniec: ktoś sprzedał akcje
page-stopped-new-director = koniec: jest nowy dyrektor
page-stopped-receivership = koniec: spółka pod zarządem przymusowym
page-stopped-company-in-trouble = koniec: spółka ma kłopoty
page-stopped-refused = koniec: zasady na to nie pozwoliły
page-stopped-handed-over = koniec: zastępuje cię komputer
page-stopped-undone = koniec: cofnięto ruchy
page-program-stop = Stop
page-error-stale = W międzyczasie coś się stało. Spójrz i wybierz jeszcze raz.
page-error-unreachable = Serwer nie odpowiada. Nic nie przepadło; spróbuj ponownie.
page-error-no-merger = Te dwie spółki nie mogą się połączyć.
page-error-not-your-turn = To nie twój ruch.
page-error-nothing-to-undo = Nie ma czego cofnąć.
page-error-undo-own-only = Można cofnąć tylko własne ruchy od początku swojej kolejki.
page-error-too-many-requests = Trochę wolniej, proszę.
page-error = To się nie udało ({ $code }).
page-error-in-the-past = Oglądasz przeszłość. Najpierw wróć do teraz.
page-error-not-found = Nie ma tu czegoś takiego albo nie możesz tego zobaczyć.
page-error-sign-in-required = Najpierw usiądź: wystarczy imię.
page-error-wrong-password = Login albo hasło się nie zgadza.
page-error-not-owner = Może to zrobić tylko osoba, która przygotowała stół.
page-error-not-seated = Mogą to zrobić tylko osoby, które tu grają.
page-error-redo-own-only = Można ponowić tylko własne ruchy.
page-error-treasuries-closed = Przy tym stole kasy są zakryte: poczekaj do końca gry albo na zgodę wszystkich, którzy tu grają.
page-error-not-your-analysis = To cudza analiza: zrób własną kopię.
page-error-too-many-analyses = Masz tyle analiz, ile można mieć: najpierw usuń którąś.
page-error-too-many-imported-moves = Partia ma więcej ruchów, niż ten serwer importuje.
page-error-others-here = Grali tu też inni albo mają analizy tej partii: zostaje zachowana.
page-error-storage-full = Zajmujesz już tyle miejsca, ile wolno na tym serwerze. Usuń niepotrzebne stoły lub analizy.
page-error-too-many-moves = Ta analiza ma tyle ruchów, ile może mieć.
page-error-analysis-outdated = Od tego czasu poprawiono zasady: ten ruch nie jest już dozwolony.
page-error-computers = Nie ma tylu miejsc.
page-error-cross-site = To żądanie nie przyszło z tej strony. Wczytaj stronę ponownie.
page-error-busy = Stół zmienia się zbyt szybko. Spróbuj ponownie.
page-error-conflict = Ktoś cię wyprzedził. Spróbuj ponownie.
page-error-has-login = Masz już konto.
page-error-login-taken = Tego loginu nie można użyć; wybierz inny.
page-error-no-login = Goście nie mają hasła.
page-error-no-request = Nikt nie prosi cię o cofnięcie ruchów.
page-error-no-seat = To miejsce nie jest wolne.
page-error-not-playing = Tu nie toczy się gra.
page-error-not-started = Gra się jeszcze nie zaczęła.
page-error-nothing-to-redo = Nie ma tam czego ponowić.
page-error-over = Gra jest skończona.
page-error-seated = Masz już miejsce przy tym stole.
page-error-seats-free = Niektóre miejsca są jeszcze wolne.
page-error-started = Gra już się zaczęła.
page-error-action = Nie ma takiego ruchu w tej grze.
page-error-company = Nie ma takiej spółki.
page-error-question = Na to nie można zgodzić się z góry.
page-error-computer = Nie ma takiego gracza komputerowego.
page-error-draft = Nie da się odczytać tego kursu.
page-error-file = Nie da się odczytać tego pliku.
page-error-login = Login ma od 3 do 40 liter, cyfr, kropek, myślników, podkreśleń albo znaków @.
page-error-name = Imię ma od 1 do 40 znaków, nazwa stołu do 80.
page-error-notifications = Tego adresu poczty albo webhooka nie można użyć.
page-error-password = Hasło ma od 8 do 200 znaków.
page-error-players = Imię gracza ma od 1 do 80 znaków.
page-error-seats = Możesz mieć jedno własne miejsce; inne mogą być miejscami przy tym ekranie.
page-error-setup = Takiego stołu nie można przygotować.
page-error-edition-not-offered = Nowy stół nie może wybrać tego wydania.
page-error-text = Powiedz coś, ale nie za dużo.
page-error-banned = Operator tego serwera nie wpuszcza cię.
page-error-mail = Nie udało się wysłać wiadomości.
page-error-handed-over = Na tym miejscu gra za ciebie komputer: najpierw na nie wróć.
page-error-advice-not-allowed = Przy tym stole nie umówiono się na rady.
page-error-not-over = Gra jeszcze się nie skończyła.
page-error-not-absent = Zastąpić można tylko kogoś, kto odszedł albo nie ruszał się od tygodnia.
page-error-password-required = Potrzebne jest do tego twoje hasło.
page-error-too-many-computer-tables = Przy zbyt wielu twoich stołach komputery grają same; najpierw zakończ niektóre.
page-error-too-many-tables = Masz zbyt wiele nieskończonych stołów; najpierw zakończ niektóre.
page-error-table-password = Ten stół ma inne hasło.
page-error-too-large = To jest za duże.
page-error-slow = To trwało zbyt długo. Spróbuj ponownie.
page-error-unavailable = Stół jest chwilowo nieosiągalny. Nic nie przepadło; spróbuj ponownie.
page-error-internal = Coś się zepsuło po stronie serwera.
page-are-you-sure = Na pewno?
page-do-it = Tak, zrób to
page-rather-not = Jednak nie
page-turn-of = Kolej gracza { $player }
page-turn-hides = Nie każdy może widzieć wszystko: najpierw oddaj ekran.
page-here-i-am = To ja, { $player }

## The ledgers

page-ledgers = Księgi
page-widen = Księgi na całą szerokość
page-tab-market = Giełda
page-tab-sheet = Arkusz
page-tab-chat = Czat
page-tab-end = Majątek
page-home-at = Siedziba: { $place }
page-not-in-game = Nie w tej grze: { $companies }
page-tokens = żetony
page-tokens-left = { $count ->
    [0] więcej nie ma
   *[other] zostało { $count }, następny { -coin }{ $cost }{ -coin-after }
}
page-tokens-in-hand = żetony w zapasie
page-sheet-explained = Kliknij liczbę, aby przeczytać, czym jest. ★ to dyrektor; przychód w nawiasie został zatrzymany.
page-sheet-figure = { $company }, { $what }: { $value }
page-sheet-holding = { $shares ->
    [0] { $player } nie ma akcji { $company }.
    [one] { $player } ma jedną akcję { $company }{ $director ->
        [yes] { " " }i jest dyrektorem
       *[no] { "" }
    }: liczy się za { $worth }.
    [few] { $player } ma { $shares } akcje { $company }{ $director ->
        [yes] { " " }i jest dyrektorem
       *[no] { "" }
    }: liczą się za { $worth }.
   *[other] { $player } ma { $shares } akcji { $company }{ $director ->
        [yes] { " " }i jest dyrektorem
       *[no] { "" }
    }: liczą się za { $worth }.
}
page-sheet-earned = { $company } w rundzie operacyjnej { $round }: { $revenue }, { $done }.
page-sheet-not-earned = { $company } nie działała w rundzie operacyjnej { $round }.
page-sheet-player-cash = gotówka
page-sheet-player-cash-explained = { $player } ma w ręku { $value }.
page-sheet-player-free = wolna gotówka
page-sheet-player-free-explained = { $player } może wydać { $value }: resztę wiążą oferty.
page-sheet-player-certificates = certyfikaty
page-sheet-player-certificates-explained = Certyfikaty, które się liczą, z tylu, ile wolno mieć – { $player }: { $value }.
page-sheet-player-liquidity = płynność
page-sheet-player-liquidity-explained = Gotówka i to, co przyniosłyby wszystkie akcje po obecnej cenie – { $player }: { $value }. Nie liczymy, co w ogóle wolno sprzedać i jak spadłyby ceny.
page-sheet-player-worth = majątek
page-sheet-player-worth-explained = Gdyby gra skończyła się teraz, { $player } liczyłby { $value }: gotówka, akcje i spółki prywatne.
page-first-does = pierwszy zaczyna
page-has-begun = zaczęte
page-rusts-with = na złom z pierwszym { $train }
page-other-side = Druga strona karty: { $train }
page-rusted = złom
page-missed = { $count ->
    [one] Od ostatniej wizyty stała się jedna rzecz.
    [few] Od ostatniej wizyty stały się { $count } rzeczy.
   *[other] Od ostatniej wizyty stało się { $count } rzeczy.
}
page-play-back = Odtwórz
page-playing-back = { $left ->
    [one] Odtwarzanie: jeszcze jeden ruch
    [few] Odtwarzanie: jeszcze { $left } ruchy
   *[other] Odtwarzanie: jeszcze { $left } ruchów
}
page-since-mine = { $count ->
    [one] ▶ jeden ruch po twoim
    [few] ▶ { $count } ruchy po twoim
   *[other] ▶ { $count } ruchów po twoim
}
page-skip = Pomiń
page-new-since = Nowe od ostatniej wizyty
page-look-at = Stół po wpisie { $number }
page-log-undo = { $player } cofa ruchy.
page-log-redo = { $player } ponawia ruchy.
page-log-hand-over = { $player } oddaje miejsce komputerowi: { $computer ->
    [magnate] magnat
    [director] dyrektor
    [guest] gość
   *[other] przypadek
}.
page-log-take-back = { $player } wraca na swoje miejsce.
page-log-end = Grę zakończył właściciel stołu.
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-spectator = (widz)
page-chat-say = Powiedz coś
page-send = Wyślij
page-notes = Moje notatki
page-notes-explained = Tylko ty możesz to przeczytać.
page-if-it-ended-now = Gdyby gra skończyła się teraz
page-shares-of = { $shares ->
    [one] 1 akcja { $company }
    [few] { $shares } akcje { $company }
   *[other] { $shares } akcji { $company }
}
page-best-run = Najlepszy kurs
page-run-told = { $company } w rundzie operacyjnej { $round }: { $revenue }
page-left-on-table = Co kursy zostawiły na stole
page-left-nothing = Nic: każdy kurs był najlepszy z możliwych.
page-left-picture = Kursów: { $runs }; razem zostawiono na stole £{ $left }.
page-left-swatch = zostawione na stole
page-left-by-player = Ile zostawił na stole każdy gracz
page-left-explained = Każdy słupek to kursy jednej spółki, w kolejności gry. Kliknij jeden poniżej, aby zobaczyć na planszy, co pojechało i co było najlepsze.
page-left-show = Pokaż oba na planszy
page-left-run = { $player }: £{ $revenue } z £{ $best }
page-left-at-least = (co najmniej)
page-show-all = Pokaż wszystkie: { $count }
page-compared = Wąsko: jak pojechano, £{ $revenue }. Szeroko: najlepsze możliwe, £{ $best }.
page-lead-changes = Kiedy zmieniało się prowadzenie
page-dealings = Akcje kupione i sprzedane
page-dealings-by-player = Ile przyniosły transakcje każdemu graczowi
page-dealings-explained = Każda transakcja osobno: ile akcje były warte na końcu i ile wypłaciły po drodze, gdyby je zachować.
page-dealings-best = Najlepsze transakcje
page-dealings-worst = Najgorsze transakcje
page-dealing-bought = { $player } kupuje { $shares } { $company } za £{ $money }: na końcu £{ $worth }, dywidendy £{ $dividends }
page-dealing-sold = { $player } sprzedaje { $shares } { $company } za £{ $money }: na końcu £{ $worth }, dywidendy £{ $dividends }
page-takes-the-lead = Na prowadzenie wychodzi { $player }
page-poster-svg = Mapa jako SVG
page-poster-png = Mapa jako PNG
page-place-told = { $place }. { $name } £{ $worth }
page-replay = Obejrzyj jeszcze raz
page-rematch = Zagraj jeszcze raz
page-rematch-said = Jeszcze raz? { $link }
page-charts = Wykresy
page-look-back = Spójrz wstecz na tę grę
page-chart-ahead = kto prowadził
page-review-explained = Ile każdy gracz miał mieć na końcu, o ile dało się to wtedy ocenić. Chorągiewki: ktoś objął prowadzenie. Kropki: najdroższe ruchy.
page-costly = Najdroższe ruchy
page-costly-none = Żaden ruch nikogo nic nie kosztował.
page-costly-told = { $player }: { $move } (−£{ $fall })
page-instead = Dyrektor wolałby: { $move }.
page-instead-same = Dyrektor zrobiłby to samo.
page-chart-worth = majątek
page-chart-prices = ceny
page-chart-revenue = przychody
page-chart-owned = właściciele
page-stock-round-short = RG { $number }
page-operating-round-short = RO { $turn }.{ $round } z { $rounds }
page-wins = { $count ->
    [one] Wygrywa { $players }: { $worth }
   *[other] Zwycięstwem dzielą się { $players }: { $worth }
}
page-at-price = po { $price }
page-at-lower-price = po { $sale } zamiast { $price }
page-last-round = koniec blisko
page-lost-connection = brak połączenia: stan nieaktualny
page-polling = wolne połączenie

## Time

page-time = Historia
page-time-start = Na początek
page-time-round-back = Rundę wstecz
page-time-turn-back = Kolejkę wstecz
page-time-back = Ruch wstecz
page-time-on = Ruch naprzód
page-time-turn-on = Kolejkę naprzód
page-time-round-on = Rundę naprzód
page-fork = Graj dalej stąd
page-fork-explained = Zrób prywatną kopię stołu w tym punkcie, żeby coś wypróbować.
page-now = Wróć do teraz
page-time-play = Odtwarzaj samo
page-time-pause = Pauza
page-time-unit = Po ile naraz
page-time-by-move = ruch po ruchu
page-time-by-turn = kolejka po kolejce
page-time-by-round = runda po rundzie
page-time-speed = Jak szybko
page-as-it-was = Tak było po wpisie { $number }

## Analyses

page-analyse = A gdyby…
page-analyse-explained = Zrób z tej chwili własną planszę do analizy: próbuj ruchów, za wszystkie miejsca, w tylu gałęziach, ile chcesz. Nic z niej nie wraca do gry.
page-analysis = Analiza
page-analysis-of = gry po wpisie { $number }
page-guessed = Odgadnięte: { $companies }
page-guessed-explained = Nie możesz wiedzieć, ile jest w tych kasach. Tutaj zaczynają z połową tego, co spółka dostała na starcie.
page-let-computer = Niech ruszy komputer
page-let-computer-explained = Komputer rusza za tego, czyja kolej, a potem za wszystkie miejsca oddane komputerom, aż znów będzie twoja kolej.
page-computers-think = Komputery myślą…
page-analysis-seats = Miejsca
page-analysis-seats-explained = Ruszasz za wszystkie miejsca. Miejsce oddane komputerowi gra samo, gdy tylko wykonasz swój ruch.
page-analysis-mine = Ruszam ja
page-analysis-share-explained = Kto ma ten link, może obejrzeć całą analizę i zrobić własną kopię. Zmieniać możesz ją tylko ty.
page-analysis-copy = Zrób własną kopię
page-analysis-copy-explained = We własnej kopii możesz wykonywać ruchy.
page-tab-tree = Gałęzie
page-analysis-moves = Ruchy tej analizy
page-analysis-beginning = Po wpisie { $number } gry
page-analysis-empty = Wykonaj ruch na planszy albo obok: zacznie się nim gałąź. Cofnij się i wykonaj inny, a będą dwie.
page-analysis-name = Nazwa analizy
page-branch-name = Nazwa tej gałęzi
page-move-note = Notatka
page-describe-move = Nazwa i notatka tego ruchu
page-describe-analysis = Nazwa i notatka analizy
page-by-computer = Wybrał komputer
page-delete-branch = Usuń odtąd
page-delete-analysis = Usuń analizę
page-really-delete = Na pewno usunąć?
page-analyses = Twoje analizy

## Keys

page-key-help = Klawisze
page-bell-on = Wiesz o swoich ruchach przy tym stole: kliknij, by wyciszyć
page-bell-off = Ten stół jest wyciszony: kliknij, by wiedzieć o swoich ruchach
page-key-tabs = księgi: giełda, spółki, gracze …
page-key-pick = przechodź po tym, co świeci na planszy, wybierz
page-key-turn = obróć kafelek
page-key-confirm = zrób to, co wybrano
page-key-cancel = nie wybieraj niczego
page-key-pass = pas
page-key-undo = cofnij, ponów
page-key-time = w przód i w tył w czasie
page-key-advice = co zrobiłby komputer
page-key-merger = czym byłoby połączenie spółek
page-key-rules = zasady
page-key-chat = czat
page-help-board = Plansza: przeciągaj, by przesunąć; kółko albo dwa palce, by powiększyć.

## First-time hints

page-understood = Rozumiem
page-no-hints = Bez podpowiedzi
page-hint-bidding = Najpierw licytuje się wystawione certyfikaty. Licytuj o prawo wyboru jednego albo spasuj i zachowaj pieniądze na akcje.
page-hint-choosing = Spółki prywatne przynoszą mały dochód w każdej rundzie. Certyfikat dyrektora czyni cię dyrektorem kolei.
page-hint-trading = W swojej kolejce możesz sprzedać akcje, a potem kupić jeden certyfikat. Spółka rusza i dostaje pieniądze, gdy sprzedano połowę jej akcji. Kto ma ich najwięcej, jest dyrektorem.
page-hint-home-tile = Twoja spółka ruszyła. Jej siedziba dostaje pierwszy kafelek: kliknij świecący heks.
page-hint-track = Na świecących heksach spółka może budować. Kliknij heks, wybierz kafelek, kliknij heks ponownie, by go obrócić.
page-hint-token = Żeton pozwala spółce jeździć z innego miasta i może zatrzymać innych. Często warto poczekać.
page-hint-running = Pociągi jeżdżą między stacjami po torach; przychód można wypłacić akcjonariuszom albo zatrzymać.
page-hint-dividend = Wypłata daje pieniądze akcjonariuszom i podnosi cenę akcji; zatrzymanie napełnia kasę na pociągi, a cena spada.
page-hint-trains = Bez pociągu nie ma dochodu. Nowe pociągi zamieniają stare w złom: zobacz, co zaczyna następny.

## Settings

page-settings = Ustawienia
page-appearance = Wygląd
page-language = Język
page-light = Światło
page-theme-auto = jak w urządzeniu
page-theme-day = dzień
page-theme-night = światło lampy
page-day = Za dnia
page-night = Przy lampie
page-palette = Barwy spółek
page-palette-livery = własne
page-palette-safe = łatwe do rozróżnienia
page-tile-colours = Kolory kafelków
page-tiles-printed = jak w druku
page-tiles-safe = łatwe do odróżnienia
page-set-coordinates = Współrzędne na planszy
page-set-patterns = Wzory na żetonach
page-set-hints = Podpowiedzi do nowych rzeczy
page-set-conductor = Konduktor wyjaśnia, o czym się decyduje: przeciw komputerom i tam, gdzie wolno pytać o radę
page-set-confirm = Pytaj przed każdym ruchem
page-set-cards = Karta mówi, czyja kolej, gdy przy tym ekranie gra kilka osób
page-set-playback = Odtwarzaj to, co stało się pod moją nieobecność
page-set-sound = Dźwięki: dzwonek, gdy moja kolej, i stuknięcie, gdy ruszają inni
page-set-blink = Niech tytuł miga, gdy mój ruch
page-quiet-tables = Stoły wyciszone, o których nic nie mówimy
page-notify-nobody = Usiądź przy stole, a tu ustawisz powiadomienia o swoim ruchu.
page-email = Adres poczty
page-email-unconfirmed = Na ten adres wysłano odsyłacz: po jego otwarciu powiadomienia będą tu przychodzić.
page-email-password = Twoje hasło, aby zmienić adres
page-webhook = Adres webhooka
page-webhook-shape = Postać
page-add-webhook = Dodaj webhook
page-remove = Usuń
page-save = Zapisz
page-saved = Zapisano.
page-test = Próba
page-account = Kim jesteś
page-account-explained = Z loginem i hasłem znajdziesz swoje stoły zewsząd. Miejsca gościa zostają twoje.
page-login = Login
page-password = Hasło
page-sign-in = Zaloguj
page-make-account = Załóż konto
page-signed-in = Zalogowano jako { $login }.
page-sign-out = Wyloguj
page-sign-out-everywhere = Wyloguj wszędzie
page-change-password = Zmień hasło
page-password-so-far = Dotychczasowe hasło
page-password-new = Nowe hasło, co najmniej 8 znaków
page-depart = Odejdź na dobre
page-depart-explained = Login, ustawienia, notatki i sesje zostaną usunięte. Imię zostaje na miejscach rozegranych gier. Tego nie można cofnąć.
page-done = Gotowe.

## Kopie, nieobecność, zalogowania

page-answer-later = Nie teraz
page-copy-asked = { $players } chce skopiować tę grę, choć jeszcze trwa: kto ma kopię, widzi wszystkie kasy.
page-copy-explained = Póki kasy są zakryte, grę można skopiować albo zabrać tylko za zgodą wszystkich, którzy tu grają: kopia pokazuje je wszystkie.
page-copy-agreed = Dotąd zgodę dali: { $players }
page-copy-ask = Zgadzam się; zapytaj innych
page-hand-over = Oddaj moje miejsce komputerowi …
page-hand-over-explained = Gra za ciebie, dopóki nie wrócisz. Nikt nie jest pytany; inni to widzą. Pieniądze, udziały i spółki pozostają twoje.
page-hand-over-now = Oddaj
page-handed-over = Za gracza { $name } gra komputer: { $computer }.
page-take-back = Wracam na miejsce
page-replace = { $name } już nie przychodzi?
page-replace-explained = Kogoś, kto odszedł na dobre albo od tygodnia każe innym czekać, można zastąpić, jeśli zgodzą się wszyscy, którzy jeszcze tu są. Pieniądze, udziały i spółki zostają przy miejscu.
page-replace-computer = Gra dalej komputer
page-replace-person = Zwolnij miejsce dla kogoś innego
page-replace-asked = { $players } proponuje zastąpić gracza { $name }: { $by ->
    [computer] dalej zagra komputer ({ $computer })
   *[person] miejsce będzie wolne dla kogoś innego
 }.
page-replace-waiting = Inni muszą się jeszcze zgodzić.
page-seat-left = Miejsce gracza { $name } jest wolne: ktoś może tu grać dalej.
page-sign-ins = Gdzie trwa zalogowanie
page-sign-in-unnamed = przeglądarka bez nazwy
page-sign-in-since = od { $created }, ostatnio { $seen }
page-sign-in-this = tutaj
page-sign-in-end = Wyloguj: { $name }
page-recovery = Nie pamiętam hasła
page-recovery-explained = Wpisz powyżej swój login. Jeśli konto ma potwierdzony adres poczty, wyślemy tam odsyłacz do nowego hasła.
page-recovery-send = Wyślij mi odsyłacz
page-recovery-sent = Jeśli to konto ma potwierdzony adres poczty, odsyłacz jest w drodze. Jest ważny jeden dzień.
page-no-mail = Stąd nie wysyła się poczty.
page-email-waits = Ten adres nie jest jeszcze potwierdzony: otwórz odsyłacz, który tam wysłano.

## Nauka: konduktor, wycieczka, słowa fachu

page-help = Pomoc
page-hints-again = Pokaż podpowiedzi od nowa
page-learn = Naucz się grać
page-tour = Wycieczka w obrazkach
page-tour-of = { $screen } z { $screens }
page-tour-back = Wstecz
page-tour-next = Dalej
page-first-game = Moja pierwsza gra
page-first-game-begin = Zacznij pierwszą grę
page-first-game-explained = Ty przeciw dwóm gościom, z konduktorem pod ręką, który wyjaśnia każdą decyzję. To twoja własna gra: rób, co chcesz.
page-tour-1 = Masz akcje, nie koleje
    .text = Spółki kolejowe są podzielone na akcje, a ty kupujesz certyfikaty tylu spółek, ilu chcesz. Kto ma najwięcej akcji spółki, jest jej dyrektorem i decyduje za nią, wydając jej pieniądze, a nie własne.
page-tour-2 = Kurs, który się zmienia
    .text = Każda spółka ma kurs. Rośnie, gdy spółka wypłaca dobrą dywidendę, a spada, gdy sprzedaje się akcje albo nic się nie wypłaca. Na końcu liczą się twoje pieniądze i akcje po kursie; wygrywa, kto ma najwięcej.
page-tour-3 = Tory kładzie się kafelek po kafelku
    .text = W swojej turze spółka kładzie jeden lub dwa kafelki, począwszy od swoich żetonów. Najpierw żółte; potem modernizacja zamienia je na zielone i brązowe, które mają więcej torów, a ich stacje płacą więcej.
page-tour-4 = Pociągi jeżdżą od stacji do stacji
    .text = Pociąg jedzie po torach, dotyka żetonu swojej spółki i zarabia to, co płacą stacje. Ten przychód wypłaca się akcjonariuszom jako dywidendę albo zatrzymuje w skarbcu spółki na nowe pociągi.
page-tour-5 = Pociągi idą na złom
    .text = Nowsze i dłuższe pociągi kosztują więcej, a gdy ktoś kupi pierwszy nowego typu, starsze idą na złom: znikają bez odszkodowania. Kto nie ma wtedy pociągu ani pieniędzy na nowy, ma kłopot. Ten zegar, który gracze sami nakręcają, jest sercem gry.
page-conductor = Konduktor
page-conductor-silence = Zamilknij
page-conductor-call = Wezwij konduktora
page-conductor-waits = Decydują inni. Patrz, co budują i kupują: od tego zależy, ile warte są twoje akcje.
page-conductor-suggests = Moja propozycja: { $move }
page-conductor-warns = Konduktor ostrzega:
page-conductor-dear = Więcej niż { $amount } rzadko się tu opłaca.
page-round-account = Runda operacyjna { $round } dała ci £{ $amount }
page-account-source = { $shares ->
    [0] { $from }: £{ $amount }
    [one] { $from }: £{ $amount } za jedną akcję
    [few] { $from }: £{ $amount } za { $shares } akcje
   *[many] { $from }: £{ $amount } za { $shares } akcji
}
page-account-price = { $way ->
    [up] Kurs { $company } wzrósł z £{ $from } do £{ $to }: twoje akcje zyskały £{ $amount }
   *[down] Kurs { $company } spadł z £{ $from } do £{ $to }: twoje akcje straciły £{ $amount }
}
page-account-nothing = Żadna twoja spółka nie wypłaciła dywidendy i żadna karta nie dała dochodu.
page-account-most = Najwięcej dostaje { $player }: { $amount }
page-account-game = { $sources ->
    [none] W całej grze nie było dla ciebie dywidend ani dochodu.
   *[other] W całej grze dostajesz £{ $amount } dywidend i dochodu, najwięcej z: { $sources }.
}
page-account-winner = { $sources ->
    [none] Wygrywa { $player }, bez dywidend i bez dochodu.
   *[other] Wygrywa { $player } i dostaje £{ $amount }, najwięcej z: { $sources }.
}
page-in-the-rules = W zasadach: { $section }
page-rules-version = Ta gra używa zasad w wersji { $version }.
page-rules-corrected = { $count ->
    [one] Jedna późniejsza poprawka nie dotyczy tej gry
    [few] { $count } późniejsze poprawki nie dotyczą tej gry
   *[many] { $count } późniejszych poprawek nie dotyczy tej gry
}
page-rules-search = Szukaj w zasadach
page-rules-found = { $count ->
    [0] nic nie znaleziono
    [one] jeden dział
    [few] { $count } działy
   *[many] { $count } działów
}
