"""The part of a folder's menu for notifications of its feeds. GUI thread only."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from reader.domain.commands import Command, SetFolderSettings
from reader.domain.notices import SETTING
from reader.domain.subscription import Folder
from reader.ui.text.notice_choices import setting_choices
from reader.ui.text.plain_text import literal
from reader.ui.text.translate import Translator

_tr = Translator("NoticeChoices")


def add_notice_choices(menu: QMenu, folder: Folder, submit: Callable[[Command], None]) -> QMenu:
    """A menu below with one choice; feeds in the folder that say otherwise themselves keep to that."""
    inside = menu.addMenu(_tr("Notifications"))
    group = QActionGroup(inside)
    for value, text in setting_choices():
        action = inside.addAction(literal(text), partial(submit, SetFolderSettings(folder.folder_id, {SETTING: value})))
        action.setCheckable(True)
        action.setChecked(value == folder.settings.get(SETTING, ""))
        group.addAction(action)
    return inside
