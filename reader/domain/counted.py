"""Numbers on the command line; the window has the plural forms of its translations."""


def counted(number: int, noun: str, plural: str = "") -> str:
    """'1 feed', '2 feeds', '2 copies'."""
    return f"{number} {noun if number == 1 else plural or noun + 's'}"
