"""Entry point: parses the command line and runs it. Nothing heavy is imported for read-only commands."""

import argparse
import contextlib
import gc
import io
import logging
import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import TYPE_CHECKING

from reader.app.commands.arguments import DEMO, WINDOW, parse
from reader.app.single_instance import Line, error_line
from reader.domain.errors import ReaderError
from reader.storage.given_files import shown_name

if TYPE_CHECKING:
    from reader.app.paths import Profile

_OBEYED = {sign: "\N{REPLACEMENT CHARACTER}" for sign in (*range(0x20), *range(0x7F, 0xA0)) if chr(sign) not in "\t\n"}
INTERRUPTED = 130
ENDED_BY_SIGNAL = 128
"""Shells add this to the number of the signal."""


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code: 0 done, 1 failed, 2 usage (as SystemExit), 130 or 143 interrupted."""
    try:
        return _dispatch(parse(arguments))
    except ReaderError as error:
        say(error_line(error))
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # the pipe was closed; without this the interpreter reports an error when it flushes at exit
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        # a file system error is no bug, wherever it occurs
        logging.getLogger(__name__).info("A command failed", exc_info=True)
        where = f"{shown_name(os.fsdecode(error.filename))}: " if isinstance(error.filename, str | bytes) else ""
        say(Line(f"beforehand: {where}{error.strerror or error}", is_error=True))
        return 1


def end_in_order() -> None:
    """Turn termination signals into an exception that leaves `main`, so that everything is cleaned up. A second one ends the
    process immediately. The window handles such signals in its event loop.
    """

    def end(number: int, frame: FrameType | None) -> None:
        del frame
        signal.signal(number, signal.SIG_DFL)
        sys.exit(ENDED_BY_SIGNAL + number)

    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        # nohup: the user asked to survive the terminal
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, end)


def say(line: Line) -> None:
    """Print a line, replacing characters that the terminal cannot show."""
    stream = sys.stderr if line.is_error else sys.stdout
    if isinstance(stream, io.TextIOWrapper) and stream.errors != "backslashreplace":
        stream.reconfigure(errors="backslashreplace")
    # foreign names may hold terminal control sequences; files and programs get them unchanged
    print(line.text.translate(_OBEYED) if stream.isatty() else line.text, file=stream, flush=True)


def _dispatch(options: argparse.Namespace) -> int:
    needs_home = options.command in {DEMO, WINDOW} or (options.profile is None and not options.portable)
    if needs_home and not os.path.isabs(os.path.expanduser("~")):  # noqa: PTH111, PTH117 -- raises nothing
        # HOME is not set, and the system knows no user of this number: a service, a container
        say(Line("beforehand: No home folder is known. Set HOME to a folder of yours, then try again.", is_error=True))
        return 1
    if options.command in {DEMO, WINDOW}:
        from reader.app.memory import use_little_memory

        use_little_memory()
    if options.command == DEMO:
        from reader.app.demo.server import show_demo

        return show_demo(options.screenshot, say)
    profile = _profile(options)
    if options.command == WINDOW:
        # imports and startup create no garbage; `app.garbage` collects once the window is shown
        gc.disable()
        from reader.app.window import open_window

        return open_window(profile, options.argument, say, is_hidden=options.hidden)
    from reader.app.commands.run import run_command

    return run_command(options, profile, say)


def _profile(options: argparse.Namespace) -> "Profile":
    from reader.app.paths import default_profile, portable_profile, profile_in

    if options.profile is not None:
        return profile_in(options.profile)
    return portable_profile() if options.portable else default_profile()
