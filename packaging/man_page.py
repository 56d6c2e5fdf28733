"""Write the manual page from `beforehand --help`: `python packaging/man_page.py > beforehand.1`."""

import contextlib
import io
import os
import sys

from reader import __version__
from reader.app.commands import COMMANDS
from reader.app.commands.arguments import parse

HEAD = r""".TH BEFOREHAND 1 "" "Beforehand {version}" "User Commands"
.SH NAME
beforehand \- feed reader that has your feeds ready before you look
.SH SYNOPSIS
.B beforehand
[\fB\-\-profile\fR \fIDIR\fR] [\fICOMMAND\fR | \fIURL\fR | \fIFILE\fR]
.SH DESCRIPTION
A desktop feed reader. It learns when each feed posts and when you read, and spends a small budget of requests where they save you
the most waiting. Without a command it opens the window, or raises the one that is open; an address or OPML file is added there.
.SH FILES
.TP
.I ~/.local/share/beforehand
Subscriptions, articles and everything else of yours: one SQLite file, and its backups.
.TP
.I ~/.cache/beforehand
Pictures. Safe to delete.
.SH EXIT STATUS
0 success, 1 failure (one line on standard error), 2 invalid usage, 130 interrupted, 143 terminated.
.SH OPTIONS AND COMMANDS
"""


def main() -> str:
    """Return the page: our own header, then the help of the program and of each command."""
    os.environ["COLUMNS"] = "78"
    page = HEAD.format(version=__version__) + as_printed(help_of())
    return page + "".join(f".SS beforehand {name}\n" + as_printed(help_of(name)) for name in sorted(COMMANDS))


def help_of(*command: str) -> str:
    """The output of --help."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.suppress(SystemExit):
        parse([*command, "--help"])
    return printed.getvalue()


def as_printed(text: str) -> str:
    r"""Quote text for troff: escape `\` and `-`, and lines that would start a request."""
    lines = (line.replace("\\", r"\e").replace("-", r"\-") for line in text.splitlines())
    return ".nf\n" + "".join(("\\&" if line[:1] in {".", "'"} else "") + line + "\n" for line in lines) + ".fi\n"


if __name__ == "__main__":
    sys.stdout.write(main())
