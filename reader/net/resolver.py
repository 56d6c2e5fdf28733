"""Name resolution with a time limit. Any thread."""

import socket
import threading
from collections.abc import Callable

from reader.supervision import run_in_thread

Resolver = Callable[[str, int, float], list[str]]
"""Takes host, port and timeout in seconds; returns numeric addresses, preferred ones first. Raises OSError if there are none."""


def resolve(host: str, port: int, timeout_seconds: float) -> list[str]:
    """Ask the operating system. Its look-up cannot be interrupted, so one that takes too long is abandoned in its own thread."""
    try:
        return _look_up(host, port, socket.AI_NUMERICHOST)
    except socket.gaierror:
        pass
    answer: list[list[str] | OSError | UnicodeError] = []
    answered = threading.Event()

    def ask() -> None:
        try:
            answer.append(_look_up(host, port, 0))
        except (OSError, UnicodeError) as error:
            answer.append(error)
        finally:
            answered.set()

    if not run_in_thread("name look-up", ask):
        # systems end a look-up after half a minute
        ask()
    answered.wait(timeout_seconds)
    if not answer:
        raise socket.gaierror(socket.EAI_AGAIN, "name lookup took too long")
    if isinstance(answer[0], list):
        return answer[0]
    raise socket.gaierror(socket.EAI_NONAME, "name not found") from answer[0]


def _look_up(host: str, port: int, flags: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=flags)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))
