"""Whatever articles hold, their words are few, and each finds at most one that came before it, of another site."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from reader.formats.articles.walker import read_blocks
from reader.learning import stories
from reader.learning.stories import Stories, words
from reader.ui.player.sentences import LONGEST, script_of, split
from tests.ui.article_samples import article

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


MARKS = st.text(st.sampled_from('.!? \n"”)。\N{FULLWIDTH QUESTION MARK}a雨Dr1\N{GRINNING FACE}'), max_size=200)
SPOKEN = st.one_of(st.text(max_size=2000), MARKS, st.lists(MARKS, max_size=20).map("z. B. ".join))
TAGS = st.sampled_from(["p", "h2", "pre", "li", "sup", "td", "a", "blockquote", "details", "summary"])


@given(SPOKEN, st.sampled_from(["", "en", "de", "ja", "ar", "x" * 50]))
def test_nothing_of_a_text_is_left_out(text: str, language: str) -> None:
    found = split(text, language)
    assert "".join("".join(text[start:end].split()) for start, end in found) == "".join(text.split())
    assert all(0 < end - start <= LONGEST for start, end in found)
    assert all(before[1] <= after[0] for before, after in pairwise(found))


@given(st.lists(st.tuples(TAGS, MARKS), max_size=8))
def test_any_article_can_be_read(parts: list[tuple[str, str]]) -> None:
    html = "".join(f"<{tag} id='n' href='#n'>{text}" for tag, text in parts)
    script = script_of(article(html, "A title"), read_blocks(html))
    starts = [each.start for each in script.sentences]
    assert starts == sorted(starts)
    assert script.sentences[0].said == "A title"
    assert all(any(map(str.isalnum, each.said)) for each in script.sentences)
    assert all(each.start <= script.length for each in script.sentences)
