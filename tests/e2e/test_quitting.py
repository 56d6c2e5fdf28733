"""The program ends when it is asked to, whatever the database does, and says what it could not do."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from reader.app import lifetime
from reader.app.paths import profile_in
from reader.app.single_instance import Request
from reader.engine import thread
from tests.e2e.test_window_signals import HEEDING, LIST, PATIENCE, ROOT, command, hand
from tests.fakes.waiting import running

OTHER = b'<opml version="2.0"><body><outline text="O" xmlUrl="https://other.invalid/feed"/></body></opml>'
STUCK = f"""
import threading
from reader.app import lifetime
from reader.app.late_engine import LateEngine
LateEngine.stop = lambda self: threading.Event().wait()
lifetime.LAST_RESORT_SECONDS = 0.5
{HEEDING}
"""


@pytest.fixture
def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program has the database for itself, and does not let go."""
    with closing(sqlite3.connect(profile_in(folder).database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def listed(folder: Path, environment: dict[str, str]) -> str:
    return subprocess.run(command(folder, "list"), env=environment, capture_output=True, text=True, check=True).stdout


def test_all_waits_together_stay_below_ten_seconds() -> None:
    assert thread.STORING_SECONDS + thread.STOP_SECONDS < lifetime.LAST_RESORT_SECONDS <= 8


def test_a_window_ends_while_the_database_is_locked_and_keeps_what_was_stored(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    """Also with a command that waits for the lock."""
    with running(command(tmp_path), env=environment) as program:
        assert hand(tmp_path, Request("import", ("-",), data=LIST), program) == 0
        with locked(tmp_path):
            later = subprocess.Popen(
                command(tmp_path, "import", "-"), env=environment, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=False
            )
            with later:
                later.stdin.write(OTHER)
                later.stdin.close()
                # either it has failed by then, or it is what the engine waits with
                program.send_signal(signal.SIGTERM)
                assert program.wait(PATIENCE) == 0
                assert b"Traceback" not in later.stderr.read()
                assert later.wait(PATIENCE) == 1
    assert "feed.invalid" in listed(tmp_path, environment)


def test_what_waits_for_ever_ends_with_the_last_resort(tmp_path: Path, environment: dict[str, str]) -> None:
    arguments = [sys.executable, "-P", "-c", STUCK, "--profile", str(tmp_path)]
    with running(arguments, env=environment, stderr=subprocess.PIPE) as program:
        assert hand(tmp_path, Request("import", ("-",), data=LIST), program) == 0
        program.send_signal(signal.SIGTERM)
        assert program.wait(PATIENCE) == 1
        assert b"Timeout" in program.stderr.read()
    assert "feed.invalid" in listed(tmp_path, environment)


def test_a_command_on_a_locked_database_says_so(tmp_path: Path, environment: dict[str, str]) -> None:
    subprocess.run(command(tmp_path, "import", "-"), env=environment, input=LIST, check=True)
    with locked(tmp_path):
        done = subprocess.run(
            command(tmp_path, "import", "-"), env=environment, input=OTHER, capture_output=True, timeout=PATIENCE, check=False
        )
    assert done.returncode == 1
    assert b"This profile is in use by another Beforehand" in done.stderr
    assert b"Traceback" not in done.stderr
