"""The filters of a search as a condition on `entry_status s`. Any thread with its own connection."""

from collections.abc import Iterable

from reader.domain.marks import Mark
from reader.storage.conditions import FOLDER_FEEDS, FOLLOWED, MARKED, UNFOLDED, Condition
from reader.storage.connection import ReadConnection
from reader.storage.search_query import Dated, Hint, HintKind, Name, Named, SearchQuery, State, Today
from reader.storage.values import id_list

_LISTS = {
    Name.FEED: """SELECT f.feed_id, coalesce(nullif(u.custom_title, ''), nullif(f.title, ''), f.url)
        FROM feed f JOIN subscription u ON u.feed_id = f.feed_id WHERE u.removed_at IS NULL""",
    Name.FOLDER: "SELECT folder_id, title FROM folder",
    Name.TAG: "SELECT tag_id, name FROM tag",
}
_NOT_THERE = {
    Name.FEED: HintKind.NO_SUCH_FEED,
    Name.FOLDER: HintKind.NO_SUCH_FOLDER,
    Name.TAG: HintKind.NO_SUCH_TAG,
}
_STATES = {
    State.UNREAD: "s.is_read = 0",
    State.READ: "s.is_read = 1",
    State.HIDDEN: "s.is_hidden = 1",
}


def filters(connection: ReadConnection, query: SearchQuery, today: Today) -> Condition:
    """What the filters of a search let through: of followed feeds, each article once, hidden ones only where they are asked for."""
    held = Condition(f"s.is_removed = 0 AND {FOLLOWED}")
    if not any(marked.state is State.HIDDEN for marked in query.states):
        held &= Condition(f"s.is_hidden = 0 AND {UNFOLDED}")
    for marked in query.states:
        state = marked.state
        sql = MARKED[state] if isinstance(state, Mark) else _STATES[state]
        held &= _turned(Condition(sql), is_negated=marked.is_negated)
    for dated in query.dates:
        held &= _dated(dated, today)
    for named in query.names:
        held &= _turned(_named(connection, named), is_negated=named.is_negated)
    return held


def name_hints(connection: ReadConnection, names: Iterable[Named]) -> list[Hint]:
    """The names that nothing has."""
    return [Hint(_NOT_THERE[named.kind], named.name) for named in names if not _ids(connection, named)]


def _turned(held: Condition, *, is_negated: bool) -> Condition:
    return Condition(f"NOT ({held.sql})", held.parameters) if is_negated else held


def _dated(dated: Dated, today: Today) -> Condition:
    start = today.start_of(dated)
    if start is None:
        return Condition("1")
    return Condition("s.sort_at >= ?" if dated.is_after else "s.sort_at < ?", (start,))


def _named(connection: ReadConnection, named: Named) -> Condition:
    ids = _ids(connection, named)
    if named.kind is Name.FEED:
        return Condition("s.feed_id IN (SELECT value FROM json_each(?))", (id_list(ids),))
    if named.kind is Name.TAG:
        tagged = "SELECT entry_id FROM entry_tag WHERE tag_id IN (SELECT value FROM json_each(?))"
        return Condition(f"s.entry_id IN ({tagged})", (id_list(ids),))
    within = " OR ".join([f"s.feed_id IN ({FOLDER_FEEDS})"] * len(ids)) or "0"
    return Condition(f"({within})", tuple(ids))


def _ids(connection: ReadConnection, named: Named) -> list[int]:
    """What is called so; else what begins so; else what holds a word that begins so."""
    wanted = " ".join(named.name.casefold().split())
    titles = [(number, " ".join(title.casefold().split())) for number, title in connection.execute(_LISTS[named.kind]).fetchall()]
    same = [number for number, title in titles if title == wanted]
    begun = same or [number for number, title in titles if title.startswith(wanted)]
    return begun or [number for number, title in titles if f" {wanted}" in title]
