"""Pages saved by the command line: from a file, a list of addresses, and what is refused; nothing is asked of a private network."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fakes.many_commands import outcomes_of

TEXT = "The gauge stood at four metres, and the harbour was quiet, as it is before the tide turns."
PAGE = f"<html><head><title>The harbour</title></head><body><article>{f'<p>{TEXT}</p>' * 5}</article></body></html>"


@pytest.fixture
def profile(tmp_path: Path) -> str:
    return str(tmp_path / "profile")


def everything(profile: str, folder: Path) -> list[dict[str, object]]:
    ended = outcomes_of([("export", ["--profile", profile, "export", "--everything", str(folder)])])
    assert ended[0].code == 0, ended
    found: list[dict[str, object]] = json.loads((folder / "everything.json").read_text())["articles"]
    return found


def test_a_page_from_a_file_is_saved_tagged_and_exported(profile: str, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(PAGE)
    typed = ["save", "https://paper.example/harbour", "--html", str(tmp_path / "page.html"), "--tag", "sea", "--tag", "long"]
    again = ["save", "https://paper.example/harbour"]
    first, second = outcomes_of([("save", ["--profile", profile, *typed]), ("again", ["--profile", profile, *again])])
    assert (first.code, first.out, first.error) == (0, "Saved to Read later: The harbour\n", "")
    assert (second.code, second.out, second.error) == (0, "Already in Read later: The harbour\n", "")
    (article,) = everything(profile, tmp_path / "out")
    assert (article["title"], article["tags"], article["is_later"]) == ("The harbour", ["long", "sea"], True)
    assert TEXT in str(article["html"])
    assert (tmp_path / "out" / "subscriptions.opml").read_text().count("<outline") == 0


def test_addresses_of_private_networks_are_refused_by_name(profile: str, tmp_path: Path) -> None:
    given = "http://localhost/\nhttp://192.168.0.1/admin\njavascript:alert(1)\n\n"
    ended = subprocess.run(
        [sys.executable, "-m", "reader", "--profile", profile, "save", "-"],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        timeout=60,
    )
    assert ended.returncode == 1
    assert [line.partition(":")[0] for line in ended.stderr.splitlines()] == ["beforehand"] * 3
    assert ["localhost" in ended.stderr, "192.168.0.1" in ended.stderr, "javascript:alert(1)" in ended.stderr] == [True] * 3
    assert everything(profile, tmp_path / "out") == []
