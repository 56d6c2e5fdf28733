import pytest

from reader.formats.feeds.parser import (
    CATEGORY_LIMIT,
    DECLARATION,
    from_prolog,
    legal_text,
    with_few_categories,
    with_known_references,
    with_short_names,
)


@pytest.mark.parametrize(
    ("text", "legal"),
    [
        ("a\x00b\x1bc\td\n", "abc\td\n"),
        ("&#0;&#x1b;&#xd800;&#55296;&#xfffe;&#99999999999999999999;&#xffffffffff;", ""),
        ("&#9;&#233;&#x1F600;&#x10FFFF;", "&#9;&#233;&#x1F600;&#x10FFFF;"),
        ("\ud800\ufffe", ""),
    ],
)
def test_legal_text(text: str, legal: str) -> None:
    assert legal_text(text) == legal


def test_names_of_people_are_kept_short() -> None:
    long = "a." * 10_000
    assert (
        with_short_names(f"<dc:creator>{long}</dc:creator><title>{long}</title>")
        == f"<dc:creator>{long[:1000]}</dc:creator><title>{long}</title>"
    )
    assert with_short_names(f"<author><![CDATA[{long}]]></author>") == f"<author><![CDATA[{long[:1000]}]]></author>"
    assert with_short_names("<author>Ann</author>") == "<author>Ann</author>"


def test_surplus_categories_of_an_entry_are_left_out() -> None:
    one = '<category term="a"/><dc:subject>b</dc:subject><category><![CDATA[c]]></category><category>d</category>'
    many = "<item>" + one * (CATEGORY_LIMIT // 4) + "</item>"
    assert with_few_categories(many + many) == many + many
    assert with_few_categories(many.replace("</item>", one + "</item>") + many) == many + many


@pytest.mark.parametrize(
    "before",
    [
        "", "\n\n", '<?xml version="1.0" encoding="bogus"?>', '\n<?xml version="1.0"?>', "<?xml version='1.0'?><?xml version='1.0'?>",
        "<br />\n<b>Warning</b>: x in /x.php on line 3\n<?xml version='1.0'?>\n", "Notice: y\n",
    ],
)  # fmt: skip
def test_from_prolog_leaves_one_declaration_and_no_junk(before: str) -> None:
    assert from_prolog(before + '<rss version="2.0"/>') == DECLARATION + '<rss version="2.0"/>'


def test_from_prolog_keeps_the_document_type() -> None:
    assert from_prolog("<!DOCTYPE rss [<!ENTITY a 'b'>]><rss/>") == DECLARATION + "<!DOCTYPE rss [<!ENTITY a 'b'>]><rss/>"


def test_from_prolog_finds_no_feed_inside_a_page() -> None:
    page = "<!DOCTYPE html><html><pre><rss version='2.0'></rss></pre></html>"
    assert from_prolog(page) == DECLARATION + page


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("&nbsp;&eacute;&hellip;", "\xa0é…"),
        ("&amp;&lt;&gt;&quot;&apos;&#233;&#xe9;", "&amp;&lt;&gt;&quot;&apos;&#233;&#xe9;"),
        ("Q&A, x & y, &unknown;", "Q&amp;A, x &amp; y, &amp;unknown;"),
        ("&own;", "yes"),
        ("&risky;", "&risky;"),
        ("&LT;", "&amp;LT;"),
        ("a&b<![CDATA[a&b &nbsp;]]>a&b", "a&amp;b<![CDATA[a&b &nbsp;]]>a&amp;b"),
        ("<![CDATA[open & never closed", "<![CDATA[open & never closed"),
    ],
)
def test_with_known_references(text: str, fixed: str) -> None:
    assert with_known_references(text, {"own": "yes", "risky": "<"}) == fixed
