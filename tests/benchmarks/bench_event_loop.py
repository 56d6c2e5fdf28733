"""How long the window is deaf while a first retrieval of many feeds pours in: the real window, engine and parser. Prints, asserts nothing.

By hand: QT_QPA_PLATFORM=offscreen python tests/benchmarks/bench_event_loop.py [--feeds 1000] [--latency 100] [--scroll] [--stacks] [--server feedserver.py]

A timer of 5 ms in the GUI thread notes how much later than that it comes. Each lateness is parted into what the GUI thread computed,
what it waited for a processor (other programs), and what it was blocked (the interpreter's lock, mostly).
"""

import argparse
import faulthandler
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, Qt, QTimer

import reader.app.run_window as joined
from reader.app.paths import make_folders, profile_in
from reader.app.single_instance import Conversation, InstanceSignals
from reader.domain.commands import ImportOpml, PreviewOpml
from reader.domain.events import Event, OpmlImported, OpmlPreviewed, RetrievalProgress
from reader.ui.shell.window import MainWindow
from tests.benchmarks.beside import FEED_SERVER

TICK_SECONDS = 0.005
SETTLE_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class Gap:
    """One tick that came late, in milliseconds."""

    late: float
    computed: float
    queued: float


class Watch(QObject):
    """Ticks in the GUI thread; `phase` names what is going on. `stacks`: say what every thread does when a tick is late by so much."""

    def __init__(self, stacks_milliseconds: int = 0) -> None:
        super().__init__()
        self._patience = stacks_milliseconds / 1000
        self.phase = "start"
        self.gaps: dict[str, list[Gap]] = {}
        self._schedule = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
        self._last = self._now()
        self._timer = QTimer(self, interval=int(TICK_SECONDS * 1000), timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _now(self) -> tuple[float, float, float]:
        try:
            queued = int(self._schedule.read_text(encoding="ascii").split()[1]) / 1e9
        except OSError:
            queued = 0.0
        return time.perf_counter(), time.thread_time(), queued

    def _tick(self) -> None:
        if self._patience:
            faulthandler.dump_traceback_later(self._patience + TICK_SECONDS)
        now = self._now()
        spans = [(new - old) * 1000 for new, old in zip(now, self._last, strict=True)]
        self._last = now
        self.gaps.setdefault(self.phase, []).append(Gap(max(spans[0] - TICK_SECONDS * 1000, 0), spans[1], spans[2]))


def report(phase: str, gaps: list[Gap]) -> None:
    late = sorted(gap.late for gap in gaps)
    # without what other programs took: what the window would have been on a processor of its own
    own = sorted(max(gap.late - gap.queued, 0) for gap in gaps)
    for name, values in (("late", late), ("late, own", own)):
        over = sum(value > 16 for value in values)
        print(
            f"{phase:12} {name:10} p50 {pick(values, 0.5):6.1f}   p99 {pick(values, 0.99):6.1f}   p99.9 {pick(values, 0.999):6.1f}"
            f"   longest {values[-1]:6.1f} ms   over 16 ms: {over} of {len(values)} ({100 * over / len(values):.2f} %)"
        )
    for gap in sorted(gaps, key=lambda gap: -gap.late)[:6]:
        print(f"{'':14}late {gap.late:6.1f}: computed {gap.computed:6.1f}, waited for a processor {gap.queued:6.1f} ms")


def pick(values: list[float], share: float) -> float:
    return values[min(int(len(values) * share), len(values) - 1)]


class Journey:
    """What happens in the window: import, first retrieval, then quiet."""

    def __init__(self, window: MainWindow, opml: bytes, *, scrolls: bool, stacks: int) -> None:
        self.watch = Watch(stacks)
        self._window = window
        self._scrolls = scrolls
        self._down = True
        self._cpu = 0.0
        self._begun = 0.0
        self._frames = QTimer(window, interval=16, timerType=Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self._frame)
        QTimer.singleShot(3000, window, lambda: self._import(opml))

    def _import(self, opml: bytes) -> None:
        self.watch.phase = "import"
        self._window.parts.submit(PreviewOpml(opml, "feeds.opml"))

    def handle(self, batch: tuple[Event, ...]) -> None:
        """Record what the window gets."""
        for event in batch:
            if isinstance(event, OpmlPreviewed):
                self._window.parts.submit(ImportOpml(event.preview.document))
            elif isinstance(event, OpmlImported):
                print("imported", flush=True)
                self.watch.phase = "retrieval"
                self._begun, self._cpu = time.perf_counter(), time.thread_time()
                if self._scrolls:
                    self._frames.start()
            elif isinstance(event, RetrievalProgress) and not event.total and self.watch.phase == "retrieval":
                print(
                    f"retrieval took {time.perf_counter() - self._begun:.1f} s; the GUI thread computed "
                    f"{time.thread_time() - self._cpu:.2f} s of it"
                )
                self.watch.phase = "afterwards"
                QTimer.singleShot(int(SETTLE_SECONDS * 1000), self._window, self._window.close)

    def _frame(self) -> None:
        bar = self._window.parts.entries.view.verticalScrollBar()
        self._down = bar.value() < bar.maximum() if self._down else bar.value() == 0
        bar.setValue(bar.value() + (40 if self._down else -40))


def run(folder: Path, opml: bytes, *, scrolls: bool, stacks: int) -> None:
    journeys: list[Journey] = []
    usual = joined.build_window

    def observed(**parts: object) -> MainWindow:
        window = usual(**parts)  # type: ignore[arg-type]
        journeys.append(Journey(window, opml, scrolls=scrolls, stacks=stacks))
        parts["bridge"].listen(journeys[0].handle)  # type: ignore[attr-defined]
        return window

    joined.build_window = observed
    profile = profile_in(folder)
    make_folders(profile)
    joined.run_window(profile, Conversation(), InstanceSignals())
    faulthandler.cancel_dump_traceback_later()
    for phase, gaps in journeys[0].watch.gaps.items():
        report(phase, gaps)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--feeds", type=int, default=1000)
    parser.add_argument("--latency", default="100")
    parser.add_argument("--port", type=int, default=8821)
    parser.add_argument("--scroll", action="store_true", help="scroll the list all the time, a step a frame")
    parser.add_argument("--stacks", type=int, default=0, metavar="MS", help="print all stacks when a tick is late by so much")
    parser.add_argument("--server", type=Path, default=FEED_SERVER)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        common = ["-n", str(options.feeds), "--port", str(options.port)]
        subprocess.run([sys.executable, options.server, "opml", *common, "-o", folder / "feeds.opml"], check=True)
        with (folder / "server.log").open("wb") as log:
            server = subprocess.Popen(
                [sys.executable, options.server, "serve", *common, "--latency", options.latency], stdout=log, stderr=log
            )
        try:
            wait_for_server(options.port)
            run(folder / "profile", (folder / "feeds.opml").read_bytes(), scrolls=options.scroll, stacks=options.stacks)
        finally:
            server.terminate()
            server.wait()


def wait_for_server(port: int) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/_ctl/stats") as answer:
                json.load(answer)
        except OSError:
            time.sleep(0.1)
        else:
            return


if __name__ == "__main__":
    main()
