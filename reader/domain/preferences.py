"""Table of all preferences (key, page, default, bounds, texts), and the user's choices as a typed value."""

from collections.abc import Mapping
from functools import partial

from reader.domain.background_preferences import BackgroundPreferences
from reader.domain.preference import Form, Page, Preference, Value
from reader.domain.value_classes import dataclass

__all__ = ["PREFERENCES", "Form", "Page", "Preference", "Preferences", "Value"]

_appearance = partial(Preference, page=Page.GENERAL, section="Appearance")
_start = partial(Preference, page=Page.GENERAL, section="Start and quit")
_text = partial(Preference, page=Page.READING, section="Article text")
_articles = partial(Preference, page=Page.READING, section="Articles")
_podcasts = partial(Preference, page=Page.READING, section="Podcasts")
_sharing = partial(Preference, page=Page.READING, section="Sharing")
_storage = partial(Preference, page=Page.STORAGE)
_keys = partial(Preference, page=Page.KEYS)


@dataclass(frozen=True, slots=True)
class Preferences(BackgroundPreferences):
    """The user's preferences.

    `preferences.look_theme` is the value in force, `Preferences.look_theme` describes it. Attributes are named as their keys.
    `changed` holds the values that differ from the default.
    """

    look_theme = _appearance(
        "look.theme",
        default="system",
        label="Theme",
        help="Light, dark, or the system setting.",
        choices=("system", "light", "dark"),
        labels=("System", "Light", "Dark"),
        synonyms="night mode, day mode, colours, colors, appearance, skin",
        choice_synonyms=(
            "automatic, auto mode, default colours",
            "light, day, light mode, day mode, white, bright",
            "dark, night, dark mode, night mode, black",
        ),
    )
    look_language = _appearance(
        "look.language",
        default="system",
        label="Language",
        help="Interface language, after restart.",
        choices=("system", "en", "de", "es", "fr", "ja", "zh_CN"),
        labels=("System", "English", "Deutsch", "Español", "Français", "日本語", "简体中文"),
        synonyms="English, German, French, Spanish, Japanese, Chinese, translation, locale",
    )
    look_layout = _appearance(
        "look.layout",
        default="wide",
        label="Layout",
        help="Three columns, or the list above the article.",
        choices=("wide", "classic"),
        labels=("Three columns", "List above the article"),
        choice_synonyms=("columns, vertical, side by side, three panes", "classic, horizontal, mail view"),
    )
    look_density = _appearance(
        "look.density",
        default="comfortable",
        label="List density",
        help="Three lines per article, or only the title and feed.",
        choices=("comfortable", "compact"),
        labels=("Three lines", "Compact"),
        synonyms="compact, comfortable, row height",
        choice_synonyms=("comfortable, cosy, large rows, with preview", "compact, dense, small rows, titles only"),
    )
    look_interface_size = _appearance(
        "look.interface_size",
        default=13,
        label="Interface text size",
        help="Text size in lists and menus in pixels, after restart.",
        minimum=11,
        maximum=15,
        unit="pixels",
        synonyms="font size, scale, zoom, bigger",
    )
    look_counts = _appearance(
        "look.counts",
        default=True,
        label="Show counts",
        help="Show the number of unread articles in the sidebar.",
        synonyms="badges, numbers, unread counts",
    )
    look_sidebar_order = _appearance(
        "look.sidebar_order",
        default="hand",
        label="Sort feeds",
        help="Order of folders and feeds in the sidebar.",
        choices=("hand", "name", "unread", "priority"),
        labels=("Manually", "By name", "By unread", "By priority"),
        synonyms="sidebar order, arrange, alphabetical",
        choice_synonyms=("custom order, drag and drop", "alphabetical, A to Z", "most unread first", "important first"),
    )
    look_hide_read = _appearance(
        "look.hide_read",
        default=False,
        label="Hide read feeds",
        help="Leave feeds and folders without unread articles out of the sidebar.",
        synonyms="only unread feeds, hide empty folders",
    )
    desktop_start_at_login = _start(
        "desktop.start_at_login",
        default=False,
        label="Start at login",
        help="Start hidden at login; feeds keep refreshing.",
        synonyms="autostart, login, boot, launch",
    )
    desktop_keep_running = _start(
        "desktop.keep_running",
        default=True,
        label="Keep running when closed",
        help="Closing the window hides it; feeds keep refreshing.",
        synonyms="background, minimize, close to tray",
    )
    desktop_tray = _start(
        "desktop.tray",
        default=True,
        label="Show tray icon",
        help="A tray icon shows whether there are unread articles.",
        synonyms="notification area, status icon",
    )

    reading_text_size = _text(
        "reading.text_size",
        default=18,
        label="Text size",
        help="Article text size in pixels.",
        minimum=12,
        maximum=36,
        unit="pixels",
        synonyms="font size, zoom",
    )
    reading_width = _text(
        "reading.width",
        default=640,
        label="Width of article text",
        help="Maximum width of article text in pixels.",
        minimum=520,
        maximum=900,
        unit="pixels",
        step=20,
        synonyms="line length, column, margins",
    )
    reading_serif = _text(
        "reading.serif", default=True, label="Serif font", help="Use a serif font for articles.", synonyms="font, typeface"
    )
    reading_family = _text(
        "reading.family",
        default="",
        special=Form.TYPEFACE,
        label="Article font",
        help="Font for article text and titles.",
        synonyms="font, typeface",
    )
    reading_article_theme = _text(
        "reading.article_theme",
        default="standard",
        label="Article theme",
        help="Background and text of articles, in light and dark.",
        choices=("standard", "paper", "contrast"),
        labels=("Standard", "Paper", "High contrast"),
        synonyms="sepia, reading theme, page colour, background",
        choice_synonyms=("default, white", "sepia, warm, cream", "accessibility, black and white, strong"),
    )
    reading_style_sheet = _text(
        "reading.style_sheet",
        default=True,
        label="Use article.css",
        help="Your own style sheet for articles: the file article.css in the profile folder. Read again when it changes.",
        synonyms="style sheet, css, custom style, user style",
    )
    reading_mark_read = _articles(
        "reading.mark_read",
        default="opened",
        label="Mark articles as read",
        help="Scrolled past means: it was in sight, and you scrolled on. Undo takes back everything you scrolled past.",
        choices=("opened", "later", "passed", "manual"),
        labels=("When opened", "Some seconds later", "When opened or scrolled past", "Manually"),
        synonyms="automatically read, mark on scroll",
        choice_synonyms=("at once, immediately", "delay, wait", "mark as read on scroll, scrolling", "by hand, never"),
    )
    reading_mark_read_seconds = _articles(
        "reading.mark_read_seconds",
        default=5,
        label="Seconds until read",
        help="How long an article has to be open, if it is marked as read some seconds later.",
        minimum=1,
        maximum=60,
        unit="seconds",
        synonyms="delay",
    )
    reading_swipe_right = _articles(
        "reading.swipe_right",
        default="read",
        label="Swipe right",
        help="What two fingers to the right on a touchpad do to an article in the list.",
        choices=("off", "read", "starred", "later"),
        labels=("Nothing", "Mark as read or unread", "Star", "Read later"),
        synonyms="touchpad gesture, two fingers",
    )
    reading_swipe_left = _articles(
        "reading.swipe_left",
        default="starred",
        label="Swipe left",
        help="What two fingers to the left on a touchpad do to an article in the list.",
        choices=("off", "read", "starred", "later"),
        labels=("Nothing", "Mark as read or unread", "Star", "Read later"),
        synonyms="touchpad gesture, two fingers",
    )
    reading_merge_copies = _articles(
        "reading.merge_copies",
        default=True,
        label="Hide duplicates",
        help="Show an article from several feeds only once, with the names of the other feeds.",
        synonyms="duplicates, deduplicate",
    )
    podcasts_folder = _podcasts(
        "podcasts.folder",
        default="",
        special=Form.FOLDER,
        label="Folder for downloads",
        help="Where episodes are saved. Leave empty for Podcasts in your music folder.",
        synonyms="podcast, episode, download folder, music",
    )
    podcasts_speed = _podcasts(
        "podcasts.speed",
        default=100,
        label="Playback speed",
        help="Speed of episodes in percent. The speed button of the player changes it too.",
        minimum=50,
        maximum=300,
        unit="percent",
        stops=(80, 100, 110, 120, 130, 150, 170, 200, 250),
        synonyms="podcast, episode, faster, slower",
    )
    podcasts_next = _podcasts(
        "podcasts.next",
        default=True,
        label="Play the next episode",
        help="At the end of an episode, play the next one in Read later.",
        synonyms="podcast, queue, autoplay, continue",
    )
    share_services = _sharing(
        "share.services",
        default="",
        special=Form.SERVICES,
        label="Services to share with",
        help="One per line, as “Name: https://example.org/add?url={url}&title={title}&text={text}”. The address opens in "
        "your browser; {text} is the selected text or the start of the article.",
        synonyms="Pocket, Instapaper, Mastodon, read-it-later",
    )
    share_web_search = _sharing(
        "share.web_search",
        default="",
        special=Form.WEB_SEARCH,
        label="Web search",
        help="An https address with {query}, such as https://search.example/?q={query}. Adds a web search to the menu of selected "
        "text; it opens in your browser. Leave empty for none.",
        synonyms="search engine, search the web, look up",
    )
    export_starred_feed = _sharing(
        "export.starred_feed",
        default="",
        special=Form.FILE,
        label="Starred articles as a feed",
        help="A feed file with the 100 most recently starred articles, for other programs. Leave empty for none.",
        synonyms="publish, RSS of starred",
    )

    look_keys = _keys(
        "look.keys",
        default="",
        special=Form.HIDDEN,
        label="Keyboard shortcuts",
        help="Changed keyboard shortcuts as JSON: action names with their keys.",
    )

    storage_keep_days = _storage(
        "storage.keep_days",
        default=180,
        label="Keep read articles for",
        help="Read articles without a star are removed after this time, once their feed no longer has them.",
        minimum=7,
        maximum=3650,
        unit="days",
        stops=(7, 30, 90, 180, 365, 730, 3650),
        synonyms="retention, delete old, clean up",
    )
    storage_backups = _storage(
        "storage.backups",
        default=True,
        label="Daily backups",
        help="Back up everything once a day.",
        synonyms="backup, copies, restore",
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
PREFERENCES: Mapping[str, Preference[Value]] = {row.key: row for page in Page for row in _ROWS if row.page is page}
"""Preferences in the order of the window."""
