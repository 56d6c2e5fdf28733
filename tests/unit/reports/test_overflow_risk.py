from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.reports.overflow_risk import load_overflow_risk
from reader.storage.connection import WriteConnection
from tests.unit.reports.test_feed_outlook import post
from tests.unit.storage.examples import DAY, NOW, follow, open_fresh


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[WriteConnection]:
    opened = open_fresh(tmp_path)
    opened.execute("PRAGMA synchronous = OFF")
    yield opened
    opened.close()


def test_the_feeds_whose_lists_do_not_last_are_reported_the_soonest_first(connection: WriteConnection) -> None:
    for name, step, shown in (("slow", 2, 20), ("near", 1, 12), ("quick", 0.25, 20), ("daily", 1, 8), ("keeps", 0.25, 400)):
        post(
            connection,
            follow(connection, name),
            *(int(NOW - DAY * step * number) for number in range(1, int(59 / step))),
            shown=shown,
        )
    follow(connection, "never")
    risk = load_overflow_risk(connection, days=10, now=NOW)
    assert (risk.days, risk.feeds) == (10, 5)
    assert [each.title for each in risk.would] == [f"https://{name}.example/feed" for name in ("quick", "daily")]
    assert [each.title for each in risk.may] == ["https://near.example/feed"]
    assert risk.would[0].full_after_seconds == pytest.approx(5 * DAY, rel=0.15)
    assert (risk.would[0].shown, risk.would[1].shown) == (20, 8)
    assert [each.title for each in load_overflow_risk(connection, days=3, now=NOW).would] == []
    later = load_overflow_risk(connection, days=3, now=NOW + 6 * DAY)
    assert later.would[0].full_after_seconds == 0


def test_without_feeds_there_is_no_risk(connection: WriteConnection) -> None:
    assert load_overflow_risk(connection, days=10, now=NOW).would == ()
