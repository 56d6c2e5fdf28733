"""`fetch` beside other work: what it waits for, leaves out and prints."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from reader.app.commands.explain import print_feed
from reader.app.commands.lists import print_status
from reader.app.commands.refresh import GONE, REFUSALS_SHOWN, Fetched, _print, fetch
from reader.app.single_instance import Conversation, Line
from reader.domain.commands import Command, ImportOpml, RetrieveNow
from reader.domain.errors import ProblemKind
from reader.domain.ids import FeedId
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.lab.simulation import Simulation
from reader.storage import accounts, feeds
from tests.fakes.clock import FakeClock
from tests.fakes.world import START, Page, World, make_core, rss, simulate
from tests.unit.storage.account_examples import account_of, follow_there
from tests.unit.storage.examples import NOW, follow, open_fresh

FIRST, SECOND = "https://first.test/feed", "https://second.test/feed"


def test_the_end_of_an_earlier_batch_does_not_end_the_wait(tmp_path: Path) -> None:
    """The window fetches one feed; its answer and the end of its batch come before the command is taken up."""
    world = World({url: Page(rss(1)) for url in (FIRST, SECOND)})
    simulation = Simulation(make_core(tmp_path), world.answer, now=START, latency_seconds=2.0)
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in (FIRST, SECOND)))))
    simulation.run_until(START + 600)
    world.pages[SECOND] = Page(rss(1, 2, 3))
    simulation.send(RetrieveNow((FeedId(1),)))
    conversation, lines = Conversation(), list[Line]()

    def submit(command: Command) -> None:
        published_before = len(simulation.events)
        simulation.run_until(simulation.now + 10)
        simulation.send(command)
        simulation.run_until(simulation.now + 10)
        for event in simulation.events[published_before:]:
            conversation.publish(event)

    conversation.begin(submit)
    assert fetch((SECOND,), conversation, tmp_path / "reader.sqlite3", lines.append, as_json=False) == 0
    assert lines[-1].text == "1 feed, 2 articles arrived, 0 failed."


def test_where_nothing_is_to_be_done_it_ends_at_once(tmp_path: Path) -> None:
    """The feed was asked for less than a minute ago, and nothing else is under way."""
    world = World({FIRST: Page(rss(1))})
    simulation = Simulation(make_core(tmp_path), world.answer, now=START)
    simulation.send(ImportOpml(OpmlDocument("list", (OpmlFeed(FIRST, "", "", ()),))))
    simulation.run_until(START + 30)
    conversation, lines = Conversation(), list[Line]()

    def submit(command: Command) -> None:
        published_before = len(simulation.events)
        simulation.send(command)
        for event in simulation.events[published_before:]:
            conversation.publish(event)

    conversation.begin(submit)
    assert fetch((FIRST,), conversation, tmp_path / "reader.sqlite3", lines.append, as_json=False) == 0
    assert lines[0].text.startswith("refused: ")
    assert world.asked(FIRST) == [START]


LIVING, DEAD = "https://living.test/feed", "https://dead.test/feed"


def test_a_feed_that_is_gone_is_asked_only_where_it_alone_is_named(tmp_path: Path) -> None:
    world = World({LIVING: Page(rss(1)), DEAD: Page(status=410, problem=ProblemKind.GONE)})
    simulation = simulate(tmp_path, world)
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in (LIVING, DEAD)))))
    simulation.run_until(START + 120)
    world.log.clear()
    conversation, lines = Conversation(), list[Line]()

    def submit(command: Command) -> None:
        published_before = len(simulation.events)
        simulation.send(command)
        simulation.run_until(simulation.now + 5)
        for event in simulation.events[published_before:]:
            conversation.publish(event)

    conversation.begin(submit)
    database = tmp_path / "reader.sqlite3"
    assert fetch((), conversation, database, lines.append, as_json=False) == 0
    assert [line.url for line in world.log] == [LIVING]
    assert f"refused: {DEAD}  {DEAD}  {GONE}" in [line.text for line in lines]
    simulation.run_until(simulation.now + 61)
    assert fetch((LIVING, DEAD), conversation, database, lines.append, as_json=False) == 0
    assert DEAD not in {line.url for line in world.log}
    assert fetch((DEAD,), conversation, database, lines.append, as_json=False) == 1
    assert world.log[-1].url == DEAD


def reported(refused: int) -> list[str]:
    lines: list[Line] = []
    results = [
        Fetched(f"https://{n}.example/feed", f"Feed {n}", "refused", 0, "the server asked for 6 h") for n in range(refused)
    ]
    broken = Fetched("https://broken.example/feed", "Broken", "failed", 0, "Nothing found at this address (404).")
    _print([*results, broken], lines.append, as_json=False)
    return [line.text for line in lines]


def test_few_refusals_are_listed_one_by_one() -> None:
    lines = reported(REFUSALS_SHOWN)
    assert lines[0] == "refused: Feed 0  https://0.example/feed  the server asked for 6 h"
    assert len(lines) == REFUSALS_SHOWN + 2


@pytest.mark.parametrize("count", [REFUSALS_SHOWN + 1, 412])
def test_many_refusals_are_one_line_and_failures_are_still_named(count: int) -> None:
    assert reported(count) == [
        "failed: Broken  https://broken.example/feed  Nothing found at this address (404).",
        f"refused: {count} feeds cannot be refreshed yet (see beforehand status)",
        f"{count + 1} feeds, 0 articles arrived, 1 failed.",
    ]


CLOCK = FakeClock(float(NOW))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    with closing(open_fresh(tmp_path)) as connection:
        account = account_of(connection)
        accounts.save(connection, replace(account, synced_at=NOW - 60))
        feed = feeds.feed(connection, follow_there(connection, account, "there"))
        assert feed is not None
        feeds.save_feed(connection, replace(feed, retrieved_at=NOW - 60, succeeded_at=NOW - 60))
        follow(connection, "here")
    return tmp_path / "reader.sqlite"


def test_status_names_the_account(database: Path) -> None:
    lines: list[Line] = []
    print_status(database, as_json=False, clock=CLOCK, say=lines.append)
    assert lines[1].text.endswith(", by the server of Home")
    assert lines[4].text.endswith(", next not planned")
    lines.clear()
    print_status(database, as_json=True, clock=CLOCK, say=lines.append)
    assert [feed["account"] for feed in json.loads(lines[0].text)["feeds"]] == ["Home", None]


def test_explain_says_who_refreshes_it_and_when_that_was_asked(database: Path) -> None:
    lines: list[Line] = []
    print_feed(database, "There", as_json=False, clock=CLOCK, say=lines.append)
    text = "\n".join(line.text for line in lines)
    assert "Last synchronised today" in text
    assert "The server of the account Home refreshes it." in text
    assert "not planned" not in text
    lines.clear()
    print_feed(database, "There", as_json=True, clock=CLOCK, say=lines.append)
    assert json.loads(lines[0].text)["account"] == "Home"
