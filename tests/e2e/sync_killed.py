"""A program to be killed: the real engine on a profile with an account, marks changed in a hurry and synchronised, every answer printed.

Reads one job a line (JSON), forks a child for each and says how the child ended. Forking spares every run the imports.
"""

import json
import os
import random
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import keyring

from reader.domain.commands import RemoveSubscription
from reader.storage import writer
from reader.storage.connection import ReadConnection, WriteConnection
from tests.e2e.sync_changes import Changes
from tests.e2e.sync_feeds import FeedChanges, feed_facts
from tests.e2e.sync_program import OneLogin, SyncProgram, names, states
from tests.fakes.moved_clock import MovedClock

READS, HEAD = ("SELECT", "WITH"), 30
CHANGES_AT_ONCE = 4


def live(job: Mapping[str, Any]) -> None:
    """Change and synchronise in turns, until the end comes at a statement that writes, from without, or after so many."""
    keyring.set_keyring(OneLogin(job["username"], job["password"]))
    arm(job["statement"])
    chance, share = random.Random(job["seed"]), job["share"]
    changes: Changes | FeedChanges = Changes(chance, has_labels=job["has_labels"])
    facts_of = facts
    if job["new_feeds"]:
        changes, facts_of = FeedChanges(chance, job["new_feeds"]), feed_facts
    known: dict[str, list[object]] = {}
    with SyncProgram(Path(job["profile"]), MovedClock(job["now"])) as program:
        say("ready", os.getpid())
        for _ in range(job["times"]):
            for _ in range(CHANGES_AT_ONCE):
                command, touched = changes.next(program, share)
                say("try", touched, touched if isinstance(command, RemoveSubscription) else [])
                if not changes.carry_out(program, command):
                    say("failed")
                mine = {str(name) for feed, items in share.items() for name in (feed, *items)}
                now = {name: fact for name, fact in facts_of(program.reader).items() if name in mine}
                gone: dict[str, list[object]] = {name: [] for name in known.keys() - now.keys()}
                say("acknowledged", {name: fact for name, fact in now.items() if known.get(name) != fact} | gone)
                known = now
            say("phase", "sync")
            program.sync()
            say("phase", "change")
        say("phase", "stop")


def facts(connection: ReadConnection) -> dict[str, list[object]]:
    """Marks of items, names and folders of feeds, as JSON has them."""
    found: dict[str, list[object]] = {
        str(item): [state.is_read, state.is_starred, sorted(state.labels)] for item, state in states(connection).items()
    }
    return found | {feed: [*shown] for feed, shown in names(connection).items()}


def say(kind: str, *values: object) -> None:
    """One line, written whole; what has no end was never said."""
    os.write(1, (json.dumps([kind, *values]) + "\n").encode())


def arm(number: int) -> None:
    """End this process at the n-th statement that writes; 0 does not. Runs of the same statement count once."""
    opened, left, last = writer.open_writer, iter(range(number - 1, -1, -1)), ""

    def count(statement: str) -> None:
        nonlocal last
        start = statement.lstrip()[:HEAD]
        is_counted = start != last and not start.startswith(READS)
        last = start
        if is_counted and next(left, None) == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def open_armed(path: Path) -> WriteConnection:
        connection = opened(path)
        connection.set_trace_callback(count)
        return connection

    if number:
        writer.open_writer = open_armed


def main(live: Callable[[Mapping[str, Any]], None]) -> None:
    """Fork a child for each job."""
    for line in iter(sys.stdin.readline, ""):
        child = os.fork()
        if child == 0:
            status = 1
            try:
                live(json.loads(line))
                status = 0
            except Exception:  # noqa: BLE001 -- whatever it is, the judge reads it
                traceback.print_exc()
            finally:
                sys.stderr.flush()
                os._exit(status)
        say("ended", os.waitpid(child, 0)[1])


if __name__ == "__main__":
    main(live)
