### Wydania i opcjonalne zasady 1860, jak je wylicza titles::t1860::options.

edition-1860-second = Drugie wydanie (2009)
    .explain = Zasady, według których gramy, jeśli nie umówiono się inaczej: rozszerzona mapa, a pociągi mogą mijać małe stacje bez zatrzymania.
edition-1860-first = Pierwsze wydanie (2004)
    .explain = Pierwotna mapa, a na każdej małej stacji na trasie trzeba się zatrzymać. Zawiera dwa warianty, których w drugim wydaniu już nie ma.
edition-1860-recorded = Jak w zapisach z sieci
    .explain = Dla gier zaimportowanych z 18xx.games: drugie wydanie z odstępstwami tego serwisu od instrukcji. Nie dla nowych stołów.

option-1860-original_map = Pierwotna mapa
    .explain = Gra na stronie planszy bez Norton Green, Totland i pola na południe od Shorwell oraz z jednym kafelkiem 770 i jednym 776 mniej. Najlepsza dla dwóch lub trzech graczy.
option-1860-original_game = Pierwotna gra
    .explain = Zasady pierwszego wydania: pierwotna mapa, a pociągi nie mogą mijać małych stacji bez zatrzymania. Przystanki nadal można mijać.
option-1860-no_skip_towns = Bez mijania małych stacji
    .explain = Pociąg musi zatrzymać się na każdej małej stacji na swojej trasie; trasa, na której jest ich więcej, niż pociąg może obsłużyć, jest niedozwolona.
option-1860-original_insolvency = Pierwotny przychód niewypłacalnych
    .explain = Niewypłacalna spółka prowadzi dzierżawiony pociąg tak jak własny i otrzymuje połowę przychodu, zaokrągloną w górę do dziesiątek, oraz całą dotację za przystanki.
option-1860-simplified_insolvency = Uproszczony przychód niewypłacalnych
    .explain = Dzierżawiony pociąg zawsze przynosi kwotę z karty niewypłacalności: 40 cc i 20 cc za każdą dużą stację, którą mógłby obsłużyć, bez względu na to, dokąd dojedzie. Ułatwia życie spółkom z krótkimi trasami.
option-1860-ignore_layers = Spółki w dowolnej kolejności
    .explain = Spółki zakłada się w dowolnej kolejności, a nie warstwami. Kolejną można założyć tylko wtedy, gdy najwyżej jedna z już założonych jeszcze nie działała albo gdy w ofercie początkowej nie ma już akcji założonych spółek.
option-1860-non_operated_full_value = Pełna cena przed pierwszym działaniem
    .explain = Akcje spółki, która jeszcze nie działała, sprzedaje się po pełnym kursie zamiast po połowie. Bardzo zmienia początek gry.
option-1860-destinations = Miejsca docelowe
    .explain = Spółka otrzymuje premię w cc, gdy jej przejazdy po raz pierwszy połączą jej bazę macierzystą z jednym z jej miejsc docelowych.
option-1860-variable_private_revenue = Zmienny dochód firm prywatnych
    .explain = Dochody firm prywatnych zmieniają się wraz z wydarzeniami na wyspie. Nie można ich sprzedawać ani wymieniać, ale można je odwracać, a Fishbourne żadnej z nich nie zamyka.
option-1860-accelerated_track = Szybsza budowa
    .explain = W jednej turze spółka może też położyć żółty kafelek i zmodernizować inny, jeśli na żadnym z nich nie ma dużej stacji.
option-1860-no_train_limit = Bez limitu pociągów
    .explain = Spółki mogą mieć dowolną liczbę pociągów w każdej fazie.
option-1860-two_seven_trains = Dwa pociągi 7+4
    .explain = Są dwa pociągi 7+4 zamiast jednego: trochę więcej czasu dla graczy, którzy dopiero poznają grę.
option-1860-open_treasuries = Jawne skarbce
    .explain = Każdy może znać stan skarbca każdej spółki, nie tylko jej akcjonariusze.
option-1860-re_enter_hexes = Przejazdy mogą wracać na pole
    .explain = Przejazd może wrócić na pole, które opuścił, byle nie używał dwa razy tych samych torów. Nie ma tego w żadnej instrukcji, ale w sieci często się tak gra.
