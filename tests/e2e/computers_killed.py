"""A program to be killed: the real engine on a profile that keeps in step through a folder, changes made in a hurry and exchanged.

`ComputerKiller` starts it and speaks with it as with `sync_killed`, whose parts it uses.
"""

import os
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from reader.domain.commands import ExchangeNow
from reader.domain.events import CommandFailed
from tests.e2e.computers_program import ComputerChanges, ComputerProgram, Facts, facts
from tests.e2e.sync_killed import CHANGES_AT_ONCE, arm, main, say
from tests.e2e.sync_kills import Killer
from tests.fakes.moved_clock import MovedClock

EXCHANGES_OF_A_RUN = 40


def live(job: Mapping[str, Any]) -> None:
    """Change and exchange in turns, until the end comes at a statement that writes, from without, or after so many."""
    arm(job["statement"])
    changes, urls = ComputerChanges(random.Random(job["seed"]), job["urls"]), tuple(job["urls"])
    known: Facts = {}
    with ComputerProgram(Path(job["profile"]), MovedClock(job["now"])) as program:
        say("ready", os.getpid())
        for _ in range(job["times"]):
            for _ in range(CHANGES_AT_ONCE):
                command, touched = changes.next(program)
                say("try", touched, [])
                if isinstance(program.ask(command), CommandFailed):
                    say("failed")
                now = {name: fact for name, fact in program.facts.items() if name.startswith(urls)}
                say("acknowledged", {name: fact for name, fact in now.items() if known.get(name) != fact})
                known = now
            say("phase", "exchange")
            program.ask(ExchangeNow())
            say("phase", "change")
        say("phase", "stop")


class ComputerKiller(Killer):
    """Kills children that change what is at some addresses and exchange it."""

    MODULE = "tests.e2e.computers_killed"
    facts = staticmethod(facts)

    def __init__(self, errors: Path) -> None:
        super().__init__("", "", errors)

    def begin_exchanges(self, profile: Path, now: float, urls: Sequence[str], chance: random.Random) -> None:
        self.send(chance, {"profile": str(profile), "now": now, "urls": urls, "times": EXCHANGES_OF_A_RUN})


if __name__ == "__main__":
    main(live)
