"""Two-finger swipe over a row: reveals its action below the row and applies it if released far enough. GUI thread only."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPixmap, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass
from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, text_line
from reader.ui.look.theme import Theme

DECIDED_PX = 12
ENOUGH_PX = 96
_STEEP = 1.5
"""Ratio of horizontal to vertical movement required for a swipe."""
_ICON, _PADDING, _GAP = 18, 24, 10
_Phase = Qt.ScrollPhase


@dataclass(frozen=True, slots=True)
class SwipeOffer:
    """Action of a swipe: name of the preference's choice, icon and text."""

    choice: str
    icon: str
    text: str


class SwipeActions(Protocol):
    def swipe_offer(self, entry_id: EntryId, direction: int) -> SwipeOffer | None:
        """Return the action of a swipe to the right (1) or left (-1), or None."""
        ...

    def swipe(self, entry_id: EntryId, choice: str) -> None: ...


class Swipe:
    """Follows the wheel events of one gesture; `turned` returns True if an event belongs to a swipe and must not scroll. Requires
    a touchpad that reports where gestures begin and end: tilted wheels and Shift with the wheel never swipe.
    """

    def __init__(self, theme: Theme, view: QAbstractItemView, actions: SwipeActions) -> None:
        self._theme = theme
        self._view = view
        self._actions = actions
        self._moved = QPointF()
        self._is_decided = False
        self._is_over = False
        self._about: EntryId | None = None
        self._offer: SwipeOffer | None = None
        self._direction = 0
        self.cover: SwipeCover | None = None

    def turned(self, event: QWheelEvent, entry_at: Callable[[QWheelEvent], EntryId | None]) -> bool:
        """Handle a wheel event; `entry_at` finds the article under the pointer."""
        phase = event.phase()
        if phase == _Phase.ScrollEnd:
            return self._end()
        if phase == _Phase.ScrollMomentum:
            return self._is_over
        if phase == _Phase.ScrollBegin:
            self.cancel()
        if phase == _Phase.NoScrollPhase or event.pixelDelta().isNull() or event.modifiers():
            return self.cover is not None
        self._moved += QPointF(event.pixelDelta())
        if not self._is_decided:
            self._decide(event, entry_at)
        if self.cover is None:
            return False
        self.cover.show_offset(self._moved.x() if self._moved.x() * self._direction > 0 else 0.0)
        return True

    def cancel(self) -> None:
        """Abandon the gesture; the next movement may begin another."""
        self.uncover()
        self._moved = QPointF()
        self._is_decided = self._is_over = False

    def uncover(self) -> None:
        """Restore the row without applying anything."""
        if self.cover is not None:
            self.cover.hide()
            self.cover.deleteLater()
        self.cover = None

    def _decide(self, event: QWheelEvent, entry_at: Callable[[QWheelEvent], EntryId | None]) -> None:
        x, y = self._moved.x(), self._moved.y()
        if max(abs(x), abs(y)) < DECIDED_PX:
            return
        self._is_decided = True
        self._direction = 1 if x > 0 else -1
        entry_id = entry_at(event) if abs(x) >= _STEEP * abs(y) else None
        offer = self._actions.swipe_offer(entry_id, self._direction) if entry_id is not None else None
        if offer is None:
            return
        self._about, self._offer = entry_id, offer
        area = self._view.visualRect(self._view.indexAt(event.position().toPoint()))
        self.cover = SwipeCover(self._theme, self._view.viewport(), self._view.viewport().grab(area), offer)
        self.cover.setGeometry(area)
        self.cover.show()

    def _end(self) -> bool:
        cover, offer, about = self.cover, self._offer, self._about
        is_enough = cover is not None and cover.is_enough
        self.cancel()
        self._is_over = cover is not None
        if is_enough and offer is not None and about is not None:
            self._actions.swipe(about, offer.choice)
        return cover is not None


class SwipeCover(QWidget):
    """Image of the row, moved aside over the action it reveals."""

    def __init__(self, theme: Theme, viewport: QWidget, row: QPixmap, offer: SwipeOffer) -> None:
        super().__init__(viewport)
        self._theme, self._row, self._offer = theme, row, offer
        self.offset = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(offer.text)

    @property
    def is_enough(self) -> bool:
        """True if releasing now applies the action."""
        return abs(self.offset) >= min(ENOUGH_PX, self.width() / 2)

    def show_offset(self, offset: float) -> None:
        limit = self.width() * 0.7
        self.offset = min(max(offset, -limit), limit)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, self._theme.color("accent" if self.is_enough else "accent_soft"))
        self._paint_offer(painter, area.adjusted(_PADDING, 0, -_PADDING, 0))
        painter.fillRect(area.translated(self.offset, 0), self._theme.color("bg_list"))
        painter.drawPixmap(QPointF(self.offset, 0), self._row)
        painter.end()

    def _paint_offer(self, painter: QPainter, area: QRectF) -> None:
        color = self._theme.color("on_accent" if self.is_enough else "accent_text")
        icon = self._theme.icons.pixmap(self._offer.icon, color, _ICON, self.devicePixelRatioF())
        font = fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM)
        width = QFontMetricsF(font).horizontalAdvance(self._offer.text) + _ICON + _GAP
        if abs(self.offset) < width + 2 * _PADDING:
            # a truncated word is less clear than the icon alone
            width = _ICON
        left = area.left() if self.offset > 0 else area.right() - width
        draw_icon(painter, QPointF(left, area.center().y() - _ICON / 2), icon)
        if width > _ICON:
            text_line(painter, QRectF(left + _ICON + _GAP, area.top(), width, area.height()), font, color, self._offer.text)
