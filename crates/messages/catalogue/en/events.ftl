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
event-private-available = { $private } can be bought from now on.
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
    [offer] { $player } buys a share of { $company } from the initial offer for £{ $price }.
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
event-floated = { $company } floats with a capital of { -coin }{ $capital }{ -coin-after }.

## Building

event-home-token-placed = { $company } places its home token in { $at }.
event-tile-laid = { $cost ->
    [0] { $company } lays tile { $tile } on { $hex }.
   *[other] { $company } lays tile { $tile } on { $hex } for { -coin }{ $cost }{ -coin-after }.
}
event-token-placed = { $cost ->
    [0] { $company } places a token in { $at }.
   *[other] { $company } places a token in { $at } for { -coin }{ $cost }{ -coin-after }.
}
event-company-passed = { $step ->
    [track] { $company } lays no further track.
    [token] { $company } places no token.
    [trains] { $company } buys no further train.
   *[other] { $company } passes.
}

## Running

event-ran = { $besides ->
    [0] { $company } runs its { $train } for £{ $revenue }: { $stops }.
   *[other] { $company } runs its { $train } for £{ $revenue } and { -coin }{ $besides }{ -coin-after } for its treasury: { $stops }.
}
event-did-not-run = { $company } runs no train.
event-dividend-decided = { $kind ->
    [pay] { $company } pays out £{ $revenue }.
   *[retain] { $company } retains { -coin }{ $revenue }{ -coin-after }.
}
event-dividend-paid = { $shares ->
    [one] { $player } receives £{ $amount } for one share of { $company }.
   *[other] { $player } receives £{ $amount } for { $shares } shares of { $company }.
}

## Trains and phases

event-train-bought = { $company } buys a train from the bank: { $train } for { -coin }{ $price }{ -coin-after }.
event-train-traded = { $buyer } buys a train from { $seller }: { $train } for { -coin }{ $price }{ -coin-after }.
event-train-offer = { $buyer } offers { $seller } { -coin }{ $price }{ -coin-after } for its { $train }.
event-train-offer-declined = { $seller } will not sell its { $train } to { $buyer } at that price.
event-train-offers-declined = { $seller } will not sell its { $train } to { $buyer } this turn.
event-train-discarded = { $company } has too many trains and returns its { $train } to the bank.
event-trains-rusted = { $companies ->
    [none] The { $kind } trains rust; no company had one any more.
   *[other] The { $kind } trains rust. Companies that lose theirs: { $companies }.
}
event-phase-begins = Phase { $phase } begins.

## Towards the end

event-bank-broken = The bank has run out of money: the end of the game is near.
event-top-of-market = { $company } has reached the top of the market: the end of the game is near.
event-game-over = { $reason ->
    [bank] The game is over: the bank has run out of money.
    [stock-market] The game is over: a share price has reached the top of the market.
   *[other] The game is over.
}
