"""Opens the window, or raises the open one. Main thread; Qt is imported only when a window will be shown."""

import logging
import os
from pathlib import Path

from reader.app.commands.arguments import is_file
from reader.app.crash import CrashReports, log_qt_messages
from reader.app.display import can_show
from reader.app.logging_setup import set_up_logging
from reader.app.memory import restore_imports
from reader.app.paths import Profile
from reader.app.profile_lock import act_or_hand_over
from reader.app.single_instance import Answer, Conversation, InstanceListener, InstanceSignals, Line, Request, Say
from reader.domain.errors import ProblemKind, ReaderError

SHOW = "show"
HIDDEN = "hidden"
TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 -- the name under which the desktop gives leave to come to the front
_log = logging.getLogger(__name__)


def open_window(profile: Profile, argument: str, say: Say, *, is_hidden: bool = False) -> int:
    """Show the window, or only its tray icon, until the user quits; return the exit code. Raises ReaderError."""
    # a file's absolute path, since the window may run in another folder
    wanted = str(Path(argument).absolute()) if is_file(argument) else argument
    request = Request(SHOW, (wanted, os.environ.pop(TOKEN, "")), frozenset({HIDDEN} if is_hidden else ()))
    try:
        code = act_or_hand_over(profile, request, say, lambda: _show(profile, wanted, say, is_hidden=is_hidden))
    except ReaderError as error:
        if error.problem.kind is not ProblemKind.PROFILE_READ_ONLY or not profile.database.exists():
            raise
        return _show_unchangeable(profile, say)
    if code < 0:
        from reader.app.lifetime import restart

        try:
            restart(argument)
        except OSError as error:
            say(Line(f"beforehand: could not restart ({error.strerror}).", is_error=True))
            return 1
    return code


def _show_unchangeable(profile: Profile, say: Say) -> int:
    """Show a read-only profile, without lock, log or later starts."""
    if not can_show(say):
        return 1
    restore_imports()
    from reader.app.run_window import run_window

    log_qt_messages()
    return run_window(profile, Conversation(), InstanceSignals(), is_standalone=True)


def _show(profile: Profile, argument: str, say: Say, *, is_hidden: bool) -> int:
    if not can_show(say):
        return 1
    restore_imports()
    from reader.app.run_window import run_window

    set_up_logging(profile.logs)
    reports = CrashReports(profile.logs)
    reports.install()
    log_qt_messages()
    conversation, instance_signals = Conversation(), InstanceSignals()
    if argument:
        instance_signals.ring(argument)

    def answer(request: Request, reply: Say) -> int:
        if request.command == SHOW:
            # a hidden start at login must not raise the open window
            argument = request.argument(0)
            if HIDDEN not in request.options or argument:
                instance_signals.ring(argument, *request.arguments[1:2])
            return 0
        # imported for commands of later starts; the window itself does not need it
        from reader.app.commands.run import carry_out

        return carry_out(request, conversation, profile.database, reply)

    listener = _listen(profile, answer)
    try:
        return run_window(profile, conversation, instance_signals, reports=reports, is_hidden=is_hidden and not argument)
    finally:
        if listener is not None:
            listener.stop()


def _listen(profile: Profile, answer: Answer) -> InstanceListener | None:
    """Listen for later starts; None if the file system has no sockets, in which case they are refused."""
    try:
        return InstanceListener(profile.socket, answer)
    except OSError:
        _log.warning("Later starts cannot be heard", exc_info=True)
        return None
