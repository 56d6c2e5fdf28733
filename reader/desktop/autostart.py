"""Autostart with the session, by system: file contents and locations. Linux: an entry of ~/.config/autostart, tested here.
Windows (a value under Run in the registry) and macOS (a launch agent) are built by tested functions, but were never run on their
systems.
"""

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from reader import ID
from reader.whole_file import write_whole

NAME = "beforehand"
RUN_KEY = r"Software\Microsoft\Windows\CurrentVersion\Run"
_ESCAPED = str.maketrans({each: f"\\{each}" for each in '"`$\\'})
_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:=+@,")


def is_sandboxed() -> bool:
    """Return whether this is a Flatpak: sessions look into its folder as little as it sees theirs."""
    return "FLATPAK_ID" in os.environ


def is_autostart() -> bool:
    if sys.platform == "win32":
        return _registered() is not None
    path = _entry_path(os.environ, sys.platform, Path.home())
    if not path.is_file():
        # a pipe of that name would block forever
        return False
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return sys.platform == "darwin" or is_switched_on(text)


def set_autostart(command: Sequence[str], *, is_on: bool) -> None:
    """Have the session start this command, or not. Raises OSError."""
    if sys.platform == "win32":
        _register(windows_value(command) if is_on else None)
        return
    path = _entry_path(os.environ, sys.platform, Path.home())
    if not is_on:
        path.unlink(missing_ok=True)
        return
    document = launch_agent(command) if sys.platform == "darwin" else desktop_entry(command).encode()
    if is_sandboxed():
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_whole(path, document)


def desktop_entry(command: Sequence[str]) -> str:
    return (
        "[Desktop Entry]\nType=Application\nName=Beforehand\nComment=Has your feeds ready before you look\n"
        f"Exec={' '.join(map(_quoted, command))}\nIcon=beforehand\nTerminal=false\nX-GNOME-Autostart-enabled=true\n"
    )


def is_switched_on(entry: str) -> bool:
    """Return whether an entry of a freedesktop session is enabled: desktops disable it in place."""
    keys = dict(line.split("=", 1) for line in entry.splitlines() if "=" in line and not line.startswith("#"))
    values = {name.strip(): value.strip().lower() for name, value in keys.items()}
    return values.get("Hidden") != "true" and values.get("X-GNOME-Autostart-enabled") != "false"


def windows_value(command: Sequence[str]) -> str:
    """Return the command line of a value under Run."""
    import subprocess

    return subprocess.list2cmdline(command)


def launch_agent(command: Sequence[str]) -> bytes:
    import plistlib

    return plistlib.dumps({"Label": ID, "ProgramArguments": list(command), "RunAtLoad": True, "ProcessType": "Interactive"})


def _entry_path(environment: Mapping[str, str], platform: str, home: Path) -> Path:
    if platform == "darwin":
        return home / "Library" / "LaunchAgents" / f"{ID}.plist"
    folder = environment.get("XDG_CONFIG_HOME", "")
    # by the standard a relative path is ignored
    base = Path(folder) if Path(folder).is_absolute() else home / ".config"
    return base / "autostart" / f"{NAME}.desktop"


def _quoted(word: str) -> str:
    """Return a word of an Exec line: quoted where necessary; a per cent sign is doubled."""
    doubled = word.replace("%", "%%")
    if word and set(word) <= _PLAIN:
        return doubled
    # a backslash is unescaped twice: by the rules of values, then by those of quoting
    return '"' + doubled.translate(_ESCAPED).replace("\\", "\\\\") + '"'


if sys.platform == "win32":
    import winreg

    def _registered() -> str | None:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, RUN_KEY) as key:
            try:
                return str(winreg.QueryValueEx(key, NAME)[0])
            except FileNotFoundError:
                return None

    def _register(value: str | None) -> None:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, RUN_KEY, 0, winreg.KEY_SET_VALUE) as key:
            if value is not None:
                winreg.SetValueEx(key, NAME, 0, winreg.REG_SZ, value)
                return
            try:
                winreg.DeleteValue(key, NAME)
            except FileNotFoundError:
                return
