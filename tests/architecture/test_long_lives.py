"""Nothing that lives long begins outside the supervised places or without a row in the table of reader/README.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READER = ROOT / "reader"
ONLY_IN = {
    "Thread": "supervision",
    "Timer": "",
    "ThreadPoolExecutor": "",
    "Process": "",
    "fork": "",
    "QThread": "",
    "QThreadPool": "",
    "QRunnable": "",
    "QProcess": "",
    "startTimer": "",
    "QLocalServer": "",
    "QTcpServer": "",
}
"""What starts something that lives by itself, and the one module that may."""
BEGIN = {
    "Loop",
    "Worker",
    "run_in_thread",
    "repeating",
    "Popen",
    "ProcessPoolExecutor",
    "execv",
    "Listener",
    "ThreadingHTTPServer",
    "socketpair",
    "socket",
    "create_connection",
    "QSocketNotifier",
    "pipe",
}
"""Supervised beginnings, processes and sockets: each wants a row."""
MAKERS = {"supervision", "ui/repeating"}
COLUMNS = 7


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(READER.glob("**/*.py")):
        yield path.relative_to(READER).with_suffix("").as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            yield called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", ""), node


def rows() -> list[list[str]]:
    text = (READER / "README.md").read_text(encoding="utf-8").partition("### What lives long")[2].partition("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[1:] if not line.startswith("| ---")]


def named(cell: str) -> list[str]:
    return re.findall(r"`([\w/]+)`", cell)


def test_threads_and_processes_start_where_they_are_supervised() -> None:
    found = [
        (module, name) for module, tree in modules() for name, _ in calls(tree) if name in ONLY_IN and module != ONLY_IN[name]
    ]
    assert found == []


def test_whatever_begins_has_a_row() -> None:
    known = {module for row in rows() for module in named(row[1])}
    begun = {module for module, tree in modules() for name, _ in calls(tree) if name in BEGIN} - MAKERS
    assert begun == known


def test_a_timer_that_repeats_is_made_in_one_place() -> None:
    for module, tree in modules():
        if module in MAKERS:
            continue
        made = [call for name, call in calls(tree) if name == "QTimer"]
        single = sum(keyword.arg == "singleShot" for call in made for keyword in call.keywords)
        single += sum(name == "setSingleShot" for name, _ in calls(tree))
        assert len(made) == single, module


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_a_row_says_everything_and_names_tests_that_are_there(row: list[str]) -> None:
    assert len(row) == COLUMNS
    assert all(row)
    for module in named(row[1]):
        assert (READER / f"{module}.py").is_file()
    tests = named(row[-1])
    assert tests
    for test in tests:
        assert (ROOT / "tests" / f"{test}.py").is_file()
