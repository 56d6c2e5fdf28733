"""Posting times of the new entries of one retrieval, with implausible dates replaced. Pure; any thread may call it."""

from collections import Counter
from collections.abc import Sequence

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.learning.day import EARLIEST_CREDIBLE, HOURS_PER_DAY, Numbers

LATE_SECONDS = 3600
"""A date may be this much older than the retrieval that did not show it yet: feeds publish late and caches are slow."""

FAST_CLOCK_SECONDS = 300
"""A date up to this far ahead comes from a fast clock and means now."""

BULK_ENTRIES = 12
"""More entries of one retrieval than this in the same second were changed by a program, not posted."""

_GOLDEN_RATIO = 0.618_033_988_749_894_9


def believed_times(
    published: Sequence[int | None],
    is_date_only: Sequence[bool],
    *,
    since: int | None,
    now: int,
    by_hour: Numbers | None = None,
) -> list[int]:
    """Return UTC seconds, not after `now`, at which each new entry of the retrieval at `now` is assumed to have become available.

    `published` are the dates that the entries give, `is_date_only` marks those whose time of day is meaningless, `since` is the
    previous successful retrieval (None for the first document of a feed). A date is believed unless it is missing, before 1995,
    more than five minutes ahead, without a time of day (marked so, or midnight UTC to the second), the same second as that of
    more than twelve entries of the retrieval, or contradicted: more than an hour before `since`, when the entry was not there
    yet.

    Entries with other dates became available in (since, now]: they are spread over that time, evenly or as the shares `by_hour`
    [24] of the UTC hours say (Horincar, Amann and Artières: the new entries of an interval in proportion to the periodic
    estimate). In a first document a date without a time of day still gives the day: such entries are spread over their days. The
    remaining ones get the oldest believed time, or `now` if there is none: so they mark the beginning of observation, as
    `posting_rate.observed_since` defines it, and are no burst.
    """
    shared = Counter(published)
    earliest = EARLIEST_CREDIBLE if since is None else max(EARLIEST_CREDIBLE, since - LATE_SECONDS)
    times: list[int | None] = []
    for place, (date, is_vague) in enumerate(zip(published, is_date_only, strict=True)):
        if date is None or shared[date] > BULK_ENTRIES or not earliest <= date <= now + FAST_CLOCK_SECONDS:
            times.append(None)
        elif is_vague or date % DAY_SECONDS == 0:
            times.append(_within_day(min(date, now), now, place) if since is None else None)
        else:
            times.append(min(date, now))
    if since is None:
        beginning = min((time for time in times if time is not None), default=now)
        return [beginning if time is None else time for time in times]
    # Documents show the newest entry first.
    censored = iter(reversed(spread(times.count(None), since=since, now=now, by_hour=by_hour)))
    return [next(censored) if time is None else time for time in times]


def spread(count: int, *, since: int, now: int, by_hour: Numbers | None = None) -> list[int]:
    """Return ascending times of `count` entries in (since, now], evenly or by the shares `by_hour` [24] of the UTC hours.

    A systematic sample: the entries lie at equal steps of the expected count, the first one at a fraction of a step derived from
    `now`. The fraction differs for every retrieval, so that over many of them lone entries cover their whole intervals; midpoints
    would pile up at a few hours if a feed is retrieved at fixed ones.
    """
    if count == 0:
        return []
    if since >= now:
        return [now] * count
    begin = float(max(since, EARLIEST_CREDIBLE))
    shares = (np.arange(count) + now * _GOLDEN_RATIO % 1) / count
    day = _sums_of_day(by_hour)
    hours = np.arange(HOURS_PER_DAY + 1) * 3600.0
    days, remainders = np.divmod(np.array([begin, now]), DAY_SECONDS)
    first, last = days + np.interp(remainders, hours, day)
    whole, part = np.divmod(first + shares * (last - first), 1)
    found = whole * DAY_SECONDS + np.interp(part, day, hours)
    return [int(time) for time in np.clip(np.ceil(found), begin + 1, now)]


def _within_day(midnight: int, now: int, place: int) -> int:
    """Return a time on the day that begins at `midnight`, at a different hour for every place in the document."""
    return midnight + int(min(DAY_SECONDS, now - midnight) * ((place + 0.5) * _GOLDEN_RATIO % 1))


def _sums_of_day(by_hour: Numbers | None) -> Numbers:
    """Return the share of a day's postings before each full hour [25]; strictly ascending."""
    even = np.full(HOURS_PER_DAY, 1 / HOURS_PER_DAY)
    is_usable = (
        by_hour is not None and by_hour.size == HOURS_PER_DAY and bool(np.all(by_hour > 0) and np.all(np.isfinite(by_hour)))
    )
    shares = by_hour / by_hour.sum() if by_hour is not None and is_usable else even
    sums = np.concatenate([[0.0], np.cumsum(shares)])
    sums[-1] = 1.0
    return sums
