"""Problems as values, each kind with its sentence. A problem is stored and passed between threads as kind and detail; `ui`
translates both, the command line prints the English.
"""

from reader.domain.sentences import ENGLISH, Argument, Language, SaidKind, fill, said
from reader.domain.value_classes import dataclass


class DetailKind(SaidKind):
    # addresses and redirects
    TOO_LONG = "too_long", "it is too long"
    MALFORMED = "malformed", "it is malformed"
    NOT_HTTP = "not_http", "it is not http or https"
    OTHER_SCHEME = "other_scheme", "{name}: is not http or https"
    NO_HOST = "no_host", "it has no host name"
    PORT_ZERO = "port_zero", "port 0 is not valid"
    CONTROL_CHARACTERS = "control_characters", "it contains control characters"
    MANY_REDIRECTS = "many_redirects", "more than %n times", "more than once"
    REDIRECT_LOOP = "redirect_loop", "in a loop"
    # connections
    CONNECTING = "connecting", "while connecting"
    WAITING = "waiting", "while waiting for the answer"
    INTERRUPTED = "interrupted", "the connection was interrupted"
    NO_CONNECTION = "no_connection", "no connection"
    CONNECTION_REFUSED = "connection_refused", "connection refused"
    NO_ROUTE = "no_route", "no route to host"
    NETWORK_UNREACHABLE = "network_unreachable", "network is unreachable"
    SOCKS = "socks", "SOCKS proxies are not supported"
    PROXY_SILENT = "proxy_silent", "{name} does not answer"
    PROXY_LOGIN = "proxy_login", "{name} requires a user name and password"
    PROXY_REFUSAL = "proxy_refusal", "{name} refuses with {other}"
    MAIL_PROXY = "mail_proxy", "mail servers are not reached through one"
    ENDED_EARLY = "ended_early", "it ended too early"
    INVALID_COMPRESSION = "invalid_compression", "invalid compression"
    INVALID_HTTP = "invalid_http", "invalid HTTP"
    # TLS
    CERTIFICATE_NOT_YET_VALID = "certificate_not_yet_valid", "its certificate is not valid yet"
    CERTIFICATE_EXPIRED = "certificate_expired", "its certificate has expired"
    CERTIFICATE_SELF_SIGNED = "certificate_self_signed", "its certificate is self-signed"
    CERTIFICATE_UNKNOWN_AUTHORITY = "certificate_unknown_authority", "its certificate is from an unknown authority"
    CERTIFICATE_REVOKED = "certificate_revoked", "its certificate was revoked"
    CERTIFICATE_OTHER_HOST = "certificate_other_host", "its certificate is for another host"
    CERTIFICATE_WEAK_KEY = "certificate_weak_key", "its certificate uses a key that is too weak"
    CERTIFICATE_OUTDATED_SIGNATURE = "certificate_outdated_signature", "its certificate is signed in an outdated way"
    OUTDATED_TLS = "outdated_tls", "it supports only outdated TLS versions"
    NO_TLS = "no_tls", "it does not speak TLS on this port"
    NO_COMMON_ENCRYPTION = "no_common_encryption", "no common encryption was found"
    HANDSHAKE_FAILED = "handshake_failed", "the handshake failed"
    # the keyring
    NO_KEYRING = "no_keyring", "this system has none"
    KEYRING_LOCKED = "keyring_locked", "it is locked"
    KEYRING_SILENT = "keyring_silent", "it does not answer"
    KEYRING_LATE = "keyring_late", "it did not answer in time"
    PASSWORD_NOT_ACCEPTED = "password_not_accepted", "it does not accept the password"
    PASSWORD_NOT_DELETED = "password_not_deleted", "it does not delete the password"
    PASSWORD_NOT_STORED = "password_not_stored", "it did not store the password"
    FOREIGN_LOGIN = "foreign_login", "its entry for this feed was not made by Beforehand"
    # documents and pictures
    WEB_PAGE = "web_page", "a web page"
    OTHER_XML = "other_xml", "XML of kind {name}"
    NEITHER_XML_NOR_JSON = "neither_xml_nor_json", "neither XML nor JSON"
    UNREADABLE_JSON = "unreadable_json", "JSON that cannot be read"
    OTHER_JSON = "other_json", "JSON, but not a JSON Feed"
    NO_HTML = "no_html", "no HTML"
    NO_PICTURE = "no_picture", "this is not a picture"
    PICTURE_ENDS_EARLY = "picture_ends_early", "the picture's header ends early ({name})"
    PICTURE_WITHOUT_SIZE = "picture_without_size", "the picture has no size"
    PICTURE_LIMIT = "picture_limit", "it took too much time or memory"
    MEGAPIXELS = "megapixels", "{number} megapixels ({width} x {height})"
    MEGABYTES = "megabytes", "{number} MB"
    SECONDS = "seconds", "{number} s"
    MEMORY = "memory", "memory"
    NO_THREAD = "no_thread", "could not start a thread"
    UNREADABLE_RESULT = "unreadable_result", "the parser's result is unreadable"
    # subscription lists
    OTHER_ROOT = "other_root", "it starts with {name}"
    NO_SUBSCRIPTIONS = "no_subscriptions", "it contains no subscriptions"
    NO_XML = "no_xml", "it is not XML"
    LINKED_LIST = "linked_list", "it links to a list elsewhere, which is not loaded"
    LINK = "link", "it is a link, not a feed"
    NO_WEB_ADDRESS = "no_web_address", "its address is not a web address (http or https)"
    PRIVATE_ADDRESS = "private_address", "it is in a private network, which a list from the web may not contain"
    NO_FEED_ADDRESS = "no_feed_address", "it has no feed address"
    EMPTY_OUTLINE = "empty_outline", "it is empty and has no feed address"
    SEARCH_FOLDER = "search_folder", "it is a search, not a feed"
    OWN_SOURCE = "own_source", "it is a program or file on this computer, not a feed on the web"
    UNREAD_ARCHIVE = "unread_archive", "its format cannot be read: stars and read states stay behind"
    NO_FEED_OF_ARTICLE = "no_feed_of_article", "it belongs to no feed of yours: import the subscriptions first"
    NOT_WELL_FORMED = "not_well_formed", "it is not well-formed XML (line {line}); what could be read was kept"
    NO_OPML_ELEMENT = "no_opml_element", "the opml element is missing"
    DEEP_FOLDERS = "deep_folders", "folders nested more than {number} deep were merged into their parent"
    OTHER_ENCODING = "other_encoding", "characters that are not UTF-8 were read as Western European"
    SPACES_BEFORE = "spaces_before", "spaces before the document were removed"
    BARE_AMPERSANDS = "bare_ampersands", "%n bare ampersands were read as &amp;", "1 bare ampersand was read as &amp;"
    QUOTATION_MARKS = (
        "quotation_marks",
        "%n subscriptions had quotation marks inside a value",
        "1 subscription had quotation marks inside a value",
    )
    ANGLE_BRACKETS = "angle_brackets", "%n subscriptions had < inside a value", "1 subscription had < inside a value"
    UNCLOSED_FOLDERS = "unclosed_folders", "%n folders were not closed", "1 folder was not closed"
    # files and the database
    EMPTY_FILE = "empty_file", "{name} (it is empty)"
    LARGE_FILE = "large_file", "{name} (it is larger than {number} MB)"
    NOT_A_FILE = "not_a_file", "{name} (it is not a file)"
    NOT_A_FOLDER = "not_a_folder", "{name} (it is not a folder)"
    PROFILE_THERE = "profile_there", "{name} (the database of Beforehand would be carried with it; choose another folder)"
    NO_NAME = "no_name", "no name was given"
    IMPOSSIBLE_NAME = "impossible_name", "{name} (no file can have this name)"
    BROKEN_LINK = "broken_link", "{name} (the link leads to nothing)"
    OTHER_CONTENT = "other_content", "{name}: it contains something else"
    UNKNOWN_DATABASE = "unknown_database", "it is a database of another program"
    ZIP_ARCHIVE = "zip_archive", "it is a ZIP archive: unpack it and choose a file in it"
    UNKNOWN_LAYOUT = "unknown_layout", "{name} (another version of {other} wrote it)"
    DAMAGED_FILE = "damaged_file", "{name} (it is damaged)"
    CHANGING = "changing", "{name} (quit the program that uses it and try again)"
    NO_ROOM_FOR_COPY = "no_room_for_copy", "{name} (no room for a copy)"
    NO_SUCH_READER = "no_such_reader", "{name} (found on this computer: {other})"
    NEWEST_BACKUP = "newest_backup", "{name} (newest backup: {other})"
    START_OVER = "start_over", "{name} (to start over, delete {other})"
    OWN_DATABASE = "own_database", "{name} (it is the database in use)"
    NO_DATABASE = "no_database", "{name}: this is not a database"
    COPY_DIFFERS = "copy_differs", "{name}: the copy does not match"
    BROKEN_ROWS = "broken_rows", "%n rows refer to nothing", "1 row refers to nothing"
    SCHEMA = "schema", "its schema is {version}, this version knows {newest}"
    ALTERED_DATABASE = "altered_database", "{name} (another program has changed its tables)"
    # the user's own programs
    PROGRAM_SYSTEM = "program_system", "programs are not run on Windows"
    PROGRAM_NAME = "program_name", "its name is not allowed"
    PROGRAM_LINK = "program_link", "it is a symbolic link"
    PROGRAM_NO_FILE = "program_no_file", "it is not a file"
    PROGRAMS_WRITABLE = "programs_writable", "other users can write to the programs folder"
    PROGRAM_OWNER = "program_owner", "it belongs to another user"
    PROGRAM_WRITABLE = "program_writable", "other users can change it, or it runs as another user"
    PROGRAM_NO_RUN_BIT = "program_no_run_bit", "it is not marked as executable"
    EXIT_CODE = "exit_code", "exit code {number}: {name}"
    ENDING_SIGNAL = "ending_signal", "ended by signal {number}: {name}"
    PROGRAM_FAILS = "program_fails", "the program {name} failed {number} times in a row; the other actions continue"
    # the user's requests
    MANY_HEADERS = "many_headers", "at most %n headers are allowed", "at most 1 header is allowed"
    USER_AGENT = "user_agent", "the user agent contains invalid characters"
    HEADER_NAME = "header_name", "the header {name} is not allowed"
    HEADER_VALUE = "header_value", "the value of {name} contains invalid characters"
    EXPRESSION = "expression", "the expression is not valid at character {number}: {name}"
    EXPRESSION_END = "expression_end", "the expression ends too early"
    EXPRESSION_LONG = "expression_long", "an expression has at most {number} characters"
    EXPRESSION_LARGE = "expression_large", "the expression is too large"
    EXPRESSION_SLOW = "expression_slow", "the expression takes too long"
    INSIDE_ITSELF = "inside_itself", "a folder cannot contain itself"
    NO_LONGER_THERE = "no_longer_there", "it no longer exists"
    NUMBERED_FEED = "numbered_feed", "feed {id}"
    PAST_OR_FAR = "past_or_far", "the time is past or too far away"
    NO_TAG_NAME = "no_tag_name", "enter a tag name"
    NO_SEARCH_WORDS = "no_search_words", "enter search words"
    # servers of accounts
    OTHER_ANSWER = "other_answer", "an unknown answer"
    MISSING_KEY = "missing_key", "{name} is missing"
    OTHER_ITEM_ID = "other_item_id", "an unknown kind of article ID: {name}"
    LEADS_TO = "leads_to", "it leads to {name}"
    OTHER_LOGIN = "other_login", "the web server itself asks for a password first"
    HTTP_ERROR = "http_error", "error {name}"
    ENDLESS_LIST = "endless_list", "a list without an end"
    MANY_ITEMS = "many_items", "more than {number} article IDs"
    MANY_FEEDS = "many_feeds", "more than {number} feeds"
    MANY_MEGABYTES = "many_megabytes", "more than {number} MB"
    MANY_ANSWERS = "many_answers", "more than {number} answers"
    MANY_MINUTES = "many_minutes", "answers for more than {number} minutes"


@dataclass(frozen=True, slots=True)
class Detail:
    kind: DetailKind
    arguments: tuple[Argument, ...] = ()

    def sentence(self, language: Language = ENGLISH) -> str:
        """Return its text in a language. Raises ValueError if the arguments do not match the kind."""
        return said(self.kind, self.arguments, language)


class ProblemKind(SaidKind):
    NO_NETWORK = "no_network", "There is no network connection."
    PORTAL = "portal", "This network requires you to sign in. Open your browser to sign in."
    DNS = "dns", "The name {detail} was not found."
    CONNECT = "connect", "The server does not accept connections ({detail})."
    TLS = "tls", "The connection is not secure: {detail}."
    TIMEOUT = "timeout", "The server did not answer in time ({detail})."
    NETWORK = "network", "The server's answer was incomplete or invalid ({detail})."
    TOO_LARGE = "too_large", "The answer is larger than {detail}."
    REDIRECT = "redirect", "The address redirects in a way that cannot be followed ({detail})."
    BLOCKED_ADDRESS = (
        "blocked_address",
        "The address leads to a private network ({detail}), which is not allowed for a public feed.",
    )
    BAD_URL = "bad_url", "This is not a valid web address: {detail}"
    UNAUTHORIZED = "unauthorized", "The server requires a user name and password."
    FORBIDDEN = "forbidden", "The server refuses access (403)."
    NOT_FOUND = "not_found", "Nothing found at this address (404)."
    GONE = "gone", "The publisher removed this feed (410)."
    RATE_LIMITED = "rate_limited", "The server asks to wait (429)."
    UNAVAILABLE = "unavailable", "The server is not available at the moment (503)."
    HTTP_STATUS = "http_status", "The server answered with an error ({detail})."
    EMPTY = "empty", "The server sent an empty page."
    NOT_A_FEED = "not_a_feed", "The answer is not a feed ({detail})."
    XML_ENTITY = "xml_entity", "The feed defines XML entities, which is not allowed for security reasons."
    PARSE_LIMIT = "timeout_or_limit", "The feed took too much time or memory to read."
    PARSE_ERROR = "parse_error", "The feed could not be read ({detail})."
    TRUNCATED = "truncated", "The feed is cut off; complete articles were kept."
    NO_FEED_FOUND = "no_feed_found", "No feed was found at {detail}"
    ALREADY_SUBSCRIBED = "already_subscribed", "You are already subscribed to {detail}"
    NOT_SUBSCRIBED = "not_subscribed", "You are not subscribed to {detail}"
    OF_ACCOUNT = "of_account", "This belongs to the account {detail} and cannot be changed here."
    NOT_IN_ACCOUNT = (
        "not_in_account",
        "Folders of the account {detail} hold only what its server has. Feeds get there with “Move to”.",
    )
    NEEDS_FOLDER = "needs_folder", "On the server of {detail}, every feed is in a folder."
    NOT_OPML = "not_opml", "This is not a subscription list ({detail})."
    FILE_UNREADABLE = "file_unreadable", "The file could not be read: {detail}"
    FILE_UNWRITABLE = "file_unwritable", "The file could not be written: {detail}"
    NEWER_SCHEMA = "newer_schema", "This profile was written by a newer version of Beforehand ({detail}). Nothing was changed."
    DAMAGED_DATABASE = "damaged_database", "The database is damaged: {detail}"
    MISSING_DATABASE = "missing_database", "The database is missing or empty: {detail}"
    FOREIGN_DATABASE = "foreign_database", "This database belongs to another program and was not changed: {detail}"
    PROFILE_IN_USE = "profile_in_use", "This profile is in use by another Beforehand ({detail})."
    PROFILE_READ_ONLY = "profile_read_only", "The profile folder cannot be written to: {detail}"
    DISK_FULL = "disk_full", "The disk is full: {detail}"
    INTERRUPTED = "interrupted", "Beforehand quit before this finished."
    BAD_VALUE = "bad_value", "This value is not valid: {detail}"
    BAD_FOLDER = "bad_folder", "This folder cannot be used: {detail}"
    NOT_A_PICTURE = "not_a_picture", "This picture cannot be displayed ({detail})."
    PICTURES_OFF = "pictures_off", "Pictures in this feed are not loaded."
    NO_LINK = "no_link", "The feed has no address for this article."
    NOT_A_PAGE = "not_a_page", "The article's address is not a web page ({detail})."
    NO_ARTICLE = "no_article", "No article was found in the page."
    NO_MORE_THAN_FEED = "no_more_than_feed", "The page has no more text than the feed."
    BAD_SITE_RULES = "bad_site_rules", "The common rules for full texts could not be read."
    NO_ARCHIVE = "no_archive", "The feed has no pages of older articles."
    NO_PROGRAM = "no_program", "There is no program {detail} in the programs folder."
    PROGRAM_REFUSED = "program_refused", "The program cannot be run: {detail}."
    PROGRAM_FAILED = "program_failed", "The program failed: {detail}"
    PROGRAM_SLOW = "program_slow", "The program took longer than {detail} and was ended."
    PROGRAM_LARGE = "program_large", "The program wrote more than {detail} and was ended."
    PROGRAM_QUEUE = "program_queue", "Too many articles waited for the program; some were skipped."
    SEND_QUEUE = "send_queue", "Too many articles waited to be sent; some were skipped."
    NO_TARGET = "no_target", "There is no such place to send to: {detail}"
    NO_SERVICES = (
        "no_services",
        "Your account is not connected to any other service. Set that up on its server, under Integrations.",
    )
    NOT_OF_ACCOUNT = "not_of_account", "Only articles of a Miniflux account that signs in with an API key can be sent by it."
    WALLABAG_LOGIN = (
        "wallabag_login",
        "The wallabag server needs a valid login: client ID, client secret, user name and password.",
    )
    SCRIPT_PAGE = (
        "script_page",
        "The page at {detail} is filled by scripts in the browser: it has no text that could be followed.",
    )
    NO_PAGE_ARTICLES = "no_page_articles", "Nothing on the page matches the chosen blocks now."
    BAD_SELECTOR = "bad_selector", "This is not a CSS selector: {detail}"
    SIGN_IN_PAGE = "sign_in_page", "The page asks its readers to sign in or to subscribe."
    NO_CHAPTERS = "no_chapters", "No chapters were found for this episode."
    NOT_MEDIA = "not_media", "The address of the episode leads to something else ({detail})."
    NO_SPEECH = "no_speech", "No voice ({detail}). Check the sound, and that speech-dispatcher and espeak-ng are installed."
    NO_QT_SPEECH = "no_qt_speech", "Reading aloud needs Qt TextToSpeech, which comes with the player."
    FILE_CHANGED = "file_changed", "The episode changed on its server. Start again."
    KEYRING = "keyring", "The system keyring is unavailable ({detail})."
    PROXY = "proxy", "The proxy does not work ({detail})."
    CERTIFICATE_UNKNOWN = (
        "certificate_unknown",
        "No known authority vouches for the server's certificate. Accept it only if the server has the same fingerprint (SHA-256): {detail}",
    )
    CERTIFICATE_CHANGED = (
        "certificate_changed",
        "The server's certificate is not the one that was accepted. Accept the new one only if you know why it changed (SHA-256): {detail}",
    )
    NOT_A_SYNC_SERVER = "not_a_sync_server", "No server with accounts was found at this address ({detail}). Check the address."
    API_OFF = "api_off", "The server does not let other programs in. Allow API access in its settings."
    SIGN_IN_FAILED = (
        "sign_in_failed",
        (
            "The server refuses this user name and password. FreshRSS needs the API password from your profile there, "
            "Miniflux the user name and password of its Google Reader integration."
        ),
    )
    KEY_REFUSED = "key_refused", "The server refuses this API key or token. Copy it again from its settings."
    SIGN_IN_LOST = (
        "sign_in_lost",
        "The server took the password and refused what followed. Its web server may drop the Authorization header.",
    )
    UNENCRYPTED = (
        "unencrypted",
        "The connection to {detail} is not encrypted: others could read the password. Use https if the server has it.",
    )
    BAD_ANSWER = "bad_answer", "The server answered something else than what was asked for ({detail})."
    SERVER_REPLACED = "server_replaced", "The server no longer has the known articles. Was it set up again or restored?"
    OLD_CHANGES = (
        "old_changes",
        "Changes that were never sent are older than 30 days. Send them, or take over what the server has?",
    )
    CHANGE_REFUSED = "change_refused", "The server did not take a change over, and its own state counts: {detail}"
    NOT_TAKEN = "not_taken", "The account's server could not subscribe to this feed ({detail})."
    OTHER_IDS = "other_ids", "This server numbers articles in a way that Beforehand cannot keep ({detail})."
    SYNC_LIMIT = "sync_limit", "The synchronisation was stopped: the server sent {detail}. Tell whoever runs it."
    SAME_LOGIN = "same_login", "This user of this server is here already, as the account {detail}."
    NO_ACCOUNT = "no_account", "There is no such account."
    FOLDER_MISSING = "folder_missing", "The folder is not there: {detail}. Changes wait until it is back."
    FOLDER_EMPTIED = (
        "folder_emptied",
        "The folder is there, but no longer holds anything of Beforehand: {detail}. If that was removed for good, leave the folder and join it again; else changes wait until it is back.",
    )
    FOLDER_UNWRITABLE = (
        "folder_unwritable",
        "The folder cannot be written to: {detail}. Changes made here wait; those of others are read.",
    )
    NEWER_FOLDER = (
        "newer_folder",
        "The folder was written by a newer version of Beforehand. Update this one; changes wait.",
    )
    NEEDS_PASSPHRASE = "needs_passphrase", "What is in the folder is encrypted. Enter its passphrase."
    WRONG_PASSPHRASE = "wrong_passphrase", "This is not the passphrase of the folder."
    PASSPHRASE_CHANGED = "passphrase_changed", "The folder has another passphrase now. Enter it."
    OTHER_PASSPHRASE = "other_passphrase", "What {detail} wrote has another passphrase than the folder. It is not read."
    PASSPHRASE_GONE = (
        "passphrase_gone",
        "The folder is no longer encrypted, so nothing is written there. Set a passphrase again; or, if this is intended, leave the folder and join it again.",
    )
    PASSPHRASE_NOT_ENTERED = (
        "passphrase_not_entered",
        "No passphrase was entered, or not the same one twice. Nothing was changed.",
    )
    NOT_ENCRYPTED = "not_encrypted", "The folder has no passphrase: the first computer joined it without one."
    NO_ENCRYPTION = "no_encryption", "A passphrase needs the Python package cryptography, which is not installed."
    CLOCK_AHEAD = (
        "clock_ahead",
        "The clock of {detail} is more than a day ahead. What it changed waits until its clock is right.",
    )
    COMPUTER_DAMAGED = (
        "computer_damaged",
        "Files of {detail} are damaged. What follows the damage waits until they are complete again.",
    )
    COMPUTER_EXCESS = (
        "computer_excess",
        "Not all that {detail} wrote is kept, as this version does not know what it means. Update Beforehand on this computer.",
    )
    UNSENT_CHANGES = (
        "unsent_changes",
        "Changes made here were not sent for more than 30 days. Send them, or take over what others did?",
    )
    FOLDER_CROWDED = "folder_crowded", "The folder holds more computers than a person has: {detail}. Nothing was read."
    HAS_FOLDER = "has_folder", "This computer uses the folder {detail} already. Leave it first."
    NO_FOLDER = "no_folder", "This computer uses no folder."
    NO_COMPUTER = "no_computer", "There is no such computer in the folder."
    MAIL_SIGN_IN = "mail_sign_in", "The mail server refuses this name and password."
    NO_MAIL_FOLDER = "no_mail_folder", "The mailbox has no folder {detail}."
    NO_NEWSLETTERS = "no_newsletters", "No newsletters of the last 90 days are in the folder {detail}."
    NO_RESOURCES = "no_resources", "This computer is out of memory or processes ({detail})."
    BUG = "bug", "Something went wrong ({detail}). See the log file for details."


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that went wrong. A `detail` that is text is shown unchanged: a host, path, status or system message."""

    kind: ProblemKind
    detail: Detail | str = ""

    def sentence(self) -> str:
        """Return English text for the command line and the log."""
        detail = self.detail if isinstance(self.detail, str) else self.detail.sentence()
        return fill(self.kind.text, detail=detail)


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
FOLDER_NEEDS_USER = frozenset(
    {
        ProblemKind.NEEDS_PASSPHRASE,
        ProblemKind.PASSPHRASE_CHANGED,
        ProblemKind.PASSPHRASE_GONE,
        ProblemKind.NEWER_FOLDER,
        ProblemKind.FOLDER_CROWDED,
        ProblemKind.UNSENT_CHANGES,
    }
)
"""Problems of a folder of several computers that stay until the user acts; others end when the folder is back."""
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
