### What the table waits for, and what can be done: prompts and the labels of choices, for a terminal or a page.

## Steps. What is awaited fits “the table is waiting for …”; the prompt speaks to whoever must act.

step-bidding = Bidding
    .awaited = a bid
    .prompt = Bid, or pass.
step-choosing = Choice of a certificate
    .awaited = the auction winner’s choice
    .prompt = You have won: choose a certificate.
step-trading = Share dealing
    .awaited = share dealing
    .prompt = Sell, then buy one certificate; or pass.
step-selling-down = Selling down
    .awaited = a sale down to the certificate limit
    .prompt = You hold too many certificates: sell.
step-home-tile = Home tile
    .awaited = the home tile of a company
    .prompt = Lay a tile under the home token.
step-discarding = Returning trains
    .awaited = the return of surplus trains
    .prompt = Too many trains: return one to the bank.
step-track = Track
    .awaited = track
    .prompt = Lay track, or pass.
step-token = Token
    .awaited = a token
    .prompt = Place a token, or pass.
step-running = Running
    .awaited = the runs of a company’s trains
    .prompt = Run the trains.
step-dividend = Dividend
    .awaited = a decision on the dividend
    .prompt = Pay a dividend, or retain the revenue.
step-trains = Trains
    .awaited = the purchase of trains
    .prompt = Buy trains, or pass.
step-consent = Consent
    .awaited = another director’s answer
    .prompt = You are asked: agree or decline.
step-over = Game over
    .awaited = nothing more
    .prompt = The game is over.

## Choices, one for each kind of rules::Choice. See choice.rs of this crate for the arguments.

choice-pass = { $step ->
    [bidding] Pass: sit out the rest of this auction
    [trading] Pass, or end the turn
    [track] Lay no more track
    [token] Place no token
    [trains] Buy no more trains
    [home-tile] Go on without a tile
   *[other] Pass
}
choice-bid = Bid: £{ $min } to £{ $max }
choice-bid-form = Bid £{ $amount }
choice-take-private = Take { $private } for £{ $price }
choice-start = { $count ->
    [one] Start { $company } at a par of £{ $pars }
   *[other] Start { $company } at one of these pars: { $pars }
}
choice-start-form = par £{ $par }: the director’s certificate costs £{ $cost }
choice-buy-share = { $from ->
    [offer] Buy a share of { $company } from the initial offer for £{ $price }
    [pool] Buy a share of { $company } from the bank pool for £{ $price }
   *[other] Buy a share of { $company } from { $from } for £{ $price }
}
choice-buy-private = Buy { $private } from the bank for £{ $price }
choice-sell-shares = { $count ->
    [1] { $most ->
        [one] Sell a share of { $company }
       *[other] Sell { $most } shares of { $company }
    }
   *[other] Sell up to { $most } shares of { $company }
}
choice-sell-shares-form = { $shares ->
    [one] 1 share brings £{ $proceeds }; the share price is then £{ $price }
   *[other] { $shares } shares bring £{ $proceeds }; the share price is then £{ $price }
}
choice-sell-private = Sell { $private } to the bank for £{ $proceeds }
choice-close-private = Close { $private }
choice-exchange = Exchange { $private } for a share of { $company }
choice-lay-tile = { $cost ->
    [0] Lay tile { $tile } on { $hex }
   *[other] Lay tile { $tile } on { $hex } for { -coin }{ $cost }{ -coin-after }
}
choice-place-token = { $cost ->
    [0] Place a token in { $at }
   *[other] Place a token in { $at } for { -coin }{ $cost }{ -coin-after }
}
choice-run = Run the trains: { $trains }
choice-stand = Run no train
choice-dividend = { $kind ->
    [pay] Pay £{ $per_share } a share; the share price is then £{ $price_after }
   *[retain] Retain { -coin }{ $to_company }{ -coin-after }; the share price is then £{ $price_after }
}
choice-buy-train = { $seller ->
    [bank] Buy a train from the bank: { $train } for { -coin }{ $min }{ -coin-after }
   *[other] { $consent ->
        [none] Buy a train from { $seller }: { $train } for { -coin }{ $min } to { -coin }{ $max }{ -coin-after }
       *[other] Offer { $seller } a price for its { $train }: { -coin }{ $min } to { -coin }{ $max }{ -coin-after }; { $consent } must agree
    }
}
choice-buy-train-form = { $consent ->
    [none] Buy the { $train } of { $seller } for { -coin }{ $price }{ -coin-after }
   *[other] Offer { $seller } { -coin }{ $price }{ -coin-after } for its { $train }; { $consent } must agree
}
choice-open-auction = Open an auction of { $company }: £{ $min } to £{ $max }
choice-open-auction-form = Open an auction of { $company } with £{ $amount }
choice-choose = { $choice }
choice-merge = { $consent ->
    [none] Merge with { $company }
   *[other] Propose a merger with { $company } to { $consent }
}
choice-survive = { $company } remains, at £{ $price_after }
choice-buy-tokens = { $count } tokens for £{ $cost }
choice-remove-token = Take the token at { $at } off the board
choice-redeem = Buy back a share for £{ $price }
choice-bid-for = Bid for { $card }: £{ $min } to £{ $max }
choice-bid-for-form = Bid £{ $amount } for { $card }
choice-buy-onto = Lay a share of { $company } on { $private } for £{ $price }
choice-repay = Pay back £{ $min } to £{ $max }
choice-repay-form = Pay back £{ $amount }
choice-lay-by-power = By { $powers }: tile { $tile } on { $hex } for £{ $cost }
choice-place-by-power = By { $private }: a token in { $at }
choice-use-power = Use { $private }: { $choice }
choice-move-card = By { $private }: move { $card } to the { $to } of its stack
choice-couple = Couple the car to the { $train }
choice-issue = Issue up to { $most } shares
choice-issue-form = { $shares ->
    [one] Issue a share
   *[other] Issue { $shares } shares
}
choice-redeem-shares = Buy back { $shares } shares for £{ $price }
choice-discard-train = Return the { $train } to the bank
choice-answer-form = { $reply ->
    [accept] Agree
    [decline-all] Decline, and all further offers for it this turn
   *[decline] Decline
}

## Kinds of dividends: to be chosen, what follows if it is, and what was done

dividend-pay = Pay out
    .if = If paid
    .done = paid
dividend-retain = Retain
    .if = If retained
    .done = retained

## What speaks for a move, or against it, when a computer player is asked

advice-income = £{ $amount } of dividends and income { $rounds ->
    [0] in this round
    [one] by the end of this round
   *[other] in { $rounds } rounds
}
advice-papers-rise = Your shares and cards come to stand £{ $amount } higher
advice-papers-fall = Your shares and cards come to stand £{ $amount } lower
advice-without-train = { $company } would have no train
advice-directs = You would direct { $company }
advice-loses-office = You would no longer direct { $company }
advice-game-ends = The game would be over by then
