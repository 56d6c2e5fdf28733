"""Texts for problems, reasons and repairs: what happened, since when, what comes next, what can be done. GUI thread only."""

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from reader.domain.errors import Detail, Problem, ProblemKind
from reader.domain.ids import Clock
from reader.domain.preferences import PREFERENCES
from reader.domain.reasons import Reason
from reader.domain.sentences import Language
from reader.domain.user_data import Finding, Recovery, SwitchedOff
from reader.ui.text.preferences import tr
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill, labelled, listed, local_number

if TYPE_CHECKING:
    from reader.ui.data.nodes import Health


_DETAIL_LANGUAGE = Language(Translator("Details"), local_number)


def detail_text(detail: Detail | str) -> str:
    """Return the text of a detail; strings are returned unchanged."""
    return detail if isinstance(detail, str) else detail.sentence(_DETAIL_LANGUAGE)


_tr = Translator("Problems")


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
        {ProblemKind.MAIL_SIGN_IN},
        QT_TRANSLATE_NOOP("Problems", "Enter the present password in the feed's properties."),
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
    return fill(_tr(problem.kind.text), detail=detail_text(problem.detail))


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
    if since is None:
        return ""
    return fill(_tr("Since {time}."), time=clock_time(since, clock))


def next_text(next_at: int | None, clock: Clock) -> str:
    if next_at is None:
        return _tr("It is not retried automatically.")
    advice_text = _tr("Next try: {time}.")
    return fill(advice_text, time=clock_time(max(next_at, clock.now()), clock))


_REASON_LANGUAGE = Language(Translator("Reasons"), local_number)
_CODES = re.compile(r"\s*[(\uff08](?:4\d\d|max-age|Retry-After|ttl|updatePeriod|skipHours, ?skipDays)[)\uff09]")
"""Names of headers and elements, and status codes, which only the log and a feed's properties show."""


def reason_text(reason: Reason | None) -> str:
    """Return a reason without capital, full stop and technical terms; empty for none."""
    return _CODES.sub("", technical_reason(reason))


def technical_reason(reason: Reason | None) -> str:
    """Return a reason with what the server or the feed says literally."""
    return "" if reason is None else reason.sentence(_REASON_LANGUAGE)


_tr_recovery = Translator("Recovery")


def recovery_text(recovery: Recovery, clock: Clock) -> str:
    """Describe the problem, the source of the repair, what was saved and where the former file is."""
    made = "" if recovery.copy_at is None else clock_time(recovery.copy_at, clock)
    feeds = _tr_recovery("%n feeds are there", recovery.feeds) if recovery.feeds else _tr_recovery("no feeds are there")
    match recovery.finding:
        case Finding.RESTORED:
            text = _tr_recovery("The backup from {time} was restored: {feeds}.")
            kept = (
                _tr_recovery("Your previous data is kept as a backup and can be restored.") if recovery.kept is not None else ""
            )
        case Finding.ALTERED:
            text = _tr_recovery(
                "Another program had changed the tables of the database. Its contents were copied into a new one: {feeds}."
            )
            kept = "" if recovery.kept is None else fill(_tr_recovery("The old file was saved as {path}"), path=recovery.kept)
        case Finding.MISSING:
            text = _tr_recovery("The database was missing. It was restored from the backup from {time}: {feeds}.")
            kept = "" if recovery.kept is None else fill(_tr_recovery("Its remains were saved as {path}"), path=recovery.kept)
        case _:
            text = (
                _tr_recovery(
                    "The database was damaged. It was rebuilt from the backup from {time} and what was still readable: {feeds}."
                )
                if made
                else _tr_recovery("The database was damaged. It was rebuilt from what was still readable: {feeds}.")
            )
            kept = _damage(recovery)
    not_sent = (
        _tr_recovery("Changes that waited for your accounts are not sent: what their servers hold counts.")
        if recovery.has_accounts
        else ""
    )
    return " ".join(filter(None, (fill(text, time=made, feeds=feeds), kept, not_sent, _switched_off(recovery))))


def _name(each: SwitchedOff) -> str:
    if not each.key:
        return each.name
    label = tr(PREFERENCES[each.key].label)
    return labelled(label, each.name) if each.name else label


def _switched_off(recovery: Recovery) -> str:
    if not recovery.switched_off:
        return ""
    names = [_name(each) for each in recovery.switched_off]
    text = _tr_recovery(
        "This profile has no record of making the backup (older versions kept none), so programs, proxies, files, mailboxes and "
        "services that it names are switched off: {names}"
    )
    return fill(text, names=listed(names))


def _damage(recovery: Recovery) -> str:
    saved = recovery.salvaged
    parts = [
        _tr_recovery("%n articles came from the damaged file.", saved)
        if saved
        else _tr_recovery("No articles came from the damaged file.")
    ]
    if recovery.lost:
        parts.append(_tr_recovery("%n articles could not be read.", recovery.lost))
    if recovery.kept is not None:
        parts.append(fill(_tr_recovery("It was saved as {path}"), path=recovery.kept))
    return " ".join(parts)


def repair_text() -> tuple[str, str]:
    return (
        _tr_recovery("Updating your article database"),
        _tr_recovery("The database is damaged or missing. It is rebuilt from the newest backup and what is still readable."),
    )


def refusal_text(problem: Problem) -> tuple[str, list[str]]:
    """Return heading and sentences explaining why the window cannot open."""
    match problem.kind:
        case ProblemKind.NEWER_SCHEMA:
            heading = _tr_recovery("This profile is from a newer Beforehand")
            rest = _tr_recovery("Start that version, or use another profile. This one was not changed.")
        case ProblemKind.FOREIGN_DATABASE:
            heading, rest = _tr_recovery("This is not Beforehand's database"), _tr_recovery("It was not changed.")
        case ProblemKind.MISSING_DATABASE:
            heading, problem = _tr_recovery("Your database is missing"), Problem(problem.kind, _place(problem.detail))
            rest = _tr_recovery("No backup was found. Restore one from elsewhere, or start over.")
        case ProblemKind.DAMAGED_DATABASE:
            heading = _tr_recovery("Your database is damaged")
            rest = _tr_recovery("No backup was found. Restore one from elsewhere, or start over.")
        case ProblemKind.DISK_FULL:
            heading = _tr_recovery("The disk is full")
            rest = _tr_recovery("The database must be rebuilt, which needs about as much free space again. Nothing was changed.")
        case _:
            heading, rest = _tr_recovery("Beforehand cannot open its database"), _tr_recovery("Nothing was changed.")
    return heading, [sentence(problem), rest]


def _place(detail: Detail | str) -> str:
    """Return the file alone: buttons offer the newest backup or starting over."""
    return detail if isinstance(detail, str) else str(detail.arguments[0])
