"""How much a feed matters, as a slider has it: five steps on a scale of doublings. Pure; GUI thread."""

MATTERS = ("0.25", "0.5", "1", "2", "4")


def matters_place(value: str | None) -> int | None:
    """Which step of the slider stands for a weight: the nearest."""
    if value is None:
        return None
    try:
        weight = float(value)
    except ValueError:
        weight = 1.0
    return min(range(len(MATTERS)), key=lambda place: abs(float(MATTERS[place]) - weight))
