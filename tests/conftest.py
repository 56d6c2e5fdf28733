"""What holds for every test: no deadlines; windows are drawn without a screen unless a test says otherwise; databases are closed.

Where windows are opened, garbage is collected between tests, in the thread of the windows alone.
"""

import gc
import logging
import os
import sqlite3
import sys
import threading
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

from reader import own_process
from reader.storage import writer
from tests.examples import examples
from tests.fakes.memory_keyring import MemoryKeyring, in_use
from tests.fakes.waiting import PATIENCE

# Nothing depends on how fast the machine is.
own_process.STOP_SECONDS = PATIENCE  # a killed process may have to wait for its turn to end
writer.SYNCHRONOUS = "OFF"  # the power does not fail in a test, and most of its statements are transactions of their own
slow = (HealthCheck.too_slow,)
settings.register_profile("unhurried", deadline=None, max_examples=examples(), suppress_health_check=slow)
settings.load_profile("unhurried")
for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitActive, QtBot.waitCallback):
    wait.__kwdefaults__["timeout"] = int(PATIENCE * 1000)  # type: ignore[attr-defined]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Texts are those of the plain locale whoever runs the tests; those of languages say which they mean.
for setting in [name for name in os.environ if name == "LANGUAGE" or name.startswith("LC_")]:
    del os.environ[setting]
os.environ["LANG"] = "C.UTF-8"
# No test speaks on the desktop of whoever runs them, or starts its service.
os.environ["SPEECHD_ADDRESS"] = "unix_socket:/nowhere"


_connect = sqlite3.connect
_connections: weakref.WeakKeyDictionary[sqlite3.Connection, threading.Thread] = weakref.WeakKeyDictionary()
"""With the thread that opened each."""


def _connect_and_note(*arguments: Any, **named: Any) -> sqlite3.Connection:
    connection = _connect(*arguments, **named)
    if "factory" in named:  # a plain connection cannot be referred to weakly
        _connections[connection] = threading.current_thread()
    return connection


sqlite3.connect = _connect_and_note  # type: ignore[assignment]


def _is_left_open(connection: sqlite3.Connection, opened_by: threading.Thread) -> bool:
    """A thread that works on, for an engine of several tests, has its connection still."""
    if opened_by is not threading.current_thread() and opened_by.is_alive():
        return False
    try:
        return connection.total_changes >= 0
    except sqlite3.ProgrammingError:
        return False


gc.disable()  # until all is collected


def pytest_collection_finish() -> None:
    """What was imported and collected stays: no later search for garbage is to go through it again."""
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def no_log_stays_open() -> Iterator[None]:
    """What a test logs does not depend on those before it."""
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    yield
    assert (root.level, root.handlers) == (level, handlers), "a log was left open"


@pytest.fixture(autouse=True)
def no_database_stays_open() -> Iterator[None]:
    """Python 3.13 warns of a database that nobody closes when its memory is freed, in whatever test that happens."""
    before = set(_connections)
    yield
    world = sys.modules.get("tests.fakes.world")
    if world is not None:
        world.close_cores()
    left = [each for each in set(_connections) - before if _is_left_open(each, _connections[each])]
    for connection in left:
        connection.close()
    assert not left, "a database was left open"


@pytest.fixture
def ring() -> Iterator[MemoryKeyring]:
    """The system's keyring for one test."""
    ring = MemoryKeyring()
    with in_use(ring):
        yield ring


@pytest.fixture(autouse=True)
def collect_garbage_of_windows() -> Iterator[None]:
    """As the program does, see reader.app.lifetime."""
    yield
    garbage = sys.modules.get("reader.app.lifetime")
    if garbage is not None and not gc.isenabled():
        garbage.collect_due()
