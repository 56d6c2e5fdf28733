"""Rhythm in its window: the way there and back, by keys; how learning stands in head, foot and notice."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import EraseHabits, RecordReturn, RestoreHabits, SetPreference
from reader.domain.entry import View
from reader.domain.events import FeedChanged
from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.domain.visits import Signal
from reader.reports.learning_state import LearningState, RhythmNow
from reader.reports.rhythm_span import local_span
from reader.storage import history
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.data.query_runner import QueryRunner
from reader.ui.kit.theme import Theme
from reader.ui.pages.preferences.sections import UNENDING
from reader.ui.pages.rhythm.page import RhythmPage
from reader.ui.pages.rhythm.stored_sheet import StoredSheet
from reader.ui.sidebar.footer import HEIGHT, RhythmFooter
from reader.ui.text.rhythm import learning_text, span_text
from tests.fakes.clock import FakeClock
from tests.fakes.invented_library import DAY, HOUR, NOW, InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

LEARNED = LearningState(day=41, days_with_accesses=13)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[InventedLibrary]:
    """Somebody who looked at half past eight on the last three days, today included."""
    made = invented_library(tmp_path / "library.sqlite")
    with transaction(made.connection):
        for day in range(3):
            history.add_access(made.connection, AccessRecord(NOW - day * DAY - 2 * HOUR - 720, 0, "window"))
    yield made
    made.connection.close()


def retrieved(feed_id: FeedId, at: int) -> RetrievalRecord:
    """A line of the log."""
    return RetrievalRecord(feed_id, at, at + 1, Rule.MANUAL, Reason(ReasonKind.MANUAL), Outcome.NEW, 200, 1, 0, 900, None, "u")


def rhythm(bench: WindowBench) -> RhythmPage:
    page = bench.window.parts.panes.pages.page("rhythm")
    assert isinstance(page, RhythmPage)
    return page


def rest(qtbot: QtBot, bench: WindowBench) -> None:
    """Until the page has read what it wants."""
    page = rhythm(bench)
    qtbot.waitUntil(page.is_settled)


def test_the_way_there_and_back_by_keys(
    qtbot: QtBot, library: InventedLibrary, open_bench: Callable[[InventedLibrary], WindowBench]
) -> None:
    bench = open_bench(library)
    window, footer = bench.window, bench.window.parts.subscriptions.footer
    pages = window.parts.panes.pages
    window.parts.subscriptions.select_view(View.STARRED)
    settle(qtbot, bench)
    for key in (Qt.Key.Key_G, Qt.Key.Key_R):
        QTest.keyClick(window.parts.entries.view, key)
    rest(qtbot, bench)
    page = rhythm(bench)
    assert pages.shown == "rhythm"
    assert window.parts.subscriptions.current() is None
    assert page.standing.text() == "Friday 15 May · learning for 5 more days"
    assert footer.status_text() == "5 days to go"
    assert page.strips.isAncestorOf(window.focusWidget())

    # a feed, its panel, and back to what all feeds come to
    feed = library.feed_ids["The Tidewater Almanac"]
    page.strips.feed_wanted.emit(feed)
    rest(qtbot, bench)
    assert (page.feed.isVisible(), page.panels.isVisible()) == (True, False)
    page.feed.articles.setFocus()
    QTest.keyClick(page.feed.articles, Qt.Key.Key_Escape)
    assert (page.feed.isVisible(), page.panels.isVisible()) == (False, True)
    assert page.strips.isAncestorOf(window.focusWidget())

    page.show_feed(feed)
    QTest.keyClick(page.strips.view, Qt.Key.Key_Escape)
    assert (pages.shown, page.feed.isVisible()) == ("rhythm", False)

    # a list that is read again meanwhile does not take the page's place
    window.parts.entries.reload()
    settle(qtbot, bench)
    assert pages.shown == "rhythm"

    # the week is remembered
    page.tools.span.step(1)
    assert page.standing.text().startswith("11\N{EN DASH}17 May")
    assert window.parts.settings.value("rhythm/span") == "week"

    rest(qtbot, bench)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert pages.shown == ""
    current = window.parts.subscriptions.current()
    assert current.key == (Kind.SMART, "starred")
    # by the foot and by the promise too, and by a row of the tree away from there
    footer.setFocus()
    QTest.keyClick(footer, Qt.Key.Key_Space)
    assert pages.shown == "rhythm"
    window.handlers.pages.show_feed(feed)
    assert pages.shown == ""
    QTest.mouseClick(window.parts.subscriptions.status_line, Qt.MouseButton.LeftButton)
    assert pages.shown == "rhythm"


def assert_whole(sheet: StoredSheet) -> None:
    """No line is cut off, and no button."""
    section = sheet.section
    for label in (*section._lines, section.message):
        assert label.isHidden() or label.height() >= label.heightForWidth(label.width()), label.text()
    assert section.erase_button.height() >= section.erase_button.sizeHint().height()
    assert section.height() >= section.layout().totalHeightForWidth(section.width())


def test_what_is_stored_is_shown_whole(
    qtbot: QtBot, library: InventedLibrary, open_bench: Callable[[InventedLibrary], WindowBench]
) -> None:
    """It is counted while the sheet is already there, and may take another line than an empty one."""
    bench = open_bench(library)
    bench.window.handlers.preferences.show_stored()
    sheet = bench.sheet(StoredSheet)
    settle(qtbot, bench)
    assert_whole(sheet)
    bench.engine.submit(EraseHabits(retrievals=False))
    bench.bridge.flush()
    settle(qtbot, bench)
    assert sheet.section.message.isVisible()
    assert_whole(sheet)


def test_what_is_learned_is_seen_and_switched_there(
    qtbot: QtBot, library: InventedLibrary, open_bench: Callable[[InventedLibrary], WindowBench]
) -> None:
    bench = open_bench(library)
    window, footer = bench.window, bench.window.parts.subscriptions.footer
    window.handlers.pages.go_rhythm()
    rest(qtbot, bench)
    page = rhythm(bench)

    # Tab goes as things stand
    page.tools.stored.setFocus()
    for stop in (page.tools.pause, page.tools.span.focusProxy(), page.cross, page.strips.order, page.strips.view):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert window.focusWidget() is stop

    # what is stored, and the way to all preferences of privacy
    page.tools.stored.click()
    sheet = window.parts.sheet.shown
    assert isinstance(sheet, StoredSheet)
    settle(qtbot, bench)
    assert " on 3 days" in sheet.section.accesses.text()
    bench.engine.submit(SetPreference("habits.pause_until", NOW + DAY))
    bench.bridge.flush()
    assert sheet.section.pause_button.text() == "Resume learning"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    rest(qtbot, bench)
    assert page.standing.text().endswith("learning paused until Sat 10:42")
    page.tools.pause.click()
    bench.bridge.flush()
    rest(qtbot, bench)
    assert page.standing.text().endswith("5 more days")

    # learning is switched off elsewhere, and on again here
    bench.engine.submit(SetPreference("habits.record", value=False))
    bench.bridge.flush()
    qtbot.waitUntil(page.notice.isVisible)
    assert "how often they post" in page.notice.message.text()
    assert not page.tools.pause.isVisible()
    qtbot.waitUntil(lambda: footer.status_text() == "Learning is off")
    page.notice.switch.click()
    bench.bridge.flush()
    qtbot.waitUntil(lambda: not page.notice.isVisible())

    # a change of the budget is offered to be taken back, by Ctrl+Z too
    bench.engine.submit(SetPreference("fetch.budget", 9))
    bench.bridge.flush()
    page.panels.undo_ready.emit(SetPreference("fetch.budget", 6), "The plan changed")
    assert window.parts.messages.toast.isVisible()
    window.actions_by_name["undo"].trigger()
    bench.bridge.flush()
    assert bench.engine.core.state.preferences.fetch_budget == 6
    assert not window.parts.messages.toast.isVisible()
    assert window.parts.undo_stack.newest() is None


def test_the_page_follows_retrievals_and_the_day(
    qtbot: QtBot, library: InventedLibrary, open_bench: Callable[[InventedLibrary], WindowBench]
) -> None:
    bench = open_bench(library)
    bench.window.handlers.pages.go_rhythm()
    rest(qtbot, bench)
    page, feed = rhythm(bench), library.feed_ids["Slow Compiler"]
    with transaction(library.connection):
        history.add_retrieval(library.connection, retrieved(feed, NOW - 60))
    bench.bridge.publish(FeedChanged(feed))
    bench.bridge.flush()
    assert not page.is_settled()
    page._timer.setInterval(0)
    page._timer.start()
    rest(qtbot, bench)
    day = page.strips.model.day
    assert [mark.at for strip in day.strips for mark in strip.past if strip.feed_id == feed] == [NOW - 60]
    # the minutes move the line, midnight brings another day
    bench.clock.advance(60)
    bench.window._update_times()
    assert page.is_settled()
    bench.clock.advance(14 * HOUR)
    bench.window._update_times()
    assert not page.is_settled()
    rest(qtbot, bench)
    assert page.standing.text() == "Saturday 16 May · learning for 4 more days"


def test_the_page_follows_the_user_who_comes_back_and_the_switch(
    qtbot: QtBot, library: InventedLibrary, open_bench: Callable[[InventedLibrary], WindowBench]
) -> None:
    bench = open_bench(library)
    bench.window.handlers.pages.go_rhythm()
    rest(qtbot, bench)
    page = rhythm(bench)
    page._timer.setInterval(0)
    lane = page.strips.lane
    assert lane.isHidden()
    bench.engine.submit(RecordReturn(NOW - 60, 0, Signal.UNLOCK))
    bench.bridge.flush()
    qtbot.waitUntil(lane.isVisible)
    assert lane.accessibleDescription() == "At this computer since 10:41. Came back once today."
    bench.engine.submit(SetPreference("habits.presence", value=False))
    bench.bridge.flush()
    qtbot.waitUntil(lane.isHidden)
    bench.engine.submit(SetPreference("habits.presence", value=True))
    bench.bridge.flush()
    qtbot.waitUntil(lane.isVisible)
    # what is erased is gone from here, and undone it is back
    erase = EraseHabits(retrievals=False)
    bench.engine.submit(erase)
    bench.bridge.flush()
    qtbot.waitUntil(lane.isHidden)
    bench.engine.submit(RestoreHabits(erase.command_id))
    bench.bridge.flush()
    qtbot.waitUntil(lane.isVisible)


def test_figures_come_in_one_answer_and_what_is_expected_in_another(
    qtbot: QtBot, library: InventedLibrary, open_bench: Callable[[InventedLibrary], WindowBench]
) -> None:
    """The page is laid out and painted again for each."""
    bench = open_bench(library)
    bench.window.handlers.by_name["go_rhythm"]()
    rest(qtbot, bench)
    page, answers = rhythm(bench), list[object]()
    page.second_runner.finished.connect(answers.append)
    page.panels.refresh()
    qtbot.waitUntil(lambda: bool(answers))
    rest(qtbot, bench)
    assert len(answers) == 1, "what is expected is kept for a while"
    page.panels._outlook_at = None
    page.panels.refresh()
    rest(qtbot, bench)
    assert len(answers) == 3
    assert page.panels.scorecard.span.text()


def test_the_notice_of_the_scorecard_keeps_its_size_in_another_theme(
    qtbot: QtBot, library: InventedLibrary, open_bench: Callable[[InventedLibrary], WindowBench]
) -> None:
    bench = open_bench(library)
    bench.theme.apply()
    bench.window.handlers.by_name["go_rhythm"]()
    rest(qtbot, bench)
    notice = rhythm(bench).panels.scorecard.conclusion
    assert notice.property("kind") == "panel"
    before = notice.sizeHint()
    for preference in ("dark", "light"):
        bench.theme.set_preference(preference)
        assert notice.sizeHint() == before


def test_an_invented_past_is_called_so(
    qtbot: QtBot, library: InventedLibrary, open_bench: Callable[[InventedLibrary], WindowBench]
) -> None:
    with transaction(library.connection):
        history.note_milestone(library.connection, history.INVENTED, NOW)
    bench = open_bench(library)
    bench.window.handlers.pages.go_rhythm()
    rest(qtbot, bench)
    assert rhythm(bench).standing.text() == "Friday 15 May · learning for 5 more days · invented for the demo"


def test_without_feeds_there_is_no_rhythm(empty_bench: WindowBench) -> None:
    assert not empty_bench.window.actions_by_name["go_rhythm"].isEnabled()


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (LearningState(), "nothing learned yet"),
        (LearningState(is_on=False, day=20), "learning is off"),
        (replace(LEARNED, day=6), "learning for 2 more days"),
        (replace(LEARNED, day=8), "learned from 13 of 14 days"),
        (LEARNED, "learned from 13 of 14 days"),
        (replace(LEARNED, paused_until=NOW + 3 * HOUR), "learning paused until 13:42"),
        (replace(LEARNED, paused_until=UNENDING), "learning paused"),
        (replace(LEARNED, paused_until=NOW - 1), "learned from 13 of 14 days"),
    ],
)
def test_how_learning_stands_as_text(qtbot: QtBot, state: LearningState, text: str) -> None:
    del qtbot
    assert learning_text(state, FakeClock(at=float(NOW))) == text


def test_days_are_those_of_the_users_clock(qtbot: QtBot) -> None:
    del qtbot
    late = FakeClock(at=float(NOW) + 14 * HOUR, offset_seconds=-2 * HOUR)
    assert span_text(late, is_week=False) == "Friday 15 May"
    assert span_text(replace(late, offset_seconds=0), is_week=False) == "Saturday 16 May"
    assert span_text(late, is_week=True) == "11\N{EN DASH}17 May"


def test_the_footer_reads_once_and_moves_with_the_minutes(qtbot: QtBot, library: InventedLibrary) -> None:
    clock = FakeClock(at=float(NOW))
    runner = QueryRunner(library.path)
    footer = RhythmFooter(Theme("light"), clock, runner)
    qtbot.addWidget(footer)
    assert footer.status_text() == "now 10:42"
    footer.refresh()
    qtbot.waitUntil(runner.is_idle)
    assert footer.status_text() == "5 days to go"
    assert footer.accessibleName() == "Rhythm"
    assert footer.accessibleDescription().startswith("5 days to go. Getting to know your habits.")
    assert footer._found.by_hour == ()
    with transaction(library.connection):
        for day in range(3, 8):
            history.add_access(library.connection, AccessRecord(NOW - day * DAY - 2 * HOUR - 720, 0, "window"))
    footer.refresh()
    qtbot.waitUntil(runner.is_idle)
    assert footer.status_text() == "now 10:42"
    assert footer.accessibleDescription() == "You usually visit at 08:30."
    assert len(footer._found.by_hour) == 26
    clock.advance(60)
    footer.tick()
    assert runner.is_idle()
    clock.advance(HOUR)
    footer.tick()
    assert not runner.is_idle()
    qtbot.waitUntil(runner.is_idle)
    with transaction(library.connection):
        library.connection.execute("DELETE FROM access")
    footer.refresh()
    qtbot.waitUntil(runner.is_idle)
    assert footer.status_text() == "7 days to go"
    footer._receive(RhythmNow(replace(LEARNED, is_on=False), local_span(NOW, clock.utc_offset_seconds)))
    assert (footer.status_text(), footer.height()) == ("Learning is off", HEIGHT)
    footer.resize(252, 76)
    assert not footer.grab().isNull()
    runner.stop()


def test_the_first_days_have_a_card_that_counts_down_and_goes_away(qtbot: QtBot, library: InventedLibrary) -> None:
    clock, theme, runner = FakeClock(at=float(NOW)), Theme("light"), QueryRunner(library.path)
    footer = RhythmFooter(theme, clock, runner)
    qtbot.addWidget(footer)
    footer.resize(251, footer.height())
    said, done = [], []
    for day in range(9):
        footer._receive(RhythmNow(replace(LEARNED, day=day), local_span(NOW, clock.utc_offset_seconds)))
        said.append(footer.status_text())
        image = footer.grab().toImage()
        ink, middle = theme.color("accent").name(), footer._words_height()
        row = image.height() - round((middle + 13 + 8 + 2) * image.devicePixelRatio())
        done.append(sum(image.pixelColor(x, row).name() == ink for x in range(image.width())))
        assert (footer.height() > HEIGHT) is (day < 8)
    assert said[:7] == [f"{left} days to go" for left in (7, *range(7, 1, -1))]
    assert said[7].startswith("1 day")
    assert said[8] == "now 10:42"
    assert done[:8] == sorted(done[:8])
    assert 0 < done[1] < 251 / 6 < done[7] < 251
    assert done[8] == 0
    runner.stop()
