"""Pictures of visible articles: found in the cache, decoded in threads, requested once scrolling pauses. GUI thread only."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, QSize, Signal, Slot
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget

from reader.domain.commands import ShowThumbnails
from reader.domain.entry import EntryRow
from reader.domain.errors import PASSING, Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.ids import DAY_SECONDS, Clock, EntryId
from reader.domain.preferences import Preferences
from reader.domain.value_classes import dataclass
from reader.supervision import Worker
from reader.ui.data.preferences import LivePreferences
from reader.ui.data.timers import single_shot, start_once
from reader.ui.pictures.process import decode_filling

SQUARE = QSize(64, 64)
LOAD_MILLISECONDS = 40
"""Delay after painting a row without its picture, so that only rows still visible are decoded."""
REST_MILLISECONDS = 150
"""Time rows must be visible before their pictures are requested."""
KEPT_BYTES = 24 * 1024 * 1024
PROBLEMS_KEPT = 1000
_PLACES_KEPT = 1000
STOP_SECONDS = 2.0

_Key = tuple[str, int, int]
"""Address, and size in device pixels."""


@dataclass(frozen=True, slots=True)
class Thumbnail:
    """Contents of a row's picture area: the picture, or none, which may still come."""

    pixmap: QPixmap | None = None
    is_coming: bool = False


_EMPTY = Thumbnail()
_COMING = Thumbnail(is_coming=True)


@dataclass(frozen=True, slots=True)
class _Found:
    """Result of a thread: an image, a problem with an existing file, or neither if there is no file."""

    key: _Key
    image: QImage | None = None
    problem: Problem | None = None


DEAD_DAYS = 7
"""Days for which a dead picture is remembered and not asked for again."""
DEAD_KEPT = 500
_DEAD = "list/dead_pictures"
_LASTING = frozenset({*ProblemKind}) - (PASSING - {ProblemKind.HTTP_STATUS})


class DeadPictures:
    """Remembers over restarts, by the hashes of their addresses, which pictures cannot be loaded, so that they get no place."""

    def __init__(self, settings: QSettings, clock: Clock) -> None:
        self._settings, self._clock = settings, clock
        self._days: dict[str, int] = {}
        self._is_changed = False
        for stored in str(settings.value(_DEAD, "")).split():
            name, _, day = stored.partition(":")
            if day.isdecimal() and 0 <= self._today() - int(day) < DEAD_DAYS:
                self._days[name] = int(day)

    def __contains__(self, url: object) -> bool:
        return bool(self._days) and _hash(str(url)) in self._days

    def note(self, url: str, problem: Problem) -> None:
        if problem.kind in _LASTING:
            self._days.setdefault(_hash(url), self._today())
            self._is_changed = True

    def forget(self, url: str) -> None:
        self._is_changed |= self._days.pop(_hash(url), None) is not None

    def save(self) -> None:
        if self._is_changed:
            latest = list(self._days.items())[-DEAD_KEPT:]
            self._settings.setValue(_DEAD, " ".join(f"{name}:{day}" for name, day in latest))
            self._is_changed = False

    def _today(self) -> int:
        return int(self._clock.now() // DAY_SECONDS)


def _hash(url: str) -> str:
    return hashlib.blake2b(url.encode(), digest_size=6).hexdigest()


class Thumbnails(QObject):
    """Painters call `get`, supply the visible articles by `visible_rows` and repaint on `changed`. `shown_elsewhere` adds
    pictures outside the list by address. `wanted` is a command for all visible missing pictures that replaces the previous one,
    so all views of pictures share it.
    """

    wanted = Signal(object)
    changed = Signal()
    places_changed = Signal()
    """Emitted when other rows than before have a place for their picture."""
    _found = Signal(object)

    def __init__(self, path_of: Callable[[str], Path | None], dead: DeadPictures, pane: QWidget) -> None:
        super().__init__(pane)
        self._path_of = path_of
        self._dead = dead
        self._pane = pane
        self.visible_rows: Callable[[], Sequence[EntryRow]] = tuple
        self.shown_elsewhere: Callable[[], Mapping[str, EntryId]] = dict
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._problems: dict[str, Problem] = {}
        self._has_place: dict[str, bool] = {}
        """Decision made when a row was first painted, kept while rows are in view, so that no word moves."""
        self._missing: set[str] = set()
        """Addresses not in the cache at the last search."""
        self._lacked: set[_Key] = set()
        """Sizes in which missing pictures were requested by painters."""
        self._jobs: OrderedDict[_Key, None] = OrderedDict()
        """Searches pending for the thread; taking one removes it."""
        self._files: OrderedDict[_Key, Path] = OrderedDict()
        """Files found, decoded after all searches, so that missing pictures are known before the first one is shown."""
        self._under_way: set[_Key] = set()
        self._asked: tuple[str, ...] = ()
        self._choice, self._are_pictures_on = Preferences.reading_thumbnails.default, True
        self._worker, self._second = Worker("thumbnails"), Worker("more thumbnails")
        self._found.connect(self._receive)
        self._load_timer = single_shot(self, LOAD_MILLISECONDS, self._load)
        self._ask_timer = single_shot(self, REST_MILLISECONDS, self._ask)

    def follow(self, preferences: LivePreferences) -> None:
        preferences.on_change(Preferences.reading_thumbnails, self._set_choice)
        preferences.on_change(Preferences.reading_pictures, self._set_pictures)

    @property
    def is_on(self) -> bool:
        """True if rows reserve space for pictures."""
        return self._are_pictures_on and self._choice != "never"

    def get(self, url: str, size: QSize = SQUARE) -> Thumbnail | None:
        """Return the contents of a picture area of this size; None if no space is reserved, as for a picture known to be dead when
        its row was first painted.
        """
        if self._asked:
            self._load_soon()
        if not url or not self.is_on or not self._decided(url):
            return None
        pixels = size * self._pane.devicePixelRatioF()
        key = url, pixels.width(), pixels.height()
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            return Thumbnail(pixmap)
        self._lacked.add(key)
        self._load_soon()
        return _COMING if self._choice == "list" and url not in self._problems else _EMPTY

    def _decided(self, url: str) -> bool:
        decided = self._has_place.get(url)
        if decided is None:
            if len(self._has_place) >= _PLACES_KEPT:
                in_view = self._in_view()
                self._has_place = {each: has_place for each, has_place in self._has_place.items() if each in in_view}
            decided = self._has_place[url] = url not in self._problems and url not in self._dead
        return decided

    def decide_again(self) -> None:
        """Forget which pictures have a place, as another list is shown."""
        self._has_place.clear()

    @Slot(str)
    def picture_came(self, url: str) -> None:
        """Handle a picture that is now in the cache, regardless of who requested it."""
        self._missing.discard(url)
        self._dead.forget(url)
        self._asked = tuple(each for each in self._asked if each != url)
        if self._problems.pop(url, None) is not None or url in self._in_view():
            self._load_soon()

    def picture_failed(self, url: str, problem: Problem) -> None:
        self._asked = tuple(each for each in self._asked if each != url)
        if url in self._missing:
            self._note(url, problem)
            self.changed.emit()

    def try_again(self) -> None:
        """Forget what could not be reached; what is no picture stays none."""
        self._problems = {url: problem for url, problem in self._problems.items() if problem.kind not in PASSING}
        self._missing.clear()
        self._asked = ()
        self.changed.emit()

    def is_settled(self) -> bool:
        """Return True if no search is running and all requests have been sent."""
        return not (self._load_timer.isActive() or self._ask_timer.isActive() or self._under_way)

    def stop(self) -> None:
        """Wait briefly for the thread; nothing is decoded afterwards."""
        self._dead.save()
        self._load_timer.stop()
        self._ask_timer.stop()
        self._jobs.clear()
        self._files.clear()
        for worker in (self._worker, self._second):
            worker.stop(STOP_SECONDS)

    def _in_view(self) -> dict[str, EntryId]:
        """Return addresses of visible pictures, each with an article, by priority."""
        if not self.is_on:
            return {}
        rows = {row.thumbnail_url: row.entry_id for row in self.visible_rows() if row.thumbnail_url}
        return {**self.shown_elsewhere(), **rows}

    def _load_soon(self) -> None:
        start_once(self._load_timer)

    @Slot()
    def _load(self) -> None:
        """Decode for visible rows, dropping jobs of rows that were scrolled past."""
        urls = list(self._in_view())
        self._missing.intersection_update(urls)
        self._lacked = {key for key in self._lacked if key[0] in urls and key not in self._pixmaps}
        wanted = {key for key in self._lacked if key[0] not in self._problems and key[0] not in self._missing}
        for key in self._under_way - wanted:
            if self._jobs.pop(key, self) is None or self._files.pop(key, None) is not None:
                self._under_way.discard(key)
        for key in sorted(wanted - self._under_way, key=lambda key: urls.index(key[0])):
            self._under_way.add(key)
            self._jobs[key] = None
            self._worker.start(self._work)
        if self._lacking(urls) != self._asked:
            self._ask_timer.start()

    def _lacking(self, urls: Sequence[str]) -> tuple[str, ...]:
        if self._choice != "list":
            return ()
        return tuple(url for url in urls if url in self._missing and url not in self._problems)

    @Slot()
    def _ask(self) -> None:
        entry_ids = self._in_view()
        lacking = self._lacking(list(entry_ids))
        if lacking != self._asked:
            self._asked = lacking
            self.wanted.emit(ShowThumbnails(tuple((url, entry_ids[url]) for url in lacking)))

    def _work(self) -> None:
        """Search the cache for one pending picture. Worker thread."""
        try:
            key, _ = self._jobs.popitem(last=False)
        except KeyError:
            return
        path = self._path_of(key[0])
        if path is None:
            self._found.emit(_Found(key))
            return
        self._files[key] = path
        # two at a time, so that a decoder that must be killed blocks nobody
        for worker in (self._worker, self._second):
            worker.start(self._decode)

    def _decode(self) -> None:
        """Decode one pending picture unless another thread took it. Worker thread."""
        try:
            key, path = self._files.popitem(last=False)
        except KeyError:
            return
        found = _Found(key, problem=Problem(ProblemKind.NOT_A_PICTURE, Detail(DetailKind.NO_PICTURE)))
        try:
            found = _Found(key, decode_filling(str(path), QSize(key[1], key[2])))
        except ReaderError as error:
            found = _Found(key, problem=error.problem)
        except (OSError, ValueError, MemoryError):
            pass
        finally:
            # report any problem with the file, so that no placeholder waits forever
            self._found.emit(found)

    @Slot(object)
    def _receive(self, found: _Found) -> None:
        url = found.key[0]
        self._under_way.discard(found.key)
        if found.image is not None:
            self._keep(found.key, QPixmap.fromImage(found.image))
            self._problems.pop(url, None)
            self._missing.discard(url)
        elif found.problem is not None:
            self._note(url, found.problem)
        else:
            self._missing.add(url)
        if found.image is not None or found.problem is not None:
            self.changed.emit()
        self._load_soon()

    def _keep(self, key: _Key, pixmap: QPixmap) -> None:
        self._pixmaps[key] = pixmap
        self._bytes += size_in_bytes(pixmap)
        while self._bytes > KEPT_BYTES:
            _, oldest = self._pixmaps.popitem(last=False)
            self._bytes -= size_in_bytes(oldest)

    def _note(self, url: str, problem: Problem) -> None:
        self._problems[url] = problem
        self._dead.note(url, problem)
        if len(self._problems) > PROBLEMS_KEPT:
            del self._problems[next(iter(self._problems))]

    def _set_choice(self, choice: str) -> None:
        self._choice = choice
        self._change()

    def _set_pictures(self, choice: str) -> None:
        self._are_pictures_on = choice != "never"
        self._change()

    def _change(self) -> None:
        self.decide_again()
        self._load_soon()
        self.places_changed.emit()
        self.changed.emit()


def size_in_bytes(pixmap: QPixmap) -> int:
    return 4 * pixmap.width() * pixmap.height()
