"""Merges article marks with a sync server's: decides what to send, verify and apply.

A server of the Google Reader API keeps no change log. Its state of a mark is a list of items: those that are unread, starred, or
labelled. Such lists are unreliable: several pages are no snapshot, a failing server lists nothing, an OK may change nothing. So a
local change waits until a list agrees, and conclusions from a doubtful list are verified by querying the items.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet

from reader.domain.accounts import LABEL, READ, STARRED, OutboxMark, ServerItem
from reader.domain.value_classes import dataclass

MANY = 50
"""A list that would change more marks than this is verified first."""
ASKED_EACH = 1_000
"""Maximum items of one list that are queried individually; of more, a sample."""
SAMPLE = 100
REFUSALS_LIMIT = 5
"""After this many accepted but ineffective changes the server's value wins."""
REPLACED_BELOW = 0.01
"""A full list with a smaller share of the known items is from another or a reset server."""
KNOWN_ENOUGH = 20
"""Minimum number of known items for conclusions about the server."""


@dataclass(frozen=True, slots=True)
class MarkList:
    """One mark as a server lists it, over all pages: unread items for 'read', else the items that have the mark."""

    mark: str
    listed: AbstractSet[int]
    pages: int = 1

    @property
    def means(self) -> bool:
        """Return the value of the mark for listed items."""
        return self.mark != READ


@dataclass(frozen=True, slots=True)
class OwnMarks:
    """Local values of one mark for all known items. `originals` are those with copies."""

    having: AbstractSet[int]
    lacking: AbstractSet[int]
    originals: AbstractSet[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ItemMarks:
    """Marks of a single item as the server reports them."""

    marks: AbstractSet[str]


Said = Mapping[int, ItemMarks | None]
"""Responses by item: None if the server no longer has it; items without a response are absent."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Items whose mark changes by a list. `asked` must be confirmed individually."""

    mark: str
    value: bool
    items: frozenset[int]
    asked: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Comparison:
    """Outcome of one list, once its questions are answered.

    `agreed`: the server has these, sent or not. `unsure`: it seems to, by a doubtful list. `contradicted`: it accepted them but
    lists them otherwise. `spokesmen`: the sample that decides for all unsure items.
    """

    mark: str
    turns: tuple[Turn, ...]
    agreed: tuple[OutboxMark, ...]
    unsure: tuple[OutboxMark, ...]
    contradicted: tuple[OutboxMark, ...]
    spokesmen: frozenset[int] = frozenset()

    @property
    def questions(self) -> frozenset[int]:
        turned = frozenset().union(*(turn.asked for turn in self.turns))
        unsure = self.spokesmen or frozenset(mark.item_id for mark in self.unsure)
        return turned | unsure | {mark.item_id for mark in self.contradicted}


@dataclass(frozen=True, slots=True)
class Merge:
    """Result of one list and the item responses, for one transaction.

    `apply`: marks on the server, for items without pending changes. `done` ends pending changes; `refused` increases their count;
    `given_up` ends them, and the server's value wins. `gone` are items the server no longer has: local marks and pending changes
    stay, since it may have the article as another item. `cleared` were unread when the server dropped them: nobody read them or
    their copies. `is_refuted`: the list was wrong or could not be verified; its effects wait for the next sync.
    """

    apply: tuple[tuple[bool, frozenset[int]], ...] = ()
    done: tuple[OutboxMark, ...] = ()
    refused: tuple[OutboxMark, ...] = ()
    given_up: tuple[OutboxMark, ...] = ()
    gone: frozenset[int] = frozenset()
    cleared: frozenset[int] = frozenset()
    is_refuted: bool = False


def to_send(waiting: Iterable[OutboxMark], lists: Mapping[str, MarkList]) -> list[list[OutboxMark]]:
    """Return the changes the server lacks by the lists just read, grouped by mark and value, oldest first. Servers that toggle
    would undo a repeated change, so what they already have is never sent. A mark without a list waits.
    """
    groups: dict[tuple[str, bool], list[OutboxMark]] = {}
    for change in sorted(waiting, key=lambda change: change.seq):
        if change.mark in lists and not agrees(change, lists[change.mark]):
            groups.setdefault((change.mark, change.value), []).append(change)
    return list(groups.values())


def unchanged(changes: Iterable[OutboxMark], waiting: Iterable[OutboxMark]) -> list[OutboxMark]:
    """Return the changes that are still pending unmodified. Checked just before sending: a change undone in the meantime no
    longer waits, and nobody would know that the server received it.
    """
    now = {(change.item_id, change.mark): change.seq for change in waiting}
    return [change for change in changes if now.get((change.item_id, change.mark)) == change.seq]


def compare(
    theirs: MarkList, ours: OwnMarks, waiting: Iterable[OutboxMark], accepted: AbstractSet[OutboxMark], rng: random.Random
) -> Comparison:
    """Compare a list with local marks. `waiting` are the changes pending before the list was requested, `accepted` those of them
    the server has said OK to since; later changes are not in the list and stay untouched.
    """
    mine = [change for change in waiting if change.mark == theirs.mark]
    held = {change.item_id for change in mine}
    with_value, without = (ours.having, ours.lacking) if theirs.means else (ours.lacking, ours.having)
    absent = frozenset(with_value - theirs.listed) - held
    present = frozenset(without & theirs.listed) - held
    several_pages = theirs.pages > 1
    # A star is permanent: only the item itself can remove it, as a server drops old articles.
    doubts_absence = several_pages or not theirs.listed or len(absent) > MANY or theirs.mark != READ
    doubts_presence = len(present) > MANY
    agreeing = [change for change in mine if agrees(change, theirs)]
    doubtful = [c for c in agreeing if (doubts_presence if c.value == theirs.means else doubts_absence)]
    in_doubt = set(doubtful)
    unsure, spokesmen = _unsure(doubtful, rng, several_pages=several_pages)
    return Comparison(
        mark=theirs.mark,
        turns=tuple(
            _turn(theirs.mark, items, ours.originals, rng, value=value, doubts=doubts, several_pages=several_pages)
            for value, items, doubts in ((theirs.means, present, doubts_presence), (not theirs.means, absent, doubts_absence))
            if items
        ),
        agreed=tuple(change for change in agreeing if change not in in_doubt),
        unsure=unsure,
        contradicted=tuple(c for c in mine if c in accepted and not agrees(c, theirs))[:ASKED_EACH],
        spokesmen=spokesmen,
    )


def needs_second_read(theirs: MarkList, ours: OwnMarks) -> bool:
    """Check whether an empty list would change more than can be queried individually; it is then read twice, as a sample misses
    few errors. Labels are exempt: a server that lacks the label lists everything.
    """
    turning = ours.having if theirs.means else ours.lacking
    return not theirs.listed and theirs.mark in {READ, STARRED} and len(turning) > ASKED_EACH


def merge(comparison: Comparison, said: Said, waiting: Iterable[OutboxMark]) -> Merge:
    """Return the consequences of the answers; `waiting` are pending now, what changed since is untouched."""
    mine = [change for change in waiting if change.mark == comparison.mark]
    held = {change.item_id for change in mine}
    apply = []
    gone: set[int] = set()
    cleared: set[int] = set()
    is_refuted = False
    for turn in comparison.turns:
        items, dropped, refuted = _believed(turn, said)
        is_refuted |= refuted
        (cleared if _clears(turn) else gone).update(dropped)
        if free := items - held:
            apply.append((turn.value, free))
    done, refused, refuted = _ended(comparison, said)
    gone |= {change.item_id for change in (*comparison.unsure, *comparison.contradicted) if _is_gone(change.item_id, said)}
    given_up = [change for change in refused if change.refusals + 1 >= REFUSALS_LIMIT]
    return Merge(
        apply=tuple(apply),
        done=tuple(unchanged((change for change in done if not _is_gone(change.item_id, said)), mine)),
        refused=tuple(unchanged((change for change in refused if change not in given_up), mine)),
        given_up=tuple(unchanged(given_up, mine)),
        gone=frozenset(gone),
        cleared=frozenset(cleared - held),
        is_refuted=is_refuted or refuted,
    )


def agrees(change: OutboxMark, theirs: MarkList) -> bool:
    return (change.item_id in theirs.listed) == (change.value == theirs.means)


def answers(asked: Iterable[int], items: Iterable[ServerItem]) -> dict[int, ItemMarks | None]:
    """Return the marks of the requested items, without missing ones. A response without any is invalid."""
    marks = {item.item_id: _marks(item) for item in items}
    return {item: marks.get(item) for item in asked} if marks else {}


def may_be_replaced(known: AbstractSet[int], listed: AbstractSet[int]) -> bool:
    """Check whether a server's lists (unread and starred) contain so few known items that a full list is needed."""
    return len(known) >= KNOWN_ENOUGH and len(known & listed) < len(known) * REPLACED_BELOW


def is_replaced(known: AbstractSet[int], everything: AbstractSet[int]) -> bool:
    """Check whether a full list comes from a reset server. An empty list says nothing."""
    return bool(everything) and may_be_replaced(known, everything)


def _marks(item: ServerItem) -> ItemMarks:
    states = ((READ, item.is_read), (STARRED, item.is_starred))
    return ItemMarks({*(mark for mark, has in states if has), *(LABEL + label for label in item.labels)})


def _says(item_id: int, mark: str, said: Said, *, value: bool) -> bool | None:
    """Check whether an item confirms the value of a mark; None if it is gone or did not respond."""
    answer = said.get(item_id)
    return None if answer is None else (mark in answer.marks) == value


def _is_gone(item_id: int, said: Said) -> bool:
    return item_id in said and said[item_id] is None


def _turn(
    mark: str,
    items: frozenset[int],
    originals: AbstractSet[int],
    rng: random.Random,
    *,
    value: bool,
    doubts: bool,
    several_pages: bool,
) -> Turn:
    """Choose the items to query. Items lost between two pages escape any sample, as do stars lost with their article, so beyond
    the limit the rest waits. An original whose read mark would spread to its copies must itself confirm whether it was read or
    dropped.
    """
    always = items & originals if mark == READ and value else frozenset()
    if not doubts:
        return Turn(mark, value, items, always)
    if (several_pages or (mark == STARRED and not value)) and len(items) > ASKED_EACH:
        items = frozenset(rng.sample(sorted(items), ASKED_EACH))
    if len(items) <= ASKED_EACH:
        return Turn(mark, value, items, items)
    return Turn(mark, value, items, frozenset(rng.sample(sorted(items), SAMPLE)) | always)


def _clears(turn: Turn) -> bool:
    return turn.mark == READ and turn.value


def _unsure(
    doubtful: Sequence[OutboxMark], rng: random.Random, *, several_pages: bool
) -> tuple[tuple[OutboxMark, ...], frozenset[int]]:
    """Return what to verify of the changes that seem to have arrived; beyond the limit they wait."""
    if len(doubtful) <= ASKED_EACH or several_pages:
        return tuple(doubtful[:ASKED_EACH]), frozenset()
    return tuple(doubtful), frozenset(change.item_id for change in rng.sample(doubtful, SAMPLE))


def _believed(turn: Turn, said: Said) -> tuple[frozenset[int], frozenset[int], bool]:
    """Return which items of a turn are believed, which are gone, and whether some were refuted or unverified."""
    confirming = frozenset(item for item in turn.asked if _says(item, turn.mark, said, value=turn.value))
    dropped = frozenset(item for item in turn.asked if _is_gone(item, said))
    if _clears(turn):
        # An unread article that the server dropped counts as read there, and everywhere else.
        confirming |= dropped
    if confirming == turn.asked:
        return turn.items, dropped, False
    return confirming, dropped, confirming | dropped != turn.asked


def _ended(comparison: Comparison, said: Said) -> tuple[list[OutboxMark], list[OutboxMark], bool]:
    """Return the arrived changes, the refused ones, and whether a doubtful list was refuted."""

    def holds(change: OutboxMark) -> bool | None:
        return _is_gone(change.item_id, said) or _says(change.item_id, change.mark, said, value=change.value)

    asked = [change for change in comparison.unsure if not comparison.spokesmen or change.item_id in comparison.spokesmen]
    proven = [change for change in asked if holds(change)]
    is_refuted = len(proven) < len(asked)
    arrived = [change for change in comparison.contradicted if holds(change)]
    refused = [change for change in comparison.contradicted if holds(change) is False]
    return [*comparison.agreed, *(proven if is_refuted else comparison.unsure), *arrived], refused, is_refuted
