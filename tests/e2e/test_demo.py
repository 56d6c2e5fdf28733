"""The demo as a user starts it, for its picture and to be ended."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reader.own_process import own_command
from reader.storage.connection import DatabaseError, open_reader
from tests.fakes.waiting import PATIENCE, running, until

ROOT = Path(__file__).parents[2]
HEEDING = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); signal.signal(signal.SIGHUP, signal.SIG_DFL);"
    "from reader.__main__ import run; run()"
)
"""A shell that starts the tests in the background has them ignore SIGINT, and what they start inherits that."""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "TMPDIR": str(tmp_path), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def demo(environment: dict[str, str]) -> Iterator["subprocess.Popen[bytes]"]:
    program = subprocess.Popen([sys.executable, "-P", "-c", HEEDING, "--demo"], env=environment)
    yield program
    program.kill()
    program.wait()


def has_begun(folder: Path) -> bool:
    return bool(list(folder.glob("beforehand-demo-*/logs/*")))


def is_refreshing(folder: Path) -> bool:
    """Then the window stands: the engine starts after it, and the invented past holds nothing that was asked for by hand."""
    try:
        for database in folder.glob("beforehand-demo-*/beforehand.sqlite3"):
            with closing(open_reader(database)) as connection:
                return connection.execute("SELECT count(*) FROM retrieval WHERE rule = 'manual'").fetchone()[0] > 0
    except (DatabaseError, OSError):
        pass
    return False


@pytest.mark.parametrize(
    "number",
    [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.long), pytest.param(signal.SIGHUP, marks=pytest.mark.long)],
    ids=lambda number: number.name,
)
def test_a_signal_ends_the_demo_as_it_ends_the_window(
    tmp_path: Path, demo: "subprocess.Popen[bytes]", number: signal.Signals
) -> None:
    until(lambda: is_refreshing(tmp_path), program=demo)
    demo.send_signal(number)
    assert demo.wait(PATIENCE) == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "is_early", [pytest.param(False, id="at work"), pytest.param(True, id="at its start", marks=pytest.mark.long)]
)
def test_ctrl_c_in_a_terminal_prints_no_complaints(tmp_path: Path, environment: dict[str, str], *, is_early: bool) -> None:
    """A terminal interrupts the program and all it has started at the same time. Nor does Qt complain, of this locale or of its plugin."""
    command = [sys.executable, "-P", "-c", HEEDING, "--demo"]
    with running(
        command, env=environment | {"LC_ALL": "C"}, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as program:
        until(lambda: has_begun(tmp_path) if is_early else is_refreshing(tmp_path), program=program)
        os.killpg(program.pid, signal.SIGINT)
        printed, _ = program.communicate(timeout=PATIENCE)
    assert printed == b""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "number", [pytest.param(each, id=each.name, marks=pytest.mark.long) for each in (signal.SIGTERM, signal.SIGINT)]
)
def test_a_signal_before_there_is_a_window_leaves_nothing_either(
    tmp_path: Path, demo: "subprocess.Popen[bytes]", number: signal.Signals
) -> None:
    until(lambda: has_begun(tmp_path), program=demo)
    demo.send_signal(number)
    assert demo.wait(PATIENCE) in {0, 128 + number}
    assert list(tmp_path.iterdir()) == []


def test_the_demo_paints_its_picture_and_leaves_nothing_but_takes_away_what_a_killed_one_left(
    tmp_path: Path, environment: dict[str, str], demo: "subprocess.Popen[bytes]"
) -> None:
    until(lambda: is_refreshing(tmp_path), program=demo)
    (running,) = tmp_path.iterdir()
    picture = tmp_path / "demo.png"
    command = own_command("--demo", "--screenshot", str(picture))
    subprocess.run(command, env=environment, check=True, timeout=PATIENCE)
    assert set(tmp_path.iterdir()) == {running, picture}, "one that runs keeps its own"
    demo.kill()
    demo.wait()
    picture.unlink()
    subprocess.run(command, env=environment, check=True, timeout=PATIENCE)
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert list(tmp_path.iterdir()) == [picture]
