"""Reads responses of Miniflux's own API, where it is safer than the Google Reader API. Pure; runs in the parser process. Feeds
have the same ids in both ("feed/12"), so that an account can use both.
"""

from datetime import datetime

from reader.domain.accounts import (
    AddedFeed,
    ItemIds,
    ItemState,
    ServerCounts,
    ServerFeed,
    ServerFeeds,
    ServerFolder,
    ServerFolders,
    ServerItem,
    ServerItems,
    ServerStates,
    ServerUser,
)
from reader.domain.entry import Enclosure
from reader.domain.errors import Detail, DetailKind
from reader.formats.feeds.dates import read_date
from reader.formats.feeds.drafts import ENCLOSURE_LIMIT, Draft, tidy_categories
from reader.formats.feeds.xml_entry import enclosure
from reader.formats.servers.greader import (
    NAME_LIMIT,
    Item,
    counted,
    exact_name,
    exactly,
    item_id,
    items_of,
    list_of,
    number_in,
    part_of,
    read_list,
    read_object,
    refuse,
    server_entry,
    text_in,
)
from reader.formats.text import literal_line, one_line
from reader.formats.urls import safe_link

_STATES = {"read": True, "unread": False}
_REMOVED = "removed"


def read_entries(body: bytes) -> ServerItems:
    """Read `/v1/entries` for any query (`changed_after`, `after_entry_id`)."""
    entries = [each for each in list_of(read_object(body), "entries") if text_in(each, "status") != _REMOVED]
    items = {item.item_id: item for each in entries if (item := _item(each))}
    return ServerItems(tuple(items.values()))


def read_states(body: bytes) -> ServerStates:
    """Read only the marks of `/v1/entries`, or of a single entry (`/v1/entries/12`)."""
    answer = read_object(body)
    if "entries" not in answer:
        return ServerStates(_states([answer]), item_id(answer.get("id")))
    entries, total = list_of(answer, "entries"), number_in(answer, "total")
    if total is None or (total > 0 and not entries):
        refuse(Detail(DetailKind.MISSING_KEY, ("total",)))
    last = max((item_id(each.get("id")) for each in entries), default=0)
    return ServerStates(_states(entries), last, total > len(entries), total)


def _states(entries: list[Item]) -> tuple[ItemState, ...]:
    return tuple(
        ItemState(item_id(each.get("id")), *_marks(each), _microsecond(text_in(each, "changed_at")))
        for each in entries
        if text_in(each, "status") != _REMOVED
    )


def _microsecond(text: str) -> int:
    """Parse a time in microseconds, to keep two changes within a second apart."""
    try:
        return max(int(datetime.fromisoformat(text).timestamp() * 1_000_000), 0)
    except (ValueError, OverflowError, OSError):
        return 0


def _marks(each: Item) -> tuple[bool, bool]:
    if text_in(each, "status") not in _STATES or not isinstance(each.get("starred"), bool):
        refuse(Detail(DetailKind.MISSING_KEY, ("status",)))
    return _STATES[text_in(each, "status")], each["starred"]


def read_entry_ids(body: bytes) -> ItemIds:
    """Read `/v1/entries/ids`; `continuation` is the next offset, assuming the first page."""
    answer = read_object(body)
    listed = answer.get("entry_ids")
    total = number_in(answer, "total")
    if not isinstance(listed, list) or total is None:
        refuse(Detail(DetailKind.MISSING_KEY, ("entry_ids",)))
    return ItemIds(tuple(dict.fromkeys(map(item_id, listed))), str(len(listed)) if total > len(listed) else "")


def read_feeds(body: bytes) -> ServerFeeds:
    """Read `/v1/feeds`."""
    return ServerFeeds(tuple({feed.remote_id: feed for each in read_list(body) if (feed := _feed(each))}.values()))


def read_counters(body: bytes) -> ServerCounts:
    """Read `/v1/feeds/counters`."""
    answer = read_object(body)
    sides = []
    for key in ("reads", "unreads"):
        if not isinstance(answer.get(key), dict):
            refuse(Detail(DetailKind.MISSING_KEY, (key,)))
        sides.append({feed: number_in(answer[key], feed) or 0 for feed in answer[key]})
    return counted(sum(sides[1].values()), [f"{sorted(each.items())}" for each in sides])


def read_user(body: bytes) -> ServerUser:
    """Read `/v1/me`."""
    name = literal_line(text_in(read_object(body), "username"))[:NAME_LIMIT]
    if not name:
        refuse(Detail(DetailKind.MISSING_KEY, ("username",)))
    return ServerUser(name)


def read_added(body: bytes) -> AddedFeed:
    """Read the response of `POST /v1/feeds`."""
    name = _name(read_object(body), "feed_id")
    if not name:
        refuse(Detail(DetailKind.MISSING_KEY, ("feed_id",)))
    return AddedFeed(name)


def read_categories(body: bytes) -> ServerFolders:
    """Read `/v1/categories`, a list or the one just created."""
    listed = [read_object(body)] if body.lstrip()[:1] == b"{" else read_list(body)
    titles = {number: exact_name(text_in(each, "title")) for each in listed if (number := number_in(each, "id"))}
    if not all(number_in(each, "id") for each in listed):
        refuse(Detail(DetailKind.MISSING_KEY, ("id",)))
    return ServerFolders(tuple(ServerFolder(title, number) for number, title in titles.items()))


def _item(each: Item) -> ServerItem:
    number = item_id(each.get("id"))
    is_read, is_starred = _marks(each)
    link = safe_link(text_in(each, "url"))
    draft = Draft(
        link=link,
        title=literal_line(text_in(each, "title")),
        author=one_line(text_in(each, "author")),
        html=text_in(each, "content"),
        base_url=link or safe_link(text_in(part_of(each, "feed"), "site_url")),
        published=exactly(_second(each, "published_at")),
        categories=tidy_categories(tag for tag in each.get("tags") or () if isinstance(tag, str))
        if isinstance(each.get("tags"), list)
        else (),
        enclosures=_enclosures(each, link),
        comments_url=safe_link(text_in(each, "comments_url")),
    )
    return ServerItem(
        item_id=number,
        remote_feed_id=_name(each, "feed_id"),
        is_read=is_read,
        is_starred=is_starred,
        entry=server_entry(draft, number),
        crawled_at=_second(each, "created_at"),
        changed_at=_second(each, "changed_at"),
    )


def _feed(each: Item) -> ServerFeed:
    if number_in(each, "id") is None:
        refuse(Detail(DetailKind.MISSING_KEY, ("id",)))
    return ServerFeed(
        remote_id=_name(each, "id"),
        url=safe_link(text_in(each, "feed_url")),
        title=literal_line(text_in(each, "title")),
        site_url=safe_link(text_in(each, "site_url")),
        folder=exact_name(text_in(part_of(each, "category"), "title")),
        is_disabled=each.get("disabled") is True,
    )


def _name(each: Item, key: str) -> str:
    number = number_in(each, key)
    return "" if number is None else f"feed/{number}"


def _enclosures(each: Item, base: str) -> tuple[Enclosure, ...]:
    found = (
        enclosure(text_in(one, "url"), base, mime_type=text_in(one, "mime_type"), length=str(number_in(one, "size") or ""))
        for one in items_of(each, "enclosures")[:ENCLOSURE_LIMIT]
    )
    return tuple({media.url: media for media in found if media}.values())


def _second(each: Item, key: str) -> int | None:
    found = read_date(text_in(each, key))
    return found.at if found is not None else None
