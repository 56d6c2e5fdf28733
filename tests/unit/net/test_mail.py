"""Mailboxes: what is sent to their servers, what may come back, and what is never done there."""

import socket
import ssl
import threading

import pytest

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.feed import Validators
from reader.domain.mailbox import MailFolder
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.net import mail
from reader.net.credentials import Login, place
from reader.net.mail import Mailboxes, criteria_of, folder_name, quoted
from reader.net.transport import Limits
from tests.fakes.imap_server import Answers, ImapServer
from tests.fakes.real_clock import RealClock
from tests.fakes.waiting import PATIENCE, until

LOGIN = Login("me", "sécret")


def mailboxes(**options: object) -> Mailboxes:
    return Mailboxes(RealClock(), look_up=lambda _: LOGIN, **options)  # type: ignore[arg-type]


def ask(server: ImapServer, *, etag: str = "", boxes: Mailboxes | None = None, **how: object) -> FetchResult:
    """Fetch a newsletter once."""
    scheme = how.pop("scheme", "imaps")
    boxes = boxes or mailboxes()
    url = f"{scheme}://{how.pop('user', 'me')}@127.0.0.1:{server.port}/News#weekly.example.com"
    try:
        return boxes.fetch(FetchRequest(1, url, Purpose.FEED, validators=Validators(etag=etag), **how))  # type: ignore[arg-type]
    finally:
        boxes.stop()


def problem(answers: Answers, greeting: str = "* OK", **options: object) -> Problem | None:
    with ImapServer(answers, greeting) as server:
        return ask(server, boxes=mailboxes(**options)).problem


def test_a_folder_is_only_read() -> None:
    with ImapServer() as server:
        result = ask(server)
    assert (result.status, result.validators.etag, result.body) == (200, "7:10", b"\0\0\0\x01x")
    assert server.seen[:3] == ["CAPABILITY", "AUTHENTICATE PLAIN", "CAPABILITY"]
    assert server.seen[3] == 'EXAMINE "News"'
    assert server.seen[4].startswith("UID SEARCH SINCE ")
    assert server.seen[4].endswith(' HEADER LIST-ID "weekly.example.com"')
    assert server.seen[5:] == ["UID FETCH 9 (UID RFC822.SIZE)", "UID FETCH 9 (UID BODY.PEEK[]<0.2097152>)"]


LISTED = [
    '* LIST (\\HasNoChildren) "." "Entw&APw-rfe \\"&-\\""',
    '* LIST (\\HasNoChildren \\Trash) "." Trash',
    '* LIST (\\Noselect) "." "Shared"',
    '* LIST () "." {{6}}\r\nNew{{s}}',
    '* list (\\hasnochildren) "." Inbox',
    '* LIST () "." News.&AP-broken',
    '* LIST () "." News.&2AA-',
    '* LIST () "/" "/leading"',
    '* LIST () "/" "' + "x" * 256 + '"',
    "* LIST nonsense",
]


@pytest.mark.parametrize("of_folder", ['EXAMINE "News"', "EXAMINE"])
def test_the_folders_that_may_hold_newsletters_are_named_even_if_the_one_asked_for_is_missing(of_folder: str) -> None:
    is_missing = of_folder == "EXAMINE"
    with ImapServer({"LIST": [*LISTED, "{tag} OK"]} | ({"EXAMINE": ["{tag} NO"]} if is_missing else {})) as server:
        boxes = mailboxes()
        result = boxes.fetch(FetchRequest(1, f"imaps://me@127.0.0.1:{server.port}/News", Purpose.FEED))
        boxes.stop()
    assert result.folders == ("INBOX", 'Entwürfe "&"', "New{s}")
    assert (result.problem is not None) == is_missing
    assert 'LIST "" "*"' in server.seen


def test_a_server_that_names_no_folders_is_searched_all_the_same() -> None:
    with ImapServer({"LIST": ["{tag} NO"]}) as server:
        boxes = mailboxes()
        result = boxes.fetch(FetchRequest(1, f"imaps://me@127.0.0.1:{server.port}/News", Purpose.FEED))
        boxes.stop()
    assert (result.folders, result.problem, result.body) == ((), None, b"\0\0\0\x01x")


def test_where_nothing_came_nothing_is_asked_for() -> None:
    with ImapServer() as server:
        result = ask(server, etag="7:10")
    assert (result.status, result.validators.etag, result.problem) == (304, "7:10", None)
    assert server.seen[-1] == 'EXAMINE "News"'


def test_the_last_message_that_any_search_finds_is_not_new() -> None:
    with ImapServer({"EXAMINE": ["* OK [UIDVALIDITY 7] ", "* OK [UIDNEXT 12] ", "{tag} OK"]}) as server:
        result = ask(server, etag="7:11")
    assert (result.status, result.validators.etag) == (304, "7:12")
    assert server.seen[-1] == 'UID SEARCH UID 11:* HEADER LIST-ID "weekly.example.com"'


def test_in_another_folder_of_that_name_all_is_new() -> None:
    with ImapServer() as server:
        assert ask(server, etag="6:500").status == 200
        assert ask(server, etag="7:9").status == 226


def test_after_a_failure_messages_come_one_by_one() -> None:
    with ImapServer({"UID SEARCH": ["* SEARCH 8 9", "{tag} OK"]}) as server:
        result = ask(server, etag="7:8:1")
        assert (result.validators.etag, result.has_more) == ("7:9:1", True)
        assert server.seen[-1].startswith("UID FETCH 8 ")
        result = ask(server, etag="7:9:1")
        assert (result.validators.etag, result.has_more) == ("7:10", False)


def test_a_message_that_an_answer_leaves_out_is_asked_for_alone_before_it_is_passed_by() -> None:
    with ImapServer() as server:
        server.answers = {"UID FETCH 8": ["{tag} OK"]} | server.answers | {"UID SEARCH": ["* SEARCH 8 9", "{tag} OK"]}
        result = ask(server, etag="7:8")
        assert (result.problem, result.body, result.validators.etag, result.has_more) == (None, b"", "7:8:1", True)
        result = ask(server, etag="7:8:1")
        assert (result.body, result.validators.etag, result.has_more) == (b"", "7:9:1", True)
        assert ask(server, etag="7:9:1").body == b"\0\0\0\x01x"


def test_what_came_before_the_connection_broke_is_kept() -> None:
    broken = ["* 1 FETCH (UID 8 BODY[] {{1}}\r\nx)", "* 2 FETCH (UID 9 BODY[] {{9}}", "{end}"]
    answers = {
        "UID SEARCH": ["* SEARCH 8 9", "{tag} OK"],
        "UID FETCH 8,9 (UID RFC822.SIZE)": ["{tag} OK"],
        "UID FETCH 8,9 (UID BODY": broken,
    }
    with ImapServer() as server:
        server.answers = answers | server.answers | {"UID SEARCH": answers["UID SEARCH"]}
        result = ask(server, etag="7:8")
    assert (result.problem, result.body, result.validators.etag, result.has_more) == (None, b"\0\0\0\x01x", "7:9", True)


REFUSED = ["+ ", "{line}", "{tag} NO [AUTHENTICATIONFAILED] no"]
BUSY = ["+ ", "{line}", "{tag} NO [UNAVAILABLE] later"]


@pytest.mark.parametrize(
    ("answers", "greeting", "kind"),
    [
        ({"AUTHENTICATE": REFUSED}, "* OK", ProblemKind.MAIL_SIGN_IN),
        ({"AUTHENTICATE": ["+ ", "{line}", "+ ", "{line}", "{tag} NO"]}, "* OK", ProblemKind.MAIL_SIGN_IN),
        ({"AUTHENTICATE": BUSY}, "* OK", ProblemKind.UNAVAILABLE),
        ({"EXAMINE": ["{tag} NO"]}, "* OK", ProblemKind.NO_MAIL_FOLDER),
        ({"EXAMINE": ["{tag} OK"]}, "* OK", ProblemKind.BAD_ANSWER),
        ({"UID SEARCH": ["{tag} BAD"]}, "* OK", ProblemKind.BAD_ANSWER),
        ({"UID SEARCH": ["* BYE", "{end}"]}, "* OK", ProblemKind.NETWORK),
        ({"UID FETCH": ["* 1 FETCH (UID 9 BODY[] {{4000000000}}"]}, "* OK", ProblemKind.TOO_LARGE),
        ({"UID SEARCH": ["* SEARCH " + "9 " * 50_000]}, "* OK", ProblemKind.TOO_LARGE),
        ({"UID SEARCH": ["* X"] * 20_001}, "* OK", ProblemKind.TOO_LARGE),
        ({}, "* BYE full", ProblemKind.UNAVAILABLE),
        ({}, "HTTP/1.1 400 Bad Request", ProblemKind.UNAVAILABLE),
    ],
    ids=map(str, range(12)),
)
def test_a_server_that_does_not_answer_as_asked_is_a_problem(answers: Answers, greeting: str, kind: ProblemKind) -> None:
    found = problem(answers, greeting)
    assert found.kind is kind


@pytest.mark.parametrize("where", ["{silence}", "UID SEARCH"])
def test_a_silent_server_ends_in_the_limit(where: str) -> None:
    found = problem({where: ["{silence}"]}, where if where == "{silence}" else "* OK", limits=Limits(total_seconds=0.3))
    assert found.kind is ProblemKind.TIMEOUT


def test_a_message_of_any_size_is_cut_at_the_server_and_odd_ones_are_left_out() -> None:
    odd = ["* 1 FETCH (FLAGS ())", '* 2 FETCH (UID 9 BODY[] "a\\"b")', "* 3 FETCH (UID 4 BODY[] {{1}}\r\ny)", "{tag} OK"]
    with ImapServer({"UID FETCH": odd}) as server:
        assert ask(server).body == b'\0\0\0\x03a"b'


@pytest.mark.parametrize(
    "lines",
    [
        ["* 1 FETCH (UID 9 BODY[] {{1}}\r\nx)", "* 1 FETCH (FLAGS (\\Seen) UID 9)"],
        ["* 1 FETCH (UID 9 FLAGS ())", "* 1 FETCH (UID 9 BODY[] {{1}}\r\nx)", '* 1 FETCH (UID 9 ENVELOPE ("BODY[]"))'],
        ['* 1 FETCH (BODY[]<0> "x" UID 9)', '* 2 FETCH (BODY[] "UID 9" UID 8)'],
        ["* 1 fetch (uid 9 body[] {{1}}\r\nx)"],
        ['* 1 FETCH (UID 9 ENVELOPE ("BODY[]") BODY[] "x")'],
    ],
    ids=["marked meanwhile", "items of no message", "a number in a message", "small letters", "an item in a string"],
)
def test_a_message_is_what_the_server_sent_of_it(lines: list[str]) -> None:
    with ImapServer({"UID FETCH": [*lines, "{tag} OK"]}) as server:
        assert ask(server).body == b"\0\0\0\x01x"


def test_a_login_reaches_a_server_as_it_is_whatever_its_letters() -> None:
    answers = {"CAPABILITY": ["* CAPABILITY IMAP4rev1", "{tag} OK"], "LOGIN": ["+ ", "{line}", "+ ", "{line}", "{tag} OK"]}
    with ImapServer(answers) as server:
        assert ask(server, user="zo%C3%AB").problem is None
    assert ("LOGIN {4}" in server.seen, server.lines) == (True, ["zoë {7}", "sécret"])


def test_a_server_may_write_small_letters() -> None:
    answers = {"EXAMINE": ["* ok [uidvalidity 7] x", "* ok [uidnext 10] x", "{tag} ok"], "UID SEARCH": ["* search 9", "{tag} ok"]}
    with ImapServer(answers, "* ok") as server:
        assert ask(server).validators.etag == "7:10"


def test_a_refused_password_is_not_sent_again_at_once() -> None:
    boxes = mailboxes()
    with ImapServer({"AUTHENTICATE": REFUSED}) as server:
        kinds = [getattr(ask(server, boxes=boxes).problem, "kind", None) for _ in range(3)]
    assert kinds == [ProblemKind.MAIL_SIGN_IN] * 3
    assert server.seen.count("AUTHENTICATE PLAIN") == 1


def test_a_public_name_leads_to_no_private_address() -> None:
    with ImapServer() as server:
        boxes = mailboxes(resolver=lambda *_: ["127.0.0.1"])
        url = f"imaps://me@mail.example:{server.port}/News#weekly.example.com"
        result = boxes.fetch(FetchRequest(1, url, Purpose.FEED, may_be_private=True))
        assert result.problem == Problem(ProblemKind.BLOCKED_ADDRESS, "127.0.0.1")
        boxes.watch([url], lambda _: None)
        (watcher,) = boxes._watchers.values()
        boxes.stop()
        assert watcher._loop.join(PATIENCE)
    assert server.seen == []


def test_a_proxy_is_not_passed_by() -> None:
    with ImapServer() as server:
        assert ask(server, proxy="http://127.0.0.1:1").problem == Problem(ProblemKind.PROXY, Detail(DetailKind.MAIL_PROXY))
        assert ask(server, proxy="none").problem is None


def test_without_encryption_nothing_is_said() -> None:
    with ImapServer({"STARTTLS": ["{tag} NO"]}, is_tls=False) as server:
        assert ask(server, scheme="imap").problem == Problem(ProblemKind.TLS, Detail(DetailKind.NO_TLS))
        assert server.seen == ["STARTTLS"]
        assert ask(server).problem == Problem(ProblemKind.TLS, Detail(DetailKind.NO_TLS))
    assert not any("LOGIN" in each or "AUTH" in each for each in server.seen)


def test_encryption_may_begin_later_and_what_was_said_before_does_not_count() -> None:
    early = ["{tag} OK\r\n* CAPABILITY LOGIN", "{tls}"]
    with ImapServer({"STARTTLS": early}, is_tls=False) as server:
        assert ask(server, scheme="imap").problem is None
    assert server.seen[:3] == ["STARTTLS", "CAPABILITY", "AUTHENTICATE PLAIN"]


def test_only_on_this_computer_a_certificate_may_be_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    with ImapServer() as server:
        assert ask(server).problem is None
        monkeypatch.setattr(mail.ipaddress, "ip_address", lambda _: mail.ipaddress.IPv4Address("192.0.2.1"))
        found = ask(server, boxes=mailboxes(tls_context=ssl.create_default_context)).problem
    assert found.kind is ProblemKind.TLS


def test_names_of_folders_and_searches() -> None:
    assert folder_name("Entwürfe & mehr/日本") == b"Entw&APw-rfe &- mehr/&ZeVnLA-"
    assert quoted('a"\\b', is_folder=True) == b'"a\\"\\\\b"'
    assert criteria_of("from:a@b.example") == b'HEADER FROM "a@b.example"'
    assert criteria_of("nöws.example") == b"ALL"


def test_all_newsletters_of_a_mailbox_share_a_password_and_two_mailboxes_do_not() -> None:
    folder = MailFolder("imaps", "mail.example", 993, "me@x.example", "News", "a")
    assert place(folder.url) == place(folder.mailbox) == "imaps://me%40x.example@mail.example/"
    assert place("imaps://you@mail.example/News") != place("imaps://me@mail.example/News")


def test_news_is_announced_for_the_newsletter_that_has_it_and_the_wait_ends_at_once() -> None:
    came: list[tuple[str, ...]] = []
    noted = threading.Event()

    def note(urls: tuple[str, ...]) -> None:
        came.append(urls)
        noted.set()

    answers = {
        'UID SEARCH UID 10:* HEADER LIST-ID "daily"': ["* SEARCH 9", "{tag} OK"],
        "UID SEARCH UID 10:*": ["* SEARCH 10", "{tag} OK"],
        "IDLE": ["+ idling", "* 2 EXISTS"],
    }
    with ImapServer() as server:
        server.answers = answers | server.answers
        boxes = mailboxes()
        urls = [f"imaps://me@127.0.0.1:{server.port}/News#{name}" for name in ("weekly", "daily")]
        boxes.watch(urls, note)
        assert noted.wait(PATIENCE)
        boxes.watch([], note)
        boxes.stop()
    assert came[0] == (urls[0],)


def test_a_server_that_cannot_announce_is_left_alone() -> None:
    with ImapServer({"CAPABILITY": ["* CAPABILITY IMAP4rev1 AUTH=PLAIN", "{tag} OK"]}) as server:
        boxes = mailboxes()
        boxes.watch([f"imaps://me@127.0.0.1:{server.port}/News#weekly"], lambda _: None)
        (watcher,) = boxes._watchers.values()
        assert watcher._loop.join(PATIENCE)
        boxes.stop()
    assert "IDLE" not in server.seen


def test_a_server_that_is_down_is_tried_again_after_a_pause_and_is_no_bug_of_ours(caplog: pytest.LogCaptureFixture) -> None:
    tried = threading.Semaphore(0)

    def gone(*_: object) -> list[str]:
        tried.release()
        raise socket.gaierror(socket.EAI_NONAME, "no such name")

    caplog.set_level("INFO")
    boxes = mailboxes(resolver=gone)
    boxes.watch(["imaps://me@mail.example/News#weekly"], lambda _: None)
    assert tried.acquire(timeout=PATIENCE)
    until(lambda: "could not be watched" in caplog.text)
    boxes.stop()
    assert "An error in mail" not in caplog.text
    assert not tried.acquire(blocking=False)


def test_a_mailbox_that_refused_is_watched_again_when_that_is_wanted_again() -> None:
    with ImapServer({"AUTHENTICATE": REFUSED}) as server:
        logins = iter([LOGIN, Login("me", "other")])
        boxes = Mailboxes(RealClock(), look_up=lambda _: next(logins))
        urls = [f"imaps://me@127.0.0.1:{server.port}/News#weekly"]
        boxes.watch(urls, lambda _: None)
        (first,) = boxes._watchers.values()
        assert first._loop.join(PATIENCE)
        boxes.watch(urls, lambda _: None)
        (second,) = boxes._watchers.values()
        assert second is not first
        assert second._loop.join(PATIENCE)
        boxes.stop()
    assert server.seen.count("AUTHENTICATE PLAIN") == 2


def test_nothing_listens_any_more_after_the_end() -> None:
    with ImapServer({"IDLE": ["+ idling"]}) as server:
        boxes = mailboxes()
        boxes.watch([f"imaps://me@127.0.0.1:{server.port}/News#weekly"], lambda _: None)
        (watcher,) = boxes._watchers.values()
        boxes.stop()
        assert watcher._loop.join(PATIENCE)
    assert isinstance(watcher._ended, socket.socket)
    assert watcher._ended.fileno() == -1
