"""Opens the window, or raises the one that is open. Main thread; Qt is imported only when a window will be shown."""

import logging
import os
from pathlib import Path

from reader.app.conversation import Conversation
from reader.app.crash import CrashReports, log_qt_messages
from reader.app.display import why_no_window
from reader.app.doorbell import Doorbell
from reader.app.logging_setup import set_up_logging
from reader.app.paths import Profile
from reader.app.single_instance import Answer, InstanceListener, Line, Request, Say
from reader.app.taking_turns import act_or_hand_over

SHOW = "show"
_log = logging.getLogger(__name__)


def open_window(profile: Profile, argument: str, say: Say) -> int:
    """Show the window until the user closes it; the exit code. Raises ReaderError."""
    wanted = _absolute(argument)
    return act_or_hand_over(profile, Request(SHOW, (wanted,)), say, lambda: _show(profile, wanted, say))


def _show(profile: Profile, argument: str, say: Say) -> int:
    trouble = why_no_window(os.environ)
    if trouble:
        say(Line(trouble, is_error=True))
        return 1
    from reader.app.run_window import run_window

    set_up_logging(profile.logs)
    CrashReports(profile.logs).install()
    log_qt_messages()
    conversation, doorbell = Conversation(), Doorbell()
    if argument:
        doorbell.ring(argument)

    def answer(request: Request, tell: Say) -> int:
        if request.command == SHOW:
            doorbell.ring(request.arguments[0])
            return 0
        # reached by a later start that brings a command; the window itself does not need it
        from reader.app.write_commands import carry_out

        return carry_out(request, conversation, profile.database, tell)

    listener = _listen(profile, answer)
    try:
        return run_window(profile, conversation, doorbell)
    finally:
        if listener is not None:
            listener.stop()


def _listen(profile: Profile, answer: Answer) -> InstanceListener | None:
    """None where the file system knows no sockets; later starts are then refused rather than heard."""
    try:
        return InstanceListener(profile.socket, answer)
    except OSError:
        _log.warning("Later starts cannot be heard", exc_info=True)
        return None


def _absolute(argument: str) -> str:
    """A file's whole path, since the window may run in another folder; addresses stay as they are."""
    return str(Path(argument).absolute()) if argument and Path(argument).exists() else argument
