"""Whatever arrives, the parser answers; whatever it answers, travels."""

from hypothesis import given
from hypothesis import strategies as st

from reader.domain.entry import Enclosure, ParsedEntry
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed, PublisherHints
from reader.domain.retrieval import JobKind, PageFeeds, ParseJob, ParseResult
from reader.domain.subscription import FoundFeed, OpmlDocument, OpmlFeed, SkippedOutline
from reader.formats.encoding import decode
from reader.formats.feeds.dates import read_date
from reader.formats.feeds.drafts import IdentityParts, identities
from reader.formats.feeds.parser import parse_feed
from reader.formats.urls import canonical_url, normal_url, safe_link, without_credentials
from reader.formats.wire import decode_job, decode_result, encode_job, encode_result

PIECES = st.sampled_from(
    [
        "<?xml version='1.0' encoding='latin1'?>", "<rss version='2.0'>", "<channel>", "<item>", "</item>", "<title>", "</title>", "<entry>",
        "</entry>", "<feed xmlns='http://www.w3.org/2005/Atom'>", "<rdf:RDF xmlns='http://purl.org/rss/1.0/'>", "<guid>", "</guid>", "<link>",
        "<link href='x'/>", "</link>", "<description>", "</description>", "<![CDATA[", "]]>", "<!--", "-->", "&amp;", "&bad;", "&#xd800;", "&#0;",
        "<media:thumbnail/>", "<enclosure url='a'/>", "<image>", "</height>", "<content type='xhtml'><div>", "<source url='x'>", "</source>",
        "<author><name>", "<pubDate>", "2026-03-03", "text", "<!DOCTYPE rss [<!ENTITY a 'b'>]>", '{"items": [', "\x00", "\ud800", "é", "</rss>",
        "<media:rating>", "</media:rating>", "<itunes:explicit>", "<width>", "<textinput>", "<category>", "</category>", "<tags>", "xml:base='http://['",
    ]
)  # fmt: skip
DOCUMENTS = st.one_of(
    st.binary(max_size=200),
    st.lists(PIECES, max_size=30).map(lambda pieces: "".join(pieces).encode("utf-8", "surrogatepass")),
    st.lists(PIECES, max_size=30).map(
        lambda pieces: ("<rss version='2.0'><channel><item>" + "".join(pieces)).encode("utf-8", "surrogatepass")
    ),
)
TEXT = st.text(max_size=20)
SECONDS = st.none() | st.integers(-(10**10), 10**10)
ENCLOSURES = st.builds(Enclosure, TEXT, TEXT, SECONDS, SECONDS, TEXT)
ENTRIES = st.builds(
    ParsedEntry,
    *[TEXT] * 8, SECONDS, SECONDS, TEXT, st.booleans(), st.lists(TEXT, max_size=2).map(tuple), st.lists(ENCLOSURES, max_size=2).map(tuple),
    *[TEXT] * 4,
)  # fmt: skip
HINTS = st.builds(PublisherHints, SECONDS, SECONDS, st.frozensets(st.integers(0, 23)), st.frozensets(st.integers(0, 6)))
FEEDS = st.builds(ParsedFeed, *[TEXT] * 6, st.lists(ENTRIES, max_size=2).map(tuple), HINTS, *[TEXT] * 3, *[st.booleans()] * 2)
PATHS = st.lists(TEXT, max_size=2).map(tuple)
DETAILS = st.builds(Detail, st.sampled_from(DetailKind), st.lists(TEXT | SECONDS, max_size=2).map(tuple))
OPML = st.builds(
    OpmlDocument,
    TEXT,
    st.lists(st.builds(OpmlFeed, TEXT, TEXT, TEXT, PATHS, st.dictionaries(TEXT, TEXT, max_size=2)), max_size=2).map(tuple),
    st.lists(PATHS, max_size=2).map(tuple),
    st.lists(st.builds(SkippedOutline, TEXT, TEXT, DETAILS), max_size=2).map(tuple),
    st.lists(DETAILS, max_size=2).map(tuple),
    st.integers(0, 9),
)
PAGES = st.builds(PageFeeds, st.lists(st.builds(FoundFeed, TEXT, TEXT, TEXT), max_size=2).map(tuple))
RESULTS = st.one_of(FEEDS, PAGES, OPML, st.builds(Problem, st.sampled_from(ProblemKind), TEXT | DETAILS))
JOBS = st.builds(ParseJob, st.integers(0, 2**40), st.sampled_from(JobKind), TEXT, TEXT, st.binary(max_size=50), PATHS)


@given(DOCUMENTS)
def test_parsing_gives_a_feed_or_a_known_error(body: bytes) -> None:
    try:
        feed = parse_feed(body, url="https://example.org/feed", content_type="text/xml; charset=latin1")
    except ReaderError:
        return
    found = [entry.identity for entry in feed.entries]
    assert len(found) == len(set(found))
    assert decode_result(encode_result(1, feed)[4:]) == (1, feed)
    for entry in feed.entries:
        assert entry.link == "" or entry.link.startswith(("http://", "https://"))
        assert all(
            "\x00" not in value for value in (entry.guid, entry.title, entry.author, entry.text, entry.html, entry.date_text)
        )


@given(JOBS)
def test_jobs_travel(job: ParseJob) -> None:
    assert decode_job(encode_job(job)[4:]) == job


@given(st.integers(0, 2**40), RESULTS)
def test_results_travel(number: int, result: ParseResult) -> None:
    assert decode_result(encode_result(number, result)[4:]) == (number, result)


@given(st.binary(max_size=100), TEXT)
def test_decoding_never_fails(body: bytes, content_type: str) -> None:
    assert isinstance(decode(body, content_type), str)


@given(st.text(st.characters()) | st.from_regex(r"[0-9TZ:+./ -]{0,30}|[A-Z][a-z]{2} [0-9: ]{1,20}"))
def test_dates_never_raise(text: str) -> None:
    found = read_date(text)
    assert found is None or -62135596800 <= found.at <= 253402300799


URL_TEXT = st.text(st.characters()) | st.from_regex(
    r"(https?|feed|pcast|javascript|file)?:?/?/?[a-z.\[\]:0-9@ü|\\ ]{0,20}[/?#%&=a-z\n'\"<> ]{0,20}"
)
FORBIDDEN = set("\r\n\t \"'`|<>\\\x00")


@given(URL_TEXT, st.sampled_from(["", "https://example.org/a/b", "file:///etc/", "http://["]))
def test_links_are_safe_or_nothing(text: str, base: str) -> None:
    link = safe_link(text, base)
    assert link == "" or (link.startswith(("http://", "https://")) and link.isascii() and not FORBIDDEN & set(link))
    assert safe_link(link, base) == link


@given(URL_TEXT)
def test_what_can_be_fetched_is_stable(text: str) -> None:
    canonical_url(text)
    without_credentials(text)
    try:
        url = normal_url(text)
    except ReaderError as error:
        assert error.problem.kind is ProblemKind.BAD_URL  # noqa: PT017  # one of two right answers
        return
    assert normal_url(url) == url
    assert canonical_url(canonical_url(url)) == canonical_url(url) == canonical_url(text)
    assert url.startswith(("http://", "https://"))
    assert not FORBIDDEN & set(url)


SHORT = st.sampled_from(["", "a", "b", "a|b"])


@given(st.lists(st.builds(IdentityParts, SHORT, SHORT, SHORT, SHORT, SHORT), max_size=12))
def test_identities_are_unique_and_repeatable(entries: list[IdentityParts]) -> None:
    found = identities(entries)
    kept = [identity for identity in found if identity is not None]
    assert len(kept) == len(set(kept))
    assert found == identities(entries)
    assert all(identity is not None or entry.guid or entry.link for identity, entry in zip(found, entries, strict=True))
