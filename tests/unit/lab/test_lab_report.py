"""Tables of the lab in text, as JSON and as pictures, also where there is nothing to show."""

import json
from math import inf, nan
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from reader.lab.chart import COLORS, _Axis, draw
from reader.lab.report import Findings, Table, as_json, as_lines, row

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
