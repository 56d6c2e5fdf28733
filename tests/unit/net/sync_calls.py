"""Calls to the fake server of an account, as the tests of the network side make them."""

from collections.abc import Callable, Generator

from reader.domain.accounts import ApiCall, Server, ServerKind
from reader.domain.ids import AccountId
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.net import credentials
from reader.net.credentials import AccountPlaces
from reader.net.fetcher import Fetcher
from tests.fakes.sync_server import SyncServer

API = "/reader/api/0"
STATE = "user/-/state/com.google"
LISTING = f"{API}/subscription/list"
READ = (("a", f"{STATE}/read"), ("i", "tag:google.com,2005:reader/item/0000000000000001"))
ACCOUNT = AccountId(3)
Send = Callable[[ApiCall], FetchResult]


def keep(server: SyncServer, secret: str, url: str = "") -> None:
    credentials.keep(AccountPlaces(ACCOUNT, url or server.url, server.username, 0).sign_in, server.username, secret)


def call(server: SyncServer, path: str = LISTING, *, url: str = "", certificate: str = "", **given: object) -> ApiCall:
    at = Server(ServerKind.OTHER, url or server.url, certificate=certificate)
    options: dict[str, object] = {"account_id": ACCOUNT}
    if not given.get("form") and not given.get("json"):
        options["query"] = (("output", "json"),)
    return ApiCall(at, server.username, path, **(options | given))  # type: ignore[arg-type]


def sending(fetcher: Fetcher, proxy: str = "") -> Send:
    def send(call: ApiCall) -> FetchResult:
        return fetcher.fetch(FetchRequest(7, call.server.url + call.path, Purpose.SYNC, call=call, proxy=proxy))

    return send


def driven(search: Generator[ApiCall, FetchResult, Server], send: Send) -> Server:
    """What a search finds; its ReaderError is raised."""
    try:
        asked = next(search)
        while True:
            asked = search.send(send(asked))
    except StopIteration as end:
        found: Server = end.value
        return found
