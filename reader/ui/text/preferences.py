"""Texts of the preferences window: pages, values, priority, validation errors. GUI thread only."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QLocale

from reader.domain.link_templates import WrongLineError, services_of
from reader.domain.preferences import Form, Page, Preference, Preferences, Value
from reader.domain.visits import Signal
from reader.ui.text.languages import chosen_language, number_text
from reader.ui.text.translate import Translator, fill, listed

tr = Translator("Preferences")

_HOUR_MINUTES = 60
_DAY_MINUTES = 1440
_YEAR_DAYS = 365
_KILO = 1000.0
_FEW = 10
"""Numbers from this on are shown without decimals."""


def page_text(page: Page) -> str:
    return {
        Page.GENERAL: tr("General"),
        Page.READING: tr("Reading"),
        Page.FETCHING: tr("Refreshing"),
        Page.NOTIFICATIONS: tr("Notifications"),
        Page.KEYS: tr("Shortcuts"),
        Page.ADVANCED: tr("Advanced"),
    }[page]


def icon_of(page: Page) -> str:
    return _ICONS[page]


_ICONS: Mapping[Page, str] = {
    Page.GENERAL: "gear",
    Page.READING: "type",
    Page.FETCHING: "fetch",
    Page.NOTIFICATIONS: "bell",
    Page.KEYS: "keyboard",
    Page.ADVANCED: "more",
}


def presence_text(found: Collection[Signal]) -> str:
    words = [
        text
        for signal, text in {
            Signal.UNLOCK: tr("unlock"),
            Signal.WAKE: tr("wake"),
            Signal.SCREEN_SAVER: tr("screen saver"),
            Signal.INPUT: tr("first input after 15 minutes"),
            Signal.SESSION: tr("switch of user"),
        }.items()
        if signal in found
    ]
    if not words:
        return tr("This desktop gives no signal when you come back.")
    return fill(tr("Known from: {signals}."), signals=listed(words))


def choices_of(preference: Preference[Value]) -> list[tuple[Value, str]]:
    if preference.form is Form.SWITCH:
        return [(True, tr("On")), (False, tr("Off"))]
    if preference.stops:
        return [(value, value_text(preference, value)) for value in preference.stops]
    labels = dict(zip(preference.choices, map(tr, preference.labels), strict=True))
    if preference.key == Preferences.look_language.key:
        own = chosen_language(preference.choices[0], QLocale.system())
        labels[preference.choices[0]] += f" ({labels[own]})"
    return list(labels.items())


def value_text(preference: Preference[Value], value: Value) -> str:
    """Return a value as its control shows it."""
    if isinstance(value, int) and not isinstance(value, bool):
        return _number_text(preference.unit, value)
    return dict(zip(preference.choices, map(tr, preference.labels), strict=True)).get(str(value), str(value))


def _number_text(unit: str, number: int) -> str:
    if unit == "minutes" and number % _DAY_MINUTES == 0 and number > _DAY_MINUTES:
        return tr("%n days", number // _DAY_MINUTES)
    if unit == "minutes" and number % _HOUR_MINUTES == 0:
        return tr("%n hours", number // _HOUR_MINUTES)
    if unit == "days" and number % _YEAR_DAYS == 0:
        return tr("%n years", number // _YEAR_DAYS)
    counted = {
        "minutes": tr("%n minutes", number),
        "days": tr("%n days", number),
        "pixels": f"{number} px",
        "percent": f"{number} %",
    }
    return counted.get(unit, number_text(number))


def refusal_text(form: Form, value: Value = "") -> str:
    """Explain why an input was rejected, and the expected format."""
    if form is Form.SERVICES:
        return _wrong_line_text(str(value))
    return {
        Form.HOURS: tr("Start and end are the same time."),
        Form.PROXY: tr("Enter a proxy as proxy.example:3128, without user name and password. SOCKS is not supported."),
        Form.LINE: tr("Use letters, digits and punctuation in one line, at most 200 characters."),
        Form.WEB_SEARCH: tr("Enter a public https address that contains {query}."),
        Form.FOLDER: tr("Enter the full path of a folder."),
        Form.FILE: tr("Enter the full path of a file ending in .xml or .atom."),
    }.get(form, tr("This value is not valid."))


def _wrong_line_text(text: str) -> str:
    try:
        services_of(text)
    except WrongLineError as error:
        label = tr(
            "Line {number} is not valid: enter a unique name, a colon, and an address that contains {url}, {title} or {text}, "
            "the full path of a folder, wallabag+ and the address of a server, or {miniflux}"
        )
        return fill(label, number=error.number, miniflux="miniflux:")
    return tr("This value is not valid.")


def size_text(size: float) -> str:
    """Format bytes like a file manager: 3.2 MB."""
    locale = QLocale()
    for unit in ("bytes", "kB", "MB"):
        if size < _KILO:
            digits = 0 if size >= _FEW else 1
            return tr("%n bytes", int(size)) if unit == "bytes" else f"{locale.toString(size, 'f', digits)} {unit}"
        size /= _KILO
    return f"{locale.toString(size, 'f', 1)} GB"


def matches(query: str, text: str) -> bool:
    wanted = text.casefold()
    return all(word in wanted for word in query.casefold().split())


_tr = Translator("PriorityControl")

WEIGHTS = ("0.25", "0.5", "1", "2", "4")
USUAL = "1"


def priority_place(value: str | None) -> int | None:
    if value is None:
        return None
    try:
        weight = float(value)
    except ValueError:
        weight = 1.0
    return min(range(len(WEIGHTS)), key=lambda place: abs(float(WEIGHTS[place]) - weight))


def priority_text(place: int) -> str:
    return (
        _tr("Lowest"),
        _tr("Low"),
        _tr("Normal"),
        _tr("High"),
        _tr("Highest"),
    )[place]
