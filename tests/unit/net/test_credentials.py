"""Names, passwords and header fields of one feed: sent to its own origin, and to nobody else."""

import json
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from itertools import count

import pytest
from keyring.errors import KeyringLocked, NoKeyringError

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.net import credentials
from reader.net.credentials import FIELDS, Login, fields_place, folder_place, keep, look_up, place, proxy_place, send_place
from reader.net.fetcher import Fetcher
from reader.net.headers import checked_fields, checked_user_agent, sendable_fields, sendable_user_agent, without_secrets
from tests.fakes.feed_server import FeedServer
from tests.fakes.memory_keyring import MemoryKeyring
from tests.unit.net.conftest import PUBLIC

FEED = "https://feed.test/a/feed?key=1"
BASIC = "Basic YW5uOnM6w6k="


def ask(fetcher: Fetcher, url: str, **options: object) -> FetchResult:
    return fetcher.fetch(FetchRequest(1, url, Purpose.FEED, may_be_private=True, **options))  # type: ignore[arg-type]


def test_what_is_kept_is_found_again_and_removed(ring: MemoryKeyring) -> None:
    keep(FEED, "ann", "s:é")
    assert look_up("https://feed.test/a/feed?key=2#x") == Login("ann", "s:é")
    assert look_up("https://feed.test/b/feed") is None
    assert look_up("http://feed.test/a/feed") is None
    assert {service for service, _ in ring.kept} == {"beforehand"}
    keep(FEED, "", "")
    assert ring.kept == {}
    keep(FEED, "", "")


@pytest.mark.parametrize(
    "url",
    [
        FEED,
        "imaps://ann@mail.test/Letters#list.mail.test",
        fields_place(FEED),
        proxy_place("http://proxy.test:3128"),
        send_place("https://bag.test"),
        folder_place("5a17"),
    ],
)
def test_each_profile_has_entries_of_its_own(ring: MemoryKeyring, url: str) -> None:
    """One of earlier versions is everybody's until one of the profiles that copied it no longer needs it."""
    secret = (lambda text: json.dumps({"X-Key": text})) if url == fields_place(FEED) else str
    name = FIELDS if url == fields_place(FEED) else "ann"
    keep(url, name, secret("old"))
    assert [look_up(url, profile) for profile in ("one", "two")] == [Login(name, secret("old"))] * 2
    keep(url, name, secret("new"), "two")
    keep(url, "", "", "one")
    assert [look_up(url, profile) for profile in ("one", "two", "")] == [None, Login(name, secret("new")), None]
    keep(url, "", "", "two")
    assert ring.kept == {}


def test_an_entry_of_earlier_versions_for_somebody_else_is_left_alone(ring: MemoryKeyring) -> None:
    keep(FEED, "ben", "old")
    keep(FEED, "ann", "x", "one")
    keep(FEED, "", "", "one")
    assert look_up(FEED) == Login("ben", "old")


@pytest.mark.parametrize("url", ["https://[::1/feed", "https://[a]/feed", "https://a.example:99999/feed"])
def test_a_feed_whose_stored_address_is_none_is_known_by_it(url: str) -> None:
    assert place(url) == url


def test_a_feed_is_known_by_origin_and_path() -> None:
    assert place("https://u:p@Feed.test/a/b?x=1#y") == "https://feed.test:443/a/b"
    assert place("http://feed.test:8080") == "http://feed.test:8080/"


@pytest.mark.parametrize(
    ("fault", "detail"),
    [
        (NoKeyringError("secret"), Detail(DetailKind.NO_KEYRING)),
        (KeyringLocked("secret"), Detail(DetailKind.KEYRING_LOCKED)),
        (OSError("secret"), "OSError"),
    ],
)
def test_a_keyring_that_fails_is_a_problem_with_a_message(ring: MemoryKeyring, fault: Exception, detail: Detail | str) -> None:
    ring.fault = fault
    for action in (lambda: look_up(FEED), lambda: keep(FEED, "ann", "x"), lambda: keep(FEED, "", "")):
        with pytest.raises(ReaderError) as raised:
            action()
        assert raised.value.problem.kind is ProblemKind.KEYRING
        assert raised.value.problem.detail == detail
        assert "secret" not in str(raised.value)


@pytest.mark.parametrize("begun", range(3))
@pytest.mark.parametrize("password", ["new", ""])
def test_what_is_entered_while_an_old_entry_is_copied_holds(
    ring: MemoryKeyring, monkeypatch: pytest.MonkeyPatch, begun: int, password: str
) -> None:
    keep(FEED, "ann", "old")
    turns, waiting = count(), [lambda: keep(FEED, password and "ann", password, "one")]

    class Turn(AbstractContextManager[None]):
        def __init__(self) -> None:
            self.lock = threading.Lock()

        def __enter__(self) -> None:
            if next(turns) == begun and waiting:
                waiting.pop()()
            self.lock.acquire()

        def __exit__(self, *_: object) -> None:
            self.lock.release()

    monkeypatch.setattr(credentials, "_turn", Turn())
    look_up(FEED, "one")
    while waiting:
        waiting.pop()()
    assert look_up(FEED, "one") == (Login("ann", "new") if password else None)


@pytest.mark.parametrize("stored", ["s3cret", "5", "null", '["ann"]', "[" * 100_000])
def test_what_another_program_put_there_is_a_problem_with_a_message(ring: MemoryKeyring, stored: str) -> None:
    ring.kept["beforehand", place(FEED)] = stored
    with pytest.raises(ReaderError) as failed:
        look_up(FEED)
    assert failed.value.problem == Problem(ProblemKind.KEYRING, Detail(DetailKind.FOREIGN_LOGIN))


def test_a_keyring_that_forgets_is_reported(ring: MemoryKeyring) -> None:
    ring.forgets = True
    with pytest.raises(ReaderError, match="did not store"):
        keep(FEED, "ann", "x")


def test_a_keyring_that_never_answers_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    wakes = threading.Event()
    monkeypatch.setattr(credentials, "WAIT_SECONDS", 0.01)
    with pytest.raises(ReaderError, match="did not answer"):
        credentials._ask(wakes.wait)
    wakes.set()


def test_what_was_given_up_before_its_turn_is_not_done_later(ring: MemoryKeyring, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was told that it failed has perhaps entered another one meanwhile."""
    before = set(threading.enumerate())
    with monkeypatch.context() as patch, credentials._turn:
        patch.setattr(credentials, "WAIT_SECONDS", 0.01)
        with pytest.raises(ReaderError, match="did not answer"):
            keep(FEED, "ann", "old")
    for each in set(threading.enumerate()) - before:
        each.join()
    assert not ring.kept


def test_the_login_goes_with_every_request_to_the_feed(server: FeedServer, ring: MemoryKeyring, fetcher: Fetcher) -> None:
    server.feed("/a")
    keep(server.url("/a"), "ann", "s:é")
    assert ask(fetcher, server.url("/a"), needs_keyring=True).problem is None
    assert server.requests[-1].header("Authorization") == BASIC
    ring.asked.clear()
    ask(fetcher, server.url("/a"))
    assert server.requests[-1].header("Authorization") is None
    assert ring.asked == []


def test_a_keyring_that_fails_sends_nothing(server: FeedServer, ring: MemoryKeyring, fetcher: Fetcher) -> None:
    ring.fault = KeyringLocked()
    result = ask(fetcher, server.url("/a"), needs_keyring=True)
    assert (result.problem.kind, result.status) == (ProblemKind.KEYRING, 0)
    assert server.connections == 0


def test_login_and_fields_stay_with_the_origin(public_server: FeedServer, ring: MemoryKeyring, fetcher: Fetcher) -> None:
    keep(public_server.url("/a"), "ann", "s:é")
    with FeedServer(PUBLIC) as other:
        other.feed("/c")
        public_server.redirect("/a", "/b")
        public_server.redirect("/b", other.url("/c"))
        result = ask(fetcher, public_server.url("/a"), needs_keyring=True, fields=(("X-Key", "k"),), user_agent="Mine/1")
        assert result.problem is None
        assert [request.header("Authorization") for request in public_server.requests] == [BASIC, BASIC]
        assert [request.header("X-Key") for request in public_server.requests] == ["k", "k"]
        (request,) = other.requests
        assert sorted(name.lower() for name in request.headers) == ["accept", "accept-encoding", "host", "user-agent"]
        assert request.header("User-Agent") == "Mine/1"


def test_a_login_goes_before_a_field_of_the_same_name(server: FeedServer, make_fetcher: Callable[..., Fetcher]) -> None:
    server.feed("/a")
    fetcher = make_fetcher(look_up=lambda url: Login("ann", "s:é"))
    ask(fetcher, server.url("/a"), needs_keyring=True, fields=(("authorization", "Bearer x"),))
    assert [value for name, value in server.requests[0].headers.items() if name.lower() == "authorization"] == [BASIC]
    ask(fetcher, server.url("/a"), fields=(("authorization", "Bearer x"),))
    assert server.requests[1].header("Authorization") == "Bearer x"


def test_secrets_are_not_in_what_is_printed() -> None:
    request = FetchRequest(1, "https://feed.test/", Purpose.FEED, fields=(("X-Key", "SECRET"),))
    assert "SECRET" not in repr(request) + repr(Login("ann", "SECRET"))


@pytest.mark.parametrize(
    "fields",
    [
        {"Host": "evil.test"},
        {"cookie": "a=b"},
        {"Content-Length": "5"},
        {"Transfer-Encoding": "chunked"},
        {"If-None-Match": "x"},
        {"Proxy-Authorization": "x"},
        {"X-Key": "a\r\nHost: evil.test"},
        {"X-Key\r\nHost": "evil.test"},
        {"X Key": "x"},
        {"": "x"},
        {"X-Key": "\x00"},
        {"X-Key": "日本"},
        {"X-Key": 5},
        {"X-Key": "x" * 5000},
        {f"X-{number}": "x" for number in range(11)},
        ["X-Key"],
        "X-Key",
    ],
)
def test_fields_that_would_harm_are_refused_and_not_sent(fields: object) -> None:
    text = json.dumps(fields)
    with pytest.raises(ReaderError) as raised:
        checked_fields(text)
    assert raised.value.problem.kind is ProblemKind.BAD_VALUE
    assert sendable_fields(text) == ()


def test_good_fields_are_kept_in_order() -> None:
    assert checked_fields('{"X-Key": " k ", "Authorization": "Bearer é"}') == (("X-Key", "k"), ("Authorization", "Bearer é"))
    assert checked_fields("") == checked_fields("{}") == ()
    assert sendable_fields("not JSON") == ()


def test_the_name_of_the_program() -> None:
    assert checked_user_agent(" Mine/1 ") == "Mine/1"
    for bad in ("a\r\nHost: x", "日本", "x" * 301):
        with pytest.raises(ReaderError):
            checked_user_agent(bad)
        assert sendable_user_agent(bad) == ""


def test_a_keyring_without_a_thread_for_it_is_a_problem_with_a_message(
    ring: MemoryKeyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as short:
        short.setattr(threading.Thread, "start", refuse)
        with pytest.raises(ReaderError, match="could not start a thread"):
            credentials.keep("https://site.test/feed", "me", "secret")
    credentials.keep("https://site.test/feed", "me", "secret")


def test_secret_header_fields_come_from_the_keyring_and_stay_with_the_origin(
    public_server: FeedServer, ring: MemoryKeyring, fetcher: Fetcher
) -> None:
    place_of_fields = fields_place(public_server.url("/a"))
    keep(place_of_fields, FIELDS, json.dumps({"Authorization": "Bearer x", "X-Api-Key": "k"}))
    keep(place_of_fields, FIELDS, json.dumps({"X-Api-Key": "new", "Private-Token": "t"}))
    fields = (("Authorization", ""), ("X-Api-Key", ""), ("Accept-Language", "cy"), ("X-Token", ""))
    with FeedServer(PUBLIC) as other:
        other.feed("/c")
        public_server.redirect("/a", other.url("/c"))
        assert ask(fetcher, public_server.url("/a"), fields=fields).problem is None
        first, second = public_server.requests[0], other.requests[0]
    assert [first.header(name) for name, _ in fields] == ["Bearer x", "new", "cy", None]
    assert [second.header(name) for name, _ in fields] == [None] * 4
    assert "Private-Token" not in first.headers, "what the feed's settings do not name is not sent"
    keep(place_of_fields, FIELDS, json.dumps({"Authorization": "", "X-Api-Key": "", "Private-Token": ""}))
    assert ring.kept == {}
    keep(place_of_fields, FIELDS, json.dumps({"Authorization": "Bearer x", "X-Api-Key": "k"}))
    keep(place_of_fields, "", "")
    assert ring.kept == {}


@pytest.mark.parametrize(
    ("given", "shown", "secret"),
    [
        ("", "", {}),
        ('{"Accept-Language": "cy"}', '{"Accept-Language": "cy"}', {}),
        (
            '{"Accept-Language": "cy", "authorization": "Bearer x", "X-API-Key": "k", "PRIVATE-TOKEN": ""}',
            '{"Accept-Language": "cy", "authorization": "", "X-API-Key": "", "PRIVATE-TOKEN": ""}',
            {"authorization": "Bearer x", "X-API-Key": "k"},
        ),
        ('{"X-Reader": "Basic QQ=="}', '{"X-Reader": ""}', {"X-Reader": "Basic QQ=="}),
    ],
)
def test_secret_values_are_taken_out_of_what_is_stored(given: str, shown: str, secret: dict[str, str]) -> None:
    assert without_secrets(given) == (shown, secret)
