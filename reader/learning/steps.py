"""Long calculations in steps, so that whoever shares a thread or Python's lock with them waits for one step and not for all. Pure; any thread."""

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")
Stepwise = Generator[None, None, Result]
"""Pauses after each step; its value is the result."""

FEEDS_AT_ONCE = 400


def in_one_go(steps: Stepwise[Result]) -> Result:
    """The result, without pauses."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
