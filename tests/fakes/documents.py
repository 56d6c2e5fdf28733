"""Feed documents made to order: `rss(entries=3)`, `atom(...)`. Same arguments, same bytes."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from email.utils import format_datetime
from xml.sax.saxutils import escape

FIRST_POSTED_AT = 1_767_600_000
HOUR = 3600


@dataclass(frozen=True, slots=True)
class Posting:
    """One entry as a document carries it; `at` is UTC seconds, None leaves the date out."""

    key: str
    title: str
    html: str = "<p>Some words.</p>"
    link: str = ""
    at: int | None = FIRST_POSTED_AT


def postings(count: int, *, first: int = 1, at: int = FIRST_POSTED_AT, base: str = "http://feed.test") -> list[Posting]:
    """`count` entries an hour apart, numbered from `first`, newest first as feeds have them."""
    numbers = range(first + count - 1, first - 1, -1)
    return [
        Posting(f"entry-{n}", f"Entry {n}", f"<p>Words of entry {n}.</p>", f"{base}/entry-{n}", at + (n - 1) * HOUR)
        for n in numbers
    ]


def rss(
    *,
    entries: int | Sequence[Posting] = 3,
    title: str = "A feed",
    link: str = "http://feed.test/",
    first: int = 1,
    extra: str = "",
) -> bytes:
    """RSS 2.0; `extra` is XML put into the channel, such as <ttl>60</ttl>."""
    items = "".join(_rss_item(posting) for posting in _listed(entries, first))
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        '<rss version="2.0" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/" xmlns:atom="http://www.w3.org/2005/Atom">'
        f"<channel><title>{escape(title)}</title><link>{escape(link)}</link><description>Test</description>{extra}{items}"
        "</channel></rss>\n"
    ).encode()


def atom(
    *,
    entries: int | Sequence[Posting] = 3,
    title: str = "A feed",
    link: str = "http://feed.test/",
    first: int = 1,
    extra: str = "",
) -> bytes:
    """Atom 1.0; `extra` is XML put into the feed element."""
    items = "".join(_atom_entry(posting) for posting in _listed(entries, first))
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'
        f'<title>{escape(title)}</title><id>{escape(link)}</id><link href="{escape(link)}"/>'
        f"<updated>{_iso(FIRST_POSTED_AT)}</updated>{extra}{items}</feed>\n"
    ).encode()


def page(*, title: str = "A site", feeds: Sequence[str] = (), body: str = "<p>Hello.</p>") -> bytes:
    """An HTML page that names feeds by <link rel=alternate>."""
    links = "".join(f'<link rel="alternate" type="application/rss+xml" title="Feed" href="{escape(url)}">' for url in feeds)
    return f"<!doctype html><html><head><title>{escape(title)}</title>{links}</head><body>{body}</body></html>".encode()


def _listed(entries: int | Sequence[Posting], first: int) -> Sequence[Posting]:
    return postings(entries, first=first) if isinstance(entries, int) else entries


def _rss_item(posting: Posting) -> str:
    date = "" if posting.at is None else f"<pubDate>{format_datetime(dt.datetime.fromtimestamp(posting.at, dt.UTC))}</pubDate>"
    link = f"<link>{escape(posting.link)}</link>" if posting.link else ""
    return (
        f'<item><guid isPermaLink="false">{escape(posting.key)}</guid><title>{escape(posting.title)}</title>{link}'
        f"<description>{escape(posting.html)}</description>{date}</item>"
    )


def _atom_entry(posting: Posting) -> str:
    date = "" if posting.at is None else f"<updated>{_iso(posting.at)}</updated><published>{_iso(posting.at)}</published>"
    link = f'<link href="{escape(posting.link)}"/>' if posting.link else ""
    return (
        f"<entry><id>urn:{escape(posting.key)}</id><title>{escape(posting.title)}</title>{link}{date}"
        f'<content type="html">{escape(posting.html)}</content></entry>'
    )


def _iso(at: int) -> str:
    return dt.datetime.fromtimestamp(at, dt.UTC).isoformat()
