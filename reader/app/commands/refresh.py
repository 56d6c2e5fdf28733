"""The command refresh: retrieves feeds once and prints progress and results. Any thread but the engine's."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from reader.app.reading import reading
from reader.app.single_instance import Conversation, Line, Request, Say
from reader.domain.commands import RetrieveNow
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import EntriesArrived, NetworkChanged, RetrievalProgress, RetrievalRefused
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.sentences import counted
from reader.domain.subscription import Subscription, refused_address
from reader.domain.value_classes import dataclass
from reader.storage import feeds
from reader.storage.subscriptions import subscriptions

STEPS = 20
"""Maximum lines of progress per batch."""

OF_ACCOUNT = "its server refreshes it; see beforehand sync"
GONE = "removed by its publisher (410); refresh it by name to try again"
REFUSALS_SHOWN = 3
"""Refused feeds beyond this number share one line."""


def register(_name: str, parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(request=lambda options: Request.of("refresh", *options.feeds, json=options.json))
    parser.add_argument("feeds", metavar="FEED", nargs="*", help="address or title of a feed; all feeds if none is given")


def carry_out(request: Request, conversation: Conversation, database: Path, say: Say) -> int:
    return fetch(request.arguments, conversation, database, say, as_json="json" in request.options)


@dataclass(frozen=True, slots=True)
class Fetched:
    """Result for one feed: `outcome` is "ok", "refused" (not allowed yet) or "failed"; `new` counts new articles."""

    url: str
    title: str
    outcome: str
    new: int
    problem: str | None


@dataclass(slots=True)
class _Events:
    """Engine events received meanwhile."""

    new: dict[FeedId, int]
    refused: dict[FeedId, str]
    no_network: str = ""


class _Progress:
    def __init__(self, say: Say) -> None:
        self._say = say
        self._step = -1
        self._has_begun = False

    def is_over(self, event: RetrievalProgress, command: RetrieveNow) -> bool:
        """Check whether the batch is done: 0 of 0 after the command was accepted; before that, an earlier one ended."""
        self._has_begun = self._has_begun or event.cause == command.command_id
        if event.total == 0:
            return self._has_begun
        step = event.done * STEPS // event.total
        if step != self._step:
            self._say(Line(f"{event.done} of {event.total}", is_error=True))
            self._step = step
        return False


def fetch(names: tuple[str, ...], conversation: Conversation, database: Path, say: Say, *, as_json: bool) -> int:
    """Retrieve the named feeds (all if none) and return 1 if one of them failed. Raises ReaderError."""
    before = _feeds(database)
    followed = _named(names, _subscriptions(database))
    if not names:
        followed = [each for each in followed if each.account_id is None]
    heard = _Events({}, {})
    heard.refused.update({feed_id: "paused" for feed_id, feed in before.items() if feed.is_paused})
    heard.refused.update({feed_id: OF_ACCOUNT for feed_id, feed in before.items() if feed.account_id is not None})
    is_named = bool(names) and len(followed) == 1
    if not is_named:
        heard.refused.update({feed_id: GONE for feed_id, feed in before.items() if feed.is_gone})
    wanted = tuple(each.feed_id for each in followed if each.feed_id not in heard.refused)
    if wanted:
        _listen(conversation, RetrieveNow(wanted, even_gone=is_named), heard, say)
    after = _feeds(database)
    results = [_result(each, before.get(each.feed_id), after[each.feed_id], heard) for each in followed if each.feed_id in after]
    _print(results, say, as_json=as_json)
    return 1 if any(result.outcome == "failed" for result in results) else 0


def _named(names: tuple[str, ...], followed: list[Subscription]) -> list[Subscription]:
    """Return the subscriptions with these addresses or titles. Raises NOT_SUBSCRIBED for an unknown one."""
    if not names:
        return followed
    chosen: dict[FeedId, Subscription] = {}
    for name in names:
        named = [each for each in followed if name in (each.url, each.site_url) or name.casefold() == each.title.casefold()]
        if not named:
            raise ReaderError(ProblemKind.NOT_SUBSCRIBED, refused_address(name))
        chosen |= {each.feed_id: each for each in named}
    return list(chosen.values())


def _listen(conversation: Conversation, command: RetrieveNow, heard: _Events, say: Say) -> None:
    """Collect events until the batch is over, ignoring the end of an earlier one."""
    progress = _Progress(say)
    for event in conversation.ask(command):
        match event:
            case EntriesArrived():
                heard.new[event.feed_id] = heard.new.get(event.feed_id, 0) + len(event.entry_ids)
            case RetrievalRefused() if event.cause == command.command_id:
                heard.refused[event.feed_id] = event.reason.sentence()
            case NetworkChanged():
                heard.no_network = event.problem.sentence() if event.problem else ""
            case RetrievalProgress():
                if progress.is_over(event, command):
                    return


def _result(subscription: Subscription, before: Feed | None, after: Feed, heard: _Events) -> Fetched:
    feed_id, problem, outcome = subscription.feed_id, None, "ok"
    was_retrieved = before is None or after.retrieved_at != before.retrieved_at
    if feed_id in heard.refused:
        outcome, problem = "refused", heard.refused[feed_id]
    elif after.problem is not None and was_retrieved:
        outcome, problem = "failed", after.problem.sentence()
    elif not was_retrieved:
        outcome, problem = "failed", heard.no_network or "Not refreshed."
    return Fetched(subscription.url, subscription.title, outcome, heard.new.get(feed_id, 0), problem)


def _print(results: list[Fetched], say: Say, *, as_json: bool) -> None:
    if as_json:
        say(Line(json.dumps({"feeds": [asdict(result) for result in results]}, ensure_ascii=False, indent=2)))
        return
    refused = [result for result in results if result.outcome == "refused"]
    for result in results:
        is_reported = result.outcome == "failed" or (result.outcome == "refused" and len(refused) <= REFUSALS_SHOWN)
        if is_reported:
            say(Line(f"{result.outcome}: {result.title}  {result.url}  {result.problem}", is_error=True))
    if len(refused) > REFUSALS_SHOWN:
        say(Line(f"refused: {counted(len(refused), 'feed')} cannot be refreshed yet (see beforehand status)", is_error=True))
    new, failed = sum(result.new for result in results), sum(result.outcome == "failed" for result in results)
    say(Line(f"{counted(len(results), 'feed')}, {counted(new, 'article')} arrived, {failed} failed."))


def _subscriptions(database: Path) -> list[Subscription]:
    with reading(database) as connection:
        return subscriptions(connection)


def _feeds(database: Path) -> dict[FeedId, Feed]:
    with reading(database) as connection:
        return {feed.feed_id: feed for feed in feeds.feeds(connection)}
