"""Rates and hours at which feeds post, learned from the times of their postings. Pure; any thread may call it."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from reader.domain.value_classes import dataclass
from reader.learning.clusters import shape_priors_in_steps
from reader.learning.day import (
    DAYS_PER_WEEK,
    HOURS_PER_DAY,
    WEEKDAY_HALF_LIFE_DAYS,
    Numbers,
    credible,
    discounted_days,
    hour_of_day,
    is_credible,
    recency,
    slots_of_hours,
    smoothed,
    tallied,
    weekday,
    weekday_factors,
)
from reader.learning.steps import FEEDS_AT_ONCE, Stepwise, in_one_go

_LEVEL_HALF_LIFE_DAYS = 10.0
_SHAPE_HALF_LIFE_DAYS = 28.0
_PRIOR_POSTINGS = 0.5
_SHAPE_PRIOR_POSTINGS = 20.0
_SHAPE_FLOOR = 0.06


@dataclass(frozen=True, slots=True)
class PostingRates:
    """Expectations for F feeds: `per_day` [F] postings a day at present, and their distribution over day and week.

    `by_hour` [F, 24] are the shares of the UTC hours, each row sums to 1. `by_weekday` [F, 7] are factors with mean 1, Monday
    first.
    """

    per_day: Numbers
    by_hour: Numbers
    by_weekday: Numbers

    def per_slot(self) -> Numbers:
        """Return expected postings [F, 96] in each quarter of an hour of a mean UTC day; a row sums to `per_day`."""
        return slots_of_hours(self.by_hour) * self.per_day[:, None]


def learn_posting_rates(
    times: Numbers, rows: NDArray[np.int64], *, began_at: Numbers, observed_until: Numbers, now: float
) -> PostingRates:
    """Learn the rates of F feeds from the N postings at `times` [N] (UTC seconds, any order) of the feeds `rows` [N] (0 to F -
    1).
    """
    return in_one_go(posting_rates_in_steps(times, rows, began_at=began_at, observed_until=observed_until, now=now))


def posting_rates_in_steps(
    times: Numbers, rows: NDArray[np.int64], *, began_at: Numbers, observed_until: Numbers, now: float
) -> Stepwise[PostingRates]:
    """Run `learn_posting_rates` some hundred feeds at a time.

    `began_at` [F] is since when a feed has been observed (`observed_since`) and `observed_until` [F] its last successful
    retrieval; a feed where one of them is not finite was never retrieved and gets the common rates. Postings not after `began_at`
    mark the beginning and are no evidence; times more than a day ahead, before 1995 or not finite are ignored. Raises ValueError
    for a row that is no feed.
    """
    feeds = began_at.size
    if rows.size and not 0 <= rows.min() <= rows.max() < feeds:
        raise ValueError("every posting must belong to one of the feeds")
    is_observed = np.isfinite(began_at) & np.isfinite(observed_until)
    begins = np.where(is_observed, np.minimum(began_at, now), now)
    ends = np.where(is_observed, np.clip(observed_until, begins, now), begins)
    if (np.diff(rows) < 0).any():
        order = rows.argsort(kind="stable")
        times, rows = times[order], rows[order]
    yield
    starts = np.arange(0, max(feeds, 1), FEEDS_AT_ONCE)
    tallies: list[_Tallies] = []
    for first, (begin, end) in zip(starts, pairwise([*np.searchsorted(rows, starts), rows.size]), strict=True):
        part = slice(first, first + FEEDS_AT_ONCE)
        tallies.append(_tallies(times[begin:end], rows[begin:end] - first, begins[part], now))
        yield
    by_hour = yield from _shapes(np.concatenate([each.hours for each in tallies]))
    per_day = _levels(np.concatenate([each.postings for each in tallies]), begins, ends, now)
    return PostingRates(per_day, by_hour, _weekdays(np.concatenate([each.weekdays for each in tallies]), begins, ends, now))


@dataclass(frozen=True, slots=True)
class _Tallies:
    """Discounted counts of F feeds: `postings` [F], by the hour of the day [F, 24] and by the weekday [F, 7]."""

    postings: Numbers
    hours: Numbers
    weekdays: Numbers


def _tallies(times: Numbers, rows: NDArray[np.int64], begins: Numbers, now: float) -> _Tallies:
    feeds = begins.size
    counts = is_credible(times, now)
    times, rows = np.minimum(times[counts], now), rows[counts]
    is_evidence = times > begins[rows]
    times, rows = times[is_evidence], rows[is_evidence]
    hours, weekdays = rows * HOURS_PER_DAY + hour_of_day(times), rows * DAYS_PER_WEEK + weekday(times)
    return _Tallies(
        tallied(rows, recency(times, now, _LEVEL_HALF_LIFE_DAYS), feeds),
        tallied(hours, recency(times, now, _SHAPE_HALF_LIFE_DAYS), feeds * HOURS_PER_DAY).reshape(feeds, HOURS_PER_DAY),
        tallied(weekdays, recency(times, now, WEEKDAY_HALF_LIFE_DAYS), feeds * DAYS_PER_WEEK).reshape(feeds, DAYS_PER_WEEK),
    )


def posting_rate_per_day(
    posted_at: Numbers,
    *,
    first_seen_at: float,
    now: float,
    half_life_days: float = _LEVEL_HALF_LIFE_DAYS,
    prior_per_day: float = 1.0,
    prior_weight: float = _PRIOR_POSTINGS,
) -> float:
    """Return the present postings per day of one feed: times are UTC seconds in any order, `prior_weight` counts in postings.

    The mean of a Gamma posterior over a Poisson rate with discounted evidence: (L + w) / (D + w / r0), where L is the sum of
    2^(-age / half-life) over the postings, D the days of observation discounted alike, r0 the prior rate and w its weight. This
    is the level of a feed in the PRICE scheduling rule, there with a half-life of 10 days and w = 0.5; discounting by age is how
    Horincar, Amann and Artières estimate the change of a web resource online. Observation begins as `observed_since` says. Dates
    more than a day ahead, before 1995 or not finite are ignored; up to a day ahead means now.
    """
    if not (prior_per_day > 0 and prior_weight > 0 and half_life_days > 0):
        raise ValueError("prior rate, prior weight and half-life must be positive")
    times = credible(posted_at, now)
    began_at = observed_since(times, first_seen_at=first_seen_at, now=now)
    postings = float(recency(times[times > began_at], now, half_life_days).sum())
    days = float(discounted_days(np.array(began_at), np.array(now), now, half_life_days))
    return (postings + prior_weight) / (days + prior_weight / prior_per_day)


def observed_since(posted_at: Numbers, *, first_seen_at: float, now: float) -> float:
    """Return when the observation of a feed began (UTC seconds): only postings after that moment are evidence.

    That is when the feed was first seen, or earlier if the first document's postings reach back: then one of its oldest, which
    marks the beginning and is not evidence (a document shows W entries because W were posted, not because of the days they took).
    Postings that share the very first moment are an undated first document and mark the beginning, too.
    """
    times = credible(posted_at, now)
    seen_at = min(first_seen_at, now)
    reaching_back = int(np.searchsorted(times, seen_at, side="left"))
    if reaching_back:
        # Skip one more for every ten: a pinned or misdated old entry must not stretch the observation by months.
        return float(times[min(reaching_back - 1, reaching_back // 10)])
    is_undated = times.size > 1 and times[0] == times[1]
    return float(times[0]) if is_undated else seen_at


def observed_since_each(times: Numbers, rows: NDArray[np.int64], *, first_seen_at: Numbers, now: float) -> Numbers:
    """Return `observed_since` of each of F feeds [F], first seen at `first_seen_at` [F]; the N times of a feed are ascending, as
    are `rows` [N].
    """
    counts = is_credible(times, now)
    times, rows = np.minimum(times[counts], now), rows[counts]
    seen_at = np.minimum(first_seen_at, now)
    edges = np.searchsorted(rows, np.arange(seen_at.size + 1))
    first, sizes = edges[:-1], np.diff(edges)
    if not times.size:
        return seen_at
    reaching_back = np.bincount(rows[times < seen_at[rows]], minlength=seen_at.size)
    oldest = np.maximum(np.minimum(reaching_back - 1, reaching_back // 10), 0)
    last = times.size - 1
    begins = times[np.minimum(first + oldest, last)]
    is_undated = (sizes > 1) & (times[np.minimum(first, last)] == times[np.minimum(first + 1, last)])
    began: Numbers = np.where((reaching_back > 0) | is_undated, begins, seen_at)
    return began


def _levels(postings: Numbers, begins: Numbers, ends: Numbers, now: float) -> Numbers:
    """Return postings per day [F] as in `posting_rate_per_day`; the prior rate is the geometric mean of the observed feeds."""
    days = discounted_days(begins, ends, now, _LEVEL_HALF_LIFE_DAYS)
    seen = days > 0
    logs = np.log(np.maximum(postings[seen], 0.3) / np.maximum(days[seen], 0.1))
    common = float(np.clip(np.exp(logs.mean()), 0.05, 5.0)) if logs.size else 1.0
    per_day: Numbers = (postings + _PRIOR_POSTINGS) / (days + _PRIOR_POSTINGS / common)
    return per_day


def _shapes(counts: Numbers) -> Stepwise[Numbers]:
    """Return shares of the hours [F, 24]: discounted counts, smoothed and shrunk towards the shapes of similar feeds, never
    nearly 0.
    """
    hours = smoothed(counts)
    totals = hours.sum(axis=1, keepdims=True)
    priors = yield from shape_priors_in_steps(hours)
    shares = (hours + _SHAPE_PRIOR_POSTINGS * priors) / (totals + _SHAPE_PRIOR_POSTINGS)
    by_hour: Numbers = (1 - _SHAPE_FLOOR) * shares + _SHAPE_FLOOR / HOURS_PER_DAY
    return by_hour


def _weekdays(counts: Numbers, begins: Numbers, ends: Numbers, now: float) -> Numbers:
    return weekday_factors(counts, discounted_days(begins, ends, now, WEEKDAY_HALF_LIFE_DAYS))
