"""No text of the window needs technical knowledge, but for the log, the technical part of properties and advanced preferences."""

import re
import runpy
from pathlib import Path

import pytest

from reader.domain.reasons import LIMITS, Reason, ReasonKind
from reader.ui.text.problems import reason_text, technical_reason

PROGRAM = Path(__file__).parents[3] / "packaging" / "translations.py"
JARGON = re.compile(
    r"\b(?:304|410|429|max-age|Retry-After|ttl|ETag|gaps?|penalt\w*|poll(?:s|ed|ing)?|fetch\w*|retriev\w*|hosts?|median|validators?"
    r"|(?:the|its|your) plan)\b|\N{GREEK SMALL LETTER LAMDA}|unchanged \(|/\{days\}|\bHealth\b",
    re.IGNORECASE,
)
PLACEHOLDER = re.compile(r"\{\w+\}|%n")
TECHNICAL = {
    "ActivityPage": "the log of requests",
    "LogFilters": "the log of requests",
    "Details": "what a server or a feed said, literally",
    "Synonyms": "what people type to find a command; never shown",
    "Help": "the method and its source",
    "Reasons": "shown without the codes, but for the log and properties",
}
"""Contexts of texts that a reader meets in technical places only."""
ALLOWED = {
    ("Actions", "Feed health"): "the page and the command that leads to it",
    (
        "Preferences",
        "A server may say how long its feed stays fresh (max-age). This is the longest time Beforehand waits.",
    ): "an advanced preference",
    ("Problems", "The server asks to wait (429)."): "the code helps those who write to the site",
    ("Problems", "The publisher removed this feed (410)."): "the code helps those who write to the site",
}


def test_no_text_of_the_usual_pages_needs_technical_knowledge() -> None:
    texts = runpy.run_path(str(PROGRAM))["texts_in_source"]()
    found = {
        (context, text)
        for context, text in texts
        if context not in TECHNICAL and JARGON.search(PLACEHOLDER.sub(lambda each: "" if each[0] != "{days}" else each[0], text))
    }
    assert found - set(ALLOWED) == set()
    assert set(ALLOWED) <= {tuple(text) for text in texts}, "no exception outlives its text"


@pytest.mark.parametrize("kind", sorted(LIMITS))
def test_reasons_outside_the_log_leave_codes_out(kind: ReasonKind) -> None:
    places = PLACEHOLDER.findall(kind.text)
    arguments = tuple(2 if place == "%n" else 21_600 for place in places)
    said = reason_text(Reason(kind, arguments))
    assert said
    assert not JARGON.search(said)
    assert technical_reason(Reason(kind, arguments)).startswith(said)
