"""The list of one feed says each thing once: neither its icon nor its name, twice as many rows; other lists say the clock time."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetPreference
from reader.domain.entry import Enclosure, View
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.list import rows as module
from reader.ui.list.rows import COMPACT_PX, ENTRY_PX
from tests.fakes.invented_library import DAY, NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

FEED, BUSY = "Byte Orchard", "Lantern Press"
LONG = "A title that is much too long for one line of a list of one feed, whatever the width of its window may be"


@pytest.fixture
def library(tmp_path: Path) -> InventedLibrary:
    """One feed of an article in two days, the second of them an episode; another of three articles a day."""
    made = invented_library(tmp_path / "library.sqlite")
    episode = Enclosure("https://example.org/a.mp3", "audio/mpeg", 1, 31 * 60)
    with transaction(made.connection):
        seldom = [parsed_entry(f"Leaf {n}", "One line alone.", NOW - 2 * n * DAY, n) for n in range(40)]
        seldom[1] = replace(seldom[1], enclosures=(episode,))
        seldom[2] = replace(seldom[2], title=LONG)
        add_articles(made, FEED, seldom)
        add_articles(made, BUSY, [parsed_entry(f"Page {n}", "Text.", NOW - n * DAY // 3, n) for n in range(40)])
    return made


@pytest.fixture
def bench(open_bench: Callable[[InventedLibrary], WindowBench], library: InventedLibrary) -> WindowBench:
    made = open_bench(library)
    made.window.resize(1360, 860)
    return made


def show(qtbot: QtBot, bench: WindowBench, library: InventedLibrary, feed: str) -> None:
    """One feed, or with "" all articles."""
    key = (Kind.FEED, library.feed_ids[feed]) if feed else (Kind.SMART, View.ALL.value)
    bench.window.parts.subscriptions.select(key)
    settle(qtbot, bench)


def painted(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that a repaint of the list draws, "<tile>" for an icon."""
    said: list[str] = []
    text_line, draw_text, draw_line = module.text_line, module.draw_text, module.draw_line
    monkeypatch.setattr(module, "text_line", lambda *a, **k: said.append(a[4]) or text_line(*a, **k))
    monkeypatch.setattr(module, "draw_text", lambda *a: said.append(a[2]) or draw_text(*a))
    monkeypatch.setattr(module, "draw_line", lambda *a: said.append(a[3].text) or draw_line(*a))
    monkeypatch.setattr(module, "paint_tile", lambda *_: said.append("<tile>"))
    delegate = bench.window.parts.entries.view.itemDelegate()
    delegate._pictures.clear()
    bench.window.parts.entries.view.viewport().repaint()
    monkeypatch.undo()
    return said


def heights(bench: WindowBench) -> set[int]:
    lists = bench.window.parts.entries
    return {lists.view.rowHeight(row) for row, key in enumerate(lists.model.keys) if key > 0}


def test_rows_of_one_feed_are_half_as_high(qtbot: QtBot, bench: WindowBench, library: InventedLibrary) -> None:
    show(qtbot, bench, library, FEED)
    assert heights(bench) == {50}
    assert len(bench.window.parts.entries.view.visible_rows()) >= 15
    bench.window.parts.submit(SetPreference("look.density", "compact"))
    bench.bridge.flush()
    assert heights(bench) == {32}
    show(qtbot, bench, library, "")
    assert heights(bench) == {COMPACT_PX}
    bench.window.parts.submit(SetPreference("look.density", "comfortable"))
    bench.bridge.flush()
    assert heights(bench) == {ENTRY_PX}
    show(qtbot, bench, library, FEED)
    assert heights(bench) == {50}


@pytest.mark.parametrize("density", ["comfortable", "compact"])
def test_rows_of_one_feed_say_each_thing_once(
    qtbot: QtBot, bench: WindowBench, library: InventedLibrary, monkeypatch: pytest.MonkeyPatch, density: str
) -> None:
    bench.window.parts.submit(SetPreference("look.density", density))
    bench.bridge.flush()
    show(qtbot, bench, library, FEED)
    said = painted(bench, monkeypatch)
    assert FEED not in said
    assert "<tile>" not in said
    # the month stands over them
    assert {"May", "Fri 15", "Wed 13", "Mon 11"} <= set(said)
    assert ("One line alone." in said) is (density == "comfortable")
    assert ("31 min" in said) is (density == "comfortable")
    show(qtbot, bench, library, BUSY)
    said = painted(bench, monkeypatch)
    assert BUSY not in said
    assert {"Today", "10:42", "02:42", "Yesterday", "18:42"} <= set(said)


def test_rows_of_many_feeds_say_the_clock_time_below_their_day(
    qtbot: QtBot, bench: WindowBench, library: InventedLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(qtbot, bench, library, "")
    said = painted(bench, monkeypatch)
    assert {"Today", "10:42", FEED, BUSY, "<tile>"} <= set(said)
    assert not {"now", "Fri 15"} & set(said)


def point_at(bench: WindowBench, row: int) -> None:
    lists = bench.window.parts.entries
    at = lists.view.visualRect(lists.model.index(row, 0)).center()
    QApplication.sendEvent(lists.view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, lists.view.viewport().mapToGlobal(at)))


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_a_title_without_room_is_the_tool_tip_of_its_row(qtbot: QtBot, bench: WindowBench, library: InventedLibrary) -> None:
    show(qtbot, bench, library, FEED)
    rows = bench.window.parts.entries.model
    of_title = {rows.entry(row).title: row for row in range(6) if rows.entry(row) is not None}  # type: ignore[union-attr]
    point_at(bench, of_title[LONG])
    qtbot.waitUntil(lambda: QToolTip.text() == LONG)
    point_at(bench, of_title["Leaf 0"])
    qtbot.waitUntil(lambda: not QToolTip.text())


def test_screen_readers_hear_the_name_of_the_feed_and_when(qtbot: QtBot, bench: WindowBench, library: InventedLibrary) -> None:
    show(qtbot, bench, library, FEED)
    lists = bench.window.parts.entries
    spoken = [lists.model.index(row, 0).data(module.Qt.ItemDataRole.AccessibleTextRole) for row in range(4)]
    assert spoken[1:3] == ["unread, Leaf 0, Byte Orchard, now", "unread, Leaf 1, Byte Orchard, Wed, 31 min"]


def test_the_head_says_when_a_feed_usually_posts_once_that_is_known(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "usual.sqlite")
    saturday = NOW - 6 * DAY
    with transaction(library.connection):
        weeks = [parsed_entry(f"{n}", "Text.", saturday - n * 7 * DAY + day * DAY, n) for n in range(9) for day in (0, 3)]
        add_articles(library, FEED, weeks)
    library.connection.execute("UPDATE entry_status SET first_seen_at = sort_at + 60, posted_at = sort_at")
    bench = open_bench(library)
    count = bench.window.parts.entries.header._count
    show(qtbot, bench, library, FEED)
    qtbot.waitUntil(lambda: count.text().endswith("  ·  usually Tue and Sat"))
    # not the address, which is in the properties
    assert count.text() == "18 unread  ·  usually Tue and Sat"
    show(qtbot, bench, library, "")
    assert "usually" not in count.text()
    show(qtbot, bench, library, "Tram and Quay")
    assert "usually" not in count.text()
