from pathlib import Path

import pytest

from reader import __version__
from reader.app.commands import COMMANDS, Screen
from reader.app.commands.arguments import DEMO, EXAMPLES, WINDOW, as_path, parse, screen_of
from reader.app.commands.run import carry_out
from reader.app.single_instance import Conversation, Line, Request


def test_nothing_opens_the_window() -> None:
    assert parse([]).command == WINDOW


@pytest.mark.parametrize("address", ["https://example.org/", "feed:example.org/rss", "pcast://example.org/cast"])
def test_a_bare_address_is_for_the_window(address: str) -> None:
    options = parse(["--profile", "there", address])
    assert (options.command, options.argument, options.profile) == (WINDOW, address, Path("there"))


def test_a_bare_file_is_for_the_window(tmp_path: Path) -> None:
    file = tmp_path / "subscriptions.opml"
    file.touch()
    assert parse([str(file)]).argument == str(file)


def test_a_file_may_come_as_desktops_name_it(tmp_path: Path) -> None:
    (tmp_path / "my feeds.opml").touch()
    assert parse([(tmp_path / "my feeds.opml").as_uri()]).argument == str(tmp_path / "my feeds.opml")
    with pytest.raises(SystemExit):
        parse([(tmp_path / "no feeds.opml").as_uri()])


@pytest.mark.parametrize(
    ("address", "on_windows", "path"),
    [
        ("file:///C:/Users/Zo%C3%AB/my%20feeds.opml", True, "C:/Users/Zoë/my feeds.opml"),
        ("file:///c|/feeds.opml", True, "c:/feeds.opml"),
        ("file:/C:/feeds.opml", True, "C:/feeds.opml"),
        ("file://C:/feeds.opml", True, "C:/feeds.opml"),
        ("FILE://localhost/D:/feeds.opml", True, "D:/feeds.opml"),
        ("file:///C:", True, "C:/"),
        ("file://server/share/feeds.opml", True, "//server/share/feeds.opml"),
        ("C:\\feeds.opml", True, "C:\\feeds.opml"),
        ("file:///home/zo%C3%AB/C:/feeds.opml", False, "/home/zoë/C:/feeds.opml"),
        ("file://localhost/etc/feeds.opml", False, "/etc/feeds.opml"),
        ("file:/etc/feeds.opml", False, "/etc/feeds.opml"),
        ("file://server/share/feeds.opml", False, "file://server/share/feeds.opml"),
        ("https://example.org/C:/feeds.opml", True, "https://example.org/C:/feeds.opml"),
    ],
)
def test_a_file_address_names_a_path_as_the_system_writes_it(address: str, on_windows: bool, path: str) -> None:  # noqa: FBT001 -- a case
    assert as_path(address, on_windows=on_windows) == path


def test_every_command_that_accepts_a_file_accepts_its_address() -> None:
    assert parse(["import", "file:///home/my%20feeds.opml"]).source == "/home/my feeds.opml"
    assert parse(["export", "file:///home/feeds.opml"]).target == "/home/feeds.opml"
    assert parse(["restore", "file:///home/copy.sqlite"]).copy == "/home/copy.sqlite"


@pytest.mark.parametrize("arguments", [["--profile", "d", "list"], ["list", "--profile", "d"]])
def test_the_profile_may_stand_before_or_after_the_command(arguments: list[str]) -> None:
    options = parse(arguments)
    assert (options.command, options.profile) == ("list", Path("d"))


def test_commands_take_what_they_need() -> None:
    assert parse(["add", "u"]).url == "u"
    assert parse(["import", "-", "--refresh"]).refresh
    assert parse(["export", "-"]).target == "-"
    assert parse(["refresh", "a", "b", "--json"]).feeds == ["a", "b"]
    assert parse(["status", "--json"]).json
    assert parse(["scorecard"]).days == 14
    assert parse(["explain", "a feed", "--json"]).feed == "a feed"
    assert parse(["scorecard", "--days", "30", "--json"]).days == 30
    assert parse(["--demo", "--screenshot", "x.png"]).command == DEMO


@pytest.mark.parametrize(
    "arguments",
    [
        ["lst"],
        ["scorecard", "--days", "0"],
        ["scorecard", "--days", "x"],
        ["add"],
        ["import", "a", "b"],
        ["--screenshot", "x"],
        ["list", "--jsn"],
        ["--nonsense"],
        ["status", "--js"],
    ],
)
def test_usage_errors_are_one_line_and_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        parse(arguments)
    assert caught.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1


def test_usage_errors_name_the_help_of_their_command(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, help_of in ((["scorecard", "--days", "x"], "scorecard"), (["accounts", "add"], "accounts add")):
        with pytest.raises(SystemExit):
            parse(arguments)
        assert capsys.readouterr().err.endswith(f"(see beforehand {help_of} --help)\n")


def test_the_help_of_a_command_shows_how_it_is_typed(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["add"], ["accounts", "add"]):
        with pytest.raises(SystemExit):
            parse([*arguments, "--help"])
        assert capsys.readouterr().out.startswith(f"usage: beforehand {' '.join(arguments)} [-h]")


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--version"], ["--help"], ["add", "--help"]):
        with pytest.raises(SystemExit) as caught:
            parse(arguments)
        assert caught.value.code == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"beforehand {__version__}\n")
    assert EXAMPLES in printed
    assert all(command in printed for command in COMMANDS)


def test_a_start_can_be_hidden() -> None:
    options = parse(["--hidden"])
    assert (options.command, options.hidden, options.argument) == (WINDOW, True, "")
    assert parse(["https://example.org/"]).hidden is False


def test_a_command_that_another_version_hands_over_is_refused_in_one_line(tmp_path: Path) -> None:
    lines: list[Line] = []
    for unknown in ("defragment", "list"):
        assert carry_out(Request(unknown), Conversation(), tmp_path, lines.append) == 2
    assert [line.text for line in lines] == [
        "beforehand: the running Beforehand does not know the command defragment",
        "beforehand: the running Beforehand does not know the command list",
    ]


@pytest.mark.parametrize(
    ("typed", "screen"),
    [
        ("export list.opml", Screen.NOTHING),
        ("export --epub later book.epub", Screen.OFFSCREEN),
        ("--profile p briefing --epub=book.epub", Screen.OFFSCREEN),
        ("briefing", Screen.NOTHING),
    ],
)
def test_a_cover_is_painted_without_a_display(typed: str, screen: Screen) -> None:
    assert screen_of(typed.split()) is screen
