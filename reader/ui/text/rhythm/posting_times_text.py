"""Usual posting times of a feed: "usually posts Tue-Fri, 7-10". Pure but for Qt's locale; GUI thread only."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale

from reader.ui.text.translate import Translator, fill, listed

_tr = Translator("UsualWords")

DAYS_PER_WEEK = 7
_LIST_UP_TO = 2
"""Up to so many consecutive weekdays are named; more become a range."""


def usual_text(busy_hours: Sequence[tuple[int, int]], weekdays: Iterable[int]) -> str:
    """Return the sentence without its full stop, empty if neither is known; `weekdays` from Monday 0, hours of the user's day."""
    days = day_text(weekdays)
    hours = _joined([_range(str(begin), str(end)) for begin, end in busy_hours])
    if days and hours:
        return fill(_tr("usually posts {days}, {hours}"), days=days, hours=hours)
    if not (days or hours):
        return ""
    # bare numbers could be mistaken for counts
    clock = _joined([_range(f"{begin}:00", f"{end}:00") for begin, end in busy_hours])
    return fill(_tr("usually posts {times}"), times=days or clock)


def day_text(weekdays: Iterable[int]) -> str:
    """Return 'Tue-Fri', 'Mon and Wed-Fri', in the user's language."""
    parts: list[str] = []
    for begin, end in weekday_runs(weekdays):
        length = (end - begin) % DAYS_PER_WEEK + 1
        if length > _LIST_UP_TO:
            parts.append(_range(_name(begin), _name(end)))
        else:
            parts += [_name(begin + step) for step in range(length)]
    return _joined(parts)


def weekday_runs(weekdays: Iterable[int]) -> list[tuple[int, int]]:
    """Return runs of weekdays, ends included and wrapping over Sunday: {5, 6, 0, 2} is (2, 2), (5, 0)."""
    chosen = set(weekdays)
    begins = sorted(each for each in chosen if (each - 1) % DAYS_PER_WEEK not in chosen)
    return [(begin, _end(begin, chosen)) for begin in begins] or ([(0, DAYS_PER_WEEK - 1)] if chosen else [])


def _end(begin: int, chosen: set[int]) -> int:
    end = begin
    while (end + 1) % DAYS_PER_WEEK in chosen:
        end = (end + 1) % DAYS_PER_WEEK
    return end


def _range(begin: str, end: str) -> str:
    return f"{begin}\N{EN DASH}{end}"


def _joined(parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    *some, last = parts
    return fill(_tr("{some} and {last}"), some=listed(some), last=last)


def _name(weekday: int) -> str:
    return QLocale().dayName(weekday % DAYS_PER_WEEK + 1, QLocale.FormatType.ShortFormat)
