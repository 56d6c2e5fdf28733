"""What may stand on the command line. Imports argparse only: `--help` answers at once and without a display."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from reader import __version__

WINDOW = "window"
DEMO = "demo"
PROFILE_HELP = "keep everything in this folder instead of the user's own"

EXAMPLES = """\
examples:
  beforehand                                open the window (or raise it, if it is open)
  beforehand https://example.org/           open the window and follow what is at this address
  beforehand add https://example.org/blog   follow a site or feed
  beforehand import subscriptions.opml      take over the subscriptions of another reader
  curl -s URL | beforehand import -         the same from standard input
  beforehand export - > subscriptions.opml  write your subscriptions
  beforehand fetch                          retrieve all feeds once
  beforehand status --json                  every feed: last and next retrieval, and why
  beforehand --profile /tmp/try list        use other files than your own
  beforehand --demo                         a dozen invented feeds, offline, in a temporary profile
  beforehand --demo --screenshot demo.png   the same without a display, into a picture
"""


COMMANDS = ("add", "import", "export", "list", "fetch", "status")


class _Parser(argparse.ArgumentParser):
    """Usage errors in one line and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is."""
        self.exit(2, f"beforehand: {message} (beforehand --help shows what is possible)\n")


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line. `command` is one of COMMANDS, WINDOW or DEMO; `argument` is what a window shall open.

    Raises SystemExit: 0 after --help and --version, 2 on a usage error.
    """
    parser = _command_parser()
    if _first_word(arguments) in COMMANDS or {"-h", "--help", "--version"} & set(arguments):
        return parser.parse_args(arguments)
    options = _window_parser().parse_args(arguments)
    options.command = DEMO if options.demo else WINDOW
    if options.screenshot is not None and not options.demo:
        parser.error("--screenshot goes with --demo")
    if options.argument and not (is_address(options.argument) or Path(options.argument).is_file()):
        parser.error(f"{options.argument} is neither a command, nor an address, nor a file")
    return options


def is_address(word: str) -> bool:
    """Whether a word is an address rather than a file."""
    return "://" in word or word.lower().startswith(("feed:", "pcast:"))


def _first_word(arguments: Sequence[str]) -> str:
    """The first argument that is neither an option nor an option's value."""
    words = iter(arguments)
    for word in words:
        if word in ("--profile", "--screenshot"):
            next(words, "")
        elif not word.startswith("-"):
            return word
    return ""


def _command_parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="beforehand",
        usage="beforehand [--profile DIR] [COMMAND | URL | FILE]",
        description="A feed reader that has your feeds ready before you look. Without a command the window opens.",
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
        return command

    command = add("add", "follow a feed or site; what it holds is retrieved once")
    command.add_argument("url", metavar="URL", help="a feed, a site, a feed: address, a channel or profile page")
    command = add("import", "take over the subscriptions of an OPML document")
    command.add_argument("source", metavar="FILE", help="a file, an address, or - for standard input")
    command.add_argument("--fetch", action="store_true", help="retrieve the new feeds at once")
    command = add("export", "write the subscriptions as OPML")
    command.add_argument("target", metavar="FILE", help="a file, or - for standard output")
    _add_json(add("list", "list the subscriptions"))
    command = add("fetch", "retrieve feeds once; exit code 1 if one of them failed")
    command.add_argument("feeds", metavar="FEED", nargs="*", help="address or title of a feed; all feeds if none is named")
    _add_json(command)
    _add_json(add("status", "tell of every feed when it was and will be retrieved, and why"))
    return parser


def _window_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="beforehand", allow_abbrev=False, add_help=False)
    _add_window_options(parser)
    parser.add_argument("argument", nargs="?", default="")
    return parser


def _add_window_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--profile", type=Path, metavar="DIR", help=PROFILE_HELP)
    parser.add_argument("--demo", action="store_true", help="show invented feeds, offline, in a temporary profile")
    parser.add_argument("--screenshot", type=Path, metavar="FILE", help="with --demo: save a picture of the window (PNG) and end")


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="answer in JSON; times in ISO 8601, null where there is none")
