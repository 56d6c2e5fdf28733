"""What the engine's core does in a first refresh with icons, without network and parsing: calls, statements, CPU seconds; asserts nothing.

Run: `.venv/bin/python tests/benchmarks/bench_first_icons.py [--feeds 100 1000]`. Twice the feeds should cost twice as much.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.fakes.counted_engine import first_refresh


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--feeds", type=int, nargs="+", default=[100, 1000])
    for count in options.parse_args().feeds:
        with tempfile.TemporaryDirectory() as folder:
            found = first_refresh(Path(folder) / "counted", count)
            before = time.process_time()
            first_refresh(Path(folder) / "timed", count, is_counted=False)
            seconds = time.process_time() - before
        calls, statements = found.calls / count, found.statements / count
        print(f"{count:>6} feeds: {calls:10,.0f} calls, {statements:6.1f} statements each; {seconds:6.1f} CPU s with parsing")


if __name__ == "__main__":
    main()
