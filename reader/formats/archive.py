"""Find older entries in a publisher's archive pages and match them to a gap. Pure; any thread.

An archive page is a feed document of older entries: an archive document or next page (RFC 5005), `next_url` (JSON Feed), or the
numbered pages of WordPress feeds. Each names the page before it, so a search walks from one to the next.
"""

import re
from collections.abc import Mapping, Sequence
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from reader.domain.entry import Gap, ParsedEntry
from reader.domain.reconciliation import KnownEntry
from reader.domain.value_classes import dataclass

_WORDPRESS = re.compile(r"(?:https?://(?:www\.)?wordpress\.(?:org|com)(?:[/?]|$))|wordpress(?:\b|$)", re.IGNORECASE)
_FEED_PATH = re.compile(r"/feed(?:/(?:rss2?|rdf|atom))?/?$")
_COMMENTS = re.compile(r"/comments/feed(?:/|$)")
_FEED_KINDS = frozenset({"feed", "rss", "rss2", "rdf", "atom"})
_NUMBER = "paged"
_NUMBER_MAX = 1000
_WEB_PORTS = frozenset({None, 80, 443})


@dataclass(frozen=True, slots=True)
class ArchivePage:
    """Entries of an archive page, each with its stored match in `partners` (None: never seen); `places` maps identities of stored
    entries to their times in the article list. `window` is the feed's last document: entries still in it say nothing about the
    past.
    """

    entries: Sequence[ParsedEntry]
    partners: Sequence[KnownEntry | None]
    places: Mapping[str, int]
    window: frozenset[str]


@dataclass(frozen=True, slots=True)
class Finding:
    """Result of matching a page to a gap: its lost entries, and how far back it reached into the gap (None: not at all). `meets`:
    the page holds an entry from before the gap, so nothing is missing in between; `is_beyond`: all entries are older than the
    gap.
    """

    lost: tuple[ParsedEntry, ...]
    reached_at: int | None
    meets: bool
    is_beyond: bool


def search_page(page: ArchivePage, gap: Gap, *, with_undated: bool) -> Finding:
    """Search a page for the entries lost in a gap.

    An entry is lost if it was never seen and is dated within the gap. An undated entry counts if `with_undated` is set and no
    entry from before the gap precedes it. Unseen entries older than the gap are not lost: the feed was not followed yet.
    """
    far = _first_from_before(page, gap)
    lost = tuple(
        entry
        for place, (entry, partner) in enumerate(zip(page.entries, page.partners, strict=True))
        if partner is None and _is_within(entry, gap, with_undated=with_undated and (far is None or place < far))
    )
    dates = [entry.published_at for entry in page.entries if entry.published_at is not None]
    within = [at for at in dates if gap.after_at <= at <= gap.before_at]
    return Finding(
        lost=lost,
        reached_at=min(within, default=None),
        meets=far is not None,
        is_beyond=bool(dates) and max(dates) < gap.after_at,
    )


def _is_within(entry: ParsedEntry, gap: Gap, *, with_undated: bool) -> bool:
    if entry.published_at is None:
        return with_undated
    return gap.after_at <= entry.published_at <= gap.before_at


def _first_from_before(page: ArchivePage, gap: Gap) -> int | None:
    """Return the index of the first entry stored before the gap, judged by both of its dates: an old entry may be reposted."""
    for place, (entry, partner) in enumerate(zip(page.entries, page.partners, strict=True)):
        if partner is None or not page.window.isdisjoint({partner.identity, entry.identity}):
            continue
        is_old_here = entry.published_at is None or entry.published_at <= gap.after_at
        if is_old_here and page.places.get(partner.identity, gap.before_at) <= gap.after_at:
            return place
    return None


def numbered_page(url: str, generator: str) -> str:
    """Return the next numbered page of a WordPress feed, or '' if the generator or address is not WordPress's."""
    if not _WORDPRESS.match(generator.strip()):
        return ""
    parts = urlsplit(url)
    query = dict(parse_qsl(parts.query, keep_blank_values=True))
    is_feed = query.get("feed", "") in _FEED_KINDS or bool(_FEED_PATH.search(parts.path))
    number = query.get(_NUMBER, "1")
    if not is_feed or _COMMENTS.search(parts.path) or not number.isdecimal() or not 0 < int(number[:9]) < _NUMBER_MAX:
        return ""
    kept = [(name, value) for name, value in parse_qsl(parts.query, keep_blank_values=True) if name != _NUMBER]
    return urlunsplit(parts._replace(query=urlencode([*kept, (_NUMBER, str(int(number) + 1))]), fragment=""))


def is_numbered(url: str) -> bool:
    """Check whether an address is a numbered page; one that is missing lies behind the last."""
    return _NUMBER in dict(parse_qsl(urlsplit(url).query))


def page_address(feed_url: str, page_url: str) -> str:
    """Return the address of a page named by a feed, with the credentials of the feed's own address, or '' if it may not be
    fetched.

    A page must be on the feed's own host, or elsewhere over https. A feed fetched over https never continues over http: on the
    same host https is used instead, since sites behind a proxy often write the wrong scheme.
    """
    feed, page = urlsplit(feed_url), urlsplit(page_url)
    if not page.hostname or page.scheme not in {"http", "https"}:
        return ""
    if page.hostname != feed.hostname:
        return page_url if page.scheme == "https" else ""
    are_plain = page.port in _WEB_PORTS and feed.port in _WEB_PORTS
    if (page.scheme, feed.scheme) == ("http", "https"):
        return urlunsplit(page._replace(scheme="https", netloc=feed.netloc)) if are_plain else ""
    is_own_place = page.scheme == feed.scheme and (page.port == feed.port or are_plain)
    return urlunsplit(page._replace(netloc=feed.netloc)) if is_own_place else page_url
