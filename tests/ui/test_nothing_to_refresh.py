"""Whoever asks for feeds of which none can be asked is told why, and what helps."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from reader.domain import commands
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import NetworkChanged
from reader.ui.data.nodes import Kind
from reader.ui.kit.pages import HEALTH
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

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
