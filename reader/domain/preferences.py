"""Every preference once: window, command line, checks and documentation are made from this table."""

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from enum import StrEnum
from functools import partial
from pathlib import PurePosixPath, PureWindowsPath
from typing import Generic, TypeVar, cast, overload
from urllib.parse import urlsplit

from reader.domain import link_templates
from reader.domain.value_classes import dataclass
from reader.domain.visits import hours_of

Value = bool | int | str
V_co = TypeVar("V_co", bound=Value, covariant=True)

LONGEST_LINE = 200
LONGEST_PATH = 1000
FEED_SUFFIXES = (".xml", ".atom")
NO_PROXY = "none"


class Page(StrEnum):
    """Pages of the preferences window; what is ELSEWHERE has its place in another part of the window, or none."""

    GENERAL = "general"
    READING = "reading"
    FETCHING = "fetching"
    NOTIFICATIONS = "notifications"
    KEYS = "keys"
    ADVANCED = "advanced"
    ELSEWHERE = "elsewhere"


PAGES: tuple[Page, ...] = tuple(page for page in Page if page is not Page.ELSEWHERE)
"""The pages of the window."""
FOLDS = ("Refreshing", "Network", "Articles", "Podcasts", "Sharing", "Storage", "Desktop")
"""The sections of the page ADVANCED."""


class Form(StrEnum):
    """Forms in which a preference is shown, and the texts each accepts."""

    SWITCH = "switch"
    NUMBER = "number"
    BUDGET = "budget"
    CHOICE = "choice"
    LINE = "line"
    HOURS = "hours"
    PROXY = "proxy"
    TYPEFACE = "typeface"
    SERVICES = "services"
    WEB_SEARCH = "web_search"
    FILE = "file"
    FOLDER = "folder"
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class Preference(Generic[V_co]):
    """One preference, an attribute of `Preferences`; `minimum` and `maximum` bound integers, `choices` bound strings and `labels`
    name them.

    `section` is one of FOLDS; `beside` is the key of the preference whose row shows this one too; `hint` is what the window says
    below the label, if not the help. `special` is a form that the default's type does not imply; `unit` is what a number counts,
    `step` the change per key press; `stops` are the numbers offered if not any will do. A change of one that `shapes_plan` triggers
    a new plan. `synonyms` are other names for the palette's search, `choice_synonyms` those of its
    choices, separated by commas. One that `is_shared` is the same on all computers that share a folder: reading, appearance and
    shortcuts, but nothing that depends on screen, fonts or files,
    nothing that makes requests, and nothing by which articles go.
    """

    key: str = field(init=False, default="")
    """The attribute's name, with a dot for its first underscore."""
    default: V_co
    page: Page
    label: str
    help: str
    section: str = ""
    beside: str = ""
    hint: str | None = None
    special: Form | None = None
    minimum: int | None = None
    maximum: int | None = None
    unit: str = ""
    step: int = 1
    stops: tuple[int, ...] = ()
    choices: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    synonyms: str = ""
    choice_synonyms: tuple[str, ...] = ()
    shapes_plan: bool = False
    is_shared: bool = False

    def __set_name__(self, owner: type, name: str) -> None:
        object.__setattr__(self, "key", name.replace("_", ".", 1))

    @overload
    def __get__(self, instance: None, owner: object) -> "Preference[V_co]": ...

    @overload
    def __get__(self, instance: "ChosenValues", owner: object) -> V_co: ...

    def __get__(self, instance: "ChosenValues | None", owner: object) -> "Preference[V_co] | V_co":
        # as `value_of`, without the calls: the engine asks at each of its steps
        return self if instance is None else instance.changed.get(self.key, self.default)  # type: ignore[return-value]

    @property
    def form(self) -> Form:
        """Return the form implied by the default's type, unless it is `special`."""
        if self.special is not None:
            return self.special
        if isinstance(self.default, bool):
            return Form.SWITCH
        return Form.NUMBER if isinstance(self.default, int) else Form.CHOICE

    def check(self, value: Value) -> V_co:
        """Return the value within its bounds and normalised; raise ValueError for a wrong type or value."""
        if type(value) is not type(self.default):
            message = f"{self.key} takes {type(self.default).__name__}, not {value!r}"
            raise ValueError(message)
        return cast("V_co", self._checked(value))

    def _checked(self, value: Value) -> Value:
        if isinstance(value, str):
            if self.choices and value not in self.choices:
                message = f"{self.key} is one of {', '.join(self.choices)}, not {value!r}"
                raise ValueError(message)
            return _TEXT_CHECKS.get(self.form, str)(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return min(max(value, self.minimum or 0), self.maximum if self.maximum is not None else value)
        return value


@dataclass(frozen=True, slots=True)
class ChosenValues:
    """Values of preferences that differ from the default, by key."""

    changed: Mapping[str, Value] = field(default_factory=dict)

    def value_of(self, preference: Preference[V_co]) -> V_co:
        return cast("V_co", self.changed.get(preference.key, preference.default))


def _hours(text: str) -> str:
    hours = hours_of(text)
    return "" if hours is None else str(hours)


def _line(text: str) -> str:
    line = text.strip()
    if len(line) > LONGEST_LINE or not (line.isascii() and line.isprintable()):
        message = f"plain letters, digits and signs in one line, at most {LONGEST_LINE}"
        raise ValueError(message)
    return line


def proxy_address(text: str) -> str:
    """Normalise a proxy's address to scheme, host and port. Raises ValueError, also for one with a password."""
    address = text.strip()
    if address.lower() in {"", NO_PROXY}:
        return address.lower()
    parts = urlsplit(address if "://" in address else f"http://{address}")
    port = parts.port
    if parts.scheme not in {"http", "https"}:
        message = f"a proxy must use http or https, not {parts.scheme}"
        raise ValueError(message)
    if parts.username is not None or parts.password is not None:
        message = "a proxy with user name and password is not supported"
        raise ValueError(message)
    if not parts.hostname or not port or parts.path.strip("/") or parts.query or parts.fragment or re.search(r"[\s\\]", address):
        message = "a proxy must look like host:port"
        raise ValueError(message)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}:{port}"


def _feed_file(text: str) -> str:
    """Return the absolute path of a file that will be overwritten; other file types are refused."""
    path = text.strip()
    is_whole = PurePosixPath(path).is_absolute() or PureWindowsPath(path).is_absolute()
    if path and not (is_whole and path.lower().endswith(FEED_SUFFIXES) and path.isprintable() and len(path) <= LONGEST_PATH):
        message = f"a full path that ends in {' or '.join(FEED_SUFFIXES)}"
        raise ValueError(message)
    return path


def _folder(text: str) -> str:
    path = text.strip()
    is_whole = PurePosixPath(path).is_absolute() or PureWindowsPath(path).is_absolute()
    if path and not (is_whole and path.isprintable() and len(path) <= LONGEST_PATH):
        message = "a full path of a folder"
        raise ValueError(message)
    return path


_TEXT_CHECKS: Mapping[Form, Callable[[str], str]] = {
    Form.HOURS: _hours,
    Form.LINE: _line,
    Form.PROXY: proxy_address,
    Form.SERVICES: link_templates.normalized_service,
    Form.WEB_SEARCH: link_templates.normalized_search,
    Form.FILE: _feed_file,
    Form.FOLDER: _folder,
}


POLICY_NAMES = (
    "uniform",
    "hourly",
    "miniflux",
    "commafeed",
    "data-only",
    "data-only-sqrt",
    "allocation",
    "age",
    "user-data",
    "user-data-sqrt",
    "user-data-exact",
    "user-data-greedy",
    "random",
    "online",
    "online-single",
    "2steps",
    "price",
    "price-open",
    "rate",
)
"""Policy names as used by `replay` and `lab`; never translated."""

_fetching = partial(Preference, page=Page.FETCHING, shapes_plan=True)
_intervals = partial(Preference, page=Page.ADVANCED, section="Refreshing", shapes_plan=True)
_refreshing = partial(Preference, page=Page.ADVANCED, section="Refreshing")
_network = partial(Preference, page=Page.ADVANCED, section="Network")
_notifications = partial(Preference, page=Page.NOTIFICATIONS)
_plan = partial(Preference, page=Page.ELSEWHERE, shapes_plan=True)

_SHARES = ("usual", "half", "third")
_SHARE_LABELS = ("Normal", "Half of the requests", "A third of the requests")


class BackgroundPreferences(ChosenValues):
    __slots__ = ()

    fetch_budget = _fetching(
        default=4,
        special=Form.BUDGET,
        label="Requests per day",
        help="Average number of requests a day for each feed.",
        minimum=1,
        maximum=24,
        unit="requests",
        synonyms="budget, limit, traffic, how often",
    )
    fetch_automatic = _fetching(
        default=True,
        label="Refresh automatically",
        help="Refresh feeds in the background.",
        hint="",
        synonyms="refresh automatically, update, background, offline",
    )
    fetch_floor_minutes = _intervals(
        default=30,
        label="Shortest interval",
        help="Feeds are never refreshed more often than this, except after 15 minutes when you open the window.",
        minimum=15,
        maximum=1440,
        unit="minutes",
        stops=(15, 30, 60, 120, 240, 480, 720, 1440),
        synonyms="how often, refresh every, minimum",
    )
    fetch_ceiling_minutes = _intervals(
        default=1440,
        label="Longest interval",
        help="Every feed is refreshed at least this often, unless its server forbids it.",
        minimum=60,
        maximum=1440,
        unit="minutes",
        stops=(60, 120, 240, 480, 720, 1440),
        synonyms="how often, refresh every, maximum",
    )
    fetch_max_age_minutes = _intervals(
        default=1440,
        label="Longest cache time",
        help="A server may say how long its feed stays fresh (max-age). This is the longest time Beforehand waits.",
        minimum=300,
        maximum=44_640,
        unit="minutes",
        stops=(300, 720, 1440, 2880, 10_080, 44_640),
        synonyms="cache, max-age, expires, maximum",
    )
    fetch_quiet_hours = _intervals(
        default="",
        special=Form.HOURS,
        label="Hours without refreshing",
        help="No automatic refreshing during these hours. You can still refresh manually.",
        synonyms="at night, sleep, do not refresh",
    )
    fetch_on_metered = _fetching(
        default="third",
        label="On a metered connection",
        help="How much of the budget to use on a metered connection.",
        choices=_SHARES,
        labels=_SHARE_LABELS,
        synonyms="mobile data, hotspot, save data",
    )
    fetch_on_low_battery = _fetching(
        beside="fetch.on_metered",
        default="third",
        label="When the battery is low",
        help="How much of the budget to use while the battery is low.",
        choices=_SHARES,
        labels=_SHARE_LABELS,
        synonyms="power, laptop, energy",
    )
    fetch_proxy = _network(
        default="",
        special=Form.PROXY,
        label="Proxy",
        help="An address such as proxy.example:3128, “none” for a direct connection, or empty to use the system setting.",
        synonyms="VPN, tor, connection",
        shapes_plan=True,
    )
    fetch_user_agent = _network(
        default="",
        special=Form.LINE,
        label="User agent",
        help="User agent sent to servers. Leave empty for the default. Feeds can have their own.",
        synonyms="browser name, identity",
        shapes_plan=True,
    )
    fetch_policy = _plan(
        default="price-open",
        label="Refresh plan",
        help="How refresh times are chosen: by what was learned, by timers, or by methods from the literature. Help compares them.",
        choices=POLICY_NAMES,
        labels=POLICY_NAMES,
        synonyms="policy, schedule, algorithm, Sia, timer",
    )
    notify_usual = _notifications(
        default="digest",
        label="Notifications",
        help="Unless a feed or folder says otherwise. Off for imported feeds.",
        choices=("off", "digest", "instant"),
        labels=("Never", "Digest", "Immediately"),
        synonyms="notifications, alerts, popups",
    )
    notify_sound = _notifications(
        default=False,
        label="Play a sound",
        help="Unless a feed, folder or rule says otherwise. Messages in the tray sound as your system says.",
        hint="",
        synonyms="silent, mute, ring, bell",
    )
    notify_habits = _notifications(
        beside="notify.usual",
        default=True,
        label="Only when I usually visit",
        help="Held back and delivered together.",
        synonyms="digest, timing of notifications, when I usually read",
    )
    notify_quiet_hours = _notifications(
        default="22:00-07:00",
        special=Form.HOURS,
        label="Quiet hours",
        help="No notifications during these hours.",
        synonyms="do not disturb, night",
    )
    computers_answers = _refreshing(
        default=True,
        label="Share refreshes between computers",
        help=(
            "Tell your computers that share a folder what servers answered, so that what one of them found unchanged is not "
            "requested again by the others."
        ),
        synonyms="folder, sync, requests, spare",
    )
    computers_visits = _refreshing(
        default=False,
        label="Share visits between computers",
        help=(
            "Tell your computers that share a folder when you open the window, so that feeds are ready on each of them. Times only, "
            "no feeds or articles. Erasing learned data erases them everywhere."
        ),
        synonyms="folder, sync, habits, privacy",
    )
    habits_record = _fetching(
        default=True,
        label="Learn when I read",
        help=(
            "Record on this computer when you open the window, what you read and which sites you open links to, so that feeds are "
            "ready in time and For you matches your interests."
        ),
        hint="Stays on this computer: when you visit, what you read.",
        synonyms="privacy, tracking, personalise, personalize",
    )
    habits_presence = _fetching(
        default=True,
        label="Notice when I come back",
        help=(
            "Record on this computer when you are at it, and refresh what you probably read next as soon as you come back. "
            "Requests right after you unlock tell servers when you come; none are sent with this off. What is stored stays until "
            "you erase it."
        ),
        hint="Refresh immediately after you unlock. Servers can then tell when you return.",
        synonyms="privacy, tracking, unlock, wake, idle, presence",
    )
    habits_pause_until = _plan(
        default=0,
        special=Form.HIDDEN,
        label="Learning paused until",
        help="Nothing about you is recorded until this time, in seconds since 1970; 0 if learning is not paused.",
        minimum=0,
        maximum=2**40,
    )
    reading_icons = _network(
        default=True,
        label="Feed icons",
        help="Load feed icons from their websites, once a month each.",
        synonyms="favicons, logos",
    )
    fetch_full_texts = _network(
        default=True,
        label="Full texts in advance",
        help=(
            "Load the full text of new articles in feeds whose articles you usually open in full, so that it is there when you "
            "visit. Never on a metered connection or a low battery."
        ),
        synonyms="offline, prefetch, preload, whole article",
    )


__all__ = ["PREFERENCES", "Form", "Page", "Preference", "Preferences", "Value"]

_general = partial(Preference, page=Page.GENERAL)
_reading = partial(Preference, page=Page.READING)
_articles = partial(Preference, page=Page.ADVANCED, section="Articles")
_podcasts = partial(Preference, page=Page.ADVANCED, section="Podcasts")
_sharing = partial(Preference, page=Page.ADVANCED, section="Sharing")
_storage = partial(Preference, page=Page.ADVANCED, section="Storage")
_desktop = partial(Preference, page=Page.ADVANCED, section="Desktop")
_keys = partial(Preference, page=Page.KEYS)
_elsewhere = partial(Preference, page=Page.ELSEWHERE)


@dataclass(frozen=True, slots=True)
class Preferences(BackgroundPreferences):
    """The user's preferences. `preferences.look_theme` is the value in force, `Preferences.look_theme` describes it, and
    "look.theme" is its key. `changed` holds the values that differ from the default.
    """

    look_theme = _general(
        default="system",
        label="Theme",
        help="Light, dark, or the system setting.",
        hint="",
        choices=("system", "light", "dark"),
        labels=("System", "Light", "Dark"),
        synonyms="night mode, day mode, colours, colors, appearance, skin",
        choice_synonyms=(
            "automatic, auto mode, default colours",
            "light, day, light mode, day mode, white, bright",
            "dark, night, dark mode, night mode, black",
        ),
        is_shared=True,
    )
    look_language = _general(
        default="system",
        label="Language",
        help="Interface language, after restart.",
        hint="After restart.",
        choices=("system", "en", "de", "es", "fr", "ja", "zh_CN", "it", "pt_BR", "pl", "nl"),
        labels=(
            "System",
            "English",
            "Deutsch",
            "Español",
            "Français",
            "日本語",
            "简体中文",
            "Italiano (draft)",
            "Português (draft)",
            "Polski (draft)",
            "Nederlands (draft)",
        ),
        synonyms="English, German, French, Spanish, Japanese, Chinese, translation, locale",
    )
    look_interface_size = _general(
        default=13,
        label="Interface text size",
        help="Text size in lists and menus in pixels, after restart.",
        hint="Lists and menus, after restart.",
        minimum=11,
        maximum=15,
        unit="pixels",
        synonyms="font size, scale, zoom, bigger",
    )
    look_opening = _general(
        default="new_first",
        label="When the window opens",
        help="Show the new articles first, or the list where you left off. The key for new articles goes from one to the other.",
        hint="Press . to jump between the new articles and where you left off.",
        choices=("new_first", "left_off"),
        labels=("Show new articles first", "Show where I left off"),
        synonyms="start, launch, new articles, position, last article",
        is_shared=True,
    )
    desktop_start_at_login = _general(
        default=False,
        label="Start at login",
        help="Start hidden at login; feeds keep refreshing.",
        hint="Starts hidden; feeds keep refreshing.",
        synonyms="autostart, login, boot, launch",
    )
    desktop_keep_running = _general(
        default=True,
        label="Keep running when closed",
        help="Closing the window hides it; feeds keep refreshing.",
        synonyms="background, minimize, close to tray",
    )
    storage_backups = _general(
        default=True,
        label="Daily backups",
        help="Back up everything once a day.",
        synonyms="backup, copies, restore",
    )

    reading_text_size = _reading(
        default=18,
        label="Text size",
        help="Article text size in pixels.",
        hint="Also Ctrl+Plus and Ctrl+Minus while you read.",
        minimum=12,
        maximum=36,
        unit="pixels",
        synonyms="font size, zoom",
    )
    reading_family = _reading(
        default="",
        special=Form.TYPEFACE,
        label="Article font",
        help="Font for article text and titles.",
        synonyms="font, typeface",
    )
    reading_serif = _reading(
        beside="reading.family",
        default=True,
        label="Serif font",
        help="Use a serif font for articles.",
        synonyms="font, typeface",
        is_shared=True,
    )
    reading_article_theme = _reading(
        default="standard",
        label="Article theme",
        help="Background and text of articles, in light and dark.",
        choices=("standard", "paper", "contrast"),
        labels=("Standard", "Paper", "High contrast"),
        synonyms="sepia, reading theme, page colour, background",
        choice_synonyms=("default, white", "sepia, warm, cream", "accessibility, black and white, strong"),
        hint="",
        is_shared=True,
    )
    look_layout = _reading(
        default="wide",
        label="Layout",
        help="Three columns, or the list above the article.",
        choices=("wide", "classic"),
        labels=("Columns", "List above"),
        choice_synonyms=("columns, vertical, side by side, three panes", "classic, horizontal, mail view"),
        hint="",
    )
    look_density = _reading(
        default="comfortable",
        label="List density",
        help="Three lines per article, or only the title and feed.",
        choices=("comfortable", "compact"),
        labels=("Three lines", "Compact"),
        synonyms="compact, comfortable, row height",
        choice_synonyms=("comfortable, cosy, large rows, with preview", "compact, dense, small rows, titles only"),
        hint="",
        is_shared=True,
    )
    reading_mark_read = _reading(
        default="opened",
        label="Mark articles as read",
        help="Scrolled past means: it was in sight, and you scrolled on. Undo takes back everything you scrolled past.",
        choices=("opened", "later", "passed", "manual"),
        labels=("When opened", "Some seconds later", "When opened or scrolled past", "Manually"),
        synonyms="automatically read, mark on scroll",
        choice_synonyms=("at once, immediately", "delay, wait", "mark as read on scroll, scrolling", "by hand, never"),
        hint="Or after some seconds, when scrolled past, or manually.",
        is_shared=True,
    )
    reading_mark_read_seconds = _reading(
        beside="reading.mark_read",
        default=5,
        label="Seconds until read",
        help="How long an article has to be open, if it is marked as read some seconds later.",
        minimum=1,
        maximum=60,
        unit="seconds",
        synonyms="delay",
        is_shared=True,
    )
    reading_pictures = _reading(
        default="always",
        label="Pictures",
        help="Load pictures from their websites, in articles and lists.",
        choices=("always", "never"),
        labels=("Load", "Do not load"),
        synonyms="images, tracking, block images",
    )
    reading_thumbnails = _reading(
        beside="reading.pictures",
        default="list",
        label="Pictures in lists",
        help="When to load the picture beside an article in a list. Websites only see requests for pictures in view.",
        choices=("list", "opened", "never"),
        labels=("With the list", "When opened", "Never"),
        synonyms="thumbnails, previews, images, cards",
    )

    reading_briefing = _articles(
        default=True,
        label="Prepare a briefing",
        help="Before you usually read, choose up to seven stories of what is new, with their texts and pictures.",
        synonyms="briefing, digest, summary, today",
        is_shared=True,
    )
    reading_merge_copies = _articles(
        default=True,
        label="Hide duplicates",
        help="Show an article from several feeds only once, with the names of the other feeds.",
        synonyms="duplicates, deduplicate",
    )
    reading_stories = _articles(
        default=False,
        label="Group reports of one story",
        help="Show articles of different sites that report the same as one row in lists of several feeds, and name the others at the article.",
        synonyms="stories, clusters, related, similar, other reports, topics",
        is_shared=True,
    )
    reading_versions = _articles(
        default=True,
        label="Keep earlier versions of articles",
        help="When a publisher edits an article, show what was added and removed.",
        synonyms="changes, edits, revisions, history, diff, corrections",
        is_shared=True,
    )
    reading_width = _articles(
        default=640,
        label="Width of article text",
        help="Maximum width of article text in pixels.",
        minimum=520,
        maximum=900,
        unit="pixels",
        step=20,
        synonyms="line length, column, margins",
    )
    reading_style_sheet = _articles(
        default=True,
        label="Use article.css",
        help="Your own style sheet for articles: the file article.css in the profile folder. Read again when it changes.",
        synonyms="style sheet, css, custom style, user style",
    )
    reading_swipe_right = _articles(
        default="read",
        label="Swipe right",
        help="What two fingers to the right on a touchpad do to an article in the list.",
        choices=("off", "read", "starred", "later"),
        labels=("Nothing", "Mark as read or unread", "Star", "Read later"),
        synonyms="touchpad gesture, two fingers",
        is_shared=True,
    )
    reading_swipe_left = _articles(
        default="starred",
        label="Swipe left",
        help="What two fingers to the left on a touchpad do to an article in the list.",
        choices=("off", "read", "starred", "later"),
        labels=("Nothing", "Mark as read or unread", "Star", "Read later"),
        synonyms="touchpad gesture, two fingers",
        is_shared=True,
    )
    podcasts_folder = _podcasts(
        default="",
        special=Form.FOLDER,
        label="Folder for downloads",
        help="Where episodes are saved. Leave empty for Podcasts in your music folder.",
        synonyms="podcast, episode, download folder, music",
    )
    podcasts_next = _podcasts(
        default=True,
        label="Play the next episode",
        help="At the end of an episode, play the next one in Read later.",
        synonyms="podcast, queue, autoplay, continue",
        is_shared=True,
    )
    aloud_next = _podcasts(
        default=False,
        label="Read on aloud",
        help="At the end of an article that was read aloud, read the next one in the list. Articles heard to their end are marked as "
        "read.",
        synonyms="text to speech, TTS, listen, voice, continue",
        is_shared=True,
    )
    share_services = _sharing(
        default="",
        special=Form.SERVICES,
        label="Send to",
        help="One place per line. “Name: /folder” saves Markdown with pictures. “Name: https://example.org/add?url={url}” opens an "
        "address, which may also contain {title} and {text} (the selected text or the start of the article). A ★ after the name of a "
        "folder or server sends each article you star.",
        synonyms="share, Pocket, Instapaper, Mastodon, read-it-later, wallabag, Obsidian, Logseq, Zotero, Markdown, Miniflux, notes",
    )
    share_programs = _elsewhere(
        default="",
        special=Form.HIDDEN,
        label="Programs opened without asking",
        help="Schemes of other programs that “Send to” opens without asking again.",
        synonyms="",
    )
    share_web_search = _sharing(
        default="",
        special=Form.WEB_SEARCH,
        label="Web search",
        help="An https address with {query}, such as https://search.example/?q={query}. Adds a web search to the menu of selected "
        "text; it opens in your browser. Leave empty for none.",
        synonyms="search engine, search the web, look up",
    )
    share_save_unasked = _sharing(
        default=False,
        label="Save pages from the browser without asking",
        help="For the bookmark in your browser that saves a page to Read later. Any web page can open such a link; unless this is on, "
        "you are asked each time.",
        synonyms="bookmarklet, browser, save page, read later, ask",
    )
    export_starred_feed = _sharing(
        default="",
        special=Form.FILE,
        label="Starred articles as a feed",
        help="A feed file with the 100 most recently starred articles, for other programs. Leave empty for none.",
        synonyms="publish, RSS of starred",
    )
    export_briefings = _sharing(
        default="",
        special=Form.FOLDER,
        label="Folder for briefings",
        help="Each briefing is saved here as an e-book (EPUB), for an e-reader to pick up. The last seven are kept. Leave empty for none.",
        synonyms="e-reader, e-book, EPUB, Kobo, Kindle, Syncthing",
    )
    storage_keep_days = _storage(
        default=180,
        label="Keep read articles for",
        help="Read articles without a star are removed after this time, once their feed no longer has them.",
        minimum=7,
        maximum=3650,
        unit="days",
        stops=(7, 30, 90, 180, 365, 730, 3650),
        synonyms="retention, delete old, clean up",
    )
    desktop_tray = _desktop(
        default=True,
        label="Show tray icon",
        help="A tray icon shows whether there are unread articles.",
        synonyms="notification area, status icon",
    )

    look_keys = _keys(
        default="",
        special=Form.HIDDEN,
        label="Keyboard shortcuts",
        help="Changed keyboard shortcuts as JSON: action names with their keys.",
        is_shared=True,
    )

    look_counts = _elsewhere(
        default=True,
        label="Show counts",
        help="Show the number of unread articles in the sidebar.",
        synonyms="badges, numbers, unread counts",
        is_shared=True,
    )
    look_sidebar_order = _elsewhere(
        default="hand",
        label="Sort feeds",
        help="Order of folders and feeds in the sidebar.",
        choices=("hand", "name", "unread", "priority"),
        labels=("Manually", "By name", "By unread", "By priority"),
        synonyms="sidebar order, arrange, alphabetical",
        choice_synonyms=("custom order, drag and drop", "alphabetical, A to Z", "most unread first", "important first"),
        is_shared=True,
    )
    look_hide_read = _elsewhere(
        default=False,
        label="Hide read feeds",
        help="Leave feeds and folders without unread articles out of the sidebar.",
        synonyms="only unread feeds, hide empty folders",
        is_shared=True,
    )
    podcasts_speed = _elsewhere(
        default=100,
        label="Playback speed",
        help="Speed of episodes in percent. The speed button of the player changes it too.",
        minimum=50,
        maximum=300,
        unit="percent",
        stops=(80, 100, 110, 120, 130, 150, 170, 200, 250),
        synonyms="podcast, episode, faster, slower",
        is_shared=True,
    )
    aloud_speed = _elsewhere(
        default=100,
        label="Reading speed",
        help="Speed of reading aloud in percent of the system's. The speed button of the player changes it too.",
        minimum=50,
        maximum=300,
        unit="percent",
        stops=(80, 100, 110, 120, 130, 150, 170, 200, 250),
        synonyms="text to speech, TTS, faster, slower",
        is_shared=True,
    )
    aloud_voices = _elsewhere(
        default="",
        special=Form.HIDDEN,
        label="Voices",
        help="Voices for reading aloud as JSON: languages with the voice chosen in the player.",
        synonyms="text to speech, TTS",
    )

    def by_key(self) -> dict[str, Value]:
        return {key: self.value_of(preference) for key, preference in PREFERENCES.items()}

    def with_value(self, key: str, value: Value) -> "Preferences":
        """Return a copy with one value changed; raises ValueError for a wrong type or value, KeyError for an unknown key."""
        others = {other: chosen for other, chosen in self.changed.items() if other != key}
        checked = PREFERENCES[key].check(value)
        return Preferences(others if checked == PREFERENCES[key].default else others | {key: checked})


_TABLES = (Preferences, BackgroundPreferences)
_ROWS: list[Preference[Value]] = [row for table in _TABLES for row in vars(table).values() if isinstance(row, Preference)]


def _place(row: Preference[Value]) -> tuple[int, int]:
    return list(Page).index(row.page), FOLDS.index(row.section) if row.section else -1


PREFERENCES: Mapping[str, Preference[Value]] = {row.key: row for row in sorted(_ROWS, key=_place)}
"""Preferences in the order of the window."""


USUAL = "usual"
SHARES: Mapping[str, float] = {USUAL: 1.0, "half": 1 / 2, "third": 1 / 3}


@dataclass(frozen=True, slots=True)
class Throttling:
    """A key of SHARES as `share`; unless it is the usual one, `by_battery` and `by_metered` say why."""

    share: str = USUAL
    by_battery: bool = False
    by_metered: bool = False


NO_THROTTLING = Throttling()


def throttling(preferences: Preferences, *, is_battery_low: bool, is_metered: bool) -> Throttling:
    """Return the throttling that the preferences ask for under these conditions, the smaller share if both apply."""
    battery = preferences.fetch_on_low_battery if is_battery_low else USUAL
    metered = preferences.fetch_on_metered if is_metered else USUAL
    share = min(battery, metered, key=SHARES.__getitem__)
    if share == USUAL:
        return NO_THROTTLING
    return Throttling(share, by_battery=battery == share, by_metered=metered == share)
