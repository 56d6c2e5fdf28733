"""Pictures of the articles in sight: found in the cache, decoded elsewhere, requested once scrolling rests. GUI thread only."""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Signal, Slot
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget

from reader.domain.details import Detail, DetailKind
from reader.domain.entry import EntryRow
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.ids import EntryId
from reader.domain.picture_commands import ShowThumbnails
from reader.domain.preferences import Preferences
from reader.domain.value_classes import dataclass
from reader.supervision import Worker
from reader.ui.data.live_preferences import LivePreferences
from reader.ui.data.timers import single_shot
from reader.ui.pictures.picture_process import decode_filling

SQUARE = QSize(64, 64)
LOAD_MILLISECONDS = 40
"""After a row without its picture was painted: what is in sight then is decoded, and nothing that was only passed."""
REST_MILLISECONDS = 150
"""Pictures are requested once the same rows have been in sight for this long."""
KEPT_BYTES = 24 * 1024 * 1024
PROBLEMS_KEPT = 1000
STOP_SECONDS = 2.0

_Key = tuple[str, int, int]
"""Address, and size in pixels of the screen."""


@dataclass(frozen=True, slots=True)
class Thumbnail:
    """What a row shows in the place of its picture: the picture, the reason why there is none, or nothing yet."""

    pixmap: QPixmap | None = None
    problem: Problem | None = None
    is_coming: bool = False


_NOTHING_YET = Thumbnail()
_COMING = Thumbnail(is_coming=True)


@dataclass(frozen=True, slots=True)
class _Found:
    """What the thread found: an image, a problem with a file that is there, or neither where no file is."""

    key: _Key
    image: QImage | None = None
    problem: Problem | None = None


class Thumbnails(QObject):
    """Whoever paints articles calls `get`, tells by `visible_rows` which these are, and paints again when something `changed`.

    `shown_elsewhere` adds pictures outside of the list, by address. `wanted` is a command for all that is in sight and lacking; the one
    before it is out of date then, so there is one for all who show pictures.
    """

    wanted = Signal(object)
    changed = Signal()
    _found = Signal(object)

    def __init__(self, path_of: Callable[[str], Path | None], pane: QWidget) -> None:
        super().__init__(pane)
        self._path_of = path_of
        self._pane = pane
        self.visible_rows: Callable[[], Sequence[EntryRow]] = tuple
        self.shown_elsewhere: Callable[[], Mapping[str, EntryId]] = dict
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._problems: dict[str, Problem] = {}
        self._missing: set[str] = set()
        """Not in the cache when it was found for."""
        self._lacked: set[_Key] = set()
        """In these sizes pictures were asked for and not there."""
        self._jobs: OrderedDict[_Key, None] = OrderedDict()
        """What the thread is to look for; whoever takes one out has it."""
        self._files: OrderedDict[_Key, Path] = OrderedDict()
        """What it found, to be decoded once all is looked for: what is not there is known before the first picture is shown."""
        self._under_way: set[_Key] = set()
        self._asked: tuple[str, ...] = ()
        self._choice, self._are_pictures_on = Preferences.reading_thumbnails.default, True
        self._worker, self._second = Worker("thumbnails"), Worker("more thumbnails")
        self._found.connect(self._receive)
        self._load_timer = single_shot(self, LOAD_MILLISECONDS, self._load)
        self._ask_timer = single_shot(self, REST_MILLISECONDS, self._ask)

    def follow(self, preferences: LivePreferences) -> None:
        """Load pictures as these preferences say."""
        preferences.on_change(Preferences.reading_thumbnails, self._set_choice)
        preferences.on_change(Preferences.reading_pictures, self._set_pictures)

    @property
    def is_on(self) -> bool:
        """Whether rows keep a place for pictures."""
        return self._are_pictures_on and self._choice != "never"

    def get(self, url: str, size: QSize = SQUARE) -> Thumbnail | None:
        """What belongs in the place for a picture of this size; None where no place is kept."""
        if self._asked:
            self._load_soon()
        if not url or not self.is_on:
            return None
        key = self._key(url, size)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            self._lacked.add(key)
            self._load_soon()
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            return Thumbnail(pixmap)
        if url in self._problems:
            return Thumbnail(problem=self._problems[url])
        return _COMING if self._choice == "list" else _NOTHING_YET

    @Slot(str)
    def picture_came(self, url: str) -> None:
        """A picture lies in the cache now, whoever asked for it."""
        self._missing.discard(url)
        self._asked = tuple(each for each in self._asked if each != url)
        if self._problems.pop(url, None) is not None or url in self._in_view():
            self._load_soon()

    def picture_failed(self, url: str, problem: Problem) -> None:
        """A picture will not come: its place says so."""
        self._asked = tuple(each for each in self._asked if each != url)
        if url in self._missing:
            self._note(url, problem)
            self.changed.emit()

    def try_again(self) -> None:
        """The network is back: what could not be had may come now."""
        self._problems.clear()
        self._missing.clear()
        self._asked = ()
        self.changed.emit()

    def is_settled(self) -> bool:
        """Whether nothing is found for, and all that is to be requested was."""
        return not (self._load_timer.isActive() or self._ask_timer.isActive() or self._under_way)

    def stop(self) -> None:
        """Wait a little for the thread; nothing is decoded after this."""
        self._load_timer.stop()
        self._ask_timer.stop()
        self._jobs.clear()
        self._files.clear()
        for worker in (self._worker, self._second):
            worker.stop(STOP_SECONDS)

    def _key(self, url: str, size: QSize) -> _Key:
        pixels = size * self._pane.devicePixelRatioF()
        return url, pixels.width(), pixels.height()

    def _in_view(self) -> dict[str, EntryId]:
        """Addresses of what is to be seen, with an article of each, in the order of wishes."""
        if not self.is_on:
            return {}
        rows = {row.thumbnail_url: row.entry_id for row in self.visible_rows() if row.thumbnail_url}
        return {**self.shown_elsewhere(), **rows}

    def _load_soon(self) -> None:
        if not self._load_timer.isActive():
            self._load_timer.start()

    @Slot()
    def _load(self) -> None:
        """Decode for the rows in sight; what waits for rows that were only passed is left out."""
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
        self._ask_soon(urls)

    def _ask_soon(self, urls: Sequence[str]) -> None:
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
        """In the thread: look for one picture of those still wanted."""
        try:
            key, _ = self._jobs.popitem(last=False)
        except KeyError:
            return
        path = self._path_of(key[0])
        if path is None:
            self._found.emit(_Found(key))
            return
        self._files[key] = path
        # two at a time: one whose decoder has to be ended keeps nobody waiting
        for worker in (self._worker, self._second):
            worker.start(self._decode)

    def _decode(self) -> None:
        """In a thread: decode one picture of those still wanted, unless the other thread did."""
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
            # the place never waits for a picture whose file has something wrong with it, whatever that is
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
        self._bytes += _size_in_bytes(pixmap)
        while self._bytes > KEPT_BYTES:
            _, oldest = self._pixmaps.popitem(last=False)
            self._bytes -= _size_in_bytes(oldest)

    def _note(self, url: str, problem: Problem) -> None:
        self._problems[url] = problem
        if len(self._problems) > PROBLEMS_KEPT:
            del self._problems[next(iter(self._problems))]

    def _set_choice(self, choice: str) -> None:
        self._choice = choice
        self._change()

    def _set_pictures(self, choice: str) -> None:
        self._are_pictures_on = choice != "never"
        self._change()

    def _change(self) -> None:
        self._load_soon()
        self.changed.emit()


def _size_in_bytes(pixmap: QPixmap) -> int:
    return 4 * pixmap.width() * pixmap.height()
