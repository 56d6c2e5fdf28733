"""Posting rates in words. GUI thread only."""

from reader.ui.text.translate import Translator

_tr = Translator("FeedPanel")

_ONCE, _OFTEN = 0.75, 1.5


def rate_text(per_day: float) -> str:
    """Return the approximate rate in whole times a day or a week."""
    if per_day >= _OFTEN:
        return _tr("about %n times a day", round(per_day))
    if per_day >= _ONCE:
        return _tr("about once a day")
    per_week = per_day * 7
    if per_week >= _ONCE:
        return _tr("about once a week") if per_week < _OFTEN else _tr("about %n times a week", round(per_week))
    return _tr("less than once a week")
