"""Selection of what to import from a subscription list: rows of folders and feeds, check boxes, folding and filter. Without
widgets.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from enum import StrEnum, auto

from PySide6.QtCore import Qt

from reader.domain.details import DetailKind
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed, SkippedOutline, narrowed, shown_address
from reader.domain.value_classes import dataclass
from reader.ui.text.detail_text import detail_text
from reader.ui.text.languages import number_text
from reader.ui.text.translate import Translator, dotted, fill

_tr = Translator("ImportSheet")

Path = tuple[str, ...]
Tick = Qt.CheckState


class RowKind(StrEnum):
    HEADING = auto()
    REPAIR = auto()
    SKIPPED = auto()
    EMPTY = auto()
    FOLDER = auto()
    FEED = auto()


class Status(StrEnum):
    """Effect of an import on a feed."""

    NEW = auto()
    MOVED = auto()
    THERE = auto()


class Shown(StrEnum):
    """Filter of listed feeds."""

    ALL = auto()
    NEW = auto()
    THERE = auto()


@dataclass(frozen=True, slots=True)
class Row:
    """One row with its text, details and status. `path` is the folder itself, or the one that contains the feed."""

    kind: RowKind
    text: str
    address: str = ""
    note: str = ""
    path: Path = ()
    url: str = ""
    status: Status | None = None

    @property
    def can_tick(self) -> bool:
        return self.kind is RowKind.FOLDER or self.status in {Status.NEW, Status.MOVED}

    @property
    def depth(self) -> int:
        return len(self.path) - (self.kind is RowKind.FOLDER)

    def spoken(self) -> str:
        return ", ".join(filter(None, (self.text, self.address, self.note)))


class ImportChoice:
    """Initially all new feeds are checked; a folder shows the state of its contents. `rows` are those listed."""

    def __init__(self, preview: ImportPreview) -> None:
        self._document = preview.document
        self._moved_from = preview.moved_from
        self._starred = Counter(article.feed_url for article in preview.document.kept if article.is_starred)
        statuses = {feed.url: Status.NEW for feed in preview.new}
        statuses.update({feed.url: Status.MOVED for feed in preview.moved})
        self._feeds: dict[Path, list[OpmlFeed]] = {}
        self._children: dict[Path, list[Path]] = {(): []}
        self._statuses = statuses
        for folder in preview.document.folders:
            self._add_folder(folder)
        for feed in preview.document.feeds:
            self._add_folder(feed.path)
            self._feeds.setdefault(feed.path, []).append(feed)
        self._ticked = set(statuses)
        self._there = {feed.url for feed in preview.already_there}
        self._empty = {path for path in self._children if path and not self._has_feeds(path)}
        self._ticked_empty = set(self._empty)
        self._folded: set[Path] = set()
        # computed once: a list may have 50,000 feeds, and every letter typed into the filter visits them
        self._folder_rows = {path: self._folder_row(path) for path in self._children if path}
        self._feed_rows = {
            path: [(row, f"{row.text} {row.url}".casefold()) for row in map(self._feed_row, feeds)]
            for path, feeds in self._feeds.items()
        }
        self._text, self._shown = "", Shown.ALL
        self._totals: dict[Path, tuple[int, int]] = {}
        self.rows: tuple[Row, ...] = ()
        self._count()
        self.list_rows()

    @property
    def feeds(self) -> int:
        return len(self._ticked)

    @property
    def can_import(self) -> bool:
        return bool(self._ticked or self._ticked_empty or (self._there and (self._document.kept or self._document.read)))

    @property
    def urls(self) -> AbstractSet[str]:
        """Feeds whose articles would be imported."""
        return self._ticked | self._there

    @property
    def left_out(self) -> AbstractSet[str]:
        """Feeds that could be checked and are not."""
        return self._statuses.keys() - self._ticked

    def leave_out(self, urls: AbstractSet[str]) -> None:
        """Uncheck these feeds."""
        self._set(urls, set(), is_ticked=False)

    def document(self) -> OpmlDocument:
        """Return the list with the checked feeds and those already subscribed to, whose stars and read states are imported."""
        return narrowed(self._document, self.urls, self._ticked_empty)

    def numbers(self) -> dict[Shown, int]:
        """Count the feeds of each filter."""
        total = len(self._document.feeds)
        new = sum(status is Status.NEW for status in self._statuses.values())
        return {Shown.ALL: total, Shown.NEW: new, Shown.THERE: total - new}

    def tick(self, row: Row) -> Tick | None:
        """Return the check state of a row; None without a box."""
        if row.kind is RowKind.FEED:
            return Tick.Checked if row.url in self._ticked else Tick.Unchecked
        if row.kind is not RowKind.FOLDER:
            return None
        ticked, total = self._totals.get(row.path, (0, 0))
        return Tick.Unchecked if not ticked else Tick.Checked if ticked == total else Tick.PartiallyChecked

    def can_tick(self, row: Row) -> bool:
        """Return True if a row can be checked, unlike a folder whose feeds are all subscribed to."""
        return row.can_tick and (row.kind is not RowKind.FOLDER or self._totals.get(row.path, (0, 0))[1] > 0)

    def toggle(self, row: Row) -> None:
        """Toggle a row, or a folder with its contents; a partially checked one becomes fully checked."""
        if not self.can_tick(row):
            return
        wanted = self.tick(row) is not Tick.Checked
        if row.kind is RowKind.FEED:
            self._set({row.url}, set(), is_ticked=wanted)
        else:
            self._set(set(self._urls_below(row.path)), set(self._empty_below(row.path)), is_ticked=wanted)

    def set_all(self, *, is_ticked: bool) -> None:
        if self._text or self._shown is not Shown.ALL:
            self._set({row.url for row in self.rows if row.url in self._statuses}, set(), is_ticked=is_ticked)
        else:
            self._set(set(self._statuses), set(self._empty), is_ticked=is_ticked)

    def is_folded(self, row: Row) -> bool:
        return row.path in self._folded and not self._text

    def fold(self, row: Row, *, is_folded: bool) -> bool:
        """Fold or unfold a folder; return True if that changed anything."""
        if row.kind is not RowKind.FOLDER or (row.path in self._folded) is is_folded:
            return False
        (self._folded.add if is_folded else self._folded.discard)(row.path)
        self.list_rows()
        return True

    def narrow(self, text: str, shown: Shown) -> None:
        """List only feeds whose title or address contains a text, or that are new or already subscribed to."""
        self._text, self._shown = text.strip().casefold(), shown
        self.list_rows()

    def list_rows(self) -> None:
        rows = list(self._rows_in(()))
        if not self._text and self._shown is Shown.ALL:
            rows = [*self._remarks(), *rows, *self._empty_outlines()]
        self.rows = tuple(rows)

    def _remarks(self) -> Iterator[Row]:
        document = self._document
        yield from _under(_tr("Repaired"), [Row(RowKind.REPAIR, detail_text(repair)) for repair in document.repairs])
        skipped = [
            Row(RowKind.SKIPPED, each.text or each.url, note=detail_text(each.reason))
            for each in document.skipped
            if not _is_empty(each)
        ]
        yield from _under(_tr("Skipped"), skipped)
        if document.repairs or skipped or any(map(_is_empty, document.skipped)):
            yield from _under(_tr("Feeds"), [], is_kept=bool(document.feeds or document.folders))

    def _empty_outlines(self) -> Iterator[Row]:
        """Yield rows without any feed, which are valid and come last."""
        found = [Row(RowKind.EMPTY, each.text, note=_tr("Empty")) for each in self._document.skipped if _is_empty(each)]
        yield from _under(_tr("Skipped: empty folders"), found)

    def _rows_in(self, path: Path) -> Iterator[Row]:
        for child in self._children[path]:
            row = self._folder_rows[child]
            inside = list(self._rows_in(child))
            if inside or (not self._text and self._shown is Shown.ALL):
                yield row
                if not self.is_folded(row):
                    yield from inside
        yield from (row for row, found_by in self._feed_rows.get(path, ()) if self._is_wanted(row, found_by))

    def _feed_row(self, feed: OpmlFeed) -> Row:
        address = shown_address(feed.url).removeprefix("https://")
        status = self._statuses.get(feed.url, Status.THERE)
        note = {Status.NEW: _tr("New"), Status.MOVED: self._move(feed), Status.THERE: _tr("Already subscribed")}[status]
        if starred := self._starred[feed.url]:
            note = dotted(note, _tr("%n starred", starred))
        title = feed.title or address
        return Row(RowKind.FEED, title, address if feed.title else "", note, feed.path, feed.url, status)

    def _move(self, feed: OpmlFeed) -> str:
        if self._moved_from.get(feed.url):
            return fill(_tr("Moves here from {folder}"), folder=dotted(*self._moved_from[feed.url], between=" / "))
        return _tr("Moves to this folder")

    def _is_wanted(self, row: Row, found_by: str) -> bool:
        is_new = row.status is Status.NEW
        if self._shown is not Shown.ALL and is_new is not (self._shown is Shown.NEW):
            return False
        return self._text in found_by

    def _folder_row(self, path: Path) -> Row:
        return Row(RowKind.FOLDER, path[-1], note=self._folder_note(path), path=path)

    def _folder_note(self, path: Path) -> str:
        new = sum(self._statuses[url] is Status.NEW for url in self._urls_below(path))
        total = sum(len(self._feeds.get(each, ())) for each in self._below(path))
        if new == total:
            return _tr("%n new", new) if total else _tr("Empty")
        return fill(_tr("{new} of %n new", total), new=number_text(new))

    def _add_folder(self, path: Path) -> None:
        if path not in self._children:
            self._add_folder(path[:-1])
            self._children[path] = []
            self._children[path[:-1]].append(path)

    def _below(self, path: Path) -> Iterator[Path]:
        yield path
        for child in self._children[path]:
            yield from self._below(child)

    def _has_feeds(self, path: Path) -> bool:
        return any(self._feeds.get(each) for each in self._below(path))

    def _urls_below(self, path: Path) -> Iterator[str]:
        return (feed.url for each in self._below(path) for feed in self._feeds.get(each, ()) if feed.url in self._statuses)

    def _empty_below(self, path: Path) -> Iterator[Path]:
        return (each for each in self._below(path) if each in self._empty)

    def _set(self, urls: Iterable[str], folders: Iterable[Path], *, is_ticked: bool) -> None:
        if is_ticked:
            self._ticked.update(urls)
            self._ticked_empty.update(folders)
        else:
            self._ticked.difference_update(urls)
            self._ticked_empty.difference_update(folders)
        self._count()

    def _count(self) -> None:
        """Count the checked and checkable feeds of each folder, innermost first."""
        self._totals = {}
        for path in sorted(self._children, key=len, reverse=True):
            feeds = [feed.url for feed in self._feeds.get(path, ()) if feed.url in self._statuses]
            ticked, total = sum(url in self._ticked for url in feeds), len(feeds)
            if path in self._empty:
                ticked, total = ticked + (path in self._ticked_empty), total + 1
            for child in self._children[path]:
                ticked, total = ticked + self._totals[child][0], total + self._totals[child][1]
            self._totals[path] = ticked, total


def _is_empty(outline: SkippedOutline) -> bool:
    return outline.reason.kind is DetailKind.EMPTY_OUTLINE


def _under(heading: str, rows: list[Row], *, is_kept: bool = False) -> Iterator[Row]:
    if rows or is_kept:
        yield Row(RowKind.HEADING, heading)
        yield from rows
