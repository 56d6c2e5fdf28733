"""kill -9 at any statement and file between a star and the last answer: each target gets the article, a folder once."""

from pathlib import Path

import pytest

from tests.e2e.kill_steps import CAN_FORK, run

PROGRAM = """
import shutil, signal, sys
from pathlib import Path
from reader.domain.commands import AddSubscription, SetMark, SetPreference
from reader.domain.entry import Mark
from reader.domain.retrieval import FetchResult
from reader.lab.simulation import Simulation
from reader.storage import sendings
from tests.e2e.kill_steps import lived
from tests.fakes.world import START, Page, World, close_cores, make_core, rss

base, stride = Path(sys.argv[1]), int(sys.argv[2])
work, kept, vault, received = base / "work", base / "kept", base / "work" / "vault", base / "received"
URL = "https://site.test/feed"
world = World({URL: Page(rss(1))})


def answer(request, now):
    if request.call is None:
        return world.answer(request, now)
    received.write_bytes(received.read_bytes() + b"!")
    return FetchResult(request, 200, request.url, now, now, body=b'{"id": 1}')


def program(now):
    return Simulation(make_core(work, now=now), answer, now=now)


def first():
    vault.mkdir(parents=True)
    simulation = program(START)
    simulation.send(AddSubscription(URL))
    simulation.run_until(START + 60)
    simulation.send(SetPreference("share.services", f"Notes \\u2605: {vault}\\nBag \\u2605: wallabag+https://bag.test"))
    close_cores()


def life(watch, say):
    simulation = program(START + 100)
    watch(simulation.core.state.connection)
    simulation.send(SetMark((1,), Mark.STARRED))
    say("acknowledged")
    simulation.run_until(simulation.now + 30)


def again():
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(kept, work)
    received.write_bytes(b"")


first()
shutil.copytree(work, kept)
again()
said, steps, code = lived(0, life)
assert code == 0, said
assert steps > 40, steps
outcomes = set()
for kill_at in range(1, steps + 1, stride):
    again()
    said, _, code = lived(kill_at, life)
    assert code == -signal.SIGKILL, (kill_at, code)
    simulation = program(START + 200)
    simulation.run_until(START + 600)
    connection = simulation.core.state.connection
    is_starred = bool(connection.execute("SELECT is_starred FROM entry_status").fetchone()[0])
    assert is_starred or not said, kill_at
    sent = len(received.read_bytes())
    # a draft may stay: in a folder of others nobody knows whose it is
    notes = sorted(each.relative_to(vault).as_posix() for each in vault.rglob("[!.]*"))
    assert notes == (["Entry 1.md"] if is_starred else []), (kill_at, notes)
    assert sent in ({1, 2} if is_starred else {0}), (kill_at, sent)
    assert (sendings.next_at(connection), sendings.given_up(connection)) == (None, []), kill_at
    outcomes.add((is_starred, sent))
    close_cores()
print(steps, sorted(outcomes))
"""

pytestmark = CAN_FORK


def test_a_program_killed_while_sending_loses_nothing(tmp_path: Path) -> None:
    run(PROGRAM, tmp_path, 5)


@pytest.mark.long
def test_a_program_killed_at_each_step_of_sending_loses_nothing(tmp_path: Path) -> None:
    run(PROGRAM, tmp_path, 1)
