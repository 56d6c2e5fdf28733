"""Long calculations in steps, so that other users of the thread or of Python's lock wait only for one step. Pure; any thread."""

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")
Stepwise = Generator[None, None, Result]
"""Generator that pauses after each step; its value is the result."""

FEEDS_AT_ONCE = 400


def in_one_go(steps: Stepwise[Result]) -> Result:
    """Return the result, without pauses."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
