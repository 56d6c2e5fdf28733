"""A program to be killed: the real engine on a real profile, and a user in a hurry who prints every answer.

Reads one job a line (JSON), forks a child for each and says how the child ended. Forking spares every life the imports.
"""

import json
import os
import queue
import random
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from reader.app.compose import start_engine
from reader.app.paths import profile_in
from reader.domain.commands import Batch, Command
from reader.domain.events import (
    CommandFailed,
    EngineStopped,
    EntriesArrived,
    Event,
)
from reader.storage import writer
from reader.storage.connection import WriteConnection, open_reader
from tests.e2e.kill_actions import FITS, STEPS
from tests.e2e.kill_facts import MARKS, facts_of, marks_of, tables
from tests.fakes.moved_clock import MovedClock
from tests.fakes.waiting import PATIENCE

SMALL_LOG_PAGES = 20
"""The write-ahead log is taken over this often in some lives, so that these can end in the middle of it."""
READS, HEAD = ("SELECT", "WITH"), 30
is_ready = threading.Event()


class ProgramRun:
    """One run of the program: `ask` sends a command and waits for its answer, `say` writes a line for whoever will judge."""

    def __init__(self, job: Mapping[str, Any]) -> None:
        self.chance = random.Random(job["seed"])
        self.urls: list[str] = job["urls"]
        self.clock = MovedClock(job["now"])
        self.last_day: float = job["last_day"]
        self.undo: list[Command] = []
        self.asked: set[int] = set()
        self.has_rule: bool | None = None
        self.say("phase", "start")
        self.events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        profile = profile_in(Path(job["profile"]))
        self.backups = profile.backups
        self._engine = start_engine(profile, self.events.put, clock=self.clock, spacing_seconds=0.0)
        self.reader = open_reader(profile.database)
        self.say("ready", os.getpid())
        self.say("phase", job["phase"])
        is_ready.set()

    def say(self, kind: str, *values: object) -> None:
        """One line, written whole; what has no end was never said."""
        os.write(1, (json.dumps([kind, *values], separators=(",", ":")) + "\n").encode())

    def acknowledged(self, facts: Mapping[str, object]) -> None:
        """What must be found after a kill from now on."""
        if facts:
            self.say("acknowledged", facts)

    def ask(self, command: Command, *may_change: str) -> bool:
        """Have a command done; `may_change` are beginnings of facts that may be old or new until the answer comes. Whether it was done."""
        ids = set(_ids(command))
        self.say("try", min(ids), may_change)
        self._engine.submit(command)
        self.asked |= ids
        answer = self.hear_until(lambda event: event.cause in ids)
        if not isinstance(answer, CommandFailed):
            undo = getattr(answer, "undo", None)
            self.undo += [undo] if undo is not None else []
            self.acknowledged(
                tables(self.reader, [each.removeprefix("table:") for each in may_change if each.startswith("table:")])
            )
            kinds = [name for each in may_change if each.endswith(":") and (name := each.removesuffix(":")) in (*MARKS, "tags")]
            # the answer may be the first of several events: what they will tell is said before it counts
            self.acknowledged(marks_of(self.reader, None, kinds) if kinds else {})
        self.say("over", min(ids))
        return not isinstance(answer, CommandFailed)

    def send(self, command: Command) -> None:
        """Hand over a command that has no answer of its own."""
        self._engine.submit(command)

    def hear_until(self, is_answer: Callable[[Event], bool]) -> Event:
        """Take events, saying what they tell, up to the one wanted."""
        while True:
            event = self.events.get(timeout=PATIENCE)
            self._handle(event)
            if is_answer(event):
                return event

    def hear(self, most: int) -> None:
        """Take so many events, unless none comes for a moment."""
        for _ in range(most):
            try:
                self._handle(self.events.get(timeout=0.1))
            except queue.Empty:
                return

    def stop(self) -> None:
        """End as a program should."""
        self._engine.stop()
        self.hear_until(lambda event: isinstance(event, EngineStopped))
        self.reader.close()
        self.say("stopped")

    def _handle(self, event: Event) -> None:
        for facts in facts_of(event, self.reader):
            self.acknowledged(facts)
        if isinstance(event, EntriesArrived):
            self._check_rule(event)

    def _check_rule(self, event: EntriesArrived) -> None:
        """A rule that was confirmed before entries came was applied to all that it fits; those of another reader have other titles."""
        if self.has_rule:
            rows = self.reader.execute(f"SELECT entry_id FROM entry WHERE title LIKE '%{FITS}%'").fetchall()  # noqa: S608 -- our own word
            fitting = {row[0] for row in rows}.intersection(event.entry_ids)
            tags = marks_of(self.reader, sorted(fitting), ["tags"]).values()
            if not all("arrived" in each for each in tags):
                self.say("wrong", f"a rule left out some of {event.entry_ids}")


def _ids(command: Command) -> Iterable[int]:
    yield command.command_id
    if isinstance(command, Batch):
        for each in command.commands:
            yield from _ids(each)


def live(job: Mapping[str, Any]) -> None:
    """One run: actions of one phase until the end comes, from within or from without."""
    _arm(job)
    run = ProgramRun(job)
    for _ in range(job["steps"]):
        run.chance.choice(STEPS[job["phase"]])(run)
    run.say("phase", "stop")
    run.stop()


def migrate(job: Mapping[str, Any]) -> None:
    """Bring an old profile up to date, the end coming at a statement."""
    _arm(job)
    path = Path(job["migrate"])
    writer.open_database(path, now=int(job["now"]), backup_folder=path.parent / "backups").close()


def _arm(job: Mapping[str, Any]) -> None:
    """Have the writer's connection end the process at the n-th statement that writes, or at the n-th hundred steps of SQLite's machine.

    Counted from the first command on, or from the very start.
    """
    how, number, counts_start = job["kill"] or ("never", 0, True)
    opened = writer.open_writer
    left, last = iter(range(number - 1, -1, -1)), ""

    def count(statement: str = "") -> int:
        """Runs of the same statement count once, or hardly ever would an end come anywhere else."""
        nonlocal last
        head = statement.lstrip()[:HEAD]
        is_counted = how == "step" or (head != last and not head.startswith(READS))
        last = head
        if is_counted and (counts_start or is_ready.is_set()) and next(left, None) == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return 0

    def open_armed(path: Path) -> WriteConnection:
        connection = opened(path)
        if job.get("small_log"):
            connection.execute(f"PRAGMA wal_autocheckpoint = {SMALL_LOG_PAGES}")
        if how == "statement":
            connection.set_trace_callback(count)
        elif how == "step":
            connection.set_progress_handler(count, 100)
        return connection

    writer.open_writer = open_armed


def main() -> None:
    """Fork a child for each job."""
    for line in iter(sys.stdin.readline, ""):
        job = json.loads(line)
        child = os.fork()
        if child == 0:
            _end_with(partial(migrate if "migrate" in job else live, job))
        os.write(1, (json.dumps(["ended", os.waitpid(child, 0)[1]]) + "\n").encode())


def _end_with(work: Callable[[], None]) -> None:
    """The child's end: nothing of the parent's is left to happen in it."""
    status = 1
    try:
        work()
        status = 0
    except Exception:  # noqa: BLE001 -- whatever it is, the judge reads it
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    main()
