"""What a desktop shows and starts: menu entry, description, icons, manual page; and what the frozen program is made of."""

import ast
import configparser
import importlib.util
import json
import os
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree as ET

import PySide6
import pytest
from PySide6.QtGui import QColor, QImage, QImageReader

from reader import ID, __version__
from reader.app.commands import COMMANDS
from reader.app.commands.arguments import is_address
from reader.app.run_window import ANY_FEED
from reader.lab.catalogue import EXPERIMENTS

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
DESKTOP = PACKAGING / "linux" / "beforehand.desktop"
METAINFO = PACKAGING / "linux" / "metainfo.xml"


def script(name: str) -> ModuleType:
    """A program of packaging/, which is no package."""
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", PACKAGING / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def metainfo() -> ET.Element:
    return ET.parse(METAINFO).getroot()  # noqa: S314 -- our own file


def desktop_entry() -> configparser.ConfigParser:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(DESKTOP, encoding="utf-8")
    return entry


def test_the_menu_entry_is_valid() -> None:
    if shutil.which("desktop-file-validate") is None:
        pytest.skip("desktop-file-validate is not here")
    done = subprocess.run(["desktop-file-validate", DESKTOP], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_description_is_valid_by_the_strictest_rules(tmp_path: Path) -> None:
    """AppStream 0.16 of Debian 12 does not know `developer` yet, which 1.0 of Debian 13 misses without it."""
    if shutil.which("appstreamcli") is None:
        pytest.skip("appstreamcli is not here")
    installed = tmp_path / f"{ID}.metainfo.xml"
    shutil.copyfile(METAINFO, installed)
    command = ["appstreamcli", "validate", "--strict", "--no-net"]
    version = subprocess.run(["appstreamcli", "--version"], capture_output=True, text=True, check=True).stdout
    older = ["--override=unknown-tag=pedantic"] if " 0." in version else []
    done = subprocess.run([*command, *older, installed], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_menu_entry_starts_what_is_installed_and_offers_what_it_can_open() -> None:
    entry = desktop_entry()
    main = entry["Desktop Entry"]
    assert main["Exec"] == "beforehand %u"
    for action in main["Actions"].split(";")[:-1]:
        command = entry[f"Desktop Action {action}"]["Exec"].split()
        assert command[0] == "beforehand"
        assert command[1] in (*COMMANDS, ANY_FEED)
    kinds = main["MimeType"].split(";")[:-1]
    schemes = [kind.removeprefix("x-scheme-handler/") for kind in kinds if kind.startswith("x-scheme-handler/")]
    assert schemes == ["feed", "pcast", "beforehand"]
    assert all(is_address(f"{scheme}:example.org") for scheme in schemes)
    described = [each.text for each in metainfo().iterfind("provides/mediatype")]
    assert described == [kind for kind in kinds if kind != "text/x-opml"]  # an older name of text/x-opml+xml


def test_the_description_names_this_version_first_and_the_menu_entry() -> None:
    root = metainfo()
    assert root.findtext("id") == ID
    assert next(each.get("version") for each in root.iterfind("releases/release")) == __version__
    assert root.findtext("launchable") == DESKTOP.name
    assert desktop_entry()["Desktop Entry"]["Icon"] == "beforehand"
    assert root.find("icon") is None, "a Flatpak renames it in the menu entry alone"


@pytest.mark.parametrize("path", [DESKTOP, METAINFO], ids=lambda path: path.suffix)
def test_german_says_sie(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"\b(?:du|dir|dich|dein\w*|Folge)\b", text, re.IGNORECASE) == []
    assert "Ihre Feeds" in text


def test_menu_entry_and_description_are_in_every_language() -> None:
    languages = [language for language in script("translations").COMPLETE if language != "en"]
    entry = desktop_entry()
    german = [(name, key.removesuffix("[de]")) for name in entry.sections() for key in entry[name] if key.endswith("[de]")]
    assert len(german) >= 5
    assert [(name, key, each) for name, key in german for each in languages if not entry[name].get(f"{key}[{each}]")] == []
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    said = [element.get(lang) for element in metainfo().iter() if element.get(lang)]
    assert {each: said.count(each) for each in languages} == dict.fromkeys(languages, said.count("de"))


def test_what_the_installer_for_windows_packs_is_there_or_built(icons: Path) -> None:
    """It was never run."""
    text = (PACKAGING / "windows" / "beforehand.iss").read_text(encoding="utf-8").replace("\\", "/")
    build = (PACKAGING / "build").read_text(encoding="utf-8")
    named = [Path(os.path.normpath(f"packaging/windows/{place}")) for place in re.findall(r"\.\./[\w./-]*\w", text)]
    assert len(named) >= 2
    for place in named:
        match place.parts:
            case ("build", "icons", *name):
                assert (icons / Path(*name)).is_file(), place
            case ("dist", *name):
                assert not name or name[0] in re.findall(r"\$dist/([\w-]+)", build), place
            case _:
                assert (ROOT / place).is_file(), place


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def flatpak() -> dict[str, Any]:
    yaml = pytest.importorskip("yaml", reason="a development dependency that is not here: sh packaging/test brings it")
    manifest: dict[str, Any] = yaml.safe_load((PACKAGING / "flatpak" / "manifest.yml").read_text(encoding="utf-8"))
    return manifest


@pytest.mark.parametrize("arch", ["x86_64", "aarch64"])
def test_a_flatpak_is_made_of_what_is_locked_for_its_python(arch: str) -> None:
    """`sh packaging/lock` writes packages.json."""
    packages = script("flatpak/packages")
    files = json.loads(packages.TARGET.read_text(encoding="utf-8"))
    here = [each for each in files if arch in each.get("only-arches", (arch,))]
    blocks = re.split(r"^(?=\S)", packages.wanted(arch), flags=re.MULTILINE)[1:]
    assert len(here) == len(blocks) > 30
    for block in blocks:
        pin = block.partition(" ")[0].replace("==", "-") + "-"
        (file,) = [each for each in here if plain(each["url"].rpartition("/")[2]).startswith(plain(pin))]
        assert f"sha256:{file['sha256']}" in block, f"{pin}: run sh packaging/lock"
    manifest = flatpak()
    assert "packages.json" in manifest["modules"][0]["sources"]
    assert f"python{packages.PYTHON}/" in str(manifest["modules"][0])


def test_every_right_of_a_flatpak_has_its_reason_and_none_is_for_files_of_the_user() -> None:
    text = (PACKAGING / "flatpak" / "manifest.yml").read_text(encoding="utf-8")
    lines = text.partition("finish-args:\n")[2].partition("\n\n")[0].splitlines()
    assert lines[0].startswith("  # "), "a comment stands before each group"
    rights = flatpak()["finish-args"]
    assert [each for each in rights if each.startswith("--filesystem")] == ["--filesystem=xdg-run/speech-dispatcher:ro"]
    assert [each for each in rights if each.startswith(("--socket=session", "--socket=system", "--device=all"))] == []
    names = {each.partition("=")[2] for each in rights if "-talk-name=" in each}
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "reader").rglob("*.py"))
    others = names - {"org.kde.StatusNotifierWatcher", "org.freedesktop.secrets"}  # Qt's and the keyring's
    assert [name for name in others if not all(part in code for part in name.split("."))] == []


def test_the_builder_understands_the_manifest() -> None:
    if shutil.which("flatpak-builder") is None:
        pytest.skip("flatpak-builder is not here")
    command = ["flatpak-builder", "--show-manifest", "packaging/flatpak/manifest.yml"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    sources = json.loads(done.stdout)["modules"][0]["sources"]
    assert len(sources) == 1 + len(json.loads(script("flatpak/packages").TARGET.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    script("icons").main(folder)
    return folder


def is_our_icon(image: QImage, size: int) -> bool:
    """Its size, the teal ground of app.svg in the middle below, and round corners."""
    ground = image.pixelColor(size // 2, int(size * 0.85))
    is_teal = ground.alpha() == 255 and abs(ground.hue() - QColor("#17697A").hue()) < 8
    return (image.width(), image.height()) == (size, size) and is_teal and image.pixelColor(0, 0).alpha() < 128


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 64, 128, 256, 512])
def test_icons_are_drawn_in_every_size(icons: Path, size: int) -> None:
    assert is_our_icon(QImage(str(icons / "hicolor" / f"{size}x{size}" / "apps" / "beforehand.png")), size)


def test_the_scalable_icon_is_the_programs_own(icons: Path) -> None:
    drawn = icons / "hicolor" / "scalable" / "apps" / "beforehand.svg"
    assert drawn.read_bytes() == (ROOT / "resources" / "icons" / "app.svg").read_bytes()


def test_windows_finds_six_sizes(icons: Path) -> None:
    reader = QImageReader(str(icons / "beforehand.ico"))
    images = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        images.append(reader.read())
    assert sorted(image.width() for image in images) == [16, 24, 32, 48, 64, 256]
    assert all(is_our_icon(image, image.width()) for image in images)


def test_macos_finds_six_sizes(icons: Path) -> None:
    data = (icons / "beforehand.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    sizes, place = {}, 8
    while place < len(data):
        kind, length = struct.unpack(">4sI", data[place : place + 8])
        image = QImage.fromData(data[place + 8 : place + length])
        assert is_our_icon(image, image.width())
        sizes[kind] = image.width()
        place += length
    assert sizes == {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


ASK = {
    "bash": ". ./bash; COMP_WORDS=({words}); COMP_CWORD={last}; _beforehand; printf '%s\\n' ${{COMPREPLY[@]}}",
    # what zsh's own functions would get; a word that begins as the typed one is theirs to choose
    "zsh": "_describe() {{ print -rl -- ${{(P)@[-1]}} }}; _files() {{ }}; words=({words}); CURRENT={last}+1; . ./zsh",
    "fish": 'source fish; complete -C "{line}"',
}


def completed(shell: str, typed: list[str], folder: Path) -> set[str]:
    """The words that a real shell offers."""
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell}")
    (folder / shell).write_text(script("completions").main(shell), encoding="utf-8")
    words = ["beforehand", *typed]
    ask = ASK[shell].format(words=" ".join(f"'{word}'" for word in words), last=len(typed), line=" ".join(words))
    command = [shell, *(["-f"] if shell == "zsh" else ["-u"] if shell == "bash" else ["--no-config"]), "-c", ask]
    environment = {**os.environ, "HOME": str(folder)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    offered = {re.split(r"[:\t]", line)[0] for line in done.stdout.splitlines()}
    return {word for word in offered if word.startswith(typed[-1]) and not (folder / word).is_file()}


@pytest.mark.parametrize("shell", ASK)
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["sc"], {"scorecard"}),
        (["--prof"], {"--profile"}),
        (["--profile", "here", "scorecard", "--int"], {"--interests"}),
        (["scorecard", "--days", ""], set()),  # a number, or for other options a file: the shell's own part
        (["export", "--every"], {"--everything"}),
        (["accounts", "p"], {"password"}),
        (["accounts", "add", "--us"], {"--user"}),
        (["list", "--int"], set()),
    ],
)
def test_shells_complete_commands_and_their_options(shell: str, typed: list[str], offered: set[str], tmp_path: Path) -> None:
    assert completed(shell, typed, tmp_path) - {""} == offered


@pytest.mark.parametrize("shell", ASK)
def test_shells_complete_every_command(shell: str, tmp_path: Path) -> None:
    assert {word for word in completed(shell, [""], tmp_path) if word.isalpha()} >= set(COMMANDS)


def test_the_manual_page_lists_every_command(tmp_path: Path) -> None:
    text = script("man_page").main()
    assert all(f".SS beforehand {command}\n" in text for command in COMMANDS)
    assert "\n." not in re.sub(r"\n\.(?:TH|SH|SS|TP|B|I|nf|fi)\b", "", text)  # no line is taken for a request
    if shutil.which("groff") is None:
        return
    page = tmp_path / "beforehand.1"
    page.write_text(text, encoding="utf-8")
    done = subprocess.run(["groff", "-man", "-ww", "-z", "-Kutf8", str(page)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture(scope="module")
def frozen() -> dict[str, object]:
    """What the specification says before anything is built."""
    beginning, _, rest = (PACKAGING / "pyinstaller" / "beforehand.spec").read_text(encoding="utf-8").partition("\nanalysis = ")
    names: dict[str, object] = {"SPECPATH": str(PACKAGING / "pyinstaller")}
    exec(compile(beginning, "beforehand.spec", "exec"), names)  # noqa: S102 -- our own file
    excluded = re.search(r"excludes=(\[.*?\])", rest)
    names["excludes"] = ast.literal_eval(excluded[1])
    return names


def test_the_frozen_program_has_every_command_and_experiment(frozen: dict[str, object]) -> None:
    imported_by_name: Callable[[], Iterator[str]] = frozen["imported_by_name"]  # type: ignore[assignment] -- our own file
    listed = set(imported_by_name())
    assert {row.load().__name__ for row in COMMANDS.values()} <= listed
    assert {f"reader.lab.experiments.{each.place.partition('.')[0]}" for each in EXPERIMENTS.values()} <= listed
    assert all(importlib.util.find_spec(name) for name in listed)


QT = "PySide6/Qt/plugins"
WANTED = [
    f"{QT}/platforms/libqxcb.so",
    f"{QT}/platforms/libqwayland.so",
    f"{QT}/platforms/libqoffscreen.so",
    f"{QT}/platforms/libqcocoa.dylib",
    r"PySide6\plugins\platforms\qwindows.dll",
    f"{QT}/wayland-shell-integration/libxdg-shell.so",
    f"{QT}/imageformats/libqwebp.so",
    f"{QT}/iconengines/libqsvgicon.so",
    f"{QT}/platforminputcontexts/libibusplatforminputcontextplugin.so",
    *(f"PySide6/Qt/translations/qtbase_{language}.qm" for language in script("translations").LANGUAGES if language != "en"),
    "PySide6/Qt/lib/libQt6DBus.so.6",
    "PySide6/QtSvg.abi3.so",
    "keyring-25.7.0.dist-info/entry_points.txt",
    "reader/resources/icons/app.svg",
    *(f"reader/resources/translations/beforehand_{language}.qm" for language in script("translations").LANGUAGES),
    *(str("reader" / path.relative_to(ROOT)) for path in (ROOT / "resources" / "starter").iterdir()),
    *(str("reader" / path.relative_to(ROOT)) for path in (ROOT / "resources" / "licences").iterdir()),
]
NOT_WANTED = [
    f"{QT}/platforms/libqeglfs.so",
    f"{QT}/platforminputcontexts/libqtvirtualkeyboardplugin.so",
    f"{QT}/sqldrivers/libqsqlite.so",
    "PySide6/Qt/lib/libQt6MultimediaQuick.so.6",
    "PySide6/Qt/lib/libQt6WebEngineCore.so.6",
    "PySide6/Qt/lib/libQt6EglFsKmsSupport.so.6",
    r"PySide6\opengl32sw.dll",
    "PySide6/Qt/translations/qtbase_fi.qm",
    r"PySide6\translations\qtbase_fi.qm",
    "reader/resources/translations/beforehand_de.ts",
    "PySide6/Qt/translations/qtbase_zh_TW.qm",
    "PySide6/Qt/translations/qt_help_de.qm",
    "keyring-25.7.0.dist-info/RECORD",
]


@pytest.mark.parametrize(("name", "is_kept"), [(name, True) for name in WANTED] + [(name, False) for name in NOT_WANTED])
def test_the_frozen_program_keeps_what_windows_need(frozen: dict[str, object], name: str, is_kept: bool) -> None:  # noqa: FBT001
    is_wanted = frozen["is_wanted"]
    assert isinstance(is_wanted, Callable)  # type: ignore[arg-type]
    assert is_wanted(name, f"/site-packages/{name}", "DATA") is is_kept


@pytest.mark.parametrize("name", ["Network", "Qml", "QmlModels", "QmlMeta", "QmlWorkerScript", "Quick"])
def test_what_the_players_plugin_links_comes_along(frozen: dict[str, object], name: str) -> None:
    is_wanted = frozen["is_wanted"]
    assert isinstance(is_wanted, Callable)  # type: ignore[arg-type]
    assert is_wanted(f"PySide6/Qt/lib/libQt6{name}.so.6", "/site-packages/x", "BINARY")
    assert not is_wanted("PySide6/Qt/lib/libQt6VirtualKeyboardQml.so.6", "/site-packages/x", "BINARY")


def test_the_player_is_in_every_package_and_as_new_as_the_rest_of_qt() -> None:
    lock = (PACKAGING / "build.lock").read_text(encoding="utf-8")
    versions = {
        name: re.findall(rf"^{name}==(\S+ ; .*?) ", lock, re.MULTILINE) for name in ("pyside6-addons", "pyside6-essentials")
    }
    assert versions["pyside6-addons"]
    assert versions["pyside6-addons"] == versions["pyside6-essentials"]


@pytest.mark.skipif(sys.platform != "linux", reason="the list is that of Linux")
def test_every_plugin_of_the_list_is_one_of_qt_and_goes_along(frozen: dict[str, object]) -> None:
    """packaging/check-packages compares the list with what was built."""
    is_wanted = frozen["is_wanted"]
    assert isinstance(is_wanted, Callable)  # type: ignore[arg-type]
    names = (PACKAGING / "linux" / "plugins.txt").read_text(encoding="ascii").split()
    assert {f"{QT}/{name}" for name in names} >= {name for name in WANTED if name.startswith(QT) and name.endswith(".so")}
    folder = Path(PySide6.__file__).parent / "Qt" / "plugins"
    # the player's plugin comes with Addons, which a checkout lacks
    assert [name for name in names if not (folder / name).is_file() and not name.startswith("multimedia/")] == []
    assert [name for name in names if not is_wanted(f"{QT}/{name}", str(folder / name), "BINARY")] == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere everything is brought along")
@pytest.mark.parametrize(
    ("source", "is_kept"),
    [
        ("/lib/x86_64-linux-gnu/libssl.so.3", False),
        ("/usr/lib/x86_64-linux-gnu/libX11.so.6", False),
        ("/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0", True),
        ("/usr/lib/python3.11/lib-dynload/_ssl.so", True),
        ("/home/me/.venv/lib/python3.11/site-packages/nh3/nh3.abi3.so", True),
    ],
)
def test_the_systems_libraries_stay_the_systems(frozen: dict[str, object], source: str, is_kept: bool) -> None:  # noqa: FBT001
    is_wanted = frozen["is_wanted"]
    assert isinstance(is_wanted, Callable)  # type: ignore[arg-type]
    assert is_wanted(source.rpartition("/")[2], source, "BINARY") is is_kept


def test_nothing_is_left_out_that_the_program_imports(frozen: dict[str, object]) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "reader").rglob("*.py"))
    imported = set(re.findall(r"^ *(?:from|import) ([\w.]+)", code, re.MULTILINE))
    excluded = frozen["excludes"]
    assert isinstance(excluded, list)
    assert "PySide6.QtWidgets" in imported
    assert imported & set(excluded) == set()


def test_every_licence_of_what_is_frozen_goes_along(frozen: dict[str, object]) -> None:
    shipped, licences = frozen["shipped"], frozen["licences"]
    assert isinstance(shipped, Callable)  # type: ignore[arg-type]
    assert isinstance(licences, Callable)  # type: ignore[arg-type]
    packages = shipped(
        ["lxml.etree", "requests"], ["PySide6/QtCore.abi3.so", "stopwordsiso/stopwords-iso.json", "shiboken6/x.so"]
    )
    assert {each.name for each in packages} >= {"lxml", "requests", "PySide6_Essentials", "stopwordsiso", "shiboken6"}
    found = {place: source for place, source, _ in licences(packages)}
    assert all(Path(source).is_file() for source in found.values())
    names = {place.partition("-")[0] + "/" + place.rpartition("/")[2] for place in found}
    assert {"lxml/LICENSE.txt", "lxml/LICENSES.txt", "requests/NOTICE", "stopwordsiso/METADATA"} <= names
    assert "reader/resources/licences/Python.txt" in found


def test_nothing_is_frozen_without_the_text_of_its_licence(frozen: dict[str, object], tmp_path: Path) -> None:
    """A package with a name and no licence, as a new dependency may be."""
    about = tmp_path / "bare-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bare\nVersion: 1.0\n", encoding="utf-8")
    (about / "RECORD").write_text("bare-1.0.dist-info/METADATA,,\n", encoding="utf-8")
    licences = frozen["licences"]
    assert isinstance(licences, Callable)  # type: ignore[arg-type]
    with pytest.raises(SystemExit, match="licence of bare"):
        list(licences(list(metadata.distributions(name="bare", path=[str(tmp_path)]))))


def test_the_bill_of_materials_names_what_is_frozen_and_nothing_of_this_computer() -> None:
    text = script("sbom").document(map(metadata.distribution, ("lxml", "requests", "nh3")), seconds=0)
    bill = json.loads(text)
    assert (bill["bomFormat"], bill["metadata"]["component"]["version"]) == ("CycloneDX", __version__)
    named = {each["name"]: each for each in bill["components"]}
    assert set(named) == {"Python", "lxml", "requests", "nh3"}
    assert named["lxml"]["purl"] == f"pkg:pypi/lxml@{metadata.version('lxml')}"
    assert named["lxml"]["licenses"] == [{"expression": "BSD-3-Clause"}]
    assert named["requests"]["licenses"] == [{"license": {"name": "Apache Software License"}}]
    assert bill["dependencies"] == [{"ref": "beforehand", "dependsOn": [each["bom-ref"] for each in bill["components"]]}]
    inside = named["nh3"].get("components", ())
    references = [each["bom-ref"] for each in (*bill["components"], *inside)]
    assert len(set(references)) == len(references)
    assert str(ROOT) not in text
    assert sys.prefix not in text
