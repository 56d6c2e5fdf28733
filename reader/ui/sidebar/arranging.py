"""Filtering, sorting, folding and hiding of folders and feeds. GUI thread only."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, QObject, QPoint, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent
from PySide6.QtWidgets import QTreeView, QWidget

from reader.domain.commands import AddFolder, Command, SetPreference
from reader.domain.preferences import Preferences, Value
from reader.ui.data.nodes import FAVOURITES, FEEDS, FeedOrder, Key, Kind, Node
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.fields import LineEdit, Menu
from reader.ui.kit.labels import FieldIcon, IconButton, PlainLabel, button
from reader.ui.kit.theme import Theme
from reader.ui.sidebar.tree_model import TreeModel
from reader.ui.sidebar.tree_view import TreeView
from reader.ui.text.preferences import choices_of
from reader.ui.text.translate import Translator, fill, literal

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
        self._timer = single_shot(self, 50, self.apply)
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


_tr = Translator("FilterRow")

_ROW_PX, _FIELD_PX = 34, 28
_INSET = 12
_LONGEST_TEXT = 24


class FilterField(LineEdit):
    """Down and Return move to the rows, Escape clears."""

    left = Signal()
    taken = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            (self.left if event.key() == Qt.Key.Key_Down else self.taken).emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)


class FilterRow(QWidget):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(_ROW_PX)
        self.field = FilterField(name=self.tr("Filter feeds"), hint=self.tr("Filter feeds"), kind="filter")
        self.field.setFixedHeight(_FIELD_PX)
        self.field.setFont(fonts.ui_font(fonts.BASE_PX))
        FieldIcon(theme, self.field, "search", self.tr("Filter feeds"))
        self._clear = FieldIcon(theme, self.field, "close", self.tr("Clear filter"), is_last=True)
        self._clear.triggered.connect(self.field.clear)
        self._clear.setVisible(False)
        self.field.textChanged.connect(lambda text: self._clear.setVisible(bool(text)))
        self.read_button = IconButton(theme, "filter", self.tr("Hide read feeds"), self, does="toggle_read_feeds")
        self.read_button.setCheckable(True)
        self.read_button.setProperty("kind", "filter")
        self.read_button.setFixedSize(QSize(_FIELD_PX, _FIELD_PX))
        self.read_button.setIconSize(QSize(16, 16))
        boxes.row((self.field, 1), self.read_button, spacing=4, margins=(_INSET, 2, _INSET, 4), on=self)


class RowsNote(QWidget):
    """Names the hidden rows and offers to show them."""

    wanted = Signal()

    def __init__(self, verb: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.show_button = button(verb, self.wanted.emit, "quiet", is_dense=True)
        self.show_button.setFont(fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM))
        boxes.row(self.text, self.show_button, STRETCH, spacing=0, margins=(20, 2, 8, 4), on=self)
        self.hide()

    def say(self, text: str) -> None:
        self.text.setText(text)
        self.setVisible(bool(text))


def no_match_text(typed: str) -> str:
    shown = typed if len(typed) <= _LONGEST_TEXT else f"{typed[:_LONGEST_TEXT]}…"
    return fill(_tr("No feed matches “{text}”."), text=shown)


class Arranging(QObject):
    """Order and hiding are preferences, set by `follow_order` and `follow_hiding`; `select` selects a row."""

    def __init__(
        self,
        theme: Theme,
        tree: TreeView,
        model: TreeModel,
        folds: FoldMemory,
        submit: Callable[[Command], None],
        select: Callable[[Key], object],
        pane: QWidget,
    ) -> None:
        super().__init__(pane)
        self._tree, self._model, self._submit, self._pane = tree, model, submit, pane
        self._select = select
        self.rows = TreeFilter(tree, model, folds, self)
        self.filter = FilterRow(theme, pane)
        self.nothing = RowsNote(self.tr("Clear"), pane)
        self.filter.field.textChanged.connect(self.rows.set_text)
        self.filter.field.left.connect(self._go_to_rows)
        self.filter.field.taken.connect(self._take_first)
        self.filter.read_button.clicked.connect(self.toggle_read)
        self.nothing.wanted.connect(self.filter.field.clear)
        tree.note_pressed.connect(self.toggle_read)
        self.rows.changed.connect(self._say_hidden)
        tree.feeds_menu_wanted.connect(self.open_menu)

    def follow_order(self, order: str) -> None:
        self._model.set_order(FeedOrder(order))

    def follow_hiding(self, is_on: bool) -> None:  # noqa: FBT001 - the value of a preference
        self.filter.read_button.setChecked(is_on)
        self.rows.set_hides_read(is_on=is_on)

    def reveal(self, node: Node) -> None:
        if self.rows.is_hidden(node) and self.rows.text:
            self.filter.field.clear()
        self.rows.show_row(node)

    def toggle_read(self) -> None:
        """Hide or show read feeds; the button follows the preference."""
        is_on = self.rows.hides_read
        self.filter.read_button.setChecked(is_on)
        self._submit(SetPreference(Preferences.look_hide_read.key, not is_on))

    def find(self) -> None:
        self.filter.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.field.selectAll()

    def fold_all(self, *, is_open: bool) -> None:
        for node in self._model.folders():
            self._tree.setExpanded(self._model.index_of(node), is_open)

    def open_menu(self, point: QPoint) -> None:
        self.menu().popup(self._tree.viewport().mapToGlobal(point))

    def menu(self) -> Menu:
        menu = Menu(self._pane)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        orders = QActionGroup(menu)
        for value, text in choices_of(Preferences.look_sidebar_order):
            do = partial(self._ask, Preferences.look_sidebar_order.key, str(value))
            menu.add_choice(text, do, is_on=value == self._model.order, group=orders)
        menu.addSeparator()
        menu.add_choice(self.tr("Hide read feeds"), self.toggle_read, is_on=self.rows.hides_read)
        shows = self._tree.shows_counts
        menu.add_choice(self.tr("Show counts"), partial(self._ask, Preferences.look_counts.key, not shows), is_on=shows)
        menu.addSeparator()
        for name, text, is_open in (
            ("collapse_folders", self.tr("Collapse all folders"), False),
            ("expand_folders", self.tr("Expand all folders"), True),
        ):
            menu.addAction(literal(text), partial(self.fold_all, is_open=is_open)).setObjectName(name)
        menu.addSeparator()
        menu.addAction(self.tr("New folder"), lambda: self._submit(AddFolder(self.tr("New folder"))))
        return menu

    def _say_hidden(self) -> None:
        rows = self.rows
        is_empty = bool(rows.text) and rows.is_empty
        self.nothing.say(no_match_text(self.filter.field.text().strip()) if is_empty else "")
        has_hidden = rows.hides_read and rows.read_hidden and not rows.text
        self._model.set_note(self.tr("%n read feeds hidden", "", rows.read_hidden) if has_hidden else "")

    def _ask(self, key: str, value: Value) -> None:
        self._submit(SetPreference(key, value))

    def _go_to_rows(self) -> None:
        """Focus the selected row, or the first match while the filter hides it."""
        if self._tree.is_shown(self._tree.currentIndex()):
            self._tree.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._take_first()

    def _take_first(self) -> None:
        node = self.rows.first_found() if self.rows.text else None
        if node is not None:
            self._select(node.key)
        self._tree.setFocus(Qt.FocusReason.OtherFocusReason)
