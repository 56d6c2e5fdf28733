"""Nothing that lives long begins outside the supervised places or without a row in the table of reader/README.md."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
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


def rows() -> list[list[str]]:
    text = (READER / "README.md").read_text(encoding="utf-8").partition("### What lives long")[2].partition("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[1:] if not line.startswith("| ---")]


def named(cell: str) -> list[str]:
    return re.findall(r"`([\w/]+)`", cell)


@dataclass(frozen=True)
class Uses:
    """What a module calls, by the last part of the name, and every name of other modules that is imported, or reached from an
    import by dots: called, derived from or handed on.
    """

    called: set[str]
    named: set[str]


def uses(tree: ast.Module) -> Uses:
    known: dict[str, str] = {}
    """What each imported name stands for."""
    called, named, dotted = set(), set(), list[ast.Attribute]()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                called.add(name)
            case ast.Import():
                for alias in node.names:
                    named.add(alias.name)
                    first = alias.name.partition(".")[0]
                    known[alias.asname or first] = alias.name if alias.asname else first
            case ast.ImportFrom(module=str(module), level=0):
                known |= {alias.asname or alias.name: f"{module}.{alias.name}" for alias in node.names}
        if isinstance(node, ast.Attribute):
            dotted.append(node)
    for each in dotted:
        node, parts = each, list[str]()
        while isinstance(node, ast.Attribute):
            parts.insert(0, node.attr)
            node = node.value
        if isinstance(node, ast.Name) and node.id in known:
            named.add(".".join((known[node.id], *parts)))
    return Uses(called, named | set(known.values()))


def starts(found: Uses) -> set[str]:
    """What it names that starts a thread, or a process, for which no row can stand."""
    started = found.called & NOWHERE
    for name in found.named:
        module, _, last = name.rpartition(".")
        is_named = any(f"{name}.".startswith(f"{whole}.{each}.") for whole, parts in STARTS.items() for each in parts)
        is_all = any(f"{name}.".startswith(f"{each}.") for each in START_ALL)
        if is_named or is_all or name.startswith("os.spawn") or (last == "*" and module in STARTS):
            started.add(name)
    return started


def begins(found: Uses) -> bool:
    """Whether it begins something for which a row must stand."""
    return bool(found.called & BEGIN) or any(name.rpartition(".")[2] in PROCESSES for name in found.named)


@cache
def started_and_begun() -> tuple[set[tuple[str, str]], set[str]]:
    """What each module starts, and which begin something: the whole program is parsed once for both."""
    started, begun = set(), set()
    for module, tree in modules():
        found = uses(tree)
        started |= {(module, name) for name in starts(found)}
        begun |= {module} if begins(found) else set()
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
    assert starts(uses(ast.parse(source)))


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
    assert starts(uses(ast.parse(source))) == set()


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
    assert begins(uses(ast.parse(source)))


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
