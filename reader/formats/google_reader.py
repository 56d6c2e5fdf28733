"""Reads starred articles exported by Google Reader, FreshRSS, Inoreader, The Old Reader and others, and by Feedbin.

Feedbin's articles have a link (`url`) but no feed; they may follow each other without an enclosing list. Pure; runs in the parser
process.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.other_readers import OtherArticle, OtherFeed, OtherReader
from reader.formats.dates import read_date

_STATE = re.compile(r"user/[^/]*/state/com\.google/([\w-]+)")
_LABEL = re.compile(r"user/[^/]*/label/(.+)", re.DOTALL)
_ITEMS_MAX = 200_000
FEEDBIN = "Feedbin"
_WORDS = (b'"items"', b'"feed_id"', b'"origin"', b'"created_at"')
_UNREAD = {"unread", "kept-unread"}
_BLANKS = " \t\r\n,"


def looks_like_google_reader(head: bytes) -> bool:
    """Check whether a document is JSON with articles."""
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
