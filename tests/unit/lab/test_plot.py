"""The picture of a replay: labels that do not touch, and values that cannot be shown."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from reader.lab.plot import LABEL_STEP_PX, Mark, apart, draw


@pytest.mark.parametrize("wanted", [[], [50.0], [50.0, 50.0, 50.0], [1.0, 2.0, 199.0, 198.0], [90.0, 10.0, 95.0, 30.0]])
def test_labels_stand_a_lineapart_and_in_order(wanted: list[float]) -> None:
    places = apart(wanted, 0.0, 200.0)
    assert all(0 <= place <= 200 for place in places)
    assert all(below - above >= LABEL_STEP_PX - 1e-9 for above, below in pairwise(sorted(places)))
    assert sorted(range(len(wanted)), key=lambda index: (wanted[index], places[index])) == sorted(
        range(len(wanted)), key=lambda index: places[index]
    )


def test_labels_with_room_stay_where_they_belong() -> None:
    assert apart([20.0, 100.0], 0.0, 200.0) == [20.0, 100.0]


def test_a_curve_a_dot_and_nothing_at_all_can_be_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "plot.png"
    curves = {
        "uniform": [Mark(2, 100, 100), Mark(24, 10, 10)],
        "price-open": [Mark(2, 30, 0), Mark(24, 3, 0)],
        "hourly": [Mark(24, 10, 10)],
        "homemade": [Mark(4, 0, 0)],
    }
    assert draw(curves, "two users", file)
    drawn = QImage(str(file))
    assert (drawn.width(), drawn.height()) == (2240, 1200)
    assert len({drawn.pixel(x, 700) for x in range(2240)}) > 3
    assert draw({"uniform": [Mark(4, 0, 0)]}, "nobody", file)
    assert not draw(curves, "nowhere", tmp_path / "missing" / "plot.png")
