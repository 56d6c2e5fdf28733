"""The pages of the site, made from what is there already."""

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
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
