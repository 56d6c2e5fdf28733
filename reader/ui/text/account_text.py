"""What is said of an account below its name."""

from reader.domain.account_events import SyncProgress
from reader.domain.accounts import Account
from reader.domain.clock import Clock
from reader.domain.fill import fill
from reader.ui.text.problem_text import sentence
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator

_tr = Translator("Accounts")


def state_text(account: Account, waiting: int, progress: SyncProgress | None, clock: Clock) -> str:
    """What is wrong; else when it last agreed with its server; and how many changes wait to be sent."""
    parts = [_standing(account, progress, clock)]
    if waiting:
        parts.append(_tr("%n changes waiting", waiting))
    return " \N{MIDDLE DOT} ".join(parts)


def _standing(account: Account, progress: SyncProgress | None, clock: Clock) -> str:
    if account.problem is not None:
        return sentence(account.problem).rstrip(".")
    if progress is not None and progress.total:
        return fill(_tr("Syncing: {done} of {total} articles"), done=progress.stored, total=progress.total)
    if account.synced_at is None:
        return _tr("First sync…")
    return fill(_tr("Synced {time}"), time=clock_time(account.synced_at, clock))
