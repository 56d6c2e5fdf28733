"""Planners' memory: postings of feeds, accesses and presences of the user. Pure; engine thread only."""

import math
from array import array
from bisect import bisect_left, bisect_right, insort
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord
from reader.domain.visits import Presence

REMEMBERED_DAYS = 60
POSTINGS_KEPT = 2000
"""Latest postings kept of a feed that posts more in two months."""


class Memory:
    """Posting times by feed (UTC seconds, ascending) and the accesses of the user; `memo` is the planner's from its last run.
    `utc_offset` gives the user's offset from UTC at a UTC time. `weights` are those of feeds; 1 if not set. `away_until` is the
    end of a vacation (UTC seconds), 0 for none; `back_at` is the last return from one, which counts like an access. `presences`
    are those at the computer, oldest first; `is_here` says whether the last of them continues, None while that is unknown (after
    a start, or if it is not recorded).
    """

    def __init__(
        self,
        utc_offset: Callable[[float], int],
        *,
        posted: Mapping[FeedId, Sequence[float]] | None = None,
        accesses: Iterable[AccessRecord] = (),
        presences: Iterable[Presence] = (),
        weights: Mapping[FeedId, float] | None = None,
        memo: Mapping[str, float] | None = None,
        away_until: float = 0.0,
    ) -> None:
        self.utc_offset = utc_offset
        self.accesses: list[AccessRecord] = sorted(accesses, key=lambda access: access.at)
        self.presences: list[Presence] = sorted(presences, key=lambda presence: presence.began_at)
        self.is_here: bool | None = None
        self.weights: dict[FeedId, float] = dict(weights or {})
        self.memo: dict[str, float] = dict(memo or {})
        self.away_until = away_until
        self.back_at = -math.inf
        self._posted: dict[FeedId, array[float]] = {}
        for feed_id, times in (posted or {}).items():
            self.remember_postings(feed_id, times)

    def remember_postings(self, feed_id: FeedId, times: Iterable[float]) -> None:
        kept = self._posted.setdefault(feed_id, array("d"))
        for at in sorted(times):
            if not kept or at >= kept[-1]:
                kept.append(at)
            else:
                insort(kept, at)
        if len(kept) > POSTINGS_KEPT * 1.25:
            del kept[:-POSTINGS_KEPT]

    def posted_at(self, feed_id: FeedId) -> NDArray[np.float64]:
        """Return a copy of a feed's known posting times."""
        return np.array(self._posted.get(feed_id, ()), dtype=np.float64)

    def count(self, feed_id: FeedId) -> int:
        return len(self._posted.get(feed_id, ()))

    def remember_access(self, access: AccessRecord) -> None:
        insort(self.accesses, access, key=lambda each: each.at)

    def last_access_before(self, now: float) -> float:
        """Return the user's last visit or return from vacation, NaN if never; those in the future are ignored."""
        place = bisect_right(self.accesses, now, key=lambda access: access.at)
        last = float(self.accesses[place - 1].at) if place else math.nan
        return self.back_at if last < self.back_at <= now else last

    def came_back(self, presence: Presence) -> None:
        self.presences.append(presence)
        self.is_here = True

    def was_here_until(self, at: int) -> None:
        """Extend or end the last presence at this time."""
        if self.presences:
            self.presences[-1] = replace(self.presences[-1], ended_at=max(at, self.presences[-1].began_at))

    def presence_bounds(self, now: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return begin and end of each presence; one that continues reaches until now."""
        began = np.array([each.began_at for each in self.presences], dtype=np.float64)
        ended = np.array([each.ended_at for each in self.presences], dtype=np.float64)
        if self.is_here:
            ended[-1:] = np.maximum(ended[-1:], now)
        return began, ended

    def _keep_presences(self, kept: list[Presence]) -> None:
        """Replace presences; without the last one it is unknown whether the user is here."""
        if kept[-1:] != self.presences[-1:]:
            self.is_here = None
        self.presences = kept

    def keep_between(self, first: float, last: float) -> None:
        """Forget accesses that a wrong clock put outside of these times."""
        self.accesses = [access for access in self.accesses if first <= access.at <= last]
        self._keep_presences([each for each in self.presences if first <= each.began_at and each.ended_at <= last])
        for feed_id, times in self._posted.items():
            self._posted[feed_id] = array("d", (at for at in times if at <= last))

    def forget_feed(self, feed_id: FeedId) -> None:
        self._posted.pop(feed_id, None)
        self.weights.pop(feed_id, None)

    def forget_before(self, time: float) -> None:
        self.accesses = [access for access in self.accesses if access.at >= time]
        self._keep_presences([each for each in self.presences if each.ended_at >= time])
        for times in self._posted.values():
            del times[: bisect_left(times, time)]
