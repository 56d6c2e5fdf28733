"""A language from right to left that nobody speaks: every text in Hebrew letters and a third longer. Never shipped; for tests and for looking.

To look at it: write it into `resources/translations` with `python -m tests.fakes.pseudo_language resources/translations`, start with LANGUAGE=he,
and remove the two files.
"""

import re
import runpy
import sys
from pathlib import Path

TRANSLATIONS = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "translations.py"))
LANGUAGE = "he"
"""What Qt takes for a language that it knows to run from the right, with Latin digits."""
KEPT = re.compile(r"(\{\w+\}|%n|&amp;|\s+)")
LETTERS = "אבגדהוזחטיכלמנסעפצקרשתםןאב"
DATES = re.compile(r"[dMy ,.]+")


def pseudo(text: str) -> str:
    """A text in foreign letters, a third longer; what is put in stays, and the key of a menu."""
    if DATES.fullmatch(text) or not re.search(r"[A-Za-z]", KEPT.sub("", text)):
        return text
    letters = sum(part.isalpha() for part in text)
    end = re.search(r"[\s.:?…]*$", text)
    beginning = text[: end.start()] if end is not None else text
    more = " " + "ם" * max(letters * 3 // 10 - 1, 1)
    return (
        "".join(part if KEPT.fullmatch(part) else _foreign(part) for part in KEPT.split(beginning))
        + more
        + text[len(beginning) :]
    )


def _foreign(part: str) -> str:
    return "".join(LETTERS[ord(letter.lower()) - 97] if letter.isascii() and letter.isalpha() else letter for letter in part)


def write_pseudo(folder: Path) -> None:
    """The compiled language beside English, as the program finds them."""
    english = TRANSLATIONS["read"]("en")
    forms = {text: tuple(map(pseudo, english.get(text, (text[1],)))) for text in TRANSLATIONS["texts_in_source"]()}
    write = TRANSLATIONS["write"]
    write.__globals__["FOLDER"], usual = folder, write.__globals__["FOLDER"]
    try:
        TRANSLATIONS["compile_file"](write(LANGUAGE, forms), folder / f"beforehand_{LANGUAGE}.qm")
    finally:
        write.__globals__["FOLDER"] = usual
    if folder != usual:
        (folder / "beforehand_en.qm").write_bytes((usual / "beforehand_en.qm").read_bytes())


if __name__ == "__main__":
    write_pseudo(Path(sys.argv[1]).resolve())
