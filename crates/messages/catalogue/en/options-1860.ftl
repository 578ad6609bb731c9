### Editions and optional rules of 1860, as titles::t1860::options lists them.

edition-1860-second = Second edition (2009)
    .explain = The rules we play unless something else is agreed: the extended map, and trains may pass small stations by.
edition-1860-first = First edition (2004)
    .explain = The original map, and every small station on a run must be called at. It offers two variants the second edition no longer has.
edition-1860-recorded = As recorded online
    .explain = For games imported from 18xx.games: the second edition with that site’s own departures from the rulebook. Not for new tables.

option-1860-original_map = Original map
    .explain = Play on the side of the board without Norton Green, Totland and the hex south of Shorwell, and with one tile 770 and one tile 776 fewer. Best for two or three players.
option-1860-original_game = Original game
    .explain = The rules of the first edition: the original map, and trains may not pass small stations by. Halts may still be passed.
option-1860-no_skip_towns = Small stations are not passed by
    .explain = A train must call at every small station on its run; a run with more of them than the train can serve is not allowed.
option-1860-original_insolvency = Original insolvency revenue
    .explain = An insolvent company runs its leased train like one of its own and receives half the revenue, rounded up to tens, and the full subsidy for halts.
option-1860-simplified_insolvency = Simplified insolvency revenue
    .explain = A leased train always brings the figure on the insolvency card: 40 cc and 20 cc for each large station it could serve, whatever it can reach. Kind to companies with little track.
option-1860-ignore_layers = Companies in any order
    .explain = Companies are started in any order instead of layer by layer. A further one can be started only when at most one company already started has not operated yet, or when the initial offer has no more shares of started companies.
option-1860-non_operated_full_value = Full price before the first operation
    .explain = Shares of a company that has not operated yet are sold at the full market price instead of half. This changes the early game a great deal.
option-1860-destinations = Destinations
    .explain = A company receives a bonus in company credits the first time its runs link its home base with one of its destinations.
option-1860-variable_private_revenue = Variable income of private companies
    .explain = The incomes of private companies change with events on the island. They can be neither sold nor exchanged, but turned over; and Fishbourne closes none of them.
option-1860-accelerated_track = Faster track
    .explain = In one turn a company may also lay a yellow tile and upgrade another tile, if neither of them has a large station.
option-1860-no_train_limit = No train limit
    .explain = Companies may own any number of trains in every phase.
option-1860-two_seven_trains = Two 7+4 trains
    .explain = There are two 7+4 trains instead of one: a little more time for players new to the game.
option-1860-open_treasuries = Open treasuries
    .explain = Everybody may see every treasury, not only the company’s shareholders.
option-1860-re_enter_hexes = Runs may come back into a hex
    .explain = A run may return to a hex it has left, as long as it uses no track twice. In neither rulebook; common in online play.
