"""Web pages of any bytes: read in bounded ways, never an exception, and what comes out is as safe as what feeds give."""

from hypothesis import given, settings
from hypothesis import strategies as st

from reader.domain.errors import Problem, ProblemKind
from reader.domain.retrieval import JobKind, PageIcons, PageText, ParseJob
from reader.formats import wire
from reader.formats.articles.sanitizer import sanitize
from tests.examples import examples

URL = "https://site.test/a/page"
WORDS = "<p>The gauge stood at four metres, and the harbour was quiet, as it is before the tide turns.</p>"
NAMES = [
    "div",
    "p",
    "article",
    "section",
    "h1",
    "h2",
    "ul",
    "li",
    "table",
    "tr",
    "td",
    "noscript",
    "picture",
    "source",
    "img",
    "a",
    "form",
]
PIECES = st.one_of(
    st.just(WORDS),
    st.sampled_from(NAMES).map(lambda name: f"<{name}>"),
    st.sampled_from(NAMES).map(lambda name: f"</{name}>"),
    st.sampled_from(
        ['class="footnotes"', 'id="comments"', 'style="display:none"', 'href="#x"', 'src=x data-src="/y.png"', 'srcset=", 2x"']
    ).map(lambda attribute: f"<div {attribute}><img {attribute}><a {attribute}>x</a>"),
    st.sampled_from(
        [
            "<script>x</script>",
            "<svg><p>",
            "<!--",
            "<![CDATA[",
            "<input type=password>",
            '<base href="javascript:x">',
            "\x00",
            "&#0;",
        ]
    ),
    st.text(max_size=20),
)


def perform(kind: JobKind, body: bytes, content_type: str) -> object:
    return wire.perform(ParseJob(1, kind, URL, content_type, body))


@given(st.lists(PIECES, max_size=25))
@settings(max_examples=examples(150))
def test_any_markup_is_an_article_or_a_problem_with_a_message(pieces: list[str]) -> None:
    body = "".join(["<html><body>", *pieces, WORDS * 2]).encode("utf-8", "replace")
    result = perform(JobKind.ARTICLE, body, "text/html")
    assert isinstance(result, PageText | Problem)
    if isinstance(result, PageText):
        assert sanitize(result.html, URL) == result.html
    else:
        assert result.kind in {ProblemKind.NO_ARTICLE, ProblemKind.SIGN_IN_PAGE, ProblemKind.NOT_A_PAGE}


@given(st.binary(max_size=300), st.sampled_from(["", "text/html", "text/html; charset=utf-16", "image/png", "x; charset=\x00"]))
@settings(max_examples=examples(100))
def test_any_bytes_come_to_an_end(body: bytes, content_type: str) -> None:
    assert isinstance(perform(JobKind.ARTICLE, body, content_type), PageText | Problem)
    icons = perform(JobKind.ICONS, body, content_type)
    assert isinstance(icons, PageIcons)
    assert all(url.startswith(("http://", "https://")) for url in icons.urls)
