"""The change log has the form it names, and what software centres show is made from it."""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from reader import __version__
from tests.architecture.test_desktop_files import script

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
