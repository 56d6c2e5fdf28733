"""A real window on a real database with the instant engine behind it."""

import atexit
import gc
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QSettings
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

import reader.ui.pages.activity
import reader.ui.pages.briefing
import reader.ui.pages.health
import reader.ui.pages.rhythm.page  # noqa: F401 -- a page whose module is there is shown at once
from reader.app.lifetime import collect_due
from reader.ui.data.bridge import Bridge
from reader.ui.kit.icons import Icons
from reader.ui.kit.theme import Theme
from reader.ui.shell.parts import WindowNeeds
from reader.ui.shell.window import MainWindow, build_window
from tests.fakes.clock import FakeClock
from tests.fakes.instant_engine import InstantEngine
from tests.fakes.invented_library import NOW, InventedLibrary

_ICONS = Icons()
"""Drawn once for all windows of a process; gone before Qt is."""

atexit.register(_ICONS.clear)

Kind = TypeVar("Kind")

_NEVER = 2**31 - 1
_AWAY = QPoint(-500, -500)
"""Where no window is."""


@dataclass(slots=True)
class WindowBench:
    """Everything a test of the window touches."""

    window: MainWindow
    engine: InstantEngine
    bridge: Bridge
    clock: FakeClock
    theme: Theme
    opened_urls: list[str]
    lacks_programs: bool = False
    """Whether nothing outside opens an address."""

    def sheet(self, kind: type[Kind]) -> Kind:
        """The sheet that is shown, which is of this kind."""
        shown = self.window.parts.sheet.shown
        assert isinstance(shown, kind)
        return shown


def window_bench(
    library: InventedLibrary,
    folder: Path,
    theme: str = "light",
    pictures: dict[str, Path] | None = None,
    language: str = "en",
) -> WindowBench:
    """Build the window; the caller shows it."""
    # windows of earlier tests are freed here and not by the thread of this one's queries
    gc.disable()
    collect_due()
    # a pointer left by a test before would be over this window as soon as it is shown
    QCursor.setPos(_AWAY)
    engine = InstantEngine(library)
    bridge = Bridge(engine.submit)
    engine.publish = bridge.publish
    clock = FakeClock(at=float(NOW))
    appearance = Theme(theme)
    appearance.icons = _ICONS
    if theme != "system":
        # the stored preference is to follow the system, and this is the system's
        appearance.is_system_dark = lambda: theme == "dark"
    appearance.apply()
    opened: list[str] = []

    def open_url(url: str, failed: Callable[[], object]) -> None:
        opened.append(url)
        if bench.lacks_programs:
            failed()

    needs = WindowNeeds(
        database=library.path,
        theme=appearance,
        submit=bridge.submit,
        clock=clock,
        settings=QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat),
        open_url=open_url,
        picture_path=(pictures or {}).get,
    )
    window = build_window(needs=needs, bridge=bridge, language=language)
    appearance.setParent(window)
    use = window.parts.visits.use
    for timer in (use.peek, use.note, use.grace):
        # a visit goes on where a test says so, not because a slow machine took ten seconds
        timer.setInterval(_NEVER)
    bench = WindowBench(window, engine, bridge, clock, appearance, opened)
    _open.append(bench)
    return bench


def close_benches() -> None:
    """Close every window of this test and delete it with its theme, which would follow what a later test switches."""
    while _open:
        bench = _open.pop()
        if isValid(bench.window):
            bench.window.close()
            bench.window.deleteLater()
        bench.engine.connection.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


_open: list[WindowBench] = []
