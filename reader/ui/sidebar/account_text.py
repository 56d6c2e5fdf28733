"""Status texts below account names."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from reader.domain.account_events import SyncProgress
from reader.domain.accounts import Account
from reader.domain.clock import Clock
from reader.domain.errors import ProblemKind
from reader.ui.text.problem_text import sentence
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, dotted, fill

_tr = Translator("Accounts")

_SHORT = {
    ProblemKind.CERTIFICATE_CHANGED: QT_TRANSLATE_NOOP("Accounts", "Certificate changed"),
    ProblemKind.CERTIFICATE_UNKNOWN: QT_TRANSLATE_NOOP("Accounts", "Certificate not trusted"),
    ProblemKind.SIGN_IN_FAILED: QT_TRANSLATE_NOOP("Accounts", "Sign-in failed"),
    ProblemKind.KEY_REFUSED: QT_TRANSLATE_NOOP("Accounts", "API key refused"),
    ProblemKind.API_OFF: QT_TRANSLATE_NOOP("Accounts", "API access is off"),
    ProblemKind.OLD_CHANGES: QT_TRANSLATE_NOOP("Accounts", "Old changes"),
    ProblemKind.SERVER_REPLACED: QT_TRANSLATE_NOOP("Accounts", "Server set up again?"),
    ProblemKind.KEYRING: QT_TRANSLATE_NOOP("Accounts", "Keyring unavailable"),
}


def state_text(account: Account, waiting: int, progress: SyncProgress | None, clock: Clock) -> str:
    """Return the account's problem, else the time of its last synchronisation and the number of pending changes."""
    parts = _standing(account, waiting, progress, clock)
    if waiting and not account.needs_user:
        parts.append(waiting_text(waiting))
    return dotted(*parts)


def waiting_text(waiting: int) -> str:
    return _tr("%n changes waiting", waiting)


def _standing(account: Account, waiting: int, progress: SyncProgress | None, clock: Clock) -> list[str]:
    problem = account.problem
    if problem is not None and account.needs_user:
        short = _tr(str(_SHORT[problem.kind])) if problem.kind in _SHORT else sentence(problem).rstrip(".")
        return [short, _tr("Review")]
    if progress is not None and progress.total:
        return [fill(_tr("Syncing: {done} of %n articles", progress.total), done=progress.stored)]
    if account.synced_at is None:
        return [_tr("First sync…") if problem is None else _tr("Server not reached")]
    synced = fill(_tr("Synced {time}"), time=clock_time(account.synced_at, clock))
    if problem is None:
        return [synced]
    return [_tr("Offline")] if waiting else [_tr("Offline"), synced]


def refresh_text(account: Account) -> str:
    """Return the problem with refreshes requested from the server; '' if they are off or work."""
    problem = account.refresh_problem
    if problem is None or not account.refreshes_server:
        return ""
    return fill(_tr("The server did not refresh feeds: {problem}"), problem=sentence(problem))
