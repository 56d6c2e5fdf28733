"""The state of refreshing in `status`: a pause, quiet hours, a vacation, a share of the usual requests. Light to import."""

from dataclasses import dataclass

from reader.domain.clock import Clock
from reader.domain.hours import quiet_until
from reader.domain.throttling import USUAL, throttling
from reader.storage import preferences
from reader.storage.connection import ReadConnection
from reader.storage.milestones import BATTERY_LOW_SINCE, METERED_SINCE, PAUSED_UNTIL, VACATION_UNTIL, milestones


@dataclass(frozen=True, slots=True)
class FetchingState:
    """Times in UTC seconds, None where there is none; `share` of the usual requests, and `why` it is less.

    What battery and connection are like is known from a running program; one that was killed may have left word of yesterday's.
    """

    paused_until: int | None = None
    quiet_until: int | None = None
    away_until: int | None = None
    share: str = USUAL
    why: tuple[str, ...] = ()


def fetching_state(connection: ReadConnection, clock: Clock) -> FetchingState:
    """How it stands now."""
    now, noted, values = clock.now(), milestones(connection), preferences.load(connection)
    paused, away = noted.get(PAUSED_UNTIL, 0), noted.get(VACATION_UNTIL, 0)
    quiet = int(quiet_until(values.fetch_quiet_hours, now, clock.utc_offset_seconds))
    spared = throttling(values, is_battery_low=BATTERY_LOW_SINCE in noted, is_metered=METERED_SINCE in noted)
    why = [reason for reason, is_so in (("metered connection", spared.by_metered), ("low battery", spared.by_battery)) if is_so]
    return FetchingState(paused if paused > now else None, quiet or None, away if away > now else None, spared.share, tuple(why))
