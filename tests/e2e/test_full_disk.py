"""A disk that takes no more bytes: what was acknowledged stays, what was refused is published, and all goes on once there is room."""

import subprocess
import sys
from pathlib import Path

import pytest

from reader.app.paths import profile_in
from reader.storage.connection import open_reader
from reader.storage.writer import open_database
from tests.e2e.kill_ledger import halves, reopened

ROOT = Path(__file__).parents[2]
PROGRAM = """
import resource, sys
from pathlib import Path
from reader.domain.commands import ImportOpml, MarkRead, RetrieveNow
from reader.domain.events import CommandFailed, StatusesChanged, StorageFailed
from reader.domain.ids import EntryId
from reader.domain.subscription import OpmlDocument, OpmlFeed
from tests.fakes.documents import postings, rss
from tests.fakes.world import Page, World, simulate, published

def page(url, newest):
    return Page(rss(entries=postings(newest, base=url)), etag=f'"v{newest}"')

folder = Path(sys.argv[1])
urls = [f"https://host{number}.test/feed" for number in range(8)]
world = World({url: page(url, 5) for url in urls})
simulation = simulate(folder, world)
simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in urls))))
simulation.run_until(simulation.now + 60)
log = (folder / "reader.sqlite3-wal").stat().st_size
_, most = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (log + 100_000, most))
world.pages |= {url: page(url, 40) for url in urls}
simulation.send(RetrieveNow())
simulation.run_until(simulation.now + 60)
for number in range(1, 40):
    simulation.send(MarkRead((EntryId(number),)))
marked = [event.entry_ids[0] for event in published(simulation, StatusesChanged) if event.entry_ids]
failed = [event.problem.kind.value for event in published(simulation, CommandFailed)]
print(sorted(set(failed)), len(failed), len(marked), {event.problem.kind.value for event in published(simulation, StorageFailed)})
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
simulation.run_until(simulation.now + 61)
print(simulation.core.state.storage_rest.until <= simulation.now)
simulation.send(MarkRead((EntryId(40),)))
print(published(simulation, StatusesChanged)[-1].entry_ids)
simulation.run_until(simulation.now + 3700)
simulation.send(RetrieveNow())
simulation.run_until(simulation.now + 60)
print(*marked)
sys.stdout.flush()
import os; os._exit(0)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits the size of files as Linux does")
def test_files_that_may_not_grow(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True, timeout=100
    )
    published, goes_on, marked_after, marked = done.stdout.splitlines()
    kinds, failed, succeeded, problems = published.split()
    assert (kinds, problems) == ("['disk_full']", "{'disk_full'}")
    assert int(failed) > 0
    assert int(failed) + int(succeeded) == 39
    assert (goes_on, marked_after) == ("True", "(40,)")
    connection = open_reader(tmp_path / "reader.sqlite3")
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert list(halves(connection)) == []
    read = {row[0] for row in connection.execute("SELECT entry_id FROM entry_status WHERE is_read = 1").fetchall()}
    assert read == {*map(int, marked.split()), 40}
    newest = connection.execute("SELECT count(*) FROM entry_status WHERE identity LIKE '%entry-40'").fetchone()
    assert newest == (8,)
    connection.close()
    assert reopened(tmp_path / "reader.sqlite3") == []


LIMITED = """
import resource, sys
from reader.__main__ import run
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
sys.argv[1:] = ["--profile", *sys.argv[1:]]
run()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits the size of files as Linux does")
@pytest.mark.parametrize("has_index", [False, True], ids=["a fresh index of the log", "one of another program"])
def test_a_command_that_reads_takes_no_lack_of_room_for_damage(tmp_path: Path, *, has_index: bool) -> None:
    """A reader needs a few bytes of room for the index of the write-ahead log."""
    profile = profile_in(tmp_path)
    open_database(profile.database, now=1, backup_folder=None).close()
    if has_index:
        profile.database.with_name(f"{profile.database.name}-shm").write_bytes(b"")
    before = {path.name for path in tmp_path.iterdir()}
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(tmp_path), "list"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"beforehand: The disk is full: {profile.database}: disk I/O error\n"
    assert {path.name for path in tmp_path.iterdir()} - before <= {f"{profile.database.name}{log}" for log in ("-shm", "-wal")}
