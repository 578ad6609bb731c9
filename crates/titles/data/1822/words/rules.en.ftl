### The rules of 1822 and its scenarios in our own words, section by section, in the order and with the numbers of our
### reference. The id is `rules-` and the number with hyphens; the value is the number and our heading, `.text` the rules. A
### blank line ends a paragraph, a line beginning with “- ” is a list item; other line ends are spaces. “Summary” and
### “Online” give both readings where the two editions differ.

rules-1-1 = 1.1 Set-up
    .text =
        Two to seven players bid for minors, concessions and private companies, make majors out of concessions, and let
        majors buy up the minors. Whoever is richest at the end wins. The bank has £12,000, the players’ money included.

        Three stacks are shuffled: concessions with LNWR on top, minors with 24 on top, private companies with P1 on top.
        Everybody may see their order. Four minors, three concessions and three private companies lie in the bid boxes.

        The game begins with a stock round in the order of the seats. One operating round follows it in phase 1, two from
        phase 2 on; what counts is the phase at the end of the stock round.

        Trains lie in a row: L/2, 3, 4, 5, 6, 7/E. Only the front card of the row and what lies in the pool can be bought
        from the bank.

rules-2-1 = 2.1 A turn in the stock round
    .text =
        In a turn a player may sell any number of shares, then pay back loans, and then do one of these:

        - buy one share;
        - start a major (3.1);
        - bid for cards in the boxes (4.1);
        - buy a share for the tax haven (P16).

        Buying, starting and the tax haven end the turn. Who does nothing passes, and may act again when the turn comes
        round. The round ends when the last turn of every player was a pass; selling or paying back is not a pass.

        Summary: selling comes before bidding. Online: shares may also be sold between and after the bids of a turn.

rules-2-4 = 2.4 Over the certificate limit
    .text =
        Who holds more certificates than allowed must sell until the limit is kept, as far as anything can be sold. This
        happens when a price leaves the yellow zone. More than 60% of one company need not be sold.

rules-2-5 = 2.5 Players with a loan
    .text =
        With a loan a player cannot buy, bid or start a company. He may sell, and pay back any part of the debt; that does
        not end the turn. A debtor with nothing to sell and no cash is passed over.

rules-2-6 = 2.6 Selling
    .text =
        Only shares of majors that have operated can be sold; minors never. In an emergency in the middle of a company’s own
        turn that company must have completed an earlier operating round.

        All shares of one sale bring the price before it; then the marker goes down one row for each share and stops at the
        lower edge. Several sales are settled one after another, in the order the seller likes.

rules-2-7 = 2.7 The pool
    .text =
        The pool never holds more than half of a company.

rules-2-8 = 2.8 Directors
    .text =
        The director’s certificate is two shares, LNWR’s is one. It is not sold but exchanged: whoever holds more than the
        director gives ordinary shares for it, and must have as many as it stands for. Of several equals the first after
        the old director becomes director.

        Shares from an acquisition or in the tax haven change no director at once; it is looked at with the next deal in that
        company, issuing and redeeming included.

rules-2-11 = 2.11 Buying
    .text =
        A share costs the market price, in the treasury as in the pool. For a treasury share the company receives the money;
        but while a major that will get full capital (3.3) has not floated, the bank does.

rules-2-12 = 2.12 Sold before
    .text =
        Who has sold shares of a company cannot buy any of it in the same stock round.

rules-2-13 = 2.13 Sixty per cent
    .text =
        Nobody buys more than 60% of a company. Acquisitions and the tax haven may go beyond.

rules-2-14 = 2.14 Certificate limit
    .text =
        Every certificate of majors and minors counts, every concession, and every private company but P16; and every card on
        which one’s bid leads, when buying or bidding. Companies in the yellow zone do not count, and their shares can always
        be bought. Converting a concession is possible at the limit.

rules-3-1 = 3.1 Starting a major
    .text =
        In phase 1 no major can be started. In phases 2 to 4 concessions are converted (3.2), from phase 5 on majors are
        bought (3.3). The price is £60, £70, £80, £90 or £100; the space of £50 is for minors.

        The home token is placed in the first operating turn.

rules-3-2 = 3.2 Conversion
    .text =
        In phases 2 to 4 the owner of a concession gives it for the director’s certificate and chooses the price. The treasury
        gets twice the price: £100 from the bank, the rest from the player. LNWR gets its price once, all from the bank.
        The company floats at once. Its other shares lie in its treasury.

rules-3-3 = 3.3 Purchase
    .text =
        When phase 5 begins all concessions left are gone without compensation. Any player may then start a major and pays
        twice the price for the director’s certificate, once for LNWR. It floats when half of it is sold.

        In phase 5 what is paid for its shares goes into its treasury, even before it floats. In phases 6 and 7 it gets
        ten times its price on floating, its unsold shares go to the pool, and what it had collected before goes to the
        bank.

rules-4-1 = 4.1 Bidding
    .text =
        Minors, concessions and private companies are sold by bids on the cards in the boxes. Who leads when the round ends
        pays and takes the card (5.1).

rules-4-2 = 4.2 Bidding tokens
    .text =
        A token stays on its card until the round ends, even if the bid is beaten. Raising one’s own beaten bid needs no
        further token.

        Summary: nine tokens less the number of players. Online: 8, 6, 5, 4, 3, 3 tokens for two to seven players, in the
        scenarios 7 for two.

rules-4-3 = 4.3 Bids in a turn
    .text =
        Summary: as many as one likes. Online: one to three, and the third ends the turn.

rules-4-4 = 4.4 Amounts
    .text =
        The first bid is £100 at least for minors and concessions, £0 for private companies. Bids go up in steps of £5, and a
        new one beats the highest by £5 at least. Only money limits them.

rules-4-5 = 4.5 Leading bids
    .text =
        The highest bid cannot be raised by its own bidder.

rules-4-6 = 4.6 Bound money
    .text =
        What one’s leading bids add up to is bound: other bids and purchases must be paid from the rest. Beaten bids bind
        nothing.

rules-5-1 = 5.1 The end of the stock round
    .text =
        If nobody has bid in the first stock round the game is over. Otherwise, in this order:

        - Concessions and then private companies go to the leading bidders.
        - Minors float, the highest bid first, equal bids by box. In phase 1 the price is £50 and the treasury £100. In
          phase 2 the price is the highest start price that is not above half of the bid, and the treasury twice that. From
          phase 3 on the price is the same and the treasury the whole bid. The bank keeps the difference.
        - For every minor left without a bid one L/2 leaves the bank’s row. If the minor in the first box is among them it
          leaves the game, its home is free for all, and the front train of the row goes with it, even if a phase begins
          by that. Summary: the first box and its train go first. Online: the L/2 go first.
        - Minors move up and the boxes are filled.
        - Loans grow by half, rounded up.
        - Every major all of whose shares are with players, the tax haven’s included, goes up one row.
        - P9 is asked (5.9). Then the order of play is made anew: most cash first, equals as before.

        Too many trains after such a change of phase are given up at the beginning of the operating round.

rules-5-9 = 5.9 Double cash
    .text =
        A player who owns P9 may declare twice his cash when the order of play is made.

rules-6-1 = 6.1 The stock market
    .text =
        Right at the end of a row means up one row, left at the beginning of a row down one row. Up where nothing is above
        goes down and to the right, to the same price; down where nothing is below stays. A marker that arrives goes under
        those on its space. Shares of companies in the yellow zone do not count for the certificate limit.

rules-7-3 = 7.3 The operating round
    .text =
        First private companies and concessions pay. Then all minors operate, and after them all majors: the higher price
        first, then the marker further right, then the higher one, then the one on top. Only an emergency sale changes the
        order of those still to come.

        A company’s turn: first-turn matters (8.3, 8.4), taking private companies (9.1), track (11.1), destination token
        (12.1), token (13.1), running (14.2), dividend (15.2), trains (16.1), acquiring a minor (17.1), issuing or redeeming
        (18.1).

rules-8-3 = 8.3 Home tokens
    .text =
        The home token is placed free of charge at the start of the first turn; a slot is kept for it until then. LNWR places
        its destination token in Manchester too.

        Minor 14 chooses one of the cities of London and pays £20. Its token gets an extra slot and takes nobody’s place.
        That is its track for this turn. The slot remains when the minor has gone.

rules-8-4 = 8.4 The first train of a minor
    .text =
        At the start of its first turn a minor may buy one L with its own money and run it in the same turn, as long as the
        front card of the row is an L/2.

rules-9-1 = 9.1 Taking private companies
    .text =
        At the start of its turn a company may take private companies from players, any number and without payment, from
        the phase on the card. Red cards are for majors, green ones for minors too; P16 cannot be taken. The owner must agree
        if another player directs the company. Powers can be used in the same turn.

        Private companies are not sold or traded; with an acquired minor they come to the major.

rules-9-4 = 9.4 Joined powers
    .text =
        Powers may be joined in one tile: P2, P10, P11 and P12 with each other, P8 with P2 and P12.

rules-10 = 10 The private companies
    .text =
        Income is for each operating round. Cards close when used up. “All” are majors and minors.

        - P1, majors from phase 5: becomes a 5 train like any other. £5 for a player. Taking it begins no phase.
        - P2, all from phase 2: one plain tile in a hex with exactly one town, which is gone for good. It is one of the turn’s
          tiles. £10, in a company too.
        - P3, P4, majors from phase 2: become 2P trains, permanent, outside the limit, no help against the duty to own a train,
          never sold, one for a company. No income.
        - P5, majors from phase 3: an exchange token into the English Channel, free and without a connection, beside the token
          of the turn. If there is no slot and the next tile opens one, that tile can be laid for its cost as the track of the
          turn. Or an exchange token becomes available. £10 for a player.
        - P6, P7, majors from phase 3: mail contracts (14.12). £10 for a player.
        - P8, all from phase 3: either one tile on rough, hilly or mountainous ground for nothing, or £20 off every hill and
          mountain for ever. Which, is said after private companies are taken. £10 for a player.
        - P9, all from phase 3: for a player double cash (5.9) and £10; for a company £20, from phase 5 £40, in phase 7 £60.
        - P10, all from phase 3: pays an estuary edge twice; until then £10 off every river. £10 for a player.
        - P11, all from phase 2: one upgrade of plain track or towns of the newest colour to the colour not yet available; minors
          only to green. It is the upgrade of the turn. £10, in a company too.
        - P12, all from phase 3: extra track once, before or after the normal track: two yellow tiles or an upgrade, for a minor
          one tile. £10, in a company too.
        - P13, P14, all from phase 5: become Pullman cars (14.10), one for a company. £10 for a player.
        - P15, all from phase 2: £10 times the phase for a player, and as much is saved on the card. The company that takes it
          gets the savings. Closes with phase 7.
        - P16, the tax haven: instead of buying a share, its owner buys one share of a major onto the card. It changes no
          director and no limit. Its dividends stay on the card; all of it counts for the owner at the end.
        - P17, majors from phase 2: moves a card that is not in a box to the top or bottom of its stack. £10 for a player.
        - P18, majors from phase 5: an exchange token becomes available, or the other way round. £10 for a player.
        - P19, all: becomes an LP, a permanent L, otherwise like a 2P. Summary: from phase 2. Online: from phase 1.
        - P20, all from phase 3: like P15 with £5. Summary: does not close with phase 7. Online: it does.
        - P21, all from phase 2: with a token in Hull or Grimsby up to two free tiles there that get an exit across the
          estuary between them. £10 for a player.

        The tax haven buys no share of a company that its owner has sold in the same stock round.

        1822+, P17: with three stacks of private companies the top is directly behind the card in the box of the same stack.
        Online: it is behind the card in the third box, which for the other two stacks is their bottom.

rules-11-1 = 11.1 Track
    .text =
        A minor lays one yellow tile or one upgrade, never beyond green. A major lays one tile in phase 2, and from phase 3 on
        two yellow tiles or one upgrade. Tiles are yellow in phases 1 and 2, green from phase 3, brown from phase 5, grey in
        phase 7.

        Labels must agree: L London, BM Birmingham and Manchester, Y Liverpool, Bristol and Edinburgh, C Cardiff, EC the
        English Channel. S and T take ordinary yellow tiles. Swansea’s printed track may be upgraded to yellow; its town
        is then gone.

rules-11-2 = 11.2 Reaching a hex
    .text =
        A tile must be reached by track from a token of the company, not through cities filled by others, and the connection
        must use one of its exits. A company may always build on a hex with its own token.

        Areas where runs end (14.2), such as the Highlands or Mid Wales, lead no further: what lies behind them is reached only
        by a company with a token there. London’s printed track counts as track. A loop of plain track is reached like any
        other track.

rules-11-3 = 11.3 Exits
    .text =
        No exit may lead off the map, across an impassable edge, or to a side of a grey or blue hex without track.

rules-11-4 = 11.4 Upgrades
    .text =
        An upgrade keeps all track, tokens, towns, cities and the label, and goes one colour further.

        Summary: the company must be able to run over new track. Online: a stop it reaches whose value changes is enough too.
        The English Channel and Cardiff need neither, and London may always be raised by whoever reaches it.

rules-11-5 = 11.5 Six exits
    .text =
        Where a brown or grey city tile with five exits could be laid and one with six exits fits too, that one must be laid,
        even if it costs money. Summary: this holds for plain track, too.

rules-11-7 = 11.7 Costs
    .text =
        Terrain is paid with the first tile on a hex; a tile that first opens an estuary edge costs £40 for it. Every
        upgrade of London costs £20.

        Summary: all other upgrades are free. Online: the first upgrade of Bristol costs £20, of Birmingham £40, of Manchester
        £60; every upgrade of the Channel £100; and £40 wherever an upgrade opens an estuary edge.

rules-11-9 = 11.9 Beside London
    .text =
        London has six cities, one on each side; an upgrade raises all of them. The first tile beside London needs the
        consent of whoever owns the city on that side: the director of the company, or the owner of its concession. For minor
        14 the city it has chosen counts too. If nobody owns it, the tile must lead to London. The right ends with that tile.

        Summary: beside the city of a company that is not running yet the tile must always lead to London.

rules-11-10 = 11.10 Tiles
    .text =
        Tiles 7, 8 and 9 are unlimited. Of the others there are as many as are printed; replaced ones can be used again.

rules-12-1 = 12.1 Destination token
    .text =
        When track joins a major’s home token with its destination, whoever built it and however long it is, its destination
        token is placed there free of charge. It cannot be declined. Cities filled by others cut the track. Without a free
        slot it gets an extra one. An ordinary token of the company there goes back to the charter and can be placed again.

        Summary: as soon as the connection is built. Online: after the track of the company’s own turn.

rules-13-1 = 13.1 Tokens
    .text =
        A company may place one available token in a turn, for £100, in a free slot it reaches; not where it has one. In London
        it may have several, in different cities.

        A major has a home token, one at £100, a destination token, and exchange tokens: LNWR four, the others three. These
        become available, or are placed, by acquiring minors and by P5 and P18. Nine tokens of a company may stand on the map
        after acquisitions.

        A city filled by others may end a run but not be passed.

rules-13-4 = 13.4 SECR in the Channel
    .text =
        SECR may once place an available token in the English Channel for nothing, as the token of the turn. It must reach it.

rules-14-2 = 14.2 Running
    .text =
        Each train may run along one line of track that joins at least two stops, one of them with a token of the company. No
        stop and no track is used twice by a run. A company need not run, nor run for the best.

        Summary: no two trains of a company share track. Online: an E may run over track of its other trains.

rules-14-3 = 14.3 One hex once
    .text =
        A run has only one city of London. Other hexes may be visited twice only where they have two separate stops.

rules-14-4 = 14.4 Areas at the end
    .text =
        Cities, towns and grey areas are stops. Areas at the edge and Mid Wales can only be ends of a run. Where a value is
        printed for each colour, that of the phase counts.

rules-14-5 = 14.5 Length
    .text =
        A train with a number may have that many stops, towns included.

rules-14-6 = 14.6 L and LP
    .text =
        An L runs in one city with a token of the company, alone if there is any track, or with one town that is connected to
        it. In each city only one L. Not over the Channel.

rules-14-7 = 14.7 E
    .text =
        An E may be of any length. Only cities with tokens of the company count, twice; there must be two of them, and both ends
        must be such cities. Others are passed unless they are blocked. A token in the Channel counts as France twice, and
        the run may then end in France.

rules-14-9 = 14.9 The English Channel
    .text =
        The Channel earns nothing and is no stop of its own: with France it is one stop of France’s value. A run has both or
        neither, and not these alone. One track leads to France in green, two in brown and grey.

rules-14-10 = 14.10 Pullman car
    .text =
        In every turn the car may be coupled to one train that is not an L, LP or E. For that train towns do not count for the
        length, but they pay.

rules-14-11 = 14.11 The destination counts twice
    .text =
        If a run has the cities of the home token and of the destination token, the value of the destination counts once more,
        four times in all for an E. One train in a turn; passing through is enough.

rules-14-12 = 14.12 Mail contracts
    .text =
        For each contract the treasury receives half of the printed values of both ends of one run, the best ones first; not of
        an L or LP. It is no part of the dividend.

rules-14-13 = 14.13 Wales
    .text =
        Merthyr Tydfil and Pontypool are joined by two tracks, of which a company uses only one in a turn; no run passes both
        cities and goes on. F25 to F31 do not join F23 and F33.

rules-15-2 = 15.2 Dividends
    .text =
        A minor always splits: half to its director, half to its treasury, an odd pound to the director. A major pays all,
        half or nothing. If it pays half it keeps half of the revenue rounded down to a multiple of £10. A share receives a
        tenth. Treasury shares pay the treasury, pool shares nobody.

        The price of a major: nothing paid, one space left; otherwise it stays, or goes right one space or two.

        Right one space if at least the price is paid, two if at least twice the price.

        - Summary: a minor’s price moves in the same way by what its director receives, but never two spaces.
        - Online: a minor’s price goes right with any income.

rules-15-6 = 15.6 2P and LP
    .text =
        What a 2P or LP earns beside other trains can be decided on by itself: pay, half or retain. The price looks at all that
        is paid.

rules-16-1 = 16.1 Train limit
    .text =
        A minor may have two trains, from phase 4 one. A major may have four, in phase 4 three, from phase 5 two. 2P, LP and
        Pullman cars do not count; a company has one Pullman car and one 2P at most. Trains over the limit go to the pool, the
        director chooses which; a surplus 2P, LP or car leaves the game.

        Summary: an LP may be had beside a 2P; and after an acquisition the first train given up is one of the minor’s. Online:
        an LP counts as the 2P; and any train may be given up.

rules-16-2 = 16.2 Trains of the bank
    .text =
        The front card of the row and cards in the pool cost their printed price. An L/2 is bought on either side: L £60, 2
        £120. An L can be turned into a 2 for £80, even at the limit. In the scenarios an L costs £50, and turning £80 in
        phase 1, £70 later.

        The first train of a kind begins its phase at once, the first 2 by turning too. L rust with phase 3, 2 with phase 4, 3
        with phase 6, 4 with phase 7.

rules-16-3 = 16.3 7 or E
    .text =
        Which side a 7/E is, is chosen for good when it is bought. A company has one E.

        Summary: never a second one by trade either, and one that comes with a minor goes to the pool. Online: only the bank
        refuses a second E.

rules-16-4 = 16.4 Trading trains
    .text =
        From phase 3 on companies buy trains from each other, for £1 or more out of the buyer’s own money; the other director
        must agree. Never a 2P, LP or Pullman car.

rules-16-5 = 16.5 Duty to own a train
    .text =
        Every company must own a train at the end of this step, whether it has a route or not. Trains are never given up
        freely.

rules-16-8 = 16.8 Emergency
    .text =
        If a company without a train cannot pay for one, its director pays the difference for the cheapest train of the bank:
        from cash, then by selling shares (16.10), and for the rest by a loan. A loan is owed with half as much again, rounded
        up. Nobody goes bankrupt.

        Summary: first the company issues treasury shares as in 18.1, once: the fewest that bring enough, or as many as it can.
        Its director does not change by that.
        Then the director pays, and may with cash in hand also buy another company’s train. Online: the director pays at once,
        and only for a train of the bank.

        Summary: a loan that would break the bank is taken from other money. Online: it can break the bank.

rules-16-10 = 16.10 Selling in an emergency
    .text =
        The director sells no more than needed, never above half of a company in the pool, and never so that the company in
        question gets another director. Directors of other companies may change at once.

rules-17-1 = 17.1 Acquiring a minor
    .text =
        From phase 2 on a major may acquire one minor in a turn. A token of the major must be connected with the minor’s
        token, and the minor’s owner must agree.

        Summary: not in an operating round that is the first for both companies. Online: not if it is the first for either.

rules-17-2 = 17.2 Paying for a minor
    .text =
        The owner receives twice the minor’s price: in money, or with one or two treasury shares at their price; whoever owes
        the difference pays it. 60% may be exceeded.

        Summary: the deal may not lift the owner over the certificate limit; a minor in the yellow area did not count, a share
        does. Online: for two shares the owner must be below the limit before the deal; one share is never checked.

        A major at £160 and a minor at £90: £180; or one share and £20; or two shares, and the owner pays back £140.

        The major takes over money, trains and private companies.

rules-17-5 = 17.5 The minor’s token
    .text =
        An exchange token takes its place for nothing, or it goes away and an exchange token becomes available. If the major
        has a token there, only the latter. Without exchange tokens the minor’s token just goes.

rules-17-7 = 17.7 Minors out of the boxes
    .text =
        From phase 5 on a major may instead take a minor out of a bid box for £200 to the bank, if it is connected with its
        home. An exchange token goes to the home slot for nothing, or becomes available. For minor 14: any city of London that is
        connected, for £20.

rules-18-1 = 18.1 Issuing and redeeming
    .text =
        Once in a turn a major may issue treasury shares into the pool, or redeem shares from it, any number within the limit of
        half.

        Issuing: not in its first operating round. The marker first goes down one row for each share, and each brings the new
        price. Redeeming: at the current price, which does not move. Summary: not in the first operating round either.
        Online: also in the first.

rules-19 = 19 Phases
    .text =
        - 1: yellow tiles, one operating round, minors only.
        - 2: two operating rounds, conversion, acquisitions.
        - 3: green tiles, L rusts, trains are traded, majors lay two yellow tiles or one upgrade, minors keep the whole bid.
        - 4: 2 rusts.
        - 5: brown tiles, concessions are gone, majors are bought and float at half, minors out of the boxes.
        - 6: 3 rusts, full capital.
        - 7: grey tiles, 4 rusts.

rules-20-1 = 20.1 The end of the game
    .text =
        - At once, if nothing is bid in the first stock round.
        - When a marker reaches an end space: after this operating round, or after the first one that follows the stock
          round. Summary: not by a minor’s marker. Online: by any.
        - When the bank must pay more than it has: after this set of operating rounds, or the next. Online: after the first
          operating round if it happens in a stock round.
        - After a hundred stock rounds with their operating rounds: it would never end by itself.

        What happens first decides; the bank goes on paying.

        Cash counts, shares at their price, minors at twice their price, £100 for every concession, and the tax haven with
        all it holds; less debts. Private companies are worth nothing, and what companies have does not count.

rules-21 = 21 Options and scenarios
    .text =
        1822+: six minors and three private companies more. Train, track and other private companies lie in separate stacks, one
        for each box. One track card other than P5 and two others are removed by lot. Both can be left out.

        Tax haven in every stock round: the first share is paid by the owner, the others by what lies on the card; never two
        shares of one company.

        1822MRS, the medium scenario, has the south up to the middle of England: LNWR, GWR, LBSCR, SECR, MR, LYR and SWR, and
        minors 7 to 21 and 24. Its private companies depend on the number of players; for starters there are P1, P2 and P5 to
        P14, for the advanced P1 to P12 and minor 14 in the first box. With the South-West Peninsula, for two players, minors
        22 and 23 start in D39, instead of two others drawn by lot.

        1822NRS, the northern scenario, has LNWR, CR, MR, LYR, NBR and NER, and minors 1 to 10, 15, 16 and 26 to 29; no
        English Channel, no P5, P10 or P17.

        Both have less money, lower limits, fewer trains and a smaller market, where prices of £500 and more in the corner end
        the game.

rules-where-the-summary-and-we-differ = Where the summary and we differ
    .text =
        In this point we play as the game is played online, whichever edition is chosen.

        - The summary calls a minor’s certificate half of it. It makes no difference: it stands for two shares.
