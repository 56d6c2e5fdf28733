"""A card over the dimmed window: Escape or a click beside it closes it. GUI thread only."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reader.domain.events import Event
from reader.domain.ids import CommandId
from reader.ui import fonts
from reader.ui.labels import PlainLabel
from reader.ui.painting import fill_round
from reader.ui.theme import Theme
from reader.ui.toast import paint_shadow

_RADIUS = 12
_PADDING = 28


class Sheet(QWidget):
    """Holds a title, a body and a row of buttons; the focus stays inside while it is open."""

    closed = Signal()

    def __init__(self, theme: Theme, window: QWidget, title: str, width: int) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._came_from = window.focusWidget()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(title)
        self.card = QWidget(self)
        self.card.setFixedWidth(width)
        self.title = PlainLabel(title, fonts.ui_font(fonts.INPUT_PX, fonts.SEMIBOLD))
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(8)
        column = self._column = QVBoxLayout(self.card)
        column.setContentsMargins(_PADDING, 24, _PADDING, 24)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addSpacing(12)
        column.addLayout(self.body)
        column.addSpacing(20)
        column.addLayout(self.foot)
        theme.changed.connect(self.update)
        window.installEventFilter(self)

    def open(self) -> None:
        """Show the sheet over the window."""
        self.setGeometry(self._window.rect())
        self.fit()
        self.show()
        self.raise_()

    def close_sheet(self) -> None:
        """Take the sheet away; the focus goes back to where it was."""
        self._window.removeEventFilter(self)
        self.hide()
        if self._came_from is not None and self._came_from.isVisible():
            self._came_from.setFocus()
        self.closed.emit()
        self.deleteLater()

    def handle_event(self, event: Event) -> None:
        """Follow what the engine says; a sheet that sent a command looks for its answer."""

    def waits_for(self, cause: CommandId | None) -> bool:  # noqa: ARG002 - for sheets that send commands
        """Whether an answer to this command is shown here."""
        return False

    def fit(self) -> None:
        """Give the card the height its content needs, a little above the middle."""
        self._column.invalidate()
        self._column.activate()
        self.card.resize(
            self.card.width(),
            self._column.totalHeightForWidth(self.card.width())
            if self._column.hasHeightForWidth()
            else self._column.totalSizeHint().height(),
        )
        top = max((self.height() - self.card.height()) * 2 // 5, 16)
        self.card.move((self.width() - self.card.width()) // 2, top)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the window at every size."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
            self.fit()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; nothing reaches the window behind."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the card closes."""
        if not self.card.geometry().contains(event.position().toPoint()):
            self.close_sheet()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Tab goes round inside the card."""
        stops = [child for child in self.card.findChildren(QWidget) if _takes_tab(child)]
        if not stops:
            return True
        here = self.focusWidget()
        step = 1 if forward else -1
        place = stops.index(here) + step if here in stops else 0
        stops[place % len(stops)].setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Dim the window, draw the card."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("scrim"))
        body = QRectF(self.card.geometry())
        paint_shadow(painter, body, _RADIUS, self._theme)
        fill_round(painter, body, _RADIUS, self._theme.color("bg_page"))
        painter.end()


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isVisible() and widget.isEnabled()
