### The words of a table: rounds, headings, states. Used by the terminal and by the page.

ui-language = English
ui-title-1860 = 1860: Railways on the Isle of Wight
ui-money = £{ $amount }
ui-credits = { $amount } cc
ui-none = none
ui-nobody = nobody
ui-yes = yes
ui-no = no
ui-hidden = hidden
ui-unlimited = unlimited
ui-percent = { $percent }%

## Where we are

ui-round-auction = Initial auction
ui-round-stock = Stock round { $number }
ui-round-operating = Operating round { $turn }.{ $round } of { $rounds }
ui-round-over = Game over
ui-phase = Phase { $phase }
ui-turn-player = { $player } to act
ui-turn-company = { $player } acts for { $company }
ui-turn-anybody = Anybody acts for { $company }
ui-priority-deal = priority deal
ui-nationalised = nationalised
ui-building-ended = building has ended

## Headings

ui-players = Players
ui-companies = Companies
ui-private-companies = Private companies
ui-market = Stock market
ui-trains = Trains
ui-map = Map
ui-log = Log
ui-rules = Rules
ui-choices = What you can do
ui-bank = Bank
ui-initial-offer = Initial offer
ui-bank-pool = Bank pool
ui-standings = Final standing

## Columns

ui-name = name
ui-cash = cash
ui-worth = worth
ui-certificates = certificates
ui-certificate-limit = limit { $limit }
ui-no-certificate-limit = no limit
ui-shares = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}
ui-company = company
ui-director = director
ui-treasury = treasury
ui-par = par
ui-price = price
ui-ipo = offer
ui-pool = pool
ui-bases-left = bases
ui-last-run = run
ui-state = state
ui-owner = owner
ui-held-shares = shares
ui-held-trains = trains
ui-income = income
ui-face-value = face value
ui-train = train
ui-train-price = price
ui-trains-left = left
ui-trains-left-count = { $count ->
    [one] 1 train left
   *[other] { $count } trains left
}
ui-rusts = rusts
ui-train-limit = trains per company
ui-rounds-per-set = operating rounds
ui-tiles = tiles
ui-tile = tile
ui-rotation = rotation
ui-next-train = Next train: { $train } for { $price } cc
ui-in-the-bank-again = returned: { $trains }

## States of companies and private companies

ui-state-not-open = layer { $layer }, not open yet
ui-state-unstarted = not started
ui-state-started = not floated
ui-state-running = in operation
ui-state-insolvent = insolvent
ui-state-receivership = in receivership
ui-state-bankrupt = bankrupt
ui-state-closed = closed by British Rail
ui-private-auction = in the auction
ui-private-waiting = not in play yet
ui-private-bank = for sale by the bank
ui-private-closed = closed
ui-private-turned-over = turned over by { $player }

## Colours and stops

ui-colour-plain = no tile
ui-colour-yellow = yellow
ui-colour-green = green
ui-colour-russet = russet
ui-colour-grey = grey
ui-stop-city = large station
ui-stop-town = small station
ui-stop-halt = halt
ui-stop-offboard = off the board
ui-stop-village = village
ui-terrain-hill = hills
ui-terrain-lowland = lowland

## Phases of 1860

phase-1860-2 = Phase 2, from the start
    .explain = Yellow tiles. One operating round after each stock round. Four trains per company.
phase-1860-3 = Phase 3, with the first 3+2
    .explain = Green tiles at once, and Ryde Pier is worth 20. Two operating rounds after each stock round, from the next one on.
phase-1860-4 = Phase 4, with the first 4+2
    .explain = The 2+1 trains rust. Three trains per company.
phase-1860-5 = Phase 5, with the first 5+3
    .explain = Russet tiles at once, and Ryde Pier is worth 40. Three operating rounds after each stock round, from the next one on.
phase-1860-6 = Phase 6, with the first 6+3
    .explain = The 3+2 trains rust. Two trains per company. Fishbourne can be bought, which closes the other private companies.
phase-1860-7 = Phase 7, with the 7+4
    .explain = The 4+2 trains rust.
phase-1860-8 = Phase 8, with the 8+4
    .explain = The 5+3 trains rust. Sales no longer lower share prices, and the certificate limit is gone.
phase-1860-9 = Phase 9, with the first 9+5
    .explain = The Southern Railway forms. From the next stock round on nothing is built and halts do not count; once every company with a director has a train at the end of a round, the railways are nationalised.

## What stands against a move

ui-refused = { $reason } ({ $title }, { $section })

## A table that cannot be set up

setup-unknown-title = There is no title “{ $title }” here; there is: { $known }.
setup-edition-not-offered = Only imported games of { $title } carry the edition “{ $edition }”; a new table can choose: { $offered }.
setup-unknown-edition = { $title } has no edition “{ $edition }”; it has: { $known }.
setup-unknown-option = { $title } has no option “{ $option }”; it has: { $known }.
setup-contradiction = “{ $first }” and “{ $second }” cannot be played together.
setup-player-count = { $title } is for { $least } to { $most } players, not { $asked }.
setup-player-name = Every player needs a name of their own; “{ $name }” will not do.
