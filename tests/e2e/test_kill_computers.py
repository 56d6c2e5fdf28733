"""kill -9 at any statement, file and rename of an exchange: what was acknowledged is kept, and the next one completes it, also of
what a later version wrote and was left out for want of room.
"""

from pathlib import Path

import pytest

from tests.e2e.kill_steps import CAN_FORK, run

PROGRAM = """
import shutil, signal, sys
from functools import partial
from pathlib import Path
from reader.domain.entry import Mark
from reader.storage import computers, preferences, registers, statuses, subscriptions
from reader.storage.writer import transaction
from tests.e2e.kill_steps import lived
from tests.fakes.computers_in_step import FEEDS, Trial, TrialComputer
from tests.unit.storage.examples import NOW

base, stride = Path(sys.argv[1]), int(sys.argv[2])
LITTLE, UNKNOWN = 5_000, 40


def first(root):
    '''Two computers with what a day leaves, and changes of both that the other does not know.'''
    root.mkdir()
    trial = Trial(root, 5)
    trial.computers = trial.computers[:2]
    for each in trial.computers:
        each.is_calm = True
    for step in range(150):
        for each in trial.computers:
            each.seconds = step * 7
            each.act(partial(trial._do, each))
    trial.settle()
    for each in trial.computers:
        each.seconds += 60
        for _ in range(12):
            each.act(partial(trial._do, each))
    tower, laptop = trial.computers
    with transaction(laptop.connection):
        # of a later version, and more than is kept of such
        laptop.connection.executemany(
            "INSERT INTO register SELECT 'comet', ?, 'tail', ?, hlc, 0 FROM computer", [(str(each), "x" * 200) for each in range(UNKNOWN)])
    laptop.exchange()
    trial.carry(laptop, tower, is_honest=True)
    trial.close()


def again(root):
    trial = Trial(root, 6)
    trial.computers = trial.computers[:2]
    for each in trial.computers:
        each.is_calm, each.seconds = True, 5000
    return trial


def unknown(computer):
    return computer.connection.execute("SELECT count(*) FROM register WHERE kind = 'comet'").fetchone()[0]


def star(computer, entry_id, is_set):
    computer.act(partial(statuses.set_mark, computer.connection, Mark.STARRED, [entry_id], is_set, computer.now))


def life(root, watch, say):
    '''Exchange twice with a change between.'''
    tower = again(root).computers[0]
    watch(tower.connection)
    tower.exchange()
    say("a")
    entry_id, was = tower.connection.execute("SELECT entry_id, is_starred FROM entry_status WHERE is_removed = 0 LIMIT 1").fetchone()
    star(tower, entry_id, not was)
    say("1" if was == 0 else "0")
    tower.exchange()
    tower.exchange(whole=True)


registers.UNKNOWN_BYTES_MAX = LITTLE
first(base / "first")
shutil.copytree(base / "first", base / "whole")
said, steps, code = lived(0, partial(life, base / "whole"))
assert code == 0, said
assert steps > 200
killed = 0
for kill_at in range(1, steps, stride):
    root = base / "killed"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(base / "first", root)
    said, _, code = lived(kill_at, partial(life, root))
    assert code == -signal.SIGKILL, (kill_at, code)
    killed += 1
    trial = again(root)
    tower = trial.computers[0]
    assert tower.connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    if len(said) > 1:
        held = tower.connection.execute("SELECT is_starred FROM entry_status WHERE is_removed = 0 LIMIT 1").fetchone()[0]
        assert str(held) == said[1], kill_at
    assert trial.settle() in {1, 2}, (kill_at, trial.differences())
    assert len({each.own for each in trial.computers}) == 2
    assert tower.own == "tower-0000", kill_at
    assert 0 < unknown(tower) * 300 < LITTLE + 300, (kill_at, unknown(tower))
    assert preferences.listed(tower.connection, preferences.COMPUTERS_CUT) == ["laptop-0000"], kill_at
    registers.UNKNOWN_BYTES_MAX = 100 * LITTLE
    with transaction(tower.connection):
        computers.read_excess_again(tower.connection)
    trial.settle()
    registers.UNKNOWN_BYTES_MAX = LITTLE
    assert unknown(tower) == UNKNOWN, kill_at
    trial.close()
assert killed == len(range(1, steps, stride))
"""

pytestmark = CAN_FORK


def test_a_computer_killed_in_an_exchange_loses_nothing(tmp_path: Path) -> None:
    run(PROGRAM, tmp_path, 7)


@pytest.mark.long
def test_a_computer_killed_at_each_step_of_an_exchange_loses_nothing(tmp_path: Path) -> None:
    run(PROGRAM, tmp_path, 1)
