"""Loads the rows of a list as one array of keys: entries, headings, gap markers, bursts, the section of new articles; and For you.
Query thread.

Times of entries are not read: a list by time is sorted, so the borders of its days are found by bisection.
"""

from array import array
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from enum import Enum, IntEnum
from itertools import chain, groupby, pairwise
from typing import TYPE_CHECKING

from reader.domain.entry import Gap, Grouping, Order, Selection, View
from reader.domain.ids import DAY_SECONDS, Clock, EntryId, FeedId, GapId
from reader.domain.news import News
from reader.domain.value_classes import dataclass
from reader.storage import entries, history, preferences, readings
from reader.storage import selection as search
from reader.storage.connection import ReadConnection
from reader.storage.news import entry_count
from reader.storage.selection import Hint
from reader.ui.text.for_you import first_heading, new_text, reason_text, rest_heading
from reader.ui.text.times import TimeForm, first_of_month, local_day, local_midnight, month_of

if TYPE_CHECKING:
    from reader.reports.for_you import ForYou, Interest, InterestModel


_MONTH_BASE = -9_500_000
_GAP_BASE = -10_000_000
_HEADING_BASE = -900_000_000
_PART_BASE = -950_000_000
_FEED_BASE = -1_000_000_000
_BURST_BASE = -1_000_000_000_000
_FOLD_BASE = -1_000_000_000_000_000
_LAST_DAY = -_MONTH_BASE - 2


class RowKind(Enum):
    ENTRY = "entry"
    DAY = "day"
    MONTH = "month"
    GAP = "gap"
    HEADING = "heading"
    FEED = "feed"
    BURST = "burst"
    PART = "part"
    FOLD = "fold"


class Part(IntEnum):
    """Rows around the section of new articles: its header or the line in its place, and the divider below it."""

    NEW = 0
    NOTHING_NEW = 1
    NO_MATCH = 2
    OLDER = 3
    LEFT_OFF = 4


_PRESSED = frozenset({Part.NO_MATCH, Part.OLDER})


_DATES = frozenset({RowKind.DAY, RowKind.MONTH})


def kind_of(key: int) -> RowKind:
    if key > 0:
        return RowKind.ENTRY
    if key > _GAP_BASE:
        return RowKind.DAY if key > _MONTH_BASE else RowKind.MONTH
    if key > _FEED_BASE:
        return RowKind.GAP if key > _HEADING_BASE else RowKind.HEADING if key > _PART_BASE else RowKind.PART
    if key > _BURST_BASE:
        return RowKind.FEED
    return RowKind.BURST if key > _FOLD_BASE else RowKind.FOLD


def is_stop(key: int) -> bool:
    """Return True for rows at which the keyboard stops: articles, bursts and folds, not headings."""
    return key > 0 or key <= _BURST_BASE


def is_reachable(key: int) -> bool:
    """Return True for rows at which arrow keys stop, those with an action included."""
    return is_stop(key) or kind_of(key) is RowKind.GAP or is_pressed(key)


def is_pressed(key: int) -> bool:
    """Return True for rows of the section that act when pressed."""
    return kind_of(key) is RowKind.PART and part_of(key) in _PRESSED


def day_key(day: int) -> int:
    """Return the key of a day's heading, with days counted from 1970; earlier ones share the first."""
    return -min(max(day, 0), _LAST_DAY) - 1


def day_of(key: int) -> int:
    return -key - 1


def month_key(month: int) -> int:
    return _MONTH_BASE - month


def month_in(key: int) -> int:
    return _MONTH_BASE - key


def gap_key(gap_id: GapId) -> int:
    return _GAP_BASE - gap_id


def gap_of(key: int) -> GapId:
    return GapId(_GAP_BASE - key)


def heading_key(position: int) -> int:
    """Return the key of the heading at this position in `LoadedList.headings`."""
    return _HEADING_BASE - position


def heading_of(key: int) -> int:
    return _HEADING_BASE - key


def feed_key(feed_id: FeedId) -> int:
    return _FEED_BASE - feed_id


def feed_of(key: int) -> FeedId:
    return FeedId(_FEED_BASE - key)


def burst_key(lowest: EntryId) -> int:
    """Return the key of a burst, its lowest entry id, which stays as the burst grows."""
    return _BURST_BASE - lowest


def part_key(part: Part) -> int:
    return _PART_BASE - part


def part_of(key: int) -> Part:
    return Part(_PART_BASE - key)


def fold_key(feed_id: FeedId) -> int:
    """Return the key of a feed's new articles behind its first one; feed 0 stands for all that are beyond `MOST_ROWS`."""
    return _FOLD_BASE - feed_id


_AT_ONCE = 200
"""Number of entries whose times are read together, as for the first rows of a list."""


class ListTimes:
    """Looks up times by position, and positions by time, in a list sorted newest first, or oldest first if `is_ascending`."""

    def __init__(self, connection: ReadConnection, ids: "array[int]", *, is_ascending: bool = False) -> None:
        self._connection = connection
        self._known: dict[int, int] = {}
        self.ids = ids
        self.is_ascending = is_ascending

    def at(self, position: int) -> int:
        if position not in self._known:
            first, end = (0, len(self.ids)) if len(self.ids) <= _AT_ONCE else (position, position + 1)
            times = entries.times_of(self._connection, self.ids[first:end])
            # An entry just deleted by retention counts as oldest.
            self._known.update((place, times.get(self.ids[place], 0)) for place in range(first, end))
        return self._known[position]

    def end_of(self, border: float, start: int = 0, end: int | None = None) -> int:
        """Return the first position from `start` beyond a time: before it, or at or after it in ascending lists."""
        end = len(self.ids) if end is None else end
        low, step = start, 1
        while low < end and low + step < end and not self._is_beyond(low + step, border):
            low, step = low + step, step * 2
        high = min(low + step, end)
        while low < high:
            middle = (low + high) // 2
            if self._is_beyond(middle, border):
                high = middle
            else:
                low = middle + 1
        return low

    def _is_beyond(self, position: int, border: float) -> bool:
        at = self.at(position)
        return at >= border if self.is_ascending else at < border


BURST_OVER = 12
_WITHOUT_BURSTS = frozenset({View.FEED, View.SEARCH, View.SAVED})
# A marker at a border between groups belongs to the former, but is never above its own feed's heading.
_MARK_RANK, _HEADING_RANK, _BELOW_RANK = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Burst:
    """Articles behind one expandable row: consecutive ones of a feed within a day, the rest of a feed's new ones, or the other
    reports of a story. The last have the first report's id as key and no feed.
    """

    ids: "array[int]"
    feed_id: FeedId
    day: int


FOLD_FROM = 4
"""Number of new articles of one feed from which all but the first are folded."""
MOST_ROWS = 60
_LONG_AWAY_SECONDS = 7 * DAY_SECONDS
OLDER_SECONDS = 2 * DAY_SECONDS
_BY_TIME = frozenset({View.ALL, View.TODAY, View.UNREAD})
"""Lists that say so if nothing is new."""
_WITH_SECTION = _BY_TIME | {View.FOLDER, View.FEED, View.SAVED}
_WITH_STORIES = _BY_TIME | {View.FOLDER}


@dataclass(frozen=True, slots=True)
class Section:
    """New articles of a list in the order of its rows, folded ones included; `total` counts those too that a filter leaves out.
    `rest_header` is the key of the heading in whose place the divider stands, 0 for none.
    """

    news: News
    ids: "array[int]"
    total: int
    rest_header: int = 0


def may_have_section(selection: Selection) -> bool:
    return selection.view in _WITH_SECTION and selection.order.is_by_time


@dataclass(frozen=True, slots=True)
class LoadedList:
    """Snapshot of the rows of a selection with closed bursts; later arrivals have ids above `highest_id`. `headings` (by
    position) and `reasons` (by article) are texts of For you. `form` is what rows say of their times under their headings.
    """

    selection: Selection
    keys: "array[int]"
    gaps: tuple[Gap, ...]
    bursts: Mapping[int, Burst]
    entries: int
    highest_id: EntryId
    hints: tuple[Hint, ...] = ()
    headings: tuple[str, ...] = ()
    reasons: Mapping[int, str] = field(default_factory=dict)
    form: TimeForm = TimeForm.RELATIVE
    section: Section | None = None


@dataclass(frozen=True, slots=True, order=True)
class _Cut:
    """Row other than an article, inserted before the article at `position`."""

    position: int
    rank: int
    key: int


def load_list(
    connection: ReadConnection,
    selection: Selection,
    clock: Clock,
    limit: int | None = None,
    among: Collection[int] | None = None,
    news: News | None = None,
    kept: Collection[int] = (),
    *,
    has_stories: bool = False,
) -> LoadedList:
    """Read a selection and insert headings, gap markers and bursts; with `news`, the new articles are a section of their own.
    `limit` restricts the others. `among` restricts a repeated reading to these entries, including those that no longer match;
    those that are `kept` stay, too. With `has_stories`, each part of the list shows a story once.
    """
    news = news if may_have_section(selection) else None
    if news is None:
        ids, fresh = _read_ids(connection, selection, limit, among, kept=kept), array("q")
    else:
        old = [each for each in kept if each <= news.after]
        ids = _read_ids(connection, selection, limit, among, old_after=news.after, kept=old)
        only_new = replace(selection, grouping=Grouping.NONE, new_after=news.after)
        fresh = _read_ids(connection, only_new, None, among, kept=kept)
    count, highest = len(ids) + len(fresh), EntryId(max(max(ids, default=0), max(fresh, default=0)))
    reports: dict[int, Burst] = {}
    if has_stories and may_have_stories(selection):
        beyond = _reports_beyond(connection, selection, ids, news) if limit is not None else array("q")
        ids, reports = _by_story(connection, ids, beyond)
        fresh, of_new = _by_story(connection, fresh)
        reports.update(of_new)
    times = ListTimes(connection, ids, is_ascending=selection.order.is_ascending)
    grouping = selection.grouping if selection.order.is_by_time else Grouping.NONE
    gaps = tuple(history.gaps(connection, selection)) if (ids or fresh) and selection.order.is_by_time else ()
    feeds = (
        entries.feeds_of(connection, ids) if grouping is Grouping.FEED or _may_have_bursts(selection, grouping) else array("q")
    )
    form = TimeForm.RELATIVE
    if grouping is Grouping.FEED:
        cuts = _feed_cuts(feeds, gaps, times)
    else:
        form = _form(connection, selection, grouping, clock)
        cuts = _date_cuts(times, clock, form)
        cuts += [_Cut(times.end_of(gap.near_at), _MARK_RANK, gap_key(gap.gap_id)) for gap in gaps]
    cuts.sort()
    bursts = _bursts(ids, feeds, cuts, times, clock) if _may_have_bursts(selection, grouping) else {}
    keys, section = _woven(ids, cuts, bursts), None
    bursts = {**bursts, **reports}
    if news is not None:
        top, folds, section = _section(connection, selection, clock, news, fresh, reports)
        if not ids and not fresh:
            top, section = array("q"), None
        elif section is not None and ids and grouping is not Grouping.FEED:
            keys, rest_header = _divided(keys, is_ascending=times.is_ascending)
            section = replace(section, rest_header=rest_header)
        bursts = {**bursts, **folds}
        keys = keys + top if selection.order.is_ascending else top + keys
    hints = tuple(search.hints(connection, selection.query)) if selection.view is View.SEARCH else ()
    return LoadedList(selection, keys, gaps, bursts, count, highest, hints, form=form, section=section)


def _read_ids(
    connection: ReadConnection,
    selection: Selection,
    limit: int | None,
    among: Collection[int] | None,
    *,
    old_after: EntryId | None = None,
    kept: Collection[int] = (),
) -> "array[int]":
    if among is None and not kept:
        return entries.entry_ids(connection, selection, limit=limit, old_after=old_after)
    among = among if among is not None else {*kept, *entries.entry_ids(connection, selection, old_after=old_after)}
    view = View.ALL if selection.view is View.UNREAD else selection.view
    whole = entries.entry_ids(connection, replace(selection, view=view, unread_only=False), old_after=old_after)
    return array("q", filter(among.__contains__, whole))


def may_have_stories(selection: Selection) -> bool:
    """Return True for lists of several feeds by time."""
    is_by_time = selection.order.is_by_time and selection.grouping is not Grouping.FEED
    return is_by_time and selection.view in _WITH_STORIES and not selection.starred_only and not selection.text


def _by_story(
    connection: ReadConnection, ids: "array[int]", beyond: "array[int] | None" = None
) -> "tuple[array[int], dict[int, Burst]]":
    """Put the other reports of a story behind the one that arrived first, where later ones move no row. Rows `beyond` those read
    are only used to find that one.
    """
    # as long as stories are off, nothing of them is imported
    from reader.storage import stories

    whole = ids + beyond if beyond else ids
    groups: dict[int, array[int]] = {}
    story_of = stories.grouped(connection, whole)
    for entry_id in filter(story_of.__contains__, whole):
        groups.setdefault(story_of[EntryId(entry_id)], array("q")).append(entry_id)
    reports: dict[int, Burst] = {}
    for group in groups.values():
        first = min(group)
        if len(group) > 1:
            reports[first] = Burst(array("q", (each for each in group if each != first)), FeedId(0), 0)
    behind = frozenset(chain.from_iterable(burst.ids for burst in reports.values()))
    return array("q", (each for each in ids if each not in behind)) if behind else ids, reports


def _reports_beyond(connection: ReadConnection, selection: Selection, ids: "array[int]", news: News | None) -> "array[int]":
    """Return reports of the stories among a list's first rows that stand further down, so that no row moves once they are read."""
    from reader.storage import stories

    found = {report.entry_id for entry_id in stories.joined(connection, ids) for report in stories.of(connection, entry_id)}
    found -= set(ids)
    old_after = news.after if news is not None else None
    return entries.entry_ids(connection, selection, old_after=old_after, among=found) if found else array("q")


def all_behind(keys: Iterable[int], bursts: Mapping[int, Burst]) -> Iterator[int]:
    """Yield the articles of rows, those behind them included."""
    for key in keys:
        if key > 0:
            yield key
        if key in bursts:
            yield from all_behind(bursts[key].ids, bursts)


def _section(
    connection: ReadConnection,
    selection: Selection,
    clock: Clock,
    news: News,
    fresh: "array[int]",
    reports: Mapping[int, Burst],
) -> "tuple[array[int], dict[int, Burst], Section | None]":
    """Return the rows of the new articles with their header, or the row in its place; no rows if there is nothing to say."""
    is_narrowed = selection.unread_only or selection.starred_only or bool(selection.text)
    total = sum(1 for _ in all_behind(fresh, reports))
    if is_narrowed or selection.view is View.UNREAD:
        view = View.ALL if selection.view is View.UNREAD else selection.view
        unfiltered = replace(selection, view=view, unread_only=False, starred_only=False, text="")
        total = max(entry_count(connection, news, unfiltered), total)
    if not fresh:
        part = Part.NO_MATCH if total and is_narrowed else Part.NOTHING_NEW
        is_said = selection.view in _BY_TIME and (part is Part.NO_MATCH or not total)
        return array("q", [part_key(part)] if is_said else []), {}, Section(news, fresh, total) if is_said else None
    feeds = entries.feeds_of(connection, fresh)
    rows, folds = _folded(fresh, feeds, reports, may_fold=selection.view is not View.FEED)
    ids = array("q", all_behind(rows, {**folds, **reports}))
    top = [part_key(Part.NEW)]
    if _has_old_unread(connection, selection, clock, news):
        top.append(part_key(Part.OLDER))
    return array("q", top) + rows, folds, Section(news, ids, total)


def _folded(
    ids: "array[int]", feeds: "array[int]", reports: Mapping[int, Burst], *, may_fold: bool
) -> "tuple[array[int], dict[int, Burst]]":
    """Return the rows of the section: a busy feed's articles behind its first row are folded, except those that others report,
    and so is what is beyond `MOST_ROWS`, after one row for each feed.
    """
    groups = _by_feed(ids, feeds)
    alone = _by_feed(ids, feeds, without=reports)
    may_fold = may_fold and (len(groups) > 1 or not reports.keys().isdisjoint(ids))
    rows = array("q")
    folds: dict[int, Burst] = {}
    for entry_id, feed_id in zip(ids, feeds, strict=True):
        group = alone.get(feed_id, array("q"))
        if not may_fold or len(group) < FOLD_FROM or entry_id in reports:
            rows.append(entry_id)
        elif entry_id == group[0]:
            rows.append(entry_id)
            rows.append(_fold(folds, group[1:], FeedId(feed_id)))
    if len(rows) <= MOST_ROWS:
        return rows, folds
    rows, folds = array("q"), {}
    if may_fold:
        for feed_id, group in groups.items():
            if len(rows) + min(len(group), 2) <= MOST_ROWS:
                rows.append(group[0])
                if len(group) > 1:
                    rows.append(_fold(folds, group[1:], FeedId(feed_id)))
    else:
        rows = ids[:MOST_ROWS]
    shown = {*rows, *chain.from_iterable(fold.ids for fold in folds.values())}
    beyond = array("q", (each for each in ids if each not in shown))
    if beyond:
        rows.append(_fold(folds, beyond, FeedId(0)))
    return rows, folds


def _by_feed(ids: "array[int]", feeds: "array[int]", without: Collection[int] = ()) -> "dict[int, array[int]]":
    groups: dict[int, array[int]] = {}
    for entry_id, feed_id in zip(ids, feeds, strict=True):
        if entry_id not in without:
            groups.setdefault(feed_id, array("q")).append(entry_id)
    return groups


def _fold(folds: dict[int, Burst], ids: "array[int]", feed_id: FeedId) -> int:
    key = fold_key(feed_id)
    folds[key] = Burst(ids, feed_id, 0)
    return key


def _has_old_unread(connection: ReadConnection, selection: Selection, clock: Clock, news: News) -> bool:
    """Check whether somebody comes back after a week or more to unread articles older than two days."""
    if news.since is None or clock.now() - news.since < _LONG_AWAY_SECONDS:
        return False
    oldest = replace(selection, order=Order.OLDEST, grouping=Grouping.NONE, unread_only=True)
    ids = entries.entry_ids(connection, oldest, limit=1)
    return (
        any(row.sort_at < clock.now() - OLDER_SECONDS for row in entries.entry_rows(connection, [EntryId(ids[0])]))
        if ids
        else False
    )


def _divided(keys: "array[int]", *, is_ascending: bool) -> "tuple[array[int], int]":
    """Insert the divider in the place of the first heading of a day or month, and return that."""
    divider = array("q", [part_key(Part.LEFT_OFF)])
    if is_ascending:
        return keys + divider, 0
    first = next((place for place, key in enumerate(keys) if key > 0 or kind_of(key) in _DATES), 0)
    is_headed = kind_of(keys[first]) in _DATES
    return keys[:first] + divider + keys[first + is_headed :], keys[first] if is_headed else 0


def _may_have_bursts(selection: Selection, grouping: Grouping) -> bool:
    return grouping is Grouping.DAY and selection.view not in _WITHOUT_BURSTS and not selection.text


_DENSITY_OF = 60
_OFTEN = 2.0


def _form(connection: ReadConnection, selection: Selection, grouping: Grouping, clock: Clock) -> TimeForm:
    """Return CLOCK for headings by day, DAY for those by month: where one feed posts less than twice a day."""
    if grouping is not Grouping.DAY:
        return TimeForm.RELATIVE
    if selection.view is not View.FEED:
        return TimeForm.CLOCK
    # the feed's own density, whatever the filter bar leaves
    newest = entries.entry_ids(connection, Selection(View.FEED, feed_id=selection.feed_id), limit=_DENSITY_OF)
    times = ListTimes(connection, newest)
    days = local_day(times.at(0), clock) - local_day(times.at(len(newest) - 1), clock) + 1 if newest else 1
    return TimeForm.CLOCK if len(newest) >= _OFTEN * days else TimeForm.DAY


def _date_cuts(times: ListTimes, clock: Clock, form: TimeForm) -> list[_Cut]:
    cuts: list[_Cut] = []
    position = len(times.ids) if form is TimeForm.RELATIVE else 0
    while position < len(times.ids):
        at = times.at(position)
        day = local_day(at, clock)
        first, end, key = day, day + 1, day_key(day)
        if form is TimeForm.DAY:
            month = month_of(day)
            first, end, key = first_of_month(month), first_of_month(month + 1), month_key(month)
        cuts.append(_Cut(position, _HEADING_RANK, key))
        border = local_midnight(end if times.is_ascending else first, clock, at)
        position = max(times.end_of(border, position), position + 1)
    return cuts


def _feed_cuts(feeds: "array[int]", gaps: Sequence[Gap], times: ListTimes) -> list[_Cut]:
    """Return headings of feeds, and the gaps of each among its articles."""
    cuts = []
    start = 0
    for number, run in groupby(feeds):
        end = start + sum(1 for _ in run)
        cuts.append(_Cut(start, _HEADING_RANK, feed_key(FeedId(number))))
        for gap in gaps:
            if gap.feed_id == number:
                position = times.end_of(gap.near_at, start, end)
                cuts.append(_Cut(position, _BELOW_RANK if position == start else _MARK_RANK, gap_key(gap.gap_id)))
        start = end
    return cuts


def _bursts(ids: "array[int]", feeds: "array[int]", cuts: Sequence[_Cut], times: ListTimes, clock: Clock) -> dict[int, Burst]:
    """Return runs of one feed between two cuts that are too long to be shown in full."""
    bursts = {}
    borders = [*(cut.position for cut in cuts), len(feeds)]
    for first, last in pairwise(borders):
        if last - first <= BURST_OVER:
            continue
        start = first
        for number, run in groupby(feeds[first:last]):
            end = start + sum(1 for _ in run)
            if end - start > BURST_OVER:
                inside = ids[start:end]
                bursts[burst_key(EntryId(min(inside)))] = Burst(inside, FeedId(number), local_day(times.at(start), clock))
            start = end
    return bursts


def _woven(ids: "array[int]", cuts: Sequence[_Cut], bursts: Mapping[int, Burst]) -> "array[int]":
    keys = array("q")
    by_first = {burst.ids[0]: (key, len(burst.ids)) for key, burst in bursts.items()}
    start = 0
    for cut in [*cuts, None]:
        end = len(ids) if cut is None else cut.position
        _extend(keys, ids[start:end], by_first)
        if cut is not None:
            keys.append(cut.key)
        start = end
    return keys


def _extend(keys: "array[int]", part: "array[int]", by_first: Mapping[int, tuple[int, int]]) -> None:
    if len(part) <= BURST_OVER or by_first.keys().isdisjoint(part):
        keys.extend(part)
        return
    place = 0
    while place < len(part):
        key, count = by_first.get(part[place], (part[place], 1))
        keys.append(key)
        place += count


LISTED = 100


@dataclass(frozen=True, slots=True)
class Learned:
    """Learned interests, and the number of articles that fill the usual reading time; empty if nothing was learned. `new` says how many
    of them are new, in short and with the time. `needs_reading` is set if learning is on and too little was read.
    """

    fitting: int = 0
    interests: "tuple[Interest, ...]" = ()
    new: tuple[str, str] = ("", "")
    needs_reading: bool = False


NOTHING = Learned()


class ForYouReader:
    """Keeps learned data between readings, so that only new events are processed. `learned` belongs to the list read last; any
    thread may read it.
    """

    def __init__(self, clock: Clock) -> None:
        self.learned = NOTHING
        self.news: News | None = None
        """Decides what is new; None before the first visit ended."""
        self._clock = clock
        self._model: InterestModel | None = None

    def load(self, connection: ReadConnection, selection: Selection) -> LoadedList:
        """Read the list; the filter bar narrows it like any other, its order is fixed."""
        found = self._rank(connection)
        listed = [each.entry_id for each in found.suggestions]
        if selection.text or selection.starred_only:
            allowed = set(entries.entry_ids(connection, replace(selection, view=View.UNREAD)))
            listed = [entry_id for entry_id in listed if entry_id in allowed]
        headings = (first_heading(found, is_recording=_is_recording(connection)), rest_heading())
        bursts = {} if selection.text or selection.starred_only else self._bursts(connection, found)
        reasons: dict[int, str] = (
            {each.entry_id: reason_text(each.reason) for each in found.suggestions}
            if found.is_learned and found.is_explained
            else {}
        )
        return LoadedList(
            selection,
            row_keys(found, listed, bursts),
            (),
            bursts,
            len(listed),
            EntryId(max(listed, default=0)),
            headings=headings,
            reasons=reasons,
        )

    def learn(self, connection: ReadConnection) -> Learned:
        if readings.begun_at(connection) is None:
            return Learned(needs_reading=_is_recording(connection))
        self._rank(connection)
        return self.learned

    def forget(self) -> None:
        """Drop learned data and learn from the log when the list is next read. Any thread."""
        self._model = None

    def _rank(self, connection: ReadConnection) -> "ForYou":
        # importing numpy is slow, and the start avoids it
        from reader.reports.for_you import InterestModel, rank

        self._model = self._model or InterestModel()
        found = rank(connection, now=int(self._clock.now()), limit=LISTED, model=self._model)
        fitting = found.digest.articles if found.digest is not None else 0
        self.learned = (
            Learned(fitting, found.interests, self._new(connection, [each.entry_id for each in found.suggestions[:fitting]]))
            if found.is_learned
            else Learned(needs_reading=_is_recording(connection))
        )
        return found

    def _new(self, connection: ReadConnection, entry_ids: Sequence[EntryId]) -> tuple[str, str]:
        news = self.news
        if news is None or news.since is None or not entry_ids:
            return NOTHING.new
        found = entries.entry_ids(connection, Selection(View.ALL, new_after=news.after), among=entry_ids)
        return new_text(len(found), news.since, self._clock)

    def _bursts(self, connection: ReadConnection, found: "ForYou") -> dict[int, Burst]:
        listed = {each.entry_id for each in found.suggestions}
        today = local_day(self._clock.now(), self._clock)
        bursts = {}
        for feed_id, count in found.bursts:
            rest = array("q", _rest(connection, feed_id, listed, count))
            if rest:
                bursts[burst_key(EntryId(min(rest)))] = Burst(rest, feed_id, today)
        return bursts


def _is_recording(connection: ReadConnection) -> bool:
    return preferences.load(connection).habits_record


def _rest(connection: ReadConnection, feed_id: FeedId, listed: set[EntryId], count: int) -> list[int]:
    """Return the newest unread articles of a feed that are not listed."""
    unread = entries.entry_ids(connection, Selection(View.FEED, feed_id=feed_id, unread_only=True), limit=count + len(listed))
    return [entry_id for entry_id in unread if entry_id not in listed][:count]


def row_keys(found: "ForYou", listed: Sequence[EntryId], bursts: Mapping[int, Burst]) -> "array[int]":
    """Return the row keys of the listed part of a ranking, with a heading over each nonempty section."""
    if not listed:
        return array("q")
    fitting = _fitting(found, listed)
    keys = array("q", [heading_key(0), *listed[:fitting]] if fitting else [])
    if fitting < len(listed):
        keys.extend([heading_key(1), *listed[fitting:]])
    keys.extend(bursts)
    return keys


def _fitting(found: "ForYou", listed: Sequence[EntryId]) -> int:
    """Count the listed articles, possibly filtered, that belong to the reading time."""
    if not found.is_learned or found.digest is None:
        return len(listed)
    return len({each.entry_id for each in found.suggestions[: found.digest.articles]}.intersection(listed))
