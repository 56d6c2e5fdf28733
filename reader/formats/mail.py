"""Newsletters as feeds: e-mail messages in, articles out. Pure; runs in the parser process. Pictures that came with a message
become part of its HTML; what a mail program would not show goes, and tables that only place things become blocks.
"""

import base64
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from email.errors import HeaderParseError
from email.header import decode_header
from email.message import Message
from email.parser import BytesHeaderParser, BytesParser
from email.policy import Compat32
from email.utils import parseaddr
from itertools import islice

from lxml import html
from lxml.etree import LxmlError

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed
from reader.domain.mailbox import INBOX, MailFolder, mail_folder
from reader.domain.retrieval import PageFeeds
from reader.domain.subscription import FoundFeed, refused_address
from reader.domain.value_classes import dataclass
from reader.formats.encoding import decode
from reader.formats.feeds.dates import read_date
from reader.formats.feeds.drafts import Draft, finished_entries
from reader.formats.text import html_from_text, literal_line
from reader.formats.urls import safe_link

HEADER_CHARACTERS = 2_000
HEADERS_BYTES = 64 * 1024
MESSAGES = 200
MESSAGE_BYTES = 2 * 1024 * 1024
PARTS = 200
BOUNDARIES = 250
"""Lines that may separate parts."""
LINES = 40_000
HTML_CHARACTERS = 480_000
"""Less than the sanitiser reads."""
PICTURES_CHARACTERS = 400_000
"""Room for a message's own pictures, 300 kB: they are stored with the article."""
_LENGTH = 4
_BETWEEN = re.compile(rb"(?:\A|(?<=\n\n)|(?<=\n\r\n))From [^\n]*\n")
_BOUNDARY = re.compile(rb"^--", re.MULTILINE)
_ENCODED = re.compile(r"=\?[^?]*\?[bq]\?.*?\?=(?:\s*=\?[^?]*\?[bq]\?.*?\?=)*", re.IGNORECASE)
_ID = re.compile(r"<([^<>\s]+)>")
_LINK = re.compile(r"<\s*((?:https?|mailto):[^<>\s]+)\s*>", re.IGNORECASE)
_HIDDEN = re.compile(r"(?:^|;)(?:display:none|visibility:hidden|max-height:0(?:px)?)(?:!important)?(?:;|$)")
_NO_SIZE = re.compile(r"(?:^|;)font-size:0(?:px|pt|em)?(?:!important)?(?:;|$)")
_WORDS = {"b", "br", "em", "font", "i", "span", "strong", "wbr"}
_KINDS = {"image/png", "image/jpeg", "image/gif", "image/webp"}
_BULK = {"bulk", "list"}


class _Clipped(Compat32):
    """Python's older policy with headers of limited length, as the time to read parameters grows with its square, and with those
    that are written as they are (RFC 6532).
    """

    def header_source_parse(self, sourcelines: list[str]) -> tuple[str, str]:
        name, value = super().header_source_parse(sourcelines)
        value = value[:HEADER_CHARACTERS]
        return name, value if value.isascii() else decode(value.encode("ascii", "surrogateescape"), "text/plain; charset=utf-8")


@dataclass(frozen=True, slots=True)
class Letter:
    """One message. `newsletter` is the key of the newsletter that it belongs to, as in `domain.mailbox`."""

    newsletter: str
    name: str
    unsubscribe_url: str
    is_bulk: bool
    draft: Draft


def read_mail(body: bytes, url: str) -> ParsedFeed | PageFeeds:
    """Read a document of messages: the articles of the newsletter that the address names, else the newsletters of a folder."""
    folder = mail_folder(url)
    if folder is None:
        raise ReaderError(ProblemKind.BAD_URL, refused_address(url))
    letters = [read_letter(each) for each in _messages(body)]
    if not folder.newsletter:
        return PageFeeds(_newsletters(letters, folder))
    return feed_of([each for each in letters if each.newsletter == folder.newsletter.lower()], "mail")


def read_mail_file(body: bytes) -> ParsedFeed:
    """Read a file with one message, or the last ones of a file with many, between which lines begin with From."""
    parts = _BETWEEN.split(body) if body.startswith(b"From ") else [body]
    letters = [read_letter(each[:MESSAGE_BYTES]) for each in [part for part in parts if part.strip()][-MESSAGES:]]
    if not any(letter.newsletter != "from:" for letter in letters):
        raise ReaderError(ProblemKind.NOT_A_FEED, Detail(DetailKind.NEITHER_XML_NOR_JSON))
    return feed_of(letters, "mail")


def feed_of(letters: Sequence[Letter], kind: str) -> ParsedFeed:
    """Return messages as a feed, newest first."""
    newest = letters[-1] if letters else None
    return ParsedFeed(
        format=kind,
        title=newest.name if newest is not None else "",
        site_url="",
        description="",
        icon_url="",
        language="",
        # lists load pictures without being asked, and the addresses of these are the reader's own
        entries=tuple(replace(each, thumbnail_url="") for each in finished_entries([each.draft for each in reversed(letters)])),
        unsubscribe_url=newest.unsubscribe_url if newest is not None else "",
    )


def read_letter(data: bytes) -> Letter:
    """Read one message; of one that is made to confuse readers only the headers."""
    try:
        return _letter(BytesParser(policy=_Clipped()).parsebytes(_within_limits(data)))
    except (RecursionError, LookupError, ValueError, TypeError, AttributeError, LxmlError):
        return _letter(BytesHeaderParser(policy=_Clipped()).parsebytes(data[:HEADERS_BYTES]), has_text=False)


def _within_limits(data: bytes) -> bytes:
    """Cut a message after so many lines and parts that reading it would take seconds."""
    starts = list(islice(_BOUNDARY.finditer(data), BOUNDARIES + 1))
    data = data[: starts[BOUNDARIES].start()] if len(starts) > BOUNDARIES else data
    return b"\n".join(data.split(b"\n", LINES)[:LINES]) if data.count(b"\n") > LINES else data


def _letter(message: "Message[str, str]", *, has_text: bool = True) -> Letter:
    sender, address = _sender(_header(message, "From"))
    listed = _header(message, "List-Id")
    identity = _ID.search(listed)
    sender, address = literal_line(sender), address.strip().lower()
    newsletter = identity[1].lower() if identity else f"from:{address}"
    date = _header(message, "Date")
    # without a Message-ID it is identified by title and date
    guid = _ID.search(_header(message, "Message-ID"))
    archived = _LINK.search(_header(message, "Archived-At"))
    draft = Draft(
        guid=guid[1] if guid else "",
        link=safe_link(archived[1]) if archived else "",
        title=literal_line(_header(message, "Subject")),
        author=sender or address,
        html=_html_of(message) if has_text else "",
        date_text=date,
        published=read_date(date),
    )
    name = sender or literal_line(listed.partition("<")[0].strip(' "')) or newsletter.removeprefix("from:")
    has_list_fields = bool(identity) or "List-Unsubscribe" in message
    is_bulk = has_list_fields or _header(message, "Precedence").strip().lower() in _BULK
    return Letter(newsletter, name, _unsubscribe_url(message), is_bulk, draft)


def _sender(text: str) -> tuple[str, str]:
    try:
        return parseaddr(text)
    except RecursionError:
        return "", ""


def _messages(body: bytes) -> Iterator[bytes]:
    place = 0
    while place + _LENGTH <= len(body):
        end = place + _LENGTH + int.from_bytes(body[place : place + _LENGTH], "big")
        yield body[place + _LENGTH : end]
        place = end


def _newsletters(letters: Sequence[Letter], folder: MailFolder) -> tuple[FoundFeed, ...]:
    """Return what a folder holds, most messages first. In the inbox people are left out."""
    is_inbox = folder.folder.upper() == INBOX
    bulk = {each.newsletter for each in letters if each.is_bulk}
    numbers = Counter(each.newsletter for each in letters if each.newsletter != "from:")
    names = {each.newsletter: each.name for each in letters}
    found = [newsletter for newsletter, _ in numbers.most_common() if newsletter in bulk or not is_inbox]
    if not found:
        raise ReaderError(ProblemKind.NO_NEWSLETTERS, folder.folder)
    return tuple(
        FoundFeed(MailFolder(folder.scheme, folder.host, folder.port, folder.username, folder.folder, each).url, names[each])
        for each in found
        if len(each) <= 255 and each.isprintable()
    )


def _header(message: "Message[str, str]", name: str) -> str:
    """Return a header field as text, decoded and on one line."""
    return " ".join(_ENCODED.sub(_decoded, str(message.get(name, ""))).split())


def _decoded(words: re.Match[str]) -> str:
    try:
        parts = decode_header(words[0])
    except (HeaderParseError, ValueError):
        return words[0]
    return "".join(
        part if isinstance(part, str) else decode(part, f"text/plain; charset={charset or ''}") for part, charset in parts
    )


def _unsubscribe_url(message: "Message[str, str]") -> str:
    """Return the address at which the sender lets go: of the web, else of mail."""
    links = [safe_link(each, may_mail=True) for each in _LINK.findall(_header(message, "List-Unsubscribe"))]
    return next((each for each in sorted(filter(None, links), key=lambda link: link.startswith("mailto:"))), "")


def _parts(message: "Message[str, str]") -> Iterator["Message[str, str]"]:
    """Yield the parts that hold something, in order; messages within a message are not opened."""
    waiting, seen = [message], 0
    while waiting and seen < PARTS:
        part = waiting.pop(0)
        seen += 1
        inner = part.get_payload()
        if part.get_content_maintype() == "multipart" and isinstance(inner, list):
            waiting[:0] = [each for each in inner[:PARTS] if isinstance(each, Message)]
        else:
            yield part


def _html_of(message: "Message[str, str]") -> str:
    """Return the text of a message, its own pictures included."""
    parts = list(_parts(message))
    texts = [part for part in parts if part.get_content_maintype() == "text" and part.get_content_disposition() != "attachment"]
    written = next((part for part in texts if part.get_content_subtype() == "html" and part.get_payload()), None)
    if written is None:
        plain = next((part for part in texts if part.get_content_subtype() == "plain"), None)
        return html_from_text(_text(plain)) if plain is not None else ""
    source = _text(written)
    return _tidied(source[:HTML_CHARACTERS], _pictures(parts), min(PICTURES_CHARACTERS, HTML_CHARACTERS - len(source)))


def _text(part: "Message[str, str]") -> str:
    payload = part.get_payload(decode=True)
    charset = part.get_content_charset() or ""
    return decode(payload, f"text/plain; charset={charset}") if isinstance(payload, bytes) else ""


def _pictures(parts: Sequence["Message[str, str]"]) -> dict[str, str]:
    """Return pictures by their Content-ID as addresses that contain them."""
    found: dict[str, str] = {}
    for part in parts:
        name = str(part.get("Content-ID", "")).strip(" <>\r\n\t")
        kind = part.get_content_type()
        if not name or name in found or kind not in _KINDS:
            continue
        payload = part.get_payload(decode=True)
        if isinstance(payload, bytes) and payload:
            found[name] = f"data:{kind};base64,{base64.b64encode(payload).decode()}"
    return found


def _tidied(source: str, pictures: dict[str, str], room: int) -> str:
    """Return HTML as an article's, with pictures as far as there is room; one takes it wherever it is shown."""
    if not source.strip():
        return ""
    # lxml refuses a declared encoding in text
    document = html.document_fromstring(source.encode("utf-8", "replace"), parser=html.HTMLParser(encoding="utf-8"))
    hidden = [each for each in document.iter() if isinstance(each, html.HtmlElement) and _is_hidden(each)]
    for each in hidden:
        if each.getparent() is not None:
            each.drop_tree()
    for picture in list(document.iter("img")):
        name = (picture.get("src") or "").strip()
        if name[:4].lower() == "cid:":
            held = pictures.get(name[4:], "")
            address = held if len(held) <= room else ""
            room -= len(address)
            picture.set("src", address)
    for table in list(document.iter("table")):
        _make_block(table)
    return str(html.tostring(document, encoding="unicode"))


def _is_hidden(element: html.HtmlElement) -> bool:
    """Return whether no mail program shows it: what is put before the text for previews alone, or for other screens."""
    if element.tag in {"html", "body", "head"}:
        return False
    style = "".join((element.get("style") or "").lower().split())
    if "hidden" in element.attrib or _HIDDEN.search(style):
        return True
    # layouts put columns and pictures into elements without a size: only what holds nothing but words is hidden by that
    return bool(_NO_SIZE.search(style)) and all(each.tag in _WORDS for each in element.iterdescendants())


def _make_block(table: html.HtmlElement) -> None:
    """Turn a table of one column into blocks."""
    inside = [each for each in table.iterchildren() if each.tag in {"tbody", "thead", "tfoot"}]
    rows = [row for group in [table, *inside] for row in group.iterchildren("tr")]
    cells = [[cell for cell in row.iterchildren("td", "th") if _holds_something(cell)] for row in rows]
    if any(len(each) > 1 for each in cells):
        return
    for each in [table, *inside, *rows, *(cell for row in rows for cell in row.iterchildren("td", "th"))]:
        each.tag = "div"


def _holds_something(cell: html.HtmlElement) -> bool:
    return bool(cell.text_content().strip()) or cell.find(".//img") is not None
