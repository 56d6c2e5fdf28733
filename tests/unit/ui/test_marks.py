"""The overlay of marks, the stack of undo, the lines of a row, the letter of a tile."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from reader.domain.commands import MarkRead
from reader.domain.entry import EntryRow, Mark
from reader.domain.ids import CommandId, EntryId, FeedId
from reader.ui.data.changes import MOST_STEPS, Marks, Overlay, UndoStack
from reader.ui.kit.painting import tile_color, tile_letter
from reader.ui.list.rows import break_lines, title_font
from reader.ui.pages.rhythm.chart import Axes, nice_step, nice_top, tick_text, ticks

ROW = EntryRow(EntryId(1), FeedId(1), "Title", "", "", "Feed", 0, is_read=False, thumbnail_url="")


def test_newest_change_wins_and_settling_returns_to_what_is_stored() -> None:
    overlay = Overlay()
    overlay.expect(CommandId(1), [ROW.entry_id], Marks(is_read=True))
    overlay.expect(CommandId(2), [ROW.entry_id], Marks(mark=Mark.STARRED))
    overlay.expect(CommandId(3), [ROW.entry_id], Marks(is_read=False))
    assert overlay.over(ROW) == replace(ROW, marks=frozenset({Mark.STARRED}))
    assert overlay.settle(CommandId(3)) == {ROW.entry_id}
    assert overlay.over(ROW).is_read
    assert overlay.settle(None) == frozenset()
    overlay.settle(CommandId(1))
    overlay.settle(CommandId(2))
    assert overlay.over(ROW) is ROW


def test_undo_gives_the_newest_and_forgets_the_oldest() -> None:
    stack = UndoStack()
    made = [MarkRead((EntryId(number),)) for number in range(MOST_STEPS + 5)]
    for number, command in enumerate(made):
        stack.push("Marked as read", command, CommandId(10_000_000 + number))
    assert stack.pop() is made[-1]
    count = 1
    while stack.pop() is not None:
        count += 1
    assert count == MOST_STEPS


def test_what_undo_causes_and_what_nobody_asked_for_is_not_pushed() -> None:
    stack = UndoStack()
    undo = MarkRead((EntryId(1),))
    step = stack.push("Marked as read", undo, CommandId(10_000_000))
    assert stack.pop(step) is undo
    assert stack.push("Marked as unread", MarkRead((EntryId(1),)), undo.command_id) is None
    assert stack.push("Marked as read", MarkRead((EntryId(1),)), None) is None
    assert stack.pop(step) is None


@pytest.mark.usefixtures("qapp")
@given(text=st.text(max_size=300), width=st.integers(20, 400), most=st.integers(1, 3))
def test_lines_are_never_more_than_there_is_room_for(text: str, width: int, most: int) -> None:
    assert len(break_lines(text, title_font(is_read=True), width, most)) <= most


def test_long_title_is_elided_on_its_second_line(qtbot: QtBot) -> None:
    lines = break_lines("word " * 60, title_font(is_read=False), 200, 2)
    assert len(lines) == 2
    assert lines[1].text.endswith("…")


def test_emoji_is_not_cut_in_two(qtbot: QtBot) -> None:
    lines = break_lines("🌊 " * 40, title_font(is_read=False), 100, 2)
    assert "�" not in "".join(line.text for line in lines)
    assert lines[0].text.startswith("🌊")


def test_tile_letter_passes_over_articles_and_signs() -> None:
    letters = [tile_letter(title) for title in ("The Tidewater", "«noir»", "窓の外", "", "The", "9to5")]
    assert letters == ["T", "N", "窓", "·", "T", "9"]


def test_feeds_differ_in_colour_by_their_address() -> None:
    assert len({tile_color(f"https://feed{number}.example.org/feed").name() for number in range(60)}) == 15


def test_a_feed_keeps_its_colour_where_its_server_listens_at_another_port() -> None:
    addresses = ("http://[::1]:8080/a/feed", "http://[::1]:49152/a/feed", "http://[::1]/a/feed")
    assert len({tile_color(each).name() for each in addresses}) == 1


def test_an_answer_that_never_comes_holds_up_no_undo_after_the_next_one() -> None:
    stack, done = UndoStack(), list[str]()
    lost, answered = MarkRead((EntryId(1),)), MarkRead((EntryId(2),))
    stack.note_sent(lost)
    stack.note_sent(answered)
    stack.call_when_known(lambda: done.append("waited"))
    stack.note_answer(answered.command_id)
    stack.call_when_known(lambda: done.append("at once"))
    assert done == ["waited", "at once"]


@pytest.mark.parametrize(
    ("reach", "most", "step"),
    [(984, 5, 200), (960, 3, 500), (92, 4, 25), (4.3, 4, 2), (4, 4, 1), (0.9, 4, 0.25), (48_000, 5, 10_000), (0, 4, 1)],
)
def test_steps_are_round_and_few(reach: float, most: int, step: float) -> None:
    assert nice_step(reach, most) == pytest.approx(step)
    assert len(ticks(reach, most)) <= most + 1


def test_an_axis_ends_at_a_tick_and_holds_what_is_shown() -> None:
    assert (nice_top(92, 4), nice_top(100, 4), nice_top(1, 4), nice_top(0, 4)) == (100, 100, 1, 1)
    assert ticks(100, 4) == [0, 25, 50, 75, 100]
    assert [tick_text(value) for value in ticks(1, 4)] == ["0", "0.25", "0.5", "0.75", "1"]


def test_places_lead_back_to_values() -> None:
    axes = Axes(30, 10, 430, 210, 800, 12)
    assert (axes.x(0), axes.x(400), axes.y(0), axes.y(12)) == (30, 230, 210, 10)
    assert axes.value_at(axes.x(294)) == pytest.approx(294)
