"""Writes packaging/flatpak/packages.json, what a Flatpak is made of, from build.lock: sh packaging/lock does it. Needs the network.

Each file comes with its address and the hash that the lock has; pip chooses them as it would in the runtime.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from packaging.markers import Marker

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "packaging" / "build.lock"
TARGET = Path(__file__).with_name("packages.json")
PYTHON = "3.13"
"""That of the runtime which the manifest names."""
ARCHES = ("x86_64", "aarch64")
GLIBC = ("manylinux_2_39", "manylinux_2_34", "manylinux_2_28", "manylinux2014")
INDEX = "https://files.pythonhosted.org/packages/"
MORE = ("pyside6-addons", "hatchling", "packaging", "pathspec", "pluggy", "trove-classifiers")
"""The player, and what builds the wheel there without a network, with what it needs."""


def wanted(arch: str) -> str:
    """The pins of the program, of the player and of what builds the wheel, for this Python: pip heeds markers of its own alone."""
    there = {"python_version": PYTHON, "python_full_version": f"{PYTHON}.0", "sys_platform": "linux", "platform_machine": arch}
    names = {*re.findall(r"^(\S+)==", (ROOT / "packaging" / "run.lock").read_text(encoding="utf-8"), re.MULTILINE), *MORE}
    pins = re.findall(r"^((\S+)==\S+)(?: ; (.*?))?( \\\n(?:    .*\n)+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    return "".join(
        pin + rest for pin, name, marker, rest in pins if name in names and (not marker or Marker(marker).evaluate(there))
    )


def chosen(arch: str) -> dict[str, str]:
    """Address and hash of every file that pip would take on this kind of computer."""
    with tempfile.TemporaryDirectory() as folder:
        pins, report = Path(folder) / "pins.txt", Path(folder) / "report.json"
        pins.write_text(wanted(arch), encoding="utf-8")
        platforms = [part for glibc in GLIBC for part in ("--platform", f"{glibc}_{arch}")]
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report", str(report)]
        command += [
            "--no-deps",
            "--ignore-requires-python",
            "--require-hashes",
            "--only-binary",
            ":all:",
            "--python-version",
            PYTHON,
            "--target",
            folder,
        ]
        # the addresses have to be those of the index that everybody has
        environment = {**os.environ, "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": "", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        subprocess.run([*command, *platforms, "-r", str(pins)], check=True, env=environment)  # noqa: S603 -- pip
        files = [each["download_info"] for each in json.loads(report.read_text(encoding="utf-8"))["install"]]
    if strange := [each["url"] for each in files if not each["url"].startswith(INDEX)]:
        sys.exit(f"not from the index: {strange[0]}")
    return {each["url"]: each["archive_info"]["hashes"]["sha256"] for each in files}


def sources() -> list[dict[str, object]]:
    """As flatpak-builder wants them; what fits one kind of computer says so."""
    found = {arch: chosen(arch) for arch in ARCHES}
    urls = sorted({url for files in found.values() for url in files}, key=lambda url: url.rpartition("/")[2].lower())
    listed = []
    for url in urls:
        arches = [arch for arch in ARCHES if url in found[arch]]
        entry = {"type": "file", "url": url, "sha256": found[arches[0]][url], "dest": "wheels"}
        listed.append(entry if len(arches) == len(ARCHES) else entry | {"only-arches": arches})
    return listed


if __name__ == "__main__":
    TARGET.write_text(json.dumps(sources(), indent=1) + "\n", encoding="utf-8")
