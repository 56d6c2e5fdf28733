"""Sentences of any text: all of it is said, in order, in parts of a bounded length."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from reader.formats.articles.walker import read_blocks
from reader.ui.player.sentences import LONGEST, script_of, split
from tests.ui.article_samples import article

MARKS = st.text(st.sampled_from('.!? \n"”)。\N{FULLWIDTH QUESTION MARK}a雨Dr1\N{GRINNING FACE}'), max_size=200)
TEXTS = st.one_of(st.text(max_size=2000), MARKS, st.lists(MARKS, max_size=20).map("z. B. ".join))
TAGS = st.sampled_from(["p", "h2", "pre", "li", "sup", "td", "a", "blockquote", "details", "summary"])


@given(TEXTS, st.sampled_from(["", "en", "de", "ja", "ar", "x" * 50]))
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
