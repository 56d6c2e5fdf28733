"""Banner at the bottom of the window for lasting problems, and for repairs made. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reader.domain.errors import Problem, ProblemKind
from reader.ui.data.query_runner import QueryRunner
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.problem_text import sentence
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import PlainLabel, button

_ICON = 15


class Banner(QWidget):
    """Hidden in the normal state; takes its own space and so covers nothing. Current problems cannot be dismissed; messages stay
    until the user dismisses them.
    """

    repair_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_message = self._is_calm = False
        self._unreadable: set[QueryRunner] = set()
        self._icon = PlainLabel()
        self._icon.setFixedSize(QSize(_ICON, _ICON))
        self._message = PlainLabel(font=fonts.ui_font(fonts.BASE_PX), kind="warn", is_wrapped=True)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._do: Callable[[], object] = self.hide
        self.button = button("", lambda: self._do())  # noqa: PLW0108 -- it changes
        self.button.setProperty("dense", True)  # noqa: FBT003 - Qt's signature
        boxes.row(self._icon, (self._message, 1), self.button, spacing=8, margins=(20, 8, 20, 8), on=self)
        theme.changed.connect(self._recolor)
        self._recolor()
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
            self._message.setProperty("kind", "second" if is_calm else "warn")
            self._message.style().polish(self._message)
            self._recolor()

    def _recolor(self) -> None:
        name, color = ("info", "text_2") if self._is_calm else ("warning", "warn")
        self._icon.setPixmap(self._theme.icons.pixmap(name, self._theme.color(color), _ICON, self.devicePixelRatioF()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("bg_side" if self._is_calm else "warn_soft"))
        painter.fillRect(0, 0, self.width(), 1, self._theme.color("line"))
        painter.end()


def _with(problem: Problem, rest: str) -> str:
    """Join two sentences; the first may end in a path instead of a full stop."""
    return f"{sentence(problem).removesuffix('.')}. {rest}"
