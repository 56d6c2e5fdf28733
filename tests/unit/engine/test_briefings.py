"""The day's briefing in the real core: when it is made and when not, what it holds, and that its pictures are there without a network."""

from itertools import pairwise
from pathlib import Path

import pytest

from reader.domain.commands import (
    EraseHabits,
    MakeBriefing,
    NoteUse,
    PauseRetrievals,
    RecordAccess,
    ReportConditions,
    RetrieveNow,
    SetPreference,
    SetVacation,
    TurnNews,
)
from reader.domain.entry import Reading
from reader.domain.events import BriefingReady
from reader.domain.ids import EntryId, FeedId
from reader.domain.news import NEGLECTED_DAYS, STORIES_MAX
from reader.domain.retrieval import BRIEFING, VISIT, AccessRecord
from reader.engine.briefings import AHEAD_SECONDS
from reader.engine.core import LONGEST_SLEEP_SECONDS
from reader.engine.jobs.pictures import PAUSE_SECONDS
from reader.engine.messages import StartBriefing
from reader.reports.for_you import ENOUGH_ARTICLES
from reader.storage import briefing, entries, history, news, readings
from reader.storage.writer import transaction
from tests.fakes.notice_bench import DAY, HOUR, MIDNIGHT, NoticeBench, notice_bench
from tests.fakes.world import START, Page, published
from tests.unit.engine.test_offline_pictures import PICTURE, address, document, shown

COMES_AT = MIDNIGHT + DAY + 8 * HOUR
"""When he comes; his usual hours, which are learned smoothed, begin an hour earlier."""
MADE_BY = COMES_AT - AHEAD_SECONDS + LONGEST_SLEEP_SECONDS


def usual_reader(folder: Path, *, is_learned: bool = True) -> NoticeBench:
    """Somebody who reads at eight every day, and since yesterday has six articles of each of two feeds to look forward to."""
    bench = notice_bench(folder, 2, accesses=(8,), now=START + 3 * HOUR)
    old = bench.bring(1, count=ENOUGH_ARTICLES)
    if is_learned:
        connection = bench.simulation.core.state.connection
        with transaction(connection):
            for number, entry_id in enumerate(old):
                at = int(MIDNIGHT - (number % 5 + 1) * DAY)
                readings.add_reading(connection, Reading(entry_id, FeedId(1), at, 0, 60))
            connection.execute("UPDATE entry_status SET is_read = 1")
    bench.send(NoteUse(), TurnNews())
    bench.at(MIDNIGHT + 20 * HOUR)
    bench.bring(1, 2, count=6)
    return bench


def made(bench: NoticeBench) -> list[float]:
    return [event.made_at for event in published(bench.simulation, BriefingReady) if event.made_at is not None]


def test_it_is_made_once_a_day_shortly_before_the_first_visit(tmp_path: Path) -> None:
    bench = usual_reader(tmp_path)
    bench.at(COMES_AT - AHEAD_SECONDS - 1)
    assert made(bench) == []
    bench.at(MADE_BY)
    (first,) = made(bench)
    found = briefing.last(bench.simulation.core.state.connection)
    assert (found.made_at, len(found.stories), found.rest) == (first, STORIES_MAX, 12 - STORIES_MAX)
    feeds = [entries.feed_of(bench.simulation.core.state.connection, each.entry_id) for each in found.stories]
    assert min(feeds.count(FeedId(1)), feeds.count(FeedId(2))) >= 2, "feeds take turns"
    bench.at(COMES_AT + 12 * HOUR)
    assert made(bench) == [first]
    bench.at(MADE_BY + DAY)
    assert len(made(bench)) == 2


def test_what_is_stored_outlives_the_program(tmp_path: Path) -> None:
    bench = usual_reader(tmp_path)
    bench.at(MADE_BY)
    before = briefing.last(bench.simulation.core.state.connection)
    bench.simulation.core.close()
    again = notice_bench(tmp_path, 0, now=MADE_BY + 60)
    assert briefing.last(again.simulation.core.state.connection) == before is not None


def test_one_that_a_kill_cut_off_is_made_after_the_next_start(tmp_path: Path) -> None:
    bench = usual_reader(tmp_path)
    bench.at(COMES_AT - AHEAD_SECONDS - 1)
    core = bench.simulation.core
    core.tick(MADE_BY)
    assert [effect for effect in core.drain_effects() if isinstance(effect, StartBriefing)], "nobody answers it"
    assert briefing.last(core.state.connection) is None
    core.close()
    again = notice_bench(tmp_path, 0, now=MADE_BY + 60, accesses=(8,))
    again.at(MADE_BY + 60 + 2 * LONGEST_SLEEP_SECONDS)
    assert len(made(again)) == 1
    assert briefing.last(again.simulation.core.state.connection) is not None


@pytest.mark.parametrize("kept_from", ["off", "battery", "pause", "vacation", "not learned", "unknown hours"])
def test_it_is_not_made(tmp_path: Path, kept_from: str) -> None:
    bench = usual_reader(tmp_path, is_learned=kept_from != "not learned")
    commands = {
        "off": SetPreference("reading.briefing", value=False),
        "battery": ReportConditions(is_battery_low=True, is_metered=False),
        "pause": PauseRetrievals(int(COMES_AT + DAY)),
        "vacation": SetVacation(int(COMES_AT + 9 * DAY)),
        "unknown hours": SetPreference("habits.record", value=False),
    }
    if kept_from in commands:
        bench.send(commands[kept_from])
    bench.at(COMES_AT + 3 * HOUR)
    assert made(bench) == []


def test_while_it_is_off_nothing_is_asked_of_the_database_for_it(tmp_path: Path) -> None:
    bench = usual_reader(tmp_path)
    bench.send(SetPreference("reading.briefing", value=False))
    asked: list[str] = []
    bench.simulation.core.state.connection.set_trace_callback(asked.append)
    bench.at(COMES_AT + HOUR)
    assert [each for each in asked if "briefing" in each or "reading" in each] == []
    bench.send(SetPreference("reading.briefing", value=True))
    bench.at(COMES_AT + 2 * HOUR)
    assert [each for each in asked if briefing.LAST in each]


def test_nobody_gets_one_while_reading_or_with_too_little_new(tmp_path: Path) -> None:
    bench = usual_reader(tmp_path)
    while bench.simulation.now < COMES_AT + HOUR:
        bench.at(bench.simulation.now + 600)
        bench.send(NoteUse())
    assert made(bench) == []
    bench.send(TurnNews())
    bench.at(COMES_AT + DAY)
    assert made(bench) == [], "nothing is new"


def test_it_is_made_by_hand_at_any_time(tmp_path: Path) -> None:
    bench = usual_reader(tmp_path, is_learned=False)
    command = MakeBriefing()
    bench.send(command)
    assert [event.cause for event in published(bench.simulation, BriefingReady)] == [command.command_id]
    found = briefing.last(bench.simulation.core.state.connection)
    assert len(found.stories) == STORIES_MAX
    bench.send(NoteUse(), TurnNews())
    bench.at(bench.simulation.now + DAY)
    bench.send(MakeBriefing())
    assert published(bench.simulation, BriefingReady)[-1].made_at is None
    assert briefing.last(bench.simulation.core.state.connection) == found, "the last one stays"


def test_before_the_first_visit_has_ended_it_holds_what_is_unread_but_only_by_hand(tmp_path: Path) -> None:
    bench = notice_bench(tmp_path, 2, now=START + 3 * HOUR)
    bench.bring(1, 2, count=6)
    assert news.upcoming(bench.simulation.core.state.connection, bench.simulation.now).since is None
    bench.at(bench.simulation.now + DAY)
    assert made(bench) == []
    bench.send(MakeBriefing())
    found = briefing.last(bench.simulation.core.state.connection)
    assert len(found.stories) == STORIES_MAX


def test_it_is_no_longer_made_after_two_weeks_of_neglect_until_one_is_opened(tmp_path: Path) -> None:
    bench = usual_reader(tmp_path)
    bench.at(MADE_BY)
    connection = bench.simulation.core.state.connection
    with transaction(connection):
        for day in range(1, NEGLECTED_DAYS + 1):
            history.add_access(connection, AccessRecord(int(MADE_BY + day * DAY), 0, VISIT))
    bench.at(MADE_BY + (NEGLECTED_DAYS + 1) * DAY)
    before = len(made(bench))
    bench.at(bench.simulation.now + DAY)
    assert len(made(bench)) == before
    bench.send(RecordAccess(AccessRecord(int(bench.simulation.now), 0, BRIEFING)))
    assert briefing.days_unopened(connection) == 0
    bench.at(bench.simulation.now + DAY)
    assert len(made(bench)) > before


@pytest.mark.parametrize("is_metered", [False, True])
def test_its_pictures_are_there_before_it_is_opened_but_not_from_a_metered_network(tmp_path: Path, *, is_metered: bool) -> None:
    bench = usual_reader(tmp_path)
    urls = [address(number) for number in range(3)]
    bench.world.pages |= dict.fromkeys(urls, PICTURE)
    texts = [(100 + number, shown(url)) for number, url in enumerate(urls)]
    bench.send(NoteUse(), TurnNews())
    bench.at(bench.simulation.now + HOUR)
    bench.world.pages["https://host1.test/feed"] = Page(document(*texts))
    bench.simulation.core.state.background.is_allowed = True
    bench.send(RetrieveNow((FeedId(1),)))
    bench.send(ReportConditions(is_battery_low=False, is_metered=is_metered))
    bench.at(COMES_AT)
    (found,) = [briefing.last(bench.simulation.core.state.connection)]
    assert len(found.stories) == len(urls)
    fetched = [line for line in bench.world.log if line.url in urls]
    assert sorted(line.url for line in fetched) == ([] if is_metered else urls)
    assert all(after.at - before.at >= PAUSE_SECONDS for before, after in pairwise(fetched))
    bench.send(ReportConditions(is_battery_low=False, is_metered=False))
    bench.at(COMES_AT + HOUR)
    assert sorted(line.url for line in bench.world.log if line.url in urls) == urls, "each once"


def test_erased_habits_take_the_briefing_along(tmp_path: Path) -> None:
    bench = usual_reader(tmp_path)
    bench.send(MakeBriefing(), EraseHabits(accesses=True, retrievals=False))
    assert briefing.last(bench.simulation.core.state.connection) is None
    assert entries.feed_of(bench.simulation.core.state.connection, EntryId(1)) == FeedId(1)
