from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import open_fresh


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[WriteConnection]:
    with closing(open_fresh(tmp_path)) as opened:
        opened.execute("PRAGMA synchronous = OFF")
        yield opened
