import pytest

from reader.formats.articles.blocks import (
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
)
from reader.formats.articles.walker import (
    MAX_CELLS,
    MAX_CHARACTERS,
    MAX_DEPTH,
    MAX_PICTURES,
    MAX_TAGS,
    read_blocks,
    reading_minutes,
)


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
