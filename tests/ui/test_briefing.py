"""The briefing in its window: its row, the page by keys, what happens to it, and what it looks like."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import MarkRead, NoteUse, RecordAccess, SetPreference, TurnNews
from reader.domain.entry import View
from reader.domain.events import BriefingReady
from reader.domain.ids import EntryId
from reader.domain.news import NEGLECTED_DAYS, Briefing, BriefStory, News
from reader.domain.retrieval import BRIEFING, VISIT, AccessRecord
from reader.reports.briefing import make_briefing
from reader.storage import briefing, entries, history
from reader.storage.writer import transaction
from reader.ui.data.nodes import BRIEFING_ROW, Kind
from reader.ui.kit.sheet import QUIET_PX
from reader.ui.pages.briefing import _BAR_LEFT, BriefingPage
from reader.ui.player.playback import State
from reader.ui.player.voice import Voice
from reader.ui.text.languages import install_language
from tests.fakes.invented_library import DAY, NOW, InventedLibrary, invented_library
from tests.fakes.silent_speech import SilentSpeech
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle

Open = Callable[[InventedLibrary], WindowBench]
EVERYTHING = News(NOW - 3 * DAY, EntryId(0))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[InventedLibrary]:
    """A morning on which a briefing is ready since an hour."""
    made = invented_library(tmp_path / "library.sqlite")
    found = make_briefing(made.connection, EVERYTHING, NOW - 3600)
    assert found is not None
    with transaction(made.connection):
        briefing.save(made.connection, replace(found, rest=3))
    yield made
    made.connection.close()


def page_of(bench: WindowBench) -> BriefingPage:
    page = bench.window.parts.panes.pages.page("briefing")
    assert isinstance(page, BriefingPage)
    return page


def row_of(bench: WindowBench) -> tuple[str, int] | None:
    node = bench.window.parts.subscriptions.model.find(BRIEFING_ROW)
    return None if node is None else (node.title, node.unread)


def test_the_way_there_and_back_by_keys(qtbot: QtBot, library: InventedLibrary, open_bench: Open) -> None:
    bench = open_bench(library)
    window, pages = bench.window, bench.window.parts.panes.pages
    assert window.parts.subscriptions.model.top()[0].key == BRIEFING_ROW
    assert row_of(bench) == ("Today's briefing", 4)
    window.parts.subscriptions.select_view(View.STARRED)
    settle(qtbot, bench)
    for key in (Qt.Key.Key_G, Qt.Key.Key_B):
        QTest.keyClick(window.parts.entries.view, key)
    qtbot.waitUntil(lambda: pages.shown == "briefing")
    page = page_of(bench)
    current = window.parts.subscriptions.current()
    assert current.key == BRIEFING_ROW
    assert [row.hasFocus() for row in page.rows] == [True, False, False, False]
    for key, focused in (
        (Qt.Key.Key_J, 1),
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_K, 1),
        (Qt.Key.Key_J, 2),
        (Qt.Key.Key_J, 3),
        (Qt.Key.Key_J, 3),
    ):
        QTest.keyClick(window.focusWidget(), key)
        assert page.rows[focused].hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert pages.shown == ""
    current = window.parts.subscriptions.current()
    assert current.key[1] == View.STARRED
    kinds = [each.access.kind for each in bench.engine.sent if isinstance(each, RecordAccess)]
    assert kinds.count(BRIEFING) == 1


def test_a_story_opens_its_article_and_marks_no_other(qtbot: QtBot, library: InventedLibrary, open_bench: Open) -> None:
    found = briefing.last(library.connection)
    first, second = (each.entry_id for each in found.stories[:2])
    with transaction(library.connection):
        briefing.save(library.connection, Briefing(NOW, (BriefStory(first, (second,), "Sea", "Lead.", 2),)))
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    (row,) = page_of(bench).rows
    assert "Harbour Bulletin" in row.accessibleName()
    QTest.keyClick(row, Qt.Key.Key_Return)
    settle(qtbot, bench)
    article = bench.window.parts.article.article
    assert article.entry_id == first
    read = [each for command in bench.engine.sent if isinstance(command, MarkRead) for each in command.entry_ids]
    assert second not in read
    assert bench.window.parts.panes.pages.shown == ""


def test_the_rest_is_in_all_articles(qtbot: QtBot, library: InventedLibrary, open_bench: Open) -> None:
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    page = page_of(bench)
    assert page.rest.text() == "3 more new articles"
    assert page.about.text() == "4 stories from 3 feeds  ·  4 min to read"
    page.rest.click()
    settle(qtbot, bench)
    assert bench.window.parts.panes.pages.shown == ""
    assert bench.window.parts.entries.selection.view is View.ALL


@pytest.mark.parametrize("language", ["en", "ar"])
def test_all_lines_begin_where_the_stories_do(qtbot: QtBot, library: InventedLibrary, tmp_path: Path, language: str) -> None:
    try:
        bench = window_bench(library, tmp_path, language=language)
        bench.window.show()
        settle(qtbot, bench)
        bench.window.handlers.pages.go_briefing()
        qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
        page = page_of(bench)
        is_turned = page.isRightToLeft()
        assert is_turned is (language == "ar")
        settle(qtbot, bench)
        first = page.rows[0]
        beside = first.mapTo(page, QPoint(first.width() - _BAR_LEFT if is_turned else _BAR_LEFT, 0)).x()
        for line in (page.date, page.about):
            assert line.mapTo(page, QPoint(line.width() if is_turned else 0, 0)).x() == beside
        ends = [each.mapTo(page, QPoint(0 if is_turned else each.width(), 0)).x() for each in (first, page.rest)]
        assert ends[1] - ends[0] == (-QUIET_PX if is_turned else QUIET_PX), "its words end where the lines do"
    finally:
        install_language("en", QLocale.c())


def test_marks_are_seen_in_row_and_page(qtbot: QtBot, library: InventedLibrary, open_bench: Open) -> None:
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    page = page_of(bench)
    first = page.rows[0].shown.row.entry_id
    bench.bridge.submit(MarkRead((first,), is_read=True))
    bench.bridge.flush()
    qtbot.waitUntil(lambda: row_of(bench) == ("Today's briefing", 3))
    assert [row.shown.row.is_read for row in page.rows] == [True, False, False, False]


def test_it_is_switched_off_where_it_is(qtbot: QtBot, library: InventedLibrary, open_bench: Open) -> None:
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    for is_on in (False, True):
        menu = page_of(bench).menu()
        shown = menu.actions()[-1]
        assert shown.isChecked() is not is_on
        shown.trigger()
        bench.bridge.flush()
        assert (row_of(bench) is not None) is is_on
        assert bench.window.parts.panes.pages.shown == "briefing"


@pytest.mark.parametrize("why", ["off", "old", "neglected", "none"])
def test_there_is_no_row(library: InventedLibrary, open_bench: Open, why: str) -> None:
    found = briefing.last(library.connection)
    assert found is not None
    with transaction(library.connection):
        if why == "old":
            briefing.save(library.connection, replace(found, made_at=NOW - 2 * DAY))
        elif why == "none":
            briefing.forget(library.connection)
        elif why == "neglected":
            library.connection.execute("UPDATE milestone SET at = ? WHERE name = ?", (NOW - 30 * DAY, briefing.SINCE))
            for day in range(NEGLECTED_DAYS):
                history.add_access(library.connection, AccessRecord(NOW - day * DAY - 9, 0, VISIT))
        else:
            library.connection.execute("INSERT INTO preference VALUES ('reading.briefing', 'false')")
    bench = open_bench(library)
    assert row_of(bench) is None


def test_yesterdays_is_dated(qtbot: QtBot, library: InventedLibrary, open_bench: Open) -> None:
    found = briefing.last(library.connection)
    assert found is not None
    with transaction(library.connection):
        briefing.save(library.connection, replace(found, made_at=NOW - DAY))
    bench = open_bench(library)
    assert row_of(bench) == ("Briefing", 4)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    assert page_of(bench).date.text() == "Thursday, 14 May"


def test_it_is_made_by_hand_or_says_that_nothing_is_new(qtbot: QtBot, library: InventedLibrary, open_bench: Open) -> None:
    with transaction(library.connection):
        briefing.forget(library.connection)
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    page = page_of(bench)
    assert page.make.isVisible()
    assert page.date.text() == "No briefing yet"
    for command in (NoteUse(), TurnNews()):
        bench.engine.submit(command)
    page.take_focus()
    page.make.click()
    qtbot.waitUntil(lambda: not page.waits_for(bench.engine.sent[-1].command_id))
    assert page.about.text() == "Nothing new since the last visit"
    found = make_briefing(library.connection, EVERYTHING, NOW)
    assert found is not None
    with transaction(library.connection):
        briefing.save(library.connection, found)
    bench.bridge.publish(BriefingReady(NOW))
    bench.bridge.flush()
    assert len(page.rows) == 4
    assert not page.make.isVisible()
    assert page.rows[0].hasFocus(), "the button had it"
    assert row_of(bench) == ("Today's briefing", 4)


def test_its_stories_are_read_aloud_in_order(qtbot: QtBot, library: InventedLibrary, open_bench: Open) -> None:
    bench = open_bench(library)
    services: list[SilentSpeech] = []

    def voice(parent: QObject) -> Voice:
        return Voice(parent, lambda listener: services.append(SilentSpeech(listener)) or services[-1])

    playback = bench.window.handlers.player.playback
    playback.make_voice = voice
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    page = page_of(bench)
    next(action for action in page.menu().actions() if action.text() == "Read aloud").trigger()
    read = []
    for _ in page.rows:
        qtbot.waitUntil(lambda: playback.state is State.PLAYING)
        read.append(playback.episode.entry_id)
        while playback.state is State.PLAYING and services[0].queued:
            services[0].go_on()
            settle(qtbot, bench)
            if playback.episode.entry_id != read[-1]:
                break
    assert read == [row.shown.row.entry_id for row in page.rows]
    assert bench.window.handlers.player.bar.isVisible()


def test_shift_r_reads_the_briefing_from_the_story_in_focus(qtbot: QtBot, library: InventedLibrary, open_bench: Open) -> None:
    """Not the article that was open before, and cannot be seen."""
    bench = open_bench(library)
    playback = bench.window.handlers.player.playback
    playback.make_voice = lambda parent: Voice(parent, SilentSpeech)
    bench.window.parts.entries.view.open_row(0)
    settle(qtbot, bench)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    page = page_of(bench)
    QTest.keyClick(bench.window.focusWidget(), Qt.Key.Key_J)
    for state in (State.PLAYING, State.PAUSED, State.PLAYING):
        QTest.keyClick(bench.window.focusWidget(), Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
        qtbot.waitUntil(lambda: playback.state is state)  # noqa: B023 -- at once
        assert playback.episode.entry_id == page.rows[1].shown.row.entry_id
    assert page.from_focused() == [row.shown.row.entry_id for row in page.rows[1:]]


def test_whoever_comes_back_is_at_the_story_opened_last(qtbot: QtBot, library: InventedLibrary, open_bench: Open) -> None:
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    page = page_of(bench)
    page.rows[2].click()
    settle(qtbot, bench)
    assert bench.window.parts.panes.pages.shown == ""
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    assert [row.hasFocus() for row in page.rows] == [False, False, True, False]


@pytest.mark.parametrize("goes_on", [False, True])
def test_escape_returns_from_a_story_to_the_briefing(
    qtbot: QtBot, library: InventedLibrary, open_bench: Open, *, goes_on: bool
) -> None:
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    page = page_of(bench)
    page.rows[1].click()
    settle(qtbot, bench)
    if goes_on:
        bench.window.handlers.by_name["go_all"]()
        settle(qtbot, bench)
        bench.window.parts.entries.view.open_row(3)
        settle(qtbot, bench)
    # the second leaves the page as always
    for shown in ("" if goes_on else "briefing", ""):
        QTest.keyClick(bench.window.focusWidget(), Qt.Key.Key_Escape)
        settle(qtbot, bench)
        assert bench.window.parts.panes.pages.shown == shown


@pytest.mark.parametrize("key", ["N", "Space"])
def test_n_goes_from_story_to_story_and_from_the_last_back_to_the_briefing(
    qtbot: QtBot, library: InventedLibrary, open_bench: Open, key: str
) -> None:
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    stories = [row.shown.row.entry_id for row in page_of(bench).rows]
    bench.window.handlers.marking.mark_read(entries.entry_rows(bench.engine.connection, stories[1:2]), is_read=True)
    page_of(bench).rows[0].click()
    settle(qtbot, bench)
    passed = []
    while bench.window.parts.panes.pages.shown == "":
        article = bench.window.parts.article.article
        passed.append(article.entry_id)
        coming = stories[stories.index(article.entry_id) + 1 :]
        title = bench.window.parts.article.page.next_title()
        assert title in {row.title for row in entries.entry_rows(bench.engine.connection, coming)} or not coming
        bench.window.parts.article.page.view.verticalScrollBar().setValue(10**6)
        QTest.keySequence(bench.window, key)
        settle(qtbot, bench)
    assert passed == [stories[0], *stories[2:]], "what is read is passed over"
    assert bench.window.parts.panes.pages.shown == "briefing"
    assert [row.hasFocus() for row in page_of(bench).rows] == [each == stories[-1] for each in stories]


def test_a_story_that_is_opened_again_elsewhere_leads_to_no_briefing(
    qtbot: QtBot, library: InventedLibrary, open_bench: Open
) -> None:
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    story = page_of(bench).rows[0].shown.row.entry_id
    page_of(bench).rows[0].click()
    settle(qtbot, bench)
    assert bench.window.handlers.pages.is_in_story()
    bench.window.handlers.by_name["go_all"]()
    settle(qtbot, bench)
    lists = bench.window.parts.entries
    here = lists.model.row_of(story)
    assert here is not None
    other = next(row for row, key in enumerate(lists.model.keys) if key > 0 and key != story)
    for row in (other, here):
        lists.view.open_row(row)
        settle(qtbot, bench)
    assert bench.window.parts.article.article.entry_id == story
    assert not bench.window.handlers.pages.is_in_story()
    assert not bench.window.handlers.pages.return_to_briefing()


def test_a_story_in_a_list_that_was_left_and_chosen_again_leads_to_no_briefing(
    qtbot: QtBot, library: InventedLibrary, open_bench: Open
) -> None:
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    story = page_of(bench).rows[0].shown.row
    page_of(bench).rows[0].click()
    settle(qtbot, bench)
    assert bench.window.handlers.pages.is_in_story()
    bench.window.handlers.by_name["go_all"]()
    settle(qtbot, bench)
    bench.window.parts.subscriptions.select((Kind.FEED, story.feed_id))
    settle(qtbot, bench)
    assert bench.window.parts.article.article.entry_id == story.entry_id
    QTest.keyClick(bench.window.parts.entries.view, Qt.Key.Key_Escape)
    assert bench.window.parts.panes.pages.shown == ""


def test_a_mouse_that_rests_on_a_story_marks_it_no_longer_after_a_step_by_key(
    qtbot: QtBot, library: InventedLibrary, open_bench: Open
) -> None:
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    first, second = page_of(bench).rows[:2]
    settle(qtbot, bench)
    before = second.grab().toImage()
    QTest.mouseMove(second, second.rect().center())
    QTest.mouseMove(second, second.rect().center() + QPoint(3, 0))
    assert second.grab().toImage() != before
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(bench.window.focusWidget(), key)
    assert first.hasFocus()
    assert second.grab().toImage() == before


HOSTILE = {
    "markup": "<b>Bold</b> <img src=x onerror=alert(1)> &amp; &lt;i&gt;",
    "no end": "word " * 3000,
    "one word": "x" * 10_000,
    "right to left": "\u202e\u2067ما تبقى من البرتقال بعد العاصفة" * 20,  # noqa: RUF001 -- the text
    "controls": "\u200b\u0301" * 400,
    "nothing": "",
}


@pytest.mark.parametrize("scale", [1, 2])
def test_whatever_a_title_is_made_of_it_is_plain_and_bounded(
    qtbot: QtBot, library: InventedLibrary, open_bench: Open, scale: int
) -> None:
    found = briefing.last(library.connection)
    assert found is not None
    ids = [row[0] for row in library.connection.execute("SELECT entry_id FROM entry LIMIT ?", (len(HOSTILE),))]
    with transaction(library.connection):
        for entry_id, text in zip(ids, HOSTILE.values(), strict=True):
            library.connection.execute("UPDATE entry SET title = ? WHERE entry_id = ?", (text, entry_id))
        stories = tuple(
            BriefStory(EntryId(each), (), text[:99], text[:900], 3) for each, text in zip(ids, HOSTILE.values(), strict=True)
        )
        briefing.save(library.connection, replace(found, stories=stories))
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    page = page_of(bench)
    for width in (1400, 700, 420):
        bench.window.resize(width * scale, 800)
        settle(qtbot, bench)
        bench.window.grab()
        assert max(row.height() for row in page.rows) <= 130
        assert page.width() <= bench.window.width()
    spoken = [row.accessibleName() for row in page.rows]
    assert spoken[0].startswith(HOSTILE["markup"])
    assert spoken[-1].startswith("Untitled")


def test_an_episode_is_played_where_that_is_said(qtbot: QtBot, library: InventedLibrary, open_bench: Open) -> None:
    found = briefing.last(library.connection)
    with transaction(library.connection):
        episode = json.dumps([["https://a.example/1.mp3", "audio/mpeg", None, 31 * 60, "", "", []]])
        library.connection.execute("UPDATE entry SET enclosures = ? WHERE entry_id = ?", (episode, found.stories[0].entry_id))
        first, *others = found.stories
        briefing.save(library.connection, replace(found, stories=(replace(first, minutes=31), *others)))
    bench = open_bench(library)
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: bench.window.parts.panes.pages.shown == "briefing")
    page = page_of(bench)
    assert page.about.text() == "4 stories from 3 feeds  ·  3 min to read  ·  31 min to hear"
    settle(qtbot, bench)
    bench.window.grab()
    QTest.mouseClick(page.rows[0], Qt.MouseButton.LeftButton, pos=page.rows[0].play_area.center().toPoint())
    assert bench.opened_urls == ["https://a.example/1.mp3"], "in the system's player, where there is no sound"
    assert bench.window.parts.panes.pages.shown == "briefing"


def test_while_it_is_off_the_window_asks_nothing_for_it(library: InventedLibrary, open_bench: Open) -> None:
    library.connection.execute("INSERT INTO preference VALUES ('reading.briefing', 'false')")
    bench = open_bench(library)
    asked: list[str] = []
    bench.window.parts.connection.set_trace_callback(asked.append)
    bench.window.parts.briefing.refresh()
    bench.window.parts.briefing.refresh_soon()
    assert asked == []
    bench.bridge.submit(SetPreference("reading.briefing", value=True))
    bench.bridge.flush()
    assert [each for each in asked if briefing.LAST in each]
    assert row_of(bench) is not None
