"""Whether a briefing holds what is then opened, on invented readers, printed: python tests/benchmarks/bench_briefing.py

Each row is a reader of twelve days with three sets of texts. Shares of what was opened at the first visit of a day, least and most.
Seen: briefing .70-.83, .39-.45, .39-.41, .61-.68, .17; newest seven .17-.33, .13-.24, .12-.16, .08-.14, .05-.15.
"""

import random
import sys
import tempfile
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.reports.for_you_evaluation import SEVENS, evaluate_briefing
from reader.storage.writer import open_database
from tests.fakes.reading_run import BEGUN_AT, Habits, invented_pieces, live

READERS = {
    "a few articles, sure": (600, Habits({"tides": 0.7, "kiln": 0.7}, clears=0.3)),
    "many articles, sure": (1600, Habits({"tides": 0.7, "kiln": 0.7}, clears=0.3)),
    "many articles, unsure": (1600, Habits({"tides": 0.4, "kiln": 0.4}, else_opens=0.1)),
    "many articles, one subject": (1600, Habits({"tides": 0.7}, clears=0.8)),
    "many articles, no subject": (1600, Habits({}, else_opens=0.2)),
}
SEEDS = (5, 6, 7)


def main() -> None:
    print(f"{'reader':28} {'visits':>6} {'new':>5}  " + "".join(f"{name:>18}" for name in SEVENS))
    for name, (count, habits) in READERS.items():
        found = []
        for seed in SEEDS:
            chance = random.Random(seed)
            with (
                tempfile.TemporaryDirectory() as folder,
                closing(open_database(Path(folder) / "reader.sqlite", now=BEGUN_AT, backup_folder=None)) as connection,
            ):
                connection.execute("PRAGMA synchronous = OFF")
                end = live(connection, invented_pieces(count, chance), habits, days=12, chance=chance, feed_count=12)
                found.append(evaluate_briefing(connection, end))
        visits, new = sum(each.visits for each in found), max(each.new_per_visit for each in found)
        shares = [[each.held[seven] for each in found if each.held] for seven in SEVENS]
        print(f"{name:28} {visits:6} {new:5.0f}  " + "".join(f"{min(each):11.2f} - {max(each):.2f}" for each in shares if each))


if __name__ == "__main__":
    main()
