"""Numbers with their nouns."""

import pytest

from reader.domain.sentences import counted


@pytest.mark.parametrize(
    ("number", "noun", "plural", "text"),
    [
        (0, "feed", "", "0 feeds"),
        (1, "feed", "", "1 feed"),
        (2, "feed", "", "2 feeds"),
        (1, "article is", "articles are", "1 article is"),
        (2, "article is", "articles are", "2 articles are"),
    ],
)
def test_a_noun_agrees_with_its_number(number: int, noun: str, plural: str, text: str) -> None:
    assert counted(number, noun, plural) == text
