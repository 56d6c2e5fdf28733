"""Carries out the commands of the command line, in this process or in the one that shows the window."""

from pathlib import Path

from reader.app.arguments import is_address
from reader.app.paths import Profile
from reader.app.single_instance import Request, Say
from reader.app.taking_turns import act_or_hand_over
from reader.domain.errors import ProblemKind, ReaderError
from reader.storage import inspection
from reader.storage.given_files import read_given

WITHOUT_DATABASE = ("replay", "backups", "restore")
"""Commands that do not look at the profile's database, so that it may be in any state."""


def run_command(command: str, options: dict[str, object], profile: Profile, say: Say) -> int:
    """Carry out one command, after mending the database where it turns out to need that; its exit code. Raises ReaderError."""
    try:
        if command == "replay":
            return _carry_out(command, options, profile, say)
        inspection.refuse_odd(profile.database)
        if command not in WITHOUT_DATABASE:
            inspection.refuse_missing(profile.database, profile.backups)
        return _carry_out(command, options, profile, say)
    except ReaderError as error:
        if error.problem.kind not in (ProblemKind.DAMAGED_DATABASE, ProblemKind.MISSING_DATABASE) or command in WITHOUT_DATABASE:
            raise
        from reader.app.recovery import repair_and_report

        repair_and_report(profile, error, say)
    return _carry_out(command, options, profile, say)


def _carry_out(command: str, options: dict[str, object], profile: Profile, say: Say) -> int:
    match command:
        case "list" | "status" | "export":
            return _read(command, options, profile, say)
        case "replay":
            from reader.app.replay_command import ReplayOptions, run_replay

            return run_replay(ReplayOptions.of(options), say)
        case "scorecard" | "explain" | "backup" | "backups" | "restore":
            return _report(command, options, profile, say)
        case "add":
            return _change(Request("add", (str(options["url"]),)), profile, say)
        case "import":
            return _change(_import_request(str(options["source"]), fetches=bool(options["refresh"])), profile, say)
        case _:
            names = options["feeds"]
            named = tuple(str(name) for name in names) if isinstance(names, list) else ()
            return _change(Request("refresh", named, _flags(json=bool(options["json"]))), profile, say)


def _read(command: str, options: dict[str, object], profile: Profile, say: Say) -> int:
    from reader.app import read_commands
    from reader.engine.system_clock import SystemClock

    if command == "export":
        if options["everything"]:
            from reader.app.export_command import export_all

            return export_all(profile.database, str(options["target"]), SystemClock(), say)
        if options["habits"]:
            return read_commands.export_habits(profile.database, Path(str(options["target"])), say)
        return read_commands.export(profile.database, str(options["target"]), SystemClock(), say)
    as_json = bool(options["json"])
    if command == "list":
        return read_commands.list_subscriptions(profile.database, as_json=as_json, say=say)
    return read_commands.print_status(profile.database, as_json=as_json, clock=SystemClock(), say=say)


def _report(command: str, options: dict[str, object], profile: Profile, say: Say) -> int:
    if command in ("backup", "backups", "restore"):
        from reader.app import backup_commands

        return backup_commands.run(command, options, profile, say)
    from reader.engine.system_clock import SystemClock

    as_json = bool(options["json"])
    if command == "scorecard":
        if options["interests"]:
            from reader.app.interests_command import print_interests

            return print_interests(profile.database, as_json=as_json, clock=SystemClock(), say=say)
        from reader.app.scorecard_command import print_scorecard

        return print_scorecard(profile.database, days=int(str(options["days"])), as_json=as_json, clock=SystemClock(), say=say)
    from reader.app.explain_command import print_feed

    return print_feed(profile.database, str(options["feed"]), as_json=as_json, clock=SystemClock(), say=say)


def _change(request: Request, profile: Profile, say: Say) -> int:
    """With an engine of our own, or by the program that uses the profile already."""
    return act_or_hand_over(profile, request, say, lambda: _change_here(request, profile, say))


def _change_here(request: Request, profile: Profile, say: Say) -> int:
    from reader.app.compose import start_engine
    from reader.app.conversation import Conversation
    from reader.app.logging_setup import set_up_logging
    from reader.app.write_commands import carry_out

    set_up_logging(profile.logs)
    conversation = Conversation()
    engine = start_engine(profile, conversation.publish, automatic=False)
    conversation.begin(engine.submit)
    try:
        return carry_out(request, conversation, profile.database, say)
    finally:
        engine.stop()


def _import_request(source: str, *, fetches: bool) -> Request:
    return Request("import", (source,), _flags(refresh=fetches), b"" if is_address(source) else read_given(source))


def _flags(**flags: bool) -> frozenset[str]:
    return frozenset(name for name, is_set in flags.items() if is_set)
