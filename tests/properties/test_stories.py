"""Whatever articles hold, their words are few, and each finds at most one that came before it, of another site."""

from hypothesis import given
from hypothesis import strategies as st

from reader.learning import stories
from reader.learning.stories import Stories, words

PIECES = st.sampled_from(
    [
        "Gale",
        "mole",
        "42",
        "<b>",
        "&amp;",
        "Straße",
        "Москва",
        "عاصفة",
        "סערה",
        "Σίσυφος",
        "\u0131\u0307",
        "\u202e",
        "A.B.",
        "a" * 99,
    ]
)
TEXTS = st.one_of(st.text(max_size=80), st.lists(PIECES, max_size=40).map(" ".join))


@given(st.lists(st.tuples(TEXTS, TEXTS, st.sampled_from(["", "de", "xx-YY"]), st.integers(0, 3)), min_size=1, max_size=30))
def test_any_articles_are_taken(articles: list[tuple[str, str, str, int]]) -> None:
    index, sites = Stories(), {}
    index.known = stories.KNOWN_LEAST
    for number, (title, text, language, site) in enumerate(articles):
        found = words(title, text, language)
        if found is None:
            continue
        assert 0 < len(found.terms) == len(found.weights) <= stories.TERMS_MAX
        assert found.numbers <= found.titles <= stories.TITLE_MAX
        link = index.add(number, found, number * 60, site)
        sites[number] = site
        assert link is None or (link.key < number and sites[link.key] != site and link.likeness <= 1.01)
