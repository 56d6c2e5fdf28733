"""Converts an article to Markdown: for copying, and as a file with YAML front matter and a portable name."""

import json
import re
import unicodedata
from collections.abc import Mapping

from reader.domain.entry import Article
from reader.domain.ids import iso_time
from reader.formats.articles.pictures import with_places
from reader.formats.text import literal_line, plain_text
from reader.formats.urls import safe_link

MAX_HTML = 500_000
_BLANK_LINES = re.compile(r"\n{3,}")
_USER = re.compile(r'((?:href|src)="https?://)[^"/?#]*@')
"""A user name in an address of sanitised HTML, which only serves to imitate another host."""
_BREAKS = re.compile(r"[\r\n]+")


def article_markdown(title: str, link: str, html: str) -> str:
    """Convert title, link and text to Markdown; markup nested too deeply gives plain text."""
    from markdownify import ATX, markdownify

    try:
        text = markdownify(_USER.sub(r"\1", html[:MAX_HTML]), heading_style=ATX, bullets="-", code_language_callback=_language)
    except RecursionError:
        text = plain_text(html[:MAX_HTML])
    heading = _BREAKS.sub(" ", title).strip()
    source = f"<{link}>" if link else ""
    parts = (f"# {heading}" if heading else "", source, _BLANK_LINES.sub("\n\n", text).strip())
    return "\n\n".join(part for part in parts if part) + "\n"


def _language(element: object) -> str:
    """Return the language that a listing, or the code in it, names."""
    found = getattr(element, "find", lambda _name: None)("code")
    for each in (element, found):
        names = each.get("class") if each is not None and hasattr(each, "get") else None
        for name in names or ():
            _, dash, language = str(name).partition("-")
            if dash:
                return language
    return ""


LONGEST_CHARACTERS = 80
LONGEST_BYTES = 180
_DEVICES = frozenset({"CON", "PRN", "AUX", "NUL", *(f"{name}{number}" for name in ("COM", "LPT") for number in range(1, 10))})
"""Names reserved by Windows, with any extension."""


def file_stem(title: str, otherwise: str) -> str:
    """Return a portable file name without extension; `otherwise` if nothing is left of the title."""
    kept = "".join(each if each in "-_" or each.isalnum() or unicodedata.category(each)[0] == "M" else " " for each in title)
    stem = " ".join(kept.split())[:LONGEST_CHARACTERS]
    while len(stem.encode()) > LONGEST_BYTES:
        stem = stem[:-1]
    stem = stem.strip() or otherwise
    return f"{stem}_" if stem.upper() in _DEVICES else stem


def markdown_file(article: Article, places: Mapping[str, str]) -> str:
    """Return the file's text; `places` maps picture addresses to files beside it, other pictures keep their address."""
    title, link = literal_line(article.title), safe_link(article.link)
    known = {
        "title": title,
        "author": literal_line(article.author),
        "feed": literal_line(article.feed_title),
        "link": link,
        "date": iso_time(article.published_at or article.first_seen_at),
        "tags": [literal_line(tag) for tag in article.tags],
    }
    # what is quoted as JSON is quoted as YAML too
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in known.items() if value]
    text = article_markdown(title, link, with_places(article.html, places))
    return "\n".join(("---", *lines, "---", "", text))
