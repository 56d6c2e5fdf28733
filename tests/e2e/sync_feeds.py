"""Changes of subscriptions at random: named, moved, subscribed, unsubscribed, folders renamed, feeds moved between this computer and the account; and
marks of their articles, which have to come along.
"""

import json
import random
from collections.abc import Callable, Iterable, MutableMapping, Sequence

from reader.domain.commands import (
    AddFolder,
    AddToAccount,
    Command,
    MarkRead,
    MoveSubscription,
    MoveToAccount,
    RemoveSubscription,
    RenameFolder,
    RenameSubscription,
    SetMark,
)
from reader.domain.entry import Mark
from reader.domain.events import CommandFailed
from reader.domain.ids import EntryId, FolderId
from reader.domain.subscription import Subscription
from reader.storage import remote_feeds
from reader.storage.accounts import accounts
from reader.storage.connection import ReadConnection
from reader.storage.subscriptions import folders, subscriptions
from tests.e2e.sync_program import SyncProgram

TITLES = ("Tides & winds", "Ünï <cödé>", "Words in <b>bold</b>", "A plain one", "Twice")
FOLDERS = ("News", "Fun & games", "Other <things>")
FEEDS_LEAST = 2
HERE, THERE = "here", "account"
Share = MutableMapping[str, list[int]]
"""The addresses that one hand may change; what it adds is put in. The values are nothing: shares of marks have items there."""


class FeedChanges:
    """`urls` are addresses of feeds that nobody follows yet."""

    def __init__(self, chance: random.Random, urls: Sequence[str]) -> None:
        self._chance = chance
        self._urls = list(urls)
        self._undo: list[tuple[Command, list[str]]] = []
        self._touched: list[str] = []

    def next(self, program: SyncProgram, share: Share) -> tuple[Command, list[str]]:
        """A change that is not made yet, and the addresses that it may change."""
        command, self._touched = self._next(program, share)
        return command, self._touched

    def carry_out(self, program: SyncProgram, command: Command) -> bool:
        """Whether it was done."""
        event = program.ask(command)
        undo = getattr(event, "undo", None)
        self._undo += [(undo, self._touched)] if isinstance(undo, Command) else []
        return not isinstance(event, CommandFailed)

    def _next(self, program: SyncProgram, share: Share) -> tuple[Command, list[str]]:
        chance = self._chance
        if self._undo and chance.random() < 0.2:
            command, touched = self._undo.pop()
            if not isinstance(command, RenameFolder):
                return command, touched
            inside = {each.url for each in subscriptions(program.reader) if each.folder_id == command.folder_id}
            if inside <= share.keys():
                return command, sorted(inside)
            # somebody else's feed came into the folder since, and would be renamed with it
        mine = [each for each in subscriptions(program.reader) if each.url in share]
        there = [each for each in mine if each.account_id is not None]
        if len(there) < FEEDS_LEAST:
            return self._add(program, share)
        feed, one = chance.choice(there), chance.choice(mine)
        kinds: list[tuple[int, Callable[[], tuple[Command, list[str]]]]] = [
            (6, lambda: self._mark(program, one)),
            (2, lambda: (RenameSubscription(one.feed_id, chance.choice(TITLES)), [one.url])),
            (2, lambda: (MoveSubscription(feed.feed_id, self._folder(program)), [feed.url])),
            (1, lambda: self._rename_folder(program, there, feed)),
            (1, lambda: self._add(program, share)),
            (1, lambda: (RemoveSubscription((feed.feed_id,)), [feed.url])),
            (2, lambda: self._between(program, one)),
        ]
        weights, makers = zip(*kinds, strict=True)
        return chance.choices(makers, weights)[0]()

    def _mark(self, program: SyncProgram, feed: Subscription) -> tuple[Command, list[str]]:
        rows = program.reader.execute("SELECT entry_id FROM entry_status WHERE feed_id = ?", (feed.feed_id,)).fetchall()
        some = tuple(EntryId(row[0]) for row in self._chance.sample(rows, self._chance.randint(0, len(rows))))
        value = self._chance.random() < 0.6
        command = MarkRead(some, value) if self._chance.random() < 0.7 else SetMark(some, Mark.STARRED)
        return command, [feed.url]

    def _add(self, program: SyncProgram, share: Share) -> tuple[Command, list[str]]:
        url = self._urls.pop()
        share[url] = []
        (account,) = accounts(program.reader)
        return AddToAccount(account.account_id, url, self._folder(program)), [url]

    def _between(self, program: SyncProgram, feed: Subscription) -> tuple[Command, list[str]]:
        (account,) = accounts(program.reader)
        if feed.account_id is not None:
            return MoveToAccount((feed.feed_id,), None), [feed.url]
        return MoveToAccount((feed.feed_id,), account.account_id, self._folder(program)), [feed.url]

    def _rename_folder(
        self, program: SyncProgram, there: Iterable[Subscription], feed: Subscription
    ) -> tuple[Command, list[str]]:
        """If nobody else's feed is in it: whose name and place a feed has would be anybody's guess."""
        (account,) = accounts(program.reader)
        inside = {each.url for each in subscriptions(program.reader) if each.folder_id == feed.folder_id}
        mine = {each.url for each in there}
        if not inside <= mine or feed.folder_id in {None, account.folder_id}:
            return self._mark(program, feed)
        assert feed.folder_id is not None
        return RenameFolder(feed.folder_id, self._chance.choice([*FOLDERS, "One more", "Änother"])), sorted(inside)

    def _folder(self, program: SyncProgram) -> FolderId:
        title, (account,) = self._chance.choice(FOLDERS), accounts(program.reader)
        for _ in range(2):
            for each in folders(program.reader):
                if each.parent_id == account.folder_id and each.title == title:
                    return each.folder_id
            program.ask(AddFolder(title, account.folder_id))
        raise AssertionError(title)


def feed_facts(connection: ReadConnection) -> dict[str, list[object]]:
    """Where each address is followed, under what name and in which folder, and the marks of its articles by link, as JSON has them."""
    titles = {each.folder_id: each.title for each in folders(connection)}
    found: dict[str, list[object]] = {}
    for each in sorted(subscriptions(connection), key=lambda each: each.account_id is None):
        place = [HERE, "", ""] if each.account_id is None else [THERE, each.title, titles.get(each.folder_id, "")]
        found.setdefault(each.url, []).append([*place, _marks(connection, each)])
    return found


def _marks(connection: ReadConnection, feed: Subscription) -> dict[str, list[bool]]:
    rows = connection.execute(
        """SELECT e.link, s.is_read, s.is_starred FROM entry_status s JOIN entry e ON e.entry_id = s.entry_id
        WHERE s.feed_id = ? AND NOT s.is_removed ORDER BY e.link""",
        (feed.feed_id,),
    ).fetchall()
    return {link: [bool(is_read), bool(is_starred)] for link, is_read, is_starred in rows}


def waiting_changes(connection: ReadConnection) -> int:
    """What the server is still to be told, of subscriptions and of marks."""
    return sum(each.total for each in remote_feeds.waiting(connection).values())


def as_json(found: object) -> object:
    """As it comes out of a pipe."""
    return json.loads(json.dumps(found))
