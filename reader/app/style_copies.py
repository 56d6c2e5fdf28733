"""The user's style sheet for articles goes with backups and exports, and comes back with a restored backup. Any thread."""

from pathlib import Path

from reader.formats.article_css import FILE_NAME, LARGEST
from reader.whole_file import write_whole

FORMER = f"{FILE_NAME}.before-restoring"


def style_in(folder: Path) -> bytes:
    """What is in a folder's sheet; nothing where there is none, or none that articles would be shown by."""
    path = folder / FILE_NAME
    try:
        return path.read_bytes() if path.is_file() and path.stat().st_size <= LARGEST else b""
    except OSError:
        return b""


def bring_back(saved: Path, folder: Path) -> None:
    """Put the sheet that was saved with a database into a folder; another one there keeps its words under a name of its own.

    Raises OSError.
    """
    kept = saved.with_suffix(".css")
    if not kept.is_file() or kept.stat().st_size > LARGEST:
        return
    style, path = kept.read_bytes(), folder / FILE_NAME
    if path.is_file() and (former := path.read_bytes()) != style:
        write_whole(folder / FORMER, former)
    write_whole(path, style)
