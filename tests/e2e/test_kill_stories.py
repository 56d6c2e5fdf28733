"""kill -9 while articles are joined to their stories: a step is there or not, and the next start finds the same stories."""

import json
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

ROOT = Path(__file__).parents[2]
PROGRAM = """
import json, os, random, shutil, signal, sys
from pathlib import Path
from reader.domain.commands import SetPreference
from tests.fakes.world import World, simulate
from tests.unit.engine.test_stories import BUDGET, FIRST, QUAKE, QUAKE_AGAIN, bring, library

NEAR = "entry_story", "COMMIT"
BUDGET_AGAIN = "Budget passes parliament", "Anna Lindqvist, finance minister, thanked the opposition: the upper house agreed to a " \\
    "budget that raises spending on schools and railways after fourteen hours of debate, on Wednesday morning."

def life(folder, kill_at):
    '''Join all in a process of its own, killed before a statement of the step; what is stored and how many such there were.'''
    read_end, write_end = os.pipe()
    pid = os.fork()
    if pid == 0:
        simulation = simulate(folder, World(), now=FIRST + 60)
        connection, count, is_near = simulation.core.state.connection, 0, False
        def traced(statement):
            nonlocal count, is_near
            is_near = "entry_story" in statement or (is_near and not statement.startswith("BEGIN"))
            if is_near and any(each in statement for each in NEAR):
                count += 1
                if count == kill_at:
                    os.kill(os.getpid(), signal.SIGKILL)
        connection.set_trace_callback(traced)
        simulation.run_until(FIRST + 600)
        connection.set_trace_callback(None)
        os.write(write_end, json.dumps([stored(connection), count]).encode())
        os._exit(0)
    os.close(write_end)
    _, status = os.waitpid(pid, 0)
    with os.fdopen(read_end) as said:
        return json.loads(said.read() or "null"), os.waitstatus_to_exitcode(status)

def stored(connection):
    return connection.execute("SELECT entry_id, story_id FROM entry_story ORDER BY 1").fetchall()

def at_once(folder):
    '''What is stored before anything else runs.'''
    read_end, write_end = os.pipe()
    if os.fork() == 0:
        os.write(write_end, json.dumps(stored(simulate(folder, World(), now=FIRST + 60).core.state.connection)).encode())
        os._exit(0)
    os.close(write_end)
    os.wait()
    with os.fdopen(read_end) as said:
        return json.load(said)

base = Path(sys.argv[1])
new = base / "new"
new.mkdir()
simulation = library(new, is_on=False)
chance = random.Random(5)
for article, feed_id in ((QUAKE, 1), (BUDGET, 2), (QUAKE_AGAIN, 2), (BUDGET_AGAIN, 1)):
    bring(simulation, article, feed_id)
simulation.send(SetPreference("reading.stories", value=True))
simulation.core.close()
(wanted, statements), _ = life(shutil.copytree(new, base / "whole"), 0)
found = []
for place in range(1, statements + 1, max(1, statements // 10)):
    folder = shutil.copytree(new, base / str(place))
    _, ended = life(folder, place)
    after = at_once(folder)
    (completed, _), _ = life(folder, 0)
    found.append((ended, after, completed))
    shutil.rmtree(folder)
print(json.dumps([statements, wanted, found]))
"""


def test_a_step_that_is_killed_is_whole_or_nothing_and_the_next_start_joins_the_same(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{PROGRAM}", str(tmp_path)],
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    statements, wanted, found = json.loads(done.stdout)
    assert statements > 10
    assert len({story for _, story in wanted}) == 2
    assert {ended for ended, _, _ in found} == {-9}
    assert {len(after) for _, after, _ in found} <= {0, len(wanted)}
    assert all(completed == wanted for _, _, completed in found)


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
