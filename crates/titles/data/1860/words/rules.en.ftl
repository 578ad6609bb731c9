### The rules of 1860 in our own words, section by section, in the order of the rulebook (second edition). The id
### is `rules-` and the section’s title in lower case with hyphens; the value is the title, `.text` the rules.
### A blank line ends a paragraph, a line that begins with “- ” is an item of a list; other line ends are spaces.
### “Our ruling” marks what the rulebook leaves open.

rules-game-overview = Game Overview
    .text =
        Players put their money into railway companies on the Isle of Wight. Stock rounds, in which shares are
        bought and sold, alternate with sets of one to three operating rounds, in which the companies build,
        run trains, pay their shareholders or fill their treasuries, and buy trains. Whoever is worth most at
        the end wins.

        Players use pounds (£). Companies use company credits (cc), which never come into players’ hands and
        count for nobody’s wealth. Every company has ten shares: a director’s certificate of two and eight
        single ones. The player with the most shares directs it.

rules-the-map = The Map
    .text =
        Large circles are towns, black dots are villages. Track goes only on the hexes of the island: never
        into the sea, never across a red barrier (the river Medina beside Cowes, the ridge south of Ashey, the
        Earl’s land between Shanklin and Ventnor; on the extended map also between Norton Green and Yarmouth).

        Triangles and dark ground are difficult terrain: the first tile there costs the company 60 cc.

        Ryde Pier is joined to Ryde Esplanade once that has been upgraded to green. Trains may then end there
        as in a large station, worth 0 while only yellow tiles are in use, 20 with green and 40 with russet.

        The extended map, best for three or four players, adds Totland, Norton Green and the empty hex south of
        Shorwell. The original map, best for two or three, does without them, and with two tiles 776 instead of
        three and one tile 770 instead of two.

rules-setting-up-the-game = Setting up the Game
    .text =
        The shares of the eight companies lie in the initial offer, the director’s certificate on top. One share
        each of the IOW, C&N, FYN and BHI&R is reserved for the owner of a private company and lies at the
        bottom. The bank pool is empty. Trains are stacked from 2+1 to 9+5. Fishbourne waits beside the board.

        Each player starts with £1000 in a game of two, £670 in a game of three, £500 in a game of four. The bank
        has £10,000 in all.

rules-private-companies-and-the-initial-auction = Private Companies and the Initial Auction
    .text =
        Four private companies and the director’s certificates of the C&N and the IOW are auctioned, one auction
        for each of the six. Face values and incomes:

        - Brading Harbour Company: £30, income £5
        - Yarmouth Port & Shipping Company: £50, income £10
        - Cowes Marina & Ferry Company: £90, income £20
        - Ryde Pier & Ferry Company: £130, income £30

        What is auctioned is the right to choose. Bidding goes clockwise. On your turn you raise the bid by £5
        or more, or pass and are out of this auction. You may bid only what leaves you enough for the cheapest
        certificate on offer.

        The last bidder left pays the bid, chooses a certificate, and pays for it too: the face value of a private
        company, or twice the par of a director’s certificate, which is chosen at once from £74, £82, £90 and £100.
        The next auction begins with the player on the winner’s left.

        If nobody bids, the first to pass chooses and pays for the certificate only. (Our ruling: if that player
        cannot pay for any, the choice goes clockwise to the first who can; if nobody can, the first to pass
        takes the cheapest for all the money in hand.)

        After the sixth auction the player with the most money has the priority deal. On a tie it goes, among
        all players with a private company, to the one whose private companies have the lowest total face value.

rules-the-fishbourne-ferry-company = The Fishbourne Ferry Company
    .text =
        Fishbourne costs £200 and brings £25 in each operating round. It can be bought in a stock round once the
        first 6+3 train has been sold. As soon as somebody buys it, all other private companies close: they are
        out of the game, worth nothing, and do not come back.

rules-selling-private-companies = Selling Private Companies
    .text =
        From the second stock round on, you may sell a private company to the bank on your turn for £30 less than
        its face value, also after the turn’s purchase: only shares must be sold before it. There is no other way
        to be rid of one, except an exchange.

        A private company the bank has bought is for sale at face value, as the one purchase of a turn, until it
        closes.

rules-exchanging-private-companies = Exchanging Private Companies
    .text =
        On your turn in any stock round you may exchange a private company for a share of its railway, once that
        has been started and its par is set. This is neither your purchase nor your sale.

        - Brading: BHI&R
        - Yarmouth: FYN
        - Cowes: C&N
        - Ryde: IOW

        You take the top share of the company in the initial offer; this can make it float. The private company
        closes and is out of the game. While the railway is bankrupt and has not been refloated, there is no exchange.

        The reserved share at the bottom of each of these four piles cannot be bought until the private company
        has closed, by exchange or through Fishbourne.

rules-major-companies = Major Companies
    .text =
        Eight companies in four layers; each with its home, the number of its bases (the home base included) and
        the range of its par:

        - Layer 1: C&N, Cowes & Newport: Cowes, 4 bases, £74 to £100
        - Layer 1: IOW, Isle of Wight (Eastern Section): Ryde Esplanade, 4 bases, £74 to £100
        - Layer 2: IWNJ, Isle of Wight, Newport Junction: Merstone, 3 bases, £62 to £82
        - Layer 2: FYN, Freshwater, Yarmouth & Newport: Yarmouth, 3 bases, £62 to £82
        - Layer 3: NGStL, Newport, Godshill & St. Lawrence: Godshill, 2 bases, £58 to £68
        - Layer 3: BHI&R, Brading Harbour Improvement & Railway: Bembridge, 2 bases, £58 to £68
        - Layer 4: S&C, Shanklin & Chale: Chale, 2 bases, £54 to £62
        - Layer 4: VY&SC, Ventnor, Yarmouth & South Coast: Shorwell, 2 bases, £54 to £62

        Layer 1 is open from the start. Each further layer opens when a company of the layer above it has
        operated or has sold all its shares out of the initial offer.

rules-phases = Phases
    .text =
        The game begins in phase 2. The first train of each new type begins the phase of its number, at once.
        Trains, how many there are, their price, and what they bring:

        - 2+1: 5 trains, 250 cc. Yellow tiles, 1 operating round, 4 trains per company
        - 3+2: 4 trains, 300 cc. Green tiles, 2 operating rounds
        - 4+2: 3 trains, 350 cc. The 2+1 rust; 3 trains per company
        - 5+3: 2 trains, 400 cc. Russet tiles, 3 operating rounds
        - 6+3: 2 trains, 500 cc. The 3+2 rust; 2 trains per company; Fishbourne can be bought
        - 7+4: 1 train, 600 cc. The 4+2 rust
        - 8+4: 1 train, 700 cc. The 5+3 rust; sales do not lower prices any more; no certificate limit
        - 9+5: any number, 800 cc. The Southern Railway forms

        Trains that rust leave the game at once. New tiles are available at once. The number of operating rounds
        changes at the end of the next stock round.

        By agreement a game can be played without the limit on trains per company, or with two 7+4 trains.

rules-the-end-of-the-game = The End of the Game
    .text =
        The game ends in one of three ways:

        - A share price reaches £340: the game ends with the current operating round.
        - The bank runs out of money: the game ends with the current operating round, or, if it happens in a stock
          round, with the next operating round.
        - The railways have been nationalised, and the last one or two companies have operated once more.

        (Our ruling: it also ends with a stock round in which nobody could do anything, if no company operates and no
        player has a private company, for then nothing can ever happen again.)

        Everybody adds up money, private companies that are still open (at face value) and shares: at the market
        price if the company has a train, at half of it, fractions down, if not. A director’s certificate is two
        shares. Treasuries count for nobody. The most wealth wins.

rules-stock-rounds = Stock Rounds
    .text =
        The holder of the priority deal begins; turns go clockwise. A turn in which you neither buy nor sell is a
        pass, and you may deal again when your turn comes back. When all players pass one after the other, the round
        is over, and the priority deal goes to the player on the left of the last one who bought or sold.

rules-buying-and-selling-shares = Buying and Selling Shares
    .text =
        On your turn you may first sell as many shares as you like, and then buy one certificate.

        Buying: a share costs its par in the initial offer and the market price in the bank pool. The first buyer
        of a company takes the director’s certificate, chooses a par within the company’s range (£54, £58, £62,
        £68, £74, £82, £90 or £100) and pays twice that. You may not buy shares of a company of which you have
        sold any in the same stock round.

        Selling: the bank pays the market price for a share if the company has a train, and half of it, fractions
        down, if it has none. All shares of one company that you sell in a turn are one sale, at the price before it
        falls. Before a company floats, its par counts as the market price.

        The director is the player with the most shares. Whoever comes to hold more than the director swaps two
        single shares for the director’s certificate. If a director sells and somebody else then has more, that
        player takes over in the same way; among equals, the nearest one clockwise from the old director.

        The director’s certificate itself may be sold. If another player has two shares or more, that player becomes
        director and gives two single shares for it, which are then sold in its place. If nobody has, the
        company goes into receivership. Half of it may be sold by taking a single share back from the pool, if there
        is one; singles sold at the same time count.

rules-share-price-movement = Share Price Movement
    .text =
        The prices run from 0 to 340 in one line that is drawn in two tiers, zigzag. A marker starts on the upper
        tier, at the par.

        Each share sold lowers the price by one place of the line, to the other tier, if the company has operated;
        before that, sales leave it alone. Below £40 and above £150, in the red-letter zones, the first share of
        a sale does not count: three shares sold at £182 lower it by two places, to £166. From the sale of the
        8+4 train on, sales do not lower prices at all.

        A marker that comes to an occupied space goes beneath those already there, and its company operates after
        them. At 0 the company is bankrupt.

rules-certificate-limit = Certificate Limit
    .text =
        You may hold 32 certificates in a game of two, 21 in a game of three, 16 in a game of four. Private companies
        and director’s certificates count as one each. At the limit you cannot buy, not even to become
        director. If you are above it, you must sell down to it on your next turn in a stock round, before anything else.

        From the sale of the 8+4 train on, there is no limit.

rules-flotation-capitalisation = Flotation & Capitalisation
    .text =
        A company floats in a stock round as soon as players hold half of its shares; those in the bank pool do not
        count. It receives ten times its par in company credits, its marker goes on the market at the par, and
        its home base goes on the board. From the next operating round on it operates.

        If its home hex is still without track, the director lays a yellow tile there at once; this does not count as
        the company’s track in its first turn. (Our ruling: if no tile that fits is left, the base stands on the
        bare hex, and the company may build from there later.)

        Company credits pay for trains, bases and difficult terrain, and for nothing else.

rules-operating-rounds = Operating Rounds
    .text =
        At the start of each operating round the bank pays the players the incomes of their private companies. A
        private company that is closed or lies in the bank pays nothing. Then the railway companies operate.

rules-operating-public-companies = Operating Public Companies
    .text =
        All companies that have floated and are not bankrupt operate once, the highest share price first; on one
        space, the marker on top first. The order is settled at the start of the round. The director decides for
        the company. In its turn it does, in this order:

        - lay or upgrade track
        - build a base
        - run its trains
        - pay a dividend, or retain the revenue
        - buy trains

        At the end of its turn it may turn out to be insolvent.

rules-track-tiles = Track Tiles
    .text =
        Yellow tiles go on bare hexes, green tiles replace yellow ones, russet tiles replace green ones. A tile must
        suit its hex: no station on an empty hex, one halt or small station on a village, two of them on a double
        village, a large station on a town. Towns printed in yellow are replaced by green tiles.

        Tiles with a letter go only on hexes with that letter, and these hexes take no others: R Ryde, C Cowes, N
        Newport, V Ventnor, M Merstone, B Brading, Godshill and Shorwell. The tiles of Newport lie with Shide
        towards the south, the green tile of Merstone with Blackwater towards the north, those of Ryde so that they
        lead to the pier.

        The first tile on difficult terrain costs 60 cc; upgrades cost nothing.

        Large stations have circles for bases. Small stations have a value but no circle. Halts are worth
        nothing in themselves, but a company receives a subsidy for calling at them.

rules-laying-track = Laying Track
    .text =
        In one turn a company lays up to two yellow tiles, or upgrades one tile. If it lays a tile with a large
        station, that is the only one.

        A new tile must connect with track that a train of any length could get to from one of the company’s bases:
        not past a tokened-out station, and not by re-entering a hex it has left, unless the table allows that. No
        track may point into the sea, off the buildable hexes or at a red barrier.

        A large station is tokened out for a company if all its circles are taken and none of them by the company
        itself.

rules-upgrading-track = Upgrading Track
    .text =
        Instead of laying track a company may replace one yellow tile by a green one, from phase 3 on, or one green
        tile by a russet one, from phase 5 on. All track on the old tile must be on the new one, leading to the same
        edges, and bases keep their places.

        One of the company’s own trains must be able to reach the tile from one of its bases, without passing a
        tokened-out station, and the new tile must give it track it can run on or raise the value of a stop it can
        run to. Here too the train may not re-enter a hex it has left. A company without a train cannot upgrade.

        Our rulings: track that a company “would be able to run” is track that its train can get to; it need not lead to
        a station, so loose ends may be built. Only large stations on the way use up the train’s reach, those on the
        tile included; small stations do so too where they cannot be passed by.

rules-building-bases = Building Bases
    .text =
        A company may build one base in a turn, on a free circle that it can reach along track from one of its
        bases, not past a tokened-out station. Its first base after the home base costs 40 cc, each further one
        100 cc. It may have only one base on a hex. Bases stay until the end of the game. (Our ruling: the rulebook asks
        for track to follow and not for a train, so hexes may be passed more than once here.)

        On a hex where another company’s home base is still to come, a further circle must remain free for it.

rules-running-trains = Running Trains
    .text =
        Every train that can run must run. The director chooses the runs and need not choose the best.

        - A run follows track without a break and has two different stops at least. It begins and ends in a large
          or small station, never in a halt. Ryde Pier counts as a large station.
        - Every run touches a large station with a base of the company.
        - One of the runs visits the home base, and all runs hang together: each further one meets an earlier one
          at a stop.
        - No stop and no track is used twice in a run; a run that has left a hex does not come back to it. It may
          visit several stops on one hex.
        - No two trains of the company use the same track. They may visit the same station, which then pays for each.
        - One train may pass through one tokened-out station in the whole turn. Ending there is always allowed.

        A train calls at every large station on its run; small stations and halts it may pass by, except at the ends.
        The first number of a train is the most large stations it can call at. The second is the number of small
        stations and halts besides; every large station less than the first number makes room for one more.

        The revenue is the sum of the stations called at. Each halt called at brings the treasury 10 cc instead; this
        is not part of the revenue.

rules-dividends-and-the-share-price = Dividends and the Share Price
    .text =
        The director pays the revenue out or retains it. Retained, it goes to the treasury. Paid out, each share in a
        player’s hand receives a tenth of it; shares in the offer and in the pool receive nothing.

        The price then moves along its tier, where one space is two places of the line:

        - nothing paid, or no revenue at all: one space left
        - less than the share price paid: it stays
        - the share price at least: one space right
        - two, three, four times the share price: two, three, four spaces right, and never more

        A marker that stays where it is although a dividend was paid goes beneath the others on its space.

rules-buying-trains = Buying Trains
    .text =
        At the end of its turn a company may buy trains, with company credits.

        The bank sells them in order, at the printed price: all of one type before the next. Trains handed back to
        the bank can be bought besides, at their printed price.

        Another company sells at any price both directors agree on, a multiple of 10 cc and 10 cc at least. Its only
        train it may sell only to a company that has none itself. (Our ruling: an offer that was declined may be made
        again, at any price; who declines may decline all further offers for that train this turn.)

        A new type of train begins a phase, which can make trains rust and lower the limit. A company above the limit
        hands trains back at the start of its next turn, for nothing. Otherwise trains are never returned to the bank.

        A company without a train must buy one if it can afford it.

rules-insolvency = Insolvency
    .text =
        A company that ends its turn without a train, although it has a route a train could run, becomes
        insolvent. Without a route it does not. It is solvent again as soon as it buys a train, which it must
        do as soon as it can afford the bank’s cheapest.

        As long as it is insolvent, it must retain its revenue, builds no bases, upgrades no track, and lays none that
        costs.

        If it cannot afford a train, it leases the smallest one in the bank for its run. Only the first number of
        the train counts, for all stops together. The lease brings 40 cc and 20 cc for each stop called at, halts
        included, and nothing besides. Leasing begins no phase. As nothing is paid, the share price falls.

        Its shares are sold at half the market price, as it has no train, and bought at the usual price.

rules-companies-in-receivership = Companies In Receivership
    .text =
        A company whose director’s certificate lies in the bank pool is in receivership. It operates by itself:

        - It builds neither track nor bases.
        - It runs for the highest revenue it can and retains it.
        - If it begins its turn without a train, it is insolvent at once and leases in that turn. (Our ruling: also if it
          could buy a train. It leases first, and buys at the end of the turn.)
        - As long as it has no train, it buys the bank’s next one as soon as it can afford it.

        The director’s certificate cannot be bought from the pool. The first player to hold two shares of the company
        gives them for it and becomes director.

rules-formation-of-the-southern-railway = Formation of the Southern Railway
    .text =
        The first 9+5 train forms the Southern Railway. Until the end of the current set of operating rounds all is
        as before. From the next stock round on, no track is laid or upgraded, no bases are built, and halts do
        not count on runs any more. Companies still run, pay or retain, and buy trains.

rules-railway-nationalisation-and-the-creation-of-british-rail = Railway Nationalisation, and the creation of British Rail
    .text =
        After the Southern Railway has formed, look at the end of every stock round and every operating round: if all
        operating companies that have a director own a train, the railways are nationalised. (The rulebook says it in
        two ways. We follow “The End of the Game”, which speaks of operating companies: one that is started but has
        not floated does not hold up nationalisation.)

        From then on there are only operating rounds. The bank cannot run out. Nothing is built any more, and halts
        do not count. Private companies pay, and each company runs, pays and moves its price:

        - Only the first number of a train counts, for all stops together.
        - Revenue must be paid out; companies in receivership pay nothing, and their price falls.
        - Trains can be bought, but only from the bank.

        At the end of each of these rounds the two companies that paid least are closed, and with them all that paid
        no more. Their prices stay as they are. When one or two companies are left, they operate one last time,
        and the game is over. If a price reaches the top, it ends with that round.

rules-bankrupt-companies = Bankrupt Companies
    .text =
        A company whose share price reaches 0 is bankrupt, through sales or because it paid nothing. In an operating
        round this ends its turn.

        All its shares go back to the initial offer without compensation. Treasury, trains and unused bases stay with
        it; its trains can rust meanwhile. Its bases on the board are turned over: they still fill their
        circles against building, but runs may pass through.

        The priority deal goes to the player with the fewest shares, private companies not counted; on a tie to the
        nearest clockwise from the current holder, who comes first. In a stock round the bankruptcy ends the round
        at once and a new one begins; in an operating round play goes on.

        From the next stock round on, the company can be started again with a new par: any price of the market from £40
        up to the highest par of the company. When it floats, it receives ten times the new par besides all
        it had kept, and its bases are turned back.

rules-miscellaneous = Miscellaneous
    .text =
        Players may make deals, openly; they bind nobody. Money, shares and private companies do not pass between
        players.

        Players’ money is open. A treasury is known to the company’s shareholders; those of bankrupt companies
        and of companies in receivership are known to all. By agreement at the start all treasuries are open.

rules-optional-rules = Optional Rules
    .text =
        All players must agree on optional rules before the game begins. Those of the second edition follow; the last
        two belong to the first edition.

rules-playing-the-original-game = Playing the Original Game
    .text =
        Use the original map. Small stations on a run cannot be passed by; halts can.

rules-variant-original-insolvency-revenue = Variant: Original Insolvency Revenue
    .text =
        An insolvent company runs its leased train like a train of its own, with both numbers, and receives half the
        revenue, rounded up to a multiple of 10 cc, and the full subsidy for halts. Revenue of £250 with 40 cc of
        subsidy brings 170 cc.

rules-variant-simplified-insolvency-revenue = Variant: Simplified Insolvency Revenue
    .text =
        A leased train brings the most it could, whatever it can reach: 80 cc for a 2+1, 20 cc more for each larger
        type, up to 220 cc for a 9+5.

rules-variant-ignoring-historical-order-of-companies = Variant: Ignoring historical order of companies
    .text =
        Companies can be started in any order. But a further one can be started only if at most one of the companies
        already started has not operated yet, or if the initial offer has no shares of started companies to sell.
        (Our ruling: the rulebook contradicts itself. Its condition is that no share of any started company can be
        bought from the offer; its explanation says that one company sold out is enough. We follow the condition.)

rules-variant-selling-shares-in-non-operating-companies = Variant: Selling shares in non-operating companies
    .text =
        Shares of a company that has not operated yet are sold at the full price. Once it has operated, they are sold at
        half as long as it has no train.

rules-variant-destinations = Variant: Destinations
    .text =
        The first time a company’s runs link its home base with a destination, by one train or by several that meet,
        it receives a bonus in company credits, also when it is insolvent:

        - C&N: Newport 50, Ryde Esplanade 50
        - IOW: Ventnor 100
        - IWNJ: Shide 100, Sandown 100
        - FYN: Newport 200
        - NGStL: Newport 100, Ventnor 100
        - BHI&R: Brading 100, Ryde Esplanade 100
        - S&C: Shanklin 200
        - VY&SC: Ventnor 100, Freshwater 100

rules-variant-variable-revenue-for-private-companies = Variant: Variable revenue for private companies
    .text =
        First edition only. Brading brings £10 once the BHI&R has floated. Yarmouth brings £5 more once the FYN has
        run a train from Yarmouth to Newport. Ryde and Cowes bring half, £15 and £10, once Fishbourne has been
        bought.

        Private companies are neither sold to the bank nor exchanged, and Fishbourne closes none. Instead an owner may
        turn one over: it brings nothing more and does not count against the certificate limit, but is worth its
        face value at the end.

rules-variant-accelerated-track-development = Variant: Accelerated Track Development
    .text =
        First edition only. In one turn a company may lay or upgrade one tile with a large station; or lay two yellow
        tiles without; or lay one yellow tile and upgrade another tile, neither of them with a large station.
