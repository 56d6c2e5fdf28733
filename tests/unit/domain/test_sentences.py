"""Sentences with placeholders, and numbers with their nouns."""

import pytest

from reader.domain.sentences import counted, fill


@pytest.mark.parametrize(
    ("text", "values", "filled"),
    [
        ("and {count} more in {feed}", {"count": 3, "feed": "{count}"}, "and 3 more in {count}"),
        ("{title} by {name}", {"title": "{name}", "name": "{title}"}, "{name} by {title}"),
        ("{name} and {name}", {"name": r"\1 {name}"}, r"\1 {name} and \1 {name}"),
        ("{unknown} stays", {"name": "x"}, "{unknown} stays"),
        ("no place", {"name": "x"}, "no place"),
        ("{text}", {"text": "a name of ours"}, "a name of ours"),
    ],
)
def test_all_places_are_filled_at_once(text: str, values: dict[str, object], filled: str) -> None:
    assert fill(text, **values) == filled


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
