"""Writes the manual page from what `beforehand --help` says: `python packaging/man_page.py > beforehand.1`."""

import contextlib
import io
import os
import sys

from reader import __version__
from reader.app.arguments import COMMANDS, parse

HEAD = r""".TH BEFOREHAND 1 "" "Beforehand {version}" "User Commands"
.SH NAME
beforehand \- feed reader that has your feeds ready before you look
.SH SYNOPSIS
.B beforehand
[\fB\-\-profile\fR \fIDIR\fR] [\fICOMMAND\fR | \fIURL\fR | \fIFILE\fR]
.SH DESCRIPTION
A feed reader for the desktop. It learns when each feed posts and when you look, and spends a small budget of requests where they
spare you most waiting. Without a command the window opens; a second start raises it and hands over an address or OPML file.
.SH FILES
.TP
.I ~/.local/share/beforehand
Subscriptions, articles and everything else that is yours: one SQLite file with backups beside it.
.TP
.I ~/.cache/beforehand
Pictures; they can be fetched again.
.SH EXIT STATUS
0 done, 1 it failed, 2 not understood, 130 interrupted.
.SH OPTIONS AND COMMANDS
"""


def main() -> str:
    """Give the page: a head of our own, then the help of the program and of each command as it is printed."""
    os.environ["COLUMNS"] = "78"
    page = HEAD.format(version=__version__) + as_printed(help_of())
    return page + "".join(f".SS beforehand {name}\n" + as_printed(help_of(name)) for name in sorted(COMMANDS))


def help_of(*command: str) -> str:
    """What --help prints."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.suppress(SystemExit):
        parse([*command, "--help"])
    return printed.getvalue()


def as_printed(text: str) -> str:
    r"""Lines as they are: `\` and `-` escaped, and what begins with a dot or an apostrophe kept from being a request."""
    lines = (line.replace("\\", r"\e").replace("-", r"\-") for line in text.splitlines())
    return ".nf\n" + "".join(("\\&" if line[:1] in {".", "'"} else "") + line + "\n" for line in lines) + ".fi\n"


if __name__ == "__main__":
    sys.stdout.write(main())
