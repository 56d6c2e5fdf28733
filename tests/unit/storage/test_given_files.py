"""Files that the user names, and where those of other readers are looked for."""

import os
import select
import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from reader.app.commands.arguments import is_file
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.storage import given_files
from reader.storage.given_files import read_given, shown_name, write_given
from reader.storage.other_readers import found_places


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "/" + "y/" * 3000, "", "nowhere"])
def test_what_is_no_file_is_a_known_error(name: str) -> None:
    assert not is_file(name)
    with pytest.raises(ReaderError) as failed:
        read_given(name)
    assert failed.value.problem.kind is ProblemKind.FILE_UNREADABLE
    assert len(failed.value.problem.sentence()) < 300


def test_why_a_file_cannot_be_read_stands_behind_its_name(tmp_path: Path) -> None:
    missing = str(tmp_path / "list")
    for name, why in (
        (missing, f"{missing} (No such file or directory)"),
        ("a\0b", Detail(DetailKind.IMPOSSIBLE_NAME, ("a\0b",))),
    ):
        with pytest.raises(ReaderError) as failed:
            read_given(name)
        assert failed.value.problem.detail == why


@pytest.mark.skipif(os.name != "posix", reason="pipes in the file system")
def test_a_pipe_to_which_nobody_writes_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(given_files, "SILENCE_SECONDS", 0.05)
    pipe = tmp_path / "list"
    os.mkfifo(pipe)
    with pytest.raises(ReaderError) as failed:
        read_given(str(pipe))
    assert failed.value.problem.detail == Detail(DetailKind.NOT_A_FILE, (str(pipe),))
    # one that says something now and then, and ends
    reading, writing = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK), os.open(pipe, os.O_WRONLY)
    os.write(writing, b"<opml/>")
    with pytest.raises(ReaderError):
        read_given(str(pipe))
    poll = select.select

    def ending_when_all_is_read(*asked: Any) -> Any:
        if not poll([reading], [], [], 0)[0]:
            os.close(writing)
        return poll(*asked)

    monkeypatch.setattr(select, "select", ending_when_all_is_read)
    os.write(writing, b"<opml/>")
    assert read_given(str(pipe)) == b"<opml/>"
    os.close(reading)


@pytest.mark.skipif(os.name != "posix", reason="pipes in the file system")
def test_a_pipe_from_which_nobody_reads_is_not_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "list"
    os.mkfifo(pipe)
    with pytest.raises(ReaderError) as failed:
        write_given(pipe, b"x")
    assert failed.value.problem == Problem(ProblemKind.FILE_UNWRITABLE, f"{pipe} (No such device or address)")
    assert pipe.is_fifo()


@pytest.mark.skipif(os.name != "posix", reason="devices in the file system")
def test_devices_and_sockets_are_read_to_the_limit_or_refused(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
        for name in ("/dev/zero", str(tmp_path / "socket"), str(tmp_path), "/proc/self/fd/99"):
            with pytest.raises(ReaderError) as failed:
                read_given(name, 1_000_000)
            assert failed.value.problem.kind is ProblemKind.FILE_UNREADABLE
    assert read_given("/dev/null") == b""
    write_given(Path("/dev/null"), b"x")


def test_why_stands_there_too_where_the_system_has_no_words_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "only written").open("w", encoding="utf-8") as file:
        monkeypatch.setattr(sys, "stdin", file)
        with pytest.raises(ReaderError) as failed:
            read_given("-")
    assert failed.value.problem.detail == "- (read)"


def test_a_file_at_the_limit_is_read_and_one_beyond_is_not(tmp_path: Path) -> None:
    path = tmp_path / "list"
    path.write_bytes(b"x" * 1_000_000)
    assert len(read_given(str(path), 1_000_000)) == 1_000_000
    with pytest.raises(ReaderError, match=r"it is larger than 0 MB"):
        read_given(str(path), 999_999)


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, ""])
def test_what_cannot_be_written_is_a_known_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(ReaderError) as failed:
        write_given(tmp_path / name, b"x")
    assert failed.value.problem.kind is ProblemKind.FILE_UNWRITABLE
    assert list(tmp_path.iterdir()) == []


def test_a_file_with_the_longest_name_there_is_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 255)
    write_given(path, b"first")
    write_given(path, b"second")
    assert path.read_bytes() == b"second"
    assert list(tmp_path.iterdir()) == [path]


def test_an_endless_name_is_cut_in_its_middle() -> None:
    assert shown_name("short") == "short"
    assert shown_name("a" * 500 + "b" * 500) == "a" * 100 + "\N{HORIZONTAL ELLIPSIS}" + "b" * 100


LINUX = [
    ("Liferea", ".local/share/liferea/liferea.db"),
    ("Liferea", ".var/app/net.sourceforge.liferea/data/liferea/liferea.db"),
    ("Liferea", "snap/liferea/current/.local/share/liferea/liferea.db"),
    ("Newsboat", ".newsboat/cache.db"),
    ("Newsboat", ".local/share/newsboat/cache.db"),
    ("Newsboat", ".newsbeuter/cache.db"),
    ("Newsboat", "snap/newsboat/current/.local/share/newsboat/cache.db"),
    ("QuiteRSS", ".local/share/QuiteRss/QuiteRss/feeds.db"),
    ("RSS Guard", ".config/RSS Guard 4/database/database.db"),
    ("RSS Guard", ".config/RSS Guard 5/database/database.db"),
    ("RSS Guard", ".var/app/io.github.martinrotter.rssguard/config/RSS Guard 4/database/database.db"),
    ("Akregator", ".local/share/akregator/data/feeds.opml"),
    ("Thunderbird", ".thunderbird/abc.default/Mail/Feeds/feeds.json"),
    ("Thunderbird", "snap/thunderbird/common/.thunderbird/abc.default/Mail/Feeds-1/feeds.json"),
    ("Thunderbird", ".var/app/org.mozilla.Thunderbird/.thunderbird/abc.default/Mail/Feeds/feeds.json"),
]
MAC = [
    ("RSS Guard", "Library/Preferences/RSS Guard 4/database/database.db"),
    ("QuiteRSS", "Library/Application Support/QuiteRss/QuiteRss/feeds.db"),
    ("Newsboat", ".newsboat/cache.db"),
    ("Thunderbird", "Library/Thunderbird/Profiles/abc.default/Mail/Feeds/feeds.json"),
    (
        "NetNewsWire",
        "Library/Containers/com.ranchero.NetNewsWire-Evergreen/Data/Library/Application Support/NetNewsWire/Accounts/OnMyMac/Subscriptions.opml",
    ),
]
WINDOWS = [
    ("RSS Guard", "AppData/Local/RSS Guard 4/database/database.db"),
    ("QuiteRSS", "AppData/Local/QuiteRss/QuiteRss/feeds.db"),
    ("Thunderbird", "AppData/Roaming/Thunderbird/Profiles/abc.default/Mail/Feeds/feeds.json"),
]


def put(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("x")
    return path


@pytest.mark.parametrize(
    ("platform", "reader", "place"),
    [(platform, *each) for platform, places in (("linux", LINUX), ("darwin", MAC), ("win32", WINDOWS)) for each in places],
)
def test_each_place_is_found_on_its_system(tmp_path: Path, platform: str, reader: str, place: str) -> None:
    path = put(tmp_path / place)
    assert [(found.reader, found.path) for found in found_places(tmp_path, {}, platform)] == [(reader, path)]


def test_the_environment_says_where_folders_are(tmp_path: Path) -> None:
    path = put(tmp_path / "data/liferea/liferea.db")
    guard = put(tmp_path / "config/RSS Guard 4/database/database.db")
    environment = {"XDG_DATA_HOME": str(tmp_path / "data"), "XDG_CONFIG_HOME": str(tmp_path / "config")}
    assert [found.path for found in found_places(tmp_path / "home", environment, "linux")] == [path, guard]
    windows = put(tmp_path / "local/QuiteRss/QuiteRss/feeds.db")
    assert [found.path for found in found_places(tmp_path, {"LOCALAPPDATA": str(tmp_path / "local")}, "win32")] == [windows]


def test_newsboat_has_its_urls_beside(tmp_path: Path) -> None:
    put(tmp_path / ".local/share/newsboat/cache.db")
    urls = put(tmp_path / ".config/newsboat/urls")
    (found,) = found_places(tmp_path, {}, "linux")
    assert found.beside == urls


def test_a_link_to_a_file_that_is_known_already_is_not_another_reader(tmp_path: Path) -> None:
    path = put(tmp_path / ".newsboat/cache.db")
    link = tmp_path / ".local/share/newsboat/cache.db"
    link.parent.mkdir(parents=True)
    link.symlink_to(path)
    assert len(found_places(tmp_path, {}, "linux")) == 1


def test_links_in_a_circle_and_empty_files_are_nothing(tmp_path: Path) -> None:
    path = tmp_path / ".newsboat/cache.db"
    path.parent.mkdir()
    path.symlink_to(path)
    put(tmp_path / ".local/share/liferea/liferea.db").write_text("")
    assert found_places(tmp_path, {}, "linux") == []
