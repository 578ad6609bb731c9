### Zasady 1860 własnymi słowami, rozdział po rozdziale, w kolejności instrukcji (drugie wydanie). Identyfikator to
### `rules-` i angielski tytuł rozdziału małymi literami z łącznikami; wartość to tytuł, `.text` to zasady.
### Pusty wiersz kończy akapit, wiersz zaczynający się od „- ” jest punktem listy; inne końce wierszy są spacjami.
### „Nasze rozstrzygnięcie” oznacza to, co instrukcja pozostawia otwarte.

rules-game-overview = Przebieg gry
    .text =
        Gracze inwestują w spółki kolejowe na wyspie Wight. Rundy giełdowe, w których kupuje się i sprzedaje akcje,
        przeplatają się z seriami od jednej do trzech rund operacyjnych, w których spółki budują, wysyłają pociągi,
        wypłacają dywidendy albo gromadzą pieniądze w skarbcu i kupują pociągi. Wygrywa ten, kto na końcu ma
        największy majątek.

        Gracze płacą funtami (£). Spółki mają własne pieniądze (cc), które nigdy nie trafiają do graczy i nie liczą
        się do niczyjego majątku. Każda spółka ma dziesięć akcji: certyfikat dyrektora wart dwie i osiem
        pojedynczych. Kieruje nią ten, kto ma najwięcej akcji.

rules-the-map = Mapa
    .text =
        Duże kółka to miasta, czarne kropki to wsie. Tory kładzie się tylko na polach wyspy: nigdy w morze i nigdy
        przez czerwoną barierę (rzeka Medina koło Cowes, grzbiet na południe od Ashey, ziemie hrabiego między
        Shanklin a Ventnor; na rozszerzonej mapie także między Norton Green a Yarmouth).

        Trójkąty i ciemny grunt oznaczają trudny teren: pierwszy kafelek kosztuje tam spółkę 60 cc.

        Ryde Pier łączy się z Ryde Esplanade, gdy ta zostanie zmodernizowana na zieloną. Pociągi mogą tam wtedy
        kończyć trasę jak na dużej stacji, wartej 0, dopóki w użyciu są tylko żółte kafelki, 20 przy zielonych i 40
        przy brązowych.

        Rozszerzona mapa, najlepsza dla trzech lub czterech graczy, dodaje Totland, Norton Green i puste pole na
        południe od Shorwell. Pierwotna, najlepsza dla dwóch lub trzech, ich nie ma i używa dwóch kafelków 776
        zamiast trzech oraz jednego 770 zamiast dwóch.

rules-setting-up-the-game = Przygotowanie gry
    .text =
        Akcje ośmiu spółek leżą w ofercie początkowej, certyfikat dyrektora na wierzchu. Po jednej akcji IOW, C&N, FYN
        i BHI&R jest zastrzeżonej dla właściciela firmy prywatnej; leży ona na spodzie. Pula banku jest pusta.
        Pociągi leżą w stosie od 2+1 do 9+5. Fishbourne czeka obok planszy.

        Każdy gracz zaczyna z £1000 w grze dla dwóch, £670 dla trzech, £500 dla czterech osób. W banku jest razem
        £10 000.

rules-private-companies-and-the-initial-auction = Firmy prywatne i licytacja początkowa
    .text =
        Licytuje się cztery firmy prywatne oraz certyfikaty dyrektora C&N i IOW: sześć certyfikatów, sześć licytacji.
        Wartości i dochody:

        - Brading Harbour Company: £30, dochód £5
        - Yarmouth Port & Shipping Company: £50, dochód £10
        - Cowes Marina & Ferry Company: £90, dochód £20
        - Ryde Pier & Ferry Company: £130, dochód £30

        Licytuje się prawo wyboru. Kolejka idzie zgodnie z ruchem wskazówek zegara. W swojej kolejce podbijasz ofertę
        o co najmniej £5 albo pasujesz i odpadasz z tej licytacji. Wolno zaoferować tylko tyle, by wystarczyło
        jeszcze na najtańszy z certyfikatów.

        Kto zostanie ostatni, płaci swoją ofertę, wybiera certyfikat i płaci również za niego: wartość firmy prywatnej
        albo podwójną cenę emisyjną przy certyfikacie dyrektora; cenę wybiera się od razu spośród £74, £82, £90
        i £100. Następną licytację zaczyna gracz po lewej stronie zwycięzcy.

        Jeśli nikt nie licytuje, wybiera ten, kto pierwszy spasował, i płaci tylko za certyfikat. (Nasze
        rozstrzygnięcie: jeśli na żaden go nie stać, wybór przechodzi zgodnie z ruchem wskazówek zegara na pierwszego,
        kogo stać; jeśli nikogo nie stać, ten, kto pierwszy spasował, bierze najtańszy za wszystko, co ma.)

        Po szóstej licytacji pierwszeństwo ma gracz z największą gotówką. Przy remisie otrzymuje je, spośród wszystkich
        graczy z firmą prywatną, ten, którego firmy mają najniższą łączną wartość.

rules-the-fishbourne-ferry-company = Fishbourne Ferry Company
    .text =
        Fishbourne kosztuje £200 i przynosi £25 w każdej rundzie operacyjnej. Można ją kupić w rundzie giełdowej po
        sprzedaniu pierwszego pociągu 6+3. Gdy ktoś ją kupi, wszystkie pozostałe firmy prywatne zostają zamknięte:
        wypadają z gry, są bezwartościowe i nie wracają.

rules-selling-private-companies = Sprzedaż firm prywatnych
    .text =
        Od drugiej rundy giełdowej możesz w swojej turze sprzedać firmę prywatną bankowi za £30 mniej, niż wynosi jej
        wartość, także po zakupie: tylko akcje trzeba sprzedać przed nim. Inaczej nie można się jej pozbyć, chyba że
        przez wymianę.

        Firmę, którą kupił bank, można od niego kupić za jej wartość, jako jedyny zakup w turze, dopóki nie zostanie
        zamknięta.

rules-exchanging-private-companies = Wymiana firm prywatnych
    .text =
        W swojej turze w dowolnej rundzie giełdowej możesz wymienić firmę prywatną na akcję związanej z nią spółki, gdy
        ta została założona i ma cenę emisyjną. Nie jest to ani zakup, ani sprzedaż.

        - Brading: BHI&R
        - Yarmouth: FYN
        - Cowes: C&N
        - Ryde: IOW

        Bierzesz wierzchnią akcję spółki z oferty początkowej; może to sprawić, że spółka ruszy. Firma prywatna zostaje
        zamknięta i wypada z gry. Dopóki spółka jest zbankrutowana i nie ruszyła ponownie, wymiany nie ma.

        Zastrzeżonej akcji na spodzie każdego z tych czterech stosów nie można kupić, dopóki firma prywatna nie zostanie
        zamknięta: przez wymianę albo przez Fishbourne.

rules-major-companies = Spółki
    .text =
        Osiem spółek w czterech warstwach; przy każdej siedziba, liczba baz (z macierzystą włącznie) i zakres ceny
        emisyjnej:

        - Warstwa 1: C&N, Cowes & Newport: Cowes, 4 bazy, od £74 do £100
        - Warstwa 1: IOW, Isle of Wight (Eastern Section): Ryde Esplanade, 4 bazy, od £74 do £100
        - Warstwa 2: IWNJ, Isle of Wight, Newport Junction: Merstone, 3 bazy, od £62 do £82
        - Warstwa 2: FYN, Freshwater, Yarmouth & Newport: Yarmouth, 3 bazy, od £62 do £82
        - Warstwa 3: NGStL, Newport, Godshill & St. Lawrence: Godshill, 2 bazy, od £58 do £68
        - Warstwa 3: BHI&R, Brading Harbour Improvement & Railway: Bembridge, 2 bazy, od £58 do £68
        - Warstwa 4: S&C, Shanklin & Chale: Chale, 2 bazy, od £54 do £62
        - Warstwa 4: VY&SC, Ventnor, Yarmouth & South Coast: Shorwell, 2 bazy, od £54 do £62

        Warstwa 1 jest otwarta od początku. Każda następna otwiera się, gdy spółka z poprzedniej warstwy działała albo
        wyprzedała wszystkie akcje z oferty początkowej.

rules-phases = Fazy
    .text =
        Gra zaczyna się w fazie 2. Pierwszy pociąg każdego nowego typu od razu rozpoczyna fazę o swoim numerze. Pociągi,
        ich liczba, cena i co ze sobą niosą:

        - 2+1: 5 pociągów, 250 cc. Żółte kafelki, 1 runda operacyjna, 4 pociągi na spółkę
        - 3+2: 4 pociągi, 300 cc. Zielone kafelki, 2 rundy operacyjne
        - 4+2: 3 pociągi, 350 cc. 2+1 idą na złom; 3 pociągi na spółkę
        - 5+3: 2 pociągi, 400 cc. Brązowe kafelki, 3 rundy operacyjne
        - 6+3: 2 pociągi, 500 cc. 3+2 idą na złom; 2 pociągi na spółkę; można kupić Fishbourne
        - 7+4: 1 pociąg, 600 cc. 4+2 idą na złom
        - 8+4: 1 pociąg, 700 cc. 5+3 idą na złom; sprzedaż nie obniża kursów; nie ma limitu certyfikatów
        - 9+5: dowolnie wiele, 800 cc. Powstaje Southern Railway

        Pociągi, które idą na złom, od razu wypadają z gry. Nowe kafelki są dostępne od razu. Liczba rund operacyjnych
        zmienia się na końcu następnej rundy giełdowej.

        Za zgodą wszystkich można grać bez limitu pociągów na spółkę albo z dwoma pociągami 7+4.

rules-the-end-of-the-game = Koniec gry
    .text =
        Gra kończy się na jeden z trzech sposobów:

        - Kurs osiąga £340: gra kończy się wraz z bieżącą rundą operacyjną.
        - W banku kończą się pieniądze: gra kończy się wraz z bieżącą rundą operacyjną, a jeśli stało się to w rundzie
          giełdowej, wraz z następną operacyjną.
        - Koleje zostały znacjonalizowane, a ostatnia spółka lub ostatnie dwie zadziałały jeszcze raz.

        (Nasze rozstrzygnięcie: kończy się też po rundzie giełdowej, w której nikt nie mógł nic zrobić, jeśli nie działa żadna
        spółka i nikt nie ma firmy prywatnej, bo wtedy nic już nie może się wydarzyć.)

        Każdy dodaje gotówkę, niezamknięte firmy prywatne (po ich wartości) i akcje: po kursie, jeśli spółka ma pociąg,
        po połowie kursu, zaokrąglonej w dół, jeśli nie ma. Certyfikat dyrektora to dwie akcje. Skarbce nie
        liczą się nikomu. Wygrywa największy majątek.

rules-stock-rounds = Rundy giełdowe
    .text =
        Zaczyna gracz z pierwszeństwem, potem kolejka idzie zgodnie z ruchem wskazówek zegara. Tura bez kupna i sprzedaży
        jest pasem; gdy kolejka wróci, można znów handlować. Gdy wszyscy po kolei spasują, runda się kończy,
        a pierwszeństwo dostaje gracz po lewej stronie tego, kto ostatni kupił lub sprzedał.

rules-buying-and-selling-shares = Kupno i sprzedaż akcji
    .text =
        W swojej turze możesz najpierw sprzedać dowolnie wiele akcji, a potem kupić jeden certyfikat.

        Kupno: akcja kosztuje cenę emisyjną w ofercie początkowej, a kurs giełdowy w puli banku. Pierwszy nabywca bierze
        certyfikat dyrektora, wybiera cenę emisyjną z zakresu spółki (£54, £58, £62, £68, £74, £82, £90 lub £100)
        i płaci ją podwójnie. Nie wolno kupować akcji spółki, której akcje sprzedało się w tej samej rundzie giełdowej.

        Sprzedaż: bank płaci za akcję kurs, jeśli spółka ma pociąg, a połowę kursu, zaokrągloną w dół, jeśli go nie ma.
        Wszystkie akcje jednej spółki sprzedane w turze to jedna sprzedaż, po kursie sprzed spadku. Zanim spółka
        ruszy, jej kursem jest cena emisyjna.

        Dyrektorem jest ten, kto ma najwięcej akcji. Kto ma ich więcej od dyrektora, wymienia dwie pojedyncze akcje na
        certyfikat dyrektora. Jeśli dyrektor sprzedaje i ktoś inny ma potem więcej, przejmuje stanowisko w ten sam
        sposób; spośród równych ten, kto siedzi najbliżej dawnego dyrektora zgodnie z ruchem wskazówek zegara.

        Sam certyfikat dyrektora też można sprzedać. Jeśli inny gracz ma dwie akcje lub więcej, zostaje dyrektorem i daje
        za niego dwie pojedyncze akcje, które idą na sprzedaż zamiast niego. Jeśli nie ma nikogo takiego, spółka
        przechodzi pod zarząd komisaryczny. Można sprzedać połowę certyfikatu, biorąc z puli pojedynczą akcję, jeśli tam
        jest; liczą się też pojedyncze akcje sprzedawane w tej samej chwili.

rules-share-price-movement = Zmiany kursu
    .text =
        Kursy od 0 do 340 tworzą jedną linię, narysowaną zygzakiem w dwóch rzędach. Znacznik zaczyna w górnym rzędzie, na
        cenie emisyjnej.

        Każda sprzedana akcja obniża kurs o jedno miejsce linii, do drugiego rzędu, jeśli spółka już działała; przedtem
        sprzedaż kursu nie zmienia. Poniżej £40 i powyżej £150, w strefach czerwonych liczb, pierwsza akcja sprzedaży
        się nie liczy: trzy akcje sprzedane przy £182 obniżają kurs o dwa miejsca, do £166. Od sprzedania pociągu 8+4
        sprzedaż akcji w ogóle nie obniża kursów.

        Znacznik, który trafia na zajęte pole, idzie pod te, które już tam są, a jego spółka działa po nich. Przy kursie 0
        spółka jest bankrutem.

rules-certificate-limit = Limit certyfikatów
    .text =
        Wolno mieć 32 certyfikaty w grze dla dwóch, 21 dla trzech, 16 dla czterech osób. Firmy prywatne i certyfikaty
        dyrektora liczą się po jednym. Kto ma tyle, ile wynosi limit, nie może kupować, nawet po to, by zostać
        dyrektorem. Kto ma więcej, musi w swojej najbliższej turze w rundzie giełdowej najpierw sprzedać nadmiar.

        Od sprzedania pociągu 8+4 limitu nie ma.

rules-flotation-capitalisation = Uruchomienie i kapitał
    .text =
        Spółka rusza w rundzie giełdowej, gdy gracze mają połowę jej akcji; te z puli banku się nie liczą. Otrzymuje
        dziesięciokrotność ceny emisyjnej w cc, jej znacznik staje na giełdzie na cenie emisyjnej, a baza macierzysta
        na planszy. Działa od następnej rundy operacyjnej.

        Jeśli na polu jej siedziby nie ma jeszcze torów, dyrektor od razu kładzie tam żółty kafelek; nie liczy się on do
        torów spółki w jej pierwszej turze. (Nasze rozstrzygnięcie: jeśli nie ma już pasującego kafelka, baza stoi
        na pustym polu, a spółka może później stamtąd budować.)

        Pieniądze spółki (cc) służą do płacenia za pociągi, bazy i trudny teren, i do niczego innego.

rules-operating-rounds = Rundy operacyjne
    .text =
        Na początku każdej rundy operacyjnej bank wypłaca graczom dochody z ich firm prywatnych. Firma zamknięta lub
        należąca do banku nie przynosi nic. Potem działają spółki kolejowe.

rules-operating-public-companies = Działanie spółek
    .text =
        Wszystkie spółki, które ruszyły i nie są bankrutami, działają po jednym razie, zaczynając od najwyższego kursu; na
        jednym polu najpierw ta, której znacznik jest na wierzchu. Kolejność ustala się na początku rundy. O spółce
        decyduje dyrektor. W swojej turze spółka kolejno:

        - kładzie lub modernizuje tory
        - buduje bazę
        - wysyła pociągi
        - wypłaca dywidendę albo zatrzymuje przychód
        - kupuje pociągi

        Na koniec tury może się okazać niewypłacalna.

rules-track-tiles = Kafelki torów
    .text =
        Żółte kafelki kładzie się na puste pola, zielone zastępują żółte, a brązowe zielone. Kafelek musi pasować do pola:
        bez stacji na puste pole, z jednym przystankiem lub małą stacją na wieś, z dwoma na podwójną wieś, z dużą
        stacją na miasto. Miasta nadrukowane na żółto zastępuje się zielonymi kafelkami.

        Kafelki z literą kładzie się tylko na pola z tą samą literą, a te pola nie przyjmują innych: R Ryde, C Cowes,
        N Newport, V Ventnor, M Merstone, B Brading, Godshill i Shorwell. Kafelki Newport leżą tak, by Shide było od
        południa, zielony kafelek Merstone tak, by Blackwater było od północy, a kafelki Ryde tak, by prowadziły do mola.

        Pierwszy kafelek na trudnym terenie kosztuje 60 cc; modernizacje nie kosztują nic.

        Duże stacje mają kółka na bazy. Małe stacje mają wartość, ale nie mają kółek. Przystanki same nie są nic warte, ale
        spółka otrzymuje dotację za zatrzymanie się na nich.

rules-laying-track = Kładzenie torów
    .text =
        W jednej turze spółka kładzie do dwóch żółtych kafelków albo modernizuje jeden kafelek. Jeśli kładzie kafelek
        z dużą stacją, jest on jedyny.

        Nowy kafelek musi łączyć się z torami, do których z bazy spółki mógłby dojechać pociąg dowolnej długości: nie przez
        zablokowaną stację i bez ponownego wjazdu na opuszczone pole, chyba że stół na to pozwala. Tory nie mogą
        prowadzić w morze, poza pola do zabudowy ani w czerwoną barierę.

        Duża stacja jest dla spółki zablokowana, jeśli wszystkie jej kółka są zajęte i żadne przez nią samą.

rules-upgrading-track = Modernizacja torów
    .text =
        Zamiast kłaść tory, spółka może zastąpić jeden żółty kafelek zielonym, od fazy 3, albo jeden zielony brązowym, od
        fazy 5. Wszystkie tory starego kafelka muszą być na nowym i prowadzić do tych samych krawędzi, a bazy
        zachowują swoje miejsca.

        Jeden z własnych pociągów spółki musi móc dojechać na to pole z jej bazy, nie mijając zablokowanej stacji, a nowy
        kafelek musi dawać jej tory, po których może jeździć, albo podnosić wartość stacji, do której może
        dojechać. Także tutaj pociąg nie może ponownie wjechać na opuszczone pole. Spółka bez pociągu nie może modernizować.

        Nasze rozstrzygnięcia: tory, po których spółka „mogłaby jeździć”, to tory, do których jej pociąg może dojechać; nie
        muszą prowadzić do stacji, więc wolno budować ślepe końce. Zasięg pociągu zużywają tylko duże stacje po drodze, z
        tymi na kafelku włącznie; małe stacje też tam, gdzie nie wolno ich mijać.

rules-building-bases = Budowa baz
    .text =
        Spółka może zbudować w turze jedną bazę, na wolnym kółku, do którego prowadzą tory z jednej z jej baz, ale nie przez
        zablokowaną stację. Pierwsza baza po macierzystej kosztuje 40 cc, każda następna 100 cc. Na jednym polu
        spółka może mieć tylko jedną bazę. Bazy stoją do końca gry. (Nasze rozstrzygnięcie: zasady mówią tu o torach, a nie o
        pociągu, więc wolno mijać pola więcej niż raz.)

        Na polu, na którym ma dopiero stanąć baza macierzysta innej spółki, musi zostać dla niej wolne kółko.

rules-running-trains = Przejazdy pociągów
    .text =
        Każdy pociąg, który może jechać, musi jechać. Trasy wybiera dyrektor i nie muszą być najlepsze.

        - Przejazd biegnie torami bez przerwy i ma przynajmniej dwie różne stacje. Zaczyna się i kończy na dużej lub
          małej stacji, nigdy na przystanku. Ryde Pier liczy się jako duża stacja.
        - Na każdej trasie musi być duża stacja z bazą spółki.
        - Jeden z przejazdów odwiedza bazę macierzystą, a wszystkie się łączą: każdy następny spotyka się z którymś
          z wcześniejszych na stacji lub przystanku.
        - Przejazd nie wraca ani na tę samą stację, ani na te same tory; nie wraca też na pole, które opuścił. Może
          odwiedzić kilka stacji na jednym polu.
        - Żadne dwa pociągi spółki nie używają tych samych torów. Mogą odwiedzić tę samą stację; płaci ona wtedy każdemu.
        - Jeden pociąg może w całej turze przejechać przez jedną zablokowaną stację. Kończyć trasę wolno tam zawsze.

        Pociąg zatrzymuje się na każdej dużej stacji na trasie; małe stacje i przystanki może mijać, byle nie na końcach.
        Pierwsza liczba pociągu mówi, ile dużych stacji może najwyżej obsłużyć. Druga mówi, ile poza tym małych stacji
        i przystanków; każda duża stacja poniżej pierwszej liczby robi miejsce na jeszcze jedno zatrzymanie.

        Przychód to suma wartości obsłużonych stacji. Każdy obsłużony przystanek przynosi zamiast tego 10 cc do
        skarbca; nie jest to część przychodu.

rules-dividends-and-the-share-price = Dywidendy i kurs akcji
    .text =
        Dyrektor wypłaca przychód albo go zatrzymuje. Zatrzymany trafia do skarbca. Wypłacony: każda akcja w rękach gracza
        otrzymuje jedną dziesiątą; akcje w ofercie i w puli nie otrzymują nic.

        Potem kurs przesuwa się w swoim rzędzie, gdzie jedno pole to dwa miejsca linii:

        - nic nie wypłacono albo nie było przychodu: jedno pole w lewo
        - wypłacono mniej niż kurs: bez zmian
        - wypłacono przynajmniej kurs: jedno pole w prawo
        - dwa, trzy, cztery razy kurs: dwa, trzy, cztery pola w prawo, i nigdy więcej

        Znacznik, który mimo wypłaty zostaje na swoim polu, idzie pod pozostałe na tym polu.

rules-buying-trains = Kupno pociągów
    .text =
        Na koniec swojej tury spółka może kupować pociągi, płacąc w cc.

        Bank sprzedaje je po kolei, po wydrukowanej cenie: najpierw wszystkie jednego typu, potem następny. Pociągi oddane
        bankowi można kupić oprócz tego, po ich wydrukowanej cenie.

        Inna spółka sprzedaje za cenę, na którą zgodzą się obaj dyrektorzy, będącą wielokrotnością 10 cc i wynoszącą
        przynajmniej 10 cc. Swój jedyny pociąg może sprzedać tylko spółce, która sama nie ma żadnego. (Nasze
        rozstrzygnięcie: odrzuconą ofertę można złożyć ponownie, za dowolną cenę; kto odmawia, może w tej turze odmówić
        wszystkim dalszym ofertom na ten pociąg.)

        Nowy typ pociągu rozpoczyna fazę, przez co starsze mogą pójść na złom, a limit może się zmniejszyć. Spółka ponad
        limitem oddaje pociągi na początku swojej następnej tury, za darmo. Poza tym pociągów nigdy nie zwraca się
        bankowi.

        Spółka bez pociągu musi kupić pociąg, jeśli ją na to stać.

rules-insolvency = Niewypłacalność
    .text =
        Spółka, która kończy turę bez pociągu, choć ma trasę, po której pociąg mógłby jechać, staje się niewypłacalna. Bez
        trasy się nią nie staje. Odzyskuje wypłacalność, gdy kupi pociąg, a musi to zrobić, gdy tylko stać ją na
        najtańszy z banku.

        Dopóki jest niewypłacalna, musi zatrzymywać przychód, nie buduje baz, nie modernizuje torów i nie kładzie takich,
        które kosztują.

        Jeśli nie stać jej na pociąg, dzierżawi na przejazd najmniejszy z banku. Liczy się tylko pierwsza liczba pociągu,
        dla wszystkich zatrzymań razem. Dzierżawa przynosi 40 cc i 20 cc za każde zatrzymanie, z przystankami
        włącznie, i nic poza tym. Dzierżawa nie rozpoczyna fazy. Ponieważ nic się nie wypłaca, kurs spada.

        Jej akcje sprzedaje się za pół kursu, bo nie ma pociągu, a kupuje po zwykłej cenie.

rules-companies-in-receivership = Spółki pod zarządem komisarycznym
    .text =
        Spółka, której certyfikat dyrektora leży w puli banku, jest pod zarządem komisarycznym. Działa sama:

        - Nie buduje ani torów, ani baz.
        - Wysyła pociągi po największy możliwy przychód i zatrzymuje go.
        - Jeśli zaczyna turę bez pociągu, jest od razu niewypłacalna i w tej turze dzierżawi. (Nasze rozstrzygnięcie: także
          wtedy, gdy stać ją na pociąg. Najpierw dzierżawi, a kupuje na końcu tury.)
        - Dopóki nie ma pociągu, kupuje następny z banku, gdy tylko ją na to stać.

        Certyfikatu dyrektora nie można kupić z puli. Pierwszy gracz, który ma dwie akcje spółki, oddaje je za niego
        i zostaje dyrektorem.

rules-formation-of-the-southern-railway = Powstanie Southern Railway
    .text =
        Z pierwszym pociągiem 9+5 powstaje Southern Railway. Do końca bieżącej serii rund operacyjnych wszystko jest jak
        dotąd. Od następnej rundy giełdowej nie kładzie się i nie modernizuje torów, nie buduje baz, a przystanki
        nie liczą się w przejazdach. Spółki nadal wysyłają pociągi, wypłacają lub zatrzymują przychód i kupują
        pociągi.

rules-railway-nationalisation-and-the-creation-of-british-rail = Nacjonalizacja i powstanie British Rail
    .text =
        Po powstaniu Southern Railway sprawdza się na końcu każdej rundy giełdowej i operacyjnej: jeśli wszystkie działające
        spółki z dyrektorem mają pociąg, koleje zostają znacjonalizowane. (Instrukcja mówi o tym dwojako. Trzymamy się
        „Końca gry”, gdzie mowa o działających spółkach: założona, która jeszcze nie ruszyła, nie wstrzymuje
        nacjonalizacji.)

        Odtąd są już tylko rundy operacyjne. Bank nie może się wyczerpać. Nic się już nie buduje, a przystanki się nie
        liczą. Firmy prywatne przynoszą dochód, a każda spółka wysyła pociągi, wypłaca i zmienia kurs:

        - Liczy się tylko pierwsza liczba pociągu, dla wszystkich zatrzymań razem.
        - Przychód trzeba wypłacić; spółki pod zarządem komisarycznym nie wypłacają nic i ich kurs spada.
        - Pociągi można kupować, ale tylko od banku.

        Na końcu każdej z tych rund zamyka się dwie spółki, które wypłaciły najmniej, i wszystkie, które nie wypłaciły
        więcej od nich. Ich kursy już się nie zmieniają. Gdy zostanie jedna spółka lub dwie, działają ostatni raz
        i gra się kończy. Jeśli kurs osiągnie szczyt, kończy się wraz z tą rundą.

rules-bankrupt-companies = Bankructwo
    .text =
        Spółka, której kurs spadnie do 0, bankrutuje: przez sprzedaż akcji albo dlatego, że nic nie wypłaciła. W rundzie
        operacyjnej kończy to jej turę.

        Wszystkie jej akcje wracają do oferty początkowej bez odszkodowania. Skarbiec, pociągi i niezużyte bazy zostają
        przy niej; pociągi mogą tymczasem pójść na złom. Jej bazy na planszy zostają odwrócone: nadal zajmują kółka
        przy budowie, ale pociągi mogą przez nie przejeżdżać.

        Pierwszeństwo dostaje gracz z najmniejszą liczbą akcji, nie licząc firm prywatnych; przy remisie najbliższy zgodnie
        z ruchem wskazówek zegara od tego, kto je ma, zaczynając od niego samego. W rundzie giełdowej bankructwo od
        razu kończy rundę i zaczyna się nowa; w operacyjnej gra toczy się dalej.

        Od następnej rundy giełdowej spółkę można założyć ponownie z nową ceną emisyjną: dowolną ceną z giełdy od £40 do
        najwyższej ceny emisyjnej tej spółki. Gdy ruszy, otrzymuje dziesięciokrotność nowej ceny oprócz wszystkiego,
        co jej zostało, a jej bazy zostają odwrócone z powrotem.

rules-miscellaneous = Różne
    .text =
        Gracze mogą się umawiać, jawnie; umowy nikogo nie wiążą. Pieniądze, akcje i firmy prywatne nie przechodzą między
        graczami.

        Gotówka graczy jest jawna. Stan skarbca znają akcjonariusze spółki; skarbce bankrutów i spółek pod zarządem
        komisarycznym zna każdy. Na początku można się umówić, że wszystkie skarbce są jawne.

rules-optional-rules = Zasady opcjonalne
    .text =
        Na zasady opcjonalne muszą się zgodzić wszyscy przed grą. Poniżej są zasady z drugiego wydania; dwie ostatnie
        pochodzą z pierwszego.

rules-playing-the-original-game = Pierwotna gra
    .text =
        Gra się na pierwotnej mapie. Małych stacji na trasie nie można mijać bez zatrzymania; przystanki można.

rules-variant-original-insolvency-revenue = Wariant: pierwotny przychód niewypłacalnych
    .text =
        Niewypłacalna spółka prowadzi dzierżawiony pociąg tak jak własny, z obiema liczbami, i otrzymuje połowę przychodu,
        zaokrągloną w górę do wielokrotności 10 cc, oraz całą dotację za przystanki. Przychód £250 i 40 cc dotacji
        dają razem 170 cc.

rules-variant-simplified-insolvency-revenue = Wariant: uproszczony przychód niewypłacalnych
    .text =
        Dzierżawiony pociąg przynosi tyle, ile najwyżej by mógł, bez względu na to, dokąd dojedzie: 80 cc za 2+1 i o 20 cc
        więcej za każdy większy typ, aż do 220 cc za 9+5.

rules-variant-ignoring-historical-order-of-companies = Wariant: spółki bez historycznej kolejności
    .text =
        Spółki można zakładać w dowolnej kolejności. Kolejną jednak tylko wtedy, gdy najwyżej jedna z już założonych
        jeszcze nie działała albo gdy w ofercie początkowej nie ma do kupienia akcji założonych spółek. (Nasze
        rozstrzygnięcie: zasady sobie przeczą. Według warunku w ofercie nie może być akcji żadnej założonej spółki, według
        objaśnienia wystarczy jedna wyprzedana spółka. Stosujemy warunek.)

rules-variant-selling-shares-in-non-operating-companies = Wariant: sprzedaż akcji spółek, które jeszcze nie działały
    .text =
        Akcje spółki, która jeszcze nie działała, sprzedaje się po pełnym kursie. Gdy już działała, sprzedaje się je za pół
        kursu, dopóki nie ma pociągu.

rules-variant-destinations = Wariant: miejsca docelowe
    .text =
        Gdy przejazdy spółki po raz pierwszy połączą jej bazę macierzystą z miejscem docelowym, jednym pociągiem albo
        kilkoma, które się spotykają, otrzymuje ona premię w cc, także wtedy, gdy jest niewypłacalna:

        - C&N: Newport 50, Ryde Esplanade 50
        - IOW: Ventnor 100
        - IWNJ: Shide 100, Sandown 100
        - FYN: Newport 200
        - NGStL: Newport 100, Ventnor 100
        - BHI&R: Brading 100, Ryde Esplanade 100
        - S&C: Shanklin 200
        - VY&SC: Ventnor 100, Freshwater 100

rules-variant-variable-revenue-for-private-companies = Wariant: zmienny dochód firm prywatnych
    .text =
        Tylko w pierwszym wydaniu. Brading przynosi £10, odkąd ruszyła BHI&R. Yarmouth przynosi o £5 więcej, odkąd pociąg
        FYN pojechał z Yarmouth do Newport. Ryde i Cowes przynoszą połowę, £15 i £10, odkąd ktoś kupił
        Fishbourne.

        Firm prywatnych nie sprzedaje się bankowi ani nie wymienia, a Fishbourne żadnej nie zamyka. Zamiast tego właściciel
        może firmę odwrócić: nie przynosi już nic i nie liczy się do limitu certyfikatów, ale na koniec gry jest warta
        swoją wartość.

rules-variant-accelerated-track-development = Wariant: szybsza budowa torów
    .text =
        Tylko w pierwszym wydaniu. W jednej turze spółka może położyć lub zmodernizować jeden kafelek z dużą stacją; albo
        położyć dwa żółte kafelki bez dużych stacji; albo położyć jeden żółty i zmodernizować inny kafelek, jeśli na
        żadnym z nich nie ma dużej stacji.
