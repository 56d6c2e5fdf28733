"""The article pane as a reader meets it: what is shown, scrolled, clicked and asked for."""

import threading

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QTextCharFormat, QTextTable, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetPreference
from reader.domain.entry import Mark, Version
from reader.domain.events import StatusesChanged
from reader.domain.ids import EntryId
from reader.formats.articles import walker
from reader.formats.articles.blocks import ArticleBlocks
from reader.ui.article import page
from reader.ui.article.document import blocks_of
from reader.ui.article.styles import Property
from tests.ui import article_samples as samples
from tests.ui.article_bench import ArticleBench, finish


def test_shows_byline_title_text_and_what_comes_after(article_bench: ArticleBench) -> None:
    article_bench.show("<p>Some words.</p>", enclosures=samples.enclosures())
    lines = [block.text() for block in article_bench.blocks() if block.text() != "\xa0"]  # where the card of the episode lies
    assert "The Saltmarsh Courier" in lines[0]
    assert "Edda Quill" in lines[0]
    assert "2026" in lines[0]
    assert lines[1] == "The gauge that was always late"
    assert lines[2] == "Some words."
    # the talk has a card, and no row beside it
    assert lines[3].startswith("map.pdf")
    assert "1.9 MB" in lines[3]
    assert "talk" not in article_bench.text
    assert "Read next" in article_bench.text


def test_below_the_last_article_of_a_list_no_other_is_offered(article_bench: ArticleBench) -> None:
    article_bench.pane.page.next_title = str
    article_bench.show("<p>Some words.</p>")
    assert "Read next" not in article_bench.text


def test_an_author_who_bears_the_feed_s_name_is_named_once(article_bench: ArticleBench) -> None:
    article_bench.show("<p>Some words.</p>", author="the saltmarsh courier")
    assert article_bench.blocks()[0].text().lower().count("saltmarsh courier") == 1


def test_every_construct_of_the_sample_is_there(article_bench: ArticleBench) -> None:
    article_bench.show(samples.TIDE)
    document = article_bench.pane.page.view.document()
    assert article_bench.block("\u201cI have let").blockFormat().property(Property.QUOTE) == 1
    assert article_bench.block("And one inside").blockFormat().property(Property.QUOTE) == 2
    assert article_bench.block("for roll").blockFormat().property(Property.CODE)
    assert article_bench.block("for roll").text().count("\u2028") == 2
    assert [
        article_bench.block(text).blockFormat().property(Property.MARKER) for text in ("The mole delays", "Photograph", "Doubt")
    ] == [
        "\u2022",
        "9.",
        "11.",
    ]
    assert (
        article_bench.block("one minute").blockFormat().leftMargin()
        == 2 * article_bench.block("The mole delays").blockFormat().leftMargin()
    )
    assert article_bench.text_format("Every morning", "subtract").font().italic()
    assert article_bench.text_format("Every morning", "men who").anchorHref() == "https://pilots.test/log"
    assert article_bench.text_format("Every morning", "men who").fontUnderline()
    assert article_bench.text_format("Putting it right", "python").property(Property.INLINE)
    assert article_bench.text_format("What is left", "2").verticalAlignment() == QTextCharFormat.VerticalAlignment.AlignSubScript
    assert article_bench.text_format("Mole", "Mole").font().bold()
    assert any(block.blockFormat().property(Property.RULE) for block in article_bench.blocks())
    assert document.idealWidth() <= 641


def test_tables_keep_rows_columns_and_spans(article_bench: ArticleBench) -> None:
    article_bench.show(
        "<table><tr><th>a</th><td colspan='2'>b</td></tr><tr><td>c</td><td>d</td><td>e</td></tr></table><p>after</p>"
    )
    tables = [
        frame for frame in article_bench.pane.page.view.document().rootFrame().childFrames() if isinstance(frame, QTextTable)
    ]
    assert [(table.rows(), table.columns()) for table in tables] == [(2, 3)]
    assert tables[0].cellAt(0, 2) == tables[0].cellAt(0, 1)
    assert tables[0].cellAt(1, 2).firstCursorPosition().block().text() == "e"
    assert article_bench.text_format("a", "a").font().bold()
    assert "after" in article_bench.text


def test_large_tables_are_laid_out_in_parts_that_agree(article_bench: ArticleBench) -> None:
    rows = "".join(f"<tr><td>row {n}</td><td rowspan='3'>{n}</td><td>longer words in here</td></tr><tr></tr>" for n in range(300))
    article_bench.show(f"<table>{rows}</table><p>after</p>")
    tables = [
        frame for frame in article_bench.pane.page.view.document().rootFrame().childFrames() if isinstance(frame, QTextTable)
    ]
    assert len(tables) > 1
    assert sum(table.rows() for table in tables) == 300
    assert max(table.rows() * table.columns() for table in tables) <= 120
    widths = {tuple(length.rawValue() for length in table.format().columnWidthConstraints()) for table in tables}
    assert len(widths) == 1
    assert all(f"row {n}\n" in article_bench.text for n in range(300))


def test_long_listings_are_one_panel_of_several_parts(article_bench: ArticleBench) -> None:
    article_bench.show("<pre>" + "\n".join(f"line {n}" for n in range(2_000)) + "\n\nend</pre><pre>" + "y" * 20_000 + "</pre>")
    numbers = [
        block.blockFormat().property(Property.CODE)
        for block in article_bench.blocks()
        if block.blockFormat().property(Property.CODE)
    ]
    assert set(numbers) == {1, 2}
    assert numbers.count(1) > 1
    lines = article_bench.text.replace("\u2028", "\n").split("\n")
    assert [line for line in lines if line.startswith("line ")] == [f"line {n}" for n in range(2_000)]
    assert lines[lines.index("line 1999") + 1 : lines.index("line 1999") + 3] == ["", "end"]
    assert article_bench.text.count("y") - article_bench.text.split("line 0")[0].count("y") >= 20_000
    article_bench.pane.grab()


def test_a_wide_table_scrolls_sideways_and_a_normal_one_does_not(article_bench: ArticleBench) -> None:
    row = "".join(f"<td>{n}</td>" for n in range(30))
    article_bench.show(f"<table><tr>{row}</tr><tr>{row}</tr></table>")
    assert article_bench.pane.page.view.horizontalScrollBar().maximum() > 0
    article_bench.show(samples.TIDE)
    assert article_bench.pane.page.view.horizontalScrollBar().maximum() == 0


def test_right_to_left_paragraphs_stand_at_the_right(article_bench: ArticleBench) -> None:
    article_bench.show(samples.RTL, title="عن القراءة")
    for text in ("هذه", "اقتباس", "البند", "פסקה", "عن"):
        assert article_bench.block(text).blockFormat().layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert article_bench.block("An English").blockFormat().layoutDirection() == Qt.LayoutDirection.LeftToRight
    assert article_bench.block("اقتباس").blockFormat().rightMargin() > 0


def test_ideographs_get_the_typeface_of_their_language(article_bench: ArticleBench, monkeypatch: pytest.MonkeyPatch) -> None:
    from reader.ui.kit import fonts

    monkeypatch.setattr(fonts, "families", lambda writing, *, serif: (f"Face of {writing}",))
    article_bench.show(
        "<p lang='ja'>直線と骨</p><p lang='zh-TW'>直線</p><p>한국어</p><p>plain <i lang='zh'>直</i></p><blockquote lang='ja'>引用</blockquote>"
    )
    for block, text, face in (("直線と", "直", "ja"), ("直線", "直", "ja"), ("한국어", "한", "ko"), ("plain", "直", "zh")):
        assert f"Face of {face}" in article_bench.text_format(block, text).font().families()
    assert not article_bench.text_format("引用", "引").font().italic()


def test_long_words_do_not_widen_the_page(article_bench: ArticleBench) -> None:
    article_bench.show("<p>" + "W" * 5_000 + "</p><pre>" + "x" * 5_000 + "</pre>")
    assert article_bench.pane.page.view.horizontalScrollBar().maximum() == 0


def test_nothing_selected_says_what_to_do(article_bench: ArticleBench) -> None:
    article_bench.pane.show_selection_hint("Choose an <b>article</b>")
    assert article_bench.pane.hint.isVisible()
    assert article_bench.pane.hint.textFormat() == Qt.TextFormat.PlainText
    article_bench.show("<p>x</p>")
    assert not article_bench.pane.hint.isVisible()
    article_bench.pane.show_article(None)
    assert article_bench.pane.hint.isVisible()
    assert not article_bench.pane.header.star.isVisible()
    assert not article_bench.pane.scroll_page()


def test_an_article_without_text_says_so(article_bench: ArticleBench) -> None:
    article_bench.show("")
    assert "This article has no text." in article_bench.text


def test_what_was_cut_is_said(article_bench: ArticleBench) -> None:
    article_bench.show("<p>x</p>" * 30_000)
    assert "very long" in article_bench.text
    article_bench.show("<p>x</p>")
    assert "very long" not in article_bench.text


def test_pages_end_and_every_line_is_passed(article_bench: ArticleBench) -> None:
    article_bench.show("<p>A line of text.</p>" * 120)
    bar = article_bench.pane.page.view.verticalScrollBar()
    seen = [bar.value()]
    while article_bench.pane.scroll_page():
        seen.append(bar.value())
        assert 0 < seen[-1] - seen[-2] < article_bench.pane.page.view.viewport().height()
    assert bar.value() == bar.maximum()
    assert not article_bench.pane.scroll_page()
    while article_bench.pane.scroll_page_back():
        pass
    assert bar.value() == 0


def test_a_short_article_has_no_second_page(article_bench: ArticleBench) -> None:
    article_bench.show("<p>short</p>")
    assert not article_bench.pane.scroll_page()
    assert not article_bench.pane.scroll_page_back()


def test_a_long_article_is_there_at_once_and_completes(article_bench: ArticleBench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FIRST_SLICES_MS", 0)
    html = "".join(f"<p>Paragraph {n} with a handful of words in it.</p>" for n in range(1_000))
    article_bench.pane.show_article(samples.article(html))
    assert not article_bench.pane.page.is_finished
    assert "Paragraph 5 " in article_bench.text
    assert "Paragraph 999" not in article_bench.text
    article_bench.qtbot.waitUntil(lambda: article_bench.pane.page.is_finished)
    assert "Paragraph 999" in article_bench.text


def test_paging_reaches_the_end_of_an_article_that_is_still_being_built(
    article_bench: ArticleBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FIRST_SLICES_MS", 0)
    article_bench.pane.show_article(
        samples.article("".join(f"<p>Paragraph {n} with a handful of words in it.</p>" for n in range(1_000)))
    )
    while article_bench.pane.scroll_page():
        pass
    assert article_bench.pane.page.is_finished
    assert "Read next" in article_bench.text


def test_the_latest_of_several_long_articles_wins(article_bench: ArticleBench) -> None:
    for n in range(4):
        article_bench.pane.show_article(samples.article(f"<p>Article {n} words words.</p>" * 4_000, title=f"Number {n}"))
    article_bench.pane.show_article(samples.article("<p>last and short</p>", title="Last"))
    finish(article_bench.pane.page._worker)
    QApplication.processEvents()
    assert "last and short" in article_bench.text
    assert "Article" not in article_bench.text


def test_a_shown_article_is_replaced_while_it_is_built(article_bench: ArticleBench) -> None:
    article_bench.pane.show_article(samples.article("<p>Some words of the first article.</p>" * 1_500))
    article_bench.pane.show_article(None)
    article_bench.show("<p>second</p>")
    assert "first" not in article_bench.text


def test_buttons_say_what_they_would_do(article_bench: ArticleBench) -> None:
    article_bench.show("<p>x</p>", marks=frozenset(), is_read=False)
    header = article_bench.pane.header
    assert (header.star.accessibleName(), header.read.accessibleName()) == ("Star", "Mark as read")
    with article_bench.qtbot.waitSignal(article_bench.pane.star_toggled) as starred:
        header.star.click()
    with article_bench.qtbot.waitSignal(article_bench.pane.read_toggled) as read:
        header.read.click()
    assert (starred.args, read.args) == ([7], [7])
    header.browser.click()
    assert article_bench.opened == ["https://saltmarsh.test/gauge"]
    article_bench.pane.handle_event(StatusesChanged((EntryId(7),), is_read=True, mark=Mark.STARRED))
    assert (header.star.accessibleName(), header.read.accessibleName()) == ("Remove star", "Mark as unread")
    article_bench.pane.handle_event(StatusesChanged((EntryId(8),), is_read=False, mark=Mark.STARRED, is_set=False))
    assert header.star.accessibleName() == "Remove star"


def test_read_next_asks_for_the_next_article(article_bench: ArticleBench) -> None:
    article_bench.show("<p>x</p>")
    with article_bench.qtbot.waitSignal(article_bench.pane.next_requested):
        article_bench.click("action:next")
    assert article_bench.opened == []


def test_an_article_without_a_safe_link_offers_no_browser(article_bench: ArticleBench) -> None:
    article_bench.show("<p>x</p>", link="javascript:alert(1)")
    assert not article_bench.pane.header.browser.isVisible()
    assert "Open in browser" not in article_bench.text
    article_bench.click("action:browser")
    assert article_bench.opened == []


def test_text_size_changes_are_kept_and_followed(article_bench: ArticleBench) -> None:
    article_bench.show("<p>words</p>")
    article_bench.pane.change_text_size(1)
    assert [(c.key, c.value) for c in article_bench.commands if isinstance(c, SetPreference)] == [("reading.text_size", 19)]
    assert article_bench.text_format("words", "words").font().pixelSize() == 19
    assert article_bench.block("words").blockFormat().lineHeight() == round(27 * 19 / 18)
    article_bench.set("reading.text_size", 30)
    assert article_bench.text_format("words", "words").font().pixelSize() == 30
    article_bench.pane.change_text_size(0)
    assert article_bench.text_format("words", "words").font().pixelSize() == 18
    for _ in range(30):
        article_bench.pane.change_text_size(-1)
    assert article_bench.text_format("words", "words").font().pixelSize() == 12


def test_the_wheel_with_ctrl_changes_the_text_size(article_bench: ArticleBench) -> None:
    article_bench.show("<p>words</p>")
    view = article_bench.pane.page.view
    event = QWheelEvent(
        QPointF(50, 50), QPointF(50, 50), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,  # noqa: FBT003 -- Qt's signature
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)
    assert article_bench.text_format("words", "words").font().pixelSize() == 19


def test_changing_size_stays_at_what_is_read(article_bench: ArticleBench) -> None:
    article_bench.show("".join(f"<p>Paragraph {n} with words.</p>" for n in range(200)))
    for _ in range(4):
        article_bench.pane.scroll_page()
    before = article_bench.pane.page.view.first_visible().block().text()
    article_bench.pane.change_text_size(1)
    article_bench.pane.page.finish()
    assert article_bench.pane.page.view.first_visible().block().text() == before


def test_the_theme_changes_colours_in_place(article_bench: ArticleBench) -> None:
    article_bench.show("<p>words</p>")
    light = article_bench.text_format("words", "words").foreground().color()
    article_bench.theme.set_preference("dark")
    dark = article_bench.text_format("words", "words").foreground().color()
    assert light.lightness() < 60
    assert dark.lightness() > 200
    assert article_bench.pane.grab().toImage().pixelColor(5, 300).name().upper() == article_bench.theme.tokens.bg_page


def test_text_can_be_selected_and_copied(article_bench: ArticleBench) -> None:
    article_bench.show("<p>copy <b>this</b></p>")
    article_bench.pane.page.view.selectAll()
    article_bench.pane.page.view.copy()
    assert "copy this" in QApplication.clipboard().text()


def test_space_is_left_to_the_window(article_bench: ArticleBench) -> None:
    article_bench.show("<p>words words</p>" * 200)
    article_bench.qtbot.keyClick(article_bench.pane.page.view, Qt.Key.Key_Space)
    assert article_bench.pane.page.view.verticalScrollBar().value() == 0


def test_a_narrow_pane_narrows_the_column(article_bench: ArticleBench) -> None:
    article_bench.show(f'<p>words</p><img src="{samples.HARBOUR_URL}" width="1280" height="392">')
    article_bench.pane.resize(420, 700)
    article_bench.qtbot.waitUntil(lambda: article_bench.pane.page._column == article_bench.pane.page.view.column < 400)
    assert article_bench.pane.page.shelf.pictures[0].size.width() <= article_bench.pane.page.view.column
    assert article_bench.pane.page.view.horizontalScrollBar().maximum() == 0


def test_very_long_title_steps_down_in_size(article_bench: ArticleBench) -> None:
    article_bench.show("<p>Words.</p>", title="A short title")
    usual = article_bench.text_format("A short title", "short").font().pixelSize()
    article_bench.show("<p>Words.</p>", title="A title without end, " * 12)
    assert article_bench.text_format("A title without", "title").font().pixelSize() < usual


def test_ends_of_articles_are_quiet_links(article_bench: ArticleBench) -> None:
    article_bench.show("<p>Words.</p>", enclosures=samples.enclosures())
    for block, text in (("Read next", "What comes next"), ("map.pdf", "map.pdf")):
        text_format = article_bench.text_format(block, text)
        assert text_format.anchorHref()
        assert not text_format.fontUnderline()
    assert article_bench.block("map.pdf").blockFormat().property(Property.ATTACHED) == "file"
    assert "PDF" in article_bench.block("map.pdf").text()


@pytest.mark.parametrize("size", ["short", "long"])
def test_an_article_that_cannot_be_laid_out_says_so(
    article_bench: ArticleBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, size: str
) -> None:
    really_read = walker.read_blocks

    def read_blocks(html: str) -> ArticleBlocks:
        if "words" in html:
            raise MemoryError
        return really_read(html)

    monkeypatch.setattr(walker, "read_blocks", read_blocks)
    article_bench.pane.show_article(samples.article("<p>words</p>" * (1 if size == "short" else 20_000)))
    qtbot.waitUntil(lambda: article_bench.pane.page.is_finished)
    assert "This article could not be displayed." in article_bench.text
    article_bench.show("<p>the next one</p>")
    assert "the next one" in article_bench.text
    caplog.clear()


def test_a_listing_that_takes_for_ever_does_not_hold_up_the_end(
    article_bench: ArticleBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "STOP_SECONDS", 0.1)
    begun, gate = threading.Event(), threading.Event()
    article_bench.pane.page._worker.start(lambda: (begun.set(), gate.wait(60)))
    assert begun.wait(30)
    article_bench.pane.page.stop()
    gate.set()
    assert article_bench.pane.page._worker._loop.join(30)


def test_an_article_of_many_tags_is_read_beside_the_window(article_bench: ArticleBench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short as it is: cells cost most."""
    threads: list[threading.Thread] = []

    def noted(html: str, before: Version | None = None) -> ArticleBlocks:
        threads.append(threading.current_thread())
        return blocks_of(html, before)

    monkeypatch.setattr(page, "blocks_of", noted)
    article_bench.show("<p>Few.</p>" * 100)
    article_bench.show("<table><tr>" + "<td>a" * 3000 + "</tr></table>")
    assert [thread is threading.main_thread() for thread in threads] == [True, False]
