"""The command explain: one feed, its plan and the reasons. Works beside a running window, without Qt."""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from pathlib import Path

from reader.app.commands.lists import as_planned, describe_hours, describe_weekdays, expected, full_time, local_hour, local_time
from reader.app.paths import Profile
from reader.app.reading import reading
from reader.app.single_instance import Line, Say
from reader.domain.accounts import Account
from reader.domain.addresses import host_of
from reader.domain.entry import Gap, Selection, View
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.feed import Expectation, Feed
from reader.domain.health import Concern, retrieval_concern
from reader.domain.ids import DAY_SECONDS, Clock, iso_time
from reader.domain.page_rule import OWN_RULE
from reader.domain.preferences import NO_PROXY
from reader.domain.reasons import Reason
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.domain.sentences import counted, duration_text, rate_text
from reader.domain.subscription import PROXY, Subscription, refused_address, shown_address, shows_full_text
from reader.domain.value_classes import dataclass
from reader.domain.visits import HourRange
from reader.engine.system_clock import SystemClock
from reader.net.politeness import HostGate
from reader.storage import accounts, entries, feeds, history, preferences, scorecard
from reader.storage.connection import ReadConnection
from reader.storage.full_text import OPENED_DAYS, OpenedInFull, found_by, why_in_advance
from reader.storage.subscriptions import subscriptions

RETRIEVALS_SHOWN = 10


def register(_name: str, parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run)
    parser.add_argument("feed", metavar="FEED", help="its address or title, or a unique part of them")


def _run(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    return print_feed(profile.database, options.feed, as_json=options.json, clock=SystemClock(), say=say)


@dataclass(frozen=True, slots=True)
class Explanation:
    """A feed, its plan, and the reasons.

    Times are UTC seconds, `busy_hours` are hours of the user's day. `postings_per_day` is None for a feed never retrieved
    successfully. `cooling_until` is the end of its host's cooling time, or None. `retrievals` are the last log rows, newest
    first. `account` is the one whose server refreshes it. Full texts are loaded in advance by its setting (`has_full_texts`), or
    because of how the user reads it (`opened_in_full`); `texts_found_by` counts them by the rule that found them.
    """

    feed: Feed
    title: str
    proxy: str
    is_automatic: bool
    postings_per_day: float | None
    busy_hours: Sequence[HourRange]
    cooling_until: int | None
    gaps: Sequence[Gap]
    retrievals: Sequence[RetrievalRecord]
    account: Account | None = None
    has_full_texts: bool = False
    opened_in_full: OpenedInFull | None = None
    texts_found_by: Mapping[str, int] = field(default_factory=dict)


def _explain(connection: ReadConnection, subscription: Subscription, clock: Clock) -> Explanation:
    feed = feeds.feed(connection, subscription.feed_id)
    if feed is None:
        raise ReaderError(ProblemKind.NOT_SUBSCRIBED, subscription.title)
    now = clock.now()
    rate, hours = _postings(connection, feed, clock)
    return Explanation(
        feed=as_planned(feed),
        title=subscription.title,
        proxy=subscription.settings.get(PROXY, ""),
        is_automatic=preferences.load(connection).fetch_automatic,
        postings_per_day=rate,
        busy_hours=hours,
        cooling_until=_cooling_until(connection, feed, int(now)),
        gaps=history.gaps(connection, Selection(View.FEED, feed_id=feed.feed_id)),
        retrievals=history.retrievals(connection, feed.feed_id, RETRIEVALS_SHOWN),
        account=None if feed.account_id is None else accounts.account(connection, feed.account_id),
        has_full_texts=shows_full_text(subscription),
        opened_in_full=why_in_advance(connection, subscription, int(now)),
        texts_found_by=found_by(connection, feed.feed_id),
    )


def _postings(connection: ReadConnection, feed: Feed, clock: Clock) -> tuple[float | None, Sequence[HourRange]]:
    """Return postings a day and busy hours."""
    import numpy as np

    from reader.engine.planning.memory import REMEMBERED_DAYS
    from reader.learning.posting_rate import busy_hours, posting_rate_per_day

    now = clock.now()
    since = int(now) - REMEMBERED_DAYS * DAY_SECONDS
    hours = [local_hour(at, clock) for at in scorecard.dated_postings(connection, feed.feed_id, since)]
    posted = np.array(entries.posted_at(connection, feed.feed_id, since), dtype=np.float64)
    rate = None if feed.succeeded_at is None else posting_rate_per_day(posted, first_seen_at=float(feed.added_at), now=now)
    return rate, busy_hours(np.array(hours, dtype=np.int64))


def _cooling_until(connection: ReadConnection, feed: Feed, now: int) -> int | None:
    gate, host = HostGate(), host_of(feed.url)
    for cooling, until in history.cooldowns(connection, now).items():
        gate.set_cooldown(cooling, until)
    return int(gate.next_start_at(host, now)) if gate.is_cooling(host, now) else None


_GAPS_SHOWN = 5
_OUTCOMES = {
    Outcome.NOTHING_NEW: "nothing new",
    Outcome.NOT_MODIFIED: "nothing new (304)",
    Outcome.REFUSED: "refused",
    Outcome.FAILED: "failed",
    Outcome.NO_NETWORK: "no network",
}


def _lines(explanation: Explanation, clock: Clock) -> list[str]:
    feed = explanation.feed
    lines = [f"{explanation.title}  {shown_address(feed.url)}", "", *_last(explanation, clock), "", *_next(explanation, clock)]
    lines += [*_way(explanation), *_limits(explanation, clock), *_in_advance(explanation)]
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
        passing = " Probably temporary." if retrieval_concern(feed, clock.now()) is Concern.PASSING else ""
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
        yield f"You chose: at least every {duration_text(feed.longest_seconds)}, as far as the server allows it; not while you save power or data, or are away."
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
        yield f"Articles expected by then: {_number(expected.postings)}."
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
        from reader.learning.posting_rate import hour_ranges

        yield f"The publisher asks for no refreshes at {describe_hours(hour_ranges(feed.hints.skip_hours))} UTC (skipHours)."
    if feed.hints.skip_days:
        yield f"The publisher asks for no refreshes on {describe_weekdays(feed.hints.skip_days)}, by UTC (skipDays)."


def _in_advance(explanation: Explanation) -> Iterator[str]:
    found = explanation.opened_in_full
    if explanation.has_full_texts:
        yield "Full texts of its new articles are loaded in advance, as you chose."
    elif found is not None:
        opened = f"{found.opened} of its {found.arrived} articles of the last {OPENED_DAYS} days"
        yield f"Full texts of its new articles are loaded in advance: you opened {opened} in full."
    if explanation.texts_found_by.keys() - {""}:
        found_by = (f"{_finder(rule)} ({count})" for rule, count in explanation.texts_found_by.items())
        yield f"Full texts were found by {', '.join(found_by)}."


def _finder(rule: str) -> str:
    return "the selector that you chose" if rule == OWN_RULE else rule or "what most pages have in common"


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
        parts.append(f"expected {_number(expected.postings)}")
    if expected.access_at is not None and expected.access_at > record.started_at:
        parts.append(f"visit likely by {local_time(expected.access_at, clock)}")
    return f"{local_time(record.started_at, clock):17} {_outcome(record):18} {'; '.join(parts)}"


def _outcome(record: RetrievalRecord) -> str:
    if record.problem is not None and record.outcome in {Outcome.FAILED, Outcome.REFUSED}:
        return f"{_OUTCOMES[record.outcome]} ({record.problem.kind.value.replace('_', ' ')})"
    parts = [counted(record.new_entries, "article")] if record.outcome is Outcome.NEW else [_OUTCOMES[record.outcome]]
    return ", ".join([*parts, *([f"{record.changed_entries} changed"] if record.changed_entries else [])])


def _because(rule: Reason | None) -> str:
    return f": {rule.sentence()}" if rule else ""


def _rule_text(rule: str) -> str:
    return rule.replace("_", " ")


def _number(amount: float) -> str:
    """Format with one decimal, two below one."""
    return f"{amount:.1f}" if amount >= 1 else f"{amount:.2f}"


CANDIDATES_SHOWN = 20


def print_feed(database: Path, word: str, *, as_json: bool, clock: Clock, say: Say) -> int:
    """Explain the feed that a word names, or list the candidates; return the exit code. Raises NOT_SUBSCRIBED if it names none."""
    with reading(database) as connection:
        named = find_feeds(subscriptions(connection), word)
        if not named:
            raise ReaderError(ProblemKind.NOT_SUBSCRIBED, refused_address(word))
        if len(named) > 1:
            return _list(named, word, say)
        explanation = _explain(connection, named[0], clock)
    if as_json:
        say(Line(json.dumps(_report(explanation, clock.now()), ensure_ascii=False, indent=2)))
        return 0
    for line in _lines(explanation, clock):
        say(Line(line))
    return 0


def find_feeds(followed: list[Subscription], word: str) -> list[Subscription]:
    """Return the subscriptions with this address or title, else those that contain it."""
    wanted = word.casefold()
    if not wanted.strip():
        return []
    exact = [
        each for each in followed if word in (each.url, shown_address(each.url), each.site_url) or wanted == each.title.casefold()
    ]
    return exact or [each for each in followed if wanted in each.title.casefold() or wanted in shown_address(each.url).casefold()]


def _list(named: list[Subscription], word: str, say: Say) -> int:
    say(Line(f"beforehand: {word} matches {len(named)} feeds. Which one?", is_error=True))
    for each in named[:CANDIDATES_SHOWN]:
        say(Line(f"  {each.title}  {shown_address(each.url)}", is_error=True))
    if len(named) > CANDIDATES_SHOWN:
        say(Line(f"  and {len(named) - CANDIDATES_SHOWN} more", is_error=True))
    return 1


def _report(explanation: Explanation, now: float) -> dict[str, object]:
    """Return a feed as in `explain --json`; times are ISO 8601 or None.

    `last` is the last retrieval of any outcome, `succeeded` the last successful one. `rule`, `why` and `expected` belong to
    `next`. Limits are None once they are over: `not_before` binds the plan, `asked_until` was requested by the server and binds
    manual retrievals too, `host_cooling_until` applies to all feeds of the host. `skip_hours` (0 to 23) and `skip_days` (Monday
    0) are the publisher's, in UTC. `refresh` is "automatic", "hand", or a maximum interval in minutes; `proxy` is the feed's own,
    "none", or empty for the preference's. `busy_hours` are ranges of the user's day, [22, 2] crosses midnight; empty if postings
    are few or spread. `concern` is the severity of the problem, as on the health page. `gaps` and `retrievals` (at most ten) are
    newest first. `account` names the account whose server refreshes it, None for a local feed. `full_texts`: "chosen" or "habit"
    is why they are loaded in advance, None if they are not; `texts_found_by` counts them by the rule that found them ("own": the
    user's selector, "": none).
    """
    feed = explanation.feed
    is_planned = feed.next_at is not None
    return {
        "url": shown_address(feed.url),
        "title": explanation.title,
        "last": iso_time(feed.retrieved_at),
        "succeeded": iso_time(feed.succeeded_at),
        "problem": feed.problem.sentence() if feed.problem else None,
        "concern": retrieval_concern(feed, now),
        "failures": feed.failures,
        "next": iso_time(feed.next_at),
        "rule": feed.next_rule.value if is_planned else None,
        "why": feed.next_reason.sentence() if feed.next_reason else None,
        "expected": expected(feed.next_expected) if is_planned else None,
        "is_automatic": explanation.is_automatic,
        "is_paused": feed.is_paused,
        "is_gone": feed.is_gone,
        "refresh": feed.refresh or "automatic",
        "proxy": explanation.proxy,
        "not_before": _limit(feed.not_before_at, feed.not_before_rule, now),
        "asked_until": _limit(feed.asked_until, feed.asked_rule, now),
        "host_cooling_until": iso_time(explanation.cooling_until),
        "skip_hours": sorted(feed.hints.skip_hours),
        "skip_days": sorted(feed.hints.skip_days),
        "postings_per_day": explanation.postings_per_day,
        "busy_hours": list(explanation.busy_hours),
        "gaps": [_gap(gap) for gap in explanation.gaps],
        "retrievals": [_line(record) for record in explanation.retrievals],
        "account": None if explanation.account is None else explanation.account.name,
        "full_texts": "chosen" if explanation.has_full_texts else "habit" if explanation.opened_in_full is not None else None,
        "texts_found_by": dict(explanation.texts_found_by),
    }


def _gap(gap: Gap) -> dict[str, object]:
    """Return the minimum number of articles still missing between two times (0: possibly none), and the search result."""
    archive = "unread" if gap.searched_at is None else "partly_read" if gap.next_url else "read_through"
    return {
        "at_least": gap.at_least,
        "after": iso_time(gap.after_at),
        "before": iso_time(gap.near_at),
        "found": gap.found,
        "searched": iso_time(gap.searched_at),
        "archive": archive if gap.has_archive else None,
        "problem": gap.problem.sentence() if gap.problem else None,
    }


def _line(record: RetrievalRecord) -> dict[str, object]:
    return {
        "at": iso_time(record.started_at),
        "rule": record.rule.value,
        "why": record.reason.sentence() if record.reason else "",
        "expected": expected(record.expected),
        "outcome": record.outcome.value,
        "status": record.status or None,
        "new": record.new_entries,
        "changed": record.changed_entries,
        "bytes": record.wire_bytes,
        "problem": record.problem.sentence() if record.problem else None,
    }


def _limit(at: int, rule: Reason | None, now: float) -> dict[str, object] | None:
    return {"until": iso_time(at), "why": rule.sentence() if rule else ""} if at > now else None
