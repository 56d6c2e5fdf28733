"""Opens addresses and files in the browser, mail program or player, and reports what no program opens. GUI thread only."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from PySide6.QtCore import QObject, QUrl

from reader.ui.article import sharing
from reader.ui.data.timers import single_shot
from reader.ui.text.translate import Translator, fill
from reader.ui.widgets.toast import Way
from reader.ui.window.messages import Messages

OpenUrl = Callable[[str, Callable[[], object]], object]
"""Opens an address with a desktop program; calls the second argument, now or later, if no program did."""
_tr = Translator("Outside")


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
            text = _tr("No program on this computer plays this episode")
            keep = Way(_tr("Download"), download) if download is not None else None
            self._messages.offer_way(text, *self._copying([url]), keep)

        self._open_url(url, fail)

    def _fail(self, url: str) -> None:
        self._new.append(url)
        if not self._timer.isActive():
            self._timer.start()

    def _report(self) -> None:
        toast = self._messages.toast
        new, self._new = self._new, []
        is_said = not toast.isHidden() and toast.accessibleName() == self._said
        before = self._unopened if is_said and _kind(self._unopened[0]) == _kind(new[0]) else []
        self._unopened = [*before, *(url for url in new if _kind(url) == _kind(new[0]))]
        self._said = self._text(new[0])
        self._messages.offer_way(self._said, *self._copying(list(self._unopened)))

    def _text(self, url: str) -> str:
        kind = _kind(url)
        if kind == "mailto":
            return _tr("No mail program could be opened")
        if kind == "file":
            return fill(_tr("No program could open {name}"), name=Path(QUrl(url).toLocalFile()).name)
        return _tr("No browser could be opened")

    def _copying(self, urls: list[str]) -> tuple[str, Callable[[], object]]:
        """Return text and handler of the copy button."""
        kind = _kind(urls[0])
        verb = {"mailto": _tr("Copy text"), "file": _tr("Copy path")}.get(kind) or (
            _tr("Copy link") if len(urls) == 1 else _tr("Copy %n links", len(urls))
        )

        def copy() -> None:
            sharing.copy_text("\n".join(map(_kept, urls)))
            self._messages.say(_tr("Copied"))

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
