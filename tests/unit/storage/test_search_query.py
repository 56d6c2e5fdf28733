from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.entry import Mark
from reader.domain.ids import DAY_SECONDS
from reader.storage.selection import (
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
    parse_search,
    plain_words,
)


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
