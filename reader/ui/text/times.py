"""Formats times for lists: "12 min", "Thu", "Yesterday", "at 14:05". Pure but for Qt's locale; GUI thread only."""

from enum import Enum

from PySide6.QtCore import QDate, QLocale, QTime

from reader.domain.ids import DAY_SECONDS, Clock
from reader.ui.text.translate import Translator, fill, listed

_tr = Translator("Times")


MINUTE = 60
HOUR = 3600
_WEEK_DAYS = 7
_MONTHS = 12
_EPOCH = QDate(1970, 1, 1)
_DASH = "\N{EN DASH}"


class TimeForm(Enum):
    """Forms of the time in a row, by what the heading above it leaves open."""

    RELATIVE = "relative"
    CLOCK = "clock"
    """Under a day."""
    DAY = "day"
    """Under a month."""


def time_under(form: TimeForm, at: int, clock: Clock) -> str:
    """Return the time of a row below its heading: 12 min, 21:42, Sat 21."""
    match form:
        case TimeForm.RELATIVE:
            return relative_time(at, clock)
        case TimeForm.CLOCK:
            return _time_of_day(at, clock)
        case TimeForm.DAY:
            return QLocale().toString(_date(local_day(at, clock)), _tr("ddd d"))


def local_day(at: float, clock: Clock) -> int:
    """Return the user's calendar day of a UTC time, counted from 1970."""
    return int((at + clock.utc_offset_seconds(at)) // DAY_SECONDS)


def start_of_day(clock: Clock) -> int:
    now = clock.now()
    midnight = local_day(now, clock) * DAY_SECONDS - clock.utc_offset_seconds(now)
    return int(local_midnight(local_day(now, clock), clock, midnight))


def local_midnight(day: int, clock: Clock, near: float) -> float:
    """Return the UTC time at which a local day begins; `near` is a time whose offset is tried first."""
    guess = day * DAY_SECONDS - clock.utc_offset_seconds(near)
    return day * DAY_SECONDS - clock.utc_offset_seconds(guess)


def relative_time(at: int, clock: Clock) -> str:
    """Return a short relative time: now, 12 min, 2 h, Thu, 12 May, 12 May 2024."""
    age = clock.now() - at
    if -MINUTE <= age < MINUTE:
        return _tr("now")
    if 0 <= age < HOUR:
        return fill(_tr("{minutes} min"), minutes=int(age // MINUTE))
    today, day = local_day(clock.now(), clock), local_day(at, clock)
    if age >= 0 and day == today:
        return fill(_tr("{hours} h"), hours=int(age // HOUR))
    if 0 < today - day < _WEEK_DAYS:
        return QLocale().dayName(_date(day).dayOfWeek(), QLocale.FormatType.ShortFormat)
    return _day_and_month(day, today)


def month_of(day: int) -> int:
    """Return the month of a day counted from 1970, counted from January of the year 0."""
    date = _date(day)
    return date.year() * _MONTHS + date.month() - 1


def first_of_month(month: int) -> int:
    return _EPOCH.daysTo(QDate(month // _MONTHS, month % _MONTHS + 1, 1))


def month_name(month: int, today: int) -> str:
    """Return the heading of a month in the list: May, May 2024."""
    name = QLocale().standaloneMonthName(month % _MONTHS + 1)
    if month // _MONTHS != _date(today).year():
        # within a date Qt writes it in another case
        name = QLocale().toString(_date(first_of_month(month)), _tr("MMMM yyyy").replace("MMMM", f"'{name}'"))
    return name[:1].upper() + name[1:]


def day_name(day: int, today: int) -> str:
    """Return the heading of a day in the list: Today, Yesterday, Monday, 12 May."""
    if day == today:
        return _tr("Today")
    if day == today - 1:
        return _tr("Yesterday")
    if 0 < today - day < _WEEK_DAYS:
        name = QLocale().dayName(_date(day).dayOfWeek(), QLocale.FormatType.LongFormat)
        return name[:1].upper() + name[1:]
    return _day_and_month(day, today)


def clock_time(at: float, clock: Clock) -> str:
    """Return a near past or future time: 08:51, Thu 08:51, 12 May."""
    today, day = local_day(clock.now(), clock), local_day(at, clock)
    time = _time_of_day(at, clock)
    if day == today:
        return time
    if abs(day - today) < _WEEK_DAYS:
        return f"{QLocale().dayName(_date(day).dayOfWeek(), QLocale.FormatType.ShortFormat)} {time}"
    return _day_and_month(day, today)


def day_and_time(at: float, clock: Clock) -> str:
    """Return a past time with its day: Today 08:51, Monday 08:51, 12 May 08:51."""
    return f"{day_name(local_day(at, clock), local_day(clock.now(), clock))} {_time_of_day(at, clock)}"


def article_time(at: float, clock: Clock) -> str:
    """Return an article's time: Today, 07:24; Yesterday, 22:10; 12 May 2026, 08:51."""
    age = local_day(clock.now(), clock) - local_day(at, clock)
    day = full_date(at, clock) if age not in {0, 1} else day_name(local_day(at, clock), local_day(clock.now(), clock))
    return listed((day, _time_of_day(at, clock)))


def since_time(at: float, clock: Clock) -> str:
    """Return a past time within a sentence, "New since …": 14:05, yesterday 22:10, Sunday 22:10, 3 November."""
    day, today = local_day(at, clock), local_day(clock.now(), clock)
    time = QTime.fromMSecsSinceStartOfDay(int((at + clock.utc_offset_seconds(at)) % DAY_SECONDS) * 1000).toString("HH:mm")
    if day == today:
        return time
    if day == today - 1:
        return fill(_tr("yesterday {time}"), time=time)
    if 0 < today - day < _WEEK_DAYS:
        return f"{QLocale().dayName(_date(day).dayOfWeek(), QLocale.FormatType.LongFormat)} {time}"
    return _day_and_month(day, today)


def full_date(at: float, clock: Clock) -> str:
    """Return an absolute date: 12 May 2026."""
    return QLocale().toString(_date(local_day(at, clock)), _tr("d MMMM yyyy"))


def full_day(at: float, clock: Clock) -> str:
    """Return a day as a heading: Tuesday, 24 November."""
    today, day = local_day(clock.now(), clock), local_day(at, clock)
    form = _tr("dddd, d MMMM") if _date(day).year() == _date(today).year() else _tr("dddd, d MMMM yyyy")
    name = QLocale().toString(_date(day), form)
    return name[:1].upper() + name[1:]


def day_range(first: float, last: float, clock: Clock) -> str:
    """Return the days between two UTC times in the shortest form."""
    today, start, end = local_day(clock.now(), clock), local_day(first, clock), local_day(last, clock)
    if start == end:
        return _day_and_month(end, today)
    if _date(start).month() == _date(end).month() and _date(start).year() == _date(end).year():
        return fill(
            _tr("{first}\N{EN DASH}{last}"), first=QLocale().toString(_date(start), _tr("d")), last=_day_and_month(end, today)
        )
    return f"{_day_and_month(start, today)} {_DASH} {_day_and_month(end, today)}"


def _time_of_day(at: float, clock: Clock) -> str:
    return QTime.fromMSecsSinceStartOfDay(int((at + clock.utc_offset_seconds(at)) % DAY_SECONDS) * 1000).toString("HH:mm")


def _date(day: int) -> QDate:
    return _EPOCH.addDays(day)


def _day_and_month(day: int, today: int) -> str:
    form = _tr("d MMMM") if _date(day).year() == _date(today).year() else _tr("d MMM yyyy")
    return QLocale().toString(_date(day), form)
