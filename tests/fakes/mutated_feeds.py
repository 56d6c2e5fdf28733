"""Feeds made by a seed: invented ones of every common kind, and real ones with a few things changed.

Most keep to what publishers write, in any order and number; some break every rule there is.
"""

import re
from random import Random
from unittest.mock import patch

from reader.domain.errors import Problem, ReaderError
from reader.domain.feed import ParsedFeed
from reader.formats.feeds import parser
from reader.formats.feeds.quick import ENTRY, FEED, read_quickly

Outcome = ParsedFeed | Problem

_NAMESPACES = {
    "atom": "http://www.w3.org/2005/Atom",
    "cc": "http://web.resource.org/cc/",
    "content": "http://purl.org/rss/1.0/modules/content/",
    "creativeCommons": "http://backend.userland.com/creativeCommonsRssModule",
    "dc": "http://purl.org/dc/elements/1.1/",
    "dcterms": "http://purl.org/dc/terms/",
    "feedburner": "http://rssnamespace.org/feedburner/ext/1.0",
    "forum": "http://forum.example/",
    "gd": "http://schemas.google.com/g/2005",
    "georss": "http://www.georss.org/georss",
    "itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
    "media": "http://search.yahoo.com/mrss/",
    "podcast": "https://podcastindex.org/namespace/1.0",
    "psc": "http://podlove.org/simple-chapters",
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "slash": "http://purl.org/rss/1.0/modules/slash/",
    "sy": "http://purl.org/rss/1.0/modules/syndication/",
    "thr": "http://purl.org/syndication/thread/1.0",
}
_WORDS = [
    "Hello", "", "  ", "A &amp; B", "&lt;p&gt;Hi &lt;b&gt;there&lt;/b&gt;&lt;/p&gt;", "<![CDATA[<p>Some <a href='/x'>link</a> &amp; text</p>]]>",
    "plain\ntwo lines", "http://example.com/a?b=1&amp;c=2", "/relative/path", "tag:example.org,2020:1", "john@doe.com (John Doe)",
    "John Doe &lt;john@doe.com&gt;", "(john) j@d.de", "Tue, 03 Mar 2026 10:00:00 GMT", "2026-03-03T10:00:00Z", "2026-03-03", "1:02:03", "3600",
    "daily", "café \u2019", "&#146;quoted&#151;", "a,b , c,,d", "Ã©", "en-US", "de_AT", "<!-- c -->x<!-- d -->y", "http:///three",
    "&nbsp;&eacute;", "a & b", "http://e.x/?a&amp;amp;b&amp;c;d", "A &amp;amp; B &lt;/b&gt;", "\u00a0nb\u00a0", "x" * 1200,
]  # fmt: skip
_DIV = (
    '<div xmlns="http://www.w3.org/1999/xhtml"><p class="a" title="&quot;q&quot; &lt;">Hi<br/> &amp; you</p></div>',
    ' <x:div xmlns:x="http://www.w3.org/1999/xhtml">x<x:p xml:lang="de"/>\n</x:div> ',
    '<div xmlns="http://www.w3.org/1999/xhtml">one</div><div xmlns="http://www.w3.org/1999/xhtml" type="A">two</div>',
)
_MARKUP = [
    *_DIV, "<b>bold</b> text", '<p xmlns="http://www.w3.org/1999/xhtml">x</p>', "<name>Ann</name><email>a@b.c</email>",
    "<url>http://e.x/i.png</url><title>t</title><link>l</link>", '<media:thumbnail url="http://t.h/1.jpg"/><media:title>m</media:title>',
    '<psc:chapter start="00:00:01.000" title="One"/>', "<hour>1</hour><hour>24</hour>", "<!DOCTYPE x>", "<?pi x?>",
]  # fmt: skip
_ATTRIBUTES = [
    'type="html"', 'type="text"', 'type="xhtml"', 'TYPE="TEXT/HTML"', 'type="image/png"', 'type="audio/mpeg"', 'rel="self"', 'rel="Alternate"',
    'rel="enclosure"', 'rel="hub"', 'href="http://e.x/l"', 'href="/rel"', 'href=""', 'url="http://e.x/u.mp3"', 'uri="http://g.en/"',
    'length="123"', 'isPermaLink="false"', 'ISPERMALINK="true"', 'domain="d"', 'term="t"', 'label="L"', 'scheme="s"', 'medium="image"',
    'duration="10"', 'fileSize="5"', 'text="T"', 'xml:lang="de"', 'xml:lang=""', 'xml:lang="pt_BR"', 'xml:base="http://base.org/b/"',
    'xml:base="rel/"', 'xml:base=""', 'lang="fr"', 'base="http://q/"', 'mode="escaped"', 'mode="base64"', 'xml:space="preserve"', 'start="1"',
    'rdf:about="http://ab.out/"', 'gd:href="http://gd/"', 'thr:count="2"', 'title="tt"', 'version="2"', 'lastmod="2020-01-01"', 'xmlns=""',
    'xmlns="http://www.w3.org/2005/Atom"', 'xmlns="http://other.example/"', 'xmlns:media="http://search.yahoo.com/mrss"',
    'xmlns:dc="http://purl.org/dc/terms/"', 'xmlns:content="http://www.w3.org/2005/Atom"', 'xmlns:x="http://with space/"',
]  # fmt: skip
_FITTING = {
    "category": ('term="T"', 'domain="d"', 'term="a" label="B"', 'term=""'),
    "content": ('type="html"', 'type="text"', 'type="html" xml:base="http://cb/"', 'src="http://s/"'),
    "enclosure": ('url="http://e/1.mp3" type="audio/mpeg" length="9"', 'href="u" title="T"'),
    "guid": ('isPermaLink="false"', 'isPermaLink="true"'),
    "itunes:image": ('href="http://i/1.png"', 'url="http://i/2.png"'),
    "link": ('href="http://e.x/l"', 'rel="self" href="/s"', 'rel="replies" href="r"', 'href="h" type="text/plain"'),
    "media:content": ('url="http://m/1.jpg" medium="image"', 'url="http://m/1.mp4" type="video/mp4" duration="12" lang="fr"'),
    "media:thumbnail": ('url="http://m/t.jpg"',),
    "podcast:chapters": ('url="http://c/1.json" type="application/json+chapters"',),
    "summary": ('type="html"', 'type="text"', 'xml:lang="de"'),
    "title": ('type="html"', 'type="text"', 'xml:lang="fr_FR"'),
}
_HOLDING = {
    "author": ("<name>Ann</name><email>a@b.c</email>", "<name>Bob</name><uri>http://b.ob</uri>", "<uri>x</uri>", "<name/>", "plain",
               "<name>a@b.cd</name>", "j@d.com (J)", '<name>Z</name><gd:image rel="x" src="y"/>', '<gd:image rel="x">tt</gd:image>'),
    "contributor": ("<name>C</name>",),
    "image": ("<url>/i.png</url><title>t</title>", "<title/><url>u</url>", ""),
    "psc:chapters": ('<psc:chapter start="00:00:01.000" title="One"/><psc:chapter start="x" title="Two" href="u"/>',),
    "source": ("", "x", "<title>S</title><id>i</id>", "<updated>2020</updated>"),
}  # fmt: skip
_WITHOUT_TEXT = frozenset({"enclosure", "media:thumbnail", "podcast:chapters"})
_WITHOUT_MEANING = [
    "slash:comments", "thr:total", "forum:x", "gd:y", "sy:updateBase", "itunes:title", "media:text", "podcast:person", "dc:identifier", "site",
    "date", "links", "postid", "items",
]  # fmt: skip
_USUAL = [
    "title",
    "link",
    "description",
    "content:encoded",
    "guid",
    "pubDate",
    "summary",
    "content",
    "author",
    "category",
    "updated",
]
_OF_ENTRIES = [*ENTRY, *ENTRY, *_WITHOUT_MEANING]
_OF_FEEDS = [*(name for name in FEED if not name.startswith(("skip", "text", "items"))), *_WITHOUT_MEANING]
_OF_MEDIA = [name for name in ENTRY if name.startswith("media:")]
_ANY = [
    *_OF_ENTRIES,
    *FEED,
    "atom:title",
    "atom:content",
    "body",
    "item",
    "entry",
    "channel",
    "abstract",
    "itunes:link",
    "dcterms:valid",
]
_TAG = re.compile(r"<[A-Za-z][^<>]*>")
_SIGNS = ["<", ">", "&", '"', "\x00", "\u2028", "<!--", "-->", "<![CDATA[", "]]>", "\ufeff", "\x85", "\x93"]
_SWAPS = [
    ("xmlns:dc", "xmlns:media"), ("http://purl.org/dc/elements/1.1/", "http://unknown/"), ("atom:", "a:"), ("xmlns:", "xmlns:q"),
    ("2005/Atom", "2005/atom"), ('version="2.0"', 'version="0.91"'), ('version="2.0"', ""), ("http://www.itunes", "https://www.itunes"),
    ("channel", "Channel"), ("item>", "Item>"),
]  # fmt: skip


def both_readings(body: bytes, url: str = "https://example.org/feed") -> tuple[Outcome, Outcome, bool]:
    """What the program reads, what it would without the quick reading, and whether that one took the document."""
    taken = []

    def noting(document: str) -> object:
        taken.append(found := read_quickly(document))
        return found

    with patch.object(parser, "read_quickly", noting):
        ours = _outcome(body, url)
    if not taken or taken[0] is None:
        return ours, ours, False
    with patch.object(parser, "read_quickly", lambda _document: None):
        return ours, _outcome(body, url), True


def _outcome(body: bytes, url: str) -> Outcome:
    try:
        return parser.parse_feed(body, url=url, content_type="")
    except ReaderError as error:
        return error.problem


def invented(random: Random) -> bytes:
    """A feed of RSS, Atom or RDF."""
    oddity = random.choice((0, 0, 0, 0, 0.05, 0.2))
    spaces = " ".join(f'xmlns:{prefix}="{uri}"' for prefix, uri in _NAMESPACES.items() if random.random() < 0.998)
    spaces += "".join(f" {random.choice(_ATTRIBUTES[26:33])}" for _ in range(random.choice((0, 0, 0, 1))))
    kind = random.choice(("rss", "rss", "atom", "rdf"))
    name = "entry" if kind == "atom" else "item"
    entries = "".join(_entry(random, name, oddity) for _ in range(random.randint(0, 4)))
    head, tail = _elements(random, _OF_FEEDS, 7, oddity), _elements(random, _OF_FEEDS, random.choice((0, 0, 1)), oddity)
    if kind == "rss":
        version = random.choice(("2.0", "2.0", "2.0.1", "0.91", "0.92", "1", ""))
        return f'<rss version="{version}" {spaces}><channel>{head}{entries}{tail}</channel></rss>'.encode()
    if kind == "atom":
        return f'<feed xmlns="{_NAMESPACES["atom"]}" {spaces}>{head}{entries}{tail}</feed>'.encode()
    spaces = re.sub(' xmlns:atom="[^"]*"|xmlns:atom="[^"]*" ', "", spaces)
    return (
        f'<rdf:RDF xmlns="http://purl.org/rss/1.0/" {spaces}><channel rdf:about="x">{head}</channel>{entries}</rdf:RDF>'.encode()
    )


def mutated(random: Random, document: bytes) -> bytes:
    """A document with one to five changes of any kind, in some encoding."""
    text = document.decode("utf-8", "replace")
    for _ in range(random.choice((1, 1, 2, 3, 5))):
        text = _changed(random, text)
    encoding = random.choice((*["utf-8"] * 12, "latin-1", "utf-16", "cp1252"))
    try:
        return text.encode(encoding, "xmlcharrefreplace")
    except UnicodeError:
        return text.encode("utf-8", "replace")


def _entry(random: Random, name: str, oddity: float) -> str:
    attribute = f" {random.choice(_ATTRIBUTES)}" if random.random() < 0.03 else ""
    return f"<{name}{attribute}>{_elements(random, _OF_ENTRIES, 9, oddity)}</{name}>"


def _elements(random: Random, names: list[str], most: int, oddity: float) -> str:
    count = random.randint(0, most)
    return "".join(_odd(random) if random.random() < oddity else _fitting(random, names) for _ in range(count))


def _fitting(random: Random, names: list[str], *, is_within: bool = False) -> str:
    """An element as publishers write it."""
    name = random.choice(_USUAL if names is _OF_ENTRIES and random.random() < 0.35 else names)
    attributes = random.choice(_FITTING.get(name, ("",))) if random.random() < 0.9 else ""
    if random.random() < 0.03:
        attributes += f" {random.choice(_ATTRIBUTES)}"
    if name in _HOLDING:
        inside = random.choice(_HOLDING[name])
    elif name in {"media:group", "media:content"}:
        inside = "" if is_within else "".join(_fitting(random, _OF_MEDIA, is_within=True) for _ in range(random.randint(0, 3)))
    elif name in {"content", "summary"} and random.random() < 0.4:
        attributes, inside = 'type="xhtml"', random.choice(_DIV)
    else:
        inside = "" if name in _WITHOUT_TEXT or "href=" in attributes else random.choice(_WORDS)
    name = name.upper() if ":" not in name and random.random() < 0.03 else name
    name = f"atom:{name}" if ":" not in name and random.random() < 0.05 else name
    return f"<{name} {attributes}>{inside}</{name}>"


def _odd(random: Random) -> str:
    """An element that anything may be wrong with."""
    name = random.choice(_ANY)
    attributes = " ".join(random.sample(_ATTRIBUTES, random.choice((0, 0, 1, 1, 2, 3))))
    inside = random.choice((random.choice(_WORDS), random.choice(_MARKUP), random.choice(_WORDS) + random.choice(_MARKUP)))
    return f"<{name} {attributes}>{inside}</{name}>"


def _changed(random: Random, text: str) -> str:
    tags = [found.span() for found in _TAG.finditer(text)]
    if not tags:
        return text
    start, end = random.choice(tags)
    place = random.randrange(len(text))
    other = random.choice(tags)[0]
    changes = (
        lambda: text[:end] + _odd(random) + text[end:],
        lambda: text[:start] + _fitting(random, _OF_ENTRIES) + text[start:],
        lambda: text[:start] + _fitting(random, _OF_FEEDS) + text[start:],
        lambda: _with_attribute(text, start, end, random.choice(_ATTRIBUTES)),
        lambda: _with_attribute(text, start, end, random.choice(_ATTRIBUTES)),
        lambda: _moved(text, start, end, other, random.choice(("again", "gone", "elsewhere"))),
        lambda: _moved(text, start, end, other, random.choice(("again", "gone", "elsewhere"))),
        lambda: _renamed(text, start, end, random.choice(_ANY)),
        lambda: text[:end] + random.choice(_WORDS) + text[max(end, text.find("<", end)) :],
        lambda: text.replace(*random.choice(_SWAPS)),
        lambda: text[:place] + random.choice(_SIGNS) + text[place:] if random.random() < 0.6 else text[:place],
    )
    return random.choice(changes)()


def _with_attribute(text: str, start: int, end: int, attribute: str) -> str:
    is_empty = text[end - 2] == "/"
    return f"{text[: end - (2 if is_empty else 1)]} {attribute}{'/>' if is_empty else '>'}{text[end:]}"


def _whole(text: str, start: int, end: int) -> tuple[str, int]:
    """The name of the element that starts here, and where it ends; 0 where that is not to be seen."""
    name = re.split(r"[\s/>]", text[start + 1 : end])[0]
    closed = text.find(f"</{name}>", end)
    return name, closed + len(name) + 3 if closed >= 0 else 0


def _moved(text: str, start: int, end: int, other: int, how: str) -> str:
    _, behind = _whole(text, start, end)
    if not behind or behind - start > 5_000:
        return text
    if how == "again":
        return text[:behind] + text[start:behind] + text[behind:]
    if how == "elsewhere" and other < start:
        return text[:other] + text[start:behind] + text[other:start] + text[behind:]
    return text[:start] + text[behind:]


def _renamed(text: str, start: int, end: int, name: str) -> str:
    old, behind = _whole(text, start, end)
    if not behind:
        return text
    return f"{text[:start]}<{name}{text[start + 1 + len(old) : behind - len(old) - 3]}</{name}>{text[behind:]}"
