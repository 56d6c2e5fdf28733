"""Feeds of accounts: their server fetches them, so nothing here ever asks their sites for them; all else works as with any feed."""

from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain import commands
from reader.domain.commands import RecordLeaving, RecordReturn, ViewPage
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, NothingToRetrieve, RetrievalProgress, SubscriptionAdded
from reader.domain.ids import AccountId, FeedId
from reader.domain.page_rule import PAGE, PageRule, rule_text
from reader.domain.retrieval import VISIT, AccessRecord
from reader.domain.subscription import BY_HAND, REFRESH
from reader.domain.visits import Signal
from reader.engine.jobs import retrievals
from reader.engine.sync import schedule
from reader.formats.urls import canonical_url
from reader.lab.policies import ALL_POLICIES
from reader.lab.simulation import Simulation
from reader.reports.feed_outlook import load_overflow_risk
from reader.reports.requests import load_budget_outlook, load_courtesy
from reader.reports.rhythm import learn_strip_rates, load_rhythm_day
from reader.reports.scorecard import make_scorecard
from reader.storage import feeds, remote_feeds, scorecard, subscriptions
from reader.storage import scorecard as raw_log
from reader.storage.writer import transaction
from tests.fakes.world import Page, World, make_core, published, rss, simulate
from tests.unit.storage.account_examples import account_of, server_feed, store_items

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
    assert known is not None
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
