"""Table of commands, used by help, manual page, completions, packaging/run and the running window.

The module of a command is imported when it is typed, requested, or asked for its arguments. It has `register(name, parser)`, which adds
the arguments and sets `run`, if the command only reads, or else `request`, which makes the request that `carry_out` fulfils where the
engine runs.
"""

from collections.abc import Mapping
from enum import StrEnum
from importlib import import_module
from types import MappingProxyType, ModuleType

from reader.domain.value_classes import dataclass


class Screen(StrEnum):
    """Screen that a start needs: a window, an offscreen picture, or none, so that no Qt library is needed."""

    WINDOW = "window"
    OFFSCREEN = "offscreen"
    NOTHING = "nothing"


class Needs(StrEnum):
    """Data that a command reads; a damaged or missing database is repaired first if possible."""

    DATABASE = "database"
    PROFILE = "profile"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its module, its summary, and what it needs before it starts. One that `changes` runs where the engine runs."""

    module: str
    summary: str
    changes: bool = False
    has_json: bool = False
    screen: Screen = Screen.NOTHING
    needs: Needs = Needs.DATABASE

    def load(self) -> ModuleType:
        return import_module(f"{__name__}.{self.module}")


COMMANDS: Mapping[str, Command] = MappingProxyType(
    {
        "add": Command("subscriptions", "subscribe to a feed or site; its articles are loaded once", changes=True),
        "import": Command(
            "subscriptions",
            "import subscriptions from OPML or another reader, with its stars, tags and read states",
            changes=True,
        ),
        "save": Command("saving", "save a web page to Read later, with its text and pictures", changes=True),
        "export": Command("export", "write the subscriptions as OPML, or everything"),
        "backup": Command("backups", "back up the database"),
        "backups": Command("backups", "list the backups that can be restored", has_json=True, needs=Needs.PROFILE),
        "restore": Command("backups", "restore a backup; the current database is kept as a backup", needs=Needs.PROFILE),
        "list": Command("lists", "list the subscriptions, or the new articles", has_json=True),
        "refresh": Command("refresh", "refresh feeds once; exit code 1 if one of them failed", changes=True, has_json=True),
        "accounts": Command(
            "accounts", "accounts on servers (FreshRSS, Miniflux): add, set, password, list, remove", changes=True
        ),
        "computers": Command(
            "computers", "computers kept in step through a folder: join, list, exchange, forget, leave", changes=True
        ),
        "sync": Command("accounts", "synchronise accounts; exit code 1 if one of them failed", changes=True, has_json=True),
        "status": Command("lists", "show what is new, and the last and next refresh of every feed, and why", has_json=True),
        "explain": Command("explain", "show the plan of one feed, and why, in words and numbers", has_json=True),
        "briefing": Command("briefing", "show the briefing: up to seven stories of what is new", has_json=True),
        "scorecard": Command("scorecard", "show what was missed at your visits, and the requests made", has_json=True),
        "get": Command("preferences", "show preferences", has_json=True),
        "set": Command("preferences", "change a preference", changes=True),
        "reset": Command("preferences", "give a preference its usual value", changes=True),
        "replay": Command(
            "lab",
            "compare refresh plans on traces of postings and visits",
            has_json=True,
            screen=Screen.OFFSCREEN,
            needs=Needs.NOTHING,
        ),
        "lab": Command(
            "lab",
            "reproduce a table or figure of the papers on traces or invented users",
            has_json=True,
            screen=Screen.OFFSCREEN,
            needs=Needs.NOTHING,
        ),
    }
)
