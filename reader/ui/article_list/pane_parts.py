"""The parts of the list pane and how they lie. GUI thread only."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QSettings, Signal
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from reader.domain.clock import Clock
from reader.domain.entry import Selection, View
from reader.domain.ids import FeedId
from reader.ui.article_list.arrangement import Arrangements, ArrangeMenu
from reader.ui.article_list.empty_state import EmptyState
from reader.ui.article_list.feed_notice import FeedNotice
from reader.ui.article_list.filter_bar import FilterBar
from reader.ui.article_list.header import ArticleListHeader
from reader.ui.article_list.list_view import ListView
from reader.ui.article_list.model.list_model import ListModel
from reader.ui.article_list.new_articles_button import NewArticlesButton
from reader.ui.article_list.places import Places
from reader.ui.article_list.rows.row_delegate import RowDelegate
from reader.ui.article_list.rows.thumbnails import Thumbnails
from reader.ui.article_list.search.excerpts import Excerpts
from reader.ui.article_list.search.found_line import FoundLine
from reader.ui.article_list.search.search_session import SearchSession
from reader.ui.article_list.unread_walk import UnreadWalk
from reader.ui.data.library import Library
from reader.ui.data.overlay import Overlay
from reader.ui.data.query_runner import QueryRunner
from reader.ui.look.theme import Theme
from reader.ui.widgets.labels import HEADER_PX
from reader.ui.widgets.surface import Surface

_NEW_ARTICLES_BELOW = 6
_AIR = 4


class EntriesParts(Surface):
    """Head, bars, list; the pane joins them.

    `opened` is an article the user chose, `returned` the one he was at when he left the list he comes back to.
    """

    opened = Signal(object)
    returned = Signal(object)
    selection_shown = Signal(object)
    menu_wanted = Signal(QPoint)

    def __init__(
        self,
        theme: Theme,
        library: Library,
        runner: QueryRunner,
        overlay: Overlay,
        clock: Clock,
        picture_path: Callable[[str], Path | None],
        settings: QSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, "bg_list", HEADER_PX - 1, parent)
        self._library = library
        self._runner = runner
        self._clock = clock
        self._selection = Selection(View.ALL)
        self.places = Places()
        self.arrangements = Arrangements(settings)
        self.header = ArticleListHeader(theme, self)
        # Tab goes through parts in the order they are made: from top to bottom.
        self.filter_bar = FilterBar(theme, self)
        self.notice = FeedNotice(theme, clock, self)
        self.found = FoundLine(theme, self)
        self.model = ListModel(library.rows, overlay, clock, self, self._name_of)
        self.thumbnails = Thumbnails(picture_path, runner, lambda: self.view.viewport().update())
        self.excerpts = Excerpts(library)
        self.view = ListView(self.model, RowDelegate(theme, clock, self.thumbnails.get, self.excerpts.get, self), self)
        self.empty = EmptyState(theme, self)
        self.new_articles_button = NewArticlesButton(theme, self)
        self.search = SearchSession(self.header.field, theme, self.arrangements, clock)
        self.arrange_menu = ArrangeMenu(lambda: self._selection, self.arrangements, self)
        self.header.arrange_button.setMenu(self.arrange_menu)
        self._walk = UnreadWalk(self.model, self.view, runner)
        self._lay_out()

    def _lay_out(self) -> None:
        self._body = QStackedLayout()
        self._body.addWidget(self.view)
        self._body.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.header, self.filter_bar, self.notice, self.found):
            column.addWidget(part)
        # A heading brings room above it; where there is none the first row would touch the line.
        self._air = QWidget(self)
        self._air.setFixedHeight(_AIR)
        self._air.hide()
        column.addWidget(self._air)
        column.addLayout(self._body, 1)

    def _name_of(self, feed_id: FeedId) -> str:
        return next((each.title for each in self._library.followed([feed_id])), "")

    def _place_new_articles_button(self) -> None:
        self.new_articles_button.move((self.width() - self.new_articles_button.width()) // 2, self.view.y() + _NEW_ARTICLES_BELOW)

    def event(self, event: QEvent) -> bool:
        """Keep the pill in the middle of the list's upper edge, which a bar above it moves."""
        is_done = super().event(event)
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._place_new_articles_button()
        return is_done
