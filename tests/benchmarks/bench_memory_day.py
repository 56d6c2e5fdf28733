"""Memory of the window over a day of reading, with 500 feeds and 100,000 articles; prints, asserts nothing.

By hand: python tests/benchmarks/bench_memory_day.py [--database FOLDER, made once and kept] [--articles 100000]
"""

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from PySide6.QtWidgets import QApplication

from reader.app.paths import profile_in
from reader.domain.ids import FeedId
from reader.storage.writer import open_database
from reader.ui.shell.window import MainWindow
from tests.benchmarks.bench_memory import describe_memory
from tests.benchmarks.bench_window_start import make_profile
from tests.fakes.invented_library import NOW, InventedLibrary
from tests.fakes.window_bench import window_bench

ROUNDS, ARRIVING, OPENED = 50, 100, 4


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", type=Path, default=Path("/tmp/beforehand-bench-start"))  # noqa: S108 -- made once, kept
    parser.add_argument("--articles", type=int, default=100_000)
    options = parser.parse_args()
    make_profile(options.database, options.articles)
    a_day(options.database)


def a_day(profile: Path) -> None:
    """The window over a core in the same process: arrivals by the hundred, articles opened between them."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(profile_in(profile).database, Path(folder) / "library.sqlite")
        live(Path(folder))


def live(folder: Path) -> None:
    connection = open_database(folder / "library.sqlite", now=NOW, backup_folder=None)
    ids = [row[0] for row in connection.execute("SELECT feed_id FROM feed ORDER BY feed_id").fetchall()]
    feeds = {f"feed {feed_id}": FeedId(feed_id) for feed_id in ids}
    application = QApplication.instance() or QApplication([])
    bench = window_bench(InventedLibrary(folder / "library.sqlite", connection, feeds, {}), folder)
    bench.window.show()
    settle(bench.window)
    print(f"the window as it opens: {describe_memory(os.getpid())}")
    for number in range(ROUNDS):
        bench.engine.post(f"feed {ids[number % len(ids)]}", ARRIVING, NOW + number * 600)
        bench.bridge.flush()
        for _ in range(OPENED):
            bench.window.handlers.reading.next_unread()
            settle(bench.window)
            bench.window.grab()
        if number % 3 == 0:
            bench.window.parts.entries.show_new()
            settle(bench.window)
        if (number + 1) % 10 == 0:
            print(f"{(number + 1) * ARRIVING:6} arrived, {(number + 1) * OPENED:4} opened: {describe_memory(os.getpid())}")
    bench.window.close()
    connection.close()
    del application


def settle(window: MainWindow) -> None:
    while not (window.parts.runner.is_idle() and window.parts.subscriptions.counts.is_settled()):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
    # Outside of exec() nobody else deletes what was to be deleted later.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


if __name__ == "__main__":
    main()
