"""Adding a feed from the + of the sidebar: what it leads to is shown before it is followed, and found again afterwards."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import AddFile, AddSubscription, PreviewFeed
from reader.domain.entry import View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import FeedsFound, SubscriptionAdded
from reader.domain.retrieval import FetchResult, JobKind, ParseJob
from reader.domain.subscription import FoundFeed
from reader.formats.wire import perform
from reader.storage import subscriptions
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.add_feed import AddFeedSheet
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.fakes.world import rss
from tests.ui.conftest import settle
from tests.ui.test_sidebar_many import choose, folder

PAGE = (
    b"<html><head><link rel='alternate' type='application/rss+xml' title='Salt &amp; sea' href='/feed.xml'>"
    b"<link rel='alternate' type='application/atom+xml' title='Comments' href='/comments.xml'></head></html>"
)


def opened(bench: WindowBench) -> AddFeedSheet:
    QTest.mouseClick(bench.window.parts.subscriptions.add_button, Qt.MouseButton.LeftButton)
    return bench.sheet(AddFeedSheet)


def answer(
    bench: WindowBench, body: bytes = b"", content_type: str = "application/rss+xml", problem: Problem | None = None
) -> None:
    """What the network and the parser process would have answered to the last request."""
    request = bench.engine.requests[-1]
    status = 0 if problem is not None else 200
    bench.engine.fetched(
        FetchResult(request, status, request.url, NOW, NOW, content_type=content_type, body=body, body_hash="x", problem=problem)
    )
    jobs = bench.engine.core.state.parses
    if problem is None:
        job_id, (task, result) = next(iter(jobs.items()))
        bench.engine.parsed(job_id, perform(job_of(job_id, task, result)))


def job_of(job_id: int, task: object, result: FetchResult) -> ParseJob:
    kind = JobKind.FEED if getattr(task, "from_page", False) else JobKind.DISCOVER
    return ParseJob(job_id, kind, result.final_url, result.content_type, result.body)


def handed_on(qtbot: QtBot, bench: WindowBench) -> None:
    QGuiApplication.processEvents()
    settle(qtbot, bench)


def type_address(bench: WindowBench, sheet: AddFeedSheet, text: str) -> None:
    QTest.keyClicks(sheet.field, text)
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)


def test_return_shows_the_feed_and_return_again_follows_it_in_the_folder_that_was_chosen(
    qtbot: QtBot, bench: WindowBench
) -> None:
    choose(qtbot, bench, [folder(bench, "City")])
    sheet = opened(bench)
    type_address(bench, sheet, "saltmeridian.example/feed.xml")
    assert not sheet.add_button.isEnabled()
    answer(bench, rss(1, 2, 3, 4))
    handed_on(qtbot, bench)
    assert sheet.card_of_feed.isVisible()
    assert sheet.card_of_feed.accessibleName().startswith("A feed")
    assert len(sheet.card_of_feed.accessibleDescription().split("; ")) == 3
    assert (sheet.folder.currentText(), sheet.name.text(), sheet.add_button.text()) == ("City", "A feed", "Add feed")
    before = len(subscriptions.subscriptions(bench.engine.connection))
    requests = len(bench.engine.requests)
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    handed_on(qtbot, bench)
    assert bench.window.parts.sheet.shown is None
    assert len(bench.engine.requests) == requests
    assert len(subscriptions.subscriptions(bench.engine.connection)) == before + 1
    chosen = bench.window.parts.subscriptions.current()
    assert (chosen.kind, chosen.title, chosen.folder.title if chosen.folder else "") == (Kind.FEED, "A feed", "City")
    tree = bench.window.parts.subscriptions.tree
    assert tree.viewport().rect().contains(tree.visualRect(tree.currentIndex()).center())
    assert bench.window.parts.entries.model.rowCount() >= 4
    assert bench.window.parts.messages.toast.text() == "Added A feed to City"


def added_feed(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = opened(bench)
    type_address(bench, sheet, "saltmeridian.example/feed.xml")
    answer(bench, rss(1))
    handed_on(qtbot, bench)
    sheet.go()
    handed_on(qtbot, bench)


def test_message_shows_the_feed_again_and_takes_it_back(qtbot: QtBot, bench: WindowBench) -> None:
    before = {each.feed_id for each in subscriptions.subscriptions(bench.engine.connection)}
    added_feed(qtbot, bench)
    sidebar, toast = bench.window.parts.subscriptions, bench.window.parts.messages.toast
    sidebar.select_view(View.ALL)
    assert toast._second.text() == "Show"
    toast._second.click()
    node = sidebar.current()
    assert node.title == "A feed"
    bench.window.handlers.general.undo()
    handed_on(qtbot, bench)
    assert {each.feed_id for each in subscriptions.subscriptions(bench.engine.connection)} == before


def test_undo_of_the_message_takes_the_feed_back(qtbot: QtBot, bench: WindowBench) -> None:
    before = len(subscriptions.subscriptions(bench.engine.connection))
    added_feed(qtbot, bench)
    bench.window.parts.messages.toast.act()
    handed_on(qtbot, bench)
    assert len(subscriptions.subscriptions(bench.engine.connection)) == before


def test_page_with_several_feeds_shows_the_first_and_arrows_show_the_next(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = opened(bench)
    type_address(bench, sheet, "saltmeridian.example")
    answer(bench, PAGE, "text/html")
    handed_on(qtbot, bench)
    assert [(choice.title, choice.detail) for choice in sheet.choices] == [("Salt & sea", "RSS"), ("Comments", "Atom")]
    assert bench.engine.requests[-1].url == "https://saltmeridian.example/feed.xml"
    answer(bench, rss(1, 2))
    handed_on(qtbot, bench)
    assert sheet.choices[0].isChecked()
    assert sheet.choices[0].detail.startswith("RSS")
    QTest.keyClick(sheet.choices[0], Qt.Key.Key_Down)
    assert sheet.choices[1].isChecked()
    assert bench.engine.requests[-1].url == "https://saltmeridian.example/comments.xml"
    answer(bench, rss(5))
    handed_on(qtbot, bench)
    QTest.keyClick(sheet.choices[1], Qt.Key.Key_Return)
    sent = bench.engine.sent_of(AddSubscription)[-1]
    assert isinstance(sent, AddSubscription)
    assert sent.url == "https://saltmeridian.example/comments.xml"


def test_failure_is_said_in_place_and_another_address_clears_it(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = opened(bench)
    type_address(bench, sheet, "nowhere.example")
    answer(bench, problem=Problem(ProblemKind.DNS, "nowhere.example"))
    handed_on(qtbot, bench)
    assert (sheet.message.text(), sheet.message.property("kind")) == ("The name nowhere.example was not found.", "bad")
    assert bench.window.parts.messages.toast.text() == ""
    assert sheet.field.hasFocus()
    assert sheet.add_button.text() == "Find feed"
    QTest.keyClicks(sheet.field, "x")
    assert not sheet.message.isVisible()


def test_answer_to_an_address_that_was_changed_since_is_not_shown(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = opened(bench)
    type_address(bench, sheet, "saltmeridian.example/feed.xml")
    QTest.keyClicks(sheet.field, "2")
    answer(bench, rss(1))
    handed_on(qtbot, bench)
    assert not sheet.card_of_feed.isVisible()
    assert sheet.add_button.text() == "Find feed"


def test_what_is_pasted_is_requested_and_what_is_typed_waits(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = opened(bench)
    QTest.keyClicks(sheet.field, "salt.example")
    assert bench.engine.sent_of(PreviewFeed) == []
    sheet.field.clear()
    QGuiApplication.clipboard().setText("https://salt.example/feed.xml")
    QTest.keyClick(sheet.field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    (sent,) = bench.engine.sent_of(PreviewFeed)
    assert isinstance(sent, PreviewFeed)
    assert sent.url == "https://salt.example/feed.xml"


@pytest.mark.parametrize("typed", ["/home/me/my feeds/tides.xml", "file:///home/me/my%20feeds/tides.xml"])
def test_a_file_is_followed_by_its_path(qtbot: QtBot, bench: WindowBench, typed: str) -> None:
    sheet = opened(bench)
    QGuiApplication.clipboard().setText(typed)
    sheet.field.paste()
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    (command,) = bench.engine.sent_of(AddFile)
    assert isinstance(command, AddFile)
    assert command.path == "/home/me/my feeds/tides.xml"
    answer(bench, rss(1, 2))
    handed_on(qtbot, bench)
    assert bench.window.parts.sheet.shown is None


def test_several_addresses_are_added_together_and_those_that_fail_stay(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = opened(bench)
    QGuiApplication.clipboard().setText("https://a.example/feed\nhttps://b.example/feed")
    QTest.keyClick(sheet.field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert bench.engine.sent_of(PreviewFeed) == []
    assert sheet.add_button.text() == "Add 2 feeds"
    sheet.folder.set_value(bench.engine.library.folder_ids["City"])
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    sent = bench.engine.sent_of(AddSubscription)
    assert [(each.url, each.folder_id) for each in sent if isinstance(each, AddSubscription)] == [
        ("https://a.example/feed", bench.engine.library.folder_ids["City"]),
        ("https://b.example/feed", bench.engine.library.folder_ids["City"]),
    ]
    answer(bench, problem=Problem(ProblemKind.TIMEOUT))
    handed_on(qtbot, bench)
    assert bench.window.parts.sheet.shown is sheet
    added = SubscriptionAdded(bench.engine.library.feed_ids["Lantern Press"], "A", 1, cause=sent[0].command_id)
    bench.window.handle_events((added,))
    assert bench.window.parts.sheet.shown is sheet
    assert sheet.field.text() == "https://b.example/feed"
    assert sheet.message.text().startswith("https://b.example/feed: ")


def test_nothing_is_followed_where_the_sheet_is_closed(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = opened(bench)
    type_address(bench, sheet, "saltmeridian.example/feed.xml")
    QTest.keyClick(sheet.field, Qt.Key.Key_Escape)
    answer(bench, rss(1))
    handed_on(qtbot, bench)
    assert bench.engine.sent_of(AddSubscription) == []
    assert bench.window.parts.messages.toast.text() == ""


def test_no_message_of_a_failure_where_the_address_was_changed_or_the_sheet_closed(qtbot: QtBot, bench: WindowBench) -> None:
    for key in (Qt.Key.Key_2, Qt.Key.Key_Escape):
        bench.window.parts.sheet.close()
        sheet = opened(bench)
        type_address(bench, sheet, "saltmeridian.example/feed.xml")
        QTest.keyClick(sheet.field, key)
        answer(bench, problem=Problem(ProblemKind.TIMEOUT))
        handed_on(qtbot, bench)
        assert bench.window.parts.messages.toast.text() == ""


def test_of_several_added_a_message_names_a_page_with_many_feeds_though_the_sheet_was_closed(
    qtbot: QtBot, bench: WindowBench
) -> None:
    sheet = opened(bench)
    type_address(bench, sheet, "saltmeridian.example b.example/feed")
    QTest.keyClick(sheet.field, Qt.Key.Key_Escape)
    found = FeedsFound("https://saltmeridian.example/", (FoundFeed("https://saltmeridian.example/feed.xml", "All", ""),) * 2)
    (first, _) = bench.engine.sent_of(AddSubscription)
    bench.window.handle_events((replace(found, cause=first.command_id),))
    toast = bench.window.parts.messages.toast
    assert toast.text() == "https://saltmeridian.example/ has several feeds."
    toast._action.click()
    again = bench.sheet(AddFeedSheet)
    assert len(again.choices) == 2


def test_feed_that_another_program_adds_is_said_and_leaves_the_list_as_it_is(qtbot: QtBot, bench: WindowBench) -> None:
    before = bench.window.parts.subscriptions.current()
    bench.engine.submit(AddSubscription("https://other.example/feed"))
    answer(bench, rss(1))
    handed_on(qtbot, bench)
    assert bench.window.parts.subscriptions.current() is before
    assert bench.window.parts.messages.toast.text() == "Added A feed"
    assert not bench.window.parts.messages.toast._second.isHidden()
