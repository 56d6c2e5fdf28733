"""What the fake feed server can answer: values that say what to send and how badly."""

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class SeenRequest:
    """One request as it arrived; `number` counts all requests of the server from 1, header names keep their spelling."""

    number: int
    method: str
    path: str
    headers: Mapping[str, str]
    peer_port: int

    def header(self, name: str) -> str | None:
        """A header field by any spelling of its name."""
        return next((value for key, value in self.headers.items() if key.lower() == name.lower()), None)


@dataclass(frozen=True, slots=True)
class Answer:
    """One scripted answer.

    `chunks` are sent chunked in place of `body`. `raw` replaces everything, head included. `length` overrides Content-Length,
    None leaves it out and closes at the end. `cut_after` closes after so many bytes of the body. `wait_for` holds the answer back
    until the event is set (or the server ends); `drip` sends the head (`drip_head`) or body byte by byte until then, for ever.
    With `ranges`, a part that is asked for under If-Range with this answer's validator is sent alone.
    With `conditional`, a request that carries this answer's validators gets a 304 with the same headers.
    """

    status: int = 200
    headers: Sequence[tuple[str, str]] = ()
    body: bytes = b""
    chunks: Sequence[bytes] | None = None
    raw: bytes | None = None
    length: int | None = -1
    cut_after: int | None = None
    wait_for: threading.Event | None = None
    drip: bool = False
    drip_head: bool = False
    endless: bytes = b""
    close: bool = False
    conditional: bool = True
    ranges: bool = False

    @property
    def validators(self) -> dict[str, str]:
        """The validators among the headers, by the name of the request field that brings them back."""
        names = {"etag": "If-None-Match", "last-modified": "If-Modified-Since"}
        return {names[key.lower()]: value for key, value in self.headers if key.lower() in names}

    def head(self) -> bytes:
        """Status line and header fields."""
        fields = list(self.headers)
        if self.chunks is not None:
            fields.append(("Transfer-Encoding", "chunked"))
        elif self.length is not None and not self.endless:
            fields.append(("Content-Length", str(len(self.body) if self.length < 0 else self.length)))
        if self.must_close:
            fields.append(("Connection", "close"))
        lines = [f"HTTP/1.1 {self.status} Scripted", *(f"{name}: {value}" for name, value in fields)]
        return "\r\n".join([*lines, "", ""]).encode("latin-1")

    @property
    def must_close(self) -> bool:
        """Whether the connection ends with this answer."""
        has_no_end = (self.length is None and self.chunks is None) or bool(self.endless) or self.drip or self.drip_head
        return self.close or has_no_end or self.cut_after is not None or self.raw is not None


@dataclass
class Script:
    """The answers of one path, in turn; the last one repeats."""

    answers: list[Answer] = field(default_factory=list)
    served: int = 0

    def next_answer(self) -> Answer:
        """The answer whose turn it is."""
        answer = self.answers[min(self.served, len(self.answers) - 1)]
        self.served += 1
        return answer
