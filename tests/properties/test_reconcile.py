"""Reconciliation is idempotent, forgets nothing and invents nothing; gaps are found where postings were lost."""

import math
import random
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from hypothesis import given
from hypothesis import strategies as st

from reader.domain.entry import ParsedEntry
from reader.domain.feed import Feed, KnownEntry, Reconciliation
from reader.domain.ids import FeedId
from reader.formats.feeds.reconcile import reconcile
from tests.fakes.entries import document, known_entry, parsed_entry

HOUR = 3600
DAY = 24 * HOUR
START = 1_780_000_000

WORDS = st.text(alphabet="ab ", max_size=12)
ENTRIES = st.lists(
    st.builds(
        parsed_entry,
        st.sampled_from([f"{scheme}://f.test/{n}" for scheme in ("http", "https") for n in range(4)]),
        link=st.sampled_from(["", "http://f.test/a", "https://f.test/a", "https://f.test/b"]),
        title=WORDS,
        text=WORDS,
        published_at=st.none() | st.integers(START, START + 3 * DAY),
        content_hash=st.sampled_from("xyz"),
    ),
    unique_by=lambda entry: entry.identity,
    max_size=8,
)


def store(known: list[KnownEntry], found: Reconciliation) -> list[KnownEntry]:
    """What is known after a reconciliation was stored."""
    by_id = {stored.entry_id: stored for stored in known}
    for change in found.changed:
        before = by_id[change.entry_id]
        kept = known_entry(change.entry, change.entry_id, before.revisions + change.has_new_content)
        content_hash = change.entry.content_hash if change.has_new_content else before.content_hash
        by_id[change.entry_id] = replace(kept, content_hash=content_hash)
    first_id = len(known) + 1
    return [*by_id.values(), *(known_entry(entry, number) for number, entry in enumerate(found.new, first_id))]


@given(ENTRIES, ENTRIES)
def test_document_seen_twice_brings_nothing_the_second_time(first: list[ParsedEntry], second: list[ParsedEntry]) -> None:
    feed = Feed(FeedId(1), "u")
    known: list[KnownEntry] = []
    for entries in (first, second):
        known = store(known, reconcile(feed, document(*entries), known, START))
    again = reconcile(feed, document(*second), known, START)
    assert again.new == ()
    assert again.changed == ()
    assert again.known == len(second)


@given(ENTRIES, ENTRIES)
def test_every_entry_is_new_or_known_and_no_stored_one_is_taken_twice(
    first: list[ParsedEntry], second: list[ParsedEntry]
) -> None:
    feed = Feed(FeedId(1), "u")
    known = store([], reconcile(feed, document(*first), [], START))
    found = reconcile(feed, document(*second), known, START)
    assert len(found.new) + found.known == len(second)
    matched = [change.entry_id for change in found.changed]
    assert len(matched) == len(set(matched))
    assert found.known <= len(known)


@given(ENTRIES, st.randoms(use_true_random=False))
def test_order_of_a_document_does_not_matter(entries: list[ParsedEntry], shuffler: random.Random) -> None:
    feed = Feed(FeedId(1), "u")
    known = store([], reconcile(feed, document(*entries), [], START))
    shuffled = list(entries)
    shuffler.shuffle(shuffled)
    found = reconcile(feed, document(*shuffled), known, START)
    assert (found.new, found.changed) == ((), ())


@dataclass
class Tally:
    """What a simulated life of feeds came to."""

    losses: int = 0
    found: int = 0
    lossless: int = 0
    false_alarms: int = 0
    reported: int = 0
    lost: int = 0
    excess: list[tuple[int, int]] = field(default_factory=list)

    def count(self, lost: int, at_least: int | None) -> None:
        if lost == 0:
            self.lossless += 1
            self.false_alarms += at_least is not None
            return
        self.losses += 1
        self.lost += lost
        if at_least is not None:
            self.found += 1
            self.reported += at_least
            if at_least > lost:
                self.excess.append((at_least, lost))


def postings(kind: str, rate_per_day: float, days: int, chance: random.Random) -> list[int]:
    """Sorted posting times of a feed: steady, by day only, or in batches."""
    times: list[int] = []
    at = float(START - 30 * DAY)
    while at < START + days * DAY:
        at += chance.expovariate(rate_per_day / DAY) * (8 if kind == "batches" else 1)
        if kind == "daytime" and (at % DAY) > DAY / 2 + DAY / 4 * math.sin(at):
            continue
        times += [int(at) + n for n in range(chance.randint(1, 15) if kind == "batches" else 1)]
    return sorted(times)


def retrievals(window: int, rate_per_day: float, days: int, chance: random.Random) -> Iterator[int]:
    """Random times: mostly often enough, now and then after an absence."""
    at = float(START)
    while at < START + days * DAY:
        ordinary = chance.uniform(0.02, 0.5) * window / rate_per_day
        at += DAY * (ordinary if chance.random() < 0.85 else chance.uniform(1.5, 12) * window / rate_per_day)
        yield int(at)


def live(kind: str, seed: int, tally: Tally, *, flips: bool = False) -> None:
    """One feed's life: retrieve, reconcile, store; compare what is reported with what was lost."""
    chance = random.Random(seed)
    window, rate, days = chance.randint(8, 50), chance.choice([2, 10, 60]), 40
    times = postings(kind, rate, days, chance)
    feed, known, seen_until = Feed(FeedId(1), "u"), list[KnownEntry](), 0
    for now in retrievals(window, rate, days, chance):
        posted = bisect_right(times, now)
        scheme = "https" if flips and chance.random() < 0.5 else "http"
        shown = [
            parsed_entry(f"{scheme}://f.test/{n}", title=f"Entry {n}", published_at=times[n])
            for n in reversed(range(max(0, posted - window), posted))
        ]
        if not shown:
            continue
        found = reconcile(feed, document(*shown), known, now)
        if feed.window_at is not None:
            tally.count(max(0, posted - window - seen_until), found.gap.at_least if found.gap else None)
        known = store(known, found)
        seen_until = posted
        feed = replace(feed, window=found.window, window_at=now, succeeded_at=now)


def test_gaps_are_found_and_hardly_ever_invented() -> None:
    every = Tally()
    for kind in ("steady", "daytime", "batches"):
        for seed in range(25):
            live(kind, seed, every)
    assert every.losses > 200
    assert every.found >= 0.99 * every.losses
    assert every.false_alarms <= 0.01 * every.lossless
    assert every.excess == []
    assert every.reported > 1.5 * every.found


def test_flipping_guids_do_not_blur_gaps() -> None:
    tally = Tally()
    for seed in range(100, 115):
        live("steady", seed, tally, flips=True)
    assert tally.found >= 0.99 * tally.losses
    assert tally.false_alarms <= 0.01 * tally.lossless
