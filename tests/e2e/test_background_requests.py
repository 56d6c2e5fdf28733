"""Full texts, icons and logins through the whole program: real engine, fetcher, parser process and a server on loopback."""

import json
import logging
import queue
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from keyring.errors import NoKeyringError

from reader.app.compose import start_engine
from reader.app.logging_setup import set_up_logging, tear_down_logging
from reader.app.paths import Profile, make_folders, profile_in
from reader.domain.commands import (
    AddProgram,
    AddSubscription,
    Command,
    FetchFullText,
    FollowPage,
    PreviewFeed,
    PreviewProgram,
    RetrieveNow,
    SetCredentials,
    SetPreference,
    ShowThumbnails,
    ViewPage,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import (
    CommandFailed,
    Event,
    FeedChanged,
    FeedPreviewed,
    FullTextReady,
    IconsChanged,
    PageViewed,
    PictureFailed,
    PictureReady,
    PreferenceChanged,
    SubscriptionAdded,
    SubscriptionsChanged,
)
from reader.domain.feed import Feed
from reader.domain.ids import EntryId, FeedId
from reader.domain.page_rule import PageRule
from reader.domain.reasons import Reason, ReasonKind
from reader.engine.thread import Engine
from reader.formats.lists.opml import write_opml
from reader.storage import entries, feeds, pictures, subscriptions
from reader.storage.connection import ReadConnection, open_reader
from reader.storage.writer import open_writer, transaction
from tests.fakes.answers import Answer
from tests.fakes.documents import Posting, rss
from tests.fakes.feed_server import FeedServer
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.moved_clock import MovedClock
from tests.fakes.waiting import PATIENCE
from tests.unit.formats.test_page_rule import THREE
from tests.unit.formats.test_pictures import png

TEXT = "The gauge stood at four metres, and the harbour was quiet, as it is before the tide turns. "
PAGE = f"<html><head><meta charset=utf-8></head><body><article>{f'<p>{TEXT}é</p>' * 4}</article></body></html>".encode()
RSS = (("Content-Type", "application/rss+xml"),)
ONE = EntryId(1)
E = TypeVar("E", bound=Event)


class Program:
    """A running engine and its events."""

    def __init__(self, profile: Profile, *, automatic: bool) -> None:
        self.profile = profile
        self.published: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.clock = MovedClock()
        self.readers: list[ReadConnection] = []
        self.engine: Engine = start_engine(
            profile, self.published.put, automatic=automatic, clock=self.clock, spacing_seconds=0.0
        )

    def send(self, command: Command, kind: type[E]) -> E:
        self.engine.submit(command)
        return self.wait_for(kind, lambda event: event.cause == command.command_id)

    def wait_for(self, kind: type[E], fits: Callable[[E], bool] = lambda event: True) -> E:
        while True:
            event = self.published.get(timeout=PATIENCE)
            if isinstance(event, kind) and fits(event):
                return event

    def database(self) -> ReadConnection:
        self.readers.append(open_reader(self.profile.database))
        return self.readers[-1]

    def close(self) -> None:
        self.engine.stop()
        for reader in self.readers:
            reader.close()

    def feed(self, feed_id: FeedId) -> Feed:
        feed = feeds.feed(self.database(), feed_id)
        assert feed is not None
        return feed


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    return profile


@pytest.fixture
def log_file(profile: Profile) -> Iterator[Path]:
    yield set_up_logging(profile.logs, logging.DEBUG)
    tear_down_logging()


@pytest.fixture
def open_program(profile: Profile) -> Iterator[Callable[..., Program]]:
    opened: list[Program] = []

    def open_one(*, automatic: bool = False) -> Program:
        opened.append(Program(profile, automatic=automatic))
        return opened[-1]

    yield open_one
    for program in opened:
        program.close()


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with FeedServer() as server:
        yield server


def test_a_full_text_comes_by_the_parser_process_and_stays(open_program: Callable[..., Program], server: FeedServer) -> None:
    """E26."""
    server.feed("/feed", entries=[Posting("a", "A", "<p>Summary.</p>", server.url("/moved"))])
    server.redirect("/moved", "/a")
    server.answer("/a", headers={"Content-Type": "text/html", "Set-Cookie": "id=1"}, body=PAGE)
    program = open_program()
    program.send(AddSubscription(server.url("/feed")), SubscriptionAdded)
    for _ in range(2):
        assert program.send(FetchFullText(ONE), FullTextReady).entry_id == ONE
    article = entries.article(program.database(), ONE)
    assert article.full_text.html.count(f"{TEXT}é") == 4
    assert server.paths == ["/feed", "/moved", "/a"]
    request = server.seen("/a")[0]
    assert sorted(name.lower() for name in request.headers) == ["accept", "accept-encoding", "host", "user-agent"]
    assert (request.header("Accept") or "").startswith("text/html")


def test_the_icon_of_a_feed_is_fetched_by_the_window_program_once(
    open_program: Callable[..., Program], server: FeedServer
) -> None:
    """E26."""
    server.feed("/feed")
    server.answer("/favicon.ico", headers={"Content-Type": "image/x-icon"}, body=png(32, 32))
    program = open_program(automatic=True)
    added = program.send(AddSubscription(server.url("/feed")), SubscriptionAdded)
    assert program.wait_for(IconsChanged).feed_ids == (added.feed_id,)
    assert pictures.load_icon(program.database(), [added.feed_id]) == {added.feed_id: png(32, 32)}
    program.engine.stop()
    again = open_program(automatic=True)
    again.engine.submit(RetrieveNow())
    again.engine.stop()
    assert server.paths.count("/favicon.ico") == 1


def test_a_login_opens_a_closed_feed_and_is_nowhere_but_in_the_keyring(
    open_program: Callable[..., Program], server: FeedServer, ring: MemoryKeyring, log_file: Path
) -> None:
    """E34, E20."""
    server.script("/feed", Answer(headers=RSS, body=rss(entries=1)), Answer(status=401), Answer(headers=RSS, body=rss(entries=2)))
    program = open_program()
    feed_id = program.send(AddSubscription(server.url("/feed")), SubscriptionAdded).feed_id
    program.clock.advance(120)
    program.send(RetrieveNow((feed_id,)), FeedChanged)
    assert program.feed(feed_id).problem == Problem(ProblemKind.UNAUTHORIZED)
    command = SetCredentials(feed_id, "ann", "S3CRET")
    changed = program.send(command, SubscriptionsChanged)
    assert program.feed(feed_id).next_reason == Reason(ReasonKind.PASSWORD_ENTERED)
    program.clock.advance(120)
    program.send(RetrieveNow((feed_id,)), FeedChanged)
    assert program.feed(feed_id).problem is None
    assert [request.header("Authorization") for request in server.requests] == [None, None, "Basic YW5uOlMzQ1JFVA=="]
    assert list(ring.kept.values()) == [json.dumps(["ann", "S3CRET"])]
    (followed,) = subscriptions.subscriptions(program.database())
    assert followed.settings == {"credentials": "keyring"}
    program.engine.stop()
    published = log_file.read_text() + repr(command) + repr(changed)
    published += write_opml([], [followed], title="x", created_at=0, with_credentials=True).decode()
    stored = b"".join(path.read_bytes() for path in program.profile.folder.rglob("*") if path.is_file())
    assert [text for text in ("S3CRET", "YW5uOlMzQ1JFVA") if text in published or text.encode() in stored] == []


def test_a_login_is_undone(open_program: Callable[..., Program], server: FeedServer, ring: MemoryKeyring) -> None:
    server.feed("/feed")
    program = open_program()
    feed_id = program.send(AddSubscription(server.url("/feed")), SubscriptionAdded).feed_id
    program.send(SetCredentials(feed_id, "ann", "x"), SubscriptionsChanged)
    assert ring.kept != {}
    program.send(SetCredentials(feed_id, "", ""), SubscriptionsChanged)
    assert ring.kept == {}
    (followed,) = subscriptions.subscriptions(program.database())
    assert followed.settings == {}


def test_profiles_that_share_a_keyring_have_logins_of_their_own(tmp_path: Path, server: FeedServer, ring: MemoryKeyring) -> None:
    server.feed("/feed")
    programs: list[tuple[Program, FeedId]] = []
    for name in ("ann", "ben"):
        make_folders(profile := profile_in(tmp_path / name))
        program = Program(profile, automatic=False)
        feed_id = program.send(AddSubscription(server.url("/feed")), SubscriptionAdded).feed_id
        program.send(SetCredentials(feed_id, name, "x"), SubscriptionsChanged)
        programs.append((program, feed_id))
    server.requests.clear()
    (ann, of_ann), (ben, of_ben) = programs
    for program, feed_id in programs:
        program.clock.advance(120)
        program.send(RetrieveNow((feed_id,)), FeedChanged)
    ann.send(SetCredentials(of_ann, "", ""), SubscriptionsChanged)
    ben.clock.advance(120)
    ben.send(RetrieveNow((of_ben,)), FeedChanged)
    assert [request.header("Authorization") for request in server.requests] == [
        "Basic YW5uOng=",
        "Basic YmVuOng=",
        "Basic YmVuOng=",
    ]
    for program, _ in programs:
        program.close()


def test_header_fields_and_name_of_one_feed_are_sent(open_program: Callable[..., Program], server: FeedServer) -> None:
    server.feed("/feed")
    program = open_program()
    feed_id = program.send(AddSubscription(server.url("/feed")), SubscriptionAdded).feed_id
    # hours pass here, and nobody waits for a copy that is written when a program ends
    program.send(SetPreference("storage.backups", value=False), PreferenceChanged)
    program.engine.stop()
    writer = open_writer(program.profile.database)
    settings = {"headers": '{"X-Key": "k", "Host": "evil.test"}', "user_agent": "Mine/1"}
    for hour, headers in enumerate((settings["headers"], '{"X-Key": "k"}'), start=1):
        with transaction(writer):
            subscriptions.set_settings(writer, feed_id, settings | {"headers": headers})
        again = open_program()
        again.clock.advance(hour * 3600)
        again.send(RetrieveNow((feed_id,)), FeedChanged)
        again.engine.stop()
    writer.close()
    # a list with a bad field is not sent at all
    assert [request.header("X-Key") for request in server.requests] == [None, None, "k"]
    assert [request.header("User-Agent") for request in server.requests][1:] == ["Mine/1", "Mine/1"]
    assert {request.header("Host") for request in server.requests} == {f"127.0.0.1:{server.port}"}


def test_without_a_keyring_the_command_fails_with_a_message(
    open_program: Callable[..., Program], server: FeedServer, ring: MemoryKeyring
) -> None:
    ring.fault = NoKeyringError()
    server.feed("/feed")
    program = open_program()
    feed_id: FeedId = program.send(AddSubscription(server.url("/feed")), SubscriptionAdded).feed_id
    failed = program.send(SetCredentials(feed_id, "ann", "x"), CommandFailed)
    assert failed.problem.kind is ProblemKind.KEYRING
    assert "this system has none" in failed.problem.sentence()
    (followed,) = subscriptions.subscriptions(program.database())
    assert followed.settings == {}


def test_a_feed_is_previewed_and_added_with_one_request_by_the_real_parser(
    open_program: Callable[..., Program], server: FeedServer
) -> None:
    server.answer(
        "/site", headers={"Content-Type": "text/html"}, body=b"<link rel=alternate type=application/rss+xml href=/feed>"
    )
    server.feed("/feed", title="The harbour", etag='"v1"')
    program = open_program()
    shown = program.send(PreviewFeed(server.url("/site")), FeedPreviewed).preview
    assert (shown.url, shown.title, shown.entries, len(shown.newest)) == (server.url("/feed"), "The harbour", 3, 3)
    assert feeds.feeds(program.database()) == []
    added = program.send(AddSubscription(shown.url), SubscriptionAdded)
    assert (added.title, added.entries) == ("The harbour", 3)
    assert server.paths == ["/site", "/feed"]
    problem = program.send(PreviewFeed(server.url("/nothing")), CommandFailed).problem
    assert problem.kind is ProblemKind.NOT_FOUND


def test_a_page_is_chosen_followed_and_refreshed_by_the_real_parser(
    open_program: Callable[..., Program], server: FeedServer
) -> None:
    headers = {"Content-Type": "text/html", "ETag": '"v1"'}
    server.answer("/news", headers=headers, body=THREE)
    program = open_program()
    url = server.url("/news")
    assert program.send(PreviewFeed(url), CommandFailed).problem.kind is ProblemKind.NO_FEED_FOUND
    rule = program.send(ViewPage(url), PageViewed).view.rule
    assert program.send(FollowPage(url, rule), SubscriptionAdded).entries == 3
    assert server.paths == ["/news"]
    added = next(iter(feeds.feeds(program.database())))
    program.clock.advance(120)
    program.send(RetrieveNow((added.feed_id,)), FeedChanged)
    assert [request.header("If-None-Match") for request in server.requests] == [None, '"v1"']
    bad = program.send(ViewPage(url, PageRule("div[")), PageViewed).view
    assert (bad.wrong, bad.found) == ("article", 0)


def test_a_program_of_the_users_is_a_feed_and_its_end_is_kept(open_program: Callable[..., Program], profile: Profile) -> None:
    profile.programs.mkdir(mode=0o700)
    script = profile.programs / "tides"
    script.write_text("#!/bin/sh\ncat feed.xml\n", encoding="utf-8")
    script.chmod(0o700)
    (profile.programs / "feed.xml").write_bytes(
        rss(title="Tides", entries=[Posting("a", "High", "<p>x</p>", "https://tides.test/a")])
    )
    program = open_program()
    assert program.send(PreviewProgram("tides"), FeedPreviewed).preview.title == "Tides"
    added = program.send(AddProgram("tides"), SubscriptionAdded)
    script.write_text("#!/bin/sh\necho the gauge is silent >&2\nexit 4\n", encoding="utf-8")
    program.clock.advance(120)
    program.send(RetrieveNow((added.feed_id,)), FeedChanged)
    problem = program.feed(added.feed_id).problem
    assert problem.sentence() == "The program failed: exit code 4: the gauge is silent"
    assert program.send(PreviewProgram("nothing"), CommandFailed).problem == Problem(ProblemKind.NO_PROGRAM, "nothing")


def test_a_thumbnail_is_fetched_without_cookie_or_referrer_and_a_lie_about_its_type_is_said(
    open_program: Callable[..., Program], server: FeedServer
) -> None:
    """Two pictures of one host come one after the other; the cookie of the first is not sent with the second."""
    good, lying = server.url("/good.png"), server.url("/lying.png")
    server.feed("/feed", entries=[Posting("a", "A", f'<img src="{good}"><img src="{lying}">')])
    server.answer("/good.png", headers={"Content-Type": "text/html", "Set-Cookie": "id=1"}, body=png(640, 480))
    server.answer("/lying.png", headers={"Content-Type": "image/png"}, body=b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    program = open_program()
    program.send(AddSubscription(server.url("/feed")), SubscriptionAdded)
    program.engine.submit(ShowThumbnails(((good, ONE), (lying, ONE))))
    ready = program.wait_for(PictureReady)
    assert (ready.url, Path(ready.path).read_bytes()) == (good, png(640, 480))
    failed = program.wait_for(PictureFailed)
    assert (failed.url, failed.problem.kind) == (lying, ProblemKind.PARSE_ERROR)
    assert server.paths == ["/feed", "/good.png", "/lying.png"]
    for path in ("/good.png", "/lying.png"):
        (request,) = server.seen(path)
        assert sorted(name.lower() for name in request.headers) == ["accept", "accept-encoding", "host", "user-agent"]
