"""What feeds, servers and files are called may look like a placeholder of ours: it is shown as it is."""

from pathlib import Path

from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId, FeedId
from reader.domain.user_data import Finding, Recovery
from reader.reports.feed_outlook import OverflowRisk, RiskyFeed
from reader.ui.text.notices import notice_text
from reader.ui.text.problems import recovery_text
from reader.ui.text.rhythm import feed_lines
from tests.fakes.clock import FakeClock

ROW = EntryRow(EntryId(1), FeedId(1), "Title", "", "", "Feed", 0, is_read=False, thumbnail_url="")


def test_the_name_of_a_feed_in_a_notice() -> None:
    named = [ROW]
    feeds = {FeedId(1): [EntryId(1)], FeedId(2): [EntryId(2), EntryId(3)]}
    assert (
        notice_text(feeds, named, {FeedId(1): "Feed", FeedId(2): "{count} and {feed}"})[1][-1]
        == "and 2 more in {count} and {feed}"
    )


def test_the_title_of_a_feed_that_would_lose_articles() -> None:
    risk = OverflowRisk(7.0, 1, (RiskyFeed(FeedId(1), "{duration} {title}", 20, 7200.0),))
    assert feed_lines(risk) == "{duration} {title}: holds 20 articles, full after about 2 hours"


def test_the_folder_of_a_database_that_was_rebuilt() -> None:
    recovery = Recovery(Finding.MISSING, 0, 4, kept=Path("{feeds}") / "{time}")
    assert recovery_text(recovery, FakeClock()).endswith(f"Its remains were saved as {Path('{feeds}') / '{time}'}")
