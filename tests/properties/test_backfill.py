"""However an archive is cut into pages: a search finds what was lost and nothing else, and another one finds nothing more."""

from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from reader.domain.commands import AddSubscription, FindMissing, RetrieveNow
from reader.domain.entry import Gap, Selection, View
from reader.lab.simulation import Simulation
from reader.storage import entries, history
from tests.examples import examples
from tests.fakes.world import START, Page, World, close_cores, rss, simulate

FEED = "https://site.test/feed.json"
HOUR = 3600
NEWEST, LOST_FROM, FIRST = 40, 11, 1
OLDEST = -12


def archive(borders: list[int], kept: set[int]) -> dict[str, bytes]:
    """Pages between the borders, newest first; each names the next."""
    pages = {}
    edges = [NEWEST - 9, *sorted(set(borders), reverse=True), OLDEST]
    for place, (above, below) in enumerate(pairwise(edges), start=1):
        numbers = [number for number in range(below, above) if number in kept]
        pages[f"https://site.test/{place}"] = linked(rss(*numbers), f"https://site.test/{place + 1}")
    return pages


def linked(document: bytes, older: str) -> bytes:
    link = f"<link xmlns='http://www.w3.org/2005/Atom' rel='next' href='{older}'/>"
    return document.replace(b"<channel>", b"<channel>" + link.encode())


def open_gaps(simulation: Simulation) -> list[Gap]:
    return history.gaps(simulation.core.state.connection, Selection(View.ALL))


def search(simulation: Simulation) -> None:
    """Until there is nothing to look for."""
    for _ in range(12):
        sought = [gap for gap in open_gaps(simulation) if gap.is_searchable]
        for gap in sought:
            simulation.send(FindMissing(gap.gap_id))
            simulation.run_until(simulation.now + 60)


def stored(simulation: Simulation) -> list[str]:
    connection = simulation.core.state.connection
    ids = entries.entry_ids(connection, Selection(View.ALL))
    return [row.title for row in entries.entry_rows(connection, ids)]


@settings(max_examples=examples(5), deadline=None)
@given(
    borders=st.lists(st.integers(OLDEST + 1, NEWEST - 10), max_size=12),
    missing=st.sets(st.integers(OLDEST, NEWEST - 10), max_size=6),
)
def test_a_search_finds_what_was_lost_once(borders: list[int], missing: set[int]) -> None:
    with TemporaryDirectory() as folder:
        world = World({FEED: Page(rss(*range(FIRST, LOST_FROM)))})
        simulation = simulate(Path(folder), world)
        simulation.send(AddSubscription(FEED))
        simulation.run_until(START + 90)
        simulation.core.state.preferences = simulation.core.state.preferences.with_value("fetch.automatic", value=False)
        simulation.run_until(START + 20 * HOUR)
        kept = set(range(OLDEST, NEWEST + 1)) - missing
        world.pages = {url: Page(body) for url, body in archive(borders, kept).items()}
        world.pages[FEED] = Page(linked(rss(*range(NEWEST - 9, NEWEST + 1)), "https://site.test/1"))
        simulation.send(RetrieveNow())
        simulation.run_until(simulation.now + 60)
        search(simulation)
        known = [*range(FIRST, LOST_FROM), *range(NEWEST - 9, NEWEST + 1)]
        found = [number for number in range(LOST_FROM, NEWEST - 9) if number in kept]
        expected = [f"Entry {number}" for number in sorted([*known, *found], reverse=True)]
        left, remaining = stored(simulation), open_gaps(simulation)
        assert left == expected
        # as if nobody had looked
        simulation.core.state.connection.execute("UPDATE gap SET found = 0, is_closed = 0, reached_at = NULL, next_url = ''")
        simulation.core.state.connection.execute("UPDATE gap SET searched_at = NULL, problem_kind = NULL")
        search(simulation)
        assert stored(simulation) == left
        assert len(open_gaps(simulation)) == len(remaining)
        close_cores()
