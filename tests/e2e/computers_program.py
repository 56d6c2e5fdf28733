"""Profiles that keep in step through a folder, and the program's engine on each; what they hold is compared by content."""

import json
import random
from collections.abc import Iterable, Sequence
from pathlib import Path

from reader.domain.commands import (
    AddFolder,
    Command,
    ExchangeNow,
    ImportOpml,
    JoinFolder,
    MarkRead,
    MoveSubscription,
    PauseFeeds,
    RenameSubscription,
    RetrieveNow,
    SetMark,
    TagEntries,
)
from reader.domain.entry import Mark
from reader.domain.events import CommandFailed, ExchangeFinished
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.storage.connection import ReadConnection
from reader.storage.subscriptions import folders
from tests.e2e.sync_program import SyncProgram
from tests.fakes.waiting import until

FEEDS, ENTRIES = 6, 20
FOLDERS = ("News", "Ünï & <fun>", "Other")
TITLES = ("Tides & winds", "Words in <b>bold</b>", "A plain one")
TAGS = ("work", "Ünï & <c>")
Facts = dict[str, list[object]]


class ComputerProgram(SyncProgram):
    """One computer. It exchanges and fetches when it is asked to, and at no other time."""

    _is_over = False

    def __exit__(self, *how: object) -> None:
        if not self._is_over:
            self._is_over = True
            super().__exit__(*how)

    def end(self) -> None:
        """End it before its context does."""
        self.__exit__()

    def join(self, folder: Path, name: str) -> None:
        event = self.ask(JoinFolder(str(folder), name))
        assert not isinstance(event, CommandFailed), event

    def follow(self, urls: Sequence[str]) -> None:
        """Subscribe, and fetch all articles."""
        self.ask(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in urls))))
        self.fetch(len(urls) * ENTRIES)

    def fetch(self, entries: int = FEEDS * ENTRIES) -> None:
        """Fetch until so many articles are here, also of feeds that came and wait, since this server is in a private network."""
        waiting = self.reader.execute("SELECT feed_id FROM feed WHERE is_paused").fetchall()
        self.ask(PauseFeeds(tuple(FeedId(row[0]) for row in waiting), is_paused=False))
        self._engine.submit(RetrieveNow())
        until(lambda: self.reader.execute("SELECT count(*) FROM entry").fetchone()[0] >= entries)

    def exchange(self) -> ExchangeFinished:
        event = self.ask(ExchangeNow())
        assert isinstance(event, ExchangeFinished), event
        return event

    @property
    def facts(self) -> Facts:
        return facts(self.reader)


def facts(connection: ReadConnection) -> Facts:
    """Marks and tags of articles, titles and folders of feeds: by addresses, as JSON has them."""
    paths = _paths(connection)
    found: Facts = {
        url: [title, paths.get(folder, ""), json.loads(settings)]
        for url, title, folder, settings in connection.execute(
            "SELECT url, custom_title, folder_id, settings FROM subscription JOIN feed USING (feed_id) WHERE removed_at IS NULL"
        ).fetchall()
    }
    marks = connection.execute(
        """SELECT f.url, s.identity, s.is_read, s.is_starred, s.is_later, (SELECT json_group_array(t.name) FROM entry_tag e JOIN tag t
        USING (tag_id) WHERE e.entry_id = s.entry_id) FROM entry_status s JOIN feed f USING (feed_id)"""
    ).fetchall()
    return found | {f"{url} {identity}": [*states, sorted(json.loads(tags))] for url, identity, *states, tags in marks}


def differences(one: Facts, other: Facts) -> list[str]:
    """Each fact that is not the same in both, for whoever has to find out."""
    return [f"{name}: {one.get(name)} {other.get(name)}" for name in sorted(one | other) if one.get(name) != other.get(name)]


def _paths(connection: ReadConnection) -> dict[int, str]:
    known = {each.folder_id: each for each in folders(connection)}

    def path(folder_id: FolderId) -> str:
        folder = known[folder_id]
        return f"{path(folder.parent_id)}/{folder.title}" if folder.parent_id is not None else folder.title

    return {folder_id: path(folder_id) for folder_id in known}


class ComputerChanges:
    """Changes at random, as a user in a hurry makes them, of the feeds at these addresses and their articles."""

    def __init__(self, chance: random.Random, urls: Iterable[str]) -> None:
        self._chance, self._urls = chance, sorted(urls)

    def make(self, program: SyncProgram, count: int) -> None:
        for _ in range(count):
            command, _ = self.next(program)
            event = program.ask(command)
            assert not isinstance(event, CommandFailed), event

    def next(self, program: SyncProgram) -> tuple[Command, list[str]]:
        """A change that is not made yet, and the facts it may change."""
        chance, url = self._chance, self._chance.choice(self._urls)
        feed_id, rows = _feed(program.reader, url)
        chosen = chance.sample(rows, chance.randint(1, 5))
        names = [f"{url} {identity}" for _, identity in chosen]
        some, value = tuple(EntryId(each) for each, _ in chosen), chance.random() < 0.6
        add, remove = chance.sample(TAGS, 2)
        here = [each.folder_id for each in folders(program.reader)]
        kinds: list[tuple[Command, list[str]]] = [
            (MarkRead(some, value), names),
            (SetMark(some, Mark.STARRED, value), names),
            (SetMark(some, Mark.LATER, value), names),
            (TagEntries(some, add=(add,), remove=(remove,)), names),
            (RenameSubscription(feed_id, chance.choice(TITLES)), [url]),
            (MoveSubscription(feed_id, chance.choice([None, *here])), [url]),
            (AddFolder(chance.choice(FOLDERS)), []),
        ]
        return chance.choices(kinds, [8, 4, 2, 3, 1, 1, 0 if len(here) > len(FOLDERS) else 1])[0]


def _feed(connection: ReadConnection, url: str) -> tuple[FeedId, list[tuple[int, str]]]:
    (feed_id,) = connection.execute("SELECT feed_id FROM feed WHERE url = ?", (url,)).fetchone()
    rows = connection.execute(
        "SELECT entry_id, identity FROM entry_status WHERE feed_id = ? ORDER BY identity", (feed_id,)
    ).fetchall()
    return FeedId(feed_id), rows
