"""Enabled means that it does something now: every action in every state of the window either changes something to be seen, or rests."""

import random
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.accounts import Server, ServerKind
from reader.domain.commands import OpenEpisode, SetPreference
from reader.domain.entry import ArticleLayout, Mark, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import AccountAdded
from reader.domain.preferences import Preferences
from reader.domain.retrieval import FetchResult
from reader.storage import accounts, subscriptions
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.kit import actions
from reader.ui.kit.actions import ActionRow
from reader.ui.shell.actions.table import ROWS
from reader.ui.text.languages import install_language
from tests.examples import TIMES
from tests.fakes.invented_library import NOW, InventedLibrary, _add_feed, empty_library, invented_library
from tests.fakes.silent_sound import NoBytes, SilentSound
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle
from tests.ui.test_player import Stage
from tests.ui.test_scroll_costs import calls_per_step

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

ALLOWED = {
    "quit": "it ends the test",
    "close_window": "the same",
    "open_menu": "its menu waits until it is closed; test_menu.py opens it",
    "print_article": "needs a printer",
    "read_back": "a key that is pressed again and again, also at the beginning of an article",
    "skip_back": "the same, at the beginning of an episode",
    "filter_feeds": "goes to a field that may have the focus already",
    "search": "the same",
}
"""What may be enabled and change nothing, and why."""
EPISODE = '[["https://pod.test/1.mp3", "audio/mpeg", 44000000, 2880, "", "", []]]'


def open_article(bench: WindowBench, title: str = "") -> None:
    lists = bench.window.parts.entries
    for row in range(lists.model.rowCount()):
        entry = lists.model.entry(row)
        if entry is not None and title in entry.title:
            lists.view.open_row(row)
            return


def bare_article(bench: WindowBench) -> None:
    connection = bench.engine.connection
    connection.execute("UPDATE entry SET link = '', enclosures = '[]'")
    bench.window.parts.entries.reload()
    open_article(bench)


def nothing(_bench: WindowBench) -> None:
    """As it is after a start."""


def feed_selected(bench: WindowBench) -> None:
    sidebar = bench.window.parts.subscriptions
    node = next(node for node in sidebar.model.nodes() if node.kind is Kind.FEED)
    sidebar.select(node.key)


def offline(bench: WindowBench) -> None:
    bench.window.handle_events((events.NetworkChanged(Problem(ProblemKind.NO_NETWORK)),))


def paused(bench: WindowBench) -> None:
    bench.window.actions_by_name["pause_hour"].trigger()


def sheet_open(bench: WindowBench) -> None:
    bench.window.handlers.general.about()


def searching(bench: WindowBench) -> None:
    bench.window.handlers.going.search()
    field = bench.window.parts.entries.header.field
    field.setText("tide")
    field.returnPressed.emit()


def tag_shown(bench: WindowBench) -> None:
    open_article(bench)
    bench.window.handlers.marking.tag_articles(bench.window.parts.entries.marked_ids(), add=("sea",))
    bench.window.handlers.article._open_tag("sea")


def page_shown(bench: WindowBench) -> None:
    bench.window.handlers.pages.go_health()


def all_read(bench: WindowBench) -> None:
    bench.window.handlers.marking.mark_selection_read(Selection(View.ALL))
    open_article(bench)


def playing(bench: WindowBench) -> None:
    with transaction(bench.engine.connection):
        bench.engine.connection.execute("UPDATE entry SET enclosures = ?", (EPISODE,))
    playback = bench.window.handlers.player.playback
    playback.make_sound = SilentSound  # type: ignore[assignment] # a stand-in
    playback.is_able = lambda: True
    playback._open_media = lambda _: NoBytes()
    open_article(bench)
    if playback.episode is None:
        bench.window.handlers.by_name["play_episode"]()


def loading(bench: WindowBench) -> None:
    """No answer comes to whoever wants to know where the episode is to be had."""
    playback = bench.window.handlers.player.playback
    playback._submit = lambda command: None if isinstance(command, OpenEpisode) else bench.bridge.submit(command)
    playing(bench)


def open_end(bench: WindowBench, end: int) -> None:
    lists = bench.window.parts.entries
    rows = [row for row in range(lists.model.rowCount()) if lists.model.entry(row) is not None]
    if rows:
        lists.view.open_row(rows[end])


_ACCOUNT = "https://rss.example"


def account_unreachable(bench: WindowBench) -> None:
    connection, problem = bench.engine.connection, Problem(ProblemKind.CONNECT)
    # what an action before it asked for fails first: a sync that is under way is not begun twice
    for request in [each for each in bench.engine.requests if each.url.startswith(_ACCOUNT)]:
        bench.engine.requests.remove(request)
        bench.engine.fetched(FetchResult(request, 0, request.url, NOW, NOW, problem=problem))
    if accounts.accounts(connection):
        return
    with transaction(connection):
        added = accounts.add(connection, Server(ServerKind.FRESHRSS, _ACCOUNT), "Work", "ines", NOW - 7200)
        failing = replace(added, synced_at=NOW - 3600, problem=problem, problem_since=NOW - 60)
        accounts.save(connection, failing)
    bench.engine.core.state.accounts.known[failing.account_id] = failing
    bench.engine.publish(AccountAdded(failing))
    bench.engine.publish(events.SubscriptionsChanged())


def without_pictures(bench: WindowBench) -> None:
    with transaction(bench.engine.connection):
        bench.engine.connection.execute("UPDATE entry SET thumbnail_url = ''")
    open_article(bench, "The tide gauge")
    assert not bench.window.parts.article.page.shelf.pictures


def text_largest(bench: WindowBench) -> None:
    preference = Preferences.reading_text_size
    bench.engine.submit(SetPreference(preference.key, preference.maximum or 0))


def on_one_page(bench: WindowBench) -> None:
    bench.window.parts.entries.set_layout(ArticleLayout.PAGE)


def refreshing(bench: WindowBench) -> None:
    bench.window.handle_events((events.RetrievalProgress(1, 5),))


def list_changed(bench: WindowBench) -> None:
    """An article is open, and another list is shown that does not hold it."""
    open_article(bench)
    bench.window.parts.subscriptions.select_view(View.STARRED)


def list_empty(bench: WindowBench) -> None:
    bench.window.parts.subscriptions.select_view(View.LATER)


def filter_without_match(bench: WindowBench) -> None:
    lists = bench.window.parts.entries
    if lists.filter_bar.isHidden():
        bench.window.handlers.reading.filter_list()
    lists.filter_bar.field.setText("zeppelin")


STATES: dict[str, Callable[[WindowBench], object]] = {
    "no selection": nothing,
    "feed selected": feed_selected,
    "article open": open_article,
    "article without address": bare_article,
    "offline": offline,
    "paused": paused,
    "sheet open": sheet_open,
    "search": searching,
    "tag": tag_shown,
    "page": page_shown,
    "refreshing": refreshing,
    "playing": playing,
    "episode loading": loading,
    "first article": partial(open_end, end=0),
    "last article": partial(open_end, end=-1),
    "account unreachable": account_unreachable,
    "article without pictures": without_pictures,
    "all read": all_read,
    "text at its largest": text_largest,
    "list changed": list_changed,
    "list without articles": list_empty,
    "filter without match": filter_without_match,
    "articles on one page": on_one_page,
}


class Watched:
    """All of a window that an action may change."""

    def __init__(self, qtbot: QtBot, bench: WindowBench) -> None:
        self.qtbot, self.bench = qtbot, bench

    def rest(self) -> None:
        self.bench.engine.tick(float(NOW))
        self.bench.bridge.flush()
        QApplication.processEvents()
        settle(self.qtbot, self.bench)

    def state(self) -> tuple[Hashable, ...]:
        clipboard = QGuiApplication.clipboard()
        said = self.bench.window.parts.messages.toast.text()
        return (clipboard.text(), clipboard.image().cacheKey(), len(self.bench.opened_urls), said, *self.place())

    def place(self) -> tuple[Hashable, ...]:
        """What stays until something else is done."""
        window = self.bench.window
        parts = window.parts
        sidebar, lists, article = parts.subscriptions, parts.entries, parts.article
        node, row, view, playback = sidebar.current(), lists.current(), article.page.view, window.handlers.player.playback
        cursor = view.textCursor()
        return (
            self.bench.engine.connection.total_changes,
            len(self.bench.engine.requests),
            id(parts.sheet.shown),
            node.key if node is not None else None,
            lists.selection,
            lists.layout_now,
            sidebar.status_line.progress,
            row.entry_id if row is not None else None,
            lists.marked_ids(),
            article.article.entry_id if article.article is not None else None,
            parts.panes.pages.shown,
            id(QApplication.focusWidget()),
            tuple(pane.isVisible() for pane in (sidebar, parts.rail, lists, article, lists.filter_bar, article.find_bar)),
            (article.choice.is_full, article.choice.wants_full, lists.header.unread_button.isChecked()),
            tuple(
                sidebar.tree.isExpanded(sidebar.model.index_of(each))
                for each in sidebar.model.nodes()
                if each.kind is Kind.FOLDER
            ),
            (cursor.anchor(), cursor.position()),
            (playback.episode, playback.state, playback.position, playback._sought, playback.speed),
            tuple(id(widget) for widget in popups()),
        )

    def act(self, name: str) -> list[tuple[Hashable, Hashable]]:
        """Trigger an action; what came of it, as parts of the state before and after."""
        before = self.state()
        self.bench.window.actions_by_name[name].trigger()
        self.rest()
        return [(old, new) for old, new in zip(before, self.state(), strict=True) if old != new]

    def tidy(self, sheet: QWidget | None = None) -> None:
        """Close what an action opened over a window that had such a sheet."""
        for widget in popups():
            widget.close()
        shown = self.bench.window.parts.sheet.shown
        if shown is not None and shown is not sheet:
            shown.close_sheet()
        self.bench.window.parts.messages.dismiss()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def popups() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible() and isinstance(widget, QMenu | QDialog)]


@pytest.fixture
def watch(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[InventedLibrary], Watched]]:
    made: list[WindowBench] = []

    def open_one(library: InventedLibrary) -> Watched:
        bench = window_bench(library, tmp_path / str(len(made)))
        made.append(bench)
        bench.window.show()
        bench.window.activateWindow()
        settle(qtbot, bench)
        return Watched(qtbot, bench)

    yield open_one
    install_language("en", QLocale.c())


def unlike_their_actions(bench: WindowBench) -> list[str]:
    """Buttons over list and sidebar that do what an action does, and can be used where it rests, or rest where it can be used."""
    actions = bench.window.actions_by_name
    if bench.window.parts.sheet.shown is not None:
        return []
    parts = bench.window.parts
    found = (each for pane in (parts.subscriptions, parts.entries) for each in pane.findChildren(QAbstractButton))
    buttons = [(each, each.property("does")) for each in found if each.isVisible()]
    return [
        name for each, name in buttons if name and not each.isCheckable() and each.isEnabled() is not actions[name].isEnabled()
    ]


def enter_again(watched: Watched, enter: Callable[[WindowBench], object]) -> None:
    """Enter a state, whatever the action before it has left."""
    bench = watched.bench
    sheet = bench.window.parts.sheet.shown
    if sheet is not None:
        sheet.close_sheet()
    playback = bench.window.handlers.player.playback
    if playback.episode is not None and playback.episode.article is not None:
        # an article that is read aloud goes on by itself
        playback.close()
    bench.window.parts.entries.set_layout(ArticleLayout.LIST)
    bench.window.handlers.by_name["go_all"]()
    bench.window.parts.entries.header.close_search()
    bench.window.parts.entries.view.clearSelection()
    bench.window.parts.entries.view.setCurrentIndex(bench.window.parts.entries.model.index(-1, 0))
    bench.window.parts.article.show_article(None)
    watched.rest()
    enter(bench)
    watched.rest()
    bench.window.parts.messages.dismiss()


def tried_in(state: str) -> list[ActionRow]:
    """All actions whose use depends on what there is, and a third of the others, in each state and each time another."""
    chance = random.Random(f"{random.random()} {state}")
    share = TIMES / 3
    return [row for row in ROWS if row.name not in ALLOWED and (row.can is not actions._always or chance.random() < share)]


def walk(watched: Watched, state: str) -> tuple[list[str], list[str]]:
    """Try actions in a state: those that are enabled and do nothing, and those that are not and act by their key."""
    bench = watched.bench
    idle, awake = [], []
    is_entered, place, sheet = False, (), None
    for row in tried_in(state):
        if not is_entered:
            enter_again(watched, STATES[state])
            place, sheet = watched.place(), bench.window.parts.sheet.shown
        assert unlike_their_actions(bench) == []
        is_enabled = bench.window.actions_by_name[row.name].isEnabled()
        changed = watched.act(row.name)
        if is_enabled and not changed:
            idle.append(row.name)
        elif changed and not is_enabled:
            awake.append(f"{row.name}: {changed}")
        watched.tidy(sheet)
        if is_enabled and watched.place()[:2] == place[:2]:
            watched.rest()
        is_entered = watched.place() == place
    return idle, awake


@pytest.mark.parametrize("state", STATES)
def test_what_is_enabled_does_something(watch: Callable[[InventedLibrary], Watched], tmp_path: Path, state: str) -> None:
    watched = watch(invented_library(tmp_path / "library.sqlite", more=1))
    assert walk(watched, state) == ([], [])


def test_before_anything_is_followed_what_is_enabled_does_something(
    watch: Callable[[InventedLibrary], Watched], tmp_path: Path
) -> None:
    watched = watch(empty_library(tmp_path / "library.sqlite"))
    enabled = [row.name for row in ROWS if row.name not in ALLOWED and watched.bench.window.actions_by_name[row.name].isEnabled()]
    idle = []
    for name in enabled:
        if not watched.act(name):
            idle.append(name)
        watched.tidy()
        watched.rest()
    assert idle == []


PLAYER = (
    "play_episode",
    "skip_back",
    "skip_ahead",
    "play_faster",
    "play_slower",
    "play_from_start",
    "download_episode",
    "close_player",
)


def enabled(stage: Stage) -> set[str]:
    QTest.qWait(1)
    return {name for name in (*PLAYER, "remove_download") if stage.bench.window.actions_by_name[name].isEnabled()}


def test_the_player_can_be_used_where_there_is_something_to_play(qtbot: QtBot, tmp_path: Path) -> None:
    stage = Stage(qtbot, tmp_path)
    assert enabled(stage) == set()
    stage.bench.window.parts.entries.view.setFocus()
    before = len(stage.bench.engine.sent)
    for key in ("E", "[", "]", ">", "<", "Shift+E"):
        QTest.keySequence(stage.bench.window, key)
    assert stage.player.playback.episode is None
    assert len(stage.bench.engine.sent) == before, "nothing by key either"
    stage.read()
    assert enabled(stage) == {"play_episode", "play_from_start", "download_episode"}
    stage.play()
    assert enabled(stage) == set(PLAYER)
    stage.player.playback.close()
    assert enabled(stage) == {"play_episode", "play_from_start", "download_episode"}


def test_pause_and_stop_can_be_used_where_there_is_something_to_end(bench: WindowBench) -> None:
    actions = bench.window.actions_by_name

    def usable() -> tuple[bool, bool, bool]:
        QTest.qWait(1)
        return tuple(actions[name].isEnabled() for name in ("resume_refreshing", "cancel_retrievals", "show_import"))  # type: ignore[return-value]

    assert usable() == (False, False, False)
    actions["pause_hour"].trigger()
    bench.bridge.flush()
    assert usable() == (True, False, False)
    actions["resume_refreshing"].trigger()
    bench.bridge.flush()
    bench.window.handle_events((events.RetrievalProgress(1, 5),))
    assert usable() == (False, True, False)


def reason(bench: WindowBench) -> str:
    return bench.window.parts.entries.empty._reason.text()


def test_an_empty_list_says_why_nothing_comes(qtbot: QtBot, tmp_path: Path) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    library.connection.execute("DELETE FROM entry_status")
    bench = window_bench(library, tmp_path)
    bench.window.show()
    settle(qtbot, bench)

    def network(problem: Problem | None) -> None:
        bench.window.handle_events((events.NetworkChanged(problem),))

    network(Problem(ProblemKind.NO_NETWORK))
    for view in (View.ALL, View.TODAY):
        bench.window.parts.subscriptions.select_view(view)
        settle(qtbot, bench)
        assert reason(bench) == "There is no network connection. Refreshing resumes automatically."
    network(Problem(ProblemKind.PORTAL))
    assert "Sign in to this network first" in reason(bench)
    network(None)
    bench.window.parts.subscriptions.select_view(View.ALL)
    settle(qtbot, bench)
    assert reason(bench) == "Your feeds have no articles right now. New articles appear automatically."
    bench.window.actions_by_name["pause_hour"].trigger()
    bench.bridge.flush()
    assert reason(bench) == "Refreshing is paused. Resume it to get articles."


def test_actions_are_enabled_without_asking_each_feed(tmp_path: Path, qtbot: QtBot) -> None:
    library = empty_library(tmp_path / "library.sqlite")
    with transaction(library.connection):
        folder = subscriptions.add_folder(library.connection, "Making")
        for number in range(100):
            _add_feed(library, f"Feed {number}", folder if number % 2 else None, number)
    window = window_bench(library, tmp_path).window
    qtbot.addWidget(window)
    assert sum(node.kind is Kind.FEED for node in window.parts.subscriptions.model.nodes()) == 100
    calls = calls_per_step(window.parts.refresh_actions)
    of_nodes = {name: count for name, count in calls.items() if name.startswith("Node.")}
    assert of_nodes
    assert max(of_nodes.values()) < 100, of_nodes


def test_an_article_that_is_opened_enables_the_actions_once(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.parts.subscriptions.select_view(View.ALL)
    open_article(bench)
    settle(qtbot, bench)

    def step() -> None:
        QTest.keyClick(bench.window, Qt.Key.Key_J)
        QApplication.processEvents()

    assert calls_per_step(step)["ActionLinks._enable"] < 2


def test_a_key_uses_what_the_key_before_it_made_possible(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.parts.subscriptions.select_view(View.ALL)
    settle(qtbot, bench)
    window.parts.article.show_article(None)
    window.parts.entries.view.clearSelection()
    QApplication.processEvents()
    assert not window.actions_by_name["find_in_article"].isEnabled()
    for key in (Qt.Key.Key_J, Qt.Key.Key_S):
        QTest.keyClick(window, key)
    article = window.parts.article.article
    assert article is not None
    assert Mark.STARRED in article.marks
