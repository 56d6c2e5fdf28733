"""Objects owned by the window, created once. GUI thread only."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reader.domain.clock import Clock
from reader.domain.commands import Command
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.storage import preferences
from reader.storage.connection import open_reader
from reader.ui.article import ArticlePane
from reader.ui.article_list.pane import EntriesPane
from reader.ui.data.data_work import DataActions
from reader.ui.data.desktop_services import DesktopServices
from reader.ui.data.live_preferences import LivePreferences
from reader.ui.data.overlay import Overlay
from reader.ui.data.presence_signals import PresenceSignals
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.undo import UndoStack
from reader.ui.health.watch import HealthWatch
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.player.playback import OpenMedia
from reader.ui.sidebar.pane import SubscriptionsPane
from reader.ui.sidebar.rail import Rail
from reader.ui.tray.visit_watch import VisitWatch
from reader.ui.widgets.banner import Banner
from reader.ui.widgets.cover import Cover
from reader.ui.widgets.focus_ring import FocusRing
from reader.ui.widgets.panes import Panes
from reader.ui.widgets.speech import enable_speech
from reader.ui.window.first_start import FirstStart
from reader.ui.window.for_you_links import ForYouLinks
from reader.ui.window.front import Front
from reader.ui.window.icon_loading import IconLoading
from reader.ui.window.messages import Messages
from reader.ui.window.open_sheet import OpenSheet
from reader.ui.window.pane_buttons import PaneButtons

if TYPE_CHECKING:
    from reader.ui.window.outside import OpenUrl, Outside


@dataclass(frozen=True, slots=True)
class WindowNeeds:
    database: Path
    theme: Theme
    submit: Callable[[Command], None]
    clock: Clock
    settings: QSettings
    open_url: "OpenUrl"
    picture_path: Callable[[str], Path | None]
    data_actions: DataActions | None = None
    open_media: OpenMedia | None = None


class WindowParts:
    """Queries, panes and overlays; `widget` is the window itself. `refresh_actions` updates the enabled actions at once."""

    refresh_actions: Callable[[], None] = staticmethod(lambda: None)

    def __init__(self, needs: WindowNeeds, window: QWidget) -> None:
        enable_speech()
        theme, clock, submit = needs.theme, needs.clock, needs.submit
        self.widget = window
        self._open_outside = needs.open_url
        self.theme = theme
        self.submit = submit
        self.clock = clock
        self.open_media = needs.open_media
        self.data_actions = needs.data_actions
        self.database = needs.database
        self.connection = open_reader(needs.database)
        self.runner = QueryRunner(needs.database, window)
        self.overlay, self.undo_stack = Overlay(), UndoStack()
        self.settings, self.picture_path = needs.settings, needs.picture_path
        # Before any part is built, as parts keep their initial fonts.
        self.preferences = LivePreferences(preferences.load(self.connection))
        self.presence_signals, self.services = PresenceSignals(window), DesktopServices(window)
        _size_interface(self.preferences.values.look_interface_size, theme)
        # each part is created in its final parent, as moving it would style it and its children again
        holder = QWidget(window)
        beside = QWidget(holder)
        self.panes = Panes(needs.settings, beside)
        self.first_start = FirstStart(theme, clock, submit, holder)
        self.subscriptions = SubscriptionsPane(theme, self.connection, self.runner, clock, submit, self.panes, needs.settings)
        self.entries = EntriesPane(
            theme, self.connection, self.runner, self.overlay, clock, needs.picture_path, needs.settings, self.panes.reading
        )
        self.for_you = ForYouLinks(self.entries, self.subscriptions.model, self.runner, submit, window)
        self.article = ArticlePane(theme, submit, self.open_url, self.panes.reading)
        self.visits = VisitWatch(clock, submit, window)
        self.banner = Banner(theme, window)
        self.banner.watch(self.runner)
        self.health = HealthWatch(self.runner, clock, window)
        self.panes.join(self.subscriptions, self.entries, self.article, self.article.page.view.needed_widths)
        self.article.page.view.measure_changed.connect(self.panes.share)
        self.entries.layout_shown.connect(self.panes.show_as)
        self.entries.body.emptied.connect(self.panes.show_empty)
        self.pane_buttons = PaneButtons(theme, self.panes, self.subscriptions, self.entries, self.article, window)
        self.rail = Rail(theme, self.subscriptions, beside)
        self.rail.sidebar_wanted.connect(self.panes.toggle_sidebar)
        self.icons = IconLoading(self.runner, theme.favicons, self._show_icons, submit, window)
        self.front = Front(self.rail, self.panes, self.subscriptions, self.entries, self.first_start, beside, holder)
        column = QVBoxLayout(window)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(holder, 1)
        column.addWidget(self.banner)
        self.add_below = column.addWidget
        """Places the player below everything while the article is hidden."""
        self.messages = Messages(theme, self.undo_stack, submit, window)
        self.say = self.messages.say
        self.ring = FocusRing(theme, window, lambda: self.visits.is_by_keys)
        self.sheet = OpenSheet((self.entries.view, self.subscriptions.tree, self.first_start), window)
        self.show_sheet: Callable[[Cover], None] = self.sheet.show

    @cached_property
    def outside(self) -> "Outside":
        """Opens addresses in other programs."""
        from reader.ui.window.outside import Outside

        return Outside(self._open_outside, self.messages, self.widget)

    def open_url(self, url: str) -> None:
        self.outside.open(url)

    def _show_icons(self, feed_ids: AbstractSet[FeedId]) -> None:
        for part in (self.subscriptions.tree, self.rail, self.entries.view):
            part.show_icons(feed_ids)
        self.article.page.view.viewport().update()


def _size_interface(pixels: int, theme: Theme) -> None:
    fonts.set_interface_size(pixels)
    # the language may need other fonts than those at startup
    theme.apply()
