"""FreshRSS is asked for its counts alone where nothing differs and nobody wants to know; what they hide is found all the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.commands import MarkRead, RecordAccess
from reader.domain.retrieval import AccessRecord
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.documents import postings
from tests.fakes.loopback import Response

HOUR, HALF = 3600, 1800
COUNTS, LIST = "unread-count", "ids"


@pytest.fixture
def run(tmp_path: Path) -> Iterator[AccountRun]:
    """Its counts are known."""
    made = account_run(tmp_path)
    with made.server:
        made.add()
        live(made, HALF + 60)
        made.asked.clear()
        yield made


def live(run: AccountRun, seconds: float) -> list[str]:
    """Let time pass; the last parts of what was asked."""
    before = len(run.asked)
    run.simulation.run_until(run.simulation.now + seconds)
    return [each.path.rpartition("/")[2] for each in run.asked[before:]]


def agrees(run: AccountRun) -> bool:
    store = run.server.store
    return (run.own("is_read"), run.own("is_starred")) == (set(store.ids()) - store.unread(), store.starred())


def test_where_nothing_differs_it_is_one_request(run: AccountRun) -> None:
    synced = run.account.synced_at or 0
    assert live(run, HALF) == ["list", COUNTS] or live(run, HALF) == [COUNTS]
    assert (run.account.synced_at or 0) > synced, "it counts as a synchronisation"


def test_what_the_counts_show_is_taken_over_at_once(run: AccountRun) -> None:
    store = run.server.store
    store.set_mark(store.ids()[:3], "read", value=True)
    asked = live(run, HALF)
    assert [each for each in asked if each in {COUNTS, LIST}] == [COUNTS, LIST, LIST]
    assert agrees(run)
    store.post(1, postings(22, base="http://site.test/a"))
    live(run, HALF)
    assert run.items() == set(store.ids())


def hide(run: AccountRun) -> None:
    """A star, and two marks of one feed that make up for each other."""
    store = run.server.store
    one, two = store.ids()[:2]
    store.set_mark([one], "read", value=True)
    live(run, HALF)
    assert agrees(run)
    store.set_mark([one], "read", value=False)
    store.set_mark([two], "read", value=True)
    store.set_mark([two], "starred", value=True)


def test_what_the_counts_hide_is_found_within_an_hour(run: AccountRun) -> None:
    hide(run)
    asked = live(run, HALF)
    assert LIST not in asked
    assert not agrees(run)
    live(run, HOUR + 60)
    assert agrees(run)


def test_what_the_counts_hide_is_found_when_the_user_comes_or_asks(run: AccountRun) -> None:
    hide(run)
    run.simulation.send(RecordAccess(AccessRecord(int(run.simulation.now), 0, "window")))
    live(run, 301)
    assert agrees(run)
    hide(run)
    run.sync()
    assert agrees(run)


def test_where_something_waits_the_counts_are_not_asked(run: AccountRun) -> None:
    item = min(run.items())
    run.simulation.send(MarkRead((run.entry_of(item),), is_read=True))
    assert COUNTS not in live(run, 60)
    assert item not in run.server.store.unread()
    assert run.waiting() == 0


def test_counts_that_are_noted_are_those_of_what_was_stored(run: AccountRun) -> None:
    """Broken off after the counts, it takes over nothing: the next one must not find them the same."""
    store = run.server.store
    store.set_mark(store.ids()[:3], "read", value=True)
    run.spoil = lambda asked: Response(500, b"no") if asked.path.endswith(LIST) else None
    live(run, HALF)
    assert run.account.problem is not None
    run.spoil = lambda _: None
    live(run, HALF)
    assert agrees(run)


def test_a_server_without_counts_is_asked_for_its_lists(run: AccountRun) -> None:
    run.spoil = lambda asked: Response(400, b"Bad Request!") if asked.path.endswith(COUNTS) else None
    run.server.store.set_mark(run.server.store.ids()[:3], "starred", value=True)
    asked = live(run, HALF)
    assert asked.count(LIST) >= 2
    assert run.account.problem is None
    assert agrees(run)
