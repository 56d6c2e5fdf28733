"""The window: puts the panes side by side and hands things from one to the other. GUI thread only."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QShowEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle, QStackedLayout, QToolButton, QWidget

from reader.domain.clock import Clock
from reader.domain.commands import Command
from reader.domain.entry import EntryRow, Selection, View
from reader.domain.events import CommandFailed, Event, FeedsFound
from reader.domain.preferences import Value
from reader.ui.actions import ACTIONS, build_actions, build_menu
from reader.ui.deeds import Deeds
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.sheet import Sheet
from reader.ui.entries_pane.entries_pane import EntriesPane
from reader.ui.event_flow import EventFlow
from reader.ui.first_start import FirstStart, dropped_file
from reader.ui.focus_ring import FocusRing
from reader.ui.icons import app_pixmap
from reader.ui.library import Library
from reader.ui.overlay import Overlay
from reader.ui.presence import Presence
from reader.ui.query_runner import QueryRunner
from reader.ui.subscriptions_pane.nodes import Kind
from reader.ui.subscriptions_pane.subscriptions_pane import SubscriptionsPane
from reader.ui.theme import Theme
from reader.ui.toast import Toast
from reader.ui.undo import UndoStack, UndoStep

if TYPE_CHECKING:
    from reader.ui.article_pane import ArticlePane

_SIZE = QSize(1360, 860)
_WIDTHS = [251, 375, 732]
_LEAST_WIDTHS = (180, 280, 320)
_GEOMETRY, _SPLITTER = "window/geometry", "window/splitter"
_MINUTE_MILLISECONDS = 60_000
_RELOAD_MILLISECONDS = 200


class MainWindow(QWidget):
    """Panes, sheets and the first start; `demo_wanted` and `export_wanted(Path)` are for the app layer."""

    demo_wanted = Signal()
    export_wanted = Signal(object)

    def __init__(
        self,
        *,
        theme: Theme,
        database: Path,
        submit: Callable[[Command], None],
        clock: Clock,
        settings: QSettings,
        open_url: Callable[[str], None],
        make_article: "Callable[[QWidget], ArticlePane]",
        picture_path: Callable[[str], Path | None],
    ) -> None:
        super().__init__()
        self.theme = theme
        self.submit = submit
        self.clock = clock
        self.open_url = open_url
        self.library = Library(database)
        self.runner = QueryRunner(database, self)
        self.overlay = Overlay()
        self.undo_stack = UndoStack()
        self._settings = settings
        self._sheet: Sheet | None = None
        self._marks_on_open = bool(self.library.preferences()["reading.mark_read_on_open"])
        self.first_start = FirstStart(theme, clock, submit, self)
        self.subscriptions = SubscriptionsPane(theme, self.library, self.runner, clock, submit, self)
        self.entries = EntriesPane(theme, self.library, self.runner, self.overlay, clock, picture_path, self)
        self.article = make_article(self)
        self.presence = Presence(clock, submit, self)
        self._splitter = self._lay_out()
        self._toast = Toast(theme, self)
        self._ring = FocusRing(theme, self)
        self.deeds = Deeds(self)
        self.actions_by_name = build_actions(self, self.deeds)
        self.flow = EventFlow(self)
        self._connect()
        self._start()

    def _lay_out(self) -> QSplitter:
        self.setWindowTitle("Beforehand")
        self.setWindowIcon(QIcon(app_pixmap(128)))
        self.setAcceptDrops(True)
        splitter = _Splitter()
        for pane, least in zip((self.subscriptions, self.entries, self.article), _LEAST_WIDTHS, strict=True):
            pane.setMinimumWidth(least)
            splitter.addWidget(pane)
        splitter.setStretchFactor(2, 1)
        splitter.setSizes(_WIDTHS)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(splitter)
        self._pages.addWidget(self.first_start)
        return splitter

    def _connect(self) -> None:
        actions, deeds, head = self.actions_by_name, self.deeds, self.entries.head
        menu_button = self.subscriptions.menu_button
        menu_button.setMenu(build_menu(self, actions))
        menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        head.mark_button.clicked.connect(deeds.mark_all_read)
        head.retrieve_button.clicked.connect(deeds.retrieve_shown)
        keys = {row.name: row.keys[0] for row in ACTIONS if row.keys}
        head.mark_button.set_name(self.tr("Mark all read"), keys["mark_all_read"])
        head.retrieve_button.set_name(self.tr("Retrieve now"), keys["retrieve_shown"])
        head.search_button.set_name(self.tr("Search"), keys["search"])
        head.unread_button.set_name(self.tr("Show unread only"), keys["show_unread_only"])
        menu_button.set_name(self.tr("Menu"), keys["open_menu"])
        self.subscriptions.selection_wanted.connect(self._show_selection)
        self.subscriptions.mark_all_wanted.connect(deeds.mark_selection_read)
        self.subscriptions.model.dataChanged.connect(self._count_soon)
        self.entries.opened.connect(self._open_article)
        self.entries.selection_shown.connect(self._list_shown)
        self.entries.empty.retrieve_wanted.connect(deeds.retrieve_shown)
        self.article.star_toggled.connect(lambda _: deeds.toggle_star())
        self.article.read_toggled.connect(lambda _: deeds.toggle_read())
        self.article.next_requested.connect(deeds.next_unread)
        self.first_start.import_wanted.connect(deeds.import_opml)
        self.first_start.file_dropped.connect(deeds.import_file)
        self.first_start.demo_wanted.connect(self.demo_wanted)
        self.theme.changed.connect(self.update)

    def _start(self) -> None:
        self._count_timer = _single_shot(self, 0, self._show_count)
        self._reload_timer = _single_shot(self, _RELOAD_MILLISECONDS, self.reload_tree)
        self._minute = QTimer(self)
        self._minute.setInterval(_MINUTE_MILLISECONDS)
        self._minute.timeout.connect(self._tell_time)
        self._minute.start()
        self.resize(_SIZE)
        geometry, widths = self._settings.value(_GEOMETRY), self._settings.value(_SPLITTER)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        if isinstance(widths, QByteArray):
            self._splitter.restoreState(widths)
        for key, value in self.library.preferences().items():
            self.article.apply_preference(key, value)
        self.article.show_article(None)
        self.reload_tree()
        self.subscriptions.select_view(View.ALL)
        self.flow.read_standing()

    # What events lead to

    def take_events(self, batch: tuple[Event, ...]) -> None:
        """Handle a batch from the bridge."""
        self.flow.take(batch)

    def reload_tree(self) -> None:
        """Read folders and subscriptions again; without any the first start is shown."""
        self.subscriptions.reload()
        has_feeds = self.subscriptions.has_feeds()
        was_first_start = self._pages.currentIndex() == 1
        self._pages.setCurrentIndex(0 if has_feeds else 1)
        if not has_feeds and not was_first_start:
            self.first_start.greet()
            self.first_start.field.setFocus(Qt.FocusReason.OtherFocusReason)
        elif has_feeds and was_first_start:
            self.entries.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._enable_actions()

    def reload_soon(self) -> None:
        """Read the tree again once a burst is over."""
        if not self._reload_timer.isActive():
            self._reload_timer.start()

    def take_preference(self, key: str, value: Value) -> None:
        """Follow a preference that changed."""
        if key == "look.theme":
            self.theme.set_preference(str(value))
        elif key == "reading.mark_read_on_open":
            self._marks_on_open = bool(value)

    def picture_ready(self, url: str, path: str) -> None:
        """A picture may be a thumbnail."""
        self.entries.thumbnails.load(url, Path(path))

    def say(self, text: str) -> None:
        """Tell something in one line."""
        self._toast.say(text)

    def offer_undo(self, step: UndoStep, count: int) -> None:
        """Say what was done and offer to take it back."""
        text = self.tr("%n articles: ", "", count) + step.label if count > 1 else step.label
        self._toast.say(text, self.tr("Undo"), lambda: self._undo(step))

    def show_sheet(self, sheet: Sheet) -> None:
        """Follow a sheet with events while it is open; one at a time."""
        if self._sheet is not None:
            self._sheet.close_sheet()
        self._sheet = sheet
        sheet.closed.connect(self._sheet_closed)
        self._enable_actions()

    def tell_sheets(self, event: Event) -> None:
        """Let the open sheet and the first start see an event."""
        if self._sheet is not None:
            self._sheet.handle_event(event)
        is_own = self.first_start.is_waiting_for(event.cause)
        self.first_start.handle_event(event)
        if is_own and isinstance(event, FeedsFound):
            sheet = AddFeedSheet(self.theme, self, self.submit, address=self.first_start.field.text())
            self.show_sheet(sheet)
            sheet.offer(event)

    def is_answered_by_sheet(self, event: CommandFailed) -> bool:
        """Whether a failure is shown where the command was given."""
        is_own = self._sheet is not None and self._sheet.waits_for(event.cause)
        return is_own or self.first_start.is_waiting_for(event.cause)

    def when_shown(self, then: Callable[[], object]) -> None:
        """Do something once the list that is being read stands."""
        self.entries.then(then)

    def _undo(self, step: UndoStep) -> None:
        command = self.undo_stack.take(step)
        if command is not None:
            self.submit(command)

    def _sheet_closed(self) -> None:
        self._sheet = None
        self._enable_actions()

    def _enable_actions(self) -> None:
        is_free = self._sheet is None
        always = {"add_feed", "import_opml", "undo", "quit"}
        has_feeds = self.subscriptions.has_feeds()
        for name, action in self.actions_by_name.items():
            action.setEnabled(is_free and (has_feeds or name in always))

    # What panes lead to

    def _show_selection(self, selection: Selection, title: str) -> None:
        self.entries.head.close_search()
        self.entries.show_selection(selection, title)

    def _list_shown(self, selection: Selection) -> None:
        if selection.view is View.SEARCH:
            self.subscriptions.clear_selection()
        elif self.subscriptions.current() is None:
            self.subscriptions.select_view(View.ALL)
        self._show_count()

    def _open_article(self, row: EntryRow) -> None:
        article = self.library.article(row.entry_id)
        self.article.show_article(article)
        if article is None:
            return
        self.presence.opened_article(row.feed_id)
        if self._marks_on_open:
            self.deeds.mark_read([row], is_read=True, is_silent=True)

    def _count_soon(self) -> None:
        if not self._count_timer.isActive():
            self._count_timer.start()

    def _show_count(self) -> None:
        if self.entries.selection.view is View.SEARCH:
            return
        node = self.subscriptions.current()
        if node is not None and node.key == (Kind.SMART, View.ALL.value):
            node = self.subscriptions.model.find((Kind.SMART, View.UNREAD.value))
        unread = node.unread if node is not None else 0
        if node is not None and node.key == (Kind.SMART, View.STARRED.value):
            self.entries.head.set_count(self.tr("%n articles", "", unread))
        else:
            self.entries.head.set_count(self.tr("%n unread", "", unread) if unread else self.tr("All read"))

    def _tell_time(self) -> None:
        self.subscriptions.promise.refresh()
        self.entries.view.viewport().update()

    # What Qt tells

    def showEvent(self, event: QShowEvent) -> None:
        """A look."""
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self.presence)
        self.presence.came_to_front()

    def changeEvent(self, event: QEvent) -> None:
        """Activation after a while is a look too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.presence.came_to_front()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files anywhere."""
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """An OPML file, it is hoped; the preview says so if not."""
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.deeds.import_file(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember sizes, let go of the database."""
        self._settings.setValue(_GEOMETRY, self.saveGeometry())
        self._settings.setValue(_SPLITTER, self._splitter.saveState())
        self._minute.stop()
        self.runner.stop()
        self.article.stop()
        self.library.close()
        super().closeEvent(event)


class _Splitter(QSplitter):
    """A hairline that can be grabbed 3 pixels to each side."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)

    def createHandle(self) -> QSplitterHandle:
        """Qt's own handle with a wider mouse area."""
        handle = super().createHandle()
        handle.setContentsMargins(3, 0, 3, 0)
        handle.setAttribute(Qt.WidgetAttribute.WA_MouseNoMask)
        return handle


def _single_shot(parent: QObject, milliseconds: int, do: Callable[[], None]) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(do)
    return timer
