"""The shape that must not erode: layers, and no word that hides a noun."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted([*ROOT.glob("reader/**/*.py"), *ROOT.glob("tests/**/*.py")])


def test_layers_hold() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_file_is_named_for_nothing() -> None:
    vague = {"utils", "util", "misc", "manager", "helper", "helpers", "common"}
    assert [path for path in SOURCES if vague & set(path.stem.split("_"))] == []


def test_packaging_folder_shadows_no_library() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_top_level_holds_only_what_it_should() -> None:
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    top = {name.split("/")[0] for name in names if not name.startswith(".")}
    assert top <= {"pyproject.toml", "README.md", "LICENSE", "reader", "resources", "tests", "packaging"}


def test_colours_come_from_the_one_sheet_and_palette() -> None:
    """A widget with a palette or sheet of its own keeps the colours of the theme it was made in; the page's ground follows each change."""
    own = {"theme.py", "painting.py"}
    widgets = [path for path in ROOT.glob("reader/ui/**/*.py") if path.name not in own]
    assert [path.name for path in widgets if re.search(r"\.set(Palette|StyleSheet)\(", path.read_text(encoding="utf-8"))] == []


TRIED_BY_THE_CLOCK = {
    "desktop/test_fault_walk.py": "the whole window",
    "e2e/test_book_commands.py": "a process of the program has no other",
    "e2e/test_commands.py": "a process of the program has no other, and its server starts with it",
    "e2e/test_scorecard.py": "the same",
    "e2e/test_windows_in_step.py": "processes of the program have no other",
    "unit/app/test_compose.py": "a process that prints what it imported",
}
"""Tests in which the computer's clock is read, with why: what they expect holds at any second, midnight and change of zone."""


def test_the_clock_of_the_computer_is_read_where_the_whole_program_is_tried() -> None:
    """Ruff forbids the time functions of the standard library in tests too."""
    tests = ROOT / "tests"
    read = {
        path.relative_to(tests).as_posix()
        for path in tests.rglob("test_*.py")
        if "import SystemClock" in path.read_text(encoding="utf-8") and path != Path(__file__)
    }
    assert read == TRIED_BY_THE_CLOCK.keys()


TESTS = Path(__file__).parents[1]
RULES = [f"E{number}" for number in (*range(1, 25), *range(26, 29), *range(30, 41))]
LINES = [line.split("|") for line in (Path(__file__).parent / "etiquette.md").read_text(encoding="utf-8").splitlines()]
TABLE = {
    cells[1].strip(): re.findall(r"`([^`]+)::([^`]+)`", cells[3])
    for cells in LINES
    if re.fullmatch(r" E\d+ ", "".join(cells[1:2]))
}


def test_every_rule_stands_in_the_table_once() -> None:
    assert list(TABLE) == RULES
    assert len([cells for cells in LINES if cells[1:2] and cells[1].strip() in TABLE]) == len(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_that_exists(rule: str) -> None:
    assert TABLE[rule] != []
    for path, name in TABLE[rule]:
        tree = ast.parse((TESTS / path).read_text(encoding="utf-8"))
        assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, f"{path}::{name}"


def test_no_test_is_left_out_by_the_name_of_its_file() -> None:
    others = [path for path in TESTS.rglob("*.py") if not path.name.startswith("test_")]
    tests = [path.name for path in others if re.search(r"^ *def test_", path.read_text(encoding="utf-8"), re.MULTILINE)]
    # what needs a desktop is run by packaging/check-desktops
    assert [name for name in tests if not name.endswith("_on_screen.py")] == []
