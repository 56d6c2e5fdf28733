"""Context menu of the selected sidebar rows. GUI thread only."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from reader.domain.addresses import is_mail
from reader.domain.commands import AddFolder, Command, RetrieveNow, SetFolderSettings, SyncAccounts
from reader.domain.errors import ProblemKind
from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import SETTING, SOUND, STORIES, Folder
from reader.ui.data.nodes import (
    FOR_YOU_ROW,
    MOVABLE_KINDS,
    OWN_KINDS,
    Kind,
    Node,
    move_command,
    outermost,
    remove_command,
    retrieve_command,
)
from reader.ui.kit.fields import Menu
from reader.ui.sidebar.tree_model import TreeModel
from reader.ui.sidebar.tree_view import may_hold
from reader.ui.text.notices import setting_choices, sound_choices, story_choices
from reader.ui.text.translate import Translator, literal

_tr = Translator("NoticeChoices")


def add_notice_choices(menu: Menu, folder: Folder, submit: Callable[[Command], None]) -> Menu:
    """Add a submenu for a folder's notifications; feeds in it with a setting of their own keep that."""
    return _add_choices(
        menu.add_menu(_tr("Notifications")), folder, submit, (SETTING, setting_choices()), (SOUND, sound_choices())
    )


def add_story_choices(menu: Menu, folder: Folder, submit: Callable[[Command], None]) -> Menu:
    """Add a submenu that leaves a folder's articles out of stories, or not; feeds in it with a setting of their own keep that."""
    return _add_choices(menu.add_menu(_tr("Stories")), folder, submit, (STORIES, story_choices()))


def _add_choices(
    inside: Menu, folder: Folder, submit: Callable[[Command], None], *settings: tuple[str, tuple[tuple[str, str], ...]]
) -> Menu:
    for name, choices in settings:
        inside.addSeparator()
        group = QActionGroup(inside)
        for value, text in choices:
            label = _tr("Default sound") if name == SOUND and not value else text
            do = partial(submit, SetFolderSettings(folder.folder_id, {name: value}))
            inside.add_choice(label, do, is_on=value == folder.settings.get(name, ""), group=group)
    return inside


class RowMenu(Menu):
    """Actions on rows; deletes itself once closed. Emits requests for what it cannot do alone."""

    mark_all_wanted = Signal()
    rename_wanted = Signal()
    properties_wanted = Signal()
    site_wanted = Signal()
    account_wanted = Signal(object)
    address_wanted = Signal()
    book_wanted = Signal()
    history_wanted = Signal()
    favourite_wanted = Signal()
    step_wanted = Signal(int)

    def __init__(
        self,
        nodes: Sequence[Node],
        model: TreeModel,
        submit: Callable[[Command], None],
        parent: QWidget,
        steps: Sequence[int] = (),
    ) -> None:
        super().__init__(parent)
        self._nodes = list(nodes)
        self._steps = steps
        self._model = model
        self._submit = submit
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._feed_ids: tuple[FeedId, ...] = tuple(
            dict.fromkeys(feed_id for node in self._nodes for feed_id in model.feed_ids_below(node))
        )
        self._only = self._nodes[0] if len(self._nodes) == 1 else None
        health = self._only.health if self._only is not None else None
        self._is_gone = health is not None and health.problem.kind is ProblemKind.GONE
        if self._is_gone:
            self.addAction(self.tr("Removed by its publisher: unsubscribe"), self._remove)
            self.addSeparator()
        self._add_reading()
        if self._only is not None and self._only.kind is Kind.FEED:
            self.addSeparator()
            is_letter = is_mail(self._only.url)
            text = self.tr("Unsubscribe at the sender…") if is_letter else self.tr("Open website")
            self.addAction(literal(text), self.site_wanted.emit)
            self.addAction(self.tr("Copy feed address"), self.address_wanted.emit)
            self.addAction(self.tr("Show activity"), self.history_wanted.emit)
        self._add_places()
        self._add_end()

    def _add_reading(self) -> None:
        if self._only is not None and self._only.account is not None:
            account_id = self._only.account.account_id
            self.addAction(self.tr("Sync now"), lambda: self._submit(SyncAccounts((account_id,))))
            self.addAction(self.tr("Account settings…"), lambda: self.account_wanted.emit(account_id))
            self.addSeparator()
        if self._only is None or self._only.key != FOR_YOU_ROW:
            self.addAction(self.tr("Mark all as read"), self.mark_all_wanted.emit)
        if self._only is not None and self._only.kind is Kind.SMART:
            self.addAction(self.tr("Refresh all"), lambda: self._submit(RetrieveNow()))
        elif self._feed_ids and not self._is_gone and not self._is_account():
            self.addAction(self.tr("Refresh"), lambda: self._submit(retrieve_command(self._nodes, self._feed_ids)))
            if self._only is not None and self._only.kind is Kind.FEED and self._only.account_id is None:
                self.addAction(self.tr("Reload from scratch"), lambda: self._submit(RetrieveNow(self._feed_ids, is_whole=True)))
        if self._only is not None and self._only.key != FOR_YOU_ROW and self._only.selection(0) is not None:
            self.addAction(self.tr("Save as EPUB…"), self.book_wanted.emit)

    def _add_places(self) -> None:
        self.addSeparator()
        if self._has_feeds_only():
            is_pinned = all(self._model.find((Kind.FAVOURITE, feed_id)) is not None for feed_id in self._feed_ids)
            text = self.tr("Remove from favourites") if is_pinned else self.tr("Add to favourites")
            self.addAction(literal(text), self.favourite_wanted.emit)
        if self._only is not None and self._only.kind in OWN_KINDS:
            self.addAction(self.tr("Rename"), self.rename_wanted.emit).setShortcut(QKeySequence(Qt.Key.Key_F2))
        if any(node.kind in MOVABLE_KINDS and node.account is None for node in self._nodes):
            self._add_moves(outermost(self._nodes))
        for step, name, text, keys in (
            (-1, "move_row_up", self.tr("Move up"), "Alt+Up"),
            (1, "move_row_down", self.tr("Move down"), "Alt+Down"),
        ):
            if step in self._steps:
                action = self.addAction(literal(text), partial(self.step_wanted.emit, step))
                action.setObjectName(name)
                action.setShortcut(QKeySequence(keys))
        is_folder = self._only is not None and self._only.kind is Kind.FOLDER
        if self._only is not None and self._only.kind in MOVABLE_KINDS | {Kind.SMART}:
            self.addAction(literal(self.tr("New folder here") if is_folder else self.tr("New folder")), self._add_folder)

    def _add_end(self) -> None:
        own = [node for node in self._nodes if node.kind in OWN_KINDS]
        if not own:
            return
        self.addSeparator()
        self.addAction(literal(self._removal_text()), self._remove).setShortcut(QKeySequence(Qt.Key.Key_Delete))
        if self._feed_ids and not self._is_account():
            self.addSeparator()
            texts = self.tr("Properties…") if self._has_feeds_only() else self.tr("Feed properties…")
            self.addAction(literal(texts), self.properties_wanted.emit).setShortcut(QKeySequence("Alt+Return"))

    def _is_account(self) -> bool:
        return self._only is not None and self._only.account is not None

    def _removal_text(self) -> str:
        if self._is_account():
            return self.tr("Remove account")
        if self._only is None:
            return self.tr("Unsubscribe") if self._has_feeds_only() else self.tr("Remove")
        texts = {
            Kind.FOLDER: self.tr("Remove folder, keep its feeds"),
            Kind.SEARCH: self.tr("Remove saved search"),
            Kind.TAG: self.tr("Remove tag from all articles"),
        }
        return texts.get(self._only.kind, self.tr("Unsubscribe"))

    def _has_feeds_only(self) -> bool:
        return all(node.kind is Kind.FEED for node in self._nodes)

    def _remove(self) -> None:
        self._submit(remove_command([node for node in self._nodes if node.kind in OWN_KINDS]))

    def _add_moves(self, nodes: list[Node]) -> None:
        moves = self.add_menu(self.tr("Move to"))
        inside = {each.key for node in nodes for each in (node, *node.walk())}
        parents = {node.folder for node in nodes}
        if parents != {None} and may_hold(None, nodes):
            moves.addAction(literal(self._top_text(nodes)), lambda: self._move(nodes, None))
        for folder in self._model.folders():
            if folder.key not in inside and parents != {folder} and may_hold(folder, nodes):
                moves.addAction("    " * folder.depth + literal(folder.title), partial(self._move, nodes, folder))
        moves.setEnabled(bool(moves.actions()))

    def _top_text(self, nodes: list[Node]) -> str:
        is_from_account = any(node.account_id is not None for node in nodes)
        return self.tr("On this computer") if is_from_account else self.tr("Top level")

    def _move(self, nodes: list[Node], target: Node | None) -> None:
        self._submit(move_command(nodes, target, None))

    def _add_folder(self) -> None:
        parent = FolderId(self._only.number) if self._only is not None and self._only.kind is Kind.FOLDER else None
        self._submit(AddFolder(self.tr("New folder"), parent))
