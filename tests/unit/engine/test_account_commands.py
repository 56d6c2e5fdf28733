"""What the user asks of accounts, and what their servers do instead of this computer."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain import commands
from reader.domain.accounts import Server, ServerKind, SignIn
from reader.domain.commands import (
    AddAccount,
    CheckAccount,
    Command,
    FindServer,
    RecordLeaving,
    RecordReturn,
    RemoveAccount,
    SetAccount,
    SignInAgain,
    SyncAccounts,
    ViewPage,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import (
    AccountAdded,
    AccountChanged,
    AccountChecked,
    CommandFailed,
    NothingToRetrieve,
    RetrievalProgress,
    ServerFound,
    SubscriptionAdded,
)
from reader.domain.ids import AccountId, FeedId
from reader.domain.page_rule import PAGE, PageRule, rule_text
from reader.domain.retrieval import VISIT, AccessRecord
from reader.domain.subscription import BY_HAND, REFRESH
from reader.domain.visits import Signal
from reader.engine.jobs import retrievals
from reader.engine.messages import Effect, KeepAccountSecret, SecretKept
from reader.engine.sync import schedule
from reader.formats.urls import canonical_url
from reader.lab.policies import ALL_POLICIES
from reader.lab.simulation import Simulation
from reader.reports.feed_outlook import load_overflow_risk
from reader.reports.requests import load_budget_outlook, load_courtesy
from reader.reports.rhythm import learn_strip_rates, load_rhythm_day
from reader.reports.scorecard import make_scorecard
from reader.storage import accounts, feeds, remote_feeds, scorecard, subscriptions
from reader.storage import scorecard as raw_log
from reader.storage.writer import transaction
from tests.fakes.account_run import KINDS, AccountRun, account_run
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23
from tests.fakes.world import Page, World, make_core, published, rss, simulate
from tests.unit.storage.account_examples import account_of, server_feed, store_items

WAYS = [(FRESHRSS, SignIn.PASSWORD), (MINIFLUX_23, SignIn.PASSWORD), (MINIFLUX_23, SignIn.KEY)]


@pytest.fixture(params=WAYS, ids=["freshrss", "miniflux", "miniflux-key"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, *request.param, items=300)
    with made.server:
        yield made


def server_of(run: AccountRun) -> Server:
    return Server(KINDS.get(run.server.quirks, ServerKind.MINIFLUX), run.server.url)


def failed_with(run: AccountRun, command: Command) -> ProblemKind:
    run.simulation.send(command)
    (failed,) = [each for each in published(run.simulation, CommandFailed) if each.cause == command.command_id]
    return failed.problem.kind


def test_a_server_is_found_from_what_a_person_types_and_no_password_is_sent(run: AccountRun) -> None:
    command = FindServer(f"{run.server.site}/")
    run.simulation.send(command)
    (found,) = published(run.simulation, ServerFound)
    assert (found.cause, found.server) == (command.command_id, server_of(run))
    assert {each.method for each in run.asked} == {"GET"}
    assert run.connection.execute("SELECT count(*) FROM account").fetchone()[0] == 0


def test_a_search_without_a_server_ends_with_its_reason(run: AccountRun) -> None:
    run.spoil = lambda _: Problem(ProblemKind.CONNECT)
    assert failed_with(run, FindServer(run.server.site)) is ProblemKind.CONNECT
    assert failed_with(run, FindServer("no address at all")) in {ProblemKind.BAD_URL, ProblemKind.CONNECT}


def test_a_login_is_checked_and_nothing_is_stored(run: AccountRun) -> None:
    command = CheckAccount(server_of(run), run.server.username, run.secret, run.sign_in)
    run.simulation.send(command)
    (checked,) = published(run.simulation, AccountChecked)
    assert (checked.cause, checked.feeds, checked.unread) == (command.command_id, 2, 320)
    assert failed_with(run, CheckAccount(server_of(run), "reader", "wrong", run.sign_in)) is ProblemKind.UNAUTHORIZED
    assert accounts.accounts(run.connection) == []
    assert not run.simulation.core.state.accounts.runs


def test_a_wrong_password_adds_nothing(run: AccountRun) -> None:
    assert failed_with(run, AddAccount(server_of(run), "Mine", "reader", "wrong", run.sign_in)) is ProblemKind.UNAUTHORIZED
    assert accounts.accounts(run.connection) == []
    assert subscriptions.folders(run.connection) == []


def test_a_keyring_that_refuses_leaves_no_half_account(run: AccountRun) -> None:
    core = run.simulation.core
    drain = core.drain_effects

    def refusing() -> list[object]:
        left = []
        for effect in drain():
            if isinstance(effect, KeepAccountSecret):
                core.handle(SecretKept(effect.run, Problem(ProblemKind.KEYRING, "locked")), run.simulation.now)
            else:
                left.append(effect)
        return [*left, *drain()]

    core.drain_effects = refusing  # type: ignore[method-assign, assignment]
    command = AddAccount(server_of(run), "Mine", run.server.username, run.secret, run.sign_in)
    assert failed_with(run, command) is ProblemKind.KEYRING
    assert accounts.accounts(run.connection) == []
    assert subscriptions.folders(run.connection) == []
    assert published(run.simulation, AccountAdded) == []


def test_a_password_that_changed_is_given_again(run: AccountRun) -> None:
    account = run.add()
    run.spoil = lambda _: Problem(ProblemKind.SIGN_IN_FAILED)
    run.sync()
    assert run.account.problem is not None
    run.spoil = lambda _: None
    assert failed_with(run, SignInAgain(account.account_id, "reader", "wrong")) is ProblemKind.UNAUTHORIZED
    assert run.account.problem is not None
    command = SignInAgain(account.account_id, "reader", run.secret)
    run.simulation.send(command)
    assert command.command_id in {each.cause for each in published(run.simulation, AccountChanged)}
    run.simulation.run_until(run.simulation.now + 60)
    assert run.account.problem is None
    assert run.account.synced_at == int(run.simulation.now) or (run.account.synced_at or 0) >= int(run.simulation.now) - 60


def test_a_key_is_known_by_the_name_of_its_user_and_a_second_one_of_his_is_refused(tmp_path: Path) -> None:
    run = account_run(tmp_path, MINIFLUX_23, SignIn.KEY)
    with run.server:
        account = run.add()
        assert (account.username, account.sign_in) == ("reader", SignIn.KEY)
        assert accounts.accounts(run.connection)[0].sign_in is SignIn.KEY
        assert failed_with(run, AddAccount(server_of(run), "Again", "", run.secret, SignIn.KEY)) is ProblemKind.SAME_LOGIN


def test_an_account_changes_from_password_to_key_and_back_without_doubling(tmp_path: Path) -> None:
    run = account_run(tmp_path, MINIFLUX_23)
    with run.server:
        account, kept = run.add(), list[KeepAccountSecret]()
        feeds, items = set(run.simulation.core.state.feeds), run.items()
        simulate = run.simulation.core.drain_effects

        def noting() -> list[Effect]:
            effects = simulate()
            kept.extend(each for each in effects if isinstance(each, KeepAccountSecret))
            return effects

        run.simulation.core.drain_effects = noting  # type: ignore[method-assign]
        for sign_in, secret in ((SignIn.KEY, run.server.api_key), (SignIn.PASSWORD, run.server.password)):
            assert (
                failed_with(run, SignInAgain(account.account_id, "reader", "wrong", sign_in=sign_in)) is ProblemKind.UNAUTHORIZED
            )
            assert run.account.sign_in is not sign_in
            run.simulation.send(SignInAgain(account.account_id, "reader", secret, sign_in=sign_in))
            last = [each for each in kept if each.password][-1]
            assert (run.account.sign_in, last.username, last.password) == (sign_in, "reader", secret)
            run.server.store.set_mark(run.server.store.ids()[: 3 + len(kept)], "read", value=True)
            assert run.sync().problem is None
            assert run.own("is_read") == set(run.server.store.ids()[: 3 + len(kept)])
            assert (set(run.simulation.core.state.feeds), run.items()) == (feeds, items)


@pytest.mark.parametrize(
    "command",
    [
        SetAccount(AccountId(9), name="x"),
        SignInAgain(AccountId(9), "me", "x"),
        RemoveAccount(AccountId(9)),
        SyncAccounts((AccountId(9),)),
        SyncAccounts(),
    ],
    ids=lambda command: type(command).__name__,
)
def test_what_is_asked_of_no_account_is_answered(run: AccountRun, command: Command) -> None:
    assert failed_with(run, command) is ProblemKind.NO_ACCOUNT


HERE, THERE = "https://here.example/feed", "https://there.example/feed"
DAY, HOUR = 86_400, 3600


def followed(tmp_path: Path) -> tuple[Simulation, World, FeedId, AccountId]:
    """One feed of this computer and one of an account, both with articles."""
    world = World({HERE: Page(rss(1, 2, 3)), THERE: Page(rss(1, 2, 3)), "https://there.example/": Page(b"<html></html>")})
    simulation = simulate(tmp_path, world)
    simulation.send(commands.AddSubscription(HERE))
    simulation.run_until(simulation.now + 60)
    state = simulation.core.state
    with transaction(state.connection):
        account = account_of(state.connection)
        feed_id = remote_feeds.add(
            state.connection, account.account_id, server_feed("there"), canonical_url(THERE), int(simulation.now)
        )
        store_items(state.connection, account, feed_id, 10, 11)
        feed = feeds.feed(state.connection, feed_id)
        assert feed is not None
        now = int(simulation.now)
        # as after a synchronisation, and with a plan that nobody should have made
        feed = replace(feed, retrieved_at=now, succeeded_at=now, next_at=now + 5)
        feeds.save_feed(state.connection, feed)
    state.remember(feed)
    state.memory.remember_postings(feed_id, [now - hours * HOUR for hours in range(40)])
    return simulation, world, feed_id, account.account_id


def live(simulation: Simulation, days: int) -> None:
    """Looks at the window and comes back to the computer, several times a day."""
    for _ in range(days * 4):
        simulation.run_until(simulation.now + 6 * HOUR)
        simulation.send(RecordReturn(int(simulation.now), 0, Signal.UNLOCK))
        simulation.send(commands.RecordAccess(AccessRecord(int(simulation.now), 0, VISIT)))
        simulation.run_until(simulation.now + HOUR)
        simulation.send(RecordLeaving(int(simulation.now)))


@pytest.mark.parametrize("policy", [*ALL_POLICIES][:4])
def test_no_plan_visit_or_return_asks_the_site_of_an_accounts_feed(policy: str, tmp_path: Path) -> None:
    simulation, world, feed_id, _ = followed(tmp_path)
    simulation.send(commands.SetPreference("fetch.policy", policy))
    live(simulation, 3)
    simulation.send(commands.SetVacation(int(simulation.now + 4 * DAY)))
    live(simulation, 5)
    assert world.asked(THERE) == []
    assert len(world.asked(HERE)) > 3
    simulation.core.close()
    again = Simulation(make_core(tmp_path, now=simulation.now), world.answer, now=simulation.now)
    again.run_until(again.now + DAY)
    assert world.asked(THERE) == []
    assert again.core.state.feeds[feed_id].account_id == AccountId(1)


def test_no_word_of_the_user_asks_the_site_of_an_accounts_feed(tmp_path: Path) -> None:
    simulation, world, feed_id, _ = followed(tmp_path)
    rule = rule_text(PageRule("article"))
    for command in (
        commands.RetrieveNow(),
        commands.RetrieveNow((feed_id,)),
        commands.RetrieveNow((feed_id,), is_whole=True, even_gone=True),
        commands.SetSubscriptionSettings((feed_id,), {REFRESH: BY_HAND}),
        commands.SetSubscriptionSettings((feed_id,), {REFRESH: ""}),
        commands.SetSubscriptionSettings((feed_id,), {REFRESH: "30"}),
        commands.SetSubscriptionSettings((feed_id,), {PAGE: rule}),
        commands.PauseFeeds((feed_id,), is_paused=True),
        commands.PauseFeeds((feed_id,), is_paused=False),
        commands.RemoveSubscription((feed_id,)),
        commands.RestoreSubscription((feed_id,)),
    ):
        simulation.send(command)
        simulation.run_until(simulation.now + HOUR)
    assert published(simulation, CommandFailed) == []
    for command in (commands.FindFeedAgain(feed_id), commands.ChangeFeedUrl(feed_id, "https://else.example/feed")):
        simulation.send(command)
        simulation.run_until(simulation.now + HOUR)
        failed = published(simulation, CommandFailed)[-1]
        assert (failed.cause, failed.problem.kind, failed.problem.detail) == (command.command_id, ProblemKind.OF_ACCOUNT, "Home")
    assert [line.url for line in world.log if "there.example" in line.url] == []
    # whoever asked knows that there is nothing to wait for
    assert published(simulation, RetrievalProgress)[-1].total == 0


def test_refreshing_them_has_their_account_synchronised(tmp_path: Path) -> None:
    simulation, _, feed_id, account_id = followed(tmp_path)
    state = simulation.core.state
    schedule.load(state, simulation.now)
    for command in (commands.RetrieveNow((feed_id,)), commands.RetrieveNow((FeedId(1), feed_id)), commands.RetrieveNow()):
        state.accounts.asked.clear()
        retrievals.retrieve_now(state, command, simulation.now)
        assert state.accounts.asked == {account_id: [command.command_id]}
    state.accounts.asked.clear()
    retrievals.retrieve_now(state, commands.RetrieveNow((FeedId(1),)), simulation.now)
    assert state.accounts.asked == {}
    assert published(simulation, NothingToRetrieve) == []


def test_the_same_feed_may_be_followed_here_too_and_is_another_one(tmp_path: Path) -> None:
    simulation, world, feed_id, _ = followed(tmp_path)
    simulation.send(ViewPage(THERE))
    simulation.run_until(simulation.now + 60)
    simulation.send(commands.AddSubscription(THERE))
    simulation.run_until(simulation.now + 60)
    added = published(simulation, SubscriptionAdded)[-1]
    assert (added.feed_id != feed_id, added.entries) == (True, 3)
    simulation.send(commands.AddSubscription(THERE))
    simulation.run_until(simulation.now + 60)
    assert published(simulation, CommandFailed)[-1].problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    simulation.send(commands.RemoveSubscription((added.feed_id,)))
    simulation.send(commands.AddSubscription(THERE))
    simulation.run_until(simulation.now + 60)
    assert published(simulation, SubscriptionAdded)[-1].feed_id == added.feed_id
    known = subscriptions.find_subscription(simulation.core.state.connection, canonical_url(THERE))
    assert known.feed_id == added.feed_id
    assert len(world.asked(THERE)) >= 1


def test_a_redirect_to_the_address_of_an_accounts_feed_moves_the_one_of_this_computer(tmp_path: Path) -> None:
    simulation, world, feed_id, _ = followed(tmp_path)
    world.pages[HERE].moved_to = THERE
    simulation.run_until(simulation.now + 20 * DAY)
    state = simulation.core.state
    urls = {feed.feed_id: feed.url for feed in state.feeds.values()}
    assert urls == {FeedId(1): THERE, feed_id: THERE}


def test_the_folder_of_an_account_goes_with_it_alone(tmp_path: Path) -> None:
    simulation, _, _, _ = followed(tmp_path)
    (folder,) = subscriptions.folders(simulation.core.state.connection)
    simulation.send(commands.RemoveFolder(folder.folder_id))
    failed = published(simulation, CommandFailed)[-1].problem
    assert (failed.kind, failed.detail) == (ProblemKind.OF_ACCOUNT, "Home")
    simulation.send(commands.RenameFolder(folder.folder_id, "Elsewhere"))
    assert [each.title for each in subscriptions.folders(simulation.core.state.connection)] == ["Elsewhere"]


def test_what_is_said_of_requests_leaves_an_accounts_feed_out(tmp_path: Path) -> None:
    simulation, _, feed_id, _ = followed(tmp_path)
    live(simulation, 2)
    connection, now = simulation.core.state.connection, int(simulation.now)
    assert feed_id not in {feed.feed_id for feed in scorecard.planned_feeds(connection)}
    assert feed_id not in raw_log.first_retrievals(connection)
    assert feed_id not in {feed.feed_id for feed in raw_log.followed(connection, now)}
    assert feed_id not in {each.feed_id for each in raw_log.requests_by_feed(connection, 0, now)}
    (host,) = load_courtesy(connection, now).hosts
    assert host.host == "here.example"
    assert make_scorecard(connection, days=30, now=now).feeds == 1
    assert len(load_rhythm_day(connection, now=now, utc_offset=lambda at: 0).strips) == 1
    assert load_budget_outlook(connection, now).feeds == 1
    assert load_overflow_risk(connection, learn_strip_rates(connection, now), days=3, now=now).feeds == 1
