"""What the window says: toasts with their undo, refusals in one line, the banner that stays, numbers in words."""

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.changes import Change, ChangeKind
from reader.domain.errors import Problem, ProblemKind
from reader.domain.reasons import Reason, ReasonKind
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


def said(bench: WindowBench) -> str:
    return bench.window.parts.messages.toast.text()


@pytest.mark.parametrize(("number", "text"), [(0, "0 articles"), (1, "1 article"), (2, "2 articles")])
def test_english_counts_one_apart(qtbot: QtBot, bench: WindowBench, number: int, text: str) -> None:
    assert QCoreApplication.translate("PaneLinks", "%n articles", "", number) == text
    assert QCoreApplication.translate("MainWindow", "Starred") == "Starred"


def test_mark_all_read_says_how_many(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.by_name["go_today"]()
    settle(qtbot, bench)
    bench.window.handlers.marking.mark_all_read()
    assert said(bench) == "Marked all as read: 3 articles"


def test_message_goes_when_ctrl_z_did_what_it_offers(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.marking.mark_all_read()
    assert said(bench)
    bench.window.handlers.general.undo()
    assert said(bench) == ""


def test_many_refusals_are_one_line(qtbot: QtBot, bench: WindowBench) -> None:
    until = int(bench.clock.now()) + 1800
    for number in range(412):
        bench.bridge.publish(events.RetrievalRefused(number, until, Reason(ReasonKind.MAX_AGE, (21_600,)), cause=1))
    qtbot.waitUntil(lambda: said(bench) != "")
    assert said(bench) == "412 feeds cannot be refreshed yet; the first at 11:12"


def test_one_refusal_names_the_feed_and_the_reason(qtbot: QtBot, bench: WindowBench) -> None:
    feed_id = bench.engine.library.feed_ids["Lantern Press"]
    until = int(bench.clock.now()) + 1800
    bench.bridge.publish(events.RetrievalRefused(feed_id, until, Reason(ReasonKind.MAX_AGE, (21_600,)), cause=1))
    qtbot.waitUntil(lambda: said(bench) != "")
    assert said(bench) == "Lantern Press cannot be refreshed before 11:12: the server asked for 6 h"


def test_moved_feed_can_be_sent_back(qtbot: QtBot, bench: WindowBench) -> None:
    feed_id = bench.engine.library.feed_ids["Lantern Press"]
    undo = commands.ChangeFeedUrl(feed_id, "https://old.example/feed")
    bench.window.handle_events((events.FeedMoved(feed_id, undo.url, "https://new.example/feed", undo),))
    assert said(bench) == "Lantern Press has moved to a new address."
    bench.window.parts.messages.toast.act()
    assert bench.engine.sent[-1] is undo


def test_import_from_elsewhere_is_announced_once_and_undone_once(qtbot: QtBot, bench: WindowBench) -> None:
    feed_id = bench.engine.library.feed_ids["Lantern Press"]
    undo = commands.Batch((commands.RemoveSubscription((feed_id,)),))
    bench.window.handle_events(
        (events.SubscriptionsChanged(undo, Change(ChangeKind.IMPORTED), cause=7), events.OpmlImported(1, 0, 3, undo, cause=7)),
    )
    assert said(bench) == "1 subscription added"
    bench.window.parts.messages.toast.act()
    assert bench.engine.sent[-1] is undo
    assert bench.window.parts.undo_stack.newest() is None


def test_full_disk_stays_said_until_something_is_stored_again(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handle_events((events.StorageFailed(Problem(ProblemKind.DISK_FULL, "no room")),))
    assert bench.window.parts.banner.text().startswith("The disk is full: no room")
    bench.window.handle_events((events.RetrievalProgress(1, 2),))
    assert bench.window.parts.banner.isVisible()
    bench.window.handlers.reading.next_article()
    settle(qtbot, bench)
    assert bench.window.parts.banner.text() == ""


def test_engine_that_failed_is_reported_and_one_that_was_stopped_is_not(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handle_events((events.EngineStopped(),))
    assert not bench.window.parts.banner.isVisible()
    bench.window.handle_events((events.EngineStopped(Problem(ProblemKind.BUG, "KeyError")),))
    assert "Restart Beforehand" in bench.window.parts.banner.text()


def test_search_says_how_much_it_found(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.entries
    bench.window.handlers.going.search()
    pane.header.field.setText("comet")
    settle(qtbot, bench)
    assert pane.found.isVisible()
    assert pane.found.message.text() == "1 article in all feeds"
    pane.header.field.setText("zebra")
    settle(qtbot, bench)
    assert not pane.found.isVisible()
    pane.header.close_search()
    settle(qtbot, bench)
    assert not pane.found.isVisible()


def test_count_from_before_a_reload_shows_no_new_articles_button(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.reading.next_article()
    pane = bench.window.parts.entries
    before, selection = pane._highest, pane.selection
    bench.engine.post("Lantern Press", 3)
    pane.reload()
    settle(qtbot, bench)
    assert pane._highest > before
    pane.new_articles_button.show_count(0)
    pane._show_new((3, 3), selection, before)
    assert not pane.new_articles_button.isVisible()


def test_empty_search_field_asks_for_words_instead_of_keeping_old_results(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.going.search()
    bench.window.parts.entries.header.field.setText("comet")
    settle(qtbot, bench)
    bench.window.parts.entries.header.field.setText("")
    settle(qtbot, bench)
    assert bench.window.parts.entries.empty.isVisible()
    assert bench.window.parts.entries.empty._title.text() == "Search your articles"


def test_article_pane_without_an_article_says_what_to_do(qtbot: QtBot, bench: WindowBench) -> None:
    assert "press Space" in bench.window.parts.article.hint.text()
    assert bench.window.parts.article.hint.isVisible()


def test_parts_of_an_undone_import_are_no_steps_of_undo(qtbot: QtBot, bench: WindowBench) -> None:
    part = commands.AddFolder("Part")
    step = bench.window.parts.undo_stack.push("Imported", commands.Batch((part,)), 7)
    assert bench.window.parts.undo_stack.pop(step) is not None
    changed = events.SubscriptionsChanged(commands.AddFolder("Back"), Change(ChangeKind.FOLDER_REMOVED), cause=part.command_id)
    bench.window.handle_events((changed,))
    assert said(bench) == ""
    assert bench.window.parts.undo_stack.newest() is None


def test_what_comes_after_closing_is_dropped(qtbot: QtBot, bench: WindowBench) -> None:
    feed_id = next(iter(bench.engine.library.feed_ids.values()))
    bench.window.handle_events((events.FeedChanged(feed_id), events.RetrievalProgress(1, 2)))
    bench.window.close()
    bench.window.handle_events((events.FeedChanged(feed_id), events.SubscriptionsChanged()))
    assert [timer for timer in bench.window.findChildren(QTimer) if timer.isActive()] == []
