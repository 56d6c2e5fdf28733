"""What an account with many articles costs: first synchronisation, quiet ones, how long the window is deaf meanwhile, and memory. Prints, asserts nothing.

By hand: QT_QPA_PLATFORM=offscreen python tests/benchmarks/bench_accounts.py [--articles 10000] [--server freshrss|miniflux-2.2|miniflux-2.3|2.2|2.3] [--key]
(2.2 and 2.3 are real Minifluxes, filled by feeds on loopback; the others are our double in a process of its own. --key: by Miniflux's own interface.)

Goals: 10,000 / 50,000 articles first synchronised in 70 s / 6 min, quietly in 3 / 12 requests and 0.3 / 2 s, the window never deaf for 50 ms,
60 MB more at most. Walls are of a quiet computer only; processor seconds are said too.
"""

import argparse
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from tests.benchmarks import as_the_program  # noqa: F401 -- it is to be the first

# isort: split
import keyring
from PySide6.QtCore import QTimer

import reader.app.run_window as joined
from reader.app.paths import make_folders, profile_in
from reader.app.single_instance import Conversation, InstanceSignals
from reader.domain.accounts import Server, ServerKind, SignIn
from reader.domain.commands import AddAccount, SyncAccounts
from reader.domain.events import AccountAdded, Event, SyncFinished
from reader.ui.shell.window import MainWindow
from tests.benchmarks.bench_event_loop import Watch, report
from tests.contract.peer import Peer
from tests.e2e.sync_bench import SECRETS
from tests.fakes.documents import Posting
from tests.fakes.feed_server import FeedServer
from tests.fakes.killed_server import KilledServer
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.miniflux import Miniflux
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23
from tests.fakes.sync_server.store import SECOND

DIALECTS = {"freshrss": FRESHRSS, "miniflux-2.2": MINIFLUX_22, "miniflux-2.3": MINIFLUX_23}
REAL = {"2.2": MINIFLUX_22, "2.3": MINIFLUX_23}
OF_A_FEED = 500
QUIET_TIMES = 3
WORDS = ("tide", "winter", "harbour", "letter", "engine", "garden", "measure", "north", "paper", "signal", "window", "yellow")


def articles(feed: int, count: int) -> list[Posting]:
    """Some 2 kB each, no two alike."""
    now = int(time.time())
    return [
        Posting(
            f"{feed}-{n}",
            f"Article {n} of feed {feed}",
            "".join(f"<p>{' '.join(WORDS[(n * 7 + feed + word) % 12] for word in range(40))}</p>" for _ in range(7)),
            f"http://site.test/{feed}/{n}",
            now - n * 600,
        )
        for n in range(count)
    ]


@contextmanager
def served(name: str, count: int) -> Iterator[Server]:
    """A server with so many articles, all unread."""
    feeds = range(count // OF_A_FEED)
    with ExitStack() as stack:
        if name in REAL:
            real = stack.enter_context(Miniflux(name))
            sites = stack.enter_context(FeedServer())
            peer = Peer(name, REAL[name], real.url, real.username, real.password, sites)
            for feed in feeds:
                sites.feed(f"/{feed}", entries=articles(feed, OF_A_FEED), title=f"Feed {feed}", kind="atom")
                peer.post("subscription/quickadd", ("quickadd", sites.url(f"/{feed}")))
            yield Server(ServerKind.MINIFLUX, real.url)
            return
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        double = stack.enter_context(KilledServer(folder / "server.db", DIALECTS[name], dialect=name))
        with closing(double.store()) as store:
            for feed in feeds:
                store.add_feed(f"http://site.test/{feed}", title=f"Feed {feed}", folder="News", items=articles(feed, OF_A_FEED))
            # that was an hour ago: what changed within minutes is listed again and again
            store.advance(3600 * SECOND)
        yield Server(ServerKind(DIALECTS[name].name), double.url)


class Memory(threading.Thread):
    """The most that this process and its parser took together, in MB, since it was asked last."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._most = 0.0
        self.start()

    def run(self) -> None:
        while True:
            self._most = max(self._most, megabytes())
            time.sleep(0.25)

    def most(self) -> float:
        most, self._most = self._most, 0.0
        return most


def megabytes() -> float:
    return sum(parts())


def parts() -> tuple[float, float]:
    """This process, and its parser."""
    children = [
        pid for task in Path("/proc/self/task").iterdir() for pid in (task / "children").read_text(encoding="ascii").split()
    ]
    return _pss("self"), sum(_pss(pid) for pid in children if _is_parser(pid))


def _is_parser(pid: str) -> bool:
    with suppress(OSError):
        return b"--parser" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def _pss(pid: str) -> float:
    with suppress(OSError):
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
    return 0.0


class Journey:
    """The account is added, synchronised for the first time, then quietly; then the window closes."""

    def __init__(self, window: MainWindow, server: Server, sign_in: SignIn) -> None:
        self.watch = Watch()
        self._window, self._server, self._sign_in = window, server, sign_in
        self._memory = Memory()
        self._begun = self._cpu = self._before = 0.0
        self._left = QUIET_TIMES
        QTimer.singleShot(4000, window, self._add)

    def _add(self) -> None:
        self._before = megabytes()
        self._memory.most()
        self._start("first")
        self._window.parts.submit(AddAccount(self._server, "Server", "reader", SECRETS[self._sign_in], self._sign_in))

    def _start(self, phase: str) -> None:
        self.watch.phase, self._begun, self._cpu = phase, time.perf_counter(), time.process_time()

    def handle(self, batch: tuple[Event, ...]) -> None:
        for event in batch:
            if isinstance(event, AccountAdded):
                print(f"added after {time.perf_counter() - self._begun:.2f} s", flush=True)
            elif isinstance(event, SyncFinished):
                self._finished(event)

    def _finished(self, event: SyncFinished) -> None:
        took, cpu = time.perf_counter() - self._begun, time.process_time() - self._cpu
        print(
            f"{self.watch.phase}: {took:.2f} s, {cpu:.2f} s of this process, {event.counts.requests} requests,"
            f" {event.counts.new_articles} new, problem {event.problem}; memory {self._before:.0f} MB before,"
            f" {self._memory.most():.0f} at most, {megabytes():.0f} now (its parser {parts()[1]:.0f})",
            flush=True,
        )
        self.watch.phase = "between"
        if self._left:
            self._left -= 1
            QTimer.singleShot(4000, self._window, self._quiet)
        else:
            QTimer.singleShot(2000, self._window, self._window.close)

    def _quiet(self) -> None:
        self._before = megabytes()
        self._start("quiet")
        self._window.parts.submit(SyncAccounts())


def run(folder: Path, server: Server, sign_in: SignIn) -> None:
    journeys: list[Journey] = []
    usual = joined.build_window

    def observed(**parts: object) -> MainWindow:
        window = usual(**parts)  # type: ignore[arg-type]
        journeys.append(Journey(window, server, sign_in))
        parts["bridge"].listen(journeys[0].handle)  # type: ignore[attr-defined]
        return window

    joined.build_window = observed
    keyring.set_keyring(MemoryKeyring())
    profile = profile_in(folder)
    make_folders(profile)
    joined.run_window(profile, Conversation(), InstanceSignals())
    for phase, gaps in journeys[0].watch.gaps.items():
        report(phase, gaps)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--articles", type=int, default=10_000)
    parser.add_argument("--server", choices=[*DIALECTS, *REAL], default="freshrss")
    parser.add_argument("--key", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(options.server, options.articles) as server:
        run(Path(folder), server, SignIn.KEY if options.key else SignIn.PASSWORD)


if __name__ == "__main__":
    main()
