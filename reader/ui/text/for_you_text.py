"""What For you says: why an article is there, and what its parts are. Any thread: Qt translates in all of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reader.ui.text.languages import number_text
from reader.ui.text.translate import Translator, fill, listed

_tr = Translator("ForYou")

if TYPE_CHECKING:
    from reader.reports.for_you import Digest, ForYou, Interest, Reason

NAMED_TERMS = 2
LEAST_SHARE = 0.05
"""What the user reads less about has no place in a line."""


def reason_text(reason: "Reason") -> str:
    """One short clause that goes below an article; empty where nothing speaks for it but its date."""
    if reason.terms and reason.read:
        what = listed(reason.terms[:NAMED_TERMS])
        return fill(_tr("because you read %n on {what}", reason.read), what=what)
    if reason.feed_read:
        text = _tr("you read {read} of %n articles of this feed", reason.feed_arrived)
        return fill(text, read=number_text(reason.feed_read))
    return ""


def first_heading(found: "ForYou", *, is_recording: bool) -> str:
    """The line above the first article."""
    if not is_recording:
        return _tr("Newest first: learning is off")
    if not found.is_learned:
        if found.read < found.needed:
            return _tr("Read %n more articles to personalise", found.needed - found.read)
        return _tr("Read on %n different days to personalise", found.needed_days)
    return _digest_text(found.digest) if found.digest is not None else _tr("For you")


def counted_line() -> str:
    """When an article counts towards those that are needed, in a line."""
    return _tr("Reading a third counts")


def counted_text() -> str:
    """Everything that counts, in a sentence."""
    return _tr(
        "An article counts once you have read about a third of it, starred or tagged it, kept it for later, "
        "or opened its page or a link in it."
    )


def rest_heading() -> str:
    """The line above the articles beyond the usual time."""
    return _tr("More that may interest you")


def interests_line(interests: Sequence["Interest"]) -> str:
    """What the user reads about, in a line: of each interest its strongest term."""
    return listed(dict.fromkeys(each.terms[0] for each in interests if each.terms and each.share >= LEAST_SHARE))


def interests_text(interests: Sequence["Interest"]) -> str:
    """The long form: each interest in a line with its share and from how many articles it was learned."""
    if not interests:
        return ""
    lines = [
        fill(_tr("{terms}: {share} %, %n articles", each.articles), share=round(each.share * 100), terms=listed(each.terms))
        for each in interests
    ]
    return "\n".join([_tr("What you read about, and how much of it:"), *lines])


def _digest_text(digest: "Digest") -> str:
    return _tr("About %n minutes, as you usually have now", digest.minutes)
