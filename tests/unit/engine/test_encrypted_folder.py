"""Profiles that use a folder with a passphrase: the key lies in the keyring, and nothing is written in clear."""

import shutil
import sqlite3
from pathlib import Path

import keyring
import pytest

from reader.domain.commands import CheckFolder, ImportOpml, JoinFolder, LeaveFolder, MarkRead, SetPassphrase
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import CommandFailed, FolderChecked
from reader.engine.computers.folder import unlock
from reader.engine.messages import KeepAccountSecret, SecretKept
from reader.formats import computer_log
from reader.net import credentials
from reader.storage import preferences
from tests.fakes.faulty_run import documents
from tests.fakes.full_disk import FullDiskConnection, full_disks
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.world import Page, World, rss
from tests.unit.engine.test_computers import URL, Tower

pytest.importorskip("cryptography", reason="encryption is optional")

PASSPHRASE = "correct horse"


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(computer_log._COST, "n", 2)


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    (tmp_path / "shared").mkdir()
    return tmp_path / "shared"


def computer(tmp_path: Path, name: str) -> Tower:
    """A profile whose secrets are kept as the engine's thread keeps them."""
    made = Tower(tmp_path, name, World({URL: Page(rss(*range(1, 9)))}))
    drain = made.core.drain_effects

    def kept() -> list[object]:
        effects = drain()
        for effect in list(effects):
            if isinstance(effect, KeepAccountSecret):
                try:
                    credentials.keep(effect.place, effect.username, effect.password)
                except ReaderError as error:
                    effects.remove(effect)
                    made.core.handle(SecretKept(effect.run, error.problem), made.simulation.now)
                    effects.extend(drain())
        return effects

    made.core.drain_effects = kept  # type: ignore[method-assign, assignment]
    made.send(ImportOpml(documents(URL)))
    made.wait(60)
    made.core.state.automatic = False
    return made


@pytest.fixture
def pair(tmp_path: Path, shared: Path, ring: MemoryKeyring) -> tuple[Tower, Tower]:
    made = computer(tmp_path, "tower"), computer(tmp_path, "lap")
    for each in made:
        each.send(JoinFolder(str(shared), each.name, PASSPHRASE))
    for each in (*made, *made):
        assert each.exchange().problem is None
    return made


def log_of(folder: Path) -> bytes:
    return b"".join(each.read_bytes() for each in sorted(folder.rglob("*")) if each.is_file())


def problem_kind(each: Tower) -> ProblemKind | None:
    problem = each.exchange().problem
    return problem.kind if problem is not None else None


def test_marks_travel_encrypted(pair: tuple[Tower, Tower], shared: Path, ring: MemoryKeyring) -> None:
    tower, lap = pair
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    tower.exchange()
    lap.exchange()
    assert lap.marks() == tower.marks()
    assert ("Entry 3", 1, 0) in lap.marks()
    assert tower.joined.has_passphrase
    assert {each.name for each in tower.joined.others} == {"lap"}
    assert b"site.test" not in log_of(shared)
    assert b"Entry" not in log_of(shared)
    (kept,) = {name for _, name in ring.kept}
    assert PASSPHRASE not in "".join(ring.kept.values())
    assert kept.startswith("folder://")


def test_a_third_computer_is_asked_for_the_passphrase(pair: tuple[Tower, Tower], tmp_path: Path, shared: Path) -> None:
    third = computer(tmp_path, "third")
    keyring.set_keyring(MemoryKeyring())
    (checked,) = [each for each in third.send(CheckFolder(str(shared))) if isinstance(each, FolderChecked)]
    assert checked.contents.has_passphrase
    assert third.problem_of(JoinFolder(str(shared), "third")) is ProblemKind.NEEDS_PASSPHRASE
    assert third.problem_of(JoinFolder(str(shared), "third", "wrong")) is ProblemKind.WRONG_PASSPHRASE
    third.send(JoinFolder(str(shared), "third", PASSPHRASE))
    assert problem_kind(third) is None
    assert len(third.joined.others) == 2


def test_a_lost_key_is_asked_for_and_entered_again(pair: tuple[Tower, Tower], shared: Path, ring: MemoryKeyring) -> None:
    tower, lap = pair
    ring.kept.clear()
    tower.core.state.folder.needs_check = True  # type: ignore[union-attr]
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    assert problem_kind(tower) is ProblemKind.NEEDS_PASSPHRASE
    assert tower.problem_of(JoinFolder(str(shared), "tower", "wrong")) is ProblemKind.WRONG_PASSPHRASE
    tower.send(JoinFolder(str(shared), "tower", PASSPHRASE))
    assert problem_kind(tower) is None
    lap.exchange()
    assert lap.marks() == tower.marks()


@pytest.mark.parametrize("is_restarted", [False, True])
def test_a_folder_that_loses_its_passphrase_gets_nothing(pair: tuple[Tower, Tower], shared: Path, *, is_restarted: bool) -> None:
    """Also after a restart, when only the database knows that there was one."""
    tower, _ = pair
    (shared / "Beforehand" / "format.json").write_text('{"version": 1}')
    before = log_of(shared)
    if is_restarted:
        tower.core.state.folder.files = None  # type: ignore[union-attr]
    tower.core.state.folder.needs_check = True  # type: ignore[union-attr]
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    assert problem_kind(tower) is ProblemKind.PASSPHRASE_GONE
    assert tower.problem_of(JoinFolder(str(shared), "tower", PASSPHRASE)) is ProblemKind.HAS_FOLDER
    assert log_of(shared) == before


def test_a_lost_passphrase_begins_again_from_any_computer(pair: tuple[Tower, Tower], shared: Path) -> None:
    tower, lap = pair
    shutil.rmtree(shared / "Beforehand")
    assert problem_kind(lap) is ProblemKind.FOLDER_EMPTIED
    tower.send(LeaveFolder())
    tower.send(JoinFolder(str(shared), "tower", "another"))
    assert problem_kind(tower) is None
    assert problem_kind(lap) is ProblemKind.PASSPHRASE_CHANGED
    lap.send(JoinFolder(str(shared), "lap", "another"))
    lap.send(MarkRead((lap.entry(4),), is_read=True))
    for each in (lap, tower, lap):
        assert problem_kind(each) is None
    assert lap.marks() == tower.marks()
    assert ("Entry 4", 1, 0) in tower.marks()


def test_a_passphrase_is_changed_and_every_other_computer_asks_for_it(pair: tuple[Tower, Tower], shared: Path) -> None:
    tower, lap = pair
    lap.send(MarkRead((lap.entry(2),), is_read=True))
    lap.exchange()
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    tower.send(SetPassphrase("another"))
    # what was written with the former key was read first
    assert {("Entry 2", 1, 0), ("Entry 3", 1, 0)} <= tower.marks()
    assert problem_kind(tower) is None
    lap.send(MarkRead((lap.entry(5),), is_read=True))
    assert problem_kind(lap) is ProblemKind.PASSPHRASE_CHANGED
    assert lap.problem_of(JoinFolder(str(shared), "lap", PASSPHRASE)) is ProblemKind.WRONG_PASSPHRASE
    lap.send(JoinFolder(str(shared), "lap", "another"))
    for each in (lap, tower):
        assert problem_kind(each) is None
        assert [(other.name, other.problem) for other in each.joined.others] == [("tower" if each is lap else "lap", None)]
    assert lap.marks() == tower.marks()
    assert ("Entry 5", 1, 0) in tower.marks()


def test_a_passphrase_is_the_old_or_the_new_one_wherever_the_database_fails(
    tmp_path: Path, shared: Path, ring: MemoryKeyring
) -> None:
    with full_disks():
        tower = computer(tmp_path, "tower")
    tower.send(JoinFolder(str(shared), "tower", PASSPHRASE))
    tower.exchange()
    disk = tower.connection
    assert isinstance(disk, FullDiskConnection)
    for statement in range(200):
        command = SetPassphrase(f"another {statement}")
        disk.fail_at(statement, sqlite3.SQLITE_FULL, times=1)
        answers = [each for each in tower.send(command) if each.cause == command.command_id]
        was_refused, disk.room = disk.refused, None
        assert len(answers) == 1, (statement, answers)
        tower.simulation.now += 3600
        assert tower.exchange().problem is None, statement
        noted = preferences.keyring_places(tower.connection).keys()
        assert {name for _, name in ring.kept} <= noted, "what is not used leaves the keyring"
        assert isinstance(answers[0], CommandFailed) == bool(was_refused)
        if not was_refused:
            assert unlock(shared, command.passphrase) is not None
            return
    pytest.fail("there is no end of statements")


@pytest.mark.parametrize("is_first", [True, False])
def test_two_begin_a_folder_at_once_and_one_of_them_without_a_passphrase(
    tmp_path: Path, shared: Path, ring: MemoryKeyring, *, is_first: bool
) -> None:
    """The carrier keeps what one of them wrote; the other one has to say how it is to go on."""
    chosen = shared / "Beforehand" / "format.json"
    tower, lap = computer(tmp_path, "tower"), computer(tmp_path, "lap")
    tower.send(JoinFolder(str(shared), "tower", PASSPHRASE))
    encrypted = chosen.read_bytes()
    chosen.unlink()
    lap.send(JoinFolder(str(shared), "lap"))
    for each in (lap, tower):
        each.exchange()
    lap.send(MarkRead((lap.entry(2),), is_read=True))
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    if is_first:
        assert problem_kind(tower) is ProblemKind.PASSPHRASE_GONE
        tower.send(SetPassphrase(PASSPHRASE))
    else:
        chosen.write_bytes(encrypted)
    assert problem_kind(lap) is ProblemKind.NEEDS_PASSPHRASE
    lap.send(JoinFolder(str(shared), "lap", PASSPHRASE))
    for each in (tower, lap, tower):
        each.exchange()
    for each in (tower, lap):
        assert problem_kind(each) is None
        assert {("Entry 2", 1, 0), ("Entry 3", 1, 0)} <= each.marks()
    assert lap.marks() == tower.marks()
    assert b"site.test" not in log_of(shared)


def test_after_leaving_the_kept_key_serves_again(pair: tuple[Tower, Tower], shared: Path) -> None:
    tower, _ = pair
    tower.send(LeaveFolder())
    tower.send(JoinFolder(str(shared), "tower"))
    assert problem_kind(tower) is None
    assert tower.joined.has_passphrase


def test_a_passphrase_for_a_folder_without_one_is_refused(tmp_path: Path, shared: Path, ring: MemoryKeyring) -> None:
    tower = computer(tmp_path, "tower")
    tower.send(JoinFolder(str(shared), "tower"))
    assert problem_kind(tower) is None
    assert not tower.joined.has_passphrase
    lap = computer(tmp_path, "lap")
    assert lap.problem_of(JoinFolder(str(shared), "lap", PASSPHRASE)) is ProblemKind.NOT_ENCRYPTED
    assert ring.asked == []
