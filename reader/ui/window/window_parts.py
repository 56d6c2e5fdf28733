"""The parts of the window and what may be asked of them; the main window joins them by actions and events. GUI thread only."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QIcon
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from reader.domain.clock import Clock
from reader.domain.commands import Command
from reader.domain.entry import EntryRow
from reader.domain.events import Event, FeedsFound
from reader.domain.ids import FeedId
from reader.ui.actions.table import OF_THE_LIST
from reader.ui.article import ArticlePane
from reader.ui.article_list.pane import EntriesPane
from reader.ui.data.data_actions import DataActions
from reader.ui.data.library import Library
from reader.ui.data.live_preferences import LivePreferences
from reader.ui.data.overlay import Overlay
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.undo import UndoStack, UndoStep
from reader.ui.health.watch import HealthWatch
from reader.ui.look import fonts
from reader.ui.look.icons import app_pixmap
from reader.ui.look.theme import Theme
from reader.ui.sidebar.pane import SubscriptionsPane
from reader.ui.tray.presence import Presence
from reader.ui.widgets.banner import Banner
from reader.ui.widgets.cover import Cover
from reader.ui.widgets.focus_ring import FocusRing
from reader.ui.widgets.labels import IconButton
from reader.ui.widgets.panes import Panes
from reader.ui.widgets.speech import enable_speech, in_role
from reader.ui.widgets.toast import Toast
from reader.ui.window.first_start import FirstStart
from reader.ui.window.for_you_links import ForYouLinks
from reader.ui.window.icon_loading import IconLoading

_RELOAD_MILLISECONDS = 200


@dataclass(frozen=True, slots=True)
class WindowNeeds:
    """What a window is made of from outside."""

    database: Path
    theme: Theme
    submit: Callable[[Command], None]
    clock: Clock
    settings: QSettings
    open_url: Callable[[str], None]
    make_article: Callable[[QWidget], ArticlePane]
    picture_path: Callable[[str], Path | None]
    data_actions: DataActions | None = None


class WindowParts(QWidget):
    """Panes, sheet, toast; `demo_wanted` and `export_wanted(Path)` are for the app layer."""

    demo_wanted = Signal()
    export_wanted = Signal(object)

    def __init__(self, needs: WindowNeeds) -> None:
        super().__init__()
        enable_speech()
        theme, clock, submit = needs.theme, needs.clock, needs.submit
        self.theme = theme
        self.submit = submit
        self.clock = clock
        self.open_url = needs.open_url
        self.data_actions = needs.data_actions
        self.database = needs.database
        self.library = Library(needs.database)
        self.runner = QueryRunner(needs.database, self)
        self.overlay = Overlay()
        self.undo_stack = UndoStack()
        self.settings = needs.settings
        self._sheet: Cover | None = None
        self.preferences = LivePreferences(self.library.preferences())
        self._size_interface(self.preferences.values.look_interface_size)
        # A stacked layout raises its page; in a widget of its own it cannot cover an open sheet.
        holder = QWidget(self)
        self.first_start = FirstStart(theme, clock, submit, holder)
        self.subscriptions = SubscriptionsPane(theme, self.library, self.runner, clock, submit, self, needs.settings)
        self.entries = EntriesPane(
            theme, self.library, self.runner, self.overlay, clock, needs.picture_path, needs.settings, self
        )
        self.for_you = ForYouLinks(self.entries, self.subscriptions.model, self.runner, submit, self)
        self.article = needs.make_article(self)
        self.presence = Presence(clock, submit, self)
        self.banner = Banner(theme, self)
        self.banner.watch(self.runner)
        self.health = HealthWatch(self.runner, clock, self)
        self._icons = IconLoading(self.runner, theme.favicons, (self.subscriptions, self.entries, self.article))
        need = self.article.page.view.needed_widths
        self.panes = Panes(self.subscriptions, self.entries, self.article, need, needs.settings, holder)
        self.article.page.view.measure_changed.connect(self.panes.share)
        self.sidebar_button = self._sidebar_button()
        self.back_button = self._back_button()
        self._lay_out(holder)
        self._toast = Toast(theme, self)
        self._ring = FocusRing(theme, self, lambda: self.presence.is_by_keys)
        self.actions_by_name: dict[str, QAction] = {}
        self._reload_timer = single_shot(self, _RELOAD_MILLISECONDS, self.reload_tree)

    def make_spoken(self) -> QAccessibleInterface:
        """A window, as Qt says of its own main windows only."""
        return in_role(self, QAccessible.Role.Window)

    def _size_interface(self, pixels: int) -> None:
        """Before any part is built: parts keep the fonts they begin with."""
        if fonts.scaled(fonts.BASE_PX) != pixels:
            fonts.set_interface_size(pixels)
            self.theme.apply()

    def _lay_out(self, holder: QWidget) -> None:
        self.setWindowTitle("Beforehand")
        self.setWindowIcon(QIcon(app_pixmap(128)))
        self.setAcceptDrops(True)
        self._pages = QStackedLayout(holder)
        self._pages.addWidget(self.panes)
        self._pages.addWidget(self.first_start)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(holder, 1)
        column.addWidget(self.banner)

    def _sidebar_button(self) -> IconButton:
        """The way back to a sidebar that is hidden, at the list's head."""
        made = IconButton(self.theme, "sidebar", self.tr("Show the sidebar"))
        if not self.subscriptions.isHidden():
            made.hide()
        made.clicked.connect(self.panes.toggle_sidebar)
        self.panes.sidebar_shown.connect(made.setHidden)
        self.entries.header.add_first(made)
        return made

    def _back_button(self) -> IconButton:
        """The way back from an article that stands alone, where there is no room for the list beside it."""
        made = IconButton(self.theme, "back", self.tr("Back to the list"))
        made.hide()
        made.clicked.connect(self.panes.list_wanted)
        self.panes.list_wanted.connect(self._return_to_list)
        self.panes.alone_changed.connect(self._show_alone)
        self.article.header.add_first(made)
        return made

    def _return_to_list(self) -> None:
        self.panes.need_list()
        self.entries.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_alone(self, is_alone: bool) -> None:  # noqa: FBT001 - the signal's signature
        self.back_button.setVisible(is_alone)
        # what had the focus may be hidden, and keys would reach nothing
        other = self.article.page.view if is_alone else self.entries.view
        if other.isVisible() and self.article.isAncestorOf(self.focusWidget() or self) is not is_alone:
            other.setFocus(Qt.FocusReason.OtherFocusReason)

    def reload_tree(self) -> None:
        """Read folders and subscriptions again; without any the first start is shown."""
        self.subscriptions.reload()
        has_feeds = self.subscriptions.has_feeds()
        if not has_feeds:
            self.show_reading()
        was_first_start = self._pages.currentIndex() == 1
        self._pages.setCurrentIndex(0 if has_feeds else 1)
        if not has_feeds and not was_first_start:
            self.first_start.greet()
            self.first_start.field.setFocus(Qt.FocusReason.OtherFocusReason)
        elif has_feeds and was_first_start:
            self.entries.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._enable_actions()
        self._icons.complete(self.subscriptions.model.feed_ids())

    def reload_soon(self) -> None:
        """Read the tree again once a burst is over."""
        if not self._reload_timer.isActive():
            self._reload_timer.start()

    def reload_icons(self, feed_ids: Collection[FeedId]) -> None:
        """Show the icons of feeds as they are now."""
        self._icons.reload(feed_ids)

    def picture_ready(self, url: str, path: str) -> None:
        """A picture may be a thumbnail."""
        self.entries.thumbnails.load(url, Path(path))

    def choices(self) -> list[tuple[str, QAction]]:
        """What the menu offers beside the table of actions, with words that say what each is about."""
        return []

    def offer_feeds(self, found: FeedsFound) -> None:
        """Let the user choose among the feeds of the page that the first start was given."""

    def ask_tags(self, rows: Sequence[EntryRow]) -> None:
        """Let the user change the tags of articles."""

    def say(self, text: str) -> None:
        """Tell something in one line."""
        self._toast.say(text)

    def offer_undo(self, step: UndoStep, text: str = "") -> None:
        """Say what was done and offer to take it back."""
        self._toast.say(text or step.text, self.tr("Undo"), lambda: self._undo(step))

    def offer(self, text: str, action: str, command: Command) -> None:
        """Tell something the engine did by itself, and offer a command."""
        self._toast.say(text, action, lambda: self.submit(command))

    def offer_back(self, command: Command, text: str) -> None:
        """Tell of a change of which the engine knows no way back, and offer this command; Ctrl+Z takes it back too."""
        step = self.undo_stack.push(text, command, command.command_id)
        if step is not None:
            self.offer_undo(step)

    def dismiss_message(self) -> None:
        """Take the message away: what it offers was done in another way."""
        self._toast.hide()

    def show_sheet(self, sheet: Cover) -> None:
        """Follow a sheet with events while it is open; one at a time."""
        if self._sheet is not None:
            self._sheet.close_sheet()
        self._sheet = sheet
        sheet.closed.connect(self._sheet_closed)
        self._enable_actions()

    def notify_sheets(self, event: Event) -> None:
        """Let the open sheet and the first start see an event."""
        if self._sheet is not None:
            self._sheet.handle_event(event)
        is_own = self.first_start.is_waiting_for(event.cause)
        self.first_start.handle_event(event)
        if is_own and isinstance(event, FeedsFound):
            self.offer_feeds(event)

    def is_answered_by_sheet(self, event: Event) -> bool:
        """Whether an answer is shown where the command was given, on a sheet or a page."""
        is_own = self.panes.pages.waits_for(event.cause)
        is_own = is_own or (self._sheet is not None and self._sheet.waits_for(event.cause))
        return is_own or self.first_start.is_waiting_for(event.cause)

    def show_reading(self) -> None:
        """List and article again, where a page stood in their place."""
        if self.panes.pages.shown:
            self.subscriptions.choose_listed()
            self.panes.pages.show_reading()

    def end(self) -> None:
        """Close the window for good."""
        self.close()

    def when_shown(self, then: Callable[[], object]) -> None:
        """Do something once the list that is being read stands."""
        self.entries.then(then)

    def _undo(self, step: UndoStep) -> None:
        command = self.undo_stack.pop(step)
        if command is not None:
            self.submit(command)

    def _sheet_closed(self) -> None:
        self._sheet = None
        self._enable_actions()
        # What had the focus may be gone with the first start; a hidden field would swallow every key.
        focus = self.focusWidget()
        if focus is None or not focus.isVisible():
            targets = (self.entries.view, self.subscriptions.tree, self.first_start.field)
            visible = next((target for target in targets if target.isVisible()), None)
            if visible is not None:
                visible.setFocus(Qt.FocusReason.OtherFocusReason)

    def _enable_actions(self) -> None:
        is_free = self._sheet is None
        always = {
            "open_palette",
            "show_keys",
            "edit_keys",
            "edit_preferences",
            "add_feed",
            "import_opml",
            "import_opml_url",
            "choose_starters",
            "undo",
            "quit",
        }
        has_feeds = self.subscriptions.has_feeds()
        for name, action in self.actions_by_name.items():
            is_in_sight = name not in OF_THE_LIST or not self.panes.pages.shown
            action.setEnabled(is_free and is_in_sight and (has_feeds or name in always))


def single_shot(parent: QObject, milliseconds: int, do: Callable[[], None]) -> QTimer:
    """A timer that fires once after it was started."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(do)
    return timer
