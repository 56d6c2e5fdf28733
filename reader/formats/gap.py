"""Finds entries that came and went between two retrievals, by documents that do not overlap. Pure; any thread."""

from bisect import bisect_left
from collections.abc import Sequence

from reader.domain.clock import DAY_SECONDS
from reader.domain.entry import Gap, ParsedEntry
from reader.domain.feed import Feed
from reader.domain.reconciliation import KnownEntry

Pair = tuple[ParsedEntry, KnownEntry]

_SMALL_WINDOW = 3
_PINNED_LIMIT = 2
_HISTORY_SPANS = 7
_SHORTEST_HISTORY_SECONDS = 2 * DAY_SECONDS


def find_gap(
    feed: Feed,
    entries: Sequence[ParsedEntry],
    pairs: Sequence[Pair],
    known: Sequence[KnownEntry],
    now: int,
    *,
    posted_at: Sequence[int] = (),
) -> Gap | None:
    """Return the gap before a complete document, or None if there is none or the data do not tell.

    `entries` is the document, `pairs` are those of its entries that are stored, `known` are stored entries, ideally including
    those of the old window (they reveal pinned entries and a moved site); `posted_at` are the feed's publication times of the
    last weeks (default: those of `known`).

    A publisher shows the last W entries. If two consecutive documents share one, nothing was lost in between. If they share none,
    at least W entries were posted since, and all but the last W of them are lost. Renamed entries (matched by guid, link or text)
    are shared. Pinned entries are not: those still present although everything newer of the old document is gone.

    No gap is reported for a first document; for a window less than half the size of the new document (a young feed that still
    grows); for a document whose dates cover the range of the old one (a site that moved and renamed everything). A site that
    moved and starts over does count as a gap: its older entries are unavailable. For windows under three entries a gap is
    reported only if the posting rate supports it: a feed of one entry replaces it every time.

    Limitation: exactly W entries since the last document also leave no shared entry although nothing is lost. A gap is reported
    then, because missing a loss is worse; it is rare if windows hold several retrievals' worth (in simulations 0.2 % of the
    retrievals without loss, 1.5 % for feeds that post in batches about as large as their window).
    """
    if feed.window_at is None or not _is_full(feed.window, entries) or _meets(feed.window, pairs, known):
        return None
    paired = {entry.identity for entry, _stored in pairs}
    fresh = [entry for entry in entries if entry.identity not in paired]
    pinned = {stored.identity for _entry, stored in pairs}
    old_dates = _dates_of([identity for identity in feed.window if identity not in pinned], known)
    new_dates = sorted(entry.published_at for entry in fresh if entry.published_at is not None)
    if not fresh or _covers(new_dates, old_dates):
        return None
    seen_at = max(feed.window_at, feed.succeeded_at or 0)
    history = posted_at or [at for stored in known if (at := stored.published_at) is not None]
    lost = _fewest_lost(seen_at, new_dates, history, has_times=not any(entry.is_date_only for entry in fresh))
    if len(feed.window) < _SMALL_WINDOW and lost == 0:
        return None
    after_at, before_at = _limits(seen_at, old_dates, new_dates, now)
    return Gap(feed_id=feed.feed_id, at_least=max(1, lost), after_at=after_at, before_at=before_at)


def _is_full(window: Sequence[str], entries: Sequence[ParsedEntry]) -> bool:
    return bool(window) and 2 * len(window) >= len(entries)


def _meets(window: Sequence[str], pairs: Sequence[Pair], known: Sequence[KnownEntry]) -> bool:
    """Check whether the document shares an entry with the previous window, pinned entries aside."""
    in_window = set(window)
    still_there = {stored.identity for _entry, stored in pairs} | {entry.identity for entry, _stored in pairs}
    shared = [stored for entry, stored in pairs if stored.identity in in_window or entry.identity in in_window]
    if not shared:
        return _meets_partial(in_window, pairs, known)
    gone = [stored for stored in known if stored.identity in in_window and stored.identity not in still_there]
    return not _are_pinned(shared, gone)


def _meets_partial(in_window: set[str], pairs: Sequence[Pair], known: Sequence[KnownEntry]) -> bool:
    # Partial documents store entries without becoming the window: their entries connect the two complete documents.
    newest = max((_date(stored) for stored in known if stored.identity in in_window), default=0)
    return any(stored.published_at is None or stored.published_at > newest for _entry, stored in pairs)


def _are_pinned(shared: Sequence[KnownEntry], gone: Sequence[KnownEntry]) -> bool:
    if len(shared) > _PINNED_LIMIT or not gone:
        return False
    if any(stored.published_at is None for stored in (*shared, *gone)):
        return False
    return max(map(_date, shared)) < min(map(_date, gone))


def _date(stored: KnownEntry) -> int:
    return stored.published_at or 0


def _dates_of(window: Sequence[str], known: Sequence[KnownEntry]) -> list[int]:
    in_window = set(window)
    return sorted(at for stored in known if stored.identity in in_window and (at := stored.published_at) is not None)


def _covers(new_dates: Sequence[int], old_dates: Sequence[int]) -> bool:
    """Check whether at least half of the old document's dates lie within the new document's range."""
    if len(new_dates) < _SMALL_WINDOW or len(old_dates) < _SMALL_WINDOW:
        return False
    inside = [at for at in old_dates if new_dates[0] <= at <= new_dates[-1]]
    return 2 * len(inside) >= len(old_dates)


def _fewest_lost(seen_at: int, new_dates: Sequence[int], history: Sequence[int], *, has_times: bool) -> int:
    """Estimate the number of lost entries conservatively; 0 if the dates do not tell.

    They were posted between the last sight of the old document (a 304 counts) and the oldest entry of this one. Two rates are
    compared: the fewest entries in any stretch of that length, which covers nights and weekends, and the new document's current
    rate, which covers a feed that slowed down. Half of the smaller is reported.
    """
    if not has_times or len(new_dates) < _SMALL_WINDOW or new_dates[0] <= seen_at:
        return 0
    length = new_dates[0] - seen_at
    present = (len(new_dates) - 1) * length / max(1, new_dates[-1] - new_dates[0])
    return int(min(_fewest_expected(sorted(at for at in history if at <= seen_at), seen_at, length), present) / 2)


def _fewest_expected(history: Sequence[int], end: int, length: int) -> float:
    """Return the minimum number of entries expected in a stretch after a sorted history that reaches to its end; 0 if that is too
    short.

    The history must be seven times as long as the stretch, so a long absence is counted in shorter stretches, but never in parts
    of a day: a night holds fewer entries than any part of the day.
    """
    span = end - history[0] if history else 0
    stretch = min(length, span // _HISTORY_SPANS)
    if span < _SHORTEST_HISTORY_SECONDS or stretch < min(length, DAY_SECONDS):
        return 0
    # The minimum is right after a posting or right before the end.
    starts = [*(at + 1 for at in history if at + 1 + stretch <= end), end - stretch]
    fewest = min(bisect_left(history, start + stretch) - bisect_left(history, start) for start in starts)
    return fewest * length / stretch


def _limits(seen_at: int, old_dates: Sequence[int], new_dates: Sequence[int], now: int) -> tuple[int, int]:
    """Return the gap's bounds: the newest known entry and the oldest new one, as far as the dates make sense."""
    after_at = min(old_dates[-1], seen_at) if old_dates else seen_at
    before_at = min(new_dates[0], now) if new_dates else now
    return (after_at, before_at) if after_at < before_at else (min(seen_at, now), now)
