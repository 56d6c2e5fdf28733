"""Loaded by the parser process of the hostile tests: notes every file, connection and process, but those of importing Python."""

import os
import sys

NAMES = {"open", "socket.connect", "socket.getaddrinfo", "subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork"}
OWN_SUFFIXES = (".py", ".pyc", ".so", ".pem", ".txt")
PART = ".pyc."
"""What Python compiles is written under such a name first."""
LOG = os.open(os.environ["BEFOREHAND_SPY"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)


def note(event: str, arguments: tuple[object, ...]) -> None:
    if event not in NAMES:
        return
    subject = str(arguments[0])
    if event == "open" and (
        subject.startswith(sys.prefix) or subject.endswith(OWN_SUFFIXES) or PART in subject or subject.isdigit()
    ):
        return
    os.write(LOG, f"{event} {subject}\n".encode("utf-8", "replace"))


sys.addaudithook(note)
