"""Commands on marks, tags, searches and settings: what they tell, and what they refuse."""

from pathlib import Path

import pytest

from reader.domain import commands
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import Batch, Command
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, StatusesChanged, SubscriptionsChanged, TagsChanged
from reader.domain.ids import EntryId, FeedId, SearchId, TagId
from reader.lab.simulation import Simulation
from reader.storage import entries, selection, statuses, subscriptions, tags
from tests.fakes.world import START, Page, World, published, rss, simulate

URL = "https://site.test/feed.xml"
FEED = FeedId(1)
ONE, TWO, THREE = EntryId(1), EntryId(2), EntryId(3)


@pytest.fixture
def simulation(tmp_path: Path) -> Simulation:
    made = simulate(tmp_path, World({URL: Page(rss(1, 2, 3))}))
    made.send(commands.AddSubscription(URL))
    return made


def undo(simulation: Simulation, command: Command | None) -> None:
    assert command is not None
    simulation.send(command)


def test_hiding_marks_read_and_its_undo_brings_both_back(simulation: Simulation) -> None:
    connection = simulation.core.state.connection
    simulation.send(commands.MarkRead((ONE,)))
    simulation.send(commands.HideEntries((ONE, TWO)))
    hidden = published(simulation, StatusesChanged)[-1]
    assert (hidden.entry_ids, hidden.is_hidden, hidden.is_read) == ((ONE, TWO), True, True)
    assert list(entries.entry_ids(connection, Selection(View.ALL))) == [THREE]
    simulation.send(commands.MarkRead((TWO,), is_read=False))
    assert published(simulation, StatusesChanged)[-1].entry_ids == ()
    assert isinstance(hidden.undo, Batch)
    undo(simulation, hidden.undo)
    assert [row.is_read for row in entries.entry_rows(connection, [ONE, TWO])] == [True, False]
    assert statuses.unread_counts(connection) == {FEED: 2}


def test_later_is_set_and_undone(simulation: Simulation) -> None:
    connection = simulation.core.state.connection
    simulation.send(commands.SetMark((ONE, TWO), Mark.LATER))
    simulation.send(commands.SetMark((TWO, THREE), Mark.LATER))
    assert set(entries.entry_ids(connection, Selection(View.LATER))) == {ONE, TWO, THREE}
    assert statuses.smart_counts(connection, 0).marked[Mark.LATER] == 3
    last = published(simulation, StatusesChanged)[-1]
    assert (last.entry_ids, last.mark, last.is_set) == ((THREE,), Mark.LATER, True)
    undo(simulation, last.undo)
    assert set(entries.entry_ids(connection, Selection(View.LATER))) == {ONE, TWO}


@pytest.mark.parametrize("is_read", [True, False])
def test_what_became_of_read_marks_is_published(simulation: Simulation, *, is_read: bool) -> None:
    simulation.send(commands.MarkRead((ONE,)))
    simulation.send(commands.MarkRead((ONE, TWO), is_read=is_read))
    changed = published(simulation, StatusesChanged)[-1]
    assert (changed.entry_ids, changed.is_read) == (((TWO,) if is_read else (ONE,)), is_read)
    kind = ChangeKind.MARKED_READ if is_read else ChangeKind.MARKED_UNREAD
    assert changed.change == Change(kind)
    assert isinstance(changed.undo, commands.MarkRead)
    assert (changed.undo.entry_ids, changed.undo.is_read) == (changed.entry_ids, not is_read)


def test_what_is_older_or_newer_is_marked_read(simulation: Simulation) -> None:
    connection = simulation.core.state.connection
    at = {row.entry_id: row.sort_at for row in entries.entry_rows(connection, [ONE, TWO, THREE])}
    simulation.send(commands.MarkAllRead(Selection(View.ALL), THREE, before=at[TWO]))
    older = published(simulation, StatusesChanged)[-1]
    assert older.entry_ids == (ONE,)
    undo(simulation, older.undo)
    simulation.send(commands.MarkAllRead(Selection(View.FEED, feed_id=FEED), THREE, after=at[TWO]))
    assert published(simulation, StatusesChanged)[-1].entry_ids == (THREE,)


def test_tags_are_made_renamed_joined_and_deleted(simulation: Simulation) -> None:
    connection = simulation.core.state.connection
    simulation.send(commands.TagEntries((ONE, TWO), add=("Work",)))
    simulation.send(commands.TagEntries((TWO, THREE), add=("  work ", "Play")))
    assert set(published(simulation, TagsChanged)[-1].entry_ids) == {TWO, THREE}
    assert tags.tags_of(connection, [ONE, TWO, THREE]) == {ONE: ("Work",), TWO: ("Play", "Work"), THREE: ("Play", "Work")}
    play, work = tags.tags(connection)
    assert tags.counts(connection)[work.tag_id] == tags.TagCount(3, 3)
    simulation.send(commands.RenameTag(play.tag_id, "WORK"))
    assert [tag.name for tag in tags.tags(connection)] == ["Work"]
    undo(simulation, published(simulation, SubscriptionsChanged)[-1].undo)
    assert tags.tags_of(connection, [ONE, TWO, THREE]) == {ONE: ("Work",), TWO: ("Play", "Work"), THREE: ("Play", "Work")}
    simulation.send(commands.RemoveTag(work.tag_id))
    assert set(entries.entry_ids(connection, Selection(View.TAG, tag_id=play.tag_id))) == {TWO, THREE}
    undo(simulation, published(simulation, SubscriptionsChanged)[-1].undo)
    assert tags.tags(connection) == [play, work]
    assert set(entries.entry_ids(connection, Selection(View.TAG, tag_id=work.tag_id))) == {ONE, TWO, THREE}


@pytest.mark.parametrize(
    ("add", "remove", "kind"),
    [
        (("New",), (), ChangeKind.TAGGED),
        ((), ("Work",), ChangeKind.TAG_REMOVED),
        (("New",), ("Work",), ChangeKind.TAGS_CHANGED),
    ],
)
def test_what_is_done_to_tags_is_named(
    simulation: Simulation, add: tuple[str, ...], remove: tuple[str, ...], kind: ChangeKind
) -> None:
    simulation.send(commands.TagEntries((ONE,), add=("Work",)))
    simulation.send(commands.TagEntries((ONE,), add=add, remove=remove))
    assert published(simulation, TagsChanged)[-1].change == Change(kind)


def test_tags_that_were_joined_come_apart_again(simulation: Simulation) -> None:
    connection = simulation.core.state.connection
    simulation.send(commands.TagEntries((ONE, TWO), add=("Work",)))
    simulation.send(commands.TagEntries((TWO, THREE), add=("Play",)))
    before = tags.tags_of(connection, [ONE, TWO, THREE])
    play, _ = tags.tags(connection)
    simulation.send(commands.RenameTag(play.tag_id, "work"))
    assert tags.tags_of(connection, [ONE, TWO, THREE]) == {ONE: ("Work",), TWO: ("Work",), THREE: ("Work",)}
    undo(simulation, published(simulation, SubscriptionsChanged)[-1].undo)
    assert tags.tags_of(connection, [ONE, TWO, THREE]) == before


def test_a_tag_removed_by_another_spelling_comes_back_in_its_own(simulation: Simulation) -> None:
    connection = simulation.core.state.connection
    simulation.send(commands.TagEntries((ONE,), add=("Work",)))
    simulation.send(commands.TagEntries((ONE,), remove=("work",)))
    undo(simulation, published(simulation, TagsChanged)[-1].undo)
    assert tags.tags_of(connection, [ONE]) == {ONE: ("Work",)}


def test_a_tag_takes_the_name_of_one_that_is_on_nothing(simulation: Simulation) -> None:
    connection = simulation.core.state.connection
    simulation.send(commands.TagEntries((ONE,), add=("old",)))
    simulation.send(commands.TagEntries((ONE,), add=("new",), remove=("old",)))
    (new,) = tags.tags(connection)
    simulation.send(commands.RenameTag(new.tag_id, "Old"))
    assert [(tag.tag_id, tag.name) for tag in tags.tags(connection)] == [(new.tag_id, "Old")]
    undo(simulation, published(simulation, SubscriptionsChanged)[-1].undo)
    assert tags.tags(connection) == [new]


def test_a_saved_search_lists_what_it_finds_and_keeps_its_id(simulation: Simulation) -> None:
    connection = simulation.core.state.connection
    simulation.send(commands.MarkRead((ONE,)))
    simulation.send(commands.SaveSearch("", " entry  is:unread "))
    (saved,) = selection.searches(connection)
    assert (saved.name, saved.query) == ("entry is:unread", "entry is:unread")
    assert selection.unread_counts(connection) == {saved.search_id: 2}
    assert set(entries.entry_ids(connection, Selection(View.SAVED, query=saved.query))) == {TWO, THREE}
    simulation.send(commands.SaveSearch("All", "entry", saved.search_id))
    assert selection.unread_counts(connection) == {saved.search_id: 2}
    undo(simulation, published(simulation, SubscriptionsChanged)[-1].undo)
    simulation.send(commands.RemoveSearch(saved.search_id))
    assert selection.searches(connection) == []
    undo(simulation, published(simulation, SubscriptionsChanged)[-1].undo)
    assert selection.searches(connection) == [saved]


def test_settings_are_checked_and_what_matters_counts_at_once(simulation: Simulation) -> None:
    state = simulation.core.state
    simulation.send(commands.SetSubscriptionSettings((FEED,), {"priority": "4", "keep_days": "30"}))
    first = published(simulation, SubscriptionsChanged)[-1]
    assert state.memory.weights == {FEED: 4.0}
    simulation.send(commands.SetSubscriptionSettings((FEED,), {"priority": "", "notify": "digest"}))
    (followed,) = subscriptions.subscriptions(state.connection)
    assert followed.settings == {"keep_days": "30", "notify": "digest"}
    assert state.memory.weights == {}
    undo(simulation, published(simulation, SubscriptionsChanged)[-1].undo)
    assert state.memory.weights == {FEED: 4.0}
    undo(simulation, first.undo)
    assert subscriptions.subscriptions(state.connection)[0].settings == {}


@pytest.mark.parametrize(
    "command",
    [
        commands.SetSubscriptionSettings((FEED,), {"priority": "9"}),
        commands.SetSubscriptionSettings((FEED,), {"priority": "nan"}),
        commands.SetSubscriptionSettings((FEED,), {"keep_days": "0"}),
        commands.SetSubscriptionSettings((FEED,), {"keep_days": "²"}),
        commands.SetSubscriptionSettings((FEED,), {"notify": "loud"}),
        commands.SetSubscriptionSettings((FEED,), {"headers": '{"a": "b\\nc"}'}),
        commands.SetSubscriptionSettings((FEED,), {"headers": "[]"}),
        commands.SetSubscriptionSettings((FEED,), {"user_agent": "a\r\nb"}),
        commands.SetSubscriptionSettings((FEED,), {"colour": "red"}),
        commands.TagEntries((ONE,), add=(" ",)),
        commands.RenameTag(TagId(9), "x"),
        commands.RemoveTag(TagId(9)),
        commands.SaveSearch("name", "  "),
        commands.RemoveSearch(SearchId(9)),
    ],
)
def test_what_cannot_be_is_refused(simulation: Simulation, command: Command) -> None:
    simulation.send(command)
    failed = published(simulation, CommandFailed)[-1]
    assert (failed.problem.kind, failed.cause) == (ProblemKind.BAD_VALUE, command.command_id)
    assert subscriptions.subscriptions(simulation.core.state.connection)[0].settings == {}


def test_copies_stand_for_themselves_once_that_is_wanted(tmp_path: Path) -> None:
    other = "https://other.test/feed.xml"
    simulation = simulate(tmp_path, World({URL: Page(rss(1)), other: Page(rss(1))}))
    simulation.send(commands.AddSubscription(URL))
    simulation.run_until(START + 60)
    simulation.send(commands.AddSubscription(other))
    connection = simulation.core.state.connection
    assert len(entries.entry_ids(connection, Selection(View.ALL))) == 1
    simulation.send(commands.SetPreference("reading.merge_copies", value=False))
    assert len(entries.entry_ids(connection, Selection(View.UNREAD))) == 2
