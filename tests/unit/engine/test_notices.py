"""Which new articles the user is told of, and when: in virtual time, with the real core and a real database."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    Command,
    ImportOpml,
    MarkRead,
    MoveSubscription,
    RecordAccess,
    RemoveSubscription,
    RetrieveNow,
    SaveRule,
    SetFolderSettings,
    SetPreference,
    SetSubscriptionSettings,
)
from reader.domain.events import EntriesArrived, NoticeReady
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.domain.retrieval import AccessRecord
from reader.domain.rules import ArrivalRule, RuleAction, RuleCondition, RuleDeed, RuleField, RuleTest
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.core import LONGEST_SLEEP_SECONDS
from reader.engine.handlers import notices
from reader.engine.simulation import Simulation
from reader.storage import history
from tests.fakes.world import START, Page, World, rss, simulate, told

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
MIDNIGHT = START - 8 * HOUR
"""START is a Monday, 8 o'clock."""


def url(number: int) -> str:
    return f"https://host{number}.test/feed"


@dataclass
class Bench:
    """Feeds that bring articles when they are told to."""

    world: World
    simulation: Simulation
    brought: int = 1

    def at(self, time: float) -> None:
        self.simulation.run_until(time)

    def send(self, *commands: Command) -> None:
        for command in commands:
            self.simulation.send(command)

    def bring(self, *feeds: int, count: int = 1, step: int = 3600) -> list[EntryId]:
        """New articles come, all in one batch of retrievals that lasts some seconds."""
        self.at(self.simulation.now + MINUTE)
        before = len(told(self.simulation, EntriesArrived))
        for number in feeds or (1,):
            new = range(self.brought + 1, self.brought + count + 1)
            self.world.pages[url(number)] = Page(rss(*new, title=f"Feed {number}", step=step))
            self.brought += count
        self.send(RetrieveNow(tuple(FeedId(number) for number in feeds or (1,))))
        self.at(self.simulation.now + 15)
        events = told(self.simulation, EntriesArrived)[before:]
        return [entry_id for event in events for entry_id in event.entry_ids]

    def look(self) -> None:
        now = int(self.simulation.now)
        self.send(RecordAccess(AccessRecord(now, 0, "window")))

    @property
    def told(self) -> list[list[EntryId]]:
        """The articles of each notice so far."""
        return [[entry_id for _, ids in event.feeds for entry_id in ids] for event in told(self.simulation, NoticeReady)]


Make = Callable[..., Bench]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    def made(
        feeds: int = 1, *, now: float = START, looks: tuple[float, ...] = (), mode: str = "", is_imported: bool = False
    ) -> Bench:
        """Feeds that were added one by one and have been retrieved once; `looks` are hours of the last fourteen days."""
        world = World({url(number): Page(rss(1, title=f"Feed {number}")) for number in range(1, feeds + 1)})
        simulation = simulate(tmp_path, world, now=now - 60)
        bench = Bench(world, simulation)
        for day in range(14, 0, -1):
            for hour in looks:
                at = int(MIDNIGHT + (START - MIDNIGHT) // DAY * DAY - day * DAY + hour * HOUR)
                simulation.core.state.memory.remember_access(AccessRecord(at, 0, "window"))
        if is_imported:
            outlines = tuple(OpmlFeed(url(number), f"Feed {number}", "", ()) for number in range(1, feeds + 1))
            bench.send(ImportOpml(OpmlDocument("", outlines)))
            bench.at(now - 1)
        for number in range(1, feeds + 1):
            if not is_imported:
                bench.send(AddSubscription(url(number)))
        bench.at(now)
        # only what a test brings is retrieved
        bench.send(SetPreference("fetch.automatic", value=False), SetPreference("notify.quiet_hours", ""))
        if mode:
            ids = tuple(FeedId(number) for number in range(1, feeds + 1))
            bench.send(SetSubscriptionSettings(ids, {"notify": mode}))
        return bench

    return made


def test_what_a_feed_brings_at_once_is_told_when_the_batch_ends_in_one_notice(make: Make) -> None:
    bench = make(3, mode="instant")
    brought = bench.bring(1, 2, 3, count=2)
    assert len(brought) == 6
    (notice,) = told(bench.simulation, NoticeReady)
    assert sorted(bench.told[0]) == sorted(brought)
    assert [len(ids) for _, ids in notice.feeds] == [2, 2, 2]
    assert len(notice.named) == 3
    last_arrival = max(place for place, event in enumerate(bench.simulation.events) if isinstance(event, EntriesArrived))
    assert bench.simulation.events.index(notice) > last_arrival


def test_an_article_that_two_feeds_bring_is_told_once(make: Make) -> None:
    bench = make(2, mode="instant")
    for number in (1, 2):
        bench.world.pages[url(number)] = Page(rss(7, title=f"Feed {number}"))
    bench.at(START + MINUTE)
    bench.send(RetrieveNow())
    bench.at(START + 2 * MINUTE)
    assert [len(ids) for ids in bench.told] == [1]


def test_a_batch_that_does_not_end_is_not_waited_for(make: Make) -> None:
    bench = make(2, mode="instant")
    bench.simulation.core.state.busy.add(FeedId(2))
    (entry_id,) = bench.bring(1)
    bench.at(bench.simulation.now + notices.BATCH_SECONDS - 30)
    assert bench.told == []
    bench.at(bench.simulation.now + LONGEST_SLEEP_SECONDS)
    assert bench.told == [[entry_id]]


def test_the_first_document_of_a_feed_is_no_news(make: Make) -> None:
    bench = make(1, mode="instant")
    bench.world.pages[url(2)] = Page(rss(1, 2, 3, title="Feed 2"))
    bench.send(SetPreference("notify.usual", "instant"), AddSubscription(url(2)))
    bench.at(START + HOUR)
    assert len(told(bench.simulation, EntriesArrived)) == 2
    assert bench.told == []


def test_gathered_articles_come_together_every_four_hours_while_habits_are_unknown(make: Make) -> None:
    bench = make(2)
    first = bench.bring(1)
    bench.at(START + 2 * HOUR)
    second = bench.bring(2)
    bench.at(START + 4 * HOUR - LONGEST_SLEEP_SECONDS)
    assert bench.told == []
    bench.at(START + 4 * HOUR + LONGEST_SLEEP_SECONDS)
    assert [sorted(each) for each in bench.told] == [sorted(first + second)]
    third = bench.bring(1)
    bench.at(START + 8 * HOUR - LONGEST_SLEEP_SECONDS)
    assert len(bench.told) == 1
    bench.at(START + 9 * HOUR)
    assert bench.told[1:] == [third]


def test_gathered_articles_wait_for_a_time_of_reading_and_come_once_in_it(make: Make) -> None:
    bench = make(1, looks=(8, 19), now=START + 3 * HOUR)
    first = bench.bring()
    bench.at(MIDNIGHT + 18 * HOUR - 1)
    assert bench.told == []
    bench.at(MIDNIGHT + 18 * HOUR + LONGEST_SLEEP_SECONDS)
    assert bench.told == [first]
    second = bench.bring()
    bench.at(MIDNIGHT + DAY + 7 * HOUR - 1)
    assert bench.told == [first]
    bench.at(MIDNIGHT + DAY + 7 * HOUR + LONGEST_SLEEP_SECONDS)
    assert bench.told == [first, second]


def test_who_reads_all_day_is_told_every_four_hours(make: Make) -> None:
    bench = make(1, looks=tuple(range(7, 23, 2)), now=MIDNIGHT + 9 * HOUR)
    bench.bring()
    first_at = bench.simulation.now
    assert len(bench.told) == 1
    bench.at(first_at + HOUR)
    bench.bring()
    bench.at(first_at + 4 * HOUR - LONGEST_SLEEP_SECONDS)
    assert len(bench.told) == 1
    bench.at(first_at + 4 * HOUR + LONGEST_SLEEP_SECONDS)
    assert len(bench.told) == 2


def test_outside_usual_hours_what_is_told_at_once_waits_too_unless_the_user_says_otherwise(make: Make) -> None:
    bench = make(1, looks=(8, 19), mode="instant", now=MIDNIGHT + 14 * HOUR)
    first = bench.bring()
    bench.at(MIDNIGHT + 15 * HOUR)
    assert bench.told == []
    bench.send(SetPreference("notify.habits", value=False))
    bench.at(MIDNIGHT + 16 * HOUR)
    assert bench.told == [first]


def test_habits_that_the_user_does_not_want_learned_are_not_used(make: Make) -> None:
    bench = make(1, looks=(8, 19), mode="instant", now=MIDNIGHT + 14 * HOUR)
    bench.send(SetPreference("habits.record", value=False))
    assert bench.told == []
    first = bench.bring()
    assert bench.told == [first]


@pytest.mark.parametrize("looks_a_day", [0, 1])
def test_a_few_looks_are_no_habit(make: Make, looks_a_day: int) -> None:
    bench = make(1, mode="instant", now=MIDNIGHT + 14 * HOUR)
    for day in range(9 * looks_a_day):
        bench.simulation.core.state.memory.remember_access(AccessRecord(int(MIDNIGHT - day * DAY), 0, "window"))
    first = bench.bring()
    assert bench.told == [first]


def test_nothing_is_told_in_quiet_hours_and_all_of_it_after(make: Make) -> None:
    bench = make(1, mode="instant", now=MIDNIGHT + 23 * HOUR)
    bench.send(SetPreference("notify.quiet_hours", "22:00-07:00"))
    evening = bench.bring()
    bench.at(MIDNIGHT + DAY + 3 * HOUR)
    night = bench.bring()
    bench.at(MIDNIGHT + DAY + 7 * HOUR - 1)
    assert bench.told == []
    bench.at(MIDNIGHT + DAY + 7 * HOUR + LONGEST_SLEEP_SECONDS)
    assert [sorted(each) for each in bench.told] == [sorted(evening + night)]


def test_quiet_hours_follow_the_clock_on_the_wall_through_the_change_of_time(make: Make) -> None:
    bench = make(1, mode="instant", now=MIDNIGHT + 20 * HOUR)
    change = MIDNIGHT + DAY + HOUR

    def offset(at: float) -> int:
        return 2 * 3600 if at >= change else 3600

    bench.simulation.core.state.utc_offset = offset
    bench.send(SetPreference("notify.quiet_hours", "22:00-07:00"))
    bench.at(MIDNIGHT + 21 * HOUR)
    first = bench.bring()
    # seven on the wall is five in UTC now, and was six before
    bench.at(MIDNIGHT + DAY + 5 * HOUR - 1)
    assert bench.told == []
    bench.at(MIDNIGHT + DAY + 5 * HOUR + LONGEST_SLEEP_SECONDS)
    assert bench.told == [first]


def test_what_the_user_comes_to_see_himself_is_not_told(make: Make) -> None:
    bench = make(1)
    bench.bring()
    bench.at(START + HOUR)
    bench.look()
    bench.at(START + 9 * HOUR)
    assert bench.told == []
    later = bench.bring()
    bench.at(START + 14 * HOUR)
    assert bench.told == [later]


def test_while_the_user_is_here_nothing_is_told(make: Make) -> None:
    bench = make(1, mode="instant")
    bench.at(START + HOUR)
    bench.look()
    bench.bring()
    bench.at(START + 9 * HOUR)
    assert bench.told == []


def test_after_a_look_in_a_time_of_reading_nothing_is_gathered_for_it(make: Make) -> None:
    bench = make(1, looks=(8, 19), now=MIDNIGHT + 18 * HOUR + 10 * MINUTE)
    bench.look()
    bench.at(MIDNIGHT + 18 * HOUR + 40 * MINUTE)
    bench.bring()
    bench.at(MIDNIGHT + 20 * HOUR)
    assert bench.told == []


def test_a_look_before_the_start_counts(make: Make, tmp_path: Path) -> None:
    bench = make(1)
    connection = bench.simulation.core.state.connection
    history.add_access(connection, AccessRecord(int(START), 0, "window"))
    bench.at(START + HOUR)
    again = simulate(tmp_path, bench.world, now=START + HOUR)
    assert again.core.state.untold.seen_at == START


def test_who_is_about_to_come_is_not_told(make: Make) -> None:
    """Fifteen looks an hour, every day from 12 to 14: at one o'clock the next one is minutes away."""
    looks = tuple(12 + minute / 60 for minute in range(0, 120, 6))
    bench = make(1, looks=looks, mode="instant", now=MIDNIGHT + 12 * HOUR + 50 * MINUTE)
    first = bench.bring()
    bench.at(MIDNIGHT + 13 * HOUR + 10 * MINUTE)
    assert bench.told == []
    # as he did not come, it is told once the habit expects him less
    bench.at(MIDNIGHT + 15 * HOUR)
    assert bench.told == [first]


def test_what_was_read_meanwhile_is_not_told(make: Make) -> None:
    bench = make(2)
    read, left = bench.bring(1), bench.bring(2)
    bench.send(MarkRead(tuple(read)))
    bench.at(START + 5 * HOUR)
    assert bench.told == [left]


def test_a_feed_that_is_not_followed_any_more_is_not_told(make: Make) -> None:
    bench = make(1)
    bench.bring()
    bench.send(RemoveSubscription((FeedId(1),)))
    bench.at(START + 5 * HOUR)
    assert bench.told == []


def test_imported_feeds_say_nothing(make: Make) -> None:
    bench = make(1, is_imported=True)
    assert bench.bring()
    bench.at(START + 9 * HOUR)
    assert bench.told == []


def test_an_imported_feed_tells_where_its_folder_or_it_says_so(make: Make) -> None:
    bench = make(2, is_imported=True)
    bench.send(AddFolder("Outer"), AddFolder("Inner", FolderId(1)), SetFolderSettings(FolderId(1), {"notify": "instant"}))
    bench.send(MoveSubscription(FeedId(1), FolderId(2)))
    first = bench.bring(1)
    assert bench.told == [first]
    bench.send(SetFolderSettings(FolderId(2), {"notify": "off"}))
    bench.bring(1)
    assert bench.told == [first]
    bench.send(SetSubscriptionSettings((FeedId(1),), {"notify": "instant"}))
    last = bench.bring(1)
    assert bench.told == [first, last]


@pytest.mark.parametrize("where", ["feed", "preference"])
def test_off_is_off(make: Make, where: str) -> None:
    bench = make(1, mode="off" if where == "feed" else "")
    if where == "preference":
        bench.send(SetPreference("notify.usual", "off"))
    bench.bring()
    bench.at(START + 9 * HOUR)
    assert bench.told == []


def test_a_rule_is_told_at_once_also_of_feeds_that_are_quiet(make: Make) -> None:
    bench = make(2, is_imported=True)
    rule = ArrivalRule(
        None, "Wanted", (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "Entry 3"),), (RuleAction(RuleDeed.NOTIFY),)
    )
    bench.send(SaveRule(rule))
    brought = bench.bring(1, count=3)
    (notice,) = told(bench.simulation, NoticeReady)
    assert bench.told == [[entry_id for entry_id in brought if entry_id in notice.named]]
    assert len(notice.named) == 1


def test_a_flood_is_counted_and_not_named(make: Make) -> None:
    bench = make(2, mode="instant")
    flood = bench.bring(1, count=notices.FLOOD + 1, step=60)
    (notice,) = told(bench.simulation, NoticeReady)
    assert [len(ids) for _, ids in notice.feeds] == [notices.FLOOD + 1] == [len(flood)]
    assert notice.named == ()
    bench.bring(2, count=notices.FLOOD, step=60)
    assert len(told(bench.simulation, NoticeReady)[-1].named) == notices.NAMED


def test_the_most_wanted_come_first(make: Make) -> None:
    bench = make(3, mode="instant")
    bench.send(SetSubscriptionSettings((FeedId(2),), {"matters": "4"}))
    bench.bring(1, 2, 3, count=2)
    (notice,) = told(bench.simulation, NoticeReady)
    assert notice.feeds[0][0] == FeedId(2)
    assert notice.named[:2] == notice.feeds[0][1]


def test_a_clock_that_went_back_holds_nothing_up_for_long(make: Make) -> None:
    bench = make(1)
    state = bench.simulation.core.state
    state.untold.told_at = state.untold.seen_at = state.untold.look_at = state.untold.learned_at = START + 9 * DAY
    first = bench.bring()
    bench.at(START + 5 * HOUR)
    assert bench.told == [first]


def test_what_waits_is_bounded(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "MOST_UNTOLD", 3)
    bench = make(1)
    brought = bench.bring(count=5)
    bench.at(START + 5 * HOUR)
    (some,) = bench.told
    assert len(some) == 3
    assert set(some) < set(brought)
