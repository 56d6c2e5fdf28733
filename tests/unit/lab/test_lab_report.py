"""Tables of the lab in text, as JSON and as pictures, also where there is nothing to show."""

import json
from math import inf, nan
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from reader.lab import metrics
from reader.lab.chart import COLORS, _Axis, draw
from reader.lab.report import Findings, Table, as_json, as_lines, row
from reader.learning.scorecard import Times, timer_misses

CURVES = Table(
    "Curves",
    "policy",
    ("2 a day", "4 a day", "mean"),
    (row("one", (0.5, 0.4, 0.45), (nan, nan, 0.6)), row("other", (0.9, nan, 0.9))),
    x=(2, 4),
)
BARS = Table(
    "Bars",
    "",
    ("minutes", "most"),
    (row("uniform", (719.4, 1440), (645,)), row("none", (nan, nan))),
    digits=0,
    notes=("A note.",),
)


def test_the_papers_value_is_in_brackets_and_nothing_is_a_dash() -> None:
    lines = as_lines("table-1", Findings("traces", (BARS,)))
    assert lines[0] == "table-1 on traces"
    assert lines[2] == "Bars"
    assert [line.split() for line in lines[4:6]] == [["uniform", "719", "[645]", "1440"], ["none", "-", "-"]]
    assert lines[6] == "A note."
    assert lines[-1] == "In brackets: the paper's value."
    assert len({len(line) for line in lines[3:6]}) == 1


def test_a_table_without_values_of_a_paper_explains_no_brackets() -> None:
    lines = as_lines("x", Findings("traces", (Table("T", "", ("a",), (row("r", (1.0,)),)),)))
    assert lines[-1].split() == ["r", "1.000"]


def test_json_has_null_where_there_is_nothing() -> None:
    found = as_json("figure-10", Findings("traces", (CURVES, BARS)))
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    (first, second) = found["tables"]  # type: ignore[misc]
    assert first["rows"][0]["values"][2] == {"ours": 0.45, "paper": 0.6}
    assert first["rows"][1]["values"][1] == {"ours": None, "paper": None}
    assert second["notes"] == ["A note."]


@pytest.mark.parametrize("table", [CURVES, BARS], ids=["curves", "bars"])
def test_a_table_is_drawn_in_its_colours(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    file = tmp_path / "chart.png"
    assert draw(table, "two users", file)
    drawn = QImage(str(file))
    seen = {QColor(drawn.pixel(x, y)).name() for x in range(0, drawn.width(), 3) for y in range(190, drawn.height() - 100, 3)}
    assert COLORS[0] in seen
    assert (COLORS[1] in seen) == (table is CURVES)


@pytest.mark.parametrize(
    "table",
    [
        Table("Nothing", "", ("a",), ()),
        Table("Zeros", "", ("a", "b"), (row("r", (0.0, 0.0)),), x=(1, 2)),
        Table("Not finite", "", ("a",), (row("r", (nan,)), row("s", (inf,)))),
        Table("One point", "", ("a",), (row("r", (3.0,)),), x=(5.0,)),
        Table("Many", "", tuple(map(str, range(90))), (row("r", [1.0] * 90),), x=tuple(map(float, range(90)))),
    ],
    ids=lambda table: table.title,
)
def test_what_cannot_be_drawn_is_left_out(qtbot: QtBot, tmp_path: Path, table: Table) -> None:
    assert draw(table, "nobody", tmp_path / "chart.png")
    assert not draw(table, "nowhere", tmp_path / "missing" / "chart.png")


@pytest.mark.parametrize("high", [0.003, 0.61, 1, 7, 1440, 250_000])
def test_an_axis_has_a_few_round_ticks(high: float) -> None:
    ticks = _Axis(0, high, 500, 100).ticks()
    assert 3 <= len(ticks) <= 7
    assert ticks[0] == 0
    assert ticks[-1] <= high


HOUR = 3600.0
DAY = 86_400.0


def drawn(seed: int, number: int, days: float = 7) -> Times:
    return np.sort(np.random.default_rng(seed).uniform(0, days * DAY, number))


def test_example_of_sia_et_al() -> None:
    """Figure 2: two postings wait at the access, and their delays are added."""
    postings, accesses = np.array([1.0, 2, 3, 6, 7]), np.array([8.0])
    retrievals = np.array([4.0, 9])
    assert metrics.misses(postings, accesses, retrievals) == 2
    assert metrics.miss_delay(postings, accesses, retrievals) == (8 - 6) + (8 - 7)
    assert metrics.delays(postings, retrievals).tolist() == [3, 2, 1, 3, 2]


@pytest.mark.parametrize("seed", range(5))
def test_misses_and_miss_delay_by_their_definition(seed: int) -> None:
    postings, accesses, retrievals = drawn(seed, 200), drawn(seed + 10, 60), drawn(seed + 20, 25)
    waiting = [
        access - posted
        for access in accesses
        for posted in postings
        if posted <= access and not ((retrievals >= posted) & (retrievals < access)).any()
    ]
    assert metrics.misses(postings, accesses, retrievals) == len(waiting) > 0
    assert metrics.miss_delay(postings, accesses, retrievals) == pytest.approx(sum(waiting))


def test_events_at_the_same_moment_count_as_with_the_fixed_timer() -> None:
    at = np.arange(0, 100.0)
    interval = 10.0
    grid = np.arange(-10, 120, interval)
    assert metrics.misses(at, at, grid) == timer_misses(at, at, interval_seconds=interval, phase_seconds=0)
    assert metrics.miss_delay(at, at, grid) == sum(
        a - p for a in at for p in at if p <= a and not ((grid >= p) & (grid < a)).any()
    )


@pytest.mark.parametrize("seed", range(3))
def test_freshness_and_age_by_small_steps(seed: int) -> None:
    postings, retrievals = drawn(seed, 30, 1), drawn(seed + 5, 12, 1)
    moments = (np.arange(200_000) + 0.5) * DAY / 200_000
    ages = np.zeros(moments.size)
    for begin, end in zip([-np.inf, *retrievals], [*retrievals, np.inf], strict=True):
        new = postings[(postings > begin) & (postings <= end)]
        if new.size:
            ages = np.where((moments > new[0]) & (moments <= end), moments - new[0], ages)
    fresh, age = metrics.freshness_and_age(postings, retrievals, 0, DAY)
    assert fresh == pytest.approx((ages == 0).mean(), abs=1e-3)
    assert age == pytest.approx(ages.mean(), rel=1e-3)


def test_timers_have_the_delays_of_many_phases_together() -> None:
    chance = np.random.default_rng(4)
    feeds, intervals = [np.sort(chance.uniform(0, 10 * DAY, count)) for count in (3, 40)], np.array([5.0, 30.0]) * HOUR
    phases = np.linspace(0, 1, 400, endpoint=False)
    each = [
        metrics.delays(postings, np.arange(phase * interval, 20 * DAY, interval))
        for postings, interval in zip(feeds, intervals.tolist(), strict=True)
        for phase in phases.tolist()
    ]
    many, found = metrics.summed_up(each), metrics.delays_of_timers(np.array([3.0, 40.0]), intervals)
    assert (found.mean, found.deviation) == pytest.approx((many.mean, many.deviation), rel=0.005)
    assert found.maximum == 1800
    assert np.isnan(metrics.delays_of_timers(np.zeros(2), intervals).mean)


def test_every_document_that_is_not_too_full_is_complete() -> None:
    postings = np.arange(0.5, 96) * HOUR
    retrievals = np.arange(0, 97, 6) * HOUR
    assert metrics.completeness(postings, retrievals, 6) == 1
    assert metrics.completeness(postings, retrievals, 3) == 0.5
    assert metrics.completeness(np.array([]), retrievals, 3) == 1


@pytest.mark.parametrize(("interval", "window"), [(4, 20), (8, 8), (1, 20)])
def test_window_freshness_of_an_even_feed(interval: int, window: int) -> None:
    """A feed that posts r a day, asked every h with r h <= W: 1 - r h / (2 W)."""
    postings = np.arange(0, 480, 0.01) * HOUR
    retrievals = np.arange(0, 480, interval) * HOUR
    found = metrics.window_freshness(postings, retrievals, window * 100)
    assert found == pytest.approx(1 - interval / (2 * window), abs=2e-3)


def test_divergence_of_a_right_estimate_is_none() -> None:
    real = np.arange(12.0).reshape(2, 6)
    assert metrics.divergence_error(real, real) == 0
    assert metrics.divergence_error(real, real + np.array([[3.0], [4.0]])) == pytest.approx(np.sqrt(12.5))
