"""A fetcher with short limits, a server on loopback, and a second address that counts as public."""

import socket
from collections.abc import Callable, Iterator

import pytest

from reader.domain.addresses import is_private_address
from reader.domain.feed import Validators
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.net.fetcher import Fetcher
from reader.net.transport import Limits, resolve
from tests.fakes.feed_server import FeedServer
from tests.fakes.real_clock import RealClock
from tests.fakes.waiting import PATIENCE

USER_AGENT = "Beforehand/0.0.1 (+https://example.org/contact)"
PUBLIC = "127.0.0.9"
LIMITS = Limits(connect_seconds=PATIENCE, total_seconds=PATIENCE, body_bytes=100_000, opml_bytes=200_000)
Get = Callable[..., FetchResult]


def resolve_here(host: str, port: int, timeout_seconds: float) -> list[str]:
    """The real look-up for numbers and this computer; every other name is unknown, without asking the network."""
    is_number = host.replace(".", "").replace("0x", "").isalnum() and not host.endswith((".test", ".invalid"))
    if host == "localhost" or ":" in host or is_number:
        return resolve(host, port, timeout_seconds)
    host.encode("idna")
    raise socket.gaierror(socket.EAI_NONAME, "name not found")


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with FeedServer() as server:
        yield server


@pytest.fixture
def public_server() -> Iterator[FeedServer]:
    """A server on an address that the fetcher of these tests takes for a public one."""
    with FeedServer(PUBLIC) as server:
        yield server


@pytest.fixture
def make_fetcher() -> Iterator[Callable[..., Fetcher]]:
    made: list[Fetcher] = []

    def make(**options: object) -> Fetcher:
        defaults: dict[str, object] = {
            "limits": LIMITS,
            "resolver": resolve_here,
            "is_private": lambda a: a != PUBLIC and is_private_address(a),
        }
        made.append(Fetcher(USER_AGENT, RealClock(), **(defaults | options)))
        return made[-1]

    yield make
    for fetcher in made:
        fetcher.close()


@pytest.fixture
def fetcher(make_fetcher: Callable[..., Fetcher]) -> Fetcher:
    return make_fetcher()


@pytest.fixture
def get(fetcher: Fetcher) -> Get:
    def get(
        url: str,
        *,
        purpose: Purpose = Purpose.FEED,
        etag: str = "",
        last_modified: str = "",
        may_be_private: bool = True,
        proxy: str = "",
        fetcher: Fetcher = fetcher,
    ) -> FetchResult:
        validators = Validators(etag, last_modified)
        return fetcher.fetch(FetchRequest(7, url, purpose, validators=validators, may_be_private=may_be_private, proxy=proxy))

    return get
