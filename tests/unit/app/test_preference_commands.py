"""get, set and reset: preferences on the command line, with a real engine."""

import json
from pathlib import Path

import pytest

from reader.app.main import main
from reader.domain.preferences import PREFERENCES
from tests.fakes.preference_values import OTHER_VALUES


def run(profile: Path, capsys: pytest.CaptureFixture[str], *typed: str) -> tuple[int, str, str]:
    code = main(["--profile", str(profile), *typed])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_every_preference_is_set_read_and_reset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    profile = tmp_path / "profile"
    assert run(profile, capsys, "get", "fetch.policy") == (0, "price-open\n", "")
    assert run(profile, capsys, "set", "fetch.policy", "user-data-exact") == (0, "fetch.policy = user-data-exact\n", "")
    assert run(profile, capsys, "get", "fetch.policy") == (0, "user-data-exact\n", "")
    assert "fetch.policy = user-data-exact  (usually price-open)\n" in run(profile, capsys, "get")[1]
    assert run(profile, capsys, "reset", "fetch.policy") == (0, "fetch.policy = price-open\n", "")
    values = json.loads(run(profile, capsys, "get", "--json")[1])
    assert values == {key: row.default for key, row in PREFERENCES.items()}


@pytest.mark.parametrize("key", PREFERENCES)
def test_a_value_is_read_as_it_is_written(key: str) -> None:
    from reader.app.commands.preferences import shown, typed

    for value in (PREFERENCES[key].default, OTHER_VALUES[key]):
        assert typed(PREFERENCES[key], shown(value)) == value


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("get", "fetch.polcy"), "fetch.polcy: no such preference; did you mean fetch.policy?"),
        (("set", "nothing.like.it", "1"), "nothing.like.it: no such preference, see beforehand get"),
        (("set", "fetch.policy", "best"), "fetch.policy is one of uniform, hourly"),
        (("set", "fetch.budget", "many"), "fetch.budget is a whole number from 1 to"),
        (("set", "fetch.budget", "0"), "fetch.budget is a whole number from 1 to"),
        (("set", "fetch.automatic", "maybe"), "fetch.automatic is on or off, not maybe"),
        (("set", "fetch.proxy", "socks5://a:1"), "fetch.proxy: a proxy must use http"),
    ],
)
def test_what_is_no_value_is_said_and_nothing_stored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], typed: tuple[str, ...], said: str
) -> None:
    code, out, error = run(tmp_path / "profile", capsys, *typed)
    assert (code, out) == (1, "")
    assert said in error
    assert error.count("\n") == 1
