"""The commands get, set and reset: preferences by the keys of `reader/domain/preferences.md`, which lists defaults and bounds.
`get` reads; the others change one preference where the engine runs. Any thread but the engine's.
"""

import argparse
import difflib
import json
from pathlib import Path

from reader.app.paths import Profile
from reader.app.reading import reading
from reader.app.single_instance import Conversation, Line, Request, Say
from reader.domain.commands import SetPreference
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import PreferenceChanged
from reader.domain.preferences import PREFERENCES, Preference, Value
from reader.storage import preferences as stored

SWITCH = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def register(name: str, parser: argparse.ArgumentParser) -> None:
    if name == "get":
        parser.set_defaults(run=_run_get)
        parser.add_argument(
            "key", metavar="KEY", nargs="?", default="", help="a preference, such as fetch.budget; all if none is given"
        )
        return
    parser.set_defaults(request=_request)
    parser.add_argument("key", metavar="KEY", help="a preference, such as fetch.policy")
    if name == "set":
        parser.add_argument("value", metavar="VALUE", help="on or off, a number, a name, or a text")


def _run_get(options: argparse.Namespace, profile: Profile, say: Say) -> int:
    return print_preferences(profile.database, options.key, as_json=options.json, say=say)


def _request(options: argparse.Namespace) -> Request:
    value = (options.value,) if options.command == "set" else ()
    return Request.of(options.command, options.key, *value)


def carry_out(request: Request, conversation: Conversation, _database: Path, say: Say) -> int:
    return change(conversation, request.argument(0), request.argument(1) if request.command == "set" else None, say)


def known(key: str) -> Preference[Value]:
    """Return the preference of a key. Raises ReaderError (BAD_VALUE) if there is none."""
    if key in PREFERENCES:
        return PREFERENCES[key]
    near = difflib.get_close_matches(key, PREFERENCES, n=1)
    raise _bad_value(f"{key}: no such preference{f'; did you mean {near[0]}?' if near else ', see beforehand get'}")


def typed(preference: Preference[Value], text: str) -> Value:
    """Parse the text of a value. Raises ReaderError (BAD_VALUE) with the allowed values."""
    key, default = preference.key, preference.default
    if isinstance(default, bool):
        if text.lower() not in SWITCH:
            raise _bad_value(f"{key} is on or off, not {text}")
        return SWITCH[text.lower()]
    if isinstance(default, int):
        if not text.removeprefix("-").isdecimal() or preference.check(int(text)) != int(text):
            raise _bad_value(f"{key} is a whole number from {preference.minimum or 0} to {preference.maximum}, not {text}")
        return int(text)
    try:
        return preference.check(text)
    except ValueError as error:
        raise _bad_value(str(error) if preference.choices else f"{key}: {error}") from error


def shown(value: Value) -> str:
    """Format a value as `set` accepts it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def print_preferences(database: Path, key: str, *, as_json: bool, say: Say) -> int:
    """Print one preference, or all with their keys. Raises ReaderError."""
    wanted = [known(key)] if key else list(PREFERENCES.values())
    with reading(database) as connection:
        chosen = stored.load(connection)
    values = {each.key: chosen.value_of(each) for each in wanted}
    if as_json:
        say(Line(json.dumps(values, ensure_ascii=False, indent=2)))
    elif key:
        say(Line(shown(values[key])))
    else:
        for name, value in values.items():
            usual = "" if value == PREFERENCES[name].default else f"  (usually {shown(PREFERENCES[name].default) or 'empty'})"
            say(Line(f"{name} = {' / '.join(shown(value).splitlines())}{usual}"))
    return 0


def change(conversation: Conversation, key: str, text: str | None, say: Say) -> int:
    """Store a value, or the default for None, and print the result. Raises ReaderError."""
    preference = known(key)
    command = SetPreference(key, preference.default if text is None else typed(preference, text))
    say(Line(f"{key} = {shown(conversation.answer(command, PreferenceChanged).value)}"))
    return 0


def _bad_value(detail: str) -> ReaderError:
    return ReaderError(ProblemKind.BAD_VALUE, detail)
