"""Traces from files: what is read, and what is refused with its line."""

import gzip
from pathlib import Path

import pytest

from reader.domain.clock import DAY_SECONDS
from reader.domain.errors import ReaderError
from reader.lab.replay.cases import Terms, build_cases
from reader.lab.replay.traces import read_traces

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
