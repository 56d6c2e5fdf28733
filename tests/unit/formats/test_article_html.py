"""Articles as blocks: text, lists, tables, code, anchors and what is embedded."""

import pytest

from reader.formats.articles.blocks import (
    MARK,
    Block,
    Heading,
    ListItem,
    Paragraph,
    PictureBlock,
    Preformatted,
    Rule,
    Run,
    Style,
    Table,
    TextKind,
    Token,
)
from reader.formats.articles.code import MAX_ARTICLE, MAX_LISTING, listing_characters, with_code_colours
from reader.formats.articles.embeds import Video, video_at, with_links_for_players
from reader.formats.articles.sanitizer import sanitize, words_if_settled
from reader.formats.articles.walker import (
    MAX_CELLS,
    MAX_CHARACTERS,
    MAX_DEPTH,
    MAX_PICTURES,
    MAX_TAGS,
    is_player,
    read_blocks,
    reading_minutes,
)
from reader.formats.text import plain_text


def blocks(html: str) -> tuple[Block, ...]:
    return read_blocks(html).blocks


def words(found: tuple[Block, ...]) -> list[str]:
    return ["".join(run.text for run in getattr(block, "runs", ())) for block in found]


def only(html: str) -> Block:
    found = blocks(html)
    assert len(found) == 1, found
    return found[0]


def test_nothing_gives_nothing() -> None:
    for html in ("", "   \n", "<p> </p>", "<p></p><div></div>"):
        assert blocks(html) == ()


def test_paragraphs_and_loose_text() -> None:
    assert words(blocks("one<p>two</p>three<div>four</div>")) == ["one", "two", "three", "four"]


def test_white_space_is_collapsed_over_tags() -> None:
    assert words(blocks("<p>  a \n b <b> c </b>  d</p>")) == ["a b c d"]


def test_line_breaks_stay() -> None:
    assert words(blocks("<p>a <br> b<br/>c<br></p>")) == ["a\nb\nc"]


@pytest.mark.parametrize("level", range(1, 7))
def test_headings(level: int) -> None:
    assert only(f"<h{level}>x</h{level}>") == Heading(runs=(Run("x"),), level=level)


@pytest.mark.parametrize(
    ("tag", "style"),
    [
        ("b", Style.BOLD),
        ("strong", Style.BOLD),
        ("em", Style.ITALIC),
        ("code", Style.CODE),
        ("kbd", Style.KBD),
        ("sub", Style.SUB),
        ("sup", Style.SUP),
        ("s", Style.STRIKE),
        ("small", Style.SMALL),
        ("mark", Style.MARK),
        ("u", Style.UNDERLINE),
    ],
)
def test_inline_styles(tag: str, style: Style) -> None:
    assert only(f"<p><{tag}>x</{tag}></p>") == Paragraph(runs=(Run("x", style),))


def test_styles_add_up() -> None:
    assert only("<p><b>a<i>b</i></b></p>") == Paragraph(runs=(Run("a", Style.BOLD), Run("b", Style.BOLD | Style.ITALIC)))


@pytest.mark.parametrize(
    ("href", "kept"),
    [
        ("https://ok.test/?a=1&amp;b=2#f", "https://ok.test/?a=1&b=2#f"),
        ("HTTP://ok.test/", "HTTP://ok.test/"),
        ("mailto:a@b.test", "mailto:a@b.test"),
        ("#fn1", "#fn1"),
        ("javascript:alert(1)", ""),
        ("java\tscript:alert(1)", ""),
        ("data:text/html,x", ""),
        ("file:///etc/passwd", ""),
        ("/etc/passwd", ""),
        ("page.html", ""),
        ("//host/x", ""),
        ("\\\\evil\\s", ""),
        ("https:\\\\evil\\s", ""),
        ("https://", ""),
        ("http://[bad", ""),
        ("action:next", ""),
        ("smb://h/s", ""),
    ],
)
def test_links_pass_only_where_they_may_be_opened(href: str, kept: str) -> None:
    assert only(f'<p><a href="{href}">x</a></p>') == Paragraph(runs=(Run("x", href=kept),))


def test_lists_know_depth_kind_and_number() -> None:
    found = blocks('<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li><li value="9">d</li><li>e</li></ol>')
    assert found == (
        ListItem(runs=(Run("a"),), indent=1),
        ListItem(runs=(Run("b"),), indent=2),
        ListItem(runs=(Run("c"),), indent=1, number=3),
        ListItem(runs=(Run("d"),), indent=1, number=9),
        ListItem(runs=(Run("e"),), indent=1, number=10),
    )


def test_later_blocks_of_an_item_keep_its_indent() -> None:
    found = blocks("<ul><li><p>a</p><p>b</p></li><li><pre>c</pre></li></ul>")
    assert found == (
        ListItem(runs=(Run("a"),), indent=1),
        Paragraph(runs=(Run("b"),), indent=1),
        ListItem(runs=(), indent=1),
        Preformatted(runs=(Run("c"),), indent=1),
    )


def test_a_loose_list_item_is_a_list_item() -> None:
    assert only("<li>x</li>") == ListItem(runs=(Run("x"),), indent=1)


def test_quotes_nest() -> None:
    found = blocks("<blockquote>a<blockquote><p>b</p></blockquote></blockquote>c")
    assert [(block.quote, text) for block, text in zip(found, words(found), strict=True)] == [(1, "a"), (2, "b"), (0, "c")]


def test_preformatted_text_keeps_space_and_language() -> None:
    found = only('<pre><code class="language-python">if x:\n    y  = 1\n</code></pre>')
    assert isinstance(found, Preformatted)
    assert ("".join(run.text for run in found.runs), found.language) == ("if x:\n    y  = 1", "python")


def test_lines_in_boxes_inside_preformatted_text_stay_lines() -> None:
    assert words(blocks("<pre><div>a</div><div>  b</div></pre>")) == ["a\n  b"]


def test_pictures() -> None:
    found = blocks(
        '<p>a<a href="https://l.test/"><img src="https://p.test/i.png" alt="A  cat" width="640" height="480"></a>b</p>'
    )
    assert words(found) == ["a", "", "b"]
    picture = found[1]
    assert isinstance(picture, PictureBlock)
    assert (picture.picture.url, picture.picture.alt, picture.picture.link) == (
        "https://p.test/i.png",
        "A cat",
        "https://l.test/",
    )
    assert (picture.picture.width, picture.picture.height) == (640, 480)


def test_small_pictures_stay_in_the_line() -> None:
    paragraph = only('<p>a <img src="https://p.test/smile.png" width="16" height="16"> b</p>')
    assert isinstance(paragraph, Paragraph)
    assert [run.text for run in paragraph.runs] == ["a ", "", " b"]
    assert paragraph.runs[1].picture is not None


@pytest.mark.parametrize(
    "source",
    ["file:///etc/x.png", "/x.png", "x.png", "\\\\h\\x.png", "qrc:/x.png", "data:image/svg+xml;base64,AAAA", "//h/x.png", ""],
)
def test_pictures_from_elsewhere_are_words_at_most(source: str) -> None:
    assert words(blocks(f'<p><img src="{source}" alt="described"></p>')) == ["described"]
    assert read_blocks(f'<p><img src="{source}"></p>').picture_count == 0


def test_trackers_leave_no_trace() -> None:
    assert blocks('<img src="https://t.test/p.gif" width="1" height="1" alt="x">') == ()


def test_embedded_pictures_are_kept_whatever_their_size() -> None:
    found = only('<img src="data:image/png;base64,iVBORw0KGgo=" width="1" height="1">')
    assert isinstance(found, Paragraph | PictureBlock)
    assert read_blocks('<img src="data:image/png;base64,iVBORw0KGgo=">').picture_count == 1


def test_figures_rules_terms_and_details() -> None:
    found = blocks(
        '<figure><img src="https://p.test/i.png"><figcaption>cap</figcaption></figure><hr>'
        "<dl><dt>t</dt><dd>d</dd></dl><details><summary>s</summary>more</details>"
    )
    kinds = [block.kind if isinstance(block, Paragraph) else type(block) for block in found]
    assert kinds == [PictureBlock, TextKind.CAPTION, Rule, TextKind.TERM, TextKind.DEFINITION, TextKind.SUMMARY, TextKind.BODY]


def test_quotation_marks() -> None:
    assert words(blocks("<p>He said <q>no</q>.</p>")) == ["He said \u201cno\u201d."]


def test_language_and_direction() -> None:
    found = blocks('<p lang="ja">a<span lang="zh-Hant">b</span></p><div dir="rtl"><p>c</p></div><p>x<bdi dir="rtl">y</bdi>z</p>')
    assert (found[0].lang, found[1].dir) == ("ja", "rtl")
    assert isinstance(found[0], Paragraph)
    assert [run.lang for run in found[0].runs] == ["ja", "zh-Hant"]
    assert words(found)[2] == "x\u2067y\u2069z"


def test_anchors_belong_to_the_block_they_are_in() -> None:
    found = blocks('<p>a<sup id="ref1">1</sup></p><p id="fn1">note</p>')
    assert [block.anchors for block in found] == [("ref1",), ("fn1",)]


def test_tables_are_placed_on_a_grid() -> None:
    found = only(
        "<table><tr><th>a</th><td colspan='2'>b</td></tr><tr><td rowspan='2'>c</td><td>d</td><td>e</td></tr><tr><td>f</td></tr></table>"
    )
    assert isinstance(found, Table)
    assert found.columns == 3
    placed = [[(cell.column, cell.column_span, cell.row_span, cell.is_header) for cell in row] for row in found.rows]
    assert placed == [
        [(0, 1, 1, True), (1, 2, 1, False)],
        [(0, 1, 2, False), (1, 1, 1, False), (2, 1, 1, False)],
        [(1, 1, 1, False)],
    ]


def test_cells_beyond_the_last_column_join_the_last_cell() -> None:
    found = only("<table><tr>" + "".join(f"<td>c{number}</td>" for number in range(43)) + "</tr></table>")
    assert isinstance(found, Table)
    (row,) = found.rows
    assert (found.columns, len(row)) == (40, 40)
    assert words(row[-1].blocks) == ["c39", "c40", "c41", "c42"]


def test_tables_of_one_column_are_only_their_content() -> None:
    assert words(blocks("<table><tr><td><p>a</p><p>b</p></td></tr><tr><td>c</td></tr></table>")) == ["a", "b", "c"]


def test_caption_comes_before_its_table() -> None:
    found = blocks("<table><caption>cap</caption><tr><td>a</td><td>b</td></tr></table>")
    assert isinstance(found[0], Paragraph)
    assert found[0].kind is TextKind.CAPTION
    assert isinstance(found[1], Table)


def test_a_table_without_cells_or_rows_is_nothing() -> None:
    assert blocks("<table></table><table><tr></tr></table>") == ()
    assert words(blocks("<td>loose</td>")) == ["loose"]


def table_depth(found: tuple[Block, ...]) -> int:
    return max((1 + max(table_depth(c.blocks) for row in b.rows for c in row) for b in found if isinstance(b, Table)), default=0)


@pytest.mark.parametrize(("depth", "shown", "noticed"), [(4, 4, False), (5, 4, True), (25, 4, True)])
def test_tables_nest_four_deep_at_most(depth: int, shown: int, noticed: bool) -> None:  # noqa: FBT001 -- a parameter of the case
    article = read_blocks("<table><tr><td>a</td><td>" * depth + "x" + "</td></tr></table>" * depth)
    assert table_depth(article.blocks) == shown
    assert bool(article.notice) is noticed


@pytest.mark.parametrize(("rows", "noticed"), [(MAX_CELLS // 5, False), (MAX_CELLS // 5 + 1, True)])
def test_cells_are_bounded_and_none_is_lost(rows: int, noticed: bool) -> None:  # noqa: FBT001 -- a parameter of the case
    article = read_blocks("<table>" + "<tr><td>x<td colspan='4'>y" * rows + "</table>")
    table = article.blocks[0]
    assert isinstance(table, Table)
    assert len(table.rows) * table.columns <= MAX_CELLS
    assert bool(article.notice) is noticed
    assert len(article.blocks) == 1 + 2 * (rows - len(table.rows))


def test_spans_cannot_blow_up_a_table() -> None:
    article = read_blocks("<table>" + "<tr><td colspan='99999' rowspan='99999'>x</td><td>y</td></tr>" * 20 + "</table>")
    tables = [block for block in article.blocks if isinstance(block, Table)]
    assert all(table.columns <= 40 and len(table.rows) <= 20 for table in tables)


@pytest.mark.parametrize(("depth", "noticed"), [(MAX_DEPTH, False), (MAX_DEPTH + 1, True), (5_000, True)])
def test_depth_is_bounded(depth: int, noticed: bool) -> None:  # noqa: FBT001 -- a parameter of the case
    # The parser's own html and body elements count too.
    article = read_blocks("<div>" * (depth - 2) + "a" + "</div>" * (depth - 2) + "<p>c</p>")
    assert words(article.blocks) == ["a", "c"]
    assert bool(article.notice) is noticed


def test_blocks_too_deep_still_end_where_they_end() -> None:
    assert words(blocks("<div>" * 100 + "a<p>b</p>c<ul><li>d</li><li>e</li></ul>")) == ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize(("count", "noticed"), [(MAX_PICTURES, False), (MAX_PICTURES + 1, True)])
def test_pictures_are_bounded(count: int, noticed: bool) -> None:  # noqa: FBT001 -- a parameter of the case
    article = read_blocks('<img src="https://p.test/i.png">' * count)
    assert article.picture_count == min(count, MAX_PICTURES)
    assert bool(article.notice) is noticed


@pytest.mark.parametrize(("length", "noticed"), [(MAX_CHARACTERS - 8, False), (MAX_CHARACTERS + 1, True)])
def test_length_is_bounded(length: int, noticed: bool) -> None:  # noqa: FBT001 -- a parameter of the case
    article = read_blocks("<p>" + "a " * (length // 2) + "</p>")
    assert bool(article.notice) is noticed
    assert article.characters <= MAX_CHARACTERS


@pytest.mark.parametrize(("tags", "noticed"), [(MAX_TAGS - 1, False), (MAX_TAGS, True), (MAX_TAGS + 1, True)])
def test_tags_are_bounded(tags: int, noticed: bool) -> None:  # noqa: FBT001 -- a parameter of the case
    article = read_blocks("<p>x" * tags)
    assert len(article.blocks) == min(tags, MAX_TAGS)
    assert bool(article.notice) is noticed


def test_a_cut_never_leaves_half_a_tag() -> None:
    article = read_blocks("a " * (MAX_CHARACTERS // 2 - 5) + '<a href="https://x.test/">end</a>')
    assert "href" not in words(article.blocks)[0]


@pytest.mark.parametrize("length", [500, 501, 100_000])
def test_endless_words_are_broken(length: int) -> None:
    text = "\u200b".join(words(blocks("<p>" + "W" * length + "</p>")))
    assert max(len(piece) for piece in text.split("\u200b")) <= 500
    assert text.replace("\u200b", "") == "W" * length


def test_endless_words_through_many_runs_are_broken() -> None:
    text = words(blocks("<p>" + "<b>WWWWWWWWW</b>W" * 300 + "</p>"))[0]
    assert max(len(piece) for piece in text.split("\u200b")) <= 500
    assert text.count("W") == 3_000


def test_scripts_without_spaces_are_not_endless_words() -> None:
    assert "\u200b" not in words(blocks("<p>" + "\u96e8" * 5_000 + "</p>"))[0]


def test_endless_paragraphs_become_several_and_lose_nothing() -> None:
    for text in ("lorem ipsum " * 5_000, "\u96e8" * 50_000, "W" * 50_000):
        found = words(blocks(f"<p>{text}</p>"))
        assert max(len(piece) for piece in found) <= 6_000
        assert "".join(found).replace(" ", "").replace("\u200b", "") == text.replace(" ", "")
    assert len(blocks("<p>" + "lorem ipsum " * 400 + "</p>")) == 1


def test_an_endless_list_item_is_one_item_with_more_paragraphs() -> None:
    found = blocks("<ol><li>" + "lorem " * 2_000 + "</li></ol>")
    assert [type(block) for block in found] == [ListItem, Paragraph]
    assert {block.indent for block in found} == {1}


def test_characters_no_parser_accepts() -> None:
    assert words(blocks("<p>a\x00b\ud800c</p>")) == ["a\ufffdb\ufffdc"]


def test_reading_time() -> None:
    assert reading_minutes("") == 1
    assert reading_minutes("word " * 920) == 4


def test_footnotes_keep_both_their_ends() -> None:
    html = '<p>said<sup id="r:1"><a href="#fn%3A1">1</a></sup></p><ol><li id="fn:1">so <a href="#r:1">back</a></li></ol>'
    assert sanitize(html, "https://site.test/") == html


def test_links_to_the_articles_own_address_keep_their_places() -> None:
    html = '<a href="https://site.test/post#n1">1</a><a name="n1">note</a>'
    assert sanitize(html, "") == html


def test_names_that_nothing_leads_to_are_dropped() -> None:
    assert sanitize('<p id="x7f3">a</p><a name="y" id="z">b</a>', "") == "<p>a</p><a>b</a>"


def test_names_are_clean() -> None:
    html = sanitize("""<a href="#a">1</a><p id='a" onclick="x'>b</p><p id="a b">c</p>""", "")
    assert "onclick" not in html
    assert 'id="' not in html


def test_folds_know_what_opens_them() -> None:
    found = read_blocks("<details><summary>A</summary><p>b</p><details open><summary>C</summary>d</details></details><p>e</p>")
    seen = [(block.runs[0].text, block.folds, block.opens) for block in found.blocks if isinstance(block, Paragraph)]
    assert seen == [("A", (), 1), ("b", (1,), 0), ("C", (1,), 2), ("d", (1, 2), 0), ("e", (), 0)]
    assert found.open_folds == {2}


def test_a_heading_in_a_summary_is_the_summary() -> None:
    found = read_blocks("<details><summary><h3>A</h3></summary>b</details>").blocks[0]
    assert isinstance(found, Paragraph)
    assert (found.kind, found.opens) == (TextKind.SUMMARY, 1)


def test_what_nothing_opens_stands_open() -> None:
    assert read_blocks("<details><p>a</p></details>").open_folds == {1}


def test_lists_count_back() -> None:
    def numbers(html: str) -> list[int | None]:
        return [block.number for block in read_blocks(html).blocks if isinstance(block, ListItem)]

    assert numbers("<ol reversed><li>a<li>b<ol><li>x</li></ol><li>c</ol>") == [3, 2, 1, 1]
    assert numbers('<ol reversed start="10"><li>a<li>b</ol>') == [10, 9]
    assert sanitize("<ol reversed><li>a</li></ol>", "") == '<ol reversed=""><li>a</li></ol>'


def test_formula_pictures_are_read() -> None:
    html = '<p>so <img src="https://s0.wp.com/latex.php?latex=x" alt="x^2"> it is</p>'
    (found,) = read_blocks(html).blocks
    assert isinstance(found, Paragraph)
    assert found.runs[0].text == "so x² it is"


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


BASE = "https://site.test/post"
TALK = "https://www.youtube.com/watch?v=abcdefghijk"
STILL = "https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg"


@pytest.mark.parametrize(
    ("url", "video"),
    [
        ("https://www.youtube.com/embed/abcdefghijk?rel=0", Video(TALK, STILL)),
        ("https://www.youtube-nocookie.com/embed/abcdefghijk", Video(TALK, STILL)),
        ("https://youtu.be/abcdefghijk", Video(TALK, STILL)),
        (TALK + "&t=3", Video(TALK, STILL)),
        ("https://www.youtube.com/embed/videoseries?list=x", None),
        ("https://www.youtube.com/@somebody", None),
        ("https://player.vimeo.com/video/12345678?h=1", Video("https://vimeo.com/12345678")),
        (
            "https://www.dailymotion.com/embed/video/x7tgad0",
            Video("https://www.dailymotion.com/video/x7tgad0", "https://www.dailymotion.com/thumbnail/video/x7tgad0"),
        ),
        *(
            (
                f"https://{host}/video/x7tgad0",
                Video("https://www.dailymotion.com/video/x7tgad0", "https://www.dailymotion.com/thumbnail/video/x7tgad0"),
            )
            for host in ("dailymotion.com", "geo.dailymotion.com")
        ),
        *((f"https://{host}/12345678", Video("https://vimeo.com/12345678")) for host in ("vimeo.com", "www.vimeo.com")),
        *(
            (f"https://{host}/v/abcdefghijk", Video(TALK, STILL))
            for host in ("youtube.com", "m.youtube.com", "youtube-nocookie.com")
        ),
        (
            "https://tube.test/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d",
            Video("https://tube.test/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d"),
        ),
        ("https://site.test/film.mp4", Video("https://site.test/film.mp4")),
        ("https://site.test/page", None),
        ("https://[bad", None),
    ],
)
def test_videos_are_known_by_their_address(url: str, video: Video | None) -> None:
    assert video_at(url) == video


def test_a_known_player_becomes_a_still_with_its_title() -> None:
    html = sanitize('<p>a</p><iframe title="A talk" src="https://www.youtube.com/embed/abcdefghijk">no frames</iframe>', BASE)
    _, still, name = read_blocks(html).blocks
    assert isinstance(still, PictureBlock)
    assert (still.picture.url, still.picture.link, still.picture.is_still) == (STILL, TALK, True)
    assert isinstance(name, Paragraph)
    assert name.runs[0].text == MARK + "A talk"
    assert "no frames" not in html


@pytest.mark.parametrize(("text", "is_one"), [(MARK + "A talk", True), (MARK, False), ("A talk", False), ("", False)])
def test_a_player_has_its_mark_and_a_name(text: str, is_one: bool) -> None:  # noqa: FBT001 -- a parameter of pytest
    assert is_player((Run(text, href=TALK),)) is is_one
    assert not is_player((Run(text),))
    assert not is_player((Run(text, href=TALK), Run(" and more")))


def test_an_unknown_player_becomes_its_name_and_link() -> None:
    (name,) = read_blocks(sanitize('<iframe src="https://radio.test/embed/7"></iframe>', BASE)).blocks
    assert isinstance(name, Paragraph)
    assert (name.kind, name.runs[0].text, name.runs[0].href) == (TextKind.PLAYER, "radio.test", "https://radio.test/embed/7")


def test_a_film_shows_its_poster_and_first_source_only() -> None:
    html = '<video poster="/p.jpg"><source src="a.mp4"><source src="a.webm"><p>Get a browser</p></video>after'
    shown = with_links_for_players(html, BASE)
    assert 'src="https://site.test/p.jpg"' in shown
    assert 'href="https://site.test/a.mp4"' in shown
    assert "webm" not in shown
    assert "browser" not in shown
    assert shown.endswith("after")


def test_players_that_wait_for_a_script_are_found() -> None:
    html = '<iframe src="about:blank" data-src="https://player.vimeo.com/video/12345678"></iframe>'
    assert 'href="https://vimeo.com/12345678"' in with_links_for_players(html, BASE)


def test_a_player_that_never_ends_swallows_nothing() -> None:
    assert with_links_for_players("<video src=a.mp4>one<p>two</p>", BASE).endswith("</p>") is True
    shown = with_links_for_players("<video src=a.mp4>one<audio src=b.mp3>two", BASE)
    assert [word in shown for word in ("one", "two", "a.mp4", "b.mp3")] == [True] * 4


def test_a_player_without_an_address_is_nothing() -> None:
    assert with_links_for_players("before<iframe title='Ad'></iframe>after", BASE) == "before after"


ROOT = "https://example.org/"


@pytest.mark.parametrize(
    "html",
    [
        "",
        "words &lt;b&gt; &amp; more&nbsp;words",
        '<p>a <em>b <a href="https://ok.test/x?y=1#z">c</a></em><br>d</p>\n<hr>',
        '<p><img src="http://127.0.0.1:8000/i.png" alt="a" width="3"></p>',
        "<ul>\n<li>1<ul><li>2</li></ul></li>\n</ul><dl><dt>t</dt><dd><p>d</p></dd></dl>",
        (
            "<table><caption>c</caption><colgroup><col></colgroup><thead><tr><th>h</th></tr></thead>"
            "\n<tbody><tr><td><p>x</p></td></tr></tbody></table>"
        ),
        '<pre><code class="language-c">x\n\ny</code></pre>\nz',
        "<b><div><i>x</i></div></b>",
    ],
)
def test_ordinary_articles_are_settled(html: str) -> None:
    assert words_if_settled(html) == plain_text(html)
    assert sanitize(html, ROOT) == html


@pytest.mark.parametrize(
    "html",
    [
        "<p><div>x</div></p>",
        '<a href="https://ok.test/">1<b><a href="https://ok.test/">2</a></b></a>',
        "<h1><h2>x</h2></h1>",
        "<table>x<tbody></tbody></table>",
        "<table><tr><td>x</td></tr></table>",
        "<table><tbody><tr><b></b></tr></tbody></table>",
        "<div><li>x</li></div>",
        "<li><div><li>x</li></div></li>",
        "<td>x</td>",
        "<pre>\nx</pre>",
        "<p>x",
        "x</p>",
        "<b><i>x</b></i>",
        "<ruby>x<rt>y</rt></ruby>",
        "a\rb",
        "a < b",
        '<a title="<b>">x</a>',
        '<a href="http://1.2.3.4.5/">x</a>',
        '<a href="http://256.0.0.1/">x</a>',
        '<a href="http://a.08/">x</a>',
        '<a href="http://xn--a/">x</a>',
        '<a href="http://ok.test:99999/">x</a>',
        '<a href="mailto:a@b.test">x</a>',
        "<marquee>x</marquee>",
    ],
)
def test_whatever_may_change_is_not(html: str) -> None:
    assert words_if_settled(html) is None
