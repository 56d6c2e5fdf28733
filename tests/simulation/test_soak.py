"""Six hours of forty feeds with a user: nothing stays open, nothing piles up. `benchmarks/soak.py` runs for days and looks at memory too."""

import sys
import threading
from pathlib import Path

import pytest

from reader.engine.jobs.full_text import PageTask
from reader.engine.state import FEEDS_IN_FLIGHT
from reader.storage.migrations import SCHEMA_VERSION
from tests.e2e.kill_ledger import halves
from tests.fakes.soak_engine import Soak

FEEDS, HOURS = 40, 6


@pytest.mark.skipif(sys.platform != "linux", reason="counts open files in /proc")
def test_a_quarter_of_a_day_leaves_nothing_open_and_nothing_piled_up(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    with Soak(tmp_path, FEEDS) as soak:
        open_files = []
        for _ in soak.run(HOURS):
            open_files.append(len(list(Path("/proc/self/fd").iterdir())))
            state = soak.core.state
            waiting = (
                state.flights,
                state.parses,
                state.busy,
                state.pictures_waiting,
                state.background.of(PageTask),
                state.outbox,
            )
            # a moment may fall into a retrieval
            assert max(len(each) for each in waiting) <= FEEDS_IN_FLIGHT
            assert len(state.background.icons_sought) <= FEEDS
            assert state.batch.total - state.batch.done <= FEEDS_IN_FLIGHT
        assert max(open_files[2:]) <= open_files[1]
        assert set(threading.enumerate()) <= before
        assert soak.backups == 1
        assert soak.count("feed") == FEEDS
        assert soak.web.requests < FEEDS * 12
        assert soak.count("retrieval") <= soak.web.requests
        assert soak.count("retrieval") >= FEEDS
        reader = soak._reader
        assert reader.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        assert reader.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert list(halves(reader)) == []
