"""What a word on the command line may be: a file, an address, a number. Imports nothing heavy."""

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote, urlsplit

LONGEST_SCORECARD_DAYS = 3650
_DRIVE = re.compile(r"[A-Za-z][:|]")


def is_address(argument: str) -> bool:
    """Whether a word is an address rather than a file."""
    return "://" in argument or argument.lower().startswith(("feed:", "pcast:"))


def is_file(argument: str) -> bool:
    """Whether there is an ordinary file of this name; what no file can be called is none."""
    try:
        return Path(argument).is_file()
    except (OSError, ValueError):
        return False


def as_path(argument: str, *, on_windows: bool = sys.platform == "win32") -> str:
    """The path of a file that a desktop names by a file: address (RFC 8089, appendix E for Windows); anything else as it is.

    Elsewhere than on Windows an address that names another host has no path: it stays as it is.
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
    """The SHA-256 of a certificate, with or without colons. Raises ArgumentTypeError."""
    digits = argument.replace(":", "").lower()
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise argparse.ArgumentTypeError("a fingerprint has 64 hexadecimal digits (SHA-256)")
    return digits


def days(argument: str) -> int:
    """A number of days: a day to ten years. Raises ArgumentTypeError, as its siblings do."""
    if not argument.isdecimal() or not 1 <= int(argument) <= LONGEST_SCORECARD_DAYS:
        raise argparse.ArgumentTypeError(f"takes 1 to {LONGEST_SCORECARD_DAYS}, not {argument}")
    return int(argument)


def whole(least: int) -> Callable[[str], int]:
    """What reads a whole number of this or more."""

    def read(argument: str) -> int:
        if not argument.isascii() or not argument.isdigit() or len(argument) > 9 or int(argument) < least:
            raise argparse.ArgumentTypeError(f"{argument!r} is not a whole number of {least} or more")
        return int(argument)

    return read


def budget(argument: str) -> float:
    """Requests per feed and day."""
    try:
        number = float(argument)
    except ValueError:
        number = 0.0
    if not 0.1 <= number <= 96:
        raise argparse.ArgumentTypeError(f"{argument!r} is not a number from 0.1 to 96")
    return number
