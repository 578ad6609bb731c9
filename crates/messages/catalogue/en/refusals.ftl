### Why a move was not made. The arguments are the fields of rules::Reason; title and section of the rulebook
### are shown beside the sentence.

## Turn and table

refusal-game-over = The game is over.
refusal-not-your-turn = { $awaited ->
    [none] { $player } cannot act now.
   *[other] It is not { $player }’s turn; the table is waiting for { $awaited }.
}
refusal-wrong-step = Not now: the table is waiting for { $awaited ->
    [bidding] { step-bidding.awaited }
    [choosing] { step-choosing.awaited }
    [trading] { step-trading.awaited }
    [selling-down] { step-selling-down.awaited }
    [home-tile] { step-home-tile.awaited }
    [discarding] { step-discarding.awaited }
    [track] { step-track.awaited }
    [token] { step-token.awaited }
    [running] { step-running.awaited }
    [dividend] { step-dividend.awaited }
    [trains] { step-trains.awaited }
    [consent] { step-consent.awaited }
    [over] { step-over.awaited }
   *[other] something else
}.
refusal-no-such-player = There is no seat { $player } at this table.
refusal-no-such-thing = { $thing ->
    [company] There is no such company in this game.
    [private] There is no such private company in this game.
    [certificate] There is no such certificate in this game.
    [tile] There is no such tile or hex in this game.
    [hex] There is no such hex on this map.
    [train] There is no such train in this game.
   *[other] There is no such thing in this game.
}

## Auction and private companies

refusal-bid-too-low = £{ $amount } is too little: bid £{ $least } at least.
refusal-bid-too-high = £{ $amount } is too much: with more than £{ $most } the winner could not pay for any certificate on offer.
refusal-not-on-offer = The director’s certificate of { $company } is not on offer now.
refusal-private-not-for-sale = { $private } is not for sale now.
refusal-not-your-private = { $private } is not yours.
refusal-forbidden-by-option = The options of this table do not allow it: { $option }.
refusal-not-exchangeable = { $private } cannot be exchanged for a share.
refusal-sold-private-this-round = You sold { $private } in this stock round and cannot buy it back before the next.

## Starting companies

refusal-not-started = { $company } has not been started: nobody has bought its director’s certificate.
refusal-already-started = { $company } has been started already.
refusal-par-not-allowed = £{ $par } is not a par { $company } can have.

## Buying and selling

refusal-too-poor = That takes { $needed }; there is only { $available }.
refusal-already-bought = You have bought in this turn; one purchase is all.
refusal-sold-this-round = You sold shares of { $company } in this stock round and cannot buy any before the next.
refusal-certificate-limit = You already hold as many certificates as you may: { $limit }.
refusal-reserved = This share of { $company } is kept for the owner of { $private }.
refusal-certificate-not-for-sale = This certificate of { $company } cannot be bought where it lies.
refusal-must-sell-down = You hold more certificates than the { $limit } allowed: sell first.
refusal-sell-before-buying = Selling comes before buying, and you have bought in this turn.
refusal-one-block-per-turn = You have sold shares of { $company } in this turn; all of one company go together, as one sale.
refusal-not-held = { $shares ->
    [0] Name at least one share of { $company } to sell.
    [one] You cannot sell a share of { $company }: you hold { $held }.
   *[other] You cannot sell { $shares } shares of { $company }: you hold { $held }.
}
refusal-certificates-do-not-match = { $shares ->
    [one] The certificates named do not make up the one share to be sold.
   *[other] The certificates named do not make up the { $shares } shares to be sold.
}
refusal-no-share-in-pool = To sell half of the director’s certificate of { $company }, a single share of it must lie in the bank pool.

## Track

refusal-wrong-home-hex = { $company } lays its home tile at home, not on { $hex }.
refusal-home-tile-due = { $company } must lay its home tile: one that fits is left.
refusal-tile-does-not-fit = Tile { $tile } does not fit on { $hex } that way.
refusal-colour-not-available = Tile { $tile } is of a colour that is not available yet.
refusal-no-tile-left = No copy of tile { $tile } is left.
refusal-not-connected = A tile on { $hex } must connect with track that leads to one of the company’s tokens and is not cut off by a tokened-out station.

## Tokens

refusal-no-station-there = Tokens cannot stand in { $at }.
refusal-no-free-circle = { $owners ->
    [none] No circle is free in { $at }.
   *[other] No circle is free in { $at }; there are tokens of { $owners }.
}
refusal-kept-for-home = The free circle in { $at } is kept for the home token of { $company }.
refusal-token-on-hex = The company has a token on { $hex } already.
refusal-station-not-reached = Track from the company’s tokens does not reach { $at } without passing a tokened-out station.
refusal-no-token-left = { $company } has no token left.

## Running

refusal-must-run = { $company } can run, so it must.
refusal-train-idle = The { $train } could run, so it must.
refusal-not-its-train = The company has no such { $train }.
refusal-train-runs-twice = The { $train } can run only once in a turn.
refusal-no-such-track = No such track leads from { $from } to { $to }.
refusal-too-short = A run needs two stops; the { $train } has fewer.
refusal-passes-dead-end = A run can end in { $at } but not pass through.
refusal-visits-twice = A run cannot come to the same stop twice: { $at }.
refusal-track-twice = The { $train } would use the same track twice.
refusal-reenters-hex = A run that has left { $hex } cannot come back to it.
refusal-shared-track = The { $train } and the { $other } would use the same track.
refusal-no-token-on-run = The run of the { $train } touches no token of the company.
refusal-runs-do-not-meet = The run of the { $train } meets none of the others at a station.
refusal-call-off-track = { $at } is not on the run’s track, so it cannot be called at.
refusal-tokened-out = { $owners ->
    [none] { $at } is tokened out.
   *[other] { $at } is tokened out ({ $owners }).
}

## Money and trains

refusal-dividend-forced = { $company } has no choice what to do with its revenue this time.
refusal-train-not-for-sale = This { $train } is not for sale.
refusal-earlier-trains-first = The bank sells { $kind } trains only when all earlier ones are sold.
refusal-bank-price-fixed = The bank asks { -coin }{ $price }{ -coin-after }, no more and no less.
refusal-price-not-multiple = The price must be a multiple of { $multiple }.
refusal-price-out-of-range = The price must be { $least } at least and { $most } at most.
refusal-train-limit = { $limit ->
    [one] The company may have one train now.
   *[other] The company may have { $limit } trains now.
}
refusal-last-train = { $seller } would be left without a train.
refusal-cannot-trade = { $company } has no director who could agree to a trade.
refusal-must-buy-train = { $company } has no train and can afford one, so it must buy.
refusal-offers-declined = { $seller } has declined all further offers for this train this turn.
