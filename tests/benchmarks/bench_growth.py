"""How costs grow with articles and with feeds; prints a table, asserts nothing. Profiles are made once and kept in the temporary folder.

By hand: python tests/benchmarks/bench_growth.py [--articles 10000 100000 400000] [--feeds 100 1000 5000]

CPU milliseconds of the whole program, offscreen, as other work on the machine does not count in them; "hold" is the longest turn that
the window's thread computed meanwhile. Articles grow with 500 feeds, feeds with 30,000 articles.
"""

import argparse
import json
import os
import queue
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.benchmarks.bench_memory import memory_of
from tests.benchmarks.bench_window_start import compiled

FEEDS, ARTICLES = 500, 30_000
PER_DOCUMENT = 30
POOL = 1_500
TICK_MILLISECONDS = 2
QUIET_SECONDS = 1.0
REST_SECONDS = 16.0
STEPS = ("unread", "all", "search", "mark all read")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--articles", type=int, nargs="*", default=[10_000, 100_000, 400_000])
    parser.add_argument("--feeds", type=int, nargs="*", default=[100, 1_000, 5_000])
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--round", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        live(options.child)
        return
    if options.round:
        all_unchanged(options.round)
        return
    names = ["start", *(f"{step}{what}" for step in STEPS for what in ("", ", hold")), "round of 304", "at rest, MB", "file, MB"]
    print("| feeds | articles | " + " | ".join(names) + " |\n" + "| --- " * (len(names) + 2) + "|", flush=True)
    warm_up()
    sizes = [(FEEDS, count) for count in options.articles] + [(count, ARTICLES) for count in options.feeds]
    for feeds, articles in sizes:
        figures = measure(feeds, articles)
        print(f"| {feeds:,} | {articles:,} | " + " | ".join(f"{figures[name]:,.0f}" for name in names) + " |", flush=True)


def warm_up() -> None:
    """The first start of all compiles the modules."""
    measure(10, 300)


def measure(feeds: int, articles: int) -> dict[str, float]:
    folder = Path(tempfile.gettempdir()) / f"beforehand-growth-{feeds}-{articles}"
    figures = {"file, MB": make(folder, feeds, articles) / 1e6}
    # marking all read is for once: each run has a copy
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "profile"
        subprocess.run(["cp", "-r", folder, copy], check=True)
        for mode in ("--child", "--round"):
            done = subprocess.run(
                [sys.executable, __file__, mode, str(copy)],
                env={**compiled(Path(tempfile.gettempdir()) / "beforehand-growth"), "QT_QPA_PLATFORM": "offscreen"},
                stdout=subprocess.PIPE,
                text=True,
                check=True,
            )
            figures |= json.loads(done.stdout.splitlines()[-1])
    return figures


def make(folder: Path, count: int, articles: int) -> int:
    """The size of a database with so many feeds and articles, one in twenty unread."""
    from reader.app.paths import make_folders, profile_in
    from reader.storage import entries, feeds, subscriptions
    from reader.storage.writer import open_database, transaction
    from tests.benchmarks.bench_storage import NOW, invented

    profile = profile_in(folder)
    done = folder / "done"
    if done.exists():
        return profile.database.stat().st_size
    make_folders(profile)
    profile.database.unlink(missing_ok=True)
    connection = open_database(profile.database, now=NOW, backup_folder=None)
    connection.execute("PRAGMA synchronous = OFF")
    with transaction(connection):
        folders = [subscriptions.add_folder(connection, f"Folder {number}") for number in range(20)]
        ids = [feeds.add_feed(connection, f"http://site{n}.example/feed", f"site{n}", NOW) for n in range(count)]
        for place, feed_id in enumerate(ids):
            subscriptions.add(connection, feed_id, folders[place % len(folders)])
        # long after any run of this benchmark, so that the engine retrieves nothing by itself
        connection.execute("UPDATE feed SET retrieved_at = ?, next_at = ?, window_at = ?", (NOW, NOW * 2, NOW))
    pool = [invented(number) for number in range(POOL)]
    for number in range(0, articles, PER_DOCUMENT):
        document = [
            replace(
                pool[(number + each) % POOL],
                identity=f"article {number + each}",
                link=f"https://site.example/{number + each}",
                content_hash=f"{number + each:064x}",
            )
            for each in range(PER_DOCUMENT)
        ]
        with transaction(connection):
            entries.insert_entries(connection, ids[(number // PER_DOCUMENT) % count], document, NOW, index_text=str)
    with transaction(connection):
        connection.execute("UPDATE entry_status SET is_read = 1, read_at = ? WHERE entry_id % 20 <> 0", (NOW,))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    done.touch()
    return profile.database.stat().st_size


def live(folder: Path) -> None:
    """In a child: the program, and what a user does with it."""
    from reader.__main__ import run
    from reader.app import memory

    usual = memory.restore_imports

    def restored() -> None:
        usual()
        observe()

    memory.restore_imports = restored
    sys.argv[1:] = ["--profile", str(folder)]
    run()


def observe() -> None:
    import reader.app.run_window as joined

    usual, journeys = joined.build_window, []

    def observed(**parts: Any) -> Any:
        window = usual(**parts)
        journeys.append(Journey(window))
        return window

    joined.build_window = observed


class Journey:
    """Does one step after the other, each when the program has been quiet for a while after the one before."""

    def __init__(self, window: Any) -> None:
        from PySide6.QtCore import QTimer

        from reader.domain.entry import View
        from reader.ui.data.nodes import Kind
        from tests.benchmarks.bench_storage import WORDS

        self._window = window
        self._subscriptions = subscriptions = window.parts.subscriptions
        self._doings: tuple[Callable[[], object], ...] = (
            lambda: subscriptions.select((Kind.SMART, View.UNREAD.value)),
            lambda: subscriptions.select((Kind.SMART, View.ALL.value)),
            lambda: search(window, f"{WORDS[40]} {WORDS[41]}"),
            window.handlers.marking.mark_all_read,
        )
        self._figures: dict[str, float] = {}
        self._step = -1
        self._began = self._done = self._last = self._hold = self._painted = 0.0
        self._turn, self._busy_at = time.thread_time(), time.monotonic()
        window.parts.entries.selection_shown.connect(self._shown)
        self._timer = QTimer(window, interval=TICK_MILLISECONDS)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _shown(self) -> None:
        self._painted = self._painted or time.process_time()

    def _tick(self) -> None:
        now, turn, used = time.monotonic(), time.thread_time(), time.process_time()
        self._hold, self._turn = max(self._hold, turn - self._turn), turn
        is_asking = not (self._window.parts.runner.is_idle() and self._subscriptions.counts.is_settled())
        # what this timer itself takes between two ticks is less
        if is_asking or used - self._last > 0.004:
            self._busy_at, self._done = now, used
        self._last = used
        if now - self._busy_at > (QUIET_SECONDS if self._step >= 0 else REST_SECONDS):
            self._advance(used)

    def _advance(self, used: float) -> None:
        if self._step < 0:
            self._figures |= {"start": self._painted * 1000, "at rest, MB": memory_of(os.getpid())["Pss_Anon"] / 1024}
        else:
            name = STEPS[self._step]
            self._figures |= {name: (self._done - self._began) * 1000, f"{name}, hold": self._hold * 1000}
        self._step += 1
        if self._step == len(STEPS):
            self._timer.stop()
            print(json.dumps(self._figures), flush=True)
            self._window.end()
            return
        self._began = self._done = used
        self._hold, self._busy_at = 0.0, time.monotonic()
        self._doings[self._step]()


def search(window: Any, words: str) -> None:
    from reader.domain.entry import Selection, View

    window.parts.entries.show_selection(Selection(View.SEARCH, query=words), words)


def all_unchanged(folder: Path) -> None:
    """In a child: a round of all feeds, each unchanged, by the engine alone; what goes over the network is left out."""
    from reader.app.compose import start_engine
    from reader.app.paths import profile_in
    from reader.domain.commands import RetrieveNow
    from reader.domain.events import Event, RetrievalProgress
    from reader.domain.retrieval import FetchRequest, FetchResult

    class Unchanged:
        def __init__(self, *_: object, look_up: object) -> None: ...

        def fetch(self, request: FetchRequest, watch: object = None) -> FetchResult:
            del watch
            return FetchResult(request, 304, request.url, time.time(), time.time())

    events: queue.SimpleQueue[Event] = queue.SimpleQueue()
    engine = start_engine(profile_in(folder), events.put, automatic=False, spacing_seconds=0.0, make_fetcher=Unchanged)
    used = time.process_time()
    engine.submit(RetrieveNow())
    while not (isinstance(event := events.get(timeout=600), RetrievalProgress) and not event.total):
        pass
    print(json.dumps({"round of 304": (time.process_time() - used) * 1000}))
    engine.stop()


if __name__ == "__main__":
    main()
