"""A radio button row: circle, label and a subdued detail. GUI thread only."""

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from reader.ui.look import fonts
from reader.ui.look.painting import fill_round, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.widgets.labels import claims_space

_HEIGHT = 32
_CIRCLE = 16.0
_LINE = 1.5
_GAP = 10.0


class Radio(QRadioButton):
    """Painted by the program: any text is shown literally."""

    def __init__(self, theme: Theme, title: str, detail: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title, self.detail = title, ""
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setProperty("ring", 8)
        self.set_detail(detail)
        theme.changed.connect(self.update)

    def set_detail(self, detail: str) -> None:
        self.detail = detail
        self.setAccessibleName(", ".join(filter(None, (self.title, detail))))
        self.update()

    def event(self, event: QEvent) -> bool:
        return claims_space(event) or super().event(event)

    def hitButton(self, position: QPoint) -> bool:
        """Make the whole area clickable."""
        return self.rect().contains(position)

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        area = QRectF(self.rect())
        turn_round(painter, area)
        color = self._theme.color
        circle = QRectF(area.left(), area.center().y() - _CIRCLE / 2, _CIRCLE, _CIRCLE)
        fill_round(painter, circle, _CIRCLE / 2, color("accent" if self.isChecked() else "timer"))
        inner = circle.adjusted(_LINE, _LINE, -_LINE, -_LINE)
        if self.isChecked():
            fill_round(painter, inner.adjusted(3.5, 3.5, -3.5, -3.5), _CIRCLE, color("on_accent"))
        else:
            fill_round(painter, inner, _CIRCLE, color("bg_field"))
        font, small = fonts.ui_font(fonts.BASE_PX), fonts.ui_font(fonts.SMALL_PX)
        text = area.adjusted(_CIRCLE + _GAP, 0, 0, 0)
        width = min(QFontMetricsF(font).horizontalAdvance(self.title) + 1, text.width())
        text_line(painter, QRectF(text.left(), text.top(), width, text.height()), font, color("text"), self.title, is_name=True)
        rest = text.adjusted(width + _GAP, 0, 0, 0)
        if rest.width() > _CIRCLE:
            text_line(painter, rest, small, color("text_3"), self.detail, is_name=True)
        painter.end()
