"""Sidebar pane: status line and menu at the top, the tree, and actions on rows. GUI thread only."""

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QSettings, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from reader.domain.commands import Command
from reader.domain.entry import Selection, View
from reader.domain.events import Event
from reader.domain.ids import Clock, FeedId
from reader.domain.news import News
from reader.storage import preferences, subscriptions, tags
from reader.storage import selection as searches
from reader.storage.connection import ReadConnection
from reader.ui.data.nodes import (
    BRIEFING_ROW,
    FAVOURITES,
    FEEDS,
    MOVABLE_KINDS,
    FeedOrder,
    Key,
    Kind,
    Node,
    Standing,
    favourites_command,
    move_command,
    remove_command,
    rename_command,
)
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes
from reader.ui.kit.boxes import Gap
from reader.ui.kit.labels import IconButton, Surface
from reader.ui.kit.theme import Theme
from reader.ui.sidebar.arranging import Arranging, FoldMemory
from reader.ui.sidebar.footer import AttentionRow, RhythmFooter
from reader.ui.sidebar.status import AccountLines, StatusLine
from reader.ui.sidebar.tree_model import CountKeeper, TreeModel, node_of
from reader.ui.sidebar.tree_view import TreeView
from reader.ui.text.times import start_of_day

if TYPE_CHECKING:
    from reader.ui.sidebar.tree_view import Landing


class SubscriptionsPane(Surface):
    """Emits the selection the user wants; keeps tree, counts and marks in step with storage."""

    selection_wanted = Signal(object, str)
    page_wanted = Signal(str)
    mark_all_wanted = Signal(object)
    properties_wanted = Signal()
    account_wanted = Signal(object)
    site_wanted = Signal()
    address_wanted = Signal()
    book_wanted = Signal(object, str)
    history_wanted = Signal()
    favourite_wanted = Signal()
    standing_changed = Signal()

    def __init__(
        self,
        theme: Theme,
        connection: ReadConnection,
        runner: QueryRunner,
        clock: Clock,
        submit: Callable[[Command], None],
        parent: QWidget | None = None,
        settings: QSettings | None = None,
    ) -> None:
        super().__init__(theme, "bg_side", parent=parent)
        self._connection = connection
        self._clock = clock
        self._submit = submit
        self._standing = Standing({}, None, None)
        self._is_following = True
        self._has_feeds = False
        """There are subscriptions, an account that will bring some, or saved pages."""
        self._listed: Key | None = None
        self._was_shown = False
        self._is_examined = False
        self.model = TreeModel(clock, self)
        self.accounts = AccountLines(connection, clock)
        self.counts = CountKeeper(self.model, runner, clock, self)
        self.tree = TreeView(theme, self.model, self)
        self._lent: list[Node] = []
        """Rows that the menu just opened is about, if they are not the selected ones."""
        self._give_back = single_shot(self, 0, self._return_rows)
        self.add_button = IconButton(theme, "plus", self.tr("Add site or feed"), self, does="add_feed")
        self.menu_button = IconButton(theme, "menu", self.tr("Menu"), self, does="open_menu")
        self.status_line = StatusLine(clock, self, self.add_button, self.menu_button)
        self.attention = AttentionRow(theme, self)
        self.footer = RhythmFooter(theme, clock, runner, self)
        self._folds = FoldMemory(self.tree, self.model, settings)
        self.arranging = Arranging(theme, self.tree, self.model, self._folds, submit, self.select, self)
        self._lay_out()
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.DefaultContextMenu)
        self.tree.customContextMenuRequested.connect(self._open_menu)
        self.tree.selectionModel().currentChanged.connect(self._emit_selection)
        self.tree.remove_wanted.connect(lambda nodes: submit(remove_command(nodes)))
        self.tree.move_wanted.connect(self._move)
        self.tree.account_wanted.connect(self.account_wanted)
        self.model.all_changed.connect(self.tree.viewport().update)
        self.model.rename_wanted.connect(lambda node, title: submit(rename_command(node, title)))
        self.counts.counted.connect(self.status_line.set_articles)
        self.footer.read.connect(self.status_line.set_habit)

    def _lay_out(self) -> None:
        arranging = self.arranging
        boxes.column(
            self.status_line,
            arranging.filter,
            arranging.nothing,
            Gap(6),
            (self.tree, 1),
            self.attention,
            self.footer,
            spacing=0,
            margins=0,
            on=self,
        )
        filters = arranging.filter
        stops = (self.add_button, self.menu_button, filters.field, filters.read_button, self.tree, self.attention, self.footer)
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll the selected row into view, as a selection before the first layout leaves the tree scrolled."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.tree.scrollToTop()
            self.tree.scrollTo(self.tree.currentIndex())

    # Used by the window

    def reload(self) -> None:
        """Read tree and counts again; rows change one by one, and folders stay expanded."""
        self._is_following = False
        current = self.current()
        key = current.key if current is not None else None
        connection = self._connection
        followed = subscriptions.subscriptions(connection)
        accounts = self.accounts.read()
        self._has_feeds = bool(followed or accounts) or searches.has_saved_pages(connection)
        self._theme.favicons.addresses = {each.feed_id: each.url for each in followed}
        self.model.set_tree(
            subscriptions.folders(connection),
            followed,
            searches.searches(connection),
            tags.tags(connection),
            accounts,
        )
        self.counts.show_known()
        self.counts.recount()
        self.model.set_health(self._standing.health, self._standing.by_hand)
        self._is_following = True
        self._restore(key)

    def refresh_accounts(self, event: Event) -> None:
        self.accounts.note(event)
        self.model.set_accounts(self.accounts.read())
        self.standing_changed.emit()

    def set_standing(self, standing: Standing) -> None:
        self._standing = standing
        self.model.set_health(standing.health, standing.by_hand)
        self.status_line.set_standing(standing)
        if not self._is_examined:
            self.attention.set_count(sum(not health.is_passing for health in standing.health.values()))
        self.standing_changed.emit()

    def set_needing(self, count: int, *, of_folder: bool = False) -> None:
        """Set the number of feeds that need the user, as the page of feed health has it, and whether the folder of several computers
        does.
        """
        self._is_examined = True
        self.attention.set_count(count, of_folder=of_folder)

    def set_news(self, news: News, by_feed: Mapping[FeedId, int]) -> None:
        self.model.set_new(by_feed)
        self.status_line.set_news(news, sum(by_feed.values()))

    def set_briefing(self, title: str, count: int) -> None:
        """Show or name the row of the briefing, or take it away, which changes no list."""
        current = self.current()
        if not title and current is not None and current.key == BRIEFING_ROW:
            self.choose_footer()
        self.model.set_briefing(title, count)

    def current(self) -> Node | None:
        return node_of(self.tree.currentIndex())

    def about(self) -> Node | None:
        """Return the row that the open menu is about, else the current one."""
        return self._lent[0] if self._lent else self.current()

    def chosen(self) -> list[Node]:
        """Return the rows that the open menu is about, else the selected ones."""
        return list(self._lent) or self.tree.chosen()

    def chosen_feeds(self) -> tuple[FeedId, ...]:
        """Return the feeds among the selected rows and in selected folders, each once."""
        nodes = self.chosen()
        return tuple(dict.fromkeys(feed_id for node in nodes for feed_id in self.model.feed_ids_below(node)))

    def select(self, key: Key) -> None:
        node = self.model.find(key)
        if node is None:
            return
        self.arranging.reveal(node)
        index = self.model.index_of(node)
        self.tree.scrollTo(index)
        self.tree.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def select_view(self, view: View) -> None:
        self.select((Kind.SMART, view.value))

    def choose_footer(self) -> None:
        """Deselect all rows for a page or a search without a row, leaving the list unchanged."""
        self._is_following = False
        self.tree.selectionModel().clear()
        self._is_following = True

    def choose_briefing(self) -> None:
        """Select the row of the briefing, if there is one, leaving the list unchanged."""
        self.choose_footer()
        self._is_following = False
        self.select(BRIEFING_ROW)
        self._is_following = True

    def listed(self) -> Node | None:
        """Return the row whose articles the list holds, even behind a page or a search."""
        return self.model.find(self._listed) if self._listed is not None else None

    def choose_listed(self) -> None:
        node = self.listed()
        if node is None:
            self.select_view(View.ALL)
            return
        self._is_following = False
        self.select(node.key)
        self._is_following = True

    def selection(self) -> Selection | None:
        node = self.listed()
        return node.selection(start_of_day(self._clock)) if node is not None else None

    def has_other_feed(self) -> bool:
        current, is_hidden = self.current(), self.arranging.rows.is_hidden
        at = current.number if current is not None and current.kind is Kind.FEED else None
        return any(node.kind is Kind.FEED and node.number != at and not is_hidden(node) for node in self.model.nodes())

    def step_feed(self, step: int, *, unread_only: bool = False) -> bool:
        """Select the next (1) or previous (-1) feed, wrapping around; return False if there is none."""
        nodes = [node for node in self.model.nodes() if node.kind is not Kind.SECTION]
        current = self.current()
        if current is not None and current.is_favourite:
            current = self.model.find((Kind.FEED, current.number))
        start = nodes.index(current) if current in nodes else -1 if step > 0 else 0
        for distance in range(1, len(nodes) + 1):
            node = nodes[(start + step * distance) % len(nodes)]
            is_shown = not self.arranging.rows.is_hidden(node)
            if node.kind is Kind.FEED and node is not current and is_shown and (node.unread or not unread_only):
                self.select(node.key)
                return True
        return False

    def is_fresh(self, node: Node) -> bool:
        return node.kind is Kind.FEED and node.number in self._standing.fresh

    def are_favourites(self, feed_ids: Iterable[FeedId]) -> bool:
        return all(self.model.find((Kind.FAVOURITE, feed_id)) is not None for feed_id in feed_ids)

    def has_feeds(self) -> bool:
        return self._has_feeds

    def title_of(self, feed_id: FeedId) -> str:
        node = self.model.find((Kind.FEED, feed_id))
        return node.title if node is not None else ""

    # Row actions

    def _emit_selection(self, current: QModelIndex) -> None:
        node = node_of(current)
        if not self._is_following or node is None or node.kind is Kind.NOTE:
            return
        if node.kind is Kind.PAGE:
            self.page_wanted.emit(str(node.key[1]))
            return
        self._listed = node.key
        selection = node.selection(start_of_day(self._clock))
        if selection is not None:
            self.selection_wanted.emit(selection, node.title)

    def _restore(self, key: Key | None) -> None:
        if key is not None and key[0] is Kind.FAVOURITE and self.model.find(key) is None:
            self._listed = key = (Kind.FEED, key[1])
        if key is not None and self.model.find(key) is None:
            self.select_view(View.ALL)
            return
        current = self.current()
        if key is not None and (current is None or current.key != key):
            # The row moved, and the view selected its neighbour meanwhile; the list still shows the row's articles.
            self._is_following = False
            self.select(key)
            self._is_following = True

    def _move(self, nodes: list[Node], landing: "Landing") -> None:
        if landing.folder is not None and landing.folder.key == FAVOURITES:
            feed_ids = [FeedId(node.number) for node in nodes]
            self._submit_if(favourites_command(landing.folder.children, feed_ids, landing.position or 0))
        else:
            self._submit(move_command(nodes, landing.folder, landing.position))

    def can_step(self, node: Node, step: int) -> bool:
        """Return True if a row can be moved up (-1) or down (1), which a sorted tree does not allow."""
        siblings = node.parent.children if node.parent is not None else []
        is_movable = node.kind in MOVABLE_KINDS and node.account is None
        is_placed = node.is_favourite or (is_movable and self.model.order is FeedOrder.HAND)
        return is_placed and 0 <= siblings.index(node) + step < len(siblings)

    def step_row(self, step: int) -> bool:
        """Move the current row up (-1) or down (1) among its siblings; return False if it cannot move."""
        node = self.about()
        if node is None or node.parent is None or not self.can_step(node, step):
            return False
        position = node.parent.children.index(node) + step
        if node.is_favourite:
            place = position + (step > 0)
            self._submit_if(favourites_command(node.parent.children, [FeedId(node.number)], place))
        else:
            self._submit(move_command([node], node.folder, position))
        return True

    def _submit_if(self, command: Command | None) -> None:
        if command is not None:
            self._submit(command)

    def _open_menu(self, point: QPoint) -> None:
        node = self.tree.node_at(point)
        if node is not None and node.key == FEEDS:
            self.arranging.open_menu(point)
        if node is None or node.kind in {Kind.SECTION, Kind.NOTE, Kind.PAGE}:
            return
        chosen = self.tree.chosen()
        nodes = chosen if node in chosen else [node]
        steps = [step for step in (-1, 1) if len(nodes) == 1 and self.can_step(node, step)]
        from reader.ui.sidebar.row_menu import RowMenu, add_notice_choices, add_story_choices

        menu = RowMenu(nodes, self.model, self._submit, self, steps)
        menu.step_wanted.connect(self.step_row)
        menu.mark_all_wanted.connect(lambda: self._mark_all(nodes))
        menu.book_wanted.connect(lambda: self.book_wanted.emit(node.selection(start_of_day(self._clock)), node.title))
        menu.rename_wanted.connect(lambda: self.tree.edit(self.model.index_of(node)))
        menu.properties_wanted.connect(self.properties_wanted)
        menu.account_wanted.connect(self.account_wanted)
        menu.site_wanted.connect(self.site_wanted)
        menu.address_wanted.connect(self.address_wanted)
        menu.history_wanted.connect(self.history_wanted)
        menu.favourite_wanted.connect(self.favourite_wanted)
        if node.kind is Kind.FOLDER and len(nodes) == 1:
            folder = next((each for each in subscriptions.folders(self._connection) if each.folder_id == node.number), None)
            if folder is not None:
                add_notice_choices(menu, folder, self._submit)
                if preferences.load(self._connection).reading_stories:
                    add_story_choices(menu, folder, self._submit)
        # the menu's action applies to these rows before they are given back
        menu.aboutToHide.connect(self._give_back.start)
        self._give_back.stop()
        self._lent[:] = [] if node in chosen else nodes
        self.tree.has_menu = True
        menu.popup(self.tree.viewport().mapToGlobal(point))

    def _return_rows(self) -> None:
        self._lent.clear()
        self.tree.has_menu = False
        self.tree.hover(QModelIndex())

    def _mark_all(self, nodes: list[Node]) -> None:
        since = start_of_day(self._clock)
        found = [selection for node in nodes if (selection := node.selection(since)) is not None]
        self.mark_all_wanted.emit(found)
