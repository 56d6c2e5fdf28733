import pytest

from reader.reports.feed_outlook import OverflowRisk, load_overflow_risk
from reader.reports.rhythm import learn_strip_rates
from reader.storage.connection import WriteConnection
from tests.unit.reports.test_feed_outlook import post
from tests.unit.storage.examples import DAY, NOW, follow


def risk_of(connection: WriteConnection, days: float, now: int = NOW) -> OverflowRisk:
    return load_overflow_risk(connection, learn_strip_rates(connection, now), days=days, now=now)


def test_the_feeds_whose_lists_do_not_last_are_reported_the_soonest_first(connection: WriteConnection) -> None:
    for name, step, shown in (("slow", 2, 20), ("near", 1, 12), ("quick", 0.25, 20), ("daily", 1, 8), ("keeps", 0.25, 400)):
        post(
            connection,
            follow(connection, name),
            *(int(NOW - DAY * step * number) for number in range(1, int(59 / step))),
            shown=shown,
        )
    follow(connection, "never")
    risk = risk_of(connection, 10)
    assert (risk.days, risk.feeds) == (10, 5)
    assert [each.title for each in risk.would] == [f"https://{name}.example/feed" for name in ("quick", "daily")]
    assert [each.title for each in risk.may] == ["https://near.example/feed"]
    assert risk.would[0].full_after_seconds == pytest.approx(5 * DAY, rel=0.15)
    assert (risk.would[0].shown, risk.would[1].shown) == (20, 8)
    assert [each.title for each in risk_of(connection, 3).would] == []
    later = risk_of(connection, 3, NOW + 6 * DAY)
    assert later.would[0].full_after_seconds == 0


def test_without_feeds_there_is_no_risk(connection: WriteConnection) -> None:
    assert risk_of(connection, 10).would == ()


def test_a_feed_that_nothing_was_learned_of_is_in_no_danger(connection: WriteConnection) -> None:
    learned = learn_strip_rates(connection, NOW)
    post(connection, follow(connection, "late"), *(NOW - DAY * number for number in range(1, 59)), shown=8)
    found = load_overflow_risk(connection, learned, days=10, now=NOW)
    assert (found.feeds, found.would, found.may) == (1, (), ())
    assert [each.shown for each in risk_of(connection, 10).would] == [8]
