"""Rows of For you: articles that fill the usual reading time, then the rest, then bursts. Ranking thread only."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from reader.domain.clock import Clock
from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.storage import entries, preferences, readings
from reader.storage.connection import ReadConnection
from reader.ui.article_list.model.list_keys import burst_key, heading_key
from reader.ui.article_list.model.list_loading import Burst, LoadedList
from reader.ui.text.for_you_text import first_heading, reason_text, rest_heading
from reader.ui.text.times import local_day

if TYPE_CHECKING:
    from reader.reports.for_you import ForYou, Interest
    from reader.reports.interest_model import InterestModel

LISTED = 100


@dataclass(frozen=True, slots=True)
class Learned:
    """Learned interests, and the number of articles that fill the usual reading time; empty if nothing was learned.
    `needs_reading` is set if learning is on and too little was read.
    """

    fitting: int = 0
    interests: "tuple[Interest, ...]" = ()
    needs_reading: bool = False


NOTHING = Learned()


class ForYouReader:
    """Keeps learned data between readings, so that only new events are processed. `learned` belongs to the list read last; any
    thread may read it.
    """

    def __init__(self, clock: Clock) -> None:
        self.learned = NOTHING
        self._clock = clock
        self._model: InterestModel | None = None

    def load(self, connection: ReadConnection, selection: Selection) -> LoadedList:
        """Read the list; the filter bar narrows it like any other, its order is fixed."""
        found = self._rank(connection)
        listed = [each.entry_id for each in found.suggestions]
        if selection.text or selection.starred_only:
            allowed = set(entries.entry_ids(connection, replace(selection, view=View.UNREAD)))
            listed = [entry_id for entry_id in listed if entry_id in allowed]
        headings = (first_heading(found, is_recording=_is_recording(connection)), rest_heading())
        bursts = {} if selection.text or selection.starred_only else self._bursts(connection, found)
        reasons: dict[int, str] = (
            {each.entry_id: reason_text(each.reason) for each in found.suggestions} if found.is_learned else {}
        )
        return LoadedList(
            selection,
            row_keys(found, listed, bursts),
            (),
            bursts,
            len(listed),
            EntryId(max(listed, default=0)),
            headings=headings,
            reasons=reasons,
        )

    def learn(self, connection: ReadConnection) -> Learned:
        """Rank articles only for the learned data."""
        if readings.begun_at(connection) is None:
            return Learned(needs_reading=_is_recording(connection))
        self._rank(connection)
        return self.learned

    def forget(self) -> None:
        """Drop learned data and learn from the log when the list is next read. Any thread."""
        self._model = None

    def _rank(self, connection: ReadConnection) -> "ForYou":
        # importing numpy is slow, and the start avoids it
        from reader.reports.for_you import rank
        from reader.reports.interest_model import InterestModel

        self._model = self._model or InterestModel()
        found = rank(connection, now=int(self._clock.now()), limit=LISTED, model=self._model)
        fitting = found.digest.articles if found.digest is not None else 0
        self.learned = Learned(fitting, found.interests) if found.is_learned else Learned(needs_reading=_is_recording(connection))
        return found

    def _bursts(self, connection: ReadConnection, found: "ForYou") -> dict[int, Burst]:
        listed = {each.entry_id for each in found.suggestions}
        today = local_day(self._clock.now(), self._clock)
        bursts = {}
        for feed_id, count in found.bursts:
            rest = array("q", _rest(connection, feed_id, listed, count))
            if rest:
                bursts[burst_key(EntryId(min(rest)))] = Burst(rest, feed_id, today)
        return bursts


def _is_recording(connection: ReadConnection) -> bool:
    return preferences.load(connection).habits_record


def _rest(connection: ReadConnection, feed_id: FeedId, listed: set[EntryId], count: int) -> list[int]:
    """Return the newest unread articles of a feed that are not listed."""
    unread = entries.entry_ids(connection, Selection(View.FEED, feed_id=feed_id, unread_only=True), limit=count + len(listed))
    return [entry_id for entry_id in unread if entry_id not in listed][:count]


def row_keys(found: "ForYou", listed: Sequence[EntryId], bursts: Mapping[int, Burst]) -> "array[int]":
    """Return the row keys of the listed part of a ranking, with a heading over each nonempty section."""
    if not listed:
        return array("q")
    fitting = _fitting(found, listed)
    keys = array("q", [heading_key(0), *listed[:fitting]] if fitting else [])
    if fitting < len(listed):
        keys.extend([heading_key(1), *listed[fitting:]])
    keys.extend(bursts)
    return keys


def _fitting(found: "ForYou", listed: Sequence[EntryId]) -> int:
    """Count the listed articles, possibly filtered, that belong to the reading time."""
    if not found.is_learned or found.digest is None:
        return len(listed)
    return len({each.entry_id for each in found.suggestions[: found.digest.articles]}.intersection(listed))
