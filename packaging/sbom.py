"""The bill of materials of the frozen program (CycloneDX 1.6): what the specification of PyInstaller collected."""

import json
import platform
import re
import time
from collections.abc import Iterable
from importlib.metadata import Distribution
from urllib.parse import quote

from reader import __version__
from reader.ui.data.licences import component

OWN = "beforehand"
_SPDX = re.compile(r"[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*|\(.*\)")


def document(distributions: Iterable[Distribution], *, seconds: int) -> str:
    """The same text for the same packages and time."""
    python = f"pkg:generic/python@{platform.python_version()}"
    found = [_entry("Python", platform.python_version(), "PSF-2.0", python)]
    for each in distributions:
        about = component(each)
        purl = f"pkg:pypi/{re.sub(r'[-_.]+', '-', about.name).lower()}@{about.version}"
        found.append(_entry(about.name, about.version, about.licence, purl) | _inside(each, purl))
    own = {"type": "application", "bom-ref": OWN, "name": "Beforehand", "version": __version__}
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds)),
            "component": own | {"licenses": [{"license": {"id": "MIT"}}]},
        },
        "components": found,
        "dependencies": [{"ref": OWN, "dependsOn": [each["bom-ref"] for each in found]}],
    }
    return json.dumps(bill, indent=1, ensure_ascii=False) + "\n"


def _entry(name: str, version: str, licence: str, purl: str) -> dict[str, object]:
    stated = {"expression": licence} if _SPDX.fullmatch(licence) else {"license": {"name": licence}}
    entry: dict[str, object] = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    return entry | ({"licenses": [stated]} if licence else {})


def _inside(distribution: Distribution, purl: str) -> dict[str, object]:
    """Libraries of others in a package, where its makers list them (PEP 770)."""
    bills = [
        json.loads(file.read_text(encoding="utf-8"))
        for file in distribution.files or ()
        if file.parent.name == "sboms" and file.suffix == ".json"
    ]
    kept = ("type", "name", "version", "purl", "licenses")
    listed = [{key: each[key] for key in kept if key in each} for bill in bills for each in bill.get("components", ())]
    # a name may come twice, the reference to it not
    entries = [each | {"bom-ref": f"{purl}#{quote(each['name'])}-{number}"} for number, each in enumerate(listed)]
    return {"components": entries} if entries else {}
