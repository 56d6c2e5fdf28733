"""What a retrieval buys, the scorecard and courtesy, on a real database with the real core behind them; the panels alone, in no window."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.commands import Command, EraseHabits, SetPreference
from reader.domain.entry import OpenedLink, Reading
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import EntryId, FeedId
from reader.reports import for_you, learning_state, requests
from reader.reports.requests import Courtesy, HostCourtesy
from reader.reports.rhythm_cards import HOURS, DaySimilarity
from reader.reports.scorecard import ReturnVisits, make_scorecard
from reader.storage import readings
from reader.ui.data.query_runner import QueryRunner
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.misses_chart import LearningSteps
from reader.ui.pages.rhythm.panels import STACKED_BELOW, CourtesyPanel, Panels, courtesy_text, table_rows
from reader.ui.pages.rhythm.scorecard import ScorecardPanel
from reader.ui.text.languages import install_language
from tests.fakes.clock import FakeClock
from tests.fakes.instant_engine import InstantEngine
from tests.fakes.invented_library import NOW, invented_library
from tests.ui.test_preferences_sections import access

Key = Qt.Key
FEEDS = 12


class RhythmBench:
    """The panels, their engine, and what they offered to take back."""

    def __init__(self, folder: Path) -> None:
        self.engine = InstantEngine(invented_library(folder / "library.sqlite"))
        self.runner = QueryRunner(self.engine.library.path)
        self.panels = Panels(Theme("light"), FakeClock(at=float(NOW)), self.runner, self.engine.submit)
        self.engine.publish = self.panels.handle_event
        self.undone: list[tuple[Command, str]] = []
        self.panels.undo_ready.connect(lambda command, text: self.undone.append((command, text)))
        self.panels.resize(1100, 480)
        self.chart = self.panels.buys.chart

    @property
    def budget(self) -> object:
        return self.engine.core.state.preferences.fetch_budget

    def asked(self) -> list[object]:
        return [command.value for command in self.engine.sent if isinstance(command, SetPreference)]


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    install_language("en", QLocale("en_GB"))
    yield
    install_language("en", QLocale.c())


@pytest.fixture
def panels(qtbot: QtBot, tmp_path: Path) -> Iterator[RhythmBench]:
    made = RhythmBench(tmp_path)
    qtbot.addWidget(made.panels)
    yield made
    made.panels.stop()
    made.runner.stop()
    made.engine.connection.close()


def read(qtbot: QtBot, panels: RhythmBench) -> None:
    panels.panels.refresh()
    qtbot.waitUntil(panels.runner.is_idle)


def test_the_point_is_moved_by_keys_and_by_the_mouse_and_the_plan_follows_once_it_rests(
    qtbot: QtBot, panels: RhythmBench
) -> None:
    access(panels.engine, 14)
    panels.panels.show()
    read(qtbot, panels)
    chart = panels.chart
    assert chart.isVisible()
    assert chart.value() == panels.budget == 4
    outlook = panels.panels._outlook
    assert chart.text().startswith(f"{4 * FEEDS} a day: about ")
    assert outlook.curve.timer_misses_at(48) > outlook.curve.misses_at(48) > outlook.curve.misses_at(96) > 0

    # keys: the picture follows at once, the plan once it rests
    for key, value in ((Key.Key_Right, 5), (Key.Key_PageUp, 9), (Key.Key_End, 24), (Key.Key_Home, 1), (Key.Key_Up, 2)):
        QTest.keyClick(chart, key)
        assert chart.value() == value
    assert chart.text().startswith(f"{2 * FEEDS} a day")
    assert chart.accessibleDescription() == chart.text()
    assert (panels.asked(), panels.budget) == ([], 4)
    assert chart._timer.isActive()
    chart._timer.timeout.emit()
    assert (panels.asked(), panels.budget, chart._timer.isActive()) == ([2], 2, False)
    command, text = panels.undone.pop()
    assert text == f"About {2 * FEEDS} refreshes a day"
    panels.engine.submit(command)
    assert (panels.budget, chart.value(), panels.undone) == (4, 4, [])

    # the mouse: taken hold of where it stands, moved to where it is drawn, asked for when let go
    middle, goal = chart.point().toPoint(), QPoint(round(chart.axes().x(10 * FEEDS + 3)), 150)
    QTest.mousePress(chart, Qt.MouseButton.LeftButton, pos=middle)
    assert chart.value() == 4
    QTest.mouseMove(chart, goal)
    assert chart.value() == 10
    # what comes from elsewhere meanwhile does not pull it out of the hand
    panels.engine.submit(SetPreference("fetch.budget", 6))
    assert chart.value() == 10
    QTest.mouseRelease(chart, Qt.MouseButton.LeftButton, pos=goal)
    assert (panels.budget, panels.undone[0][0].value) == (10, 6)  # type: ignore[attr-defined]
    panels.engine.submit(SetPreference("fetch.budget", 7))
    assert chart.value() == 7
    # a press elsewhere brings it there
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(chart.axes().x(15 * FEEDS)), 100))
    assert (panels.budget, panels.undone[-1][0].value) == (15, 7)  # type: ignore[attr-defined]
    panels.engine.submit(panels.undone[-1][0])
    assert chart.value() == 7

    # what cannot be stored is not shown as if it were
    panels.engine.is_holding = True
    chart.setValue(20)
    chart.settle()
    panels.engine.refuse()
    assert (panels.budget, chart.value()) == (7, 7)
    # whoever leaves has chosen
    chart.setValue(8)
    panels.panels.stop()
    assert panels.budget == 8


def test_where_there_is_no_curve_a_text_says_why(qtbot: QtBot, panels: RhythmBench) -> None:
    buys = panels.panels.buys
    panels.panels.show()
    assert not panels.chart.isVisible()
    assert buys.instead.text() == ""
    access(panels.engine, 2)
    read(qtbot, panels)
    assert not panels.chart.isVisible()
    assert (buys.title.text(), buys.accessibleName()) == ("What Beforehand learns, and when",) * 2
    assert buys.ground.text() == "2 days with visits so far."
    assert buys.steps.isVisible()
    assert buys.instead.isHidden()
    access(panels.engine, 14)
    panels.engine.submit(SetPreference("habits.record", value=False))
    assert buys.instead.text().startswith("Learning is off")
    assert buys.steps.isHidden()
    panels.engine.submit(SetPreference("habits.record", value=True))
    # what is known is read again, not guessed
    read(qtbot, panels)
    assert panels.chart.isVisible()
    assert buys.instead.isHidden()
    assert buys.steps.isHidden()
    assert (buys.title.text(), buys.ground.text()[:8]) == ("Requests and missed articles", "Missed a")
    panels.engine.submit(EraseHabits())
    read(qtbot, panels)
    assert "0 days" in buys.ground.text()


@pytest.mark.parametrize(
    ("days", "named", "reached"),
    [
        (0, ["Today", "Day 3", "Day 5", "Day 8"], 1),
        (1, ["Today", "Day 3", "Day 5", "Day 8"], 1),
        (2, ["Day 1", "Day 3", "Day 5", "Day 8"], 1),
        (3, ["Day 1", "Today", "Day 5", "Day 8"], 2),
    ],
)
def test_the_steps_of_learning_are_filled_in_by_days_with_visits(qtbot: QtBot, days: int, named: list[str], reached: int) -> None:
    steps = LearningSteps(Theme("light"))
    qtbot.addWidget(steps)
    steps.show_days(days)
    assert [label.text() for label in steps.days.values()] == named
    assert sum(dot.is_reached for dot in steps.dots.values()) == reached
    assert list(steps.days) == [1, for_you.ENOUGH_DAYS, requests.LEAST_DAYS, learning_state.HABIT_DAYS + 1]
    assert not steps.grab().isNull()


def test_the_scorecard_says_from_when_it_counts_and_accepts_other_days(qtbot: QtBot, panels: RhythmBench) -> None:
    scorecard = panels.panels.scorecard
    read(qtbot, panels)
    assert scorecard.result.text() == "No refreshes in this period."
    assert {name for name, figure in scorecard.figures.items() if figure.isHidden()} == {"missed", "late", "delay", "unchanged"}
    assert scorecard.conclusion.property("kind") == "panel"
    access(panels.engine, 14)
    read(qtbot, panels)
    assert scorecard.span.text().startswith("Counted since")
    assert scorecard.figures["requests"].number == "50"
    assert scorecard.figures["requests"].accessibleName() == "50 requests"
    assert scorecard.figures["bytes"].text() == "450 kB transferred"
    scorecard.spans.step(-1)
    assert scorecard.days == 7
    qtbot.waitUntil(panels.runner.is_idle)
    assert scorecard.figures["visits"].number == "28", "also those before the log of retrievals begins"
    panels.engine.connection.execute("UPDATE retrieval SET started_at = started_at - 2000000 WHERE retrieval_id = 1")
    panels.engine.connection.commit()
    read(qtbot, panels)
    assert scorecard.figures["visits"].number == "28"
    assert scorecard.span.text() == "Last 7 days, 8\N{EN DASH}15 May"
    scorecard.spans.step(1)
    qtbot.waitUntil(panels.runner.is_idle)
    assert (scorecard.days, scorecard.figures["visits"].number) == (14, "56")


def test_the_scorecard_compares_nothing_in_the_first_week(panels: RhythmBench) -> None:
    panel = panels.panels.scorecard
    panels.panels.show()
    access(panels.engine, 14)
    whole = make_scorecard(panels.engine.connection, days=14, now=NOW)
    assert whole.is_comparable
    for comparable_from in (whole.comparable_from, "2026-05-16T00:00:01Z", whole.comparable_from):
        panel.show_scorecard(replace(whole, comparable_from=comparable_from))
        is_early = comparable_from > whole.ends
        hidden = {name for name, figure in panel.figures.items() if figure.isHidden()}
        assert hidden == ({"missed", "late"} if is_early else set())
        assert panel.coverage.isHidden() is is_early
        assert panel.bars.isHidden() is is_early
        assert panel.comparison.isVisible()
        assert ("timer did better" in panel.result.text()) is not is_early
        assert (panel.comparison.text() == "Missed articles appear around 16 May.") is is_early
        assert panel.conclusion.property("kind") == ("panel" if is_early else "")
        assert panel.conclusion.isAncestorOf(panel.comparison)
        places = [panel._grid.getItemPosition(place)[:2] for place in range(panel._grid.count())]
        assert len(set(places)) == len(places) == len(panel.figures) - len(hidden)
    panel.show_scorecard(replace(whole, comparable_from="2026-05-16T00:00:01Z", postings=0))
    assert panel.figures["postings"].isHidden(), "an import brought what was there before"
    panel.show_scorecard(replace(whole, postings=0))
    assert panel.figures["postings"].text() == "0 articles posted"
    # without visits, or with learning off, that is what is said
    early = replace(whole, comparable_from="2026-05-16T00:00:01Z", misses=None, accesses=0)
    panel.show_scorecard(early)
    assert panel.result.text() == "No visits recorded yet."
    assert not [figure.text() for figure in panel.figures.values() if not figure.isHidden() and figure.number == "\N{EN DASH}"]
    for visits in (0, 3):
        panel.show_scorecard(replace(early, records_accesses=False, accesses=visits))
        assert panel.result.text().startswith("Learning is off")
        assert panel.comparison.isHidden()


def test_the_scorecard_hides_no_timer_that_does_better(panels: RhythmBench) -> None:
    access(panels.engine, 14)
    found = make_scorecard(panels.engine.connection, days=14, now=NOW)
    timer = replace(found.fixed_timers["uniform"], misses=(found.misses or 0) - 0.5)
    panel = panels.panels.scorecard
    panel.show_scorecard(replace(found, fixed_timers={"uniform": timer}))
    assert "Overall, the timer would have done better." in panel.result.text()
    panel.show_scorecard(replace(found, fixed_timers={"uniform": replace(timer, misses=1e6)}, undated=2))
    assert "In all" not in panel.result.text()
    assert "2 articles" in panel.undated.text()
    assert panel.returns.isHidden()
    panel.show_scorecard(replace(found, returns=ReturnVisits(38, 9, 7)))
    assert panel.returns.text() == "9 of 38 visits came within 60 s of your return to the computer. 7 of them missed nothing."
    panel.show_scorecard(replace(found, returns=ReturnVisits(38, 0, None)))
    assert panel.returns.text() == "0 of 38 visits came within 60 s of your return to the computer."
    assert not panel.returns.isHidden()
    panel.show_scorecard(replace(found, misses=None, records_accesses=False))
    assert panel.result.text().startswith("Learning is off")
    assert panel.bars.isHidden()


def host(number: int, *, asked: int = 0) -> HostCourtesy:
    return HostCourtesy(f"host{number}.example", 1, 100 - number, 168, 50, asked, 2_000_000)


def test_courtesy_is_one_line_and_unfolds_host_by_host(qtbot: QtBot) -> None:
    panel = CourtesyPanel(Theme("light"))
    qtbot.addWidget(panel)
    panel.resize(1000, 60)
    panel.show()
    panel.show_courtesy(Courtesy(NOW))
    assert (panel.line.text(), panel.toggle.isVisible()) == ("No refreshes this week.", False)
    week = Courtesy(NOW, tuple(host(number, asked=number % 5 == 4) for number in range(20)))
    panel.show_courtesy(week)
    assert panel.line.text().endswith("4 servers asked to wait")
    assert panel.line.text().startswith("1,550 fewer requests this week than refreshing hourly")
    assert courtesy_text(Courtesy(NOW, (host(1),))).endswith("no server asked to wait")
    assert "2 more requests" in courtesy_text(Courtesy(NOW, (replace(host(1), hourly=97),)))
    early = Courtesy(NOW, (host(1), replace(host(2), hourly=1)), is_comparable=False)
    assert courtesy_text(early).startswith("197 requests this week \N{MIDDLE DOT} ")
    assert [row[2] for row in table_rows(early)] == ["Saved", "\N{EN DASH}", "\N{EN DASH}"]
    assert not panel.table.isVisible()
    panel.toggle.setFocus()
    QTest.keyClick(panel.toggle, Key.Key_Space)
    assert panel.table.isVisible()
    assert cells(panel) == [text for row in table_rows(week) for text in row]
    assert table_rows(week)[-1] == ("and 12 more", "1,038", "978", "3", "24 MB")
    # again while it is open, and narrow: no row of the old ones stays
    panel.resize(320, 400)
    panel.show_courtesy(Courtesy(NOW, (host(1),)))
    assert cells(panel) == ["Website", "Requests", "Saved", "Asked to wait", "host1.example", "99", "69", "0"]
    QTest.keyClick(panel.toggle, Key.Key_Space)
    assert not panel.table.isVisible()


def cells(panel: CourtesyPanel) -> list[str]:
    return [label.text() for label in panel.table.findChildren(PlainLabel) if not label.isHidden()]


def test_it_stands_side_by_side_or_one_below_the_other_and_says_what_it_shows(qtbot: QtBot, panels: RhythmBench) -> None:
    access(panels.engine, 14)
    panels.panels.show()
    read(qtbot, panels)
    directions = QBoxLayout.Direction
    assert panels.panels._pair.direction() == directions.LeftToRight
    panels.panels.resize(STACKED_BELOW - 1, 900)
    assert panels.panels._pair.direction() == directions.TopToBottom
    panels.panels.resize(320, 900)
    assert panels.panels.width() == 320
    qtbot.waitUntil(lambda: panels.panels.scorecard.width() == panels.chart.width() == 320 - 56)
    spoken = QAccessible.queryAccessibleInterface(panels.chart)
    assert spoken.role() == QAccessible.Role.Slider
    assert spoken.text(QAccessible.Text.Name) == "Refreshes a day"
    assert spoken.text(QAccessible.Text.Description) == panels.chart.text()
    assert spoken.valueInterface().currentValue() == 4
    # nothing is read while nobody sees it, and a failure of something else is no concern of the point
    panels.panels.hide()
    panels.panels.handle_event(events.FeedChanged(1))  # type: ignore[arg-type]
    panels.panels.handle_event(events.CommandFailed(Problem(ProblemKind.DISK_FULL, "")))
    assert panels.runner.is_idle()
    assert not panels.panels._timer.isActive()


def test_days_and_links_say_what_is_known_or_that_nothing_is_yet(qtbot: QtBot, panels: RhythmBench) -> None:
    connection, lower = panels.engine.connection, panels.panels
    lower.show()
    read(qtbot, panels)
    assert lower.days.ground.text() == "Known after about a week with visits on most days."
    assert lower.links.ground.text() == "No links opened from articles yet."
    assert not any(part.isVisible() for part in (lower.days.hours, lower.days.result, lower.links.bars))
    access(panels.engine, 14)
    for number in range(10):
        readings.add_reading(connection, Reading(EntryId(900 + number), FeedId(1), NOW - 60, 0, 30))
    for number, depth in ((0, 0), (0, 1), (1, 0)):
        readings.add_opened_link(
            connection, OpenedLink(EntryId(900 + number), FeedId(1), NOW - 90 + number, 0, "site.test", depth)
        )
    read(qtbot, panels)
    assert all(part.isVisible() for part in (lower.days.hours, lower.days.result, lower.links.bars))
    assert lower.days.result.text().startswith("Very alike: in 100 % of the hours you visited, ")
    assert lower.days.hours.accessibleName().startswith("Most visits between ")
    assert lower.links.ground.text().startswith("10 articles read in the last 90 days")
    shares = "Read here only: 80\N{NO-BREAK SPACE}%, Opened its page: 10\N{NO-BREAK SPACE}%, Opened a link in it: 10\N{NO-BREAK SPACE}%"
    assert lower.links.bars.accessibleName() == shares
    spoken = QAccessible.queryAccessibleInterface(lower.links.bars)
    assert spoken.text(QAccessible.Text.Name) == shares
    assert not lower.grab().isNull()
    panels.engine.submit(EraseHabits())
    assert lower._timer.isActive()
    read(qtbot, panels)
    assert lower.links.ground.text() == "No links opened from articles yet."
    assert not lower.links.bars.isVisible()


@pytest.mark.parametrize(
    ("correlation", "level"),
    [(0.5, "Very"), (0.49, "Fairly"), (0.1, "A little"), (0.09, "Hardly"), (-1, "Hardly"), (None, "Very")],
)
def test_correlations_have_words(panels: RhythmBench, correlation: float | None, level: str) -> None:
    hours = (0.5,) * HOURS
    panels.panels.days.show_days(DaySimilarity(9, 8, hours, hours, 0.5, 0.5, correlation))
    assert panels.panels.days.result.text().startswith(f"{level} alike: ")


def test_no_figure_is_a_window_of_its_own_for_a_moment(qtbot: QtBot) -> None:
    """It would flash on the screen and take the keys from the window."""

    shown: list[QObject] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                shown.append(watched)
            return False

    watch = Watch()
    application = QApplication.instance()
    application.installEventFilter(watch)
    try:
        panel = ScorecardPanel(Theme("light"), FakeClock(at=float(NOW)))
        qtbot.addWidget(panel)
    finally:
        application.removeEventFilter(watch)
    assert shown == []
    assert {figure.parentWidget() for figure in panel.figures.values()} == {panel}
