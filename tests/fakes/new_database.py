"""The database of a new profile, made once in each process and copied: to make its tables takes longer than most tests do."""

import tempfile
from functools import cache
from pathlib import Path

from reader.storage import database_file
from reader.storage.connection import WriteConnection
from reader.storage.writer import open_database


def open_new(path: Path, *, now: int, backup_folder: Path | None = None) -> WriteConnection:
    """As `open_database` does it; where there was none yet, with the tables of a copy."""
    if not path.exists() and not database_file.marker(path).exists():
        path.write_bytes(_made())
        database_file.marker(path).touch()
    return open_database(path, now=now, backup_folder=backup_folder)


@cache
def _made() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite"
        open_database(path, now=0, backup_folder=None).close()
        return path.read_bytes()
