"""Lives through some weeks in virtual time and leaves the profile behind, to be looked at with `beforehand --profile FOLDER`.

By hand: python tests/benchmarks/lived_profile.py FOLDER [--feeds 40] [--days 30] [--end 2026-05-15T10:42]
The end is now unless it is given; the user of these weeks lives by UTC.
"""

import argparse
import datetime as dt
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.engine.system_clock import SystemClock
from tests.fakes.lived_month import lived_month


def main() -> None:
    """Live, and say what it took."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("folder", type=Path)
    options.add_argument("--feeds", type=int, default=40)
    options.add_argument("--days", type=int, default=30)
    options.add_argument("--end", type=dt.datetime.fromisoformat)
    chosen = options.parse_args()
    if chosen.folder.exists() and any(chosen.folder.iterdir()):
        raise SystemExit(f"{chosen.folder} is not empty")
    end = chosen.end.replace(tzinfo=dt.UTC).timestamp() if chosen.end else SystemClock().now()
    began = time.perf_counter()
    lived = lived_month(chosen.folder, feeds=chosen.feeds, days=chosen.days, end=int(end))
    print(
        f"{chosen.feeds} feeds, {chosen.days} days, {lived.requests} requests: {time.perf_counter() - began:.0f} s, in {lived.profile.database}"
    )


if __name__ == "__main__":
    main()
