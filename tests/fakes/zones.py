"""Clocks of places where the offset from UTC changes."""

from dataclasses import dataclass
from datetime import UTC, datetime
from zoneinfo import ZoneInfo


@dataclass
class ZoneClock:
    """A clock that stands still at `at` (UTC seconds) in a zone of the tz database."""

    at: float
    zone: str = "Europe/Berlin"

    def now(self) -> float:
        return self.at

    def monotonic(self) -> float:
        return self.at

    def utc_offset_seconds(self, at: float) -> int:
        offset = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(self.zone)).utcoffset()
        return 0 if offset is None else int(offset.total_seconds())
