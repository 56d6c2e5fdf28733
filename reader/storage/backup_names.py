"""What copies of the database are called, and which of them is the newer. Any thread.

A name holds a number, one more than any in the folder, and the time. The number decides: a clock that was wrong for a day would else have
its copies taken for the newest until their time comes. Names without a number are older than all that have one.
"""

import re
from datetime import UTC, datetime
from pathlib import Path

ROTATING = "beforehand-"
BEFORE_RESTORING = "before-restoring-"
"""What a former database is called that was replaced by a copy."""
BEFORE_MIGRATION = "before-migration-from-"
_STAMP = "%Y%m%d-%H%M%S"
_NAMED = re.compile(r"(?:-(\d{6,}))?-(\d{8}-\d{6})$")


def next_copy(folder: Path, prefix: str, now: int) -> Path:
    """Where the next copy belongs: behind all there are, whatever time they say they are from."""
    number = 1 + max((_number(path) for path in folder.glob("*.sqlite")), default=0)
    return folder / f"{prefix}{number:06}-{datetime.fromtimestamp(now, UTC).strftime(_STAMP)}.sqlite"


def newest_first(folder: Path, prefix: str = "") -> list[Path]:
    """The copies whose names begin so, the one written last first."""
    return sorted(folder.glob(f"{prefix}*.sqlite"), key=lambda path: (_number(path), made_at(path), path.name), reverse=True)


def made_at(path: Path) -> int:
    """When a copy was made, by its name; for other files when they were changed last."""
    try:
        return int(datetime.strptime(path.stem[-15:], _STAMP).replace(tzinfo=UTC).timestamp())
    except ValueError:
        return int(path.stat().st_mtime)


def is_ours(path: Path) -> bool:
    """Whether a file is called as copies are; what the user called otherwise is the user's."""
    return _NAMED.search(path.stem) is not None


def _number(path: Path) -> int:
    named = _NAMED.search(path.stem)
    return int(named[1]) if named and named[1] else 0
