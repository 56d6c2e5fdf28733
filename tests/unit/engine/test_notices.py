"""Which new articles the user is notified of, and how they are grouped."""

import math
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    MarkRead,
    MoveSubscription,
    RemoveSubscription,
    RetrieveNow,
    SaveRule,
    SetFolderSettings,
    SetPreference,
    SetSubscriptionSettings,
)
from reader.domain.events import EntriesArrived, NoticeReady
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.engine import notices
from reader.engine.core import LONGEST_SLEEP_SECONDS
from reader.storage import stories
from reader.storage.writer import transaction
from tests.fakes.notice_bench import HOUR, MINUTE, NoticeBench, notice_bench, url
from tests.fakes.world import START, Page, published, rss

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
    assert own is not None
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
