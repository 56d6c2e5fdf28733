"""How often a feed document itself says to come: ttl, sy:updatePeriod, skipHours, skipDays. Pure; any thread."""

import re

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import PublisherHints

LONGEST_SECONDS = 366 * DAY_SECONDS

_WHOLE = re.compile(r"\d{1,9}")
_PERIODS = {
    "hourly": 3600,
    "daily": DAY_SECONDS,
    "weekly": 7 * DAY_SECONDS,
    "monthly": 30 * DAY_SECONDS,
    "yearly": 365 * DAY_SECONDS,
}
_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_SKIP_HOURS = re.compile(r"<skiphours\b[^>]*>(.{0,4000}?)</skiphours", re.IGNORECASE | re.DOTALL)
_SKIP_DAYS = re.compile(r"<skipdays\b[^>]*>(.{0,4000}?)</skipdays", re.IGNORECASE | re.DOTALL)
_HOUR = re.compile(r"<hour>\s*(\d{1,2})\s*</hour", re.IGNORECASE)
_DAY = re.compile(r"<day>\s*([A-Za-z]+)\s*</day", re.IGNORECASE)
_HOURS_A_DAY = 24


def publisher_hints(document: str, *, ttl: str, period: str, frequency: str) -> PublisherHints:
    """The hints of an XML feed; what is missing, zero or absurd is left out. 24 is midnight, as RSS 0.91 counted."""
    return PublisherHints(
        ttl_seconds=_seconds(ttl, 60),
        update_period_seconds=_update_period(period, frequency),
        skip_hours=_skip_hours(document),
        skip_days=_skip_days(document),
    )


def _seconds(text: str, unit: int) -> int | None:
    text = text.strip()
    number = int(text) * unit if _WHOLE.fullmatch(text) and text.isascii() else 0
    return min(number, LONGEST_SECONDS) or None


def _update_period(period: str, frequency: str) -> int | None:
    seconds = _PERIODS.get(period.strip().lower())
    times = _seconds(frequency, 1) or 1
    if seconds is None:
        return None
    return max(1, seconds // times)


def _skip_hours(document: str) -> frozenset[int]:
    block = _SKIP_HOURS.search(document)
    hours = (int(hour) for hour in _HOUR.findall(block[1])) if block else ()
    return frozenset(hour % _HOURS_A_DAY for hour in hours if hour <= _HOURS_A_DAY)


def _skip_days(document: str) -> frozenset[int]:
    block = _SKIP_DAYS.search(document)
    days = (day.lower() for day in _DAY.findall(block[1])) if block else ()
    return frozenset(_DAYS.index(day) for day in days if day in _DAYS)
