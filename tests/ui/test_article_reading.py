"""What a reader does inside one article: folds, listings, text choices, links, finding, full texts."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QDateTime, QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QTextTable, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.commands import FetchFullText, SetPreference
from reader.domain.entry import Copy, FullText, Report
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import EntriesChanged, FullTextFailed, FullTextReady
from reader.domain.ids import EntryId, FeedId
from reader.formats.articles.blocks import Token
from reader.formats.articles.css import contrast
from reader.ui.article.backdrop import find_pattern, search_pattern, spans
from reader.ui.article.styles import TOKEN_COLORS, Property
from reader.ui.article.view import ArticleView
from reader.ui.kit.theme import DARK, LIGHT, Tokens
from tests.fakes.window_bench import WindowBench
from tests.ui import article_samples as samples
from tests.ui.article_bench import ArticleBench
from tests.ui.conftest import settle

LONG_LINE = "\u2588" * 300
WIDE = "<pre>" + "x" * 300 + "\nshort</pre>"


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_every_colour_of_code_can_be_read(tokens: Tokens) -> None:
    for name in {*TOKEN_COLORS.values(), "text"}:
        assert contrast(tokens.bg_code, getattr(tokens, name)) >= 4.5, name


def turn_wheel(view: ArticleView, at: QPointF, delta: QPoint, modifiers: Qt.KeyboardModifier) -> None:
    where = QPointF(view.viewport().mapToGlobal(at.toPoint()))
    phase, is_inverted = Qt.ScrollPhase.NoScrollPhase, False
    view.wheelEvent(QWheelEvent(at, where, QPoint(), delta, Qt.MouseButton.NoButton, modifiers, phase, is_inverted))


def test_listings_are_coloured(article_bench: ArticleBench) -> None:
    article_bench.show('<pre><code class="language-python">if x: return "a"</code></pre>')
    colour = article_bench.text_format("if x", "if").foreground().color()
    assert colour == article_bench.theme.color(TOKEN_COLORS[Token.KEYWORD])
    assert article_bench.text_format("if x", '"a"').foreground().color() == article_bench.theme.color(TOKEN_COLORS[Token.STRING])


def test_long_listings_come_in_colour_a_moment_later(article_bench: ArticleBench) -> None:
    article_bench.show('<pre><code class="language-python">' + "x = 'a'\n" * 300 + "</code></pre>")
    wanted = article_bench.theme.color(TOKEN_COLORS[Token.STRING])
    article_bench.qtbot.waitUntil(lambda: article_bench.text_format("x =", "'a'").foreground().color() == wanted)


def test_folds_open_and_close_where_they_are(article_bench: ArticleBench) -> None:
    article_bench.show("<details><summary>More</summary><p>hidden words</p></details><p>end</p>")
    assert "hidden words" not in article_bench.text
    assert article_bench.block("More").blockFormat().property(Property.FOLD) == "shut"
    article_bench.click(article_bench.text_format("More", "More").anchorHref())
    assert "hidden words" in article_bench.text
    assert article_bench.block("More").blockFormat().property(Property.FOLD) == "open"
    article_bench.click(article_bench.text_format("More", "More").anchorHref())
    assert "hidden words" not in article_bench.text


def test_a_fold_opens_by_keyboard(article_bench: ArticleBench) -> None:
    article_bench.show("<p>a</p><details><summary>More</summary><p>hidden words</p></details>", feed_site_url="")
    article_bench.pane.activateWindow()
    article_bench.pane.page.view.setFocus()
    article_bench.qtbot.keyClick(article_bench.pane.page.view, Qt.Key.Key_Tab)
    article_bench.qtbot.keyClick(article_bench.pane.page.view, Qt.Key.Key_Return)
    assert "hidden words" in article_bench.text


def test_another_article_begins_with_its_own_folds(article_bench: ArticleBench) -> None:
    html = "<details><summary>More</summary><p>hidden words</p></details>"
    article_bench.show(html)
    article_bench.click("fold:1")
    article_bench.show(html, entry_id=EntryId(8))
    assert "hidden words" not in article_bench.text


def test_wide_listings_do_not_wrap_and_move_by_themselves(article_bench: ArticleBench) -> None:
    article_bench.show(WIDE)
    view, block = article_bench.pane.page.view, article_bench.block("xxx")
    assert block.layout().lineCount() == 2
    assert view.horizontalScrollBar().maximum() == 0
    article_bench.pane.grab()
    left = block.layout().lineAt(0).x()
    assert view.pan_code(100)
    assert block.layout().lineAt(0).x() == left - 100
    assert view.pan_code(100_000)
    assert not view.pan_code(100)
    assert block.layout().lineAt(0).x() < left - 500


def test_nothing_of_a_wide_listing_hangs_out_of_its_panel(article_bench: ArticleBench) -> None:
    article_bench.show("<pre>" + "\u2588" * 300 + "</pre>")
    view = article_bench.pane.page.view
    view.pan_code(200)
    image = view.viewport().grab().toImage()
    area = view.document().documentLayout().blockBoundingRect(article_bench.block("\u2588"))
    scale = image.devicePixelRatio()
    y = round((area.center().y() - view.verticalScrollBar().value()) * scale)
    assert image.pixelColor(round((view.column + 8) * scale), y) == article_bench.theme.color("bg_page")
    assert image.pixelColor(round(view.column / 2 * scale), y) == article_bench.theme.color("text")


@pytest.mark.parametrize("lines", [("short", LONG_LINE, ""), ("short", *("middling " * 4,) * 300, LONG_LINE)])
def test_a_listing_whose_first_line_is_short_moves_too(article_bench: ArticleBench, lines: tuple[str, ...]) -> None:
    article_bench.show(f"<pre>{chr(10).join(lines)}</pre>")
    view = article_bench.pane.page.view
    article_bench.pane.grab()
    assert view.pan_code(200)
    image = view.viewport().grab().toImage()
    outside = range(round((view.column + 4) * image.devicePixelRatio()), image.width())
    colours = {image.pixelColor(x, y).name() for x in outside for y in range(image.height())}
    assert colours == {article_bench.theme.color("bg_page").name()}
    assert view.pan_code(100_000)
    assert article_bench.block("short").layout().lineAt(0).x() < -500


@pytest.mark.parametrize(
    "modifiers", [Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier]
)
def test_shift_and_the_wheel_never_leave_the_place_in_the_text(
    article_bench: ArticleBench, modifiers: Qt.KeyboardModifier
) -> None:
    article_bench.show("<p>words</p>" * 200)
    view = article_bench.pane.page.view
    turn_wheel(view, QPointF(100, 20), QPoint(0, -120), modifiers)
    assert view.verticalScrollBar().value() == 0


def test_shift_and_the_wheel_move_a_page_with_a_wide_table_sideways(article_bench: ArticleBench) -> None:
    cells = "".join(f"<td>{'wide' * 4}{n}</td>" for n in range(30))
    article_bench.show(f"<table><tr>{cells}</tr></table>" + "<p>words</p>" * 200)
    view = article_bench.pane.page.view
    assert view.horizontalScrollBar().maximum() > 100
    turn_wheel(view, QPointF(100, 20), QPoint(0, -120), Qt.KeyboardModifier.ShiftModifier)
    assert (view.horizontalScrollBar().value(), view.verticalScrollBar().value()) == (60, 0)


def test_a_listing_that_fits_does_not_move(article_bench: ArticleBench) -> None:
    article_bench.show("<pre>short</pre>")
    assert not article_bench.pane.page.view.pan_code(100)


@pytest.mark.parametrize(
    ("delta", "modifiers"),
    [(QPoint(-120, 0), Qt.KeyboardModifier.NoModifier), (QPoint(0, -120), Qt.KeyboardModifier.ShiftModifier)],
)
def test_the_wheel_moves_the_listing_under_it(article_bench: ArticleBench, delta: QPoint, modifiers: Qt.KeyboardModifier) -> None:
    article_bench.show(WIDE)
    view, block = article_bench.pane.page.view, article_bench.block("xxx")
    area = view.document().documentLayout().blockBoundingRect(block)
    at = QPointF(100, area.center().y())
    before = block.layout().lineAt(0).x()
    turn_wheel(view, at, delta, modifiers)
    assert block.layout().lineAt(0).x() == before - 60


def test_arrow_keys_move_the_listing_in_view(article_bench: ArticleBench) -> None:
    article_bench.show(WIDE)
    article_bench.qtbot.keyClick(article_bench.pane.page.view, Qt.Key.Key_Right)
    assert article_bench.block("xxx").layout().lineAt(0).x() < 0


def test_text_choices_are_asked_for_and_followed(article_bench: ArticleBench) -> None:
    article_bench.show("<p>words</p>")
    article_bench.pane.resize(1000, 700)
    popover = article_bench.pane.popover
    article_bench.pane.header.text_size.click()
    assert not popover.isHidden()
    popover.larger.click()
    popover.wider.click()
    popover.face.set_value(value=True)
    popover.face.step(1)
    asked = {each.key: each.value for each in article_bench.commands if isinstance(each, SetPreference)}
    assert asked == {"reading.text_size": 19, "reading.width": 680, "reading.serif": False}
    assert article_bench.pane.page.view.column == 680
    popover.usual.click()
    assert (article_bench.pane.page.style.text_size, article_bench.pane.page.view.column) == (18, 640)
    article_bench.qtbot.keyClick(popover, Qt.Key.Key_Escape)
    assert popover.isHidden()


def test_a_face_of_ones_own(article_bench: ArticleBench) -> None:
    article_bench.show("<p>words</p>")
    article_bench.set("reading.family", "No Such Face")
    assert article_bench.text_format("words", "words").font().families()[0] == "No Such Face"


def test_tags_copies_and_next_are_links_of_our_own(article_bench: ArticleBench) -> None:
    tags: list[str] = []
    entries: list[int] = []
    copied: list[str] = []
    article_bench.pane.tag_opened.connect(tags.append)
    article_bench.pane.entry_opened.connect(entries.append)
    article_bench.pane.address_copied.connect(copied.append)
    article_bench.pane.page.next_title = lambda: "The one <b>after</b>"
    copies = (Copy(EntryId(9), FeedId(2), "Quay Weekly"),)
    article_bench.show("<p>words</p>", tags=("sea & sky",), copies=copies, enclosures=samples.enclosures())
    assert "Read next:  The one <b>after</b>" in article_bench.text
    assert not article_bench.text_format("Read next", "Read").isAnchor()
    assert article_bench.text_format("Read next", "The one").isAnchor()
    article_bench.click(article_bench.text_format("Tags", "sea").anchorHref())
    article_bench.click(article_bench.text_format("Also in", "Quay").anchorHref())
    article_bench.click(article_bench.text_format("map.pdf", "Copy").anchorHref())
    assert (tags, entries, copied) == (["sea & sky"], [9], ["https://saltmarsh.test/map.pdf"])


def test_other_reports_of_a_story_are_links_with_their_times(article_bench: ArticleBench) -> None:
    entries: list[int] = []
    article_bench.pane.entry_opened.connect(entries.append)
    article_bench.show("<p>words</p>")
    assert "Other reports" not in article_bench.text
    shown = article_bench.pane.article
    near, far = (
        Report(EntryId(9 + days), FeedId(2), f"Quay <b>{days}</b>", "Storm", shown.sort_at - days * 86_400, is_read=False)
        for days in (0, 2)
    )
    article_bench.show("<p>words</p>", reports=(near, far))
    block = article_bench.block("Other reports of this")
    at = QDateTime.fromSecsSinceEpoch(near.at).time().toString("HH:mm")
    day = QLocale().toString(QDateTime.fromSecsSinceEpoch(far.at).date(), QLocale.FormatType.ShortFormat).replace(" ", "\xa0")
    assert block.text().endswith(f"Quay <b>2</b>\xa0\xa0{day}")
    assert f"Quay <b>0</b>\xa0\xa0{at}" in block.text()
    article_bench.click(article_bench.text_format("Other reports", "Quay <b>2").anchorHref())
    assert entries == [11]


def test_pictures_lead_to_themselves_and_give_their_text(article_bench: ArticleBench) -> None:
    article_bench.show('<p>a</p><img src="https://p.test/i.png" width="300" height="200" alt="<b>bold</b> words">')
    view = article_bench.pane.page.view
    block = next(block for block in article_bench.blocks() if block.text() == "\ufffc")
    area = view.document().documentLayout().blockBoundingRect(block)
    assert view.picture_text(QPoint(100, round(area.center().y()))) == "<b>bold</b> words"
    assert view.picture_text(QPoint(100, 30)) == ""
    assert block.begin().fragment().charFormat().anchorHref() == "https://p.test/i.png"


def test_footnotes_lead_there_and_back(article_bench: ArticleBench) -> None:
    note = '<p>said<a href="#fn" id="ref">1</a></p>' + "<p>words</p>" * 100 + '<p id="fn">note <a href="#ref">back</a></p>'
    article_bench.show(note + "<p>words</p>" * 100)
    bar = article_bench.pane.page.view.verticalScrollBar()
    article_bench.click("#fn")
    assert article_bench.pane.page.view.first_visible().block().text().lstrip("\u2060").startswith("note")
    down = bar.value()
    article_bench.click("#ref")
    assert bar.value() < down
    assert article_bench.opened == []


def test_the_page_is_named_after_the_article(article_bench: ArticleBench) -> None:
    article_bench.show("<p>words</p>", title="A  title")
    assert article_bench.pane.page.view.accessibleName() == "A title"
    for button in (
        article_bench.pane.header.reader,
        article_bench.pane.header.share,
        article_bench.pane.find_bar.on,
        article_bench.pane.popover.larger,
    ):
        assert button.accessibleName()


def test_the_keyboard_reaches_the_page_and_leaves_it(bench: WindowBench, qtbot: QtBot) -> None:
    window = bench.window
    window.handlers.reading.next_article()
    settle(qtbot, bench)
    window.parts.article.header.browser.setFocus()
    seen = []
    for _ in range(60):
        focus = QApplication.focusWidget()
        seen.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    view = window.parts.article.page.view
    assert view in seen
    assert any(each is not view for each in seen[seen.index(view) :])
    assert {window.parts.article.header.reader, window.parts.article.header.share, window.parts.article.header.star} <= set(seen)


def test_find_counts_goes_round_and_leaves(article_bench: ArticleBench) -> None:
    article_bench.show("<p>One tide, two Tídes.</p><p>three tides</p>", title="Nothing")
    bar = article_bench.pane.find_bar
    bar.open_bar()
    bar.field.setText("tide")
    assert bar.count.text() == "1 of 3"
    article_bench.qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    assert bar.count.text() == "2 of 3"
    assert article_bench.pane.page.view.textCursor().selectedText() == "Tíde"
    article_bench.qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    article_bench.qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    assert bar.count.text() == "1 of 3"
    article_bench.qtbot.keyClick(bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert bar.count.text() == "3 of 3"
    bar.field.setText("nowhere")
    assert bar.count.text() == "Not found"
    assert not bar.on.isEnabled()
    article_bench.qtbot.keyClick(bar.field, Qt.Key.Key_Escape)
    assert bar.isHidden()


def test_find_scrolls_to_what_it_found(article_bench: ArticleBench) -> None:
    article_bench.show("<p>words</p>" * 200 + "<p>the needle</p>")
    article_bench.pane.find_bar.open_bar()
    article_bench.pane.find_bar.field.setText("needle")
    top = article_bench.pane.page.view.cursorRect().top()
    assert 0 < top < article_bench.pane.page.view.viewport().height()


def test_find_moves_a_listing_to_what_it_found(article_bench: ArticleBench) -> None:
    article_bench.show("<pre>" + "x" * 300 + " needle</pre>")
    article_bench.pane.find_bar.open_bar()
    article_bench.pane.find_bar.field.setText("needle")
    assert 0 < article_bench.pane.page.view.cursorRect().left() < article_bench.pane.page.view.column


@pytest.mark.parametrize(
    ("words", "text", "found"),
    [
        (["tide", "gauge"], "The tide gauges late", ["tide gauges"]),
        (["cafe"], "Le Café, un décafé", ["Café"]),
        (["tide gauge"], "a tide  gauge", ["tide  gauge"]),
        (["b"], "🌊 a b", ["b"]),
        (["."], "a.b", []),
    ],
)
def test_search_hits_are_words_that_begin_so(words: list[str], text: str, found: list[str]) -> None:
    pattern = search_pattern(words)
    assert pattern is not None
    units = text.encode("utf-16-le")
    assert [units[2 * start : 2 * end].decode("utf-16-le") for start, end in spans(pattern, text)] == found


def test_nothing_to_search_marks_nothing() -> None:
    assert search_pattern([" ", ""]) is None
    assert find_pattern("  ") is None


def test_search_hits_are_painted_behind_the_words(article_bench: ArticleBench) -> None:
    article_bench.show("<p>The tide came.</p>", title="Nothing")
    mark = article_bench.theme.color("mark").rgb()

    def marked() -> int:
        image = article_bench.pane.page.view.viewport().grab().toImage()
        return sum(image.pixel(x, y) == mark for x in range(0, 200, 2) for y in range(60, 160, 2))

    assert not marked()
    article_bench.pane.set_search_hits(["tide"])
    assert marked() > 20
    article_bench.pane.set_search_hits([])
    assert not marked()


@pytest.mark.parametrize("how", ["letters", "markup"])
def test_tables_of_right_to_left_texts_begin_at_the_right(article_bench: ArticleBench, how: str) -> None:
    words = ("المحطة", "الوقت", "الارتفاع", "فيسل", "مساء") if how == "letters" else ("1", "2", "3", "4", "5")
    first, second, third, fourth, wide = words
    direction = "" if how == "letters" else " dir='rtl'"
    rows = f"<tr><th>{first}</th><th>{second}</th><th>{third}</th></tr><tr><td>{fourth}</td><td colspan='2'>{wide}</td></tr>"
    article_bench.show(f"<table{direction}>{rows}</table><p>after</p>")
    (table,) = [
        frame for frame in article_bench.pane.page.view.document().rootFrame().childFrames() if isinstance(frame, QTextTable)
    ]

    def left(text: str) -> float:
        return float(article_bench.pane.page.view.document().documentLayout().blockBoundingRect(article_bench.block(text)).left())

    assert left(third) < left(second) < left(first)
    assert left(wide) < left(fourth) == left(first)
    assert table.cellAt(1, 0) == table.cellAt(1, 1)
    assert table.cellAt(0, 2).format().toTableCellFormat().rightPadding() == 0
    article_bench.show("<table><tr><td>Word</td><td>كلمة</td></tr></table>")
    assert left("Word") < left("كلمة")


FULL = "<p>The page itself says a great deal more than its feed does.</p>" * 3


def test_full_text_is_asked_for_once_and_shown_when_it_comes(article_bench: ArticleBench) -> None:
    article = samples.article("<p>Only a teaser.</p>")
    article_bench.pane.show_article(article)
    wanted: list[int] = []
    article_bench.pane.reload_wanted.connect(wanted.append)
    article_bench.pane.toggle_full_text()
    assert [type(each) for each in article_bench.commands if isinstance(each, FetchFullText)] == [FetchFullText]
    assert article_bench.pane._line.text() == "Loading full text…"
    assert "teaser" in article_bench.text
    article_bench.pane.handle_event(FullTextReady(EntryId(7)))
    assert wanted == [7]
    article_bench.pane.set_article(replace(article, full_text=FullText(FULL, 1)))
    assert "a great deal more" in article_bench.text
    assert article_bench.pane._line.text() == ""
    assert article_bench.pane.header.reader.isChecked()
    article_bench.pane.toggle_full_text()
    assert "teaser" in article_bench.text
    article_bench.pane.toggle_full_text()
    assert "a great deal more" in article_bench.text
    assert len([each for each in article_bench.commands if isinstance(each, FetchFullText)]) == 1


def test_a_full_text_that_cannot_be_had_says_why_and_keeps_the_feeds(article_bench: ArticleBench) -> None:
    article_bench.pane.show_article(samples.article("<p>Only a teaser.</p>"))
    article_bench.pane.toggle_full_text()
    article_bench.pane.handle_event(FullTextFailed(EntryId(7), Problem(ProblemKind.NOT_FOUND)))
    assert "teaser" in article_bench.text
    assert "unavailable" in article_bench.pane._line.text()
    assert not article_bench.pane.header.reader.isChecked()
    article_bench.pane.toggle_full_text()
    assert len([each for each in article_bench.commands if isinstance(each, FetchFullText)]) == 2


def test_a_text_that_cannot_be_read_is_said_of_its_article(article_bench: ArticleBench) -> None:
    article_bench.pane.show_article(replace(samples.article(""), is_unreadable=True))
    assert "damaged or too large" in article_bench.pane._line.text()
    article_bench.pane.show_article(replace(samples.article("<p>Whole.</p>"), entry_id=EntryId(8)))
    assert article_bench.pane._line.text() == ""


def test_changing_ones_mind_while_it_is_fetched_asks_once(article_bench: ArticleBench) -> None:
    article_bench.pane.show_article(samples.article("<p>Only a teaser.</p>"))
    for _ in range(2):
        article_bench.pane.toggle_full_text()
        assert article_bench.pane._line.text()
        article_bench.pane.toggle_full_text()
        assert article_bench.pane._line.text() == ""
    assert len(article_bench.commands) == 1


def test_answers_about_other_articles_say_nothing(article_bench: ArticleBench) -> None:
    article_bench.pane.show_article(samples.article("<p>Only a teaser.</p>"))
    article_bench.pane.toggle_full_text()
    article_bench.pane.show_article(samples.article("<p>Another.</p>", entry_id=EntryId(8)))
    article_bench.pane.handle_event(FullTextFailed(EntryId(7), Problem(ProblemKind.NOT_FOUND)))
    assert article_bench.pane._line.text() == ""


def test_feeds_set_to_full_text_show_it_by_themselves(article_bench: ArticleBench) -> None:
    there = samples.article("<p>Only a teaser.</p>", shows_full_text=True, full_text=FullText(FULL, 1))
    article_bench.pane.show_article(there)
    assert "a great deal more" in article_bench.text
    assert not article_bench.commands
    article_bench.pane.show_article(replace(there, entry_id=EntryId(8), full_text=None))
    assert "teaser" in article_bench.text
    assert [type(each) for each in article_bench.commands] == [FetchFullText]


def test_a_fetch_that_failed_before_is_not_repeated_by_itself(article_bench: ArticleBench) -> None:
    failed = FullText("", 1, Problem(ProblemKind.NOT_FOUND))
    article_bench.pane.show_article(samples.article("<p>Only a teaser.</p>", shows_full_text=True, full_text=failed))
    assert not article_bench.commands
    assert "teaser" in article_bench.text


def test_an_article_that_changes_is_drawn_again_in_its_place(article_bench: ArticleBench) -> None:
    html = "".join(f"<p>Paragraph number {n} says that it is number {n} of many.</p>" for n in range(80))
    article = samples.article(html)
    article_bench.show(html)
    view = article_bench.pane.page.view
    view.verticalScrollBar().setValue(1000)
    before = view.cursorForPosition(QPoint(0, 1)).block().text()
    article_bench.pane.reload_wanted.connect(
        lambda _: article_bench.pane.set_article(replace(article, html="<p>Correction first.</p>" * 9 + html))
    )
    article_bench.pane.handle_event(EntriesChanged(FeedId(1), (EntryId(7),)))
    article_bench.pane.page.finish()
    QApplication.processEvents()
    assert "Correction first." in article_bench.text
    assert view.cursorForPosition(QPoint(0, 1)).block().text() == before


def test_one_article_by_keyboard_alone(bench: WindowBench, qtbot: QtBot) -> None:
    """Open, ask for the full text, find, go on: every step with the keys that the action table names."""
    window = bench.window
    window.parts.entries.view.setFocus()
    qtbot.keyClick(window.parts.entries.view, Qt.Key.Key_J)
    settle(qtbot, bench)
    article = window.parts.article.article
    qtbot.keyClick(window, Qt.Key.Key_D)
    assert [each.entry_id for each in bench.engine.sent if isinstance(each, FetchFullText)] == [article.entry_id]
    bench.bridge.publish(FullTextFailed(article.entry_id, Problem(ProblemKind.NOT_FOUND)))
    qtbot.waitUntil(lambda: "unavailable" in window.parts.article._line.text())
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = window.parts.article.find_bar.field
    assert field.hasFocus()
    word = max(article.title.split(), key=len)
    qtbot.keyClicks(field, word)
    assert window.parts.article.find_bar.count.text().startswith("1 of ")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert window.parts.article.page.view.hasFocus()
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert window.parts.article.page.style.text_size == 19
    qtbot.keyClick(window, Qt.Key.Key_J)
    settle(qtbot, bench)
    assert window.parts.article.article.entry_id != article.entry_id
    assert window.parts.article._line.text() == ""
