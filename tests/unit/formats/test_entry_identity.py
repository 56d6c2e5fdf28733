from reader.domain.ids import short
from reader.formats.feeds.drafts import IdentityParts, identities


def parts(guid: str = "", link: str = "", title: str = "t", date_text: str = "d", text: str = "x") -> IdentityParts:
    return IdentityParts(guid, link, title, date_text, text)


def test_guid_then_link_then_content() -> None:
    found = identities([parts("g", "l"), parts("", "l2"), parts("", "", "title")])
    assert found[:2] == ["g", "l2"]
    assert str(found[2]).startswith("hash:")


def test_content_identity_is_stable_and_depends_on_the_date_before_the_text() -> None:
    first, again = identities([parts(text="old")]), identities([parts(text="new")])
    assert first == again
    assert identities([parts(date_text="", text="old")]) != identities([parts(date_text="", text="new")])


def test_guid_shared_by_different_links_includes_the_link() -> None:
    assert identities([parts("same", "a"), parts("same", "b"), parts("own", "c")]) == ["same|a", "same|b", "own"]


def test_repetition_is_left_out() -> None:
    assert identities([parts("g", "l"), parts("g", "l")]) == ["g", None]


def test_same_guid_and_link_with_other_content_stay_two() -> None:
    first, second = identities([parts("g", "l", "one"), parts("g", "l", "two")])
    assert first == "g"
    assert second not in {None, "g"}


def test_entries_that_say_nothing_are_numbered() -> None:
    found = identities([parts("", "", "", "", "")] * 4)
    assert len(set(found)) == 4
    assert None not in found


def test_long_guid_is_hashed() -> None:
    assert short("g" * 1024) == "g" * 1024
    assert short("g" * 1025).startswith("sha256:")
    assert short("ü" * 600).startswith("sha256:")
