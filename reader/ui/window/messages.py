"""Status messages of one line and the undo they offer. GUI thread only."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from reader.domain.commands import Command
from reader.ui.data.undo import UndoStack, UndoStep
from reader.ui.look.theme import Theme
from reader.ui.text.translate import Translator
from reader.ui.widgets.toast import Toast, Way

_tr = Translator("Messages")


class Messages:
    """Shows one message at a time; a new one replaces it."""

    def __init__(self, theme: Theme, undo_stack: UndoStack, submit: Callable[[Command], None], window: QWidget) -> None:
        self._undo_stack = undo_stack
        self._submit = submit
        self.toast = Toast(theme, window)

    def say(self, text: str) -> None:
        self.toast.say(text)

    def offer(self, text: str, action: str, command: Command) -> None:
        """Report an automatic change by the engine and offer a command."""
        self.offer_way(text, action, lambda: self._submit(command))

    def offer_way(self, text: str, action: str, act: Callable[[], object], second: Way | None = None) -> None:
        self.toast.say(text, action, act, second)

    def offer_undo(self, step: UndoStep, text: str = "", second: Way | None = None) -> None:
        self.toast.say(text or step.text, _tr("Undo"), lambda: self._undo(step), second)

    def offer_back(self, command: Command, text: str) -> None:
        """Report a change that the engine cannot undo itself and offer this command, also for Ctrl+Z."""
        step = self._undo_stack.push(text, command, command.command_id)
        if step is not None:
            self.offer_undo(step)

    def dismiss(self) -> None:
        """Dismiss the message because its offer is obsolete."""
        self.toast.hide()

    def _undo(self, step: UndoStep) -> None:
        command = self._undo_stack.pop(step)
        if command is not None:
            self._submit(command)
