"""What is advised is kept for an hour, and not beyond what it was learned from."""

from pathlib import Path

from reader.domain.entry import Reading
from reader.domain.ids import EntryId
from reader.storage import readings, subscriptions
from reader.ui.pages.health_watch import KEPT_SECONDS, KnownUsage
from tests.unit.reports.test_feed_usage import FIRST, fill
from tests.unit.storage.examples import DAY, NOW, open_fresh


def test_advice_is_kept_for_an_hour_unless_reading_begins_again(tmp_path: Path) -> None:
    connection = open_fresh(tmp_path)
    liked = fill(connection, "liked", came=40, read=30, requests=30)
    never = fill(connection, "never", came=25, read=0, requests=30)
    known = KnownUsage()
    assert set(known.advised(connection, NOW)) == {never}
    subscriptions.remove(connection, [never], NOW)
    assert set(known.advised(connection, NOW + KEPT_SECONDS - 1)) == {never}
    assert not known.advised(connection, NOW + KEPT_SECONDS)
    subscriptions.restore(connection, [never])
    assert set(known.advised(connection, NOW - DAY // 2)) == {never}, "a clock set back"
    connection.execute("DELETE FROM reading")
    assert not known.advised(connection, NOW - DAY // 2)
    readings.add_reading(connection, Reading(EntryId(1), liked, FIRST + DAY, 0, 30))
    assert not known.advised(connection, NOW - DAY // 2), "begun anew"
    connection.close()
