"""The demo's invented past: the same for the same moment, consistent in itself whenever it is opened, and in no other profile."""

from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from reader.app.demo.blog import HISTORY_SECONDS, content_type, feed_address, feed_document, postings
from reader.app.demo.past import write_past
from reader.app.demo.server import blogs
from reader.domain.entry import Selection, View
from reader.domain.feed import ParsedFeed
from reader.domain.health import Concern, retrieval_concern
from reader.domain.news import STORIES_MAX
from reader.domain.retrieval import JobKind, ParseJob
from reader.formats.feeds.reconcile import reconcile
from reader.formats.text import index_text
from reader.formats.wire import perform
from reader.reports.for_you import rank
from reader.reports.for_you_evaluation import evaluate_briefing
from reader.reports.learning_state import load_learning_state
from reader.reports.rhythm import load_return, load_rhythm_day
from reader.reports.scorecard import make_scorecard
from reader.storage import briefing, entries, feeds, history, news, pictures, preferences, readings, stories
from reader.storage.connection import ReadConnection, open_reader
from reader.storage.writer import open_database
from reader.ui.kit.painting import tile_color
from tests.fakes.zones import ZoneClock

HOUR, DAY = 3600, 86_400
FRIDAY = 1_778_841_720
"""15 May 2026, 10:42 UTC."""
MIDNIGHT = FRIDAY - FRIDAY % DAY
AFTER_SPRING = 1_774_933_200
"""Two days after the clocks of Berlin went forward, 31 March 2026."""
MOMENTS = {
    "Friday morning": FRIDAY,
    "just after midnight": MIDNIGHT + 60,
    "before anybody is up": MIDNIGHT + 4 * HOUR,
    "in the evening": MIDNIGHT + 21 * HOUR + 1800,
    "Sunday": FRIDAY + 2 * DAY,
    "after a change of the clocks": AFTER_SPRING,
}
ADDRESSES = [(blog, f"http://127.0.0.1:9/{blog.slug}") for blog in blogs()]


@pytest.fixture(params=MOMENTS.values(), ids=MOMENTS)
def moment(request: pytest.FixtureRequest) -> int:
    return int(request.param)


def invent(folder: Path, moment: int, zone: str = "Europe/Berlin") -> ReadConnection:
    path = folder / f"{moment}-{len(list(folder.iterdir()))}.sqlite3"
    write_past(path, ADDRESSES, moment, ZoneClock(moment, zone).utc_offset_seconds)
    return open_reader(path)


def rows(connection: ReadConnection) -> dict[str, list[tuple[object, ...]]]:
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()]
    kept = [name for name in tables if not name.startswith(("sqlite_", "entry_text_", "search"))]
    return {name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in kept}  # noqa: S608 -- our own words


def test_what_came_after_the_last_invented_visit_is_new(tmp_path: Path, moment: int) -> None:
    with closing(invent(tmp_path, moment)) as connection:
        found = news.current(connection)
        assert found == news.upcoming(connection, moment), "the window opens with it"
        visits = [visit.at for visit in history.visits(connection, 0, moment)]
        assert found.since is not None
        assert visits[-2] < found.since < visits[-1]
        later = "SELECT sum(new_entries) FROM retrieval WHERE finished_at > ?"
        (expected,) = connection.execute(later, (found.since,)).fetchone()
        assert news.entry_count(connection, found) == expected > 0


def test_a_story_of_three_reports_is_among_what_is_new(tmp_path: Path, moment: int) -> None:
    with closing(invent(tmp_path, moment)) as connection:
        found = news.current(connection)
        fresh = entries.entry_ids(connection, Selection(View.ALL, new_after=found.after))
        reports = stories.grouped(connection, fresh)
        titles = [row.feed_title for row in entries.entry_rows(connection, sorted(reports))]
        assert titles == ["The Harbour Post", "Market Street Ticker", "Saltmarsh Harbour Notes"], "the first one has the picture"
        assert len(set(reports.values())) == 1
        assert preferences.load(connection).reading_stories


def test_one_article_was_changed_twice_since_it_came(tmp_path: Path, moment: int) -> None:
    with closing(invent(tmp_path, moment)) as connection:
        ((entry_id,),) = connection.execute("SELECT entry_id FROM entry_version").fetchall()
        article = entries.article(connection, entry_id)
        assert article.feed_title == "Market Street Ticker"
        first, second = article.versions
        assert article.first_seen_at <= first.at < second.at < moment
        assert len({first.html, second.html, article.html}) == 3


def test_the_same_moment_has_the_same_past(tmp_path: Path) -> None:
    with closing(invent(tmp_path, FRIDAY)) as one, closing(invent(tmp_path, FRIDAY)) as other:
        found = rows(one)
        assert found == rows(other)
        assert {name for name, there in found.items() if there} >= {
            *(
                "access",
                "entry",
                "entry_status",
                "feed",
                "folder",
                "milestone",
                "opened_link",
                "presence",
                "reading",
                "retrieval",
            ),
        }


def test_everything_lies_in_the_four_weeks_and_fits_together(tmp_path: Path, moment: int) -> None:
    with closing(invent(tmp_path, moment)) as connection:
        for table, column in (("access", "at"), ("reading", "at"), ("opened_link", "at"), ("retrieval", "finished_at")):
            first, last = connection.execute(f"SELECT min({column}), max({column}) FROM {table}").fetchone()  # noqa: S608 -- our own words
            assert moment - HISTORY_SECONDS <= first < moment - 20 * DAY, table
            assert last <= moment, table
        stays = readings.presences(connection, 0)
        assert len(stays) > 60
        assert all(before.ended_at + 900 <= after.began_at for before, after in pairwise(stays))
        assert (stays[-1].began_at, stays[-1].ended_at) == (moment - 26 * 60, moment)
        visits = [visit.at for visit in history.visits(connection, 0, moment)]
        assert all(any(stay.began_at <= at <= stay.ended_at for stay in stays) for at in visits)
        # every article came with a line of the log that counted it, after it was posted
        log = {(line.feed_id, line.finished_at): line.new_entries for line in history.retrievals(connection, limit=10_000)}
        came = connection.execute("SELECT feed_id, first_seen_at, coalesce(posted_at, sort_at) FROM entry_status").fetchall()
        assert all(posted < seen for _, seen, posted in came)
        counted = {key: new for key, new in log.items() if new}
        assert counted == {key: sum(row[:2] == key for row in came) for key in {row[:2] for row in came}}
        # nothing was read before it came, and what was read is marked so
        read = connection.execute(
            "SELECT r.at, s.first_seen_at, s.is_read FROM reading r JOIN entry_status s ON s.entry_id = r.entry_id"
        ).fetchall()
        assert len(read) > 50
        assert all(at >= seen and is_read for at, seen, is_read in read)


def test_no_limit_of_the_program_is_broken_in_it(tmp_path: Path) -> None:
    with closing(invent(tmp_path, FRIDAY)) as connection:
        for feed in feeds.feeds(connection):
            lines = history.retrievals(connection, feed.feed_id, 10_000)[::-1]
            gaps = [after.started_at - before.started_at for before, after in pairwise(lines)]
            assert min(gaps) > 1800 or retrieval_concern(feed, FRIDAY) is not None, feed.title
            assert sum(line.started_at > FRIDAY - 7 * DAY for line in lines) < 7 * 9


def test_every_page_has_something_to_show(tmp_path: Path, moment: int) -> None:
    clock = ZoneClock(moment)
    with closing(invent(tmp_path, moment)) as connection:
        state = load_learning_state(connection, moment, clock.utc_offset_seconds)
        assert state.knows_habit
        assert state.is_invented
        assert state.days_with_accesses >= 12
        day = load_rhythm_day(connection, now=moment, utc_offset=clock.utc_offset_seconds, is_week=True)
        assert len(day.accesses.peaks) >= 2
        stays = day.stays
        assert stays
        assert stays[-1].is_open
        story = load_return(connection, stays[-1], now=moment)
        assert story.refreshed > 0
        assert 0 < story.soon < story.visits
        scorecard = make_scorecard(connection, days=14, now=moment)
        timer = scorecard.fixed_timers["uniform"].misses
        assert scorecard.misses is not None
        assert timer is not None
        assert 0 < scorecard.misses < timer
        assert scorecard.returns is not None
        assert {"scheduled", "returned", "on_open"} <= scorecard.requests.by_rule.keys()
        for_you = rank(connection, now=moment, limit=20)
        assert for_you.is_learned
        assert len(for_you.suggestions) >= 5
        assert for_you.interests
        assert [retrieval_concern(feed, moment) for feed in feeds.feeds(connection) if feed.problem] == [Concern.UNREADABLE]
        unread = len(entries.entry_ids(connection, Selection(View.UNREAD)))
        assert 10 < unread < 150


def test_what_the_server_gives_next_is_known_already(tmp_path: Path) -> None:
    """The first refresh of the demo brings nothing twice."""
    with closing(invent(tmp_path, FRIDAY)) as connection:
        for blog, base in ADDRESSES:
            feed = next(feed for feed in feeds.feeds(connection) if feed.url == feed_address(base))
            body = feed_document(blog, base, postings(blog, FRIDAY, FRIDAY))
            parsed = perform(ParseJob(1, JobKind.FEED, feed.url, content_type(blog), body))
            if not isinstance(parsed, ParsedFeed):
                continue
            known = entries.known_entries(connection, feed.feed_id, parsed.entries)
            found = reconcile(feed, parsed, known, FRIDAY, is_partial=False, posted_at=[])
            late = [entry for entry in found.new if (entry.published_at or 0) <= (feed.succeeded_at or 0) - 1]
            assert (late, list(found.changed), found.gap) == ([], [], None)


def test_its_feeds_differ_at_the_first_glance(tmp_path: Path) -> None:
    """By icons that are there before anything is fetched, else by tiles of different colours."""
    with closing(invent(tmp_path, FRIDAY)) as connection:
        followed = feeds.feeds(connection)
        icons = pictures.load_icon(connection, [feed.feed_id for feed in followed])
        without = [feed.url for feed in followed if feed.feed_id not in icons]
    assert sorted(icons.values()) == sorted(blog.icon for blog in blogs() if blog.icon)
    assert len({tile_color(url).name() for url in without}) == len(blogs()) - len(icons)


def test_a_profile_of_a_user_is_not_marked(tmp_path: Path) -> None:
    with closing(open_database(tmp_path / "own.sqlite3", now=FRIDAY, backup_folder=None)) as connection:
        assert not load_learning_state(connection, FRIDAY, ZoneClock(FRIDAY).utc_offset_seconds).is_invented
        assert rows(connection)["presence"] == []


def test_a_past_is_written_into_a_new_database_only(tmp_path: Path) -> None:
    path = tmp_path / "own.sqlite3"
    write_past(path, ADDRESSES, FRIDAY, lambda _: 0)
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        write_past(path, ADDRESSES, FRIDAY, lambda _: 0)
    assert path.read_bytes() == before


def test_it_opens_on_a_long_illustrated_article_that_is_new_since_the_evening(tmp_path: Path, moment: int) -> None:
    clock = ZoneClock(moment)
    with closing(invent(tmp_path, moment)) as connection:
        new = news.upcoming(connection, moment)
        assert new.since is not None
        left = divmod(new.since + clock.utc_offset_seconds(new.since), DAY)
        today = (moment + clock.utc_offset_seconds(moment)) // DAY
        assert left[0] == today - 1
        assert left[1] > 20 * HOUR
        assert 3 <= news.entry_count(connection, new) <= 40
        by_feed = {feed.title: news.counts_by_feed(connection, new).get(feed.feed_id, 0) for feed in feeds.feeds(connection)}
        assert by_feed["The Harbour Post"] >= 1
        first = next(iter(entries.entry_ids(connection, Selection(View.ALL, new_after=new.after))))
        article = entries.article(connection, first)
        assert article.title.startswith("Storm closes the outer mole")
        assert article.html.count("<img") >= 2
        assert len(index_text(article.html).split()) > 500
        assert not article.is_read


def test_a_busy_feed_folds_in_the_morning_already(tmp_path: Path) -> None:
    with closing(invent(tmp_path, FRIDAY)) as connection:
        new = news.upcoming(connection, FRIDAY)
        assert max(news.counts_by_feed(connection, new).values()) >= 4


def test_a_briefing_is_ready_with_a_story_of_three_feeds(tmp_path: Path, moment: int) -> None:
    with closing(invent(tmp_path, moment)) as connection:
        found = briefing.last(connection)
        assert 3 <= len(found.stories) <= STORIES_MAX
        assert found.made_at < moment
        assert max(len(story.others) for story in found.stories) == 2
        assert all(story.lead for story in found.stories)
        assert evaluate_briefing(connection, moment).is_worthwhile
