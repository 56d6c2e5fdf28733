"""Toast for what just happened, and banner at the bottom of the window for lasting problems and repairs. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from reader.domain.errors import Problem, ProblemKind
from reader.domain.value_classes import dataclass
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.labels import IconButton, IconLabel, PlainLabel, button, restyle
from reader.ui.kit.painting import Painted, elided, fill_round
from reader.ui.kit.theme import Theme
from reader.ui.text.problems import sentence
from reader.ui.text.translate import set_tip


class Banner(Painted, QWidget):
    """Hidden in the normal state; takes its own space and so covers nothing. Current problems cannot be dismissed; messages stay
    until the user dismisses them.
    """

    repair_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self._is_message = self._is_calm = False
        self._unreadable: set[QueryRunner] = set()
        self._icon = IconLabel(theme, 15, "warning", "warn")
        self._message = PlainLabel(font=fonts.ui_font(fonts.BASE_PX), kind="warn", is_wrapped=True)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._do: Callable[[], object] = self.hide
        self.button = button("", lambda: self._do())  # noqa: PLW0108 -- it changes
        self.button.setProperty("dense", True)  # noqa: FBT003 - Qt's signature
        boxes.row(self._icon, (self._message, 1), self.button, spacing=8, margins=(20, 8, 20, 8), on=self)
        self.hide()

    def storage_failed(self, problem: Problem) -> None:
        """Report that nothing can be stored at the moment."""
        rest = self.tr("Saved articles can still be read, but nothing new is saved until this is fixed.")
        self._show(_with(problem, rest))
        if problem.kind is ProblemKind.DAMAGED_DATABASE:
            self._offer(self.tr("Repair now"), self.repair_wanted.emit)

    def watch(self, runner: QueryRunner) -> None:
        """Report while a runner's database cannot be read, and offer to retry."""
        runner.trouble.connect(lambda problem: self._reading(runner, problem))

    def _reading(self, runner: QueryRunner, problem: Problem | None) -> None:
        if problem is None:
            self._unreadable.discard(runner)
            if not self._unreadable:
                self.settle()
            return
        self._unreadable.add(runner)
        self._show(_with(problem, self.tr("The window may be out of date. Beforehand tries again every few seconds.")))
        if problem.kind is ProblemKind.DAMAGED_DATABASE:
            self._offer(self.tr("Repair now"), self.repair_wanted.emit)
        else:
            self._offer(self.tr("Try again"), self._retry)

    def _retry(self) -> None:
        for runner in tuple(self._unreadable):
            runner.retry()

    def engine_stopped(self, problem: Problem) -> None:
        """Report that nothing is fetched or stored any longer in this run."""
        rest = self.tr("Saved articles can still be read. Restart Beforehand to continue.")
        self._show(_with(problem, rest))

    def show_message(self, message: str) -> None:
        """Show a message about an action before the window opened, until dismissed."""
        self._show(message)
        self._is_message = True
        self._offer(self.tr("Close"), self.hide)

    def show_note(self, message: str) -> None:
        self.show_message(message)
        self._be_calm(is_calm=True)

    def settle(self) -> None:
        if not self._is_message and not self._unreadable:
            self.hide()

    def text(self) -> str:
        return "" if self.isHidden() else self._message.text()

    def _show(self, message: str) -> None:
        self._is_message = False
        self._be_calm(is_calm=False)
        self._message.setText(message)
        self.setAccessibleName(message)
        self.button.hide()
        self.show()

    def _offer(self, text: str, do: Callable[[], object]) -> None:
        self.button.setText(text)
        self._do = do
        self.button.show()

    def _be_calm(self, *, is_calm: bool) -> None:
        if self._is_calm != is_calm:
            self._is_calm = is_calm
            restyle(self._message, "second" if is_calm else "warn")
            self._icon.show_icon(*(("info", "text_2") if is_calm else ("warning", "warn")))
            self.update()

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self._theme.color("bg_side" if self._is_calm else "warn_soft"))
        painter.fillRect(0, 0, self.width(), 1, self._theme.color("line"))


def _with(problem: Problem, rest: str) -> str:
    """Join two sentences; the first may end in a path instead of a full stop."""
    return f"{sentence(problem).removesuffix('.')}. {rest}"


SHOWN_MILLISECONDS = 8000
_FROM_BOTTOM = 20
_SHADOW = 6
_PLACES = {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide}
_WIDEST = 860
_BESIDE_TEXT = 160
_LINES = 1.8
"""Two, with what words leave free at the end of the first."""


@dataclass(frozen=True, slots=True)
class Way:
    text: str
    act: Callable[[], object]


class Toast(Painted, QWidget):
    """Shows the newest message, replacing an earlier one; above `edges`, which have words or controls at the window's lower edge."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self.follow_theme(theme)
        self._act: Callable[[], object] | None = None
        self._act_second: Callable[[], object] | None = None
        self._edges: tuple[QWidget, ...] = ()
        self._text = PlainLabel(font=fonts.ui_font(fonts.BASE_PX))
        self._text.setWordWrap(True)
        self._action = button("", self._do, "quiet")
        self._second = button("", self._do_second, "quiet")
        for each in (self._action, self._second):
            each.setProperty("dense", "true")
        self._close = IconButton(theme, "close", self.tr("Dismiss"))
        self._row = boxes.row(
            self._text,
            self._second,
            self._action,
            self._close,
            spacing=8,
            margins=(16 + _SHADOW, 4 + _SHADOW, 6 + _SHADOW, 4 + _SHADOW),
            on=self,
        )
        self._timer = single_shot(self, 0, self.hide)
        self._close.clicked.connect(self.hide)
        self.hide()

    def say(self, text: str, action: str = "", act: Callable[[], object] | None = None, second: Way | None = None) -> None:
        """Show a message with an optional button, preceded by a second one."""
        self._act = act
        self._act_second = second.act if second is not None else None
        self._second.setText(second.text if second is not None else "")
        self._second.setVisible(second is not None)
        self.setAccessibleName(text)
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self._fit()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self._timer.start(SHOWN_MILLISECONDS)

    def stay_above(self, *edges: QWidget) -> None:
        self._edges = edges

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for each in (self._window, *self._edges):
            each.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        for each in (self._window, *self._edges):
            each.removeEventFilter(self)

    def text(self) -> str:
        return self._text.text() if not self.isHidden() else ""

    def act(self) -> None:
        self._action.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the bottom of the window, and above its edges, when one of them changes."""
        if event.type() in _PLACES:
            self._fit()
        return super().eventFilter(watched, event)

    def paint(self, painter: QPainter) -> None:
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW - 2, -_SHADOW, -_SHADOW)
        paint_shadow(painter, body, 8, self._theme)
        fill_round(painter, body.adjusted(-1, -1, 1, 1), 9, self._theme.color("line_strong"))
        fill_round(painter, body, 8, self._theme.color("bg_raised"))

    def _do(self) -> None:
        act, self._act = self._act, None
        self.hide()
        if act is not None:
            act()

    def _do_second(self) -> None:
        act, self._act_second = self._act_second, None
        self.hide()
        if act is not None:
            act()

    def _fit(self) -> None:
        text = self.accessibleName()
        beside = _BESIDE_TEXT + (self._second.sizeHint().width() if not self._second.isHidden() else 0)
        room = min(_WIDEST, self._window.width() - 2 * _FROM_BOTTOM) - beside
        shown = elided(self._text.fontMetrics(), text, _LINES * room)
        self._text.setText(shown)
        self._text.setFixedWidth(min(self._text.fontMetrics().horizontalAdvance(shown) + 1, room))
        set_tip(self._text, text if shown != text else "")
        self._row.activate()
        self.adjustSize()
        place = QRect(QPoint((self._window.width() - self.width()) // 2, 0), self.size())
        place.moveBottom(self._window.height() - _FROM_BOTTOM - 1)
        for edge in self._edges:
            covered = QRect(edge.mapTo(self._window, QPoint()), edge.size())
            if edge.isVisible() and covered.intersects(place):
                place.moveBottom(covered.top() - 1)
        self.move(place.topLeft())


def paint_shadow(painter: QPainter, body: QRectF, radius: float, theme: Theme) -> None:
    """Draw a soft shadow below a card in a few translucent layers."""
    painter.setOpacity(0.28)
    for spread in (5.0, 4.0, 3.0, 2.0, 1.0):
        fill_round(painter, body.adjusted(-spread, 2 - spread / 2, spread, spread), radius + spread, theme.color("shadow"))
    painter.setOpacity(1)
