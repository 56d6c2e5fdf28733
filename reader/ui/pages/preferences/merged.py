"""Preferences that one row shows together, as a choice in words. GUI thread only."""

from collections.abc import Callable, Mapping

from reader.domain.preferences import PREFERENCES, Preference, Preferences, Value
from reader.domain.value_classes import dataclass
from reader.ui.text.preferences import tr

CUSTOM = "custom"
"""The option of a mix that the row has no words for; it stays until the user chooses another."""
SANS = "/sans"
"""The option of the automatic font without serifs; no font is named so."""
_SECONDS = (2, 5, 10, 30)

Mix = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Merged:
    """A row over several preferences: `read` returns the option of their values, `written` the values that an option sets, and
    `options` those to choose from, with their texts.
    """

    label: str
    hint: str
    options: Callable[[Mix], list[tuple[str, str]]]
    read: Callable[[Mix], str]
    written: Callable[[str], Mix]


def parts_of(key: str) -> list[Preference[Value]]:
    """Return a preference with those that its row shows too."""
    return [each for each in PREFERENCES.values() if key in {each.key, each.beside}]


def merged_of(key: str) -> Merged | None:
    """Return how a row shows a preference and those beside it; None for a preference alone."""
    make = _MERGED.get(key)
    return make() if make is not None else None


_Table = Mapping[str, tuple[str, Mix]]


def _by_table(label: str, hint: str, table: _Table) -> Merged:
    """Return a row whose options set all values, or those in the table that others do not matter for."""

    def read(mix: Mix) -> str:
        fitting = (option for option, (_, values) in table.items() if all(mix[key] == value for key, value in values.items()))
        return next(fitting, CUSTOM)

    def options(mix: Mix) -> list[tuple[str, str]]:
        offered = [(option, text) for option, (text, _) in table.items()]
        return [*offered, (CUSTOM, tr("Custom"))] if read(mix) == CUSTOM else offered

    return Merged(label, hint, options, read, lambda option: table[option][1])


_FAMILY, _SERIF = Preferences.reading_family.key, Preferences.reading_serif.key


def _font() -> Merged:
    def written(option: str) -> Mix:
        if option in {"", SANS}:
            return {_FAMILY: "", _SERIF: option != SANS}
        return {_FAMILY: option}

    return Merged(
        tr("Font"),
        "",
        lambda _: [("", tr("Automatic (serif)")), (SANS, tr("Automatic (sans serif)"))],
        lambda mix: str(mix[_FAMILY]) or ("" if mix[_SERIF] else SANS),
        written,
    )


_MARK, _DELAY = Preferences.reading_mark_read.key, Preferences.reading_mark_read_seconds.key
_LATER = "later"


def _mark_read() -> Merged:
    def options(mix: Mix) -> list[tuple[str, str]]:
        used = {int(mix[_DELAY])} if mix[_MARK] == _LATER else set()
        texts = dict(zip(Preferences.reading_mark_read.choices, Preferences.reading_mark_read.labels, strict=True))
        offered = [(each, tr(text)) for each, text in texts.items()]
        place = list(texts).index(_LATER)
        offered[place : place + 1] = [(f"{_LATER}:{each}", tr("After %n seconds", each)) for each in sorted({*_SECONDS} | used)]
        return offered

    def written(option: str) -> Mix:
        choice, _, seconds = option.partition(":")
        return {_MARK: choice, _DELAY: int(seconds)} if seconds else {_MARK: choice}

    return Merged(
        tr(Preferences.reading_mark_read.label),
        tr(Preferences.reading_mark_read.hint or ""),
        options,
        lambda mix: f"{_LATER}:{mix[_DELAY]}" if mix[_MARK] == _LATER else str(mix[_MARK]),
        written,
    )


_PICTURES, _THUMBNAILS = Preferences.reading_pictures.key, Preferences.reading_thumbnails.key


def _pictures() -> Merged:
    return _by_table(
        tr("Pictures"),
        tr("Websites see a request for each picture."),
        {
            "list": (tr("Show in articles and lists"), {_PICTURES: "always", _THUMBNAILS: "list"}),
            "opened": (tr("In lists once an article was opened"), {_PICTURES: "always", _THUMBNAILS: "opened"}),
            "articles": (tr("Show in articles only"), {_PICTURES: "always", _THUMBNAILS: "never"}),
            "never": (tr("Do not load"), {_PICTURES: "never"}),
        },
    )


_METERED, _BATTERY = Preferences.fetch_on_metered.key, Preferences.fetch_on_low_battery.key


def _saving() -> Merged:
    return _by_table(
        tr("Save power and data"),
        tr("A third of the requests on low battery or a metered connection."),
        {
            "on": (tr("On"), {_METERED: "third", _BATTERY: "third"}),
            "off": (tr("Off"), {_METERED: "usual", _BATTERY: "usual"}),
        },
    )


_NOTICES, _HABITS = Preferences.notify_usual.key, Preferences.notify_habits.key


def _notices() -> Merged:
    return _by_table(
        tr("Notifications"),
        tr("A feed or folder can have its own."),
        {
            "never": (tr("Never"), {_NOTICES: "off"}),
            "digest": (tr("Digest before I usually read"), {_NOTICES: "digest", _HABITS: True}),
            "instant": (tr("Immediately"), {_NOTICES: "instant", _HABITS: False}),
        },
    )


_MERGED: Mapping[str, Callable[[], Merged]] = {
    _FAMILY: _font,
    _MARK: _mark_read,
    _PICTURES: _pictures,
    _METERED: _saving,
    _NOTICES: _notices,
}
