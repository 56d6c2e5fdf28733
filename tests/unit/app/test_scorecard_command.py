"""`briefing` and `scorecard --briefing`: nothing new, what is new by section, the last one of today, and how good it was."""

import json
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from reader.app.commands.arguments import parse
from reader.app.commands.briefing import print_briefing
from reader.app.commands.run import run_command
from reader.app.commands.scorecard import briefing_lines, interests_lines, readiness_lines
from reader.app.paths import profile_in
from reader.app.single_instance import Line
from reader.domain.feed import Advice, FeedUsage
from reader.domain.ids import EntryId, FeedId
from reader.domain.news import LASTS_SECONDS, Briefing, BriefStory
from reader.reports.feed_usage import Usage
from reader.reports.for_you import Interest
from reader.reports.for_you_evaluation import BriefingEvaluation, Evaluation, Quality
from reader.reports.scorecard import Readiness
from reader.storage import briefing, news, subscriptions
from reader.storage.writer import open_database
from tests.fakes.clock import FakeClock
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store


def run(folder: Path, *arguments: str) -> tuple[int, str]:
    lines: list[Line] = []
    code = run_command(parse([*arguments]), profile_in(folder), lines.append)
    return code, "\n".join(line.text for line in lines)


def printed(database: Path, now: int, *, as_json: bool = False) -> str:
    lines: list[Line] = []
    assert print_briefing(database, as_json=as_json, clock=FakeClock(at=float(now)), say=lines.append) == 0
    return "\n".join(line.text for line in lines)


def test_a_profile_that_was_never_used_has_none(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    assert run(folder, "briefing") == (0, "Nothing is new, so there is no briefing.")
    assert json.loads(run(folder, "briefing", "--json")[1]) == {"made_at": None, "stories": [], "rest": 0}
    code, text = run(folder, "scorecard", "--briefing")
    assert (code, text.split(":")[0]) == (0, "Too little was read to judge a briefing")
    assert json.loads(run(folder, "scorecard", "--briefing", "--json")[1])["held"] == {}
    assert not folder.exists()


def test_what_is_new_is_printed_by_section_until_todays_is_there(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(open_database(path, now=NOW, backup_folder=None)) as connection:
        town = subscriptions.add_folder(connection, "Town")
        post, loose = follow(connection, "post", town), follow(connection, "loose")
        news.note_use(connection, NOW - DAY)
        ids = [
            *store(
                connection,
                post,
                parsed("mole", title="Storm closes the mole", snippet="Gusts of 94 km/h were measured early. More."),
            ),
            *store(connection, loose, *(parsed(f"e{n}", published_at=NOW - n) for n in range(9))),
        ]
        text = printed(path, NOW)
        assert text.startswith(
            "Briefing of today 08:00: 7 stories, 7 min\n\nTown\n  Storm closes the mole\n    Gusts of 94 km/h were measured early.\n"
        )
        assert "    https://post.example/feed, 1 min  https://site.example/mole\n\n  Title e0\n" in text
        assert text.endswith("\n\n3 more new articles")
        report = json.loads(printed(path, NOW, as_json=True))
        assert (len(report["stories"]), report["rest"], report["made_at"]) == (7, 3, "2026-01-05T08:00:00Z")
        assert briefing.last(connection) is None, "nothing is stored"
        briefing.save(connection, Briefing(NOW, (BriefStory(ids[1], (ids[0],)), BriefStory(EntryId(999)))))
        again = printed(path, NOW + LASTS_SECONDS - 1)
        assert "1 story, 1 min" in again
        assert " and 1 more, 1 min" in again
        assert "7 stories" in printed(path, NOW + LASTS_SECONDS)


def test_a_briefing_that_holds_no_more_than_the_newest_is_called_so() -> None:
    good = BriefingEvaluation(
        40, visits=12, opened=30, new_per_visit=17.6, held={"briefing": 0.5, "newest": 0.25, "for_you": 0.4}
    )
    text = "\n".join(briefing_lines(good))
    assert "\n12 visits with reading, 18 new articles at each, 30 articles read in all.\n" in text
    assert [line.split()[-1] for line in text.splitlines() if line.endswith("%")] == ["50%", "25%", "40%"]
    assert "no more than" not in text
    bad = BriefingEvaluation(40, visits=1, opened=3, new_per_visit=9.0, held={"briefing": 0.25, "newest": 0.25, "for_you": 0.4})
    assert list(briefing_lines(bad))[-1] == "On this log, a briefing holds no more than the newest seven."


def test_readiness_is_said_once_there_is_something_to_say() -> None:
    assert list(readiness_lines(Readiness())) == []
    assert list(readiness_lines(Readiness(visits=12, ready=9)))[1:] == [
        "Everything that you opened was there before, with text and pictures, at 9 of 12 visits with reading."
    ]
    assert list(readiness_lines(Readiness(briefing_days=5, opened_days=4))) == [
        "You opened a briefing on 4 of 5 days with visits."
    ]


def test_the_scorecard_says_how_ready_visits_were(tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    assert json.loads(run(folder, "scorecard", "--json")[1])["readiness"] == asdict(Readiness())


def interests(folder: Path, *arguments: str) -> tuple[int, str]:
    lines: list[Line] = []
    code = run_command(parse(["scorecard", "--interests", *arguments]), profile_in(folder), lines.append)
    return code, "\n".join(line.text for line in lines)


def test_a_profile_that_was_never_used_has_learned_nothing(tmp_path: Path) -> None:
    code, text = interests(tmp_path / "none")
    assert code == 0
    assert text.startswith("Nothing learned from your reading yet (0 articles read).")
    assert "For you shows the newest first" in text
    reported = json.loads(interests(tmp_path / "none", "--json")[1])
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
