"""Conclusion of every retrieval: the feed's new state, failures and outages, redirects, a wrong clock, the next plan, the events."""

import math
from collections import defaultdict
from dataclasses import replace

from reader.domain.accounts import Account
from reader.domain.addresses import host_of, is_private_name
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import ChangeFeedUrl, RestoreSubscription
from reader.domain.errors import CONNECTIVITY, OF_PROGRAMS, Problem, ProblemKind
from reader.domain.events import EntriesChanged, FeedChanged, FeedMoved, FeedStopped, NetworkChanged, SubscriptionsChanged
from reader.domain.feed import MOVE_HOLD_SECONDS, MOVE_SIGHTINGS, Feed, Move
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import REFUSALS, FetchResult, Outcome, RetrievalRecord
from reader.domain.rules import MOST_FAILURES, is_from_here, program_of
from reader.domain.subscription import MOVED_FROM, PROXY
from reader.domain.value_classes import dataclass
from reader.engine.borders import local_feed
from reader.engine.jobs import icons
from reader.engine.planning.planner import RetrievalResult
from reader.engine.reading import publish_carried
from reader.engine.state import EngineState, Probes, load_memory
from reader.engine.tasks import FeedTask
from reader.formats.urls import canonical_url
from reader.net import politeness
from reader.net.addresses import moved_to
from reader.net.problems import FEEDS_FOR_A_PORTAL, HOSTS_FOR_AN_OUTAGE, is_html, looks_like_portal
from reader.net.redaction import redact
from reader.storage import accounts, feeds, history, subscriptions

HARD_FLOOR_SECONDS = 60
SUCCESSES = frozenset({Outcome.NEW, Outcome.NOTHING_NEW, Outcome.NOT_MODIFIED})


@dataclass(frozen=True, slots=True)
class Conclusion:
    """Outcome of a retrieval and what it brought; a problem that does not count is shown, but not held against the feed.
    `posted_at` is the believed posting time of the new entries.
    """

    outcome: Outcome
    new_entries: int = 0
    changed_entries: int = 0
    problem: Problem | None = None
    counts: bool = True
    posted_at: tuple[float, ...] = ()


def conclude(state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, conclusion: Conclusion, now: float) -> None:
    """Store the feed with its next plan and the log line; `feed` is as the retrieval left it, its problem not yet counted."""
    judged = _with_problem(feed, conclusion, now)
    answer = result if result.problem == conclusion.problem else replace(result, problem=conclusion.problem)
    max_age = state.preferences.fetch_max_age_minutes * 60
    not_before_at, rule = politeness.not_before(
        judged, answer, now=now, floor_seconds=HARD_FLOOR_SECONDS, max_age_seconds=max_age
    )
    asked_until, asked_rule = politeness.asked_until(judged, answer, now=now, max_age_seconds=max_age)
    limited = replace(
        judged,
        retrieved_at=int(now),
        not_before_at=not_before_at,
        not_before_rule=rule,
        asked_until=asked_until,
        asked_rule=asked_rule,
    )
    state.memory.remember_postings(feed.feed_id, conclusion.posted_at)
    brought = RetrievalResult(conclusion.outcome in SUCCESSES, conclusion.posted_at)
    planned = _stopped(limited.planned(state.planner.plan(limited, brought, now=now)), feed)
    feeds.save_feed(state.connection, planned)
    state.remember(planned)
    record(state, task, result, conclusion, now)
    state.publish(FeedChanged(planned.feed_id, cause=task.cause))
    if planned.is_paused and not feed.is_paused:
        for name in subscriptions.titles(state.connection, (feed.feed_id,)):
            state.publish(FeedStopped(name, planned.failures))
    if state.folder is not None:
        from reader.engine import answers

        answers.note(state, planned, result, has_succeeded=conclusion.outcome in SUCCESSES, now=now)
    if conclusion.outcome in SUCCESSES:
        icons.want_icon(state, planned, now)


def _stopped(feed: Feed, before: Feed) -> Feed:
    """Pause a feed whose program failed again and again, or that often again since the user resumed it."""
    fails_again = feed.failures > before.failures and feed.failures % MOST_FAILURES == 0
    return replace(feed, is_paused=True) if fails_again and program_of(feed.url) else feed


def record(state: EngineState, task: FeedTask, result: FetchResult, conclusion: Conclusion, now: float) -> None:
    line = RetrievalRecord(
        feed_id=task.feed_id,
        started_at=int(result.started_at),
        finished_at=int(now),
        rule=task.rule,
        reason=task.reason,
        outcome=conclusion.outcome,
        status=result.status,
        new_entries=conclusion.new_entries,
        changed_entries=conclusion.changed_entries,
        wire_bytes=result.wire_bytes,
        problem=conclusion.problem,
        url=redact(result.final_url or result.request.url),
        expected=task.expected,
    )
    history.add_retrieval(state.connection, line)


def _with_problem(feed: Feed, conclusion: Conclusion, now: float) -> Feed:
    if conclusion.problem is None and feed.problem is None and feed.problem_since is None and not feed.failures:
        return feed
    if conclusion.problem is None:
        return replace(feed, problem=None, problem_since=None, failures=0)
    since = feed.problem_since if feed.problem is not None else int(now)
    failures = feed.failures + 1 if conclusion.counts else feed.failures
    return replace(feed, problem=conclusion.problem, problem_since=since, failures=failures)


UNREACHABLE = frozenset({ProblemKind.DNS, ProblemKind.CONNECT, ProblemKind.TIMEOUT, ProblemKind.PROXY})
NOTHING_LEARNED = (
    UNREACHABLE | OF_PROGRAMS | {ProblemKind.KEYRING, ProblemKind.BAD_URL, ProblemKind.BLOCKED_ADDRESS, ProblemKind.BUG}
)
"""Problems that do not show that the network works."""
OTHER_PAGE = frozenset({ProblemKind.NOT_A_FEED, ProblemKind.NO_PAGE_ARTICLES})
"""Problems where another page came instead of the followed one, perhaps a sign-in page of this network."""
LONGEST_BLAME_SECONDS = DAY_SECONDS
"""Longer than this, a page in place of a feed counts against the feed."""
PROBE_SECONDS = (15, 30, 60, 120, 300)
SILENT_HOST_SECONDS = (0, 120, 600, 1800, 3600)
"""Seconds for which a silent host is not probed, by the number of unanswered requests."""
LONGEST_COOLDOWN_SECONDS = DAY_SECONDS
"""Longest cooldown that a server may ask for (`net.politeness`)."""
UPKEEP_SECONDS = DAY_SECONDS
LONGEST_REST_SECONDS = 21_600


def fetch_failed(state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, problem: Problem, now: float) -> None:
    if problem.kind in CONNECTIVITY or (state.outage.problem and not result.status):
        if problem.kind is ProblemKind.NO_NETWORK:
            state.outage.probes[host_of(feed.url)] = Probes(now)
        _exempt(state, feed, task, result, now)
        if problem.kind in CONNECTIVITY:
            _go_offline(state, problem, now)
        return
    if result.status:
        reached(state, feed, now)
    elif problem.kind not in NOTHING_LEARNED:
        network_works(state, now)
    elif problem.kind in UNREACHABLE and feed.feed_id not in state.outage.exempt and _is_by_network(state, feed):
        state.outage.suspects.setdefault(feed.feed_id, feed)
        hosts = {host_of(suspect.url) for suspect in state.outage.suspects.values()}
        if len(hosts) >= HOSTS_FOR_AN_OUTAGE:
            _exempt(state, feed, task, result, now)
            _go_offline(state, Problem(ProblemKind.NO_NETWORK), now)
            return
    _count(state, feed, task, result, problem, now)


def _is_by_network(state: EngineState, feed: Feed) -> bool:
    """Return whether the feed uses the same network as others: no host on the local network, no proxy of its own."""
    return not is_private_name(host_of(feed.url)) and not state.way_of(feed.feed_id).get(PROXY)


def document_failed(state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, problem: Problem, now: float) -> None:
    """Handle a document that is not a feed or cannot be parsed; its validators are not kept."""
    is_page = problem.kind in OTHER_PAGE and feed.succeeded_at is not None and is_html(result)
    if is_page and state.outage.problem and now - state.outage.since < LONGEST_BLAME_SECONDS:
        # a missing network is a separate case, and another host's answer tells what the page is
        _exempt(state, feed, task, result, now)
        _go_offline(state, Problem(ProblemKind.PORTAL), now)
        return
    if not is_page or state.outage.problem:
        _network_works_by(state, feed, now)
    if is_page and feed.feed_id not in state.outage.exempt:
        state.outage.suspects.setdefault(feed.feed_id, feed)
        same_page = state.outage.pages.setdefault(result.body_hash, set())
        same_page.add(feed.feed_id)
        if len(same_page) >= FEEDS_FOR_A_PORTAL or looks_like_portal(result, host_of(feed.url)):
            _exempt(state, feed, task, result, now)
            _go_offline(state, Problem(ProblemKind.PORTAL), now)
            return
    # a redirect within its own host: perhaps a sign-in, perhaps permanent; after a day it is the feed's own
    is_young = feed.problem_since is None or now - feed.problem_since < LONGEST_BLAME_SECONDS
    if is_page and result.redirects and is_young:
        conclude(state, feed, task, result, Conclusion(Outcome.FAILED, problem=problem, counts=False), now)
        return
    _count(state, feed, task, result, problem, now)


def reached(state: EngineState, feed: Feed, now: float) -> None:
    """Note that the feed's server answered: the network works, and may be blamed for later failures."""
    state.outage.exempt.discard(feed.feed_id)
    _network_works_by(state, feed, now)


def _network_works_by(state: EngineState, feed: Feed, now: float) -> None:
    """Note that the network works, unless the feed comes from this computer."""
    if not is_from_here(feed.url):
        network_works(state, now)


def network_works(state: EngineState, now: float) -> None:
    """End an outage after a server was reached, and spread the retrievals it delayed."""
    state.outage.answered_at = now
    state.outage.suspects.clear()
    state.outage.pages.clear()
    if state.outage.problem is None:
        return
    state.outage.problem = None
    state.outage.probes.clear()
    state.outage.probed = 0
    state.publish(NetworkChanged(None))
    spread_overdue(state, now)


def spread_overdue(state: EngineState, now: float) -> None:
    """Spread retrievals that became due during a sleep, an outage or a shutdown, so that they do not start at once."""
    overdue = [
        feed
        for feed in state.feeds.values()
        if feed.retrieved_at is not None and feed.next_at is not None and feed.next_at <= now
    ]
    for feed_id, next_at in state.planner.spread(overdue, now=now).items():
        state.remember(replace(state.feeds[feed_id], next_at=next_at))


def undo_future_times(state: EngineState, now: float) -> None:
    """Move times that lie in the future back with the clock; else nothing would happen for as long."""
    for feed in list(state.feeds.values()):
        ahead = (feed.retrieved_at or 0) - int(now)
        if ahead > 0:
            state.remember(
                replace(
                    feed,
                    retrieved_at=int(now),
                    next_at=None if feed.next_at is None else feed.next_at - ahead,
                    not_before_at=feed.not_before_at - ahead,
                    asked_until=max(feed.asked_until - ahead, 0),
                )
            )
    state.gate.shorten_cooldowns(int(now) + LONGEST_COOLDOWN_SECONDS)
    state.upkeep_at = min(state.upkeep_at, now + UPKEEP_SECONDS)
    state.storage_rest.until = min(state.storage_rest.until, now + LONGEST_REST_SECONDS)
    state.storage_rest.parts = {part: min(until, now + LONGEST_REST_SECONDS) for part, until in state.storage_rest.parts.items()}
    state.scan_at = min(state.scan_at, now)
    state.storage_rest.room_at = _at_once(state.storage_rest.room_at, now)
    state.erased_habits.sweep_at = _at_once(state.erased_habits.sweep_at, now)
    # what is due is looked up then
    state.downloads_at = _at_once(state.downloads_at, now)
    state.background.saved_review_at = _at_once(state.background.saved_review_at, now)
    state.background.offline_review_at = _at_once(state.background.offline_review_at, now)
    state.background.offline_rest_until = min(state.background.offline_rest_until, now + DAY_SECONDS)
    state.accounts.refresh_at.clear()
    rests = state.accounts.refresh_rest
    rests.update({account_id: min(until, now + DAY_SECONDS) for account_id, until in rests.items()})
    if state.sending is not None:
        state.sending.next_at = _at_once(state.sending.next_at, now)
    if state.stories is not None:
        state.stories.next_at = _at_once(state.stories.next_at, now)
    state.outage.since = min(state.outage.since, now)
    state.outage.probe_at = min(state.outage.probe_at, now + PROBE_SECONDS[-1])
    state.outage.probes.clear()
    state.outage.answered_at = min(state.outage.answered_at, now)


def _at_once(at: float, now: float) -> float:
    """Return `now` for a time that had been reached; leave one that had not."""
    return at if at == math.inf else min(at, now)


def choose_probe(state: EngineState, ready: list[Feed], now: float) -> list[Feed]:
    """Return the feed that probes whether the network is back: at the host not asked for longest, if any may be asked. Among
    feeds of one host, one not yet blamed on the outage, then the one retrieved last.
    """
    silent = [(_may_probe_at(state, feed), feed) for feed in ready]
    free = [feed for at, feed in silent if at <= now]
    state.scan_at = now
    if not free:
        state.outage.probe_at = min(at for at, _ in silent)
        return []
    state.outage.probe_at = now + _probe_delay(state)
    chosen = min(free, key=lambda feed: (_probes(state, feed).at, feed.feed_id in state.outage.exempt, -(feed.succeeded_at or 0)))
    state.outage.probes[host_of(chosen.url)] = Probes(now, _probes(state, chosen).silent + 1)
    return [chosen]


def _may_probe_at(state: EngineState, feed: Feed) -> float:
    probes = _probes(state, feed)
    return probes.at + SILENT_HOST_SECONDS[min(probes.silent, len(SILENT_HOST_SECONDS) - 1)]


def _probes(state: EngineState, feed: Feed) -> Probes:
    return state.outage.probes.get(host_of(feed.url), Probes())


def _probe_delay(state: EngineState) -> float:
    """Return the seconds until the next probe during an outage, growing to five minutes."""
    delay = PROBE_SECONDS[min(state.outage.probed, len(PROBE_SECONDS) - 1)]
    state.outage.probed += 1
    return float(delay)


def _count(state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, problem: Problem, now: float) -> None:
    gone = replace(feed, is_gone=True) if problem.kind is ProblemKind.GONE else feed
    outcome = Outcome.REFUSED if problem.kind in REFUSALS else Outcome.FAILED
    # lack of memory or threads is not the feed's fault
    counts = problem.kind is not ProblemKind.NO_RESOURCES
    conclude(state, gone, task, result, Conclusion(outcome, problem=problem, counts=counts), now)


def _exempt(state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, now: float) -> None:
    """Log the retrieval and leave the feed as it was, so that it is due as soon as the network is back."""
    record(state, task, result, Conclusion(Outcome.NO_NETWORK, problem=result.problem), now)
    state.outage.exempt.add(feed.feed_id)
    state.scan_at = now


def _go_offline(state: EngineState, problem: Problem, now: float) -> None:
    for before in state.outage.suspects.values():
        state.outage.exempt.add(before.feed_id)
        state.remember(before)
        feeds.save_feed(state.connection, before)
    state.outage.suspects.clear()
    state.outage.pages.clear()
    state.batch.total -= len(state.queue.clear())
    state.scan_at = now
    if state.outage.problem is None:
        state.outage.probe_at = now + _probe_delay(state)
        state.outage.since = now
    if state.outage.problem != problem:
        state.outage.problem = problem
        state.publish(NetworkChanged(problem))


AGREES_SECONDS = DAY_SECONDS
"""Tolerance of a server's date: time zones, or the age of a cached copy."""
WITNESSES = 2
WITNESSES_KEPT = 50
SILENT_TRIES = 14
SILENT_SECONDS = 7 * DAY_SECONDS
"""After so many failed tries in so long a time, nobody waits for a server. A leap of the clock makes time pass, but no tries."""
_SILENCES = frozenset({ProblemKind.DNS, ProblemKind.CONNECT, ProblemKind.TIMEOUT, ProblemKind.NETWORK})
"""Not TLS: with a wrong clock no certificate is valid, and a server without one would be the only one left."""


def note_date(state: EngineState, result: FetchResult) -> None:
    """Record whether a server's date agrees with the clock; the latest of each host counts."""
    if result.answered_at is None:
        return
    agrees = abs(result.answered_at - result.finished_at) <= AGREES_SECONDS
    host = host_of(result.request.url)
    state.clock_witnesses.pop(host, None)
    state.clock_witnesses[host] = (result.finished_at, agrees)
    if len(state.clock_witnesses) > WITNESSES_KEPT:
        del state.clock_witnesses[next(iter(state.clock_witnesses))]


def is_vouched_for(state: EngineState, now: float) -> bool:
    """Return whether most servers that answered within a day, at least two or all, confirm the clock."""
    heard = [agrees for at, agrees in state.clock_witnesses.values() if abs(now - at) <= DAY_SECONDS]
    agreeing = sum(heard)
    if not agreeing or agreeing <= 2 * (len(heard) - agreeing):
        return False
    return agreeing >= WITNESSES or len(_hosts(state, now)) <= agreeing


def _hosts(state: EngineState, now: float) -> set[str]:
    """Return the hosts that may answer: requested at all, and not silent for good."""
    feeds = (each for each in state.feeds.values() if each.account_id is None and not (each.is_gone or each.is_paused))
    own = {host_of(each.url) for each in feeds if not _is_silent(each, now)}
    return own | {host_of(each.server.url) for each in state.accounts.known.values() if not _is_silent(each, now)}


def _is_silent(asked: Feed | Account, now: float) -> bool:
    problem, since = asked.problem, asked.problem_since
    if problem is None or problem.kind not in _SILENCES or since is None:
        return False
    return asked.failures >= SILENT_TRIES and now - since >= SILENT_SECONDS


def put_right_after(state: EngineState, feed: Feed, now: float) -> None:
    """Check the times of all feeds if those of one are impossible, and retry corrections that were postponed."""
    times = (feed.added_at, feed.window_at, feed.changed_at, feed.unconditional_at)
    if any(history.is_wrong(at, int(now)) for at in times):
        put_right(state, now)
    elif not state.is_aside_seen and is_vouched_for(state, now):
        state.is_aside_seen = True
        if history.holds_something(state.connection):
            put_right(state, now)


def put_right(state: EngineState, now: float) -> None:
    """Correct everything stored and remembered, unless the clock itself is wrong or no server confirms it."""
    at = int(now)
    if at < history.EARLIEST or not is_vouched_for(state, now):
        return
    moved: defaultdict[FeedId, list[EntryId]] = defaultdict(list)
    changes = state.connection.total_changes
    brought_back = history.bring_back(state.connection, at)
    has_more = state.connection.total_changes != changes
    for feed_id, entry_id in (*brought_back, *history.put_right(state.connection, at)):
        moved[feed_id].append(entry_id)
    for feed in list(state.feeds.values()):
        right = _with_right_times(feed, at)
        if right != feed:
            feeds.save_feed(state.connection, right)
            state.remember(right)
    state.accounts.known = {each.account_id: each for each in accounts.accounts(state.connection)}
    if has_more:
        state.relearn(load_memory(state.connection, state.utc_offset, now))
    state.memory.keep_between(history.EARLIEST, at + history.AHEAD_SECONDS)
    for feed_id, entry_ids in moved.items():
        state.publish(EntriesChanged(feed_id, tuple(entry_ids)))


def _with_right_times(feed: Feed, now: int) -> Feed:
    def right(at: int | None) -> int | None:
        return now if history.is_wrong(at, now) else at

    is_ahead = (feed.succeeded_at or 0) > now
    move = feed.move and replace(feed.move, first_seen_at=right(feed.move.first_seen_at) or now)
    return replace(
        feed,
        added_at=right(feed.added_at) or now,
        window_at=right(feed.window_at),
        changed_at=right(feed.changed_at),
        unconditional_at=None if history.is_wrong(feed.unconditional_at, now) else feed.unconditional_at,
        validators_at=right(feed.validators_at),
        problem_since=right(feed.problem_since),
        succeeded_at=now if is_ahead else feed.succeeded_at,
        move=move,
    )


def observe_move(state: EngineState, feed: Feed, result: FetchResult, *, known_entries: int, now: float) -> Feed:
    """Count one sighting of a permanent redirect; return the feed with its new address once it has held long enough."""
    target = moved_to(result)
    if target is None or canonical_url(target) == canonical_url(feed.url):
        return feed if feed.move is None else replace(feed, move=None)
    seen = feed.move if feed.move is not None and feed.move.url == target else Move(target, int(now), 0)
    seen = replace(seen, sightings=seen.sightings + 1)
    is_followed = subscriptions.find_subscription(state.connection, canonical_url(target)) is not None
    if not _has_held(state, seen, now) or known_entries == 0 or is_followed:
        return replace(feed, move=seen)
    feeds.change_url(state.connection, feed.feed_id, target, canonical_url(target))
    subscriptions.set_settings(state.connection, feed.feed_id, {MOVED_FROM: f"{int(now)} {feed.url}"})
    undo = ChangeFeedUrl(feed.feed_id, feed.url)
    state.publish(FeedMoved(feed.feed_id, undo))
    return replace(feed, url=target, move=None)


def merge_feeds(state: EngineState, feed: Feed, now: float) -> None:
    """Merge a feed whose redirect has held with the followed feed it leads to. One subscription ends, its marks go along, and
    undo restores it. Its marked articles that the other lacks stay in the lists of marks, as after unsubscribing.
    """
    if feed.move is None or not _has_held(state, feed.move, now):
        return
    same = subscriptions.find_subscription(state.connection, canonical_url(feed.move.url))
    other = state.feeds.get(same.feed_id) if same is not None else None
    if other is None or other.feed_id == feed.feed_id or other.succeeded_at is None or other.problem is not None:
        return
    from reader.storage import merged_feeds  # a move to a feed followed too is rare

    carried = merged_feeds.carry(state.connection, feed.feed_id, other.feed_id, int(now))
    names = subscriptions.titles(state.connection, (feed.feed_id,))
    # after an undo, nothing happens for a week
    feeds.save_feed(state.connection, replace(state.feeds.pop(feed.feed_id), move=None))
    subscriptions.remove(state.connection, [feed.feed_id], int(now))
    state.drop_waiting(lambda task: task.feed_id == feed.feed_id)
    publish_carried(state, carried)
    state.publish(SubscriptionsChanged(RestoreSubscription((feed.feed_id,)), Change(ChangeKind.SUBSCRIPTIONS_MERGED, names)))


def _has_held(state: EngineState, move: Move, now: float) -> bool:
    is_old = now - move.first_seen_at >= MOVE_HOLD_SECONDS and move.sightings >= MOVE_SIGHTINGS
    # a clock set forward by a week does not count
    return is_old and is_vouched_for(state, now)


def change_url(state: EngineState, command: ChangeFeedUrl, now: float) -> None:
    """Change a feed's address and drop what was cached for the old one."""
    feed = local_feed(state, command.feed_id)
    feeds.change_url(state.connection, feed.feed_id, command.url, canonical_url(command.url))
    changed = Feed(
        feed_id=feed.feed_id,
        url=command.url,
        title=feed.title,
        site_url=feed.site_url,
        icon_url=feed.icon_url,
        added_at=feed.added_at,
        hints=feed.hints,
        window=feed.window,
        window_at=feed.window_at,
        changed_at=feed.changed_at,
        next_at=int(now),
        next_reason=Reason(ReasonKind.URL_CHANGED),
    )
    feeds.save_feed(state.connection, changed)
    state.remember(changed)
    subscriptions.set_settings(state.connection, feed.feed_id, {MOVED_FROM: ""})
    undo = ChangeFeedUrl(feed.feed_id, feed.url)
    names = subscriptions.titles(state.connection, (feed.feed_id,))
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.URL_CHANGED, names), cause=command.command_id))
