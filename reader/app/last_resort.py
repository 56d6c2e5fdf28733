"""The last resort of quitting: whatever still waits by then, the process ends. Nothing acknowledged is lost by it, as by a kill. Main thread."""

import faulthandler
import os
import sys

SECONDS = 8.0
"""Every wait on the way out has a bound of its own; this one holds for all of them together, with two seconds left for what comes after."""


def begin() -> None:
    """From now on the process has so long; where it is stuck is written to standard error, by a thread that needs no interpreter."""
    # a window of Windows has no standard error
    where = sys.stderr.fileno() if sys.stderr is not None else os.open(os.devnull, os.O_WRONLY)
    faulthandler.dump_traceback_later(SECONDS, exit=True, file=where)


def cancel() -> None:
    """What was to be waited for has ended."""
    faulthandler.cancel_dump_traceback_later()
