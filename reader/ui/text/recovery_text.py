"""Texts about repairs of an unusable database, and the user's options. GUI thread only."""

from reader.domain.clock import Clock
from reader.domain.details import Detail
from reader.domain.errors import Problem, ProblemKind
from reader.domain.preferences import PREFERENCES
from reader.domain.recovery import Finding, Recovery
from reader.ui.text.preference_text import tr
from reader.ui.text.problem_text import sentence
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill, labelled, listed

_tr = Translator("Recovery")


def recovery_text(recovery: Recovery, clock: Clock) -> str:
    """Describe the problem, the source of the repair, what was saved and where the former file is."""
    made = "" if recovery.copy_at is None else clock_time(recovery.copy_at, clock)
    feeds = _tr("%n feeds are there", recovery.feeds) if recovery.feeds else _tr("no feeds are there")
    match recovery.finding:
        case Finding.RESTORED:
            text = _tr("The backup from {time} was restored: {feeds}.")
            kept = _tr("Your previous data is kept as a backup and can be restored.") if recovery.kept is not None else ""
        case Finding.ALTERED:
            text = _tr(
                "Another program had changed the tables of the database. Its contents were copied into a new one: {feeds}."
            )
            kept = "" if recovery.kept is None else fill(_tr("The old file was saved as {path}"), path=recovery.kept)
        case Finding.MISSING:
            text = _tr("The database was missing. It was restored from the backup from {time}: {feeds}.")
            kept = "" if recovery.kept is None else fill(_tr("Its remains were saved as {path}"), path=recovery.kept)
        case _:
            text = (
                _tr("The database was damaged. It was rebuilt from the backup from {time} and what was still readable: {feeds}.")
                if made
                else _tr("The database was damaged. It was rebuilt from what was still readable: {feeds}.")
            )
            kept = _damage(recovery)
    not_sent = (
        _tr("Changes that waited for your accounts are not sent: what their servers hold counts.")
        if recovery.has_accounts
        else ""
    )
    return " ".join(filter(None, (fill(text, time=made, feeds=feeds), kept, not_sent, _switched_off(recovery))))


def _switched_off(recovery: Recovery) -> str:
    if not recovery.switched_off:
        return ""
    names = [labelled(tr(PREFERENCES[each.key].label), each.name) if each.key else each.name for each in recovery.switched_off]
    text = _tr(
        "This profile has no record of making the backup (older versions kept none), so programs, proxies, files and services "
        "that it names are switched off: {names}"
    )
    return fill(text, names=listed(names))


def _damage(recovery: Recovery) -> str:
    saved = recovery.salvaged
    parts = [_tr("%n articles came from the damaged file.", saved) if saved else _tr("No articles came from the damaged file.")]
    if recovery.lost:
        parts.append(_tr("%n articles could not be read.", recovery.lost))
    if recovery.kept is not None:
        parts.append(fill(_tr("It was saved as {path}"), path=recovery.kept))
    return " ".join(parts)


def repair_text() -> tuple[str, str]:
    return (
        _tr("Updating your article database"),
        _tr("The database is damaged or missing. It is rebuilt from the newest backup and what is still readable."),
    )


def refusal_text(problem: Problem) -> tuple[str, list[str]]:
    """Return heading and sentences explaining why the window cannot open."""
    match problem.kind:
        case ProblemKind.NEWER_SCHEMA:
            heading = _tr("This profile is from a newer Beforehand")
            rest = _tr("Start that version, or use another profile. This one was not changed.")
        case ProblemKind.FOREIGN_DATABASE:
            heading, rest = _tr("This is not Beforehand's database"), _tr("It was not changed.")
        case ProblemKind.MISSING_DATABASE:
            heading, problem = _tr("Your database is missing"), Problem(problem.kind, _place(problem.detail))
            rest = _tr("No backup was found. Restore one from elsewhere, or start over.")
        case ProblemKind.DAMAGED_DATABASE:
            heading = _tr("Your database is damaged")
            rest = _tr("No backup was found. Restore one from elsewhere, or start over.")
        case ProblemKind.DISK_FULL:
            heading = _tr("The disk is full")
            rest = _tr("The database must be rebuilt, which needs about as much free space again. Nothing was changed.")
        case _:
            heading, rest = _tr("Beforehand cannot open its database"), _tr("Nothing was changed.")
    return heading, [sentence(problem), rest]


def _place(detail: Detail | str) -> str:
    """Return the file alone: buttons offer the newest backup or starting over."""
    return detail if isinstance(detail, str) else str(detail.arguments[0])
