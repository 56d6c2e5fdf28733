"""Writes starred articles as an Atom feed (RFC 4287) and as a web page. Equal articles give equal bytes."""

import html
import re
import uuid
from collections.abc import Iterable
from html import escape

from reader.domain.entry import Article, StarredArticle
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.ids import iso_time
from reader.formats.articles.sanitizer import sanitize
from reader.formats.text import literal_line, without_controls
from reader.formats.urls import safe_link

_HEAD = """<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<generator>Beforehand</generator>
<!-- Starred articles. This file is rewritten whenever they change. -->"""
_LANGUAGE = re.compile(r"[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*")


def starred_feed(articles: Iterable[StarredArticle], *, title: str, address: str) -> bytes:
    """Return the document; `address` is its future location, which also identifies it."""
    known = list(articles)
    updated = max(map(_updated_at, known), default=0)
    lines = [
        _HEAD,
        _element("id", _name_of(address)),
        _element("title", title),
        _element("updated", iso_time(updated)),
        "<author><name>Beforehand</name></author>",
        f'<link rel="self" type="application/atom+xml" href={_quoted(address)}/>',
        *(line for each in known for line in _entry(each)),
        "</feed>\n",
    ]
    return "\n".join(line for line in lines if line).encode()


def refuse_other_files(name: str, head: bytes) -> None:
    """Refuse to overwrite files not written here. Raises ReaderError."""
    if head and not head.startswith(_HEAD.encode()):
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, Detail(DetailKind.OTHER_CONTENT, (name,)))


def _entry(starred: StarredArticle) -> list[str]:
    article = starred.article
    link = safe_link(article.link)
    language = f" xml:lang={_quoted(article.language)}" if _LANGUAGE.fullmatch(article.language) else ""
    author = literal_line(article.author)
    return [
        f"<entry{language}>",
        _element("id", _name_of(f"{starred.feed_url} {starred.identity}")),
        _element("title", literal_line(article.title) or link or "*"),
        f'<link rel="alternate" href={_quoted(link)}/>' if link else "",
        _element("published", iso_time(article.published_at)),
        _element("updated", iso_time(_updated_at(starred))),
        f"<author>{_element('name', author)}</author>" if author else "",
        *(f"<category term={_quoted(word)}/>" for word in _terms(article)),
        *_enclosures(article),
        f"<source>{_element('title', literal_line(article.feed_title))}</source>",
        f'<content type="html">{escape(without_controls(shown_html(article)), quote=False)}</content>',
        "</entry>",
    ]


def _updated_at(starred: StarredArticle) -> int:
    """Return the date such that sorting puts the last starred article first."""
    return max(starred.starred_at, starred.updated_at or 0)


def shown_html(article: Article) -> str:
    """Return the text that the feed's setting chooses: its own, or the full text if that is stored."""
    full = article.full_text
    return full.html if article.shows_full_text and full is not None and full.html else article.html


def _terms(article: Article) -> list[str]:
    """Return the user's tags, then the feed's categories."""
    return [word for word in dict.fromkeys(map(literal_line, (*article.tags, *article.categories))) if word]


def _enclosures(article: Article) -> list[str]:
    return [
        f'<link rel="enclosure" href={_quoted(each.url)}'
        + (f" type={_quoted(literal_line(each.mime_type))}" if each.mime_type else "")
        + (f' length="{each.length_bytes}"' if each.length_bytes is not None else "")
        + "/>"
        for each in article.enclosures
        if safe_link(each.url) == each.url
    ]


def _name_of(text: str) -> str:
    """Return a stable identifier that does not reveal the text."""
    return uuid.uuid5(uuid.NAMESPACE_URL, text).urn


def _quoted(text: str) -> str:
    return f'"{escape(text)}"'


def _element(name: str, text: str | None) -> str:
    return "" if text is None else f"<{name}>{escape(without_controls(text), quote=False)}</{name}>"


_IMAGE = re.compile(r"<img\b([^<>]*)>")
_SOURCE = re.compile(r'\bsrc="([^"]*)"')
_ALT_TEXT = re.compile(r'\balt="([^"]*)"')

_STYLE = """
:root { color-scheme: light dark; --page: #fbfaf8; --text: #1d1c1a; --quiet: #6b6862; --line: #e2dfd9; --accent: #1a6478; --code: #f1efea; }
@media (prefers-color-scheme: dark) {
  :root { --page: #1d1e20; --text: #e7e5e1; --quiet: #a09d97; --line: #3a3b3e; --accent: #6fc3d6; --code: #28292c; }
}
body { margin: 0 auto; padding: 3rem 1.25rem 6rem; max-width: 42rem; background: var(--page); color: var(--text);
  font: 1.0625rem/1.6 Georgia, "Source Serif 4", "Noto Serif", serif; overflow-wrap: break-word; }
h1, h2, .about, nav { font-family: Inter, system-ui, sans-serif; }
h1 { font-size: 1.75rem; margin: 0 0 .25rem; }
h2 { font-size: 1.375rem; line-height: 1.3; margin: 0 0 .25rem; }
.about { color: var(--quiet); font-size: .875rem; margin: 0 0 1.25rem; }
article { border-top: 1px solid var(--line); padding: 2rem 0 1rem; }
a { color: var(--accent); }
h2 a { color: inherit; text-decoration: none; }
h2 a:hover { text-decoration: underline; }
img { max-width: 100%; height: auto; }
pre, code { background: var(--code); font-size: .875em; }
pre { padding: .75rem 1rem; overflow-x: auto; }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid var(--line); color: var(--quiet); }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { border: 1px solid var(--line); padding: .25rem .5rem; text-align: left; }
.picture { color: var(--quiet); font-style: italic; }
@media print { body { max-width: none; padding: 0; background: none; font-size: 11pt; } article { padding: 1rem 0; } h2 { break-after: avoid; } }
"""


def page_start(title: str, about: str, language: str) -> str:
    """Return the beginning of the page, to be followed by articles; arguments are plain text."""
    return (
        f'<!DOCTYPE html>\n<html lang="{_text(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">\n"
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{_text(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f'<h1>{_text(title)}</h1>\n<p class="about">{_text(about)}</p>\n'
    )


def article_part(*, title: str, link: str, about: Iterable[str], content: str, language: str = "") -> str:
    """Return one article; `about` are plain texts (feed, author, date), `content` is HTML of any origin."""
    safe_link = html.escape(link) if link.lower().startswith(("https://", "http://")) else ""
    head = f'<a href="{safe_link}" rel="noreferrer">{_text(title)}</a>' if safe_link else _text(title)
    spoken = f' lang="{_text(language)}"' if language else ""
    text = " · ".join(_text(each) for each in about if each)
    return f'<article{spoken}>\n<h2>{head}</h2>\n<p class="about">{text}</p>\n{_settled(sanitize(content, link))}\n</article>\n'


def page_end() -> str:
    return "</body>\n</html>\n"


def _settled(content: str) -> str:
    """Replace remote pictures by their descriptions, so that the page makes no request."""

    def text(found: re.Match[str]) -> str:
        source, said = _SOURCE.search(found[1]), _ALT_TEXT.search(found[1])
        if source and source[1].startswith("data:image/"):
            return found[0]
        return f'<span class="picture">[{said[1]}]</span>' if said and said[1] else ""

    return _IMAGE.sub(text, content)


def _text(text: str) -> str:
    return html.escape(" ".join(text.split()))
