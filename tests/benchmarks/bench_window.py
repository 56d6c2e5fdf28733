"""How fast the window is with 500 feeds and 100,000 articles. By hand: QT_QPA_PLATFORM=offscreen python tests/benchmarks/bench_window.py [ARTICLES]."""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtWidgets import QApplication

from reader.storage.writer import transaction
from reader.ui.shell.window import MainWindow
from tests.fakes.invented_library import HOUR, NOW, InventedLibrary, _add_feed, add_articles, empty_library, parsed_entry
from tests.fakes.window_bench import WindowBench, window_bench

FEEDS = 500


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


def timed(name: str, work: Callable[[], object], times: int = 1) -> None:
    spans = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        spans.append((time.perf_counter() - start) * 1000)
    worst = quantiles(spans, n=100)[98] if times > 1 else spans[0]
    print(f"{name:44} median {median(spans):7.1f} ms   p99 {worst:7.1f} ms   longest {max(spans):7.1f} ms")


def open_window(library: InventedLibrary, folder: Path) -> WindowBench:
    bench = window_bench(library, folder)
    bench.window.show()
    run_until(lambda: bool(bench.window.parts.entries.model.keys))
    bench.window.grab()
    return bench


def measure(library: InventedLibrary, folder: Path) -> None:
    opened: list[WindowBench] = []
    timed("first usable window", lambda: opened.append(open_window(library, folder)))
    window = opened[0].window
    run_until(lambda: is_quiet(window))
    view = window.parts.entries.view
    bar = view.verticalScrollBar()

    def page() -> None:
        bar.setValue(bar.value() + view.viewport().height())
        view.viewport().repaint()

    timed("scroll by a page and repaint", page, 300)
    bar.setValue(0)
    timed("next article: select, show, mark, paint", lambda: (window.handlers.reading.next_article(), window.repaint()), 100)
    run_until(lambda: is_quiet(window))

    def all_read() -> None:
        window.handlers.marking.mark_all_read()
        run_until(lambda: is_quiet(window))

    def undo() -> None:
        window.handlers.general.undo()
        run_until(lambda: is_quiet(window))

    timed("mark all read, stored and counted again", all_read)
    timed("its undo", undo)
    window.close()


def main() -> None:
    articles = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as name:
        library = build(Path(name) / "library.sqlite", articles)
        print(f"{FEEDS} feeds, {articles} articles")
        measure(library, Path(name))
    application.quit()


if __name__ == "__main__":
    main()
