"""How long a server's max-age is believed."""

from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, RetrieveNow, SetPreference
from tests.fakes.world import START, Page, World, rss, simulate

DAY = 86_400
URL = "https://site.test/feed.xml"


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
