"""Turns at hosts: one at a time, spaced, and none while a host cools."""

import pytest

from reader.net.politeness import HostGate


def test_one_at_a_time_and_spaced() -> None:
    gate = HostGate(spacing_seconds=1.0)
    assert gate.may_start("a.test", 100.0)
    gate.started("a.test", 100.0)
    assert not gate.may_start("a.test", 105.0)
    assert gate.may_start("b.test", 100.0)
    gate.finished("a.test")
    assert not gate.may_start("a.test", 100.5)
    assert gate.next_start_at("a.test", 100.5) == 101.0
    assert gate.may_start("a.test", 101.0)


def test_a_cap_for_all() -> None:
    gate = HostGate(max_in_flight=2)
    gate.started("a.test", 0.0)
    gate.started("b.test", 0.0)
    assert not gate.may_start("c.test", 0.0)
    gate.finished("a.test")
    assert gate.may_start("c.test", 0.0)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "192.168.1.7", "nas.local", "::1"])
def test_private_hosts_need_no_pause_but_take_turns(host: str) -> None:
    gate = HostGate()
    gate.started(host, 10.0)
    assert not gate.may_start(host, 10.0)
    gate.finished(host)
    assert gate.may_start(host, 10.0)


def test_cooldown_holds_and_is_never_shortened() -> None:
    gate = HostGate()
    gate.set_cooldown("a.test", 500)
    gate.set_cooldown("a.test", 300)
    assert gate.is_cooling("a.test", 499.9)
    assert not gate.may_start("a.test", 499.9)
    assert gate.next_start_at("a.test", 100.0) == 500
    assert gate.cooldowns(100.0) == {"a.test": 500}
    assert not gate.is_cooling("a.test", 500.0)
    assert gate.may_start("a.test", 500.0)
    assert gate.cooldowns(500.0) == {}


def test_cooldowns_survive_a_restart() -> None:
    before, after = HostGate(), HostGate()
    before.set_cooldown("Old.Reddit.com", 500)
    for host, until in before.cooldowns(0.0).items():
        after.set_cooldown(host, until)
    assert after.is_cooling("www.reddit.com", 400.0)


def test_reddit_once_a_minute_under_any_name() -> None:
    gate = HostGate()
    gate.started("www.reddit.com", 0.0)
    gate.finished("www.reddit.com")
    assert not gate.may_start("old.reddit.com", 59.0)
    assert gate.may_start("old.reddit.com", 60.0)
    assert gate.may_start("notreddit.com", 0.0)


def test_blogs_of_one_platform_share_a_turn() -> None:
    gate = HostGate()
    gate.started("one.tumblr.com", 0.0)
    assert not gate.may_start("two.tumblr.com", 10.0)


def test_a_clock_set_back_does_not_block_a_host() -> None:
    gate = HostGate()
    gate.started("a.test", 1_000_000.0)
    gate.finished("a.test")
    assert gate.may_start("a.test", 100.0)


def test_a_request_that_lingers_gives_its_place_but_not_its_host() -> None:
    gate = HostGate(spacing_seconds=0.0, max_in_flight=1)
    gate.started("slow.test", 0.0)
    assert not gate.may_start("other.test", 5.0)
    gate.linger("slow.test")
    assert gate.may_start("other.test", 5.0)
    assert not gate.may_start("slow.test", 5.0)
    gate.finished("slow.test")
    gate.linger("slow.test")
    gate.started("other.test", 5.0)
    assert gate.is_full


def test_a_clock_set_back_does_not_block_what_has_time() -> None:
    gate = HostGate(spacing_seconds=1.0)
    gate.background_started("a.test", 1000.0)
    gate.finished("a.test")
    assert gate.next_background_at("a.test", 1030.0, 60.0) == 1060.0
    assert gate.next_background_at("a.test", 10.0, 60.0) == 10.0


def test_what_ended_with_an_error_frees_no_place_that_it_did_not_hold() -> None:
    gate = HostGate(max_in_flight=1)
    gate.started("slow.test", 0.0)
    gate.linger("slow.test")
    gate.keep([])
    gate.started("b.test", 10.0)
    assert not gate.may_start("c.test", 10.0)
