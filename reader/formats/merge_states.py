"""Marks of articles here and on a server: what to send, what has to be proven, what to take over. Pure; any thread may call it.

A server of the Google Reader API keeps no log of changes. Its state of a mark is a list of items: those that are unread, those with
a star, those with a label. Such lists lie: several pages are no snapshot, a failing server lists nothing, an OK changed nothing.
So a mark that was changed here waits until a list agrees, and whatever rests on a doubtful list is proven by the items themselves.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet

from reader.domain.accounts import LABEL, READ, STARRED, OutboxMark, ServerItem
from reader.domain.value_classes import dataclass

MANY = 50
"""A list by which more marks than this would change is proven first."""
ASKED_EACH = 1_000
"""So many items of one list are asked one by one; of more, a sample."""
SAMPLE = 100
REFUSALS_LIMIT = 5
"""A server that said OK and meant it otherwise so often is right."""
REPLACED_BELOW = 0.01
"""A full list with a smaller share of the items known here is one of another server, or of one that was set up again."""
KNOWN_ENOUGH = 20
"""From fewer known items nothing is concluded about the server."""


@dataclass(frozen=True, slots=True)
class MarkList:
    """One mark as a server lists it, in all its pages: unread items for 'read', else the items that have the mark."""

    mark: str
    listed: AbstractSet[int]
    pages: int = 1

    @property
    def means(self) -> bool:
        """The value of the mark where an item is listed."""
        return self.mark != READ


@dataclass(frozen=True, slots=True)
class OwnMarks:
    """One mark as it is here, of all items known here. `originals` are those that others are copies of."""

    having: AbstractSet[int]
    lacking: AbstractSet[int]
    originals: AbstractSet[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ItemMarks:
    """What an item itself says; `marks` are those it has."""

    marks: AbstractSet[str]


Said = Mapping[int, ItemMarks | None]
"""Answers by item: None where the server does not have the item any longer, and nothing where it did not answer."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Items whose mark is another one by a list. `asked` of them have to say so themselves; `is_sample`: they speak for all."""

    mark: str
    value: bool
    items: frozenset[int]
    asked: frozenset[int] = frozenset()
    is_sample: bool = False


@dataclass(frozen=True, slots=True)
class Comparison:
    """What follows from one list, once its questions are answered.

    `agreed`: sent or not, the server holds these. `unsure`: it seems to, by a list in doubt. `contradicted`: it said OK and lists them
    otherwise. `spokesmen`: the items of a sample that speaks for all that are unsure.
    """

    mark: str
    turns: tuple[Turn, ...]
    agreed: tuple[OutboxMark, ...]
    unsure: tuple[OutboxMark, ...]
    contradicted: tuple[OutboxMark, ...]
    spokesmen: frozenset[int] = frozenset()

    @property
    def questions(self) -> frozenset[int]:
        """The items that have to be asked."""
        turned = frozenset().union(*(turn.asked for turn in self.turns))
        unsure = self.spokesmen or frozenset(mark.item_id for mark in self.unsure)
        return turned | unsure | {mark.item_id for mark in self.contradicted}


@dataclass(frozen=True, slots=True)
class Merge:
    """What one list and the answers come to, for one transaction.

    `apply`: marks as they are on the server, for items of which nothing waits. `done` ends what waits; `refused` is to be counted;
    `given_up` ends it too, and the server's value holds. `gone` are items that the server does not have any longer: what is here
    stays, and so does what waits: it may have the article again as another item. `cleared` were unread when it dropped them: nobody read them, nor any copy. `is_refuted`: the list was a lie, or could not be
    proven; what follows from it waits for the next time.
    """

    apply: tuple[tuple[bool, frozenset[int]], ...] = ()
    done: tuple[OutboxMark, ...] = ()
    refused: tuple[OutboxMark, ...] = ()
    given_up: tuple[OutboxMark, ...] = ()
    gone: frozenset[int] = frozenset()
    cleared: frozenset[int] = frozenset()
    is_refuted: bool = False


def to_send(waiting: Iterable[OutboxMark], lists: Mapping[str, MarkList]) -> list[list[OutboxMark]]:
    """What the server does not hold by the lists just read, in groups of one mark and one value, oldest first.

    Servers that toggle turn back what they are sent twice: what they hold already is never sent. A mark without a list waits.
    """
    groups: dict[tuple[str, bool], list[OutboxMark]] = {}
    for change in sorted(waiting, key=lambda change: change.seq):
        if change.mark in lists and not agrees(change, lists[change.mark]):
            groups.setdefault((change.mark, change.value), []).append(change)
    return list(groups.values())


def unchanged(changes: Iterable[OutboxMark], waiting: Iterable[OutboxMark]) -> list[OutboxMark]:
    """Those of which nothing else was wanted since. Just before it is sent, nothing else may go out: a mark that was taken back
    before it was sent waits no longer, and nobody would ever know that the server got it.
    """
    now = {(change.item_id, change.mark): change.seq for change in waiting}
    return [change for change in changes if now.get((change.item_id, change.mark)) == change.seq]


def compare(
    theirs: MarkList, ours: OwnMarks, waiting: Iterable[OutboxMark], accepted: AbstractSet[OutboxMark], rng: random.Random
) -> Comparison:
    """Compare a list with what is here. `waiting` is what waited before the list was asked for, and `accepted` what of it the server
    has said OK to since: later changes are not in the list and are left alone.
    """
    mine = [change for change in waiting if change.mark == theirs.mark]
    held = {change.item_id for change in mine}
    with_value, without = (ours.having, ours.lacking) if theirs.means else (ours.lacking, ours.having)
    absent = frozenset(with_value - theirs.listed) - held
    present = frozenset(without & theirs.listed) - held
    several_pages = theirs.pages > 1
    # A star is for good: it goes only by the article's own word, as a server drops articles that are old.
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


def is_incredible(theirs: MarkList, ours: OwnMarks) -> bool:
    """Whether an empty list would turn more than can be asked one by one: it is read twice, as a sample misses what few are lied about.

    Never one of a label: a server that has none of that name lists everything.
    """
    turning = ours.having if theirs.means else ours.lacking
    return not theirs.listed and theirs.mark in {READ, STARRED} and len(turning) > ASKED_EACH


def merge(comparison: Comparison, said: Said, waiting: Iterable[OutboxMark]) -> Merge:
    """What follows once the questions are answered. `waiting` is what waits now: of what was changed here since, nothing is touched."""
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
    """Whether a list has a change."""
    return (change.item_id in theirs.listed) == (change.value == theirs.means)


def answers(asked: Iterable[int], items: Iterable[ServerItem]) -> dict[int, ItemMarks | None]:
    """What the contents say of the items that were asked for: those that are missing are gone. An answer without any item is no answer,
    so that one which is surely there should be asked for with them.
    """
    marks = {item.item_id: _marks(item) for item in items}
    return {item: marks.get(item) for item in asked} if marks else {}


def may_be_replaced(known: AbstractSet[int], listed: AbstractSet[int]) -> bool:
    """Whether a server's lists (unread and starred) have so few of the items known here that a full list should be looked at."""
    return len(known) >= KNOWN_ENOUGH and len(known & listed) < len(known) * REPLACED_BELOW


def is_replaced(known: AbstractSet[int], everything: AbstractSet[int]) -> bool:
    """Whether a full list is one of a server that was set up again. An empty list says nothing."""
    return bool(everything) and may_be_replaced(known, everything)


def _marks(item: ServerItem) -> ItemMarks:
    states = ((READ, item.is_read), (STARRED, item.is_starred))
    return ItemMarks({*(mark for mark, has in states if has), *(LABEL + label for label in item.labels)})


def _says(item_id: int, mark: str, said: Said, *, value: bool) -> bool | None:
    """Whether an item confirms the value of a mark; None where it did not answer, or is gone."""
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
    """What is lost at the seam of two pages no sample finds, nor which star went with its article: of more than can be asked the rest waits.

    What reads an original reads its copies, so that it has to say itself whether it was read or dropped.
    """
    always = items & originals if mark == READ and value else frozenset()
    if not doubts:
        return Turn(mark, value, items, always)
    if (several_pages or (mark == STARRED and not value)) and len(items) > ASKED_EACH:
        items = frozenset(rng.sample(sorted(items), ASKED_EACH))
    if len(items) <= ASKED_EACH:
        return Turn(mark, value, items, items)
    return Turn(mark, value, items, frozenset(rng.sample(sorted(items), SAMPLE)) | always, is_sample=True)


def _clears(turn: Turn) -> bool:
    """Whether what the server dropped was unread there."""
    return turn.mark == READ and turn.value


def _unsure(
    doubtful: Sequence[OutboxMark], rng: random.Random, *, several_pages: bool
) -> tuple[tuple[OutboxMark, ...], frozenset[int]]:
    """What has to be proven of what seems to have arrived. What is lost at the seam of two pages no sample finds, so the rest waits."""
    if len(doubtful) <= ASKED_EACH or several_pages:
        return tuple(doubtful[:ASKED_EACH]), frozenset()
    return tuple(doubtful), frozenset(change.item_id for change in rng.sample(doubtful, SAMPLE))


def _believed(turn: Turn, said: Said) -> tuple[frozenset[int], frozenset[int], bool]:
    """Which items of a turn are believed, which are gone from the server, and whether some were refuted or not proven."""
    confirming = frozenset(item for item in turn.asked if _says(item, turn.mark, said, value=turn.value))
    dropped = frozenset(item for item in turn.asked if _is_gone(item, said))
    if _clears(turn):
        # An unread article that the server dropped counts as read there, and everywhere else.
        confirming |= dropped
    if confirming == turn.asked:
        return turn.items, dropped, False
    return confirming, dropped, confirming | dropped != turn.asked


def _ended(comparison: Comparison, said: Said) -> tuple[list[OutboxMark], list[OutboxMark], bool]:
    """What has arrived, what the server refused, and whether a list in doubt was refuted."""

    def holds(change: OutboxMark) -> bool | None:
        return _is_gone(change.item_id, said) or _says(change.item_id, change.mark, said, value=change.value)

    asked = [change for change in comparison.unsure if not comparison.spokesmen or change.item_id in comparison.spokesmen]
    proven = [change for change in asked if holds(change)]
    is_refuted = len(proven) < len(asked)
    arrived = [change for change in comparison.contradicted if holds(change)]
    refused = [change for change in comparison.contradicted if holds(change) is False]
    return [*comparison.agreed, *(proven if is_refuted else comparison.unsure), *arrived], refused, is_refuted
