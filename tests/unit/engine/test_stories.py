"""Stories as the engine keeps them: joined as articles arrive, taken out and put back by the user, and nothing of it while off."""

from pathlib import Path

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import AddSubscription, RejoinReport, SeparateReport, SetSubscriptionSettings
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, StoriesChanged, SubscriptionsChanged
from reader.domain.ids import EntryId, FeedId
from reader.lab.simulation import Simulation
from reader.storage import stories
from tests.fakes.world import START, Page, World, published, rss, simulate

FEED, OTHER = "https://site.test/feed.xml", "https://other.test/feed.xml"
ONE, TWO = EntryId(1), EntryId(2)


def followed(folder: Path) -> Simulation:
    """Two feeds with an article each, which are in one story."""
    simulation = simulate(folder, World({FEED: Page(rss(1)), OTHER: Page(rss(2))}))
    for url in (FEED, OTHER):
        simulation.send(AddSubscription(url))
    simulation.run_until(START + 600)
    assert stories.join(simulation.core.state.connection, TWO, ONE)
    return simulation


def others(simulation: Simulation, entry_id: EntryId) -> list[EntryId]:
    return [report.entry_id for report in stories.of(simulation.core.state.connection, entry_id)]


def test_an_article_is_taken_out_of_its_story_and_put_back(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    simulation.send(SeparateReport(ONE))
    (event,) = published(simulation, StoriesChanged)
    assert (event.entry_ids, event.undo) == ((ONE, TWO), RejoinReport(ONE, TWO, command_id=event.undo.command_id))
    assert event.change == Change(ChangeKind.SEPARATED)
    assert others(simulation, ONE) == []
    simulation.send(event.undo)
    assert others(simulation, ONE) == [TWO]
    assert published(simulation, StoriesChanged)[-1].undo is not None


def test_what_is_in_no_story_cannot_be_taken_out(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    for command in (SeparateReport(EntryId(9)), RejoinReport(ONE, TWO)):
        simulation.send(command)
        assert published(simulation, CommandFailed)[-1].problem.kind == ProblemKind.BAD_VALUE


def test_a_feed_is_left_out_by_its_setting(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    simulation.send(SetSubscriptionSettings((FeedId(1),), {"stories": "off"}))
    assert others(simulation, TWO) == []
    assert published(simulation, SubscriptionsChanged)[-1].undo is not None
