"""The ends of accounts: a password that a locked keyring keeps, an account that comes back after a salvage, labels too long for tags."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import RemoveAccount, RenameSubscription, RestoreAccount, SetMark
from reader.domain.entry import Mark
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import AccountRemoved
from reader.engine.messages import Effect, KeepAccountSecret, SecretKept
from reader.net.credentials import AccountPlaces
from reader.storage import subscriptions
from reader.storage.writer import transaction
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23
from tests.fakes.world import published

HOUR = 3600


@pytest.fixture(params=[FRESHRSS, MINIFLUX_23], ids=["freshrss", "miniflux"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, request.param)
    made.add()
    made.asked.clear()
    with made.server:
        yield made


def there(run: AccountRun) -> set[tuple[str, str]]:
    """Feeds as the server has them."""
    rows = run.server.store.rows("SELECT title, name FROM feed JOIN folder ON folder.id = folder_id")
    return {(title, folder) for title, folder in rows}


def live(run: AccountRun, seconds: float) -> None:
    run.simulation.run_until(run.simulation.now + seconds)


def test_a_locked_keyring_is_asked_again_the_next_day(run: AccountRun) -> None:
    account, core = run.account, run.simulation.core
    drain, is_locked, asked = core.drain_effects, [True], list[str]()

    def drained() -> list[Effect]:
        left: list[Effect] = []
        for effect in drain():
            if isinstance(effect, KeepAccountSecret) and is_locked[0]:
                asked.append(effect.place)
                core.handle(SecretKept(effect.run, Problem(ProblemKind.KEYRING, "locked")), run.simulation.now)
                left += drain()
            else:
                asked.extend([effect.place] if isinstance(effect, KeepAccountSecret) else [])
                left.append(effect)
        return left

    core.drain_effects = drained  # type: ignore[method-assign]
    run.simulation.send(RemoveAccount(account.account_id))
    live(run, 60 * HOUR)
    tries = len(asked)
    assert tries >= 1
    assert run.connection.execute("SELECT count(*) FROM account").fetchone() == (1,)
    live(run, 50 * 24 * HOUR)
    assert len(asked) > tries + 40
    assert run.connection.execute("SELECT count(*) FROM account").fetchone() == (1,)
    is_locked[0] = False
    live(run, 30 * HOUR)
    places = AccountPlaces(account.account_id, account.server.url, account.username, account.secret_number)
    assert asked[-4:] == [places.sign_in, places.refresh, places.former_sign_in, places.former_refresh]
    assert run.connection.execute("SELECT count(*) FROM account").fetchone() == (0,)


@pytest.mark.parametrize("is_offline", [True, False], ids=["offline", "online"])
@pytest.mark.parametrize("what", ["nothing", "star", "name"])
def test_an_account_says_as_it_goes_whether_changes_were_not_sent_and_sends_them_if_it_comes_back(
    run: AccountRun, what: str, *, is_offline: bool
) -> None:
    account_id, item = run.account.account_id, min(run.server.store.ids())
    run.spoil = lambda _: Problem(ProblemKind.CONNECT) if is_offline else None
    if what == "star":
        run.simulation.send(SetMark((run.entry_of(item),), Mark.STARRED))
    elif what == "name":
        run.simulation.send(RenameSubscription(next(iter(run.simulation.core.state.feeds)), "Mine"))
    live(run, 60 if is_offline else 1)
    run.simulation.send(RemoveAccount(account_id))
    (removed,) = published(run.simulation, AccountRemoved)
    # a name waits for the next synchronisation, which there is none of
    is_unsent = what == "name" or (what == "star" and is_offline)
    assert removed.change == Change(ChangeKind.REMOVED_UNSENT if is_unsent else ChangeKind.REMOVED, ("My server",))
    assert (item in run.server.store.starred()) is (what == "star" and not is_offline)
    run.spoil = lambda _: None
    assert removed.undo is not None
    run.simulation.send(removed.undo)
    live(run, HOUR)
    assert (item in run.server.store.starred()) is (what == "star")
    assert ("Mine" in {title for title, _ in there(run)}) is (what == "name")


@pytest.mark.parametrize("keeps_feeds", [False, True], ids=["with its feeds", "feeds kept"])
@pytest.mark.parametrize("days", [0.5, 2])
def test_an_account_that_is_added_again_within_a_day_is_the_one_that_it_was(
    run: AccountRun, days: float, *, keeps_feeds: bool
) -> None:
    account_id, (item, other) = run.account.account_id, sorted(run.server.store.ids())[:2]
    count = run.connection.execute("SELECT count(*) FROM entry_status").fetchone()
    later = run.entry_of(other)
    run.simulation.send(SetMark((later,), Mark.LATER))
    run.spoil = lambda _: Problem(ProblemKind.CONNECT)
    run.simulation.send(SetMark((run.entry_of(item),), Mark.STARRED))
    run.simulation.send(RemoveAccount(account_id, keeps_feeds=keeps_feeds))
    live(run, days * 24 * HOUR)
    run.spoil = lambda _: None
    run.start(run.simulation.now)
    run.add()
    live(run, HOUR)
    is_the_same = days < 1 and not keeps_feeds
    assert (run.account.account_id == account_id) is is_the_same
    assert (run.account.name, run.account.problem) == ("My server", None)
    assert (item in run.server.store.starred()) is is_the_same
    if is_the_same:
        assert run.entry_of(other) == later
        assert run.connection.execute("SELECT count(*) FROM entry_status").fetchone() == count
    assert {each.feed_title for each in subscriptions.subscriptions(run.connection)} == {"A", "B"}
    assert there(run) == {("A", "News"), ("B", "Fun")}


def test_an_account_that_comes_back_after_a_salvage_unsubscribes_from_nothing(run: AccountRun) -> None:
    account_id, before = run.account.account_id, there(run)
    run.simulation.send(RemoveAccount(account_id))
    with transaction(run.connection):
        # what a salvage leaves of it
        run.connection.execute("UPDATE account SET removed_tree = '{}'")
    live(run, HOUR)
    run.simulation.send(RestoreAccount(account_id))
    live(run, 5 * HOUR)
    assert there(run) == before
    assert {each.feed_title for each in subscriptions.subscriptions(run.connection)} == {"A", "B"}
    assert run.requests_for("subscription/edit") == []


def test_a_label_too_long_for_a_tag_stays_at_the_server(run: AccountRun) -> None:
    name, item = "x" * 150, min(run.server.store.ids())
    if not run.account.server.has_labels:
        return
    run.server.store.set_label([item], name, value=True)
    run.server.store.set_label([item], "short", value=True)
    for _ in range(3):
        live(run, 26 * HOUR)
    assert {row[0] for row in run.connection.execute("SELECT name FROM tag").fetchall()} == {"short"}
    assert run.server.store.labelled(name) == {item}
    assert name[:100] not in run.server.store.labels()
