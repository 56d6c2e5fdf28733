"""What `fetch` prints of feeds that may not be asked yet: each of a few, one line for many."""

import pytest

from reader.app.commands.refresh import REFUSALS_SHOWN, Fetched, _print
from reader.app.single_instance import Line


def reported(refused: int) -> list[str]:
    lines: list[Line] = []
    results = [
        Fetched(f"https://{n}.example/feed", f"Feed {n}", "refused", 0, "the server asked for 6 h") for n in range(refused)
    ]
    broken = Fetched("https://broken.example/feed", "Broken", "failed", 0, "Nothing found at this address (404).")
    _print([*results, broken], lines.append, as_json=False)
    return [line.text for line in lines]


def test_few_refusals_are_listed_one_by_one() -> None:
    lines = reported(REFUSALS_SHOWN)
    assert lines[0] == "refused: Feed 0  https://0.example/feed  the server asked for 6 h"
    assert len(lines) == REFUSALS_SHOWN + 2


@pytest.mark.parametrize("count", [REFUSALS_SHOWN + 1, 412])
def test_many_refusals_are_one_line_and_failures_are_still_named(count: int) -> None:
    assert reported(count) == [
        "failed: Broken  https://broken.example/feed  Nothing found at this address (404).",
        f"refused: {count} feeds cannot be refreshed yet (see beforehand status)",
        f"{count + 1} feeds, 0 articles arrived, 1 failed.",
    ]
