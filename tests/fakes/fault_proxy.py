"""A proxy on loopback between a client and its server that fails as networks and servers do, at a given rate.

    with FaultProxy(server.origin, rate=0.15, seed=3) as proxy:
        ... proxy.url(server.url) ... proxy.faults ... proxy.seen, proxy.most_at_once

Chance is drawn by request from the seed, so the same requests in the same order fail alike. Who signs in is let through.
"""

import contextlib
import http.client
import random
import threading
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from urllib.parse import urlsplit

from tests.fakes.loopback import LoopbackServer, Request, Response
from tests.fakes.waiting import PATIENCE

LOGIN_PAGE = b"<!DOCTYPE html><html><body>Please log in to this wifi</body></html>"
KEPT = {"content-type", "retry-after", "x-reader-google-bad-token", "google-bad-token", "date"}
DROPPED = {"host", "connection", "accept-encoding", "content-length"}


class Fault(StrEnum):
    CUT_BEFORE = "cut before the server heard of it"
    CUT_AFTER = "cut after the server did it"
    ERROR = "500"
    BUSY = "503 with Retry-After"
    LOGIN_PAGE = "a network's login page"
    HALF = "half a body"
    UNAUTHORIZED = "401"
    EMPTY_LIST = "an empty list"
    FALSE_OK = "OK for nothing"


EVERYWHERE = tuple(fault for fault in Fault if fault not in {Fault.EMPTY_LIST, Fault.FALSE_OK})
OF_PATHS: Mapping[str, tuple[Fault, ...]] = {
    "stream/items/ids": (Fault.EMPTY_LIST,),
    "edit-tag": (Fault.FALSE_OK, Fault.FALSE_OK),
    "/v1/entries": (Fault.FALSE_OK, Fault.EMPTY_LIST),
}
CANNED = {
    Fault.CUT_BEFORE: Response(cut_after=-1),
    Fault.ERROR: Response(500, b"oops"),
    Fault.LOGIN_PAGE: Response(200, LOGIN_PAGE, "text/html"),
    Fault.UNAUTHORIZED: Response(401, b"Unauthorized!"),
    Fault.EMPTY_LIST: Response(200, b'{"itemRefs":[]}', "application/json"),
    Fault.FALSE_OK: Response(200, b"OK"),
}


class FaultProxy(LoopbackServer):
    """`origin` is the server's; `next_faults` come first, one a request whatever the rate, where they can be. `only` narrows the rest.

    `during` is called while the server works at a request.
    """

    def __init__(
        self,
        origin: str,
        *,
        rate: float = 0.0,
        seed: int = 1,
        only: Collection[Fault] = tuple(Fault),
        retry_after: int = 1,
        port: int = 0,
    ) -> None:
        super().__init__(port=port)
        self.rate = rate
        self.only = only
        self.retry_after = retry_after
        self.next_faults: list[Fault] = []
        self.during: Callable[[Request], None] | None = None
        self.faults: Counter[Fault] = Counter()
        self._server = urlsplit(origin)
        self._random = random.Random(seed)
        self._drawing = threading.Lock()

    def url(self, url: str) -> str:
        """An address at the server, by way of the proxy."""
        return self.origin + url.removeprefix(f"{self._server.scheme}://{self._server.netloc}")

    def answer(self, request: Request) -> Response:
        fault = self._draw(request)
        if fault is None:
            return self._forward(request)
        with self._drawing:
            self.faults[fault] += 1
        if fault is Fault.BUSY:
            return Response(503, b"busy", headers=[("Retry-After", str(self.retry_after))])
        if fault is Fault.FALSE_OK and request.method == "PUT":
            return Response(204)
        if fault is Fault.EMPTY_LIST and "/v1/" in request.path:
            return Response(200, b'{"total":0,"entries":[]}', "application/json")
        if fault in CANNED:
            return CANNED[fault]
        whole = self._forward(request)
        return Response(
            whole.status, whole.body, whole.content_type, cut_after=-1 if fault is Fault.CUT_AFTER else len(whole.body) // 2
        )

    def _draw(self, request: Request) -> Fault | None:
        if "/accounts/" in request.path:
            return None
        special = [
            each for part, faults in OF_PATHS.items() if part in request.path for each in faults if _is_possible(each, request)
        ]
        possible = [fault for fault in (*EVERYWHERE, *special) if fault in self.only]
        with self._drawing:
            if self.next_faults and (self.next_faults[0] in EVERYWHERE or self.next_faults[0] in special):
                return self.next_faults.pop(0)
            return self._random.choice(possible) if possible and self._random.random() < self.rate else None

    def _forward(self, request: Request) -> Response:
        connection = http.client.HTTPConnection(self._server.hostname or "", self._server.port, timeout=PATIENCE)
        headers = {name: text for name, text in request.headers.items() if name not in DROPPED}
        with contextlib.closing(connection):
            try:
                connection.request(request.method, request.target, request.body or None, headers)
                if self.during is not None:
                    self.during(request)
                answer = connection.getresponse()
                body = answer.read()
            except (OSError, http.client.HTTPException):
                # the server is not there, or broke off
                return Response(cut_after=-1)
            kept = [(name, text) for name, text in answer.getheaders() if name.lower() in KEPT - {"content-type"}]
            return Response(answer.status, body, answer.getheader("Content-Type") or "", kept)


def _is_possible(fault: Fault, request: Request) -> bool:
    """A change alone can be said to be done, and a list alone to be empty."""
    is_list = request.method == "GET" and not request.path.rpartition("/")[2].isdecimal()
    return {Fault.FALSE_OK: request.method != "GET", Fault.EMPTY_LIST: is_list}.get(fault, True)
