"""One way for what is needed everywhere in the window: to fill a sentence, to translate it, to wait."""

import re
from pathlib import Path

import pytest

READER = Path(__file__).parents[2] / "reader"
RULES = {
    r"\.replace\(f?\"\{": (set[str](), "sentences are filled by `reader.domain.fill`"),
    r"QCoreApplication\.translate\(": (
        {"ui/text/translate.py", "ui/data/links.py"},
        "`Translator` gives the context, in layers above `text`",
    ),
    r"\bQTimer\(": ({"ui/data/timers.py"}, "timers are made by `single_shot` and `repeating`"),
}


def breaches(pattern: str) -> set[str]:
    sources = [path for path in READER.rglob("*.py") if re.search(pattern, path.read_text(encoding="utf-8"))]
    return {path.relative_to(READER).as_posix() for path in sources}


@pytest.mark.parametrize("pattern", RULES, ids=[reason for _, reason in RULES.values()])
def test_there_is_no_other_way(pattern: str) -> None:
    assert breaches(pattern) == RULES[pattern][0]
