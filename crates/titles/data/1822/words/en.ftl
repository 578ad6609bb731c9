### What only 1822 and its scenarios say, and what they say in words of their own: a message that the shared catalogues
### have too is said as it is written here.

## The game

ui-title = 1822: The Railways of Great Britain
page-play-now-explained = 1822, you against two computer players. No account, nothing to set up.

## Editions and optional rules, as titles::t1822::options lists them

edition-summary = Summary
    .explain = The rules as the printed summary has them. Where it says nothing we play as the game is played online.
edition-online = As played online
    .explain = The rules as 18xx.games has them today: bidding tokens by a table, three bids in a turn, prices that rise at exactly the share price, and so on. The rules reference gives both readings wherever they differ.
edition-recorded = As recorded online
    .explain = For games imported from 18xx.games: as played online, without the checks that are made on its screen only. Not for new tables.
edition-recorded-twice = As recorded online, destination counted twice
    .explain = For games imported from 18xx.games that gave the destination to an E and to another train in the same turn. Not for new tables.
option-plus_expansion = 1822+
    .explain = Six more minors (25 to 30) and three more private companies (P19 to P21). Each of the three boxes for private companies has a stack of its own: trains, track, and the others. One track card other than P5 and two of the others are taken out before the game.
option-plus_expansion_no_removals = 1822+ without removals
    .explain = All 21 private companies stay in the game. Only with 1822+.
option-plus_expansion_single_stack = 1822+ with a single stack
    .explain = One stack of private companies fills all three boxes. Online, unless nothing is removed, it is not mixed: trains first, then track, then the others. Only with 1822+.
option-starter = For starters
    .explain = Only the private companies P1, P2 and P5 to P14 are in the game.
option-advanced = Advanced
    .explain = Only the private companies P1 to P12 are in the game, and minor 14 lies in the first box instead of minor 24.
option-sw_peninsula = South-West Peninsula
    .explain = For two players. Minors 22 and 23 start in South-West England (D39); they take the places of two others, drawn by lot, which are not in the game.
option-tax_haven_multiple = Tax haven in every stock round
    .explain = P16 may buy a share in every stock round: the first with its owner’s money, the others with the dividends on the card; never two shares of one company.

## Phases

phase-1 = Phase 1, from the start
    .explain = Yellow tiles. One operating round after each stock round. Minors only; they start at £50 with £100. Two trains for a minor.
phase-2 = Phase 2, with the first 2
    .explain = Two operating rounds, from the next stock round on. Concessions can be converted, majors can acquire minors. A major may have four trains.
phase-3 = Phase 3, with the first 3
    .explain = L trains rust. Green tiles. Majors lay two yellow tiles or one upgrade. Companies trade trains. A minor keeps all of the bid.
phase-4 = Phase 4, with the first 4
    .explain = 2 trains rust. One train for a minor, three for a major.
phase-5 = Phase 5, with the first 5
    .explain = Concessions leave the game; any player can start a major, which floats when half of it is sold. Majors can take minors out of the boxes. Brown tiles. Two trains for a major.
phase-6 = Phase 6, with the first 6
    .explain = 3 trains rust. A major that floats gets ten times its price, and its unsold shares go to the pool.
phase-7 = Phase 7, with the first 7 or E
    .explain = 4 trains rust. Grey tiles. P15 closes.

## What happened: bidding and the end of a stock round

event-bid-for-card = { $player } bids £{ $amount } for { $card }.
event-bid-for-minor = { $player } bids £{ $amount } for minor { $minor }.
event-minor-bought = { $player } wins minor { $minor } with £{ $amount }.
event-minor-removed = Nobody bid for minor { $minor } in the first box: it leaves the game.
event-train-removed = { $train ->
    [L] An L/2 train leaves the bank’s row unsold.
   *[other] A { $train } train leaves the bank’s row unsold.
}
event-private-bought = { $player } wins { $private } with £{ $price }.
event-private-closed = { $private } is out of the game.
event-concession-lost = Concession { $card } is lost without compensation.
event-interest = The loan of { $player } grows to £{ $debt }.
event-loan = { $player } borrows £{ $amount } and owes £{ $debt }.
event-repaid = { $left ->
    [0] { $player } pays back £{ $amount }: the loan is settled.
   *[other] { $player } pays back £{ $amount } and still owes £{ $left }.
}
event-doubled = { $player } declares double cash for the order of play.

## What happened: shares

event-company-started = { $price ->
    [0] { $player } starts { $company } at £{ $par } a share.
   *[other] { $player } starts { $company } at £{ $par } a share and pays £{ $price }.
}
event-share-bought = { $from ->
    [offer] { $player } buys a share of { $company } for £{ $price }.
    [pool] { $player } buys a share of { $company } from the pool for £{ $price }.
   *[other] { $player } buys a share of { $company } out of its treasury for £{ $price }.
}
event-directors-certificate-split = { $player } sells part of the director’s certificate of { $company } and takes a single share back from the pool.
event-floated = { $company } floats; its treasury has £{ $capital }.
event-unsold-to-pool = { $shares ->
    [0] No share of { $company } is left for the pool.
    [one] The unsold share of { $company } goes to the pool.
   *[other] The { $shares } unsold shares of { $company } go to the pool.
}
event-sheltered = { $player } buys a share of { $company } for the tax haven for £{ $price }.
event-haven-paid = The tax haven receives £{ $amount } for its share of { $company }.
event-issued = { $shares ->
    [one] { $company } issues a share and receives £{ $amount }.
   *[other] { $company } issues { $shares } shares and receives £{ $amount }.
}
event-redeemed = { $shares ->
    [one] { $company } redeems a share from the pool for £{ $amount }.
   *[other] { $company } redeems { $shares } shares from the pool for £{ $amount }.
}

## What happened: private companies

event-company-income = { $company } receives £{ $amount } from { $card }.
event-saved = £{ $amount } is put on { $card }.
event-savings-paid = { $company } receives the £{ $amount } that lay on { $card }.
event-card-taken = { $company } takes { $card } from { $player }.
event-card-becomes-train = { $card } becomes a train of { $company }: { $train }.
event-hill-chosen = { $choice ->
    [token] { $company } keeps P8 for one free tile on hard ground.
   *[discount] { $company } keeps P8 for £20 off every hill and mountain.
}
event-power-used = { $company } uses { $card }.

## What happened: tokens, runs, dividends

event-home-token-placed = { $company } places its home token in { $at }.
event-destination-reached = { $company } places its destination token in { $at }.
event-token-returned = The ordinary token of { $company } in { $at } goes back to its charter.
event-company-passed = { $step ->
    [first-train] { $company } buys no L yet.
    [taking] { $company } takes no further private company.
    [track] { $company } lays no further track.
    [destination] { $company } does not reach its destination yet.
    [token] { $company } places no token.
    [trains] { $company } buys no further train.
    [acquire] { $company } acquires no minor.
    [issue] { $company } neither issues nor redeems shares.
   *[other] { $company } passes.
}
event-coupled = { $company } couples its Pullman car to its { $train }.
event-mail = { $company } receives £{ $amount } for carrying mail.
event-extra-decided = { $kind ->
    [pay] { $company } decides to pay out what its 2P or LP earned.
    [half] { $company } decides to pay out half of what its 2P or LP earned.
   *[retain] { $company } decides to retain what its 2P or LP earned.
}
event-dividend-decided = { $kind ->
    [pay] { $company } pays out £{ $revenue }.
    [half] { $company } pays out half of £{ $revenue }.
   *[retain] { $company } retains £{ $revenue }.
}
event-company-receives = { $company } receives £{ $amount }.

## What happened: trains and acquisitions

event-turned = { $company } turns an L into a 2 for £{ $cost }.
event-director-pays = { $player } pays £{ $amount } towards the train of { $company }.
event-side-rusted = { $companies ->
    [none] The { $side } trains rust; no company had one any more.
   *[other] The { $side } trains rust. Companies that lose theirs: { $companies }.
}
event-acquires = { $company } is about to acquire minor { $minor }.
event-owner-paid = { $shares ->
    [0] { $player } receives £{ $amount } from { $company }.
    [one] { $back ->
        [0] { $player } receives a share of { $company } and £{ $amount }.
       *[other] { $player } receives a share of { $company } and pays £{ $back } back.
    }
   *[other] { $back ->
        [0] { $player } receives { $shares } shares of { $company } and £{ $amount }.
       *[other] { $player } receives { $shares } shares of { $company } and pays £{ $back } back.
    }
}
event-acquired = { $company } has acquired minor { $minor }.
event-request-granted = { $player } agrees.
event-request-declined = { $player } declines.

## What happened: towards the end

event-bank-broken = The bank has run out of money: the end of the game is near.
event-top-of-market = { $company } has reached an end space of the stock market: the end of the game is near.
event-game-over = { $reason ->
    [bank] The game is over: the bank has run out of money.
    [stock-market] The game is over: a share price has reached an end space of the stock market.
    [not-played] The game is over: nothing was sold in the first stock round, or a hundred turns have been played.
   *[other] The game is over.
}

## Why a move was not made: the table

refusal-wrong-step = Not now: the table is waiting for { $awaited ->
    [trading] { step-trading.awaited }
    [selling-down] { step-selling-down.awaited }
    [doubling] { step-doubling.awaited }
    [discarding] { step-discarding.awaited }
    [home] { step-home.awaited }
    [first-train] { step-first-train.awaited }
    [taking] { step-taking.awaited }
    [hill] { step-hill.awaited }
    [track] { step-track.awaited }
    [destination] { step-destination.awaited }
    [token] { step-token.awaited }
    [running] { step-running.awaited }
    [dividend] { step-dividend.awaited }
    [trains] { step-trains.awaited }
    [acquire] { step-acquire.awaited }
    [acquiring] { step-acquiring.awaited }
    [issue] { step-issue.awaited }
    [consent] { step-consent.awaited }
    [over] { step-over.awaited }
   *[other] something else
}.
refusal-not-asked = That is not among what is asked now.
refusal-declined = The other player has declined this for this turn.

## Why a move was not made: the stock round

refusal-in-debt = You owe £{ $debt }: with a loan you cannot buy, bid or convert.
refusal-has-bid = You have bid in this turn; what you want is for a turn without a bid.
refusal-not-in-box = This card does not lie in a bid box.
refusal-no-more-bids = { $most } bids are all of a turn.
refusal-already-leading = The highest bid for this card is yours already.
refusal-no-bidding-token = You have no bidding token left: they stay on their cards until the round ends.
refusal-bid-too-high = £{ $amount } is too much: beside your leading bids you have £{ $most } at most for it.
refusal-holds-most = You hold 60% of { $company } and cannot buy more of it.
refusal-haven-used = The tax haven cannot buy that: it has had its share.
refusal-not-operated = { $company } has not operated long enough, or is a minor: its shares cannot be sold.
refusal-pool-full = The pool may not hold more than half of { $company }.
refusal-no-successor = Nobody could become director of { $company }, so the director’s certificate stays with you.
refusal-keeps-directorship = The director of { $company } must remain its director.
refusal-more-than-needed = Only £{ $needed } is needed: sell fewer shares.
refusal-too-early = Not before phase { $phase }.
refusal-no-concession = Only the owner of its concession can start { $company } now.
refusal-not-on-offer = Nothing of { $company } can be bought there now.
refusal-par-not-allowed = { $company } cannot start at £{ $par }.

## Why a move was not made: private companies

refusal-not-takeable = This company cannot take { $card }.
refusal-no-such-power = { $card } cannot be used for that now.
refusal-not-joined = { $card } cannot be joined with the others in one tile.
refusal-half-used = { $card } is half used: lay its second tile, or pass.
refusal-yellow-only = After a yellow tile only another yellow one.
refusal-not-rough = { $hex } is neither rough, hilly nor mountainous.
refusal-no-estuary = No estuary has to be paid for on { $hex }.
refusal-not-in-stack = Only a card that lies in a stack and not in a box can be moved.

## Why a move was not made: track and tokens

refusal-no-more-tiles = The company may lay no further tile of this kind in this turn.
refusal-nothing-gained = This upgrade of { $hex } gives the company no new track it could run over.
refusal-six-exits = Tile { $tile } with six exits fits, so it must be laid.
refusal-must-lead-to-london = The first tile on { $hex } must lead to London.
refusal-not-connected = A tile on { $hex } must be reached by track from one of the company’s tokens, not through cities filled by others.
refusal-destination-not-reached = Track does not join the home token with the destination yet.
refusal-destination-due = The destination is connected, so its token must be placed.
refusal-token-on-hex = The company has a token on { $hex } already.

## Why a move was not made: running

refusal-london-twice = The run of the { $train } may have only one of the cities of London.
refusal-channel-and-france = The run of the { $train } must have both the English Channel and France, or neither; and not those two alone.
refusal-too-many-stops = { $allowed ->
    [one] The { $train } may have one stop, not { $count }.
   *[other] The { $train } may have { $allowed } stops, not { $count }.
}
refusal-not-local = The { $train } runs in one city with a token of the company, alone or with one town; not over the Channel.
refusal-one-local = Only one local train can run in a city: the { $train } is one too many.
refusal-not-express = The { $train } as an E needs two cities with tokens of the company, and must begin and end in such cities.
refusal-one-welsh-track = Only one of the two tracks between Merthyr Tydfil and Pontypool can be used in a turn.
refusal-not-coupled = The Pullman car cannot be coupled to the { $train }.

## Why a move was not made: trains, acquisitions, shares of the company

refusal-no-local-left = No L can be bought any more.
refusal-local-only = In its first turn a minor can buy only an L, from the bank’s row.
refusal-one-express = A company can have only one E.
refusal-cheapest-only = With the director’s money only the cheapest train of the bank can be bought.
refusal-must-issue = { $company } must first issue { $shares ->
    [one] one share
   *[other] { $shares } shares
} from its treasury.
refusal-has-issued = { $company } has issued shares in this turn.
refusal-sell-before-loan = As long as shares can be sold there is no loan.
refusal-must-buy-train = { $company } must own a train, so it must buy one.
refusal-not-acquirable = Minor { $minor } cannot be acquired now.
refusal-not-joined-to-minor = No track leads from a token of the company to minor { $minor }.
refusal-cannot-pay = There is no way to pay for minor { $minor }.
refusal-first-round = { $company } cannot do that in its first operating round.

## What is awaited, what can be done, what is asked

step-trading = Stock round
    .awaited = share dealing or bids
    .prompt = Sell and pay back loans; then buy a share, start a company or bid; or pass.
step-doubling = Double cash
    .awaited = a decision on double cash (P9)
    .prompt = Shall your cash count double for the order of play?
step-home = Home in London
    .awaited = a city of London for a home token
    .prompt = Choose a city of London for the token.
step-first-train = First train
    .awaited = the first train of a minor
    .prompt = Buy an L to run it in this turn, or pass.
step-taking = Private companies
    .awaited = the taking of private companies
    .prompt = Take private companies from players, or pass.
step-hill = P8
    .awaited = a decision on P8
    .prompt = One free tile, or £20 off every hill and mountain?
step-destination = Destination
    .awaited = a destination token
    .prompt = Place the destination token if it is connected, else pass.
step-acquire = Acquisition
    .awaited = a decision on acquiring a minor
    .prompt = Acquire a connected minor, or pass.
step-acquiring = Terms of an acquisition
    .awaited = the terms of an acquisition
    .prompt = Choose how the minor is paid for, then what becomes of its token.
step-issue = Shares of the company
    .awaited = a decision on issuing or redeeming shares
    .prompt = Issue shares, redeem shares, or pass.
choice-pass = { $step ->
    [trading] Pass, or end the turn
    [doubling] Count it once
    [first-train] Buy no L
    [taking] Take no more private companies
    [track] Lay no more track
    [destination] Not connected yet
    [token] Place no token
    [trains] Buy no more trains
    [acquire] Acquire nobody
    [issue] Neither issue nor redeem
   *[other] Pass
}
choice-take-private = Take { $private } into the company
choice-start = { $count ->
    [one] Start { $company } at £{ $pars } a share
   *[other] Start { $company } at one of these prices: { $pars }
}
choice-start-form = { $cost ->
    [0] £{ $par } a share: costs you nothing
   *[other] £{ $par } a share: you pay £{ $cost }
}
choice-buy-share = { $from ->
    [offer] Buy a share of { $company } for £{ $price }
    [pool] Buy a share of { $company } from the pool for £{ $price }
   *[other] Buy a share of { $company } out of its treasury for £{ $price }
}
choice-dividend = { $kind ->
    [pay] Pay £{ $per_share } a share; the share price is then £{ $price_after }
    [half] Pay half: £{ $per_share } a share, £{ $to_company } for the company; the share price is then £{ $price_after }
   *[retain] Retain: £{ $to_company } for the company; the share price is then £{ $price_after }
}
choice-buy-train = { $seller ->
    [bank] { $side ->
        [none] Buy a train from the bank: { $train } for £{ $min }
       *[other] Buy a train from the bank: { $side } for £{ $min }
    }
   *[other] { $consent ->
        [none] { $side ->
            [none] Buy a train from { $seller }: { $train } for £{ $min } to £{ $max }
           *[other] Turn an L of { $seller } into a { $side } for £{ $min }
        }
       *[other] Offer { $seller } a price for its { $train }: £{ $min } to £{ $max }; { $consent } must agree
    }
}
choice-choose = { $choice ->
    [pay] First pay out what the 2P or LP earned
    [half] First pay out half of what the 2P or LP earned
    [retain] First retain what the 2P or LP earned
    [token] One tile on rough, hilly or mountainous ground for nothing
    [discount] £20 off every hill and mountain
    [double] Count cash double
    [money] Pay with money alone
    [one-share] Pay with one share; the difference in money
    [two-shares] Pay with two shares; the difference in money
    [exchange] Take the minor’s token off; an exchange token becomes available
    [remove] Take the minor’s token off
   *[replace] Put an exchange token in the place of the minor’s token
}
choice-merge = { $consent ->
    [none] Acquire minor { $company }
   *[other] Ask { $consent } for minor { $company }
}
choice-use-power = { $choice ->
    [available] Use { $private }: an available token becomes an exchange token
   *[exchange] Use { $private }: an exchange token becomes available
}
choice-move-card = { $to ->
    [top] Use { $private }: put { $card } on top of its stack
   *[bottom] Use { $private }: put { $card } at the bottom of its stack
}
choice-couple = Couple the Pullman car to the { $train }
question-sell-train = { $buyer } would like to buy a train from { $seller }: { $train } for £{ $price }
question-take-private = { $company } would like to take { $card } from you, without payment
    .always = Always let companies take my private companies
question-acquire = { $company } would like to acquire minor { $minor }
    .always = Always agree when a major acquires a minor of mine
question-neighbour = { $company } would like to lay tile { $tile } on { $hex }, next to your city of London
    .always = Always agree to track next to my cities of London

## Kinds of dividends

dividend-half = Pay half
    .if = If half is paid
    .done = half paid

## Trains that one card can be

side-L = L
side-2 = 2
side-7 = 7
side-E = E

## Badges: the condition of the game, a company, a card, a turn

badge-minor = minor
badge-out = out of the game
badge-in-box = in a bid box
badge-at-destination = at its destination
badge-debt = { $player } owes £{ $amount }; £{ $then } after the stock round
badge-bound = { $player } has bound £{ $amount }; bidding tokens left: { $tokens }
badge-savings = £{ $amount } on the card
badge-uses = { $count ->
    [one] one use left
   *[other] { $count } uses left
}
badge-owned-by = with { $company }
badge-leading = { $player } leads with £{ $amount }
badge-pullman = Pullman car with the { $train }
badge-mail-due = £{ $amount } for mail

## Facts

fact-destination = destination { $hex }
fact-destination-joined = connected with its home
fact-destination-ahead = { $hexes ->
    [one] one hex short of it
   *[other] { $hexes } hexes short of it
}
fact-exchange-tokens = { $count ->
    [one] one exchange token
   *[other] { $count } exchange tokens
}
fact-power = { $card ->
    [P1] Becomes a 5 train. For majors, from phase 5. £5 for a player.
    [P2] Removes a town: one plain tile where one town was. For all companies, from phase 2. £10, in a company too.
    [P3] Becomes a 2P, a permanent 2 outside the train limit. For majors, from phase 2. No income.
    [P4] Becomes a 2P, a permanent 2 outside the train limit. For majors, from phase 2. No income.
    [P5] An exchange token into the English Channel for nothing, or an exchange token becomes available. For majors, from phase 3. £10 for a player.
    [P6] Mail contract: half of the values of both ends of one run. For majors, from phase 3. £10 for a player.
    [P7] Mail contract: half of the values of both ends of one run. For majors, from phase 3. £10 for a player.
    [P8] One tile on hard ground for nothing, or £20 off every hill and mountain. For all companies, from phase 3. £10 for a player.
    [P9] A player’s cash may count double for the order of play. For all companies, from phase 3: £20, from phase 5 £40, in phase 7 £60. £10 for a player.
    [P10] Pays two estuary edges, and £10 off rivers until then. For all companies, from phase 3. £10 for a player.
    [P11] One upgrade of plain track or a town to the colour not yet available. For all companies, from phase 2. £10, in a company too.
    [P12] Extra track once: two yellow tiles or one upgrade, for a minor one tile. For all companies, from phase 3. £10, in a company too.
    [P13] Becomes a Pullman car: towns do not count for the length of one train. For all companies, from phase 5. £10 for a player.
    [P14] Becomes a Pullman car: towns do not count for the length of one train. For all companies, from phase 5. £10 for a player.
    [P15] £10 times the phase for a player, and as much saved on the card for the company that takes it. For all companies, from phase 2. Closes in phase 7.
    [P16] Tax haven: its owner buys one share of a major onto the card. No company can take it; it is no certificate.
    [P17] Moves one card to the top or bottom of its stack. For majors, from phase 2. £10 for a player.
    [P18] An exchange token becomes available, or an available token an exchange token. For majors, from phase 5. £10 for a player.
    [P19] Becomes an LP, a permanent L outside the train limit. For all companies; from phase 2, online from phase 1. No income.
    [P20] £5 times the phase for a player, and as much saved on the card for the company that takes it. For all companies, from phase 3.
    [P21] Humber bridge: up to two free tiles that join Hull and Grimsby. For all companies, from phase 2. £10 for a player.
   *[other] Concession: from phase 2 its owner can start the major. £10; worth £100 at the end; lost when phase 5 begins.
}
fact-waits-for-phase = a company can take it from phase { $phase } on
fact-waits-for-taking = a company can take it at the start of its turn
fact-waits-for-stock = for stock rounds
fact-waits-for-turn = for turns of { $company }
fact-waits-for-step = { $when ->
    [until-issue] for the steps of track, tokens and issuing shares
    [until-token] for the steps of track and tokens
   *[track] for the step of track
}
fact-waits-for-occasion = nothing suits it now
fact-in-force = works by itself
fact-other-side = or { $side } for £{ $price }
fact-other-side-rusts = as a { $side } it rusts with the first { $kind }
fact-ending = { $reason ->
    [bank] { $when ->
        [round] the bank has run out of money: the game ends after the next operating round
       *[set] the bank has run out of money: the game ends after this set of operating rounds
    }
    [stock-market] an end space of the stock market is reached: the game ends after this operating round, or the next one
   *[not-played] the game ends
}

## The stock market: what is special about some spaces, and the same in a word

zone-start = companies start here
    .short = start
zone-start-minor = only minors start here
    .short = minors start
zone-yellow = certificates do not count
    .short = not counted
zone-end = ends the game
    .short = end

## Words of the table

ui-bank-pool = Pool
ui-director = director
ui-private-companies = Private companies and concessions

## The page

page-own-shares = treasury shares
page-besides = Mail
page-aim-total = Best with mail
page-aim-besides = Most mail, same price step
page-directors-certificate = director’s certificate
page-start-explained = Choose the price. A concession brings £100 of what the director’s certificate costs.
page-hint-trading = In your turn you may sell shares and then buy one share, start a major or bid for cards in the boxes. Whoever leads a card when all have passed pays the bid and gets it. Minors are the beginning: majors come later and buy them up.
page-hint-dividend = A dividend above the share price lifts it one space, one above twice the price two; half can be paid too. Retaining fills the treasury, and the price falls.
page-hint-token = A token lets the company run from another city, and can keep others out. More tokens come with the minors it acquires.

## What versions of the rules correct

correction-beyond-ends = Track is not built beyond areas where runs end, such as the Highlands, unless the company has a token there (11.2, 14.4).
correction-london-reached = A company that reaches a city of London may upgrade London, with or without a token there (11.2).
correction-loops = Tiles of a loop of plain track can be upgraded by a company that reaches them (11.2).
correction-run-connection = A loop from a city back to itself does not count as a connection for the run (14.2).
correction-destination-slot = A destination token takes a free slot first; only then the company’s ordinary token leaves that city (12.3).
correction-equal-certificates = In imported games a sale may name a certificate that the seller gave for the director’s; another one of as many shares is sold.
correction-fourteens-right = In imported games the right of minor 14 lets the first tile beside London be turned in any way (11.9).
correction-fourteens-slot = Minor 14 bought from a box brings the second slot of its city of London at once (8.3).
correction-channel-token = P5 gives no second token in the English Channel (13.1).
correction-acquisition-limit = Summary: an acquisition may not lift the minor’s owner over the certificate limit (17.3).
correction-emergency-director = Summary: the director of a company in an emergency does not change when it issues shares (16.9).
correction-card-on-top = Summary, 1822+: P17 puts a private company on top of its own stack.
correction-price-at-equality = Summary: a dividend equal to the price moves the marker right, twice the price twice (15.4).
correction-haven-after-sale = Summary: the tax haven buys no share of a company that its owner sold in the same stock round (P16).
correction-first-box = Summary: the minor in the first box leaves with the front train before the L/2 of the minors without a bid (5.4, 5.5).
correction-beside-london = Summary: beside the London city of a company that is not running yet the first tile must lead to London (11.9).
correction-six-exits = Summary: the six-exit rule holds for plain track, too (11.5).
correction-single-stack = Summary, 1822+: the single stack with removals is shuffled.
