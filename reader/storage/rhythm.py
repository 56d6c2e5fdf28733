"""Data of the feeds' timeline strips: plans, retrievals, opened articles. Any thread with its own connection; UTC seconds."""

import json
from collections.abc import Iterable
from typing import NamedTuple

from reader.domain.feed import PublisherHints
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason
from reader.domain.retrieval import Outcome
from reader.domain.schedule import Expectation, Rule
from reader.domain.subscription import BY_HAND, shown_address
from reader.domain.value_classes import dataclass
from reader.storage.conditions import ASKED
from reader.storage.connection import ReadConnection
from reader.storage.values import id_list, stored_reason


@dataclass(frozen=True, slots=True)
class PlannedFeed:
    """Subscribed feed with its shown title, its plan and its limits as in `Feed`."""

    feed_id: FeedId
    title: str
    url: str
    added_at: int
    retrieved_at: int | None
    succeeded_at: int | None
    not_before_at: int
    not_before_rule: Reason | None
    next_at: int | None
    next_reason: Reason | None
    next_rule: Rule
    next_expected: Expectation
    hints: PublisherHints
    failures: int
    is_gone: bool
    is_paused: bool
    refresh: str = ""

    @property
    def is_followed(self) -> bool:
        """Return whether the planner uses it: it is retrieved, and has succeeded before."""
        return self.is_scheduled and self.succeeded_at is not None

    @property
    def is_by_hand(self) -> bool:
        return self.refresh == BY_HAND

    @property
    def is_scheduled(self) -> bool:
        return not (self.is_gone or self.is_paused or self.is_by_hand)


class RetrievalMark(NamedTuple):
    """Minimal log line for a mark: there may be a hundred thousand in a week."""

    feed_id: FeedId
    started_at: int
    outcome: Outcome
    new_entries: int
    retrieval_id: int


class ReturnLine(NamedTuple):
    """Log line caused by a return of the user."""

    feed_id: FeedId
    finished_at: int
    outcome: Outcome
    new_entries: int


def planned_feeds(connection: ReadConnection, feed_ids: Iterable[FeedId] | None = None) -> list[PlannedFeed]:
    """Return all subscribed feeds, or some, in the order of adding; without feeds of accounts."""
    rows = connection.execute(
        f"""SELECT f.feed_id, coalesce(nullif(u.custom_title, ''), nullif(f.title, '')), f.url, f.added_at, f.retrieved_at,
        f.succeeded_at, f.not_before_at, f.not_before_rule, f.next_at, f.next_reason, f.next_rule, f.next_postings, f.next_look_at,
        f.next_saving, f.next_price, f.skip_hours, f.skip_days, f.failures, f.is_gone, f.is_paused,
        coalesce(json_extract(u.settings, '$.refresh'), '')
        FROM feed f JOIN subscription u ON u.feed_id = f.feed_id WHERE {ASKED}
        AND (:feeds IS NULL OR f.feed_id IN (SELECT value FROM json_each(:feeds))) ORDER BY f.feed_id""",  # noqa: S608 -- our own words
        {"feeds": None if feed_ids is None else id_list(feed_ids)},
    ).fetchall()
    return [
        PlannedFeed(
            FeedId(row[0]),
            row[1] or shown_address(row[2]),
            row[2],
            row[3],
            row[4],
            row[5],
            row[6],
            stored_reason(row[7]),
            row[8],
            stored_reason(row[9]),
            Rule(row[10]),
            Expectation(*row[11:15]),
            PublisherHints(skip_hours=_numbers(row[15]), skip_days=_numbers(row[16])),
            row[17],
            bool(row[18]),
            bool(row[19]),
            row[20],
        )
        for row in rows
    ]


def retrieval_marks(connection: ReadConnection, since: int, before: int) -> list[RetrievalMark]:
    """Return retrievals started in [since, before), by feed and time."""
    rows = connection.execute(
        """SELECT feed_id, started_at, outcome, new_entries, retrieval_id FROM retrieval
        WHERE started_at >= ? AND started_at < ? ORDER BY feed_id, started_at, retrieval_id""",
        (since, before),
    ).fetchall()
    outcomes = {outcome.value: outcome for outcome in Outcome}
    return [RetrievalMark(FeedId(row[0]), row[1], outcomes[row[2]], row[3], row[4]) for row in rows]


def returned_lines(connection: ReadConnection, since: int, before: int) -> list[ReturnLine]:
    """Return retrievals started in [since, before) by a return of the user, by time."""
    rows = connection.execute(
        """SELECT feed_id, finished_at, outcome, new_entries FROM retrieval
        WHERE started_at >= ? AND started_at < ? AND rule = ? ORDER BY started_at, retrieval_id""",
        (since, before, Rule.RETURNED),
    ).fetchall()
    return [ReturnLine(FeedId(row[0]), row[1], Outcome(row[2]), row[3]) for row in rows]


def articles_opened(connection: ReadConnection, since: int) -> dict[FeedId, int]:
    """Return the number of articles opened from a time on, by feed; feeds without any are left out."""
    rows = connection.execute(
        "SELECT feed_id, count(*) FROM access WHERE at >= ? AND kind = 'article' AND feed_id IS NOT NULL GROUP BY feed_id",
        (since,),
    ).fetchall()
    return {FeedId(feed_id): count for feed_id, count in rows}


def _numbers(text: str) -> frozenset[int]:
    return frozenset() if text == "[]" else frozenset(json.loads(text))
