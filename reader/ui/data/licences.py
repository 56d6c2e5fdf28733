"""Lists the components of this installation and their licences, from the packages actually present. Any thread."""

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib import metadata
from itertools import chain
from pathlib import Path

from reader import __version__
from reader.domain.value_classes import dataclass
from reader.ui.data.assets import resources_folder

_QT = ("LGPL-3.0", "GPL-3.0", "Qt")
WITHOUT_FILES = {
    "pyside6-addons": (*_QT, "LGPL-2.1"),  # FFmpeg
    "pyside6-essentials": _QT,
    "shiboken6": _QT,
    "stopwordsiso": ("stopwordsiso",),
}
"""Packages without a licence text, and the substitutes in `resources/licences/`."""
_REQUIREMENT = re.compile(r"([\w.-]*)\s*(?:\[([^]]*)\])?")
_EXTRA = re.compile(r"extra == [\"']([^\"']+)")
_LICENCE = re.compile(r"(.*/)?((LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*|licenses/.*)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Component:
    name: str
    version: str
    licence: str
    """As its makers name it, usually an SPDX expression."""
    texts: tuple[str, ...]


def components() -> list[Component]:
    """Return Beforehand itself and every package that it runs with, by name, and Python if it is bundled."""
    own = resources_folder().parent / "LICENSE"
    python = resources_folder() / "licences" / "Python.txt"
    found = [component(each) for each in sorted(shipped(), key=lambda each: plain_name(each).lower())]
    if python.is_file():
        found.insert(0, Component("Python", sys.version.split()[0], "PSF-2.0", (_read(python),)))
    return [Component("Beforehand", __version__, "MIT", (_read(own),) if own.is_file() else ()), *found]


def shipped() -> Iterable[metadata.Distribution]:
    """Return the packages of a frozen program, or the installed dependencies of the program, including indirect ones."""
    if getattr(sys, "frozen", False):
        return list(metadata.distributions())
    found: dict[str, metadata.Distribution] = {}
    wanted: set[tuple[str, str]] = set()
    waiting = set(map(_name_and_extras, _own_requirements()))
    while waiting:
        name, extras = waiting.pop()
        wanted.add((name, extras))
        try:
            found[name] = metadata.distribution(name)
        except (metadata.PackageNotFoundError, ValueError):  # for another system or Python, or an extra that is not installed
            continue
        for text in found[name].requires or ():
            extra = _EXTRA.search(text)
            if extra is None or extra[1] in extras.split(","):
                waiting |= {_name_and_extras(text)} - wanted
    return found.values()


def licence_files(distribution: metadata.Distribution) -> list[Path]:
    """Return the licence files of a package; empty if neither it nor this program has any."""
    own = [
        Path(str(file.locate()))
        for file in distribution.files or ()
        if file.suffix not in (".py", ".pyc") and ".dist-info" in file.parts[0] and _LICENCE.fullmatch("/".join(file.parts[1:]))
    ]
    folder = resources_folder() / "licences"
    return own or [folder / f"{name}.txt" for name in WITHOUT_FILES.get(_key(plain_name(distribution)), ())]


def plain_name(distribution: metadata.Distribution) -> str:
    return str(distribution.metadata["Name"])


def without_licence(distributions: Iterable[metadata.Distribution]) -> list[str]:
    """Return the names of packages that may not be shipped, as they lack a licence text."""
    return [plain_name(each) for each in distributions if not licence_files(each)]


def component(distribution: metadata.Distribution) -> Component:
    about = distribution.metadata
    classified = [line.rpartition(" :: ")[2] for line in about.get_all("Classifier") or () if line.startswith("License ::")]
    stated = [*(about.get_all("License-Expression") or ()), ", ".join(classified), *(about.get_all("License") or ())]
    licence = next((text.partition("\n")[0] for text in stated if text), "")
    return Component(plain_name(distribution), distribution.version, licence, tuple(map(_read, licence_files(distribution))))


def _own_requirements() -> Iterator[str]:
    """Yield the requirements of the program and its extras, from its package metadata or checkout."""
    try:
        yield from metadata.requires("beforehand") or ()
    except metadata.PackageNotFoundError:
        project = tomllib.loads((resources_folder().parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        yield from chain(project["dependencies"], *project["optional-dependencies"].values())


def _name_and_extras(requirement: str) -> tuple[str, str]:
    found = _REQUIREMENT.match(requirement)
    return (_key(found[1]), (found[2] or "").replace(" ", "")) if found is not None else ("", "")


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").strip()
