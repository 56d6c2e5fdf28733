"""What of a document is new, changed or known, and what was lost between two of them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from reader.domain.entry import Gap, ParsedEntry
from reader.domain.feed import Feed, KnownEntry, ParsedFeed, Reconciliation
from reader.domain.ids import EntryId, FeedId
from reader.formats.feeds.parser import parse_feed
from reader.formats.feeds.reconcile import (
    REVISION_LIMIT,
    ArchivePage,
    is_numbered,
    numbered_page,
    page_address,
    reconcile,
    search_page,
)
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


HOUR = 3600
T0 = 1_780_000_000


def series(first: int, count: int, *, step: int = HOUR, start: int = T0, dated: bool = True) -> list[ParsedEntry]:
    """Entries number `first` and up, one every `step` seconds from `start` on for number 0; newest first."""
    numbers = range(first, first + count)
    return [parsed_entry(f"e{n}", published_at=start + n * step if dated else None) for n in reversed(numbers)]


def gap_between(
    old: Sequence[ParsedEntry], new: Sequence[ParsedEntry], *, window_at: int, now: int, stored: Sequence[ParsedEntry] = ()
) -> Gap | None:
    feed = Feed(FeedId(1), "https://feed.test/", window=tuple(entry.identity for entry in old), window_at=window_at)
    known = [known_entry(entry, number) for number, entry in enumerate({e.identity: e for e in (*old, *stored)}.values(), 1)]
    return reconcile(feed, document(*new), known, now).gap


def test_documents_that_share_nothing_show_a_gap_between_their_dates() -> None:
    gap = gap_between(series(0, 10), series(30, 10), window_at=T0 + 9 * HOUR + 60, now=T0 + 40 * HOUR)
    assert gap == Gap(FeedId(1), 1, T0 + 9 * HOUR, T0 + 30 * HOUR)


def test_one_shared_entry_is_enough() -> None:
    assert gap_between(series(0, 10), series(9, 10), window_at=T0 + 9 * HOUR, now=T0 + 20 * HOUR) is None


def test_first_document_shows_no_gap() -> None:
    feed = Feed(FeedId(1), "https://feed.test/")
    assert reconcile(feed, document(*series(0, 10)), [], T0).gap is None


def test_young_feed_that_grows_shows_no_gap() -> None:
    assert gap_between(series(0, 4), series(4, 10), window_at=T0 + 4 * HOUR, now=T0 + 15 * HOUR) is None


def test_renamed_entries_are_shared() -> None:
    old = [
        replace(entry, guid=f"http://f.test/{entry.identity}", identity=f"http://f.test/{entry.identity}")
        for entry in series(0, 5)
    ]
    new = [
        replace(entry, guid=f"https://f.test/{n}", identity=f"https://f.test/{n}")
        for entry in series(4, 5)
        if (n := entry.identity)
    ]
    assert gap_between(old, new, window_at=T0 + 5 * HOUR, now=T0 + 9 * HOUR) is None


def test_undated_documents_give_the_times_of_the_retrievals() -> None:
    gap = gap_between(series(0, 5, dated=False), series(20, 5, dated=False), window_at=T0, now=T0 + DAY)
    assert gap == Gap(FeedId(1), 1, T0, T0 + DAY)


def test_confirmation_by_304_moves_the_start() -> None:
    old, new = series(0, 5, dated=False), series(20, 5, dated=False)
    feed = Feed(FeedId(1), "u", window=tuple(e.identity for e in old), window_at=T0, succeeded_at=T0 + HOUR)
    gap = reconcile(feed, document(*new), [known_entry(e) for e in old], T0 + DAY).gap
    assert gap.after_at == T0 + HOUR


def test_pinned_entry_does_not_hide_a_gap() -> None:
    pinned = parsed_entry("pinned", published_at=T0 - 300 * DAY)
    old, new = [pinned, *series(0, 9)], [pinned, *series(30, 9)]
    assert gap_between(old, new, window_at=T0 + 9 * HOUR, now=T0 + 40 * HOUR) is not None
    assert gap_between(old, [pinned, *series(8, 9)], window_at=T0 + 9 * HOUR, now=T0 + 40 * HOUR) is None


def test_last_shared_entry_of_an_ordinary_feed_is_not_mistaken_for_pinned() -> None:
    old = series(0, 10)
    assert gap_between(old, [*series(10, 9), old[0]], window_at=T0 + 9 * HOUR, now=T0 + 20 * HOUR) is None


def test_moved_site_that_shows_the_same_stretch_again_is_no_gap() -> None:
    old = series(0, 10)
    renamed = [replace(e, identity=f"new-{e.identity}", guid=f"new-{e.identity}", title=f"T{e.identity}") for e in series(2, 10)]
    assert gap_between(old, renamed, window_at=T0 + 10 * HOUR, now=T0 + 12 * HOUR) is None


def test_of_a_moved_site_the_first_and_the_last_date_count_as_seen_again() -> None:
    """Half of the old dates are enough, and they are those at both ends of the new ones."""
    moved = [parsed_entry(f"new{n}", published_at=T0 + n * HOUR) for n in range(7, -1, -1)]
    for numbers, is_gap in (((-2, -1, 0, 7), False), ((-3, -2, -1, 0), True), ((7, 8, 9, 10), True), ((-2, -1, 1, 6), False)):
        old = [parsed_entry(f"old{n}", published_at=T0 + n * HOUR) for n in reversed(numbers)]
        found = gap_between(old, moved, window_at=T0 + 11 * HOUR, now=T0 + 20 * HOUR)
        assert (found is not None) is is_gap, numbers


def test_moved_site_that_starts_over_is_a_gap() -> None:
    assert gap_between(series(0, 10), series(100, 6), window_at=T0 + 10 * HOUR, now=T0 + 200 * HOUR) is not None


def test_what_is_left_of_a_partial_document_joins_where_nothing_else_is_kept() -> None:
    feed = Feed(FeedId(1), "https://feed.test/", window=tuple(entry.identity for entry in series(0, 10)), window_at=T0)
    new = series(30, 10)
    assert reconcile(feed, document(*new), [known_entry(new[-1], 1)], T0 + 40 * HOUR).gap is None


def test_partial_document_in_between_joins_two_documents() -> None:
    gap = gap_between(series(0, 10), series(12, 10), window_at=T0 + 9 * HOUR, now=T0 + 22 * HOUR, stored=series(10, 5))
    assert gap is None


def test_feed_of_one_entry_replaces_it_every_time() -> None:
    assert gap_between(series(0, 1), series(1, 1), window_at=T0 + 60, now=T0 + HOUR + 60) is None


def test_size_of_a_gap_follows_the_history() -> None:
    history = series(-20 * 24, 20 * 24 + 10)
    gap = gap_between(series(0, 10), series(57, 10), window_at=T0 + 9 * HOUR + 60, now=T0 + 67 * HOUR, stored=history)
    assert 20 <= gap.at_least <= 47


def test_size_is_careful_with_a_feed_that_calmed_down() -> None:
    history = series(-20 * 24, 20 * 24 + 10)
    calm = [parsed_entry(f"calm{n}", published_at=T0 + 40 * HOUR + n * 15 * HOUR) for n in range(10)]
    gap = gap_between(series(0, 10), calm, window_at=T0 + 9 * HOUR + 60, now=T0 + 200 * HOUR, stored=history)
    assert gap.at_least == 1


def test_size_is_not_guessed_from_dates_without_time() -> None:
    history = series(-20 * 24, 20 * 24 + 10)
    new = [replace(entry, is_date_only=True) for entry in series(57, 10)]
    gap = gap_between(series(0, 10), new, window_at=T0 + 9 * HOUR, now=T0 + 67 * HOUR, stored=history)
    assert gap.at_least == 1


def test_times_of_the_feeds_postings_may_be_handed_in() -> None:
    old, new = series(0, 10), series(57, 10)
    feed = Feed(FeedId(1), "u", window=tuple(e.identity for e in old), window_at=T0 + 9 * HOUR)
    posted_at = [T0 + n * HOUR for n in range(-480, 10)]
    gap = reconcile(feed, document(*new), [], T0 + 67 * HOUR, posted_at=posted_at).gap
    assert gap.at_least >= 20


def test_dates_that_make_no_sense_are_not_reported() -> None:
    new = [replace(entry, published_at=T0 - 400 * DAY) for entry in series(30, 10)]
    gap = gap_between(series(0, 10), new, window_at=T0 + 9 * HOUR, now=T0 + 40 * HOUR)
    assert (gap.after_at, gap.before_at) == (T0 + 9 * HOUR, T0 + 40 * HOUR)


def test_document_that_is_complete_by_its_own_word_shows_no_gap() -> None:
    feed = Feed(FeedId(1), "u", window=("a", "b", "c"), window_at=T0)
    assert reconcile(feed, document(*series(0, 3), is_complete=True), [], T0 + DAY).gap is None


WORDPRESS = "https://wordpress.org/?v=6.4.3"
GAP = Gap(FeedId(1), 3, 100, 200)


@pytest.mark.parametrize(
    ("url", "generator", "expected"),
    [
        ("https://a.test/feed/", WORDPRESS, "https://a.test/feed/?paged=2"),
        ("https://a.test/topic/feed/rss2/?x=1", "http://wordpress.com/", "https://a.test/topic/feed/rss2/?x=1&paged=2"),
        ("https://a.test/?feed=atom&paged=7", "WordPress", "https://a.test/?feed=atom&paged=8"),
        ("https://a.test/feed/", "Hugo -- gohugo.io", ""),
        ("https://a.test/feed/", "https://example.org/wordpress.org/", ""),
        ("https://a.test/rss.xml", WORDPRESS, ""),
        ("https://a.test/feed/podcast/", WORDPRESS, ""),
        ("https://a.test/comments/feed/", WORDPRESS, ""),
        ("https://a.test/feed/?paged=x", WORDPRESS, ""),
        ("https://a.test/feed/?paged=1000", WORDPRESS, ""),
    ],
)
def test_numbered_pages_are_those_of_feeds_that_say_they_are_wordpress(url: str, generator: str, expected: str) -> None:
    assert numbered_page(url, generator) == expected
    assert is_numbered(expected) == bool(expected)


@pytest.mark.parametrize(
    ("inside", "expected"),
    [
        ("<generator>https://wordpress.org/?v=6.4</generator>", "https://a.test/feed/?paged=2"),
        ("<generator>Something else</generator>", ""),
        ("<link xmlns='http://www.w3.org/2005/Atom' rel='next' href='?page=2'/>", "https://a.test/feed/?page=2"),
        (
            "<link xmlns='http://www.w3.org/2005/Atom' rel='next' href='?page=2'/>"  # noqa: ISC004 - one document
            "<generator>https://wordpress.org/?v=6.4</generator>"
            "<link xmlns='http://www.w3.org/2005/Atom' rel='prev-archive' href='/2024'/>",
            "https://a.test/2024",
        ),
    ],
)
def test_a_document_names_the_page_before_it(inside: str, expected: str) -> None:
    body = f"<rss version='2.0'><channel><title>A</title>{inside}<item><title>x</title></item></channel></rss>".encode()
    assert parse_feed(body, url="https://a.test/feed/", content_type="").previous_url == expected


def test_atom_and_json_feeds_name_theirs() -> None:
    atom = b"""<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title>
        <generator uri="https://wordpress.org/" version="6.4">WordPress</generator></feed>"""
    assert parse_feed(atom, url="https://a.test/feed/atom/", content_type="").previous_url == "https://a.test/feed/atom/?paged=2"
    json = b'{"version": "https://jsonfeed.org/version/1.1", "title": "A", "next_url": "https://a.test/2.json", "items": []}'
    assert parse_feed(json, url="https://a.test/feed.json", content_type="").previous_url == "https://a.test/2.json"


@pytest.mark.parametrize(
    ("feed", "page", "expected"),
    [
        ("https://a.test/feed", "https://a.test/2", "https://a.test/2"),
        ("https://a.test/feed", "https://b.test/2", "https://b.test/2"),
        ("https://a.test/feed", "http://b.test/2", ""),
        ("http://a.test/feed", "http://b.test/2", ""),
        ("http://a.test/feed", "http://a.test/2", "http://a.test/2"),
        ("https://a.test/feed", "http://a.test/2", "https://a.test/2"),
        ("https://a.test/feed", "http://a.test:8080/2", ""),
        ("https://me:pw@a.test/feed", "https://a.test/2", "https://me:pw@a.test/2"),
        ("https://me:pw@a.test/feed", "https://b.test/2", "https://b.test/2"),
        ("https://me:pw@a.test/feed", "https://a.test:8443/2", "https://a.test:8443/2"),
        ("https://a.test/feed", "ftp://a.test/2", ""),
        ("https://a.test/feed", "", ""),
    ],
)
def test_a_page_is_asked_for_at_its_feeds_host_or_by_https(feed: str, page: str, expected: str) -> None:
    assert page_address(feed, page) == expected


def entry(name: str, at: int | None) -> ParsedEntry:
    return replace(parsed_entry(name), published_at=at)


def known(name: str) -> KnownEntry:
    return KnownEntry(EntryId(1), name, "", "", "", "", "")


def page(*entries: tuple[str, int | None, int | None], window: tuple[str, ...] = ()) -> ArchivePage:
    """Entries by name, with their date and the place at which they stand in the list; None for those never seen."""
    partners = [None if place is None else known(name) for name, _, place in entries]
    places = {name: place for name, _, place in entries if place is not None}
    return ArchivePage([entry(name, at) for name, at, _ in entries], partners, places, frozenset(window))


def names(entries: tuple[ParsedEntry, ...]) -> list[str]:
    return [each.identity for each in entries]


def test_lost_is_what_was_never_seen_and_dated_within_the_gap() -> None:
    found = search_page(page(("new", 201, None), ("b", 200, None), ("c", 150, 150), ("d", 100, None)), GAP, with_undated=False)
    assert (names(found.lost), found.reached_at, found.meets, found.is_beyond) == (["b", "d"], 100, False, False)


def test_a_page_that_holds_what_was_there_before_meets_the_other_side() -> None:
    found = search_page(page(("a", 150, None), ("old", 90, 90), ("older", 80, None)), GAP, with_undated=False)
    assert (names(found.lost), found.meets) == (["a"], True)


def test_what_stands_in_the_feed_still_or_was_posted_again_meets_nothing() -> None:
    pinned = page(("pinned", 50, 50), ("a", 150, None), window=("pinned",))
    again = page(("again", 170, 50), ("a", 150, None))
    assert [search_page(each, GAP, with_undated=False).meets for each in (pinned, again)] == [False, False]


def test_undated_entries_are_lost_above_what_was_there_before() -> None:
    held = page(("a", None, None), ("old", None, 90), ("b", None, None))
    assert names(search_page(held, GAP, with_undated=True).lost) == ["a"]
    assert search_page(held, GAP, with_undated=False).lost == ()


def test_a_page_is_beyond_where_all_of_it_is_older() -> None:
    ages = [((99, 50), True), ((100, 50), False), ((), False)]
    for dates, is_beyond in ages:
        held = page(*((f"e{at}", at, None) for at in dates))
        assert search_page(held, GAP, with_undated=False).is_beyond is is_beyond
