"""The examples of `resources/plugins`, really run: a source, a target and a full-text rule do what their README says."""

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.feed import ParsedFeed
from reader.domain.retrieval import FetchRequest, JobKind, ParseJob, Purpose
from reader.domain.rules import ArrivalRule, program_url
from reader.engine.jobs.programs import given
from reader.engine.program_process import ProgramRunner
from reader.formats.pages.page_text import extract_text
from reader.formats.wire import perform
from reader.storage import site_rules
from reader.storage.program_runs import IS_SUPPORTED
from tests.ui import article_samples as samples

EXAMPLES = Path(__file__).parents[3] / "resources" / "plugins"
NOW = 1_767_600_000.0

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
    assert problem is not None
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
    assert named is not None
    names = set(json.loads(given(ArrivalRule(None, "Note", (), ()), samples.article("<p>Text</p>"))))
    assert set(re.findall(r"`(\w+)`", named[1])) == names
