"""Rates and hours at which feeds post, learned from the times of their postings."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.domain.visits import HourRange
from reader.learning.day import (
    DAYS_PER_WEEK,
    EARLIEST_CREDIBLE,
    FEEDS_AT_ONCE,
    HOURS_PER_DAY,
    WEEKDAY_HALF_LIFE_DAYS,
    Numbers,
    Stepwise,
    credible,
    discounted_days,
    hour_of_day,
    in_one_go,
    is_credible,
    recency,
    slots_of_hours,
    smoothed,
    tallied,
    weekday,
    weekday_factors,
)

_CLUSTERS = 12
_MEMBER_POSTINGS = 10.0
_SHARED_POSTINGS = 30.0
_COMMON_POSTINGS = 10.0
_OWN_POSTINGS = 15.0
_CLUSTER_SHARE = 0.7
_ROUNDS = 10


@dataclass(frozen=True, slots=True)
class Clusters:
    """Centres [k, D] of the given rows, and the cluster number of each of the N rows, `labels` [N]."""

    centres: Numbers
    labels: NDArray[np.int64]


def cluster(rows: Numbers, count: int, generator: np.random.Generator) -> Clusters:
    """Group the N rows [N, D], finite, into at most `count` clusters by k-means, as Sia et al. 2007 group posting patterns (with
    count = 20), initialised by k-means++ (Arthur and Vassilvitskii 2007). Fewer distinct rows give fewer clusters. The order of
    the rows does not change the clusters, given the same state of the generator.
    """
    order = np.lexsort(np.round(rows, 9).T)
    points = np.round(rows[order], 9)
    centres = _first_centres(points, count, generator)
    labels = _nearest(points, centres)
    for _round in range(_ROUNDS):
        sizes = np.bincount(labels, minlength=len(centres))[:, None]
        # A cluster that lost all its rows stays where it was.
        centres = np.where(sizes > 0, _sums(points, labels, len(centres)) / np.maximum(sizes, 1), centres)
        before, labels = labels, _nearest(points, centres)
        if np.array_equal(before, labels):
            break
    in_given_order = np.empty_like(labels)
    in_given_order[order] = labels
    return Clusters(centres, in_given_order)


def shape_priors_in_steps(hours: Numbers) -> Stepwise[Numbers]:
    """Return prior shares of the hours [F, 24] for each of F feeds, from all feeds' smoothed counts `hours` [F, 24].

    For a new feed it is the shape of all feeds; with more postings up to 70 % are the shapes of the clusters, each weighted by
    its size and the likelihood of the feed's own hours, and 30 % the shape of all. No feed counts in a cluster that judges it,
    because it would confirm itself. A busy feed counts for the others no more than one with thirty postings.
    """
    totals = hours.sum(axis=1, keepdims=True)
    shared = hours / np.maximum(totals, 1.0) * np.minimum(totals, _SHARED_POSTINGS)
    common = shared.sum(axis=0) + 0.5
    common /= common.sum()
    members = np.flatnonzero(totals[:, 0] >= _MEMBER_POSTINGS)
    if members.size < 2:
        return np.tile(common, (len(hours), 1))
    # A fixed seed: the same feeds always fall into the same clusters.
    found = cluster(_drawn_to(hours[members], common), _CLUSTERS, np.random.default_rng(0))
    sums = _sums(shared[members], found.labels, len(found.centres))
    labels = np.full(len(hours), -1)
    labels[members] = found.labels
    yield
    priors: list[Numbers] = []
    for first in range(0, len(hours), FEEDS_AT_ONCE):
        part = slice(first, first + FEEDS_AT_ONCE)
        others = np.tile(sums, (len(hours[part]), 1, 1))
        own = np.flatnonzero(labels[part] >= 0)
        others[own, labels[part][own]] -= shared[part][own]
        priors.append(_judged(others, hours[part], totals[part], common))
        yield
    return np.concatenate(priors)


def _judged(others: Numbers, hours: Numbers, totals: Numbers, common: Numbers) -> Numbers:
    """Return the shapes [F, 24] of the clusters without the feed itself, `others` [F, k, 24], mixed by their likelihoods."""
    shapes = _drawn_to(np.maximum(others, 0), common)
    evidence = hours / np.maximum(totals, _OWN_POSTINGS) * _OWN_POSTINGS
    likelihood = (np.log(shapes) @ evidence[:, :, None])[:, :, 0] + np.log(others.sum(axis=2).clip(1e-9))
    weights = np.exp(likelihood - likelihood.max(axis=1, keepdims=True))
    weights /= weights.sum(axis=1, keepdims=True)
    priors: Numbers = _CLUSTER_SHARE * (weights[:, None] @ shapes)[:, 0] + (1 - _CLUSTER_SHARE) * common
    return priors


def _first_centres(points: Numbers, count: int, generator: np.random.Generator) -> Numbers:
    if not len(points):
        return points
    centres = [points[generator.integers(len(points))]]
    distances = ((points - centres[0]) ** 2).sum(axis=1)
    while len(centres) < count and distances.sum() > 0:
        centres.append(points[generator.choice(len(points), p=distances / distances.sum())])
        distances = np.minimum(distances, ((points - centres[-1]) ** 2).sum(axis=1))
    return np.array(centres)


def _nearest(points: Numbers, centres: Numbers) -> NDArray[np.int64]:
    if not len(points):
        return np.zeros(0, np.int64)
    # Not with @: on a busy machine the threads behind it wait for each other, and milliseconds become seconds.
    products = np.einsum("nd,kd->nk", points, centres)
    # The squared distance without the part that is the same for every centre.
    labels: NDArray[np.int64] = ((centres**2).sum(axis=1) - 2 * products).argmin(axis=1)
    return labels


def _sums(points: Numbers, labels: NDArray[np.int64], count: int) -> Numbers:
    width = points.shape[1]
    cells = labels[:, None] * width + np.arange(width)
    return tallied(cells.ravel(), points.ravel(), count * width).reshape(count, width)


def _drawn_to(counts: Numbers, shape: Numbers) -> Numbers:
    shares: Numbers = (counts + _COMMON_POSTINGS * shape) / (counts.sum(axis=-1, keepdims=True) + _COMMON_POSTINGS)
    return shares


_LEVEL_HALF_LIFE_DAYS = 10.0
_SHAPE_HALF_LIFE_DAYS = 28.0
_PRIOR_POSTINGS = 0.5
_SHAPE_PRIOR_POSTINGS = 20.0
_SHAPE_FLOOR = 0.06


@dataclass(frozen=True, slots=True)
class PostingRates:
    """Expectations for F feeds: `per_day` [F] postings a day at present, and their distribution over day and week. `by_hour` [F,
    24] are the shares of the UTC hours, each row sums to 1. `by_weekday` [F, 7] are factors with mean 1, Monday first.
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
    """Learn the rates of F feeds from the N postings at `times` [N] (UTC seconds) of the feeds `rows` [N]."""
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
    prior_per_day: float = 1.0,
) -> float:
    """Return the present postings per day of one feed: times are UTC seconds in any order, the prior in postings a day.

    The mean of a Gamma posterior over a Poisson rate with discounted evidence: (L + w) / (D + w / r0), where L is the sum of
    2^(-age / half-life) over the postings, D the days of observation discounted alike, r0 the prior rate and w its weight in
    postings. This is the level of a feed in the PRICE scheduling rule; discounting by age is how
    Horincar, Amann and Artières estimate the change of a web resource online. Observation begins as `observed_since` says. Dates
    more than a day ahead, before 1995 or not finite are ignored; up to a day ahead means now.
    """
    if not prior_per_day > 0:
        raise ValueError("the prior rate must be positive")
    times = credible(posted_at, now)
    began_at = observed_since(times, first_seen_at=first_seen_at, now=now)
    postings = float(recency(times[times > began_at], now, _LEVEL_HALF_LIFE_DAYS).sum())
    days = float(discounted_days(np.array(began_at), np.array(now), now, _LEVEL_HALF_LIFE_DAYS))
    return (postings + _PRIOR_POSTINGS) / (days + _PRIOR_POSTINGS / prior_per_day)


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
    """Return `observed_since` of F feeds, first seen at `first_seen_at` [F]; times and `rows` [N] ascend."""
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
    """Return shares of the hours [F, 24], shrunk towards those of similar feeds, never nearly 0."""
    hours = smoothed(counts)
    totals = hours.sum(axis=1, keepdims=True)
    priors = yield from shape_priors_in_steps(hours)
    shares = (hours + _SHAPE_PRIOR_POSTINGS * priors) / (totals + _SHAPE_PRIOR_POSTINGS)
    by_hour: Numbers = (1 - _SHAPE_FLOOR) * shares + _SHAPE_FLOOR / HOURS_PER_DAY
    return by_hour


def _weekdays(counts: Numbers, begins: Numbers, ends: Numbers, now: float) -> Numbers:
    return weekday_factors(counts, discounted_days(begins, ends, now, WEEKDAY_HALF_LIFE_DAYS))


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


_FEWEST = 10
_MOST_OF_THEM = 0.6
_BUSIER_THAN_MEAN = 1.5
_MOST_HOURS = 10
_MOST_RANGES = 3


def busy_hours(hours: NDArray[np.int64]) -> list[HourRange]:
    """Return the hours clearly busier than the mean, from the hour 0 to 23 of each of N postings (any zone). Empty if not
    meaningful: fewer than ten postings, less than 60 % of them in these hours, more than ten hours, or more than three ranges.
    """
    if hours.size < _FEWEST:
        return []
    counts = np.bincount(hours, minlength=HOURS_PER_DAY)
    mean = hours.size / HOURS_PER_DAY
    # Neighbours count, so that ranges hold together, and an hour that is empty itself is not busy for their sake.
    is_busy = (smoothed(counts.astype(np.float64)) >= _BUSIER_THAN_MEAN * mean) & (counts >= mean)
    ranges = hour_ranges(np.flatnonzero(is_busy).tolist())
    is_significant = counts[is_busy].sum() >= _MOST_OF_THEM * hours.size and is_busy.sum() <= _MOST_HOURS
    return ranges if is_significant and len(ranges) <= _MOST_RANGES else []


def hour_ranges(hours: Iterable[int]) -> list[HourRange]:
    """Merge hours of the day into ranges, ascending by start; all 24 are (0, 24)."""
    chosen = set(hours)
    if len(chosen) == HOURS_PER_DAY:
        return [(0, HOURS_PER_DAY)]
    begins = sorted(hour for hour in chosen if (hour - 1) % HOURS_PER_DAY not in chosen)
    return [(begin, _end(begin, chosen)) for begin in begins]


def _end(begin: int, chosen: set[int]) -> int:
    hour = begin
    while hour % HOURS_PER_DAY in chosen:
        hour += 1
    return hour if hour <= HOURS_PER_DAY else hour % HOURS_PER_DAY


_LEAST_SPAN_DAYS = 28
_MOST_OF_DAYS = 0.9
_CHANCE = 0.01
_THURSDAY = 3


def busy_weekdays(days: NDArray[np.int64]) -> list[int]:
    """Return the fewest weekdays, Monday 0 and ascending, that hold 90 % of the postings; `days` [N] since 1970 of each posting
    (any zone).

    A day counts in full from the median number of postings a day on, so that one burst does not make a weekday. Empty if not
    meaningful: less than four weeks, all seven, or a pattern that a feed that posts evenly shows with a chance of one in a
    hundred.
    """
    if not days.size or days.max() - days.min() + 1 < _LEAST_SPAN_DAYS:
        return []
    posted_on, counts = np.unique(days, return_counts=True)
    weights = np.minimum(counts / np.median(counts), 1.0)
    by_weekday = tallied((posted_on + _THURSDAY) % DAYS_PER_WEEK, weights, DAYS_PER_WEEK)
    order = np.argsort(-by_weekday, kind="stable")
    held = np.cumsum(by_weekday[order])
    size = int(np.searchsorted(held, _MOST_OF_DAYS * held[-1])) + 1
    is_significant = size < DAYS_PER_WEEK and _chance_of_it(size, round(held[size - 1]), round(held[-1])) < _CHANCE
    return sorted(order[:size].tolist()) if is_significant else []


def _chance_of_it(weekdays: int, inside: int, count: int) -> float:
    """Bound the probability that so many of `count` random days lie in some set of that many weekdays."""
    share = weekdays / DAYS_PER_WEEK
    tail = sum(math.comb(count, k) * share**k * (1 - share) ** (count - k) for k in range(inside, count + 1))
    return math.comb(DAYS_PER_WEEK, weekdays) * tail
