"""New and missing articles: who tells of them, and how the list says so."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.commands import Command, FindMissing, SetFolderSettings, SetPreference
from reader.domain.entry import EntryRow, ParsedEntry, View
from reader.domain.feed import ParsedFeed
from reader.domain.ids import EntryId
from reader.domain.retrieval import FetchResult
from reader.storage import subscriptions
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.properties import NoticeRow, PropertiesSheet
from reader.ui.kit.fields import Menu
from reader.ui.list.loading import BURST_OVER, RowKind, kind_of
from reader.ui.list.model import GapMarker
from reader.ui.list.rows import action_area
from tests.fakes.invented_library import DAY, HOUR, NOW, InventedLibrary, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle
from tests.ui.keyboard import Keyboard, current, toast

FEED, FOLDER, AROUND = "Byte Orchard", "Software", "Making"


def row_of(bench: WindowBench) -> NoticeRow:
    sheet = bench.sheet(PropertiesSheet)
    (row,) = sheet.findChildren(NoticeRow)
    return row


def open_row(qtbot: QtBot, bench: WindowBench) -> NoticeRow:
    bench.window.parts.subscriptions.select((Kind.FEED, bench.engine.library.feed_ids[FEED]))
    settle(qtbot, bench)
    bench.window.handlers.feeds.feed_properties()
    return row_of(bench)


def set_folder(bench: WindowBench, title: str, mode: str) -> None:
    bench.window.parts.submit(SetFolderSettings(bench.engine.library.folder_ids[title], {"notify": mode}))


def folder_menu(bench: WindowBench, title: str) -> dict[str, QAction]:
    """The choices of a folder's menu, by their words."""
    from reader.ui.sidebar.row_menu import add_notice_choices

    folder_id = bench.engine.library.folder_ids[title]
    (folder,) = [each for each in subscriptions.folders(bench.engine.connection) if each.folder_id == folder_id]
    menu = Menu(bench.window)
    return {action.text(): action for action in add_notice_choices(menu, folder, bench.window.parts.submit).actions()}


def checked(choices: dict[str, QAction]) -> list[str]:
    return [text for text, action in choices.items() if action.isChecked() and "ound" not in text]


def test_a_folder_is_left_out_of_stories(bench: WindowBench) -> None:
    from reader.ui.sidebar.row_menu import add_story_choices

    folder_id = bench.engine.library.folder_ids[FOLDER]
    for wanted in ("Alone", "Default"):
        (folder,) = [each for each in subscriptions.folders(bench.engine.connection) if each.folder_id == folder_id]
        choices = add_story_choices(Menu(bench.window), folder, bench.window.parts.submit).actions()
        assert [each.text() for each in choices if each.isChecked()] == ["Default" if wanted == "Alone" else "Alone"]
        next(each for each in choices if each.text() == wanted).trigger()
    sent = bench.engine.sent_of(SetFolderSettings)
    assert [command.settings for command in sent] == [{"stories": "off"}, {"stories": ""}]


def test_the_row_says_what_holds_and_who_says_so(qtbot: QtBot, bench: WindowBench) -> None:
    row = open_row(qtbot, bench)
    assert row.choice.value() == ""
    assert row.help.text() == "Default for all feeds: Digest"
    bench.window.parts.sheet.shown.close_sheet()
    bench.window.parts.submit(SetPreference("notify.usual", "off"))
    row = open_row(qtbot, bench)
    assert row.help.text() == "Default for all feeds: Never"
    bench.window.parts.sheet.shown.close_sheet()
    bench.engine.connection.execute("UPDATE subscription SET is_imported = 1")
    row = open_row(qtbot, bench)
    assert row.help.text() == "Off for imported feeds"
    bench.window.parts.sheet.shown.close_sheet()
    set_folder(bench, AROUND, "instant")
    row = open_row(qtbot, bench)
    assert row.help.text() == "From folder Making: Immediately"


def test_what_is_chosen_is_explained_stored_and_undone(qtbot: QtBot, bench: WindowBench) -> None:
    row = open_row(qtbot, bench)
    for text in ("No notification", "One digest, shortly before you usually visit", "As soon as they arrive"):
        row.choice.step(1)
        assert row.help.text() == text
    row.choice.step(-2)
    bench.window.parts.sheet.shown.save()
    settle(qtbot, bench)
    feed_id = bench.engine.library.feed_ids[FEED]
    assert subscriptions.followed(bench.window.parts.connection, [feed_id])[0].settings == {"notify": "off"}
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert subscriptions.followed(bench.window.parts.connection, [feed_id])[0].settings == {}


def test_another_folder_says_otherwise(qtbot: QtBot, bench: WindowBench) -> None:
    set_folder(bench, "City", "instant")
    row = open_row(qtbot, bench)
    folder = bench.window.parts.sheet.shown.folder
    folder.set_value(bench.engine.library.folder_ids["City"])
    folder.chosen.emit(folder.value())
    assert row.help.text() == "From folder City: Immediately"


def test_a_folder_is_set_by_its_menu_and_undone(qtbot: QtBot, bench: WindowBench) -> None:
    set_folder(bench, FOLDER, "digest")
    for chosen in ("Never", "Immediately", "Default"):
        assert checked(folder_menu(bench, FOLDER)) == ["Digest"]
        folder_menu(bench, FOLDER)[chosen].trigger()
        assert checked(folder_menu(bench, FOLDER)) == [chosen]
        bench.bridge.flush()
        bench.window.handlers.general.undo()


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
