"""Brings the pictures of an article into the cache, whatever is read meanwhile. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from reader.domain.commands import Command, FetchPicture
from reader.domain.ids import EntryId
from reader.ui.data.timers import single_shot

PATIENCE_MS = 20_000
"""Without any news for so long, the pictures that are there have to do."""


class PictureGathering(QObject):
    """`receive` every picture that came, with its path, or that will not come, with none; `then` gets the paths by address, once."""

    def __init__(
        self,
        addresses: Sequence[str],
        then: Callable[[Mapping[str, Path]], object],
        parent: QObject,
        patience_ms: int = PATIENCE_MS,
    ) -> None:
        super().__init__(parent)
        self._waiting = {address for address in addresses if not address.startswith("data:")}
        self._then = then
        self._paths: dict[str, Path] = {}
        self._patience = single_shot(self, patience_ms, self._end)

    @property
    def is_waiting(self) -> bool:
        """Whether a picture may still come."""
        return bool(self._waiting)

    def start(self, entry_id: EntryId, submit: Callable[[Command], None]) -> None:
        """Ask for all of them; those in the cache may come at once."""
        self._patience.start()
        for address in sorted(self._waiting):
            submit(FetchPicture(address, entry_id))
        self._check()

    @Slot(str, str)
    def receive(self, address: str, path: str) -> None:
        """There is news of a picture, perhaps of another article's."""
        if address not in self._waiting:
            return
        self._waiting.discard(address)
        if path:
            self._paths[address] = Path(path)
        self._patience.start()
        self._check()

    def _check(self) -> None:
        if not self._waiting and self._patience.isActive():
            self._end()

    @Slot()
    def _end(self) -> None:
        self._patience.stop()
        self._waiting.clear()
        self._then(self._paths)
        self.deleteLater()
