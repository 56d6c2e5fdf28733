"""Media and pictures attached to an entry: http(s) URLs with plausible sizes and durations. Pure; any thread."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from reader.domain.clock import DAY_SECONDS
from reader.domain.entry import Enclosure
from reader.formats.chapters import inline_chapters
from reader.formats.text import one_line
from reader.formats.urls import safe_link

ENCLOSURE_LIMIT = 50
LENGTH_LIMIT = 1 << 53
DURATION_LIMIT_SECONDS = 10 * DAY_SECONDS
MIME_LENGTH_LIMIT = 100
TITLE_LIMIT = 200

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
            _text(attributes, "href") or _text(attributes, "url"),
            base,
            mime_type=_text(attributes, "type"),
            length=_text(attributes, "length") or _text(attributes, "filesize"),
            duration=_text(attributes, "duration") or ("" if found else duration),
            title=_text(attributes, "title"),
        )
        if media and media.url not in found:
            found[media.url] = media
        if len(found) == ENCLOSURE_LIMIT:
            break
    return _with_chapters(tuple(found.values()), entry, base)


def _with_chapters(found: tuple[Enclosure, ...], entry: Mapping[str, Any], base: str) -> tuple[Enclosure, ...]:
    """Attach chapters to the first playable enclosure."""
    holder = entry.get("podcast_chapters")
    url = safe_link(_text(holder, "url"), base) if isinstance(holder, Mapping) else ""
    chapters = inline_chapters(entry)
    place = next((at for at, media in enumerate(found) if media.is_playable), None)
    if place is None or not (url or chapters):
        return found
    return (*found[:place], replace(found[place], chapters_url=url, chapters=chapters), *found[place + 1 :])


def xml_thumbnail(entry: Mapping[str, Any], base: str) -> str:
    """Return an entry's picture: Media RSS thumbnail, iTunes image or Media RSS picture; '' for none."""
    image = entry.get("image")
    candidates = [
        *(_text(thumbnail, "url") for thumbnail in _mappings(entry.get("media_thumbnail"))),
        _text(image, "href") if isinstance(image, Mapping) else "",
        *(_text(media, "url") for media in _mappings(entry.get("media_content")) if _is_picture(media)),
    ]
    return next((link for url in candidates if (link := safe_link(url, base))), "")


def _media_of(entry: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    yield from (link for link in _mappings(entry.get("links")) if link.get("rel") == "enclosure")
    yield from (media for media in _mappings(entry.get("media_content")) if not _is_picture(media))


def _is_picture(media: Mapping[str, Any]) -> bool:
    return _text(media, "medium") == "image" or _text(media, "type").startswith("image/")


def _mappings(value: Any) -> list[Mapping[str, Any]]:
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, list) else []


def _text(mapping: Mapping[str, Any], key: str) -> str:
    value = mapping.get(key)
    return value if isinstance(value, str) else ""
