"""The menu of a row in the sidebar. GUI thread only."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from reader.domain.commands import (
    AddFolder,
    Command,
    MoveFolder,
    MoveSubscription,
    RemoveFolder,
    RemoveSubscription,
    RenameFolder,
    RenameSubscription,
    RetrieveNow,
)
from reader.domain.errors import ProblemKind
from reader.domain.ids import FeedId, FolderId
from reader.ui.subscriptions_pane.nodes import Kind, Node
from reader.ui.subscriptions_pane.tree_model import TreeModel


def rename_command(node: Node, title: str) -> Command:
    """The command that gives a row its new name."""
    if node.kind is Kind.FOLDER:
        return RenameFolder(FolderId(node.number), title)
    return RenameSubscription(FeedId(node.number), title)


def remove_command(node: Node) -> Command:
    """The command that takes a row away: a folder leaves what is in it behind."""
    if node.kind is Kind.FOLDER:
        return RemoveFolder(FolderId(node.number))
    return RemoveSubscription((FeedId(node.number),))


def move_command(node: Node, folder: Node | None, position: int | None) -> Command:
    """The command that puts a row into a folder (None is the top) at a position (None is the end)."""
    folder_id = FolderId(folder.number) if folder is not None else None
    if node.kind is Kind.FOLDER:
        return MoveFolder(FolderId(node.number), folder_id, position)
    return MoveSubscription(FeedId(node.number), folder_id, position)


class RowMenu(QMenu):
    """What can be done with one row; deletes itself once closed."""

    mark_all_wanted = Signal()
    rename_wanted = Signal()

    def __init__(self, node: Node, model: TreeModel, submit: Callable[[Command], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._node = node
        self._model = model
        self._submit = submit
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        is_gone = node.health is not None and node.health.problem.kind is ProblemKind.GONE
        if is_gone:
            self.addAction(self.tr("Taken down by its publisher: unsubscribe"), self._remove)
            self.addSeparator()
        self.addAction(self.tr("Mark all read"), self.mark_all_wanted.emit)
        if node.kind is Kind.SMART:
            self.addAction(self.tr("Retrieve all now"), lambda: submit(RetrieveNow()))
            self.addAction(self.tr("New folder"), self._add_folder)
            return
        feed_ids = model.feed_ids_below(node)
        if feed_ids and not is_gone:
            self.addAction(self.tr("Retrieve now"), lambda: submit(RetrieveNow(feed_ids)))
        self.addSeparator()
        rename = self.addAction(self.tr("Rename"), self.rename_wanted.emit)
        rename.setShortcut(QKeySequence(Qt.Key.Key_F2))
        self._add_moves()
        self.addAction(self.tr("New folder here") if node.kind is Kind.FOLDER else self.tr("New folder"), self._add_folder)
        self.addSeparator()
        words = self.tr("Remove folder, keep its feeds") if node.kind is Kind.FOLDER else self.tr("Unsubscribe")
        self.addAction(words, self._remove).setShortcut(QKeySequence(Qt.Key.Key_Delete))

    def _remove(self) -> None:
        self._submit(remove_command(self._node))

    def _add_moves(self) -> None:
        moves = self.addMenu(self.tr("Move to"))
        inside = {self._node.key, *(below.key for below in self._node.walk())}
        parent = self._node.parent
        if parent is not None and parent.kind is Kind.FOLDER:
            moves.addAction(self.tr("Top level"), lambda: self._move(None))
        for folder in self._model.nodes():
            if folder.kind is Kind.FOLDER and folder.key not in inside and folder is not parent:
                # A name may hold an ampersand, which a menu would take for a mnemonic.
                name = "    " * folder.depth + folder.title.replace("&", "&&")
                moves.addAction(name, partial(self._move, folder))
        moves.setEnabled(bool(moves.actions()))

    def _move(self, target: Node | None) -> None:
        self._submit(move_command(self._node, target, None))

    def _add_folder(self) -> None:
        parent = FolderId(self._node.number) if self._node.kind is Kind.FOLDER else None
        self._submit(AddFolder(self.tr("New folder"), parent))
