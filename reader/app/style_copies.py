"""Includes the user's article style sheet in backups and exports, and restores it. Any thread."""

from pathlib import Path

from reader.formats.article_css import FILE_NAME, LARGEST
from reader.whole_file import write_whole

FORMER = f"{FILE_NAME}.before-restoring"


def style_in(folder: Path) -> bytes:
    """Return the style sheet in a folder, empty if it is missing or unusable."""
    path = folder / FILE_NAME
    try:
        return path.read_bytes() if path.is_file() and path.stat().st_size <= LARGEST else b""
    except OSError:
        return b""


def bring_back(saved: Path, folder: Path) -> None:
    """Restore the sheet saved with a database; a different existing one is renamed. Raises OSError."""
    kept = saved.with_suffix(".css")
    if not kept.is_file() or kept.stat().st_size > LARGEST:
        return
    style, path = kept.read_bytes(), folder / FILE_NAME
    if path.is_file() and (former := path.read_bytes()) != style:
        write_whole(folder / FORMER, former)
    write_whole(path, style)
