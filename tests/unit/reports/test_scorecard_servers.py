"""What refreshes by the plan bring at an account's server: two sides, each from its own days, and nothing where there is too little."""

import pytest

from reader.domain.accounts import Account, NewItem
from reader.domain.retrieval import AccessRecord
from reader.reports.scorecard import compare_servers, make_scorecard
from reader.storage import accounts, entries, entry_changes, history, remote_feeds, remote_items
from reader.storage.connection import WriteConnection
from tests.unit.storage.account_examples import account_of, follow_there
from tests.unit.storage.examples import NOW, parsed

HOUR, DAY = 3600, 86_400
ON = NOW - 8 * DAY


def lived(connection: WriteConnection, *, before: int, after: int, waits: tuple[int, int] = (1800, 300)) -> Account:
    """An account whose server had articles half an hour after they were posted, and five minutes since the plan has it refresh; a visit a day."""
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a")
    times = [(ON - 20 * DAY - 400 * DAY, ON - 20 * DAY)]  # what was on the page at first
    times += [(ON - (number + 1) * 5 * HOUR, ON - (number + 1) * 5 * HOUR + waits[0]) for number in range(before)]
    times += [(ON + (number + 1) * 5 * HOUR, ON + (number + 1) * 5 * HOUR + waits[1]) for number in range(after)]
    for number, (posted_at, crawled_at) in enumerate(times, 1):
        entry = parsed(f"item:{number}", published_at=posted_at)
        entry_changes.insert_entries(
            connection,
            feed_id,
            [entry],
            crawled_at + 60,
            index_text=lambda _: "",
            posted_at=[posted_at],
            copy_key=lambda *_: None,
        )
        (entry_id,) = entry_changes.entries_of(connection, feed_id, [entry.identity]).values()
        remote_items.add(
            connection,
            account.account_id,
            [NewItem(entry_id, number, is_read=False, is_starred=False, crawled_at=crawled_at)],
            NOW,
        )
    for day in range(-8, 8):
        # ten minutes after something was posted
        at = ON + day * DAY + 5 * HOUR * ((24 * day) % 5 == 0) + 600
        history.add_access(connection, AccessRecord(at, 0, "window"))
    accounts.set_high_water(connection, account.account_id, {accounts.REFRESHING_FIRST: ON, accounts.REFRESHING_SINCE: ON})
    return account


def test_both_sides_say_from_what_they_are(connection: WriteConnection) -> None:
    account = lived(connection, before=30, after=30)
    (found,) = compare_servers(connection, NOW)
    assert found.account == account.name
    assert (found.timer.articles, found.plan.articles) == (30, 30)
    assert (found.timer.delay.median_seconds, found.plan.delay.median_seconds) == (1800, 300)
    assert found.plan.days == 8
    assert found.timer.misses > found.plan.misses == 0
    assert make_scorecard(connection, days=14, now=NOW).servers == (found,)


@pytest.mark.parametrize(("before", "after"), [(30, 19), (19, 30), (0, 30), (30, 0)])
def test_with_too_few_articles_on_one_side_nothing_is_said(connection: WriteConnection, before: int, after: int) -> None:
    lived(connection, before=before, after=after)
    assert compare_servers(connection, NOW) == ()


def test_with_too_few_days_or_without_the_option_nothing_is_said(connection: WriteConnection) -> None:
    account = lived(connection, before=30, after=30)
    assert compare_servers(connection, ON + 2 * DAY) == ()
    accounts.set_high_water(connection, account.account_id, {accounts.REFRESHING_UNTIL: ON + DAY})
    assert compare_servers(connection, NOW) == ()
    accounts.set_high_water(connection, account.account_id, {accounts.REFRESHING_FIRST: 0, accounts.REFRESHING_UNTIL: 0})
    assert compare_servers(connection, NOW) == ()


def test_a_server_that_was_slower_by_the_plan_is_said_to_be(connection: WriteConnection) -> None:
    lived(connection, before=30, after=30, waits=(300, 1800))
    (found,) = compare_servers(connection, NOW)
    assert found.timer.delay.median_seconds < found.plan.delay.median_seconds
    assert found.timer.misses < found.plan.misses


def test_what_was_on_the_page_at_first_and_what_has_no_date_counts_nowhere(connection: WriteConnection) -> None:
    account = lived(connection, before=3, after=0, waits=(0, 0))
    assert remote_feeds.arrivals(connection, account.account_id, 0) == []
    assert entries.newest_entry_id(connection) == 4
