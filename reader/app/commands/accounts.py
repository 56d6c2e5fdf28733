"""The commands accounts and sync: add, list, change and remove accounts, and synchronise them. Any thread but the engine's.

Passwords and keys are prompted for where the command is typed, or read from standard input: arguments are visible to every
process.
"""

import argparse
import getpass
import json
import sys
from dataclasses import asdict, replace
from pathlib import Path

from reader.app.commands.arguments import fingerprint
from reader.app.paths import Profile
from reader.app.reading import reading
from reader.app.single_instance import Conversation, Line, Request, Say
from reader.domain.accounts import UNENCRYPTED, Account, Server, ServerKind, SignIn
from reader.domain.changes import ChangeKind
from reader.domain.commands import (
    AddAccount,
    AddToAccount,
    CheckAccount,
    Command,
    ConfirmServer,
    FindServer,
    RemoveAccount,
    SetAccount,
    SettleOldChanges,
    SignInAgain,
    SyncAccounts,
)
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import (
    AccountAdded,
    AccountChanged,
    AccountChecked,
    AccountRemoved,
    ChangesTooOld,
    ServerFound,
    ServerReplaced,
    SubscriptionAdded,
    SyncFinished,
    SyncProgress,
)
from reader.domain.ids import AccountId, FeedId, iso_time
from reader.domain.sentences import counted, fill
from reader.storage import accounts, remote_feeds

KINDS = {ServerKind.FRESHRSS: "FreshRSS", ServerKind.MINIFLUX: "Miniflux", ServerKind.OTHER: "Google Reader API"}


UNTRIED = {ServerKind.OTHER: ". Not tried with this server, but it may work."}
SWITCH = ("on", "off")


def register(name: str, parser: argparse.ArgumentParser) -> None:
    if name == "accounts":
        _register_accounts(parser)
    else:
        parser.set_defaults(request=lambda options: Request.of("sync", *options.accounts, json=options.json))
        parser.add_argument("accounts", metavar="ACCOUNT", nargs="*", help="name of an account; all if none is given")


def _register_accounts(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    add = actions.add_parser("add", help="add an account; its password or key is asked for, or read from standard input")
    add.add_argument("address", metavar="ADDRESS", help="the server as it is opened in a browser")
    add.add_argument("--user", default="", metavar="NAME", help="user name there")
    add.add_argument("--key", action="store_true", help="sign in with an API key (Miniflux) instead of a password")
    add.add_argument("--name", default="", metavar="NAME", help="what to call it here")
    add.add_argument(
        "--trust",
        default="",
        metavar="SHA256",
        help="fingerprint of a certificate that no authority vouches for, or: unencrypted",
    )
    changed = actions.add_parser("set", help="change an account, or answer what it asks")
    changed.add_argument("name", metavar="NAME", help="what it is called, its address, or the user name there")
    changed.add_argument("--name", dest="new_name", default="", metavar="NAME", help="call it this")
    changed.add_argument("--rules", choices=SWITCH, help="whether rules of this computer act on its new articles")
    changed.add_argument(
        "--refreshes",
        choices=SWITCH,
        help="whether the plan tells its server when to refresh feeds. on: FreshRSS's token or Miniflux's API key is asked for, or read from "
        "standard input; an empty one keeps what the keyring has",
    )
    changed.add_argument(
        "--accept-certificate",
        type=fingerprint,
        metavar="SHA256",
        help="trust a certificate that changed, by its fingerprint",
    )
    changed.add_argument(
        "--again",
        choices=("yes", "no"),
        help="whether a server without any known article was set up again. yes: articles are matched by link and title; no: it is no longer synchronised",
    )
    changed.add_argument(
        "--old-changes",
        choices=("send", "drop"),
        help="what becomes of changes that were not sent for 30 days. drop: what the server has counts",
    )
    password = actions.add_parser("password", help="sign in again; the password or key is asked for, or read from standard input")
    password.add_argument("name", metavar="NAME", help="what it is called, its address, or the user name there")
    ways = password.add_mutually_exclusive_group()
    ways.add_argument("--user", default="", metavar="NAME", help="another user name, with its password")
    ways.add_argument("--key", action="store_true", help="sign in with an API key (Miniflux) from now on")
    listed = actions.add_parser("list", help="list accounts")
    listed.add_argument("--json", action="store_true", help="print JSON")
    remove = actions.add_parser("remove", help="remove an account from this computer; nothing is removed at its server")
    remove.add_argument("name", metavar="NAME", help="what it is called, its address, or the user name there")
    remove.add_argument("--keep-feeds", action="store_true", help="keep its feeds on this computer")
    for each in (add, changed, password, remove):
        each.set_defaults(request=_accounts_request)
    listed.set_defaults(run=_run_list)


def _accounts_request(options: argparse.Namespace) -> Request:
    if options.action == "remove":
        return Request.of("accounts", options.name, keep_feeds=options.keep_feeds, remove=True)
    if options.action == "set":
        return _set_request(options)
    if options.action == "password":
        secret = given_secret("API key" if options.key else "Password" if options.user else "Password or API key")
        return Request.of("accounts", options.name, options.user, data=secret, password=True, key=options.key)
    secret = given_secret("API key" if options.key else "Password")
    arguments = (options.address, options.user, options.name, options.trust)
    return Request.of("accounts", *arguments, data=secret, key=options.key, add=True)


def _set_request(options: argparse.Namespace) -> Request:
    """Return the request to change settings, as flags such as `rules` or `no_rules`."""
    chosen = {
        "refreshes": options.refreshes and options.refreshes == "on",
        "rules": options.rules and options.rules == "on",
        "again": options.again and options.again == "yes",
        "old_changes": options.old_changes and options.old_changes == "send",
    }
    flags = {name: bool(value) for name, value in chosen.items()}
    flags |= {f"no_{name}": value is False for name, value in chosen.items()}
    secret = given_secret("Token or API key") if flags["refreshes"] else b""
    arguments = (options.name, options.new_name, options.accept_certificate or "")
    return Request.of("accounts", *arguments, data=secret, set=True, **flags)


def carry_out(request: Request, conversation: Conversation, database: Path, say: Say) -> int:
    if request.command == "sync":
        return sync(conversation, request, database, say)
    if "remove" in request.options:
        return remove(conversation, request, database, say)
    if "set" in request.options:
        return change(conversation, request, database, say)
    if "password" in request.options:
        return sign_in(conversation, request, database, say)
    return add(conversation, request, say)


def _run_list(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    return list_accounts(profile.database, as_json=options.json, say=say)


def given_secret(name: str) -> bytes:
    """Read a password or key from the terminal, or one line from standard input."""
    if sys.stdin.isatty():
        return getpass.getpass(f"{name}: ").encode()
    return sys.stdin.buffer.readline().rstrip(b"\r\n")


def add(conversation: Conversation, request: Request, say: Say) -> int:
    """Find the server, sign in, store the account and synchronise it for the first time. Raises ReaderError."""
    address, username, name, trusted = (request.argument(number) for number in range(4))
    sign_in = SignIn.KEY if "key" in request.options else SignIn.PASSWORD
    secret = request.data.decode("utf-8", errors="replace")
    server = conversation.answer(FindServer(address), ServerFound).server
    if trusted == UNENCRYPTED and server.url.startswith("http:"):
        server = replace(server, certificate=UNENCRYPTED)
    elif server.certificate and server.certificate != trusted.replace(":", "").lower():
        say(
            Line(
                "beforehand: No authority vouches for the certificate of this server. If its SHA-256 fingerprint is",
                is_error=True,
            )
        )
        say(Line(f"  {server.certificate}", is_error=True))
        say(Line("repeat the command with --trust and that fingerprint.", is_error=True))
        return 1
    say(Line(f"{_server_name(server)} found at {server.url}{UNTRIED.get(server.kind, '')}"))
    if sign_in is SignIn.KEY and not server.takes_key:
        say(Line("beforehand: Only Miniflux takes an API key; sign in with --user and a password.", is_error=True))
        return 1
    try:
        found = conversation.answer(CheckAccount(server, username, secret, sign_in), AccountChecked)
    except ReaderError as error:
        if error.problem.kind is ProblemKind.UNENCRYPTED:
            say(Line(f"To send it all the same, repeat the command with --trust {UNENCRYPTED}.", is_error=True))
        raise
    say(Line(f"{counted(found.feeds, 'feed')}, {counted(found.unread, 'unread article')}."))
    command = AddAccount(server, name or KINDS[server.kind], username, secret, sign_in)
    added = conversation.answer(command, AccountAdded).account
    say(Line(f"Account {added.name} added."))
    return _sync(conversation, [added], say, as_json=False)


def list_accounts(database: Path, *, as_json: bool, say: Say) -> int:
    """Print a line for each account: its kind, last synchronisation and number of pending changes."""
    with reading(database) as connection:
        known = accounts.accounts(connection)
        waiting = {each: some.total for each, some in remote_feeds.waiting(connection).items()}
    if as_json:
        rows = [_as_json(account, waiting.get(account.account_id, 0)) for account in known]
        say(Line(json.dumps({"accounts": rows}, ensure_ascii=False, indent=2)))
        return 0
    for account in known:
        synced = "never synced" if account.synced_at is None else f"synced {iso_time(account.synced_at)}"
        parts = [account.name, _server_name(account.server), account.server.url, synced]
        if waiting.get(account.account_id):
            parts.append(f"{counted(waiting[account.account_id], 'change')} waiting")
        if account.problem is not None:
            parts.append(account.problem.sentence())
        if account.refreshes_server:
            wrong = account.refresh_problem
            parts.append("refreshed by the plan" if wrong is None else f"not refreshed: {wrong.sentence()}")
        say(Line("  ".join(parts)))
    _say_if_none(known, say)
    return 0


def remove(conversation: Conversation, request: Request, database: Path, say: Say) -> int:
    """Remove an account; nothing is removed at its server. Raises ReaderError."""
    account = named_accounts(database, (request.argument(0),))[0]
    command = RemoveAccount(account.account_id, keeps_feeds="keep_feeds" in request.options)
    change = conversation.answer(command, AccountRemoved).change
    is_unsent = change is not None and change.kind is ChangeKind.REMOVED_UNSENT
    unsent = " Changes made here were not sent; added again within a day, it sends them." if is_unsent else ""
    say(Line(f"Account {account.name} removed. Nothing was removed from its server.{unsent}"))
    return 0


def change(conversation: Conversation, request: Request, database: Path, say: Say) -> int:
    """Change an account's settings, or respond to its problem, as in its window. Raises ReaderError."""
    name, new_name, certificate = (request.argument(number) for number in range(3))
    account = named_accounts(database, (name,))[0]
    number = account.account_id
    rules, refreshes, again, sends = (
        True if each in request.options else False if f"no_{each}" in request.options else None
        for each in ("rules", "refreshes", "again", "old_changes")
    )
    secret = request.data.decode("utf-8", errors="replace")
    steps: list[tuple[Command, str]] = []
    if certificate:
        steps.append((SignInAgain(number, account.username, certificate=certificate), "trusts this certificate"))
    if again is not None:
        said = "matches its articles by link and title" if again else "is no longer synchronised"
        steps.append((ConfirmServer(number, is_same=again), said))
    if sends is not None:
        steps.append((SettleOldChanges(number, sends=sends), "sends its old changes" if sends else "takes what its server has"))
    if refreshes is not None:
        said = "has its server refresh feeds by the plan too" if refreshes else "leaves refreshing to its server's timer"
        steps.append((SetAccount(number, refreshes_server=refreshes, refresh_secret=secret), said))
    if rules is not None:
        said = "lets rules act on its new articles" if rules else "keeps rules from its new articles"
        steps.append((SetAccount(number, runs_rules=rules), said))
    if new_name:
        steps.append((SetAccount(number, name=new_name), f"is called {new_name} now"))
    if not steps:
        say(Line("beforehand: Nothing to change; see beforehand accounts set --help", is_error=True))
        return 2
    asks = account.problem.kind if account.problem is not None else None
    if (again is not None and asks is not ProblemKind.SERVER_REPLACED) or (
        sends is not None and asks is not ProblemKind.OLD_CHANGES
    ):
        say(Line(f"beforehand: Account {account.name} does not ask this.", is_error=True))
        return 1
    for command, said in steps:
        conversation.answer(command, AccountChanged)
        say(Line(f"Account {account.name} {said}."))
    if certificate or again or sends is not None:
        return _sync(conversation, [account], say, as_json=False)
    return 0


def add_feed(conversation: Conversation, request: Request, database: Path, say: Say) -> int:
    """Subscribe to a feed at the server of an account, and fetch its articles. Raises ReaderError."""
    url, name, folder = (request.argument(number) for number in range(3))
    account = named_accounts(database, (name,))[0]
    added = conversation.answer(AddToAccount(account.account_id, url, folder=folder), SubscriptionAdded)
    say(Line(f"Subscribed to {added.title} at {account.server.url}."))
    return _sync(conversation, [account], say, as_json=False)


def sign_in(conversation: Conversation, request: Request, database: Path, say: Say) -> int:
    """Give an account another password, key or user name, and synchronise it. Raises ReaderError."""
    name, username = (request.argument(number) for number in range(2))
    account = named_accounts(database, (name,))[0]
    way = SignIn.KEY if "key" in request.options else SignIn.PASSWORD if username else account.sign_in
    if way is SignIn.KEY and not account.server.takes_key:
        say(Line("beforehand: Only Miniflux takes an API key; give a password.", is_error=True))
        return 1
    secret = request.data.decode("utf-8", errors="replace")
    if not secret:
        say(Line("beforehand: No password or key was given.", is_error=True))
        return 1
    conversation.answer(SignInAgain(account.account_id, username or account.username, secret, sign_in=way), AccountChanged)
    say(Line(f"Account {account.name} is signed in."))
    return _sync(conversation, [account], say, as_json=False)


def sync(conversation: Conversation, request: Request, database: Path, say: Say) -> int:
    """Synchronise the named accounts, or all; return 1 if one of them failed. Raises ReaderError."""
    return _sync(conversation, named_accounts(database, request.arguments), say, as_json="json" in request.options)


def _sync(conversation: Conversation, known: list[Account], say: Say, *, as_json: bool) -> int:
    names = {account.account_id: account.name for account in known}
    ended = _listen(conversation, SyncAccounts(tuple(names)), names, say) if names else []
    if as_json:
        rows = [_ended_json(names[each.account_id], each) for each in ended]
        say(Line(json.dumps({"accounts": rows}, ensure_ascii=False, indent=2)))
    else:
        for each in ended:
            say(_ended_line(names[each.account_id], each))
            answer = ANSWERS.get(each.problem.kind) if each.problem is not None else None
            if answer is not None and each.problem is not None:
                detail = str(each.problem.detail).replace(":", "").lower()
                say(Line(f"  {fill(answer, name=names[each.account_id], detail=detail)}", is_error=True))
        _say_if_none(known, say)
    return 1 if any(each.problem is not None for each in ended) else 0


def subscribe_there(conversation: Conversation, account: Account, feed_ids: tuple[FeedId, ...], database: Path, say: Say) -> int:
    """Synchronise until the server was asked to subscribe to each of these feeds; return 1 if it refused some or was unreachable."""
    waiting, left = 0, len(feed_ids) + 1
    while True:
        (ended,) = _listen(conversation, SyncAccounts((account.account_id,)), {account.account_id: account.name}, say)
        with reading(database) as connection:
            waiting, refused = remote_feeds.unsettled(connection, feed_ids)
        if ended.problem is not None or not waiting or waiting >= left:
            break
        left = waiting
        say(Line(f"{account.name}: {counted(waiting, 'feed')} left", is_error=True))
    if ended.problem is not None or waiting:
        say(_ended_line(account.name, ended))
    for title, problem in refused:
        say(Line(f"failed: {title}  {problem.sentence()}", is_error=True))
    say(Line(f"{len(feed_ids) - waiting - len(refused)} of {counted(len(feed_ids), 'feed')} subscribed at {account.server.url}"))
    return 1 if ended.problem is not None or refused or waiting else 0


def _listen(conversation: Conversation, command: SyncAccounts, names: dict[AccountId, str], say: Say) -> list[SyncFinished]:
    """Wait until each account is done; print its problems and how to resolve them."""
    ended: dict[AccountId, SyncFinished] = {}
    for event in conversation.ask(command):
        match event:
            case SyncProgress() if event.account_id in names and event.total:
                say(Line(f"{names[event.account_id]}: {event.stored} of {event.total}", is_error=True))
            case ServerReplaced() if event.account_id in names:
                name = names[event.account_id]
                say(Line(f"{name}: the server no longer has the known articles. Was it set up again or restored?", is_error=True))
                say(Line(f'  beforehand accounts set "{name}" --again yes   matches articles by link and title', is_error=True))
                say(Line(f'  beforehand accounts set "{name}" --again no    ends its synchronisation', is_error=True))
            case ChangesTooOld() if event.account_id in names:
                name = names[event.account_id]
                text = f"{counted(event.count, 'change')} from over 30 days ago were never sent."
                say(Line(f"{name}: {text}", is_error=True))
                say(Line(f'  beforehand accounts set "{name}" --old-changes send   sends them', is_error=True))
                say(Line(f'  beforehand accounts set "{name}" --old-changes drop   takes what the server has', is_error=True))
            case SyncFinished() if event.cause == command.command_id:
                ended[event.account_id] = event
        if ended.keys() >= names.keys():
            break
    return list(ended.values())


ANSWERS = {
    ProblemKind.SIGN_IN_FAILED: 'beforehand accounts password "{name}"',
    ProblemKind.SIGN_IN_LOST: 'beforehand accounts password "{name}"',
    ProblemKind.UNAUTHORIZED: 'beforehand accounts password "{name}"',
    ProblemKind.KEY_REFUSED: 'beforehand accounts password "{name}"',
    ProblemKind.CERTIFICATE_CHANGED: 'beforehand accounts set "{name}" --accept-certificate {detail}',
    ProblemKind.CERTIFICATE_UNKNOWN: 'beforehand accounts set "{name}" --accept-certificate {detail}',
}
"""Commands that resolve problems only the user can end."""


def _ended_line(name: str, ended: SyncFinished) -> Line:
    counts = ended.counts
    if ended.problem is not None:
        waits = f" {counted(counts.waiting, 'change')} waiting." if counts.waiting else ""
        return Line(f"failed: {name}  {ended.problem.sentence()}{waits}", is_error=True)
    parts = [
        f"{counted(counts.new_articles, 'article')} arrived",
        f"{counted(counts.taken_over, 'mark')} from the server",
        f"{counts.sent} sent",
        f"{counts.waiting} waiting",
    ]
    return Line(f"{name}: {', '.join(parts)} ({counted(counts.requests, 'request')}).")


def _ended_json(name: str, ended: SyncFinished) -> dict[str, object]:
    problem = ended.problem.sentence() if ended.problem is not None else None
    return {"name": name, "problem": problem, **asdict(ended.counts)}


def _as_json(account: Account, waiting: int) -> dict[str, object]:
    return {
        "name": account.name,
        "server": KINDS[account.server.kind],
        "version": account.server.version,
        "url": account.server.url,
        "user": account.username,
        "synced_at": iso_time(account.synced_at),
        "waiting": waiting,
        "problem": account.problem.sentence() if account.problem is not None else None,
        "refreshes": account.refreshes_server,
        "refresh_problem": account.refresh_problem.sentence() if account.refresh_problem is not None else None,
    }


def _say_if_none(known: list[Account], say: Say) -> None:
    if not known:
        say(Line("No accounts yet. Add one with: beforehand accounts add ADDRESS --user NAME", is_error=True))


def _server_name(server: Server) -> str:
    return f"{KINDS[server.kind]} {server.version}".rstrip()


def named_accounts(database: Path, names: tuple[str, ...]) -> list[Account]:
    """Return the accounts with these names, addresses or user names, all if none is given. Raises NO_ACCOUNT for an unknown
    one, and BAD_VALUE for several.
    """
    with reading(database) as connection:
        known = accounts.accounts(connection)
    if not names:
        return known
    chosen = []
    for name in names:
        found = [each for each in known if name.casefold() == each.name.casefold()]
        found = found or [each for each in known if name in {each.server.url, each.username}]
        if not found:
            raise ReaderError(ProblemKind.NO_ACCOUNT)
        if len(found) > 1:
            listed = ", ".join(f"{each.username} at {each.server.url}" for each in found)
            raise ReaderError(ProblemKind.BAD_VALUE, f"{name}. Name one of these accounts by user or address: {listed}")
        chosen += found
    return chosen
