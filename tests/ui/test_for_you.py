"""The list For you, by keys, on a real index and a real log of readings."""

import json
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from reader.app.commands.explain import print_feed
from reader.app.commands.lists import print_status
from reader.app.single_instance import Line
from reader.domain.commands import EraseHabits, JudgeEntry, MarkRead, RecordShown, SetPreference
from reader.domain.entry import Reading, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import NewsTurned
from reader.domain.health import QUIET, Concern, mark_of
from reader.domain.ids import EntryId
from reader.domain.news import News
from reader.domain.subscription import DISMISSED
from reader.storage import entries, feeds, readings, statuses
from reader.storage.connection import ReadConnection
from reader.storage.writer import transaction
from reader.ui.data.nodes import FOR_YOU_ROW, Kind, load_standing
from reader.ui.dialogs.properties import fact_lines
from reader.ui.kit.labels import PlainLabel
from reader.ui.list.loading import LoadedList
from reader.ui.shell.parts import READ_MILLISECONDS
from tests.fakes.invented_library import DAY, HOUR, NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.judgements import judgements
from tests.fakes.waiting import PATIENCE
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.keyboard import Keyboard, current, toast

TIDES = "The tide gauge at the harbour records the water level of every tide through storm surges."
BREAD = "Knead the dough, let the sourdough rest overnight, and bake the loaf in a hot oven."


@pytest.fixture
def habitual(tmp_path: Path) -> InventedLibrary:
    """Twenty-four articles on tides were read on six days, the first more than a week ago, as many on bread skipped; two of each wait, and a burst."""
    library = invented_library(tmp_path / "library.sqlite")
    with transaction(library.connection):
        old = [parsed_entry(f"Tides {n}", TIDES, NOW - (n % 6 + 1) * DAY, n) for n in range(24)]
        read = add_articles(library, "The Tidewater Almanac", old)
        passed = add_articles(
            library, "Slow Compiler", [parsed_entry(f"Loaf {n}", BREAD, NOW - (n % 6 + 1) * DAY, n) for n in range(24)]
        )
        statuses.mark_read(library.connection, [*read, *passed], is_read=True, now=NOW - 600)
        feed_id = library.feed_ids["The Tidewater Almanac"]
        for number, entry_id in enumerate(read):
            readings.add_reading(library.connection, Reading(entry_id, feed_id, NOW - (number % 6 + 3) * DAY + number, 0, 90))
        for title, text in (("Gauge of Dover", TIDES), ("A rye loaf", BREAD)):
            for feed in ("Harbour Bulletin", "Notes from a Kiln"):
                add_articles(library, feed, [parsed_entry(f"{title}, {feed}", text, NOW - 300, 900)])
        add_articles(library, "Byte Orchard", [parsed_entry(f"Patch {n}", "Fixed.", NOW - 400 - n, n) for n in range(30)])
    return library


def titles(bench: WindowBench) -> list[str]:
    model = bench.window.parts.entries.model
    return [row.title for place in range(model.rowCount()) if (row := model.entry(place)) is not None]


def said(bench: WindowBench) -> list[str]:
    model = bench.window.parts.entries.model
    return [str(model.data(model.index(row, 0), 0x0B)) for row in range(model.rowCount())]


def test_nothing_of_another_list_stands_there_until_it_is_ranked(
    qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    lists, may_rank = bench.window.parts.entries, threading.Event()
    load = lists.for_you.load

    def load_late(connection: ReadConnection, selection: Selection) -> LoadedList:
        assert may_rank.wait(PATIENCE)
        return load(connection, selection)

    monkeypatch.setattr(lists.for_you, "load", load_late)
    bench.window.parts.subscriptions.select_view(View.FOR_YOU)
    try:
        assert lists.selection.view is View.FOR_YOU
        assert titles(bench) == []
        assert lists.body.is_list_shown
    finally:
        may_rank.set()
    settle(qtbot, bench)
    assert titles(bench) != []


def test_no_row_says_why_in_the_first_week(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], habitual: InventedLibrary
) -> None:
    """The same readings two days later each: the order is learned, and its reasons would name one article or two."""
    with transaction(habitual.connection):
        habitual.connection.execute("UPDATE reading SET at = at + ?", (2 * DAY,))
    keyboard = Keyboard(qtbot, bench := open_bench(habitual))
    keyboard.press("G", "F")
    keyboard.rest()
    assert all(title.startswith("Gauge of Dover") for title in titles(bench)[:2])
    assert not [text for text in said(bench) if "because" in text]


def test_what_was_read_decides_what_stands_first(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], habitual: InventedLibrary
) -> None:
    bench = open_bench(habitual)
    keyboard = Keyboard(qtbot, bench)
    keyboard.press("G", "F")
    keyboard.rest()
    assert bench.window.parts.entries.selection.view is View.FOR_YOU
    assert all(title.startswith("Gauge of Dover") for title in titles(bench)[:2])
    reasons = [text for text in said(bench) if "Gauge of Dover" in text]
    assert len(reasons) == 2
    assert all("because you read 25 on tide" in text for text in reasons)
    assert said(bench)[0].startswith("About")
    assert any("Byte Orchard" in text and "closed" in text for text in said(bench)), "a flood is one row"
    node = bench.window.parts.subscriptions.model.find(FOR_YOU_ROW)
    assert node.unread > 0
    standing = bench.window.parts.entries.header._count
    assert standing.text() == f"{node.unread} for now  ·  tides"
    assert standing.toolTip().splitlines()[1:] == ["tides, tide, gauge: 100 %, 25 articles"]
    bench.window.parts.for_you.record_seen()
    shown = [command for command in bench.engine.sent if isinstance(command, RecordShown)][-1]
    assert set(readings.shown_times(habitual.connection)) == set(shown.entry_ids) != set()

    keyboard.press("J", "-")
    keyboard.rest()
    assert [command.value for command in bench.engine.sent if isinstance(command, JudgeEntry)] == [-1]
    assert list(judgements(habitual.connection).values()) == [-1]
    assert "Less" in toast(bench)
    keyboard.press("Ctrl+Z")
    keyboard.rest()
    assert judgements(habitual.connection) == {}

    listed = set(bench.window.parts.entries.rows.all_ids())
    keyboard.press("Shift+A")
    keyboard.rest()
    marked = [command for command in bench.engine.sent if isinstance(command, MarkRead)][-1]
    assert set(marked.entry_ids) == listed
    keyboard.press("Ctrl+Z")
    keyboard.rest()

    bench.engine.submit(EraseHabits(accesses=True, retrievals=False))
    bench.bridge.flush()
    assert node.unread == 0, "before anything is ranked again"
    keyboard.rest()
    assert said(bench)[0] == "Read 20 more articles to personalise"
    assert not any("because" in text for text in said(bench))
    assert node.unread == 0
    assert standing.text() == "Still learning"
    assert "starred" in standing.toolTip()
    assert standing.accessibleDescription() == standing.toolTip()


def test_its_head_says_how_many_of_those_for_now_are_new(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], habitual: InventedLibrary
) -> None:
    bench = open_bench(habitual)
    keyboard = Keyboard(qtbot, bench)
    keyboard.press("G", "F")
    keyboard.rest()
    lists, standing = bench.window.parts.entries, bench.window.parts.entries.header._count
    newest = max(lists.rows.all_ids())
    for after in (newest - 4, newest):
        bench.bridge.publish(NewsTurned(News(NOW - 3600, EntryId(after))))
        bench.bridge.flush()
        for keys in (("G", "A"), ("G", "F")):
            keyboard.press(*keys)
            keyboard.rest()
        fitting = lists.for_you.learned.fitting
        count = sum(each > after for each in lists.rows.all_ids()[:fitting])
        assert (count > 0) == (after < newest)
        new = f"{count} new  ·  " if count else ""
        assert standing.text() == f"{fitting} for now  ·  {new}tides"
        assert standing.toolTip().startswith(f"{count} new since 09:42\n" if count else "What you read about")


def test_a_walk_goes_through_the_list_and_ends_there(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], habitual: InventedLibrary
) -> None:
    bench = open_bench(habitual)
    keyboard = Keyboard(qtbot, bench)
    keyboard.press("G", "F")
    lists = bench.window.parts.entries
    bench.window.handlers.reading.filter_list()
    lists.filter_bar.field.setText("loaf")
    keyboard.rest()
    assert {title.split(",")[0] for title in titles(bench)} == {"A rye loaf"}
    lists.filter_bar.field.setText("zeppelin")
    keyboard.rest()
    assert lists.empty._title.text() == "No results"
    lists.filter_bar.close_bar()
    keyboard.rest()

    listed = lists.rows.all_ids()
    bench.window.parts.for_you._count_timer.stop()
    keyboard.press("N", times=3)
    assert bench.window.parts.for_you._count_timer.interval() == READ_MILLISECONDS
    assert current(bench).entry_id == listed[3], "from the first one, which was there already"
    assert lists.rows.all_ids() == listed, "what was read stays in its place"
    bench.window.handlers.marking.mark_read(entries.entry_rows(bench.window.parts.connection, listed), is_read=True)
    keyboard.press("N")
    assert (lists.selection.view, current(bench).entry_id) == (View.FOR_YOU, listed[3])
    assert toast(bench) == "No unread articles in For you"
    qtbot.waitUntil(lambda: lists.header._count.text() == "tides")  # what fits is counted again
    lists.arrange_menu._build()
    assert [action.text() for action in lists.arrange_menu.actions() if action.actionGroup()] == ["Best first", "Not grouped"]

    reasons = [text for text in said(bench) if "because" in text]
    assert reasons
    bench.engine.submit(MarkRead(tuple(listed), is_read=False))
    bench.engine.submit(SetPreference("habits.record", value=False))
    keyboard.rest()
    assert said(bench)[0] == "Newest first: learning is off"
    assert not any("because" in text for text in said(bench))
    rows = [row for place in range(len(lists.model.keys)) if (row := lists.model.entry(place)) is not None]
    assert [row.sort_at for row in rows] == sorted((row.sort_at for row in rows), reverse=True)
    assert lists.header._count.text() == ""


def test_without_a_log_it_is_the_newest_first_and_says_so(qtbot: QtBot, bench: WindowBench) -> None:
    keyboard = Keyboard(qtbot, bench)
    bench.window.parts.subscriptions.select_view(View.FOR_YOU)
    keyboard.rest()
    assert said(bench)[0] == "Read 20 more articles to personalise"
    assert bench.window.parts.entries.header._count.text() == "Still learning"
    rows = [
        row
        for place in range(bench.window.parts.entries.model.rowCount())
        if (row := bench.window.parts.entries.model.entry(place))
    ]
    assert len(rows) > 3
    assert [row.sort_at for row in rows] == sorted((row.sort_at for row in rows), reverse=True)
    assert all(isinstance(row.entry_id, int) and EntryId(row.entry_id) and not row.reason for row in rows)


TITLE = "Byte Orchard"
TEMPORARY = "Probably temporary."


def make_ill(library: InventedLibrary, kind: ProblemKind, since: int, *, dismissed: str, **more: bool) -> None:
    stored = feeds.feed(library.connection, library.feed_ids[TITLE])
    with transaction(library.connection):
        # one that failed before would be in the way of the counts
        library.connection.execute("UPDATE feed SET problem_kind = NULL, problem_since = NULL, is_paused = 0, is_gone = 0")
        state = {"is_gone": False, "is_paused": False} | more
        feeds.save_feed(library.connection, replace(stored, problem=Problem(kind, ""), problem_since=since, **state))
        settings = json.dumps({DISMISSED: dismissed} if dismissed else {})
        library.connection.execute("UPDATE subscription SET settings = ? WHERE feed_id = ?", (settings, stored.feed_id))


def has_triangle(bench: WindowBench) -> bool:
    """Whether the end of the feed's row is painted in the colour of warnings."""
    pane = bench.window.parts.subscriptions
    rect = pane.tree.visualRect(pane.tree.currentIndex())
    image = pane.tree.viewport().grab(rect).toImage()
    warn, right = bench.window.parts.theme.color("warn").rgb(), image.width()
    return any(image.pixel(x, y) == warn for x in range(right - 40, right) for y in range(image.height()))


def reported(bench: WindowBench, command: Callable[..., int], *arguments: str) -> tuple[dict[str, object], str]:
    """What a command says of the feed, as JSON and as text."""
    said: list[Line] = []
    for as_json in (True, False):
        command(bench.engine.library.path, *arguments, as_json=as_json, clock=bench.clock, say=said.append)
    document = json.loads(said[0].text)
    rows = document.get("feeds", [document])
    row = next(row for row in rows if row["title"] == TITLE)
    return row, "\n".join(line.text for line in said[1:])


CASES: tuple[tuple[ProblemKind, int, dict[str, bool], Concern | None], ...] = (
    (ProblemKind.UNAVAILABLE, 1, {}, Concern.PASSING),
    (ProblemKind.TIMEOUT, 23, {}, Concern.PASSING),
    (ProblemKind.UNAVAILABLE, 25, {}, Concern.REFUSED),
    (ProblemKind.UNAUTHORIZED, 1, {}, Concern.REFUSED),
    (ProblemKind.NOT_A_FEED, 30, {}, Concern.UNREADABLE),
    (ProblemKind.NOT_FOUND, 30, {}, Concern.FAILING),
    (ProblemKind.GONE, 1, {"is_gone": True}, Concern.GONE),
    (ProblemKind.NOT_FOUND, 30, {"is_paused": True}, Concern.PAUSED),
    (ProblemKind.NO_NETWORK, 30, {}, None),
)


def test_every_place_judges_alike(qtbot: QtBot, bench: WindowBench) -> None:
    """In one window: each case begins with a feed that never failed, in another list."""
    for kind, hours, more, concern in CASES:
        for mark in ("", "dismissed"):
            bench.window.handlers.by_name["go_all"]()
            settle(qtbot, bench)
            assert_alike(qtbot, bench, kind, hours, more, concern, mark)


def assert_alike(
    qtbot: QtBot,
    bench: WindowBench,
    kind: ProblemKind,
    hours: int,
    more: dict[str, bool],
    concern: Concern | None,
    mark: str,
) -> None:
    library, since = bench.engine.library, NOW - hours * HOUR
    # a pause is the user's own wish, and has no mark
    is_dismissed = bool(mark) and concern not in {None, Concern.PAUSED}
    make_ill(library, kind, since, dismissed=mark_of(concern, since) if concern and is_dismissed else "", **more)
    bench.window.parts.subscriptions.set_standing(load_standing(library.connection, NOW))
    bench.window.parts.health.check()
    bench.window.parts.subscriptions.select((Kind.FEED, library.feed_ids[TITLE]))
    settle(qtbot, bench)

    examined = bench.window.parts.health.last
    (found,) = [each for each in examined.findings if each.feed_id == library.feed_ids[TITLE]] or [None]
    assert (found.concern if found else None) is (None if is_dismissed else concern)
    needs_user = found is not None and found.concern not in QUIET
    assert has_triangle(bench) is needs_user

    is_passing = found is not None and found.concern is Concern.PASSING
    assert bench.window.parts.entries.notice.isHidden() is not (needs_user or is_passing)
    notice = bench.window.parts.entries.notice
    assert (TEMPORARY in notice.findChildren(PlainLabel)[2].text()) is is_passing or notice.isHidden()
    spoken = bench.window.parts.subscriptions.tree.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert ("problem: " in str(spoken)) is needs_user
    stored = feeds.feed(library.connection, library.feed_ids[TITLE])
    assert stored is not None
    facts = dict(fact_lines(stored, bench.clock))
    assert (TEMPORARY in facts["Problem"]) is (concern is Concern.PASSING)

    for command, arguments in ((print_status, ()), (print_feed, (TITLE,))):
        row, text = reported(bench, command, *arguments)
        assert row["concern"] == concern
        assert (TEMPORARY in text) is (concern is Concern.PASSING)
