### Calls: what people and channels are told, and how that is set.

call-test = Bradshaw can reach you here.
    .subject = Bradshaw: a test
call-turn = It is your turn at “{ $table }”.
    .subject = Bradshaw: it is your turn
call-reminder = It has been your turn at “{ $table }” for a day.
    .subject = Bradshaw: it has been your turn for a day
call-time-up = Your time is up at “{ $table }”.
    .subject = Bradshaw: your time is up
call-over = The game at “{ $table }” is over.
    .subject = Bradshaw: a game is over
call-digest = { $count } tables have news for you:
    .subject = Bradshaw: news of your tables
call-table-started = “{ $table }” has begun. It is the turn of { $names }.
call-table-turn = “{ $table }”: it is the turn of { $names }.
call-table-over = “{ $table }” is over. { $names }

page-error-duplicate-webhook = The same webhook is there twice.
page-error-digest = Choose every 1 to 24 hours, or a time of the day.
page-error-device = This browser’s subscription cannot be used.
page-error-device-name = A name has 1 to 60 visible characters.
page-error-no-push = This server calls no browsers.
page-error-too-many-devices = You have too many browsers here already: remove one first.

page-calls = Being called
page-calls-explained = You are called when it is your turn and when a game is over, unless you are watching.
page-calls-browsers = Browsers
page-calls-here = Call me in this browser
page-calls-here-explained = A notification, also when this page is closed.
page-calls-not-secure = Browsers let themselves be called only over https: open Bradshaw there, or ask whoever runs it.
page-calls-not-able = This browser cannot be called. On an iPhone or iPad add this page to the home screen first.
page-calls-denied = This browser has been told not to show notifications from here: allow them in its settings.
page-calls-failed = This browser’s push service cannot be reached.
page-calls-this = this browser
page-calls-never = not called yet
page-calls-last = last called { $ago }
page-calls-name = Name of the browser
page-calls-mail = Mail
page-calls-webhooks = Webhooks
page-calls-webhook-where = For which tables
page-calls-webhook-all = All tables
page-calls-shape-json = JSON
page-calls-shape-slack = Slack
page-calls-shape-discord = Discord
page-calls-shape-matrix = Matrix (hookshot)
page-calls-when = When
page-calls-digest-now = At once, each table for itself
page-calls-digest-every = Together, every few hours
page-calls-digest-daily = Together, once a day
page-calls-digest = Turns at several tables
page-calls-hours = Every so many hours
page-calls-at = At ({ $zone })
page-calls-quiet = Only in my hours
page-calls-quiet-explained = What comes at another time is told when they begin, if it is still true. Set them under “Your hours”.
page-calls-reminder = Remind me when it has been my turn for a day

page-calls-outcome-taken = It was taken.
page-calls-outcome-unconfirmed = The address is not confirmed yet.
page-calls-outcome-no-mail = No mails are sent from here.
page-calls-outcome-no-address = That is no address that could be called.
page-calls-outcome-inside = That is an address inside the server’s own network.
page-calls-outcome-too-many = Too many calls lately; wait a while.
page-calls-outcome-unreachable = Nobody takes it there.
page-calls-outcome-late = No answer came in time.
page-calls-outcome-answered = It was not taken: the answer was { $status }.
page-calls-outcome-gone = The push service does not know this browser any more; it was removed.
page-calls-outcome-unreadable = The keys of this browser do not fit; remove it and call it anew.

page-table-hooks = A channel for this table
page-table-hooks-explained = These webhooks are told when the game begins, whose turn it is, and how it ended. Only you see them.
page-table-hooks-language = Language

page-offline = No connection: this is the table as it was on { $when }. You can look around, but nothing can be done until the connection is back.
page-offline-tables = These tables can be looked at as they were:
page-offline-when = as of { $when }
page-offline-try = Try again
