"""Remembers collapsed folders and sections across starts. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSettings
from PySide6.QtWidgets import QTreeView

from reader.ui.data.nodes import Kind, Node
from reader.ui.sidebar.tree_model import TreeModel

_KEY = "sidebar/closed"


class FoldMemory:
    """Keeps new rows expanded and collapsed rows collapsed, even if they are removed and inserted elsewhere."""

    def __init__(self, tree: QTreeView, model: TreeModel, settings: QSettings | None) -> None:
        self._tree = tree
        self._model = model
        self._settings = settings
        kept = settings.value(_KEY, "") if settings is not None else ""
        self._closed = set(str(kept).split())
        self.is_resting = False
        """Suspends recording while a search expands folders."""
        self.restore()
        tree.collapsed.connect(lambda index: self._note(index, is_closed=True))
        tree.expanded.connect(lambda index: self._note(index, is_closed=False))
        model.rowsInserted.connect(self._inserted)

    def restore(self) -> None:
        self._show(self._model.node(QModelIndex()).children)

    def _inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        around = self._model.node(parent)
        self._show(around.children[first : last + 1])
        if parent.isValid() and self._name(around) not in self._closed:
            self._tree.expand(parent)

    def _show(self, nodes: Sequence[Node]) -> None:
        for node in nodes:
            # most are feeds, which cannot be folded and need no index
            if node.kind in {Kind.FOLDER, Kind.SECTION}:
                self._tree.setExpanded(self._model.index_of(node), self._name(node) not in self._closed)
                self._show(node.children)

    def _note(self, index: QModelIndex, *, is_closed: bool) -> None:
        name = self._name(self._model.node(index))
        if self.is_resting or is_closed == (name in self._closed):
            return
        self._closed ^= {name}
        if self._settings is not None:
            self._settings.setValue(_KEY, " ".join(sorted(self._closed)))

    def _name(self, node: Node) -> str:
        return f"{node.kind}:{node.key[1]}"
