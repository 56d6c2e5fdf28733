"""Manners of the whole program towards a real server: what it says of itself, what it writes down, what it never tells."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader import PAGE
from reader.app.compose import USER_AGENT
from reader.app.logging_setup import set_up_logging, tear_down_logging
from reader.domain.commands import AddSubscription, Command, FetchPicture, PreviewOpmlUrl
from reader.domain.events import CommandFailed, Event, FeedsFound, OpmlPreviewed, PictureFailed, PictureReady, SubscriptionAdded
from reader.domain.ids import EntryId
from reader.formats.lists.opml import write_opml
from reader.storage import entries, history, subscriptions
from tests.fakes.documents import Posting, page, rss
from tests.fakes.feed_server import FeedServer
from tests.hostile.harness import Harness, open_harness

ANSWERS = (SubscriptionAdded, FeedsFound, OpmlPreviewed, PictureReady, PictureFailed, CommandFailed)


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    with open_harness(tmp_path) as harness:
        yield harness


@pytest.fixture
def log_file(harness: Harness) -> Iterator[Path]:
    yield set_up_logging(harness.profile.logs, logging.DEBUG)
    tear_down_logging()


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with FeedServer() as server:
        yield server


def answered(harness: Harness, command: Command) -> Event:
    harness.submit(command)
    return harness.wait_for(Event, fits=lambda event: event.cause == command.command_id and isinstance(event, ANSWERS))


def test_every_request_has_its_line(harness: Harness, server: FeedServer, log_file: Path) -> None:
    """E35: retrievals of feeds in the database, all others in the log file, each with the reason."""
    picture = server.url("/p.png")
    server.feed("/feed", entries=[Posting("a", "A", f'<img src="{picture}">')])
    server.answer("/", headers={"Content-Type": "text/html"}, body=page(feeds=["/feed"]))
    server.answer("/list.opml", body=b"<opml version='2.0'><body><outline xmlUrl='https://x.test/f'/></body></opml>")
    server.answer("/broken", status=500)
    assert isinstance(answered(harness, AddSubscription(server.url("/"))), SubscriptionAdded)
    assert isinstance(answered(harness, AddSubscription(server.url("/absent"))), CommandFailed)
    assert isinstance(answered(harness, AddSubscription(server.url("/list.opml"))), CommandFailed)
    assert isinstance(answered(harness, PreviewOpmlUrl(server.url("/list.opml"))), OpmlPreviewed)
    assert isinstance(answered(harness, FetchPicture(picture, EntryId(1))), PictureFailed)
    harness.follow(server.url("/broken"))
    for _ in range(2):
        harness.retrieve(server.url("/feed"), server.url("/broken"))
    asked = [request.path for request in server.requests]
    assert len(asked) == 10
    with harness.database() as connection:
        retrievals = history.retrievals(connection)
    assert all(line.reason and line.rule for line in retrievals)
    written = [line.url for line in retrievals] + re.findall(r"GET (\S+) \((?:adding|import|picture)", log_file.read_text())
    paths = [url.removeprefix(server.url("")) for url in written]
    # the request that found the feed is its first retrieval, and has both lines
    assert sorted(paths) == sorted([*asked, "/feed"])


def test_secrets_are_in_no_log_no_title_and_no_list(harness: Harness, server: FeedServer, log_file: Path) -> None:
    """E34."""
    document = rss(entries=1, title="")
    server.answer("/private", headers={"Content-Type": "application/rss+xml"}, body=document)
    server.redirect("/circle", "/circle?token=TOKEN-0123456789abcdef")
    server.answer("/cut", body=document, length=10_000, cut_after=50)
    secret = [
        server.url(f"/{name}?key=TOKEN-0123456789abcdef", user="ann:PASSWORD") for name in ("private", "circle", "cut", "gone")
    ]
    answered(harness, AddSubscription(secret[0]))
    answered(harness, AddSubscription(secret[3]))
    harness.follow(*secret[1:])
    harness.retrieve(*secret)
    harness.retrieve(*secret)
    assert any(request.header("Authorization") for request in server.requests)
    with harness.database() as connection:
        reported = [line.url + str(line.reason) + str(line.problem) for line in history.retrievals(connection)]
        followed = subscriptions.subscriptions(connection)
        rows = entries.entry_rows(connection, [EntryId(1)])
    lines = log_file.read_text()
    assert lines.count("GET") >= 2
    exported = write_opml([], followed, title="x", created_at=0).decode()
    assert [text for text in ("PASSWORD", "TOKEN") if text in lines + "".join(reported)] == []
    titles = [each.title for each in followed] + [row.feed_title for row in rows]
    assert [text for text in (*titles, exported) if "PASSWORD" in text] == []
    said = [str(event) for event in harness.events if isinstance(event, SubscriptionAdded | CommandFailed)]
    assert [text for text in said if "PASSWORD" in text] == []


def test_the_program_says_who_it_is(harness: Harness, server: FeedServer) -> None:
    """E22, E23, E21: the same honest name always, feeds first, nothing but GET."""
    assert re.fullmatch(r"Beforehand/\d+\.\d+\.\d+\S*( \(\+https://[^ )]+\))?", USER_AGENT)
    assert (PAGE in USER_AGENT, "(" in USER_AGENT) == (True, PAGE != ""), "an address only if there is a page"
    server.feed("/feed", headers={"Set-Cookie": "id=1"})
    answered(harness, AddSubscription(server.url("/feed?b=2&a=1#part")))
    for _ in range(3):
        harness.retrieve(server.url("/feed?b=2&a=1"))
    assert {request.method for request in server.requests} == {"GET"}
    assert {request.path for request in server.requests} == {"/feed?b=2&a=1"}
    assert {request.header("User-Agent") for request in server.requests} == {USER_AGENT}
    for request in server.requests:
        assert (request.header("Accept") or "").startswith("application/atom+xml, application/rss+xml")
        assert "gzip" in (request.header("Accept-Encoding") or "")
        assert request.header("Cookie") is request.header("Referer") is None
