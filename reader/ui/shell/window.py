"""Main window: connects its parts with the handlers, remembers its place on the screen, and answers Qt. GUI thread only."""

import json
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict

from PySide6.QtCore import QByteArray, QEvent, QLocale, QMargins, QRect, QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QHideEvent,
    QIcon,
    QKeyEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QComboBox, QStyle, QWidget

from reader.domain.entry import Selection, View
from reader.domain.events import Event
from reader.domain.preferences import Preferences
from reader.storage.news import entry_count
from reader.ui.article.page import ArticlePage, LeftPlace
from reader.ui.data.bridge import Bridge
from reader.ui.data.nodes import Kind
from reader.ui.data.timers import repeating
from reader.ui.kit.actions import build_actions
from reader.ui.kit.drag import dropped_address, dropped_file
from reader.ui.kit.focus import LEAVES_SPACE, in_role
from reader.ui.kit.icons import app_pixmap
from reader.ui.list.loading import may_have_section
from reader.ui.list.pane import EntriesPane
from reader.ui.list.view import ListPlace
from reader.ui.pictures.process import PROCESSES
from reader.ui.shell.actions.table import ROWS, Handlers
from reader.ui.shell.connections import ActionLinks, ListLinks, PageLinks, PaneLinks
from reader.ui.shell.events import EventFlow
from reader.ui.shell.parts import WindowNeeds, WindowParts
from reader.ui.shell.reading import ArticleStyle, ManyArticles
from reader.ui.sidebar.pane import SubscriptionsPane
from reader.ui.text.languages import SOURCE, install_language
from reader.ui.text.times import local_day

_KEY = "list/last"
_VIRTUAL_SCREEN_PX = 800
"""Side of the screen that Qt invents if there is none; screenshots of larger windows must stay possible."""
_IN_REACH_PX = 80
_EDGE_PX = 4


def fit_to_screen(window: QWidget) -> None:
    """Shrink a window to its screen and move it back if its title bar is out of reach."""
    screen = QGuiApplication.screenAt(window.geometry().center()) or window.screen()
    if window.isMaximized() or window.isFullScreen() or _is_invented(screen):
        return
    fitted = fitted_geometry(window.geometry(), screen.availableGeometry(), _frame(window))
    if fitted != window.geometry():
        window.setGeometry(fitted)


def fitted_geometry(wanted: QRect, room: QRect, frame: QMargins) -> QRect:
    """Return the wanted geometry, clipped and moved into `room` if it is too large or outside."""
    inside = room.marginsRemoved(frame)
    size = wanted.size().boundedTo(inside.size())
    header = QRect(wanted.left(), wanted.top() - frame.top(), wanted.width(), max(frame.top(), 1))
    seen = header.intersected(room)
    if size == wanted.size() and seen.width() >= min(_IN_REACH_PX, wanted.width()) and seen.height() > 0:
        return wanted
    left = min(max(wanted.left(), inside.left()), inside.right() + 1 - size.width())
    top = min(max(wanted.top(), inside.top()), inside.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


def _frame(window: QWidget) -> QMargins:
    """Return the window manager's frame, an estimate until the window was shown."""
    outer, inner = window.frameGeometry(), window.geometry()
    if outer != inner:
        return QMargins(
            inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(), outer.bottom() - inner.bottom()
        )
    return QMargins(_EDGE_PX, window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight), _EDGE_PX, _EDGE_PX)


def _is_invented(screen: QScreen) -> bool:
    ratio, size = screen.devicePixelRatio(), screen.size()
    is_it = all(abs(side * ratio - _VIRTUAL_SCREEN_PX) <= ratio for side in (size.width(), size.height()))
    return QGuiApplication.platformName() == "offscreen" and is_it


def keep_last_place(settings: QSettings, subscriptions: SubscriptionsPane, lists: EntriesPane) -> None:
    """Save list and article; a search is saved as if it had been closed."""
    lists.opening.keep_place()
    node, selection = subscriptions.listed(), subscriptions.selection()
    if node is None or selection is None:
        settings.remove(_KEY)
        return
    place = lists.opening.last_place(selection)
    settings.setValue(_KEY, json.dumps({"kind": node.kind.value, "name": node.key[1], "place": asdict(place)}))


_ARTICLE = "window/article"
_MOST_PERCENT = 99


def return_to_article(settings: QSettings, page: ArticlePage) -> None:
    """Let the saved article open where it was left; what is damaged is ignored."""
    with suppress(ValueError, TypeError, AttributeError, OverflowError):
        stored = json.loads(str(settings.value(_ARTICLE, "")))
        left = LeftPlace(**{name: int(value) for name, value in stored.items()})
        if min(left.number, left.hidden) >= 0 and 0 < left.percent <= _MOST_PERCENT:
            page.left = left


def return_to_last_place(
    settings: QSettings,
    subscriptions: SubscriptionsPane,
    lists: EntriesPane,
    is_passed_over: Callable[[Selection], bool] = lambda _: False,
) -> None:
    """Select the saved list, or all articles if it is missing or passed over."""
    with suppress(ValueError, TypeError, KeyError, AttributeError):
        stored = json.loads(str(settings.value(_KEY, "")))
        key = (Kind(stored["kind"]), stored["name"])
        node = subscriptions.model.find(key)
        selection = node.selection(0) if node is not None else None
        if selection is not None:
            lists.opening.places.keep(selection, ListPlace(**{name: int(value) for name, value in stored["place"].items()}))
        if selection is not None and not is_passed_over(selection):
            subscriptions.select(key)
    if subscriptions.current() is None:
        subscriptions.select_view(View.ALL)


_SIZE = QSize(1360, 860)
_GEOMETRY = "window/geometry"


class MainWindow(QWidget):
    """Panes, sheets and the first-start page; `demo_wanted`, `export_wanted(Path)`, `ending` and `ended` are for the app layer."""

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
        self._is_closed = False
        self._presses_before_end: int | None = None
        self.hides_instead: Callable[[], bool] = lambda: False
        """Return True if closing only hides the window because the program keeps running."""
        self.handlers = Handlers(parts, self.end, self.export_wanted.emit)
        actions = build_actions(self, ROWS, self.handlers.by_name)
        self.flow = EventFlow(parts, self.handlers)
        self.list_links = ListLinks(parts, self.handlers, actions)
        self.page_links = PageLinks(parts, self.handlers)
        self.pane_links = PaneLinks(parts, self.handlers)
        self.article_style = ArticleStyle(parts, self.handlers.preferences)
        self.many_articles = ManyArticles(parts, self.handlers, self.pane_links.read_marks)
        self.action_links = ActionLinks(parts, self.handlers, actions)
        self.offer_menu_bar = self.action_links.offer_bar
        if sys.platform == "darwin":
            self.offer_menu_bar()
        parts.first_start.demo_wanted.connect(self.demo_wanted)
        parts.theme.changed.connect(self.update)
        self._start()

    @property
    def actions_by_name(self) -> Mapping[str, QAction]:
        """Return the actions, enabled by what is true now."""
        self.action_links.enable_waiting()
        return self.action_links.actions

    def _start(self) -> None:
        self._minute = repeating(self, 60_000, self._update_times)
        self._minute.start()
        self._day = local_day(self.parts.clock.now(), self.parts.clock)
        self.resize(_SIZE)
        geometry = self.parts.settings.value(_GEOMETRY)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        fit_to_screen(self)
        self._follow_preferences()
        self.parts.article.show_selection_hint(self.tr("Select an article, or press Space for the first unread."))
        self.parts.article.show_article(None)
        return_to_article(self.parts.settings, self.parts.article.page)
        self.parts.front.reload()
        self.parts.news.counted.emit()
        is_as_left = self._is_opened_as_left()
        self.parts.entries.begin_visit(self.parts.news.value, holds_back=is_as_left)
        self.parts.news.turned.connect(lambda: self.parts.entries.begin_visit(self.parts.news.value))
        return_to_last_place(
            self.parts.settings,
            self.parts.subscriptions,
            self.parts.entries,
            lambda selection: not is_as_left and self._leaves_news_elsewhere(selection),
        )
        if self.parts.subscriptions.has_feeds():
            self.parts.entries.view.setFocus(Qt.FocusReason.OtherFocusReason)
        # imports numpy, so the whole list is shown first
        self.parts.entries.selection_shown.connect(
            lambda _: self.parts.subscriptions.footer.refresh(), Qt.ConnectionType.SingleShotConnection
        )
        self.flow.read_status()
        self.parts.health.check_soon()

    def _is_opened_as_left(self) -> bool:
        return self.parts.preferences.values.look_opening == "left_off"

    def _leaves_news_elsewhere(self, selection: Selection) -> bool:
        """Return True for a list without anything new while others have some; the ranked one is passed over for none."""
        if selection.view in {View.ALL, View.TODAY, View.UNREAD, View.FOR_YOU}:
            return False
        connection, value = self.parts.connection, self.parts.news.value
        is_without = not may_have_section(selection) or not entry_count(connection, value, selection)
        return is_without and entry_count(connection, value) > 0

    def _follow_preferences(self) -> None:
        """Connect preferences with the panes that apply them; others are connected where they take effect."""
        on_change = self.parts.preferences.on_change
        self.parts.article.follow(self.parts.preferences)
        self.parts.entries.thumbnails.follow(self.parts.preferences)
        on_change(Preferences.reading_stories, lambda is_on: self.parts.entries.show_stories(is_on=is_on))
        on_change(Preferences.look_theme, self.parts.theme.set_preference)
        on_change(Preferences.look_layout, self.parts.panes.arrange)
        on_change(Preferences.reading_briefing, self.parts.briefing.follow)
        on_change(Preferences.look_counts, lambda is_shown: self.parts.subscriptions.tree.show_counts(is_shown=is_shown))
        on_change(Preferences.look_sidebar_order, self.parts.subscriptions.arranging.follow_order)
        on_change(Preferences.look_hide_read, self.parts.subscriptions.arranging.follow_hiding)
        self.action_links.begin()
        on_change(Preferences.habits_record, self.parts.for_you.follow_learning)

    # Results of events

    def handle_events(self, batch: tuple[Event, ...]) -> None:
        """Handle a batch from the bridge; batches after closing are dropped."""
        if not self._is_closed:
            self.flow.handle(batch)

    def _update_times(self) -> None:
        self.parts.subscriptions.status_line.refresh()
        self.parts.subscriptions.footer.tick()
        if self._day != (today := local_day(self.parts.clock.now(), self.parts.clock)):
            self._day = today
            self.parts.article.page.show_again()
        self.parts.briefing.refresh()
        self.parts.panes.pages.tick()
        if self.parts.panes.pages.shown:
            self.parts.health.check_soon()
        self.parts.entries.view.viewport().update()

    # Qt events

    def make_spoken(self) -> QAccessibleInterface:
        """Return an accessible window, which Qt does only for QMainWindow."""
        return in_role(self, QAccessible.Role.Window)

    def event(self, event: QEvent) -> bool:
        # check the class first, which costs a tenth of the type
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            self.action_links.enable_waiting()
            focus = self.focusWidget()
            is_pressed = isinstance(focus, QAbstractButton | QComboBox) and not focus.property(LEAVES_SPACE)
            if is_pressed and event.key() == Qt.Key.Key_Space:
                # no shortcut then
                event.accept()
                return True
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self.parts.theme.draw_at(self.devicePixelRatioF())
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        fit_to_screen(self)
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self.parts.visits)
        self._update_times()
        self._minute.start()
        if not self.isMinimized():
            self.parts.visits.came_to_front()
        self.parts.entries.reopen(holds_back=self._is_opened_as_left())

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop timers and save the position in case the process is killed while hidden."""
        super().hideEvent(event)
        self._minute.stop()
        if event.spontaneous():
            self.parts.visits.left_view()
        else:
            self.parts.visits.closed()
        if not self._is_closed:
            self._keep_place()
            self.parts.settings.sync()

    def changeEvent(self, event: QEvent) -> None:
        """Count activation after a while as a visit too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.parts.visits.came_to_front()
        elif event.type() == QEvent.Type.ActivationChange:
            self.parts.visits.left_front()
        elif event.type() == QEvent.Type.WindowStateChange and self.isMinimized():
            self.parts.visits.left_view()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave a page, else the search, the filter, a story of the briefing on Escape that nothing with the focus needed."""
        if event.key() != Qt.Key.Key_Escape or not self._leave_one():
            super().keyPressEvent(event)

    def _leave_one(self) -> bool:
        lists = self.parts.entries
        if self.parts.panes.pages.shown:
            self.handlers.pages.leave_page()
        elif lists.header.is_searching():
            lists.header.close_search()
        elif not lists.filter_bar.isHidden():
            lists.filter_bar.close_bar()
        else:
            return self.handlers.pages.return_to_briefing()
        return True

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()) is not None or dropped_address(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Handle dropped OPML files and addresses; the sheet reports anything else."""
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.handlers.feeds.import_file(path)
        elif dropped_address(event.mimeData()):
            event.acceptProposedAction()
            self.handlers.feeds.handle_address(dropped_address(event.mimeData()))

    def end(self) -> None:
        """Close the window for good, even if closing normally hides it."""
        self.get_ready_to_end()
        self.close()

    def get_ready_to_end(self) -> None:
        """Prepare for the end of the session: save sizes and positions and make the next close final, unless the window is used
        before, as the session then continues.
        """
        self._presses_before_end = self.parts.visits.presses
        if not self._is_closed:
            self._keep_place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Hide if the program keeps running; else save sizes and close the database."""
        is_end = self._presses_before_end == self.parts.visits.presses
        if not is_end and self.hides_instead():
            event.ignore()
            return
        if not self._is_closed:
            self._release()
        super().closeEvent(event)
        self.ended.emit()

    def _release(self) -> None:
        self.handlers.player.stop()
        self.ending.emit()
        self.parts.visits.left_article()
        self.parts.visits.closed()
        self._keep_place()
        self._is_closed = True
        for timer in self.findChildren(QTimer):
            timer.stop()
        self.parts.sheet.close()
        self.parts.runner.stop()
        self.parts.panes.pages.stop()
        # pending pictures are not needed any longer, so interrupt their decoders
        PROCESSES.interrupt()
        self.parts.article.stop()
        self.parts.entries.thumbnails.stop()
        self.parts.icons.stop()
        self.parts.connection.close()

    def _keep_place(self) -> None:
        self.parts.settings.setValue(_GEOMETRY, self.saveGeometry())
        keep_last_place(self.parts.settings, self.parts.subscriptions, self.parts.entries)
        settings = self.parts.settings
        left = self.parts.article.page.left_place()
        if left is None:
            settings.remove(_ARTICLE)
        else:
            settings.setValue(_ARTICLE, json.dumps(asdict(left)))
        self.parts.panes.remember()


def build_window(*, needs: WindowNeeds, bridge: Bridge, language: str = SOURCE) -> MainWindow:
    """Build the window over an existing database without showing it. `language` is the preference look.language."""
    install_language(language, QLocale.system())
    window = MainWindow(needs)
    bridge.listen(window.handle_events)
    return window
