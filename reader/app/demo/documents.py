"""Writes an invented blog as a feed document, a page, or a subscription list. Pure: bytes from values."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import formatdate
from xml.sax.saxutils import escape, quoteattr

from reader.app.demo.blog import Blog, Posting
from reader.app.demo.icon_painter import SIGNS

EPISODE_SECONDS = 1_500
EPISODE_BYTES = 16_044
CONTENT_TYPES = {"atom": "application/atom+xml", "json": "application/feed+json"}


def content_type(blog: Blog) -> str:
    return CONTENT_TYPES.get(blog.kind, "application/rss+xml") + "; charset=utf-8"


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
        f"<link rel='alternate' type='{kind}' title={quoteattr(blog.title)} href='{base}/feed'></head>"
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
    """Return OPML of all blogs, each with its address, in their folders."""
    folders: dict[str, list[str]] = {}
    for blog, base in blogs:
        title = quoteattr(blog.title)
        outline = f'<outline type="rss" text={title} title={title} xmlUrl="{base}/feed" htmlUrl="{base}/"/>'
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
    return f"{_server(base)}/pictures/icon-{blog.slug}.png" if blog.slug in SIGNS else ""


def _rss(blog: Blog, base: str, posted: Sequence[Posting]) -> str:
    items = "".join(_item(blog, base, posting) for posting in posted)
    icon = _icon(blog, base)
    image = f"<image><url>{icon}</url><title>{escape(blog.title)}</title><link>{base}/</link></image>" if icon else ""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>'
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
        f'<link rel="alternate" href="{base}/"/><link rel="self" href="{base}/feed"/><updated>{updated}</updated>{icon}{entries}</feed>'
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
        "feed_url": f"{base}/feed",
        "language": blog.language,
        "authors": [{"name": blog.author}],
        "icon": _icon(blog, base),
        "items": items,
    }
    return json.dumps(feed, ensure_ascii=False).encode()


def _iso(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")
