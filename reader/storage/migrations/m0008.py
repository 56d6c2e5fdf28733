"""Reasons of plans and limits as a kind with its arguments (JSON), where they were English sentences.

A sentence that is not recognised is kept as a text. Frozen: later changes are steps of their own. Imports nothing from reader.
"""

import json
import re
import sqlite3
from functools import lru_cache

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
PATTERNS = tuple(
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
COLUMNS = (("feed", "not_before_rule"), ("feed", "asked_rule"), ("feed", "next_reason"), ("retrieval", "reason"))


def migrate(connection: sqlite3.Connection) -> None:
    """Translate them, inside the caller's transaction."""
    connection.create_function("translated_reason", 1, _translated, deterministic=True)
    for table, column in COLUMNS:
        connection.execute(f"UPDATE {table} SET {column} = translated_reason({column}) WHERE {column} <> ''")  # noqa: S608 -- our own names
    connection.create_function("translated_reason", 1, None)


def _translated(text: str) -> str:
    forecast = FORECAST.fullmatch(text)
    if forecast is None:
        return _other(text)
    begin, articles, clock, budget = forecast.groups()
    # as `json.dumps` would, in a fifth of its time
    return f'["{FORECASTS[begin]}", {float(articles or 0)}, "{clock or ""}", {"true" if budget else "false"}]'


@lru_cache(maxsize=4096)
def _other(text: str) -> str:
    for pattern, kind in PATTERNS:
        found = pattern.fullmatch(text)
        if found is not None:
            return json.dumps([kind, *_arguments(found.groupdict())])
    return json.dumps(["text", text], ensure_ascii=False)


def _arguments(said: dict[str, str | None]) -> list[object]:
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
