from reader.formats.articles.blocks import ListItem, Paragraph, TextKind
from reader.formats.articles.sanitizer import sanitize
from reader.formats.articles.walker import read_blocks


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
