"""Finds missing system libraries that Qt needs, and the packages that provide them. Standard library only. packaging/ runs it as
a program before anything is installed: NAME OF A SCREEN prints missing names, their packages, and packages of fonts.
"""

import ctypes
import importlib.util
import shutil
import struct
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

TABLE = "system-packages.txt"
MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtMultimedia")
"""Qt modules that the program imports; the last one where the player is installed."""
PLUGINS = {
    "offscreen": ("platforms/libqoffscreen.so", "iconengines/*.so", "imageformats/libq[gijsw]*.so"),
    "window": ("multimedia/libff*.so", "platforms/libqxcb.so", "platforms/libqwayland*.so",
               "platforminputcontexts/lib[ci]*.so", "platformthemes/libqxdg*.so", "wayland-decoration-client/*.so", "wayland-shell-integration/libxdg*.so"),
}  # fmt: skip
"""Plugins that Qt loads, by screen; a window includes those of a picture. Qt skips GTK themes and printing if their libraries are
missing.
"""
KINDS = {"nothing": {"start"}, "offscreen": {"start", "offscreen"}, "window": {"start", "offscreen", "window"}}
RELEASES = {"12": 0, "bookworm": 0, "13": 1, "trixie": 1}
NEWEST_DEBIAN = 2


class Need(NamedTuple):
    """A table row: a library or (`:lang=ja`) a font, its user, and its package in Debian 12, 13, 14, Fedora and Arch."""

    name: str
    kind: str
    packages: tuple[str, ...]


def table() -> tuple[dict[str, str], dict[str, Need]]:
    """Return the install command by installer, and all needs by name."""
    here = Path(__file__).parents[1]
    folder = next(place for place in (here / "resources", here.parent / "resources") if place.is_dir())
    lines = [line.split() for line in (folder / TABLE).read_text(encoding="utf-8").splitlines() if line[:1] not in ("", "#")]
    commands = {words[1]: " ".join(words[2:]) for words in lines if words[0] == "with"}
    return commands, {name: Need(name, kind, tuple(rest)) for name, kind, *rest in lines if name != "with"}


def missing(screen: str, qt: Path | None = None) -> tuple[list[str], list[str]]:
    """Return missing libraries and fonts: those the files in `qt`, the folder of PySide6, are linked to; else by the table."""
    _, needs = table()
    if qt is None or screen == "nothing":
        names = {need.name for need in needs.values() if need.kind in KINDS[screen] and ".so" in need.name}
    else:
        names = linked(qt, used_files(qt, screen))
    libraries = sorted(name for name in names if not _loads(name))
    if screen == "nothing":
        return libraries, []
    return libraries, [need.name for need in needs.values() if need.kind == "text" and not _has_font(need.name)]


def packages(names: Iterable[str], debian_version: Path = Path("/etc/debian_version")) -> tuple[str, list[str]]:
    """Return the install command, empty on a system that is not in the table (packages are Debian's then), and its packages."""
    commands, needs = table()
    installer = next((name for name in commands if shutil.which(name)), "")
    column = {"dnf": 3, "pacman": 4}.get(installer, NEWEST_DEBIAN)
    if installer == "apt-get" and debian_version.is_file():
        # 13.1, or trixie/sid: a test version, and Ubuntu
        column = RELEASES.get(debian_version.read_text(encoding="utf-8").strip().replace(".", "/").split("/")[0], NEWEST_DEBIAN)
    return commands.get(installer, ""), list(dict.fromkeys(needs[name].packages[column] for name in names if name in needs))


def install_instructions() -> str:
    """Return what the window lacks and the command that installs it, in lines; '' if nothing is known to be missing."""
    names, _ = missing("window", qt_folder())
    if not names:
        return ""
    command, wanted = packages(names)
    unknown = [name for name in names if name not in table()[1]]
    lines = ["Qt needs libraries of the system that are not here."]
    if wanted and command:
        who, command = ("", command) if shutil.which("sudo") else (" as root", command.replace("sudo ", ""))
        lines.append(f"Type this{who}, then try again:\n    {command} {' '.join(wanted)}")
    elif wanted:
        lines.append(f"Install what your system calls these packages of Debian, then try again: {' '.join(wanted)}")
    if unknown:
        lines.append(f"No package is known for: {' '.join(unknown)}")
    return "\n".join(lines)


def used_files(qt: Path, screen: str) -> list[Path]:
    """Return the files of PySide6 that are loaded for a screen."""
    patterns = [pattern for kind, paths in PLUGINS.items() if kind in KINDS[screen] for pattern in paths]
    modules = [file for module in MODULES for file in qt.glob(f"{module}*.so")]
    return modules + [file for pattern in patterns for file in (qt / "Qt" / "plugins").glob(pattern)]


def linked(qt: Path, files: Iterable[Path]) -> set[str]:
    """Return the system libraries that files of PySide6 are linked to, directly or through its own libraries."""
    todo, seen, names = list(files), set[Path](), set[str]()
    own = {file.name: file for folder in (qt.parent / "shiboken6", qt, qt / "Qt" / "lib") for file in folder.glob("*.so*")}
    while todo:
        file = todo.pop()
        if file in seen:
            continue
        seen.add(file)
        for name in needed_by(file.read_bytes()):
            if name in own:
                todo.append(own[name])
            elif not name.startswith("ld-linux"):
                names.add(name)
    return names


def needed_by(elf: bytes) -> Iterator[str]:
    """Yield the libraries that a 64-bit little-endian ELF file needs."""
    if elf[:6] != b"\x7fELF\x02\x01":
        return
    (headers,) = struct.unpack_from("<Q", elf, 32)
    size, count = struct.unpack_from("<HH", elf, 54)
    segments = [struct.unpack_from("<IIQQQQ", elf, headers + size * number) for number in range(count)]
    loaded = [(address, offset, length) for kind, _, offset, address, _, length in segments if kind == 1]
    for kind, _, start, _, _, length in segments:
        if kind != 2:
            continue
        entries = list(struct.iter_unpack("<QQ", elf[start : start + length]))
        strings = next(value for tag, value in entries if tag == 5)
        at = next(strings - address + offset for address, offset, size in loaded if address <= strings < address + size)
        for tag, value in entries:
            if tag == 1:
                yield elf[at + value : elf.index(b"\0", at + value)].decode()


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def _has_font(pattern: str) -> bool:
    """Check whether fontconfig has a matching font; False without fontconfig."""
    try:
        fontconfig = ctypes.CDLL("libfontconfig.so.1")
    except OSError:
        return False
    for function in (fontconfig.FcNameParse, fontconfig.FcObjectSetCreate, fontconfig.FcFontList):
        function.restype = ctypes.c_void_p
    wanted, nothing = ctypes.c_void_p(fontconfig.FcNameParse(pattern.encode())), ctypes.c_void_p(fontconfig.FcObjectSetCreate())
    found = fontconfig.FcFontList(None, wanted, nothing)
    return bool(found) and ctypes.cast(found, ctypes.POINTER(ctypes.c_int))[0] > 0


def qt_folder() -> Path | None:
    """Return the folder of PySide6 without importing it."""
    spec = importlib.util.find_spec("PySide6")
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None


def main(screen: str) -> None:
    """Print missing names, their packages and packages of fonts for packaging/, one labelled line each."""
    libraries, fonts = missing(screen, qt_folder())
    for words in (["libraries", *libraries], ["packages", *packages(libraries)[1]], ["fonts", *packages(fonts)[1]]):
        sys.stdout.write(" ".join(words) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
