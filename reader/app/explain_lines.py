"""Explains one feed in short sentences that hold for every policy; unknown facts are skipped. Pure; any thread."""

from collections.abc import Iterator

from reader.app.explanation import Explanation
from reader.app.local_times import describe_hours, describe_weekdays, full_time, local_time
from reader.domain.clock import Clock
from reader.domain.entry import Gap
from reader.domain.feed import Feed
from reader.domain.fill import counted
from reader.domain.health import Concern, trouble_of
from reader.domain.preference import NO_PROXY
from reader.domain.reasons import Reason, rate_text
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.domain.schedule import Expectation
from reader.domain.subscription import shown_address
from reader.domain.urls import host_of
from reader.engine.planning.planner import describe_duration
from reader.learning.busy_hours import hour_ranges

_GAPS_SHOWN = 5
_OUTCOMES = {
    Outcome.NOTHING_NEW: "nothing new",
    Outcome.NOT_MODIFIED: "nothing new (304)",
    Outcome.REFUSED: "refused",
    Outcome.FAILED: "failed",
    Outcome.NO_NETWORK: "no network",
}


def explain_lines(explanation: Explanation, clock: Clock) -> list[str]:
    feed = explanation.feed
    lines = [f"{explanation.title}  {shown_address(feed.url)}", "", *_last(explanation, clock), "", *_next(explanation, clock)]
    lines += [*_way(explanation), *_limits(explanation, clock)]
    lines += ["", *_rhythm(explanation), *_gaps(explanation, clock)] if explanation.postings_per_day is not None else []
    if explanation.retrievals:
        count = len(explanation.retrievals)
        lines += ["", "The last refresh:" if count == 1 else f"The last {count} refreshes:"]
        lines += [f"  {_retrieval(record, clock)}" for record in explanation.retrievals]
    return lines


def _last(explanation: Explanation, clock: Clock) -> Iterator[str]:
    feed = explanation.feed
    if explanation.account is not None:
        synced_at = explanation.account.synced_at
        yield "Not synchronised yet." if synced_at is None else f"Last synchronised {full_time(synced_at, clock)}."
        return
    if feed.retrieved_at is None:
        yield "Not refreshed yet."
        return
    # Failures of the local network are logged, but the feed was not retrieved.
    lines = (record for record in explanation.retrievals if record.finished_at == feed.retrieved_at)
    brought = next((f": {_outcome(record)}" for record in lines), "")
    yield f"Last refresh {full_time(feed.retrieved_at, clock)}{brought}."
    if feed.problem is not None:
        since = f" Since {local_time(feed.problem_since, clock)}." if feed.problem_since is not None else ""
        failures = f" It failed {feed.failures} times in a row." if feed.failures > 1 else ""
        passing = " Probably temporary." if trouble_of(feed, clock.now()) is Concern.PASSING else ""
        yield f"{feed.problem.sentence()}{since}{failures}{passing}"
        if feed.succeeded_at is not None and feed.succeeded_at != feed.retrieved_at:
            yield f"Last success {full_time(feed.succeeded_at, clock)}."


def _way(explanation: Explanation) -> Iterator[str]:
    if explanation.proxy:
        yield "No proxy is used for it." if explanation.proxy == NO_PROXY else f"It is fetched by the proxy {explanation.proxy}."


def _next(explanation: Explanation, clock: Clock) -> Iterator[str]:
    feed = explanation.feed
    if explanation.account is not None:
        yield f"The server of the account {explanation.account.name} refreshes it."
    elif feed.is_gone:
        yield "Removed by its publisher, so it is no longer refreshed."
    elif feed.is_paused:
        yield "Paused, so it is not refreshed."
    elif feed.is_by_hand:
        yield "Refreshed only by hand, as you chose."
    else:
        if not explanation.is_automatic:
            yield "Automatic refreshing is off: refresh it manually. The plan would be:"
        yield from _plan(feed, clock)


def _plan(feed: Feed, clock: Clock) -> Iterator[str]:
    if feed.longest_seconds is not None:
        yield f"You chose: at least every {describe_duration(feed.longest_seconds)}, as far as the server allows it; not while you save power or data, or are away."
    if feed.next_at is None:
        is_new = feed.retrieved_at is None
        yield "New, so it comes with the next refresh." if is_new else "The next refresh is not planned yet."
        return
    if feed.next_at <= clock.now():
        yield f"The next refresh has been due since {full_time(feed.next_at, clock)}."
    else:
        yield f"The next refresh is planned for {full_time(feed.next_at, clock)}."
    yield f"  Rule: {_rule_text(feed.next_rule)}.{f' Reason: {feed.next_reason.sentence()}.' if feed.next_reason else ''}"
    for sentence in _expectation(feed.next_expected, clock):
        yield f"  {sentence}"


def _expectation(expected: Expectation, clock: Clock) -> Iterator[str]:
    if expected.postings is not None:
        yield f"New articles expected by then: {_number(expected.postings)}."
    if expected.access_at is not None:
        yield f"A visit is likely by {full_time(expected.access_at, clock)}."
    if expected.saving is not None:
        yield _saving(expected.saving)
    if expected.price is not None:
        yield f"To be worth a request, a refresh has to save {_number(expected.price)} missed articles."


def _saving(saving: float) -> str:
    if saving < 0:
        return f"The best later time is expected to save {_number(-saving)} more missed articles."
    return f"It is expected to save {_number(saving)} more missed articles than the best later time."


def _limits(explanation: Explanation, clock: Clock) -> Iterator[str]:
    feed, now = explanation.feed, clock.now()
    if feed.is_gone:
        return
    if feed.not_before_at > now:
        yield f"Not before {full_time(feed.not_before_at, clock)}{_because(feed.not_before_rule)}."
    if feed.asked_until > now:
        yield f"Not manually before {full_time(feed.asked_until, clock)}{_because(feed.asked_rule)}."
    if explanation.cooling_until is not None:
        yield f"The host {host_of(feed.url)} asked to wait until {full_time(explanation.cooling_until, clock)}."
    if feed.hints.skip_hours:
        yield f"The publisher asks for no refreshes at {describe_hours(hour_ranges(feed.hints.skip_hours))} UTC (skipHours)."
    if feed.hints.skip_days:
        yield f"The publisher asks for no refreshes on {describe_weekdays(feed.hints.skip_days)}, by UTC (skipDays)."


def _rhythm(explanation: Explanation) -> Iterator[str]:
    rate = explanation.postings_per_day
    if rate is None:
        return
    hours = f", mostly {describe_hours(explanation.busy_hours)} of your day" if explanation.busy_hours else ""
    yield f"It {rate_text(rate)} ({_number(rate)} a day){hours}."


def _gaps(explanation: Explanation, clock: Clock) -> Iterator[str]:
    for gap in explanation.gaps[:_GAPS_SHOWN]:
        lost = counted(gap.at_least, "article is", "articles are")
        subject = f"At least {lost}" if gap.at_least else "More articles may be"
        yield f"{subject} missing between {local_time(gap.after_at, clock)} and {local_time(gap.near_at, clock)}."
        yield from _search(gap, clock)
    unsaid = explanation.gaps[_GAPS_SHOWN:]
    if unsaid:
        yield f"And {sum(gap.at_least for gap in unsaid)} more before that, in {counted(len(unsaid), 'gap')}."
    if explanation.gaps and not explanation.gaps[0].has_archive:
        yield "Its publisher has no archive to search."


def _search(gap: Gap, clock: Clock) -> Iterator[str]:
    """Yield the result of the search for missing articles, and whether more can be searched."""
    if gap.found:
        yield f"  {counted(gap.found, 'other was', 'others were')} found in its archive later."
    if gap.has_archive and gap.searched_at is None:
        yield "  Its archive may have them: choose “Find missing articles” in its article list."
    elif gap.has_archive and gap.searched_at is not None:
        yield f"  Its archive was searched {local_time(gap.searched_at, clock)}{_end(gap)}"


def _end(gap: Gap) -> str:
    if gap.problem is not None:
        return f", stopped: {gap.problem.sentence()}"
    return " and has more." if gap.next_url else " and has no more."


def _retrieval(record: RetrievalRecord, clock: Clock) -> str:
    parts = [_rule_text(record.rule), *([record.reason.sentence()] if record.reason else [])]
    expected = record.expected
    if expected.postings is not None:
        parts.append(f"expected {_number(expected.postings)} new")
    if expected.access_at is not None and expected.access_at > record.started_at:
        parts.append(f"visit likely by {local_time(expected.access_at, clock)}")
    return f"{local_time(record.started_at, clock):17} {_outcome(record):18} {'; '.join(parts)}"


def _outcome(record: RetrievalRecord) -> str:
    if record.problem is not None and record.outcome in {Outcome.FAILED, Outcome.REFUSED}:
        return f"{_OUTCOMES[record.outcome]} ({record.problem.kind.value.replace('_', ' ')})"
    parts = [f"{record.new_entries} new"] if record.outcome is Outcome.NEW else [_OUTCOMES[record.outcome]]
    return ", ".join([*parts, *([f"{record.changed_entries} changed"] if record.changed_entries else [])])


def _because(rule: Reason | None) -> str:
    return f": {rule.sentence()}" if rule else ""


def _rule_text(rule: str) -> str:
    return rule.replace("_", " ")


def _number(amount: float) -> str:
    """Format with one decimal, two below one."""
    return f"{amount:.1f}" if amount >= 1 else f"{amount:.2f}"
