"""Rounds in which two profiles of the program and somebody at the server change marks at random, and all three have to agree in the end.

Whose hand was last has to be known: in one round a feed belongs to one of the three, and each round ends with synchronisations that go
through. What a profile shows after its changes is what is meant.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from reader.storage.connection import ReadConnection, open_reader
from tests.e2e.sync_changes import LABELS, MOST_ITEMS, TITLES, Changes
from tests.e2e.sync_hands import Hand, StoreHand
from tests.e2e.sync_kills import Killer
from tests.e2e.sync_program import State, SyncProgram, names, quick_check, states, unread_counts, waiting
from tests.fakes.fault_proxy import FaultProxy
from tests.fakes.moved_clock import MovedClock

DAY = 86_401
FOLDERS = ("News", "Fun & games", "Other <things>")


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
        self.meant, self.named = hand.states(), hand.names()
        self.done: Counter[str] = Counter()
        self.lost: list[str] = []
        self.gone: set[int] = set()
        self._running: dict[Path, SyncProgram] = {}

    def round(self, changes: int, killers: Sequence[Killer] = ()) -> None:
        """So many changes on three sides, synchronised through a bad network and then through a good one."""
        shares = self.shares()
        self.change(shares, changes)
        self.proxy.rate = self.rate
        if killers:
            self._kill(killers, shares[1:])
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
        self._change_there(shares[0], changes // len(shares))
        for folder, share in zip(self.folders, shares[1:], strict=True):
            with self._program(folder) as program:
                self._change(program, share, changes // len(shares))

    def sync_badly(self) -> None:
        """Each profile once, whatever comes of it."""
        for folder in self.folders:
            with self._program(folder) as program:
                self.done["failed"] += program.sync().problem is not None

    def agree(self) -> None:
        """Each profile until nothing waits, then again for what the other one brought. Labels and what was read elsewhere are listed once a day."""
        with ExitStack() as stack:
            programs = [stack.enter_context(self._program(folder)) for folder in self.folders]
            for _ in range(2):
                self.clock.advance(DAY)
                self.hand.let_pass(DAY)
                for program in programs:
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

    def _kill(self, killers: Sequence[Killer], shares: Sequence[dict[str, list[int]]]) -> None:
        """Both at once, each in the middle of more changes and synchronisations."""
        for killer, folder, share in zip(killers, self.folders, shares, strict=True):
            killer.begin(folder, self.clock.now(), share, self.chance, has_labels=self.has_labels)
        for killer in killers:
            ended = killer.end(self.chance)
            self.done["killed" if ended.was_killed else "ended"] += 1
            self.done["changes"] += ended.changes
            self.done[f"killed in {ended.phase}"] += ended.was_killed
        for killer, folder, share in zip(killers, self.folders, shares, strict=True):
            quick_check(folder / "beforehand.sqlite3")
            with closing(open_reader(folder / "beforehand.sqlite3")) as connection:
                self.lost += killer.missed(connection)
                self._mean(connection, share)

    def _change(self, program: SyncProgram, feeds: dict[str, list[int]], count: int) -> None:
        changes = Changes(self.chance, has_labels=self.has_labels)
        for _ in range(count):
            changes.make(program, feeds)
            self.done["changes"] += 1
        self._mean(program.reader, feeds)

    def _mean(self, connection: ReadConnection, feeds: dict[str, list[int]]) -> None:
        """What is shown of these feeds is what is meant."""
        now = states(connection)
        self.meant |= {item: now[item] for items in feeds.values() for item in items if item in now}
        shown = names(connection)
        self.named |= {feed: shown[feed] for feed in feeds}

    def _change_there(self, feeds: dict[str, list[int]], count: int) -> None:
        items = [item for each in feeds.values() for item in each if item not in self.gone]
        for _ in range(count):
            chosen = self.chance.sample(items, min(len(items), self.chance.randint(1, MOST_ITEMS)))
            value, how = self.chance.random() < 0.6, self.chance.random()
            feed = self.chance.choice(list(feeds))
            if self.has_labels and isinstance(self.hand, StoreHand) and how < 0.2:
                self.hand.set_label(chosen, self.chance.choice(LABELS), value=value)
            elif isinstance(self.hand, StoreHand) and how < 0.3:
                items += self.hand.post(feed, self.chance.randint(1, 3))
            elif isinstance(self.hand, StoreHand) and how < 0.4:
                self.hand.name(feed, self.chance.choice(TITLES), self.chance.choice(FOLDERS))
            else:
                self.hand.set_mark(chosen, self.chance.choice(["read", "read", "starred"]), value=value)
            self.done["changes"] += 1
        now = self.hand.states()
        if isinstance(self.hand, StoreHand):
            old = [item for item in items if now[item] == State(is_read=True, is_starred=False)]
            self.gone.update(self.hand.remove(old[: len(old) // 20]))
        self.meant |= {item: now[item] for item in items}
        self.named |= {feed: shown for feed, shown in self.hand.names().items() if feed in feeds}
        for item in self.gone:
            self.meant.pop(item, None)

    def judge(self) -> list[str]:
        """Everything that differs between what is meant, the server and the profiles; to be asked after all went through."""
        self.agree()
        differing = self.lost + _differences("server", self.meant, self.hand.states())
        differing += _other_names("server", self.named, self.hand.names())
        for folder in self.folders:
            with self._program(folder) as program:
                # what the server cleared away may stay here
                found = {item: state for item, state in states(program.reader).items() if item not in self.gone}
                if not self.has_labels:
                    found = {item: State(state.is_read, state.is_starred) for item, state in found.items()}
                differing += _differences(folder.name, self.meant, found) + _other_names(
                    folder.name, self.named, names(program.reader)
                )
                differing += [f"{folder.name}: {left} left in the outbox" for left in [waiting(program.reader)] if left]
                if (shown := unread_counts(program.reader)) != (counted := self.hand.unread_counts()):
                    differing.append(f"{folder.name} shows {shown}, the server counts {counted}")
        return differing


def _other_names(side: str, meant: dict[str, list[str]], found: dict[str, list[str]]) -> list[str]:
    return [f"{side}: {feed} is {found.get(feed)}, meant {shown}" for feed, shown in meant.items() if found.get(feed) != shown]


def _differences(side: str, meant: dict[int, State], found: dict[int, State]) -> list[str]:
    return [
        f"{side}: {item} is {found.get(item)}, meant {state}" for item, state in meant.items() if found.get(item) != state
    ] + [f"{side}: {item} is too much" for item in found.keys() - meant.keys()]
