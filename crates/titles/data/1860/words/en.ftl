### What only 1860 says, and what it says in words of its own: a message that the shared catalogues have too is
### said as it is written here.

## The game

ui-title = 1860: Railways on the Isle of Wight
page-play-now-explained = 1860 on the Isle of Wight, you against two computer players. No account, nothing to set up.

## The money of companies

-coin = { "" }
-coin-after = { " " }cc

## Editions and optional rules, as titles::t1860::options lists them

edition-second = Second edition (2009)
    .explain = The rules we play unless something else is agreed: the extended map, and trains may pass small stations by.
edition-first = First edition (2004)
    .explain = The original map, and every small station on a run must be called at. It offers two variants the second edition no longer has.
edition-recorded = As recorded online
    .explain = For games imported from 18xx.games: the second edition with that site’s own departures from the rulebook. Not for new tables.
option-original_map = Original map
    .explain = Play on the side of the board without Norton Green, Totland and the hex south of Shorwell, and with one tile 770 and one tile 776 fewer. Best for two or three players.
option-original_game = Original game
    .explain = The rules of the first edition: the original map, and trains may not pass small stations by. Halts may still be passed.
option-no_skip_towns = Small stations are not passed by
    .explain = A train must call at every small station on its run; a run with more of them than the train can serve is not allowed.
option-original_insolvency = Original insolvency revenue
    .explain = An insolvent company runs its leased train like one of its own and receives half the revenue, rounded up to tens, and the full subsidy for halts.
option-simplified_insolvency = Simplified insolvency revenue
    .explain = A leased train always brings the figure on the insolvency card: 40 cc and 20 cc for each large station it could serve, whatever it can reach. Kind to companies with little track.
option-ignore_layers = Companies in any order
    .explain = Companies are started in any order instead of layer by layer. A further one can be started only when at most one company already started has not operated yet, or when the initial offer has no more shares of started companies.
option-non_operated_full_value = Full price before the first operation
    .explain = Shares of a company that has not operated yet are sold at the full market price instead of half. This changes the early game a great deal.
option-destinations = Destinations
    .explain = A company receives a bonus in company credits the first time its runs link its home base with one of its destinations.
option-variable_private_revenue = Variable income of private companies
    .explain = The incomes of private companies change with events on the island. They can be neither sold nor exchanged, but turned over; and Fishbourne closes none of them.
option-accelerated_track = Faster track
    .explain = In one turn a company may also lay a yellow tile and upgrade another tile, if neither of them has a large station.
option-no_train_limit = No train limit
    .explain = Companies may own any number of trains in every phase.
option-two_seven_trains = Two 7+4 trains
    .explain = There are two 7+4 trains instead of one: a little more time for players new to the game.
option-open_treasuries = Open treasuries
    .explain = Everybody may see every treasury, not only the company’s shareholders.
option-re_enter_hexes = Runs may come back into a hex
    .explain = A run may return to a hex it has left, as long as it uses no track twice. In neither rulebook; common in online play.

## Phases

phase-2 = Phase 2, from the start
    .explain = Yellow tiles. One operating round after each stock round. Four trains per company.
phase-3 = Phase 3, with the first 3+2
    .explain = Green tiles at once, and Ryde Pier is worth 20. Two operating rounds after each stock round, from the next one on.
phase-4 = Phase 4, with the first 4+2
    .explain = The 2+1 trains rust. Three trains per company.
phase-5 = Phase 5, with the first 5+3
    .explain = Russet tiles at once, and Ryde Pier is worth 40. Three operating rounds after each stock round, from the next one on.
phase-6 = Phase 6, with the first 6+3
    .explain = The 3+2 trains rust. Two trains per company. Fishbourne can be bought, which closes the other private companies.
phase-7 = Phase 7, with the 7+4
    .explain = The 4+2 trains rust.
phase-8 = Phase 8, with the 8+4
    .explain = The 5+3 trains rust. Sales no longer lower share prices, and the certificate limit is gone.
phase-9 = Phase 9, with the first 9+5
    .explain = The Southern Railway forms. From the next stock round on nothing is built and halts do not count; once every company with a director has a train at the end of a round, the railways are nationalised.

## What happened

event-private-turned-over = { $player } turns { $private } over: no more income, no certificate.
event-private-income-changed = { $private } now brings £{ $income } in each operating round.
event-home-token-placed = { $company } places its home base in { $at }.
event-no-home-tile = No tile is left for { $hex }, the home of { $company }: its base stands there without track.
event-token-placed = { $cost ->
    [0] { $company } builds a base in { $at }.
   *[other] { $company } builds a base in { $at } for { $cost } cc.
}
event-company-passed = { $step ->
    [track] { $company } lays no further track.
    [token] { $company } builds no base.
    [trains] { $company } buys no further train.
   *[other] { $company } passes.
}
event-ran = { $besides ->
    [0] { $company } runs its { $train } for £{ $revenue }: { $stops }.
   *[other] { $company } runs its { $train } for £{ $revenue } and { $besides } cc of subsidy: { $stops }.
}
event-ran-leased = { $company } runs a leased { $train } for { $revenue } cc: { $stops }.
event-subsidy = { $company } receives { $amount } cc of subsidy for its halts.
event-destination-reached = { $company } has linked its home with { $hex } and receives { $bonus } cc.
event-insolvent = { $company } has a route but no train: it is insolvent.
event-solvent = { $company } is solvent again.
event-bankrupt = { $company } is bankrupt: all its shares go back to the initial offer without compensation.
event-refloated = { $company } floats again and receives { $capital } cc besides what it had kept.
event-stock-round-broken = The bankruptcy ends this stock round at once; a new one follows.
event-sales-no-longer-lower-prices = From now on sales do not lower share prices, and there is no certificate limit.
event-southern-forms = The Southern Railway forms: track and bases can be built until the next stock round.
event-building-ends = Building has ended: no more track, no more bases, and halts no longer count.
event-nationalised = The railways are nationalised: British Rail forms, and only operating rounds follow.
event-company-closed = British Rail closes { $company }, which paid £{ $revenue }.
event-bank-broken = The bank has run out of money: the game ends with this operating round, or with the next one if this is a stock round.
event-top-of-market = { $company } has reached the top of the market: the game ends with this operating round.
event-game-over = { $reason ->
    [bank] The game is over: the bank has run out of money.
    [stock-market] The game is over: a share price has reached the top of the market.
    [nationalisation] The game is over: British Rail has closed the last lines.
    [standstill] The game is over: it stands still, nobody can do anything any more.
    [turn-limit] The game is over: a recorded game has no more than a hundred turns.
   *[other] The game is over.
}

## Why a move was not made

refusal-too-early-to-sell-private = Private companies can be sold to the bank only after the first stock round.
refusal-forbidden-by-option = { $option ->
    [variable_private_revenue] The options of this table do not allow it: see “{ option-variable_private_revenue }”.
   *[other] The options of this table do not allow it: { $option }.
}
refusal-company-bankrupt = { $company } is bankrupt and has not been refloated.
refusal-layer-closed = { $company } belongs to layer { $layer }, and only layers up to { $open } are open.
refusal-too-many-unoperated = { $company } has to wait: more than one company already started has not operated yet, and the initial offer still has shares of started companies.
refusal-directors-certificate-needs-share = Only somebody who holds a share of { $company } can take its director’s certificate.
refusal-second-tile-too-much = Tile { $tile } is too much for this turn beside what has been laid.
refusal-not-connected = A tile on { $hex } must connect with track that leads to one of the company’s bases and is not cut off by a tokened-out station.
refusal-upgrade-needs-train = A company without a train cannot upgrade track.
refusal-out-of-reach = None of the company’s trains reaches { $hex } from one of its bases.
refusal-nothing-gained = This upgrade of { $hex } gives the company neither new track it could use nor a higher value it could run to.
refusal-insolvent-may-not = { $company } is insolvent: no bases, no upgrades, and no track that costs.
refusal-no-station-there = There is no large station in { $at }.
refusal-no-free-circle = { $owners ->
    [none] No circle is free in { $at }.
   *[other] No circle is free in { $at }; there are bases of { $owners }.
}
refusal-kept-for-home = The free circle in { $at } is kept for the home base of { $company }.
refusal-token-on-hex = The company has a base on { $hex } already.
refusal-station-not-reached = Track from the company’s bases does not reach { $at } without passing a tokened-out station.
refusal-no-token-left = { $company } has no base token left.
refusal-below-maximum = After nationalisation { $company } runs for its maximum: { $maximum }, not { $revenue }.
refusal-ends-in-halt = A run cannot end in a halt: { $at }.
refusal-no-token-on-run = The run of the { $train } touches no base of the company.
refusal-home-not-visited = One of the runs must visit the home base of { $company }.
refusal-too-many-large = { $allowed ->
    [one] The { $train } can call at one large station, not { $count }.
   *[other] The { $train } can call at { $allowed } large stations, not { $count }.
}
refusal-too-many-stops = { $allowed ->
    [one] The { $train } can make one stop, not { $count }.
   *[other] The { $train } can make { $allowed } stops, not { $count }.
}
refusal-large-not-called = A large station on the way must be called at: { $at }.
refusal-small-not-called = This small station must be called at: { $at }.
refusal-tokened-out = { $owners ->
    [none] { $at } is tokened out; only one such station can be passed through in a turn.
   *[other] { $at } is tokened out ({ $owners }); only one such station can be passed through in a turn.
}
refusal-halts-not-counted = Halts no longer count: { $at }.
refusal-last-train = { $seller } would be left without a train; only a company that has none itself may buy it.
refusal-bank-trains-only = After nationalisation trains can be bought from the bank only.

## What is awaited, what can be done, what is asked

step-home-tile = Home tile
    .awaited = the home tile of a company
    .prompt = Lay a tile under the home base.
step-token = Base
    .awaited = a base
    .prompt = Build a base, or pass.
step-consent = Consent
    .awaited = another director’s answer
    .prompt = Another company wants to buy a train: agree or decline.
choice-pass = { $step ->
    [bidding] Pass: sit out the rest of this auction
    [trading] Pass, or end the turn
    [track] Lay no more track
    [token] Build no base
    [trains] Buy no more trains
    [home-tile] Go on without a tile
   *[other] Pass
}
choice-close-private = Turn { $private } over
choice-place-token = { $cost ->
    [0] Build a base in { $at }
   *[other] Build a base in { $at } for { $cost } cc
}
choice-run = { $badge ->
    [badge-leases] Run the leased train: { $trains }
   *[other] Run the trains: { $trains }
}
question-sell-train = { $buyer } offers { $seller } { $price } cc for its { $train }

## Badges: the condition of the game, a company, a private company

badge-building-ended = building has ended
badge-nationalised = nationalised
badge-insolvent = insolvent
badge-bankrupt = bankrupt
badge-receivership = in receivership
badge-leases = leases a { $train }
badge-turned-over = turned over by { $player }

## Facts

fact-layer = layer { $layer }
fact-length = calls at { $large } large stations and { $small } more stops
fact-ending = { $reason ->
    [bank] the bank has run out of money
    [stock-market] a share price has reached the top of the market
    [nationalisation] British Rail closes the last lines
    [standstill] nobody can do anything any more
    [turn-limit] a recorded game has no more than a hundred turns
   *[other] the game ends
}

## The stock market: what is special about some spaces, and the same in a word

zone-par = companies start here
    .short = par
zone-red-letter = the first share sold does not lower the price
    .short = red-letter zone
zone-end = ends the game
    .short = end
zone-bankrupt = bankrupt
    .short = bankrupt

## Words of the table

ui-tokens-left = bases
ui-state-not-open = layer { $layer }, not open yet
ui-state-closed = closed by British Rail
ui-stop-city = large station
ui-stop-town = small station
ui-stop-wayside = halt
    .letter = h

## The terminal

terminal-run-no-waysides = The same without calling at halts

## The page

page-no-token-possible = There is nowhere to build a base now.
page-tokens = bases
page-tokens-left = { $count ->
    [0] none left
   *[other] { $count } left, next { $cost } cc
}
page-hint-token = A base lets the company run from another town, and can keep others out. It is often right to wait.
page-besides = Subsidy
page-aim-total = Best with the subsidy
page-aim-besides = Most subsidy, same price step
page-stopped-company-in-trouble = stopped: the company is insolvent or bankrupt
page-half-price = { $why ->
    [none] half price: the company has no train
   *[other] half price: the company has no train, { $why }
}
page-at-lower-price = at half of { $price }

## What newer versions of the rules correct

correction-penniless-turn = In games imported from 18xx.games, a player without any money is passed over in a stock round, even while the bank has a private company to sell.
correction-left-hexes = Track counts for building only if a train could get there without re-entering a hex it has left, unless the table plays with re-entry (Running Trains, Laying Track, Upgrading Track).
