"""Credentials, private addresses and pictures: who gets what. Names under .test stand for public hosts here."""

import ipaddress
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from reader.domain.addresses import is_private_address
from reader.domain.commands import FetchPicture
from reader.domain.errors import ProblemKind
from reader.domain.events import Event, PictureFailed
from reader.domain.ids import EntryId
from tests.fakes.documents import Posting
from tests.fakes.feed_server import FeedServer
from tests.hostile.cases import Case, case_id, cases, documents, make, ordinary
from tests.hostile.harness import Harness, open_harness

PUBLIC = "127.0.0.9"
NAMES = {"feed.test", "other.test", "pictures.test"}
FORBIDDEN = {"authorization", "x-api-key", "cookie", "referer", "origin"}


def look_up(host: str, port: int, timeout_seconds: float) -> list[str]:
    del port, timeout_seconds
    if host in NAMES:
        return [PUBLIC]
    with suppress(ValueError):
        return [str(ipaddress.ip_address("127.0.0.1" if host == "localhost" else host))]
    raise socket.gaierror(socket.EAI_NONAME, "name not known")


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    with open_harness(tmp_path, resolver=look_up, is_private=lambda a: a != PUBLIC and is_private_address(a)) as harness:
        yield harness


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with FeedServer(PUBLIC) as server:
        yield server


def answered(harness: Harness, url: str, entry_id: EntryId) -> ProblemKind | None:
    """Why a picture did not come; None if it did."""
    command = FetchPicture(url, entry_id)
    harness.submit(command)
    event = harness.wait_for(Event, fits=lambda event: event.cause == command.command_id)
    return event.problem.kind if isinstance(event, PictureFailed) else None


def test_w13_a_second_host_gets_no_secrets(harness: Harness, server: FeedServer) -> None:
    """Extra headers of a feed's own, which the case speaks of, cannot be set in this version."""
    server.answer("/W13", status=302, headers={"Location": f"http://other.test:{server.port}/W00", "Set-Cookie": "sid=1; Path=/"})
    server.answer("/W00", headers={"Content-Type": "application/rss+xml"}, body=ordinary())
    url = f"http://u:p@feed.test:{server.port}/W13"
    harness.follow(url)
    for _ in range(2):
        harness.retrieve(url, *harness.neighbours)
    assert harness.feed(url).problem is None
    first, second = server.seen("/W13"), server.seen("/W00")
    assert [request.header("Authorization") for request in first] == ["Basic dTpw"] * 2
    assert len(second) == 2
    for request in second:
        assert {name.lower() for name in request.headers} & FORBIDDEN == set()
    assert all(request.header("Cookie") is None for request in server.requests)
    assert harness.faults_of_neighbours() == []


def test_w16_a_public_feed_leads_nowhere_private(harness: Harness, server: FeedServer) -> None:
    targets = [
        "http://127.0.0.1:631/",
        "http://localhost:631/",
        "http://127.0.0.1/x",
        "http://169.254.169.254/",
        "http://[::1]:631/",
    ]
    for number, target in enumerate([*targets, harness.good.url("/good0")]):
        server.redirect(f"/W16/{number}", target)
        url = f"http://feed.test:{server.port}/W16/{number}"
        harness.follow(url)
        asked = len(harness.good.requests)
        harness.forget()
        harness.retrieve(url)
        problem = harness.feed(url).problem
        assert problem.kind is ProblemKind.BLOCKED_ADDRESS, target
        assert harness.connections() == [str((PUBLIC, server.port))] * len(harness.connections())
        assert len(harness.good.requests) == asked
    harness.retrieve(*harness.neighbours)
    assert harness.faults_of_neighbours() == []


def test_w35_pictures_are_fetched_without_the_feeds_secrets(harness: Harness, server: FeedServer) -> None:
    entry_id = feed_with_pictures(harness, server)
    picture = f"http://pictures.test:{server.port}/p.png"
    server.answer("/p.png", headers={"Content-Type": "image/png", "Set-Cookie": "x=1"}, body=make("png_1bit", {"w": 64, "h": 64}))
    assert answered(harness, picture, entry_id) is None
    assert answered(harness, picture, entry_id) is None
    (request,) = server.seen("/p.png")
    assert {name.lower() for name in request.headers} & FORBIDDEN == set()
    assert "SECRET" not in str(request.headers) + request.path
    assert {request.method for request in server.requests} == {"GET"}
    assert [request.path for request in server.requests if "icon" in request.path] == []


def test_pictures_of_a_public_feed_come_from_no_private_address(harness: Harness, server: FeedServer) -> None:
    entry_id = feed_with_pictures(harness, server)
    server.redirect("/away.png", harness.good.url("/p.png"))
    asked = len(harness.good.requests)
    for url in (harness.good.url("/p.png"), "http://localhost:631/p.png", f"http://pictures.test:{server.port}/away.png"):
        assert answered(harness, url, entry_id) is ProblemKind.BLOCKED_ADDRESS
    assert len(harness.good.requests) == asked
    assert list(harness.profile.pictures.iterdir()) == []


@pytest.mark.parametrize("case", cases("image"), ids=case_id)
def test_picture_case(harness: Harness, server: FeedServer, case: Case) -> None:
    entry_id = feed_with_pictures(harness, server)
    server.answer("/hostile.png", headers={"Content-Type": "image/png"}, body=documents(case)[0])
    assert answered(harness, f"http://pictures.test:{server.port}/hostile.png", entry_id) is not None
    assert len(server.seen("/hostile.png")) == 1
    assert list(harness.profile.pictures.iterdir()) == []
    harness.retrieve(*harness.neighbours)
    assert harness.faults_of_neighbours() == []


def feed_with_pictures(harness: Harness, server: FeedServer) -> EntryId:
    """A feed behind a secret address; its entry shows pictures."""
    html = f'<p>Words</p><img src="http://pictures.test:{server.port}/p.png">'
    server.feed("/W35", entries=[Posting("one", "One", html)], headers={"Set-Cookie": "sid=1; Path=/"})
    url = f"http://feed.test:{server.port}/W35?token=SECRET"
    harness.follow(url)
    harness.retrieve(url)
    (entry,) = harness.entries(harness.feed(url).feed_id)
    assert "/p.png" in entry["html"]
    return EntryId(entry["entry_id"])
