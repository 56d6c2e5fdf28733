"""A feed's own proxy and secret header fields: what goes out, what is stored, and what the keyring gets."""

import json
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddSubscription,
    Command,
    RemoveSubscription,
    RetrieveNow,
    SetPreference,
    SetProxyLogin,
    SetSubscriptionSettings,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, NetworkChanged
from reader.domain.ids import FeedId
from reader.domain.retrieval import FetchRequest
from reader.engine.messages import Effect, KeepLogin, LoginKept
from reader.lab.simulation import Simulation
from reader.net.credentials import FIELDS, fields_place, proxy_place
from reader.storage import subscriptions
from tests.fakes.world import START, Page, World, make_core, published, rss, simulate

URL, PROXY = "https://site.test/feed.xml", "http://proxy.test:3128"
FEED = FeedId(1)


def followed(tmp_path: Path, world: World) -> tuple[Simulation, list[FetchRequest]]:
    sent: list[FetchRequest] = []
    world.before_answer = sent.append
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(URL))
    simulation.run_until(START + 120)
    sent.clear()
    return simulation, sent


def effects_of(simulation: Simulation, command: Command) -> list[KeepLogin]:
    """What the keyring is asked for by a command; nobody answers."""
    core = simulation.core
    core.handle(command, simulation.now)
    return [effect for effect in core.drain_effects() if isinstance(effect, KeepLogin)]


def settings(simulation: Simulation) -> dict[str, str]:
    return dict(subscriptions.settings_of(simulation.core.state.connection, FEED))


def test_a_feeds_own_proxy_goes_before_that_of_the_preferences_for_all_that_is_fetched_because_of_it(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1)), "https://site.test/favicon.ico": Page(status=404, problem=ProblemKind.NOT_FOUND)})
    simulation, sent = followed(tmp_path, world)
    simulation.send(SetPreference("fetch.proxy", "http://usual.test:80"))
    simulation.send(SetSubscriptionSettings((FEED,), {"proxy": PROXY, "proxy_login": "keyring"}))
    simulation.core.state.background.is_allowed = True
    simulation.send(RetrieveNow((FEED,)))
    simulation.run_until(simulation.now + 600)
    assert len({request.purpose for request in sent}) > 1
    assert {(request.proxy, request.proxy_has_login) for request in sent} == {(PROXY, True)}
    sent.clear()
    simulation.send(SetSubscriptionSettings((FEED,), {"proxy": "none"}))
    simulation.send(RetrieveNow((FEED,)))
    simulation.run_until(simulation.now + 60)
    assert sent[0].proxy == "none"
    sent.clear()
    simulation.send(SetSubscriptionSettings((FEED,), {"proxy": "", "proxy_login": "keyring"}))
    simulation.run_until(simulation.now + 60)
    simulation.send(RetrieveNow((FEED,)))
    simulation.run_until(simulation.now + 60)
    assert (sent[0].proxy, sent[0].proxy_has_login) == ("http://usual.test:80", False)


@pytest.mark.parametrize(
    "proxy",
    [
        "http://ann:pw@proxy.test:3128",
        "socks5://proxy.test:1080",
        "proxy.test",
        "http://proxy.test:3128/x",
        "NONE",
        "http://a b:1",
    ],
)
def test_a_proxy_that_is_none_or_holds_a_password_is_refused(tmp_path: Path, proxy: str) -> None:
    simulation, _ = followed(tmp_path, World({URL: Page(rss(1))}))
    simulation.send(SetSubscriptionSettings((FEED,), {"proxy": proxy}))
    assert published(simulation, CommandFailed)[-1].problem.kind is ProblemKind.BAD_VALUE
    assert settings(simulation) == {}


def test_feeds_whose_own_proxy_is_down_are_no_outage_of_the_network(tmp_path: Path) -> None:
    urls = [f"https://site{number}.test/feed" for number in range(6)]
    world = World({url: Page(rss(1)) for url in urls})
    simulation = simulate(tmp_path, world)
    for url in urls:
        simulation.send(AddSubscription(url))
    simulation.send(SetSubscriptionSettings(tuple(simulation.core.state.feeds), {"proxy": PROXY}))
    for url in urls:
        world.pages[url] = Page(status=0, problem=ProblemKind.PROXY)
    simulation.run_until(START + 3600)
    simulation.send(RetrieveNow())
    simulation.run_until(START + 3700)
    assert {feed.problem and feed.problem.kind for feed in simulation.core.state.feeds.values()} == {ProblemKind.PROXY}
    assert published(simulation, NetworkChanged) == []


def test_the_login_of_a_proxy_goes_to_the_keyring_by_its_address(tmp_path: Path) -> None:
    simulation, _ = followed(tmp_path, World({URL: Page(rss(1))}))
    simulation.send(SetSubscriptionSettings((FEED,), {"proxy": PROXY}))
    command = SetProxyLogin((FEED,), PROXY, "ann", "SECRET")
    (effect,) = effects_of(simulation, command)
    assert (effect.url, effect.username, effect.password) == (proxy_place(PROXY), "ann", "SECRET")
    assert "SECRET" not in repr(command) + repr(effect)
    kept = LoginKept(
        FEED, has_login=True, problem=None, cause=command.command_id, setting=effect.setting, feed_ids=effect.feed_ids
    )
    simulation.core.handle(kept, simulation.now)
    assert settings(simulation) == {"proxy": PROXY, "proxy_login": "keyring"}


def test_secret_header_fields_are_stored_without_their_values(tmp_path: Path) -> None:
    simulation, _ = followed(tmp_path, World({URL: Page(rss(1))}))
    given = json.dumps({"Accept-Language": "cy", "Authorization": "Bearer SECRET"})
    command = SetSubscriptionSettings((FEED,), {"headers": given})
    (effect,) = effects_of(simulation, command)
    assert (effect.url, effect.username) == (fields_place(URL), FIELDS)
    assert json.loads(effect.password) == {"Authorization": "Bearer SECRET"}
    assert "SECRET" not in repr(command) + repr(effect)
    stored = {"Accept-Language": "cy", "Authorization": ""}
    assert json.loads(settings(simulation)["headers"]) == stored
    database = (tmp_path / "reader.sqlite3").read_bytes() + (tmp_path / "reader.sqlite3-wal").read_bytes()
    assert b"SECRET" not in database
    assert effects_of(simulation, SetSubscriptionSettings((FEED,), {"headers": json.dumps(stored)})) == []
    (gone,) = effects_of(simulation, SetSubscriptionSettings((FEED,), {"headers": ""}))
    assert json.loads(gone.password) == {"Authorization": ""}


def test_secrets_that_an_earlier_version_stored_leave_the_database_once_the_keyring_has_them(tmp_path: Path) -> None:
    simulation, _ = followed(tmp_path, World({URL: Page(rss(1))}))
    given = '{"X-Api-Key": "SECRET"}'
    subscriptions.set_settings(simulation.core.state.connection, FEED, {"headers": given})
    simulation.core.close()
    core = make_core(tmp_path, now=simulation.now)
    core.start(simulation.now)
    (effect,) = [each for each in core.drain_effects() if isinstance(each, KeepLogin)]
    assert json.loads(effect.password) == {"X-Api-Key": "SECRET"}
    failed = Problem(ProblemKind.KEYRING, "none")
    for problem, stored in ((failed, given), (None, '{"X-Api-Key": ""}')):
        core.handle(LoginKept(FEED, has_login=True, problem=problem, cause=None, setting=effect.setting), simulation.now)
        assert subscriptions.settings_of(core.state.connection, FEED) == {"headers": stored}


def test_secrets_of_a_feed_leave_the_keyring_a_day_after_it(tmp_path: Path) -> None:
    """But for a proxy's login that another feed uses, until that feed goes too; a locked keyring is tried again the next day."""
    other = "https://other.test/feed"
    simulation, _ = followed(tmp_path, World({URL: Page(rss(1)), other: Page(rss(2))}))
    simulation.send(AddSubscription(other))
    (rest,) = simulation.core.state.feeds.keys() - {FEED}
    connection = simulation.core.state.connection
    given = {"headers": '{"Accept-Language": "cy", "Authorization": ""}', "credentials": "keyring"}
    proxy = {"proxy": PROXY, "proxy_login": "keyring"}
    subscriptions.set_settings(connection, FEED, given | proxy)
    subscriptions.set_settings(connection, rest, proxy)
    drain, asked, fault = simulation.core.drain_effects, list[tuple[str, str, str]](), Problem(ProblemKind.KEYRING, "locked")

    def drained() -> list[Effect]:
        effects = drain()
        for each in effects:
            if isinstance(each, KeepLogin):
                asked.append((each.setting, each.url, each.username))
                problem = fault if len(asked) < 3 else None
                kept = LoginKept(each.feed_id, bool(each.username), problem, each.cause, each.setting, each.feed_ids)
                simulation.core.handle(kept, simulation.now)
        return [each for each in effects if not isinstance(each, KeepLogin)] + drain()

    simulation.core.drain_effects = drained  # type: ignore[method-assign]
    simulation.send(RemoveSubscription((FEED,)))
    simulation.run_until(simulation.now + 20 * 3600)
    assert asked == []
    simulation.run_until(simulation.now + 6 * 86_400)
    wanted = [("credentials", URL, ""), ("headers", fields_place(URL), "")]
    assert asked == 2 * wanted
    assert subscriptions.settings_of(connection, FEED) == {"headers": '{"Accept-Language": "cy"}'} | proxy
    simulation.send(RemoveSubscription((rest,)))
    simulation.run_until(simulation.now + 6 * 86_400)
    assert asked == [*wanted, *wanted, ("proxy_login", proxy_place(PROXY), "")]
    assert [subscriptions.settings_of(connection, each).get("proxy_login") for each in (FEED, rest)] == [None, None]
