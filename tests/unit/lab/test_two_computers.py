"""The experiment with two computers of one person: when they are on, and what a folder spares."""

import numpy as np
import pytest

from reader.domain.ids import DAY_SECONDS
from reader.lab.experiments import computers
from reader.lab.experiments.computers import Folder, split
from reader.lab.replay.cases import Case, Terms, build_cases, seeded
from reader.lab.workload import OFFICE, FeedMix, synthetic


@pytest.fixture(scope="module")
def case() -> Case:
    workload = synthetic(FeedMix("few", median=1.0, spread=1.0, feeds=4), OFFICE, days=21, seed=1)
    (first, *_) = build_cases(computers._traces(workload), Terms((), 4.0, 14, 7, 1, 0))
    return first


@pytest.mark.parametrize("way", computers.WAYS)
def test_every_visit_happens_at_one_computer_that_is_on(case: Case, way: str) -> None:
    parts = split(case, way)
    assert sorted(np.concatenate([own for own, _ in parts]).tolist()) == sorted(case.accesses.tolist())
    for own, on in parts:
        begins = np.searchsorted(on[:, 0], own, side="right") - 1
        assert (begins >= 0).all()
        assert (own < on[begins, 1]).all()
    hours = [float(np.sum(np.minimum(on[:, 1], case.end) - np.maximum(on[:, 0], case.added_at))) / 3600 for _, on in parts]
    assert (max(hours) >= (case.end - case.added_at) / 3600) == way.endswith("always on")


def test_a_folder_spares_servers_about_half(case: Case) -> None:
    parts = split(case, "both always on")
    always = np.array([[case.added_at - DAY_SECONDS, case.end + DAY_SECONDS]], dtype=np.float64)
    with seeded(case, 0) as template:
        one, alone, shared = (
            computers._live(case, those, template, 4.0, folder)
            for those, folder in (([(case.accesses, always)], None), (parts, None), (parts, Folder(10.0)))
        )
    assert alone[0] > 1.7 * one[0]
    assert shared[0] < 1.35 * one[0]
