### Zasady 1862 naszymi słowami, rozdział po rozdziale, w kolejności instrukcji. Identyfikator to `rules-` i numer
### rozdziału z łącznikami; wartość to numer i nasz nagłówek, `.text` to zasady. Pusta linia kończy akapit, linia
### zaczynająca się od „- ” jest punktem listy; inne końce linii są odstępami. „Nasze rozstrzygnięcie” oznacza to, czego
### instrukcja nie mówi; ostatni rozdział zbiera najważniejsze.

rules-2-1 = 2.1 Spółki
    .text =
        Jest dwadzieścia spółek, w zwykłej grze bierze udział szesnaście. Każda ma dziesięć akcji na ośmiu certyfikatach:
        certyfikat dyrektora na trzy akcje (30%) i siedem pojedynczych po 10%. Każda ma stację macierzystą na mapie, kartę
        spółki na to, co posiada, i znaczniki stacji.

        Spółka ma własny skarbiec. To, co w nim leży, nie należy do żadnego gracza i nie liczy się do niczyjego majątku.

rules-2-2 = 2.2 Pociągi
    .text =
        Pociągi są w seriach od A do H i sprzedaje się je w tej kolejności. Każda karta może być jednym z trzech rodzajów;
        wybiera się go przy kupnie od banku i nigdy nie zmienia:

        - pociąg towarowy: jego liczba mówi, ile pól przejeżdża;
        - pociąg lokalny: jego liczba mówi, ile dużych stacji odwiedza, a po drodze obsługuje małe;
        - pociąg ekspresowy: jego liczba mówi, ile dużych stacji i obszarów poza planszą odwiedza.

        Liczba taka jak 2/3 znaczy: odwiedzić można trzy, zarabia się na dwóch. Tabela serii jest w rozdziale 9.0.

rules-2-3 = 2.3 Kafelki
    .text =
        Kafelki są żółte, zielone i brązowe. Te z dużymi kółkami kładzie się na miastach; w kółkach stoją znaczniki stacji.
        Te z małymi stacjami kładzie się na wsiach. Na kafelkach wiejskich linie nigdy się nie łączą, mogą się tylko
        krzyżować. Żółty kafelek wiejski ma jedną małą stację; na zielonym i brązowym jest miejsce na jedną na każdej linii.

rules-2-4-1 = 2.4.1 Przygotowanie dla dwóch do sześciu graczy
    .text =
        Dwadzieścia spółek się tasuje. Osiem można zakładać od początku, cztery kolejne od fazy B, cztery dalsze od fazy C;
        ostatnie cztery nie biorą udziału w grze.

        Tasuje się szesnaście zezwoleń, sześć na pociągi towarowe i po pięć na ekspresowe i lokalne, i każda spółka dostaje
        jedno: to jedyny rodzaj pociągów, którymi może jeździć, dopóki się z kimś nie połączy.

rules-2-4-2 = 2.4.2 Przygotowanie dla siedmiu i ośmiu graczy
    .text =
        W grze dla siedmiu od początku dostępna jest jedna spółka więcej, w grze dla ośmiu dwie, a zezwoleń jest po sześć
        każdego rodzaju; zbędnych się nie używa. Można się umówić na grę bez dodatkowych spółek.

rules-2-4-3 = 2.4.3 Pociągi i długość gry
    .text =
        Liczba pociągów zależy od umówionej długości gry: krótkiej, zwykłej albo długiej.

        - A: 6, 7 albo 7
        - B: 5, 6 albo 6
        - C: 4, 4 albo 5
        - D: 3, 3 albo 4
        - E: 3
        - F: 2
        - G: 1
        - H: ile potrzeba

rules-2-4-4 = 2.4.4 Pieniądze i początek
    .text =
        Każdy zaczyna z £1200 w grze dla dwóch, £800 dla trzech, £600 dla czterech, £480 dla pięciu, £400 dla sześciu, £345
        dla siedmiu, £300 dla ośmiu. Pochodzą one z £15 000 banku. Pierwsze miejsce ma pierwszeństwo.

        Gra zaczyna się od dwóch rund parlamentu, jednej po drugiej; potem jest pierwsza runda giełdowa.

rules-3-0 = 3.0 Przegląd
    .text =
        Tura gry to runda parlamentu, runda giełdowa i zestaw rund operacyjnych: w fazie A jedna, w fazach B i C dwie, od
        fazy D trzy. W parlamencie gracze licytują koncesje nowych spółek. W rundach giełdowych handlują akcjami i też mogą
        zakładać spółki. W rundach operacyjnych spółki łączą się, budują, jeżdżą, wypłacają i kupują pociągi.

        Gra kończy się, gdy bankowi zabraknie pieniędzy, gdy kurs osiągnie szczyt giełdy albo wraz z rundami po powstaniu
        London & North Eastern Railway. Wygrywa ten, kto ma wtedy najwięcej w gotówce i akcjach.

rules-3-1 = 3.1 Z koncesją i bez
    .text =
        Spółka założona w parlamencie ma koncesję. Jej akcje sprzedaje się z IPO po cenie emisyjnej, pieniądze bierze bank,
        a gdy rusza, dostaje od razu dziesięć cen emisyjnych. Kupuje dokładnie trzy znaczniki stacji po £60.

        Spółka założona w rundzie giełdowej nie ma koncesji. Jej akcje leżą na jej karcie i sprzedaje się je po kursie, a
        pieniądze bierze spółka. Gdy rusza, kupuje od dwóch do siedmiu znaczników stacji po £40.

rules-3-2 = 3.2 Dostępne spółki
    .text =
        Spółkę można założyć, jeśli nie jest założona, jeśli przyszła pora na jej grupę (od początku, od fazy B, od fazy C)
        i jeśli jej znacznik macierzysty znajdzie miejsce w jej pierwszej turze operacyjnej. Wystarczy jedno z tych:

        - na polu jej siedziby nie ma kafelka;
        - na kafelku jest tam wolne kółko;
        - wszystkie kółka są zajęte, ale pasuje tam dostępny teraz kafelek, który ma ich więcej.

        Po powstaniu LNER nie można zakładać spółek. Spółka, która nie ruszyła, jest dostępna znów od następnej rundy
        giełdowej (4.3).

rules-4-1 = 4.1 Zgłoszenia
    .text =
        Poczynając od gracza z pierwszeństwem, zgodnie z ruchem wskazówek zegara, każdy zgłasza spółkę, co rozpoczyna jej
        licytację, albo pasuje. Pierwsza oferta jest wielokrotnością £5 i może wynosić £0.

        W licytacji gracze, którzy jeszcze w niej są, podbijają o wielokrotność £5 albo odpadają, kolejno od tego, kto
        licytował ostatni. Ostatni pozostały wygrywa (4.2), a następne zgłoszenie należy do gracza po lewej zwycięzcy. Runda
        kończy się, gdy wszyscy po kolei nie chcą nic zgłosić. Pierwszeństwo się nie zmienia.

        Kto nie może brać udziału:

        - Gracz, który nie ma £162 (trzech najniższych cen emisyjnych) ponad najmniejszą możliwą ofertę.
        - Gracz, który ma tyle certyfikatów, ile wynosi limit, albo więcej.
        - Kto zdobył koncesję w tej rundzie, nie może zgłaszać, ale może licytować u innych.

rules-4-2 = 4.2 Koncesja
    .text =
        Zwycięzca płaci bankowi swoją ofertę i musi założyć spółkę: wybrać cenę emisyjną spośród £54, £58, £62, £68, £74,
        £82, £90 i £100 i zapłacić trzy razy tyle za certyfikat dyrektora, z gotówki; nic nie można na to sprzedać. Potem
        może kupić jedną lub dwie dalsze akcje po cenie emisyjnej. Reszta leży w IPO.

        Gdy kupiono połowę akcji, spółka rusza od razu (6.5.4), a jej znacznik trafia na giełdę na cenę emisyjną.

rules-4-3 = 4.3 Zobowiązania
    .text =
        Kto zdobył koncesję, musi doprowadzić do startu spółki przed końcem następnej rundy giełdowej. Jeśli się to nie uda,
        płaci karę: pięć cen emisyjnych. Kary rozlicza się na koniec rundy giełdowej, kolejno od gracza z pierwszeństwem:

        - najpierw idzie cała gotówka;
        - potem bank kupuje certyfikaty gracza w tej spółce, najmniejsze najpierw, po połowie ceny emisyjnej za akcję,
          zaokrąglonej w dół, bo spółka nie ma pociągu;
        - na koniec gracz musi sprzedawać inne akcje, jakie chce i w jakiej chce kolejności, także kupione w tej rundzie.
          Co zostanie, gdy nie ma już czego sprzedać, przepada.

        Wszystkie certyfikaty tej spółki wracają do IPO, czyjekolwiek były, i nikt nie dostaje odszkodowania. Spółka jest
        dostępna znów od początku następnej rundy giełdowej.

rules-5-1 = 5.1 Kiedy łączy się akcje
    .text =
        Akcje łączą się dwie w jedną w trzech wypadkach: gdy dwie spółki łączą się na początku tury (7.5), gdy jedna
        przejmuje drugą na końcu tury (7.14) i gdy spółka bez pociągu się refinansuje (7.11).

rules-5-2 = 5.2 Łączenie akcji
    .text =
        Dyrektor spółki, której jest tura, wybiera, która z dwóch pozostaje. Wszystkie ich akcje z IPO idą do puli banku.
        Ustala się nowy kurs (7.5.3). Dopóki wszystko się nie skończy, nikt nie pyta, kto jest dyrektorem.

        Potem kolejno przychodzą posiadacze: gracz, którego spółki jest tura, pozostali zgodnie z ruchem wskazówek zegara, a
        na końcu własne akcje obu spółek, zebrane w jednej ręce, o których decyduje ten sam gracz. Każdy robi to wszystko,
        zanim zacznie następny:

        - Oddaje do puli banku połowę akcji obu spółek razem, zaokrągloną w dół, najpierw akcje spółki, która znika. Jeśli
          ich liczba była nieparzysta, jedna z zatrzymanych akcji jest opcją.
        - Każdą zatrzymaną akcję spółki, która znika, wymienia na akcję pozostającej, opcję na końcu: z puli banku, a gdy
          tam ich nie ma, od najbliższego posiadacza po lewej, na którego jeszcze nie przyszła kolej. Własne akcje spółek
          wymienia się tylko z puli.
        - Akcję, której nie ma na co wymienić, bank kupuje po nowym kursie, opcję po połowie, zaokrąglonej w górę.
        - Wykupuje opcję albo ją oddaje. Połowę kursu, zaokrągloną w dół, płaci się bankowi, żeby zatrzymać ją jako
          pełną akcję, albo dostaje się od niego za oddanie jej do puli banku. Kto nie może zapłacić, oddaje.

        Dyrektor, który ma mniej niż sześć łączonych akcji, najpierw wymienia certyfikat dyrektora na trzy pojedyncze z puli
        banku. Jeśli jest ich tam mniej niż trzy, wszystkie jego pojedyncze akcje idą do puli, a sam certyfikat staje się
        opcją. Zatrzymanie go kosztuje pół kursu, jeśli dyrektor miał pięć akcji, cały kurs przy czterech, półtora kursu
        przy trzech; oddanie przynosi dwa i pół, dwa albo półtora kursu.

        Na koniec dyrektorem jest gracz z największą liczbą akcji pozostającej spółki; z równych ten, którego spółki jest
        tura, potem najbliższy zgodnie z ruchem wskazówek zegara. Wymienia on trzy pojedyncze akcje na certyfikat dyrektora,
        gdziekolwiek ten leży. Jeśli nikt nie ma trzech, spółka przechodzi pod zarząd komisaryczny.

        Przy refinansowaniu jest tylko jedna spółka, a jej kurs się nie zmienia.

rules-6-1 = 6.1 Pierwszeństwo
    .text =
        Rundę giełdową zaczyna gracz z pierwszeństwem. Tury idą zgodnie z ruchem wskazówek zegara, aż wszyscy po kolei
        spasują.

rules-6-2 = 6.2 Tura gracza
    .text =
        Sprzedaj dowolnie wiele akcji, potem kup jedną akcję albo załóż jedną spółkę bez koncesji. Kupno kończy turę. Kto ani
        nie sprzedaje, ani nie kupuje, pasuje.

rules-6-3 = 6.3 Dyrektorzy
    .text =
        Dyrektor ma certyfikat dyrektora i najwięcej akcji, co najmniej trzy. Gdy tylko ktoś ma więcej niż dyrektor, i co
        najmniej trzy, bierze certyfikat za trzy pojedyncze akcje; z równych pierwszy zgodnie z ruchem wskazówek zegara od
        dyrektora.

        Dyrektor może zejść poniżej trzech akcji, gdy nikt inny nie może go zastąpić: certyfikat idzie do puli banku. Kto
        chce zatrzymać jedną lub dwie akcje, bierze je jako resztę z puli albo ze sprzedawanego pakietu. Jeśli jest ich za
        mało, tylu akcji sprzedać nie można.

        Certyfikatu dyrektora nie można kupić z puli. Pierwszy gracz, który ma trzy pojedyncze akcje, i to najwięcej,
        wymienia je na niego; z równych pierwszy po lewej ostatniego dyrektora. Takie wymiany nie są ani kupnem, ani
        sprzedażą.

rules-6-4 = 6.4 Sprzedaż
    .text =
        Akcje jednej spółki sprzedaje się w turze jako jeden pakiet; kolejność pakietów jest dowolna. Pula przyjmuje każdą
        liczbę. Akcji kupionych w tej rundzie giełdowej nie można w niej sprzedać: trzeba zatrzymać tyle, ile się kupiło.
        Akcje kupione w parlamencie można sprzedać.

        Każda akcja przynosi kurs albo jego połowę, zaokrągloną w dół, jeśli spółka nie ma pociągu.

rules-6-4-2 = 6.4.2 Jak sprzedaż zmienia kurs
    .text =
        Kurs spada o jeden krok za każdą sprzedaną akcję: giełda to jeden ciąg cen narysowany w dwóch rzędach, a sprzedaż
        cofa się po nim zygzakiem. Od £74 trzy akcje prowadzą przez £71 i £68 do £65.

        Jeśli kurs był niższy niż £40 albo wyższy niż £200, a sprzedaje ktoś inny niż dyrektor, pierwsza akcja się nie liczy;
        od £400 nie liczą się dwie pierwsze. Sprzedaż nie zmienia kursu przed startem spółki ani po powstaniu LNER. Znacznik
        idzie pod te, które już są na jego polu.

rules-6-5-1 = 6.5.1 Kupno
    .text =
        Jedną akcję kupuje się z IPO (cena emisyjna, dla banku), z puli banku (kurs, dla banku) albo z karty spółki (kurs, dla
        spółki). To, czy spółka ma pociągi, nie wpływa na cenę. Gracz może mieć dowolnie wiele akcji jednej spółki, ale nie
        może kupować akcji spółki, której akcje sprzedał w tej samej rundzie giełdowej.

rules-6-5-2 = 6.5.2 Limit certyfikatów
    .text =
        Nie może kupować ten, kto ma tyle certyfikatów, ile wynosi limit: 25 przy dwóch graczach, 18 przy trzech, 13 przy
        czterech, 11 przy pięciu, 10 przy sześciu, 9 przy siedmiu, 8 przy ośmiu. Certyfikat dyrektora liczy się jako jeden.
        Kto na początku swojej tury w rundzie giełdowej jest ponad limitem, musi sprzedać nadmiar.

        Gdy powstaje LNER, limitem staje się największa liczba akcji, nie certyfikatów, jakie ma jeden gracz, i tak już
        zostaje. Nikt nie musi już sprzedawać nadmiaru.

rules-6-5-3 = 6.5.3 Zakładanie spółki bez koncesji
    .text =
        W rundzie giełdowej dostępną spółkę (3.2) można założyć po każdej cenie giełdy od £54 do £200. Gracz bierze
        certyfikat dyrektora i płaci spółce trzy razy tę cenę. Jej znacznik trafia od razu na giełdę, pod te, które już tam
        są; jej znak na tabeli cen emisyjnych trafia na najwyższą, która nie przekracza tej ceny. Mówi on tylko, ile
        przyniosłoby refinansowanie.

rules-6-5-4 = 6.5.4 Start spółki
    .text =
        Spółka rusza, gdy kupiono połowę jej akcji z IPO albo od spółki. Działa od następnej rundy operacyjnej, a od tej
        chwili sprzedaż obniża jej kurs.

        Spółka z koncesją dostaje od banku dziesięć cen emisyjnych i płaci £180 za trzy znaczniki stacji. Spółka bez koncesji
        ma to, co przyniosły jej akcje; dyrektor wybiera od dwóch do siedmiu znaczników stacji, wliczając macierzysty, i
        płaci ze skarbca po £40. Stawianie znaczników nic już nie kosztuje.

        Każda spółka ma zezwolenie, które jej przypadło. Inne dostaje tylko przez fuzje i żadnego nigdy nie traci. (W prostych
        grach zezwoleń nie ma.)

rules-6-6 = 6.6 Koniec rundy giełdowej
    .text =
        Runda kończy się, gdy wszyscy po kolei spasują. Pierwszeństwo dostaje ten, kto zaczął to pasowanie: gracz po
        ostatnim, który coś kupił, sprzedał albo założył.

rules-7-1 = 7.1 Rundy operacyjne
    .text =
        Spółki działają według kursu, od najwyższego; na jednym polu od góry stosu. Kolejność ustala się na początku rundy.
        Znacznik idzie pod inne na swoim polu, gdy zmienia się kurs i gdy spółka działa. O wszystkim decyduje dyrektor. Tura
        ma takie kroki:

        - fuzja z inną spółką;
        - budowa: tory, modernizacja, mała stacja albo połączenie z Londynem;
        - postawienie znacznika stacji;
        - przejazdy;
        - wypłata dywidendy albo zatrzymanie przychodu;
        - kupno pociągów;
        - odkup akcji;
        - przejęcie innej spółki.

rules-7-2 = 7.2 Pierwsza tura spółki
    .text =
        Najpierw spółka stawia swój znacznik macierzysty.

        - Jeśli na polu jej siedziby nie ma kafelka, jej pierwszą budową musi być kafelek właśnie tam.
        - Jeśli wszystkie kółka są tam zajęte, a dostępna jest modernizacja, która daje ich więcej, znacznik czeka na polu, a
          ta modernizacja musi być budową tej tury. Czekając, uchodzi za połączony ze wszystkimi torami kafelka, więc spółka
          może się połączyć z inną, zanim zbuduje.
        - Jeśli takiej modernizacji nie ma, wypiera znacznik postawiony na tym polu jako ostatni; ten wraca do swojej spółki i
          może być postawiony ponownie.

        Znacznik macierzysty nie jest tym jednym znacznikiem, który wolno postawić w turze.

rules-7-3 = 7.3 Spółki bez dyrektora
    .text =
        Spółka pod zarządem komisarycznym z nikim się nie łączy, nic nie buduje i nie stawia znaczników prócz macierzystego.
        Jeździ za tyle, ile się da, z dotacją włącznie, zatrzymuje to, co zarobi, i kupuje jeden pociąg od banku, jeśli może.
        Jeśli nadal nie ma pociągu, bankrutuje.

rules-7-4 = 7.4 Trasy
    .text =
        Trasa spółki to nieprzerwana linia torów, na której stoi co najmniej jeden jej znacznik; Londyn się nie liczy. Nie
        przychodzi dwa razy do żadnej stacji ani obszaru i nie używa dwa razy tych samych torów. Może dojść do stacji pełnej
        cudzych znaczników, ale nie może jej minąć. Kończy się w porcie i w czerwonym obszarze i ma najwyżej po jednym z nich.

        Do Londynu trasa prowadzi tylko spółkę, która ma tam znacznik, a z Londynu nigdy nie wychodzi.

rules-7-5 = 7.5 Fuzje
    .text =
        Na początku swojej tury spółka może połączyć się z inną, jeśli obaj dyrektorzy się zgadzają i jeśli trasa prowadzi od
        znacznika jednej do znacznika drugiej; wystarczą znaczniki w tym samym mieście, Londyn nie wystarczy. Spółki pod
        zarządem komisarycznym się nie łączą. Która pozostaje, wybiera dyrektor, którego jest tura.

        Łączy się akcje (5.2) i przekazuje majątek (7.5.6). Jeśli druga spółka nie działała jeszcze w tej rundzie, spółka,
        która pozostaje, gra tę turę dalej, a drugiej tury już nie ma. Jeśli działała, tura się kończy.

rules-7-5-3 = 7.5.3 Nowy kurs i cena emisyjna
    .text =
        Nowy kurs to niższy z dwóch kursów i połowa wyższego, w dół do najbliższej ceny giełdy. Spółka bez pociągu liczy się
        z połową kursu, zaokrągloną w dół, i dopiero potem widać, który jest niższy. £68 i £100 dają £118, więc £116.

        Znak na tabeli cen emisyjnych trafia na najwyższą, która nie przekracza nowego kursu; najmniej to £54, najwięcej £100.

rules-7-5-6 = 7.5.6 Majątek
    .text =
        Spółka, która pozostaje, dostaje pieniądze, pociągi z gwarancjami i zezwolenia obu. Niepostawione znaczniki stacji
        się dodaje. Gdzie obie mają znacznik na jednym polu, i w Londynie, jeden przepada. Pozostałe znaczniki spółki, która
        znika, zastępują znaczniki pozostającej. Razem może ich być najwyżej siedem (osiem z opcją): jeśli na mapie stoi
        więcej, dyrektor zdejmuje dowolne; jeśli więcej jest razem z niepostawionymi, przepada część niepostawionych.

        Limit nie odbiera pociągów, tylko nie pozwala kupować.

rules-7-5-7 = 7.5.7 Spółka, która znika
    .text =
        Wraca do IPO z zezwoleniem takim, jakie jej przypadło na początku, i można ją od razu założyć na nowo, jeśli w jej
        siedzibie jest miejsce.

rules-7-6 = 7.6 Budowa
    .text =
        W jednej turze spółka robi jedno z tych:

        - kładzie jeden żółty kafelek z literą N;
        - kładzie jeden lub dwa żółte kafelki bez litery N;
        - modernizuje jeden kafelek;
        - buduje jedną małą stację;
        - buduje połączenie z Londynem.

        Spółka bez pociągu też może budować.

rules-7-6-1 = 7.6.1 Kładzenie torów
    .text =
        Jakiś tor nowego kafelka musi leżeć na trasie spółki. Tory nie mogą prowadzić na czerwoną barierę ani do morza,
        chyba że do portu. Kafelki z kółkami kładzie się na miastach, kafelki z małymi stacjami na wsiach. Litera N lub Y na
        mapie wymaga kafelka z tą samą literą, a takie kafelki nie pasują nigdzie indziej. Ipswich i Harwich mają własne
        brązowe kafelki.

rules-7-6-2 = 7.6.2 Żółte kafelki
    .text =
        Dwa żółte kafelki kładzie się jeden po drugim, a drugi może korzystać z pierwszego. Obok kafelka z literą N nie
        kładzie się już innego. Żółty kafelek wiejski ma jedną małą stację, która po modernizacji zostaje na swojej linii.

rules-7-6-3 = 7.6.3 Modernizacja
    .text =
        Zielone kafelki zastępują żółte od fazy B, brązowe zastępują zielone od fazy D. Wszystkie stare tory zostają na swoim
        miejscu, tak samo znaczniki i małe stacje. Na trasie spółki musi leżeć jakiś nowy tor albo duża stacja nowego
        kafelka.

rules-7-6-4 = 7.6.4 Małe stacje
    .text =
        Zamiast torów spółka może zbudować małą stację na linii zielonego lub brązowego kafelka wiejskiego, na której żadnej
        nie ma. Może to być gdziekolwiek na planszy. Na każdej linii jest najwyżej jedna: dwie na zielonym kafelku, trzy na
        brązowym.

rules-7-6-5 = 7.6.5 Londyn
    .text =
        Zamiast każdej innej budowy spółka, której trasa dochodzi do pola Londynu, może postawić znacznik na jednym z czterech
        miejsc Londynu. Nic innego w tej turze nie buduje i nie stawia innego znacznika. Do Londynu mogą jeździć tylko
        pociągi spółek, które mają tam znacznik. Spółka ma w Londynie najwyżej jeden znacznik, a gdy są tam cztery spółki,
        Londyn jest pełny.

rules-7-7 = 7.7 Znaczniki stacji
    .text =
        Oprócz macierzystego można w turze postawić jeden znacznik, w dowolnym wolnym kółku na trasie spółki, za darmo, ale
        nie na polu, na którym spółka już go ma. Siedziby innych spółek nie są zarezerwowane; co się dzieje, gdy taka spółka
        przyjdzie, mówi 7.2.

rules-7-8 = 7.8 Przejazdy
    .text =
        Jeżdżą tylko pociągi rodzaju, na który spółka ma zezwolenie. Każdy jedzie po torach i

        - zaczyna i kończy na dużej stacji albo w obszarze poza planszą, nigdy na małej stacji;
        - ma na trasie co najmniej dwie duże stacje albo jedną i port lub czerwony obszar;
        - odwiedza co najmniej jeden znacznik spółki, przy czym Londyn się nie liczy;
        - kończy w porcie albo czerwonym obszarze, gdy tam dotrze, i nie jedzie z portu do portu ani z czerwonego obszaru do
          czerwonego obszaru;
        - może skończyć na stacji pełnej cudzych znaczników, ale nie może jej minąć;
        - nigdzie nie przyjeżdża dwa razy i nie używa dwa razy tych samych torów.

        Różne pociągi mogą jechać tymi samymi torami. Co najmniej jeden przejazd musi odwiedzić stację macierzystą; każdy inny
        musi spotkać któryś z poprzednich na dużej stacji, czyjekolwiek znaczniki tam stoją.

        Na każdej stacji i w każdym obszarze zarabia się w turze raz, bez względu na to, ile pociągów tam przyjedzie. Obszar
        z kilkoma polami jest jeden.

        Pociąg, który może coś zarobić, musi jechać. Trasy wybiera dyrektor i nie muszą być najlepsze.

rules-7-8-1 = 7.8.1 Pociągi towarowe
    .text =
        Pociąg towarowy przejeżdża od pierwszej stacji tyle pól, ile mówi jego liczba. Zarabia na obu końcach trasy i £20 za
        każde pole między nimi w linii prostej, £30, jeśli jednym z końców jest port. To, co jest po drodze, się nie liczy, tak
        samo małe stacje i bariery. Jeśli obszar ma kilka wjazdów, liczy się użyty.

        WAŻNE: jak liczymy pola do obszaru poza planszą. Obszar leży o jedno pole za polem, z którego pociąg do niego
        wjeżdża, więc to pole też się liczy. Między dwiema stacjami na planszy liczą się pola, które leżą między nimi; za
        każdy koniec, który jest obszarem poza planszą, dodaje się jedno.

        Przykład: pociąg jedzie z portu Cromer do Ipswich i wjeżdża do portu z Cromer. Między Cromer a Ipswich leżą trzy pola,
        a Cromer jest czwartym. Po £30 za pole to £120, oprócz wartości obu końców.

        Kilka pociągów towarowych spółki musi jechać koniec w koniec i zarabiać jak jeden długi: na dwóch końcach całej linii i
        polach między nimi. Każdy musi mimo to odwiedzić znacznik spółki.

        Trwałe pociągi towarowe (od 6 do 9) mogą jechać osobno; pole, na którym dwa się spotykają, liczy się wtedy obu. Te,
        które trwałe nie są, muszą być w jednej linii ze sobą i z trwałym, jeśli taki jedzie.

rules-7-8-2 = 7.8.2 Pociągi lokalne
    .text =
        Pociąg lokalny zostaje na planszy: żadnych portów ani czerwonych obszarów. Zarabia na dużych stacjach, które odwiedza,
        a jest ich tyle, ile mówi jego liczba, i na wszystkich małych między nimi, po £20. Z liczbą taką jak 4/5 może
        odwiedzić pięć dużych stacji, a zarabia na czterech; na których, mówi dyrektor.

        Oprócz tego spółka dostaje £10 dotacji za każde pole odwiedzone przez jej pociągi lokalne, za każde raz. Dotacja
        trafia do skarbca i nie jest przychodem, ale może pomóc w manewrze George’a Hudsona.

rules-7-8-3 = 7.8.3 Pociągi ekspresowe
    .text =
        Pociąg ekspresowy zarabia na dużych stacjach i obszarach poza planszą, które odwiedza, a jest ich tyle, ile mówi jego
        liczba; małych stacji nie widzi. Z liczbą taką jak 4/5 może odwiedzić pięć, a zarabia na czterech; na których, mówi
        dyrektor: pominąć można każdą, nawet macierzystą.

rules-7-8-5 = 7.8.5 Dywidendy
    .text =
        Przychód wypłaca się akcjonariuszom albo zatrzymuje. Przy wypłacie każda akcja przynosi jedną dziesiątą; akcje na
        karcie spółki płacą spółce, akcje z IPO i z puli banku nikomu.

        Potem zmienia się kurs:

        - bez wypłaty: jedno pole w lewo;
        - mniej niż kurs: bez zmian;
        - co najmniej kurs: jedno pole w prawo, co najmniej dwa kursy dwa, trzy kursy trzy, cztery kursy cztery i nigdy
          więcej.

        Znacznik idzie pod te, które są na jego polu, nawet jeśli się nie ruszył.

rules-7-8-6 = 7.8.6 Manewr George’a Hudsona
    .text =
        Jeśli przychód wynosi co najmniej £10, ale mniej niż kurs, dyrektor może dołożyć pieniądze ze skarbca, razem z dotacją
        z tej tury: najmniejszą wielokrotność £10, która podnosi przychód co najmniej do kursu. Wszystko trzeba wtedy wypłacić,
        a kurs idzie o jedno pole w prawo. Przy kursie £82 i przychodzie £60 dokłada się £30.

rules-7-9 = 7.9 Pociągi
    .text =
        Spółka może kupować pociągi każdego rodzaju, ale jeździ tylko tymi, na które ma zezwolenie. Bank sprzedaje następny
        pociąg najniższej pozostałej serii po cenie z karty. Pociąg innej spółki też kosztuje tyle, a połowę tego, gdy sprzedano
        już pociąg późniejszej serii; jej dyrektor musi się zgodzić, a pociąg zachowuje rodzaj i gwarancje. Spółka pod zarządem
        komisarycznym nic nie sprzedaje.

        Pierwszy pociąg serii od razu zaczyna jej fazę (9.0).

        Spółka może kupować, póki ma mniej niż trzy pociągi danego rodzaju, w fazach E i F mniej niż dwa; w fazach G i H póki
        ma mniej niż trzy pociągi razem. Gdy limit spada, niczego się nie oddaje.

rules-7-10 = 7.10 Gwarancje
    .text =
        Z pociągiem od banku spółka może kupić gwarancje po £50. Pociągi A i D mają jedną za darmo. Żaden pociąg nie może mieć
        więcej niż trzech.

        Po kroku przejazdów z każdego pociągu spółki schodzi jedna gwarancja, czy jechał, czy nie. Pociąg, na który przyszła
        pora pójść na złom, zostaje, dopóki nie zejdzie ostatnia. Gwarancje zostają przy pociągu, gdy zmienia on właściciela, i
        nie zmieniają jego ceny.

rules-7-11 = 7.11 Przymusowy zakup
    .text =
        Na koniec swojej tury każda spółka musi mieć pociąg. Jeśli go nie ma, a stać ją na jakiś, musi kupić. Jeśli nie może
        zapłacić ani za pociąg banku, ani za pociąg innej spółki, zdobywa pieniądze na jeden z dwóch sposobów, do wyboru
        dyrektora, jeśli oba wystarczą:

        - Sprzedaje do puli banku akcje ze swojej karty po pełnym kursie, jak najmniej, byle starczyło na pociąg. Kurs spada o
          krok za każdą, bez ulg z 6.4.2.
        - Refinansuje się: jej akcje łączą się dwie w jedną (5.2), a ona dostaje dziesięć razy tyle, ile wskazuje jej znak na
          tabeli cen emisyjnych.

        Każdy sposób jest osobnym ruchem i z góry pokazuje swoje skutki. Potem spółka musi kupić następny pociąg banku;
        rodzaj wybiera ten, kto jest po tym ruchu dyrektorem. Jeśli żaden sposób nie wystarczy, spółka bankrutuje.

rules-7-12 = 7.12 Bankructwo
    .text =
        Spółka bankrutuje, gdy nie ma pociągu i nie może zdobyć na niego pieniędzy albo gdy jej kurs spadnie do £0. Gracze
        dostają za każdą akcję bieżący kurs, a jeśli spółka nie ma pociągu, jego połowę zaokrągloną w dół. Jej pociągi,
        pieniądze i znaczniki przepadają. Wraca do IPO ze swoim pierwszym zezwoleniem i można ją założyć na nowo.

rules-7-13 = 7.13 Odkup akcji
    .text =
        Po kupnie pociągów spółka może kupić z puli banku jedną własną akcję po kursie. Leży ona na jej karcie, płaci dywidendy
        do skarbca i gracze mogą ją kupić.

rules-7-14 = 7.14 Przejęcia
    .text =
        Na koniec swojej tury spółka może przejąć inną tak samo, jak mogłaby się z nią połączyć (7.5), bez względu na to, czy
        tamta już działała, i nawet jeśli w tej turze była fuzja. Spółka, która pozostaje, nie działa już w tej rundzie, a
        druga nie ma już własnej tury.

rules-8-0 = 8.0 Zarząd komisaryczny
    .text =
        Spółka, której certyfikat dyrektora leży w puli banku, jest pod zarządem komisarycznym. Działa sama (7.3): bez fuzji,
        budowy, znaczników i odkupu akcji. Zatrzymuje, co zarobi. Jeśli stać ją na następny pociąg banku i ma na niego
        miejsce, kupuje go, bez gwarancji, jako pierwszy z rodzajów: ekspresowy, towarowy, lokalny, na który ma zezwolenie. Bez
        pociągu bankrutuje. Jej pociągów nie można kupić.

        Jej akcjami handluje się jak zawsze. Kto pierwszy ma trzy pojedyncze akcje, i to najwięcej, zostaje dyrektorem.

rules-9-0 = 9.0 Fazy
    .text =
        Pierwszy sprzedany pociąg serii zaczyna fazę o tej samej nazwie. Liczby to liczba pociągu towarowego oraz lokalnego i
        ekspresowego.

        - A: £100; 1 i 2. Żółte kafelki, jedna runda operacyjna, trzy pociągi każdego rodzaju na spółkę. Obszary poza planszą
          płacą najniższą kwotę.
        - B: £200; 2 i 2/3. Zielone kafelki, dwie rundy operacyjne, cztery kolejne spółki.
        - C: £280; 3 i 3. Pociągi A idą na złom, cztery kolejne spółki, środkowa kwota obszarów poza planszą.
        - D: £360; 5 i 4. Brązowe kafelki, trzy rundy operacyjne.
        - E: £500; 6 i 4/5. Pociągi B idą na złom, dwa pociągi każdego rodzaju, najwyższa kwota obszarów poza planszą.
        - F: £600; 7 i 5. Pociągi C idą na złom.
        - G: £700; 8 i 5/6. Pociągi D idą na złom, trzy pociągi razem.
        - H: £800; 9 i 6. Zaczyna się koniec (10.3).

        Wszystko to następuje od razu, tylko liczba rund operacyjnych zmienia się po najbliższej rundzie giełdowej. Pociągi na
        gwarancji nie idą na złom, zanim się ona skończy.

rules-10-0 = 10.0 Koniec gry
    .text =
        Szczyt giełdy: gdy znacznik osiąga £1000, ta runda operacyjna jest ostatnia.

        Bank: gdy bank musi zapłacić więcej, niż ma, płaci dalej, a gra kończy się wraz z tym zestawem rund operacyjnych albo
        wraz z następnym, jeśli zdarzy się to przed nim. LNER wtedy nie powstaje.

        LNER: gra kończy się wraz z trzema rundami z rozdziału 10.3.

        Liczą się gotówka i akcje po kursie; majątek spółek się nie liczy. Przy równym majątku zwycięstwo jest wspólne.

rules-10-3 = 10.3 London & North Eastern Railway
    .text =
        LNER powstaje na koniec zestawu rund operacyjnych, w którym sprzedano pierwszy pociąg H. Odtąd:

        - Nie ma rund parlamentu, a niezałożone spółki wypadają z gry.
        - Nic się nie buduje, nie stawia się znaczników, spółki się nie łączą i nie przejmują.
        - Akcje z IPO idą do puli banku.
        - Pociągi kupuje się tylko od banku.
        - Sprzedaż nie obniża kursów, a limit certyfikatów się zmienia (6.5.2).
        - Bank nie kończy już gry; szczyt giełdy nadal ją kończy.

        Następuje jedna runda giełdowa, a potem trzy operacyjne, w których spółki jeżdżą, wypłacają i kupują pociągi. Potem gra
        się kończy.

rules-11-1 = 11.1 Mniej rodzajów pociągów
    .text =
        Prosta gra ekspresowa i prosta towarowa: tylko jeden rodzaj pociągów, bez zezwoleń. Spółka może mieć cztery pociągi, w
        fazach E i F trzy, w fazach G i H dwa.

        Zaawansowana gra towarowa: pociągi towarowe i lokalne. Zaawansowana gra ekspresowa: ekspresowe i lokalne. Rozdaje się po
        osiem zezwoleń na każdy z dwóch rodzajów; limity są zwykłe.

rules-11-2 = 11.2 Skrócona gra
    .text =
        Pociągów jest tyle, co w krótkiej grze, a od pięciu graczy tyle, co w zwykłej. LNER powstaje po pierwszym pociągu E, a
        nie H. Pociągi D nie idą na złom.

rules-11-3 = 11.3 Gra dla początkujących
    .text =
        Razem z jedną z prostych gier (11.1): spółki zakłada się tylko w parlamencie, nie odkupują one akcji, nie kupują
        gwarancji ponad darmowe i nie ma manewru George’a Hudsona. Można ją łączyć ze skróconą grą.

rules-11-4 = 11.4 Osiem znaczników stacji
    .text =
        Spółka może mieć osiem znaczników stacji zamiast siedmiu: na starcie bez koncesji i po fuzji.

rules-13-0 = 13.0 Jak w pierwszym wydaniu
    .text =
        W pierwszym wydaniu spółka, której pole macierzyste nie ma kafelka albo której znacznik macierzysty czeka na kółko,
        nie musi tam budować w pierwszej turze. Z tą opcją może to pominąć; czekający znacznik wypiera wtedy ten, który
        postawiono jako ostatni. Pierwszy kafelek spółki musi jednak leżeć w jej siedzibie.

rules-where-the-rulebook-leaves-open = Gdzie instrukcja zostawia wątpliwości
    .text =
        Instrukcja w kilku miejscach sobie przeczy, a w innych milczy. Gramy tak:

        - Dywidendy (7.8.5): tekst żąda więcej niż dwóch i czterech kursów za dalsze pola, przedziały wydrukowane na giełdzie co
          najmniej tyle. Trzymamy się przedziałów: dwa kursy to dwa pola.
        - Zakładanie w rundzie giełdowej (6.5.3): drugi punkt żąda pustego pola albo wolnego kółka, a rozdział 3.2 uznaje też
          modernizację, która zrobi miejsce. Trzymamy się 3.2, jak w parlamencie.
        - Limit pociągów (9.0): w tabeli przesunęła się chyba komórka i od C widać dwa pociągi każdego rodzaju. Tekst, 7.9 i
          11.1 mówią zgodnie o trzech każdego rodzaju do końca fazy D. Trzymamy się ich.
        - Koncesja po fuzji: według 7.5.4 dwie spółki z koncesją ją zachowują, według 3.1 i 7.5.6 nie. Trzymamy się 7.5.4; nic
          w grze od tego nie zależy, bo w IPO nie ma już akcji.
        - Trwałe pociągi towarowe, które stykają się końcami (7.8.1), liczą się razem albo osobno, zależnie
          od tego, co da więcej całemu zestawowi kursów.
        - Obowiązek jazdy (7.8): pociąg musi jechać, jeśli zarobiłby coś obok przejazdów wybranych dla pozostałych. Jakimi
          trasami jadą tamte, wybiera dyrektor.
        - Czekający znacznik macierzysty (7.2): do modernizacji stoi na polu bez kółka, a trasy spółki zaczynają się tam, jakby
          stał w kółku. Zajmuje kółko, które zwolni fuzja albo bankructwo.
        - Spółka pod zarządem komisarycznym stawia w pierwszej turze znacznik macierzysty. Modernizować nie może, więc jeśli nie
          ma kółka, wypiera inny znacznik.
        - Zgoda (7.5.1, 7.9): drugiego dyrektora pyta się przy stole, a on się zgadza albo odmawia. Kto kieruje obiema spółkami,
          nie jest pytany. Proponując fuzję, mówi się, która spółka pozostaje; po odmowie można zaproponować drugą.
          Odmowa wiąże tego samego dyrektora w tej samej turze, dla tej samej spółki i tego samego rodzaju umowy.
        - Zdobywanie pieniędzy (7.11): pociąg, na którego sprzedaż musiałby się zgodzić inny dyrektor, nie stoi na przeszkodzie.
        - Spółki, które nie ruszyły (4.3), są dostępne znów od następnej rundy giełdowej, więc nie w rundzie parlamentu przed
          nią.
        - Odległość pociągów towarowych (7.8.1): obszar poza planszą leży o jedno pole za polem, z którego się do niego wjeżdża.
        - Linia pociągów towarowych (7.4) nie łączy dwóch portów ani dwóch czerwonych obszarów, bo jedzie jak jeden dłuższy
          pociąg.
        - Kiedy ceny przestają spadać (9.0): „z początkiem fazy H” albo z powstaniem LNER według 6.4.2 i 10.3, do którego
          9.0 samo odsyła. Przyjmujemy to drugie: do końca zestawu rund akcje sprzedane przez spółkę obniżają jej kurs.
        - Odkup akcji po powstaniu LNER nie należy do tego, czego zakazuje 10.3, więc jest dozwolony. Spółka, która rusza w
          ostatniej rundzie giełdowej, nie stawia znacznika macierzystego.
        - Szczyt giełdy (10.1): osiągnięty przez fuzję też kończy grę.
        - Końcowa wartość (10.4): akcje liczą się w całości, czy ich spółka ma pociąg, czy nie.
        - Jeśli żadna spółka nie działa i nikt nigdy już żadnej nie założy, gra się kończy.
