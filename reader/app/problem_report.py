"""Builds a report for bug fixers: versions and the end of the log, without addresses, host names and files. Any thread."""

import platform
import re
import sys
from pathlib import Path

from reader import __version__
from reader.app.logging_setup import redact
from reader.storage.connection import SQLITE_VERSION

LINES = 200
_URL = re.compile(r"""(?i)\b[a-z][a-z0-9+.-]*://[^\s<>"']+""")
_HOST = re.compile(r"(?i)(?<![\w.-])(?!reader\.)(?:[\w-]+\.)+[^\W\d_][\w-]+(?::\d+)?\b")
_ADDRESS = re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[0-9a-f]*(?::[0-9a-f]*){3,}\b", re.IGNORECASE)
_IN_QUOTES = re.compile(r"""(["'])((?:<home>|[A-Za-z]:)?[\\/].*?)\1(?!\w)""")
_PATH = re.compile(r"(?:<home>|(?:[A-Za-z]:)?[\\/][^\"'<>:\\/]+)[\\/](?:[^\"'<>:\\/]+[\\/])*[^\"'<>:]*")
"""Paths; names may hold spaces, so an unquoted path extends to the first character impossible in a name: better to remove too
much than reveal a name.
"""
_OURS = re.compile(r"(?i)(?:\.pyc?|\.sqlite)$")


def problem_report(logs: Path, toolkit: str) -> str:
    """Return versions, including the GUI toolkit's, then the last lines of the log."""
    versions = (
        f"Beforehand {__version__}",
        f"Python {platform.python_version()}, {toolkit}, SQLite {SQLITE_VERSION}",
        f"{platform.system()} {platform.release()}, {platform.machine()}, {'frozen' if getattr(sys, 'frozen', False) else 'source'}",
    )
    return "\n".join((*versions, "", *map(without_addresses, _last_lines(logs / "beforehand.log"))))


def without_addresses(line: str) -> str:
    """Redact a log line: no address, host or folder; module names stay."""
    line = redact(line)
    # its name may hold spaces, which end the pattern for paths; messages show it plain or quoted
    for home in (str(Path.home()), repr(str(Path.home()))[1:-1]):
        line = line.replace(home, "<home>") if len(home) > 1 else line
    line = _URL.sub("<address>", line)
    line = _IN_QUOTES.sub(lambda found: f"{found[1]}<folder>/{_file(found[2])}{found[1]}", line)
    line = _PATH.sub(lambda found: f"<folder>/{_file(found.group())}", line)
    line = _ADDRESS.sub("<address>", line)
    return _HOST.sub(lambda found: found.group() if _OURS.search(found.group()) else "<address>", line)


def _file(path: str) -> str:
    """Keep names of our own files only."""
    name, _, rest = re.split(r"[\\/]", path)[-1].partition(" ")
    return name if _OURS.search(name) and not _OURS.search(rest) else "<file>"


def _last_lines(path: Path) -> list[str]:
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return text.splitlines()[-LINES:]
