"""The commands as a user types them, in a process each where that is what matters, with a profile of their own and a loopback server."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from reader.app.demo.server import DemoServer, blogs
from reader.app.paths import profile_in
from reader.app.profile_lock import ProfileLock
from reader.app.single_instance import InstanceListener, Line, Request, Say
from reader.engine.system_clock import SystemClock
from tests.fakes.many_commands import Ended, outcomes_of, typed
from tests.fakes.waiting import running
from tests.fakes.world import rss

ROOT = Path(__file__).parents[2]
HEAVY = {"PySide6", "numpy", "feedparser", "requests"}
SPY = """
import sys
from reader.app.main import main
try:
    code = main(sys.argv[1:])
except SystemExit as end:
    code = end.code
print("LOADED", *sorted(name for name in sys.modules if "." not in name), file=sys.stderr)
sys.exit(code)
"""


@pytest.fixture(scope="module")
def server() -> Iterator[DemoServer]:
    begun = SystemClock().now()
    # time stands still there: one of its feeds goes away a minute and a half after it began
    with DemoServer(lambda: begun) as running:
        yield running


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    return tmp_path / "profile"


def in_a_process(profile: Path, *arguments: str, given: bytes = b"") -> Ended:
    environment = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    done = subprocess.run(
        [sys.executable, "-m", "reader", "--profile", str(profile), *arguments],
        cwd=ROOT,
        input=given,
        capture_output=True,
        check=False,
        env=environment,
    )
    return Ended(" ".join(arguments), done.returncode, done.stdout.decode(), done.stderr.decode())


def beforehand(profile: Path, *arguments: str, given: bytes = b"") -> Ended:
    return typed("--profile", str(profile), *arguments, given=given)


def status(profile: Path) -> list[dict[str, Any]]:
    done = beforehand(profile, "status", "--json")
    assert done.code == 0, done.error
    feeds: list[dict[str, Any]] = json.loads(done.out)["feeds"]
    return feeds


def assert_one_line_error(done: Ended, *arguments: str) -> None:
    assert done.code == 1, done.out + done.error
    assert done.error.count("\n") == 1, done.error
    assert "Traceback" not in done.error
    assert all(word in done.error for word in arguments), done.error


def test_a_feed_in_a_file_is_added_once_and_not_exported(profile: Path, tmp_path: Path) -> None:
    path = tmp_path / "my feeds" / "weather & tides.xml"
    path.parent.mkdir()
    path.write_bytes(rss(1, 2))
    for argument, code in ((str(path), 0), (path.as_uri(), 1)):
        done = beforehand(profile, "add", argument)
        assert (done.code, "2 articles" in done.out) == (code, not code), done.error
    assert [feed["entries"] for feed in status(profile)] == [2]
    assert in_a_process(profile, "export", "-").out.count("xmlUrl") == 0, "a path means nothing elsewhere"


def test_no_host_is_asked_for_a_file_that_is_not_there(profile: Path, tmp_path: Path) -> None:
    for argument in ("absent.xml", "./absent", str(tmp_path)):
        assert_one_line_error(beforehand(profile, "add", argument), "The file could not be read", argument.removeprefix("./"))


def test_the_main_job_from_import_to_status(profile: Path, server: DemoServer, tmp_path: Path) -> None:
    (tmp_path / "list.opml").write_bytes(server.subscription_list())
    done = in_a_process(profile, "import", str(tmp_path / "list.opml"))
    assert (done.code, done.out) == (0, f"{len(blogs())} added, 0 already subscribed, 0 moved.\n")
    assert {feed["last"] for feed in status(profile)} == {None}, "an import retrieves nothing by itself"

    done = in_a_process(profile, "refresh", "--json")
    assert done.code == 1, "one of the demo's feeds cannot be read"
    outcomes = {feed["title"]: feed["outcome"] for feed in json.loads(done.out)["feeds"]}
    assert [title for title, outcome in outcomes.items() if outcome == "failed"] == ["The Broken Press"]
    assert f"{len(blogs())} of {len(blogs())}" in done.error

    feeds = status(profile)
    reported = {
        "url",
        "title",
        "folder",
        "entries",
        "unread",
        "last",
        "next",
        "why",
        "rule",
        "expected",
        "problem",
        "concern",
        "gaps",
        "account",
    }
    assert all(set(feed) == reported for feed in feeds)
    kiln = next(feed for feed in feeds if feed["title"] == "The Cooling Kiln")
    assert kiln["folder"] == "Workshop"
    assert kiln["entries"] == kiln["unread"] > 3
    assert datetime.fromisoformat(kiln["last"]) < datetime.fromisoformat(kiln["next"])
    assert kiln["why"]
    assert kiln["rule"] == "scheduled"
    assert kiln["expected"] is None or set(kiln["expected"]) == {"postings", "access", "saving", "price"}
    assert kiln["problem"] is None
    assert kiln["gaps"] == 0
    press = next(feed for feed in feeds if feed["title"] == "The Broken Press")
    assert "not a feed" in press["problem"]

    listed = in_a_process(profile, "list").out
    assert f"{kiln['unread']:5}  Workshop/The Cooling Kiln  {kiln['url']}\n" in listed
    assert json.loads(in_a_process(profile, "list", "--json").out)["feeds"][0].keys() == {
        "url",
        "title",
        "folder",
        "unread",
        "refresh",
        "proxy",
    }


def test_export_and_import_make_the_same_tree(profile: Path, server: DemoServer, tmp_path: Path) -> None:
    assert beforehand(profile, "import", "-", given=server.subscription_list()).code == 0
    exported = in_a_process(profile, "export", "-").out
    assert beforehand(profile, "export", str(tmp_path / "out.opml")).code == 0
    assert beforehand(tmp_path / "other", "import", str(tmp_path / "out.opml")).code == 0
    assert beforehand(tmp_path / "other", "list", "--json").out == beforehand(profile, "list", "--json").out
    again = beforehand(profile, "import", "-", given=exported.encode())
    assert again.code == 0, again.error
    assert again.out == f"0 added, {len(blogs())} already subscribed, 0 moved.\n"


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_add_a_program_of_the_users_by_its_name(profile: Path) -> None:
    programs = profile / "programs"
    programs.mkdir(parents=True)
    rss = "<rss version='2.0'><channel><title>Tides</title><item><guid>1</guid><title>High</title></item></channel></rss>"
    (programs / "tides").write_text(f'#!/bin/sh\necho "{rss}"\n')
    (programs / "tides").chmod(0o700)
    done = beforehand(profile, "add", "program:tides")
    assert (done.code, done.out) == (0, "Subscribed to Tides (1 article).\n")
    assert "1  Tides  program:tides" in beforehand(profile, "list").out
    absent = beforehand(profile, "add", "program:ebbs")
    assert (absent.code, absent.error) == (1, "beforehand: There is no program ebbs in the programs folder.\n")
    outside = beforehand(profile, "add", "program:../tides")
    assert (outside.code, outside.error) == (1, "beforehand: The program cannot be run: its name is not allowed.\n")


def test_add_by_site_and_refuse_the_second_time(profile: Path, server: DemoServer) -> None:
    done = beforehand(profile, "add", f"{server.address}/kiln/")
    assert done.code == 0, done.error
    assert "The Cooling Kiln" in done.out
    assert_one_line_error(beforehand(profile, "add", f"{server.address}/kiln/new"), "already subscribed")
    assert len(status(profile)) == 1


def test_fetch_of_one_feed_by_title(profile: Path, server: DemoServer) -> None:
    beforehand(profile, "import", "-", given=server.subscription_list())
    done = beforehand(profile, "refresh", "the cooling kiln")
    assert done.code == 0, done.error
    assert [feed["title"] for feed in status(profile) if feed["last"]] == ["The Cooling Kiln"]


def test_import_with_fetch(profile: Path, server: DemoServer) -> None:
    done = beforehand(profile, "import", "-", "--refresh", given=server.subscription_list())
    assert done.code == 1
    assert all(feed["last"] for feed in status(profile))


def test_bad_input_is_one_line_and_code_1(profile: Path, server: DemoServer, tmp_path: Path) -> None:
    (tmp_path / "not.opml").write_text("hello")
    bad = {
        ("import", str(tmp_path / "absent.opml")): "absent.opml",
        ("import", str(tmp_path / "not.opml")): "not a subscription list",
        ("import", f"{server.address}/absent.opml"): "",
        ("add", f"{server.address}/absent/feed"): "404",
        ("add", f"{server.address}/press/new"): "",
        ("refresh", "nobody"): "nobody",
        ("export", str(tmp_path / "absent" / "x.opml")): "x.opml",
    }
    for each in outcomes_of([(word, ["--profile", str(profile), *arguments]) for arguments, word in bad.items()]):
        assert (each.code, each.out, each.error.count("\n")) == (1, "", 1), each
        assert each.name in each.error
    assert status(profile) == []


def test_a_damaged_profile_is_reported_and_left_alone(profile: Path) -> None:
    profile.mkdir()
    (profile / "beforehand.sqlite3").write_bytes(b"this is no database" * 100)
    assert_one_line_error(beforehand(profile, "list"), "beforehand.sqlite3")
    others = [(" ".join(each), ["--profile", str(profile), *each]) for each in (("status",), ("export", "-"), ("refresh",))]
    for outcome in outcomes_of(others):
        assert (outcome.code, outcome.error.count("\n")) == (1, 1), outcome
        assert "beforehand.sqlite3" in outcome.error
    assert (profile / "beforehand.sqlite3").read_bytes() == b"this is no database" * 100


def test_reading_a_new_profile_does_not_make_it(profile: Path) -> None:
    assert status(profile) == []
    assert beforehand(profile, "list").code == 0
    assert in_a_process(profile, "export", "-").out.startswith("<?xml")
    assert not profile.exists()


def test_a_missing_display_is_reported_in_one_line(profile: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("other systems always have a display")
    for arguments in ([], ["--demo"], ["https://example.org/"]):
        done = in_a_process(profile, *arguments)
        assert done.code == 1
        assert "there is no display" in done.error
        assert "Traceback" not in done.error


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["list"], ["status", "--json"], ["export", "-"]], ids=" ".join)
def test_reading_commands_load_nothing_heavy(arguments: list[str], profile: Path) -> None:
    assert loaded_by(profile, *arguments) & HEAVY == set()


def test_the_engine_leaves_parsing_to_another_process(profile: Path) -> None:
    assert loaded_by(profile, "refresh") & HEAVY == {"numpy", "requests"}


def loaded_by(profile: Path, *arguments: str) -> set[str]:
    """The packages that a command which succeeds has loaded when it is done."""
    done = subprocess.run(
        [sys.executable, "-c", SPY, "--profile", str(profile), *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    loaded = next(line for line in done.stderr.splitlines() if line.startswith("LOADED")).split()
    assert "argparse" in loaded
    return set(loaded)


def test_a_reader_of_a_pipe_that_has_seen_enough_gets_no_stack_trace(profile: Path, server: DemoServer) -> None:
    beforehand(profile, "import", "-", given=server.subscription_list())
    command = [sys.executable, "-m", "reader", "--profile", str(profile), "list"]
    with running(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as lister:
        lister.stdout.close()
        assert lister.stderr.read() == b""


def test_what_changes_is_handed_to_the_running_window(profile: Path) -> None:
    """A stand-in for the window holds the profile and says what it was asked."""
    heard: list[Request] = []

    def answer(request: Request, say: Say) -> int:
        heard.append(request)
        say(Line("done there"))
        return 0

    profile.mkdir()
    lock = ProfileLock(profile_in(profile).lock)
    lock.acquire()
    assert_one_line_error(in_a_process(profile, "add", "https://example.org/"), "another Beforehand")
    listener = InstanceListener(profile_in(profile).socket, answer)
    done = in_a_process(profile, "add", "https://example.org/")
    assert (done.code, done.out) == (0, "done there\n")
    assert in_a_process(profile, "import", "-", given=b"<opml/>").code == 0
    assert in_a_process(profile, "https://example.org/").code == 0, "a second start needs no display: the first has one"
    listener.stop()
    lock.release()
    assert heard == [
        Request("add", ("https://example.org/",)),
        Request("import", ("-",), data=b"<opml/>"),
        Request("show", ("https://example.org/", "")),
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
@pytest.mark.parametrize(
    ("number", "code"),
    [("SIGINT", 130), pytest.param("SIGTERM", 143, marks=pytest.mark.long), pytest.param("SIGHUP", 129, marks=pytest.mark.long)],
)
def test_an_interrupted_fetch_stores_what_it_has_and_ends_quietly(profile: Path, number: str, code: int) -> None:
    asked, go_on = threading.Event(), threading.Event()

    def now() -> float:
        if threading.current_thread() is not threading.main_thread():
            asked.set()
            go_on.wait()
        return SystemClock().now()

    with DemoServer(now) as slow, contextlib.ExitStack() as cleanup:
        cleanup.callback(go_on.set)
        beforehand(profile, "import", "-", given=slow.subscription_list())
        # a shell that starts the tests in the background has them ignore SIGINT, and what they start inherits that
        heed = (
            "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
            "signal.signal(signal.SIGHUP, signal.SIG_DFL); from reader.__main__ import run; run()"
        )
        command = [sys.executable, "-c", heed, "--profile", str(profile), "refresh"]
        with running(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as fetcher:
            asked.wait()
            fetcher.send_signal(signal.Signals[number])
            go_on.set()
            _, errors = fetcher.communicate()
        assert fetcher.returncode == code, errors
        assert b"Traceback" not in errors
    assert len(status(profile)) == len(blogs())


def test_what_is_listed_shows_no_password(profile: Path) -> None:
    given = b'<opml version="2.0"><body><outline text="T" xmlUrl="https://me:SECRET@example.org/feed"/></body></opml>'
    assert beforehand(profile, "import", "-", given=given).code == 0
    shown = outcomes_of(
        [(word, ["--profile", str(profile), word, *more]) for word in ("list", "status") for more in ([], ["--json"])]
    )
    assert [each.name for each in shown if "feed" not in each.out or "SECRET" in each.out + each.error] == []


CORPUS = ROOT / "tests" / "corpus" / "other_readers"
HOMES = ("XDG_DATA_HOME", "XDG_CONFIG_HOME")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in HOMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def test_a_reader_is_imported_by_name_and_by_file(home: Path, tmp_path: Path) -> None:
    place = home / ".local/share/liferea"
    place.mkdir(parents=True)
    shutil.copy(CORPUS / "liferea/liferea.db", place)
    by_name = beforehand(tmp_path / "profile", "import", "--from", "liferea")
    assert by_name.code == 0, by_name.error
    assert by_name.out.splitlines() == [
        "2 added, 0 already subscribed, 0 moved.",
        "From Liferea: 1 starred, 0 tagged, 1 read.",
    ]
    again = beforehand(tmp_path / "profile", "import", str(place / "liferea.db"))
    assert again.out.splitlines()[0] == "0 added, 2 already subscribed, 0 moved."
    assert beforehand(tmp_path / "profile", "export", "--everything", str(tmp_path / "out")).code == 0
    everything = json.loads((tmp_path / "out/everything.json").read_text(encoding="utf-8"))
    assert [article["title"] for article in everything["articles"]] == ["The tide gauge that kept its own time"]


@pytest.mark.usefixtures("home")
def test_a_reader_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    done = beforehand(tmp_path / "profile", "import", "--from", "gnus")
    assert done.code == 1
    assert done.error == "beforehand: This value is not valid: gnus (found on this computer: -)\n"


@pytest.mark.usefixtures("home")
def test_a_damaged_database_is_one_line_and_imports_nothing(tmp_path: Path) -> None:
    damaged = tmp_path / "database.db"
    damaged.write_bytes((CORPUS / "rssguard/database.db").read_bytes()[:9000])
    done = beforehand(tmp_path / "profile", "import", str(damaged))
    assert done.code == 1
    assert (done.error.count("\n"), "it is damaged" in done.error) == (1, True)
    assert not (tmp_path / "profile/beforehand.sqlite3").exists()


TEXT = "The gauge stood at four metres, and the harbour was quiet, as it is before the tide turns."
PAGE = f"<html><head><title>The harbour</title></head><body><article>{f'<p>{TEXT}</p>' * 5}</article></body></html>"


def articles_of(profile: Path, folder: Path) -> list[dict[str, object]]:
    ended = beforehand(profile, "export", "--everything", str(folder))
    assert ended.code == 0, ended
    found: list[dict[str, object]] = json.loads((folder / "everything.json").read_text())["articles"]
    return found


def test_a_page_from_a_file_is_saved_tagged_and_exported(profile: Path, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(PAGE)
    address = "https://paper.example/harbour"
    first = beforehand(profile, "save", address, "--html", str(tmp_path / "page.html"), "--tag", "sea", "--tag", "long")
    second = beforehand(profile, "save", address)
    assert (first.code, first.out, first.error) == (0, "Saved to Read later: The harbour\n", "")
    assert (second.code, second.out, second.error) == (0, "Already in Read later: The harbour\n", "")
    (article,) = articles_of(profile, tmp_path / "out")
    assert (article["title"], article["tags"], article["is_later"]) == ("The harbour", ["long", "sea"], True)
    assert TEXT in str(article["html"])
    assert (tmp_path / "out" / "subscriptions.opml").read_text().count("<outline") == 0


def test_addresses_of_private_networks_are_refused_by_name(profile: Path, tmp_path: Path) -> None:
    given = "http://localhost/\nhttp://192.168.0.1/admin\njavascript:alert(1)\n\n"
    ended = beforehand(profile, "save", "-", given=given.encode())
    assert ended.code == 1
    assert [line.partition(":")[0] for line in ended.error.splitlines()] == ["beforehand"] * 3
    assert ["localhost" in ended.error, "192.168.0.1" in ended.error, "javascript:alert(1)" in ended.error] == [True] * 3
    assert articles_of(profile, tmp_path / "out") == []
