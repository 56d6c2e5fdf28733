"""Qt model of the list: an array of keys, with rows read in pages of 128 and cached while near. GUI thread only."""

import logging
from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterable, KeysView, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import compress, count

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from reader.domain.entry import EntryRow, Gap
from reader.domain.ids import DAY_SECONDS, Clock, EntryId, FeedId, GapId
from reader.domain.value_classes import dataclass
from reader.storage.connection import DatabaseError
from reader.ui.data.changes import Overlay
from reader.ui.list.loading import (
    OLDER_SECONDS,
    Burst,
    LoadedList,
    Part,
    RowKind,
    Section,
    all_behind,
    day_of,
    feed_of,
    fold_key,
    gap_key,
    gap_of,
    heading_of,
    is_reachable,
    is_stop,
    kind_of,
    month_in,
    part_key,
    part_of,
)
from reader.ui.text import marks
from reader.ui.text.episodes import left_text, minutes_text
from reader.ui.text.languages import number_text
from reader.ui.text.marks import STYLES
from reader.ui.text.problems import sentence
from reader.ui.text.times import TimeForm, day_name, day_range, local_day, month_name, relative_time, since_time
from reader.ui.text.translate import Translator, fill

tr = Translator("ListModel")


@dataclass(frozen=True, slots=True)
class DayHeader:
    title: str


@dataclass(frozen=True, slots=True)
class FeedHeader:
    feed_id: FeedId
    title: str


@dataclass(frozen=True, slots=True)
class GapMarker:
    """Marker of missing articles: their number, status of the search (`note`), available action (`action`)."""

    gap: Gap
    title: str
    feed_title: str = ""
    note: str = ""
    action: str = ""


@dataclass(frozen=True, slots=True)
class BurstRow:
    """Many articles of one feed as one row; `unread` counts the unread ones."""

    feed_id: FeedId
    feed_title: str
    title: str
    unread: int
    is_open: bool


@dataclass(frozen=True, slots=True)
class FoldRow:
    """A feed's new articles behind its first one; `feed_id` 0 stands for all beyond the section's first rows. `brief` says a card."""

    feed_id: FeedId
    feed_title: str
    title: str
    brief: str
    unread: int
    is_open: bool


@dataclass(frozen=True, slots=True)
class StoryLine:
    """The other reports of a row's story: the feed of the first one (`title`), how many more, how many in all, and their feeds."""

    title: str
    more: str
    count: str
    feeds: str
    is_unread: bool
    is_open: bool


@dataclass(frozen=True, slots=True)
class RowPlace:
    """An article's row among the others: form of its time, whether its feed is named above, the other reports of its story,
    whether it stands below the first one of them, and whether another row of its group follows.
    """

    form: TimeForm = TimeForm.RELATIVE
    is_brief: bool = False
    story: StoryLine | None = None
    is_report: bool = False
    is_followed: bool = False


@dataclass(frozen=True, slots=True)
class SectionHeader:
    """`said` is the count with its noun, for screen readers."""

    title: str
    count: str
    said: str


@dataclass(frozen=True, slots=True)
class SectionNote:
    """A line in place of the section or below its header, with what pressing it does."""

    title: str
    action: str = ""


@dataclass(frozen=True, slots=True)
class Divider:
    title: str
    day: str


Item = EntryRow | DayHeader | FeedHeader | GapMarker | BurstRow | FoldRow | SectionHeader | SectionNote | Divider


def divider_title(*, was_left: bool) -> str:
    return tr("Where you left off") if was_left else tr("Earlier")


def section_item(part: Part, section: Section, clock: Clock, *, was_left: bool = True) -> SectionHeader | SectionNote | Divider:
    """Return the contents of a row around the new articles; `was_left`: the user was in this list before."""
    since = since_time(section.news.since or 0, clock)
    match part:
        case Part.NEW:
            count = number_text(len(section.ids))
            said = tr("%n new", len(section.ids))
            if section.total > len(section.ids):
                said = fill(tr("{count} of %n new", section.total), count=count)
                count = fill(tr("{count} of {total}"), count=count, total=number_text(section.total))
            return SectionHeader(fill(tr("New since {time}"), time=since), count, said)
        case Part.NOTHING_NEW:
            return SectionNote(fill(tr("Nothing new since {time}"), time=since))
        case Part.NO_MATCH:
            return SectionNote(tr("No new articles match this filter."), tr("Clear"))
        case Part.OLDER:
            return SectionNote("", tr("Mark older than %n days as read", OLDER_SECONDS // DAY_SECONDS))
        case Part.LEFT_OFF:
            return Divider(
                divider_title(was_left=was_left), date_header(section.rest_header, clock).title if section.rest_header else ""
            )


def date_header(key: int, clock: Clock) -> DayHeader:
    today = local_day(clock.now(), clock)
    return DayHeader(day_name(day_of(key), today) if kind_of(key) is RowKind.DAY else month_name(month_in(key), today))


def describe_burst(count: int, day: int, clock: Clock) -> str:
    today = local_day(clock.now(), clock)
    if day == today:
        return tr("%n articles today", count)
    if day == today - 1:
        return tr("%n articles yesterday", count)
    return fill(tr("%n articles, {day}", count), day=day_name(day, today))


def spoken(item: Item, clock: Clock) -> str:
    match item:
        case EntryRow():
            return ", ".join(_entry_text(item, clock))
        case BurstRow():
            state = tr("open") if item.is_open else tr("closed")
            unread = [tr("%n unread", item.unread)] if item.unread else []
            return ", ".join([f"{item.feed_title}: {item.title}", *unread, state])
        case FoldRow() | SectionHeader() | SectionNote() | Divider():
            return ", ".join(filter(None, _section_text(item)))
        case GapMarker() if item.feed_title:
            return ", ".join(parts for parts in (f"{item.feed_title}: {item.title}", item.note, item.action) if parts)
        case _:
            return item.title


def _section_text(item: FoldRow | SectionHeader | SectionNote | Divider) -> tuple[str, ...]:
    match item:
        case FoldRow():
            unread = tr("%n unread", item.unread) if item.unread else ""
            return item.title, unread, tr("open") if item.is_open else tr("closed")
        case SectionHeader():
            return item.title, item.said
        case SectionNote():
            return item.title, item.action
        case Divider():
            return item.title, item.day


def story_text(line: StoryLine) -> tuple[str, ...]:
    return f"{line.title} {line.more}".rstrip(), tr("open") if line.is_open else tr("closed")


def copies_text(copies: int) -> str:
    return tr("also in %n feeds", copies)


def length_text(row: EntryRow) -> str:
    """Return how far an article was read, what is left of an episode, or its length."""
    if row.read_percent:
        return fill(tr("{percent} % read"), percent=row.read_percent)
    return left_text(row.left_seconds) or minutes_text(row.length_seconds)


def _entry_text(row: EntryRow, clock: Clock) -> list[str]:
    parts = [] if row.is_read else [tr("unread")]
    parts += [marks.tr(style.word) for mark, style in STYLES.items() if mark in row.marks]
    parts += [row.title or row.snippet, row.feed_title, relative_time(row.sort_at, clock)]
    if row.tags:
        parts.append(fill(tr("tagged {tags}"), tags=", ".join(row.tags)))
    length = length_text(row)
    if length:
        parts.append(length)
    if row.copies:
        parts.append(copies_text(row.copies))
    if row.reason:
        parts.append(row.reason)
    return parts


log = logging.getLogger(__name__)

PAGE_ROWS = 128
_KEPT_ROWS = 128 * 32
_SOUGHT_NEW = 4 * PAGE_ROWS
_NEAR_HEADING = 6


class RowCache:
    """Caches rows, and feed titles for gap and burst rows."""

    def __init__(
        self,
        read_rows: Callable[[Sequence[EntryId]], list[EntryRow]],
        overlay: Overlay,
        read_name: Callable[[FeedId], str] = lambda _: "",
    ) -> None:
        self._read_rows = read_rows
        self._read_name = read_name
        self._overlay = overlay
        self._rows: OrderedDict[int, EntryRow] = OrderedDict()
        self._names: dict[FeedId, str] = {}

    def __contains__(self, entry_id: object) -> bool:
        return entry_id in self._rows

    def get(self, key: int, keys: "array[int]", row: int) -> EntryRow | None:
        """Return the current state of an article, reading its neighbours in the list along with it."""
        if key not in self._rows:
            start = row - row % PAGE_ROWS
            self._read([near for near in keys[start : start + PAGE_ROWS] if near > 0 and near not in self._rows])
        stored = self._rows.get(key)
        return None if stored is None else self._overlay.over(stored)

    def is_any_unread(self, keys: "array[int]") -> bool | None:
        """Return whether one of these rows is an unread article, judging by cached rows of the first page; None if unknown."""
        is_known = len(keys) <= PAGE_ROWS
        for key in keys[:PAGE_ROWS]:
            stored = self._rows.get(key)
            if stored is None:
                # closed bursts contain articles too
                is_known &= not is_stop(key)
            elif not self._overlay.over(stored).is_read:
                return True
        return False if is_known else None

    def rows(self, ids: Sequence[int]) -> list[EntryRow]:
        missing = [each for each in ids if each not in self._rows]
        if missing:
            self._read(missing)
        return [self._overlay.over(self._rows[each]) for each in ids if each in self._rows]

    def peek(self, ids: Sequence[int]) -> list[EntryRow]:
        return [self._overlay.over(row) for row in self._found(ids)]

    def first_unread(self, ids: "array[int]") -> EntryRow | None:
        """Return the first unread one of these articles, reading in chunks until one is found."""
        pieces = (ids[start : start + PAGE_ROWS] for start in range(0, len(ids), PAGE_ROWS))
        return next((row for piece in pieces for row in self.peek(piece) if not row.is_read), None)

    def name_of(self, feed_id: FeedId) -> str:
        if feed_id not in self._names:
            try:
                self._names[feed_id] = self._read_name(feed_id)
            except DatabaseError:
                return ""
        return self._names[feed_id]

    def forget(self, entry_id: EntryId) -> None:
        del self._rows[entry_id]

    def clear(self) -> None:
        self._rows.clear()
        self._names.clear()

    def _read(self, ids: Sequence[int]) -> None:
        for read in self._found(ids):
            self._rows[read.entry_id] = read
            self._names[read.feed_id] = read.feed_title
        while len(self._rows) > _KEPT_ROWS:
            self._rows.popitem(last=False)

    def _found(self, ids: Sequence[int]) -> list[EntryRow]:
        """Read rows, while they are painted too: an error that leaves a paint event can end the process. Whatever reads next says it."""
        try:
            return self._read_rows([EntryId(each) for each in ids])
        except DatabaseError as error:
            log.warning("The rows of a list could not be read: %s", error)
            return []


MOST_STEPS = 200
MOST_MOVED = 16_000_000
"""Limit on steps times rows; the view visits its rows at each step, at a millisecond per some hundred thousand."""
_NEAR, _FAR = 64, 1 << 16


@dataclass(frozen=True, slots=True)
class Removal:
    row: int
    count: int


@dataclass(frozen=True, slots=True)
class Insertion:
    row: int
    keys: Sequence[int]


Step = Removal | Insertion


def steps_between(old: Sequence[int], new: Sequence[int]) -> list[Step]:
    """Return steps to apply in order. Keys in both lists keep their rows unless the order changed or there were too many steps."""
    header = _alike(old, new)
    tail = _alike(old[header:], new[header:], from_end=True)
    old_middle, new_middle = old[header : len(old) - tail], new[header : len(new) - tail]
    steps = _fine_steps(old_middle, new_middle, header)
    return _coarse_steps(old_middle, new_middle, header) if steps is None else steps


def _alike(old: Sequence[int], new: Sequence[int], *, from_end: bool = False) -> int:
    """Return the length of the common prefix, or suffix; slices are compared, as lists may have hundreds of thousands of keys."""
    least, most = 0, min(len(old), len(new))
    while least < most:
        tried = (least + most + 1) // 2
        if from_end:
            is_same = old[len(old) - tried : len(old) - least] == new[len(new) - tried : len(new) - least]
        else:
            is_same = old[least:tried] == new[least:tried]
        least, most = (tried, most) if is_same else (least, tried - 1)
    return least


def _coarse_steps(old: Sequence[int], new: Sequence[int], start: int) -> list[Step]:
    steps: list[Step] = []
    if old:
        steps.append(Removal(start, len(old)))
    if new:
        steps.append(Insertion(start, new))
    return steps


def _fine_steps(old: Sequence[int], new: Sequence[int], start: int) -> list[Step] | None:
    """Return minimal steps, or None if too many; alternates between differing and equal stretches and compares the latter as
    slices.
    """
    gone: list[tuple[int, int]] = []
    come: list[tuple[int, int]] = []
    at_old = at_new = 0
    most = min(MOST_STEPS, max(MOST_MOVED // max(len(old), len(new), 1), 2))
    while at_old < len(old) or at_new < len(new):
        found = _until_alike(old, at_old, new, at_new)
        if found is None:
            return None
        lost, added = found
        gone += [(at_old, at_old + lost)] if lost else []
        come += [(at_new, at_new + added)] if added else []
        if len(gone) + len(come) > most:
            return None
        at_old, at_new = at_old + lost, at_new + added
        alike = _run_alike(old, at_old, new, at_new)
        at_old, at_new = at_old + alike, at_new + alike
    removals = [Removal(start + first, end - first) for first, end in reversed(gone)]
    return [*removals, *(Insertion(start + first, new[first:end]) for first, end in come)]


def _until_alike(old: Sequence[int], at_old: int, new: Sequence[int], at_new: int) -> tuple[int, int] | None:
    """Count the keys of each list before the next common one; None if it is too far. The cost is proportional to the keys
    skipped.
    """
    width, most = _NEAR, max(len(old) - at_old, len(new) - at_new)
    while width <= _FAR:
        places = {key: place for place, key in enumerate(new[at_new : at_new + width])}
        for lost, key in enumerate(old[at_old : at_old + width]):
            if key in places:
                return lost, places[key]
        if width >= most:
            return len(old) - at_old, len(new) - at_new
        width *= 4
    return None


def _run_alike(old: Sequence[int], at_old: int, new: Sequence[int], at_new: int) -> int:
    """Return the length of the equal stretch from two positions, comparing slices of growing length."""
    alike, width, most = 0, _NEAR, min(len(old) - at_old, len(new) - at_new)
    while alike < most:
        end = min(alike + width, most)
        part = old[at_old + alike : at_old + end], new[at_new + alike : at_new + end]
        if part[0] != part[1]:
            return alike + _alike(*part)
        alike, width = end, width * 4
    return alike


# Counting unread articles reads that many rows; larger bursts show the count among these.
_MOST_COUNTED = 300


class BurstKeeper:
    """Holds articles of closed bursts and stories, which are not rows of the model. A story may stand in a burst."""

    def __init__(self, rows: RowCache, clock: Clock) -> None:
        self._rows = rows
        self._clock = clock
        self._bursts: dict[int, Burst] = {}
        self._open: set[int] = set()
        self._shown: dict[int, BurstRow | FoldRow] = {}
        self._lines: dict[int, StoryLine] = {}

    def apply(self, bursts: Mapping[int, Burst]) -> None:
        """Set the bursts of another list, keeping the open state of those that remain."""
        self._bursts = dict(bursts)
        self._open &= bursts.keys()
        self.forget()

    def keys(self) -> KeysView[int]:
        return self._bursts.keys()

    def stories(self) -> AbstractSet[tuple[int, ...]]:
        """Return the reports of each story, the first one first."""
        return {(key, *burst.ids) for key, burst in self._bursts.items() if key > 0}

    def opened(self) -> tuple[int, ...]:
        return tuple(self._open)

    def is_open(self, key: int) -> bool:
        return key in self._open

    def inside(self, key: int) -> "array[int]":
        return self._bursts[key].ids if key in self._bursts else array("q")

    def holding(self, entry_id: int) -> int | None:
        return next((key for key, burst in self._bursts.items() if entry_id in burst.ids), None)

    def open(self, key: int) -> "array[int]":
        if key in self._open or key not in self._bursts:
            return array("q")
        self._open.add(key)
        self._shown.pop(key, None)
        self._lines.pop(key, None)
        return self.expanded(self._bursts[key].ids)

    def close(self, key: int) -> int:
        if key not in self._open:
            return 0
        self._open.remove(key)
        self._shown.pop(key, None)
        self._lines.pop(key, None)
        return len(self.expanded(self._bursts[key].ids))

    def expanded(self, keys: "array[int]") -> "array[int]":
        """Return the keys of a list with the articles of open bursts inserted below them."""
        if not self._open:
            return keys
        whole, start = array("q"), 0
        # one pass over hundreds of thousands of keys
        for place in compress(count(1), map(self._open.__contains__, keys)):
            whole.extend(keys[start:place])
            whole.extend(self.expanded(self._bursts[keys[place - 1]].ids))
            start = place
        whole.extend(keys[start:])
        return whole

    def above(self, entry_id: int) -> int:
        """Return the key of the open burst or story in which an article stands, 0 for none."""
        return next((key for key in self._open if entry_id in self._bursts[key].ids), 0)

    def place(self, entry_id: int, form: TimeForm, below: int) -> RowPlace:
        """Return what an article's row is among the others, given the key below; an open fold above it names its feed."""
        above = self.above(entry_id)
        is_followed = (below > 0 or kind_of(below) is RowKind.FOLD) and self.above(below) <= 0
        is_brief = above < 0 and kind_of(above) is RowKind.FOLD and above != fold_key(FeedId(0))
        return RowPlace(form, is_brief, self.story_line(entry_id), above > 0, is_followed)

    def all_ids(self, keys: Iterable[int]) -> list[int]:
        """Return the articles of rows, including those of closed bursts."""
        found: list[int] = []
        for key in keys:
            if key > 0:
                found.append(key)
            if key in self._bursts and key not in self._open:
                found.extend(all_behind(self._bursts[key].ids, self._bursts))
        return found

    def first_unread(self, key: int) -> EntryRow | None:
        return self._rows.first_unread(array("q", all_behind(self.inside(key), self._bursts)))

    def leave_out(self, entry_id: int) -> None:
        """Remove an article that left the list; the other reports of its story take its place."""
        key = self.holding(entry_id)
        reports = self._bursts.pop(entry_id).ids if entry_id in self._bursts else array("q")
        self._open.discard(entry_id)
        if key is not None:
            burst, ids = self._bursts[key], array("q")
            for each in burst.ids:
                ids.extend(reports if each == entry_id else [each])
            self._bursts[key] = replace(burst, ids=ids)
        self.forget()

    def around(self, entry_ids: AbstractSet[int]) -> list[int]:
        """Return the keys of the bursts and stories that contain some of these articles."""
        return [key for key, burst in self._bursts.items() if not entry_ids.isdisjoint(burst.ids)]

    def forget(self) -> None:
        """Drop unread counts, to be read again when next shown."""
        self._shown.clear()
        self._lines.clear()

    def row(self, key: int, total: int = 0) -> BurstRow | FoldRow | None:
        """Return the contents of a burst or fold; `total` counts the new articles."""
        if key not in self._shown and key in self._bursts:
            burst, is_open = self._bursts[key], key in self._open
            name = self._rows.name_of(burst.feed_id) if burst.feed_id else ""
            unread = sum(not row.is_read for row in self._rows.peek(list(all_behind(burst.ids, self._bursts))[:_MOST_COUNTED]))
            if kind_of(key) is RowKind.BURST:
                text = describe_burst(self.count(key), burst.day, self._clock)
                self._shown[key] = BurstRow(burst.feed_id, name, text, unread, is_open)
            elif burst.feed_id:
                text, brief = fill(tr("%n more from {feed}", self.count(key)), feed=name), f"+{number_text(self.count(key))}"
                self._shown[key] = FoldRow(burst.feed_id, name, text, brief, unread, is_open)
            else:
                text = tr("Show fewer") if is_open else fill(tr("Show all {count}"), count=number_text(total))
                self._shown[key] = FoldRow(burst.feed_id, name, text, text, unread, is_open)
        return self._shown.get(key)

    def count(self, key: int) -> int:
        """Return the number of articles in a burst, those behind others included."""
        return sum(1 for _ in all_behind(self.inside(key), self._bursts))

    def story_line(self, entry_id: int) -> StoryLine | None:
        """Return what an article's row says of the other reports of its story; None if there are none."""
        if entry_id > 0 and entry_id not in self._lines and entry_id in self._bursts:
            reports = self._rows.rows(self.inside(entry_id))
            feeds = list(dict.fromkeys(row.feed_title for row in reports))
            if feeds:
                count, more = (f"+{number_text(each)}" for each in (len(reports), len(reports) - 1))
                self._lines[entry_id] = StoryLine(
                    fill(tr("Also in {feed}"), feed=feeds[0]),
                    more if len(reports) > 1 else "",
                    count,
                    "\n".join(feeds),
                    any(not row.is_read for row in reports),
                    entry_id in self._open,
                )
        return self._lines.get(entry_id)


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of a search: page `page` of at most `pages`."""

    page: int
    pages: int


def gap_marker(gap: Gap, feed_title: str, clock: Clock, progress: Progress | None = None) -> GapMarker:
    days = day_range(gap.after_at, gap.near_at, clock)
    note, action = _search_text(gap, progress)
    return GapMarker(gap, fill(_lost_text(gap), days=days), feed_title, note, action)


def _lost_text(gap: Gap) -> str:
    if not gap.found:
        return tr("At least %n missing articles, {days}", gap.at_least)
    if not gap.at_least:
        return tr("%n missing articles found, more may be missing, {days}", gap.found)
    return fill(tr("{found}, at least %n still missing, {days}", gap.at_least), found=tr("%n missing articles found", gap.found))


def _search_text(gap: Gap, progress: Progress | None) -> tuple[str, str]:
    if progress is not None:
        page, pages = number_text(progress.page), number_text(progress.pages)
        return fill(tr("Searching page {page} of {pages}…"), page=page, pages=pages), tr("Cancel")
    if not gap.has_archive:
        return tr("The publisher has no archive."), ""
    if gap.problem is not None:
        return sentence(gap.problem), tr("Search again")
    if gap.searched_at is None:
        return "", tr("Find missing articles")
    if gap.next_url:
        return tr("The archive has more."), tr("Search further back")
    return tr("The archive has no more."), ""


# Above this many changed rows, repainting all is cheaper than finding each.
_FEW = 50
_ARTICLE_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
_STOP_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
ITEM_ROLE, PLACE_ROLE = (int(Qt.ItemDataRole.UserRole) + place for place in range(2))
"""Contents of a row; what it is among the others (`RowPlace`)."""
Index = QModelIndex | QPersistentModelIndex


class ListModel(QAbstractTableModel):
    """One column; a key determines the kind of its row. An open burst is followed by its articles."""

    def __init__(
        self,
        read_rows: Callable[[Sequence[EntryId]], list[EntryRow]],
        overlay: Overlay,
        clock: Clock,
        parent: QObject | None = None,
        read_name: Callable[[FeedId], str] = lambda _: "",
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._gaps: tuple[Gap, ...] = ()
        self._searches: dict[GapId, Progress] = {}
        self._headings: tuple[str, ...] = ()
        self._reasons: Mapping[int, str] = {}
        self._form = TimeForm.RELATIVE
        self.section: Section | None = None
        self.was_left = True
        """Set for a list in which the user was before and left a place."""
        self._new: frozenset[int] = frozenset()
        self._rows = RowCache(read_rows, overlay, read_name)
        self.bursts = BurstKeeper(self._rows, clock)
        self.keys: array[int] = array("q")

    # Overrides of Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.keys)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)) -> None:
        """Return None, as screen readers would announce a number before each row."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return flags that make articles selectable, and bursts and gaps reachable by keyboard."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        key = self.keys[index.row()]
        if key > 0:
            return _ARTICLE_FLAGS
        return _STOP_FLAGS if is_reachable(key) else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or role not in _ROLES:
            return None
        if role == PLACE_ROLE:
            return self.place(index.row())
        item = self.item(index.row())
        if role == ITEM_ROLE or item is None:
            return item
        if role == Qt.ItemDataRole.DisplayRole:
            return item.title
        line = self.bursts.story_line(self.keys[index.row()])
        return ", ".join([spoken(item, self._clock), *(story_text(line) if line is not None else ())])

    # Used by pane and delegate

    def item(self, row: int) -> Item | None:
        """Return the contents of a row; None for an article that has just been removed."""
        key = self.keys[row]
        match kind_of(key):
            case RowKind.ENTRY:
                found = self._rows.get(key, self.keys, row)
                return replace(found, reason=self._reasons[key]) if found is not None and key in self._reasons else found
            case RowKind.DAY | RowKind.MONTH:
                return date_header(key, self._clock)
            case RowKind.GAP:
                gap_id = gap_of(key)
                gap = next((each for each in self._gaps if each.gap_id == gap_id), None)
                return gap_marker(gap, self._rows.name_of(gap.feed_id), self._clock, self._searches.get(gap_id)) if gap else None
            case RowKind.HEADING:
                return DayHeader(self._headings[heading_of(key)])
            case RowKind.FEED:
                return FeedHeader(feed_of(key), self._rows.name_of(feed_of(key)))
            case _:
                return self._about_new(key)

    def _about_new(self, key: int) -> Item | None:
        """Return the contents of a burst or fold, or of a row around the new articles."""
        section = self.section
        if kind_of(key) is not RowKind.PART:
            return self.bursts.row(key, len(section.ids) if section is not None else 0)
        return section_item(part_of(key), section, self._clock, was_left=self.was_left) if section is not None else None

    def place(self, row: int) -> RowPlace:
        key, below = self.keys[row], self.keys[row + 1] if row + 1 < len(self.keys) else 0
        return self.bursts.place(key, TimeForm.RELATIVE if self.is_new(key) else self._form, below)

    def entry(self, row: int) -> EntryRow | None:
        item = self.item(row) if 0 <= row < len(self.keys) and self.keys[row] > 0 else None
        return item if isinstance(item, EntryRow) else None

    def is_any_unread(self) -> bool | None:
        """Return True if a cached row is unread; None if more rows would have to be read."""
        found = self._rows.is_any_unread(self.keys)
        return None if found is False and self.bursts.keys() else found

    def show_search(self, gap_id: GapId, progress: Progress | None) -> None:
        """Show the progress of the search for a gap's articles; None ends it."""
        self._searches.pop(gap_id, None)
        if progress is not None:
            self._searches[gap_id] = progress
        row = self.row_of(gap_key(gap_id))
        if row is not None:
            self._emit_changed(row)

    def is_sought(self, gap_id: GapId) -> bool:
        return gap_id in self._searches

    def row_of(self, key: int) -> int | None:
        try:
            return self.keys.index(key)
        except ValueError:
            return None

    def apply(self, loaded: LoadedList) -> None:
        """Change to another list by removing and inserting rows; open bursts stay open."""
        kept_reasons, kept_section, kept_stories = self._reasons, self.section, self.bursts.stories()
        if (self._gaps, self._headings) != (loaded.gaps, loaded.headings):
            # Their keys are positions, so an equal key means another marker in the new list. They are removed while their data
            # still exists, as Qt queries leaving rows, and an exception there ends the program.
            markers = [row for row, key in enumerate(self.keys) if key <= 0 and kind_of(key) in {RowKind.GAP, RowKind.HEADING}]
            for row in reversed(markers):
                self._remove(row, 1)
        self._take(loaded)
        for step in steps_between(self.keys, self.bursts.expanded(loaded.keys)):
            if isinstance(step, Removal):
                self._remove(step.row, step.count)
            else:
                self._insert(step.row, step.keys)
        if kept_reasons != loaded.reasons or kept_section != loaded.section:
            self._emit_all_changed()
        regrouped = {each for story in kept_stories ^ self.bursts.stories() for each in story}
        self._emit_shown_changed(regrouped)

    def show(self, loaded: LoadedList) -> None:
        """Replace all rows, as finding those in common would take longer."""
        if self.keys:
            self._remove(0, len(self.keys))
        self._take(loaded)
        keys = self.bursts.expanded(loaded.keys)
        if keys:
            self._insert(0, keys)

    def _take(self, loaded: LoadedList) -> None:
        self._gaps, self._headings, self._reasons = loaded.gaps, loaded.headings, loaded.reasons
        self._form = loaded.form
        if loaded.section != self.section:
            self.section = loaded.section
            self._new = frozenset(loaded.section.ids) if loaded.section is not None else frozenset()
        self.bursts.apply(loaded.bursts)

    def is_new(self, entry_id: int) -> bool:
        return self.section is not None and entry_id in self._new

    def outermost(self, step: int) -> int:
        """Return the list's first (-1) or last (1) article, also one of a closed burst; 0 if there is none."""
        keys = self.keys if step < 0 else reversed(self.keys)
        ids = next((ids for key in keys if (ids := self.bursts.all_ids([key]))), [0])
        return ids[0 if step < 0 else -1]

    def headings(self) -> dict[EntryId, str]:
        """Return the titles around the new articles, each by the article that follows it."""
        found: dict[EntryId, str] = {}
        for part in (Part.NEW, Part.NOTHING_NEW, Part.LEFT_OFF):
            key = part_key(part)
            row, item = self.row_of(key), self._about_new(key)
            if row is not None and isinstance(item, SectionHeader | SectionNote | Divider):
                first = self.bursts.all_ids(self.keys[row : row + _NEAR_HEADING])[:1]
                found.update({EntryId(entry_id): item.title for entry_id in first})
        return found

    def first_new(self) -> int | None:
        return self.section.ids[0] if self.section is not None and self.section.ids else None

    def next_new(self) -> int | None:
        """Return the first unread new article, if it is near the first, else that."""
        unread = self._rows.first_unread(self.section.ids[:_SOUGHT_NEW]) if self.section is not None else None
        return unread.entry_id if unread is not None else self.first_new()

    def drop_part(self, part: Part) -> None:
        row = self.row_of(part_key(part))
        if row is not None:
            self._remove(row, 1)

    def open_burst(self, row: int) -> int:
        inside = self.bursts.open(self.keys[row])
        if inside:
            self._insert(row + 1, inside)
            self._emit_changed(row)
        return len(inside)

    def close_burst(self, row: int) -> None:
        count = self.bursts.close(self.keys[row])
        if count:
            self._remove(row + 1, count)
            self._emit_changed(row)

    def close_bursts(self) -> None:
        for key in self.bursts.opened():
            row = self.row_of(key)
            if row is not None:
                self.close_burst(row)
            else:
                # in a burst that is closed by now
                self.bursts.close(key)

    def leave_out(self, entry_ids: Iterable[EntryId]) -> None:
        for entry_id in entry_ids:
            row = self.row_of(entry_id)
            reports = self.bursts.inside(entry_id)
            if row is not None and reports:
                self.open_burst(row)
            self.bursts.leave_out(entry_id)
            if row is not None:
                self._remove(row, 1)
            self._emit_shown_changed(reports)

    def refresh(self, entry_ids: Iterable[EntryId]) -> None:
        changed = frozenset(entry_ids)
        shown = [entry_id for entry_id in changed if entry_id in self._rows]
        self.bursts.forget()
        if len(shown) > _FEW:
            self.forget_rows()
            return
        for entry_id in shown:
            self._rows.forget(entry_id)
        self._emit_shown_changed((*shown, *self.bursts.around(changed)))

    def repaint_entries(self, entry_ids: Iterable[EntryId]) -> None:
        """Repaint articles with pending changes, except those never shown."""
        self.bursts.forget()
        changed = frozenset(entry_ids)
        shown = [entry_id for entry_id in changed if entry_id in self._rows]
        if len(shown) > _FEW:
            self._emit_all_changed()
        else:
            self._emit_shown_changed((*shown, *self.bursts.around(changed)))

    def forget_rows(self) -> None:
        self._rows.clear()
        self._emit_all_changed()

    def _remove(self, row: int, count: int) -> None:
        self.beginRemoveRows(QModelIndex(), row, row + count - 1)
        del self.keys[row : row + count]
        self.endRemoveRows()

    def _insert(self, row: int, keys: Sequence[int]) -> None:
        self.beginInsertRows(QModelIndex(), row, row + len(keys) - 1)
        self.keys[row:row] = array("q", keys)
        self.endInsertRows()

    def _emit_shown_changed(self, keys: Iterable[int]) -> None:
        for key in keys:
            row = self.row_of(key)
            if row is not None:
                self._emit_changed(row)

    def _emit_all_changed(self) -> None:
        if self.keys:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.keys) - 1, 0))

    def _emit_changed(self, row: int) -> None:
        index = self.index(row, 0)
        self.dataChanged.emit(index, index)


_ROLES = frozenset({ITEM_ROLE, PLACE_ROLE, int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole)})
