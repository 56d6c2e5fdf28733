"""Rows of a sheet with name, help and control, and the row for notifications. GUI thread only."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reader.domain.ids import FolderId
from reader.domain.notices import SETTING, Manner, Mode, Said, manner_of
from reader.domain.subscription import Folder, Subscription
from reader.ui.look import fonts
from reader.ui.look.painting import hairline
from reader.ui.look.theme import Theme
from reader.ui.text.notice_choices import mode_text, setting_choices
from reader.ui.text.translate import Translator, fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.controls.segmented import Segmented
from reader.ui.widgets.labels import PlainLabel

LEAST_PX = 46
_LABEL_PX = 150


class OptionRow(QWidget):
    """A wide control gets the room left by the text; others are aligned right."""

    def __init__(self, theme: Theme, message: str, control: QWidget, help_text: str = "", *, is_wide: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self.setMinimumHeight(LEAST_PX)
        self.help = PlainLabel(help_text, fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        if not help_text:
            # Never shown here: without a parent it would briefly be a window.
            self.help.hide()
        label = PlainLabel(message, fonts.ui_font(fonts.BASE_PX), is_wrapped=True)
        label.setBuddy(control)
        # Long words in some languages wrap; they must not push the control out of the sheet.
        for each in (label, self.help):
            each.setMinimumWidth(1)
        text = boxes.column(STRETCH, label, self.help, STRETCH, spacing=0)
        row = boxes.row(spacing=24, margins=(0, 6, 0, 7), on=self)
        if is_wide:
            label.setFixedWidth(_LABEL_PX)
            row.addLayout(text)
            row.addWidget(control, 1)
        else:
            row.addLayout(text, 1)
            row.addWidget(control, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        theme.changed.connect(self.update)

    def say(self, message: str, kind: str = "meta") -> None:
        """Set the help text; kind `bad` for errors."""
        self.help.setText(message)
        self.help.setVisible(bool(message))
        self.help.setProperty("kind", kind)
        self.help.style().unpolish(self.help)
        self.help.style().polish(self.help)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        hairline(painter, 0, self.width(), self.height(), self._theme.color("line"))
        painter.end()


_tr = Translator("NoticeRow")


class NoticeRow(OptionRow):
    """A choice for all feeds; its help shows the effect in their folder."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription], folders: Sequence[Folder], usual: str) -> None:
        self.choice = Segmented(theme, _tr("Notifications"), setting_choices())
        super().__init__(theme, _tr("Notifications"), self.choice, " ")
        self._feeds = [replace(each, settings={}) for each in feeds]
        self._folders: Mapping[FolderId, Folder] = {folder.folder_id: folder for folder in folders}
        self._usual = usual
        values = {each.settings.get(SETTING, "") for each in feeds}
        self.choice.set_value(values.pop() if len(values) == 1 else None)
        self.choice.chosen.connect(self._explain)
        self._explain()

    def move_to(self, folder_id: FolderId | None) -> None:
        """Update the help for another folder."""
        self._feeds = [replace(each, folder_id=folder_id) for each in self._feeds]
        self._explain()

    def _explain(self) -> None:
        value = self.choice.value()
        if value is None:
            self.say(_tr("Mixed"))
        elif value:
            self.say(_effect(Mode(value)))
        else:
            manners = {_manner_text(manner_of(each, self._folders, self._usual)) for each in self._feeds}
            self.say(manners.pop() if len(manners) == 1 else _tr("Mixed"))


def _manner_text(manner: Manner) -> str:
    if manner.said is Said.IMPORT:
        return _tr("Off for imported feeds")
    if manner.folder is not None:
        return fill(_tr("From folder {folder}: {how}"), folder=manner.folder.title, how=mode_text(manner.mode))
    return fill(_tr("Default for all feeds: {how}"), how=mode_text(manner.mode))


def _effect(mode: Mode) -> str:
    texts = {
        Mode.OFF: _tr("No notification"),
        Mode.DIGEST: _tr("One digest, shortly before you usually visit"),
        Mode.INSTANT: _tr("As soon as they arrive"),
    }
    return texts[mode]
