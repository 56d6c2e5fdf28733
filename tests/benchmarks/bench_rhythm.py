"""Milliseconds of Rhythm over 90 days of log: first paint, scrolling, dragging the point, planning again; prints figures, asserts nothing.

By hand: QT_QPA_PLATFORM=offscreen python tests/benchmarks/bench_rhythm.py [FOLDER]
Frames, repaints and plans are measured in processor time of their thread, first paints by the clock on the wall, and in processor time of all threads.
In FOLDER the two profiles are kept for the next time; without it they are created again, which takes a minute or two.
The aims: 150 to the first paint with 500 feeds, 16 a frame of scrolling through 2,000, 16 a repaint while the point is dragged, 200 for a
new plan.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.benchmarks import as_the_program  # noqa: F401 -- it is to be the first

# isort: split

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from reader.app.compose import open_core
from reader.app.paths import profile_in
from reader.domain.commands import SetPreference
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.page import RhythmActions, RhythmPage
from tests.fakes.clock import FakeClock
from tests.fakes.invented_library import NOW
from tests.fakes.long_log import long_log

FEW, MANY = 500, 2000
SIZE = (1108, 860)
ROUNDS = 5
PATIENCE_SECONDS = 60


def main() -> None:
    """Write or find the profiles, and measure."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(sys.argv[1] if len(sys.argv) > 1 else scratch)
        application = QApplication(sys.argv[:1])
        theme = Theme("light")
        theme.apply()
        few, many = _profile(folder, FEW, 4.0), _profile(folder, MANY, 2.5)
        with opened(theme, few, Path(scratch)) as (page, began):
            _first_paint(application, page, began, "cold, numpy imported")
        for _ in range(ROUNDS):
            with opened(theme, few, Path(scratch)) as (page, began):
                _first_paint(application, page, began, "again")
        with opened(theme, few, Path(scratch)) as (page, _):
            _until(application, page.is_settled)
            reported("drag of the point, a repaint", _drag(page))
        with opened(theme, many, Path(scratch)) as (page, began):
            _first_paint(application, page, began, f"{MANY} feeds")
            reported(f"scrolling {MANY} feeds, a frame", _scroll(application, page))
        for folder_of in (few, many):
            _plan_again(folder_of)
        application.quit()


def _profile(folder: Path, count: int, per_day: float) -> Path:
    made = folder / str(count)
    if not made.exists():
        began = time.perf_counter()
        long_log(made, feeds_count=count, per_day=per_day)
        print(f"{count} feeds written in {time.perf_counter() - began:.0f} s")
    return made


@contextmanager
def opened(theme: Theme, folder: Path, scratch: Path) -> Iterator[tuple[RhythmPage, float]]:
    """The page as it is made when first asked for, and when that began."""
    settings = QSettings(str(scratch / "window.ini"), QSettings.Format.IniFormat)
    data_actions = RhythmActions(*[lambda *_: None] * 4)
    began = time.perf_counter()
    page = RhythmPage(theme, FakeClock(at=float(NOW)), profile_in(folder).database, settings, data_actions)
    page.resize(*SIZE)
    page.show()
    page.come()
    try:
        yield page, began
    finally:
        page.stop()
        page.close()
        page.deleteLater()


class Painted(QObject):
    """Notes when a widget was painted last."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__()
        self.at = 0.0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """The paint is over a moment later: what it took is measured with the scrolling."""
        if event.type() == QEvent.Type.Paint:
            self.at = time.perf_counter()
        return super().eventFilter(watched, event)


def _first_paint(application: QApplication, page: RhythmPage, began: float, name: str) -> None:
    used = time.process_time()
    shown = time.perf_counter()
    painted = Painted(page.strips.view.viewport())
    _until(application, lambda: page.strips.model.day is not None)
    has_day = time.perf_counter()
    _until(application, lambda: painted.at > has_day)
    strips = time.perf_counter()
    _until(application, page.is_settled)
    parts = [(shown - began, "built"), (strips - began, "strips painted"), (time.perf_counter() - began, "all is there")]
    said = ", ".join(f"{words} {seconds * 1000:.0f}" for seconds, words in parts)
    print(f"{name:32} {said}, CPU after it was built {(time.process_time() - used) * 1000:.0f}")


def _until(application: QApplication, is_so: Callable[[], bool]) -> None:
    latest = time.perf_counter() + PATIENCE_SECONDS
    # looked at every other millisecond: a loop that never waits would take its time from the queries
    ticking = QTimer()
    ticking.start(2)
    while not is_so():
        application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if time.perf_counter() > latest:
            raise TimeoutError


def _scroll(application: QApplication, page: RhythmPage) -> list[float]:
    """From top to bottom, three rows a frame, as a wheel does."""
    view, found = page.strips.view, []
    bar = view.verticalScrollBar()
    for value in range(0, bar.maximum(), 90):
        began = time.thread_time()
        bar.setValue(value)
        view.viewport().repaint()
        found.append((time.thread_time() - began) * 1000)
        if value % 9000 == 0:
            application.processEvents()
    return found


def _drag(page: RhythmPage) -> list[float]:
    chart, found = page.panels.buys.chart, []
    start = chart.point()
    _mouse(chart, QEvent.Type.MouseButtonPress, start)
    for step in range(200):
        began = time.thread_time()
        _mouse(chart, QEvent.Type.MouseMove, start + QPointF(step, 0))
        chart.repaint()
        found.append((time.thread_time() - began) * 1000)
    return found


def _mouse(widget: QWidget, kind: QEvent.Type, at: QPointF) -> None:
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QMouseEvent(kind, at, widget.mapToGlobal(at), button, button, none))


def _plan_again(folder: Path) -> None:
    """In the engine's thread, on the profile itself: from the new budget to the plan that keeps it, step by step."""
    core = open_core(profile_in(folder), FakeClock(at=float(NOW)), automatic=True)
    try:
        core.start(float(NOW))
        _steps(lambda: core.tick(float(NOW)), core.state.planner.review_at)
        began = time.thread_time()
        core.handle(SetPreference("fetch.budget", 6), float(NOW))
        handled = (time.thread_time() - began) * 1000
        steps = _steps(lambda: core.tick(float(NOW)), core.state.planner.review_at)
        total = (time.thread_time() - began) * 1000
        print(
            f"{folder.name} feeds planned anew".ljust(32),
            f"handled {handled:.0f}, {len(steps)} steps, longest {max(steps):.0f}, all {total:.0f}",
        )
    finally:
        core.close()


def _steps(tick: Callable[[], None], review_at: Callable[[], float]) -> list[float]:
    found = []
    while True:
        began = time.thread_time()
        tick()
        found.append((time.thread_time() - began) * 1000)
        if review_at() > 0:
            return found


def reported(name: str, found: Sequence[float]) -> None:
    """Median, 99 % and the longest."""
    ordered = sorted(found)
    print(
        f"{name:32} median {ordered[len(ordered) // 2]:.1f}, p99 {ordered[len(ordered) * 99 // 100]:.1f}, longest {ordered[-1]:.1f}"
    )


if __name__ == "__main__":
    main()
