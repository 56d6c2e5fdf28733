"""`beforehand replay` as a user types it, on a small invented trace."""

import csv
import gzip
import json
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from reader.app.paths import make_folders, profile_in
from reader.domain.retrieval import VISIT, AccessRecord
from reader.own_process import own_command
from reader.storage import history
from reader.storage.writer import open_database
from tests.fakes.many_commands import Ended, typed
from tests.fakes.waiting import running, until
from tests.unit.storage.examples import follow, parsed, store

ROOT = Path(__file__).parents[2]
START = 1_767_571_200
DAY = 86_400
KEYS = {
    "misses",
    "ratio",
    "ratio_low",
    "ratio_high",
    "late",
    "late_ratio",
    "requests",
    "overflow_lost",
    "delay_hours_median",
    "delay_hours_p95",
    "miss_delay_hours",
    "miss_delay_ratio",
    "completeness",
    "window_freshness",
    "retrieval_hours_mean",
    "retrieval_hours_max",
}
SPAN = ("--learn-days", "2", "--test-days", "1")


def replay(folder: Path, *arguments: str) -> Ended:
    files = ("--postings", str(folder / "p.csv"), "--accesses", str(folder / "a.csv.gz"))
    return typed("--profile", str(folder / "profile"), "replay", *files, *SPAN, *arguments)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    chance = random.Random(5)
    with (tmp_path / "p.csv").open("w", newline="") as file:
        postings = csv.writer(file)
        postings.writerow(["source", "unix_ts"])
        postings.writerow(["quiet", START + 3 * DAY - 1])
        for feed in range(4):
            postings.writerows([f"feed {feed}", START + chance.randrange(3 * DAY)] for _ in range(30 * feed + 1))
    with gzip.open(tmp_path / "a.csv.gz", "wt", newline="") as file:
        accesses = csv.writer(file)
        accesses.writerow(["user", "unix_ts"])
        accesses.writerows([f"user {user}", START + chance.random() * 3 * DAY] for user in range(3) for _ in range(9))
    return tmp_path


def test_json_reports_every_policy(folder: Path) -> None:
    done = replay(folder, "--policy", "uniform", "--policy", "hourly,rate", "--json", "--jobs", "1", "--users", "2")
    assert done.code == 0, done.error
    reported = json.loads(done.out)
    assert '"budget": 4,' in done.out
    assert (reported["budget"], reported["users"], list(reported["policies"])) == (4, 2, ["uniform", "hourly", "rate"])
    uniform, hourly = reported["policies"]["uniform"], reported["policies"]["hourly"]
    assert uniform.keys() >= KEYS
    assert (uniform["requests"], uniform["late"]) == (4 * 2 * 5, uniform["misses"])
    assert 0.5 < uniform["ratio"] < 2
    assert hourly["requests"] == 24 * 2 * 5
    assert 0 < hourly["misses"] < uniform["misses"]
    assert done.error.count("replayed") == 2
    assert not (folder / "profile").exists()


def test_the_table_has_a_line_for_each_policy_and_processes_do_not_matter(folder: Path) -> None:
    alone, shared = (replay(folder, "--policy", "uniform", "rate", "--jobs", jobs, "--window", "5") for jobs in "12")
    assert alone.code == shared.code == 0, shared.error
    assert alone.out == shared.out
    assert [line.split()[0] for line in alone.out.splitlines()] == ["3", "policy", "uniform", "rate"]


def test_presence_is_read_and_blind_time_counts(folder: Path) -> None:
    hours = [START + hour * 3600 for hour in range(1, 70, 4)]
    (folder / "here.csv").write_text("\n".join(["began_at,ended_at", *(f"{at},{at + 3600}" for at in hours), ""]))
    given = ("--policy", "price-open", "--presence", str(folder / "here.csv"), "--json", "--jobs", "1", "--users", "2")
    done, blind = (replay(folder, *given, *more) for more in ((), ("--blind", "86400")))
    assert done.code == 0, done.error
    seeing, blinded = json.loads(done.out), json.loads(blind.out)
    assert (seeing["returns"], seeing["blind_seconds"], blinded["blind_seconds"]) == (2 * 6, 0, 86400)
    assert seeing["policies"]["price-open"]["misses"] < blinded["policies"]["price-open"]["misses"]
    assert seeing["policies"]["price-open"]["requests"] == blinded["policies"]["price-open"]["requests"]


def test_a_bad_row_of_presence_is_named(folder: Path) -> None:
    (folder / "here.csv").write_text("began_at,ended_at\n1,2\n4,3\n")
    done = replay(folder, "--presence", str(folder / "here.csv"))
    assert (done.code, done.out, done.error.count("\n")) == (1, "", 1)
    assert "here.csv, line 3: it ends before it begins" in done.error


def test_with_one_phase_for_all_the_timer_is_measured_against_itself(folder: Path) -> None:
    done = replay(folder, "--policy", "uniform", "--phase", "common", "--json", "--jobs", "1", "--users", "1")
    assert json.loads(done.out)["policies"]["uniform"]["ratio"] == 1


def test_the_plot_is_a_picture_of_all_budgets(folder: Path) -> None:
    file = folder / "plot.png"
    done = replay(folder, "--policy", "uniform", "rate", "--plot", str(file), "--jobs", "1", "--users", "1")
    assert done.code == 0, done.error
    assert file.read_bytes().startswith(b"\x89PNG")
    assert [budget for budget in (2, 4, 8, 12, 24) if f"{budget} requests per feed and day" in done.error] == [2, 4, 8, 12, 24]
    assert len(done.out.splitlines()) == 4


def test_a_plot_that_cannot_be_written_is_refused_before_the_work(folder: Path) -> None:
    done = replay(folder, "--plot", str(folder / "nowhere" / "plot.png"))
    assert (done.code, done.out, done.error.count("\n")) == (1, "", 1)
    assert "nowhere" in done.error


SPAWNED = re.compile(rb"spawn_main|--multiprocessing-fork")
"""What multiprocessing writes into the command of a process, and what into that of a frozen program."""


def workers_of(parent: int) -> list[int]:
    """The processes that work for it, one step below; one that has no work yet would complain of an end that came so soon."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    begun = [each for each in found if SPAWNED.search(Path(f"/proc/{each}/cmdline").read_bytes())]
    return [int(each) for each in begun if "numpy" in Path(f"/proc/{each}/maps").read_text()]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="finds its processes by /proc")
@pytest.mark.parametrize(
    ("whom", "number"),
    [pytest.param("all", signal.SIGTERM, marks=pytest.mark.long), ("all", signal.SIGKILL), ("one", signal.SIGKILL)],
)
def test_a_replay_that_is_ended_leaves_no_process_and_no_file(folder: Path, whom: str, number: signal.Signals) -> None:
    temporary = folder / "temporary"
    temporary.mkdir()
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(temporary)}
    files = ("--postings", str(folder / "p.csv"), "--accesses", str(folder / "a.csv.gz"))
    command = own_command("replay", *files, *SPAN, "--jobs", "2")
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as program:
        until(lambda: len(workers_of(program.pid)) == 2, program=program)
        workers = workers_of(program.pid)
        if whom == "all":
            program.send_signal(number)
        else:
            os.kill(workers[0], number)
        _, errors = program.communicate()
    if whom == "one":
        assert (program.returncode, errors.count(b"\n")) == (1, 1), errors
        assert b"a process of the replay" in errors
    elif number is signal.SIGTERM:
        assert (program.returncode, errors) == (143, b"")
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    assert list(temporary.iterdir()) == []


def test_an_unknown_policy_is_a_usage_error_that_lists_what_there_is(folder: Path) -> None:
    done = replay(folder, "--policy", "clever")
    assert (done.code, done.out) == (2, "")
    assert done.error.count("\n") == 1
    assert "clever" in done.error
    assert "uniform" in done.error


@pytest.mark.parametrize(
    "arguments",
    [("--budget", "0"), ("--budget", "nan"), ("--test-days", "0"), ("--window", "-1"), ("--jobs", "x"), ("--blind", "-1")],
)
def test_impossible_numbers_are_usage_errors(folder: Path, arguments: tuple[str, str]) -> None:
    done = replay(folder, *arguments)
    assert (done.code, done.out, done.error.count("\n")) == (2, "", 1)
    assert arguments[0] in done.error


def test_a_bad_row_is_named_and_nothing_else_is_said(folder: Path) -> None:
    (folder / "p.csv").write_text("source,unix_ts\na,1\na,then\n")
    done = replay(folder)
    assert (done.code, done.out, done.error.count("\n")) == (1, "", 1)
    assert "p.csv, line 3" in done.error


LITTLE = {
    "one posting": ("a,1767571300\n", "u,1767571400\n", "the postings span 1 day,"),
    "no visit in the test": ("a,1767571300\na,1767831000\n", "u,1767571301\n", "visits within the 1 day to test on"),
    "no visits": ("a,1767571300\na,1767831000\n", "", "line 1: nothing after the header"),
    "no postings": ("", "u,1767571301\n", "line 1: nothing after the header"),
}


@pytest.mark.parametrize("what", LITTLE)
def test_traces_with_too_little_are_refused_with_a_line(folder: Path, what: str) -> None:
    postings, accesses, words = LITTLE[what]
    (folder / "p.csv").write_text(f"source,unix_ts\n{postings}")
    with gzip.open(folder / "a.csv.gz", "wt") as file:
        file.write(f"user,unix_ts\n{accesses}")
    done = replay(folder)
    assert (done.code, done.out, done.error.count("\n")) == (1, "", 1)
    assert words in done.error


def test_traces_that_are_too_short_are_refused_with_a_message(folder: Path) -> None:
    done = replay(folder, "--test-days", "9")
    assert (done.code, done.out, done.error.count("\n")) == (1, "", 1)
    assert "the postings span 3 days" in done.error


def test_the_two_lines_of_the_readme_replay_ones_own_feeds_and_visits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    connection = open_database(profile.database, now=START, backup_folder=None)
    chance = random.Random(6)
    for name in "ab":
        times = (START + day * DAY + chance.randrange(DAY) for day in range(22) for _ in range(3))
        store(
            connection, follow(connection, name), *(parsed(f"{name} {at}", published_at=at) for at in times), now=START + 30 * DAY
        )
    for day in range(22):
        history.add_access(connection, AccessRecord(START + day * DAY + 8 * 3600 + chance.randrange(3600), 0, VISIT))
    connection.close()
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    lines_typed = [
        line.split()[1:] for line in lines if line.startswith(("    beforehand export --habits", "    beforehand replay"))
    ]
    assert [words[0] for words in lines_typed] == ["export", "replay"]
    for words, more in zip(lines_typed, ([], ["--policy", "uniform", "rate", "--jobs", "1"]), strict=True):
        done = typed("--profile", str(tmp_path / "profile"), *words, *more)
        assert done.code == 0, done.error
    assert [line.split()[0] for line in done.out.splitlines()] == ["1", "policy", "uniform", "rate"]
    assert "2 feeds" in done.out or "2 sources" in done.out, done.out
