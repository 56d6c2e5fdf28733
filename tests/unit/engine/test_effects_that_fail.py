"""What the engine's thread cannot begin has an answer all the same, and nothing that others raise ends it."""

import queue
import threading
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from reader.domain.commands import AddFolder, Stop
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import EngineStopped, Event, SubscriptionsChanged
from reader.domain.ids import CommandId, FeedId
from reader.domain.news import News
from reader.domain.retrieval import FetchRequest, FetchResult, JobKind, ParseJob, ParseResult, Purpose
from reader.engine import thread
from reader.engine.messages import (
    BackupFinished,
    BriefingMade,
    ClockJumped,
    Effect,
    FetchFinished,
    KeepLogin,
    LoginKept,
    Message,
    ParseFinished,
    Publish,
    RemoveFiles,
    StartBackup,
    StartBriefing,
    StartFetch,
    StartParse,
)
from reader.engine.pools import FetchPool
from reader.engine.thread import Engine
from reader.storage.writer import open_database
from tests.fakes.bare_engine import no_fetch
from tests.fakes.clock import FakeClock
from tests.fakes.waiting import PATIENCE
from tests.fakes.world import core_over

NO_THREAD = "can't start new thread"
REQUEST = FetchRequest(7, "https://site.test/feed", Purpose.FEED)
JOB = ParseJob(8, JobKind.FEED, "https://site.test/feed", "", b"", ())


class EffectsCore:
    """Wants these effects carried out, and notes what comes back."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects
        self.heard: queue.SimpleQueue[Message] = queue.SimpleQueue()

    def start(self, now: float) -> None:
        del now

    def tick(self, now: float) -> None:
        del now

    def next_wake(self, now: float) -> float:
        return now + 300

    def drain_effects(self) -> list[Effect]:
        effects, self.effects = self.effects, []
        return effects

    def handle(self, message: Message, now: float) -> None:
        del now
        self.heard.put(message)
        if isinstance(message, Stop):
            self.effects.append(Publish(EngineStopped(None)))

    def handle_first(self, line: deque[Message], now: float) -> None:
        self.handle(line.popleft(), now)

    def interrupt(self) -> None:
        pass

    def close(self) -> None:
        pass


def engine_of(core: EffectsCore, keep_login: Callable[[str, str, str], None] | None = None) -> Engine:
    """With a parser and backups that fail, and a keyring that does unless one is given."""
    return Engine(
        lambda: core,
        clock=FakeClock(),
        publish=ignore,
        fetch=no_fetch,
        write_backup=no_backup,
        make_parser=BrokenParser,
        keep_login=keep_login or broken_keyring,
    )


class BrokenParser:
    """Cannot be started."""

    def __init__(self, _answer: object) -> None:
        pass

    def start(self, job: object) -> None:
        raise OSError(job)

    def ask(self, job: object) -> ParseResult:
        raise OSError(job)

    def stop(self) -> None:
        raise OSError("cannot be stopped either")


def no_backup(opml: bytes, now: float) -> Path:
    raise OSError(opml, now)


def broken_keyring(url: str, username: str, password: str) -> None:
    raise RuntimeError(url, username, password)


def ignore(event: Event) -> None:
    del event


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """No thread of an engine outlives its test."""
    before = set(threading.enumerate())
    yield
    for each in set(threading.enumerate()) - before:
        each.join(PATIENCE)
    assert [each.name for each in set(threading.enumerate()) - before] == []


def refuse_threads(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """The system gives no thread to whoever has such a name."""
    start = threading.Thread.start

    def refusing(each: threading.Thread) -> None:
        if each.name.startswith(names):
            raise RuntimeError(NO_THREAD)
        start(each)

    monkeypatch.setattr(threading.Thread, "start", refusing)


EFFECTS: dict[str, tuple[Effect, type[Message]]] = {
    "fetch": (StartFetch(REQUEST), FetchFinished),
    "parse": (StartParse(JOB), ParseFinished),
    "backup": (StartBackup(b""), BackupFinished),
    "briefing": (StartBriefing(Path("/nowhere/reader.sqlite"), News(), 0, CommandId(9)), BriefingMade),
    "login": (KeepLogin(FeedId(1), "https://site.test/", "me", "secret", CommandId(9)), LoginKept),
}


@pytest.mark.parametrize("has_threads", [False, True])
@pytest.mark.parametrize("name", EFFECTS)
def test_what_cannot_be_begun_or_breaks_is_answered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, name: str, *, has_threads: bool
) -> None:
    """No thread for it, or whatever it calls raises what nobody foresaw."""
    if not has_threads:
        refuse_threads(monkeypatch, "fetch", "backup", "briefing", "login", "parser")
    effect, answer = EFFECTS[name]
    core = EffectsCore([effect])
    engine = engine_of(core)
    engine.start()
    heard = core.heard.get(timeout=PATIENCE)
    engine.stop()
    assert isinstance(heard, answer)
    match heard:
        case FetchFinished():
            assert heard.result.request == REQUEST
            assert heard.result.problem is not None
        case ParseFinished():
            assert heard.job_id == JOB.job_id
            assert isinstance(heard.result, Problem)
        case BackupFinished() | BriefingMade() | LoginKept():
            assert "secret" not in heard.problem.sentence() + caplog.text
    if isinstance(heard, LoginKept):
        assert (heard.feed_id, heard.has_login, heard.cause) == (FeedId(1), True, CommandId(9))
        assert not has_threads or heard.problem == Problem(ProblemKind.KEYRING, "RuntimeError")


@pytest.mark.parametrize("username", ["me", ""])
def test_it_is_noted_whether_the_keyring_keeps_a_login_or_has_forgotten_it(username: str) -> None:
    kept: list[tuple[str, str, str]] = []
    core = EffectsCore([KeepLogin(FeedId(1), "https://site.test/", username, "secret", CommandId(9))])
    engine = engine_of(core, lambda *login: kept.append(login))
    engine.start()
    assert core.heard.get(timeout=PATIENCE) == LoginKept(FeedId(1), has_login=username == "me", problem=None, cause=CommandId(9))
    assert kept == [("https://site.test/", username, "secret")]
    engine.stop()


def test_logins_are_kept_in_the_order_in_which_they_were_entered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever of their threads the system lets run first."""
    kept: list[str] = []
    begun: list[Callable[[], object]] = []
    monkeypatch.setattr(thread, "run_in_thread", lambda _, work: begun.append(work) or True)
    passwords = ["old", "", "new"]
    core = EffectsCore([KeepLogin(FeedId(1), "https://site.test/", "me", each, CommandId(9)) for each in passwords])
    engine = engine_of(core, lambda *login: kept.append(login[-1]))
    engine._carry_out(core.drain_effects())
    for work in reversed(begun):
        work()
    assert kept == passwords


def test_files_are_removed_but_for_those_that_cannot_be(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("one", "gone", "a folder", "two")]
    for path in (paths[0], paths[3]):
        path.write_bytes(b"x")
    paths[2].mkdir()
    core = EffectsCore([RemoveFiles(tuple(paths)), KeepLogin(FeedId(1), "https://site.test/", "me", "secret", CommandId(9))])
    engine = engine_of(core)
    engine.start()
    assert isinstance(core.heard.get(timeout=PATIENCE), LoginKept)
    engine.stop()
    assert list(tmp_path.iterdir()) == [paths[2]]


def test_a_listener_that_raises_does_not_end_the_engine(tmp_path: Path) -> None:
    published: queue.SimpleQueue[Event] = queue.SimpleQueue()

    def deaf(event: Event) -> None:
        published.put(event)
        raise RuntimeError(event)

    engine = Engine(
        lambda: core_over(open_database(tmp_path / "reader.sqlite3", now=1000, backup_folder=None), tmp_path, now=1000.0),
        clock=FakeClock(),
        publish=deaf,
        fetch=no_fetch,
        write_backup=no_backup,
        make_parser=BrokenParser,
    )
    engine.start()
    for title in ("One", "Two"):
        command = AddFolder(title)
        engine.submit(command)
        while not isinstance(event := published.get(timeout=PATIENCE), SubscriptionsChanged):
            pass
        assert event.cause == command.command_id
    engine.stop()


def pool_of(fetch: Callable[[FetchRequest], FetchResult], size: int = 2) -> tuple[FetchPool, "queue.SimpleQueue[FetchResult]"]:
    results: queue.SimpleQueue[FetchResult] = queue.SimpleQueue()
    return FetchPool(fetch, results.put, size=size, now=lambda: 5.0), results


def test_a_fetch_that_raises_costs_its_own_request_and_no_thread() -> None:
    pool, results = pool_of(no_fetch, size=1)
    for _ in range(3):
        pool.start(REQUEST)
        assert results.get(timeout=PATIENCE) == FetchResult(
            REQUEST, 0, REQUEST.url, 5.0, 5.0, problem=Problem(ProblemKind.BUG, "NotImplementedError")
        )
    pool.stop()


def test_a_request_waits_for_another_thread_where_none_can_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()

    def wait(request: FetchRequest) -> FetchResult:
        gate.wait(PATIENCE)
        return FetchResult(request, 200, request.url, 0.0, 0.0)

    pool, results = pool_of(wait)
    with monkeypatch.context() as poor:
        refuse_threads(poor, "fetch")
        with pytest.raises(ReaderError, match="could not start a thread"):
            pool.start(REQUEST)
    pool.start(REQUEST)
    refuse_threads(monkeypatch, "fetch")
    pool.start(REQUEST)
    gate.set()
    assert [results.get(timeout=PATIENCE).status for _ in range(2)] == [200, 200]
    pool.stop()


def fetch_threads(before: set[threading.Thread]) -> int:
    """How many there are beside those of other tests."""
    return sum(thread.name.startswith("fetch-") for thread in set(threading.enumerate()) - before)


@pytest.mark.parametrize("is_refused_first", [False, True])
def test_one_after_the_other_needs_one_thread(monkeypatch: pytest.MonkeyPatch, *, is_refused_first: bool) -> None:
    """Also after a request that found no thread, or that raised."""
    before, (pool, results) = set(threading.enumerate()), pool_of(no_fetch, size=4)
    if is_refused_first:
        with monkeypatch.context() as poor:
            refuse_threads(poor, "fetch")
            with pytest.raises(ReaderError):
                pool.start(REQUEST)
    for _ in range(5):
        pool.start(REQUEST)
        results.get(timeout=PATIENCE)
    assert fetch_threads(before) == 1
    pool.stop()


def test_so_many_at_once_as_there_may_be_and_no_more() -> None:
    before, begun, gate = set(threading.enumerate()), threading.Semaphore(0), threading.Event()

    def wait(request: FetchRequest) -> FetchResult:
        begun.release()
        gate.wait(PATIENCE)
        return FetchResult(request, 200, request.url, 0.0, 0.0)

    pool, results = pool_of(wait, size=3)
    for number in range(1, 6):
        pool.start(REQUEST)
        if number <= 3:
            assert begun.acquire(timeout=PATIENCE), "it does not wait for the others"
        assert fetch_threads(before) == min(number, 3)
    gate.set()
    for _ in range(5):
        results.get(timeout=PATIENCE)
    pool.stop()


def test_whoever_cannot_handle_an_answer_ends_no_thread_of_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    reported: queue.SimpleQueue[str] = queue.SimpleQueue()
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.put(str(arguments.exc_value)))
    results: queue.SimpleQueue[FetchResult] = queue.SimpleQueue()
    refused = iter([True, False])

    def deliver(result: FetchResult) -> None:
        if next(refused):
            raise ValueError("nobody is there")
        results.put(result)

    pool = FetchPool(lambda request: FetchResult(request, 200, request.url, 0.0, 0.0), deliver, size=1, now=lambda: 5.0)
    pool.start(REQUEST)
    pool.start(REQUEST)
    assert results.get(timeout=PATIENCE).status == 200
    assert reported.get(timeout=PATIENCE) == "nobody is there"
    pool.stop()


def test_an_engine_without_a_thread_does_not_start_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine(
        lambda: pytest.fail("it has no thread"),
        clock=FakeClock(),
        publish=ignore,
        fetch=no_fetch,
        write_backup=no_backup,
        make_parser=BrokenParser,
    )
    refuse_threads(monkeypatch, "engine")
    with pytest.raises(ReaderError, match="could not start a thread"):
        engine.start()
    engine.stop()


@dataclass
class TwoClocks(FakeClock):
    """Wall time that can be set, beside time that passes."""

    passed: float = 0.0

    def monotonic(self) -> float:
        return self.passed


@pytest.mark.parametrize(("moved", "is_reported"), [(-61, True), (-60, False), (60, False), (61, True), (-86_400, True)])
def test_a_clock_that_was_set_by_more_than_a_minute_is_reported_before_anything_else(moved: int, *, is_reported: bool) -> None:
    """Ahead or back."""
    core, clock = EffectsCore([]), TwoClocks()
    engine = Engine(
        lambda: core,
        clock=clock,
        publish=ignore,
        fetch=no_fetch,
        write_backup=no_backup,
        make_parser=BrokenParser,
    )
    engine.start()
    first, second = AddFolder("One"), AddFolder("Two")
    engine.submit(first)
    assert core.heard.get(timeout=PATIENCE) == first
    clock.advance(moved)
    engine.submit(second)
    heard = [core.heard.get(timeout=PATIENCE) for _ in range(1 + is_reported)]
    assert heard == [ClockJumped(moved), second][not is_reported :]
    engine.stop()
