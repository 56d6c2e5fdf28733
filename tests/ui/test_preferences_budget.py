"""The budget in words: what is known is said in numbers, what is not known is said too; nothing is invented."""

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetPreference
from reader.domain.feed import Rule
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.reports.requests import LEAST_DAYS, load_budget_outlook
from reader.storage import history
from reader.storage.writer import transaction
from reader.ui.pages.preferences.sections import BudgetCard
from tests.fakes.instant_engine import InstantEngine
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.ui.test_preferences import open_sheet

DAY = 86_400
BYTES = 9000


def access(engine: InstantEngine, days: int) -> None:
    """Four looks a day on so many days, and two weeks of retrievals, all of feeds followed for two months."""
    chance = random.Random(3)
    connection = engine.connection
    feeds = sorted(engine.library.feed_ids.values())
    for number in range(60):
        engine.post("Lantern Press", 4, at=NOW - number * 8 * 3600 - chance.randrange(8 * 3600))
    with transaction(connection):
        for number in range(4 * days):
            at = NOW - (number // 4) * DAY - (number % 4) * 3600 - chance.randrange(900)
            history.add_access(connection, AccessRecord(at, 0, "window"))
        connection.execute("UPDATE feed SET succeeded_at = ?, added_at = ?", (NOW - 600, NOW - 60 * DAY))
        for number in range(50):
            at = NOW - number * 3600
            history.add_retrieval(
                connection,
                RetrievalRecord(
                    feeds[number % len(feeds)],
                    at,
                    at + 1,
                    Rule.SCHEDULED,
                    None,
                    Outcome.NEW,
                    200,
                    0,
                    0,
                    BYTES,
                    None,
                    "https://a.example",
                ),
            )


def card_of(qtbot: QtBot, bench: WindowBench) -> BudgetCard:
    card = open_sheet(qtbot, bench, "fetch.budget").pages.views["fetch.budget"]
    assert isinstance(card, BudgetCard)
    qtbot.waitUntil(lambda: card._outlook is not None)
    return card


def test_what_a_budget_brings_is_said_in_numbers_while_the_knob_moves(qtbot: QtBot, bench: WindowBench) -> None:
    access(bench.engine, 14)
    card = card_of(qtbot, bench)
    outlook = load_budget_outlook(bench.engine.connection, float(NOW))
    assert outlook.feeds == 12
    assert outlook.bytes_per_request == BYTES
    curve = outlook.curve
    assert curve is not None
    said = card.sentence.accessibleName()
    assert said.startswith("About 4 requests a day for each of 12 feeds. You would miss about ")
    assert f"about {round(curve.misses_at(48))} article" in said
    assert card.message.text().startswith("About 432 kB a day. Based on ")
    assert "days with visits" in card.message.text()
    assert card.control.accessibleDescription() == said
    assert curve.misses_at(24) > curve.misses_at(48) > curve.misses_at(96) > 0
    # the knob says so at once, and asks when it rests
    for _ in range(4):
        QTest.keyClick(card.control, Qt.Key.Key_Right)
    assert card.sentence.accessibleName().startswith("About 8 requests a day")
    assert bench.engine.sent_of(SetPreference) == []
    sheet = bench.window.parts.sheet.shown
    assert sheet is not None
    sheet.close_sheet()
    assert bench.engine.core.state.preferences.fetch_budget == 8
    assert len(bench.engine.sent_of(SetPreference)) == 1


def test_what_is_not_known_is_said(qtbot: QtBot, bench: WindowBench) -> None:
    card = card_of(qtbot, bench)
    assert card.sentence.accessibleName() == "About 4 requests a day for each of 12 feeds."
    access(bench.engine, LEAST_DAYS - 2)
    card = card_of(qtbot, bench)
    assert card.sentence.accessibleName() == "About 4 requests a day for each of 12 feeds."
    assert card.message.text().startswith("About 432 kB a day. ")
    assert "Not enough data yet" in card.message.text()
    access(bench.engine, 14)
    bench.engine.submit(SetPreference("habits.record", value=False))
    card = card_of(qtbot, bench)
    assert card.sentence.accessibleName() == "About 4 requests a day for each of 12 feeds."
    assert card.message.text().startswith("About 432 kB a day. ")
    assert "learning is off" in card.message.text()
