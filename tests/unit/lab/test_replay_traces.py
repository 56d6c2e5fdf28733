"""Traces from files: what is read, and what is refused with its line."""

import gzip
from pathlib import Path

import numpy as np
import pytest

from reader.domain.errors import ReaderError
from reader.domain.ids import DAY_SECONDS
from reader.lab.replay.cases import Terms, build_cases
from reader.lab.replay.traces import joined, read_traces

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
