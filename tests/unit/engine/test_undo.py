"""Every change that can be taken back: undone as it was, done again as it became, each time with a name for the menu."""

from pathlib import Path

import pytest

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    Batch,
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
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, RulesChanged, StatusesChanged, SubscriptionsChanged, TagsChanged
from reader.domain.ids import EntryId, FeedId, FolderId, RuleId, SearchId, TagId
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.core import join_undo
from reader.engine.messages import Effect, Publish
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


def undone_by(effects: list[Effect]) -> list[Command | None]:
    return [getattr(effect.event, "undo", None) for effect in effects if isinstance(effect, Publish)]


def renamed(number: int, kind: ChangeKind = ChangeKind.FOLDER_RENAMED) -> tuple[Command, Effect]:
    undo = RenameFolder(FolderId(number), "before")
    return undo, Publish(SubscriptionsChanged(undo, Change(kind, (f"Folder {number}",))))


def test_trees_are_published_once_and_undone_backwards() -> None:
    (first, one), (second, two) = renamed(1), renamed(2)
    joined = join_undo([one, two])
    assert len(joined) == 1
    assert isinstance(joined[0], Publish)
    event = joined[0].event
    assert isinstance(event, SubscriptionsChanged)
    assert isinstance(event.undo, Batch)
    assert event.undo.commands == (second, first)
    assert event.change == Change(ChangeKind.FOLDER_RENAMED, ("Folder 1", "Folder 2"))


def test_different_changes_have_the_kind_of_many() -> None:
    effects = [renamed(1)[1], renamed(2, ChangeKind.MOVED)[1]]
    for own, kind in ((None, ChangeKind.CHANGED), (ChangeKind.REMOVED, ChangeKind.REMOVED)):
        joined = join_undo(effects, own)
        changes = [effect.event.change for effect in joined if isinstance(effect, Publish)]  # type: ignore[attr-defined]
        assert [change.kind for change in changes] == [kind]


def test_marks_keep_their_events_and_the_last_one_has_the_undo() -> None:
    marks = [StatusesChanged((EntryId(n),), is_read=True, undo=RenameTag(TagId(n), "")) for n in (1, 2)]
    other = Publish(CommandFailed(Problem(ProblemKind.BUG)))
    joined = join_undo([Publish(marks[0]), other, Publish(marks[1])])
    assert [type(effect.event) for effect in joined if isinstance(effect, Publish)] == [
        StatusesChanged,
        CommandFailed,
        StatusesChanged,
    ]
    assert undone_by(joined)[:2] == [None, None]
    last = undone_by(joined)[2]
    assert isinstance(last, Batch)
    assert last.commands == (marks[1].undo, marks[0].undo)


def test_a_tree_that_others_follow_still_notifies() -> None:
    tree = renamed(1)[1]
    rules = Publish(RulesChanged(RenameTag(TagId(1), "")))
    joined = join_undo([tree, rules])
    assert [type(effect.event) for effect in joined if isinstance(effect, Publish)] == [SubscriptionsChanged, RulesChanged]
    assert undone_by(joined)[0] is None


def test_one_undo_stays_as_it_is() -> None:
    effects = [renamed(1)[1]]
    assert join_undo(effects) is effects
