"""A small rounded toggle with a mixed state. GUI thread only."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, fill_round, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import literal
from reader.ui.widgets.labels import claims_space

_HEIGHT = 26
_BESIDE = 11
_ICON = 12
_GAP = 5
_WIDEST = 220


class Chip(QCheckBox):
    """Checked: filled with a tick; partly checked: filled with a dash; unchecked: an outline. Its label is `word`, never markup."""

    def __init__(self, theme: Theme, word: str, state: Qt.CheckState, parent: QWidget | None = None) -> None:
        super().__init__(literal(word), parent)
        self._theme = theme
        self.word = word
        self.setFont(fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM))
        self.setAccessibleName(word)
        self.setCheckState(state)
        self.setFixedSize(self.sizeHint())
        self.setProperty("ring", _HEIGHT / 2 + 4)
        theme.changed.connect(self.update)

    def nextCheckState(self) -> None:
        """Toggle; a partly checked chip becomes checked."""
        self.setCheckState(Qt.CheckState.Unchecked if self.checkState() is Qt.CheckState.Checked else Qt.CheckState.Checked)

    def hitButton(self, position: QPoint) -> bool:
        """Make the whole area clickable."""
        return self.rect().contains(position)

    def event(self, event: QEvent) -> bool:
        return claims_space(event) or super().event(event)

    def sizeHint(self) -> QSize:
        """Return a constant size with room for the tick in every state."""
        label = self.fontMetrics().horizontalAdvance(self.word)
        return QSize(min(2 * _BESIDE + _ICON + _GAP + label, _WIDEST), _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        theme, area = self._theme, QRectF(self.rect())
        turn_round(painter, area)
        is_off = self.checkState() is Qt.CheckState.Unchecked
        fill_round(painter, area, _HEIGHT / 2, theme.color("line_strong" if is_off else "accent_mid"))
        inside = "accent_soft" if not is_off else "hover" if self.underMouse() else "bg_raised"
        fill_round(painter, area.adjusted(1, 1, -1, -1), _HEIGHT / 2 - 1, theme.color(inside))
        ink = theme.color("text_2" if is_off else "accent_text")
        icon = {Qt.CheckState.Unchecked: "plus", Qt.CheckState.PartiallyChecked: "minus", Qt.CheckState.Checked: "tick"}
        mark = theme.icons.pixmap(icon[self.checkState()], ink, _ICON, self.devicePixelRatioF())
        text = area.adjusted(_BESIDE + _ICON + _GAP, 0, 2 - _BESIDE, 0)
        draw_icon(painter, QPointF(_BESIDE, round((_HEIGHT - _ICON) / 2)), mark)
        text_line(painter, text, self.font(), ink, self.word)
        painter.end()
