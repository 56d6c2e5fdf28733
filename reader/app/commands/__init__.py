"""Table of commands, used by help, manual page, completions, packaging/run and the running window.

The code of a command is imported when it runs.
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import field
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from reader.app.argument_values import as_path, budget, days, whole
from reader.app.commands.account_arguments import (
    accounts_arguments,
    accounts_request,
    carry_out_accounts,
    carry_out_sync,
    list_accounts,
    made_request,
    sync_arguments,
    sync_request,
)
from reader.domain.value_classes import dataclass

if TYPE_CHECKING:
    from reader.app.paths import Profile
    from reader.app.single_instance import Conversation, Request, Say

    Run = Callable[[argparse.Namespace, Profile, Say], int]
    MakeRequest = Callable[[argparse.Namespace], Request]
    CarryOut = Callable[[Request, Conversation, Path, Say], int]

REPLAY_NOTES = """\
The engine runs through the test in virtual time, once for each user and plan. A miss is a posting that was there
and not yet fetched at a visit; it counts at every visit until it is fetched. Ratios are to a fixed timer, `uniform`, as the
mean over all its phases (with --phase common: from midnight on); one draw of phases, the line `uniform`, differs by some per cent.
It may use the whole budget even where a plan uses less, and as much more as a plan overspent. Plans without a budget (hourly, miniflux, commafeed, rate)
are compared with a fixed timer that makes as many requests as they do. Intervals hold 95 % of ratios bootstrapped over users.
With --presence the plans also learn when users come back to the computer, as from a desktop that tells; timers take no notice.
Time starts at midnight (UTC) before the first posting. Results depend on --seed, not on --jobs.
"""

LAB_NOTES = """\
Without --postings and --accesses the users and feeds are invented after the descriptions of the papers. Days are UTC; day 0
begins before the first posting, and experiments learn from the first days. In brackets are the papers' values, in presence those of
one person observed.
A miss is a posting that was there and not yet fetched at a visit; it counts at every visit until it is fetched.
"""
SMOOTHINGS = ("repeat", "linear", "121", "floor")


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
class Change:
    """Request for the process where the engine runs: this one, or the one that shows the window."""

    request: "MakeRequest"
    carry_out: "CarryOut"


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its arguments, its action, and what it needs before it starts."""

    summary: str
    does: "Run | Change"
    arguments: Callable[[argparse.ArgumentParser], None] = lambda _parser: None
    has_json: bool = False
    screen: Screen = Screen.NOTHING
    needs: Needs = Needs.DATABASE
    reads: "Mapping[str, Run]" = field(default_factory=dict)
    """Replacement actions for first words that only read."""


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="a feed, a site, a feed: address, a channel or profile page")
    parser.add_argument("--page", action="store_true", help="follow a page that has no feed")
    parser.add_argument(
        "--articles",
        default="",
        metavar="CSS",
        help="with --page: what selects its articles, such as div.post; else it is suggested",
    )
    parser.add_argument("--account", default="", metavar="NAME", help="subscribe at the server of this account")
    parser.add_argument("--folder", default="", metavar="NAME", help="with --account: folder there; made if there is none")


def _add_request(options: argparse.Namespace) -> "Request":
    if options.account:
        return made_request("add", (options.url, options.account, options.folder), account=True)
    if options.folder:
        sys.stderr.write("beforehand: --folder goes with --account (see beforehand add --help)\n")
        raise SystemExit(2)
    chosen = (options.articles,) if options.articles else ()
    return made_request("add", (options.url, *chosen), page=options.page or bool(chosen))


def _add(request: "Request", conversation: "Conversation", database: Path, say: "Say") -> int:
    from reader.app.commands.subscriptions import add, follow_page

    if "account" in request.options:
        from reader.app.commands.accounts import add_feed

        return add_feed(conversation, request, database, say)
    if "page" in request.options:
        return follow_page(conversation, request.argument(0), *request.arguments[1:2], say=say)
    return add(conversation, request.argument(0), say)


def _import_arguments(parser: argparse.ArgumentParser) -> None:
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "source",
        type=as_path,
        metavar="FILE",
        nargs="?",
        help="OPML, or another reader's database or export: a file, an address, or - for standard input",
    )
    source.add_argument("--from", dest="reader", metavar="READER", help="a reader on this computer, such as liferea")
    parser.add_argument("--refresh", action="store_true", help="refresh the new feeds immediately")
    parser.add_argument(
        "--into",
        default="",
        metavar="FOLDER",
        help="folder for all of it, such as Tech or Tech/Linux; an account's name subscribes at its server",
    )


def _import_request(options: argparse.Namespace) -> "Request":
    from reader.app.commands.subscriptions import given_list

    source, data = given_list(options.source, options.reader)
    return made_request("import", (source, *([options.into] if options.into else [])), data, refresh=options.refresh)


def _import(request: "Request", conversation: "Conversation", database: Path, say: "Say") -> int:
    from reader.app.commands.subscriptions import import_list

    return import_list(conversation, request, database, say)


def _export_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "target", type=as_path, metavar="FILE", help="a file, or - for standard output; with --everything or --habits a folder"
    )
    parser.add_argument(
        "--everything", action="store_true", help="subscriptions.opml, everything.json and starred.html, into a folder"
    )
    parser.add_argument(
        "--habits",
        action="store_true",
        help="what was learned, into a folder: visits, readings, links, presence and refreshes as .csv, and what replay reads",
    )


def _export(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.app.commands import lists
    from reader.engine.system_clock import SystemClock

    if options.everything:
        from reader.app.commands.export import export_all

        return export_all(profile.database, options.target, SystemClock(), say)
    if options.habits:
        return lists.export_habits(profile.database, Path(options.target), say)
    return lists.export(profile.database, options.target, SystemClock(), say)


def _backup(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.app.commands.backups import write

    del options
    return write(profile, say)


def _backups(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.app.commands.backups import list_copies

    return list_copies(profile, as_json=options.json, say=say)


def _restore_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "copy", type=as_path, metavar="FILE", nargs="?", default="latest", help="a backup, or latest (the newest valid one)"
    )


def _restore(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.app.commands.backups import restore

    return restore(profile, options.copy, say)


def _list(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.app.commands.lists import list_subscriptions

    return list_subscriptions(profile.database, as_json=options.json, say=say)


def _refresh_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("feeds", metavar="FEED", nargs="*", help="address or title of a feed; all feeds if none is given")


def _refresh_request(options: argparse.Namespace) -> "Request":
    return made_request("refresh", tuple(options.feeds), json=options.json)


def _refresh(request: "Request", conversation: "Conversation", database: Path, say: "Say") -> int:
    from reader.app.commands.refresh import fetch

    return fetch(request.arguments, conversation, database, say, as_json="json" in request.options)


def _status(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.app.commands.lists import print_status
    from reader.engine.system_clock import SystemClock

    return print_status(profile.database, as_json=options.json, clock=SystemClock(), say=say)


def _explain_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("feed", metavar="FEED", help="its address or title, or a unique part of them")


def _explain(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.app.commands.explain import print_feed
    from reader.engine.system_clock import SystemClock

    return print_feed(profile.database, options.feed, as_json=options.json, clock=SystemClock(), say=say)


def _scorecard_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--days", type=days, default=14, metavar="N", help="number of days (14)")
    parser.add_argument(
        "--interests", action="store_true", help="what was learned from reading, and how well it would have ordered the list"
    )


def _scorecard(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.engine.system_clock import SystemClock

    if options.interests:
        from reader.app.commands.scorecard import print_interests

        return print_interests(profile.database, as_json=options.json, clock=SystemClock(), say=say)
    from reader.app.commands.scorecard import print_scorecard

    return print_scorecard(profile.database, days=options.days, as_json=options.json, clock=SystemClock(), say=say)


def _get_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "key", metavar="KEY", nargs="?", default="", help="a preference, such as fetch.budget; all if none is given"
    )


def _get(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.app.commands.preferences import print_preferences

    return print_preferences(profile.database, options.key, as_json=options.json, say=say)


def _set_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("key", metavar="KEY", help="a preference, such as fetch.policy")
    parser.add_argument("value", metavar="VALUE", help="on or off, a number, a name, or a text")


def _set(request: "Request", conversation: "Conversation", _database: Path, say: "Say") -> int:
    from reader.app.commands.preferences import change

    return change(conversation, request.argument(0), request.argument(1) if request.command == "set" else None, say)


def _reset_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("key", metavar="KEY", help="a preference, such as fetch.policy")


def _replay_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = REPLAY_NOTES
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--postings", type=Path, required=True, metavar="FILE", help="CSV source,unix_ts, plain or gzip")
    parser.add_argument("--accesses", type=Path, required=True, metavar="FILE", help="CSV user,unix_ts")
    parser.add_argument("--subscriptions", type=Path, metavar="FILE", help="CSV user,source; without it every user follows all")
    parser.add_argument(
        "--presence",
        type=Path,
        metavar="FILE",
        help="CSV user,began_at,ended_at: who was at the computer; without user: everybody",
    )
    parser.add_argument(
        "--policy", dest="policies", nargs="+", action="extend", default=[], metavar="NAME", help="plans to compare"
    )
    parser.add_argument("--budget", type=budget, default=4.0, metavar="N", help="requests per feed and day (4)")
    parser.add_argument("--learn-days", type=whole(0), default=14, metavar="N", help="days to learn from (14)")
    parser.add_argument("--test-days", type=whole(1), default=7, metavar="N", help="days to test on, after them (7)")
    parser.add_argument("--users", type=whole(1), metavar="N", help="only the first N users by name")
    parser.add_argument("--seed", type=whole(0), default=0, metavar="N", help="seed of the random phases (0)")
    parser.add_argument("--window", type=whole(0), default=0, metavar="N", help="postings per document; 0: all new ones (0)")
    parser.add_argument(
        "--ceiling",
        type=whole(1),
        default=24,
        metavar="HOURS",
        help="longest interval between refreshes of a feed, in hours (24)",
    )
    parser.add_argument(
        "--phase",
        choices=("random", "common"),
        default="random",
        help="phases of timers; common: all together from midnight (random)",
    )
    parser.add_argument(
        "--blind",
        type=whole(0),
        default=0,
        metavar="SECONDS",
        help="a refresh counts at a visit if it began more than so many seconds before (0)",
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="also plot misses for budgets from 2 to 24 (PNG)")
    parser.add_argument("--jobs", type=whole(1), metavar="N", help="number of processes (one per processor)")


def _replay(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.app.commands.replay import ReplayOptions, run_replay

    del profile
    return run_replay(ReplayOptions.of(vars(options)), say)


def _lab_arguments(parser: argparse.ArgumentParser) -> None:
    from reader.lab.catalogue import EXPERIMENTS

    rows = "\n".join(f"  {name:<16} {each.paper}: {each.title}" for name, each in EXPERIMENTS.items())
    parser.epilog = f"{LAB_NOTES}\nexperiments:\n{rows}\n"
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("experiment", metavar="NAME", help="an experiment, or list to show them all")
    parser.add_argument("--postings", type=Path, metavar="FILE", help="CSV source,unix_ts, plain or gzip")
    parser.add_argument("--accesses", type=Path, metavar="FILE", help="CSV user,unix_ts")
    parser.add_argument("--subscriptions", type=Path, metavar="FILE", help="CSV user,source; without it every user follows all")
    parser.add_argument("--budgets", type=budget, nargs="+", metavar="N", help="requests per feed and day, one or several")
    parser.add_argument("--clusters", type=whole(0), nargs="+", metavar="N", help="clusters of feeds; 0: each its own pattern")
    parser.add_argument("--smoothing", choices=SMOOTHINGS, help="from hours to quarters of an hour (linear)")
    parser.add_argument(
        "--phase", choices=("random", "common"), help="of timers: one for each feed, or midnight for all (random)"
    )
    parser.add_argument("--corpus", type=Path, metavar="DIR", help="folder of texts, one folder for each topic")
    parser.add_argument("--users", type=whole(1), metavar="N", help="only the first N users")
    parser.add_argument("--seed", type=whole(0), default=0, metavar="N", help="seed of what is drawn (0)")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="also plot the first table (PNG)")


def _lab(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.app.commands.lab import LabOptions, run_lab

    del profile
    return run_lab(LabOptions.of(vars(options)), say)


COMMANDS: Mapping[str, Command] = MappingProxyType(
    {
        "add": Command(
            "subscribe to a feed or site; its articles are loaded once",
            Change(_add_request, _add),
            _add_arguments,
        ),
        "import": Command(
            "import subscriptions from OPML or another reader, with its stars, tags and read states",
            Change(_import_request, _import),
            _import_arguments,
        ),
        "export": Command("write the subscriptions as OPML, or everything", _export, _export_arguments),
        "backup": Command("back up the database", _backup),
        "backups": Command("list the backups that can be restored", _backups, has_json=True, needs=Needs.PROFILE),
        "restore": Command(
            "restore a backup; the current database is kept as a backup", _restore, _restore_arguments, needs=Needs.PROFILE
        ),
        "list": Command("list the subscriptions", _list, has_json=True),
        "refresh": Command(
            "refresh feeds once; exit code 1 if one of them failed",
            Change(_refresh_request, _refresh),
            _refresh_arguments,
            has_json=True,
        ),
        "accounts": Command(
            "accounts on servers (FreshRSS, Miniflux): add, set, password, list, remove",
            Change(accounts_request, carry_out_accounts),
            accounts_arguments,
            reads=MappingProxyType({"list": list_accounts}),
        ),
        "sync": Command(
            "synchronise accounts; exit code 1 if one of them failed",
            Change(sync_request, carry_out_sync),
            sync_arguments,
            has_json=True,
        ),
        "status": Command("show the last and next refresh of every feed, and why", _status, has_json=True),
        "explain": Command(
            "show the plan of one feed, and why, in words and numbers", _explain, _explain_arguments, has_json=True
        ),
        "scorecard": Command(
            "show what was missed at your visits, and the requests made", _scorecard, _scorecard_arguments, has_json=True
        ),
        "get": Command("show preferences", _get, _get_arguments, has_json=True),
        "set": Command(
            "change a preference",
            Change(lambda options: made_request("set", (options.key, options.value)), _set),
            _set_arguments,
        ),
        "reset": Command(
            "give a preference its usual value",
            Change(lambda options: made_request("reset", (options.key,)), _set),
            _reset_arguments,
        ),
        "replay": Command(
            "compare refresh plans on traces of postings and visits",
            _replay,
            _replay_arguments,
            has_json=True,
            screen=Screen.OFFSCREEN,
            needs=Needs.NOTHING,
        ),
        "lab": Command(
            "reproduce a table or figure of the papers on traces or invented users",
            _lab,
            _lab_arguments,
            has_json=True,
            screen=Screen.OFFSCREEN,
            needs=Needs.NOTHING,
        ),
    }
)
