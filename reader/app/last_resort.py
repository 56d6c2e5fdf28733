"""Ends the process if quitting hangs. Acknowledged data survive, as with a kill. Main thread."""

import faulthandler
import os
import sys

SECONDS = 8.0
"""Time limit for all waits of shutdown together, each of which has its own limit; it leaves two seconds for what follows."""


def begin() -> None:
    """Start the countdown; at its end a stack trace goes to standard error, written by a thread that needs no interpreter."""
    # a window of Windows has no standard error
    where = sys.stderr.fileno() if sys.stderr is not None else os.open(os.devnull, os.O_WRONLY)
    faulthandler.dump_traceback_later(SECONDS, exit=True, file=where)


def cancel() -> None:
    faulthandler.cancel_dump_traceback_later()
