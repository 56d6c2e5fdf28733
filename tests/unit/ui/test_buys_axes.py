"""Scales with round numbers."""

import pytest

from reader.ui.pages.rhythm.chart import Axes, nice_step, nice_top, tick_text, ticks


@pytest.mark.parametrize(
    ("reach", "most", "step"),
    [(984, 5, 200), (960, 3, 500), (92, 4, 25), (4.3, 4, 2), (4, 4, 1), (0.9, 4, 0.25), (48_000, 5, 10_000), (0, 4, 1)],
)
def test_steps_are_round_and_few(reach: float, most: int, step: float) -> None:
    assert nice_step(reach, most) == pytest.approx(step)
    assert len(ticks(reach, most)) <= most + 1


def test_an_axis_ends_at_a_tick_and_holds_what_is_shown() -> None:
    assert (nice_top(92, 4), nice_top(100, 4), nice_top(1, 4), nice_top(0, 4)) == (100, 100, 1, 1)
    assert ticks(100, 4) == [0, 25, 50, 75, 100]
    assert [tick_text(value) for value in ticks(1, 4)] == ["0", "0.25", "0.5", "0.75", "1"]


def test_places_lead_back_to_values() -> None:
    axes = Axes(30, 10, 430, 210, 800, 12)
    assert (axes.x(0), axes.x(400), axes.y(0), axes.y(12)) == (30, 230, 210, 10)
    assert axes.value_at(axes.x(294)) == pytest.approx(294)
