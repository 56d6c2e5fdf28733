"""What one step of scrolling calls: counts, for times depend on the machine. How long it takes is in tests/benchmarks/bench_list.py."""

import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.test_mark_as_read import long_bench, prefer, wheel

__all__ = ["long_bench"]
STEPS = 10


def calls_per_step(step: Callable[[], object]) -> dict[str, float]:
    """How often each function is called for a step, ours and those of Qt, by its name."""
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
    return {name: count / STEPS for name, count in counted.items()}


NEEDLESS = {
    "QLocale.language": "a font knows the writing of the language without asking",
    "QLocale.script": "a font knows the writing of the language without asking",
    "RowGestures._entry_at": "a wheel swipes nothing, so nobody asks what is below it",
    "PassedRows._note_painted": "what is passed is watched only where that marks",
    "PassedRows._moved": "what is passed is watched only where that marks",
    "UserScroll._note_value": "what is passed is watched only where that marks",
    "QPainter.font": "a text is not measured for a mirror that is not there",
}


def test_a_step_over_rows_does_nothing_needless(qtbot: QtBot, long_bench: WindowBench) -> None:
    view = long_bench.window.parts.entries.view
    wheel(view, 1)
    calls = calls_per_step(lambda: wheel(view, 1))
    assert min(calls[name] for name in ("RowDelegate.paint", "ui_font", "QPainter.drawText")) > 1, "rows are painted"
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
    assert calls["GridView.visualRect"] <= 5 * calls["GridView.keys_in_view"], "at most two at either edge, and what Qt asks"
