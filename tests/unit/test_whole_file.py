"""Files written whole or not at all: what reaches the disk in which order, and what stays where it cannot."""

import os
import sys
from pathlib import Path
from stat import S_ISDIR

import pytest

from reader.whole_file import flush_folder, put_in_place, whole_text, write_whole


@pytest.fixture
def effects(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done to the disk, in order: the real calls, written down."""
    done: list[str] = []
    sync, rename = os.fsync, Path.replace

    def fsync(descriptor: int) -> None:
        done.append("folder" if S_ISDIR(os.fstat(descriptor).st_mode) else f"file of {os.fstat(descriptor).st_size}")
        sync(descriptor)

    def replace(self: Path, target: Path) -> Path:
        done.append(f"name {target.name}")
        return rename(self, target)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(Path, "replace", replace)
    return done


FOLDER = [] if sys.platform == "win32" else ["folder"]


def test_a_file_is_on_the_disk_before_it_has_its_name_and_its_name_after(tmp_path: Path, effects: list[str]) -> None:
    write_whole(tmp_path / "a", b"12345")
    with whole_text(tmp_path / "b") as file:
        file.write("\N{LATIN SMALL LETTER E WITH ACUTE}\n")
        assert "name b" not in effects
    (tmp_path / "draft").write_bytes(b"123")
    put_in_place(tmp_path / "draft", tmp_path / "c")
    assert effects == ["file of 5", "name a", *FOLDER, "file of 3", "name b", *FOLDER, "file of 3", "name c", *FOLDER]
    assert [path.read_bytes() for path in sorted(tmp_path.iterdir())] == [b"12345", b"\xc3\xa9\n", b"123"]


def test_what_fails_half_way_leaves_the_former_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "list"
    write_whole(path, b"former")

    def interrupted() -> None:
        with whole_text(path) as file:
            file.write("half")
            file.flush()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("list", b"former")]


def test_two_writers_of_one_file_do_not_mix(tmp_path: Path) -> None:
    path = tmp_path / "list"
    with whole_text(path) as first, whole_text(path) as second:
        first.write("first" * 10_000)
        second.write("second")
        first.flush()
    assert path.read_text() == "first" * 10_000
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="this user may read every folder")
def test_a_folder_that_may_only_be_written_to_takes_a_file(tmp_path: Path) -> None:
    folder = tmp_path / "letters"
    folder.mkdir(mode=0o300)
    try:
        write_whole(folder / "a", b"1")
    finally:
        folder.chmod(0o700)
    assert (folder / "a").read_bytes() == b"1"


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not synced there")
def test_a_disk_that_fails_under_a_folder_is_no_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def answering(number: int) -> None:
        def fsync(descriptor: int) -> None:
            raise OSError(number, os.strerror(number))

        monkeypatch.setattr(os, "fsync", fsync)

    answering(22)
    flush_folder(tmp_path)
    answering(5)
    with pytest.raises(OSError, match="Input/output"):
        flush_folder(tmp_path)
