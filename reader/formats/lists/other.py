"""Reads subscription files of any program, recognised by content, never by name. Pure; runs in the parser process."""

import csv
import json
import re
import shlex
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import unquote

from lxml import etree

from reader.domain.entry import ParsedEntry
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.subscription import OpmlDocument, SkippedOutline
from reader.domain.user_data import (
    KEPT_IN_ALL,
    READ_IN_ALL,
    READ_PER_FEED,
    KeptArticle,
    LeftOut,
    OtherArticle,
    OtherFeed,
    OtherReader,
    ReadArticle,
)
from reader.formats.encoding import decode
from reader.formats.feeds.dates import ReadDate, read_date
from reader.formats.feeds.drafts import AUTHOR_LIMIT, Draft, finished_entries
from reader.formats.lists.opml import DEPTH_LIMIT, PREFIX, OutlineReader, read_opml
from reader.formats.plain_data import from_plain, to_plain
from reader.formats.text import one_line, without_controls
from reader.formats.urls import canonical_url, safe_link

YOUTUBE, NEWSBOAT = "YouTube", "Newsboat"
FEEDS_MAX = 100_000
_CHANNEL = re.compile(r"UC[0-9A-Za-z_-]{22}")
_CHANNEL_LINE = re.compile(rb'^[\xef\xbb\xbf]*"?UC[0-9A-Za-z_-]{22}"?,', re.MULTILINE)
_ADDRESS_LINE = re.compile(rb"https?://[^\s<>]+(?:[ \t][^<]*)?")
_OWN_KINDS = ("query:", "filter:", "exec:", "file:")
"""Prefixes of Newsboat lines that are no web feed: searches, programs, files."""


def looks_like_youtube(head: bytes) -> bool:
    """Check whether a row begins with a channel id; the header line is localised."""
    return _CHANNEL_LINE.search(head) is not None


def read_youtube(text: str) -> OtherReader:
    """Read the channels of a Takeout: id, address, title."""
    return OtherReader(YOUTUBE, tuple(_channels(text)))


def _channels(text: str) -> Iterator[OtherFeed]:
    rows = csv.reader(text.lstrip("\ufeff").splitlines())
    for _ in range(FEEDS_MAX):
        try:
            row = next(rows, None)
        except csv.Error:
            continue
        if row is None:
            return
        if row and _CHANNEL.fullmatch(row[0].strip()):
            channel = row[0].strip()
            title = row[2] if len(row) > 2 else ""
            yield OtherFeed(
                f"https://www.youtube.com/feeds/videos.xml?channel_id={channel}",
                title,
                f"https://www.youtube.com/channel/{channel}",
            )


def looks_like_newsboat(head: bytes) -> bool:
    """Check whether every complete line is a comment, an address or one of Newsboat's own kinds, with at least one address."""
    lines = [line.strip() for line in head.removeprefix(b"\xef\xbb\xbf").splitlines()[:200]]
    others = (b"#", *(f"{quote}{kind}".encode() for kind in _OWN_KINDS for quote in ("", '"')))
    addresses = [line for line in lines if line and not line.startswith(others)]
    return bool(addresses) and all(_ADDRESS_LINE.fullmatch(line) for line in addresses)


def read_newsboat(text: str) -> OtherReader:
    """Read the feeds of a urls file. A feed's first tag is its folder; `~` is the user's own title, `!` hides it there."""
    feeds = (_newsboat_feed(line) for line in text.lstrip("\ufeff").splitlines()[:FEEDS_MAX])
    return OtherReader(NEWSBOAT, tuple(feed for feed in feeds if feed is not None), left_out=tuple(_left_out(text)))


def _left_out(text: str) -> Iterator[LeftOut]:
    """Yield its skipped searches, programs and files."""
    for line in text.splitlines()[:FEEDS_MAX]:
        first = next(iter(_words(line.strip())), "")
        if first.startswith(_OWN_KINDS):
            kind = DetailKind.SEARCH_FOLDER if first.startswith("query:") else DetailKind.OWN_SOURCE
            yield LeftOut(first.split(":")[1] if kind is DetailKind.SEARCH_FOLDER else first, Detail(kind))


def _newsboat_feed(line: str) -> OtherFeed | None:
    words = _words(line.strip())
    if not words or words[0].startswith(("#", *_OWN_KINDS)):
        return None
    title = next((word[1:] for word in words[1:] if word.startswith("~")), "")
    tags = [word for word in words[1:] if not word.startswith(("~", "!"))]
    return OtherFeed(words[0], path=tuple(tags[:1]), custom_title=title)


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line, comments=False)
    except ValueError:
        return line.split()


NAME = "Thunderbird"
_DC, _RDF = "{http://purl.org/dc/elements/1.1/}", "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"
_IDENTIFIER, _TITLE, _LINK = f"{_DC}identifier", f"{_DC}title", "{http://purl.org/rss/1.0/}link"
_ABOUT, _RESOURCE, _FOLDER = f"{_RDF}about", f"{_RDF}resource", "{urn:forumzilla:}destFolder"


def looks_like_thunderbird(head: bytes) -> bool:
    """Check whether a document is a JSON list of feeds with a mail folder."""
    return head.lstrip()[:1] == b"[" and b'"destFolder"' in head


def read_thunderbird(text: str) -> OtherReader:
    """Read the feeds with their folders; ReaderError(NOT_OPML) for other JSON. Read states are in its mail, not here."""
    try:
        feeds = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.UNREADABLE_JSON)) from error
    return OtherReader(NAME, tuple(_thunderbird_feed(each) for each in feeds[:FEEDS_MAX] if isinstance(each, dict)))


def looks_like_old_thunderbird(head: bytes) -> bool:
    """Check whether a document is RDF in the vocabulary of Forumzilla, the origin of Thunderbird's reader."""
    return b"urn:forumzilla:" in head and b"RDF" in head


def read_old_thunderbird(text: str) -> OtherReader:
    """Read the feeds of feeds.rdf; ReaderError(NOT_OPML) if it is no XML. Entities are never resolved."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True, huge_tree=False)
    root = etree.fromstring(text.encode(), parser)
    if root is None:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.NO_XML))
    feeds = []
    for feed in root.iter("{urn:forumzilla:}feed"):
        values = {**feed.attrib, **{str(child.tag): child.text or child.get(_RESOURCE, "") for child in feed.iterchildren("*")}}
        url = values.get(_IDENTIFIER) or values.get(_ABOUT, "")
        feeds.append(_placed(url, values.get(_TITLE, ""), values.get(_LINK, ""), values.get(_FOLDER, "")))
    return OtherReader(NAME, tuple(feeds[:FEEDS_MAX]))


def _thunderbird_feed(feed: dict[str, Any]) -> OtherFeed:
    return _placed(_text(feed, "url"), _text(feed, "title"), _text(feed, "link"), _text(feed, "destFolder"))


def _placed(url: str, title: str, site_url: str, mail_folder: str) -> OtherFeed:
    folders = [unquote(part) for part in mail_folder.partition("://")[2].split("/")[1:]]
    # usually every feed has its own folder with its name
    if folders and folders[-1] == title:
        del folders[-1]
    return OtherFeed(url, title, site_url, tuple(folders))


_STATE = re.compile(r"user/[^/]*/state/com\.google/([\w-]+)")
_LABEL = re.compile(r"user/[^/]*/label/(.+)", re.DOTALL)
_ITEMS_MAX = 200_000
FEEDBIN = "Feedbin"
_WORDS = (b'"items"', b'"feed_id"', b'"origin"', b'"created_at"')
_UNREAD = {"unread", "kept-unread"}
_BLANKS = " \t\r\n,"


def looks_like_google_reader(head: bytes) -> bool:
    start = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    return start[:1] in {b"{", b"["} and any(word in start for word in _WORDS) and b"jsonfeed.org/version" not in start


def read_google_reader(text: str) -> OtherReader:
    """Read the articles with their feeds; ReaderError(NOT_OPML) for other JSON, or if no article has a feed or a link."""
    try:
        document = _json(text.lstrip("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.UNREADABLE_JSON)) from error
    title = document.get("title") if isinstance(document, dict) else ""
    items = document.get("items", [document]) if isinstance(document, dict) else document
    if not isinstance(items, list):
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.NO_SUBSCRIPTIONS))
    found = list(_articles(items[:_ITEMS_MAX]))
    if not found:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.NO_SUBSCRIPTIONS))
    feeds = {feed.url: feed for feed, _ in reversed(found) if feed is not None}
    name = title if isinstance(title, str) and feeds else "" if feeds else FEEDBIN
    return OtherReader(name, tuple(reversed(feeds.values())), tuple(article for _, article in found), knows_folders=False)


def _json(text: str) -> Any:
    """Parse a JSON document, or several consecutive ones as a list."""
    decoder = json.JSONDecoder(parse_constant=lambda _word: None)
    found: list[Any] = []
    end = len(text) - len(text.lstrip(_BLANKS))
    while end < len(text) and len(found) <= _ITEMS_MAX:
        value, end = decoder.raw_decode(text, end)
        found.append(value)
        while end < len(text) and text[end] in _BLANKS:
            end += 1
    if not found:
        raise ValueError
    return found[0] if len(found) == 1 else found


def _articles(items: list[Any]) -> Iterator[tuple[OtherFeed | None, OtherArticle]]:
    for item in items:
        if isinstance(item, dict):
            feed = _feed(item)
            article = _article(item, feed)
            if feed is not None or article.link:
                yield feed, article


def _feed(item: Mapping[str, Any]) -> OtherFeed | None:
    origin = item.get("origin")
    if not isinstance(origin, dict):
        return None
    stream = _text(origin, "feedUrl") or _text(origin, "streamId").removeprefix("feed/")
    return OtherFeed(stream, _text(origin, "title"), _text(origin, "htmlUrl")) if "://" in stream else None


def _article(item: Mapping[str, Any], feed: OtherFeed | None) -> OtherArticle:
    categories = [each for each in _list(item, "categories") if isinstance(each, str)]
    states = {match[1] for each in categories if (match := _STATE.fullmatch(each))}
    return OtherArticle(
        feed.url if feed is not None else "",
        guid=_text(item, "guid"),
        link=_address(item, "canonical") or _address(item, "alternate") or _text(item, "url"),
        title=_text(item, "title"),
        author=_text(item, "author"),
        html=_html(item, "content") or _html(item, "summary"),
        published_at=_second(item),
        # an export without states is one of starred articles
        is_read=states.isdisjoint(_UNREAD) and ("read" in states or "starred" in states or not states),
        is_starred="starred" in states or not states,
        tags=tuple(match[1] for each in categories if (match := _LABEL.fullmatch(each))),
        may_name_folders=True,
        site_url=_text(item["origin"], "htmlUrl") if isinstance(item.get("origin"), dict) else "",
    )


def _second(item: Mapping[str, Any]) -> int | None:
    value = item.get("published")
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 < value < 10**13:
        return int(value)
    found = read_date(value) if isinstance(value, str) else None
    return found.at if found is not None else None


def _html(item: Mapping[str, Any], key: str) -> str:
    value = item.get(key)
    return _text(value, "content") if isinstance(value, dict) else value if isinstance(value, str) else ""


def _address(item: Mapping[str, Any], key: str) -> str:
    return next((_text(each, "href") for each in _list(item, key) if isinstance(each, dict)), "")


def _list(item: Mapping[str, Any], key: str) -> list[Any]:
    value = item.get(key)
    return value if isinstance(value, list) else []


def _text(item: Mapping[str, Any], key: str) -> str:
    value = item.get(key)
    return value if isinstance(value, str) else ""


MAGIC = b"\x00beforehand: another reader\n"
GUID_LIMIT = 2_000
TAGS_LIMIT = 20
TAG_LENGTH_LIMIT = 100
HTML_LIMIT = 16 * 1024 * 1024
"""Maximum characters of text sanitised in total, newest articles first: the parser has a minute."""
_LAST_SECOND = 4_102_444_800
"""The year 2100: later dates are invalid."""


def packed(reader: OtherReader) -> bytes:
    """Serialise a document for `read_list`."""
    return MAGIC + json.dumps(to_plain(reader), ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def document_of(reader: OtherReader) -> OpmlDocument:
    """Return feeds and folders as a list, with the articles of these feeds."""
    document = _subscriptions(reader.feeds, reader.name)
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


def _subscriptions(feeds: Sequence[OtherFeed], title: str) -> OpmlDocument:
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
        each.sort(key=lambda article: -(_second_of(article.published_at) or 0))
    return dict(found)


def _kept(by_feed: Mapping[str, list[OtherArticle]]) -> tuple[KeptArticle, ...]:
    wanted = sorted(
        ((url, article) for url, articles in by_feed.items() for article in articles if article.is_kept),
        key=lambda pair: -(_second_of(pair[1].published_at) or 0),
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
    at = _second_of(article.published_at)
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
            ReadArticle(url, _guid(each), safe_link(each.link, url), one_line(each.title), _second_of(each.published_at))
            for each in of_feed
        ]
    return tuple(found[:READ_IN_ALL])


def _guid(article: OtherArticle) -> str:
    return without_controls(article.guid)[:GUID_LIMIT]


def _tags(article: OtherArticle) -> tuple[str, ...]:
    names = dict.fromkeys(one_line(tag)[:TAG_LENGTH_LIMIT].strip() for tag in article.tags)
    return tuple(name for name in names if name)[:TAGS_LIMIT]


def _second_of(at: int | None) -> int | None:
    return at if at is not None and 0 < at < _LAST_SECOND else None


SNIFFED_BYTES = 20_000


def read_list(data: bytes) -> OpmlDocument:
    """Read the feeds of OPML, YouTube's subscriptions.csv, Newsboat's urls, Google Reader's and Thunderbird's JSON or RDF, or a
    packed reader. ReaderError for anything else.
    """
    if data.startswith(MAGIC):
        try:
            reader: OtherReader = from_plain(OtherReader, json.loads(data.removeprefix(MAGIC)))
        except (ValueError, TypeError, RecursionError) as error:
            raise ReaderError(ProblemKind.PARSE_ERROR, type(error).__name__) from error
        return document_of(reader)
    if data.startswith(b"SQLite format 3\x00"):
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.UNKNOWN_DATABASE))
    if data.startswith(b"PK\x03\x04"):
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.ZIP_ARCHIVE))
    head = data[:SNIFFED_BYTES]
    for is_kind, read in _KINDS:
        if is_kind(head):
            return document_of(read(decode(data)))
    return read_opml(data)


_KINDS: tuple[tuple[Callable[[bytes], bool], Callable[[str], OtherReader]], ...] = (
    (looks_like_thunderbird, read_thunderbird),
    (looks_like_old_thunderbird, read_old_thunderbird),
    (looks_like_google_reader, read_google_reader),
    (looks_like_youtube, read_youtube),
    (looks_like_newsboat, read_newsboat),
)
