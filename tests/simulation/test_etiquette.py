"""Weeks of the engine in a web that refuses, vanishes, lies and moves: what it may ask, and when."""

import itertools
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.domain.commands import AddSubscription, ChangeFeedUrl, ImportOpml, RetrieveNow
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import FeedMoved, GapFound, NetworkChanged, RetrievalRefused
from reader.domain.reasons import ReasonKind
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.messages import ClockJumped
from reader.lab.simulation import Simulation
from tests.examples import examples
from tests.fakes.world import START, Page, World, only_feed, published, rss, simulate

DAY = 86_400
URL = "https://site.test/feed.xml"


def subscribed(folder: Path, world: World) -> Simulation:
    simulation = simulate(folder, world)
    simulation.send(AddSubscription(URL))
    assert len(simulation.core.state.feeds) == 1
    return simulation


def imported(folder: Path, urls: list[str], world: World) -> Simulation:
    simulation = simulate(folder, world)
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in urls))))
    return simulation


def test_max_age_of_a_304_binds_also_by_hand(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1), etag='"v"')})
    simulation = subscribed(tmp_path, world)
    simulation.run_until(simulation.now + 120)
    world.pages[URL].max_age = 20_000
    simulation.send(RetrieveNow())
    asked = world.asked(URL)[-1]
    simulation.run_until(simulation.now + 3600)
    simulation.send(RetrieveNow())
    assert world.asked(URL)[-1] == asked
    (refused,) = published(simulation, RetrievalRefused)
    assert refused.until == int(asked) + 20_000
    assert refused.reason.kind is ReasonKind.MAX_AGE


def test_a_retrieval_by_hand_waits_a_minute_but_not_for_our_own_back_off(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    simulation = subscribed(tmp_path, world)
    simulation.send(RetrieveNow())
    assert len(world.log) == 1
    world.pages[URL].problem = ProblemKind.HTTP_STATUS
    for _ in range(5):
        simulation.run_until(simulation.now + 61)
        simulation.send(RetrieveNow())
    assert len(world.log) == 6
    assert only_feed(simulation).failures == 5


def test_429_with_retry_after_quiets_the_whole_host_over_a_restart(tmp_path: Path) -> None:
    urls = [f"https://busy.test/{number}" for number in range(20)]
    world = World({url: Page(status=429, problem=ProblemKind.RATE_LIMITED, retry_after=3600) for url in urls})
    simulation = imported(tmp_path, urls, world)
    simulation.run_until(simulation.now + 1800)
    assert len(world.log) == 1
    simulation.core.close()
    again = simulate(tmp_path, world, now=simulation.now)
    again.send(RetrieveNow())
    again.run_until(START + 3590)
    assert len(world.log) == 1
    for page in world.pages.values():
        page.status, page.problem, page.body = 200, None, rss(1)
    again.run_until(START + 3 * 3600)
    assert {line.url for line in world.log[1:]} >= set(urls) - {world.log[0].url}


def test_requests_to_a_host_are_spaced(tmp_path: Path) -> None:
    urls = [f"https://blogs.test/{number}" for number in range(30)]
    world = World({url: Page(rss(1)) for url in urls})
    simulation = imported(tmp_path, urls, world)
    simulation.run_until(simulation.now + 120)
    times = sorted(line.at for line in world.log)
    assert len(times) == 30
    assert min(later - earlier for earlier, later in itertools.pairwise(times)) >= 1.0


def test_failures_back_off_to_once_a_day_and_success_resets(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    simulation = subscribed(tmp_path, world)
    world.pages[URL] = Page(problem=ProblemKind.HTTP_STATUS, status=500)
    simulation.run_until(START + 14 * DAY)
    per_day = Counter(int((at - START) // DAY) for at in world.asked(URL))
    assert max(per_day[day] for day in range(7, 14)) <= 1
    assert sum(per_day[day] for day in range(7, 14)) >= 6
    assert only_feed(simulation).problem == Problem(ProblemKind.HTTP_STATUS, "simulated")
    world.pages[URL] = Page(rss(1, 2))
    simulation.run_until(START + 16 * DAY)
    assert only_feed(simulation).problem is None
    assert only_feed(simulation).failures == 0


def test_a_feed_that_is_gone_is_not_asked_again_and_keeps_its_articles(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1, 2))})
    simulation = subscribed(tmp_path, world)
    world.pages[URL] = Page(status=410, problem=ProblemKind.GONE)
    simulation.run_until(START + 60 * DAY)
    assert len(world.log) == 2
    feed = only_feed(simulation)
    assert feed.is_gone
    simulation.send(RetrieveNow())
    simulation.send(RetrieveNow((feed.feed_id,)))
    simulation.send(RetrieveNow((feed.feed_id, feed.feed_id), even_gone=True))
    simulation.send(RetrieveNow(even_gone=True))
    assert len(world.log) == 2
    simulation.send(RetrieveNow((feed.feed_id,), even_gone=True))
    assert len(world.log) == 3
    count = simulation.core.state.connection.execute("SELECT count(*) FROM entry").fetchone()[0]
    assert count == 2


def test_an_outage_costs_no_feed_anything_and_is_reported_once(tmp_path: Path) -> None:
    urls = [f"https://host{number}.test/feed" for number in range(60)]
    world = World({url: Page(rss(1)) for url in urls})
    simulation = imported(tmp_path, urls, world)
    simulation.run_until(simulation.now + 300)
    before = {feed.feed_id: (feed.failures, feed.problem) for feed in simulation.core.state.feeds.values()}
    for page in world.pages.values():
        page.problem = ProblemKind.DNS
    simulation.run_until(simulation.now + 2 * DAY)
    state = simulation.core.state
    assert {feed.feed_id: (feed.failures, feed.problem) for feed in state.feeds.values()} == before
    assert [event.problem for event in published(simulation, NetworkChanged)] == [Problem(ProblemKind.NO_NETWORK)]
    for page in world.pages.values():
        page.problem = None
    back = simulation.now
    simulation.run_until(back + 1800)
    assert published(simulation, NetworkChanged)[-1].problem is None
    assert {line.url for line in world.log if line.at > back} == set(urls)


def test_dead_hosts_in_a_working_network_are_distinguished(tmp_path: Path) -> None:
    dead = [f"https://dead{number}.test/feed" for number in range(12)]
    alive = [f"https://alive{number}.test/feed" for number in range(3)]
    world = World({url: Page(rss(1)) for url in alive} | {url: Page(problem=ProblemKind.DNS) for url in dead})
    simulation = imported(tmp_path, dead + alive, world)
    simulation.run_until(simulation.now + 6 * 3600)
    state = simulation.core.state
    assert state.outage.problem is None
    failing = {feed.url for feed in state.feeds.values() if feed.problem is not None}
    assert failing == set(dead)


def test_a_sign_in_page_changes_nothing(tmp_path: Path) -> None:
    urls = [f"https://host{number}.test/feed" for number in range(40)]
    world = World({url: Page(rss(1), etag='"v"') for url in urls})
    simulation = imported(tmp_path, urls, world)
    simulation.run_until(simulation.now + 300)
    state = simulation.core.state
    kept = {feed.feed_id: (feed.url, feed.title, feed.validators, feed.failures) for feed in state.feeds.values()}
    portal = Page(b"<!DOCTYPE html><html><body>Please sign in</body></html>", etag='"p"', content_type="text/html", max_age=10**7)
    world.pages |= dict.fromkeys(urls, portal)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 0.9 * DAY)
    assert {feed.feed_id: (feed.url, feed.title, feed.validators, feed.failures) for feed in state.feeds.values()} == kept
    assert [event.problem for event in published(simulation, NetworkChanged)] == [Problem(ProblemKind.PORTAL)]


def test_three_days_asleep_make_no_burst(tmp_path: Path) -> None:
    urls = [f"https://host{number}.test/feed" for number in range(500)]
    world = World({url: Page(rss(1), etag='"v"') for url in urls})
    simulation = imported(tmp_path, urls, world)
    simulation.run_until(simulation.now + 1200)
    world.log.clear()
    simulation.now += 3 * DAY
    simulation.send(ClockJumped(3 * DAY))
    simulation.run_until(simulation.now + 900)
    assert Counter(line.url for line in world.log) == Counter(urls)
    per_ten_seconds = Counter(int(line.at // 10) for line in world.log)
    assert max(per_ten_seconds.values()) <= 40


def test_a_move_is_adopted_after_a_week_reported_and_undone(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    simulation = subscribed(tmp_path, world)
    new = "https://new.test/feed"
    world.pages |= {URL: Page(moved_to=new), new: Page(rss(1))}
    simulation.run_until(START + 6 * DAY)
    assert only_feed(simulation).url == URL
    simulation.run_until(START + 10 * DAY)
    (moved,) = published(simulation, FeedMoved)
    assert only_feed(simulation).url == new
    simulation.send(moved.undo)
    assert only_feed(simulation).url == URL
    assert isinstance(moved.undo, ChangeFeedUrl)


def test_temporary_redirects_and_downgrades_are_never_adopted(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    simulation = subscribed(tmp_path, world)
    world.pages |= {URL: Page(moved_to="https://new.test/feed", moved_status=302), "https://new.test/feed": Page(rss(1))}
    simulation.run_until(START + 12 * DAY)
    world.pages |= {URL: Page(moved_to="http://new.test/feed"), "http://new.test/feed": Page(rss(1))}
    simulation.run_until(START + 24 * DAY)
    assert only_feed(simulation).url == URL
    assert published(simulation, FeedMoved) == []


@pytest.mark.parametrize("count", [pytest.param(1, marks=pytest.mark.long), 24])
def test_a_server_that_always_says_unchanged_is_asked_without_validators_every_eight_days(tmp_path: Path, count: int) -> None:
    world = World({URL: Page(rss(*range(count)), etag='"stuck"')})
    simulation = subscribed(tmp_path, world)
    simulation.run_until(START + 30 * DAY)
    plain = [line.at for line in world.log if not line.validators.etag]
    assert [8 <= (later - earlier) / DAY <= 9 for earlier, later in itertools.pairwise(plain)] == [True] * 3


def test_a_server_that_sends_documents_is_not_suspected(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1), etag='"0"')})
    simulation = subscribed(tmp_path, world)
    for day in range(1, 30):
        world.pages[URL] = Page(rss(1, title=f"Name {day}"), etag=f'"{day}"')
        simulation.run_until(START + day * DAY)
    assert len([line for line in world.log if not line.validators.etag]) == 1


def test_a_304_that_nothing_asked_for_is_a_problem_and_asked_about_again(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1), etag='"v"')})
    simulation = subscribed(tmp_path, world)
    simulation.run_until(START + 7.9 * DAY)
    before = len(world.log)
    world.pages[URL] = Page(status=304, etag='"other"', problem=ProblemKind.HTTP_STATUS)
    simulation.run_until(START + 12 * DAY)
    asked = world.log[before:]
    assert len(asked) > 1
    assert only_feed(simulation).problem == Problem(ProblemKind.HTTP_STATUS, "simulated")
    last = [line.validators.etag for line in asked if line.at >= START + 8 * DAY]
    assert set(last) == {""}
    world.pages[URL] = Page(rss(1, 2), etag='"v"')
    simulation.run_until(START + 15 * DAY)
    assert only_feed(simulation).problem is None
    assert titles(simulation) == {"Entry 1", "Entry 2"}


def test_a_cut_document_keeps_its_whole_entries_and_none_of_its_validators(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1), etag='"v1"')})
    simulation = subscribed(tmp_path, world)
    whole = rss(2, 3, 4)
    world.pages[URL] = Page(whole[: whole.rindex(b"<item>") + 60], etag='"v2"')
    simulation.run_until(START + 2 * DAY)
    assert only_feed(simulation).validators.etag == '"v1"'
    assert titles(simulation) == {"Entry 1", "Entry 3", "Entry 4"}
    world.pages[URL] = Page(whole, etag='"v2"')
    simulation.run_until(START + 4 * DAY)
    assert only_feed(simulation).validators.etag == '"v2"'
    assert titles(simulation) == {"Entry 1", "Entry 2", "Entry 3", "Entry 4"}


def titles(simulation: Simulation) -> set[str]:
    return {row[0] for row in simulation.core.state.connection.execute("SELECT title FROM entry")}


def test_postings_lost_between_two_retrievals_are_noticed(tmp_path: Path) -> None:
    world = World({URL: Page(rss(*range(1, 11)))})
    simulation = subscribed(tmp_path, world)
    world.pages[URL] = Page(rss(*range(30, 40)))
    simulation.run_until(START + 2 * DAY)
    (found,) = published(simulation, GapFound)
    assert 1 <= found.gap.at_least <= 19


@settings(max_examples=examples(25))
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["ok", "304", "429", "503", "500", "404", "dns", "html"]),
            st.one_of(st.none(), st.integers(0, 100_000)),
            st.one_of(st.none(), st.integers(-10, 100_000)),
        ),
        min_size=1,
        max_size=12,
    )
)
def test_no_scheduled_request_ever_comes_before_a_limit(
    tmp_path_factory: pytest.TempPathFactory, script: list[tuple[str, int | None, int | None]]
) -> None:
    """Whatever the server answers, the next scheduled request keeps its wishes, capped at a day (rule E36)."""
    folder = tmp_path_factory.mktemp("e36")
    kinds = {
        "429": (429, ProblemKind.RATE_LIMITED), "503": (503, ProblemKind.UNAVAILABLE), "500": (500, ProblemKind.HTTP_STATUS),
        "404": (404, ProblemKind.NOT_FOUND), "dns": (0, ProblemKind.DNS),
    }  # fmt: skip
    world = World({URL: Page(rss(1), etag='"v"')})
    simulation = subscribed(folder, world)
    earliest = START
    for answer, max_age, retry_after in script:
        page = Page(rss(1), etag='"v"' if answer == "304" else "", max_age=max_age, retry_after=retry_after)
        if answer in kinds:
            page = replace(page, status=kinds[answer][0], problem=kinds[answer][1])
        if answer == "html":
            page = replace(page, body=b"<html>hello</html>", content_type="text/html")
        world.pages[URL] = page
        count = len(world.log)
        while len(world.log) == count:
            simulation.run_until(simulation.now + 1800)
        assert world.log[count].at >= earliest
        fresh = answer in {"ok", "304"}
        wish = max_age if fresh else retry_after if answer in {"429", "503"} else 0
        earliest = world.log[-1].at + min(max(wish or 0, 0), DAY)


def test_a_page_within_the_feeds_own_host_counts_only_after_a_day(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    simulation = subscribed(tmp_path, world)
    login = "https://site.test/login"
    page = Page(b"<!DOCTYPE html><html><body>Please sign in</body></html>", content_type="text/html", etag='"p"')
    world.pages |= {URL: Page(moved_to=login, moved_status=302), login: page}
    simulation.run_until(START + 120)
    simulation.send(RetrieveNow())
    feed = only_feed(simulation)
    assert (feed.problem.kind, feed.failures, feed.url, feed.validators.etag) == (ProblemKind.NOT_A_FEED, 0, URL, "")
    assert published(simulation, NetworkChanged) == []
    simulation.run_until(START + 8 * DAY)
    assert only_feed(simulation).failures >= 3


def test_a_sign_in_page_for_many_feeds_is_one_message_and_changes_nothing(tmp_path: Path) -> None:
    urls = [f"https://host{number}.test/feed" for number in range(150)]
    world = World({url: Page(rss(1), etag='"v"') for url in urls})
    simulation = imported(tmp_path, urls, world)
    simulation.run_until(simulation.now + 1200)
    connection = simulation.core.state.connection
    tables = ("feed", "entry", "entry_status")
    query = {
        "feed": "feed_id, url, title, icon_url, etag, last_modified, problem_kind, failures",
        "entry": "*",
        "entry_status": "*",
    }

    def stored() -> list[list[tuple[object, ...]]]:
        return [connection.execute(f"SELECT {query[table]} FROM {table}").fetchall() for table in tables]  # noqa: S608 -- ours

    before = stored()
    page = Page(b"<!DOCTYPE html><html><body>Please sign in</body></html>", content_type="text/html", etag='"p"', max_age=10**7)
    world.pages = {url: Page(moved_to="https://portal.test/", moved_status=302) for url in urls} | {"https://portal.test/": page}
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 0.3 * DAY)
    assert stored() == before
    assert [event.problem for event in published(simulation, NetworkChanged)] == [Problem(ProblemKind.PORTAL)]
    world.pages = {url: Page(rss(1, 2), etag='"w"') for url in urls}
    simulation.run_until(simulation.now + 900)
    assert [event.problem for event in published(simulation, NetworkChanged)] == [Problem(ProblemKind.PORTAL), None]
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 900)
    assert {feed.validators.etag for feed in simulation.core.state.feeds.values()} == {'"w"'}


def test_scheduled_requests_keep_out_of_skipped_hours_and_days(tmp_path: Path) -> None:
    """Also after a sleep that ends in a skipped hour; by hand the user may (rule E12)."""
    skipping = (
        b"<skipHours><hour>0</hour><hour>13</hour></skipHours><skipDays><day>Saturday</day><day>Sunday</day></skipDays><item>"
    )
    body = rss(*range(24)).replace(b"<item>", skipping, 1)
    world = World({URL: Page(body)})
    simulation = subscribed(tmp_path, world)
    simulation.run_until(START + 13 * DAY)
    simulation.now = START + 14 * DAY + (13 * 3600 + 60 - (START + 14 * DAY) % DAY)
    simulation.send(ClockJumped(DAY))
    simulation.run_until(START + 28 * DAY)
    moments = [datetime.fromtimestamp(at, UTC) for at in world.asked(URL)[1:]]
    assert len(moments) > 60
    assert {moment.hour for moment in moments} <= set(range(1, 24)) - {13}
    assert len({moment.hour for moment in moments}) > 12
    assert {moment.weekday() for moment in moments} == {0, 1, 2, 3, 4}
    count = len(world.log)
    simulation.run_until(START + 33 * DAY + DAY / 2)
    while datetime.fromtimestamp(simulation.now, UTC).weekday() != 5:
        simulation.run_until(simulation.now + 3600)
    count = len(world.log)
    simulation.send(RetrieveNow())
    assert len(world.log) == count + 1
