"""The command computers: join a folder that other computers use too, list them, exchange changes, leave. Any thread but the engine's."""

import argparse
import json
import os
import platform
import sys
from pathlib import Path

from reader.app.commands.accounts import given_secret
from reader.app.paths import Profile
from reader.app.reading import reading
from reader.app.single_instance import Conversation, Line, Request, Say
from reader.domain.commands import (
    CheckFolder,
    ExchangeNow,
    ForgetComputer,
    JoinFolder,
    LeaveFolder,
    SetPassphrase,
    SettleUnsent,
)
from reader.domain.computers import Computer, FolderContents, Joined
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import ComputersChanged, ExchangeFinished, FolderChecked
from reader.domain.ids import iso_time
from reader.domain.sentences import counted
from reader.storage import computers


def register(name: str, parser: argparse.ArgumentParser) -> None:
    del name
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    join = actions.add_parser(
        "join", help="keep subscriptions and marks in step with other computers, through a folder that is carried between them"
    )
    join.add_argument("folder", metavar="FOLDER", help="folder that Syncthing, Nextcloud, Dropbox or a stick carries")
    join.add_argument(
        "--name", default="", metavar="NAME", help="name of this computer for the others; its host name if not given"
    )
    join.add_argument(
        "--passphrase",
        action="store_true",
        help="ask for the passphrase of the folder, or read it from standard input; the first computer chooses it",
    )
    join.add_argument("--yes", action="store_true", help="join although the folder is in use, or addresses here hold keys")
    listed = actions.add_parser("list", help="list the computers that use the folder")
    listed.add_argument("--json", action="store_true", help="print JSON")
    exchange = actions.add_parser("exchange", help="write and read changes now; exit code 1 if that failed")
    exchange.add_argument(
        "--old-changes",
        choices=("send", "drop"),
        help="decide on changes that were not sent for 30 days. drop: what the others did counts",
    )
    leave = actions.add_parser("leave", help="stop exchanging changes; everything here is kept")
    leave.add_argument("--remove-files", action="store_true", help="also remove the files of this computer from the folder")
    actions.add_parser(
        "passphrase",
        help="encrypt what is in the folder, or change its passphrase; every other computer has to join again with it",
    ).set_defaults(request=_passphrase_request)
    forget = actions.add_parser("forget", help="remove the files of a computer that is no longer used; what it changed is kept")
    forget.add_argument("name", metavar="NAME", help="name of the computer")
    join.set_defaults(request=_join_request)
    listed.set_defaults(run=_run_list)
    exchange.set_defaults(request=_exchange_request)
    leave.set_defaults(request=lambda options: Request.of("computers", leave=True, remove_files=options.remove_files))
    forget.set_defaults(request=lambda options: Request.of("computers", options.name, forget=True))


def _join_request(options: argparse.Namespace) -> Request:
    passphrase = _given_passphrase(Path(options.folder)) if options.passphrase else b""
    name = options.name or platform.node().partition(".")[0]
    # a window that carries this out was started elsewhere
    return Request.of("computers", os.path.abspath(options.folder), name, data=passphrase, join=True, yes=options.yes)  # noqa: PTH100 -- a link stays one


def _passphrase_request(options: argparse.Namespace) -> Request:
    del options
    return Request.of("computers", data=_given_passphrase(None), passphrase=True)


def _given_passphrase(folder: Path | None) -> bytes:
    """Read a folder's passphrase; a new one, chosen here, twice at a terminal. Raises PASSPHRASE_NOT_ENTERED."""
    from reader.engine.computers.folder import inspect

    given = given_secret("Passphrase")
    is_chosen = sys.stdin.isatty() and (folder is None or not inspect(folder).has_passphrase)
    if not given.strip() or (is_chosen and given_secret("The same again") != given):
        raise ReaderError(ProblemKind.PASSPHRASE_NOT_ENTERED)
    return given


def _exchange_request(options: argparse.Namespace) -> Request:
    answer = options.old_changes
    return Request.of("computers", exchange=True, send=answer == "send", drop=answer == "drop")


def carry_out(request: Request, conversation: Conversation, database: Path, say: Say) -> int:
    if "join" in request.options:
        return join(conversation, request, database, say)
    if "leave" in request.options:
        return leave(conversation, request, database, say)
    if "forget" in request.options:
        return forget(conversation, request, database, say)
    if "passphrase" in request.options:
        return set_passphrase(conversation, request, say)
    if request.options & {"send", "drop"}:
        conversation.answer(SettleUnsent("send" in request.options), ComputersChanged)
    return exchange(conversation, say)


def _run_list(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    return list_computers(profile.database, as_json=options.json, say=say)


def join(conversation: Conversation, request: Request, database: Path, say: Say) -> int:
    """Say what the folder holds, join it unless that has to be confirmed first, and exchange changes. Raises ReaderError."""
    contents = conversation.answer(CheckFolder(request.argument(0)), FolderChecked).contents
    for line in _found_lines(contents):
        say(Line(line))
    if (contents.computers or contents.keyed) and "yes" not in request.options:
        say(Line("Nothing was changed. To join, repeat the command with --yes.", is_error=True))
        return 1
    conversation.answer(JoinFolder(contents.folder, request.argument(1), request.data.decode(errors="replace")), ComputersChanged)
    joined = _joined(database)
    say(Line(f"This computer uses {joined.folder} as {joined.this.name}."))
    return exchange(conversation, say)


def _found_lines(contents: FolderContents) -> list[str]:
    """Describe what joining a folder means."""
    lines = []
    if contents.computers:
        names = ", ".join(each.name for each in contents.computers)
        lines.append(f"{counted(len(contents.computers), 'computer')} in this folder: {names}")
        lines.append(
            "Subscriptions, marks, tags and rules here and there are put together; where titles or settings differ, the folder's hold."
        )
    if contents.keyed:
        lines.append("Addresses of these feeds hold a key, which whoever can read the folder could use:")
        lines += [f"  {title}" for title in contents.keyed]
    return lines


def exchange(conversation: Conversation, say: Say) -> int:
    """Write and read changes; return 1 if that failed. Raises ReaderError."""
    done = conversation.answer(ExchangeNow(), ExchangeFinished)
    if done.problem is None or done.received or done.sent:
        say(Line(f"{counted(done.received, 'change')} from other computers, {done.sent} written."))
    if done.problem is not None:
        say(Line(f"beforehand: {done.problem.sentence()}", is_error=True))
    return 0 if done.problem is None else 1


def list_computers(database: Path, *, as_json: bool, say: Say) -> int:
    """Print the folder and a line for each computer: its name, when it was last here, its problem."""
    with reading(database) as connection:
        joined = computers.joined(connection)
    if as_json:
        say(Line(json.dumps(described(joined), ensure_ascii=False, indent=2)))
        return 0
    if joined is None:
        say(Line("This computer uses no folder. Join one with: beforehand computers join FOLDER", is_error=True))
        return 0
    say(Line(joined.folder))
    waiting = f"{counted(joined.waiting, 'change')} waiting" if joined.waiting else ""
    say(Line(_line(joined.this, "this computer", waiting, _sentence(joined.problem))))
    for each in joined.others:
        seen = f"last here {iso_time(each.seen_at)}" if each.seen_at is not None else ""
        say(Line(_line(each, seen, _sentence(each.problem))))
    return 0


def described(joined: Joined | None) -> dict[str, object]:
    """Return the folder and its computers as in `computers list --json` and `status --json`; times are ISO 8601."""
    if joined is None:
        return {"folder": None, "computers": []}
    return {
        "folder": joined.folder,
        "exchanged": iso_time(joined.exchanged_at),
        "waiting": joined.waiting,
        "problem": _sentence(joined.problem) or None,
        "computers": [
            {
                "name": each.name,
                "id": each.computer_id,
                "this": each is joined.this,
                "version": each.version,
                "seen": iso_time(each.seen_at),
                "problem": _sentence(each.problem) or None,
            }
            for each in (joined.this, *joined.others)
        ],
    }


def leave(conversation: Conversation, request: Request, database: Path, say: Say) -> int:
    """Stop exchanging changes with the folder. Raises ReaderError."""
    folder = _joined(database).folder
    removes = "remove_files" in request.options
    conversation.answer(LeaveFolder(removes_files=removes), ComputersChanged)
    say(Line(f"This computer no longer uses {folder}. {'Its files are removed there.' if removes else 'Its files stay there.'}"))
    return 0


def set_passphrase(conversation: Conversation, request: Request, say: Say) -> int:
    """Encrypt the folder, and write what is here again. Raises ReaderError."""
    conversation.answer(SetPassphrase(request.data.decode(errors="replace")), ComputersChanged)
    say(Line("The passphrase is set. On every other computer, join the folder again with --passphrase."))
    return exchange(conversation, say)


def forget(conversation: Conversation, request: Request, database: Path, say: Say) -> int:
    """Remove the files of another computer. Raises ReaderError."""
    name = request.argument(0)
    found = [each for each in _joined(database).others if name in {each.name, each.computer_id}]
    if len(found) > 1:
        listed = ", ".join(f"{each.computer_id} (last here {iso_time(each.seen_at) or 'never'})" for each in found)
        say(Line(f"beforehand: Several computers have this name. Forget one of them as: {listed}", is_error=True))
        return 1
    if not found:
        raise ReaderError(ProblemKind.NO_COMPUTER)
    conversation.answer(ForgetComputer(found[0].computer_id), ComputersChanged)
    say(Line(f"{found[0].name} is forgotten. If it is still in use, it comes back."))
    return 0


def _joined(database: Path) -> Joined:
    with reading(database) as connection:
        joined = computers.joined(connection)
    if joined is None:
        raise ReaderError(ProblemKind.NO_FOLDER)
    return joined


def _line(computer: Computer, *parts: str) -> str:
    return "  ".join(part for part in (computer.name, *parts) if part)


def _sentence(problem: Problem | None) -> str:
    return problem.sentence() if problem is not None else ""
