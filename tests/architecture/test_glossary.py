"""The glossary of the house: words that are gone appear in no interface text, no help and no output of commands."""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from lxml import etree

from reader.app import arguments

ROOT = Path(__file__).parents[2]
ENGLISH = ROOT / "resources" / "translations" / "beforehand_de.ts"

GONE_TEXTS = {
    r"retriev\w*": "refresh",
    r"download again": "reload",
    r"fetch (?:now|all|by itself|on)|go on fetching|pause fetching": "refresh",
    r"looked|(?:you|i) look|a look|look of yours|looks? (?:for|at|further|again)": "visit, or check, search, review",
    r"matters(?! most)": "priority",
    r"holiday": "vacation",
    r"(?:lost|missing) postings?": "missing articles",
    r"overflow\w*": "lose articles",
    r"by itself|by themselves": "automatically",
    r"fits?|fit": "match",
    r"reckon\w*": "estimate, count",
    r"of this list": "(leave out)",
    r"told|tell of|is told": "notify, show",
    r"stands?": "is",
    r"not to be had|could not be had": "unavailable",
    r"would miss is": "missed articles",
    r"mend\w*": "repair",
    r"put right": "repaired",
    r"left out": "skipped",
    r"taken down|took it down": "removed by its publisher",
    r"go(?:es)? on": "resume, continue",
    r"rests": "paused",
    r"perhaps": "probably, may",
    r"left alone": "no longer checked, asked to wait",
    r"as (?:the system says|usual)": "System, Default, Normal",
    r"afresh|anew|once more": "over, again",
    r"any more": "no longer",
    r"learned things": "learned data",
    r"sparing\w*|thorough": "low, high",
    r"gathered|at once": "digest, immediately",
    r"account": "scorecard (but for a login)",
}
"""What is gone from texts, with what is said instead."""

GONE_NAMES: dict[str, str] = {}
"""What is gone from identifiers, with what is said instead."""

ALLOWED = {
    "A desktop feed reader that has your feeds ready before you look. Without a command the window opens.",
    "Enter them in the feed's properties, or find a private feed address in your account on the site.",
    "Everything Beforehand learns stays on this computer. No account needed.",
}
EXEMPT = {"Synonyms"}
"""Words that people search by may be any."""


def texts() -> Iterator[tuple[str, str]]:
    """Every source text of the window, and every text of the help."""
    for context in etree.parse(ENGLISH).getroot().iter("context"):
        name = context.findtext("name") or ""
        if name not in EXEMPT:
            yield from ((name, message.findtext("source") or "") for message in context.iter("message"))
    yield from helps(arguments.command_parser())


def helps(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    """Help of a command and of those below it."""
    for text in (parser.description, parser.epilog):
        yield parser.prog, text or ""
    for action in parser._actions:
        yield f"{parser.prog} {'/'.join(action.option_strings)}", action.help or ""
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from helps(below)


def has_word(text: str, gone: str) -> bool:
    """Whether a text says it; places to fill and names of files are no words."""
    words = re.sub(r"\{\w+\}|\b\w+\.(?:csv|json|html|opml)\b", "", text)
    return re.search(rf"\b(?:{gone})\b", words, re.IGNORECASE) is not None


@pytest.mark.parametrize("gone", sorted(GONE_TEXTS))
def test_a_word_that_is_gone_is_in_no_text(gone: str) -> None:
    found = [f"{where}: {text}" for where, text in texts() if text not in ALLOWED and has_word(text, gone)]
    assert found == [], f"say {GONE_TEXTS[gone]!r} instead"


def test_the_texts_are_found_at_all() -> None:
    found = dict.fromkeys(texts())
    assert len(found) > 1000
    assert any(where.startswith("beforehand") and "refresh" in text for where, text in found)


@pytest.mark.parametrize(
    ("text", "gone"), [("Reckoned from 3 days", r"reckon\w*"), ("Retrieve now", r"retriev\w*"), ("It fits", r"fits?|fit")]
)
def test_a_text_of_the_old_kind_would_be_found(text: str, gone: str) -> None:
    assert has_word(text, gone)


def test_places_and_files_are_no_words() -> None:
    assert not has_word("{retrievals} saved as retrievals.csv", r"retriev\w*")
