"""The header of the sidebar in every state, feeds with new articles, and the row of feeds that need the user."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import (
    ConditionsChanged,
    EntriesArrived,
    Event,
    FeedChanged,
    NewsTurned,
    RetrievalProgress,
    RetrievingPaused,
    SubscriptionsChanged,
    VacationChanged,
)
from reader.domain.ids import EntryId, FeedId
from reader.domain.news import News
from reader.domain.preferences import Throttling
from reader.reports.learning_state import LearningState, RhythmNow
from reader.reports.rhythm_span import local_span
from reader.storage import feeds, news, statuses
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind, Standing, load_standing
from reader.ui.kit.pages import HEALTH, RHYTHM
from reader.ui.shell import events
from reader.ui.sidebar.status import StatusLine
from reader.ui.text.languages import install_language
from tests.fakes.clock import FakeClock
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.test_accounts import added, in_trouble, row_of

AT = 1_767_600_000


SEEN = News(AT - 8 * 3600, EntryId(100))
LEARNED = LearningState(day=40)
LUNCH = AT + 2 * 3600


def status_line(qtbot: QtBot, at: int = AT) -> StatusLine:
    made = StatusLine(FakeClock(at=float(at)))
    qtbot.addWidget(made)
    made.resize(600, made.sizeHint().height())
    return made


def standing(
    last_at: int | None, *, unreached: int = 0, since: int = AT - 60, fresh: int = 0, ready: int = 0, next_at: int = AT + 600
) -> Standing:
    return Standing(
        {},
        last_at,
        next_at,
        frozenset(FeedId(9000 + n) for n in range(fresh)),
        {FeedId(n): since for n in range(1, unreached + 1)},
        ready=ready,
    )


def habit(learning: LearningState = LEARNED, *coming: int, is_automatic: bool = True) -> RhythmNow:
    return RhythmNow(learning, local_span(AT, lambda _: 0), coming=coming or (LUNCH,), is_automatic=is_automatic)


def usual(qtbot: QtBot, new: int = 17, news: News = SEEN, articles: int = 1135) -> StatusLine:
    """The header of somebody who has used the program for weeks."""
    header = status_line(qtbot)
    header.set_standing(standing(AT - 660, ready=38))
    header.set_articles(articles)
    header.set_news(news, new)
    header.set_habit(habit())
    return header


def lines(header: StatusLine) -> tuple[str, str]:
    return header._first.text(), header._second.text()


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """Digits are grouped as the user's language does it."""
    install_language("en", QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    yield
    install_language("en", QLocale.c())


def nothing_new(header: StatusLine) -> None:
    header.set_news(SEEN, 0)


def refreshing(header: StatusLine) -> None:
    header.set_progress(RetrievalProgress(12, 41))


def paused(header: StatusLine) -> None:
    header.set_pause(RetrievingPaused(AT + 3600))


def quiet(header: StatusLine) -> None:
    header.set_pause(RetrievingPaused(AT + 3600, by_hours=True))


def offline(header: StatusLine) -> None:
    header.set_network(Problem(ProblemKind.NO_NETWORK))


def portal(header: StatusLine) -> None:
    header.set_network(Problem(ProblemKind.PORTAL))


def first_days(header: StatusLine) -> None:
    header.set_habit(habit(LearningState(day=1)))


def many(header: StatusLine) -> None:
    header.set_news(SEEN, 3012)


def failing(header: StatusLine) -> None:
    """Started again: two of forty feeds have never come."""
    header.set_standing(standing(AT - 660, unreached=2, fresh=1, ready=38))


def imported(header: StatusLine) -> None:
    header.set_news(News(), 0)
    failing(header)


def metered(header: StatusLine) -> None:
    header.spare(ConditionsChanged(Throttling("third", by_metered=True)))


def low_battery(header: StatusLine) -> None:
    header.spare(ConditionsChanged(Throttling("half", by_battery=True)))


def away(header: StatusLine) -> None:
    header.spare(VacationChanged(AT + 9 * 86_400))


def by_hand(header: StatusLine) -> None:
    header.set_habit(habit(is_automatic=False))


def not_learning(header: StatusLine) -> None:
    header.set_habit(habit(LearningState(is_on=False, day=40)))


STATES: tuple[tuple[Callable[[StatusLine], None] | None, str, str], ...] = (
    (None, "17 new articles", "Ready since 07:49 · next by 10:00"),
    (nothing_new, "Nothing new", "Refreshed 07:49 · next by 10:00"),
    (refreshing, "17 new articles", "Refreshing 12 of 41"),
    (paused, "17 new articles", "Paused until 09:00"),
    (quiet, "17 new articles", "Quiet hours until 09:00"),
    (offline, "17 new articles", "Ready since 07:49 · offline now"),
    (portal, "17 new articles", "Ready since 07:49 · sign in to this network first"),
    (first_days, "17 new articles", "Ready since 07:49"),
    (many, "3,012 new articles", "Ready since 07:49 · next by 10:00"),
    (failing, "17 new articles", "Ready since 07:49 · next by 10:00"),
    (imported, "1,135 articles", "38 of 41 feeds ready"),
    (metered, "17 new articles", "Ready since 07:49 · saving data"),
    (low_battery, "17 new articles", "Ready since 07:49 · saving power"),
    (away, "17 new articles", "On vacation until 14 January"),
    (by_hand, "17 new articles", "Ready since 07:49"),
    (not_learning, "17 new articles", "Ready since 07:49 · next by 08:10"),
)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("change", "first", "second"), STATES, ids=lambda each: getattr(each, "__name__", None))
def test_what_the_header_says_in_each_state(
    qtbot: QtBot, change: Callable[[StatusLine], None] | None, first: str, second: str
) -> None:
    header = usual(qtbot)
    if change is not None:
        change(header)
    assert lines(header) == (first, second)
    assert header.accessibleName() == f"{first}. {second}"
    assert header.toolTip().startswith(f"{first}\n{second}")


@pytest.mark.usefixtures("english")
def test_a_first_start_without_a_network_says_so_and_nothing_else(qtbot: QtBot) -> None:
    header = status_line(qtbot)
    assert lines(header) == ("", ""), "nothing is said before it is known"
    header.set_news(News(), 0)
    header.set_articles(0)
    header.set_standing(standing(None, unreached=6))
    header.set_network(Problem(ProblemKind.NO_NETWORK))
    assert lines(header) == ("No articles yet", "Offline")
    header.set_network(None)
    assert lines(header) == ("No articles yet", "0 of 6 feeds ready")
    header.set_standing(standing(None, fresh=6))
    assert lines(header) == ("No articles yet", "Not refreshed yet")
    header.set_progress(RetrievalProgress(0, 6))
    assert lines(header) == ("No articles yet", "Refreshing 0 of 6")


@pytest.mark.usefixtures("english")
def test_a_narrow_sidebar_loses_the_next_time_first_and_its_tip_has_both_and_why(qtbot: QtBot) -> None:
    header = usual(qtbot)
    header.setMinimumWidth(1)
    header.show()
    header.resize(251, header.height())
    assert lines(header)[1] == "Ready since 07:49 · next by 10:00", "the usual sidebar has room"
    header.resize(150, header.height())
    assert lines(header) == ("17 new articles", "Ready since 07:49")
    assert header.toolTip() == (
        "17 new articles\nReady since 07:49 · next by 10:00\n"
        "You usually visit about 10:00. Your feeds are refreshed shortly before."
    )
    header.set_network(Problem(ProblemKind.NO_NETWORK))
    assert lines(header)[1] == "Ready since 07:49"
    assert "Refreshing resumes automatically." in header.toolTip()


def test_the_next_time_is_that_of_the_next_usual_visit(qtbot: QtBot) -> None:
    header = usual(qtbot)
    header.set_habit(habit(LEARNED, LUNCH - 280, LUNCH + 86_400))
    assert header.next_text().endswith("next by 10:00")
    clock = header._clock
    assert isinstance(clock, FakeClock)
    clock.advance(3 * 3600)
    header.refresh()
    assert header.next_text().endswith("next by Tue 10:00")


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


def test_a_click_leads_to_rhythm_or_to_what_is_running(qtbot: QtBot) -> None:
    header = usual(qtbot)
    failing(header)
    reported: list[str] = []
    header.pressed.connect(lambda: reported.append("rhythm"))
    header.progress_wanted.connect(lambda: reported.append("progress"))
    QTest.mouseClick(header, Qt.MouseButton.LeftButton)
    header.set_progress(RetrievalProgress(1, 3))
    QTest.mouseClick(header, Qt.MouseButton.LeftButton)
    assert reported == ["rhythm", "progress"]


def test_feeds_that_failed_do_not_hide_the_articles_that_wait(qtbot: QtBot, bench: WindowBench) -> None:
    """From the database to the words: a retrieval that failed is no headline, neither then nor after a restart."""
    sidebar, connection = bench.window.parts.subscriptions, bench.engine.connection
    followed = feeds.feeds(connection)
    with transaction(connection):
        for feed in followed[:2]:
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
    assert set(read.unreached) == {feed.feed_id for feed in followed[:2]}
    header = sidebar.status_line
    sidebar.set_standing(read)
    articles, total = statuses.smart_counts(connection, 0).all, len(followed)
    assert lines(header) == (f"{articles} articles", f"{total - 2} of {total} feeds ready"), "the first visit"
    bench.bridge.publish(NewsTurned(News(int(bench.clock.now()) - 60, EntryId(0))))
    new = news.entry_count(connection, News(0, EntryId(0)))
    qtbot.waitUntil(lambda: lines(header) == (f"{new} new articles", "Ready since 08:51"))
    QTest.mouseClick(header, Qt.MouseButton.LeftButton)
    assert bench.window.parts.panes.pages.shown == RHYTHM


def test_counts_of_feeds_with_new_articles_are_bold_and_their_tips_say_how_many(qtbot: QtBot, bench: WindowBench) -> None:
    sidebar, library = bench.window.parts.subscriptions, bench.engine.library
    feed_id = library.feed_ids["Slow Compiler"]
    newest = library.connection.execute(
        "SELECT entry_id FROM entry_status WHERE feed_id = ? ORDER BY entry_id DESC", (feed_id,)
    ).fetchall()
    since = News(int(bench.clock.now()) - 60, EntryId(newest[1][0] - 1))
    expected = news.counts_by_feed(library.connection, since)
    bench.bridge.publish(NewsTurned(since))
    qtbot.waitUntil(lambda: sum(expected.values()) == sidebar.status_line._new)
    model = sidebar.model
    for other, number in expected.items():
        node = model.find((Kind.FEED, other))
        assert node.new == number
        assert str(model.data(model.index_of(node), int(Qt.ItemDataRole.ToolTipRole))).endswith(
            f"{node.unread} unread, {number} new"
        )
        spoken = str(model.data(model.index_of(node), int(Qt.ItemDataRole.AccessibleTextRole)))
        assert f"{number} new" in spoken
    feed = model.find((Kind.FEED, feed_id))
    folder = feed.folder
    assert folder.new == sum(child.new for child in folder.children) > 0
    assert sum(node.new for node in model.nodes() if node.kind is Kind.FEED) == sum(expected.values())
    seen = set()
    for node in model.nodes():
        rect = sidebar.tree.visualRect(model.index_of(node))
        if node.kind is not Kind.FEED or not node.unread or node.health is not None or rect.bottom() > sidebar.tree.height():
            continue
        image = sidebar.tree.viewport().grab(rect).toImage().convertToFormat(QImage.Format.Format_RGB32)
        ends = {x: [image.pixelColor(x, y) for y in range(image.height())] for x in range(image.width() - 42, image.width() - 12)}
        ink = min((color for column in ends.values() for color in column), key=QColor.lightness)
        assert (ink.saturation() > 128) is bool(node.new), node.title
        ground = ends[image.width() - 13][0]
        assert all(color == ground for x in range(image.width() - 18, image.width() - 12) for color in ends[x]), "18 are free"
        seen.add(bool(node.new))
    assert seen == {True, False}


def test_feeds_that_need_the_user_have_a_row_that_keys_and_the_mouse_press(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    row, pages = window.parts.subscriptions.attention, window.parts.panes.pages
    bench.window.parts.health.check()
    settle(qtbot, bench)
    needing = window.parts.health.last
    assert needing.needing == 1
    assert row.isVisible()
    assert row.height() == 34
    window.parts.subscriptions.tree.setFocus()
    QTest.keyClick(window.parts.subscriptions.tree, Qt.Key.Key_Tab)
    assert row.hasFocus(), "Tab leads from the feeds to the row"
    interface = QAccessible.queryAccessibleInterface(row)
    assert interface.role() == QAccessible.Role.Button
    assert "attention" in interface.text(QAccessible.Text.Name)
    spoken = QAccessible.queryAccessibleInterface(window.parts.subscriptions.status_line)
    assert spoken.text(QAccessible.Text.Name).endswith(". Ready since 08:51")
    for press in (
        lambda: QTest.keyClick(row, Qt.Key.Key_Return),
        lambda: QTest.keyClick(row, Qt.Key.Key_Space),
        lambda: QTest.mouseClick(row, Qt.MouseButton.LeftButton),
    ):
        row.setFocus()
        press()
        assert pages.shown == HEALTH
        window.handlers.pages.leave_page()
        assert pages.shown == ""
    row.set_count(2)
    assert row.accessibleName() == "2 feeds need attention"
    row.set_count(0)
    assert row.isHidden()
    titles = {node.title for node in window.parts.subscriptions.model.nodes()}
    assert "Health" not in titles, "that word is only on its page"


def test_a_round_of_refreshes_reads_all_feeds_once_it_is_over(
    qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each answer changes one feed: to look at a thousand again for each of a thousand is most of what a quiet round costs."""
    monkeypatch.setattr(events, "STANDING_MILLISECONDS", 0)
    monkeypatch.setattr(events, "CHECK_MILLISECONDS", 0)
    bench.window.parts.health.check()
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


def test_a_server_that_does_not_answer_is_said_in_its_row_and_not_in_the_header(qtbot: QtBot, bench: WindowBench) -> None:
    account = added(qtbot, bench)
    header = bench.window.parts.subscriptions.status_line
    before = header.accessibleName()
    in_trouble(qtbot, bench, account, Problem(ProblemKind.CONNECT))
    said = "Server unreachable since 10:41"
    qtbot.waitUntil(lambda: row_of(bench, account).state == said)
    model = bench.window.parts.subscriptions.model
    assert str(model.data(model.index_of(row_of(bench, account)), int(Qt.ItemDataRole.ToolTipRole))).startswith(said)
    in_trouble(qtbot, bench, account, Problem(ProblemKind.NO_NETWORK))
    qtbot.waitUntil(lambda: row_of(bench, account).state.startswith("Offline"))
    assert header.accessibleName() == before


def test_the_first_articles_count_as_they_arrive(qtbot: QtBot, empty_bench: WindowBench) -> None:
    window = empty_bench.window
    settle(qtbot, empty_bench)
    header = window.parts.subscriptions.status_line
    assert lines(header)[0] == "No articles yet"
    window.handle_events((EntriesArrived(FeedId(1), tuple(map(EntryId, range(1, 9)))),))
    assert lines(header)[0] == "8 articles"
    window.handle_events((EntriesArrived(FeedId(1), (EntryId(9),)),))
    assert lines(header)[0] == "8 articles", "later ones are counted with all"
