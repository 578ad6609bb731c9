### Czego uczy się o 1822 i jego scenariuszach: o czym decyduje się w każdym kroku, co jest tam ważne, i własne słowa fachu.

## O czym się teraz decyduje, po jednym tekście na krok

conductor-trading = Sprzedaj, jeśli trzeba; potem kup akcję, załóż spółkę albo licytuj karty na polach: małe firmy, koncesje i firmy prywatne. Pieniądze za prowadzącą ofertą są związane do końca rundy, więc licytuj to, o co potrafisz też zadbać.
conductor-selling-down = Masz więcej certyfikatów, niż pozwala limit, i musisz sprzedać. Oddaj to, co płaci najmniej i nie kosztuje cię kierownictwa.
conductor-doubling = P9 pozwala liczyć twoją gotówkę podwójnie przy ustalaniu kolejności. Zgódź się, jeśli warto zaczynać następną rundę giełdową.
conductor-home = Spółka wybiera miasto w Londynie na swoją stację. Pomyśl, w którą stronę mają prowadzić jej tory.
conductor-first-train = Nowa mała firma może teraz kupić pociąg L i pojechać nim już w tej turze. Prawie zawsze warto: zarabia od razu.
conductor-taking = Spółka może bezpłatnie przejąć firmy prywatne od graczy i używać potem ich mocy. Twoje własne lepiej działają w spółce, bo na końcu gry nie są nic warte.
conductor-hill = P8 to jeden bezpłatny kafelek na trudnym terenie albo £20 zniżki na każde wzgórze i każdą górę. Weź kafelek, jeśli na drodze stoi tylko jedno drogie pole.
conductor-track = Spółka buduje: jeden kafelek albo, od fazy 3, dwa żółte dla spółki. Kieruj się do Londynu, do miejsca docelowego spółki albo do małej firmy, którą można przejąć.
conductor-destination = Tory łączą siedzibę spółki z jej miejscem docelowym, więc stawia się tam stację docelową. Od teraz przejazd między nimi liczy miejsce docelowe podwójnie.
conductor-token = Stacja kosztuje £100 i pozwala spółce jeździć z jeszcze jednego miasta. Ważniejszy jest pociąg, którego spółka będzie potrzebować.
conductor-running = Pociągi jadą, a najlepsze przejazdy są już wpisane. Spójrz, dokąd prowadzą: następny kafelek powinien któryś z nich wydłużyć.
conductor-dividend = Spółka wypłaca wszystko, połowę albo nic; gdy nic, kurs spada. Połowa jest często dobra, kiedy trzeba odłożyć na pociąg.
conductor-trains = Spółka może kupić pociągi, a na końcu tego kroku musi mieć choć jeden. Jeśli nie może zapłacić, płacisz ty, w razie potrzeby z pożyczki: odkładaj, zanim stare pociągi pójdą na złom.
conductor-discarding = Spółka ma więcej pociągów, niż może, i oddaje jeden. Oddaj ten, który najwcześniej pójdzie na złom.
conductor-acquire = Spółka może przejąć małą firmę, z którą łączą ją tory: dostaje jej pieniądze, pociągi i firmy prywatne oraz może użyć stacji wymiennej. Małe firmy są po to, by je przejmować, a właściciel dostaje dwa razy ich kurs.
conductor-acquiring = Wybierz, jak zapłacić za małą firmę: pieniędzmi albo jedną lub dwiema akcjami spółki z wyrównaniem. Potem jej stacja zostaje wymieniona albo zwalnia się stacja wymienna.
conductor-issue = Spółka może sprzedać własne akcje do puli, żeby mieć teraz pieniądze, co obniża kurs, albo część odkupić. Emituj, gdy inaczej nie da się zapłacić za następny pociąg.
conductor-consent = Pytają cię o pociąg, o firmę prywatną, o małą firmę albo o tor obok twojego miasta w Londynie. Zgódź się tylko, jeśli służy to temu, co masz.
conductor-over = Gra skończona: gotówka, akcje po kursie, małe firmy za dwa razy ich kurs, minus długi. Zobacz, w których rundach przyszły pieniądze.

## Co ważne, z bots::t1822::conductor

point-minor-bid = Mała firma, na przykład { $minor }, jest dla większości warta od £{ $low } do £{ $high }. Zachowaj około £{ $keep }, żeby pomóc jej kupić drugi pociąg.
point-concession-bid = Koncesja { $card } kosztuje zwykle od £{ $low } do £{ $high }: to prawo założenia tej spółki od fazy 2.
point-power-bid = { $card } jest dla swojej mocy warta mniej więcej od £{ $low } do £{ $high }; na końcu gry nie liczy się wcale.
point-bound = Prowadzące oferty wiążą £{ $amount } twoich pieniędzy; wolne jest £{ $left }.
point-debt = Możesz spłacić do £{ $amount }. Pożyczka rośnie o połowę z każdą rundą giełdową, więc najpierw spłacaj.
point-tokens = { $count ->
    [one] { $company } ma jeszcze jedną stację, za £{ $cost }: wydaj ją tam, gdzie inni mogliby zamknąć ci drogę.
    [few] { $company } ma jeszcze { $count } stacje, następna za £{ $cost }: najpierw miejsce, w którym inni mogliby zamknąć ci drogę.
   *[many] { $company } ma jeszcze { $count } stacji, następna za £{ $cost }: najpierw miejsce, w którym inni mogliby zamknąć ci drogę.
}

## Własne słowa fachu

term-token = Stacja
    .forms = stacja, stacji, stację, stacją, stacje
    .text = Własny żeton spółki w mieście. Przejazd musi go dotykać, a miasta pełnego cudzych stacji nie można minąć.

term-private-company = Firma prywatna
    .forms = firma prywatna, firmy prywatnej, firmę prywatną, firmy prywatne, firm prywatnych
    .text = Karta z mocą i małym dochodem. Działa w spółce, która ją przejmie; na końcu gry nie jest nic warta.
term-minor = Mała firma
    .forms = mała firma, małej firmy, małą firmę, małe firmy, małych firm
    .text = Mała kolej jednego właściciela, zdobyta w licytacji. Zawsze dzieli się z nim tym, co zarobi, i może ją przejąć spółka.
term-major = Spółka
    .forms = spółka akcyjna, spółki akcyjnej
    .text = Kolej o dziesięciu akcjach. W fazach od 2 do 4 zaczyna się od koncesji, od fazy 5 można ją kupić.
term-concession = Koncesja
    .forms = koncesja, koncesji, koncesję, koncesje
    .text = Prawo założenia spółki w fazach od 2 do 4: £100 daje wtedy bank. Od fazy 5 nie jest nic warta.
term-bid-box = Pole licytacji
    .forms = pole licytacji, polach licytacji, pola licytacji
    .text = Tu leżą karty, które licytuje się w tej rundzie giełdowej. Kto prowadzi na jej końcu, płaci i bierze kartę.
term-bound = Związane pieniądze
    .forms = związane, wiążą
    .text = Suma twoich prowadzących ofert. Dopóki prowadzisz, nie można jej wydać inaczej.
term-destination = Miejsce docelowe
    .forms = miejsce docelowe, miejsca docelowego, miejscem docelowym, stacja docelowa, stację docelową, stacji docelowej
    .text = Miasto, do którego spółka chce dotrzeć. Gdy tory połączą je z siedzibą, przejazd między nimi liczy je podwójnie.
term-exchange-token = Stacja wymienna
    .forms = stacja wymienna, stacji wymiennej, stację wymienną, stacje wymienne
    .text = Stacja, której spółka może użyć tylko przy przejęciu małej firmy albo dzięki niektórym firmom prywatnym.
term-loan = Pożyczka
    .forms = pożyczka, pożyczki, pożyczkę, pożyczek
    .text = Pożycza dyrektor, którego nie stać na pociąg. Oddaje się o połowę więcej, a dług rośnie o połowę z każdą rundą giełdową.
term-acquire = Przejęcie
    .forms = przejąć, przejęcie, przejęcia, przejmuje, przejmować
    .text = Spółka przejmuje małą firmę, z którą łączą ją tory, i płaci właścicielowi dwa razy jej kurs, pieniędzmi lub akcjami.
term-issue = Emisja
    .forms = emisja, emisji, emisję, emituj, emituje
    .text = Spółka sprzedaje akcje ze skarbca do puli. Za każdą kurs spada o jeden wiersz.

## Gdzie zasady mówią o każdym słowie

section-of-par = 3-1
section-of-float = 3-3
section-of-director = 2-8
section-of-token = 13-1
section-of-rust = 16-2
section-of-pool = 2-7
section-of-certificate = 2-14
section-of-certificate-limit = 2-14
section-of-share-price = 6-1
section-of-dividend = 15-2
section-of-retain = 15-2
section-of-treasury = 2-11
section-of-stock-round = 2-1
section-of-operating-round = 7-3
section-of-phase = 19
section-of-train-limit = 16-1
section-of-priority-deal = 5-1
section-of-upgrade = 11-4
section-of-revenue = 14-2
section-of-run = 14-2
section-of-private-company = 9-1
section-of-minor = 5-1
section-of-major = 3-1
section-of-concession = 3-2
section-of-bid-box = 4-1
section-of-bound = 4-6
section-of-destination = 12-1
section-of-exchange-token = 13-1
section-of-loan = 16-8
section-of-acquire = 17-1
section-of-issue = 18-1
