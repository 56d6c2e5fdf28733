"""Failed retrievals: which count against the feed, and which are this computer's network.

Nothing is sent to find out. No route is no network. A sign-in page where a feed was, or five hosts in a row that cannot be
reached, is taken for a network fault once per feed: what was counted meanwhile is taken back. A feed that fails again
after the network was seen to work has failed by itself.
"""

from dataclasses import replace

from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind
from reader.domain.events import NetworkChanged
from reader.domain.feed import Feed
from reader.domain.retrieval import FetchResult, Outcome
from reader.engine.handlers.conclusions import Conclusion, conclude, record
from reader.engine.state import EngineState
from reader.engine.tasks import FeedTask
from reader.net.addresses import is_private_name
from reader.net.connectivity import FEEDS_FOR_A_PORTAL, HOSTS_FOR_AN_OUTAGE, is_html, looks_like_portal
from reader.net.host_gate import host_of
from reader.storage import feeds

UNREACHABLE = frozenset({ProblemKind.DNS, ProblemKind.CONNECT, ProblemKind.TIMEOUT})
NOTHING_LEARNED = UNREACHABLE | {ProblemKind.KEYRING}
"""Problems that do not say that the network works."""
REFUSALS = frozenset({ProblemKind.RATE_LIMITED, ProblemKind.UNAVAILABLE, ProblemKind.FORBIDDEN})
LONGEST_BLAME_SECONDS = 86_400
"""A page in a feed's place for longer than a day is the feed's own."""
PROBE_SECONDS = (15, 30, 60, 120, 300)
LONGEST_COOLDOWN_SECONDS = 86_400
"""What a server may ask for at most, see `net.politeness`."""
UPKEEP_SECONDS = 86_400
LONGEST_REST_SECONDS = 21_600


def fetch_failed(state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, problem: Problem, now: float) -> None:
    """No usable answer came."""
    if state.offline or problem.kind in CONNECTIVITY:
        _excuse(state, feed, task, result, now)
        if problem.kind in CONNECTIVITY:
            _go_offline(state, problem, now)
        return
    host = host_of(feed.url)
    if problem.kind in UNREACHABLE and feed.feed_id not in state.excused and not is_private_name(host):
        state.suspects.setdefault(feed.feed_id, feed)
        hosts = {host_of(suspect.url) for suspect in state.suspects.values()}
        if len(hosts) >= HOSTS_FOR_AN_OUTAGE:
            _excuse(state, feed, task, result, now)
            _go_offline(state, Problem(ProblemKind.NO_NETWORK), now)
            return
    elif problem.kind not in NOTHING_LEARNED:
        network_works(state, now)
    _count(state, feed, task, result, problem, now)


def document_failed(state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, problem: Problem, now: float) -> None:
    """A document came that is no feed or cannot be read; its validators are not kept."""
    if problem.kind is ProblemKind.NO_RESOURCES:
        conclude(state, feed, task, result, Conclusion(Outcome.FAILED, problem=problem, counts=False), now)
        return
    is_page = problem.kind is ProblemKind.NOT_A_FEED and feed.succeeded_at is not None and is_html(result)
    if is_page and state.offline and now - state.offline_since < LONGEST_BLAME_SECONDS:
        _excuse(state, feed, task, result, now)
        return
    if is_page and feed.feed_id not in state.excused:
        state.suspects.setdefault(feed.feed_id, feed)
        same_page = state.pages.setdefault(result.body_hash, set())
        same_page.add(feed.feed_id)
        if len(same_page) >= FEEDS_FOR_A_PORTAL or looks_like_portal(result, host_of(feed.url)):
            _excuse(state, feed, task, result, now)
            _go_offline(state, Problem(ProblemKind.PORTAL), now)
            return
    # led to a page by a redirect within its own host: perhaps a sign-in, perhaps for ever; after a day it is the feed's own
    is_young = feed.problem_since is None or now - feed.problem_since < LONGEST_BLAME_SECONDS
    if is_page and result.redirects and is_young:
        conclude(state, feed, task, result, Conclusion(Outcome.FAILED, problem=problem, counts=False), now)
        return
    _count(state, feed, task, result, problem, now)


def network_works(state: EngineState, now: float) -> None:
    """A server was reached: end the outage, and spread what it held up."""
    state.suspects.clear()
    state.pages.clear()
    if state.offline is None:
        return
    state.offline = None
    state.offline_probes = 0
    state.publish(NetworkChanged(None))
    spread_overdue(state, now)


def spread_overdue(state: EngineState, now: float) -> None:
    """After a sleep, an outage or a start: what fell due meanwhile comes one by one, not at once."""
    overdue = [
        feed
        for feed in state.feeds.values()
        if feed.retrieved_at is not None and feed.next_at is not None and feed.next_at <= now
    ]
    for feed_id, next_at in state.planner.spread(overdue, now=now).items():
        state.remember(replace(state.feeds[feed_id], next_at=next_at))


def turn_back(state: EngineState, now: float) -> None:
    """The clock went back: what now lies ahead of its time goes back with it, or nothing would happen for as long."""
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
    state.rest_until = min(state.rest_until, now + LONGEST_REST_SECONDS)
    state.tick_at = min(state.tick_at, now)
    state.probe_at = min(state.probe_at, now + PROBE_SECONDS[-1])


def probe_delay(state: EngineState) -> float:
    """Seconds until the next try during an outage; grows to five minutes."""
    delay = PROBE_SECONDS[min(state.offline_probes, len(PROBE_SECONDS) - 1)]
    state.offline_probes += 1
    return float(delay)


def _count(state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, problem: Problem, now: float) -> None:
    gone = replace(feed, is_gone=True) if problem.kind is ProblemKind.GONE else feed
    outcome = Outcome.REFUSED if problem.kind in REFUSALS else Outcome.FAILED
    conclude(state, gone, task, result, Conclusion(outcome, problem=problem), now)


def _excuse(state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, now: float) -> None:
    """Log the retrieval; leave the feed as it was, so that it is due as soon as the network is back."""
    record(state, task, result, Conclusion(Outcome.NO_NETWORK, problem=result.problem), now)
    state.excused.add(feed.feed_id)
    state.scan_at = now


def _go_offline(state: EngineState, problem: Problem, now: float) -> None:
    for before in state.suspects.values():
        state.excused.add(before.feed_id)
        state.remember(before)
        feeds.save_feed(state.connection, before)
    state.suspects.clear()
    state.pages.clear()
    state.batch.total -= len(state.queue.clear())
    state.scan_at = now
    state.probe_at = now + probe_delay(state)
    if state.offline is None:
        state.offline_since = now
    if state.offline != problem:
        state.offline = problem
        state.publish(NetworkChanged(problem))
