"""Brings the icons of feeds from storage to the screen: read in the query thread, then painted everywhere. GUI thread only."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtWidgets import QWidget

from reader.domain.ids import FeedId
from reader.storage import icons
from reader.ui.data.query_runner import QueryRunner
from reader.ui.look.favicon_store import FaviconStore


class IconLoading:
    """Loads icons that are not known yet or have changed; `parts` are repainted where there are any."""

    def __init__(self, runner: QueryRunner, favicons: FaviconStore, parts: Sequence[QWidget]) -> None:
        self._runner = runner
        self._favicons = favicons
        self._parts = parts
        self._known: set[FeedId] = set()
        self._wanted: set[FeedId] = set()

    def complete(self, feed_ids: Iterable[FeedId]) -> None:
        """Read those of these feeds' icons that were not read before."""
        self.reload(set(feed_ids) - self._known)

    def reload(self, feed_ids: Iterable[FeedId]) -> None:
        """Read the icons of these feeds, and those that still wait: the latest query takes the place of the one before."""
        self._wanted.update(feed_ids)
        wanted = frozenset(self._wanted)
        if wanted:
            self._runner.run(
                "icons", lambda connection: icons.load(connection, wanted), lambda files: self._receive(wanted, files)
            )

    def _receive(self, feed_ids: frozenset[FeedId], files: Mapping[FeedId, bytes]) -> None:
        self._wanted -= feed_ids
        self._known |= feed_ids
        if self._favicons.replace(feed_ids, files):
            for part in self._parts:
                # A scrolling widget paints in its viewport. Before PySide6 6.10.3 the update of views asks for an index.
                for each in (part, *part.findChildren(QWidget)):
                    QWidget.update(each)
