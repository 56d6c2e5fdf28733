"""Two programs on one folder: the engine's own threads and parser process, and the command line."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reader.app.compose import start_engine
from reader.app.paths import profile_in
from reader.app.single_instance import Conversation
from reader.domain.commands import AddSubscription, Command, ExchangeNow, JoinFolder, MarkRead, PauseFeeds, SetMark
from reader.domain.entry import Mark
from reader.domain.events import (
    ComputersChanged,
    Event,
    ExchangeFinished,
    StatusesChanged,
    SubscriptionAdded,
    SubscriptionsChanged,
)
from reader.domain.ids import EntryId, FeedId
from reader.storage.connection import open_reader
from tests.fakes.feed_server import FeedServer

ROOT = Path(__file__).parents[2]


def typed(profile: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "reader", "--profile", str(profile), *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


class Program:
    """A profile with its engine."""

    def __init__(self, profile: Path, conversation: Conversation) -> None:
        self._profile = profile_in(profile)
        self._conversation = conversation

    def ask(self, command: Command, answer: type[Event]) -> Event:
        return next(
            each for each in self._conversation.ask(command) if isinstance(each, answer) and each.cause == command.command_id
        )

    def marks(self) -> list[tuple[str, int, int]]:
        connection = open_reader(self._profile.database)
        try:
            rows = "SELECT title, is_read, is_starred FROM entry JOIN entry_status USING (entry_id) ORDER BY title"
            return connection.execute(rows).fetchall()
        finally:
            connection.close()


@contextmanager
def running(profile: Path) -> Iterator[Program]:
    conversation = Conversation()
    engine = start_engine(profile_in(profile), conversation.publish, automatic=False)
    conversation.begin(engine.submit)
    try:
        yield Program(profile, conversation)
    finally:
        engine.stop()


def test_marks_and_feeds_reach_another_program_and_those_of_quitting_too(tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir()
    with FeedServer() as server:
        server.feed("/a", entries=5)
        with running(tmp_path / "tower") as tower:
            tower.ask(AddSubscription(server.url("/a")), SubscriptionAdded)
            tower.ask(JoinFolder(str(tmp_path / "shared"), "tower"), ComputersChanged)
            tower.ask(MarkRead((EntryId(2), EntryId(3)), is_read=True), StatusesChanged)
            done = tower.ask(ExchangeNow(), ExchangeFinished)
            assert isinstance(done, ExchangeFinished)
            assert done.problem is None
            tower.ask(SetMark((EntryId(4),), Mark.STARRED, is_set=True), StatusesChanged)
            marks = tower.marks()
        refused = typed(tmp_path / "lap", "computers", "join", str(tmp_path / "shared"))
        assert (refused.returncode, refused.stdout.splitlines()[0]) == (1, "1 computer in this folder: tower")
        assert typed(tmp_path / "lap", "computers", "list").returncode == 0
        joined = typed(tmp_path / "lap", "computers", "join", str(tmp_path / "shared"), "--name", "lap", "--yes")
        assert joined.returncode == 0, joined
        with running(tmp_path / "lap") as lap:
            # the server of this test is in a private network, which nobody has to ask for a folder's sake
            lap.ask(PauseFeeds((FeedId(1),), is_paused=False), SubscriptionsChanged)
        assert typed(tmp_path / "lap", "refresh").returncode == 0
        with running(tmp_path / "lap") as lap:
            assert lap.marks() == marks
        status = json.loads(typed(tmp_path / "lap", "status", "--json").stdout)
        assert [each["name"] for each in status["shared"]["computers"]] == ["lap", "tower"]
        assert status["shared"] == json.loads(typed(tmp_path / "lap", "computers", "list", "--json").stdout)
        assert typed(tmp_path / "tower", "computers", "exchange").stdout.startswith("0 changes from other computers")
        assert typed(tmp_path / "tower", "computers", "forget", "nobody").returncode == 1
        assert typed(tmp_path / "tower", "computers", "leave", "--remove-files").returncode == 0
        assert len(list((tmp_path / "shared/Beforehand/computers").iterdir())) == 1
        assert "shared" not in json.loads(typed(tmp_path / "tower", "status", "--json").stdout)
        # it is read again from its start by whoever joins
        assert typed(tmp_path / "tower", "computers", "join", str(tmp_path / "shared"), "--yes").returncode == 0


def test_what_cannot_be_done_with_a_folder_is_said_plainly(tmp_path: Path) -> None:
    """Two computers of one name; a folder that is away."""
    shared, tower, lap = tmp_path / "shared", tmp_path / "tower", tmp_path / "lap"
    shared.mkdir()
    assert typed(tower, "computers", "join", str(shared), "--name", "tower").returncode == 0
    assert typed(tmp_path / "other", "computers", "join", str(shared), "--name", "tower", "--yes").returncode == 0
    assert typed(lap, "computers", "join", str(shared), "--name", "lap", "--yes").returncode == 0
    unclear = typed(lap, "computers", "forget", "tower")
    assert unclear.returncode == 1
    assert unclear.stderr.startswith("beforehand: Several computers have this name. Forget one of them as: tower-"), unclear
    chosen = unclear.stderr.rpartition(": ")[2].split()[0]
    assert typed(lap, "computers", "forget", chosen).returncode == 0
    shared.rename(tmp_path / "away")
    failed = typed(lap, "computers", "exchange")
    assert (failed.returncode, failed.stdout) == (1, ""), failed
    mistyped = typed(tmp_path / "third", "computers", "join", str(shared))
    assert mistyped.stderr == f"beforehand: This folder cannot be used: {shared} (it is not a folder)\n"


def test_a_restored_backup_gets_back_what_it_lacks(tmp_path: Path) -> None:
    """From its own former log: it goes on as another computer."""
    shared, tower = tmp_path / "shared", tmp_path / "tower"
    shared.mkdir()
    with FeedServer() as server:
        server.feed("/a", entries=5)
        assert typed(tower, "add", server.url("/a")).returncode == 0
        assert typed(tower, "computers", "join", str(shared), "--name", "tower").returncode == 0
        assert typed(tower, "backup").returncode == 0
        with running(tower) as program:
            program.ask(MarkRead((EntryId(2), EntryId(3)), is_read=True), StatusesChanged)
            program.ask(ExchangeNow(), ExchangeFinished)
            marks = program.marks()
        copies = json.loads(typed(tower, "backups", "--json").stdout)["backups"]
        restored = typed(tower, "restore", copies[0]["path"])
        assert restored.returncode == 0, restored
        before = json.loads(typed(tower, "computers", "list", "--json").stdout)["computers"]
        exchanged = typed(tower, "computers", "exchange")
        assert exchanged.returncode == 0, exchanged
        (after,) = json.loads(typed(tower, "computers", "list", "--json").stdout)["computers"]
        assert [(each["name"], each["id"] == after["id"]) for each in before] == [("tower", False)]
        with running(tower) as program:
            assert program.marks() == marks
