"""Reads whether the desktop asks for scroll bars that are always shown: a setting for people who cannot find hidden ones."""

import os
import sys
from functools import cache
from pathlib import Path

_OFF = {"0", "false"}


@cache
def are_always_shown() -> bool:
    """Return the user's setting; False if there is none."""
    try:
        if sys.platform == "win32":
            return _of_windows()
        return _of_macos(Path.home()) if sys.platform == "darwin" else of_gtk(os.environ, Path.home())
    except OSError:
        return False


def of_gtk(environ: "os._Environ[str] | dict[str, str]", home: Path) -> bool:
    """Return what GTK's variable says, else its files of settings."""
    asked = environ.get("GTK_OVERLAY_SCROLLING")
    if asked is not None:
        return asked.lower() in _OFF
    folder = Path(environ.get("XDG_CONFIG_HOME") or home / ".config")
    for version in ("gtk-4.0", "gtk-3.0"):
        path = folder / version / "settings.ini"
        if not path.is_file():
            continue
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition("=")
            if name.strip() == "gtk-overlay-scrolling":
                return value.strip().lower() in _OFF
    return False


def _of_windows() -> bool:
    import winreg

    with winreg.OpenKey(winreg.HKEY_CURRENT_USER, r"Control Panel\Accessibility") as key:  # type: ignore[attr-defined,unused-ignore]
        return bool(winreg.QueryValueEx(key, "DynamicScrollbars")[0] == 0)  # type: ignore[attr-defined,unused-ignore]


def _of_macos(home: Path) -> bool:
    import plistlib

    stored = (home / "Library/Preferences/.GlobalPreferences.plist").read_bytes()
    try:
        settings = plistlib.loads(stored)
    except Exception:  # noqa: BLE001 - a damaged file raises whatever its reader met
        return False
    return isinstance(settings, dict) and settings.get("AppleShowScrollBars") == "Always"
