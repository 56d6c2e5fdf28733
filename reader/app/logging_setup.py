"""Sets up the log file: rotating, without credentials. Call once, before any other thread starts."""

import logging
import logging.handlers
import re
import sys
from contextlib import suppress
from pathlib import Path

from reader.net import redaction

FILE_BYTES = 1 << 20
FILES_KEPT = 3
FORMAT = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"
_URL = re.compile(r"""(?i)\b(?:https?|feed|pcast|imaps?)://[^\s<>"'\\]+""")
_AUTHORIZATION = re.compile(
    r"(?i)\b((?:proxy-)?authorization\W{1,4}(?:(?:basic|bearer|digest)\s+|googlelogin\s+auth=)?|x-auth-token\W{1,4})[^\s,'\"]+"
)
_SIGN_IN = re.compile(r"""\b((?:Passwd|Auth|T)(?:=|['"],\s*['"]))[^\s&'"]{4,}""")
"""Credentials sent to or by an account's server, as a form, as lines, or as form pairs."""


def redact(text: str) -> str:
    """Remove secrets in addresses, and the contents of authorization headers and sign-ins."""
    text = _URL.sub(lambda found: redaction.redact(found.group()), text)
    text = _AUTHORIZATION.sub(r"\1" + redaction.HIDDEN, text)
    return _SIGN_IN.sub(r"\1" + redaction.HIDDEN, text)


class RedactingFormatter(logging.Formatter):
    """Redacts the formatted text, so that arguments, stack traces and messages of other libraries are covered as well."""

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))


class _LogFile(logging.handlers.RotatingFileHandler):
    """The program's log; `level_before` is the root logger's level to restore."""

    def __init__(self, path: Path, level_before: int) -> None:
        super().__init__(path, maxBytes=FILE_BYTES, backupCount=FILES_KEPT, encoding="utf-8", delay=True)
        self.setFormatter(RedactingFormatter(FORMAT))
        self.level_before = level_before
        self._line: str | None = None

    def emit(self, record: logging.LogRecord) -> None:
        self._line = None
        super().emit(record)

    def format(self, record: logging.LogRecord) -> str:
        """Format a line, caching it: the handler needs it to check the file size and to write it."""
        if self._line is None:
            self._line = super().format(record)
        return self._line

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 -- the name that logging calls
        """Drop a line that the disk has no room for: neither the terminal nor what was to be logged suffers from it."""
        if not isinstance(sys.exception(), OSError):
            super().handleError(record)

    def close(self) -> None:
        with suppress(OSError):
            super().close()


def set_up_logging(folder: Path, level: int = logging.INFO) -> Path:
    """Write the program's log to a file in an existing folder; return the file."""
    path = folder / "beforehand.log"
    root = logging.getLogger()
    root.addHandler(_LogFile(path, root.level))
    root.setLevel(level)
    logging.captureWarnings(capture=True)
    return path


def tear_down_logging() -> None:
    """Close the log file and restore logging; for shutdown and tests."""
    root = logging.getLogger()
    for handler in reversed(root.handlers[:]):
        if isinstance(handler, _LogFile):
            root.removeHandler(handler)
            root.setLevel(handler.level_before)
            handler.close()
    logging.captureWarnings(capture=False)
