"""Entries and stored entries for tests of reconciliation, made from the little that a test cares about."""

from reader.domain.entry import ParsedEntry
from reader.domain.feed import KnownEntry, ParsedFeed
from reader.domain.ids import EntryId


def parsed_entry(
    identity: str,
    *,
    guid: str | None = None,
    link: str = "",
    title: str = "",
    text: str = "",
    published_at: int | None = None,
    is_date_only: bool = False,
    content_hash: str = "same",
) -> ParsedEntry:
    """An entry of a document; its guid is its identity where none is given."""
    return ParsedEntry(
        identity=identity,
        guid=identity if guid is None else guid,
        link=link,
        title=title,
        author="",
        html=text,
        text=text,
        snippet=text[:280],
        published_at=published_at,
        updated_at=None,
        date_text="",
        is_date_only=is_date_only,
        categories=(),
        enclosures=(),
        thumbnail_url="",
        comments_url="",
        language="",
        content_hash=content_hash,
    )


def known_entry(entry: ParsedEntry, entry_id: int | None = 1, revisions: int = 0) -> KnownEntry:
    """The entry as known once stored; None as id makes it a removed one."""
    return KnownEntry(
        entry_id=None if entry_id is None else EntryId(entry_id),
        identity=entry.identity,
        guid=entry.guid,
        link=entry.link,
        title=entry.title,
        text_start=entry.text[:500],
        content_hash=entry.content_hash,
        revisions=revisions,
        published_at=entry.published_at,
    )


def document(*entries: ParsedEntry, is_cut: bool = False, is_complete: bool = False) -> ParsedFeed:
    """A feed document with these entries."""
    return ParsedFeed(
        format="rss20",
        title="Feed",
        site_url="https://feed.test/",
        description="",
        icon_url="",
        language="",
        entries=entries,
        is_cut=is_cut,
        is_complete=is_complete,
    )
