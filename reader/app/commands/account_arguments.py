"""Arguments and handlers of `accounts` and `sync`; their dependencies are imported when they run."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from reader.app.argument_values import fingerprint

if TYPE_CHECKING:
    from collections.abc import Callable

    from reader.app.paths import Profile
    from reader.app.single_instance import Conversation, Request, Say


SWITCH = ("on", "off")


def accounts_arguments(parser: argparse.ArgumentParser) -> None:
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
    changed.add_argument("name", metavar="NAME", help="what it is called, or its address")
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
    password.add_argument("name", metavar="NAME", help="what it is called, or its address")
    ways = password.add_mutually_exclusive_group()
    ways.add_argument("--user", default="", metavar="NAME", help="another user name, with its password")
    ways.add_argument("--key", action="store_true", help="sign in with an API key (Miniflux) from now on")
    listed = actions.add_parser("list", help="list accounts")
    listed.add_argument("--json", action="store_true", help="print JSON")
    remove = actions.add_parser("remove", help="remove an account from this computer; nothing is removed at its server")
    remove.add_argument("name", metavar="NAME", help="what it is called, or its address")
    remove.add_argument("--keep-feeds", action="store_true", help="keep its feeds on this computer")


def accounts_request(options: argparse.Namespace) -> "Request":
    if options.action == "remove":
        return made_request("accounts", (options.name,), keep_feeds=options.keep_feeds, remove=True)
    from reader.app.commands.accounts import given_secret

    if options.action == "set":
        return _set_request(options, given_secret)
    if options.action == "password":
        secret = given_secret("API key" if options.key else "Password" if options.user else "Password or API key")
        return made_request("accounts", (options.name, options.user), secret, password=True, key=options.key)

    secret = given_secret("API key" if options.key else "Password")
    arguments = (options.address, options.user, options.name, options.trust)
    return made_request("accounts", arguments, secret, key=options.key, add=True)


def _set_request(options: argparse.Namespace, given_secret: "Callable[[str], bytes]") -> "Request":
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
    return made_request("accounts", arguments, secret, set=True, **flags)


def carry_out_accounts(request: "Request", conversation: "Conversation", database: Path, say: "Say") -> int:
    from reader.app.commands import accounts

    if "remove" in request.options:
        return accounts.remove(conversation, request, database, say)
    if "set" in request.options:
        return accounts.change(conversation, request, database, say)
    if "password" in request.options:
        return accounts.sign_in(conversation, request, database, say)
    return accounts.add(conversation, request, say)


def list_accounts(options: argparse.Namespace, profile: "Profile", say: "Say") -> int:
    from reader.app.commands import accounts

    return accounts.list_accounts(profile.database, as_json=options.json, say=say)


def sync_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("accounts", metavar="ACCOUNT", nargs="*", help="name of an account; all if none is given")


def sync_request(options: argparse.Namespace) -> "Request":
    return made_request("sync", tuple(options.accounts), json=options.json)


def carry_out_sync(request: "Request", conversation: "Conversation", database: Path, say: "Say") -> int:
    from reader.app.commands.accounts import sync

    return sync(conversation, request, database, say)


def made_request(name: str, arguments: tuple[str, ...], data: bytes = b"", **flags: bool) -> "Request":
    from reader.app.single_instance import Request

    return Request(name, arguments, frozenset(flag for flag, is_set in flags.items() if is_set), data)
