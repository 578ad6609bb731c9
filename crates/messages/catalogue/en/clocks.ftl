# Clocks, and the hours that people keep free for games.

page-error-unknown-zone = There is no such time zone.
page-error-hours = A time is written like 08:00, a date like 2026-12-24.
page-error-hours-too-few = An hour a day at least, and two days of the week.
page-error-holidays = A holiday does not end before it begins, and there are at most 20 with 100 days together.

page-hours = Your hours
page-hours-explained = When you have time for games. Clocks of correspondence run in these hours only: nights, other days and holidays are spared, and a day of a clock is a day of yours. Other hours count from your next turn on.
page-hours-keep = Keep hours
page-hours-always = You have set no hours: every hour of every day counts.
page-hours-zone = Time zone
page-hours-from = From
page-hours-to = To
page-hours-whole-day = The whole day
page-hours-over-midnight = These hours end after midnight, and belong to the day on which they begin.
page-hours-days = Days of the week
page-hours-day = { $day ->
    [monday] Monday
    [tuesday] Tuesday
    [wednesday] Wednesday
    [thursday] Thursday
    [friday] Friday
    [saturday] Saturday
   *[sunday] Sunday
}
page-hours-holidays = Holidays
page-hours-first = First day
page-hours-last = Last day
page-hours-add-holiday = Add a holiday

page-error-clock = A turn has 1 to 30 days and a reserve up to 60; a bank 10 seconds to a day, and up to an hour a turn.

page-clock = Clock
page-clock-none = No clock
    .explain = Everybody takes the time they need.
page-clock-correspondence = Correspondence
    .explain = So many days for every turn, and a reserve for turns that take longer. Counted in the hours that each player has set: nights, other days and holidays are spared.
page-clock-live = Live
    .explain = A bank for the whole game, to which every turn adds something. Counted in real time.
page-clock-days = Days a turn
page-clock-reserve = Days in reserve
page-clock-bank = Minutes in the bank
page-clock-increment = Seconds a turn adds
page-clock-when-up = When time is up
page-clock-reminder = A reminder
    .explain = It is told once, and the turn goes on.
page-clock-computer = A computer takes the seat
    .explain = It plays until its owner takes the seat back.
page-clock-pass = A pass
    .explain = The server passes until the turn is over; what cannot be passed a computer decides.
page-clock-computer-kind = The computer that steps in
page-clock-stops = Clocks stop while somebody is asked to take moves back
    .explain = For two days of correspondence, or five minutes, at most.

page-clock-agreed-correspondence = { $days ->
    [one] a day a turn
   *[other] { $days } days a turn
}, { $reserve ->
    [0] no reserve
    [one] a day in reserve
   *[other] { $reserve } days in reserve
}
page-clock-agreed-live = { $minutes } min, and { $seconds } s a turn
page-clock-agreed-reminder = then a reminder
page-clock-agreed-computer = then a computer takes the seat: { $computer }
page-clock-agreed-pass = then a pass; what cannot be passed a computer decides: { $computer }
page-clock-agreed-stops = stops for requests to take back

page-clock-days-hours = { $days } d { $hours } h
page-clock-hours-minutes = { $hours } h { $minutes } min
page-clock-minutes = { $minutes } min
page-clock-over = { $time } over
page-clock-left = { $time } left
page-clock-left-of-bank = { $time } left in the bank
page-clock-left-of-reserve = { $time } left in reserve
page-clock-due = Time is up on { $when }.
page-clock-reserve-from = The reserve is used from { $when } on.
page-clock-rests = It rests until { $when }.
page-clock-was-up = Time was up on { $when }.
page-clock-stopped = The clocks stand still for a request to take moves back, until { $when } at most.
page-clock-uses-reserve = in reserve
page-clock-by-clock = made because time was up
page-time-left = Time left

page-log-time-up = { $player } has no time left.
page-log-time-up-pass = { $player } has no time left: passes until the turn is over.
page-log-time-up-computer = { $player } has no time left: a computer takes the seat: { $computer ->
    [magnate] magnate
    [director] director
    [guest] guest
   *[other] chance
}.
