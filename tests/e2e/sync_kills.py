"""Has marks changed and synchronised in children that are killed, and remembers what they had acknowledged."""

import json
import os
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from reader.storage.connection import ReadConnection
from tests.e2e.sync_killed import facts

ROOT = Path(__file__).parents[2]
STATEMENTS_MOST = 300
LONGEST_RUN_SECONDS = 4.0
SYNCS_OF_A_RUN = 4


@dataclass
class Run:
    """What a child said before its end: `known` are the marks that it acknowledged, `open_ones` those that a command was about to change.

    `doubtful` is what commands were about that failed, `removing` what one was to take away.
    """

    known: dict[str, list[object]]
    open_ones: set[str]
    doubtful: set[str] = field(default_factory=set)
    removing: set[str] = field(default_factory=set)
    phase: str = "start"
    changes: int = 0
    was_killed: bool = False


class Killer:
    """Kills most of its children: at a statement, or after a time. Use as a context manager."""

    MODULE = "tests.e2e.sync_killed"
    facts: Callable[[ReadConnection], dict[str, list[object]]] = staticmethod(facts)

    def __init__(self, username: str, password: str, errors: Path) -> None:
        self._login = {"username": username, "password": password}
        self._errors = errors.open("a")
        self._run = Run({}, set())
        self._process = subprocess.Popen(
            [sys.executable, "-m", self.MODULE],
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

    def begin(
        self,
        profile: Path,
        now: float,
        share: Mapping[str, list[int]],
        chance: random.Random,
        *,
        has_labels: bool,
        new_feeds: Sequence[str] = (),
    ) -> None:
        """A child that changes the items of these feeds, or (`new_feeds`) the feeds themselves, and synchronises."""
        self.send(chance, {
            "profile": str(profile), "now": now, "share": share, "has_labels": has_labels, "new_feeds": new_feeds, **self._login,
        })  # fmt: skip

    def send(self, chance: random.Random, job: Mapping[str, Any]) -> None:
        """Have a child do this job, and perhaps end itself at a statement."""
        statement = chance.randint(1, STATEMENTS_MOST) if chance.random() < 0.5 else 0
        job = {"times": SYNCS_OF_A_RUN, **job, "seed": chance.randrange(2**32), "statement": statement}
        self._run = Run({}, set())
        self._process.stdin.write(json.dumps(job).encode() + b"\n")
        self._process.stdin.flush()

    def end(self, chance: random.Random) -> Run:
        """Wait for the child's end, and bring it about."""
        until, pid, run = 0.0, 0, self._run
        for line in self._lines():
            kind, *values = json.loads(line) if line else ("",)
            if kind == "ended":
                run.was_killed = os.WIFSIGNALED(int(values[0]))
                return run
            if kind == "ready":
                pid, until = int(values[0]), time.monotonic() + chance.uniform(0.0, LONGEST_RUN_SECONDS)
            self._hear(kind, values)
            if pid and time.monotonic() > until:
                # it may have come to its end by itself
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                pid = 0
        raise AssertionError("the killer's process ended")

    def _hear(self, kind: str, values: list[Any]) -> None:
        run = self._run
        match kind:
            case "ready":
                run.phase = "change"
            case "phase":
                run.phase = values[0]
            case "try":
                run.open_ones = {str(name) for name in values[0]}
                run.removing |= set(values[1])
            case "failed":
                run.doubtful |= run.open_ones
            case "acknowledged":
                run.known |= values[0]
                run.open_ones = set()
                run.changes += 1

    def missed(self, connection: ReadConnection) -> list[str]:
        """What was acknowledged and is not there."""
        run, found = self._run, self.facts(connection)
        return [
            f"lost in {run.phase}: {name} was {fact}, is {found.get(name)}"
            for name, fact in run.known.items()
            if name not in run.open_ones and found.get(name) != fact
        ]

    def _lines(self) -> Iterator[str]:
        """What is said; an empty line whenever nothing was for a moment."""
        assert self._process.stdout is not None
        said = b""
        while True:
            if not select.select([self._process.stdout], [], [], 0.02)[0]:
                yield ""
                continue
            part = os.read(self._process.stdout.fileno(), 1 << 20)
            if not part:
                return
            *whole, said = (said + part).split(b"\n")
            for line in whole:
                # a line that the end cut off runs into the next one
                yield line.decode()[max(line.rfind(b'["ended"'), 0) :]
