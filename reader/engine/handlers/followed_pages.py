"""Followed pages without a feed: previewed while their blocks are chosen, followed, and read again by another rule."""

from dataclasses import replace

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import RetrievalRefused
from reader.domain.feed import Validators
from reader.domain.ids import FeedId
from reader.domain.page_commands import FollowPage, ViewPage
from reader.domain.page_rule import PageRule, is_rule, rule_text
from reader.domain.parsing import JobKind
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.schedule import Rule
from reader.engine.handlers import borders, retrievals
from reader.engine.handlers.adding import PREVIEW_SECONDS, ask, refuse_known, with_plain
from reader.engine.state import EngineState, SeenPage
from reader.engine.tasks import AddTask
from reader.formats.urls import canonical_url, normal_url
from reader.storage import feeds, subscriptions


def view_page(state: EngineState, command: ViewPage, now: float) -> None:
    """Preview a page; one that is followed is fetched only when its server allows."""
    rule = "" if command.rule is None else rule_text(command.rule)
    task = AddTask(command.url, None, command.command_id, is_view=True, rule=rule)
    url = normal_url(task.typed)
    known = subscriptions.find_subscription(state.connection, canonical_url(url))
    feed = state.feeds.get(known.feed_id) if known is not None else None
    seen = _seen_page(state, url, now)
    if seen is not None:
        state.parse(replace(task, refused=seen.task.refused), seen.result, JobKind.BLOCKS, rule=rule)
    elif feed is not None and feed.asked_until > now and feed.asked_rule is not None:
        state.publish(RetrievalRefused(feed.feed_id, feed.asked_until, feed.asked_rule, cause=command.command_id))
    else:
        settings = {} if known is None else subscriptions.settings_of(state.connection, known.feed_id)
        ask(state, with_plain(task, url), url, now, settings)


def follow_page(state: EngineState, command: FollowPage, now: float) -> None:
    """Follow a page by a rule, from its preview where that is recent."""
    borders.check_here(state, None, command.folder_id)
    task = AddTask(
        command.url, command.folder_id, command.command_id, title=command.title.strip(), rule=checked_rule(command.rule)
    )
    url = normal_url(task.typed)
    refuse_known(state, url)
    seen = _seen_page(state, url, now)
    if seen is None:
        ask(state, with_plain(task, url), url, now)
    else:
        state.parse(replace(task, refused=seen.task.refused), seen.result, JobKind.FEED, rule=task.rule)


def checked_rule(rule: PageRule) -> str:
    """Return a rule as it is stored. Raises ReaderError for an invalid one."""
    text = rule_text(rule)
    if not is_rule(text):
        raise ReaderError(ProblemKind.BAD_SELECTOR, rule.article[:200])
    return text


def _seen_page(state: EngineState, url: str, now: float) -> SeenPage | None:
    """Return the page of an address if it was fetched recently; http and https count as one."""
    seen = state.seen_page
    if seen is None or now - seen.at > PREVIEW_SECONDS:
        state.seen_page = None
        return None
    return seen if canonical_url(seen.result.request.url) == canonical_url(url) else None


def rule_changed(state: EngineState, feed_id: FeedId, now: float) -> None:
    """After a change of the rule, discard the validators and read the page again, at once if its server allows."""
    feed = replace(state.known_feed(feed_id), validators=Validators(), body_hash="")
    feeds.save_feed(state.connection, feed)
    state.remember(feed)
    until, _ = retrievals.manual_limit(state, feed, now)
    if until <= now:
        retrievals.enqueue(state, [feed], Rule.MANUAL, reason=Reason(ReasonKind.MANUAL))
