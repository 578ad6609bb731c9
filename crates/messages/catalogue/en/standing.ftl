# How people stand: their pages, ratings, what they hide; and tables in other places.
page-standings = Standings
page-standings-explained = Ratings come from rated tables of each title; a computer has one rating for each of its strengths. The figure behind ± says how far a rating may be off: two times of three the strength is within it. Grey ones are provisional.
page-standings-none = Nobody has been rated in this title yet.
page-standings-in = Standings in { $title }
page-rank = No.
page-player = Player
page-rating = Rating
page-rated-games = Games
page-provisional = provisional
page-rated-value = { $rating } ± { $deviation }
page-computer-player = computer
page-person-since = here since { $date }
page-person-guest = a guest
page-person-you = This is what others see of you.
page-person-you-hide = You hide some of it from others: see the settings.
page-person-given-up = { $count ->
    [one] has given up one rated table
   *[other] has given up { $count } rated tables
}
page-person-ratings = Ratings
page-person-results = Results
page-person-hidden = not shown
page-person-unrated = Not rated yet: that takes a rated table.
page-person-no-results = No game played to its end yet.
page-person-playing = Tables
page-person-finished = Finished games
page-person-no-tables = No tables that you may see.
page-my-page = My page
page-result-title = Title
page-result-games = Games
page-result-wins = Won
page-result-mean = Mean place
page-result-place = { $place }. of { $players }
page-rating-course = Rating in { $title }: { $rating } ± { $deviation }
page-rated = Rated
page-rated-explained = The result counts for ratings. Every player needs an account, computers give no advice, and the end of the game cannot be undone. The result counts for the players who start the game. If a computer takes over your seat, you can only lose rating.
page-hide = What others do not see
page-hide-rating = My ratings
page-hide-rating-explained = Neither on my page nor in the standings.
page-hide-results = My results
page-hide-results-explained = Neither results nor finished games are on my page. Public tables stay public.
page-embed = Other pages may show this table
page-embed-explained = Paste this line where the table shall appear. It shows what everybody may see, and follows the game.
page-embed-public = Only a public table can be shown elsewhere.
page-embed-line = The line to paste
page-error-rated-account = At a rated table everybody has an account: make one in the settings.
page-error-rated-hot-seats = A rated table has no seats at one screen.
page-error-rated-nobody = A rated table needs two people.
page-error-rated-random = A computer that plays at random is not rated: choose another.
page-error-rated-running = While a rated game is on it is neither copied nor exported.
page-error-rated-undo = A rated table cannot have free undo.
page-error-rated-advice = A rated table cannot allow advice.
page-error-rated-end = A rated game ends by its rules, or is given up and does not count.
page-error-rated-over = The end of a rated game stands.

# In a frame of another page, and on the cards of links.
embed-steps = Through the game
embed-first = To the beginning
embed-back = Back
embed-at = Move { $number } of { $of }
embed-on = On
embed-last = To now
embed-open = Open the table
embed-not-here = This table is not shown in other pages.
card-house = A table for 18xx railway games
