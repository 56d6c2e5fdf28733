"""A server that keeps feeds, spoken to as the program does it: its own requests, sign-in and reading of answers."""

import itertools
import json
from dataclasses import dataclass, field
from typing import Any

import requests

from reader.domain.accounts import AnswerKind, ApiCall, Server, ServerAnswer, ServerFeed, ServerItem, ServerKind, SignIn
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.formats.servers.answers import read_answer
from reader.net.fetcher import Fetcher
from tests.fakes.documents import postings
from tests.fakes.feed_server import FeedServer
from tests.fakes.real_clock import RealClock
from tests.fakes.sync_server import Quirks
from tests.fakes.sync_server.streams import STATE, long_id
from tests.fakes.waiting import PATIENCE

POSTED_AT = 1_795_300_000
API = "/reader/api/0/"
ME = "user/-/"
READING_LIST, READ, STARRED, KEPT_UNREAD = (f"{ME}{STATE}{name}" for name in ("reading-list", "read", "starred", "kept-unread"))
Fields = tuple[tuple[str, str], ...]
_numbers = itertools.count(1)


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a call, whatever its status; 0 is no answer at all."""

    result: FetchResult

    @property
    def status(self) -> int:
        return self.result.status

    @property
    def ok(self) -> bool:
        return self.result.problem is None

    @property
    def text(self) -> str:
        return self.result.body.decode()

    def json(self) -> Any:
        return json.loads(self.result.body)

    def read(self, kind: AnswerKind) -> ServerAnswer:
        return read_answer(kind, self.result.body, self.result.final_url)


@dataclass(frozen=True, slots=True)
class Subscription:
    """A feed made for one case: what the server calls it, and its items from oldest to newest."""

    remote_id: str
    url: str
    path: str
    items: tuple[int, ...]


@dataclass
class Peer:
    """`url` is before the paths of its Google Reader API, `site` before those of Miniflux's own."""

    name: str
    quirks: Quirks
    url: str
    username: str
    password: str
    feeds: FeedServer
    site: str = ""
    api_key: str = ""
    prefix: str = "case"
    fetcher: Fetcher = field(default_factory=lambda: Fetcher("Beforehand", RealClock()))

    @property
    def server(self) -> Server:
        return Server(ServerKind(self.quirks.name), self.url)

    def plain_auth(self) -> tuple[str, str]:
        """The Auth value and T, without the program."""
        form = {"Email": self.username, "Passwd": self.password}
        answer = requests.post(f"{self.url}/accounts/ClientLogin", data=form, timeout=PATIENCE)
        auth = dict(line.split("=", 1) for line in answer.text.splitlines() if "=" in line)["Auth"]
        headers = {"Authorization": f"GoogleLogin auth={auth}"}
        return auth, requests.get(f"{self.url}{API}token", headers=headers, timeout=PATIENCE).text.strip()

    def get(self, path: str, **query: object) -> Reply:
        fields = tuple((name, str(text)) for name, text in query.items())
        return self._call(
            ApiCall(self.server, self.username, API + path, query=(("output", "json"), *fields), secret=self.password)
        )

    def post(self, path: str, *fields: tuple[str, str]) -> Reply:
        return self._call(ApiCall(self.server, self.username, API + path, form=fields, method="POST", secret=self.password))

    def native(self, method: str, path: str, *, query: Fields = (), data: Any = None) -> Reply:
        """Miniflux's own interface, by its key."""
        server = Server(ServerKind.MINIFLUX, self.site)
        body = b"" if data is None else json.dumps(data).encode()
        call = ApiCall(server, "", f"/v1/{path}", SignIn.KEY, query=query, json=body, method=method, secret=self.api_key)
        return self._call(call)

    def _call(self, call: ApiCall) -> Reply:
        return Reply(self.fetcher.fetch(FetchRequest(1, call.server.url + call.path, Purpose.SYNC, call=call)))

    def serve(self, count: int, *, title: str = "A feed", at: int = POSTED_AT) -> str:
        """A new feed on a site; its path there."""
        path = f"/{self.prefix}/{next(_numbers)}"
        self.feeds.feed(path, entries=postings(count, base=self.feeds.url(path), at=at), title=title, kind="atom")
        return path

    def subscribe(self, count: int = 3, *, title: str = "A feed", folder: str = "", at: int = POSTED_AT) -> Subscription:
        path = self.serve(count, title=title, at=at)
        url = self.feeds.url(path)
        fields = [("a", f"{ME}label/{folder}")] if folder else []
        answer = self.post("subscription/edit", ("ac", "subscribe"), ("s", f"feed/{url}"), *fields)
        assert answer.text == "OK", answer.text
        remote_id = self.server_feed(url).remote_id
        items = sorted(self.ids(s=remote_id, n=10_000))
        assert len(items) == count
        return Subscription(remote_id, url, path, tuple(items))

    def feed(self, url: str) -> dict[str, Any]:
        """As the server has it."""
        (found,) = [each for each in self.get("subscription/list").json()["subscriptions"] if each["url"] == url]
        return found

    def server_feed(self, url: str) -> ServerFeed:
        """As the program reads it."""
        (found,) = [each for each in self.server_feeds() if each.url == url]
        return found

    def server_feeds(self) -> tuple[ServerFeed, ...]:
        return self.get("subscription/list").read(AnswerKind.FEEDS).feeds

    def urls(self) -> list[str]:
        return [each.url for each in self.server_feeds()]

    def folder(self, url: str) -> str:
        return self.server_feed(url).folder

    def page(self, **query: object) -> tuple[list[int], str]:
        found = self.get("stream/items/ids", **query).read(AnswerKind.ITEM_IDS)
        return list(found.item_ids), found.continuation

    def ids(self, **query: object) -> list[int]:
        """All pages of a list."""
        found, after = self.page(**query)
        while after:
            more, after = self.page(**query, c=after)
            found += more
        return found

    def change(self, change: str, mark: str, *items: int) -> Reply:
        """One mark of items: `change` is a or r."""
        return self.post("edit-tag", (change, mark), *((("i", long_id(each))) for each in items))

    def contents(self, *items: int) -> list[dict[str, Any]]:
        """As the server has them."""
        found: list[dict[str, Any]] = self._contents(items).json()["items"]
        return found

    def items(self, *items: int) -> tuple[ServerItem, ...]:
        """As the program reads them."""
        return self._contents(items).read(AnswerKind.ITEMS).items

    def _contents(self, items: tuple[int, ...]) -> Reply:
        return self.post("stream/items/contents", ("output", "json"), *(("i", long_id(each)) for each in items))

    def labels(self, item: int) -> tuple[str, ...]:
        return self.items(item)[0].labels

    def states(self, item: int) -> set[str]:
        """Read and starred."""
        (found,) = self.items(item)
        return {name for name, is_set in (("read", found.is_read), ("starred", found.is_starred)) if is_set}
