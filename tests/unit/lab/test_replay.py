"""Replays: traces that are read or refused, and what a life in them is worth."""

import gzip
import json
import math
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from reader.domain.entry import Gap
from reader.domain.errors import ReaderError
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.lab.plot import LABEL_STEP_PX, Mark, apart, draw
from reader.lab.replay.cases import Answered, Case, SimulationRun, Terms, build_cases
from reader.lab.replay.measure import Measures, compare, measure
from reader.lab.replay.run import Setting, as_json, as_table
from reader.lab.replay.traces import joined, read_traces

START = 1_767_571_200
HOUR = 3600.0


def case_of(postings: Sequence[Sequence[float]], accesses: Sequence[float], *, days: int = 1) -> Case:
    """Hours from the start of the test; every feed was last retrieved an hour before it."""
    return Case(
        user="ada",
        seed=7,
        postings=tuple(START + HOUR * np.array(times, dtype=float) for times in postings),
        accesses=START + HOUR * np.array(accesses, dtype=float),
        retrieved_at=(START - 3600,) * len(postings),
        added_at=START - 7 * DAY_SECONDS,
        start=START,
        end=START + days * DAY_SECONDS,
    )


def asked(hour: float, first: int, count: int, feed: int = 1) -> Answered:
    return Answered(START + hour * HOUR, feed, first, count)


def measured(case: Case, *requests: Answered, gaps: tuple[Gap, ...] = ()) -> Measures:
    return measure(case, SimulationRun(requests, gaps), budget=4, keeps_budget=True)


def test_a_posting_is_missed_at_every_access_before_its_retrieval() -> None:
    case = case_of([[-2, -0.5, 1, 5]], [-3, 0.5, 2, 4, 6, 30])
    # known: -2. Looks at 0.5: one missed; 2: two; 4: none, as all was retrieved at 3; 6: the posting of 5
    found = measured(case, asked(3, 1, 3))
    assert (found.accesses, found.postings) == (4, 2)
    assert (found.misses, found.late, found.lost, found.requests) == (4, 4, 0, 1)
    # on screen: the posting of 1 with the access at 4; that of 5 is never seen, that of -0.5 is none of the test
    assert found.delays.tolist() == pytest.approx([3])


def test_what_comes_within_three_seconds_of_an_access_is_missed_but_not_late() -> None:
    case = case_of([[1]], [2, 3])
    at_the_access, later = asked(2, 0, 1), asked(2 + 2.9 / 3600, 0, 1)
    assert (measured(case, at_the_access).misses, measured(case, at_the_access).late) == (1, 0)
    assert measured(case, at_the_access).delays.tolist() == pytest.approx([1])
    assert (measured(case, later).misses, measured(case, later).late) == (1, 1)
    assert measured(case, later).delays.tolist() == pytest.approx([2])


def test_what_comes_in_the_blind_time_before_an_access_does_not_count_there() -> None:
    case = case_of([[1]], [2, 3])
    soon, early = asked(2 - 19 / 3600, 0, 1), asked(2 - 21 / 3600, 0, 1)
    run = SimulationRun((soon,), ())
    assert measured(case, soon).misses == 0
    found = measure(case, run, budget=4, keeps_budget=True, blind_seconds=20)
    # missed at 2, though it is on screen there: not late
    assert (found.misses, found.late, found.miss_delay) == (1, 0, pytest.approx(1))
    assert found.timer_misses == measured(case, soon).timer_misses
    assert measure(case, SimulationRun((early,), ()), budget=4, keeps_budget=True, blind_seconds=20).misses == 0


def test_a_fetch_brings_what_is_posted_at_its_start() -> None:
    case = case_of([[1]], [2])
    assert measured(case, asked(1, 0, 1)).misses == 0
    assert measured(case, asked(0.999, 0, 0)).misses == 1


def test_a_posting_that_left_its_document_is_lost_and_never_seen() -> None:
    case = case_of([[1, 2, 3]], [2.5, 5])
    found = measured(case, asked(4, 1, 3), gaps=(Gap(FeedId(1), 1, 0, 1),))
    assert (found.misses, found.late, found.lost, found.gaps, found.gaps_at_least) == (2, 2, 1, 1, 1)
    assert found.delays.tolist() == pytest.approx([3, 2])


def test_use_is_measured_against_what_is_allowed_until_then() -> None:
    case = case_of([[1]], [2])
    requests = [asked(hour, 0, 1) for hour in (11, 12)]
    assert measured(case, *requests).largest_use == pytest.approx(2 / (4 * 1.0))


def test_random_lives_agree_with_counting_one_by_one() -> None:
    chance = np.random.default_rng(3)
    for _ in range(20):
        case = case_of([np.sort(chance.uniform(-20, 24, 40)) for _ in range(2)], np.sort(chance.uniform(-10, 24, 12)))
        requests, slowly = [], 0
        for feed in (1, 2):
            postings = case.postings[feed - 1]
            starts = np.sort(chance.uniform(0, 24, 4)) * HOUR + START
            counts = [int(np.sum(postings <= at)) for at in (case.retrieved_at[feed - 1], *starts)]
            requests += [Answered(at, feed, *pair) for at, pair in zip(starts.tolist(), pairwise(counts), strict=True)]
            for access in case.accesses_in_test():
                last = max([case.retrieved_at[feed - 1], *(at for at in starts if at < access)])
                slowly += int(np.sum((postings <= access) & (postings > last)))
        found = measured(case, *sorted(requests, key=lambda each: each.at))
        assert (found.misses, found.lost) == (slowly, 0)


def test_delay_to_the_retrieval_and_miss_delay_by_hand() -> None:
    case = case_of([[1, 5, 20]], [2, 4, 6])
    found = measured(case, asked(3, 0, 1), asked(8, 1, 2))
    # the posting of 20 waits for the end of the test; misses: at 2 that of 1, at 6 that of 5
    assert found.waits.tolist() == pytest.approx([2, 3, 4])
    assert (found.misses, found.miss_delay) == (2, pytest.approx(2))
    # unknown for 2, 3 and 4 hours of the day, of documents of twenty
    assert found.window_freshness == pytest.approx(1 - (2 + 3 + 4) / (20 * 24))
    assert (found.retrieved, found.lost) == (2, 0)


def test_window_freshness_counts_no_more_than_the_document_holds() -> None:
    case = case_of([[0, 6, 12]], [2])
    run = SimulationRun((asked(23.999, 1, 3),), ())
    found = measure(case, run, budget=4, keeps_budget=True, window=2)
    assert found.window_freshness == pytest.approx(1 - (24 + 18) / (2 * 24), abs=1e-4)
    assert (found.retrieved, found.lost) == (3, 1)
    # what was lost is in the completeness, not in the delay
    assert found.waits.tolist() == pytest.approx([18, 12], abs=0.002)
    standing = compare([{"price": found}], feed_days=1, seed=0)["price"]
    assert standing.completeness == pytest.approx(2 / 3)


def test_an_even_feed_and_timer_have_the_window_freshness_of_the_closed_form() -> None:
    """Horincar et al.: r postings an hour, asked every h hours with r h <= W: 1 - r h / (2 W), and everything is complete."""
    rate, interval = 2.0, 4
    case = case_of([(np.arange(7 * 24 * rate) + 0.5) / rate], [50], days=7)
    counts = [int(hour * rate) for hour in range(0, 7 * 24, interval)]
    requests = [asked(hour, 0, count) for hour, count in zip(range(0, 7 * 24, interval), counts, strict=True)]
    found = measured(case, *requests)
    assert found.window_freshness == pytest.approx(1 - rate * interval / (2 * 20), abs=0.001)
    assert compare([{"price": found}], feed_days=7, seed=0)["price"].completeness == 1
    assert found.waits.mean() == pytest.approx(interval / 2, abs=0.01)


def user(misses: int, timer_misses: float, *, late: int = 0, delays: Sequence[float] = (1.0,)) -> Measures:
    return Measures(
        accesses=10,
        postings=50,
        misses=misses,
        late=late,
        miss_delay=2.0 * misses,
        timer_misses=timer_misses,
        timer_miss_delay=3.0 * timer_misses,
        requests=28,
        largest_use=0.9,
        lost=1,
        retrieved=50,
        window_freshness=0.75,
        gaps=1,
        gaps_at_least=2,
        delays=np.array(delays),
        waits=np.array(delays),
    )


def test_ratios_are_of_sums_and_to_the_right_timer() -> None:
    found = [
        {"uniform": user(100, 101), "price": user(20, 101, late=5), "hourly": user(30, 40)},
        {"uniform": user(280, 299), "price": user(40, 299, late=5), "hourly": user(10, 40)},
    ]
    standings = compare(found, feed_days=14, seed=0)
    # one draw of phases, against the mean over all
    assert standings["uniform"].ratio == pytest.approx(380 / 400)
    assert standings["price"].miss_delay_ratio == pytest.approx(2 * 60 / (3 * 400))
    assert (standings["price"].completeness, standings["price"].window_freshness) == (0.98, 0.75)
    assert standings["price"].ratio == pytest.approx(60 / 400)
    assert standings["price"].late_ratio == pytest.approx(10 / 400)
    assert (standings["price"].ratio_low, standings["price"].ratio_high) == pytest.approx((40 / 299, 20 / 101))
    assert standings["hourly"].ratio == pytest.approx(40 / 80)
    assert standings["price"].requests_per_feed_day == 4
    alone = compare([{"price": each["price"]} for each in found], feed_days=14, seed=0)
    assert alone["price"].ratio == pytest.approx(60 / 400)


def test_nothing_to_divide_by_gives_nothing() -> None:
    standings = compare([{"price": user(0, 0, delays=())}], feed_days=0, seed=0)
    setting = Setting(budget=4, users=1, feeds=0, postings=0, accesses=0, window=0)
    assert math.isnan(standings["price"].ratio)
    published = json.loads(json.dumps(as_json(setting, standings), allow_nan=False))
    assert published["policies"]["price"]["ratio"] is published["policies"]["price"]["delay_hours_p95"] is None
    line = as_table(setting, standings)[-1].split()
    assert line[:5] == ["price", "0.00", "-", "0", "-"]
    assert not {"nan", "[---]"} & set(line)


def test_returns_and_blind_time_are_said_where_there_are_any() -> None:
    setting = Setting(budget=4, users=1, feeds=1, postings=9, accesses=10, window=0, returns=3, blind_seconds=20)
    (about, *_) = as_table(setting, {})
    assert about.startswith("1 user, 1 feed, 9 postings, 10 visits, 3 returns; 4 requests")
    assert about.endswith("; the 20 s before a visit do not count")
    assert (as_json(setting, {})["returns"], as_json(setting, {})["blind_seconds"]) == (3, 20)


def test_figures_are_rounded_and_the_window_is_named() -> None:
    standings = compare([{"price": user(10, 30)}], feed_days=7, seed=0)
    published = as_json(Setting(budget=4, users=1, feeds=1, postings=9, accesses=10, window=0), standings)
    (price,) = published["policies"].values()  # type: ignore[attr-defined]
    assert (price["misses"], price["ratio"], price["overflow_lost"]) == (10, 0.3333, 1)
    for window, words in ((0, "documents hold all that is new"), (5, "documents hold the last 5 postings")):
        about, head, line = as_table(Setting(budget=4, users=1, feeds=1, postings=9, accesses=10, window=window), standings)
        assert about == f"1 user, 1 feed, 9 postings, 10 visits; 4 requests per feed and day; {words}"
        assert len(head) == len(line)


DAY = DAY_SECONDS
TERMS = Terms(("uniform",), learn_days=2, test_days=1)


def write(folder: Path, name: str, text: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


@pytest.fixture
def accesses(tmp_path: Path) -> Path:
    return write(tmp_path, "a.csv", f"user,unix_ts\nbert,{2.5 * DAY}\nada,{2.2 * DAY}\nada,{0.5 * DAY}\n")


def test_times_are_sorted_whatever_their_order_and_packing(tmp_path: Path, accesses: Path) -> None:
    text = "\ufeffsource,unix_ts\r\nb,30.5\r\n\r\na,20\r\na,10\r\n"
    plain, packed = write(tmp_path, "p.csv", text), write(tmp_path, "p.bin", gzip.compress(text.encode()))
    for path in (plain, packed):
        traces = read_traces(path, accesses, None)
        assert {name: times.tolist() for name, times in traces.postings.items()} == {"a": [10, 20], "b": [30.5]}
        assert traces.followed == {"ada": ("a", "b"), "bert": ("a", "b")}
        assert traces.accesses["ada"].tolist() == [0.5 * DAY, 2.2 * DAY]


def test_subscriptions_say_who_follows_what(tmp_path: Path, accesses: Path) -> None:
    postings = write(tmp_path, "p.csv", "source,unix_ts\na,1\n")
    followed = write(tmp_path, "s.csv", "user,source\nbert,z\nbert,a\nbert,a\nnobody,a\n")
    assert read_traces(postings, accesses, followed).followed == {"bert": ("a", "z")}


@pytest.mark.parametrize(
    ("rows", "line"),
    [
        ("a,1\na\n", 3),
        ("a,1,2\n", 2),
        ("a,1\n\na,soon\n", 4),
        ("a,nan\n", 2),
        ("a,inf\n", 2),
        ("a,-1\n", 2),
        ("a,7258118401\n", 2),
        (",1\n", 2),
        ("a,\n", 2),
        ('a,1\n"a,2\n', 3),
    ],
)
def test_a_bad_row_is_named(tmp_path: Path, accesses: Path, rows: str, line: int) -> None:
    path = write(tmp_path, "p.csv", f"source,unix_ts\n{rows}")
    with pytest.raises(ReaderError, match=rf"p\.csv, line {line}: ") as caught:
        read_traces(path, accesses, None)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", 1),
        (b"a,1\n", 1),
        (b"source,unix_ts\n", 1),
        (b"source,unix_ts\na,1\n\xff,2\n", 3),
        (b"source,unix_ts\na,1\na,2\0\n", 3),
        (gzip.compress(b"source,unix_ts\n" + b"a,1\n" * 9, mtime=0)[:-9], 2),
        (b"\x1f\x8bnot gzip at all", 1),
    ],
)
def test_an_unreadable_file_is_named(tmp_path: Path, accesses: Path, content: bytes, line: int) -> None:
    path = write(tmp_path, "p.csv.gz", content)
    with pytest.raises(ReaderError, match=rf"p\.csv\.gz, line {line}") as caught:
        read_traces(path, accesses, None)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path, accesses: Path) -> None:
    with pytest.raises(ReaderError, match="nowhere"):
        read_traces(tmp_path / "nowhere", accesses, None)


def postings_of(folder: Path) -> Path:
    return write(folder, "p.csv", f"source,unix_ts\na,1\na,{2.9 * DAY}\n")


def test_presences_are_those_of_each_user_or_of_all(tmp_path: Path, accesses: Path) -> None:
    named = write(tmp_path, "n.csv", "user,began_at,ended_at\r\n\r\nada,500,600.5\nada,10,20\nnobody,1,2\n")
    nameless = write(tmp_path, "o.csv.gz", gzip.compress(b"began_at,ended_at\n500,500\n10,20\n"))
    traces = [read_traces(postings_of(tmp_path), accesses, None, path) for path in (named, nameless)]
    assert {user: spans.tolist() for user, spans in traces[0].presences.items()} == {"ada": [[10, 20], [500, 600.5]]}
    assert [traces[1].presences[user].tolist() for user in ("ada", "bert")] == [[[10, 20], [500, 500]]] * 2
    ada, bert = build_cases(traces[0], TERMS)
    assert (ada.presences.tolist(), bert.presences.tolist()) == ([[10, 20], [500, 600.5]], [])


def test_presences_that_meet_are_one() -> None:
    spans = np.array([[50, 60], [0, 40], [10, 20], [40, 45], [61, 70]], dtype=float)
    assert joined(spans).tolist() == [[0, 45], [50, 60], [61, 70]]
    assert joined(np.empty((0, 2))).shape == (0, 2)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "the header user,began_at,ended_at is missing"),
        ("user,unix_ts\nada,1\n", 1, "the header user,began_at,ended_at is missing"),
        ("user,began_at,ended_at\n", 1, "nothing after the header"),
        ("began_at,ended_at\n", 1, "nothing after the header"),
        ("user,began_at,ended_at\neve,1,2\n", 1, "none of the users that visit was ever at the computer"),
        ("user,began_at,ended_at\nada,1,2\nada,3\n", 3, "three fields are needed: user,began_at,ended_at"),
        ("began_at,ended_at\n1,2,3\n", 2, "two fields are needed: began_at,ended_at"),
        ("user,began_at,ended_at\n,1,2\n", 2, "three fields are needed"),
        ("user,began_at,ended_at\nada,2,1\n", 2, "it ends before it begins"),
        ("user,began_at,ended_at\nada,1,nan\n", 2, "'nan' is not a time"),
        ("user,began_at,ended_at\nada,soon,2\n", 2, "'soon' is not a time"),
        ("began_at,ended_at\n-1,2\n", 2, "'-1' is not a time"),
        ("began_at,ended_at\n1,2\n\x00,3\n", 3, ""),
    ],
)
def test_a_bad_row_of_presences_is_named(tmp_path: Path, accesses: Path, text: str, line: int, said: str) -> None:
    path = write(tmp_path, "here.csv", text)
    with pytest.raises(ReaderError, match=rf"here\.csv, line {line}: ") as caught:
        read_traces(postings_of(tmp_path), accesses, None, path)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_eight_days_of_a_real_person_are_read(tmp_path: Path) -> None:
    data = Path(__file__).parent / "data"
    began = 1_561_939_200
    postings = write(tmp_path, "p.csv", f"source,unix_ts\na,{began}\na,{began + 7.9 * DAY}\n")
    traces = read_traces(postings, data / "accesses.csv", None, data / "presence.csv")
    (case,) = build_cases(traces, Terms(("uniform",), learn_days=6, test_days=2))
    assert (case.presences.shape, case.returns_in_test().size) == ((154, 2), 20)
    places = np.searchsorted(case.presences[:, 0], case.accesses, side="right") - 1
    assert (places >= 0).all()
    assert (case.accesses <= case.presences[places, 1]).all()


def test_time_begins_at_the_midnight_before_the_first_posting(tmp_path: Path, accesses: Path) -> None:
    postings = write(tmp_path, "p.csv", f"source,unix_ts\na,{0.4 * DAY}\nb,{2.1 * DAY}\nb,{5 * DAY}\n")
    cases = build_cases(read_traces(postings, accesses, None), TERMS)
    assert [case.user for case in cases] == ["ada", "bert"]
    ada = cases[0]
    assert (ada.added_at, ada.start, ada.end) == (0, 2 * DAY, 3 * DAY)
    assert [times.tolist() for times in ada.postings] == [[0.4 * DAY], [2.1 * DAY]]
    assert ada.accesses_in_test().tolist() == [2.2 * DAY]
    assert all(ada.start - DAY / TERMS.budget - 1 <= at <= ada.start for at in ada.retrieved_at)


def test_short_traces_are_refused_with_a_message(tmp_path: Path, accesses: Path) -> None:
    postings = write(tmp_path, "p.csv", f"source,unix_ts\na,1\na,{1.9 * DAY}\n")
    with pytest.raises(ReaderError, match="the postings span 2 days, 2 to learn from and 1 to test on"):
        build_cases(read_traces(postings, accesses, None), TERMS)


def test_a_test_without_accesses_is_refused_with_a_message(tmp_path: Path) -> None:
    postings = write(tmp_path, "p.csv", f"source,unix_ts\na,1\na,{2.9 * DAY}\n")
    accesses = write(tmp_path, "a.csv", "user,unix_ts\nada,5\n")
    with pytest.raises(ReaderError, match="no user who follows a source visits"):
        build_cases(read_traces(postings, accesses, None), TERMS)


@pytest.mark.parametrize("wanted", [[], [50.0], [50.0, 50.0, 50.0], [1.0, 2.0, 199.0, 198.0], [90.0, 10.0, 95.0, 30.0]])
def test_labels_stand_a_lineapart_and_in_order(wanted: list[float]) -> None:
    places = apart(wanted, 0.0, 200.0)
    assert all(0 <= place <= 200 for place in places)
    assert all(below - above >= LABEL_STEP_PX - 1e-9 for above, below in pairwise(sorted(places)))
    assert sorted(range(len(wanted)), key=lambda index: (wanted[index], places[index])) == sorted(
        range(len(wanted)), key=lambda index: places[index]
    )


def test_labels_with_room_stay_where_they_belong() -> None:
    assert apart([20.0, 100.0], 0.0, 200.0) == [20.0, 100.0]


def test_a_curve_a_dot_and_nothing_at_all_can_be_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "plot.png"
    curves = {
        "uniform": [Mark(2, 100, 100), Mark(24, 10, 10)],
        "price-open": [Mark(2, 30, 0), Mark(24, 3, 0)],
        "hourly": [Mark(24, 10, 10)],
        "homemade": [Mark(4, 0, 0)],
    }
    assert draw(curves, "two users", file)
    drawn = QImage(str(file))
    assert (drawn.width(), drawn.height()) == (2240, 1200)
    assert len({drawn.pixel(x, 700) for x in range(2240)}) > 3
    assert draw({"uniform": [Mark(4, 0, 0)]}, "nobody", file)
    assert not draw(curves, "nowhere", tmp_path / "missing" / "plot.png")
