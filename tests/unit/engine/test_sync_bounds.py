"""Servers of accounts that never end: so much is listened to, and the account says why no more. What has no contents is rarely asked for."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from reader.app.commands.accounts import list_accounts
from reader.app.single_instance import Line
from reader.domain.accounts import SignIn
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.ids import DAY_SECONDS
from reader.engine.sync import runs, structure
from reader.storage import accounts
from reader.storage.writer import transaction
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.documents import postings
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23

Spoil = Callable[[Asked], Problem | Response | None]
BY_KEY, BY_PASSWORD = SignIn.KEY, SignIn.PASSWORD


@pytest.fixture
def run(tmp_path: Path) -> Iterator[AccountRun]:
    yield from running(tmp_path)


@pytest.fixture
def by_key(tmp_path: Path) -> Iterator[AccountRun]:
    yield from running(tmp_path, BY_KEY)


def running(folder: Path, sign_in: SignIn = BY_PASSWORD) -> Iterator[AccountRun]:
    made = account_run(folder, MINIFLUX_23 if sign_in is BY_KEY else FRESHRSS, sign_in)
    made.add()
    with made.server:
        yield made


def ids_answer(ids: range, continuation: object = None) -> Response:
    following = {} if continuation is None else {"continuation": continuation}
    return Response(200, json.dumps({"itemRefs": [{"id": str(each)} for each in ids], **following}).encode())


def endless(size: int = 500) -> Spoil:
    """Every page has other ids and names another one."""
    pages = iter(range(1, 1_000_000))

    def answer(asked: Asked) -> Response | None:
        if not asked.path.endswith("/items/ids"):
            return None
        page = next(pages)
        return ids_answer(range(page * size, (page + 1) * size), page)

    return answer


def same_ids_again(asked: Asked) -> Response | None:
    """The same page under ever new names."""
    continuation = int(dict(asked.fields).get("c", 0))
    return ids_answer(range(1, 20), continuation + 1) if asked.path.endswith("/items/ids") else None


def same_name_again(asked: Asked) -> Response | None:
    return ids_answer(range(1, 20), "more") if asked.path.endswith("/items/ids") else None


def endless_states(asked: Asked) -> Response | None:
    """Miniflux's own lists: ids that rise for ever."""
    if not (asked.method == "GET" and asked.path == "/v1/entries"):
        return None
    after = int(dict(asked.fields)["after_entry_id"])
    entries = [{"id": each, "status": "unread", "starred": True} for each in range(after + 1, after + 501)]
    return Response(200, json.dumps({"total": 1_000_000_000, "entries": entries}).encode())


def many_feeds(asked: Asked) -> Response | None:
    if not asked.path.endswith("/subscription/list"):
        return None
    feeds = [{"id": f"feed/{number}", "url": f"http://site.test/{number}", "title": "A"} for number in range(100, 130)]
    return Response(200, json.dumps({"subscriptions": feeds}).encode())


@pytest.mark.parametrize("spoil", [same_ids_again, same_name_again], ids=lambda each: each.__name__)
def test_a_list_that_brings_nothing_new_has_no_end(run: AccountRun, spoil: Spoil) -> None:
    run.spoil = spoil
    run.asked.clear()
    assert run.sync().problem == Problem(ProblemKind.SYNC_LIMIT, Detail(DetailKind.ENDLESS_LIST))
    assert len(run.requests_for("/items/ids")) <= 4


@pytest.mark.parametrize(
    ("limit", "most", "spoil", "detail"),
    [
        ("ITEMS_MAX", 2_000, endless(), DetailKind.MANY_ITEMS),
        ("FEEDS_MAX", 20, many_feeds, DetailKind.MANY_FEEDS),
        ("ANSWERS_MAX", 7, endless(), DetailKind.MANY_ANSWERS),
        ("MEGABYTES_MAX", 1, endless(20_000), DetailKind.MANY_MEGABYTES),
    ],
)
def test_a_server_that_sends_more_than_any_has_is_left_alone(
    run: AccountRun, limit: str, most: int, spoil: Spoil, detail: DetailKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    with transaction(run.connection):
        accounts.set_high_water(run.connection, run.account.account_id, {structure.LISTED_AT: 0})
    monkeypatch.setattr(runs, limit, most)
    items, run.spoil = run.items(), spoil
    run.asked.clear()
    problem = run.sync().problem
    assert problem == Problem(ProblemKind.SYNC_LIMIT, Detail(detail, (most,)))
    assert run.account.problem == problem
    lines: list[Line] = []
    list_accounts(run.folder / "reader.sqlite3", as_json=False, say=lines.append)
    assert problem.sentence() in lines[0].text
    assert len(run.asked) < 12
    assert run.items() == items
    run.spoil = lambda _: None
    assert run.sync().problem is None


def test_own_lists_without_an_end_are_bounded_too(by_key: AccountRun, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "ITEMS_MAX", 2_000)
    by_key.spoil = endless_states
    by_key.asked.clear()
    assert by_key.sync().problem == Problem(ProblemKind.SYNC_LIMIT, Detail(DetailKind.MANY_ITEMS, (2_000,)))
    assert len(by_key.asked) < 12


def test_a_server_that_is_slow_for_ever_is_left_alone(run: AccountRun, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "MINUTES_MAX", 5)
    run.spoil, run.slowness = endless(), 80.0
    run.asked.clear()
    assert run.sync().problem == Problem(ProblemKind.SYNC_LIMIT, Detail(DetailKind.MANY_MINUTES, (5,)))
    assert len(run.asked) < 6


def test_a_name_of_the_next_page_has_an_end(run: AccountRun) -> None:
    run.spoil = lambda asked: ids_answer(range(1, 20), "x" * 100_000) if asked.path.endswith("/items/ids") else None
    assert run.sync().problem == Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.OTHER_ANSWER))


def test_articles_that_were_not_asked_for_are_not_stored(run: AccountRun) -> None:
    known = run.items()
    run.server.store.post(1, postings(21, base="http://site.test/a"))
    (new,) = set(run.server.store.ids()) - known
    items = [
        {
            "id": str(each),
            "categories": [],
            "origin": {"streamId": "feed/1"},
            "title": f"Article {each}",
            "published": 1_790_000_000,
        }
        for each in range(new, new + 500)
    ]
    answer = Response(200, json.dumps({"items": items}).encode())
    run.spoil = lambda asked: answer if asked.path.endswith("/items/contents") else None
    assert run.sync().problem is None
    assert run.items() == known | {new}


ABSENT = 1_000


def with_absent(run: AccountRun, count: int = ABSENT) -> set[int]:
    """Let the server list so many unread articles of which it has no contents."""
    ghosts = range(10**15, 10**15 + count)

    def answer(asked: Asked) -> Response | None:
        fields = dict(asked.fields)
        is_list = asked.path.endswith("/items/ids") and fields["s"].endswith("reading-list")
        if is_list and "ot" not in fields:
            listed = [*run.server.store.unread(), *ghosts]
        elif is_list:
            listed = [*run.server.store.ids(), *ghosts]
        else:
            return None
        return Response(200, json.dumps({"itemRefs": [{"id": str(each)} for each in listed]}).encode())

    run.spoil = answer
    return set(ghosts)


def requests_for_contents(run: AccountRun, act: Callable[[], object]) -> int:
    run.asked.clear()
    act()
    return len(run.requests_for("/items/contents"))


def test_articles_without_contents_are_asked_for_once_and_then_rarely(run: AccountRun) -> None:
    with_absent(run)
    first = requests_for_contents(run, run.sync)
    assert first <= ABSENT / 250 + 2
    # who asks again is answered: a request more
    assert requests_for_contents(run, run.sync) <= 2
    day = requests_for_contents(run, lambda: run.simulation.run_until(run.simulation.now + DAY_SECONDS))
    assert day <= 10
    week = requests_for_contents(run, lambda: run.simulation.run_until(run.simulation.now + 7 * DAY_SECONDS))
    assert week <= 40


def test_contents_that_come_later_are_stored(run: AccountRun) -> None:
    known = run.items()
    run.server.store.post(1, postings(25, base="http://site.test/a"))
    new = set(run.server.store.ids()) - known
    nothing = Response(200, b'{"items": []}')
    run.spoil = lambda asked: nothing if asked.path.endswith("/items/contents") else None
    run.sync()
    assert run.items() == known
    assert run.connection.execute("SELECT count(*) FROM remote_absent").fetchone() == (len(new),)
    run.spoil = lambda _: None
    run.simulation.run_until(run.simulation.now + 2 * 3600)
    assert run.items() == known | new
    assert run.connection.execute("SELECT count(*) FROM remote_absent").fetchone() == (0,)


def test_what_is_not_listed_any_longer_is_forgotten(run: AccountRun) -> None:
    with_absent(run, 30)
    run.sync()
    run.spoil = lambda _: None
    run.simulation.run_until(run.simulation.now + 62 * DAY_SECONDS)
    assert run.connection.execute("SELECT count(*) FROM remote_absent").fetchone() == (0,)
