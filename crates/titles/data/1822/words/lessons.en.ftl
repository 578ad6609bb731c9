### What is taught about 1822 and its scenarios: what is decided in each step, what matters there, and their own words of the trade.

## What is decided now, one text for every step

conductor-trading = Sell if you must; then buy a share, start a major, or bid for cards in the boxes: minors, concessions and private companies. Money behind a leading bid is bound until the round ends, so bid for what you can also look after.
conductor-selling-down = You hold more certificates than the limit allows and must sell. Give up what pays least and does not cost you a directorship.
conductor-doubling = P9 lets your cash count double when the order of play is made. Say yes if it is worth being first in the next stock round.
conductor-home = The company chooses a city of London for its token. Think of the side to which its track shall lead.
conductor-first-train = A new minor may buy an L now and run it in this very turn. That is nearly always right: it earns at once.
conductor-taking = The company may take private companies from players, free of charge, and then use their powers. Your own are better in a company, for at the end of the game they are worth nothing.
conductor-hill = P8 is one free tile on rough ground, or £20 off every hill and mountain. Take the free tile if one dear hex is all that is in the way.
conductor-track = The company builds: one tile, or two yellow ones for a major from phase 3 on. Head for London, for a major’s destination, or for a minor that can be acquired.
conductor-destination = Track joins the home of the major with its destination, so its destination token goes there. From now on a run between the two counts the destination twice.
conductor-token = A token costs £100 and lets the major run from one more city. The train that the company needs next comes first.
conductor-running = The trains run, and the best runs are filled in. Look where they go: the next tile should make one of them longer.
conductor-dividend = A major pays all, half or nothing; nothing lets its price fall. Half is often right while a train is to be saved for.
conductor-trains = The company may buy trains, and at the end of this step it must own one. If it cannot pay, you pay for it, with a loan if need be: save before the old trains rust.
conductor-discarding = The company has more trains than it may have and gives one up. Give up the one that rusts first.
conductor-acquire = A major may acquire a minor it is connected with: it gets its money, trains and private companies, and the use of an exchange token. Minors are there to be acquired, and their owner is paid twice their price.
conductor-acquiring = Choose how the minor is paid for: money, or one or two shares of the major with the difference. Then its token is replaced, or an exchange token becomes free.
conductor-issue = The major may sell shares of its own into the pool for money now, which lowers its price, or buy some back. Issue when the next train cannot be paid otherwise.
conductor-consent = You are asked: for a train, a private company, a minor, or a tile beside your city of London. Agree only if it serves what you own.
conductor-over = The game is over: cash, shares at their price, minors at twice theirs, less debts. Look back at the rounds in which the money came in.

## What matters, from bots::t1822::conductor

point-minor-bid = A minor such as { $minor } is worth £{ $low } to £{ $high } to most. Keep about £{ $keep } to help it to its second train.
point-concession-bid = The concession { $card } usually goes for £{ $low } to £{ $high }: it is the right to start that major from phase 2 on.
point-power-bid = { $card } is worth about £{ $low } to £{ $high } for its power; at the end of the game it counts nothing.
point-bound = Leading bids bind £{ $amount } of your money; £{ $left } is free.
point-debt = You can pay back up to £{ $amount }. A loan grows by half with every stock round, so pay first.
point-tokens = { $count ->
    [one] { $company } has one token left, for £{ $cost }: spend it where others would shut you out.
   *[other] { $company } has { $count } tokens left, the next one for £{ $cost }: a place where others would shut you out comes first.
}

## Their own words of the trade

term-token = Token
    .forms = token, tokens
    .text = A company’s own sign in a city. Runs must touch one, and a city full of other companies’ tokens cannot be passed.

term-private-company = Private company
    .forms = private company, private companies
    .text = A card with a power, and a small income. It does its work in a company that takes it; at the end of the game it is worth nothing.
term-minor = Minor
    .forms = minor, minors
    .text = A small company of one owner, won by a bid. It always splits what it earns with its owner, and a major may acquire it.
term-major = Major
    .forms = major, majors
    .text = A company with ten shares. It begins with a concession in phases 2 to 4, and can be bought from phase 5 on.
term-concession = Concession
    .forms = concession, concessions
    .text = The right to start a major in phases 2 to 4: £100 of the start comes from the bank. From phase 5 on it is worthless.
term-bid-box = Bid box
    .forms = bid box, bid boxes, boxes
    .text = Where the cards lie that are bid for in this stock round. Whoever leads when it ends pays and takes the card.
term-bound = Bound money
    .forms = bound
    .text = What your leading bids add up to. It cannot be spent otherwise while you lead.
term-destination = Destination
    .forms = destination, destinations, destination token
    .text = A city that a major wants to reach. Once track joins it with the home, a run between the two counts it twice.
term-exchange-token = Exchange token
    .forms = exchange token, exchange tokens
    .text = A token that a major can use only for a minor it acquires, or by some private companies.
term-loan = Loan
    .forms = loan, loans
    .text = What a director borrows who cannot pay for a train. It is owed with half as much again, and grows by half with every stock round.
term-acquire = To acquire
    .forms = acquire, acquires, acquired, acquisition, acquisitions
    .text = A major takes over a minor it is connected with, and pays its owner twice the minor’s price in money or shares.
term-issue = To issue
    .forms = issue, issues, issued
    .text = A major sells shares from its treasury into the pool. Its price falls by a row for each share.

## Where the rules speak of each word

section-of-par = 3-1
section-of-float = 3-3
section-of-director = 2-8
section-of-token = 13-1
section-of-rust = 16-2
section-of-pool = 2-7
section-of-certificate = 2-14
section-of-certificate-limit = 2-14
section-of-share-price = 6-1
section-of-dividend = 15-2
section-of-retain = 15-2
section-of-treasury = 2-11
section-of-stock-round = 2-1
section-of-operating-round = 7-3
section-of-phase = 19
section-of-train-limit = 16-1
section-of-priority-deal = 5-1
section-of-upgrade = 11-4
section-of-revenue = 14-2
section-of-run = 14-2
section-of-private-company = 9-1
section-of-minor = 5-1
section-of-major = 3-1
section-of-concession = 3-2
section-of-bid-box = 4-1
section-of-bound = 4-6
section-of-destination = 12-1
section-of-exchange-token = 13-1
section-of-loan = 16-8
section-of-acquire = 17-1
section-of-issue = 18-1
