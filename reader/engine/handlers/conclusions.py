"""Conclusion of every retrieval: the feed's new state, the next plan, the log line, the events."""

from dataclasses import replace

from reader.domain.errors import Problem
from reader.domain.events import FeedChanged
from reader.domain.feed import Feed
from reader.domain.retrieval import FetchResult, Outcome, RetrievalRecord
from reader.domain.value_classes import dataclass
from reader.engine.handlers import icons
from reader.engine.planning.planner import News
from reader.engine.state import EngineState
from reader.engine.tasks import FeedTask
from reader.net import politeness
from reader.net.redaction import redact
from reader.storage import feeds, history

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
    news = News(conclusion.outcome in SUCCESSES, conclusion.posted_at)
    planned = limited.planned(state.planner.plan(limited, news, now=now))
    feeds.save_feed(state.connection, planned)
    state.remember(planned)
    record(state, task, result, conclusion, now)
    state.publish(FeedChanged(planned.feed_id, cause=task.cause))
    if conclusion.outcome in SUCCESSES:
        icons.want_icon(state, planned, now)


def record(state: EngineState, task: FeedTask, result: FetchResult, conclusion: Conclusion, now: float) -> None:
    """Write the line of the retrievals log."""
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
