"""What several simulations begin with."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.fakes.faulty_run import lived_profile


@pytest.fixture(scope="session")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    """A profile in which everything is present; each test works on a copy."""
    with closing(lived_profile(tmp_path_factory.mktemp("lived"))) as kept:
        yield kept
