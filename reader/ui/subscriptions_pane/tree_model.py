"""The sidebar as a Qt model: changes are rows inserted, moved and removed, never a reset. GUI thread only."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from reader.domain.clock import Clock
from reader.domain.entry import View
from reader.domain.ids import FeedId
from reader.domain.subscription import Folder, Subscription
from reader.ui.library import Health
from reader.ui.problem_words import full_words
from reader.ui.subscriptions_pane.nodes import Key, Kind, Node, build_nodes, first_where, smart_nodes

Index = QModelIndex | QPersistentModelIndex
NODE_ROLE = int(Qt.ItemDataRole.UserRole)
# Above this many changed rows one repaint of all is cheaper than finding each.
_FEW = 12
# Put together once: Qt asks for them by the thousand.
_FIXED_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_OWN_FLAGS = _FIXED_FLAGS | Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDragEnabled


class TreeModel(QAbstractItemModel):
    """Smart rows, the section name, then folders and feeds."""

    rename_wanted = Signal(object, str)
    many_changed = Signal()
    all_changed = Signal()

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._gathered: list[Node] | None = None
        self._root = Node((Kind.SECTION, "root"))
        titles = [self.tr("All articles"), self.tr("Today"), self.tr("Unread"), self.tr("Starred")]
        self._root.children = smart_nodes(titles, self.tr("Feeds"))
        self._nodes: dict[Key, Node] = {}
        for node in self._root.children:
            node.parent = self._root
            self._nodes[node.key] = node
        self._fixed = len(self._root.children)

    # What Qt asks

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 - Qt's signature
        """Qt's."""
        node = self.node(parent)
        if column != 0 or not 0 <= row < len(node.children):
            return QModelIndex()
        return self.createIndex(row, 0, node.children[row])

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override] # QObject.parent() shares the name in PySide
        """Qt's."""
        if not index.isValid():
            return QModelIndex()
        return self.index_of(self.node(index).parent)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Qt's."""
        return 0 if parent.column() > 0 else len(self.node(parent).children)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: ARG002, B008 - Qt's signature
        """Qt's."""
        return 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings cannot be chosen; folders and feeds can be renamed."""
        kind = self.node(index).kind
        if not index.isValid() or kind is Kind.SECTION:
            return Qt.ItemFlag.NoItemFlags
        return _FIXED_FLAGS if kind is Kind.SMART else _OWN_FLAGS

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """The node itself for the delegate, words for everybody else."""
        if not index.isValid():
            return None
        node = self.node(index)
        if role == NODE_ROLE:
            return node
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return node.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(node)
        if role == Qt.ItemDataRole.ToolTipRole and node.health is not None:
            return full_words(node.health.problem, node.health.since, node.health.next_at, self._clock)
        return None

    def setData(self, index: Index, value: object, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:
        """Ask for a new name; the row changes when the engine says so."""
        node = self.node(index)
        text = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or text == node.title or (not text and node.kind is Kind.FOLDER):
            return False
        self.rename_wanted.emit(node, text)
        return True

    # What the pane does

    def node(self, index: Index) -> Node:
        """The node of an index; the root where there is none."""
        node = index.internalPointer() if index.isValid() else self._root
        return node if isinstance(node, Node) else self._root

    def find(self, key: Key) -> Node | None:
        """The node with this key."""
        return self._nodes.get(key)

    def index_of(self, node: Node | None) -> QModelIndex:
        """Where a node is."""
        if node is None or node.parent is None:
            return QModelIndex()
        return self.createIndex(node.parent.children.index(node), 0, node)

    def nodes(self) -> list[Node]:
        """Every node from top to bottom."""
        return list(self._root.walk())

    def set_tree(self, folders: Sequence[Folder], subscriptions: Sequence[Subscription]) -> None:
        """Take over folders and subscriptions as they are now stored; counts and health are to be set again afterwards."""
        self._take(self._root, build_nodes(folders, subscriptions), self._fixed)
        self._sum_up()

    def set_counts(self, unread: Mapping[FeedId, int], smart: Mapping[str, int]) -> None:
        """Take over counts as they are now stored; one signal tells of all."""
        self._gathered = []
        for node in self._nodes.values():
            if node.kind is Kind.FEED:
                self._set_unread(node, unread.get(FeedId(node.number), 0))
            elif node.kind is Kind.SMART:
                self._set_unread(node, smart.get(str(node.key[1]), 0))
        self._sum_up()
        self._tell_gathered()

    def add_unread(self, deltas: Iterable[tuple[FeedId, int]]) -> None:
        """Change the counts of feeds, of the folders around them and of the row of unread articles; one signal tells of all."""
        self._gathered = []
        for feed_id, delta in deltas:
            self._add_unread(feed_id, delta)
        self._tell_gathered()

    def _add_unread(self, feed_id: FeedId, delta: int) -> None:
        node: Node | None = self._nodes.get((Kind.FEED, feed_id))
        if node is None or not delta:
            return
        self._set_unread(self._nodes[Kind.SMART, View.UNREAD.value], self._nodes[Kind.SMART, View.UNREAD.value].unread + delta)
        while node is not None and node is not self._root:
            self._set_unread(node, node.unread + delta)
            node = node.parent

    def update_feeds(self, subscriptions: Iterable[Subscription]) -> None:
        """Take over how feeds are called now."""
        for wanted in build_nodes((), list(subscriptions)):
            node = self._nodes.get(wanted.key)
            if node is not None:
                self._take_words(node, wanted)

    def set_health(self, health: Mapping[FeedId, Health]) -> None:
        """Take over what is wrong with feeds; those left out are well."""
        for node in self._nodes.values():
            now = health.get(FeedId(node.number)) if node.kind is Kind.FEED else None
            if now != node.health:
                node.health = now
                self._tell(node)

    def feed_ids_below(self, node: Node) -> tuple[FeedId, ...]:
        """The feed itself, or every feed in a folder."""
        if node.kind is Kind.FEED:
            return (FeedId(node.number),)
        return tuple(FeedId(below.number) for below in node.walk() if below.kind is Kind.FEED)

    def _take(self, parent: Node, wanted: list[Node], start: int) -> None:
        kept = {node.key for node in wanted}
        for row in range(len(parent.children) - 1, start - 1, -1):
            if parent.children[row].key not in kept:
                self._remove(parent, row)
        # What is new and stands together comes in one step: an import brings a thousand rows.
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
        found = first_where(siblings[row:], lambda node: node.key == wanted.key)
        if found is None:
            self._insert(parent, row, [wanted])
            return
        if found > 0:
            where = self.index_of(parent)
            self.beginMoveRows(where, row + found, row + found, where, row)
            siblings.insert(row, siblings.pop(row + found))
            self.endMoveRows()
        node = siblings[row]
        self._take_words(node, wanted)
        self._take(node, wanted.children, 0)

    def _take_words(self, node: Node, wanted: Node) -> None:
        node.address = wanted.address
        if node.title != wanted.title:
            node.title = wanted.title
            self._tell(node)

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

    def _sum_up(self) -> None:
        def total(node: Node) -> int:
            if node.kind is Kind.FOLDER:
                self._set_unread(node, sum(total(child) for child in node.children))
            return node.unread

        for node in self._root.children[self._fixed :]:
            total(node)

    def _set_unread(self, node: Node, unread: int) -> None:
        if node.unread != unread:
            node.unread = unread
            self._tell(node)

    def _tell(self, node: Node) -> None:
        if self._gathered is not None:
            self._gathered.append(node)
            return
        index = self.index_of(node)
        self.dataChanged.emit(index, index)

    def _tell_gathered(self) -> None:
        gathered, self._gathered = set(self._gathered or ()), None
        if len(gathered) > _FEW:
            self.all_changed.emit()
        else:
            for node in gathered:
                self._tell(node)
        self.many_changed.emit()

    def _spoken(self, node: Node) -> str:
        words = [node.title]
        if node.kind is Kind.FOLDER:
            words.append(self.tr("folder"))
        if node.unread:
            words.append(self.tr("%n unread", "", node.unread))
        if node.health is not None:
            words.append(self.tr("problem: {what}").replace("{what}", full_words(node.health.problem, None, 0, self._clock)))
        return ", ".join(words)
