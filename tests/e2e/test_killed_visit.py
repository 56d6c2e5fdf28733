"""A window's program that is killed in the middle of a visit: what is new is known afterwards."""

import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.ids import EntryId
from reader.domain.news import IDLE_SECONDS, News
from reader.storage import news
from reader.storage.connection import open_reader
from tests.fakes.world import START
from tests.unit.storage.examples import follow, open_fresh, parsed, store

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal")
CHILD = """
import os, signal, sys
from pathlib import Path
from reader.domain.commands import NoteUse
from reader.lab.simulation import Simulation
from reader.storage.writer import transaction
from tests.fakes.new_database import open_new
from tests.fakes.world import START, World, core_over
from tests.unit.storage.examples import parsed, store

path = Path(sys.argv[1])
connection = open_new(path, now=int(START), backup_folder=None)
simulation = Simulation(core_over(connection, path.parent, now=START), World().answer, now=START)
for minute in range(3):
    simulation.now = START + 60 * minute
    with transaction(connection):
        store(connection, 1, parsed(f"before {minute}"))
    simulation.send(NoteUse())
with transaction(connection):
    store(connection, 1, parsed("after"))
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_kill_in_a_visit_costs_what_came_after_the_last_note_of_its_use(tmp_path: Path) -> None:
    with closing(open_fresh(tmp_path)) as connection:
        store(connection, follow(connection, "a"), parsed("seen"))
        news.note_use(connection, START - 86_400)
        store(connection, follow(connection, "b"), parsed("unseen"))
    killed = subprocess.run([sys.executable, "-c", CHILD, str(tmp_path / "reader.sqlite")], check=False)
    assert killed.returncode == -signal.SIGKILL
    with closing(open_reader(tmp_path / "reader.sqlite")) as connection:
        began, ended = News(int(START) - 86_400, EntryId(1)), News(int(START) + 120, EntryId(5))
        assert news.current(connection) == began
        assert news.upcoming(connection, START + 120 + IDLE_SECONDS - 1) == began, "who starts it again soon goes on"
        assert news.upcoming(connection, START + 120 + IDLE_SECONDS) == ended, "later only what came at the very end is new"
        assert (news.entry_count(connection, began), news.entry_count(connection, ended)) == (5, 1)
