"""Preferences about requests, notifications and learning; `preferences.py` has the others and the whole table."""

from functools import partial

from reader.domain.preference import ChosenValues, Form, Page, Preference

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
_when = partial(Preference, page=Page.FETCHING, section="Time", shapes_plan=True)
_throttling = partial(Preference, page=Page.FETCHING, section="Save power and data", shapes_plan=True)
_network = partial(Preference, page=Page.FETCHING, section="Network", shapes_plan=True)
_notifications = partial(Preference, page=Page.NOTIFICATIONS)
_learning = partial(Preference, page=Page.PRIVACY, section="Learned data", shapes_plan=True)
_pause = partial(Preference, page=Page.PRIVACY, shapes_plan=True)
_sites = partial(Preference, page=Page.PRIVACY, section="What websites see")

_SHARES = ("usual", "half", "third")
_SHARE_LABELS = ("Normal", "Half of the requests", "A third of the requests")


class BackgroundPreferences(ChosenValues):
    __slots__ = ()

    fetch_budget = _fetching(
        "fetch.budget",
        default=4,
        special=Form.BUDGET,
        label="Requests per day",
        help="Average number of requests a day for each feed.",
        minimum=1,
        maximum=24,
        unit="requests",
        synonyms="budget, limit, traffic, how often",
    )
    fetch_automatic = _when(
        "fetch.automatic",
        default=True,
        label="Refresh automatically",
        help="Refresh feeds in the background.",
        synonyms="refresh automatically, update, background, offline",
    )
    fetch_floor_minutes = _when(
        "fetch.floor_minutes",
        default=30,
        label="Shortest interval",
        help="Feeds are never refreshed more often than this, except after 15 minutes when you open the window.",
        minimum=15,
        maximum=1440,
        unit="minutes",
        stops=(15, 30, 60, 120, 240, 480, 720, 1440),
        synonyms="how often, refresh every, minimum",
    )
    fetch_ceiling_minutes = _when(
        "fetch.ceiling_minutes",
        default=1440,
        label="Longest interval",
        help="Every feed is refreshed at least this often, unless its server forbids it.",
        minimum=60,
        maximum=1440,
        unit="minutes",
        stops=(60, 120, 240, 480, 720, 1440),
        synonyms="how often, refresh every, maximum",
    )
    fetch_max_age_minutes = _when(
        "fetch.max_age_minutes",
        default=1440,
        label="Longest cache time",
        help="A server may say how long its feed stays fresh (max-age). This is the longest time Beforehand waits.",
        minimum=300,
        maximum=44_640,
        unit="minutes",
        stops=(300, 720, 1440, 2880, 10_080, 44_640),
        synonyms="cache, max-age, expires, maximum",
    )
    fetch_quiet_hours = _when(
        "fetch.quiet_hours",
        default="",
        special=Form.HOURS,
        label="Hours without refreshing",
        help="No automatic refreshing during these hours. You can still refresh manually.",
        synonyms="at night, sleep, do not refresh",
    )
    fetch_on_metered = _throttling(
        "fetch.on_metered",
        default="third",
        label="On a metered connection",
        help="How much of the budget to use on a metered connection.",
        choices=_SHARES,
        labels=_SHARE_LABELS,
        synonyms="mobile data, hotspot, save data",
    )
    fetch_on_low_battery = _throttling(
        "fetch.on_low_battery",
        default="third",
        label="When the battery is low",
        help="How much of the budget to use while the battery is low.",
        choices=_SHARES,
        labels=_SHARE_LABELS,
        synonyms="power, laptop, energy",
    )
    fetch_proxy = _network(
        "fetch.proxy",
        default="",
        special=Form.PROXY,
        label="Proxy",
        help="An address such as proxy.example:3128, “none” for a direct connection, or empty to use the system setting.",
        synonyms="VPN, tor, connection",
    )
    fetch_user_agent = _network(
        "fetch.user_agent",
        default="",
        special=Form.LINE,
        label="User agent",
        help="User agent sent to servers. Leave empty for the default. Feeds can have their own.",
        synonyms="browser name, identity",
    )
    fetch_policy = _fetching(
        "fetch.policy",
        default="price-open",
        section="Advanced",
        label="Refresh plan",
        help="How refresh times are chosen: by what was learned, by timers, or by methods from the literature. Help compares them.",
        choices=POLICY_NAMES,
        labels=POLICY_NAMES,
        synonyms="policy, schedule, algorithm, Sia, timer",
    )
    notify_usual = _notifications(
        "notify.usual",
        default="digest",
        label="Notifications",
        help="Unless a feed or folder says otherwise. Off for imported feeds.",
        choices=("off", "digest", "instant"),
        labels=("Never", "Digest", "Immediately"),
        synonyms="notifications, alerts, popups",
    )
    notify_sound = _notifications(
        "notify.sound",
        default=False,
        label="Play a sound",
        help="Unless a feed, folder or rule says otherwise. Messages in the tray sound as your system says.",
        synonyms="silent, mute, ring, bell",
    )
    notify_habits = _notifications(
        "notify.habits",
        default=True,
        label="Only when I usually visit",
        help="Held back and delivered together.",
        synonyms="digest, timing of notifications, when I usually read",
    )
    notify_quiet_hours = _notifications(
        "notify.quiet_hours",
        default="22:00-07:00",
        special=Form.HOURS,
        label="Quiet hours",
        help="No notifications during these hours.",
        synonyms="do not disturb, night",
    )
    habits_record = _learning(
        "habits.record",
        default=True,
        label="Learn when I read",
        help=(
            "Record on this computer when you open the window, what you read and which sites you open links to, so that feeds are "
            "ready in time and For you matches your interests."
        ),
        synonyms="privacy, tracking, personalise, personalize",
    )
    habits_presence = _learning(
        "habits.presence",
        default=True,
        label="Notice when I come back",
        help=(
            "Record on this computer when you are at it, and refresh what you probably read next as soon as you come back. "
            "Requests right after you unlock tell servers when you come; none are sent with this off. What is stored stays until "
            "you erase it."
        ),
        synonyms="privacy, tracking, unlock, wake, idle, presence",
    )
    habits_pause_until = _pause(
        "habits.pause_until",
        default=0,
        special=Form.HIDDEN,
        label="Learning paused until",
        help="Nothing about you is recorded until this time, in seconds since 1970; 0 if learning is not paused.",
        minimum=0,
        maximum=2**40,
    )
    reading_pictures = _sites(
        "reading.pictures",
        default="always",
        label="Pictures",
        help="Load pictures from their websites, in articles and lists.",
        choices=("always", "never"),
        labels=("Load", "Do not load"),
        synonyms="images, tracking, block images",
    )
    reading_thumbnails = _sites(
        "reading.thumbnails",
        default="list",
        label="Pictures in lists",
        help="When to load the picture beside an article in a list. Websites only see requests for pictures in view.",
        choices=("list", "opened", "never"),
        labels=("With the list", "When opened", "Never"),
        synonyms="thumbnails, previews, images, cards",
    )
    reading_icons = _sites(
        "reading.icons",
        default=True,
        label="Feed icons",
        help="Load feed icons from their websites, once a month each.",
        synonyms="favicons, logos",
    )
