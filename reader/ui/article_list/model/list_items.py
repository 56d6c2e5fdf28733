"""Contents of rows other than articles, and accessible text for all rows. GUI thread only."""

from reader.domain.clock import Clock
from reader.domain.entry import EntryRow, Gap
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.ui.text import marks
from reader.ui.text.marks import STYLES
from reader.ui.text.player.episode_text import left_text
from reader.ui.text.times import day_name, local_day, relative_time
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


Item = EntryRow | DayHeader | FeedHeader | GapMarker | BurstRow


def day_header(day: int, clock: Clock) -> DayHeader:
    return DayHeader(day_name(day, local_day(clock.now(), clock)))


def describe_burst(count: int, day: int, clock: Clock) -> str:
    """Return the number of articles and their day as text."""
    today = local_day(clock.now(), clock)
    if day == today:
        return tr("%n articles today", count)
    if day == today - 1:
        return tr("%n articles yesterday", count)
    return fill(tr("%n articles, {day}", count), day=day_name(day, today))


def spoken(item: Item, clock: Clock) -> str:
    """Return a row's text for screen readers."""
    match item:
        case EntryRow():
            return ", ".join(_entry_text(item, clock))
        case BurstRow():
            state = tr("open") if item.is_open else tr("closed")
            unread = [tr("%n unread", item.unread)] if item.unread else []
            return ", ".join([f"{item.feed_title}: {item.title}", *unread, state])
        case GapMarker() if item.feed_title:
            return ", ".join(parts for parts in (f"{item.feed_title}: {item.title}", item.note, item.action) if parts)
        case _:
            return item.title


def copies_text(copies: int) -> str:
    return tr("also in %n feeds", copies)


def _entry_text(row: EntryRow, clock: Clock) -> list[str]:
    parts = [] if row.is_read else [tr("unread")]
    parts += [marks.tr(style.word) for mark, style in STYLES.items() if mark in row.marks]
    parts += [row.title or row.snippet, row.feed_title, relative_time(row.sort_at, clock)]
    if row.tags:
        parts.append(fill(tr("tagged {tags}"), tags=", ".join(row.tags)))
    if row.left_seconds:
        parts.append(left_text(row.left_seconds))
    if row.copies:
        parts.append(copies_text(row.copies))
    if row.reason:
        parts.append(row.reason)
    return parts
