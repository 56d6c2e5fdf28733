"""Drags articles from the list to a tag or list of the sidebar. GUI thread only."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QDrag, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from reader.domain.ids import EntryId
from reader.ui.data.article_mime import article_mime
from reader.ui.look import fonts
from reader.ui.look.painting import fill_round, text_line
from reader.ui.look.theme import Theme

_HEIGHT, _PADDING, _WIDEST = 30, 12, 260


class ArticleDrag:
    """Follows a press on a row: sideways movement drags articles, vertical movement lets Qt select rows; several selected
    articles are dragged in any direction. `press` returns True if the effect of the press is deferred to the release, which then
    returns the row.
    """

    def __init__(self, theme: Theme, view: QWidget) -> None:
        self._theme = theme
        self._view = view
        self._start: QPoint | None = None
        self._waiting: int | None = None
        self.run: Callable[[QDrag], object] = lambda drag: drag.exec(Qt.DropAction.CopyAction)

    def press(self, point: QPoint, row: int, *, is_one_of_several: bool) -> bool:
        self._start = point
        self._waiting = row if is_one_of_several else None
        return is_one_of_several

    def release(self) -> int | None:
        waiting, self._start, self._waiting = self._waiting, None, None
        return waiting

    def begins(self, point: QPoint) -> bool:
        """Return True if the pointer has moved far enough in a direction that drags."""
        if self._start is None:
            return False
        way = point - self._start
        if way.manhattanLength() < QApplication.startDragDistance():
            return False
        if self._waiting is not None or abs(way.x()) > abs(way.y()):
            return True
        # from now on the movement selects rows
        self._start = None
        return False

    @property
    def is_undecided(self) -> bool:
        """True while the movement may still become a drag."""
        return self._start is not None

    def carry(self, entry_ids: Sequence[EntryId], text: str) -> None:
        """Start the drag with a card that describes the articles."""
        self._start = self._waiting = None
        drag = QDrag(self._view)
        drag.setMimeData(article_mime(entry_ids))
        drag.setPixmap(self._card(" ".join(text.split())))
        drag.setHotSpot(QPoint(-12, -6))
        self.run(drag)

    def _card(self, text: str) -> QPixmap:
        font = fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM)
        width = min(QFontMetricsF(font).horizontalAdvance(text) + 2 * _PADDING + 2, _WIDEST)
        ratio = self._view.devicePixelRatioF()
        card = QPixmap(round(width * ratio), round(_HEIGHT * ratio))
        card.setDevicePixelRatio(ratio)
        card.fill(Qt.GlobalColor.transparent)
        painter = QPainter(card)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        area = QRectF(0, 0, width, _HEIGHT)
        fill_round(painter, area, 8, self._theme.color("line_strong"))
        fill_round(painter, area.adjusted(1, 1, -1, -1), 7, self._theme.color("bg_raised"))
        inside = area.adjusted(_PADDING, 0, -_PADDING, 0)
        text_line(painter, inside, font, self._theme.color("text"), text, is_name=True)
        painter.end()
        return card
