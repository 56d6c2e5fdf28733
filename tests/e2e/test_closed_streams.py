"""Every command with standard input, output or errors closed: it ends as usual, and prints into no file of the program's."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fakes.feed_server import FeedServer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX closes the streams")

ROOT = Path(__file__).parents[2]
CLOSED = ["<&-", ">&-", "<&- >&- 2>&-"]
SEEING = """
import os, sys
from pathlib import Path
from reader.__main__ import run
place, sys.argv[1:] = Path(sys.argv[1]), sys.argv[2:]
try:
    run()
except SystemExit as end:
    code = end.code
else:
    code = 0
kinds = [os.readlink(f"/proc/self/fd/{number}") if os.path.exists(f"/proc/self/fd/{number}") else "" for number in range(3)]
place.write_text(f"{code} {' '.join(kinds)}")
"""
"""Carries out a command, then writes how it ended and what its three streams are."""


def outcome(folder: Path, closed: str, *arguments: str) -> tuple[str, list[str], str]:
    """The exit code, what the three streams are, and what was printed."""
    seen = folder / "seen"
    seen.unlink(missing_ok=True)
    command = [sys.executable, "-P", "-c", SEEING, str(seen), "--profile", str(folder / "profile"), *arguments]
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {closed}', "sh", *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    printed = (done.stdout + done.stderr).decode()
    assert seen.exists(), printed
    code, *streams = seen.read_text().split(" ")
    return code, streams, printed


ENDS = {("list", "--json"): "0", ("scorecard",): "0", ("export", "-"): "0", ("import", "-"): "1", ("nonsense",): "2"}
ONE_BY_ONE = ("list", "--json")
"""Tried with each stream closed; the others with all of them, and one by one in the long run."""


@pytest.mark.parametrize(
    ("arguments", "code", "closed"),
    [
        pytest.param(
            arguments,
            code,
            closed,
            id=f"{' '.join(arguments)} {closed}",
            marks=() if arguments == ONE_BY_ONE or closed == CLOSED[-1] else pytest.mark.long,
        )
        for arguments, code in ENDS.items()
        for closed in CLOSED
    ],
)
def test_a_command_ends_as_usual(tmp_path: Path, closed: str, arguments: tuple[str, ...], code: str) -> None:
    ended, streams, printed = outcome(tmp_path, closed, *arguments)
    assert ended == code
    assert "Traceback" not in printed
    for number, sign in enumerate(("<&-", ">&-", "2>&-")):
        if sign in closed.split():
            assert streams[number] == os.devnull


@pytest.mark.parametrize("closed", [pytest.param(each, marks=() if each is CLOSED[-1] else pytest.mark.long) for each in CLOSED])
def test_a_feed_is_parsed_and_stored(tmp_path: Path, closed: str) -> None:
    with FeedServer() as server:
        server.feed("/feed")
        ended, _, printed = outcome(tmp_path, closed, "add", server.url("/feed"))
    assert (ended, "Traceback" in printed) == ("0", False)
    assert outcome(tmp_path, "", "list")[2].count("/feed") == 1
