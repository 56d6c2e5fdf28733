"""The head of the sidebar while feeds wait for their first success: what is said, and the way to what is wrong."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import Event, FeedChanged, RetrievalProgress, SubscriptionsChanged
from reader.domain.ids import FeedId
from reader.storage import feeds
from reader.storage.writer import transaction
from reader.ui.data.nodes import Standing, load_standing
from reader.ui.kit.pages import HEALTH
from reader.ui.shell import events
from reader.ui.sidebar.status import StatusLine
from reader.ui.text.languages import install_language
from tests.fakes.clock import FakeClock
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

AT = 1_767_600_000


def status_line(qtbot: QtBot, at: int = AT) -> StatusLine:
    made = StatusLine(FakeClock(at=float(at)))
    qtbot.addWidget(made)
    return made


def standing(last_at: int | None, *, unreached: int = 0, since: int = AT - 60, fresh: int = 0) -> Standing:
    return Standing(
        {},
        last_at,
        AT + 600,
        frozenset(FeedId(9000 + n) for n in range(fresh)),
        {FeedId(n): since for n in range(1, unreached + 1)},
    )


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """Digits are grouped as the user's language does it."""
    install_language("en", QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    yield
    install_language("en", QLocale.c())


@pytest.mark.usefixtures("english")
def test_nothing_is_ready_while_feeds_wait_for_their_first_success(qtbot: QtBot) -> None:
    header = status_line(qtbot)
    header.set_standing(standing(None, unreached=1000))
    assert header.accessibleName().startswith("Not ready yet. 1,000 feeds could not be reached")
    assert "Next refresh about" in header.toolTip()
    header.set_standing(standing(AT - 300, unreached=1))
    assert header.accessibleName().startswith("Not ready yet. 1 feed could not be reached")
    header.set_standing(standing(AT - 300, fresh=2))
    assert header.accessibleName().startswith("Not ready yet. 2 feeds not refreshed yet")
    header.set_standing(standing(AT - 300))
    assert header.accessibleName().startswith("Up to date since")


@pytest.mark.usefixtures("english")
def test_what_has_failed_for_a_day_is_for_health_alone_unless_there_is_nothing_else(qtbot: QtBot) -> None:
    header = status_line(qtbot)
    old = AT - 2 * 86_400
    header.set_standing(standing(AT - 300, unreached=5, since=old))
    assert header.accessibleName().startswith("Up to date since")
    header.set_standing(standing(None, unreached=5, since=old))
    assert header.accessibleName().startswith("Not ready yet. 5 feeds could not be reached")


def test_ready_since_never_goes_back_but_with_the_clock(qtbot: QtBot) -> None:
    """The feed that came last is unsubscribed; later the clock is set back."""
    header = status_line(qtbot)
    header.set_standing(standing(AT - 60))
    ready = header.accessibleName()
    header.set_standing(standing(AT - 7200))
    assert header.accessibleName() == ready
    clock = header._clock
    assert isinstance(clock, FakeClock)
    clock.advance(-3600)
    header.set_standing(standing(AT - 7200))
    assert header.accessibleName() != ready


@pytest.mark.parametrize("is_short", [True, False])
def test_a_click_leads_to_what_is_wrong(qtbot: QtBot, *, is_short: bool) -> None:
    header = status_line(qtbot)
    reported: list[str] = []
    header.pressed.connect(lambda: reported.append("promise"))
    header.health_wanted.connect(lambda: reported.append("health"))
    header.progress_wanted.connect(lambda: reported.append("progress"))
    header.set_standing(standing(AT, unreached=3 if is_short else 0))
    QTest.mouseClick(header, Qt.MouseButton.LeftButton)
    header.set_progress(RetrievalProgress(1, 3))
    QTest.mouseClick(header, Qt.MouseButton.LeftButton)
    assert reported == ["health" if is_short else "promise", "progress"]


def test_a_failed_first_retrieval_is_reported_in_the_window_and_leads_to_health(qtbot: QtBot, bench: WindowBench) -> None:
    """From the database to the words: a retrieval that failed makes nothing ready."""
    window, connection = bench.window, bench.engine.connection
    followed = feeds.feeds(connection)
    with transaction(connection):
        for feed in followed:
            feeds.save_feed(
                connection,
                replace(
                    feed,
                    succeeded_at=None,
                    retrieved_at=int(bench.clock.now()),
                    problem=Problem(ProblemKind.CONNECT, "refused"),
                    problem_since=int(bench.clock.now()),
                    failures=1,
                ),
            )
    read = load_standing(connection, bench.clock.now())
    assert read.last_at is None
    assert set(read.unreached) == {feed.feed_id for feed in followed}
    window.parts.subscriptions.set_standing(read)
    header = window.parts.subscriptions.status_line
    assert header.accessibleName().startswith(f"Not ready yet. {len(followed)} feeds could not be reached")
    QTest.mouseClick(header, Qt.MouseButton.LeftButton)
    assert window.parts.panes.pages.shown == HEALTH


def test_a_round_of_refreshes_reads_all_feeds_once_it_is_over(
    qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each answer changes one feed: to look at a thousand again for each of a thousand is most of what a quiet round costs."""
    monkeypatch.setattr(events, "STANDING_MILLISECONDS", 0)
    monkeypatch.setattr(events, "CHECK_MILLISECONDS", 0)
    settle(qtbot, bench)
    asked: list[str] = []
    runner = bench.window.parts.runner
    usual = runner.run

    def counted(name: str, *others: Any) -> None:
        asked.append(name)
        usual(name, *others)

    monkeypatch.setattr(runner, "run", counted)

    def deliver(*batch: Event) -> None:
        bench.window.handle_events(batch)
        QApplication.processEvents()

    deliver(RetrievalProgress(0, 20))
    for done in range(1, 21):
        deliver(FeedChanged(FeedId(1)), RetrievalProgress(done, 21))
    assert not {"standing", "health"} & set(asked)
    deliver(SubscriptionsChanged())
    assert sorted({"standing", "health"} & set(asked)) == ["health", "standing"], "what the user does does not wait"
    deliver(FeedChanged(FeedId(1)), RetrievalProgress(21, 21), RetrievalProgress(0, 0))
    assert sorted(name for name in asked if name in {"standing", "health"}) == ["health", "health", "standing", "standing"]


@pytest.mark.usefixtures("english")
def test_lines_that_are_cut_off_are_in_the_tip(qtbot: QtBot) -> None:
    header = status_line(qtbot)
    header.set_standing(standing(None, unreached=5))
    header.setMinimumWidth(1)
    header.resize(400, 44)
    header.show()
    assert "5 feeds could not be reached" not in header.toolTip()
    header.resize(96, 44)
    assert header.toolTip().startswith("Not ready yet\n5 feeds could not be reached\nRetried automatically.")
    header.set_progress(RetrievalProgress(3, 40))
    assert header.toolTip().startswith("Refreshing 3 of 40\nNo new articles so far")
