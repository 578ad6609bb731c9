### What happened, one sentence each: the log of a game. The arguments are the fields of rules::Event.

## Auction and private companies

event-bid = { $player } bids £{ $amount }.
event-passed-bidding = { $player } passes and is out of this auction.
event-auction-won = { $player } wins the auction with £{ $amount }.
event-auction-passed-out = Nobody bids: { $player } chooses a certificate and pays no bid.
event-private-bought = { $player } buys { $private } for £{ $price }.
event-private-sold = { $player } sells { $private } to the bank for £{ $price }.
event-private-exchanged = { $player } exchanges { $private } for a share of { $company }.
event-private-closed = { $private } closes and is out of the game.
event-private-turned-over = { $player } turns { $private } over: no more income, no certificate.
event-private-available = { $private } can be bought from now on.
event-private-income-changed = { $private } now brings £{ $income } in each operating round.
event-private-income = { $player } receives £{ $amount } from { $private }.

## Rounds and turns

event-priority-deal = { $player } has the priority deal.
event-stock-round-begins = Stock round { $number } begins.
event-operating-round-begins = Operating round { $turn }.{ $round } begins.
event-passed = { $player } passes.
event-passed-without-choice = { $player } has nothing to do and passes.
event-turn-ended = { $player } ends the turn.

## Shares

event-company-started = { $player } starts { $company } at a par of £{ $par } and pays £{ $price } for the director’s certificate.
event-share-bought = { $from ->
    [ipo] { $player } buys a share of { $company } from the initial offer for £{ $price }.
    [pool] { $player } buys a share of { $company } from the bank pool for £{ $price }.
   *[other] { $player } buys a share of { $company } from { $from } for £{ $price }.
}
event-shares-sold = { $shares ->
    [one] { $player } sells a share of { $company } for £{ $price }.
   *[other] { $player } sells { $shares } shares of { $company } at £{ $price } each.
}
event-directors-certificate-split = { $player } sells only half of the director’s certificate of { $company } and takes a single share back from the bank pool.
event-new-director = { $player } becomes director of { $company }.
event-receivership = { $company } has no director any more: it is in receivership.
event-price-moved = The share price of { $company } moves from £{ $from } to £{ $to }.
event-price-stayed = The share price of { $company } stays at £{ $price }.
event-floated = { $company } floats with a capital of { $capital } cc.

## Building

event-home-base-placed = { $company } places its home base in { $at }.
event-no-home-tile = No tile is left for { $hex }, the home of { $company }: its base stands there without track.
event-tile-laid = { $cost ->
    [0] { $company } lays tile { $tile } on { $hex }.
   *[other] { $company } lays tile { $tile } on { $hex } for { $cost } cc.
}
event-base-placed = { $cost ->
    [0] { $company } builds a base in { $at }.
   *[other] { $company } builds a base in { $at } for { $cost } cc.
}
event-company-passed = { $step ->
    [track] { $company } lays no further track.
    [base] { $company } builds no base.
    [trains] { $company } buys no further train.
   *[other] { $company } passes.
}

## Running

event-ran = { $subsidy ->
    [0] { $company } runs its { $train } for £{ $revenue }: { $stops }.
   *[other] { $company } runs its { $train } for £{ $revenue } and { $subsidy } cc of subsidy: { $stops }.
}
event-ran-leased = { $company } runs a leased { $train } for { $revenue } cc: { $stops }.
event-subsidy = { $company } receives { $amount } cc of subsidy for its halts.
event-destination-reached = { $company } has linked its home with { $hex } and receives { $bonus } cc.
event-did-not-run = { $company } runs no train.
event-dividend-decided = { $kind ->
    [pay] { $company } pays out £{ $revenue }.
   *[retain] { $company } retains { $revenue } cc.
}
event-dividend-paid = { $shares ->
    [one] { $player } receives £{ $amount } for one share of { $company }.
   *[other] { $player } receives £{ $amount } for { $shares } shares of { $company }.
}

## Trains and phases

event-train-bought = { $company } buys a train from the bank: { $train } for { $price } cc.
event-train-traded = { $buyer } buys a train from { $seller }: { $train } for { $price } cc.
event-train-offer = { $buyer } offers { $seller } { $price } cc for its { $train }.
event-train-offer-declined = { $seller } will not sell its { $train } to { $buyer } at that price.
event-train-offers-declined = { $seller } will not sell its { $train } to { $buyer } this turn.
event-train-discarded = { $company } has too many trains and returns its { $train } to the bank.
event-trains-rusted = { $companies ->
    [none] The { $kind } trains rust; no company had one any more.
   *[other] The { $kind } trains rust. Companies that lose theirs: { $companies }.
}
event-phase-begins = Phase { $phase } begins.

## Trouble

event-insolvent = { $company } has a route but no train: it is insolvent.
event-solvent = { $company } is solvent again.
event-bankrupt = { $company } is bankrupt: all its shares go back to the initial offer without compensation.
event-refloated = { $company } floats again and receives { $capital } cc besides what it had kept.
event-stock-round-broken = The bankruptcy ends this stock round at once; a new one follows.

## Towards the end

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
