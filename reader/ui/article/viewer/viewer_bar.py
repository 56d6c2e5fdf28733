"""Buttons of the viewer: its bar, previous and next at the sides, and the line of shortcuts. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from reader.ui.article.viewer.viewer_text import tr
from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, draw_text, fill_round, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.text.plain_text import set_tip
from reader.ui.widgets import boxes
from reader.ui.widgets.controls.segmented import Segmented
from reader.ui.widgets.key_caps import cap_width, paint_cap
from reader.ui.widgets.labels import IconButton, PlainLabel, claims_space

BAR_PX = 52
_ZOOM_PX = 52
_BETWEEN_CAPS = 5
_BETWEEN_GROUPS = 18


class ViewerBar(QWidget):
    """Title and file at one end, actions at the other."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = PlainLabel("", fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        self.file = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "second")
        for label in (self.title, self.file):
            label.setMinimumWidth(1)
        self.play = self._button("play", tr("Play"))
        self.smaller = self._button("minus", tr("Zoom out"))
        self.zoom = PlainLabel("", fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM, tabular=True))
        self.zoom.setMinimumWidth(_ZOOM_PX)
        self.zoom.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.larger = self._button("plus", tr("Zoom in"))
        self.sizing: Segmented[bool] = Segmented(theme, tr("Size"), ((True, tr("Fit")), (False, tr("1:1"))))
        self.save = self._button("save", tr("Save picture…"))
        self.copy = self._button("copy", tr("Copy picture"))
        self.copy_address = self._button("link", tr("Copy picture address"))
        self.original = self._button("open", tr("Open original"))
        self.leave = self._button("close", tr("Close"))
        words = boxes.column(boxes.STRETCH, self.title, self.file, boxes.STRETCH, spacing=0, margins=0)
        row = boxes.row((words, 1), spacing=2, margins=side_margins(20, 0, 12, 0), on=self)
        for widget in (self.play, self.smaller, self.zoom, self.larger, self.sizing):
            row.addWidget(widget)
        self._add_line(row)
        for widget in (self.save, self.copy, self.copy_address, self.original):
            row.addWidget(widget)
        self._add_line(row)
        row.addWidget(self.leave)

    def show_state(self, *, is_there: bool, is_web: bool, is_animated: bool) -> None:
        for widget in (self.smaller, self.larger, self.sizing, self.save, self.copy):
            widget.setEnabled(is_there)
        for widget in (self.copy_address, self.original):
            widget.setEnabled(is_web)
        self.play.setVisible(is_animated)

    def show_playing(self, *, is_playing: bool) -> None:
        self.play.show_icon("pause" if is_playing else "play")
        self.play.set_name(tr("Pause") if is_playing else tr("Play"))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("bg_side"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._theme.color("line"))
        painter.end()

    def _button(self, icon: str, name: str) -> IconButton:
        return IconButton(self._theme, icon, name, self)

    def _add_line(self, row: QHBoxLayout) -> None:
        line = _Line(self._theme, self)
        row.addSpacing(8)
        row.addWidget(line)
        row.addSpacing(8)


class _Line(QWidget):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedSize(1, 20)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("line"))
        painter.end()


class NextButton(QAbstractButton):
    SIDE_PX = 44
    _ICON_PX = 20

    def __init__(self, theme: Theme, icon: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon = icon
        self.setFixedSize(self.SIDE_PX, self.SIDE_PX)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(name)
        self.setProperty("ring", self.SIDE_PX / 2 + 4)
        set_tip(self, name)

    def event(self, event: QEvent) -> bool:
        return claims_space(event) or super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setOpacity(1 if self.isEnabled() else 0.35)
        area = QRectF(self.rect())
        turn_round(painter, area)
        fill_round(painter, area, area.height() / 2, self._theme.color("line_strong"))
        is_lit = self.underMouse() and self.isEnabled()
        inner = area.adjusted(1, 1, -1, -1)
        fill_round(painter, inner, inner.height() / 2, self._theme.color("hover" if is_lit else "hover_list"))
        pixmap = self._theme.icons.pixmap(self._icon, self._theme.color("text"), self._ICON_PX, self.devicePixelRatioF())
        draw_icon(painter, area.center() - QPointF(self._ICON_PX / 2, self._ICON_PX / 2), pixmap)
        painter.end()


class KeyLine(QWidget):
    """Shortcuts of the viewer; hidden in narrow windows, as buttons name them too."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._groups: Sequence[tuple[Sequence[str], str]] = ()

    def show_keys(self, groups: Sequence[tuple[Sequence[str], str]]) -> None:
        self._groups = groups
        self.update()

    def wanted_width(self) -> int:
        metrics = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX))
        widths = [
            sum(cap_width(cap) + _BETWEEN_CAPS for cap in caps) + metrics.horizontalAdvance(words) for caps, words in self._groups
        ]
        return round(sum(widths)) + _BETWEEN_GROUPS * max(len(widths) - 1, 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        area = QRectF(self.rect())
        turn_round(painter, area)
        font = fonts.ui_font(fonts.SMALL_PX)
        metrics = QFontMetricsF(font)
        left, middle = 0.0, area.height() / 2
        for caps, words in self._groups:
            for cap in caps:
                left += paint_cap(painter, self._theme, left, middle, cap) + _BETWEEN_CAPS
            painter.setFont(font)
            painter.setPen(self._theme.color("text_2"))
            draw_text(painter, QPointF(left, middle + (metrics.ascent() - metrics.descent()) / 2), words)
            left += metrics.horizontalAdvance(words) + _BETWEEN_GROUPS
        painter.end()
