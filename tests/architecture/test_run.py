"""packaging/run installs system libraries of Qt only for what shows something."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from reader.app.commands import COMMANDS

SCRIPT = Path(__file__).parents[2] / "packaging" / "run"
PAINTING = {"replay", "lab"}
"""Commands that may make a picture."""
ENVIRONMENT = """
project=$PROJECT_HERE
find_base() { base=$PYTHON_HERE; }
see_to_system() { echo "libraries for $1"; exit 0; }
"""


def shown(*arguments: str, **environment: str) -> str:
    """What the script's own lines find out, with Python at hand and nothing to install."""
    lines = [line for line in SCRIPT.read_text(encoding="utf-8").splitlines() if not line.startswith((". ", "exec "))]
    script = "\n".join([ENVIRONMENT, *lines])
    variables = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    done = subprocess.run(
        ["sh", "-c", script, "run", *arguments],
        capture_output=True,
        text=True,
        check=True,
        env=variables | {"PYTHON_HERE": sys.executable, "PROJECT_HERE": str(SCRIPT.parents[1])} | environment,
    )
    return done.stdout.strip().removeprefix("libraries for ")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_wants_no_screen(command: str) -> None:
    wanted = "offscreen" if command in PAINTING else "nothing"
    assert shown(command) == shown("--profile", "/tmp/list", command, "word") == wanted  # noqa: S108 -- nothing is written


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ((), "window"),
        (("--hidden",), "window"),
        (("--profile", "list"), "window"),
        (("https://example.org/feed",), "window"),
        (("--demo", "--screenshot", "demo.png"), "offscreen"),
        (("--demo", "--screenshot=demo.png"), "offscreen"),
        (("--version",), "nothing"),
        (("--help",), "nothing"),
    ],
)
def test_a_window_and_a_picture_want_theirs(arguments: tuple[str, ...], wanted: str) -> None:
    assert shown(*arguments) == wanted


def test_a_window_that_nobody_sees_wants_less() -> None:
    assert shown(QT_QPA_PLATFORM="offscreen") == "offscreen"
