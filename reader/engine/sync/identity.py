"""Identity checks before marks are sent or applied, or feeds are updated: whether the server's ids still mean the same. A server
restored from an older backup, or set up again, assigns numbers a second time. Numbers rise, so reused ones lie above the newest
known article that is still the same, and a few of the newest are enough to check. FreshRSS numbers articles by time, but feeds in
sequence.
"""

from collections.abc import Mapping, Sequence
from enum import Enum, auto

from reader.domain.accounts import READ, STARRED, KnownItem, RemoteFeed, ServerFeed, ServerItem, ServerKind
from reader.engine.state import Steps
from reader.engine.sync.dialect import dialect_for
from reader.engine.sync.runs import ServerReplacedError, Survey, Sync
from reader.formats.feeds.reconcile import copy_key
from reader.formats.urls import canonical_url
from reader.storage import accounts, remote_feeds, remote_items
from reader.storage import feeds as feeds_table

CHECKED, DEEPER, DEPTH = 10, 240, 2_000
"""Newest articles checked; if none of them is the same, more at once, and the total limit."""
ENOUGH = 3
"""Changed articles from which on the user is asked; fewer count as new ones."""
RENUMBERED = 2
OF_EACH = 3
SAME_UNTIL = "same_until"
"""Key of the newest article that was still the same when the server was found to be replaced; 0 if none was."""
TOP = (1 << 63) - 1


class _Stands(Enum):
    """State of a known id: same article, same article stored a second time, another article, none."""

    SAME = auto()
    AGAIN = auto()
    OTHER = auto()
    GONE = auto()


_Found = dict[int, _Stands]


def check_articles(sync: Sync, survey: Survey | None = None) -> Steps:
    """Check the newest known articles, once per synchronisation. Raises ServerReplacedError."""
    if sync.is_checked or sync.is_first:
        return
    sync.is_checked = True
    if survey is not None and sync.account.server.kind is ServerKind.FRESHRSS:
        newest = remote_items.newest_marked(sync.connection, sync.account_id)
        if any(newest in survey.lists[mark].listed for mark in (READ, STARRED)):
            # it exists, and so do older ones
            return
    behind, found, same, below, size = list[KnownItem](), _Found(), None, TOP, CHECKED
    while same is None and len(behind) < DEPTH:
        chunk = remote_items.behind(sync.connection, sync.account_id, below, size)
        if not chunk:
            break
        behind += chunk
        said = yield from dialect_for(sync).stands(sync, [each.item_id for each in chunk])
        found |= _compared(sync, chunk, said)
        same = max((number for number, stands in found.items() if stands is _Stands.SAME), default=None)
        below, size = chunk[-1].item_id, DEEPER
    above = [each for each in behind if same is None or each.item_id > same]
    unsaid = [each for each in above[:CHECKED] if each.item_id not in found]
    if same is not None and unsaid:
        # together with one that exists: an empty answer proves nothing
        said = yield from dialect_for(sync).stands(sync, [same, *(each.item_id for each in unsaid)])
        found |= _compared(sync, unsaid, said)
    reused = [each for each in above if found.get(each.item_id) in {_Stands.OTHER, _Stands.AGAIN}]
    missed = [each for each in above if found.get(each.item_id) is _Stands.GONE and _is_missed(sync, each)]
    if missed:
        listed = {feed.remote_id for feed in (yield from dialect_for(sync).feeds(sync.run, sync.login)).feeds}
        missed = [each for each in missed if each.remote_id in listed]
    if len(reused) + len(missed) >= ENOUGH:
        raise _replaced(sync, same or 0)
    other = [each for each in (*reused, *missed) if found[each.item_id] is not _Stands.AGAIN]
    remote_items.start_over_some(sync.connection, sync.account_id, [each.item_id for each in other])


def check_feeds(sync: Sync, listed: Sequence[ServerFeed]) -> Steps:
    """Check whether numbers of listed feeds stand for other feeds. Raises ServerReplacedError. A feed with another address at the
    server is the same if its articles are there; it then gets that address.
    """
    known = {feed.remote_id: feed for feed in remote_feeds.feeds(sync.connection, sync.account_id) if feed.remote_id}
    followed = [feed for feed in known.values() if feed.removed_at is None]
    there = {canonical_url(feed.url): feed.remote_id for feed in listed}
    names = set(there.values())
    again = [
        feed for feed in followed if feed.remote_id not in names and there.get(canonical_url(feed.url), "") not in {"", *known}
    ]
    if len(again) >= RENUMBERED and 2 * len(again) >= len(followed):
        raise _replaced(sync, 0)
    other = [
        (feed, known[feed.remote_id]) for feed in listed if feed.remote_id in known and _is_elsewhere(feed, known[feed.remote_id])
    ]
    if other:
        yield from _check_addresses(sync, other)
    if any(feed.remote_id not in known for feed in listed) or known.keys() - names:
        yield from check_articles(sync)


def _check_addresses(sync: Sync, feeds: Sequence[tuple[ServerFeed, RemoteFeed]]) -> Steps:
    behind = {
        mine.feed_id: remote_items.behind(sync.connection, sync.account_id, TOP, OF_EACH, feed_id=mine.feed_id)
        for _, mine in feeds
    }
    asked = [each.item_id for some in behind.values() for each in some]
    said = (yield from dialect_for(sync).stands(sync, asked)) if asked else {}
    for feed, mine in feeds:
        found = _compared(sync, behind[mine.feed_id], said)
        is_same = any(
            stands is _Stands.SAME and (item := said.get(number)) is not None and item.remote_feed_id == feed.remote_id
            for number, stands in found.items()
        )
        if not is_same and not behind[mine.feed_id]:
            # none of its articles was ever here; '' is one just subscribed to
            is_same = mine.title in {"", feed.title} or bool(feed.site_url and feed.site_url == mine.site_url)
        if not is_same:
            raise _replaced(sync, 0)
        remote_feeds.readdress(sync.connection, mine.feed_id, feed.url, canonical_url(feed.url))
        renamed = feeds_table.feed(sync.connection, mine.feed_id)
        if renamed is not None and mine.removed_at is None:
            sync.state.remember(renamed)


def _is_elsewhere(feed: ServerFeed, mine: RemoteFeed) -> bool:
    return bool(feed.url) and canonical_url(feed.url) != canonical_url(mine.url)


def _replaced(sync: Sync, same_until: int) -> ServerReplacedError:
    accounts.set_high_water(sync.connection, sync.account_id, {SAME_UNTIL: same_until})
    return ServerReplacedError()


def _compared(sync: Sync, behind: Sequence[KnownItem], said: Mapping[int, ServerItem | None]) -> _Found:
    return {each.item_id: _stands(sync, each, said[each.item_id]) for each in behind if each.item_id in said}


def _stands(sync: Sync, known: KnownItem, item: ServerItem | None) -> _Stands:
    """Compare an item by time of storing, link and title: one of them may be missing or changed."""
    if item is None:
        return _Stands.GONE
    are_dated = known.crawled_at is not None and item.crawled_at is not None
    if are_dated and abs((known.crawled_at or 0) - (item.crawled_at or 0)) <= 1:
        return _Stands.SAME
    if known.copy_key is None or known.copy_key == copy_key(item.entry.link, item.entry.title):
        return _Stands.AGAIN if are_dated and sync.account.server.kind is ServerKind.MINIFLUX else _Stands.SAME
    return _Stands.OTHER if are_dated or known.link != item.entry.link else _Stands.SAME


def _is_missed(sync: Sync, known: KnownItem) -> bool:
    """Return whether no server would have expired the item: unread or starred, or as new as these are."""
    return not known.was_read or known.was_starred or sync.account.server.kind is ServerKind.FRESHRSS
