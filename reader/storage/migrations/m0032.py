"""From 0.1.0 to schema 32, in the parts that profiles of developers took one by one. Frozen, as `steps` says; imports nothing from reader."""

import json
import re
import sqlite3
from collections.abc import Callable
from functools import lru_cache

NAMES = (
    """UPDATE subscription
        SET settings = json_set(json_remove(settings, '$.matters'), '$.priority', json_extract(settings, '$.matters'))
        WHERE json_valid(settings) AND json_type(settings, '$.matters') IS NOT NULL""",
    "UPDATE milestone SET name = 'vacation_until' WHERE name = 'holiday_until'",
)
"""Settings and milestones under the names that the window uses."""

SECONDS = {"s": 1, "min": 60, "h": 3600, "days": 86_400}
TIME = r"(?P<time>\d+ (?:s|min|h|days))"
TIMES = r"(?:once|(?P<times>\d+) times in a row)"
FORECASTS = {
    None: "expected",
    "the feed may drop articles, ": "may_drop",
    "at least once a day, ": "daily",
    "you opened the window, ": "opened",
}
"""Most lines of a log have one of these, nearly each with other values: they are tried first, by one pattern."""
FORECAST = re.compile(
    rf"({'|'.join(filter(None, FORECASTS))})?"
    r"(?:about ([\d.]+) new (?:articles|entries) expected|hardly any new (?:article|entry) expected)"
    r"(?:, and you by (\d\d:\d\d))?(; the budget is (?:used up|spent))?"
)
REASON_PATTERNS = tuple(
    (re.compile(pattern), kind)
    for pattern, kind in (
        (rf"a feed is (?:refreshed|retrieved) at most once in {TIME}", "hard_floor"),
        (rf"the publisher asks for {TIME} \(ttl\)", "ttl"),
        (rf"the publisher updates every {TIME} \(updatePeriod\)", "update_period"),
        (rf"the server asked for {TIME} \(max-age\)", "max_age"),
        (rf"the server asked for {TIME} \(Retry-After\)", "retry_after"),
        (rf"the server asked to wait {TIMES} \(429\)", "rate_limited"),
        (r"no success yet: tried after 2, 10 and 30 minutes, then hourly", "no_success_yet"),
        (rf"failed {TIMES}, so it is tried less often", "failed"),
        (r"the server refused it or does not have it, so it is tried once a day", "refused"),
        (r"the publisher removed the feed \(410\)", "gone"),
        (r"the publisher asks for no refreshes at that hour \(skipHours, skipDays\)", "closed_hour"),
        (r"the publisher asks for no earlier refreshes \(skipHours, skipDays\)", "opens_later"),
        (r"its server asked to wait", "host_cooldown"),
        (r"it was refreshed less than a minute ago", "just_refreshed"),
        (r"it was downloaded in full less than a day ago", "just_downloaded"),
        (r"new subscription", "new"),
        (r"you subscribed", "subscribed"),
        (r"you asked for it", "manual"),
        (r"you cancelled the last one", "cancelled"),
        (r"its address changed", "url_changed"),
        (r"password entered", "password_entered"),
        (r"the last answer could not be saved", "not_saved"),
        (r"removed by its publisher, no longer refreshed", "no_longer_refreshed"),
        (rf"every {TIME}, like every feed \((?P<name>[\w-]+)\)", "interval"),
        (r"on vacation, and the feed may drop articles by then", "drops_on_vacation"),
        (rf"on vacation, so after {TIME} at the latest", "longest_on_vacation"),
        (r"refreshed before you return", "before_return"),
    )
)
REASON_COLUMNS = (("feed", "not_before_rule"), ("feed", "asked_rule"), ("feed", "next_reason"), ("retrieval", "reason"))


def translate_reasons(connection: sqlite3.Connection) -> None:
    """Store reasons of plans and limits as a kind with its arguments (JSON), where they were English sentences.

    A sentence that is not recognised is kept as a text.
    """
    connection.create_function("translated_reason", 1, _translated_reason, deterministic=True)
    for table, column in REASON_COLUMNS:
        connection.execute(f"UPDATE {table} SET {column} = translated_reason({column}) WHERE {column} <> ''")  # noqa: S608 -- our own names
    connection.create_function("translated_reason", 1, None)


def _translated_reason(text: str) -> str:
    forecast = FORECAST.fullmatch(text)
    if forecast is None:
        return _other_reason(text)
    begin, articles, clock, budget = forecast.groups()
    # as `json.dumps` would, in a fifth of its time
    return f'["{FORECASTS[begin]}", {float(articles or 0)}, "{clock or ""}", {"true" if budget else "false"}]'


@lru_cache(maxsize=4096)
def _other_reason(text: str) -> str:
    for pattern, kind in REASON_PATTERNS:
        found = pattern.fullmatch(text)
        if found is not None:
            return json.dumps([kind, *_reason_arguments(found.groupdict())])
    return json.dumps(["text", text], ensure_ascii=False)


def _reason_arguments(said: dict[str, str | None]) -> list[object]:
    """In the order of the sentence."""
    arguments: list[object] = []
    for place, value in said.items():
        if place == "time" and value is not None:
            number, unit = value.split()
            arguments.append(int(number) * SECONDS[unit])
        elif place == "times":
            arguments.append(int(value or 1))
        else:
            arguments.append(value or "")
    return arguments


OPENED_LINKS = (
    """CREATE TABLE opened_link (
        opened_link_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL,
        feed_id INTEGER NOT NULL,
        at INTEGER NOT NULL,
        utc_offset_seconds INTEGER NOT NULL,
        host TEXT NOT NULL,
        depth INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX opened_link_by_time ON opened_link (at)",
    "CREATE INDEX opened_link_by_entry ON opened_link (entry_id)",
)
"""Links opened from articles.

Of an address only the host is kept. `depth` is 0 for the article's own page, 1 for a link inside an article, 2 for a link in the full text
of an article that was reached from another. Refers to no row, like `reading`.
"""

DETAIL_KINDS = {
    "it is too long": "too_long",
    "it is malformed": "malformed",
    "it is not http or https": "not_http",
    "it has no host name": "no_host",
    "it names no host": "no_host",
    "port 0 is not valid": "port_zero",
    "there is no port 0": "port_zero",
    "it contains control characters": "control_characters",
    "it holds control characters": "control_characters",
    "in a loop": "redirect_loop",
    "in a circle": "redirect_loop",
    "while connecting": "connecting",
    "while waiting for the answer": "waiting",
    "the connection was interrupted": "interrupted",
    "the connection was cut": "interrupted",
    "no connection": "no_connection",
    "connection refused": "connection_refused",
    "no route to host": "no_route",
    "network is unreachable": "network_unreachable",
    "socks proxies are not supported": "socks",
    "it ended too early": "ended_early",
    "invalid compression": "invalid_compression",
    "wrongly compressed": "invalid_compression",
    "invalid HTTP": "invalid_http",
    "no proper HTTP": "invalid_http",
    "its certificate is not valid yet": "certificate_not_yet_valid",
    "its certificate has expired": "certificate_expired",
    "its certificate is self-signed": "certificate_self_signed",
    "its certificate is from an unknown authority": "certificate_unknown_authority",
    "its certificate comes from an unknown authority": "certificate_unknown_authority",
    "its certificate was revoked": "certificate_revoked",
    "its certificate is for another host": "certificate_other_host",
    "its certificate uses a key that is too weak": "certificate_weak_key",
    "its certificate is signed in an outdated way": "certificate_outdated_signature",
    "it supports only outdated TLS versions": "outdated_tls",
    "it speaks only outdated versions of TLS": "outdated_tls",
    "it does not speak TLS on this port": "no_tls",
    "no common encryption was found": "no_common_encryption",
    "the handshake failed": "handshake_failed",
    "this system has none": "no_keyring",
    "there is none on this system": "no_keyring",
    "it is locked": "keyring_locked",
    "it does not answer": "keyring_silent",
    "it did not answer in time": "keyring_late",
    "it does not accept the password": "password_not_accepted",
    "it does not take the password": "password_not_accepted",
    "it does not delete the password": "password_not_deleted",
    "it does not give the password up": "password_not_deleted",
    "it did not store the password": "password_not_stored",
    "it did not keep the password": "password_not_stored",
    "its entry for this feed was not made by Beforehand": "foreign_login",
    "what it holds for this feed is not ours": "foreign_login",
    "a web page": "web_page",
    "neither XML nor JSON": "neither_xml_nor_json",
    "JSON that cannot be read": "unreadable_json",
    "JSON, but not a JSON Feed": "other_json",
    "no HTML": "no_html",
    "this is not a picture": "no_picture",
    "the picture has no size": "picture_without_size",
    "memory": "memory",
    "could not start a thread": "no_thread",
    "no thread could be started": "no_thread",
    "the parser's result is unreadable": "unreadable_result",
    "the parser's answer cannot be read": "unreadable_result",
}
DETAIL_PATTERNS = tuple(
    (re.compile(pattern), kind)
    for pattern, kind in (
        (r"([^:]+): is not http or https", "other_scheme"),
        (r"more than (\d{1,9}) times", "many_redirects"),
        (r"XML of kind (.+)", "other_xml"),
        (r"the picture's header ends early \((.+)\)", "picture_ends_early"),
        (r"(\d{1,9}) megapixels \((\d{1,9}) x (\d{1,9})\)", "megapixels"),
        (r"(\d{1,9}(?:\.\d{1,9})?) MB", "megabytes"),
        (r"(\d{1,9}) s", "seconds"),
    )
)
DETAIL_NUMBERS = {"many_redirects", "megapixels", "megabytes", "seconds"}
DETAIL_TABLES = ("feed", "retrieval", "full_text", "gap")


def translate_details(connection: sqlite3.Connection) -> None:
    """Store details of problems as a kind with its arguments (JSON), where they were English texts.

    A text that is not recognised is kept as a text.
    """
    connection.create_function("translated_detail", 1, _translated_detail, deterministic=True)
    for table in DETAIL_TABLES:
        connection.execute(
            f"UPDATE {table} SET problem_detail = translated_detail(problem_detail) WHERE problem_detail <> ''"  # noqa: S608 -- our own names
        )
    connection.create_function("translated_detail", 1, None)


@lru_cache(maxsize=4096)
def _translated_detail(text: str) -> str:
    return json.dumps([DETAIL_KINDS[text]] if text in DETAIL_KINDS else _detail_with_arguments(text), ensure_ascii=False)


def _detail_with_arguments(text: str) -> list[object]:
    for pattern, kind in DETAIL_PATTERNS:
        found = pattern.fullmatch(text)
        if found is not None:
            return [kind, *(map(float, found.groups()) if kind in DETAIL_NUMBERS else found.groups())]
    return ["text", text]


PRESENCES = (
    """CREATE TABLE presence (
        presence_id INTEGER PRIMARY KEY,
        began_at INTEGER NOT NULL,
        ended_at INTEGER NOT NULL,
        utc_offset_seconds INTEGER NOT NULL,
        signal TEXT NOT NULL
    ) STRICT""",
    "CREATE INDEX presence_by_time ON presence (began_at)",
)
"""When the user is at the computer."""

READ_ELSEWHERE = (
    """CREATE TABLE read_elsewhere (
        feed_id INTEGER NOT NULL REFERENCES feed (feed_id) ON DELETE CASCADE,
        key INTEGER NOT NULL,
        PRIMARY KEY (feed_id, key)
    ) STRICT, WITHOUT ROWID""",
)
"""What was read in another reader and has not arrived here yet."""

MARK_READ = (
    """INSERT INTO preference (key, value) SELECT 'reading.mark_read', '"manual"' FROM preference
        WHERE key = 'reading.mark_read_on_open' AND value = 'false'""",
    "DELETE FROM preference WHERE key = 'reading.mark_read_on_open'",
)
"""When an article counts as read: a choice instead of a switch."""

RULE_PROBLEMS = ("ALTER TABLE arrival_rule ADD COLUMN problem TEXT NOT NULL DEFAULT ''",)
"""Why a rule is not applied any more."""

EPISODES = (
    """CREATE TABLE listening (
        listening_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL,
        feed_id INTEGER NOT NULL,
        url TEXT NOT NULL,
        position_seconds INTEGER NOT NULL,
        duration_seconds INTEGER NOT NULL,
        is_finished INTEGER NOT NULL,
        at INTEGER NOT NULL,
        utc_offset_seconds INTEGER NOT NULL,
        UNIQUE (entry_id, url)
    ) STRICT""",
    """CREATE TABLE download (
        download_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL,
        url TEXT NOT NULL,
        path TEXT NOT NULL,
        state TEXT NOT NULL,
        bytes INTEGER NOT NULL,
        size INTEGER,
        validator TEXT NOT NULL,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL,
        tries INTEGER NOT NULL,
        retry_at INTEGER NOT NULL,
        at INTEGER NOT NULL,
        UNIQUE (entry_id, url)
    ) STRICT""",
)
"""How far episodes were heard, and which are on this computer.

Both name an enclosure by entry and address and refer to no row, like `reading`.
"""

OFFLINE_PICTURES = ("ALTER TABLE picture ADD COLUMN offline_feed_id INTEGER",)
"""Which pictures of the cache were fetched in advance, for which feed: what counts against the day's budget for them."""

PROGRAM_RUNS = (
    """CREATE TABLE program_run (
        run_id INTEGER PRIMARY KEY,
        rule_id INTEGER NOT NULL REFERENCES arrival_rule (rule_id) ON DELETE CASCADE,
        entry_id INTEGER NOT NULL REFERENCES entry (entry_id) ON DELETE CASCADE,
        program TEXT NOT NULL,
        queued_at INTEGER NOT NULL,
        started_at INTEGER,
        finished_at INTEGER,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL DEFAULT '',
        UNIQUE (rule_id, entry_id, program)
    ) STRICT""",
    "CREATE INDEX program_run_by_entry ON program_run (entry_id)",
)
"""Programs of the user's that rules have run, and are to run."""

REQUESTS = (
    """CREATE TABLE request (
        request_id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        feed_id INTEGER REFERENCES feed (feed_id) ON DELETE CASCADE,
        entry_id INTEGER,
        started_at INTEGER NOT NULL,
        finished_at INTEGER NOT NULL,
        outcome TEXT NOT NULL,
        status INTEGER NOT NULL,
        wire_bytes INTEGER NOT NULL,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL,
        url TEXT NOT NULL
    ) STRICT""",
    "CREATE INDEX request_by_start ON request (started_at)",
    "CREATE INDEX request_by_feed ON request (feed_id, started_at)",
)
"""The log of requests that refresh no feed."""

READ = "(s.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = s.copy_of), 1))"
"""Whether an entry counts as read on the server."""

ACCOUNTS = (
    """CREATE TABLE account (
        account_id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        url TEXT NOT NULL,
        version TEXT NOT NULL DEFAULT '',
        certificate TEXT NOT NULL DEFAULT '',
        username TEXT NOT NULL,
        sign_in TEXT NOT NULL,
        folder_id INTEGER REFERENCES folder (folder_id),
        has_labels INTEGER NOT NULL,
        runs_rules INTEGER NOT NULL DEFAULT 1,
        refreshes_server INTEGER NOT NULL DEFAULT 0,
        added_at INTEGER NOT NULL,
        synced_at INTEGER,
        next_at INTEGER,
        not_before_at INTEGER NOT NULL DEFAULT 0,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL DEFAULT '',
        problem_since INTEGER,
        failures INTEGER NOT NULL DEFAULT 0,
        seen TEXT NOT NULL DEFAULT '{}',
        removed_at INTEGER,
        removed_tree TEXT NOT NULL DEFAULT '{}'
    ) STRICT""",
    """CREATE TABLE remote_feed (
        feed_id INTEGER PRIMARY KEY REFERENCES feed (feed_id) ON DELETE CASCADE,
        account_id INTEGER NOT NULL REFERENCES account (account_id) ON DELETE CASCADE,
        remote_id TEXT NOT NULL DEFAULT '',
        title TEXT NOT NULL DEFAULT '',
        folder TEXT NOT NULL DEFAULT '',
        missing_since INTEGER,
        tries INTEGER NOT NULL DEFAULT 0
    ) STRICT""",
    "CREATE UNIQUE INDEX remote_feed_by_name ON remote_feed (account_id, remote_id) WHERE remote_id <> ''",
    "CREATE INDEX remote_feed_by_account ON remote_feed (account_id)",
    """CREATE TABLE remote_item (
        entry_id INTEGER PRIMARY KEY REFERENCES entry_status (entry_id) ON DELETE CASCADE,
        account_id INTEGER NOT NULL REFERENCES account (account_id) ON DELETE CASCADE,
        item_id INTEGER NOT NULL,
        base_read INTEGER NOT NULL,
        base_starred INTEGER NOT NULL,
        UNIQUE (account_id, item_id)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE remote_label (
        entry_id INTEGER NOT NULL REFERENCES remote_item (entry_id) ON DELETE CASCADE,
        name TEXT NOT NULL COLLATE NOCASE,
        PRIMARY KEY (entry_id, name)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE outbox (
        entry_id INTEGER NOT NULL REFERENCES remote_item (entry_id) ON DELETE CASCADE,
        mark TEXT NOT NULL COLLATE NOCASE,
        value INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        refusals INTEGER NOT NULL DEFAULT 0,
        was_sent INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (entry_id, mark)
    ) STRICT, WITHOUT ROWID""",
    "CREATE TABLE outbox_seq (seq INTEGER NOT NULL) STRICT",
    "INSERT INTO outbox_seq (seq) VALUES (0)",
    "CREATE VIEW mark_change (entry_id, mark, value, base) AS SELECT NULL, NULL, NULL, NULL",
    # no OR REPLACE and no upsert: how the statement that fires a trigger treats conflicts would hold inside it
    """CREATE TRIGGER mark_changed INSTEAD OF INSERT ON mark_change BEGIN
        UPDATE outbox_seq SET seq = seq + 1;
        UPDATE outbox SET value = new.value, seq = (SELECT seq FROM outbox_seq), refusals = 0
        WHERE entry_id = new.entry_id AND mark = new.mark;
        INSERT INTO outbox (entry_id, mark, value, seq) SELECT new.entry_id, new.mark, new.value, (SELECT seq FROM outbox_seq)
        WHERE new.value <> new.base AND NOT EXISTS (SELECT 1 FROM outbox WHERE entry_id = new.entry_id AND mark = new.mark);
        DELETE FROM outbox WHERE entry_id = new.entry_id AND mark = new.mark AND value = new.base AND was_sent = 0;
    END""",
    f"""CREATE TRIGGER entry_read AFTER UPDATE OF is_read, copy_of ON entry_status
    WHEN EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = new.entry_id) BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT s.entry_id, 'read', {READ}, r.base_read FROM entry_status s JOIN remote_item r ON r.entry_id = s.entry_id
        WHERE s.entry_id = new.entry_id
        AND ({READ} <> r.base_read OR EXISTS (SELECT 1 FROM outbox b WHERE b.entry_id = r.entry_id AND b.mark = 'read'))
        AND {READ} <> (old.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = old.copy_of), 1));
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT s.entry_id, 'read', {READ}, r.base_read FROM entry_status s JOIN remote_item r ON r.entry_id = s.entry_id
        WHERE s.copy_of = new.entry_id AND s.is_read = 1 AND new.is_read <> old.is_read;
    END""",  # noqa: S608 -- our own words
    """CREATE TRIGGER entry_starred AFTER UPDATE OF is_starred ON entry_status
    WHEN new.is_starred <> old.is_starred AND EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = new.entry_id) BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT new.entry_id, 'starred', new.is_starred, r.base_starred FROM remote_item r WHERE r.entry_id = new.entry_id
        AND (new.is_starred <> r.base_starred OR EXISTS (SELECT 1 FROM outbox b WHERE b.entry_id = r.entry_id AND b.mark = 'starred'));
    END""",
    """CREATE VIEW labelled (entry_id) AS SELECT r.entry_id FROM remote_item r
    JOIN account a ON a.account_id = r.account_id WHERE a.has_labels = 1""",
    *(
        f"""CREATE TRIGGER {name} AFTER {event} ON entry_tag
        WHEN EXISTS (SELECT 1 FROM labelled l WHERE l.entry_id = {row}.entry_id) BEGIN
            INSERT INTO mark_change (entry_id, mark, value, base)
            SELECT {row}.entry_id, 'label:' || t.name, {value},
                EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = {row}.entry_id AND b.name = t.name)
            FROM tag t WHERE t.tag_id = {row}.tag_id;
        END"""  # noqa: S608 -- our own words
        for name, event, row, value in (
            ("entry_tagged", "INSERT", "new", 1),
            ("entry_untagged", "DELETE", "old", 0),
        )
    ),
    """CREATE TRIGGER tag_renamed AFTER UPDATE OF name ON tag
    WHEN new.name <> old.name COLLATE NOCASE AND EXISTS (SELECT 1 FROM remote_item) BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT e.entry_id, 'label:' || old.name, 0, EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = e.entry_id AND b.name = old.name)
        FROM entry_tag e JOIN labelled l ON l.entry_id = e.entry_id WHERE e.tag_id = new.tag_id;
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT e.entry_id, 'label:' || new.name, 1, EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = e.entry_id AND b.name = new.name)
        FROM entry_tag e JOIN labelled l ON l.entry_id = e.entry_id WHERE e.tag_id = new.tag_id;
    END""",
)
"""Accounts on servers.

An account's feeds and folders lie in one ordinary folder of its own, whose title is its name. `remote_feed` and `remote_item` say what the
server was last known to hold: a feed's title and folder, what is read and starred; `remote_label` which labels an entry has there. A feed that is
followed on this computer has no row. `removed_tree` holds, as JSON, the folders of an account that was removed and the places of its feeds, until it is restored.

`outbox` holds the marks that the server is still to get: the last value of each, `refusals` how often the server said OK and kept the other one,
`was_sent` whether it may have got this or another value since the last that it is known to hold. Nothing but triggers writes them, so that whatever changes a mark has it sent. A
mark that goes back to what the server holds, and was never sent, is none. `seq` is never given twice. A copy counts as read once its original is:
else an article would be lost unseen on other devices. What subscriptions wait for follows from `remote_feed` compared with `subscription`.
"""

SERVER_REFRESHES = (
    "ALTER TABLE account ADD COLUMN refresh_problem_kind TEXT",
    "ALTER TABLE account ADD COLUMN refresh_problem_detail TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE remote_item ADD COLUMN crawled_at INTEGER",
)
"""What came of refreshes at servers of accounts, and when these had each item."""

FIRST_SIGHTS = (
    "CREATE INDEX entry_status_seen ON entry_status (feed_id, first_seen_at, sort_at, posted_at)",
    "DROP INDEX entry_status_first_seen",
)
"""First sights by feed, with what learning asks of them.

Takes the place of the index of first sights alone: what is asked of all feeds is asked feed by feed, and no row is looked up.
"""

UNMATCHED_FEEDS = (
    "ALTER TABLE remote_feed ADD COLUMN is_unmatched INTEGER NOT NULL DEFAULT 0",
    """CREATE TRIGGER remote_feed_renumbered AFTER UPDATE OF remote_id ON remote_feed WHEN NEW.remote_id <> OLD.remote_id BEGIN
        UPDATE remote_feed SET is_unmatched = NEW.remote_id <> '' AND EXISTS (
            SELECT 1 FROM entry_status s WHERE s.feed_id = NEW.feed_id AND NOT s.is_removed
            AND NOT EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = s.entry_id))
        WHERE feed_id = NEW.feed_id;
    END""",
)
"""Feeds with articles that are to be known as items of a server.

A trigger, because a feed gets a name at its server in several ways: moved to it, followed there again, of a server that was set up again.
"""

ABSENT_ITEMS = (
    """CREATE TABLE remote_absent (
        account_id INTEGER NOT NULL REFERENCES account (account_id) ON DELETE CASCADE,
        item_id INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        asked_at INTEGER NOT NULL,
        PRIMARY KEY (account_id, item_id)
    ) STRICT, WITHOUT ROWID""",
)
"""Items that a server lists and has no contents for, and when they are asked for again."""

BASE = "(SELECT r.base_{} FROM remote_item r WHERE r.entry_id = s.entry_id)"
WAITS = "EXISTS (SELECT 1 FROM outbox b WHERE b.entry_id = s.entry_id AND b.mark = '{}')"
OF_SERVER = """(EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = {0}.entry_id)
    OR EXISTS (SELECT 1 FROM remote_feed f WHERE f.feed_id = {0}.feed_id))"""
SPELLED = """SELECT {entry} AS entry_id, 'label:' || b.name AS mark, 1 AS base FROM remote_label b
        WHERE b.entry_id = {entry} AND b.tag = {name}
    UNION ALL SELECT o.entry_id, o.mark, 0 FROM outbox o WHERE o.entry_id = {entry} AND o.mark = 'label:' || {name} COLLATE NOCASE
        AND NOT EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = o.entry_id AND 'label:' || b.name = o.mark)
    UNION ALL SELECT {entry}, 'label:' || {name}, CASE WHEN EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = {entry}) THEN 0 END
        WHERE NOT EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = {entry} AND b.tag = {name})
        AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.entry_id = {entry} AND o.mark = 'label:' || {name} COLLATE NOCASE)"""
"""A label of an entry by each spelling that is there or waits, else as the tag is called; and whether the server has it."""
REBUILT = {
    "remote_label": """CREATE TABLE remote_label (
        entry_id INTEGER NOT NULL REFERENCES remote_item (entry_id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        tag TEXT NOT NULL COLLATE NOCASE,
        PRIMARY KEY (entry_id, name)
    ) STRICT, WITHOUT ROWID""",
    "outbox": """CREATE TABLE outbox (
        entry_id INTEGER NOT NULL REFERENCES entry_status (entry_id) ON DELETE CASCADE,
        mark TEXT NOT NULL,
        value INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        refusals INTEGER NOT NULL DEFAULT 0,
        was_sent INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (entry_id, mark)
    ) STRICT, WITHOUT ROWID""",
}
FORMER = {"remote_label": "entry_id, name, name", "outbox": "*"}
TRIGGERS = ("mark_changed", "entry_read", "entry_starred", "entry_tagged", "entry_untagged", "tag_renamed")
KEPT_MARKS = (
    *(f"DROP TRIGGER IF EXISTS {name}" for name in TRIGGERS),
    "DROP VIEW IF EXISTS labelled",
    *(
        statement
        for name, table in REBUILT.items()
        for statement in (
            f"ALTER TABLE {name} RENAME TO {name}_before",
            table,
            f"INSERT INTO {name} SELECT {FORMER[name]} FROM {name}_before",  # noqa: S608 -- our own words
            f"DROP TABLE {name}_before",
        )
    ),
    """CREATE VIEW labelled (entry_id) AS SELECT s.entry_id FROM entry_status s JOIN account a ON a.account_id = coalesce(
        (SELECT r.account_id FROM remote_item r WHERE r.entry_id = s.entry_id),
        (SELECT f.account_id FROM remote_feed f WHERE f.feed_id = s.feed_id)) WHERE a.has_labels = 1""",
    """CREATE TRIGGER mark_changed INSTEAD OF INSERT ON mark_change BEGIN
        UPDATE outbox_seq SET seq = seq + 1;
        UPDATE outbox SET value = new.value, seq = (SELECT seq FROM outbox_seq), refusals = 0
        WHERE entry_id = new.entry_id AND mark = new.mark;
        INSERT INTO outbox (entry_id, mark, value, seq) SELECT new.entry_id, new.mark, new.value, (SELECT seq FROM outbox_seq)
        WHERE new.value IS NOT new.base AND NOT EXISTS (SELECT 1 FROM outbox WHERE entry_id = new.entry_id AND mark = new.mark);
        DELETE FROM outbox WHERE entry_id = new.entry_id AND mark = new.mark AND value = new.base AND was_sent = 0;
    END""",
    f"""CREATE TRIGGER entry_read AFTER UPDATE OF is_read, copy_of ON entry_status WHEN {OF_SERVER.format("new")} BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT s.entry_id, 'read', {READ}, {BASE.format("read")} FROM entry_status s
        WHERE s.entry_id = new.entry_id AND ({READ} IS NOT {BASE.format("read")} OR {WAITS.format("read")})
        AND {READ} <> (old.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = old.copy_of), 1));
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT s.entry_id, 'read', {READ}, {BASE.format("read")} FROM entry_status s
        WHERE s.copy_of = new.entry_id AND s.is_read = 1 AND new.is_read <> old.is_read AND {OF_SERVER.format("s")};
    END""",  # noqa: S608 -- our own words
    f"""CREATE TRIGGER entry_starred AFTER UPDATE OF is_starred ON entry_status
    WHEN new.is_starred <> old.is_starred AND {OF_SERVER.format("new")} BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT s.entry_id, 'starred', s.is_starred, {BASE.format("starred")} FROM entry_status s WHERE s.entry_id = new.entry_id
        AND (s.is_starred IS NOT {BASE.format("starred")} OR {WAITS.format("starred")});
    END""",  # noqa: S608 -- our own words
    *(
        f"""CREATE TRIGGER {name} AFTER {event} ON entry_tag
        WHEN EXISTS (SELECT 1 FROM labelled l WHERE l.entry_id = {row}.entry_id) BEGIN
            INSERT INTO mark_change (entry_id, mark, value, base)
            SELECT w.entry_id, w.mark, {value}, w.base
            FROM ({SPELLED.format(entry=f"{row}.entry_id", name=f"(SELECT t.name FROM tag t WHERE t.tag_id = {row}.tag_id)")}) AS w;
        END"""  # noqa: S608 -- our own words
        for name, event, row, value in (("entry_tagged", "INSERT", "new", 1), ("entry_untagged", "DELETE", "old", 0))
    ),
    """CREATE TRIGGER tag_renamed AFTER UPDATE OF name ON tag
    WHEN new.name <> old.name COLLATE NOCASE AND EXISTS (SELECT 1 FROM remote_item) BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT e.entry_id, 'label:' || b.name, 0, 1 FROM entry_tag e JOIN labelled l ON l.entry_id = e.entry_id
        JOIN remote_label b ON b.entry_id = e.entry_id AND b.tag = old.name WHERE e.tag_id = new.tag_id;
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT o.entry_id, o.mark, 0, 0 FROM entry_tag e JOIN outbox o ON o.entry_id = e.entry_id AND o.value = 1
            AND o.mark = 'label:' || old.name COLLATE NOCASE WHERE e.tag_id = new.tag_id;
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT e.entry_id, 'label:' || b.name, 1, 1 FROM entry_tag e JOIN labelled l ON l.entry_id = e.entry_id
        JOIN remote_label b ON b.entry_id = e.entry_id AND b.tag = new.name WHERE e.tag_id = new.tag_id;
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT o.entry_id, o.mark, 1, 0 FROM entry_tag e JOIN outbox o ON o.entry_id = e.entry_id AND o.value = 0
            AND o.mark = 'label:' || new.name COLLATE NOCASE WHERE e.tag_id = new.tag_id
            AND NOT EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = e.entry_id AND b.tag = new.name);
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT e.entry_id, 'label:' || new.name, 1, CASE WHEN EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = e.entry_id) THEN 0 END
        FROM entry_tag e JOIN labelled l ON l.entry_id = e.entry_id WHERE e.tag_id = new.tag_id
            AND NOT EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = e.entry_id AND b.tag = new.name)
            AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.entry_id = e.entry_id AND o.mark = 'label:' || new.name COLLATE NOCASE);
    END""",
)
"""Marks that outlive what a server calls their article, and labels as it spells them.

`outbox` hangs on the entry, no longer on its item: a server that numbers an article again, or has it no longer for a while, costs no mark. While an
entry of an account's feed belongs to no item, what its user marks is noted there too, whatever the server holds (`base` is NULL).
A server may tell "news" from "News" and "new  s" from "new s", which are one tag here (`tag`): what is put on or taken off is so by each spelling
that is there.
"""

SET_ASIDE = (
    """CREATE TABLE set_aside (
        set_aside_id INTEGER PRIMARY KEY,
        of_table TEXT NOT NULL,
        key TEXT NOT NULL DEFAULT '',
        was TEXT NOT NULL,
        made TEXT NOT NULL DEFAULT '',
        at INTEGER NOT NULL
    ) STRICT""",
)
"""What a clock that was wrong left or seemed to have left, kept until that is certain.

`was` holds, as JSON, a row that was taken out of its table (`key` is '' then), or the times of the row that `key` names, which has those of `made` instead.
"""

FOLDERS_BY_TITLE = ("CREATE INDEX folder_by_title ON folder (parent_id, title)",)
"""Folders by name, which a list of 5,000 feeds in as many folders asks for."""

NO_NEWS = ("ALTER TABLE entry_status ADD COLUMN is_old INTEGER NOT NULL DEFAULT 0",)
"""Set for an article that was no news when it was stored: read already, or brought from an archive or another reader."""

NEWS = (
    "CREATE TABLE news (name TEXT PRIMARY KEY, at INTEGER NOT NULL, entry_id INTEGER NOT NULL) STRICT, WITHOUT ROWID",
    """INSERT INTO news (name, at, entry_id)
        SELECT 'used', last.at, (SELECT coalesce(max(s.entry_id), 0) FROM entry_status s WHERE s.first_seen_at <= last.at)
        FROM (SELECT max(at) AS at FROM access) AS last WHERE last.at IS NOT NULL""",
)
"""Two instants, each with the entry stored last by then: 'since', after which an article is new, and 'used', the window's last use.
The last visit that was recorded counts as the last use.
"""

STORIES = (
    """CREATE TABLE entry_story (
        entry_id INTEGER PRIMARY KEY REFERENCES entry_status (entry_id) ON DELETE CASCADE,
        story_id INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX entry_story_reports ON entry_story (story_id)",
)
"""The story of an article, numbered by an article that is or was in it. One alone under its own number was taken out by the user."""

REGISTERS = (
    """CREATE TABLE computer (
        number INTEGER PRIMARY KEY CHECK (number = 0),
        computer TEXT NOT NULL,
        name TEXT NOT NULL,
        folder TEXT NOT NULL,
        salt TEXT NOT NULL DEFAULT '',
        hlc INTEGER NOT NULL,
        sent INTEGER NOT NULL DEFAULT 0,
        last_frame INTEGER NOT NULL DEFAULT 0,
        pending_frame INTEGER,
        joined_at INTEGER NOT NULL,
        exchanged_at INTEGER,
        problem TEXT,
        problem_detail TEXT NOT NULL DEFAULT ''
    ) STRICT""",
    """CREATE TABLE other_computer (
        number INTEGER PRIMARY KEY CHECK (number > 0),
        computer TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL DEFAULT '',
        version TEXT NOT NULL DEFAULT '',
        seen_at INTEGER,
        problem TEXT,
        problem_detail TEXT NOT NULL DEFAULT '',
        is_forgotten INTEGER NOT NULL DEFAULT 0
    ) STRICT""",
    """CREATE TABLE log_place (
        path TEXT PRIMARY KEY,
        at INTEGER NOT NULL,
        digest BLOB NOT NULL
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE shared_id (
        kind TEXT NOT NULL,
        key TEXT NOT NULL,
        id INTEGER NOT NULL,
        PRIMARY KEY (kind, key)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX shared_id_here ON shared_id (kind, id)",
    """CREATE TABLE article_register (
        entry_id INTEGER NOT NULL REFERENCES entry_status (entry_id) ON DELETE CASCADE,
        field TEXT NOT NULL,
        value ANY,
        stamp INTEGER NOT NULL,
        computer INTEGER NOT NULL,
        PRIMARY KEY (entry_id, field)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE register (
        kind TEXT NOT NULL,
        key TEXT NOT NULL,
        field TEXT NOT NULL,
        value ANY,
        stamp INTEGER NOT NULL,
        computer INTEGER NOT NULL,
        PRIMARY KEY (kind, key, field)
    ) STRICT, WITHOUT ROWID""",
)
"""What is known of a folder and its computers.

`computer` has one row while a folder is joined; this computer has number 0 in registers, the others those of `other_computer`. `hlc` is
the clock that triggers read, `sent` the stamp up to which changes from here were written, as frames up to
`last_frame`; `salt` is that of the passphrase, empty for none. `log_place` says how far
each log was read. `shared_id` names rows here by what they are called in the folder; a feed may have several names.
A register holds the last known value of a field, when it was set and by which computer: those of articles by entry, all others by
name, among them those of articles that are not here.
"""

SHARED = "EXISTS (SELECT 1 FROM shared_id i WHERE i.kind = 'feed' AND i.id = new.feed_id)"
READ_OF_COPY = "(new.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = new.copy_of), 1))"
REGISTERED = "coalesce((SELECT r.value FROM article_register r WHERE r.entry_id = new.entry_id AND r.field = '{}'), 0)"
TAG = "(SELECT 'tag ' || lower(t.name) FROM tag t WHERE t.tag_id = {0}.tag_id)"
NAME = "(SELECT t.name FROM tag t WHERE t.tag_id = new.tag_id)"
OF_SHARED = """EXISTS (SELECT 1 FROM entry_status s CROSS JOIN shared_id i ON i.kind = 'feed' AND i.id = s.feed_id
    WHERE s.entry_id = {0}.entry_id)"""
REGISTER_TRIGGERS = (
    f"""CREATE TRIGGER shared_read AFTER UPDATE OF is_read, copy_of ON entry_status
    WHEN {SHARED} AND {READ_OF_COPY} <> {REGISTERED.format("read")} BEGIN
        INSERT OR REPLACE INTO article_register (entry_id, field, value, stamp, computer)
        SELECT new.entry_id, 'read', {READ_OF_COPY}, c.hlc, 0 FROM computer c;
    END""",  # noqa: S608 -- our own words
    """CREATE TRIGGER shared_read_copies AFTER UPDATE OF is_read ON entry_status
    WHEN new.is_read <> old.is_read AND EXISTS (SELECT 1 FROM computer)
    AND EXISTS (SELECT 1 FROM entry_status s WHERE s.copy_of = new.entry_id) BEGIN
        INSERT OR REPLACE INTO article_register (entry_id, field, value, stamp, computer)
        SELECT s.entry_id, 'read', new.is_read, c.hlc, 0 FROM computer c CROSS JOIN entry_status s
        WHERE s.copy_of = new.entry_id AND s.is_read = 1
        AND EXISTS (SELECT 1 FROM shared_id i WHERE i.kind = 'feed' AND i.id = s.feed_id)
        AND new.is_read <> coalesce((SELECT r.value FROM article_register r WHERE r.entry_id = s.entry_id AND r.field = 'read'), 0);
    END""",
    *(
        f"""CREATE TRIGGER shared_{mark} AFTER UPDATE OF is_{mark} ON entry_status
    WHEN {SHARED} AND new.is_{mark} <> {REGISTERED.format(mark)} BEGIN
        INSERT OR REPLACE INTO article_register (entry_id, field, value, stamp, computer)
        SELECT new.entry_id, '{mark}', new.is_{mark}, c.hlc, 0 FROM computer c;
    END"""  # noqa: S608 -- our own words
        for mark in ("starred", "later", "hidden")
    ),
    # no OR REPLACE here: that of the statement which adds a tag would hold instead
    f"""CREATE TRIGGER shared_tagged AFTER INSERT ON entry_tag
    WHEN EXISTS (SELECT 1 FROM computer) AND {OF_SHARED.format("new")} BEGIN
        UPDATE article_register SET value = {NAME}, stamp = (SELECT hlc FROM computer), computer = 0
        WHERE entry_id = new.entry_id AND field = {TAG.format("new")} AND value IS NULL;
        INSERT INTO article_register (entry_id, field, value, stamp, computer)
        SELECT new.entry_id, {TAG.format("new")}, {NAME}, c.hlc, 0 FROM computer c WHERE NOT EXISTS (
            SELECT 1 FROM article_register r WHERE r.entry_id = new.entry_id AND r.field = {TAG.format("new")});
    END""",  # noqa: S608 -- our own words
    f"""CREATE TRIGGER shared_untagged AFTER DELETE ON entry_tag
    WHEN EXISTS (SELECT 1 FROM computer) AND {OF_SHARED.format("old")} BEGIN
        UPDATE article_register SET value = NULL, stamp = (SELECT hlc FROM computer), computer = 0
        WHERE entry_id = old.entry_id AND field = {TAG.format("old")} AND value IS NOT NULL;
    END""",  # noqa: S608 -- our own words
    f"""CREATE TRIGGER shared_tag_renamed AFTER UPDATE OF name ON tag
    WHEN lower(new.name) <> lower(old.name) AND EXISTS (SELECT 1 FROM computer) BEGIN
        UPDATE article_register SET value = NULL, stamp = (SELECT hlc FROM computer), computer = 0
        WHERE field = 'tag ' || lower(old.name) AND value IS NOT NULL
        AND entry_id IN (SELECT e.entry_id FROM entry_tag e WHERE e.tag_id = new.tag_id);
        UPDATE article_register SET value = new.name, stamp = (SELECT hlc FROM computer), computer = 0
        WHERE field = 'tag ' || lower(new.name) AND value IS NULL
        AND entry_id IN (SELECT e.entry_id FROM entry_tag e WHERE e.tag_id = new.tag_id);
        INSERT INTO article_register (entry_id, field, value, stamp, computer)
        SELECT e.entry_id, 'tag ' || lower(new.name), new.name, c.hlc, 0 FROM computer c CROSS JOIN entry_tag e
        WHERE e.tag_id = new.tag_id AND {OF_SHARED.format("e")} AND NOT EXISTS (
            SELECT 1 FROM article_register r WHERE r.entry_id = e.entry_id AND r.field = 'tag ' || lower(new.name));
    END""",  # noqa: S608 -- our own words
)
"""Whatever changes a mark or tag of a shared feed's article, a rule or an undo, is noted in its register, unless that says so already:
what comes in is written there first. Without a folder `shared_id` is empty, and that is all a trigger finds out.
A copy counts as read once its original is (`READ_OF_COPY`). The field of a tag is its name in lower case, the value its spelling, NULL once it was taken off.
"""

VERSIONS = (
    """CREATE TABLE entry_version (
        entry_id INTEGER PRIMARY KEY REFERENCES entry (entry_id) ON DELETE CASCADE,
        changed_at INTEGER NOT NULL,
        packed BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX entry_version_changed ON entry_version (changed_at)",
)
"""All earlier versions of an article in one value, compressed with its present text as dictionary."""

SENDINGS = (
    """CREATE TABLE sending (
        sending_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL REFERENCES entry (entry_id) ON DELETE CASCADE,
        target TEXT NOT NULL,
        queued_at INTEGER NOT NULL,
        next_at INTEGER,
        tries INTEGER NOT NULL DEFAULT 0,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL DEFAULT '',
        UNIQUE (entry_id, target)
    ) STRICT""",
)
"""What was sent has no row any more; what was given up has no `next_at`."""

PARTS: dict[int, tuple[str | Callable[[sqlite3.Connection], None], ...]] = {
    7: NAMES,
    8: (translate_reasons,),
    9: OPENED_LINKS,
    10: (translate_details,),
    11: PRESENCES,
    12: READ_ELSEWHERE,
    13: MARK_READ,
    14: RULE_PROBLEMS,
    15: EPISODES,
    16: OFFLINE_PICTURES,
    17: PROGRAM_RUNS,
    18: REQUESTS,
    19: ACCOUNTS,
    20: SERVER_REFRESHES,
    21: FIRST_SIGHTS,
    22: UNMATCHED_FEEDS,
    23: ABSENT_ITEMS,
    24: KEPT_MARKS,
    25: SET_ASIDE,
    26: FOLDERS_BY_TITLE,
    27: NO_NEWS,
    28: NEWS,
    29: STORIES,
    30: (*REGISTERS, *REGISTER_TRIGGERS),
    31: VERSIONS,
    32: SENDINGS,
}
