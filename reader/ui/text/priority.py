"""Feed priority as a slider: five steps on a scale of doublings, with labels. Pure but for Qt's translations; GUI thread."""

from reader.ui.text.translate import Translator

_tr = Translator("PriorityControl")

WEIGHTS = ("0.25", "0.5", "1", "2", "4")
USUAL = "1"


def priority_place(value: str | None) -> int | None:
    """Return the slider step nearest to a weight."""
    if value is None:
        return None
    try:
        weight = float(value)
    except ValueError:
        weight = 1.0
    return min(range(len(WEIGHTS)), key=lambda place: abs(float(WEIGHTS[place]) - weight))


def priority_text(place: int) -> str:
    return (
        _tr("Lowest"),
        _tr("Low"),
        _tr("Normal"),
        _tr("High"),
        _tr("Highest"),
    )[place]
