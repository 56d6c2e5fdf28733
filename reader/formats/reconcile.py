"""Finds the new, changed and known entries of a feed document, and entries lost before it. Pure; any thread."""

from collections.abc import Iterable, Sequence

from reader.domain.entry import ParsedEntry
from reader.domain.feed import Feed, ParsedFeed
from reader.domain.reconciliation import ChangedEntry, KnownEntry, Reconciliation
from reader.formats.entry_matching import match_entries, settled
from reader.formats.gap import find_gap

REVISION_LIMIT = 24
"""Maximum replacements of an entry, for feeds that flap between versions."""


def reconcile(
    feed: Feed,
    parsed: ParsedFeed,
    known: Sequence[KnownEntry],
    now: int,
    *,
    is_partial: bool = False,
    posted_at: Sequence[int] = (),
) -> Reconciliation:
    """Compare a document with the stored entries of its feed. Nothing is removed because a document lacks it.

    `known` are the stored entries and tombstones of removed ones (which never return): at least all that share an identity, guid,
    link or title with the document, ideally also those of `feed.window`, with their dates. `posted_at` are the feed's publication
    times of the last weeks, to estimate the size of a gap. `is_partial`: the server sent only changes (226, A-IM: feed). Partial,
    truncated and empty documents leave the window unchanged and cannot show a gap; nor can one that declares itself complete (RFC
    5005). Read marks and stars stay: a changed entry keeps its id.
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
