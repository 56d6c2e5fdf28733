"""The command export: the subscriptions as OPML, a list as an e-book, what was learned as tables, or all user data in a folder:
subscriptions.opml, everything.json, starred.html, and the profile's article.css and site-rules of the user's if they exist.

`everything.json` is one object: `format` ("beforehand-everything"), `version` (1), `written_at`, `program`; `folders` (path by
titles, settings), `subscriptions` (url, title, custom_title, site_url, folder, settings, the name of its account), `accounts`
(name, kind, server, username, switches, synced_at), `rules`, `searches`, `preferences`; `articles` last, one per line, with the
fields of `storage.entries.KeptArticle`. Times are UTC in ISO 8601 or null. Passwords and values that may hold keys are
excluded; programs of the user's are named by their feeds and rules, and not copied. Any thread but the GUI's; the profile may be in use.
"""

import argparse
import json
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import IO

from reader import __version__
from reader.app.commands.arguments import as_path
from reader.app.commands.lists import folder_paths
from reader.app.paths import Profile, profile_in
from reader.app.reading import is_unused, reading
from reader.app.restoring import style_in
from reader.app.single_instance import Line, Say
from reader.domain.accounts import Account
from reader.domain.entry import Mark
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import AccountId, Clock, iso_time
from reader.domain.mailbox import mail_folder
from reader.domain.preferences import Preferences
from reader.domain.sentences import counted
from reader.domain.subscription import PROXY, PROXY_LOGIN, Folder, Subscription
from reader.domain.user_data import Exported, PageTexts
from reader.domain.value_classes import dataclass
from reader.engine.system_clock import SystemClock
from reader.formats.articles.css import FILE_NAME
from reader.formats.articles.export import article_part, page_end, page_start
from reader.formats.lists.opml import SECRET_SETTINGS, write_opml
from reader.formats.urls import without_credentials
from reader.storage import accounts, entries, preferences, rules, selection
from reader.storage.connection import ReadConnection
from reader.storage.entries import KeptArticle
from reader.storage.given_files import write_given
from reader.storage.site_rules import own_files
from reader.storage.subscriptions import folders, subscriptions
from reader.whole_file import whole_text, write_whole

STANDARD_OUTPUT = 1
OPML, JSON, PAGE = "subscriptions.opml", "everything.json", "starred.html"
_TIMES = ("published_at", "updated_at", "first_seen_at", "read_at")
_SECRET_PREFERENCES = frozenset({Preferences.fetch_proxy.key, Preferences.share_services.key})
"""Preferences with addresses that may hold a password or key."""

Goes = Callable[[int, int], bool]
"""Called with the number of articles written and their total; returns whether to continue."""


def register(_name: str, parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run)
    parser.add_argument(
        "target",
        type=as_path,
        metavar="FILE",
        help="a file, or - for standard output; with --everything or --habits a folder",
    )
    parser.add_argument(
        "--epub",
        metavar="LIST",
        help="an e-book of the newest 300 articles of a list (all, unread, starred, later) or a folder, with the pictures stored here",
    )
    parser.add_argument(
        "--everything", action="store_true", help="subscriptions.opml, everything.json and starred.html, into a folder"
    )
    parser.add_argument(
        "--habits",
        action="store_true",
        help="what was learned, into a folder: visits, readings, links, presence and refreshes as .csv, and what replay reads",
    )


def _run(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    if options.epub is not None:
        from reader.app.commands.books import export_list

        return export_list(profile, options.epub, Path(options.target), SystemClock(), say)
    if options.everything:
        return export_all(profile.database, options.target, SystemClock(), say)
    if options.habits:
        return export_habits(profile.database, Path(options.target), say)
    return export(profile.database, options.target, SystemClock(), say)


def export(database: Path, target: str, clock: Clock, say: Say) -> int:
    """Write the subscriptions as OPML to a file, or to standard output if the target is "-"."""
    with reading(database) as connection:
        tree, followed, servers = folders(connection), subscriptions(connection), accounts.servers(connection)
    document = write_opml(tree, followed, title="Beforehand subscriptions", created_at=clock.now(), servers=servers)
    if target == "-":
        with os.fdopen(os.dup(STANDARD_OUTPUT), "wb") as output:
            output.write(document)
        return 0
    write_given(Path(target), document)
    say(Line(f"{counted(len(followed), 'subscription')} written to {target}", is_error=True))
    return 0


def export_habits(database: Path, folder: Path, say: Say) -> int:
    """Write learned habits as tables into a folder, creating it if missing."""
    if is_unused(database):
        say(Line("Nothing learned yet.", is_error=True))
        return 0
    from reader.storage.habits import write_habits

    with reading(database) as connection:
        lines = write_habits(connection, folder)
    found = (
        counted(lines.visits, "visit"),
        counted(lines.opened, "opened article"),
        counted(lines.readings, "reading"),
        counted(lines.links, "opened link"),
        counted(lines.stays, "time at the computer", "times at the computer"),
        counted(lines.retrievals, "refresh", "refreshes"),
        counted(lines.requests, "other request"),
    )
    say(Line(f"{', '.join(found)} written to {folder}", is_error=True))
    return 0


class _Stopped(Exception):  # noqa: N818 -- no error
    """The user cancelled."""


@dataclass(frozen=True, slots=True)
class _Tree:
    folders: Sequence[Folder]
    subscriptions: Sequence[Subscription]


def export_everything(
    database: Path, folder: Path, clock: Clock, may_continue: Goes = lambda _done, _all: True, texts: PageTexts | None = None
) -> Exported | None:
    """Write the files atomically; return a summary, or None if cancelled. Raises ReaderError."""
    texts = texts or PageTexts("Starred articles", f"Written by Beforehand on {iso_time(int(clock.now()))}", "en")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if is_unused(database):
            raise ReaderError(ProblemKind.FILE_UNREADABLE, str(database))
        with reading(database) as connection:
            # a consistent snapshot
            connection.execute("BEGIN")
            try:
                done = _write(connection, folder, clock, may_continue, texts)
            finally:
                connection.execute("COMMIT")
        style = style_in(database.parent)
        if style:
            write_whole(folder / FILE_NAME, style)
        given = profile_in(database.parent).site_rules
        for name, text in own_files(given).items():
            (folder / given.name).mkdir(exist_ok=True)
            write_whole(folder / given.name / name, text.encode())
    except _Stopped:
        return None
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{folder} ({error.strerror})") from error
    return done


def _write(connection: ReadConnection, folder: Path, clock: Clock, may_continue: Goes, texts: PageTexts) -> Exported:
    tree = _Tree(folders(connection), subscriptions(connection))
    count = entries.count_articles(connection)
    with ExitStack() as stack:
        opml, text, page = (stack.enter_context(whole_text(folder / name)) for name in (OPML, JSON, PAGE))
        opml.write(
            write_opml(
                tree.folders,
                tree.subscriptions,
                title="Beforehand subscriptions",
                created_at=clock.now(),
                servers=accounts.servers(connection),
            ).decode()
        )
        text.write(_json_start(connection, tree, clock))
        for number, article in enumerate(entries.all_articles(connection)):
            if not may_continue(number, count):
                raise _Stopped
            text.write(("," if number else "") + "\n" + json.dumps(_plain(article), ensure_ascii=False))
        text.write("\n]\n}\n")
        starred = _write_page(page, connection, texts)
    may_continue(count, count)
    return Exported(len(tree.subscriptions), count, starred)


def _write_page(page: IO[str], connection: ReadConnection, texts: PageTexts) -> int:
    page.write(page_start(texts.title, texts.about, texts.language))
    written = 0
    for article in entries.starred_articles(connection):
        date = iso_time(article.published_at or article.first_seen_at) or ""
        page.write(
            article_part(
                title=article.title or article.link or article.identity,
                link=article.link,
                about=(
                    article.feed_title or without_credentials(article.feed_url),
                    article.author,
                    date[:10],
                    ", ".join(article.tags),
                ),
                content=article.html,
                language=article.language,
            )
        )
        written += 1
    page.write(page_end())
    return written


def _json_start(connection: ReadConnection, tree: _Tree, clock: Clock) -> str:
    """Return the object up to the first article."""
    paths = folder_paths(list(tree.folders))
    known = accounts.accounts(connection)
    names: dict[AccountId | None, str] = {each.account_id: each.name for each in known}
    head = {
        "format": "beforehand-everything",
        "version": 1,
        "written_at": iso_time(int(clock.now())),
        "program": f"Beforehand {__version__}",
        "folders": [{"path": paths[each.folder_id], "settings": dict(each.settings)} for each in tree.folders],
        "subscriptions": [
            {
                "url": _address(each.url),
                "title": each.title,
                "custom_title": each.custom_title,
                "site_url": each.site_url,
                "folder": paths[each.folder_id],
                "settings": _without_secrets(each.settings),
                "account": names.get(each.account_id),
            }
            for each in tree.subscriptions
        ],
        "accounts": [_plain_account(each) for each in known],
        "rules": [{key: value for key, value in asdict(each).items() if key != "rule_id"} for each in rules.rules(connection)],
        "searches": [{"name": each.name, "query": each.query} for each in selection.searches(connection)],
        "preferences": {
            key: value for key, value in preferences.load(connection).by_key().items() if key not in _SECRET_PREFERENCES
        },
    }
    return json.dumps(head, ensure_ascii=False, indent=1)[:-2] + ',\n "articles": ['


def _plain(article: KeptArticle) -> dict[str, object]:
    values = asdict(article) | {name: iso_time(getattr(article, name)) for name in _TIMES}
    values["versions"] = [{"at": iso_time(each.at), "title": each.title, "html": each.html} for each in article.versions]
    del values["marks"]
    for mark in Mark:
        values |= {f"is_{mark}": mark in article.marks, f"{mark}_at": iso_time(article.marks.get(mark))}
    return values | {"feed_url": _address(article.feed_url)}


def _address(url: str) -> str:
    """Return a feed's address without a password; that of a mailbox names its user, and holds none."""
    return url if mail_folder(url) is not None else without_credentials(url)


def _plain_account(account: Account) -> dict[str, object]:
    """Return the account's settings without credentials, which are in the keyring."""
    return {
        "name": account.name,
        "kind": account.server.kind,
        "server": without_credentials(account.server.url),
        "username": account.username,
        "runs_rules": account.runs_rules,
        "refreshes_server": account.refreshes_server,
        "synced_at": iso_time(account.synced_at),
    }


def _without_secrets(settings: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in settings.items() if name not in SECRET_SETTINGS | {PROXY, PROXY_LOGIN}}


def export_all(database: Path, folder: str, clock: Clock, say: Say) -> int:
    """Write all data into a folder, creating it if missing; return the exit code. Raises ReaderError."""
    written = export_everything(database, Path(folder), clock)
    if written is None:
        return 1
    counts = f"{counted(written.subscriptions, 'subscription')}, {counted(written.articles, 'article')}, {written.starred} of them starred"
    say(Line(f"{counts}, written to {folder}", is_error=True))
    return 0
