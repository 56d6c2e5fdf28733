"""A program that is carried about keeps everything beside itself, and leaves nothing in the home of whoever runs it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def carried(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the program and nothing else; its path is short, as the socket of a longer one lies elsewhere."""
    around = tmp_path_factory.mktemp("c")
    folder = around / "stick"
    folder.mkdir()
    for name in ("reader", "resources", "tests", "pyproject.toml"):
        (folder / name).symlink_to(ROOT / name)
    (around / "home").mkdir()
    return folder


def program(carried: Path, *arguments: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "HOME", "DBUS_"))}
    settings = {"HOME": str(carried.parent / "home"), "PYTHONPATH": str(carried), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-P", *arguments], cwd="/", env={**kept, **settings, "QT_QPA_PLATFORM": "offscreen"}, capture_output=True,
        text=True, check=False, timeout=90,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("with_window", [False, True], ids=["commands", "window"])
def test_nothing_is_written_but_beside_the_program(carried: Path, *, with_window: bool) -> None:
    opml = carried.parent / "list.opml"
    opml.write_text('<opml version="2.0"><body><outline text="A" xmlUrl="https://a.example/feed"/></body></opml>')
    before = {path for path in carried.parent.rglob("*") if not path.is_symlink()}
    program(carried, "-m", "reader", "--portable", "import", str(opml))
    # from then on it is found without being asked for
    assert "a.example" in program(carried, "-m", "reader", "list")
    if with_window:
        plan = carried.parent / "plan"
        plan.write_text("end")
        program(carried, str(carried / "tests" / "e2e" / "window_watch.py"), str(plan), "")
        plan.unlink()
    made = {path for path in carried.parent.rglob("*") if not path.is_symlink()} - before
    assert {path.relative_to(carried.parent).parts[:2] for path in made} == {("stick", "beforehand-data")}
    names = {path.name for path in (carried / "beforehand-data").iterdir()}
    assert {"beforehand.sqlite3", "backups", "logs", "pictures", "lock"} <= names
    assert ("window.ini" in names) is with_window
