"""English sentences of earlier schemas become kinds with arguments; what is unknown stays."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.ids import EntryId, GapId
from reader.domain.reasons import Reason, ReasonKind
from reader.storage import feeds, full_text, history, migrations, writer
from reader.storage.migrations import m0032, steps
from tests.fakes.kinds import DETAILS, REASONS
from tests.unit.storage.examples import NOW


def test_reasons_of_the_seventh_schema_become_kinds_and_what_is_unknown_stays(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        steps.migrate(connection, 0, 7)
        connection.execute(
            """INSERT INTO feed (feed_id, url, canonical, added_at, next_at, next_reason, not_before_rule, asked_rule) VALUES
            (1, 'a', 'a', 5, 9, 'the feed may drop articles, about 3 new articles expected, and you by 18:40; the budget is used up',
            'failed 3 times in a row, so it is tried less often', 'the server asked for 6 h (max-age)')"""
        )
        connection.execute("INSERT INTO subscription (feed_id, position) VALUES (1, 0)")
        for place, reason in enumerate(OLD_REASONS):
            connection.execute(
                """INSERT INTO retrieval (feed_id, started_at, finished_at, rule, reason, outcome, status, new_entries, changed_entries,
                wire_bytes, problem_detail, url) VALUES (1, ?, 20, 'scheduled', ?, 'new', 200, 1, 0, 9, '', 'a')""",
                (place, reason),
            )
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 7")
        connection.commit()
    with closing(writer.open_database(path, now=NOW, backup_folder=None)) as connection:
        (feed,) = feeds.feeds(connection)
        assert feed.next_reason == Reason(ReasonKind.MAY_DROP, (3.0, "18:40", True))
        assert feed.not_before_rule == Reason(ReasonKind.FAILED, (3,))
        assert feed.asked_rule == Reason(ReasonKind.MAX_AGE, (21_600,))
        lines = sorted(history.retrievals(connection), key=lambda line: line.started_at)
        assert [line.reason and _as_then(line.reason.sentence()) for line in lines] == [reason or None for reason in OLD_REASONS]
        kinds = {line.reason.kind for line in lines if line.reason}
        assert kinds == set(ReasonKind) - _LATER
        assert [line.reason.sentence() for line in lines if line.reason and line.reason.kind is ReasonKind.TEXT] == [UNKNOWN]


def _as_then(sentence: str) -> str:
    """What a sentence of today was in the seventh schema, where articles to come were called new."""
    return sentence.replace("hardly any articles", "hardly any new article").replace(
        " articles expected", " new articles expected"
    )


_LATER = {
    ReasonKind.RATE,
    ReasonKind.RETURNED,
    ReasonKind.ONLY_BY_HAND,
    ReasonKind.INTERVAL_CHANGED,
    ReasonKind.AT_LEAST,
    ReasonKind.MAIL,
    ReasonKind.ASKED_ELSEWHERE,
    ReasonKind.ANSWERED_ELSEWHERE,
}
"""Not among the sentences of the seventh schema."""
UNKNOWN = 'posts ☃ often, so "now"'
OLD_REASONS = (
    "",
    UNKNOWN,
    "failed once, so it is tried less often",
    "the server asked to wait 2 times in a row (429)",
    "hardly any new article expected",
    "on vacation, so after 3 days at the latest",
    *(_as_then(reason.sentence()) for reason in REASONS if reason.kind not in {*_LATER, ReasonKind.TEXT}),
)


@pytest.mark.parametrize("version", [1, 5, 9])
def test_details_of_problems_of_earlier_schemas_become_kinds_and_what_is_unknown_stays(version: int, tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        steps.migrate(connection, 0, version)
        for number, (text, _) in enumerate(OLD_DETAILS, start=1):
            _write_problem_everywhere(connection, number, text, version)
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.commit()
    with closing(writer.open_database(path, now=NOW, backup_folder=None)) as connection:
        expected = [Problem(ProblemKind.NETWORK, detail) for _, detail in OLD_DETAILS]
        assert [feed.problem for feed in feeds.feeds(connection)] == expected
        lines = sorted(history.retrievals(connection), key=lambda line: line.started_at)
        assert [line.problem for line in lines] == expected
        if version >= 5:
            texts = [full_text.load(connection, EntryId(number)) for number in range(1, len(expected) + 1)]
            assert [text and text.problem for text in texts] == expected
            found = [history.find_gap(connection, GapId(number)) for number in range(1, len(expected) + 1)]
            assert [gap and gap.problem for gap in found] == expected


def _write_problem_everywhere(connection: sqlite3.Connection, number: int, detail: str, version: int) -> None:
    values = {"number": number, "detail": detail}
    connection.execute(
        """INSERT INTO feed (feed_id, url, canonical, added_at, problem_kind, problem_detail)
        VALUES (:number, :number, :number, 5, 'network', :detail)""",
        values,
    )
    connection.execute("INSERT INTO subscription (feed_id, position) VALUES (:number, :number)", values)
    connection.execute(
        """INSERT INTO retrieval (feed_id, started_at, finished_at, rule, reason, outcome, status, new_entries, changed_entries,
        wire_bytes, problem_kind, problem_detail, url) VALUES (1, :number, 20, 'scheduled', '', 'failed', 0, 0, 0, 0, 'network', :detail, 'a')""",
        values,
    )
    if version >= 5:
        connection.execute(
            "INSERT INTO entry_status (entry_id, feed_id, first_seen_at, sort_at, identity) VALUES (:number, :number, 20, 10, 'x')",
            values,
        )
        connection.execute(
            """INSERT INTO entry (entry_id, title, author, snippet, thumbnail_url, guid, link, date_text, is_date_only, comments_url,
            language, content_hash, categories, enclosures) VALUES (:number, '', '', '', '', '', '', '', 0, '', '', '', '[]', '[]')""",
            values,
        )
        connection.execute(
            """INSERT INTO full_text (entry_id, retrieved_at, problem_kind, problem_detail, html)
            VALUES (:number, 9, 'network', :detail, x'')""",
            values,
        )
        connection.execute(
            """INSERT INTO gap (gap_id, feed_id, at_least, after_at, before_at, problem_kind, problem_detail)
            VALUES (:number, :number, 4, 10, 20, 'network', :detail)""",
            values,
        )


def test_the_tenth_part_knows_every_text_that_was_ever_stored() -> None:
    known = {*m0032.DETAIL_KINDS.values(), *(kind for _, kind in m0032.DETAIL_PATTERNS)}
    assert known == {detail.kind.value for detail in STORED_DETAILS}
    assert known.isdisjoint(NEVER_STORED | LATER_DETAILS)


NEVER_STORED = set(list(DetailKind)[list(DetailKind).index(DetailKind.OTHER_ROOT) :])
"""Said of lists, files, databases and wishes of the user, to whoever waits for them."""
LATER_DETAILS = {
    DetailKind.PROXY_SILENT,
    DetailKind.PROXY_LOGIN,
    DetailKind.PROXY_REFUSAL,
    DetailKind.PICTURE_LIMIT,
    DetailKind.MAIL_PROXY,
}
"""Stored as kinds from the beginning, in no schema as texts."""
STORED_DETAILS = [detail for detail in DETAILS if detail.kind not in NEVER_STORED | LATER_DETAILS]
FORMER_TEXTS = {
    "it names no host": DetailKind.NO_HOST,
    "there is no port 0": DetailKind.PORT_ZERO,
    "it holds control characters": DetailKind.CONTROL_CHARACTERS,
    "in a circle": DetailKind.REDIRECT_LOOP,
    "the connection was cut": DetailKind.INTERRUPTED,
    "socks proxies are not supported": DetailKind.SOCKS,
    "wrongly compressed": DetailKind.INVALID_COMPRESSION,
    "no proper HTTP": DetailKind.INVALID_HTTP,
    "its certificate comes from an unknown authority": DetailKind.CERTIFICATE_UNKNOWN_AUTHORITY,
    "it speaks only outdated versions of TLS": DetailKind.OUTDATED_TLS,
    "there is none on this system": DetailKind.NO_KEYRING,
    "it does not take the password": DetailKind.PASSWORD_NOT_ACCEPTED,
    "it does not give the password up": DetailKind.PASSWORD_NOT_DELETED,
    "it did not keep the password": DetailKind.PASSWORD_NOT_STORED,
    "what it holds for this feed is not ours": DetailKind.FOREIGN_LOGIN,
    "no thread could be started": DetailKind.NO_THREAD,
    "the parser's answer cannot be read": DetailKind.UNREADABLE_RESULT,
}
OLD_DETAILS: list[tuple[str, Detail | str]] = [
    ("", ""),
    ("tidewater.example", "tidewater.example"),
    ('more than "ten" times \u2603', 'more than "ten" times \u2603'),
    ('["too_long"]', '["too_long"]'),
    ("2.5 MB", Detail(DetailKind.MEGABYTES, (2.5,))),
    *((text, Detail(kind)) for text, kind in FORMER_TEXTS.items()),
    # what the system said was written in small letters
    *((detail.sentence().lower() if detail.kind is DetailKind.SOCKS else detail.sentence(), detail) for detail in STORED_DETAILS),
]
