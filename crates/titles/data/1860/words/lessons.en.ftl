### What is taught about 1860: what is decided in each step, what matters there, and its own words of the trade.

## What is decided now, one text for every step

conductor-bidding = You bid for the right to choose one of the certificates on offer; whoever wins pays the bid, and then the certificate too. Nothing is lost by passing: there are as many auctions as certificates, and money kept now floats a company later.
conductor-choosing = You have won and choose one certificate. A private company is a small sure income; a director’s certificate makes you the director of a railway, which you must then float with four or five shares.
conductor-trading = First sell what you do not want, then buy one certificate. A company that you direct comes first until it floats; after that, buy what pays most for its price.
conductor-selling-down = You hold more certificates than the limit allows and must sell. Give up what pays least; of your own companies keep more than anybody else holds.
conductor-home-tile = Your company has floated and gets its first tile, under its home base. Turn it so that the track leads towards large stations nearby.
conductor-discarding = The company has more trains than it may have and hands one back, for nothing. Give back the train that rusts first.
conductor-track = The company builds: two yellow tiles, or one tile with a large station, or one upgrade. Track is worth what a train earns on it, so build from your base towards large stations.
conductor-token = A base lets the company run from one more station and keeps that circle for it. It can be right to wait, for a train is needed more than a base.
conductor-running = The trains run, and the best runs are filled in. Look where they go: the next tile should make one of them longer.
conductor-dividend = Pay the revenue to the shareholders, you among them, or keep it for the company. Paying is the rule; keep it only if that buys a train the company could not have otherwise.
conductor-trains = The company may buy trains with its own credits. Without a train it earns nothing, becomes insolvent, and its shares count half: a train that will last is the best thing a company can own.
conductor-consent = Another company wants to buy a train of one that you direct. Sell only what you can spare: without any train your company becomes insolvent.
conductor-over = The game is over: money, shares at their price and private companies are added up. Look back at the rounds in which the money came in.

## What matters, from bots::t1860::conductor

point-private-bid = Most bid £{ $low } to £{ $high } above face value here, for { $private }: it costs £{ $price } and brings £{ $income } in every operating round.
point-director-bid = For the right to direct { $company }, £{ $low } to £{ $high } is sensible, if you keep £{ $cost }: that floats it at the lowest par.
point-too-poor-to-float = With £{ $amount } you cannot float { $company }, which takes £{ $cost }. Leave its director’s certificate to others.
point-par = A par of £{ $par } suits your purse: floating { $company } alone then costs £{ $cost } in all, and it gets { $capital } cc.
point-floats = { $shares ->
    [0] { $company } floats.
    [one] One more share in players’ hands and your { $company } floats: £{ $cost }.
   *[other] { $shares } more shares in players’ hands and your { $company } floats: £{ $cost } if you buy them all.
}
point-nearly-afloat = { $shares ->
    [one] { $company } floats with one more share in players’ hands. Until then a share of it is only paper; once it runs, it pays.
   *[other] { $company } floats with { $shares } more shares in players’ hands. Until then a share of it is only paper; once it runs, it pays.
}
point-lifts = { $spaces ->
    [one] £{ $revenue } is at least the price of £{ $price }, so paying it lifts the price by one space. Twice the price would lift it by two.
   *[other] £{ $revenue } is { $spaces } times the price of £{ $price } or more, so paying it lifts the price by { $spaces } spaces.
}
point-tokens = { $count ->
    [one] { $company } has one base left, for { $cost } cc: spend it where others would shut you out.
   *[other] { $company } has { $count } bases left, the next one for { $cost } cc: a place where others would shut you out comes first.
}
point-too-small = £{ $revenue } is less than the price of £{ $price }: paid out, the price stays where it is. Kept, it falls.

## Its own words of the trade

term-token = Base
    .forms = base, bases, token, tokens
    .text = A company’s own sign in a large station. Every run must touch one, and a station full of other companies’ bases is tokened out: it cannot be passed.
term-private-company = Private company
    .forms = private company, private companies
    .text = A small firm that pays its owner an income in every operating round. It can be exchanged for a share of its railway, and it closes when somebody buys Fishbourne.
term-offer = Initial offer
    .forms = initial offer
    .text = Where shares lie that nobody has bought yet. They cost the par.
term-halt = Halt
    .forms = halt, halts
    .text = A small stop that earns no revenue. A train that calls there brings its company a subsidy of 10 cc.
term-subsidy = Subsidy
    .forms = subsidy, subsidies
    .text = Company credits for calling at halts. They go into the treasury whatever is done with the revenue.
term-insolvent = Insolvent
    .forms = insolvent, insolvency
    .text = A company with a route but without a train. It leases one, must keep what that earns, and its shares are sold at half price.
term-receivership = Receivership
    .forms = receivership
    .text = A company that nobody directs. It builds nothing and keeps its revenue.
term-credits = Company credits
    .forms = company credits, cc
    .text = The money of companies. It never comes into players’ hands and counts for nobody at the end.
term-layer = Layer
    .forms = layer, layers
    .text = Companies come in four layers. The next opens when a company of the layer above has operated or has sold all its shares.
term-tokened-out = Tokened out
    .forms = tokened out, tokened-out
    .text = A large station whose circles are all taken by other companies. Track does not lead past it for you; one train in a turn may.
term-bankrupt = Bankrupt
    .forms = bankrupt, bankruptcy
    .text = A company whose price has fallen to 0. Its shares are lost without compensation.

## Where the rules speak of each word

section-of-par = major-companies
section-of-float = flotation-capitalisation
section-of-director = buying-and-selling-shares
section-of-token = building-bases
section-of-rust = phases
section-of-pool = buying-and-selling-shares
section-of-certificate = certificate-limit
section-of-certificate-limit = certificate-limit
section-of-share-price = share-price-movement
section-of-dividend = dividends-and-the-share-price
section-of-retain = dividends-and-the-share-price
section-of-treasury = flotation-capitalisation
section-of-stock-round = stock-rounds
section-of-operating-round = operating-rounds
section-of-phase = phases
section-of-train-limit = phases
section-of-priority-deal = stock-rounds
section-of-upgrade = upgrading-track
section-of-revenue = running-trains
section-of-run = running-trains
section-of-private-company = private-companies-and-the-initial-auction
section-of-offer = setting-up-the-game
section-of-halt = track-tiles
section-of-subsidy = running-trains
section-of-insolvent = insolvency
section-of-receivership = companies-in-receivership
section-of-credits = game-overview
section-of-layer = major-companies
section-of-tokened-out = laying-track
section-of-bankrupt = bankrupt-companies
