"""Visits as the window sees them: when they begin, count and end, and what is new for it then."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import HideEntries, NoteUse, TurnNews
from reader.domain.entry import Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed
from reader.domain.news import GRACE_SECONDS, IDLE_SECONDS, PEEK_SECONDS
from reader.storage import news
from reader.ui.shell.visits import NOTE_MILLISECONDS
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

FEED = "Byte Orchard"


def uses(bench: WindowBench) -> list[str]:
    """What was told to the engine since the last call."""
    said = [type(each).__name__ for each in bench.engine.uses]
    bench.engine.uses.clear()
    return said


def press(bench: WindowBench) -> None:
    QTest.keyClick(bench.window.windowHandle(), Qt.Key.Key_F13)


def move(bench: WindowBench) -> None:
    place, no = QPointF(7, 7), Qt.MouseButton.NoButton
    moved = QMouseEvent(QEvent.Type.MouseMove, place, place, no, no, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(bench.window.windowHandle(), moved)


def leave(bench: WindowBench) -> None:
    """End the visit that the test began with."""
    bench.window.hide()
    bench.engine.uses.clear()


def stay_away(bench: WindowBench) -> None:
    bench.clock.advance(GRACE_SECONDS)
    if bench.window.parts.visits.use.grace.isActive():
        bench.window.parts.visits.use.grace.stop()
        bench.window.parts.visits.use.grace.timeout.emit()


def test_a_peek_is_no_visit(qtbot: QtBot, bench: WindowBench) -> None:
    leave(bench)
    before = news.current(bench.engine.connection)
    for _ in range(3):
        bench.window.show()
        bench.clock.advance(9)
        move(bench)
        bench.window.hide()
    assert "NoteUse" not in uses(bench)
    assert news.current(bench.engine.connection) == before


@pytest.mark.parametrize(
    "begin", [press, lambda bench: bench.window.parts.visits.use.peek.timeout.emit()], ids=["key", "ten seconds"]
)
def test_a_key_or_ten_seconds_make_a_visit(qtbot: QtBot, bench: WindowBench, begin: Callable[[WindowBench], None]) -> None:
    leave(bench)
    bench.window.show()
    assert uses(bench) == ["TurnNews"]
    use = bench.window.parts.visits.use
    assert use.peek.isActive()
    assert (PEEK_SECONDS, NOTE_MILLISECONDS) == (10, 60_000)
    begin(bench)
    assert uses(bench) == ["NoteUse"]
    press(bench)
    move(bench)
    assert uses(bench) == [], "within a minute it is not said again"
    use.note.timeout.emit()
    assert uses(bench) == ["NoteUse"]
    press(bench)
    bench.window.hide()
    assert uses(bench) == ["NoteUse", "TurnNews"]
    assert not use.peek.isActive()
    assert not use.note.isActive()


def test_another_window_in_front_ends_neither_visit_nor_counts_for_it(qtbot: QtBot, bench: WindowBench) -> None:
    leave(bench)
    bench.window.show()
    visits = bench.window.parts.visits
    visits.left_front()
    assert not visits.use.peek.isActive()
    visits.came_to_front()
    press(bench)
    uses(bench)
    visits.left_front()
    bench.clock.advance(IDLE_SECONDS - 1)
    visits.came_to_front()
    assert uses(bench) == []


def locked(bench: WindowBench) -> None:
    bench.window.parts.visits.was_locked()


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (lambda bench: bench.window.hide(), ["NoteUse", "TurnNews"]),
        (lambda bench: bench.window.showMinimized(), ["NoteUse", "TurnNews"]),
        (lambda bench: bench.window.close(), ["NoteUse", "TurnNews"]),
        (locked, ["TurnNews"]),
    ],
    ids=["hidden", "minimised", "closed", "locked"],
)
def test_what_arrives_after_the_end_of_a_visit_is_new_in_the_next(
    qtbot: QtBot, bench: WindowBench, end: Callable[[WindowBench], object], said: list[str]
) -> None:
    leave(bench)
    bench.window.show()
    press(bench)
    bench.engine.post(FEED, 2)
    bench.window.parts.visits.use.note.timeout.emit()
    uses(bench)
    bench.clock.advance(600)
    end(bench)
    (third,) = bench.engine.post(FEED, 1, at=7)
    stay_away(bench)
    assert uses(bench) == said
    current = news.current(bench.engine.connection)
    assert news.entry_count(bench.engine.connection, current) == 1
    assert current.after < third


def minimise(bench: WindowBench) -> None:
    bench.window.showMinimized()
    QCoreApplication.processEvents()


@pytest.mark.parametrize(("seconds", "is_new"), [(GRACE_SECONDS - 1, False), (GRACE_SECONDS, True)])
def test_who_is_back_within_some_minutes_goes_on_with_the_visit(
    qtbot: QtBot,
    bench: WindowBench,
    seconds: int,
    is_new: bool,  # noqa: FBT001 -- a parameter of the case
) -> None:
    leave(bench)
    bench.window.show()
    press(bench)
    before = news.current(bench.engine.connection)
    minimise(bench)
    assert uses(bench)[-1] == "NoteUse"
    bench.engine.post(FEED, 2)
    # the timer may be late, as it rests while the computer sleeps
    bench.clock.advance(seconds)
    bench.window.showNormal()
    QCoreApplication.processEvents()
    bench.window.parts.visits.came_to_front()
    press(bench)
    current = news.current(bench.engine.connection)
    assert (current != before) is is_new
    assert news.entry_count(bench.engine.connection, current) == (2 if is_new else 0)
    assert not bench.window.parts.visits.use.grace.isActive()


def test_an_open_window_left_alone_for_half_an_hour_turns_at_the_first_input(qtbot: QtBot, bench: WindowBench) -> None:
    leave(bench)
    bench.window.show()
    press(bench)
    live = bench.window.parts.news
    bench.bridge.flush()
    before = live.value
    turned: list[object] = []
    live.turned.connect(lambda: turned.append(live.value))
    ids = bench.engine.post(FEED, 3)
    bench.clock.advance(IDLE_SECONDS)
    bench.bridge.flush()
    assert live.value == before, "it never moves while nobody touches the window"
    uses(bench)
    move(bench)
    bench.bridge.flush()
    assert uses(bench) == ["TurnNews"]
    assert turned == [live.value]
    assert live.value.after < min(ids)
    settle(qtbot, bench)
    qtbot.waitUntil(lambda: live.total == 3)
    assert live.by_feed == {bench.engine.library.feed_ids[FEED]: 3}
    # read or hidden: the one stays new, the other goes
    bench.engine.submit(HideEntries((ids[0],)))
    settle(qtbot, bench)
    qtbot.waitUntil(lambda: live.total == 2)


def test_a_clock_that_is_set_back_ends_no_visit_and_a_sleep_does(qtbot: QtBot, bench: WindowBench) -> None:
    leave(bench)
    bench.window.show()
    press(bench)
    uses(bench)
    bench.clock.advance(-90 * 86_400)
    press(bench)
    assert uses(bench) == []
    bench.clock.advance(8 * 3600)
    press(bench)
    assert uses(bench) == ["TurnNews", "NoteUse"]


def test_a_use_that_cannot_be_stored_is_said_by_the_banner_alone(qtbot: QtBot, bench: WindowBench) -> None:
    leave(bench)
    bench.window.show()
    press(bench)
    use = bench.engine.uses[-1]
    bench.engine.publish(CommandFailed(Problem(ProblemKind.DISK_FULL, "no room"), cause=use.command_id))
    bench.bridge.flush()
    assert bench.window.parts.messages.toast.text() == ""


def test_news_of_a_list_are_counted_like_all(bench: WindowBench) -> None:
    leave(bench)
    bench.engine.post(FEED, 4)
    connection = bench.engine.connection
    bench.engine.submit(NoteUse())
    bench.engine.submit(TurnNews())
    bench.engine.post(FEED, 2, at=9)
    current = news.current(connection)
    assert news.entry_count(connection, current, Selection(View.FEED, feed_id=bench.engine.library.feed_ids[FEED])) == 2
