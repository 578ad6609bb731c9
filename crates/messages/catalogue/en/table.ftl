### The words of a table: rounds, headings, states. Used by the terminal and by the page.

# How the money of companies is written: what stands before the figure and behind it. A title whose companies do not
# use pounds says both in words of its own.
-coin = £
-coin-after = { "" }

ui-language = English
ui-money = £{ $amount }
ui-company-money = { -coin }{ $amount }{ -coin-after }
ui-none = none
ui-nobody = nobody
ui-yes = yes
ui-no = no
ui-hidden = hidden
ui-unlimited = unlimited
ui-percent = { $percent }%

## Where we are

ui-round-auction = Initial auction
ui-round-stock = Stock round { $number }
ui-round-operating = Operating round { $turn }.{ $round } of { $rounds }
ui-round-over = Game over
ui-phase = Phase { $phase }
ui-turn-player = { $player } to act
ui-turn-company = { $player } acts for { $company }
ui-turn-anybody = Anybody acts for { $company }
ui-priority-deal = priority deal

## Headings

ui-players = Players
ui-companies = Companies
ui-private-companies = Private companies
ui-boxes = In the boxes
ui-market = Stock market
ui-trains = Trains
ui-map = Map
ui-log = Log
ui-rules = Rules
ui-choices = What you can do
ui-bank = Bank
ui-initial-offer = Initial offer
ui-bank-pool = Bank pool
ui-standings = Final standing

## Columns

ui-name = name
ui-cash = cash
ui-worth = worth
ui-certificates = certificates
ui-certificate-limit = limit { $limit }
ui-no-certificate-limit = no limit
ui-shares = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}
ui-company = company
ui-director = director
ui-treasury = treasury
ui-par = par
ui-price = price
ui-offer = offer
ui-pool = pool
ui-tokens-left = tokens
ui-last-run = run
ui-state = state
ui-owner = owner
ui-held-shares = shares
ui-held-trains = trains
ui-income = income
ui-face-value = face value
ui-train = train
ui-train-price = price
ui-trains-left = left
ui-trains-left-count = { $count ->
    [one] 1 train left
   *[other] { $count } trains left
}
ui-rusts = rusts
ui-train-limit = trains per company
ui-rounds-per-set = operating rounds
ui-tiles = tiles
ui-tile = tile
ui-rotation = rotation
ui-next-train = Next train: { $train } for { -coin }{ $price }{ -coin-after }
ui-in-the-bank-again = returned: { $trains }

## States of companies and private companies

ui-state-not-open = not open yet
ui-state-unstarted = not started
ui-state-started = not floated
ui-state-running = in operation
ui-state-closed = closed
ui-private-auction = in the auction
ui-private-waiting = not in play yet
ui-private-bank = for sale by the bank
ui-private-closed = closed

## Colours and stops

ui-colour-plain = no tile
ui-colour-yellow = yellow
ui-colour-green = green
ui-colour-russet = russet
ui-colour-grey = grey
ui-stop-city = city
ui-stop-town = town
ui-stop-wayside = wayside stop
    .letter = w
ui-stop-offboard = off the board
ui-stop-village = village
ui-terrain-hill = hills
ui-terrain-lowland = lowland

## What stands against a move

ui-refused = { $reason } ({ $title }, { $section })

## A table that cannot be set up

setup-unknown-title = There is no title “{ $title }” here; there is: { $known }.
setup-edition-not-offered = Only imported games of { $title } carry the edition “{ $edition }”; a new table can choose: { $offered }.
setup-unknown-rules = This game uses version { $version } of the rules of { $title }. This Bradshaw knows versions 1 to { $newest }. Use a newer Bradshaw.
setup-unknown-edition = { $title } has no edition “{ $edition }”; it has: { $known }.
setup-unknown-option = { $title } has no option “{ $option }”; it has: { $known }.
setup-needs = “{ $option }” needs { $needed }.
setup-contradiction = “{ $first }” and “{ $second }” cannot be played together.
setup-player-count = { $title } is for { $least } to { $most } players, not { $asked }.
setup-player-name = Every player needs a name of their own; “{ $name }” will not do.
