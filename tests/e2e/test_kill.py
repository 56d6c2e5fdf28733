"""A program that is killed in the middle of its work loses nothing it has acknowledged."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from reader.storage.connection import open_reader
from tests.fakes.feed_server import FeedServer

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
from pathlib import Path
from reader.app.compose import start_engine
from reader.app.paths import profile_in
from reader.domain.commands import AddSubscription, MarkRead, MarkStarred
from reader.domain.events import EntriesArrived, StatusesChanged, SubscriptionAdded

def tell(event):
    if isinstance(event, EntriesArrived):
        print("stored", len(event.entry_ids), flush=True)
        for entry_id in event.entry_ids:
            engine.submit(MarkRead((entry_id,)))
            engine.submit(MarkStarred((entry_id,)))
    elif isinstance(event, StatusesChanged) and event.entry_ids:
        print("read" if event.is_read else "starred", event.entry_ids[0], flush=True)
    elif isinstance(event, SubscriptionAdded):
        print("added", event.feed_id, flush=True)

engine = start_engine(profile_in(Path(sys.argv[1])), tell, automatic=False)
for url in sys.argv[2:]:
    engine.submit(AddSubscription(url))
sys.stdin.read()
"""


@pytest.mark.parametrize("seed", range(8))
def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path, seed: int) -> None:
    lines_before_kill = random.Random(seed).randrange(1, 120)
    with FeedServer() as server:
        for number in range(6):
            server.feed(f"/{number}", entries=20)
        urls = [server.url(f"/{number}") for number in range(6)]
        program = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(tmp_path), *urls],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert program.stdout is not None
        told = [program.stdout.readline().split() for _ in range(lines_before_kill)]
        program.kill()
        program.communicate()
    connection = open_reader(tmp_path / "beforehand.sqlite3")
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    marks = {row[0]: (row[1], row[2]) for row in connection.execute("SELECT entry_id, is_read, is_starred FROM entry_status")}
    lost = [line for line in told if line[0] == "read" and not marks[int(line[1])][0]]
    lost += [line for line in told if line[0] == "starred" and not marks[int(line[1])][1]]
    assert lost == []
    followed = {str(row[0]) for row in connection.execute("SELECT feed_id FROM subscription")}
    assert {line[1] for line in told if line[0] == "added"} <= followed
    assert len(marks) >= sum(int(line[1]) for line in told if line[0] == "stored")
    half = connection.execute(
        """SELECT count(*) FROM feed f JOIN entry_status s USING (feed_id)
        WHERE f.window_at IS NULL OR NOT EXISTS (SELECT 1 FROM entry_content c WHERE c.entry_id = s.entry_id)"""
    ).fetchone()
    assert half == (0,)
    connection.close()
