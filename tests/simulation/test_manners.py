"""More manners of the engine towards servers: what it remembers, never sends, and to the second when."""

import itertools
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddSubscription,
    FetchPicture,
    ImportOpml,
    MarkRead,
    PreviewOpmlUrl,
    RenameSubscription,
    RetrieveNow,
    SetMark,
    SetPreference,
)
from reader.domain.entry import Mark
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, PictureFailed, RetrievalRefused, StatusesChanged, SubscriptionsChanged
from reader.domain.feed import Feed, Validators
from reader.domain.ids import EntryId, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import Outcome, ParseJob
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.core import EngineCore
from reader.engine.messages import FetchFinished, ParseFinished, StartFetch, StartParse
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Settings
from reader.engine.planning.timers import RatePlanner
from reader.formats import wire
from reader.lab.simulation import Simulation
from reader.storage import history, statuses
from tests.fakes.world import START, Page, World, make_core, only_feed, published, rss, simulate

DAY = 86_400
URL = "https://site.test/feed.xml"
ODD = Validators('W/"a b;\xe9"', "Yesterday, perhaps")


def subscribed(folder: Path, world: World, url: str = URL) -> Simulation:
    simulation = simulate(folder, world)
    simulation.send(AddSubscription(url))
    return simulation


def imported(folder: Path, urls: list[str], world: World) -> Simulation:
    simulation = simulate(folder, world)
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in urls))))
    return simulation


def test_validators_survive_names_errors_and_restarts(tmp_path: Path) -> None:
    """E1, E4: byte for byte, both together, through everything but another address."""
    world = World({URL: Page(rss(1), etag=ODD.etag, last_modified=ODD.last_modified)})
    simulation = subscribed(tmp_path, world)
    simulation.send(RenameSubscription(only_feed(simulation).feed_id, "Another name"))
    good = world.pages[URL]
    for status, kind in ((429, ProblemKind.RATE_LIMITED), (503, ProblemKind.UNAVAILABLE), (500, ProblemKind.HTTP_STATUS)):
        count = len(world.log)
        world.pages[URL] = replace(good, status=status, problem=kind, etag='"of the error"', last_modified="now")
        simulation.run_until(simulation.now + DAY)
        simulation.core.close()
        simulation = simulate(tmp_path, world, now=simulation.now)
        simulation.run_until(simulation.now + DAY)
        assert len(world.log) > count
    world.pages[URL] = good
    simulation.run_until(simulation.now + DAY)
    assert {line.validators for line in world.log[1:]} == {ODD}
    assert only_feed(simulation).problem is None


def test_by_hand_too_every_request_is_conditional(tmp_path: Path) -> None:
    """E33: there is no way to download again what has not changed; the one exception is E6."""
    world = World({URL: Page(rss(1), etag='"v"')})
    simulation = subscribed(tmp_path, world)
    for _ in range(20):
        simulation.run_until(simulation.now + 61)
        simulation.send(RetrieveNow())
    assert len(world.log) == 21
    assert {line.validators.etag for line in world.log[1:]} == {'"v"'}


def answered_but_not_parsed(folder: Path, world: World) -> tuple[EngineCore, float, ParseJob]:
    """A second document with new validators has come and waits for the parser."""
    simulation = subscribed(folder, world)
    core, now = simulation.core, simulation.now + 120
    world.pages[URL] = Page(rss(1, 2), etag='"v2"')
    core.handle(RetrieveNow(), now)
    core.tick(now)
    (request,) = [effect.request for effect in core.drain_effects() if isinstance(effect, StartFetch)]
    core.handle(FetchFinished(world.answer(request, now)), now)
    (job,) = [effect.job for effect in core.drain_effects() if isinstance(effect, StartParse)]
    return core, now, job


def test_what_was_fetched_and_not_stored_is_fetched_again(tmp_path: Path) -> None:
    """E5: the program dies between the answer and its storing."""
    world = World({URL: Page(rss(1), etag='"v1"')})
    core, now, job = answered_but_not_parsed(tmp_path, world)
    core.close()
    again = simulate(tmp_path, world, now=now)
    assert only_feed(again).validators.etag == '"v1"'
    again.run_until(now + 2 * DAY)
    assert world.log[2].validators.etag == '"v1"'
    assert only_feed(again).validators.etag == '"v2"'
    assert again.core.state.connection.execute("SELECT count(*) FROM entry").fetchone() == (2,)
    assert job.body


def test_validators_are_stored_with_the_entries_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """E5: the transaction fails after the entries were written."""
    world = World({URL: Page(rss(1), etag='"v1"')})
    core, now, job = answered_but_not_parsed(tmp_path, world)
    with monkeypatch.context() as broken:
        broken.setattr(history, "add_retrieval", lambda *_: 1 / 0)
        core.handle(ParseFinished(job.job_id, wire.perform(job)), now)
    assert core.state.feeds[FeedId(1)].validators.etag == '"v1"'
    assert core.state.connection.execute("SELECT count(*) FROM entry").fetchone() == (1,)
    assert core.state.connection.execute("SELECT etag FROM feed").fetchone() == ('"v1"',)


def test_the_same_bytes_are_neither_parsed_nor_stored_again(tmp_path: Path) -> None:
    """E28: a server without validators that sends what we know."""
    world = World({URL: Page(rss(1))})
    simulation = subscribed(tmp_path, world)
    core, now = simulation.core, simulation.now + 120
    core.handle(RetrieveNow(), now)
    core.tick(now)
    (request,) = [effect.request for effect in core.drain_effects() if isinstance(effect, StartFetch)]
    core.handle(FetchFinished(world.answer(request, now)), now)
    assert [effect for effect in core.drain_effects() if isinstance(effect, StartParse)] == []
    assert history.retrievals(core.state.connection, limit=1)[0].outcome is Outcome.NOTHING_NEW


def test_a_host_that_wants_quiet_gets_none_of_our_other_requests(tmp_path: Path) -> None:
    """E9: pictures, new subscriptions and lists wait like feeds."""
    world = World({URL: Page(status=429, problem=ProblemKind.RATE_LIMITED, retry_after=3600)})
    simulation = imported(tmp_path, [URL], world)
    simulation.run_until(simulation.now + 60)
    assert len(world.log) == 1
    simulation.send(AddSubscription("https://site.test/other.xml"))
    simulation.send(PreviewOpmlUrl("https://site.test/list.opml"))
    simulation.send(FetchPicture("https://site.test/picture.png", EntryId(1)))
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [ProblemKind.RATE_LIMITED] * 2
    assert [event.problem.kind for event in published(simulation, PictureFailed)] == [ProblemKind.RATE_LIMITED]
    assert len(world.log) == 1
    world.pages[URL] = Page(rss(1))
    simulation.run_until(START + 3700)
    world.pages["https://site.test/other.xml"] = Page(rss(1))
    simulation.send(AddSubscription("https://site.test/other.xml"))
    assert world.asked("https://site.test/other.xml")


def test_on_a_private_host_one_feed_waits_and_the_others_do_not(tmp_path: Path) -> None:
    """E10: a bridge passes on what one site said; that is no reason to leave out the others."""
    urls = [f"http://192.168.1.5/{number}" for number in range(5)]
    refusing = Page(status=429, problem=ProblemKind.RATE_LIMITED, retry_after=7200)
    world = World({url: Page(rss(1)) for url in urls} | {urls[0]: refusing})
    simulation = imported(tmp_path, urls, world)
    simulation.run_until(START + 7100)
    assert {line.url for line in world.log} == set(urls)
    assert len(world.asked(urls[0])) == 1


def test_pressing_refresh_again_and_again_is_one_request_and_an_explanation(tmp_path: Path) -> None:
    """E13."""
    world = World({URL: Page(rss(1))})
    simulation = subscribed(tmp_path, world)
    simulation.run_until(simulation.now + 90)
    for _ in range(30):
        simulation.send(RetrieveNow())
        simulation.run_until(simulation.now + 1)
    assert len(world.log) == 2
    refused = published(simulation, RetrievalRefused)
    assert len(refused) == 29
    assert {event.reason for event in refused} == {Reason(ReasonKind.JUST_REFRESHED)}
    assert {event.until for event in refused} == {int(world.log[1].at) + 60}


@pytest.mark.parametrize(
    "hours_on",
    [pytest.param(72, id="three days later", marks=pytest.mark.long), pytest.param(-72, id="with the clock set back")],
)
def test_a_start_makes_no_burst(tmp_path: Path, hours_on: int) -> None:
    """E14."""
    urls = [f"https://host{number}.test/feed" for number in range(300)]
    world = World({url: Page(rss(1), etag='"v"') for url in urls})
    simulation = imported(tmp_path, urls, world)
    simulation.run_until(simulation.now + 1200)
    simulation.core.close()
    world.log.clear()
    again = simulate(tmp_path, world, now=simulation.now + hours_on * 3600)
    again.run_until(again.now + 900)
    per_ten_seconds = Counter(int(line.at // 10) for line in world.log)
    assert max(per_ten_seconds.values(), default=0) <= 25
    assert max(Counter(line.url for line in world.log).values(), default=0) <= 1
    assert len(world.log) == (300 if hours_on > 0 else 0)


def test_hosts_are_asked_in_no_order_that_repeats(tmp_path: Path) -> None:
    """E15: not by name, so that neighbours on one machine are not asked one after the other."""
    urls = [f"https://host{number:03}.test/feed" for number in range(100)]
    world = World({url: Page(rss(1)) for url in urls})
    simulation = imported(tmp_path, urls, world)
    simulation.run_until(simulation.now + 600)
    order = [urls.index(line.url) for line in world.log]
    assert sorted(order) == list(range(100))
    assert sum(after == before + 1 for before, after in itertools.pairwise(order)) < 10


def test_planned_times_are_even_over_the_hour_and_the_same_for_one_installation() -> None:
    """E16: with many installations that began at the same minute."""
    chance = random.Random(5)
    feed = Feed(FeedId(1), URL)
    times = []
    for _ in range(6000):
        planner = RatePlanner(Memory(lambda at: 0), Settings(8, 1800, DAY, chance.randrange(2**32)))
        plan = planner.plan_for(feed, 2.0, START)
        assert plan == planner.plan_for(feed, 2.0, START)
        times.append(plan.next_at or 0)
    minutes = Counter(at // 60 % 60 for at in times)
    assert len(minutes) == 60
    assert max(minutes.values()) < 2 * 6000 / 60
    assert minutes[0] < 1.5 * 6000 / 60


@pytest.mark.parametrize(
    ("status", "kind"), [(404, ProblemKind.NOT_FOUND), pytest.param(403, ProblemKind.FORBIDDEN, marks=pytest.mark.long)]
)
def test_a_feed_that_is_missing_or_refused_is_asked_once_a_day_and_never_given_up(
    tmp_path: Path, status: int, kind: ProblemKind
) -> None:
    """E18."""
    world = World({URL: Page(rss(1, 2))})
    simulation = subscribed(tmp_path, world)
    world.pages[URL] = Page(status=status, problem=kind)
    simulation.run_until(START + 15 * DAY)
    asked = world.asked(URL)[1:]
    assert 13 <= len(asked) <= 16
    assert min(after - before for before, after in itertools.pairwise(asked)) >= DAY
    world.pages[URL] = Page(rss(1, 2, 3))
    simulation.run_until(START + 17 * DAY)
    assert only_feed(simulation).problem is None


def test_a_move_to_a_feed_that_is_followed_too_leaves_one_of_them(tmp_path: Path) -> None:
    """E19: marks go along, nothing is asked twice any more, and undo brings the other back."""
    new = "https://new.test/feed"
    world = World({URL: Page(rss(1, 2, 3)), new: Page(rss(1, 2, 3))})
    simulation = imported(tmp_path, [URL, new], world)
    simulation.send(SetPreference("reading.merge_copies", value=False))
    simulation.run_until(simulation.now + 60)
    connection = simulation.core.state.connection
    old_id, new_id = (next(f.feed_id for f in simulation.core.state.feeds.values() if f.url == url) for url in (URL, new))
    first, second, _ = (
        EntryId(row[0]) for row in connection.execute("SELECT entry_id FROM entry_status WHERE feed_id = ?", (old_id,)).fetchall()
    )
    simulation.send(MarkRead((first,)))
    simulation.send(SetMark((second,), Mark.STARRED))
    published_before = len(published(simulation, StatusesChanged))
    world.pages[URL] = Page(moved_to=new)
    simulation.run_until(START + 6 * DAY)
    assert set(simulation.core.state.feeds) == {old_id, new_id}
    simulation.run_until(START + 10 * DAY)
    assert set(simulation.core.state.feeds) == {new_id}
    assert statuses.unread_counts(connection) == {new_id: 2}
    assert connection.execute("SELECT sum(is_starred) FROM entry_status WHERE feed_id = ?", (new_id,)).fetchone() == (1,)
    changes = published(simulation, StatusesChanged)[published_before:]
    assert [(len(each.entry_ids), each.is_read, each.mark) for each in changes] == [(1, True, None), (1, None, Mark.STARRED)]
    count = len(world.asked(URL))
    simulation.run_until(START + 12 * DAY)
    assert len(world.asked(URL)) == count
    undo = published(simulation, SubscriptionsChanged)[-1].undo
    assert undo is not None
    simulation.send(undo)
    simulation.run_until(START + 15 * DAY)
    assert set(simulation.core.state.feeds) == {old_id, new_id}
    assert statuses.unread_counts(connection) == {old_id: 2, new_id: 2}


def test_a_feed_added_by_hand_is_not_followed_by_a_second_request(tmp_path: Path) -> None:
    """E24: the subscription's own GET is the first retrieval."""
    world = World({URL: Page(rss(*range(30)), etag='"v"', max_age=5000)})
    core = make_core(tmp_path)
    simulation = Simulation(core, world.answer, now=START)
    simulation.send(AddSubscription(URL))
    simulation.run_until(START + 4999)
    assert len(world.log) == 1


@pytest.mark.parametrize(("minutes", "most"), [(300, 300), (1440, 1440), (44_640, 10_080)])
def test_how_long_a_max_age_is_believed_is_the_users_to_say(tmp_path: Path, minutes: int, most: int) -> None:
    """A server that asks for a week (rule E7), by schedule and by hand."""
    world = World({URL: Page(rss(1), max_age=7 * DAY)})
    simulation = simulate(tmp_path, world)
    simulation.send(SetPreference("fetch.max_age_minutes", minutes))
    simulation.send(AddSubscription(URL))
    simulation.run_until(START + most * 60 - 1)
    simulation.send(RetrieveNow())
    assert len(world.log) == 1
    simulation.run_until(START + most * 60 + 2 * DAY)
    assert len(world.log) >= 2
    assert world.log[1].at - START >= most * 60
