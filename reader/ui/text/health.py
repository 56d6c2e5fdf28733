"""Texts for feed problems: what happened, since when, what comes next. GUI thread only."""

from PySide6.QtCore import QLocale

from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import MOVE_HOLD_SECONDS, FeedUsage
from reader.domain.health import Concern, Finding, Fix
from reader.domain.ids import DAY_SECONDS, Clock
from reader.domain.rules import program_of
from reader.domain.subscription import shown_address
from reader.ui.text.languages import number_text
from reader.ui.text.problems import reason_text, sentence
from reader.ui.text.times import clock_time, day_range
from reader.ui.text.translate import Translator, ended, fill

_tr = Translator("HealthPage")


_LEAST_SHARE = 0.005
_LEFT_ALONE = frozenset({Concern.GONE, Concern.PAUSED})


def heading(concern: Concern) -> str:
    return {
        Concern.GONE: _tr("Removed by publisher"),
        Concern.REFUSED: _tr("Refused by the server"),
        Concern.UNREADABLE: _tr("No longer a feed"),
        Concern.FAILING: _tr("Failing"),
        Concern.SILENT: _tr("Unusually silent"),
        Concern.CHATTY: _tr("More than you read"),
        Concern.HEAVY: _tr("Large downloads"),
        Concern.OFFERED: _tr("Has a feed now"),
        Concern.MOVED: _tr("Moving to a new address"),
        Concern.ADOPTED: _tr("Recently moved"),
        Concern.PAUSED: _tr("Paused"),
        Concern.PASSING: _tr("Probably temporary"),
    }[concern]


def fix_text(fix: Fix) -> str:
    return {
        Fix.RETRY: _tr("Try again"),
        Fix.CHOOSE_BLOCKS: _tr("Choose again…"),
        Fix.USE_FEED: _tr("Use the feed"),
        Fix.OPEN_PROGRAMS: _tr("Open programs folder"),
        Fix.ADOPT: _tr("Use new address"),
        Fix.GO_BACK: _tr("Restore old address"),
        Fix.FIND_AGAIN: _tr("Find new address"),
        Fix.SIGN_IN: _tr("Sign in…"),
        Fix.OPEN_SITE: _tr("Open website"),
        Fix.GO_ON: _tr("Resume"),
        Fix.SLOW_DOWN: _tr("Refresh less often"),
        Fix.MUTE: _tr("Mute"),
        Fix.PAUSE: _tr("Pause"),
        Fix.UNSUBSCRIBE: _tr("Unsubscribe"),
        Fix.DISMISS: _tr("Ignore"),
    }[fix]


def what_text(finding: Finding) -> str:
    """Describe the problem in one sentence; plain text, whatever servers and feeds contain."""
    checkup = finding.checkup
    match finding.concern:
        case Concern.SILENT:
            silence = ((checkup.succeeded_at or 0) - (checkup.posted_at or 0)) // DAY_SECONDS
            text = _tr("Nothing new for %n days; ", silence)
            return text + _tr("never silent for more than %n days before.", checkup.longest_pause)
        case Concern.CHATTY:
            return usage_text(checkup.usage) if checkup.usage is not None else ""
        case Concern.HEAVY:
            size = QLocale().formattedDataSize(checkup.document_bytes, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat)
            text = _tr("Each download is about {size} and takes {seconds} s.")
            return fill(text, size=size, seconds=number_text(checkup.document_seconds))
        case Concern.MOVED | Concern.ADOPTED | Concern.OFFERED:
            return _moved_text(finding)
        case Concern.PAUSED:
            text = _tr("It is not refreshed until you resume it.")
            # one that fails is paused without being asked (`FeedStopped`)
            return (
                f"{ended(sentence(checkup.problem))} {text}" if checkup.problem is not None and program_of(checkup.url) else text
            )
        case _:
            return sentence(checkup.problem or Problem(ProblemKind.GONE))


def _moved_text(finding: Finding) -> str:
    checkup = finding.checkup
    if finding.concern is Concern.OFFERED:
        return fill(_tr("The page names a feed: {address}"), address=shown_address(checkup.offered_url))
    if checkup.move is not None:
        return fill(_tr("Redirects to {address}"), address=shown_address(checkup.move.url))
    return fill(_tr("Moved to {address}"), address=shown_address(checkup.url))


def usage_text(usage: FeedUsage) -> str:
    """Return how much of a feed is read, and its share of all requests."""
    text = fill(_tr("{articles} in %n days, ", round(usage.days)), articles=_tr("%n articles", usage.arrived))
    text += _tr("%n of them read", usage.read) if usage.read else _tr("none of them read")
    if not usage.requests or usage.share_of_requests is None:
        return f"{text}."
    share = (
        QLocale().toString(round(100 * usage.share_of_requests)) if usage.share_of_requests >= _LEAST_SHARE else _tr("under 1")
    )
    return fill(_tr("{read}; {share} % of all requests."), read=text, share=share)


def _offer_text(finding: Finding) -> tuple[str, str]:
    """Return the effects of slowing down and of muting."""
    usage, slowed = finding.checkup.usage, ""
    if usage is not None and usage.spared:
        text = _tr("Refreshing less often saves up to {spared} of %n requests", usage.requests)
        slowed = fill(text, spared=number_text(usage.spared))
    return (slowed, _tr("When muted, new articles arrive as read"))


def rest_text(finding: Finding, clock: Clock) -> tuple[str, str]:
    """Return since when, and what comes next; for advice, its effect."""
    return _offer_text(finding) if finding.concern is Concern.CHATTY else (since_text(finding, clock), next_text(finding, clock))


def since_text(finding: Finding, clock: Clock) -> str:
    if finding.since is None:
        return ""
    form = _tr("Last article {time}") if finding.concern is Concern.SILENT else _tr("Since {time}")
    text = fill(form, time=clock_time(finding.since, clock))
    failures = finding.checkup.failures if finding.checkup.problem is not None else 0
    return text + _tr(", %n times in a row", failures) if failures > 1 else text


def next_text(finding: Finding, clock: Clock) -> str:
    checkup, now = finding.checkup, clock.now()
    if finding.concern in _LEFT_ALONE:
        return _tr("No longer checked") if finding.concern is Concern.GONE else ""
    if finding.concern is Concern.MOVED and checkup.move is not None:
        seen = _tr("Seen %n times; ", checkup.move.sightings)
        due = max(checkup.move.first_seen_at + MOVE_HOLD_SECONDS, now)
        return seen + fill(_tr("switches automatically about {day}"), day=day_range(due, due, clock))
    if finding.concern is Concern.ADOPTED:
        return fill(_tr("Before: {address}"), address=shown_address(checkup.moved_from))
    if checkup.asked_until > now:
        until = clock_time(checkup.asked_until, clock)
        return fill(_tr("Not before {time}: {why}"), time=until, why=reason_text(checkup.asked_rule))
    if checkup.next_at is None:
        return _tr("Not retried automatically")
    form = _tr("Next try about {time}") if checkup.problem is not None else _tr("Next refresh about {time}")
    return fill(form, time=clock_time(checkup.next_at, clock)) if checkup.next_at > now else _tr("Due now")
