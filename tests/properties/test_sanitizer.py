"""Nothing active leaves the sanitiser, and what leaves it stays as it is."""

import re
from html import unescape

from hypothesis import given
from hypothesis import strategies as st

from reader.formats.articles import sanitizer
from reader.formats.articles.embeds import with_links_for_players, with_readable_formulas
from reader.formats.articles.literal_tags import with_literal_tags
from reader.formats.articles.pictures import without_unseen
from reader.formats.articles.sanitizer import sanitize, words_if_settled
from reader.formats.text import plain_text, tidy_lines, without_controls

BASE = "https://example.org/a/b"
PIECES = st.sampled_from(
    [
        "<script>", "</script>", "alert(1)", "<style>", "</style>", "<svg>", "</svg>", "<math>", "<mtext>", "<mglyph>", "<form>", "<input>",
        "<iframe src='http://x/y'>", "</iframe>", "<iframe srcdoc='<script>'>", "<object data=x>", "<embed src=javascript:x>", "<meta>", "<base href=x>",
        "<link rel=stylesheet href=x>", "<a href='javascript:x'>", '<a href="/x" onclick=y>', "</a>", "<img src=x onerror=y>", "<p style='x'>", "</p>",
        "<table>", "<tr>", "<td>", "</table>", "<div>", "</div>", "<pre>\n", "</pre>", "<b>", "<i>", "</b>", "<ul>", "<li>", "<!--", "-->", "<![CDATA[",
        "]]>", "<noscript>", "<template>", "<textarea>", "</textarea>", "<title>", "<video src=v>", "<source src='w'>", "&lt;script&gt;", "&amp;", "&#0;",
        "&#x1f;", '<img src="data:image/svg+xml,<svg onload=x>">', "<img alt='<script>' src='/i'>", "<select>", "<option>", "text", " ", "\x00", "\ud800",
        "<br>", "<h1>", "<details open>", "<summary>", "<annotation-xml encoding=text/html>", "<code class='language-x y'>", "<p>", "</svg", "<a title='\"><script>'",
        "<a href='#n'>", "<a href='#m' id=n>", "<p id=n>", "<a name=n id=m>", "<li id='m\" onclick=\"x'>", "<math><mi>x</mi></math>", "</math>",
        "<video poster=p><source src=v>", "</video>", "<iframe title='<b>' src='https://youtu.be/abcdefghijk'>", "</iframe>", "<ol reversed>",
        "<path>", "<g>", "</g>", "<path d='M0'/>", "<xmp>", "</xmp>", "<plaintext>", "<noembed>", "</noscript>", "</template>", "</title>", "</select>",
        "<T>", "<foo bar>", "<a@b.c>", "<http://x/>", "<? ", "<! ", "</ ", "</3", "<b then", '<a title="', "<i lang='", "-- >", "--!>", "<!-->", "'", '"',
    ]
)  # fmt: skip
HTML = st.one_of(st.lists(PIECES, max_size=25).map("".join), st.text(st.characters(), max_size=100))
TAGS = re.compile(r"<\s*/?\s*(\w+)([^<>]*)>")
ACTIVE = re.compile(
    r"<\s*(script|iframe|object|embed|form|svg|style|meta|base|link|math|template|noscript|input|button)|<!--", re.IGNORECASE
)
BAD_ATTRIBUTE = re.compile(
    r'(?:^|\s)(on\w+|style|srcdoc|srcset|formaction|xlink:href|action)\s*=|(?:href|src)="(?!https?://|mailto:|#|data:image/)',
    re.IGNORECASE,
)


def assert_harmless(html: str) -> None:
    safe = sanitize(html, BASE)
    assert not ACTIVE.search(safe)
    for match in TAGS.finditer(safe):
        outside_values = re.sub(r'="[^"]*"', "=", match[2])
        assert not BAD_ATTRIBUTE.search(outside_values.replace("href=", "").replace("src=", ""))
        assert not BAD_ATTRIBUTE.search(" ".join(re.findall(r'(?:href|src)="[^"]*"', match[2])))
        assert "data:image/svg" not in match[2]
    assert safe == without_controls(safe)


@given(HTML)
def test_nothing_active_is_left(html: str) -> None:
    assert_harmless(html)


@given(HTML)
def test_clean_html_stays_as_it_is(html: str) -> None:
    safe = sanitize(html, BASE)
    assert sanitize(safe, BASE) == safe


LITERAL = st.sampled_from(
    [
        "path",
        "g",
        "title",
        "select",
        "svg",
        "math",
        "template",
        "textarea",
        "style",
        "script",
        "xmp",
        "plaintext",
        "noscript",
        "object",
        "applet",
        "mi",
        "text",
        "T",
        "foo",
        "image",
    ]
)


@given(st.lists(st.tuples(LITERAL, st.sampled_from(["p", "div", "h2", "li"])), min_size=1, max_size=6))
def test_no_word_is_lost_behind_the_name_of_an_element(parts: list[tuple[str, str]]) -> None:
    html = "".join(f"<{block}>before{at} <{name}> after{at}</{block}>" for at, (name, block) in enumerate(parts))
    words = plain_text(sanitize(html, BASE)).split()
    named = [word for word in words if word.startswith(("before", "after"))]
    assert named == [word for at in range(len(parts)) for word in (f"before{at}", f"after{at}")]


NAMES = re.findall(r"\w+", "a b blockquote caption code dd div dl dt em h1 h2 li p pre ruby span table tbody td tr u ul")
FITTING = st.recursive(
    st.sampled_from(["text", " ", "\n", "&amp;", "<br>", "<hr>", '<img src="https://ok.test/i">', '<img src="http://1.2.3/">']),
    lambda inner: st.builds(
        lambda name, parts: f"<{name}>{''.join(parts)}</{name}>",
        st.sampled_from(NAMES),
        st.lists(inner, max_size=3),
    ),
    max_leaves=12,
)


@given(st.one_of(HTML, FITTING))
def test_clean_html_that_counts_as_settled_reads_the_same_again(html: str) -> None:
    safe = sanitizer._clean(sanitizer._CLEANER, html.encode("utf-8", "replace").decode())
    words = words_if_settled(safe)
    if words is not None:
        assert sanitizer._clean(sanitizer._CHECK, safe) == safe
        assert words == plain_text(safe)


@given(FITTING)
def test_html_that_counts_as_settled_reads_the_same(html: str) -> None:
    if words_if_settled(html.strip()) is not None:
        assert sanitizer._clean(sanitizer._CHECK, html) == html.strip()


@given(st.one_of(HTML, FITTING))
def test_words_found_on_the_way_are_those_of_the_result(html: str) -> None:
    clean = sanitizer.cleaned(html, BASE)
    assert clean == (sanitize(html, BASE), plain_text(clean.html))


@given(HTML)
def test_plain_text_of_clean_html_never_fails(html: str) -> None:
    assert "\x00" not in plain_text(sanitize(html, BASE))


@given(HTML)
def test_only_places_that_a_link_leads_to_keep_their_names(html: str) -> None:
    safe = sanitize(html, BASE)
    targets = set(re.findall(r' href="[^"]*#([^"]*)"', safe))
    assert {name for tag in TAGS.findall(safe) for name in re.findall(r' (?:id|name)="([^"]*)"', tag[1])} <= targets


TREATED = st.sampled_from(
    ["<IMG hidden src=a>", "<img style='display:none' alt='<b'>", "<img hidden alt='a>b'>", "<v\u0131deo src=b>", "<\u017fource>", "<video-js>", "<EMBED src=c>",
     "<math><mn>1</mn></math>", "<script type='math/tex'>x</script>", "<span class='katex-html'>", "<p>", "</p>", "<b title='", "'>", "x < y", "<path>"]
)  # fmt: skip


@given(st.one_of(HTML, st.lists(TREATED, max_size=8).map("".join)))
def test_html_of_plain_tags_is_made_ready_as_any_other(html: str) -> None:
    raw = without_controls(html)
    whole = with_readable_formulas(with_literal_tags(without_unseen(raw)))
    assert sanitizer._made_ready(raw, BASE) == with_links_for_players(whole, BASE)


@given(st.text(st.sampled_from("ab \n\t\r\u00a0\u3000\u2028\u00e9\u200b&#1;09amp"), max_size=30))
def test_lines_are_tidied_alike_with_any_blanks(text: str) -> None:
    lines = [" ".join(line.split()) for line in without_controls(unescape(text)).split("\n")]
    assert tidy_lines(text) == "\n".join(line for line in lines if line)


def test_no_more_places_are_kept_than_articles_need() -> None:
    """What else is settled stays settled where all room is taken by articles that nest in every way."""
    deep = "<b>" * 3 * sanitizer.PLACES_KEPT + "x" + "</b>" * 3 * sanitizer.PLACES_KEPT
    assert words_if_settled(deep) == "x"
    assert len(sanitizer._KEPT) == sanitizer.PLACES_KEPT
    assert words_if_settled("<h6>a</h6><ul><li><p>b<u><sub>c</sub></u></p></li></ul>") == "a\nbc"
    assert words_if_settled("<h6><h6>a</h6></h6>") is None
