"""Articles that are queued to be sent; `sending` has what sends them. Imported only when there is something to queue."""

from collections.abc import Sequence

from reader.domain.accounts import Account
from reader.domain.changes import Change, ChangeKind
from reader.domain.events import SendingChanged
from reader.domain.ids import EntryId
from reader.domain.link_templates import ShareService, TargetKind, services_of, target_of
from reader.engine.state import EngineState, SendingUse
from reader.storage import remote_items, sendings


def queue(state: EngineState, target: str, entry_ids: Sequence[EntryId], now: float) -> Sequence[EntryId]:
    """Store that articles are to be sent, which happens later without delaying anything; return those that the target can get."""
    service = target_of(state.preferences.share_services, target)
    chosen = () if service is None else _possible(state, service, entry_ids)
    if chosen:
        sendings.queue(state.connection, target, chosen, int(now))
        use = use_of(state)
        use.next_at = min(use.next_at, now)
    return chosen


def withdraw(state: EngineState, target: str, entry_ids: Sequence[EntryId]) -> None:
    """Forget articles that were sent, or are no longer to be."""
    sendings.remove(state.connection, target, entry_ids)
    if state.sending is not None:
        state.sending.by_hand.difference_update((entry_id, target) for entry_id in entry_ids)


def star_changed(state: EngineState, entry_ids: Sequence[EntryId], now: float, *, is_set: bool) -> None:
    """Send articles that the user stars to the targets that get them; those that lost the star before are not sent."""
    for service in services_of(state.preferences.share_services):
        if service.gets_starred and is_set and queue(state, service.name, entry_ids, now):
            # what a star sends is said
            state.publish(SendingChanged(change=Change(ChangeKind.SENDING, (service.name,))))
        elif service.gets_starred and not is_set and state.sending is not None:
            withdraw(state, service.name, entry_ids)


def use_of(state: EngineState) -> SendingUse:
    """Return the memory of what waits, a new one if nothing did."""
    if state.sending is None:
        state.sending = SendingUse()
    return state.sending


def _possible(state: EngineState, service: ShareService, entry_ids: Sequence[EntryId]) -> Sequence[EntryId]:
    """Return the articles that a target can get at all."""
    if service.kind is not TargetKind.MINIFLUX:
        return entry_ids
    return [each for each in entry_ids if item_of(state, each) is not None]


def item_of(state: EngineState, entry_id: EntryId) -> tuple[Account, int] | None:
    """Return account and number of an article of an account whose server sends articles."""
    found = remote_items.item_of(state.connection, entry_id)
    account = None if found is None else state.accounts.known.get(found[0])
    return None if found is None or account is None or not account.sends_articles else (account, found[1])
