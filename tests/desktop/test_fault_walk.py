"""One walk through the whole program with its parts failing: a real window, engine, parser, server and bus.

After each fault the program works on; at the end it ends, and all that was acknowledged is there.
"""

import errno
import gc
import os
import signal
import sqlite3
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

pytest.importorskip("jeepney")

from PySide6.QtCore import QEvent, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QSystemTrayIcon
from pytestqt.qtbot import QtBot

from reader.app.desktop_links import DesktopLinks
from reader.app.lifetime import collect_due
from reader.app.paths import Profile, make_folders, profile_in
from reader.app.run_window import _background
from reader.app.single_instance import Conversation, InstanceSignals, Request, hand_over
from reader.app.window import _listen
from reader.app.window_opening import open_for_window
from reader.domain.commands import AddSubscription, SetMark
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, EngineStopped, EntriesArrived, Event, StatusesChanged, SubscriptionAdded
from reader.domain.ids import EntryId
from reader.engine.system_clock import SystemClock
from reader.engine.thread import Engine
from reader.storage import entries
from reader.storage.connection import ReadConnection, open_reader
from reader.ui.data import query_runner
from reader.ui.kit.theme import Theme
from reader.ui.shell.parts import WindowNeeds
from reader.ui.shell.window import build_window
from tests.fakes.feed_server import FeedServer
from tests.fakes.full_disk import FullDiskConnection, full_disks

ENDING = ("engine", "parser", "queries", "ranking", "single-instance", "session-bus", "system-bus", "article", "pictures")
"""The threads that end with the window; those that fetch may still wait for a slow server."""


class WholeProgram:
    """What `run_window` joins, without its loop: the test's own turns it."""

    def __init__(self, qtbot: QtBot, profile: Profile, server: FeedServer) -> None:
        self.qtbot, self.profile, self.server = qtbot, profile, server
        self.threads_before = set(threading.enumerate())
        self.starred: set[EntryId] = set()
        self.events: list[Event] = []
        clock = SystemClock()
        opened = open_for_window(profile, clock, InstanceSignals(), lambda: False)
        assert opened is not None
        self.late, self.bridge = _background(profile, Conversation())
        theme = Theme("light")
        theme.apply()
        needs = WindowNeeds(
            database=profile.database,
            theme=theme,
            submit=self.bridge.submit,
            clock=clock,
            settings=QSettings(str(profile.folder / "window.ini"), QSettings.Format.IniFormat),
            open_url=lambda *_: None,
            picture_path=lambda _: None,
        )
        self.window = build_window(needs=needs, bridge=self.bridge)
        theme.setParent(self.window)
        self.desktop = DesktopLinks(self.window, self.bridge, self.late.submit, ["beforehand"])
        self.bridge.listen(self.events.extend)
        self.listener = _listen(profile, lambda _request, _say: 0)
        self.window.show()
        self.late.start()
        self.desktop.begin()

    @property
    def engine(self) -> Engine:
        self.until(lambda: self.late._engine is not None)
        assert isinstance(self.late._engine, Engine)
        return self.late._engine

    @property
    def writer(self) -> FullDiskConnection:
        core = self.engine._core
        assert isinstance(core.state.connection, FullDiskConnection)
        return core.state.connection

    def until(self, is_so: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(is_so()))

    def published(self, kind: type[Event], cause: object = None) -> list[Event]:
        return [each for each in self.events if isinstance(each, kind) and cause in (None, each.cause)]

    def add(self, path: str) -> AddSubscription:
        self.server.feed(path, entries=2)
        command = AddSubscription(self.server.url(path))
        self.window.parts.submit(command)
        return command

    def failed(self, command: AddSubscription) -> ProblemKind:
        """The message for a command that cannot be carried out."""
        self.until(lambda: self.published(CommandFailed, command.command_id))
        (event,) = self.published(CommandFailed, command.command_id)
        assert isinstance(event, CommandFailed)
        return event.problem.kind

    def works(self, path: str) -> None:
        """A feed can be added, its articles come and are listed, a star is stored, a later start is heard."""
        arrived = len(self.published(EntriesArrived))
        command = self.add(path)
        self.until(
            lambda: self.published(SubscriptionAdded, command.command_id) or self.published(CommandFailed, command.command_id)
        )
        assert self.published(CommandFailed, command.command_id) == []
        self.until(lambda: len(self.published(EntriesArrived)) > arrived)
        last = self.published(EntriesArrived)[-1]
        assert isinstance(last, EntriesArrived)
        star = SetMark(last.entry_ids[:1], Mark.STARRED)
        self.window.parts.submit(star)
        self.until(lambda: self.published(StatusesChanged, star.command_id))
        self.starred |= {*star.entry_ids}
        self.window.handlers.going.go_to_list(View.STARRED)
        self.until(lambda: self.starred <= set(self.window.parts.entries.rows.all_ids()))
        self.window.handlers.by_name["go_all"]()
        self.until(self.window.parts.runner.is_idle)
        assert hand_over(self.profile.socket, Request("show"), print) == 0

    def end(self) -> None:
        self.window.end()
        self.desktop.stop()
        self.late.stop()
        if self.listener is not None:
            self.listener.stop()
        stopped = self.published(EngineStopped)
        assert all(isinstance(each, EngineStopped) and each.problem is None for each in stopped)
        with closing(open_reader(self.profile.database)) as connection:
            kept = {EntryId(each) for each in entries.entry_ids(connection, Selection(View.STARRED))}
        assert self.starred <= kept
        # with its theme, which would follow what a later test switches
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def make(
    qtbot: QtBot, tmp_path: Path, private_bus: "subprocess.Popen[str]", monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], WholeProgram]]:
    assert private_bus.poll() is None
    gc.disable()
    collect_due()
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", staticmethod(lambda: False))
    was_quitting = QGuiApplication.quitOnLastWindowClosed()
    QGuiApplication.setQuitOnLastWindowClosed(False)
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    with full_disks(), FeedServer() as server:
        yield lambda: WholeProgram(qtbot, profile, server)
    QGuiApplication.setQuitOnLastWindowClosed(was_quitting)


@pytest.fixture
def program(make: Callable[[], WholeProgram]) -> Iterator[WholeProgram]:
    """Works before the fault, and after it."""
    made = make()
    made.works("/first")
    yield made
    made.works("/last")
    made.end()
    made.until(
        lambda: not {each.name for each in set(threading.enumerate()) - made.threads_before if each.name.startswith(ENDING)}
    )


def kill_parsers(program: WholeProgram) -> None:
    for parser in program.engine._parser._parsers:  # type: ignore[attr-defined]
        if parser.child_pid is not None:
            os.kill(parser.child_pid, signal.SIGKILL)


@contextmanager
def no_processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))

    with monkeypatch.context() as short:
        short.setattr(subprocess, "Popen", refuse)
        yield


@contextmanager
def no_threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """None for the program; the server of the test has its own."""
    start = threading.Thread.start

    def refuse(thread: threading.Thread) -> None:
        if not thread.name.startswith("Thread-"):
            raise RuntimeError("can't start new thread")
        start(thread)

    with monkeypatch.context() as short:
        short.setattr(threading.Thread, "start", refuse)
        yield


def test_no_process_for_the_parser(program: WholeProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    with no_processes(monkeypatch):
        kill_parsers(program)
        assert program.failed(program.add("/while")) is ProblemKind.NO_RESOURCES


def test_the_parser_is_killed_while_idle(program: WholeProgram) -> None:
    kill_parsers(program)


def test_no_threads_at_all(program: WholeProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    with no_threads(monkeypatch):
        kill_parsers(program)
        command = program.add("/while")
        # what has its thread goes on; what has none says so
        assert program.failed(command) is ProblemKind.NO_RESOURCES
        assert hand_over(program.profile.socket, Request("show"), print) == 0


def test_the_database_cannot_be_read(program: WholeProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> ReadConnection:
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
        raise error

    def broken(_: ReadConnection) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ
        raise error

    window = program.window
    with monkeypatch.context() as short:
        short.setattr(query_runner, "open_reader", refuse)
        window.parts.runner.run("broken", broken, lambda _: None)
        program.until(window.parts.banner.text)
        window.handlers.going.go_to_list(View.LATER)
        program.until(window.parts.entries.empty.isVisible)
        assert "could not be loaded" in window.parts.entries.empty._title.text()
        # what is written is written all the same
        star = SetMark(tuple(program.starred), Mark.STARRED)
        window.parts.submit(star)
    window.parts.runner.forget("broken")
    window.parts.runner.retry()
    program.until(window.parts.runner.is_idle)
    program.until(lambda: not window.parts.banner.text())


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_FULL, ProblemKind.DISK_FULL),
        (sqlite3.SQLITE_IOERR_WRITE, ProblemKind.DISK_FULL),
        (sqlite3.SQLITE_BUSY, ProblemKind.PROFILE_IN_USE),
    ],
    ids=["full", "input and output", "locked"],
)
def test_nothing_can_be_begun_in_the_database(program: WholeProgram, code: int, kind: ProblemKind) -> None:
    writer = program.writer
    writer.watched, writer.code, writer.left = ("BEGIN",), code, None
    writer.fill_up(0)
    assert program.failed(program.add("/while")) is kind
    writer.room = None


def test_the_buses_die(program: WholeProgram, private_bus: "subprocess.Popen[str]") -> None:
    bus = program.desktop.session_bus
    lost = threading.Event()
    bus.when_lost(lost.set)
    private_bus.kill()
    program.until(lost.is_set)


def test_a_start_without_threads_says_so_and_the_next_one_works(
    make: Callable[[], WholeProgram], monkeypatch: pytest.MonkeyPatch
) -> None:
    with no_threads(monkeypatch):
        poor = make()
        poor.until(lambda: "could not start a thread" in poor.window.parts.banner.text())
        command = poor.add("/while")
        assert poor.failed(command) is ProblemKind.NO_RESOURCES
        poor.end()
    rich = make()
    rich.works("/first")
    rich.end()


def test_a_start_without_buses_works(make: Callable[[], WholeProgram], private_bus: "subprocess.Popen[str]") -> None:
    private_bus.kill()
    private_bus.wait()
    program = make()
    program.works("/first")
    program.end()
