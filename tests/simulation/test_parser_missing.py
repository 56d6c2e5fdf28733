"""A parser that this computer cannot start is no fault of the feed whose document waits for it."""

from pathlib import Path

from reader.domain.commands import AddSubscription, RetrieveNow
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import EntriesArrived
from reader.domain.retrieval import ParseJob, ParseResult
from reader.formats import wire
from reader.lab.simulation import Simulation
from tests.fakes.world import START, Page, World, make_core, only_feed, published, rss, simulate

URL = "https://site.test/feed"
DAY = 86_400


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
