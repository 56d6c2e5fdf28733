"""Batches of commands that are one action for the user: one change of the tree is published, and one undo reverts all of it."""

from dataclasses import replace

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import Batch
from reader.domain.events import RulesChanged, StatusesChanged, SubscriptionsChanged, TagsChanged
from reader.engine.effects import Effect, Publish

_Undoable = StatusesChanged | SubscriptionsChanged | TagsChanged | RulesChanged


def join_undo(effects: list[Effect], kind: ChangeKind | None = None) -> list[Effect]:
    """Combine the undos of a batch, in reverse order, on its last event. `kind` is the batch's own."""
    events = [effect.event for effect in effects if isinstance(effect, Publish) and isinstance(effect.event, _Undoable)]
    steps = tuple(event.undo for event in reversed(events) if event.undo is not None)
    if len(steps) < 2:
        return effects
    undoable = [event for event in events if event.undo is not None]
    trees = [event for event in events if isinstance(event, SubscriptionsChanged)]
    changes = [(event, event.change) for event in undoable if event.change is not None]
    kinds = {change.kind for _, change in changes}
    kind = kind or (kinds.pop() if len(kinds) == 1 else ChangeKind.CHANGED)
    joined: list[Effect] = []
    for effect in effects:
        event = effect.event if isinstance(effect, Publish) else None
        if event is undoable[-1] and isinstance(event, _Undoable):
            names = dict.fromkeys(name for each, change in changes if type(each) is type(event) for name in change.names)
            joined.append(Publish(replace(event, undo=Batch(steps), change=Change(kind, tuple(names)))))
        elif isinstance(event, SubscriptionsChanged) and event is not trees[-1]:
            continue
        elif isinstance(event, _Undoable):
            joined.append(Publish(replace(event, undo=None)))
        else:
            joined.append(effect)
    return joined
