# Friends, clubs, those whom one does not want to hear, and who may watch.

page-society = Friends and clubs
page-society-waiting = Friends and clubs: { $count } waiting for you
page-society-account = Friends and clubs are for people who can come back: make an account in the settings first.
page-to-settings = To the settings

## What waits for me

page-waiting-for-you = Waiting for you
page-call-table = { $host } keeps a seat for you
page-call-club = { $club }: { $host } has set up a table
page-call-to-club = { $inviter } invites you into the club
page-go-there = Go there
page-not-coming = I’m not coming
page-join-club = Join

## Friends

page-friends = Friends
page-no-friends = Nobody yet. Ask somebody by their login, or from a table you play at together.
page-friend-asks = asks to be your friend
page-friend-asked = has not answered yet
page-friend-at = is at
page-friend-login = Login of a friend
page-ask-friend = Ask
page-asked = Asked.
page-agree-friend = Agree
page-end-friend = Remove { $name } from your friends
page-take-back-ask = Take back that you asked { $name }
page-pick-friend = Keep a seat for { $name }
page-table-for-them = New table for { $count ->
    [one] this friend
   *[other] these { $count } friends
  }
page-befriend = Ask to be your friend

## Muting and blocking

page-shunned = Muted and blocked
page-shunned-explained = They are not told. You see every move of theirs as before.
page-mute = Mute
page-mute-explained = What they say is folded away for you.
page-block = Block
page-block-explained = Folded away too; and they can neither ask you, nor invite you, nor sit down at your tables.
page-hear = Hear again
page-is-muted = muted
page-is-blocked = blocked
page-folded = Folded away. Show it
page-about-speaker = About { $name }
page-about-them = Friend, mute, block
page-blocked-here = Somebody you have blocked is here
page-blocked-here-explained = { $names } would be at the table with you.
page-sit-anyway = Sit down anyway

## Clubs

page-clubs = Clubs
page-no-clubs = None yet.
page-found-club = Found a club
page-club-name = Name of the club
page-club-description = What it is about
page-club-members = { $count ->
    [one] one member
   *[other] { $count } members
  }
page-members = Members
page-club-owner = looks after it
page-club-table = New table
page-club-tables = Tables
page-club-no-tables = No table yet.
page-club-standings = Standings
page-club-no-standings = Nothing has been played to its end yet.
page-club-games = Games
page-club-wins = Wins
page-club-mean = Mean place
page-club-invite = Invite
page-club-invited = Invited, not answered yet
page-club-login = Login of somebody
page-club-link = A link to join by
page-club-link-explained = Whoever has an account and opens this link becomes a member. A new link ends the one before.
page-club-no-link = End the link
page-club-hand-over = Hand the club to { $name }
page-club-hand-over-short = Hand over
page-club-remove = Remove { $name } from the club
page-club-leave = Leave the club
page-club-dissolve = Dissolve the club
page-club-dissolve-explained = Its tables stay, as tables of no club. This cannot be taken back.
page-club-change = Name and description
page-club-joining = You are invited into a club.
page-take-back-invitation = Take back the invitation of { $name }

## For whom a table is

page-for-whom = For whom
page-for-club = For a club
page-for-club-none = for no club
page-for-club-explained = Its members are told, and find the table also when it is not public.
page-for-friends = Seats kept for friends
page-for-friends-explained = They are told, and sit down without a password, also on seats by invitation only.
page-call-friends = Call friends
page-call-now = Call them
page-called = They are told.
page-club-of-table = for the club { $name }

## Who watches

page-watchers = Who may watch
page-watchers-everybody = Whoever finds the table
page-watchers-let-in = Only those whom the host lets in
page-watchers-nobody = Nobody but players
page-watchers-silent = Those who watch do not speak
page-watching = Watching: { $count }
page-watching-asks = Watching: { $count }, asking to be let in: { $asking }
page-watching-none = Nobody is watching.
page-watching-nameless = And { $count ->
    [one] one more without a name.
   *[other] { $count } more without a name.
  }
page-watcher-here = watching
page-watcher-asks = asks to be let in
page-watcher-in = let in
page-watcher-out = shown out
page-let-in = Let in
page-show-out = Show out
page-let-in-name = Let { $name } in
page-show-out-name = Show { $name } out

## At a closed door

page-door = At the door
page-door-locked = This table is behind a password.
page-door-let-in = Only those whom the host lets in watch here.
page-door-nobody = Only those who play see this game.
page-door-out = The host has shown you out.
page-door-enter = Look in
page-door-ask = Ask to be let in
page-door-asked = The host is told. This page opens as soon as you are let in.

## What the server has against it

page-error-no-account = Make an account first: guests have no friends and clubs.
page-error-guest-asked = Guests have no friends and clubs: the other needs an account.
page-error-you-blocked = You have blocked this person.
page-error-too-many-friends = You have as many friends here as one can have.
page-error-too-many-asked = Too many have not answered yet.
page-error-too-many-shunned = You have muted and blocked as many as one can.
page-error-whom = That is you.
page-error-too-many-clubs = That would be too many clubs for one person.
page-error-club-name = A club’s name has 1 to 60 characters.
page-error-not-club-owner = Only whoever looks after the club can do that.
page-error-club-full = The club has as many members as it can have.
page-error-club-owner = Hand the club over first, or dissolve it.
page-error-not-friends = Seats are kept for friends and for members of the table’s club.
page-error-too-many-offers = Seats cannot be kept for so many.
page-error-not-welcome = The host of this table has no seat for you.
page-error-blocked-here = Somebody you have blocked is here.
page-error-shown-out = The host has shown you out.
page-error-table-locked = This table is behind a password.
page-error-watchers-let-in = Only those whom the host lets in watch here.
page-error-no-watchers = Only those who play see this game.
page-error-watchers-silent = Those who watch this table do not speak.
page-error-too-many-watchers = There are too many names at the door already.
page-error-plays-here = Whoever has a seat here watches it.
