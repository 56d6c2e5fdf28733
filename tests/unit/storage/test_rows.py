"""Rows of wide tables as values of a dataclass."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.feed import Expectation, Feed, Move, PublisherHints, Rule, Validators
from reader.domain.ids import EntryId, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.value_classes import dataclass
from reader.storage import feeds
from reader.storage.connection import WriteConnection
from reader.storage.rows import Rows
from tests.unit.storage.examples import follow, open_fresh

FULL = Feed(
    FeedId(1),
    "https://a.example/feed",
    "Tides \0",
    "https://a.example/",
    "https://a.example/icon",
    5,
    Validators("W/1", "Mon"),
    6,
    "hash",
    PublisherHints(60, 70, frozenset({1, 23}), frozenset({0})),
    "https://hub.example/",
    "https://self.example/",
    "https://a.example/2",
    ("x", "y"),
    7,
    8,
    9,
    10,
    11,
    12,
    Reason(ReasonKind.FAILED, (3,)),
    13,
    Reason(ReasonKind.MAX_AGE, (60,)),
    14,
    Reason(ReasonKind.MANUAL),
    Rule.MANUAL,
    Expectation(1.5, 15, -0.5, 0.25),
    Problem(ProblemKind.NETWORK, Detail(DetailKind.WAITING)),
    16,
    2,
    Move("https://b.example/feed", 17, 1),
    True,  # noqa: FBT003 -- every field in its order
    True,  # noqa: FBT003
)


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[WriteConnection]:
    with closing(open_fresh(tmp_path)) as opened:
        assert follow(opened, "a") == FULL.feed_id
        yield opened


def test_every_field_comes_back(connection: WriteConnection) -> None:
    feeds.save_feed(connection, FULL)
    assert feeds.feeds(connection) == [replace(FULL, title="Tides \ufffd")]
    bare = Feed(FULL.feed_id, FULL.url)
    feeds.save_feed(connection, bare)
    assert feeds.feeds(connection) == [bare]


def test_fields_that_are_not_named_stay(connection: WriteConnection) -> None:
    feeds.save_feed(connection, FULL)
    feeds.save_plans(connection, [Feed(FULL.feed_id, "", next_at=99)])
    (found,) = feeds.feeds(connection)
    nothing_planned = {"next_reason": None, "next_rule": Rule.SCHEDULED, "next_expected": Expectation()}
    assert found == replace(FULL, title="Tides \ufffd", next_at=99, **nothing_planned)  # type: ignore[arg-type]  # each of its own kind


def test_half_a_move_is_none(connection: WriteConnection) -> None:
    feeds.save_feed(connection, FULL)
    connection.execute("UPDATE feed SET move_sightings = NULL")
    assert [feed.move for feed in feeds.feeds(connection)] == [None]


@dataclass(frozen=True, slots=True)
class Odd:
    entry_id: EntryId
    names: list[str]


def test_a_type_that_no_column_holds_is_refused(connection: WriteConnection) -> None:
    with pytest.raises(KeyError):
        Rows(Odd, "entry").add(connection, Odd(EntryId(1), []))
