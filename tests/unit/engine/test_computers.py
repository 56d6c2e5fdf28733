"""Profiles that use one folder: what one changes, the others show, whenever it comes and whatever happens in between."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.commands import (
    CheckFolder,
    Command,
    ExchangeNow,
    ForgetComputer,
    ImportOpml,
    JoinFolder,
    LeaveFolder,
    MarkAllRead,
    MarkRead,
    NoteUse,
    RecordLeaving,
    RemoveSubscription,
    RenameComputer,
    SavePage,
    SetMark,
    SettleUnsent,
    Stop,
    TagEntries,
    TurnNews,
)
from reader.domain.computers import COMPUTER_ID, Change, Joined, stamp_at
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import ProblemKind
from reader.domain.events import (
    CommandFailed,
    ComputersChanged,
    EngineStopped,
    Event,
    ExchangeFinished,
    FolderChecked,
    StatusesChanged,
)
from reader.domain.ids import DAY_SECONDS, ComputerId, EntryId
from reader.engine.computers import schedule
from reader.engine.computers.exchange import Part, new_id
from reader.engine.computers.folder import SharedFolder
from reader.formats.computer_log import pack
from reader.lab.simulation import Simulation
from reader.storage import computers, entries, registers, statuses, subscriptions
from reader.storage.connection import database_path, open_reader
from tests.fakes.faulty_run import documents
from tests.fakes.full_disk import FullDiskConnection, full_disks
from tests.fakes.world import START, Page, World, make_core, rss

ROOT = Path(__file__).parents[3]
CODES = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM)
URL = "https://site.test/feed"


class Tower:
    """One computer with its profile."""

    def __init__(self, folder: Path, name: str, world: World, *, now: float = START) -> None:
        (folder / name).mkdir(parents=True)
        self.name = name
        self.folder = str(folder / "shared")
        self.core = make_core(folder / name, now=now)
        self.simulation = Simulation(self.core, world.answer, now=now)
        self.connection = self.core.state.connection

    def send(self, command: Command) -> list[Event]:
        """Carry out a command; return what was published since."""
        before = len(self.simulation.events)
        self.simulation.send(command)
        return self.simulation.events[before:]

    def exchange(self) -> ExchangeFinished:
        command = ExchangeNow()
        return next(
            each for each in self.send(command) if isinstance(each, ExchangeFinished) and each.cause == command.command_id
        )

    def problem_of(self, command: Command) -> ProblemKind:
        (failed,) = [each for each in self.send(command) if isinstance(each, CommandFailed)]
        return failed.problem.kind

    def wait(self, seconds: float) -> None:
        self.simulation.run_until(self.simulation.now + seconds)

    def entry(self, number: int) -> EntryId:
        return EntryId(self.connection.execute("SELECT entry_id FROM entry WHERE title = ?", (f"Entry {number}",)).fetchone()[0])

    def marks(self) -> set[tuple[str, int, int]]:
        return set(
            self.connection.execute("SELECT title, is_read, is_starred FROM entry JOIN entry_status USING (entry_id)").fetchall()
        )

    @property
    def joined(self) -> Joined:
        joined = computers.joined(self.connection)
        assert joined is not None
        return joined


@pytest.fixture
def world() -> World:
    return World({URL: Page(rss(*range(1, 9)))})


@pytest.fixture
def pair(tmp_path: Path, world: World) -> tuple[Tower, Tower]:
    """Two computers with the same feed that have joined a folder."""
    (tmp_path / "shared").mkdir()
    with full_disks():
        made = Tower(tmp_path, "tower", world), Tower(tmp_path, "lap", world)
    for each in made:
        each.send(ImportOpml(documents(URL)))
        each.wait(60)
        each.core.state.automatic = False
        each.send(JoinFolder(str(tmp_path / "shared"), each.name))
    for each in (*made, *made):
        assert each.exchange().problem is None
    return made


@pytest.mark.parametrize("leaving", [TurnNews(), RecordLeaving(START)], ids=["window", "computer"])
def test_what_was_marked_before_leaving_is_shown_when_the_other_window_opens(pair: tuple[Tower, Tower], leaving: Command) -> None:
    tower, lap = pair
    for each in pair:
        each.core.state.automatic = True
        each.wait(schedule.SEEN_SECONDS)
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    tower.send(leaving)
    lap.wait(1)
    assert lap.marks() != tower.marks()
    lap.send(TurnNews())
    lap.wait(1)
    assert lap.marks() == tower.marks()


def test_a_mark_is_shown_by_the_other_computer(pair: tuple[Tower, Tower]) -> None:
    tower, lap = pair
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    tower.send(SetMark((tower.entry(5),), Mark.STARRED, is_set=True))
    assert tower.exchange().sent == 2
    before = len(lap.simulation.events)
    assert lap.exchange().received == 2
    came = [each for each in lap.simulation.events[before:] if isinstance(each, StatusesChanged)]
    assert {(each.entry_ids, each.is_read, each.mark) for each in came} == {
        ((lap.entry(3),), True, None),
        ((lap.entry(5),), None, Mark.STARRED),
    }
    assert all(each.undo is None for each in came)
    assert lap.marks() == tower.marks()
    assert (lap.exchange().sent, tower.exchange().received) == (0, 0)


def test_what_is_changed_is_written_after_a_while_and_read_soon(pair: tuple[Tower, Tower], tmp_path: Path) -> None:
    tower, lap = pair
    for each in pair:
        each.core.state.automatic = True
        each.wait(1000)

    def size() -> int:
        return sum(file.stat().st_size for file in tmp_path.rglob("*.log"))

    before = size()
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    tower.wait(schedule.WRITE_AFTER_SECONDS - 1)
    assert size() == before
    tower.wait(2)
    assert size() > before
    lap.wait(schedule.READ_SECONDS)
    assert lap.marks() != tower.marks()
    lap.send(NoteUse())
    lap.wait(schedule.READ_SECONDS)
    assert lap.marks() == tower.marks()


def test_quitting_writes_what_is_left(pair: tuple[Tower, Tower]) -> None:
    tower, lap = pair
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    command = Stop()
    assert [each.cause for each in tower.send(command) if isinstance(each, EngineStopped)] == [command.command_id]
    assert lap.exchange().received == 1


def test_a_folder_that_is_away_keeps_changes_waiting(pair: tuple[Tower, Tower], tmp_path: Path) -> None:
    tower, lap = pair
    (tmp_path / "shared").rename(tmp_path / "stick")
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    ended = tower.exchange()
    assert ended.problem is not None
    assert ended.problem.kind is ProblemKind.FOLDER_MISSING
    assert (tower.joined.problem, tower.joined.waiting) == (ended.problem, 1)
    now = int(tower.simulation.now)
    assert computers.lasting_problem(tower.connection, now) is None
    assert computers.lasting_problem(tower.connection, now + 2 * DAY_SECONDS) == ended.problem
    (tmp_path / "stick").rename(tmp_path / "shared")
    assert (tower.exchange().sent, tower.joined.problem, tower.joined.waiting) == (1, None, 0)
    assert computers.lasting_problem(tower.connection, now + 2 * DAY_SECONDS) is None
    assert lap.exchange().received == 1


def _fill(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = os.open

    def full(path: str, flags: int, mode: int = 0o777) -> int:
        if str(path).startswith(str(shared)) and flags & (os.O_WRONLY | os.O_RDWR):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        return opened(path, flags, mode)

    monkeypatch.setattr(os, "open", full)


@pytest.mark.skipif(sys.platform == "win32", reason="links")
@pytest.mark.parametrize("is_full", [True, False], ids=["full", "own directory gone"])
def test_a_folder_that_cannot_be_written_to_is_read(
    pair: tuple[Tower, Tower], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_full: bool
) -> None:
    tower, lap = pair
    lap.send(MarkRead((lap.entry(2),), is_read=True))
    lap.exchange()
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    if is_full:
        _fill(tmp_path / "shared", monkeypatch)
    else:
        # that no user can write through a link holds for an administrator, too
        own = tmp_path / "shared/Beforehand/computers" / tower.joined.this.computer_id
        own.rename(tmp_path / "elsewhere")
        own.symlink_to(tmp_path / "elsewhere")
    for received in (1, 0):
        ended = tower.exchange()
        assert ended.problem is not None
        assert ended.problem.kind is ProblemKind.FOLDER_UNWRITABLE
        assert ended.problem == tower.joined.problem
        assert ("No space left" in str(ended.problem.detail)) is is_full
        assert (ended.received, ended.sent, tower.joined.waiting) == (received, 0, 1)
    assert {("Entry 2", 1, 0), ("Entry 3", 1, 0)} <= tower.marks()
    tower.core.state.automatic = True
    assert schedule.next_review_at(tower.core.state, tower.simulation.now) > tower.simulation.now
    monkeypatch.undo()
    if not is_full:
        own.unlink()
        (tmp_path / "elsewhere").rename(own)
    assert (tower.exchange().sent, tower.joined.problem) == (1, None)
    lap.exchange()
    assert lap.marks() == tower.marks()


def test_a_second_folder_is_refused(pair: tuple[Tower, Tower], tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    assert pair[0].problem_of(JoinFolder(str(tmp_path / "other"), "tower")) is ProblemKind.HAS_FOLDER
    assert list((tmp_path / "other").iterdir()) == []


def test_before_joining_is_said_who_is_there_and_which_addresses_hold_keys(
    pair: tuple[Tower, Tower], tmp_path: Path, world: World
) -> None:
    other = Tower(tmp_path, "study", world)
    other.send(ImportOpml(documents("https://site.test/feed?token=c0ffee", URL)))
    (checked,) = [
        each for each in other.send(CheckFolder(str(tmp_path / "shared" / "Beforehand"))) if isinstance(each, FolderChecked)
    ]
    assert checked.contents.folder == str(tmp_path / "shared")
    assert sorted(each.name for each in checked.contents.computers) == ["lap", "tower"]
    assert len(checked.contents.keyed) == 1
    assert other.problem_of(CheckFolder(str(tmp_path / "nowhere"))) is ProblemKind.BAD_FOLDER
    assert computers.own(other.connection) is None


@pytest.mark.parametrize("removes_files", [False, True])
def test_leaving_keeps_what_is_here(pair: tuple[Tower, Tower], tmp_path: Path, *, removes_files: bool) -> None:
    tower, lap = pair
    lap.send(MarkRead((lap.entry(2),), is_read=True))
    marks, own = lap.marks(), lap.joined.this.computer_id
    (left,) = [each for each in lap.send(LeaveFolder(removes_files=removes_files)) if isinstance(each, ComputersChanged)]
    assert (lap.marks(), computers.own(lap.connection), lap.core.state.folder) == (marks, None, None)
    assert (tmp_path / "shared/Beforehand/computers" / own).exists() is not removes_files
    tower.exchange()
    assert (tower.marks() == marks) is not removes_files
    assert [each.name for each in tower.joined.others] == ([] if removes_files else ["lap"])
    assert left.undo is not None
    lap.send(left.undo)
    assert lap.exchange().problem is None
    assert lap.joined.folder == str(tmp_path / "shared")


def test_a_computer_that_left_and_joins_again_is_listed_once(pair: tuple[Tower, Tower], world: World, tmp_path: Path) -> None:
    tower, lap = pair
    lap.send(MarkRead((lap.entry(2),), is_read=True))
    lap.send(LeaveFolder())
    tower.exchange()
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    tower.send(MarkRead((tower.entry(2),), is_read=False))
    tower.exchange()
    before = tower.joined.others[0].computer_id
    lap.send(JoinFolder(lap.folder, "lap"))
    assert lap.exchange().problem is None
    assert [each.name for each in lap.joined.others] == ["tower"]
    assert not (tmp_path / "shared/Beforehand/computers" / before).exists()
    tower.exchange()
    assert [each.name for each in tower.joined.others] == ["lap"]
    assert lap.marks() == tower.marks()
    assert {("Entry 2", 0, 0), ("Entry 3", 1, 0)} <= lap.marks()
    other = Tower(tmp_path, "study", world)
    other.send(JoinFolder(other.folder, "study"))
    other.exchange()
    other.wait(60)
    assert other.marks() == tower.marks()


@pytest.mark.parametrize("inside", [True, False])
def test_a_folder_with_which_the_database_would_be_carried_is_refused(tmp_path: Path, world: World, *, inside: bool) -> None:
    alone = Tower(tmp_path, "alone", world)
    chosen = tmp_path / "alone" / "sync" if inside else tmp_path
    chosen.mkdir(exist_ok=True)
    paths = [chosen]
    if sys.platform != "win32":
        paths.append(tmp_path / "link")
        paths[1].symlink_to(chosen)
    before = sorted(tmp_path.rglob("*"))
    for path in paths:
        for command in (CheckFolder(str(path)), JoinFolder(str(path), "alone")):
            assert alone.problem_of(command) is ProblemKind.BAD_FOLDER
    assert computers.joined(alone.connection) is None
    assert sorted(tmp_path.rglob("*")) == before


def test_joining_is_undone_by_leaving_without_a_trace(pair: tuple[Tower, Tower], tmp_path: Path, world: World) -> None:
    other = Tower(tmp_path, "study", world)
    (joined,) = [
        each
        for each in other.send(JoinFolder(str(tmp_path / "shared"), "study"))
        if isinstance(each, ComputersChanged) and each.undo
    ]
    other.exchange()
    assert joined.undo is not None
    other.send(joined.undo)
    tower = pair[0]
    tower.exchange()
    assert [each.name for each in tower.joined.others] == ["lap"]


def test_what_a_forgotten_computer_did_still_reaches_the_others(pair: tuple[Tower, Tower], tmp_path: Path, world: World) -> None:
    tower, lap = pair
    lap.send(MarkRead((lap.entry(2),), is_read=True))
    lap.exchange()
    tower.exchange()
    forgotten = lap.joined.this.computer_id
    tower.send(ForgetComputer(forgotten))
    assert tower.joined.others == ()
    assert not (tmp_path / "shared/Beforehand/computers" / forgotten).exists()
    other = Tower(tmp_path, "study", world)
    other.send(ImportOpml(documents(URL)))
    other.wait(60)
    other.send(JoinFolder(str(tmp_path / "shared"), "study"))
    other.exchange()
    assert other.marks() == tower.marks()
    assert tower.problem_of(ForgetComputer(forgotten)) is ProblemKind.NO_COMPUTER
    # one that was in use all the same is back, with all it knows
    for each in (lap, lap, tower):
        each.exchange()
    assert sorted(each.name for each in tower.joined.others) == ["lap", "study"]


def test_a_renamed_computer_is_called_so_by_the_others(pair: tuple[Tower, Tower]) -> None:
    tower, lap = pair
    tower.send(RenameComputer("  Great \n tower "))
    tower.exchange()
    lap.exchange()
    assert [each.name for each in lap.joined.others] == ["Great tower"]
    assert tower.problem_of(RenameComputer(" ")) is ProblemKind.BAD_VALUE


@pytest.mark.parametrize("sends", [True, False])
def test_changes_of_a_month_ago_are_asked_about(pair: tuple[Tower, Tower], *, sends: bool) -> None:
    tower, lap = pair
    for is_set in (True, False):
        lap.send(SetMark((lap.entry(3),), Mark.STARRED, is_set=is_set))
    lap.exchange()
    tower.wait(60)
    tower.send(SetMark((tower.entry(2), tower.entry(3)), Mark.STARRED, is_set=True))
    tower.wait(31 * DAY_SECONDS)
    ended = tower.exchange()
    assert ended.problem is not None
    assert ended.problem.kind is ProblemKind.UNSENT_CHANGES
    assert (ended.sent, tower.joined.waiting) == (0, 2)
    tower.send(SettleUnsent(sends=sends))
    assert tower.exchange().problem is None
    lap.wait(31 * DAY_SECONDS)
    lap.exchange()
    tower.exchange()
    # what nobody else changed is kept in either case
    assert {("Entry 2", 0, 1), ("Entry 3", 0, int(sends))} <= tower.marks()
    assert tower.marks() == lap.marks()


def test_a_copied_profile_becomes_another_computer(pair: tuple[Tower, Tower]) -> None:
    tower, lap = pair
    tower.send(MarkRead((tower.entry(1),), is_read=True))
    tower.exchange()
    before = tower.joined.this.computer_id
    # an older backup is restored: it knows nothing of the last frames
    tower.connection.execute("UPDATE computer SET last_frame = 0, sent = 0")
    tower.core.state.folder = None
    tower.core.state.load_folder(tower.simulation.now)
    tower.send(MarkRead((tower.entry(4),), is_read=True))
    assert tower.exchange().problem is None
    assert tower.joined.this.computer_id != before
    lap.exchange()
    assert lap.marks() == tower.marks()


def test_a_copy_made_during_an_export_becomes_another_computer(
    pair: tuple[Tower, Tower], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the frames of that export count as its own."""
    tower, _ = pair
    noted: list[tuple[int, int]] = []
    append = SharedFolder.append

    def noting(files: SharedFolder, number: int, frames: Sequence[Part]) -> bool:
        noted.append(tower.connection.execute("SELECT last_frame, pending_frame FROM computer").fetchone())
        return append(files, number, frames)

    monkeypatch.setattr(SharedFolder, "append", noting)
    for number in (1, 2, 3):
        tower.send(MarkRead((tower.entry(number),), is_read=True))
        tower.exchange()
    before = tower.joined.this.computer_id
    tower.connection.execute("UPDATE computer SET last_frame = ?, pending_frame = ?", noted[0])
    tower.core.state.folder = None
    tower.core.state.load_folder(tower.simulation.now)
    assert tower.exchange().problem is None
    assert tower.joined.this.computer_id != before


def test_a_log_that_was_lost_is_written_again(pair: tuple[Tower, Tower], tmp_path: Path, world: World) -> None:
    tower, lap = pair
    tower.send(MarkRead((tower.entry(1),), is_read=True))
    tower.exchange()
    for file in (tmp_path / "shared/Beforehand/computers" / tower.joined.this.computer_id).glob("*.log"):
        file.unlink()
    tower.send(MarkRead((tower.entry(4),), is_read=True))
    assert tower.exchange().problem is None
    lap.exchange()
    assert lap.marks() == tower.marks()


def test_without_a_folder_nothing_is_imported_or_asked(tmp_path: Path) -> None:
    code = """
import sys
from contextlib import closing
from pathlib import Path
from tests.fakes.full_disk import FullDiskConnection, full_disks
from tests.fakes.world import START, World, make_core
from reader.domain.commands import AddFolder
from reader.lab.simulation import Simulation
core = make_core(Path(sys.argv[1]))
simulation = Simulation(core, World().answer, now=START)
asked = []
core.state.connection.set_trace_callback(asked.append)
simulation.send(AddFolder("News"))
simulation.run_until(START + 3600)
print([name for name in sys.modules if "computers" in name or name.endswith(("registers", "engine.answers", "shared_visits"))])
print([each for each in asked if "computer" in each])
"""
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "[]"]


def test_feeds_and_folders_come_with_their_marks(tmp_path: Path, world: World) -> None:
    (tmp_path / "shared").mkdir()
    tower, lap = Tower(tmp_path, "tower", world), Tower(tmp_path, "lap", world)
    tower.send(ImportOpml(documents(URL)))
    tower.wait(60)
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    tower.send(TagEntries((tower.entry(4),), add=("kept",)))
    for each in (tower, lap):
        each.send(JoinFolder(str(tmp_path / "shared"), each.name))
        each.exchange()
    assert [each.url for each in lap.core.state.feeds.values()] == [URL]
    lap.wait(60)
    assert lap.marks() == tower.marks()
    assert sum(statuses.unread_counts(lap.connection).values()) == 7
    assert [each.title for each in subscriptions.folders(lap.connection)] == ["News", "Daily"]
    lap.send(RemoveSubscription(tuple(lap.core.state.feeds)))
    lap.exchange()
    tower.exchange()
    assert tower.core.state.feeds == {}


def test_a_saved_page_comes_with_its_address_and_mark_and_each_computer_gets_its_text(
    pair: tuple[Tower, Tower], world: World
) -> None:
    def later(tower: Tower) -> list[tuple[str, str]]:
        rows = entries.entry_rows(tower.connection, list(entries.entry_ids(tower.connection, Selection(View.LATER))))
        return [(row.title, row.feed_title) for row in rows]

    tower, lap = pair
    secret = "https://paper.test/x?token=c0ffee"
    text = "The gauge stood at four metres, and the harbour was quiet, as it is before the tide turns. "
    html = f"<html><head><title>The harbour</title></head><body><article>{f'<p>{text}</p>' * 4}</article></body></html>"
    world.pages["https://paper.test/harbour?page=2"] = Page(html.encode(), content_type="text/html")
    tower.send(SavePage("https://paper.test/harbour?page=2", "A link's words"))
    tower.send(SavePage(secret, "Mine"))
    tower.exchange()
    lap.exchange()
    assert later(lap) == [("The harbour", "paper.test")]
    assert [each.url for each in subscriptions.subscriptions(lap.connection)] == [URL]
    lap.core.state.automatic = lap.core.state.background.is_allowed = True
    lap.wait(120)
    (entry_id,) = entries.entry_ids(lap.connection, Selection(View.LATER))
    article = entries.article(lap.connection, entry_id)
    assert article is not None
    assert text.strip() in article.html
    assert [line.url for line in world.log].count("https://paper.test/harbour?page=2") == 2
    assert lap.exchange().sent == 0
    assert b"c0ffee" not in b"".join(each.read_bytes() for each in Path(lap.folder).rglob("*.log"))
    # once read on one computer it is off the list of both, and comes back from there
    for is_set in (False, True):
        lap.send(SetMark((entry_id,), Mark.LATER, is_set=is_set))
        lap.exchange()
        tower.exchange()
        assert sorted(title for title, _ in later(tower)) == (["Mine", "The harbour"] if is_set else ["Mine"])
    lap.send(SetMark((entry_id,), Mark.LATER, is_set=False))
    lap.exchange()
    tower.exchange()
    assert (lap.exchange().sent, tower.exchange().sent) == (0, 0)


@pytest.mark.parametrize("url", ["http://192.168.1.1/reboot", "file:///etc/passwd", "https://u:secret@paper.test/", "x" * 9000])
def test_a_saved_page_of_no_public_address_is_not_taken_over(pair: tuple[Tower, Tower], url: str) -> None:
    tower, lap = pair
    stamp = tower.connection.execute("SELECT hlc FROM computer").fetchone()[0]
    fields = (("url", url), ("title", "T"), ("is_there", 1))
    tower.connection.executemany(
        "INSERT INTO register (kind, key, field, value, stamp, computer) VALUES ('page', 'kkkkkkkkkkkk', ?, ?, ?, 0)",
        [(name, value, stamp) for name, value in fields],
    )
    assert tower.exchange().sent == 3
    assert lap.exchange().received == 3
    rows = lap.connection.execute("SELECT link FROM entry WHERE link NOT LIKE 'https://site.test/%'").fetchall()
    assert rows == ([("https://paper.test/",)] if "secret" in url else [])


def test_a_clock_that_was_far_ahead_is_believed_by_nobody_until_it_is_right(pair: tuple[Tower, Tower], tmp_path: Path) -> None:
    tower, lap = pair
    right = tower.simulation.now
    tower.simulation.now += 365 * DAY_SECONDS
    tower.exchange()
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    tower.exchange()
    wrong = tower.joined.this.computer_id
    lap.exchange()
    assert lap.marks() != tower.marks()
    (other,) = lap.joined.others
    assert other.problem is not None
    assert other.problem.kind is ProblemKind.CLOCK_AHEAD
    tower.simulation.now = right + 60
    tower.exchange()
    assert not (tmp_path / "shared/Beforehand/computers" / wrong).exists()
    lap.exchange()
    assert lap.marks() == tower.marks()
    lap.simulation.now += 3600
    lap.send(MarkRead((lap.entry(3),), is_read=False))
    lap.exchange()
    tower.exchange()
    assert lap.marks() == tower.marks()
    assert ("Entry 3", 0, 0) in tower.marks()


@pytest.mark.parametrize("path", ["shared", "/sha\udcffred"])
def test_a_path_that_would_be_another_once_stored_is_refused(tmp_path: Path, world: World, path: str) -> None:
    alone = Tower(tmp_path, "alone", world)
    for command in (CheckFolder(path), JoinFolder(path, "alone")):
        assert alone.problem_of(command) is ProblemKind.BAD_FOLDER
    assert computers.joined(alone.connection) is None


def test_a_clock_that_is_behind_until_the_network_is_there_changes_nothing(pair: tuple[Tower, Tower]) -> None:
    """As that of a computer without a battery at each start."""
    tower, lap = pair
    own, right = tower.joined.this.computer_id, tower.simulation.now
    tower.send(SetMark((tower.entry(3),), Mark.STARRED))
    tower.exchange()
    tower.simulation.now = right - 7 * DAY_SECONDS
    tower.send(SetMark((tower.entry(3),), Mark.STARRED, is_set=False))
    tower.exchange()
    assert tower.joined.this.computer_id == own
    tower.simulation.now = right + 60
    for each in (tower, lap):
        each.exchange()
    assert ("Entry 3", 0, 0) in lap.marks()
    assert lap.marks() == tower.marks()


def test_no_two_ids_are_alike() -> None:
    """A copy of a profile draws the same numbers as its original."""
    assert new_id("tower") != new_id("tower")


COMMANDS = {
    "exchange": ExchangeNow,
    "leave": LeaveFolder,
    "leave with the files": lambda: LeaveFolder(removes_files=True),
    "rename": lambda: RenameComputer("big"),
    "settle": lambda: SettleUnsent(sends=False),
    "forget": lambda: ForgetComputer(ComputerId("lap")),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_database_that_fails_at_any_statement_answers_and_loses_nothing(pair: tuple[Tower, Tower], name: str) -> None:
    tower, lap = pair
    disk = tower.connection
    assert isinstance(disk, FullDiskConnection)
    for statement in range(300):
        number, is_set = 1 + statement % 8, statement % 16 < 8
        tower.send(MarkRead((tower.entry(number),), is_read=is_set))
        lap.send(SetMark((lap.entry(number),), Mark.STARRED, is_set=is_set))
        lap.exchange()
        command = COMMANDS[name]()
        if isinstance(command, ForgetComputer):
            command = ForgetComputer(lap.joined.this.computer_id)
        disk.fail_at(statement, CODES[statement % len(CODES)], times=1)
        answers = [each for each in tower.send(command) if each.cause == command.command_id]
        was_refused, disk.room = disk.refused, None
        assert len(answers) == 1, (statement, answers)
        if not was_refused:
            assert not isinstance(answers[0], CommandFailed)
            return
        for each in pair:
            each.simulation.now += 3600
        if tower.core.state.folder is None:
            # it was left, and only what follows from that failed
            tower.send(JoinFolder(tower.folder, "tower"))
        tower.exchange()
        assert tower.exchange().problem is None
        lap.exchange()
        lap.exchange()
        tower.exchange()
        assert tower.marks() == lap.marks(), statement
    pytest.fail("there is no end of statements")


def test_a_log_that_somebody_removed_comes_back_without_a_change(pair: tuple[Tower, Tower], tmp_path: Path) -> None:
    tower, lap = pair
    tower.send(MarkRead((tower.entry(1),), is_read=True))
    tower.exchange()
    shutil.rmtree(tmp_path / "shared/Beforehand/computers" / tower.joined.this.computer_id)
    for seconds in (60, 3600):
        tower.simulation.now += seconds
        tower.exchange()
    lap.exchange()
    assert lap.marks() == tower.marks()


def test_a_computer_whose_log_is_gone_is_remembered_by_the_others(
    pair: tuple[Tower, Tower], tmp_path: Path, world: World
) -> None:
    tower, lap = pair
    lap.send(MarkRead((lap.entry(2),), is_read=True))
    lap.exchange()
    tower.exchange()
    shutil.rmtree(tmp_path / "shared/Beforehand/computers" / lap.joined.this.computer_id)
    tower.exchange()
    assert tower.joined.others == ()
    tower.exchange()
    other = Tower(tmp_path, "study", world)
    other.send(ImportOpml(documents(URL)))
    other.wait(60)
    other.send(JoinFolder(other.folder, "study"))
    other.exchange()
    assert other.marks() == tower.marks()


def test_the_work_grows_as_the_changes_do(tmp_path: Path) -> None:
    """In steps of SQLite: lists side by side that are searched for each other took half an hour for a large library."""
    steps: list[int] = []
    for count in (400, 1600):
        folder = tmp_path / str(count)
        (folder / "shared").mkdir(parents=True)
        web = World({URL: Page(rss(*range(count), step=60))})
        made = Tower(folder, "tower", web), Tower(folder, "lap", web)
        for each in made:
            each.send(ImportOpml(documents(URL)))
            each.wait(60)
            each.core.state.automatic = False
            each.send(JoinFolder(each.folder, each.name))
            each.exchange()
        tower, lap = made
        tower.send(MarkAllRead(Selection(View.ALL), EntryId(1 << 40)))
        taken = 0

        def counted() -> int:
            nonlocal taken
            taken += 1
            return 0

        with closing(open_reader(Path(database_path(tower.connection)))) as reader:
            reader.set_progress_handler(counted, 100)
            assert len(registers.unsent(reader, 1 << 62)[0]) == count
        assert tower.exchange().sent == count
        lap.connection.set_progress_handler(counted, 100)
        assert lap.exchange().received == count
        lap.connection.set_progress_handler(None, 100)
        steps.append(taken)
    assert steps[1] < 6 * steps[0]


def test_computers_that_are_set_up_alike_have_ids_of_their_own(tmp_path: Path, world: World) -> None:
    (tmp_path / "shared").mkdir()
    made = [Tower(tmp_path / name, "tower", world) for name in ("one", "two")]
    for each in made:
        each.send(JoinFolder(str(tmp_path / "shared"), "tower"))
    ids = {each.joined.this.computer_id for each in made}
    assert len(ids) == 2
    assert all(COMPUTER_ID.fullmatch(each) for each in ids)


def test_what_is_beyond_the_limit_stays_in_the_log_and_is_said(
    pair: tuple[Tower, Tower], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A program that knows more, or has room again, reads it once it starts."""
    monkeypatch.setattr(registers, "UNKNOWN_BYTES_MAX", 20_000)
    monkeypatch.setattr(computers, "AUTHORS_MAX", 5)
    tower, evil = pair[0], ComputerId("evil-0000")
    at = stamp_at(int(tower.simulation.now * 1000))
    (star,) = registers.article_names(tower.connection, [tower.entry(2)]).values()
    frames = [
        pack(
            [Change("thing", f"{author}.{i}", "said", "x" * 100, at) for i in range(100)],
            evil,
            1 + author,
            ComputerId(f"made-{author:04}"),
        )
        for author in range(20)
    ]
    log = tmp_path / "shared" / "Beforehand" / "computers" / evil / "0001-000000.log"
    log.parent.mkdir()
    log.write_bytes(b"".join(frames) + pack([Change("article", star, "starred", 1, at)], evil, 21))

    def size() -> tuple[int, ...]:
        return tuple(
            tower.connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608 -- our own names
            for table in ("register", "other_computer")
        )

    def problems() -> list[ProblemKind]:
        return [each.problem.kind for each in tower.joined.others if each.problem is not None]

    assert tower.exchange().problem is None
    before = size()
    assert before[0] < 1000
    assert before[1] < 6
    assert ("Entry 2", 0, 1) in tower.marks()
    assert problems() == [ProblemKind.COMPUTER_EXCESS]
    tower.exchange()
    log.write_bytes(log.read_bytes() + pack([Change("thing", "more", "said", "x" * 30_000, at + 1)], evil, 22))
    tower.exchange()
    assert (size(), problems()) == (before, [ProblemKind.COMPUTER_EXCESS])
    assert len([each for each in caplog.records if evil in each.getMessage()]) == 1

    monkeypatch.undo()
    tower.core.state.folder = None
    tower.core.state.load_folder(tower.simulation.now)
    tower.exchange()
    assert problems() == []
    assert tower.connection.execute("SELECT count(*) FROM register WHERE kind = 'thing'").fetchone() == (2001,)
