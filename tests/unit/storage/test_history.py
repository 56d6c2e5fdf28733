from dataclasses import replace

from reader.domain.entry import Gap, Selection, View, picture_file_name
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.preferences import Preferences
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.storage import history, pictures, preferences, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import NOW, follow


def record(feed_id: FeedId, at: int) -> RetrievalRecord:
    problem = Problem(ProblemKind.DNS, "a.example")
    return RetrievalRecord(
        feed_id, at, at + 2, Rule.MANUAL, Reason(ReasonKind.MANUAL), Outcome.FAILED, 0, 1, 2, 300, problem, "https://a.example"
    )


def test_the_log_comes_back_newest_first(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    lines = [record(a, NOW), replace(record(b, NOW + 1), problem=None), record(a, NOW + 2)]
    for line in lines:
        history.add_retrieval(connection, line)
    assert history.retrievals(connection) == lines[::-1]
    assert history.retrievals(connection, a) == [lines[2], lines[0]]
    assert history.retrievals(connection, limit=1) == lines[2:]


def test_pruning_forgets_old_lines_and_ended_cooldowns_only(connection: WriteConnection) -> None:
    a = follow(connection, "a")
    history.add_retrieval(connection, record(a, NOW - 10))
    history.add_retrieval(connection, record(a, NOW))
    history.add_access(connection, AccessRecord(NOW - 10, 3600, "window"))
    history.set_cooldown(connection, "old.example", NOW - 5)
    history.set_cooldown(connection, "new.example", NOW + 5)
    history.prune(connection, NOW)
    assert [line.started_at for line in history.retrievals(connection)] == [NOW]
    assert len(history.accesses(connection, 0)) == 1
    assert history.cooldowns(connection, 0) == {"new.example": NOW + 5}


def test_pruning_bounds_the_log(connection: WriteConnection) -> None:
    a = follow(connection, "a")
    history.add_retrieval(connection, record(a, NOW))
    connection.execute("UPDATE retrieval SET retrieval_id = 1")
    history.add_retrieval(connection, record(a, NOW))
    connection.execute("UPDATE retrieval SET retrieval_id = ? WHERE retrieval_id = 2", (history.RETRIEVALS_KEPT + 1,))
    history.prune(connection, 0)
    assert len(history.retrievals(connection)) == 1


def test_accesses_keep_their_offset_and_outlive_feeds(connection: WriteConnection) -> None:
    a = follow(connection, "a")
    accesses = [AccessRecord(NOW, -3600, "article", a), AccessRecord(NOW + 5, 7200, "window")]
    for access in accesses:
        history.add_access(connection, access)
    connection.execute("DELETE FROM feed")
    assert history.accesses(connection, NOW) == accesses
    assert history.accesses(connection, NOW + 1) == accesses[1:]


def test_gaps_belong_to_lists_that_show_feeds_whole(connection: WriteConnection) -> None:
    folder = subscriptions.add_folder(connection, "f")
    a, b = follow(connection, "a", folder), follow(connection, "b")
    early, late, other = Gap(a, 3, NOW - 90, NOW - 80), Gap(a, 1, NOW - 9, NOW - 8), Gap(b, 2, NOW - 30, NOW - 20)
    for gap in (early, late, other):
        history.add_gap(connection, gap)
    expected = {
        Selection(View.ALL): [late, other, early],
        Selection(View.UNREAD): [late, other, early],
        Selection(View.TODAY, since=NOW - 25): [late, other],
        Selection(View.FEED, feed_id=a): [late, early],
        Selection(View.FOLDER, folder_id=folder): [late, early],
        Selection(View.STARRED): [],
        Selection(View.SEARCH, query="x"): [],
    }
    assert {chosen: history.gaps(connection, chosen) for chosen in expected} == expected
    assert history.gap_counts(connection) == {a: 2, b: 1}
    subscriptions.remove(connection, [b], NOW)
    assert history.gap_counts(connection) == {a: 2}


def test_a_cooldown_is_never_shortened(connection: WriteConnection) -> None:
    history.set_cooldown(connection, "a.example", NOW + 100.5, "Retry-After")
    history.set_cooldown(connection, "a.example", NOW + 10, "429")
    assert history.cooldowns(connection, NOW) == {"a.example": NOW + 101}
    assert history.cooldowns(connection, NOW + 101) == {}


def test_preferences_come_back_and_bad_ones_are_passed_over(connection: WriteConnection) -> None:
    before = preferences.load(connection)
    assert before.storage_keep_days == 180
    preferences.save(connection, "storage.keep_days", 1)
    preferences.save(connection, "look.theme", "dark")
    connection.execute(
        """INSERT INTO preference VALUES ('gone.key', '1'), ('reading.serif', '"yes"'), ('reading.text_size', 'not json'),
        ('reading.pictures', '"perhaps"'), ('fetch.floor_minutes', '99999')"""
    )
    expected = Preferences({"storage.keep_days": 7, "look.theme": "dark", "fetch.floor_minutes": 1440})
    assert preferences.load(connection) == expected


def test_the_least_used_pictures_go_first(connection: WriteConnection) -> None:
    for number in range(4):
        pictures.add(connection, f"https://a.example/{number}", f"/cache/{number}", 100, NOW + number)
    assert pictures.lookup(connection, "https://a.example/0", NOW + pictures.TOUCH_SECONDS + 9) == "/cache/0"
    assert pictures.lookup(connection, "https://a.example/9", NOW) is None
    names = [picture_file_name(f"https://a.example/{number}") for number in range(4)]
    assert pictures.prune(connection, 400) == set(names)
    assert pictures.prune(connection, 250) == {names[3], names[0]}
    assert pictures.lookup(connection, "https://a.example/1", NOW) is None
    assert pictures.lookup(connection, "https://a.example/3", NOW) == "/cache/3"
