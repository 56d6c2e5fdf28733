"""The command line that starts this program again, as a window or as the parser process. Any thread."""

import sys

PARSER = "--parser"
"""As the first argument: read documents from standard input (reader.formats.worker) and do nothing else. Not for people."""


def own_command(*arguments: str) -> list[str]:
    """The command that starts this program: the executable where it was frozen into one, else this Python with the package.

    Never with the current folder in the way: there may be another `reader` in it.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, "-P", "-m", "reader", *arguments]
