"""Documents of other projects' suites, our own and hostile ones: the quick reading finds what feedparser finds, and takes most feeds."""

from collections import Counter
from pathlib import Path

import pytest

from tests.fakes.mutated_feeds import both_readings
from tests.fakes.study import DATA, HOSTILE, IS_WHOLE

OWN = Path(__file__).parent / "feeds"
SHARES = {"feed-rs": 0.7, "gofeed": 0.5, "newsboat": 0.6, "netnewswire-rsparser": 0.6, "podcastparser": 0.5, "feedparser": 0.5}
"""What at least is read quickly; in these suites each document is about one oddity."""


def documents(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.suffix in {".xml", ".rss", ".atom", ".rdf"}]


@pytest.mark.parametrize("folder", [DATA / "feeds", HOSTILE, OWN], ids=["suites", "hostile", "own"])
def test_both_readings_agree(folder: Path) -> None:
    taken: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    different = []
    for path in documents(folder):
        ours, theirs, is_taken = both_readings(path.read_bytes())
        suite = path.relative_to(folder).parts[0]
        taken[suite] += is_taken
        seen[suite] += 1
        if ours != theirs:
            different.append(path.name)
    assert different == []
    assert sum(taken.values()) > 0
    if IS_WHOLE and folder == DATA / "feeds":
        assert {suite: share for suite in SHARES if (share := taken[suite] / seen[suite]) < SHARES[suite]} == {}
