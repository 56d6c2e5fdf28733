"""Turns a feedparser entry into a draft. Pure; runs in the parser process."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urljoin

from reader.formats.dates import ReadDate, read_date
from reader.formats.drafts import Draft, tidy_categories
from reader.formats.enclosures import xml_enclosures, xml_thumbnail
from reader.formats.text import html_from_text, literal_line, looks_like_markup, one_line
from reader.formats.urls import safe_link

_TITLE_ROOM = 4_000
_LANGUAGE_LENGTH = 40


def draft_of(entry: Mapping[str, Any], url: str, feed: Mapping[str, Any], *, is_atom: bool) -> Draft:
    """Return the draft of an entry from the document at `url`; `feed` holds inherited values."""
    link = entry_link(entry, url)
    date_text, published, updated = _dates(entry)
    source, base, language = _content(entry)
    return Draft(
        guid=text_of(entry, "id").strip(),
        link=link,
        title=title_of(entry, is_atom=is_atom),
        author=_author(entry) or (_author(feed) if is_atom else ""),
        html=source,
        base_url=_base(base, url) if is_atom or base else link or url,
        date_text=date_text,
        published=published,
        updated=updated,
        categories=tidy_categories(text_of(tag, "label") or text_of(tag, "term") for tag in mappings_of(entry, "tags")),
        enclosures=xml_enclosures(entry, url),
        thumbnail_url=xml_thumbnail(entry, url),
        comments_url=_comments(entry, url),
        language=(language or text_of(feed, "language"))[:_LANGUAGE_LENGTH],
    )


def entry_link(entry: Mapping[str, Any], url: str) -> str:
    """Return an entry's page. A guid that feedparser takes for the link counts only if it is a URL."""
    link = text_of(entry, "link")
    if link and link == text_of(entry, "id") and not link.lstrip().lower().startswith(("http://", "https://")):
        link = ""
    return safe_link(link, url) or _link_by_type(entry, url)


def _link_by_type(entry: Mapping[str, Any], url: str) -> str:
    """Return Atom's alternate link of any type if there is none of type HTML."""
    hrefs = (text_of(link, "href") for link in mappings_of(entry, "links") if link.get("rel") in {"alternate", None})
    return next((found for href in hrefs if (found := safe_link(href, url))), "")


def title_of(holder: Mapping[str, Any], *, is_atom: bool) -> str:
    """Return a title on one plain line; an Atom title of type text has no markup."""
    detail = holder.get("title_detail")
    is_text = is_atom and isinstance(detail, Mapping) and detail.get("type") == "text/plain"
    title = text_of(holder, "title")[:_TITLE_ROOM]
    return literal_line(title) if is_text else one_line(title)


def text_of(holder: Mapping[str, Any], key: str) -> str:
    """Return feedparser's text under exactly this key, or ''. Its own access methods guess and warn."""
    value = dict.get(holder, key) if isinstance(holder, dict) else None
    return value if isinstance(value, str) else ""


def mappings_of(holder: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """Return the mappings in a list under a key."""
    value = dict.get(holder, key) if isinstance(holder, dict) else None
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, list) else []


def _author(holder: Mapping[str, Any]) -> str:
    names = dict.fromkeys(one_line(text_of(author, "name")) for author in mappings_of(holder, "authors"))
    joined = ", ".join(name for name in names if name)
    detail = holder.get("author_detail")
    single = text_of(detail, "name") if isinstance(detail, Mapping) else ""
    return joined or one_line(single) or one_line(text_of(holder, "author"))


def _dates(entry: Mapping[str, Any]) -> tuple[str, ReadDate | None, ReadDate | None]:
    """Return the date as written, the publication and the update time. A feed with only one date means both."""
    texts = [text_of(entry, key) for key in ("published", "created", "updated")]
    found = [read_date(text) for text in texts]
    published = next((date for date in found if date), None)
    return next((text for text in texts if text), ""), published, found[-1]


def _content(entry: Mapping[str, Any]) -> tuple[str, str, str]:
    """Return HTML, base and language of the richest body: content before summary, unless the content is a mere caption."""
    summary = text_of(entry, "summary")
    detail = entry.get("summary_detail")
    best = (summary, detail if isinstance(detail, Mapping) else {})
    for content in mappings_of(entry, "content"):
        value = text_of(content, "value")
        if value.strip() and (_is_html(content) or len(value) > len(best[0])):
            best = (value, content)
            break
    value, detail = best
    return _as_html(value, detail), text_of(detail, "base"), text_of(detail, "language")


def _is_html(detail: Mapping[str, Any]) -> bool:
    return detail.get("type") in {"text/html", "application/xhtml+xml"}


def _as_html(value: str, detail: Mapping[str, Any]) -> str:
    """Turn text that is declared or found to be without markup into paragraphs."""
    if detail.get("type") == "text/plain" and not looks_like_markup(value):
        return html_from_text(value)
    if "<" not in value and "\n" in value.strip():
        return html_from_text(value).replace("&amp;", "&")
    return value


def _base(base: str, url: str) -> str:
    try:
        joined = urljoin(url, base)
    except ValueError:
        return url
    return joined if joined.startswith(("http://", "https://")) else url


def _comments(entry: Mapping[str, Any], url: str) -> str:
    replies = (text_of(link, "href") for link in mappings_of(entry, "links") if link.get("rel") == "replies")
    return safe_link(text_of(entry, "comments"), url) or next((found for href in replies if (found := safe_link(href, url))), "")
