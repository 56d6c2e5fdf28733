"""Objects owned by the window, created once: panes, queries, pages, the open sheet, icons of feeds. GUI thread only."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, Qt, Signal, Slot
from PySide6.QtWidgets import QStackedLayout, QWidget

from reader.domain.commands import Command, JudgeEntry, KeepIcons, RecordShown, SmallIcon
from reader.domain.entry import Selection, View
from reader.domain.events import Event
from reader.domain.ids import Clock, CommandId, EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.storage import pictures, preferences
from reader.storage.connection import open_reader
from reader.supervision import Worker
from reader.ui.article.pane import ArticlePane
from reader.ui.data.changes import Overlay, UndoStack
from reader.ui.data.desktop_services import DesktopServices
from reader.ui.data.file_work import DataActions
from reader.ui.data.news import LiveNews
from reader.ui.data.preferences import LivePreferences, PresenceSignals
from reader.ui.data.query_runner import Lane, QueryRunner
from reader.ui.data.timers import single_shot, start_once
from reader.ui.kit import boxes, fonts
from reader.ui.kit.focus import FocusRing, enable_speech
from reader.ui.kit.labels import IconButton
from reader.ui.kit.messages import Banner
from reader.ui.kit.sheet import Cover
from reader.ui.kit.theme import Theme
from reader.ui.list.loading import NOTHING, Learned
from reader.ui.list.pane import EntriesPane
from reader.ui.pages.health_watch import HealthWatch
from reader.ui.pictures.process import is_small, small_icon
from reader.ui.player.playback import OpenMedia
from reader.ui.shell.first_start import FirstStart
from reader.ui.shell.messages import Messages
from reader.ui.shell.panes import Panes
from reader.ui.shell.visits import VisitWatch
from reader.ui.sidebar.briefing_row import BriefingRow
from reader.ui.sidebar.pane import SubscriptionsPane
from reader.ui.sidebar.rail import Rail
from reader.ui.text.for_you import counted_text, interests_line, interests_text, learning_line
from reader.ui.text.translate import dotted

if TYPE_CHECKING:
    from reader.ui.shell.messages import OpenUrl, Outside


class Front(QObject):
    """Keeps its pages in a separate `holder`, as a stacked layout raises its page and would cover an open sheet; `beside` is the
    rail next to the panes. Emits `reloaded` after reading the tree.
    """

    reloaded = Signal()

    def __init__(self, window: "WindowParts", beside: QWidget, holder: QWidget) -> None:
        super().__init__(holder)
        self._window = window
        self._stack = QStackedLayout(holder)
        boxes.row(window.rail, (window.panes, 1), spacing=0, margins=0, on=beside)
        window.panes.join_rail(window.rail)
        self._stack.addWidget(beside)
        self._stack.addWidget(window.first_start)
        self._timer = single_shot(self, 200, self.reload)

    def reload(self) -> None:
        """Read folders and subscriptions; show the first-start page if there are none."""
        self._window.subscriptions.reload()
        has_feeds = self._window.subscriptions.has_feeds()
        if not has_feeds:
            self.show_reading()
        was_first_start = self._stack.currentIndex() == 1
        self._stack.setCurrentIndex(0 if has_feeds else 1)
        if not has_feeds and not was_first_start:
            self._window.first_start.greet()
            self._window.first_start.setFocus(Qt.FocusReason.OtherFocusReason)
        elif has_feeds and was_first_start:
            self._window.entries.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reloaded.emit()

    def reload_soon(self) -> None:
        """Read the tree once a burst of changes is over."""
        start_once(self._timer)

    def show_reading(self) -> None:
        if self._window.panes.pages.shown:
            self._window.subscriptions.choose_listed()
            self._window.panes.pages.show_reading()


class OpenSheet(QObject):
    """Passes events to the open sheet; emits `changed` when it opens or closes, after which the first visible widget of `under`
    gets the focus.
    """

    changed = Signal()

    def __init__(self, under: Sequence[QWidget], window: QWidget) -> None:
        super().__init__(window)
        self._under = under
        self._window = window
        self.shown: Cover | None = None
        self._asked: set[CommandId] = set()

    def show(self, sheet: Cover) -> None:
        """Show and focus a sheet, replacing any other, and pass it events while open."""
        if self.shown is not None:
            sheet.came_from = self.shown.came_from
            self.shown.close_sheet()
        self.shown = sheet
        sheet.closed.connect(self._closed)
        focus = self._window.focusWidget()
        if focus is None or not sheet.isAncestorOf(focus):
            sheet.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def close(self) -> None:
        if self.shown is not None:
            self.shown.close_sheet()

    def handle_event(self, event: Event) -> None:
        if self.shown is not None:
            self.shown.handle_event(event)

    def waits_for(self, cause: CommandId | None) -> bool:
        """Return True if a command's response belongs to the sheet or to a preview it requested, even if it has closed since."""
        if self.shown is not None and (self.shown.waits_for(cause) or cause in self.shown.asked):
            return True
        return cause in self._asked

    def _closed(self) -> None:
        if self.shown is not None:
            self._asked |= self.shown.asked
        self.shown = None
        self.changed.emit()
        # The focus widget may be gone with the first-start page; a hidden field would swallow every key.
        focus = self._window.focusWidget()
        if focus is None or not focus.isVisible():
            visible = next((widget for widget in self._under if widget.isVisible()), None)
            if visible is not None:
                visible.setFocus(Qt.FocusReason.OtherFocusReason)


class PaneButtons(QObject):
    def __init__(self, window: "WindowParts") -> None:
        super().__init__(window.widget)
        self._window, self._panes, self._entries, self._article = window.widget, window.panes, window.entries, window.article
        self.sidebar = IconButton(window.theme, "sidebar", self.tr("Show the sidebar"), does="toggle_subscriptions")
        self.back = IconButton(window.theme, "back", self.tr("Back to the list"))
        # in the list's header while the sidebar is hidden
        if not window.subscriptions.isHidden():
            self.sidebar.hide()
        self.sidebar.clicked.connect(self._panes.toggle_sidebar)
        self._panes.sidebar_shown.connect(self.sidebar.setHidden)
        self._entries.header.add_first(self.sidebar)
        self.back.hide()
        self.back.clicked.connect(self._panes.list_wanted)
        self._panes.list_wanted.connect(self._return_to_list)
        self._panes.alone_changed.connect(self._show_alone)
        self._panes.focus_left.connect(self._take_focus)
        self._article.header.add_first(self.back)

    def _return_to_list(self) -> None:
        self._panes.need_list()
        self._entries.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _article_focus(self) -> QWidget:
        """Return the article's page, or the placeholder that passes the focus on to the first page."""
        view = self._article.page.view
        return view if view.isVisible() else self._article.hint

    def _take_focus(self) -> None:
        view = self._entries.view if self._entries.view.isVisible() else self._article_focus()
        view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_alone(self, is_alone: bool) -> None:  # noqa: FBT001 - the signal's signature
        self.back.setVisible(is_alone)
        # the focus widget may be hidden, and key presses would be lost
        other = self._article_focus() if is_alone else self._entries.view
        if other.isVisible() and self._article.isAncestorOf(self._window.focusWidget() or self._window) is not is_alone:
            other.setFocus(Qt.FocusReason.OtherFocusReason)


GATHER_MILLISECONDS = 1000
"""Delay before reading, as a first refresh brings dozens of icons a second."""
PORTION = 25
"""Number of icons scaled before they are painted."""
STOP_SECONDS = 2.0


class IconLoading(QObject):
    """Loads unknown or changed icons, and has them painted where they are in sight."""

    _made = Signal(object)

    def __init__(self, window: "WindowParts") -> None:
        super().__init__(window.widget)
        self._window = window
        self._worker = Worker("icons")
        self._made.connect(self._take)
        self._known: set[FeedId] = set()
        self._wanted: set[FeedId] = set()
        self._timer = single_shot(self, GATHER_MILLISECONDS, self._read)

    def complete(self, feed_ids: Iterable[FeedId]) -> None:
        """Read these feeds' icons at once, unless read before."""
        self._wanted.update(set(feed_ids) - self._known)
        self._read()

    def reload(self, feed_ids: Iterable[FeedId]) -> None:
        """Read the icons of these feeds soon, together with others due by then."""
        self._wanted.update(feed_ids)
        start_once(self._timer)

    def _read(self) -> None:
        """Read all pending icons, as the latest query replaces the previous one."""
        wanted = frozenset(self._wanted)
        if wanted:
            self._window.runner.run(
                "icons", lambda connection: pictures.load_icon(connection, wanted), lambda files: self._receive(wanted, files)
            )

    def _receive(self, feed_ids: frozenset[FeedId], files: Mapping[FeedId, bytes]) -> None:
        self._wanted -= feed_ids
        self._known |= feed_ids
        fetched: dict[bytes, list[FeedId]] = {}
        for feed_id in sorted(files):
            if not is_small(files[feed_id]):
                fetched.setdefault(files[feed_id], []).append(feed_id)
        portions = list(fetched.items())
        for start in range(0, len(portions), PORTION):
            self._worker.start(partial(self._make, portions[start : start + PORTION]))
        self._show(feed_ids.difference(*fetched.values()), files)

    def stop(self) -> None:
        self._worker.stop(STOP_SECONDS)

    def _make(self, fetched: list[tuple[bytes, list[FeedId]]]) -> None:
        made = [(feed_ids, SmallIcon(feed_ids[0], data, small_icon(data))) for data, feed_ids in fetched]
        self._made.emit(made)

    @Slot(object)
    def _take(self, made: list[tuple[list[FeedId], SmallIcon]]) -> None:
        files = {feed_id: icon.made for feed_ids, icon in made for feed_id in feed_ids if icon.made}
        self._show([feed_id for feed_ids, _ in made for feed_id in feed_ids], files)
        known = tuple(icon for _, icon in made if icon.made is not None)
        if known:
            self._window.submit(KeepIcons(known))

    def _show(self, feed_ids: Iterable[FeedId], files: Mapping[FeedId, bytes]) -> None:
        window = self._window
        changed = window.theme.favicons.replace(feed_ids, files)
        if not changed:
            return
        for part in (window.subscriptions.tree, window.rail, window.entries.view, window.article.page.view):
            part.show_icons(changed)


SEEN_MILLISECONDS = 2000
"""Time after which rows in view count as seen."""
FIRST_COUNT_MILLISECONDS = 4000
COUNT_MILLISECONDS = 60_000
"""Interval between sidebar counts, so that a burst of articles is ranked once."""
READ_MILLISECONDS = 10_000
"""Interval between counts while the user reads and sees the number."""
_QUERY = "for you"


class ForYouLinks(QObject):
    def __init__(self, window: "WindowParts") -> None:
        super().__init__(window.widget)
        self._window, self._lists = window, window.entries
        self._seen_timer = single_shot(self, SEEN_MILLISECONDS, self.record_seen)
        self._count_timer = single_shot(self, COUNT_MILLISECONDS, self.count)
        self._learned = NOTHING
        self._is_learning: bool | None = None
        self._lists.selection_shown.connect(self._list_shown)
        self._lists.view.verticalScrollBar().valueChanged.connect(self._seen_timer.start)
        self._count_timer.start(FIRST_COUNT_MILLISECONDS)

    def count_soon(self) -> None:
        if not self._count_timer.isActive():
            self._count_timer.start(COUNT_MILLISECONDS)

    def count_after_reading(self) -> None:
        if not 0 <= self._count_timer.remainingTime() <= READ_MILLISECONDS:
            self._count_timer.start(READ_MILLISECONDS)

    def count(self) -> None:
        """Rank articles for the sidebar number in the ranking thread."""
        self._window.runner.run(_QUERY, self._lists.for_you.learn, self._apply, Lane.RANKING)

    def show_learned(self) -> None:
        """Show in the list header how many articles match and which topics the user reads, or before that the basis of learning."""
        if self._learned.needs_reading:
            self._lists.header.set_standing(learning_line(), counted_text())
            return
        fitting = self._learned.fitting
        parts = [self.tr("%n for now", "", fitting)] if fitting else []
        line, (new, since) = interests_line(self._learned.interests), self._learned.new
        tip = "\n".join(filter(None, (since, interests_text(self._learned.interests))))
        self._lists.header.set_standing(dotted(*parts, new, line, between="  ·  "), tip)

    def judge(self, value: int) -> None:
        """Ask for more (1) or less (-1) like the selected articles; the list keeps its order until it is opened again."""
        for entry_id in self._lists.marked_ids():
            self._window.submit(JudgeEntry(entry_id, value))

    def forget(self) -> None:
        """Drop everything learned after habits were erased or restored or learning was switched."""
        self._lists.for_you.forget()
        self._apply(NOTHING)
        self.count()
        if self._lists.selection.view is View.FOR_YOU:
            self._lists.reload()

    def follow_learning(self, is_on: bool) -> None:  # noqa: FBT001 -- a preference's value
        """Follow the learning preference; at startup there is nothing to drop."""
        if self._is_learning not in {None, is_on}:
            self.forget()
        self._is_learning = is_on

    def record_seen(self) -> None:
        """Record the visible articles as seen, so that those often shown and never opened rank lower."""
        if self._lists.selection.view is not View.FOR_YOU or not self._lists.isVisible():
            return
        view, keys = self._lists.view, self._lists.model.keys
        ids = tuple(EntryId(keys[row]) for row in view.rows_in_view() if keys[row] > 0)
        if ids:
            self._window.submit(RecordShown(ids))

    def _list_shown(self, selection: Selection) -> None:
        if selection.view is View.FOR_YOU:
            self._seen_timer.start()
            self._apply(self._lists.for_you.learned)

    def _apply(self, learned: Learned) -> None:
        self._learned = learned
        self._window.subscriptions.model.set_for_you(learned.fitting)


@dataclass(frozen=True, slots=True)
class WindowNeeds:
    """`picture_path` returns a picture's cache file or None, `data_actions` offers copies of the user's data. Without `open_media` episodes
    cannot be played. A demo keeps out of folders that computers share.
    """

    database: Path
    theme: Theme
    submit: Callable[[Command], None]
    clock: Clock
    settings: QSettings
    open_url: "OpenUrl"
    picture_path: Callable[[str], Path | None]
    data_actions: DataActions | None = None
    open_media: OpenMedia | None = None
    is_demo: bool = False


class WindowParts:
    """Queries, panes and overlays; `widget` is the window itself. `refresh_actions` updates the enabled actions at once."""

    refresh_actions: Callable[[], None] = staticmethod(lambda: None)

    def __init__(self, needs: WindowNeeds, window: QWidget) -> None:  # noqa: PLR0915 - one line for each part
        enable_speech()
        self.overlay, self.undo_stack = Overlay(), UndoStack()

        def submit(command: Command) -> None:
            self.undo_stack.note_sent(command)
            needs.submit(command)

        theme, clock = needs.theme, needs.clock
        self.widget = window
        self._open_outside = needs.open_url
        self.theme = theme
        self.submit: Callable[[Command], None] = submit
        self.clock = clock
        self.open_media = needs.open_media
        self.data_actions, self.is_demo = needs.data_actions, needs.is_demo
        self.database = needs.database
        self.connection = open_reader(needs.database)
        self.runner = QueryRunner(needs.database, window)
        self.settings, self.picture_path = needs.settings, needs.picture_path
        # Before any part is built, as parts keep their initial fonts.
        self.preferences = LivePreferences(preferences.load(self.connection))
        self.news = LiveNews(self.connection, clock.now(), self.runner, window)
        self.presence_signals, self.services = PresenceSignals(window), DesktopServices(window)
        fonts.set_interface_size(self.preferences.values.look_interface_size)
        # the language may need other fonts than those at startup
        theme.apply()
        # each part is created in its final parent, as moving it would style it and its children again
        holder = QWidget(window)
        beside = QWidget(holder)
        self.panes = Panes(needs.settings, beside)
        self.first_start = FirstStart(theme, clock, submit, holder)
        self.subscriptions = SubscriptionsPane(theme, self.connection, self.runner, clock, submit, self.panes, needs.settings)
        self.briefing = BriefingRow(self.subscriptions, self.connection, clock, window)
        self.entries = EntriesPane(
            theme, self.connection, self.runner, self.overlay, clock, needs.picture_path, needs.settings, self.panes.reading
        )
        self.for_you = ForYouLinks(self)
        self.article = ArticlePane(theme, submit, self.open_url, self.panes.reading)
        self.overlay.read_percent = self.article.page.read_percent
        self.entries.is_covered = lambda: self.sheet.shown is not None
        self.entries.shown_id = lambda: self.article.article.entry_id if self.article.article is not None else None
        self.visits = VisitWatch(clock, submit, window)
        self.banner = Banner(theme, window)
        self.banner.watch(self.runner)
        self.health = HealthWatch(self.runner, clock, window)
        self.panes.join(self.subscriptions, self.entries, self.article, self.article.page.view.needed_widths)
        self.article.page.view.measure_changed.connect(self.panes.share)
        self.entries.layout_shown.connect(self.panes.show_as)
        self.entries.body.emptied.connect(self.panes.show_empty)
        self.pane_buttons = PaneButtons(self)
        self.rail = Rail(theme, self.subscriptions, beside)
        self.rail.sidebar_wanted.connect(self.panes.toggle_sidebar)
        self.icons = IconLoading(self)
        self.front = Front(self, beside, holder)
        column = boxes.column((holder, 1), self.banner, spacing=0, margins=0, on=window)
        self.add_below = partial(column.insertWidget, 1)
        """Places the player below the panes while the article is hidden, above the banner as below an article."""
        self.messages = Messages(theme, self.undo_stack, submit, window)
        self.messages.toast.stay_above(self.entries.left_line, self.banner)
        self.say = self.messages.say
        self.ring = FocusRing(theme, window, lambda: self.visits.is_by_keys)
        self.sheet = OpenSheet((self.entries.view, self.subscriptions.tree, self.first_start), window)
        self.show_sheet: Callable[[Cover], None] = self.sheet.show

    @cached_property
    def outside(self) -> "Outside":
        from reader.ui.shell.messages import Outside

        return Outside(self._open_outside, self.messages, self.widget)

    def open_url(self, url: str) -> None:
        self.outside.open(url)
