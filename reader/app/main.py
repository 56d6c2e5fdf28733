"""The way in: reads the command line and carries it out. Nothing heavy is imported for commands that only look."""

import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from reader.app.arguments import DEMO, WINDOW, parse
from reader.app.single_instance import Line
from reader.domain.errors import ReaderError

INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; the exit code: 0 done, 1 it failed, 2 not understood (as SystemExit), 130 interrupted."""
    options = parse(arguments)
    try:
        return _dispatch(options.command, vars(options))
    except ReaderError as error:
        say(Line(f"beforehand: {error}", is_error=True))
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # the reader of a pipe has seen enough; without this the interpreter complains when it flushes at its end
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def say(line: Line) -> None:
    """Print a line."""
    print(line.text, file=sys.stderr if line.is_error else sys.stdout, flush=True)


def _dispatch(command: str, options: dict[str, object]) -> int:
    from reader.app.paths import default_profile, profile_in

    folder = options["profile"]
    if command == DEMO:
        from reader.app.demo.start import show_demo

        screenshot = options["screenshot"]
        return show_demo(screenshot if isinstance(screenshot, Path) else None, say)
    profile = profile_in(folder) if isinstance(folder, Path) else default_profile()
    if command == WINDOW:
        from reader.app.window import open_window

        return open_window(profile, str(options["argument"]), say, is_hidden=bool(options["hidden"]))
    from reader.app.cli import run_command

    return run_command(command, options, profile, say)
