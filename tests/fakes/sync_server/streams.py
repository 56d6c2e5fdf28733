"""Which items a stream lists, in which order and on which page; and how ids are written."""

import re
from dataclasses import dataclass

from tests.fakes.loopback import Fields, value
from tests.fakes.sync_server.quirks import Quirks
from tests.fakes.sync_server.store import SECOND, Store

STATE = "state/com.google/"
LONG = "tag:google.com,2005:reader/item/"
HEX_DIGITS = 16
ALL = "1"


class UnknownStreamError(Exception):
    """There is no stream of that name, and the server says so."""


@dataclass(frozen=True, slots=True)
class Page:
    """`next_page` is '' after the last."""

    item_ids: list[int]
    next_page: str = ""


def plain(name: str) -> str:
    """A stream's name after the user."""
    return re.sub(r"^user/[^/]+/", "", name)


def read_id(text: str, quirks: Quirks) -> int | None:
    """None: it is refused."""
    is_hexadecimal = len(text) == HEX_DIGITS and (text.startswith("0") or not quirks.ids_are_times)
    try:
        if text.startswith(LONG):
            return _signed(int(text.removeprefix(LONG), 16))
        if re.fullmatch(r"-?\d+", text) and not is_hexadecimal and not quirks.decimal_is_hex:
            return int(text)
        if is_hexadecimal or quirks.takes_short_hex:
            return _signed(int(text, 16))
    except ValueError:
        pass
    return None


def long_id(item_id: int) -> str:
    return f"{LONG}{item_id % (1 << 64):016x}"


def _signed(number: int) -> int:
    return number - (1 << 64) if number >= 1 << 63 else number


def list_page(store: Store, quirks: Quirks, query: Fields) -> Page:
    """One page of ids, by s, xt, it, ot, nt, r, n and c."""
    conditions, values = _conditions(store, quirks, query)
    wanted = int(value(query, "n") or 0) or quirks.ids_without_n or None
    if quirks.most_ids is not None:
        wanted = min(wanted or quirks.most_ids, quirks.most_ids)
    is_oldest_first = value(query, "r") == "o"
    after = value(query, "c")
    if quirks.pages_by_id:
        return _page_by_id(store, conditions, values, wanted, after, is_oldest_first=is_oldest_first)
    order = "posted, id" if is_oldest_first else "posted DESC, id DESC"
    start = int(after or 0)
    found = store.column(
        f"SELECT id FROM item WHERE {conditions} ORDER BY {order} LIMIT ? OFFSET ?", [*values, wanted or -1, start]
    )
    total = store.column(f"SELECT count(*) FROM item WHERE {conditions}", values)[0]
    return Page(found, str(start + len(found)) if found and start + len(found) < total else "")


def _page_by_id(
    store: Store, conditions: str, values: list[object], wanted: int | None, after: str, *, is_oldest_first: bool
) -> Page:
    order, direction = ("id", ">=") if is_oldest_first else ("id DESC", "<=")
    if after:
        conditions, values = f"{conditions} AND id {direction} ?", [*values, int(after)]
    limit = -1 if wanted is None else wanted + 1 + bool(after)
    found = store.column(f"SELECT id FROM item WHERE {conditions} ORDER BY {order} LIMIT ?", [*values, limit])
    if after:
        # taken for the last one of the page before, whatever it is
        found = found[1:]
    has_more = wanted is not None and len(found) > wanted
    found = found[:wanted]
    return Page(found, str(found[-1]) if has_more else "")


def _conditions(store: Store, quirks: Quirks, query: Fields) -> tuple[str, list[object]]:
    parts, values = _stream(store, quirks, value(query, "s"))
    is_starred_list = plain(value(query, "s")) == STATE + "starred"
    excluded = "" if is_starred_list and not quirks.starred_unread else plain(value(query, "xt"))
    parts.append({STATE + "read": "NOT is_read", STATE + "starred": "NOT is_starred"}.get(excluded, ALL))
    if quirks.obeys_it:
        parts.append({STATE + "read": "is_read", STATE + "starred": "is_starred"}.get(plain(value(query, "it")), ALL))
    column = "stored" if quirks.ot_is_storing else "posted"
    for name, sign in (("ot", ">="), ("nt", "<=")):
        if value(query, name):
            parts.append(f"{column} {sign} ?")
            values.append(int(value(query, name)) * SECOND)
    return " AND ".join(parts), values


def _stream(store: Store, quirks: Quirks, name: str) -> tuple[list[str], list[object]]:
    if name.startswith("feed/"):
        return ["feed_id = ?"], [feed_of(store, quirks, name)]
    name = plain(name)
    states = {"reading-list": ALL, "starred": "is_starred", "read": ALL if quirks.lists_all_for_read else "is_read"}
    if name.startswith(STATE) and name.removeprefix(STATE) in states:
        return [states[name.removeprefix(STATE)]], []
    label = name.removeprefix("label/")
    if quirks.has_label_streams and store.rows("SELECT 1 FROM folder WHERE name = ?", (label,)):
        return ["feed_id IN (SELECT feed.id FROM feed JOIN folder ON folder.id = folder_id WHERE name = ?)"], [label]
    if quirks.has_label_streams and label in store.labels():
        return ["id IN (SELECT item_id FROM label WHERE name = ?)"], [label]
    if quirks.unknown_stream != 200:
        raise UnknownStreamError(name)
    return [ALL], []


def feed_of(store: Store, quirks: Quirks, name: str) -> int:
    """The number of a feed by "feed/12" or its address; 0 is none."""
    rest = name.removeprefix("feed/")
    if rest.isdecimal():
        return int(rest)
    found = store.column("SELECT id FROM feed WHERE url = ?", (rest,)) if quirks.takes_feed_urls else []
    return int(found[0]) if found else 0
