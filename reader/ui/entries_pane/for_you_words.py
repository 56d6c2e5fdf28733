"""What For you says: why an article is there, and what its parts are. Any thread: Qt translates in all of them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from reader.reports.for_you import Digest, ForYou, Reason

NAMED_TERMS = 2


def reason_words(reason: "Reason") -> str:
    """One short clause that goes below an article; empty where nothing speaks for it but its date."""
    if reason.terms and reason.read:
        what = ", ".join(reason.terms[:NAMED_TERMS])
        return _tr("because you read %n articles on {what}", reason.read).replace("{what}", what)
    if reason.feed_read:
        words = _tr("you read %n of {arrived} articles of this feed", reason.feed_read)
        return words.replace("{arrived}", str(reason.feed_arrived))
    return ""


def first_heading(found: "ForYou", *, is_recording: bool) -> str:
    """What stands above the first article."""
    if not is_recording:
        return _tr("Newest first: learning is off")
    if not found.is_learned:
        missing = max(found.needed - found.read, 1)
        return _tr("Newest first: what interests you shows after %n more articles", missing)
    return _digest_words(found.digest) if found.digest is not None else _tr("For you")


def rest_heading() -> str:
    """What stands above what does not fit the usual time."""
    return _tr("More that may interest you")


def _digest_words(digest: "Digest") -> str:
    return _tr("About %n minutes, as you usually have now", digest.minutes)


def _tr(text: str, number: int = -1) -> str:
    return QCoreApplication.translate("ForYou", text, "", number)
