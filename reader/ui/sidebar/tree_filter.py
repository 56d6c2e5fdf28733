"""Hides rows of the sidebar by text and read state. GUI thread only."""

from PySide6.QtCore import QModelIndex, QObject, Signal

from reader.ui.data.nodes import FAVOURITES, FEEDS, Key, Kind, Node
from reader.ui.data.timers import single_shot
from reader.ui.sidebar.fold_memory import FoldMemory
from reader.ui.sidebar.tree_model import TreeModel
from reader.ui.sidebar.tree_view import TreeView

_SOON_MILLISECONDS = 50
_NAMED = frozenset({Kind.SEARCH, Kind.TAG})


class TreeFilter(QObject):
    """Hides rows in the view, so that other parts are unaffected; emits `changed` when their number changes. A feed stays while
    selected or in need of attention; a folder while anything in it is shown.
    """

    changed = Signal()

    def __init__(self, tree: TreeView, model: TreeModel, folds: FoldMemory, parent: QObject) -> None:
        super().__init__(parent)
        self._tree = tree
        self._model = model
        self._folds = folds
        self._hidden: set[Key] = set()
        self.text = ""
        self.hides_read = False
        self.read_hidden = 0
        self.is_empty = False
        self._timer = single_shot(self, _SOON_MILLISECONDS, self.apply)
        for changed in (model.many_changed, model.all_changed, model.rowsRemoved):
            changed.connect(self._apply_soon)
        model.rowsInserted.connect(self._inserted)
        tree.selectionModel().currentChanged.connect(self._apply_soon)

    def set_text(self, text: str) -> None:
        """Show rows whose title or address contains the text, with all folders expanded; an empty text restores the tree."""
        was_searching, self.text = bool(self.text), text.strip().casefold()
        if not was_searching and not self.text:
            return
        self._folds.is_resting = bool(self.text)
        self._tree.show_searched(self.text)
        self.apply()
        if self.text and not was_searching:
            self._tree.expandAll()
        elif was_searching and not self.text:
            self._folds.restore()

    def set_hides_read(self, *, is_on: bool) -> None:
        self.hides_read = is_on
        self.apply()

    def first_found(self) -> Node | None:
        """Return the first visible feed, else the first other visible row."""
        shown = [node for node in self._model.nodes() if node.key not in self._hidden and node.kind is not Kind.SECTION]
        return next((node for node in shown if node.kind is Kind.FEED), shown[0] if shown else None)

    def is_hidden(self, node: Node) -> bool:
        return node.key in self._hidden

    def show_row(self, node: Node) -> None:
        """Show a row and its folders until the filter is next applied, which spares the selected row."""
        shown: Node | None = node
        while shown is not None and shown.parent is not None:
            if shown.key in self._hidden:
                self._hidden.discard(shown.key)
                self._tree.setRowHidden(shown.parent.children.index(shown), self._model.index_of(shown.parent), False)  # noqa: FBT003
            shown = shown.parent

    def apply(self) -> None:
        """Hide and show rows; only changes have a cost."""
        self._timer.stop()
        before = (self.read_hidden, self.is_empty)
        self.read_hidden, self.is_empty = 0, False
        hidden: set[Key] = set()
        if self.text or self.hides_read:
            current = self._model.node(self._tree.currentIndex())
            found = [self._visit(node, current, hidden) for node in self._model.top()]
            self.is_empty = not any(found)
        changed, self._hidden = hidden ^ self._hidden, hidden
        if changed:
            self._show_changes(QModelIndex(), changed)
        if (self.read_hidden, self.is_empty) != before or changed or self.is_empty:
            self.changed.emit()

    def _visit(self, node: Node, current: Node, hidden: set[Key]) -> bool:
        """Return True if a row is shown; hidden ones are added to `hidden`."""
        if node.kind in {Kind.FOLDER, Kind.SECTION} and node.key != FAVOURITES:
            inside = [self._visit(child, current, hidden) for child in node.children]
            is_shown = any(inside) or self._is_wanted_alone(node, current)
        elif node.key == FAVOURITES:
            is_shown = not self.text
        elif node.kind is Kind.FEED:
            is_shown = self._is_feed_wanted(node, current)
        else:
            is_shown = self._is_named(node) if node.kind in _NAMED else not self.text
        if not is_shown:
            hidden.add(node.key)
        return is_shown

    def _is_wanted_alone(self, node: Node, current: Node) -> bool:
        """Return True for a folder or section shown although everything in it is hidden."""
        if node.kind is Kind.SECTION:
            return node.key == FEEDS and not self.text
        if self.text:
            return self._is_named(node)
        return node is current or not node.children

    def _is_feed_wanted(self, node: Node, current: Node) -> bool:
        if self.text:
            return self._is_named(node) or self.text in node.url.casefold()
        is_shown = bool(node.unread) or node is current or (node.health is not None and not node.health.is_passing)
        self.read_hidden += not is_shown
        return is_shown

    def _is_named(self, node: Node) -> bool:
        return self.text in node.title.casefold()

    def _show_changes(self, parent: QModelIndex, changed: set[Key]) -> None:
        for row, node in enumerate(self._model.node(parent).children):
            if node.key in changed:
                self._tree.setRowHidden(row, parent, node.key in self._hidden)
            if node.children:
                self._show_changes(self._model.index(row, 0, parent), changed)

    def _inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        """Forget the hidden state of inserted rows, which the view shows again, and filter soon."""
        for child in self._model.node(parent).children[first : last + 1]:
            self._hidden.difference_update(node.key for node in (child, *child.walk()))
        self._apply_soon()

    def _apply_soon(self) -> None:
        if (self.text or self.hides_read) and not self._timer.isActive():
            self._timer.start()
