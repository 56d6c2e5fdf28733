"""Waiting for what another program does, without keeping the processor from it."""

import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

PATIENCE = 120.0
_PAUSE = 0.02
_never = threading.Event()


def until(is_so: Callable[[], object], what: str = "it is so", program: "subprocess.Popen[Any] | None" = None) -> None:
    """Ask again and again until it is so; where `program` has ended before, it never will be."""
    left = round(PATIENCE / _PAUSE)
    while not is_so():
        left -= 1
        assert left, f"waited in vain until {what}"
        assert program is None or program.poll() is None, "the program ended before"
        _never.wait(_PAUSE)


@contextmanager
def running(arguments: Sequence[str], **how: Any) -> Iterator["subprocess.Popen[Any]"]:
    """Another program, killed where the test has failed: to wait for its end then would have none."""
    with subprocess.Popen(arguments, **how) as program:
        try:
            yield program
        except BaseException:
            program.kill()
            raise
