"""Which articles report one story: other sites, near in time, alike in words; nothing else, whatever the text."""

import random

import pytest

from reader.domain.ids import DAY_SECONDS
from reader.learning import stories
from reader.learning.stories import Link, Stories, Words, words

QUAKE = (
    "Strong earthquake shakes northern Chile, two injured",
    (
        "A magnitude 6.8 earthquake struck near Iquique in northern Chile early on Tuesday, injuring two people and cutting power to "
        "forty thousand homes, the national emergency office Onemi said. No tsunami warning was issued."
    ),
)
QUAKE_AGAIN = (
    "Chile: earthquake near Iquique leaves two hurt and homes without power",
    (
        "Two people were injured when an earthquake of magnitude 6.8 hit northern Chile on Tuesday. The emergency office Onemi said that "
        "about forty thousand homes near Iquique had no power; there was no danger of a tsunami."
    ),
)
BUDGET = (
    "Parliament passes the budget after a night of debate",
    (
        "After fourteen hours the upper house agreed to a budget that raises spending on schools and railways, and the finance minister "
        "Anna Lindqvist thanked the opposition for its votes on Wednesday morning."
    ),
)
SYLLABLES = ("ba", "ker", "lo", "min", "tas", "ur", "vel", "wen", "dro", "phi", "qua", "zil")


def made_up(chance: random.Random) -> tuple[str, str]:
    """An article about nothing, in words that no other has."""
    terms = ["".join(chance.choices(SYLLABLES, k=3)) for _ in range(40)]
    return " ".join(terms[:8]), " ".join(terms)


def of(article: tuple[str, str], language: str = "en") -> Words:
    found = words(*article, language)
    assert found is not None
    return found


@pytest.fixture
def index() -> Stories:
    chance = random.Random(3)
    made = Stories()
    for _ in range(stories.KNOWN_LEAST):
        made.learn(of(made_up(chance)))
    return made


def test_two_sites_that_report_the_same_are_linked(index: Stories) -> None:
    assert index.add(1, of(QUAKE), 0, 1) is None
    assert index.add(2, of(BUDGET), 60, 2) is None
    link = index.add(3, of(QUAKE_AGAIN), 3600, 2)
    assert link.key == 1
    assert stories.LIKE_AT < link.likeness < 1


@pytest.mark.parametrize(("at", "site"), [(3600, 1), (3 * DAY_SECONDS + 1, 2)], ids=["same site", "days later"])
def test_neither_one_site_nor_days_later_is_a_report(index: Stories, at: int, site: int) -> None:
    index.add(1, of(QUAKE), 0, 1)
    assert index.add(2, of(QUAKE_AGAIN), at, site) is None


def test_headlines_alone_need_more_in_common(index: Stories) -> None:
    title = "Fire at Lisbon port destroys grain warehouses"
    index.add(1, of((title, "")), 0, 1)
    assert index.add(2, of(("Grain warehouses destroyed by fire at Lisbon port", "")), 0, 2) is not None
    assert index.add(3, of(("Fire in Lisbon", "")), 0, 3) is None


def test_titles_with_other_numbers_are_hardly_alike(index: Stories) -> None:
    index.add(1, of(("Harbour notes 512", QUAKE[1])), 0, 1)
    assert index.add(2, of(("Seismology digest 513 of a quiet institute", QUAKE_AGAIN[1][:150])), 0, 2) is None
    assert index.add(3, of(("Seismology digest 512 of a quiet institute", QUAKE_AGAIN[1][:150])), 0, 3) is not None


def test_one_rare_name_in_two_short_texts_is_not_a_story(index: Stories) -> None:
    border = (
        "Passengers describe a Quixo nightmare",
        "Airlines warn customers of very long queues at all airports after Quixo introduced digital checks; Quixo stayed silent about them.",
    )
    club = (
        "The strange resilience of Quixo",
        "A decade into the age of nationalism, the very idea of leaving Quixo behind seems taboo to most voters everywhere; Quixo endures.",
    )
    index.add(1, of(border), 0, 1)
    assert of(border).text >= stories.TEXT_LEAST <= of(club).text
    assert index.add(2, of(club), 0, 2) is None


def test_the_place_and_the_day_are_not_a_story_in_summaries(index: Stories) -> None:
    """As in news of one city: more has to be shared than where few words are read."""
    stabbing = (
        "Five people injured in stabbing at Tarvo Central station",
        "The city of Tarvo is heightening security before President Okello visits on Monday to watch the league finals there.",
    )
    booed = (
        "Tarvo crowd boos President Okello at a match",
        (
            "Guests of all ages jeered loudly as his face appeared on two huge screens above the hall before the third of the finals "
            "finally began, to music."
        ),
    )
    index.add(1, of(stabbing), 0, 1)
    assert stories.TEXT_LEAST <= of(booed).text < stories.LEAD_WORDS
    assert index.add(2, of(booed), 0, 2) is None


def test_addresses_in_a_text_are_not_its_words(index: Stories) -> None:
    """As in feeds of links, whose texts are two addresses each."""
    text = "Article URL: https://{}.example/posts/2026/november/{} Comments URL: https://links.example/item?id=48766081&p=1 Points: 5"
    assert of(("Migration and restlessness", text.format("sulat", "migration"))).text < stories.TEXT_LEAST
    index.add(1, of(("Migration and restlessness", text.format("sulat", "migration"))), 0, 1)
    assert index.add(2, of(("A library leaves its owner", text.format("nathan", "library"))), 0, 2) is None


@pytest.mark.parametrize(
    ("title", "again", "other"),
    [
        ("구글코리아, 윤구 신임 사장 선임", "윤구 사장, 구글코리아 신임 대표로", "LG전자, 국내 최대 LED 공급"),
        ("苹果起诉公司窃取硬件机密", "苹果指控公司窃取硬件机密", "油价自五月以来首次突破一百美元"),
        ("高校生が作る次世代の自作言語を公開", "次世代向け自作言語を高校生が公開した話", "北海道の列車が大雪で運休"),
    ],
    ids=["ko", "zh", "ja"],
)
def test_what_is_written_without_words_is_compared_by_pairs(index: Stories, title: str, again: str, other: str) -> None:
    index.add(1, of((title, "")), 0, 1)
    assert index.add(2, of((other, "")), 0, 2) is None
    link = index.add(3, of((again, "")), 0, 3)
    assert link.key == 1


def test_nothing_is_linked_while_few_articles_are_known() -> None:
    index = Stories()
    index.add(1, of(QUAKE), 0, 1)
    assert index.add(2, of(QUAKE), 0, 2) is None


def test_an_index_that_forgets_knows_the_rest_as_before() -> None:
    chance = random.Random(4)
    articles = [of(made_up(chance)) for _ in range(3000)]
    whole, pruned = Stories(), Stories()
    for number, each in enumerate(articles):
        for index in (whole, pruned):
            index.add(number, each, number * 60, number)
        pruned.forget((number - 900) * 60)
    assert len(pruned) < len(whole) == 3000
    for number in range(2200, 3000):
        found = [index.add(number, articles[number], 3000 * 60, -1) for index in (whole, pruned)]
        assert found[0] == found[1]
        assert found[0] == Link(number, pytest.approx(1.0, abs=0.01))


@pytest.mark.parametrize(
    "article",
    [
        ("", ""),
        ("、。", "…"),
        ("แผ่นดินไหวในชิลี", "Chile"),
        ("\ud800", "\x00"),
    ],
)
def test_what_has_no_words_has_none(article: tuple[str, str]) -> None:
    assert words(*article) is None


def test_a_large_text_costs_no_more_than_its_start() -> None:
    large = ("quake " * 200_000, "tremor <b> " * 200_000)
    found = of(large)
    assert len(found.terms) <= stories.TERMS_MAX
    assert found.text == stories.LEAD_WORDS
