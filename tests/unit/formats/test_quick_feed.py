"""Which documents the quick reading takes, and what it must leave to feedparser."""

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.formats.feed_parser import parse_feed
from reader.formats.quick import feed as quick
from reader.formats.quick.feed import read_quickly
from tests.fakes.mutated_feeds import both_readings

XHTML = "http://www.w3.org/1999/xhtml"
ITEM = "<item><title>One</title><link>http://e.x/1</link><description>Text</description></item>"


def rss(inside: str = ITEM, declared: str = "", prolog: str = "<?xml version='1.0'?>") -> str:
    return f'{prolog}<rss version="2.0" {declared}><channel><title>T</title>{inside}</channel></rss>'


def atom(inside: str, declared: str = "") -> str:
    return f'<feed xmlns="http://www.w3.org/2005/Atom" {declared}><title>T</title><entry><id>1</id>{inside}</entry></feed>'


def rdf(inside: str, declared: str = "") -> str:
    spaces = f'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" {declared}'
    return f'<rdf:RDF {spaces}><channel rdf:about="c"><title>T</title></channel>{inside}</rdf:RDF>'


TAKEN = {
    "RSS": rss(),
    "RSS behind a style sheet": rss(prolog="<?xml-stylesheet href='a.css'?><!-- by hand -->"),
    "RSS without version": rss().replace(' version="2.0"', ""),
    "a namespace that feedparser does not know": rss("<item><f:x>1</f:x></item>", 'xmlns:f="http://forum.example/"'),
    "an element of the publisher's own": rss("<item><guid>1</guid><postid>7</postid></item>"),
    "a default namespace for one element": rss('<site xmlns="com-wordpress:feed-additions:1">7</site>'),
    "iTunes under another address": rss("<itunes:author>A</itunes:author>", 'xmlns:itunes="https://www.itunes.com/dtds/podcast-1.0.dtd"'),
    "Atom": atom('<content type="html">&lt;p&gt;Text&lt;/p&gt;</content>'),
    "XHTML": atom(f'<content type="xhtml"><div xmlns="{XHTML}"><p>One <b>two</b><br/></p></div></content>'),
    "xml:base": atom('<link href="a"/>', 'xml:base="http://e.x/" xml:lang="de"'),
    "RDF": rdf('<item rdf:about="http://e.x/1"><title>One</title></item>'),
}  # fmt: skip
LEFT = {
    "DOCTYPE": rss(prolog='<!DOCTYPE rss [<!ENTITY a "b">]>'),
    "DOCTYPE behind a comment with a tag": rss(prolog='<!-- <rss> --><!DOCTYPE rss [<!ENTITY a "b">]>'),
    "broken XML": rss("<item><title>One</item>"),
    "cut off": rss()[:-20],
    "a prefix without namespace": rss("<item><dc:creator>A</dc:creator></item>"),
    "Atom 0.3": '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>T</title></feed>',
    "Atom without namespace": "<feed><title>T</title></feed>",
    "CDF": '<channel href="http://e.x/"><title>T</title><item href="http://e.x/1"/></channel>',
    "RSS 0.90": '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://my.netscape.com/rdf/simple/0.9/"/>',
    "two channels": "<rss><channel/><channel/></rss>",
    "markup that is not escaped": rss("<item><description><p>Text</p></description></item>"),
    "a prefix that stands for something else": rss("<item><dc:title>A</dc:title></item>", 'xmlns:dc="http://search.yahoo.com/mrss/"'),
    "one prefix for two": rss('<item><a:b xmlns:a="urn:a"/><a:b xmlns:a="urn:b"/></item>'),
    "a relative base": atom('<link href="a"/>', 'xml:base="/a/"'),
    "a base without its prefix": atom('<link base="http://e.x/" href="a"/>'),
    "binary content": atom('<content type="image/png">AAAA</content>'),
    "text declared as base64": atom('<content mode="base64">AAAA</content>'),
    "a drawing": atom(f'<content type="xhtml"><div xmlns="{XHTML}"><svg/></div></content>'),
    "an address with three slashes": rss("<item><link>http:///e.x/</link></item>"),
    "an item of CDF": rss('<item href="http://e.x/1"/>'),
    "many attributes": rss(f"<item><f:x {' '.join(f'a{n}={n!r}' for n in map(str, range(200)))}/></item>", 'xmlns:f="http://f.example/"'),
}  # fmt: skip


@pytest.mark.parametrize("name", TAKEN)
def test_what_is_common_is_read_quickly_and_alike(name: str) -> None:
    ours, theirs, is_taken = both_readings(TAKEN[name].encode())
    assert is_taken
    assert ours == theirs


@pytest.mark.parametrize("name", LEFT)
def test_what_is_unusual_is_left_to_feedparser(name: str) -> None:
    assert read_quickly(LEFT[name]) is None


@pytest.mark.parametrize("depth", [50, 900, 2_000])
def test_depth_ends_the_quick_reading_and_never_the_program(depth: int) -> None:
    deep = f"<f:x>{'<f:x>' * depth}{'</f:x>' * depth}</f:x>"
    markup = f'<content type="xhtml">{f"<b xmlns={XHTML!r}>" * depth * 2}{"</b>" * depth * 2}</content>'
    categories = "<itunes:category>" * depth + "</itunes:category>" * depth
    spaces = 'xmlns:f="http://f.example/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"'
    for document in (rss(deep, spaces), rss(f"<item>{deep}</item>", spaces), rss(categories, spaces), atom(markup)):
        assert read_quickly(document) is None
        ours, theirs, _ = both_readings(document.encode())
        assert ours == theirs


def test_long_documents_and_thousands_of_entries_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_quickly(rss(ITEM * (quick.ENTRY_LIMIT + 1))) is None
    assert read_quickly(rss("<item/>" * (quick.ENTRY_LIMIT - 1))) is not None
    monkeypatch.setattr(quick, "LENGTH_LIMIT", 100)
    assert read_quickly(rss()) is None


def test_entities_are_refused_as_before() -> None:
    laughs = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 9}">' for n in range(1, 9))
    document = rss("<item><title>&a8;</title></item>", prolog=f'<!DOCTYPE rss [<!ENTITY a0 "ha">{laughs}]>')
    assert read_quickly(document) is None
    with pytest.raises(ReaderError) as refused:
        parse_feed(document.encode(), url="", content_type="")
    assert refused.value.problem.kind is ProblemKind.XML_ENTITY
