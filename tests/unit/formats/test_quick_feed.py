"""Which documents the quick reading takes, and what it must leave to feedparser."""

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.formats.feeds import quick
from reader.formats.feeds.drafts import ENTRY_LIMIT
from reader.formats.feeds.parser import parse_feed
from reader.formats.feeds.quick import read_quickly
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
MEDIA = 'xmlns:media="http://search.yahoo.com/mrss/"'
RULES = {
    "an alternate of another type is no page": atom('<link href="http://e.x/h"/><link href="http://e.x/j" type="application/json"/>'),
    "another relation is no page": atom('<link href="http://e.x/h"/><link href="http://e.x/r" rel="related"/>'),
    "the type of a link to the feed itself": atom('<link href="http://e.x/s" rel="self"/>'),
    "a relation in capitals": atom('<link href="http://e.x/h" rel="ALTERNATE" type="TEXT/HTML"/><link href="http://e.x/a.mp3" rel="Enclosure"/>'),
    "an ampersand escaped twice": rss("<item><link>http://e.x/?a=1&amp;amp;b=2&amp;c;d</link></item>"),
    "a guid that is a link": rss("<item><guid>http://e.x/1</guid></item><item><guid isPermaLink='false'>http://e.x/2</guid></item>"),
    "a base that lasts": atom('<content type="html" xml:base="http://c.b/d/">x</content><link href="later"/>'),
    "a base that ends": atom('<content type="html" xml:base="http://c.b/d/">x</content><link href="later"/>', 'xml:base="http://e.x/"'),
    "what a medium says counts less": rss(
        "<item><description>Own</description><content:encoded/><media:group><media:description>Its own words</media:description></media:group></item>",
        f'{MEDIA} xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    ),
    "a medium's title between two": rss("<item><title>A</title><media:content><media:title>Its</media:title></media:content><title>B</title></item>", MEDIA),
    "a medium's title": rss("<item><media:content><media:title>Its</media:title></media:content><title>Own</title></item>", MEDIA),
    "a second title": rss("<item><title>A</title><title>B</title></item><item><title>C</title></item>"),
    "a title behind that of a source": atom("<title>A</title><source><title>S</title></source><title>B</title>"),
    "a title behind that of a picture": rss("<image><title>P</title></image><title>B</title>"),
    "a second summary that is shorter": atom("<summary>The first one</summary><summary>Two</summary>"),
    "a second description": rss("<item><description>One</description><description>Two two two</description></item>"),
    "a second description behind content": atom('<summary>S</summary><content type="html">C</content><summary>T</summary>'),
    "plain content alone": atom('<content type="text">Two words</content>'),
    "content, then an entry without": rss("<item><content:encoded>a</content:encoded></item><item><description>b</description><description>c cc</description></item>", 'xmlns:content="http://purl.org/rss/1.0/modules/content/"'),
    "plain text that is HTML": rss("<item><itunes:summary>AT&amp;amp;T</itunes:summary></item>", 'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"'),
    "signs of windows-1252": rss("<item><title>&#147;a&#148;</title></item>"),
    "UTF-8 taken for Latin-1": rss("<item><title>caf\u00c3\u00a9</title></item>"),
    "name and address": rss("<item><author>a@b.test (Ann)</author></item><item><author>Bob &lt;b@c.test&gt;</author></item>"),
    "a language with an underscore": atom('<content type="html" xml:lang="pt_BR">C</content>', 'xml:lang="de_AT"'),
    "no language": atom('<content type="html" xml:lang="">C</content>', 'xml:lang="de"'),
    "the language of RDF": rdf('<item rdf:about="http://e.x/1"/>', 'xml:lang="de"'),
    "categories in words and attributes": atom('<category term="a"/><category label="b">c</category><category>d</category><category term="e">f</category>'),
    "keywords": rss("<item><media:keywords> a,, b ,</media:keywords></item>", MEDIA),
    "an enclosure": rss('<item><enclosure url="http://e.x/a.mp3" type="audio/mpeg" length="9"/></item>'),
    "a second list of chapters": rss('<item><enclosure url="http://e.x/a.mp3" type="audio/mpeg"/><psc:chapters><psc:chapter start="1" title="A"/></psc:chapters><psc:chapters><psc:chapter start="2" title="B"/></psc:chapters></item>', 'xmlns:psc="http://podlove.org/simple-chapters"'),
    "iTunes' picture by url": rss('<item><itunes:image url="http://e.x/p.png"/></item>', 'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"'),
    "RSS of another version": rss().replace('"2.0"', '"2.0.1"'),
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
    "a channel of CDF": rss().replace("<channel>", '<channel href="http://e.x/">'),
    "RDF's namespace in RSS": rss(declared='xmlns:r="http://purl.org/rss/1.0/"'),
    "an element with a meaning that is not read": rss("<item><expirationdate>2020-01-01</expirationdate></item>"),
    "a text with attributes": rss("<ttl unit='m'>60</ttl>"),
    "many attributes": rss(f"<item><f:x {' '.join(f'a{n}={n!r}' for n in map(str, range(200)))}/></item>", 'xmlns:f="http://f.example/"'),
}  # fmt: skip


def test_rules_of_feedparser_are_kept() -> None:
    for name, document in RULES.items():
        ours, theirs, is_taken = both_readings(document.encode())
        assert is_taken, name
        assert ours == theirs, name


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
    assert read_quickly(rss(ITEM * (ENTRY_LIMIT + 1))) is None
    assert read_quickly(rss("<item/>" * (ENTRY_LIMIT - 1))) is not None
    monkeypatch.setattr(quick, "LENGTH_LIMIT", 100)
    assert read_quickly(rss()) is None


def test_entities_are_refused_as_before() -> None:
    laughs = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 9}">' for n in range(1, 9))
    document = rss("<item><title>&a8;</title></item>", prolog=f'<!DOCTYPE rss [<!ENTITY a0 "ha">{laughs}]>')
    assert read_quickly(document) is None
    with pytest.raises(ReaderError) as refused:
        parse_feed(document.encode(), url="", content_type="")
    assert refused.value.problem.kind is ProblemKind.XML_ENTITY
