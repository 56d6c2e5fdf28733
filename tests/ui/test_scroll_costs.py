"""What one step of scrolling calls: counts, for times depend on the machine. How long it takes is in tests/benchmarks/bench_list.py."""

import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import cycle
from types import FrameType

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.entry import ArticleLayout
from reader.domain.ids import EntryId
from reader.ui.list.cards import CardGrid
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.test_list_marks import long_bench, prefer, wheel

__all__ = ["long_bench"]
STEPS = 10


def calls_per_step(step: Callable[[], object]) -> dict[str, float]:
    """How often each function is called for a step, ours and those of Qt, by its name: the least of three rounds.

    A timer of the window that fires meanwhile does so in one of them.
    """
    rounds = [calls_of_round(step) for _ in range(3)]
    return {name: min(each[name] for each in rounds) for name in rounds[0]}


def calls_of_round(step: Callable[[], object]) -> dict[str, float]:
    counted: Counter[str] = Counter()

    def note(frame: FrameType, event: str, called: object) -> None:
        if event == "call":
            counted[frame.f_code.co_qualname] += 1
        elif event == "c_call":
            counted[getattr(called, "__qualname__", "")] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        for _ in range(STEPS):
            step()
            QApplication.processEvents()
    finally:
        sys.setprofile(before)
    return defaultdict(float, {name: count / STEPS for name, count in counted.items()})


NEEDLESS = {
    "QLocale.language": "a font knows the writing of the language without asking",
    "QLocale.script": "a font knows the writing of the language without asking",
    "RowGestures._entry_at": "a wheel swipes nothing, so nobody asks what is below it",
    "PassedRows._note_painted": "what is passed is watched only where that marks",
    "PassedRows._moved": "what is passed is watched only where that marks",
    "UserScroll._note_value": "what is passed is watched only where that marks",
    "QPainter.font": "a text is not measured for a mirror that is not there",
    "ListModel.row_of": "no divider is looked for in all rows where nothing is new",
}


def test_a_step_over_rows_does_nothing_needless(qtbot: QtBot, long_bench: WindowBench) -> None:
    view = long_bench.window.parts.entries.view
    wheel(view, 1)
    calls = calls_per_step(lambda: wheel(view, 1))
    assert min(calls[name] for name in ("RowDelegate.paint", "ui_font", "QPainter.drawText")) > 1, "rows are painted"
    assert calls["ListModel.place"] <= calls["RowDelegate.paint"], "no row is asked for its neighbour"
    assert {name: why for name, why in NEEDLESS.items() if calls.get(name)} == {}


def test_rows_that_are_passed_are_asked_for_by_their_edges(qtbot: QtBot, long_bench: WindowBench) -> None:
    prefer(long_bench, "reading.mark_read", "passed")
    settle(qtbot, long_bench)
    view = long_bench.window.parts.entries.view
    wheel(view, 1)
    calls = calls_per_step(lambda: wheel(view, 1))
    rows = len(view.rows_in_view())
    assert rows > 5
    assert calls["GridView.keys_in_view"] >= 1
    # one more, in one step of several, for what is painted later
    most = 5 * calls["GridView.keys_in_view"] + 1
    assert calls["GridView.visualRect"] <= most, "at most two at either edge, and what Qt asks"


def test_cards_are_painted_once_and_laid_down_while_they_scroll(qtbot: QtBot, long_bench: WindowBench) -> None:
    long_bench.window.parts.entries.set_layout(ArticleLayout.CARDS)
    settle(qtbot, long_bench)
    view = long_bench.window.parts.entries.view
    bar = view.verticalScrollBar()
    # to and fro between two places: no card comes into view that was not painted yet
    places = cycle((100, 101))

    def step() -> None:
        bar.setValue(next(places))
        view.viewport().repaint()

    step()
    step()
    calls = calls_per_step(step)
    assert calls["RowDelegate.paint"] > 1
    assert calls.get("CardPainter.paint", 0) <= calls["QScrollBar.setValue"], "at each place the chosen one, which has a ring"


def test_cards_are_laid_out_once_however_many_steps_a_list_changes_in(
    qtbot: QtBot, long_bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    long_bench.window.parts.entries.set_layout(ArticleLayout.CARDS)
    settle(qtbot, long_bench)
    laid: list[int] = []
    made = CardGrid.__init__
    monkeypatch.setattr(CardGrid, "__init__", lambda self, keys, *rest: laid.append(len(keys)) or made(self, keys, *rest))
    lists = long_bench.window.parts.entries
    before = len(lists.model.keys)
    lists.model.leave_out([EntryId(key) for key in list(lists.model.keys) if key > 0][::3])
    view = lists.view
    last = len(lists.model.keys) - 1
    view.scrollTo(lists.model.index(last, 0))
    assert view.visualRect(lists.model.index(last, 0)).bottom() < view.viewport().height(), "at once, and to the very end"
    settle(qtbot, long_bench)
    assert before - len(lists.model.keys) > 20
    assert set(laid) == {last + 1}
