"""Newsletters from a mailbox of a real Dovecot, by the engine as the program starts it."""

import queue
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from reader.app.commands.subscriptions import add
from reader.app.compose import start_engine
from reader.app.paths import profile_in
from reader.app.single_instance import Conversation
from reader.domain.commands import AddNewsletters, Command, FindNewsletters
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, Event, FeedsFound, MailFoldersFound, SubscriptionsChanged
from reader.domain.ids import FeedId
from reader.domain.reasons import ReasonKind
from reader.engine.thread import Engine
from reader.net import mail
from reader.net.credentials import keep
from reader.storage import feeds, subscriptions
from reader.storage.connection import ReadConnection, open_reader
from tests.fakes.dovecot import NAME, PASSWORD, Dovecot, issue
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.miniflux import NotHereError
from tests.fakes.waiting import PATIENCE, until


class Bench:
    """An engine with a profile and a Dovecot with 203 issues of one newsletter and three of another."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        try:
            self.server = stack.enter_context(Dovecot())
        except NotHereError as error:
            pytest.skip(str(error))
        for number in range(203):
            self.server.deliver(issue(number))
        for number in range(3):
            self.server.deliver(issue(number, "daily.example.com"))
        self.profile = profile_in(folder / "profile")
        self.events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.conversation = Conversation()
        self.engine: Engine
        self.start()
        stack.push(lambda *_: self.engine.stop())
        self.reader: ReadConnection = stack.enter_context(closing(open_reader(self.profile.database)))

    def start(self) -> None:
        self.engine = start_engine(self.profile, self._publish, spacing_seconds=0.0)

    def _publish(self, event: Event) -> None:
        self.events.put(event)
        self.conversation.publish(event)

    def answer(self, command: Command, *kinds: type[Event]) -> Event:
        """What the engine answers to a command."""
        self.engine.submit(command)
        return self.awaited(command, *kinds)

    def awaited(self, command: Command, *kinds: type[Event]) -> Event:
        while True:
            event = self.events.get(timeout=PATIENCE)
            if event.cause == command.command_id and isinstance(event, (*kinds, CommandFailed)):
                return event

    def follow(self) -> None:
        """Find the newsletters with the right password, and add all."""
        command = FindNewsletters(self.server.url, PASSWORD)
        folders = self.answer(command, MailFoldersFound)
        assert isinstance(folders, MailFoldersFound)
        assert folders.folders == ("INBOX", "News")
        found = self.awaited(command, FeedsFound)
        assert isinstance(found, FeedsFound)
        assert [each.title for each in found.feeds] == ["Weekly", "Daily"]
        self.answer(AddNewsletters(found.feeds, password=PASSWORD), SubscriptionsChanged)
        until(lambda: self.titles("weekly") and self.titles("daily"))
        until(lambda: self.log()[-2:] and len(self.log()) >= 2)

    def titles(self, newsletter: str) -> list[str]:
        rows = self.reader.execute(
            "SELECT entry.title FROM entry JOIN entry_status USING (entry_id) JOIN feed USING (feed_id) WHERE url LIKE ? ORDER BY entry_id",
            (f"%#{newsletter}%",),
        ).fetchall()
        return [str(title) for (title,) in rows]

    def log(self) -> list[tuple[str, str]]:
        """Reason and outcome of each retrieval, oldest first."""
        rows = self.reader.execute("SELECT reason, outcome FROM retrieval ORDER BY retrieval_id").fetchall()
        return [(str(reason), str(outcome)) for reason, outcome in rows]

    def feed_id(self, newsletter: str) -> FeedId:
        return next(each.feed_id for each in feeds.feeds(self.reader) if newsletter in each.url)


@pytest.fixture
def bench(tmp_path: Path, ring: MemoryKeyring) -> Iterator[Bench]:
    with ExitStack() as stack:
        yield Bench(stack, tmp_path)


def test_a_wrong_password_is_said_and_not_kept(bench: Bench, ring: MemoryKeyring) -> None:
    failed = bench.answer(FindNewsletters(bench.server.url, "wrong"))
    assert isinstance(failed, CommandFailed)
    assert failed.problem.kind is ProblemKind.MAIL_SIGN_IN
    assert ring.kept == {}


def test_its_newsletters_are_found_and_read_and_nothing_is_marked(bench: Bench, ring: MemoryKeyring) -> None:
    before = bench.server.files()
    bench.follow()
    # what is sent first is limited to 200 messages
    assert sorted(bench.titles("weekly")) == sorted(f"Issue {number}" for number in range(3, 203))
    assert sorted(bench.titles("daily")) == ["Issue 0", "Issue 1", "Issue 2"]
    assert [name for _, name in ring.kept] == [f"imaps://reader@127.0.0.1:{bench.server.tls_port}/"]
    assert [name.rpartition("/")[2] for name in bench.server.files()] == [name.rpartition("/")[2] for name in before]
    settings = subscriptions.settings_of(bench.reader, bench.feed_id("weekly"))
    assert settings["unsubscribe"] == "https://example.com/leave"


def test_a_message_is_there_when_the_server_announces_it(bench: Bench) -> None:
    bench.follow()
    until(bench.server.idles)
    bench.server.deliver(issue(203))
    until(lambda: "Issue 203" in bench.titles("weekly"))
    assert ReasonKind.MAIL.value in bench.log()[-1][0]
    # the other newsletter was left alone
    assert len(bench.log()) == 3


def test_a_server_that_was_killed_is_watched_and_read_again(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "PAUSES", (0.1,))
    bench.follow()
    until(bench.server.idles)
    bench.server.kill()
    bench.server.deliver(issue(203))
    bench.server.start()
    # nobody announced it: it is read since the connection was lost
    until(lambda: "Issue 203" in bench.titles("weekly"))
    assert len(bench.titles("weekly")) == 201


def test_another_numbering_brings_nothing_twice(bench: Bench) -> None:
    bench.follow()
    bench.engine.stop()
    bench.server.kill()
    bench.server.renumber()
    bench.server.start()
    bench.start()
    until(bench.server.idles)
    bench.server.deliver(issue(300))
    until(lambda: "Issue 300" in bench.titles("weekly"))
    assert len(bench.titles("weekly")) == 201
    validators = [each.validators.etag for each in feeds.feeds(bench.reader) if "weekly" in each.url]
    assert validators[0].startswith("77777:")


def test_a_hostile_message_keeps_no_other_from_coming(bench: Bench) -> None:
    bench.follow()
    until(bench.server.idles)
    bench.server.deliver(b"List-Id: <weekly.example.com>\nSubject: deep\nContent-Type: text/html\n\n" + b"<b>" * 2_000_000)
    bench.server.deliver(issue(203))
    until(lambda: "Issue 203" in bench.titles("weekly"))


def test_the_command_line_names_newsletters_and_follows_one(bench: Bench) -> None:
    keep(bench.server.url, NAME, PASSWORD)
    said: list[str] = []
    conversation = bench.conversation
    conversation.begin(bench.engine.submit)
    assert add(conversation, bench.server.url, lambda line: said.append(line.text)) == 1
    assert said[1] == f"  {bench.server.url}#weekly.example.com  Weekly"
    assert add(conversation, f"{bench.server.url}#daily.example.com", lambda line: said.append(line.text)) == 0
    assert said[-1] == "Subscribed. Its messages come with the next refresh."
    until(lambda: bench.titles("daily"))
    assert add(conversation, f"{bench.server.url}#daily.example.com", lambda line: said.append(line.text)) == 0
    assert said[-1] == "You are already subscribed."
