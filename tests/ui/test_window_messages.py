"""What the window says: messages, and what is missing, broken or impossible."""

import importlib
import ssl
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader import net
from reader.app import desktop_links
from reader.app.crash import CrashReports
from reader.app.desktop_links import DesktopLinks
from reader.app.late_engine import LateEngine
from reader.app.paths import profile_in
from reader.app.run_window import ANY_FEED, BugNotice, SecondInstance
from reader.domain import commands, events
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import Command, RetrieveNow
from reader.domain.entry import View
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import NetworkChanged
from reader.domain.reasons import Reason, ReasonKind
from reader.formats.expression import _compiled, fault
from reader.net import tls
from reader.net.credentials import keep, look_up
from reader.storage.connection import ReadConnection
from reader.supervision import NO_THREAD, Loop
from reader.ui.data import query_runner
from reader.ui.data.file_work import run_file_work
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.start import SourcesSheet
from reader.ui.kit.pages import ACTIVITY, HEALTH
from tests.fakes.invented_library import invented_library
from tests.fakes.window_bench import WindowBench, window_bench
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


def test_a_message_that_is_too_long_for_a_line_goes_on_in_a_second(bench: WindowBench) -> None:
    window, toast = bench.window, bench.window.parts.messages.toast
    window.resize(760, 600)
    long = "2 articles were not sent to the notebook, because it asked for a login: choose it in the preferences, and send them again."
    toast.say(long)
    assert said(bench) == long
    assert toast.width() <= window.width()
    line = toast._text.fontMetrics().lineSpacing()
    assert 2 * line <= toast._text.height() < 3 * line
    toast.say(long * 3)
    assert said(bench).endswith("…")
    assert toast._text.heightForWidth(toast._text.width()) <= toast._text.height()


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
    bench.window.handle_events((events.FeedMoved(feed_id, undo),))
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


@pytest.fixture
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CrashReports:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    made = CrashReports(tmp_path)
    made.install()
    return made


def test_the_window_says_where_the_report_of_a_mistake_is(
    qtbot: QtBot, bench: WindowBench, reports: CrashReports, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    BugNotice(bench.window, reports)
    reported = threading.Event()
    steps = iter([ValueError("in a loop")])

    def step() -> bool:
        error = next(steps, None)
        if error is not None:
            raise error
        return False

    Loop("test", step, end=reported.set).start()
    assert reported.wait(30)
    qtbot.waitUntil(lambda: "ran into an error" in bench.window.parts.messages.toast.text())
    assert "crash-00001.txt" in bench.window.parts.messages.toast.text()
    bench.window.parts.messages.dismiss()
    reports.report(ValueError("second"), "a thread")
    assert len(list(tmp_path.glob("crash-*.txt"))) == 2
    bench.window.ended.emit()
    assert reports._listener is None
    caplog.clear()


TEXT = "The file could not be read: library.sqlite: unable to open database file."


class Away:
    """The database's file moved elsewhere, and every connection to it with it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_away = False
        really_open = query_runner.open_reader

        def open_reader(path: Path) -> ReadConnection:
            return really_open(path.with_name("nowhere") if self.is_away else path)

        monkeypatch.setattr(query_runner, "open_reader", open_reader)


@pytest.fixture
def away(monkeypatch: pytest.MonkeyPatch) -> Away:
    return Away(monkeypatch)


def test_the_first_list_that_cannot_be_read_is_shown_once_it_can(
    qtbot: QtBot, away: Away, tmp_path: Path, open_bench: Callable[..., WindowBench]
) -> None:
    del open_bench
    away.is_away = True
    bench = window_bench(invented_library(tmp_path / "library.sqlite", more=3), tmp_path)
    window = bench.window
    window.show()
    qtbot.waitUntil(lambda: bool(window.parts.banner.text()))
    assert window.parts.banner.text().startswith(TEXT)
    assert window.parts.banner.button.text() == "Try again"
    window.handlers.going.go_to_list(View.STARRED)
    qtbot.waitUntil(window.parts.entries.empty.isVisible)
    assert "could not be loaded" in window.parts.entries.empty._title.text()
    assert "library.sqlite" in window.parts.entries.empty._reason.text()
    away.is_away = False
    window.parts.banner.button.click()
    settle(qtbot, bench)
    assert window.parts.banner.text() == ""
    assert window.parts.entries.model.rowCount() > 0
    assert window.parts.entries.view.isVisible()
    assert not window.parts.entries.empty.isVisible()
    window.close()
    window.deleteLater()
    bench.engine.connection.close()


def test_a_page_of_its_own_thread_says_so_too(qtbot: QtBot, bench: WindowBench, away: Away) -> None:
    window = bench.window
    away.is_away = True
    window.parts.panes.pages.show_page(ACTIVITY)
    qtbot.waitUntil(lambda: bool(window.parts.banner.text()))
    away.is_away = False
    window.parts.banner.button.click()
    qtbot.waitUntil(lambda: not window.parts.banner.text())
    qtbot.waitUntil(window.parts.panes.pages.page(ACTIVITY).runner.is_idle)


SHORT = Problem(ProblemKind.NO_RESOURCES, NO_THREAD)


@pytest.fixture
def _no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)


@pytest.mark.usefixtures("_no_threads")
def test_data_actions_are_refused_with_a_message(qtbot: QtBot) -> None:
    owner = QObject()
    problems: list[Problem] = []
    run_file_work(owner, lambda: 1, lambda _: None, problems.append)
    qtbot.waitUntil(lambda: problems == [SHORT])


@pytest.mark.usefixtures("_no_threads")
def test_an_engine_that_cannot_begin_refuses_what_is_asked_of_it() -> None:
    problems: list[Problem] = []
    refused: list[tuple[Command, Problem]] = []
    engine = LateEngine(lambda: pytest.fail("it has no thread"), problems.append, lambda *each: refused.append(each))
    early, late = RetrieveNow(), RetrieveNow()
    engine.submit(early)
    engine.start()
    engine.submit(late)
    engine.stop()
    assert problems == [SHORT]
    assert refused == [(early, SHORT), (late, SHORT)]


def missing(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """From now on the import of these fails, whatever was imported before."""
    for name in names:
        monkeypatch.setitem(sys.modules, name, None)
    _compiled.cache_clear()


def test_without_keyring_a_login_is_refused_with_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    missing(monkeypatch, "keyring")
    for action in (
        lambda: look_up("https://a.test"),
        lambda: keep("https://a.test", "ann", "x"),
        lambda: keep("https://a.test", "", ""),
    ):
        with pytest.raises(ReaderError) as refused:
            action()
        assert refused.value.problem.kind is ProblemKind.KEYRING


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_without_truststore_the_certificates_of_the_program_verify(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missing(monkeypatch, "truststore")
    monkeypatch.delitem(sys.modules, "reader.net.tls")
    monkeypatch.setattr(net, "tls", tls)  # and so it is again afterwards
    fresh = importlib.import_module("reader.net.tls")
    monkeypatch.setattr(fresh.sys, "platform", platform)
    context = fresh.make_context()
    assert (context.verify_mode, context.check_hostname) == (ssl.CERT_REQUIRED, True)


def test_without_regex_an_expression_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    missing(monkeypatch, "regex")
    assert "regex" in str(fault("a|b"))


@pytest.mark.skipif(sys.platform != "linux", reason="only there is a bus")
@pytest.mark.parametrize("name", ["jeepney", "reader.desktop.bus"])
def test_without_a_bus_the_tray_comes_all_the_same_and_nothing_is_known(
    name: str, qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    for imported in [each for each in sys.modules if each.startswith(("jeepney", "reader.desktop."))]:
        monkeypatch.delitem(sys.modules, imported)
    missing(monkeypatch, name)
    known: list[object] = []
    links = DesktopLinks(bench.window, bench.bridge, bench.window.parts.submit, ["beforehand"])
    links._presence.known.connect(known.append)
    links.begin()
    qtbot.waitUntil(lambda: known[-1:] == [frozenset()])
    assert links.session_bus is None
    assert bench.window.parts.services.missing == {"notifications", "battery", "connection"}
    links.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="only there is a bus")
def test_the_window_goes_on_while_what_speaks_to_the_buses_is_imported(
    qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def late(_name: str) -> None:
        threads.append(threading.current_thread())

    monkeypatch.setattr(desktop_links, "import_module", late)
    links = DesktopLinks(bench.window, bench.bridge, bench.window.parts.submit, ["beforehand"])
    listened: list[threading.Thread] = []
    monkeypatch.setattr(links._conditions, "listen", lambda: listened.append(threading.current_thread()))
    links.begin()
    assert not listened
    qtbot.waitUntil(lambda: bool(listened))
    assert listened == [threading.main_thread()]
    assert threads
    assert threading.main_thread() not in threads
    links.stop()


def test_who_ends_before_the_buses_are_imported_listens_to_none(
    qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    links = DesktopLinks(bench.window, bench.bridge, bench.window.parts.submit, ["beforehand"])
    monkeypatch.setattr(links._conditions, "listen", lambda: pytest.fail("listened after the end"))
    links.stop()
    links.imported.emit()
    QApplication.processEvents()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_entrys_add_feed_asks_for_an_address(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    second_instance = SecondInstance(bench.window, profile_in(tmp_path / "profile"), bench.clock)
    second_instance.rang.emit("", "")
    second_instance.rang.emit(ANY_FEED, "")
    qtbot.waitUntil(lambda: len(bench.window.findChildren(AddFeedSheet)) == 1)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    "address", ["feed:http://127.0.0.1:631/x", "http://localhost/feed", "http://169.254.169.254/", "feed://nas.local/f"]
)
def test_an_address_of_the_own_network_that_is_handed_over_is_asked_about_first(
    bench: WindowBench, qtbot: QtBot, tmp_path: Path, address: str
) -> None:
    # a web page may have handed it over
    second_instance = SecondInstance(bench.window, profile_in(tmp_path / "profile"), bench.clock)
    second_instance.rang.emit(address, "")
    qtbot.waitUntil(lambda: len(bench.window.findChildren(AddFeedSheet)) == 1)
    sheet = bench.window.findChildren(AddFeedSheet)[0]
    assert sheet.field.text() == address
    assert sheet.message.text() == "This address is in your local network. Add it only if you trust it."
    assert bench.engine.requests == []
    sheet.add_button.click()
    assert [request.may_be_private for request in bench.engine.requests] == [True]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_public_address_that_is_handed_over_is_added(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    second_instance = SecondInstance(bench.window, profile_in(tmp_path / "profile"), bench.clock)
    second_instance.rang.emit("feed:https://new.example/feed", "")
    qtbot.waitUntil(lambda: len(bench.engine.requests) == 1)
    assert bench.engine.requests[0].url == "https://new.example/feed"


def test_what_is_dragged_in_from_the_own_network_is_asked_about_first(bench: WindowBench) -> None:
    bench.window.handlers.feeds.handle_address("http://192.168.1.1/feed")
    assert isinstance(bench.window.parts.sheet.shown, AddFeedSheet)
    bench.window.parts.sheet.shown.close_sheet()
    bench.window.handlers.feeds.handle_address("http://192.168.1.1/list.opml")
    sheet = bench.sheet(SourcesSheet)
    assert sheet.field.text() == "http://192.168.1.1/list.opml"
    assert bench.engine.requests == []


SCRIPT = """
import os
import reader.ui
from PySide6.QtCore import QAbstractListModel, QModelIndex
from PySide6.QtWidgets import QApplication, QListView

class Broken(QAbstractListModel):
    answers = ("one", "two")

    def rowCount(self, parent=QModelIndex()):
        return 3

    def data(self, index, role=0):
        return self.answers[index.row() + 2]

application = QApplication(["test", "-platform", "offscreen"])
view = QListView()
model = Broken()
try:
    view.setModel(model)
    view.show()
    view.viewport().repaint()
except Exception as error:
    print("told:", error)
print("lives", flush=True)
os._exit(0)
"""


def test_an_index_out_of_range_in_an_answer_to_qt_is_reported_and_not_the_end() -> None:
    run = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    assert "lives" in run.stdout
    assert "tuple index out of range" in run.stdout + run.stderr


LONE, CITY = "Tram and Quay", "City"
"""The only feed of its folder."""


def change(bench: WindowBench, *titles: str, **values: bool) -> None:
    state = bench.engine.core.state
    for title in titles or bench.engine.library.feed_ids:
        feed_id = bench.engine.library.feed_ids[title]
        state.remember(replace(state.feeds[feed_id], **values))  # type: ignore[arg-type]


def ask(qtbot: QtBot, bench: WindowBench, key: tuple[Kind, int | str] | None) -> str:
    """Refresh a row, or all; what is said."""
    window = bench.window
    window.parts.messages.dismiss()
    if key is None:
        window.handlers.feeds.retrieve_all()
    else:
        window.parts.subscriptions.select(key)
        settle(qtbot, bench)
        window.actions_by_name["retrieve_shown"].trigger()
    settle(qtbot, bench)
    return window.parts.messages.toast.text()


def waiting(bench: WindowBench) -> set[str]:
    """Whose turn comes as soon as time passes."""
    titles = {feed_id: title for title, feed_id in bench.engine.library.feed_ids.items()}
    return {titles[feed_id] for feed_id in titles if feed_id in bench.engine.core.state.queue}


def folder(bench: WindowBench, title: str = CITY) -> tuple[Kind, int]:
    return Kind.FOLDER, bench.engine.library.folder_ids[title]


def test_a_folder_whose_only_feed_is_gone_says_so_and_shows_the_way(qtbot: QtBot, bench: WindowBench) -> None:
    change(bench, LONE, is_gone=True)
    assert ask(qtbot, bench, folder(bench)) == f"Nothing to refresh: {LONE} was removed by its publisher"
    assert waiting(bench) == set()
    bench.window.parts.messages.toast.act()
    assert bench.window.parts.panes.pages.shown == HEALTH


def test_a_paused_feed_says_so_and_can_be_resumed(qtbot: QtBot, bench: WindowBench) -> None:
    change(bench, LONE, is_paused=True)
    for key in (folder(bench), (Kind.FEED, bench.engine.library.feed_ids[LONE])):
        assert ask(qtbot, bench, key) == f"Nothing to refresh: {LONE} is paused"
    bench.window.parts.messages.toast.act()
    assert bench.engine.sent[-1] == replace(
        commands.PauseFeeds((bench.engine.library.feed_ids[LONE],), is_paused=False), command_id=bench.engine.sent[-1].command_id
    )
    assert "Nothing" not in ask(qtbot, bench, folder(bench))
    assert waiting(bench) == {LONE}


def gone(bench: WindowBench) -> None:
    change(bench, is_gone=True)


def paused(bench: WindowBench) -> None:
    change(bench, is_paused=True)


def both(bench: WindowBench) -> None:
    change(bench, is_paused=True)
    change(bench, LONE, is_gone=True)


ALL = [
    (gone, "Nothing to refresh: 12 feeds were removed by their publishers"),
    (paused, "Nothing to refresh: 12 feeds are paused"),
    (both, "Nothing to refresh: 12 feeds are paused or were removed by their publishers"),
]


@pytest.mark.parametrize(("state", "text"), ALL, ids=["gone", "paused", "both"])
def test_where_no_feed_at_all_can_be_asked(
    qtbot: QtBot, bench: WindowBench, state: Callable[[WindowBench], None], text: str
) -> None:
    """By the command for all, and from a list that holds articles of all feeds: a tag's, a search's."""
    bench.window.parts.submit(commands.SaveSearch("Comets", "comet"))
    entry = next(key for key in bench.window.parts.entries.model.keys if key > 0)
    bench.window.parts.submit(commands.TagEntries((entry,), add=("sky",)))
    settle(qtbot, bench)
    state(bench)
    rows = [
        (node.kind, node.number)
        for node in bench.window.parts.subscriptions.model.nodes()
        if node.kind in {Kind.TAG, Kind.SEARCH}
    ]
    assert len(rows) == 2
    for key in (None, *rows):
        assert ask(qtbot, bench, key) == text
    assert waiting(bench) == set()


def test_one_feed_that_can_be_asked_is_and_nothing_is_said(qtbot: QtBot, bench: WindowBench) -> None:
    change(bench, LONE, is_gone=True)
    assert ask(qtbot, bench, None) == ""
    assert waiting(bench) == {*bench.engine.library.feed_ids} - {LONE}


def test_an_empty_folder_says_so(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.parts.submit(commands.AddFolder("Bare"))
    settle(qtbot, bench)
    (bare,) = [node for node in bench.window.parts.subscriptions.model.nodes() if node.title == "Bare"]
    assert ask(qtbot, bench, bare.key) == "Nothing to refresh: this folder has no feeds"
    assert bench.engine.sent_of(commands.RetrieveNow) == []


def test_without_a_network_a_request_is_made_and_the_status_line_says_why_nothing_comes(qtbot: QtBot, bench: WindowBench) -> None:
    """The user may know better; what is wrong stays in sight meanwhile."""
    problem = Problem(ProblemKind.NO_NETWORK)
    bench.engine.core.state.outage.problem = problem
    bench.window.handle_events((NetworkChanged(problem),))
    assert ask(qtbot, bench, folder(bench)) == ""
    assert waiting(bench) == {LONE}
    bench.window.parts.submit(commands.CancelRetrievals())
    line = bench.window.parts.subscriptions.status_line
    qtbot.waitUntil(lambda: line.next_text() == "Ready since 08:51 · offline now")
