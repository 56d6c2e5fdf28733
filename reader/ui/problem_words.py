"""Problems in the user's language: what happened, since when, what comes next. GUI thread only."""

from PySide6.QtCore import QCoreApplication

from reader.domain.clock import Clock
from reader.domain.errors import SENTENCES, Problem
from reader.ui.times import clock_time


def sentence(problem: Problem) -> str:
    """What happened."""
    return QCoreApplication.translate("Problems", SENTENCES[problem.kind]).replace("{detail}", problem.detail)


def full_words(problem: Problem, since: int | None, next_at: int | None, clock: Clock) -> str:
    """What happened, since when and what happens next, one line each; plain text."""
    lines = [sentence(problem)]
    if since is not None:
        lines.append(QCoreApplication.translate("Problems", "Since {time}.").replace("{time}", clock_time(since, clock)))
    if next_at is None:
        lines.append(QCoreApplication.translate("Problems", "It is not tried again by itself."))
    else:
        words = QCoreApplication.translate("Problems", "Next try: {time}.")
        lines.append(words.replace("{time}", clock_time(max(next_at, clock.now()), clock)))
    return "\n".join(lines)
