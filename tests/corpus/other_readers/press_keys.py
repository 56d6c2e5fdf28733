"""Opens Newsboat in a terminal of its own and presses keys: read the newest article, read and flag the oldest, quit; `make` runs it."""

import os
import pty
import select
import sys

KEYS = (b"\r", b"\r", b"q", b"\x1bOF", b"\r", b"q", b"\x05", b"s\r", b"q", b"q")


def quiet(terminal: int, seconds: float) -> None:
    """Read what is drawn until nothing more comes."""
    while select.select([terminal], [], [], seconds)[0]:
        try:
            os.read(terminal, 65_536)
        except OSError:
            return


if __name__ == "__main__":
    os.environ.update(TERM="xterm", LINES="40", COLUMNS="120")
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(sys.argv[1], sys.argv[1:])  # noqa: S606 -- the reader that was asked for
    quiet(terminal, 3)
    for key in KEYS:
        os.write(terminal, key)
        quiet(terminal, 1)
