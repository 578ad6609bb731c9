# Jak kto stoi: strony osób, rankingi, co ukrywają; i stoły w innych miejscach.
page-standings = Rankingi
page-standings-explained = Rankingi biorą się z rankingowych stołów każdego tytułu; komputer ma osobny ranking dla każdej ze swoich sił. Liczba po znaku ± mówi, o ile ranking może się mylić: dwa razy na trzy siła mieści się w tych granicach. Szare są tymczasowe.
page-standings-none = W tym tytule nikt jeszcze nie ma rankingu.
page-standings-in = Ranking gry { $title }
page-rank = Nr
page-player = Gracz
page-rating = Ranking
page-rated-games = Gry
page-provisional = tymczasowy
page-rated-value = { $rating } ± { $deviation }
page-computer-player = komputer
page-person-since = tutaj od { $date }
page-person-guest = gość
page-person-you = To widzą o tobie inni.
page-person-you-hide = Część ukrywasz przed innymi: zobacz ustawienia.
page-person-given-up = { $count ->
    [one] porzucony jeden stół rankingowy
    [few] porzucone { $count } stoły rankingowe
   *[other] porzuconych { $count } stołów rankingowych
}
page-person-ratings = Rankingi
page-person-results = Wyniki
page-person-hidden = ukryte
page-person-unrated = Jeszcze bez rankingu: do tego trzeba stołu rankingowego.
page-person-no-results = Jeszcze żadnej gry do końca.
page-person-playing = Stoły
page-person-finished = Skończone gry
page-person-no-tables = Żadnych stołów, które możesz widzieć.
page-my-page = Moja strona
page-result-title = Tytuł
page-result-games = Gry
page-result-wins = Wygrane
page-result-mean = Średnie miejsce
page-result-place = { $place }. z { $players }
page-rating-course = Ranking w grze { $title }: { $rating } ± { $deviation }
page-rated = Rankingowy
page-rated-explained = Koniec liczy się do rankingów. Każdy musi mieć konto, nikomu nie doradza komputer, a końca nie można cofnąć. Liczy się temu, kto teraz usiądzie; na miejscu, które przejął komputer, można tylko stracić.
page-hide = Czego inni nie widzą
page-hide-rating = Moich rankingów
page-hide-rating-explained = Ani na mojej stronie, ani w rankingach.
page-hide-results = Moich wyników
page-hide-results-explained = Na mojej stronie nie ma ani wyników, ani skończonych gier. Stoły publiczne pozostają publiczne.
page-embed = Inne strony mogą pokazywać ten stół
page-embed-explained = Wklej tę linijkę tam, gdzie ma się pojawić stół. Pokazuje to, co każdy może widzieć, i nadąża za grą.
page-embed-public = Gdzie indziej można pokazać tylko stół publiczny.
page-embed-line = Linijka do wklejenia
page-error-rated-account = Przy stole rankingowym każdy ma konto: załóż je w ustawieniach.
page-error-rated-hot-seats = Stół rankingowy nie ma miejsc przy jednym ekranie.
page-error-rated-nobody = Stół rankingowy potrzebuje dwóch osób.
page-error-rated-random = Komputer, który gra losowo, nie ma rankingu: wybierz inny.
page-error-rated-running = Dopóki trwa gra rankingowa, nie można jej kopiować ani eksportować.
page-error-rated-undo = Stół rankingowy nie może mieć dowolnego cofania.
page-error-rated-advice = Stół rankingowy nie może pozwalać na rady.
page-error-rated-end = Gra rankingowa kończy się według zasad albo zostaje porzucona i się nie liczy.
page-error-rated-over = Koniec gry rankingowej jest ostateczny.

# W ramce innej strony i na kartach odsyłaczy.
embed-steps = Przez grę
embed-first = Na początek
embed-back = Wstecz
embed-at = Ruch { $number } z { $of }
embed-on = Dalej
embed-last = Do teraz
embed-open = Otwórz stół
embed-not-here = Tego stołu nie pokazuje się na innych stronach.
card-house = Stół do kolejowych gier 18xx
