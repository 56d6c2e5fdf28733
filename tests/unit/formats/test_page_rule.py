"""Pages without a feed, read by rules: what suggests itself, what a rule finds, and what hostile pages and selectors come to."""

import pytest

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed
from reader.domain.page_rule import PageRule, PageView, rule_in, rule_text
from reader.domain.retrieval import JobKind, ParseJob
from reader.formats import wire
from reader.formats.pages.followed import ARTICLES_LIMIT, BLOCKS_LIMIT, read_page_feed, view_page

URL = "https://kiln.test/news/"
NAVIGATION = "<nav class=menu><ul><li><a href=/a>The kilns we build</a><li><a href=/b>About our house</a><li><a href=/c>Contact and prices</a></ul></nav>"


def post(number: int, *, date: str = "", more: str = "") -> str:
    time = f'<time datetime="{date}">some day</time>' if date else ""
    return (
        f'<div class="post p-{1000 + number}"><h2><a href="/n/{number}">A title of number {number}</a></h2>{time}'
        f'<p>Words of {number}.</p><span class="count">{number * 7} readers</span><a href="/n/{number}#c">{number} comments</a>{more}</div>'
    )


def page(*posts: str, links: str = "") -> bytes:
    return f"<html><head><title>Kiln news</title>{links}</head><body>{NAVIGATION}<main>{''.join(posts)}</main></body></html>".encode()


THREE = page(post(3, date="2026-05-03T10:00:00Z"), post(2, date="2026-05-02T10:00:00Z"), post(1, date="2026-05-01T10:00:00Z"))


def view(body: bytes, rule: PageRule | None = None) -> PageView:
    return view_page(body, url=URL, content_type="text/html", rule=rule)


def read(body: bytes, rule: PageRule) -> ParsedFeed:
    return read_page_feed(body, url=URL, content_type="text/html", rule=rule)


def test_the_articles_suggest_themselves_before_the_navigation() -> None:
    shown = view(THREE)
    assert shown.suggestions[0] == shown.rule == PageRule("div.post")
    assert [(article.title, article.link) for article in shown.articles] == [
        (f"A title of number {n}", f"https://kiln.test/n/{n}") for n in (3, 2, 1)
    ]
    assert (shown.found, shown.title, shown.wrong) == (3, "Kiln news", "")
    assert all(article.published_at for article in shown.articles)


def test_a_block_keeps_its_words_whatever_it_lies_in() -> None:
    body = "".join(f"<p class=n><a href=/{n}>News {n}</a> and more of it</p>" for n in range(3))
    found = read(f"<html><body><blockquote>{body}</blockquote></body></html>".encode(), PageRule("p.n"))
    assert ["and more of it" in entry.html for entry in found.entries] == [True] * 3


@pytest.mark.parametrize(
    ("body", "article"),
    [
        ("<ul class=list>" + "".join(f"<li><a href=/{n}>A headline that is long {n}</a></li>" for n in range(5)) + "</ul>", ".list > li"),
        ("<table id=old>" + "".join(f"<tr><td>{n}<td><a href=/{n}>Minutes of meeting {n}</a></tr>" for n in range(5)) + "</table>", "#old > tr"),
        ("".join(f"<article><h3>Number {n} of many</h3><a href=/{n}>Read on</a></article>" for n in range(4)), "article"),
        ("".join(f"<a class=card href=/{n}><h3>Title of card {n}</h3><p>Words</p></a>" for n in range(4)), "a.card"),
    ],
)  # fmt: skip
def test_what_pages_are_made_of_suggests_itself(body: str, article: str) -> None:
    shown = view(f"<html><body>{NAVIGATION}<main>{body}</main></body></html>".encode())
    assert shown.rule.article == article
    assert shown.found >= 4


def test_a_page_becomes_a_feed_whose_entries_differ_by_their_links() -> None:
    feed = read(THREE, PageRule("div.post"))
    assert (feed.title, feed.site_url, feed.format) == ("Kiln news", URL, "page")
    assert [entry.identity for entry in feed.entries] == [f"https://kiln.test/n/{n}" for n in (3, 2, 1)]
    assert feed.entries[0].html == "<p>Words of 3.</p>"
    again = read(THREE.replace(b"readers", b"watchers").replace(b"some day", b"3 hours ago"), PageRule("div.post"))
    assert again.entries == feed.entries, "counters and relative times are no news"


def test_the_parts_of_a_rule_choose_title_link_and_date() -> None:
    more = '<a class="real" href="/real/{n}"><b class="t">The real title {n}</b></a><i class="d">4 May 2026, 08:00</i>'
    body = page(*(post(n, more=more.format(n=n)) for n in (2, 1)))
    feed = read(body, PageRule("div.post", title=".t", link="a.real", date=".d"))
    assert [(entry.title, entry.link) for entry in feed.entries] == [
        (f"The real title {n}", f"https://kiln.test/real/{n}") for n in (2, 1)
    ]
    assert feed.entries[0].published_at == 1_777_881_600


@pytest.mark.parametrize("text", ["3 hours ago", "yesterday", "4 March", "vor 2 Tagen", "2 hours 3 min ago", ""])
def test_dates_that_would_mean_something_else_tomorrow_are_none(text: str) -> None:
    body = page(post(1, more=f"<time>{text}</time>"), post(2), post(3))
    assert [entry.published_at for entry in read(body, PageRule("div.post")).entries] == [None] * 3


def test_a_link_in_two_blocks_is_one_article_and_what_leads_nowhere_is_none() -> None:
    empty = '<div class=post><a href="javascript:alert(1)">x</a></div><div class=post><a href="#top">Up</a></div><div class=post>-</div>'
    feed = read(page(post(1), post(1), empty), PageRule("div.post"))
    assert [entry.link for entry in feed.entries] == ["https://kiln.test/n/1"]


@pytest.mark.parametrize(
    ("body", "rule", "kind"),
    [
        (THREE, PageRule(".gone"), ProblemKind.NO_PAGE_ARTICLES),
        (THREE, PageRule("div..post"), ProblemKind.BAD_SELECTOR),
        (THREE, PageRule("div.post", date="]["), ProblemKind.BAD_SELECTOR),
        (THREE, PageRule("a::before"), ProblemKind.BAD_SELECTOR),
        (THREE, PageRule("div:has(> :nth-child(2n of p))"), ProblemKind.BAD_SELECTOR),
        (b"{}", PageRule("p"), ProblemKind.NOT_A_PAGE),
        (b"", PageRule("p"), ProblemKind.NOT_A_PAGE),
        (b"<html><body><div id=root></div><script>start()</script></body></html>", PageRule("p"), ProblemKind.SCRIPT_PAGE),
        (b"<html><head><script src=a.js></script></head><body><noscript>Turn on JavaScript " + b"now " * 99 + b"</noscript></body></html>", PageRule("p"), ProblemKind.SCRIPT_PAGE),
    ],
)  # fmt: skip
def test_what_cannot_be_read_says_so(body: bytes, rule: PageRule, kind: ProblemKind) -> None:
    with pytest.raises(ReaderError) as raised:
        read(body, rule)
    assert raised.value.problem.kind is kind


@pytest.mark.parametrize("part", ["article", "title", "link", "date"])
def test_the_view_names_the_part_that_is_no_selector(part: str) -> None:
    parts = {"article": "div.post", part: "div["}
    shown = view(THREE, PageRule(**parts))
    assert (shown.wrong, shown.found) == (part, 0)
    assert shown.suggestions


def test_the_blocks_of_a_page_carry_selectors_that_find_them() -> None:
    shown = view(THREE)
    named = {block.name: block.selector for block in shown.blocks}
    assert named["div.post"] == "div.post"
    assert view(THREE, PageRule("div.post", date=named["time"])).found == 3
    (depth,) = {block.depth for block in shown.blocks if block.name == "div.post"}
    assert {block.depth for block in shown.blocks if block.name == "time"} == {depth + 1}


def test_a_page_that_got_a_feed_names_it() -> None:
    links = '<link rel="alternate" type="application/rss+xml" href="/feed.xml">'
    assert read(page(post(1), links=links), PageRule("div.post")).self_url == "https://kiln.test/feed.xml"
    assert read(THREE, PageRule("div.post")).self_url == ""


def test_long_and_deep_pages_stay_within_limits() -> None:
    many = read(page(*(post(n) for n in range(2 * ARTICLES_LIMIT))), PageRule("div.post"))
    assert len(many.entries) == ARTICLES_LIMIT
    deep = b"<html><body>" + b"<div>" * 100_000 + b"<a href=/1>A title that is long enough</a></body></html>"
    assert view(deep).found == 0
    assert len(view(page(*(post(n) for n in range(1_000)))).blocks) == BLOCKS_LIMIT


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "1", '{"article": ""}', '{"article": 1}', '{"article": "p", "more": "x"}', '{"article": "' + "p" * 301 + '"}', '{"article": "p\\n"}', "[" * 99_999]
)  # fmt: skip
def test_what_is_no_rule_is_not_stored(text: str) -> None:
    assert rule_in(text) is None


def test_a_rule_goes_through_its_text_and_the_wire() -> None:
    rule = PageRule("div.post", date="time")
    assert rule_in(rule_text(rule)) == rule
    job = ParseJob(7, JobKind.FEED, URL, "text/html", THREE, (), rule_text(rule))
    again = wire.decode_job(wire.encode_job(job)[4:])
    assert again == job
    assert isinstance(wire.perform(again), ParsedFeed)
    shown = wire.perform(ParseJob(8, JobKind.BLOCKS, URL, "text/html", THREE))
    assert isinstance(shown, PageView)
    assert wire.decode_result(wire.encode_result(8, shown)[4:]) == (8, shown)
    odd = wire.perform(ParseJob(9, JobKind.FEED, URL, "text/html", THREE, (), "no rule"))
    assert isinstance(odd, Problem)
    assert odd.kind is ProblemKind.BAD_SELECTOR
