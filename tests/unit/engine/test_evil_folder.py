"""Folders that somebody made to do harm: nothing of theirs is applied, nothing outside is touched, and they are named."""

import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from reader.domain.computers import Change, stamp_at
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.ids import ComputerId
from reader.domain.retrieval import ParseJob, ParseResult
from reader.engine.computers import folder
from reader.engine.computers.folder import OwnState, check_in
from reader.engine.pools import ParserPool
from reader.formats import computer_log
from reader.formats.computer_log import pack
from reader.formats.wire import perform
from tests.unit.engine.test_computer_folder import (
    LAPTOP,
    NOW,
    POSIX,
    TOWER,
    Computer,
    changes,
    home,
    open_folder,
    path,
    problems,
    write,
)

__all__ = ["path"]
EVIL = ComputerId("evil-0000")


def frame_of(text: bytes, number: int = 1, computer: ComputerId = EVIL) -> bytes:
    """A frame with a digest that is right, whatever is in it."""
    return frame_with(computer_log._compressed(text), number, computer)


def frame_with(body: bytes, number: int = 1, computer: ComputerId = EVIL) -> bytes:
    digest = computer_log._digest(body, computer_log._bound(computer, number))
    return computer_log._HEADER.pack(b"BHL1", len(body), number, digest) + body


def group(*, kind: Any = "article", field: Any = "read", value: Any = 1, key: Any = "k", later: Any = 0) -> bytes:
    return json.dumps([NOW, "", [[kind, field, value, [key], [later]]]]).encode()


FRAMES: dict[str, Callable[[], bytes]] = {
    "nesting": lambda: frame_of(b"[" * 200_000),
    "bomb": lambda: frame_of(b"0" * (200 << 20)),
    "lists": lambda: frame_of(b"[" + b"[]," * (1 << 19) + b"[]]"),
    "integer": lambda: frame_of(b"9" * (20 << 20)),
    "sql in a kind": lambda: frame_of(group(kind="article; DROP TABLE entry")),
    "a map": lambda: frame_of(group(value={"a": 1})),
    "a path as an author": lambda: frame_of(json.dumps([NOW, "../../evil", []]).encode()),
    "a path of Windows": lambda: frame_of(json.dumps([NOW, "C:\\\\evil", []]).encode()),
    "a long key": lambda: frame_of(group(key="k" * 100_000)),
    "characters that no database holds": lambda: frame_of(b'[%d,"",[["article","read",1,["\\ud800"],[0]]]]' % NOW),
    "far ahead": lambda: frame_of(json.dumps([2**62, "", [["article", "read", 1, ["k"], [0]]]]).encode()),
    "after all time": lambda: frame_of(json.dumps([2**70, "", [["article", "read", 1, ["k"], [0]]]]).encode()),
    "long, and not there": lambda: b"BHL1" + b"\xff" * 28,
    "noise": lambda: random.Random(1).randbytes(100_000),
    "of another computer": lambda: pack(changes(0), TOWER, 1),
    "not compressed": lambda: frame_with(b"[]"),
    "groups of nothing": lambda: frame_of(b'[%d,"",[%s]]' % (NOW, b",".join([b'["a","b",1,[],[]]'] * 1000))),
    "a group of letters": lambda: frame_of(b'[%d,"",[["article","read",1,"kl",[0,0]]]]' % NOW),
    "a stream in a stream": lambda: frame_of(computer_log._compressed(group())),
}


@pytest.fixture(scope="module")
def pool() -> Iterator[ParserPool]:
    pool = ParserPool(lambda job_id, result: None, size=1)
    yield pool
    pool.stop()


@pytest.mark.parametrize("name", FRAMES)
def test_an_evil_frame_is_refused_by_the_parser_process(path: Path, pool: ParserPool, name: str) -> None:
    write(path, 1, changes(0))
    home(path, EVIL).mkdir()
    (home(path, EVIL) / "0001-000000.log").write_bytes(pack(changes(3), EVIL, 1) + FRAMES[name]())
    reader = Computer(path)
    reader.folder._check = check_in(pool.ask)
    found = problems(reader.read())
    assert reader.keys == {f"k{i}" for i in range(6)}
    assert found == {EVIL: ProblemKind.CLOCK_AHEAD if name == "far ahead" else ProblemKind.COMPUTER_DAMAGED}


def test_a_frame_that_ends_the_parser_process_costs_itself_and_what_follows() -> None:
    deadly = computer_log._compressed(b"deadly")

    def ask(job: ParseJob) -> ParseResult:
        return Problem(ProblemKind.PARSE_LIMIT) if deadly in job.body else perform(job)

    good = computer_log._compressed(group())
    assert [check_in(ask)(EVIL, bodies) for bodies in ([good] * 3, [good, deadly, good], [deadly], [deadly, good])] == [
        3,
        1,
        0,
        0,
    ]


@pytest.mark.parametrize("kind", [ProblemKind.NO_RESOURCES, ProblemKind.INTERRUPTED])
def test_nobody_is_blamed_without_a_parser_process(path: Path, kind: ProblemKind) -> None:
    write(path, 1, changes(0))
    reader = Computer(path)
    reader.folder._check = check_in(lambda job: Problem(kind))
    with pytest.raises(ReaderError) as raised:
        reader.read()
    assert raised.value.problem.kind is kind
    reader.folder._check = check_in(perform)
    assert problems(reader.read()) == {}
    assert reader.known == set(changes(0))


def test_what_cannot_be_known_here_is_handed_on_as_it_is(path: Path) -> None:
    """Names are values: whoever applies changes asks for known kinds and fields, and makes no paths of them."""
    home(path, EVIL).parent.mkdir(exist_ok=True)
    home(path, EVIL).mkdir()
    odd = [
        Change("sqlite_master", "../../etc/passwd", "sql", "x", NOW),
        Change("article", "k", "read = 1; DROP TABLE entry", 1, NOW),
        Change("preference", "C:\\Windows", "value", "\u202e\x7f\n", NOW),
    ]
    (home(path, EVIL) / "0001-000000.log").write_bytes(pack(odd, EVIL, 1))
    reader = Computer(path)
    assert problems(reader.read()) == {}
    assert reader.known == set(odd)


def test_thousands_of_changed_logs_change_nothing(path: Path) -> None:
    """Some are changed with a right digest, as only somebody who means it does."""
    rng = random.Random(18)
    text = json.dumps([NOW, "", [["article", "read", 1, ["k0", "k1"], [0, 5]], ["feed", "title", "News", ["f"], [1]]]]).encode()
    good = frame_of(text)
    home(path, EVIL).parent.mkdir(exist_ok=True)
    home(path, EVIL).mkdir()
    log = home(path, EVIL) / "0001-000000.log"
    refused = 0
    for i in range(3000):
        mutated = bytearray(text if i % 2 else good)
        for _ in range(rng.randrange(1, 5)):
            mutated[rng.randrange(len(mutated))] = rng.randrange(256)
        if rng.random() < 0.3:
            del mutated[rng.randrange(len(mutated)) :]
        log.write_bytes(frame_of(bytes(mutated)) if i % 2 else bytes(mutated))
        reader = Computer(path)
        found = problems(reader.read())
        assert all(map(computer_log.is_sound, reader.known))
        assert all(change.stamp <= NOW for change in reader.known)
        if not i % 2:
            assert reader.known == set() or bytes(mutated).startswith(good)
        refused += bool(found)
    assert refused > 2000


@POSIX
@pytest.mark.parametrize("kind", ["device", "pipe", "outside", "nothing", "folder", "socket"])
def test_what_is_no_file_is_not_opened(path: Path, tmp_path_factory: pytest.TempPathFactory, kind: str) -> None:
    outside = tmp_path_factory.mktemp("outside") / "0001-000000.log"
    outside.write_bytes(pack(changes(3), EVIL, 1))
    write(path, 1, changes(0))
    home(path, EVIL).mkdir()
    odd = home(path, EVIL) / "0001-000000.log"
    make_odd(odd, kind, outside)
    make_odd(home(path, EVIL) / "name.json", kind, outside)
    reader = Computer(path)
    assert problems(reader.read()) == {EVIL: ProblemKind.COMPUTER_DAMAGED}
    assert reader.known == set(changes(0))
    # the same in our own directory: it is no part of our log, and nothing is written through it
    before = outside.read_bytes()
    make_odd(home(path) / "0001-000001.log", kind, outside)
    make_odd(home(path) / "name.json", kind, outside)
    writer = open_folder(path, TOWER)
    assert writer.check_own(1).state is OwnState.AS_NOTED
    assert writer.append(2, [(TOWER, changes(6))])
    if kind != "folder":
        writer.write_name("Tower", "1", 1)
        writer.write_generation(3, [(TOWER, changes(0))])
        assert open_folder(path, TOWER).check_own(3).state is OwnState.AS_NOTED
    assert outside.read_bytes() == before


def make_odd(odd: Path, kind: str, outside: Path) -> None:
    match kind:
        case "device":
            odd.symlink_to("/dev/zero")
        case "pipe":
            os.mkfifo(odd)
        case "outside":
            odd.symlink_to(outside)
        case "nothing":
            odd.symlink_to(outside.with_name("new"))
        case "folder":
            odd.mkdir()
        case _:
            make_socket(odd)


def make_socket(odd: Path) -> None:
    import socket

    with socket.socket(socket.AF_UNIX) as listener:
        os.chdir(odd.parent)
        listener.bind(odd.name)


@pytest.fixture(autouse=True)
def _stay_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parent)


@POSIX
@pytest.mark.parametrize("what", ["Beforehand", "computers", "own"])
def test_a_folder_that_is_a_link_is_not_followed(path: Path, tmp_path_factory: pytest.TempPathFactory, what: str) -> None:
    outside = tmp_path_factory.mktemp("outside")
    write(path, 1, changes(0))
    linked = {"Beforehand": path / "Beforehand", "computers": home(path).parent, "own": home(path)}[what]
    linked.rename(outside / "moved")
    linked.symlink_to(outside / "moved")
    before = sorted(each.name for each in outside.rglob("*"))
    reader = Computer(path)
    writer = open_folder(path, TOWER)
    if what == "Beforehand":
        with pytest.raises(ReaderError, match="no longer holds anything of Beforehand"):
            reader.read()
    else:
        reader.read()
    assert reader.known == set()
    for attempt in (
        lambda: writer.check_own(0),
        lambda: writer.append(1, [(TOWER, changes(3))]),
        lambda: writer.write_generation(1, [(TOWER, changes(3))]),
        lambda: writer.write_name("Tower", "1", 1),
        lambda: writer.remove(TOWER),
    ):
        with suppress(ReaderError):
            attempt()
    assert sorted(each.name for each in outside.rglob("*")) == before


@POSIX
def test_drafts_that_are_links_lead_nowhere(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from reader import whole_file

    letter = tmp_path / "letter"
    letter.write_text("mine")
    writer = write(path, 1, changes(0))
    monkeypatch.setattr(whole_file, "_numbers", iter(range(100)))
    for number in range(100):
        (home(path) / f".beforehand-{os.getpid()}-{number}.part").symlink_to(letter)
    writer.write_name("Tower", "1", 1)
    writer.write_generation(2, [(TOWER, changes(0))])
    assert letter.read_text() == "mine"
    writer.check_own(2)
    assert sorted(each.name for each in home(path).iterdir()) == ["0002-000000.log", "name.json"]


def test_more_computers_than_a_person_has_are_not_read(path: Path) -> None:
    write(path, 1, changes(0))
    for i in range(folder.ENTRIES_MAX + 200):
        (home(path).parent / f"evil-{i:05}").mkdir()
    reader = Computer(path)
    with pytest.raises(ReaderError) as raised:
        reader.read()
    assert raised.value.problem == Problem(ProblemKind.FOLDER_CROWDED, str(home(path).parent))
    assert reader.known == set()


def test_a_huge_directory_costs_only_its_computer(path: Path) -> None:
    write(path, 1, changes(0))
    home(path, EVIL).mkdir()
    for i in range(folder.FILES_MAX + 1):
        (home(path, EVIL) / f"0001-{i:06}.log").touch()
    reader = Computer(path)
    assert problems(reader.read()) == {EVIL: ProblemKind.COMPUTER_DAMAGED}
    assert reader.known == set(changes(0))


def test_a_file_too_large_to_be_ours_is_not_read(path: Path) -> None:
    write(path, 1, changes(0))
    home(path, EVIL).mkdir()
    with (home(path, EVIL) / "0001-000000.log").open("wb") as file:
        file.write(pack(changes(3), EVIL, 1))
        file.truncate(1 << 40 if sys.platform != "win32" else folder.FILE_BYTES_MAX + 1)
    reader = Computer(path)
    assert problems(reader.read()) == {EVIL: ProblemKind.COMPUTER_DAMAGED}
    assert reader.known == set(changes(0))


def test_a_file_of_countless_frames_is_not_listed(path: Path) -> None:
    write(path, 1, changes(0))
    home(path, EVIL).mkdir()
    (home(path, EVIL) / "0001-000000.log").write_bytes(pack([], EVIL, 1) * (folder.FRAMES_MAX + 1))
    reader = Computer(path)
    assert problems(reader.read()) == {EVIL: ProblemKind.COMPUTER_DAMAGED}
    assert reader.frames <= folder.FRAMES_MAX + 1


@pytest.mark.parametrize(
    "name",
    [
        "..",
        "evil",
        "EVIL-0000",
        "evil-0000 (conflicted copy)",
        "evil-00",
        "e" * 25 + "-0000",
        "evil-0000.log",
        "evil_0000",
        "-0000",
    ],
)
def test_only_directories_named_as_computers_are_read(path: Path, name: str) -> None:
    write(path, 1, changes(0))
    odd = home(path).parent / name
    odd.mkdir(exist_ok=True)
    data = pack(changes(3), ComputerId(name), 1)
    if name != "..":
        (odd / "0001-000000.log").write_bytes(data)
    reader = Computer(path)
    assert [each.computer_id for each in reader.read().computers] == [TOWER]
    assert reader.known == set(changes(0))


def test_names_at_their_limits(path: Path) -> None:
    longest = ComputerId("c" * 24 + "-" + "0" * 8)
    write(path, 1, changes(0), own=longest)
    for name in ("9999-999999.log", "99999999-000000.log", "0001-000000" + "x" * 81 + ".log"):
        (home(path, longest) / name).write_bytes(pack(changes(3), longest, 2))
    for name in ("0001-000000" + "x" * 82 + ".log", "999999999-000000.log"):
        (home(path, longest) / name).write_bytes(pack(changes(6), longest, 2))
    reader = Computer(path)
    assert problems(reader.read()) == {}
    assert reader.keys == {f"k{i}" for i in range(6)}


def test_a_last_generation_in_our_name_makes_another_of_us(path: Path) -> None:
    writer = write(path, 1, changes(0), own=LAPTOP)
    (home(path, LAPTOP) / "99999999-000000.log").write_bytes(pack(changes(0), LAPTOP, 1))
    assert writer.check_own(1).state is OwnState.FOREIGN


def test_a_stamp_at_the_limit_of_what_is_believed(path: Path) -> None:
    write(path, 1, changes(0, stamp=stamp_at(1)), changes(3, stamp=NOW), changes(6, stamp=NOW + 1))
    reader = Computer(path)
    assert problems(reader.read()) == {TOWER: ProblemKind.CLOCK_AHEAD}
    assert len(reader.known) == 6
