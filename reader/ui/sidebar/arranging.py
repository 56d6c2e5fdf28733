"""Filtering, sorting, folding and hiding of folders and feeds. GUI thread only."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QWidget

from reader.domain.commands import AddFolder, Command, SetPreference
from reader.domain.preferences import Preferences
from reader.ui.data.nodes import FeedOrder, Key, Kind, Node
from reader.ui.look.menu import Menu
from reader.ui.look.theme import Theme
from reader.ui.sidebar.filter_row import FilterRow, RowsNote, no_match_text
from reader.ui.sidebar.fold_memory import FoldMemory
from reader.ui.sidebar.tree_filter import TreeFilter
from reader.ui.sidebar.tree_model import TreeModel
from reader.ui.sidebar.tree_view import TreeView
from reader.ui.text.plain_text import literal
from reader.ui.text.preference_text import choices_of


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
        """Apply the value of look.sidebar_order."""
        self._model.set_order(FeedOrder(order))

    def follow_hiding(self, is_on: bool) -> None:  # noqa: FBT001 - the value of a preference
        """Apply the value of look.hide_read."""
        self.filter.read_button.setChecked(is_on)
        self.rows.set_hides_read(is_on=is_on)

    def reveal(self, node: Node) -> None:
        """Show a row to be selected, whatever hides it."""
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
        for node in self._model.nodes():
            if node.kind is Kind.FOLDER:
                self._tree.setExpanded(self._model.index_of(node), is_open)

    def open_menu(self, point: QPoint) -> None:
        menu = self.menu()
        menu.popup(self._tree.viewport().mapToGlobal(point))

    def menu(self) -> Menu:
        """Return the menu, which deletes itself once closed."""
        menu = Menu(self._pane)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        orders = QActionGroup(menu)
        for value, text in choices_of(Preferences.look_sidebar_order):
            action = menu.addAction(literal(text), partial(self._ask, Preferences.look_sidebar_order.key, str(value)))
            action.setCheckable(True)
            action.setChecked(value == self._model.order)
            orders.addAction(action)
        menu.addSeparator()
        hide = menu.addAction(self.tr("Hide read feeds"), self.toggle_read)
        hide.setCheckable(True)
        hide.setChecked(self.rows.hides_read)
        menu.addSeparator()
        menu.addAction(self.tr("Collapse all folders"), partial(self.fold_all, is_open=False))
        menu.addAction(self.tr("Expand all folders"), partial(self.fold_all, is_open=True))
        menu.addSeparator()
        menu.addAction(self.tr("New folder"), partial(self._submit_folder, self.tr("New folder")))
        return menu

    def _say_hidden(self) -> None:
        rows = self.rows
        is_empty = bool(rows.text) and rows.is_empty
        self.nothing.say(no_match_text(self.filter.field.text().strip()) if is_empty else "")
        has_hidden = rows.hides_read and rows.read_hidden and not rows.text
        self._model.set_note(self.tr("%n read feeds hidden", "", rows.read_hidden) if has_hidden else "")

    def _ask(self, key: str, value: str) -> None:
        self._submit(SetPreference(key, value))

    def _submit_folder(self, title: str) -> None:
        self._submit(AddFolder(title))

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
