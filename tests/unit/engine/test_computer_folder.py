"""Logs in a shared folder: real files, read and written as an effect does."""

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from reader.domain.computers import FRAME_CHANGES_MAX, Change, Place, stamp_at
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.ids import ComputerId
from reader.engine.computers import folder
from reader.engine.computers.folder import Arrivals, OwnLog, OwnState, SharedFolder, begin, check_in, inspect
from reader.formats.computer_log import Cipher, pack, sealed_frames, split
from reader.formats.wire import perform

TOWER, LAPTOP = ComputerId("tower-k3f9"), ComputerId("laptop-0a1b")
NOW = stamp_at(1_700_000_000_000)
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of POSIX")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    begin(tmp_path)
    return tmp_path


def open_folder(path: Path, own: ComputerId = LAPTOP, cipher: Cipher | None = None) -> SharedFolder:
    waits: list[float] = []
    return SharedFolder(path, own, cipher, check=check_in(perform), wait=waits.append)


def changes(first: int, count: int = 3, *, stamp: int = NOW) -> list[Change]:
    return [Change("article", f"k{i}", "read", 1, stamp) for i in range(first, first + count)]


def write(path: Path, number: int, *parts: Sequence[Change], own: ComputerId = TOWER, sent: int | None = None) -> SharedFolder:
    """Write as another computer does, from a new start on."""
    writer = open_folder(path, own)
    writer.check_own(number - 1 if sent is None else sent)
    assert writer.append(number, [(own, part) for part in parts])
    return writer


def home(path: Path, own: ComputerId = TOWER) -> Path:
    return path / "Beforehand" / "computers" / own


class Computer:
    """What a computer keeps in its database: places, and what came in."""

    def __init__(self, path: Path, own: ComputerId = LAPTOP, cipher: Cipher | None = None) -> None:
        self.folder = open_folder(path, own, cipher)
        self.places: dict[str, Place] = {}
        self.known: set[Change] = set()
        self.frames = 0

    def read(self, latest: int = NOW) -> Arrivals:
        while True:
            found = self.folder.read_new(self.places, latest)
            for each in found.files:
                self.frames += len(each.frames)
                self.known.update(change for frame in each.frames for change in frame.changes)
                self.places[each.path] = each.place
            for gone in found.gone:
                del self.places[gone]
            if not found.is_more:
                return found

    @property
    def keys(self) -> set[str]:
        return {change.key for change in self.known}


def problems(found: Arrivals) -> dict[str, ProblemKind]:
    return {each.computer_id: each.problem.kind for each in found.computers if each.problem is not None}


def test_what_one_writes_another_reads_once(path: Path) -> None:
    write(path, 1, changes(0))
    reader = Computer(path)
    found = reader.read()
    assert (reader.known, reader.frames, problems(found)) == (set(changes(0)), 1, {})
    write(path, 2, changes(3), changes(6))
    reader.read()
    assert (reader.known, reader.frames) == (set(changes(0, 9)), 3)
    assert reader.read().files == ()


def test_after_a_restart_it_goes_on_where_it_was(path: Path) -> None:
    write(path, 1, changes(0))
    reader = Computer(path)
    reader.read()
    again = Computer(path)
    again.places = reader.places
    assert again.read().files == ()
    write(path, 2, changes(3))
    again.read()
    assert again.known == set(changes(3))


def test_what_was_not_stored_comes_again(path: Path) -> None:
    write(path, 1, changes(0))
    reader = Computer(path)
    assert reader.folder.read_new({}, NOW).files == reader.folder.read_new({}, NOW).files != ()


def test_a_file_that_was_turned_back_or_replaced_is_read_from_its_start(path: Path) -> None:
    write(path, 1, changes(0))
    (log,) = home(path).glob("*.log")
    before = log.read_bytes()
    write(path, 2, changes(3))
    reader = Computer(path)
    reader.read()
    log.write_bytes(before)
    reader.read()
    assert reader.places == {f"{TOWER}/{log.name}": Place(len(before), reader.places[f"{TOWER}/{log.name}"].digest)}
    write(path, 2, changes(3))
    reader.read()
    assert reader.frames == 2 + 1 + 1
    # another file of the same size
    log.write_bytes(pack(changes(7), TOWER, 1) + pack(changes(6), TOWER, 2))
    reader.read()
    assert reader.keys == {f"k{i}" for i in range(10)}


def test_a_log_arrives_byte_by_byte(path: Path) -> None:
    write(path, 1, changes(0), changes(3), changes(6))
    (log,) = home(path).glob("*.log")
    data = log.read_bytes()
    reader = Computer(path)
    for end in range(0, len(data) + 1, 7):
        log.write_bytes(data[:end])
        assert problems(reader.read()) == {}
    log.write_bytes(data)
    reader.read()
    assert (reader.keys, reader.frames) == ({f"k{i}" for i in range(9)}, 3)


def test_a_long_log_comes_in_parts(path: Path) -> None:
    parts = list(split(changes(0, FRAME_CHANGES_MAX * 2 + 1)))
    write(path, 1, *parts)
    reader = Computer(path)
    found = reader.folder.read_new({}, NOW)
    assert (found.is_more, [len(each.frames) for each in found.files]) == (True, [1])
    reader.read()
    assert (len(reader.known), reader.frames) == (FRAME_CHANGES_MAX * 2 + 1, 3)


def test_changes_ahead_of_their_time_wait_for_it(path: Path) -> None:
    write(path, 1, changes(0), changes(3, stamp=NOW + 1), changes(6))
    reader = Computer(path)
    assert problems(reader.read()) == {TOWER: ProblemKind.CLOCK_AHEAD}
    assert reader.keys == {"k0", "k1", "k2"}
    assert problems(reader.read(NOW + 1)) == {}
    assert len(reader.keys) == 9


def test_a_new_generation_takes_the_place_of_the_former(path: Path) -> None:
    writer = write(path, 1, changes(0), changes(3))
    reader = Computer(path)
    reader.read()
    writer.write_generation(3, [(TOWER, changes(0, 6)), (LAPTOP, changes(9))])
    assert [each.name for each in home(path).iterdir()] == ["0002-000000.log"]
    reader.read()
    assert reader.keys == {f"k{i}" for i in (*range(6), *range(9, 12))}
    assert list(reader.places) == [f"{TOWER}/0002-000000.log"]
    assert writer.append(5, [(TOWER, changes(20))])
    assert open_folder(path, TOWER).check_own(5) == OwnLog(OwnState.AS_NOTED, 5)


def test_segments_end_at_their_size(path: Path) -> None:
    writer = open_folder(path, TOWER)
    writer.check_own(0)
    for number in range(1, 8):
        assert writer.append(number, [(TOWER, [Change("feed", f"k{number}", "title", os.urandom(12_000).hex(), NOW)])])
    sizes = [each.stat().st_size for each in sorted(home(path).iterdir())]
    assert len(sizes) == 2
    assert sizes[0] - 24_000 < folder.SEGMENT_BYTES <= sizes[0]
    assert open_folder(path, TOWER).check_own(7) == OwnLog(OwnState.AS_NOTED, 7)


def test_a_half_frame_of_our_own_is_cut_off(path: Path) -> None:
    write(path, 1, changes(0), changes(3))
    (log,) = home(path).glob("*.log")
    data = log.read_bytes()
    one = pack(changes(0), TOWER, 1)
    for end in range(len(one), len(data)):
        log.write_bytes(data[:end])
        writer = open_folder(path, TOWER)
        assert writer.check_own(1, 2) == OwnLog(OwnState.UNSENT, 1)
        assert log.read_bytes() == one
    assert writer.append(2, [(TOWER, changes(9))])
    reader = Computer(path)
    assert problems(reader.read()) == {}
    assert reader.keys == {"k0", "k1", "k2", "k9", "k10", "k11"}


@pytest.mark.parametrize(
    ("sent", "pending", "state"),
    [
        (2, 0, OwnState.AS_NOTED),
        (1, 2, OwnState.SENT),
        (2, 3, OwnState.UNSENT),
        (3, 0, OwnState.LOST),
        (3, 4, OwnState.LOST),
        (1, 0, OwnState.FOREIGN),
        (0, 1, OwnState.FOREIGN),
    ],
)
def test_our_own_log_says_what_was_sent(path: Path, sent: int, pending: int, state: OwnState) -> None:
    write(path, 1, changes(0), changes(3), sent=0)
    assert open_folder(path, TOWER).check_own(sent, pending).state is state


def test_a_lost_segment_or_damage_before_the_end_is_a_loss(path: Path) -> None:
    writer = open_folder(path, TOWER)
    writer.check_own(0)
    for number in range(1, 13):
        writer.append(number, [(TOWER, [Change("feed", f"k{number}", "title", os.urandom(12_000).hex(), NOW)])])
    first, second, third = sorted(home(path).iterdir())
    for lost in (first, second, third):
        kept = lost.read_bytes()
        (frame, *_), _ = sealed_frames(kept, 0, TOWER, 99)
        for change in ("gone", "flipped", "half", "an earlier state"):
            if change == "gone":
                lost.unlink()
            elif change == "flipped":
                lost.write_bytes(kept[:9000] + bytes([kept[9000] ^ 1]) + kept[9001:])
            else:
                lost.write_bytes(kept[: 9000 if change == "half" else frame.end])
            checked = open_folder(path, TOWER)
            assert checked.check_own(12).state is OwnState.LOST, (lost, change)
        lost.write_bytes(kept)
        assert open_folder(path, TOWER).check_own(12).state is OwnState.AS_NOTED
    first.unlink()
    checked = open_folder(path, TOWER)
    last = checked.check_own(12).last
    assert not checked.append(13, [(TOWER, changes(0))])
    checked.write_generation(last + 1, [(TOWER, changes(0))])
    assert open_folder(path, TOWER).check_own(last + 1).state is OwnState.AS_NOTED


def test_a_log_that_changed_under_us_is_checked_before_it_is_written(path: Path) -> None:
    writer = write(path, 1, changes(0))
    (log,) = home(path).glob("*.log")
    log.write_bytes(log.read_bytes() + pack(changes(3), TOWER, 2))
    assert not writer.append(2, [(TOWER, changes(6))])
    assert writer.check_own(1).state is OwnState.FOREIGN
    assert not writer.append(2, [(TOWER, changes(6))])


def test_killed_between_a_new_generation_and_the_end_of_the_former(path: Path) -> None:
    writer = write(path, 1, changes(0))
    (log,) = home(path).glob("*.log")
    former = log.read_bytes()
    writer.write_generation(2, [(TOWER, changes(0))])
    log.write_bytes(former)
    (home(path) / ".beforehand-77-0.part").write_bytes(b"half")
    assert open_folder(path, TOWER).check_own(1, 2) == OwnLog(OwnState.SENT, 2)
    assert [each.name for each in home(path).iterdir()] == ["0002-000000.log"]


CONFLICT_COPIES = [
    "0001-000000.sync-conflict-20261127-004120-ABCDEF7.log",  # Syncthing
    "0001-000000 (conflicted copy 2026-11-27 004120).log",  # Nextcloud
    "0001-000000 (conflicted copy Ada 2026-11-27 004120).log",
    "0001-000000_conflict-20261127-004120.log",  # ownCloud
    "0001-000000 (tower's conflicted copy 2026-11-27).log",  # Dropbox
    "0001-000000 (In Konflikt stehende Kopie von tower 2026-11-27).log",
    "0001-000000 (Copie en conflit de l\u2019ordinateur tower 2026-11-27 (1)).log",
    "0001-000000-TOWER.log",  # OneDrive
    "0001-000000-TOWER-2.log",
    "0001-000000 2.log",  # iCloud Drive
    "0001-000000 (1).log",  # Google Drive
    "0001-000000 (Case Conflict).log",
    "0001-000000.sync-conflict-20261127-004120-ABCDEF7.sync-conflict-20261127-004121-ABCDEF7.log",
]
NO_LOGS = [
    ".syncthing.0001-000000.log.tmp",
    "~syncthing~0001-000000.log.tmp",
    ".0001-000000.log.~1a2b3c",  # Nextcloud
    ".0001-000000.log.icloud",
    "0001-000000.log.part",
    "0001-000000.log.crdownload",
    "0001-000000.log~",
    "~$0001-000000.log",
    ".0001-000000.log.Xa8dj2",  # rsync
    ".beforehand-77-0.part",
    "Icon\r",
    "desktop.ini",
    ".DS_Store",
    "name.sync-conflict-20261127-004120-ABCDEF7.json",
    "0001-0000001.log",
    "001-000000.log",
    "0001-000000" + " (conflicted copy)" * 10 + ".log",
]


@pytest.mark.parametrize("name", CONFLICT_COPIES)
def test_a_conflict_copy_of_another_is_read_and_left(path: Path, name: str) -> None:
    write(path, 1, changes(0))
    (home(path) / name).write_bytes(pack(changes(3), TOWER, 1))
    reader = Computer(path)
    assert problems(reader.read()) == {}
    assert reader.keys == {f"k{i}" for i in range(6)}
    assert (home(path) / name).exists()


@pytest.mark.parametrize("name", NO_LOGS)
def test_temporary_files_and_placeholders_are_passed_over(path: Path, name: str) -> None:
    write(path, 1, changes(0))
    try:
        (home(path) / name).write_bytes(pack(changes(3), TOWER, 2))
    except OSError:
        pytest.skip("no name of a file here")
    reader = Computer(path)
    assert problems(reader.read()) == {}
    assert reader.keys == {"k0", "k1", "k2"}
    assert open_folder(path, TOWER).check_own(1).state is OwnState.AS_NOTED


@pytest.mark.parametrize("name", CONFLICT_COPIES)
def test_a_conflict_copy_of_our_own_goes_once_it_is_stored(path: Path, name: str) -> None:
    """One with a former state of our log holds nothing that we did not write."""
    write(path, 1, changes(0), changes(3), own=LAPTOP)
    copy = home(path, LAPTOP) / name
    copy.write_bytes(pack(changes(0), LAPTOP, 1))
    reader = Computer(path)
    reader.folder.check_own(2)
    found = reader.folder.read_new({}, NOW)
    assert copy.exists()
    assert not found.is_foreign
    reader.read()
    assert not reader.read().is_foreign
    assert not copy.exists()
    reader.read()
    assert reader.places == {}


@pytest.mark.parametrize("cut", ["unfinished", "damaged"])
def test_a_conflict_copy_of_our_own_stays_until_it_is_whole(path: Path, cut: str) -> None:
    write(path, 1, changes(0), changes(3), own=LAPTOP)
    copy = home(path, LAPTOP) / CONFLICT_COPIES[0]
    whole = pack(changes(0), LAPTOP, 1) + pack(changes(3), LAPTOP, 2)
    copy.write_bytes(whole[:-5] + (b"" if cut == "unfinished" else b"xxxxx"))
    reader = Computer(path)
    reader.folder.check_own(2)
    for _ in range(3):
        reader.read()
    assert copy.exists()
    copy.write_bytes(whole)
    reader.read()
    reader.read()
    assert not copy.exists()
    assert len(reader.known) == 6


def test_a_conflict_copy_that_grew_since_it_was_read_stays(path: Path) -> None:
    write(path, 1, changes(0), changes(3), own=LAPTOP)
    copy = home(path, LAPTOP) / CONFLICT_COPIES[0]
    copy.write_bytes(pack(changes(0), LAPTOP, 1))
    reader = Computer(path)
    reader.folder.check_own(2)
    reader.read()
    copy.write_bytes(pack(changes(0), LAPTOP, 1) + pack(changes(3), LAPTOP, 2))
    reader.read()
    assert len(reader.known) == 6


@pytest.mark.parametrize("number", [2, 3], ids=["another frame of the same number", "a later number"])
def test_a_clone_that_goes_on_is_known_by_its_conflict_copy(path: Path, number: int) -> None:
    write(path, 1, changes(0), changes(3), own=LAPTOP)
    copy = home(path, LAPTOP) / CONFLICT_COPIES[0]
    copy.write_bytes(pack(changes(0), LAPTOP, 1) + pack(changes(6), LAPTOP, number))
    reader = Computer(path)
    reader.folder.check_own(2)
    assert reader.read().is_foreign
    assert reader.keys >= {"k6", "k7", "k8"}


def test_a_folder_that_is_not_there_changes_nothing(path: Path) -> None:
    writer = write(path, 1, changes(0))
    shutil.rmtree(path / "Beforehand")
    for attempt in (
        lambda: writer.check_own(1),
        lambda: writer.append(2, [(TOWER, changes(3))]),
        lambda: writer.write_generation(2, [(TOWER, changes(3))]),
        lambda: writer.write_name("Tower", "1", 1),
        lambda: writer.remove(LAPTOP),
        lambda: writer.read_new({}, NOW),
    ):
        with pytest.raises(ReaderError) as raised:
            attempt()
        assert raised.value.problem == Problem(ProblemKind.FOLDER_EMPTIED, str(path))
    assert list(path.iterdir()) == []
    path.rmdir()
    for attempt in (lambda: inspect(path), lambda: begin(path)):
        with pytest.raises(ReaderError) as raised:
            attempt()
        assert raised.value.problem == Problem(ProblemKind.FOLDER_MISSING, str(path))


def test_a_newer_version_ends_reading_and_writing(path: Path) -> None:
    writer = write(path, 1, changes(0))
    (path / "Beforehand" / "format.json").write_text('{"version": 2}')
    for attempt in (lambda: writer.append(2, [(TOWER, changes(3))]), lambda: writer.read_new({}, NOW), lambda: inspect(path)):
        with pytest.raises(ReaderError) as raised:
            attempt()
        assert raised.value.problem == Problem(ProblemKind.NEWER_FOLDER, "2")
    begin_again = pytest.raises(ReaderError)
    with begin_again:
        begin(path)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"version": "1"}', '{"version": 0}', '{"version": true}', "[" * 4000, "x" * 5000]
)
def test_a_damaged_format_is_said_and_stays(path: Path, text: str) -> None:
    (path / "Beforehand" / "format.json").write_text(text)
    for attempt in (lambda: inspect(path), lambda: begin(path), lambda: open_folder(path).check_own(0)):
        with pytest.raises(ReaderError) as raised:
            attempt()
        assert raised.value.problem.kind is ProblemKind.FILE_UNREADABLE
    assert (path / "Beforehand" / "format.json").read_text() == text


def test_what_is_in_a_folder_before_it_is_joined(tmp_path: Path) -> None:
    assert inspect(tmp_path) == (False, ())
    begin(tmp_path)
    begin(tmp_path)
    assert inspect(tmp_path) == (False, ())
    open_folder(tmp_path, TOWER).write_name("Tower \u2028\x1b[31m" + "x" * 100, "1.2", 1_700_000_000)
    (home(tmp_path, LAPTOP)).mkdir()
    (home(tmp_path, LAPTOP) / "0001-000000.log").touch()
    laptop, tower = inspect(tmp_path).computers
    assert (laptop.name, laptop.version, laptop.seen_at) == (LAPTOP, "", None)
    assert (tower.name, tower.version, tower.seen_at) == (("Tower [31m" + "x" * 100)[:60], "1.2", 1_700_000_000)
    assert {each.name for each in (tmp_path / "Beforehand").iterdir()} == {"README.txt", "format.json", "computers"}


@pytest.mark.parametrize(
    "text", ["[]", "{", '{"name": [], "version": {}, "seen_at": "x"}', '{"seen_at": true}', '{"seen_at": 1e99}', "9" * 4000]
)
def test_an_odd_name_is_none(path: Path, text: str) -> None:
    write(path, 1, changes(0))
    (home(path) / "name.json").write_text(text)
    (tower,) = inspect(path).computers
    assert (tower.name, tower.version, tower.seen_at) == (TOWER, "", None)


def test_removing_a_computer_leaves_what_no_computer_wrote(path: Path) -> None:
    writer = write(path, 1, changes(0))
    writer.write_name("Tower", "1", 1)
    write(path, 1, changes(0), own=LAPTOP)
    open_folder(path).remove(TOWER)
    assert not home(path).exists()
    (home(path, LAPTOP) / "letter.txt").write_text("mine")
    (home(path, LAPTOP) / "0001-000007.log").mkdir()
    open_folder(path).remove(LAPTOP)
    open_folder(path).remove(TOWER)
    assert sorted(each.name for each in home(path, LAPTOP).iterdir()) == ["0001-000007.log", "letter.txt"]


def test_a_directory_that_cannot_be_listed_keeps_its_places(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(path, 1, changes(0))
    write(path, 1, changes(3), own=ComputerId("phone-0000"))
    reader = Computer(path)
    reader.read()
    listed = os.scandir

    def refused(folder: Path) -> object:
        if Path(folder) == home(path):
            raise PermissionError(13, "denied", str(folder))
        return listed(folder)

    monkeypatch.setattr(os, "scandir", refused)
    found = reader.read()
    assert (found.gone, problems(found), len(found.computers)) == ((), {}, 2)
    monkeypatch.setattr(os, "scandir", listed)
    assert reader.read().files == ()


@pytest.mark.parametrize("attempt", [inspect, begin])
def test_a_folder_that_may_not_be_asked_for_is_a_problem_and_no_bug(
    path: Path, attempt: Callable[[Path], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(self: Path) -> bool:
        raise PermissionError(13, "denied", str(self))

    monkeypatch.setattr(Path, "is_dir", refused)
    with pytest.raises(ReaderError):
        attempt(path)


class HeldOpenError(PermissionError):
    winerror = 32


def test_a_file_held_open_by_the_carrier_is_tried_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    failures = 4
    replace, opened = Path.replace, os.open

    def held(self: Path, target: Path) -> Path:
        if len(waits) < failures:
            raise HeldOpenError(13, "held", str(target))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", held)
    writer = SharedFolder(path, TOWER, check=check_in(perform), wait=waits.append)
    writer.check_own(0)
    writer.write_generation(1, [(TOWER, changes(0))])
    assert waits == [0.5] * 4
    failures = 99
    with pytest.raises(ReaderError) as raised:
        writer.write_generation(2, [(TOWER, changes(0))])
    assert raised.value.problem.kind is ProblemKind.FOLDER_UNWRITABLE

    def shut(path: Path, flags: int, mode: int = 0o777) -> int:
        if str(path).endswith(".log"):
            raise HeldOpenError(13, "held", str(path))
        return opened(path, flags, mode)

    monkeypatch.setattr(os, "open", shut)
    reader = Computer(path)
    assert problems(reader.read()) == {}
    assert reader.known == set()
    monkeypatch.setattr(os, "open", opened)
    reader.read()
    assert reader.known == set(changes(0))


@pytest.mark.parametrize("name", [".DS_Store", "name.sync-conflict-20261127-004618-3AGFWB3.json"])
def test_a_directory_without_a_computers_files_is_no_computer(path: Path, name: str) -> None:
    """Its changes have to be passed on by others then."""
    write(path, 1, changes(0)).write_name("Tower", "1.0", 1)
    (home(path) / name).write_bytes(b"{}")
    open_folder(path).remove(TOWER)
    assert [each.name for each in home(path).iterdir()] == [name]
    assert Computer(path).read().computers == inspect(path).computers == ()


def test_more_entries_than_are_listed_hide_no_computer(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(path, 1, changes(0))
    monkeypatch.setattr(folder, "ENTRIES_MAX", 50)
    for n in range(50):
        (path / "Beforehand" / "computers" / f"other {n}").touch()
    with pytest.raises(ReaderError) as raised:
        Computer(path).read()
    assert raised.value.problem.kind is ProblemKind.FOLDER_CROWDED


@POSIX
@pytest.mark.parametrize("link", ["computers", f"computers/{TOWER}"])
def test_a_link_in_the_place_of_our_directory_is_not_followed(
    path: Path, tmp_path_factory: pytest.TempPathFactory, link: str
) -> None:
    outside = tmp_path_factory.mktemp("outside")
    own = outside if link.endswith(TOWER) else outside / TOWER
    own.mkdir(exist_ok=True)
    for name in (".beforehand-1-1.part", "0001-000000.log", "name.json"):
        (own / name).write_bytes(b"precious")
    place = path / "Beforehand" / link
    place.parent.mkdir(exist_ok=True)
    place.symlink_to(outside)
    writer = open_folder(path, TOWER)
    for use in (
        lambda: writer.check_own(0),
        lambda: writer.write_generation(1, [(TOWER, changes(0))]),
        lambda: writer.write_name("Tower", "1.0", 1),
    ):
        with pytest.raises(ReaderError) as raised:
            use()
        assert raised.value.problem.kind is ProblemKind.FOLDER_UNWRITABLE
    assert writer.append(1, [(TOWER, changes(0))]) is False
    assert {each.read_bytes() for each in own.iterdir()} == {b"precious"}
    assert len(list(own.iterdir())) == 3


def test_a_directory_in_the_place_of_a_segment_is_said(path: Path) -> None:
    (home(path) / "0001-000000.log").mkdir(parents=True)
    with pytest.raises(ReaderError) as raised:
        write(path, 1, changes(0))
    assert raised.value.problem.kind is ProblemKind.FOLDER_UNWRITABLE


def test_a_file_that_is_filled_within_two_seconds_on_a_stick(path: Path) -> None:
    """FAT keeps times of two seconds, and some programs give a copy its size before its contents."""
    write(path, 1, changes(0), changes(3))
    (log,) = home(path).glob("*.log")
    whole, times = log.read_bytes(), (log.stat().st_atime_ns, log.stat().st_mtime_ns)
    reader = Computer(path)
    for there in (0, len(whole) // 2, len(whole) - 1, len(whole)):
        log.write_bytes(whole[:there] + bytes(len(whole) - there))
        os.utime(log, ns=times)
        reader.read()
    assert reader.keys == {f"k{i}" for i in range(6)}
