"""An IMAP server on loopback that says what a test wants, over TLS or not: what a real one never says, or says never."""

import contextlib
import socket
import ssl
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Self

CERTIFICATES = Path(__file__).parent / "certificates"
USUAL = {
    "CAPABILITY": ["* CAPABILITY IMAP4rev1 IDLE AUTH=PLAIN", "{tag} OK"],
    "AUTHENTICATE": ["+ ", "{line}", "{tag} OK"],
    "EXAMINE": ["* 1 EXISTS", "* OK [UIDVALIDITY 7] ", "* OK [UIDNEXT 10] ", "{tag} OK [READ-ONLY]"],
    "LIST": ['* LIST (\\HasNoChildren) "." "News"', "* LIST () NIL INBOX", "{tag} OK"],
    "UID SEARCH": ["* SEARCH 9", "{tag} OK"],
    "UID FETCH": ["* 1 FETCH (UID 9 RFC822.SIZE 1 BODY[] {{1}}\r\nx)", "{tag} OK"],
    "DONE": ["{tag} OK"],
    "STARTTLS": ["{tag} OK", "{tls}"],
}
Answers = dict[str, list[str]]


class ImapServer:
    """Answers commands by their first words; `{line}` reads another line, `{tls}` begins TLS, `{silence}` waits for the end, `{end}`
    closes. `seen` are the commands without their tags.
    """

    def __init__(self, answers: Answers | None = None, greeting: str = "* OK ready", *, is_tls: bool = True) -> None:
        self.answers = USUAL | (answers or {})
        self._greeting = greeting
        self._is_tls = is_tls
        self.seen: list[str] = []
        self.lines: list[str] = []
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(CERTIFICATES / "good.pem", CERTIFICATES / "server.key")
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._over = threading.Event()
        self._threads: list[threading.Thread] = []

    @property
    def port(self) -> int:
        return int(self._listening.getsockname()[1])

    def __enter__(self) -> Self:
        self._begin(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _begin(self, work: Callable[[], None]) -> None:
        threading.Thread(target=work, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self._listening.accept()
                self._begin(lambda connection=connection: self._serve(connection))  # type: ignore[misc]

    def _serve(self, connection: socket.socket) -> None:
        with contextlib.suppress(OSError), contextlib.ExitStack() as stack:
            if self._is_tls:
                connection = self._context.wrap_socket(connection, server_side=True)
            stack.push(lambda *_: connection.close())
            reading = connection.makefile("rb")
            if self._greeting == "{silence}":
                self._over.wait()
            connection.sendall(self._greeting.encode() + b"\r\n")
            idle = ""
            while line := reading.readline().decode("latin-1"):
                tag, _, words = (idle + " DONE" if line.startswith("DONE") else line.strip()).partition(" ")
                idle = tag if words == "IDLE" else idle
                self.seen.append(words)
                for answer in next((each for name, each in self.answers.items() if words.startswith(name)), ["{tag} BAD"]):
                    if answer == "{line}":
                        self.lines.append(reading.readline().decode().strip())
                    elif answer == "{tls}":
                        connection = self._context.wrap_socket(connection, server_side=True)
                        reading = connection.makefile("rb")
                    elif answer == "{silence}":
                        self._over.wait()
                        return
                    elif answer == "{end}":
                        return
                    else:
                        connection.sendall(answer.format(tag=tag).encode() + b"\r\n")
