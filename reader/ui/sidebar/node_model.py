"""Tree of nodes as a Qt model that changes to another tree by inserting, moving and removing rows, never by a reset. GUI thread
only.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from reader.ui.data.nodes import Key, Kind, Node, first_where

Index = QModelIndex | QPersistentModelIndex


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
        node = index.internalPointer() if index.isValid() else self._root
        return node if isinstance(node, Node) else self._root

    def find(self, key: Key) -> Node | None:
        return self._nodes.get(key)

    def index_of(self, node: Node | None) -> QModelIndex:
        if node is None or node.parent is None:
            return QModelIndex()
        return self.createIndex(node.parent.children.index(node), 0, node)

    def nodes(self) -> list[Node]:
        """Return all nodes from top to bottom, with each feed once, in its folder."""
        return [node for node in self._root.walk() if not node.is_favourite]

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
