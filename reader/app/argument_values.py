"""Types of command-line arguments: file, address, number. Imports nothing heavy."""

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote, urlsplit

SAVING = "beforehand:"
"""Scheme of links in other programs that name a page to save."""
USAGE_ERROR = 2
"""Exit code."""
LONGEST_SCORECARD_DAYS = 3650
_DRIVE = re.compile(r"[A-Za-z][:|]")


def is_address(argument: str) -> bool:
    return "://" in argument or argument.lower().startswith(("feed:", "pcast:", SAVING))


def is_file(argument: str) -> bool:
    """Check whether there is an ordinary file of this name; invalid names give False."""
    try:
        return Path(argument).is_file()
    except (OSError, ValueError):
        return False


def as_path(argument: str, *, on_windows: bool = sys.platform == "win32") -> str:
    """Return the path of a file: address (RFC 8089, appendix E for Windows), or the argument unchanged. Except on Windows, an
    address that names another host has no path and stays unchanged.
    """
    if not argument.lower().startswith("file:/"):
        return argument
    parts = urlsplit(argument)
    host, path = parts.netloc, unquote(parts.path)
    if host.lower() == "localhost":
        host = ""
    if not on_windows:
        return argument if host else path
    if _DRIVE.fullmatch(host):
        host, path = "", f"/{host}{path}"
    if _DRIVE.fullmatch(path[1:3]):
        return f"{path[1]}:{path[3:] or '/'}"
    return f"//{host}{path}" if host else path


def fingerprint(argument: str) -> str:
    """Parse a certificate's SHA-256, with or without colons. Raises ArgumentTypeError."""
    digits = argument.replace(":", "").lower()
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise argparse.ArgumentTypeError("a fingerprint has 64 hexadecimal digits (SHA-256)")
    return digits


def days(argument: str) -> int:
    """Parse a number of days, from one day to ten years. Raises ArgumentTypeError."""
    if not argument.isdecimal() or not 1 <= int(argument) <= LONGEST_SCORECARD_DAYS:
        raise argparse.ArgumentTypeError(f"takes 1 to {LONGEST_SCORECARD_DAYS}, not {argument}")
    return int(argument)


def whole(least: int) -> Callable[[str], int]:
    """Return a parser for whole numbers of at least `least`."""

    def read(argument: str) -> int:
        if not argument.isascii() or not argument.isdigit() or len(argument) > 9 or int(argument) < least:
            raise argparse.ArgumentTypeError(f"{argument!r} is not a whole number of {least} or more")
        return int(argument)

    return read


def budget(argument: str) -> float:
    try:
        number = float(argument)
    except ValueError:
        number = 0.0
    if not 0.1 <= number <= 96:
        raise argparse.ArgumentTypeError(f"{argument!r} is not a number from 0.1 to 96")
    return number
