"""How many random examples a property test tries."""

import os

TIMES = int(os.environ.get("EXAMPLES_TIMES", "1"))
"""EXAMPLES_TIMES=10 tries ten times as many everywhere."""


def examples(count: int = 100) -> int:
    """The usual number of examples of a test, or a multiple of it."""
    return count * TIMES
