"""Rules, saved searches and preferences of two computers that share a folder."""

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.computers import Change, Kind, Value, stamp_at
from reader.domain.ids import ComputerId
from reader.domain.preferences import PREFERENCES, Form
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.storage import preferences, registers, rules, selection, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import NOW, follow, open_fresh

STAR = (RuleAction(RuleActionKind.STAR),)
RUN = (RuleAction(RuleActionKind.RUN, "notify.sh"),)


def joined(folder: Path, name: str) -> WriteConnection:
    folder.mkdir()
    connection = open_fresh(folder)
    connection.execute(
        "INSERT INTO computer (number, computer, name, folder, hlc, joined_at) VALUES (0, ?, '', '/folder', ?, ?)",
        (f"{name}-0000", stamp_at(NOW * 1000), NOW),
    )
    return connection


@pytest.fixture
def tower(tmp_path: Path) -> Iterator[WriteConnection]:
    with closing(joined(tmp_path / "tower", "tower")) as connection:
        yield connection


@pytest.fixture
def laptop(tmp_path: Path) -> Iterator[WriteConnection]:
    with closing(joined(tmp_path / "laptop", "laptop")) as connection:
        follow(connection, "other")
        yield connection


def send(source: WriteConnection, target: WriteConnection, author: str = "tower") -> registers.Came:
    registers.raise_clock(source, NOW)
    registers.compare(source, NOW)
    stamp = registers.begin_sending(source)
    changes, _ = registers.unsent(source, stamp)
    registers.note_sent(source, 1, stamp)
    return bring(target, changes, author)


def bring(target: WriteConnection, changes: list[Change], author: str = "tower") -> registers.Came:
    return registers.apply(target, ComputerId(f"{author}-0000"), changes, NOW, canonical=lambda url: url.removeprefix("https://"))


def rule(name: str, *conditions: RuleCondition, actions: tuple[RuleAction, ...] = STAR) -> ArrivalRule:
    return ArrivalRule(None, name, conditions or (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, name),), actions)


def shown(connection: WriteConnection) -> list[tuple[str, bool]]:
    return [(each.name, each.is_enabled) for each in rules.rules(connection)]


def test_rules_are_the_same_everywhere_in_their_order(tower: WriteConnection, laptop: WriteConnection) -> None:
    first, second = (rules.save(tower, rule(name)) for name in ("one", "two"))
    assert send(tower, laptop).has_rules
    rules.save(tower, rule("three"), 0)
    rules.save(tower, replace(rule("first"), rule_id=first, is_enabled=False))
    rules.remove(tower, second)
    send(tower, laptop)
    assert shown(tower) == shown(laptop) == [("three", True), ("first", False)]
    assert not send(laptop, tower, "laptop").has_rules
    assert shown(tower) == shown(laptop)


def test_a_rule_names_its_feed_and_folder_by_content(tower: WriteConnection, laptop: WriteConnection) -> None:
    folder_id = subscriptions.add_folder(tower, "News")
    feed_id = follow(tower, "a", folder_id)
    conditions = (
        RuleCondition(RuleField.FEED, RuleTest.IS, str(feed_id)),
        RuleCondition(RuleField.FOLDER, RuleTest.IS_NOT, str(folder_id)),
    )
    rules.save(tower, rule("of a", *conditions))
    send(tower, laptop)
    (there,) = rules.rules(laptop)
    (found,) = [each for each in subscriptions.subscriptions(laptop) if each.url == "https://a.example/feed"]
    assert [each.value for each in there.conditions] == [str(found.feed_id), str(found.folder_id)]
    assert str(found.feed_id) != str(feed_id)


def test_a_rule_with_a_program_comes_switched_off_until_it_is_allowed_here(
    tower: WriteConnection, laptop: WriteConnection
) -> None:
    rule_id = rules.save(tower, rule("runs", actions=RUN))
    send(tower, laptop)
    assert (shown(tower), shown(laptop)) == ([("runs", True)], [("runs", False)])
    send(laptop, tower, "laptop")
    assert shown(tower) == [("runs", True)]
    (there,) = rules.rules(laptop)
    rules.save(laptop, replace(there, is_enabled=True))
    renamed = replace(rule("runs", actions=RUN), name="renamed", rule_id=rule_id)
    rules.save(tower, renamed)
    send(tower, laptop)
    assert shown(laptop) == [("renamed", True)]
    wider = replace(renamed, conditions=(RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "e"),))
    rules.save(tower, wider)
    send(tower, laptop)
    assert shown(laptop) == [("renamed", False)]
    (there,) = rules.rules(laptop)
    rules.save(laptop, replace(there, is_enabled=True))
    other = (RuleAction(RuleActionKind.RUN, "other.sh"),)
    rules.save(tower, replace(wider, actions=other))
    send(tower, laptop)
    assert shown(laptop) == [("renamed", False)]


def test_a_rule_that_sends_articles_comes_switched_off(tower: WriteConnection, laptop: WriteConnection) -> None:
    """Each computer would send them."""
    rules.save(tower, rule("sends", actions=(RuleAction(RuleActionKind.SEND, "Notes"),)))
    send(tower, laptop)
    assert (shown(tower), shown(laptop)) == ([("sends", True)], [("sends", False)])


@pytest.mark.parametrize(
    "body",
    [
        "[",
        "{}",
        "[1, 2, 3]",
        '[true, [["feed", "is", "1"]], []]',
        '[true, [["title", "eats", "x"]], []]',
        '[true, [["title", "is", 5]], []]',
        '[true, [], [["format_disk", ""]]]',
        '[true, [], [["tag"]]]',
        "[" * 20_000,
        5,
        None,
    ],
)
def test_what_cannot_be_a_rule_is_none(laptop: WriteConnection, body: Value) -> None:
    stamp = stamp_at(NOW * 1000) + 9
    fields: dict[str, Value] = {"is_there": 1, "name": "x", "body": body}
    came = bring(laptop, [Change("rule", "k" * 12, name, value, stamp) for name, value in fields.items()])
    assert not came.has_rules
    assert rules.rules(laptop) == []


def test_saved_searches_are_the_same_everywhere(tower: WriteConnection, laptop: WriteConnection) -> None:
    for connection in (tower, laptop):
        selection.save_search(connection, "Both", "tide is:unread")
    search_id = selection.save_search(tower, "Tides", "tide")
    assert send(tower, laptop).has_searches
    send(laptop, tower, "laptop")
    assert [each.name for each in selection.searches(laptop)] == ["Both", "Tides"]
    selection.save_search(tower, "Floods", "flood", search_id)
    send(tower, laptop)
    assert [(each.name, each.query) for each in selection.searches(laptop)] == [("Both", "tide is:unread"), ("Floods", "flood")]
    selection.remove_search(tower, search_id)
    send(tower, laptop)
    assert [each.name for each in selection.searches(laptop)] == ["Both"]


def test_preferences_that_make_sense_elsewhere_are_set_there_and_no_others(
    tower: WriteConnection, laptop: WriteConnection
) -> None:
    preferences.save(tower, "look.theme", "dark")
    preferences.save(tower, "fetch.proxy", "http://proxy.example:8080")
    came = send(tower, laptop)
    assert came.preferences == [("look.theme", "dark")]
    for key, value in came.preferences:
        preferences.save(laptop, key, value)
    assert send(laptop, tower, "laptop").preferences == []
    preferences.save(laptop, "look.theme", "system")
    assert send(laptop, tower, "laptop").preferences == [("look.theme", "system")]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("look.theme", '"pink"'),
        ("look.theme", "5"),
        ("fetch.proxy", '"http://evil.example"'),
        ("no.such", "1"),
        ("look.theme", "["),
    ],
)
def test_a_preference_that_cannot_be_is_not_set(laptop: WriteConnection, key: str, value: str) -> None:
    came = bring(laptop, [Change(Kind.PREFERENCE.value, key, "value", value, stamp_at(NOW * 1000) + 9)])
    assert came.preferences == []


def test_nothing_that_names_files_addresses_or_requests_is_shared() -> None:
    """And nothing by which articles are deleted."""
    found = {each.key for each in PREFERENCES.values() if each.is_shared}
    assert not [
        key
        for key in found
        if key.split(".")[0] in {"fetch", "desktop", "export", "share", "storage", "habits", "notify"}
        or PREFERENCES[key].form in {Form.FILE, Form.FOLDER, Form.PROXY, Form.SERVICES, Form.WEB_SEARCH, Form.TYPEFACE}
    ]
    # setting one is all there is to it
    assert not [key for key in found if PREFERENCES[key].shapes_plan]
    assert json.dumps(sorted(found)).count("look.") >= 5
