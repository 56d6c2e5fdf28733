"""One rule of the merge each, where random examples seldom come by: what is doubted, what ends a mark that waits, what is refused."""

import random
from collections.abc import Iterable

import pytest

from reader.domain.accounts import OutboxMark, ServerItem
from reader.formats.servers import merge_states
from reader.formats.servers.merge_states import (
    READ,
    STARRED,
    ItemMarks,
    MarkList,
    Merge,
    OwnMarks,
    answers,
    compare,
    merge,
    needs_second_read,
    to_send,
)
from tests.fakes.entries import parsed_entry

LATER = "label:later"
READ_THERE, UNREAD_THERE = ItemMarks({READ}), ItemMarks(set())
Said = dict[int, ItemMarks | None]


@pytest.fixture(autouse=True)
def _small_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merge_states, "MANY", 3)
    monkeypatch.setattr(merge_states, "ASKED_EACH", 6)
    monkeypatch.setattr(merge_states, "SAMPLE", 4)


def change(item: int, value: bool = True, *, mark: str = READ, seq: int = 1, refusals: int = 0) -> OutboxMark:  # noqa: FBT001, FBT002 -- the mark's value
    return OutboxMark(item, mark, value, seq, refusals)


def merged(
    theirs: MarkList,
    said: Said,
    *,
    having: Iterable[int] = (),
    lacking: Iterable[int] = range(1, 10),
    waiting: Iterable[OutboxMark] = (),
    accepted: Iterable[OutboxMark] = (),
    now: Iterable[OutboxMark] | None = None,
) -> tuple[frozenset[int], Merge]:
    """What is asked, and what comes of it; `now` waits when the answers are here."""
    waiting = list(waiting)
    ours = OwnMarks(frozenset(having), frozenset(lacking) - set(having))
    compared = compare(theirs, ours, waiting, set(accepted), random.Random(1))
    return compared.questions, merge(compared, said, waiting if now is None else list(now))


def test_few_that_are_missing_from_one_whole_page_are_read_there() -> None:
    assert merged(MarkList(READ, {1, 2, 3, 4, 5, 6, 7}), {}) == (frozenset(), Merge(((True, frozenset({8, 9})),)))


@pytest.mark.parametrize(
    ("theirs", "lacking"),
    [
        (MarkList(READ, {1, 2, 3, 4, 5, 6, 7}, pages=2), range(1, 10)),
        (MarkList(READ, frozenset()), (8, 9)),
        (MarkList(READ, {1, 2}), range(1, 7)),
    ],
    ids=["several pages", "empty", "many"],
)
def test_what_a_list_in_doubt_lacks_is_asked_and_only_what_says_so_is_read(theirs: MarkList, lacking: Iterable[int]) -> None:
    missing = frozenset(lacking) - theirs.listed
    one = max(missing)
    said: Said = {item: READ_THERE if item == one else UNREAD_THERE for item in missing}
    asked, result = merged(theirs, said, lacking=lacking)
    assert asked == missing
    assert result == Merge(((True, frozenset({one})),), is_refuted=True)
    assert merged(theirs, {}, lacking=lacking)[1] == Merge(is_refuted=True)


def test_many_that_turned_unread_are_asked_too() -> None:
    theirs = MarkList(READ, {1, 2, 3, 4, 5})
    asked, result = merged(theirs, dict.fromkeys(range(1, 6), READ_THERE), having=range(1, 6), lacking=())
    assert asked == {1, 2, 3, 4, 5}
    assert result == Merge(is_refuted=True)


def test_of_several_pages_no_sample_speaks_for_the_rest() -> None:
    theirs = MarkList(READ, {20}, pages=2)
    asked, result = merged(theirs, dict.fromkeys(range(1, 10), READ_THERE))
    assert len(asked) == 6
    assert result.apply == ((True, asked),)
    # nor of what waits
    waits = [change(item, seq=item) for item in range(1, 10)]
    asked, result = merged(theirs, dict.fromkeys(range(1, 10), READ_THERE), having=range(1, 10), waiting=waits)
    assert {each.item_id for each in result.done} == asked
    assert len(asked) == 6


def test_a_sample_of_one_page_speaks_for_all_unless_one_of_it_disagrees() -> None:
    theirs = MarkList(READ, {20})
    asked, result = merged(theirs, dict.fromkeys(range(1, 10), READ_THERE))
    assert len(asked) == 4
    assert result.apply == ((True, frozenset(range(1, 10))),)
    said = dict.fromkeys(range(1, 10), READ_THERE) | {min(asked): UNREAD_THERE}
    assert merged(theirs, said)[1] == Merge(((True, asked - {min(asked)}),), is_refuted=True)


def test_an_empty_list_that_would_turn_more_than_can_be_asked_is_read_twice_but_never_one_of_a_label() -> None:
    many, few = OwnMarks(frozenset(), frozenset(range(7))), OwnMarks(frozenset(), frozenset(range(6)))
    having = OwnMarks(frozenset(range(7)), frozenset())
    assert needs_second_read(MarkList(READ, frozenset()), many)
    assert not needs_second_read(MarkList(READ, frozenset()), few)
    assert not needs_second_read(MarkList(READ, {1}), many)
    assert needs_second_read(MarkList(STARRED, frozenset()), having)
    assert not needs_second_read(MarkList(STARRED, frozenset()), many)
    assert not needs_second_read(MarkList(LATER, frozenset()), having)


def test_a_star_goes_by_the_word_of_its_article_alone_and_stays_where_that_is_gone() -> None:
    theirs = MarkList(STARRED, {1})
    said: Said = {2: ItemMarks(set()), 3: None, 4: ItemMarks({STARRED})}
    asked, result = merged(theirs, said, having=(1, 2, 3, 4), lacking=())
    assert asked == {2, 3, 4}
    assert result == Merge(((False, frozenset({2})),), gone=frozenset({3}), is_refuted=True)


def test_what_is_read_and_gone_is_read() -> None:
    expected = Merge(((True, frozenset({2})),), cleared=frozenset({2}))
    assert merged(MarkList(READ, {1}, pages=2), {2: None}, lacking=(1, 2))[1] == expected


def test_what_others_are_copies_of_says_itself_whether_it_was_read() -> None:
    theirs, ours = MarkList(READ, {1, 2, 3, 4, 5, 6, 7}), OwnMarks(frozenset(), frozenset(range(1, 11)), frozenset({7, 8, 9}))
    compared = compare(theirs, ours, [change(9)], set(), random.Random(1))
    assert compared.questions == {8}
    read, cleared, refuted = (merge(compared, {8: said}, [change(9)]) for said in (READ_THERE, None, UNREAD_THERE))
    assert read == Merge(((True, frozenset({8, 10})),), done=(change(9),))
    assert cleared == Merge(((True, frozenset({8, 10})),), done=(change(9),), cleared=frozenset({8}))
    assert refuted == Merge(done=(change(9),), is_refuted=True)
    # also where a sample speaks for all
    many = compare(MarkList(READ, {1}), OwnMarks(frozenset(), frozenset(range(30)), frozenset({25})), [], set(), random.Random(1))
    assert 25 in many.questions
    assert len(many.questions) <= 5
    # of what became unread, or of a star, nothing follows for others
    assert not compare(MarkList(READ, {1, 2}), OwnMarks({1, 2}, frozenset(), {1}), [], set(), random.Random(1)).questions


@pytest.mark.parametrize("is_waiting", [True, False])
def test_what_is_changed_here_while_it_is_asked_for_is_not_cleared(is_waiting: bool) -> None:  # noqa: FBT001
    now = [change(2, value=False)] if is_waiting else []
    result = merged(MarkList(READ, {1}, pages=2), {2: None}, lacking=(1, 2), now=now)[1]
    assert result.cleared == (frozenset() if is_waiting else {2})


def test_what_became_unread_and_is_gone_stays_as_it_is() -> None:
    asked, result = merged(
        MarkList(READ, {1, 2, 3, 4}),
        {1: None, 2: UNREAD_THERE, 3: UNREAD_THERE, 4: UNREAD_THERE},
        having=(1, 2, 3, 4),
        lacking=(),
    )
    assert asked == {1, 2, 3, 4}
    assert result == Merge(((False, frozenset({2, 3, 4})),), gone=frozenset({1}))


def test_what_waits_is_not_turned_nor_what_began_to_wait_since() -> None:
    theirs = MarkList(READ, {1, 2, 3, 4, 5})
    # 8 and 9 are missing: one waited to be unread, one was touched after the list was asked for
    assert merged(
        theirs,
        {},
        waiting=[change(8, value=False)],
        lacking=(1, 2, 3, 4, 5, 8, 9),
        now=[change(8, value=False), change(9, value=False)],
    ) == (
        frozenset(),
        Merge(),
    )
    # and what waits counts for no doubt
    waits = [change(item, value=False) for item in (6, 7, 8)]
    assert merged(theirs, {}, waiting=waits)[0] == frozenset()
    turned = [change(item) for item in (1, 2)]
    assert merged(theirs, {}, having=range(1, 5), lacking=(5,), waiting=turned)[0] == frozenset()


def test_a_mark_that_a_good_list_agrees_with_is_done_and_one_that_changed_since_is_not() -> None:
    theirs, sent = MarkList(READ, {1, 2}), change(3)
    assert merged(theirs, {}, having=(3,), lacking=(1, 2), waiting=[sent])[1] == Merge(done=(sent,))
    later = change(3, seq=2)
    assert merged(theirs, {}, having=(3,), lacking=(1, 2), waiting=[sent], now=[later])[1] == Merge()


def test_a_mark_that_a_list_in_doubt_agrees_with_is_done_when_its_article_says_so() -> None:
    theirs, sent = MarkList(READ, frozenset()), [change(1), change(2)]
    asked, result = merged(theirs, {1: READ_THERE, 2: UNREAD_THERE}, having=(1, 2), lacking=(), waiting=sent, accepted=sent)
    assert asked == {1, 2}
    assert result == Merge(done=(sent[0],), is_refuted=True)
    # gone with its article, which may come again as another item
    assert merged(theirs, {1: READ_THERE, 2: None}, having=(1, 2), lacking=(), waiting=sent)[1] == Merge(
        done=(sent[0],), gone=frozenset({2})
    )


def test_only_what_the_server_said_ok_to_is_refused_and_only_by_its_article() -> None:
    theirs, unsent = MarkList(READ, {1, 2, 3}), change(1)
    assert merged(theirs, {1: UNREAD_THERE}, having=(1,), lacking=(2, 3), waiting=[unsent]) == (frozenset(), Merge())
    asked, result = merged(theirs, {1: UNREAD_THERE}, having=(1,), lacking=(2, 3), waiting=[unsent], accepted=[unsent])
    assert (asked, result) == ({1}, Merge(refused=(unsent,)))
    # it arrived after the list was made; it did not answer; something else is wanted by now
    assert merged(theirs, {1: READ_THERE}, having=(1,), lacking=(2, 3), waiting=[unsent], accepted=[unsent])[1] == Merge(
        done=(unsent,)
    )
    assert merged(theirs, {}, having=(1,), lacking=(2, 3), waiting=[unsent], accepted=[unsent])[1] == Merge()
    assert (
        merged(
            theirs, {1: UNREAD_THERE}, having=(1,), lacking=(2, 3), waiting=[unsent], accepted=[unsent], now=[change(1, seq=2)]
        )[1]
        == Merge()
    )


def test_the_server_is_right_after_the_fifth_refusal() -> None:
    theirs = MarkList(READ, {1, 2, 3})
    for refusals, is_given_up in ((3, False), (4, True)):
        sent = change(1, refusals=refusals)
        result = merged(theirs, {1: UNREAD_THERE}, having=(1,), lacking=(2, 3), waiting=[sent], accepted=[sent])[1]
        assert result == (Merge(given_up=(sent,)) if is_given_up else Merge(refused=(sent,)))
        # unless something else is wanted by now
        since = [change(1, seq=2)]
        assert (
            merged(theirs, {1: UNREAD_THERE}, having=(1,), lacking=(2, 3), waiting=[sent], accepted=[sent], now=since)[1]
            == Merge()
        )


def test_an_answer_without_any_article_says_nothing() -> None:
    assert answers([1, 2], []) == {}
    item = ServerItem(1, "feed/1", is_read=True, is_starred=False, entry=parsed_entry("an article"), labels=("later",))
    assert answers([1, 2], [item]) == {1: ItemMarks({READ, LATER}), 2: None}


def test_what_is_sent_goes_in_the_order_in_which_it_was_marked() -> None:
    first, second, third = change(5, seq=1), change(1, seq=2), change(2, value=False, seq=3)
    lists = {READ: MarkList(READ, {1, 3, 5})}
    held = change(4, seq=4)
    assert to_send([held, third, second, first, change(6, mark=STARRED)], lists) == [[first, second], [third]]


def test_no_sample_speaks_for_stars_that_went() -> None:
    """Twenty thousand examples found it: those of two articles that were dropped went with five that were taken off."""
    said: Said = {item: None if item in {2, 4} else ItemMarks(set()) for item in range(1, 10)}
    asked, result = merged(MarkList(STARRED, frozenset({20})), said, having=range(1, 10), lacking=())
    assert len(asked) == 6
    assert not frozenset().union(*(items for _, items in result.apply)) & {2, 4}
    assert frozenset().union(*(items for _, items in result.apply)) <= asked
