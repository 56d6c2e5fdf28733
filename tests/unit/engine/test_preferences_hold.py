"""What preferences ask for is done: the name and the way of requests, copies or none."""

from pathlib import Path

from reader.domain.commands import AddSubscription, RetrieveNow, SetPreference
from reader.domain.ids import FeedId
from reader.domain.retrieval import FetchRequest
from reader.engine.messages import StartBackup, StartFetch
from reader.storage import feeds, subscriptions
from tests.fakes.world import START, Page, World, rss, simulate

FEED = "https://site.test/feed.xml"
DAY = 86_400


def next_request(folder: Path, changes: dict[str, str], settings: dict[str, str]) -> FetchRequest:
    """The first request for a feed after preferences were changed."""
    simulation = simulate(folder, World({FEED: Page(rss(1))}))
    simulation.send(AddSubscription(FEED))
    simulation.run_until(START + 600)
    for key, value in changes.items():
        simulation.send(SetPreference(key, value))
    core = simulation.core
    subscriptions.set_settings(core.state.connection, FeedId(1), settings)
    core.handle(RetrieveNow((FeedId(1),)), START + DAY)
    core.tick(START + DAY)
    (request,) = [each.request for each in core.drain_effects() if isinstance(each, StartFetch)]
    return request


def test_another_name_and_another_way_hold_from_the_next_request_on(tmp_path: Path) -> None:
    changes = {"fetch.user_agent": "Mine/1", "fetch.proxy": "proxy.example:3128"}
    request = next_request(tmp_path, changes, {})
    assert (request.user_agent, request.proxy) == ("Mine/1", "http://proxy.example:3128")


def test_the_name_of_a_feed_goes_before_that_of_all(tmp_path: Path) -> None:
    assert next_request(tmp_path, {"fetch.user_agent": "Mine/1"}, {"user_agent": "Feed/2"}).user_agent == "Feed/2"


def test_without_a_wish_the_name_is_the_programs_own(tmp_path: Path) -> None:
    request = next_request(tmp_path, {}, {})
    assert (request.user_agent, request.proxy) == ("", "")


def test_copies_are_made_unless_none_are_wanted(tmp_path: Path) -> None:
    for number, wanted in enumerate((True, False)):
        folder = tmp_path / str(number)
        folder.mkdir()
        simulation = simulate(folder, World({FEED: Page(rss(1))}))
        simulation.send(AddSubscription(FEED))
        simulation.run_until(START + 200)
        simulation.send(SetPreference("storage.backups", wanted))
        core = simulation.core
        core.drain_effects()
        core.tick(START + DAY)
        assert any(isinstance(each, StartBackup) for each in core.drain_effects()) is wanted


def test_another_budget_has_all_plans_made_again_at_once(tmp_path: Path) -> None:
    urls = [f"https://site{number}.test/feed.xml" for number in range(6)]
    simulation = simulate(tmp_path, World({url: Page(rss(*range(20))) for url in urls}))
    for url in urls:
        simulation.send(AddSubscription(url))
    core, now = simulation.core, START + 7200
    simulation.run_until(now)
    before = {feed.feed_id: feed for feed in core.state.feeds.values()}
    core.handle(SetPreference("fetch.budget", 24), now)
    while core.state.planner.review_at() <= now:
        core.tick(now)
    after = core.state.feeds
    assert set(after) == set(before)
    stored = feeds.feeds(core.state.connection)
    assert {feed.feed_id: feed.next_at for feed in stored} == {feed.feed_id: feed.next_at for feed in after.values()}
    for feed in stored:
        price, old = feed.next_expected.price, before[feed.feed_id].next_expected.price
        assert price is not None
        assert old is not None
        assert price < old / 10
    assert sum(feed.next_at or 0 for feed in stored) < sum(feed.next_at or 0 for feed in before.values())
