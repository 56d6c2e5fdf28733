"""Rounds in which two profiles of the program and somebody at the server change marks at random, and all three have to agree in the end.

Whose hand was last has to be known: in one round a feed belongs to one of the three, and each round ends with synchronisations that go
through. What a profile shows after its changes is what is meant.
"""

import json
import os
import random
import select
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self

from reader.domain.commands import Command, MarkAllRead, MarkRead, SetMark, TagEntries
from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId
from reader.domain.marks import Mark
from tests.e2e.sync_hands import Hand, StoreHand
from tests.e2e.sync_program import (
    ROOT,
    State,
    SyncProgram,
    entries_of,
    feed_ids,
    quick_check,
    some,
    states,
    unread_counts,
    waiting,
)
from tests.fakes.fault_proxy import FaultProxy
from tests.fakes.moved_clock import MovedClock

LABELS = ("Later reading", "Ünï & <c>", "work")
MOST_ITEMS = 8
DAY = 86_401
STATEMENTS_MOST = 150
LONGEST_RUN_SECONDS = 1.5
SYNCS_OF_A_RUN = 3


class Trial:
    """`programs` are the folders of profiles that have the account already. `labels`: the server keeps tags."""

    def __init__(
        self,
        hand: Hand,
        proxy: FaultProxy,
        folders: list[Path],
        clock: MovedClock,
        *,
        seed: int,
        rate: float,
        has_labels: bool,
    ) -> None:
        self.hand, self.proxy, self.folders, self.clock = hand, proxy, folders, clock
        self.chance = random.Random(seed)
        self.rate, self.has_labels = rate, has_labels
        self.meant = hand.states()
        self.done: Counter[str] = Counter()
        self._running: dict[Path, SyncProgram] = {}

    def round(self, changes: int, killers: "Sequence[Killer]" = ()) -> None:
        """So many changes on three sides, synchronised through a bad network and then through a good one."""
        self.change(self.shares(), changes)
        self.proxy.rate = self.rate
        if killers:
            self._kill(killers)
        else:
            self.sync_badly()
        self.proxy.rate = 0.0
        self.agree()

    def shares(self) -> list[dict[str, list[int]]]:
        """The feeds of somebody at the server, then those of each profile."""
        feeds = self.hand.feeds()
        names = self.chance.sample(sorted(feeds), len(feeds))
        sides = len(self.folders) + 1
        return [{name: feeds[name] for name in names[number::sides]} for number in range(sides)]

    def change(self, shares: Sequence[dict[str, list[int]]], changes: int) -> None:
        """So many changes, nothing sent."""
        self._change_there([item for items in shares[0].values() for item in items], changes // len(shares))
        for folder, share in zip(self.folders, shares[1:], strict=True):
            with self._program(folder) as program:
                self._change(program, share, changes // len(shares))

    def sync_badly(self) -> None:
        """Each profile once, whatever comes of it."""
        for folder in self.folders:
            with self._program(folder) as program:
                self.done["failed"] += program.sync().problem is not None

    def agree(self) -> None:
        """Each profile until nothing waits, then again for what the other one brought. Labels are listed once a day."""
        for _ in range(2):
            self.clock.advance(DAY if self.has_labels else 60)
            for folder in self.folders:
                with self._program(folder) as program:
                    program.sync_through()

    @contextmanager
    def _program(self, folder: Path) -> Iterator[SyncProgram]:
        if folder in self._running:
            yield self._running[folder]
        else:
            with SyncProgram(folder, self.clock) as program:
                yield program

    @contextmanager
    def running(self) -> Iterator[None]:
        """Spares starting the program again and again, where nobody else uses its profile."""
        with ExitStack() as stack:
            self._running = {folder: stack.enter_context(SyncProgram(folder, self.clock)) for folder in self.folders}
            yield
            self._running = {}

    def _kill(self, killers: "Sequence[Killer]") -> None:
        """Both at once."""
        for killer, folder in zip(killers, self.folders, strict=True):
            killer.begin(folder, self.clock.now(), self.chance)
        self.done["killed"] += sum(killer.end(self.chance) for killer in killers)
        for folder in self.folders:
            quick_check(folder / "beforehand.sqlite3")

    def _change(self, program: SyncProgram, feeds: dict[str, list[int]], count: int) -> None:
        items = [item for name in feeds for item in feeds[name]]
        undo: list[Command] = []
        for _ in range(count):
            command = undo.pop() if undo and self.chance.random() < 0.1 else self._command(program, feeds, items)
            event = program.ask(command)
            undone = getattr(event, "undo", None)
            undo += [undone] if isinstance(undone, Command) else []
            self.done["changes"] += 1
        now = states(program.reader)
        self.meant |= {item: now[item] for item in items if item in now}

    def _command(self, program: SyncProgram, feeds: dict[str, list[int]], items: list[int]) -> Command:
        kinds: list[Callable[[], Command]] = [
            lambda: MarkRead(self._entries(program, items), self.chance.random() < 0.6),
            lambda: MarkRead(self._entries(program, items), self.chance.random() < 0.6),
            lambda: SetMark(self._entries(program, items), Mark.STARRED, self.chance.random() < 0.6),
            lambda: self._mark_all(program, self.chance.choice(list(feeds))),
        ]
        if self.has_labels:
            kinds.append(lambda: self._tag(program, items))
        return kinds[self.chance.randrange(len(kinds)) if self.chance.random() < 0.9 else 0]()

    def _entries(self, program: SyncProgram, items: list[int]) -> tuple[EntryId, ...]:
        return entries_of(program.reader, some(self.chance, items, MOST_ITEMS))

    def _mark_all(self, program: SyncProgram, name: str) -> Command:
        newest = program.reader.execute("SELECT max(entry_id) FROM entry_status").fetchone()[0]
        return MarkAllRead(Selection(View.FEED, feed_id=feed_ids(program.reader)[name]), EntryId(newest))

    def _tag(self, program: SyncProgram, items: list[int]) -> Command:
        add, remove = self.chance.sample(LABELS, 2)
        return TagEntries(self._entries(program, items), add=(add,), remove=(remove,))

    def _change_there(self, items: list[int], count: int) -> None:
        for _ in range(count):
            chosen, value = some(self.chance, items, MOST_ITEMS), self.chance.random() < 0.6
            if self.has_labels and isinstance(self.hand, StoreHand) and self.chance.random() < 0.2:
                self.hand.set_label(chosen, self.chance.choice(LABELS), value=value)
            else:
                self.hand.set_mark(chosen, self.chance.choice(["read", "read", "starred"]), value=value)
            self.done["changes"] += 1
        now = self.hand.states()
        self.meant |= {item: now[item] for item in items}

    def judge(self) -> list[str]:
        """Everything that differs between what is meant, the server and the profiles; to be asked after all went through."""
        self.agree()
        differing = _differences("server", self.meant, self.hand.states())
        for folder in self.folders:
            with self._program(folder) as program:
                found = states(program.reader)
                if not self.has_labels:
                    found = {item: State(state.is_read, state.is_starred) for item, state in found.items()}
                differing += _differences(folder.name, self.meant, found)
                differing += [f"{folder.name}: {left} left in the outbox" for left in [waiting(program.reader)] if left]
                if (shown := unread_counts(program.reader)) != (counted := self.hand.unread_counts()):
                    differing.append(f"{folder.name} shows {shown}, the server counts {counted}")
        return differing


def _differences(side: str, meant: dict[int, State], found: dict[int, State]) -> list[str]:
    return [
        f"{side}: {item} is {found.get(item)}, meant {state}" for item, state in meant.items() if found.get(item) != state
    ] + [f"{side}: {item} is too much" for item in found.keys() - meant.keys()]


class Killer:
    """Synchronises in children of a process of its own, and kills most of them: at a statement, or after a time. Use as a context manager."""

    def __init__(self, username: str, password: str, errors: Path) -> None:
        self._login = {"username": username, "password": password}
        self._errors = errors.open("a")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.sync_program"],
            cwd=ROOT,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()
        self._errors.close()

    def begin(self, profile: Path, now: float, chance: random.Random) -> None:
        statement = chance.randint(1, STATEMENTS_MOST) if chance.random() < 0.5 else 0
        job: dict[str, Any] = {
            "profile": str(profile),
            "now": now,
            "statement": statement,
            "times": SYNCS_OF_A_RUN,
            **self._login,
        }
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(job).encode() + b"\n")
        self._process.stdin.flush()

    def end(self, chance: random.Random) -> bool:
        """Whether it was killed rather than came to its own end."""
        until, pid = time.monotonic() + 60.0, 0
        for line in self._lines():
            kind, *values = json.loads(line) if line else ("",)
            if kind == "ended":
                return os.WIFSIGNALED(int(values[0]))
            if kind == "ready":
                pid, until = int(values[0]), time.monotonic() + chance.uniform(0.0, LONGEST_RUN_SECONDS)
            if pid and time.monotonic() > until:
                os.kill(pid, signal.SIGKILL)
                pid = 0
        raise AssertionError("the killer's process ended")

    def _lines(self) -> Any:
        assert self._process.stdout is not None
        said = b""
        while True:
            if not select.select([self._process.stdout], [], [], 0.02)[0]:
                yield ""
                continue
            part = os.read(self._process.stdout.fileno(), 1 << 16)
            if not part:
                return
            *whole, said = (said + part).split(b"\n")
            for line in whole:
                # a line that the end cut off runs into the next one
                yield line.decode()[max(line.rfind(b'["ended"'), 0) :]
