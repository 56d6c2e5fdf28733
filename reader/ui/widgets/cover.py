"""A card over the window, dimmed or not, closed by Escape or a click beside it. GUI thread only."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget
from shiboken6 import isValid

from reader.domain.events import Event
from reader.domain.ids import CommandId
from reader.ui.look.painting import fill_round
from reader.ui.look.theme import Theme
from reader.ui.widgets import boxes
from reader.ui.widgets.speech import enable_speech, in_role
from reader.ui.widgets.toast import paint_shadow

_RADIUS = 12
_BESIDE = 16
_ABOVE_AND_BELOW = 48
_LOW, _LEAST_ABOVE = 480, 8
_BESIDE_FOCUS = 12
_NO_LIMIT = 16_777_215


class Cover(QWidget):
    """An empty card with a column, as high as its content unless a height is given. Modal: the focus stays inside, and no input
    reaches the window.
    """

    closed = Signal()
    _fill = "bg_page"
    _scrim: str | None = "scrim"

    def __init__(self, theme: Theme, window: QWidget, name: str, width: int, height: int | None = None) -> None:
        super().__init__(window)
        enable_speech()
        self._theme = theme
        self._window = window
        self.came_from = window.focusWidget()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(name)
        self.asked: set[CommandId] = set()
        """Queries sent from here; their late results are not shown elsewhere."""
        self.card = QWidget(self)
        self._wanted_width, self._wanted_height = width, height
        self.card.setFixedWidth(width)
        self.column = boxes.column(spacing=0, margins=0, on=self.card)
        theme.changed.connect(self.update)
        window.installEventFilter(self)

    def is_settled(self) -> bool:
        """Check whether all content is loaded."""
        return True

    def make_spoken(self) -> QAccessibleInterface:
        """Return the role of a dialog, though it is no window."""
        return in_role(self, QAccessible.Role.Dialog)

    def open(self) -> None:
        self.setGeometry(self._window.rect())
        self.fit()
        self.show()
        self.raise_()

    def close_sheet(self) -> None:
        """Close the sheet; the focus returns to its previous widget unless it has moved already."""
        self._window.removeEventFilter(self)
        focus = self._window.focusWidget()
        had_focus = focus is None or self.isAncestorOf(focus)
        self.hide()
        if had_focus and self.came_from is not None and isValid(self.came_from) and self.came_from.isVisible():
            self.came_from.setFocus()
        self.closed.emit()
        self.deleteLater()

    def handle_event(self, event: Event) -> None:
        """Handle an engine event; a sheet that sent a command looks for its result."""

    def waits_for(self, cause: CommandId | None) -> bool:  # noqa: ARG002 - for sheets that send commands
        """Check whether the result of this command is shown here."""
        return False

    def fit(self) -> None:
        """Set the card's height, limited by the window, and place it a little above the middle."""
        if self._wanted_height is not None:
            self.card.setFixedHeight(
                min(self._wanted_height, self.height() - (_ABOVE_AND_BELOW if self.height() >= _LOW else 2 * _LEAST_ABOVE))
            )
        self.card.setFixedWidth(self.card_width())
        # nested rows keep their old text height until their next event: too late for this size
        for inside in reversed(self.card.findChildren(QWidget)):
            if (layout := inside.layout()) is not None:
                layout.invalidate()
                inside.updateGeometry()
        self.column.invalidate()
        self.column.activate()
        self.card.resize(
            self.card.width(),
            self.column.totalHeightForWidth(self.card.width())
            if self.column.hasHeightForWidth()
            else self.column.totalSizeHint().height(),
        )
        self.card.move((self.width() - self.card.width()) // 2, self.card_top())
        self.update()

    def resize_card(self, width: int, height: int | None) -> None:
        """Set another size; without a height, that of the content."""
        self._wanted_width, self._wanted_height = width, height
        if height is None:
            self.card.setMinimumHeight(0)
            self.card.setMaximumHeight(_NO_LIMIT)
        self.fit()

    def card_width(self) -> int:
        return min(self._wanted_width, self.width() - 2 * _BESIDE)

    def card_top(self) -> int:
        return max((self.height() - self.card.height()) * 2 // 5, 16 if self.height() >= _LOW else _LEAST_ABOVE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
            self.fit()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.card.geometry().contains(event.position().toPoint()):
            self.close_sheet()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Cycle the focus inside the card and scroll it into view."""
        stops = [child for child in self.card.findChildren(QWidget) if _accepts_tab(child)]
        if not stops:
            return True
        here = self.focusWidget()
        step = 1 if forward else -1
        place = stops.index(here) + step if here in stops else 0
        stop = stops[place % len(stops)]
        stop.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        _reveal(stop)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        if self._scrim is not None:
            painter.fillRect(self.rect(), self._theme.color(self._scrim))
        body = QRectF(self.card.geometry())
        paint_shadow(painter, body, _RADIUS, self._theme)
        fill_round(painter, body.adjusted(-1, -1, 1, 1), _RADIUS + 1, self._theme.color("line_strong"))
        fill_round(painter, body, _RADIUS, self._theme.color(self._fill))
        painter.end()


def _reveal(widget: QWidget) -> None:
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget, 0, _BESIDE_FOCUS)
        around = around.parentWidget()


def _accepts_tab(widget: QWidget) -> bool:
    # A focus proxy would lead back to its target forever.
    is_stop = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
    return is_stop and widget.isVisible() and widget.isEnabled()
