"""Subscription lists from the web and by dropping, the import's own undo, addresses dropped on the window."""

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.commands import PreviewFeed, PreviewOpml, RetrieveNow
from reader.domain.entry import View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import DAY_SECONDS
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed
from reader.storage import feeds, statuses, subscriptions
from reader.storage.entry_changes import insert_entries
from reader.storage.writer import transaction
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.import_opml import ImportSheet
from reader.ui.dialogs.imported import ImportedSheet
from reader.ui.dialogs.start import SourcesSheet
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.pages import HEALTH
from tests.fakes.invented_library import NOW, parsed_entry
from tests.fakes.window_bench import WindowBench


def preview() -> ImportPreview:
    feeds = tuple(OpmlFeed(f"https://new.example/{name}", name, "", ()) for name in ("one", "two"))
    return ImportPreview(OpmlDocument("Mine", feeds), feeds, (), ())


def imported(qtbot: QtBot, bench: WindowBench) -> ImportedSheet:
    """A list of two feeds, taken over."""
    bench.window.handlers.feeds.import_address("https://lists.example/mine.opml")
    sheet = bench.sheet(ImportSheet)
    bench.window.handle_events((events.OpmlPreviewed(preview(), "", cause=bench.engine.sent[-1].command_id),))
    sheet.go_button.click()
    qtbot.waitUntil(lambda: isinstance(bench.window.parts.sheet.shown, ImportedSheet))
    done = bench.sheet(ImportedSheet)
    assert done.undo_button.isVisibleTo(done)
    assert done.go_button.hasFocus()
    return done


def test_list_on_the_web_is_asked_for_and_previewed(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.actions_by_name["import_opml_url"].trigger()
    asking = bench.sheet(SourcesSheet)
    assert not asking.go_button.isEnabled()
    QTest.keyClicks(asking.field, "lists.example/mine.opml")
    QTest.keyClick(asking.field, Qt.Key.Key_Return)
    assert isinstance(bench.window.parts.sheet.shown, ImportSheet)
    sent = bench.engine.sent[-1]
    assert isinstance(sent, commands.PreviewOpmlUrl)
    assert sent.url == "lists.example/mine.opml"
    bench.window.handle_events((events.OpmlPreviewed(preview(), sent.url, cause=sent.command_id),))
    assert bench.window.parts.sheet.shown.message.text() == "2 new"


def test_a_mistyped_address_of_a_list_can_be_changed(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.feeds.import_address("lists.example/mien.opml")
    problem = Problem(ProblemKind.NO_FEED_FOUND)
    bench.window.handle_events((events.CommandFailed(problem, cause=bench.engine.sent[-1].command_id),))
    bench.sheet(ImportSheet)
    button = bench.window.focusWidget()
    assert isinstance(button, QPushButton)
    assert button.text() == "Change address…"
    QTest.keyClick(button, Qt.Key.Key_Return)
    asking = bench.sheet(SourcesSheet)
    assert asking.field.text() == "lists.example/mien.opml"
    assert asking.field.hasFocus()


def test_a_list_without_feeds_says_so(bench: WindowBench) -> None:
    bench.window.handlers.feeds.preview_list(b"", "empty.opml")
    empty = ImportPreview(OpmlDocument("Empty", ()), (), (), ())
    bench.window.handle_events((events.OpmlPreviewed(empty, "", cause=bench.engine.sent[-1].command_id),))
    sheet = bench.sheet(ImportSheet)
    assert sheet.message.text() == "This list has no feeds."


def test_import_is_followed_by_its_progress_and_can_be_undone_in_the_sheet(qtbot: QtBot, bench: WindowBench) -> None:
    before = len(subscriptions.subscriptions(bench.window.parts.connection))
    sheet = imported(qtbot, bench)
    assert len(subscriptions.subscriptions(bench.window.parts.connection)) == before + 2
    assert bench.window.parts.messages.toast.text() == ""
    assert sheet.title.text() == "2 feeds imported"
    bench.window.handle_events((events.RetrievalProgress(1, 2),))
    assert sheet.progress.text() == "1 of 2 feeds refreshed"
    sheet.undo_button.click()
    assert len(subscriptions.subscriptions(bench.window.parts.connection)) == before
    assert isinstance(bench.engine.sent[-2], commands.CancelRetrievals)
    assert bench.window.parts.sheet.shown is None
    assert bench.window.parts.undo_stack.newest() is None


def test_import_undone_by_ctrl_z_is_not_undone_again_in_the_sheet(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = imported(qtbot, bench)
    bench.window.handlers.general.undo()
    undo = bench.engine.sent[-1]
    sheet.undo_button.click()
    assert [command for command in bench.engine.sent if command is undo] == [undo]


def arrived(qtbot: QtBot, bench: WindowBench, sheet: ImportedSheet, ages: tuple[int, ...]) -> None:
    """Articles of the first imported feed, so many days old."""
    engine = bench.engine
    feed_id = sheet._feed_ids[0]
    entries = [parsed_entry(f"Old news {age}", "Text.", NOW - age * DAY_SECONDS, age) for age in ages]
    with transaction(engine.connection):
        ids = insert_entries(engine.connection, feed_id, entries, NOW, index_text=lambda text: text)
    engine.publish(events.EntriesArrived(feed_id, tuple(ids)))
    bench.bridge.flush()
    qtbot.waitUntil(lambda: f"of {len(ages)} " in sheet.old_text.text())


def test_a_sheet_opened_again_does_not_say_first_that_nothing_has_arrived(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = imported(qtbot, bench)
    arrived(qtbot, bench, sheet, (0, 2, 8, 9, 40))
    sheet.close_sheet()
    bench.window.handlers.feeds.show_import()
    again = bench.sheet(ImportedSheet)
    assert again is not sheet
    assert not again.old_text.isVisible()
    height = again.sizeHint().height()
    qtbot.waitUntil(again.old_text.isVisible)
    assert again.old_text.text() == "Older than a week: 3 of 5 articles"
    assert again.sizeHint().height() == height, "nothing moves"


def test_old_articles_of_the_import_are_marked_read_and_that_is_undone(qtbot: QtBot, bench: WindowBench) -> None:
    before = statuses.unread_counts(bench.engine.connection)
    sheet = imported(qtbot, bench)
    assert not sheet.mark_button.isEnabled()
    arrived(qtbot, bench, sheet, (0, 2, 8, 9, 40))
    assert sheet.old_text.text() == "Older than a week: 3 of 5 articles"
    sheet.mark_button.click()
    feed_id = sheet._feed_ids[0]
    assert statuses.unread_counts(bench.engine.connection) == {**before, feed_id: 2}
    qtbot.waitUntil(lambda: sheet.old_text.text().startswith("Older than a week: 0 of "))
    assert bench.window.parts.messages.toast.text() == "Marked as read: 3 articles"
    bench.window.parts.messages.toast.act()
    assert statuses.unread_counts(bench.engine.connection) == {**before, feed_id: 5}


def test_ctrl_z_in_the_sheet_undoes_what_was_marked_there_and_nothing_else(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = imported(qtbot, bench)
    subscribed = len(subscriptions.subscriptions(bench.window.parts.connection))
    arrived(qtbot, bench, sheet, (0, 8, 9))
    sheet.mark_button.setFocus()
    sheet.mark_button.click()
    qtbot.waitUntil(lambda: sheet.old_text.text().startswith("Older than a week: 0 of "))
    assert sheet.go_button.hasFocus()
    for _ in range(2):
        QTest.keyClick(sheet.go_button, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert statuses.unread_counts(bench.engine.connection)[sheet._feed_ids[0]] == 3
    assert len(subscriptions.subscriptions(bench.window.parts.connection)) == subscribed


def test_stopping_is_seen_at_once_and_leaves_the_focus_on_the_way_on(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = imported(qtbot, bench)
    bench.window.handle_events((events.RetrievalProgress(1, 2),))
    sheet.stop_button.setFocus()
    QTest.keyClick(sheet.stop_button, Qt.Key.Key_Space)
    assert (sheet.stop_button.text(), sheet.stop_button.isEnabled()) == ("Stopping…", False)
    assert sheet.go_button.hasFocus()
    bench.window.handle_events((events.RetrievalProgress(0, 0),))
    assert (sheet.stop_button.text(), sheet.stop_button.isVisible()) == ("Stop refreshing", False)
    bench.window.handle_events((events.RetrievalProgress(1, 2),))
    sheet.stop_button.setFocus()
    bench.window.handle_events((events.RetrievalProgress(0, 0),))
    assert sheet.go_button.hasFocus()


def test_progress_stays_in_the_header_of_the_sidebar_and_leads_back_to_the_sheet(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = imported(qtbot, bench)
    bench.window.handle_events((events.RetrievalProgress(0, 2),))
    arrived(qtbot, bench, sheet, (0, 2, 8))
    sheet.go_button.click()
    bench.window.handle_events((events.RetrievalProgress(1, 2),))
    header = bench.window.parts.subscriptions.status_line
    assert header._second.text() == "Refreshing 1 of 2"
    QTest.mouseClick(header, Qt.MouseButton.LeftButton)
    again = bench.sheet(ImportedSheet)
    assert again.progress.text() == "1 of 2 feeds refreshed"
    qtbot.waitUntil(lambda: again.old_text.text().startswith("Older than a week: 1 of "))
    again.close_sheet()
    bench.window.actions_by_name["show_import"].trigger()
    assert isinstance(bench.window.parts.sheet.shown, ImportedSheet)
    bench.window.parts.sheet.shown.close_sheet()
    bench.window.handle_events((events.RetrievalProgress(0, 0),))
    assert bench.window.parts.messages.toast.text() == "2 imported feeds are refreshed"
    bench.window.parts.messages.toast.act()
    assert isinstance(bench.window.parts.sheet.shown, ImportedSheet)
    bench.window.parts.sheet.shown.close_sheet()
    qtbot.waitUntil(lambda: not bench.window.actions_by_name["show_import"].isEnabled())


def dropped(data: QMimeData) -> QDropEvent:
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    return QDropEvent(QPointF(600, 300), action, data, button, Qt.KeyboardModifier.NoModifier)


@pytest.mark.parametrize("as_text", [True, False])
def test_address_dropped_on_the_window_is_probed(qtbot: QtBot, bench: WindowBench, as_text: bool) -> None:  # noqa: FBT001
    data = QMimeData()
    if as_text:
        data.setText(" https://tidewater.example/ ")
    else:
        data.setUrls([QUrl("https://tidewater.example/")])
    bench.window.dropEvent(dropped(data))
    assert isinstance(bench.window.parts.sheet.shown, AddFeedSheet)
    sent = bench.engine.sent[-1]
    assert isinstance(sent, PreviewFeed)
    assert sent.url == "https://tidewater.example/"


def test_list_dropped_by_its_address_is_previewed(qtbot: QtBot, empty_bench: WindowBench) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://lists.example/mine.opml?v=2")])
    empty_bench.window.parts.first_start.dropEvent(dropped(data))
    assert isinstance(empty_bench.window.parts.sheet.shown, ImportSheet)
    assert isinstance(empty_bench.engine.sent[-1], commands.PreviewOpmlUrl)


def test_words_dropped_on_the_window_are_no_address(qtbot: QtBot, bench: WindowBench) -> None:
    data = QMimeData()
    data.setText("see https://a.example and https://b.example")
    sent = len(bench.engine.sent)
    bench.window.dropEvent(dropped(data))
    assert len(bench.engine.sent) == sent


def test_sheet_stays_in_front_when_the_import_ends_the_first_start(qtbot: QtBot, empty_bench: WindowBench) -> None:
    sheet = imported(qtbot, empty_bench)
    assert not empty_bench.window.parts.first_start.isVisible()
    middle = sheet.card.geometry().center()
    found = empty_bench.window.childAt(middle)
    assert found is not None
    assert sheet.isAncestorOf(found) or found is sheet
    sheet.go_button.click()
    assert empty_bench.window.focusWidget() is empty_bench.window.parts.subscriptions.tree
    QTest.keySequence(empty_bench.window, "Ctrl+Z")
    assert subscriptions.subscriptions(empty_bench.window.parts.connection) == []


@pytest.mark.parametrize("kind", ["pipe", "folder", "device", "large", "nowhere"])
def test_what_cannot_be_a_list_is_refused_at_once(bench: WindowBench, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "list.opml"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "large":
        with path.open("wb") as file:
            file.truncate(60_000_000)
    given = Path("/dev/zero") if kind == "device" else path
    bench.window.handlers.feeds.import_file(given)
    assert bench.window.parts.sheet.shown is None
    said = bench.window.parts.messages.toast.text()
    assert said.startswith(f"The file could not be read: {given.name if kind != 'large' else str(given)[:20]}")
    assert bench.engine.sent_of(PreviewOpml) == []


def test_an_empty_list_is_reported_as_an_empty_file(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "list.opml"
    path.touch()
    bench.window.handlers.feeds.import_file(path)
    command = bench.engine.sent[-1]
    assert isinstance(command, PreviewOpml)
    (job,) = bench.engine.core.state.parses
    bench.engine.parsed(job, Problem(ProblemKind.EMPTY))
    sheet = bench.sheet(ImportSheet)
    qtbot.waitUntil(lambda: "list.opml (it is empty)" in shown_in(sheet))


def shown_in(sheet: ImportSheet) -> str:
    return " ".join(label.text() for label in sheet.findChildren(PlainLabel))


def test_what_came_along_is_listed_and_how_long_the_rest_takes(qtbot: QtBot, bench: WindowBench) -> None:
    """One of two starred articles that were stored is in no document of its feed."""
    engine = bench.engine
    feed_id = engine.library.feed_ids["Slow Compiler"]
    entries = [parsed_entry(f"Starred {number}", "Text.", NOW, number) for number in (1, 2)]
    with transaction(engine.connection):
        ids = insert_entries(engine.connection, feed_id, entries, NOW, index_text=lambda text: text)
        engine.connection.execute(
            "UPDATE feed SET retrieved_at = ?, window = json_array((SELECT identity FROM entry_status WHERE entry_id = ?)) WHERE feed_id = ?",
            (NOW, ids[0], feed_id),
        )
    bench.window.handlers.feeds.import_address("https://lists.example/mine.opml")
    sheet = bench.sheet(ImportSheet)
    event = events.OpmlImported(163, 0, 0, None, "Liferea", starred=340, tagged=1, read=8615, stored=tuple(ids))
    sheet._imported(event)
    done = bench.sheet(ImportedSheet)
    assert done.title.text() == "163 feeds imported from Liferea"
    said = "340 starred articles\n1 tagged article\n8,615 articles marked as read, as they were in Liferea"
    qtbot.waitUntil(lambda: done.brought.text() == f"{said}\n1 is no longer in its feed: added from the copy in Liferea")
    for count, seconds, left in ((0, 0, ""), (4, 12, ""), (40, 60, "about 4 minutes left"), (150, 60, "less than a minute left")):
        bench.clock.at += seconds
        bench.window.handle_events((events.RetrievalProgress(count, 163),))
        assert done.left.text() == left
    bench.window.handle_events((events.RetrievalProgress(0, 0),))
    assert not done.left.isVisible()


def retrieved(qtbot: QtBot, bench: WindowBench, sheet: ImportedSheet, problems: dict[int, tuple[ProblemKind, str]]) -> None:
    """The imported feeds were tried; those named by number with a problem."""
    feeds_by_id = {feed.feed_id: feed for feed in feeds.feeds(bench.engine.connection)}
    with transaction(bench.engine.connection):
        for number, feed_id in enumerate(sheet._feed_ids):
            feed = replace(feeds_by_id[feed_id], retrieved_at=NOW, succeeded_at=NOW, next_at=NOW + 3600)
            if number in problems:
                feed = replace(feed, succeeded_at=None, problem=Problem(*problems[number]), problem_since=NOW, failures=1)
            feeds.save_feed(bench.engine.connection, feed)
    for feed_id in sheet._feed_ids:
        bench.engine.publish(events.FeedChanged(feed_id))
    bench.bridge.flush()
    bench.window.handle_events((events.RetrievalProgress(2, 2),))
    qtbot.waitUntil(lambda: sheet._found.ready + len(sheet._found.failed) == len(sheet._feed_ids))


def test_a_finished_import_says_what_is_ready_and_what_to_do_about_the_rest(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = imported(qtbot, bench)
    bench.window.handle_events((events.RetrievalProgress(0, 2),))
    assert sheet.message.text() == "Articles arrive in the background. You can start reading now."
    arrived(qtbot, bench, sheet, (0, 8, 9))
    retrieved(qtbot, bench, sheet, {1: (ProblemKind.TIMEOUT, "")})
    assert re.fullmatch(r"1 (is|are) ready to read\. 1 could not be reached:", sheet.message.text())
    (row,) = sheet.failures
    assert (row.title.text(), row.button.text()) == ("two", "Try again")
    assert "Next try about" in row.what.text()
    assert sheet.old_text.text() == "Older than a week: 2 of 3 articles", "as while it was refreshed"
    row.button.click()
    assert bench.engine.sent[-1] == RetrieveNow(
        (sheet._feed_ids[1],), even_gone=True, command_id=bench.engine.sent[-1].command_id
    )
    assert not row.button.isEnabled()
    assert bench.window.parts.sheet.shown is sheet
    retrieved(qtbot, bench, sheet, {})
    qtbot.waitUntil(lambda: sheet.message.text() == "All are ready to read.")
    assert sheet.failures == []
    sheet.mark_button.click()
    qtbot.waitUntil(lambda: not sheet.mark_button.isEnabled() and sheet.old_text.text() == "Older than a week: 0 of 1 article")
    assert statuses.unread_counts(bench.engine.connection)[sheet._feed_ids[0]] == 1


def test_a_feed_that_is_not_found_leads_to_the_search_for_its_address(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = imported(qtbot, bench)
    retrieved(qtbot, bench, sheet, {0: (ProblemKind.NOT_FOUND, ""), 1: (ProblemKind.UNAUTHORIZED, "")})
    qtbot.waitUntil(lambda: sheet.message.text() == "None is ready to read yet. 2 could not be reached:")
    texts = {row.title.text(): row.button.text() for row in sheet.failures}
    assert texts == {"one": "Find new address", "two": "Sign in…"}
    next(row for row in sheet.failures if row.title.text() == "one").button.click()
    qtbot.waitUntil(lambda: bool(bench.engine.sent_of(commands.FindFeedAgain)))
    assert bench.engine.sent_of(commands.FindFeedAgain)[-1].feed_id == sheet._feed_ids[0]  # type: ignore[attr-defined] # one of these
    assert bench.window.parts.sheet.shown is None
    assert bench.window.parts.panes.pages.shown == HEALTH


def test_start_reading_opens_unread_with_its_first_article(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = imported(qtbot, bench)
    arrived(qtbot, bench, sheet, (0, 8))
    bench.window.handlers.pages.go_health()
    sheet.go_button.click()
    parts = bench.window.parts
    newest = "Old news 0"
    qtbot.waitUntil(lambda: parts.article.article is not None and parts.article.article.title == newest)
    assert parts.entries.selection.view is View.UNREAD
    current = parts.entries.current()
    assert current.title == newest
    assert parts.entries.view.hasFocus()
    assert parts.article.isVisible()
    assert parts.sheet.shown is None
