"""Article themes and the user's own style sheet: what is seen, that it can be read, and that mistakes cost nothing."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.preferences import Preferences
from reader.formats.articles.css import contrast, read_css
from reader.ui.kit.theme import THEMES, PageTheme, Theme
from tests.fakes.window_bench import WindowBench
from tests.ui.article_bench import ArticleBench
from tests.ui.test_list_marks import prefer

WORDS = ("text", "text_2", "text_3", "text_read", "accent_text")
INK = "#aa2200"
SCROLL_BAR_PX = 10


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("window", ["light", "dark"])
def test_every_word_of_every_article_theme_can_be_read(qtbot: QtBot, name: str, window: str) -> None:
    page = PageTheme(Theme(window))
    page.choose(name)
    assert page.is_own is (name != "standard")
    for ground in ("bg_page", "bg_code"):
        for word in WORDS:
            assert contrast(page.color(ground).name(), page.color(word).name()) >= 4.5, (ground, word)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("window", ["light", "dark"])
@pytest.mark.parametrize("ground", ["#ffffff", "#000000", "#804020", "#777777"])
def test_whatever_ground_a_style_sheet_gives_words_can_be_read(qtbot: QtBot, name: str, window: str, ground: str) -> None:
    page = PageTheme(Theme(window))
    page.choose(name)
    page.set_css(read_css(f"article {{ background-color: {ground} }}\np {{ color: {ground} }}".encode()))
    for below in ("bg_page", "bg_code"):
        for word in WORDS:
            assert contrast(page.color(below).name(), page.color(word).name()) >= 3, (below, word)
    own = page.find("p", "color")
    assert own is None or contrast(str(own.value), page.color("bg_page").name()) >= 3


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("window", ["light", "dark"])
@pytest.mark.parametrize("ground", ["#ffffff", "#000000", "#804020", "#777777", "#f4f0e8", "#202020"])
def test_a_ground_of_code_is_taken_where_all_that_is_written_on_it_can_be_read(
    qtbot: QtBot, name: str, window: str, ground: str
) -> None:
    page = PageTheme(Theme(window))
    page.choose(name)
    usual = page.color("bg_code").name()
    page.set_css(read_css(f"pre {{ background-color: {ground} }}".encode()))
    is_taken = page.color("bg_code").name() == ground
    assert is_taken or page.color("bg_code").name() == usual
    assert is_taken is not any(each.word == "pre background-color" for each in page.problems)
    for word in (*WORDS, "ok", "warn", "bad"):
        assert contrast(page.color("bg_code").name(), page.color(word).name()) >= 3, word


def write(bench: WindowBench, text: str) -> Path:
    path = bench.window.parts.database.parent / "article.css"
    path.write_text(text)
    return path


def title_format(bench: WindowBench) -> tuple[str, int]:
    """Colour and size of the title on the page."""
    view = bench.window.parts.article.page.view
    block = view.document().begin().next()
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + 1)
    text_format = cursor.charFormat()
    return text_format.foreground().color().name(), text_format.font().pixelSize()


def test_the_style_sheet_is_followed_when_it_comes_changes_and_goes(qtbot: QtBot, bench: WindowBench) -> None:
    QTest.keySequence(bench.window, "J")
    usual = title_format(bench)
    path = write(bench, f"h1 {{ color: {INK}; font-size: 20px }}")
    qtbot.waitUntil(lambda: title_format(bench) == (INK, 20))
    assert bench.window.parts.messages.toast.isHidden()
    path.write_text(f"h1 {{ color: {INK}; font-size: 24px; }}")
    qtbot.waitUntil(lambda: title_format(bench) == (INK, 24))
    other = path.with_suffix(".new")
    other.write_text("h1 { font-size: 30px }")
    other.replace(path)
    qtbot.waitUntil(lambda: title_format(bench) == (usual[0], 30))
    path.unlink()
    qtbot.waitUntil(lambda: title_format(bench) == usual)


def test_mistakes_are_said_with_their_lines_and_one_press_goes_without(qtbot: QtBot, bench: WindowBench) -> None:
    QTest.keySequence(bench.window, "J")
    usual = title_format(bench)
    write(bench, f"h1 {{ color: {INK} }}\n\n@import 'x';\np {{ wobble: 3 }}")
    qtbot.waitUntil(bench.window.parts.messages.toast.isVisible)
    assert title_format(bench)[0] == INK
    toast = bench.window.parts.messages.toast
    note = bench.window.article_style.note()
    assert note == "Line 3: rules such as @import are not allowed. Line 4: the property “wobble” is not supported."
    bench.window.handlers.preferences.edit_preferences(Preferences.reading_style_sheet.key)
    sheet = bench.window.parts.sheet.shown
    row = sheet.pages.views[Preferences.reading_style_sheet.key]  # type: ignore[attr-defined]
    assert row._note == note
    sheet.close_sheet()
    toast.act()
    bench.bridge.flush()
    assert title_format(bench) == usual
    assert not bench.window.parts.preferences.values.reading_style_sheet
    assert toast is not None


def test_what_is_no_file_is_left_alone(qtbot: QtBot, bench: WindowBench) -> None:
    path = bench.window.parts.database.parent / "article.css"
    os.mkfifo(path)
    bench.window.article_style._file.changed.emit()
    assert "There is no" in bench.window.article_style.note()
    path.unlink()
    path.mkdir()
    bench.window.article_style._file.changed.emit()
    assert "There is no" in bench.window.article_style.note()


def test_an_article_theme_colours_the_page_and_follows_the_window(qtbot: QtBot, bench: WindowBench) -> None:
    QTest.keySequence(bench.window, "J")
    page = bench.window.parts.article.page
    assert page.view.styleSheet() == ""
    prefer(bench, "reading.article_theme", "paper")
    light = THEMES["paper"][0]["bg_page"].lower()
    assert light in page.view.styleSheet()
    assert title_format(bench)[0] == THEMES["paper"][0]["text"].lower()
    prefer(bench, "look.theme", "dark")
    assert THEMES["paper"][1]["bg_page"].lower() in page.view.styleSheet()
    prefer(bench, "reading.article_theme", "standard")
    assert page.view.styleSheet() == ""


@pytest.mark.parametrize("window", ["light", "dark"])
@pytest.mark.parametrize("width", [420, 760, 1500])
def test_the_whole_column_has_the_pages_ground(qtbot: QtBot, window: str, width: int) -> None:
    """Beside the text, under the bar that finds, behind what is said over the text, and where nothing is open."""
    pane_bench = ArticleBench(qtbot)
    pane_bench.theme.set_preference(window)
    pane_bench.pane.page.style.theme.choose("paper")
    pane_bench.pane.page.style.theme.lay_ground(pane_bench.pane.page.view)
    pane_bench.pane.resize(width, 700)
    paper, ours = (pane_bench.pane.page.style.theme.color("bg_page"), pane_bench.theme.color("bg_page"))

    def grounds() -> set[str]:
        image = pane_bench.pane.grab().toImage()
        return {image.pixelColor(x, y).name() for x in (2, width - 2 - SCROLL_BAR_PX) for y in range(2, image.height())}

    assert paper.name() in grounds()
    assert ours.name() not in grounds()
    pane_bench.show("<p>Words.</p>" * 100)
    pane_bench.pane._line.say("Said")
    pane_bench.pane._place_line()
    pane_bench.pane.find_bar.open_bar()
    QApplication.processEvents()
    assert paper.name() in grounds()
    assert ours.name() not in grounds()
    assert paper.name() != ours.name()


@pytest.mark.parametrize("window", ["light", "dark"])
def test_a_link_in_focus_has_a_ring_in_each_of_its_lines_and_no_dots(qtbot: QtBot, window: str) -> None:
    pane_bench = ArticleBench(qtbot)
    pane_bench.theme.set_preference(window)
    pane_bench.theme.apply()
    link = '<a href="https://a.test/">' + "words of a long link " * 8 + "</a>"
    pane_bench.show(f"<p>{link}</p><p>{'words ' * 2000}</p><p>{link}</p>")
    view, dots = pane_bench.pane.page.view, QColor(pane_bench.theme.color("text"))
    view.setFocus()

    def rings() -> list[QRect]:
        QApplication.processEvents()
        return view._ring._areas if view._ring.isVisible() else []

    assert rings() == []
    for _ in range(2):  # the byline's first
        QTest.keyClick(view, Qt.Key.Key_Tab)
    ring = rings()
    assert len(ring) > 1
    image = view.grab().toImage()
    scale = image.devicePixelRatio()

    def color(x: float, y: float) -> str:
        return image.pixelColor(round(x * scale), round(y * scale)).name()

    for area in ring:
        edge = area.adjusted(-3, -3, 3, 3)
        assert color(edge.center().x(), edge.top()) == pane_bench.theme.color("focus").name()
        assert color(edge.left(), edge.center().y()) == pane_bench.theme.color("focus").name()
        above = [color(area.left() + x, area.top() - 1) for x in range(round(area.width()))]
        assert dots.name() not in above
    # it follows its link, and is never at the very edge of the page
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 5)
    assert rings()[0].top() == ring[0].top() - 5
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert rings()[-1].bottom() < view.viewport().height() - 8
    pane_bench.pane.header.star.setFocus()
    assert rings() == []
