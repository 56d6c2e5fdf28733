"""The server itself: where its interfaces are, and what a test may do to it while it runs."""

import hashlib
import ssl
from collections.abc import Callable
from dataclasses import replace
from email.utils import formatdate
from pathlib import Path

from tests.fakes.documents import Posting
from tests.fakes.loopback import LoopbackServer, Request, Response
from tests.fakes.sync_server import edits, greader, native, opml
from tests.fakes.sync_server.quirks import FRESHRSS, Quirks
from tests.fakes.sync_server.sites import Site
from tests.fakes.sync_server.store import SECOND, START, Store

HOTEL = b"<!DOCTYPE html><html><head><title>Welcome</title></head><body><form>Room number, please</form></body></html>"


class SyncServer(LoopbackServer):
    """One user's server. `path` keeps what it knows in a file; `sub_path` ("/rss") lies before all addresses.

    `has_api` False: its owner did not switch the interface on. `has_hotel`: a network's own page answers in place of it.
    `store.is_locked`: nothing is written, as the dialect has it. `before` is called with each request before it is answered.
    `broken` are feeds that their sites do not give, `disabled` those that the timer leaves out. `refresh_token` is that of the user's profile.
    `postings` are those of feeds without a site, by address: each is there from its date on.
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
        self.refresh_token = "token321"
        self.postings: dict[str, list[Posting]] = {}
        self.broken: set[int] = set()
        self.disabled: set[int] = set()
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

    def items_of(self, url: str) -> list[Posting]:
        """What a feed holds now. Raises NoFeedError."""
        if url not in self.postings:
            return self.fetch(url).items
        now = self.store.now() // SECOND
        return [each for each in self.postings[url] if (each.at or 0) <= now][:100]

    def run_timer(self) -> None:
        """What the server does by itself: fetch all feeds."""
        for feed_id in self.store.column("SELECT id FROM feed"):
            if feed_id not in self.disabled and feed_id not in self.broken:
                edits.refresh(self, feed_id)

    def answer(self, request: Request) -> Response:
        answered = self._answer(request)
        date = formatdate(self.store.now() // SECOND, usegmt=True)
        return replace(answered, headers=[("Date", date), *answered.headers])

    def _answer(self, request: Request) -> Response:
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
        if path == "/i/" and self.quirks.base_path:
            return self._refresh(request)
        return self._page(path)

    def _refresh(self, request: Request) -> Response:
        """FreshRSS's page as its own scripts ask for it. Who has no token is led to the page to sign in at; a broken site is an OK too."""
        asked = dict(request.query)
        is_list = (asked.get("c"), asked.get("a"), asked.get("get")) == ("index", "opml", "a")
        if not is_list and (asked.get("c"), asked.get("a"), asked.get("ajax")) != ("feed", "actualize", "1"):
            return Response(200, HOTEL, "text/html; charset=utf-8")
        if is_list and (asked.get("user"), asked.get("token")) == (self.username, self.refresh_token):
            return opml.fetched(self)
        if (asked.get("user"), asked.get("token")) != (self.username, self.refresh_token):
            return Response(302, headers=[("Location", f"{self.site}/i/?c=auth&a=login")])
        number = int(asked.get("id", "0"))
        if number not in self.broken:
            edits.refresh(self, number)
        return Response(200, b"OK\n", "text/html; charset=UTF-8")

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
