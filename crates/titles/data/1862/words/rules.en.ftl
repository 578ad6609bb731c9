### The rules of 1862 in our own words, section by section, in the order of the rulebook. The id is `rules-` and the
### section’s number with hyphens; the value is the number and a heading of ours, `.text` the rules. A blank line ends
### a paragraph, a line that begins with “- ” is an item of a list; other line ends are spaces. “Our ruling” marks what
### the rulebook leaves open; the last section gathers the most important ones.

rules-2-1 = 2.1 Companies
    .text =
        There are twenty companies, of which sixteen are in a usual game. Each has ten shares on eight certificates:
        the director’s certificate of three shares (30%) and seven single shares of 10%. Each has a home station on
        the map, a charter for what it owns, and station markers.

        A company has a treasury of its own. What lies there belongs to no player and counts for nobody’s wealth.

rules-2-2 = 2.2 Trains
    .text =
        Trains come in bands A to H, sold in that order. Every card can be used as one of three types, chosen when
        it is bought from the bank and never changed:

        - freight trains, whose number is the hexes they travel;
        - local trains, whose number is the large stations they visit, and which serve small stations on the way;
        - express trains, whose number is the large stations and off-board areas they visit.

        A number such as 2/3 means: three may be visited, two are scored. The table of bands is in section 9.0.

rules-2-3 = 2.3 Tiles
    .text =
        Tiles are yellow, green or russet. Those with large circles go on towns; station markers stand in the
        circles. Those with small stations go on villages. On village tiles the lines never join; they may cross. A
        yellow village tile has one small station; green and russet ones have room for one on each line.

rules-2-4-1 = 2.4.1 Set-up for two to six players
    .text =
        The twenty companies are shuffled. Eight can be started from the beginning, four more from phase B, four more
        from phase C; the last four are not in the game.

        Sixteen permits are shuffled, six for freight and five each for express and local trains, and every company
        gets one: the only type of train it can run until it merges.

rules-2-4-2 = 2.4.2 Set-up for seven and eight players
    .text =
        One further company is available from the start in a game of seven, two in a game of eight, and there are six
        permits of each type; those left over are not used. An option does without the additional companies.

rules-2-4-3 = 2.4.3 Trains and the length of the game
    .text =
        The number of trains depends on the length that was agreed: short, standard or long.

        - A: 6, 7 or 7
        - B: 5, 6 or 6
        - C: 4, 4 or 5
        - D: 3, 3 or 4
        - E: 3
        - F: 2
        - G: 1
        - H: as many as are wanted

rules-2-4-4 = 2.4.4 Money and the start
    .text =
        Each player begins with £1200 in a game of two, £800 of three, £600 of four, £480 of five, £400 of six, £345
        of seven, £300 of eight. It comes out of the bank’s £15,000. The first seat has the priority deal.

        The game begins with two Parliament rounds, one after the other; the first stock round follows.

rules-3-0 = 3.0 Overview
    .text =
        A turn of the game is a Parliament round, a stock round and a set of operating rounds: one in phase A, two in
        phases B and C, three from phase D on. In Parliament, players bid for charters of new companies. In stock
        rounds they deal in shares and can start companies too. In operating rounds companies merge, build, run,
        pay and buy trains.

        The game ends when the bank is out of money, when a share price reaches the top of the market, or with the
        rounds that follow the formation of the London & North Eastern Railway. Whoever then has most in cash and
        shares wins.

rules-3-1 = 3.1 With a charter and without
    .text =
        A company started in Parliament is chartered. Its shares are sold from the IPO at par, the money goes to the
        bank, and when it floats the company receives ten times its par at once. It buys exactly three station
        markers at £60.

        A company started in a stock round is not chartered. Its shares lie on its charter and are sold at the market
        price, and the money goes to the company. When it floats it buys two to seven station markers at £40.

rules-3-2 = 3.2 Available companies
    .text =
        A company can be started if it has not been started, if its group has come (from the start, from phase B, from
        phase C), and if its home station marker will find a place in its first operating turn. One of these is
        enough:

        - no tile lies on its home hex;
        - a circle is free on the tile there;
        - all circles are taken, but a tile that can be had now would fit there and has more of them.

        After the formation of the LNER no company can be started. One that failed to float is available again from
        the next stock round (4.3).

rules-4-1 = 4.1 Proposals
    .text =
        From the holder of the priority deal on, clockwise, each player proposes a company, which opens an auction, or
        passes. The opening bid is a multiple of £5, and may be £0.

        In an auction the players still in it raise by a multiple of £5 or drop out, clockwise from whoever bid
        last. The last one left wins (4.2), and the next proposal is up to the player on the winner’s left. The round
        is over when all players in succession have declined to propose. The priority deal does not move.

        Who cannot take part:

        - A player without £162 (three times the lowest par) beyond the smallest bid possible.
        - A player who holds as many certificates as the limit allows, or more.
        - Whoever has won a charter in this round cannot propose, but can bid in auctions of others.

rules-4-2 = 4.2 The charter
    .text =
        The winner pays the bid to the bank and must start the company: choose a par from £54, £58, £62, £68, £74, £82,
        £90 and £100 and pay three times that for the director’s certificate, from cash; nothing can be sold for it. The
        winner may then buy one or two more shares at par. The rest lie in the IPO.

        With half of its shares bought the company floats at once (6.5.4), and its marker goes on the market at par.

rules-4-3 = 4.3 Obligations
    .text =
        Whoever won a charter must see the company float before the end of the following stock round. If it does not,
        that player is fined five times the par. Fines are settled at the end of the stock round, in seat order from
        the holder of the priority deal:

        - first all cash is taken;
        - then the player’s certificates of that company are sold to the bank, the smallest first, at half its par,
          rounded down, for each share, for it has no train;
        - last the player must sell other shares, whichever and in whichever order, shares bought in this round
          included. What is left when nothing more can be sold is forgiven.

        All certificates of the company go back to the IPO, whoever held them, and nobody is compensated. It is
        available again from the start of the next stock round.

rules-5-1 = 5.1 When shares are merged
    .text =
        Shares are merged two for one on three occasions: when two companies merge at the start of a turn (7.5), when
        one acquires another at the end of a turn (7.14), and when a company without a train refinances (7.11).

rules-5-2 = 5.2 Merging shares
    .text =
        The director of the company whose turn it is chooses which of the two survives. All their shares in the IPO go
        to the Bank Pool. The new price is found (7.5.3). Until all is done nobody asks who directs.

        Then the holders follow one after another: the player whose company’s turn it is, the others clockwise, and
        last the companies’ own shares, gathered in one hand and decided on by that player. Each does all of this before
        the next begins:

        - Return half of the shares of both companies together, rounded down, to the Bank Pool, those of the company
          that goes first. If the number was odd, one of the shares kept is an option.
        - Swap every share kept of the company that goes for one of the survivor, the option last: from the Bank
          Pool, or, when that has none, from the next holder clockwise who has not had a turn yet. The companies’ own
          shares are swapped from the pool only.
        - A share that finds nothing to be swapped for is sold to the bank at the new price, an option at half of it,
          rounded up.
        - Redeem the option or relinquish it. Half the price, rounded down, is paid to the bank for keeping it as
          a full share, or received for giving it up to the Bank Pool. Who cannot pay relinquishes.

        A director who holds fewer than six of the affected shares first exchanges the director’s certificate for three
        single ones out of the Bank Pool. If the pool has fewer than three, all the director’s single shares go to the
        pool and the certificate itself becomes the option. To keep it costs half the price for somebody who had five
        shares, the full price for four, one and a half times the price for three; to give it up brings two and a
        half, two, or one and a half times the price.

        At the end the player with most shares of the survivor directs it; of equals the one whose company’s turn
        it is, then the first clockwise. That player exchanges three single shares for the director’s certificate,
        wherever it lies. If nobody has three, the company is in receivership.

        In a refinancing there is one company only, and its price stays.

rules-6-1 = 6.1 Priority deal
    .text =
        The holder of the priority deal begins the stock round. Turns go clockwise until all players have passed one
        after another.

rules-6-2 = 6.2 A turn
    .text =
        Sell as many shares as you like; then buy one share, or start one company without a charter. Buying ends
        the turn. Whoever neither sells nor buys passes.

rules-6-3 = 6.3 Directors
    .text =
        The director holds the director’s certificate and most shares, three at least. As soon as somebody holds more
        than the director, and three at least, that player takes the certificate for three single shares; of equals the
        first clockwise from the director.

        Directors may sell themselves below three shares when nobody else can follow: the certificate goes to the
        Bank Pool. Whoever wants to keep one or two shares takes them as change out of the pool or from the block being
        sold. If there are too few, so many cannot be sold.

        A director’s certificate in the pool cannot be bought. The first player to hold three single shares, and most,
        swaps them for it; of equals the first to the left of the last director. Such swaps are neither purchases nor
        sales.

rules-6-4 = 6.4 Selling
    .text =
        Shares of one company are sold as one block in a turn; the order of blocks is free. The pool takes any number.
        Shares bought in this stock round cannot be sold in it: as many as were bought must be kept. Shares bought in
        Parliament can be sold.

        Each share brings the market price, or half of it, rounded down, if the company owns no train.

rules-6-4-2 = 6.4.2 How sales move prices
    .text =
        The price falls one step for each share sold: the market is one line of prices, drawn in two rows, and a sale
        zigzags back along it. From £74 three shares lead to £71, £68 and £65.

        If the price was below £40 or above £200 and the seller is not the director, the first share does not count;
        at £400 or more the first two do not. Sales move no price before the company has floated and after the
        formation of the LNER. The marker goes under those already on its space.

rules-6-5-1 = 6.5.1 Buying
    .text =
        One share is bought from the IPO (par, to the bank), from the Bank Pool (market price, to the bank), or from a
        company’s charter (market price, to the company). Whether the company has trains does not matter for the
        price. A player may hold any number of shares of one company, but cannot buy of a company after selling of it
        in the same stock round.

rules-6-5-2 = 6.5.2 Certificate limit
    .text =
        Nobody may buy who holds as many certificates as the limit: 25 with two players, 18 with three, 13 with four,
        11 with five, 10 with six, 9 with seven, 8 with eight. A director’s certificate counts as one. Whoever is above
        the limit at the start of a turn in a stock round must sell down to it.

        When the LNER forms, the limit becomes the largest number of shares, not certificates, that one player holds,
        and stays so. Nobody has to sell down any more.

rules-6-5-3 = 6.5.3 Starting a company without a charter
    .text =
        In a stock round an available company (3.2) can be started at any price of the market from £54 to £200. The
        player takes the director’s certificate and pays three times the price to the company. Its marker goes on the
        market at once, under those already there; its mark on the par chart goes on the highest par that is not above
        the price. That mark says only what refinancing would bring.

rules-6-5-4 = 6.5.4 Flotation
    .text =
        A company floats when half of its shares have been bought from the IPO or from the company. From the next
        operating round on it operates, and from now on sales lower its price.

        A chartered company receives ten times its par from the bank and pays £180 for three station markers. One
        without a charter has what its shares brought; its director chooses two to seven station markers, home
        included, and pays £40 each from the treasury. Markers cost nothing more when they are placed.

        Every company has the permit it was dealt. It gets others by merging only and never loses any. (The simple games
        do without permits.)

rules-6-6 = 6.6 End of the stock round
    .text =
        The round ends when all players have passed in succession. The priority deal goes to the one who was first to do
        so: the player after the last who bought, sold or started something.

rules-7-1 = 7.1 Operating rounds
    .text =
        Companies operate by share price, the highest first; on one space, from the top of the stack. The order is fixed
        when the round begins. A marker goes under those on its space whenever its price moves and when its company
        operates. The director decides everything. A turn has these steps:

        - merge with another company;
        - build: track, an upgrade, a small station, or a link to London;
        - place a station marker;
        - run trains;
        - pay a dividend or retain the revenue;
        - buy trains;
        - redeem a share;
        - acquire another company.

rules-7-2 = 7.2 The first turn of a company
    .text =
        First of all the company places its home station marker.

        - If no tile lies on its home hex, its first build must be a tile there.
        - If every circle there is taken and an upgrade with more circles can be had, the marker waits on the hex, and the
          upgrade must be the turn’s build. While it waits it counts as connected to all track on the tile, so the
          company can merge before it builds.
        - If there is no such upgrade, it displaces the marker placed last on that hex, which goes back to its owner and
          can be placed again.

        The home marker is not the one marker of the turn.

rules-7-3 = 7.3 Companies without a director
    .text =
        A company in receivership merges with nobody, builds nothing and places no marker except its home. It runs for
        as much as possible, subsidy included, retains what it earns, and buys one train from the bank if it can. If it
        then has no train, it is bankrupt.

rules-7-4 = 7.4 Routes
    .text =
        A route of a company is an unbroken line of track that touches at least one of its station markers, London’s not
        counted. It comes to no station or off-board area twice and uses no track twice. It may come to a
        station full of other companies’ markers but not pass it. It ends where it comes to a port or a red area, and
        has at most one of each.

        A route leads into London only for a company with a marker there, and never out of it.

rules-7-5 = 7.5 Mergers
    .text =
        At the start of its turn a company may merge with another if both directors agree and a route leads from a
        marker of one to a marker of the other; markers in the same town will do, London will not. Companies in receivership
        do not merge. The director whose turn it is chooses the survivor.

        Shares are merged (5.2) and possessions transferred (7.5.6). If the other company has not operated in this round,
        the survivor goes on with the turn, and there is no second one for it. If it has, the turn is over.

rules-7-5-3 = 7.5.3 New share price and par
    .text =
        The new price is the lower of the two prices and half the higher one, down to the next price of the market.
        A company without a train counts with half its price, rounded down, and only then is it seen which is lower.
        £68 and £100 make £118, so £116.

        The mark on the par chart goes on the highest par not above the new price; £54 is the least and £100 the most.

rules-7-5-6 = 7.5.6 Possessions
    .text =
        The survivor receives the money, the trains with their warranties, and the permits of both. Station markers not
        yet placed are added up. Where both companies have a marker on one hex, and in London, one is lost. All others of
        the company that goes are replaced by the survivor’s. No more than seven can be kept in all (eight with the
        option): if more stand on the map, the director takes some off, whichever; if there are more with those not
        placed, some of these are lost.

        The train limit takes no train away; it only stops buying.

rules-7-5-7 = 7.5.7 The company that goes
    .text =
        It goes back to the IPO with a permit of the type it was dealt, and can be started again at once, if there is
        room at its home.

rules-7-6 = 7.6 Building
    .text =
        In one turn a company does one of these:

        - lay one yellow tile marked N;
        - lay one or two yellow tiles that are not marked N;
        - upgrade one tile;
        - build one small station;
        - build a link to London.

        A company without a train may build too.

rules-7-6-1 = 7.6.1 Laying track
    .text =
        Some track of the new tile must lie on a route of the company. No track may run into a red barrier or into the
        sea, a port excepted. Tiles with circles go on towns, tiles with small stations on villages. A letter N or Y on
        the map wants a tile with the same letter, and such tiles go nowhere else. Ipswich and Harwich have russet tiles
        of their own.

rules-7-6-2 = 7.6.2 Yellow tiles
    .text =
        Two yellow tiles are laid one after the other, and the second may build on the first. Beside a tile marked N no
        other is laid. A yellow village tile comes with one small station, which stays on its line when the tile is
        upgraded.

rules-7-6-3 = 7.6.3 Upgrading
    .text =
        Green tiles replace yellow ones from phase B on, russet tiles replace green ones from phase D on. All old track
        stays where it was, and so do station markers and small stations. Either some new track or a large station on the
        new tile must lie on a route of the company.

rules-7-6-4 = 7.6.4 Small stations
    .text =
        Instead of track a company may build a small station on a line of a green or russet village tile that has none.
        It may be anywhere on the board. Every line has one at most: two on a green tile, three on a russet one.

rules-7-6-5 = 7.6.5 London
    .text =
        Instead of any other build a company with a route to a London hex may place a marker in one of the four spaces of
        London. It builds nothing else and places no other marker in that turn. Trains of companies with a marker there
        can run to London; no other train can. A company has one marker in London at most, and once four companies
        are there, London is full.

rules-7-7 = 7.7 Station markers
    .text =
        One marker can be placed in a turn, beside the home marker, in any free circle on a route of the company, free of
        charge, but not on a hex where the company has one. Homes of other companies are not reserved; but see 7.2 for what
        happens when such a company comes.

rules-7-8 = 7.8 Running trains
    .text =
        Only trains of a type the company has a permit for run. Each runs along track and

        - begins and ends in large stations or off-board areas, never in a small station;
        - has at least two large stations, or one and a port or red area;
        - touches at least one marker of the company, London’s not counted;
        - ends where it comes to a port or red area, and does not go from port to port or from red area to red area;
        - may end in a station full of others’ markers but not pass it;
        - comes to nothing twice and uses no track twice.

        Different trains may use the same track. At least one run must visit the home station; every other must meet one
        of those before it at a large station, whoever’s markers stand there.

        Every station and every off-board area is scored once in a turn, whatever the number of trains that come to it.
        An off-board area with several hexes is one.

        A train that could earn something must run. The director chooses the routes and need not choose the best.

rules-7-8-1 = 7.8.1 Freight trains
    .text =
        A freight train travels as many hexes from its first station as its number says. It scores its two ends, and
        £20 for every hex between them as the crow flies, £30 if one of the ends is a port. Whatever lies on the way does
        not count, nor do small stations and barriers. If an area has several entrances, the one used counts.

        IMPORTANT: how we count the hexes to an off-board area. An area lies one hex beyond the hex from which the train
        enters it, so that hex counts, too. Between two stations on the board count the hexes that lie between them; add
        one for each end that is an off-board area.

        Example: a train runs from the port of Cromer to Ipswich and enters the port from Cromer. Three hexes lie between
        Cromer and Ipswich, and Cromer is the fourth. At £30 a hex that is £120, besides what the two ends are worth.

        Several freight trains of a company must run end to end and score like one long train: the two ends of the
        whole line, and the hexes between them. Each must still touch a marker of the company.

        Permanent freight trains (6 to 9) may run separately; a hex where two of them meet then counts for both. Those
        that are not permanent must still be in one line with each other, and with a permanent one if it runs.

rules-7-8-2 = 7.8.2 Local trains
    .text =
        A local train stays on the board: no ports, no red areas. It scores the large stations it visits, as many as its
        number, and all small stations between them, £20 each. With a number such as 4/5 it may visit five large
        stations and scores four, the director says which.

        Besides, the company receives a subsidy of £10 for every hex its local trains visit, each hex once. It goes to
        the treasury and is no revenue, but may help with the George Hudson manoeuvre.

rules-7-8-3 = 7.8.3 Express trains
    .text =
        An express train scores the large stations and off-board areas it visits, as many as its number, and takes no
        notice of small stations. With a number such as 4/5 it may visit five and scores four, the director says which:
        any of them can be left out, even the home.

rules-7-8-5 = 7.8.5 Dividends
    .text =
        Revenue is paid to the shareholders or retained. Paid, every share brings a tenth; shares on the company’s charter
        pay the company, those in the IPO and the Bank Pool nobody.

        The price then moves:

        - nothing paid: one space to the left;
        - less than the price: it stays;
        - the price or more: one space to the right, twice the price or more two, three times three, four times four, and no
          further.

        The marker goes under those on its space, even if it has not moved.

rules-7-8-6 = 7.8.6 The George Hudson manoeuvre
    .text =
        If the revenue is at least £10 but less than the share price, the director may add money from the treasury, this
        turn’s subsidy included: the smallest multiple of £10 that lifts the revenue to the price or above. All of it must
        then be paid out, and the price moves one space to the right. With a price of £82 and revenue of £60, £30 is
        added.

rules-7-9 = 7.9 Trains
    .text =
        A company may buy trains of every type, but runs only those it has a permit for. The bank sells the next
        train of the lowest band left, at the printed price. Another company’s train costs its printed price too, and half
        of that once a train of a later band has been sold; its director must agree, and it keeps its type and its
        warranties. A company in receivership sells none.

        The first train of a band begins its phase at once (9.0).

        A company can buy while it owns fewer than three trains of the type, fewer than two in phases E and F; in phases G
        and H while it owns fewer than three trains in all. Nothing is given back when a limit falls.

rules-7-10 = 7.10 Warranties
    .text =
        With a train from the bank a company may buy warranties at £50. A and D trains come with one free. No train can
        have more than three.

        After the step for running one warranty is taken off every train of the company, whether it ran or not. A train
        whose time to rust has come stays until its last warranty is taken. Warranties stay with their train when it
        changes hands and do not change its price.

rules-7-11 = 7.11 Forced purchase
    .text =
        At the end of its turn every company must have a train. If it has none and can afford one it must buy. If it can
        pay neither for the bank’s train nor for one of another company, it raises money in one of two ways, at the
        director’s choice if both would do:

        - It sells shares on its charter to the Bank Pool at the full market price, as few as will pay for the train.
          The price falls one step for each, without the relief of 6.4.2.
        - It refinances: its shares are merged two for one (5.2), and it receives ten times its mark on the par chart.

        Each way is a move of its own and says beforehand what it would do. Then the company must buy the next train of the
        bank; its director after that move chooses the type. If neither way brings enough it is bankrupt.

rules-7-12 = 7.12 Bankruptcy
    .text =
        A company is bankrupt when it has no train and cannot raise the money for one, or when its price falls to £0.
        Players receive the current price for each share, halved and rounded down if it has no train. Its trains,
        money and markers are gone. It goes back to the IPO with its first permit and can be started again.

rules-7-13 = 7.13 Redeeming shares
    .text =
        After buying trains a company may buy one share of its own from the Bank Pool at the market price. It lies on its
        charter, pays dividends to the treasury, and can be bought by players.

rules-7-14 = 7.14 Acquisitions
    .text =
        At the end of its turn a company may acquire another in the same way as it could merge (7.5), whether the other
        has operated or not, and even if it merged in this turn. The survivor does not operate again in this round, and
        the other company has no turn of its own any more.

rules-8-0 = 8.0 Receivership
    .text =
        A company whose director’s certificate lies in the Bank Pool is in receivership. It operates by itself (7.3): no
        merger, no build, no marker, no redemption. It retains what it earns. If it can afford the bank’s next train and
        has room for it, it buys that one, without a warranty, as the first of express, freight and local that it has a
        permit for. Without a train it is then bankrupt. Its trains cannot be bought.

        Its shares are traded as always. Whoever first holds three single shares, and most, becomes director.

rules-9-0 = 9.0 Phases
    .text =
        The first train sold of a band begins the phase of that name. Numbers are those of freight trains and of local and
        express trains.

        - A: £100; 1 and 2. Yellow tiles, one operating round, three trains of each type per company. Off-board areas pay
          their lowest figure.
        - B: £200; 2 and 2/3. Green tiles, two operating rounds, four more companies.
        - C: £280; 3 and 3. A trains rust, four more companies, the middle figure of off-board areas.
        - D: £360; 5 and 4. Russet tiles, three operating rounds.
        - E: £500; 6 and 4/5. B trains rust, two trains of each type, the highest figure of off-board areas.
        - F: £600; 7 and 5. C trains rust.
        - G: £700; 8 and 5/6. D trains rust, three trains in all.
        - H: £800; 9 and 6. The end begins (10.3).

        All this is so at once, but the number of operating rounds changes only after the next stock round. Trains under
        warranty do not rust before it ends.

rules-10-0 = 10.0 The end of the game
    .text =
        Top of the market: when a marker reaches £1000, this operating round is the last.

        Bank: when the bank must pay more than it has, it goes on paying, and the game ends with this set of operating
        rounds, or with the next set if it happens before one. The LNER does not form then.

        LNER: the game ends with the three rounds of section 10.3.

        Cash and shares at market price count; what companies have does not. Equal wealth shares the victory.

rules-10-3 = 10.3 The London & North Eastern Railway
    .text =
        The LNER forms at the end of the set of operating rounds in which the first H train is sold. From then on:

        - There are no Parliament rounds, and companies not started are out of the game.
        - Nothing is built, no marker placed, no company merged or acquired.
        - Shares in the IPO go to the Bank Pool.
        - Trains are bought from the bank only.
        - Sales lower no price, and the certificate limit changes (6.5.2).
        - The bank does not end the game any more; the top of the market still does.

        One stock round follows, then three operating rounds in which companies run, pay and buy trains. Then the game is
        over.

rules-11-1 = 11.1 Fewer types of trains
    .text =
        Simple express and simple freight game: one type of train only, no permits. A company may own four trains, three in
        phases E and F, two in phases G and H.

        Advanced freight game: freight and local trains. Advanced express game: express and local trains. Eight permits of
        each of the two types are dealt; the limits are the usual ones.

rules-11-2 = 11.2 Shorter game
    .text =
        The number of trains is that of the short game, with five or more players that of the standard game. The first E
        train, not the first H train, lets the LNER form. D trains do not rust.

rules-11-3 = 11.3 Game for new players
    .text =
        With one of the simple games (11.1): companies are started in Parliament only, they redeem no shares, they buy no
        warranties beyond the free ones, and there is no George Hudson manoeuvre. It can be played with the shorter game.

rules-11-4 = 11.4 Eight station markers
    .text =
        A company may have eight station markers instead of seven, when it floats without a charter and after a merger.

rules-13-0 = 13.0 As in the first edition
    .text =
        In the first edition a company whose home hex has no tile, or whose home marker waits for a circle, need not build
        there in its first turn. With this option it may leave that out; a waiting marker then displaces the one placed
        last. The first tile a company lays must still be at home.

rules-where-the-rulebook-leaves-open = Where the rulebook leaves things open
    .text =
        The rulebook contradicts itself in a few places and is silent in others. We play as follows.

        - Dividends (7.8.5): the text wants more than twice and four times the price for the further spaces, the bands printed
          on the market want at least that. We follow the bands: twice the price moves two spaces.
        - Starting in a stock round (6.5.3): its second point wants an empty hex or a free circle, section 3.2 also
          accepts an upgrade that makes room. We follow 3.2, as in Parliament.
        - Train limit (9.0): the table seems to have a cell shifted, with two of each type from C on. Its text, 7.9
          and 11.1 agree on three of each type through phase D. We follow them.
        - Charter after a merger: by 7.5.4 two chartered companies stay chartered, by 3.1 and 7.5.6 none does. We follow
          7.5.4; nothing in play depends on it, for no share is left in the IPO.
        - Permanent freight trains that meet end to end (7.8.1) are joined or separate, whichever brings the whole
          set of runs more.
        - Duty to run (7.8): a train must run if it would earn something beside the runs chosen for the others. Which
          routes those take is the director’s choice.
        - Waiting home marker (7.2): until the upgrade the marker stands on the hex without a circle, and the
          company’s routes begin there as if it stood in one. It takes a circle that a merger or a bankruptcy leaves free.
        - A company in receivership in its first turn places its home marker. As it cannot upgrade, it displaces a
          marker if there is no circle.
        - Consent (7.5.1, 7.9): the other director is asked at the table and agrees or declines. Who directs both companies
          is not asked. A merger is asked with the survivor named; after a refusal the other survivor can be proposed.
          A refusal binds the same director, in the same turn, for the same company and the same kind of deal.
        - Raising money (7.11): a train that another director would have to agree to sell does not stand in the way.
        - Failed companies (4.3): one that has not floated is available again from the next stock round, so not in the
          Parliament round before it.
        - The distance of freight trains (7.8.1): an off-board area lies one hex beyond the hex from which it is entered.
        - A line of freight trains (7.4) does not join two ports or two red areas, for it runs as one longer train would.
        - When prices stop falling (9.0): "when phase H starts", or with the LNER by 6.4.2 and 10.3, to which 9.0 itself
          refers. We follow those two: in what is left of the set of rounds, stock that a company sells lowers its price.
        - Redeeming after the formation of the LNER (10.3) is not among what is forbidden there, so it is allowed. A company
          that floats in the last stock round places no home marker.
        - Top of the market (10.1): reached by a merger it ends the game too.
        - Final value (10.4): shares count in full, whether their company has a train or not.
        - If no company operates and nobody can ever start one again, the game is over.
