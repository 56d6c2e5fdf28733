"""`scorecard` and `explain` as a user types them, on a profile that a real engine has filled from a loopback server."""

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from reader.app.commands.scorecard import print_scorecard
from reader.app.demo.server import DemoServer, blogs
from reader.app.paths import profile_in
from reader.app.single_instance import Line
from reader.domain.retrieval import AccessRecord
from reader.engine.system_clock import SystemClock
from reader.storage import history
from reader.storage.writer import open_database
from tests.e2e.test_commands import beforehand
from tests.fakes.clock import FakeClock
from tests.fakes.many_commands import outcomes_of


@pytest.fixture(scope="module")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("scorecard") / "profile"
    begun = SystemClock().now()
    # time stands still there: one of its feeds goes away a minute and a half after it began
    with DemoServer(lambda: begun) as server:
        beforehand(folder, "import", "-", "--refresh", given=server.subscription_list())
        yield folder


def answer(profile: Path, *arguments: str) -> dict[str, Any]:
    done = beforehand(profile, *arguments, "--json")
    assert done.code == 0, done.error
    reported: dict[str, Any] = json.loads(done.out)
    return reported


def explained(profile: Path, *words: str) -> list[dict[str, Any]]:
    outcomes = outcomes_of([(word, ["--profile", str(profile), "explain", word, "--json"]) for word in words])
    assert [each.code for each in outcomes] == [0] * len(words), outcomes
    return [json.loads(each.out) for each in outcomes]


def test_scorecard_reports_requests_before_anything_is_known_of_misses(profile: Path) -> None:
    scorecard = answer(profile, "scorecard")
    assert (scorecard["feeds"], scorecard["requests"]["total"], scorecard["accesses"]) == (len(blogs()), len(blogs()), 0)
    assert (scorecard["misses"], scorecard["per_day"]) == (None, None)
    assert datetime.fromisoformat(scorecard["begins"]) <= datetime.fromisoformat(scorecard["ends"])
    assert "no visits were recorded" in beforehand(profile, "scorecard").out

    # from here on a minute later by a clock of the test's own: the program may be as quick as it likes
    database, now = profile_in(profile).database, int(datetime.fromisoformat(scorecard["ends"]).timestamp())
    connection = open_database(database, now=now, backup_folder=None)
    history.add_access(connection, AccessRecord(now, 0, "window"))
    connection.close()
    said: list[Line] = []
    for as_json in (True, False):
        assert print_scorecard(database, days=3650, as_json=as_json, clock=FakeClock(at=now + 60.0), say=said.append) == 0
    scorecard = json.loads(said[0].text)
    assert (scorecard["accesses"], scorecard["misses"]) == (1, None), "after a first document nothing is known yet"
    assert scorecard["coverage"] == {"share": 0.0, "failed": 0, "stopped": 0, "never_retrieved": 1, "postponed": 0}
    reported = "\n".join(line.text for line in said[1:])
    assert "no feed was refreshed twice, so missed articles are unknown" in reported
    assert "Unknown since then for 1 feed: 1 never refreshed." in reported


def test_explain_accepts_titles_addresses_and_parts_of_them(profile: Path) -> None:
    kiln, part, capitals, press = explained(profile, "the cooling kiln", "g kil", "THE COOLING KILN", "broken press")
    assert kiln["title"] == "The Cooling Kiln"
    assert datetime.fromisoformat(kiln["last"]) < datetime.fromisoformat(kiln["next"])
    assert kiln["retrievals"][0]["outcome"] == "new"
    assert {explanation["url"] for explanation in (part, capitals, answer(profile, "explain", kiln["url"]))} == {kiln["url"]}
    text = beforehand(profile, "explain", "kiln").out
    assert text.startswith(f"The Cooling Kiln  {kiln['url']}\n")
    assert f"({kiln['next']})" in text
    assert "None" not in text
    assert "not a feed" in press["problem"]
    assert press["retrievals"][0]["outcome"] == "failed"


def test_explain_of_no_feed_or_several_is_an_error(profile: Path, tmp_path: Path) -> None:
    asked = [(profile, "nobody"), (tmp_path / "new", "nobody"), (profile, "the")]
    nobody, nobody_new, several, nothing = outcomes_of(
        [
            *((word, ["--profile", str(folder), "explain", word]) for folder, word in asked),
            ("", ["--profile", str(profile), "explain"]),
        ]
    )
    for each in (nobody, nobody_new):
        assert (each.code, each.out, each.error.count("\n")) == (1, "", 1)
        assert "You are not subscribed to nobody" in each.error
    assert (several.code, several.out) == (1, "")
    assert "The Cooling Kiln" in several.error
    assert nothing.code == 2


def test_scorecard_of_a_new_profile_does_not_make_it(tmp_path: Path) -> None:
    profile = tmp_path / "new"
    assert "No refreshes" in beforehand(profile, "scorecard").out
    assert answer(profile, "scorecard")["requests"]["total"] == 0
    assert not profile.exists()
    assert beforehand(profile, "scorecard", "--days", "0").code == 2
