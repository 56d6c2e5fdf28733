"""Evaluation of For you and of the briefing: the user's log is replayed, and each access judged by what was read after it.

At each access the model has learned only what came before. The articles unread then are ranked, and those read until the next
access (not only glanced at) should come first. The rarity of terms comes from what was stored before the first access judged. How
often an article was shown in For you is unknown for the past and ignored. For the query thread or the command line, with its
connection.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import field
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from reader.domain.ids import DAY_SECONDS, EntryId
from reader.domain.news import STORIES_MAX
from reader.domain.value_classes import dataclass
from reader.learning.interests import Activity, ActivityKind, Bag, Evidence, Interests, Vocabulary, rarity, reading_weight, weigh
from reader.learning.ranking import Candidates, Scores, area_under_curve, by_score, precision_at_first, score, varied
from reader.learning.reading import read_rates
from reader.reports import for_you
from reader.reports.briefing import choose, story_numbers
from reader.reports.for_you import BACKGROUND, ENOUGH_ARTICLES, ENOUGH_DAYS, WANTED
from reader.reports.postings import RATES_OF_DAYS
from reader.storage import history, readings
from reader.storage.connection import ReadConnection
from reader.storage.readings import Offer

EVALUATED_DAYS = 30
VISITS_MAX = 200
OFFERS_MAX = 20_000
CANDIDATES = 300
"""Number of newest unread articles ranked at each access."""
NEVER = 2**62
UNKNOWN_RATE = 0.1
"""Read rate of a feed without recent articles."""
Rows = NDArray[np.int64]
_OPENINGS = frozenset({ActivityKind.READ, ActivityKind.OPENED, ActivityKind.FOLLOWED})
ORDERS = ("for_you", "interests_alone", "most_read_feed", "newest")
"""Compared orders."""


@dataclass(frozen=True, slots=True)
class Quality:
    """Means over the accesses: how often a read article ranks above another, and reads among the first ten."""

    auc: float
    precision_at_10: float


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Quality of each order; `orders` is empty if too little was read to learn from (`read` of `needed` articles)."""

    read: int
    needed: int = ENOUGH_ARTICLES
    needed_days: int = ENOUGH_DAYS
    visits: int = 0
    wanted: int = 0
    candidates_per_visit: float | None = None
    orders: Mapping[str, Quality] = field(default_factory=dict)


SEVENS = ("briefing", "newest", "for_you")
"""Compared choices of seven: the briefing of what was new, the newest unread articles, and the first of For you."""


@dataclass(frozen=True, slots=True)
class BriefingEvaluation:
    """Mean share of the articles read in a visit that each choice of seven held before it; the first visits of days, with reading.
    `held` is empty if too little was read to learn from (`read` of `needed` articles).
    """

    read: int
    needed: int = ENOUGH_ARTICLES
    needed_days: int = ENOUGH_DAYS
    visits: int = 0
    opened: int = 0
    new_per_visit: float | None = None
    held: Mapping[str, float] = field(default_factory=dict)

    @property
    def is_worthwhile(self) -> bool:
        """Return whether the briefing held more than the newest seven."""
        return self.held.get("briefing", 0.0) > self.held.get("newest", 0.0)


@dataclass(frozen=True, slots=True)
class _Sitting:
    """One access: its start, the articles read until the next one, and the last use before it, after which articles are new."""

    at: int
    read: frozenset[int]
    used_at: int


def evaluate(connection: ReadConnection, now: int) -> Evaluation:
    """Judge the accesses of the last thirty days, two hundred at most."""
    walk, sittings, read = _begin(connection, now)
    return Evaluation(read) if walk is None else walk.judge(sittings, read)


def evaluate_briefing(connection: ReadConnection, now: int) -> BriefingEvaluation:
    """Judge what a briefing made before the first access of each of the last thirty days would have held."""
    walk, sittings, read = _begin(connection, now, firsts_only=True)
    return BriefingEvaluation(read) if walk is None else walk.judge_sevens(sittings, read)


def _begin(connection: ReadConnection, now: int, *, firsts_only: bool = False) -> "tuple[_Walk | None, Sequence[_Sitting], int]":
    """Return a walk through the log, its accesses with reading, and how much was read; no walk without enough of it."""
    activities = for_you.activities(connection, now)
    evidence = list(weigh(activities))
    read = len({each.entry_id for each in evidence if each.weight >= WANTED})
    begun = _enough_at(evidence)
    if begun is None:
        return None, (), read
    since = max(begun, now - EVALUATED_DAYS * DAY_SECONDS)
    visits = history.visits(connection, since, now)
    firsts = {visit.local_day: visit.at for visit in reversed(visits)}.values()
    opened = [(activity.at, activity.entry_id) for activity in activities if activity.kind in _OPENINGS]
    was_read = [(activity.at, activity.entry_id) for activity in activities if _was_read(activity)]
    sittings = [
        each
        for each in _sittings([visit.at for visit in visits], was_read, [activity.at for activity in activities])
        if each.read and (not firsts_only or each.at in firsts)
    ][-VISITS_MAX:]
    return (_Walk(connection, evidence, opened, sittings[0].at) if sittings else None), sittings, read


def _was_read(activity: Activity) -> bool:
    is_read = activity.kind is not ActivityKind.READ or reading_weight(activity.seconds, activity.characters) >= WANTED
    return activity.kind in _OPENINGS and is_read


def _enough_at(evidence: Sequence[Evidence]) -> int | None:
    """Return when enough was known for For you to learn from."""
    articles, days = set[int](), set[int]()
    for each in evidence:
        if each.weight >= WANTED:
            articles.add(each.entry_id)
        if each.weight > 0:
            days.add(each.at // DAY_SECONDS)
        if len(articles) >= ENOUGH_ARTICLES and len(days) >= ENOUGH_DAYS:
            return each.at
    return None


def _sittings(visits: Sequence[int], was_read: Sequence[tuple[int, int]], used: Sequence[int]) -> list[_Sitting]:
    """Return the visits with what was read in them; `used` are times of use, ascending."""
    ends, uses = [*visits, 2**62][1:], sorted([0, *used, *visits])
    return [
        _Sitting(
            at, frozenset(entry_id for when, entry_id in was_read if at <= when < end), uses[max(bisect_left(uses, at) - 1, 0)]
        )
        for at, end in zip(visits, ends, strict=True)
    ]


class _Offers:
    """The available articles, in the order of the time shown, as arrays [N]; NEVER for what did not happen."""

    def __init__(self, offers: Sequence[Offer], opened: Sequence[tuple[int, int]]) -> None:
        first_opened = dict(reversed([(entry_id, at) for at, entry_id in opened]))
        self.entry = np.array([each.entry_id for each in offers], dtype=np.int64)
        self.feed = np.array([each.feed_id for each in offers], dtype=np.int64)
        self.sort_at = np.array([each.sort_at for each in offers], dtype=np.int64)
        self._seen_at = np.array([each.first_seen_at for each in offers], dtype=np.int64)
        self._read_at = np.array([NEVER if each.read_at is None else each.read_at for each in offers], dtype=np.int64)
        self._opened_at = np.array([first_opened.get(each.entry_id, NEVER) for each in offers], dtype=np.int64)

    def seen_after(self, rows: Rows, at: int) -> Rows:
        """Return those of these rows whose articles were stored after a time."""
        return np.flatnonzero(self._seen_at[rows] > at)

    def unread(self, at: int) -> Rows:
        """Return the newest articles stored, unread and not opened at a time, oldest first."""
        return np.flatnonzero((self._seen_at <= at) & (self._read_at >= at) & (self._opened_at >= at))[-CANDIDATES:]

    def rates(self, at: int) -> dict[int, float]:
        is_past = (self._seen_at <= at) & (self.sort_at <= at) & (self.sort_at >= at - RATES_OF_DAYS * DAY_SECONDS)
        arrived = Counter(self.feed[is_past].tolist())
        return read_rates(arrived, Counter(self.feed[is_past & (self._opened_at < at)].tolist()))


class _Walk:
    def __init__(
        self, connection: ReadConnection, evidence: Sequence[Evidence], opened: Sequence[tuple[int, int]], first_at: int
    ) -> None:
        self._connection = connection
        self._evidence = evidence
        self._offers = _Offers(readings.offers(connection, first_at - RATES_OF_DAYS * DAY_SECONDS, OFFERS_MAX), opened)
        self._vocabulary = Vocabulary()
        self._bags: dict[EntryId, Bag] = {}
        before = [EntryId(each.entry_id) for each in evidence if each.at < first_at]
        background = self._bags_of(list(dict.fromkeys([*readings.newest_ids(connection, BACKGROUND, first_at), *before])))
        self._interests = Interests(rarity(background, len(self._vocabulary)))
        self._learned = 0

    def judge(self, sittings: Sequence[_Sitting], read: int) -> Evaluation:
        """Rank the unread articles at each access, and compare with what was read."""
        found: dict[str, list[Quality]] = {name: [] for name in ORDERS}
        sizes, wanted = [], 0
        for sitting in sittings:
            self._learn_until(sitting.at)
            unread = self._offers.unread(sitting.at)
            is_wanted = np.isin(self._offers.entry[unread], list(sitting.read))
            if not is_wanted.any() or is_wanted.all():
                continue
            sizes.append(unread.size)
            wanted += int(is_wanted.sum())
            for name, quality in self._qualities(unread, is_wanted, sitting.at).items():
                found[name].append(quality)
        if not sizes:
            return Evaluation(read)
        means = {
            name: Quality(fmean(each.auc for each in qualities), fmean(each.precision_at_10 for each in qualities))
            for name, qualities in found.items()
        }
        return Evaluation(read, visits=len(sizes), wanted=wanted, candidates_per_visit=fmean(sizes), orders=means)

    def _learn_until(self, at: int) -> None:
        begin = self._learned
        while self._learned < len(self._evidence) and self._evidence[self._learned].at < at:
            self._learned += 1
        new = self._evidence[begin : self._learned]
        for each, bag in zip(new, self._bags_of([EntryId(one.entry_id) for one in new]), strict=True):
            self._interests.learn(bag, each.weight, each.at)

    def judge_sevens(self, sittings: Sequence[_Sitting], read: int) -> BriefingEvaluation:
        """Choose seven at each access in each way, and compare with what was read."""
        held: dict[str, list[float]] = {name: [] for name in SEVENS}
        sizes = []
        for sitting in sittings:
            self._learn_until(sitting.at)
            unread = self._offers.unread(sitting.at)
            new = self._offers.seen_after(unread, sitting.used_at)
            sizes.append(new.size)
            is_wanted = np.isin(self._offers.entry[unread], list(sitting.read))
            for name, chosen in self._sevens(unread, new, sitting.at).items():
                held[name].append(float(is_wanted[chosen].sum()) / len(sitting.read))
        means = {name: fmean(shares) for name, shares in held.items()}
        opened = sum(len(sitting.read) for sitting in sittings)
        return BriefingEvaluation(read, visits=len(sizes), opened=opened, new_per_visit=fmean(sizes), held=means)

    def _sevens(self, unread: Rows, new: Rows, at: int) -> dict[str, list[int]]:
        candidates = self._candidates(unread, at)
        scores = score(self._interests, candidates)
        of_new = Scores(scores.total[new], scores.interest[new], scores.likeness[new])
        story = story_numbers(self._connection, [EntryId(each) for each in self._offers.entry[unread][new].tolist()])
        stories = choose(of_new, candidates.feed[new], story)
        return {
            "briefing": [int(new[row]) for rows in stories for row in rows],
            "newest": list(range(unread.size))[-STORIES_MAX:],
            "for_you": varied(scores, candidates.feed, STORIES_MAX),
        }

    def _qualities(self, unread: Rows, is_wanted: NDArray[np.bool_], at: int) -> dict[str, Quality]:
        candidates = self._candidates(unread, at)
        scores = score(self._interests, candidates)
        rows = np.arange(unread.size, dtype=np.float64)
        # Ties of a feed's rate are ordered newest first.
        rated = candidates.read_rate + rows * 1e-9
        orders = {
            "for_you": (scores.total, varied(scores, candidates.feed, 10)),
            "interests_alone": (scores.likeness, by_score(scores.likeness)),
            "most_read_feed": (rated, by_score(rated)),
            "newest": (rows, by_score(rows)),
        }
        return {
            name: Quality(area_under_curve(values, is_wanted) or 0.0, precision_at_first(order, is_wanted))
            for name, (values, order) in orders.items()
        }

    def _candidates(self, unread: Rows, at: int) -> Candidates:
        offers = self._offers
        feeds, rates = offers.feed[unread], offers.rates(at)
        return Candidates(
            self._bags_of([EntryId(each) for each in offers.entry[unread].tolist()]),
            feeds,
            np.array([rates.get(each, UNKNOWN_RATE) for each in feeds.tolist()]),
            (at - offers.sort_at[unread]) / DAY_SECONDS,
            np.zeros(unread.size),
        )

    def _bags_of(self, entry_ids: Sequence[EntryId]) -> list[Bag]:
        missing = [each for each in entry_ids if each not in self._bags]
        self._bags.update(for_you.read_bags(self._connection, self._vocabulary, missing))
        nothing = self._vocabulary.bag("", "")
        return [self._bags.get(each, nothing) for each in entry_ids]
