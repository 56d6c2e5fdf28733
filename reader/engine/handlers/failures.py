"""Failed retrievals: which count against the feed, and which are due to this computer's network. No route means no network. A
sign-in page in place of a feed, or five unreachable hosts in a row, is taken for a network fault once per feed, and failures
counted meanwhile are reverted. A feed that fails again after the network worked has failed for its own reasons. Any answer of a
server, "not found" included, shows that the network works. During an outage one feed at a time probes, host by host, whether it
is over. Without a route a probe sends nothing; with one, each silent host is left alone for longer and longer.
"""

import math
from dataclasses import replace

from reader.domain.clock import DAY_SECONDS
from reader.domain.errors import CONNECTIVITY, OF_PROGRAMS, Problem, ProblemKind
from reader.domain.events import NetworkChanged
from reader.domain.feed import Feed
from reader.domain.private_hosts import is_private_name
from reader.domain.programs import program_of
from reader.domain.request_log import REFUSALS
from reader.domain.retrieval import FetchResult, Outcome
from reader.domain.subscription import PROXY
from reader.domain.urls import host_of
from reader.engine.handlers.conclusions import Conclusion, conclude, record
from reader.engine.state import EngineState, Probes
from reader.engine.tasks import FeedTask
from reader.net.connectivity import FEEDS_FOR_A_PORTAL, HOSTS_FOR_AN_OUTAGE, is_html, looks_like_portal
from reader.storage import feeds

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
    """Note that the network works, unless the feed is written by a program of the user's."""
    if not program_of(feed.url):
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


def turn_back(state: EngineState, now: float) -> None:
    """After the clock was set back, move times that now lie in the future back with it; otherwise nothing would happen for as
    long.
    """
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
