"""What leaves the program: clipboard, Markdown, citation, mail, paper, a folder."""

import base64
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlsplit

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPdfWriter, QTextCursor
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from reader.domain.commands import FetchPicture, SetPreference
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import PictureFailed, PictureReady
from reader.domain.ids import EntryId
from reader.formats.articles.markdown import article_markdown
from reader.formats.text import plain_text
from reader.storage import preferences
from reader.ui.article import sharing
from reader.ui.article.document import date_text
from reader.ui.article.printing import PaperArticle
from reader.ui.article.sharing import PictureGathering, selection_markdown, write_article_folder
from reader.ui.pages.preferences.sheet import PreferencesSheet
from reader.ui.shell.actions.reading import file_name
from reader.ui.shell.actions.table import ROWS
from tests.fakes.window_bench import WindowBench
from tests.ui import article_samples as samples
from tests.ui.article_bench import ArticleBench
from tests.ui.conftest import settle


def paper_of(article_bench: ArticleBench) -> PaperArticle:
    found: list[PaperArticle] = []
    article_bench.pane.print_to(found.append)
    article_bench.qtbot.waitUntil(lambda: bool(found))
    return found[0]


def test_an_article_as_markdown() -> None:
    html = (
        '<h2>Part</h2><p>a <strong>b</strong> <a href="https://l.test/">l</a></p><ul><li>one</li></ul>'
        '<pre><code class="language-py">x = 1</code></pre>'
    )
    text = article_markdown("The\nTitle", "https://a.test/", html)
    assert text.startswith("# The Title\n\n<https://a.test/>\n\n## Part\n\na **b** [l](https://l.test/)\n\n- one")
    assert "```py\nx = 1\n```" in text


def test_markup_too_deep_for_markdown_gives_its_words() -> None:
    assert "deep" in article_markdown("", "", "<b>" * 3_000 + "deep" + "</b>" * 3_000)


def test_a_citation_is_one_line() -> None:
    article = samples.article("", title="On \n tides")
    day = date_text(article).partition(",")[0]
    assert sharing.citation(article) == (
        f"Edda Quill. \u201cOn tides.\u201d The Saltmarsh Courier, {day}. https://saltmarsh.test/gauge"
    )
    bare = samples.article("", title="", author="", link="javascript:x", feed_title="")
    assert sharing.citation(bare) == f"{day}."


def test_a_mail_holds_title_and_address_and_nothing_else_slips_in() -> None:
    address = sharing.mail_address(samples.article("", title="a&bcc=x@y.test?"))
    assert address.startswith("mailto:?subject=a%26bcc%3Dx%40y.test%3F&body=")
    assert address.count("&") == 1


def test_file_names_hold_nothing_odd() -> None:
    assert file_name(samples.article("", title="../a/b: c?\x00")) == "a b c.pdf"
    assert file_name(samples.article("", title="...")) == "Article.pdf"


def test_pages_never_cut_a_line(article_bench: ArticleBench) -> None:
    article_bench.show("".join(f"<p>Paragraph {n} of several.</p>" for n in range(60)) + samples.TABLES)
    paper = paper_of(article_bench)
    pages = paper.pages(500)
    assert len(pages) > 3
    assert all(bottom - top <= 500 for top, bottom in pages)
    layout, block = paper.document.documentLayout(), paper.document.begin()
    edges = [top for top, _ in pages[1:]]
    while block.isValid():
        origin = layout.blockBoundingRect(block).top()
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number).rect().translated(0, origin)
            assert not any(line.top() + 0.5 < edge < line.bottom() - 0.5 for edge in edges)
        block = block.next()


def test_paper_has_light_colours_open_folds_and_broken_lines(article_bench: ArticleBench) -> None:
    article_bench.theme.set_preference("dark")
    article_bench.show("<details><summary>More</summary><p>hidden words</p></details><pre>" + "x" * 300 + "</pre>")
    paper = paper_of(article_bench)
    text = paper.document.toPlainText()
    assert "hidden words" in text
    assert "Read next" not in text
    block = paper.document.findBlock(paper.document.find("hidden").position())
    assert block.begin().fragment().charFormat().foreground().color().lightness() < 60
    assert paper.document.size().width() <= 640


def test_pictures_are_on_the_paper(article_bench: ArticleBench, tmp_path: Path) -> None:
    path = tmp_path / "p"
    path.write_bytes(samples.as_png(samples.harbour()))
    article_bench.show(f'<p>a</p><img src="{samples.HARBOUR_URL}" alt="harbour">')
    article_bench.asked_pictures()
    article_bench.pane.handle_event(PictureReady(url=samples.HARBOUR_URL, path=str(path)))
    assert "\ufffc" in paper_of(article_bench).document.toPlainText().partition("a\n")[2]


def test_a_pdf_is_written(article_bench: ArticleBench, tmp_path: Path) -> None:
    article_bench.show(samples.TIDE)
    article_bench.pane.page.shelf.handle_failed(samples.HARBOUR_URL, Problem(ProblemKind.NOT_FOUND))
    writer = QPdfWriter(str(tmp_path / "a.pdf"))
    assert paper_of(article_bench).paint(writer) >= 1
    del writer
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")


def test_the_window_copies_finds_and_saves(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    window = bench.window
    window.handlers.reading.next_article()
    settle(qtbot, bench)
    article = window.parts.article.article
    handlers: list[tuple[Callable[[], object], str]] = [
        (window.handlers.sharing.copy_link, article.link),
        (window.handlers.sharing.copy_title_link, f"{article.title}\n{article.link}"),
        (window.handlers.sharing.copy_citation, sharing.citation(article)),
        (window.handlers.in_article.copy_markdown, article_markdown(article.title, article.link, article.html)),
    ]
    for kind, text in handlers:
        QGuiApplication.clipboard().clear()
        kind()
        assert QGuiApplication.clipboard().text() == text
    window.handlers.sharing.mail_article()
    assert bench.opened_urls[-1].startswith("mailto:?subject=")
    window.handlers.article.find_in_article()
    assert not window.parts.article.find_bar.isHidden()
    window.handlers.by_name["text_larger"]()
    assert window.parts.article.page.style.text_size == 19
    window.handlers.by_name["text_usual"]()
    window.handlers.by_name["text_smaller"]()
    assert window.parts.article.page.style.text_size == 17
    window.handlers.article.write_pdf(tmp_path / "out.pdf")
    qtbot.waitUntil((tmp_path / "out.pdf").exists)


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_what_cannot_be_printed_is_said(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    window = bench.window
    window.handlers.reading.next_article()
    settle(qtbot, bench)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    toast = window.parts.messages.toast
    for folder, said in ((tmp_path, ""), (tmp_path / "missing", "The article could not be printed.")):
        painted: list[None] = []
        printer.setOutputFileName(str(folder / "out.pdf"))
        window.parts.article.print_to(lambda paper: painted.append(window.handlers.article.paint(paper, printer)))  # noqa: B023 -- at once
        qtbot.waitUntil(lambda: bool(painted))  # noqa: B023 -- at once
        assert toast.text() == said


def test_sharing_is_behind_its_button(bench: WindowBench) -> None:
    menu = bench.window.parts.article.header.share_menu
    names = [action.objectName() for action in menu.actions() if action.objectName()]
    copies = ["copy_link", "copy_title_link", "copy_markdown", "copy_citation"]
    assert names == [*copies, "mail_article", "save_epub", "save_markdown", "save_pdf", "print_article"]
    assert set(names) <= {row.name for row in ROWS}


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
def test_services_are_in_the_menu_and_opened_by_the_browser(bench: WindowBench, qtbot: QtBot) -> None:
    window = bench.window
    header = window.parts.article.header
    bench.engine.submit(
        SetPreference("share.services", "Odd & Sons: https://o.test/?u={url}&x={text}\nWords: http://w.test/{title}")
    )
    bench.bridge.flush()
    targets = next(action.menu() for action in header.share_menu.actions() if action.text() == "Send to")
    targets.aboutToShow.emit()
    assert [each.text() for each in targets.actions()] == ["Odd && Sons", "Words", "", "Set up…"]
    (odd, texts) = (action for title, action in window.handlers.choices() if title in {"Send to Odd & Sons", "Send to Words"})
    odd.trigger()
    window.handlers.sharing.share_article()
    assert (bench.opened_urls, header.share_menu.isVisible()) == ([], False)
    window.handlers.reading.next_article()
    settle(qtbot, bench)
    article = window.parts.article.article
    QTest.keyClick(window.parts.entries.view, Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    assert header.share_menu.isVisible()
    header.share_menu.close()
    odd.trigger()
    texts.trigger()
    asked = urlsplit(bench.opened_urls[0])
    assert asked.netloc == "o.test"
    assert parse_qsl(asked.query) == [("u", article.link), ("x", plain_text(article.html))]
    assert bench.opened_urls[1] == f"http://w.test/{quote(article.title, safe='')}"
    window.parts.article.page.view.selectAll()
    odd.trigger()
    assert parse_qsl(urlsplit(bench.opened_urls[-1]).query)[1][1].startswith(article.feed_title)
    window.parts.article.show_article(replace(article, link="javascript:x"))
    odd.trigger()
    texts.trigger()
    assert len(bench.opened_urls) == 4
    bench.engine.submit(SetPreference("share.services", ""))
    bench.bridge.flush()
    assert not any("Send to Odd" in title for title, _ in window.handlers.choices())
    targets.aboutToShow.emit()
    (set_up,) = targets.actions()
    set_up.trigger()
    assert isinstance(window.parts.sheet.shown, PreferencesSheet)
    field = window.parts.sheet.shown.pages.views["share.services"].control
    assert field.hasFocus()
    QTest.keyClicks(field, "Box: https://example.org/")
    QTest.keyClick(field, Qt.Key.Key_Tab)
    row = window.parts.sheet.shown.pages.views["share.services"]
    assert row.message.text().startswith("Line 1 is not valid")
    assert preferences.load(window.parts.connection).share_services == ""


def test_articles_that_a_search_found_show_what_it_found(bench: WindowBench, qtbot: QtBot) -> None:
    from reader.domain.entry import Selection, View

    bench.window.parts.entries.selection_shown.emit(Selection(View.SEARCH, query='tide -storm feed:"Gull" "slack water"'))
    hits = bench.window.parts.article.page._search_hits
    assert [bool(hits.search(text)) for text in ("tides", "slack water", "storm", "gull")] == [True, True, False, False]
    bench.window.parts.entries.selection_shown.emit(Selection(View.ALL))
    assert bench.window.parts.article.page._search_hits is None
    QApplication.processEvents()
    settle(qtbot, bench)


ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}
NAMES = ("https://p.test/one", "https://p.test/two.jpg")
GIF = base64.b64encode(b"GIF89a" + bytes([9, 0, 9, 0, 0, 0, 0])).decode()
HTML = f'<p>a <img src="{NAMES[0]}" alt="One"></p><img src="{NAMES[1]}"><img src="data:image/gif;base64,{GIF}">'


def test_an_article_and_its_pictures_are_a_folder(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    window, parent = bench.window, tmp_path / "out"
    parent.mkdir()
    (parent / "On tides").write_text("mine")
    cached = tmp_path / "cached"
    cached.write_bytes(samples.as_png(samples.harbour()))
    shown, other = samples.article(HTML, title="On tides"), samples.article("<p>x</p>", entry_id=EntryId(2))
    window.parts.article.show_article(shown)
    window.handlers.sharing.write_markdown(shown, parent)
    asked = [each for each in bench.engine.sent_of(FetchPicture) if isinstance(each, FetchPicture)]
    assert set(NAMES) <= {each.url for each in asked}
    assert {each.entry_id for each in asked} == {shown.entry_id}
    window.parts.article.show_article(other)
    bench.bridge.publish(PictureReady(NAMES[0], str(cached)))
    bench.bridge.flush()
    assert sorted(path.name for path in parent.iterdir()) == ["On tides"]
    bench.bridge.publish(PictureFailed(NAMES[1], Problem(ProblemKind.NOT_FOUND)))
    bench.bridge.flush()
    folder = parent / "On tides 2"
    qtbot.waitUntil(folder.exists)
    qtbot.waitUntil(lambda: "On tides 2" in window.parts.messages.toast.text())
    assert "could not be loaded" in window.parts.messages.toast.text()
    assert (parent / "On tides").read_text() == "mine"
    assert sorted(str(path.relative_to(folder)) for path in folder.rglob("*")) == [
        "On tides.md",
        "pictures",
        "pictures/1.png",
        "pictures/2.gif",
    ]
    text = (folder / "On tides.md").read_text(encoding="utf-8")
    assert "![One](pictures/1.png)" in text
    assert f"![]({NAMES[1]})" in text
    assert "![](pictures/2.gif)" in text
    assert (folder / "pictures" / "1.png").read_bytes() == cached.read_bytes()


def test_what_cannot_be_written_leaves_nothing_and_is_reported(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    article = samples.article("<p>words</p>", title="On tides")
    bench.window.parts.article.show_article(article)
    bench.window.handlers.sharing.save_markdown()
    dialog = bench.window.findChild(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "nowhere"))
    dialog.reject()
    qtbot.waitUntil(lambda: "could not be written" in bench.window.parts.messages.toast.text())
    written = write_article_folder(samples.article(HTML), "T", tmp_path, {NAMES[0]: tmp_path / "gone", NAMES[1]: Path(__file__)})
    assert written.lacking == 2
    assert [path.name for path in (written.path / "pictures").iterdir()] == ["1.gif"]
    plain = write_article_folder(article, "T", tmp_path, {})
    assert [path.name for path in plain.path.iterdir()] == ["T.md"]
    with pytest.raises(ReaderError):
        write_article_folder(article, "a/b", tmp_path / "T", {})
    assert sorted(path.name for path in (tmp_path / "T").iterdir()) == ["T.md", "pictures"]


def test_without_news_the_pictures_that_are_there_do(qtbot: QtBot) -> None:
    article_bench, ended = ArticleBench(qtbot), []
    gathering = PictureGathering(NAMES, ended.append, article_bench.pane, patience_ms=1)
    gathering.start(EntryId(1), lambda command: gathering.receive(NAMES[0], "/p") if command.url == NAMES[0] else None)
    qtbot.waitUntil(lambda: bool(ended))
    assert ended == [{NAMES[0]: Path("/p")}]


def test_what_a_killed_program_left_unfinished_goes_with_the_next_folder(qtbot: QtBot, tmp_path: Path) -> None:
    program = (
        "import os, pathlib, signal, sys\n"
        "from reader.ui.article import sharing\n"
        "from tests.ui import article_samples as samples\n"
        "sharing.markdown_file = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        "sharing.write_article_folder(samples.article('<p>x</p>'), 'T', pathlib.Path(sys.argv[1]), {})\n"
    )
    subprocess.run([sys.executable, "-P", "-c", program, str(tmp_path)], cwd=ROOT, env=ENVIRONMENT, check=False)
    assert [path.name for path in tmp_path.iterdir()] != []
    write_article_folder(samples.article("<p>x</p>"), "T", tmp_path, {})
    assert [path.name for path in tmp_path.iterdir()] == ["T"]


LINKED = "First [one](<https://a.example/x_(y)>) [**two**](<https://a.example/x_(y)>) last\n"


def marked(bench: ArticleBench, first: str, last: str) -> str:
    document = bench.pane.page.view.document()
    cursor = QTextCursor(document)
    cursor.setPosition(document.find(first).selectionStart())
    cursor.setPosition(document.find(last).selectionEnd(), QTextCursor.MoveMode.KeepAnchor)
    pictures = bench.pane.page.shelf.pictures
    return selection_markdown(cursor, lambda number: (pictures[number].picture.alt, pictures[number].picture.url))


@pytest.mark.parametrize(
    ("html", "wanted"),
    [
        ("<p>First <b>bold</b> and <i>thin</i> last</p>", "First **bold** and *thin* last\n"),
        ('<p>First <a href="https://a.example/x_(y)">one <b>two</b></a> last</p>', LINKED),
        ("<p>First line<br>second last</p>", "First line  \nsecond last\n"),
        ("<h3>First heading</h3><p>last</p>", "### First heading\n\nlast\n"),
        ("<ul><li>First</li><li>b<ul><li>in it</li></ul></li></ul><p>last</p>", "- First\n- b\n    - in it\n\nlast\n"),
        ("<ol><li>First</li><li>last</li></ol>", "1. First\n2. last\n"),
        ("<blockquote><p>First</p><p>then <b>x</b> last</p></blockquote>", "> First\n>\n> then **x** last\n"),
        ("<pre>First *a*\n  b_c\nlast</pre>", "```\nFirst *a*\n  b_c\nlast\n```\n"),
        ("<p>First <code>a*b</code> 2*3 [x] last</p>", "First `a*b` 2\\*3 \\[x\\] last\n"),
        ("<p>First</p><p># no heading</p><p>- no item</p><p>last</p>", "First\n\n\\# no heading\n\n\\- no item\n\nlast\n"),
        ("<p>First</p><table><tr><td>a</td><td>b</td></tr></table><p>last</p>", "First\n\na\n\nb\n\nlast\n"),
    ],
)
def test_selected_text_keeps_its_form(qtbot: QtBot, html: str, wanted: str) -> None:
    bench = ArticleBench(qtbot)
    bench.show(html)
    assert marked(bench, "First", "last") == wanted


def test_only_what_is_selected_is_copied_and_pictures_keep_their_address(qtbot: QtBot) -> None:
    bench = ArticleBench(qtbot)
    bench.show(
        '<p>not this, <b>but this</b></p><p><img src="https://a.example/x.png" alt="a [map]" width="30" height="30"></p><p>last</p>'
    )
    assert marked(bench, "but", "last") == "**but this**\n\n![a \\[map\\]](<https://a.example/x.png>)\n\nlast\n"
