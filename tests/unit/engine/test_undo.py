"""Every change that can be taken back: undone as it was, done again as it became, each time with a name for the menu."""

from pathlib import Path

import pytest

from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    ChangeFeedUrl,
    Command,
    HideEntries,
    ImportOpml,
    MarkAllRead,
    MarkRead,
    MoveFolder,
    MoveSubscription,
    PauseFeeds,
    RemoveFolder,
    RemoveRule,
    RemoveSearch,
    RemoveSubscription,
    RemoveTag,
    RenameFolder,
    RenameSubscription,
    RenameTag,
    SaveRule,
    SaveSearch,
    SetFolderSettings,
    SetMark,
    SetSubscriptionSettings,
    TagEntries,
)
from reader.domain.entry import Mark, Selection, View
from reader.domain.events import RulesChanged, StatusesChanged, SubscriptionsChanged, TagsChanged
from reader.domain.ids import EntryId, FeedId, FolderId, RuleId, SearchId, TagId
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.lab.simulation import Simulation
from tests.fakes.world import Page, World, rss, simulate

URL = "https://site.test/feed.xml"
FEED, FOLDER, ONE, TWO = FeedId(1), FolderId(1), EntryId(1), EntryId(2)
RULE = ArrivalRule(
    None, "No ads", (RuleCondition(RuleField.TITLE, RuleTest.BEGINS, "Ad"),), (RuleAction(RuleActionKind.MARK_READ),)
)
STATE = (
    """SELECT f.url, u.custom_title, u.settings, u.position, d.title, f.is_paused
    FROM subscription u JOIN feed f USING (feed_id) LEFT JOIN folder d USING (folder_id)
    WHERE u.removed_at IS NULL ORDER BY 1""",
    "SELECT d.title, d.settings, d.position, p.title FROM folder d LEFT JOIN folder p ON p.folder_id = d.parent_id ORDER BY 1",
    "SELECT identity, is_read, is_starred, is_later, is_hidden FROM entry_status ORDER BY 1",
    "SELECT identity, name FROM entry_tag JOIN tag USING (tag_id) JOIN entry_status USING (entry_id) ORDER BY 1, 2",
    "SELECT name, query FROM saved_search ORDER BY 1",
    "SELECT name, conditions, actions FROM arrival_rule ORDER BY 1",
)


@pytest.fixture
def simulation(tmp_path: Path) -> Simulation:
    """One feed of three articles in the inner of two folders, with a mark, a tag, a search and a rule."""
    made = simulate(tmp_path, World({URL: Page(rss(1, 2, 3))}))
    for command in (
        AddFolder("Outer"),
        AddFolder("Inner", FOLDER),
        AddSubscription(URL, FolderId(2)),
        MarkRead((ONE,)),
        TagEntries((ONE,), add=("old",)),
        SaveSearch("Tides", "tide"),
        SaveRule(RULE),
    ):
        made.send(command)
    return made


def state(simulation: Simulation) -> list[list[tuple[object, ...]]]:
    return [simulation.core.state.connection.execute(query).fetchall() for query in STATE]


def undo_of(simulation: Simulation, command: Command) -> Command:
    """Send it; what takes it back, as the event that answers it says."""
    simulation.events.clear()
    simulation.send(command)
    kinds = RulesChanged | StatusesChanged | SubscriptionsChanged | TagsChanged
    (published,) = [each for each in simulation.events if isinstance(each, kinds) and each.undo is not None]
    assert published.change
    assert published.undo is not None
    return published.undo


@pytest.mark.parametrize(
    "command",
    [
        MarkRead((ONE, TWO)),
        MarkRead((ONE,), is_read=False),
        MarkAllRead(Selection(View.ALL), EntryId(3)),
        SetMark((ONE, TWO), Mark.STARRED),
        SetMark((ONE, TWO), Mark.LATER),
        HideEntries((ONE, TWO)),
        TagEntries((ONE, TWO), add=("new",), remove=("old",)),
        RenameTag(TagId(1), "older"),
        RemoveTag(TagId(1)),
        SaveSearch("Storms", "storm"),
        SaveSearch("Storms", "storm", SearchId(1)),
        RemoveSearch(SearchId(1)),
        RemoveRule(RuleId(1)),
        RemoveSubscription((FEED,)),
        RenameSubscription(FEED, "Mine"),
        MoveSubscription(FEED, None),
        SetSubscriptionSettings((FEED,), {"notify": "off"}),
        PauseFeeds((FEED,)),
        ChangeFeedUrl(FEED, "https://site.test/other.xml"),
        AddFolder("New"),
        RenameFolder(FOLDER, "Other"),
        MoveFolder(FolderId(2), None),
        RemoveFolder(FOLDER),
        RemoveFolder(FolderId(2)),
        SetFolderSettings(FOLDER, {"notify": "off"}),
    ],
    ids=lambda command: type(command).__name__,
)
def test_what_is_undone_is_as_before_and_can_be_done_again(simulation: Simulation, command: Command) -> None:
    before = state(simulation)
    undo = undo_of(simulation, command)
    after = state(simulation)
    assert after != before
    for _ in range(2):
        again = undo_of(simulation, undo)
        assert state(simulation) == before
        undo = undo_of(simulation, again)
        assert state(simulation) == after


def test_an_import_that_moves_and_adds_is_undone(simulation: Simulation) -> None:
    before = state(simulation)
    feeds = tuple(OpmlFeed(url, "", "", ("New",)) for url in (URL, "https://b.test/f"))
    undo = undo_of(simulation, ImportOpml(OpmlDocument("list", feeds)))
    assert [(row[0], row[4]) for row in state(simulation)[0]] == [("https://b.test/f", "New"), (URL, "New")]
    simulation.send(undo)
    assert state(simulation) == before
