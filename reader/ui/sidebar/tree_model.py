"""Sidebar as a Qt model that changes by inserting, moving and removing rows, never by a reset. GUI thread only."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from reader.domain.clock import Clock
from reader.domain.entry import SavedSearch, Tag, View
from reader.domain.ids import FeedId, SearchId, TagId
from reader.domain.subscription import Folder, Subscription
from reader.ui.data.nodes import (
    FAVOURITES,
    FEEDS,
    FOR_YOU_ROW,
    HEALTH_ROW,
    HIDDEN_NOTE,
    MOVABLE_KINDS,
    TAGS,
    WHOLE,
    AccountLine,
    FeedOrder,
    Key,
    Kind,
    Node,
    apart,
    build_nodes,
    favourite_nodes,
    in_order,
    search_nodes,
    smart_nodes,
    tag_nodes,
    with_children,
)
from reader.ui.data.standing import Health
from reader.ui.sidebar.node_model import Index, NodeModel
from reader.ui.text import marks
from reader.ui.text.plain_text import tip
from reader.ui.text.problem_text import full_text
from reader.ui.text.translate import fill

NODE_ROLE = int(Qt.ItemDataRole.UserRole)
# Above this many changed rows, repainting all is cheaper than finding each.
_FEW = 12
# Combined once, as Qt requests them by the thousand.
_HEADING_FLAGS = Qt.ItemFlag.ItemIsEnabled
_FIXED_FLAGS = _HEADING_FLAGS | Qt.ItemFlag.ItemIsSelectable
_NAMED_FLAGS = _FIXED_FLAGS | Qt.ItemFlag.ItemIsEditable
_OWN_FLAGS = _NAMED_FLAGS | Qt.ItemFlag.ItemIsDragEnabled
_FLAGS = {
    Kind.SECTION: _HEADING_FLAGS,
    Kind.NOTE: _HEADING_FLAGS,
    Kind.SMART: _FIXED_FLAGS,
    Kind.PAGE: _FIXED_FLAGS,
    Kind.SEARCH: _NAMED_FLAGS,
    Kind.TAG: _NAMED_FLAGS,
    Kind.FOLDER: _OWN_FLAGS,
    # else Qt queries their number of children at every layout
    Kind.FEED: _OWN_FLAGS | Qt.ItemFlag.ItemNeverHasChildren,
}


class TreeModel(NodeModel):
    """Smart rows, the health page and saved searches, a section of tags if there are any, a section of folders and feeds."""

    rename_wanted = Signal(object, str)
    many_changed = Signal()
    all_changed = Signal()

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._gathered: list[Node] | None = None
        self._needing = 0
        self._for_you = 0
        self.order = FeedOrder.HAND
        titles = [
            self.tr("For you"),
            self.tr("All articles"),
            self.tr("Today"),
            self.tr("Unread"),
            *(marks.tr(style.title) for style in marks.STYLES.values()),
        ]
        self._feeds = Node(FEEDS, self.tr("Feeds"))
        with_children(self._root, [*smart_nodes(titles), Node(HEALTH_ROW, self.tr("Health")), self._feeds])
        self._fixed = len(self._root.children) - 1
        self._note = Node(HIDDEN_NOTE)
        for node in self._root.children:
            self._nodes[node.key] = node

    # Overrides of Qt

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return flags: headings can be current but not selected, user-created rows can be renamed."""
        return _FLAGS[self.node(index).kind] if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid():
            return None
        node = self.node(index)
        if role == NODE_ROLE:
            return node
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return node.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(node)
        if role == Qt.ItemDataRole.ToolTipRole and (node.health is not None or node.is_by_hand):
            said = [full_text(node.health, self._clock)] if node.health is not None else []
            return tip("\n".join([*said, *([self.tr("Refreshed only by hand")] if node.is_by_hand else [])]))
        return None

    def setData(self, index: Index, value: object, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:
        """Request a new name; the row changes on the engine's event."""
        node = self.node(index)
        text = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or text == node.title or (not text and node.kind is not Kind.FEED):
            return False
        self.rename_wanted.emit(node, text)
        return True

    # Used by the pane

    def set_tree(
        self,
        folders: Sequence[Folder],
        subscriptions: Sequence[Subscription],
        searches: Sequence[SavedSearch] = (),
        tags: Sequence[Tag] = (),
        accounts: Sequence[AccountLine] = (),
    ) -> None:
        """Update the tree from storage; counts and health must be set again afterwards."""
        ours, at_servers = apart(build_nodes(folders, subscriptions), accounts)
        feeds = sum(each.kind is Kind.FEED for node in ours for each in (node, *node.walk()))
        self._name_feeds(feeds, has_accounts=bool(at_servers))
        for node in at_servers:
            node.children[:] = self._arranged(node.children)
        inside = {FAVOURITES: favourite_nodes(subscriptions), TAGS: tag_nodes(tags)}
        titles = {FAVOURITES: self.tr("Favourites"), TAGS: self.tr("Tags")}
        sections = [self._nodes.get(key) or Node(key, titles[key]) for key, nodes in inside.items() if nodes]
        self._update(self._root, [*search_nodes(searches), *sections, self._feeds, *at_servers, *self._shown_note()], self._fixed)
        for node in sections:
            self._update(node, inside[node.key], 0)
        self._update(self._feeds, self._arranged(ours), 0)
        self._sum_up()

    def set_accounts(self, accounts: Sequence[AccountLine]) -> None:
        for line in accounts:
            node = self._nodes.get((Kind.FOLDER, line.folder_id))
            if node is not None and node.account not in {None, line}:
                node.account, node.state = line, line.state
                self._emit_changed(node)

    def _name_feeds(self, feeds: int, *, has_accounts: bool) -> None:
        """Set the feeds heading, which with accounts names their location and number."""
        title = self.tr("On this computer") if has_accounts else self.tr("Feeds")
        state = self.tr("%n feeds", "", feeds) if has_accounts else ""
        if (self._feeds.title, self._feeds.state) != (title, state):
            self._feeds.title, self._feeds.state = title, state
            self.layoutChanged.emit()

    def set_note(self, text: str) -> None:
        """Set the note on hidden rows below all others; an empty text removes it."""
        was_shown = bool(self._shown_note())
        if was_shown and not text:
            self._remove(self._root, self._root.children.index(self._note))
            self._note = Node(HIDDEN_NOTE)
        elif text and not was_shown:
            self._note.title = text
            self._insert(self._root, len(self._root.children), [self._note])
        elif text != self._note.title:
            self._note.title = text
            self._emit_changed(self._note)

    def _shown_note(self) -> list[Node]:
        return [self._note] if HIDDEN_NOTE in self._nodes else []

    def set_order(self, order: FeedOrder) -> None:
        self.order = order
        self._sort(partial(in_order, order=order))

    def _arranged(self, nodes: list[Node]) -> list[Node]:
        """Return new nodes in the current order, by the counts shown."""
        if self.order is FeedOrder.HAND:
            return nodes
        for node in nodes:
            known = self._nodes.get(node.key)
            node.unread = known.unread if known is not None else 0
            node.children[:] = self._arranged(node.children)
        return in_order(nodes, self.order)

    def _is_sorted(self, parent: Node) -> bool:
        return parent.kind is Kind.FOLDER or parent is self._feeds

    def set_counts(
        self,
        unread: Mapping[FeedId, int],
        smart: Mapping[str, int],
        searches: Mapping[SearchId, int] | None = None,
        tags: Mapping[TagId, int] | None = None,
    ) -> None:
        """Apply stored counts with a single signal."""
        found: dict[Key, int] = {(Kind.FEED, feed_id): count for feed_id, count in unread.items()}
        found.update({(Kind.SMART, view): count for view, count in smart.items()})
        found.update({(Kind.SEARCH, search_id): count for search_id, count in (searches or {}).items()})
        found.update({(Kind.TAG, tag_id): count for tag_id, count in (tags or {}).items()})
        found[HEALTH_ROW] = self._needing
        found[FOR_YOU_ROW] = self._for_you
        self._gathered = []
        for node in self._nodes.values():
            if node.kind is not Kind.FOLDER and node is not self._feeds:
                self._set_unread(node, found.get((node.kind, node.key[1]), 0))
        self._sum_up()
        self._emit_gathered()
        if self.order is FeedOrder.UNREAD:
            self.set_order(self.order)

    def add_unread(self, deltas: Iterable[tuple[FeedId, int]]) -> None:
        """Change the counts of feeds, their folders and the row of unread articles with a single signal."""
        self._gathered = []
        for feed_id, delta in deltas:
            self._add_unread(feed_id, delta)
        self._emit_gathered()

    def _add_unread(self, feed_id: FeedId, delta: int) -> None:
        node: Node | None = self._nodes.get((Kind.FEED, feed_id))
        if node is None or not delta:
            return
        pinned = self._nodes.get((Kind.FAVOURITE, feed_id))
        if pinned is not None:
            self._set_unread(pinned, pinned.unread + delta)
        self._set_unread(self._nodes[Kind.SMART, View.UNREAD.value], self._nodes[Kind.SMART, View.UNREAD.value].unread + delta)
        while node is not None and (node.kind in MOVABLE_KINDS or (node is self._feeds and node.state)):
            self._set_unread(node, node.unread + delta)
            node = node.parent

    def update_feeds(self, subscriptions: Iterable[Subscription]) -> None:
        for wanted in build_nodes((), list(subscriptions)):
            for key in (wanted.key, (Kind.FAVOURITE, wanted.key[1])):
                node = self._nodes.get(key)
                if node is not None:
                    self._update_text(node, wanted)

    def set_health(self, health: Mapping[FeedId, Health], by_hand: Container[FeedId] = ()) -> None:
        """Set the health of feeds and those refreshed only by hand; others count as healthy."""
        for node in self._nodes.values():
            now = health.get(FeedId(node.number)) if node.kind is Kind.FEED else None
            is_by_hand = node.kind is Kind.FEED and node.number in by_hand
            if (now, is_by_hand) != (node.health, node.is_by_hand):
                node.health, node.is_by_hand = now, is_by_hand
                self._emit_changed(node)

    def set_needing(self, count: int) -> None:
        """Set the number of feeds that need attention."""
        self._needing = count
        self._set_unread(self._nodes[HEALTH_ROW], count)

    def set_for_you(self, count: int) -> None:
        """Set the number of articles that match the usual reading time."""
        self._for_you = count
        self._set_unread(self._nodes[FOR_YOU_ROW], count)
        self.many_changed.emit()

    def feed_ids(self) -> tuple[FeedId, ...]:
        return tuple(feed_id for node in (self._feeds, *self._accounts()) for feed_id in self.feed_ids_below(node))

    def _accounts(self) -> list[Node]:
        return [node for node in self._root.children if node.account is not None]

    def feed_ids_below(self, node: Node) -> tuple[FeedId, ...]:
        """Return the feed itself, or every feed in a folder."""
        if node.kind is Kind.FEED:
            return (FeedId(node.number),)
        return tuple(FeedId(below.number) for below in node.walk() if below.kind is Kind.FEED)

    def _sum_up(self) -> None:
        def total(node: Node) -> int:
            if node.kind is Kind.FOLDER:
                self._set_unread(node, sum(total(child) for child in node.children))
            return node.unread

        here = sum(total(node) for node in self._feeds.children)
        self._set_unread(self._feeds, here if self._feeds.state else 0)
        for node in self._accounts():
            total(node)

    def _set_unread(self, node: Node, unread: int) -> None:
        if node.unread != unread:
            node.unread = unread
            self._emit_changed(node)

    def _emit_changed(self, node: Node) -> None:
        if self._gathered is not None:
            self._gathered.append(node)
            return
        super()._emit_changed(node)

    def _emit_gathered(self) -> None:
        gathered, self._gathered = set(self._gathered or ()), None
        if len(gathered) > _FEW:
            self.all_changed.emit()
        else:
            for node in gathered:
                self._emit_changed(node)
        self.many_changed.emit()

    def _spoken(self, node: Node) -> str:
        parts = [node.title]
        if node.account is not None:
            parts += [self.tr("account"), node.account.state]
        kinds = {Kind.FOLDER: self.tr("folder"), Kind.SEARCH: self.tr("saved search"), Kind.TAG: self.tr("tag")}
        if node.kind in kinds and node.account is None:
            parts.append(kinds[node.kind])
        if node.unread and node.kind is Kind.PAGE:
            parts.append(self.tr("%n feeds need attention", "", node.unread))
        elif node.unread:
            is_whole = node.key in WHOLE
            parts.append(self.tr("%n articles", "", node.unread) if is_whole else self.tr("%n unread", "", node.unread))
        if node.is_by_hand:
            parts.append(self.tr("refreshed only by hand"))
        if node.health is not None and not node.health.is_passing:
            spoken = full_text(replace(node.health, since=None, next_at=0), self._clock)
            parts.append(fill(self.tr("problem: {what}"), what=spoken))
        return ", ".join(parts)
