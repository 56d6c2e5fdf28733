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
            "habits.record",
            default=True,
            label="Learn when I look",
            help="Keep a local record of when the window is opened and which articles are read.",
        ),
        Preference(
            "reading.pictures",
            default="always",
            label="Pictures",
            choices=("always", "never"),
            help="Whether pictures in articles are loaded from their sites.",
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
        Preference("reading.serif", default=True, label="Serif reading face", help="Use a serif face for articles."),
        Preference(
            "look.theme",
            default="system",
            label="Theme",
            choices=("system", "light", "dark"),
            help="Light, dark, or as the system says.",
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
