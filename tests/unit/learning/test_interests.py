"""What articles are about: terms, and interests found where they were planted."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.domain.ids import DAY_SECONDS
from reader.formats.text import index_text
from reader.learning.interests import (
    HALF_LIFE_DAYS,
    INTERESTS_MAX,
    TERMS_OF_A_BAG,
    TITLE_COUNTS,
    Bag,
    Interests,
    Vocabulary,
    rarity,
    terms,
)
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


SUBJECTS = {
    "sea": ["tide", "gauge", "harbour", "quay", "boat", "wave", "storm", "buoy", "chart", "moon"],
    "clay": ["kiln", "glaze", "bowl", "wheel", "firing", "potter", "slip", "bisque", "cone", "plate"],
    "code": ["function", "compiler", "parser", "loop", "array", "pointer", "branch", "kernel", "cache", "thread"],
}


class Library:
    """Articles of subjects, four words of each and one of another."""

    def __init__(self, count: int = 90) -> None:
        chance = random.Random(4)
        self.vocabulary = Vocabulary()
        self.bags: dict[str, list[Bag]] = {subject: [] for subject in SUBJECTS}
        for number in range(count):
            subject = sorted(SUBJECTS)[number % 3]
            words = [*chance.sample(SUBJECTS[subject], 4), chance.choice(SUBJECTS[chance.choice(sorted(SUBJECTS))])]
            self.bags[subject].append(self.vocabulary.bag(" ".join(words[:2]), " ".join(words)))
        every = [bag for bags in self.bags.values() for bag in bags]
        self.rare = rarity(every, len(self.vocabulary))

    def model(self) -> Interests:
        return Interests(self.rare)


@pytest.fixture(scope="module")
def library() -> Library:
    return Library()


def likeness(model: Interests, bag: Bag) -> float:
    found = model.likeness(*model.normed(bag))
    return float(found.max()) if found.size else 0.0


def test_two_subjects_become_two_interests_named_by_their_words(library: Library) -> None:
    model = library.model()
    for number in range(20):
        for subject in ("sea", "clay"):
            model.learn(library.bags[subject][number], 1.0, number * 3600)
    big = [place for place, share in enumerate(model.shares()) if share > 0.15]
    names = [{library.vocabulary.terms[term] for term in model.strongest_terms(place, 4)} for place in big]
    assert all(any(name <= set(SUBJECTS[subject]) for subject in ("sea", "clay")) for name in names)
    assert {subject for subject in SUBJECTS for name in names if name <= set(SUBJECTS[subject])} == {"sea", "clay"}
    unseen = {subject: np.mean([likeness(model, bag) for bag in bags[20:]]) for subject, bags in library.bags.items()}
    assert min(unseen["sea"], unseen["clay"]) > 2 * unseen["code"]
    assert sum(each.articles for each in model.interests) == 40
    assert model.shares().sum() == pytest.approx(1)


def test_one_by_one_and_all_again_lead_to_the_same(library: Library) -> None:
    models = [library.model(), library.model()]
    for model in models:
        for number, bag in enumerate(library.bags["sea"]):
            model.learn(bag, 1.0 if number % 3 else -0.2, number * 3600.0)
    assert np.array_equal(models[0].bags, models[1].bags)
    assert np.array_equal(models[0].unwanted, models[1].unwanted)


def test_old_evidence_weighs_half_after_its_half_life(library: Library) -> None:
    model = library.model()
    model.learn(library.bags["sea"][0], 1.0, 0.0)
    model.learn(library.bags["clay"][0], 1.0, HALF_LIFE_DAYS * DAY_SECONDS)
    assert len(model.interests) == 2
    assert sorted(model.shares()) == pytest.approx([1 / 3, 2 / 3])


@pytest.mark.parametrize("at", [1e12, 1e15, -1e12])
def test_a_clock_gone_wrong_leaves_numbers(library: Library, at: float) -> None:
    model = library.model()
    for time in (0.0, at, 3600.0, at * 2):
        for subject in ("sea", "clay"):
            model.learn(library.bags[subject][1], 1.0, time)
            model.learn(library.bags["code"][1], -0.2, time)
    assert np.isfinite(model.bags).all()
    assert np.isfinite(model.shares()).all()
    assert np.isfinite(model.aversion()).all()


def test_what_is_passed_over_is_no_interest_and_articles_without_words_teach_nothing(library: Library) -> None:
    model = library.model()
    assert model.learn(library.bags["sea"][0], -0.2, 0.0) is None
    assert model.learn(library.vocabulary.bag("", ""), 1.0, 0.0) is None
    beyond = Bag(np.array([model.rare.size + 5]), np.ones(1))
    assert model.learn(beyond, 1.0, 0.0) is None
    assert model.interests == []
    assert np.linalg.norm(model.aversion()) == pytest.approx(1)
    assert model.shares().size == 0


def test_there_are_never_more_interests_than_a_handful_and_the_largest_stays() -> None:
    count = INTERESTS_MAX * 3
    bags = [Bag(np.array([number]), np.ones(1)) for number in range(count)]
    model = Interests(np.ones(count))
    for number, bag in enumerate(bags):
        model.learn(bags[0], 1.0, number)
        model.learn(bag, 1.0, number)
    assert len(model.interests) == INTERESTS_MAX
    assert likeness(model, bags[0]) == pytest.approx(1)
    assert model.bags[INTERESTS_MAX:].sum() == 0


def test_interests_that_have_come_to_resemble_each_other_become_one() -> None:
    def bag(*terms: int) -> Bag:
        return Bag(np.array(terms), np.ones(len(terms)))

    model = Interests(np.ones(6))
    first = model.learn(bag(0, 1), 1.0, 0.0)
    second = model.learn(bag(2, 3), 1.0, 0.0)
    assert first != second
    number = model.learn(bag(0, 1, 2, 3), 6.0, 0.0)
    assert [each.number for each in model.interests] == [number] == [first]
    assert model.interests[0].articles == 3
    assert model.mass[0] == pytest.approx(8)
    assert model.products[0, 0] == pytest.approx(model.bags[0] @ model.bags[0])


def test_the_products_that_are_kept_are_those_of_the_bags(library: Library) -> None:
    model, chance = library.model(), random.Random(8)
    for number in range(200):
        model.learn(
            chance.choice(library.bags[chance.choice(sorted(SUBJECTS))]), chance.uniform(-0.2, 2), number * DAY_SECONDS * 40
        )
    expected = model.bags @ model.bags.T
    assert model.products == pytest.approx(expected, rel=1e-6, abs=float(expected.max()) * 1e-9)
    assert model.mass[len(model.interests) :].sum() == 0
    assert len({each.number for each in model.interests}) == len(model.interests)


def test_summaries_of_one_subject_found_a_few_interests_not_one_each() -> None:
    """Two words of a subject among a dozen of a summary, as feeds show it."""
    chance, vocabulary = random.Random(2), Vocabulary()
    subject, others = [f"tide{number}" for number in range(25)], [f"word{number}" for number in range(900)]
    texts = [" ".join([*chance.sample(subject, 2), *chance.sample(others, 10)]) for _ in range(400)]
    bags = [vocabulary.bag("", text) for text in texts]
    model = Interests(rarity(bags, len(vocabulary)))
    for number, bag in enumerate(bags[:20]):
        model.learn(bag, 1.0, number)
    assert model.founded <= 12
    assert max(each.articles for each in model.interests) >= 5


def test_what_was_wanted_in_all_is_the_sum_of_interests_and_ages_with_them(library: Library) -> None:
    model = library.model()
    assert not model.affinity().any()
    for number in range(20):
        for subject in ("sea", "clay"):
            model.learn(library.bags[subject][number], 1.0, number * 400 * HALF_LIFE_DAYS * DAY_SECONDS / 20)
    together = model.bags.sum(axis=0)
    assert model.affinity() == pytest.approx(together / np.linalg.norm(together), abs=1e-9)
    assert np.linalg.norm(model.affinity()) == pytest.approx(1)
