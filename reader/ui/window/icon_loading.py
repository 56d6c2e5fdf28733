"""Brings the icons of feeds from storage to the screen: gathered, read in the query thread, painted where they are seen. GUI thread only."""

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet

from PySide6.QtCore import QObject

from reader.domain.ids import FeedId
from reader.storage import icons
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.look.favicon_store import FaviconStore

GATHER_MILLISECONDS = 1000
"""A first refresh brings dozens a second."""


class IconLoading:
    """Loads icons that are not known yet or have changed; `paint` shows them."""

    def __init__(
        self, runner: QueryRunner, favicons: FaviconStore, paint: Callable[[AbstractSet[FeedId]], object], owner: QObject
    ) -> None:
        self._runner = runner
        self._favicons = favicons
        self._paint = paint
        self._known: set[FeedId] = set()
        self._wanted: set[FeedId] = set()
        self._timer = single_shot(owner, GATHER_MILLISECONDS, self._read)

    def complete(self, feed_ids: Iterable[FeedId]) -> None:
        """Read at once those of these feeds' icons that were not read before."""
        self._wanted.update(set(feed_ids) - self._known)
        self._read()

    def reload(self, feed_ids: Iterable[FeedId]) -> None:
        """Read the icons of these feeds soon, with all others that come by then."""
        self._wanted.update(feed_ids)
        if not self._timer.isActive():
            self._timer.start()

    def _read(self) -> None:
        """Those that still wait too: the latest query takes the place of the one before."""
        wanted = frozenset(self._wanted)
        if wanted:
            self._runner.run(
                "icons", lambda connection: icons.load(connection, wanted), lambda files: self._receive(wanted, files)
            )

    def _receive(self, feed_ids: frozenset[FeedId], files: Mapping[FeedId, bytes]) -> None:
        self._wanted -= feed_ids
        self._known |= feed_ids
        changed = self._favicons.replace(feed_ids, files)
        if changed:
            self._paint(changed)
