"""Texts for accounts: state, refreshes at the server, names of servers. GUI thread only."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from reader.domain.accounts import Account, Server, ServerKind
from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind
from reader.domain.events import SyncProgress
from reader.domain.ids import Clock
from reader.ui.text.problems import sentence
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


def short_text(problem: Problem) -> str:
    """Return a problem that needs the user in two or three words; empty if it has none."""
    return _tr(str(_SHORT[problem.kind])) if problem.kind in _SHORT else ""


def waiting_text(waiting: int) -> str:
    return _tr("%n changes waiting", waiting)


def _standing(account: Account, waiting: int, progress: SyncProgress | None, clock: Clock) -> list[str]:
    problem = account.problem
    if problem is not None and account.needs_user:
        return [short_text(problem) or sentence(problem).rstrip("."), _tr("Review")]
    if progress is not None and progress.total:
        return [fill(_tr("Syncing: {done} of %n articles", progress.total), done=progress.stored)]
    if account.synced_at is None:
        return [_tr("First sync…") if problem is None else _tr("Server not reached")]
    if problem is not None and problem.kind not in CONNECTIVITY and account.problem_since is not None:
        return [fill(_tr("Server unreachable since {time}"), time=clock_time(account.problem_since, clock))]
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


_NAMES = {ServerKind.FRESHRSS: "FreshRSS", ServerKind.MINIFLUX: "Miniflux"}
_PAIRS_A_LINE = 16


def server_text(server: Server) -> str:
    """Return the server's name and version as far as known."""
    name = _NAMES.get(server.kind) or _tr("Google Reader API")
    version = ".".join(server.version.split(".")[:2])
    return dotted(name, version, between=" ")


def fingerprint_text(fingerprint: str, pairs_a_line: int = _PAIRS_A_LINE) -> str:
    """Return the fingerprint in pairs on two or more lines, as servers and browsers show it."""
    digits = fingerprint.replace(":", "").upper()
    pairs = [digits[at : at + 2] for at in range(0, len(digits), 2)]
    return "\n".join(":".join(pairs[at : at + pairs_a_line]) for at in range(0, len(pairs), pairs_a_line))
