"""A file that takes the place of another is written by reader/whole_file.py, which syncs it, and nowhere else by hand."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

READER = Path(__file__).parents[2] / "reader"
RENAMES = {
    "whole_file.py": "the one place",
    "storage/database_file.py": "databases and their logs, which SQLite wrote",
    "ui/article/sharing.py": "a folder of files that were each written whole",
}
"""Who renames files, and what."""


def renames(tree: ast.AST) -> Iterator[int]:
    """Lines that rename a path: `replace` of a string takes two arguments, that of a value or a time named ones."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of_os = isinstance(node.func.value, ast.Name) and node.func.value.id in {"os", "shutil"}
            by_path = node.func.attr == "replace" and len(node.args) == 1 and not node.keywords
            if (
                (of_os and node.func.attr in {"replace", "rename", "renames", "move", "link"})
                or by_path
                or (node.func.attr in {"rename", "hardlink_to"} and len(node.args) == 1)
            ):
                yield node.lineno


MAY_RENAME = re.compile(r"\.\s*(?:replace|renames?|move|link|hardlink_to)\b")
"""Most files name none of them and are not parsed."""


def test_files_are_renamed_nowhere_else() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in READER.glob("**/*.py")}
    found = {
        path.relative_to(READER).as_posix()
        for path, source in sources.items()
        if MAY_RENAME.search(source) and any(renames(ast.parse(source)))
    }
    assert found == set(RENAMES)


@pytest.mark.parametrize(
    ("source", "is_found"),
    [
        ("draft.replace(path)", True),
        ("os.replace(a, b)", True),
        ("shutil.move(a, b)", True),
        ("path.rename(other)", True),
        ("text.replace('a', 'b')", False),
        ("replace(value, field=1)", False),
        ("tags.rename(connection, tag, name)", False),
    ],
)
def test_the_search_knows_a_path_from_a_text(source: str, is_found: bool) -> None:  # noqa: FBT001 -- a parameter of pytest
    assert any(renames(ast.parse(source))) is is_found
