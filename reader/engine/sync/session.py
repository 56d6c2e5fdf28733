"""One synchronisation of an account: survey the server, send changes, apply the server's changes, fetch new articles. After a
crash the next one starts over and finds the same missing: marks stay in the outbox until the server's lists agree, and articles
not stored are listed again.
"""

import math
from collections.abc import Generator, Sequence
from dataclasses import replace

from reader.domain.accounts import Account, OutboxMark, SyncCounts
from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind, ReaderError
from reader.domain.events import AccountChanged, ChangesTooOld, ServerReplaced, SyncFinished
from reader.domain.feed import Feed
from reader.domain.ids import DAY_SECONDS, AccountId, CommandId
from reader.engine.jobs.outcomes import network_works
from reader.engine.state import Answer, EngineState, Steps, Wish
from reader.engine.sync import labels, marks, refreshes, runs, structure
from reader.engine.sync.runs import (
    CallError,
    OldChangesError,
    ServerReplacedError,
    Survey,
    Sync,
    after_failure,
    next_at,
    note_waiting,
    rests_on_absence,
    retry_at,
    waiting_of,
)
from reader.storage import accounts, outbox, remote_items

WISHED_UNTIL = "wished_until"
OLD_SECONDS = 30 * DAY_SECONDS
"""Age from which on the user confirms waiting changes: the last to arrive wins, and newer ones may have been made elsewhere."""
AGREED_AT = "old_changes_agreed_at"


def start(
    state: EngineState,
    account: Account,
    causes: list[CommandId],
    now: float,
    *,
    wanted: Sequence[Feed] = (),
    only_sends: bool = False,
) -> None:
    """Synchronise an account that has no run; refresh the `wanted` feeds first, or only send (`only_sends`)."""

    def failed(state: EngineState, problem: Problem, now: float) -> None:
        # memory was reloaded: nothing of this is stored, and the account keeps its state
        _finish(state, account.account_id, SyncCounts(), problem, causes)
        state.accounts.known[account.account_id] = replace(
            state.accounts.known.get(account.account_id, account), not_before_at=int(now) + after_failure(1)
        )

    run = runs.new_run(state, failed, account.account_id)
    run.is_by_hand = bool(causes) or account.synced_at is None or account.account_id in state.accounts.ordered
    state.accounts.syncing[account.account_id] = run.number
    is_thorough = bool(causes) or account.account_id in state.accounts.visited
    state.accounts.visited.discard(account.account_id)
    sync = Sync(state, run, account, is_thorough=is_thorough, is_asked=bool(causes))
    steps = send(sync) if only_sends else _synchronise(sync, wanted)
    runs.begin(state, run, _whole(sync, steps, causes, only_sends=only_sends), now)


def _whole(sync: Sync, steps: Steps, causes: list[CommandId], *, only_sends: bool) -> Steps:
    problem: Problem | None = None
    try:
        yield from steps
    except CallError as error:
        problem = error.problem
        _note_failure(sync, error)
    except ServerReplacedError:
        problem = Problem(ProblemKind.SERVER_REPLACED)
        _store(sync, replace(sync.account, problem=problem, problem_since=int(sync.now)))
        sync.state.publish(ServerReplaced(sync.account_id))
    except OldChangesError:
        problem = Problem(ProblemKind.OLD_CHANGES)
        _store(sync, replace(sync.account, problem=problem, problem_since=int(sync.now)))
        sync.state.publish(ChangesTooOld(sync.account_id, waiting_of(sync.state, sync.account_id)))
    else:
        if not only_sends:
            yield from _note_success(sync)
    waiting = waiting_of(sync.state, sync.account_id)
    note_waiting(sync.state, sync.account_id, waiting)
    if sync.state.accounts.push_at == math.inf:  # otherwise the rest of the order follows in a moment
        sync.state.accounts.ordered.discard(sync.account_id)
    _finish(sync.state, sync.account_id, replace(sync.counts, waiting=waiting, requests=sync.run.requests), problem, causes)


def refuse_old(sync: Sync) -> None:
    """Refuse to send changes of a month ago from a computer that was off. Raises OldChangesError."""
    account = sync.account
    if account.synced_at is None or sync.now - account.synced_at <= OLD_SECONDS:
        return
    agreed_at = accounts.high_water(sync.connection, sync.account_id).get(AGREED_AT, 0)
    if agreed_at <= account.synced_at and waiting_of(sync.state, sync.account_id):
        raise OldChangesError


def _synchronise(sync: Sync, refreshed: Sequence[Feed]) -> Steps:
    refuse_old(sync)
    if refreshed:
        yield from refreshes.steps(sync, refreshed)
    waiting = outbox.marks(sync.connection, sync.account_id)
    if waiting and structure.unsubscribes(sync):
        # some servers keep the stars of unsubscribed feeds
        yield from send(sync)
    if structure.is_due(sync) or structure.subscriptions_are_due(sync):
        yield from structure.synchronise(sync)
        yield from structure.send_subscriptions(sync)
    is_unmatched = bool(remote_items.unmatched(sync.connection, sync.account_id))
    sync.is_thorough |= is_unmatched
    wanted = yield from labels.marks_to_list(sync, waiting)
    survey = yield from marks.survey(sync, wanted, waiting)
    if survey.is_same and not (is_unmatched or sync.is_asked):
        refreshes.arrived(sync)
        sync.note_survey()
        return
    accepted = yield from marks.push(sync, waiting, survey)
    if accepted:
        survey = yield from marks.survey(sync, wanted, waiting)
    waiting = yield from _of_listed_feeds(sync, waiting, survey)
    yield from marks.pull(sync, waiting, accepted, survey)
    labels.note_listed(sync)
    if sync.is_asked and not sync.has_structure:
        # a server set up again has been detected by now
        yield from structure.synchronise(sync)
    yield from marks.fetch_missing(sync, survey)
    refreshes.arrived(sync)
    sync.note_survey()


def _of_listed_feeds(sync: Sync, waiting: list[OutboxMark], survey: Survey) -> Generator[Wish, Answer, list[OutboxMark]]:
    """Return the changes that may be completed: a removed or renumbered feed's articles are in no list either."""
    if not any(rests_on_absence(change, survey) for change in waiting):
        return waiting
    yield from structure.synchronise(sync)
    feeds = remote_items.feeds_of(sync.connection, sync.account_id, (change.item_id for change in waiting))
    return [change for change in waiting if feeds.get(change.item_id, "") in sync.listed]


def send(sync: Sync) -> Steps:
    """Send waiting changes, which the next synchronisation completes. Raises OldChangesError, ServerReplacedError."""
    refuse_old(sync)
    waiting = outbox.marks(sync.connection, sync.account_id)
    survey = yield from marks.survey(sync, (yield from labels.marks_to_list(sync, waiting)), waiting)
    yield from marks.push(sync, waiting, survey)


def _note_success(sync: Sync) -> Steps:
    now = int(sync.now)
    network_works(sync.state, sync.now)
    account = replace(sync.account, synced_at=now, problem=None, problem_since=None, failures=0, not_before_at=0)
    _store(sync, replace(account, next_at=next_at(sync.state, now)))
    yield from sync.mark_feeds_fetched()


def _note_failure(sync: Sync, error: CallError) -> None:
    """Record a failure, except that of the network; the server's cooldown applies."""
    now, before = int(sync.now), sync.account
    result, problem = error.result, error.problem
    if result is not None and bool(result.status):
        network_works(sync.state, sync.now)
    failures = before.failures if problem.kind in CONNECTIVITY else before.failures + 1
    wished = retry_at(result, now)
    accounts.set_high_water(sync.connection, sync.account_id, {WISHED_UNTIL: wished})
    not_before = max(wished, now + after_failure(max(failures, 1)))
    since = before.problem_since if before.problem is not None and before.problem.kind is problem.kind else now
    _store(
        sync,
        replace(before, problem=problem, problem_since=since, failures=failures, not_before_at=not_before, next_at=not_before),
    )


def wished_until(state: EngineState, account: Account) -> int:
    """Return the end of the server's cooldown, which applies to manual requests too; our own back-off does not."""
    return accounts.high_water(state.connection, account.account_id).get(WISHED_UNTIL, 0)


def refuse_resting(state: EngineState, account: Account, now: float) -> None:
    """Refuse requests during the server's cooldown. Raises RATE_LIMITED."""
    if now < wished_until(state, account) <= now + DAY_SECONDS:
        raise ReaderError(ProblemKind.RATE_LIMITED)


def rest(state: EngineState, account_id: AccountId, error: CallError, now: float) -> None:
    """Apply the cooldown that a server requested outside of a synchronisation to the next one too."""
    account = state.accounts.known.get(account_id)
    if account is None or not refreshes.is_rate_limited(error):
        return
    wished = retry_at(error.result, int(now))
    accounts.set_high_water(state.connection, account_id, {WISHED_UNTIL: max(wished, wished_until(state, account))})
    not_before = max(wished, int(now) + after_failure(1), account.not_before_at)
    resting = replace(account, not_before_at=not_before)
    accounts.save(state.connection, resting)
    state.accounts.known[account_id] = resting


def _store(sync: Sync, account: Account) -> None:
    """Store the account, unless it was removed; a name or switches changed meanwhile are kept."""
    current = sync.state.accounts.known.get(account.account_id)
    if current is None:
        return
    kept = replace(
        account,
        name=current.name,
        runs_rules=current.runs_rules,
        refreshes_server=current.refreshes_server,
        refresh_problem=current.refresh_problem,
        username=current.username,
        sign_in=current.sign_in,
        server=current.server,
    )
    accounts.save(sync.connection, kept)
    sync.state.accounts.known[kept.account_id] = kept
    sync.state.publish(AccountChanged(kept))


def _finish(
    state: EngineState, account_id: AccountId, counts: SyncCounts, problem: Problem | None, causes: list[CommandId]
) -> None:
    state.accounts.syncing.pop(account_id, None)
    asked: list[CommandId | None] = [*causes] or [None]
    for cause in asked:
        state.publish(SyncFinished(account_id, counts, problem, cause=cause))
    runs.note_end(state)
