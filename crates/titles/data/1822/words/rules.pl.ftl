### Zasady 1822 i jego scenariuszy naszymi słowami, rozdział po rozdziale, w kolejności i z numerami naszego opracowania.
### Identyfikator to `rules-` i numer z łącznikami; wartość to numer i nasz nagłówek, `.text` to zasady. Pusta linia kończy
### akapit, linia zaczynająca się od „- ” jest punktem listy; inne końce linii są odstępami. „Skrót” i „W sieci” podają oba
### odczytania tam, gdzie wydania się różnią.

rules-1-1 = 1.1 Przygotowanie
    .text =
        Od dwóch do siedmiu graczy licytuje małe firmy, koncesje i firmy prywatne, zamienia koncesje na spółki i daje spółkom
        przejmować małe firmy. Wygrywa, kto jest na końcu najbogatszy. Bank ma £12 000 razem z pieniędzmi graczy.

        Tasuje się trzy stosy: koncesje z LNWR na wierzchu, małe firmy z 24 na wierzchu, firmy prywatne z P1 na wierzchu. Ich
        kolejność każdy może oglądać. Na polach licytacji leżą cztery małe firmy, trzy koncesje i trzy firmy prywatne.

        Gra zaczyna się rundą giełdową w kolejności miejsc. W fazie 1 jest po niej jedna runda operacyjna, od fazy 2 dwie;
        liczy się faza na końcu rundy giełdowej.

        Pociągi leżą w rzędzie: L/2, 3, 4, 5, 6, 7/E. Od banku można kupić tylko pierwszą kartę rzędu i to, co leży w puli.

rules-2-1 = 2.1 Tura w rundzie giełdowej
    .text =
        W swojej turze gracz może sprzedać dowolną liczbę akcji, potem spłacać pożyczki, a potem zrobić jedno z tych:

        - kupić jedną akcję;
        - założyć spółkę (3.1);
        - licytować karty na polach licytacji (4.1);
        - kupić akcję do raju podatkowego (P16).

        Kupno, założenie spółki i raj podatkowy kończą turę. Kto nic nie robi, pasuje i może wrócić w następnej kolejce. Runda
        kończy się, gdy ostatnia tura każdego gracza była pasem; sprzedaż i spłata to nie pas.

        Skrót: sprzedaż jest przed licytacją. W sieci: akcje można też sprzedawać między ofertami tej samej tury i po nich.

rules-2-4 = 2.4 Ponad limit certyfikatów
    .text =
        Kto ma więcej certyfikatów, niż wolno, musi sprzedawać, aż zmieści się w limicie, o ile jest co sprzedać. Zdarza się
        to, gdy kurs opuszcza żółty obszar. Więcej niż 60% jednej spółki nie trzeba sprzedawać.

rules-2-5 = 2.5 Gracze z pożyczką
    .text =
        Z pożyczką nie można kupować, licytować ani zakładać spółek. Można sprzedawać i spłacić dowolną część długu; to nie
        kończy tury. Dłużnik, który nie ma ani gotówki, ani czego sprzedać, jest pomijany.

rules-2-6 = 2.6 Sprzedaż
    .text =
        Sprzedać można tylko akcje spółek, które już operowały; małych firm nigdy. Przy ratowaniu spółki w trakcie jej własnej
        tury musi ona mieć za sobą całą wcześniejszą rundę operacyjną.

        Wszystkie akcje jednej sprzedaży idą po kursie sprzed niej; potem znacznik spada o jeden rząd za każdą i zatrzymuje się
        na dolnej linii. Kilka sprzedaży rozlicza się po kolei, tak jak chce sprzedający.

rules-2-7 = 2.7 Pula banku
    .text =
        W puli banku nigdy nie ma więcej niż połowy udziałów spółki.

rules-2-8 = 2.8 Prezesi
    .text =
        Certyfikat prezesa to dwie akcje, w LNWR jedna. Nie sprzedaje się go, tylko wymienia: kto ma więcej udziałów niż prezes,
        daje za niego zwykłe akcje i musi mieć ich tyle, ile on jest wart. Z kilku równych prezesem zostaje pierwszy za starym
        prezesem.

        Akcje z przejęcia i z raju podatkowego nie zmieniają prezesa od razu; sprawdza się to przy następnym obrocie akcjami tej
        spółki, także przy emisji i skupie.

rules-2-11 = 2.11 Kupno
    .text =
        Akcja kosztuje tyle, ile wynosi kurs, w skarbcu i w puli. Za akcję ze skarbca pieniądze dostaje spółka; ale dopóki nie
        ruszyła spółka, która dostanie pełną kapitalizację (3.3), bierze je bank.

rules-2-12 = 2.12 Po sprzedaży
    .text =
        Kto sprzedaje akcje spółki, nie może w tej samej rundzie giełdowej jej akcji kupić.

rules-2-13 = 2.13 Sześćdziesiąt procent
    .text =
        Nikt nie kupuje więcej niż 60% udziałów spółki. Przejęcia i raj podatkowy mogą ten limit przekroczyć.

rules-2-14 = 2.14 Limit certyfikatów
    .text =
        Liczy się każdy certyfikat spółki i małej firmy, każda koncesja i każda firma prywatna prócz P16; a przy kupnie i
        licytacji także każda karta, w której się prowadzi. Firmy w żółtym obszarze się nie liczą i ich akcje można kupić
        zawsze. Koncesję można konwertować na limicie.

rules-3-1 = 3.1 Zakładanie spółki
    .text =
        W fazie 1 spółek się nie zakłada. W fazach od 2 do 4 konwertuje się koncesje (3.2), od fazy 5 spółki się kupuje (3.3).
        Cena początkowa to £60, £70, £80, £90 albo £100; pole £50 jest dla małych firm.

        Stację początkową stawia się w pierwszej turze operacyjnej.

rules-3-2 = 3.2 Konwersja
    .text =
        W fazach od 2 do 4 właściciel koncesji zamienia ją na certyfikat prezesa i wybiera cenę początkową. Do skarbca trafiają
        dwie takie ceny: £100 z banku, reszta od gracza. LNWR dostaje jedną, w całości z banku. Spółka rusza od razu. Pozostałe
        akcje leżą w jej skarbcu.

rules-3-3 = 3.3 Kupno spółki
    .text =
        Z początkiem fazy 5 wszystkie pozostałe koncesje odpadają bez rekompensaty. Każdy gracz może wtedy założyć spółkę i za
        certyfikat prezesa płaci dwie ceny początkowe, za LNWR jedną. Spółka rusza, gdy sprzedano połowę udziałów.

        W fazie 5 to, co płaci się za jej akcje, idzie do skarbca, także zanim ruszy. W fazach 6 i 7 dostaje na starcie
        dziesięć kursów, jej niesprzedane akcje idą do puli banku, a to, co wcześniej zebrała, do banku.

rules-4-1 = 4.1 Licytacja
    .text =
        Małe firmy, koncesje i firmy prywatne sprzedaje się w licytacji kart na polach. Kto prowadzi na końcu rundy, płaci i
        bierze kartę (5.1).

rules-4-2 = 4.2 Znaczniki do licytacji
    .text =
        Znacznik zostaje na karcie do końca rundy, nawet po przelicytowaniu. Podwyższenie własnej przebitej oferty nie wymaga
        następnego znacznika.

        Skrót: dziewięć znaczników minus liczba graczy. W sieci: 8, 6, 5, 4, 3, 3 znaczniki dla dwóch do siedmiu graczy, w
        scenariuszach 7 dla dwóch.

rules-4-3 = 4.3 Oferty w turze
    .text =
        Skrót: dowolnie wiele. W sieci: od jednej do trzech, a trzecia kończy turę.

rules-4-4 = 4.4 Kwoty
    .text =
        Pierwsza oferta to przynajmniej £100 za małą firmę i koncesję, £0 za firmę prywatną. Oferty rosną co £5, a nowa musi
        być wyższa od najwyższej przynajmniej o £5. Ogranicza je tylko gotówka.

rules-4-5 = 4.5 Prowadząca oferta
    .text =
        Własnej najwyższej oferty nie można podnieść.

rules-4-6 = 4.6 Zarezerwowane pieniądze
    .text =
        Suma ofert, w których się prowadzi, jest zarezerwowana: inne oferty i zakupy opłaca się z reszty. Przebite oferty
        niczego nie rezerwują.

rules-5-1 = 5.1 Koniec rundy giełdowej
    .text =
        Jeśli w pierwszej rundzie giełdowej nikt nie licytował, gra jest skończona. W innym razie po kolei:

        - Koncesje, a potem firmy prywatne dostają ci, którzy prowadzą.
        - Ruszają małe firmy, najpierw z najwyższą ofertą, przy równych według pola. W fazie 1 kurs to £50, a skarbiec £100. W
          fazie 2 kurs to najwyższa cena początkowa nie wyższa od połowy oferty, a skarbiec dwa razy tyle. Od fazy 3 kurs jest
          taki sam, a w skarbcu jest cała oferta. Różnicę bierze bank.
        - Za każdą małą firmę bez oferty odpada z banku jeden pociąg L/2. Jeśli jest wśród nich ta z pierwszego pola, odpada
          z gry, jej stacja jest dostępna dla innych, a z nią odpada pierwszy pociąg banku, nawet jeśli zaczyna to nową fazę.
          Skrót: najpierw pierwsze pole ze swoim pociągiem. W sieci: najpierw pociągi L/2.
        - Małe firmy przesuwają się i pola się zapełniają.
        - Pożyczki rosną o połowę, z zaokrągleniem w górę.
        - Kurs każdej spółki, której wszystkie akcje mają gracze (raj podatkowy też), idzie o rząd w górę.
        - Pyta się o P9 (5.9). Potem ustala się nową kolejność: kto ma najwięcej gotówki, jest pierwszy, równi jak dotąd.

        Pociągi, których po takiej zmianie fazy jest za dużo, oddaje się na początku rundy operacyjnej.

rules-5-9 = 5.9 Podwójna gotówka
    .text =
        Gracz, który ma P9, może przy ustalaniu kolejności podać dwa razy tyle gotówki, ile ma.

rules-6-1 = 6.1 Giełda
    .text =
        W prawo na końcu rzędu znaczy o rząd w górę, w lewo na początku rzędu o rząd w dół. W górę tam, gdzie nic nie ma wyżej,
        idzie się w dół i w prawo, na tę samą cenę; w dół tam, gdzie nic nie ma niżej, stoi się w miejscu. Znacznik, który
        przychodzi na zajęte pole, idzie na spód. Akcje w żółtym obszarze nie liczą się do limitu certyfikatów.

rules-7-3 = 7.3 Runda operacyjna
    .text =
        Najpierw płacą firmy prywatne i koncesje. Potem operują wszystkie małe firmy, a po nich spółki: najpierw wyższy kurs,
        potem znacznik bardziej na prawo, potem wyżej, potem ten na górze stosu. Kolejność tych, które jeszcze czekają,
        zmienia tylko sprzedaż przy ratowaniu spółki.

        Tura: sprawy pierwszej tury (8.3, 8.4), przejęcie firm prywatnych (9.1), tory (11.1), stacja docelowa (12.1), stacja
        (13.1), przejazdy (14.2), dywidenda (15.2), pociągi (16.1), akwizycja (17.1), emisja lub skup akcji (18.1).

rules-8-3 = 8.3 Stacje początkowe
    .text =
        Stację początkową stawia się bezpłatnie na początku pierwszej tury; do tego czasu miejsce na nią czeka. LNWR stawia też
        stację docelową w Manchesterze.

        Mała firma 14 wybiera jedno z miast Londynu i płaci £20. Jej stacja dostaje dodatkowe miejsce i nikomu go nie zajmuje.
        To jest jej budowa toru w tej turze. Miejsce zostaje, gdy firmy już nie ma.

rules-8-4 = 8.4 Pierwszy pociąg małej firmy
    .text =
        Na początku pierwszej tury mała firma może kupić za własne pieniądze jeden pociąg L i uruchomić go w tej samej turze,
        dopóki pierwszą kartą banku jest L/2.

rules-9-1 = 9.1 Przejmowanie firm prywatnych
    .text =
        Na początku tury firma może przejąć od graczy firmy prywatne, dowolnie wiele i bez rekompensaty, od fazy podanej na
        karcie. Czerwone są dla spółek, zielone także dla małych firm; P16 nie można przejąć. Jeśli firmą kieruje inny gracz,
        właściciel musi się zgodzić. Właściwości można użyć w tej samej turze.

        Firm prywatnych się nie sprzedaje ani nie wymienia; z przejętą małą firmą przechodzą do spółki.

rules-9-4 = 9.4 Łączenie właściwości
    .text =
        Na jednym torze można połączyć właściwości: P2, P10, P11 i P12 ze sobą nawzajem, P8 z P2 i P12.

rules-10 = 10 Firmy prywatne
    .text =
        Dochód jest za każdą rundę operacyjną. Zużyte karty odpadają. „Wszyscy” to spółki i małe firmy.

        - P1, spółki od fazy 5: staje się zwykłym pociągiem 5. Graczowi £5. Przejęcie nie zaczyna fazy.
        - P2, wszyscy od fazy 2: jeden zwykły tor na polu z dokładnie jednym małym miastem, które znika na dobre. To jeden z
          torów tury. £10, także w firmie.
        - P3, P4, spółki od fazy 2: stają się pociągami 2P, permanentnymi, poza limitem, nie zwalniają z obowiązku posiadania
          pociągu, nie sprzedaje się ich, po jednym na spółkę. Bez dochodu.
        - P5, spółki od fazy 3: żeton wymiany na kanał La Manche, bezpłatnie i bez połączenia, obok stacji tej tury. Jeśli nie
          ma miejsca, a daje je następny tor, można go położyć za jego koszt jako tor tej tury. Albo jeden żeton wymiany staje
          się dostępny. Graczowi £10.
        - P6, P7, spółki od fazy 3: umowy pocztowe (14.12). Graczowi £10.
        - P8, wszyscy od fazy 3: albo jeden bezpłatny tor na nierównościach, wzgórzu lub górze, albo na zawsze £20 zniżki na
          każde wzgórze i każdą górę. Wybiera się po przejęciu firm prywatnych. Graczowi £10.
        - P9, wszyscy od fazy 3: graczowi podwójna gotówka (5.9) i £10; firmie £20, od fazy 5 £40, w fazie 7 £60.
        - P10, wszyscy od fazy 3: dwa razy płaci za ujście rzeki; do tego czasu £10 zniżki na każdą rzekę. Graczowi £10.
        - P11, wszyscy od fazy 2: jedna modernizacja zwykłego toru albo małych miast najnowszego koloru na kolor jeszcze
          niedozwolony; małe firmy tylko na zielony. To modernizacja tej tury. £10, także w firmie.
        - P12, wszyscy od fazy 3: raz dodatkowe tory, przed zwykłymi albo po nich: dwa żółte albo jedna modernizacja, dla małej
          firmy jeden tor. £10, także w firmie.
        - P13, P14, wszyscy od fazy 5: stają się wagonami Pullman+ (14.10), po jednym na firmę. Graczowi £10.
        - P15, wszyscy od fazy 2: graczowi £10 razy numer fazy i tyle samo odłożone na karcie. Odłożone pieniądze dostaje firma,
          która ją przejmie. W fazie 7 zostaje zamknięta.
        - P16, raj podatkowy: zamiast kupować akcję, właściciel kupuje na kartę jedną akcję spółki. Nie zmienia ona prezesa ani
          limitów. Dywidendy zostają na karcie; na końcu wszystko liczy się właścicielowi.
        - P17, spółki od fazy 2: przekłada kartę, która nie leży na polu licytacji, na wierzch albo spód stosu. Graczowi £10.
        - P18, spółki od fazy 5: żeton wymiany staje się dostępny albo na odwrót. Graczowi £10.
        - P19, wszyscy: staje się LP, permanentnym pociągiem L, poza tym jak 2P. Skrót: od fazy 2. W sieci: od fazy 1.
        - P20, wszyscy od fazy 3: jak P15 z £5. Skrót: w fazie 7 nie zostaje zamknięta. W sieci: tak.
        - P21, wszyscy od fazy 2: ze stacją w Hull albo Grimsby do dwóch bezpłatnych torów na tych polach, z nowym wyjazdem przez
          ujście rzeki między nimi. Graczowi £10.

        Raj podatkowy nie kupuje akcji spółki, którą właściciel sprzedał w tej samej rundzie giełdowej.

        1822+, P17: przy trzech stosach firm prywatnych wierzch jest tuż za kartą w polu tego samego stosu. W sieci: za kartą w
        trzecim polu, co dla dwóch pozostałych stosów oznacza spód.

rules-11-1 = 11.1 Tory
    .text =
        Mała firma kładzie jeden żółty tor albo jedną modernizację, nigdy dalej niż zieloną. Spółka kładzie w fazie 2 jeden tor,
        a od fazy 3 dwa żółte albo jedną modernizację. Tory są żółte w fazach 1 i 2, zielone od fazy 3, brązowe od fazy 5, szare
        w fazie 7.

        Etykiety muszą się zgadzać: L Londyn, BM Birmingham i Manchester, Y Liverpool, Bristol i Edynburg, C Cardiff, EC kanał
        La Manche. Na S i T kładzie się zwykłe żółte tory. Nadrukowany tor w Swansea można zmodernizować na żółty; jego małe
        miasto wtedy znika.

rules-11-2 = 11.2 Dojazd
    .text =
        Do toru musi prowadzić trasa od stacji firmy, nie przez miasta pełne cudzych stacji, i musi używać któregoś z jego
        wyjazdów. Na polu z własną stacją można budować zawsze.

        Obszary, w których trasy się kończą (14.2), jak Highlands czy Mid Wales, nie prowadzą dalej: do tego, co leży za nimi,
        dojeżdża tylko firma ze stacją w nich. Nadrukowany tor Londynu liczy się jak tor. Do pętli bez miast dojeżdża się jak do
        każdego innego toru.

rules-11-3 = 11.3 Wyjazdy
    .text =
        Wyjazd nie może prowadzić poza mapę, przez nieprzekraczalną krawędź ani na bok szarego lub niebieskiego pola bez toru.

rules-11-4 = 11.4 Modernizacje
    .text =
        Modernizacja zachowuje wszystkie tory, stacje, miasta, małe miasta i etykietę i idzie o jeden kolor dalej.

        Skrót: firma musi móc przejechać po nowym odcinku toru. W sieci: wystarcza też zmiana wartości miasta, do którego dojeżdża.
        Kanał La Manche i Cardiff nie wymagają niczego, a Londyn może zmodernizować każdy, kto do niego dojeżdża.

rules-11-5 = 11.5 Sześć wyjazdów
    .text =
        Gdzie można położyć brązowy lub szary tor miejski z pięcioma wyjazdami, a pasuje też taki z sześcioma, trzeba położyć
        ten z sześcioma, nawet jeśli jest płatny. Skrót: dotyczy to także torów bez miast.

rules-11-7 = 11.7 Koszty
    .text =
        Teren opłaca się z pierwszym torem na polu; za ujście rzeki, które tor otwiera, płaci się £40. Każda modernizacja Londynu
        kosztuje £20.

        Skrót: inne modernizacje są bezpłatne. W sieci: pierwsza modernizacja Bristolu kosztuje £20, Birmingham £40, Manchesteru
        £60; każda modernizacja kanału £100; i £40 wszędzie tam, gdzie modernizacja otwiera ujście rzeki.

rules-11-9 = 11.9 Obok Londynu
    .text =
        Londyn ma sześć miast, po jednym z każdej strony; modernizacja podnosi wszystkie. Na pierwszy tor obok Londynu musi
        zgodzić się ten, do kogo należy miasto z tej strony: prezes firmy albo właściciel jej koncesji. Dla małej firmy 14 liczy
        się też miasto, które wybrała. Jeśli nie należy do nikogo, tor musi prowadzić do Londynu. Prawo wygasa z tym torem.

        Skrót: obok miasta firmy, która jeszcze nie działa, tor zawsze musi prowadzić do Londynu.

rules-11-10 = 11.10 Zapas torów
    .text =
        Torów 7, 8 i 9 jest bez ograniczeń. Pozostałych jest tyle, ile wydrukowano; zastąpione można użyć znowu.

rules-12-1 = 12.1 Stacja docelowa
    .text =
        Gdy tory połączą stację początkową spółki z docelową, wszystko jedno, kto je zbudował i jak są długie, stawia się tam
        bezpłatnie stację docelową. Nie można z niej zrezygnować. Miasta pełne cudzych stacji przerywają trasę. Bez wolnego
        miejsca dostaje ona dodatkowe. Zwykła stacja spółki w tym mieście wraca na kartę i można ją postawić znowu.

        Skrót: od razu po zbudowaniu połączenia. W sieci: po torach we własnej turze spółki.

rules-13-1 = 13.1 Stacje
    .text =
        W turze można postawić jeden dostępny żeton za £100, na wolnym miejscu, do którego się dojeżdża; nie tam, gdzie już się
        stoi. W Londynie można mieć kilka stacji, w różnych miastach.

        Spółka ma stację początkową, jedną za £100, docelową i żetony wymiany: LNWR cztery, pozostałe trzy. Te stają się
        dostępne albo trafiają na mapę dzięki przejęciom małych firm oraz P5 i P18. Po przejęciach na mapie może stać dziewięć
        stacji jednej spółki.

        W mieście pełnym cudzych stacji trasa może się skończyć, ale nie może go minąć.

rules-13-4 = 13.4 SECR na kanale
    .text =
        SECR może raz postawić bezpłatnie dostępny żeton na kanale La Manche, jako stację tej tury. Musi tam dojeżdżać.

rules-14-2 = 14.2 Przejazdy
    .text =
        Każdy pociąg może przejechać jedną trasę łączącą przynajmniej dwa postoje, z których na jednym jest stacja firmy. Trasa
        nie używa żadnego postoju ani toru dwa razy. Nie trzeba jechać ani jechać najlepiej.

        Skrót: po tym samym torze nie jadą dwa pociągi firmy. W sieci: E może jechać po torach innych jej pociągów.

rules-14-3 = 14.3 Pole raz
    .text =
        Na trasie jest tylko jedno miasto Londynu. Inne pola można odwiedzić dwa razy tylko tam, gdzie mają dwa osobne postoje.

rules-14-4 = 14.4 Dalekie trasy
    .text =
        Postoje to miasta, małe miasta i szare obszary. Obszary na brzegu i Mid Wales mogą być tylko końcem trasy. Gdzie podano
        wartość dla każdego koloru, liczy się ta z obecnej fazy.

rules-14-5 = 14.5 Długość
    .text =
        Pociąg z liczbą może mieć tyle postojów, razem z małymi miastami.

rules-14-6 = 14.6 L i LP
    .text =
        Pociąg L jeździ w jednym mieście ze stacją firmy, samym, jeśli jest tam jakiś tor, albo z jednym połączonym małym miastem.
        Do jednego miasta tylko jeden pociąg L. Nie przez kanał.

rules-14-7 = 14.7 E
    .text =
        Pociąg E może jechać dowolnie daleko. Liczą się, podwójnie, tylko miasta z własnymi stacjami; muszą być dwa i oba końce
        muszą być takimi miastami. Inne się mija, o ile nie są zablokowane. Żeton na kanale liczy się jak podwójna Francja i
        trasa może się wtedy we Francji skończyć.

rules-14-9 = 14.9 Kanał La Manche
    .text =
        Kanał nic nie zarabia i nie jest osobnym postojem: razem z Francją to jeden postój o wartości Francji. Na trasie jest i to,
        i to albo nic, i nie mogą być same. Do Francji prowadzi jeden tor na zielonym, dwa na brązowym i szarym.

rules-14-10 = 14.10 Pullman+
    .text =
        W każdej turze wagon można dołączyć do jednego pociągu innego niż L, LP i E. Małe miasta nie liczą się wtedy do jego
        długości, ale płacą.

rules-14-11 = 14.11 Podwójny dochód ze stacji docelowej
    .text =
        Jeśli na trasie są miasta stacji początkowej i docelowej, wartość docelowej liczy się jeszcze raz, razem czterokrotnie dla
        E. Jeden pociąg w turze; wystarczy przejechać.

rules-14-12 = 14.12 Umowy pocztowe
    .text =
        Za każdą umowę skarbiec dostaje połowę wydrukowanych wartości obu końców jednej trasy, najpierw najlepszej; nie z pociągu
        L ani LP. Nie jest to część dywidendy.

rules-14-13 = 14.13 Walia
    .text =
        Merthyr Tydfil i Pontypool łączą dwa tory, z których firma używa w turze tylko jednego; żadna trasa nie przejeżdża przez
        oba miasta dalej. Pola od F25 do F31 nie łączą się z F23 i F33.

rules-15-2 = 15.2 Dywidendy
    .text =
        Mała firma zawsze dzieli: połowa dla prezesa, połowa do skarbca, nieparzysty funt dla prezesa. Spółka wypłaca wszystko,
        połowę albo nic. Przy połowie zatrzymuje połowę przychodu zaokrągloną w dół do £10. Akcja dostaje jedną dziesiątą. Akcje
        ze skarbca płacą skarbcowi, z puli nikomu.

        Kurs spółki: bez dywidendy o jedno pole w lewo; inaczej bez zmian albo o jedno lub dwa pola w prawo.

        O jedno w prawo, gdy wypłacono co najmniej kurs, o dwa, gdy co najmniej dwa kursy.

        - Skrót: kurs małej firmy zmienia się tak samo według tego, co dostaje prezes, ale nigdy o dwa.
        - W sieci: kurs małej firmy rośnie z każdym dochodem.

rules-15-6 = 15.6 2P i LP
    .text =
        O tym, co 2P albo LP zarabia obok innych pociągów, można zdecydować osobno: wypłacić, wypłacić połowę albo zatrzymać. Kurs
        zależy od sumy wypłat.

rules-16-1 = 16.1 Limit pociągów
    .text =
        Mała firma może mieć dwa pociągi, od fazy 4 jeden. Spółka cztery, w fazie 4 trzy, od fazy 5 dwa. 2P, LP i Pullman+ się nie
        liczą; firma ma najwyżej jeden wagon Pullman+ i jeden 2P. Nadmiarowe pociągi trafiają do puli, prezes wybiera które;
        nadmiarowy 2P, LP albo wagon odpada z gry.

        Skrót: LP można mieć obok 2P, a po przejęciu jako pierwszy odrzuca się pociąg małej firmy. W sieci: LP liczy się jak 2P i
        można odrzucić dowolny pociąg.

rules-16-2 = 16.2 Pociągi z banku
    .text =
        Pierwsza karta rzędu i karty w puli kosztują tyle, ile na nich wydrukowano. L/2 kupuje się po jednej z dwóch stron: L £60,
        2 £120. Pociąg L można zmodernizować na 2 za £80, także na limicie. W scenariuszach L kosztuje £50, a modernizacja £80 w
        fazie 1, później £70.

        Pierwszy pociąg danego rodzaju od razu zaczyna swoją fazę, pierwszy 2 także przez modernizację. L idą na złom w fazie 3, 2
        w fazie 4, 3 w fazie 6, 4 w fazie 7.

rules-16-3 = 16.3 7 albo E
    .text =
        Stronę karty 7/E wybiera się przy kupnie na zawsze. Firma ma tylko jeden pociąg E.

        Skrót: drugiego nie można też odkupić, a przejęty z małą firmą trafia do puli. W sieci: drugiego nie sprzeda tylko bank.

rules-16-4 = 16.4 Handel pociągami
    .text =
        Od fazy 3 firmy kupują pociągi od siebie, za £1 lub więcej z własnych pieniędzy; drugi prezes musi się zgodzić. Nigdy 2P, LP
        ani Pullman+.

rules-16-5 = 16.5 Obowiązek posiadania pociągu
    .text =
        Na końcu tego kroku każda firma musi mieć pociąg, czy ma trasę, czy nie. Pociągów nie można dobrowolnie odrzucać.

rules-16-8 = 16.8 Ratowanie spółki
    .text =
        Jeśli firma bez pociągu nie może za niego zapłacić, prezes dokłada różnicę do najtańszego pociągu banku: z gotówki, potem
        sprzedając akcje (16.10), a resztę pożycza. Dług to pożyczka i połowa, z zaokrągleniem w górę. Bankructwa nie ma.

        Skrót: najpierw spółka emituje akcje ze skarbca jak w 18.1, jeden raz: najmniej, ile wystarczy, albo tyle, ile może. Prezes
        się przez to nie zmienia. Potem
        dokłada prezes, który za gotówkę może też kupić pociąg innej firmy. W sieci: prezes dokłada od razu i tylko do pociągu z
        banku.

        Skrót: pożyczka, która wyczerpałaby bank, pochodzi z innych środków. W sieci: może wyczerpać bank.

rules-16-10 = 16.10 Sprzedaż przy ratowaniu
    .text =
        Prezes sprzedaje nie więcej, niż trzeba, nigdy ponad połowę udziałów w puli i nigdy tak, żeby ratowana spółka zmieniła
        prezesa. Prezesi innych spółek mogą się zmienić od razu.

rules-17-1 = 17.1 Akwizycja małej firmy
    .text =
        Od fazy 2 spółka może w turze przejąć jedną małą firmę. Stacja spółki musi być połączona ze stacją małej firmy, a jej
        właściciel musi się zgodzić.

        Skrót: nie w rundzie operacyjnej, która jest pierwsza dla obu. W sieci: nie, jeśli jest pierwsza dla którejkolwiek.

rules-17-2 = 17.2 Zapłata za małą firmę
    .text =
        Właściciel dostaje dwa kursy małej firmy: w gotówce albo w jednej lub dwóch akcjach ze skarbca po kursie; różnicę dopłaca
        ten, kto ją jest winien. 60% można przekroczyć.

        Skrót: przez przejęcie właściciel nie może przekroczyć limitu certyfikatów; mała firma na żółtym obszarze się nie
        liczyła, akcja się liczy. W sieci: przy dwóch akcjach właściciel musi być przedtem poniżej limitu; jednej się nie sprawdza.

        Spółka z kursem £160 i mała firma z kursem £90: £180; albo akcja i £20; albo dwie akcje, a właściciel dopłaca £140.

        Spółka przejmuje pieniądze, pociągi i firmy prywatne.

rules-17-5 = 17.5 Stacja małej firmy
    .text =
        Zastępuje ją bezpłatnie żeton wymiany albo znika, a żeton wymiany staje się dostępny. Jeśli spółka ma tam już stację, tylko
        to drugie. Bez żetonów wymiany stacja małej firmy po prostu znika.

rules-17-7 = 17.7 Małe firmy z pól licytacji
    .text =
        Od fazy 5 spółka może zamiast tego przejąć małą firmę z pola licytacji za £200 dla banku, jeśli dojeżdża do jej miasta
        początkowego. Żeton wymiany staje tam bezpłatnie albo staje się dostępny. Za 14: dowolne połączone miasto Londynu, za £20.

rules-18-1 = 18.1 Emisja i skup akcji
    .text =
        Raz w turze spółka może wyemitować akcje ze skarbca do puli banku albo skupić je z puli, dowolnie wiele w limicie połowy.

        Emisja: nie w pierwszej rundzie operacyjnej. Znacznik najpierw spada o rząd za każdą akcję, a każda daje nowy kurs. Skup:
        po obecnym kursie, który się nie zmienia. Skrót: też nie w pierwszej rundzie operacyjnej. W sieci: także w pierwszej.

rules-19 = 19 Fazy
    .text =
        - 1: żółte tory, jedna runda operacyjna, tylko małe firmy.
        - 2: dwie rundy operacyjne, konwersja, akwizycje.
        - 3: zielone tory, L idą na złom, handel pociągami, spółki kładą dwa żółte tory albo jedną modernizację, małe firmy
          dostają całą ofertę.
        - 4: 2 idą na złom.
        - 5: brązowe tory, koncesji już nie ma, spółki się kupuje i ruszają przy połowie, małe firmy z pól licytacji.
        - 6: 3 idą na złom, pełna kapitalizacja.
        - 7: szare tory, 4 idą na złom.

rules-20-1 = 20.1 Koniec gry
    .text =
        - Natychmiast, gdy w pierwszej rundzie giełdowej nikt nic nie licytuje.
        - Gdy znacznik osiągnie cenę końca gry: po tej rundzie operacyjnej albo po pierwszej po rundzie giełdowej. Skrót: nie
          dotyczy małych firm. W sieci: dotyczy.
        - Gdy bank ma zapłacić więcej, niż ma: po tej serii rund operacyjnych albo po następnej. W sieci: po pierwszej rundzie
          operacyjnej, jeśli stanie się to w rundzie giełdowej.
        - Po stu rundach giełdowych z ich rundami operacyjnymi: sama by się nie skończyła.

        Rozstrzyga to, co zdarzy się pierwsze; bank płaci dalej.

        Liczy się gotówka, akcje po kursie, małe firmy po dwóch kursach, £100 za każdą koncesję i raj podatkowy ze wszystkim, co
        na nim leży; bez długów. Firmy prywatne nie są nic warte, a to, co mają firmy, się nie liczy.

rules-21 = 21 Opcje i scenariusze
    .text =
        1822+: o sześć małych firm i trzy firmy prywatne więcej. Pociągi, tory i pozostałe firmy prywatne leżą w osobnych stosach,
        po jednym na pole, albo w jednym stosie. Losowo odpada jedna karta torów inna niż P5 i dwie pozostałe. Z jednego i drugiego można zrezygnować.

        Raj podatkowy w każdej rundzie giełdowej: za pierwszą akcję płaci właściciel, za dalsze to, co leży na karcie; nigdy dwóch
        akcji jednej spółki.

        1822MRS, scenariusz średni, obejmuje południe aż po środkową Anglię: LNWR, GWR, LBSCR, SECR, MR, LYR i SWR oraz małe firmy
        od 7 do 21 i 24. Firmy prywatne zależą od liczby graczy; dla początkujących są P1, P2 i od P5 do P14, dla zaawansowanych
        od P1 do P12 i 14 na pierwszym polu. Z półwyspem południowo-zachodnim, dla dwóch graczy, małe firmy 22 i 23 zaczynają w
        D39, zamiast dwóch innych, wylosowanych.

        1822NRS, scenariusz północny, ma LNWR, CR, MR, LYR, NBR i NER oraz małe firmy od 1 do 10, 15, 16 i od 26 do 29; nie ma
        kanału La Manche ani P5, P10 i P17.

        W obu jest mniej pieniędzy, niższe limity, mniej pociągów i mniejsza giełda, na której grę kończą ceny od £500 w rogu.

rules-where-the-summary-and-we-differ = Gdzie różnimy się od skrótu
    .text =
        W tej sprawie gramy tak jak w sieci, niezależnie od wydania.

        - Skrót nazywa certyfikat małej firmy połową. To bez różnicy: jest wart dwóch akcji.
