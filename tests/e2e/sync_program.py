"""A profile with an account, and the program's engine on it."""

import json
import queue
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Self
from unittest.mock import patch

from reader.app.compose import start_engine
from reader.app.paths import profile_in
from reader.domain.accounts import Account, Server, SignIn
from reader.domain.commands import AddAccount, Batch, Command, SyncAccounts
from reader.domain.events import AccountAdded, CommandFailed, EngineStopped, Event, SyncFinished
from reader.domain.ids import EntryId, FeedId
from reader.engine import pools
from reader.engine.pools import ParserProcess
from reader.storage import outbox
from reader.storage.connection import ReadConnection, open_reader
from reader.storage.subscriptions import folders, subscriptions
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.moved_clock import MovedClock

PATIENCE_SECONDS = 300.0
READING_SECONDS = 200.0
"""No answer is meant to be given up for how long reading it takes: the parser leaves the processor to all others."""
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class State:
    """An article's marks."""

    is_read: bool
    is_starred: bool
    labels: frozenset[str] = frozenset()


class OneLogin(MemoryKeyring):
    """Knows the password of every account of these tests, in whatever process."""

    def __init__(self, username: str, password: str) -> None:
        super().__init__()
        self._login = json.dumps([username, password])

    def get_password(self, service: str, username: str) -> str | None:
        return super().get_password(service, username) or self._login


class SyncProgram:
    """The engine of one profile, which does nothing but what it is asked. Use as a context manager."""

    def __init__(self, folder: Path, clock: MovedClock) -> None:
        self.clock = clock
        self.profile = profile_in(folder)
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        patient = partial(ParserProcess, time_limit_seconds=READING_SECONDS)
        with patch.object(pools, "ParserProcess", patient):
            self._engine = start_engine(self.profile, self._events.put, clock=clock, automatic=False, spacing_seconds=0.0)
        self.reader = open_reader(self.profile.database)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._engine.stop()
        with suppress(queue.Empty):
            while not isinstance(self._events.get(timeout=PATIENCE_SECONDS), EngineStopped):
                pass
        self.reader.close()

    def ask(self, command: Command) -> Event:
        """Have a command done; its answer."""
        self._engine.submit(command)
        last = command
        while isinstance(last, Batch):
            last = last.commands[-1]
        heard: list[Event] = []
        while not heard or heard[-1].cause != last.command_id:
            try:
                heard.append(self._events.get(timeout=PATIENCE_SECONDS))
            except queue.Empty:
                raise AssertionError(f"no answer to {command} but {heard[-5:]}") from None
        return heard[-1]

    def add(self, server: Server, username: str, secret: str, sign_in: SignIn = SignIn.PASSWORD) -> Account:
        """Add the account; a network that fails now and then is tried again."""
        for _ in range(50):
            event = self.ask(AddAccount(server, "Server", username, secret, sign_in))
            if isinstance(event, AccountAdded):
                return event.account
            assert isinstance(event, CommandFailed)
            self.clock.advance(2)
        raise AssertionError(event)

    def sync(self) -> SyncFinished:
        event = self.ask(SyncAccounts())
        assert isinstance(event, SyncFinished), event
        self.clock.advance(2)
        return event

    def sync_through(self, tries: int = 50) -> None:
        """Until one goes through and nothing waits."""
        for _ in range(tries):
            finished = self.sync()
            if finished.problem is None and not waiting(self.reader):
                return
        raise AssertionError((finished, waiting(self.reader)))


def states(connection: ReadConnection) -> dict[int, State]:
    """The marks of all items of the account."""
    rows = connection.execute(
        """SELECT r.item_id, s.is_read, s.is_starred, (SELECT json_group_array(t.name) FROM entry_tag e JOIN tag t USING (tag_id)
        WHERE e.entry_id = r.entry_id) FROM remote_item r JOIN entry_status s ON s.entry_id = r.entry_id"""
    ).fetchall()
    return {item: State(bool(read), bool(starred), frozenset(json.loads(tags))) for item, read, starred, tags in rows}


def waiting(connection: ReadConnection) -> int:
    """How many marks wait for the server."""
    return sum(outbox.counts(connection).values())


def entries_of(connection: ReadConnection, items: Sequence[int]) -> tuple[EntryId, ...]:
    rows = connection.execute(
        "SELECT entry_id FROM remote_item WHERE item_id IN (SELECT value FROM json_each(?))", (json.dumps(list(items)),)
    ).fetchall()
    return tuple(EntryId(row[0]) for row in rows)


def feed_ids(connection: ReadConnection) -> dict[str, FeedId]:
    """By what the server calls them."""
    return {remote_id: FeedId(feed_id) for remote_id, feed_id in connection.execute("SELECT remote_id, feed_id FROM remote_feed")}


def names(connection: ReadConnection) -> dict[str, list[str]]:
    """Title and folder of each feed, by what the server calls it."""
    folder = {each.folder_id: each.title for each in folders(connection)}
    shown = {
        each.feed_id: [each.title, folder[each.folder_id]] for each in subscriptions(connection) if each.account_id is not None
    }
    return {remote_id: shown[feed_id] for remote_id, feed_id in feed_ids(connection).items() if feed_id in shown}


def unread_counts(connection: ReadConnection) -> dict[str, int]:
    """What the sidebar shows, by what the server calls the feeds, without what the server cleared away before it was seen read."""
    from reader.storage.statuses import unread_counts as counts

    shown = Counter(counts(connection))
    cleared = connection.execute(
        """SELECT feed_id, count(*) FROM entry_status WHERE is_read = 0 AND is_hidden = 0 AND identity LIKE 'former %'
        AND entry_id NOT IN (SELECT entry_id FROM remote_item) GROUP BY feed_id"""
    )
    shown.subtract({FeedId(feed_id): count for feed_id, count in cleared})
    return {remote_id: shown.get(feed_id, 0) for remote_id, feed_id in feed_ids(connection).items()}


def quick_check(database: Path) -> None:
    """Raises AssertionError where a database is damaged."""
    with closing(open_reader(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
