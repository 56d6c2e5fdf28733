"""Missing articles: searched in the archive that a feed declares, and nowhere else; politely; found ones at their place."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddSubscription,
    FindMissing,
    PauseFeeds,
    RemoveSubscription,
    RetrieveNow,
    SaveRule,
    SetSubscriptionSettings,
)
from reader.domain.entry import Gap, Selection, View
from reader.domain.errors import ProblemKind
from reader.domain.events import BackfillEnded, BackfillStarted, CommandFailed, EntriesArrived, MissingFound, NoticeReady
from reader.domain.retrieval import FetchRequest
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.lab.simulation import Simulation
from reader.reports.postings import load_postings
from reader.storage import entries, history, scorecard
from tests.fakes.full_disk import FullDiskConnection, full_disks
from tests.fakes.world import START, Page, World, make_core, only_feed, published, rss, simulate

FEED, HOUR = "https://site.test/feed.xml", 3600
NEW, SEEN = range(31, 41), range(1, 11)
LATER = START + 20 * HOUR
WORDPRESS = b"<generator>https://wordpress.org/?v=6.4</generator>"


def pages_of(*numbers: range, base: str = "https://site.test/older/") -> dict[str, Page]:
    """An archive: each page names the next, the feed itself names the first."""
    held: dict[str, Page] = {}
    for place, each in enumerate(numbers):
        further = f"{base}{place + 1}" if place + 1 < len(numbers) else ""
        held[f"{base}{place}" if place else FEED] = Page(naming(rss(*each), further))
    return held


def naming(document: bytes, older: str, relation: str = "prev-archive") -> bytes:
    link = f"<link xmlns='http://www.w3.org/2005/Atom' rel='{relation}' href='{older}'/>" if older else ""
    return document.replace(b"<channel>", b"<channel>" + link.encode())


@pytest.fixture
def world() -> World:
    return World({FEED: Page(rss(*SEEN))})


@pytest.fixture
def simulation(tmp_path: Path, world: World) -> Simulation:
    """A feed with a gap of twenty postings, its archive not looked at."""
    made = simulate(tmp_path, world)
    made.send(AddSubscription(FEED))
    made.run_until(made.now + 90)
    return made


def lose(simulation: Simulation, world: World, pages: dict[str, Page]) -> Gap:
    """Time passes; the feed comes back with other entries, and with the archive it has now."""
    simulation.core.state.preferences = simulation.core.state.preferences.with_value("fetch.automatic", value=False)
    simulation.run_until(LATER)
    world.pages.update(pages)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 60)
    world.log.clear()
    simulation.events.clear()
    return open_gaps(simulation)[0]


def open_gaps(simulation: Simulation) -> list[Gap]:
    return history.gaps(simulation.core.state.connection, Selection(View.ALL))


def search(simulation: Simulation, gap: Gap, seconds: float = 60) -> None:
    simulation.send(FindMissing(gap.gap_id))
    simulation.run_until(simulation.now + seconds)


def titles(simulation: Simulation) -> list[str]:
    connection = simulation.core.state.connection
    ids = entries.entry_ids(connection, Selection(View.ALL))
    return [row.title for row in entries.entry_rows(connection, ids)]


def in_order(*numbers: int) -> list[str]:
    return [f"Entry {number}" for number in sorted(numbers, reverse=True)]


def test_all_that_was_lost_enters_at_its_place_and_the_gap_vanishes(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(21, 31), range(7, 21), range(-9, 7)))
    assert (gap.has_archive, gap.is_searchable) == (True, True)
    search(simulation, gap)
    assert open_gaps(simulation) == []
    assert titles(simulation) == in_order(*range(1, 41))
    assert [line.url for line in world.log] == ["https://site.test/older/1", "https://site.test/older/2"]
    assert [event.page for event in published(simulation, BackfillStarted)] == [1, 2]
    assert [len(event.entry_ids) for event in published(simulation, MissingFound)] == [10, 10]
    assert [(event.found, event.is_closed) for event in published(simulation, BackfillEnded)] == [(20, True)]
    assert published(simulation, EntriesArrived) == published(simulation, NoticeReady) == []
    search(simulation, gap)
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.BAD_VALUE


def test_what_is_found_late_was_missed_and_is_lost_no_more(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(21, 31), range(7, 21)))
    connection, feed_id = simulation.core.state.connection, only_feed(simulation).feed_id
    before = load_postings(connection, {feed_id: int(START)}, 0).seen.size
    assert scorecard.gaps(connection, 0, int(LATER)) == scorecard.GapTotals(1, gap.at_least)
    search(simulation, gap)
    known = load_postings(connection, {feed_id: int(START)}, 0)
    found = {*zip(known.posted[before:], known.seen[before:], strict=True)}
    # the one at midnight tells no time of the day and may be anywhere in the gap
    assert {posted for posted, _ in found} >= {int(START) - 86_400 + number * HOUR for number in range(25, 31)}
    assert all(gap.after_at < posted <= gap.before_at and 0 <= seen - int(LATER) < 200 for posted, seen in found)
    assert scorecard.gaps(connection, 0, int(LATER)) == scorecard.GapTotals(0, 0)
    remembered = simulation.core.state.memory.posted_at(feed_id)
    assert list(remembered) == sorted(remembered) == [float(at) for at in entries.posted_at(connection, feed_id, 0)]


def test_five_pages_at_most_spaced_and_the_next_search_goes_on_from_there(world: World, simulation: Simulation) -> None:
    parts = [range(first, first + 2) for first in range(29, 8, -2)]
    gap = lose(simulation, world, pages_of(NEW, *parts))
    search(simulation, gap)
    assert [line.url[-1] for line in world.log] == list("12345")
    times = [line.at for line in world.log]
    assert all(later - earlier >= 1 for earlier, later in pairwise(times))
    (left,) = open_gaps(simulation)
    assert (left.found, left.next_url, left.is_searchable) == (10, "https://site.test/older/6", True)
    assert left.at_least == max(gap.at_least - 10, 0)
    assert (left.near_at, left.after_at) == (int(START) - 86_400 + 21 * HOUR, gap.after_at)
    search(simulation, left)
    assert [line.url[-2:].strip("/") for line in world.log[5:]] == ["6", "7", "8", "9", "10"]
    (left,) = open_gaps(simulation)
    search(simulation, left)
    assert open_gaps(simulation) == []
    assert titles(simulation) == in_order(*range(1, 41))
    assert [event.found for event in published(simulation, BackfillEnded)] == [10, 10, 0]


def test_a_feed_without_an_archive_is_not_searched_and_says_so(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, {FEED: Page(rss(*NEW))})
    assert (gap.has_archive, gap.is_searchable) == (False, False)
    search(simulation, gap)
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [ProblemKind.NO_ARCHIVE]
    assert world.log == []


@pytest.mark.parametrize("address", ["http://elsewhere.test/older", "ftp://site.test/older", "http://10.0.0.1/"])
def test_an_archive_at_a_place_that_is_not_asked_is_none(address: str, world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, {FEED: Page(naming(rss(*NEW), address))})
    search(simulation, gap)
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [ProblemKind.NO_ARCHIVE]
    assert world.log == []


def test_wordpress_is_asked_for_numbered_pages_and_a_missing_one_is_the_end(world: World, simulation: Simulation) -> None:
    place = "https://site.test/feed/"
    world.pages[place] = Page(rss(*SEEN))
    simulation.send(RemoveSubscription((only_feed(simulation).feed_id,)))
    simulation.send(AddSubscription(place))
    simulation.run_until(simulation.now + 90)
    older = [rss(*numbers).replace(b"<item>", WORDPRESS + b"<item>", 1) for numbers in (NEW, range(21, 31))]
    gap = lose(simulation, world, {place: Page(older[0]), f"{place}?paged=2": Page(older[1])})
    search(simulation, gap)
    assert [line.url for line in world.log] == [f"{place}?paged=2", f"{place}?paged=3"]
    (left,) = open_gaps(simulation)
    assert (left.found, left.problem, left.is_searchable) == (10, None, False)


def test_an_archive_that_ends_before_the_gap_does_says_what_remains(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(28, 31)))
    search(simulation, gap)
    (left,) = open_gaps(simulation)
    assert (left.found, left.at_least, left.is_searchable) == (3, 0, False)
    assert left.searched_at is not None
    assert [event.is_closed for event in published(simulation, BackfillEnded)] == [False]


def test_older_entries_that_were_never_followed_are_no_losses(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(-90, 31)))
    search(simulation, gap)
    assert titles(simulation) == in_order(*range(1, 41))


def test_an_archive_beyond_the_gap_without_what_was_known_ends_the_search(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(29, 31), range(-20, 0), range(-40, -20)))
    search(simulation, gap)
    assert len(world.log) == 2
    (left,) = open_gaps(simulation)
    assert (left.found, left.at_least, left.is_searchable) == (2, 0, False)


def test_a_server_that_sends_the_same_page_again_is_left_alone(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(21, 31), range(21, 31), range(7, 21)))
    search(simulation, gap)
    assert len(world.log) == 2
    assert open_gaps(simulation)[0].found == 10


def test_what_fails_is_reported_and_tried_again_from_the_same_page(world: World, simulation: Simulation) -> None:
    pages = pages_of(NEW, range(21, 31), range(7, 21))
    whole = pages["https://site.test/older/2"]
    gap = lose(simulation, world, pages | {"https://site.test/older/2": Page(status=500, problem=ProblemKind.HTTP_STATUS)})
    search(simulation, gap)
    (left,) = open_gaps(simulation)
    assert (left.problem.kind, left.found, left.is_searchable) == (ProblemKind.HTTP_STATUS, 10, True)
    assert published(simulation, BackfillEnded)[0].problem == left.problem
    world.pages["https://site.test/older/2"] = whole
    search(simulation, left)
    assert open_gaps(simulation) == []
    assert titles(simulation) == in_order(*range(1, 41))


def test_a_page_that_is_cut_keeps_the_gap_open(world: World, simulation: Simulation) -> None:
    pages = pages_of(NEW, range(11, 31))
    document = pages["https://site.test/older/1"].body
    gap = lose(simulation, world, pages | {"https://site.test/older/1": Page(document[: len(document) * 2 // 3])})
    search(simulation, gap)
    (left,) = open_gaps(simulation)
    assert left.problem.kind is ProblemKind.TRUNCATED
    assert 10 < left.found < 20


def test_a_host_that_wants_peace_is_not_asked(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(7, 31)))
    simulation.core.state.gate.set_cooldown("site.test", int(simulation.now) + 600)
    search(simulation, gap)
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [ProblemKind.RATE_LIMITED]
    simulation.run_until(simulation.now + 600)
    world.pages["https://site.test/older/1"] = Page(status=429, problem=ProblemKind.RATE_LIMITED, retry_after=900)
    search(simulation, gap)
    assert simulation.core.state.gate.is_cooling("site.test", simulation.now)
    assert len(world.log) == 1


def test_a_feed_that_was_asked_to_wait_and_one_that_is_paused_are_not_searched(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(7, 31)))
    world.pages[FEED] = Page(status=403, problem=ProblemKind.FORBIDDEN, retry_after=3600)
    simulation.run_until(simulation.now + 120)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 60)
    world.log.clear()
    search(simulation, gap)
    simulation.send(PauseFeeds((only_feed(simulation).feed_id,)))
    search(simulation, gap)
    kinds = [event.problem.kind for event in published(simulation, CommandFailed)]
    assert kinds == [ProblemKind.RATE_LIMITED, ProblemKind.NO_ARCHIVE]
    assert world.log == []


def test_stopping_drops_the_next_page_and_keeps_what_was_found(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(21, 31), range(7, 21)))
    simulation.send(FindMissing(gap.gap_id))
    simulation.send(FindMissing(gap.gap_id))
    assert len(world.log) == 1
    simulation.send(FindMissing(gap.gap_id, is_wanted=False))
    simulation.send(FindMissing(gap.gap_id, is_wanted=False))
    simulation.run_until(simulation.now + 60)
    assert len(world.log) == 1
    assert [event.found for event in published(simulation, BackfillEnded)] == [10]
    assert open_gaps(simulation)[0].next_url == "https://site.test/older/2"
    assert simulation.core.is_idle


def test_an_answer_after_stopping_or_unsubscribing_is_not_wanted(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(7, 31)))

    def stop(request: FetchRequest) -> None:
        if "older" in request.url:
            simulation.core.handle(FindMissing(gap.gap_id, is_wanted=False), simulation.now)

    world.before_answer = stop
    search(simulation, gap)
    assert published(simulation, MissingFound) == []

    def leave(request: FetchRequest) -> None:
        if "older" in request.url:
            simulation.core.handle(RemoveSubscription((gap.feed_id,)), simulation.now)

    world.before_answer = leave
    search(simulation, gap)
    assert len(published(simulation, BackfillEnded)) == 2
    assert published(simulation, MissingFound) == []


def test_rules_hold_for_what_is_found(world: World, simulation: Simulation) -> None:
    condition = RuleCondition(RuleField.TITLE, RuleTest.BEGINS, "Entry 2")
    actions = (RuleAction(RuleActionKind.MARK_READ), RuleAction(RuleActionKind.NOTIFY))
    simulation.send(SaveRule(ArrivalRule(None, "Twenty", (condition,), actions)))
    gap = lose(simulation, world, pages_of(NEW, range(7, 31)))
    search(simulation, gap)
    simulation.run_until(simulation.now + 7200)
    connection = simulation.core.state.connection
    rows = entries.entry_rows(connection, entries.entry_ids(connection, Selection(View.ALL)))
    assert {row.title for row in rows if row.is_read} == {f"Entry {number}" for number in range(20, 30)}
    assert published(simulation, NoticeReady) == []


def test_an_article_that_is_found_late_and_came_with_another_feed_is_a_copy(world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(7, 31)))
    world.pages["https://other.test/feed"] = Page(rss(25, title="Another feed"))
    simulation.send(AddSubscription("https://other.test/feed"))
    simulation.run_until(simulation.now + 60)
    search(simulation, gap)
    assert titles(simulation).count("Entry 25") == 1


def test_one_search_fills_every_gap_that_it_passes(world: World, simulation: Simulation) -> None:
    older = lose(simulation, world, {FEED: Page(rss(*range(21, 26)))})
    simulation.run_until(LATER + 20 * HOUR)
    world.pages.update(pages_of(range(51, 56), range(31, 51), range(7, 31)))
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 60)
    assert len(open_gaps(simulation)) == 2
    search(simulation, older)
    assert open_gaps(simulation) == []
    assert titles(simulation) == in_order(*range(1, 56))


def test_secrets_go_to_the_feeds_own_origin_only(world: World, simulation: Simulation) -> None:
    feed_id = only_feed(simulation).feed_id
    settings = {"headers": '{"X-Key": "secret"}', "credentials": "keyring", "user_agent": "Mine"}
    simulation.send(SetSubscriptionSettings((feed_id,), settings))
    requests: list[FetchRequest] = []
    world.before_answer = requests.append
    pages = pages_of(NEW, range(26, 31))
    pages["https://site.test/older/1"] = Page(naming(rss(*range(26, 31)), "https://elsewhere.test/x"))
    gap = lose(simulation, world, pages)
    requests.clear()
    search(simulation, gap)
    requested = {each.url: (each.user_agent, bool(each.fields), each.needs_keyring, each.may_be_private) for each in requests}
    assert requested == {
        "https://site.test/older/1": ("Mine", True, True, False),
        "https://elsewhere.test/x": ("Mine", False, False, False),
    }


def test_entries_without_dates_stand_within_the_gap(world: World, simulation: Simulation) -> None:
    def undated(document: bytes) -> bytes:
        return re.sub(rb"<pubDate>[^<]*</pubDate>", b"", document)

    world.pages["https://site.test/plain"] = Page(undated(rss(*SEEN)))
    simulation.send(RemoveSubscription((only_feed(simulation).feed_id,)))
    simulation.send(AddSubscription("https://site.test/plain"))
    simulation.run_until(simulation.now + 90)
    bodies = [undated(rss(*numbers)) for numbers in (NEW, range(21, 31), range(-4, 21))]
    gap = lose(
        simulation,
        world,
        {
            "https://site.test/plain": Page(naming(bodies[0], "https://site.test/older/1")),
            "https://site.test/older/1": Page(naming(bodies[1], "https://site.test/older/2")),
            "https://site.test/older/2": Page(bodies[2]),
        },
    )
    search(simulation, gap)
    assert open_gaps(simulation) == []
    assert titles(simulation) == in_order(*range(1, 41))


def test_a_search_over_a_restart_goes_on_where_it_was(tmp_path: Path, world: World, simulation: Simulation) -> None:
    gap = lose(simulation, world, pages_of(NEW, range(21, 31), range(7, 21)))
    simulation.send(FindMissing(gap.gap_id))
    simulation.core.close()
    again = Simulation(make_core(tmp_path, now=simulation.now), world.answer, now=simulation.now)
    (left,) = open_gaps(again)
    assert (left.found, left.next_url) == (10, "https://site.test/older/2")
    search(again, left)
    assert titles(again) == in_order(*range(1, 41))
    assert open_gaps(again) == []


def test_a_full_disk_leaves_the_gap_as_it_was_and_nobody_waiting(tmp_path: Path, world: World) -> None:
    with full_disks():
        simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(FEED))
    simulation.run_until(simulation.now + 90)
    gap = lose(simulation, world, pages_of(NEW, range(21, 31), range(7, 21)))
    disk = simulation.core.state.connection
    assert isinstance(disk, FullDiskConnection)
    before = (titles(simulation), open_gaps(simulation))
    # room for the answer of the fetch, and for more and more of what the page brings
    for room in (2, 6, 16):
        world.before_answer = lambda _, room=room: disk.fill_up(room)
        search(simulation, gap)
        disk.room = None
        ended = published(simulation, BackfillEnded)[-1]
        assert ended.problem is not None, room
        assert (ended.problem.kind, simulation.core.is_idle) == (ProblemKind.DISK_FULL, True)
        assert (titles(simulation), open_gaps(simulation)) == before
    world.before_answer = lambda _: None
    search(simulation, gap)
    assert (titles(simulation), open_gaps(simulation)) == (in_order(*range(1, 41)), [])
