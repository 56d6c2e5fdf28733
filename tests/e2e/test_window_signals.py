"""A window is ended in order by the signals that ask for the end, whichever way it was started."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from reader.app.paths import profile_in
from reader.app.single_instance import Line, Request, hand_over
from tests.fakes.waiting import PATIENCE, running, until

ROOT = Path(__file__).parents[2]
HEEDING = (
    "import signal; [signal.signal(each, signal.SIG_DFL) for each in (signal.SIGHUP, signal.SIGTERM)];"
    "signal.signal(signal.SIGINT, signal.default_int_handler); from reader.__main__ import run; run()"
)
LIST = b'<opml version="2.0"><body><outline text="T" xmlUrl="https://feed.invalid/feed"/></body></opml>'
EARLY = """
from reader.ui.shell.plain_page import PlainPage
show = PlainPage.show
def shown(page):
    show(page)
    print("asked", flush=True)
PlainPage.show = shown
"""
"""Says when there is a page that asks, which nothing outside could see."""


def command(folder: Path, *arguments: str, before: str = "") -> list[str]:
    return [sys.executable, "-P", "-c", before + HEEDING, "--profile", str(folder), *arguments]


@pytest.fixture
def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    return tmp_path / "profile"


def hand(folder: Path, request: Request, program: "subprocess.Popen[bytes]") -> int | None:
    """Until somebody hears it; a window that imports a list stands and has its engine."""
    codes: list[int | None] = []

    def is_heard() -> bool:
        said: list[Line] = []
        codes.append(hand_over(profile_in(folder).socket, request, said.append))
        return codes[-1] is not None

    until(is_heard, program=program)
    return codes[-1]


@pytest.mark.parametrize(
    ("number", "arguments"),
    [
        pytest.param(signal.SIGTERM, (), id="SIGTERM-shown"),
        pytest.param(signal.SIGINT, ("--hidden",), id="SIGINT-hidden"),
        pytest.param(signal.SIGHUP, (), id="SIGHUP-shown"),
        pytest.param(signal.SIGTERM, ("--hidden",), id="SIGTERM-hidden", marks=pytest.mark.long),
        pytest.param(signal.SIGINT, (), id="SIGINT-shown", marks=pytest.mark.long),
        pytest.param(signal.SIGHUP, ("--hidden",), id="SIGHUP-hidden", marks=pytest.mark.long),
    ],
)
def test_a_signal_ends_the_window_and_what_was_imported_is_there(
    profile: Path, environment: dict[str, str], number: signal.Signals, arguments: tuple[str, ...]
) -> None:
    with running(command(profile, *arguments), env=environment) as program:
        assert hand(profile, Request("import", ("-",), data=LIST), program) == 0
        program.send_signal(number)
        assert program.wait(PATIENCE) == 0
    listed = subprocess.run(command(profile, "list"), env=environment, capture_output=True, text=True, check=True)
    assert "feed.invalid" in listed.stdout


def test_a_second_start_that_hands_over_leaves_the_first_to_its_own_end(profile: Path, environment: dict[str, str]) -> None:
    with running(command(profile), env=environment) as program:
        assert hand(profile, Request("import", ("-",), data=LIST), program) == 0
        second = subprocess.run(command(profile), env=environment, check=False, timeout=PATIENCE)
        assert (second.returncode, program.poll()) == (0, None)
        program.send_signal(signal.SIGTERM)
        assert program.wait(PATIENCE) == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda number: number.name)
def test_a_signal_ends_the_page_that_asks_about_a_damaged_database(
    profile: Path, environment: dict[str, str], number: signal.Signals
) -> None:
    profile.mkdir()
    profile_in(profile).database.write_bytes(b"no database" * 100)
    with running(command(profile, before=EARLY), env=environment, stdout=subprocess.PIPE) as program:
        assert program.stdout.readline() == b"asked\n"
        program.send_signal(number)
        assert program.wait(PATIENCE) == 0
    assert profile_in(profile).database.read_bytes() == b"no database" * 100
