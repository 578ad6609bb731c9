### What is taught: what a conductor says of decisions, and the words of the trade. What is decided in each step, and where the
### rules speak of a word, every title says itself (`conductor-STEP`, `section-of-WORD`).

## What matters in a decision, from bots::conductor::Point

point-yields = Of the shares on sale, { $company } pays best: a share costs £{ $price } and brought £{ $paid } when it last paid.
point-idle = Without a train there is no dividend: { $companies }.
point-near-limit = You hold { $held } certificates, and { $limit } is the limit: what you buy now must be worth its place.
point-nothing-to-buy = There is nothing for you to buy with £{ $amount } now. Passing costs nothing, and dividends will fill your purse.
point-cheapest-sale = It hurts least to sell { $company }: a share brings £{ $amount }, and the price is then £{ $price }.
point-income = { $private } brings £{ $amount } in every operating round, without any work.
point-build = For { $company } it is best to build here: { $hexes }. Lead the track to stations that pay.
point-treasury = { $company } has { -coin }{ $amount }{ -coin-after }; the bank’s next train, { $train }, costs { -coin }{ $price }{ -coin-after }. Keep what it will need.
point-tokens = { $count ->
    [one] { $company } has one token left, for { -coin }{ $cost }{ -coin-after }: spend it where others would shut you out.
   *[other] { $company } has { $count } tokens left, the next one for { -coin }{ $cost }{ -coin-after }: a place where others would shut you out comes first.
}
point-runs = { $shares ->
    [0] The best runs bring { $company } £{ $revenue }; they are filled in already.
    [one] The best runs bring { $company } £{ $revenue }; they are filled in already. Paid out, £{ $amount } of it would be yours.
   *[other] The best runs bring { $company } £{ $revenue }; they are filled in already. Paid out, £{ $amount } of it would be yours, for { $shares } shares.
}
point-pays = Paying out brings you £{ $amount } for your shares of { $company }, and the price goes from £{ $price } to £{ $then }.
point-keeps = Keeping it gives { $company } { -coin }{ $amount }{ -coin-after } for trains, and the price goes from £{ $price } to £{ $then }.
point-on-sale = { $left ->
    [0] The bank sells { $train } trains for { -coin }{ $price }{ -coin-after }, those that were handed back.
    [one] The bank sells the last { $train } for { -coin }{ $price }{ -coin-after }.
   *[other] The bank sells { $train } trains for { -coin }{ $price }{ -coin-after }; { $left } are left.
}
point-always-on-sale = The bank sells { $train } trains for { -coin }{ $price }{ -coin-after }, as many as anybody wants.
point-rusts = The first { $train } makes all { $rusts } trains rust, at once and everywhere.
point-lives = { $train } trains will rust with the first { $by }: { $purchases } purchases from the bank away.
point-lasts = { $train } trains never rust: they run until the end of the game.
point-last-train = { $purchases ->
    [one] With the next train that anybody buys from the bank ({ $by }), { $company } loses its last one ({ $train }).
   *[other] { $company } loses its last train ({ $train }) with the first { $by }: { $purchases } purchases from the bank away.
}

## What speaks against a move, from bots::conductor::Caution

caution-price-falls = { $shares ->
    [one] The price of { $company } falls from £{ $from } to £{ $to }: your share there is worth £{ $amount } less.
   *[other] The price of { $company } falls from £{ $from } to £{ $to }: your { $shares } shares there are worth £{ $amount } less.
}
caution-sold-below = Shares of { $company } bring only £{ $amount } now, although the price is £{ $price }.
caution-loses-office = You would no longer direct { $company }: somebody else would decide what it builds, pays and buys.
caution-loses-trains = This makes the { $train } trains rust, also those of your own { $companies }.
caution-no-train-soon = { $company } will lose its last train ({ $train }) with the first { $by }, and would have { -coin }{ $amount }{ -coin-after } of the { -coin }{ $price }{ -coin-after } for a new one.
caution-no-money-for-train = { $company } has no train, and would have { -coin }{ $amount }{ -coin-after } of the { -coin }{ $price }{ -coin-after } for one ({ $train }).

## Words of the trade: how each is called, the forms in which it is met, and what it is

term-par = Par
    .forms = par, pars, par price, par value
    .text = The price at which a company starts, chosen by whoever starts it. A high par gives the company more money, but its shares cost more too.
term-float = To float
    .forms = float, floats, floated, afloat, flotation
    .text = A company floats when enough of its shares are sold. Then it has its money and operates; before that it is only paper.
term-director = Director
    .forms = director, directors, director’s certificate, director’s certificates, directorship
    .text = Whoever holds most shares of a company directs it: decides what it builds, how it runs, whether it pays, and which trains it buys.
term-token = Token
    .forms = token, tokens
    .text = A company’s own sign in a station. Runs must touch one, and a station full of other companies’ tokens cannot be passed.
term-rust = To rust
    .forms = rust, rusts, rusted, rusting
    .text = Trains rust when the first train of a later type is bought: they are gone at once, for nothing, wherever they are.
term-pool = Bank pool
    .forms = bank pool, pool
    .text = Where shares lie that players have sold. They can be bought there at the market price.
term-certificate = Certificate
    .forms = certificate, certificates
    .text = A sheet that stands for one or more shares of a company. A private company is a certificate too.
term-certificate-limit = Certificate limit
    .forms = certificate limit
    .text = How many certificates one player may hold. Whoever is at the limit cannot buy, and whoever is above it must sell.
term-share-price = Share price
    .forms = share price, share prices, market price
    .text = What a share of a company is worth now. It moves with dividends and with sales, and at the end of the game it is what counts.
term-dividend = Dividend
    .forms = dividend, dividends, pay out, paid out, paying out
    .text = Revenue that is paid to the shareholders, so much for each share. It fills your purse, and it can lift the share price.
term-retain = To retain
    .forms = retain, retains, retained, retaining
    .text = Revenue that is kept goes into the company’s treasury. It buys trains, but the shareholders get nothing and the share price falls.
term-treasury = Treasury
    .forms = treasury, treasuries
    .text = The company’s own money. It pays for track, tokens and trains; it never becomes yours, and it counts nothing at the end.
term-stock-round = Stock round
    .forms = stock round, stock rounds
    .text = The players deal in shares, one after another, until all pass.
term-operating-round = Operating round
    .forms = operating round, operating rounds
    .text = The companies have their turns, one after another: they build, run, pay, and buy trains.
term-phase = Phase
    .forms = phase, phases
    .text = The game goes through phases. Each begins with the first train of a new type and brings new tiles, fewer trains for each company, and rust.
term-train-limit = Train limit
    .forms = train limit
    .text = How many trains a company may have. It falls as the phases go by.
term-priority-deal = Priority deal
    .forms = priority deal
    .text = Whoever has it begins the next stock round.
term-upgrade = To upgrade
    .forms = upgrade, upgrades, upgraded, upgrading
    .text = To replace a tile by one of the next colour. All old track stays, and stations usually pay more.
term-revenue = Revenue
    .forms = revenue, revenues
    .text = What the trains of a company earn in a turn: the sum of the stations they call at.
term-run = Run
    .forms = a run, the run, every run, no run, one run, the runs, best runs, these runs
    .text = The way of a train along the track from station to station. What it calls at is its revenue.
