import pytest

from reader.formats.articles.blocks import Preformatted, Run, Style, Token
from reader.formats.articles.code import MAX_ARTICLE, MAX_LISTING, listing_characters, with_code_colours
from reader.formats.articles.walker import read_blocks


def coloured(text: str, language: str) -> list[tuple[str, Token]]:
    (found,) = with_code_colours((Preformatted(runs=(Run(text),), language=language),))
    assert isinstance(found, Preformatted)
    return [(run.text, run.token) for run in found.runs]


def test_a_listing_is_cut_where_its_kind_changes() -> None:
    found = coloured("def f(x):  # why\n    return 'a' + 1\n", "py")
    assert "".join(text for text, _ in found) == "def f(x):  # why\n    return 'a' + 1\n"
    kinds = {text: token for text, token in found if text.strip()}
    assert (kinds["def"], kinds["f"], kinds["# why"]) == (Token.KEYWORD, Token.NAME, Token.COMMENT)
    assert (kinds["'a'"], kinds["1"], kinds["return"]) == (Token.STRING, Token.NUMBER, Token.KEYWORD)


def test_a_patch_shows_what_came_and_went() -> None:
    found = coloured("-old\n+new\n", "diff")
    assert [token for text, token in found if text.strip()] == [Token.REMOVED, Token.ADDED]


def test_runs_keep_their_links_and_styles() -> None:
    runs = (Run("if ", Style.BOLD), Run("True: x = 12", href="https://ok.test/"), Run("3"))
    (found,) = with_code_colours((Preformatted(runs=runs, language="python"),))
    assert isinstance(found, Preformatted)
    assert [run.href for run in found.runs if run.text == "True"] == ["https://ok.test/"]
    assert (found.runs[0].text, found.runs[0].style) == ("if", Style.BOLD)
    assert [run.token for run in found.runs if run.text in {"12", "3"}] == [Token.NUMBER, Token.NUMBER]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("x = 1", ""),
        ("x = 1", "no-such-language"),
        ("x = 1\n" * (MAX_LISTING // 6 + 1), "python"),
        ("x = " + "1" * 500, "python"),
    ],
)
def test_what_cannot_be_coloured_quickly_stays_plain(text: str, language: str) -> None:
    assert coloured(text, language) == [(text, Token.PLAIN)]


def test_an_article_of_listings_is_coloured_as_far_as_there_is_time() -> None:
    listing = Preformatted(runs=(Run("x = 1\n" * 600),), language="python")
    found = with_code_colours((listing,) * 4)
    assert [len(block.runs) > 1 for block in found if isinstance(block, Preformatted)] == [
        (at + 1) * 3_600 <= MAX_ARTICLE for at in range(4)
    ]


def test_what_there_is_to_colour_is_counted() -> None:
    html = '<pre class="lang-py">if x: 1</pre><pre>plain</pre><pre class="lang-klingon">x</pre>'
    assert listing_characters(read_blocks(html).blocks) == len("if x: 1")


@pytest.mark.parametrize(
    "html",
    [
        '<pre class="lang-py">if x: 1</pre>',
        '<div class="language-python highlighter-rouge"><div class="highlight"><pre>if x: 1</pre></div></div>',
        '<div class="highlight-source-python"><pre>if x: 1</pre></div>',
    ],
)
def test_the_language_is_declared_in_several_places(html: str) -> None:
    (found,) = with_code_colours(read_blocks(html).blocks)
    assert isinstance(found, Preformatted)
    assert found.runs[0].token is Token.KEYWORD
