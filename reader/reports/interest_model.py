"""The user's interests, learned from the log and never stored.

For the query thread, with its connection; keeps what it has read. The rarity of terms is taken from the newest articles when the
model is built; it is rebuilt after a day, and when the log of the past changed (an erasure, a star removed). Otherwise only new
evidence is learned.
"""

from collections.abc import Iterable, Sequence

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import EntryId
from reader.learning.evidence import Activity, Evidence, activity_kind, days_of, weigh
from reader.learning.interests import Interests
from reader.learning.terms import CHARACTERS_READ, Bag, Vocabulary, rarity
from reader.storage import interests, readings
from reader.storage.connection import ReadConnection

LOOKBACK_DAYS = 180
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
        newest = interests.newest_ids(connection, BACKGROUND, now)
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
    rows = readings.activities(connection, now - LOOKBACK_DAYS * DAY_SECONDS, now, READINGS_MAX)
    return [
        Activity(at, entry_id, feed_id, activity_kind(kind), seconds, length)
        for at, entry_id, feed_id, kind, seconds, length in rows
    ]


def read_bags(connection: ReadConnection, vocabulary: Vocabulary, entry_ids: Sequence[EntryId]) -> dict[EntryId, Bag]:
    """Return the bags of articles that exist. The index splits scripts without spaces, so twice the length is read."""
    found = interests.words_of(connection, entry_ids, CHARACTERS_READ * 2) if entry_ids else []
    return {words.entry_id: vocabulary.bag(words.title, words.text, words.language) for words in found}
