### The table in the terminal: its commands, and what it says about what is typed.

## Words for commands, separated by spaces.

terminal-words-pass = pass
terminal-words-help = help h ?
terminal-words-table = table t overview
terminal-words-choices = choices c
terminal-words-map = map m
terminal-words-hex = hex
terminal-words-market = market
terminal-words-companies = companies
terminal-words-players = players
terminal-words-trains = trains
terminal-words-log = log
terminal-words-rules = rules
terminal-words-options = options
terminal-words-undo = undo u
terminal-words-redo = redo
terminal-words-save = save
terminal-words-load = load
terminal-words-run = run
terminal-words-do = do
terminal-words-quit = quit exit q

terminal-help =
    NUMBER            do what the list says under that number
    NUMBER AMOUNT     the same with an amount: a bid, a par, shares to sell, a rotation, a price
    pass              pass, or end the turn
    table             everything at a glance
    choices           the list of what can be done, once more
    map, hex F2       the board, or one hex with its stops and track
    market            the stock market
    players           the players and the private companies
    companies         the companies
    trains            the trains, and what the next type will do
    log, log 50       what has happened lately
    rules, rules 12   the rules in our own words; a word of the title will do too
    options           what was agreed for this table
    run …             runs of your own: type run to see how
    undo, redo        take a move back, make it again
    save FILE         write the game to a file
    load FILE         go on with a game from a file
    quit              leave the table

## Before the first move

terminal-welcome = Type the number of what you want to do, or help.
terminal-ask-names = Who is playing? Type { $least } to { $most } names, separated by commas.
terminal-ask-edition = Which edition? Type its number; Enter is 1.
terminal-ask-options = Which optional rules? Type their numbers; Enter is none.

## What is typed

terminal-unknown = “{ $line }” is neither a number from the list nor a command. Type help to see what there is.
terminal-no-such-number = There is no number { $typed } in the list.
terminal-amount-needed = Type an amount after the number, such as: { $number } { $example }
terminal-rotation-needed = Type a rotation after the number, such as: { $number } { $example }
terminal-not-a-number = “{ $typed }” is not a number.
terminal-nothing-to-add = Number { $number } needs nothing after it.
terminal-not-a-rotation = A rotation is a number from 0 to 5, not { $typed }.
terminal-no-such-price = The stock market has no space of £{ $typed }.
terminal-no-such-hex = There is no hex “{ $typed }” on this map. Type one such as: hex F2
terminal-no-such-section = No section is called “{ $typed }”. Type rules to see them all.
terminal-rules-how = Type rules and a number, or a word of the title.
terminal-log-empty = Nothing has happened yet.
terminal-unreadable-action = That is not a move this game can read: { $why }

## Runs

terminal-run-total = { $besides ->
    [0] £{ $revenue }
   *[other] £{ $revenue } and { -coin }{ $besides }{ -coin-after }
}
terminal-run-no-waysides = The same without calling at wayside stops
terminal-run-passing = The same, but the { $train } passes { $at }
terminal-run-without-train = The same without the { $train }
terminal-run-how = Type run, the train, and every stop on its way as hex shows them: run 2+1-0 F2.0 F2.1 F2.2 G5. A hyphen before a stop passes it without calling; hexes in brackets before a stop say which way: (F4,G3). A semicolon begins the next train.
terminal-run-no-train = No train “{ $typed }” can run now.
terminal-run-no-hex = “{ $typed }” does not name hexes of this map.
terminal-run-no-stop = There is no stop “{ $typed }”. Type hex and the coordinate to see the stops of a hex.
terminal-run-which-stop = “{ $typed }” has several stops: say which, as in { $typed }.0
terminal-run-no-stops = The run of the { $typed } has no stops.

## Undo, files, leaving

terminal-undone = Taken back. { $number ->
    [one] One move is left.
   *[other] { $number } moves are left.
}
terminal-nothing-to-undo = There is nothing to take back.
terminal-redone = Made again: move { $number }.
terminal-nothing-to-redo = There is nothing to make again.
terminal-file-name-needed = Type the name of the file too.
terminal-saved = Saved in { $file }.
terminal-loaded = { $number ->
    [one] Loaded from { $file }: one move.
   *[other] Loaded from { $file }: { $number } moves.
}
terminal-file-unreachable = { $file } cannot be read or written: { $why }
terminal-file-no-game = { $file } is not a saved game: { $why }
terminal-file-move = { $file } cannot be played, because of move { $number }: { $why }
terminal-file-other-end = { $file } was played under other rules: the game ends otherwise than it says.
terminal-unsaved = This game is not saved. Type save and a file name, or quit once more to leave it.
terminal-farewell = Goodbye.

## Keys

terminal-map-key = # track across, + track ends, x barrier, ^ costs extra, o free circle, { ui-stop-wayside.letter } { ui-stop-wayside }, . village
