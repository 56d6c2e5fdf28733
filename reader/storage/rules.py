"""Rules for arriving entries, and entries as rules see them."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, replace

from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import EntryId, FeedId, FolderId, RuleId
from reader.domain.rules import (
    ArrivalRule,
    RuleAction,
    RuleActionKind,
    RuleCondition,
    RuleField,
    RuleSubject,
    RuleTest,
    Search,
    fits,
)
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import detail_json, id_list, storable, stored_problem
from reader.storage.selection import FOLLOWED, joined_scripts

_AT_ONCE = 500
_TEXTUAL = frozenset({RuleField.TEXT, RuleField.ANYWHERE})
_PLACES = frozenset({RuleField.FEED, RuleField.FOLDER})
_NEWEST = f"""SELECT s.entry_id FROM entry_status s WHERE s.is_removed = 0 AND s.is_hidden = 0 AND {FOLLOWED}
ORDER BY s.sort_at DESC, s.entry_id DESC LIMIT ?"""  # noqa: S608 -- our own words
_WITHIN = """SELECT s.entry_id FROM json_each(?) AS j CROSS JOIN entry_status s ON s.feed_id = j.value
WHERE s.is_removed = 0 AND s.is_hidden = 0 ORDER BY s.sort_at DESC, s.entry_id DESC"""
_SUBJECTS = """SELECT s.entry_id, s.feed_id, e.title, e.author, e.categories, e.link, {text}
FROM json_each(?) AS j CROSS JOIN entry_status s ON s.entry_id = j.value CROSS JOIN entry e ON e.entry_id = s.entry_id
ORDER BY j.key"""
_TEXT = "(SELECT t.text FROM entry_text t WHERE t.entry_id = e.entry_id)"


@dataclass(frozen=True, slots=True)
class Matches:
    entry_ids: tuple[EntryId, ...]
    checked: int


def rules(connection: ReadConnection) -> list[ArrivalRule]:
    rows = connection.execute(
        "SELECT rule_id, name, conditions, actions, needs_all, is_enabled FROM arrival_rule ORDER BY position, rule_id"
    ).fetchall()
    return [
        ArrivalRule(
            RuleId(rule_id),
            name,
            tuple(RuleCondition(RuleField(field), RuleTest(test), value) for field, test, value in json.loads(conditions)),
            tuple(RuleAction(RuleActionKind(kind), value) for kind, value in json.loads(actions)),
            bool(needs_all),
            bool(is_enabled),
        )
        for rule_id, name, conditions, actions, needs_all, is_enabled in rows
    ]


def matching(connection: ReadConnection, rule: ArrivalRule, search: Search, limit: int = 2000) -> Matches:
    """Test a rule, stored or not, on the newest entries of followed feeds. Not for the GUI thread."""
    entry_ids = connection.column(_NEWEST, (limit,))
    return Matches(_fitting(connection, rule, entry_ids, search), len(entry_ids))


def all_matching(connection: ReadConnection, rule: ArrivalRule, search: Search) -> tuple[EntryId, ...]:
    """Return every entry of followed feeds that a rule matches, newest first; feeds that cannot match are skipped."""
    return _fitting(connection, rule, connection.column(_WITHIN, (id_list(_possible_feeds(connection, rule, search)),)), search)


def _possible_feeds(connection: ReadConnection, rule: ArrivalRule, search: Search) -> list[FeedId]:
    around = folders_around(connection)
    places = replace(rule, conditions=tuple(each for each in rule.conditions if each.field in _PLACES))
    if not places.conditions or not rule.needs_all:
        return list(around)
    nobodys = [(feed_id, RuleSubject(feed_id, folders, "", "", "", (), "")) for feed_id, folders in around.items()]
    return [feed_id for feed_id, subject in nobodys if fits(places, subject, search)]


def _fitting(connection: ReadConnection, rule: ArrivalRule, entry_ids: Sequence[EntryId], search: Search) -> tuple[EntryId, ...]:
    tried = subjects(connection, entry_ids, with_text=reads_text([rule]))
    return tuple(entry_id for entry_id, subject in tried if fits(rule, subject, search))


def reads_text(rules: Iterable[ArrivalRule]) -> bool:
    """Return whether one of the rules needs an entry's text; reading texts takes most of the time."""
    return any(condition.field in _TEXTUAL for rule in rules for condition in rule.conditions)


def folders_around(connection: ReadConnection) -> dict[FeedId, tuple[FolderId, ...]]:
    """Return the folders of each followed feed, innermost first."""
    parents = dict(connection.execute("SELECT folder_id, parent_id FROM folder").fetchall())
    found: dict[FeedId, tuple[FolderId, ...]] = {}
    for feed_id, folder_id in connection.execute(
        "SELECT feed_id, folder_id FROM subscription WHERE removed_at IS NULL"
    ).fetchall():
        path: list[FolderId] = []
        while folder_id is not None and folder_id not in path:
            path.append(FolderId(folder_id))
            folder_id = parents.get(folder_id)  # noqa: PLW2901 -- the way up
        found[FeedId(feed_id)] = tuple(path)
    return found


def subjects(
    connection: ReadConnection, entry_ids: Sequence[EntryId], *, with_text: bool
) -> Iterator[tuple[EntryId, RuleSubject]]:
    """Yield stored entries as rules see them, in the given order; a few hundred are held at a time."""
    around = folders_around(connection)
    sql = _SUBJECTS.format(text=_TEXT if with_text else "''")
    for start in range(0, len(entry_ids), _AT_ONCE):
        part = id_list(entry_ids[start : start + _AT_ONCE])
        for entry_id, feed_id, title, author, categories, link, text in connection.execute(sql, (part,)).fetchall():
            folder_ids = around.get(feed_id, ())
            named = tuple(json.loads(categories))
            yield entry_id, RuleSubject(feed_id, folder_ids, title, joined_scripts(text), author, named, link)


def stop(connection: WriteConnection, rule_id: RuleId, problem: Problem) -> None:
    """Stop a rule for a problem, until it is saved again."""
    connection.execute("UPDATE arrival_rule SET problem = ? WHERE rule_id = ?", (detail_json(problem), rule_id))


def stopped(connection: ReadConnection) -> dict[RuleId, Problem]:
    """Return enabled but stopped rules, with their problems."""
    rows = connection.execute("SELECT rule_id, problem FROM arrival_rule WHERE problem <> '' AND is_enabled ORDER BY position")
    found = {rule_id: stored_problem(ProblemKind.BAD_VALUE.value, detail) for rule_id, detail in rows.fetchall()}
    return {RuleId(rule_id): problem for rule_id, problem in found.items() if problem is not None}


def save(connection: WriteConnection, rule: ArrivalRule, position: int | None = None) -> RuleId:
    """Store a new or changed rule, at a place among the others (None is the end, or its present place)."""
    rule_id = rule.rule_id
    conditions = _stored([astuple(each) for each in rule.conditions])
    actions = _stored([astuple(each) for each in rule.actions])
    cursor = connection.execute(
        """INSERT INTO arrival_rule (rule_id, position, name, needs_all, is_enabled, conditions, actions)
        VALUES (?, (SELECT coalesce(max(position), -1) + 1 FROM arrival_rule), ?, ?, ?, ?, ?)
        ON CONFLICT (rule_id) DO UPDATE SET name = excluded.name, needs_all = excluded.needs_all,
            is_enabled = excluded.is_enabled, conditions = excluded.conditions, actions = excluded.actions, problem = ''""",
        (rule_id, storable(rule.name), int(rule.needs_all), int(rule.is_enabled), conditions, actions),
    )
    stored = rule_id if rule_id is not None else RuleId(cursor.lastrowid or 0)
    if position is not None:
        order = [each for each in _order(connection) if each != stored]
        order.insert(max(0, position), stored)
        _number(connection, order)
    return stored


def remove(connection: WriteConnection, rule_id: RuleId) -> None:
    connection.execute("DELETE FROM arrival_rule WHERE rule_id = ?", (rule_id,))
    _number(connection, _order(connection))


def reorder(connection: WriteConnection, order: Sequence[RuleId]) -> None:
    _number(connection, order)


def find(connection: ReadConnection, rule_id: RuleId) -> tuple[int, ArrivalRule] | None:
    return next(((place, rule) for place, rule in enumerate(rules(connection)) if rule.rule_id == rule_id), None)


def _order(connection: ReadConnection) -> list[RuleId]:
    return connection.column("SELECT rule_id FROM arrival_rule ORDER BY position, rule_id")


def _number(connection: WriteConnection, order: Sequence[RuleId]) -> None:
    connection.executemany("UPDATE arrival_rule SET position = ? WHERE rule_id = ?", list(enumerate(order)))


def _stored(parts: Sequence[tuple[str, ...]]) -> str:
    return json.dumps([[storable(str(each)) for each in part] for part in parts], ensure_ascii=False)
