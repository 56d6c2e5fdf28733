"""Every preference, once: where it is shown, default, bounds and the words that explain it. In the order of the window."""

from functools import partial

from reader.domain.preference import Form, Page, Preference, Value

__all__ = ["PREFERENCES", "Form", "Page", "Preference", "Value"]

_appearance = partial(Preference, page=Page.GENERAL, section="Appearance")
_start = partial(Preference, page=Page.GENERAL, section="Start and quit")
_text = partial(Preference, page=Page.READING, section="Article text")
_articles = partial(Preference, page=Page.READING, section="Articles")
_sharing = partial(Preference, page=Page.READING, section="Sharing")
_fetching = partial(Preference, page=Page.FETCHING)
_when = partial(Preference, page=Page.FETCHING, section="Time")
_throttling = partial(Preference, page=Page.FETCHING, section="Save power and data")
_network = partial(Preference, page=Page.FETCHING, section="Network")
_notifications = partial(Preference, page=Page.NOTIFICATIONS)
_learning = partial(Preference, page=Page.PRIVACY, section="Learned data")
_privacy = partial(Preference, page=Page.PRIVACY)
_sites = partial(Preference, page=Page.PRIVACY, section="What websites see")
_storage = partial(Preference, page=Page.STORAGE)
_keys = partial(Preference, page=Page.KEYS)

_SHARES = ("usual", "half", "third")
_SHARE_LABELS = ("Normal", "Half of the requests", "A third of the requests")

_GENERAL = (
    _appearance(
        "look.theme",
        default="system",
        label="Theme",
        help="Light, dark, or the system setting.",
        choices=("system", "light", "dark"),
        labels=("System", "Light", "Dark"),
    ),
    _appearance(
        "look.language",
        default="system",
        label="Language",
        help="Interface language, after restart.",
        choices=("system", "en", "de"),
        labels=("System", "English", "Deutsch"),
    ),
    _appearance(
        "look.layout",
        default="wide",
        label="Layout",
        help="Three columns, or the list above the article.",
        choices=("wide", "classic"),
        labels=("Three columns", "List above the article"),
    ),
    _appearance(
        "look.density",
        default="comfortable",
        label="List density",
        help="Three lines per article, or only the title and feed.",
        choices=("comfortable", "compact"),
        labels=("Three lines", "Compact"),
    ),
    _appearance(
        "look.interface_size",
        default=13,
        label="Interface text size",
        help="Text size in lists and menus in pixels, after restart.",
        minimum=11,
        maximum=15,
        unit="pixels",
    ),
    _appearance(
        "look.counts",
        default=True,
        label="Show counts",
        help="Show the number of unread articles in the sidebar.",
    ),
    _start(
        "desktop.start_at_login",
        default=False,
        label="Start at login",
        help="Start hidden at login; feeds keep refreshing.",
    ),
    _start(
        "desktop.keep_running",
        default=True,
        label="Keep running when closed",
        help="Closing the window hides it; feeds keep refreshing.",
    ),
    _start(
        "desktop.tray",
        default=True,
        label="Show tray icon",
        help="A tray icon shows whether there are unread articles.",
    ),
)

_READING = (
    _text(
        "reading.text_size",
        default=18,
        label="Text size",
        help="Article text size in pixels.",
        minimum=12,
        maximum=36,
        unit="pixels",
    ),
    _text(
        "reading.width",
        default=640,
        label="Width of article text",
        help="Maximum width of article text in pixels.",
        minimum=520,
        maximum=900,
        unit="pixels",
        step=20,
    ),
    _text(
        "reading.serif",
        default=True,
        label="Serif font",
        help="Use a serif font for articles.",
    ),
    _text(
        "reading.family",
        default="",
        special=Form.TYPEFACE,
        label="Article font",
        help="Font for articles. Leave empty for automatic.",
    ),
    _articles(
        "reading.mark_read_on_open",
        default=True,
        label="Mark as read when opened",
        help="Mark an article as read as soon as it is shown.",
    ),
    _articles(
        "reading.merge_copies",
        default=True,
        label="Hide duplicates",
        help="Show an article from several feeds only once, with the names of the other feeds.",
    ),
    _sharing(
        "share.services",
        default="",
        special=Form.SERVICES,
        label="Services to share with",
        help="One per line, as “Name: https://example.org/add?url={url}&title={title}&text={text}”. The address opens in "
        "your browser; {text} is the selected text or the start of the article.",
    ),
    _sharing(
        "export.starred_feed",
        default="",
        special=Form.FILE,
        label="Starred articles as a feed",
        help="A feed file with the 100 most recently starred articles, for other programs. Leave empty for none.",
    ),
)

_FETCHING = (
    _fetching(
        "fetch.budget",
        default=4,
        special=Form.BUDGET,
        label="Requests per day",
        help="Average number of requests a day for each feed.",
        minimum=1,
        maximum=24,
        unit="requests",
    ),
    _when(
        "fetch.automatic",
        default=True,
        label="Refresh automatically",
        help="Refresh feeds in the background.",
    ),
    _when(
        "fetch.floor_minutes",
        default=30,
        label="Shortest interval",
        help="Feeds are never refreshed more often than this, except after 15 minutes when you open the window.",
        minimum=15,
        maximum=1440,
        unit="minutes",
        stops=(15, 30, 60, 120, 240, 480, 720, 1440),
    ),
    _when(
        "fetch.ceiling_minutes",
        default=1440,
        label="Longest interval",
        help="Every feed is refreshed at least this often, unless its server forbids it.",
        minimum=60,
        maximum=1440,
        unit="minutes",
        stops=(60, 120, 240, 480, 720, 1440),
    ),
    _when(
        "fetch.max_age_minutes",
        default=1440,
        label="Longest cache time",
        help="A server may say how long its feed stays fresh (max-age). This is the longest time Beforehand waits.",
        minimum=300,
        maximum=44_640,
        unit="minutes",
        stops=(300, 720, 1440, 2880, 10_080, 44_640),
    ),
    _when(
        "fetch.quiet_hours",
        default="",
        special=Form.HOURS,
        label="Hours without refreshing",
        help="No automatic refreshing during these hours. You can still refresh manually.",
    ),
    _throttling(
        "fetch.on_metered",
        default="third",
        label="On a metered connection",
        help="How much of the budget to use on a metered connection.",
        choices=_SHARES,
        labels=_SHARE_LABELS,
    ),
    _throttling(
        "fetch.on_low_battery",
        default="third",
        label="When the battery is low",
        help="How much of the budget to use while the battery is low.",
        choices=_SHARES,
        labels=_SHARE_LABELS,
    ),
    _network(
        "fetch.proxy",
        default="",
        special=Form.PROXY,
        label="Proxy",
        help="An address such as proxy.example:3128, “none” for a direct connection, or empty to use the system setting.",
    ),
    _network(
        "fetch.user_agent",
        default="",
        special=Form.LINE,
        label="User agent",
        help="User agent sent to servers. Leave empty for the default. Feeds can have their own.",
    ),
    _fetching(
        "fetch.policy",
        default="price-open",
        special=Form.HIDDEN,
        label="Refresh plan",
        help="How refresh times are chosen: from what Beforehand learned, by timers, or by a method from the literature.",
        choices=(
            "uniform",
            "hourly",
            "miniflux",
            "commafeed",
            "data-only",
            "data-only-sqrt",
            "age",
            "user-data",
            "user-data-exact",
            "online",
            "price",
            "price-open",
            "rate",
        ),
    ),
)

_NOTIFICATIONS = (
    _notifications(
        "notify.usual",
        default="digest",
        label="Notifications",
        help="Unless a feed or folder says otherwise. Off for imported feeds.",
        choices=("off", "digest", "instant"),
        labels=("Never", "Digest", "Immediately"),
    ),
    _notifications(
        "notify.habits",
        default=True,
        label="Only when I usually read",
        help="Held back and delivered together.",
    ),
    _notifications(
        "notify.quiet_hours",
        default="22:00-07:00",
        special=Form.HOURS,
        label="Quiet hours",
        help="No notifications during these hours.",
    ),
)

_PRIVACY = (
    _learning(
        "habits.record",
        default=True,
        label="Learn when I read",
        help=(
            "Record on this computer when you open the window and what you read, so that feeds are ready in time and For you "
            "matches your interests."
        ),
    ),
    _privacy(
        "habits.pause_until",
        default=0,
        special=Form.HIDDEN,
        label="Learning paused until",
        help="No visits are recorded until this time, in seconds since 1970; 0 if learning is not paused.",
        minimum=0,
        maximum=2**40,
    ),
    _sites(
        "reading.pictures",
        default="always",
        label="Pictures",
        help="Load pictures in articles from their websites.",
        choices=("always", "never"),
        labels=("Load", "Do not load"),
    ),
    _sites(
        "reading.icons",
        default=True,
        label="Feed icons",
        help="Load feed icons from their websites, once a month each.",
    ),
)

_STORAGE = (
    _storage(
        "storage.keep_days",
        default=180,
        label="Keep read articles for",
        help="Read articles without a star are removed after this time, once their feed no longer has them.",
        minimum=7,
        maximum=3650,
        unit="days",
        stops=(7, 30, 90, 180, 365, 730, 3650),
    ),
    _storage(
        "storage.backups",
        default=True,
        label="Daily backups",
        help="Back up everything once a day.",
    ),
)

_KEYS = (
    _keys(
        "look.keys",
        default="",
        special=Form.HIDDEN,
        label="Keyboard shortcuts",
        help="Changed keyboard shortcuts as JSON: action names with their keys.",
    ),
)

PREFERENCES: dict[str, Preference] = {
    preference.key: preference for preference in (*_GENERAL, *_READING, *_FETCHING, *_NOTIFICATIONS, *_PRIVACY, *_KEYS, *_STORAGE)
}
