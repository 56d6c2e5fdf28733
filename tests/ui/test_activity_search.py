"""The log is searched in the language in which it is shown."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.feed import Rule
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.storage import history
from reader.storage.activity import LineFilter, LogLine, lines
from reader.storage.writer import transaction
from reader.ui.pages.activity import ActivityPage
from reader.ui.text.activity import search_words, why_text
from reader.ui.text.languages import install_language
from reader.ui.text.problems import sentence
from tests.fakes.details import ONE_OF_EACH as DETAILS
from tests.fakes.invented_library import NOW, InventedLibrary
from tests.fakes.reasons import ONE_OF_EACH as REASONS
from tests.fakes.window_bench import WindowBench

ASKED = Reason(ReasonKind.MANUAL)
EXPIRED = Problem(ProblemKind.TLS, Detail(DetailKind.CERTIFICATE_EXPIRED))
LOST = Problem(ProblemKind.DNS, "tidewater.example")


@pytest.fixture(params=["en", "de", "fr"])
def language(bench: WindowBench, request: pytest.FixtureRequest) -> Iterator[str]:
    install_language(request.param, QLocale.c())
    yield request.param
    install_language("en", QLocale.c())


def write(
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


def open_page(qtbot: QtBot, bench: WindowBench) -> ActivityPage:
    bench.window.actions_by_name["go_activity"].trigger()
    page = bench.window.parts.panes.pages.page("activity")
    assert isinstance(page, ActivityPage)
    qtbot.waitUntil(page.runner.is_idle)
    return page


def test_german_words_of_reasons_and_problems_are_found(qtbot: QtBot, bench: WindowBench) -> None:
    with transaction(bench.engine.connection):
        write(bench.engine.library, "Byte Orchard", problem=EXPIRED)
        write(bench.engine.library, "Slow Compiler", Reason(ReasonKind.MAX_AGE, (21_600,)), at=NOW - 1)
        write(bench.engine.library, "Lantern Press", problem=LOST, at=NOW - 2)
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
        write(bench.engine.library, "Byte Orchard", returned, rule=Rule.RETURNED)
        write(bench.engine.library, "Slow Compiler", None, rule=Rule.RETURNED, at=NOW - 1)
        write(bench.engine.library, "Lantern Press", Reason(ReasonKind.OPENED, (2.2, "", False)), at=NOW - 2, rule=Rule.ON_OPEN)
    install_language(typed[0], QLocale.c())
    try:
        page = open_page(qtbot, bench)
        line = page.model.line(0)
        assert line is not None
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
            write(library, "Byte Orchard", reason, at=at)
        for at, problem in enumerate(problems, start=len(REASONS)):
            write(library, "Slow Compiler", problem=problem, at=at)
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
