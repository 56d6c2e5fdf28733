"""The tables that other programs can read, and what is said where they cannot be written."""

import csv
from pathlib import Path

import pytest

from reader.domain.entry import OpenedLink, Reading
from reader.domain.episodes import Listening
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.feed import Expectation, Rule
from reader.domain.ids import EntryId, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import VISIT, AccessRecord, Outcome, RequestKind, RequestRecord, RetrievalRecord
from reader.domain.visits import Presence, Signal
from reader.lab.replay.traces import read_traces
from reader.storage import activity, episodes, history, readings
from reader.storage.connection import WriteConnection
from reader.storage.habits import (
    ACCESSES,
    EPISODES,
    LINKS,
    PRESENCES,
    READINGS,
    REPLAY_POSTINGS,
    REPLAY_VISITS,
    REQUESTS,
    RETRIEVALS,
    HabitLines,
    Stock,
    stock,
    write_habits,
)
from tests.unit.storage.account_examples import account_of, follow_there
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_accesses_and_retrievals_can_be_read_by_other_programs(connection: WriteConnection, tmp_path: Path) -> None:
    feed_id = follow(connection, "a")
    (url,) = connection.execute("SELECT url FROM feed").fetchone()
    history.add_access(connection, AccessRecord(NOW, 3600, "article", feed_id))
    history.add_access(connection, AccessRecord(NOW + 60, -1800, "window"))
    expected = Expectation(1.5, NOW + 90, 0.25, 0.125)
    line = RetrievalRecord(
        feed_id,
        NOW,
        NOW + 1,
        Rule.MANUAL,
        Reason(ReasonKind.TEXT, ('you asked, "now"',)),
        Outcome.NEW,
        200,
        3,
        0,
        12,
        None,
        url,
        expected,
    )
    history.add_retrieval(connection, line)
    target = tmp_path / "new" / "folder"
    (entry_id,) = store(connection, feed_id, parsed("x", title="Tide, high"))
    readings.add_reading(connection, Reading(entry_id, feed_id, NOW, 3600, 42))
    readings.add_reading(connection, Reading(EntryId(99), FeedId(98), NOW - 1, 0, 3))
    readings.judge(connection, entry_id, -1, NOW + 9)
    readings.add_opened_link(connection, OpenedLink(entry_id, feed_id, NOW, 3600, "site.test", 9))
    readings.add_opened_link(connection, OpenedLink(EntryId(99), FeedId(98), NOW - 1, 0, "gone.test", 0))
    episodes.record_listening(
        connection, Listening(entry_id, feed_id, "https://a/1.mp3", 60, 3600, is_finished=False, at=NOW, utc_offset_seconds=3600)
    )
    for kind, feed, entry in ((RequestKind.DOWNLOAD, feed_id, entry_id), (RequestKind.IMPORT, None, None)):
        request = RequestRecord(kind, NOW, NOW + 5, Outcome.DONE, 200, 7, None, "https://a/1.mp3", feed, entry)
        activity.add_request(connection, request)
    readings.add_presence(connection, Presence(NOW, NOW + 3600, 3600, Signal.SCREEN_SAVER))
    readings.add_presence(connection, Presence(NOW, NOW, 0, Signal.START))
    assert write_habits(connection, target) == HabitLines(1, 1, 3, 2, 1, 2, 1, 2)
    assert (target / PRESENCES).read_text(encoding="utf-8").splitlines() == [
        "here_since,here_until,signal",
        "2026-01-05T09:00:00+01:00,2026-01-05T10:00:00+01:00,screen_saver",
        "2026-01-05T08:00:00+00:00,2026-01-05T08:00:00+00:00,start",
    ]
    lost, link = rows(target / LINKS)
    assert (lost["host"], lost["depth"], lost["feed"], lost["article"], lost["title"]) == ("gone.test", "0", "", "", "")
    assert (link["host"], link["depth"], link["feed"], link["title"], link["time"][19:]) == (
        "site.test",
        "2",
        url,
        "Tide, high",
        "+01:00",
    )
    gone, read, less = rows(target / READINGS)
    assert (gone["what"], gone["seconds"], gone["feed"], gone["title"]) == ("read", "3", "", "")
    assert (read["seconds"], read["feed"], read["title"], read["time"][19:]) == ("42", url, "Tide, high", "+01:00")
    assert (less["what"], less["seconds"]) == ("less", "")
    first, second = rows(target / ACCESSES)
    assert (first["kind"], first["feed"], first["time"][19:]) == ("article", url, "+01:00")
    assert (second["kind"], second["feed"], second["time"][19:]) == ("window", "", "-00:30")
    (retrieval,) = rows(target / RETRIEVALS)
    assert retrieval["reason"] == 'you asked, "now"'
    assert [retrieval[name] for name in ("rule", "new", "bytes", "saving", "price")] == ["manual", "3", "12", "0.25", "0.125"]
    names = [EPISODES, LINKS, PRESENCES, READINGS, REPLAY_POSTINGS, REPLAY_VISITS, REQUESTS, RETRIEVALS, ACCESSES]
    assert sorted(path.name for path in target.iterdir()) == names
    saved, imported = rows(target / REQUESTS)
    assert (saved["what"], saved["feed"], saved["bytes"], saved["outcome"]) == ("download", url, "7", "done")
    assert (imported["what"], imported["feed"], imported["link"]) == ("import", "", "")
    (episode,) = rows(target / EPISODES)
    assert (episode["heard_seconds"], episode["of_seconds"], episode["finished"], episode["address"]) == (
        "60",
        "3600",
        "0",
        "https://a/1.mp3",
    )
    assert (episode["title"], episode["time"][19:]) == ("Tide, high", "+01:00")


def test_postings_and_visits_are_traces_that_replay_reads(connection: WriteConnection, tmp_path: Path) -> None:
    feed_id, left = follow(connection, "a"), follow(connection, "left")
    remote = follow_there(connection, account_of(connection), "remote")
    connection.execute("UPDATE feed SET url = 'https://ines:secret@a.example/feed' WHERE feed_id = ?", (feed_id,))
    connection.execute("UPDATE subscription SET removed_at = ? WHERE feed_id = ?", (NOW, left))
    for feed in (feed_id, left, remote):
        dates = (NOW - 9 * DAY, NOW - 2 * DAY, None)
        store(connection, feed, *(parsed(f"{feed} {at}", published_at=at) for at in dates))
    for at in (NOW - 3 * DAY, NOW - 60):
        history.add_access(connection, AccessRecord(at, 3600, VISIT))
    history.add_access(connection, AccessRecord(NOW, 3600, "article", feed_id))
    write_habits(connection, tmp_path)
    traces = read_traces(tmp_path / REPLAY_POSTINGS, tmp_path / REPLAY_VISITS, None)
    (source,) = traces.postings
    assert source == "https://a.example/feed"
    # what is older than the first visit is left out; what tells no time was posted when it was found
    assert traces.postings[source].tolist() == [NOW - 2 * DAY, NOW]
    (times,) = traces.accesses.values()
    assert times.tolist() == [NOW - 3 * DAY, NOW - 60]


def test_the_stock_counts_rows_and_the_days_of_the_user_by_his_own_clock(connection: WriteConnection) -> None:
    assert stock(connection) == Stock()
    feed_id = follow(connection, "a")
    midnight = NOW - NOW % DAY
    # by a clock an hour ahead both are of one day, by UTC of two
    for at in (midnight - 1800, midnight + 1800, midnight + 3 * DAY):
        history.add_access(connection, AccessRecord(at, 3600, VISIT))
    history.add_access(connection, AccessRecord(midnight - 9000, 3600, "article", feed_id))
    (entry_id,) = store(connection, feed_id, parsed("x"))
    readings.add_reading(connection, Reading(entry_id, feed_id, NOW, 3600, 42))
    readings.judge(connection, entry_id, -1, NOW + 9)
    found = stock(connection)
    assert (found.visits, found.opened, found.days, found.since) == (3, 1, 2, midnight - 1800)
    assert (found.readings, found.retrievals, found.retrieval_bytes) == (1, 0, 0)
    assert 4 * 12 < found.access_bytes < 400
    assert 2 * 12 < found.reading_bytes < 400


def test_the_stock_counts_times_at_the_computer_and_their_days_by_his_own_clock(connection: WriteConnection) -> None:
    midnight = NOW - NOW % DAY
    for at in (midnight - 1800, midnight + 1800, midnight + 3 * DAY):
        readings.add_presence(connection, Presence(at, at + DAY, 3600, Signal.WAKE))
    found = stock(connection)
    assert (found.stays, found.stay_days, found.visits) == (3, 2, 0)
    assert 3 * 12 < found.stay_bytes < 200


def test_a_folder_that_cannot_be_written_is_named(connection: WriteConnection, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"kept")
    with pytest.raises(ReaderError) as caught:
        write_habits(connection, blocked)
    assert caught.value.problem.kind is ProblemKind.FILE_UNWRITABLE
    assert str(blocked) in caught.value.problem.detail
    assert blocked.read_bytes() == b"kept"
