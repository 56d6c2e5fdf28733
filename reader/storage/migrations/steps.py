"""All steps in order. Imported only where a database is made or brought up to date: no other start needs their text."""

import sqlite3
from collections.abc import Callable

from reader.storage.migrations import (
    m0001,
    m0002,
    m0003,
    m0004,
    m0005,
    m0006,
    m0007,
    m0008,
    m0009,
    m0010,
    m0011,
    m0012,
    m0013,
    m0014,
    m0015,
    m0016,
    m0017,
    m0018,
    m0019,
    m0020,
    m0021,
    m0022,
    m0023,
    m0024,
)

MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (
    m0001.migrate,
    m0002.migrate,
    m0003.migrate,
    m0004.migrate,
    m0005.migrate,
    m0006.migrate,
    m0007.migrate,
    m0008.migrate,
    m0009.migrate,
    m0010.migrate,
    m0011.migrate,
    m0012.migrate,
    m0013.migrate,
    m0014.migrate,
    m0015.migrate,
    m0016.migrate,
    m0017.migrate,
    m0018.migrate,
    m0019.migrate,
    m0020.migrate,
    m0021.migrate,
    m0022.migrate,
    m0023.migrate,
    m0024.migrate,
)
"""The step at index n leads from schema n to schema n + 1."""
