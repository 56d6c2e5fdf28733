"""What a search leaves with a gap, and who is notified of it."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.entry import Gap, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import GapId
from reader.storage import history, scorecard
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import NOW, follow, open_fresh

EVERYTHING = Selection(View.ALL)


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[WriteConnection]:
    with closing(open_fresh(tmp_path)) as opened:
        yield opened


def test_a_search_moves_the_near_edge_and_lowers_what_is_lost(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    history.add_gap(connection, Gap(feed_id, 5, NOW - 90, NOW - 10))
    history.add_gap(connection, Gap(feed_id, 1, NOW - 60, NOW - 50))
    assert [gap.gap_id for gap in history.gaps_of_feed(connection, feed_id)] == [1, 2]
    history.note_gap_page(connection, GapId(1), found=2, reached_at=NOW - 30, is_closed=False)
    history.note_gap_page(connection, GapId(1), found=1, reached_at=NOW - 20, is_closed=False)
    history.note_gap_page(connection, GapId(1), found=0, reached_at=None, is_closed=False)
    history.note_gap_search(connection, GapId(1), NOW, "https://a.example/2", Problem(ProblemKind.TIMEOUT, "30 s"))
    found = history.find_gap(connection, GapId(1))
    expected = Gap(
        feed_id,
        2,
        NOW - 90,
        NOW - 10,
        found=3,
        reached_at=NOW - 30,
        searched_at=NOW,
        next_url="https://a.example/2",
        problem=Problem(ProblemKind.TIMEOUT, "30 s"),
    )
    assert found == expected
    assert scorecard.gaps(connection, 0, NOW) == scorecard.GapTotals(2, 3)
    history.note_gap_page(connection, GapId(1), found=9, reached_at=NOW - 80, is_closed=False)
    found = history.find_gap(connection, GapId(1))
    assert found is not None
    assert found.at_least == 0
    assert history.gaps(connection, EVERYTHING)[1] == found
    assert history.gaps(connection, Selection(View.TODAY, since=NOW - 70)) == [Gap(feed_id, 1, NOW - 60, NOW - 50)]


def test_a_closed_gap_is_reported_nowhere(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    history.add_gap(connection, Gap(feed_id, 5, NOW - 90, NOW - 10))
    history.note_gap_page(connection, GapId(1), found=2, reached_at=None, is_closed=True)
    history.note_gap_page(connection, GapId(1), found=0, reached_at=None, is_closed=False)
    assert history.find_gap(connection, GapId(1)) is None
    assert history.gaps(connection, EVERYTHING) == history.gaps_of_feed(connection, feed_id) == []
    assert history.gap_counts(connection) == {}
    assert scorecard.gaps(connection, 0, NOW) == scorecard.GapTotals(0, 0)


@pytest.mark.parametrize("change", ["previous_url = ''", "is_gone = 1", "is_paused = 1"])
def test_an_archive_is_there_while_the_feed_names_it_and_is_retrieved(connection: WriteConnection, change: str) -> None:
    history.add_gap(connection, Gap(follow(connection, "a"), 5, NOW - 90, NOW - 10))
    connection.execute("UPDATE feed SET previous_url = 'https://a.example/2'")
    assert [gap.has_archive for gap in history.gaps(connection, EVERYTHING)] == [True]
    connection.execute(f"UPDATE feed SET {change}")  # noqa: S608 -- our own words
    assert [gap.has_archive for gap in history.gaps(connection, EVERYTHING)] == [False]
