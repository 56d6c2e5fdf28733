"""Starred articles as Google Reader exported them, and after it FreshRSS, Inoreader, The Old Reader and others; and Feedbin's.

Pure; runs in the parser process.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.other_readers import OtherArticle, OtherFeed, OtherReader
from reader.formats.dates import read_date

_STATE = re.compile(r"user/[^/]*/state/com\.google/(\w+)")
_LABEL = re.compile(r"user/[^/]*/label/(.+)", re.DOTALL)
_ITEMS_MAX = 200_000
_WORDS = (b'"items"', b'"feed_id"', b'"origin"')


def looks_like_google_reader(head: bytes) -> bool:
    """Whether a document is JSON with articles."""
    start = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    return start[:1] in {b"{", b"["} and any(word in start for word in _WORDS) and b"jsonfeed.org/version" not in start


def read_google_reader(text: str) -> OtherReader:
    """The articles with their feeds; ReaderError(NOT_OPML) for other JSON, or where no article names its feed."""
    try:
        document = json.loads(text.lstrip("\ufeff"), parse_constant=lambda _word: None)
    except (ValueError, RecursionError) as error:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.UNREADABLE_JSON)) from error
    title = document.get("title") if isinstance(document, dict) else ""
    items = document.get("items") if isinstance(document, dict) else document
    if not isinstance(items, list):
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.NO_SUBSCRIPTIONS))
    found = list(_articles(items[:_ITEMS_MAX]))
    if not found:
        raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.NO_SUBSCRIPTIONS))
    feeds = {feed.url: feed for feed, _ in reversed(found)}
    return OtherReader(
        title if isinstance(title, str) else "", tuple(reversed(feeds.values())), tuple(article for _, article in found)
    )


def _articles(items: list[Any]) -> Iterator[tuple[OtherFeed, OtherArticle]]:
    for item in items:
        feed = _feed(item) if isinstance(item, dict) else None
        if feed is not None:
            yield feed, _article(item, feed)


def _feed(item: Mapping[str, Any]) -> OtherFeed | None:
    origin = item.get("origin")
    if not isinstance(origin, dict):
        return None
    stream = _text(origin, "feedUrl") or _text(origin, "streamId").removeprefix("feed/")
    return OtherFeed(stream, _text(origin, "title"), _text(origin, "htmlUrl")) if "://" in stream else None


def _article(item: Mapping[str, Any], feed: OtherFeed) -> OtherArticle:
    categories = [each for each in _list(item, "categories") if isinstance(each, str)]
    states = {match[1] for each in categories if (match := _STATE.fullmatch(each))}
    return OtherArticle(
        feed.url,
        guid=_text(item, "guid"),
        link=_address(item, "canonical") or _address(item, "alternate"),
        title=_text(item, "title"),
        author=_text(item, "author"),
        html=_html(item, "content") or _html(item, "summary"),
        published_at=_second(item),
        # an export without states is one of starred articles
        is_read="read" in states or "starred" in states or not states,
        is_starred="starred" in states or not states,
        tags=tuple(match[1] for each in categories if (match := _LABEL.fullmatch(each))),
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
