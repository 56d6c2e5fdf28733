"""Rules, saved searches, preferences and saved pages as computers that share a folder know them: compared with their registers, as feeds and
folders are (`shared_tree`). A rule names feeds and folders as the folder does. One with a program, or that sends articles, comes
switched off, and is switched on here: else whoever can write there could start programs, and each computer would send. Of
pages the addresses and titles are shared; their marks travel as those of all articles do. Engine thread.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from reader.domain.computers import Kind, Value
from reader.domain.errors import ReaderError
from reader.domain.ids import FeedId, RuleId, SearchId
from reader.domain.preferences import PREFERENCES
from reader.domain.preferences import Value as PreferenceValue
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.storage import preferences, rules, selection
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import storable
from reader.storage.selection import MARKED_AT_ALL, OF_SAVED
from reader.storage.shared_tree import (
    IS_THERE,
    LONGEST_TITLE,
    POSITION,
    TITLE,
    URL,
    Registers,
    free_name,
    is_living,
    name_of,
    position_of,
    positions,
    registers_of,
    write,
)

NAME, BODY, IS_ENABLED, QUERY, VALUE = "name", "body", "is_enabled", "query", "value"
SHARED_PREFERENCES = tuple(key for key, each in PREFERENCES.items() if each.is_shared)
_PLACES = {RuleField.FEED: Kind.FEED, RuleField.FOLDER: Kind.FOLDER}
_PAGES = f"""SELECT s.feed_id, s.identity, e.link, e.title, {MARKED_AT_ALL} FROM feed f JOIN entry_status s ON s.feed_id = f.feed_id
JOIN entry e ON e.entry_id = s.entry_id WHERE {OF_SAVED} AND s.is_removed = 0"""  # noqa: S608 -- our own words
_MOST_PARTS, _LONGEST = 200, 10_000
Fields = dict[str, Value]


def note(connection: WriteConnection, *, with_new: bool) -> None:
    """Write registers of what changed here; with `with_new` also of what has no name yet."""
    for kind, found in ((Kind.RULE, _rules(connection)), (Kind.SEARCH, _searches(connection))):
        _note(connection, kind, found, with_new=with_new)
    chosen = preferences.load(connection)
    known = registers_of(connection, Kind.PREFERENCE)
    for key in SHARED_PREFERENCES:
        value = chosen.value_of(PREFERENCES[key])
        text = None if value == PREFERENCES[key].default else json.dumps(value)
        if key in known or (with_new and text is not None):
            _write(connection, known, Kind.PREFERENCE, key, {VALUE: text})


def apply_rules(connection: WriteConnection) -> bool:
    """Make rules as their registers say, as far as their feeds and folders are here; return whether any changed."""
    return _apply(connection, Kind.RULE, _rules(connection), _make_rule, lambda number: rules.remove(connection, RuleId(number)))


def apply_searches(connection: WriteConnection) -> bool:
    def remove(number: int) -> None:
        selection.remove_search(connection, SearchId(number))

    return _apply(connection, Kind.SEARCH, _searches(connection), _make_search, remove)


def changed_preferences(connection: ReadConnection, keys: Sequence[str]) -> list[tuple[str, PreferenceValue]]:
    """Return preferences whose registers say otherwise than what is stored."""
    chosen, known = preferences.load(connection), registers_of(connection, Kind.PREFERENCE)
    found = []
    for key in dict.fromkeys(keys):
        if key not in SHARED_PREFERENCES:
            continue
        text = known[key].get(VALUE, (None, 0))[0]
        with suppress(ValueError, TypeError, RecursionError):
            value = PREFERENCES[key].default if text is None else PREFERENCES[key].check(json.loads(str(text)))
            if value != chosen.value_of(PREFERENCES[key]):
                found.append((key, value))
    return found


def _names(connection: ReadConnection, kind: str) -> dict[str, int]:
    return dict(connection.execute("SELECT key, id FROM shared_id WHERE kind = ? ORDER BY key DESC", (kind,)).fetchall())


def _write(connection: WriteConnection, known: Registers, kind: str, key: str, fields: Mapping[str, Value]) -> None:
    for name, value in fields.items():
        if name not in known[key] or known[key][name][0] != value:
            known[key][name] = value, write(connection, kind, key, name, value)


def _note(connection: WriteConnection, kind: Kind, found: Mapping[int, Fields], *, with_new: bool) -> None:
    known, names = registers_of(connection, kind), _names(connection, kind)
    for key, number in names.items():
        if number not in found and not _is_here(connection, kind, number):
            _write(connection, known, kind, key, {IS_THERE: 0})
            connection.execute("DELETE FROM shared_id WHERE kind = ? AND key = ?", (kind.value, key))
    keys = {number: key for key, number in names.items()}
    for number, fields in found.items() if with_new else ():
        if number not in keys:
            keys[number] = free_name(f"{kind}\n{json.dumps(fields)}", names.__contains__)
            names[keys[number]] = number
            connection.execute("INSERT INTO shared_id (kind, key, id) VALUES (?, ?, ?)", (kind.value, keys[number], number))
    here = [number for number in found if number in keys]
    for number in here:
        _write(connection, known, kind, keys[number], found[number])
    if kind is Kind.RULE:
        before = [position_of(known[keys[number]]) for number in here]
        for number, position in zip(here, positions([keys[number] for number in here], before), strict=True):
            _write(connection, known, kind, keys[number], {POSITION: position})


def _is_here(connection: ReadConnection, kind: Kind, number: int) -> bool:
    table, key = ("arrival_rule", "rule_id") if kind is Kind.RULE else ("saved_search", "search_id")
    return bool(connection.execute(f"SELECT 1 FROM {table} WHERE {key} = ?", (number,)).fetchall())  # noqa: S608 -- our own names


def _searches(connection: ReadConnection) -> dict[int, Fields]:
    return {int(each.search_id): {IS_THERE: 1, NAME: each.name, QUERY: each.query} for each in selection.searches(connection)}


def _rules(connection: ReadConnection) -> dict[int, Fields]:
    """Return the rules in their order, without those about feeds and folders that others do not know."""
    keys = {kind: {number: key for key, number in _names(connection, kind).items()} for kind in _PLACES.values()}
    found: dict[int, Fields] = {}
    for rule in rules.rules(connection):
        conditions = [
            (
                each.field.value,
                each.test.value,
                keys[_PLACES[each.field]].get(_number(each.value)) if each.field in _PLACES else each.value,
            )
            for each in rule.conditions
        ]
        if rule.rule_id is None or any(value is None for *_, value in conditions):
            continue
        body = [rule.needs_all, conditions, [(each.kind.value, each.value) for each in rule.actions]]
        fields: Fields = {IS_THERE: 1, NAME: rule.name, BODY: json.dumps(body, ensure_ascii=False)}
        found[int(rule.rule_id)] = fields if _programs(rule) else fields | {IS_ENABLED: int(rule.is_enabled)}
    return found


def _number(text: str) -> int:
    return int(text) if text.strip().isdecimal() and len(text) < 19 else 0


def _programs(rule: ArrivalRule) -> set[str]:
    return {each.value for each in rule.actions if each.kind in {RuleActionKind.RUN, RuleActionKind.SEND}}


def _runs(rule: ArrivalRule) -> tuple[object, ...]:
    """Return what the user allows: programs, and the articles that they are run for."""
    return _programs(rule), rule.needs_all, rule.conditions


def _apply(
    connection: WriteConnection,
    kind: Kind,
    found: Mapping[int, Fields],
    make: Callable[[WriteConnection, int | None, Mapping[str, tuple[Value, int]]], int | None],
    remove: Callable[[int], None],
) -> bool:
    known, names = registers_of(connection, kind), _names(connection, kind)
    is_changed = False
    for key, fields in sorted(known.items()):
        number = names.get(key)
        if is_living(fields):
            before = found.get(number, {}) if number is not None else {}
            if number is not None and all(fields.get(name, (None, 0))[0] == value for name, value in before.items()):
                continue
            if number is None:
                number = next((each for each, here in found.items() if each not in names.values() and _alike(here, fields)), None)
            made = make(connection, number, fields)
            if made is not None:
                connection.execute("INSERT OR REPLACE INTO shared_id (kind, key, id) VALUES (?, ?, ?)", (kind.value, key, made))
                names[key] = made
                is_changed = True
        elif number is not None and IS_THERE in fields:
            connection.execute("DELETE FROM shared_id WHERE kind = ? AND key = ?", (kind.value, key))
            remove(number)
            is_changed = True
    if kind is Kind.RULE:
        is_changed = _order_rules(connection, known, names) or is_changed
    return is_changed


def _alike(here: Mapping[str, Value], fields: Mapping[str, tuple[Value, int]]) -> bool:
    return all(fields.get(name, (None, 0))[0] == here.get(name) for name in (NAME, BODY, QUERY))


def _order_rules(connection: WriteConnection, known: Registers, names: Mapping[str, int]) -> bool:
    keys = {number: key for key, number in names.items()}
    order = [int(each.rule_id or 0) for each in rules.rules(connection)]
    named = [number for number in order if number in keys]
    wanted = iter(
        sorted(
            named, key=lambda each: (position_of(known[keys[each]]) is None, position_of(known[keys[each]]) or 0.0, keys[each])
        )
    )
    ordered = [next(wanted) if number in keys else number for number in order]
    if ordered == order:
        return False
    rules.reorder(connection, [RuleId(each) for each in ordered])
    return True


def _make_search(connection: WriteConnection, number: int | None, fields: Mapping[str, tuple[Value, int]]) -> int | None:
    name, query = (fields.get(each, (None, 0))[0] for each in (NAME, QUERY))
    if not isinstance(name, str) or not isinstance(query, str) or len(name) + len(query) > _LONGEST:
        return None
    with suppress(ReaderError):
        return int(selection.save_search(connection, name, query, None if number is None else SearchId(number)))
    return None


def _make_rule(connection: WriteConnection, number: int | None, fields: Mapping[str, tuple[Value, int]]) -> int | None:
    rule = _read_rule(connection, fields)
    if rule is None:
        return None
    found = None if number is None else rules.find(connection, RuleId(number))
    before = None if found is None else found[1]
    if _programs(rule):
        was_allowed = before is not None and before.is_enabled and _runs(rule) == _runs(before)
        rule = replace(rule, is_enabled=was_allowed)
    return int(rules.save(connection, replace(rule, rule_id=None if number is None else RuleId(number))))


def _read_rule(connection: ReadConnection, fields: Mapping[str, tuple[Value, int]]) -> ArrivalRule | None:
    """Return a rule by its registers; None if it cannot be one, or names a feed or folder that is not here."""
    name, body = (fields.get(each, (None, 0))[0] for each in (NAME, BODY))
    if not isinstance(name, str) or not isinstance(body, str) or len(name) > _LONGEST:
        return None
    names = {field: _names(connection, kind) for field, kind in _PLACES.items()}
    with suppress(ValueError, TypeError, KeyError, RecursionError):
        needs_all, conditions, actions = json.loads(body)
        if max(len(conditions), len(actions)) > _MOST_PARTS:
            return None
        return ArrivalRule(
            None,
            storable(name),
            tuple(_condition(each, names) for each in conditions),
            tuple(RuleAction(RuleActionKind(kind), _word(value)) for kind, value in actions),
            bool(needs_all),
            bool(fields.get(IS_ENABLED, (1, 0))[0]),
        )
    return None


def _condition(given: Any, names: Mapping[RuleField, Mapping[str, int]]) -> RuleCondition:
    field, test, value = given
    value = str(names[RuleField(field)][_word(value)]) if field in _PLACES else _word(value)
    return RuleCondition(RuleField(field), RuleTest(test), value)


def _word(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise ValueError(value)
    return storable(value)


def note_pages(connection: WriteConnection, is_secret: Callable[[str], bool]) -> list[FeedId]:
    """Write registers of pages that have a mark now, or none any longer, but for secret addresses. Returns what holds pages that
    others get to know for the first time.
    """
    known = registers_of(connection, Kind.PAGE)
    named: dict[FeedId, None] = {}
    for feed_id, identity, link, title, is_marked in connection.execute(_PAGES).fetchall():
        key = name_of(identity)
        if bool(is_marked) is is_living(known.get(key, {})) or (is_marked and is_secret(link)):
            continue
        fields = {URL: link, TITLE: title[:LONGEST_TITLE], IS_THERE: 1} if is_marked else {IS_THERE: 0}
        for field, value in fields.items():
            write(connection, Kind.PAGE.value, key, field, value)
        if is_marked and name_page(connection, FeedId(feed_id)):
            named[FeedId(feed_id)] = None
    return list(named)


def name_page(connection: WriteConnection, feed_id: FeedId) -> bool:
    """Name what holds the pages of a site, alike on each computer; return whether it had no name."""
    rows = connection.execute("SELECT canonical FROM feed WHERE feed_id = ?", (feed_id,)).fetchall()
    added = connection.execute(
        "INSERT OR IGNORE INTO shared_id (kind, key, id) VALUES ('feed', ?, ?) RETURNING id",
        (name_of(rows[0][0]), feed_id),
    ).fetchall()
    return bool(added)


def living_pages(connection: ReadConnection, keys: Iterable[str]) -> list[tuple[str, str]]:
    """Return addresses and titles of those of these pages that are saved."""
    known = registers_of(connection, Kind.PAGE)
    pages = [{name: value for name, (value, _) in known[key].items()} for key in dict.fromkeys(keys) if is_living(known[key])]
    return [(url, str(page.get(TITLE, ""))[:LONGEST_TITLE]) for page in pages if isinstance(url := page.get(URL), str)]
