"""The command line that starts this program again: as a window, as the parser process, or beside a program of the user's. Any thread."""

import os
import sys
from pathlib import Path

PARSER = "--parser"
"""As the first argument: read documents from standard input (reader.formats.worker) and do nothing else. Not for people."""
PROGRAM = "--program"
"""As the first argument: run the one program that standard input names (reader.engine.program_keeper). Not for people."""
PACKAGE_PARENT = Path(__file__).resolve().parents[2]


def own_command(*arguments: str) -> list[str]:
    """The command that starts this program: the executable where it was frozen into one, else this Python with the package.

    Never with the current folder in the way: there may be another `reader` in it.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, "-P", "-m", "reader", *arguments]


def own_environment() -> dict[str, str]:
    """What that command finds around it: our own package first, as another `reader` may be installed."""
    paths = [str(PACKAGE_PARENT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
