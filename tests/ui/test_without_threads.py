"""What needs a thread for a moment and gets none says so, or is done at once."""

import threading

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from reader.app.late_engine import LateEngine
from reader.domain.commands import Command, RetrieveNow
from reader.domain.errors import Problem, ProblemKind
from reader.supervision import NO_THREAD
from reader.ui.data.file_work import run_file_work

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
