### What only 1862 says, and what it says in words of its own: a message that the shared catalogues have too is
### said as it is written here.

## The game

ui-title = 1862: Railway Mania in the Eastern Counties
page-play-now-explained = 1862 in the Eastern Counties, you against two computer players. No account, nothing to set up.

## Editions and optional rules, as titles::t1862::options lists them

edition-rulebook = Rulebook
    .explain = The rules of the published game, with our rulings where the rulebook leaves something open or contradicts itself.
edition-recorded = As recorded online
    .explain = For games imported from 18xx.games: the rulebook with that site’s own departures from it. Not for new tables.
edition-recorded-2021 = As recorded online up to 2021
    .explain = For games imported from 18xx.games that were played when it counted the hexes of freight runs to off-board areas in an older way. Not for new tables.
option-short_length = Short length
    .explain = Fewer trains: six A, five B, four C and three D trains. Phases follow one another faster.
option-long_length = Long length
    .explain = More trains: seven A, six B, five C and four D trains. Old trains last longer.
option-simple_express = Simple express game
    .explain = All trains are express trains, permits are not used, and a company may own four trains, from phase E three, from phase G two. Recommended to players new to 18xx games.
option-simple_freight = Simple freight game
    .explain = All trains are freight trains, permits are not used, and a company may own four trains, from phase E three, from phase G two. Recommended to players new to 1862.
option-advanced_freight = Advanced freight game
    .explain = There are freight and local trains only, with eight permits of each.
option-advanced_express = Advanced express game
    .explain = There are express and local trains only, with eight permits of each.
option-shorter_game = Shorter game
    .explain = The first E train, not the first H train, lets the LNER form, and D trains never rust. The number of trains is that of the short length, with five players or more that of the standard length.
option-new_players = Game for new players
    .explain = Companies are started in Parliament only; they redeem no shares, buy no warranties and cannot use the George Hudson manoeuvre. Play it with one of the simple games.
option-eight_tokens = Eight station markers
    .explain = A company may have eight station markers instead of seven. Blocking becomes harsher late in the game.
option-no_extra_companies = No additional companies
    .explain = With seven or eight players the game normally begins with one or two companies more. Without them there are sixteen, as with fewer players.
option-first_edition_home_marker = Home marker as in the first edition
    .explain = A company whose home marker waits beside a full tile, or stands on a hex without one, need not build at home in its first turn.

## Phases

phase-A = Phase A, from the start
    .explain = Yellow tiles. One operating round after each stock round. Three trains of each type per company. Off-board areas pay their lowest figure.
phase-B = Phase B, with the first B train
    .explain = Green tiles at once, and four more companies become available. Two operating rounds after each stock round, from the next one on.
phase-C = Phase C, with the first C train
    .explain = A trains rust, but for those under warranty. The last four companies become available. Off-board areas pay their middle figure.
phase-D = Phase D, with the first D train
    .explain = Russet tiles at once. Three operating rounds after each stock round, from the next one on.
phase-E = Phase E, with the first E train
    .explain = B trains rust, but for those under warranty. Two trains of each type per company. Off-board areas pay their highest figure.
phase-F = Phase F, with the first F train
    .explain = C trains rust, but for those under warranty.
phase-G = Phase G, with the G train
    .explain = D trains rust, but for those under warranty. Three trains per company, of whatever types.
phase-H = Phase H, with the first H train
    .explain = The LNER forms after this set of operating rounds; a stock round and three last operating rounds follow.

## What happened: parliament, obligations, flotation

event-parliament-begins = Parliament sits: Parliament round { $turn } begins.
event-proposed = { $player } proposes { $company } and bids £{ $amount }.
event-no-proposal = { $player } proposes no company.
event-charter-won = { $player } wins the charter of { $company } for £{ $amount } and is under obligation to float it.
event-fined = { $company } has not floated: { $player } is fined £{ $amount }.
event-fine-paid = { $left ->
    [0] { $player } pays £{ $amount }: the fine is settled.
   *[other] { $player } pays £{ $amount } of the fine; £{ $left } is still due.
}
event-fine-forgiven = { $player } has nothing left to sell: £{ $amount } of the fine is forgiven.
event-returned = { $company } goes back to the IPO.
event-markers-bought = { $company } buys { $count } station markers for £{ $cost }.
event-company-started = { $player } starts { $company } at £{ $par } a share and pays £{ $price } for the director’s certificate.
event-share-bought = { $from ->
    [offer] { $player } buys a share of { $company } from the IPO for £{ $price }.
    [pool] { $player } buys a share of { $company } from the Bank Pool for £{ $price }.
   *[other] { $player } buys a share of { $company } out of the company’s own holding for £{ $price }.
}
event-directors-certificate-split = { $player } sells part of the director’s certificate of { $company } and takes single shares back for the rest.
event-receivership = { $company } has no director: it is in receivership.

## What happened: mergers and refinancing

event-merger-proposed = { $company } proposes to join with { $partner }.
event-merger-declined = The director of { $partner } declines to join with { $company }.
event-merges = { $company } is merged into { $survivor }; the share price of { $survivor } is now £{ $price }.
event-refinances = { $company } refinances: shares are merged two for one, and it receives £{ $amount }.
event-shares-returned = { $shares ->
    [one] { $player } returns a share of { $company } to the Bank Pool.
   *[other] { $player } returns { $shares } shares of { $company } to the Bank Pool.
}
event-company-shares-returned = { $shares ->
    [one] { $company } returns a share of { $of } to the Bank Pool.
   *[other] { $company } returns { $shares } shares of { $of } to the Bank Pool.
}
event-shares-swapped = { $shares ->
    [one] { $player } swaps a share for one of the surviving company.
   *[other] { $player } swaps { $shares } shares for as many of the surviving company.
}
event-unswappable-sold = { $holder } finds no share to swap a certificate of { $company } for and sells it to the bank for £{ $amount }.
event-option-redeemed = { $holder } redeems an option on { $company } for £{ $amount }.
event-option-relinquished = { $holder } relinquishes an option on { $company } to the Bank Pool for £{ $amount }.
event-takes-over = { $company } takes over everything { $from } had, and £{ $cash }.
event-marker-removed = { $company } takes its station marker in { $at } off the map.

## What happened: building and running

event-home-token-placed = { $company } places its home station marker in { $at }.
event-home-waits = No circle is free on { $hex }: the home station marker of { $company } waits there until the tile is upgraded.
event-displaced = { $by } needs its home on { $hex }: a station marker of { $company } goes back to its owner.
event-token-placed = { $cost ->
    [0] { $company } places a station marker in { $at }.
   *[other] { $company } places a station marker in { $at } for £{ $cost }.
}
event-linked-to-london = { $company } builds a link to London.
event-small-station = { $company } builds a small station on { $hex }.
event-company-passed = { $step ->
    [merging] { $company } merges with nobody.
    [track] { $company } builds nothing more.
    [token] { $company } places no station marker.
    [trains] { $company } buys no further train.
    [redeeming] { $company } redeems no share.
    [acquiring] { $company } acquires nobody.
   *[other] { $company } passes.
}
event-ran = { $besides ->
    [0] { $company } runs { side-train } for £{ $revenue }: { $stops }.
   *[other] { $company } runs { side-train } for £{ $revenue } and £{ $besides } of subsidy: { $stops }.
}
event-subsidy = { $company } receives £{ $amount } of subsidy for the hexes of its local trains.
event-hudson = { $company } performs the George Hudson manoeuvre and adds £{ $amount } of its treasury to its revenue.
event-dividend-decided = { $kind ->
    [pay] { $company } pays out £{ $revenue }.
    [hudson] { $company } pays out £{ $revenue }, what it added included.
   *[retain] { $company } retains £{ $revenue }.
}

## What happened: trains and money

event-train-bought = { $company } buys { side-train } from the bank for £{ $price }.
event-train-traded = { $buyer } buys { side-train } from { $seller } for £{ $price }.
event-train-offer = { $buyer } asks { $seller } for { side-train } at £{ $price }.
event-train-offer-declined = { $seller } will not sell { side-train } to { $buyer } this turn.
event-train-offers-declined = { $seller } will not sell its train of band { $train } to { $buyer } this turn.
event-trains-rusted = { $companies ->
    [none] Trains of band { $kind } rust; no company loses one.
   *[other] Trains of band { $kind } rust. Companies that lose theirs: { $companies }.
}
event-warranties = { $count ->
    [one] { $company } buys a warranty for { side-train } for £{ $cost }.
   *[other] { $company } buys { $count } warranties for { side-train } for £{ $cost }.
}
event-warranty-ends = The last warranty of { side-train } is used up: { $company } loses it.
event-stock-sold = { $shares ->
    [one] { $company } sells a share of its own for £{ $amount } to pay for a train.
   *[other] { $company } sells { $shares } shares of its own for £{ $amount } to pay for a train.
}
event-redeemed = { $company } redeems a share of its own from the Bank Pool for £{ $price }.
event-bankrupt = { $company } is bankrupt.
event-compensated = { $player } receives £{ $amount } for shares of { $company }.

## What happened: towards the end

event-bank-broken = The bank has run out of money.
event-top-of-market = { $company } has reached the top of the stock market: the game ends with this operating round.
event-lner-triggered = The London & North Eastern Railway forms after this set of operating rounds.
event-lner-forms = The London & North Eastern Railway forms. Building, mergers and new companies have ended, sales lower no price any more, and the certificate limit is { $limit }.
event-game-over = { $reason ->
    [bank] The game is over: the bank has run out of money.
    [stock-market] The game is over: a share price has reached the top of the stock market.
    [lner] The game is over: the last rounds after the formation of the LNER are done.
    [standstill] The game is over: it stands still, nobody can do anything any more.
    [turn-limit] The game is over: a recorded game has no more than a hundred turns.
   *[other] The game is over.
}

## Why a move was not made: the table

refusal-wrong-step = Not now: the table is waiting for { $awaited ->
    [bidding] { step-bidding.awaited }
    [choosing] { step-choosing.awaited }
    [starting] { step-starting.awaited }
    [more-shares] { step-more-shares.awaited }
    [trading] { step-trading.awaited }
    [selling-down] { step-selling-down.awaited }
    [buying-markers] { step-buying-markers.awaited }
    [paying-fine] { step-paying-fine.awaited }
    [home-tile] { step-home-tile.awaited }
    [merging] { step-merging.awaited }
    [survivor] { step-survivor.awaited }
    [option] { step-option.awaited }
    [removing] { step-removing.awaited }
    [track] { step-track.awaited }
    [token] { step-token.awaited }
    [running] { step-running.awaited }
    [dividend] { step-dividend.awaited }
    [trains] { step-trains.awaited }
    [redeeming] { step-redeeming.awaited }
    [acquiring] { step-acquiring.awaited }
    [consent] { step-consent.awaited }
    [over] { step-over.awaited }
   *[other] something else
}.

## Why a move was not made: parliament and shares

refusal-bid-too-high = £{ $amount } is too much: whoever bids more than £{ $most } could not pay for the director’s certificate at the lowest par.
refusal-not-available = { $company } is not available now.
refusal-failed-to-float = { $company } failed to float and is available again from the next Stock Round on.
refusal-no-room-at-home = { $company } cannot be started: its home station marker would find no circle.
refusal-charter-already-won = { $player } has won a charter in this Parliament round and cannot open another auction, only bid.
refusal-not-a-multiple = A bid must be a multiple of £{ $step }.
refusal-not-a-par = £{ $price } is not on the par chart.
refusal-not-a-start-price = No company can be started at £{ $price }.
refusal-only-the-new-company = Only shares of { $company } can be bought now, the company just started.
refusal-parliament-only = In the game for new players companies are started in Parliament only.
refusal-no-change = The director’s certificate of { $company } cannot be split: that takes { $needed } single shares out of the Bank Pool, which has { $available }.
refusal-bought-this-round = { $sellable ->
    [0] All your shares of { $company } were bought in this stock round and cannot be sold before the next.
    [one] Shares bought in this stock round cannot be sold: you can sell one share of { $company }.
   *[other] Shares bought in this stock round cannot be sold: you can sell { $sellable } shares of { $company }.
}
refusal-marker-count = The company has { $least } to { $most } station markers.
refusal-no-share-in-pool = No single share of { $company } lies in the Bank Pool.

## Why a move was not made: mergers

refusal-not-connected-to = { $company } and { $partner } are not connected: no route leads from a station marker of the one to a station marker of the other.
refusal-in-receivership = { $company } is in receivership and cannot do that.
refusal-after-lner = After the formation of the LNER this is not possible any more.
refusal-not-merging = { $company } is not one of the companies that can merge here.
refusal-declined = The director of { $company } has declined this in this turn.
refusal-home-marker-stays = The home station marker of { $company } stays on the map.
refusal-no-marker-there = No station marker of the company can be taken off in { $at }.

## Why a move was not made: building

refusal-home-first = The company must build on its home hex first: { $hex }.
refusal-build-too-much = Tile { $tile } is too much for this turn beside what has been built.
refusal-not-connected = Some track of a tile on { $hex } must lie on a route of the company: track that leads to one of its station markers, London’s aside, and passes no station full of others’.
refusal-nothing-gained = This upgrade of { $hex } gives the company neither new track nor a large station on a route of its own.
refusal-has-london = { $company } has a link to London already.
refusal-london-full = All four spaces in London are taken.
refusal-london-instead-of-build = A link to London is built instead of track or a small station, and the company has built in this turn.
refusal-london-not-reached = No route of the company leads to London.
refusal-no-station-there = There is no large station in { $at }.
refusal-no-free-circle = { $owners ->
    [none] No circle is free in { $at }.
   *[other] No circle is free in { $at }; there are station markers of { $owners }.
}
refusal-kept-for-home = The free circle in { $at } is kept for the home station marker of { $company }.
refusal-token-on-hex = The company has a station marker on { $hex } already.
refusal-station-not-reached = No route of the company leads to { $at }.
refusal-no-token-left = { $company } has no station marker left to place.

## Why a move was not made: running

refusal-no-permit = The company has no permit for this type of train (band { $train }).
refusal-no-london-link = { $company } has no link to London, so its trains cannot run there.
refusal-local-leaves-board = The local train of band { $train } cannot run to ports or red areas.
refusal-two-areas = The run of the train of band { $train } goes from port to port, or from red area to red area.
refusal-ends-at-small = A run cannot end in a small station: { $at }.
refusal-passes-area = A run ends when it comes to a port or a red area: { $at }.
refusal-too-few-stations = The run of the train of band { $train } needs two large stations, or one and a port or red area.
refusal-too-many-hexes = { $allowed ->
    [one] The freight train of band { $train } travels one hex, not { $count }.
   *[other] The freight train of band { $train } travels { $allowed } hexes, not { $count }.
}
refusal-too-many-stations = The train of band { $train } can visit { $allowed } stations, not { $count }.
refusal-too-many-scored = The train of band { $train } can score { $allowed } stations, not { $count }.
refusal-too-few-scored = The train of band { $train } leaves out more stations than it has to.
refusal-home-not-visited = One of the runs must visit the home station of { $company }.
refusal-freight-not-joined = Freight trains of bands A to D must run end to end, in one line with each other and with a permanent one if it runs.
refusal-train-idle = A train of band { $train } could earn something beside the others, so it must run.
refusal-not-its-train = The company has no such train of band { $train }.
refusal-train-runs-twice = A train of band { $train } can run only once in a turn.
refusal-too-short = The run of the train of band { $train } needs two stations.
refusal-track-twice = The train of band { $train } would use the same track twice.
refusal-no-token-on-run = The run of the train of band { $train } touches no station marker of the company, London’s aside.
refusal-runs-do-not-meet = The run of the train of band { $train } meets none of the others at a large station.
refusal-tokened-out = { $owners ->
    [none] { $at } is full of others’ station markers: a run can end there but not pass.
   *[other] { $at } is full ({ $owners }): a run can end there but not pass.
}
refusal-no-hudson = The George Hudson manoeuvre is not open to { $company }: it needs revenue below the share price, and the money to make up for it.

## Why a move was not made: trains

refusal-earlier-trains-first = All trains of band { $kind } must be sold first.
refusal-train-not-for-sale = This train of band { $train } is not for sale.
refusal-no-room-for-type = { $company } may own no further train of this type now.
refusal-no-such-type = That type of train is not in this game.
refusal-type-needed = Say whether the train is to be an express, a freight or a local train.
refusal-type-is-fixed = A train of another company keeps the type it has.
refusal-too-many-warranties = { $most ->
    [0] No warranty can be bought with this train.
    [one] One warranty at most can be bought with this train.
   *[other] At most { $most } warranties can be bought with this train.
}
refusal-fixed-price = Trains have fixed prices: this one costs £{ $price }.
refusal-bank-trains-only = The company can buy a train from the bank only.
refusal-no-need-to-raise = { $company } need not raise money, or cannot choose how: it does so only if it has no train and can buy none.
refusal-cannot-raise = { $company } cannot raise enough money for a train in that way.
refusal-must-buy-train = { $company } must have a train, so it must buy one.
refusal-no-redemption = In the game for new players companies redeem no shares.

## What is awaited, what can be done, what is asked

step-choosing = Proposals
    .awaited = a proposal in Parliament
    .prompt = Propose a company by opening its auction, or pass.
step-starting = Charter won
    .awaited = the start of a chartered company
    .prompt = The charter is yours: choose the par and take the director’s certificate.
step-more-shares = More shares
    .awaited = the purchase of more shares of a new company
    .prompt = Buy up to two more shares of your new company, or pass.
step-trading = Share dealing
    .awaited = share dealing
    .prompt = Sell, then buy one share or start a company; or pass.
step-buying-markers = Station markers
    .awaited = the purchase of station markers
    .prompt = The company floats: choose how many station markers it buys.
step-paying-fine = Fine
    .awaited = a sale of shares to pay a fine
    .prompt = A fine is due: sell shares to pay it.
step-home-tile = Home upgrade
    .awaited = the upgrade of a company’s home
    .prompt = Upgrade the home hex to make room for the home station marker.
step-merging = Merger
    .awaited = a decision on a merger
    .prompt = Merge with a connected company, or pass.
step-survivor = Survivor
    .awaited = the choice of the company that survives
    .prompt = Choose which of the two companies survives.
step-option = Option
    .awaited = a decision on an option
    .prompt = Redeem the option, or relinquish it.
step-removing = Surplus markers
    .awaited = the removal of surplus station markers
    .prompt = Too many station markers: take one off the map.
step-track = Building
    .awaited = a build
    .prompt = Lay or upgrade track or build a small station; or pass.
step-token = Station marker
    .awaited = a station marker
    .prompt = Place a station marker, or pass.
step-redeeming = Redeeming
    .awaited = a decision to redeem a share
    .prompt = Redeem a share from the Bank Pool, or pass.
step-acquiring = Acquisition
    .awaited = a decision on an acquisition
    .prompt = Acquire a connected company, or pass.
choice-pass = { $step ->
    [bidding] Pass: drop out of this auction
    [choosing] Propose no company
    [more-shares] Buy no more shares
    [trading] Pass, or end the turn
    [merging] Merge with nobody
    [survivor] Think better of the merger
    [track] Build nothing more
    [token] Place no station marker
    [trains] Buy no more trains
    [redeeming] Redeem no share
    [acquiring] Acquire nobody
   *[other] Pass
}
choice-open-auction = Propose { $company } with a bid of £{ $min } to £{ $max }
choice-start = { $count ->
    [one] Start { $company } at £{ $pars } a share
   *[other] Start { $company } at one of these prices: { $pars }
}
choice-start-form = £{ $par } a share: the director’s certificate costs £{ $cost }
choice-buy-share = { $from ->
    [offer] Buy a share of { $company } from the IPO for £{ $price }
    [pool] Buy a share of { $company } from the Bank Pool for £{ $price }
   *[other] Buy a share of { $company } out of the company’s own holding for £{ $price }
}
choice-place-token = { $cost ->
    [0] Place a station marker in { $at }
   *[other] Place a station marker in { $at } for £{ $cost }
}
choice-buy-tokens = Buy { $count } station markers for £{ $cost }
choice-remove-token = Take the station marker in { $at } off the map
choice-dividend = { $kind ->
    [pay] Pay £{ $per_share } a share; the share price is then £{ $price_after }
    [hudson] Add from the treasury and pay £{ $per_share } a share (George Hudson); the share price is then £{ $price_after }
   *[retain] Retain £{ $to_company }; the share price is then £{ $price_after }
}
choice-buy-train = { $seller ->
    [bank] { $side ->
        [express] Buy a train of band { $train } from the bank for £{ $min } as an express train
        [freight] Buy a train of band { $train } from the bank for £{ $min } as a freight train
        [local] Buy a train of band { $train } from the bank for £{ $min } as a local train
       *[none] Buy a train of band { $train } from the bank for £{ $min }
    }
   *[other] { $consent ->
        [none] { $side ->
            [express] Buy an express train of band { $train } from { $seller } for £{ $min }
            [freight] Buy a freight train of band { $train } from { $seller } for £{ $min }
            [local] Buy a local train of band { $train } from { $seller } for £{ $min }
           *[none] Buy a train of band { $train } from { $seller } for £{ $min }
        }
       *[other] { $side ->
            [express] Ask { $seller } for an express train of band { $train } at £{ $min }; { $consent } must agree
            [freight] Ask { $seller } for a freight train of band { $train } at £{ $min }; { $consent } must agree
            [local] Ask { $seller } for a local train of band { $train } at £{ $min }; { $consent } must agree
           *[none] Ask { $seller } for a train of band { $train } at £{ $min }; { $consent } must agree
        }
    }
}
choice-choose = { $choice ->
    [redeem] Redeem the option for £{ $cost }
    [sell] Relinquish the option for £{ $proceeds }
    [sell-stock] Sell shares of the company’s own for £{ $proceeds }
    [bankruptcy] Go bankrupt
   *[refinance] Refinance: merge its shares two for one, and receive £{ $proceeds }
}
effect-raised = { $company } then has £{ $treasury } and must buy a train of band { $train } from the bank for £{ $price }.
effect-stock-sold = { $shares ->
    [one] A share goes to the Bank Pool for £{ $price }; the share price is then £{ $falls_to }.
   *[other] { $shares } shares go to the Bank Pool for £{ $price } each; the share price is then £{ $falls_to }.
}
effect-price-stays = The share price stays £{ $price }, and so does the par.
effect-holding = { $holder }: { $before } shares become { $after }.
effect-option = { $holder }: { $before } shares become { $after } and £{ $proceeds }, or { $redeemed } for £{ $cost }.
effect-compensation = Players receive £{ $amount } for each share. { $company } loses its money and station markers and may be started again.
choice-merge = { $consent ->
    [none] Join with { $company }
   *[other] Propose to { $consent } to join with { $company }
}
choice-survive = { $company } survives; its share price is then £{ $price_after }
choice-redeem = Redeem a share for £{ $price }
choice-answer-form = { $reply ->
    [accept] Agree
    [decline-all] Decline, and be asked no more this turn
   *[decline] Decline
}
question-sell-train = { $buyer } would like to buy { side-train } from { $seller } for £{ $price }
question-merge = { $company } would like to join with { $partner }: { $survivor } would survive, at £{ $price } a share

## Kinds of dividends

dividend-hudson = George Hudson
    .if = With the manoeuvre
    .done = paid with the Hudson manoeuvre

## Types of trains

side-express = Express
side-freight = Freight
side-local = Local
side-train = { $side ->
    [express] an express train of band { $train }
    [freight] a freight train of band { $train }
    [local] a local train of band { $train }
   *[none] a train of band { $train }
}

## Badges: the condition of the game, a company, a turn

badge-parliament = Parliament sits
badge-lner-comes = the LNER forms after this set
badge-lner-formed = the LNER has formed
badge-chartered = chartered
badge-obligation = { $player } must float it
badge-receivership = in receivership
badge-out = not in this game
badge-must-buy-from-bank = must buy from the bank
badge-fine = { $player } owes a fine of £{ $amount }

## Facts

fact-group = { $group ->
    [A] available from the start
   *[other] available from phase { $group }
}
fact-permit = { $kind ->
    [express] express permit
    [freight] freight permit
   *[local] local permit
}
fact-london = linked to London
fact-par = £{ $par } on the par chart
fact-band = { $freight ->
    [one] freight: one hex; local and express: { $scored } of { $visited } stations
   *[other] freight: { $freight } hexes; local and express: { $scored } of { $visited } stations
}
fact-ending = { $reason ->
    [bank] the bank has run out of money
    [stock-market] a share price has reached the top of the stock market
    [lner] the last rounds after the formation of the LNER
    [standstill] nobody can do anything any more
    [turn-limit] a recorded game has no more than a hundred turns
   *[other] the game ends
}

## The stock market: what is special about some spaces, and the same in a word

zone-par = companies start here
    .short = start
zone-first-free = the first share sold by anybody but the director does not lower the price
    .short = first share free
zone-two-free = the first two shares sold by anybody but the director do not lower the price
    .short = two shares free
zone-end = ends the game
    .short = end
zone-bankrupt = bankrupt
    .short = bankrupt

## Words of the table

ui-round-auction = Parliament round
ui-initial-offer = IPO
ui-bank-pool = Bank Pool
ui-offer = IPO
ui-tokens-left = markers
ui-state-not-open = not available yet
ui-stop-city = large station
ui-stop-town = small station

## The page

page-bid-explained = The winner pays the bid, starts the company at once and pays three shares at a par of the winner’s choice.
page-directors-certificate = director’s certificate, three shares
page-start-explained = Choose the price; you pay for three shares.
page-no-track-possible = There is nowhere to build now.
page-no-token-possible = There is nowhere to place a station marker now.
page-tokens = station markers
page-tokens-left = { $count ->
    [0] none left
   *[other] { $count } left
}
page-extras = warranties at £{ $cost }
page-besides = Subsidy
page-aim-total = Best with the subsidy
page-aim-besides = Most subsidy, same price step
page-half-price = { $why ->
    [none] half price: the company has no train
   *[other] half price: the company has no train, { $why }
}
page-at-lower-price = at half of { $price }
page-stopped-company-in-trouble = stopped: the company is in receivership or bankrupt
page-hint-bidding = The highest bidder wins the charter of this company, starts it at once, and must see it float by the end of the next stock round.
page-hint-choosing = In Parliament you may propose a company and bid for its charter. A chartered company gets ten times its par when it floats; but if it does not float, whoever won the charter is fined.
page-hint-trading = In your turn you may sell shares and then buy one share or start a company without a charter. A company floats when half of its shares are bought. Whoever holds most of them directs it.
page-hint-home-tile = Every circle of your company’s home is taken. Upgrade its tile: click the lit hex.
page-hint-token = A station marker lets the company run from another town, and can keep others out. It has been paid for already.

# Corrections of the rules
correction-director-tie = In recorded games, of several players who could follow a director who sells, the nearest to the left does (6.3).
correction-redeem-step = In recorded games a company loses the step for redeeming if it cannot pay for the first certificate of the Bank Pool (7.13).
correction-declined-deals = A declined merger binds only the same kind of deal between the same directors and companies, and nothing where no consent is needed (7.5.1, 7.14).
correction-waiting-marker = A waiting home marker takes a circle that a merger or a bankruptcy leaves free (7.2, 7.5.6).
correction-lost-marker = A waiting home marker that is lost in a merger does not count against the limit (7.5.6).
correction-home-after-lner = No home marker is placed after the formation of the LNER (10.3).
correction-redeeming-after-lner = Companies may redeem shares after the formation of the LNER (10.3).
correction-raising-money = Selling company stock, refinancing and going bankrupt are moves of their own, which show what they would do. “Buy no more trains” does none of them (7.11).
correction-small-station = In recorded games a tile with one more small station may join the plain track of the old tile otherwise (7.6.4).
correction-joined-freights = Permanent freights that meet end to end are joined or not as it brings the whole set of runs most, not the freights alone (7.8.1).
