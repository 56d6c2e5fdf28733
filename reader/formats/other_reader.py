"""Converts data read from another reader to a subscription list with articles: checked, sanitised, limited. Pure; runs in the
parser process.

Readers of other programs' files (`storage.other_readers`, or a format here) only collect; `packed` carries the data to this
process.
"""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from reader.domain.entry import ParsedEntry
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.other_readers import (
    KEPT_IN_ALL,
    READ_IN_ALL,
    READ_PER_FEED,
    KeptArticle,
    OtherArticle,
    OtherFeed,
    OtherReader,
    ReadArticle,
)
from reader.domain.subscription import OpmlDocument, SkippedOutline
from reader.formats.dates import ReadDate
from reader.formats.drafts import AUTHOR_LIMIT, Draft, finished_entries
from reader.formats.opml_outlines import DEPTH_LIMIT, PREFIX, OutlineReader
from reader.formats.plain_data import from_plain, to_plain
from reader.formats.text import one_line, without_controls
from reader.formats.urls import canonical_url, safe_link

MAGIC = b"\x00beforehand: another reader\n"
GUID_LIMIT = 2_000
TAGS_LIMIT = 20
TAG_LENGTH_LIMIT = 100
HTML_LIMIT = 16 * 1024 * 1024
"""Maximum characters of text sanitised in total, newest articles first: the parser has a minute."""
_LAST_SECOND = 4_102_444_800
"""The year 2100: later dates are invalid."""


def packed(reader: OtherReader) -> bytes:
    """Serialise a document for `read_packed`."""
    return MAGIC + json.dumps(to_plain(reader), ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def read_packed(data: bytes) -> OpmlDocument:
    """Return the subscription list of a packed reader; ReaderError(PARSE_ERROR) if it is invalid."""
    try:
        reader: OtherReader = from_plain(OtherReader, json.loads(data.removeprefix(MAGIC)))
    except (ValueError, TypeError, RecursionError) as error:
        raise ReaderError(ProblemKind.PARSE_ERROR, type(error).__name__) from error
    return document_of(reader)


def document_of(reader: OtherReader) -> OpmlDocument:
    """Return feeds and folders as a list, with the articles of these feeds."""
    document = _list(reader.feeds, reader.name)
    by_feed = _by_feed(document, reader.articles)
    by_site: defaultdict[str, list[OtherArticle]] = defaultdict(list)
    for article in reader.articles:
        if not article.feed_url:
            by_site[article.site_url].append(article)
    return replace(
        document,
        reader=reader.name,
        knows_folders=reader.knows_folders,
        kept=_kept(by_feed),
        read=_read(by_feed),
        unplaced=_kept(by_site),
        skipped=(*document.skipped, *(SkippedOutline(one_line(each.text), "", each.reason) for each in reader.left_out)),
    )


def _list(feeds: Sequence[OtherFeed], title: str) -> OpmlDocument:
    outlines = OutlineReader()
    outlines.title = title
    for feed in feeds:
        for folder in feed.path[:DEPTH_LIMIT]:
            outlines.start({"text": folder})
        names = {"text": one_line(feed.custom_title or feed.title), f"{PREFIX}:customtitle": one_line(feed.custom_title)}
        outlines.start({**names, "xmlurl": feed.url, "htmlurl": feed.site_url, "type": "rss"})
        while outlines.depth:
            outlines.end()
    return outlines.document()


def _by_feed(document: OpmlDocument, articles: Sequence[OtherArticle]) -> dict[str, list[OtherArticle]]:
    """Group articles by their feed's address in the list, newest first."""
    listed = {canonical_url(feed.url): feed.url for feed in document.feeds}
    found: defaultdict[str, list[OtherArticle]] = defaultdict(list)
    urls: dict[str, str] = {}
    for article in articles:
        if article.feed_url not in urls:
            urls[article.feed_url] = listed.get(canonical_url(article.feed_url), "")
        if url := urls[article.feed_url]:
            found[url].append(article)
    for each in found.values():
        each.sort(key=lambda article: -(_second(article.published_at) or 0))
    return dict(found)


def _kept(by_feed: Mapping[str, list[OtherArticle]]) -> tuple[KeptArticle, ...]:
    wanted = sorted(
        ((url, article) for url, articles in by_feed.items() for article in articles if article.is_kept),
        key=lambda pair: -(_second(pair[1].published_at) or 0),
    )
    drafts: defaultdict[str, list[tuple[Draft, OtherArticle]]] = defaultdict(list)
    room = HTML_LIMIT
    for url, article in wanted[:KEPT_IN_ALL]:
        html = article.html if len(article.html) <= room else ""
        room -= len(html)
        drafts[url].append((_draft(article, url, html), article))
    return tuple(kept for url, each in drafts.items() for kept in _finished(url, each))


def _finished(url: str, drafts: Sequence[tuple[Draft, OtherArticle]]) -> list[KeptArticle]:
    """Finish the articles one by one, so that each keeps its marks; marks of repetitions are merged."""
    found: dict[str, KeptArticle] = {}
    for draft, article in drafts:
        entries = finished_entries([draft])
        if entries and _says_something(entries[0]):
            kept = KeptArticle(url, entries[0], article.is_read, article.is_starred, _tags(article), article.may_name_folders)
            found[kept.entry.identity] = _joined(found.get(kept.entry.identity), kept)
    return list(found.values())


def _says_something(entry: ParsedEntry) -> bool:
    return bool(entry.title or entry.link or entry.text)


def _joined(first: KeptArticle | None, other: KeptArticle) -> KeptArticle:
    if first is None:
        return other
    tags = tuple(dict.fromkeys((*first.tags, *other.tags)))
    return replace(first, is_read=first.is_read or other.is_read, is_starred=first.is_starred or other.is_starred, tags=tags)


def _draft(article: OtherArticle, feed_url: str, html: str) -> Draft:
    link = safe_link(article.link, feed_url)
    at = _second(article.published_at)
    return Draft(
        guid=_guid(article),
        link=link,
        title=one_line(article.title),
        author=one_line(article.author)[:AUTHOR_LIMIT],
        html=html,
        base_url=link or feed_url,
        published=None if at is None else ReadDate(at, is_date_only=False, is_midnight=False),
    )


def _read(by_feed: dict[str, list[OtherArticle]]) -> tuple[ReadArticle, ...]:
    found: list[ReadArticle] = []
    for url, articles in by_feed.items():
        of_feed = [article for article in articles if article.is_read and not article.is_kept][:READ_PER_FEED]
        found += [
            ReadArticle(url, _guid(each), safe_link(each.link, url), one_line(each.title), _second(each.published_at))
            for each in of_feed
        ]
    return tuple(found[:READ_IN_ALL])


def _guid(article: OtherArticle) -> str:
    return without_controls(article.guid)[:GUID_LIMIT]


def _tags(article: OtherArticle) -> tuple[str, ...]:
    names = dict.fromkeys(one_line(tag)[:TAG_LENGTH_LIMIT].strip() for tag in article.tags)
    return tuple(name for name in names if name)[:TAGS_LIMIT]


def _second(at: int | None) -> int | None:
    return at if at is not None and 0 < at < _LAST_SECOND else None
