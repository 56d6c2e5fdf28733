"""The log, narrowed and page by page; what is stored of how feeds are."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.storage import feeds, history, subscriptions
from reader.storage.activity import PAGE_LINES, LineFilter, Word, all_lines, lines, lines_since, newest
from reader.storage.writer import transaction
from reader.ui.pages.health_list import examine
from tests.fakes.invented_library import DAY, NOW, InventedLibrary, add_articles, invented_library, parsed_entry


@pytest.fixture
def library(tmp_path: Path) -> Iterator[InventedLibrary]:
    made = invented_library(tmp_path / "library.sqlite")
    yield made
    made.connection.close()


def looking_for(text: str) -> LineFilter:
    """Words that no text of a kind holds."""
    return LineFilter(words=tuple(Word(word) for word in text.split()))


ASKED = Reason(ReasonKind.MANUAL)


def retrieved(library: InventedLibrary, title: str, at: int, outcome: Outcome = Outcome.NEW, reason: Reason = ASKED) -> None:
    problem = (
        Problem(ProblemKind.NOT_A_FEED, Detail(DetailKind.OTHER_XML, ('<"quay strasse\\>',)))
        if outcome is Outcome.FAILED
        else None
    )
    feed_id = library.feed_ids[title]
    line = RetrievalRecord(
        feed_id, at, at + 2, Rule.MANUAL, reason, outcome, 200, 3, 1, 512, problem, "https://x.example/100%_feed"
    )
    with transaction(library.connection):
        history.add_retrieval(library.connection, line)


def test_lines_come_newest_first_page_by_page(library: InventedLibrary) -> None:
    for number in range(PAGE_LINES + 30):
        retrieved(library, "Byte Orchard", NOW - number // 2)
    first = lines(library.connection, LineFilter())
    rest = lines(library.connection, LineFilter(), older_than=first[-1].place)
    assert (len(first), len(rest)) == (PAGE_LINES, 30)
    places = [line.place for line in first + rest]
    assert places == sorted(places, reverse=True)
    assert len(set(places)) == PAGE_LINES + 30
    before = newest(library.connection)
    retrieved(library, "Byte Orchard", NOW - 10)
    retrieved(library, "Byte Orchard", NOW + 10)
    added = [line.place for line in lines_since(library.connection, LineFilter(), before)]
    assert [place[0] for place in added] == [NOW + 10, NOW - 10]
    places = sorted([*places, *added], reverse=True)
    assert [line.place for line in all_lines(library.connection, LineFilter())] == places


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (LineFilter(outcomes=(Outcome.FAILED, Outcome.REFUSED)), ["Slow Compiler"]),
        (LineFilter(since=NOW - DAY, before=NOW), ["Slow Compiler"]),
        (looking_for("orch"), ["Byte Orchard"]),
        (looking_for("by HAND orchard"), ["Byte Orchard"]),
        (looking_for("100%_feed"), ["Byte Orchard", "Slow Compiler"]),
        (looking_for("100__feed"), []),
        (looking_for('"quay'), ["Slow Compiler"]),
        (looking_for("strasse\\"), ["Slow Compiler"]),
        (looking_for("text"), []),
        (looking_for("other_xml"), []),
        (looking_for("manual"), []),
        (LineFilter(words=(Word("you", reasons=(ReasonKind.NEW, ReasonKind.MANUAL)),)), ["Slow Compiler"]),
        (
            LineFilter(words=(Word("feed", problems=(ProblemKind.DNS, ProblemKind.NOT_A_FEED)),)),
            ["Byte Orchard", "Slow Compiler"],
        ),
        (LineFilter(words=(Word("kind", details=(DetailKind.LINK, DetailKind.OTHER_XML)),)), ["Slow Compiler"]),
        (
            LineFilter(words=(Word("manually", rules=(Rule.MANUAL,)), Word("kind", details=(DetailKind.OTHER_XML,)))),
            ["Slow Compiler"],
        ),
        (LineFilter(words=(Word("due", rules=(Rule.SCHEDULED,)),)), []),
    ],
    ids=[
        "outcome",
        "day",
        "name",
        "words",
        "address",
        "no wild cards",
        "value in a problem",
        "backslash",
        "stored name of a text",
        "stored name of a detail",
        "stored name of a reason",
        "reason",
        "problem",
        "detail",
        "rule and detail",
        "other rule",
    ],
)
def test_the_log_is_narrowed(library: InventedLibrary, wanted: LineFilter, found: list[str]) -> None:
    retrieved(library, "Byte Orchard", NOW, reason=Reason(ReasonKind.TEXT, ("chosen by HAND",)))
    retrieved(library, "Slow Compiler", NOW - DAY, Outcome.FAILED)
    assert [line.title for line in lines(library.connection, wanted)] == found


def test_the_lines_of_one_feed_have_everything_that_was_stored(library: InventedLibrary) -> None:
    retrieved(library, "Byte Orchard", NOW)
    retrieved(library, "Slow Compiler", NOW - 5, Outcome.FAILED)
    feed_id = library.feed_ids["Slow Compiler"]
    (line,) = lines(library.connection, LineFilter(feed_id=feed_id))
    assert line.record == history.retrievals(library.connection, feed_id)[0]


def test_a_checkup_has_what_is_kept_of_the_feed(library: InventedLibrary) -> None:
    kiln = library.feed_ids["Notes from a Kiln"]
    with transaction(library.connection):
        kept = {"dismissed": "chatty 0", "moved_from": "5 https://old.example/", "priority": "0.5"}
        subscriptions.set_settings(library.connection, kiln, kept)
    found = {checkup.feed_id: checkup for checkup in feeds.checkups(library.connection)}[kiln]
    assert (found.dismissed, found.weight, found.usage) == ("chatty 0", "0.5", None)
    assert (found.moved_at, found.moved_from) == (5, "https://old.example/")
    assert (found.is_paused, found.is_gone) == (False, False)
    with transaction(library.connection):
        library.connection.execute("UPDATE feed SET is_paused = 1 WHERE feed_id = ?", (kiln,))
    paused = [checkup.feed_id for checkup in feeds.checkups(library.connection) if checkup.is_paused]
    assert paused == [kiln]


def test_feeds_that_were_unsubscribed_are_not_examined(library: InventedLibrary) -> None:
    before = examine(library.connection, NOW, {})
    assert [finding.checkup.title for finding in before.findings] == ["Hollow Oak Woodshop"]
    with transaction(library.connection):
        subscriptions.remove(library.connection, [library.feed_ids["Hollow Oak Woodshop"]], NOW)
    after = examine(library.connection, NOW, {})
    assert (before.feeds, after.feeds, after.needing) == (12, 11, 0)


def test_a_weekly_feed_that_fell_silent_is_found_and_others_are_not(library: InventedLibrary) -> None:
    with transaction(library.connection):
        for title, begin in (("Lantern Press", 45), ("Tram and Quay", 9)):
            weekly = [parsed_entry(f"{title} {n}", "x", NOW - (begin + 7 * n) * DAY, n) for n in range(30)]
            add_articles(library, title, weekly)
    silent = [finding.checkup for finding in examine(library.connection, NOW, {}).findings if finding.checkup.is_silent]
    assert [(checkup.title, checkup.longest_pause) for checkup in silent] == [("Lantern Press", 7)]
    assert silent[0].feed_id == FeedId(library.feed_ids["Lantern Press"])


def test_the_weight_of_documents_is_the_mean_of_the_latest(library: InventedLibrary) -> None:
    for number in range(9):
        retrieved(library, "Byte Orchard", NOW - number * DAY)
    for number in range(2):
        retrieved(library, "Slow Compiler", NOW - number * DAY)
    with transaction(library.connection):
        library.connection.execute("UPDATE retrieval SET wire_bytes = 9000000 WHERE started_at < ?", (NOW - 5 * DAY,))
        library.connection.execute("UPDATE retrieval SET wire_bytes = 3012, status = 304 WHERE started_at = ?", (NOW - DAY,))
    found = {checkup.title: checkup for checkup in feeds.checkups(library.connection)}
    assert (found["Byte Orchard"].document_bytes, found["Byte Orchard"].document_seconds) == (512, 2)
    assert found["Slow Compiler"].document_bytes == 0
