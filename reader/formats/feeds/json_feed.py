"""Parses JSON Feed 1.0 and 1.1. Pure; runs in the parser process."""

import json
from collections.abc import Mapping
from typing import Any

from reader.domain.entry import Enclosure
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed
from reader.formats.feeds.dates import read_date
from reader.formats.feeds.drafts import (
    DESCRIPTION_LIMIT,
    ENCLOSURE_LIMIT,
    ENTRY_LIMIT,
    TITLE_LIMIT,
    Draft,
    finished_entries,
    tidy_categories,
)
from reader.formats.feeds.xml_entry import enclosure
from reader.formats.text import html_from_text, one_line
from reader.formats.urls import safe_link

_VERSION_SITE = "jsonfeed.org/version/"


class _Number(str):
    """A number as written: a title of 1e999 is not "inf", and an id of a thousand digits is kept."""

    __slots__ = ()


def looks_like_json(text: str) -> bool:
    return text.lstrip()[:1] in {"{", "["}


def parse_json_feed(text: str, url: str) -> ParsedFeed:
    """Parse a JSON Feed; ReaderError for any other JSON."""
    try:
        document = json.loads(text, parse_int=_Number, parse_float=_Number, parse_constant=lambda _word: None)
    except (ValueError, RecursionError) as error:
        kind = ProblemKind.PARSE_ERROR if _VERSION_SITE in text.replace("\\/", "/") else ProblemKind.NOT_A_FEED
        raise ReaderError(kind, Detail(DetailKind.UNREADABLE_JSON)) from error
    items = document.get("items") if isinstance(document, dict) else None
    if not isinstance(items, list) or not _is_json_feed(_text(document, "version")):
        raise ReaderError(ProblemKind.NOT_A_FEED, Detail(DetailKind.OTHER_JSON))
    language = one_line(_string(document, "language"))[:40]
    author = _authors(document)
    drafts = [_draft(item, url, language, author) for item in items[:ENTRY_LIMIT] if isinstance(item, dict)]
    return ParsedFeed(
        format="json11" if _text(document, "version").rstrip("/").endswith("1.1") else "json10",
        title=_line(document, "title"),
        site_url=safe_link(_string(document, "home_page_url"), url),
        description=one_line(_text(document, "description"))[:DESCRIPTION_LIMIT],
        icon_url=safe_link(_string(document, "icon") or _string(document, "favicon"), url),
        language=language,
        entries=finished_entries(drafts),
        hub_url=next((link for hub in _mappings(document, "hubs") if (link := safe_link(_string(hub, "url"), url))), ""),
        self_url=safe_link(_string(document, "feed_url"), url),
        previous_url=safe_link(_string(document, "next_url"), url),
    )


def _is_json_feed(version: str) -> bool:
    """Check the version; some feeds write the number instead of the address that the specification requires."""
    return _VERSION_SITE in version or version in {"1", "1.0", "1.1"}


def _draft(item: Mapping[str, Any], url: str, language: str, author: str) -> Draft:
    link = safe_link(_string(item, "url"), url) or safe_link(_string(item, "external_url"), url)
    date_text = _text(item, "date_published")
    updated_text = _text(item, "date_modified")
    return Draft(
        guid=_text(item, "id"),
        link=link,
        title=_line(item, "title"),
        author=_authors(item) or author,
        html=_text(item, "content_html") or html_from_text(_text(item, "content_text") or _text(item, "summary")),
        base_url=link or url,
        date_text=date_text or updated_text,
        published=read_date(date_text) or read_date(updated_text),
        updated=read_date(updated_text),
        categories=tidy_categories(tag for tag in item.get("tags") or () if isinstance(tag, str) and not isinstance(tag, _Number))
        if isinstance(item.get("tags"), list)
        else (),
        enclosures=_attachments(item, url),
        thumbnail_url=safe_link(_string(item, "image") or _string(item, "banner_image"), url),
        language=one_line(_string(item, "language"))[:40] or language,
    )


def _authors(holder: Mapping[str, Any]) -> str:
    single = holder.get("author")
    people = _mappings(holder, "authors") or ([single] if isinstance(single, Mapping) else [])
    names = dict.fromkeys(_line(person, "name") for person in people)
    return ", ".join(name for name in names if name)


def _attachments(item: Mapping[str, Any], url: str) -> tuple[Enclosure, ...]:
    found = (
        enclosure(
            _string(attachment, "url"),
            url,
            mime_type=_text(attachment, "mime_type"),
            length=_text(attachment, "size_in_bytes"),
            duration=_text(attachment, "duration_in_seconds"),
            title=_text(attachment, "title"),
        )
        for attachment in _mappings(item, "attachments")[:ENCLOSURE_LIMIT]
    )
    return tuple(media for media in found if media)


def _mappings(holder: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    value = holder.get(key)
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _text(holder: Mapping[str, Any], key: str) -> str:
    """Return a string or number as text; '' for anything else."""
    value = holder.get(key)
    return str(value) if isinstance(value, str) else ""


def _string(holder: Mapping[str, Any], key: str) -> str:
    """Return a string where a number is meaningless: an address, a language."""
    return "" if isinstance(holder.get(key), _Number) else _text(holder, key)


def _line(holder: Mapping[str, Any], key: str) -> str:
    return one_line(_text(holder, key))[:TITLE_LIMIT]
