"""`beforehand lab` as a user types it: without files, on files, and with what is no good."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from reader.lab.catalogue import EXPERIMENTS
from reader.own_process import own_command
from tests.fakes.many_commands import typed

ROOT = Path(__file__).parents[2]
START = 1_767_571_200
DAY = 86_400


def lab(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("QT_QPA_PLATFORM", None)
    environment["PYTHONPATH"] = str(ROOT)
    return subprocess.run(own_command("lab", *arguments), capture_output=True, text=True, check=False, env=environment)


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    chance = np.random.default_rng(5)
    postings = [f"feed {feed},{START + at:.0f}" for feed in range(6) for at in chance.uniform(0, 42 * DAY, 40 * feed + 20)]
    accesses = [f"user {user},{START + at:.0f}" for user in range(2) for at in chance.uniform(0, 42 * DAY, 120)]
    (tmp_path / "p.csv").write_text("\n".join(["source,unix_ts", *postings, f"feed 0,{START + 42 * DAY - 1}", ""]))
    (tmp_path / "a.csv").write_text("\n".join(["user,unix_ts", *accesses, ""]))
    return ["--postings", str(tmp_path / "p.csv"), "--accesses", str(tmp_path / "a.csv")]


def test_the_list_names_paper_and_figure_of_every_experiment() -> None:
    done = typed("lab", "list")
    assert done.code == 0
    assert [line.split()[0] for line in done.out.splitlines()] == list(EXPERIMENTS)
    assert all(each.paper in done.out and each.title in done.out for each in EXPERIMENTS.values())
    done = typed("lab", "list", "--json")
    assert [each["name"] for each in json.loads(done.out)["experiments"]] == list(EXPERIMENTS)


def test_without_files_there_are_invented_feeds_and_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "plot.png"
    done = lab("table-1", "--plot", str(file))
    assert done.returncode == 0, done.stderr
    assert "table-1 on synthetic" in done.stdout
    assert "[645]" in done.stdout
    assert file.read_bytes().startswith(b"\x89PNG")


def test_json_holds_the_papers_value_beside_ours(files: list[str]) -> None:
    done = typed("lab", "table-2", "--json", *files)
    assert done.code == 0
    found = json.loads(done.out)
    assert found["about"].startswith("traces: 2 users, 6 feeds")
    uniform = found["tables"][0]["rows"][0]
    assert (uniform["name"], uniform["values"][0]["paper"]) == ("uniform", 180)
    assert 150 < uniform["values"][0]["ours"] < 210
    assert found["tables"][1]["rows"][0]["values"][0]["paper"] is None
    assert "table-2: combined" in done.error


def test_budgets_clusters_and_smoothing_are_chosen(files: list[str]) -> None:
    done = typed("lab", "figure-10", *files, "--budgets", "2", "4", "--clusters", "0", "3", "--smoothing", "floor", "--json")
    assert done.code == 0
    table = json.loads(done.out)["tables"][0]
    assert table["columns"] == ["2 a day", "4 a day", "mean"]
    assert {"user-data, 3 clusters", "user-data, own patterns"} <= {row["name"] for row in table["rows"]}
    assert "figure-10: 2 of 2 users" in done.error


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["figure-99"], "unknown experiment figure-99"),
        (["table-1", "--budgets", "3"], "--budgets means nothing to table-1"),
        (["table-1", "--users", "3"], "--users means nothing to table-1"),
        (["presence", "--users", "0"], "--users"),
        (["figure-10", "--budgets", "0"], "'0' is not a number from 0.1 to 96"),
        (["figure-10", "--clusters", "-1"], "--clusters"),
        (["figure-10", "--smoothing", "soft"], "invalid choice: 'soft'"),
        (["table-1", "--postings", "p.csv"], "--postings and --accesses are needed together"),
        (["table-1", "--subscriptions", "s.csv"], "--subscriptions needs --postings and --accesses"),
        ([], "NAME"),
    ],
)
def test_what_cannot_be_meant_is_a_usage_error(arguments: list[str], said: str) -> None:
    done = typed("lab", *arguments)
    assert (done.code, done.out, done.error.count("\n")) == (2, "", 1)
    assert said in done.error


@pytest.mark.parametrize(
    ("name", "postings", "accesses", "said"),
    [
        ("table-1", f"a,{START}\na,soon", f"u,{START}", "p.csv, line 3: 'soon' is not a time"),
        ("table-1", f"a,{START}", f"u,{START}", "the postings span 1 day, this experiment needs 15"),
        ("figure-10", f"a,{START}", f"u,{START}", "the postings span 1 day, this experiment needs 15"),
        ("figure-8", f"a,{START}\na,{START + 20 * DAY}", f"u,{START}", "the postings span 21 days, this experiment needs 42"),
        ("figure-10", f"a,{START}\na,{START + 20 * DAY}", "", "a.csv, line 1: nothing after the header"),
        ("figure-10", f"a,{START}\na,{START + 20 * DAY}", f"u,{START}", "no user misses anything in the 7 days to test on"),
        ("figure-6", f"a,{START}\na,{START + 20 * DAY}", f"u,{START + 19 * DAY}", "no user visits in the first 14 days"),
    ],
)
def test_traces_that_are_no_good_are_said_in_one_line(tmp_path: Path, name: str, postings: str, accesses: str, said: str) -> None:
    (tmp_path / "p.csv").write_text(f"source,unix_ts\n{postings}\n")
    (tmp_path / "a.csv").write_text(f"user,unix_ts\n{accesses}\n")
    done = typed("lab", name, "--postings", str(tmp_path / "p.csv"), "--accesses", str(tmp_path / "a.csv"))
    assert (done.code, done.out) == (1, "")
    (line,) = (line for line in done.error.splitlines() if line.startswith("beforehand: "))
    assert said in line


def test_a_budget_below_one_a_day_is_said(files: list[str]) -> None:
    done = typed("lab", "figure-10", "--budgets", "0.5", *files)
    assert done.code == 1
    assert "a budget of 0.5: this experiment needs 1 or more a day" in done.error


def test_one_user_and_feeds_that_stopped_are_enough(tmp_path: Path) -> None:
    postings = [f"a,{START}", *(f"b,{START + day * DAY + 3600 * (day % 5)}" for day in range(21))]
    (tmp_path / "p.csv").write_text("\n".join(["source,unix_ts", *postings, ""]))
    (tmp_path / "a.csv").write_text("\n".join(["user,unix_ts", *(f"u,{START + day * DAY + 50_000}" for day in range(21)), ""]))
    given = ["--postings", str(tmp_path / "p.csv"), "--accesses", str(tmp_path / "a.csv")]
    for name in ("figure-10", "table-1", "table-2", "figure-7", "figure-12", "figure-6", "figure-3"):
        done = typed("lab", name, *given)
        assert done.code == 0, name
        assert "traces: 1 user, 2 feeds" in done.out


def test_nothing_heavy_is_imported_for_help() -> None:
    program = (
        "import sys; from reader.app.commands.arguments import command_parser; command_parser();"
        "print({'numpy', 'requests', 'feedparser', 'PySide6', 'reader.engine.core'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_summaries_import_no_command() -> None:
    program = (
        "import sys; from reader.app.commands.arguments import command_parser; command_parser('');"
        "print([name for name in sys.modules if name.startswith('reader.app.commands.')])"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "['reader.app.commands.arguments']\n"
