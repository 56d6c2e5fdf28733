"""What Miniflux answers in its own interface, read by way of the parser process's frames."""

from typing import Any

import pytest

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
    ServerItems,
    ServerStates,
    ServerUser,
)
from reader.domain.errors import Problem, ProblemKind
from tests.unit.formats.test_greader import read

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
