"""Problems as values, and the table of their sentences. A problem is stored and passed between threads as kind and detail; `ui`
translates both, the command line prints the English.
"""

from enum import StrEnum

from reader.domain.details import Detail
from reader.domain.fill import fill
from reader.domain.value_classes import dataclass


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
