"""For you: unread articles by how much the user most likely wants them, each with its reason as data. For the query thread.

An order is learned only after enough was read; before that, and with learning off, the list is newest first and says so. A list
is made in four steps: the search index is queried for the interests (and for the newest), the results are scored, feeds and
interests take turns, and of a burst all but the best articles are only counted.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from reader.domain.entry import in_letters
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers
from reader.learning.interests import (
    CHARACTERS_READ,
    Activity,
    Bag,
    Evidence,
    Interests,
    Vocabulary,
    activity_kind,
    days_of,
    rarity,
    weigh,
)
from reader.learning.ranking import Candidates, Scores, score, varied
from reader.learning.reading import GLANCE_SECONDS, LOOKBACK_DAYS, fitting, read_rates, usual_minutes
from reader.reports.postings import RATES_OF_DAYS
from reader.storage import preferences, readings
from reader.storage.connection import ReadConnection
from reader.storage.readings import FeedReading, Unread

INTEREST_LOOKBACK_DAYS = 180
READINGS_MAX = 1000
BACKGROUND = 1000
"""Number of newest articles from which the rarity of words is learned."""
TERMS_MAX = 200_000
"""Terms in memory above which all texts are read again."""
ENOUGH_ARTICLES, ENOUGH_DAYS = 20, 3
WANTED = 0.3
"""Minimum evidence for an article to count as read."""


class InterestModel:
    """Interests, and the evidence from which they were learned."""

    def __init__(self) -> None:
        self.vocabulary = Vocabulary()
        self.evidence: list[Evidence] = []
        self.interests = Interests(rarity((), 0))
        self._bags: dict[EntryId, Bag] = {}
        self._built_at: int | None = None

    @property
    def read_ids(self) -> set[EntryId]:
        return {EntryId(each.entry_id) for each in self.evidence if each.weight >= WANTED}

    @property
    def is_enough(self) -> bool:
        return len(self.read_ids) >= ENOUGH_ARTICLES and days_of(self.evidence) >= ENOUGH_DAYS

    def update(self, connection: ReadConnection, now: int) -> None:
        """Learn from the log up to a time (UTC seconds)."""
        evidence = list(weigh(activities(connection, now)))
        is_grown = evidence[: len(self.evidence)] == self.evidence
        if self._built_at is None or not is_grown or not 0 <= now - self._built_at < DAY_SECONDS:
            self._build(connection, evidence, now)
        else:
            self._learn(connection, evidence[len(self.evidence) :])
        self.evidence = evidence

    def bags(self, connection: ReadConnection, entry_ids: Iterable[EntryId]) -> list[Bag]:
        """Return the bags of articles; deleted ones give empty bags."""
        ids = list(entry_ids)
        self._bags.update(read_bags(connection, self.vocabulary, [each for each in ids if each not in self._bags]))
        nothing = self.vocabulary.bag("", "")
        return [self._bags.get(each, nothing) for each in ids]

    def _build(self, connection: ReadConnection, evidence: Sequence[Evidence], now: int) -> None:
        if len(self.vocabulary) > TERMS_MAX:
            self.vocabulary, self._bags = Vocabulary(), {}
        newest = readings.newest_ids(connection, BACKGROUND, now)
        wanted = dict.fromkeys([*newest, *(EntryId(each.entry_id) for each in evidence)])
        self._bags = {entry_id: bag for entry_id, bag in self._bags.items() if entry_id in wanted}
        found = self.bags(connection, wanted)
        self.interests = Interests(rarity(found, len(self.vocabulary)))
        self._built_at = now
        self._learn(connection, evidence)

    def _learn(self, connection: ReadConnection, evidence: Sequence[Evidence]) -> None:
        bags = self.bags(connection, (EntryId(each.entry_id) for each in evidence))
        for each, bag in zip(evidence, bags, strict=True):
            self.interests.learn(bag, each.weight, each.at)


def activities(connection: ReadConnection, now: int) -> list[Activity]:
    rows = readings.activities(connection, now - INTEREST_LOOKBACK_DAYS * DAY_SECONDS, now, READINGS_MAX)
    return [
        Activity(at, entry_id, feed_id, activity_kind(kind), seconds, length)
        for at, entry_id, feed_id, kind, seconds, length in rows
    ]


def read_bags(connection: ReadConnection, vocabulary: Vocabulary, entry_ids: Sequence[EntryId]) -> dict[EntryId, Bag]:
    """Return the bags of articles that exist. The index splits scripts without spaces, so twice the length is read."""
    found = readings.words_of(connection, entry_ids, CHARACTERS_READ * 2) if entry_ids else []
    return {words.entry_id: vocabulary.bag(words.title, words.text, words.language) for words in found}


NEWEST_MAX = 300
OF_AN_INTEREST = 60
ASKED_TERMS = 10
NAME_TERMS = 3
NAMED_AFTER_ARTICLES = 3
NAMED_MAX = 8
MET_AT = 0.06
"""Minimum likeness for an interest to be the reason; below it the feed is."""
BURST = 12
"""Articles of one feed within a day that make a burst."""
LISTED_OF_A_BURST = 2
EXPLAINED_AFTER_DAYS = 7
"""Days of recorded reading before a row says why it is suggested."""
LEAST_FEEDS = 3
"""With fewer feeds no bursts are folded."""


@dataclass(frozen=True, slots=True)
class Interest:
    """An interest: its strongest terms, the number of articles it was learned from, and its share of all evidence."""

    terms: tuple[str, ...]
    articles: int
    share: float


@dataclass(frozen=True, slots=True)
class Reason:
    """Reason for suggesting an article: the matching interest (empty if none), the terms shared with it, and the number of read
    articles with the first of these; how many articles of its feed came lately and how many of them were read.
    """

    interest: tuple[str, ...]
    terms: tuple[str, ...]
    read: int
    feed_arrived: int
    feed_read: int


@dataclass(frozen=True, slots=True)
class Suggestion:
    entry_id: EntryId
    feed_id: FeedId
    reason: Reason


@dataclass(frozen=True, slots=True)
class Digest:
    """The user's usual reading time at this hour in minutes, and how many of the top articles can be read in it."""

    minutes: int
    articles: int


@dataclass(frozen=True, slots=True)
class ForYou:
    """The list. Unless `is_learned` it is newest first, and `read` of the `needed` articles, over `needed_days` at least, were
    read so far.

    `bursts` are feeds with the number of their articles left out of the list. In the first week, the reasons are not shown (`is_explained`), as
    they would name the one or two articles read so far.
    """

    suggestions: tuple[Suggestion, ...]
    is_learned: bool
    read: int
    needed: int = ENOUGH_ARTICLES
    needed_days: int = ENOUGH_DAYS
    digest: Digest | None = None
    bursts: tuple[tuple[FeedId, int], ...] = ()
    interests: tuple[Interest, ...] = ()
    is_explained: bool = True


_SAMPLE_CHARACTERS = 200


def rank(connection: ReadConnection, *, now: int, limit: int, model: InterestModel | None = None) -> ForYou:
    """Return the list at a time (UTC seconds). A `model` passed again learns only what is new."""
    model = model or InterestModel()
    model.update(connection, now)
    read = len(model.read_ids)
    feeds = feeds_read(connection, now)
    if not is_learned(connection, model):
        found = readings.newest_unread(connection, limit)
        reasons = [_reason_of_feed(feeds.get(each.feed_id)) for each in found]
        listed = tuple(Suggestion(each.entry_id, each.feed_id, why) for each, why in zip(found, reasons, strict=True))
        return ForYou(listed, is_learned=False, read=read, digest=_digest(connection, listed, now))
    found = _candidates(connection, model)
    scores, bags = score_unread(connection, model, found, feeds, now)
    order, bursts = _without_bursts(found, varied(scores, np.array([each.feed_id for each in found]), len(found)), now, limit)
    explain = _Reasons(connection, model, feeds)
    listed = tuple(
        Suggestion(found[row].entry_id, found[row].feed_id, explain.of(found[row], bags[row], scores, row)) for row in order
    )
    digest = _digest(connection, listed, now)
    begun = readings.begun_at(connection)
    is_first_week = begun is not None and now - begun < EXPLAINED_AFTER_DAYS * DAY_SECONDS
    return ForYou(
        listed,
        is_learned=True,
        read=read,
        digest=digest,
        bursts=bursts,
        interests=named_interests(model),
        is_explained=not is_first_week,
    )


def is_learned(connection: ReadConnection, model: InterestModel) -> bool:
    """Return whether the model's order is used: enough was read, and learning is on."""
    return model.is_enough and preferences.load(connection).habits_record


def score_unread(
    connection: ReadConnection, model: InterestModel, found: Sequence[Unread], feeds: Mapping[FeedId, FeedReading], now: int
) -> tuple[Scores, list[Bag]]:
    """Return how much each article is expected to be wanted, and the articles' bags."""
    bags = model.bags(connection, (each.entry_id for each in found))
    return score(model.interests, _described(connection, found, bags, feeds, now)), bags


def named_interests(model: InterestModel) -> tuple[Interest, ...]:
    """Return the learned interests, strongest first, without those from one or two articles."""
    shares = model.interests.shares()
    named = [
        Interest(_name(model, place), each.articles, float(shares[place]))
        for place, each in enumerate(model.interests.interests)
        if each.articles >= NAMED_AFTER_ARTICLES
    ]
    return tuple(sorted(named, key=lambda each: -each.share)[:NAMED_MAX])


def feeds_read(connection: ReadConnection, now: int) -> dict[FeedId, FeedReading]:
    """Return how many articles each feed brought lately, and how many of them were read."""
    begun = readings.begun_at(connection)
    since = max(begun if begun is not None else now, now - RATES_OF_DAYS * DAY_SECONDS)
    return {each.feed_id: each for each in readings.by_feed(connection, since, now, int(GLANCE_SECONDS))}


def _candidates(connection: ReadConnection, model: InterestModel) -> list[Unread]:
    """Return unread articles that match the interests, by the search index, and the newest; oldest first."""
    found = {each.entry_id: each for each in readings.newest_unread(connection, NEWEST_MAX)}
    terms = model.vocabulary.terms
    for place, each in enumerate(model.interests.interests):
        if each.articles >= NAMED_AFTER_ARTICLES:
            asked = [terms[term] for term in model.interests.strongest_terms(place, ASKED_TERMS)]
            found |= {unread.entry_id: unread for unread in readings.unread_about(connection, asked, OF_AN_INTEREST)}
    return sorted(found.values(), key=lambda unread: (unread.sort_at, unread.entry_id))


def _described(
    connection: ReadConnection, found: Sequence[Unread], bags: Sequence[Bag], feeds: Mapping[FeedId, FeedReading], now: int
) -> Candidates:
    shown = readings.shown_times(connection)
    rates = read_rates(
        {each: feeds[each].arrived if each in feeds else 0 for each in {*feeds, *(unread.feed_id for unread in found)}},
        {each.feed_id: each.opened for each in feeds.values()},
    )

    def column(values: Sequence[float]) -> Numbers:
        return np.array(values, dtype=np.float64)

    return Candidates(
        bags,
        np.array([each.feed_id for each in found], dtype=np.int64),
        column([rates[each.feed_id] for each in found]),
        column([(now - each.sort_at) / DAY_SECONDS for each in found]),
        column([shown.get(each.entry_id, 0) for each in found]),
    )


def _without_bursts(
    found: Sequence[Unread], order: Sequence[int], now: int, limit: int
) -> tuple[list[int], tuple[tuple[FeedId, int], ...]]:
    """Return the list up to its limit with the best two of each burst, and how many more it would have held."""
    today = Counter(each.feed_id for each in found if each.sort_at > now - DAY_SECONDS)
    is_crowded = len({each.feed_id for each in found}) >= LEAST_FEEDS
    bursts = {feed_id for feed_id, count in today.items() if is_crowded and count > BURST}
    listed: list[int] = []
    counted, rolled = Counter[FeedId](), Counter[FeedId]()
    for row in order:
        feed_id = found[row].feed_id
        if feed_id in bursts and counted[feed_id] >= LISTED_OF_A_BURST:
            rolled[feed_id] += 1
        elif len(listed) < limit:
            counted[feed_id] += 1
            listed.append(row)
    return listed, tuple(rolled.most_common())


def _digest(connection: ReadConnection, listed: Sequence[Suggestion], now: int) -> Digest | None:
    read = readings.readings(connection, now - LOOKBACK_DAYS * DAY_SECONDS)
    if not read or not listed:
        return None
    minutes = usual_minutes(
        [(each.at + each.utc_offset_seconds, each.seconds) for each in read], now + read[-1].utc_offset_seconds
    )
    if minutes is None:
        return None
    found = readings.words_of(connection, [one.entry_id for one in listed], _SAMPLE_CHARACTERS)
    lengths = {each.entry_id: in_letters(each.characters, each.text) for each in found}
    return Digest(minutes, fitting([lengths.get(each.entry_id, 0) for each in listed], minutes))


def _name(model: InterestModel, place: int) -> tuple[str, ...]:
    return tuple(model.vocabulary.terms[term] for term in model.interests.strongest_terms(place, NAME_TERMS))


def _reason_of_feed(feed: FeedReading | None) -> Reason:
    return Reason((), (), 0, feed.arrived if feed else 0, feed.opened if feed else 0)


class _Reasons:
    """Explains suggestions with counts that can be verified: read articles that contain the very term."""

    def __init__(self, connection: ReadConnection, model: InterestModel, feeds: Mapping[FeedId, FeedReading]) -> None:
        self._model = model
        self._feeds = feeds
        self._read = Counter(int(term) for bag in model.bags(connection, model.read_ids) for term in bag.terms)

    def of(self, unread: Unread, bag: Bag, scores: Scores, row: int) -> Reason:
        feed = _reason_of_feed(self._feeds.get(unread.feed_id))
        place = int(scores.interest[row])
        if place < 0 or scores.likeness[row] < MET_AT:
            return feed
        terms, values = self._model.interests.normed(bag)
        products = values * self._model.interests.bags[place, terms]
        shared = [int(terms[at]) for at in np.argsort(-products, kind="stable")[:NAME_TERMS] if products[at] > 0]
        names = self._model.vocabulary.terms
        return Reason(
            _name(self._model, place),
            tuple(names[term] for term in shared),
            self._read[shared[0]],
            feed.feed_arrived,
            feed.feed_read,
        )
