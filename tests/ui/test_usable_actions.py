"""Enabled means that it does something now: the player, pausing and refreshing; and an empty list says why nothing comes."""

from pathlib import Path

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.entry import View
from reader.domain.errors import Problem, ProblemKind
from tests.fakes.invented_library import invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle
from tests.ui.test_player import Stage

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
