"""Kills the program again and again, at random moments and at random statements, and holds its profile against what it had acknowledged.

Run: `.venv/bin/python tests/e2e/kill_many.py [--kills 200] [--seed N]`. Prints a table by phase, then what was lost; ends 1 if anything was.
After that it kills every migration at every statement, cuts the log of a profile at 300 places, and kills two profiles that synchronise with
a server through a bad network: `--only marks` does that alone with each dialect, with a password and with a key, `--only feeds` while feeds
come, go and move.
"""

import argparse
import contextlib
import itertools
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import keyring

from reader.domain.accounts import ServerKind, SignIn
from reader.storage.migrations import SCHEMA_VERSION
from tests.e2e.kill_actions import DAY, STEPS
from tests.e2e.kill_fork_server import ForkServer
from tests.e2e.kill_ledger import Ledger, bad_backups
from tests.e2e.kill_migrations import sweep
from tests.e2e.kill_steps import a_long_log, cut
from tests.e2e.sync_bench import Bench, filled_server, killers
from tests.e2e.sync_feeds_trial import FeedsTrial
from tests.e2e.sync_hands import StoreHand
from tests.e2e.sync_program import OneLogin
from tests.fakes.documents import postings
from tests.fakes.feed_server import FeedServer
from tests.fakes.moved_clock import START
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23

HOSTS, PATHS = 4, 80
RUNS_OF_A_PROFILE = 40
LONGEST_DAYS = 25
"""Shorter than what unsubscribed feeds are kept, so that nothing acknowledged may disappear."""
LONGEST_RUN_SECONDS = 6.0
WRITES_MOST = 300
CUTS = 300
STEPS_MOST = 60
WAYS = [(FRESHRSS, SignIn.PASSWORD), (MINIFLUX_22, SignIn.PASSWORD), (MINIFLUX_22, SignIn.KEY), (MINIFLUX_23, SignIn.KEY)]
"""Of speaking to a server."""


@dataclass
class Toll:
    """What came of many kills."""

    kills: Counter[str] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)
    acknowledged: Counter[str] = field(default_factory=Counter)
    ended: int = 0
    leftovers: int = 0
    lost: list[str] = field(default_factory=list)


class Killer:
    """Profiles that live through kill after kill."""

    def __init__(self, fork_server: ForkServer, servers: list[FeedServer], folder: Path, seed: int, longest: float) -> None:
        self.toll = Toll()
        self.runs = 0
        self._longest_seconds = longest
        self._fork_server = fork_server
        self._servers = servers
        self._folder = folder
        self._chance = random.Random(seed)
        self._versions: Counter[str] = Counter()
        self._urls = [server.url(f"/{number}") for server in servers for number in range(PATHS)]
        self._new_profile()
        for server in servers:
            for number in range(PATHS):
                self._publish(server, f"/{number}")

    def kill(self, phase: str) -> None:
        """One more life of the profile, and its end."""
        if self.runs and self.runs % RUNS_OF_A_PROFILE == 0:
            self._new_profile()
        self.runs += 1
        for server in self._servers:
            for number in self._chance.sample(range(PATHS), PATHS // 4):
                self._publish(server, f"/{number}")
        how, number, seconds = self._moment()
        acknowledged_before = self._ledger.acknowledged
        was_killed = self._live(phase, how, number, seconds)
        ended_in = self._ledger.phase
        lost = self._ledger.judge(self._profile / "beforehand.sqlite3") + bad_backups(self._profile / "backups")
        lost += [f"complained: {said}" for said in [self._fork_server.complaints()] if "Traceback" in said]
        self.toll.leftovers = max(self.toll.leftovers, len(list(self._profile.rglob("*partial*"))))
        self.toll.acknowledged[phase] += self._ledger.acknowledged - acknowledged_before
        self.toll.lost += [f"life {self.runs}, {phase} ({ended_in}), {how} {number}: {each}" for each in lost]
        if lost:
            # what is half stays half: each loss is reported once
            self._new_profile()
        if was_killed:
            self.toll.kills[ended_in if ended_in in {"start", "stop"} else phase] += 1
            self.toll.ways[how] += 1
        else:
            self.toll.ended += 1

    def _moment(self) -> tuple[str, int, float]:
        """How to end a life: at a statement, at a step within one, after so many lines, or after a time."""
        how = self._chance.choice(["statement", "statement", "step", "line", "time"])
        if how == "statement":
            return how, self._chance.randint(1, WRITES_MOST), self._longest_seconds
        if how == "step":
            return how, int(10 ** self._chance.uniform(1, 4)), self._longest_seconds
        if how == "line":
            return how, int(10 ** self._chance.uniform(0, 2.3)), self._longest_seconds
        return how, 0, self._chance.uniform(0.0, self._longest_seconds / 3)

    def _live(self, phase: str, how: str, number: int, seconds: float) -> bool:
        """Whether the program was killed, and did not come to its own end."""
        self._fork_server.begin({
            "profile": str(self._profile), "phase": phase, "seed": self._chance.randrange(2**32), "urls": self._urls,
            "now": max(self._ledger.clock, START) + self.runs * 10, "last_day": START + LONGEST_DAYS * DAY, "steps": STEPS_MOST,
            "kill": [how, number, self._chance.random() < 0.1] if how in {"statement", "step"} else None,
            "small_log": self._chance.random() < 0.4,
        })  # fmt: skip
        pid, heard, began = 0, 0, time.monotonic()
        for line in self._fork_server.lines(patience=0.02):
            if line.startswith('["ended"'):
                return os.WIFSIGNALED(int(json.loads(line)[1]))
            if line.startswith('["ready"'):
                pid, began = int(json.loads(line)[1]), time.monotonic()
            elif line:
                self._ledger.hear(line)
                heard += 1
            if pid and (time.monotonic() - began > seconds or (how == "line" and heard >= number)):
                with contextlib.suppress(ProcessLookupError):  # it has just come to its own end
                    os.kill(pid, signal.SIGKILL)
                pid = 0
        return False

    def _publish(self, server: FeedServer, path: str) -> None:
        """A feed has a new posting; its validator names the newest."""
        newest = self._versions[server.url(path)] = self._versions[server.url(path)] + self._chance.randint(1, 3)
        first = max(1, newest - 5)
        entries = postings(newest - first + 1, first=first, at=int(START) - DAY, base=server.url(f"/of{path}"))
        server.feed(path, entries=entries, etag=f'"v{newest}"', title=f"Feed {path}")

    def _new_profile(self) -> None:
        self._profile = Path(tempfile.mkdtemp(prefix="profile-", dir=self._folder))
        self._ledger = Ledger()


@contextmanager
def killer(folder: Path, seed: int, *, hosts: int = HOSTS, longest_run_seconds: float = LONGEST_RUN_SECONDS) -> Iterator[Killer]:
    """Servers, the program and its killer."""
    with ExitStack() as stack:
        servers = [stack.enter_context(FeedServer(f"127.0.0.{number + 1}")) for number in range(hosts)]
        fork_server = stack.enter_context(ForkServer(folder))
        yield Killer(fork_server, servers, folder, seed, longest_run_seconds)


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    options.add_argument("--only", choices=["marks", "feeds"])
    chosen = options.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    if chosen.only:
        return judged((marks if chosen.only == "marks" else feeds)(chosen.kills, chosen.seed))
    phases = list(STEPS)
    with tempfile.TemporaryDirectory() as folder, killer(Path(folder), chosen.seed) as killing:
        toll, turn = killing.toll, 0
        while toll.kills.total() < chosen.kills:
            killing.kill(phases[turn % len(phases)])
            turn += 1
            if turn % 20 == 0:
                print(f"{toll.kills.total()} kills, {len(toll.lost)} losses", flush=True)
    show(toll)
    migrations()
    cuts(chosen.seed)
    lost_with_accounts = judged(marks(chosen.kills, chosen.seed) + feeds(chosen.kills // 2, chosen.seed))
    return 1 if toll.lost else lost_with_accounts


def migrations() -> None:
    """Every statement of every way to the newest schema; raises AssertionError where something is between."""
    for version in range(1, SCHEMA_VERSION):
        with tempfile.TemporaryDirectory() as folder, ForkServer(Path(folder)) as fork_server:
            found = Counter(sweep(fork_server, Path(folder), version, itertools.count(1)))
        print(f"migration from schema {version}: {found.total() - 1} kills, left at schema {dict(found)}")


def cuts(seed: int) -> None:
    """Power cuts; raises AssertionError where a transaction was torn."""
    with tempfile.TemporaryDirectory() as folder:
        lines = cut(a_long_log(Path(folder)), CUTS, seed)
    print(f"{len(lines)} cuts of the log: each opened, nothing half; from {min(lines)} to {max(lines)} retrievals left")


def judged(lost: list[str]) -> int:
    """How the program ends."""
    print(*lost or ["no mark was lost"], sep="\n")
    return 1 if lost else 0


def marks(kills: int, seed: int) -> list[str]:
    """So many kills of programs that change marks and synchronise, one way of speaking to a server after the other."""
    lost: list[str] = []
    for quirks, sign_in in WAYS:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = stack.enter_context(filled_server(quirks, 30))
            keyring.set_keyring(OneLogin(server.username, server.password))
            bench = Bench(stack, folder, server.url, server.origin, ServerKind(quirks.name), seed, sign_in)
            trial = bench.trial(StoreHand(server.store), seed, has_labels=quirks.has_labels)
            both = stack.enter_context(killers(folder, bench.login))
            while trial.done["killed"] < kills // len(WAYS):
                trial.round(15, both)
                print(f"{trial.done['killed']} kills", flush=True)
            found = trial.judge()
            lost += found
            print(
                f"{quirks.name} {quirks.version} by {sign_in.value}: {len(found)} differ; {dict(trial.done)}, faults {dict(bench.proxy.faults)}",
                flush=True,
            )
            print((folder / "errors").read_text(), end="")
    return lost


def feeds(kills: int, seed: int) -> list[str]:
    """So many kills while feeds come and go, and move between the computer and the account."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        trial = FeedsTrial(stack, folder, FRESHRSS, seed)
        both = stack.enter_context(killers(folder))
        while trial.done["killed"] < kills and not trial.lost:
            trial.round(8, both)
            print(f"{trial.done['killed']} kills", flush=True)
        print(f"feeds: {len(trial.lost)} differ; {dict(trial.done)}, faults {dict(trial.bench.proxy.faults)}", flush=True)
        print((folder / "errors").read_text(), end="")
    return trial.lost


def show(toll: Toll) -> None:
    print(f"{'phase':<12}{'kills':>6}{'acknowledged':>14}")
    for phase in (*STEPS, "start", "stop"):
        print(f"{phase:<12}{toll.kills[phase]:>6}{toll.acknowledged[phase]:>14}")
    print(
        f"{'all':<12}{toll.kills.total():>6}{toll.acknowledged.total():>14}   {dict(toll.ways)}, {toll.ended} came to their own end"
    )
    print(f"most unfinished files beside a database: {toll.leftovers}")
    print(*toll.lost or ["nothing was lost"], sep="\n")


if __name__ == "__main__":
    sys.exit(main())
