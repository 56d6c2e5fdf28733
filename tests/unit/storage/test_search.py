"""The search: what a query means, and what it finds."""

import re
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reader.domain.entry import Mark, Order, Selection, View
from reader.domain.ids import DAY_SECONDS, EntryId
from reader.formats.text import index_text
from reader.storage import entries, selection, statuses, subscriptions, tags
from reader.storage.connection import WriteConnection
from reader.storage.entries import excerpts
from reader.storage.selection import (
    UNSPACED_SCRIPTS,
    WORDS_MAX,
    Column,
    Dated,
    Hint,
    HintKind,
    Marked,
    Name,
    Named,
    SearchQuery,
    State,
    Today,
    Words,
    hints,
    joined_scripts,
    match_expression,
    parse_search,
    plain_words,
)
from tests.unit.storage.examples import DAY, NOW, follow, parsed, search_ids, store


@pytest.mark.parametrize(
    ("query", "expression"),
    [
        ("", ""),
        (" - * ( ", ""),
        ("cat", '"cat"*'),
        ("cat dog ", '"cat" AND "dog"'),
        ("ca", '"ca"'),
        ('"white cat" dog', '"white cat" AND "dog"*'),
        ('"white cat', '"white cat"'),
        ("cat OR NEAR(dog)", '"cat" AND "OR" AND "NEAR(dog)"*'),
        ("title:cat*", '"title:cat*"*'),
        ("日本", '"日  本"'),
    ],
)
def test_a_query_becomes_quoted_words(query: str, expression: str) -> None:
    assert match_expression(query) == expression


def test_all_words_must_be_there_and_the_last_may_go_on(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    texts = ["A white cat sleeps", "A cat in white", "Catalogue of Crème brûlée"]
    items = [parsed(f"e{number}", text=text, published_at=NOW - number) for number, text in enumerate(texts)]
    ids = store(connection, feed_id, *items)

    def found(query: str) -> list[int]:
        return list(search_ids(connection, query, limit=10))

    assert found("cat white ") == ids[:2]
    assert found("cat") == ids
    assert found('"white cat"') == ids[:1]
    assert found("creme BRULEE") == ids[2:]
    assert found("title e1") == ids[1:2]
    assert found("ada cat ") == ids[:2]
    assert found("nothing") == []
    assert len(search_ids(connection, "cat", limit=2)) == 2


def test_scripts_without_spaces_are_found_by_parts(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    item = parsed("x", title="新しい日本の車", text="漢字かな iPhone手机 한국어")
    (entry_id,) = entries.insert_entries(connection, feed_id, [item], NOW, index_text=index_text)
    for query in ("日本", "車", "手机", "iphone手", "국어", '"新しい"'):
        assert list(search_ids(connection, query, limit=9)) == [entry_id], query
    assert list(search_ids(connection, "本日", limit=9)) == []


def test_search_splits_scripts_as_the_index_text_does() -> None:
    characters = [chr(code) for code in [*range(0x2E00, 0xD800), *range(0xE000, 0x10000), *range(0x1F000, 0x40010, 7)]]
    assert [each for each in characters if re.sub(UNSPACED_SCRIPTS, r" \1 ", each) != index_text(each)] == []


@given(st.text(st.sampled_from("ab 日本、\n")))
def test_splitting_scripts_is_undone_exactly(text: str) -> None:
    assert joined_scripts(index_text(text)) == text


def test_unsubscribed_feeds_are_not_searched(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    store(connection, feed_id, parsed("x", text="needle"))
    subscriptions.remove(connection, [feed_id], NOW)
    assert list(search_ids(connection, "needle", limit=9)) == []


def test_marked_articles_of_unsubscribed_feeds_are_found_as_their_lists_show_them(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    marked, _ = store(connection, feed_id, parsed("x", text="needle"), parsed("y", text="needle"))
    statuses.set_mark(connection, Mark.STARRED, [marked], is_set=True, now=NOW)
    subscriptions.remove(connection, [feed_id], NOW)
    assert list(search_ids(connection, "needle", limit=9)) == [marked]
    assert list(search_ids(connection, "needle is:starred", limit=9)) == [marked]


def test_deleting_by_cascade_keeps_the_index_in_step(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    store(connection, feed_id, parsed("x", text="needle"), parsed("y"))
    connection.execute("DELETE FROM feed WHERE feed_id = ?", (feed_id,))
    assert connection.execute("SELECT count(*) FROM entry_search WHERE entry_search MATCH 'needle'").fetchone() == (0,)
    for table in ("entry_status", "entry", "entry_text", "entry_content", "entry_key", "subscription"):
        assert connection.execute(f"SELECT * FROM {table}").fetchall() == []  # noqa: S608 -- our own names


QUERIES = st.lists(
    st.sampled_from(
        ["feed:a", "-tag:b", "folder:", "is:", "is:hidden", "-", "before:", "2026", "today", ' "', '"', "title:", "b*", " "]
    ),
    max_size=8,
).map("".join)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(st.sampled_from("abé日本\"'*():^-+{}[]\\~ \0\ud800ANDORNEAR,.")) | st.text() | QUERIES)
def test_no_query_is_an_error(connection: WriteConnection, query: str) -> None:
    search_ids(connection, query, limit=5)
    entries.entry_ids(connection, Selection(View.SEARCH, query=query, order=Order.RELEVANCE))
    entries.entry_ids(connection, Selection(View.ALL, text=query))
    hints(connection, query)
    excerpts(connection, query, [EntryId(1)])


def test_operators_narrow_what_words_find(connection: WriteConnection) -> None:
    sea = subscriptions.add_folder(connection, "Sea and sky")
    inner = subscriptions.add_folder(connection, "Tides", sea)
    a, b = follow(connection, "a", inner), follow(connection, "b")
    subscriptions.rename(connection, a, "The Tidewater Almanac")
    subscriptions.rename(connection, b, "Harbour Tides")
    gauge, ferry = store(
        connection,
        a,
        parsed("1", title="Gauge", text="the tide"),
        parsed("2", title="Ferry", text="the gauge", published_at=NOW - 9 * DAY),
    )
    (wall,) = store(connection, b, parsed("3", title="Wall", text="the wall", author="Ben"))
    statuses.mark_read(connection, [gauge], is_read=True, now=NOW)
    statuses.set_mark(connection, Mark.STARRED, [ferry], is_set=True, now=NOW)
    statuses.set_mark(connection, Mark.LATER, [wall], is_set=True, now=NOW)
    tags.add(connection, [wall], "Work", NOW)
    today = Today(NOW - 3600)

    def found(query: str) -> set[EntryId]:
        return {EntryId(each) for each in search_ids(connection, query, limit=10, today=today)}

    expected = {
        "gauge": {gauge, ferry},
        "title:gauge": {gauge},
        "-title:gauge": {ferry, wall},
        "the -wall": {gauge, ferry},
        "-wall": {gauge, ferry},
        "author:ben": {wall},
        'feed:"the tidewater almanac"': {gauge, ferry},
        "feed:tidew": {gauge, ferry},
        "feed:harb the": {wall},
        "-feed:harb": {gauge, ferry},
        "folder:sea": {gauge, ferry},
        "-folder:tides": {wall},
        "tag:work": {wall},
        "tag:play": set(),
        "is:unread": {ferry, wall},
        "is:read": {gauge},
        "is:starred": {ferry},
        "is:later the": {wall},
        "-is:later the": {gauge, ferry},
        "is:hidden": set(),
        "after:yesterday": {gauge, wall},
        "before:today": {ferry},
        "after:2026-01-05 the": {gauge, wall},
        "before:2025": set(),
        "feed:": set(),
    }
    assert {query: found(query) for query in expected} == expected
    statuses.hide(connection, [wall], NOW)
    assert (found("wall"), found("is:hidden"), found("is:hidden wall")) == (set(), {wall}, {wall})


def test_names_that_nothing_has_are_said(connection: WriteConnection) -> None:
    subscriptions.rename(connection, follow(connection, "a"), "Almanac")
    assert hints(connection, "feed:alm folder:x tag:y feed:z is:q") == [
        Hint(HintKind.UNKNOWN_STATE, "q"),
        Hint(HintKind.NO_SUCH_FOLDER, "x"),
        Hint(HintKind.NO_SUCH_TAG, "y"),
        Hint(HintKind.NO_SUCH_FEED, "z"),
    ]


def test_the_most_relevant_come_first_where_that_is_wanted(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    filler = [parsed(f"f{number}", title="Other", text="nothing of it") for number in range(20)]
    store(connection, feed_id, *filler)
    old_title, twice, once, aged = store(
        connection,
        feed_id,
        parsed("1", title="A comet", text="seen", published_at=NOW - 400 * DAY),
        parsed("2", title="Sky", text="comet and comet " + "word " * 30, published_at=NOW - 3 * DAY),
        parsed("3", title="Sky", text="one comet " + "word " * 30, published_at=NOW - DAY),
        parsed("4", title="Sky", text="one comet " + "word " * 30, published_at=NOW - 900 * DAY),
    )
    chosen = Selection(View.SEARCH, query="comet", order=Order.RELEVANCE)
    assert list(entries.entry_ids(connection, chosen)) == [old_title, twice, once, aged]
    assert list(entries.entry_ids(connection, chosen, limit=2, after=old_title)) == [twice, once]
    statuses.mark_read(connection, [twice], is_read=True, now=NOW)
    assert list(entries.entry_ids(connection, replace(chosen, unread_only=True))) == [old_title, once, aged]
    assert list(entries.entry_ids(connection, replace(chosen, query="is:read"))) == [twice]


@pytest.mark.parametrize("limit", [2, 3, 4])
def test_of_as_many_as_a_search_finds_at_most_titles_come_first_and_fewer_are_weighed(
    connection: WriteConnection, monkeypatch: pytest.MonkeyPatch, limit: int
) -> None:
    """With just as many as that nobody knows whether there are more, so that weights would say little."""
    monkeypatch.setattr(selection, "SEARCH_LIMIT", limit)
    newest, newer, titled = store(
        connection,
        follow(connection, "a"),
        parsed("3", title="Sky", text="comet " * 9, published_at=NOW),
        parsed("2", title="Sky", text="a comet", published_at=NOW),
        parsed("1", title="Comet", text="word " * 300, published_at=NOW - 900 * DAY),
    )
    found = list(entries.entry_ids(connection, Selection(View.SEARCH, query="comet", order=Order.RELEVANCE)))
    assert found == ([newest, newer, titled] if limit == 4 else [titled, newest, newer][:limit])


def test_a_text_narrows_any_list(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    ids = store(connection, feed_id, parsed("1", title="Tide gauge"), parsed("2", title="Ferry", text="tidal"), parsed("3"))
    statuses.set_mark(connection, Mark.STARRED, ids[1:], is_set=True, now=NOW)
    for view in (View.ALL, View.UNREAD, View.FEED):
        chosen = Selection(view, feed_id=feed_id, text="tid")
        assert set(entries.entry_ids(connection, chosen)) == set(ids[:2])
        assert list(entries.entry_ids(connection, replace(chosen, starred_only=True))) == [ids[1]]
    assert set(entries.entry_ids(connection, Selection(View.ALL, text="?!"))) == set(ids)


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("cat dog ", [Words("cat"), Words("dog")]),
        ("cat dog", [Words("cat"), Words("dog", is_prefix=True)]),
        ("do", [Words("do")]),
        ("ca* dog ", [Words("ca*", is_prefix=True), Words("dog")]),
        ("c* dog ", [Words("c*"), Words("dog")]),
        ('"white cat"', [Words("white cat")]),
        ('"white cat', [Words("white cat")]),
        ("-cat dog ", [Words("cat", is_negated=True), Words("dog")]),
        ('-"white cat" dog ', [Words("white cat", is_negated=True), Words("dog")]),
        ("title:cat author:Ada ", [Words("cat", Column.TITLE), Words("Ada", Column.AUTHOR)]),
        ('TITLE:"white cat"', [Words("white cat", Column.TITLE)]),
        ("well-known ", [Words("well-known")]),
        ("https://a.example/x ", [Words("https://a.example/x")]),
        ("- * () -- : ", []),
    ],
)
def test_words_are_read(query: str, words: list[Words]) -> None:
    assert parse_search(query) == SearchQuery(words=words)


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("feed:tide", SearchQuery(names=[Named(Name.FEED, "tide")])),
        ('-feed:"The Tide"', SearchQuery(names=[Named(Name.FEED, "The Tide", is_negated=True)])),
        ("folder:sea tag:Work", SearchQuery(names=[Named(Name.FOLDER, "sea"), Named(Name.TAG, "Work")])),
        ("is:unread", SearchQuery(states=[Marked(State.UNREAD)])),
        ("is:S -is:h", SearchQuery(states=[Marked(Mark.STARRED), Marked(State.HIDDEN, is_negated=True)])),
        ("before:2026", SearchQuery(dates=[Dated(is_after=False, day=date(2026, 1, 1))])),
        ("after:2026-03", SearchQuery(dates=[Dated(is_after=True, day=date(2026, 3, 1))])),
        ("-after:2026-03-09", SearchQuery(dates=[Dated(is_after=False, day=date(2026, 3, 9))])),
        ("after:today before:Yest", SearchQuery(dates=[Dated(is_after=True), Dated(is_after=False, days_ago=1)])),
    ],
)
def test_filters_are_read(query: str, expected: SearchQuery) -> None:
    assert parse_search(query) == expected


@pytest.mark.parametrize(
    ("query", "kind", "text"),
    [
        ("feed:", HintKind.NEEDS_VALUE, "feed:"),
        ('tag:""', HintKind.NEEDS_VALUE, 'tag:""'),
        ("is:new", HintKind.UNKNOWN_STATE, "new"),
        ("after:2026-13", HintKind.BAD_DATE, "2026-13"),
        ("before:soon", HintKind.BAD_DATE, "soon"),
        ("before:0000", HintKind.BAD_DATE, "0000"),
        ("colour:red", HintKind.UNKNOWN_OPERATOR, "colour:"),
    ],
)
def test_what_is_not_understood_becomes_a_hint(query: str, kind: HintKind, text: str) -> None:
    found = parse_search(query)
    assert found.hints == [Hint(kind, text)]
    assert [*found.names, *found.states, *found.dates] == []
    assert [words.text for words in found.words] == (["colour:red"] if kind is HintKind.UNKNOWN_OPERATOR else [])


def test_too_many_words_are_cut_and_said() -> None:
    found = parse_search(" ".join(f"w{number}" for number in range(WORDS_MAX + 3)))
    assert len(found.words) == WORDS_MAX
    assert found.hints == [Hint(HintKind.TOO_MANY_WORDS, f"w{WORDS_MAX}")]


def test_plain_words_know_no_operators() -> None:
    assert plain_words('is:unread -cat "a b" ').words == [Words("is:unread"), Words("-cat"), Words("a b")]


def test_days_begin_in_the_users_zone() -> None:
    day = Dated(is_after=True, day=date(2026, 1, 1))
    assert Today().start_of(day) == 1_767_225_600
    midnight = 1_780_000_000 // DAY_SECONDS * DAY_SECONDS
    for hours in (-10, -9.5, -5, 0, 2, 5.75, 13, 13.75):
        offset = int(hours * 3600)
        assert Today(midnight - offset).start_of(day) == 1_767_225_600 - offset
    assert Today(1000).start_of(Dated(is_after=True, days_ago=1)) == 1000 - DAY_SECONDS
    assert Today().start_of(Dated(is_after=True)) is None


PIECES = st.sampled_from(
    [
        "feed:",
        "tag:",
        "is:",
        "before:",
        "after:",
        "title:",
        "-",
        '"',
        "*",
        " ",
        "unread",
        "2026-02-30",
        "today",
        "cat",
        "日本",
        "\0",
        ":",
        "²",
    ]
)


@given(st.lists(PIECES, max_size=12).map("".join) | st.text())
def test_parsing_never_raises_and_keeps_every_letter_or_says_so(query: str) -> None:
    found = parse_search(query)
    understood = [*found.words, *found.names, *found.states, *found.dates, *found.hints]
    assert bool(understood) == any(character.isalnum() for character in query.replace("\0", "\ufffd"))
