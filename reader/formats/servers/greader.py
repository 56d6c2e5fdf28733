"""Reads responses of the Google Reader API: FreshRSS, Miniflux and others. Pure; runs in the parser process. A page, `[]` or `{}`
in place of a list is a BAD_ANSWER, never an empty result.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from typing import Any, NoReturn

from reader.domain.accounts import (
    AddedFeed,
    ItemIds,
    ServerCounts,
    ServerFeed,
    ServerFeeds,
    ServerItem,
    ServerItems,
    ServerLabels,
)
from reader.domain.entry import Enclosure, ParsedEntry
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.formats.feeds.dates import ReadDate
from reader.formats.feeds.drafts import ENCLOSURE_LIMIT, Draft, finished_entries, tidy_categories
from reader.formats.feeds.xml_entry import enclosure
from reader.formats.lists.opml import read_opml
from reader.formats.text import literal_line, one_line, without_controls
from reader.formats.urls import safe_link

Item = Mapping[str, Any]

LONGEST_NUMBER = 20
LAST_SECOND = 253_402_300_799
_MARKS = b"\xef\xbb\xbf \t\r\n"


def read_object(body: bytes) -> Item:
    """Return the JSON object in a response body. Raises ReaderError(BAD_ANSWER)."""
    return as_item(_json(body))


def read_list(body: bytes) -> list[Item]:
    """Return the objects of a JSON list. Raises ReaderError(BAD_ANSWER)."""
    found = _json(body)
    if not isinstance(found, list):
        refuse(Detail(DetailKind.OTHER_ANSWER))
    return [as_item(each) for each in found]


def _json(body: bytes) -> Any:
    if body.lstrip(_MARKS)[:1] == b"<":
        refuse(Detail(DetailKind.WEB_PAGE))
    try:
        return json.loads(body.decode("utf-8-sig", "replace"), parse_int=_whole, parse_constant=lambda _word: None)
    except (ValueError, RecursionError):
        refuse(Detail(DetailKind.UNREADABLE_JSON))


def refuse(detail: Detail) -> NoReturn:
    raise ReaderError(ProblemKind.BAD_ANSWER, detail)


def as_item(value: Any) -> Item:
    if not isinstance(value, dict):
        refuse(Detail(DetailKind.OTHER_ANSWER))
    return value


def list_of(item: Item, key: str) -> list[Item]:
    """Return the objects of a required list; `null` counts as empty, because Go writes it so."""
    if key not in item:
        refuse(Detail(DetailKind.MISSING_KEY, (key,)))
    value = item[key]
    if value is None:
        return []
    if not isinstance(value, list):
        refuse(Detail(DetailKind.MISSING_KEY, (key,)))
    return [as_item(each) for each in value]


def items_of(item: Item, key: str) -> list[Item]:
    """Return the objects of an optional list."""
    value = item.get(key)
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def texts_of(item: Item, key: str) -> list[str]:
    """Return the strings of a required list."""
    value = item.get(key)
    if not isinstance(value, list):
        refuse(Detail(DetailKind.MISSING_KEY, (key,)))
    return [without_controls(each) for each in value if isinstance(each, str)]


def part_of(item: Item, key: str) -> Item:
    """Return a nested object, empty if missing."""
    value = item.get(key)
    return value if isinstance(value, dict) else {}


def text_in(item: Item, key: str) -> str:
    value = item.get(key)
    return without_controls(value) if isinstance(value, str) else ""


def number_in(item: Item, key: str) -> int | None:
    """Return a whole number, also one written as a string."""
    value = item.get(key)
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return _whole(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def second_in(item: Item, key: str, *, per_second: int = 1) -> int | None:
    """Return a time in UTC seconds, or None if it is invalid."""
    number = number_in(item, key)
    at = number // per_second if number is not None else 0
    return at if 0 < at <= LAST_SECOND else None


def _whole(text: str) -> int | None:
    """Parse a number of bounded length: converting a thousand digits would take as long as the server likes."""
    return int(text) if len(text) <= LONGEST_NUMBER else None


NAME_LIMIT = 500
SAID_LIMIT = 500
CONTINUATION_LIMIT = 1_000
"""Maximum length of a continuation, a number or text that becomes part of the next address."""
LABELS_LIMIT = 100
"""Maximum labels per article."""

_LONG_FORM = "tag:google.com,2005:reader/item/"
_HEX = re.compile(r"[0-9a-fA-F]{16}")
_LONG_HEX = re.compile(r"[0-9a-fA-F]{24}")
"""Ids of The Old Reader: more than the 64 bits used for items here."""
_DECIMAL = re.compile(r"-?(?:0|[1-9][0-9]{0,19})")
_SPAN, _HALF = 1 << 64, 1 << 63
_READ, _STARRED, _LABEL = "state/com.google/read", "state/com.google/starred", "label/"
_NARROW = str.maketrans("\uff06\uff1c\uff1e", "&<>")
_NARROW_IN_FEEDS = str.maketrans("\uff06\uff1c\uff1e\uff0c\uff1b\uff1f\uff0f\uff3c", "&<>,;?/\\")
_EAST_ASIAN = "\u2e80"
"""From here on, wide characters are likely intended."""


def read_item_ids(body: bytes) -> ItemIds:
    """Read one page of `stream/items/ids`. One unreadable id spoils the page: without it, an article would seem to be read."""
    answer = read_object(body)
    ids = [item_id(each.get("id")) for each in list_of(answer, "itemRefs")]
    following = answer.get("continuation")
    continuation = str(following) if isinstance(following, int) else text_in(answer, "continuation")
    if len(continuation) > CONTINUATION_LIMIT:
        refuse(Detail(DetailKind.OTHER_ANSWER))
    return ItemIds(tuple(dict.fromkeys(ids)), continuation)


def item_id(value: Any) -> int:
    """Return an item's signed 64-bit number: decimal, 16 hexadecimal digits, or those after "tag:google.com,2005:reader/item/".

    Decimal numbers have no leading zeros; 16 digits alone are decimal (FreshRSS counts microseconds). Raises
    ReaderError(BAD_ANSWER).
    """
    text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value if isinstance(value, str) else ""
    number = _SPAN
    if _DECIMAL.fullmatch(text):
        number = int(text)
    elif _HEX.fullmatch(text.removeprefix(_LONG_FORM)):
        number = int(text.removeprefix(_LONG_FORM), 16)
    if not -_HALF <= number < _SPAN:
        if _LONG_HEX.fullmatch(text.removeprefix(_LONG_FORM)):
            raise ReaderError(ProblemKind.OTHER_IDS, text.removeprefix(_LONG_FORM))
        refuse(Detail(DetailKind.OTHER_ITEM_ID, (repr(text[:60]),)))
    return number - _SPAN if number >= _HALF else number


def read_feeds(body: bytes, url: str) -> ServerFeeds:
    """Read `subscription/list`."""
    found = {feed.remote_id: feed for each in list_of(read_object(body), "subscriptions") if (feed := _feed(each, url)).remote_id}
    return ServerFeeds(tuple(found.values()))


def read_fetched_feeds(body: bytes) -> ServerFeeds:
    """Read the OPML that FreshRSS's page gives, which has no ids. Only a complete list shows which feeds are absent."""
    try:
        document = read_opml(body)
    except ReaderError:
        refuse(Detail(DetailKind.OTHER_ANSWER))
    if document.repairs:
        refuse(Detail(DetailKind.OTHER_ANSWER))
    return ServerFeeds(tuple(ServerFeed("", feed.url, feed.title) for feed in document.feeds))


def _feed(each: Item, url: str) -> ServerFeed:
    folders = [text_in(one, "label") or _after(text_in(one, "id"), _LABEL) for one in items_of(each, "categories")]
    remote_id = text_in(each, "id")
    return ServerFeed(
        remote_id=remote_id[:NAME_LIMIT],
        url=safe_link(text_in(each, "url")) or safe_link(remote_id.removeprefix("feed/")),
        title=_feed_title(text_in(each, "title"), url),
        site_url=safe_link(text_in(each, "htmlUrl")),
        folder=next((name for folder in folders if (name := exact_name(folder))), ""),
        icon_url=safe_link(text_in(each, "iconUrl")),
    )


def read_labels(body: bytes) -> ServerLabels:
    """Read `tag/list`. Anything not marked as a folder is a label."""
    found = [
        (name, text_in(each, "type"))
        for each in list_of(read_object(body), "tags")
        if (name := exact_name(_after(text_in(each, "id"), _LABEL)))
    ]
    return ServerLabels(
        tuple(dict.fromkeys(name for name, kind in found if kind != "folder")),
        tuple(dict.fromkeys(name for name, kind in found if kind == "folder")),
    )


def read_items(body: bytes, url: str) -> ServerItems:
    """Read `stream/items/contents`."""
    items = {item.item_id: item for each in list_of(read_object(body), "items") if (item := _item(each, url))}
    return ServerItems(tuple(items.values()))


def _item(each: Item, url: str) -> ServerItem:
    number = item_id(each.get("id"))
    categories = texts_of(each, "categories")
    states = {_after_user(category) for category in categories}
    labels = (label for category in categories if (label := exact_name(_after(category, _LABEL))))
    return ServerItem(
        item_id=number,
        remote_feed_id=text_in(part_of(each, "origin"), "streamId")[:NAME_LIMIT],
        is_read=_READ in states,
        is_starred=_STARRED in states,
        entry=_entry(each, number, [name for name in categories if not _is_of_user(name)], url),
        labels=tuple(dict.fromkeys(islice(labels, LABELS_LIMIT))),
        crawled_at=second_in(each, "crawlTimeMsec", per_second=1000) or second_in(each, "timestampUsec", per_second=1_000_000),
    )


def _entry(each: Item, number: int, categories: list[str], url: str) -> ParsedEntry:
    site = safe_link(text_in(part_of(each, "origin"), "htmlUrl"))
    link = _link(each, "canonical", site) or _link(each, "alternate", site)
    return server_entry(
        Draft(
            link=link,
            title=_title(text_in(each, "title"), url),
            author=one_line(text_in(each, "author")),
            html=_html(each, "content") or _html(each, "summary"),
            base_url=link or site,
            published=exactly(second_in(each, "published")),
            updated=exactly(second_in(each, "updated")),
            categories=tidy_categories(categories),
            enclosures=_enclosures(each, link or site),
        ),
        number,
    )


def server_entry(draft: Draft, number: int) -> ParsedEntry:
    """Finish an entry identified by its number at the server; sanitised and limited like any feed's."""
    (entry,) = finished_entries([replace(draft, guid=f"item:{number}")])
    return replace(entry, guid="")


def exactly(at: int | None) -> ReadDate | None:
    """Return a date with a meaningful time of day, even at midnight."""
    return None if at is None else ReadDate(at, is_date_only=False, is_midnight=False)


def _enclosures(each: Item, base: str) -> tuple[Enclosure, ...]:
    found = (
        enclosure(
            text_in(one, "href"),
            base,
            mime_type=text_in(one, "type"),
            length=str(number_in(one, "length") or ""),
            title=text_in(one, "title"),
        )
        for one in items_of(each, "enclosure")[:ENCLOSURE_LIMIT]
    )
    return tuple({media.url: media for media in found if media}.values())


def _link(each: Item, key: str, base: str) -> str:
    return next((link for one in items_of(each, key) if (link := safe_link(text_in(one, "href"), base))), "")


def _html(each: Item, key: str) -> str:
    return text_in(part_of(each, key), "content") or text_in(each, key)


def read_added(body: bytes) -> AddedFeed:
    """Read `subscription/quickadd`, which answers 200 even if the feed could not be added."""
    answer = read_object(body)
    if "numResults" not in answer:
        refuse(Detail(DetailKind.MISSING_KEY, ("numResults",)))
    said = one_line(text_in(answer, "error"))[:SAID_LIMIT]
    return AddedFeed(text_in(answer, "streamId")[:NAME_LIMIT] if number_in(answer, "numResults") else "", said)


def read_counts(body: bytes) -> ServerCounts:
    """Read FreshRSS's `unread-count` of feeds, with the time of the newest article."""
    feeds = [each for each in list_of(read_object(body), "unreadcounts") if text_in(each, "id").startswith("feed/")]
    words = sorted(f"{each['id']} {number_in(each, 'count')} {number_in(each, 'newestItemTimestampUsec')}" for each in feeds)
    return counted(sum(number_in(each, "count") or 0 for each in feeds), words)


def counted(unread: int, words: list[str]) -> ServerCounts:
    return ServerCounts(max(unread, 0), hashlib.sha256("\n".join(words).encode("utf-8", "replace")).hexdigest())


def _title(text: str, url: str) -> str:
    """Clean a title: FreshRSS writes &, < and > as full-width characters, other markup is stripped."""
    return literal_line(text.translate(_NARROW)) if _is_freshrss(url) else one_line(text)


def _feed_title(text: str, url: str) -> str:
    """Clean a feed's title: FreshRSS writes five more characters full-width there, which may have been so before."""
    narrow = text.translate(_NARROW_IN_FEEDS)
    is_known = _is_freshrss(url) and max(narrow, default="") < _EAST_ASIAN
    return literal_line(narrow if is_known else text.translate(_NARROW) if _is_freshrss(url) else text)[:NAME_LIMIT]


def exact_name(text: str) -> str:
    """Return a folder or label as its server spells it: some answer another spelling with everything."""
    return without_controls(text)[:NAME_LIMIT] if literal_line(text) else ""


def _is_freshrss(url: str) -> bool:
    return "/greader.php" in url


def _is_of_user(category: str) -> bool:
    return category.startswith("user/")


def _after_user(category: str) -> str:
    """Return the part after "user/-/" or "user/1/"."""
    return category.partition("/")[2].partition("/")[2] if _is_of_user(category) else ""


def _after(category: str, start: str) -> str:
    own = _after_user(category)
    return own.removeprefix(start) if own.startswith(start) else ""
