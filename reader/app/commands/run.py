"""Runs commands of the command line, in this process or the one that shows the window."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from reader.app.commands import COMMANDS, Needs
from reader.app.paths import Profile
from reader.app.profile_lock import act_or_hand_over
from reader.app.single_instance import Line, Request, Say, error_line
from reader.domain.errors import ProblemKind, ReaderError
from reader.storage import database_file
from reader.storage.connection import DatabaseError

if TYPE_CHECKING:
    from reader.app.single_instance import Conversation

UNKNOWN_COMMAND = 2


def run_command(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    """Run one command, repairing the database first if needed; return its exit code. Raises ReaderError."""
    needs = COMMANDS[options.command].needs
    try:
        if needs is not Needs.NOTHING:
            database_file.refuse_odd(profile.database)
        if needs is Needs.DATABASE:
            database_file.refuse_missing(profile.database, profile.backups)
        return _run(options, profile, say)
    except ReaderError as error:
        is_repairable = error.problem.kind in (ProblemKind.DAMAGED_DATABASE, ProblemKind.MISSING_DATABASE)
        if not is_repairable or needs is not Needs.DATABASE:
            raise
        from reader.app.recovery import bring_up_to_date

        database_file.suspect(profile.database)
        bring_up_to_date(profile, say)
    # remaining problems are reported unchanged
    return _run(options, profile, say)


def carry_out(request: Request, conversation: "Conversation", database: Path, say: Say) -> int:
    """Fulfil a request where the engine runs; return its exit code. Any thread but the engine's."""
    row = COMMANDS.get(request.command)
    if row is None or not row.changes:
        # a request of another version
        say(Line(f"beforehand: the running Beforehand does not know the command {request.command}", is_error=True))
        return UNKNOWN_COMMAND
    try:
        code: int = row.load().carry_out(request, conversation, database, say)
    except ReaderError as error:
        say(error_line(error))
        return 1
    return code


def _run(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    if "request" in options:
        request: Request = options.request(options)
        return act_or_hand_over(profile, request, say, lambda: _carry_out_here(request, profile, say))
    if COMMANDS[options.command].needs is Needs.DATABASE:
        _bring_up_to_date(profile, say)
    code: int = options.run(options, profile, say)
    return code


def _bring_up_to_date(profile: Profile, say: Say) -> None:
    """Migrate the database before the first read-only command after an upgrade. Raises ReaderError."""
    try:
        is_behind = database_file.is_behind(profile.database)
    except DatabaseError:
        # the command itself reports the problem
        return
    if is_behind:
        from reader.app.recovery import bring_up_to_date

        bring_up_to_date(profile, say)


def _carry_out_here(request: Request, profile: Profile, say: Say) -> int:
    from reader.app.compose import start_engine
    from reader.app.logging_setup import set_up_logging, tear_down_logging
    from reader.app.single_instance import Conversation

    set_up_logging(profile.logs)
    conversation = Conversation()
    engine = start_engine(profile, conversation.publish, automatic=False)
    conversation.begin(engine.submit)
    try:
        return carry_out(request, conversation, profile.database, say)
    finally:
        engine.stop()
        tear_down_logging()
