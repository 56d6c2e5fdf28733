"""Sidebar as a Qt model that changes by inserting, moving and removing rows, never by a reset; its unread counts. GUI thread
only.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractItemModel, QElapsedTimer, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from reader.domain.entry import SavedSearch, Tag, View
from reader.domain.ids import Clock, CommandId, FeedId, SearchId, TagId
from reader.domain.subscription import Folder, Subscription
from reader.ui.data.nodes import (
    BRIEFING_ROW,
    FAVOURITES,
    FEEDS,
    FOR_YOU_ROW,
    HIDDEN_NOTE,
    MOVABLE_KINDS,
    TAGS,
    WHOLE,
    AccountLine,
    Counts,
    FeedOrder,
    Health,
    Key,
    Kind,
    Node,
    apart,
    build_nodes,
    favourite_nodes,
    first_where,
    in_order,
    load_counts,
    search_nodes,
    smart_nodes,
    tag_nodes,
    with_children,
)
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.text import marks
from reader.ui.text.problems import full_text
from reader.ui.text.times import start_of_day
from reader.ui.text.translate import fill, listed, tip

Index = QModelIndex | QPersistentModelIndex


def node_of(index: Index) -> Node | None:
    node = index.internalPointer()
    return node if isinstance(node, Node) else None


class NodeModel(QAbstractItemModel):
    """Manages rows and their changes; the subclass supplies their contents."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._root = Node((Kind.SECTION, "root"))
        self._nodes: dict[Key, Node] = {}

    # Overrides of Qt

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 - Qt's signature
        node = self.node(parent)
        if column != 0 or not 0 <= row < len(node.children):
            return QModelIndex()
        return self.createIndex(row, 0, node.children[row])

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override] # QObject.parent() shares the name in PySide
        if not index.isValid():
            return QModelIndex()
        return self.index_of(self.node(index).parent)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.column() > 0 else len(self.node(parent).children)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: ARG002, B008 - Qt's signature
        return 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)) -> None:
        """Return None, as screen readers would announce a number before each row."""

    # Used by the pane

    def node(self, index: Index) -> Node:
        """Return the node of an index; the root for an invalid one."""
        return node_of(index) or self._root

    def find(self, key: Key) -> Node | None:
        return self._nodes.get(key)

    def index_of(self, node: Node | None) -> QModelIndex:
        if node is None or node.parent is None:
            return QModelIndex()
        return self.createIndex(node.parent.children.index(node), 0, node)

    def nodes(self) -> Iterator[Node]:
        """Yield all nodes from top to bottom, with each feed once, in its folder."""
        return (node for node in self._root.walk() if not node.is_favourite)

    def folders(self) -> Iterator[Node]:
        return self._root.folders()

    def rows(self) -> list[Node]:
        return list(self._root.walk())

    def top(self) -> list[Node]:
        return self._root.children

    # Changing to another tree

    def _update(self, parent: Node, wanted: list[Node], start: int) -> None:
        kept = {node.key for node in wanted}
        for row in range(len(parent.children) - 1, start - 1, -1):
            if parent.children[row].key not in kept:
                self._remove(parent, row)
        # Adjacent new rows are inserted in one step, as an import brings a thousand rows.
        new: list[Node] = []
        for row, node in enumerate(wanted, start):
            known = self._nodes.get(node.key)
            if known is None or known.parent is not parent:
                new.append(node)
                continue
            self._insert(parent, row - len(new), new)
            new = []
            self._place(parent, row, node)
        self._insert(parent, start + len(wanted) - len(new), new)

    def _place(self, parent: Node, row: int, wanted: Node) -> None:
        siblings = parent.children
        is_there = row < len(siblings) and siblings[row].key == wanted.key
        found = 0 if is_there else first_where(siblings[row:], lambda node: node.key == wanted.key)
        if found is None:
            self._insert(parent, row, [wanted])
            return
        if found > 0:
            where = self.index_of(parent)
            self.beginMoveRows(where, row + found, row + found, where, row)
            siblings.insert(row, siblings.pop(row + found))
            self.endMoveRows()
        node = siblings[row]
        self._update_text(node, wanted)
        if node is not wanted and (node.children or wanted.children):
            self._update(node, wanted.children, 0)

    def _update_text(self, node: Node, wanted: Node) -> None:
        node.address, node.url, node.query = wanted.address, wanted.url, wanted.query
        node.weight, node.position = wanted.weight, wanted.position
        if (node.title, node.state, node.account) != (wanted.title, wanted.state, wanted.account):
            node.title, node.state, node.account = wanted.title, wanted.state, wanted.account
            self._emit_changed(node)

    def _emit_changed(self, node: Node) -> None:
        index = self.index_of(node)
        self.dataChanged.emit(index, index)

    def _sort(self, key: Callable[[Sequence[Node]], list[Node]]) -> None:
        """Sort all folders in place, in one layout change however many rows move."""
        parents = [node for node in (self._root, *self._root.walk()) if node.children and self._is_sorted(node)]
        wanted = [(parent, key(parent.children)) for parent in parents]
        if all(parent.children == children for parent, children in wanted):
            return
        self.layoutAboutToBeChanged.emit()
        kept = [(index, self.node(index)) for index in self.persistentIndexList()]
        for parent, children in wanted:
            parent.children[:] = children
        rows = {id(child): row for parent, _ in wanted for row, child in enumerate(parent.children)}
        for index, node in kept:
            if id(node) in rows:
                self.changePersistentIndex(index, self.createIndex(rows[id(node)], 0, node))
        self.layoutChanged.emit()

    def _is_sorted(self, parent: Node) -> bool:
        """Return True if a node's children are sorted by the user's preference."""
        return parent.kind is Kind.FOLDER

    def _insert(self, parent: Node, row: int, wanted: list[Node]) -> None:
        if not wanted:
            return
        with_children = [each for node in wanted for each in (node, *node.walk())]
        for node in with_children:
            old = self._nodes.get(node.key)
            if old is not None and old.parent is not None:
                self._remove(old.parent, old.parent.children.index(old))
        row = min(row, len(parent.children))
        self.beginInsertRows(self.index_of(parent), row, row + len(wanted) - 1)
        for node in wanted:
            node.parent = parent
        parent.children[row:row] = wanted
        for node in with_children:
            self._nodes[node.key] = node
        self.endInsertRows()

    def _remove(self, parent: Node, row: int) -> None:
        self.beginRemoveRows(self.index_of(parent), row, row)
        gone = parent.children.pop(row)
        for node in (gone, *gone.walk()):
            if self._nodes.get(node.key) is node:
                del self._nodes[node.key]
        self.endRemoveRows()
        gone.parent = None


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
    """Smart rows and saved searches, a section of tags if there are any, a section of folders and feeds."""

    rename_wanted = Signal(object, str)
    many_changed = Signal()
    all_changed = Signal()

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._gathered: list[Node] | None = None
        self._for_you = self._briefed = 0
        self._new: Mapping[FeedId, int] = {}
        self.order = FeedOrder.HAND
        titles = [
            self.tr("For you"),
            self.tr("All articles"),
            self.tr("Today"),
            self.tr("Unread"),
            *(marks.tr(style.title) for style in marks.STYLES.values()),
        ]
        self._feeds = Node(FEEDS, self.tr("Feeds"))
        with_children(self._root, [*smart_nodes(titles), self._feeds])
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
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return node.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(node)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip("\n".join(self._details(node)))
        return None

    def _details(self, node: Node) -> list[str]:
        said = [full_text(node.health, self._clock)] if node.health is not None else []
        if node.account is not None:
            said.append(node.state)
        if node.is_by_hand:
            said.append(self.tr("Refreshed only by hand"))
        if node.new:
            said.append(listed([self.tr("%n unread", "", node.unread), self.tr("%n new", "", node.new)]))
        return said

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
        rest = [*search_nodes(searches), *sections, self._feeds, *at_servers, *self._shown_note()]
        self._update(self._root, rest, self._fixed + (BRIEFING_ROW in self._nodes))
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
        found[FOR_YOU_ROW], found[BRIEFING_ROW] = self._for_you, self._briefed
        self._gathered = []
        for node in self._nodes.values():
            if node.kind is not Kind.FOLDER and node is not self._feeds:
                now = self._new.get(FeedId(node.number), 0) if node.kind is Kind.FEED else 0
                self._set_count(node, found.get((node.kind, node.key[1]), 0), now)
        self._sum_up()
        self._emit_gathered()
        if self.order is FeedOrder.UNREAD:
            self.set_order(self.order)

    def set_new(self, by_feed: Mapping[FeedId, int]) -> None:
        self._new = by_feed
        self._gathered = []
        for node in self._nodes.values():
            if node.kind is Kind.FEED:
                self._set_count(node, node.unread, by_feed.get(FeedId(node.number), 0))
        self._sum_up()
        self._emit_gathered()

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

    def set_for_you(self, count: int) -> None:
        self._for_you = count
        self._set_unread(self._nodes[FOR_YOU_ROW], count)
        self.many_changed.emit()

    def set_briefing(self, title: str, count: int) -> None:
        """Put the row of the briefing first, with the number of its unread stories; without a title there is none."""
        self._briefed = count
        node = self._nodes.get(BRIEFING_ROW)
        if node is None and title:
            self._insert(self._root, 0, [Node(BRIEFING_ROW, title, unread=count)])
        elif node is not None and not title:
            self._remove(self._root, 0)
        elif node is not None:
            if node.title != title:
                node.title = title
                self._emit_changed(node)
            self._set_unread(node, count)

    def feed_ids(self) -> tuple[FeedId, ...]:
        return tuple(feed_id for node in (self._feeds, *self._accounts()) for feed_id in self.feed_ids_below(node))

    def _accounts(self) -> list[Node]:
        return [node for node in self._root.children if node.account is not None]

    def feed_ids_below(self, node: Node) -> tuple[FeedId, ...]:
        if node.kind is Kind.FEED:
            return (FeedId(node.number),)
        return tuple(FeedId(below.number) for below in node.walk() if below.kind is Kind.FEED)

    def _sum_up(self) -> None:
        def total(node: Node) -> tuple[int, int]:
            if node.kind is Kind.FOLDER:
                self._set_count(node, *summed(node.children))
            return node.unread, node.new

        def summed(nodes: Iterable[Node]) -> tuple[int, int]:
            counts = [total(node) for node in nodes]
            return sum(unread for unread, _ in counts), sum(new for _, new in counts)

        here = summed(self._feeds.children)
        self._set_count(self._feeds, *(here if self._feeds.state else (0, 0)))
        for node in self._accounts():
            total(node)

    def _set_unread(self, node: Node, unread: int) -> None:
        self._set_count(node, unread, node.new)

    def _set_count(self, node: Node, unread: int, new: int) -> None:
        if (node.unread, node.new) != (unread, new):
            node.unread, node.new = unread, new
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
        if node.unread:
            is_whole = node.key in WHOLE
            parts.append(self.tr("%n articles", "", node.unread) if is_whole else self.tr("%n unread", "", node.unread))
        if node.new:
            parts.append(self.tr("%n new", "", node.new))
        if node.is_by_hand:
            parts.append(self.tr("refreshed only by hand"))
        if node.health is not None and not node.health.is_passing:
            spoken = full_text(replace(node.health, since=None, next_at=0), self._clock)
            parts.append(fill(self.tr("problem: {what}"), what=spoken))
        return ", ".join(parts)


RECOUNT_MILLISECONDS = 150
PATIENCE_MILLISECONDS = 1500
"""Longest delay of a recount during continuous changes."""


class CountKeeper(QObject):
    """Counts again after each change. What the user marks is shown at once, and counts read before the engine has done it are
    dropped. Nothing else is added to a count, which may hold a change before its event is here. `counted` carries the number of
    all articles.
    """

    counted = Signal(object)

    def __init__(self, model: TreeModel, runner: QueryRunner, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._runner = runner
        self._clock = clock
        self._known = Counts({}, {})
        self._expected: set[CommandId] = set()
        self._generation = 0
        self._timer = single_shot(self, RECOUNT_MILLISECONDS, self.recount)
        self._waiting = QElapsedTimer()

    def expect(self, cause: CommandId, deltas: Iterable[tuple[FeedId, int]]) -> None:
        """Show a change the engine has not acknowledged yet."""
        self._expected.add(cause)
        self._model.add_unread(deltas)
        self._generation += 1

    def settle(self, cause: CommandId | None) -> None:
        """Count again after a change: soon, but at once after a command whose effect is not shown yet."""
        if cause is not None and cause not in self._expected:
            self.recount()
            return
        if cause is not None:
            self._expected.discard(cause)
            self._generation += 1
        self._count_soon()

    def recount(self) -> None:
        self._timer.stop()
        generation, since = self._generation, start_of_day(self._clock)
        self._runner.run(
            "counts", lambda connection: load_counts(connection, since), lambda counts: self._receive(counts, generation)
        )

    def show_known(self) -> None:
        """Apply the last counts to a changed tree until the recount arrives."""
        self._generation += 1
        known = self._known
        self._model.set_counts(known.unread, known.smart, known.searches, known.tags)

    def is_settled(self) -> bool:
        """Return True if the counts shown equal the stored ones."""
        return not self._expected and not self._timer.isActive() and self._runner.is_idle()

    def _count_soon(self) -> None:
        if not self._timer.isActive():
            self._waiting.start()
            self._timer.start()
        elif self._waiting.elapsed() < PATIENCE_MILLISECONDS - RECOUNT_MILLISECONDS:
            self._timer.start()

    def _receive(self, counts: Counts, generation: int) -> None:
        if generation != self._generation or self._expected:
            self._count_soon()
        else:
            self._known = counts
            self.show_known()
            self.counted.emit(counts.articles)
