"""Clusters of feeds that post at the same hours, used as priors for single feeds. Pure; any thread."""

import numpy as np
from numpy.typing import NDArray

from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers, tallied
from reader.learning.steps import FEEDS_AT_ONCE, Stepwise, in_one_go

_CLUSTERS = 12
_MEMBER_POSTINGS = 10.0
_SHARED_POSTINGS = 30.0
_COMMON_POSTINGS = 10.0
_OWN_POSTINGS = 15.0
_CLUSTER_SHARE = 0.7
_ROUNDS = 10


@dataclass(frozen=True, slots=True)
class Clusters:
    """Centres [k, D] of the given rows, and the cluster number of each of the N rows, `labels` [N]."""

    centres: Numbers
    labels: NDArray[np.int64]


def cluster(rows: Numbers, count: int, generator: np.random.Generator) -> Clusters:
    """Group the N rows [N, D], finite, into at most `count` clusters by k-means, as Sia et al. 2007 group posting patterns (with
    count = 20), initialised by k-means++ (Arthur and Vassilvitskii 2007). Fewer distinct rows give fewer clusters. The order of
    the rows does not change the clusters, given the same state of the generator.
    """
    order = np.lexsort(np.round(rows, 9).T)
    points = np.round(rows[order], 9)
    centres = _first_centres(points, count, generator)
    labels = _nearest(points, centres)
    for _round in range(_ROUNDS):
        sizes = np.bincount(labels, minlength=len(centres))[:, None]
        # A cluster that lost all its rows stays where it was.
        centres = np.where(sizes > 0, _sums(points, labels, len(centres)) / np.maximum(sizes, 1), centres)
        before, labels = labels, _nearest(points, centres)
        if np.array_equal(before, labels):
            break
    in_given_order = np.empty_like(labels)
    in_given_order[order] = labels
    return Clusters(centres, in_given_order)


def shape_priors(hours: Numbers) -> Numbers:
    return in_one_go(shape_priors_in_steps(hours))


def shape_priors_in_steps(hours: Numbers) -> Stepwise[Numbers]:
    """Return prior shares of the hours [F, 24] for each of F feeds, from all feeds' smoothed counts `hours` [F, 24].

    For a new feed it is the shape of all feeds; with more postings up to 70 % are the shapes of the clusters, each weighted by
    its size and the likelihood of the feed's own hours, and 30 % the shape of all. No feed counts in a cluster that judges it,
    because it would confirm itself. A busy feed counts for the others no more than one with thirty postings.
    """
    totals = hours.sum(axis=1, keepdims=True)
    shared = hours / np.maximum(totals, 1.0) * np.minimum(totals, _SHARED_POSTINGS)
    common = shared.sum(axis=0) + 0.5
    common /= common.sum()
    members = np.flatnonzero(totals[:, 0] >= _MEMBER_POSTINGS)
    if members.size < 2:
        return np.tile(common, (len(hours), 1))
    # A fixed seed: the same feeds always fall into the same clusters.
    found = cluster(_drawn_to(hours[members], common), _CLUSTERS, np.random.default_rng(0))
    sums = _sums(shared[members], found.labels, len(found.centres))
    labels = np.full(len(hours), -1)
    labels[members] = found.labels
    yield
    priors: list[Numbers] = []
    for first in range(0, len(hours), FEEDS_AT_ONCE):
        part = slice(first, first + FEEDS_AT_ONCE)
        others = np.tile(sums, (len(hours[part]), 1, 1))
        own = np.flatnonzero(labels[part] >= 0)
        others[own, labels[part][own]] -= shared[part][own]
        priors.append(_judged(others, hours[part], totals[part], common))
        yield
    return np.concatenate(priors)


def _judged(others: Numbers, hours: Numbers, totals: Numbers, common: Numbers) -> Numbers:
    """Return the shapes [F, 24] of the clusters without the feed itself, `others` [F, k, 24], mixed by their likelihoods."""
    shapes = _drawn_to(np.maximum(others, 0), common)
    evidence = hours / np.maximum(totals, _OWN_POSTINGS) * _OWN_POSTINGS
    likelihood = (np.log(shapes) @ evidence[:, :, None])[:, :, 0] + np.log(others.sum(axis=2).clip(1e-9))
    weights = np.exp(likelihood - likelihood.max(axis=1, keepdims=True))
    weights /= weights.sum(axis=1, keepdims=True)
    priors: Numbers = _CLUSTER_SHARE * (weights[:, None] @ shapes)[:, 0] + (1 - _CLUSTER_SHARE) * common
    return priors


def _first_centres(points: Numbers, count: int, generator: np.random.Generator) -> Numbers:
    if not len(points):
        return points
    centres = [points[generator.integers(len(points))]]
    distances = ((points - centres[0]) ** 2).sum(axis=1)
    while len(centres) < count and distances.sum() > 0:
        centres.append(points[generator.choice(len(points), p=distances / distances.sum())])
        distances = np.minimum(distances, ((points - centres[-1]) ** 2).sum(axis=1))
    return np.array(centres)


def _nearest(points: Numbers, centres: Numbers) -> NDArray[np.int64]:
    if not len(points):
        return np.zeros(0, np.int64)
    # Not with @: on a busy machine the threads behind it wait for each other, and milliseconds become seconds.
    products = np.einsum("nd,kd->nk", points, centres)
    # The squared distance without the part that is the same for every centre.
    labels: NDArray[np.int64] = ((centres**2).sum(axis=1) - 2 * products).argmin(axis=1)
    return labels


def _sums(points: Numbers, labels: NDArray[np.int64], count: int) -> Numbers:
    width = points.shape[1]
    cells = labels[:, None] * width + np.arange(width)
    return tallied(cells.ravel(), points.ravel(), count * width).reshape(count, width)


def _drawn_to(counts: Numbers, shape: Numbers) -> Numbers:
    shares: Numbers = (counts + _COMMON_POSTINGS * shape) / (counts.sum(axis=-1, keepdims=True) + _COMMON_POSTINGS)
    return shares
