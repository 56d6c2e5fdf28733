"""Invented blogs with their texts and timeline, determined by the demo's start and the current time."""

import json
import random
import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path
from string import Template
from xml.sax.saxutils import escape, quoteattr

from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass

HISTORY_SECONDS = 28 * DAY_SECONDS
LONGEST_FEED = 40
PICTURES = 4
"""Pictures of a night sky, and of a gull."""
LEAST_SECONDS = 62 * 60
"""Age of what is posted by chance when the demo begins, at least."""


@dataclass(frozen=True, slots=True)
class Text:
    """A title and HTML with $slots that each posting fills differently."""

    title: str
    html: str


@dataclass(frozen=True, slots=True)
class Blog:
    """An invented blog.

    `kind` is the format of its feed: rss, atom, json, podcast, broken, or vanishing. If `gives_summaries`, full articles are on
    their own pages only. It posted about every `hours` in the four weeks before the demo, and posts every `live_seconds` while it
    runs.
    """

    slug: str
    title: str
    summary: str
    author: str
    folder: str
    kind: str
    hours: float
    live_seconds: int
    texts: tuple[Text, ...]
    language: str = "en"
    gives_summaries: bool = False
    latest_minutes: int = 0
    """Age of its latest article when the demo begins, which is there already; 0 by chance."""
    lead: Text | None = None
    """That article, if it is of its own; all of these report one story."""
    drafts: tuple[Text, ...] = ()
    """Earlier versions of that article, oldest first."""
    picture: str = ""
    """Picture of its episodes."""
    icon: bytes = b""
    """A PNG; without one as most blogs in real life."""


@dataclass(frozen=True, slots=True)
class Posting:
    """A posting: `number` counts from the oldest, `at` is UTC seconds."""

    number: int
    at: int
    title: str
    html: str


def read_blogs(folder: Path) -> tuple[Blog, ...]:
    """Return the blogs of `resources/demo`, in the order of the demo's subscriptions."""
    return tuple(
        Blog(
            **{
                **blog,
                "texts": _texts(blog["texts"]),
                "lead": _texts([blog["lead"]])[0] if "lead" in blog else None,
                "drafts": _texts(blog.get("drafts", ())),
                "icon": icon.read_bytes() if icon.exists() else b"",
            }
        )
        for blog in tomllib.loads((folder / "blogs.toml").read_text("utf-8"))["blog"]
        for icon in [folder / f"icon-{blog['slug']}.png"]
    )


def _texts(tables: Sequence[dict[str, str]]) -> tuple[Text, ...]:
    return tuple(Text(**table) for table in tables)


def postings(blog: Blog, opened_at: int, now: float) -> list[Posting]:
    """Return the current content of the blog's feed, newest first."""
    return all_postings(blog, opened_at, now, LONGEST_FEED)


def all_postings(blog: Blog, opened_at: int, now: float, most: int | None = None) -> list[Posting]:
    """Return the blog's postings so far, newest first, at `most` so many."""
    times = [at for at in (*_history(blog, opened_at), *_live(blog, opened_at, now)) if at <= now]
    lead_at = opened_at - 60 * blog.latest_minutes
    return [
        _fill(blog, number, at, blog.lead if at == lead_at else None)
        for number, at in sorted(enumerate(times), reverse=True)[:most]
    ]


def _history(blog: Blog, opened_at: int) -> list[int]:
    """Return posting times of the four weeks before, oldest first."""
    chance = _chance(blog.slug, "history")
    latest = 60 * blog.latest_minutes
    times = [opened_at - latest] if latest else []
    age = latest + chance.uniform(0.15, 0.6) * blog.hours * 3600
    while age < HISTORY_SECONDS:
        times.append(opened_at - int(max(age, LEAST_SECONDS)))
        age += chance.uniform(0.6, 1.4) * blog.hours * 3600
    return times[::-1]


def _live(blog: Blog, opened_at: int, now: float) -> list[int]:
    """Return posting times since the demo's start, with a different offset for each blog so that they take turns."""
    first = opened_at + _chance(blog.slug, "live").randrange(10, blog.live_seconds)
    return list(range(first, int(now) + 1, blog.live_seconds))


def _fill(blog: Blog, number: int, at: int, lead: Text | None) -> Posting:
    text = lead or blog.texts[number % len(blog.texts)]
    chance = _chance(blog.slug, str(number))
    slots = {
        "number": str(number + 101),
        "hour": f"{chance.randrange(24):02}:{chance.randrange(60):02}",
        "later": f"{chance.randrange(24):02}:{chance.randrange(60):02}",
        "low": f"0.{chance.randrange(2, 9)}",
        "high": f"{chance.randrange(3, 6)}.{chance.randrange(10)}",
        "small": str(chance.randrange(3, 12)),
        "large": str(chance.randrange(40, 400)),
        "degrees": str(chance.randrange(1180, 1290, 5)),
        "wind": chance.choice(("north-west", "south-west", "east", "south")),
        "place": chance.choice(("Saltmarsh Quay", "Old Ferry Steps", "Lantern Point", "the Rope Walk")),
        "street": chance.choice(("Market Street", "Cooper's Lane", "Station Peak", "the Corn Exchange", "Orchard Row")),
        "name": chance.choice(("Ines", "Tobias", "Maud", "Rafi", "Hanne")),
        "picture": str(chance.randrange(PICTURES)),
    }
    return Posting(number, at, Template(text.title).safe_substitute(slots), Template(text.html).safe_substitute(slots))


def _chance(*parts: str) -> random.Random:
    return random.Random("/".join(parts))  # noqa: S311 - invented texts need no secrecy, only the same dice each time


EPISODE_SECONDS = 1_500
EPISODE_BYTES = 16_044
CONTENT_TYPES = {"atom": "application/atom+xml", "json": "application/feed+json"}


def content_type(blog: Blog) -> str:
    return CONTENT_TYPES.get(blog.kind, "application/rss+xml") + "; charset=utf-8"


FEED = "new"
"""Its address colours the tile of a blog without an icon: with this name no two are alike."""


def feed_address(base: str) -> str:
    """Return the address of a blog's feed; `base` is the blog's address without a trailing slash."""
    return f"{base}/{FEED}"


def feed_document(blog: Blog, base: str, posted: Sequence[Posting]) -> bytes:
    """Return the blog's feed in its own format; `base` is the blog's address without a trailing slash."""
    if blog.kind == "json":
        return _json_feed(blog, base, posted)
    text = _atom(blog, base, posted) if blog.kind == "atom" else _rss(blog, base, posted)
    if blog.kind == "broken":
        text = "<html><body><h1>Press error 7: roller jammed</h1><pre>" + escape(text[: len(text) // 3])
    return text.encode()


def page(blog: Blog, base: str) -> bytes:
    kind = content_type(blog).split(";")[0]
    return (
        f"<!DOCTYPE html><html lang={quoteattr(blog.language)}><head><meta charset='utf-8'><title>{escape(blog.title)}</title>"
        f"<link rel='alternate' type='{kind}' title={quoteattr(blog.title)} href='{feed_address(base)}'></head>"
        f"<body><h1>{escape(blog.title)}</h1><p>{escape(blog.summary)}</p></body></html>"
    ).encode()


def article_page(blog: Blog, base: str, posting: Posting) -> bytes:
    """Return an article's page, with the full text and the blog's navigation."""
    return (
        f"<!DOCTYPE html><html lang={quoteattr(blog.language)}><head><meta charset='utf-8'><title>{escape(posting.title)}</title></head>"
        f"<body><nav><a href='{base}/'>{escape(blog.title)}</a></nav><article><h1>{escape(posting.title)}</h1>"
        f"{_whole(base, posting)}</article><footer>{escape(blog.author)}</footer></body></html>"
    ).encode()


def subscription_list(blogs: Sequence[tuple[Blog, str]]) -> bytes:
    folders: dict[str, list[str]] = {}
    for blog, base in blogs:
        title = quoteattr(blog.title)
        outline = f'<outline type="rss" text={title} title={title} xmlUrl="{feed_address(base)}" htmlUrl="{base}/"/>'
        folders.setdefault(blog.folder, []).append(outline)
    body = "".join(f"<outline text={quoteattr(folder)}>{''.join(feeds)}</outline>" for folder, feeds in folders.items())
    text = (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0"><head><title>Demo</title></head><body>{body}</body></opml>'
    )
    return text.encode()


def _html(blog: Blog, base: str, posting: Posting) -> str:
    whole = _whole(base, posting)
    return whole.partition("</p>")[0] + "</p>" if blog.gives_summaries else whole


def _whole(base: str, posting: Posting) -> str:
    return posting.html.replace("src='/", f"src='{_server(base)}/")


def _server(base: str) -> str:
    return base.rsplit("/", 1)[0]


def _icon(blog: Blog, base: str) -> str:
    return f"{_server(base)}/pictures/icon-{blog.slug}.png" if blog.icon else ""


def _rss(blog: Blog, base: str, posted: Sequence[Posting]) -> str:
    items = "".join(_item(blog, base, posting) for posting in posted)
    icon = _icon(blog, base)
    image = f"<image><url>{icon}</url><title>{escape(blog.title)}</title><link>{base}/</link></image>" if icon else ""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" '
        'xmlns:media="http://search.yahoo.com/mrss/"><channel>'
        f"<title>{escape(blog.title)}</title><link>{base}/</link><description>{escape(blog.summary)}</description>"
        f"<language>{blog.language}</language>{image}{items}</channel></rss>"
    )


def _item(blog: Blog, base: str, posting: Posting) -> str:
    link = f"{base}/{posting.number}"
    enclosure = ""
    if blog.kind == "podcast":
        seconds = EPISODE_SECONDS + 60 * (posting.number % 17)
        enclosure = (
            f'<enclosure url="{link}.wav" type="audio/x-wav" length="{EPISODE_BYTES}"/>'
            f"<itunes:duration>{seconds // 60}:{seconds % 60:02}</itunes:duration>"
            f'<media:thumbnail url="{_server(base)}/pictures/{blog.picture}.png"/>'
        )
    return (
        f'<item><title>{escape(posting.title)}</title><link>{link}</link><guid isPermaLink="false">{blog.slug}:{posting.number}</guid>'
        f"<pubDate>{formatdate(posting.at, usegmt=True)}</pubDate><dc:creator>{escape(blog.author)}</dc:creator>"
        f"<content:encoded>{escape(_html(blog, base, posting))}</content:encoded>{enclosure}</item>"
    )


def _atom(blog: Blog, base: str, posted: Sequence[Posting]) -> str:
    entries = "".join(
        f"<entry><title>{escape(posting.title)}</title><id>tag:demo.invalid,2026:{blog.slug}/{posting.number}</id>"
        f'<link rel="alternate" href="{base}/{posting.number}"/><published>{_iso(posting.at)}</published>'
        f"<updated>{_iso(posting.at)}</updated><author><name>{escape(blog.author)}</name></author>"
        f'<content type="html">{escape(_html(blog, base, posting))}</content></entry>'
        for posting in posted
    )
    updated = _iso(posted[0].at if posted else 0)
    icon = f"<icon>{_icon(blog, base)}</icon>" if _icon(blog, base) else ""
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{blog.language}">'
        f"<title>{escape(blog.title)}</title><subtitle>{escape(blog.summary)}</subtitle><id>tag:demo.invalid,2026:{blog.slug}</id>"
        f'<link rel="alternate" href="{base}/"/><link rel="self" href="{feed_address(base)}"/><updated>{updated}</updated>{icon}{entries}</feed>'
    )


def _json_feed(blog: Blog, base: str, posted: Sequence[Posting]) -> bytes:
    items = [
        {
            "id": f"{blog.slug}:{posting.number}",
            "url": f"{base}/{posting.number}",
            "title": posting.title,
            "content_html": _html(blog, base, posting),
            "date_published": _iso(posting.at),
        }
        for posting in posted
    ]
    feed = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": blog.title,
        "description": blog.summary,
        "home_page_url": f"{base}/",
        "feed_url": feed_address(base),
        "language": blog.language,
        "authors": [{"name": blog.author}],
        "icon": _icon(blog, base),
        "items": items,
    }
    return json.dumps(feed, ensure_ascii=False).encode()


def _iso(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")
