"""`scorecard --interests`: nothing to tell, too little to judge, a table; and the same for programs."""

import json
from pathlib import Path

from reader.app.commands.arguments import parse
from reader.app.commands.run import run_command
from reader.app.commands.scorecard import interests_lines
from reader.app.paths import profile_in
from reader.app.single_instance import Line
from reader.domain.feed import Advice, FeedUsage
from reader.domain.ids import FeedId
from reader.reports.feed_usage import Usage
from reader.reports.for_you import Interest
from reader.reports.for_you_evaluation import Evaluation, Quality


def run(folder: Path, *arguments: str) -> tuple[int, str]:
    lines: list[Line] = []
    code = run_command(parse(["scorecard", "--interests", *arguments]), profile_in(folder), lines.append)
    return code, "\n".join(line.text for line in lines)


def test_a_profile_that_was_never_used_has_learned_nothing(tmp_path: Path) -> None:
    code, text = run(tmp_path / "none")
    assert code == 0
    assert text.startswith("Nothing learned from your reading yet (0 articles read).")
    assert "For you shows the newest first" in text
    reported = json.loads(run(tmp_path / "none", "--json")[1])
    assert (reported["interests"], reported["evaluation"]["orders"], reported["usage"]["feeds"]) == ([], {}, [])
    assert not (tmp_path / "none").exists()


def test_what_was_learned_is_judged_and_each_feed_has_its_line() -> None:
    orders = {
        "for_you": Quality(0.9, 0.3), "interests_alone": Quality(0.8, 0.2),
        "most_read_feed": Quality(0.6, 0.1), "newest": Quality(0.5, 0.1)
    }  # fmt: skip
    evaluation = Evaluation(40, visits=12, wanted=30, candidates_per_visit=25.4, orders=orders)
    feed = FeedUsage(FeedId(1), "A" * 50, 30, 0, 0.1, 90, 0.5, 10, 0.5, is_own_weight=True, advice=Advice.UNSUBSCRIBE)
    text = "\n".join(interests_lines([Interest(("tide", "gauge"), 1, 0.25)], evaluation, Usage(30.0, (feed,))))
    assert "What you read about, from 40 articles:" in text
    assert "tide, gauge" in text
    assert " 25%   1 article\n" in text
    assert "\n12 visits with reading, 25 unread articles at each, 30 of them read in all.\n" in text
    assert [line.split()[-2:] for line in text.splitlines() if "0.900" in line] == [["0.900", "0.300"]]
    assert "no better" not in text
    assert "A" * 35 + "…    30     0        90    0.50*  never read: unsubscribe?" in text
    worse = Evaluation(40, visits=1, wanted=3, candidates_per_visit=25.4, orders=orders | {"for_you": Quality(0.5, 0.3)})
    assert "On this log, For you is no better than newest first." in interests_lines([], worse, Usage())
