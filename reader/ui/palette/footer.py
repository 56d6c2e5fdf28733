"""Footer of the palette with its keys. GUI thread only."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from reader.ui.look import fonts
from reader.ui.look.painting import text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.translate import fill
from reader.ui.widgets.key_caps import cap_width, paint_cap

FOOTER_PX = 40
_BESIDE, _GAP, _AFTER = 20, 6, 18
_ROUND = 12.0
_LONGEST = 24


class PaletteFooter(QWidget):
    """Painted; its text is the accessible description of the field, so it is no tab stop."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._typed = ""
        self.setFixedHeight(FOOTER_PX)
        theme.changed.connect(self.update)

    def set_typed(self, typed: str) -> None:
        """Set the text that Tab would search for."""
        self._typed = typed if len(typed) <= _LONGEST else f"{typed[:_LONGEST]}…"
        self.update()

    def search_text(self) -> str:
        return fill(self.tr("search all articles for “{words}”"), words=self._typed) if self._typed else ""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        card = QPainterPath()
        card.addRoundedRect(area.adjusted(0, -_ROUND, 0, 0), _ROUND, _ROUND)
        painter.setClipPath(card)
        painter.fillRect(area, self._theme.color("bg_list"))
        painter.fillRect(QRectF(0, 0, area.width(), 1), self._theme.color("line"))
        turn_round(painter, area)
        left = float(_BESIDE)
        for caps, text in ((("↑", "↓"), self.tr("choose")), (("↵",), self.tr("open")), ((self.tr("Tab"),), self.search_text())):
            if text:
                left = self._paint_part(painter, left, caps, text)
        close = self.tr("Esc")
        paint_cap(painter, self._theme, area.width() - _BESIDE - cap_width(close), area.center().y(), close)
        painter.end()

    def _paint_part(self, painter: QPainter, left: float, caps: tuple[str, ...], text: str) -> float:
        for cap in caps:
            left += paint_cap(painter, self._theme, left, self.height() / 2, cap) + _GAP
        font = fonts.ui_font(fonts.SMALL_PX)
        width = QFontMetricsF(font).horizontalAdvance(text) + 1
        text_line(painter, QRectF(left, 0, width, self.height()), font, self._theme.color("text_3"), text, is_name=True)
        return left + width + _AFTER
