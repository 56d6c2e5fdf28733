"""Texts for a vacation: articles at risk, return date. Pure; GUI thread only."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

from reader.domain.clock import DAY_SECONDS, Clock
from reader.ui.text.rhythm.feed_text import duration_text
from reader.ui.text.times import HOUR, local_day, local_midnight
from reader.ui.text.translate import Translator, fill

if TYPE_CHECKING:
    from reader.reports.overflow_risk import OverflowRisk, RiskyFeed

_tr = Translator("VacationLine")


CHOICES = (3, 7, 10, 14, 21)
"""Offered lengths of a vacation in days."""
USUAL_DAYS = 10
MORNING_HOUR = 6
"""Hour at which a vacation ends on its last day."""
_FEEDS_NAMED = 8
_EPOCH = QDate(1970, 1, 1)


def return_at(days: int, clock: Clock) -> int:
    """Return the morning of the day `days` from now (UTC seconds)."""
    now = clock.now()
    return int(local_midnight(local_day(now, clock) + days, clock, now + days * DAY_SECONDS)) + MORNING_HOUR * HOUR


def choice_text(days: int) -> str:
    """Return 'for 10 days', 'for a week'."""
    return {7: _tr("for a week"), 14: _tr("for two weeks"), 21: _tr("for three weeks")}.get(days) or _tr("for %n days", days)


def risk_text(risk: "OverflowRisk", days: int) -> str:
    """Return the sentence on how many feeds would lose articles in so many days with this computer off."""
    if not risk.feeds:
        return ""
    overflow = _tr("%n feeds would lose articles", len(risk.would)) if risk.would else _tr("No feed would lose articles")
    text = _tr("{feeds} if you are away {duration} and this computer is off.")
    said = fill(text, feeds=overflow, duration=choice_text(days))
    return f"{said} {_tr('%n more might.', len(risk.may))}" if risk.may else said


def feed_lines(risk: "OverflowRisk") -> str:
    """Return the feeds at risk, one per line, the soonest first."""
    would = risk.would[:_FEEDS_NAMED]
    may = risk.may[: _FEEDS_NAMED - len(would)]
    unsaid = len(risk.would) + len(risk.may) - _FEEDS_NAMED
    return "\n".join([*map(_would, would), *map(_might, may), *([_tr("and %n more", unsaid)] if unsaid > 0 else [])])


def away_text(until: int, clock: Clock) -> str:
    """Return 'Away until Wednesday, 2 December: ...'"""
    text = _tr("Away until {day}. Only feeds that would lose articles are refreshed, and all feeds shortly before you return.")
    return fill(text, day=day_text(until, clock))


def day_text(at: int, clock: Clock) -> str:
    day = _EPOCH.addDays(local_day(at, clock))
    return QLocale().toString(day, _tr("dddd, d MMMM"))


def _would(feed: "RiskyFeed") -> str:
    if feed.full_after_seconds < HOUR:
        return fill(_tr("{title}: holds %n articles, may be full already", feed.shown), title=feed.title)
    text = _tr("{title}: holds %n articles, full after {duration}", feed.shown)
    return fill(text, title=feed.title, duration=duration_text(feed.full_after_seconds))


def _might(feed: "RiskyFeed") -> str:
    return fill(_tr("{title}: only if it posts more than usual"), title=feed.title)
