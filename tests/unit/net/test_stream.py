"""An episode read at any place, by the rules of every fetch."""

import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.net.fetcher import Fetcher
from reader.net.stream import SKIP_BYTES, MediaStream
from tests.fakes.answers import Answer
from tests.fakes.feed_server import FeedServer

BODY = random.Random(3).randbytes(1_200_000)
WHOLE = Answer(headers=[("Content-Type", "audio/mpeg")], body=BODY, ranges=True)
Open = Callable[..., MediaStream]


@pytest.fixture
def reported() -> list[FetchResult]:
    return []


@pytest.fixture
def opened(make_fetcher: Callable[..., Fetcher], server: FeedServer, reported: list[FetchResult]) -> Iterator[Open]:
    made: list[MediaStream] = []

    def make(**options: object) -> MediaStream:
        values: dict[str, object] = {"may_be_private": True} | options
        request = FetchRequest(1, server.url("/e.mp3"), Purpose.MEDIA, **values)
        made.append(MediaStream(make_fetcher().new_exchange(), request, reported.append))
        return made[-1]

    yield make
    for each in made:
        each.close()


def taken(stream: MediaStream, offset: int, length: int) -> bytes:
    data = b""
    while len(data) < length and (some := stream.read(offset + len(data), length - len(data))):
        data += some
    return data


def test_it_reads_on_and_asks_again_only_where_it_jumps(opened: Open, server: FeedServer) -> None:
    server.script("/e.mp3", WHOLE)
    stream = opened()
    stream.open()
    assert stream.size == len(BODY)
    assert taken(stream, 0, 100_000) == BODY[:100_000]
    assert taken(stream, 100_000 + SKIP_BYTES, 5000) == BODY[100_000 + SKIP_BYTES :][:5000]
    assert [seen.header("Range") for seen in server.requests] == [None]
    assert taken(stream, 1_100_000, 200_000) == BODY[1_100_000:]
    assert taken(stream, 10, 10) == BODY[10:20]
    assert stream.read(len(BODY), 10) == b""
    assert [seen.header("Range") for seen in server.requests] == [None, "bytes=1100000-", "bytes=10-"]
    assert {seen.header("Accept-Encoding") for seen in server.requests} == {"identity"}


def test_a_server_that_hung_up_meanwhile_is_asked_again(opened: Open, server: FeedServer) -> None:
    server.script("/e.mp3", replace(WHOLE, cut_after=200_000), WHOLE)
    stream = opened()
    stream.open()
    data = b""
    for _ in range(200):
        try:
            data += stream.read(len(data), 65_536)
        except ReaderError:
            continue
    assert data == BODY


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (Answer(headers=[("Content-Type", "text/html")], body=b"<html>"), ProblemKind.NOT_MEDIA),
        (Answer(status=404), ProblemKind.NOT_FOUND),
        (Answer(status=429, headers=[("Retry-After", "60")]), ProblemKind.RATE_LIMITED),
    ],
)
def test_what_cannot_be_played_is_said_and_a_refusal_reported(
    opened: Open, server: FeedServer, reported: list[FetchResult], answer: Answer, kind: ProblemKind
) -> None:
    server.script("/e.mp3", answer)
    with pytest.raises(ReaderError) as caught:
        opened().open()
    assert caught.value.problem.kind is kind
    assert [(each.status, each.problem.kind) for each in reported if each.problem] == [(answer.status, kind)]


def test_no_private_address_is_reached_for_a_public_feed(opened: Open, server: FeedServer) -> None:
    server.script("/e.mp3", WHOLE)
    with pytest.raises(ReaderError) as caught:
        opened(may_be_private=False).open()
    assert caught.value.problem.kind is ProblemKind.BLOCKED_ADDRESS
    assert server.requests == []


def test_a_server_without_ranges_can_only_be_read_on(opened: Open, server: FeedServer) -> None:
    server.script("/e.mp3", replace(WHOLE, ranges=False))
    stream = opened()
    stream.open()
    assert taken(stream, 0, 1000) == BODY[:1000]
    with pytest.raises(ReaderError):
        stream.read(900_000, 10)


def test_closing_ends_a_read_that_waits(opened: Open, server: FeedServer) -> None:
    server.script("/e.mp3", Answer(headers=WHOLE.headers, body=BODY, length=2_000_000, drip=True))
    stream = opened()
    stream.open()
    ended, problems = threading.Event(), []

    def read() -> None:
        try:
            while stream.read(0, 100_000):
                pass
        except ReaderError as error:
            problems.append(error.problem.kind)
        ended.set()

    threading.Thread(target=read, daemon=True).start()
    stream.close()
    assert ended.wait(15)
    assert problems == [ProblemKind.INTERRUPTED]
