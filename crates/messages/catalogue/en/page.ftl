### The words of the page: buttons, labels, explanations.

## The front page

page-title = A table for railway games
page-kicker = Bradshaw’s general table
page-lead = Found companies, lay track, run trains and fill your pockets: 18xx games against friends anywhere, or against the house.
page-play-now = Play now
page-play-now-explained = You against two computer players. No account, nothing to set up.
page-solo-name = A game against the house
page-guest-name = Guest
page-new-table = New table
page-home = To the front page
page-menu = Menu
page-filter-turn = My turn
page-tables = Tables
page-filter-mine = Mine
page-filter-open = Waiting for players
page-filter-playing = In play
page-filter-finished = Finished
page-search = Search by name
page-no-tables = No tables here yet.
page-free-seat = free seat
page-your-turn = Your turn
page-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
page-state-open = waiting
page-state-playing = in play
page-state-finished = finished
page-state-abandoned = given up
page-loading = One moment …
page-lost = Nothing here
page-lost-explained = There is no such page or table, or it is not for you to see.

## A new table

page-the-game = The game
page-table-name = Name of the table
page-default-name = A game of { $title }
page-your-name = Your name
page-edition = Edition
page-seats = Seats
page-setup = { $cash } each, { $limit } certificates at most
page-seat-number = Seat { $number }
page-seat-mine = Me
page-seat-person = Another person
page-seat-open = For whoever comes
page-seat-invited = By invitation only
page-seat-hot = Somebody at this screen
page-seat-computer = Computer player
page-strength-of = Strength of { $name }
page-strength-magnate = Magnate
    .means = Thinks longest and looks furthest ahead, up to some seconds a move. For those who win against a director.
page-strength-director = Director
    .means = Tries its moves out and looks some rounds ahead. A worthy opponent for somebody who knows the game.
page-strength-guest = Guest
    .means = Plays a plausible game and decides at once. The right company for your first games.
page-strength-random = Chance
    .means = Does anything that is allowed, by lot. For tests of the rules, not for a good game.
page-pace = Pace of computers
page-pace-slow = slow: everything can be read as it happens
page-pace-normal = normal
page-pace-at-once = at once: as fast as they think
page-advice-allowed = Advice allowed
page-advice-allowed-explained = Everybody may ask a computer what it would do. Against computers only one always may.
page-seat-name = Name
page-player-number = Player { $number }
page-random-seats = Draw the seats by lot
page-manners = At the table
page-public = Everybody may see and join it
page-public-explained = Otherwise only people with a link can.
page-options = Optional rules
page-excluded-by = Not together with “{ $option }”.
page-create = Set the table up
page-create-and-start = Set the table up and play
page-locked = with a password
page-table-password = Password of the table
page-set-password = Set the password
page-no-password = Without a password
page-none-needed = none needed
page-fill = Computer
page-remove-from-seat = { $name } shall not sit here
page-change-table = Change what is played
page-close-table = Close the table
page-delete-table = Delete the table
page-delete-table-explained = The game and your analyses of it are deleted for good.
page-close-table-explained = The table goes away for everybody who waits at it.
page-closed = This table was closed
page-sit-down = Sit down
page-leave = Give the seat up
page-start-game = Start the game
page-seats-free = Some seats are still free.
page-waiting-start = Waiting for the host to start.
page-share = Share
page-share-explained = Whoever has this link can watch.
page-invite = Invite
page-invite-explained = Whoever opens this link first takes the seat.
page-link = Link
page-copy = Copy
page-copied = Copied.
page-copy-by-key = The link is selected: copy it with the keyboard.
page-qr = The link as a code to photograph
page-invitation-watch = You are invited to watch.
page-invitation-seat = A seat at this table is kept for you.
page-import = Go on with a game
page-import-explained = A game file of ours or one recorded on 18xx.games
page-import-choose = Choose a file …
page-import-unreadable = This file cannot be read.
page-export = The game as a file
page-watch = Watch

## The board

page-board = Board
page-destination-of = destination of { $company }
page-board-tools = View of the board
page-last-moves = What was done last
page-zoom-in = Larger
page-zoom-out = Smaller
page-fit = The whole board
page-coordinates = Coordinates
page-hex-lit = { $hex }: { $count ->
    [one] one tile fits
   *[other] { $count } tiles fit
}{ $cost ->
    [0] { "" }
   *[other] , the ground costs { -coin }{ $cost }{ -coin-after }
}
page-run-stop = Stop { $stop }: take it into the run, or out of it

## What I can do

page-waiting = Waiting for { $players }: { $awaited }.
page-looking-back = You are looking at the past.
page-why-not = why not?
page-not-now = not now:
page-advice = What would you do?
page-advice-thinking = A director is thinking …
page-advice-behind-explained = So much less than by the first move, as far as one can tell
page-less = less
page-more = more
page-close = Close
page-fold = Fold away
page-unfold = Unfold
page-unread = { $count ->
    [one] one unread
   *[other] { $count } unread
}
page-bid-amount = Amount of the bid
page-bid = Bid £{ $amount }
page-bid-explained = The winner pays the bid, then chooses one thing on offer and pays its price as well.
page-cannot-bid = You cannot bid any more in this auction.
page-open-auction = Propose it · £{ $amount }
page-what-if = What would happen, up to the next decision:
page-this-way = Do it this way
page-what-merger = What would happen, if whoever can pay keeps every share:
page-afterwards = afterwards
page-ask-merger = What would a merger be?
page-ask-merger-explained = Choose any two companies; nothing is done. Whether they can reach each other now is not asked.
page-merger-company = The company that acts
page-merger-partner = The other company
page-which-remains = Which remains?
page-too-few-to-merge = Fewer than two companies have floated.
page-same-company = Choose two different companies.
page-own-shares = its own
page-extras = extras at { -coin }{ $cost }{ -coin-after }
page-raise-by = £{ $amount } more
page-exchanged-for = to be exchanged for a share of { $company }
page-half-price = { $why ->
    [none] half price
   *[other] half price: { $why }
}
page-lower-price = { $why ->
    [none] below its price of £{ $price }
   *[other] below its price of £{ $price }: { $why }
}
page-must-buy-train = The company must buy a train.
page-acts-now = to act
page-online = at the table
page-away = away
page-free-cash = £{ $amount } free
page-free-cash-explained = Bids bind the rest.
page-order = Order of operation
page-bids = Bids
page-passed = passed
page-you = you
page-computer-of = computer: { $computer }
page-sits-in = a computer sits in: { $computer }
page-on-offer = On offer
page-brings = £{ $income } a round
page-directors-certificate = director’s certificate, two shares
page-start-explained = Choose the par; you pay for two shares.
page-start-a-company = Start a company
page-shares = Buy a share
page-mine = mine
page-company-buys = Buy · { -coin }{ $price }{ -coin-after }
page-company-offers = Offer { -coin }{ $price }{ -coin-after }
page-sell = Sell shares
page-shares-to-sell = Shares of { $company } to sell
page-sell-for = Sell for £{ $proceeds }
page-no-track-possible = There is nowhere to lay a tile now.
page-pick-hex = { $count ->
    [one] One hex is lit on the board: click it.
   *[other] Click one of the { $count } lit hexes on the board.
}
page-another-hex = another hex
page-by-powers = By which powers the tile is laid
page-without-powers = without a power
page-by-power = by { $powers }
page-tiles-that-fit = Tiles that fit
page-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
page-turn-left = Turn to the left
page-turn-right = Turn to the right
page-lay = { $cost ->
    [0] Lay tile { $tile }
   *[other] Lay tile { $tile } · { -coin }{ $cost }{ -coin-after }
}
page-meets = Joins track in { $places }.
page-meets-nothing = Joins no other track yet.
page-ground-costs = The ground costs { -coin }{ $cost }{ -coin-after }.
page-no-token-possible = There is nowhere to place a token now.
page-pick-token = { $count ->
    [one] One station is lit on the board: click it.
   *[other] Click one of the { $count } lit stations.
}
page-run-explained = The best runs are drawn. To change one, choose its train, then click stops and track.
page-stands-still = does not run
page-revenue = Revenue
page-besides = For the treasury
page-best-runs = Best runs
page-aim-dividend = Best for the dividend
page-aim-total = Best with what the treasury gets
page-aim-besides = Most for the treasury, same price step
page-complete-run = Complete it
page-complete-run-explained = The best run of the chosen train through the stops it has
page-run-hopeless = No run of this train passes all these stops.
page-clear-run = Clear it
page-run-trains = Run
page-per-share = £{ $amount } a share
page-you-receive = You receive £{ $amount }.
page-company-receives = The company receives { -coin }{ $amount }{ -coin-after }.
page-in-treasury = { -coin }{ $amount }{ -coin-after } in the treasury
page-other-companies = From other companies
page-must-agree = { $player } must agree
page-undo = Undo
page-redo = Redo
page-undo-free-name = Undo freely
page-undo-free = Moves can be taken back by anybody at the table, as far as they like.
page-undo-own-name = Undo one’s own moves
page-undo-own = You can take back your own moves since your turn began.
page-undo-consent-name = Undo by consent
page-undo-consent = Moves are taken back if everybody whose moves they are agrees.
page-undo-asked = { $player } would like to take back { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
page-undo-waiting = Waiting for { $players } to agree.
page-agree = Agree
page-decline = Decline
page-withdraw = Withdraw
page-programs = Play for me …
page-agreements = Agree for me …
page-program-pass = Pass until something concerns me
page-program-buy = Buy { $company } until it floats
page-program-bid = Bid up to £{ $amount }
page-stacks = What comes next
page-owned-by = owned by { $owner }
page-free-money = You can spend £{ $free }; £{ $bound } is bound by bids.
page-mark-bid = with others
page-marked-left = { $left } left to spend
page-bid-marked = { $count ->
    [one] Make this bid: £{ $amount }
   *[other] Make these { $count } bids: £{ $amount }
}
page-program-pass-leading = Pass while I lead wherever I have bid
page-program-lead = Keep leading for { $card }
page-program-bid-for = Bid for { $card } up to £{ $amount }
page-program-buy-shares = Buy { $company } until I have { $shares }
page-bid-most = The most to bid
page-shares-wanted = How many shares to have
page-stopped-auction-over = stopped: the auction is over
page-stopped-round-over = stopped: the round is over
page-stopped-outbid = stopped: outbid
page-stopped-cannot-bid = stopped: no bid is possible
page-stopped-cannot-pass = stopped: passing is not possible
page-stopped-floated = done: it has floated
page-stopped-shares-reached = done: you have that many
page-stopped-not-on-offer = stopped: none can be bought
page-stopped-no-such-company = stopped: there is no such company
page-stopped-no-such-card = stopped: no such card lies in a box
page-stopped-shares-sold = stopped: somebody sold shares
page-stopped-new-director = stopped: there is a new director
page-stopped-receivership = stopped: the company is in receivership
page-stopped-company-in-trouble = stopped: the company is in trouble
page-stopped-refused = stopped: the rules did not allow it
page-stopped-handed-over = stopped: a computer sits in
page-stopped-undone = stopped: moves were taken back
page-program-stop = Stop
page-error-stale = Something happened meanwhile. Look, then choose again.
page-error-unreachable = The server cannot be reached. Nothing was lost; try again.
page-error-no-merger = These two companies cannot merge.
page-error-not-your-turn = It is not your turn.
page-error-nothing-to-undo = There is nothing to take back.
page-error-undo-own-only = Only your own moves since your turn began can be taken back.
page-error-too-many-requests = A little slower, please.
page-error = That did not work ({ $code }).
page-error-in-the-past = You are looking at the past. Go back to now first.
page-error-not-found = There is no such thing here, or it is not for you to see.
page-error-sign-in-required = Sit down first: a name is enough.
page-error-wrong-password = Login or password is wrong.
page-error-not-owner = Only the person who set the table up can do that.
page-error-not-seated = Only people who play here can do that.
page-error-redo-own-only = Only your own moves can be made again.
page-error-treasuries-closed = Treasuries are closed at this table: wait until the game is over, or until all who play here agree.
page-error-not-your-analysis = This analysis is somebody else’s: make a copy of your own.
page-error-too-many-analyses = You have as many analyses as one can have: delete some of them first.
page-error-too-many-imported-moves = The game has more moves than this server imports.
page-error-others-here = Other people have played here, or have analyses of this game: it is kept.
page-error-storage-full = You have stored as much as you may on this server. Delete tables or analyses that you do not need.
page-error-too-many-moves = This analysis has as many moves as it can have.
page-error-analysis-outdated = The rules have been corrected since: this move is not allowed any more.
page-error-computers = There are not so many seats.
page-error-cross-site = This request did not come from this page. Load the page again.
page-error-busy = The table changes too fast. Try again.
page-error-conflict = Somebody else was faster. Try again.
page-error-has-login = You have an account already.
page-error-login-taken = This login cannot be had; choose another.
page-error-no-login = Guests have no password.
page-error-no-request = Nobody asks you to take moves back.
page-error-no-seat = That seat is not free.
page-error-not-playing = No game is on here.
page-error-not-started = The game has not started.
page-error-nothing-to-redo = Nothing was taken back there.
page-error-over = The game is over.
page-error-seated = You have a seat at this table.
page-error-seats-free = Some seats are still free.
page-error-started = The game has started.
page-error-action = That is not a move of this game.
page-error-company = There is no such company.
page-error-question = This cannot be agreed to beforehand.
page-error-computer = There is no such computer player.
page-error-draft = This run cannot be read.
page-error-file = This file cannot be read.
page-error-login = A login has 3 to 40 letters, figures, dots, hyphens, underscores or @.
page-error-name = A name has 1 to 40 characters, that of a table up to 80.
page-error-notifications = This mail or webhook address cannot be used.
page-error-password = A password has 8 to 200 characters.
page-error-players = A player’s name has 1 to 80 characters.
page-error-seats = You can have one seat of your own; make the others seats at this screen.
page-error-setup = A table cannot be set up like this.
page-error-edition-not-offered = A new table cannot choose this edition.
page-error-text = Say something, but not too much.
page-error-banned = The operator of this server keeps you out.
page-error-mail = The mail could not be sent.
page-error-handed-over = A computer plays this seat for you: take it back first.
page-error-advice-not-allowed = Advice was not agreed on at this table.
page-error-not-over = The game is not over yet.
page-error-not-absent = Only somebody who has gone, or has not moved for a week, can be replaced.
page-error-password-required = Your password is needed for that.
page-error-too-many-computer-tables = Computers play alone at too many tables of yours; end some of them first.
page-error-too-many-tables = You have too many tables that are not over; end some of them first.
page-error-table-password = This table has another password.
page-error-too-large = That is too large.
page-error-slow = That took too long. Try again.
page-error-unavailable = The table cannot be reached just now. Nothing was lost; try again.
page-error-internal = Something broke on the side of the server.
page-are-you-sure = Are you sure?
page-do-it = Do it
page-rather-not = Rather not
page-turn-of = { $player }’s turn
page-turn-hides = Not everybody may see everything: give the screen over first.
page-here-i-am = I am { $player }

## The ledgers

page-ledgers = Ledgers
page-widen = Ledgers over the whole width
page-tab-market = Market
page-tab-sheet = Sheet
page-tab-chat = Chat
page-tab-end = Worth
page-home-at = Home: { $place }
page-not-in-game = Not in this game: { $companies }
page-tokens = tokens
page-tokens-left = { $count ->
    [0] none left
   *[other] { $count } left, next { -coin }{ $cost }{ -coin-after }
}
page-tokens-in-hand = tokens left
page-sheet-explained = Click a figure to read what it is. ★ directs; revenue in brackets was kept.
page-sheet-figure = { $company }, { $what }: { $value }
page-sheet-holding = { $shares ->
    [0] { $player } has no share of { $company }.
    [one] { $player } has one share of { $company }{ $director ->
        [yes] { " " }and directs it
       *[no] { "" }
    }: it counts for { $worth }.
   *[other] { $player } has { $shares } shares of { $company }{ $director ->
        [yes] { " " }and directs it
       *[no] { "" }
    }: they count for { $worth }.
}
page-sheet-earned = { $company } in operating round { $round }: { $revenue }, { $done }.
page-sheet-not-earned = { $company } did not operate in operating round { $round }.
page-sheet-player-cash = cash
page-sheet-player-cash-explained = { $player } has { $value } in hand.
page-sheet-player-free = free cash
page-sheet-player-free-explained = { $player } can spend { $value }: bids bind the rest.
page-sheet-player-certificates = certificates
page-sheet-player-certificates-explained = Certificates of { $player } that count, of those that may be held: { $value }.
page-sheet-player-liquidity = liquidity
page-sheet-player-liquidity-explained = Cash of { $player } and what all shares would bring at the price of now: { $value }. What may be sold at all, and how prices would fall, is not reckoned.
page-sheet-player-worth = worth
page-sheet-player-worth-explained = If the game ended now, { $player } would count { $value }: cash, shares and private companies.
page-first-does = the first one begins
page-has-begun = begun
page-rusts-with = rusts with the first { $train }
page-other-side = The other side of the card: { $train }
page-rusted = rusted
page-missed = { $count ->
    [one] One thing happened since you last looked.
   *[other] { $count } things happened since you last looked.
}
page-play-back = Play it back
page-playing-back = { $left ->
    [one] Played back: one more move
   *[other] Played back: { $left } more moves
}
page-since-mine = { $count ->
    [one] ▶ one move since yours
   *[other] ▶ { $count } moves since yours
}
page-skip = Skip
page-new-since = New since you last looked
page-look-at = The table after entry { $number }
page-log-undo = { $player } takes moves back.
page-log-redo = { $player } makes moves again.
page-log-hand-over = { $player } hands the seat to a computer: { $computer ->
    [magnate] magnate
    [director] director
    [guest] guest
   *[other] chance
}.
page-log-take-back = { $player } takes the seat back.
page-log-end = The game was ended by whoever set the table up.
page-chat-empty = Nobody has said anything yet.
page-chat-spectator = (spectator)
page-chat-say = Say something
page-send = Send
page-notes = My notes
page-notes-explained = Only you can read this.
page-if-it-ended-now = If the game ended now
page-shares-of = { $shares ->
    [one] 1 share of { $company }
   *[other] { $shares } shares of { $company }
}
page-best-run = Best run
page-run-told = { $company } in operating round { $round }: { $revenue }
page-left-on-table = What runs left on the table
page-left-nothing = Nothing: every run was the best there was.
page-left-picture = { $runs } runs; together they left £{ $left } on the table.
page-left-swatch = left on the table
page-left-by-player = Left on the table by each player
page-left-explained = Each bar is a company’s run, in the order of play. Click one below to see on the board what was run and the best there was.
page-left-show = Show both on the board
page-left-run = { $player } ran for £{ $revenue } of £{ $best }
page-left-at-least = (at least)
page-show-all = Show all { $count }
page-compared = Narrow: as run, £{ $revenue }. Broad: the best there was, £{ $best }.
page-lead-changes = When the lead changed
page-dealings = Shares bought and sold
page-dealings-by-player = What dealings brought each player
page-dealings-explained = Each deal by itself: what the shares were worth at the end and paid in between, as if kept.
page-dealings-best = The best deals
page-dealings-worst = The worst deals
page-dealing-bought = { $player } bought { $shares } { $company } for £{ $money }: £{ $worth } at the end, £{ $dividends } in dividends
page-dealing-sold = { $player } sold { $shares } { $company } for £{ $money }: £{ $worth } at the end, £{ $dividends } in dividends
page-takes-the-lead = { $player } takes the lead
page-poster-svg = The map as SVG
page-poster-png = The map as PNG
page-place-told = { $place }. { $name } £{ $worth }
page-replay = Watch it again
page-rematch = Play again
page-rematch-said = Once more? { $link }
page-charts = Charts
page-look-back = Look back at this game
page-chart-ahead = who was ahead
page-review-explained = What each player was expected to have at the end, as far as one could tell then. Flags: somebody took the lead. Dots: the moves that cost most.
page-costly = The moves that cost most
page-costly-none = No move cost its maker anything.
page-costly-told = { $player }: { $move } (−£{ $fall })
page-instead = A director would rather: { $move }.
page-instead-same = A director would have done the same.
page-chart-worth = worth
page-chart-prices = prices
page-chart-revenue = revenue
page-chart-owned = owners
page-stock-round-short = SR { $number }
page-operating-round-short = OR { $turn }.{ $round } of { $rounds }
page-wins = { $count ->
    [one] { $players } wins with { $worth }
   *[other] { $players } share the victory with { $worth }
}
page-at-price = at { $price }
page-at-lower-price = at { $sale } instead of { $price }
page-last-round = the end is near
page-lost-connection = connection lost: not up to date
page-polling = connection slow

## Time

page-time = History
page-time-start = To the beginning
page-time-round-back = A round back
page-time-turn-back = A turn back
page-time-back = An action back
page-time-on = An action on
page-time-turn-on = A turn on
page-time-round-on = A round on
page-fork = Go on from here
page-fork-explained = Make a private copy of the table at this point, to try things out.
page-now = Back to now
page-time-play = Play it by itself
page-time-pause = Pause
page-time-unit = How far each time
page-time-by-move = move by move
page-time-by-turn = turn by turn
page-time-by-round = round by round
page-time-speed = How fast
page-as-it-was = As it was after entry { $number }

## Analyses

page-analyse = What if…
page-analyse-explained = Make an analysis board of your own from this moment: try moves, for all seats, in as many branches as you like. Nothing of it goes back into the game.
page-analysis = Analysis
page-analysis-of = of the game after entry { $number }
page-guessed = Guessed: { $companies }
page-guessed-explained = You may not know what is in these treasuries. Here they begin with half of what the company got when it floated.
page-let-computer = Let a computer move
page-let-computer-explained = A computer moves for whoever’s turn it is, and then for all seats you gave to computers, until it is yours again.
page-computers-think = Computers think…
page-analysis-seats = Seats
page-analysis-seats-explained = You move for all seats. A seat you give to a computer is played by it as soon as you have moved.
page-analysis-mine = I move for it
page-analysis-share-explained = Whoever has this link can look at all of this analysis and make a copy of their own. Only you can change it.
page-analysis-copy = Make a copy of my own
page-analysis-copy-explained = In a copy of your own you can make moves.
page-tab-tree = Branches
page-analysis-moves = The moves of this analysis
page-analysis-beginning = After entry { $number } of the game
page-analysis-empty = Make a move on the board or beside it: it becomes the first of a branch. Go back and make another, and there are two.
page-analysis-name = Name of the analysis
page-branch-name = Name of this branch
page-move-note = Note
page-describe-move = Name and note of this move
page-describe-analysis = Name and note of the analysis
page-by-computer = Chosen by a computer
page-delete-branch = Delete from here on
page-delete-analysis = Delete the analysis
page-really-delete = Really delete?
page-analyses = Your analyses

## Keys

page-key-help = Keys
page-bell-on = You are told when it is your turn here: click for quiet
page-bell-off = This table is quiet: click to be told when it is your turn
page-key-tabs = ledgers: market, companies, players …
page-key-pick = go through what is lit on the board, pick it
page-key-turn = turn the tile
page-key-confirm = do what was picked
page-key-cancel = pick nothing
page-key-pass = pass
page-key-undo = undo, redo
page-key-time = back and forth in time
page-key-advice = what a computer would do
page-key-merger = what a merger would be
page-key-rules = rules
page-key-chat = chat
page-help-board = The board: drag to move, wheel or two fingers to zoom.

## First-time hints

page-understood = Understood
page-no-hints = No more hints
page-hint-bidding = First the certificates on offer are auctioned. Bid for the right to choose one, or pass and keep your money for shares.
page-hint-choosing = Private companies bring a small income every round. A director’s certificate makes you the director of a railway.
page-hint-trading = In your turn you may sell shares and then buy one certificate. A company floats, and gets its money, when half of its shares are sold. Whoever holds most of them directs it.
page-hint-home-tile = Your company has floated. Its home gets its first tile: click the lit hex.
page-hint-track = The lit hexes are where this company can build. Click one, choose a tile, click the hex again to turn it.
page-hint-token = A token lets the company run from another town, and can keep others out. It is often right to wait.
page-hint-running = Trains run between stations along the track; what they earn can be paid out to the shareholders or kept.
page-hint-dividend = Paying brings money to shareholders and lifts the share price; retaining fills the treasury for trains, and the price falls.
page-hint-trains = Without a train there is no income. Newer trains make older ones rust: look at what the next one begins.

## Settings

page-settings = Settings
page-appearance = Appearance
page-language = Language
page-light = Light
page-theme-auto = as the device has it
page-theme-day = day
page-theme-night = lamplight
page-day = By day
page-night = By lamplight
page-palette = Colours of companies
page-palette-livery = their own
page-palette-safe = easy to tell apart
page-tile-colours = Colours of tiles
page-tiles-printed = as printed
page-tiles-safe = easy to tell apart
page-set-coordinates = Coordinates on the board
page-set-patterns = Patterns on tokens
page-set-hints = Hints for what is new
page-set-conductor = A conductor explains what is decided, against computers and where advice is allowed
page-set-confirm = Ask before a move is made
page-set-cards = A card says whose turn it is where several play at this screen
page-set-playback = Play back what happened while I was away
page-set-sound = Sounds: a bell when it is my turn, a tick when others move
page-set-blink = Let the title blink when it is my turn
page-quiet-tables = Quiet tables, of which nothing is told
page-notify-nobody = Sit down at a table, and you can be told here when it is your turn.
page-email = Mail address
page-email-unconfirmed = A link was sent to this address: follow it, then you are told here.
page-email-password = Your password, to change the address
page-webhook = Webhook address
page-webhook-shape = Shape
page-add-webhook = Add a webhook
page-remove = Remove
page-save = Save
page-saved = Saved.
page-test = Test
page-account = Who you are
page-account-explained = With a login and a password you find your tables again from anywhere. Your seats as a guest come along.
page-login = Login
page-password = Password
page-sign-in = Sign in
page-make-account = Make an account
page-signed-in = Signed in as { $login }.
page-sign-out = Sign out
page-sign-out-everywhere = Sign out everywhere
page-change-password = Change the password
page-password-so-far = Password so far
page-password-new = New password, at least 8 characters
page-depart = Leave for good
page-depart-explained = Your login, settings, notes and sessions are deleted. Your name stays on the seats of games you have played. This cannot be taken back.
page-done = Done.

## Copies, absence, sign-ins

page-answer-later = Not now
page-copy-asked = { $players } would like to copy this game while it is on: whoever has a copy sees all treasuries.
page-copy-explained = While treasuries are closed, the game can be copied or taken away only if everybody who plays here agrees: a copy shows all of them.
page-copy-agreed = Have agreed so far: { $players }
page-copy-ask = I agree; ask the others
page-hand-over = Hand my seat to a computer …
page-hand-over-explained = It plays for you until you take the seat back. Nobody is asked; the others see it. Money, shares and companies stay yours.
page-hand-over-now = Hand it over
page-handed-over = A computer plays for { $name }: { $computer }.
page-take-back = Take the seat back
page-replace = Does { $name } not come any more?
page-replace-explained = Whoever has left for good, or has let the others wait for a week, can be replaced if all who are still here agree. The money, shares and companies stay with the seat.
page-replace-computer = A computer plays on
page-replace-person = Free the seat for somebody else
page-replace-asked = { $players } would like to replace { $name }: { $by ->
    [computer] a computer plays on ({ $computer })
   *[person] the seat becomes free for somebody else
 }.
page-replace-waiting = The others have yet to agree.
page-seat-left = The seat of { $name } is free: somebody can play on there.
page-sign-ins = Where you are signed in
page-sign-in-unnamed = a browser without a name
page-sign-in-since = since { $created }, last used { $seen }
page-sign-in-this = here
page-sign-in-end = Sign out: { $name }
page-recovery = I have forgotten my password
page-recovery-explained = Write your login above. If the account has a confirmed mail address, a link to a new password is sent there.
page-recovery-send = Send me a link
page-recovery-sent = If this account has a confirmed mail address, a link is on its way. It is good for a day.
page-no-mail = No mails are sent from here.
page-email-waits = This address is not confirmed yet: follow the link that was sent there.

## Learning: the conductor, the tour, words of the trade

page-help = Help
page-hints-again = Show the hints again
page-learn = Learn to play
page-tour = Picture tour
page-tour-of = { $screen } of { $screens }
page-tour-back = Back
page-tour-next = Next
page-first-game = My first game
page-first-game-begin = Begin my first game
page-first-game-explained = You against two guests, with a conductor at hand who explains every decision. It is your own game: do as you like.
page-tour-1 = You own shares, not railways
    .text = Railway companies are cut into shares, and you buy certificates of as many companies as you like. Whoever holds most of a company is its director and decides for it, with the company’s money, not with their own.
page-tour-2 = A price that moves
    .text = Every company has a share price. It rises when the company pays a good dividend, and it falls when shares are sold or nothing is paid. At the end your money and your shares at their price are counted, and the richest player wins.
page-tour-3 = Track is laid tile by tile
    .text = In its turn a company lays a tile or two, from its own tokens on. Yellow tiles come first; later they are upgraded to green and russet ones, with more track and stations that pay more.
page-tour-4 = Trains run from station to station
    .text = A train runs along the track, touches a token of its company, and earns what the stations pay. That revenue is paid out to the shareholders, or kept in the company’s treasury for new trains.
page-tour-5 = Trains rust
    .text = Newer and longer trains cost more, and when the first of a new type is bought, older ones rust: they are gone, for nothing. Whoever has no train then and no money for one is in trouble. That clock, which the players wind themselves, is the heart of the game.
page-conductor = Conductor
page-conductor-silence = Be silent
page-conductor-call = Call the conductor
page-conductor-waits = The others are deciding. Watch what they build and buy: it changes what your shares are worth.
page-conductor-suggests = I would: { $move }
page-conductor-warns = The conductor warns:
page-conductor-dear = More than { $amount } is seldom worth it here.
page-round-account = Operating round { $round } brought you £{ $amount }
page-account-source = { $shares ->
    [0] { $from }: £{ $amount }
    [one] { $from }: £{ $amount } for one share
   *[other] { $from }: £{ $amount } for { $shares } shares
}
page-account-price = { $way ->
    [up] { $company } rose from £{ $from } to £{ $to }: your shares stand £{ $amount } higher
   *[down] { $company } fell from £{ $from } to £{ $to }: your shares stand £{ $amount } lower
}
page-account-nothing = No company of yours paid a dividend, and no card an income.
page-account-most = { $player } received most: { $amount }
page-account-game = { $sources ->
    [none] In the whole game you received no dividend and no income.
   *[other] In the whole game you received £{ $amount } of dividends and income, most of it from { $sources }.
}
page-account-winner = { $sources ->
    [none] { $player }, who won, received no dividend and no income.
   *[other] { $player }, who won, received £{ $amount }, most of it from { $sources }.
}
page-in-the-rules = In the rules: { $section }
page-rules-version = This game uses rules version { $version }.
page-rules-corrected = { $count ->
    [one] One correction since then does not apply to this game
   *[other] { $count } corrections since then do not apply to this game
}
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] nothing found
    [one] one section
   *[other] { $count } sections
}
