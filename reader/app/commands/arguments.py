"""Parses the command line by the table of commands. Imports the module of the command that is typed, and none for `--help`, which
responds immediately and without a display. Types of arguments (file, address, number) are here too.
"""

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn
from urllib.parse import unquote, urlsplit

from reader import __version__
from reader.app.commands import COMMANDS, Screen

WINDOW = "window"
DEMO = "demo"
LONGEST_MESSAGE = 400
PORTABLE_HELP = "keep everything in the folder beforehand-data beside the program; used automatically from then on"
PROFILE_HELP = "keep everything in this folder instead of the user's own"

EXAMPLES = """\
examples:
  beforehand                                open the window (or raise it, if it is open)
  beforehand https://example.org/           open the window and subscribe to this address
  beforehand add https://example.org/blog   subscribe to a site or feed
  beforehand add URL --page                 follow a page that has no feed
  beforehand import subscriptions.opml      import the subscriptions of another reader
  curl -s URL | beforehand import -         import from standard input
  beforehand save https://example.org/long  save a page to Read later
  beforehand export - > subscriptions.opml  write your subscriptions
  beforehand export --everything FOLDER     write everything: subscriptions, articles, marks, tags, rules, preferences
  beforehand export --epub later book.epub  Read later as an e-book
  beforehand export --habits FOLDER         write your visits, what you read, when you were here and all refreshes
  beforehand restore latest                 restore the newest backup
  beforehand refresh                        refresh all feeds once
  beforehand accounts add rss.example.com --user ines
                                            keep feeds, read states and stars in step with a server
  beforehand sync                           synchronise all accounts
  beforehand computers join ~/Sync          keep them in step with another computer through a folder
  beforehand list --new                     the articles that arrived since your last visit
  beforehand briefing                       up to seven stories of what is new, chosen by what you read
  beforehand status --json                  every feed: last and next refresh, and why
  beforehand explain "the morning paper"    one feed: its plan, hours and latest refreshes
  beforehand scorecard --days 30            what you missed and what it cost, compared to fixed timers
  beforehand scorecard --interests          what was learned from your reading, and how well it would have ordered your list
  beforehand scorecard --briefing           whether a briefing held what you then opened
  beforehand replay --postings p.csv --accesses a.csv
                                            what each plan would have missed on recorded traces
  beforehand lab figure-10 --plot a.png     a figure of the papers, reproduced on invented users and feeds
  beforehand --profile /tmp/try list        use another profile
  beforehand --demo                         a dozen feeds and four weeks, all invented, offline, in a temporary profile
  beforehand --demo --screenshot demo.png   a screenshot of them, without a display
"""


class _Parser(argparse.ArgumentParser):
    """Reports usage errors in one line with exit code 2."""

    def error(self, message: str) -> NoReturn:
        half = LONGEST_MESSAGE // 2
        shown = message if len(message) <= LONGEST_MESSAGE else f"{message[:half]}…{message[-half:]}"
        self.exit(2, f"beforehand: {shown} (see {self.prog} --help)\n")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse the command line.

    `command` is one of COMMANDS, WINDOW or DEMO; `argument` is what a window should open. Raises SystemExit: 0 after --help and
    --version, 2 on a usage error.
    """
    first = _first_argument(arguments)
    if first in COMMANDS or {"-h", "--help", "--version"} & set(arguments):
        return command_parser(first).parse_args(arguments)
    parser = _window_parser()
    options = parser.parse_args(arguments)
    options.command = DEMO if options.demo else WINDOW
    if options.screenshot is not None and not options.demo:
        parser.error("--screenshot needs --demo")
    options.argument = as_path(options.argument)
    if options.argument and not (is_address(options.argument) or is_file(options.argument)):
        parser.error(f"{options.argument} is not a command, an address or a file")
    return options


def screen_of(arguments: Sequence[str]) -> Screen:
    """Return the screen that these arguments need: packaging/run uses it to skip Qt's libraries for commands without a window."""
    if {"-h", "--help", "--version"} & set(arguments):
        return Screen.NOTHING
    row = COMMANDS.get(_first_argument(arguments))
    if row is not None:
        has_cover = any(argument.split("=")[0] == "--epub" for argument in arguments)
        return Screen.OFFSCREEN if has_cover else row.screen
    is_picture = any(argument.split("=")[0] == "--screenshot" for argument in arguments)
    return Screen.OFFSCREEN if is_picture or os.environ.get("QT_QPA_PLATFORM") == "offscreen" else Screen.WINDOW


def _first_argument(arguments: Sequence[str]) -> str:
    """Return the first argument that is neither an option nor an option's value."""
    remaining = iter(arguments)
    for argument in remaining:
        if argument in ("--profile", "--screenshot"):
            next(remaining, "")
        elif not argument.startswith("-"):
            return argument
    return ""


def command_parser(only: str | None = None) -> argparse.ArgumentParser:
    """Build the parser from the table of commands; `only` adds the arguments of just one command, to save time."""
    parser = _Parser(
        prog="beforehand",
        usage="beforehand [--profile DIR] [--hidden] [COMMAND | URL | FILE]",
        description="A desktop feed reader that has your feeds ready before you look. Without a command the window opens.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    _add_window_options(parser)
    parser.add_argument("--version", action="version", version=f"beforehand {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands", parser_class=_Parser, prog="beforehand")

    for name, row in COMMANDS.items():
        summary = f"{row.summary[0].upper()}{row.summary[1:]}."
        command = commands.add_parser(name, help=row.summary, description=summary, allow_abbrev=False)
        if only is not None and name != only:
            continue
        command.add_argument("--profile", type=Path, metavar="DIR", default=argparse.SUPPRESS, help=PROFILE_HELP)
        command.add_argument("--portable", action="store_true", default=argparse.SUPPRESS, help=PORTABLE_HELP)
        row.load().register(name, command)
        if row.has_json:
            command.add_argument("--json", action="store_true", help="print JSON; times in ISO 8601, null if there is none")
    return parser


def _window_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="beforehand", allow_abbrev=False, add_help=False)
    _add_window_options(parser)
    parser.add_argument("argument", nargs="?", default="")
    return parser


def _add_window_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--profile", type=Path, metavar="DIR", help=PROFILE_HELP)
    parser.add_argument("--portable", action="store_true", help=PORTABLE_HELP)
    parser.add_argument("--hidden", action="store_true", help="start in the tray, without showing the window")
    parser.add_argument("--demo", action="store_true", help="show invented feeds, offline, in a temporary profile")
    parser.add_argument(
        "--screenshot", type=Path, metavar="FILE", help="with --demo: save a screenshot of the window (PNG) and quit"
    )


SAVING = "beforehand:"
"""Scheme of links in other programs that name a page to save."""
USAGE_ERROR = 2
"""Exit code."""
LONGEST_SCORECARD_DAYS = 3650
_DRIVE = re.compile(r"[A-Za-z][:|]")


def is_address(argument: str) -> bool:
    return "://" in argument or argument.lower().startswith(("feed:", "pcast:", SAVING))


def is_file(argument: str) -> bool:
    """Check whether there is an ordinary file of this name; invalid names give False."""
    try:
        return Path(argument).is_file()
    except (OSError, ValueError):
        return False


def as_path(argument: str, *, on_windows: bool = sys.platform == "win32") -> str:
    """Return the path of a file: address (RFC 8089, appendix E for Windows), or the argument unchanged. Except on Windows, an
    address that names another host has no path and stays unchanged.
    """
    if not argument.lower().startswith("file:/"):
        return argument
    parts = urlsplit(argument)
    host, path = parts.netloc, unquote(parts.path)
    if host.lower() == "localhost":
        host = ""
    if not on_windows:
        return argument if host else path
    if _DRIVE.fullmatch(host):
        host, path = "", f"/{host}{path}"
    if _DRIVE.fullmatch(path[1:3]):
        return f"{path[1]}:{path[3:] or '/'}"
    return f"//{host}{path}" if host else path


def fingerprint(argument: str) -> str:
    """Parse a certificate's SHA-256, with or without colons. Raises ArgumentTypeError."""
    digits = argument.replace(":", "").lower()
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise argparse.ArgumentTypeError("a fingerprint has 64 hexadecimal digits (SHA-256)")
    return digits


def days(argument: str) -> int:
    """Parse a number of days, from one day to ten years. Raises ArgumentTypeError."""
    if not argument.isdecimal() or not 1 <= int(argument) <= LONGEST_SCORECARD_DAYS:
        raise argparse.ArgumentTypeError(f"takes 1 to {LONGEST_SCORECARD_DAYS}, not {argument}")
    return int(argument)


def whole(least: int) -> Callable[[str], int]:
    """Return a parser for whole numbers of at least `least`."""

    def read(argument: str) -> int:
        if not argument.isascii() or not argument.isdigit() or len(argument) > 9 or int(argument) < least:
            raise argparse.ArgumentTypeError(f"{argument!r} is not a whole number of {least} or more")
        return int(argument)

    return read


def budget(argument: str) -> float:
    try:
        number = float(argument)
    except ValueError:
        number = 0.0
    if not 0.1 <= number <= 96:
        raise argparse.ArgumentTypeError(f"{argument!r} is not a number from 0.1 to 96")
    return number


if __name__ == "__main__":
    sys.stdout.write(screen_of(sys.argv[1:]))
