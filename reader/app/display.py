"""Checks whether a window can be shown here, and explains why not, before Qt would abort the program."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from reader.app.single_instance import Line, Say
from reader.domain.errors import ProblemKind, ReaderError

X_SOCKETS = Path("/tmp/.X11-unix")  # noqa: S108 - the place is fixed by the X Window System
OPEN_SOCKETS = Path("/proc/net/unix")
WHAT_TO_DO = """\
Beforehand cannot open its window: {reason}.
These work here:
  beforehand --demo --screenshot demo.png    a screenshot of the demo, without a display
  beforehand add | import | refresh | status   the command line (beforehand --help)
From a checkout these are: sh packaging/run --demo --screenshot demo.png, and so on."""


def why_no_window(environment: Mapping[str, str]) -> str:
    """Return why no window can be shown; empty if one probably can."""
    reason = _missing_display(environment) if sys.platform == "linux" and "QT_QPA_PLATFORM" not in environment else ""
    return WHAT_TO_DO.format(reason=reason) if reason else _missing_libraries()


def can_show(say: Say) -> bool:
    """Return whether a window can be shown; say why not."""
    trouble = why_no_window(os.environ)
    if trouble:
        say(Line(trouble, is_error=True))
    return not trouble


def _missing_display(environment: Mapping[str, str]) -> str:
    if environment.get("WAYLAND_DISPLAY"):
        return ""
    display = environment.get("DISPLAY", "")
    if not display:
        return "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    host, _, number = display.rpartition(":")
    if host in ("", "unix") and not _is_served(number.split(".")[0]):
        return f"no answer from the display {display}"
    return ""


def _is_served(number: str) -> bool:
    socket = X_SOCKETS / f"X{number}"
    if socket.exists():
        return True
    try:
        return f"@{socket}\n" in OPEN_SOCKETS.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False


def _missing_libraries() -> str:
    try:
        import PySide6.QtWidgets  # noqa: F401 - only whether it loads
    except ImportError as error:
        from reader.app.system_packages import install_instructions

        return f"Beforehand cannot open its window: {error}.\n{install_instructions()}".rstrip()
    return ""


def show_offscreen() -> None:
    """Let Qt draw into memory; call before any Qt object is created."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if sys.platform == "win32":
        # without a screen Qt looks for fonts beside its libraries only
        os.environ.setdefault("QT_QPA_FONTDIR", str(Path(os.environ.get("SYSTEMROOT", r"C:\Windows")) / "Fonts"))


def may_draw(file: Path, say: Say) -> bool:
    """Check whether a plot can be written, before the work, which takes minutes."""
    show_offscreen()
    if not can_show(say):
        return False
    from reader.app.crash import log_qt_messages

    log_qt_messages()
    if not file.absolute().parent.is_dir():
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{file} (no such folder)")
    return True
