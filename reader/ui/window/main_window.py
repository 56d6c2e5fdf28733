"""The window: joins its parts with the handlers, and answers Qt. GUI thread only."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QIcon,
    QShowEvent,
)
from PySide6.QtWidgets import QToolButton, QWidget

from reader.domain.entry import EntryRow, Selection, View
from reader.domain.events import Event
from reader.domain.marks import Mark
from reader.domain.preferences import Preferences
from reader.storage import entries
from reader.ui.actions.keys import apply_keys, read_keys, shown_keys
from reader.ui.actions.table import OF_THE_LIST, WITHOUT_FEEDS, build_actions, build_menu
from reader.ui.article_list.empty_state import Place
from reader.ui.data.nodes import FOR_YOU_ROW, WHOLE, Kind
from reader.ui.data.timers import repeating, single_shot
from reader.ui.look.icons import app_pixmap
from reader.ui.widgets.dropped import dropped_address, dropped_file
from reader.ui.widgets.speech import in_role
from reader.ui.window.event_flow import EventFlow
from reader.ui.window.handlers.handlers import Handlers
from reader.ui.window.last_place import keep_last_place, return_to_last_place
from reader.ui.window.list_links import ListLinks
from reader.ui.window.page_links import PageLinks
from reader.ui.window.window_parts import WindowNeeds, WindowParts
from reader.ui.window.window_place import fit_to_screen

_SIZE = QSize(1360, 860)
_GEOMETRY = "window/geometry"
_MINUTE_MILLISECONDS = 60_000


class MainWindow(QWidget):
    """Panes, sheets and the first start; `demo_wanted`, `export_wanted(Path)`, `ending` and `ended` are for the app layer."""

    demo_wanted = Signal()
    export_wanted = Signal(object)
    ending = Signal()
    ended = Signal()

    def __init__(self, needs: WindowNeeds) -> None:
        super().__init__()
        self.setWindowTitle("Beforehand")
        self.setWindowIcon(QIcon(app_pixmap(128)))
        self.setAcceptDrops(True)
        self.parts = parts = WindowParts(needs, self)
        self.theme, self.clock, self.settings, self.submit = parts.theme, parts.clock, parts.settings, parts.submit
        self.connection, self.runner, self.overlay, self.undo_stack = (
            parts.connection,
            parts.runner,
            parts.overlay,
            parts.undo_stack,
        )
        self.subscriptions, self.entries, self.article = parts.subscriptions, parts.entries, parts.article
        self.panes, self.first_start, self.banner = parts.panes, parts.first_start, parts.banner
        self.presence, self.health, self.for_you = parts.presence, parts.health, parts.for_you
        self.say, self.show_sheet = parts.say, parts.show_sheet
        self.preferences = parts.preferences
        self._is_closed = False
        self._presses_before_end: int | None = None
        self.hides_instead: Callable[[], bool] = lambda: False
        """Asked when the window is closed: whether the program stays, so that the window is hidden at most."""
        self.handlers = Handlers(parts, self.end, self.export_wanted.emit)
        self.actions_by_name = build_actions(self, self.handlers.by_name)
        self.flow = EventFlow(parts, self.handlers.pages.go_health)
        self.list_links = ListLinks(parts, self.handlers, self.actions_by_name)
        self._connect()
        self._start()

    def _connect(self) -> None:
        actions, handlers, header = self.actions_by_name, self.handlers, self.entries.header
        for action in actions.values():
            action.triggered.connect(self.presence.acted)
        menu_button = self.subscriptions.menu_button
        menu = build_menu(self, actions)
        menu.aboutToShow.connect(partial(handlers.marking.name_toggle, actions["toggle_read"]))
        menu_button.setMenu(menu)
        menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        header.mark_button.clicked.connect(handlers.marking.mark_all_read)
        header.retrieve_button.clicked.connect(handlers.feeds.retrieve_shown)
        self.subscriptions.selection_wanted.connect(self._show_selection)
        self.page_links = PageLinks(self.parts, handlers)
        self.parts.front.reloaded.connect(self._tree_read)
        self.parts.sheet.changed.connect(self._enable_actions)
        self.panes.pages.changed.connect(self._page_shown)
        self.subscriptions.mark_all_wanted.connect(handlers.feeds.mark_lists_read)
        self.subscriptions.properties_wanted.connect(handlers.feeds.feed_properties)
        self.subscriptions.site_wanted.connect(handlers.feeds.open_site)
        self.subscriptions.address_wanted.connect(handlers.feeds.copy_feed_address)
        self.subscriptions.tree.aside_wanted.connect(handlers.pages.open_address)
        self.subscriptions.tree.file_dropped.connect(handlers.feeds.import_file)
        self.subscriptions.tree.address_dropped.connect(handlers.feeds.handle_address)
        self.subscriptions.model.many_changed.connect(self._count_soon)
        self.entries.opened.connect(self._open_article)
        self.entries.selection_shown.connect(self._list_shown)
        self.entries.empty.retrieve_wanted.connect(handlers.feeds.retrieve_shown)
        self.entries.notice.retry_wanted.connect(handlers.feeds.retrieve_shown)
        self.entries.notice.site_wanted.connect(handlers.feeds.open_site)
        self.entries.notice.unsubscribe_wanted.connect(handlers.feeds.remove_shown)
        self.subscriptions.standing_changed.connect(self._show_place)
        self.article.star_toggled.connect(lambda _: handlers.marking.toggle(Mark.STARRED))
        self.article.read_toggled.connect(lambda _: handlers.marking.toggle_read())
        self.article.next_requested.connect(handlers.reading.next_unread)
        self.article.header.services_wanted.connect(handlers.preferences.share_services)
        handlers.join(actions)
        self.article.entry_opened.connect(handlers.palette.show_entry)
        self.article.link_opened.connect(self.presence.opened_link)
        self.first_start.import_wanted.connect(handlers.feeds.import_opml)
        self.first_start.file_dropped.connect(handlers.feeds.import_file)
        self.first_start.address_dropped.connect(handlers.feeds.handle_address)
        self.first_start.topics_wanted.connect(handlers.feeds.choose_starters)
        self.first_start.feeds_found.connect(handlers.feeds.offer_feeds)
        self.first_start.demo_wanted.connect(self.demo_wanted)
        self.theme.changed.connect(self.update)

    def _apply_keys(self, text: str) -> None:
        """Let actions have the keys the user gave them, and tool tips say so."""
        keys = read_keys(text)
        apply_keys(self.actions_by_name, keys)
        header = self.entries.header
        for button, name, label in (
            (header.mark_button, "mark_all_read", self.tr("Mark all as read")),
            (header.retrieve_button, "retrieve_shown", self.tr("Refresh")),
            (header.search_button, "search", self.tr("Search")),
            (header.unread_button, "show_unread_only", self.tr("Show unread only")),
            (self.subscriptions.menu_button, "open_menu", self.tr("Menu")),
        ):
            button.set_name(label, *map(shown_keys, keys[name][:1]))

    def _start(self) -> None:
        self._count_timer = single_shot(self, 0, self._show_count)
        self._minute = repeating(self, _MINUTE_MILLISECONDS, self._update_times)
        self._minute.start()
        self.resize(_SIZE)
        geometry = self.settings.value(_GEOMETRY)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        fit_to_screen(self)
        self._follow_preferences()
        self.article.show_selection_hint(self.tr("Select an article, or press Space for the first unread."))
        self.article.show_article(None)
        self.parts.front.reload()
        return_to_last_place(self.settings, self.subscriptions, self.entries)
        self.entries.show_beginning()
        # numpy comes with it, so the whole list is to stand first
        self.entries.selection_shown.connect(
            lambda _: self.subscriptions.footer.refresh(), Qt.ConnectionType.SingleShotConnection
        )
        self.flow.read_standing()
        self.health.check_soon()

    def _follow_preferences(self) -> None:
        """Connects what is made elsewhere: the tray, the services to share with, the density of the list."""
        on_change = self.preferences.on_change
        self.article.follow(self.preferences)
        on_change(Preferences.look_theme, self.theme.set_preference)
        on_change(Preferences.look_layout, self.panes.arrange)
        on_change(Preferences.look_counts, lambda is_shown: self.subscriptions.show_counts(is_shown=is_shown))
        on_change(Preferences.look_keys, self._apply_keys)
        on_change(Preferences.habits_record, self.for_you.follow_learning)

    # What events lead to

    def handle_events(self, batch: tuple[Event, ...]) -> None:
        """Handle a batch from the bridge; what arrives after the window was closed has nobody to be shown to."""
        if not self._is_closed:
            self.flow.handle(batch)

    def _tree_read(self) -> None:
        self._enable_actions()
        self.parts.icons.complete(self.subscriptions.model.feed_ids())

    def _enable_actions(self) -> None:
        is_free = self.parts.sheet.shown is None
        has_feeds = self.subscriptions.has_feeds()
        for name, action in self.actions_by_name.items():
            is_in_view = name not in OF_THE_LIST or not self.panes.pages.shown
            action.setEnabled(is_free and is_in_view and (has_feeds or name in WITHOUT_FEEDS))

    # What panes lead to

    def _page_shown(self, name: str) -> None:
        if name:
            self.presence.left_article()
        self._enable_actions()
        if not name:
            self._list_shown(self.entries.selection)

    def _show_selection(self, selection: Selection, title: str) -> None:
        self.panes.pages.show_reading()
        self.panes.need_list()
        self.entries.header.close_search()
        self.entries.show_selection(selection, title)

    def _list_shown(self, selection: Selection) -> None:
        if selection.view is View.SEARCH:
            self.subscriptions.clear_selection()
        elif self.subscriptions.current() is None and not self.panes.pages.shown:
            self.subscriptions.select_view(View.ALL)
        self._show_count()
        self._show_place()

    def _open_article(self, row: EntryRow) -> None:
        self.parts.front.show_reading()
        self.panes.read()
        article = entries.article(self.connection, row.entry_id)
        self.article.show_article(article)
        if article is None:
            return
        self.presence.opened_article(row.entry_id, row.feed_id)
        if self.subscriptions.tree.hasFocus() and self.entries.view.isVisible():
            # Arrows and Delete are meant for articles from now on, not for the row of the sidebar.
            self.entries.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.preferences.values.reading_mark_read_on_open:
            self.handlers.marking.mark_read([row], is_read=True, is_silent=True)

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
        address = node.address if node is not None else ""
        if node is not None and node.key in WHOLE:
            self.entries.header.set_count(self.tr("%n articles", "", unread))
        elif node is not None and node.key == FOR_YOU_ROW:
            self.for_you.show_learned()
        else:
            self.entries.header.set_count(self._unread_text(unread), address)

    def _unread_text(self, unread: int) -> str:
        if unread:
            return self.tr("%n unread", "", unread)
        return self.tr("All read") if self.entries.model.rowCount() else self.tr("No articles")

    def _show_place(self) -> None:
        """What is known of the chosen feed or folder, beside its articles."""
        node = None if self.entries.selection.view is View.SEARCH else self.subscriptions.current()
        health = node.health if node is not None else None
        is_bare = node is not None and node.kind is Kind.FOLDER and not self.subscriptions.model.feed_ids_below(node)
        is_fresh = node is not None and self.subscriptions.is_fresh(node)
        self.entries.notice.explain(health, node.address if node is not None else "")
        unreached = self.subscriptions.status_line.unreached
        self.entries.empty.set_place(
            Place(is_fresh=is_fresh, is_failing=health is not None, is_bare=is_bare, unreached=unreached)
        )

    def _update_times(self) -> None:
        self.subscriptions.status_line.refresh()
        self.subscriptions.footer.tick()
        self.panes.pages.tick()
        if self.panes.pages.shown:
            self.health.check_soon()
        self.entries.view.viewport().update()

    # What Qt tells

    def make_spoken(self) -> QAccessibleInterface:
        """A window, as Qt says of its own main windows only."""
        return in_role(self, QAccessible.Role.Window)

    def showEvent(self, event: QShowEvent) -> None:
        """A visit, unless the window is only shown minimised."""
        super().showEvent(event)
        fit_to_screen(self)
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self.presence)
        self._update_times()
        self._minute.start()
        if not self.isMinimized():
            self.presence.came_to_front()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody sees the time pass; what the user would find again is kept, should the program be killed meanwhile."""
        super().hideEvent(event)
        self._minute.stop()
        self.presence.went_to_back()
        if not self._is_closed:
            self._keep_place()
            self.settings.sync()

    def changeEvent(self, event: QEvent) -> None:
        """Activation after a while is a visit too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.presence.came_to_front()
        elif event.type() == QEvent.Type.ActivationChange:
            self.presence.went_to_back()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()) is not None or dropped_address(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """An OPML file, it is hoped, or an address; the sheet says so if not."""
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.handlers.feeds.import_file(path)
        elif dropped_address(event.mimeData()):
            event.acceptProposedAction()
            self.handlers.feeds.handle_address(dropped_address(event.mimeData()))

    def end(self) -> None:
        """Close the window for good, whatever closing means."""
        self.get_ready_to_end()
        self.close()

    def get_ready_to_end(self) -> None:
        """The session ends: keep sizes and places, and let the next closing be the last; unless the window is used before it, for
        then the user has stayed.
        """
        self._presses_before_end = self.presence.presses
        if not self._is_closed:
            self._keep_place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Hide, where the program stays; else remember sizes, let go of the database."""
        is_end = self._presses_before_end == self.presence.presses
        if not is_end and self.hides_instead():
            event.ignore()
            return
        if not self._is_closed:
            self._release()
        super().closeEvent(event)
        self.ended.emit()

    def _release(self) -> None:
        self.ending.emit()
        self.presence.left_article()
        self._keep_place()
        self._is_closed = True
        for timer in self.findChildren(QTimer):
            timer.stop()
        self.runner.stop()
        self.panes.pages.stop()
        self.article.stop()
        self.connection.close()

    def _keep_place(self) -> None:
        self.settings.setValue(_GEOMETRY, self.saveGeometry())
        keep_last_place(self.settings, self.subscriptions, self.entries)
        self.panes.remember()
