"""The button "n new" over the list says how many unread articles wait, and goes with the last of them, however that comes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.entry import View
from reader.domain.ids import EntryId
from tests.fakes.invented_library import invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle


def waiting(qtbot: QtBot, bench: WindowBench, count: int = 3) -> list[EntryId]:
    """Somebody reads while articles come."""
    bench.window.handlers.reading.next_article()
    settle(qtbot, bench)
    ids = bench.engine.post("Lantern Press", count)
    qtbot.waitUntil(
        lambda: (
            bench.window.parts.entries.new_articles_button.text() == f"{count} new articles"
            and bench.window.parts.entries.new_articles_button.isVisible()
        )
    )
    return ids


def unsubscribe(bench: WindowBench, _: list[EntryId]) -> None:
    bench.window.parts.submit(commands.RemoveSubscription((bench.engine.library.feed_ids["Lantern Press"],)))


def narrow(bench: WindowBench, _: list[EntryId]) -> None:
    bench.window.handlers.reading.filter_list()
    bench.window.parts.entries.filter_bar.field.setText("tide")


def search_and_leave(bench: WindowBench, _: list[EntryId]) -> None:
    bench.window.handlers.going.search()
    bench.window.parts.entries.header.field.setText("tide")
    bench.window.parts.entries.header.close_search()


WAYS: dict[str, Callable[[WindowBench, list[EntryId]], object]] = {
    "mark all read": lambda bench, _: bench.window.handlers.marking.mark_all_read(),
    "mark the new ones read elsewhere": lambda bench, ids: bench.window.parts.submit(commands.MarkRead(tuple(ids), is_read=True)),
    "hide the new ones": lambda bench, ids: bench.window.parts.submit(commands.HideEntries(tuple(ids))),
    "unsubscribe": unsubscribe,
    "remove by retention": lambda bench, ids: bench.bridge.publish(events.EntriesRemoved(tuple(ids))),
    "filter": narrow,
    "unread only": lambda bench, _: bench.window.parts.entries.header.unread_button.click(),
    "search and back": search_and_leave,
    "another list": lambda bench, _: bench.window.handlers.by_name["go_today"](),
    "for you": lambda bench, _: bench.window.handlers.by_name["go_for_you"](),
}


@pytest.mark.parametrize("way", WAYS)
def test_it_goes_with_what_it_counts(qtbot: QtBot, bench: WindowBench, way: str) -> None:
    ids = waiting(qtbot, bench)
    WAYS[way](bench, ids)
    settle(qtbot, bench)
    qtbot.waitUntil(lambda: not bench.window.parts.entries.new_articles_button.isVisible())
    # and nothing that is under way brings it back
    bench.window.parts.entries.check_for_new()
    settle(qtbot, bench)
    assert not bench.window.parts.entries.new_articles_button.isVisible()


def test_it_counts_what_is_left(qtbot: QtBot, bench: WindowBench) -> None:
    ids = waiting(qtbot, bench)
    bench.window.parts.submit(commands.MarkRead((ids[0],), is_read=True))
    qtbot.waitUntil(lambda: bench.window.parts.entries.new_articles_button.text() == "2 new articles")


def test_undo_brings_it_back_with_what_waits_again(qtbot: QtBot, bench: WindowBench) -> None:
    waiting(qtbot, bench)
    bench.window.handlers.marking.mark_all_read()
    settle(qtbot, bench)
    qtbot.waitUntil(lambda: not bench.window.parts.entries.new_articles_button.isVisible())
    bench.window.handlers.general.undo()
    qtbot.waitUntil(bench.window.parts.entries.new_articles_button.isVisible)
    assert bench.window.parts.entries.new_articles_button.text() == "3 new articles"


def test_a_start_has_everything_in_the_list(qtbot: QtBot, tmp_path: Path) -> None:
    first = window_bench(invented_library(tmp_path / "library.sqlite", more=3), tmp_path)
    first.window.show()
    settle(qtbot, first)
    ids = waiting(qtbot, first)
    first.window.close()
    second = window_bench(first.engine.library, tmp_path)
    second.window.show()
    settle(qtbot, second)
    second.window.parts.entries.check_for_new()
    settle(qtbot, second)
    assert not second.window.parts.entries.new_articles_button.isVisible()
    assert second.window.parts.entries.selection.view is View.ALL
    assert set(ids) <= set(second.window.parts.entries.rows.all_ids())
    for bench in (first, second):
        bench.window.close()
        bench.window.deleteLater()
    first.engine.connection.close()
