### What is taught about 1862: what is decided in each step, what matters there, and its own words of the trade.

## What is decided now, one text for every step

conductor-choosing = In Parliament you may propose a company, which opens an auction of its charter. A chartered company gets ten times its par when it floats, but you must float it by the end of the stock round or pay a fine.
conductor-bidding = You bid for the charter of a company, and the bid goes to the bank. What the company needs comes on top of it: three shares for the director’s certificate, and two more to float it.
conductor-starting = The charter is yours: choose the par and pay three times as much for the director’s certificate. Ten times the par is the company’s money, so take the highest at which you can still pay for five shares.
conductor-more-shares = You may buy one or two more shares of the new company at par. With five shares in players’ hands it floats, and your obligation is met.
conductor-trading = Sell what you do not want, then buy one share or start a company without a charter. Prices rise where dividends are paid: hold what runs well, and be first in what you direct.
conductor-selling-down = You hold more certificates than the limit allows and must sell. Give up what pays least and does not cost you a directorship.
conductor-buying-markers = The company floats and buys its station markers now, for good: more can only come by a merger. Three or four are enough for most; each costs £40 that the first train may need.
conductor-paying-fine = A company you promised to float did not, and the fine is five times its par. Sell the shares that you miss least.
conductor-home-tile = The circles at home are taken, so this turn’s build is an upgrade that makes room for the home station marker. Choose the track that you want to run on.
conductor-merging = At the start of its turn the company may merge with another it is connected with, if both directors agree. Shares go two for one, and trains, money, markers and permits come together: the way to strong companies, and to permits for other types of trains.
conductor-survivor = One of the two companies survives and takes over what both have. Look at the homes, the markers on the map and the price that comes out.
conductor-option = Your shares were an odd number, so one of them is an option. Pay half the price to keep it as a whole share, or take half the price for it.
conductor-removing = The company has more station markers on the map than it may keep. Take off the one whose station your trains need least.
conductor-track = The company builds one thing: two plain yellow tiles, one tile marked N, an upgrade, a small station, or a link to London. Build what the trains you have can use: freight wants distance, local wants stations close together, express wants the dear ones.
conductor-token = A station marker costs nothing to place, and one can be placed in a turn. A town that others could fill comes first.
conductor-running = The trains run, and the best runs are filled in. Every station counts once in a turn, whatever number of trains comes there.
conductor-dividend = Pay the revenue to the shareholders or keep it. The price rises only if at least its own amount is paid; if a little is missing, the Hudson manoeuvre adds it from the treasury.
conductor-trains = The company may buy trains, and chooses for each whether it is a freight, a local or an express. It runs only the types it has a permit for, and at the end of every turn it must own a train. If it has none and no money for one, it sells shares of its own or refinances; each choice says what it would do.
conductor-redeeming = The company may buy one of its own shares back from the Bank Pool. It then pays dividends to the treasury; money for the next train comes first.
conductor-acquiring = At the end of its turn the company may acquire another it is connected with: a merger, after running. Good if the two together have the trains or permits that each lacks.
conductor-consent = Another director asks you: for a merger, or for a train. Agree only if what comes out is better for your own shares.
conductor-over = The game is over: cash, and shares at their price, are added up. Look back at the rounds in which the money came in.

## What matters, from bots::t1862::conductor

point-charter-bid = Most charters go for £0 to £{ $high }; keep £{ $cost } to float the company at the lowest par.
point-too-poor-to-float = You have £{ $amount } free, and to float one more company takes £{ $cost } at least: rather pass.
point-must-float = { $shares ->
    [one] You must see { $company } float in this turn of the game: one share is missing, £{ $cost }.
   *[other] You must see { $company } float in this turn of the game: { $shares } shares are missing, £{ $cost }.
}
point-par = Par £{ $par } is the highest at which you can pay for half of { $company } yourself: £{ $cost }.
point-last-train = { $purchases ->
    [one] With the next train that anybody buys from the bank ({ $by }), the last one of { $company } ({ $train }) rusts, as soon as its warranties end.
   *[other] The last train of { $company } ({ $train }) rusts with the first { $by }, { $purchases } purchases from the bank away, as soon as its warranties end.
}
point-tokens = { $count ->
    [one] { $company } has one station marker left to place: keep it for a town that others could fill.
   *[other] { $company } has { $count } station markers left to place: towns that others could fill come first.
}

## Its own words of the trade

term-token = Station marker
    .forms = station marker, station markers, marker, markers
    .text = A company’s own sign in a town. Every run must touch one, and a station full of other companies’ markers cannot be passed.
term-offer = IPO
    .forms = ipo
    .text = Where shares of chartered companies lie that nobody has bought yet. They cost the par.
term-charter = Charter
    .forms = charter, charters, chartered
    .text = The right to a company, won in Parliament. A chartered company gets ten times its par from the bank when it floats.
term-parliament = Parliament
    .forms = parliament
    .text = The round before the stock round, in which players bid for charters of new companies.
term-obligation = Obligation
    .forms = obligation, obligations
    .text = Whoever wins a charter must see the company float before the stock round ends, or pays a fine of five times its par.
term-permit = Permit
    .forms = permit, permits
    .text = Says which type of train a company may run: freight, local or express. Others come by merging only.
term-warranty = Warranty
    .forms = warranty, warranties
    .text = Lets a train live on for a turn when its time to rust has come. £50 each, bought with the train.
term-option = Option
    .forms = option share, option shares
    .text = The odd share of somebody whose shares are merged two for one: half the price is paid to keep it, or received for it.
term-freight = Freight train
    .forms = freight train, freight trains, freight
    .text = Scores its two ends and £20 for every hex between them, as the crow flies; £30 if one end is a port.
term-local = Local train
    .forms = local train, local trains
    .text = Stays on the board and scores its stations, large and small; every hex brings the treasury £10 besides.
term-express = Express train
    .forms = express train, express trains, express
    .text = Scores large stations and off-board areas, as many as its number.
term-refinance = To refinance
    .forms = refinance, refinances, refinanced, refinancing
    .text = A company without a train and without money merges its own shares two for one and gets ten times its mark on the par chart.
term-lner = LNER
    .forms = lner
    .text = It forms after the first H train. Nothing is built any more, and three operating rounds end the game.

## Where the rules speak of each word

section-of-par = 4-2
section-of-float = 6-5-4
section-of-director = 6-3
section-of-token = 7-7
section-of-rust = 9-0
section-of-pool = 6-4
section-of-certificate = 6-5-2
section-of-certificate-limit = 6-5-2
section-of-share-price = 6-4-2
section-of-dividend = 7-8-5
section-of-retain = 7-8-5
section-of-treasury = 2-1
section-of-stock-round = 6-2
section-of-operating-round = 7-1
section-of-phase = 9-0
section-of-train-limit = 7-9
section-of-priority-deal = 6-1
section-of-upgrade = 7-6-3
section-of-revenue = 7-8
section-of-run = 7-8
section-of-offer = 6-5-1
section-of-charter = 4-2
section-of-parliament = 4-1
section-of-obligation = 4-3
section-of-permit = 6-5-4
section-of-warranty = 7-10
section-of-option = 5-2
section-of-freight = 7-8-1
section-of-local = 7-8-2
section-of-express = 7-8-3
section-of-refinance = 7-11
section-of-lner = 10-3
