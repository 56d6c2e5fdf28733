"""The user's own programs, really run: what is let through, what ends them, and what is said of those that fail."""

import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue

import pytest

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.domain.rules import FoundProgram, is_program_name, program_of, program_url
from reader.engine.program_process import ProgramRunner
from reader.storage.program_runs import checked_program, found_programs

NOW = 1_767_600_000.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "programs"
    made.mkdir(mode=0o700)
    return made


def put(folder: Path, text: str, name: str = "weather", mode: int = 0o700) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(mode)
    return path


def run(folder: Path, *, seconds: float = 20.0, output_bytes: int = 1_000_000, name: str = "weather") -> FetchResult:
    runner = ProgramRunner(folder, lambda: NOW, seconds=seconds, output_bytes=output_bytes)
    return runner.fetch(FetchRequest(1, program_url(name), Purpose.FEED))


def has_ended(number: int) -> bool:
    """Whether a process that has closed its files comes to its end."""
    try:
        process = os.pidfd_open(number)
    except ProcessLookupError:
        return True
    with os.fdopen(process) as handle:
        return bool(select.select([handle], [], [], 30)[0])


def is_alive(number: int) -> bool:
    """Whether a process runs; one that is dead and not yet waited for does not."""
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def test_what_it_writes_is_the_document(folder: Path) -> None:
    put(folder, "echo '<rss/>'; echo careful >&2")
    result = run(folder)
    assert (result.problem, result.status, result.body, result.final_url) == (None, 200, b"<rss/>\n", "program:weather")
    assert result.body_hash == run(folder).body_hash


def test_it_finds_its_folder_a_few_variables_and_no_input(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "SSH_AUTH_SOCK", "PYTHONPATH", "SECRET"):
        monkeypatch.setenv(name, "x")
    put(folder, "pwd; wc -c; env | cut -d= -f1; ulimit -v; ulimit -f; nice")
    place, given, *rest = run(folder).body.decode().split()
    assert (place, given) == (str(folder), "0")
    assert "BEFOREHAND_PROGRAM" in rest
    names = {each for each in rest if not each.isdecimal()}
    assert names <= {"HOME", "PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "USER", "LOGNAME", "TMPDIR", "BEFOREHAND_PROGRAM", "PWD", "OLDPWD", "SHLVL", "_"}  # fmt: skip
    assert rest[-3:] == [str(1024 * 1024), str(100 * 1024 * 2), str(min(os.nice(0) + 10, 19))]


CASES: list[tuple[str, ProblemKind, Detail | str | None]] = [
    ("echo no such city >&2; exit 3", ProblemKind.PROGRAM_FAILED, Detail(DetailKind.EXIT_CODE, (3, "no such city"))),
    ("kill -SEGV $$", ProblemKind.PROGRAM_FAILED, Detail(DetailKind.ENDING_SIGNAL, (11, "-"))),
    ("while :; do :; done", ProblemKind.PROGRAM_SLOW, Detail(DetailKind.SECONDS, (2.0,))),
    ("sleep 1000", ProblemKind.PROGRAM_SLOW, Detail(DetailKind.SECONDS, (2.0,))),
    ("exec cat /dev/zero", ProblemKind.PROGRAM_LARGE, None),
    ("exec cat /dev/zero >&2", ProblemKind.PROGRAM_SLOW, None),
    ("head -c 1073741824 /dev/zero", ProblemKind.PROGRAM_LARGE, None),
    (f"exec {sys.executable} -c 'bytes(3 * 1024 ** 3)'", ProblemKind.PROGRAM_FAILED, None),
    ("head -c 200000000 /dev/zero > big; exit 7", ProblemKind.PROGRAM_FAILED, None),
]


@pytest.mark.parametrize(("text", "kind", "detail"), CASES, ids=[str(number) for number in range(len(CASES))])
def test_one_that_fails_says_how_and_gives_no_document(folder: Path, text: str, kind: ProblemKind, detail: Detail | None) -> None:
    put(folder, text)
    result = run(folder, seconds=2.0)
    assert result.problem is not None
    assert (result.problem.kind, result.body, result.status) == (kind, b"", 0)
    assert detail is None or result.problem.detail == detail
    assert result.problem.sentence()
    big = folder / "big"
    assert not big.exists() or big.stat().st_size <= 100 * 1024 * 1024


def test_what_it_started_ends_with_it_also_what_left_its_session(folder: Path) -> None:
    put(folder, 'sleep 1000 & echo $! > near; setsid sh -c "echo \\$\\$ > far; exec sleep 1000" & sleep 1000')
    assert run(folder, seconds=2.0).problem == Problem(ProblemKind.PROGRAM_SLOW, Detail(DetailKind.SECONDS, (2.0,)))
    left = [int((folder / name).read_text(encoding="utf-8")) for name in ("near", "far")]
    assert not any(map(is_alive, left))


def test_one_that_ends_and_leaves_another_behind_is_not_waited_for(folder: Path) -> None:
    put(folder, "sleep 1000 & echo $! > near; echo '<rss/>'")
    result = run(folder)
    assert (result.problem, result.body) == (None, b"<rss/>\n")
    assert not is_alive(int((folder / "near").read_text(encoding="utf-8")))


def begin(folder: Path, runner: ProgramRunner) -> SimpleQueue[FetchResult]:
    """Run it in a thread, and wait until it has begun."""
    os.mkfifo(folder / "begun")
    put(folder, "echo $$ > begun; exec sleep 1000")
    results: SimpleQueue[FetchResult] = SimpleQueue()
    request = FetchRequest(1, program_url("weather"), Purpose.FEED)
    threading.Thread(target=lambda: results.put(runner.fetch(request)), daemon=True).start()
    return results


def test_quitting_ends_what_runs_and_nothing_is_run_after_it(folder: Path) -> None:
    runner = ProgramRunner(folder, lambda: NOW)
    results = begin(folder, runner)
    number = int((folder / "begun").read_text(encoding="utf-8"))
    runner.stop()
    problem = results.get(timeout=30).problem
    assert problem is not None
    assert problem.kind is ProblemKind.INTERRUPTED
    assert not is_alive(number)
    assert runner.act("weather", "{}") == Problem(ProblemKind.INTERRUPTED)


def test_a_killed_reader_leaves_no_program_behind(folder: Path) -> None:
    os.mkfifo(folder / "begun")
    os.mkfifo(folder / "over")
    put(folder, "exec 9> over; echo $$ > begun; exec sleep 1000")
    source = (
        "import sys; from pathlib import Path; from reader.engine.program_process import ProgramRunner; "
        "ProgramRunner(Path(sys.argv[1]), lambda: 0.0).act('weather', '')"
    )
    reader = subprocess.Popen([sys.executable, "-c", source, str(folder)], cwd=Path(__file__).parents[3])
    with (folder / "over").open("rb") as over:
        number = int((folder / "begun").read_text(encoding="utf-8"))
        reader.send_signal(signal.SIGKILL)
        reader.wait(30)
        assert over.read() == b"", "the pipe closes when the last process that holds it has ended"
    assert has_ended(number)


def linked(folder: Path) -> None:
    put(folder.parent, "true", "elsewhere")
    (folder / "weather").symlink_to(folder.parent / "elsewhere")


REFUSED: list[tuple[Callable[[Path], object], DetailKind]] = [
    (lambda folder: put(folder, "true", mode=0o600), DetailKind.PROGRAM_NO_RUN_BIT),
    (lambda folder: put(folder, "true", mode=0o722), DetailKind.PROGRAM_WRITABLE),
    (lambda folder: put(folder, "true", mode=0o4700), DetailKind.PROGRAM_WRITABLE),
    (lambda folder: (put(folder, "true"), folder.chmod(0o720)), DetailKind.PROGRAMS_WRITABLE),
    (linked, DetailKind.PROGRAM_LINK),
    (lambda folder: os.mkfifo(folder / "weather", 0o700), DetailKind.PROGRAM_NO_FILE),
]


@pytest.mark.parametrize(("prepare", "reason"), REFUSED, ids=[str(number) for number in range(len(REFUSED))])
def test_what_may_not_be_run_says_why(folder: Path, prepare: Callable[[Path], object], reason: DetailKind) -> None:
    prepare(folder)
    problem = Problem(ProblemKind.PROGRAM_REFUSED, Detail(reason))
    assert run(folder).problem == problem
    assert FoundProgram("weather", problem) in found_programs(folder)


def test_a_file_of_another_user_is_not_run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(folder, "true")
    before = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: before + 1)
    with pytest.raises(ReaderError) as raised:
        checked_program(folder, "weather")
    assert raised.value.problem.detail == Detail(DetailKind.PROGRAMS_WRITABLE)


def test_one_that_is_missing_or_no_program_says_so(folder: Path) -> None:
    assert run(folder).problem == Problem(ProblemKind.NO_PROGRAM, "weather")
    assert run(folder.parent / "nowhere").problem == Problem(ProblemKind.NO_PROGRAM, "weather")
    (folder / "weather").write_bytes(b"\x7fELF nothing")
    (folder / "weather").chmod(0o700)
    problem = run(folder).problem
    assert problem is not None
    assert (problem.kind, problem.detail) == (ProblemKind.PROGRAM_REFUSED, "Exec format error")
    assert found_programs(folder.parent / "nowhere") == []


@pytest.mark.parametrize(
    "name", ["", ".", "..", ".hidden", "../weather", "a/b", "a\\b", "/bin/sh", "-c", "a\n", "a\0", "8080", "a" * 101, "a;b", "$(a)", "a?b", "a#b", "a "]
)  # fmt: skip
def test_names_that_are_no_plain_file_are_refused(folder: Path, name: str) -> None:
    assert not is_program_name(name)
    with pytest.raises(ReaderError) as raised:
        checked_program(folder, name)
    assert raised.value.problem == Problem(ProblemKind.PROGRAM_REFUSED, Detail(DetailKind.PROGRAM_NAME))


@pytest.mark.parametrize("name", ["weather", "Wetter heute.sh", "a-b_c+1.py", "wetter-münchen", "7days"])
def test_plain_names_are_programs(name: str) -> None:
    assert is_program_name(name)
    assert program_of(program_url(name)) == name


def test_an_article_comes_by_standard_input(folder: Path) -> None:
    put(folder, "cat > given")
    assert ProgramRunner(folder, lambda: NOW).act("weather", '{"title": "Ü"}') is None
    assert (folder / "given").read_text(encoding="utf-8") == '{"title": "Ü"}'
    put(folder, "exit 0")
    assert ProgramRunner(folder, lambda: NOW).act("weather", "x" * 1_000_000) is None, "it need not read what it is given"
