"""Texts for computers that keep in step through a folder. GUI thread only."""

from reader.domain.computers import Computer, Joined
from reader.domain.ids import Clock
from reader.ui.text.problems import sentence
from reader.ui.text.times import clock_time, since_time
from reader.ui.text.translate import Translator, dotted, fill

_tr = Translator("Computers")


def state_text(joined: Joined, clock: Clock) -> str:
    """Return the folder's problem, else when it was last read or written; then the number of changes that wait."""
    waiting = _tr("%n changes waiting", joined.waiting) if joined.waiting else ""
    if joined.problem is not None:
        return "\n".join(filter(None, (sentence(joined.problem), waiting)))
    if joined.exchanged_at is None:
        return dotted(_tr("Reading the folder…"), waiting)
    return dotted(fill(_tr("Synced {time}"), time=clock_time(joined.exchanged_at, clock)), waiting)


def computer_text(computer: Computer, clock: Clock, *, is_this: bool = False) -> str:
    """Return when a computer was last here and its version, or the problem with what it wrote."""
    if computer.problem is not None:
        return sentence(computer.problem)
    if is_this:
        return _tr("This computer")
    if computer.seen_at is None:
        return _tr("Not here yet")
    here = fill(_tr("Last here {time}"), time=since_time(computer.seen_at, clock))
    return dotted(here, fill(_tr("version {version}"), version=computer.version) if computer.version else "")


def kept_text() -> tuple[str, str]:
    """Return what computers keep in step, and what never leaves this one."""
    return (
        _tr(
            "Kept in step: feeds and folders with their settings, read marks, stars, Read later, saved pages, tags, rules, searches, and "
            "preferences that make sense elsewhere."
        ),
        _tr(
            "Never in the folder: passwords, proxies and programs, texts and pictures of articles, what is learned about your "
            "reading. Feeds of accounts stay with their server."
        ),
    )
