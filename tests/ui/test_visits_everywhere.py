"""How often the user came, as every screen and command says it of one profile: always the same number."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from reader.app.commands.export import export_habits
from reader.app.commands.scorecard import print_scorecard
from reader.app.single_instance import Line
from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.reports.learning_state import load_learning_state
from reader.reports.requests import load_budget_outlook
from reader.reports.rhythm import load_rhythm_day
from reader.reports.scorecard import make_scorecard
from reader.storage import history
from reader.storage.connection import WriteConnection, open_reader
from reader.storage.writer import open_database, transaction
from reader.ui.data.query_runner import QueryRunner
from reader.ui.kit.theme import Theme
from reader.ui.pages.preferences.sections import HabitsSection
from reader.ui.pages.rhythm.misses_chart import BuysPanel
from reader.ui.pages.rhythm.scorecard import ScorecardPanel
from reader.ui.text.rhythm import learning_text
from tests.fakes.clock import FakeClock
from tests.fakes.lived_month import lived_month
from tests.unit.storage.examples import follow

HOUR, DAY = 3600, 86_400
NOW = 1_778_841_720


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


def visit(connection: WriteConnection, at: int, *, articles: int = 0) -> None:
    history.add_access(connection, AccessRecord(at, 2 * HOUR, "window"))
    for number in range(articles):
        history.add_access(connection, AccessRecord(at + 30 * (number + 1), 2 * HOUR, "article", FeedId(1)))


def retrieve(connection: WriteConnection, feed_id: FeedId, at: int) -> None:
    line = RetrievalRecord(feed_id, at, at + 1, Rule.FIRST, None, Outcome.NEW, 200, 0, 0, 120, None, "")
    history.add_retrieval(connection, line)


def first_day(folder: Path) -> tuple[Path, int]:
    """The window is opened, a feed is added ten minutes later, and sixteen articles are read."""
    database = folder / "first.sqlite"
    with closing(open_database(database, now=NOW, backup_folder=None)) as connection, transaction(connection):
        visit(connection, NOW - 2 * HOUR)
        retrieve(connection, follow(connection, "a"), NOW - 2 * HOUR + 600)
        visit(connection, NOW - HOUR, articles=16)
    return database, NOW


def lived(folder: Path) -> tuple[Path, int]:
    """Some days of ten feeds, with many articles opened."""
    month = lived_month(folder / "profile", feeds=10, days=8)
    return month.profile.database, month.now


@pytest.mark.parametrize("live", [first_day, lived])
def test_every_screen_and_command_counts_the_same_visits(
    qtbot: QtBot, tmp_path: Path, live: Callable[[Path], tuple[Path, int]]
) -> None:
    database, now = live(tmp_path)
    clock = FakeClock(at=float(now))
    with closing(open_reader(database)) as connection:
        rows = connection.execute("SELECT at, utc_offset_seconds, kind FROM access").fetchall()
        true = sorted((at, offset) for at, offset, kind in rows if kind == "window")
        days = {datetime.fromtimestamp(at + offset, UTC).date() for at, offset in true}
        scorecard = make_scorecard(connection, days=14, now=now)
        state = load_learning_state(connection, now, lambda at: 0)
        outlook = load_budget_outlook(connection, now)
        today = load_rhythm_day(connection, now=now, utc_offset=lambda at: 0)
    assert len(rows) > 2 * len(true) > 0, "more is stored than visits"

    panel = ScorecardPanel(Theme("light"), clock)
    qtbot.addWidget(panel)
    panel.show_scorecard(scorecard)
    assert panel.figures["visits"].number == str(len(true))
    assert f"of the {len(days)} day" in panel.result.text() or not scorecard.fixed_timers
    assert [len(scorecard.by_day), state.days_with_accesses, outlook.days] == [len(days)] * 3
    assert list(today.visits) == [at for at, _ in true if today.span.holds(at)]
    buys = BuysPanel(Theme("light"))
    qtbot.addWidget(buys)
    buys.set_outlook(outlook)
    assert re.search(
        rf"\b{len(days)} day",
        buys.ground.text() if outlook.curve is None else buys.chart.accessibleDescription() + buys.chart.toolTip(),
    )
    learned, to_go = f"learned from {len(days)} of 14 days", f"learning for {8 - state.day} more days"
    assert learning_text(state, clock) == (learned if state.day > 7 else to_go)

    said: list[Line] = []
    print_scorecard(database, days=14, as_json=True, clock=clock, say=said.append)
    assert json.loads(said.pop().text)["accesses"] == len(true)
    print_scorecard(database, days=14, as_json=False, clock=clock, say=said.append)
    assert any(re.match(rf"visits +{len(true)}\b", line.text) for line in said)

    said.clear()
    export_habits(database, tmp_path / "out", said.append)
    counts = f"{len(true)} visits, {len(rows) - len(true)} opened articles, "
    assert said[0].text.startswith(counts)
    assert (tmp_path / "out" / "visits.csv").read_text("utf-8").count(",window,") == len(true)

    runner = QueryRunner(database)
    section = HabitsSection(Theme("light"), runner, clock, lambda command: None, lambda command: None)
    qtbot.addWidget(section)
    qtbot.waitUntil(runner.is_idle)
    counted = rf" {len(true)} visits on {len(days)} days?, {len(rows) - len(true)} opened articles, "
    assert re.search(counted, section.accesses.text())
    section.export_to(tmp_path / "again")
    qtbot.waitUntil(runner.is_idle)
    assert counts in section.message.text()
    section.stop()
    runner.stop()
