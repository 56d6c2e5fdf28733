"""How many random examples a property test tries."""

import os

TIMES = int(os.environ.get("EXAMPLES_TIMES", "1"))
"""EXAMPLES_TIMES=10 tries ten times as many everywhere; the usual run is short, and tries others each time."""


def examples(count: int = 100) -> int:
    """So many examples for a test: half of what it names, times EXAMPLES_TIMES."""
    return max(1, count * TIMES // 2)
