"""Three computers that share a folder agree, whatever the carrier does, where they are killed and what is restored."""

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from reader.domain.entry import Mark
from reader.domain.ids import ComputerId
from reader.engine.computers.folder import OwnLog, OwnState, SharedFolder
from reader.storage import registers, statuses
from reader.storage.connection import WriteConnection
from tests.fakes.computers_in_step import Trial, TrialComputer

STEPS = 1200
Patch = Callable[[pytest.MonkeyPatch], None]


def agree(root: Path, seed: int, steps: int = STEPS) -> list[str]:
    """What three computers disagree about after all was delivered; none of their last words may be lost."""
    with closing(Trial(root, seed)) as trial:
        trial.run(steps)
        return trial.last_word() if trial.settle() else trial.differences()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_three_computers_agree(tmp_path: Path, seed: int) -> None:
    with closing(Trial(tmp_path, seed)) as trial:
        trial.run(STEPS)
        rounds = trial.settle()
        assert trial.differences() == []
        assert rounds <= 2
        assert trial.last_word() == []
        state = trial.computers[0].state()
        assert min(len(state["feeds"]), len(state["folders"]), len(state["marks"]), len(state["tags"])) > 0
        assert min(len(state["rules"]), len(state["searches"]), len(state["visits"])) > 0
        assert sum(each.kills for each in trial.computers) > 2
        followed = {row[0] for row in trial.computers[0].connection.execute("SELECT key FROM shared_id WHERE kind = 'feed'")}
        assert all(each.answers & followed for each in trial.computers)


class _Saving(Trial):
    """Pages are saved, too, and marked and unmarked as articles are."""

    def _do(self, computer: TrialComputer) -> None:
        if self.chance.random() < 0.85:
            super()._do(computer)
            return
        entry_id = computer.save_page(f"https://paper.example/{self.chance.randrange(40)}").entry_id
        mark, is_set = self.chance.choice(list(Mark)), self.chance.random() < 0.6
        statuses.set_mark(computer.connection, mark, [entry_id], is_set, computer.now)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_three_computers_agree_on_saved_pages(tmp_path: Path, seed: int) -> None:
    with closing(_Saving(tmp_path, seed)) as trial:
        trial.run(STEPS // 2)
        assert trial.settle()
        assert trial.differences() == []
        assert trial.computers[0].state()["pages"]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 116))
def test_three_computers_agree_after_a_long_time(tmp_path: Path, seed: int) -> None:
    assert agree(tmp_path, seed, 12_000) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_a_computers_directory_may_be_deleted(tmp_path: Path, seed: int) -> None:
    """The others tell what only one of them had read there."""
    assert tidied(tmp_path, seed) == []


def tidied(root: Path, seed: int) -> list[str]:
    with closing(Trial(root, seed)) as trial:
        trial.run(STEPS // 2)
        tower, laptop, work = trial.computers
        for each in trial.computers:
            each.is_calm = True
            each.exchange()
        trial.carry(work, tower, is_honest=True)
        tower.exchange()
        work.connection.close()
        trial.computers = [tower, laptop]
        for each in trial.computers:
            for path in each.logs().glob("work-*"):
                shutil.rmtree(path)
            each.exchange()
            each.exchange(whole=True)
        trial.settle()
        # nobody passes on the visits of another computer
        return [each for each in trial.differences() if not each.startswith("visits")]


def arrival_wins(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(registers, "holds", lambda change, known: True)


def clock_stays(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(registers, "_raise_past", lambda connection, changes: None)


def nothing_waits(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(registers, "arrived", lambda connection, feed_id, now, is_whole=False: registers.Came())


def restored_goes_on(patch: pytest.MonkeyPatch) -> None:
    check = SharedFolder.check_own

    def mistaken(self: SharedFolder, sent: int, pending: int = 0) -> OwnLog:
        found = check(self, sent, pending)
        return found._replace(state=OwnState.AS_NOTED) if found.state is OwnState.FOREIGN else found

    patch.setattr(SharedFolder, "check_own", mistaken)


def all_is_noted_again(patch: pytest.MonkeyPatch) -> None:
    """What comes in is noted as changed here: the register comes after the mark."""
    settle = registers._settle

    def late(connection: WriteConnection, given: registers.Given, now: int, *room: Any) -> registers.Came:
        came = settle(connection, given, now, *room)
        connection.execute("UPDATE article_register SET stamp = (SELECT hlc FROM computer), computer = 0")
        return came

    patch.setattr(registers, "_settle", late)


@pytest.mark.parametrize(
    "mutant",
    [arrival_wins, clock_stays, nothing_waits, restored_goes_on, all_is_noted_again],
    ids=lambda each: each.__name__,
)
def test_the_trial_notices(mutant: Patch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mutant(monkeypatch)
    for seed in range(1, 9):
        (tmp_path / f"{seed}").mkdir()
        try:
            found = agree(tmp_path / f"{seed}", seed, STEPS // 2)
        except AssertionError as error:
            found = [str(error)]
        if found:
            return
    pytest.fail("nobody would have noticed")


def test_the_trial_notices_that_nobody_relays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = registers.snapshot
    monkeypatch.setattr(
        registers,
        "snapshot",
        lambda connection, present, *rest, **named: alone(
            connection,
            [*present, *(ComputerId(row[0]) for row in connection.execute("SELECT computer FROM other_computer").fetchall())],
            *rest,
            **named,
        ),
    )
    for seed in range(1, 5):
        (tmp_path / f"{seed}").mkdir()
        if tidied(tmp_path / f"{seed}", seed):
            return
    pytest.fail("nobody would have noticed")
