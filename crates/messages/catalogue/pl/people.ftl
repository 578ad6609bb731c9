# Znajomi, kluby, ci, których się nie chce słyszeć, i kto może patrzeć.

page-society = Znajomi i kluby
page-society-waiting = Znajomi i kluby: czeka na Ciebie { $count }
page-society-account = Znajomi i kluby są dla osób, które mogą wrócić: najpierw załóż konto w ustawieniach.
page-to-settings = Do ustawień

## Co na mnie czeka

page-waiting-for-you = Czeka na Ciebie
page-call-table = { $host } trzyma dla Ciebie miejsce
page-call-club = { $club }: { $host } przygotowuje stół
page-call-to-club = { $inviter } zaprasza Cię do klubu
page-go-there = Idź tam
page-not-coming = Nie przyjdę
page-join-club = Dołącz

## Znajomi

page-friends = Znajomi
page-no-friends = Jeszcze nikogo. Zapytaj kogoś po loginie albo przy stole, przy którym gracie razem.
page-friend-asks = chce być Twoim znajomym
page-friend-asked = jeszcze nie odpowiada
page-friend-at = jest przy stole
page-friend-login = Login znajomego
page-ask-friend = Zapytaj
page-asked = Zapytano.
page-agree-friend = Zgódź się
page-end-friend = Usuń ze znajomych: { $name }
page-take-back-ask = Cofnij pytanie: { $name }
page-pick-friend = Trzymaj miejsce dla: { $name }
page-table-for-them = Nowy stół dla { $count ->
    [one] tej osoby
   *[other] tych osób ({ $count })
  }
page-befriend = Zapytaj o znajomość

## Wyciszanie i blokowanie

page-shunned = Wyciszeni i zablokowani
page-shunned-explained = Nie dowiadują się o tym. Każdy ich ruch widzisz jak dotąd.
page-mute = Wycisz
page-mute-explained = To, co mówią, jest dla Ciebie zwinięte.
page-block = Zablokuj
page-block-explained = Też zwinięte; a ponadto nie mogą Cię pytać, zapraszać ani siadać przy Twoich stołach.
page-hear = Słuchaj znowu
page-is-muted = wyciszenie
page-is-blocked = blokada
page-folded = Zwinięte. Pokaż
page-about-speaker = O osobie: { $name }
page-about-them = Znajomość, wyciszenie, blokada
page-blocked-here = Jest tu ktoś, kogo blokujesz
page-blocked-here-explained = Przy stole z Tobą: { $names }.
page-sit-anyway = Mimo to usiądź

## Kluby

page-clubs = Kluby
page-no-clubs = Jeszcze żadnego.
page-found-club = Załóż klub
page-club-name = Nazwa klubu
page-club-description = O czym jest
page-club-members = { $count ->
    [one] jedna osoba
   *[other] osób: { $count }
  }
page-members = Członkowie
page-club-owner = opiekuje się klubem
page-club-table = Nowy stół
page-club-tables = Stoły
page-club-no-tables = Jeszcze żadnego stołu.
page-club-standings = Wyniki
page-club-no-standings = Niczego jeszcze nie rozegrano do końca.
page-club-games = Gry
page-club-wins = Wygrane
page-club-mean = Średnie miejsce
page-club-invite = Zaproś
page-club-invited = Zaproszeni, bez odpowiedzi
page-club-login = Login osoby
page-club-link = Odsyłacz do klubu
page-club-link-explained = Kto ma konto i otworzy ten odsyłacz, wchodzi do klubu. Nowy odsyłacz kończy poprzedni.
page-club-no-link = Zakończ odsyłacz
page-club-hand-over = Przekaż klub osobie: { $name }
page-club-hand-over-short = Przekaż
page-club-remove = Usuń z klubu: { $name }
page-club-leave = Opuść klub
page-club-dissolve = Rozwiąż klub
page-club-dissolve-explained = Jego stoły zostają, już bez klubu. Nie da się tego cofnąć.
page-club-change = Nazwa i opis
page-club-joining = To zaproszenie do klubu.
page-take-back-invitation = Cofnij zaproszenie: { $name }

## Dla kogo jest stół

page-for-whom = Dla kogo
page-for-club = Dla klubu
page-for-club-none = dla żadnego klubu
page-for-club-explained = Jego członkowie dowiadują się i znajdują stół, także gdy nie jest publiczny.
page-for-friends = Miejsca dla znajomych
page-for-friends-explained = Dowiadują się i siadają bez hasła, także na miejscach tylko z zaproszeniem.
page-call-friends = Zawołaj znajomych
page-call-now = Zawołaj
page-called = Już wiedzą.
page-club-of-table = dla klubu { $name }

## Kto patrzy

page-watchers = Kto może patrzeć
page-watchers-everybody = Każdy, kto znajdzie stół
page-watchers-let-in = Tylko ci, których wpuści gospodarz
page-watchers-nobody = Nikt poza graczami
page-watchers-silent = Kto patrzy, nie zabiera głosu
page-watching = Patrzą: { $count }
page-watching-asks = Patrzą: { $count }, proszą o wpuszczenie: { $asking }
page-watching-none = Nikt nie patrzy.
page-watching-nameless = I { $count ->
    [one] jeszcze jedna osoba bez imienia.
   *[other] jeszcze { $count } bez imienia.
  }
page-watcher-here = patrzy
page-watcher-asks = prosi o wpuszczenie
page-watcher-in = może patrzeć
page-watcher-out = za drzwiami
page-let-in = Wpuść
page-show-out = Wyproś
page-let-in-name = Wpuść: { $name }
page-show-out-name = Wyproś: { $name }

## Pod drzwiami

page-door = Pod drzwiami
page-door-locked = Ten stół jest za hasłem.
page-door-let-in = Patrzą tu tylko ci, których wpuści gospodarz.
page-door-nobody = Tę grę widzą tylko gracze.
page-door-out = Gospodarz Cię wyprosił.
page-door-enter = Zajrzyj
page-door-ask = Poproś o wpuszczenie
page-door-asked = Gospodarz już wie. Strona otworzy się, gdy Cię wpuści.

## Co serwer ma przeciwko

page-error-no-account = Najpierw załóż konto: goście nie mają znajomych ani klubów.
page-error-guest-asked = Goście nie mają znajomych ani klubów: ta osoba potrzebuje konta.
page-error-you-blocked = Blokujesz tę osobę.
page-error-too-many-friends = Więcej znajomych mieć tu nie można.
page-error-too-many-asked = Zbyt wielu jeszcze nie odpowiada.
page-error-too-many-shunned = Więcej osób wyciszyć ani zablokować nie można.
page-error-whom = To jesteś Ty.
page-error-too-many-clubs = Tylu klubów jedna osoba mieć nie może.
page-error-club-name = Nazwa klubu ma od 1 do 60 znaków.
page-error-not-club-owner = Może to zrobić tylko osoba, która opiekuje się klubem.
page-error-club-full = W klubie nie ma już miejsca.
page-error-club-owner = Najpierw przekaż klub albo go rozwiąż.
page-error-not-friends = Miejsca trzyma się dla znajomych i dla członków klubu tego stołu.
page-error-too-many-offers = Dla tylu osób nie da się trzymać miejsc.
page-error-not-welcome = Gospodarz tego stołu nie ma dla Ciebie miejsca.
page-error-blocked-here = Jest tu ktoś, kogo blokujesz.
page-error-shown-out = Gospodarz Cię wyprosił.
page-error-table-locked = Ten stół jest za hasłem.
page-error-watchers-let-in = Patrzą tu tylko ci, których wpuści gospodarz.
page-error-no-watchers = Tę grę widzą tylko gracze.
page-error-watchers-silent = Kto patrzy na ten stół, nie zabiera głosu.
page-error-too-many-watchers = Pod drzwiami jest już zbyt wiele osób.
page-error-plays-here = Kto ma tu miejsce, ten patrzy.
