"""`fetch` of everything leaves out what its publisher took down; a feed that is asked for alone is asked (rule E18)."""

from pathlib import Path

from reader.app.commands.refresh import GONE, fetch
from reader.app.single_instance import Conversation, Line
from reader.domain.commands import Command, ImportOpml
from reader.domain.errors import ProblemKind
from reader.domain.subscription import OpmlDocument, OpmlFeed
from tests.fakes.world import START, Page, World, rss, simulate

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
