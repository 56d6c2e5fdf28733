"""How smoothly 100,000 rows scroll, and how soon a list stands. By hand: QT_QPA_PLATFORM=offscreen python tests/benchmarks/bench_list.py [ARTICLES].

Frames are those of the event loop: the wheel is turned, the window paints, the next turn comes when it has. Under a real display
(without QT_QPA_PLATFORM, in xvfb-run) the figures hold the transfer to the display too.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles

if not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId
from reader.storage import entries, stories
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.list.view import ListView
from reader.ui.shell.window import MainWindow
from tests.fakes.invented_library import HOUR, NOW, InventedLibrary, _add_feed, add_articles, empty_library, parsed_entry
from tests.fakes.window_bench import window_bench

FEEDS = 500
FRAMES = 600


def build(path: Path, articles: int) -> InventedLibrary:
    library = empty_library(path)
    each = articles // FEEDS
    for number in range(FEEDS):
        with transaction(library.connection):
            title = f"Feed number {number}"
            _add_feed(library, title, None, number)
            entries = [
                parsed_entry(
                    f"{title}: article {n}", "A sentence that says a little. " * 4, NOW - (n * FEEDS + number) * HOUR // 24, n
                )
                for n in range(each)
            ]
            add_articles(library, title, entries)
    return library


def run_until(done: Callable[[], bool]) -> None:
    while not done():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)


def is_quiet(window: MainWindow) -> bool:
    return window.parts.runner.is_idle() and window.parts.subscriptions.counts.is_settled()


class Frames:
    """Spans of frames on the clock, and what of them the window's own thread worked: the rest is what else the machine does."""

    def __init__(self) -> None:
        self._spans: list[float] = []
        self._work: list[float] = []

    def record(self, do: Callable[[], object]) -> None:
        start, worked = time.perf_counter(), time.thread_time()
        do()
        QApplication.processEvents()
        self._spans.append((time.perf_counter() - start) * 1000)
        self._work.append((time.thread_time() - worked) * 1000)

    def report(self, name: str) -> None:
        reported = [
            f"{what} p50 {median(spans):5.1f} ms  p99 {quantiles(spans, n=100)[98]:5.1f} ms" for what, spans in self._both()
        ]
        print(f"{name:40} {'   '.join(reported)}")

    def _both(self) -> list[tuple[str, list[float]]]:
        return [("on the clock", self._spans), ("own work", self._work)]


def wheel(view: ListView, pixels: int) -> None:
    middle = QPointF(view.viewport().rect().center())
    turned = QWheelEvent(
        middle,
        QPointF(view.viewport().mapToGlobal(middle.toPoint())),
        QPoint(0, -pixels),
        QPoint(0, -pixels),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.ScrollUpdate,
        False,  # noqa: FBT003 - Qt takes it by its place
    )
    QApplication.sendEvent(view.viewport(), turned)


def scroll(view: ListView, name: str, pixels: int) -> None:
    """One frame for each turn of the wheel, from the top."""
    view.verticalScrollBar().setValue(0)
    QApplication.processEvents()
    frames = Frames()
    for _ in range(FRAMES):
        frames.record(lambda: wheel(view, pixels))
    frames.report(name)


def leaps(view: ListView) -> None:
    """The scroll bar dragged through the whole list: every frame meets rows that were never read."""
    bar = view.verticalScrollBar()
    frames = Frames()
    for number in range(FRAMES):
        frames.record(lambda number=number: bar.setValue(bar.maximum() * number // FRAMES))
    frames.report("drag the scroll bar through the list")


def opening(window: MainWindow, name: str, choose: Callable[[], None]) -> None:
    spans, stalls, first = [], [], []
    for _ in range(5):
        window.parts.subscriptions.select((Kind.SMART, View.STARRED.value))
        run_until(lambda: is_quiet(window))
        start = time.perf_counter()
        choose()
        QApplication.processEvents()
        first.append((time.perf_counter() - start) * 1000)
        longest = 0.0
        while not is_quiet(window):
            turn = time.perf_counter()
            QApplication.processEvents()
            longest = max(longest, time.perf_counter() - turn)
        window.parts.entries.view.viewport().repaint()
        spans.append((time.perf_counter() - start) * 1000)
        stalls.append(longest * 1000)
    stall = f"longest turn of the window {max(stalls):.1f} ms"
    print(f"{name:40} first rows {median(first):6.1f} ms   whole {median(spans):6.1f} ms   {stall}")


def add_bursts(library: InventedLibrary) -> None:
    """Some feeds that post by the score."""
    for number in range(20):
        with transaction(library.connection):
            at = NOW - number * 12 * HOUR
            many = [parsed_entry(f"Flood {number}.{n}", "One of many.", at - n, n) for n in range(60)]
            add_articles(library, f"Feed number {number}", many)


def add_stories(library: InventedLibrary) -> None:
    """One of ten articles in a story of three, which stand near each other."""
    ids = entries.entry_ids(library.connection, Selection(View.ALL))
    with transaction(library.connection):
        for start in range(0, len(ids) - 5, 30):
            for report in (ids[start + 2], ids[start + 5]):
                stories.join(library.connection, EntryId(report), EntryId(ids[start]))


def measure(library: InventedLibrary, folder: Path) -> None:
    bench = window_bench(library, folder)
    window = bench.window
    window.show()
    run_until(lambda: is_quiet(window))
    view = window.parts.entries.view
    print(f"{len(window.parts.entries.model.keys)} rows, {len(window.parts.entries.model.bursts.keys())} floods")
    scroll(view, "wheel, 40 px a frame", 40)
    scroll(view, "wheel, 400 px a frame", 400)
    leaps(view)
    bench.window.parts.preferences.take("look.density", "compact")
    scroll(view, "wheel, 400 px a frame, compact", 400)
    bench.window.parts.preferences.take("look.density", "comfortable")
    opening(window, "open all articles", lambda: window.parts.subscriptions.select((Kind.SMART, View.ALL.value)))
    opening(window, "open unread", lambda: window.parts.subscriptions.select((Kind.SMART, View.UNREAD.value)))
    opening(window, "open one feed", lambda: window.parts.subscriptions.select((Kind.FEED, library.feed_ids["Feed number 0"])))
    bench.window.parts.preferences.take("reading.stories", value=True)
    opening(window, "open all articles, with stories", lambda: window.parts.subscriptions.select((Kind.SMART, View.ALL.value)))
    scroll(view, "wheel, 400 px a frame, with stories", 400)
    leaps(view)
    window.close()


def main() -> None:
    articles = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as name:
        library = build(Path(name) / "library.sqlite", articles)
        add_bursts(library)
        add_stories(library)
        measure(library, Path(name))
    application.quit()


if __name__ == "__main__":
    main()
