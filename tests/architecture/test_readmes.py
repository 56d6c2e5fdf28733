"""READMEs of packages stay short, and name only what is there."""

import re
from pathlib import Path

import pytest

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
