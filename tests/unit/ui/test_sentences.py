"""Articles as sentences to be heard: where one ends, what is named instead of read, in which language."""

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from reader.formats.articles.walker import read_blocks
from reader.ui.player.sentences import LONGEST, Sentence, script_of, split
from tests.ui.article_samples import article


def heard(html: str, *, title: str = "", language: str = "en") -> Sequence[Sentence]:
    return script_of(article(html, title, language=language), read_blocks(html)).sentences


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It rained.| Then it stopped!| Did it?| Yes."),
        ("en", "Dr. Smith met J. R. R. Tolkien at 5 p.m. in the U.S. Embassy.| He left."),
        ("en", "See fig. 3 and Mr. Brown (cf. Vol. 2).| It works, e.g. Here."),
        ("en", "“It is over.”| She left.| “Why?” he asked, cf.https://a.test/?b=c!"),
        ("de", "Am 3. Oktober kam z. B. Herr Prof. Dr. Müller.| Er blieb."),
        ("en", "It ended in 1999.| Then nothing."),
        ("en", "He has 12.| She has 13."),
        ("fr", "M. Dupont est là.| Il attend\N{NARROW NO-BREAK SPACE}!| Oui."),
        ("ja", "雨が降った。|そして止んだ\N{FULLWIDTH EXCLAMATION MARK}|本当\N{FULLWIDTH QUESTION MARK}"),
        ("zh", "下雨了。|然后停了\N{FULLWIDTH EXCLAMATION MARK}"),
        ("en", "Sun \N{GRINNING FACE}\N{GRINNING FACE}.| Rain \N{GRINNING FACE}.| End."),
        ("ar", "هل أمطرت؟| نعم."),
        ("en", ""),
        ("en", "no end at all"),
    ],
)
def test_where_sentences_end(language: str, text: str) -> None:
    plain = text.replace("|", "")
    assert "|".join(plain[start:end].rstrip() for start, end in split(plain, language)) == text.replace("| ", "|")


@pytest.mark.parametrize("unit", ["word ", "word, and ", "word", "雨が", "\N{GRINNING FACE}"])
def test_a_sentence_without_an_end_is_split(unit: str) -> None:
    text = unit * 5000
    found = split(text, "en")
    assert max(end - start for start, end in found) <= LONGEST
    assert "".join(text[start:end] for start, end in found) == text


def test_code_tables_pictures_and_footnotes_are_named(qtbot: QtBot) -> None:
    html = """<h1>The title</h1><p>It works<sup><a href="#n1">1</a></sup>. As <sup>2</sup> shows<sup><a href="#n2">[2]</a></sup>, it does.</p>
    <pre>for (;;) {}</pre><table><tr><td>1</td><td>2</td></tr></table><img src="https://p.test/1.png" alt="A ferry">
    <img src="https://p.test/2.png"><img src="https://p.test/3.png" alt="IMG_0815.png"><h2>Why</h2><ol start="3"><li>So. And so.</li></ol><hr><p>More at https://www.shore.test/long/way?a=b</p>
    <details><summary>Fold</summary><p>Hidden</p></details>
    <ol><li id="n1">A note <a href="#r1">back</a></li><li id="n2">Another</li></ol><p>* * *</p>"""
    found = heard(html, title="The title")
    assert [each.said for each in found] == [
        "The title", "It works.", "As 2 shows, it does.", "Code.", "Table.", "Picture.", "A ferry", "Why", "3. So.", "And so.",
        "More at shore.test", "Fold", "Footnotes.",
    ]  # fmt: skip
    # what is heard is found again on the page
    assert [each.text for each in found][:5] == ["The title", "It works1.", "As 2 shows[2], it does.", "", ""]
    assert [each.text for each in found][8:] == [
        "So.", "And so.", "More at https://www.shore.test/long/way?a=b", "Fold", ""
    ]  # fmt: skip


def test_headings_are_chapters_at_the_time_of_their_sentence(qtbot: QtBot) -> None:
    html = "<p>" + "A sentence. " * 50 + "</p><h2>Later</h2><p>More.</p>"
    script = script_of(article(html, "T"), read_blocks(html))
    assert [chapter.title for chapter in script.chapters] == ["Later"]
    at = next(each for each in script.sentences if each.said == "Later")
    assert script.chapters[0].start_seconds == at.start // 1000
    assert script.sentences[-1].start < script.length


@pytest.mark.parametrize(
    ("declared", "text", "language"),
    [
        ("en-US", "Das ist ein Text, der nicht englisch ist, und er ist auch nicht kurz.", "de"),
        ("de-AT", "Das ist ein Text, der nicht englisch ist, und er ist auch nicht kurz.", "de-AT"),
        ("en-US", "雨が降った。そして止んだ。", "ja"),
        ("zh-HK", "下雨了。然后停了\N{FULLWIDTH EXCLAMATION MARK}", "zh-HK"),
        ("", "下雨了。然后停了\N{FULLWIDTH EXCLAMATION MARK}", "zh"),
        # the interface's own
        ("", "Bip bop", "en"),
        ("sv", "Bip bop", "sv"),
    ],
)
def test_the_words_decide_the_language(declared: str, text: str, language: str) -> None:
    assert heard(f"<p>{text}</p>", language=declared)[0].language == language


def test_a_block_in_another_language_is_read_in_it() -> None:
    found = heard('<p>It is this and that, and the one that was here.</p><p lang="fr">Bonjour.</p>')
    assert [each.language for each in found] == ["en", "fr"]


@pytest.mark.parametrize(
    "html", ["", "<p></p>", "<p>\x00</p>", "<p>" + "(" * 10_000, "<ul>" * 500 + "x", "<p>" + "a.b." * 20_000]
)
def test_odd_texts_end(html: str) -> None:
    assert all(len(each.said) <= LONGEST + 10 for each in heard(html))
