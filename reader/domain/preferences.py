"""Every preference, once: kind, default, bounds and the words that explain it."""

from dataclasses import dataclass

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Preference:
    """One preference; `minimum` and `maximum` bound integers, `choices` bound strings."""

    key: str
    default: Value
    label: str
    help: str
    minimum: int | None = None
    maximum: int | None = None
    choices: tuple[str, ...] = ()

    def check(self, value: Value) -> Value:
        """Return the value clamped into its bounds; raise ValueError where it is of the wrong kind."""
        if type(value) is not type(self.default):
            message = f"{self.key} takes {type(self.default).__name__}, not {value!r}"
            raise ValueError(message)
        if isinstance(value, int) and not isinstance(value, bool):
            return min(max(value, self.minimum or 0), self.maximum if self.maximum is not None else value)
        if self.choices and value not in self.choices:
            message = f"{self.key} is one of {', '.join(self.choices)}, not {value!r}"
            raise ValueError(message)
        return value


PREFERENCES: dict[str, Preference] = {
    preference.key: preference
    for preference in (
        Preference("fetch.automatic", default=True, label="Fetch by itself", help="Retrieve feeds in the background."),
        Preference(
            "fetch.floor_minutes",
            default=30,
            label="Shortest interval",
            minimum=15,
            maximum=1440,
            help="No feed is fetched more often than this by itself, however busy it is.",
        ),
        Preference(
            "fetch.ceiling_minutes",
            default=1440,
            label="Longest interval",
            minimum=60,
            maximum=1440,
            help="Every feed is fetched at least this often unless its server forbids it.",
        ),
        Preference(
            "fetch.policy",
            default="price-open",
            label="Plan",
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
            help="How the times of retrievals are found: by what is expected of feeds and of you, by timers, or as in the literature.",
        ),
        Preference(
            "fetch.budget",
            default=4,
            label="Requests a day",
            minimum=1,
            maximum=24,
            help="How many requests a day may be made on average for each feed you follow.",
        ),
        Preference(
            "habits.record",
            default=True,
            label="Learn when I look",
            help="Keep a local record of when the window is opened and which articles are read, so that feeds are fetched before you look.",
        ),
        Preference(
            "reading.pictures",
            default="always",
            label="Pictures",
            choices=("always", "never"),
            help="Whether pictures in articles are loaded from their sites.",
        ),
        Preference(
            "reading.icons",
            default=True,
            label="Icons of feeds",
            help="Whether the icons of feeds are fetched from their sites, once a month each.",
        ),
        Preference(
            "reading.merge_copies",
            default=True,
            label="Show an article once",
            help="An article that several feeds bring is listed and counted once; it says which other feeds it is also in.",
        ),
        Preference(
            "reading.mark_read_on_open",
            default=True,
            label="Mark read when opened",
            help="An article counts as read as soon as it is shown.",
        ),
        Preference(
            "reading.text_size", default=18, label="Text size", minimum=12, maximum=36, help="Size of article text in pixels."
        ),
        Preference(
            "reading.width",
            default=640,
            label="Width of article text",
            minimum=520,
            maximum=900,
            help="How wide the column of article text may become, in pixels.",
        ),
        Preference(
            "reading.family",
            default="",
            label="Reading face",
            help="A typeface for articles by its name; empty for the best one that is installed.",
        ),
        Preference("reading.serif", default=True, label="Serif reading face", help="Use a serif face for articles."),
        Preference(
            "look.theme",
            default="system",
            label="Theme",
            choices=("system", "light", "dark"),
            help="Light, dark, or as the system says.",
        ),
        Preference(
            "look.language",
            default="system",
            label="Language",
            choices=("system", "en", "de"),
            help="The language of the window; a change takes effect at the next start.",
        ),
        Preference(
            "look.layout",
            default="wide",
            label="Layout",
            choices=("wide", "classic"),
            help="Three columns side by side, or the list above the article.",
        ),
        Preference(
            "look.density",
            default="comfortable",
            label="Density of the list",
            choices=("comfortable", "compact"),
            help="Three lines for an article, or only its title and where it is from.",
        ),
        Preference(
            "look.interface_size",
            default=13,
            label="Size of the interface",
            minimum=11,
            maximum=15,
            help="Size in pixels of the text in lists and menus, from the next start on.",
        ),
        Preference("look.counts", default=True, label="Show counts", help="Show in the sidebar how many articles are unread."),
        Preference(
            "look.keys", default="", label="Keys", help="What was changed of the keys, as JSON: names of actions with their keys."
        ),
        Preference(
            "storage.keep_days",
            default=180,
            label="Keep read articles for",
            minimum=7,
            maximum=3650,
            help="Days after which read articles without a star are removed once their feed has dropped them.",
        ),
    )
}
