# Clocks, and the hours that people keep free for games.

page-error-unknown-zone = There is no such time zone.
page-error-hours = A time is written like 08:00, a date like 2026-12-24.
page-error-hours-too-few = An hour a day at least, and two days of the week.
page-error-holidays = A holiday does not end before it begins, and there are at most 20 with 100 days together.

page-hours = Your hours
page-hours-explained = When you have time for games. Clocks of correspondence run in these hours only: nights, other days and holidays are spared, and a day of a clock is a day of yours.
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
