"""A count that was read before a change arrives after it: what is shown never goes back."""

import threading
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.events import EntriesArrived
from reader.domain.ids import CommandId
from reader.storage import statuses
from reader.storage.connection import ReadConnection
from reader.storage.writer import transaction
from reader.ui.data.nodes import Counts, Kind, load_counts
from reader.ui.sidebar import tree_model
from tests.fakes.invented_library import NOW, add_articles, parsed_entry
from tests.fakes.waiting import PATIENCE
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

FEED = "Byte Orchard"


def unread(bench: WindowBench) -> int:
    node = bench.window.parts.subscriptions.model.find((Kind.FEED, bench.engine.library.feed_ids[FEED]))
    return node.unread


def stored(bench: WindowBench) -> int:
    return statuses.unread_counts(bench.engine.connection).get(bench.engine.library.feed_ids[FEED], 0)


@pytest.fixture
def begin_count(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Has the query thread read the counts, whose answer waits for the window."""
    has_read = threading.Event()

    def load(connection: ReadConnection, since: int) -> Counts:
        counts = load_counts(connection, since)
        has_read.set()
        return counts

    monkeypatch.setattr(tree_model, "load_counts", load)

    def begin() -> None:
        has_read.clear()
        bench.window.parts.subscriptions.counts.recount()
        assert has_read.wait(PATIENCE)

    return begin


def watch(bench: WindowBench) -> list[int]:
    """Every count of the feed that is shown from now on."""
    seen: list[int] = []
    bench.window.parts.subscriptions.model.dataChanged.connect(lambda *_: seen.append(unread(bench)))
    return seen


def test_a_count_from_before_a_change_is_not_shown_after_it(
    qtbot: QtBot, bench: WindowBench, begin_count: Callable[[], None]
) -> None:
    before = unread(bench)
    begin_count()
    library = bench.engine.library
    with transaction(library.connection):
        ids = add_articles(library, FEED, [parsed_entry(f"late {number}", "Text.", NOW - number, number) for number in range(3)])
    bench.window.handle_events((EntriesArrived(library.feed_ids[FEED], tuple(ids)),))
    seen = watch(bench)
    settle(qtbot, bench)
    assert set(seen) == {before + 3}
    assert unread(bench) == before + 3 == stored(bench)


def test_a_change_that_was_counted_before_it_was_announced_is_not_counted_twice(qtbot: QtBot, bench: WindowBench) -> None:
    before, library = unread(bench), bench.engine.library
    with transaction(library.connection):
        ids = add_articles(library, FEED, [parsed_entry(f"late {number}", "Text.", NOW - number, number) for number in range(3)])
    bench.window.parts.subscriptions.counts.recount()
    qtbot.waitUntil(lambda: unread(bench) == before + 3)
    seen = watch(bench)
    bench.window.handle_events((EntriesArrived(library.feed_ids[FEED], tuple(ids)),))
    settle(qtbot, bench)
    assert set(seen) <= {before + 3} == {stored(bench)}


def test_a_count_does_not_revert_what_the_engine_has_not_done_yet(
    qtbot: QtBot, bench: WindowBench, begin_count: Callable[[], None]
) -> None:
    before, counts = unread(bench), bench.window.parts.subscriptions.counts
    counts.expect(CommandId(-1), [(bench.engine.library.feed_ids[FEED], 5)])
    begin_count()
    seen = watch(bench)
    qtbot.waitUntil(bench.window.parts.runner.is_idle)
    assert set(seen) <= {before + 5}
    assert unread(bench) == before + 5
    counts.settle(CommandId(-1))
    settle(qtbot, bench)
    assert unread(bench) == before == stored(bench)


def test_a_count_that_was_overtaken_is_read_again(qtbot: QtBot, bench: WindowBench, begin_count: Callable[[], None]) -> None:
    """The tree was read again meanwhile; that alone asks for no other count."""
    before = unread(bench)
    bench.engine.connection.execute("UPDATE entry_status SET is_read = 1")
    after = stored(bench)
    assert after < before
    begin_count()
    bench.window.parts.subscriptions.counts.show_known()
    assert unread(bench) == before
    settle(qtbot, bench)
    assert unread(bench) == after
