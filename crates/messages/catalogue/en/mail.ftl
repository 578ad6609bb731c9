### Mails, and the plain pages that the links in them lead to. Subjects take no arguments.

mail-confirm = To be told here when it is your turn, open this link within a day: { $url }
    If you did not ask for it, do nothing.
    .subject = Bradshaw: confirm your address
mail-recover = To choose a new password, open this link within a day: { $url }
    If you did not ask for it, do nothing.
    .subject = Bradshaw: a new password

mail-page-confirm = Bradshaw will write to this address when it is your turn.
    .button = Confirm
mail-page-recover = Choose a new password. You are signed out everywhere.
    .button = Change
mail-page-done = Done.
mail-page-used = This link was used, or is older than a day.
