from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import open_fresh


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[WriteConnection]:
    opened = open_fresh(tmp_path)
    yield opened
    assert opened.execute("PRAGMA foreign_key_check").fetchall() == []
    opened.execute("INSERT INTO entry_search (entry_search, rank) VALUES ('integrity-check', 1)")
    opened.close()
