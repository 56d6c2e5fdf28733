"""Addresses of mailboxes, and marks in their folders."""

import pytest

from reader.domain.addresses import is_mail
from reader.domain.mailbox import MailFolder, mail_folder, mark_after_failure, mark_in


def test_what_an_address_names() -> None:
    found = mail_folder("imaps://me%40example.org@imap.example.org/Lists/News#weekly.example.com")
    assert found == MailFolder("imaps", "imap.example.org", 993, "me@example.org", "Lists/News", "weekly.example.com")
    assert found.url == "imaps://me%40example.org@imap.example.org/Lists/News#weekly.example.com"
    assert found.mailbox == "imaps://me%40example.org@imap.example.org/"


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("imaps://me@example.org@IMAP.example.org", "imaps://me%40example.org@imap.example.org/INBOX"),
        ("imap://a@127.0.0.1:1143/N%C3%B6ws", "imap://a@127.0.0.1:1143/N%C3%B6ws"),
        ("imaps://a@[::1]:993/x#from:b@c.example", "imaps://a@[::1]/x#from:b@c.example"),
        ("imaps://a@h.example/x#a b/c#d", "imaps://a@h.example/x#a%20b%2Fc%23d"),
    ],
)
def test_each_has_one_spelling(typed: str, address: str) -> None:
    found = mail_folder(typed)
    assert found.url == address
    assert mail_folder(address) == found


@pytest.mark.parametrize(
    "address",
    [
        "https://example.org/",
        "imaps://example.org/News",
        "imaps://a@/News",
        "imaps://a:secret@h.example/News",
        "imaps://a@h.example:0/",
        "imaps://a@h.example:99999/",
        "imaps://a@h.example/?x=1",
        "imaps://a@h.example/a%0d%0ab",
        "imaps://a%00@h.example/",
        "imaps://a@h.example/#x%0ay",
        "imaps://a@h_.example/",
        "imaps://a@h.example/" + "x" * 256,
        "imaps://[",
        "program:weather",
    ],
)
def test_what_names_none(address: str) -> None:
    assert mail_folder(address) is None


def test_a_mailbox_is_known_by_its_scheme() -> None:
    assert is_mail("imaps://x")
    assert is_mail("IMAP://x")
    assert not is_mail("https://imaps.example/")


def test_after_messages_that_cannot_be_read_they_come_one_by_one_and_one_is_left_out() -> None:
    assert mark_after_failure("", "7:300") == "7:0:1"
    assert mark_after_failure("7:100", "7:300") == "7:100:1"
    assert mark_after_failure("7:100:1", "7:101:1") == "7:101:1"
    assert mark_after_failure("6:100", "7:300") == "7:0:1"


@pytest.mark.parametrize("etag", ["", '"abc"', "1:2:3", "1", "-1:2", "12345678901:1", "1:2\n"])
def test_what_is_no_mark_names_no_folder(etag: str) -> None:
    assert mark_in(etag).validity == 0
