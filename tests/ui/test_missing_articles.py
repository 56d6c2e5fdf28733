"""Postings that were lost: looked for from their marker, by key and by mouse, and entering the list where they belong."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import Command, FindMissing
from reader.domain.entry import EntryRow, ParsedEntry, View
from reader.domain.feed import ParsedFeed
from reader.domain.retrieval import FetchResult
from reader.storage.writer import transaction
from reader.ui.list.loading import BURST_OVER, RowKind, kind_of
from reader.ui.list.model import GapMarker
from reader.ui.list.rows import action_area
from tests.fakes.invented_library import DAY, HOUR, NOW, InventedLibrary, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui.keyboard import Keyboard, current, toast

HARBOUR = "Harbour Bulletin"
KNOWN = parsed_entry("Harbour wall: second phase begins Monday", "Pedestrians keep the inner path.", NOW - 4 * DAY)


def lost(*hours: int) -> list[ParsedEntry]:
    return [parsed_entry(f"Lost {hour} h ago", "It was in the feed and went.", NOW - hour * HOUR, hour) for hour in hours]


def marker_row(bench: WindowBench) -> int | None:
    keys = bench.window.parts.entries.model.keys
    return next((row for row, key in enumerate(keys) if kind_of(key) is RowKind.GAP), None)


def marker(bench: WindowBench) -> GapMarker:
    row = marker_row(bench)
    assert row is not None
    item = bench.window.parts.entries.model.item(row)
    assert isinstance(item, GapMarker)
    return item


def titles(bench: WindowBench) -> list[str]:
    model = bench.window.parts.entries.model
    return [entry.title for row in range(model.rowCount()) if (entry := model.entry(row)) is not None]


def answer(bench: WindowBench, entries: list[ParsedEntry], older: str, now: float) -> None:
    """The page that waits is asked for, comes and is read."""
    engine = bench.engine
    engine.tick(now)
    request = engine.requests[-1]
    engine.fetched(FetchResult(request, 200, request.url, now, now, body=b"a page", body_hash="x"))
    page = ParsedFeed("rss20", HARBOUR, "", "", "", "", tuple(entries), previous_url=older)
    engine.parsed(next(iter(engine.core.state.parses)), page)


def rest_of(bench: WindowBench) -> list[str]:
    return [title for title in titles(bench) if not title.startswith("Lost")]


def found_of(bench: WindowBench) -> list[str]:
    return [title for title in titles(bench) if title.startswith("Lost")]


def place_of(bench: WindowBench, row: EntryRow) -> int:
    entries = bench.window.parts.entries
    return entries.view.rowViewportPosition(entries.model.keys.index(row.entry_id))


def open_unread(qtbot: QtBot, bench: WindowBench, keyboard: Keyboard) -> EntryRow:
    """Unread articles: one of them is read, and two more wait behind the button."""
    bench.window.parts.subscriptions.select_view(View.UNREAD)
    keyboard.rest()
    bench.window.handlers.reading.next_article()
    bench.engine.post("Slow Compiler", 2)
    keyboard.rest()
    qtbot.waitUntil(bench.window.parts.entries.new_articles_button.isVisible)
    return current(bench)


def press_beside_and_on(bench: WindowBench, text_area: QRectF, area: QRect) -> list[Command]:
    """Click on the marker twice, once where its action is; what was sent for it."""
    sent = len(bench.engine.sent)
    for point in (QPoint(area.left() + 4, area.top() + 4), text_area.center().toPoint()):
        QTest.mouseClick(bench.window.parts.entries.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    return bench.engine.sent[sent:]


def test_missing_articles_are_searched_for_from_their_marker(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "library.sqlite", more=3)
    with transaction(library.connection):
        previous = ("https://harbour.example/2", library.feed_ids[HARBOUR])
        library.connection.execute("UPDATE feed SET previous_url = ? WHERE feed_id = ?", previous)
    bench = open_bench(library)
    entries, keyboard = bench.window.parts.entries, Keyboard(qtbot, bench)
    read = open_unread(qtbot, bench, keyboard)
    before = titles(bench)
    assert marker(bench).action == "Find missing articles"

    keyboard.tab_to("Articles")
    keyboard.press("Home")
    while kind_of(entries.view.current_key() or 0) is not RowKind.GAP:
        keyboard.press("Down")
    keyboard.press("Return")
    assert (marker(bench).note, marker(bench).action) == ("Searching page 1 of 5…", "Cancel")
    # meanwhile one goes on reading below
    keyboard.press("J")
    below, place = current(bench), place_of(bench, current(bench))
    assert titles(bench).index(below.title) > titles(bench).index(read.title)
    answer(bench, lost(30, 40), "https://harbour.example/3", NOW + 2)
    keyboard.rest()
    # nothing but what was found has come, nothing has gone or moved
    assert (found_of(bench), rest_of(bench)) == (["Lost 30 h ago", "Lost 40 h ago"], before)
    assert titles(bench).index("Lost 40 h ago") == before.index("Harbour wall: second phase begins Monday") + 1
    assert (current(bench).entry_id, place_of(bench, below)) == (below.entry_id, place)
    assert marker(bench).note == "Searching page 2 of 5…"
    entries.check_for_new()
    keyboard.rest()
    assert (entries.new_articles_button.isVisible(), entries.new_articles_button.text()) == (True, "2 new articles")

    keyboard.press("Up")
    assert entries.view.currentIndex().row() == marker_row(bench)
    keyboard.press("Return")
    keyboard.rest()
    assert (marker(bench).note, marker(bench).action) == ("The archive has more.", "Search further back")
    assert toast(bench) == "Harbour Bulletin: 2 missing articles found"

    area = entries.view.visualRect(entries.model.index(marker_row(bench) or 0, 0))
    (sent,) = press_beside_and_on(bench, action_area(QRectF(area), marker(bench)), area)
    assert isinstance(sent, FindMissing)
    answer(bench, [*lost(50, 60), KNOWN], "", NOW + 4)
    keyboard.rest()
    assert marker_row(bench) is None
    assert (found_of(bench), rest_of(bench)) == ([each.title for each in lost(30, 40, 50, 60)], before)
    assert toast(bench) == "Harbour Bulletin: 2 missing articles found: nothing is missing anymore"


def test_what_is_read_stays_in_view_where_found_ones_make_a_burst_of_its_day(qtbot: QtBot, bench: WindowBench) -> None:
    entries, engine, keyboard = bench.window.parts.entries, bench.engine, Keyboard(qtbot, bench)
    engine.post("Byte Orchard", BURST_OVER, at=NOW - DAY)
    entries.reload()
    keyboard.rest()
    posted = f"Byte Orchard news {NOW - DAY} 4"
    row = next(row for row in range(entries.model.rowCount()) if (entry := entries.model.entry(row)) and entry.title == posted)
    entries.view.open_row(row)
    read = current(bench)
    found = engine.post("Byte Orchard", 3, at=NOW - DAY - HOUR)
    entries.late.admit(found)
    keyboard.rest()
    assert len(entries.model.bursts.opened()) == 1
    assert current(bench).entry_id == read.entry_id
    assert set(found) <= set(entries.model.keys)
