"""The quick reading of common feeds finds what feedparser finds, or leaves the document to it."""

from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.fakes.mutated_feeds import both_readings, invented, mutated
from tests.fakes.study import DATA

OWN = Path(__file__).parents[1] / "corpus" / "feeds"
LONGEST = 20_000


@cache
def real() -> list[bytes]:
    paths = [path for folder in (DATA / "feeds", OWN) for path in sorted(folder.rglob("*"))]
    bodies = [path.read_bytes() for path in paths if path.suffix in {".xml", ".rss", ".atom", ".rdf"}]
    return [body for body in bodies if len(body) < LONGEST]


@pytest.mark.parametrize(
    ("seed", "count"), [(1, 400), *(pytest.param(seed, 10_000, marks=pytest.mark.long) for seed in range(2, 12))]
)
def test_both_readings_agree(seed: int, count: int) -> None:
    random = Random(seed)
    taken = 0
    for number in range(count):
        body = invented(random) if random.random() < 0.6 else mutated(random, random.choice(real()))
        ours, theirs, is_taken = both_readings(body)
        assert ours == theirs, f"document {number} of seed {seed}: {body.decode('utf-8', 'replace')}"
        taken += is_taken
    assert taken > count / 4
