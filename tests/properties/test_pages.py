"""Web pages of any bytes: read in bounded ways, never an exception, and what comes out is as safe as what feeds give."""

from hypothesis import given, settings
from hypothesis import strategies as st

from reader.domain.errors import Problem, ProblemKind
from reader.domain.retrieval import JobKind, PageIcons, PageText, ParseJob
from reader.formats import wire
from reader.formats.articles.blocks import Block, PictureBlock, Run, Table
from reader.formats.articles.sanitizer import sanitize
from reader.formats.articles.walker import read_blocks
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


TAGS_AND_TEXTS = st.sampled_from(
    "<p> </p> <div> </div> <b> </b> <i> <a&#32;href='javascript:x'> <a&#32;href='https://ok.test/'> </a> <ul> <ol> <li> </li> </ul> </ol> "
    "<table> <tr> <td> <td&#32;colspan=9> <th> </td> </tr> </table> <caption> <pre> </pre> <code> <br> <hr> <wbr> <q> </q> <h2> </h2> "
    "<img&#32;src='https://p.test/x.png'> <img&#32;src='file:///x'> <img&#32;src=x&#32;alt=y> <blockquote> </blockquote> <dl> <dt> <dd> "
    "</dl> <details> <summary> <bdi> </bdi> <ruby> <rt> <svg> <math> <template> <select> <textarea> word &lt; &#0; \u200b \u96e8".replace(
        "&#32;", "\x01"
    ).split()
).map(lambda piece: piece.replace("\x01", " "))
MARKUP = st.lists(TAGS_AND_TEXTS | st.text(max_size=8), max_size=60).map("".join)


def runs_and_pictures(blocks: tuple[Block, ...]) -> list[Run | str]:
    found: list[Run | str] = []
    waiting = list(blocks)
    while waiting:
        block = waiting.pop()
        if isinstance(block, Table):
            waiting += [inner for row in block.rows for cell in row for inner in cell.blocks]
        elif isinstance(block, PictureBlock):
            found.append(block.picture.url)
        else:
            found += getattr(block, "runs", ())
    return found


@given(MARKUP)
def test_any_markup_gives_safe_blocks(markup: str) -> None:
    for html in (markup, sanitize(markup, "https://feed.test/")):
        for found in runs_and_pictures(read_blocks(html).blocks):
            if isinstance(found, str):
                assert found.startswith(("https://", "http://", "data:image/"))
            else:
                assert not found.href or found.href.startswith(("https://", "http://", "mailto:", "#"))
                assert found.text or found.picture


@given(MARKUP)
def test_tables_are_sound_grids(markup: str) -> None:
    waiting = list(read_blocks(f"<table>{markup}</table>").blocks)
    while waiting:
        block = waiting.pop()
        if not isinstance(block, Table):
            continue
        covered: set[tuple[int, int]] = set()
        for at, row in enumerate(block.rows):
            for cell in row:
                area = {(at + y, cell.column + x) for y in range(cell.row_span) for x in range(cell.column_span)}
                assert not area & covered
                assert all(y < len(block.rows) and x < block.columns for y, x in area)
                covered |= area
                waiting += cell.blocks


@given(st.lists(st.text("W \u96e8\n", max_size=900), max_size=4))
def test_breaking_words_loses_no_letter(texts: list[str]) -> None:
    html = "<p>" + "".join(f"<b>{text}</b><i></i>" for text in texts) + "</p>"
    shown = "".join(run.text for run in runs_and_pictures(read_blocks(html).blocks) if isinstance(run, Run))
    assert shown.count("W") == "".join(texts).count("W")
