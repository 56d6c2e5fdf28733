"""Finds the feeds a web page links to, never by guessing paths. Runs in the parser process."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

from lxml import etree, html

from reader.domain.addresses import host_of
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.retrieval import PageFeeds, announces_feed
from reader.domain.subscription import FoundFeed
from reader.formats.encoding import decode
from reader.formats.text import literal_line, without_controls
from reader.formats.urls import canonical_url, feed_url_for, normal_url, safe_link, without_credentials, youtube_channel_feed

PAGE_BYTES_LIMIT = 1024 * 1024
FEEDS_LIMIT = 50
TITLE_LIMIT = 300

_FEED_PATH = re.compile(r"(?:\.(?:rss|atom|rdf|xml)|/(?:feed|rss|atom|rdf)|feed\.json|/index\.json)/?$", re.IGNORECASE)
_COMMENTS = re.compile(
    r"comment|kommentar|comentari|comentário|commenti|reacties|комментар|komentar|コメント|评论|評論", re.IGNORECASE
)
_META_CHARSET = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([\w.:-]{1,40})", re.IGNORECASE)
_YOUTUBE_CHANNEL = re.compile(r'"(?:externalId|channelId)":"(UC[\w-]{22})"', re.ASCII)


def find_feeds(body: bytes, *, url: str, content_type: str, links: tuple[str, ...]) -> PageFeeds:
    """Return the feeds of a page, comment feeds last; `url` is the page's after redirects, `links` are feeds of its Link headers.
    ReaderError NO_FEED_FOUND if there are none.

    A page that names its channel or canonical address at a known site, as YouTube's handle pages do, yields that site's feed.
    """
    text = decoded_page(body[:PAGE_BYTES_LIMIT], content_type)
    page = read_page(text)
    found = [] if page is None else list(_announced(page, url))
    found += [FoundFeed(link, "") for link in links]
    if not found:
        known = _known_site(page, text, url)
        found = [FoundFeed(known, "")] if known else []
    feeds = _distinct(found, url)
    if not feeds:
        raise ReaderError(ProblemKind.NO_FEED_FOUND, without_credentials(url))
    return PageFeeds(feeds)


def decoded_page(body: bytes, content_type: str) -> str:
    return without_controls(decode(body, _with_charset(content_type, body)))


def _with_charset(content_type: str, body: bytes) -> str:
    if "charset" in content_type.lower():
        return content_type
    declared = _META_CHARSET.search(body[:2048])
    return f"{content_type}; charset={declared[1].decode('ascii', 'replace')}" if declared else content_type


def read_page(text: str) -> html.HtmlElement | None:
    """Parse a web page into a tree; None if it is not HTML."""
    parser = html.HTMLParser(encoding="utf-8", no_network=True, huge_tree=False, remove_comments=True, remove_pis=True)
    try:
        return etree.fromstring(text.encode("utf-8"), parser)
    except etree.LxmlError:
        return None


def _announced(page: etree._Element, url: str) -> Iterator[FoundFeed]:
    base = next((safe_link(element.get("href", ""), url) for element in page.iter("base") if element.get("href")), "") or url
    for element in page.iter("link"):
        rel = (element.get("rel") or "").lower().split()
        link = safe_link(element.get("href") or "", base)
        mime_type = (element.get("type") or "").partition(";")[0].strip().lower()
        if "alternate" in rel and "stylesheet" not in rel and link and _is_feed(link, mime_type):
            yield FoundFeed(link, literal_line(element.get("title") or "")[:TITLE_LIMIT], mime_type)


def _is_feed(link: str, mime_type: str) -> bool:
    return announces_feed(mime_type, link) if mime_type else bool(_FEED_PATH.search(urlsplit(link).path))


def _distinct(found: list[FoundFeed], url: str) -> tuple[FoundFeed, ...]:
    """Remove duplicates and the page itself; comment feeds come last, the rest in page order."""
    feeds: dict[str, FoundFeed] = {}
    for feed in found:
        try:
            address = normal_url(feed.url)
        except ReaderError:
            continue
        feeds.setdefault(canonical_url(address), FoundFeed(address, feed.title, feed.mime_type))
    feeds.pop(canonical_url(url), None)
    return tuple(sorted(feeds.values(), key=_is_of_comments)[:FEEDS_LIMIT])


def _is_of_comments(feed: FoundFeed) -> bool:
    return bool(_COMMENTS.search(feed.title) or _COMMENTS.search(feed.url.partition("://")[2].partition("/")[2]))


def _known_site(page: etree._Element | None, text: str, url: str) -> str | None:
    if page is not None:
        for element in page.iter("link"):
            if "canonical" in (element.get("rel") or "").lower().split():
                feed = feed_url_for(safe_link(element.get("href") or "", url))
                if feed:
                    return feed
    if host_of(url) == "youtube.com" or host_of(url).endswith(".youtube.com"):
        channel = _YOUTUBE_CHANNEL.search(text)
        return youtube_channel_feed(channel[1]) if channel else None
    return None
