"""Whatever a command is pointed at, it says one line and ends with 1: every command, with everything that is no good in each place.

Only commands that read are pointed at devices of the system: whoever may do all would otherwise write over them.
"""

import json
import os
import pty
import subprocess
import sys
import threading
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from reader.app.commands import COMMANDS
from tests.fakes.feed_server import FeedServer
from tests.fakes.many_commands import Ended, outcomes_of

ROOT = Path(__file__).parents[2]
ZERO = Path("/dev/zero")


def faults(outcomes: list[Ended], code: int = 1) -> list[str]:
    """Those that said more or less than one line of ours, or ended otherwise."""
    found = []
    for each in outcomes:
        lines = each.error.splitlines()
        if each.code != code or len(lines) != 1 or not lines[0].startswith("beforehand: ") or len(lines[0]) > 700:
            found.append(f"{each.name}: ended with {each.code} and {len(lines)} lines: {each.error[-300:]}")
    return found


@pytest.fixture
def odd(tmp_path: Path) -> dict[str, str]:
    """Names under which there is nothing of use."""
    place = tmp_path / "odd"
    place.mkdir()
    (place / "folder").mkdir()
    (place / "empty").touch()
    (place / "text").write_text("no more than words\n")
    (place / "bytes").write_bytes(b"\xff\xfe\x00\x80\xe4" * 400)
    (place / "nuls").write_bytes(bytes(2000))
    (place / "loop").symlink_to(place / "loop")
    (place / "dangling").symlink_to(place / "nowhere")
    (place / os.fsdecode(b"n\xe4me")).write_bytes(b"x")
    (place / "closed").write_text("secret")
    (place / "closed").chmod(0)
    kinds = {each.name: str(each) for each in place.iterdir()}
    if os.geteuid() == 0:
        # nothing is closed to whoever may do all
        del kinds["closed"]
    beside = {"missing": str(place / "missing"), "in a file": str(place / "text" / "x"), "root": "/", "no name": ""}
    return kinds | beside | {"long": "x" * 5000, "long path": "/" + "y/" * 3000}


TRACE = "source,unix_ts\na,1700000000\na,1700090000\n"
ACCESSES = "user,unix_ts\nu,1700000000\nu,1700090000\n"

READING: dict[str, Callable[[str, Path], list[str]]] = {
    "import": lambda odd, _: ["import", odd],
    "import --fetch": lambda odd, _: ["import", "--refresh", odd],
    "restore": lambda odd, _: ["restore", odd],
    "add": lambda odd, _: ["add", odd],
    "save": lambda odd, _: ["save", odd],
    "save --html": lambda odd, _: ["save", "http://a.example", "--html", odd or "/nowhere"],
    "refresh": lambda odd, _: ["refresh", odd],
    "explain": lambda odd, _: ["explain", odd],
    "replay --postings": lambda odd, place: ["replay", "--postings", odd, "--accesses", str(place / "visits.csv")],
    "replay --accesses": lambda odd, place: ["replay", "--postings", str(place / "trace.csv"), "--accesses", odd],
    "replay --subscriptions": lambda odd, place: [
        *("replay", "--postings", str(place / "trace.csv"), "--accesses", str(place / "visits.csv"), "--subscriptions", odd)
    ],
    "lab --postings": lambda odd, place: ["lab", "table-1", "--postings", odd, "--accesses", str(place / "visits.csv")],
    "lab --accesses": lambda odd, place: ["lab", "figure-10", "--postings", str(place / "trace.csv"), "--accesses", odd],
    "lab --subscriptions": lambda odd, place: [
        *("lab", "figure-10", "--postings", str(place / "trace.csv")),
        *("--accesses", str(place / "visits.csv"), "--subscriptions", odd),
    ],
    "lab --plot": lambda odd, _: ["lab", "table-1", "--plot", odd + "/nowhere/plot.png"],
}


def test_nothing_that_is_read_ends_in_a_traceback(tmp_path: Path, odd: dict[str, str]) -> None:
    (tmp_path / "trace.csv").write_text(TRACE)
    (tmp_path / "visits.csv").write_text(ACCESSES)
    given = odd | ({"device": str(ZERO)} if ZERO.exists() else {})
    profile = ["--profile", str(tmp_path / "profile")]
    calls = [
        (f"{command} of {name}", [*profile, *arguments(word, tmp_path)])
        for command, arguments in READING.items()
        for name, word in given.items()
    ]
    assert faults(outcomes_of(calls)) == []


WRITING = {"export": ["export"], "export --everything": ["export", "--everything"], "export --habits": ["export", "--habits"]}
NO_PLACE = {"in a file", "loop", "root", "long", "long path"}
"""Where neither a file nor a folder can be made."""


def test_nothing_that_is_written_to_ends_in_a_traceback(tmp_path: Path, odd: dict[str, str]) -> None:
    profile = ["--profile", followed(tmp_path)]
    calls = []
    for command, arguments in WRITING.items():
        bad = NO_PLACE - ({"root"} if command != "export" else set())
        bad |= {"folder", "no name"} if command == "export" else {"text", "bytes", "nuls", "empty", "n\udce4me", "dangling"}
        calls += [(f"{command} to {name}", [*profile, *arguments, odd[name]]) for name in sorted(bad)]
    assert faults(outcomes_of(calls)) == []
    assert Path(odd["loop"]).is_symlink()
    assert Path(odd["text"]).read_text() == "no more than words\n"
    assert sorted(path.name for path in (tmp_path / "odd").iterdir() if path.suffix == ".part") == []


def followed(place: Path) -> str:
    """A profile that follows one feed."""
    (place / "one.opml").write_text("<opml><body><outline text='a' type='rss' xmlUrl='http://127.0.0.1:9/f'/></body></opml>")
    profile = str(place / "profile")
    assert outcomes_of([("import", ["--profile", profile, "import", str(place / "one.opml")])])[0].code == 0
    return profile


def test_an_export_into_a_pipe_is_written_to_it_and_replaces_nothing(tmp_path: Path) -> None:
    pipe, link, real = tmp_path / "pipe", tmp_path / "link", tmp_path / "real.opml"
    os.mkfifo(pipe)
    link.symlink_to(real)
    real.write_text("before")
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()), daemon=True)
    reader.start()
    profile = followed(tmp_path)
    outcomes = outcomes_of([(str(path), ["--profile", profile, "export", str(path)]) for path in (pipe, link)])
    reader.join(60)
    assert [each.code for each in outcomes] == [0, 0]
    assert pipe.is_fifo()
    assert b"http://127.0.0.1:9/f" in read[0]
    # the file that a link leads to is written, and the link stays
    assert link.is_symlink()
    assert "http://127.0.0.1:9/f" in real.read_text()


@pytest.mark.parametrize("given", ["pipe", "device", "address"])
def test_a_list_without_end_is_read_to_its_limit_and_no_further(tmp_path: Path, given: str) -> None:
    with FeedServer() as server:
        server.answer("/list", body=b"<opml>" + b" " * 60_000_000)
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        threading.Thread(target=pour, args=(pipe,), daemon=True).start()
        word = {"pipe": str(pipe), "device": str(ZERO), "address": server.url("/list")}[given]
        (outcome,) = outcomes_of([(given, ["--profile", str(tmp_path / "profile"), "import", word])])
    assert faults([outcome]) == []
    assert "larger than" in outcome.error
    os.close(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK))


def pour(pipe: Path) -> None:
    try:
        with pipe.open("wb") as file:
            while True:
                file.write(bytes(1 << 16))
    except BrokenPipeError:
        pass


def test_what_the_window_cannot_open_is_said_in_one_line(tmp_path: Path, odd: dict[str, str]) -> None:
    names = ("missing", "folder", "in a file", "root", "long", "long path", "loop", "dangling")
    calls = [(name, ["--profile", str(tmp_path / "profile"), odd[name]]) for name in names]
    assert faults(outcomes_of(calls), code=2) == []


def test_an_endless_address_is_no_file_to_look_for(tmp_path: Path) -> None:
    (outcome,) = outcomes_of([("", ["--profile", str(tmp_path / "profile"), "https://a.test/" + "x" * 5000])])
    # there is no screen: that is all that is wrong
    assert outcome.code == 1
    assert "Traceback" not in outcome.error


@pytest.mark.parametrize("name", ["no folder", *(pytest.param(name, marks=pytest.mark.long) for name in ("folder", "long path"))])
def test_a_picture_of_the_demo_that_cannot_be_written_is_said_in_one_line(tmp_path: Path, odd: dict[str, str], name: str) -> None:
    place = (odd | {"no folder": str(tmp_path / "none" / "demo.png")})[name]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    arguments = [sys.executable, "-m", "reader", "--demo", "--screenshot", place]
    done = subprocess.run(arguments, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)
    lines = [line for line in done.stderr.splitlines() if not line.startswith("This plugin does not support")]
    assert faults([Ended(name, done.returncode, done.stdout, "\n".join(lines))]) == []


EVERY = {
    "list": ["list"], "list --json": ["list", "--json"], "list --new": ["list", "--new"], "status": ["status"], "export": ["export", "-"], "backup": ["backup"],
    "backups": ["backups"], "restore": ["restore"], "refresh": ["refresh"], "explain": ["explain", "x"], "scorecard": ["scorecard"],
    "briefing": ["briefing"], "scorecard --interests": ["scorecard", "--interests"], "add": ["add", "http://127.0.0.1:9/"], "import": ["import", "-"],
    "export --everything": ["export", "--everything"], "export --habits": ["export", "--habits"], "window": [],
    "accounts list": ["accounts", "list"], "accounts add": ["accounts", "add", "127.0.0.1:9"], "sync": ["sync"],
    "computers list": ["computers", "list"], "computers join": ["computers", "join", "/nowhere"], "computers leave": ["computers", "leave"],
    "accounts remove": ["accounts", "remove", "x"], "get": ["get"], "set": ["set", "fetch.budget", "6"], "reset": ["reset", "fetch.budget"],
}  # fmt: skip


def typed(command: str, folder: Path) -> list[str]:
    """One of EVERY, with a place to write to where it wants one."""
    return [*EVERY[command], *([str(folder / "out")] if "--e" in command or "--h" in command else [])]


def test_a_profile_that_is_none_is_said_in_one_line(tmp_path: Path, odd: dict[str, str]) -> None:
    kinds = [name for name in odd if name not in {"folder", "missing", "root", "no name"}]
    calls = [(f"{command} in {name}", ["--profile", odd[name], *typed(command, tmp_path)]) for command in EVERY for name in kinds]
    assert faults(outcomes_of(calls)) == []


NO_DATABASE = ["folder", "loop", "dangling", "bytes", "nuls", "text"]


def unusable(place: Path, name: str, odd: dict[str, str]) -> None:
    """A profile whose database is none."""
    place.mkdir()
    database = place / "beforehand.sqlite3"
    if name == "folder":
        database.mkdir()
    elif name in {"loop", "dangling"}:
        database.symlink_to(place / ("beforehand.sqlite3" if name == "loop" else "nowhere"))
    elif name == "device":
        os.mkfifo(database)
    else:
        database.write_bytes(Path(odd[name]).read_bytes())


def test_a_database_that_is_none_is_said_in_one_line_and_left_alone(tmp_path: Path, odd: dict[str, str]) -> None:
    commands = [name for name in EVERY if name not in {"backups", "window"}]
    calls = []
    for command in commands:
        (tmp_path / command).mkdir()
        for name in [*NO_DATABASE, "device"]:
            place = tmp_path / command / f"profile of {name}"
            unusable(place, name, odd)
            calls.append((f"{command} of {name}", ["--profile", str(place), *typed(command, tmp_path)]))
    assert faults(outcomes_of(calls)) == []
    for command in commands:
        assert (tmp_path / command / "profile of folder" / "beforehand.sqlite3").is_dir()
        assert (tmp_path / command / "profile of device" / "beforehand.sqlite3").is_fifo()
        assert not (tmp_path / command / "profile of dangling" / "nowhere").exists()
        assert (tmp_path / command / "profile of text" / "beforehand.sqlite3").read_text() == "no more than words\n"


@pytest.mark.parametrize("arguments", [("list",), ("--demo", "--screenshot", "none.png")])
def test_who_has_no_home_is_asked_for_one_in_one_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    command = [sys.executable, "-P", "-m", "reader", *arguments]
    done = subprocess.run(command, cwd=tmp_path, env=os.environ | {"HOME": "none"}, capture_output=True, text=True, check=False)
    said = "beforehand: No home folder is known. Set HOME to a folder of yours, then try again.\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)


def test_who_has_no_home_but_names_a_profile_needs_none(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "reader", "--profile", str(tmp_path / "profile"), "status", "--json"]
    done = subprocess.run(command, cwd=tmp_path, env=os.environ | {"HOME": "none"}, capture_output=True, text=True, check=False)
    assert (done.returncode, json.loads(done.stdout)["feeds"]) == (0, [])


def test_every_command_is_pointed_at_what_is_no_good() -> None:
    assert set(COMMANDS) == {name.split()[0] for name in (*READING, *WRITING, *EVERY) if name != "window"}


SAID = [
    (["import", "{empty}"], "The file could not be read: {empty} (it is empty)"),
    (["import", "{nuls}"], "The file could not be read: {nuls} (it is empty)"),
    (["import", "{folder}"], "The file could not be read: {folder} (Is a directory)"),
    (["import", ""], "The file could not be read: no name was given"),
    (["add", "http://127.0.0.1:0/"], "This is not a valid web address: port 0 is not valid"),
    (["add", "http://127.0.0.1:99999/"], "This is not a valid web address: http://127.0.0.1:99999/"),
    (["export", "/"], "The file could not be written: / (Is a directory)"),
    (["--profile", "{text}", "list"], "The file could not be read: {text} (it is not a folder)"),
    (["--profile", "{text}", "backups"], "The file could not be read: {text} (it is not a folder)"),
]


def test_the_message_names_what_is_wrong(tmp_path: Path, odd: dict[str, str]) -> None:
    def filled(text: str) -> str:
        for name in ("empty", "nuls", "folder", "text"):
            text = text.replace(f"{{{name}}}", odd[name])
        return text

    calls = []
    for arguments, said in SAID:
        profile = [] if arguments[0] == "--profile" else ["--profile", str(tmp_path / "profile")]
        calls.append((f"beforehand: {filled(said)}\n", [*profile, *map(filled, arguments)]))
    outcomes = outcomes_of(calls)
    assert [(each.code, each.error) for each in outcomes] == [(1, each.name) for each in outcomes]


def test_a_terminal_obeys_no_name(tmp_path: Path) -> None:
    evil = "Evil\x9b2J\x85\x7fname"
    body = f"<opml><body><outline text='{evil}'><outline text='{evil}' type='rss' xmlUrl='http://127.0.0.1:9/f'/></outline></body></opml>"
    (tmp_path / "evil.opml").write_text(body, encoding="utf-8")
    arguments = [sys.executable, "-m", "reader", "--profile", str(tmp_path / "profile")]
    subprocess.run([*arguments, "import", str(tmp_path / "evil.opml")], cwd=ROOT, check=True, capture_output=True)
    ours, terminal = pty.openpty()
    subprocess.run([*arguments, "list"], cwd=ROOT, check=True, stdout=terminal, env=os.environ | {"PYTHONIOENCODING": "utf-8"})
    os.close(terminal)
    shown = os.read(ours, 65_536).decode()
    os.close(ours)
    assert "http://127.0.0.1:9/f" in shown
    assert "2J" in shown
    assert [sign for sign in shown if sign not in "\r\n" and unicodedata.category(sign) == "Cc"] == []
