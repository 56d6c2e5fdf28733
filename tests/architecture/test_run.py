"""packaging/run installs system libraries of Qt only for what shows something."""

import re
import subprocess
from pathlib import Path

import pytest

from reader.app.arguments import COMMANDS

SCRIPT = Path(__file__).parents[2] / "packaging" / "run"
PAINTING = {"replay"}
"""Commands that may make a picture."""


def shown(*arguments: str) -> str:
    found = re.search(r"^what_is_shown\(\) \{$.*?^\}$", SCRIPT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    script = f'{found[0]}\nunset QT_QPA_PLATFORM\nwhat_is_shown "$@"'
    return subprocess.run(["sh", "-euc", script, "run", *arguments], capture_output=True, text=True, check=True).stdout.strip()


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


def test_it_knows_no_command_that_is_gone() -> None:
    named = re.findall(r"^ +([a-z |-]+)\) shown=", SCRIPT.read_text(encoding="utf-8"), re.MULTILINE)
    words = {word for line in named for word in line.split(" | ") if not word.startswith("-")}
    assert words == set(COMMANDS)
