"""What of a document is new, changed or known."""

from dataclasses import replace

import pytest

from reader.domain.entry import ParsedEntry
from reader.domain.feed import Feed, KnownEntry, ParsedFeed, Reconciliation
from reader.domain.ids import FeedId
from reader.formats.feeds.reconcile import REVISION_LIMIT, reconcile
from tests.fakes.entries import document, known_entry, parsed_entry

NOW = 1_780_000_000
DAY = 86_400
FEED = Feed(FeedId(1), "https://feed.test/feed")
TEXT = "A long enough story about the lighthouse keeper and his seven cats on the island"


def compare(parsed: ParsedFeed, *known: KnownEntry, feed: Feed = FEED, is_partial: bool = False) -> Reconciliation:
    return reconcile(feed, parsed, known, NOW, is_partial=is_partial)


def stored(*entries: ParsedEntry) -> list[KnownEntry]:
    return [known_entry(entry, number) for number, entry in enumerate(entries, 1)]


def test_first_document_is_all_new_in_its_order() -> None:
    found = compare(document(parsed_entry("b"), parsed_entry("a")))
    assert [entry.identity for entry in found.new] == ["b", "a"]
    assert (found.changed, found.known, found.gap, found.window) == ((), 0, None, ("b", "a"))


def test_same_document_again_changes_nothing() -> None:
    entries = [parsed_entry("a", text=TEXT), parsed_entry("b")]
    found = compare(document(*entries), *stored(*entries))
    assert (found.new, found.changed, found.known) == ((), (), 2)


def test_window_is_newest_first_where_all_entries_are_dated() -> None:
    found = compare(document(parsed_entry("old", published_at=NOW - 9), parsed_entry("young", published_at=NOW - 1)))
    assert found.window == ("young", "old")


def test_new_content_is_a_change_of_the_same_entry() -> None:
    before = parsed_entry("a", text="Old words")
    after = replace(before, text="New words", content_hash="other")
    (changed,) = compare(document(after), known_entry(before, 7)).changed
    assert (changed.entry_id, changed.entry, changed.has_new_content) == (7, after, True)


def test_flapping_entry_stops_being_replaced() -> None:
    one, other = parsed_entry("f", content_hash="A"), parsed_entry("f", content_hash="B")
    revisions, shown, replaced = 0, one, 0
    for fetch in range(200):
        wanted = other if fetch % 2 == 0 else one
        found = compare(document(wanted), known_entry(shown, 1, revisions))
        assert found.new == ()
        if found.changed:
            revisions, shown, replaced = revisions + 1, wanted, replaced + 1
    assert replaced == REVISION_LIMIT == 24


def test_https_flip_of_all_guids_is_nothing_new() -> None:
    before = [parsed_entry(f"http://feed.test/?p={n}", title=f"Story {n}") for n in range(3)]
    after = [parsed_entry(f"https://feed.test/?p={n}", title=f"Story {n}") for n in range(3)]
    found = compare(document(*after), *stored(*before))
    assert found.new == ()
    assert [(each.entry_id, each.entry.identity, each.has_new_content) for each in found.changed] == [
        (1, "https://feed.test/?p=0", False),
        (2, "https://feed.test/?p=1", False),
        (3, "https://feed.test/?p=2", False),
    ]


OTHER = "Nothing of the sort happened to the mayor and her brass band during this quiet week in May"


@pytest.mark.parametrize(
    ("title", "link", "text"),
    [
        ("Storm over the island", "https://feed.test/1", OTHER),
        ("Lighthouse", "https://feed.test/storm", OTHER),
        ("Storm", "https://feed.test/storm", "Update: " + TEXT + " ran away from the storm"),
        ("Storm", "http://feed.test/1", OTHER),
        (" lighthouse ", "https://feed.test/storm", ""),
    ],
)
def test_an_article_that_was_rewritten_stays_one(title: str, link: str, text: str) -> None:
    before = parsed_entry("g", title="Lighthouse", link="https://feed.test/1", text=TEXT)
    after = parsed_entry("g", title=title, link=link, text=text, content_hash="other")
    found = compare(document(after), known_entry(before, 7))
    assert (found.new, [change.entry_id for change in found.changed], found.window) == ((), [7], ("g",))


@pytest.mark.parametrize("guid", ["http://feed.test/latest", "https://feed.test/latest"])
@pytest.mark.parametrize("text", [OTHER, ""])
def test_a_guid_given_to_another_article_is_a_new_one_for_good(guid: str, text: str) -> None:
    before = parsed_entry("http://feed.test/latest", title="Lighthouse", link="https://feed.test/1", text=TEXT)
    after = parsed_entry(guid, title="Storm", link="https://feed.test/storm", text=text, content_hash="other")
    found = compare(document(after), known_entry(before, 7))
    (new,) = found.new
    assert (found.changed, found.known, found.window) == ((), 0, (new.identity,))
    again = compare(document(after), known_entry(before, 7), known_entry(new, 8))
    assert (again.new, again.changed, again.known, again.window) == ((), (), 1, found.window)


@pytest.mark.parametrize(
    ("title", "published_at", "is_new"),
    [
        ("Blaze in Leeds", NOW, True),
        ("Blaze in Leeds", NOW - DAY, False),
        ("Fire in Leeds: two hurt", NOW, False),
        ("Two hurt", None, True),
    ],
)
def test_headlines_alone_are_others_where_they_share_no_word_and_no_date(
    title: str,
    published_at: int | None,
    is_new: bool,  # noqa: FBT001
) -> None:
    before = parsed_entry("g", title="Fire at the mill", link="https://feed.test/1", published_at=NOW - DAY)
    after = parsed_entry("g", title=title, link="https://feed.test/2", published_at=published_at, content_hash="other")
    assert bool(compare(document(after), known_entry(before, 7)).new) is is_new


@pytest.mark.parametrize(("apart", "is_new"), [(DAY - 1, False), (DAY, False), (DAY + 1, True)])
@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("link", ["https://feed.test/2", "https://feed.test/1"])
def test_dates_say_otherwise_from_more_than_a_day_on(apart: int, sign: int, link: str, *, is_new: bool) -> None:
    """Under a new guid: the same title and text at another place, or the same place with another title."""
    before = parsed_entry("old", title="Lighthouse", link="https://feed.test/1", text=TEXT, published_at=NOW - 9 * DAY)
    title = "Lighthouse" if link != before.link else "Lighthouse again"
    after = parsed_entry("new", title=title, link=link, text=TEXT, published_at=NOW - 9 * DAY + sign * apart)
    assert bool(compare(document(after), known_entry(before, 7)).new) is is_new


WORDS = [f"word{number}" for number in range(20)]


@pytest.mark.parametrize(("shared", "of", "is_new"), [(7, 10, False), (6, 10, True), (4, 5, False), (3, 4, True)])
def test_a_text_of_five_words_or_more_is_the_same_where_seven_of_ten_are(shared: int, of: int, *, is_new: bool) -> None:
    """Under the same title, with another guid and link."""
    before = parsed_entry("old", title="Lighthouse", link="https://feed.test/1", text=" ".join(WORDS[:of]))
    text = " ".join(WORDS[of - shared : 2 * of - shared])
    after = parsed_entry("new", title="Lighthouse", link="https://feed.test/2", text=text)
    assert bool(compare(document(after), known_entry(before, 7)).new) is is_new


@pytest.mark.parametrize(("shared", "is_new"), [(4, True), (5, False), (6, False)])
def test_a_guid_used_again_is_another_article_where_less_than_half_of_the_text_is_left(shared: int, *, is_new: bool) -> None:
    before = parsed_entry("g", title="Lighthouse", link="https://feed.test/1", text=" ".join(WORDS[:10]))
    text = " ".join(WORDS[10 - shared : 20 - shared])
    after = parsed_entry("g", title="Storm", link="https://feed.test/storm", text=text, content_hash="other")
    assert bool(compare(document(after), known_entry(before, 7)).new) is is_new


def test_new_guid_under_a_unique_link_is_the_same_entry() -> None:
    before = parsed_entry("tag:old", link="http://feed.test/s1", title="Story", text=TEXT)
    after = parsed_entry("tag:new", link="https://feed.test/s1", title="Story, corrected", text=TEXT + " and more")
    found = compare(document(after), known_entry(before))
    assert found.new == ()
    assert found.changed[0].entry.identity == "tag:new"


def test_entry_that_loses_its_guid_is_found_by_its_link() -> None:
    before = parsed_entry("g", link="https://feed.test/s1", title="One", text="first")
    after = parsed_entry("https://feed.test/s1", guid="", link="https://feed.test/s1", title="Two", text="second")
    assert compare(document(after), known_entry(before)).new == ()


def test_guid_that_becomes_shared_is_found_by_its_link() -> None:
    before = parsed_entry("same", link="https://feed.test/s0", title="Zero")
    zero = parsed_entry("same|https://feed.test/s0", guid="same", link="https://feed.test/s0", title="Zero")
    one = parsed_entry("same|https://feed.test/s1", guid="same", link="https://feed.test/s1", title="One")
    found = compare(document(zero, one), known_entry(before))
    assert [entry.title for entry in found.new] == ["One"]


@pytest.mark.parametrize("where", ["document", "store"])
def test_link_that_several_entries_share_says_nothing(where: str) -> None:
    home = "https://feed.test/"
    before = [parsed_entry("a", guid="", link=home, title="A", text="aaa")]
    after = [parsed_entry("x", guid="", link=home, title="X", text="xxx")]
    (before if where == "store" else after).append(parsed_entry("b", guid="", link=home, title="B", text="bbb"))
    assert len(compare(document(*after), *stored(*before)).new) == len(after)


def test_page_announced_again_under_one_link_is_new_every_time() -> None:
    before = parsed_entry("2026-03-01", link="https://feed.test/today", title="Picture of the day", text="A boat at dawn")
    after = parsed_entry("2026-03-02", link="https://feed.test/today", title="Picture of the day", text="A fox in snow")
    assert compare(document(after), known_entry(before)).new == (after,)


def test_same_title_and_similar_text_is_the_same_entry() -> None:
    before = parsed_entry("old", link="https://old.test/1", title="The Lighthouse", text=TEXT)
    after = parsed_entry("new", link="https://new.test/a", title="The  lighthouse", text=TEXT + " (updated)")
    assert compare(document(after), known_entry(before)).new == ()


def test_same_title_with_another_text_is_new() -> None:
    before = parsed_entry("old", link="https://a.test/1", title="Weekly notes", text=TEXT)
    after = parsed_entry(
        "new", link="https://a.test/2", title="Weekly notes", text="Nothing of the sort happened in this quiet week"
    )
    assert compare(document(after), known_entry(before)).new == (after,)


def test_same_words_a_week_later_are_new() -> None:
    before = parsed_entry("1", link="https://a.test/1", title="Open thread", text=TEXT, published_at=NOW - 7 * DAY)
    after = parsed_entry("2", link="https://a.test/2", title="Open thread", text=TEXT, published_at=NOW)
    assert compare(document(after), known_entry(before)).new == (after,)


def test_title_alone_needs_the_same_date() -> None:
    before = parsed_entry("1", title="Only a title", published_at=NOW - 100)
    assert compare(document(parsed_entry("2", title="Only a title", published_at=NOW)), known_entry(before)).new == ()
    assert compare(document(parsed_entry("2", title="Only a title")), known_entry(before)).known == 0


def test_two_entries_never_become_one_stored_entry() -> None:
    before = parsed_entry("old", title="T", text=TEXT)
    after = [parsed_entry("x", title="T", text=TEXT), parsed_entry("y", title="T", text=TEXT)]
    found = compare(document(*after), known_entry(before))
    assert (found.known, len(found.new)) == (1, 1)


def test_removed_entry_never_returns_under_any_name() -> None:
    gone = parsed_entry("http://feed.test/t0", link="https://feed.test/t0", title="T", text=TEXT)
    renamed = replace(gone, identity="https://feed.test/t0", guid="https://feed.test/t0", content_hash="other")
    for offered in (gone, renamed):
        found = compare(document(offered), known_entry(gone, None))
        assert (found.new, found.changed, found.known) == ((), (), 1)


def test_feed_that_shrinks_to_nothing_loses_nothing() -> None:
    entries = [parsed_entry(f"k{n}") for n in range(3)]
    feed = replace(FEED, window=("k0", "k1", "k2"), window_at=NOW - DAY)
    empty = compare(document(), *stored(*entries), feed=feed)
    assert (empty.new, empty.changed, empty.gap, empty.window) == ((), (), None, feed.window)
    back = compare(document(*entries), *stored(*entries), feed=feed)
    assert (back.new, back.gap, back.known) == ((), None, 3)


@pytest.mark.parametrize(("is_cut", "is_partial"), [(True, False), (False, True)])
def test_part_of_a_document_leaves_the_window_and_shows_no_gap(is_cut: bool, is_partial: bool) -> None:  # noqa: FBT001
    feed = replace(FEED, window=("a", "b", "c"), window_at=NOW - DAY)
    part = document(parsed_entry("x"), parsed_entry("y"), parsed_entry("z"), is_cut=is_cut)
    found = compare(part, feed=feed, is_partial=is_partial)
    assert (len(found.new), found.gap, found.window) == (3, None, feed.window)


def test_repeated_identity_in_one_document_counts_once() -> None:
    assert len(compare(document(parsed_entry("a"), parsed_entry("a"))).new) == 1


def test_many_entries_of_one_title_are_compared_with_a_few_only() -> None:
    known = [known_entry(parsed_entry(f"k{n}", title="t", text=f"{TEXT} {n}"), n) for n in range(3000)]
    entries = [parsed_entry(f"n{n}", title="t", text=f"other words altogether number {n}") for n in range(3000)]
    assert len(compare(document(*entries), *known).new) == 3000
