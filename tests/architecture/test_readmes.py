"""READMEs of packages stay short, and name only what is there."""

import json
import re
import runpy
import subprocess
import sys
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest

from reader import __version__
from tests.architecture.test_desktop_files import script

ROOT = Path(__file__).parents[2]
READER = ROOT / "reader"
MAP = READER / "README.md"
SHORT = sorted({*READER.rglob("README.md"), *(ROOT / "tests").rglob("README.md"), ROOT / "packaging" / "README.md"} - {MAP})
PACKAGES = sorted(path for path in READER.rglob("README.md") if path != MAP)
LINES, COLUMNS = 40, 130


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def first_modules(text: str) -> list[str]:
    """The modules and folders that a README says to read, before the colon of each step."""
    steps = text.partition("Read in this order:\n\n")[2].partition("\n\n")[0]
    heads = [step.partition(":")[0] for step in re.split(r"^\d+\. ", steps, flags=re.MULTILINE)]
    return [name for head in heads for name in re.findall(r"`([\w/*]+)`", head)]


@pytest.mark.parametrize("path", SHORT, ids=name_of)
def test_a_package_readme_is_short(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LINES
    assert [line for line in lines if len(line) > COLUMNS] == []


@pytest.mark.parametrize("path", PACKAGES, ids=name_of)
def test_what_a_readme_says_to_read_is_there_once(path: Path) -> None:
    names = first_modules(path.read_text(encoding="utf-8"))
    assert names
    assert sorted(names) == sorted(set(names))
    missing = [name for name in names if not [*path.parent.glob(name.rstrip("/")), *path.parent.glob(f"{name}.py")]]
    assert missing == []


@pytest.mark.parametrize("path", [ROOT / "README.md", MAP, *SHORT], ids=name_of)
def test_links_of_a_readme_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


MADE = "import json, runpy, sys; made = runpy.run_path('packaging/pages.py')"


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """In a process of its own: the language is switched there."""
    code = f"{MADE}; json.dump([made['pages'](), list(made['contents'](made['pages']()))], sys.stdout)"
    printed = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    made, contents = json.loads(printed)
    assert [next(iter(entry)) for entry in contents][:2] == ["Beforehand", "Help"]
    return dict(made)


def test_links_of_the_site_stay_inside_it(pages: dict[str, str]) -> None:
    there = {*pages, "pictures/light.png", "pictures/dark.png"}
    links = {link for text in pages.values() for link in re.findall(r"\]\(([^):]+)\)", text)}
    assert links >= {"preferences.md", "plugins.md", "pictures/light.png"}
    assert links - there == set()


def test_the_help_is_there_in_each_language(pages: dict[str, str]) -> None:
    helps = {name: text for name, text in pages.items() if name.startswith("help.")}
    assert {"help.md", "help.de.md", "help.ja.md"} <= set(helps)
    assert {text.count("\n## ") for text in helps.values()} == {16}
    assert len({text.splitlines()[0] for text in helps.values()}) > 3
    assert "Ctrl\\+K" in helps["help.md"]


def test_every_command_has_its_part(pages: dict[str, str]) -> None:
    from reader.app.commands import COMMANDS

    assert re.findall(r"^## beforehand (.+)$", pages["commands.md"], re.MULTILINE) == sorted(COMMANDS)


def test_every_heading_has_an_address_that_the_scripts_of_the_theme_can_find(pages: dict[str, str]) -> None:
    anchor = runpy.run_path(str(ROOT / "packaging" / "pages.py"))["anchor"]
    headings = re.findall(r"^#+ (.+)$", "\n".join(pages.values()), re.MULTILINE)
    assert len(headings) > 100
    assert {heading for heading in headings if not re.fullmatch(r"[^\W\d][\w-]*", anchor(heading, "-"))} == set()


RELEASES = script("publish")
TEXT = RELEASES.CHANGE_LOG.read_text(encoding="utf-8")
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_what_is_not_released_stands_first_and_this_version_next() -> None:
    headings = re.findall(r"^## (.*)$", TEXT, re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    assert headings[1].startswith(f"[{__version__}] - ")


def test_releases_are_in_order_of_version_and_date() -> None:
    found = [
        (tuple(map(int, version.split("."))), date)
        for version, date in re.findall(r"^## \[([\d.]+)\] - (\S+)$", TEXT, re.MULTILINE)
    ]
    assert found
    assert all(newer[0] > older[0] and newer[1] >= older[1] for newer, older in pairwise(found))


def test_every_list_is_of_a_kind_that_is_known_and_holds_something() -> None:
    parts = re.split(r"^### ", TEXT, flags=re.MULTILINE)[1:]
    assert {part.partition("\n")[0] for part in parts} <= KINDS
    assert all(re.search(r"^- \S", part, re.MULTILINE) for part in parts)


def test_paragraphs_lists_and_signs_become_those_of_appstream() -> None:
    text = """# Change log

## [Unreleased]

### Added

- Not yet.

## [1.2.0] - 2027-01-05

For `feed:` links & [more](https://example.org).

### Added

- One <tag>.
- Two,
  and more.

### Fixed

- Three.

## [0.9.1] - 2027-01-04

- Alone.
"""
    element = ET.fromstring(RELEASES.releases(text))  # noqa: S314 -- made here
    assert [(each.get("version"), each.get("date"), each.get("type")) for each in element] == [
        ("1.2.0", "2027-01-05", "stable"),
        ("0.9.1", "2027-01-04", "development"),
    ]
    first, second = (each.find("description") for each in element)
    assert [(each.tag, "".join(each.itertext()).split()) for each in first] == [
        ("p", ["For", "feed:", "links", "&", "more."]),
        ("p", ["Added:"]),
        ("ul", ["One", "<tag>.", "Two,", "and", "more."]),
        ("p", ["Fixed:"]),
        ("ul", ["Three."]),
    ]
    assert [code.text for code in first.iter("code")] == ["feed:"]
    assert [each.text for each in second.iter("li")] == ["Alone."]


@pytest.mark.parametrize("text", ["## [1.0] - 2027-01-05\n", "## 1.0.0\n", "## [1.0.0] - soon\n"])
def test_what_is_not_understood_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="heading of a release"):
        RELEASES.releases(text)
