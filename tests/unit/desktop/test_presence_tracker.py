"""What many sources say becomes one return or one leaving: a table of how desktops report it, and what follows."""

from dataclasses import dataclass, field

import pytest

from reader.desktop.presence.tracker import LEAVINGS_SECONDS, MOST_LEAVINGS, PresenceTracker, Source
from reader.domain.visits import Signal

NOON = 1_767_600_000
MINUTE, HOUR = 60, 3600
SLEEP, LOCK, SEAT, SAVER, OTHER_SAVER, IDLE, OTHER_IDLE = range(7)
SIGNALS = (Signal.WAKE, Signal.UNLOCK, Signal.SESSION, Signal.SCREEN_SAVER, Signal.SCREEN_SAVER, Signal.INPUT, Signal.INPUT)

Step = tuple[float, int, str] | tuple[float, int, str, float]
"""After how many seconds which source says what, and perhaps for how long already."""


@dataclass
class TwoClocks:
    """Both move on by `advance`; by `sleep` and `jump` the wall clock alone."""

    wall: float = NOON
    counted: float = 1000.0

    def now(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.counted

    def utc_offset_seconds(self, at: float) -> int:
        return 0

    def advance(self, seconds: float) -> None:
        self.wall += seconds
        self.counted += seconds

    def jump(self, seconds: float) -> None:
        self.wall += seconds


@dataclass
class Heard:
    said: list[tuple[object, ...]] = field(default_factory=list)
    known: frozenset[Signal] | None = None

    def came_back(self, signal: Signal, at: int, away_seconds: int | None) -> None:
        self.said.append((signal.value, at - NOON, away_seconds))

    def went_away(self, at: int) -> None:
        self.said.append(("left", at - NOON))

    def know_from(self, signals: frozenset[Signal]) -> None:
        assert signals != self.known, "nothing new"
        self.known = signals


class Room:
    """A tracker with one source of each kind and more, which all said that the user is here."""

    def __init__(self, *away: Step) -> None:
        self.clock, self.heard = TwoClocks(), Heard()
        self.tracker = PresenceTracker(self.heard, self.clock)
        self.sources: list[Source] = [self.tracker.source(signal) for signal in SIGNALS]
        self.tracker.begin()
        self.live(*away)
        for source in self.sources:
            if not source.is_settled:
                source.here()

    def live(self, *steps: Step) -> None:
        for after, which, word, *seconds in steps:
            self.clock.advance(after)
            getattr(self.sources[which], word)(*seconds)

    @property
    def news(self) -> list[tuple[object, ...]]:
        """What was said after the start."""
        assert self.heard.said[0] == ("start", 0, None)
        return self.heard.said[1:]


def test_nothing_is_said_before_all_sources_have_answered() -> None:
    clock, heard = TwoClocks(), Heard()
    tracker = PresenceTracker(heard, clock)
    lock, idle = tracker.source(Signal.UNLOCK), tracker.source(Signal.INPUT)
    lock.here()
    tracker.begin()
    assert heard.said == []
    assert heard.known is None
    idle.here()
    assert heard.said == [("start", 0, None)]
    assert heard.known == {Signal.UNLOCK, Signal.INPUT}


def test_nothing_is_said_before_all_sources_are_made() -> None:
    clock, heard = TwoClocks(), Heard()
    tracker = PresenceTracker(heard, clock)
    tracker.source(Signal.UNLOCK).here()
    assert heard.said == []
    lock = tracker.source(Signal.UNLOCK)
    lock.away()
    tracker.begin()
    assert heard.said == []
    lock.here()
    assert heard.said == [("unlock", 0, None)]


def test_where_nobody_knows_anything_the_start_is_still_said_once() -> None:
    heard = Heard()
    PresenceTracker(heard, TwoClocks()).begin()
    assert heard.said == [("start", 0, None)]
    assert heard.known == frozenset()


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        pytest.param([(60, LOCK, "away"), (HOUR, LOCK, "here")], [("left", 60), ("unlock", 3660, 3600)], id="lock"),
        pytest.param(
            [
                (0, LOCK, "away"),
                (1, SAVER, "away"),
                (1, SLEEP, "away"),
                (8 * HOUR, SLEEP, "here"),
                (0, SAVER, "here"),
                (0, LOCK, "here"),
                (0, IDLE, "here"),
            ],
            [("left", 0), ("unlock", 8 * HOUR + 2, 8 * HOUR + 2)],
            id="lock, sleep, wake and unlock in one burst are one return",
        ),
        pytest.param(
            [
                (0, LOCK, "away"),
                (0, SLEEP, "away"),
                (HOUR, LOCK, "here"),
                (0, SLEEP, "here"),
                (0, SAVER, "here"),
                (0, IDLE, "here"),
            ],
            [("left", 0), ("unlock", HOUR, HOUR)],
            id="the same burst in another order",
        ),
        pytest.param(
            [(15 * MINUTE, IDLE, "away", 15 * MINUTE), (300, LOCK, "away"), (HOUR, IDLE, "here"), (5, LOCK, "here")],
            [("left", 0), ("unlock", 20 * MINUTE + HOUR + 5, 20 * MINUTE + HOUR + 5)],
            id="idle for 15 minutes, then locked",
        ),
        pytest.param(
            [(15 * MINUTE, IDLE, "away", 15 * MINUTE), (HOUR, IDLE, "here")],
            [("left", 0), ("input", 75 * MINUTE, 75 * MINUTE)],
            id="the first input after a break",
        ),
        pytest.param(
            [(0, LOCK, "away"), (0, SLEEP, "away"), (HOUR, SLEEP, "here"), (1, IDLE, "here")],
            [("left", 0)],
            id="a wake without an unlock",
        ),
        pytest.param(
            [(0, SLEEP, "away"), (HOUR, SLEEP, "here")],
            [("left", 0), ("wake", HOUR, HOUR)],
            id="a wake where nothing locks",
        ),
        pytest.param(
            [(0, SLEEP, "away"), (HOUR, SLEEP, "here"), (1, LOCK, "away"), (9, LOCK, "here")],
            [("left", 0), ("wake", HOUR, HOUR), ("left", HOUR + 1), ("unlock", HOUR + 10, 9)],
            id="locked after the wake: the second absence is too short to count",
        ),
        pytest.param(
            [(0, SAVER, "away"), (10, LOCK, "away"), (HOUR, SAVER, "here"), (0, SAVER, "away"), (0, LOCK, "here")],
            [("left", 0), ("unlock", HOUR + 10, HOUR + 10)],
            id="a screen saver under a lock",
        ),
        pytest.param(
            [(0, SAVER, "away"), (0, OTHER_SAVER, "away"), (HOUR, OTHER_SAVER, "here"), (1, SAVER, "here")],
            [("left", 0), ("screen_saver", HOUR + 1, HOUR + 1)],
            id="two savers: both must have ended",
        ),
        pytest.param(
            [(0, LOCK, "away"), (20 * MINUTE, IDLE, "away", 20 * MINUTE), (HOUR, LOCK, "here"), (10, IDLE, "here")],
            [("left", 0), ("unlock", 80 * MINUTE, 80 * MINUTE)],
            id="an unlock is noticed before the server is asked again for the last input",
        ),
        pytest.param(
            [(15 * MINUTE, OTHER_IDLE, "away", 900), (0, IDLE, "away", 900), (HOUR, IDLE, "here"), (9, OTHER_IDLE, "here")],
            [("left", 0), ("input", 75 * MINUTE, 75 * MINUTE)],
            id="the quicker of two that notice input is enough",
        ),
        pytest.param(
            [(0, SEAT, "away"), (HOUR, SEAT, "here")],
            [("left", 0), ("session", HOUR, HOUR)],
            id="somebody else's session in front for an hour",
        ),
        pytest.param(
            [(0, SEAT, "away"), (0, LOCK, "away"), (HOUR, SEAT, "here"), (5, LOCK, "here")],
            [("left", 0), ("unlock", HOUR + 5, HOUR + 5)],
            id="back in the own session, still locked",
        ),
        pytest.param(
            [(0, LOCK, "here"), (5, SLEEP, "here"), (5, SAVER, "here"), (5, IDLE, "here"), (5, SEAT, "here")],
            [],
            id="back without having been away",
        ),
        pytest.param(
            [(0, LOCK, "away"), (1, LOCK, "away"), (HOUR, LOCK, "here"), (1, LOCK, "here")],
            [("left", 0), ("unlock", HOUR + 1, HOUR + 1)],
            id="everything said twice",
        ),
        pytest.param([(5, LOCK, "unknown"), (5, IDLE, "unknown")], [], id="a bus that goes away while the user is here"),
        pytest.param(
            [(0, LOCK, "away"), (HOUR, LOCK, "unknown"), (5, LOCK, "here")],
            [("left", 0)],
            id="a bus that goes away while the user is away: no return is invented",
        ),
        pytest.param(
            [(0, LOCK, "away"), (HOUR, LOCK, "unknown"), (5, LOCK, "away"), (60, LOCK, "here")],
            [("left", 0), ("unlock", HOUR + 65, None)],
            id="a service that begins again under a lock: for how long is not known",
        ),
        pytest.param(
            [(0, LOCK, "away"), (5, SAVER, "away"), (HOUR, LOCK, "unknown"), (5, SAVER, "here")],
            [("left", 0), ("screen_saver", HOUR + 10, HOUR + 10)],
            id="one source is lost, another reports the return",
        ),
        pytest.param(
            [(0, SAVER, "away"), (20 * MINUTE, IDLE, "away", 20 * MINUTE), (0, SLEEP, "away"), (HOUR, SAVER, "here")],
            [("left", 0), ("screen_saver", 80 * MINUTE, 80 * MINUTE)],
            id="whoever ends a screen saver is awake and gives input",
        ),
        pytest.param(
            [(0, SEAT, "away"), (20 * MINUTE, IDLE, "away", 20 * MINUTE), (0, SLEEP, "away"), (HOUR, SEAT, "here")],
            [("left", 0), ("session", 80 * MINUTE, 80 * MINUTE)],
            id="and whoever brings his session to the front",
        ),
        pytest.param(
            [(0, LOCK, "away"), (60, LOCK, "here"), (60, IDLE, "away", 900), (60, IDLE, "here")],
            [("left", 0), ("unlock", 60, 60), ("left", 60), ("input", 180, 120)],
            id="nobody was idle before he came",
        ),
    ],
)
def test_what_desktops_say(steps: list[Step], said: list[tuple[object, ...]]) -> None:
    room = Room()
    room.live(*steps)
    assert room.news == said


@pytest.mark.parametrize(
    ("first", "steps", "said"),
    [
        pytest.param([(0, LOCK, "away")], [(HOUR, LOCK, "here")], [("unlock", HOUR, None)], id="locked"),
        pytest.param([(0, SEAT, "away")], [(HOUR, SEAT, "here")], [("session", HOUR, None)], id="not in front"),
        pytest.param([(0, IDLE, "away", 1200)], [(HOUR, IDLE, "here")], [("input", HOUR, HOUR + 1200)], id="idle"),
        pytest.param([(0, LOCK, "away"), (60, LOCK, "here")], [], [("start", 60, None)], id="unlocked before all have answered"),
        pytest.param([(0, LOCK, "away"), (60, LOCK, "unknown")], [], [("start", 60, None)], id="locked, and lost before that"),
    ],
)
def test_a_start_while_nobody_is_here(first: list[Step], steps: list[Step], said: list[tuple[object, ...]]) -> None:
    room = Room(*first)
    room.live(*steps)
    assert room.heard.said == said


@pytest.mark.parametrize("jump", [-2 * HOUR, 2 * HOUR], ids=["back", "forward"])
def test_a_clock_that_is_set_makes_no_absence_longer(jump: float) -> None:
    room = Room()
    room.live((0, LOCK, "away"), (60, LOCK, "away"))
    room.clock.jump(jump)
    room.live((60, LOCK, "here"))
    assert room.news == [("left", 0), ("unlock", 120 + jump, 120)]


def test_the_monotonic_clock_rests_during_a_sleep() -> None:
    room = Room()
    room.live((0, LOCK, "away"), (10, SLEEP, "away"))
    room.clock.jump(8 * HOUR)
    room.live((10, SLEEP, "here"), (10, LOCK, "here"))
    assert room.news[-1] == ("unlock", 8 * HOUR + 30, 8 * HOUR + 30)


def test_an_earlier_sleep_says_nothing_of_a_later_absence() -> None:
    room = Room()
    room.live((0, SLEEP, "away"), (60, SLEEP, "here"), (60, LOCK, "away"))
    room.clock.jump(2 * HOUR)
    room.live((60, LOCK, "here"))
    assert room.news[-1] == ("unlock", 180 + 2 * HOUR, 60)


def test_a_clock_set_back_during_a_sleep_leaves_what_was_counted() -> None:
    room = Room()
    room.live((0, SLEEP, "away"))
    room.clock.jump(-HOUR)
    room.live((30, SLEEP, "here"))
    assert room.news[-1] == ("wake", 30 - HOUR, 30)


def test_where_sleep_is_not_reported_the_wall_clock_is_believed() -> None:
    room = Room()
    room.live((0, SLEEP, "unknown"), (0, LOCK, "away"))
    room.clock.jump(8 * HOUR)
    room.live((30, LOCK, "here"))
    assert room.news[-1] == ("unlock", 8 * HOUR + 30, 8 * HOUR + 30)


def test_a_source_that_jiggles_is_not_believed_until_it_has_been_calm() -> None:
    room = Room()
    for _ in range(MOST_LEAVINGS + 30):
        room.live((5, SAVER, "away"), (5, SAVER, "here"))
    assert len(room.news) == 2 * MOST_LEAVINGS
    assert room.news[-1][0] == "screen_saver", "the user stays here"
    room.live((5, SAVER, "away"), (5, LOCK, "away"), (HOUR / 2, LOCK, "here"))
    assert room.news[-1] == ("unlock", int(room.clock.wall) - NOON, HOUR / 2), "others are believed, whatever it says at last"
    assert room.heard.known == {*SIGNALS}, "another saver is there"
    room.clock.advance(LEAVINGS_SECONDS)
    room.live((5, SAVER, "away"), (5, SAVER, "here"))
    assert room.news[-1] == ("screen_saver", int(room.clock.wall) - NOON, 5)


def test_what_is_known_is_said_when_it_changes() -> None:
    room = Room()
    assert room.heard.known == {*SIGNALS}
    room.live((0, SAVER, "unknown"))
    assert room.heard.known == {*SIGNALS}, "another one is there"
    room.live((0, OTHER_SAVER, "unknown"))
    assert room.heard.known == {*SIGNALS} - {Signal.SCREEN_SAVER}


def test_words_that_nobody_understands_are_unknown() -> None:
    room = Room()
    for word in ("yes", 1, None, [True]):
        room.sources[LOCK].say(word)
        assert room.heard.known == {*SIGNALS} - {Signal.UNLOCK}
    room.sources[LOCK].here()
    assert room.news == []


def test_nothing_is_said_after_the_end() -> None:
    room = Room()
    room.tracker.stop()
    room.live((0, LOCK, "away"), (HOUR, LOCK, "here"))
    assert room.news == []
