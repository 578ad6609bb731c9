### Czego uczy się o 1862: o czym decyduje się w każdym kroku, co jest tam ważne, i własne słowa fachu.

## O czym się teraz decyduje, po jednym tekście na krok

conductor-choosing = W parlamencie możesz zgłosić spółkę, co zaczyna licytację jej koncesji. Spółka z koncesją dostaje przy uruchomieniu dziesięć razy swoją cenę emisyjną, ale musisz ją uruchomić do końca rundy giełdowej albo zapłacić karę.
conductor-bidding = Licytujesz koncesję spółki, a oferta idzie do banku. To, czego spółka potrzebuje, płacisz osobno: trzy akcje za certyfikat dyrektora i dwie dalsze, żeby ruszyła.
conductor-starting = Koncesja jest twoja: wybierz cenę emisyjną i zapłać jej trzykrotność za certyfikat dyrektora. Spółka dostanie dziesięć razy tyle, więc weź najwyższą, przy której stać cię jeszcze na pięć akcji.
conductor-more-shares = Możesz kupić jeszcze jedną lub dwie akcje nowej spółki po cenie emisyjnej. Z pięcioma akcjami w rękach graczy spółka rusza, a zobowiązanie jest spełnione.
conductor-trading = Sprzedaj, czego nie chcesz, potem kup jedną akcję albo załóż spółkę bez koncesji. Kursy rosną tam, gdzie płaci się dywidendy: trzymaj to, co dobrze jeździ, i miej najwięcej akcji tego, czym kierujesz.
conductor-selling-down = Masz więcej certyfikatów, niż pozwala limit, i musisz sprzedać. Oddaj to, co płaci najmniej i nie kosztuje cię kierownictwa.
conductor-buying-markers = Spółka rusza i kupuje teraz znaczniki stacji, raz na zawsze: następne da tylko fuzja. Trzy lub cztery wystarczą większości; każdy kosztuje £40, których może zabraknąć na pierwszy pociąg.
conductor-paying-fine = Spółka, którą trzeba było uruchomić, nie ruszyła, i kara wynosi pięć razy jej cenę emisyjną. Sprzedaj akcje, których najmniej ci szkoda.
conductor-home-tile = Miejsca w siedzibie są zajęte, więc w tej turze buduje się modernizację, która zrobi miejsce na znacznik macierzysty. Wybierz tory, po których chcesz jeździć.
conductor-merging = Na początku tury spółka może połączyć się z inną, z którą łączą ją tory, jeśli zgodzą się obaj dyrektorzy. Dwie akcje zamienia się na jedną, a pociągi, pieniądze, znaczniki i zezwolenia się sumują: tak powstają silne spółki z zezwoleniami na inne rodzaje pociągów.
conductor-survivor = Jedna z dwóch spółek pozostaje i przejmuje to, co mają obie. Spójrz na siedziby, na znaczniki na mapie i na kurs, który z tego wyjdzie.
conductor-option = Liczba twoich akcji była nieparzysta, więc jedna z nich jest opcją. Zapłać pół kursu, żeby zachować ją jako całą akcję, albo weź za nią pół kursu.
conductor-removing = Spółka ma na mapie więcej znaczników stacji, niż może zachować. Zdejmij ten, którego stacja jest twoim pociągom najmniej potrzebna.
conductor-track = Spółka buduje jedną rzecz: dwa zwykłe żółte kafelki, jeden z literą N, modernizację, małą stację albo połączenie z Londynem. Buduj to, z czego skorzystają twoje pociągi: towarowe chcą odległości, lokalne stacji blisko siebie, ekspresowe tych drogich.
conductor-token = Postawienie znacznika stacji nic nie kosztuje, a w turze można postawić jeden. Najpierw miasto, które inni mogliby zapełnić.
conductor-running = Pociągi jadą, a najlepsze przejazdy są już wpisane. Każda stacja liczy się raz w turze, ile by pociągów tam nie przyjechało.
conductor-dividend = Wypłać przychód akcjonariuszom albo go zatrzymaj. Kurs rośnie tylko wtedy, gdy wypłaci się co najmniej jego wysokość; jeśli trochę brakuje, manewr Hudsona dokłada ze skarbca.
conductor-trains = Spółka może kupić pociągi i dla każdego wybiera, czy jest towarowy, lokalny czy ekspresowy. Jeździ tylko rodzajami, na które ma zezwolenie, a na końcu każdej tury musi mieć pociąg. Jeśli go nie ma i nie ma na niego pieniędzy, sprzedaje własne akcje albo się refinansuje; przy każdym wyborze widać skutki.
conductor-redeeming = Spółka może odkupić jedną swoją akcję z puli banku. Taka akcja płaci dywidendy do skarbca; pieniądze na następny pociąg są ważniejsze.
conductor-acquiring = Na końcu tury spółka może przejąć inną, z którą łączą ją tory: fuzja po przejazdach. Dobra, gdy razem mają pociągi lub zezwolenia, których każdej z osobna brak.
conductor-consent = Inny dyrektor pyta cię o fuzję albo o pociąg. Zgódź się tylko, jeśli wynik jest lepszy dla twoich akcji.
conductor-over = Gra skończona: zlicza się gotówkę i akcje po kursie. Zobacz, w których rundach przyszły pieniądze.

## Co ważne, z bots::t1862::conductor

point-charter-bid = Większość koncesji kosztuje od £0 do £{ $high }; zachowaj £{ $cost }, żeby uruchomić spółkę przy najniższej cenie emisyjnej.
point-too-poor-to-float = Masz wolne £{ $amount }, a uruchomienie jeszcze jednej spółki kosztuje co najmniej £{ $cost }: lepiej spasować.
point-must-float = { $shares ->
    [one] Musisz doprowadzić do uruchomienia spółki { $company } do końca rundy giełdowej: brakuje jednej akcji, £{ $cost }.
    [few] Musisz doprowadzić do uruchomienia spółki { $company } do końca rundy giełdowej: brakuje { $shares } akcji, £{ $cost }.
   *[many] Musisz doprowadzić do uruchomienia spółki { $company } do końca rundy giełdowej: brakuje { $shares } akcji, £{ $cost }.
}
point-par = Cena emisyjna £{ $par } jest najwyższą, przy której stać cię na połowę spółki { $company }: £{ $cost }.
point-last-train = { $purchases ->
    [one] Gdy ktokolwiek kupi od banku następny pociąg ({ $by }), ostatni pociąg spółki { $company } ({ $train }) pójdzie na złom, gdy tylko skończą się jego gwarancje.
    [few] Ostatni pociąg spółki { $company } ({ $train }) pójdzie na złom z pierwszym { $by }, za { $purchases } zakupy w banku, gdy tylko skończą się jego gwarancje.
   *[many] Ostatni pociąg spółki { $company } ({ $train }) pójdzie na złom z pierwszym { $by }, za { $purchases } zakupów w banku, gdy tylko skończą się jego gwarancje.
}
point-tokens = { $count ->
    [one] { $company } ma do postawienia ostatni znacznik stacji: zachowaj go na miasto, które inni mogliby zapełnić.
    [few] { $company } ma do postawienia { $count } znaczniki stacji: najpierw miasta, które inni mogliby zapełnić.
   *[many] { $company } ma do postawienia { $count } znaczników stacji: najpierw miasta, które inni mogliby zapełnić.
}

## Własne słowa fachu

term-token = Znacznik stacji
    .forms = znacznik stacji, znacznika stacji, znaczniki stacji, znaczników stacji, znacznik, znacznika, znaczniki, znaczników
    .text = Własny znak spółki w mieście. Każdy przejazd musi go dotykać, a stacji pełnej cudzych znaczników nie można minąć.
term-offer = IPO
    .forms = ipo
    .text = Miejsce na akcje spółek z koncesją, których nikt jeszcze nie kupił. Kosztują cenę emisyjną.
term-charter = Koncesja
    .forms = koncesja, koncesji, koncesję, koncesją, koncesje
    .text = Prawo do spółki, zdobyte w parlamencie. Spółka z koncesją dostaje przy uruchomieniu od banku dziesięć razy swoją cenę emisyjną.
term-parliament = Parlament
    .forms = parlament, parlamentu, parlamencie
    .text = Runda przed giełdową, w której gracze licytują koncesje nowych spółek.
term-obligation = Zobowiązanie
    .forms = zobowiązanie, zobowiązania
    .text = Kto zdobył koncesję, musi doprowadzić do uruchomienia spółki przed końcem rundy giełdowej albo płaci karę: pięć razy jej cenę emisyjną.
term-permit = Zezwolenie
    .forms = zezwolenie, zezwolenia, zezwoleń, zezwoleniami
    .text = Mówi, jakim rodzajem pociągów spółka może jeździć: towarowymi, lokalnymi czy ekspresowymi. Inne daje tylko fuzja.
term-warranty = Gwarancja
    .forms = gwarancja, gwarancji, gwarancję, gwarancje
    .text = Pozwala pociągowi przetrwać turę, gdy przyszedł jego czas. Po £50, kupowana z pociągiem.
term-option = Opcja
    .forms = opcja, opcji, opcję, opcją
    .text = Nieparzysta akcja przy zamianie dwóch na jedną: płaci się pół kursu, żeby ją zachować, albo dostaje pół kursu za nią.
term-freight = Pociąg towarowy
    .forms = towarowy, towarowe, towarowych, towarowymi
    .text = Liczy swoje dwa końce i £20 za każde pole między nimi w prostej linii; £30, jeśli jednym z końców jest port.
term-local = Pociąg lokalny
    .forms = lokalny, lokalne, lokalnych, lokalnymi
    .text = Zostaje na planszy i liczy stacje duże i małe; każde pole daje skarbcowi dodatkowo £10.
term-express = Pociąg ekspresowy
    .forms = ekspresowy, ekspresowe, ekspresowych, ekspresowymi
    .text = Liczy duże stacje i obszary poza planszą, tyle, ile mówi jego numer.
term-refinance = Refinansowanie
    .forms = refinansowanie, refinansowania, refinansuje
    .text = Spółka bez pociągu i bez pieniędzy zamienia własne akcje dwie na jedną i dostaje dziesięć razy swoją cenę emisyjną z tabeli.
term-lner = LNER
    .forms = lner
    .text = Powstaje po pierwszym pociągu H. Niczego się już nie buduje, a trzy rundy operacyjne kończą grę.

## Gdzie zasady mówią o każdym słowie

section-of-par = 4-2
section-of-float = 6-5-4
section-of-director = 6-3
section-of-token = 7-7
section-of-rust = 9-0
section-of-pool = 6-4
section-of-certificate = 6-5-2
section-of-certificate-limit = 6-5-2
section-of-share-price = 6-4-2
section-of-dividend = 7-8-5
section-of-retain = 7-8-5
section-of-treasury = 2-1
section-of-stock-round = 6-2
section-of-operating-round = 7-1
section-of-phase = 9-0
section-of-train-limit = 7-9
section-of-priority-deal = 6-1
section-of-upgrade = 7-6-3
section-of-revenue = 7-8
section-of-run = 7-8
section-of-offer = 6-5-1
section-of-charter = 4-2
section-of-parliament = 4-1
section-of-obligation = 4-3
section-of-permit = 6-5-4
section-of-warranty = 7-10
section-of-option = 5-2
section-of-freight = 7-8-1
section-of-local = 7-8-2
section-of-express = 7-8-3
section-of-refinance = 7-11
section-of-lner = 10-3
