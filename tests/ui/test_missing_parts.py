"""Parts that are imported when they are first needed, on a computer where that fails: each says so where it is missed, and all else works."""

import importlib
import ssl
import sys
import threading

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader import net
from reader.app import desktop_links
from reader.app.desktop_links import DesktopLinks
from reader.domain.errors import ProblemKind, ReaderError
from reader.formats.expression import _compiled, fault
from reader.net import tls
from reader.net.credentials import keep, look_up
from tests.fakes.window_bench import WindowBench


def missing(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """From now on the import of these fails, whatever was imported before."""
    for name in names:
        monkeypatch.setitem(sys.modules, name, None)
    _compiled.cache_clear()


def test_without_keyring_a_login_is_refused_with_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    missing(monkeypatch, "keyring")
    for action in (
        lambda: look_up("https://a.test"),
        lambda: keep("https://a.test", "ann", "x"),
        lambda: keep("https://a.test", "", ""),
    ):
        with pytest.raises(ReaderError) as refused:
            action()
        assert refused.value.problem.kind is ProblemKind.KEYRING


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_without_truststore_the_certificates_of_the_program_verify(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missing(monkeypatch, "truststore")
    monkeypatch.delitem(sys.modules, "reader.net.tls")
    monkeypatch.setattr(net, "tls", tls)  # and so it is again afterwards
    fresh = importlib.import_module("reader.net.tls")
    monkeypatch.setattr(fresh.sys, "platform", platform)
    context = fresh.make_context()
    assert (context.verify_mode, context.check_hostname) == (ssl.CERT_REQUIRED, True)


def test_without_regex_an_expression_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    missing(monkeypatch, "regex")
    assert "regex" in str(fault("a|b"))


@pytest.mark.skipif(sys.platform != "linux", reason="only there is a bus")
@pytest.mark.parametrize("name", ["jeepney", "reader.desktop.bus"])
def test_without_a_bus_the_tray_comes_all_the_same_and_nothing_is_known(
    name: str, qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    for imported in [each for each in sys.modules if each.startswith(("jeepney", "reader.desktop."))]:
        monkeypatch.delitem(sys.modules, imported)
    missing(monkeypatch, name)
    known: list[object] = []
    links = DesktopLinks(bench.window, bench.bridge, bench.window.parts.submit, ["beforehand"])
    links._presence.known.connect(known.append)
    links.begin()
    qtbot.waitUntil(lambda: known[-1:] == [frozenset()])
    assert links.session_bus is None
    assert bench.window.parts.services.missing == {"notifications", "battery", "connection"}
    links.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="only there is a bus")
def test_the_window_goes_on_while_what_speaks_to_the_buses_is_imported(
    qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def late(_name: str) -> None:
        threads.append(threading.current_thread())

    monkeypatch.setattr(desktop_links, "import_module", late)
    links = DesktopLinks(bench.window, bench.bridge, bench.window.parts.submit, ["beforehand"])
    listened: list[threading.Thread] = []
    monkeypatch.setattr(links._conditions, "listen", lambda: listened.append(threading.current_thread()))
    links.begin()
    assert not listened
    qtbot.waitUntil(lambda: bool(listened))
    assert listened == [threading.main_thread()]
    assert threads
    assert threading.main_thread() not in threads
    links.stop()


def test_who_ends_before_the_buses_are_imported_listens_to_none(
    qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    links = DesktopLinks(bench.window, bench.bridge, bench.window.parts.submit, ["beforehand"])
    monkeypatch.setattr(links._conditions, "listen", lambda: pytest.fail("listened after the end"))
    links.stop()
    links.imported.emit()
    QApplication.processEvents()
