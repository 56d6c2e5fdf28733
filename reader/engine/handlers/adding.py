"""From what the user typed to a subscription, with one GET when it was a feed and one more when it was a page."""

from collections.abc import Sequence
from dataclasses import replace

from reader.domain.commands import AddSubscription
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, FeedsFound, SubscriptionAdded, SubscriptionsChanged
from reader.domain.feed import Feed, ParsedFeed
from reader.domain.parsing import JobKind, PageFeeds, ParseResult
from reader.domain.retrieval import FetchResult, Purpose
from reader.domain.schedule import Rule
from reader.domain.subscription import FoundFeed, shown_address
from reader.engine.handlers import failures
from reader.engine.handlers.documents import store_document
from reader.engine.state import EngineState
from reader.engine.tasks import AddTask, FeedTask
from reader.formats.known_sites import feed_url_for
from reader.formats.urls import canonical_url, normal_url
from reader.net.host_gate import host_of
from reader.net.naming import is_private_url, may_name
from reader.net.redirects import moved_to
from reader.storage import feeds, subscriptions


def add_subscription(state: EngineState, command: AddSubscription, now: float) -> None:
    """Ask the typed address, unless its feed is followed already or its server asked to be left alone."""
    url = normal_url(command.url)
    url = feed_url_for(url) or url
    _refuse_known(state, url)
    _ask(state, AddTask(command.url, command.folder_id, command.command_id), url, now)


def address_fetched(state: EngineState, task: AddTask, result: FetchResult, now: float) -> None:
    """An answer from the typed address, or from the feed its page led to."""
    del now
    if result.problem is not None:
        state.publish(CommandFailed(result.problem, cause=task.cause))
        return
    state.parse(task, result, JobKind.FEED if task.from_page else JobKind.DISCOVER)


def address_parsed(state: EngineState, task: AddTask, result: FetchResult, parsed: ParseResult, now: float) -> None:
    """The address holds a feed, a page that points to feeds, or neither."""
    if isinstance(parsed, ParsedFeed):
        failures.network_works(state, now)
        _subscribe(state, task, result, parsed, now)
    elif isinstance(parsed, PageFeeds):
        _follow_page(state, task, result, parsed.feeds, now)
    elif isinstance(parsed, Problem):
        state.publish(CommandFailed(parsed, cause=task.cause))


def _follow_page(state: EngineState, task: AddTask, result: FetchResult, named: Sequence[FoundFeed], now: float) -> None:
    """Go on to the feed that a page names, or offer the choice; what a public page names on a private network is left out."""
    found = tuple(feed for feed in named if may_name(result, feed.url))
    if not found:
        raise ReaderError(ProblemKind.BLOCKED_ADDRESS, host_of(named[0].url))
    if len(found) > 1:
        state.publish(FeedsFound(result.final_url, found, cause=task.cause))
        return
    _refuse_known(state, found[0].url)
    _ask(state, replace(task, from_page=True), found[0].url, now)


def _ask(state: EngineState, task: AddTask, url: str, now: float) -> None:
    host = host_of(url)
    if state.gate.is_cooling(host, now):
        raise ReaderError(ProblemKind.RATE_LIMITED)
    state.fetch(task, url, host, Purpose.FEED, may_be_private=is_private_url(url), now=now)


def _refuse_known(state: EngineState, url: str) -> None:
    known = subscriptions.find_subscription(state.connection, canonical_url(url))
    if known is not None:
        raise ReaderError(ProblemKind.ALREADY_SUBSCRIBED, known.title)


def _subscribe(state: EngineState, task: AddTask, result: FetchResult, parsed: ParsedFeed, now: float) -> None:
    url = moved_to(result) or result.request.url
    _refuse_known(state, url)
    feed_id = feeds.add_feed(state.connection, url, canonical_url(url), int(now))
    subscriptions.add(state.connection, feed_id, task.folder_id)
    feed = Feed(feed_id=feed_id, url=url, added_at=int(now))
    state.remember(feed)
    first = FeedTask(feed_id, Rule.FIRST, "you subscribed", task.cause)
    found = store_document(state, feed, first, result, parsed, now)
    state.publish(SubscriptionsChanged(cause=task.cause))
    state.publish(SubscriptionAdded(feed_id, parsed.title or shown_address(url), len(found.new), cause=task.cause))
