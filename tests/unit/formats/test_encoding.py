"""Bytes that are nearly XML: their encoding, their prolog, their repair."""

from encodings.aliases import aliases

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.retrieval import PageFeeds
from reader.formats.encoding import decode
from reader.formats.feeds.parser import (
    ATTRIBUTE_LIMIT,
    CATEGORIES_READ,
    DECLARATION,
    DEPTH_LIMIT,
    ENTITY_COUNT_LIMIT,
    ENTITY_LENGTH_LIMIT,
    ENTRY_LIMIT,
    EXPANSION_LIMIT,
    from_prolog,
    inspect_document,
    kept_part,
    legal_text,
    parse_feed,
    root_name,
    with_few_categories,
    with_known_references,
    with_short_names,
)
from reader.formats.lists.opml import read_opml
from reader.formats.pages.discovery import find_feeds
from reader.formats.pages.page_text import extract_text

XML = '<?xml version="1.0" encoding="{}"?><t>{}</t>'


@pytest.mark.parametrize(
    ("body", "content_type", "text"),
    [
        ("<t>café</t>".encode(), "", "<t>café</t>"),
        ("\ufeff<t>é</t>".encode(), "text/xml; charset=iso-8859-1", "<t>é</t>"),
        ("<t>é</t>".encode("utf-16"), "", "<t>é</t>"),
        ("<t>é</t>".encode("utf-16-le"), "text/plain; charset=bogus", "<t>é</t>"),
        ("<t>é</t>".encode("utf-16-be"), "", "<t>é</t>"),
        ("<t>é</t>".encode("utf-32"), "", "<t>é</t>"),
        ("<t>é</t>".encode("utf-32-be"), "", "<t>é</t>"),
        ('{"é": 1}'.encode("utf-16-le"), "", '{"é": 1}'),
        ("\r\n <t>é</t>".encode("utf-16-le"), "", "\r\n <t>é</t>"),
        ("\r\n <t>é</t>".encode("utf-16-be"), "", "\r\n <t>é</t>"),
        ("\n<t>é</t>".encode("utf-32-le"), "", "\n<t>é</t>"),
        ("<t>café “x”</t>".encode("cp1252"), "", "<t>café “x”</t>"),
        ("<t>дом</t>".encode("cp1251"), "text/xml; charset=windows-1251", "<t>дом</t>"),
        ("<t>дом</t>".encode(), "text/xml; charset=windows-1251", "<t>дом</t>"),
        ("<t>é</t>".encode() + b"\x92", "text/xml; charset=iso-8859-1", "<t>é</t>\u2019"),
        (b"<t>\x81\x8d</t>", "", "<t>\x81\x8d</t>"),
        ("<t>日本</t>".encode("iso2022_jp"), "text/xml; charset=iso-2022-jp", "<t>日本</t>"),
    ],
)
def test_decode(body: bytes, content_type: str, text: str) -> None:
    assert decode(body, content_type) == text


@pytest.mark.parametrize(
    ("declared", "written", "words"),
    [
        ("bogus-charset", "utf-8", "café"),
        ("utf-8", "cp1252", "café “quoted”"),
        ("iso-8859-1", "utf-8", "café"),
        ("iso-8859-1", "cp1252", "café “quoted”"),
        ("windows-1251", "cp1251", "дом"),
        ("koi8-r", "koi8-r", "дом"),
        ("gb2312", "gb18030", "新闻"),
        ("shift_jis", "cp932", "日本"),
        ("euc-kr", "cp949", "한국"),
        ("big5", "big5", "新聞"),
        ("gb2312", "utf-8", "新闻报道"),
        ("x-sjis", "cp932", "日本"),
        ("windows-31j", "cp932", "日本"),
        ("windows-949", "cp949", "한국"),
        ("x-gbk", "gbk", "新闻"),
        ("windows-874", "cp874", "ฝนตก"),
        ("x-cp1251", "cp1251", "дом"),
        ("big5", "cp950", "臺灣碁"),
        ("utf-16", "utf-8", "é"),
        ("base64", "utf-8", "é"),
    ],
)
def test_declarations_that_are_true_and_those_that_lie(declared: str, written: str, words: str) -> None:
    document = XML.format(declared, words)
    assert decode(document.encode(written)) == document


def test_many_stray_bytes_are_one_encoding() -> None:
    assert decode(b"<t>" + b"\xe9 " * 10_001).startswith("<t>é é ")


WORDS = {
    "shift_jis": ("cp932", "今日の東京は雨でした。傘を持つ人は少ない。"),
    "euc-jp": ("euc_jp", "今日の東京は雨でした。傘を持つ人は少ない。"),
    "iso-2022-jp": ("iso2022_jp", "今日の東京は雨でした。傘を持つ人は少ない。"),
    "gb2312": ("gb2312", "今天北京下雨了、市民没有带伞。"),
    "gbk": ("gbk", "今天北京下雨了、市民没有带伞。"),
    "gb18030": ("gb18030", "今天北京下雨了、市民没有带伞。"),
    "big5": ("big5", "今天臺北下雨了、市民沒有帶傘。"),
    "euc-kr": ("euc_kr", "오늘 서울에 비가 내렸고 우산이 없었다."),
    "windows-1253": ("cp1253", "Σήμερα στην Αθήνα έβρεξε"),
    "windows-1255": ("cp1255", "היום ירד גשם בתל אביב"),
    "windows-1257": ("cp1257", "Šodien Rīgā līst lietus, žēl"),
    "windows-874": ("cp874", "วันนี้ฝนตกในกรุงเทพ"),
    "iso-8859-7": ("iso8859_7", "Σήμερα στην Αθήνα έβρεξε"),
    "utf-8": ("utf-8", "Сегодня снег, 日本 дождь"),
}
"""By label: Python's name, and words of it."""
UNREADABLE = {
    "shift_jis": b"\x81",
    "windows-1253": b"\xaa",
    "windows-1255": b"\xd9",
    "windows-1257": b"\xa5",
    "windows-874": b"\xdb",
    "iso-8859-7": b"\xae",
}
LABELS = [label for label in WORDS if label != "utf-8"]


def broken(label: str) -> bytes:
    """Words with one byte in the middle, behind a space, that means nothing in their encoding."""
    codec, words = WORDS[label]
    half = len(words) // 2
    return words[:half].encode(codec) + b" " + UNREADABLE.get(label, b"\xff") + b" " + words[half:].encode(codec)


def is_kept(label: str, text: str) -> bool:
    """Whether all that can be read was read."""
    words = WORDS[label][1]
    half = len(words) // 2
    return words[:half].strip() in text and words[half:].strip() in text and text.count("\ufffd") == 1


def rss(label: str, words: bytes) -> bytes:
    """A feed with these words for title and text, declared by its label."""
    head = f'<?xml version="1.0" encoding="{label}"?>' if label else ""
    item = b"<item><link>https://a.test/1</link><title>A</title><description>" + words + b"</description></item>"
    return head.encode() + b'<rss version="2.0"><channel><title>Feed</title>' + item + b"</channel></rss>"


@pytest.mark.parametrize("label", LABELS)
def test_one_unreadable_byte_costs_one_character_of_a_feed(label: str) -> None:
    declared = parse_feed(rss(label, broken(label)), url="https://a.test/", content_type="")
    assert is_kept(label, declared.entries[0].text)
    by_header = parse_feed(rss("", broken(label)), url="https://a.test/", content_type=f"text/xml; charset={label}")
    assert is_kept(label, by_header.entries[0].text)
    assert parse_feed(rss(label, broken(label)), url="https://a.test/", content_type="text/xml; charset=utf-8") == declared


@pytest.mark.parametrize("label", LABELS)
def test_one_unreadable_byte_costs_one_character_of_a_json_feed(label: str) -> None:
    start, end = b'{"version": "https://jsonfeed.org/version/1", "items": [{"id": "1", "content_text": "', b'"}]}'
    feed = parse_feed(start + broken(label) + end, url="https://a.test/", content_type=f"application/json; charset={label}")
    assert is_kept(label, feed.entries[0].text)


@pytest.mark.parametrize("label", LABELS)
def test_one_unreadable_byte_costs_one_character_of_a_page_and_of_a_list(label: str) -> None:
    head = f'<html><head><meta charset="{label}"><title>'.encode()
    link = b'</title><link rel="alternate" type="application/rss+xml" href="/f" title="'
    page = find_feeds(head + b"A" + link + broken(label) + b'"></head></html>', url="https://a.test/", content_type="", links=())
    assert isinstance(page, PageFeeds)
    assert is_kept(label, page.feeds[0].title)
    article = b"</title></head><body><article><p>" + broken(label) + b" ." * 200 + b"</p></article></body></html>"
    assert is_kept(label, extract_text(head + article, url="https://a.test/", content_type="text/html").html)
    start = f'<?xml version="1.0" encoding="{label}"?><opml version="2.0"><body><outline xmlUrl="https://a.test/" text="'.encode()
    assert is_kept(label, read_opml(start + broken(label) + b'"/></body></opml>').feeds[0].title)


@pytest.mark.parametrize(
    "declared", ["utf-8", "iso-8859-1", "windows-1252", "windows-1251", "koi8-r", "shift_jis", "gb2312", "euc-kr", ""]
)
@pytest.mark.parametrize("cut", ["ł".encode()[:1], "日".encode()[:2], "日".encode()[:1], "😀".encode()[:3]])
def test_a_cut_character_of_utf8_costs_one_character_whatever_is_declared(declared: str, cut: bytes) -> None:
    words = WORDS["utf-8"][1]
    bodies = [
        rss(declared, words.encode() + cut),
        rss(declared, b"\xe2\x80\xa6" + cut + b" " + words.encode()),
        b"\xef\xbb\xbf" + rss("", words.encode() + cut),
    ]
    for body in bodies:
        for header in ("", "text/xml; charset=iso-8859-1", "text/xml; charset=gbk"):
            text = parse_feed(body, url="https://a.test/", content_type=header).entries[0].text
            assert words in text
            assert text.replace(words, "").replace("…", "").strip() == "\ufffd"


@pytest.mark.parametrize("declared", ["utf-8", "iso-8859-1", "iso-8859-15", "windows-1252", "us-ascii", "koi8-r", ""])
def test_a_short_text_with_as_many_cut_characters_as_whole_ones_is_utf8(declared: str) -> None:
    assert "Café \ufffd<" in decode(rss(declared, "Café ".encode() + b"\xe2\x80"))


def test_a_page_cut_at_its_limit_is_read_in_its_encoding() -> None:
    link = '<link rel="alternate" type="application/rss+xml" href="/f" title="新聞">'
    head = f'<html><head><meta charset="big5">{link}</head><body>'.encode("big5")
    for length in (1_048_576 - len(head), 1_048_577 - len(head)):
        page = head + ("雨" * length).encode("big5")
        assert find_feeds(page, url="https://a.test/", content_type="", links=()).feeds[0].title == "新聞"


@pytest.mark.parametrize("declared", ["gb2312", "shift_jis", "euc-kr", "big5", "euc-jp"])
def test_a_declaration_that_most_of_the_text_contradicts_is_not_believed(declared: str) -> None:
    words = "À l\u2019été où l\u2019élève a été reçu à Orléans, près de la forêt"
    assert words in decode(rss(declared, words.encode("cp1252")))


def test_no_label_is_fatal() -> None:
    for label in sorted({*aliases, *aliases.values(), "idna", "punycode", "mbcs", "undefined", "utf-8-sig"}):
        body = XML.format(label, "x").encode() + bytes(range(256)) * 2
        assert isinstance(decode(body), str), label
        assert isinstance(decode(body[60:], f"text/xml; charset={label}"), str), label


def feed_of(items: str, doctype: str = "") -> bytes:
    return f'{doctype}<rss version="2.0"><channel><title>t</title>{items}</channel></rss>'.encode()


def refused(document: bytes) -> ProblemKind:
    with pytest.raises(ReaderError) as raised:
        inspect_document(document)
    return raised.value.problem.kind


def declared(entity: str) -> bytes:
    return feed_of("<item/>", f"<!DOCTYPE rss [{entity}]>")


def test_sees_root_and_entries() -> None:
    inspection = inspect_document(feed_of("<item><x/></item><item/>"))
    assert (inspection.root, inspection.entries, inspection.error) == ("rss", 2, "")


@pytest.mark.parametrize(
    "entity",
    [
        '<!ENTITY a "&b;&b;">',
        '<!ENTITY x SYSTEM "file:///etc/passwd">',
        '<!ENTITY x PUBLIC "-//X//Y" "http://evil.test/x">',
        '<!ENTITY % p SYSTEM "http://evil.test/x.dtd">',
        '<!ENTITY % p "x">',
        f'<!ENTITY x "{"A" * (ENTITY_LENGTH_LIMIT + 1)}">',
    ],
)
def test_refuses_entities_that_could_grow_or_read(entity: str) -> None:
    assert refused(declared(entity)) is ProblemKind.XML_ENTITY


@pytest.mark.parametrize(
    "entity",
    [
        '<!ENTITY eacute "&#233;">',
        '<!ENTITY amp "&#38;#38;">',
        '<!ENTITY lt "&#38;#60;">',
        f'<!ENTITY x "{"A" * ENTITY_LENGTH_LIMIT}">',
        '<!ENTITY % HTMLlat1 PUBLIC "-//W3C//ENTITIES Latin 1 for XHTML//EN" "http://www.w3.org/x.ent"> %HTMLlat1;',
    ],
)
def test_character_entities_are_allowed(entity: str) -> None:
    assert inspect_document(declared(entity)).entries == 1


def test_limits_the_number_of_entities_and_their_expansion() -> None:
    many = "".join(f'<!ENTITY e{number} "x">' for number in range(ENTITY_COUNT_LIMIT + 1))
    assert refused(declared(many)) is ProblemKind.XML_ENTITY
    doctype = f'<!DOCTYPE rss [<!ENTITY q "{"A" * 64}">]>'
    uses = EXPANSION_LIMIT // 64
    assert inspect_document(feed_of("&q;" * uses, doctype)).root == "rss"
    assert refused(feed_of("&q;" * (uses + 1), doctype)) is ProblemKind.XML_ENTITY


def test_limits_attributes() -> None:
    def with_attributes(number: int) -> bytes:
        return feed_of("<item " + " ".join(f'a{index}="1"' for index in range(number)) + "/>")

    assert inspect_document(with_attributes(ATTRIBUTE_LIMIT)).entries == 1
    assert refused(with_attributes(ATTRIBUTE_LIMIT + 1)) is ProblemKind.PARSE_LIMIT


def test_limits_depth() -> None:
    def nested(number: int) -> bytes:
        return b"<a>" * number + b"</a>" * number

    assert inspect_document(nested(DEPTH_LIMIT)).error == ""
    assert refused(nested(DEPTH_LIMIT + 1)) is ProblemKind.PARSE_LIMIT


def test_keeps_the_first_entries_of_too_many() -> None:
    document = feed_of("<item/>" * (ENTRY_LIMIT + 1))
    inspection = inspect_document(document)
    assert inspection.is_over_entry_limit
    assert inspect_document(kept_part(document, inspection)).entries == ENTRY_LIMIT


@pytest.mark.parametrize("end", ["<item><title>ha", "<item><title><![CDATA[ha", "<item", ""])
def test_a_document_that_ends_early_keeps_its_complete_entries(end: str) -> None:
    document = ("<rss><channel><item><title>one</title></item>" + end).encode()
    inspection = inspect_document(document)
    assert inspection.ends_early
    assert kept_part(document, inspection) == b"<rss><channel><item><title>one</title></item></channel></rss>"


def test_items_deep_inside_are_no_entries() -> None:
    assert inspect_document(feed_of("<item><list><item/></list></item>")).entries == 1


def test_root_name_is_guessed_where_the_document_breaks_before_it() -> None:
    assert root_name("& <rdf:RDF x", inspect_document(b"& <rdf:RDF x")) == "rdf"
    assert root_name("&", inspect_document(b"&")) == ""


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
    many = "<item>" + one * (CATEGORIES_READ // 4) + "</item>"
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
