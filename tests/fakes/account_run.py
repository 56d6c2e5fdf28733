"""The engine on a virtual clock with an account on the server of ours, spoken to without sockets: every request is seen, and may be spoiled."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

from reader.domain.account_commands import AddAccount, SyncAccounts
from reader.domain.account_events import AccountAdded, SyncFinished
from reader.domain.accounts import Account, Server, ServerKind, SignIn
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import EntryId
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.lab.simulation import Simulation
from reader.storage.connection import WriteConnection
from tests.fakes.loopback import Request, Response
from tests.fakes.sync_server import FRESHRSS, Quirks, SyncServer
from tests.fakes.world import START, World, make_core, published

KINDS = {FRESHRSS: ServerKind.FRESHRSS}
TIMES_OUT = FetchResult


@dataclass(frozen=True)
class Asked:
    """One request to the account's server."""

    at: float
    method: str
    path: str
    fields: tuple[tuple[str, str], ...]
    json: bytes = b""


@dataclass
class AccountRun:
    """`spoil` may answer in place of the server: a problem, or a response of its own; None lets it answer."""

    server: SyncServer
    folder: Path
    sign_in: SignIn = SignIn.PASSWORD
    world: World = field(default_factory=World)
    asked: list[Asked] = field(default_factory=list)
    spoil: Callable[[Asked], Problem | Response | None] = lambda _: None
    slowness: float = 0.0
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
        said = self.spoil(asked) or self._response(request)
        if isinstance(said, Problem):
            return FetchResult(request, 0, request.url, now, now + self.slowness, problem=said)
        kind = {401: ProblemKind.UNAUTHORIZED, 429: ProblemKind.RATE_LIMITED, 503: ProblemKind.UNAVAILABLE}.get(
            said.status, ProblemKind.HTTP_STATUS
        )
        problem = None if said.status in {200, 201, 204} else Problem(kind, str(said.status))
        retry = dict(said.headers).get("Retry-After")
        return FetchResult(
            request,
            said.status,
            request.url,
            now,
            now + self.slowness,
            content_type=said.content_type,
            body=said.body if problem is None or not is_signed else b"",
            wire_bytes=len(said.body),
            retry_after_seconds=int(retry) if retry else None,
            problem=problem,
        )

    def _response(self, request: FetchRequest) -> Response:
        call = request.call
        assert call is not None
        target = call.server.url.removeprefix(self.server.origin) + call.path
        is_known = call.secret in {"", self.server.api_key if call.sign_in is SignIn.KEY else self.server.password}
        headers = {}
        if is_known and call.sign_in is SignIn.PASSWORD:
            headers = {"authorization": f"GoogleLogin auth={self.server.auth()}"}
        elif is_known and call.sign_in is SignIn.KEY:
            headers = {"x-auth-token": self.server.api_key}
        if not call.form:
            method = call.method or ("POST" if call.json else "GET")
            return self.server.answer(Request(method, f"{target}?{urlencode(call.query)}", headers, call.json))
        headers["content-type"] = "application/x-www-form-urlencoded"
        return self.server.answer(Request("POST", target, headers, urlencode([("T", self.server.token()), *call.form]).encode()))

    def requests_for(self, path: str) -> list[Asked]:
        """Those for one path of the interface."""
        return [each for each in self.asked if each.path.endswith(path)]

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
        return int(self.connection.execute("SELECT count(*) FROM outbox").fetchone()[0])


def account_run(folder: Path, quirks: Quirks = FRESHRSS, sign_in: SignIn = SignIn.PASSWORD) -> AccountRun:
    """A run with a server that has two feeds; the caller closes the server."""
    server = SyncServer(quirks, now=int(START) * 1_000_000)
    server.store.add_feed("http://site.test/a", title="A", folder="News", items=20)
    server.store.add_feed("http://site.test/b", title="B", folder="Fun", items=300)
    return AccountRun(server, folder, sign_in)
