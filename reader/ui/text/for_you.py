"""Texts of For you: reasons for articles, and headings. Any thread: Qt translates in all of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reader.domain.ids import Clock
from reader.ui.text.languages import number_text
from reader.ui.text.times import since_time
from reader.ui.text.translate import Translator, fill, listed

_tr = Translator("ForYou")

if TYPE_CHECKING:
    from reader.reports.for_you import ForYou, Interest, Reason

NAMED_TERMS = 2
LEAST_SHARE = 0.05
"""Minimum share of an interest to be mentioned."""


def reason_text(reason: "Reason") -> str:
    """Return one short clause for the row of an article; empty if only its date counts."""
    if reason.terms and reason.read:
        what = listed(reason.terms[:NAMED_TERMS])
        return fill(_tr("because you read %n on {what}", reason.read), what=what)
    if reason.feed_read:
        text = _tr("you read {read} of %n articles of this feed", reason.feed_arrived)
        return fill(text, read=number_text(reason.feed_read))
    return ""


def first_heading(found: "ForYou", *, is_recording: bool) -> str:
    if not is_recording:
        return _tr("Newest first: learning is off")
    if not found.is_learned:
        if found.read < found.needed:
            return _tr("Read %n more articles to personalise", found.needed - found.read)
        return _tr("Read on %n different days to personalise", found.needed_days)
    return _tr("About %n minutes, as you usually have now", found.digest.minutes) if found.digest is not None else _tr("For you")


def new_text(count: int, since: float, clock: Clock) -> tuple[str, str]:
    """Return how many are new, in short and with the time since when."""
    if not count:
        return "", ""
    return _tr("%n new", count), fill(_tr("%n new since {time}", count), time=since_time(since, clock))


def learning_line() -> str:
    return _tr("Still learning")


def counted_text() -> str:
    """Return a full explanation of which articles count as read."""
    return _tr(
        "An article counts once you have read about a third of it, starred or tagged it, kept it for later, "
        "or opened its page or a link in it."
    )


def rest_heading() -> str:
    return _tr("More that may interest you")


def interests_line(interests: Sequence["Interest"]) -> str:
    return listed(dict.fromkeys(each.terms[0] for each in interests if each.terms and each.share >= LEAST_SHARE))


def interests_text(interests: Sequence["Interest"]) -> str:
    """Return a line per interest with its share and the number of articles it was learned from."""
    if not interests:
        return ""
    lines = [
        fill(_tr("{terms}: {share} %, %n articles", each.articles), share=round(each.share * 100), terms=listed(each.terms))
        for each in interests
    ]
    return "\n".join([_tr("What you read about, and how much of it:"), *lines])
