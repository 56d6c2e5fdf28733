"""Makes values readable that another program, or a fault of the disk, wrote into a database of our schema. SQLite checks only
their kinds: a column of words may hold any word, one of times the year 300,000,000. Any thread.
"""

from enum import StrEnum

from reader.domain.accounts import ServerKind, SignIn
from reader.domain.episodes import DownloadState
from reader.domain.errors import ProblemKind
from reader.domain.feed import Rule
from reader.domain.retrieval import Outcome, RequestKind
from reader.storage.connection import WriteConnection
from reader.storage.rows import json_list

_EARLIEST, _LATEST = -62_100_000_000, 253_400_000_000
"""Within the years 1 to 9999 in every time zone, the only ones that dates can be made of."""
_LARGEST_OFFSET = 86_399
_LARGEST_REAL = 1e12
_JSON = (
    ("feed", "skip_hours", "[]", "integer"),
    ("feed", "skip_days", "[]", "integer"),
    ("feed", "window", "[]", "text"),
    ("folder", "settings", "{}", "text"),
    ("subscription", "settings", "{}", "text"),
    ("entry", "categories", "[]", "text"),
    ("entry", "enclosures", "[]", "array"),
    ("account", "seen", "{}", ""),
    ("account", "removed_tree", "{}", ""),
)
"""Columns read as JSON, with their default and the kind of what they hold, if it is checked."""
_WORDS: dict[tuple[str, str], type[StrEnum]] = {
    ("account", "kind"): ServerKind,
    ("account", "sign_in"): SignIn,
    ("computer", "problem"): ProblemKind,
    ("download", "state"): DownloadState,
    ("feed", "next_rule"): Rule,
    ("other_computer", "problem"): ProblemKind,
    ("request", "kind"): RequestKind,
    ("request", "outcome"): Outcome,
    ("retrieval", "outcome"): Outcome,
    ("retrieval", "rule"): Rule,
}
"""Columns that hold one of our words, besides those of problems."""


def make_readable(connection: WriteConnection) -> None:
    """Replace what cannot be read by the column's default, and delete the rows that say nothing without it."""
    for table, column, empty, kind in _JSON:
        change, values = f"UPDATE {table} SET {column} = :empty", {"empty": empty, "kind": kind}  # noqa: S608 -- our own words
        connection.execute(f"{change} WHERE NOT json_valid({column}) OR json_type({column}) <> json_type(:empty)", values)
        if kind:
            connection.execute(f"{change} WHERE EXISTS (SELECT 1 FROM json_each({column}) j WHERE j.type <> :kind)", values)  # noqa: S608 -- our own words
    connection.execute(
        """UPDATE entry SET enclosures = '[]' WHERE enclosures <> '[]' AND EXISTS (
            SELECT 1 FROM json_each(enclosures) j WHERE json_extract(j.value, '$[0]') NOT LIKE 'http%'
            OR (SELECT coalesce(group_concat(replace(type, 'null', 'integer')), '') FROM json_each(j.value)) NOT IN
                ('text,text,integer,integer,text', 'text,text,integer,integer,text,text,array')
            OR EXISTS (SELECT 1 FROM json_each(j.value, '$[6]') c WHERE CASE c.type
                WHEN 'array' THEN (SELECT group_concat(type) FROM json_each(c.value)) END IS NOT 'integer,text'))"""
    )
    tables = connection.execute("SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'").fetchall()
    for (table,) in tables:
        for _, name, kind, is_required, default, is_key in connection.execute(f"PRAGMA table_info({table})").fetchall():
            words = ProblemKind if name.endswith("problem_kind") else _WORDS.get((table, name))
            if words is not None:
                _keep_words(connection, table, name, words, default, is_required=bool(is_required))
            elif kind == "REAL":
                _keep_between(connection, table, name, -_LARGEST_REAL, _LARGEST_REAL)
            elif name == "utc_offset_seconds":
                _keep_between(connection, table, name, -_LARGEST_OFFSET, _LARGEST_OFFSET)
            elif kind == "INTEGER" and not is_key and name.endswith(("at", "until", "since", "seconds")):
                _keep_between(connection, table, name, _EARLIEST, _LATEST)


def _keep_words(
    connection: WriteConnection, table: str, column: str, words: type[StrEnum], default: str | None, *, is_required: bool
) -> None:
    change = f"DELETE FROM {table}" if is_required and default is None else f"UPDATE {table} SET {column} = {default or 'NULL'}"  # noqa: S608 -- our own words
    connection.execute(f"{change} WHERE {column} NOT IN (SELECT value FROM json_each(?))", (json_list(words),))  # noqa: S608 -- our own words


def _keep_between(connection: WriteConnection, table: str, column: str, least: float, most: float) -> None:
    connection.execute(
        f"UPDATE OR IGNORE {table} SET {column} = max(:least, min({column}, :most)) WHERE {column} NOT BETWEEN :least AND :most",  # noqa: S608 -- our own words
        {"least": least, "most": most},
    )
