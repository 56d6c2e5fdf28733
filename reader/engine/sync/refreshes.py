"""Planned refreshes by an account's server: a request for each due feed, then a synchronisation that fetches the results. The
planner weighs these feeds like those of this computer, within one budget. Only the server knows their publishers' limits, so none
is refreshed more often than the floor, and all within the account's request budget (`ledger`), most valuable first. Errors here
end no synchronisation.
"""

import math
from collections.abc import Generator, Sequence
from dataclasses import replace
from functools import partial

from reader.domain.accounts import Account, ServerFeeds, ServerKind
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import AccountChanged
from reader.domain.feed import Feed, Plan, Rule
from reader.domain.ids import DAY_SECONDS, AccountId, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.engine.planning.planner import RetrievalResult
from reader.engine.state import Answer, EngineState, Run, Steps, Wish
from reader.engine.sync import google_reader_calls, ledger, structure
from reader.engine.sync.ledger import Need
from reader.engine.sync.runs import CallError, Sync, after_failure, ask, ask_for, confirm, retry_at
from reader.formats.urls import canonical_url
from reader.storage import accounts, feeds, remote_feeds
from reader.storage.accounts import REFRESHING_FIRST, REFRESHING_SINCE, REFRESHING_UNTIL

AT_ONCE, LEAST_AT_ONCE = 20, 4
"""Feeds of one run; the others follow in the next. Marks wait meanwhile. If few requests are left, a run waits until the minimum
is gathered.
"""
GATHERED_SECONDS = 120
"""Feeds due within these seconds are included: a synchronisation follows each run."""
REST_SECONDS = 300
SHORTEST_SECONDS = 900
BROKEN_MOST = 3
"""Consecutive feeds that the server fails to refresh before the run stops: the cause is not the feeds."""
DISABLED_SECONDS = DAY_SECONDS


def want(state: EngineState, wanted: list[Feed], now: float) -> None:
    """At an access, request refreshes of these feeds of accounts as soon as possible."""
    for feed in wanted:
        if feed.account_id is not None:
            state.remember(replace(feed, next_at=int(now)))
            state.accounts.refresh_rest.pop(feed.account_id, None)


def due(state: EngineState, account: Account, now: float) -> list[Feed]:
    """Return the feeds that a run would refresh now, the most overdue first; none before the first is due, or during a pause."""
    memory = state.accounts
    if not account.is_refreshing or now < due_at(state, account):
        return []
    ours = [feed for feed in state.feeds.values() if feed.account_id == account.account_id and feed.is_scheduled]
    first = memory.refresh_at[account.account_id] = min((_at(state, feed) for feed in ours), default=math.inf)
    if first > now:
        return []
    soon = sorted((feed for feed in ours if _at(state, feed) <= now + GATHERED_SECONDS), key=partial(_urgency, state))
    # the synchronisation that follows takes some too
    after = ledger.list_cost(state, account.account_id) + 2
    ready_at = ledger.ready_at(state, account.account_id, Need.REFRESHES, after + min(len(soon), LEAST_AT_ONCE), now)
    if ready_at > now:
        memory.refresh_rest[account.account_id] = ready_at
        return []
    room = int(ledger.left(state, account.account_id, now)) - Need.REFRESHES - after
    return soon[: min(max(room, 1), AT_ONCE)]


def asked(state: EngineState, account: Account, now: float) -> list[Feed]:
    """Return the feeds that the user wants refreshed, most wanted first: at most one run's, none within minutes."""
    feed_ids = dict.fromkeys(state.accounts.refresh_asked.pop(account.account_id, []))
    found = [feed for each in feed_ids if (feed := state.feeds.get(each)) is not None and feed.is_scheduled]
    if not account.is_refreshing:
        return []
    free = [feed for feed in found if max(feed.not_before_at, (feed.retrieved_at or 0) + SHORTEST_SECONDS) <= now]
    return sorted(free, key=partial(_urgency, state))[:AT_ONCE]


def _urgency(state: EngineState, feed: Feed) -> tuple[float, float]:
    """Sort key: most valuable to the user first, then longest waiting."""
    return -(feed.next_expected.saving or 0.0), _at(state, feed)


def due_at(state: EngineState, account: Account) -> float:
    """Return a time before which none is due."""
    if not account.is_refreshing:
        return math.inf
    memory = state.accounts
    return max(memory.refresh_at.get(account.account_id, 0.0), memory.refresh_rest.get(account.account_id, 0.0))


def _at(state: EngineState, feed: Feed) -> float:
    """Return the time of a feed's next refresh, within all limits; never without a plan."""
    if feed.next_at is None:
        return math.inf
    floor = max(state.preferences.fetch_floor_minutes * 60, SHORTEST_SECONDS)
    return max(feed.next_at, feed.not_before_at, (feed.retrieved_at or 0) + floor)


def steps(sync: Sync, wanted: Sequence[Feed]) -> Steps:
    """Refresh these feeds one after another; refusals are recorded at the account, and the synchronisation goes on."""
    state, account_id = sync.state, sync.account_id
    state.accounts.refresh_rest[account_id] = sync.now + REST_SECONDS
    try:
        yield from _learn_disabled(sync)
    except CallError as error:
        _stop(sync, error)
        return
    remote = {
        each.feed_id: each.remote_id
        for each in remote_feeds.feeds(sync.connection, account_id)
        if each.remote_id and each.removed_at is None
    }
    yield from _refresh(sync, [(feed.feed_id, remote[feed.feed_id]) for feed in wanted if feed.feed_id in remote])


def _refresh(sync: Sync, wanted: list[tuple[FeedId, str]]) -> Steps:
    broken = 0
    for feed_id, remote_id in wanted:
        feed, account = sync.state.feeds.get(feed_id), sync.state.accounts.known.get(sync.account_id)
        if account is None or not account.is_refreshing:
            return
        if feed is None or not feed.is_scheduled:
            continue
        if remote_id in sync.state.accounts.disabled.get(sync.account_id, (0.0, frozenset()))[1]:
            _note(sync, feed, not_before=int(sync.now) + DISABLED_SECONDS, why=Reason(ReasonKind.NO_LONGER_REFRESHED))
            continue
        sync.state.planner.requested(feed_id, Rule.MANUAL if sync.is_asked else feed.next_rule, now=sync.now)
        try:
            yield from ask_to_refresh(sync.run, account, remote_id, feed_id)
        except CallError as error:
            broken += 1
            _note_failure(sync, feed_id, error)
            if _ends(error) or broken >= BROKEN_MOST:
                _stop(sync, error)
                return
        else:
            broken = 0
            _note_answer(sync, feed_id)


def ask_to_refresh(run: Run, account: Account, remote_id: str, feed_id: FeedId, secret: str = "") -> Steps:
    """Have the server fetch one feed. FreshRSS answers OK; Miniflux answers after the fetch. Raises CallError."""
    call = google_reader_calls.refresh(account, remote_id, feed_id, secret)
    yield from (ask if account.server.kind is ServerKind.MINIFLUX else confirm)(run, call)


def _learn_disabled(sync: Sync) -> Steps:
    """Once a day, find the feeds disabled at the server, which it would fetch if asked for one by one."""
    memory = sync.state.accounts
    listed_at, _ = memory.disabled.get(sync.account_id, (-math.inf, frozenset()))
    if 0 <= sync.now - listed_at < DISABLED_SECONDS:
        return
    learn = _disabled_at_miniflux if sync.account.server.kind is ServerKind.MINIFLUX else _muted_at_freshrss
    disabled = yield from learn(sync)
    memory.disabled[sync.account_id] = sync.now, disabled


def _disabled_at_miniflux(sync: Sync) -> Generator[Wish, Answer, frozenset[str]]:
    listed = yield from ask_for(sync.run, google_reader_calls.own_feeds(sync.account), ServerFeeds)
    return frozenset(feed.remote_id for feed in listed.feeds if feed.is_disabled)


def _muted_at_freshrss(sync: Sync) -> Generator[Wish, Answer, frozenset[str]]:
    """Return the feeds missing in FreshRSS's list of fetched ones. Without such a list, none counts as muted."""
    listed = yield from ask_for(sync.run, google_reader_calls.feeds(sync.login), ServerFeeds)
    try:
        fetched = yield from ask_for(sync.run, google_reader_calls.fetched_feeds(sync.account), ServerFeeds)
    except CallError as error:
        if _is_silent(error) or is_rate_limited(error):
            raise
        return frozenset()
    urls = {canonical_url(feed.url) for feed in fetched.feeds}
    return frozenset(feed.remote_id for feed in listed.feeds if feed.url and canonical_url(feed.url) not in urls)


def _ends(error: CallError) -> bool:
    """Return whether no other feed is to be requested: the login is refused, the server is rate limiting, or it does not answer."""
    return _is_silent(error) or error.problem.kind is ProblemKind.KEY_REFUSED or is_rate_limited(error)


def _is_silent(error: CallError) -> bool:
    return error.result is None or not error.result.status


def is_rate_limited(error: CallError) -> bool:
    has_asked = error.result is not None and bool(error.result.retry_after_seconds)
    return has_asked or error.problem.kind in {ProblemKind.RATE_LIMITED, ProblemKind.UNAVAILABLE}


def _note_answer(sync: Sync, feed_id: FeedId) -> None:
    feed = sync.state.feeds.get(feed_id)
    if feed is None:
        return
    now = int(sync.now)
    _plan(
        sync,
        replace(feed, retrieved_at=now, succeeded_at=now, failures=0, not_before_at=0, not_before_rule=None),
        has_succeeded=True,
    )
    sync.state.accounts.refresh_failures.pop(sync.account_id, None)
    _save(sync, None)


def _note_failure(sync: Sync, feed_id: FeedId, error: CallError) -> None:
    """Delay a feed that was not refreshed, longer each time; for a day if the server no longer has it."""
    feed = sync.state.feeds.get(feed_id)
    if feed is None or error.problem.kind is ProblemKind.KEY_REFUSED:
        return
    now, is_gone = int(sync.now), error.problem.kind is ProblemKind.NOT_FOUND
    failures = feed.failures + 1
    if is_gone:
        accounts.set_high_water(sync.connection, sync.account_id, {structure.LISTED_AT: 0})
    not_before = now + (DAY_SECONDS if is_gone else after_failure(failures))
    _note(sync, replace(feed, failures=failures), not_before=not_before, why=Reason(ReasonKind.FAILED, (failures,)))


def _note(sync: Sync, feed: Feed, *, not_before: int, why: Reason) -> None:
    limited = replace(feed, retrieved_at=int(sync.now), not_before_at=not_before, not_before_rule=why)
    _plan(sync, limited, has_succeeded=False)


def arrived(sync: Sync) -> None:
    """Record new articles of the account's feeds, however they were refreshed: fewer are expected to wait at the server."""
    for feed_id, posted_at in sync.arrived.items():
        feed = sync.state.feeds.get(feed_id)
        if feed is not None and feed.is_scheduled:
            _plan(sync, replace(feed, succeeded_at=int(sync.now)), has_succeeded=True, posted_at=posted_at)


def _plan(sync: Sync, feed: Feed, *, has_succeeded: bool, posted_at: tuple[float, ...] = ()) -> None:
    state = sync.state
    planned: Plan = state.planner.plan(feed, RetrievalResult(has_succeeded, posted_at), now=sync.now)
    after = feed.planned(planned)
    feeds.save_feed(sync.connection, after)
    state.remember(after)


def _stop(sync: Sync, error: CallError) -> None:
    """Pause refreshes, or end them until the user acts. Raises CallError if the server asked for a pause."""
    memory, account_id = sync.state.accounts, sync.account_id
    count = memory.refresh_failures[account_id] = memory.refresh_failures.get(account_id, 0) + 1
    memory.refresh_rest[account_id] = max(sync.now + after_failure(count), retry_at(error.result, int(sync.now)))
    _save(sync, error.problem)
    if is_rate_limited(error):
        raise error


def _save(sync: Sync, problem: Problem | None) -> None:
    state, account = sync.state, sync.state.accounts.known.get(sync.account_id)
    if account is None or account.refresh_problem == problem:
        return
    changed = replace(account, refresh_problem=problem)
    accounts.save(sync.connection, changed)
    state.accounts.known[account.account_id] = changed
    state.publish(AccountChanged(changed))
    if changed.is_refreshing != account.is_refreshing:
        switched(state, account.account_id, int(sync.now))


def switched(state: EngineState, account_id: AccountId, now: int) -> None:
    """Record since when the plan includes or omits refreshes of the account's feeds, for comparison."""
    account = state.accounts.known[account_id]
    seen = accounts.high_water(state.connection, account_id)
    if account.is_refreshing:
        marks = {REFRESHING_SINCE: now, REFRESHING_FIRST: seen.get(REFRESHING_FIRST, now), REFRESHING_UNTIL: 0}
    else:
        marks = {REFRESHING_UNTIL: now}
    accounts.set_high_water(state.connection, account_id, marks)
    state.accounts.forget_refreshes(account_id)
    for feed in [each for each in state.feeds.values() if each.account_id == account_id]:
        after = feeds.feed(state.connection, feed.feed_id)
        if after is not None:
            if account.is_refreshing:
                after = replace(after, not_before_at=0, not_before_rule=None, failures=0)
            state.remember(after.planned(Plan(None, None)))
            feeds.save_feed(state.connection, state.feeds[feed.feed_id])
    state.replan()
