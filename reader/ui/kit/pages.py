"""Pages that replace list and article while the sidebar stays; created on first use. GUI thread only."""

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from reader.domain.events import Event
from reader.domain.ids import CommandId
from reader.supervision import run_in_thread
from reader.ui.kit import boxes, fonts
from reader.ui.kit.controls import Segmented
from reader.ui.kit.labels import HEADER_PX, IconButton, PaneHeader, PlainLabel, Surface
from reader.ui.kit.theme import Theme

HEALTH, ACTIVITY, RHYTHM, BRIEFING = "health", "activity", "rhythm", "briefing"


class SidePage(Surface):
    """A header with title, status and close button; Escape returns to the list."""

    left = Signal()

    def __init__(self, theme: Theme, name: str, title: str) -> None:
        super().__init__(theme, "bg_page", HEADER_PX - 1)
        self.name = name
        self.setAccessibleName(title)
        self.setMinimumWidth(320)
        self._title = PlainLabel(title, fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self.standing = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.standing.setMinimumWidth(1)
        self.header = PaneHeader(28, 16)
        self.header.row.addWidget(self._title)
        self.header.row.addSpacing(8)
        self.header.row.addWidget(self.standing, 1)
        self.header.row.addSpacing(6)
        self.cross = IconButton(theme, "close", self.tr("Back to the list"))
        self.cross.clicked.connect(self.left)
        self.header.row.addWidget(self.cross)
        self.column = boxes.column(self.header, spacing=0, margins=0, on=self)

    def come(self) -> None:
        """Called when the page is shown, for the first time or again."""

    def take_focus(self) -> None:
        raise NotImplementedError

    def tick(self) -> None:
        """Called every minute while the page is shown."""

    def handle_event(self, event: Event) -> None:
        """Handle an engine event, whether shown or hidden."""

    def stop(self) -> None: ...

    def waits_for(self, cause: CommandId | None) -> bool:  # noqa: ARG002 - for pages that send commands
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class TabbedPage(SidePage):
    """One of the two pages about feeds, with a tab to the other."""

    tab_wanted = Signal(str)

    def __init__(self, theme: Theme, name: str, title: str) -> None:
        super().__init__(theme, name, title)
        self.tabs = Segmented(theme, title, [(HEALTH, self.tr("Feeds")), (ACTIVITY, self.tr("Activity"))])
        self.tabs.set_value(name)
        self.tabs.chosen.connect(self.tab_wanted.emit)
        self.header.row.insertWidget(self.header.row.indexOf(self.standing) + 1, self.tabs)

    def come(self) -> None:
        self.tabs.set_value(self.name)


class Pages(QWidget):
    """The list with the article, or one page. `changed` emits the current page's name, empty for the list."""

    changed = Signal(str)
    _imported = Signal(str)

    def __init__(self, reading: QWidget) -> None:
        super().__init__()
        self._stack = QStackedLayout(self)
        self._stack.addWidget(reading)
        self._makers: dict[str, tuple[str, Callable[[], SidePage]]] = {}
        self._made: dict[str, SidePage] = {}
        self._wanted: tuple[str, Callable[[SidePage], object]] | None = None
        self._imported.connect(self._go_on, Qt.ConnectionType.QueuedConnection)

    def offer(self, name: str, module: str, make: Callable[[], SidePage]) -> None:
        self._makers[name] = module, make

    @property
    def shown(self) -> str:
        page = self._stack.currentWidget()
        return page.name if isinstance(page, SidePage) else ""

    def page(self, name: str) -> SidePage:
        if name not in self._made:
            _module, make = self._makers[name]
            self._made[name] = make()
            self._stack.addWidget(self._made[name])
        return self._made[name]

    def show_page(self, name: str, then: Callable[[SidePage], object] = lambda _: None) -> None:
        """Show a page instead of list and article.

        A kind's first page needs a hundred imports, done in a thread: it appears when they are finished, unless something else
        was requested since.
        """
        self._wanted = name, then
        module, _make = self._makers[name]
        if module in sys.modules or not run_in_thread("page-import", partial(self._import, name, module)):
            self._put(name)

    def _import(self, name: str, module: str) -> None:
        """Import in a thread. A missing module fails again later, with a report."""
        with suppress(ImportError):
            import_module(module)
        with suppress(RuntimeError):  # the window is gone
            self._imported.emit(name)

    @Slot(str)
    def _go_on(self, name: str) -> None:
        if self._wanted is not None and self._wanted[0] == name:
            self._put(name)

    def _put(self, name: str) -> None:
        page, wanted = self.page(name), self._wanted
        self._wanted = None
        if self._stack.currentWidget() is not page:
            self._stack.setCurrentWidget(page)
            page.come()
            self.changed.emit(name)
        if wanted is not None:
            wanted[1](page)

    def show_reading(self) -> None:
        self._wanted = None
        if self._stack.currentIndex() != 0:
            self._stack.setCurrentIndex(0)
            self.changed.emit("")

    def waits_for(self, cause: CommandId | None) -> bool:
        return any(page.waits_for(cause) for page in self._made.values())

    def stop(self) -> None:
        self._wanted = None
        for page in self._made.values():
            page.stop()

    def tick(self) -> None:
        page = self._stack.currentWidget()
        if isinstance(page, SidePage):
            page.tick()

    def notify(self, event: Event) -> None:
        for page in self._made.values():
            page.handle_event(event)
