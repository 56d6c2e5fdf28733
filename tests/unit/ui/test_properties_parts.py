"""What is advised is kept for an hour, and not beyond what it was learned from."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.commands import Batch, ChangeFeedUrl, MoveSubscription, RenameSubscription, SetSubscriptionSettings
from reader.domain.entry import Reading
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.domain.subscription import Subscription
from reader.storage import readings, subscriptions
from reader.ui.dialogs.properties import Wishes, change_command, header_lines, headers_of, shared_setting
from reader.ui.pages.health_watch import KEPT_SECONDS, KnownUsage
from reader.ui.text.preferences import WEIGHTS, priority_place
from tests.unit.reports.test_feed_usage import FIRST, fill
from tests.unit.storage.examples import DAY, NOW, open_fresh


def test_advice_is_kept_for_an_hour_unless_reading_begins_again(tmp_path: Path) -> None:
    connection = open_fresh(tmp_path)
    liked = fill(connection, "liked", came=40, read=30, requests=30)
    never = fill(connection, "never", came=25, read=0, requests=30)
    known = KnownUsage()
    assert set(known.advised(connection, NOW)) == {never}
    subscriptions.remove(connection, [never], NOW)
    assert set(known.advised(connection, NOW + KEPT_SECONDS - 1)) == {never}
    assert not known.advised(connection, NOW + KEPT_SECONDS)
    subscriptions.restore(connection, [never])
    assert set(known.advised(connection, NOW - DAY // 2)) == {never}, "a clock set back"
    connection.execute("DELETE FROM reading")
    assert not known.advised(connection, NOW - DAY // 2)
    readings.add_reading(connection, Reading(EntryId(1), liked, FIRST + DAY, 0, 30))
    assert not known.advised(connection, NOW - DAY // 2), "begun anew"
    connection.close()


NAMES = st.from_regex(r"[A-Za-z][A-Za-z0-9-]{0,20}", fullmatch=True)
KEPT = "(in the keyring)"
VALUES = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=30)


def followed(number: int, folder: int | None = None, **settings: str) -> Subscription:
    folder_id = FolderId(folder) if folder is not None else None
    return Subscription(FeedId(number), folder_id, f"https://{number}.example/feed", "", f"Feed {number}", "", number, settings)


@given(st.dictionaries(NAMES, VALUES, max_size=10))
def test_headers_come_back_as_they_were(headers: dict[str, str]) -> None:
    stored = json.dumps(headers) if headers else ""
    assert headers_of(header_lines(stored, KEPT), KEPT) == stored


@pytest.mark.parametrize("stored", ["{", "[" * 9999, "[]"])
def test_what_holds_no_headers_is_shown_as_none(stored: str) -> None:
    assert header_lines(stored, KEPT) == ""


def test_a_value_in_the_keyring_is_named_and_stays_there() -> None:
    stored = json.dumps({"Accept": "text/html", "Authorization": ""})
    assert header_lines(stored, KEPT) == f"Accept: text/html\nAuthorization: {KEPT}"
    assert headers_of(header_lines(stored, KEPT), KEPT) == stored


@pytest.mark.parametrize("line", ["no colon", ": no name", "No-Value:", "Sp ace: x", "\n".join(f"A{n}: b" for n in range(11))])
def test_what_is_no_header_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        headers_of(line, KEPT)


@pytest.mark.parametrize("stored", ["", "[1]", "{broken", "3"])
def test_stored_headers_that_are_none_are_no_lines(stored: str) -> None:
    assert header_lines(stored, KEPT) == ""


def test_a_weight_stands_at_its_nearest_step() -> None:
    assert [priority_place(value) for value in WEIGHTS] == [0, 1, 2, 3, 4]
    assert priority_place("3.7") == 4
    assert priority_place("often") == 2
    assert priority_place(None) is None


def test_a_setting_is_shared_where_all_have_it_or_none() -> None:
    assert shared_setting([followed(1), followed(2, keep_days="")], "keep_days") == ""
    assert shared_setting([followed(1), followed(2, priority="4")], "priority") is None


def test_only_what_is_different_is_asked_for() -> None:
    feeds = [followed(1, 7, notify="digest"), followed(2)]
    assert change_command(feeds, Wishes(settings={"full_text": ""})) is None
    moved = change_command(feeds, Wishes(moves=True, folder_id=FolderId(7)))
    assert isinstance(moved, MoveSubscription)
    assert moved.feed_id == FeedId(2)
    usual = change_command(feeds, Wishes(settings={"notify": ""}))
    assert isinstance(usual, SetSubscriptionSettings)
    assert (usual.feed_ids, usual.settings) == ((FeedId(1), FeedId(2)), {"notify": ""})


def test_never_to_be_notified_is_not_the_same_as_as_usual() -> None:
    never = change_command([followed(1)], Wishes(settings={"notify": "off"}))
    assert isinstance(never, SetSubscriptionSettings)
    assert never.settings == {"notify": "off"}


def test_a_feed_s_own_name_is_no_name_of_the_user_s() -> None:
    named = Subscription(FeedId(1), None, "https://a.example/feed", "", "Own", "Mine", 0)
    back = change_command([named], Wishes(title="Own"))
    assert isinstance(back, RenameSubscription)
    assert back.title == ""
    both = change_command([named], Wishes(title="", url="https://b.example/feed"))
    assert isinstance(both, Batch)
    assert [type(each) for each in both.commands] == [RenameSubscription, ChangeFeedUrl]
