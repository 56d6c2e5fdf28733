"""What the keyring has for a profile: all of it leaves a day after its last use, whichever command that was."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from keyring.backend import KeyringBackend

from reader.domain.commands import (
    AddNewsletters,
    AddSubscription,
    ChangeFeedUrl,
    Command,
    JoinFolder,
    KeepSendLogin,
    LeaveFolder,
    RemoveSubscription,
    SetCredentials,
    SetPassphrase,
    SetPreference,
    SetProxyLogin,
    SetSubscriptionSettings,
)
from reader.domain.errors import ReaderError
from reader.domain.health import ADOPTED_SECONDS
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.preferences import Preferences
from reader.domain.subscription import FoundFeed
from reader.engine.messages import Effect, KeepAccountSecret, KeepLogin, LoginKept, SecretKept
from reader.formats import computer_log
from reader.lab.simulation import Simulation
from reader.net import credentials
from reader.net.credentials import place
from reader.storage import preferences
from tests.fakes.memory_keyring import MemoryKeyring
from tests.fakes.world import START, Page, World, rss, simulate, vouch

URL, MOVED, PROXY = "https://site.test/feed", "https://other.test/feed", "http://proxy.test:3128"
LETTERS = "imaps://ann@mail.test/News#weekly.test"
FEED = FeedId(1)
TARGETS = Preferences.share_services.key
JOINED = (JoinFolder("", "tower", "passphrase"),)


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(computer_log._COST, "n", 2)


@pytest.fixture
def world() -> World:
    return World({URL: Page(rss(1)), MOVED: Page(rss(1))})


@pytest.fixture
def simulation(tmp_path: Path, ring: MemoryKeyring, world: World) -> Simulation:
    made = simulate(tmp_path, world)
    drain = made.core.drain_effects

    def drained() -> list[Effect]:
        effects = drain()
        for each in effects:
            if not isinstance(each, KeepLogin | KeepAccountSecret):
                continue
            problem = None
            try:
                credentials.keep(each.url if isinstance(each, KeepLogin) else each.place, each.username, each.password)
            except ReaderError as error:
                problem = error.problem
            if isinstance(each, KeepAccountSecret):
                made.core.handle(SecretKept(each.run, problem), made.now)
            else:
                kept = LoginKept(each.feed_id, bool(each.username), problem, each.cause, each.setting, each.feed_ids)
                made.core.handle(kept, made.now)
        return [each for each in effects if not isinstance(each, KeepLogin | KeepAccountSecret)] + (drain() if effects else [])

    made.core.drain_effects = drained  # type: ignore[method-assign]
    made.send(AddSubscription(URL))
    made.run_until(START + 600)
    return made


def days(simulation: Simulation, number: float) -> None:
    for _ in range(int(number * 24)):
        vouch(simulation, simulation.now)
        simulation.run_until(simulation.now + 3600)


def own(**settings: str) -> Command:
    return SetSubscriptionSettings((FEED,), settings)


@pytest.mark.parametrize(
    ("begin", "end"),
    [
        ((SetCredentials(FEED, "ann", "x"),), RemoveSubscription((FEED,))),
        ((SetCredentials(FEED, "ann", "x"),), ChangeFeedUrl(FEED, MOVED)),
        ((own(headers='{"X-Api-Key": "x"}'),), RemoveSubscription((FEED,))),
        ((own(headers='{"X-Api-Key": "x"}'),), ChangeFeedUrl(FEED, MOVED)),
        ((own(proxy=PROXY), SetProxyLogin((FEED,), PROXY, "ann", "x")), own(proxy="none", proxy_login="")),
        ((own(proxy=PROXY), SetProxyLogin((FEED,), PROXY, "ann", "x")), own(proxy="http://another.test:80")),
        ((AddNewsletters((FoundFeed(LETTERS, "Weekly"),), None, "x"),), RemoveSubscription((FeedId(2),))),
        (
            (
                SetPreference(TARGETS, "Bag: wallabag+https://bag.test"),
                KeepSendLogin("https://bag.test", "ann", '{"password": "x"}'),
            ),
            SetPreference(TARGETS, ""),
        ),
        (JOINED, LeaveFolder()),
        (JOINED, SetPassphrase("another")),
    ],
    ids=["login", "moved", "headers", "moved headers", "no proxy", "other proxy", "mailbox", "target", "folder", "passphrase"],
)
def test_what_was_used_last_leaves_a_day_later(
    simulation: Simulation,
    ring: MemoryKeyring,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    begin: Sequence[Command],
    end: Command,
) -> None:
    shared = tmp_path_factory.mktemp("shared")
    for each in begin:
        simulation.send(replace(each, folder=str(shared)) if isinstance(each, JoinFolder) else each)
    days(simulation, 3)
    before = dict(ring.kept)
    assert len(before) == 1
    simulation.send(end)
    days(simulation, 0.9)
    assert before.items() <= ring.kept.items(), "it may be undone"
    with monkeypatch.context() as locked:
        locked.setattr(MemoryKeyring, "delete_password", KeyringBackend.delete_password)
        days(simulation, 2)
    assert before.items() <= ring.kept.items(), "a keyring that is locked is asked again the next day"
    days(simulation, 2)
    assert before.keys().isdisjoint(ring.kept)
    assert len(ring.kept) == isinstance(end, SetPassphrase)
    assert preferences.keyring_places(simulation.core.state.connection).keys() == {name for _, name in ring.kept}


def test_what_is_entered_while_it_leaves_is_known(simulation: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    again = AddNewsletters((FoundFeed(LETTERS, "Weekly"),), None, "x")
    simulation.send(again)
    simulation.send(RemoveSubscription((FeedId(2),)))
    keep, entered = credentials.keep, []

    def keep_then_enter(url: str, username: str, password: str) -> None:
        keep(url, username, password)
        if not username and url == place(LETTERS) and not entered:
            entered.append(url)
            simulation.core.handle(again, simulation.now)

    monkeypatch.setattr(credentials, "keep", keep_then_enter)
    days(simulation, 3)
    assert entered
    assert place(LETTERS) in preferences.keyring_places(simulation.core.state.connection)


def test_a_login_stays_while_a_move_that_was_followed_may_be_undone(
    ring: MemoryKeyring, simulation: Simulation, world: World
) -> None:
    simulation.send(SetCredentials(FEED, "ann", "x"))
    world.pages[URL] = Page(moved_to=MOVED)
    days(simulation, 14)
    assert simulation.core.state.feeds[FEED].url == MOVED
    assert len(ring.kept) == 1
    days(simulation, ADOPTED_SECONDS // DAY_SECONDS)
    assert ring.kept == {}
