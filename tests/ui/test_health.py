"""The page of feeds that need the user: what it says, what it does, by mouse and by keys."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import FeedStopped
from reader.domain.feed import Feed, Move
from reader.domain.health import Checkup, Concern, Fix, find_concerns
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.subscription import FoundFeed
from reader.storage import feeds, rules, subscriptions
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.palette_search import gather_commands
from reader.ui.pages.health import HealthPage
from reader.ui.pages.health_list import Examination, Row, fix_areas
from reader.ui.text.health import what_text
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import DAY, HOUR, NOW, InventedLibrary, invented_library
from tests.fakes.little_read import read_little
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

Opener = Callable[[InventedLibrary], WindowBench]


def change(library: InventedLibrary, title: str, alter: Callable[[Feed], Feed]) -> None:
    stored = feeds.feed(library.connection, library.feed_ids[title])
    assert stored is not None
    with transaction(library.connection):
        feeds.save_feed(library.connection, alter(stored))


def fail(library: InventedLibrary, title: str, kind: ProblemKind, detail: str = "") -> None:
    change(
        library,
        title,
        lambda feed: replace(
            feed, problem=Problem(kind, detail), problem_since=NOW - 3 * DAY, failures=4, site_url="https://site.example/"
        ),
    )


@pytest.fixture
def ill(open_bench: Opener, tmp_path: Path) -> WindowBench:
    """Three feeds need the user, one is moving."""
    library = invented_library(tmp_path / "library.sqlite", more=2)
    fail(library, "Byte Orchard", ProblemKind.NOT_A_FEED, "a web page")
    fail(library, "Slow Compiler", ProblemKind.UNAUTHORIZED)
    moving = Move("https://garden.example/feed.xml", NOW - 2 * DAY, 4)
    change(library, "The Paper Garden", lambda feed: replace(feed, move=moving))
    return open_bench(library)


def page_of(bench: WindowBench) -> HealthPage:
    page = bench.window.parts.panes.pages.page("health")
    assert isinstance(page, HealthPage)
    return page


def open_page(qtbot: QtBot, bench: WindowBench) -> HealthPage:
    bench.window.actions_by_name["go_health"].trigger()
    settle(qtbot, bench)
    return page_of(bench)


def rows(page: HealthPage) -> list[Row]:
    found = [page.model.row(number) for number in range(page.model.rowCount())]
    return [row for row in found if row is not None]


def choose(bench: WindowBench, page: HealthPage, *titles: str) -> None:
    places = [page.model.row_of(bench.engine.library.feed_ids[title]) for title in titles]
    page.view.clearSelection()
    page.view.setCurrentIndex(page.model.index(places[0] or 0))
    flag = page.view.selectionModel().SelectionFlag.Select
    for place in places[1:]:
        page.view.selectionModel().select(page.model.index(place or 0), flag)


def check_again(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.parts.health.check()
    settle(qtbot, bench)


def test_the_page_groups_feeds_and_says_what_when_and_next(qtbot: QtBot, ill: WindowBench) -> None:
    page = open_page(qtbot, ill)
    inspect_model(page.model)
    assert [(row.title, row.slot.count) for row in rows(page) if row.finding is None] == [
        ("Refused by the server", 1),
        ("No longer a feed", 1),
        ("Failing", 1),
        ("Moving to a new address", 0),
    ]
    feed = next(row for row in rows(page) if row.title == "Byte Orchard")
    assert feed.what == "The answer is not a feed (a web page)."
    assert feed.rest == "Since Tue 10:42, 4 times in a row  ·  Next try about 12:36"
    moving = next(row for row in rows(page) if row.title == "The Paper Garden")
    assert "garden.example" in moving.what
    assert moving.fixes[0] is Fix.ADOPT
    assert page.standing.text().startswith("3 ")

    page = open_page(qtbot, ill)
    assert page.accessibleName() == "Feed health"
    assert page.view.accessibleName()
    assert [segment.accessibleName() for segment in page.tabs._segments] == ["Feeds", "Activity"]
    spoken = str(page.model.data(page.model.index(1), int(Qt.ItemDataRole.AccessibleTextRole)))
    assert spoken.startswith("Slow Compiler. The server requires a user name and password. Since ")
    assert "Sign in" in spoken

    page = open_page(qtbot, ill)
    until = NOW + 5 * HOUR
    change(
        ill.engine.library,
        "Slow Compiler",
        lambda feed: replace(feed, asked_until=until, asked_rule=Reason(ReasonKind.RETRY_AFTER, (21_600,))),
    )
    check_again(qtbot, ill)
    assert "Not before 15:42" in next(row for row in rows(page) if row.title == "Slow Compiler").rest

    pool = gather_commands(ill.window.actions_by_name, {}, [])
    assert "Activity log" in pool.titles
    assert "Feed health" not in pool.titles, "it is shown already"


def test_the_sidebar_counts_only_what_needs_the_user_and_follows_events(qtbot: QtBot, ill: WindowBench) -> None:
    row = ill.window.parts.subscriptions.attention
    qtbot.waitUntil(lambda: row.accessibleName() == "3 feeds need attention")
    assert row.isVisible()

    page = open_page(qtbot, ill)
    fail(ill.engine.library, "Tram and Quay", ProblemKind.NOT_FOUND)
    ill.bridge.publish(events.FeedChanged(ill.engine.library.feed_ids["Tram and Quay"]))
    qtbot.waitUntil(lambda: "Tram and Quay" in {row.title for row in rows(page)})


def test_any_list_leads_back_and_nothing_is_read_behind_the_page(qtbot: QtBot, ill: WindowBench) -> None:
    pane, pages = ill.window.parts.subscriptions, ill.window.parts.panes.pages
    pane.select((Kind.FEED, ill.engine.library.feed_ids["Lantern Press"]))
    settle(qtbot, ill)
    page = open_page(qtbot, ill)
    assert pages.shown == "health"
    assert ill.window.parts.entries.isHidden() or not ill.window.parts.entries.isVisible()
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert pages.shown == ""
    current = pane.current()
    assert current is not None
    assert current.title == "Lantern Press"
    open_page(qtbot, ill)
    pane.select((Kind.FEED, ill.engine.library.feed_ids["Byte Orchard"]))
    settle(qtbot, ill)
    assert pages.shown == ""
    assert ill.window.parts.entries.selection.feed_id == ill.engine.library.feed_ids["Byte Orchard"]

    open_page(qtbot, ill)
    actions = ill.window.actions_by_name
    assert not actions["next_unread"].isEnabled()
    assert not actions["mark_all_read"].isEnabled()
    assert actions["go_all"].isEnabled()
    ill.window.handlers.pages.leave_page()
    assert actions["next_unread"].isEnabled()
    open_page(qtbot, ill)
    ill.window.handlers.reading.next_unread()
    settle(qtbot, ill)
    assert ill.window.parts.panes.pages.shown == ""

    pane = ill.window.parts.subscriptions
    pane.select((Kind.FEED, ill.engine.library.feed_ids["Lantern Press"]))
    settle(qtbot, ill)
    open_page(qtbot, ill)
    selection = pane.selection()
    assert selection is not None
    assert selection.feed_id == ill.engine.library.feed_ids["Lantern Press"]


def test_fixes_are_done_by_a_click_and_by_keys_and_show_at_once(qtbot: QtBot, ill: WindowBench) -> None:
    page = open_page(qtbot, ill)
    feed_id = ill.engine.library.feed_ids["Byte Orchard"]
    choose(ill, page, "Byte Orchard")
    place = page.model.row_of(feed_id)
    assert place is not None
    row = page.model.row(place)
    assert row is not None
    page.view.scrollTo(page.model.index(place))
    area = QRectF(page.view.visualRect(page.model.index(place)))
    where = next(area for fix, area in fix_areas(row, area, is_whole=True) if fix is Fix.RETRY)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPointF(where.center()).toPoint())
    assert ill.engine.sent[-1].feed_ids == (feed_id,)  # type: ignore[attr-defined]
    assert isinstance(ill.engine.sent[-1], commands.RetrieveNow)

    ids = ill.engine.library.feed_ids
    choose(ill, page, "Byte Orchard", "Hollow Oak Woodshop")
    QTest.keyClick(page.view, Qt.Key.Key_F5)
    retry = ill.engine.sent_of(commands.RetrieveNow)[-1]
    assert set(retry.feed_ids) == {ids["Byte Orchard"], ids["Hollow Oak Woodshop"]}  # type: ignore[attr-defined]
    assert page.bulk.isVisibleTo(page)
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    check_again(qtbot, ill)
    assert {row.title for row in rows(page) if row.finding} == {"Slow Compiler", "The Paper Garden"}
    ill.window.handlers.general.undo()
    check_again(qtbot, ill)
    assert "Byte Orchard" in {row.title for row in rows(page)}

    choose(ill, page, "Byte Orchard")
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: "Byte Orchard" not in {row.title for row in rows(page)})


def test_the_menu_offers_what_fits_all_that_are_chosen(qtbot: QtBot, ill: WindowBench) -> None:
    page = open_page(qtbot, ill)
    choose(ill, page, "Slow Compiler")
    one = [action.text() for action in page.view.fix_menu().actions()]
    assert one[:2] == ["Sign in…", "Try again"]
    assert "Show activity" in one
    choose(ill, page, "Slow Compiler", "Byte Orchard")
    assert [action.text() for action in page.view.fix_menu().actions()] == ["Try again", "Pause", "Unsubscribe", "Ignore"]

    page = open_page(qtbot, ill)
    choose(ill, page, "Slow Compiler")
    page.fix(Fix.SIGN_IN, page.view.chosen())
    assert type(ill.window.parts.sheet.shown).__name__ == "PropertiesSheet"


def test_of_feeds_that_are_little_read_something_is_offered_and_never_done(
    qtbot: QtBot, open_bench: Opener, tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    read_little(library)
    bench = open_bench(library)
    page = open_page(qtbot, bench)

    def little_read() -> list[str]:
        check_again(qtbot, bench)
        return [row.title for row in rows(page) if row.finding is not None and row.slot.concern is Concern.CHATTY]

    assert little_read() == ["Byte Orchard", "Harbour Bulletin", "Tram and Quay"]
    found = {row.title: row for row in rows(page)}
    assert found["Tram and Quay"].what == "30 articles in 40 days, none of them read; 12 % of all requests."
    assert found["Byte Orchard"].what == "24 articles in 40 days, 2 of them read; 40 % of all requests."
    assert [found[title].fixes[0] for title in little_read()] == [Fix.SLOW_DOWN, Fix.MUTE, Fix.UNSUBSCRIBE]
    assert (
        found["Byte Orchard"].rest
        == "Refreshing less often saves up to 39 of 80 requests  ·  When muted, new articles arrive as read"
    )
    assert page.standing.text() == "1 feed needs attention", "advice presses nobody"
    assert not bench.engine.sent_of(commands.SetSubscriptionSettings)

    choose(bench, page, "Byte Orchard", "Tram and Quay")
    offered = [action.text() for action in page.view.fix_menu().actions()]
    assert offered == ["Refresh less often", "Mute", "Unsubscribe", "Ignore"]
    page.view.fix_menu().actions()[0].trigger()
    assert little_read() == ["Harbour Bulletin"]
    bench.window.handlers.general.undo()
    assert len(little_read()) == 3
    choose(bench, page, "Harbour Bulletin", "Byte Orchard")
    page.view.fix_menu().actions()[1].trigger()
    assert little_read() == ["Tram and Quay"]
    assert [rule.name for rule in rules.rules(library.connection)] == ["Mute Byte Orchard", "Mute Harbour Bulletin"]
    assert bench.window.parts.messages.toast.text() == "Muted 2 feeds: new articles arrive as read"
    bench.window.handlers.general.undo()
    assert len(little_read()) == 3
    assert rules.rules(library.connection) == []
    bench.window.parts.submit(commands.EraseHabits())
    qtbot.waitUntil(lambda: "Tram and Quay" not in {row.title for row in rows(page)})
    bench.window.handlers.general.undo()
    qtbot.waitUntil(lambda: "Tram and Quay" in {row.title for row in rows(page)})
    bench.window.parts.submit(commands.SetPreference("habits.record", value=False))
    qtbot.waitUntil(lambda: "Tram and Quay" not in {row.title for row in rows(page)})


def test_feeds_are_called_fine_and_paused_and_both_are_undone(qtbot: QtBot, ill: WindowBench) -> None:
    page = open_page(qtbot, ill)
    choose(ill, page, "Byte Orchard", "Slow Compiler")
    page.fix(Fix.DISMISS, page.view.chosen())
    check_again(qtbot, ill)
    assert [row.title for row in rows(page) if row.finding] == ["Hollow Oak Woodshop", "The Paper Garden"]
    ill.window.handlers.general.undo()
    check_again(qtbot, ill)
    assert len([row for row in rows(page) if row.finding]) == 4

    page = open_page(qtbot, ill)
    choose(ill, page, "Byte Orchard")
    page.fix(Fix.PAUSE, page.view.chosen())
    check_again(qtbot, ill)
    paused = next(row for row in rows(page) if row.title == "Byte Orchard")
    assert paused.fixes[0] is Fix.GO_ON
    assert paused.finding is not None
    page.fix(Fix.GO_ON, [paused.finding])
    check_again(qtbot, ill)
    assert next(row for row in rows(page) if row.title == "Byte Orchard").fixes[0] is Fix.FIND_AGAIN


def test_a_feed_that_was_found_again_gets_its_new_address(qtbot: QtBot, ill: WindowBench) -> None:
    page = open_page(qtbot, ill)
    feed_id = ill.engine.library.feed_ids["Byte Orchard"]
    choose(ill, page, "Byte Orchard")
    page.fix(Fix.FIND_AGAIN, page.view.chosen())
    (search,) = ill.engine.sent_of(commands.FindFeedAgain)
    assert "Searching" in next(row for row in rows(page) if row.title == "Byte Orchard").rest
    found = FoundFeed("https://new.example/feed.xml", "Byte Orchard")
    ill.bridge.publish(events.FeedsFoundAgain(feed_id, (found,), cause=search.command_id))
    qtbot.waitUntil(lambda: "new.example" in next(row for row in rows(page) if row.title == "Byte Orchard").rest)
    page.fix(Fix.ADOPT, page.view.chosen())
    settle(qtbot, ill)
    stored = feeds.feed(ill.engine.connection, feed_id)
    assert stored is not None
    assert stored.url == "https://new.example/feed.xml"


def test_a_search_without_result_is_reported_once_and_several_results_by_name(qtbot: QtBot, ill: WindowBench) -> None:
    page = open_page(qtbot, ill)
    choose(ill, page, "Byte Orchard")
    page.fix(Fix.FIND_AGAIN, page.view.chosen())
    (search,) = ill.engine.sent_of(commands.FindFeedAgain)
    problem = Problem(ProblemKind.NO_FEED_FOUND, "https://site.example/")
    ill.bridge.publish(events.CommandFailed(problem, cause=search.command_id))
    qtbot.waitUntil(lambda: "No feed was found" in next(row for row in rows(page) if row.title == "Byte Orchard").rest)
    assert ill.window.parts.messages.toast.isHidden()

    page = open_page(qtbot, ill)
    feed_id = ill.engine.library.feed_ids["Byte Orchard"]
    menu = page.choice_menu(feed_id, [FoundFeed("https://a.example/1", "R & D"), FoundFeed("https://a.example/2", "")])
    assert [action.text() for action in menu.actions()] == ["R && D · https://a.example/1", "https://a.example/2"]
    menu.actions()[1].trigger()
    settle(qtbot, ill)
    assert ill.engine.sent_of(commands.ChangeFeedUrl)[0].url == "https://a.example/2"  # type: ignore[attr-defined]


def test_where_all_is_well_the_page_says_so_and_since_when(qtbot: QtBot, open_bench: Opener, tmp_path: Path) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    with transaction(library.connection):
        subscriptions.remove(library.connection, [library.feed_ids["Hollow Oak Woodshop"]], NOW)
    bench = open_bench(library)
    page = open_page(qtbot, bench)
    assert page.well.isVisibleTo(page)
    assert page.well.title.text().startswith("All 11 ")
    assert "08:51" in page.well.rest.text()
    assert bench.window.parts.subscriptions.attention.isHidden()

    page.well.explain(Examination((), 0, NOW), bench.window.parts.clock)
    assert (page.well.title.text(), page.well.rest.text()) == ("No feeds", ""), "the last one went while the page was open"
    page.well.explain(Examination((), 11, None), bench.window.parts.clock)
    assert (page.well.title.text(), page.well.rest.text()) == ("Not refreshed yet", ""), "nobody knows how they are"


def test_hostile_names_are_shown_as_they_are(qtbot: QtBot, open_bench: Opener, tmp_path: Path) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    name = "<b>{time}</b> & %n\u202e<script>"
    fail(library, "Byte Orchard", ProblemKind.NOT_A_FEED, "<img src=x>")
    with transaction(library.connection):
        subscriptions.rename(library.connection, library.feed_ids["Byte Orchard"], name)
    bench = open_bench(library)
    page = open_page(qtbot, bench)
    row = next(row for row in rows(page) if row.title == name)
    assert "<img src=x>" in row.what
    spoken = page.model.data(page.model.index(rows(page).index(row)), int(Qt.ItemDataRole.AccessibleTextRole))
    assert str(spoken).startswith(name)
    assert bench.window.grab().width() > 0


def test_another_check_keeps_what_is_chosen(qtbot: QtBot, ill: WindowBench) -> None:
    page = open_page(qtbot, ill)
    inspect_model(page.model)
    choose(ill, page, "Hollow Oak Woodshop")
    fail(ill.engine.library, "Lantern Press", ProblemKind.GONE)
    change(ill.engine.library, "Lantern Press", lambda feed: replace(feed, is_gone=True))
    change(ill.engine.library, "Slow Compiler", lambda feed: replace(feed, problem=None, problem_since=None, failures=0))
    check_again(qtbot, ill)
    assert [row.title for row in rows(page) if row.finding][:2] == ["Lantern Press", "Byte Orchard"]
    assert [finding.checkup.title for finding in page.view.chosen()] == ["Hollow Oak Woodshop"]


def test_without_feeds_there_is_no_page_left(qtbot: QtBot, ill: WindowBench) -> None:
    open_page(qtbot, ill)
    ill.window.parts.submit(commands.RemoveSubscription(tuple(ill.engine.library.feed_ids.values())))
    qtbot.waitUntil(ill.window.parts.first_start.isVisible)
    assert ill.window.parts.panes.pages.shown == ""


def test_at_the_first_start_there_are_no_pages_yet(empty_bench: WindowBench) -> None:
    assert not empty_bench.window.actions_by_name["go_health"].isEnabled()
    assert not empty_bench.window.actions_by_name["go_activity"].isEnabled()


def test_a_feed_whose_program_was_stopped_is_named(qtbot: QtBot, ill: WindowBench) -> None:
    ill.bridge.publish(FeedStopped("Weather", 10))
    toast = ill.window.parts.messages.toast
    qtbot.waitUntil(lambda: toast.text() == "Weather was paused: its program failed 10 times in a row")
    problem = Problem(ProblemKind.PROGRAM_FAILED, Detail(DetailKind.EXIT_CODE, (3, "no sky")))
    paused = Checkup(FeedId(1), "Weather", "program:weather", problem=problem, is_paused=True)
    (finding,) = find_concerns([paused], 0)
    assert what_text(finding) == "The program failed: exit code 3: no sky. It is not refreshed until you resume it."
    assert finding.fixes == (Fix.OPEN_PROGRAMS, Fix.GO_ON, Fix.UNSUBSCRIBE)
