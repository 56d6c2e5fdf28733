"""The page of what was retrieved: narrowing, growing, copying, saving, and searching in its language."""

import csv
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.feed import Expectation, Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import Outcome, RequestKind, RequestRecord, RetrievalRecord
from reader.storage import activity, history, pictures, subscriptions
from reader.storage.activity import PAGE_LINES, LineFilter, LogLine, lines
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.pages.activity import ActivityPage, save_csv
from reader.ui.text.activity import search_words, why_text
from reader.ui.text.languages import install_language
from reader.ui.text.problems import sentence
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import DAY, NOW, InventedLibrary
from tests.fakes.kinds import DETAILS, REASONS
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

_MORE = 40
ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)
ASKED = Reason(ReasonKind.MANUAL)


def write(bench: WindowBench, title: str, at: int, outcome: Outcome = Outcome.NEW, reason: Reason = ASKED) -> None:
    problem = Problem(ProblemKind.TIMEOUT, "30 s") if outcome is Outcome.FAILED else None
    feed_id = FeedId(bench.engine.library.feed_ids[title])
    expected = Expectation(1.5, at + 60, 0.2, 0.1)
    line = RetrievalRecord(
        feed_id, at, at + 2, Rule.MANUAL, reason, outcome, 200, 3, 0, 2048, problem, "https://x.example/f", expected
    )
    history.add_retrieval(bench.engine.connection, line)


@pytest.fixture
def busy(bench: WindowBench) -> WindowBench:
    """More than one page of lines, two of them different."""
    with transaction(bench.engine.connection):
        for number in range(PAGE_LINES + _MORE):
            write(bench, "Byte Orchard", NOW - 60 * number)
        write(bench, "Slow Compiler", NOW - 30, Outcome.FAILED)
        write(
            bench,
            "Lantern Press",
            NOW - DAY,
            Outcome.NOT_MODIFIED,
            reason=Reason(ReasonKind.TEXT, ("<b>1.4 postings expected</b>",)),
        )
    return bench


def open_page(qtbot: QtBot, bench: WindowBench) -> ActivityPage:
    bench.window.actions_by_name["go_activity"].trigger()
    page = bench.window.parts.panes.pages.page("activity")
    assert isinstance(page, ActivityPage)
    qtbot.waitUntil(page.runner.is_idle)
    return page


def titles(page: ActivityPage) -> list[str]:
    return [line.title for number in range(page.model.rowCount()) if (line := page.model.line(number)) is not None]


def test_older_lines_come_while_one_scrolls_and_new_ones_above(qtbot: QtBot, busy: WindowBench) -> None:
    page = open_page(qtbot, busy)
    page.view.verticalScrollBar().setValue(400)
    seen = page.view.indexAt(page.view.viewport().rect().center()).row()
    with transaction(busy.engine.connection):
        write(busy, "Tram and Quay", NOW + 5)
    busy.bridge.publish(events.FeedChanged(busy.engine.library.feed_ids["Tram and Quay"]))
    qtbot.waitUntil(lambda: titles(page)[0] == "Tram and Quay")
    assert page.view.indexAt(page.view.viewport().rect().center()).row() == seen + 1
    assert page.model.rowCount() == PAGE_LINES + 1
    assert page.model.canFetchMore(QModelIndex())
    inspect_model(page.model)
    page.view.scrollToBottom()
    qtbot.waitUntil(lambda: page.model.rowCount() == PAGE_LINES + _MORE + 3)
    page.view.scrollToBottom()
    qtbot.waitUntil(page.runner.is_idle)
    assert not page.model.canFetchMore(QModelIndex())
    assert titles(page)[:3] == ["Tram and Quay", "Byte Orchard", "Slow Compiler"]
    assert titles(page)[-1] == "Lantern Press"


def test_a_chosen_line_is_shown_in_full_copied_and_opened(qtbot: QtBot, busy: WindowBench) -> None:
    page = open_page(qtbot, busy)
    page.view.setCurrentIndex(page.model.index(1))
    assert page.details.isVisibleTo(page)
    assert page.details.title.text() == "Slow Compiler · Failed · 200"
    text = page.details.message.text()
    assert "The server did not answer in time (30 s)." in text
    assert "Reason: manually: you asked for it." in text
    assert "https://x.example/f" in text
    QTest.keyClick(page.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("10:41 · Slow Compiler · Failed · 200 · 2")
    assert str(page.model.data(page.model.index(1), ACCESSIBLE)) == copied

    page.filters.field.setText("postings")
    qtbot.waitUntil(lambda: titles(page) == ["Lantern Press"])
    page.view.setCurrentIndex(page.model.index(0))
    assert "<b>1.4 postings expected</b>" in page.details.message.text()
    assert page.details.message.textFormat() is Qt.TextFormat.PlainText

    QTest.keyClick(page.view, Qt.Key.Key_Return)
    settle(qtbot, busy)
    assert busy.window.parts.panes.pages.shown == ""
    assert busy.window.parts.entries.selection.feed_id == busy.engine.library.feed_ids["Lantern Press"]


def test_what_is_shown_is_saved_as_a_table(qtbot: QtBot, busy: WindowBench, tmp_path: Path) -> None:
    page = open_page(qtbot, busy)
    with transaction(busy.engine.connection):
        subscriptions.rename(busy.engine.connection, busy.engine.library.feed_ids["Slow Compiler"], '=HYPERLINK("x"), "y"')
    page.filters.outcomes.set_value((Outcome.FAILED,))
    page.filters.changed.emit()
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    path = tmp_path / "log.csv"
    page.save(path)
    qtbot.waitUntil(page.runner.is_idle)
    with path.open(newline="", encoding="utf-8") as file:
        header, line = list(csv.reader(file))
    saved = dict(zip(header, line, strict=True))
    assert saved["feed"] == '\'=HYPERLINK("x"), "y"'
    assert (saved["started"], saved["outcome"], saved["bytes"]) == ("2026-05-15T10:41:30Z", "failed", "2048")
    assert list(tmp_path.glob(".*.part")) == []

    connection = busy.engine.connection
    assert save_csv(connection, LineFilter(), tmp_path / "all.csv") == PAGE_LINES + _MORE + 2
    problem = save_csv(connection, LineFilter(), tmp_path / "none" / "all.csv")
    assert isinstance(problem, Problem)
    assert problem.kind is ProblemKind.FILE_UNWRITABLE
    os.mkfifo(tmp_path / "pipe")
    assert isinstance(save_csv(connection, LineFilter(), tmp_path / "pipe"), Problem)
    assert (tmp_path / "pipe").is_fifo()


def test_filters_narrow_together_and_are_kept(qtbot: QtBot, busy: WindowBench) -> None:
    page = open_page(qtbot, busy)
    controls = [page.view, page.filters.field, page.filters.outcomes, page.filters.days, page.tabs, page]
    assert all(control.accessibleName() for control in controls)

    page.filters.outcomes.set_value((Outcome.FAILED,))
    page.filters.changed.emit()
    qtbot.waitUntil(lambda: titles(page) == ["Slow Compiler"])
    page.filters.outcomes.set_value(())
    page.filters.field.setText("lantern")
    qtbot.waitUntil(lambda: titles(page) == ["Lantern Press"])
    page.filters.days.set_value(NOW // DAY)
    page.filters.changed.emit()
    qtbot.waitUntil(lambda: page.empty.isVisibleTo(page))
    assert page.empty.text() == "No such entry."
    page.filters.days.set_value(NOW // DAY - 1)
    page.filters.changed.emit()
    qtbot.waitUntil(lambda: titles(page) == ["Lantern Press"])

    busy.window.handlers.pages.show_history(busy.engine.library.feed_ids["Slow Compiler"])
    qtbot.waitUntil(lambda: titles(page) == ["Slow Compiler"])
    assert page.filters.feed.isVisibleTo(page)
    page.filters.feed.click()
    qtbot.waitUntil(lambda: page.model.rowCount() == PAGE_LINES)
    assert not page.filters.feed.isVisibleTo(page)

    pane = busy.window.parts.subscriptions
    pane.select((Kind.FEED, busy.engine.library.feed_ids["Slow Compiler"]))
    pane.history_wanted.emit()
    page = open_page(qtbot, busy)
    qtbot.waitUntil(lambda: titles(page) == ["Slow Compiler"])

    page.filters.clear_feed()
    page.filters.field.setText("lantern")
    qtbot.waitUntil(lambda: titles(page) == ["Lantern Press"])
    page.tabs.chosen.emit("health")
    assert busy.window.parts.panes.pages.shown == "health"
    settle(qtbot, busy)
    busy.window.parts.panes.pages.page("health").tabs.chosen.emit("activity")
    qtbot.waitUntil(page.runner.is_idle)
    assert busy.window.parts.panes.pages.shown == "activity"
    assert page.tabs.value() == "activity"
    assert titles(page) == ["Lantern Press"]

    page.filters.field.setText("x")
    QTest.keyClick(page.filters.field, Qt.Key.Key_Escape)
    assert page.filters.field.text() == ""
    assert busy.window.parts.panes.pages.shown == "activity"
    QTest.keyClick(page.filters.field, Qt.Key.Key_Escape)
    assert busy.window.parts.panes.pages.shown == ""


def test_before_anything_was_retrieved_the_page_says_so(qtbot: QtBot, bench: WindowBench) -> None:
    page = open_page(qtbot, bench)
    assert page.empty.text() == "No refreshes yet."
    assert not page.save_button.isEnabled()


def test_pictures_loaded_in_advance_are_counted_below_the_log(qtbot: QtBot, bench: WindowBench) -> None:
    """Those of the last 24 hours, and none that an open article asked for."""
    with transaction(bench.engine.connection):
        for number, (at, feed_id) in enumerate(((NOW, 1), (NOW - 60, 2), (NOW, None), (NOW - 2 * DAY, 1))):
            feed = None if feed_id is None else FeedId(feed_id)
            pictures.add(bench.engine.connection, f"https://p.test/{number}", "x", 1_000_000, at, feed)
    page = open_page(qtbot, bench)
    qtbot.waitUntil(lambda: page.others.text().startswith("2 pictures for offline reading in the last 24 hours (2"))
    assert page.others.isVisibleTo(page)


def asked(bench: WindowBench, kind: RequestKind, at: int, title: str = "Byte Orchard", *, took: int = 2) -> None:
    feed_id = FeedId(bench.engine.library.feed_ids[title]) if title else None
    record = RequestRecord(kind, at, at + took, Outcome.DONE, 200, 4096, None, "https://x.example/r", feed_id)
    with transaction(bench.engine.connection):
        activity.add_request(bench.engine.connection, record)
    bench.bridge.publish(events.RequestLogged())


def test_other_requests_are_shown_by_kind_and_pictures_only_when_wanted(qtbot: QtBot, busy: WindowBench) -> None:
    page = open_page(qtbot, busy)
    asked(busy, RequestKind.THUMBNAIL, NOW + 9, "Tram and Quay")
    asked(busy, RequestKind.IMPORT, NOW + 8, "")
    # it took so long that it began before lines that are shown
    asked(busy, RequestKind.DOWNLOAD, NOW - 45, "Lantern Press", took=600)
    qtbot.waitUntil(lambda: "Lantern Press" in titles(page))
    shown = [page.model.data(page.model.index(row)) for row in range(4)]
    assert shown == ["x.example", "Byte Orchard", "Slow Compiler", "Lantern Press"]
    page.view.setCurrentIndex(page.model.index(0))
    assert "· 4.0 kB · 2 s · import from a URL" in str(page.model.data(page.model.index(0), ACCESSIBLE))
    assert [action.text() for action in page.view.line_menu().actions()] == ["Copy"]
    assert not page.details.articles.isVisibleTo(page)
    page.view.setCurrentIndex(page.model.index(3))
    assert "Reason: download of an episode." in page.details.message.text()
    assert page.details.title.text() == "Lantern Press · Done · 200"
    kinds = {page.filters.kinds.itemText(place): place for place in range(page.filters.kinds.count())}
    for name, first in (
        ("All requests", "Tram and Quay"),
        ("Episodes", "Lantern Press"),
        ("Pictures and icons", "Tram and Quay"),
    ):
        page.filters.kinds.setCurrentIndex(kinds[name])
        page.filters.changed.emit()
        qtbot.waitUntil(lambda first=first: titles(page)[:1] == [first])  # type: ignore[misc]
    assert page.model.rowCount() == 1
    page.filters.field.setText("list")
    qtbot.waitUntil(page.runner.is_idle)
    assert titles(page) == ["Tram and Quay"]


EXPIRED = Problem(ProblemKind.TLS, Detail(DetailKind.CERTIFICATE_EXPIRED))
LOST = Problem(ProblemKind.DNS, "tidewater.example")


@pytest.fixture(params=["en", "de", "fr"])
def language(bench: WindowBench, request: pytest.FixtureRequest) -> Iterator[str]:
    install_language(request.param, QLocale.c())
    yield request.param
    install_language("en", QLocale.c())


def write_log(
    library: InventedLibrary,
    title: str,
    reason: Reason | None = ASKED,
    problem: Problem | None = None,
    at: int = NOW,
    rule: Rule = Rule.MANUAL,
) -> None:
    outcome = Outcome.NEW if problem is None else Outcome.FAILED
    record = RetrievalRecord(library.feed_ids[title], at, at + 2, rule, reason, outcome, 200, 3, 0, 2048, problem, "")
    history.add_retrieval(library.connection, record)


def test_german_words_of_reasons_and_problems_are_found(qtbot: QtBot, bench: WindowBench) -> None:
    with transaction(bench.engine.connection):
        write_log(bench.engine.library, "Byte Orchard", problem=EXPIRED)
        write_log(bench.engine.library, "Slow Compiler", Reason(ReasonKind.MAX_AGE, (21_600,)), at=NOW - 1)
        write_log(bench.engine.library, "Lantern Press", problem=LOST, at=NOW - 2)
    install_language("de", QLocale.c())
    try:
        page = open_page(qtbot, bench)
        for typed, title in (
            ("abgelaufen", "Byte Orchard"),
            ("ZERTIFIKAT", "Byte Orchard"),
            ("sicher: abgelaufen", "Byte Orchard"),
            ("Server bat um", "Slow Compiler"),
            ("gefunden tidewater", "Lantern Press"),
        ):
            page.filters.field.setText(typed)
            qtbot.waitUntil(lambda title=title: shown(page) == [title])
        # what is said in no German text
        page.filters.field.setText("expired")
        qtbot.waitUntil(lambda: page.model.rowCount() == 0)
    finally:
        install_language("en", QLocale.c())


@pytest.mark.parametrize("typed", {"en": ["you came back"], "de": ["sind zurückgekommen"]}.items())
def test_lines_of_a_return_are_named_and_found_by_rule_and_by_reason(
    qtbot: QtBot, bench: WindowBench, typed: tuple[str, list[str]]
) -> None:
    returned = Reason(ReasonKind.RETURNED, (2.2, "10:50", False))
    with transaction(bench.engine.connection):
        write_log(bench.engine.library, "Byte Orchard", returned, rule=Rule.RETURNED)
        write_log(bench.engine.library, "Slow Compiler", None, rule=Rule.RETURNED, at=NOW - 1)
        write_log(
            bench.engine.library, "Lantern Press", Reason(ReasonKind.OPENED, (2.2, "", False)), at=NOW - 2, rule=Rule.ON_OPEN
        )
    install_language(typed[0], QLocale.c())
    try:
        page = open_page(qtbot, bench)
        line = page.model.line(0)
        begin, end = {
            "en": ("you just came back, ", ", and you by 10:50"),
            "de": ("Sie sind gerade zurückgekommen, ", ", Ihr Besuch bis 10:50"),
        }[typed[0]]
        assert why_text(line.record).startswith(begin)
        assert why_text(line.record).endswith(end)
        for words in typed[1]:
            page.filters.field.setText(words)
            qtbot.waitUntil(lambda: shown(page) == ["Byte Orchard", "Slow Compiler"])
    finally:
        install_language("en", QLocale.c())


def shown(page: ActivityPage) -> list[str]:
    return [line.title for number in range(page.model.rowCount()) if (line := page.model.line(number)) is not None]


def test_every_word_that_is_shown_finds_its_line(language: str, bench: WindowBench) -> None:
    problems = [Problem(kind, "tidewater.example") for kind in ProblemKind]
    problems += [Problem(ProblemKind.BAD_VALUE, detail) for detail in DETAILS]
    library = bench.engine.library
    with transaction(library.connection):
        for at, reason in enumerate(REASONS):
            write_log(library, "Byte Orchard", reason, at=at)
        for at, problem in enumerate(problems, start=len(REASONS)):
            write_log(library, "Slow Compiler", problem=problem, at=at)
    found = lines(library.connection, LineFilter(), limit=10_000)
    made = [line for line in found if line.record.started_at < len(REASONS) + len(problems)]
    assert len(made) == len(REASONS) + len(problems)
    places_of: dict[str, set[int]] = {}
    for line in made:
        for word in words_of(line):
            places_of.setdefault(word, set()).add(line.place)
    assert len(places_of) > 290
    for word, wanted in places_of.items():
        found = lines(library.connection, LineFilter(words=search_words(word)), limit=10_000)
        assert wanted <= {line.place for line in found}, word


def words_of(line: LogLine) -> set[str]:
    """What is shown, but for amounts: they are stored in seconds and shown in hours."""
    said = [why_text(line.record), *([sentence(line.record.problem)] if line.record.problem else [])]
    return {word for text in said for word in text.split() if word.isalpha()}
