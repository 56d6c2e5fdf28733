"""Queue of retrievals, their start, and the handling of HTTP answers of feeds."""

import logging
import math
from dataclasses import replace

from reader.domain.addresses import host_of, is_mail, is_private_name
from reader.domain.commands import CancelRetrievals, RetrieveNow
from reader.domain.errors import Problem
from reader.domain.events import EntriesArrived, EntriesChanged, GapFound, NothingToRetrieve, RetrievalProgress, RetrievalRefused
from reader.domain.feed import Feed, ParsedFeed, Reconciliation, Rule, Validators
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.mailbox import mark_after_failure
from reader.domain.page_rule import PAGE
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import FetchResult, JobKind, Outcome, ParseResult, Purpose
from reader.domain.subscription import UNSUBSCRIBE
from reader.engine import notices, rules
from reader.engine.jobs import full_text, lists, outcomes, pictures
from reader.engine.jobs.outcomes import Conclusion, conclude
from reader.engine.state import LINGER_SECONDS, LINGERING_MAX, EngineState, Flight, due_at
from reader.engine.tasks import FeedTask
from reader.formats.feeds.reconcile import copy_key, reconcile
from reader.formats.text import index_text
from reader.learning.posting_rate import believed_times
from reader.net import politeness
from reader.net.addresses import may_name
from reader.net.politeness import open_at
from reader.net.redaction import redact
from reader.storage import entries, entry_changes, feeds, history, news, remote_feeds, subscriptions

log = logging.getLogger(__name__)

MANUAL_FLOOR_SECONDS = 60
PARSES_WAITING_MAX = 32
LIAR_DAYS = 8
NOT_MODIFIED = 304


def enqueue(
    state: EngineState, feeds: list[Feed], rule: Rule, *, reason: Reason | None = None, cause: RetrieveNow | None = None
) -> None:
    """Put feeds into the queue unless they are queued or under way."""
    tasks = [
        (
            host_of(feed.url),
            FeedTask(
                feed.feed_id,
                _rule_of(feed, rule),
                reason or feed.next_reason or Reason(ReasonKind.NEW),
                cause.command_id if cause else None,
                feed.next_expected,
                is_whole=cause is not None and cause.is_whole,
            ),
        )
        for feed in feeds
        if feed.account_id is None and not feed.is_paused and feed.feed_id not in state.busy
    ]
    added = state.queue.add(tasks)
    if added:
        state.batch.total += added
        state.publish(RetrievalProgress(state.batch.done, state.batch.total))


def enqueue_urgent(state: EngineState, feeds: list[Feed]) -> None:
    """Put feeds before all others, in the given order, each with the rule, reason and expectation of its plan."""
    tasks = [
        (host_of(feed.url), FeedTask(feed.feed_id, feed.next_rule, feed.next_reason, expected=feed.next_expected))
        for feed in feeds
        if feed.account_id is None
    ]
    added = state.queue.add_first(tasks)
    if added:
        state.batch.total += added
        state.publish(RetrievalProgress(state.batch.done, state.batch.total))


def enqueue_due(state: EngineState, now: float) -> None:
    if not is_scheduling(state) or now < next_due_at(state):
        return
    due: list[Feed] = []
    state.scan_at = math.inf
    for feed in state.feeds.values():
        at = due_at(feed)
        if at <= now:
            if feed.feed_id in state.busy or feed.feed_id in state.queue:
                continue
            at = _scheduled_at(state, feed, now)
        if at <= now:
            due.append(feed)
        else:
            state.scan_at = min(state.scan_at, at)
    if state.outage.problem:
        due = _probe(state, due, now)
    if due:
        enqueue(state, due, Rule.SCHEDULED)


def _rule_of(feed: Feed, rule: Rule) -> Rule:
    if rule is not Rule.SCHEDULED:
        return rule
    return Rule.FIRST if feed.retrieved_at is None else feed.next_rule


def _probe(state: EngineState, due: list[Feed], now: float) -> list[Feed]:
    """Queue one feed that probes whether the network is back: one that is due, else one that was delayed."""
    if due:
        return outcomes.choose_probe(state, due, now)
    if state.pause.held_until or not (
        held_up := [feed for each in state.outage.exempt - state.busy if (feed := state.feeds.get(each))]
    ):
        return []
    allowed = [(may_start_at(state, feed, now), feed) for feed in held_up if due_at(feed) < math.inf]
    ready = [feed for at, feed in allowed if at <= now]
    if not ready:
        state.scan_at = min([state.scan_at, *(at for at, _ in allowed)])
        return []
    return outcomes.choose_probe(state, ready, now)


def _scheduled_at(state: EngineState, feed: Feed, now: float) -> float:
    """Return the time of a feed's next scheduled retrieval, within every limit and quiet hours (which new feeds ignore); the
    publisher's skipHours are checked once it is due.
    """
    wait = 0.0 if feed.retrieved_at is None else state.pause.held_until
    at = max(due_at(feed), feed.not_before_at, wait)
    return at if at > now else may_start_at(state, feed, now)


def may_start_at(state: EngineState, feed: Feed, now: float) -> float:
    """Return the earliest time at which the hard limits allow a scheduled retrieval; at most `now` if they allow it at once."""
    at = max(feed.not_before_at, cooling_until(state, feed, now))
    return at if at > now else max(at, open_at(int(now), feed.hints))


def cooling_until(state: EngineState, feed: Feed, now: float) -> float:
    """Return the end of the host's cooldown; at most `now` if there is none."""
    host = host_of(feed.url)
    return state.gate.next_start_at(host, now) if state.gate.is_cooling(host, now) else now


def is_scheduling(state: EngineState) -> bool:
    return state.automatic and state.preferences.fetch_automatic


def next_due_at(state: EngineState) -> float:
    """Return a time before which no feed falls due; during an outage, the time of the next probe; never during a storage pause."""
    return max(state.scan_at, state.outage.probe_at if state.outage.problem else 0.0, state.storage_rest.until)


def next_enqueue_at(state: EngineState, _now: float) -> float:
    """Return `next_due_at` if anything is retrieved by schedule, else never."""
    return next_due_at(state) if is_scheduling(state) else math.inf


def start_waiting(state: EngineState, now: float) -> None:
    """Start queued retrievals that are due: eight at once, one per host, spaced, none during a host's cooldown."""
    release_slow(state, now)
    while not state.gate.is_full and len(state.parses) < PARSES_WAITING_MAX:
        popped = state.queue.pop(lambda host: state.gate.may_start(host, now))
        if popped is None:
            return
        host, task = popped
        feed = state.feeds[task.feed_id]
        state.gate.started(host, now)
        state.busy.add(feed.feed_id)
        state.planner.requested(feed.feed_id, task.rule, now=now)
        held = feed.validators
        if task.is_whole or (_is_always_unchanged(feed, now) and not is_mail(feed.url)):
            held = Validators()
            state.remember(replace(feed, unconditional_at=int(now)))
        state.fetch(
            task,
            feed.url,
            host,
            Purpose.FEED,
            feed_id=feed.feed_id,
            validators=held,
            may_be_private=is_private_name(host),
            settings=subscriptions.settings_of(state.connection, feed.feed_id),
            now=now,
        )


def next_start_at(state: EngineState, now: float) -> float:
    """Return the time of the next possible start, as far as time alone decides; completed retrievals decide the rest."""
    if not state.queue or len(state.parses) >= PARSES_WAITING_MAX:
        return math.inf
    if state.gate.is_full:
        lingering = [flight.started_at + LINGER_SECONDS for flight in state.flights.values()]
        return min((at for at in lingering if at > now), default=math.inf)
    free = (host for host in state.queue.hosts if not state.gate.is_busy(host))
    return min((state.gate.next_start_at(host, now) for host in free), default=math.inf)


def release_slow(state: EngineState, now: float) -> None:
    """Release the slots of slow fetches while others wait."""
    if not state.queue or not state.gate.is_full:
        return
    slow = [flight for flight in state.flights.values() if flight.started_at + LINGER_SECONDS <= now]
    for flight in slow[:LINGERING_MAX]:
        if isinstance(flight.task, FeedTask):
            state.gate.linger(flight.host)


def retrieve_now(state: EngineState, command: RetrieveNow, now: float) -> None:
    """Retrieve feeds on the user's request, within servers' limits and once a minute at most. A feed that is gone must be named
    alone. Feeds of accounts are refreshed by their servers: these are asked to, if the plan includes refreshes, and synchronised.
    """
    named = [state.known_feed(feed_id) for feed_id in command.feed_ids] or list(state.feeds.values())
    asked = [feed for feed in named if feed.account_id is None]
    remote_feeds.try_again(state.connection, [feed.feed_id for feed in named if feed.account_id is not None])
    owners = {feed.account_id for feed in named}
    for feed in named:
        if feed.account_id is not None:
            state.accounts.refresh_asked.setdefault(feed.account_id, []).append(feed.feed_id)
    for account_id in [each for each in state.accounts.known if each in owners or not command.feed_ids]:
        state.accounts.ask([account_id], command.command_id)
    may_be_gone = command.even_gone and len(command.feed_ids) == 1
    feeds = [feed for feed in asked if not feed.is_paused and (may_be_gone or not feed.is_gone)]
    if not feeds and len(asked) == len(named):
        gone = tuple(feed.feed_id for feed in asked if feed.is_gone and not may_be_gone)
        paused = tuple(feed.feed_id for feed in asked if feed.feed_id not in gone)
        state.publish(NothingToRetrieve(gone, paused, cause=command.command_id))
    allowed: list[Feed] = []
    for feed in feeds:
        until, why = max(
            manual_limit(state, feed, now),
            _whole_limit(feed, now) if command.is_whole else (0, None),
            key=lambda limit: limit[0],
        )
        if until > now and why is not None:
            state.publish(RetrievalRefused(feed.feed_id, until, why, cause=command.command_id))
        else:
            allowed.append(feed)
    state.outage.probed = 0
    enqueue(state, allowed, Rule.MANUAL, reason=Reason(ReasonKind.MANUAL), cause=command)
    # also if nothing was added: the caller has to know which end to wait for
    state.publish(RetrievalProgress(state.batch.done, state.batch.total, cause=command.command_id))


def cancel(state: EngineState, command: CancelRetrievals, now: float) -> None:
    """Drop queued retrievals; every dropped feed keeps its time, at least a floor from now."""
    del command
    floor = int(now) + state.preferences.fetch_floor_minutes * 60
    for task in state.queue.clear():
        feed = state.feeds.get(task.feed_id)
        if feed and feed.next_at is not None:
            state.remember(replace(feed, next_at=max(feed.next_at, floor), next_reason=Reason(ReasonKind.CANCELLED)))
        state.batch.total -= 1
    state.end_batch()


def cool_down(state: EngineState, flight: Flight, result: FetchResult, now: float) -> None:
    """Apply the cooldown that a host asked for: to all its feeds, across restarts, queued work included."""
    until = politeness.host_cooldown(result, now)
    if until is None:
        return
    state.gate.set_cooldown(flight.host, until)
    history.set_cooldown(state.connection, flight.host, until)
    dropped = state.queue.drop_host(flight.host)
    for place, task in enumerate(dropped):
        waiting = replace(state.feeds[task.feed_id], next_at=until + place, next_reason=Reason(ReasonKind.HOST_COOLDOWN))
        feeds.save_feed(state.connection, waiting)
        state.remember(waiting)
    if dropped:
        state.batch.total -= len(dropped)
        # it may have been a picture, whose answer ends no retrieval
        state.end_batch()


def feed_fetched(state: EngineState, task: FeedTask, result: FetchResult, now: float) -> None:
    """Handle an HTTP answer for a feed: unchanged, a document to parse, or a problem."""
    feed = state.feeds.get(task.feed_id)
    if feed is None or feed.account_id is not None or feed.url != result.request.url:
        log.info("GET %s because %s: not followed any more", redact(result.request.url), task.reason and task.reason.sentence())
        count_done(state, task.feed_id)
        return
    if result.problem is None:
        outcomes.put_right_after(state, feed, now)
        feed = state.feeds[feed.feed_id]
    if result.problem is not None:
        if result.status == NOT_MODIFIED:
            # Nothing was sent: the next request has to be without validators again.
            feed = replace(feed, unconditional_at=None)
        outcomes.fetch_failed(state, feed, task, result, result.problem, now)
    elif result.status == NOT_MODIFIED or (_has_same_body(feed, result) and not task.is_whole):
        outcomes.reached(state, feed, now)
        outcome = Outcome.NOT_MODIFIED if result.status == NOT_MODIFIED else Outcome.NOTHING_NEW
        held = politeness.merged_validators(feed.validators, result)
        confirmed = replace(feed, validators=held, validators_at=int(now), succeeded_at=int(now))
        moved = outcomes.observe_move(state, confirmed, result, known_entries=len(feed.window), now=now)
        conclude(state, moved, task, result, Conclusion(outcome), now)
        outcomes.merge_feeds(state, moved, now)
    else:
        rule = subscriptions.settings_of(state.connection, feed.feed_id).get(PAGE, "")
        state.parse(task, result, JobKind.FEED, rule=rule)
        return
    count_done(state, task.feed_id)


def count_done(state: EngineState, feed_id: FeedId) -> None:
    state.busy.discard(feed_id)
    state.batch.done += 1
    state.publish(RetrievalProgress(state.batch.done, state.batch.total))
    if feed_id in state.mail.again:
        state.mail.again.discard(feed_id)
        enqueue(state, [state.feeds[feed_id]] if feed_id in state.feeds else [], Rule.SCHEDULED, reason=Reason(ReasonKind.MAIL))
    state.end_batch()


def manual_limit(state: EngineState, feed: Feed, now: float) -> tuple[int, Reason | None]:
    """Return the time until which a manual retrieval is refused, and the reason; a past time if it is allowed."""
    if feed.asked_until > now:
        return feed.asked_until, feed.asked_rule
    cooling = cooling_until(state, feed, now)
    if cooling > now:
        return int(cooling), Reason(ReasonKind.HOST_COOLDOWN)
    if feed.retrieved_at is not None and feed.retrieved_at + MANUAL_FLOOR_SECONDS > now:
        return feed.retrieved_at + MANUAL_FLOOR_SECONDS, Reason(ReasonKind.JUST_REFRESHED)
    return 0, None


def _whole_limit(feed: Feed, now: float) -> tuple[int, Reason | None]:
    """Return the limit on complete transfers: the same document is not sent twice a day because of manual retrievals (rule E33)."""
    until = (feed.unconditional_at or 0) + DAY_SECONDS
    return (until, Reason(ReasonKind.JUST_DOWNLOADED)) if until > now else (0, None)


def _has_same_body(feed: Feed, result: FetchResult) -> bool:
    return result.body_hash == feed.body_hash and feed.window_at is not None


def _is_always_unchanged(feed: Feed, now: float) -> bool:
    """Return whether a server has answered 304 for eight days, and is asked once without validators (rule E6)."""
    whole_at = max(feed.window_at or feed.added_at, feed.unconditional_at or 0)
    was_confirmed = feed.validators != Validators() and (feed.succeeded_at or 0) > whole_at
    return was_confirmed and now - whole_at >= LIAR_DAYS * DAY_SECONDS


PARTIAL_CONTENT = 226


def feed_parsed(state: EngineState, task: FeedTask, result: FetchResult, parsed: ParseResult, now: float) -> None:
    feed = state.feeds.get(task.feed_id)
    if feed is None or feed.account_id is not None:
        count_done(state, task.feed_id)
        return
    if isinstance(parsed, Problem):
        if is_mail(feed.url):
            # or one message that cannot be read would keep all others from coming
            mark = mark_after_failure(feed.validators.etag, result.validators.etag)
            feed = replace(feed, validators=Validators(etag=mark))
        outcomes.document_failed(state, feed, task, result, parsed, now)
    elif isinstance(parsed, ParsedFeed):
        outcomes.reached(state, feed, now)
        store_document(state, feed, task, result, parsed, now)
        if result.has_more:
            state.mail.again.add(feed.feed_id)
        if parsed.unsubscribe_url:
            subscriptions.set_settings(state.connection, feed.feed_id, {UNSUBSCRIBE: parsed.unsubscribe_url})
    count_done(state, task.feed_id)


def store_document(
    state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, parsed: ParsedFeed, now: float
) -> Reconciliation:
    """Store entries, marks, gap, validators, schedule and log line of one document in the transaction of its message."""
    connection = state.connection
    is_partial = result.status == PARTIAL_CONTENT
    known = entries.known_entries(connection, feed.feed_id, parsed.entries)
    posted = [int(at) for at in state.memory.posted_at(feed.feed_id)] if known else []
    found = reconcile(feed, parsed, known, int(now), is_partial=is_partial, posted_at=posted)
    believed = believed_times(
        [entry.published_at for entry in found.new],
        [entry.is_date_only for entry in found.new],
        since=feed.succeeded_at,
        now=int(now),
    )
    newest_before = entries.newest_entry_id(connection)
    new_ids = entries.insert_entries(
        connection, feed.feed_id, found.new, int(now), index_text=index_text, posted_at=believed, copy_key=copy_key
    )
    if found.changed:
        _update(state, found, now)
    lists.document_stored(state, feed.feed_id, now, is_whole=not (is_partial or parsed.is_cut))
    changed_ids = tuple(change.entry_id for change in found.changed if change.has_new_content)
    if found.gap is not None:
        history.add_gap(connection, found.gap)
        state.publish(GapFound(found.gap))
    updated = _updated(feed, result, parsed, found, now)
    moved = outcomes.observe_move(state, updated, result, known_entries=found.known, now=now)
    outcome = Outcome.NEW if found.new else Outcome.NOTHING_NEW
    conclude(
        state,
        moved,
        task,
        result,
        Conclusion(outcome, len(new_ids), len(changed_ids), posted_at=tuple(float(at) for at in believed)),
        now,
    )
    if new_ids:
        _welcome(state, feed, task, new_ids, newest_before, now)
    if changed_ids:
        state.publish(EntriesChanged(feed.feed_id, changed_ids, cause=task.cause))
    if new_ids:
        full_text.want_full_texts(state, feed.feed_id, now)
        pictures.want_offline_pictures(state, feed.feed_id, now)
    if found.known:
        outcomes.merge_feeds(state, moved, now)
    return found


def _update(state: EngineState, found: Reconciliation, now: float) -> None:
    """Store changed entries, and what the user could have read of those that were edited."""
    from reader.formats.articles.changes import is_edit

    is_wanted = state.preferences.reading_versions
    entries.update_entries(
        state.connection,
        found.changed,
        int(now),
        index_text=index_text,
        is_edit=is_edit if is_wanted else None,
        among=found.known,
    )


def _welcome(state: EngineState, feed: Feed, task: FeedTask, new_ids: list[EntryId], newest_before: EntryId, now: float) -> None:
    """Fold duplicates, run the rules, then notify; entries that were here before are not given to rules again."""
    copied = set(entry_changes.fold_copies(state.connection, new_ids, int(now)))
    wanted = rules.entries_arrived(state, [entry_id for entry_id in new_ids if entry_id > newest_before], now)
    news.set_old(state.connection, new_ids, read_only=True)
    notices.arrived(state, feed, [entry_id for entry_id in new_ids if entry_id not in copied], wanted, now)
    state.publish(EntriesArrived(feed.feed_id, tuple(new_ids), cause=task.cause))


def _updated(feed: Feed, result: FetchResult, parsed: ParsedFeed, found: Reconciliation, now: float) -> Feed:
    """Return the feed after its document; of a truncated one, validators, hash and window are not taken."""
    updated = replace(
        feed,
        title=parsed.title or feed.title,
        site_url=parsed.site_url or feed.site_url,
        icon_url=parsed.icon_url or feed.icon_url,
        hints=parsed.hints,
        hub_url=parsed.hub_url,
        self_url=parsed.self_url if may_name(result, parsed.self_url) else "",
        previous_url=parsed.previous_url,
        succeeded_at=int(now),
        changed_at=int(now) if found.new or found.changed else feed.changed_at,
        window=found.window,
        is_gone=False,
    )
    if parsed.is_cut:
        return updated
    return replace(
        updated,
        validators=politeness.merged_validators(feed.validators, result),
        validators_at=int(now),
        body_hash=result.body_hash,
        window_at=feed.window_at if result.status == PARTIAL_CONTENT else int(now),
    )
