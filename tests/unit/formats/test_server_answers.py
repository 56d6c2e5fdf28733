"""What servers of accounts answer: read where it is what was asked for, refused as a whole where it is not."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.accounts import (
    AddedFeed,
    AnswerKind,
    ItemIds,
    ItemState,
    ServerCounts,
    ServerFeed,
    ServerFeeds,
    ServerFolder,
    ServerFolders,
    ServerItem,
    ServerItems,
    ServerLabels,
    ServerStates,
    ServerUser,
)
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.retrieval import JobKind, ParseJob, ParseResult
from reader.formats.servers.greader import item_id
from reader.formats.wire import decode_job, decode_result, encode_job, encode_result, perform

FRESHRSS = "https://example.org/api/greader.php/reader/api/0/x"
MINIFLUX = "https://example.org/reader/api/0/x"
ITEM = {
    "id": "tag:google.com,2005:reader/item/0000000000000007",
    "categories": ["user/-/state/com.google/reading-list"],
    "origin": {"streamId": "feed/3"},
}


def read(kind: AnswerKind, answer: Any, url: str = MINIFLUX) -> ParseResult:
    """By way of the frames that go to the parser process and come back."""
    body = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
    job = decode_job(encode_job(ParseJob(1, JobKind.ANSWER, url, "application/json", body, answer=kind))[4:])
    return decode_result(encode_result(1, perform(job))[4:])[1]


def item(url: str = MINIFLUX, **given: Any) -> ServerItem:
    found = read(AnswerKind.ITEMS, {"items": [ITEM | given]}, url)
    assert isinstance(found, ServerItems), found
    return found.items[0]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1700000000000001", 1700000000000001),
        (7, 7),
        ("0", 0),
        ("-5", -5),
        ("tag:google.com,2005:reader/item/000000000000000a", 10),
        ("tag:google.com,2005:reader/item/0000000000000010", 16),
        ("0000000000000010", 16),
        ("00060a24181e4001", 0x60A24181E4001),
        ("FFFFFFFFFFFFFFFF", -1),
        (str((1 << 63) - 1), (1 << 63) - 1),
        (str(1 << 63), -(1 << 63)),
        (str(-(1 << 63)), -(1 << 63)),
    ],
)
def test_an_id_in_every_form(text: str | int, number: int) -> None:
    assert item_id(text) == number


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "12a",
        "\u0667",
        " 7",
        "1" * 5000,
        str(1 << 64),
        str(-(1 << 63) - 1),
        "507f1f77bcf86cd799439011",
        None,
        1.0,
        True,
        [],
        {},
    ],
)
def test_other_ids_are_refused(text: Any) -> None:
    with pytest.raises(ReaderError):
        item_id(text)


def test_ids_of_more_than_64_bits_are_called_by_their_name() -> None:
    for text in ("507f1f77bcf86cd799439011", "tag:google.com,2005:reader/item/507f1f77bcf86cd799439011"):
        with pytest.raises(ReaderError) as refused:
            item_id(text)
        assert refused.value.problem == Problem(ProblemKind.OTHER_IDS, "507f1f77bcf86cd799439011")


def test_a_page_of_ids() -> None:
    page = {"itemRefs": [{"id": "12"}, {"id": "13"}, {"id": "12"}], "continuation": "c1"}
    assert read(AnswerKind.ITEM_IDS, page) == ItemIds((12, 13), "c1")
    assert read(AnswerKind.ITEM_IDS, {"itemRefs": None}) == ItemIds(())
    assert read(AnswerKind.ITEM_IDS, {"itemRefs": [], "continuation": 50}) == ItemIds((), "50")


LISTS = {AnswerKind.OWN_FEEDS, AnswerKind.CATEGORIES}
OBJECTS = [kind for kind in AnswerKind if kind not in LISTS and kind is not AnswerKind.FETCHED_FEEDS]


@pytest.mark.parametrize("kind", OBJECTS)
@pytest.mark.parametrize(
    ("body", "detail"),
    [
        (b"[]", Detail(DetailKind.OTHER_ANSWER)),
        (b"", Detail(DetailKind.UNREADABLE_JSON)),
        (b"OK", Detail(DetailKind.UNREADABLE_JSON)),
        (b"null", Detail(DetailKind.OTHER_ANSWER)),
        (b" \xef\xbb\xbf<!DOCTYPE html><html>Please log in to this wifi</html>", Detail(DetailKind.WEB_PAGE)),
        (b'{"itemRefs":[{"id":"1"', Detail(DetailKind.UNREADABLE_JSON)),
        (b"[" * 100_000, Detail(DetailKind.UNREADABLE_JSON)),
        (b"[" + b"9" * 1_000_000 + b"]", Detail(DetailKind.OTHER_ANSWER)),
    ],
)
def test_what_is_no_answer_is_never_an_empty_one(kind: AnswerKind, body: bytes, detail: Detail) -> None:
    assert read(kind, body) == Problem(ProblemKind.BAD_ANSWER, detail)


@pytest.mark.parametrize("kind", list(AnswerKind))
def test_the_key_has_to_be_there(kind: AnswerKind) -> None:
    found = read(kind, {})
    assert isinstance(found, Problem)
    assert found.kind is ProblemKind.BAD_ANSWER


@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        (AnswerKind.ITEM_IDS, {"itemRefs": {}}),
        (AnswerKind.ITEM_IDS, {"itemRefs": ["12"]}),
        (AnswerKind.ITEM_IDS, {"itemRefs": [{"id": "1"}, {"id": "?"}]}),
        (AnswerKind.ITEM_IDS, {"itemRefs": [{"id": "1"}, {}]}),
        (AnswerKind.ITEMS, {"items": [{**ITEM, "id": ""}]}),
        (AnswerKind.ITEMS, {"items": [{"id": "7"}]}),
        (AnswerKind.ITEMS, {"items": [{"id": "7", "categories": None}]}),
        (AnswerKind.FEEDS, {"subscriptions": [7]}),
        (AnswerKind.LABELS, {"tags": "none"}),
    ],
)
def test_one_bad_item_spoils_the_answer(kind: AnswerKind, answer: Any) -> None:
    """An id left out would be taken for read, an item without states for unread."""
    found = read(kind, answer)
    assert isinstance(found, Problem)
    assert found.kind is ProblemKind.BAD_ANSWER


def test_an_item_as_miniflux_has_it() -> None:
    found = item(
        categories=["user/1/state/com.google/reading-list", "user/1/state/com.google/read", "user/1/label/All", "Science"],
        title="One &amp; <i>two</i>",
        author="Ann",
        published=1_700_000_000,
        crawlTimeMsec="1700000100123",
        alternate=[{"href": "https://site.example/a", "type": "text/html"}],
        enclosure=[{"href": "https://site.example/a.mp3", "type": "audio/mpeg", "length": 123}],
        summary={"content": "<p>Text<script>alert(1)</script><img src='/p.png'></p>"},
    )
    entry = found.entry
    assert (found.item_id, found.remote_feed_id, found.is_read, found.is_starred) == (7, "feed/3", True, False)
    assert (found.labels, found.crawled_at) == (("All",), 1_700_000_100)
    assert (entry.identity, entry.guid, entry.title, entry.author) == ("item:7", "", "One & two", "Ann")
    assert (entry.link, entry.published_at, entry.categories) == ("https://site.example/a", 1_700_000_000, ("Science",))
    assert entry.html == '<p>Text<img src="https://site.example/p.png"></p>'
    assert (entry.text, entry.snippet) == ("Text", "Text")
    assert [(each.url, each.mime_type, each.length_bytes) for each in entry.enclosures] == [
        ("https://site.example/a.mp3", "audio/mpeg", 123)
    ]


def test_names_from_freshrss_have_their_signs_back() -> None:
    wide = "A \uff06 \uff1cb\uff1e c\uff1f"
    assert item(FRESHRSS, title=wide).entry.title == "A & <b> c\uff1f"
    # but not those of labels and folders, which it writes as they are
    assert item(FRESHRSS, categories=[f"user/-/label/{wide}"]).labels == (wide,)
    assert item(MINIFLUX, title=wide).entry.title == wide
    feeds = read(
        AnswerKind.FEEDS, {"subscriptions": [{"id": "feed/1", "title": wide, "categories": [{"label": wide}]}]}, FRESHRSS
    )
    assert feeds.feeds == (ServerFeed("feed/1", "", "A & <b> c?", folder=wide),)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        ("Words\uff0c words\uff1b e\uff0ff\uff3cg", "Words, words; e/f\\g"),
        ("\u4f55\uff1f", "\u4f55\uff1f"),
        ("\u30c6\u30ec\u30d3\uff0f\uff06", "\u30c6\u30ec\u30d3\uff0f&"),
    ],
)
def test_signs_that_were_wide_before_stay_wide_in_the_title_of_a_feed(title: str, shown: str) -> None:
    feeds = read(AnswerKind.FEEDS, {"subscriptions": [{"id": "feed/1", "title": title}]}, FRESHRSS)
    assert feeds.feeds[0].title == shown  # type: ignore[union-attr]


def test_what_freshrss_fetches_is_its_list_and_no_other_page() -> None:
    url = "http://one.test/f?a=1&amp;b=%C3%BC"
    listed = f'<outline text="A"><outline text="One" type="HTML+XPath" xmlUrl="{url}"/></outline><outline text="Empty"/>'
    document = f'<?xml version="1.0"?><opml version="2.0"><head><title>x</title></head><body>{listed}</body></opml>'
    found = read(AnswerKind.FETCHED_FEEDS, document.encode())
    assert found == ServerFeeds((ServerFeed("", "http://one.test/f?a=1&b=%C3%BC", "One"),))
    # half of a list would say of the other half that it is muted
    for body in (document.encode()[:-20], b"<html>Please sign in</html>", b"", b"[]"):
        assert read(AnswerKind.FETCHED_FEEDS, body) == Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.OTHER_ANSWER))


def test_feeds_each_once() -> None:
    feed = {
        "id": "feed/1",
        "title": "T",
        "url": "https://site.example/feed",
        "htmlUrl": "https://site.example/",
        "iconUrl": "javascript:alert(1)",
        "categories": [{"id": "user/1/label/News"}],
    }
    found = read(AnswerKind.FEEDS, {"subscriptions": [feed, feed, {"title": "without an id"}]})
    assert found.feeds == (  # type: ignore[union-attr]
        ServerFeed("feed/1", "https://site.example/feed", "T", "https://site.example/", "News"),
    )


def test_labels_and_folders() -> None:
    tags = [
        {"id": "user/-/state/com.google/starred"},
        {"id": "user/-/label/News", "type": "folder"},
        {"id": "user/1000/label/later/soon", "type": "tag"},
        {"id": "user/-/label/old"},
        {"id": "label/none"},
    ]
    assert read(AnswerKind.LABELS, {"tags": tags}) == ServerLabels(("later/soon", "old"), ("News",))


@pytest.mark.parametrize(
    ("answer", "added"),
    [
        ({"numResults": 1, "streamId": "feed/9"}, AddedFeed("feed/9")),
        ({"numResults": 0, "error": "Feed not <b>found</b>", "streamId": "feed/9"}, AddedFeed("", "Feed not found")),
    ],
)
def test_what_came_of_adding_a_feed(answer: Any, added: AddedFeed) -> None:
    assert read(AnswerKind.ADDED, answer) == added


@pytest.mark.parametrize("second", [None, "soon", -1, 0, 10**30, 1e999, True, [], "9" * 5000])
def test_an_absurd_date_is_none(second: Any) -> None:
    assert item(published=second, crawlTimeMsec=second, timestampUsec=second).entry.published_at is None


def test_texts_without_signs_that_nothing_can_store() -> None:
    found = item(
        title="a\x00b\ud800c", author="\udfff", categories=["user/1/label/x\x00y\ud800"], origin={"streamId": "feed/\ud8003"}
    )
    assert (found.entry.title, found.entry.author, found.labels, found.remote_feed_id) == ("abc", "", ("xy",), "feed/3")


def test_ten_megabytes_in_one_article() -> None:
    found = item(summary={"content": "<p>" + "word " * 2_000_000})
    assert 0 < len(found.entry.html) <= 1024 * 1024


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*ITEM, "title", "summary", "href"]), inner),
    max_leaves=20,
)
KEYS = ["itemRefs", "subscriptions", "tags", "items", "numResults", "continuation", "error"]


@given(
    st.sampled_from(list(AnswerKind)),
    st.dictionaries(st.sampled_from(KEYS), JSON | st.lists(JSON.map(lambda v: {**ITEM, "title": v}))),
)
def test_any_json_is_read_or_refused(kind: AnswerKind, answer: dict[str, Any]) -> None:
    found = read(kind, answer)
    assert not isinstance(found, Problem) or found.kind is ProblemKind.BAD_ANSWER


@given(st.sampled_from(list(AnswerKind)), st.binary(max_size=200))
def test_any_bytes_are_refused(kind: AnswerKind, body: bytes) -> None:
    found = read(kind, body)
    assert isinstance(found, Problem)
    assert found.kind is ProblemKind.BAD_ANSWER


ENTRY = {
    "id": 7,
    "feed_id": 3,
    "status": "read",
    "starred": False,
    "title": "One &amp; <b>two</b>",
    "url": "https://site.example/a",
    "comments_url": "https://site.example/talk",
    "author": "Ann",
    "content": "<p>Text<script>alert(1)</script><img src='/p.png'></p>",
    "published_at": "2023-11-14T22:13:20Z",
    "created_at": "2023-11-14T23:13:20.123456+01:00",
    "changed_at": "2023-11-15T00:00:00Z",
    "enclosures": [{"url": "https://site.example/a.mp3", "mime_type": "audio/mpeg", "size": 123}],
    "feed": {"id": 3, "site_url": "https://site.example/"},
    "tags": ["Science"],
}


def test_an_entry() -> None:
    found = read(AnswerKind.ENTRIES, {"total": 2, "entries": [ENTRY, ENTRY, {**ENTRY, "id": 8, "status": "removed"}]})
    assert isinstance(found, ServerItems)
    (item,) = found.items
    entry = item.entry
    assert (item.item_id, item.remote_feed_id, item.is_read, item.is_starred) == (7, "feed/3", True, False)
    assert (item.crawled_at, item.changed_at) == (1_700_000_000, 1_700_006_400)
    assert (entry.identity, entry.guid, entry.title, entry.author) == ("item:7", "", "One &amp; <b>two</b>", "Ann")
    assert (entry.link, entry.comments_url, entry.published_at) == (ENTRY["url"], ENTRY["comments_url"], 1_700_000_000)
    assert entry.html == '<p>Text<img src="https://site.example/p.png"></p>'
    assert [(each.url, each.mime_type, each.length_bytes) for each in entry.enclosures] == [
        ("https://site.example/a.mp3", "audio/mpeg", 123)
    ]
    assert entry.categories == ("Science",)


@pytest.mark.parametrize("lacking", ["id", "status", "starred"])
def test_an_entry_without_its_state_spoils_the_answer(lacking: str) -> None:
    """It would be taken for unread, or for one without a star."""
    entry = {key: value for key, value in ENTRY.items() if key != lacking}
    found = read(AnswerKind.ENTRIES, {"total": 1, "entries": [entry]})
    assert isinstance(found, Problem)
    assert found.kind is ProblemKind.BAD_ANSWER


@pytest.mark.parametrize("strange", [None, 7, "x", [], {}, [None], True])
def test_anything_else_of_it_may_be_strange(strange: Any) -> None:
    needed = {"id", "status", "starred"}
    found = read(AnswerKind.ENTRIES, {"entries": [{key: value if key in needed else strange for key, value in ENTRY.items()}]})
    assert isinstance(found, ServerItems)


def test_ids_say_where_the_next_page_is() -> None:
    assert read(AnswerKind.ENTRY_IDS, {"total": 2, "entry_ids": [7, 8]}) == ItemIds((7, 8))
    assert read(AnswerKind.ENTRY_IDS, {"total": 5, "entry_ids": [7, 8]}) == ItemIds((7, 8), "2")
    assert read(AnswerKind.ENTRY_IDS, {"total": 0, "entry_ids": []}) == ItemIds(())


@pytest.mark.parametrize(
    "answer", [{"total": 2}, {"entry_ids": [7]}, {"total": 1, "entry_ids": ["?"]}, {"total": 1, "entry_ids": {}}]
)
def test_ids_that_are_not_all_there_are_none(answer: Any) -> None:
    found = read(AnswerKind.ENTRY_IDS, answer)
    assert isinstance(found, Problem)
    assert found.kind is ProblemKind.BAD_ANSWER


def test_feeds_are_named_as_in_the_other_interface() -> None:
    feed = {
        "id": 3,
        "feed_url": "https://site.example/f",
        "site_url": "https://site.example/",
        "title": "A <b>",
        "category": {"title": "News"},
    }
    assert read(AnswerKind.OWN_FEEDS, [feed, feed]) == ServerFeeds(
        (ServerFeed("feed/3", "https://site.example/f", "A <b>", "https://site.example/", "News"),)
    )
    assert read(AnswerKind.OWN_FEEDS, []) == ServerFeeds(())
    for other in ({}, [7], [{"title": "without an id"}], b"<html>"):
        assert isinstance(read(AnswerKind.OWN_FEEDS, other), Problem)


COUNTS = [
    (AnswerKind.COUNTERS, lambda one, two: {"reads": {"3": one}, "unreads": {"3": two, "4": 1}}),
    (AnswerKind.COUNTS, lambda one, two: {"unreadcounts": [{"id": "feed/3", "count": two, "newestItemTimestampUsec": str(one)}, {"id": "feed/4", "count": 1}, {"id": "user/-/state/com.google/reading-list", "count": two + 1}]}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "answer"), COUNTS)
def test_the_counts_say_whether_anything_changed(kind: AnswerKind, answer: Any) -> None:
    first, same, other, more = (read(kind, answer(*each)) for each in ((1, 2), (1, 2), (2, 2), (1, 3)))
    assert isinstance(first, ServerCounts)
    assert first == same
    assert len({first, other, more}) == 3
    assert [each.unread for each in (first, other, more)] == [3, 3, 4]  # type: ignore[union-attr]


@pytest.mark.parametrize("answer", [{}, {"reads": {}}, {"unreads": {}}, {"reads": [], "unreads": []}])
def test_counters_that_are_missing_are_not_none(answer: Any) -> None:
    assert isinstance(read(AnswerKind.COUNTERS, answer), Problem)


def test_marks_alone_and_the_end_of_a_page() -> None:
    """A page that is said to go on and holds nothing would be taken for the end."""
    one, two = {**ENTRY, "starred": True}, {**ENTRY, "id": 9, "status": "removed"}
    found = read(AnswerKind.STATES, {"total": 5, "entries": [one, two]})
    assert found == ServerStates(
        (ItemState(7, is_read=True, is_starred=True, changed_at=1_700_006_400_000_000),), 9, has_more=True, total=5
    )
    assert read(AnswerKind.STATES, {"total": 0, "entries": None}) == ServerStates(())
    assert read(AnswerKind.STATES, ENTRY) == ServerStates(
        (ItemState(7, is_read=True, is_starred=False, changed_at=1_700_006_400_000_000),), 7
    )
    for strange in ({"total": 5, "entries": []}, {"entries": [ENTRY]}, {}, {"total": 1, "entries": [{**ENTRY, "starred": None}]}):
        spoilt = read(AnswerKind.STATES, strange)
        assert isinstance(spoilt, Problem)
        assert spoilt.kind is ProblemKind.BAD_ANSWER


def test_who_it_is_what_was_added_and_which_folders_there_are() -> None:
    assert read(AnswerKind.OWN_USER, {"id": 1, "username": "ann"}) == ServerUser("ann")
    assert read(AnswerKind.OWN_ADDED, {"feed_id": 12}) == AddedFeed("feed/12")
    all_of_them = ServerFolders((ServerFolder("All", 1), ServerFolder("News & <more>", 2)))
    assert read(AnswerKind.CATEGORIES, [{"id": 1, "title": "All"}, {"id": 2, "title": "News & <more>"}]) == all_of_them
    assert read(AnswerKind.CATEGORIES, {"id": 1, "title": "All"}) == ServerFolders((ServerFolder("All", 1),))
    for kind in (AnswerKind.OWN_USER, AnswerKind.OWN_ADDED):
        assert isinstance(read(kind, {}), Problem)
