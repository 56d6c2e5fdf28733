"""Loads feed icons: collects requests, reads them in the query thread, repaints where visible. GUI thread only. Icons stored as
fetched are first scaled down in the decoder process and stored again.
"""

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from reader.domain.commands import Command
from reader.domain.ids import FeedId
from reader.domain.picture_commands import KeepIcons, SmallIcon
from reader.storage import icons
from reader.supervision import Worker
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.look.favicon_store import FaviconStore
from reader.ui.pictures.small_icon import is_small, small_icon

GATHER_MILLISECONDS = 1000
"""Delay before reading, as a first refresh brings dozens of icons a second."""
PORTION = 25
"""Number of icons scaled before they are painted."""
STOP_SECONDS = 2.0


class IconLoading(QObject):
    """Loads unknown or changed icons; `paint` shows them."""

    _made = Signal(object)

    def __init__(
        self,
        runner: QueryRunner,
        favicons: FaviconStore,
        paint: Callable[[AbstractSet[FeedId]], object],
        submit: Callable[[Command], None],
        owner: QObject,
    ) -> None:
        super().__init__(owner)
        self._submit = submit
        self._worker = Worker("icons")
        self._made.connect(self._take)
        self._runner = runner
        self._favicons = favicons
        self._paint = paint
        self._known: set[FeedId] = set()
        self._wanted: set[FeedId] = set()
        self._timer = single_shot(owner, GATHER_MILLISECONDS, self._read)

    def complete(self, feed_ids: Iterable[FeedId]) -> None:
        """Read these feeds' icons at once, unless read before."""
        self._wanted.update(set(feed_ids) - self._known)
        self._read()

    def reload(self, feed_ids: Iterable[FeedId]) -> None:
        """Read the icons of these feeds soon, together with others due by then."""
        self._wanted.update(feed_ids)
        if not self._timer.isActive():
            self._timer.start()

    def _read(self) -> None:
        """Read all pending icons, as the latest query replaces the previous one."""
        wanted = frozenset(self._wanted)
        if wanted:
            self._runner.run(
                "icons", lambda connection: icons.load(connection, wanted), lambda files: self._receive(wanted, files)
            )

    def _receive(self, feed_ids: frozenset[FeedId], files: Mapping[FeedId, bytes]) -> None:
        self._wanted -= feed_ids
        self._known |= feed_ids
        fetched: dict[bytes, list[FeedId]] = {}
        for feed_id in sorted(files):
            if not is_small(files[feed_id]):
                fetched.setdefault(files[feed_id], []).append(feed_id)
        portions = list(fetched.items())
        for start in range(0, len(portions), PORTION):
            self._worker.start(partial(self._make, portions[start : start + PORTION]))
        self._show(feed_ids.difference(*fetched.values()), files)

    def stop(self) -> None:
        """Stop scaling icons until the next start."""
        self._worker.stop(STOP_SECONDS)

    def _make(self, fetched: list[tuple[bytes, list[FeedId]]]) -> None:
        """Scale icons. Worker thread."""
        made = [(feed_ids, SmallIcon(feed_ids[0], data, small_icon(data))) for data, feed_ids in fetched]
        self._made.emit(made)

    @Slot(object)
    def _take(self, made: list[tuple[list[FeedId], SmallIcon]]) -> None:
        files = {feed_id: icon.made for feed_ids, icon in made for feed_id in feed_ids if icon.made}
        self._show([feed_id for feed_ids, _ in made for feed_id in feed_ids], files)
        known = tuple(icon for _, icon in made if icon.made is not None)
        if known:
            self._submit(KeepIcons(known))

    def _show(self, feed_ids: Iterable[FeedId], files: Mapping[FeedId, bytes]) -> None:
        changed = self._favicons.replace(feed_ids, files)
        if changed:
            self._paint(changed)
