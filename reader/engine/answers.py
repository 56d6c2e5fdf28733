"""Answers of servers that computers pass on through a shared folder: what one of them found unchanged, the others need not request,
and where a server asked one of them to wait for a feed, all wait for it, once. An answer is written to the log and never stored, as it
is worth something for hours. What comes in is believed within limits only: whoever can write to the folder may make it up.
"""

import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping
from dataclasses import replace
from hashlib import blake2b

from reader.domain.addresses import host_of, is_private_name
from reader.domain.computers import COUNTER_BITS, Change, Kind, stamp_at
from reader.domain.errors import ProblemKind
from reader.domain.events import FeedChanged
from reader.domain.feed import Feed, Rule
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import FetchResult, Outcome, RetrievalRecord
from reader.domain.value_classes import dataclass
from reader.engine.planning.planner import RetrievalResult
from reader.engine.state import EngineState
from reader.net import politeness
from reader.net.redaction import redact
from reader.storage import feeds, history, registers

WRITE_SECONDS = 1800
"""Seconds that answers wait for changes to be written with; after them they are written alone."""
AHEAD_SECONDS = 300
"""Time by which the clock of another computer may be ahead."""
BELIEVED_SECONDS = 3 * DAY_SECONDS
"""Time for which the word of others is taken for an answer; after it a request of its own is needed."""
WAITING_MAX = 5000
SHORTEST_SECONDS = 900
"""Answers of one feed that are closer together count as one request."""
DOCUMENT, FEED, HOST = "document", "feed", "host"
"""Fields: a document came or was confirmed; a server wants no requests for a feed, or none at all. Values are the seconds that it asked for."""
_KEY = re.compile(r"([\w-]{12})\.([\w-]{0,6})\.([\w-]{0,6})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer of a server to a computer (UTC seconds). `body` and `validators` are short digests of the document that the server has,
    empty if there is none; `wait`: seconds for which the server asked for no request. `field` is one of those above.
    """

    field: str
    at: int
    wait: int = 0
    body: str = ""
    validators: str = ""


def note(state: EngineState, feed: Feed, result: FetchResult, *, has_succeeded: bool, now: float) -> None:
    """Keep an answer for the next write. `feed` is as its retrieval left it."""
    answer = _answer(feed, result, has_succeeded=has_succeeded, now=int(now))
    use = state.folder
    if use is None or answer is None or is_private_name(host_of(feed.url)) or not state.preferences.computers_answers:
        return
    if not use.answers:
        use.answers_at = now + WRITE_SECONDS
    if len(use.answers) < WAITING_MAX:
        use.answers[feed.feed_id] = answer


def _answer(feed: Feed, result: FetchResult, *, has_succeeded: bool, now: int) -> Answer | None:
    wait = max(feed.asked_until - now, 0)
    if has_succeeded:
        return Answer(DOCUMENT, now, wait, *digests(feed))
    if result.problem is not None and result.problem.kind is ProblemKind.GONE:
        return Answer(FEED, now, DAY_SECONDS)
    if not wait:
        return None
    return Answer(FEED if politeness.host_cooldown(result, now) is None else HOST, now, wait)


def brief(text: str) -> str:
    """Return a short digest: a validator may be a number that a server gave to one reader, so it is not passed on itself."""
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=4).digest()).decode()[:6] if text else ""


def digests(feed: Feed) -> tuple[str, str]:
    return brief(feed.body_hash), brief(f"{feed.validators.etag}\n{feed.validators.last_modified}".strip("\n"))


def changes_of(answers: Mapping[FeedId, Answer], names: Mapping[FeedId, str]) -> list[Change]:
    """Return answers as changes, those of feeds that others know."""
    return [
        Change(
            Kind.ANSWER.value, f"{names[feed_id]}.{each.body}.{each.validators}", each.field, each.wait, stamp_at(each.at * 1000)
        )
        for feed_id, each in answers.items()
        if feed_id in names
    ]


def read(changes: Iterable[Change]) -> list[tuple[str, Answer]]:
    """Return answers with the names of their feeds; what is none is passed over."""
    found = []
    for change in changes:
        match, wait = _KEY.fullmatch(change.key), change.value
        if (
            change.kind == Kind.ANSWER
            and match is not None
            and change.field in {DOCUMENT, FEED, HOST}
            and type(wait) is int
            and 0 <= wait <= DAY_SECONDS
        ):
            at = (change.stamp >> COUNTER_BITS) // 1000
            found.append((match[1], Answer(change.field, at, wait, match[2], match[3])))
    return found


def take_all(state: EngineState, changes: Iterable[Change], now: float) -> None:
    """Use answers that came from the folder, unless the user does not want that."""
    found = read(changes) if state.preferences.computers_answers else []
    if found:
        known = registers.shared_feeds(state.connection, {name for name, _ in found})
        for name, answer in found:
            if name in known:
                take(state, known[name], answer, now)


def take(state: EngineState, feed_id: FeedId, answer: Answer, now: float) -> None:
    """Use an answer that another computer got, if it is later than what this one knows: never to ask earlier, only later."""
    feed = state.feeds.get(feed_id)
    if feed is None or not _is_shared(feed) or not now - DAY_SECONDS < answer.at <= now + AHEAD_SECONDS:
        return
    answer = replace(answer, at=min(answer.at, int(now)))
    _count(state, feed_id, answer.at, now)
    if answer.field == DOCUMENT:
        is_believed = feed.problem is None and now - (feed.validators_at or 0) < BELIEVED_SECONDS
        if is_believed and _is_news(state, feed, answer) and _is_same(feed, answer):
            _confirm(state, feed, answer, now)
        return
    if not _is_put_off(feed):
        site = politeness.site_of(host_of(feed.url))
        # by the name alone first: there may be thousands of feeds, and of answers
        alike = [feed] if answer.field == FEED else [each for each in state.feeds.values() if site in each.url.lower()]
        for each in alike:
            if politeness.site_of(host_of(each.url)) == site and _is_shared(each) and _is_news(state, each, answer):
                _wait(state, each, answer, now)


def _is_shared(feed: Feed) -> bool:
    return feed.is_scheduled and feed.account_id is None and not is_private_name(host_of(feed.url))


def _is_news(state: EngineState, feed: Feed, answer: Answer) -> bool:
    """Return whether an answer is later than what this computer knows of a feed."""
    is_under_way = feed.feed_id in state.busy or feed.feed_id in state.queue
    return feed.retrieved_at is not None and answer.at > feed.retrieved_at and not is_under_way


def _count(state: EngineState, feed_id: FeedId, at: int, now: float) -> None:
    """Count a request of another computer against the budget, which is the user's, whichever computer spends it."""
    counted = {} if state.folder is None else state.folder.counted
    if at - counted.get(feed_id, 0) >= SHORTEST_SECONDS:
        counted[feed_id] = at
        state.planner.requested(feed_id, Rule.ELSEWHERE, now=now)


def _is_same(feed: Feed, answer: Answer) -> bool:
    """Return whether the document of the answer is the one that was retrieved last here."""
    own = digests(feed)
    return bool(answer.body and answer.body == own[0]) or bool(answer.validators and answer.validators == own[1])


def _confirm(state: EngineState, feed: Feed, answer: Answer, now: float) -> None:
    """Take the answer for one of a retrieval from here, with its line in the log, and plan on."""
    limited = _limited(feed, answer, Reason(ReasonKind.MAX_AGE, (answer.wait,)))
    confirmed = replace(limited, retrieved_at=answer.at, succeeded_at=answer.at)
    planned = confirmed.planned(state.planner.plan(confirmed, RetrievalResult(has_succeeded=True), now=now))
    feeds.save_feed(state.connection, planned)
    state.remember(planned)
    line = RetrievalRecord(
        feed_id=feed.feed_id,
        started_at=answer.at,
        finished_at=int(now),
        rule=Rule.ELSEWHERE,
        reason=Reason(ReasonKind.ANSWERED_ELSEWHERE),
        outcome=Outcome.NOT_MODIFIED,
        status=0,
        new_entries=0,
        changed_entries=0,
        wire_bytes=0,
        problem=None,
        url=redact(feed.url),
    )
    history.add_retrieval(state.connection, line)
    state.publish(FeedChanged(feed.feed_id))


def _wait(state: EngineState, feed: Feed, answer: Answer, now: float) -> None:
    """Leave a server alone that asked another computer to, once between two requests of this one: whoever can write to the folder
    must not be able to put a feed off again and again. One that said that the feed is gone is asked again after a day: only its
    answer to this computer ends a subscription.
    """
    limited = _limited(feed, answer, Reason(ReasonKind.ASKED_ELSEWHERE, (answer.wait,)))
    if limited != feed and not _is_put_off(feed) and answer.at + answer.wait > now:
        later = replace(limited, next_at=None if limited.next_at is None else max(limited.next_at, limited.not_before_at))
        feeds.save_feed(state.connection, later)
        state.remember(later)
        state.publish(FeedChanged(feed.feed_id))


def _is_put_off(feed: Feed) -> bool:
    return feed.asked_rule is not None and feed.asked_rule.kind is ReasonKind.ASKED_ELSEWHERE


def _limited(feed: Feed, answer: Answer, reason: Reason) -> Feed:
    """Return the feed with its limits, later by what the server asked for, never earlier."""
    until = answer.at + answer.wait
    if answer.wait and until > feed.not_before_at:
        feed = replace(feed, not_before_at=until, not_before_rule=reason)
    if answer.wait and until > feed.asked_until:
        feed = replace(feed, asked_until=until, asked_rule=reason)
    return feed
