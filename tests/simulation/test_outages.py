"""Outages of this computer's network end when any server answers, whatever it says; and looking for that end is polite."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, ImportOpml, PauseFeeds, RetrieveNow, SetPreference
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import EntriesArrived, NetworkChanged
from reader.domain.feed import Feed
from reader.domain.retrieval import ParseJob, ParseResult
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.jobs.outcomes import choose_probe
from reader.formats import wire
from reader.lab.simulation import Simulation
from reader.net.problems import FEEDS_FOR_A_PORTAL
from tests.fakes.world import START, Page, World, make_core, only_feed, published, rss, simulate

HOUR, DAY = 3600, 86_400
URLS = [f"https://host{number}.test/feed" for number in range(10)]
NO_NETWORK = Page(problem=ProblemKind.NO_NETWORK)
NOT_FOUND = Page(status=404, problem=ProblemKind.NOT_FOUND)
MOST_A_DAY = 30
"""Requests to one address that does not answer: after 2, 10 and 30 minutes, then hourly."""


def lived(folder: Path, urls: list[str], world: World) -> Simulation:
    """A day of ordinary life with these feeds."""
    simulation = simulate(folder, world)
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in urls))))
    simulation.run_until(START + DAY)
    return simulation


def outage(simulation: Simulation, world: World, seconds: float = 10 * HOUR, page: Page = NO_NETWORK) -> dict[str, Page]:
    """All answers stay away for a while; the pages that were there before."""
    before = dict(world.pages)
    world.pages = dict.fromkeys(before, page)
    simulation.run_until(simulation.now + seconds)
    assert simulation.core.state.outage.problem is not None
    world.log.clear()
    return before


def followed(simulation: Simulation) -> dict[str, Feed]:
    return {feed.url: feed for feed in simulation.core.state.feeds.values()}


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (404, ProblemKind.NOT_FOUND),
        pytest.param(410, ProblemKind.GONE, marks=pytest.mark.long),
        pytest.param(500, ProblemKind.HTTP_STATUS, marks=pytest.mark.long),
        pytest.param(403, ProblemKind.FORBIDDEN, marks=pytest.mark.long),
        (429, ProblemKind.RATE_LIMITED),
        (503, ProblemKind.UNAVAILABLE),
    ],
)
def test_whatever_a_server_answers_ends_the_outage_for_all(tmp_path: Path, status: int, kind: ProblemKind) -> None:
    world = World({url: Page(rss(1), etag='"v"') for url in URLS})
    simulation = lived(tmp_path, URLS, world)
    before = outage(simulation, world)
    last = max(simulation.core.state.feeds.values(), key=lambda feed: feed.succeeded_at or 0).url
    world.pages = before | {last: Page(status=status, problem=kind)}
    back = simulation.now
    simulation.run_until(back + 2 * DAY)
    assert published(simulation, NetworkChanged)[-1].problem is None
    asked = Counter(line.url for line in world.log)
    assert set(asked) == set(URLS)
    assert asked[last] <= MOST_A_DAY
    assert all((feed.succeeded_at or 0) > back for url, feed in followed(simulation).items() if url != last)
    assert followed(simulation)[last].problem == Problem(kind, "simulated")


def test_a_304_ends_the_outage(tmp_path: Path) -> None:
    world = World({URLS[0]: Page(rss(1), etag='"v"')})
    simulation = lived(tmp_path, URLS[:1], world)
    world.pages = outage(simulation, world)
    simulation.run_until(simulation.now + HOUR)
    assert simulation.core.state.outage.problem is None
    assert not simulation.core.state.outage.exempt


@pytest.mark.parametrize(
    ("page", "most"),
    [
        (NOT_FOUND, 3),
        (Page(status=410, problem=ProblemKind.GONE), 1),
        (Page(b"no feed at all", content_type="text/plain"), 20),
        (Page(problem=ProblemKind.TLS), 2 * MOST_A_DAY),
        (Page(problem=ProblemKind.DNS), 2 * MOST_A_DAY),
        (Page(problem=ProblemKind.BAD_URL), 2 * MOST_A_DAY),
        (Page(b"<!DOCTYPE html><html><body>This blog has moved</body></html>", content_type="text/html"), MOST_A_DAY),
    ],
    ids=["404", "410", "garbage", "tls", "dns", "bad url", "web page"],
)
def test_a_single_feed_is_not_asked_for_ever(tmp_path: Path, page: Page, most: int) -> None:
    """Over two days after an outage."""
    world = World({URLS[0]: Page(rss(1))})
    simulation = lived(tmp_path, URLS[:1], world)
    outage(simulation, world)
    world.pages = {URLS[0]: page}
    simulation.run_until(simulation.now + 2 * DAY)
    assert 1 <= len(world.log) <= most
    assert (simulation.core.state.outage.problem is None) is (
        page.problem not in {ProblemKind.TLS, ProblemKind.DNS, ProblemKind.BAD_URL}
    )


def test_probes_go_round_the_hosts_and_rest_longer_and_longer_at_each(tmp_path: Path) -> None:
    """Nothing answers although there is a way out: no address is asked more than about once an hour."""
    world = World({url: Page(rss(1)) for url in URLS})
    simulation = lived(tmp_path, URLS, world)
    outage(simulation, world, 12 * HOUR, Page(problem=ProblemKind.DNS))
    simulation.run_until(simulation.now + DAY)
    asked = Counter(line.url for line in world.log)
    assert set(asked) == set(URLS)
    assert max(asked.values()) <= MOST_A_DAY
    assert max(asked.values()) - min(asked.values()) <= 2


def test_of_feeds_at_one_host_the_one_that_was_not_blamed_and_came_last_is_asked(tmp_path: Path) -> None:
    urls = [f"https://one.test/{number}" for number in range(3)]
    simulation = lived(tmp_path, urls, World({url: Page(rss(1)) for url in urls}))
    state = simulation.core.state
    feeds = [replace(feed, succeeded_at=int(START) + number) for number, feed in enumerate(state.feeds.values())]
    state.outage.exempt.add(feeds[2].feed_id)
    assert choose_probe(state, feeds, simulation.now) == [feeds[1]]


def test_without_any_way_out_nothing_is_sent_and_the_way_back_is_found_within_minutes(tmp_path: Path) -> None:
    world = World({URLS[0]: Page(rss(1))})
    simulation = lived(tmp_path, URLS[:1], world)
    world.pages = outage(simulation, world, 3 * DAY)
    simulation.run_until(simulation.now + 301)
    assert simulation.core.state.outage.problem is None


def test_a_probe_keeps_what_servers_and_the_user_asked_for(tmp_path: Path) -> None:
    """Neither a paused feed, nor one that is gone, nor one within its max-age finds out whether the network is back."""
    world = World({url: Page(rss(1)) for url in URLS[:4]})
    simulation = lived(tmp_path, URLS[:4], world)
    simulation.send(SetPreference("fetch.policy", "hourly"))
    world.pages[URLS[0]] = Page(status=410, problem=ProblemKind.GONE)
    simulation.run_until(simulation.now + DAY)
    simulation.send(PauseFeeds((followed(simulation)[URLS[1]].feed_id,), is_paused=True))
    world.pages[URLS[2]] = Page(rss(1), max_age=DAY)
    while not followed(simulation)[URLS[2]].asked_until > simulation.now:
        simulation.run_until(simulation.now + 600)
    until = followed(simulation)[URLS[2]].asked_until
    outage(simulation, world, 4 * HOUR)
    simulation.send(RetrieveNow())
    world.log.clear()
    simulation.run_until(until - 60)
    assert {line.url for line in world.log} == {URLS[3]}


def test_a_feed_that_the_user_adds_proves_the_network(tmp_path: Path) -> None:
    world = World({URLS[0]: Page(rss(1))})
    simulation = lived(tmp_path, URLS[:1], world)
    outage(simulation, world)
    world.pages["https://new.test/feed"] = Page(rss(1))
    simulation.send(AddSubscription("https://new.test/feed"))
    assert simulation.core.state.outage.problem is None


def test_an_outage_is_forgiven_again_after_a_feed_was_confirmed(tmp_path: Path) -> None:
    """A server that says 304 was reached: the next outage is not its fault either."""
    world = World({url: Page(rss(1), etag='"v"') for url in URLS})
    simulation = lived(tmp_path, URLS, world)
    for _ in range(2):
        world.pages = outage(simulation, world, 6 * HOUR, Page(problem=ProblemKind.DNS))
        simulation.run_until(simulation.now + DAY)
    assert {feed.failures for feed in simulation.core.state.feeds.values()} == {0}


def test_the_same_page_for_all_after_an_outage_is_a_sign_in(tmp_path: Path) -> None:
    """A laptop wakes in an hotel."""
    urls = [url.replace("https", "http") for url in URLS]
    world = World({url: Page(rss(1)) for url in urls})
    simulation = lived(tmp_path, urls, world)
    page = Page(b"<!DOCTYPE html><html><body>Please sign in</body></html>", content_type="text/html")
    before = outage(simulation, world)
    world.pages = dict.fromkeys(urls, page)
    simulation.run_until(simulation.now + 3 * HOUR)
    assert simulation.core.state.outage.problem == Problem(ProblemKind.PORTAL)
    assert {feed.problem for feed in simulation.core.state.feeds.values()} == {None}
    world.pages = before
    simulation.run_until(simulation.now + HOUR)
    assert simulation.core.state.outage.problem is None


@pytest.mark.parametrize("silent", [4, 5, 6])
def test_five_hosts_in_a_row_that_cannot_be_reached_are_the_network_and_four_are_not(tmp_path: Path, silent: int) -> None:
    """What was counted against the first four is taken back."""
    world = World({url: Page(rss(1)) for url in URLS[:silent]})
    simulation = lived(tmp_path, URLS[:silent], world)
    world.pages = dict.fromkeys(URLS, Page(problem=ProblemKind.DNS))
    simulation.run_until(simulation.now + 61)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 30)
    is_outage = silent >= 5
    assert (simulation.core.state.outage.problem is not None) is is_outage
    counted = sum(feed.failures for feed in simulation.core.state.feeds.values())
    assert counted == (0 if is_outage else silent)


@pytest.mark.parametrize("alike", [1, 2, 3])
def test_the_same_page_in_the_place_of_so_many_feeds_is_a_sign_in(tmp_path: Path, alike: int) -> None:
    world = World({url: Page(rss(1)) for url in URLS[:4]})
    simulation = lived(tmp_path, URLS[:4], world)
    page = Page(b"<!DOCTYPE html><html><body>Hello</body></html>", content_type="text/html")
    world.pages |= dict.fromkeys(URLS[:alike], page)
    simulation.run_until(simulation.now + 61)
    simulation.send(RetrieveNow(tuple(followed(simulation)[url].feed_id for url in URLS[:alike])))
    simulation.run_until(simulation.now + 30)
    assert (simulation.core.state.outage.problem is not None) is (alike >= FEEDS_FOR_A_PORTAL)


def test_four_that_fail_before_another_answers_and_one_after_it_are_no_outage(tmp_path: Path) -> None:
    """They are not five in a row."""
    world = World({url: Page(rss(1)) for url in URLS[:6]})
    simulation = lived(tmp_path, URLS[:6], world)
    ids = [followed(simulation)[url].feed_id for url in URLS[:6]]
    world.pages |= dict.fromkeys([*URLS[:4], URLS[5]], Page(problem=ProblemKind.DNS))
    simulation.run_until(simulation.now + 61)
    for some in (ids[:4], ids[4:5], ids[5:]):
        simulation.send(RetrieveNow(tuple(some)))
        simulation.run_until(simulation.now + 10)
    assert simulation.core.state.outage.problem is None
    assert sum(feed.failures > 0 for feed in simulation.core.state.feeds.values()) == 5


def test_the_next_outage_is_probed_as_soon_as_the_first(tmp_path: Path) -> None:
    world = World({URLS[0]: Page(rss(1))})
    simulation = lived(tmp_path, URLS[:1], world)
    world.pages = outage(simulation, world)
    simulation.run_until(simulation.now + DAY)
    before, world.pages = world.pages, {URLS[0]: NO_NETWORK}
    while simulation.core.state.outage.problem is None:
        simulation.run_until(max(simulation.core.next_wake(simulation.now), simulation.now + 1))
    world.pages = before
    simulation.run_until(simulation.now + 30)
    assert simulation.core.state.outage.problem is None


def test_machines_of_the_users_own_that_are_off_are_no_outage(tmp_path: Path) -> None:
    urls = [f"http://192.168.1.{number}/feed" for number in range(2, 9)]
    world = World({url: Page(rss(1)) for url in urls})
    simulation = lived(tmp_path, urls, world)
    world.pages = dict.fromkeys(urls, Page(problem=ProblemKind.CONNECT))
    simulation.run_until(simulation.now + 61)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 30)
    assert simulation.core.state.outage.problem is None
    assert {feed.failures for feed in simulation.core.state.feeds.values()} == {1}


URL = "https://site.test/feed"


def test_a_computer_without_memory_is_not_counted_against_a_feed(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    core = make_core(tmp_path)
    short = False

    def parse(job: ParseJob) -> ParseResult:
        return Problem(ProblemKind.NO_RESOURCES, "Cannot allocate memory") if short else wire.perform(job)

    simulation = Simulation(core, world.answer, now=START, parse=parse)
    simulation.send(AddSubscription(URL))
    short, world.pages[URL] = True, Page(rss(1, 2), etag='"2"')
    simulation.run_until(START + DAY)
    feed = only_feed(simulation)
    assert feed.problem == Problem(ProblemKind.NO_RESOURCES, "Cannot allocate memory")
    assert feed.failures == 0
    assert feed.validators.etag != '"2"'
    short = False
    simulation.run_until(START + 2 * DAY)
    assert (only_feed(simulation).problem, len(published(simulation, EntriesArrived))) == (None, 2)


def test_a_request_that_could_not_be_begun_is_not_counted_and_says_nothing_of_the_network(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(URL))
    world.pages[URL] = Page(problem=ProblemKind.NO_NETWORK, status=0)
    simulation.run_until(START + DAY)
    assert simulation.core.state.outage.problem is not None
    world.pages[URL] = Page(problem=ProblemKind.NO_RESOURCES, status=0)
    simulation.run_until(START + DAY + 3600)
    assert simulation.core.state.outage.problem is not None
    world.pages[URL] = Page(rss(1))
    simulation.run_until(START + 2 * DAY)
    assert simulation.core.state.outage.problem is None
    world.pages[URL] = Page(problem=ProblemKind.NO_RESOURCES, status=0)
    simulation.send(RetrieveNow())
    feed = only_feed(simulation)
    assert (feed.problem.kind, feed.failures) == (ProblemKind.NO_RESOURCES, 0)
