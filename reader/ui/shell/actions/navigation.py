"""Handlers for navigation: lists, feeds, panes, search, pages, palette. GUI thread only."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from reader.domain.commands import SetPreference
from reader.domain.entry import LISTS_OF_MARKS, ArticleLayout, EntryRow, Order, View
from reader.domain.ids import EntryId, FeedId
from reader.domain.preferences import Preferences
from reader.storage import briefing, entries
from reader.ui.data import links
from reader.ui.data.nodes import Key, Kind
from reader.ui.kit.actions import Needs, action, action_for_each
from reader.ui.kit.pages import ACTIVITY, BRIEFING, HEALTH, RHYTHM, SidePage
from reader.ui.shell.actions.base import HandlerBase
from reader.ui.shell.actions.marking import MarkingHandlers
from reader.ui.shell.panes import Layout
from reader.ui.shell.parts import WindowParts
from reader.ui.text.marks import STYLES, go_to
from reader.ui.text.translate import Translator, fill


class GoingHandlers(HandlerBase):
    def _has_other_feed(self) -> bool:
        return self._tree.has_other_feed()

    @action("Next feed", "Shift+J", needs=Needs.FEEDS, can=_has_other_feed)
    def next_feed(self) -> None:
        self._tree.step_feed(1)

    @action("Previous feed", "Shift+K", needs=Needs.FEEDS, can=_has_other_feed)
    def previous_feed(self) -> None:
        self._tree.step_feed(-1)

    @action("Filter feeds", "Ctrl+Shift+F", needs=Needs.FEEDS)
    def filter_feeds(self) -> None:
        """Focus the sidebar's filter field, showing the sidebar if hidden."""
        if not self._tree.isVisible():
            self._window.panes.toggle_sidebar()
        self._tree.arranging.find()

    @action("Hide read feeds", "Shift+U", needs=Needs.FEEDS, is_on=lambda self: self._tree.arranging.rows.hides_read)
    def toggle_read_feeds(self) -> None:
        self._tree.arranging.toggle_read()

    def _has_folders(self, *, is_open: bool) -> bool:
        tree, model = self._tree.tree, self._tree.model
        return any(tree.isExpanded(model.index_of(node)) is is_open for node in model.folders() if node.children)

    @action("Collapse all folders", needs=Needs.FEEDS, can=lambda self: self._has_folders(is_open=True))
    def collapse_folders(self) -> None:
        self._tree.arranging.fold_all(is_open=False)

    @action("Expand all folders", needs=Needs.FEEDS, can=lambda self: self._has_folders(is_open=False))
    def expand_folders(self) -> None:
        self._tree.arranging.fold_all(is_open=True)

    def _is_elsewhere(self, view: View) -> bool:
        node = self._tree.current()
        is_there = node is not None and node.key == (Kind.SMART, view) and len(self._tree.chosen()) == 1
        return bool(self._window.panes.pages.shown) or not is_there

    @action_for_each(
        {
            View.FOR_YOU: ("go_for_you", "For you", "G, F"),
            View.ALL: ("go_all", "All articles", "G, A"),
            View.TODAY: ("go_today", "Today", "G, T"),
            View.UNREAD: ("go_unread", "Unread", "G, U"),
            **{View(mark): (go_to(mark), style.title, style.list_key) for mark, style in STYLES.items()},
        },
        needs=Needs.FEEDS,
        can=_is_elsewhere,
    )
    def go_to_list(self, view: View) -> None:
        self._tree.select_view(view)

    @action("Search", "/", needs=Needs.FEEDS)
    def search(self) -> None:
        self._window.front.show_reading()
        self._window.panes.need_list()
        self._lists.header.open_search()

    @action("Unread only", "U", is_on=lambda self: self._lists.header.unread_button.isChecked())
    def show_unread_only(self) -> None:
        self._lists.header.unread_button.toggle()

    @action_for_each(
        {Order.NEWEST: ("sort_newest", "Newest first"), Order.OLDEST: ("sort_oldest", "Oldest first")},
        can=lambda self, order: self._lists.arrange_menu.offers(order),
    )
    def sort_list(self, order: Order) -> None:
        self._lists.arrange_menu.sort(order)

    @action("Toggle sidebar", "Ctrl+1", needs=Needs.FEEDS, is_on=lambda self: not self._tree.isHidden(), in_menu="Sidebar")
    def toggle_subscriptions(self) -> None:
        self._window.panes.toggle_sidebar()

    def _has_panes(self) -> bool:
        """Return False for articles on one page, which has list and article in one."""
        return self._lists.layout_now is not ArticleLayout.PAGE

    @action("Toggle list", "Ctrl+2", can=_has_panes, is_on=lambda self: not self._lists.isHidden(), in_menu="List")
    def toggle_list(self) -> None:
        self._window.panes.toggle_list()

    @action("Toggle article", "Ctrl+3", can=_has_panes, is_on=lambda self: not self._window.article.isHidden(), in_menu="Article")
    def toggle_article(self) -> None:
        self._window.panes.toggle_article()

    @action(
        "Layout: columns / list above",
        "Ctrl+4",
        is_on=lambda self: self._window.panes.arrangement is Layout.CLASSIC,
        in_menu="List above",
    )
    def toggle_layout(self) -> None:
        other = Layout.CLASSIC if self._window.panes.arrangement is Layout.WIDE else Layout.WIDE
        self._window.submit(SetPreference(Preferences.look_layout.key, other.value))

    @action_for_each(
        {
            ArticleLayout.LIST: ("articles_as_list", "Show as list", "Ctrl+5"),
            ArticleLayout.PAGE: ("articles_on_one_page", "Show on one page", "Ctrl+6"),
            ArticleLayout.CARDS: ("articles_as_cards", "Show as cards", "Ctrl+7"),
        },
        can=lambda self, layout: self._lists.layout_now is not layout,
        is_on=lambda self, layout: self._lists.layout_now is layout,
    )
    def show_as(self, layout: ArticleLayout) -> None:
        self._window.front.show_reading()
        self._lists.set_layout(layout)
        self._window.panes.need_list()

    @action("Menu", "F10", needs=Needs.FEEDS)
    def open_menu(self) -> None:
        self._tree.menu_button.showMenu()


class PageHandlers(HandlerBase):
    def __init__(self, window: WindowParts, show_article: Callable[[EntryRow], object]) -> None:
        super().__init__(window)
        self._show_article = show_article
        self.story: EntryId | None = None
        """Article that was opened last from the briefing."""
        self._may_return = False
        self._lists.opened.connect(lambda row: self._go_elsewhere(row.entry_id))
        self._tree.selection_wanted.connect(lambda *_: self._go_elsewhere())

    def _go_elsewhere(self, entry_id: EntryId | None = None) -> None:
        """Forget the way back to the briefing once another article or list is opened."""
        self._may_return &= entry_id == self.story

    @action("Feed health", "G, H", needs=Needs.FEEDS, can=lambda self: self._window.panes.pages.shown != HEALTH)
    def go_health(self) -> None:
        self._tree.choose_footer()
        self.show_page(HEALTH)

    @action("Activity log", "G, Y", needs=Needs.FEEDS, can=lambda self: self._window.panes.pages.shown != ACTIVITY)
    def go_activity(self) -> None:
        self._tree.choose_footer()
        self.show_page(ACTIVITY)

    @action("Rhythm", "G, R", needs=Needs.FEEDS, can=lambda self: self._window.panes.pages.shown != RHYTHM)
    def go_rhythm(self) -> None:
        self._tree.choose_footer()
        self.show_page(RHYTHM)

    @action("Briefing", "G, B", needs=Needs.FEEDS, can=lambda self: self._window.panes.pages.shown != BRIEFING)
    def go_briefing(self) -> None:
        self._tree.choose_briefing()
        self.show_page(BRIEFING)

    def open_story(self, row: EntryRow) -> None:
        """Open an article of the briefing, to which Escape returns from it."""
        self._show_article(row)
        self.story, self._may_return = row.entry_id, True

    def is_in_story(self) -> bool:
        """Return whether the article is open that was opened last from the briefing."""
        article = self._window.article.article
        return self._may_return and article is not None and article.entry_id == self.story

    def next_story(self) -> EntryRow | None:
        """Return the next unread article of the briefing after the one that was opened last."""
        found = briefing.last(self._window.connection)
        ids = [each.entry_id for each in found.stories] if found is not None else []
        after = ids[ids.index(self.story) + 1 :] if self.story in ids else []
        rows = {each.entry_id: self._window.overlay.over(each) for each in entries.entry_rows(self._window.connection, after)}
        return next((rows[each] for each in after if each in rows and not rows[each].is_read), None)

    def leave_story(self) -> bool:
        """Go on from a story of the briefing to the next one, from the last one back; return whether one was open."""
        if not self.is_in_story():
            return False
        coming = self.next_story()
        if coming is not None:
            self.open_story(coming)
        else:
            self.return_to_briefing()
        return True

    def return_to_briefing(self) -> bool:
        """Return from a story to the briefing that it was opened in; return whether that was so."""
        if not self.is_in_story():
            return False
        self._may_return = False
        self.go_briefing()
        return True

    def show_page(self, name: str) -> None:
        self._window.panes.pages.show_page(name, lambda page: page.take_focus())

    def leave_page(self) -> None:
        self._window.front.show_reading()
        self._lists.view.setFocus()

    def show_feed(self, feed_id: FeedId) -> None:
        self._tree.select((Kind.FEED, feed_id))

    def show_history(self, feed_id: FeedId) -> None:
        self._tree.choose_footer()
        self._window.panes.pages.show_page(ACTIVITY, partial(self._show_retrievals, feed_id))

    def _show_retrievals(self, feed_id: FeedId, page: SidePage) -> None:
        from reader.ui.pages.activity import ActivityPage

        page.take_focus()
        if isinstance(page, ActivityPage):
            page.show_feed(feed_id)

    def show_feed_properties(self, feed_id: FeedId) -> None:
        from reader.ui.shell.actions.subscriptions import show_properties

        show_properties(self._window, (feed_id,))

    def choose_blocks(self, feed_id: FeedId) -> None:
        """Let the user choose the article blocks of a followed page again."""
        from reader.ui.shell.actions.subscriptions import choose_blocks

        choose_blocks(self._window, feed_id)

    def open_address(self, address: str) -> None:
        openable = links.openable(QUrl(address))
        if openable:
            self._window.open_url(openable)


_tr = Translator("Palette")


def command_notes(window: WindowParts) -> Mapping[str, Callable[[], str]]:
    """Return for some commands a function that produces the note shown in their row."""

    def here() -> str:
        node = window.subscriptions.current()
        return node.title if node is not None else ""

    def text_size() -> str:
        return fill(_tr("{size} px"), size=f"{window.preferences.values.reading_text_size}")

    def unread(view: View) -> Callable[[], str]:
        def count() -> str:
            node = window.subscriptions.model.find((Kind.SMART, view.value))
            return _tr("%n unread", node.unread) if node is not None and node.unread else ""

        return count

    def newest() -> str:
        step = window.undo_stack.newest()
        return step.text if step is not None else _tr("Nothing to undo")

    def article() -> str:
        row = window.entries.current()
        return row.title if row is not None else ""

    def shown(pane: QWidget) -> Callable[[], str]:
        return lambda: _tr("Hidden") if pane.isHidden() else _tr("Shown")

    return {
        "retrieve_shown": here,
        "mark_all_read": here,
        "feed_properties": here,
        "unsubscribe": here,
        "undo": newest,
        "text_larger": text_size,
        "text_smaller": text_size,
        "text_usual": text_size,
        "go_today": unread(View.TODAY),
        "go_unread": unread(View.UNREAD),
        "toggle_read": article,
        **{style.toggle: article for style in STYLES.values()},
        "tag": article,
        "open_in_browser": article,
        "make_rule": article,
        "toggle_subscriptions": shown(window.subscriptions),
        "toggle_article": shown(window.article),
    }


Choices = list[tuple[str, QAction]]


class PaletteHandlers(HandlerBase):
    """`choices` are offered in addition to the actions, each with its search words."""

    def __init__(self, window: WindowParts, marking: MarkingHandlers, choices: Callable[[], Choices]) -> None:
        super().__init__(window)
        self._marking = marking
        self._choices = choices
        self._actions: Mapping[str, QAction] = {}

    def join(self, actions: Mapping[str, QAction]) -> None:
        self._actions = actions

    @action("Go to anything…", "Ctrl+K", needs=Needs.NOTHING)
    def open_palette(self) -> None:
        from reader.ui.dialogs.palette import Offer, Palette
        from reader.ui.dialogs.palette_search import gather_commands, gather_places

        window = self._window
        window.refresh_actions()
        self._marking.name_toggle(self._actions["toggle_read"])
        commands = gather_commands(self._actions, command_notes(window), self._choices())
        offer = Offer(gather_places(self._tree.model.nodes(), self._tree.select), commands, self.show_article, self.search_for)
        window.show_sheet(Palette(window.theme, window.widget, offer, window.runner, window.clock, window.settings))

    def show_article(self, row: EntryRow) -> None:
        """Open an article in its feed's list, or alone if that list omits it; one that no followed feed has in the list of its mark."""
        key: Key = (Kind.FEED, row.feed_id)
        if self._tree.model.find(key) is None:
            key = next(((Kind.SMART, view.value) for view, mark in LISTS_OF_MARKS.items() if mark in row.marks), key)
        current = self._tree.current()

        def open_row() -> None:
            place = self._lists.model.row_of(row.entry_id)
            if place is None:
                self._lists.view.open_unlisted(row)
            else:
                self._lists.view.open_row(place)

        if current is not None and current.key == key and self._lists.model.row_of(row.entry_id) is not None:
            open_row()
            return
        if self._tree.model.find(key) is None:
            self._lists.view.open_unlisted(row)
            return
        if current is not None and current.key == key:
            # the article may have arrived after the list was read
            self._lists.reload()
        else:
            self._tree.select(key)
        self._lists.then(open_row)

    def show_entry(self, number: int) -> None:
        """Open an article that another one names: in the list beside it, if that has both, else in its feed's."""
        for row in entries.entry_rows(self._window.connection, [EntryId(number)]):
            place = self._lists.rows.row_of(row.entry_id)
            if place is None:
                self.show_article(row)
            else:
                self._lists.view.open_row(place)

    def search_for(self, query: str) -> None:
        self._window.front.show_reading()
        self._window.panes.need_list()
        self._lists.header.open_search()
        self._lists.header.field.setText(query)
