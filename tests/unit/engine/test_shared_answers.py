"""What a server answered to one computer spares it the question of the other, which believes no more of it than it has to."""

from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import ImportOpml, JoinFolder, MarkRead, RetrieveNow, SetPreference
from reader.domain.computers import Change, Kind, stamp_at
from reader.domain.errors import ProblemKind
from reader.domain.events import RetrievalRefused
from reader.domain.feed import Feed, Rule
from reader.domain.ids import DAY_SECONDS, ComputerId, FeedId
from reader.domain.reasons import ReasonKind
from reader.domain.retrieval import Outcome
from reader.engine import answers
from reader.formats.computer_log import pack
from reader.net import politeness
from reader.storage import history, scorecard
from reader.storage.shared_tree import name_of
from tests.fakes.faulty_run import documents
from tests.fakes.full_disk import full_disks
from tests.fakes.world import START, Page, World, only_feed, rss
from tests.unit.engine.test_computers import URL, Tower

TAGGED = Page(rss(*range(1, 9)), etag='"1"')


@pytest.fixture
def world() -> World:
    return World({URL: TAGGED})


@pytest.fixture
def pair(tmp_path: Path, world: World) -> tuple[Tower, Tower]:
    """Two computers that follow the same feed, and know its document."""
    (tmp_path / "shared").mkdir()
    with full_disks():
        made = Tower(tmp_path, "tower", world), Tower(tmp_path, "lap", world)
    for each in made:
        each.send(ImportOpml(documents(URL)))
        each.wait(60)
        each.core.state.automatic = False
        each.send(JoinFolder(str(tmp_path / "shared"), each.name))
    for each in (*made, *made):
        assert each.exchange().problem is None
    for each in made:
        each.wait(answers.WRITE_SECONDS)
        each.exchange()
    return made


def feed_of(computer: Tower) -> Feed:
    return only_feed(computer.simulation)


def ask(computer: Tower, *, seconds: float = 120) -> None:
    computer.wait(seconds)
    computer.send(RetrieveNow(()))


def pass_on(source: Tower, target: Tower) -> None:
    """Let what the source was answered come to the target."""
    source.wait(answers.WRITE_SECONDS)
    assert source.exchange().problem is None
    target.wait(source.simulation.now - target.simulation.now)
    assert target.exchange().problem is None


def test_what_is_unchanged_for_one_needs_no_request_of_the_other(pair: tuple[Tower, Tower], world: World) -> None:
    tower, lap = pair
    before, requests = feed_of(lap), len(world.log)
    ask(tower)
    at = feed_of(tower).retrieved_at
    pass_on(tower, lap)
    after = feed_of(lap)
    assert (after.retrieved_at, after.succeeded_at, after.validators_at) == (at, at, before.validators_at)
    assert (after.next_at or 0) > (before.next_at or 0)
    assert len(world.log) == requests + 1
    (line, *_) = history.retrievals(lap.connection)
    assert (line.rule, line.outcome, line.started_at, line.wire_bytes) == (Rule.ELSEWHERE, Outcome.NOT_MODIFIED, at, 0)
    assert line.reason.kind is ReasonKind.ANSWERED_ELSEWHERE
    now = int(lap.simulation.now)
    assert sum(each.requests for each in scorecard.requests(lap.connection, 0, now)) == 1
    assert scorecard.costs(lap.connection, after.feed_id, 0, now).requests == 1


def test_it_comes_back_to_nobody_as_a_change(pair: tuple[Tower, Tower]) -> None:
    tower, lap = pair
    ask(tower)
    pass_on(tower, lap)
    assert lap.connection.execute("SELECT count(*) FROM register WHERE kind = 'answer'").fetchone() == (0,)
    lap.wait(answers.WRITE_SECONDS)
    assert (lap.exchange().sent, lap.exchange().received, tower.exchange().received) == (0, 0, 0)
    assert history.retrievals(tower.connection)[0].rule is Rule.MANUAL


def test_another_document_is_asked_for_here(pair: tuple[Tower, Tower], world: World) -> None:
    tower, lap = pair
    before = feed_of(lap)
    world.pages[URL] = Page(rss(*range(1, 10)), etag='"2"')
    ask(tower)
    pass_on(tower, lap)
    assert feed_of(lap) == before
    ask(lap)
    assert lap.entry(9)


def test_the_same_document_under_another_validator_is_the_same(pair: tuple[Tower, Tower], world: World) -> None:
    tower, lap = pair
    world.pages[URL] = Page(rss(*range(1, 9)), etag='"mirror"')
    ask(tower)
    pass_on(tower, lap)
    assert feed_of(lap).retrieved_at == feed_of(tower).retrieved_at


@pytest.mark.parametrize(
    ("page", "kind"),
    [
        (Page(problem=ProblemKind.RATE_LIMITED, status=429, retry_after=7200), ReasonKind.ASKED_ELSEWHERE),
        (Page(problem=ProblemKind.UNAVAILABLE, status=503, retry_after=7200), ReasonKind.ASKED_ELSEWHERE),
    ],
    ids=["429", "503"],
)
def test_a_server_that_asked_one_to_wait_is_left_alone_by_both(
    pair: tuple[Tower, Tower], world: World, page: Page, kind: ReasonKind
) -> None:
    tower, lap = pair
    world.pages[URL] = page
    ask(tower)
    pass_on(tower, lap)
    after = feed_of(lap)
    assert (after.not_before_at, after.asked_until) == (feed_of(tower).asked_until,) * 2
    assert after.not_before_rule.kind is kind
    requests = len(world.log)
    assert [each for each in lap.send(RetrieveNow(())) if isinstance(each, RetrievalRefused)]
    lap.core.state.automatic = True
    lap.wait(7200 - answers.WRITE_SECONDS - 200)
    assert len(world.log) == requests
    assert after.problem is None


def test_a_feed_that_is_gone_for_one_is_asked_once_more_by_the_other(pair: tuple[Tower, Tower], world: World) -> None:
    tower, lap = pair
    world.pages[URL] = Page(problem=ProblemKind.GONE, status=410)
    ask(tower)
    pass_on(tower, lap)
    assert feed_of(tower).is_gone
    assert not feed_of(lap).is_gone
    requests = len(world.log)
    lap.core.state.automatic = True
    lap.wait(DAY_SECONDS - answers.WRITE_SECONDS - 200)
    assert len(world.log) == requests
    lap.wait(DAY_SECONDS * 2)
    assert len(world.log) == requests + 1
    assert feed_of(lap).is_gone


def test_max_age_binds_both(pair: tuple[Tower, Tower], world: World) -> None:
    tower, lap = pair
    world.pages[URL] = Page(rss(*range(1, 9)), etag='"1"', max_age=6 * 3600)
    ask(tower)
    pass_on(tower, lap)
    assert feed_of(lap).asked_until == feed_of(tower).asked_until == (feed_of(tower).retrieved_at or 0) + 6 * 3600
    assert (feed_of(lap).next_at or 0) >= feed_of(lap).asked_until


def answer(computer: Tower, field: str, at: float, wait: object = 0, *, key: str = "") -> Change:
    """A change as anybody could write it."""
    feed = feed_of(computer)
    (name,) = computer.connection.execute("SELECT key FROM shared_id WHERE kind = 'feed'").fetchone()
    digests = answers.digests(feed)
    return Change(Kind.ANSWER.value, key or f"{name}.{'.'.join(digests)}", field, wait, stamp_at(int(at * 1000)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("field", "after", "wait"),
    [
        ("document", 3600, 0),
        ("document", -DAY_SECONDS, 0),
        ("host", 3600, 60),
        ("host", 0, 10 * DAY_SECONDS),
        ("host", 0, "60"),
        ("host", 0, -60),
        ("host", 0, True),
        ("document", 0, 1.5),
        ("elsewhere", 0, 60),
    ],
)
def test_what_cannot_be_is_not_believed(pair: tuple[Tower, Tower], field: str, after: float, wait: object) -> None:
    _, lap = pair
    lap.wait(600)
    before, now = feed_of(lap), lap.simulation.now
    answers.take_all(lap.core.state, [answer(lap, field, now + after, wait)], now)
    assert feed_of(lap) == before
    assert not lap.core.state.gate.cooldowns(now)


@pytest.mark.parametrize("key", ["", "x", "AAAAAAAAAAAA..", "AAAAAAAAAAAA.abcdef.abcdefg", "\u00e4" * 12 + "..", "A" * 200])
def test_names_of_anything_are_passed_over(pair: tuple[Tower, Tower], key: str) -> None:
    _, lap = pair
    before = feed_of(lap)
    lap.wait(600)
    answers.take_all(lap.core.state, [answer(lap, "document", lap.simulation.now, key=key or "..")], lap.simulation.now)
    assert feed_of(lap) == before


def test_an_answer_before_the_own_request_changes_nothing(pair: tuple[Tower, Tower]) -> None:
    tower, lap = pair
    ask(tower)
    ask(lap, seconds=300)
    before = feed_of(lap)
    pass_on(tower, lap)
    assert feed_of(lap) == before


def test_others_are_not_believed_for_ever(pair: tuple[Tower, Tower]) -> None:
    _, lap = pair
    for _ in range(10):
        lap.wait(DAY_SECONDS // 2)
        now = lap.simulation.now
        answers.take_all(lap.core.state, [answer(lap, "document", now - 60)], now)
    feed = feed_of(lap)
    assert (feed.retrieved_at or 0) - (feed.validators_at or 0) < answers.BELIEVED_SECONDS


@pytest.mark.parametrize("field", ["feed", "host"])
def test_nobody_puts_a_feed_off_again_and_again(tmp_path: Path, field: str) -> None:
    """Somebody who can write to the folder says every three hours, of one feed after the other, that its server wants peace for a day."""
    urls = [f"https://site.test/{number}" for number in range(3)]
    (tmp_path / "shared").mkdir()
    world = World(dict.fromkeys(urls, TAGGED))
    with full_disks():
        lap = Tower(tmp_path, "lap", world)
    lap.send(ImportOpml(documents(*urls)))
    lap.send(JoinFolder(str(tmp_path / "shared"), "lap"))
    lap.wait(600)
    names = [key for (key,) in lap.connection.execute("SELECT key FROM shared_id WHERE kind = 'feed' ORDER BY key").fetchall()]
    before = len(world.log)
    for turn in range(6 * 8):
        lap.wait(3 * 3600)
        now = lap.simulation.now
        forged = [Change(Kind.ANSWER.value, f"{names[turn % 3]}..", field, DAY_SECONDS, stamp_at(int((now - 1) * 1000)))]
        answers.take_all(lap.core.state, forged, now)
    asked = [request.url for request in world.log[before:]]
    assert min(asked.count(url) for url in urls) >= 3


def test_an_answer_for_a_whole_server_concerns_the_feeds_of_its_site_and_costs_nothing_at_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "shared").mkdir()
    others = [f"https://other{number}.test/feed" for number in range(9)]
    urls = ["https://SITE.test/1", "https://site.test/2", *others]
    with full_disks():
        lap = Tower(tmp_path, "lap", World(dict.fromkeys([url.lower() for url in urls], TAGGED)))
    lap.send(ImportOpml(documents(*urls)))
    lap.send(JoinFolder(str(tmp_path / "shared"), "lap"))
    lap.wait(3600)
    state, now = lap.core.state, lap.simulation.now
    feed_id = next(feed.feed_id for feed in state.feeds.values() if feed.url.endswith("/2"))
    hosts: list[str] = []
    site_of = politeness.site_of

    def counted(host: str) -> str:
        hosts.append(host)
        return site_of(host)

    monkeypatch.setattr(politeness, "site_of", counted)
    answers.take(state, feed_id, answers.Answer(answers.HOST, int(now), DAY_SECONDS), now)
    assert {feed.url for feed in state.feeds.values() if feed.asked_until > now} == {"https://SITE.test/1", "https://site.test/2"}
    assert set(hosts) == {"site.test"}


def test_answers_travel_with_changes_and_else_seldom(pair: tuple[Tower, Tower], tmp_path: Path) -> None:
    tower, _ = pair

    def size() -> int:
        return sum(file.stat().st_size for file in tmp_path.rglob("*.log"))

    ask(tower)
    before = size()
    tower.exchange()
    assert size() == before
    tower.send(MarkRead((tower.entry(3),), is_read=True))
    assert tower.exchange().sent == 1
    with_mark = size()
    tower.wait(answers.WRITE_SECONDS)
    tower.exchange()
    assert size() == with_mark > before


def test_a_private_host_and_a_switch_keep_answers_here(pair: tuple[Tower, Tower]) -> None:
    tower, lap = pair
    tower.send(SetPreference("computers.answers", value=False))
    ask(tower)
    assert not tower.core.state.folder.answers
    lap.send(SetPreference("computers.answers", value=False))
    before = feed_of(lap)
    lap.wait(600)
    answers.take_all(lap.core.state, [answer(lap, "document", lap.simulation.now)], lap.simulation.now)
    assert feed_of(lap) == before


def test_a_feed_of_this_network_stays_out(tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir()
    url = "http://192.168.1.2/feed"
    with full_disks():
        tower = Tower(tmp_path, "tower", World({url: TAGGED}))
    tower.send(ImportOpml(documents(url)))
    tower.send(JoinFolder(str(tmp_path / "shared"), "tower"))
    tower.wait(60)
    assert feed_of(tower).succeeded_at is not None
    assert not tower.core.state.folder.answers


def test_a_day_of_answers_is_small() -> None:
    """Two hundred feeds asked four times a day, written every half hour."""
    names = {FeedId(number): name_of(str(number)) for number in range(200)}
    size, per_write = 0, 200 * 4 // 48
    for place in range(48):
        asked = [FeedId((place * per_write + each) * 7 % 200) for each in range(per_write)]
        found = {feed_id: answers.Answer(answers.DOCUMENT, int(START) + place * 1800 + feed_id * 9, 0) for feed_id in asked}
        varied = {
            feed_id: replace(each, body=answers.brief(f"{feed_id} {place}"), validators=answers.brief(f"{place} {feed_id}"))
            for feed_id, each in found.items()
        }
        size += len(pack(answers.changes_of(varied, names), ComputerId("tower-k3f9"), place + 1))
    assert size < 32_000
