"""The user's own programs and files: what is let through, what ends them, and what is said of those that fail."""

import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from urllib.parse import quote

import pytest

from reader.domain.addresses import file_of, file_url
from reader.domain.commands import AddFile, AddSubscription, Command, FollowPage, PreviewFeed, PreviewOpml, RetrieveNow, ViewPage
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, NetworkChanged, OpmlPreviewed, SubscriptionAdded
from reader.domain.feed import ParsedFeed, Validators
from reader.domain.page_rule import PageRule
from reader.domain.retrieval import FetchRequest, FetchResult, JobKind, ParseJob, Purpose
from reader.domain.rules import ArrivalRule, FoundProgram, is_program_name, program_of, program_url
from reader.engine import feed_files, program_process
from reader.engine.feed_files import fetch_file
from reader.engine.jobs.programs import given
from reader.engine.program_process import ProgramRunner
from reader.formats.lists.opml import write_opml
from reader.formats.pages.page_text import extract_text
from reader.formats.wire import perform
from reader.lab.simulation import Simulation
from reader.storage import entries, site_rules, subscriptions
from reader.storage.program_runs import IS_SUPPORTED, checked_program, found_programs
from tests.fakes.waiting import PATIENCE
from tests.fakes.world import START, World, make_core, only_feed, published, rss
from tests.ui import article_samples as samples

NOW = 1_767_600_000.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "programs"
    made.mkdir(mode=0o700)
    return made


def put(folder: Path, text: str, name: str = "weather", mode: int = 0o700) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(mode)
    return path


def run(folder: Path, *, seconds: float = PATIENCE, output_bytes: int = 1_000_000, name: str = "weather") -> FetchResult:
    runner = ProgramRunner(folder, lambda: NOW, seconds=seconds, output_bytes=output_bytes)
    return runner.fetch(FetchRequest(1, program_url(name), Purpose.FEED))


def has_ended(number: int) -> bool:
    """Whether a process that has closed its files comes to its end."""
    try:
        process = os.pidfd_open(number)
    except ProcessLookupError:
        return True
    with os.fdopen(process) as handle:
        return bool(select.select([handle], [], [], PATIENCE)[0])


def is_alive(number: int) -> bool:
    """Whether a process runs; one that is dead and not yet waited for does not."""
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def test_what_it_writes_is_the_document(folder: Path) -> None:
    put(folder, "echo '<rss/>'; echo careful >&2")
    result = run(folder)
    assert (result.problem, result.status, result.body, result.final_url) == (None, 200, b"<rss/>\n", "program:weather")
    assert result.body_hash == run(folder).body_hash


def test_it_finds_its_folder_a_few_variables_and_no_input(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "SSH_AUTH_SOCK", "PYTHONPATH", "SECRET"):
        monkeypatch.setenv(name, "x")
    put(folder, "pwd; wc -c; env | cut -d= -f1; ulimit -v; ulimit -f; nice")
    place, given, *rest = run(folder).body.decode().split()
    assert (place, given) == (str(folder), "0")
    assert "BEFOREHAND_PROGRAM" in rest
    names = {each for each in rest if not each.isdecimal()}
    assert names <= {"HOME", "PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "USER", "LOGNAME", "TMPDIR", "BEFOREHAND_PROGRAM", "PWD", "OLDPWD", "SHLVL", "_"}  # fmt: skip
    assert rest[-3:] == [str(1024 * 1024), str(100 * 1024 * 2), str(min(os.nice(0) + 10, 19))]


CASES: list[tuple[str, ProblemKind, Detail | str | None]] = [
    ("echo no such city >&2; exit 3", ProblemKind.PROGRAM_FAILED, Detail(DetailKind.EXIT_CODE, (3, "no such city"))),
    ("kill -SEGV $$", ProblemKind.PROGRAM_FAILED, Detail(DetailKind.ENDING_SIGNAL, (11, "-"))),
    ("while :; do :; done", ProblemKind.PROGRAM_SLOW, Detail(DetailKind.SECONDS, (2.0,))),
    ("sleep 1000", ProblemKind.PROGRAM_SLOW, Detail(DetailKind.SECONDS, (2.0,))),
    ("exec cat /dev/zero", ProblemKind.PROGRAM_LARGE, None),
    ("exec cat /dev/zero >&2", ProblemKind.PROGRAM_SLOW, None),
    ("head -c 1073741824 /dev/zero", ProblemKind.PROGRAM_LARGE, None),
    (f"exec {sys.executable} -c 'bytes(3 * 1024 ** 3)'", ProblemKind.PROGRAM_FAILED, None),
    ("head -c 200000000 /dev/zero > big; exit 7", ProblemKind.PROGRAM_FAILED, None),
]


@pytest.mark.parametrize(("text", "kind", "detail"), CASES, ids=[str(number) for number in range(len(CASES))])
def test_one_that_fails_says_how_and_gives_no_document(folder: Path, text: str, kind: ProblemKind, detail: Detail | None) -> None:
    put(folder, text)
    # nothing but what never ends waits for the deadline, however busy the computer
    result = run(folder, seconds=2.0 if kind is ProblemKind.PROGRAM_SLOW else PATIENCE)
    assert (result.problem.kind, result.body, result.status) == (kind, b"", 0)
    assert detail is None or result.problem.detail == detail
    assert result.problem.sentence()
    big = folder / "big"
    assert not big.exists() or big.stat().st_size <= 100 * 1024 * 1024


@pytest.mark.parametrize("is_busy", [False, True])
def test_what_it_started_ends_with_it_also_what_left_its_session(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, is_busy: bool
) -> None:
    """Also where the computer is so busy that the time for it is over before it has begun."""
    have_begun = "until [ -s near ] && [ -s far ]; do sleep 0.1; done; cat /dev/zero"
    put(folder, f'sleep 1000 & echo $! > near; setsid sh -c "echo \\$\\$ > far; exec sleep 1000" & {have_begun}')
    if is_busy:
        late = "from reader.engine import program_keeper; program_keeper._ENDING_SECONDS = 0.0; program_keeper.serve()"
        monkeypatch.setattr(program_process, "own_command", lambda _: [sys.executable, "-c", late])
    assert run(folder).problem.kind is ProblemKind.PROGRAM_LARGE
    left = [int((folder / name).read_text(encoding="utf-8")) for name in ("near", "far")]
    assert not any(map(is_alive, left))


def test_one_that_ends_and_leaves_another_behind_is_not_waited_for(folder: Path) -> None:
    put(folder, "sleep 1000 & echo $! > near; echo '<rss/>'")
    result = run(folder)
    assert (result.problem, result.body) == (None, b"<rss/>\n")
    assert not is_alive(int((folder / "near").read_text(encoding="utf-8")))


def begin(folder: Path, runner: ProgramRunner) -> SimpleQueue[FetchResult]:
    """Run it in a thread, and wait until it has begun."""
    os.mkfifo(folder / "begun")
    put(folder, "echo $$ > begun; exec sleep 1000")
    results: SimpleQueue[FetchResult] = SimpleQueue()
    request = FetchRequest(1, program_url("weather"), Purpose.FEED)
    threading.Thread(target=lambda: results.put(runner.fetch(request)), daemon=True).start()
    return results


def test_quitting_ends_what_runs_and_nothing_is_run_after_it(folder: Path) -> None:
    runner = ProgramRunner(folder, lambda: NOW)
    results = begin(folder, runner)
    number = int((folder / "begun").read_text(encoding="utf-8"))
    runner.stop()
    problem = results.get(timeout=PATIENCE).problem
    assert problem.kind is ProblemKind.INTERRUPTED
    assert not is_alive(number)
    assert runner.act("weather", "{}") == Problem(ProblemKind.INTERRUPTED)


def test_a_killed_reader_leaves_no_program_behind(folder: Path) -> None:
    os.mkfifo(folder / "begun")
    os.mkfifo(folder / "over")
    put(folder, "exec 9> over; echo $$ > begun; exec sleep 1000")
    source = (
        "import sys; from pathlib import Path; from reader.engine.program_process import ProgramRunner; "
        "ProgramRunner(Path(sys.argv[1]), lambda: 0.0).act('weather', '')"
    )
    reader = subprocess.Popen([sys.executable, "-c", source, str(folder)], cwd=Path(__file__).parents[3])
    with (folder / "over").open("rb") as over:
        number = int((folder / "begun").read_text(encoding="utf-8"))
        reader.send_signal(signal.SIGKILL)
        reader.wait(PATIENCE)
        assert over.read() == b"", "the pipe closes when the last process that holds it has ended"
    assert has_ended(number)


def linked(folder: Path) -> None:
    put(folder.parent, "true", "elsewhere")
    (folder / "weather").symlink_to(folder.parent / "elsewhere")


REFUSED: list[tuple[Callable[[Path], object], DetailKind]] = [
    (lambda folder: put(folder, "true", mode=0o600), DetailKind.PROGRAM_NO_RUN_BIT),
    (lambda folder: put(folder, "true", mode=0o722), DetailKind.PROGRAM_WRITABLE),
    (lambda folder: put(folder, "true", mode=0o4700), DetailKind.PROGRAM_WRITABLE),
    (lambda folder: (put(folder, "true"), folder.chmod(0o720)), DetailKind.PROGRAMS_WRITABLE),
    (linked, DetailKind.PROGRAM_LINK),
    (lambda folder: os.mkfifo(folder / "weather", 0o700), DetailKind.PROGRAM_NO_FILE),
]


@pytest.mark.parametrize(("prepare", "reason"), REFUSED, ids=[str(number) for number in range(len(REFUSED))])
def test_what_may_not_be_run_says_why(folder: Path, prepare: Callable[[Path], object], reason: DetailKind) -> None:
    prepare(folder)
    problem = Problem(ProblemKind.PROGRAM_REFUSED, Detail(reason))
    assert run(folder).problem == problem
    assert FoundProgram("weather", problem) in found_programs(folder)


def test_a_file_of_another_user_is_not_run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(folder, "true")
    before = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: before + 1)
    with pytest.raises(ReaderError) as raised:
        checked_program(folder, "weather")
    assert raised.value.problem.detail == Detail(DetailKind.PROGRAMS_WRITABLE)


def test_one_that_is_missing_or_no_program_says_so(folder: Path) -> None:
    assert run(folder).problem == Problem(ProblemKind.NO_PROGRAM, "weather")
    assert run(folder.parent / "nowhere").problem == Problem(ProblemKind.NO_PROGRAM, "weather")
    (folder / "weather").write_bytes(b"\x7fELF nothing")
    (folder / "weather").chmod(0o700)
    problem = run(folder).problem
    assert (problem.kind, problem.detail) == (ProblemKind.PROGRAM_REFUSED, "Exec format error")
    assert found_programs(folder.parent / "nowhere") == []


@pytest.mark.parametrize(
    "name", ["", ".", "..", ".hidden", "../weather", "a/b", "a\\b", "/bin/sh", "-c", "a\n", "a\0", "8080", "a" * 101, "a;b", "$(a)", "a?b", "a#b", "a "]
)  # fmt: skip
def test_names_that_are_no_plain_file_are_refused(folder: Path, name: str) -> None:
    assert not is_program_name(name)
    with pytest.raises(ReaderError) as raised:
        checked_program(folder, name)
    assert raised.value.problem == Problem(ProblemKind.PROGRAM_REFUSED, Detail(DetailKind.PROGRAM_NAME))


@pytest.mark.parametrize("name", ["weather", "Wetter heute.sh", "a-b_c+1.py", "wetter-münchen", "7days"])
def test_plain_names_are_programs(name: str) -> None:
    assert is_program_name(name)
    assert program_of(program_url(name)) == name


def test_an_article_comes_by_standard_input(folder: Path) -> None:
    put(folder, "cat > given")
    assert ProgramRunner(folder, lambda: NOW).act("weather", '{"title": "Ü"}') is None
    assert (folder / "given").read_text(encoding="utf-8") == '{"title": "Ü"}'
    put(folder, "exit 0")
    assert ProgramRunner(folder, lambda: NOW).act("weather", "x" * 1_000_000) is None, "it need not read what it is given"


def ask(path: Path, etag: str = "") -> FetchResult:
    return fetch_file(FetchRequest(1, file_url(path), Purpose.FEED, validators=Validators(etag)), lambda: START)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my feeds & all" / "a%20b #1?.xml"
    path.parent.mkdir()
    path.write_bytes(rss(1, 2))
    return path


class Answers:
    """Files answered as the program does, other addresses by an empty world; the names of hosts asked."""

    def __init__(self) -> None:
        self.files = 0
        self.world = World({})

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        if not file_of(request.url):
            return self.world.answer(request, now)
        self.files += 1
        return fetch_file(request, lambda: now)


@pytest.fixture
def answers() -> Answers:
    return Answers()


@pytest.fixture
def simulation(tmp_path: Path, answers: Answers) -> Simulation:
    return Simulation(make_core(tmp_path), answers.answer, now=START)


@pytest.mark.parametrize("path", ["/a.xml", "/ü ñ/日本.xml", "/100%/a%20b.xml", "/#?&;:@!.xml", os.fsdecode(b"/\xff\xfe.xml")])
def test_a_path_and_its_address_name_each_other(path: str) -> None:
    url = file_url(Path(path))
    assert (file_of(url), url.isascii()) == (path, True)


def test_what_is_no_address_of_a_file_names_none() -> None:
    urls = ["https://a.test/file:///x", "file:x", "file://host/share/x.xml", "program:x", "", "FILE:///x"]
    assert [url for url in urls if file_of(url)] == []
    assert file_of("file:///C:/feeds/a.xml") == "C:/feeds/a.xml"


def test_a_file_answers_like_a_server(file: Path) -> None:
    first = ask(file)
    assert (first.status, first.body, first.problem, first.wire_bytes) == (200, rss(1, 2), None, len(rss(1, 2)))
    again = ask(file, first.validators.etag)
    assert (again.status, again.body, again.problem) == (304, b"", None)
    file.write_bytes(rss(1, 2, 3))
    changed = ask(file, first.validators.etag)
    assert (changed.status, changed.body) == (200, rss(1, 2, 3))


def other_than_a_file(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def hidden(path: Path) -> None:
    path.unlink()


def files(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("spoil", [other_than_a_file, hidden, files])
def test_what_cannot_be_read_says_so_and_waits_for_nobody(file: Path, spoil: Callable[[Path], None]) -> None:
    spoil(file)
    result = ask(file)
    assert (result.status, result.problem.kind) == (0, ProblemKind.FILE_UNREADABLE)


def test_a_file_that_is_too_large_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed_files, "FILE_BYTES", 100)
    assert ask(file).problem is not None


def test_a_file_is_followed_and_read_again_once_it_changed(simulation: Simulation, answers: Answers, file: Path) -> None:
    simulation.send(AddFile(str(file)))
    assert published(simulation, SubscriptionAdded)[0].entries == 2
    simulation.send(AddFile(str(file)))
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    simulation.run_until(simulation.now + 120)
    simulation.send(RetrieveNow())
    assert answers.files == 2
    file.write_bytes(rss(1, 2, 3))
    simulation.run_until(simulation.now + 120)
    simulation.send(RetrieveNow())
    feed = only_feed(simulation)
    assert (feed.problem, len(feed.window)) == (None, 3)
    file.unlink()
    simulation.run_until(simulation.now + 120)
    simulation.send(RetrieveNow())
    problem = only_feed(simulation).problem
    assert problem.kind is ProblemKind.FILE_UNREADABLE
    assert len(entries.all_posted_at(simulation.core.state.connection, 0, 9)) <= 3
    assert published(simulation, NetworkChanged) == []
    assert {line.url for line in answers.world.log} <= {"https://site.test/favicon.ico", "https://site.test/"}


def test_the_database_in_use_is_never_read(simulation: Simulation, tmp_path: Path) -> None:
    link = tmp_path / "link.xml"
    link.symlink_to(tmp_path / "reader.sqlite3")
    for path in (tmp_path / "reader.sqlite3", link):
        simulation.send(AddFile(str(path)))
    kinds = [event.problem.kind for event in published(simulation, CommandFailed)]
    assert kinds == [ProblemKind.FILE_UNREADABLE] * 2


def test_a_relative_path_is_refused(simulation: Simulation, answers: Answers) -> None:
    simulation.send(AddFile("feed.xml"))
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.BAD_URL
    assert answers.files == 0


URL = "file:///etc/feed.xml"


@pytest.mark.parametrize(
    "command",
    [AddSubscription(URL), PreviewFeed(URL), AddSubscription(" FILE:///etc/feed.xml "), AddSubscription(f"feed:{URL}"),
     ViewPage(URL), FollowPage(URL, PageRule("p"))],
)  # fmt: skip
def test_an_address_never_leads_to_a_file(simulation: Simulation, answers: Answers, command: Command) -> None:
    simulation.send(command)
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.BAD_URL
    assert answers.files == 0


def test_a_list_neither_brings_nor_carries_a_file(simulation: Simulation, file: Path) -> None:
    simulation.send(PreviewOpml(f"<opml><body><outline text='W' xmlUrl='{URL}'/></body></opml>".encode(), "list.opml"))
    preview = published(simulation, OpmlPreviewed)[0].preview
    assert (len(preview.new), len(preview.document.skipped)) == (0, 1)
    simulation.send(AddFile(str(file)))
    connection = simulation.core.state.connection
    folders, followed = subscriptions.folders(connection), subscriptions.subscriptions(connection)
    assert [each.url for each in followed] == [f"file://{quote(str(file))}"]
    assert b"file:" not in write_opml(folders, followed, title="t", created_at=0.0, with_credentials=True)


EXAMPLES = Path(__file__).parents[3] / "resources" / "plugins"

needs_programs = pytest.mark.skipif(not IS_SUPPORTED or shutil.which("python3") is None, reason="needs programs and python3")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's home folder, in which the examples work."""
    made = tmp_path / "home"
    made.mkdir()
    (made / "letter.txt").touch()
    monkeypatch.setenv("HOME", str(made))
    return made


def runner_of(tmp_path: Path, name: str) -> ProgramRunner:
    """Programs as a user puts them there."""
    folder = tmp_path / "programs"
    folder.mkdir(mode=0o700)
    shutil.copyfile(EXAMPLES / name, folder / name)
    (folder / name).chmod(0o700)
    return ProgramRunner(folder, lambda: NOW)


@needs_programs
def test_the_source_prints_a_feed(tmp_path: Path, home: Path) -> None:
    url = program_url("home_folder")
    result = runner_of(tmp_path, "home_folder").fetch(FetchRequest(1, url, Purpose.FEED))
    assert result.problem is None
    parsed = perform(ParseJob(1, JobKind.FEED, url, "", result.body))
    assert isinstance(parsed, ParsedFeed)
    assert (parsed.title, [entry.title for entry in parsed.entries]) == ("My home folder", ["1 files in the home folder"])


@needs_programs
def test_the_target_notes_an_article_once_and_says_why_not(tmp_path: Path, home: Path) -> None:
    runner = runner_of(tmp_path, "notebook")
    article = samples.article("<p>Text</p>")
    text = given(ArrivalRule(None, "Note", (), ()), article)
    assert [runner.act("notebook", text) for _ in range(2)] == [None, None]
    assert (home / "articles.md").read_text(encoding="utf-8") == f"* [{article.title}]({article.link})\n"
    problem = runner.act("notebook", given(ArrivalRule(None, "Note", (), ()), replace(article, link="")))
    assert "this article has no address" in str(problem.detail)


def test_the_full_text_rule_finds_the_text(tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "news.example.org.txt", tmp_path)
    rules = site_rules.rules_for(tmp_path, "news.example.org")
    page = f"""<html><body><div>{"Other stories of the day. " * 30}</div><div id='story'><p>{"The tide came in twice. " * 40}</p>
        <aside>More from the coast</aside><p class='advert'>Buy a boat</p></div></body></html>"""
    found = extract_text(page.encode(), url="https://news.example.org/1", content_type="text/html", rules=rules)
    assert found.rule == "news.example.org.txt"
    assert "The tide came in twice." in found.html
    assert not re.search("Other stories|More from|Buy a boat", found.html)


def test_a_target_is_given_what_the_readme_names() -> None:
    text = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    named = re.search(r"one article at a time: (.*?)\. Each", text, re.DOTALL)
    names = set(json.loads(given(ArrivalRule(None, "Note", (), ()), samples.article("<p>Text</p>"))))
    assert set(re.findall(r"`(\w+)`", named[1])) == names
