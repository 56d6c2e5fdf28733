"""How often a feed's next posting falls into its predicted interval, on traces of real sources.

Run by hand: python -m tests.benchmarks.bench_next_posting ../shared/data/traces/pools/a/postings.csv.gz [seed]
"""

import csv
import gzip
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np

from reader.learning.overflow import next_posting
from reader.learning.posting_rate import PostingRates, learn_posting_rates

START = 1_767_571_200.0
DAY = 86_400.0
LEARNT_DAYS, LAST_DAY = 15, 40
MOMENTS = 3
GROUPS = ((0, 0.3), (0.3, 1), (1, 4), (4, 20), (20, np.inf))


def read(path: Path) -> dict[str, np.ndarray]:
    times = defaultdict(list)
    with gzip.open(path, "rt") as lines:
        for row in csv.DictReader(lines):
            times[row["source"]].append(float(row["unix_ts"]))
    return {source: np.sort(np.array(each)) for source, each in times.items()}


def learnt(past: np.ndarray, now: float) -> PostingRates:
    rows = np.zeros(past.size, np.int64)
    return learn_posting_rates(past, rows, began_at=np.array([START]), observed_until=np.array([now]), now=now)


def main(path: Path, seed: int) -> None:
    """Three random moments in the weeks of each source, learned from what was posted before."""
    chance = np.random.default_rng(seed)
    found = []
    reported = moments = 0
    for times in read(path).values():
        for now in START + DAY * chance.uniform(LEARNT_DAYS, LAST_DAY, MOMENTS):
            past, later = times[times <= now], times[times > now]
            if past.size < 2:
                continue
            rates = learnt(past, now)
            interval = next_posting(rates, 0, now)
            moments += 1
            reported += interval is not None
            if interval is None or (not later.size and interval[1] > START + (LAST_DAY + 2) * DAY):
                continue
            at = later[0] if later.size else np.inf
            found.append(
                (rates.per_day[0], at < interval[0], interval[0] <= at <= interval[1], (interval[1] - interval[0]) / 3600)
            )
    print(f"{moments} moments, an interval told at {reported}, {len(found)} to be judged")
    print("postings a day   moments  before  inside  after   median width")
    table = np.array(found)
    for low, high in (*GROUPS, (0, np.inf)):
        of = table[(table[:, 0] >= low) & (table[:, 0] < high)]
        if len(of):
            before, inside = of[:, 1].mean(), of[:, 2].mean()
            print(
                f"{low:5} to {high:<6} {len(of):8} {before:8.2f}{inside:8.2f}{1 - before - inside:8.2f}   {np.median(of[:, 3]):.1f} h"
            )


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2)
