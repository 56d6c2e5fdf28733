"""Terms of texts in several languages, and how rare they are."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.formats.text import index_text
from reader.learning.interests import TERMS_OF_A_BAG, TITLE_COUNTS, Bag, Vocabulary, rarity, terms
from tests.examples import examples


@pytest.mark.parametrize(
    ("text", "declared", "expected"),
    [
        (
            "The tide gauges of Saltmarsh were read at 12:30, and they're rising",
            "",
            ["tide", "gauges", "saltmarsh", "read", "rising"],
        ),
        (
            "Die Pegel am Kai wurden nicht abgelesen, weil der Sturm zu stark war",
            "en",
            ["pegel", "kai", "abgelesen", "sturm", "stark"],
        ),
        ("La marée du port n'est pas dans les horaires de la semaine", "", ["marée", "port", "horaires", "semaine"]),
        ("Pegel", "de", ["pegel"]),
        ("x 2026 42 --- …", "", []),
        ("", "", []),
    ],
)
def test_words_without_stop_words_of_the_language_that_the_text_is_in(text: str, declared: str, expected: list[str]) -> None:
    assert terms(text, declared) == expected


def test_a_script_without_spaces_gives_pairs_also_as_the_index_holds_it() -> None:
    text = "東京の潮位計 was read"
    assert terms(text) == ["東京", "京の", "の潮", "潮位", "位計", "read"]
    assert terms(index_text(text)) == terms(text)
    assert "した" not in terms("記録した"), "hiragana alone is grammar"


def test_a_title_counts_more_and_a_bag_is_bounded() -> None:
    vocabulary = Vocabulary()
    bag = vocabulary.bag("Gauge", "tide tide gauge " + " ".join(f"word{number}x" for number in range(400)))
    weights = dict(zip((vocabulary.terms[term] for term in bag.terms), bag.weights, strict=True))
    assert len(weights) == TERMS_OF_A_BAG
    assert weights["gauge"] == pytest.approx(1 + np.log(1 + TITLE_COUNTS))
    assert weights["tide"] == pytest.approx(1 + np.log(2))
    assert list(bag.terms) == sorted(bag.terms)


def test_what_stands_once_or_everywhere_says_nothing() -> None:
    vocabulary = Vocabulary()
    bags = [vocabulary.bag("", f"common {'tide' if number < 3 else 'kiln'} single{number}x") for number in range(9)]
    rare = dict(zip(vocabulary.terms, rarity(bags, len(vocabulary)), strict=True))
    assert rare["common"] == rare["single4x"] == rare["kiln"] == 0
    assert rare["tide"] == pytest.approx(np.log(10 / 4))


@settings(max_examples=examples(60), deadline=None)
@given(st.text(max_size=300), st.text(max_size=300), st.text(max_size=6))
def test_nothing_that_can_be_written_is_an_error(title: str, text: str, language: str) -> None:
    bag = Vocabulary().bag(title, text, language)
    assert isinstance(bag, Bag)
    assert bag.terms.size == bag.weights.size
    assert np.all(bag.weights >= 1)
