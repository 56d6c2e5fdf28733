"""The rows of For you: what fits the time there is keeps its heading when the list is narrowed."""

from reader.domain.entry import Mark
from reader.domain.ids import EntryId, FeedId
from reader.learning.interests import WEIGHTS, ActivityKind, reading_weight
from reader.reports.for_you import WANTED, Digest, ForYou, Interest, Reason, Suggestion
from reader.ui.list.loading import heading_key, row_keys
from reader.ui.text.for_you import counted_text, first_heading, interests_line, interests_text, learning_line

FITS, REST = heading_key(0), heading_key(1)
RANKED = tuple(Suggestion(EntryId(number), FeedId(1), Reason((), (), 0, 0, 0)) for number in (7, 3, 9, 5))
FOUND = ForYou(RANKED, is_learned=True, read=30, digest=Digest(minutes=5, articles=2))


def test_each_part_of_a_narrowed_list_keeps_what_belongs_to_it() -> None:
    for listed, rows in (
        ([7, 3, 9, 5], [FITS, 7, 3, REST, 9, 5]),
        ([3, 5], [FITS, 3, REST, 5]),
        ([7], [FITS, 7]),
        ([9, 5], [REST, 9, 5]),
        ([], []),
    ):
        assert list(row_keys(FOUND, [EntryId(number) for number in listed], {})) == rows
    assert list(row_keys(ForYou(RANKED, is_learned=False, read=3), [EntryId(9), EntryId(5)], {})) == [FITS, 9, 5]


def test_what_is_missing_before_an_order_is_learned_is_articles_or_days() -> None:
    assert first_heading(ForYou((), is_learned=False, read=3), is_recording=True) == "Read 17 more articles to personalise"
    days = ForYou((), is_learned=False, read=25)
    assert first_heading(days, is_recording=True) == "Read on 3 different days to personalise"
    assert first_heading(days, is_recording=False) == "Newest first: learning is off"


def test_what_is_said_to_count_as_read_counts() -> None:
    assert learning_line() == "Still learning"
    minute = 1200
    assert reading_weight(20, minute) >= WANTED > reading_weight(15, minute)
    said = {
        "starred": Mark.STARRED,
        "tagged": ActivityKind.TAGGED,
        "later": Mark.LATER,
        "opened its page": ActivityKind.OPENED,
        "a link in it": ActivityKind.FOLLOWED,
    }
    for words, kind in said.items():
        assert words in counted_text()
        assert WEIGHTS[kind] >= WANTED


def test_interests_are_a_line_of_the_strong_ones_and_all_of_them_at_length() -> None:
    interests = (Interest(("tide", "gauge"), 40, 0.8), Interest(("tide", "mill"), 9, 0.17), Interest(("loaf",), 3, 0.03))
    assert interests_line(interests) == "tide"
    assert interests_text(interests).splitlines()[1:] == [
        "tide, gauge: 80 %, 40 articles",
        "tide, mill: 17 %, 9 articles",
        "loaf: 3 %, 3 articles",
    ]
    assert (interests_line(()), interests_text(())) == ("", "")
