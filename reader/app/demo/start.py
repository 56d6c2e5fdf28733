"""Runs `beforehand --demo`: the server, a temporary profile with an invented past, and the window. Main thread."""

import contextlib
import os
import shutil
import tempfile
import threading
from pathlib import Path

from reader.app.conversation import Conversation
from reader.app.crash import log_qt_messages
from reader.app.demo.server import DemoServer
from reader.app.display import show_offscreen, why_no_window
from reader.app.logging_setup import set_up_logging, tear_down_logging
from reader.app.paths import Profile, make_folders, profile_in
from reader.app.plain_imports import restore_imports
from reader.app.profile_lock import ProfileLock
from reader.app.single_instance import InstanceSignals, Line, Say
from reader.domain.commands import RetrieveNow
from reader.domain.errors import ProblemKind, ReaderError
from reader.storage.given_files import refuse_other_than_files
from reader.supervision import NO_THREAD, run_in_thread

PREFIX = "beforehand-demo-"
"""Prefix of the temporary profile folder."""
ROUND_SECONDS = 65.0
"""Seconds between two refreshes of all feeds; a feed rejects a second one within a minute."""


def show_demo(screenshot: Path | None, say: Say) -> int:
    """Show the demo until its window is closed, or just save a screenshot; all its files are removed."""
    if screenshot is not None:
        refuse_other_than_files(screenshot)
        show_offscreen()
    trouble = why_no_window(os.environ)
    if trouble:
        say(Line(trouble, is_error=True))
        return 1
    _sweep(Path(tempfile.gettempdir()))
    with tempfile.TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True) as folder:
        profile = profile_in(Path(folder))
        lock = ProfileLock(profile.lock)
        lock.acquire()
        make_folders(profile)
        set_up_logging(profile.logs)
        log_qt_messages()
        try:
            return _show(profile, screenshot)
        finally:
            tear_down_logging()
            lock.release()


def _sweep(folder: Path) -> None:
    """Remove unlocked profiles left by killed demos."""
    for left in folder.glob(f"{PREFIX}*"):
        lock = ProfileLock(profile_in(left).lock)
        # a folder without a lock is just being created
        if not profile_in(left).lock.is_file():
            continue
        with contextlib.suppress(ReaderError):
            lock.acquire()
            lock.release()
            shutil.rmtree(left, ignore_errors=True)


def _show(profile: Profile, screenshot: Path | None) -> int:
    restore_imports()
    from reader.app.demo.past import write_past
    from reader.app.run_window import run_window
    from reader.engine.system_clock import SystemClock

    clock = SystemClock()
    conversation, closed = Conversation(), threading.Event()
    with DemoServer(clock.now) as server:
        write_past(profile.database, server.blogs(), int(clock.now()), clock.utc_offset_seconds)
        if not run_in_thread("demo", lambda: _follow(conversation, closed)):
            raise ReaderError(ProblemKind.NO_RESOURCES, NO_THREAD)
        try:
            return run_window(profile, conversation, InstanceSignals(), screenshot=screenshot, is_standalone=True, is_demo=True)
        finally:
            closed.set()


def _follow(conversation: Conversation, closed: threading.Event) -> None:
    """Refresh in a loop, so that new articles arrive while the user watches."""
    while not closed.is_set():
        try:
            next(conversation.ask(RetrieveNow()))
        except ReaderError:
            return
        closed.wait(ROUND_SECONDS)
