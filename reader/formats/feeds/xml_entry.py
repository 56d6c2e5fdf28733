"""Turns a feedparser entry into a draft. Pure; runs in the parser process."""

import json
import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import urljoin

from reader.domain.entry import Chapter, Enclosure
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import DAY_SECONDS
from reader.domain.retrieval import EpisodeChapters
from reader.formats.feeds.dates import ReadDate, read_date
from reader.formats.feeds.drafts import ENCLOSURE_LIMIT, Draft, tidy_categories
from reader.formats.text import html_from_text, literal_line, looks_like_markup, one_line
from reader.formats.urls import safe_link

CHAPTER_LIMIT = 200
TITLE_LIMIT = 200
LAST_START_SECONDS = 10 * DAY_SECONDS

_TIME = re.compile(r"(?:(?:(\d{1,3}):)?(\d{1,4}):)?(\d{1,7})(?:\.\d*)?")


def inline_chapters(entry: Mapping[str, Any]) -> tuple[Chapter, ...]:
    """Return the Podlove Simple Chapters of a feedparser entry."""
    holder = entry.get("psc_chapters")
    listed = holder.get("chapters") if isinstance(holder, Mapping) else None
    rows = [row for row in listed if isinstance(row, Mapping)] if isinstance(listed, list) else []
    return _tidy((_seconds(row.get("start")), row.get("title")) for row in rows)


def read_chapters(body: bytes) -> EpisodeChapters | Problem:
    """Read a chapters file of the podcast namespace, skipping chapters outside of its table of contents."""
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        return Problem(ProblemKind.NO_CHAPTERS)
    listed = document.get("chapters") if isinstance(document, dict) else None
    if not isinstance(listed, list):
        return Problem(ProblemKind.NO_CHAPTERS)
    rows = [row for row in listed if isinstance(row, dict) and row.get("toc") is not False]
    found = _tidy((_number(row.get("startTime")), row.get("title")) for row in rows)
    return EpisodeChapters(found) if found else Problem(ProblemKind.NO_CHAPTERS)


def _tidy(rows: Iterable[tuple[int | None, object]]) -> tuple[Chapter, ...]:
    """Sort chapters, keep one per time, and skip those without time or name."""
    found: dict[int, Chapter] = {}
    for start, title in rows:
        name = one_line(title)[:TITLE_LIMIT] if isinstance(title, str) else ""
        if start is not None and 0 <= start <= LAST_START_SECONDS and name:
            found.setdefault(start, Chapter(start, name))
        if len(found) == CHAPTER_LIMIT:
            break
    return tuple(found[start] for start in sorted(found))


def _seconds(text: object) -> int | None:
    """Parse `1:02:03.500`, `62:03` or seconds."""
    match = _TIME.fullmatch(text.strip()) if isinstance(text, str) and text.isascii() else None
    if match is None:
        return None
    return int(match[1] or 0) * 3600 + int(match[2] or 0) * 60 + int(match[3])


def _number(value: object) -> int | None:
    if isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value):
        return int(value)
    return _seconds(value)


LENGTH_LIMIT = 1 << 53
DURATION_LIMIT_SECONDS = 10 * DAY_SECONDS
MIME_LENGTH_LIMIT = 100

_MIME = re.compile(r"[a-z0-9!#$&^_.+\-]+/[a-z0-9!#$&^_.+\-]+")
_WHOLE = re.compile(r"\d{1,16}")
_CLOCK = re.compile(r"(?:(\d{1,3}):)?(\d{1,4}):(\d{1,2})(?:\.\d+)?")
_SECONDS = re.compile(r"(\d{1,7})(?:\.\d+)?")


def enclosure(
    url: str,
    base: str,
    *,
    mime_type: str = "",
    length: str = "",
    duration: str = "",
    title: str = "",
) -> Enclosure | None:
    """Build an enclosure, or None if its URL cannot be fetched."""
    link = safe_link(url, base)
    if not link:
        return None
    mime = mime_type.strip().lower()[:MIME_LENGTH_LIMIT]
    return Enclosure(
        url=link,
        mime_type=mime if _MIME.fullmatch(mime) else "",
        length_bytes=length_bytes(length),
        duration_seconds=duration_seconds(duration),
        title=one_line(title)[:TITLE_LIMIT],
    )


def length_bytes(text: str) -> int | None:
    """Parse a size in bytes; None for missing, zero, negative, fractional or absurd values."""
    number = int(text) if _WHOLE.fullmatch(text.strip()) and text.isascii() else 0
    return number if 0 < number <= LENGTH_LIMIT else None


def duration_seconds(text: str) -> int | None:
    """Parse `1:02:03`, `62:03` or seconds."""
    text = text.strip()
    if not text.isascii():
        return None
    seconds = 0
    if clock := _CLOCK.fullmatch(text):
        seconds = int(clock[1] or 0) * 3600 + int(clock[2]) * 60 + int(clock[3])
    elif plain := _SECONDS.fullmatch(text):
        seconds = int(plain[1])
    return seconds if 0 < seconds <= DURATION_LIMIT_SECONDS else None


def xml_enclosures(entry: Mapping[str, Any], base: str) -> tuple[Enclosure, ...]:
    """Return the enclosures, Atom enclosure links and Media RSS contents of a feedparser entry, each URL once."""
    duration = str(entry.get("itunes_duration") or "")
    found: dict[str, Enclosure] = {}
    for attributes in _media_of(entry):
        media = enclosure(
            text_of(attributes, "href") or text_of(attributes, "url"),
            base,
            mime_type=text_of(attributes, "type"),
            length=text_of(attributes, "length") or text_of(attributes, "filesize"),
            duration=text_of(attributes, "duration") or ("" if found else duration),
            title=text_of(attributes, "title"),
        )
        if media and media.url not in found:
            found[media.url] = media
        if len(found) == ENCLOSURE_LIMIT:
            break
    return _with_chapters(tuple(found.values()), entry, base)


def _with_chapters(found: tuple[Enclosure, ...], entry: Mapping[str, Any], base: str) -> tuple[Enclosure, ...]:
    """Attach chapters to the first playable enclosure."""
    holder = entry.get("podcast_chapters")
    url = safe_link(text_of(holder, "url"), base) if isinstance(holder, Mapping) else ""
    chapters = inline_chapters(entry)
    place = next((at for at, media in enumerate(found) if media.is_playable), None)
    if place is None or not (url or chapters):
        return found
    return (*found[:place], replace(found[place], chapters_url=url, chapters=chapters), *found[place + 1 :])


def xml_thumbnail(entry: Mapping[str, Any], base: str) -> str:
    """Return an entry's picture: Media RSS thumbnail, iTunes image or Media RSS picture; '' for none."""
    image = entry.get("image")
    candidates = [
        *(text_of(thumbnail, "url") for thumbnail in mappings_of(entry, "media_thumbnail")),
        text_of(image, "href") if isinstance(image, Mapping) else "",
        *(text_of(media, "url") for media in mappings_of(entry, "media_content") if _is_picture(media)),
    ]
    return next((link for url in candidates if (link := safe_link(url, base))), "")


def _media_of(entry: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    yield from (link for link in mappings_of(entry, "links") if link.get("rel") == "enclosure")
    yield from (media for media in mappings_of(entry, "media_content") if not _is_picture(media))


def _is_picture(media: Mapping[str, Any]) -> bool:
    return text_of(media, "medium") == "image" or text_of(media, "type").startswith("image/")


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
    value = dict.get(holder, key) if isinstance(holder, dict) else None
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, list) else []


_ADDRESS = re.compile(r"<?(?<![^\s<>()])[^\s<>()]+@[^\s<>()]+>?")
"""From the beginning of a word alone: else a long one without an address is searched from each of its letters."""


def _author(holder: Mapping[str, Any]) -> str:
    people, written = mappings_of(holder, "authors"), one_line(text_of(holder, "author"))
    email = text_of(people[0], "email") if len(people) == 1 else ""
    if email and text_of(holder, "author") != f"{text_of(people[0], 'name')} ({email})":
        # written in one, of which feedparser ends the address after four letters of its last part
        name = one_line(_ADDRESS.sub("", written).replace("()", ""))
        return (name[1:-1].strip() if name.startswith("(") and name.endswith(")") else name) or written
    names = dict.fromkeys(one_line(text_of(author, "name")) for author in people)
    joined = ", ".join(name for name in names if name)
    detail = holder.get("author_detail")
    single = text_of(detail, "name") if isinstance(detail, Mapping) else ""
    return joined or one_line(single) or written


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
        if value.strip() and (content.get("type") in {"text/html", "application/xhtml+xml"} or len(value) > len(best[0])):
            best = (value, content)
            break
    value, detail = best
    return _as_html(value, detail), text_of(detail, "base"), text_of(detail, "language")


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
