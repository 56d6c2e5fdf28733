"""`fetch` beside other work: it waits for the end of what it asked for, whatever else ends meanwhile."""

from pathlib import Path

from reader.app.commands.refresh import fetch
from reader.app.single_instance import Conversation, Line
from reader.domain.commands import Command, ImportOpml, RetrieveNow
from reader.domain.ids import FeedId
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.lab.simulation import Simulation
from tests.fakes.world import START, Page, World, make_core, rss

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
