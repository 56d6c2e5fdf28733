"""Unread articles ordered by the topics that were read, for the evaluation of For you. For the query thread or the command line."""

from collections.abc import Callable, Sequence

import numpy as np

from reader.domain.ids import EntryId
from reader.learning.day import Numbers
from reader.learning.evidence import Evidence
from reader.learning.terms import Bag, Vocabulary
from reader.learning.topic_profile import TopicProfile
from reader.reports.interest_model import BACKGROUND
from reader.storage import interests
from reader.storage.connection import ReadConnection


class TopicOrder:
    """Topics of articles stored before an access, relearned whenever these have doubled; of the newest thousand articles at most."""

    def __init__(
        self, connection: ReadConnection, vocabulary: Vocabulary, bags_of: Callable[[Sequence[EntryId]], list[Bag]]
    ) -> None:
        self._connection, self._vocabulary, self._bags_of = connection, vocabulary, bags_of
        self._profile = TopicProfile((), 0)
        self._mixes: dict[EntryId, Numbers] = {}
        self._background = self._learned = 0

    def update(self, evidence: Sequence[Evidence], at: int) -> None:
        """Learn from what was stored and wanted before a time."""
        stored = interests.newest_ids(self._connection, BACKGROUND, at)
        if len(stored) >= max(2 * self._background, 1) or len(stored) == BACKGROUND > self._background:
            bags = self._bags_of(stored)
            self._profile = TopicProfile(bags, len(self._vocabulary))
            self._mixes.clear()
            self._background, self._learned = len(stored), 0
        wanted = [each for each in evidence[self._learned :] if each.weight > 0]
        for each, mix in zip(wanted, self._mixes_of([EntryId(one.entry_id) for one in wanted]), strict=True):
            self._profile.learn(mix, each.weight)
        self._learned = len(evidence)

    def scores(self, entry_ids: Sequence[EntryId], others: Numbers) -> tuple[Numbers, Numbers]:
        """Return how well each article matches the topics, and that combined with other scores."""
        likeness = self._profile.likeness(self._mixes_of(entry_ids))
        return likeness, self._profile.beside(others, likeness)

    def _mixes_of(self, entry_ids: Sequence[EntryId]) -> Numbers:
        missing = [each for each in dict.fromkeys(entry_ids) if each not in self._mixes]
        self._mixes.update(zip(missing, self._profile.mixes(self._bags_of(missing)), strict=True))
        return np.array([self._mixes[each] for each in entry_ids]).reshape(len(entry_ids), -1)
