"""Long bodies into files and episodes read at any place, by the rules of every fetch."""

import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.episodes import PART, Saved, Target
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.net.exchange import Watch
from reader.net.fetcher import Fetcher
from reader.net.stream import SKIP_BYTES, MediaStream
from reader.net.transport import Limits
from tests.fakes.answers import Answer
from tests.fakes.feed_server import FeedServer
from tests.fakes.waiting import PATIENCE
from tests.unit.net.conftest import LIMITS

BODY = random.Random(1).randbytes(300_000)
MEDIA = replace(LIMITS, media_bytes=1_000_000, media_stall_seconds=PATIENCE, disk_reserve_bytes=0)
TYPE, ETAG = ("Content-Type", "audio/mpeg"), ("ETag", '"v1"')
Make = Callable[..., Fetcher]


class Saver:
    def __init__(self, make: Make, server: FeedServer, path: Path) -> None:
        self.make, self.server, self.path = make, server, path
        self.notes: list[Saved] = []

    def __call__(
        self,
        offset: int = 0,
        validator: str = "",
        *,
        limits: Limits = MEDIA,
        wanted: Callable[[], bool] = lambda: True,
        **options: object,
    ) -> FetchResult:
        target = Target(str(self.path), offset, validator)
        values: dict[str, object] = {"may_be_private": True} | options
        request = FetchRequest(1, self.server.url("/e.mp3"), Purpose.MEDIA, target=target, **values)
        return self.make(limits=limits).fetch(request, Watch(wanted, self.notes.append))

    @property
    def part(self) -> Path:
        return self.path.with_name(self.path.name + PART)


@pytest.fixture
def save(make_fetcher: Make, server: FeedServer, tmp_path: Path) -> Saver:
    return Saver(make_fetcher, server, tmp_path / "Feed" / "one.mp3")


def kind(result: FetchResult) -> ProblemKind | None:
    return result.problem.kind if result.problem else None


def test_a_body_is_stored_whole_in_its_place_with_what_it_takes_to_go_on(save: Saver) -> None:
    save.server.answer("/e.mp3", headers=[TYPE, ETAG], body=BODY)
    result = save()
    assert (result.problem, result.saved) == (None, Saved(len(BODY), len(BODY), '"v1"', str(save.path)))
    assert save.path.read_bytes() == BODY
    assert not save.part.exists()
    assert save.notes[-1] == Saved(len(BODY), len(BODY), '"v1"')
    (seen,) = save.server.requests
    assert (seen.header("Accept-Encoding"), seen.header("Range"), seen.header("If-None-Match")) == ("identity", None, None)


def test_a_cut_body_goes_on_where_it_was_cut_byte_for_byte(save: Saver) -> None:
    whole = Answer(headers=[TYPE, ETAG], body=BODY, ranges=True)
    save.server.script("/e.mp3", replace(whole, cut_after=120_000), whole)
    assert kind(save()) is ProblemKind.NETWORK
    noted = save.notes[-1].bytes
    assert save.part.read_bytes() == BODY[:noted] != b""
    assert save(noted, '"v1"').saved == Saved(len(BODY), len(BODY), '"v1"', str(save.path))
    assert save.path.read_bytes() == BODY
    assert (save.server.requests[1].header("Range"), save.server.requests[1].header("If-Range")) == (f"bytes={noted}-", '"v1"')


@pytest.mark.parametrize("noted", [300_000, 299_999, 1])
def test_what_is_beyond_the_noted_length_is_written_again(save: Saver, noted: int) -> None:
    save.path.parent.mkdir()
    save.part.write_bytes(BODY[:noted] + b"torn by a loss of power")
    save.server.answer("/e.mp3", headers=[TYPE, ETAG], body=BODY, ranges=True)
    if noted == len(BODY):
        save.part.write_bytes(BODY)
    assert save(noted, '"v1"').problem is None
    assert save.path.read_bytes() == BODY


def test_another_version_and_a_server_without_ranges_start_over(save: Saver) -> None:
    save.path.parent.mkdir()
    save.part.write_bytes(b"old" * 1000)
    save.server.answer("/e.mp3", headers=[TYPE, ("ETag", '"v2"')], body=BODY, ranges=True)
    assert save(3000, '"v1"').problem is None
    assert save.path.read_bytes() == BODY


def test_nothing_is_asked_in_part_without_a_strong_validator(save: Saver) -> None:
    save.server.answer("/e.mp3", headers=[TYPE, ("ETag", 'W/"weak"')], body=BODY, ranges=True)
    result = save(1000, "")
    assert save.server.requests[0].header("Range") is None
    assert result.saved.validator == ""


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (Answer(headers=[("Content-Type", "text/html")], body=b"<html>"), ProblemKind.NOT_MEDIA),
        (Answer(headers=[TYPE], body=b" <!DOCTYPE html><p>sign in"), ProblemKind.NOT_MEDIA),
        (Answer(headers=[TYPE], body=b""), ProblemKind.EMPTY),
        (Answer(headers=[TYPE], body=BODY, length=10**15), ProblemKind.TOO_LARGE),
        (Answer(headers=[TYPE], endless=b"x" * 65_536), ProblemKind.TOO_LARGE),
        (Answer(headers=[TYPE], body=BODY, length=400_000, close=True), ProblemKind.NETWORK),
        (Answer(status=206, headers=[TYPE, ("Content-Range", "bytes 7-9/10")], body=b"abc"), ProblemKind.FILE_CHANGED),
        (Answer(status=416, headers=[TYPE, ("Content-Range", "bytes */9")]), ProblemKind.FILE_CHANGED),
        (Answer(status=404), ProblemKind.NOT_FOUND),
        (Answer(status=429, headers=[("Retry-After", "77")]), ProblemKind.RATE_LIMITED),
        (Answer(headers=[TYPE], body=BODY, drip=True), ProblemKind.TIMEOUT),
    ],
)
def test_what_is_no_episode_leaves_no_file(save: Saver, answer: Answer, problem: ProblemKind) -> None:
    save.server.script("/e.mp3", answer)
    result = save(limits=replace(MEDIA, media_stall_seconds=0.5) if problem is ProblemKind.TIMEOUT else MEDIA)
    assert kind(result) is problem
    assert not save.path.exists()
    assert result.retry_after_seconds == (77 if problem is ProblemKind.RATE_LIMITED else None)


@pytest.mark.parametrize("offset", [0, 900_000])
def test_an_episode_without_an_end_leaves_nothing_on_the_disk(save: Saver, offset: int) -> None:
    if offset:
        save.part.parent.mkdir(parents=True)
        save.part.write_bytes(bytes(offset))
    rest = [TYPE, ETAG, ("Content-Range", f"bytes {offset}-{10**15 - 1}/*")]
    save.server.script("/e.mp3", Answer(status=206 if offset else 200, headers=rest if offset else [TYPE], endless=b"x" * 65_536))
    assert kind(save(offset=offset, validator='"v1"' if offset else "")) is ProblemKind.TOO_LARGE
    assert list(save.path.parent.iterdir()) == []
    # what the engine knows of it
    assert save.notes[-1] == Saved(0, None, "")


def test_a_download_that_is_not_wanted_any_more_keeps_what_is_there(save: Saver) -> None:
    asked = threading.Event()
    save.server.answer("/e.mp3", headers=[TYPE, ETAG], endless=b"x" * 1000)

    def wanted() -> bool:
        is_wanted = not asked.is_set()
        asked.set()
        return is_wanted

    assert kind(save(wanted=wanted)) is ProblemKind.INTERRUPTED
    assert save.part.stat().st_size == save.notes[-1].bytes > 0


def test_a_disk_without_room_is_said_before_anything_is_stored(save: Saver) -> None:
    save.server.answer("/e.mp3", headers=[TYPE], body=BODY)
    assert kind(save(limits=replace(MEDIA, disk_reserve_bytes=1 << 60))) is ProblemKind.DISK_FULL
    assert list(save.path.parent.parent.iterdir()) == []
    save.path.parent.write_text("a file where the folder should be")
    assert kind(save()) is ProblemKind.FILE_UNWRITABLE


def test_no_other_file_is_overwritten(save: Saver) -> None:
    save.path.parent.mkdir()
    save.path.write_text("the user's own")
    save.server.answer("/e.mp3", headers=[TYPE], body=BODY)
    result = save()
    assert result.saved.path == str(save.path.with_name("one 2.mp3"))
    assert save.path.read_text() == "the user's own"


def test_a_public_feed_reaches_no_private_address_by_its_episodes(save: Saver, public_server: FeedServer) -> None:
    assert kind(save(may_be_private=False)) is ProblemKind.BLOCKED_ADDRESS
    public_server.redirect("/e.mp3", save.server.url("/e.mp3"))
    save.server = public_server
    assert kind(save(may_be_private=False)) is ProblemKind.BLOCKED_ADDRESS


def test_the_feeds_login_goes_to_its_own_origin_only(save: Saver) -> None:
    save.server.answer("/e.mp3", headers=[TYPE], body=BODY)
    save(login_url=save.server.url("/feed", user="me:secret"))
    assert save.server.requests[-1].header("Authorization") == "Basic bWU6c2VjcmV0"
    with FeedServer(port=0) as other:
        other.answer("/e.mp3", headers=[TYPE], body=BODY)
        save.server.redirect("/e.mp3", other.url("/e.mp3"))
        save(login_url=save.server.url("/feed", user="me:secret"))
        assert all(seen.header("Authorization") is None for seen in other.requests)


EPISODE = random.Random(3).randbytes(1_200_000)
WHOLE = Answer(headers=[("Content-Type", "audio/mpeg")], body=EPISODE, ranges=True)
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
    assert stream.size == len(EPISODE)
    assert taken(stream, 0, 100_000) == EPISODE[:100_000]
    assert taken(stream, 100_000 + SKIP_BYTES, 5000) == EPISODE[100_000 + SKIP_BYTES :][:5000]
    assert [seen.header("Range") for seen in server.requests] == [None]
    assert taken(stream, 1_100_000, 200_000) == EPISODE[1_100_000:]
    assert taken(stream, 10, 10) == EPISODE[10:20]
    assert stream.read(len(EPISODE), 10) == b""
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
    assert data == EPISODE


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
    assert taken(stream, 0, 1000) == EPISODE[:1000]
    with pytest.raises(ReaderError):
        stream.read(900_000, 10)


def test_closing_ends_a_read_that_waits(opened: Open, server: FeedServer) -> None:
    server.script("/e.mp3", Answer(headers=WHOLE.headers, body=EPISODE, length=2_000_000, drip=True))
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
    assert ended.wait(PATIENCE)
    assert problems == [ProblemKind.INTERRUPTED]
