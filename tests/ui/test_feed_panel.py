"""One feed's panel and the line of an absence: what they say, what they ask for, by keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reader.domain.commands import Command, SetSubscriptionSettings, SetVacation
from reader.domain.entry import Gap
from reader.domain.events import HabitsChanged, SubscriptionsChanged, VacationChanged
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord, Outcome
from reader.reports.rhythm import learn_strip_rates
from reader.storage import history, preferences, subscriptions
from reader.storage.connection import WriteConnection
from reader.ui.data.query_runner import QueryRunner
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.feed_panel import FeedPanel
from reader.ui.pages.rhythm.page import VacationLine
from tests.fakes.clock import FakeClock
from tests.unit.reports.test_feed_outlook import HOUR, MONDAY, post
from tests.unit.reports.test_feed_usage import fill
from tests.unit.reports.test_scorecard import retrieve
from tests.unit.storage.examples import DAY, NOW, follow, open_fresh

TUESDAY_TO_FRIDAY = (1, 2, 3, 4)


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[WriteConnection]:
    opened = open_fresh(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def runner(connection: WriteConnection, tmp_path: Path) -> Iterator[QueryRunner]:
    del connection
    made = QueryRunner(tmp_path / "reader.sqlite")
    yield made
    made.stop()


@pytest.fixture
def sent() -> list[Command]:
    return []


@pytest.fixture
def theme(qtbot: QtBot) -> Theme:
    theme = Theme("light")
    theme.apply()
    return theme


def mornings(connection: WriteConnection, name: str, *, shown: int) -> FeedId:
    """A feed of eight postings a week, looked at and retrieved now and then."""
    feed_id = follow(connection, name)
    days = [MONDAY + DAY * (day - 7 * week) + 6 * HOUR for week in range(1, 9) for day in TUESDAY_TO_FRIDAY]
    retrieve(connection, feed_id, min(days) - DAY, Outcome.NEW, wire_bytes=1500)
    retrieve(connection, feed_id, NOW - 5 * DAY, Outcome.NOT_MODIFIED, wire_bytes=500)
    retrieve(connection, feed_id, NOW - 4 * DAY, Outcome.NEW, wire_bytes=2500)
    post(connection, feed_id, *(at + minutes * 60 for at in days for minutes in (0, 40)), shown=shown)
    return feed_id


def wait(qtbot: QtBot, runner: QueryRunner, widget: QWidget) -> None:
    qtbot.waitUntil(runner.is_idle)
    widget.show()


def test_a_feed_is_described_and_given_more_weight(
    qtbot: QtBot, connection: WriteConnection, runner: QueryRunner, theme: Theme, sent: list[Command]
) -> None:
    feed_id = mornings(connection, "tide", shown=8)
    history.add_access(connection, AccessRecord(int(NOW - 4.5 * DAY), 0, "window"))
    history.add_gap(connection, Gap(feed_id, 7, NOW - 9 * DAY, NOW - 8 * DAY))
    panel = FeedPanel(theme, FakeClock(float(NOW), 2 * HOUR), runner, sent.append)
    qtbot.addWidget(panel)
    panel.show_feed(feed_id)
    assert not panel.priority.isEnabled()
    wait(qtbot, runner, panel)
    assert panel.accessibleName() == "https://tide.example/feed"
    assert panel.accessibleDescription().replace("\N{EN DASH}", "-").splitlines() == [
        "Posting: Usually posts Tue-Fri, 8-9; about once a day.",
        "Next expected: Between Tuesday and Wednesday.",
        "Last 14 days: 16 posts, none missed. Unknown since Thu 10:00.",
        "2 requests, 1 of them unchanged, 3.0 kB.",
        "Feed length: This feed holds 8 articles, about 8 days at its rate.",
        "Missing: At least 7, 27-28 Dec 2025.",
    ]
    assert (panel.priority.message.text(), panel.priority.slider.value()) == ("Normal", 2)
    for _ in range(3):
        QTest.keyClick(panel.priority.slider, Qt.Key.Key_Right)
    panel.priority._timer.setInterval(0)
    qtbot.waitUntil(lambda: bool(sent))
    (wanted,) = sent
    assert isinstance(wanted, SetSubscriptionSettings)
    assert (wanted.feed_ids, wanted.settings) == ((feed_id,), {"priority": "4"})
    assert panel.priority.slider.accessibleDescription() == panel.priority.message.text() == "Highest"
    # undone elsewhere
    subscriptions.set_settings(connection, feed_id, {"priority": "0.5"})
    panel.handle_event(SubscriptionsChanged())
    qtbot.waitUntil(lambda: panel.priority.slider.value() == 1)
    assert panel.priority.message.text() == "Low"
    with qtbot.waitSignal(panel.feed_wanted) as reported:
        QTest.keyClick(panel.articles, Qt.Key.Key_Space)
    assert reported.args == [feed_id]
    with qtbot.waitSignal(panel.left):
        QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert len(sent) == 1


def test_the_learned_weight_stands_at_the_slider_until_the_user_decides(
    qtbot: QtBot, connection: WriteConnection, runner: QueryRunner, theme: Theme, sent: list[Command]
) -> None:
    fill(connection, "liked", came=40, read=30, requests=90)
    feed_id = fill(connection, "never", came=40, read=0, requests=30)
    panel = FeedPanel(theme, FakeClock(float(NOW)), runner, sent.append)
    qtbot.addWidget(panel)
    panel.show_feed(feed_id)
    wait(qtbot, runner, panel)
    assert panel.accessibleDescription().splitlines()[-1] == "Usage: 0 of 40 articles read in 30 days; 25 % of requests."
    assert panel.priority.slider.value() == 1
    assert panel.priority.message.text() == "Low, because little of it is read. Move the slider to set it yourself."
    assert panel.priority.leave_it.isHidden()
    QTest.keyClick(panel.priority.slider, Qt.Key.Key_Right)
    assert panel.priority.message.text() == "Normal"
    panel.priority.settle()
    assert sent.pop().settings == {"priority": "1"}, "as usual, whatever reading tells"  # type: ignore[attr-defined]
    subscriptions.set_settings(connection, feed_id, {"priority": "1"})
    panel.handle_event(SubscriptionsChanged())
    qtbot.waitUntil(runner.is_idle)
    assert panel.priority.message.text() == "Normal"
    QTest.keyClick(panel.priority.leave_it, Qt.Key.Key_Space)
    assert sent.pop().settings == {"priority": ""}  # type: ignore[attr-defined]
    connection.execute("DELETE FROM reading")
    panel.handle_event(HabitsChanged(None, ""))
    qtbot.waitUntil(runner.is_idle)
    assert "Usage" not in panel.accessibleDescription()
    assert panel.priority.leave_it.isHidden()


def test_of_a_feed_that_was_never_retrieved_nothing_is_made_up_and_one_that_goes_closes_the_panel(
    qtbot: QtBot, connection: WriteConnection, runner: QueryRunner, theme: Theme, sent: list[Command]
) -> None:
    feed_id = follow(connection, "new")
    panel = FeedPanel(theme, FakeClock(float(NOW)), runner, sent.append)
    qtbot.addWidget(panel)
    panel.show_feed(feed_id)
    wait(qtbot, runner, panel)
    assert panel.accessibleDescription() == "Posting: Unknown until the first refresh."
    subscriptions.remove(connection, [feed_id], NOW)
    with qtbot.waitSignal(panel.left):
        panel.handle_event(SubscriptionsChanged())


def test_the_line_says_what_an_absence_would_lose_and_keeps_it_safe(
    qtbot: QtBot, connection: WriteConnection, runner: QueryRunner, theme: Theme, sent: list[Command]
) -> None:
    line = VacationLine(theme, FakeClock(float(NOW), HOUR), runner, sent.append, lambda: learn_strip_rates(connection, NOW))
    qtbot.addWidget(line)
    line.refresh()
    qtbot.waitUntil(runner.is_idle)
    assert line.isHidden()
    for name in ("tide", "ebb"):
        mornings(connection, name, shown=8)
    line.refresh()
    qtbot.waitUntil(runner.is_idle)
    assert line.message.text() == "2 feeds would lose articles if you are away for 10 days and this computer is off."
    assert "Thursday, 15 January" in line.note.text()
    QTest.keyClick(line.which, Qt.Key.Key_Space)
    named = [f"https://{name}.example/feed: holds 8 articles, full after about 8 days" for name in ("tide", "ebb")]
    assert line.feeds.text().splitlines() == named
    assert not line.feeds.isHidden()
    line.days.set_value(3)
    line.days.chosen.emit(3)
    qtbot.waitUntil(runner.is_idle)
    assert line.message.text().startswith("No feed would lose articles if you are away for 3 days")
    QTest.keyClick(line.leave, Qt.Key.Key_Space)
    assert sent.pop().until == MONDAY + 3 * DAY + 5 * HOUR  # type: ignore[attr-defined]
    line.handle_event(VacationChanged(MONDAY + 3 * DAY + 5 * HOUR))
    assert line.message.text().startswith("Away until Thursday, 8 January.")
    assert "does not end it" in line.note.text()
    assert (line.back.isHidden(), line.leave.isHidden(), line.which.isHidden()) == (False, True, True)
    QTest.keyClick(line.back, Qt.Key.Key_Space)
    (ended,) = sent
    assert isinstance(ended, SetVacation)
    assert ended.until == 0
    line.handle_event(VacationChanged(0))
    assert line.back.isHidden()
    # what cannot be kept is not promised
    preferences.save(connection, "fetch.automatic", False)  # noqa: FBT003 - the value
    line.refresh()
    qtbot.waitUntil(runner.is_idle)
    assert (line.leave.isEnabled(), "refreshing is off" in line.note.text()) == (False, True)
