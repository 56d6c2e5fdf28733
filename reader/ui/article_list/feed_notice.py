"""Notice under the list header for a failing feed: problem, since when, next attempt, remedies. GUI thread only."""

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from reader.domain.clock import Clock
from reader.domain.errors import ProblemKind
from reader.ui.data.standing import Health
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.text.problem_text import rest_text, sentence
from reader.ui.widgets.labels import PlainLabel, button

_ICON = 14
_BUTTONS_LEFT = 11


class FeedNotice(QWidget):
    """Hidden while the shown feed is healthy, and for lists of several feeds."""

    retry_wanted = Signal()
    site_wanted = Signal()
    unsubscribe_wanted = Signal()

    def __init__(self, theme: Theme, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clock = clock
        self._is_passing = False
        self._icon = PlainLabel()
        self._icon.setFixedSize(QSize(_ICON, _ICON + 2))
        self._what = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM), kind="warn")
        self._rest = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="second")
        for label in (self._what, self._rest):
            label.setWordWrap(True)
        self.retry = _quiet(self.tr("Try again"), self.retry_wanted)
        self.site = _quiet(self.tr("Open website"), self.site_wanted)
        self.unsubscribe = _quiet(self.tr("Unsubscribe"), self.unsubscribe_wanted)
        self._lay_out()
        theme.changed.connect(self._recolor)
        self._recolor()
        self.hide()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        text_column = QVBoxLayout()
        text_column.setSpacing(2)
        text_column.addWidget(self._what)
        text_column.addWidget(self._rest)
        row.addLayout(text_column, 1)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(side_margins(_BUTTONS_LEFT, 0, 0, 0))
        buttons.setSpacing(2)
        for control in (self.retry, self.site, self.unsubscribe):
            buttons.addWidget(control)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(side_margins(12, 10, 16, 5))
        column.setSpacing(2)
        column.addLayout(row)
        column.addLayout(buttons)

    def explain(self, health: Health | None, address: str) -> None:
        """Show a feed's problem, or nothing; `address` is that of its site, empty if unknown."""
        self.setVisible(health is not None)
        if health is None:
            return
        what, is_gone = health.problem, health.problem.kind is ProblemKind.GONE
        self._is_passing = health.is_passing
        self._what.setText(sentence(what))
        self._what.setProperty("kind", "second" if health.is_passing else "warn")
        self._what.style().polish(self._what)
        self._rest.setText(" ".join(rest_text(health, self._clock)))
        self.retry.setVisible(not is_gone)
        self.site.setVisible(bool(address))
        self.unsubscribe.setVisible(is_gone or what.kind is ProblemKind.NOT_FOUND)
        self.setAccessibleName(self._what.text())
        self._recolor()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("hover_list" if self._is_passing else "warn_soft"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._theme.color("line"))
        painter.end()

    def _recolor(self) -> None:
        name, color = ("info", "text_2") if self._is_passing else ("warning", "warn")
        self._icon.setPixmap(self._theme.icons.pixmap(name, self._theme.color(color), _ICON, self.devicePixelRatioF()))
        self.update()


def _quiet(text: str, signal: SignalInstance) -> QPushButton:
    made = button(text, signal.emit, "quiet")
    made.setFont(fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM))
    made.setProperty("dense", "true")
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made
