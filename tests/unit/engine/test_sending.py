"""Articles sent to a folder, a wallabag server or an account's services in the real core: stored first, sent once, tried again, said."""

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import AddSubscription, KeepSendLogin, RetrieveNow, SaveRule, SendEntries, SetMark, SetPreference
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, EntriesSent, SendingChanged, SendingFailed, SendLoginKept
from reader.domain.ids import DAY_SECONDS, EntryId
from reader.domain.retrieval import FetchRequest, FetchResult, RequestKind
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.engine import sending
from reader.engine.messages import ClockJumped
from reader.engine.sending import OUTAGE_SECONDS, RETRY_SECONDS
from reader.lab.simulation import Simulation
from reader.storage import entries, sendings
from reader.storage.activity import LineFilter, lines
from reader.storage.connection import WriteConnection
from tests.fakes.account_run import account_run
from tests.fakes.loopback import Response
from tests.fakes.sync_server import MINIFLUX_23
from tests.fakes.world import START, Page, World, make_core, published, rss

URL = "https://site.test/feed.xml"
PICTURE = "https://site.test/tide.png"
_PNG = next((Path(__file__).parents[2] / "ui" / "references").glob("*.png")).read_bytes()
BAG = "Bag: wallabag+https://bag.test"
DOWN = Problem(ProblemKind.CONNECT, "refused")


def with_picture() -> bytes:
    item = f"<item><title>High: tide?</title><link>https://site.test/9</link><guid>9</guid><description>&lt;p&gt;Wet &lt;img src='{PICTURE}'&gt;&lt;/p&gt;</description></item>"
    return rss(1).replace(b"</channel>", item.encode() + b"</channel>")


@dataclass
class Home:
    """A profile, a vault and a wallabag server; `spoil` is its trouble."""

    folder: Path
    world: World
    sent: list[dict[str, str]] = field(default_factory=list)
    spoil: Problem | None = None
    retry_after: int | None = None
    body: bytes = b'{"is_archived": 0, "id": 7, "title": "x"}'
    simulation: Simulation = field(init=False)

    def __post_init__(self) -> None:
        self.vault.mkdir()
        self.start(START)
        self.simulation.send(AddSubscription(URL))
        self.simulation.run_until(START + 60)

    @property
    def vault(self) -> Path:
        return self.folder / "vault"

    @property
    def connection(self) -> WriteConnection:
        return self.simulation.core.state.connection

    @property
    def ids(self) -> list[EntryId]:
        return [EntryId(each) for each in entries.entry_ids(self.connection, Selection(View.ALL))]

    def start(self, now: float) -> None:
        self.simulation = Simulation(make_core(self.folder, now=now), self.answer, now=now)

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        call = request.call
        if call is None:
            return self.world.answer(request, now)
        assert (call.url, call.sign_in, call.secret) == ("https://bag.test/api/entries.json", SignIn.WALLABAG, "")
        self.sent.append(dict(call.form))
        if self.spoil is not None:
            return FetchResult(request, 0, request.url, now, now, problem=self.spoil, retry_after_seconds=self.retry_after)
        return FetchResult(request, 200, request.url, now, now, body=self.body)

    def choose(self, *targets: str) -> None:
        self.simulation.send(SetPreference("share.services", "\n".join(targets)))

    def wait(self, seconds: float) -> None:
        self.simulation.run_until(self.simulation.now + seconds)

    def send(self, target: str, chosen: Iterable[EntryId]) -> SendEntries:
        command = SendEntries(tuple(chosen), target)
        self.simulation.send(command)
        return command

    def failures(self) -> list[tuple[int, ProblemKind, bool]]:
        return [(each.number, each.problem.kind, each.is_final) for each in published(self.simulation, SendingFailed)]

    def notes(self) -> list[str]:
        return sorted(each.relative_to(self.vault).as_posix() for each in self.vault.rglob("*") if each.is_file())


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path, World({URL: Page(with_picture()), PICTURE: Page(_PNG, content_type="image/png")}))


def only(home: Home, title: str) -> EntryId:
    return next(row.entry_id for row in entries.entry_rows(home.connection, home.ids) if row.title == title)


def test_an_article_and_its_pictures_become_files(home: Home) -> None:
    home.choose(f"Notes: {home.vault}")
    chosen = only(home, "High: tide?")
    command = home.send("Notes", [chosen])
    (said,) = published(home.simulation, SendingChanged)
    assert said == SendingChanged(said.undo, Change(ChangeKind.SENDING, ("Notes",)), cause=command.command_id)
    assert isinstance(said.undo, SendEntries)
    assert (said.undo.entry_ids, said.undo.is_wanted) == ((chosen,), False)
    home.wait(30)
    note, picture = home.notes()
    assert note == "High tide.md"
    assert (home.vault / picture).read_bytes() == _PNG
    text = (home.vault / note).read_text()
    assert 'link: "https://site.test/9"' in text
    assert f"]({picture})" in text
    assert published(home.simulation, EntriesSent) == [EntriesSent("Notes")]
    assert home.simulation.core.state.sending is None


def test_no_file_is_ever_overwritten_and_the_same_one_not_written_twice(home: Home) -> None:
    home.choose(f"Notes: {home.vault}")
    chosen = only(home, "High: tide?")
    for _ in range(2):
        home.send("Notes", [chosen])
        home.wait(30)
    assert len(home.notes()) == 2
    note = home.vault / "High tide.md"
    note.write_text("my own words")
    home.send("Notes", [chosen])
    home.wait(30)
    assert note.read_text() == "my own words"
    assert (home.vault / "High tide 2.md").is_file()


def test_what_a_kill_left_in_a_folder_goes_with_the_next_note(home: Home) -> None:
    """But not what somebody writes there now."""
    home.choose(f"Notes: {home.vault}")
    left = [folder / f".beforehand-{number}-0.part" for folder in (home.vault, home.vault / "pictures") for number in (1, 2)]
    left[-1].parent.mkdir()
    for draft, at in zip(left, (START - 2 * DAY_SECONDS, START) * 2, strict=True):
        draft.write_bytes(b"half")
        os.utime(draft, (at, at))
    home.send("Notes", [only(home, "High: tide?")])
    home.wait(30)
    assert [draft.exists() for draft in left] == [False, True] * 2


def test_a_folder_that_is_gone_is_waited_for_and_never_made(home: Home) -> None:
    home.choose(f"Notes: {home.vault}")
    home.vault.rmdir()
    home.send("Notes", home.ids[:1])
    home.wait(30)
    assert home.failures() == [(1, ProblemKind.BAD_FOLDER, False)]
    home.vault.mkdir()
    home.wait(RETRY_SECONDS[0])
    assert len(home.notes()) >= 1
    assert sendings.given_up(home.connection) == []


def test_a_clock_that_is_set_back_keeps_nothing_waiting(home: Home) -> None:
    home.choose(BAG)
    home.spoil = DOWN
    home.send("Bag", home.ids[:1])
    home.spoil = None
    home.simulation.now -= 40 * DAY_SECONDS
    home.simulation.send(ClockJumped(-40 * DAY_SECONDS))
    home.wait(60)
    assert (len(home.sent), sendings.next_at(home.connection)) == (2, None)


def test_a_kill_between_star_and_answer_sends_once_more(home: Home) -> None:
    home.choose("Bag ★: wallabag+https://bag.test")
    home.spoil = DOWN
    home.simulation.send(SetMark((home.ids[0],), Mark.STARRED, is_set=True))
    assert len(home.sent) == 1
    home.simulation.core.close()
    home.spoil = None
    home.start(START + 200)
    home.wait(1)
    assert [each["url"] for each in home.sent] == [home.sent[0]["url"]] * 2
    home.wait(86_400)
    assert len(home.sent) == 2


def test_a_star_that_is_taken_back_sends_nothing(home: Home) -> None:
    home.choose("Bag ★: wallabag+https://bag.test", f"Notes: {home.vault}")
    home.spoil = DOWN
    for is_set in (True, False):
        home.simulation.send(SetMark((home.ids[0],), Mark.STARRED, is_set=is_set))
    home.wait(86_400)
    assert (len(home.sent), home.notes()) == (1, [])
    assert sendings.next_at(home.connection) is None


def test_a_server_that_is_gone_is_tried_five_times_and_then_given_up(home: Home) -> None:
    home.choose(BAG)
    home.spoil = DOWN
    home.send("Bag", home.ids)
    number = len(home.ids)
    home.wait(86_400)
    # those that wait for the same server are not tried one by one
    assert len(home.sent) == 5
    # said at first and at last
    assert home.failures() == [(number, ProblemKind.CONNECT, False), (number, ProblemKind.CONNECT, True)]
    (left,) = sendings.given_up(home.connection)
    assert (left.target, sorted(left.entry_ids), left.problem) == ("Bag", sorted(home.ids), DOWN)
    home.spoil = None
    home.send("Bag", left.entry_ids)
    home.wait(60)
    assert published(home.simulation, EntriesSent) == [EntriesSent("Bag")]
    assert len(home.sent) == 5 + number
    assert sendings.given_up(home.connection) == []


def test_a_server_that_wants_peace_gets_it(home: Home) -> None:
    home.choose(BAG)
    home.spoil, home.retry_after = Problem(ProblemKind.RATE_LIMITED), 7200
    home.send("Bag", home.ids)
    home.wait(7100)
    assert len(home.sent) == 1
    home.spoil = None
    home.wait(200)
    assert len(home.sent) == 1 + len(home.ids)


def test_an_article_that_is_refused_does_not_hold_up_others(home: Home) -> None:
    home.choose(BAG)
    home.spoil = Problem(ProblemKind.HTTP_STATUS, "422")
    home.send("Bag", home.ids[:1])
    home.spoil = None
    home.send("Bag", home.ids[1:])
    home.wait(60)
    assert home.failures() == [(1, ProblemKind.HTTP_STATUS, True)]
    assert len(home.sent) == len(home.ids)


@pytest.mark.parametrize("body", [b"", b"[]", b"{}", b'{"error": "expired"}', b"Sign in, please", b'{"id": null}'])
def test_only_what_the_server_says_it_has_counts_as_sent(home: Home, body: bytes) -> None:
    home.choose(BAG)
    home.body, good = body, home.body
    home.send("Bag", home.ids[:1])
    home.wait(60)
    assert home.failures() == [(1, ProblemKind.BAD_ANSWER, True)]
    (left,) = sendings.given_up(home.connection)
    assert left.entry_ids == (home.ids[0],)
    home.body = good
    home.send("Bag", left.entry_ids)
    home.wait(60)
    assert published(home.simulation, EntriesSent) == [EntriesSent("Bag")]


def test_a_login_that_is_missing_is_said_at_once_and_what_waited_goes_after_it(home: Home) -> None:
    home.choose(BAG)
    home.spoil = Problem(ProblemKind.WALLABAG_LOGIN)
    home.send("Bag", home.ids[:1])
    assert home.failures() == [(1, ProblemKind.WALLABAG_LOGIN, True)]
    home.spoil = None
    home.simulation.send(KeepSendLogin("https://bag.test", "ann", json.dumps({"password": "hush"})))
    home.wait(5)
    assert published(home.simulation, SendLoginKept)
    assert len(home.sent) == 2
    assert published(home.simulation, EntriesSent) == []
    (first, *_) = lines(home.connection, LineFilter(has_refreshes=False, kinds=(RequestKind.SEND,)))
    assert first.article


def test_what_is_taken_back_does_not_keep_others_from_being_said(home: Home) -> None:
    home.choose(BAG)
    home.spoil = DOWN
    home.send("Bag", home.ids)
    home.simulation.send(SendEntries(tuple(home.ids[1:]), "Bag", is_wanted=False))
    home.spoil = None
    home.wait(RETRY_SECONDS[0])
    assert len(home.sent) == 2
    assert published(home.simulation, EntriesSent) == [EntriesSent("Bag")]


def test_a_clock_that_was_far_ahead_delays_nothing_for_years(home: Home) -> None:
    home.choose(BAG)
    home.spoil = DOWN
    home.send("Bag", home.ids[:1])
    home.connection.execute("UPDATE sending SET next_at = next_at + 300000000")
    home.spoil = None
    home.wait(86_400)
    assert len(home.sent) == 2


def test_a_server_waits_while_the_network_is_missing_and_a_folder_does_not(home: Home) -> None:
    home.choose(BAG, f"Notes: {home.vault}")
    home.simulation.core.state.outage.problem = Problem(ProblemKind.NO_NETWORK)
    plain = [each for each in home.ids if each != only(home, "High: tide?")]
    for target, chosen in (("Bag", plain), ("Notes", home.ids)):
        home.send(target, chosen)
    home.simulation.core.tick(home.simulation.now)
    # the pictures of the one that is left come by the network
    assert (len(home.sent), len(home.notes())) == (0, len(plain))
    assert sendings.next_at(home.connection) == int(home.simulation.now) + OUTAGE_SECONDS
    assert home.failures() == []


def test_a_rule_sends_what_arrives(home: Home) -> None:
    home.choose(f"Notes: {home.vault}")
    condition = RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "Entry 7")
    home.simulation.send(SaveRule(ArrivalRule(None, "Keep", (condition,), (RuleAction(RuleActionKind.SEND, "Notes"),))))
    home.world.pages[URL] = Page(rss(1, 7, 8))
    home.wait(3600)
    home.simulation.send(RetrieveNow())
    home.wait(60)
    assert home.notes() == ["Entry 7.md"]


def test_a_target_that_is_none_is_refused_and_one_that_went_takes_what_waits(home: Home) -> None:
    home.choose(BAG)
    home.send("Elsewhere", home.ids)
    assert [each.problem.kind for each in published(home.simulation, CommandFailed)] == [ProblemKind.NO_TARGET]
    home.spoil = DOWN
    home.send("Bag", home.ids)
    home.choose()
    home.wait(86_400)
    assert len(home.sent) == 1
    assert sendings.next_at(home.connection) is None


def test_without_a_target_nothing_is_asked_of_the_database(home: Home) -> None:
    asked: list[str] = []
    home.simulation.core.close()
    home.start(START + 100)
    home.connection.set_trace_callback(asked.append)
    home.simulation.core.start(START + 100)
    home.wait(3600)
    assert asked
    assert [each for each in asked if "sending" in each] == []


def test_an_account_sends_by_what_its_server_is_connected_to(tmp_path: Path) -> None:
    run = account_run(tmp_path, MINIFLUX_23, SignIn.KEY)
    run.add()
    saved = lambda: [each.path for each in run.asked if each.path.endswith("/save")]  # noqa: E731 -- asked often
    run.simulation.send(SetPreference("share.services", "Elsewhere ★: miniflux:"))
    item = min(run.server.store.unread())
    entry_id = run.entry_of(item)
    run.spoil = lambda asked: Response(202, b"") if asked.path.endswith("/save") else None
    with run.server:
        run.simulation.send(SetMark((entry_id,), Mark.STARRED, is_set=True))
        run.simulation.run_until(run.simulation.now + 5)
        assert saved() == [f"/v1/entries/{item}/save"]
        none = Response(400, b'{"error_message":"no third-party integration enabled"}')
        run.spoil = lambda asked: none if asked.path.endswith("/save") else None
        run.simulation.send(SendEntries((entry_id,), "Elsewhere"))
        run.simulation.run_until(run.simulation.now + 5)
        for trouble in (Problem(ProblemKind.NOT_FOUND), Response(200, b"[]")):
            run.spoil = lambda asked, trouble=trouble: trouble if asked.path.endswith("/save") else None
            run.simulation.send(SendEntries((entry_id,), "Elsewhere"))
            run.simulation.run_until(run.simulation.now + 5)
    assert [(each.problem.kind, each.is_final) for each in published(run.simulation, SendingFailed)] == [
        (ProblemKind.NO_SERVICES, True),
        (ProblemKind.NOT_OF_ACCOUNT, True),
        (ProblemKind.BAD_ANSWER, True),
    ]


def test_what_a_target_cannot_get_is_refused_by_hand_and_skipped_otherwise(home: Home) -> None:
    home.choose("Elsewhere ★: miniflux:")
    home.send("Elsewhere", home.ids)
    home.simulation.send(SetMark((home.ids[0],), Mark.STARRED, is_set=True))
    assert [each.problem.kind for each in published(home.simulation, CommandFailed)] == [ProblemKind.NOT_OF_ACCOUNT]
    assert (sendings.next_at(home.connection), home.simulation.core.state.sending) == (None, None)


def test_a_mistake_of_ours_after_an_answer_rests_before_the_server_is_asked_again(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(sending, "withdraw", broken)
    home.choose(BAG)
    home.send("Bag", home.ids[:1])
    home.wait(RETRY_SECONDS[0] - 1)
    assert len(home.sent) == 1
    home.wait(RETRY_SECONDS[0])
    assert len(home.sent) == 2


def test_what_is_read_back_after_a_failure_sends_nothing_twice(home: Home) -> None:
    def answer(request: FetchRequest, now: float) -> FetchResult:
        home.simulation.core.state.load_sending(now)
        home.simulation.core.tick(now)
        return home.answer(request, now)

    home.simulation._answer = answer
    home.choose(BAG)
    home.send("Bag", home.ids[:1])
    home.wait(60)
    assert len(home.sent) == 1
