"""The engine on a virtual clock with an account on the server of ours, spoken to without sockets: every request is seen, and may be spoiled."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

from reader.domain.accounts import Account, ApiCall, Server, ServerKind, SignIn
from reader.domain.commands import AddAccount, SyncAccounts
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import AccountAdded, SyncFinished
from reader.domain.ids import EntryId
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.lab.simulation import Simulation
from reader.net.headers import http_date
from reader.storage import outbox
from reader.storage.connection import WriteConnection
from tests.fakes.loopback import Request, Response
from tests.fakes.sync_server import FRESHRSS, Quirks, SyncServer
from tests.fakes.world import START, World, make_core, published

KINDS = {FRESHRSS: ServerKind.FRESHRSS}
STATUSES = {
    401: ProblemKind.UNAUTHORIZED,
    404: ProblemKind.NOT_FOUND,
    429: ProblemKind.RATE_LIMITED,
    503: ProblemKind.UNAVAILABLE,
}
KEY_REFUSALS = {302: ProblemKind.KEY_REFUSED, 401: ProblemKind.KEY_REFUSED, 403: ProblemKind.KEY_REFUSED}


@dataclass(frozen=True)
class Asked:
    """One request to the account's server."""

    at: float
    method: str
    path: str
    fields: tuple[tuple[str, str], ...]
    json: bytes = b""

    @property
    def is_push(self) -> bool:
        """Whether it sends marks."""
        return self.path.endswith("/edit-tag") or (self.method == "PUT" and self.path.startswith("/v1/entries"))

    @property
    def is_list(self) -> bool:
        """Whether it asks for a list of items, by which marks are known."""
        return self.path.endswith("/ids") or (self.method == "GET" and self.path == "/v1/entries")

    @property
    def items(self) -> list[int]:
        """Those it sends marks of."""
        if self.path.endswith("/bookmark"):
            return [int(self.path.split("/")[-2])]
        if self.json:
            return [int(each) for each in json.loads(self.json)["entry_ids"]]
        return [int(text.rpartition("/")[2], 16) for name, text in self.fields if name == "i"]


@dataclass
class AccountRun:
    """`spoil` may answer in place of the server: a problem, or a response of its own; None lets it answer.

    `keeps_time`: the server's clock goes with ours. `refresh_secret` is the token or key that the keyring has for refreshes, '' for the right one.
    `second` is that of another account, which signs in with a password.
    """

    server: SyncServer
    folder: Path
    sign_in: SignIn = SignIn.PASSWORD
    world: World = field(default_factory=World)
    asked: list[Asked] = field(default_factory=list)
    spoil: Callable[[Asked], Problem | Response | None] = lambda _: None
    slowness: float = 0.0
    keeps_time: bool = False
    refresh_secret: str = ""
    second: SyncServer | None = None
    simulation: Simulation = field(init=False)

    def __post_init__(self) -> None:
        self.start(START)

    def start(self, now: float) -> None:
        """Start the program, again with what it left."""
        self.simulation = Simulation(make_core(self.folder, now=now), self.answer, now=now)

    @property
    def connection(self) -> WriteConnection:
        return self.simulation.core.state.connection

    @property
    def secret(self) -> str:
        """What the server knows its user by."""
        return self.server.api_key if self.sign_in is SignIn.KEY else self.server.password

    @property
    def account(self) -> Account:
        (account,) = self.simulation.core.state.accounts.known.values()
        return account

    def add(self) -> Account:
        """Add the account, and let its first synchronisation run."""
        kind = KINDS.get(self.server.quirks, ServerKind.MINIFLUX)
        server = Server(kind, self.server.url)
        username = "" if self.sign_in is SignIn.KEY else self.server.username
        self.simulation.send(AddAccount(server, "My server", username, self.secret, self.sign_in))
        assert published(self.simulation, AccountAdded), self.simulation.events
        return self.account

    def sync(self) -> SyncFinished:
        """Synchronise now; how it ended."""
        command = SyncAccounts()
        self.simulation.send(command)
        (finished,) = [each for each in published(self.simulation, SyncFinished) if each.cause == command.command_id]
        return finished

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        """What a fetch thread would bring."""
        call = request.call
        if call is None:
            return self.world.answer(request, now)
        method = call.method or ("POST" if call.form or call.json else "GET")
        is_signed = call.sign_in is not SignIn.NONE
        asked = Asked(now, method, call.path, call.form or call.query, call.json)
        self.asked.append(asked)
        if self.keeps_time:
            self.pass_time(now)
        said = self.spoil(asked) or self._response(request)
        if isinstance(said, Problem):
            return FetchResult(request, 0, request.url, now, now + self.slowness, problem=said)
        is_key = call.sign_in is SignIn.REFRESH
        kind = KEY_REFUSALS.get(said.status) if is_key else None
        kind = kind or STATUSES.get(said.status, ProblemKind.HTTP_STATUS)
        problem = (
            None
            if said.status in {200, 201, 202, 204}
            else Problem(kind, "" if kind is ProblemKind.KEY_REFUSED else str(said.status))
        )
        retry, date = dict(said.headers).get("Retry-After"), dict(said.headers).get("Date")
        return FetchResult(
            request,
            said.status,
            request.url,
            now,
            now + self.slowness,
            content_type=said.content_type,
            body=said.body if problem is None or not is_signed or call.sign_in is SignIn.KEY else b"",
            wire_bytes=len(said.body),
            retry_after_seconds=int(retry) if retry else None,
            answered_at=int(http_date(date) or 0) if date else None,
            problem=problem,
        )

    def _response(self, request: FetchRequest) -> Response:
        call = request.call
        assert call is not None
        if call.sign_in is SignIn.REFRESH:
            return self._response_to_key(call)
        server = self.second if self.second and call.server.url.startswith(self.second.origin) else self.server
        target = call.server.url.removeprefix(server.origin) + call.path
        is_known = call.secret in {"", server.api_key if call.sign_in is SignIn.KEY else server.password}
        headers = {}
        if is_known and call.sign_in is SignIn.PASSWORD:
            headers = {"authorization": f"GoogleLogin auth={server.auth()}"}
        elif is_known and call.sign_in is SignIn.KEY:
            headers = {"x-auth-token": server.api_key}
        if not call.form:
            method = call.method or ("POST" if call.json else "GET")
            return server.answer(Request(method, f"{target}?{urlencode(call.query)}", headers, call.json))
        headers["content-type"] = "application/x-www-form-urlencoded"
        return server.answer(Request("POST", target, headers, urlencode([("T", server.token()), *call.form]).encode()))

    def _response_to_key(self, call: ApiCall) -> Response:
        """A refresh as `net` would send it."""
        target = call.url.removeprefix(self.server.origin)
        if call.server.kind is ServerKind.FRESHRSS:
            token = call.secret or self.refresh_secret or self.server.refresh_token
            query = urlencode([*call.query, ("user", call.username), ("token", token)])
            return self.server.answer(Request("GET", f"{target}?{query}", {}))
        key = call.secret or self.refresh_secret or self.server.api_key
        return self.server.answer(
            Request(call.method or "GET", f"{target}?{urlencode(call.query)}", {"x-auth-token": key}, call.json)
        )

    def pass_time(self, now: float) -> None:
        """Set the server's clock, but never back."""
        self.server.store.advance(max(int(now * 1_000_000) - self.server.store.now(), 0))

    def requests_for(self, path: str) -> list[Asked]:
        """Those for one path of the interface."""
        return [each for each in self.asked if each.path.endswith(path)]

    def pushes(self) -> list[Asked]:
        """The requests that sent marks."""
        return [each for each in self.asked if each.is_push]

    def entry_of(self, item: int) -> EntryId:
        """The entry that an item is here."""
        rows = self.connection.execute("SELECT entry_id FROM remote_item WHERE item_id = ?", (item,)).fetchall()
        return EntryId(rows[0][0])

    def own(self, column: str) -> set[int]:
        """The items whose mark is set here."""
        rows = self.connection.execute(
            f"SELECT r.item_id FROM remote_item r JOIN entry_status s ON s.entry_id = r.entry_id WHERE s.{column} = 1"  # noqa: S608 -- our own names
        ).fetchall()
        return {row[0] for row in rows}

    def items(self) -> set[int]:
        """The items that are stored."""
        return {row[0] for row in self.connection.execute("SELECT item_id FROM remote_item").fetchall()}

    def waiting(self) -> int:
        """How many marks wait to be sent."""
        return sum(outbox.counts(self.connection).values())


def account_run(folder: Path, quirks: Quirks = FRESHRSS, sign_in: SignIn = SignIn.PASSWORD, *, items: int = 30) -> AccountRun:
    """A run with a server that has two feeds, the second with so many items: with 300, reading and marking them takes several requests.

    The caller closes the server. Each synchronisation of each invented day lists the items, which is most of what such a test costs.
    """
    server = SyncServer(quirks, now=int(START) * 1_000_000)
    server.store.add_feed("http://site.test/a", title="A", folder="News", items=20)
    server.store.add_feed("http://site.test/b", title="B", folder="Fun", items=items)
    return AccountRun(server, folder, sign_in)
