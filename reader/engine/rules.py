"""Rules: stored, run on arriving entries, and on stored ones if the user asks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from functools import partial

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import ApplyRule, Command, MarkRead, RemoveRule, SaveRule, SetMark, TagEntries
from reader.domain.entry import MARKS, Mark
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import (
    Event,
    RuleApplied,
    RulesChanged,
    RuleStopped,
    StatusesChanged,
    SubscriptionsChanged,
    TagsChanged,
)
from reader.domain.ids import EntryId, RuleId
from reader.domain.rules import EXPRESSIONS, ArrivalRule, RuleAction, RuleActionKind, RuleSubject, Search, fits
from reader.domain.subscription import SOUND_OFF, SOUND_ON
from reader.domain.value_classes import dataclass
from reader.engine.reading import one_undo, unhiding
from reader.engine.state import EngineState
from reader.formats.expression import APPLY_SECONDS, ARRIVAL_SECONDS, Expressions, fault
from reader.storage import program_runs, rules, statuses, tags
from reader.storage.connection import WriteConnection


@dataclass(slots=True)
class _Done:
    """Changes made by actions: their undo commands in order of execution, and the events to publish."""

    undo: list[Command] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


def save_rule(state: EngineState, command: SaveRule, now: float) -> None:
    """Store a new or changed rule. A stopped one is active again."""
    del now
    for condition in command.rule.conditions:
        if condition.test in EXPRESSIONS and (wrong := fault(condition.value.strip())) is not None:
            raise ReaderError(ProblemKind.BAD_VALUE, wrong)
    before = None if command.rule.rule_id is None else rules.find(state.connection, command.rule.rule_id)
    rule_id = rules.save(state.connection, command.rule, command.position)
    if before is None:
        state.publish(
            RulesChanged(RemoveRule(rule_id), Change(ChangeKind.RULE_ADDED, (command.rule.name,)), cause=command.command_id)
        )
    else:
        place, rule = before
        state.publish(
            RulesChanged(SaveRule(rule, place), Change(ChangeKind.RULE_CHANGED, (command.rule.name,)), cause=command.command_id)
        )


def remove_rule(state: EngineState, command: RemoveRule, now: float) -> None:
    """Remove a rule; its effects stay."""
    del now
    before = rules.find(state.connection, command.rule_id)
    if before is None:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    place, rule = before
    rules.remove(state.connection, command.rule_id)
    state.publish(RulesChanged(SaveRule(rule, place), Change(ChangeKind.RULE_REMOVED, (rule.name,)), cause=command.command_id))


def apply_rule(state: EngineState, command: ApplyRule, now: float) -> None:
    before = tags.tags(state.connection)
    fitting = rules.all_matching(state.connection, command.rule, Expressions(APPLY_SECONDS).search)
    done = _Done()
    for action in command.rule.actions:
        _carry_out(state.connection, action, fitting, int(now), done)
    state.publish(RuleApplied(len(fitting), one_undo(done.undo), Change(ChangeKind.RULE_APPLIED), cause=command.command_id))
    for event in done.events:
        state.publish(event)
    if tags.tags(state.connection) != before:
        state.publish(SubscriptionsChanged())


def entries_arrived(state: EngineState, entry_ids: Sequence[EntryId], now: float) -> dict[EntryId, str]:
    """Run all rules on entries that have never been here before; return those to notify the user of, with their sound."""
    enabled = _applicable(state.connection)
    if not enabled or not entry_ids:
        return {}
    before = tags.tags(state.connection)
    wanted: dict[RuleAction, list[EntryId]] = {}
    matched = _matches(state, enabled, entry_ids)
    for entry_id, fitting in matched:
        for action in dict.fromkeys(action for rule in fitting for action in rule.actions):
            wanted.setdefault(action, []).append(entry_id)
    _queue_programs(state, matched, now)
    _queue_sendings(state, wanted, now)
    done = _Done()
    for action, chosen in wanted.items():
        _carry_out(state.connection, action, chosen, int(now), done)
    if tags.tags(state.connection) != before:
        state.publish(SubscriptionsChanged())
    # "on" goes before "off", and that before nothing
    loudest = [RuleAction(RuleActionKind.NOTIFY, sound) for sound in ("", SOUND_OFF, SOUND_ON)]
    return {entry_id: action.value for action in loudest for entry_id in wanted.get(action, ())}


def _queue_programs(state: EngineState, matched: Sequence[tuple[EntryId, list[ArrivalRule]]], now: float) -> None:
    """Store the programs to run with the articles; they run later without blocking anything."""
    runs: dict[tuple[RuleId, str], list[EntryId]] = {}
    for entry_id, fitting in matched:
        for rule in fitting:
            for action in rule.actions:
                if action.kind is RuleActionKind.RUN and rule.rule_id is not None:
                    runs.setdefault((rule.rule_id, action.value), []).append(entry_id)
    for (rule_id, program), chosen in runs.items():
        program_runs.queue(state.connection, rule_id, program, chosen, int(now))
        state.rule_programs.may_wait = True


def _queue_sendings(state: EngineState, wanted: Mapping[RuleAction, Sequence[EntryId]], now: float) -> None:
    """Store the articles to be sent; they leave later without blocking anything."""
    for action, chosen in wanted.items():
        if action.kind is RuleActionKind.SEND:
            from reader.engine import send_queue

            send_queue.queue(state, action.value, chosen, now)


def _applicable(connection: WriteConnection) -> list[ArrivalRule]:
    """Return the enabled rules with actions, except stopped ones; one whose program failed too often goes on without it."""
    stopped = rules.stopped(connection)
    enabled = [rule for rule in rules.rules(connection) if rule.is_enabled]
    found = [_without_program(rule, stopped[rule.rule_id]) if rule.rule_id in stopped else rule for rule in enabled]
    return [rule for rule in found if rule.actions]


def _without_program(rule: ArrivalRule, problem: Problem) -> ArrivalRule:
    goes_on = isinstance(problem.detail, Detail) and problem.detail.kind is DetailKind.PROGRAM_FAILS
    return replace(rule, actions=tuple(each for each in rule.actions if goes_on and each.kind is not RuleActionKind.RUN))


def _matches(
    state: EngineState, enabled: Sequence[ArrivalRule], entry_ids: Sequence[EntryId]
) -> list[tuple[EntryId, list[ArrivalRule]]]:
    """Return the rules that match each entry. A rule whose expression fails is stopped."""
    running = [(rule, Expressions(ARRIVAL_SECONDS).search) for rule in enabled]
    matched: list[tuple[EntryId, list[ArrivalRule]]] = []
    for entry_id, subject in rules.subjects(state.connection, entry_ids, with_text=rules.reads_text(enabled)):
        tried = [(rule, search, _tried(state, rule, subject, search)) for rule, search in running]
        running = [(rule, search) for rule, search, found in tried if found is not None]
        matched.append((entry_id, [rule for rule, _, found in tried if found]))
    left = {rule.rule_id for rule, _ in running}
    return [(entry_id, [rule for rule in fitting if rule.rule_id in left]) for entry_id, fitting in matched]


def _tried(state: EngineState, rule: ArrivalRule, subject: RuleSubject, search: Search) -> bool | None:
    """Return whether a rule matches; None if that cannot be decided."""
    try:
        return fits(rule, subject, search)
    except ReaderError as error:
        if rule.rule_id is not None:
            rules.stop(state.connection, rule.rule_id, error.problem)
        state.publish(RuleStopped(rule.name, error.problem))
        return None


def _carry_out(connection: WriteConnection, action: RuleAction, entry_ids: Sequence[EntryId], now: int, done: _Done) -> None:
    kind = _APPLY.get(action.kind)
    if kind is not None and entry_ids:
        kind(connection, entry_ids, now, done)
    elif action.kind is RuleActionKind.TAG and action.value.strip() and entry_ids:
        changed = tuple(tags.add(connection, entry_ids, action.value, now))
        if changed:
            done.undo.append(TagEntries(changed, remove=(action.value,)))
            done.events.append(TagsChanged(changed, None))


def _mark_read(connection: WriteConnection, entry_ids: Sequence[EntryId], now: int, done: _Done) -> None:
    changed = statuses.mark_read(connection, entry_ids, is_read=True, now=now)
    if changed:
        done.undo.append(MarkRead(changed, is_read=False))
        done.events.append(StatusesChanged(changed, is_read=True))


def _mark(mark: Mark, connection: WriteConnection, entry_ids: Sequence[EntryId], now: int, done: _Done) -> None:
    changed = statuses.set_mark(connection, mark, entry_ids, is_set=True, now=now)
    if changed:
        done.undo.append(SetMark(changed, mark, is_set=False))
        done.events.append(StatusesChanged(changed, mark=mark))


def _hide(connection: WriteConnection, entry_ids: Sequence[EntryId], now: int, done: _Done) -> None:
    hidden, read = statuses.hide(connection, entry_ids, now)
    if hidden:
        done.undo.append(unhiding(hidden, read))
        done.events.append(StatusesChanged(hidden, is_read=True, is_hidden=True))


_APPLY: dict[RuleActionKind, Callable[[WriteConnection, Sequence[EntryId], int, _Done], None]] = {
    RuleActionKind.MARK_READ: _mark_read,
    RuleActionKind.HIDE: _hide,
    **{kind.rule: partial(_mark, mark) for mark, kind in MARKS.items()},
}
