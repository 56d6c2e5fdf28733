"""What of a feed document is new, changed or known, and whether postings were lost before it. Pure; any thread may call it."""

from collections.abc import Iterable, Sequence

from reader.domain.entry import ParsedEntry
from reader.domain.feed import Feed, ParsedFeed
from reader.domain.reconciliation import ChangedEntry, KnownEntry, Reconciliation
from reader.formats.entry_matching import match_entries, settled
from reader.formats.gap import find_gap

REVISION_LIMIT = 24
"""A feed that flaps between versions of an entry stops having it replaced after this many times."""


def reconcile(
    feed: Feed,
    parsed: ParsedFeed,
    known: Sequence[KnownEntry],
    now: int,
    *,
    is_partial: bool = False,
    posted_at: Sequence[int] = (),
) -> Reconciliation:
    """Compare a document with what is stored of its feed. Nothing is ever removed because a document lacks it.

    `known` are the stored entries and the removed ones (tombstones: they count as known and never return): at least all that share
    an identity, guid, link or title with the document, better also those of `feed.window`, with their dates. `posted_at` are the
    times of the feed's postings of the last weeks, for the size of a gap. `is_partial` says that the server sent only what changed
    (226, A-IM: feed). Such a document, one that was cut and one without entries leave the window as it was and cannot show a gap;
    one that is complete by its own word (RFC 5005) cannot either. Read marks and stars are not concerned: a changed entry keeps
    its id.
    """
    entries = tuple(_distinct(settled(parsed.entries, known)))
    partners = match_entries(entries, known)
    pairs = [(entry, stored) for entry, stored in zip(entries, partners, strict=True) if stored is not None]
    is_whole = bool(entries) and not parsed.is_cut and not is_partial
    return Reconciliation(
        new=tuple(entry for entry, stored in zip(entries, partners, strict=True) if stored is None),
        changed=tuple(changed for entry, stored in pairs if (changed := _change(entry, stored)) is not None),
        known=len(pairs),
        gap=find_gap(feed, entries, pairs, known, now, posted_at=posted_at) if is_whole and not parsed.is_complete else None,
        window=_window(entries) if is_whole else feed.window,
    )


def _distinct(entries: Sequence[ParsedEntry]) -> Iterable[ParsedEntry]:
    seen: set[str] = set()
    for entry in entries:
        if entry.identity not in seen:
            seen.add(entry.identity)
            yield entry


def _change(entry: ParsedEntry, stored: KnownEntry) -> ChangedEntry | None:
    if stored.entry_id is None:
        return None
    has_new_content = entry.content_hash != stored.content_hash and stored.revisions < REVISION_LIMIT
    if not has_new_content and entry.identity == stored.identity:
        return None
    return ChangedEntry(stored.entry_id, entry, has_new_content)


def _window(entries: Sequence[ParsedEntry]) -> tuple[str, ...]:
    dated = [(entry.published_at, entry.identity) for entry in entries if entry.published_at is not None]
    if len(dated) < len(entries):
        return tuple(entry.identity for entry in entries)
    return tuple(identity for _at, identity in sorted(dated, key=lambda pair: -pair[0]))
