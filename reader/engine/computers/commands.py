"""The user's commands for the folder. Those that work with its files wait until an exchange is over."""

import math
import os
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    CheckFolder,
    Command,
    ExchangeNow,
    ForgetComputer,
    JoinFolder,
    LeaveFolder,
    RenameComputer,
    SetPassphrase,
    SettleUnsent,
)
from reader.domain.computers import FolderContents
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.events import ComputersChanged, FolderChecked
from reader.engine.computers import exchange, folder
from reader.engine.computers.exchange import own_of, work
from reader.engine.state import EngineState, FolderUse, KeepSecret, Run, Steps
from reader.engine.sync import accounts, runs
from reader.formats.computer_log import can_encrypt
from reader.net.credentials import LookUp, folder_place
from reader.net.redaction import holds_key
from reader.storage import computers, preferences, registers, subscriptions
from reader.storage.connection import database_path
from reader.storage.rows import storable

_KEY = "key"
"""User name under which the keyring has a folder's key."""
_PASSPHRASE = frozenset({ProblemKind.NEEDS_PASSPHRASE, ProblemKind.PASSPHRASE_CHANGED})


def check_folder(state: EngineState, command: CheckFolder, now: float) -> None:
    def steps(_run: Run) -> Steps:
        path = yield from work(partial(_joinable, command.folder, _profile(state)))
        found = yield from work(partial(_inspected, path))
        keyed = (
            each.title
            for each in subscriptions.subscriptions(state.connection)
            if each.account_id is None and holds_key(each.url) and not found.has_passphrase
        )
        contents = FolderContents(str(path), found.computers, found.has_passphrase, tuple(keyed), can_encrypt=can_encrypt())
        state.publish(FolderChecked(contents, cause=command.command_id))

    accounts.exchange(state, command, steps, now)


def _inspected(path: Path) -> folder.Contents:
    """Look into a folder before it is joined: nothing waits for one that is not there. Raises ReaderError."""
    try:
        return folder.inspect(path)
    except ReaderError as error:
        if error.problem.kind is ProblemKind.FOLDER_MISSING:
            raise ReaderError(ProblemKind.BAD_FOLDER, Detail(DetailKind.NOT_A_FOLDER, (str(path),))) from error
        raise


def join_folder(state: EngineState, command: JoinFolder, now: float) -> None:
    """Join a folder, or enter the passphrase of the one that is used."""
    name = _name(command.name)

    def steps(run: Run) -> Steps:
        path = yield from work(partial(_joinable, command.folder, _profile(state)))
        _refuse_other(state, path)
        salt, key = yield from work(partial(_unlocked, path, command.passphrase, state.look_up))
        if key is not None:
            kept = yield KeepSecret(folder_place(salt), _KEY, key.hex())
            if kept.problem is not None:
                # else the folder would have a passphrase from now on that no computer knows
                yield from work(partial(folder.withdraw, path))
                raise ReaderError(kept.problem.kind, kept.problem.detail)
        _refuse_other(state, path)
        change = undo = None
        if computers.own(state.connection) is None:
            computers.join(state.connection, str(path), exchange.new_id(name), name, run.now, salt)
            change, undo = Change(ChangeKind.FOLDER_JOINED, (str(path),)), LeaveFolder(removes_files=True)
        else:
            computers.set_salt(state.connection, salt)
            computers.note_exchange(state.connection, None, None)
        state.load_folder(run.now)
        use = _use(state)
        use.needs_check, use.named_at, use.write_at = True, -math.inf, run.now
        state.publish(ComputersChanged(undo, change, cause=command.command_id))

    accounts.exchange(state, command, steps, now)


def _profile(state: EngineState) -> Path:
    return Path(database_path(state.connection)).parent


def _joinable(given: str, profile: Path) -> Path:
    """Return the folder that was meant, if what we make in it was chosen. Raises BAD_FOLDER for a path that cannot be stored, or with
    which the database would be carried while it is used.
    """
    path = Path(given)
    if storable(given) != given or not path.is_absolute():
        raise ReaderError(ProblemKind.BAD_FOLDER, storable(given))
    if path.name == folder.TOP and (path / folder.FORMAT).exists():
        path = path.parent
    there, own = (Path(os.path.normcase(os.path.realpath(each))) for each in (path, profile))
    if there.is_relative_to(own) or own.is_relative_to(there):
        raise ReaderError(ProblemKind.BAD_FOLDER, Detail(DetailKind.PROFILE_THERE, (str(path),)))
    return path


def _refuse_other(state: EngineState, path: Path) -> None:
    """Refuse to use a second folder. Raises HAS_FOLDER."""
    own = computers.own(state.connection)
    waits = own is not None and own.problem is not None and own.problem.kind in _PASSPHRASE
    if own is not None and (own.folder != str(path) or not waits):
        raise ReaderError(ProblemKind.HAS_FOLDER, own.folder)


def _unlocked(path: Path, passphrase: str, look_up: LookUp) -> tuple[str, bytes | None]:
    """Make what all computers share, unless it is there; return the salt of its passphrase, and the key unless it is kept."""
    try:
        key = folder.begin(path, passphrase)
    except ReaderError as error:
        # it was used before, and left
        if error.problem.kind is ProblemKind.FOLDER_UNWRITABLE:
            raise ReaderError(ProblemKind.BAD_FOLDER, error.problem.detail) from error
        if error.problem.kind is not ProblemKind.NEEDS_PASSPHRASE:
            raise
        exchange.kept_cipher(folder.salt_of(path), look_up)
        key = None
    return folder.salt_of(path), key


def rename_computer(state: EngineState, command: RenameComputer, now: float) -> None:
    before = own_of(state)
    name = _name(command.name)
    computers.rename(state.connection, name)
    if state.folder is not None:
        state.folder.write_at = state.folder.changed_at = now
    undo = RenameComputer(before.name)
    state.publish(ComputersChanged(undo, Change(ChangeKind.COMPUTER_RENAMED, (name,)), cause=command.command_id))


def exchange_now(state: EngineState, command: ExchangeNow, now: float) -> None:
    del now
    own_of(state)
    _use(state).asked.append(command.command_id)


def settle_unsent(state: EngineState, command: SettleUnsent, now: float) -> None:
    """Send what waited too long with the next exchange, or let whatever others did count."""
    own_of(state)
    if not command.sends:
        computers.drop_unsent(state.connection)
    computers.note_exchange(state.connection, int(now), None)
    _use(state).write_at = now
    state.publish(ComputersChanged(cause=command.command_id))


def order(state: EngineState, command: LeaveFolder | ForgetComputer | SetPassphrase, now: float) -> None:
    """Have a command carried out once nothing else of ours works with the folder."""
    del now
    own_of(state)
    _use(state).orders.append(command)


def begin(state: EngineState, use: FolderUse, command: Command, now: float) -> None:
    """Begin an ordered command; the folder is its own until it is done."""

    def steps(run: Run) -> Steps:
        use.run = run.number
        try:
            yield from _ORDERS[type(command)](exchange.Exchange(state, use, run), command)
        finally:
            # also if a step could not be stored
            use.run = None
        runs.note_end(state)

    accounts.exchange(state, command, steps, now)


def _leave(done: exchange.Exchange, command: LeaveFolder) -> Steps:
    state, own = done.state, own_of(done.state)
    try:
        if command.removes_files:
            yield from exchange.open_folder(done)
            yield from work(partial(exchange.files_of(done).remove, own.computer_id))
        else:
            yield from exchange.write(done)
    except ReaderError as error:
        # nobody can write there now, and the user wants to be done with it
        exchange.log.info("The folder is left as it is: %s", error)
    registers.clear(state.connection)
    preferences.set_former_computer(state.connection, own.computer_id)
    state.folder = None
    undo = JoinFolder(own.folder, own.name)
    state.publish(ComputersChanged(undo, Change(ChangeKind.FOLDER_LEFT, (own.folder,)), cause=command.command_id))


def _forget(done: exchange.Exchange, command: ForgetComputer) -> Steps:
    """Write what the computer changed into the log of this one, and only then remove its own."""
    state = done.state
    known = computers.joined(state.connection)
    found = [each for each in known.others if each.computer_id == command.computer_id] if known is not None else []
    if not found:
        raise ReaderError(ProblemKind.NO_COMPUTER)
    yield from exchange.write(done)
    yield from exchange.read(done)
    yield from exchange.forget(done, command.computer_id)
    state.publish(ComputersChanged(None, Change(ChangeKind.COMPUTER_FORGOTTEN, (found[0].name,)), cause=command.command_id))


def _protect(done: exchange.Exchange, command: SetPassphrase) -> Steps:
    """Read what others wrote so far, since that cannot be read afterwards if one of them never comes back; only then change the key.
    Our own log is written again with it by the next exchange, as those of others are once they have it.
    """
    state, own = done.state, own_of(done.state)
    try:
        yield from exchange.write(done)
        yield from exchange.read(done)
    except ReaderError as error:
        # somebody took the passphrase away, and nothing is lost by setting one again
        if error.problem.kind is not ProblemKind.PASSPHRASE_GONE:
            raise
    salt, key = yield from work(partial(folder.new_key, command.passphrase))
    kept = yield KeepSecret(folder_place(salt.hex()), _KEY, key.hex())
    if kept.problem is not None:
        raise ReaderError(kept.problem.kind, kept.problem.detail)
    # whatever cannot be stored from here on, the next exchange finds the folder as it is then
    done.use.salt = salt.hex()
    done.use.needs_check, done.use.named_at, done.use.write_at = True, -math.inf, done.run.now
    yield from work(partial(folder.protect, Path(own.folder), salt, key))
    computers.set_salt(state.connection, salt.hex())
    computers.note_exchange(state.connection, None, None)
    state.publish(ComputersChanged(None, Change(ChangeKind.PASSPHRASE_SET), cause=command.command_id))


def _use(state: EngineState) -> FolderUse:
    if state.folder is None:
        raise ReaderError(ProblemKind.NO_FOLDER)
    return state.folder


def _name(given: str) -> str:
    """Return a computer's name on one line. Raises BAD_VALUE for an empty one."""
    name = " ".join(given.split())[: folder.NAME_LENGTH_MAX]
    if not name:
        raise ReaderError(ProblemKind.BAD_VALUE, given)
    return name


_ORDERS: Mapping[type, Callable[[exchange.Exchange, Any], Steps]] = {
    LeaveFolder: _leave,
    ForgetComputer: _forget,
    SetPassphrase: _protect,
}

COMMANDS: Mapping[type, Callable[[EngineState, Any, float], None]] = {
    CheckFolder: check_folder,
    JoinFolder: join_folder,
    LeaveFolder: order,
    RenameComputer: rename_computer,
    ForgetComputer: order,
    SetPassphrase: order,
    ExchangeNow: exchange_now,
    SettleUnsent: settle_unsent,
}
