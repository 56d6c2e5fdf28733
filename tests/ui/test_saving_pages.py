"""Web pages saved to Read later in the window: a copied or dropped link, a link in another program, a page without a feed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from reader.app.paths import profile_in
from reader.app.run_window import SecondInstance
from reader.domain.commands import SavePage, SetPreference
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed
from reader.domain.retrieval import FetchResult, ParseJob
from reader.formats.urls import SAVING_BOOKMARK
from reader.formats.wire import perform
from reader.storage import entries, statuses
from reader.ui.data.nodes import Node
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.save_page import SavePageSheet
from reader.ui.text.marks import go_to
from tests.fakes.invented_library import NOW, InventedLibrary
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

URL = "https://paper.example/harbour?a=1&b=2"
LINK = "beforehand:save?url=https%3A%2F%2Fpaper.example%2Fharbour%3Fa%3D1%26b%3D2&title=The%20harbour"
TEXT = "The gauge stood at four metres, and the harbour was quiet, as it is before the tide turns."
PAGE = f"<html><head><title>The harbour</title></head><body><article>{f'<p>{TEXT}</p>' * 5}</article></body></html>".encode()


def toast(bench: WindowBench) -> str:
    return bench.window.parts.messages.toast.text()


def later_count(bench: WindowBench) -> int:
    return statuses.smart_counts(bench.engine.connection, 0).marked[Mark.LATER]


def later_node(bench: WindowBench) -> Node:
    node = next(each for each in bench.window.parts.subscriptions.model.nodes() if each.key[1] == View.LATER)
    assert isinstance(node, Node)
    return node


def answer(bench: WindowBench, body: bytes = PAGE, problem: Problem | None = None) -> None:
    """The page's server answers the request that was sent last, and the parser process reads it."""
    bench.engine.tick(float(NOW) + 60 * len(bench.engine.requests))
    request = bench.engine.requests[-1]
    status = 200 if problem is None else 404
    bench.engine.fetched(
        FetchResult(request, status, request.url, NOW, NOW, content_type="text/html", body=body, problem=problem)
    )
    if problem is None:
        job: ParseJob = bench.engine.jobs[-1]
        bench.engine.parsed(job.job_id, perform(job))


def open_first_of_later(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.by_name[go_to(Mark.LATER)]()
    settle(qtbot, bench)
    bench.window.parts.entries.view.open_row(0)
    settle(qtbot, bench)


def heard(bench: WindowBench, tmp_path: Path) -> SecondInstance:
    return SecondInstance(bench.window, profile_in(tmp_path / "profile"), bench.clock)


def question(bench: WindowBench) -> SavePageSheet:
    return bench.sheet(SavePageSheet)


def test_a_copied_address_is_saved_shown_and_undone(qtbot: QtBot, bench: WindowBench) -> None:
    before = later_count(bench)
    QGuiApplication.clipboard().setText(f" {URL}\n")
    QTest.keyClick(bench.window.parts.entries.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, bench)
    assert [each.url for each in bench.engine.sent_of(SavePage) if isinstance(each, SavePage)] == [URL]
    assert toast(bench) == "Saved “paper.example/harbour?a=1&b=2” to Read later"
    assert later_count(bench) == before + 1
    titles = [node.title for node in bench.window.parts.subscriptions.model.nodes()]
    assert "paper.example" not in titles
    answer(bench)
    open_first_of_later(qtbot, bench)
    article = bench.window.parts.article.article
    assert (article.title, article.feed_title) == ("The harbour", "paper.example")
    assert TEXT in bench.window.parts.article.page.view.toPlainText()
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert later_count(bench) == before


def test_what_is_copied_and_no_address_saves_nothing(bench: WindowBench) -> None:
    for text in ("", "two words", "javascript:alert(1)", "https://a.example/ https://b.example/"):
        QGuiApplication.clipboard().setText(text)
        bench.window.handlers.by_name["save_copied"]()
        assert toast(bench) == "Copy the address of a web page first."
    assert bench.engine.sent_of(SavePage) == []


def test_a_page_saved_twice_is_said(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.saving.save(URL, "The harbour")
    bench.window.handlers.saving.save(URL)
    settle(qtbot, bench)
    assert toast(bench) == "“The harbour” is already in Read later"


def test_an_address_dropped_on_read_later_is_saved_and_elsewhere_is_a_feed(qtbot: QtBot, bench: WindowBench) -> None:
    tree = bench.window.parts.subscriptions.tree
    area = tree.visualRect(bench.window.parts.subscriptions.model.index_of(later_node(bench)))
    data = QMimeData()
    data.setUrls([QUrl(URL)])
    given = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    tree.dropEvent(QDropEvent(QPointF(area.center()), *given))
    assert [each.url for each in bench.engine.sent_of(SavePage) if isinstance(each, SavePage)] == [URL]
    other = tree.visualRect(bench.window.parts.subscriptions.model.index_of(next(bench.window.parts.subscriptions.model.nodes())))
    tree.dropEvent(QDropEvent(QPointF(other.center()), *given))
    assert isinstance(bench.window.parts.sheet.shown, AddFeedSheet)
    assert len(bench.engine.sent_of(SavePage)) == 1


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_link_of_another_program_is_asked_about_before_anything_is_loaded(
    bench: WindowBench, qtbot: QtBot, tmp_path: Path
) -> None:
    heard(bench, tmp_path).rang.emit(LINK, "")
    qtbot.waitUntil(lambda: isinstance(bench.window.parts.sheet.shown, SavePageSheet))
    sheet = question(bench)
    assert sheet.host.text() == "paper.example"
    assert sheet.cancel_button.hasFocus()
    QTest.keyClick(sheet.cancel_button, Qt.Key.Key_Space)
    bench.engine.tick(float(NOW))
    assert (bench.engine.requests, bench.engine.sent_of(SavePage)) == ([], [])
    bench.clock.at += 5
    bench.window.handlers.saving.save_named(LINK)
    question(bench).save_button.click()
    assert [(each.url, each.title) for each in bench.engine.sent_of(SavePage) if isinstance(each, SavePage)] == [
        (URL, "The harbour")
    ]
    assert bench.window.parts.sheet.shown is None
    bench.engine.tick(float(NOW))
    assert [request.url for request in bench.engine.requests] == [URL]


def test_always_save_asks_no_more_and_one_page_a_second(bench: WindowBench, qtbot: QtBot) -> None:
    bench.window.handlers.saving.save_named(LINK)
    question(bench).always_button.click()
    settle(qtbot, bench)
    assert [each.key for each in bench.engine.sent_of(SetPreference) if isinstance(each, SetPreference)] == ["share.save_unasked"]
    for number in range(50):
        bench.window.handlers.saving.save_named(f"beforehand:save?url=https://paper.example/{number}")
    assert len(bench.engine.sent_of(SavePage)) == 1
    bench.clock.at += 1
    bench.window.handlers.saving.save_named("beforehand:save?url=https://paper.example/last")
    assert bench.window.parts.sheet.shown is None
    assert len(bench.engine.sent_of(SavePage)) == 2


def test_another_link_does_not_exchange_the_page_in_question(bench: WindowBench) -> None:
    bench.window.handlers.saving.save_named(LINK)
    bench.clock.at += 5
    bench.window.handlers.saving.save_named("beforehand:save?url=https://evil.example/")
    assert question(bench).host.text() == "paper.example"


@pytest.mark.parametrize(
    "link",
    [
        "beforehand:save?url=javascript:alert(1)",
        "beforehand:save?url=file:///etc/passwd",
        "beforehand:save?url=http://127.0.0.1:631/",
        "beforehand:save?url=http%3A%2F%2F192.168.1.1%2Freboot",
        "beforehand:save?url=beforehand:save",
        "beforehand:save?url=",
        "beforehand:save",
        "beforehand:erase?url=https://a.example/",
        "beforehand:",
        "beforehand:save?url=https://a.example/" + "x" * 10_000_000,
        "beforehand:save?" + "&".join(f"a{number}=1" for number in range(500)) + "&url=https://a.example/",
    ],
)
def test_hostile_links_are_refused_in_one_line(bench: WindowBench, link: str) -> None:
    bench.window.handlers.saving.save_named(link)
    assert bench.window.parts.sheet.shown is None
    assert 0 < len(toast(bench)) < 200
    assert bench.engine.sent_of(SavePage) == []


def test_a_page_without_a_feed_can_be_kept_from_the_sheet(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.feeds.handle_address(URL)
    sheet = bench.sheet(AddFeedSheet)
    bench.bridge.publish(CommandFailed(Problem(ProblemKind.NO_FEED_FOUND, URL), cause=sheet._finding))
    qtbot.waitUntil(lambda: not sheet.save_button.isHidden() and sheet.save_button.isVisible())
    sheet.save_button.click()
    assert [each.url for each in bench.engine.sent_of(SavePage) if isinstance(each, SavePage)] == [URL]
    assert bench.window.parts.sheet.shown is None


def test_a_page_that_failed_says_why_and_can_be_tried_again(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.saving.save(URL, "The harbour")
    answer(bench, problem=Problem(ProblemKind.NOT_FOUND))
    open_first_of_later(qtbot, bench)
    line = bench.window.parts.article._line
    assert line.text().startswith("Full text unavailable: ")
    assert "feed" not in line.text().lower().removeprefix("full text unavailable: ")
    bench.engine.connection.execute("DELETE FROM full_text")
    bench.window.handlers.by_name["reader_view"]()
    assert line.text() == "Loading full text…"
    answer(bench)
    settle(qtbot, bench)
    assert TEXT in bench.window.parts.article.page.view.toPlainText()
    assert line.text() == ""


def test_the_bookmark_names_address_and_title(bench: WindowBench) -> None:
    bench.window.handlers.by_name["copy_bookmark"]()
    assert QGuiApplication.clipboard().text() == SAVING_BOOKMARK
    assert toast(bench) == "Copied. Paste it in your browser as the address of a new bookmark."


def test_pasting_into_a_field_saves_nothing(bench: WindowBench) -> None:
    QGuiApplication.clipboard().setText(URL)
    bench.window.handlers.by_name["filter_feeds"]()
    field = bench.window.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == URL
    assert bench.engine.sent_of(SavePage) == []


@pytest.mark.parametrize("has_window", [True, False])
def test_a_saved_page_is_shown_where_nothing_is_followed(
    qtbot: QtBot, empty_bench: WindowBench, open_bench: Callable[[InventedLibrary], WindowBench], *, has_window: bool
) -> None:
    bench = empty_bench
    assert bench.window.parts.first_start.isVisible()
    bench.window.handlers.saving.save(URL, "The harbour")
    settle(qtbot, bench)
    if not has_window:
        bench = open_bench(bench.engine.library)
    assert not bench.window.parts.first_start.isVisible()
    open_first_of_later(qtbot, bench)
    article = bench.window.parts.article.article
    assert article.title == "The harbour"


def test_the_source_of_a_saved_page_leads_to_its_pages(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.saving.save(URL, "The harbour")
    settle(qtbot, bench)
    (entry_id, *_) = entries.entry_ids(bench.engine.connection, Selection(View.LATER))
    bench.window.handlers.palette.show_article(entries.entry_rows(bench.engine.connection, [entry_id])[0])
    settle(qtbot, bench)
    article = bench.window.parts.article.article
    assert article.title == "The harbour"
