"""Asking for the last input: as rarely as misses no absence of 15 minutes, in a thread that ends."""

import threading
from collections.abc import Iterator

import pytest

from reader.desktop.presence.linux import AWAY_PAUSE_SECONDS, IdlePoll
from reader.desktop.presence.tracker import IDLE_SECONDS, PresenceTracker
from reader.domain.visits import Signal
from tests.fakes.clock import FakeClock
from tests.fakes.waiting import PATIENCE, until

DAY = 86_400


class Heard:
    def __init__(self) -> None:
        self.said: list[tuple[object, ...]] = []
        self.known: frozenset[Signal] = frozenset()
        self.has_heard = threading.Event()

    def came_back(self, signal: Signal, at: int, away_seconds: int | None) -> None:
        self.said.append((signal.value, at, away_seconds))
        self.has_heard.set()

    def went_away(self, at: int) -> None:
        self.said.append(("left", at))

    def know_from(self, signals: frozenset[Signal]) -> None:
        self.known = signals


class Keyboard:
    """Idle since the last of some times, or silent."""

    def __init__(self, clock: FakeClock, *inputs: float) -> None:
        self.clock = clock
        self.inputs = inputs
        self.asked = 0

    def idle_seconds(self) -> float | None:
        self.asked += 1
        past = [each for each in self.inputs if each <= self.clock.at]
        return self.clock.at - max(past) if past else None


def lived(inputs: list[float], seconds: float) -> tuple[Heard, Keyboard]:
    """What is said during a time that begins at 0, if asked whenever the poll wants to."""
    clock, heard = FakeClock(at=0.0), Heard()
    tracker, keyboard = PresenceTracker(heard, clock), Keyboard(clock, *inputs)
    poll = IdlePoll(keyboard.idle_seconds, tracker.source(Signal.INPUT))
    tracker.begin()
    while clock.at < seconds:
        pause = poll.ask()
        assert pause is not None
        assert pause >= AWAY_PAUSE_SECONDS
        clock.advance(pause)
    return heard, keyboard


def test_each_absence_of_15_minutes_is_seen_whenever_it_begins() -> None:
    for start in range(0, 2000, 37):
        inputs = [*range(0, start, 61), start, start + IDLE_SECONDS + 30]
        heard, _ = lived([float(each) for each in inputs], start + 2 * IDLE_SECONDS)
        left, back = heard.said[1:3]
        assert left == ("left", start)
        assert back[0] == "input"
        assert 0 <= back[1] - (start + IDLE_SECONDS + 30) < AWAY_PAUSE_SECONDS


def test_shorter_ones_are_not() -> None:
    heard, _ = lived([number * (IDLE_SECONDS - 5.0) for number in range(100)], DAY)
    assert heard.said == [("start", 0, None)]


def test_who_is_here_is_asked_for_every_15_minutes_and_who_is_not_every_10_seconds() -> None:
    _, keyboard = lived([number * 7.0 for number in range(DAY // 7)], DAY - IDLE_SECONDS)
    assert keyboard.asked <= DAY / (IDLE_SECONDS - 10)
    _, keyboard = lived([0.0], DAY)
    assert keyboard.asked <= DAY / AWAY_PAUSE_SECONDS


def test_a_system_that_does_not_say_is_not_asked_again() -> None:
    heard, clock = Heard(), FakeClock()
    tracker = PresenceTracker(heard, clock)
    poll = IdlePoll(lambda: None, tracker.source(Signal.INPUT))
    tracker.begin()
    assert heard.said == []
    assert poll.ask() is None
    assert [word for word, *_ in heard.said] == ["start"], "nobody waits for it any longer"
    assert heard.known == frozenset()


def test_an_input_that_was_overlooked_makes_no_second_leaving() -> None:
    heard, clock = Heard(), FakeClock()
    tracker = PresenceTracker(heard, clock)
    lock, poll = tracker.source(Signal.UNLOCK), IdlePoll(lambda: 2000.0, tracker.source(Signal.INPUT))
    lock.here()
    tracker.begin()
    poll.ask()
    lock.away()
    lock.here()
    poll.ask()
    assert [word for word, *_ in heard.said] == ["unlock"]


@pytest.fixture
def threads() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    until(lambda: "idle" not in {each.name for each in set(threading.enumerate()) - before})


@pytest.mark.usefixtures("threads")
def test_it_asks_in_a_thread_of_its_own_until_it_is_stopped() -> None:
    heard, clock = Heard(), FakeClock()
    tracker, asked_in = PresenceTracker(heard, clock), []

    def idle_seconds() -> float:
        asked_in.append(threading.current_thread().name)
        return 1.0

    poll = IdlePoll(idle_seconds, tracker.source(Signal.INPUT))
    tracker.begin()
    poll.start()
    assert heard.has_heard.wait(PATIENCE)
    poll.stop()
    assert asked_in == ["idle"]


def test_without_a_thread_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    heard = Heard()
    tracker = PresenceTracker(heard, FakeClock())
    poll = IdlePoll(lambda: 1.0, tracker.source(Signal.INPUT))
    tracker.begin()
    with monkeypatch.context() as short:
        short.setattr(threading.Thread, "start", refuse)
        poll.start()
    poll.stop()
    assert heard.known == frozenset()
    assert [word for word, *_ in heard.said] == ["start"]
