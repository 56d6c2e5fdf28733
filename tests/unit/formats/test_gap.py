"""When two consecutive documents do not meet, postings were lost between them."""

from collections.abc import Sequence
from dataclasses import replace

from reader.domain.entry import Gap, ParsedEntry
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.formats.feeds.reconcile import reconcile
from tests.fakes.entries import document, known_entry, parsed_entry

HOUR = 3600
DAY = 24 * HOUR
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
    assert gap is not None
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
    assert gap is not None
    assert 20 <= gap.at_least <= 47


def test_size_is_careful_with_a_feed_that_calmed_down() -> None:
    history = series(-20 * 24, 20 * 24 + 10)
    calm = [parsed_entry(f"calm{n}", published_at=T0 + 40 * HOUR + n * 15 * HOUR) for n in range(10)]
    gap = gap_between(series(0, 10), calm, window_at=T0 + 9 * HOUR + 60, now=T0 + 200 * HOUR, stored=history)
    assert gap is not None
    assert gap.at_least == 1


def test_size_is_not_guessed_from_dates_without_time() -> None:
    history = series(-20 * 24, 20 * 24 + 10)
    new = [replace(entry, is_date_only=True) for entry in series(57, 10)]
    gap = gap_between(series(0, 10), new, window_at=T0 + 9 * HOUR, now=T0 + 67 * HOUR, stored=history)
    assert gap is not None
    assert gap.at_least == 1


def test_times_of_the_feeds_postings_may_be_handed_in() -> None:
    old, new = series(0, 10), series(57, 10)
    feed = Feed(FeedId(1), "u", window=tuple(e.identity for e in old), window_at=T0 + 9 * HOUR)
    posted_at = [T0 + n * HOUR for n in range(-480, 10)]
    gap = reconcile(feed, document(*new), [], T0 + 67 * HOUR, posted_at=posted_at).gap
    assert gap is not None
    assert gap.at_least >= 20


def test_dates_that_make_no_sense_are_not_reported() -> None:
    new = [replace(entry, published_at=T0 - 400 * DAY) for entry in series(30, 10)]
    gap = gap_between(series(0, 10), new, window_at=T0 + 9 * HOUR, now=T0 + 40 * HOUR)
    assert gap is not None
    assert (gap.after_at, gap.before_at) == (T0 + 9 * HOUR, T0 + 40 * HOUR)


def test_document_that_is_complete_by_its_own_word_shows_no_gap() -> None:
    feed = Feed(FeedId(1), "u", window=("a", "b", "c"), window_at=T0)
    assert reconcile(feed, document(*series(0, 3), is_complete=True), [], T0 + DAY).gap is None
