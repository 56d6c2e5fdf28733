from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import Event, StorageFailed
from reader.engine.messages import BackupFinished, Publish, StartBackup
from reader.engine.upkeep import run_upkeep
from reader.storage import database_file
from reader.storage.writer import transaction
from tests.fakes.damage import break_pages
from tests.fakes.world import core_over
from tests.unit.storage.examples import NOW, follow, open_fresh


def published(folder: Path, problem: Problem) -> list[Event]:
    with closing(open_fresh(folder)) as connection:
        core = core_over(connection, folder, now=float(NOW))
        core.handle(BackupFinished(None, problem), float(NOW))
        return [effect.event for effect in core.drain_effects() if isinstance(effect, Publish)]


def test_damage_that_a_backup_finds_is_reported_and_repaired_at_the_next_start(tmp_path: Path) -> None:
    problem = Problem(ProblemKind.DAMAGED_DATABASE, "the copy does not match")
    assert StorageFailed(problem) in published(tmp_path, problem)
    assert (tmp_path / "reader.sqlite.suspect").exists()
    open_fresh(tmp_path).close()
    assert not (tmp_path / "reader.sqlite.suspect").exists()


def test_a_large_file_is_checked_whole_where_it_is_suspected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "reader.sqlite"
    open_fresh(tmp_path).close()
    break_pages(path, 3)
    monkeypatch.setattr(database_file, "QUICK_CHECK_BYTES", 0)
    database_file.inspect(path)
    database_file.suspect(path)
    with pytest.raises(ReaderError) as caught:
        database_file.inspect(path)
    assert caught.value.problem.kind is ProblemKind.DAMAGED_DATABASE


def test_a_backup_that_finds_no_room_is_no_damage(tmp_path: Path) -> None:
    assert published(tmp_path, Problem(ProblemKind.FILE_UNWRITABLE, "no room")) == []
    assert not (tmp_path / "reader.sqlite.suspect").exists()


@pytest.mark.parametrize("is_wanted", [True, False])
def test_copies_are_made_by_themselves_only_where_that_is_wanted(tmp_path: Path, *, is_wanted: bool) -> None:
    with closing(open_fresh(tmp_path)) as connection:
        follow(connection, "a")
        core = core_over(connection, tmp_path, now=float(NOW))
        core.state.preferences = core.state.preferences.with_value("storage.backups", value=is_wanted)
        with transaction(connection):
            run_upkeep(core.state, float(NOW))
        assert any(isinstance(effect, StartBackup) for effect in core.drain_effects()) is is_wanted
