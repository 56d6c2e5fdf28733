"""Who decided on notifications of new articles: feeds, their folders, and how a feed came to be followed."""

from pathlib import Path

import pytest

from reader.domain.commands import AddFolder, AddSubscription, ImportOpml, RemoveFolder, RemoveSubscription, SetFolderSettings
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, SubscriptionsChanged
from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.lab.simulation import Simulation
from reader.storage import subscriptions
from tests.fakes.world import Page, World, published, rss, simulate

URL = "https://one.test/feed"


def folder_settings(simulation: Simulation) -> list[dict[str, str]]:
    return [dict(folder.settings) for folder in subscriptions.folders(simulation.core.state.connection)]


def is_imported(simulation: Simulation) -> list[bool]:
    return [each.is_imported for each in subscriptions.subscriptions(simulation.core.state.connection)]


def undo_last(simulation: Simulation) -> None:
    undo = published(simulation, SubscriptionsChanged)[-1].undo
    assert undo is not None
    simulation.send(undo)


def test_settings_of_a_folder_are_undone_and_come_back_with_it(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World())
    simulation.send(AddFolder("News"))
    simulation.send(SetFolderSettings(FolderId(1), {"notify": "instant"}))
    assert folder_settings(simulation) == [{"notify": "instant"}]
    undo_last(simulation)
    assert folder_settings(simulation) == [{}]
    undo_last(simulation)
    simulation.send(RemoveFolder(FolderId(1)))
    undo_last(simulation)
    assert folder_settings(simulation) == [{"notify": "instant"}]


def test_settings_that_a_list_brings_to_a_folder_go_with_its_undo(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World())
    simulation.send(AddFolder("News"))
    simulation.send(ImportOpml(OpmlDocument("", (), (("News",), ("New",)), folder_settings=({"notify": "off"},) * 2)))
    assert folder_settings(simulation) == [{"notify": "off"}] * 2
    undo_last(simulation)
    assert folder_settings(simulation) == [{}]


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        (SetFolderSettings(FolderId(1), {"notify": "loud"}), ProblemKind.BAD_VALUE),
        (SetFolderSettings(FolderId(1), {"priority": "2"}), ProblemKind.BAD_VALUE),
        (SetFolderSettings(FolderId(9), {"notify": "off"}), ProblemKind.BAD_FOLDER),
    ],
    ids=["value", "name", "folder"],
)
def test_what_a_folder_cannot_have_is_refused(tmp_path: Path, command: SetFolderSettings, kind: ProblemKind) -> None:
    simulation = simulate(tmp_path, World())
    simulation.send(AddFolder("News"))
    simulation.send(command)
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [kind]
    assert folder_settings(simulation) == [{}]


def test_a_feed_counts_as_imported_by_how_it_came_last(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({URL: Page(rss(1))}))
    listed = ImportOpml(OpmlDocument("", (OpmlFeed(URL, "One", "", ()),)))
    simulation.send(AddSubscription(URL))
    simulation.run_until(simulation.now + 60)
    assert is_imported(simulation) == [False]
    simulation.send(RemoveSubscription((FeedId(1),)))
    simulation.send(listed)
    assert is_imported(simulation) == [True]
    simulation.send(RemoveSubscription((FeedId(1),)))
    undo_last(simulation)
    assert is_imported(simulation) == [True]
    simulation.send(RemoveSubscription((FeedId(1),)))
    simulation.send(AddSubscription(URL))
    simulation.run_until(simulation.now + 60)
    assert is_imported(simulation) == [False]
