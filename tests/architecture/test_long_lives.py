"""Nothing that lives long begins outside the supervised places or without a row in the table of reader/README.md."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READER = ROOT / "reader"
THREADS = "supervision"
"""The one module that may name `threading.Thread`. Whatever else starts a thread, or a process past the table, is named nowhere."""
STARTS = {
    "threading": {"Thread", "Timer", "_start_new_thread", "_start_joinable_thread"},
    "concurrent.futures": {"ThreadPoolExecutor", "InterpreterPoolExecutor", "thread"},
    "subprocess": {"run", "call", "check_call", "check_output", "getoutput", "getstatusoutput"},
    "os": {"fork", "forkpty", "system", "popen", "posix_spawn", "posix_spawnp", "startfile"},
    "multiprocessing": {"Process", "Pool", "Manager", "context", "dummy", "managers", "pool", "process"},
    "PySide6.QtCore": {"QThread", "QThreadPool", "QRunnable", "QProcess"},
}
"""Of each module what starts something. What wants a row in the table instead stands in BEGIN."""
START_ALL = {
    "_thread",
    "_posixsubprocess",
    "asyncio",
    "pty",
    "sched",
    "socketserver",
    "PySide6.QtAsyncio",
    "PySide6.QtConcurrent",
}
"""Modules that are about nothing else."""
NOWHERE = {"Process", "Timer", "ThreadPoolExecutor", "fork", "startTimer", "startDetached", "QLocalServer", "QTcpServer"}
"""Called by whatever way it was reached, as by a context of multiprocessing or an object of Qt."""
BEGIN = {
    "Loop",
    "Worker",
    "run_in_thread",
    "repeating",
    "Listener",
    "ThreadingHTTPServer",
    "socketpair",
    "socket",
    "create_connection",
    "QSocketNotifier",
    "pipe",
}
"""Supervised beginnings and sockets: each call wants a row."""
PROCESSES = {"Popen", "ProcessPoolExecutor", "execl", "execle", "execlp", "execlpe", "execv", "execve", "execvp", "execvpe"}
"""Whoever but names one of these wants a row."""
MAKERS = {"supervision", "ui/data/timers"}
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


def origins(tree: ast.Module) -> dict[str, str]:
    """What each imported name stands for."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                first = alias.name.partition(".")[0]
                found[alias.asname or first] = alias.name if alias.asname else first
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.update({alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names})
    return found


def mentioned(tree: ast.Module) -> set[str]:
    """Every name of other modules that is imported, or reached from an import by dots: called, derived from or handed on."""
    known = origins(tree)
    found = set(known.values()) | {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            first, dot, rest = ast.unparse(node).partition(".")
            if first in known:
                found.add(known[first] + dot + rest)
    return found


def starts(tree: ast.Module) -> set[str]:
    """What it names that starts a thread, or a process, for which no row can stand."""
    found = {name for name, _ in calls(tree) if name in NOWHERE}
    for name in mentioned(tree):
        module, _, last = name.rpartition(".")
        is_named = any(f"{name}.".startswith(f"{whole}.{each}.") for whole, parts in STARTS.items() for each in parts)
        is_all = any(f"{name}.".startswith(f"{each}.") for each in START_ALL)
        if is_named or is_all or name.startswith("os.spawn") or (last == "*" and module in STARTS):
            found.add(name)
    return found


def begins(tree: ast.Module) -> bool:
    """Whether it begins something for which a row must stand."""
    called = {name for name, _ in calls(tree)}
    return bool(called & BEGIN) or any(name.rpartition(".")[2] in PROCESSES for name in mentioned(tree))


@cache
def started_and_begun() -> tuple[set[tuple[str, str]], set[str]]:
    """What each module starts, and which begin something: the whole program is parsed once for both."""
    started, begun = set(), set()
    for module, tree in modules():
        started |= {(module, name) for name in starts(tree)}
        begun |= {module} if begins(tree) else set()
    return started, begun


def test_threads_start_in_one_module_and_processes_only_where_the_table_says() -> None:
    found, _ = started_and_begun()
    assert found == {(THREADS, "threading.Thread")}


@pytest.mark.parametrize(
    "source",
    [
        "import threading\nthreading.Thread(target=work).start()",
        "import threading as t\nt.Thread(target=work).start()",
        "from threading import Thread as Line\nmake(Line)",
        "import threading\nclass Own(threading.Thread): pass",
        "from threading import *",
        "import threading\nthreading.Timer(5, work).start()",
        "from threading import Timer",
        "import _thread",
        "import _thread as low\nlow.start_new_thread(work, ())",
        "from concurrent.futures import ThreadPoolExecutor",
        "import concurrent.futures\nconcurrent.futures.ThreadPoolExecutor()",
        "from concurrent import futures\nfutures.ThreadPoolExecutor()",
        "from concurrent.futures.thread import ThreadPoolExecutor",
        "import multiprocessing\nmultiprocessing.Process(target=work)",
        "from multiprocessing.pool import ThreadPool",
        "import multiprocessing\nmultiprocessing.get_context('spawn').Process(target=work)",
        "import multiprocessing.dummy",
        "import subprocess\nsubprocess.run(['true'])",
        "from subprocess import check_output",
        "import os\nos.fork()",
        "from os import fork as split",
        "import os\nos.system('true')",
        "import os\nos.spawnv(os.P_NOWAIT, path, words)",
        "import os\nos.posix_spawn(path, words, {})",
        "from PySide6.QtCore import QThread",
        "from PySide6.QtCore import QThreadPool",
        "from PySide6 import QtCore\nQtCore.QThreadPool.globalInstance().start(work)",
        "from PySide6.QtCore import QProcess",
        "from PySide6 import QtConcurrent",
        "self.startTimer(1000)",
        "import asyncio\nasyncio.run(main())",
        "from asyncio import create_task",
        "import pty",
        "import socketserver",
    ],
)
def test_each_way_to_start_something_is_seen(source: str) -> None:
    assert starts(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "import threading\nlock = threading.Lock()\nthreading.current_thread()",
        "from threading import Event",
        "import subprocess\nsubprocess.list2cmdline(words)",
        "import os\nos.getpid()",
        "import multiprocessing\nmultiprocessing.active_children()",
        "from reader.supervision import run_in_thread",
    ],
)
def test_what_starts_nothing_is_let_through(source: str) -> None:
    assert starts(ast.parse(source)) == set()


@pytest.mark.parametrize(
    "source",
    [
        "from subprocess import Popen as begin\nbegin(words)",
        "import subprocess\nclass Own(subprocess.Popen): pass",
        "from concurrent.futures import ProcessPoolExecutor",
        "import os\nos.execvp(words[0], words)",
        "run_in_thread('name', work)",
    ],
)
def test_each_beginning_wants_a_row(source: str) -> None:
    assert begins(ast.parse(source))


def test_whatever_begins_has_a_row() -> None:
    known = {module for row in rows() for module in named(row[1])}
    _, begun = started_and_begun()
    assert begun - MAKERS == known


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
