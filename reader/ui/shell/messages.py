"""Status messages of one line with the undo or other action they offer, also for what is opened outside. GUI thread only."""

from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from PySide6.QtCore import QObject, QUrl
from PySide6.QtWidgets import QWidget

from reader.domain.commands import Command
from reader.ui.article import sharing
from reader.ui.data.changes import UndoStack, UndoStep
from reader.ui.data.timers import single_shot, start_once
from reader.ui.kit.messages import Toast, Way
from reader.ui.kit.theme import Theme
from reader.ui.text.translate import Translator, fill

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
        self.offer_action(text, action, lambda: self._submit(command))

    def offer_action(self, text: str, action: str, act: Callable[[], object], second: Way | None = None) -> None:
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


OpenUrl = Callable[[str, Callable[[], object]], object]
"""Opens an address with a desktop program; calls the second argument, now or later, if no program did."""
_tr_outside = Translator("Outside")


GATHER_MILLISECONDS = 250
"""Delay that collects failures and lets other messages about the pages, such as marking as read, come first."""


class Outside(QObject):
    """Opens addresses; offers to copy those that failed, all in one message."""

    def __init__(self, open_url: OpenUrl, messages: Messages, parent: QObject) -> None:
        super().__init__(parent)
        self._open_url = open_url
        self._messages = messages
        self._unopened: list[str] = []
        self._new: list[str] = []
        self._said = ""
        self._timer = single_shot(self, GATHER_MILLISECONDS, self._report)

    def open(self, url: str) -> None:
        self._open_url(url, lambda: self._fail(url))

    def play(self, url: str, download: Callable[[], object] | None) -> None:
        """Play an episode in the desktop's player; `download` saves it, None if it is saved."""

        def fail() -> None:
            text = _tr_outside("No program on this computer plays this episode")
            keep = Way(_tr_outside("Download"), download) if download is not None else None
            self._messages.offer_action(text, *self._copying([url]), keep)

        self._open_url(url, fail)

    def _fail(self, url: str) -> None:
        self._new.append(url)
        start_once(self._timer)

    def _report(self) -> None:
        toast = self._messages.toast
        new, self._new = self._new, []
        is_said = not toast.isHidden() and toast.accessibleName() == self._said
        before = self._unopened if is_said and _kind(self._unopened[0]) == _kind(new[0]) else []
        self._unopened = [*before, *(url for url in new if _kind(url) == _kind(new[0]))]
        self._said = self._text(new[0])
        self._messages.offer_action(self._said, *self._copying(list(self._unopened)))

    def _text(self, url: str) -> str:
        kind = _kind(url)
        if kind == "mailto":
            return _tr_outside("No mail program could be opened")
        if kind == "file":
            return fill(_tr_outside("No program could open {name}"), name=QUrl(url).toLocalFile())
        return _tr_outside("No browser could be opened")

    def _copying(self, urls: list[str]) -> tuple[str, Callable[[], object]]:
        kind = _kind(urls[0])
        verb = {"mailto": _tr_outside("Copy text"), "file": _tr_outside("Copy path")}.get(kind) or (
            _tr_outside("Copy link") if len(urls) == 1 else _tr_outside("Copy %n links", len(urls))
        )

        def copy() -> None:
            sharing.copy_text("\n".join(map(_kept, urls)))
            self._messages.say(_tr_outside("Copied"))

        return verb, copy


def _kind(url: str) -> str:
    return urlsplit(url).scheme


def _kept(url: str) -> str:
    """Return what is useful without the missing program: a mail's text, a file's path."""
    parts = urlsplit(url)
    if parts.scheme == "file":
        return QUrl(url).toLocalFile()
    if parts.scheme == "mailto" and parts.query:
        said = parse_qs(parts.query)
        return "\n\n".join(part for part in (parts.path, *said.get("subject", ()), *said.get("body", ())) if part)
    return parts.path if parts.scheme == "mailto" else url
