"""The server itself: where its interfaces are, and what a test may do to it while it runs."""

import hashlib
import ssl
from collections.abc import Callable
from pathlib import Path

from tests.fakes.loopback import LoopbackServer, Request, Response
from tests.fakes.sync_server import greader, native
from tests.fakes.sync_server.quirks import FRESHRSS, Quirks
from tests.fakes.sync_server.sites import Site
from tests.fakes.sync_server.store import START, Store

HOTEL = b"<!DOCTYPE html><html><head><title>Welcome</title></head><body><form>Room number, please</form></body></html>"


class SyncServer(LoopbackServer):
    """One user's server. `path` keeps what it knows in a file; `sub_path` ("/rss") lies before all addresses.

    `has_api` False: its owner did not switch the interface on. `has_hotel`: a network's own page answers in place of it.
    `store.is_locked`: nothing is written, as the dialect has it. `before` is called with each request before it is answered.
    """

    def __init__(
        self,
        quirks: Quirks = FRESHRSS,
        *,
        path: Path | None = None,
        sub_path: str = "",
        port: int = 0,
        address: str = "127.0.0.1",
        tls: ssl.SSLContext | None = None,
        now: int = START,
    ) -> None:
        super().__init__(port=port, address=address, tls=tls)
        self.quirks = quirks
        self.sub_path = sub_path
        self.store = Store(path, ids_are_times=quirks.ids_are_times, default_folder=quirks.default_folder, now=now)
        self.username, self.password, self.api_key = "reader", "secret456", "key789"
        self.has_api = True
        self.has_hotel = False
        self.sign_ins = 0
        self.before: Callable[[Request], None] | None = None

    def __exit__(self, *arguments: object) -> None:
        super().__exit__(*arguments)
        self.store.close()

    @property
    def site(self) -> str:
        """What its user would type."""
        return f"{self.origin}{self.sub_path}"

    @property
    def url(self) -> str:
        """Before the paths of its Google Reader API."""
        return f"{self.site}{self.quirks.base_path}"

    def auth(self) -> str:
        """What stands for name and password once they were given."""
        return f"{self.username}/{hashlib.sha1(self.password.encode(), usedforsecurity=False).hexdigest()}"

    def token(self) -> str:
        if self.quirks.token_is_auth:
            return self.auth()
        return hashlib.sha1(self.auth().encode(), usedforsecurity=False).hexdigest().ljust(57, "Z")

    def fetch(self, url: str) -> Site:
        """A feed from a site; without the lock, other requests go on meanwhile."""
        return Site(url)

    def answer(self, request: Request) -> Response:
        if self.has_hotel:
            return Response(200, HOTEL, "text/html; charset=utf-8")
        if self.before is not None:
            self.before(request)
        self.store.advance(1_000)
        if not request.path.startswith(self.sub_path + "/"):
            return Response(404, b"Not Found")
        path = request.path.removeprefix(self.sub_path)
        if self.quirks.has_native and (answered := native.answer(self, request, path)) is not None:
            return answered
        if path.startswith(self.quirks.base_path):
            answered = greader.answer(self, request, path.removeprefix(self.quirks.base_path))
            if answered is not None:
                return answered
        return self._page(path)

    def _page(self, path: str) -> Response:
        """What a person sees who goes there, or what says that the interface is here."""
        if path == self.quirks.base_path and self.quirks.base_path:
            return Response(200, b"OK")
        if path == "/" or self.quirks.has_native:
            return Response(
                200, f"<!DOCTYPE html><html><title>{self.quirks.name}</title></html>".encode(), "text/html; charset=utf-8"
            )
        if path == "/api/":
            return Response(200, b"<!DOCTYPE html><html><title>FreshRSS API endpoints</title></html>", "text/html; charset=utf-8")
        return Response(404, b"Not Found")
