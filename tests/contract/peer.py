"""A server that keeps feeds, spoken to as plainly as can be: what the cases of the contract ask it."""

import itertools
from dataclasses import dataclass, field
from typing import Any

import requests

from tests.fakes.documents import postings
from tests.fakes.feed_server import FeedServer
from tests.fakes.sync_server import Quirks
from tests.fakes.sync_server.streams import STATE, long_id, plain

PATIENCE = 60.0
POSTED_AT = 1_795_300_000
ME = "user/-/"
READING_LIST, READ, STARRED, KEPT_UNREAD = (f"{ME}{STATE}{name}" for name in ("reading-list", "read", "starred", "kept-unread"))
_numbers = itertools.count(1)


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
    http: requests.Session = field(default_factory=requests.Session)
    auth: str = ""
    token: str = ""

    def sign_in(self) -> None:
        self.http.trust_env = False
        answer = self.http.post(
            f"{self.url}/accounts/ClientLogin", data={"Email": self.username, "Passwd": self.password}, timeout=PATIENCE
        )
        self.auth = dict(line.split("=", 1) for line in answer.text.splitlines() if "=" in line)["Auth"]
        self.http.headers["Authorization"] = f"GoogleLogin auth={self.auth}"
        self.token = self.get("token").text.strip()

    def get(self, path: str, **query: object) -> requests.Response:
        return self.http.get(f"{self.url}/reader/api/0/{path}", params={"output": "json", **query}, timeout=PATIENCE)

    def post(self, path: str, *fields: tuple[str, str], **options: Any) -> requests.Response:
        """T first, as the product has it."""
        return self.http.post(f"{self.url}/reader/api/0/{path}", data=[("T", self.token), *fields], timeout=PATIENCE, **options)

    def native(self, method: str, path: str, *, key: str = "", **options: Any) -> requests.Response:
        headers = {"X-Auth-Token": key or self.api_key}
        return requests.request(method, f"{self.site}/v1/{path}", headers=headers, timeout=PATIENCE, **options)

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
        remote_id = self.feed(url)["id"]
        items = sorted(self.ids(s=remote_id, n=10_000))
        assert len(items) == count
        return Subscription(remote_id, url, path, tuple(items))

    def feed(self, url: str) -> dict[str, Any]:
        """As the list of subscriptions has it."""
        (found,) = [each for each in self.subscriptions() if each["url"] == url]
        return found

    def subscriptions(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.get("subscription/list").json()["subscriptions"]
        return found

    def folder(self, url: str) -> list[str]:
        return [each["label"] for each in self.feed(url)["categories"]]

    def page(self, **query: object) -> tuple[list[int], str]:
        found = self.get("stream/items/ids", **query).json()
        return [int(each["id"]) for each in found["itemRefs"] or []], found.get("continuation", "")

    def ids(self, **query: object) -> list[int]:
        """All pages of a list."""
        found, after = self.page(**query)
        while after:
            more, after = self.page(**query, c=after)
            found += more
        return found

    def change(self, change: str, mark: str, *items: int) -> requests.Response:
        """One mark of items: `change` is a or r."""
        return self.post("edit-tag", (change, mark), *((("i", long_id(each))) for each in items))

    def contents(self, *items: int) -> list[dict[str, Any]]:
        answer = self.post("stream/items/contents", ("output", "json"), *(("i", long_id(each)) for each in items))
        found: list[dict[str, Any]] = answer.json()["items"]
        return found

    def marks(self, item: int) -> set[str]:
        """Read, starred and labels of an item."""
        (found,) = self.contents(item)
        names = {plain(each).removeprefix(STATE).removeprefix("label/") for each in found["categories"]}
        return names - {"reading-list"}

    def states(self, item: int) -> set[str]:
        """Read and starred alone."""
        return self.marks(item) & {"read", "starred"}
