"""Whatever a server lists, answers or forgets, and wherever a synchronisation is killed: no mark is lost on either side."""

import random
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from reader.domain.accounts import OutboxMark, ServerItem
from reader.formats.servers import merge_states
from reader.formats.servers.merge_states import (
    READ,
    STARRED,
    Comparison,
    MarkList,
    Merge,
    OwnMarks,
    answers,
    compare,
    merge,
    needs_second_read,
    to_send,
    unchanged,
)
from tests.examples import examples
from tests.fakes.entries import parsed_entry

ITEMS = tuple(range(1, 13))
MARKS = (READ, STARRED, "label:later")
FAULTS = st.sampled_from(
    ["", "", "", "seam", "seam", "nothing_listed", "ok_for_nothing", "no_contents", "fails", "fails_after", "partly"]
)
"""How one request goes: as it should, pages that miss items at their seams, an empty list, an OK without a change, an empty answer to
a question for contents, an error before and one after the change was made, and a change of which only the first item was made."""


class CallError(Exception):
    """A request that was not answered."""


@dataclass
class Server:
    """States of items by mark, and how it departs from what is right."""

    toggles: bool
    marks: dict[tuple[int, str], bool] = field(default_factory=dict)
    dropped: set[int] = field(default_factory=set)
    is_honest: bool = False
    faults: list[str] = field(default_factory=list)
    refused: dict[tuple[int, str], int] = field(default_factory=dict)

    def fault(self) -> str:
        return self.faults.pop(0) if self.faults else ""

    def has(self, item: int, mark: str) -> bool:
        return self.marks.get((item, mark), False)

    def items_of(self, mark: str, rng: random.Random) -> MarkList:
        fault = self.fault()
        if fault.startswith("fails"):
            raise CallError
        listed = {item for item in ITEMS if item not in self.dropped and self.has(item, mark) == (mark != READ)}
        if fault == "nothing_listed":
            return MarkList(mark, frozenset())
        if fault == "seam":
            return MarkList(mark, listed - set(rng.sample(ITEMS, 3)), pages=2)
        return MarkList(mark, listed)

    def contents(self, asked: Iterable[int]) -> list[ServerItem]:
        fault = self.fault()
        if fault.startswith("fails"):
            raise CallError
        there = [item for item in ITEMS if item in asked and item not in self.dropped]
        if fault == "no_contents":
            return []
        return [
            ServerItem(
                item,
                "feed/1",
                self.has(item, READ),
                self.has(item, STARRED),
                ENTRY,
                ("later",) if self.has(item, "label:later") else (),
            )
            for item in there
        ]

    def edit(self, changes: list[OutboxMark]) -> None:
        held = [each for each in changes if each.item_id not in self.dropped and self.has(each.item_id, each.mark) == each.value]
        # servers that toggle would turn it back
        assert not (self.is_honest and held)
        fault = self.fault()
        if fault == "fails":
            raise CallError
        kept = {"ok_for_nothing": 0, "partly": 1}.get(fault, len(changes))
        for at, change in enumerate(changes):
            key = change.item_id, change.mark
            if at < kept:
                self.marks[key] = not self.marks.get(key, False) if self.toggles else change.value
            if self.marks.get(key, False) != change.value:
                self.refused[key] = self.refused.get(key, 0) + 1
        if fault == "fails_after":
            raise CallError


ENTRY = parsed_entry("an article")


@dataclass
class Row:
    value: bool
    seq: int
    sent: bool = False
    refusals: int = 0


@dataclass
class Reader:
    """What is stored here: the rules of the outbox's trigger, and one synchronisation in steps, killed between any two."""

    own: dict[tuple[int, str], bool] = field(default_factory=lambda: {(item, mark): False for item in ITEMS for mark in MARKS})
    base: dict[tuple[int, str], bool] = field(default_factory=lambda: {(item, mark): False for item in ITEMS for mark in MARKS})
    outbox: dict[tuple[int, str], Row] = field(default_factory=dict)
    known: set[int] = field(default_factory=lambda: set(ITEMS))
    seq: int = 0
    given_up: list[OutboxMark] = field(default_factory=list)

    def change(self, item: int, mark: str, *, value: bool) -> None:
        key = item, mark
        if self.own[key] == value:
            return
        self.own[key] = value
        if item not in self.known:
            return
        row = self.outbox.get(key)
        self.seq += 1
        if (row is None or not row.sent) and value == self.base[key]:
            self.outbox.pop(key, None)
            return
        self.outbox[key] = Row(value, self.seq, sent=row is not None and row.sent)

    def waiting(self) -> list[OutboxMark]:
        return [OutboxMark(item, mark, row.value, row.seq, row.refusals) for (item, mark), row in self.outbox.items()]

    def ours(self, mark: str) -> OwnMarks:
        having = {item for item in self.known if self.own[item, mark]}
        return OwnMarks(having, self.known - having)

    def sync(self, server: Server, rng: random.Random) -> Generator[None]:
        waiting = self.waiting()
        lists = {mark: server.items_of(mark, rng) for mark in MARKS}
        yield
        accepted: set[OutboxMark] = set()
        groups = to_send(waiting, lists)
        for group in groups:
            for at in range(0, len(group), 3):
                chunk = unchanged(group[at : at + 3], self.waiting())
                for change in chunk:
                    self.outbox[change.item_id, change.mark].sent = True
                yield
                server.edit(chunk)
                accepted.update(chunk)
                yield
        if groups:
            lists = {mark: server.items_of(mark, rng) for mark in MARKS}
            yield
        lists |= {mark: server.items_of(mark, rng) for mark in MARKS if needs_second_read(lists[mark], self.ours(mark))}
        yield
        comparisons = [compare(lists[mark], self.ours(mark), waiting, accepted, rng) for mark in MARKS]
        said = {}
        if asked := frozenset().union(*(comparison.questions for comparison in comparisons)):
            witness = max((item for listed in lists.values() for item in listed.listed), default=0)
            yield
            said = answers(asked, server.contents({*asked, witness}))
            yield
        for comparison in comparisons:
            self.store(comparison, merge(comparison, said, self.waiting()))

    def store(self, comparison: Comparison, merged: Merge) -> None:
        mark = comparison.mark
        for value, items in merged.apply:
            for item in items & self.known:
                self.base[item, mark] = self.own[item, mark] = value
        for change in (*merged.done, *merged.given_up):
            value = change.value if change in merged.done else not change.value
            del self.outbox[change.item_id, mark]
            self.base[change.item_id, mark] = self.own[change.item_id, mark] = value
        for change in merged.refused:
            self.outbox[change.item_id, mark].refusals += 1
        self.given_up += merged.given_up
        for item in merged.gone:
            self.known.discard(item)
            for other in MARKS:
                self.outbox.pop((item, other), None)


class Marks(RuleBasedStateMachine):
    """Hands here and at the server; within a round no mark of an article is touched by both, as the last to arrive counts."""

    def __init__(self) -> None:
        super().__init__()
        self.server = Server(toggles=False)
        self.reader = Reader()
        self.want = dict(self.reader.own)
        self.here: set[tuple[int, str]] = set()
        self.there: set[tuple[int, str]] = set()
        self.stays: set[tuple[int, str]] = set()
        self.rng = random.Random(5)

    @rule()
    def is_one_that_toggles(self) -> None:
        self.server.toggles = True

    @rule(items=st.lists(st.sampled_from(ITEMS), min_size=1, max_size=9), mark=st.sampled_from(MARKS), value=st.booleans())
    def mark_here(self, items: list[int], mark: str, value: bool) -> None:  # noqa: FBT001 -- by name
        for item in items:
            if (item, mark) not in self.there:
                self.here.add((item, mark))
                self.want[item, mark] = value
                self.reader.change(item, mark, value=value)

    @rule(items=st.lists(st.sampled_from(ITEMS), min_size=1, max_size=9), mark=st.sampled_from(MARKS), value=st.booleans())
    def mark_there(self, items: list[int], mark: str, value: bool) -> None:  # noqa: FBT001 -- by name
        for item in items:
            if (item, mark) not in self.here and item not in self.server.dropped:
                self.there.add((item, mark))
                self.want[item, mark] = self.server.marks[item, mark] = value

    @precondition(lambda self: len(self.server.dropped) < 4)
    @rule(item=st.sampled_from(ITEMS))
    def drop_there(self, item: int) -> None:
        self.server.dropped.add(item)
        self.stays |= {(item, mark) for mark in MARKS[1:] if self.reader.own[item, mark] == self.want[item, mark]}

    @rule(faults=st.lists(FAULTS, max_size=9), steps=st.integers(1, 12), again=st.lists(st.sampled_from(ITEMS), max_size=3))
    def sync(self, faults: list[str], steps: int, again: list[int]) -> None:
        """A synchronisation that a fault or a kill may end, with marks that are set while it runs."""
        self.server.faults = list(faults)
        run = self.reader.sync(self.server, self.rng)
        try:
            for step, _ in enumerate(run):
                if step == steps:
                    return
                if again:
                    self.mark_here([again.pop()], READ, step % 2 == 0)
        except CallError:
            pass
        finally:
            self.server.faults = []
            self.forget_what_was_refused()

    def forget_what_was_refused(self) -> None:
        """Given up is only what the server was sent in vain as often as the limit says; its word counts then."""
        for change in self.reader.given_up:
            key = change.item_id, change.mark
            assert self.server.refused.get(key, 0) >= merge_states.REFUSALS_LIMIT
            self.want[key] = self.server.has(*key)
        self.reader.given_up = []

    @rule()
    def settle(self) -> None:
        self.server.is_honest = True
        for _ in range(3):
            for _step in self.reader.sync(self.server, self.rng):
                pass
        self.server.is_honest = False
        self.forget_what_was_refused()
        assert not {key for key in self.reader.outbox if key[0] not in self.server.dropped}
        for item, mark in self.want:
            if item in self.server.dropped:
                continue
            assert self.reader.own[item, mark] == self.want[item, mark], ("here", item, mark)
            assert self.server.has(item, mark) == self.want[item, mark], ("there", item, mark)
            assert self.reader.base[item, mark] == self.want[item, mark]
        # What is starred here stays so, whatever a server drops.
        assert all(self.reader.own[key] == self.want[key] for key in self.stays)
        self.here.clear()
        self.there.clear()

    def teardown(self) -> None:
        self.settle()


@pytest.fixture(autouse=True)
def _small_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve articles stand for ten thousand."""
    monkeypatch.setattr(merge_states, "MANY", 3)
    monkeypatch.setattr(merge_states, "ASKED_EACH", 6)
    monkeypatch.setattr(merge_states, "SAMPLE", 4)


def run(count: int) -> None:
    run_state_machine_as_test(Marks, settings=settings(max_examples=count, stateful_step_count=25, deadline=None))


def test_no_mark_is_lost() -> None:
    run(examples(500))


def test_an_empty_list_is_not_believed_for_a_sample_that_happens_to_agree() -> None:
    """Twenty thousand examples found it: of four that were asked two were read there and two gone, and two more were neither."""
    marks = Marks()
    Marks.sync(marks, faults=[], steps=1, again=[4])
    for item in (2, 5):
        Marks.drop_there(marks, item=item)
    Marks.mark_there(marks, items=[7, 10], mark=READ, value=True)
    Marks.sync(marks, faults=["seam"], steps=3, again=[3, 2, 1])
    Marks.sync(marks, faults=["nothing_listed"], steps=20, again=[11])
    # read here meanwhile, and taken for read already
    Marks.mark_here(marks, items=[6], mark=READ, value=True)
    Marks.settle(marks)


@pytest.mark.long
def test_no_mark_is_lost_many_times() -> None:
    run(20_000)
