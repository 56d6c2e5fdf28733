"""Problems as values, and the table of their sentences. A problem is stored and passed between threads as kind and detail; `ui`
translates both, the command line prints the English.
"""

from collections.abc import Mapping
from enum import StrEnum, auto

from reader.domain.sentences import Argument, Language, Saying, english, fill, format_integer, number_of, said, text_of
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
    "{id}": format_integer,
    "{line}": format_integer,
    "{width}": format_integer,
    "{height}": format_integer,
    "{version}": format_integer,
    "{newest}": format_integer,
    "%n": format_integer,
}


class ProblemKind(StrEnum):
    NO_NETWORK = "no_network"
    PORTAL = "portal"
    DNS = "dns"
    CONNECT = "connect"
    TLS = "tls"
    TIMEOUT = "timeout"
    NETWORK = "network"
    TOO_LARGE = "too_large"
    REDIRECT = "redirect"
    BLOCKED_ADDRESS = "blocked_address"
    BAD_URL = "bad_url"
    UNAUTHORIZED = "unauthorized"
    FORBIDDEN = "forbidden"
    NOT_FOUND = "not_found"
    GONE = "gone"
    RATE_LIMITED = "rate_limited"
    UNAVAILABLE = "unavailable"
    HTTP_STATUS = "http_status"
    EMPTY = "empty"
    NOT_A_FEED = "not_a_feed"
    XML_ENTITY = "xml_entity"
    PARSE_LIMIT = "timeout_or_limit"
    PARSE_ERROR = "parse_error"
    TRUNCATED = "truncated"
    NO_FEED_FOUND = "no_feed_found"
    ALREADY_SUBSCRIBED = "already_subscribed"
    NOT_SUBSCRIBED = "not_subscribed"
    OF_ACCOUNT = "of_account"
    NOT_IN_ACCOUNT = "not_in_account"
    NEEDS_FOLDER = "needs_folder"
    NOT_OPML = "not_opml"
    FILE_UNREADABLE = "file_unreadable"
    FILE_UNWRITABLE = "file_unwritable"
    NEWER_SCHEMA = "newer_schema"
    DAMAGED_DATABASE = "damaged_database"
    MISSING_DATABASE = "missing_database"
    FOREIGN_DATABASE = "foreign_database"
    PROFILE_IN_USE = "profile_in_use"
    PROFILE_READ_ONLY = "profile_read_only"
    DISK_FULL = "disk_full"
    INTERRUPTED = "interrupted"
    BAD_VALUE = "bad_value"
    BAD_FOLDER = "bad_folder"
    NOT_A_PICTURE = "not_a_picture"
    NO_LINK = "no_link"
    NOT_A_PAGE = "not_a_page"
    NO_ARTICLE = "no_article"
    NO_MORE_THAN_FEED = "no_more_than_feed"
    NO_ARCHIVE = "no_archive"
    NO_PROGRAM = "no_program"
    PROGRAM_REFUSED = "program_refused"
    PROGRAM_FAILED = "program_failed"
    PROGRAM_SLOW = "program_slow"
    PROGRAM_LARGE = "program_large"
    PROGRAM_QUEUE = "program_queue"
    SCRIPT_PAGE = "script_page"
    NO_PAGE_ARTICLES = "no_page_articles"
    BAD_SELECTOR = "bad_selector"
    SIGN_IN_PAGE = "sign_in_page"
    NO_CHAPTERS = "no_chapters"
    NOT_MEDIA = "not_media"
    FILE_CHANGED = "file_changed"
    KEYRING = "keyring"
    PROXY = "proxy"
    CERTIFICATE_UNKNOWN = "certificate_unknown"
    CERTIFICATE_CHANGED = "certificate_changed"
    NOT_A_SYNC_SERVER = "not_a_sync_server"
    API_OFF = "api_off"
    SIGN_IN_FAILED = "sign_in_failed"
    KEY_REFUSED = "key_refused"
    SIGN_IN_LOST = "sign_in_lost"
    UNENCRYPTED = "unencrypted"
    BAD_ANSWER = "bad_answer"
    SERVER_REPLACED = "server_replaced"
    OLD_CHANGES = "old_changes"
    CHANGE_REFUSED = "change_refused"
    NOT_TAKEN = "not_taken"
    OTHER_IDS = "other_ids"
    SYNC_LIMIT = "sync_limit"
    SAME_LOGIN = "same_login"
    NO_ACCOUNT = "no_account"
    NO_RESOURCES = "no_resources"
    BUG = "bug"


SENTENCES: dict[ProblemKind, str] = {
    ProblemKind.NO_NETWORK: "There is no network connection.",
    ProblemKind.PORTAL: "This network requires you to sign in. Open your browser to sign in.",
    ProblemKind.DNS: "The name {detail} was not found.",
    ProblemKind.CONNECT: "The server does not accept connections ({detail}).",
    ProblemKind.TLS: "The connection is not secure: {detail}.",
    ProblemKind.TIMEOUT: "The server did not answer in time ({detail}).",
    ProblemKind.NETWORK: "The server's answer was incomplete or invalid ({detail}).",
    ProblemKind.TOO_LARGE: "The answer is larger than {detail}.",
    ProblemKind.REDIRECT: "The address redirects in a way that cannot be followed ({detail}).",
    ProblemKind.BLOCKED_ADDRESS: "The address leads to a private network ({detail}), which is not allowed for a public feed.",
    ProblemKind.BAD_URL: "This is not a valid web address: {detail}",
    ProblemKind.UNAUTHORIZED: "The server requires a user name and password.",
    ProblemKind.FORBIDDEN: "The server refuses access (403).",
    ProblemKind.NOT_FOUND: "Nothing found at this address (404).",
    ProblemKind.GONE: "The publisher removed this feed (410).",
    ProblemKind.RATE_LIMITED: "The server asks to wait (429).",
    ProblemKind.UNAVAILABLE: "The server is not available at the moment (503).",
    ProblemKind.HTTP_STATUS: "The server answered with an error ({detail}).",
    ProblemKind.EMPTY: "The server sent an empty page.",
    ProblemKind.NOT_A_FEED: "The answer is not a feed ({detail}).",
    ProblemKind.XML_ENTITY: "The feed defines XML entities, which is not allowed for security reasons.",
    ProblemKind.PARSE_LIMIT: "The feed took too much time or memory to read.",
    ProblemKind.PARSE_ERROR: "The feed could not be read ({detail}).",
    ProblemKind.TRUNCATED: "The feed is cut off; complete articles were kept.",
    ProblemKind.NO_FEED_FOUND: "No feed was found at {detail}",
    ProblemKind.ALREADY_SUBSCRIBED: "You are already subscribed to {detail}",
    ProblemKind.NOT_SUBSCRIBED: "You are not subscribed to {detail}",
    ProblemKind.OF_ACCOUNT: "This belongs to the account {detail} and cannot be changed here.",
    ProblemKind.NOT_IN_ACCOUNT: "Folders of the account {detail} hold only what its server has. Feeds get there with “Move to”.",
    ProblemKind.NEEDS_FOLDER: "On the server of {detail}, every feed is in a folder.",
    ProblemKind.NOT_OPML: "This is not a subscription list ({detail}).",
    ProblemKind.FILE_UNREADABLE: "The file could not be read: {detail}",
    ProblemKind.FILE_UNWRITABLE: "The file could not be written: {detail}",
    ProblemKind.NEWER_SCHEMA: "This profile was written by a newer version of Beforehand ({detail}). Nothing was changed.",
    ProblemKind.DAMAGED_DATABASE: "The database is damaged: {detail}",
    ProblemKind.MISSING_DATABASE: "The database is missing or empty: {detail}",
    ProblemKind.FOREIGN_DATABASE: "This database belongs to another program and was not changed: {detail}",
    ProblemKind.PROFILE_IN_USE: "This profile is in use by another Beforehand ({detail}).",
    ProblemKind.PROFILE_READ_ONLY: "The profile folder cannot be written to: {detail}",
    ProblemKind.DISK_FULL: "The disk is full: {detail}",
    ProblemKind.INTERRUPTED: "Beforehand quit before this finished.",
    ProblemKind.BAD_VALUE: "This value is not valid: {detail}",
    ProblemKind.BAD_FOLDER: "This folder cannot be used: {detail}",
    ProblemKind.NOT_A_PICTURE: "This picture cannot be displayed ({detail}).",
    ProblemKind.NO_LINK: "The feed has no address for this article.",
    ProblemKind.NOT_A_PAGE: "The article's address is not a web page ({detail}).",
    ProblemKind.NO_ARTICLE: "No article was found in the page.",
    ProblemKind.NO_MORE_THAN_FEED: "The page has no more text than the feed.",
    ProblemKind.NO_ARCHIVE: "The feed has no pages of older articles.",
    ProblemKind.NO_PROGRAM: "There is no program {detail} in the programs folder.",
    ProblemKind.PROGRAM_REFUSED: "The program cannot be run: {detail}.",
    ProblemKind.PROGRAM_FAILED: "The program failed: {detail}",
    ProblemKind.PROGRAM_SLOW: "The program took longer than {detail} and was ended.",
    ProblemKind.PROGRAM_LARGE: "The program wrote more than {detail} and was ended.",
    ProblemKind.PROGRAM_QUEUE: "Too many articles waited for the program; some were skipped.",
    ProblemKind.SCRIPT_PAGE: "The page at {detail} is filled by scripts in the browser: it has no text that could be followed.",
    ProblemKind.NO_PAGE_ARTICLES: "Nothing on the page matches the chosen blocks now.",
    ProblemKind.BAD_SELECTOR: "This is not a CSS selector: {detail}",
    ProblemKind.SIGN_IN_PAGE: "The page asks its readers to sign in or to subscribe.",
    ProblemKind.NO_CHAPTERS: "No chapters were found for this episode.",
    ProblemKind.NOT_MEDIA: "The address of the episode leads to something else ({detail}).",
    ProblemKind.FILE_CHANGED: "The episode changed on its server. Start again.",
    ProblemKind.KEYRING: "The system keyring is unavailable ({detail}).",
    ProblemKind.PROXY: "The proxy does not work ({detail}).",
    ProblemKind.CERTIFICATE_UNKNOWN: (
        "No known authority vouches for the server's certificate. Accept it only if the server has the same fingerprint (SHA-256): {detail}"
    ),
    ProblemKind.CERTIFICATE_CHANGED: (
        "The server's certificate is not the one that was accepted. Accept the new one only if you know why it changed (SHA-256): {detail}"
    ),
    ProblemKind.NOT_A_SYNC_SERVER: "No server with accounts was found at this address ({detail}). Check the address.",
    ProblemKind.API_OFF: "The server does not let other programs in. Allow API access in its settings.",
    ProblemKind.SIGN_IN_FAILED: (
        "The server refuses this user name and password. FreshRSS needs the API password from your profile there, "
        "Miniflux the user name and password of its Google Reader integration."
    ),
    ProblemKind.KEY_REFUSED: "The server refuses this API key or token. Copy it again from its settings.",
    ProblemKind.UNENCRYPTED: (
        "The connection to {detail} is not encrypted: others could read the password. Use https if the server has it."
    ),
    ProblemKind.SIGN_IN_LOST: "The server took the password and refused what followed. Its web server may drop the Authorization header.",
    ProblemKind.BAD_ANSWER: "The server answered something else than what was asked for ({detail}).",
    ProblemKind.SERVER_REPLACED: "The server no longer has the known articles. Was it set up again or restored?",
    ProblemKind.OLD_CHANGES: "Changes that were never sent are older than 30 days. Send them, or take over what the server has?",
    ProblemKind.CHANGE_REFUSED: "The server did not take a change over, and its own state counts: {detail}",
    ProblemKind.NOT_TAKEN: "The account's server could not subscribe to this feed ({detail}).",
    ProblemKind.OTHER_IDS: "This server numbers articles in a way that Beforehand cannot keep ({detail}).",
    ProblemKind.SYNC_LIMIT: "The synchronisation was stopped: the server sent {detail}. Tell whoever runs it.",
    ProblemKind.SAME_LOGIN: "This user of this server is here already, as the account {detail}.",
    ProblemKind.NO_ACCOUNT: "There is no such account.",
    ProblemKind.NO_RESOURCES: "This computer is out of memory or processes ({detail}).",
    ProblemKind.BUG: "Something went wrong ({detail}). See the log file for details.",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that went wrong. A `detail` that is text is shown unchanged: a host, path, status or system message."""

    kind: ProblemKind
    detail: Detail | str = ""

    def sentence(self) -> str:
        """Return English text for the command line and the log."""
        detail = self.detail if isinstance(self.detail, str) else self.detail.sentence()
        return fill(SENTENCES[self.kind], detail=detail)


OF_PROGRAMS = frozenset(
    {
        ProblemKind.NO_PROGRAM,
        ProblemKind.PROGRAM_REFUSED,
        ProblemKind.PROGRAM_FAILED,
        ProblemKind.PROGRAM_SLOW,
        ProblemKind.PROGRAM_LARGE,
        ProblemKind.PROGRAM_QUEUE,
    }
)
CONNECTIVITY = frozenset({ProblemKind.NO_NETWORK, ProblemKind.PORTAL})
"""Problems of this computer's network, which never count against a feed."""
PASSING = CONNECTIVITY | {
    ProblemKind.DNS,
    ProblemKind.CONNECT,
    ProblemKind.TIMEOUT,
    ProblemKind.NETWORK,
    ProblemKind.UNAVAILABLE,
    ProblemKind.RATE_LIMITED,
    ProblemKind.HTTP_STATUS,
}
"""Problems of a server or the way to it that usually pass without action and are retried."""


class ReaderError(Exception):
    """A known error that ends only the operation in which it occurred."""

    def __init__(self, kind: ProblemKind, detail: Detail | str = "") -> None:
        """Store the problem; `str()` gives its English sentence."""
        self.problem = Problem(kind, detail)
        super().__init__(self.problem.sentence())
