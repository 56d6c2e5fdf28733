"""Lives of the program in processes of their own, killed before a step: a statement of the database, or a change of a file."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CAN_FORK = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
_FILES = ("fsync", "replace", "unlink", "open", "ftruncate", "mkdir")

Say = Callable[[str], None]
Watch = Callable[[sqlite3.Connection], None]


def lived(kill_at: int, live: Callable[[Watch, Say], None]) -> tuple[str, int, int]:
    """Fork, and live until the end or the step `kill_at`; return what was said, the steps until the end, and the exit code. `live`
    watches a connection, from which on steps are counted.
    """
    read_end, write_end = os.pipe()
    pid = os.fork()
    if pid == 0:
        count = 0

        def step(*_: object) -> None:
            nonlocal count
            count += 1
            if count == kill_at:
                os.kill(os.getpid(), signal.SIGKILL)

        def watch(connection: sqlite3.Connection) -> None:
            for name in _FILES:
                setattr(os, name, stepped(getattr(os, name)))
            connection.set_trace_callback(step)

        def stepped(do: Callable[..., Any]) -> Callable[..., Any]:
            def after_step(*given: Any, **named: Any) -> Any:
                step()
                return do(*given, **named)

            return after_step

        def say(text: str) -> None:
            os.write(write_end, text.encode())

        live(watch, say)
        os.write(write_end, f"={count}".encode())
        os._exit(0)
    os.close(write_end)
    _, status = os.waitpid(pid, 0)
    with os.fdopen(read_end) as given:
        said, _, steps = given.read().partition("=")
    return said, int(steps or 0), os.waitstatus_to_exitcode(status)


def run(program: str, folder: Path, stride: int) -> None:
    """Run a program that kills lives in this folder, each `stride` steps later; it fails with what it found."""
    command = [sys.executable, "-c", program, str(folder), str(stride)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3000, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
