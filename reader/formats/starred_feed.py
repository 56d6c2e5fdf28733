"""Writes starred articles as an Atom feed (RFC 4287) for other programs. Equal articles give equal bytes. Pure; any thread."""

import re
import uuid
from collections.abc import Iterable
from html import escape

from reader.domain.clock import iso_time
from reader.domain.details import Detail, DetailKind
from reader.domain.entry import Article, StarredArticle
from reader.domain.errors import ProblemKind, ReaderError
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
        f'<content type="html">{escape(without_controls(_shown_html(article)), quote=False)}</content>',
        "</entry>",
    ]


def _updated_at(starred: StarredArticle) -> int:
    """Return the date such that sorting puts the last starred article first."""
    return max(starred.starred_at, starred.updated_at or 0)


def _shown_html(article: Article) -> str:
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
