"""All articles of a list on one page: laid out in a window, read as they pass, every action about the current one."""

import re
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QPaintEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.commands import FetchPicture, NoteUse, SetMark, TurnNews
from reader.domain.entry import Mark, Version, View
from reader.domain.events import StatusesChanged
from reader.domain.ids import EntryId
from reader.storage import entries, versions
from reader.storage.writer import transaction
from reader.ui.article.continuous import MOST, Stream
from reader.ui.article.view import ArticleView
from tests.fakes.invented_library import NOW, InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.keyboard import texts_in
from tests.ui.test_list_marks import marked, prefer, unread, wheel

PARAGRAPH = "<p>" + "The harbour kept its own time, and nobody asked why it ran slow. " * 9 + "</p>"


def put_html(library: InventedLibrary, entry_id: int, html: str) -> None:
    with transaction(library.connection):
        packed = zlib.compress(html.encode())
        library.connection.execute("UPDATE entry_content SET html = ? WHERE entry_id = ?", (packed, entry_id))


@pytest.fixture
def page(open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path, qtbot: QtBot) -> WindowBench:
    """All articles on one page, each of some length."""
    library = invented_library(tmp_path / "library.sqlite", more=40)
    for entry_id in range(1, 500):
        times = 9 if entry_id % 7 == 0 else entry_id % 3 == 0
        put_html(library, entry_id, f"<p>Article {entry_id}.</p>" + PARAGRAPH * times)
    bench = open_bench(library)
    bench.window.resize(QSize(1100, 700))
    bench.window.parts.entries.view.setFocus()
    bench.window.actions_by_name["articles_on_one_page"].trigger()
    rest(qtbot, bench)
    assert view_of(bench).hasFocus()
    return bench


def stream_of(bench: WindowBench) -> Stream:
    stream = bench.window.many_articles.stream
    assert stream is not None
    return stream


def view_of(bench: WindowBench) -> ArticleView:
    return bench.window.parts.article.page.view


def rest(qtbot: QtBot, bench: WindowBench) -> None:
    """Until nothing more is laid out."""
    settle(qtbot, bench)
    stream = stream_of(bench)
    qtbot.waitUntil(lambda: not stream._more.isActive() and not bench.window.many_articles._sync_timer.isActive())


def current(bench: WindowBench) -> int:
    """The current article, which list, page and actions agree on."""
    window, stream = bench.window, stream_of(bench)
    row, article = window.parts.entries.current(), window.parts.article.article
    assert row is not None
    assert article is not None
    assert row.entry_id == stream.current == article.entry_id
    return row.entry_id


def text_of(bench: WindowBench) -> str:
    return view_of(bench).document().toPlainText()


def current_text(bench: WindowBench) -> str:
    """The current article's part of the page: how many others are laid out around it depends on the time there was."""
    section = stream_of(bench).section(stream_of(bench).current)
    assert section is not None
    assert section.start is not None
    assert section.end is not None
    return text_of(bench)[section.start.position() : section.end.position()]


def put_change(page: WindowBench, entry_id: EntryId) -> None:
    html = f"<p>Article {entry_id}.</p>" + PARAGRAPH
    with transaction(page.engine.connection):
        page.engine.connection.execute(
            "UPDATE entry_content SET html = ? WHERE entry_id = ?", (zlib.compress(html.encode()), entry_id)
        )
        before = Version(NOW - 600, "A title", "<p>Article none.</p>" + PARAGRAPH)
        versions.save(page.engine.connection, entry_id, [before], html)


def test_an_article_read_before_does_not_take_the_place_of_the_page(qtbot: QtBot, page: WindowBench) -> None:
    window, single = page.window, page.window.parts.article.page
    window.actions_by_name["articles_as_list"].trigger()
    settle(qtbot, page)
    article = window.parts.article.article
    assert article is not None
    with qtbot.waitSignal(single._read):
        single.show_article(replace(article, html=PARAGRAPH * 1000))
        window.actions_by_name["articles_on_one_page"].trigger()
    rest(qtbot, page)
    assert view_of(page).document() is stream_of(page)._document


def test_what_changed_in_an_article_is_shown_in_its_place(qtbot: QtBot, page: WindowBench) -> None:
    stream = stream_of(page)
    first = stream.ids[0]
    put_change(page, first)
    stream.sections.clear()
    stream.rebuild()
    rest(qtbot, page)
    page.window.parts.article.set_article(entries.article(page.engine.connection, first))
    assert "Show changes" in current_text(page)
    show = page.window.actions_by_name["show_changes"]
    show.trigger()
    qtbot.waitUntil(lambda: "Hide changes" in current_text(page))
    assert f"Article none {first}." in current_text(page)
    assert stream.current == first
    page.window.actions_by_name["next_change"].trigger()
    assert view_of(page).textCursor().hasSelection()
    show.trigger()
    qtbot.waitUntil(lambda: "Show changes" in current_text(page))
    assert "none" not in current_text(page)


def test_the_next_change_is_that_of_the_current_article(qtbot: QtBot, page: WindowBench) -> None:
    stream, view = stream_of(page), view_of(page)
    for entry_id in stream.ids[:2]:
        put_change(page, entry_id)
    stream.sections.clear()
    stream.rebuild()
    rest(qtbot, page)
    for entry_id in stream.ids[:2]:
        if entry_id != current(page):
            QTest.keySequence(page.window, "J")
            rest(qtbot, page)
        page.window.parts.article.set_article(entries.article(page.engine.connection, entry_id))
        page.window.actions_by_name["show_changes"].trigger()
        qtbot.waitUntil(lambda: "Hide changes" in current_text(page))
        rest(qtbot, page)
    second = stream.section(current(page))
    assert second is not None
    assert second.start is not None
    start = second.start.position()
    found = []
    for _ in range(3):
        page.window.actions_by_name["next_change"].trigger()
        assert view.textCursor().hasSelection()
        found.append(view.textCursor().position() > start)
    assert found == [True, True, False], "title and text of the second, then those of the first"


def test_tab_goes_through_the_links_of_the_current_article_and_on(qtbot: QtBot, page: WindowBench) -> None:
    # it went on through those of all articles, and each brought more
    view, stream = view_of(page), stream_of(page)
    page.window.activateWindow()
    for _ in range(3):
        QTest.keySequence(page.window, "J")
    rest(qtbot, page)
    here = current(page)
    for key, back in ((Qt.Key.Key_Tab, Qt.Key.Key_Backtab), (Qt.Key.Key_Backtab, Qt.Key.Key_Tab)):
        view.setFocus()
        start, end = stream.span_of_current()
        reached = []
        while view.hasFocus():
            QTest.keyClick(page.window.windowHandle(), key)  # type: ignore[call-overload] # Qt has this form
            reached.append(view.textCursor().selectionStart())
            assert start <= reached[-1] < end
        assert len(set(reached)) > 1
        assert current(page) == here
        QTest.keyClick(page.window.windowHandle(), back)  # type: ignore[call-overload] # Qt has this form
        assert view.hasFocus()


def test_no_more_are_said_to_be_unread_than_there_are(qtbot: QtBot, page: WindowBench) -> None:
    # others wait behind the button
    for command in (NoteUse(), TurnNews()):
        page.engine.submit(command)
    page.clock.at += 3600
    page.engine.post("Lantern Press", 60, at=NOW + 1800)
    page.bridge.flush()
    rest(qtbot, page)
    said = " ".join(texts_in(page.window.parts.entries.header))
    assert "unread" in said
    of = re.search(r"(\d+) of (\d+) unread", said)
    assert of is None or int(of[1]) <= int(of[2])


def test_the_list_says_again_how_many_are_unread(qtbot: QtBot, page: WindowBench) -> None:
    count = page.window.parts.entries.header._count
    page.window.parts.subscriptions.select_view(View.UNREAD)
    settle(qtbot, page)
    page.window.actions_by_name["articles_on_one_page"].trigger()
    rest(qtbot, page)
    QTest.keySequence(page.window, "J")
    rest(qtbot, page)
    qtbot.waitUntil(lambda: " of " in count.text())
    page.window.actions_by_name["articles_as_list"].trigger()
    qtbot.waitUntil(lambda: re.fullmatch(r"\d+ unread", count.text()) is not None)


def test_j_k_and_n_go_from_article_to_article_and_open_them(qtbot: QtBot, page: WindowBench) -> None:
    stream, view = stream_of(page), view_of(page)
    first = current(page)
    assert first == stream.ids[0]
    assert not marked(page)
    QTest.keySequence(page.window, "J")
    rest(qtbot, page)
    assert current(page) == stream.ids[1]
    section = stream.section(stream.current)
    assert section is not None
    assert abs(stream.top_of(section) - view.verticalScrollBar().value() - 26) <= 1
    assert marked(page)[:1] == [first]
    QTest.keySequence(page.window, "K")
    rest(qtbot, page)
    assert current(page) == first
    QTest.keySequence(page.window, "N")
    rest(qtbot, page)
    opened = page.window.parts.entries.current()
    assert opened is not None
    assert opened.entry_id in marked(page)
    assert page.window.parts.article.header.isHidden()
    assert page.window.parts.entries.view.isHidden() or not page.window.parts.entries.view.isVisible()


def test_reading_on_by_space_marks_what_passes_as_one_step_of_undo(qtbot: QtBot, page: WindowBench) -> None:
    stream, before = stream_of(page), unread(page)
    seen = []
    for _ in range(12):
        QTest.keySequence(page.window, "Space")
        rest(qtbot, page)
        seen.append(stream.ids.index(current(page)))
    assert seen == sorted(seen)
    assert seen[-1] > 5
    gone = set(marked(page))
    assert gone == {entry_id for entry_id in stream.ids[: max(stream.ids.index(each) for each in gone) + 1] if entry_id in before}
    assert stream.ids[seen[-1]] not in gone
    page.window.actions_by_name["undo"].trigger()
    rest(qtbot, page)
    assert unread(page) == before


@pytest.mark.parametrize(("mode", "marks"), [("opened", True), ("passed", True), ("later", False), ("manual", False)])
def test_the_wheel_marks_what_passes_where_it_is_to(qtbot: QtBot, page: WindowBench, mode: str, marks: bool) -> None:  # noqa: FBT001
    prefer(page, "reading.mark_read", mode)
    wheel(view_of(page), 14)
    rest(qtbot, page)
    assert bool(marked(page)) is marks
    if mode == "later":
        at = current(page)
        page.window.pane_links.read_marks.wait.timeout.emit()
        assert marked(page) == [at]


def test_a_jump_marks_nothing(qtbot: QtBot, page: WindowBench) -> None:
    bar = view_of(page).verticalScrollBar()
    bar.setValue(bar.maximum())
    rest(qtbot, page)
    page.window.resize(QSize(1100, 400))
    rest(qtbot, page)
    page.window.actions_by_name["show_unread_only"].trigger()
    rest(qtbot, page)
    assert not marked(page)


def test_only_a_window_of_articles_is_laid_out_and_the_place_does_not_jump(qtbot: QtBot, page: WindowBench) -> None:
    stream, view = stream_of(page), view_of(page)
    assert len(stream.ids) > 3 * MOST
    most = 0
    for _ in range(70):
        QTest.keySequence(page.window, "J")
        section = stream.section(stream.current)
        assert section is not None
        most = max(most, len(stream.sections))
    rest(qtbot, page)
    assert most <= MOST + 8
    assert stream.ids.index(current(page)) == 70
    assert len(stream.sections) < len(stream.ids) / 3
    # back by the wheel, beyond what is laid out: no article is left out on the way
    seen = [stream.ids.index(current(page))]
    for _ in range(400):
        wheel(view, -2)
        rest(qtbot, page)
        if stream.ids.index(current(page)) != seen[-1]:
            seen.append(stream.ids.index(current(page)))
        if seen[-1] < 50:
            break
    assert seen == list(range(70, seen[-1] - 1, -1))
    assert seen[-1] < 50


def test_a_long_article_is_shown_whole_when_asked_for(qtbot: QtBot, page: WindowBench) -> None:
    stream = stream_of(page)
    long = next(place for place, entry_id in enumerate(stream.ids) if entry_id % 7 == 0 and place < 12)
    for _ in range(long):
        QTest.keySequence(page.window, "J")
    rest(qtbot, page)
    before = current_text(page)
    assert "Show whole article" in before
    assert stream.press("whole:")
    rest(qtbot, page)
    whole = current_text(page)
    assert "Show whole article" not in whole
    assert len(whole) > len(before) + 2000
    assert current(page) == stream.ids[long]


def test_marks_change_in_place(qtbot: QtBot, page: WindowBench) -> None:
    stream, view = stream_of(page), view_of(page)
    QTest.keySequence(page.window, "J")
    rest(qtbot, page)
    tops = [stream.top_of(section) for section in stream.sections]
    at = current(page)
    QTest.keySequence(page.window, "S")
    assert isinstance(page.engine.sent[-1], SetMark)
    assert page.engine.sent[-1].entry_ids == (at,)
    page.window.handle_events((StatusesChanged((at,), mark=Mark.STARRED, is_set=True), StatusesChanged((at,), is_read=True)))
    rest(qtbot, page)
    assert [stream.top_of(section) for section in stream.sections][: len(tops)] == tops
    section = stream.section(stream.current)
    assert section is not None
    assert section.end is not None
    assert view.document().findBlock(section.end.position()).text().startswith("\ufffc Read")
    QTest.keySequence(page.window, "M")
    rest(qtbot, page)
    assert view.document().findBlock(section.end.position()).text().startswith("Mark as read")
    title = QTextCursor(view.document())
    assert section.title is not None
    title.setPosition(section.title.position() + 1)
    assert title.charFormat().font().pixelSize() == 27


def test_a_press_makes_its_article_the_current_one(qtbot: QtBot, page: WindowBench) -> None:
    stream, view = stream_of(page), view_of(page)
    section = stream.sections[1]
    assert section.star is not None
    place = QTextCursor(view.document())
    place.setPosition(section.star.position())
    point = view.cursorRect(place).center() + QPoint(6, 0)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert current(page) == section.entry_id
    sent = page.engine.sent[-1]
    assert isinstance(sent, SetMark)
    assert sent.entry_ids == (section.entry_id,)


def test_find_zoom_and_links_are_those_of_the_article(qtbot: QtBot, page: WindowBench) -> None:
    stream, view = stream_of(page), view_of(page)
    QTest.keySequence(page.window, "J")
    at = current(page)
    page.window.actions_by_name["text_larger"].trigger()
    rest(qtbot, page)
    assert current(page) == at
    section = stream.section(stream.current)
    assert section is not None
    assert abs(stream.top_of(section) - view.verticalScrollBar().value() - 26) <= 1
    page.window.actions_by_name["find_in_article"].trigger()
    page.window.parts.article.find_bar.field.setText("the")
    assert len(page.window.parts.article.find_bar._hits) > 5
    page.window.parts.article.find_bar.close_bar()
    page.window.actions_by_name["copy_link"].trigger()
    assert view.column == 620


def test_pictures_are_asked_for_as_part_of_their_own_article(qtbot: QtBot, page: WindowBench) -> None:
    library = page.engine.library
    ids = stream_of(page).ids[:2]
    for entry_id in ids:
        put_html(
            library, entry_id, f'<p>Seen:</p><p><img src="https://pictures.example/{entry_id}.png" width="300" height="200"></p>'
        )
    page.window.actions_by_name["articles_as_list"].trigger()
    page.window.actions_by_name["articles_on_one_page"].trigger()
    rest(qtbot, page)
    qtbot.waitUntil(lambda: sum(isinstance(each, FetchPicture) for each in page.engine.sent) >= 2)
    asked = {each.url: each.entry_id for each in page.engine.sent if isinstance(each, FetchPicture)}
    assert asked == {f"https://pictures.example/{entry_id}.png": entry_id for entry_id in ids}


def test_the_current_article_stays_through_layouts_lists_and_hiding(qtbot: QtBot, page: WindowBench) -> None:
    for _ in range(3):
        QTest.keySequence(page.window, "J")
    rest(qtbot, page)
    at, behind = current(page), stream_of(page).ids[4]
    page.window.actions_by_name["articles_as_list"].trigger()
    settle(qtbot, page)
    article = page.window.parts.article
    assert article.article is not None
    assert article.article.entry_id == at
    assert article.header.isVisible()
    assert page.window.parts.entries.view.current_key() == at
    page.window.actions_by_name["articles_on_one_page"].trigger()
    rest(qtbot, page)
    assert current(page) == at
    QTest.keySequence(page.window, "X")
    rest(qtbot, page)
    assert current(page) == behind
    assert at not in stream_of(page).ids


def test_an_empty_list_says_so(qtbot: QtBot, page: WindowBench) -> None:
    window = page.window
    window.handlers.going.filter_list = None  # type: ignore[method-assign]
    window.parts.entries.filter_bar.field.setText("no article has such words")
    window.parts.entries._narrow()
    rest(qtbot, page)
    assert window.parts.entries.empty.isVisible()
    assert window.parts.article.isHidden()
    window.parts.entries.filter_bar.field.setText("")
    window.parts.entries._narrow()
    rest(qtbot, page)
    assert window.parts.article.isVisible()
    assert not window.parts.entries.empty.isVisible()
    assert stream_of(page).sections


def test_new_articles_wait_behind_a_button_over_the_page(qtbot: QtBot, page: WindowBench) -> None:
    button, stream, view = page.window.parts.entries.new_articles_button, stream_of(page), view_of(page)
    for _ in range(4):
        QTest.keySequence(page.window, "J")
    rest(qtbot, page)
    at, top, before = current(page), view.verticalScrollBar().value(), list(stream.ids)
    page.engine.post("Lantern Press", 3)
    qtbot.waitUntil(lambda: button.isVisible() and button.text() == "3 new articles")
    article = page.window.parts.article
    assert button.parent() is article
    middle = button.geometry().center()
    assert abs(middle.x() - article.width() / 2) <= 1
    assert article.childAt(middle) is button
    # nobody who reads is moved by it
    assert (current(page), view.verticalScrollBar().value(), list(stream.ids)) == (at, top, before)
    read = marked(page)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    rest(qtbot, page)
    qtbot.waitUntil(lambda: len(stream.ids) == len(before) + 3)
    assert not button.isVisible()
    assert current(page) == stream.ids[0]
    assert stream.ids[0] not in before
    assert view.verticalScrollBar().value() == 0
    assert view.hasFocus()
    assert marked(page) == read


def test_the_button_goes_with_the_layout_and_is_there_by_key(qtbot: QtBot, page: WindowBench) -> None:
    lists = page.window.parts.entries
    QTest.keySequence(page.window, "J")
    rest(qtbot, page)
    page.engine.post("Lantern Press", 2)
    qtbot.waitUntil(lists.new_articles_button.isVisible)
    page.window.actions_by_name["articles_as_list"].trigger()
    assert lists.new_articles_button.parent() is lists
    assert lists.new_articles_button.isVisible()
    page.window.actions_by_name["articles_on_one_page"].trigger()
    rest(qtbot, page)
    assert lists.new_articles_button.isVisible()
    page.window.actions_by_name["show_new"].trigger()
    rest(qtbot, page)
    qtbot.waitUntil(lambda: current(page) == stream_of(page).ids[0] and not lists.new_articles_button.isVisible())


def test_what_is_beside_the_text_is_mirrored(qtbot: QtBot, page: WindowBench) -> None:
    many, article = page.window.many_articles, page.window.parts.article
    for _ in range(6):
        QTest.keySequence(page.window, "J")
    rest(qtbot, page)
    assert many.progress.geometry().left() == 0
    assert many.bar.geometry().center().x() < view_of(page).viewport().geometry().left()
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        rest(qtbot, page)
        QTest.keySequence(page.window, "J")
        rest(qtbot, page)
        assert many.progress.width() > 0
        assert many.progress.geometry().right() == article.width() - 1
        view = view_of(page)
        assert many.bar.width() == 3
        assert many.bar.geometry().left() - (view.viewport().geometry().left() + view.column) == 21
        button = page.window.parts.entries.new_articles_button
        page.engine.post("Lantern Press", 3)
        qtbot.waitUntil(button.isVisible)
        assert abs(button.geometry().center().x() - article.width() / 2) <= 1
    finally:
        QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_a_step_of_scrolling_paints_what_it_brings_in(qtbot: QtBot, page: WindowBench) -> None:
    view = view_of(page)
    wheel(view, 3)
    rest(qtbot, page)
    qtbot.wait(50)
    painted: list[int] = []

    class Painted(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(event, QPaintEvent) and watched is view.viewport():
                painted.append(sum(each.height() for each in event.region()))
            return False

    watcher = Painted(view)
    view.viewport().installEventFilter(watcher)
    before = view.verticalScrollBar().value()
    view.verticalScrollBar().setValue(before + 40)
    qtbot.waitUntil(lambda: bool(painted))
    assert sum(painted) <= 60
    on_screen = page.window.screen().grabWindow(page.window.winId()).toImage()
    view.viewport().repaint()
    assert page.window.screen().grabWindow(page.window.winId()).toImage() == on_screen


def test_an_article_that_is_gone_leaves_an_empty_page_until_another_is_opened(qtbot: QtBot, page: WindowBench) -> None:
    article = page.window.parts.article
    opened = article.article
    article.show_article(None)
    rest(qtbot, page)
    assert text_of(page) == ""
    article.show_article(opened)
    rest(qtbot, page)
    assert "Article " in text_of(page)
    article.show_article(None)
    page.window.parts.entries.reload()
    rest(qtbot, page)
    assert "Article " in text_of(page)
