"""Serves invented blogs on the loopback address, in threads of this process, and starts the demo."""

import contextlib
import io
import shutil
import tempfile
import threading
import wave
from collections.abc import Callable
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Self

from reader.app.crash import log_qt_messages
from reader.app.demo.blog import (
    FEED,
    Blog,
    article_page,
    content_type,
    feed_document,
    page,
    postings,
    read_blogs,
    subscription_list,
)
from reader.app.display import can_show, show_offscreen
from reader.app.logging_setup import set_up_logging, tear_down_logging
from reader.app.memory import restore_imports
from reader.app.paths import Profile, make_folders, profile_in
from reader.app.profile_lock import ProfileLock
from reader.app.single_instance import Conversation, InstanceSignals, Say
from reader.domain.commands import RetrieveNow
from reader.domain.errors import ProblemKind, ReaderError
from reader.storage.given_files import refuse_other_than_files
from reader.supervision import NO_THREAD, run_in_thread

VANISHES_AFTER_SECONDS = 90
STOP_SECONDS = 5.0


@cache
def blogs() -> tuple[Blog, ...]:
    return read_blogs(_resources())


@cache
def _pictures() -> dict[str, Path]:
    return {path.name: path for path in _resources().glob("*.png")}


def _resources() -> Path:
    # imported before the window's modules are, a module of the window would keep its source in memory
    from reader.ui.data.assets import resources_folder

    return resources_folder() / "demo"


class DemoServer:
    """Serves from construction to `stop`. `now` gives UTC seconds and determines what is posted."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._opened_at = int(now())
        demo = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                demo.answer(self)

            def log_message(self, *_: object) -> None:
                """Suppress the log: standard error belongs to the command line."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._ended = threading.Event()
        if not run_in_thread("demo-server", self._serve):
            self._server.server_close()
            raise ReaderError(ProblemKind.NO_RESOURCES, NO_THREAD)

    def _serve(self) -> None:
        try:
            self._server.serve_forever(0.1)
        finally:
            self._ended.set()

    @property
    def address(self) -> str:
        """Return the base address without a trailing slash."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def blogs(self) -> list[tuple[Blog, str]]:
        return [(blog, self._base(blog)) for blog in blogs()]

    def subscription_list(self) -> bytes:
        return subscription_list(self.blogs())

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._ended.wait(STOP_SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        slug, _, rest = request.path.strip("/").partition("/")
        blog = next((blog for blog in blogs() if blog.slug == slug), None)
        if slug == "pictures" and rest in _pictures():
            _send(request, _pictures()[rest].read_bytes(), "image/png")
        elif blog is None or (blog.kind == "vanishing" and self._now() - self._opened_at >= VANISHES_AFTER_SECONDS):
            request.send_error(HTTPStatus.NOT_FOUND)
        elif rest == FEED:
            self._send_feed(request, blog)
        elif rest.endswith(".wav"):
            _send(request, _silence(), "audio/x-wav")
        else:
            _send(request, self._page(blog, rest), "text/html; charset=utf-8")

    def _base(self, blog: Blog) -> str:
        return f"{self.address}/{blog.slug}"

    def _page(self, blog: Blog, name: str) -> bytes:
        """Return the page of the article with this number, else the blog's own."""
        posted = postings(blog, self._opened_at, self._now())
        posting = next((each for each in posted if str(each.number) == name), None)
        if posting is None:
            return page(blog, self._base(blog))
        return article_page(blog, self._base(blog), posting)

    def _send_feed(self, request: BaseHTTPRequestHandler, blog: Blog) -> None:
        posted = postings(blog, self._opened_at, self._now())
        etag = f'"{posted[0].number if posted else 0}"'
        if request.headers.get("If-None-Match") == etag:
            request.send_response(HTTPStatus.NOT_MODIFIED)
            request.send_header("ETag", etag)
            request.end_headers()
            return
        _send(request, feed_document(blog, self._base(blog), posted), content_type(blog), etag)


def _send(request: BaseHTTPRequestHandler, body: bytes, content_type: str, etag: str = "") -> None:
    request.send_response(HTTPStatus.OK)
    request.send_header("Content-Type", content_type)
    request.send_header("Content-Length", str(len(body)))
    if etag:
        request.send_header("ETag", etag)
    request.end_headers()
    request.wfile.write(body)


def _silence() -> bytes:
    """Return one second of silence, the audio of every episode."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(bytes(16_000))
    return file.getvalue()


PREFIX = "beforehand-demo-"
"""Prefix of the temporary profile folder."""
ROUND_SECONDS = 65.0
"""Seconds between two refreshes of all feeds; a feed rejects a second one within a minute."""


def show_demo(screenshot: Path | None, say: Say) -> int:
    """Show the demo until its window is closed, or just save a screenshot; all its files are removed."""
    if screenshot is not None:
        refuse_other_than_files(screenshot)
        show_offscreen()
    if not can_show(say):
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
