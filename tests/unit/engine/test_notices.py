"""Which new articles the user is notified of, when, and who decides."""

import math
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    ImportOpml,
    MarkRead,
    MoveSubscription,
    NoteUse,
    RemoveFolder,
    RemoveSubscription,
    RetrieveNow,
    SaveRule,
    SetFolderSettings,
    SetPreference,
    SetSubscriptionSettings,
    TurnNews,
)
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, EntriesArrived, NoticeReady, SubscriptionsChanged
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.domain.retrieval import AccessRecord
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine import notices
from reader.engine.core import LONGEST_SLEEP_SECONDS
from reader.lab.simulation import Simulation
from reader.storage import history, stories, subscriptions
from reader.storage.writer import transaction
from tests.fakes.notice_bench import DAY, HOUR, MIDNIGHT, MINUTE, NoticeBench, notice_bench, url
from tests.fakes.world import START, Page, World, published, rss, simulate

Make = Callable[..., NoticeBench]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    return partial(notice_bench, tmp_path)


def test_what_a_feed_brings_at_once_is_announced_when_the_batch_ends_in_one_notice(make: Make) -> None:
    bench = make(3, mode="instant")
    brought = bench.bring(1, 2, 3, count=2)
    assert len(brought) == 6
    (notice,) = published(bench.simulation, NoticeReady)
    assert sorted(bench.notified[0]) == sorted(brought)
    assert [len(ids) for _, ids in notice.feeds] == [2, 2, 2]
    assert len(notice.named) == 3
    last_arrival = max(place for place, event in enumerate(bench.simulation.events) if isinstance(event, EntriesArrived))
    assert bench.simulation.events.index(notice) > last_arrival


def test_an_article_that_two_feeds_bring_is_announced_once(make: Make) -> None:
    bench = make(2, mode="instant")
    for number in (1, 2):
        bench.world.pages[url(number)] = Page(rss(7, title=f"Feed {number}"))
    bench.at(START + MINUTE)
    bench.send(RetrieveNow())
    bench.at(START + 2 * MINUTE)
    assert [len(ids) for ids in bench.notified] == [1]


def joined(bench: NoticeBench, *entry_ids: EntryId) -> None:
    connection = bench.simulation.core.state.connection
    with transaction(connection):
        for each in entry_ids[1:]:
            assert stories.join(connection, each, entry_ids[0])


@pytest.mark.parametrize("is_on", [True, False])
def test_a_story_is_announced_once(make: Make, *, is_on: bool) -> None:
    bench = make(4, mode="digest")
    bench.send(SetPreference("reading.stories", value=is_on))
    ids = bench.bring(1, 2, 3)
    joined(bench, ids[0], ids[1])
    bench.at(START + 5 * HOUR)
    (notice,) = bench.notified
    assert len(notice) == (2 if is_on else 3)
    assert ids[2] in notice
    late = bench.bring(4)
    joined(bench, ids[0], *late)
    bench.at(START + 11 * HOUR)
    assert bench.notified[1:] == ([] if is_on else [late])


def test_a_notice_waits_until_its_articles_are_joined_but_not_for_long(make: Make) -> None:
    bench = make(1, mode="instant")
    bench.send(SetPreference("reading.stories", value=True))
    bench.at(START + HOUR)
    own = bench.simulation.core.state.stories
    own.next_at = math.inf
    first = bench.bring()
    assert bench.notified == []
    own.next_at = bench.simulation.now
    bench.at(bench.simulation.now + LONGEST_SLEEP_SECONDS)
    assert bench.notified == [first]
    own.next_at = math.inf
    second = bench.bring()
    bench.at(bench.simulation.now + notices.BATCH_SECONDS - 30)
    assert bench.notified == [first]
    bench.at(bench.simulation.now + LONGEST_SLEEP_SECONDS)
    assert bench.notified == [first, second]


def test_a_report_that_a_rule_asks_for_is_announced_whatever_was_before(make: Make) -> None:
    bench = make(2, mode="digest")
    bench.send(SetPreference("reading.stories", value=True))
    wanted = (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "Entry 3"),)
    bench.send(SaveRule(ArrivalRule(None, "Wanted", wanted, (RuleAction(RuleActionKind.NOTIFY),))))
    first = bench.bring(1)
    bench.at(START + 5 * HOUR)
    assert bench.notified == [first]
    bench.simulation.core.state.busy.add(FeedId(9))
    second = bench.bring(2)
    joined(bench, first[0], second[0])
    bench.simulation.core.state.busy.discard(FeedId(9))
    bench.at(START + 6 * HOUR)
    assert bench.notified == [first, second]


def test_a_batch_that_does_not_end_is_not_waited_for(make: Make) -> None:
    bench = make(2, mode="instant")
    bench.simulation.core.state.busy.add(FeedId(2))
    (entry_id,) = bench.bring(1)
    bench.at(bench.simulation.now + notices.BATCH_SECONDS - 30)
    assert bench.notified == []
    bench.at(bench.simulation.now + LONGEST_SLEEP_SECONDS)
    assert bench.notified == [[entry_id]]


def test_the_first_document_of_a_feed_is_no_news(make: Make) -> None:
    bench = make(1, mode="instant")
    bench.world.pages[url(2)] = Page(rss(1, 2, 3, title="Feed 2"))
    bench.send(SetPreference("notify.usual", "instant"), AddSubscription(url(2)))
    bench.at(START + HOUR)
    assert len(published(bench.simulation, EntriesArrived)) == 2
    assert bench.notified == []


def test_what_was_read_meanwhile_is_not_announced(make: Make) -> None:
    bench = make(2)
    read, left = bench.bring(1), bench.bring(2)
    bench.send(MarkRead(tuple(read)))
    bench.at(START + 5 * HOUR)
    assert bench.notified == [left]


def test_a_feed_that_is_not_followed_any_more_is_not_reported(make: Make) -> None:
    bench = make(1)
    bench.bring()
    bench.send(RemoveSubscription((FeedId(1),)))
    bench.at(START + 5 * HOUR)
    assert bench.notified == []


def test_imported_feeds_say_nothing(make: Make) -> None:
    bench = make(1, is_imported=True)
    assert bench.bring()
    bench.at(START + 9 * HOUR)
    assert bench.notified == []


def test_an_imported_feed_notifies_where_its_folder_or_it_says_so(make: Make) -> None:
    bench = make(2, is_imported=True)
    bench.send(AddFolder("Outer"), AddFolder("Inner", FolderId(1)), SetFolderSettings(FolderId(1), {"notify": "instant"}))
    bench.send(MoveSubscription(FeedId(1), FolderId(2)))
    first = bench.bring(1)
    assert bench.notified == [first]
    bench.send(SetFolderSettings(FolderId(2), {"notify": "off"}))
    bench.bring(1)
    assert bench.notified == [first]
    bench.send(SetSubscriptionSettings((FeedId(1),), {"notify": "instant"}))
    last = bench.bring(1)
    assert bench.notified == [first, last]


@pytest.mark.parametrize("where", ["feed", "preference"])
def test_off_is_off(make: Make, where: str) -> None:
    bench = make(1, mode="off" if where == "feed" else "")
    if where == "preference":
        bench.send(SetPreference("notify.usual", "off"))
    bench.bring()
    bench.at(START + 9 * HOUR)
    assert bench.notified == []


def test_a_rule_notifies_at_once_also_for_feeds_that_are_quiet(make: Make) -> None:
    bench = make(2, is_imported=True)
    rule = ArrivalRule(
        None, "Wanted", (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "Entry 3"),), (RuleAction(RuleActionKind.NOTIFY),)
    )
    bench.send(SaveRule(rule))
    brought = bench.bring(1, count=3)
    (notice,) = published(bench.simulation, NoticeReady)
    assert bench.notified == [[entry_id for entry_id in brought if entry_id in notice.named]]
    assert len(notice.named) == 1


def test_a_burst_is_counted_and_not_named(make: Make) -> None:
    bench = make(2, mode="instant")
    burst = bench.bring(1, count=51, step=60)
    (notice,) = published(bench.simulation, NoticeReady)
    assert [len(ids) for _, ids in notice.feeds] == [51] == [len(burst)]
    assert notice.named == ()
    bench.bring(2, count=50, step=60)
    assert len(published(bench.simulation, NoticeReady)[-1].named) == notices.NAMED


def test_the_most_wanted_come_first(make: Make) -> None:
    bench = make(3, mode="instant")
    bench.send(SetSubscriptionSettings((FeedId(2),), {"priority": "4"}))
    bench.bring(1, 2, 3, count=2)
    (notice,) = published(bench.simulation, NoticeReady)
    assert notice.feeds[0][0] == FeedId(2)
    assert notice.named[:2] == notice.feeds[0][1]


def test_what_waits_is_bounded(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "PENDING_MAX", 3)
    bench = make(1)
    brought = bench.bring(count=5)
    bench.at(START + 5 * HOUR)
    (some,) = bench.notified
    assert len(some) == 3
    assert set(some) < set(brought)


@pytest.mark.parametrize(
    ("preference", "folder", "feed", "rule", "is_heard"),
    [
        (False, "", "", "", False),
        (True, "", "", "", True),
        (True, "off", "", "", False),
        (False, "on", "", "", True),
        (False, "on", "off", "", False),
        (True, "off", "on", "", True),
        (False, "", "off", "on", True),
        (True, "on", "on", "off", False),
    ],
)
def test_a_notice_is_heard_as_rule_feed_folder_and_preference_say(
    make: Make,
    preference: bool,  # noqa: FBT001 - a table
    folder: str,
    feed: str,
    rule: str,
    is_heard: bool,  # noqa: FBT001 - the same
) -> None:
    bench = make(1, mode="instant")
    bench.send(SetPreference("notify.sound", preference), AddFolder("Inside"), MoveSubscription(FeedId(1), FolderId(1)))
    bench.send(SetFolderSettings(FolderId(1), {"sound": folder}), SetSubscriptionSettings((FeedId(1),), {"sound": feed}))
    if rule:
        condition = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "entry")
        bench.send(SaveRule(ArrivalRule(None, "Heard", (condition,), (RuleAction(RuleActionKind.NOTIFY, rule),))))
    bench.bring(1)
    (notice,) = published(bench.simulation, NoticeReady)
    assert notice.has_sound is is_heard


def test_one_article_that_is_to_be_heard_is_enough_and_the_louder_of_two_rules_holds(make: Make) -> None:
    bench = make(2, mode="instant")
    bench.send(SetSubscriptionSettings((FeedId(2),), {"sound": "on"}))
    bench.bring(1, 2)
    bench.send(SetSubscriptionSettings((FeedId(2),), {"sound": "off"}))
    condition = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "entry")
    for sound in ("on", "off", ""):
        bench.send(SaveRule(ArrivalRule(None, sound, (condition,), (RuleAction(RuleActionKind.NOTIFY, sound),))))
    bench.at(bench.simulation.now + HOUR)
    bench.bring(2)
    assert [notice.has_sound for notice in published(bench.simulation, NoticeReady)] == [True, True]


def test_gathered_articles_come_together_every_four_hours_while_habits_are_unknown(make: Make) -> None:
    bench = make(2)
    first = bench.bring(1)
    bench.at(START + 2 * HOUR)
    second = bench.bring(2)
    bench.at(START + 4 * HOUR - LONGEST_SLEEP_SECONDS)
    assert bench.notified == []
    bench.at(START + 4 * HOUR + LONGEST_SLEEP_SECONDS)
    assert [sorted(each) for each in bench.notified] == [sorted(first + second)]
    third = bench.bring(1)
    bench.at(START + 8 * HOUR - LONGEST_SLEEP_SECONDS)
    assert len(bench.notified) == 1
    bench.at(START + 9 * HOUR)
    assert bench.notified[1:] == [third]


def test_gathered_articles_wait_for_a_time_of_reading_and_come_once_in_it(make: Make) -> None:
    bench = make(1, accesses=(8, 19), now=START + 3 * HOUR)
    first = bench.bring()
    bench.at(MIDNIGHT + 18 * HOUR - 1)
    assert bench.notified == []
    bench.at(MIDNIGHT + 18 * HOUR + LONGEST_SLEEP_SECONDS)
    assert bench.notified == [first]
    second = bench.bring()
    bench.at(MIDNIGHT + DAY + 7 * HOUR - 1)
    assert bench.notified == [first]
    bench.at(MIDNIGHT + DAY + 7 * HOUR + LONGEST_SLEEP_SECONDS)
    assert bench.notified == [first, second]


def test_who_reads_all_day_is_notified_every_four_hours(make: Make) -> None:
    bench = make(1, accesses=tuple(range(7, 23, 2)), now=MIDNIGHT + 9 * HOUR)
    bench.bring()
    first_at = bench.simulation.now
    assert len(bench.notified) == 1
    bench.at(first_at + HOUR)
    bench.bring()
    bench.at(first_at + 4 * HOUR - LONGEST_SLEEP_SECONDS)
    assert len(bench.notified) == 1
    bench.at(first_at + 4 * HOUR + LONGEST_SLEEP_SECONDS)
    assert len(bench.notified) == 2


def test_outside_usual_hours_immediate_notices_wait_too_unless_the_user_says_otherwise(make: Make) -> None:
    bench = make(1, accesses=(8, 19), mode="instant", now=MIDNIGHT + 14 * HOUR)
    first = bench.bring()
    bench.at(MIDNIGHT + 15 * HOUR)
    assert bench.notified == []
    bench.send(SetPreference("notify.habits", value=False))
    bench.at(MIDNIGHT + 16 * HOUR)
    assert bench.notified == [first]


def test_habits_that_the_user_does_not_want_learned_are_not_used(make: Make) -> None:
    bench = make(1, accesses=(8, 19), mode="instant", now=MIDNIGHT + 14 * HOUR)
    bench.send(SetPreference("habits.record", value=False))
    assert bench.notified == []
    first = bench.bring()
    assert bench.notified == [first]


@pytest.mark.parametrize("accesses_a_day", [0, 1])
def test_a_few_accesses_are_no_habit(make: Make, accesses_a_day: int) -> None:
    bench = make(1, mode="instant", now=MIDNIGHT + 14 * HOUR)
    for day in range(9 * accesses_a_day):
        bench.simulation.core.state.memory.remember_access(AccessRecord(int(MIDNIGHT - day * DAY), 0, "window"))
    first = bench.bring()
    assert bench.notified == [first]


def test_nothing_is_announced_in_quiet_hours_and_all_of_it_after(make: Make) -> None:
    bench = make(1, mode="instant", now=MIDNIGHT + 23 * HOUR)
    bench.send(SetPreference("notify.quiet_hours", "22:00-07:00"))
    evening = bench.bring()
    bench.at(MIDNIGHT + DAY + 3 * HOUR)
    night = bench.bring()
    bench.at(MIDNIGHT + DAY + 7 * HOUR - 1)
    assert bench.notified == []
    bench.at(MIDNIGHT + DAY + 7 * HOUR + LONGEST_SLEEP_SECONDS)
    assert [sorted(each) for each in bench.notified] == [sorted(evening + night)]


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
    assert bench.notified == []
    bench.at(MIDNIGHT + DAY + 5 * HOUR + LONGEST_SLEEP_SECONDS)
    assert bench.notified == [first]


def test_what_the_user_comes_to_see_is_not_announced(make: Make) -> None:
    bench = make(1)
    bench.bring()
    bench.at(START + HOUR)
    bench.access()
    bench.at(START + 9 * HOUR)
    assert bench.notified == []
    later = bench.bring()
    bench.at(START + 14 * HOUR)
    assert bench.notified == [later]


def test_while_the_user_is_here_nothing_is_announced(make: Make) -> None:
    bench = make(1, mode="instant")
    bench.at(START + HOUR)
    bench.access()
    bench.bring()
    bench.at(START + 9 * HOUR)
    assert bench.notified == []


def test_who_comes_in_a_moment_is_not_notified_before(make: Make) -> None:
    bench = make(2, accesses=(8, 19), mode="instant", now=MIDNIGHT + 18 * HOUR + 48 * MINUTE)
    early = bench.bring(1)
    assert bench.notified == [early]
    bench.at(MIDNIGHT + 18 * HOUR + 52 * MINUTE)
    late = bench.bring(2)
    bench.at(MIDNIGHT + 19 * HOUR - 1)
    assert bench.notified == [early]
    bench.at(MIDNIGHT + 19 * HOUR + LONGEST_SLEEP_SECONDS)
    assert bench.notified == [early, late], "the user did not come"


def test_a_visit_at_this_time_once_in_a_while_is_not_waited_for(make: Make) -> None:
    bench = make(1, accesses=(8, 19), mode="instant", now=MIDNIGHT + 12 * HOUR)
    memory = bench.simulation.core.state.memory
    for day in (2, 5, 9):
        memory.remember_access(AccessRecord(int(MIDNIGHT - day * DAY + 18 * HOUR + 40 * MINUTE), 0, "window"))
    bench.at(MIDNIGHT + 18 * HOUR + 35 * MINUTE)
    first = bench.bring()
    assert bench.notified == [first]


def test_after_a_visit_in_a_time_of_reading_nothing_is_gathered_for_it(make: Make) -> None:
    bench = make(1, accesses=(8, 19), now=MIDNIGHT + 18 * HOUR + 10 * MINUTE)
    bench.access()
    bench.at(MIDNIGHT + 18 * HOUR + 40 * MINUTE)
    bench.bring()
    bench.at(MIDNIGHT + 20 * HOUR)
    assert bench.notified == []


def test_an_access_before_the_start_counts(make: Make, tmp_path: Path) -> None:
    bench = make(1)
    connection = bench.simulation.core.state.connection
    history.add_access(connection, AccessRecord(int(START), 0, "window"))
    bench.at(START + HOUR)
    again = simulate(tmp_path, bench.world, now=START + HOUR)
    assert again.core.state.pending_notices.seen_at == START


def test_who_is_about_to_come_is_not_notified(make: Make) -> None:
    """Fifteen looks an hour, every day from 12 to 14: at one o'clock the next one is minutes away."""
    accesses = tuple(12 + minute / 60 for minute in range(0, 120, 6))
    bench = make(1, accesses=accesses, mode="instant", now=MIDNIGHT + 12 * HOUR + 50 * MINUTE)
    first = bench.bring()
    bench.at(MIDNIGHT + 13 * HOUR + 10 * MINUTE)
    assert bench.notified == []
    # without a visit, the notification goes out once the habit expects none
    bench.at(MIDNIGHT + 15 * HOUR)
    assert bench.notified == [first]


def test_a_clock_that_went_back_holds_nothing_up_for_long(make: Make) -> None:
    bench = make(1)
    first = bench.bring()
    pending_notices = bench.simulation.core.state.pending_notices
    pending_notices.notified_at = pending_notices.seen_at = pending_notices.check_at = pending_notices.learned_at = (
        START + 9 * DAY
    )
    bench.at(START + 5 * HOUR)
    assert bench.notified == [first]


def test_habits_are_used_as_soon_as_they_are_known(make: Make) -> None:
    bench = make(1, mode="instant", now=MIDNIGHT + 12 * HOUR)
    first = bench.bring()
    assert bench.notified == [first]
    memory = bench.simulation.core.state.memory
    for day in range(1, 15):
        for hour in (8, 19):
            memory.remember_access(AccessRecord(int(MIDNIGHT - day * DAY + hour * HOUR), 0, "window"))
    bench.at(MIDNIGHT + 14 * HOUR)
    bench.bring()
    assert bench.notified == [first]


def test_what_came_while_the_window_is_used_is_no_news_however_long_ago_the_visit_began(make: Make) -> None:
    bench = make(1, mode="instant")
    bench.access()
    for _ in range(8):
        bench.send(NoteUse())
        bench.at(bench.simulation.now + MINUTE)
    bench.bring(1)
    bench.send(NoteUse(), TurnNews())
    bench.at(bench.simulation.now + 9 * HOUR)
    assert bench.notified == []
    (later,) = bench.bring(1)
    bench.at(bench.simulation.now + HOUR)
    assert bench.notified == [[later]]


URL = "https://one.test/feed"


def folder_settings(simulation: Simulation) -> list[dict[str, str]]:
    return [dict(folder.settings) for folder in subscriptions.folders(simulation.core.state.connection)]


def is_imported(simulation: Simulation) -> list[bool]:
    return [each.is_imported for each in subscriptions.subscriptions(simulation.core.state.connection)]


def undo_last(simulation: Simulation) -> None:
    undo = published(simulation, SubscriptionsChanged)[-1].undo
    assert undo is not None
    simulation.send(undo)


def test_settings_of_a_folder_are_undone_and_come_back_with_it(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World())
    simulation.send(AddFolder("News"))
    simulation.send(SetFolderSettings(FolderId(1), {"notify": "instant"}))
    assert folder_settings(simulation) == [{"notify": "instant"}]
    undo_last(simulation)
    assert folder_settings(simulation) == [{}]
    undo_last(simulation)
    simulation.send(RemoveFolder(FolderId(1)))
    undo_last(simulation)
    assert folder_settings(simulation) == [{"notify": "instant"}]


def test_settings_that_a_list_brings_to_a_folder_go_with_its_undo(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World())
    simulation.send(AddFolder("News"))
    simulation.send(ImportOpml(OpmlDocument("", (), (("News",), ("New",)), folder_settings=({"notify": "off"},) * 2)))
    assert folder_settings(simulation) == [{"notify": "off"}] * 2
    undo_last(simulation)
    assert folder_settings(simulation) == [{}]


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        (SetFolderSettings(FolderId(1), {"notify": "loud"}), ProblemKind.BAD_VALUE),
        (SetFolderSettings(FolderId(1), {"priority": "2"}), ProblemKind.BAD_VALUE),
        (SetFolderSettings(FolderId(9), {"notify": "off"}), ProblemKind.BAD_FOLDER),
    ],
    ids=["value", "name", "folder"],
)
def test_what_a_folder_cannot_have_is_refused(tmp_path: Path, command: SetFolderSettings, kind: ProblemKind) -> None:
    simulation = simulate(tmp_path, World())
    simulation.send(AddFolder("News"))
    simulation.send(command)
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [kind]
    assert folder_settings(simulation) == [{}]


def test_a_feed_counts_as_imported_by_how_it_came_last(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({URL: Page(rss(1))}))
    listed = ImportOpml(OpmlDocument("", (OpmlFeed(URL, "One", "", ()),)))
    simulation.send(AddSubscription(URL))
    simulation.run_until(simulation.now + 60)
    assert is_imported(simulation) == [False]
    simulation.send(RemoveSubscription((FeedId(1),)))
    simulation.send(listed)
    assert is_imported(simulation) == [True]
    simulation.send(RemoveSubscription((FeedId(1),)))
    undo_last(simulation)
    assert is_imported(simulation) == [True]
    simulation.send(RemoveSubscription((FeedId(1),)))
    simulation.send(AddSubscription(URL))
    simulation.run_until(simulation.now + 60)
    assert is_imported(simulation) == [False]
