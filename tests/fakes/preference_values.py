"""A value for every preference that is not its default, in the spelling in which it is stored."""

import json

from reader.domain.preferences import PREFERENCES, Form, Preference, Value


def _other(preference: Preference[Value]) -> Value:
    """The other way of a switch, else the first choice that is not the default; those below have one of their own."""
    if preference.form is Form.SWITCH:
        return not preference.default
    return next(choice for choice in preference.choices if choice != preference.default)


_OWN: dict[str, Value] = {
    "look.theme": "dark",
    "look.language": "de",
    "look.interface_size": 15,
    "reading.text_size": 23,
    "reading.width": 520,
    "reading.family": "DejaVu Sans",
    "reading.mark_read": "manual",
    "reading.mark_read_seconds": 9,
    "reading.swipe_right": "later",
    "podcasts.folder": "/srv/podcasts",
    "podcasts.speed": 150,
    "aloud.speed": 170,
    "aloud.voices": '{"en": "Bert"}',
    "share.programs": "obsidian",
    "share.services": "Box: https://box.example/add?url={url}",
    "share.web_search": "https://search.example/?q={query}",
    "export.briefings": "/home/me/reader",
    "export.starred_feed": "/home/me/starred.xml",
    "fetch.budget": 9,
    "fetch.floor_minutes": 240,
    "fetch.ceiling_minutes": 480,
    "fetch.max_age_minutes": 300,
    "fetch.quiet_hours": "01:00-05:00",
    "fetch.on_metered": "half",
    "fetch.proxy": "http://proxy.example:3128",
    "fetch.user_agent": "Mine/1",
    "fetch.policy": "rate",
    "notify.usual": "instant",
    "notify.quiet_hours": "",
    "habits.pause_until": 1_900_000_000,
    "look.keys": json.dumps({"mark_all_read": ["Z"]}),
    "storage.keep_days": 30,
}
OTHER_VALUES = {key: _OWN[key] if key in _OWN else _other(preference) for key, preference in PREFERENCES.items()}
