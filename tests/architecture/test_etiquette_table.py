"""The table of manners names every rule, and tests that exist."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RULES = [f"E{number}" for number in (*range(1, 25), *range(26, 29), *range(30, 41))]
LINES = [line.split("|") for line in (Path(__file__).parent / "etiquette.md").read_text(encoding="utf-8").splitlines()]
TABLE = {
    cells[1].strip(): re.findall(r"`([^`]+)::([^`]+)`", cells[3])
    for cells in LINES
    if re.fullmatch(r" E\d+ ", "".join(cells[1:2]))
}


def test_every_rule_stands_in_the_table_once() -> None:
    assert list(TABLE) == RULES
    assert len([cells for cells in LINES if cells[1:2] and cells[1].strip() in TABLE]) == len(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_that_exists(rule: str) -> None:
    assert TABLE[rule] != []
    for path, name in TABLE[rule]:
        tree = ast.parse((TESTS / path).read_text(encoding="utf-8"))
        assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, f"{path}::{name}"
