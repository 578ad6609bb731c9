### Czego się uczy: co konduktor mówi o decyzjach, i słowa fachu. O czym decyduje się w każdym kroku i gdzie w zasadach mowa
### o danym słowie, mówi każdy tytuł sam (`conductor-STEP`, `section-of-WORD`).

## Co ważne w decyzji, z bots::conductor::Point

point-yields = Z akcji na sprzedaż najlepiej płaci { $company }: akcja kosztuje £{ $price }, a ostatnia dywidenda wyniosła £{ $paid }.
point-idle = Bez pociągu nie ma dywidendy: { $companies }.
point-near-limit = Masz { $held } z { $limit } dozwolonych certyfikatów: to, co teraz kupisz, musi być warte swojego miejsca.
point-nothing-to-buy = Za £{ $amount } nie masz teraz czego kupić. Pas nic nie kosztuje, a dywidendy napełnią twoją kieszeń.
point-cheapest-sale = Najmniej boli sprzedaż { $company }: akcja przynosi £{ $amount }, a kurs wyniesie potem £{ $price }.
point-income = { $private } przynosi £{ $amount } w każdej rundzie operacyjnej, bez żadnej pracy.
point-build = Dla spółki { $company } najlepiej budować tu: { $hexes }. Prowadź tory do stacji, które płacą.
point-treasury = { $company } ma { -coin }{ $amount }{ -coin-after }; następny pociąg banku, { $train }, kosztuje { -coin }{ $price }{ -coin-after }. Zachowaj to, co będzie potrzebne.
point-tokens = { $count ->
    [one] { $company } ma ostatni żeton, za { -coin }{ $cost }{ -coin-after }: wydaj go tam, gdzie inni mogliby zamknąć ci drogę.
    [few] { $company } ma jeszcze { $count } żetony, następny za { -coin }{ $cost }{ -coin-after }: najpierw miejsce, w którym inni mogliby zamknąć ci drogę.
   *[many] { $company } ma jeszcze { $count } żetonów, następny za { -coin }{ $cost }{ -coin-after }: najpierw miejsce, w którym inni mogliby zamknąć ci drogę.
}
point-runs = { $shares ->
    [0] Najlepsze przejazdy przynoszą spółce { $company } £{ $revenue }; są już wpisane.
    [one] Najlepsze przejazdy przynoszą spółce { $company } £{ $revenue }; są już wpisane. Po wypłacie £{ $amount } z tego trafi do ciebie.
    [few] Najlepsze przejazdy przynoszą spółce { $company } £{ $revenue }; są już wpisane. Po wypłacie £{ $amount } z tego trafi do ciebie, za { $shares } akcje.
   *[many] Najlepsze przejazdy przynoszą spółce { $company } £{ $revenue }; są już wpisane. Po wypłacie £{ $amount } z tego trafi do ciebie, za { $shares } akcji.
}
point-pays = Wypłata daje ci £{ $amount } za twoje akcje spółki { $company }, a kurs zmieni się z £{ $price } na £{ $then }.
point-keeps = Zatrzymanie daje spółce { $company } { -coin }{ $amount }{ -coin-after } na pociągi, a kurs zmieni się z £{ $price } na £{ $then }.
point-on-sale = { $left ->
    [0] Bank sprzedaje zwrócony pociąg { $train } za { -coin }{ $price }{ -coin-after }.
    [one] Bank sprzedaje ostatni pociąg { $train } za { -coin }{ $price }{ -coin-after }.
    [few] Bank sprzedaje pociągi { $train } po { -coin }{ $price }{ -coin-after }; zostały { $left }.
   *[many] Bank sprzedaje pociągi { $train } po { -coin }{ $price }{ -coin-after }; zostało { $left }.
}
point-always-on-sale = Bank sprzedaje pociągi { $train } po { -coin }{ $price }{ -coin-after }, ilu kto chce.
point-rusts = Pierwszy { $train } wysyła na złom wszystkie pociągi { $rusts }, od razu i wszędzie.
point-lives = { $purchases ->
    [few] Pociąg { $train } pójdzie na złom z pierwszym { $by }: za { $purchases } zakupy w banku.
   *[many] Pociąg { $train } pójdzie na złom z pierwszym { $by }: za { $purchases } zakupów w banku.
}
point-lasts = Pociąg { $train } nigdy nie pójdzie na złom: będzie jeździć do końca gry.
point-last-train = { $purchases ->
    [one] Gdy ktokolwiek kupi od banku następny pociąg, { $by }, { $company } straci swój ostatni ({ $train }).
    [few] { $company } straci swój ostatni pociąg ({ $train }) z pierwszym { $by }: za { $purchases } zakupy w banku.
   *[many] { $company } straci swój ostatni pociąg ({ $train }) z pierwszym { $by }: za { $purchases } zakupów w banku.
}

## Co przemawia przeciw ruchowi, z bots::conductor::Caution

caution-price-falls = { $shares ->
    [one] Kurs spółki { $company } spadnie z £{ $from } do £{ $to }: twoja akcja straci £{ $amount }.
    [few] Kurs spółki { $company } spadnie z £{ $from } do £{ $to }: twoje { $shares } akcje stracą £{ $amount }.
   *[many] Kurs spółki { $company } spadnie z £{ $from } do £{ $to }: twoje { $shares } akcji straci £{ $amount }.
}
caution-sold-below = Akcja spółki { $company } przynosi teraz tylko £{ $amount }, choć kurs wynosi £{ $price }.
caution-loses-office = Stracisz kierownictwo spółki { $company }: ktoś inny zdecyduje, co zbuduje, wypłaci i kupi.
caution-loses-trains = To wysyła na złom pociągi { $train }, także te w twoich spółkach: { $companies }.
caution-no-train-soon = { $company } straci ostatni pociąg ({ $train }) z pierwszym { $by }, a na nowy za { -coin }{ $price }{ -coin-after } będzie mieć { -coin }{ $amount }{ -coin-after }.
caution-no-money-for-train = { $company } nie ma pociągu, a na { $train } za { -coin }{ $price }{ -coin-after } będzie mieć { -coin }{ $amount }{ -coin-after }.

## Słowa fachu: jak się nazywają, w jakich formach się je spotyka i co znaczą

term-par = Cena emisyjna
    .forms = cena emisyjna, ceny emisyjnej, cenę emisyjną, ceną emisyjną, cenie emisyjnej, ceny emisyjne, cen emisyjnych
    .text = Cena, z jaką spółka zaczyna; wybiera ją ten, kto ją zakłada. Wysoka daje spółce więcej pieniędzy, ale i akcje kosztują wtedy więcej.
term-float = Uruchomienie
    .forms = uruchomienie, uruchomienia, uruchomić, uruchomiona, uruchomi, rusza, ruszyła, ruszy
    .text = Spółka rusza, gdy sprzeda się dość jej akcji. Wtedy ma pieniądze i działa; przedtem jest tylko na papierze.
term-director = Dyrektor
    .forms = dyrektor, dyrektora, dyrektorem, dyrektorowi, dyrektorzy, dyrektorów, certyfikat dyrektora, certyfikatu dyrektora, kierownictwo, kierownictwa
    .text = Kto ma najwięcej akcji spółki, ten nią kieruje: decyduje, co buduje, jak jeździ, czy płaci i jakie pociągi kupuje.
term-token = Żeton
    .forms = żeton, żetonu, żetonem, żetony, żetonów
    .text = Własny znak spółki na stacji. Przejazd musi go dotykać, a stacji pełnej cudzych żetonów nie można minąć.
term-rust = Złomowanie
    .forms = na złom, złom, złomowanie, złomowania
    .text = Pociągi idą na złom, gdy ktoś kupi pierwszy pociąg późniejszego typu: znikają od razu, bez odszkodowania, gdziekolwiek są.
term-pool = Pula banku
    .forms = pula banku, puli banku, pulę banku, pula, puli, pulę
    .text = Miejsce na akcje sprzedane przez graczy. Można je stamtąd kupić po kursie.
term-certificate = Certyfikat
    .forms = certyfikat, certyfikatu, certyfikatem, certyfikaty, certyfikatów, certyfikatach
    .text = Arkusz, który oznacza jedną lub więcej akcji spółki. Firma prywatna to także certyfikat.
term-certificate-limit = Limit certyfikatów
    .forms = limit certyfikatów, limitu certyfikatów, limicie certyfikatów
    .text = Ile certyfikatów może mieć jeden gracz. Kto osiągnął limit, nie kupuje, a kto go przekroczył, musi sprzedawać.
term-share-price = Kurs
    .forms = kurs, kursu, kursem, kursie, kursy, kursów, kurs akcji, kursu akcji
    .text = Ile akcja spółki jest teraz warta. Zmienia się z dywidendami i ze sprzedażą, a na końcu gry liczy się właśnie ona.
term-dividend = Dywidenda
    .forms = dywidenda, dywidendy, dywidendę, dywidendzie, dywidend, dywidendą
    .text = Przychód wypłacony akcjonariuszom, tyle samo za każdą akcję. Napełnia twoją kieszeń i może podnieść kurs.
term-retain = Zatrzymanie przychodu
    .forms = zatrzymać, zatrzymaj, zatrzymanie, zatrzymany, zatrzymuje
    .text = Zatrzymany przychód idzie do skarbca spółki. Kupuje pociągi, ale akcjonariusze nie dostają nic, a kurs spada.
term-treasury = Skarbiec
    .forms = skarbiec, skarbca, skarbcu, skarbcem, skarbce, skarbców
    .text = Własne pieniądze spółki. Płacą za tory, żetony i pociągi; nigdy nie będą twoje i na końcu się nie liczą.
term-stock-round = Runda giełdowa
    .forms = runda giełdowa, rundy giełdowej, rundzie giełdowej, rundę giełdową, rundy giełdowe
    .text = Gracze handlują akcjami, jeden po drugim, aż wszyscy spasują.
term-operating-round = Runda operacyjna
    .forms = runda operacyjna, rundy operacyjnej, rundzie operacyjnej, rundę operacyjną, rundy operacyjne, rund operacyjnych
    .text = Spółki mają swoje tury, jedna po drugiej: budują, jeżdżą, płacą i kupują pociągi.
term-phase = Faza
    .forms = faza, fazy, fazie, fazę, faz
    .text = Gra przechodzi przez fazy. Każdą zaczyna pierwszy pociąg nowego typu; przynosi nowe kafelki, mniej pociągów na spółkę i złom.
term-train-limit = Limit pociągów
    .forms = limit pociągów, limitu pociągów
    .text = Ile pociągów może mieć spółka. Z fazami się zmniejsza.
term-priority-deal = Pierwszeństwo
    .forms = pierwszeństwo w kolejce, pierwszeństwo, pierwszeństwa
    .text = Kto je ma, zaczyna następną rundę giełdową.
term-upgrade = Modernizacja
    .forms = modernizacja, modernizacji, modernizację, modernizuje, zmodernizować
    .text = Zastąpienie kafelka kafelkiem następnego koloru. Stare tory zostają, a stacje zwykle płacą więcej.
term-revenue = Przychód
    .forms = przychód, przychodu, przychodem, przychody
    .text = Co pociągi spółki zarabiają w turze: suma stacji, na których się zatrzymują.
term-run = Przejazd
    .forms = przejazd, przejazdu, przejazdy, przejazdów, przejazdem
    .text = Droga pociągu po torach od stacji do stacji. Stacje, na których się zatrzyma, dają przychód.
