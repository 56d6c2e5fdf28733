"""The window while things change: counts, new articles, folders, failures, looks."""

import random
import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.commands import RecordReading
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import EntriesArrived
from reader.domain.ids import CommandId, EntryId
from reader.storage import entries, statuses
from reader.storage.connection import ReadConnection
from reader.storage.writer import transaction
from reader.ui.data.nodes import Counts, Kind, load_counts
from reader.ui.sidebar import tree_model
from reader.ui.sidebar.row_menu import RowMenu
from reader.ui.text.times import start_of_day
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import NOW, add_articles, parsed_entry
from tests.fakes.menus import submenus
from tests.fakes.waiting import PATIENCE
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.keyboard import Keyboard


def shown_counts(bench: WindowBench) -> dict[int, int]:
    return {
        node.number: node.unread
        for node in bench.window.parts.subscriptions.model.nodes()
        if node.kind is Kind.FEED and node.unread
    }


def unread_shown(bench: WindowBench, view: View) -> int:
    node = bench.window.parts.subscriptions.model.find((Kind.SMART, view.value))
    return node.unread


@pytest.mark.parametrize("seed", range(4))
def test_counts_after_any_sequence_are_those_of_a_recount(qtbot: QtBot, bench: WindowBench, seed: int) -> None:
    chance = random.Random(seed)
    testers = [inspect_model(model) for model in (bench.window.parts.subscriptions.model, bench.window.parts.entries.model)]
    library, handlers = bench.engine.library, bench.window.handlers
    feed_ids = list(library.feed_ids.values())
    random_steps = [
        handlers.reading.next_article,
        handlers.marking.toggle_read,
        lambda: handlers.marking.toggle(Mark.STARRED),
        handlers.general.undo,
        handlers.reading.next_unread,
        handlers.marking.mark_all_read,
        handlers.going.next_feed,
        handlers.by_name["go_unread"],
        lambda: bench.engine.post(chance.choice(list(library.feed_ids)), chance.randrange(1, 4), NOW + chance.randrange(1000)),
        lambda: bench.window.parts.submit(commands.RemoveSubscription((chance.choice(feed_ids),))),
        lambda: bench.window.parts.submit(
            commands.MoveSubscription(chance.choice(feed_ids), chance.choice([None, *library.folder_ids.values()]))
        ),
        bench.window.parts.entries.new_articles_button.click,
        lambda: setattr(bench.engine, "is_holding", True),
        bench.engine.release,
    ]
    for _ in range(40):
        chance.choice(random_steps)()
        if chance.random() < 0.5:
            settle_if_free(qtbot, bench)
    bench.engine.release()
    bench.bridge.flush()
    settle(qtbot, bench)
    counted = statuses.smart_counts(bench.engine.connection, start_of_day(bench.clock))
    assert shown_counts(bench) == statuses.unread_counts(bench.engine.connection)
    assert unread_shown(bench, View.UNREAD) == counted.unread
    assert unread_shown(bench, View.TODAY) == counted.today
    assert unread_shown(bench, View.STARRED) == counted.marked[Mark.STARRED]
    assert not bench.window.parts.overlay.entry_ids()
    del testers


def settle_if_free(qtbot: QtBot, bench: WindowBench) -> None:
    if not bench.engine.is_holding:
        settle(qtbot, bench)


def test_folder_count_is_the_sum_of_its_feeds(qtbot: QtBot, bench: WindowBench) -> None:
    folder = bench.window.parts.subscriptions.model.find((Kind.FOLDER, bench.engine.library.folder_ids["Making"]))
    assert folder.unread == sum(node.unread for node in folder.walk() if node.kind is Kind.FEED) > 0


def test_marks_show_before_the_engine_answers_and_go_back_when_it_refuses(qtbot: QtBot, bench: WindowBench) -> None:
    bench.engine.is_holding = True
    before = unread_shown(bench, View.UNREAD)
    bench.window.handlers.reading.next_article()
    row = bench.window.parts.entries.current()
    assert row.is_read
    assert unread_shown(bench, View.UNREAD) == before - 1
    bench.engine.refuse()
    qtbot.waitUntil(lambda: unread_shown(bench, View.UNREAD) == before)
    row = bench.window.parts.entries.current()
    assert not row.is_read
    assert "disk is full" in bench.window.parts.messages.toast.text()


def test_new_articles_wait_behind_the_new_articles_button_while_somebody_reads(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.reading.next_article()
    before = list(bench.window.parts.entries.model.keys)
    bench.engine.post("Lantern Press", 3)
    qtbot.waitUntil(bench.window.parts.entries.new_articles_button.isVisible)
    assert bench.window.parts.entries.new_articles_button.text() == "3 new articles"
    assert list(bench.window.parts.entries.model.keys) == before
    current = bench.window.parts.entries.current()
    bench.window.parts.entries.new_articles_button.click()
    settle(qtbot, bench)
    assert len(bench.window.parts.entries.model.keys) == len(before) + 3
    assert bench.window.parts.entries.current().entry_id == current.entry_id
    assert not bench.window.parts.entries.new_articles_button.isVisible()


def test_new_articles_enter_by_themselves_while_nobody_reads(qtbot: QtBot, bench: WindowBench) -> None:
    before = len(bench.window.parts.entries.model.keys)
    bench.engine.post("Lantern Press", 2)
    qtbot.waitUntil(lambda: len(bench.window.parts.entries.model.keys) == before + 2)


def test_what_came_later_is_not_marked_read(qtbot: QtBot, bench: WindowBench) -> None:
    bench.engine.is_holding = True
    bench.window.handlers.marking.mark_all_read()
    bench.engine.post("Lantern Press", 2)
    bench.engine.release()
    bench.bridge.flush()
    settle(qtbot, bench)
    assert unread_shown(bench, View.UNREAD) == 2


def test_unsubscribing_is_undone_from_the_toast(qtbot: QtBot, bench: WindowBench) -> None:
    feed_id = bench.engine.library.feed_ids["Harbour Bulletin"]
    before = shown_counts(bench)
    bench.window.parts.submit(commands.RemoveSubscription((feed_id,)))
    settle(qtbot, bench)
    assert bench.window.parts.subscriptions.model.find((Kind.FEED, feed_id)) is None
    bench.window.parts.messages.toast.act()
    settle(qtbot, bench)
    assert shown_counts(bench) == before


def test_what_is_subscribed_to_again_returns_to_the_list(qtbot: QtBot, bench: WindowBench) -> None:
    lists, feed_ids = bench.window.parts.entries, bench.engine.library.feed_ids
    before = lists.model.keys[:]
    for removed in ((feed_ids["Harbour Bulletin"],), tuple(feed_ids.values())):
        bench.window.parts.submit(commands.SavePage("https://paper.example/harbour", ""))
        bench.window.parts.subscriptions.select((Kind.FEED, feed_ids["Harbour Bulletin"]))
        bench.window.parts.submit(commands.RemoveSubscription(removed))
        settle(qtbot, bench)
        assert lists.selection.view is View.ALL
        assert len(lists.model.keys) < len(before)
        if not lists.body.is_list_shown:
            assert lists.empty.title == "No feeds"
        bench.window.handlers.general.undo()
        settle(qtbot, bench)
        assert lists.model.keys == before
    assert lists.empty.title == "No articles yet"


def test_renaming_in_place_asks_the_engine(qtbot: QtBot, bench: WindowBench) -> None:
    model = bench.window.parts.subscriptions.model
    node = model.find((Kind.FEED, bench.engine.library.feed_ids["Lantern Press"]))
    model.setData(model.index_of(node), "  <b>Lamp</b> ")
    settle(qtbot, bench)
    assert node.title == "<b>Lamp</b>"


def test_moving_a_folder_keeps_its_feeds_and_counts(qtbot: QtBot, bench: WindowBench) -> None:
    folder_ids = bench.engine.library.folder_ids
    before = shown_counts(bench)
    inspect_model(bench.window.parts.subscriptions.model)
    bench.window.parts.submit(commands.MoveFolder(folder_ids["Software"], folder_ids["City"]))
    settle(qtbot, bench)
    moved = bench.window.parts.subscriptions.model.find((Kind.FOLDER, folder_ids["Software"]))
    assert moved.parent.title == "City"
    assert shown_counts(bench) == before


def test_row_menu_offers_every_folder_but_its_own_and_those_inside(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    node = pane.model.find((Kind.FOLDER, bench.engine.library.folder_ids["Making"]))
    assert node is not None
    menu = RowMenu([node], pane.model, bench.engine.submit, pane)
    moves = next(inside for inside in submenus(menu) if inside.title() == "Move to")
    assert {action.text().strip() for action in moves.actions()} == {"Sea and sky", "Reading", "City"}


def test_problem_says_what_since_when_and_what_next(qtbot: QtBot, bench: WindowBench) -> None:
    model = bench.window.parts.subscriptions.model
    node = model.find((Kind.FEED, bench.engine.library.feed_ids["Hollow Oak Woodshop"]))
    lines = str(model.data(model.index_of(node), 3)).splitlines()
    assert lines[0] == "The name hollow-oak.example was not found."
    assert lines[1].startswith("Since Wed")
    assert lines[2].startswith("Next try: 12:")


def test_list_shows_days_and_gaps(qtbot: QtBot, bench: WindowBench) -> None:
    model = bench.window.parts.entries.model
    texts = [str(model.index(row, 0).data()) for row in range(model.rowCount()) if model.keys[row] <= 0]
    assert texts[:4] == ["Today", "Yesterday", "At least 7 missing articles, 12–14 May", "Monday"]  # noqa: RUF001 - a range of days


def test_list_holds_what_storage_says_in_its_order(qtbot: QtBot, bench: WindowBench) -> None:
    shown = [key for key in bench.window.parts.entries.model.keys if key > 0]
    assert shown == list(entries.entry_ids(bench.engine.connection, Selection(View.ALL)))


def test_unread_only_leaves_read_articles_out_until_asked_again(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.parts.entries.header.unread_button.click()
    settle(qtbot, bench)
    count = len(bench.window.parts.entries.model.keys)
    bench.window.handlers.reading.next_article()
    settle(qtbot, bench)
    assert len(bench.window.parts.entries.model.keys) == count
    assert bench.window.parts.entries.current() is not None


def test_empty_list_says_why(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.parts.submit(commands.MarkAllRead(Selection(View.ALL), EntryId(10**9)))
    bench.window.handlers.by_name["go_unread"]()
    settle(qtbot, bench)
    assert bench.window.parts.entries.empty.isVisible()
    assert bench.window.parts.entries.empty._title.text() == "All read"


def test_accesses_are_recorded_after_five_quiet_minutes(qtbot: QtBot, bench: WindowBench) -> None:
    def accesses() -> list[str]:
        return [command.access.kind for command in bench.engine.sent if isinstance(command, commands.RecordAccess)]

    assert accesses() == ["window"]
    bench.clock.advance(299)
    bench.window.parts.visits.came_to_front()
    assert accesses() == ["window"]
    bench.clock.advance(300)
    bench.window.parts.visits.came_to_front()
    assert accesses() == ["window", "window"]
    bench.window.handlers.reading.next_article()
    assert accesses() == ["window", "window", "article"]


def test_how_long_an_article_was_read_is_recorded_when_it_is_left(qtbot: QtBot, bench: WindowBench) -> None:
    opened = []
    for pause in (40, 1, 0):
        bench.window.handlers.reading.next_article()
        row = bench.window.parts.entries.current()
        opened.append(row.entry_id)
        bench.clock.advance(pause)
        bench.window.parts.visits.opened_article(row.entry_id, row.feed_id)
    bench.window.parts.panes.pages.show_page("health")
    reported = [command.reading for command in bench.engine.sent_of(RecordReading)]
    assert [(each.entry_id, each.seconds) for each in reported] == list(zip(opened, (40, 1, 0), strict=True))


def test_who_reads_by_keys_is_there(qtbot: QtBot, bench: WindowBench) -> None:
    keyboard = Keyboard(qtbot, bench)
    keyboard.press("J")
    for _ in range(3):
        bench.clock.advance(50)
        keyboard.press("S")
    keyboard.press("G, H")
    (reported,) = [command.reading for command in bench.engine.sent_of(RecordReading)]
    assert reported.seconds == 150


def test_status_line_shows_rounds_and_a_missing_network(qtbot: QtBot, bench: WindowBench) -> None:
    status_line = bench.window.parts.subscriptions.status_line
    first = status_line._first.text()
    assert first == f"{statuses.smart_counts(bench.engine.connection, 0).all} articles"
    assert status_line._second.text() == "Ready since 08:51"
    bench.window.handle_events((events.RetrievalProgress(3, 12),))
    assert (status_line._first.text(), status_line._second.text()) == (first, "Refreshing 3 of 12")
    bench.window.handle_events((events.RetrievalProgress(0, 0), events.NetworkChanged(Problem(ProblemKind.NO_NETWORK))))
    assert status_line._second.text() == "Ready since 08:51 · offline now"


def test_theme_preference_changes_the_appearance_at_once(qtbot: QtBot, bench: WindowBench) -> None:
    light = bench.window.grab().toImage().pixelColor(QPoint(4, 400))
    bench.window.handle_events((events.PreferenceChanged("look.theme", "dark"),))
    dark = bench.window.grab().toImage().pixelColor(QPoint(4, 400))
    assert light.name() == "#f3f2ee"
    assert dark.name() == "#1d1e20"


FEED = "Byte Orchard"


def unread(bench: WindowBench) -> int:
    node = bench.window.parts.subscriptions.model.find((Kind.FEED, bench.engine.library.feed_ids[FEED]))
    return node.unread


def stored(bench: WindowBench) -> int:
    return statuses.unread_counts(bench.engine.connection).get(bench.engine.library.feed_ids[FEED], 0)


@pytest.fixture
def begin_count(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Has the query thread read the counts, whose answer waits for the window."""
    has_read = threading.Event()

    def load(connection: ReadConnection, since: int) -> Counts:
        counts = load_counts(connection, since)
        has_read.set()
        return counts

    monkeypatch.setattr(tree_model, "load_counts", load)

    def begin() -> None:
        has_read.clear()
        bench.window.parts.subscriptions.counts.recount()
        assert has_read.wait(PATIENCE)

    return begin


def watch(bench: WindowBench) -> list[int]:
    """Every count of the feed that is shown from now on."""
    seen: list[int] = []
    bench.window.parts.subscriptions.model.dataChanged.connect(lambda *_: seen.append(unread(bench)))
    return seen


def test_a_count_from_before_a_change_is_not_shown_after_it(
    qtbot: QtBot, bench: WindowBench, begin_count: Callable[[], None]
) -> None:
    before = unread(bench)
    begin_count()
    library = bench.engine.library
    with transaction(library.connection):
        ids = add_articles(library, FEED, [parsed_entry(f"late {number}", "Text.", NOW - number, number) for number in range(3)])
    bench.window.handle_events((EntriesArrived(library.feed_ids[FEED], tuple(ids)),))
    seen = watch(bench)
    settle(qtbot, bench)
    assert set(seen) == {before + 3}
    assert unread(bench) == before + 3 == stored(bench)


def test_a_change_that_was_counted_before_it_was_announced_is_not_counted_twice(qtbot: QtBot, bench: WindowBench) -> None:
    before, library = unread(bench), bench.engine.library
    with transaction(library.connection):
        ids = add_articles(library, FEED, [parsed_entry(f"late {number}", "Text.", NOW - number, number) for number in range(3)])
    bench.window.parts.subscriptions.counts.recount()
    qtbot.waitUntil(lambda: unread(bench) == before + 3)
    seen = watch(bench)
    bench.window.handle_events((EntriesArrived(library.feed_ids[FEED], tuple(ids)),))
    settle(qtbot, bench)
    assert set(seen) <= {before + 3} == {stored(bench)}


def test_a_count_does_not_revert_what_the_engine_has_not_done_yet(
    qtbot: QtBot, bench: WindowBench, begin_count: Callable[[], None]
) -> None:
    before, counts = unread(bench), bench.window.parts.subscriptions.counts
    counts.expect(CommandId(-1), [(bench.engine.library.feed_ids[FEED], 5)])
    begin_count()
    seen = watch(bench)
    qtbot.waitUntil(bench.window.parts.runner.is_idle)
    assert set(seen) <= {before + 5}
    assert unread(bench) == before + 5
    counts.settle(CommandId(-1))
    settle(qtbot, bench)
    assert unread(bench) == before == stored(bench)


def test_a_count_that_was_overtaken_is_read_again(qtbot: QtBot, bench: WindowBench, begin_count: Callable[[], None]) -> None:
    """The tree was read again meanwhile; that alone asks for no other count."""
    before = unread(bench)
    bench.engine.connection.execute("UPDATE entry_status SET is_read = 1")
    after = stored(bench)
    assert after < before
    begin_count()
    bench.window.parts.subscriptions.counts.show_known()
    assert unread(bench) == before
    settle(qtbot, bench)
    assert unread(bench) == after
