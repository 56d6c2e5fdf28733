"""Details of a problem, or of one line of a subscription list, and the table of their texts.

A detail is stored and passed between threads as kind and arguments; `ui` translates it, the command line prints it.
"""

from collections.abc import Mapping
from enum import StrEnum, auto

from reader.domain.sentences import Argument, Language, Saying, english, number_of, said, text_of, whole_of
from reader.domain.value_classes import dataclass


class DetailKind(StrEnum):
    """Kinds of details; the arguments are in the order of the placeholders in their text."""

    # addresses and redirects
    TOO_LONG = auto()
    MALFORMED = auto()
    NOT_HTTP = auto()
    OTHER_SCHEME = auto()
    NO_HOST = auto()
    PORT_ZERO = auto()
    CONTROL_CHARACTERS = auto()
    MANY_REDIRECTS = auto()
    REDIRECT_LOOP = auto()
    # connections
    CONNECTING = auto()
    WAITING = auto()
    INTERRUPTED = auto()
    NO_CONNECTION = auto()
    CONNECTION_REFUSED = auto()
    NO_ROUTE = auto()
    NETWORK_UNREACHABLE = auto()
    SOCKS = auto()
    PROXY_SILENT = auto()
    PROXY_LOGIN = auto()
    PROXY_REFUSAL = auto()
    ENDED_EARLY = auto()
    INVALID_COMPRESSION = auto()
    INVALID_HTTP = auto()
    # TLS
    CERTIFICATE_NOT_YET_VALID = auto()
    CERTIFICATE_EXPIRED = auto()
    CERTIFICATE_SELF_SIGNED = auto()
    CERTIFICATE_UNKNOWN_AUTHORITY = auto()
    CERTIFICATE_REVOKED = auto()
    CERTIFICATE_OTHER_HOST = auto()
    CERTIFICATE_WEAK_KEY = auto()
    CERTIFICATE_OUTDATED_SIGNATURE = auto()
    OUTDATED_TLS = auto()
    NO_TLS = auto()
    NO_COMMON_ENCRYPTION = auto()
    HANDSHAKE_FAILED = auto()
    # the keyring
    NO_KEYRING = auto()
    KEYRING_LOCKED = auto()
    KEYRING_SILENT = auto()
    KEYRING_LATE = auto()
    PASSWORD_NOT_ACCEPTED = auto()
    PASSWORD_NOT_DELETED = auto()
    PASSWORD_NOT_STORED = auto()
    FOREIGN_LOGIN = auto()
    # documents and pictures
    WEB_PAGE = auto()
    OTHER_XML = auto()
    NEITHER_XML_NOR_JSON = auto()
    UNREADABLE_JSON = auto()
    OTHER_JSON = auto()
    NO_HTML = auto()
    NO_PICTURE = auto()
    PICTURE_ENDS_EARLY = auto()
    PICTURE_WITHOUT_SIZE = auto()
    PICTURE_LIMIT = auto()
    MEGAPIXELS = auto()
    MEGABYTES = auto()
    SECONDS = auto()
    MEMORY = auto()
    NO_THREAD = auto()
    UNREADABLE_RESULT = auto()
    # subscription lists
    OTHER_ROOT = auto()
    NO_SUBSCRIPTIONS = auto()
    NO_XML = auto()
    LINKED_LIST = auto()
    LINK = auto()
    NO_WEB_ADDRESS = auto()
    PRIVATE_ADDRESS = auto()
    NO_FEED_ADDRESS = auto()
    EMPTY_OUTLINE = auto()
    SEARCH_FOLDER = auto()
    OWN_SOURCE = auto()
    UNREAD_ARCHIVE = auto()
    NO_FEED_OF_ARTICLE = auto()
    NOT_WELL_FORMED = auto()
    NO_OPML_ELEMENT = auto()
    DEEP_FOLDERS = auto()
    OTHER_ENCODING = auto()
    SPACES_BEFORE = auto()
    BARE_AMPERSANDS = auto()
    QUOTATION_MARKS = auto()
    ANGLE_BRACKETS = auto()
    UNCLOSED_FOLDERS = auto()
    # files and the database
    EMPTY_FILE = auto()
    LARGE_FILE = auto()
    NOT_A_FILE = auto()
    NOT_A_FOLDER = auto()
    NO_NAME = auto()
    IMPOSSIBLE_NAME = auto()
    BROKEN_LINK = auto()
    OTHER_CONTENT = auto()
    UNKNOWN_DATABASE = auto()
    ZIP_ARCHIVE = auto()
    UNKNOWN_LAYOUT = auto()
    DAMAGED_FILE = auto()
    CHANGING = auto()
    NO_ROOM_FOR_COPY = auto()
    NO_SUCH_READER = auto()
    NEWEST_BACKUP = auto()
    START_OVER = auto()
    NO_DATABASE = auto()
    COPY_DIFFERS = auto()
    BROKEN_ROWS = auto()
    SCHEMA = auto()
    ALTERED_DATABASE = auto()
    # the user's own programs
    PROGRAM_SYSTEM = auto()
    PROGRAM_NAME = auto()
    PROGRAM_LINK = auto()
    PROGRAM_NO_FILE = auto()
    PROGRAMS_WRITABLE = auto()
    PROGRAM_OWNER = auto()
    PROGRAM_WRITABLE = auto()
    PROGRAM_NO_RUN_BIT = auto()
    EXIT_CODE = auto()
    ENDING_SIGNAL = auto()
    # the user's requests
    MANY_HEADERS = auto()
    USER_AGENT = auto()
    HEADER_NAME = auto()
    HEADER_VALUE = auto()
    EXPRESSION = auto()
    EXPRESSION_END = auto()
    EXPRESSION_LONG = auto()
    EXPRESSION_LARGE = auto()
    EXPRESSION_SLOW = auto()
    INSIDE_ITSELF = auto()
    NO_LONGER_THERE = auto()
    NUMBERED_FEED = auto()
    PAST_OR_FAR = auto()
    NO_TAG_NAME = auto()
    NO_SEARCH_WORDS = auto()
    # servers of accounts
    OTHER_ANSWER = auto()
    MISSING_KEY = auto()
    OTHER_ITEM_ID = auto()
    LEADS_TO = auto()
    OTHER_LOGIN = auto()
    HTTP_ERROR = auto()
    ENDLESS_LIST = auto()
    MANY_ITEMS = auto()
    MANY_FEEDS = auto()
    MANY_MEGABYTES = auto()
    MANY_ANSWERS = auto()
    MANY_MINUTES = auto()


TEXTS: dict[DetailKind, str] = {
    DetailKind.TOO_LONG: "it is too long",
    DetailKind.MALFORMED: "it is malformed",
    DetailKind.NOT_HTTP: "it is not http or https",
    DetailKind.OTHER_SCHEME: "{name}: is not http or https",
    DetailKind.NO_HOST: "it has no host name",
    DetailKind.PORT_ZERO: "port 0 is not valid",
    DetailKind.CONTROL_CHARACTERS: "it contains control characters",
    DetailKind.MANY_REDIRECTS: "more than %n times",
    DetailKind.REDIRECT_LOOP: "in a loop",
    DetailKind.CONNECTING: "while connecting",
    DetailKind.WAITING: "while waiting for the answer",
    DetailKind.INTERRUPTED: "the connection was interrupted",
    DetailKind.NO_CONNECTION: "no connection",
    DetailKind.CONNECTION_REFUSED: "connection refused",
    DetailKind.NO_ROUTE: "no route to host",
    DetailKind.NETWORK_UNREACHABLE: "network is unreachable",
    DetailKind.PROXY_SILENT: "{name} does not answer",
    DetailKind.PROXY_LOGIN: "{name} requires a user name and password",
    DetailKind.PROXY_REFUSAL: "{name} refuses with {other}",
    DetailKind.SOCKS: "SOCKS proxies are not supported",
    DetailKind.ENDED_EARLY: "it ended too early",
    DetailKind.INVALID_COMPRESSION: "invalid compression",
    DetailKind.INVALID_HTTP: "invalid HTTP",
    DetailKind.CERTIFICATE_NOT_YET_VALID: "its certificate is not valid yet",
    DetailKind.CERTIFICATE_EXPIRED: "its certificate has expired",
    DetailKind.CERTIFICATE_SELF_SIGNED: "its certificate is self-signed",
    DetailKind.CERTIFICATE_UNKNOWN_AUTHORITY: "its certificate is from an unknown authority",
    DetailKind.CERTIFICATE_REVOKED: "its certificate was revoked",
    DetailKind.CERTIFICATE_OTHER_HOST: "its certificate is for another host",
    DetailKind.CERTIFICATE_WEAK_KEY: "its certificate uses a key that is too weak",
    DetailKind.CERTIFICATE_OUTDATED_SIGNATURE: "its certificate is signed in an outdated way",
    DetailKind.OUTDATED_TLS: "it supports only outdated TLS versions",
    DetailKind.NO_TLS: "it does not speak TLS on this port",
    DetailKind.NO_COMMON_ENCRYPTION: "no common encryption was found",
    DetailKind.HANDSHAKE_FAILED: "the handshake failed",
    DetailKind.NO_KEYRING: "this system has none",
    DetailKind.KEYRING_LOCKED: "it is locked",
    DetailKind.KEYRING_SILENT: "it does not answer",
    DetailKind.KEYRING_LATE: "it did not answer in time",
    DetailKind.PASSWORD_NOT_ACCEPTED: "it does not accept the password",
    DetailKind.PASSWORD_NOT_DELETED: "it does not delete the password",
    DetailKind.PASSWORD_NOT_STORED: "it did not store the password",
    DetailKind.FOREIGN_LOGIN: "its entry for this feed was not made by Beforehand",
    DetailKind.WEB_PAGE: "a web page",
    DetailKind.OTHER_XML: "XML of kind {name}",
    DetailKind.NEITHER_XML_NOR_JSON: "neither XML nor JSON",
    DetailKind.UNREADABLE_JSON: "JSON that cannot be read",
    DetailKind.OTHER_JSON: "JSON, but not a JSON Feed",
    DetailKind.NO_HTML: "no HTML",
    DetailKind.NO_PICTURE: "this is not a picture",
    DetailKind.PICTURE_ENDS_EARLY: "the picture's header ends early ({name})",
    DetailKind.PICTURE_WITHOUT_SIZE: "the picture has no size",
    DetailKind.PICTURE_LIMIT: "it took too much time or memory",
    DetailKind.MEGAPIXELS: "{number} megapixels ({width} x {height})",
    DetailKind.MEGABYTES: "{number} MB",
    DetailKind.SECONDS: "{number} s",
    DetailKind.MEMORY: "memory",
    DetailKind.NO_THREAD: "could not start a thread",
    DetailKind.UNREADABLE_RESULT: "the parser's result is unreadable",
    DetailKind.OTHER_ROOT: "it starts with {name}",
    DetailKind.NO_SUBSCRIPTIONS: "it contains no subscriptions",
    DetailKind.NO_XML: "it is not XML",
    DetailKind.LINKED_LIST: "it links to a list elsewhere, which is not loaded",
    DetailKind.LINK: "it is a link, not a feed",
    DetailKind.NO_WEB_ADDRESS: "its address is not a web address (http or https)",
    DetailKind.PRIVATE_ADDRESS: "it is in a private network, which a list from the web may not contain",
    DetailKind.NO_FEED_ADDRESS: "it has no feed address",
    DetailKind.EMPTY_OUTLINE: "it is empty and has no feed address",
    DetailKind.SEARCH_FOLDER: "it is a search, not a feed",
    DetailKind.OWN_SOURCE: "it is a program or file on this computer, not a feed on the web",
    DetailKind.UNREAD_ARCHIVE: "its format cannot be read: stars and read states stay behind",
    DetailKind.NO_FEED_OF_ARTICLE: "it belongs to no feed of yours: import the subscriptions first",
    DetailKind.NOT_WELL_FORMED: "it is not well-formed XML (line {line}); what could be read was kept",
    DetailKind.NO_OPML_ELEMENT: "the opml element is missing",
    DetailKind.DEEP_FOLDERS: "folders nested more than {number} deep were merged into their parent",
    DetailKind.OTHER_ENCODING: "characters that are not UTF-8 were read as Western European",
    DetailKind.SPACES_BEFORE: "spaces before the document were removed",
    DetailKind.BARE_AMPERSANDS: "%n bare ampersands were read as &amp;",
    DetailKind.QUOTATION_MARKS: "%n subscriptions had quotation marks inside a value",
    DetailKind.ANGLE_BRACKETS: "%n subscriptions had < inside a value",
    DetailKind.UNCLOSED_FOLDERS: "%n folders were not closed",
    DetailKind.EMPTY_FILE: "{name} (it is empty)",
    DetailKind.LARGE_FILE: "{name} (it is larger than {number} MB)",
    DetailKind.NOT_A_FILE: "{name} (it is not a file)",
    DetailKind.NOT_A_FOLDER: "{name} (it is not a folder)",
    DetailKind.NO_NAME: "no name was given",
    DetailKind.IMPOSSIBLE_NAME: "{name} (no file can have this name)",
    DetailKind.BROKEN_LINK: "{name} (the link leads to nothing)",
    DetailKind.OTHER_CONTENT: "{name}: it contains something else",
    DetailKind.UNKNOWN_DATABASE: "it is a database of another program",
    DetailKind.ZIP_ARCHIVE: "it is a ZIP archive: unpack it and choose a file in it",
    DetailKind.UNKNOWN_LAYOUT: "{name} (another version of {other} wrote it)",
    DetailKind.DAMAGED_FILE: "{name} (it is damaged)",
    DetailKind.CHANGING: "{name} (quit the program that uses it and try again)",
    DetailKind.NO_ROOM_FOR_COPY: "{name} (no room for a copy)",
    DetailKind.NO_SUCH_READER: "{name} (found on this computer: {other})",
    DetailKind.NEWEST_BACKUP: "{name} (newest backup: {other})",
    DetailKind.START_OVER: "{name} (to start over, delete {other})",
    DetailKind.NO_DATABASE: "{name}: this is not a database",
    DetailKind.COPY_DIFFERS: "{name}: the copy does not match",
    DetailKind.BROKEN_ROWS: "%n rows refer to nothing",
    DetailKind.SCHEMA: "its schema is {version}, this version knows {newest}",
    DetailKind.ALTERED_DATABASE: "{name} (another program has changed its tables)",
    DetailKind.PROGRAM_SYSTEM: "programs are not run on Windows",
    DetailKind.PROGRAM_NAME: "its name is not allowed",
    DetailKind.PROGRAM_LINK: "it is a symbolic link",
    DetailKind.PROGRAM_NO_FILE: "it is not a file",
    DetailKind.PROGRAMS_WRITABLE: "other users can write to the programs folder",
    DetailKind.PROGRAM_OWNER: "it belongs to another user",
    DetailKind.PROGRAM_WRITABLE: "other users can change it, or it runs as another user",
    DetailKind.PROGRAM_NO_RUN_BIT: "it is not marked as executable",
    DetailKind.EXIT_CODE: "exit code {number}: {name}",
    DetailKind.ENDING_SIGNAL: "ended by signal {number}: {name}",
    DetailKind.MANY_HEADERS: "at most %n headers are allowed",
    DetailKind.USER_AGENT: "the user agent contains invalid characters",
    DetailKind.HEADER_NAME: "the header {name} is not allowed",
    DetailKind.HEADER_VALUE: "the value of {name} contains invalid characters",
    DetailKind.EXPRESSION: "the expression is not valid at character {number}: {name}",
    DetailKind.EXPRESSION_END: "the expression ends too early",
    DetailKind.EXPRESSION_LONG: "an expression has at most {number} characters",
    DetailKind.EXPRESSION_LARGE: "the expression is too large",
    DetailKind.EXPRESSION_SLOW: "the expression takes too long",
    DetailKind.INSIDE_ITSELF: "a folder cannot contain itself",
    DetailKind.NO_LONGER_THERE: "it no longer exists",
    DetailKind.NUMBERED_FEED: "feed {id}",
    DetailKind.PAST_OR_FAR: "the time is past or too far away",
    DetailKind.NO_TAG_NAME: "enter a tag name",
    DetailKind.NO_SEARCH_WORDS: "enter search words",
    DetailKind.OTHER_ANSWER: "an unknown answer",
    DetailKind.MISSING_KEY: "{name} is missing",
    DetailKind.OTHER_ITEM_ID: "an unknown kind of article ID: {name}",
    DetailKind.LEADS_TO: "it leads to {name}",
    DetailKind.OTHER_LOGIN: "the web server itself asks for a password first",
    DetailKind.HTTP_ERROR: "error {name}",
    DetailKind.ENDLESS_LIST: "a list without an end",
    DetailKind.MANY_ITEMS: "more than {number} article IDs",
    DetailKind.MANY_FEEDS: "more than {number} feeds",
    DetailKind.MANY_MEGABYTES: "more than {number} MB",
    DetailKind.MANY_ANSWERS: "more than {number} answers",
    DetailKind.MANY_MINUTES: "answers for more than {number} minutes",
}
_FOR_ONE = {
    TEXTS[DetailKind.MANY_REDIRECTS]: "more than once",
    TEXTS[DetailKind.BARE_AMPERSANDS]: "1 bare ampersand was read as &amp;",
    TEXTS[DetailKind.QUOTATION_MARKS]: "1 subscription had quotation marks inside a value",
    TEXTS[DetailKind.ANGLE_BRACKETS]: "1 subscription had < inside a value",
    TEXTS[DetailKind.UNCLOSED_FOLDERS]: "1 folder was not closed",
    TEXTS[DetailKind.BROKEN_ROWS]: "1 row refers to nothing",
    TEXTS[DetailKind.MANY_HEADERS]: "at most 1 header is allowed",
}
_ENGLISH = english(_FOR_ONE)


@dataclass(frozen=True, slots=True)
class Detail:
    kind: DetailKind
    arguments: tuple[Argument, ...] = ()

    def sentence(self) -> str:
        """Return English text for the command line and files."""
        return detail_in(self, _ENGLISH)


def detail_in(detail: Detail, language: Language) -> str:
    """Return a detail's text in a language. Raises ValueError if its arguments do not match its kind."""
    return said(TEXTS[detail.kind], detail.arguments, language, _SAYINGS)


def _number(value: Argument, language: Language) -> str:
    number = number_of(value)
    return language.number(number, 0 if number == round(number) else 1)


_SAYINGS: Mapping[str, Saying] = {
    "{name}": text_of,
    "{other}": text_of,
    "{number}": _number,
    "{id}": whole_of,
    "{line}": whole_of,
    "{width}": whole_of,
    "{height}": whole_of,
    "{version}": whole_of,
    "{newest}": whole_of,
    "%n": whole_of,
}
