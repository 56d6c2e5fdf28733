"""When to retrieve a feed next. Pure: the rate comes from learning, the hard limits from net, the time as an argument.

`Planner` is the interface; `RatePlanner` asks each feed about twice per expected posting. Neither ever plans before a hard limit.
"""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.preferences import Value
from reader.net.politeness import open_at

DAY_SECONDS = 86_400
POLLS_PER_POSTING = 2.0
JITTER = 0.1
SPREAD_SECONDS_PER_FEED = 0.5
SPREAD_SECONDS_MAX = 300.0
SPREAD_AFTER_SKIPPING_SECONDS = 1800


@dataclass(frozen=True, slots=True)
class Plan:
    """The next retrieval of a feed (UTC seconds) and the sentence that says why then; None for a feed that is gone."""

    next_at: int | None
    reason: str


class Planner(Protocol):
    """Decides when feeds are retrieved."""

    def plan(self, feed: Feed, *, postings_per_day: float, now: float) -> Plan:
        """Plan the next retrieval of one feed after what was just learned of it."""
        ...

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        """Give feeds whose time passed while nothing could run (sleep, no network) new times that make no burst."""
        ...


@dataclass(frozen=True, slots=True)
class RatePlanner:
    """Half the mean time between postings, between floor and ceiling, jittered; the same for every time of day.

    `seed` differs between installations, so that they do not all come at the same minute.
    """

    floor_seconds: int
    ceiling_seconds: int
    seed: int = 0

    def plan(self, feed: Feed, *, postings_per_day: float, now: float) -> Plan:
        """Plan by rate; see Planner."""
        if feed.is_gone:
            return Plan(None, "taken down by its publisher, not fetched any more")
        wanted = DAY_SECONDS / (POLLS_PER_POSTING * max(postings_per_day, 1e-6))
        interval = min(max(wanted, self.floor_seconds), self.ceiling_seconds)
        # room for the jitter is left below the ceiling, which is a promise
        jittered = min(interval, self.ceiling_seconds / (1 + JITTER)) * (1 + JITTER * self._jitter(feed.feed_id, now))
        wanted_at = int(now + max(jittered, self.floor_seconds))
        at = max(wanted_at, feed.not_before_at)
        open_hour = open_at(at, feed.hints)
        if open_hour > at:
            # not all installations at the stroke of the hour
            late = int(SPREAD_AFTER_SKIPPING_SECONDS * (1 + self._jitter(feed.feed_id, now)) / 2)
            return Plan(open_hour + late, "the publisher asks not to be visited earlier (skipHours, skipDays)")
        if at > wanted_at:
            return Plan(at, feed.not_before_rule)
        return Plan(at, f"{_rate_in_words(postings_per_day)}, so about every {duration_in_words(interval)}")

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        """Longest overdue first, over at most five minutes."""
        step = min(SPREAD_SECONDS_PER_FEED, SPREAD_SECONDS_MAX / max(len(overdue), 1))
        ordered = sorted(overdue, key=lambda feed: (feed.next_at or 0, feed.feed_id))
        return {feed.feed_id: max(int(now + step * place), feed.not_before_at) for place, feed in enumerate(ordered)}

    def _jitter(self, feed_id: FeedId, now: float) -> float:
        """A number in [-1, 1] that depends on installation, feed and day only."""
        key = f"{self.seed}:{feed_id}:{int(now // DAY_SECONDS)}".encode()
        return zlib.crc32(key) / 0x7FFF_FFFF - 1.0


def make_planner(preferences: Mapping[str, Value], seed: int) -> Planner:
    """The planner that the preferences ask for."""
    floor = int(preferences["fetch.floor_minutes"]) * 60
    return RatePlanner(floor, max(floor, int(preferences["fetch.ceiling_minutes"]) * 60), seed)


def _rate_in_words(postings_per_day: float) -> str:
    if postings_per_day >= 1.5:
        return f"posts about {postings_per_day:.0f} times a day"
    if postings_per_day >= 0.75:
        return "posts about once a day"
    if postings_per_day * 7 >= 0.75:
        times = round(postings_per_day * 7)
        return "posts about once a week" if times == 1 else f"posts about {times} times a week"
    return "posts seldom"


def duration_in_words(seconds: float) -> str:
    """'40 min', '6 h', '2 days'."""
    minutes = round(seconds / 60)
    if minutes < 90:
        return f"{max(minutes, 1)} min"
    hours = round(seconds / 3600)
    return f"{hours} h" if hours < 48 else f"{round(seconds / DAY_SECONDS)} days"
