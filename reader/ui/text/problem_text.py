"""Texts for problems: what happened, since when, what comes next, what can be done. GUI thread only."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from reader.domain.clock import Clock
from reader.domain.errors import SENTENCES, Problem, ProblemKind
from reader.ui.text.detail_text import detail_text
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill

_tr = Translator("Problems")

if TYPE_CHECKING:
    from reader.ui.data.standing import Health

_ADVICE = (
    ({ProblemKind.GONE}, QT_TRANSLATE_NOOP("Problems", "It will not return: you can unsubscribe.")),
    (
        {ProblemKind.NOT_FOUND, ProblemKind.DNS, ProblemKind.REDIRECT, ProblemKind.BAD_URL, ProblemKind.BLOCKED_ADDRESS},
        QT_TRANSLATE_NOOP("Problems", "If this persists, find a new address on its website, or unsubscribe."),
    ),
    (
        {ProblemKind.NOT_A_FEED, ProblemKind.PARSE_ERROR, ProblemKind.XML_ENTITY, ProblemKind.EMPTY, ProblemKind.TLS},
        QT_TRANSLATE_NOOP("Problems", "The publisher has to fix this. The website may offer another feed."),
    ),
    (
        {ProblemKind.TOO_LARGE, ProblemKind.PARSE_LIMIT},
        QT_TRANSLATE_NOOP("Problems", "The site may offer a smaller feed."),
    ),
    (
        {ProblemKind.UNAUTHORIZED},
        QT_TRANSLATE_NOOP(
            "Problems", "Enter them in the feed's properties, or find a private feed address in your account on the site."
        ),
    ),
    (
        {ProblemKind.KEYRING},
        QT_TRANSLATE_NOOP("Problems", "Unlock or set up the system keyring, then refresh the feed."),
    ),
    (
        {ProblemKind.PROXY},
        QT_TRANSLATE_NOOP("Problems", "Check the proxy in the feed's properties, or in the preferences."),
    ),
    (
        {ProblemKind.FORBIDDEN},
        QT_TRANSLATE_NOOP("Problems", "The publisher may block feed readers. Its website may still work in your browser."),
    ),
)


def sentence(problem: Problem) -> str:
    return fill(_tr(SENTENCES[problem.kind]), detail=detail_text(problem.detail))


def advice(problem: Problem) -> str:
    """Return what the user can do about a feed's problem; empty if they can only wait."""
    advice_text = next((str(text) for kinds, text in _ADVICE if problem.kind in kinds), "")
    return _tr(advice_text) if advice_text else ""


def full_text(health: "Health", clock: Clock) -> str:
    """Return what happened, since when, what happens next and what can be done, one line each; plain text."""
    return "\n".join((sentence(health.problem), *rest_text(health, clock)))


def rest_text(health: "Health", clock: Clock) -> list[str]:
    """Return since when, what happens next and what can be done; no action is suggested for probably temporary problems."""
    next_step = passing_text() if health.is_passing else advice(health.problem)
    return [
        advice_text
        for advice_text in (since_text(health.since, clock), next_text(health.next_at, clock), next_step)
        if advice_text
    ]


def passing_text() -> str:
    return _tr("Probably temporary.")


def since_text(since: int | None, clock: Clock) -> str:
    """Return since when the problem exists."""
    if since is None:
        return ""
    return fill(_tr("Since {time}."), time=clock_time(since, clock))


def next_text(next_at: int | None, clock: Clock) -> str:
    """Return the time of the next try."""
    if next_at is None:
        return _tr("It is not retried automatically.")
    advice_text = _tr("Next try: {time}.")
    return fill(advice_text, time=clock_time(max(next_at, clock.now()), clock))
