"""What may stand on the command line. Imports argparse only: `--help` answers at once and without a display."""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn
from urllib.parse import unquote, urlsplit

from reader import __version__

WINDOW = "window"
DEMO = "demo"
LONGEST_SCORECARD_DAYS = 3650
LONGEST_MESSAGE = 400
PORTABLE_HELP = "keep everything in the folder beforehand-data beside the program; used automatically from then on"
PROFILE_HELP = "keep everything in this folder instead of the user's own"

EXAMPLES = """\
examples:
  beforehand                                open the window (or raise it, if it is open)
  beforehand https://example.org/           open the window and subscribe to this address
  beforehand add https://example.org/blog   subscribe to a site or feed
  beforehand import subscriptions.opml      import the subscriptions of another reader
  curl -s URL | beforehand import -         import from standard input
  beforehand export - > subscriptions.opml  write your subscriptions
  beforehand export --everything FOLDER     write everything: subscriptions, articles, marks, tags, rules, preferences
  beforehand export --habits FOLDER         write your visits, what you read and all refreshes, as tables
  beforehand restore latest                 restore the newest backup
  beforehand refresh                        refresh all feeds once
  beforehand status --json                  every feed: last and next refresh, and why
  beforehand explain "the morning paper"    one feed: its plan, hours and latest refreshes
  beforehand scorecard --days 30            what you missed and what it cost, compared to fixed timers
  beforehand scorecard --interests          what was learned from your reading, and how well it would have ordered your list
  beforehand replay --postings p.csv --accesses a.csv
                                            what each plan would have missed on recorded traces
  beforehand --profile /tmp/try list        use another profile
  beforehand --demo                         a dozen invented feeds, offline, in a temporary profile
  beforehand --demo --screenshot demo.png   a screenshot of them, without a display
"""


REPLAY_NOTES = """\
The engine runs through the test in virtual time, once for each user and plan. A miss is a posting that was there
and not yet fetched at a visit; it counts at every visit until it is fetched. Ratios are to `uniform`, a fixed timer.
It may use the whole budget even where a plan uses less, and as much more as a plan overspent. Plans without a budget (hourly, miniflux, commafeed, rate)
are compared with a fixed timer that makes as many requests as they do. Intervals hold 95 % of ratios bootstrapped over users.
Time starts at midnight (UTC) before the first posting. Results depend on --seed, not on --jobs.
"""

COMMANDS = (
    "add",
    "import",
    "export",
    "list",
    "refresh",
    "status",
    "replay",
    "scorecard",
    "explain",
    "backup",
    "backups",
    "restore",
)


_DRIVE = re.compile(r"[A-Za-z][:|]")


class _Parser(argparse.ArgumentParser):
    """Usage errors in one line and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is."""
        half = LONGEST_MESSAGE // 2
        shown = message if len(message) <= LONGEST_MESSAGE else f"{message[:half]}…{message[-half:]}"
        self.exit(2, f"beforehand: {shown} (see beforehand --help)\n")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line. `command` is one of COMMANDS, WINDOW or DEMO; `argument` is what a window shall open.

    Raises SystemExit: 0 after --help and --version, 2 on a usage error.
    """
    parser = _command_parser()
    if _first_argument(arguments) in COMMANDS or {"-h", "--help", "--version"} & set(arguments):
        return parser.parse_args(arguments)
    options = _window_parser().parse_args(arguments)
    options.command = DEMO if options.demo else WINDOW
    if options.screenshot is not None and not options.demo:
        parser.error("--screenshot needs --demo")
    options.argument = as_path(options.argument)
    if options.argument and not (is_address(options.argument) or is_file(options.argument)):
        parser.error(f"{options.argument} is not a command, an address or a file")
    return options


def is_address(argument: str) -> bool:
    """Whether a word is an address rather than a file."""
    return "://" in argument or argument.lower().startswith(("feed:", "pcast:"))


def is_file(argument: str) -> bool:
    """Whether there is an ordinary file of this name; what no file can be called is none."""
    try:
        return Path(argument).is_file()
    except (OSError, ValueError):
        return False


def as_path(argument: str, *, on_windows: bool = sys.platform == "win32") -> str:
    """The path of a file that a desktop names by a file: address (RFC 8089, appendix E for Windows); anything else as it is.

    Elsewhere than on Windows an address that names another host has no path: it stays as it is.
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


def _first_argument(arguments: Sequence[str]) -> str:
    """The first argument that is neither an option nor an option's value."""
    remaining = iter(arguments)
    for argument in remaining:
        if argument in ("--profile", "--screenshot"):
            next(remaining, "")
        elif not argument.startswith("-"):
            return argument
    return ""


def _command_parser() -> argparse.ArgumentParser:
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
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands", parser_class=_Parser)

    def add(name: str, summary: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.", allow_abbrev=False)
        command.add_argument("--profile", type=Path, metavar="DIR", default=argparse.SUPPRESS, help=PROFILE_HELP)
        command.add_argument("--portable", action="store_true", default=argparse.SUPPRESS, help=PORTABLE_HELP)
        return command

    command = add("add", "subscribe to a feed or site; its articles are loaded once")
    command.add_argument("url", metavar="URL", help="a feed, a site, a feed: address, a channel or profile page")
    command = add("import", "import the subscriptions of an OPML document")
    command.add_argument("source", type=as_path, metavar="FILE", help="a file, an address, or - for standard input")
    command.add_argument("--refresh", action="store_true", help="refresh the new feeds immediately")
    command = add("export", "write the subscriptions as OPML, or everything")
    command.add_argument(
        "target", type=as_path, metavar="FILE", help="a file, or - for standard output; with --everything or --habits a folder"
    )
    command.add_argument(
        "--everything", action="store_true", help="subscriptions.opml, everything.json and starred.html, into a folder"
    )
    command.add_argument("--habits", action="store_true", help="what was learned: visits.csv, readings.csv and retrievals.csv, into a folder")
    add("backup", "back up the database")
    _add_json(add("backups", "list the backups that can be restored"))
    command = add("restore", "restore a backup; the current database is kept as a backup")
    command.add_argument(
        "copy", type=as_path, metavar="FILE", nargs="?", default="latest", help="a backup, or latest (the newest valid one)"
    )
    _add_json(add("list", "list the subscriptions"))
    command = add("refresh", "refresh feeds once; exit code 1 if one of them failed")
    command.add_argument("feeds", metavar="FEED", nargs="*", help="address or title of a feed; all feeds if none is given")
    _add_json(command)
    _add_json(add("status", "show the last and next refresh of every feed, and why"))
    command = add("explain", "show the plan of one feed, and why, in words and numbers")
    command.add_argument("feed", metavar="FEED", help="its address or title, or a unique part of them")
    _add_json(command)
    command = add("scorecard", "show what was missed at your visits, and the requests made")
    command.add_argument("--days", type=_days, default=14, metavar="N", help="number of days (14)")
    command.add_argument(
        "--interests", action="store_true", help="what was learned from reading, and how well it would have ordered the list"
    )
    _add_json(command)
    _add_replay_options(add("replay", "compare refresh plans on traces of postings and visits"))
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


def _days(argument: str) -> int:
    """A number of days from the command line: a day to ten years."""
    if not argument.isdecimal() or not 1 <= int(argument) <= LONGEST_SCORECARD_DAYS:
        raise argparse.ArgumentTypeError(f"takes 1 to {LONGEST_SCORECARD_DAYS}, not {argument}")
    return int(argument)


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON; times in ISO 8601, null if there is none")


def _add_replay_options(command: argparse.ArgumentParser) -> None:
    command.epilog = REPLAY_NOTES
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.add_argument("--postings", type=Path, required=True, metavar="FILE", help="CSV source,unix_ts, plain or gzip")
    command.add_argument("--accesses", type=Path, required=True, metavar="FILE", help="CSV user,unix_ts")
    command.add_argument("--subscriptions", type=Path, metavar="FILE", help="CSV user,source; without it every user follows all")
    command.add_argument(
        "--policy", dest="policies", nargs="+", action="extend", default=[], metavar="NAME", help="plans to compare"
    )
    command.add_argument("--budget", type=_budget, default=4.0, metavar="N", help="requests per feed and day (4)")
    command.add_argument("--learn-days", type=_whole(0), default=14, metavar="N", help="days to learn from (14)")
    command.add_argument("--test-days", type=_whole(1), default=7, metavar="N", help="days to test on, after them (7)")
    command.add_argument("--users", type=_whole(1), metavar="N", help="only the first N users by name")
    command.add_argument("--seed", type=_whole(0), default=0, metavar="N", help="seed of the random phases (0)")
    command.add_argument("--window", type=_whole(0), default=0, metavar="N", help="postings per document; 0: all new ones (0)")
    command.add_argument("--plot", type=Path, metavar="FILE", help="also plot misses for budgets from 2 to 24 (PNG)")
    command.add_argument("--jobs", type=_whole(1), metavar="N", help="number of processes (one per processor)")
    _add_json(command)


def _whole(least: int) -> Callable[[str], int]:
    def read(argument: str) -> int:
        if not argument.isascii() or not argument.isdigit() or len(argument) > 9 or int(argument) < least:
            raise argparse.ArgumentTypeError(f"{argument!r} is not a whole number of {least} or more")
        return int(argument)

    return read


def _budget(argument: str) -> float:
    try:
        number = float(argument)
    except ValueError:
        number = 0.0
    if not 0.1 <= number <= 96:
        raise argparse.ArgumentTypeError(f"{argument!r} is not a number from 0.1 to 96")
    return number
