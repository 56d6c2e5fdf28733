"""A batch tells one change of the tree and leaves one undo, which takes everything back from the last to the first."""

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import Batch, Command, RenameFolder, RenameTag
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, RulesChanged, StatusesChanged, SubscriptionsChanged
from reader.domain.ids import EntryId, FolderId, TagId
from reader.engine.core import join_undo
from reader.engine.messages import Effect, Publish


def undo_of(effects: list[Effect]) -> list[Command | None]:
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
    assert undo_of(joined)[:2] == [None, None]
    last = undo_of(joined)[2]
    assert isinstance(last, Batch)
    assert last.commands == (marks[1].undo, marks[0].undo)


def test_a_tree_that_others_follow_still_notifies() -> None:
    tree = renamed(1)[1]
    rules = Publish(RulesChanged(RenameTag(TagId(1), "")))
    joined = join_undo([tree, rules])
    assert [type(effect.event) for effect in joined if isinstance(effect, Publish)] == [SubscriptionsChanged, RulesChanged]
    assert undo_of(joined)[0] is None


def test_one_undo_stays_as_it_is() -> None:
    effects = [renamed(1)[1]]
    assert join_undo(effects) is effects
