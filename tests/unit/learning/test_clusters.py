"""Clusters of posting patterns, and what they say about a feed with few postings."""

import numpy as np
import pytest
from numpy.typing import NDArray

from reader.learning.day import in_one_go
from reader.learning.posting_rate import cluster, shape_priors_in_steps


def patterns(seed: int = 1) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Thirty noisy shapes around a morning, a noon and a night."""
    generator = np.random.default_rng(seed)
    kinds = generator.integers(0, 3, 30)
    shapes = np.full((30, 24), 0.02)
    shapes[np.arange(30), np.array([7, 13, 22])[kinds]] = 0.5
    shapes += generator.uniform(0, 0.02, shapes.shape)
    return shapes / shapes.sum(axis=1, keepdims=True), kinds


@pytest.mark.parametrize("seed", range(5))
def test_groups_that_are_there_are_found(seed: int) -> None:
    rows, kinds = patterns(seed)
    found = cluster(rows, 3, np.random.default_rng(seed))
    assert len({(label, kind) for label, kind in zip(found.labels, kinds, strict=True)}) == 3
    for label in range(3):
        assert found.centres[label] == pytest.approx(rows[found.labels == label].mean(axis=0), abs=1e-8)


def test_order_of_the_rows_does_not_matter() -> None:
    rows = np.random.default_rng(3).dirichlet(np.ones(24), 200)
    order = np.random.default_rng(4).permutation(200)
    found = cluster(rows, 20, np.random.default_rng(0))
    permuted = cluster(rows[order], 20, np.random.default_rng(0))
    assert np.array_equal(found.centres, permuted.centres)
    assert np.array_equal(found.labels[order], permuted.labels)


def test_every_row_is_with_the_nearest_centre() -> None:
    rows = np.random.default_rng(3).dirichlet(np.ones(24), 100)
    found = cluster(rows, 5, np.random.default_rng(0))
    distances = ((rows[:, None] - found.centres) ** 2).sum(axis=2)
    assert np.array_equal(found.labels, distances.argmin(axis=1))


@pytest.mark.parametrize(("rows", "centres"), [(0, 0), (1, 1), (3, 3)])
def test_there_are_not_more_clusters_than_rows(rows: int, centres: int) -> None:
    found = cluster(patterns()[0][:rows], 20, np.random.default_rng(0))
    assert found.centres.shape == (centres, 24)
    assert sorted(found.labels) == list(range(rows))


def test_equal_rows_are_one_cluster() -> None:
    found = cluster(np.tile(patterns()[0][0], (9, 1)), 4, np.random.default_rng(0))
    assert len(found.centres) == 1
    assert not found.labels.any()


def test_cluster_that_loses_its_rows_stays_among_them() -> None:
    rows = np.array([[5.0, 4], [0, 9], [3, 6], [4, 10], [9, 11], [5, 10], [0, 11]])
    found = cluster(rows, 4, np.random.default_rng(0))
    assert set(found.labels) == {1, 2, 3}
    assert np.all(found.centres >= rows.min(axis=0))
    assert np.all(found.centres <= rows.max(axis=0))


def hours_of(counts: dict[int, float]) -> NDArray[np.float64]:
    row = np.zeros(24)
    for hour, count in counts.items():
        row[hour] = count
    return row


def test_feed_with_a_few_postings_is_drawn_to_those_like_it() -> None:
    mornings = [hours_of({7: 20, 8: 30, 9: 20})] * 5
    evenings = [hours_of({19: 20, 20: 30, 21: 20})] * 5
    priors = in_one_go(shape_priors_in_steps(np.array([*mornings, *evenings, hours_of({8: 3, 9: 2}), hours_of({})])))
    assert priors[10, 7:10].sum() > 2 * priors[10, 19:22].sum()
    assert priors[11, 7:10].sum() == pytest.approx(priors[11, 19:22].sum(), rel=0.05)


def test_shapes_count_by_how_common_they_are() -> None:
    mornings = [hours_of({7: 20, 8: 30, 9: 20})] * 9
    priors = in_one_go(shape_priors_in_steps(np.array([*mornings, *[hours_of({20: 70})] * 2, hours_of({})])))
    assert priors[11, 8] > 1.5 * priors[11, 20]


def test_busy_feed_says_no_more_than_others() -> None:
    mornings = [hours_of({7: 20, 8: 30, 9: 20})] * 5
    priors = in_one_go(shape_priors_in_steps(np.array([*mornings, hours_of({19: 2e4, 20: 3e4, 21: 2e4}), hours_of({})])))
    assert priors[6, 7:10].sum() > 2 * priors[6, 19:22].sum()


def test_no_feed_confirms_itself() -> None:
    others = [hours_of({7: 20, 8: 30, 9: 20})] * 9
    priors = in_one_go(shape_priors_in_steps(np.array([*others, hours_of({20: 60})])))
    assert priors[9, 20] < 0.15
    assert priors[9, 8] > 0.2


@pytest.mark.parametrize("feeds", [0, 1, 2, 3, 40])
@pytest.mark.parametrize("count", [0.0, 1e-12, 5, 1e7])
def test_priors_are_shapes(feeds: int, count: float) -> None:
    priors = in_one_go(shape_priors_in_steps(np.tile(hours_of({3: count, 4: count / 2}), (feeds, 1))))
    assert priors.shape == (feeds, 24)
    assert priors.sum(axis=1) == pytest.approx(1)
    assert np.all(priors > 0)
