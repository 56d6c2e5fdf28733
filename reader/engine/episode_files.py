"""Paths of downloaded episodes: generated names inside the user's folder that overwrite no file. Engine thread only."""

import os
from collections.abc import Container, Iterable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from reader.domain.entry import MEDIA_SUFFIXES, Article, Enclosure
from reader.domain.episodes import PART
from reader.formats.markdown_file import file_stem

_SUFFIXES = {
    "audio/mpeg": ".mp3",
    "audio/mp3": ".mp3",
    "audio/mp4": ".m4a",
    "audio/x-m4a": ".m4a",
    "audio/m4a": ".m4a",
    "audio/aac": ".aac",
    "audio/ogg": ".ogg",
    "audio/opus": ".opus",
    "audio/flac": ".flac",
    "audio/x-flac": ".flac",
    "audio/wav": ".wav",
    "audio/x-wav": ".wav",
    "video/mp4": ".mp4",
    "video/x-m4v": ".m4v",
    "video/webm": ".webm",
    "video/quicktime": ".mov",
    "video/ogg": ".ogv",
}


_OURS = (*MEDIA_SUFFIXES, *_SUFFIXES.values())


def free_place(folder: Path, article: Article, enclosure: Enclosure, taken: Container[str]) -> Path:
    """Return a path that does not exist and is not `taken`: folder, feed, date and title."""
    date = datetime.fromtimestamp(article.sort_at, UTC).strftime("%Y-%m-%d")
    stem = f"{date} {file_stem(article.title, 'Episode')}"
    inner, suffix = folder / file_stem(article.feed_title, "Podcast"), _suffix(enclosure)
    names = (inner / f"{stem}{f' {number + 1}' if number else ''}{suffix}" for number in count())
    return next(name for name in names if str(name) not in taken and not name.exists() and not _part(name).exists())


def _part(path: Path) -> Path:
    return path.with_name(path.name + PART)


def is_ours(path: str, folders: Iterable[Path]) -> bool:
    """Return whether a stored path can be one of ours: a generated name in one of the folders, wherever links lead on the way."""
    if not path or not path.lower().endswith(_OURS):
        return False
    # the disk is not accessed for other names: one may be that of a server
    written = Path(os.path.normpath(path))
    around = [folder for folder in folders if folder.is_absolute() and written.is_relative_to(os.path.normpath(folder))]
    try:
        places = [each.resolve() for each in (written, _part(written))] if around else []
        return any(all(place.is_relative_to(folder.resolve()) for place in places) for folder in around)
    except (OSError, RuntimeError, ValueError):
        return False


def kept_bytes(path: str) -> int:
    """Return the bytes stored of an unfinished download."""
    try:
        return _part(Path(path)).stat().st_size if path else 0
    except OSError:
        return 0


def remove_files(path: str) -> None:
    """Remove a saved file and parts of an unfinished one. Raises OSError."""
    if path:
        Path(path).unlink(missing_ok=True)
        _part(Path(path)).unlink(missing_ok=True)


def _suffix(enclosure: Enclosure) -> str:
    """Return a suffix of a fixed list, whatever the address ends in."""
    path = enclosure.url.partition("?")[0].partition("#")[0].lower()
    own = next((suffix for suffix in MEDIA_SUFFIXES if path.endswith(suffix)), "")
    return own or _SUFFIXES.get(enclosure.mime_type, ".mp4" if enclosure.is_video else ".mp3")
