"""The window: puts the panes side by side and hands things from one to the other. GUI thread only."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QByteArray, QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QToolButton

from reader.domain.entry import EntryRow, Selection, View
from reader.domain.events import Event, FeedsFound
from reader.domain.ids import EntryId
from reader.domain.preferences import Value
from reader.ui.actions.handlers import Deeds
from reader.ui.actions.keys import PREFERENCE, apply_keys, read_keys, shown_keys
from reader.ui.actions.table import build_actions, build_menu
from reader.ui.article_list.empty_state import Place
from reader.ui.data.nodes import FOR_YOU_ROW, WHOLE, Kind
from reader.ui.dialogs.tag_popover import TagPopover
from reader.ui.widgets.dropped import dropped_address, dropped_file
from reader.ui.widgets.repeating import repeating
from reader.ui.window import for_you_links
from reader.ui.window.event_flow import EventFlow
from reader.ui.window.last_place import keep_last_place, return_to_last_place
from reader.ui.window.list_links import ListLinks
from reader.ui.window.page_links import PageLinks
from reader.ui.window.window_parts import WindowNeeds, WindowParts, single_shot
from reader.ui.window.window_place import fit_to_screen

_SIZE = QSize(1360, 860)
_GEOMETRY = "window/geometry"
_MINUTE_MILLISECONDS = 60_000


class MainWindow(WindowParts):
    """Panes, sheets and the first start; `demo_wanted`, `export_wanted(Path)`, `ending` and `ended` are for the app layer."""

    ending = Signal()
    ended = Signal()

    def __init__(self, needs: WindowNeeds) -> None:
        super().__init__(needs)
        self._is_closed = False
        self._presses_before_end: int | None = None
        self.stays_instead: Callable[[], bool] = lambda: False
        """Asked when the window is closed: whether the program stays, so that the window is hidden at most."""
        self.deeds = Deeds(self)
        self.actions_by_name = build_actions(self, self.deeds)
        self._preference_actions = self.deeds.preference_actions()
        self.flow = EventFlow(self)
        self.list_links = ListLinks(self, self.deeds)
        self._connect()
        self._start()

    def _connect(self) -> None:
        actions, deeds, head = self.actions_by_name, self.deeds, self.entries.head
        for action in actions.values():
            action.triggered.connect(self.presence.acted)
        menu_button = self.subscriptions.menu_button
        menu_button.setMenu(build_menu(self, actions))
        menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        head.mark_button.clicked.connect(deeds.mark_all_read)
        head.retrieve_button.clicked.connect(deeds.retrieve_shown)
        self.subscriptions.selection_wanted.connect(self._show_selection)
        self.page_links = PageLinks(self, deeds)
        self.panes.pages.changed.connect(self._page_shown)
        self.subscriptions.mark_all_wanted.connect(deeds.mark_lists_read)
        self.subscriptions.properties_wanted.connect(deeds.feed_properties)
        self.subscriptions.site_wanted.connect(deeds.open_site)
        self.subscriptions.address_wanted.connect(deeds.copy_feed_address)
        self.subscriptions.tree.aside_wanted.connect(deeds.open_address)
        self.subscriptions.tree.file_dropped.connect(deeds.import_file)
        self.subscriptions.tree.address_dropped.connect(deeds.take_address)
        self.subscriptions.model.many_changed.connect(self._count_soon)
        self.entries.opened.connect(self._open_article)
        self.entries.selection_shown.connect(self._list_shown)
        self.entries.empty.retrieve_wanted.connect(deeds.retrieve_shown)
        self.entries.notice.retry_wanted.connect(deeds.retrieve_shown)
        self.entries.notice.site_wanted.connect(deeds.open_site)
        self.entries.notice.unsubscribe_wanted.connect(deeds.remove_shown)
        self.subscriptions.standing_changed.connect(self._show_place)
        self.article.star_toggled.connect(lambda _: deeds.toggle_star())
        self.article.read_toggled.connect(lambda _: deeds.toggle_read())
        self.article.next_requested.connect(deeds.next_unread)
        self.article.head.services_wanted.connect(deeds.share_services)
        deeds.join_article(actions)
        self.article.entry_opened.connect(deeds.show_entry)
        self.first_start.import_wanted.connect(deeds.import_opml)
        self.first_start.file_dropped.connect(deeds.import_file)
        self.first_start.address_dropped.connect(deeds.take_address)
        self.first_start.topics_wanted.connect(deeds.choose_starters)
        self.first_start.demo_wanted.connect(self.demo_wanted)
        self.theme.changed.connect(self.update)

    def _take_keys(self, text: str) -> None:
        """Let actions have the keys the user gave them, and tool tips say so."""
        keys = read_keys(text)
        apply_keys(self.actions_by_name, keys)
        head = self.entries.head
        for button, name, words in (
            (head.mark_button, "mark_all_read", self.tr("Mark all read")),
            (head.retrieve_button, "retrieve_shown", self.tr("Retrieve now")),
            (head.search_button, "search", self.tr("Search")),
            (head.unread_button, "show_unread_only", self.tr("Show unread only")),
            (self.subscriptions.menu_button, "open_menu", self.tr("Menu")),
        ):
            button.set_name(words, *map(shown_keys, keys[name][:1]))

    def _start(self) -> None:
        self._count_timer = single_shot(self, 0, self._show_count)
        self._minute = repeating(self, _MINUTE_MILLISECONDS, self._tell_time)
        self._minute.start()
        self.resize(_SIZE)
        geometry = self.settings.value(_GEOMETRY)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        fit_to_screen(self)
        for key, value in self.library.preferences().items():
            self.article.apply_preference(key, value)
            self.list_links.take_preference(key, value)
            self.deeds.take_preference(key, value)
            if key in {"look.layout", "look.counts"}:
                super().take_preference(key, value)
            if key == PREFERENCE:
                self._take_keys(str(value))
        self.article.show_selection_hint(self.tr("Choose an article, or press Space to read the first unread one."))
        self.article.show_article(None)
        self.reload_tree()
        return_to_last_place(self.settings, self.subscriptions, self.entries)
        self.entries.show_beginning()
        # numpy comes with it, so the whole list is to stand first
        self.entries.selection_shown.connect(lambda _: self.subscriptions.foot.refresh(), Qt.ConnectionType.SingleShotConnection)
        self.flow.read_standing()
        self.health.look_soon()

    # What events lead to

    def take_events(self, batch: tuple[Event, ...]) -> None:
        """Handle a batch from the bridge; what arrives after the window was closed has nobody to be shown to."""
        if not self._is_closed:
            self.flow.take(batch)

    def take_preference(self, key: str, value: Value) -> None:
        """Follow a preference that changed."""
        super().take_preference(key, value)
        self.list_links.take_preference(key, value)
        self.deeds.take_preference(key, value)
        if key == PREFERENCE:
            self._take_keys(str(value))
        elif key == for_you_links.PREFERENCE:
            self.for_you.forget()

    def choices(self) -> list[tuple[str, QAction]]:
        """Every preference by its name, and the services to share with."""
        return [*self._preference_actions, *self.deeds.service_actions()]

    def offer_feeds(self, found: FeedsFound) -> None:
        """A sheet with what was typed and what it led to."""
        self.deeds.offer_feeds(self.first_start.field.text(), found)

    def ask_tags(self, rows: Sequence[EntryRow]) -> None:
        """A popover beside the first of the articles."""
        if rows:
            known = [tag.name for tag in self.library.tags()]
            ids = tuple(row.entry_id for row in rows)
            popover = TagPopover(
                self.theme, self, rows, known, partial(self._place_of, rows[0].entry_id), partial(self._tag, ids)
            )
            popover.follow(self.entries.view)
            self.show_sheet(popover)

    def _place_of(self, entry_id: EntryId) -> QRect:
        place, view = self.entries.model.row_of(entry_id), self.entries.view
        area = view.visualRect(self.entries.model.index(-1 if place is None else place, 0))
        return area.translated(view.viewport().mapTo(self, QPoint()))

    def _tag(self, ids: tuple[EntryId, ...], add: tuple[str, ...], remove: tuple[str, ...]) -> None:
        self.deeds.tag_articles(ids, add=add, remove=remove)

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
        self.entries.head.close_search()
        self.entries.show_selection(selection, title)

    def _list_shown(self, selection: Selection) -> None:
        if selection.view is View.SEARCH:
            self.subscriptions.clear_selection()
        elif self.subscriptions.current() is None and not self.panes.pages.shown:
            self.subscriptions.select_view(View.ALL)
        self._show_count()
        self._show_place()

    def _open_article(self, row: EntryRow) -> None:
        self.show_reading()
        self.panes.read()
        article = self.library.article(row.entry_id)
        self.article.show_article(article)
        if article is None:
            return
        self.presence.opened_article(row.entry_id, row.feed_id)
        if self.subscriptions.tree.hasFocus() and self.entries.view.isVisible():
            # Arrows and Delete are meant for articles from now on, not for the row of the sidebar.
            self.entries.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.marks_on_open:
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
        address = node.address if node is not None else ""
        if node is not None and node.key in WHOLE:
            self.entries.head.set_count(self.tr("%n articles", "", unread))
        elif node is not None and node.key == FOR_YOU_ROW:
            self.for_you.show_learned()
        else:
            self.entries.head.set_count(self._unread_words(unread), address)

    def _unread_words(self, unread: int) -> str:
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
        unreached = self.subscriptions.promise.unreached
        self.entries.empty.set_place(
            Place(is_fresh=is_fresh, is_failing=health is not None, is_bare=is_bare, unreached=unreached)
        )

    def _tell_time(self) -> None:
        self.subscriptions.promise.refresh()
        self.subscriptions.foot.tick()
        self.panes.pages.tick()
        if self.panes.pages.shown:
            self.health.look_soon()
        self.entries.view.viewport().update()

    # What Qt tells

    def showEvent(self, event: QShowEvent) -> None:
        """A look, unless the window only takes its place among the minimised ones."""
        super().showEvent(event)
        fit_to_screen(self)
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self.presence)
        self._tell_time()
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
        """Activation after a while is a look too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.presence.came_to_front()
        elif event.type() == QEvent.Type.ActivationChange:
            self.presence.went_to_back()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and addresses anywhere."""
        if dropped_file(event.mimeData()) is not None or dropped_address(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """An OPML file, it is hoped, or an address; the sheet says so if not."""
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.deeds.import_file(path)
        elif dropped_address(event.mimeData()):
            event.acceptProposedAction()
            self.deeds.take_address(dropped_address(event.mimeData()))

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
        if not is_end and self.stays_instead():
            event.ignore()
            return
        if not self._is_closed:
            self._let_go()
        super().closeEvent(event)
        self.ended.emit()

    def _let_go(self) -> None:
        self.ending.emit()
        self.presence.left_article()
        self._keep_place()
        self._is_closed = True
        for timer in self.findChildren(QTimer):
            timer.stop()
        self.runner.stop()
        self.panes.pages.stop()
        self.article.stop()
        self.library.close()

    def _keep_place(self) -> None:
        self.settings.setValue(_GEOMETRY, self.saveGeometry())
        keep_last_place(self.settings, self.subscriptions, self.entries)
        self.panes.remember()
