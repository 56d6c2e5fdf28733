"""Presence drawn around accesses: it has the published figures, depends on the seed alone, and holds every access."""

import numpy as np
import pytest

from reader.lab.workload import (
    DELAYS,
    HOURS_PRESENT,
    LONG_RETURNS_A_DAY,
    RETURNS_A_DAY,
    SHORT_SECONDS,
    draw_alone,
    draw_delays,
    draw_presence,
    figures,
    first_hour,
)

DAY, HOUR = 86_400, 3600.0
NOTHING = np.array([])


def accesses_of(days: int) -> np.ndarray:
    chance = np.random.default_rng(4)
    return np.sort(np.floor((np.repeat(np.arange(days), 3) * 24 + chance.uniform(8, 20, days * 3)) * HOUR))


def test_presence_alone_has_the_shape_of_the_published_person() -> None:
    days = 2000
    found = figures(draw_alone(np.random.default_rng(1), 8, days), NOTHING, days)
    assert found.returns == pytest.approx(RETURNS_A_DAY, rel=0.06)
    assert found.long_returns == pytest.approx(LONG_RETURNS_A_DAY, rel=0.06)
    assert found.hours == pytest.approx(HOURS_PRESENT, rel=0.06)


def test_delays_have_the_published_shares() -> None:
    drawn = draw_delays(np.random.default_rng(2), 100_000)
    assert [(drawn < seconds).mean() for seconds, _ in DELAYS] == pytest.approx([share for _, share in DELAYS], abs=0.006)
    # of news, mail and the rest: 7 to 11 minutes
    assert 420 < np.median(drawn) < 660
    assert 1 <= drawn.min() <= drawn.max() <= 3 * HOUR


def test_every_access_falls_into_a_presence_that_began_by_the_drawn_delay() -> None:
    days = 200
    accesses = accesses_of(days)
    spans = draw_presence(accesses, days, 0)
    places = np.searchsorted(spans[:, 0], accesses, side="right") - 1
    assert (accesses <= spans[places, 1]).all()
    shares = figures(spans, accesses, days).shares
    # others that had begun before make returns tell less, never more
    assert all(found < share + 0.02 for found, (_, share) in zip(shares, DELAYS, strict=True))
    assert 0.03 < shares[0] < shares[-1] < 0.6


def test_there_are_no_absences_too_short_to_be_one() -> None:
    spans = draw_presence(accesses_of(60), 60, 0)
    assert (spans[1:, 0] - spans[:-1, 1] >= SHORT_SECONDS - 1).all()
    assert (spans[:, 1] > spans[:, 0]).all()
    assert spans.min() >= 0
    assert spans.max() <= 60 * DAY
    assert (spans == np.floor(spans)).all()


def test_what_is_drawn_depends_on_seed_and_name_alone() -> None:
    accesses = accesses_of(30)
    one, same = (draw_presence(accesses, 30, 5, "ada") for _ in range(2))
    assert (one == same).all()
    for other in (draw_presence(accesses, 30, 6, "ada"), draw_presence(accesses, 30, 5, "bert")):
        assert other.shape != one.shape or (other != one).any()


@pytest.mark.parametrize("hour", [0, 7, 15, 22])
def test_it_lies_in_the_hours_of_the_accesses(hour: int) -> None:
    times = (np.arange(100)[:, None] * 24 + hour + np.arange(12)[None, :]) * HOUR
    assert first_hour(times.ravel()) == hour
    spans = draw_alone(np.random.default_rng(3), hour, 100)
    shifted = (spans[:, 0] / HOUR - hour + 0.5) % 24
    assert (shifted < 13.001).all()


def test_a_user_who_never_visits_is_present_all_the_same() -> None:
    spans = draw_presence(NOTHING, 20, 0)
    assert figures(spans, NOTHING, 20).returns > 5
    assert np.isnan(figures(spans, NOTHING, 20).shares).all()


def test_figures_by_hand() -> None:
    spans = np.array([[0, 600], [1000, 2000], [5000, 8600]], dtype=float)
    found = figures(spans, np.array([10.0, 700, 1100, 8000]), 1)
    assert (found.returns, found.long_returns) == (2, 1)
    assert found.hours == pytest.approx(5200 / 3600)
    assert found.shares.tolist() == [0.25, 0.25, 0.5, 0.5, 0.5]
