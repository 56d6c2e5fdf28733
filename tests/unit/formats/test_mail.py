"""Messages as articles: what is taken from them, what is left out, and what is made to confuse."""

import base64
from email.message import EmailMessage

import pytest

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed
from reader.domain.retrieval import JobKind, PageFeeds, ParseJob
from reader.formats.mail import PICTURES_CHARACTERS, read_letter, read_mail
from reader.formats.wire import perform
from reader.own_process import measured
from tests.fakes.dovecot import issue

FOLDER = "imaps://me@mail.example/News"
PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


def article(message: EmailMessage | bytes, newsletter: str = "weekly.example.com") -> tuple[str, str, str]:
    """Title, HTML and text of the only article."""
    parsed = read_mail(measured(bytes(message)), f"{FOLDER}#{newsletter}")
    assert isinstance(parsed, ParsedFeed)
    (entry,) = parsed.entries
    assert isinstance(entry.html, str)
    return entry.title, entry.html, entry.text


def html(text: str) -> str:
    return article(issue(1, html=text))[1]


def test_a_message_is_an_article() -> None:
    message = issue(5)
    message["Date"] = "Fri, 20 Nov 2026 08:00:00 +0100"
    message["Archived-At"] = "<https://example.com/archive/5>"
    parsed = read_mail(measured(bytes(message)), f"{FOLDER}#weekly.example.com")
    assert isinstance(parsed, ParsedFeed)
    (entry,) = parsed.entries
    assert (parsed.title, entry.title, entry.author) == ("Weekly", "Issue 5", "Weekly")
    assert (entry.guid, entry.link) == ("5.weekly.example.com@example.com", "https://example.com/archive/5")
    assert entry.published_at == 1_795_158_000
    assert entry.text == "Plain words."
    assert parsed.unsubscribe_url == "https://example.com/leave"


def test_the_newest_is_first_and_those_of_other_newsletters_are_left_out() -> None:
    messages = [issue(1), issue(2, "not-weekly.example.com"), issue(3)]
    parsed = read_mail(b"".join(measured(bytes(each)) for each in messages), f"{FOLDER}#weekly.example.com")
    assert isinstance(parsed, ParsedFeed)
    assert [entry.title for entry in parsed.entries] == ["Issue 3", "Issue 1"]


def test_without_a_list_its_sender_counts_and_without_an_id_title_and_date() -> None:
    message = EmailMessage()
    message["From"] = "=?utf-8?q?J=C3=B6rg?= <Joerg@Example.com>"
    message["Subject"] = "Hello"
    message["Date"] = "Fri, 20 Nov 2026 08:00:00 +0100"
    message.set_content("x")
    letters = [read_letter(bytes(message)) for _ in range(2)]
    assert [(each.newsletter, each.name, each.draft.guid) for each in letters] == [("from:joerg@example.com", "Jörg", "")] * 2
    first, second = (read_mail(measured(bytes(message)), f"{FOLDER}#from:joerg@example.com") for _ in range(2))
    assert isinstance(first, ParsedFeed)
    assert isinstance(second, ParsedFeed)
    assert first.entries[0].identity == second.entries[0].identity


def test_newsletters_of_a_folder_most_messages_first() -> None:
    messages = [issue(1), issue(2, "daily.example.com"), issue(3, "daily.example.com")]
    found = read_mail(b"".join(measured(bytes(each)) for each in messages), FOLDER)
    assert isinstance(found, PageFeeds)
    assert [(each.title, each.url) for each in found.feeds] == [
        ("Daily", f"{FOLDER}#daily.example.com"),
        ("Weekly", f"{FOLDER}#weekly.example.com"),
    ]


def test_people_in_the_inbox_are_no_newsletters() -> None:
    friend = b"From: friend@example.org\r\nSubject: lunch?\r\n\r\n"
    with pytest.raises(ReaderError) as raised:
        read_mail(measured(friend), "imaps://me@mail.example/INBOX")
    assert raised.value.problem.kind is ProblemKind.NO_NEWSLETTERS
    found = read_mail(measured(friend), FOLDER)
    assert isinstance(found, PageFeeds)
    assert [each.url for each in found.feeds] == [f"{FOLDER}#from:friend@example.org"]


def test_its_own_pictures_are_shown_and_no_list_loads_one_from_the_web() -> None:
    message = issue(1, html='<p>A<img src="cid:logo"><img src="cid:none"><img src="https://example.com/me.png"></p>')
    message.get_payload()[1].add_related(PIXEL, "image", "png", cid="<logo>")  # type: ignore[index,union-attr]
    parsed = read_mail(measured(bytes(message)), f"{FOLDER}#weekly.example.com")
    assert isinstance(parsed, ParsedFeed)
    (entry,) = parsed.entries
    assert f'src="data:image/png;base64,{base64.b64encode(PIXEL).decode()}"' in str(entry.html)
    assert str(entry.html).count("<img") == 2
    assert "https://example.com/me.png" in str(entry.html)
    assert entry.thumbnail_url == ""


def test_a_picture_that_is_shown_often_takes_its_room_each_time() -> None:
    message = issue(1, html="<p>A" + '<img src="cid:logo">' * 2_000)
    message.get_payload()[1].add_related(PIXEL * 500, "image", "png", cid="<logo>")  # type: ignore[index,union-attr]
    letter = read_letter(bytes(message))
    assert 0 < letter.draft.html.count("data:image/png") <= PICTURES_CHARACTERS // (len(PIXEL) * 500)


def test_a_picture_of_a_banner_s_size_is_shown() -> None:
    message = issue(1, html='<p>A<img src="cid:banner"></p>')
    message.get_payload()[1].add_related(PIXEL + bytes(250_000), "image", "png", cid="<banner>")  # type: ignore[index,union-attr]
    assert article(message)[1].count("data:image/png") == 1


def test_large_pictures_and_other_files_are_left_out() -> None:
    message = issue(1, html='<p>A<img src="cid:large"><img src="cid:vector"></p>')
    message.get_payload()[1].add_related(PIXEL + bytes(310_000), "image", "png", cid="<large>")  # type: ignore[index,union-attr]
    message.get_payload()[1].add_related(b"<svg/>", "image", "svg+xml", cid="<vector>")  # type: ignore[index,union-attr]
    assert article(message)[1] == "<p>A</p>"


@pytest.mark.parametrize(
    "hidden",
    [
        '<div style="display:none">hidden</div>',
        '<div style="Display : NONE !important; color:red">hidden</div>',
        '<span style="visibility: hidden">hidden</span>',
        '<div style="max-height:0;overflow:hidden">hidden</div>',
        '<div style="font-size:0px;line-height:0">hidden</div>',
        "<p hidden>hidden</p>",
        "<script>hidden()</script>",
        "<style>.hidden{}</style>",
    ],
)
def test_what_is_put_before_the_text_for_previews_is_not_shown(hidden: str) -> None:
    found = html(f"<html><body>{hidden}<p>shown</p></body></html>")
    assert "hidden" not in found
    assert "shown" in found


def test_columns_in_an_element_without_size_are_shown() -> None:
    assert "shown" in html('<td style="font-size:0"><div style="font-size:14px">shown</div></td>')
    assert "shown" in html('<div style="font-size:0"><table><tr><td>shown</td></tr></table></div>')
    assert "<img" in html('<td style="font-size:0"><img src="https://example.com/logo.png"></td>')


def test_tables_of_one_column_become_blocks_and_others_stay() -> None:
    layout = (
        "<table><tr><td></td><td><table><tbody><tr><td><p>a</p></td></tr><tr><td>b</td></tr></tbody></table></td></tr></table>"
    )
    assert "<t" not in html(layout)
    assert "<td>1</td><td>2</td>" in html("<table><tr><td>1</td><td>2</td></tr></table>")


def test_characters_are_read_whatever_their_declaration_says() -> None:
    lie = "From: a@b.example\nSubject: =?utf-99?q?x=FFy?=\nContent-Type: text/plain; charset=utf-99\n\nGrüße".encode()
    title, _, text = article(lie, "from:a@b.example")
    assert text == "Grüße"
    assert title[0] == "x"


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1"])
def test_headers_that_are_not_encoded_are_read(encoding: str) -> None:
    """As RFC 6532 allows, and as many do without being allowed to."""
    name, greeting = "Zoë Ærø", "Grüße aus Malmö"
    message = f"From: {name} <zoe@b.example>\nSubject: {greeting} =?utf-8?q?=C3=A4?= und Øl\nList-Id: <ü.example>\n\nx".encode(
        encoding
    )
    found = read_mail(measured(message), FOLDER)
    assert isinstance(found, PageFeeds)
    assert [(each.title, each.url) for each in found.feeds] == [(name, f"{FOLDER}#%C3%BC.example")]
    assert article(message, "ü.example")[0] == f"{greeting} ä und Øl"


@pytest.mark.parametrize("beside", ["", "=?utf-8?q?=C3=A4?= "])
def test_a_backslash_in_a_header_is_one(beside: str) -> None:
    message = f"From: a@b.example\nSubject: {beside}C:\\users \\ud800 \\U00110000\n\nx".encode()
    title = article(message, "from:a@b.example")[0]
    assert title.removeprefix("ä ") == "C:\\users \\ud800 \\U00110000"


def nested(depth: int) -> bytes:
    head = b"From: a@b.example\nSubject: deep\n"
    return head + b"".join(b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(depth))


@pytest.mark.parametrize(
    "message",
    [
        nested(1_000),
        nested(20_000),
        nested(500) + b"Content-Type: text/plain\n\nx\n" + b"".join(b"--b%d--\n" % n for n in reversed(range(500))),
        b"From: a@b.example\nSubject: deep\nTo: "
        + b",\n ".join(b"No %d <p%d@c.example>" % (n, n) for n in range(10_000))
        + b"\n\nx",
        b"From: a@b.example\nSubject: deep\nSubject: other\nDate: Fri, 20 Nov 2090 08:00:00 +0000\n\nx",
        b"From: a@b.example\nSubject: deep\nContent-Type: multipart/mixed; boundary=b\n\n" + b"--b\n\nx\n" * 100_000,
        b"From: a@b.example\nSubject: deep\nContent-Type: text/html; " + b"a*0=b; " * 100_000 + b"\n\nx",
        b"From: a@b.example\nSubject: deep\n" + b"X: y\n" * 300_000,
        b"From: a@b.example\nSubject: deep\n\n" + b"\n" * 2_000_000,
        b"From: a@b.example\nSubject: deep\nContent-Type: text/html\n\n" + b"<table><tr><td>" * 100_000,
        b"From: a@b.example\nSubject: deep\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html\n\n<img src=cid:x>\n--b\nContent-Type: image/png\nContent-ID: <x>\n\ncid:x\n--b--",
        b"From: a@b.example\nSubject: deep\nContent-Transfer-Encoding: base64\n\n!!!",
        b"From: a@b.example\nSubject: deep\nContent-Type: multipart/mixed\n\nno boundary",
        b"From: a@b.example\nSubject: deep\nContent-Type: text/html; charset=\xff\xfe\n\n\x00\x01",
    ],
    ids=map(str, range(14)),
)
def test_a_message_that_is_made_to_confuse_is_an_article_too(message: bytes) -> None:
    assert article(message, "from:a@b.example")[0] == "deep"


def test_a_sender_that_is_made_to_confuse_costs_no_other_message() -> None:
    confusing = b"From: " + b"(" * 5_000 + b"\nSubject: odd\n\nx"
    found = read_mail(measured(confusing) + measured(bytes(issue(1))), FOLDER)
    assert isinstance(found, PageFeeds)
    assert [each.title for each in found.feeds] == ["Weekly"]


@pytest.mark.parametrize("body", [b"", b"\x00", b"\xff\xff\xff\xffabc", measured(b""), b"\x00" * 100], ids=map(str, range(5)))
def test_a_document_that_is_none_ends_well(body: bytes) -> None:
    perform(ParseJob(1, JobKind.FEED, f"{FOLDER}#weekly.example.com", "", body))
    perform(ParseJob(1, JobKind.DISCOVER, FOLDER, "", body))


def read_file(name: str, body: bytes) -> object:
    return perform(ParseJob(1, JobKind.FEED, f"file:///home/me/{name}", "", body))


def test_a_file_with_a_message_is_a_feed_and_one_with_many_too() -> None:
    one = read_file("letter.EML", bytes(issue(1)))
    assert isinstance(one, ParsedFeed)
    assert (one.title, [entry.title for entry in one.entries]) == ("Weekly", ["Issue 1"])
    line = b"From news@example.com Fri Nov 20 08:00:00 2026\n"
    many = read_file("News.mbox", line + bytes(issue(1)) + b"\n" + line + bytes(issue(2)) + b"\n>From here on it is text.\n")
    assert isinstance(many, ParsedFeed)
    assert [entry.title for entry in many.entries] == ["Issue 2", "Issue 1"]


@pytest.mark.parametrize("body", [b"", b"hello", b"From \n\n", b"\0" * 1000])
def test_a_file_that_holds_no_message_is_none(body: bytes) -> None:
    found = read_file("x.eml", body)
    assert isinstance(found, Problem)
    assert found.kind is ProblemKind.NOT_A_FEED
