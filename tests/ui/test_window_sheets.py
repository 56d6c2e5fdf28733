"""First start, adding feeds, importing OPML: what the user sees of success, choice and failure."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QScrollArea
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from reader.domain import commands, events
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import FeedPreviewed
from reader.domain.feed import FeedPreview
from reader.domain.subscription import FoundFeed, ImportPreview, OpmlDocument, OpmlFeed, SkippedOutline
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.import_opml import ImportSheet
from reader.ui.dialogs.imported import ImportedSheet
from reader.ui.kit.labels import PlainLabel
from tests.fakes.invented_library import FEEDS, _add_feed
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


def last_sent(bench: WindowBench) -> commands.Command:
    return bench.engine.sent[-1]


def test_without_feeds_the_first_start_greets_and_its_field_has_the_focus(qtbot: QtBot, empty_bench: WindowBench) -> None:
    first = empty_bench.window.parts.first_start
    assert first.isVisible()
    assert first._heading.text() == "Good morning. What do you read?"
    assert first.field.hasFocus()


@pytest.mark.parametrize("size", [(1360, 860), (480, 360)])
def test_first_start_has_all_its_words_at_every_width(qtbot: QtBot, empty_bench: WindowBench, size: tuple[int, int]) -> None:
    page = empty_bench.window.parts.first_start
    empty_bench.window.resize(*size)
    qtbot.waitUntil(lambda: page.width() == size[0])
    area = page.findChild(QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    labels = [label for label in page.findChildren(PlainLabel) if label.isVisible() and label.text()]
    assert len(labels) > 8

    def has_room(label: PlainLabel) -> bool:
        lines = label.fontMetrics().boundingRect(label.rect(), Qt.TextFlag.TextWordWrap, label.text())
        return label.height() + 14 >= lines.height() and label.width() >= lines.width()

    qtbot.waitUntil(lambda: all(has_room(label) for label in labels))


def test_first_feed_ends_the_first_start(qtbot: QtBot, empty_bench: WindowBench) -> None:
    QTest.keyClicks(empty_bench.window.parts.first_start.field, "tidewater.example")
    QTest.keyClick(empty_bench.window.parts.first_start.field, Qt.Key.Key_Return)
    sent = last_sent(empty_bench)
    assert isinstance(sent, commands.AddSubscription)
    assert sent.url == "tidewater.example"
    _add_feed(empty_bench.engine.library, FEEDS[0][0], None, 0)
    feed_id = empty_bench.engine.library.feed_ids[FEEDS[0][0]]
    reported = (
        events.SubscriptionsChanged(cause=sent.command_id),
        events.SubscriptionAdded(feed_id, FEEDS[0][0], 0, cause=sent.command_id),
    )
    empty_bench.window.handle_events(reported)
    settle(qtbot, empty_bench)
    assert not empty_bench.window.parts.first_start.isVisible()
    assert empty_bench.window.parts.entries.empty.isVisible()


def test_first_start_says_in_place_what_went_wrong(qtbot: QtBot, empty_bench: WindowBench) -> None:
    first = empty_bench.window.parts.first_start
    first._add("nothing.example")
    problem = Problem(ProblemKind.NO_FEED_FOUND, "nothing.example")
    empty_bench.window.handle_events((events.CommandFailed(problem, cause=last_sent(empty_bench).command_id),))
    assert first.message.text() == "No feed was found at nothing.example"
    assert empty_bench.window.parts.messages.toast.text() == ""
    assert first.address.go.isEnabled()


def test_demo_button_asks_for_the_demo(qtbot: QtBot, empty_bench: WindowBench) -> None:
    with qtbot.waitSignal(empty_bench.window.demo_wanted):
        empty_bench.window.parts.first_start.demo.click()


def test_file_dropped_anywhere_is_previewed(qtbot: QtBot, empty_bench: WindowBench, tmp_path: Path) -> None:
    path = tmp_path / "mine.opml"
    path.write_bytes(b"<opml/>")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    drop = QDropEvent(
        QPointF(300, 300), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    empty_bench.window.parts.first_start.dropEvent(drop)
    sent = last_sent(empty_bench)
    assert isinstance(sent, commands.PreviewOpml)
    assert (sent.data, sent.source) == (b"<opml/>", "mine.opml")
    assert isinstance(empty_bench.window.parts.sheet.shown, ImportSheet)


def test_file_that_cannot_be_read_is_reported(qtbot: QtBot, bench: WindowBench, tmp_path: Path) -> None:
    bench.window.handlers.feeds.import_file(tmp_path / "missing.opml")
    assert bench.window.parts.messages.toast.text().startswith("The file could not be read: missing.opml")


def open_import(bench: WindowBench, tmp_path: Path) -> ImportSheet:
    path = tmp_path / "mine.opml"
    path.write_bytes(b"<opml/>")
    bench.window.handlers.feeds.import_file(path)
    return bench.sheet(ImportSheet)


def preview() -> ImportPreview:
    feed = OpmlFeed("https://new.example/feed", "<i>New</i>", "", ("Science",))
    skipped = (SkippedOutline("Radio", "", Detail(DetailKind.NO_FEED_ADDRESS)),)
    document = OpmlDocument("Mine", (feed,), (), skipped, (Detail(DetailKind.UNCLOSED_FOLDERS, (1,)),), 1)
    return ImportPreview(document, (feed,), (), ())


def test_import_shows_what_would_happen_then_does_it(qtbot: QtBot, bench: WindowBench, tmp_path: Path) -> None:
    sheet = open_import(bench, tmp_path)
    bench.window.handle_events((events.OpmlPreviewed(preview(), "mine.opml", cause=last_sent(bench).command_id),))
    assert sheet.message.text() == "1 new  ·  1 listed twice  ·  1 skipped  ·  1 repaired"
    sheet.go_button.click()
    sent = last_sent(bench)
    assert isinstance(sent, commands.ImportOpml)
    bench.window.handle_events((events.OpmlImported(1, 0, 0, cause=sent.command_id), events.RetrievalProgress(0, 5)))
    done = bench.sheet(ImportedSheet)
    assert done.title.text() == "1 feed imported"
    assert done.stop_button.isVisible()
    done.stop_button.click()
    assert isinstance(last_sent(bench), commands.CancelRetrievals)


def test_bad_file_is_reported_in_the_sheet(qtbot: QtBot, bench: WindowBench, tmp_path: Path) -> None:
    sheet = open_import(bench, tmp_path)
    problem = Problem(ProblemKind.NOT_OPML, "it is a picture")
    bench.window.handle_events((events.CommandFailed(problem, cause=last_sent(bench).command_id),))
    assert sheet.message.text() == "This is not a subscription list (it is a picture)."
    assert not sheet.go_button.isVisible()
    assert bench.window.parts.messages.toast.text() == ""


def test_add_sheet_offers_a_choice_and_closes_when_done(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.feeds.add_feed()
    sheet = bench.sheet(AddFeedSheet)
    sheet.field.setText("tidewater.example")
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    found = (FoundFeed("https://tidewater.example/a", "Tides & times"), FoundFeed("https://tidewater.example/b", ""))
    bench.window.handle_events((events.FeedsFound("https://tidewater.example", found, cause=last_sent(bench).command_id),))
    assert [choice.title for choice in sheet.choices] == ["Tides & times", "https://tidewater.example/b"]
    sheet.choices[1].click()
    shown = FeedPreview("https://tidewater.example/b", "Tides", "", "rss20", (), 0, ())
    bench.window.handle_events((FeedPreviewed(shown, cause=last_sent(bench).command_id),))
    sheet.add_button.click()
    sent = last_sent(bench)
    assert isinstance(sent, commands.AddSubscription)
    assert sent.url == "https://tidewater.example/b"
    feed_id = bench.engine.library.feed_ids["Lantern Press"]
    bench.window.handle_events((events.SubscriptionAdded(feed_id, "Tides", 3, cause=sent.command_id),))
    assert bench.window.parts.sheet.shown is None
    assert bench.window.parts.messages.toast.text() == "Added Tides to Reading"
    bench.window.handle_events((events.SubscriptionAdded(feed_id, "Tides", 3, is_plain=True, cause=sent.command_id),))
    assert (
        bench.window.parts.messages.toast.text()
        == "Added Tides. Its site does not support https, so the connection is not encrypted."
    )


def test_add_sheet_says_what_went_wrong_and_keeps_the_address(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.feeds.add_feed()
    sheet = bench.sheet(AddFeedSheet)
    sheet.field.setText("nowhere.example")
    sheet.go()
    problem = Problem(ProblemKind.DNS, "nowhere.example")
    bench.window.handle_events((events.CommandFailed(problem, cause=last_sent(bench).command_id),))
    assert sheet.message.text() == "The name nowhere.example was not found."
    assert sheet.field.text() == "nowhere.example"


def test_commands_rest_while_a_sheet_is_open_and_escape_closes_it(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.feeds.add_feed()
    sheet = bench.window.parts.sheet.shown
    sent = len(bench.engine.sent)
    sheet.setFocus()
    QTest.keyClick(sheet, Qt.Key.Key_J)
    assert len(bench.engine.sent) == sent
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert bench.window.parts.sheet.shown is None
    assert bench.window.actions_by_name["next_article"].isEnabled()


def test_a_sheet_that_replaced_another_closes(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.general.show_keys()
    keys = bench.window.parts.sheet.shown
    button = keys.findChildren(QPushButton)[-1]
    button.setFocus()
    bench.window.handlers.general.edit_keys()
    qtbot.waitUntil(lambda: not isValid(keys))
    editor = bench.window.parts.sheet.shown
    assert editor is not keys
    editor.close_sheet()
    assert bench.window.parts.sheet.shown is None
    assert bench.window.focusWidget() is not None


REPLACING = (
    "show_help", "show_keys", "edit_keys", "about", "edit_rules", "edit_preferences", "choose_starters", "import_opml_url",
    "add_feed", "follow_page", "import_from_reader", "open_palette", "tag", "make_rule", "feed_properties",
)  # fmt: skip


def test_a_sheet_in_the_place_of_another_has_the_keys_and_leaves_them_where_they_were(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.parts.entries.view.setFocus()
    window.parts.entries.view.step(1)
    for name in REPLACING:
        window.handlers.by_name[name]()
        settle(qtbot, bench)
        sheet = window.parts.sheet.shown
        assert sheet is not None, name
        assert sheet.isAncestorOf(window.focusWidget()), name
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.parts.sheet.shown is None
    assert window.parts.entries.view.hasFocus()
