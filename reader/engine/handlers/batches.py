"""Several commands that are one for the user: one change of the tree is told, and one undo takes all of it back."""

from dataclasses import replace

from reader.domain.commands import Batch
from reader.domain.events import RulesChanged, StatusesChanged, SubscriptionsChanged, TagsChanged
from reader.engine.effects import Effect, Publish

MANY = "Changed"
"""The label of a batch whose changes have different ones."""

_Undoable = StatusesChanged | SubscriptionsChanged | TagsChanged | RulesChanged


def join_undo(effects: list[Effect], label: str = "") -> list[Effect]:
    """Leave one undo in what a batch told: the last event's, of all undos from the last to the first; its label is the batch's own."""
    events = [effect.event for effect in effects if isinstance(effect, Publish) and isinstance(effect.event, _Undoable)]
    steps = tuple(event.undo for event in reversed(events) if event.undo is not None)
    if len(steps) < 2:
        return effects
    undoable = [event for event in events if event.undo is not None]
    trees = [event for event in events if isinstance(event, SubscriptionsChanged)]
    labels = {event.label for event in undoable}
    label = label or (labels.pop() if len(labels) == 1 else MANY)
    joined: list[Effect] = []
    for effect in effects:
        event = effect.event if isinstance(effect, Publish) else None
        if event is undoable[-1] and isinstance(event, _Undoable):
            joined_event = replace(event, undo=Batch(steps), label=label)
            if not isinstance(joined_event, StatusesChanged):
                joined_event = replace(joined_event, names=_names([each for each in undoable if type(each) is type(event)]))
            joined.append(Publish(joined_event))
        elif isinstance(event, SubscriptionsChanged) and event is not trees[-1]:
            continue
        elif isinstance(event, _Undoable):
            joined.append(Publish(replace(event, undo=None)))
        else:
            joined.append(effect)
    return joined


def _names(events: list[_Undoable]) -> tuple[str, ...]:
    """Everything that was changed, each once."""
    return tuple(dict.fromkeys(name for each in events if not isinstance(each, StatusesChanged) for name in each.names))
