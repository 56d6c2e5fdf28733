"""Preferences are read by attributes that have types: their keys are spelled in `reader/domain` and nowhere else."""

import ast
from pathlib import Path

from reader.domain.preferences import PREFERENCES, Preferences

READER = Path(__file__).parents[2] / "reader"
SOURCES = [path for path in sorted(READER.glob("**/*.py")) if not path.is_relative_to(READER / "domain")]
GROUPS = tuple(sorted({key.partition(".")[0] + "." for key in PREFERENCES}))
ATTRIBUTES = {key.replace(".", "_", 1) for key in PREFERENCES}
CASTS = {"bool", "int", "float", "str"}


def spelled_keys(tree: ast.AST) -> list[str]:
    """Keys, choices written as key=value, and the beginnings that several keys share."""
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if text.partition("=")[0] in PREFERENCES or text in GROUPS]


def casts(tree: ast.AST) -> list[str]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and len(node.args) == 1]
    return [
        ast.unparse(call)
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id in CASTS
        and isinstance(call.args[0], ast.Attribute)
        and (call.args[0].attr in ATTRIBUTES or ast.unparse(call.args[0]) == "event.value")
    ]


def test_no_key_is_spelled_and_no_value_is_cast() -> None:
    assert len(SOURCES) > 400
    # one tree at a time: all of them are 400 MB
    trees = ((path, ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCES)
    assert {str(path): found for path, tree in trees if (found := spelled_keys(tree) + casts(tree))} == {}


def test_the_search_finds_what_it_is_for() -> None:
    tree = ast.parse(
        'a["look.theme"]; b("look.layout=wide"); k.startswith(("fetch.",)); bool(p.habits_record); int(event.value); int(n)'
    )
    assert spelled_keys(tree) == ["look.theme", "look.layout=wide", "fetch."]
    assert casts(tree) == ["bool(p.habits_record)", "int(event.value)"]


def test_an_attribute_is_named_as_its_key() -> None:
    assert {key: getattr(Preferences, key.replace(".", "_", 1)).key for key in PREFERENCES} == {key: key for key in PREFERENCES}
