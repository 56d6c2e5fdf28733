"""Every preference, once: where it is shown, default, bounds and the words that explain it. In the order of the window."""

from functools import partial

from reader.domain.preference import Form, Page, Preference, Value

__all__ = ["PREFERENCES", "Form", "Page", "Preference", "Value"]

_appearance = partial(Preference, page=Page.GENERAL, section="Appearance")
_start = partial(Preference, page=Page.GENERAL, section="Start and end")
_text = partial(Preference, page=Page.READING, section="Text of articles")
_articles = partial(Preference, page=Page.READING, section="Articles")
_sharing = partial(Preference, page=Page.READING, section="Sharing")
_fetching = partial(Preference, page=Page.FETCHING)
_when = partial(Preference, page=Page.FETCHING, section="When")
_throttling = partial(Preference, page=Page.FETCHING, section="Fewer requests")
_network = partial(Preference, page=Page.FETCHING, section="Network")
_notifications = partial(Preference, page=Page.NOTIFICATIONS)
_learning = partial(Preference, page=Page.PRIVACY, section="What is learned")
_privacy = partial(Preference, page=Page.PRIVACY)
_sites = partial(Preference, page=Page.PRIVACY, section="What sites see")
_storage = partial(Preference, page=Page.STORAGE)
_keys = partial(Preference, page=Page.KEYS)

_SHARES = ("usual", "half", "third")
_SHARE_LABELS = ("As usual", "Fetch half", "Fetch a third")

_GENERAL = (
    _appearance(
        "look.theme",
        default="system",
        label="Theme",
        help="Light, dark, or as the system says.",
        choices=("system", "light", "dark"),
        labels=("As the system says", "Light", "Dark"),
    ),
    _appearance(
        "look.language",
        default="system",
        label="Language",
        help="The language of the window; a change takes effect at the next start.",
        choices=("system", "en", "de"),
        labels=("As the system says", "English", "Deutsch"),
    ),
    _appearance(
        "look.layout",
        default="wide",
        label="Layout",
        help="Three columns side by side, or the list above the article.",
        choices=("wide", "classic"),
        labels=("Three columns", "List above the article"),
    ),
    _appearance(
        "look.density",
        default="comfortable",
        label="Density of the list",
        help="Three lines for an article, or only its title and where it is from.",
        choices=("comfortable", "compact"),
        labels=("Three lines", "Compact"),
    ),
    _appearance(
        "look.interface_size",
        default=13,
        label="Size of the interface",
        help="Size in pixels of the text in lists and menus, from the next start on.",
        minimum=11,
        maximum=15,
        unit="pixels",
    ),
    _appearance(
        "look.counts",
        default=True,
        label="Show counts",
        help="Show in the sidebar how many articles are unread.",
    ),
    _start(
        "desktop.start_at_login",
        default=False,
        label="Start with the computer",
        help="Start hidden when you log in, so that feeds are ready before you look.",
    ),
    _start(
        "desktop.keep_running",
        default=True,
        label="Keep running when closed",
        help="Closing the window hides it; feeds are fetched on.",
    ),
    _start(
        "desktop.tray",
        default=True,
        label="Show in the tray",
        help="An icon in the tray of the desktop says whether there is something to read.",
    ),
)

_READING = (
    _text(
        "reading.text_size",
        default=18,
        label="Text size",
        help="Size of article text in pixels.",
        minimum=12,
        maximum=36,
        unit="pixels",
    ),
    _text(
        "reading.width",
        default=640,
        label="Width of article text",
        help="How wide the column of article text may become, in pixels.",
        minimum=520,
        maximum=900,
        unit="pixels",
        step=20,
    ),
    _text(
        "reading.serif",
        default=True,
        label="Serif reading face",
        help="Use a serif face for articles.",
    ),
    _text(
        "reading.family",
        default="",
        special=Form.TYPEFACE,
        label="Reading face",
        help="A typeface for articles by its name; empty for the best one that is installed.",
    ),
    _articles(
        "reading.mark_read_on_open",
        default=True,
        label="Mark read when opened",
        help="An article counts as read as soon as it is shown.",
    ),
    _articles(
        "reading.merge_copies",
        default=True,
        label="Show an article once",
        help="An article that several feeds bring is listed and counted once; it says which other feeds it is also in.",
    ),
    _sharing(
        "share.services",
        default="",
        special=Form.SERVICES,
        label="Services to share with",
        help="One a line, as “Name: https://example.org/add?url={url}&title={title}&text={text}”. Your browser opens the address; "
        "{text} is what you have selected, or how the article begins.",
    ),
    _sharing(
        "export.starred_feed",
        default="",
        special=Form.FILE,
        label="Starred articles as a feed",
        help="A file that always holds the 100 articles starred last, for other programs to follow; empty for none.",
    ),
)

_FETCHING = (
    _fetching(
        "fetch.budget",
        default=4,
        special=Form.BUDGET,
        label="Requests a day",
        help="How many requests a day may be made on average for each feed you follow.",
        minimum=1,
        maximum=24,
        unit="requests",
    ),
    _when(
        "fetch.automatic",
        default=True,
        label="Fetch by itself",
        help="Retrieve feeds in the background.",
    ),
    _when(
        "fetch.floor_minutes",
        default=30,
        label="Shortest interval",
        help="No feed is refreshed more often than this, however busy it is; when you open the window, 15 minutes are enough.",
        minimum=15,
        maximum=1440,
        unit="minutes",
        stops=(15, 30, 60, 120, 240, 480, 720, 1440),
    ),
    _when(
        "fetch.ceiling_minutes",
        default=1440,
        label="Longest interval",
        help="Every feed is fetched at least this often unless its server forbids it.",
        minimum=60,
        maximum=1440,
        unit="minutes",
        stops=(60, 120, 240, 480, 720, 1440),
    ),
    _when(
        "fetch.max_age_minutes",
        default=1440,
        label="Longest freshness",
        help="A server may say how long its feed stays fresh (max-age) and is not asked before. It is believed for this long at most.",
        minimum=300,
        maximum=44_640,
        unit="minutes",
        stops=(300, 720, 1440, 2880, 10_080, 44_640),
    ),
    _when(
        "fetch.quiet_hours",
        default="",
        special=Form.HOURS,
        label="Quiet hours",
        help="Nothing is fetched by itself in these hours; what you fetch by hand is.",
    ),
    _throttling(
        "fetch.on_metered",
        default="third",
        label="On a metered connection",
        help="How much of the budget is spent where the connection counts every megabyte.",
        choices=_SHARES,
        labels=_SHARE_LABELS,
    ),
    _throttling(
        "fetch.on_low_battery",
        default="third",
        label="When the battery is low",
        help="How much of the budget is spent while the battery runs low.",
        choices=_SHARES,
        labels=_SHARE_LABELS,
    ),
    _network(
        "fetch.proxy",
        default="",
        special=Form.PROXY,
        label="Proxy",
        help="An address such as proxy.example:3128; “none” for a direct way; empty as the system says.",
    ),
    _network(
        "fetch.user_agent",
        default="",
        special=Form.LINE,
        label="User agent",
        help="What the program calls itself to servers; empty for its own name. A feed may have one of its own.",
    ),
    _fetching(
        "fetch.policy",
        default="price-open",
        special=Form.HIDDEN,
        label="Plan",
        help="How the times of retrievals are found: by what is expected of feeds and of you, by timers, or as in the literature.",
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
        label="Tell of new articles",
        help="For feeds that say nothing else themselves or by their folder. Feeds from an imported list stay quiet.",
        choices=("off", "digest", "instant"),
        labels=("Never", "Gathered", "At once"),
    ),
    _notifications(
        "notify.habits",
        default=True,
        label="Only when I usually read",
        help="What comes at other times waits, and is told together.",
    ),
    _notifications(
        "notify.quiet_hours",
        default="22:00-07:00",
        special=Form.HOURS,
        label="Hours without notifications",
        help="Nothing is told in these hours; it waits until they end.",
    ),
)

_PRIVACY = (
    _learning(
        "habits.record",
        default=True,
        label="Learn when I look",
        help=(
            "Keep a local record of when the window is opened and which articles are read for how long, so that feeds are fetched "
            "before you look and For you knows what you like."
        ),
    ),
    _privacy(
        "habits.pause_until",
        default=0,
        special=Form.HIDDEN,
        label="Learning rests until",
        help="Until this time, in seconds since 1970, no look is kept; 0 where learning does not rest.",
        minimum=0,
        maximum=2**40,
    ),
    _sites(
        "reading.pictures",
        default="always",
        label="Pictures",
        help="Whether pictures in articles are loaded from their sites.",
        choices=("always", "never"),
        labels=("Load", "Do not load"),
    ),
    _sites(
        "reading.icons",
        default=True,
        label="Icons of feeds",
        help="Whether the icons of feeds are fetched from their sites, once a month each.",
    ),
)

_STORAGE = (
    _storage(
        "storage.keep_days",
        default=180,
        label="Keep read articles for",
        help="Days after which read articles without a star are removed once their feed has dropped them.",
        minimum=7,
        maximum=3650,
        unit="days",
        stops=(7, 30, 90, 180, 365, 730, 3650),
    ),
    _storage(
        "storage.backups",
        default=True,
        label="Keep copies",
        help="Copy everything once a day, so that it can be brought back.",
    ),
)

_KEYS = (
    _keys(
        "look.keys",
        default="",
        special=Form.HIDDEN,
        label="Keys",
        help="What was changed of the keys, as JSON: names of actions with their keys.",
    ),
)

PREFERENCES: dict[str, Preference] = {
    preference.key: preference for preference in (*_GENERAL, *_READING, *_FETCHING, *_NOTIFICATIONS, *_PRIVACY, *_KEYS, *_STORAGE)
}
