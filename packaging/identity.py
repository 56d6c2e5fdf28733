"""Writes what is made from packaging/identity.toml and CHANGELOG.md to every place that holds it: python packaging/identity.py [check].

`check` writes nothing: it lists what a publisher has to replace, and which place is not up to date.
"""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
CHANGE_LOG = ROOT / "packaging" / "CHANGELOG.md"
METAINFO = ROOT / "packaging" / "linux" / "metainfo.xml"
HEADING = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$")
NOBODY = re.compile(r"\.example\b")
PICTURES = {
    "light": "The articles that are new, and one of them",
    "dark": "The same in the dark",
    "small": "One pane in a small window",
}

Identity = Mapping[str, str]


def read() -> Identity:
    """What the file says."""
    return tomllib.loads((ROOT / "packaging" / "identity.toml").read_text(encoding="utf-8"))


def made(identity: Identity, change_log: str) -> dict[str, list[tuple[str, str]]]:
    """By file: patterns of what is there now, each with what should be."""
    page, issues, source = (known(identity[name]) for name in ("page", "issues", "source"))
    names = {"Homepage": page, "Issues": issues, "Source": source}
    urls = "".join(f'{name} = "{url}"\n' for name, url in names.items() if url)
    links = ", ".join(
        f"[{name}]({url})" for name, url in {"Home page": page, "report a problem": issues, "source": source}.items() if url
    )
    publisher = f"AppPublisher={identity['developer']}\n" + "".join(
        f"{name}={url}\n" for name, url in {"AppPublisherURL": page, "AppSupportURL": issues}.items() if url
    )
    return {
        "reader/__init__.py": [
            (r'^ID = ".*"$', f'ID = "{identity["id"]}"'),
            (r'^PAGE = ".*"$', f'PAGE = "{page}"'),
            (r'^ISSUES = ".*"$', f'ISSUES = "{issues}"'),
        ],
        "pyproject.toml": [
            (r"^authors = .*$", f'authors = [{{ name = "{identity["developer"]}" }}]'),
            (r"^\[project\.urls\].*\n(?:\w+ = .*\n)*", f"[project.urls] # made by packaging/identity.py\n{urls}"),
            (r'"share/metainfo/.*"$', f'"share/metainfo/{identity["id"]}.metainfo.xml"'),
        ],
        "README.md": [(r"^<!-- made by packaging/identity\.py -->.*$", f"<!-- made by packaging/identity.py -->{links}")],
        "packaging/debian/control": [
            (r"^Maintainer: .*$", f"Maintainer: {identity['developer']} <{identity['mail']}>"),
            (r"^(?:Homepage: .*\n)?Description:", (f"Homepage: {page}\n" if page else "") + "Description:"),
        ],
        "packaging/windows/beforehand.iss": [
            (r"^AppId=.*$", f"AppId={identity['id']}"),
            (r"^(?:App(?:Publisher|Support).*\n)+", publisher),
            (r'AppUserModelID: ".*"$', f'AppUserModelID: "{identity["id"]}"'),
        ],
        "packaging/linux/metainfo.xml": [
            (r"^  <id>.*</id>$", f"  <id>{identity['id']}</id>"),
            (r"^  <developer .*\n(?:.*\n)*?  </screenshots>\n", "".join(f"  {line}\n" for line in _publisher(identity))),
            (r"^  <releases>\n(?:.*\n)*?  </releases>\n", releases(change_log)),
        ],
    }


def known(url: str) -> str:
    """The address, if it is somebody's: nobody is sent to another."""
    return "" if NOBODY.search(url) else url


def _publisher(identity: Identity) -> Iterator[str]:
    """Developer, addresses and pictures for software centres, which want all of them."""
    yield f'<developer id="{identity["id"].rpartition(".")[0].lower()}">'
    yield f"  <name>{escape(identity['developer'])}</name>"
    yield "</developer>"
    for kind, name in {"homepage": "page", "bugtracker": "issues", "vcs-browser": "source"}.items():
        yield f'<url type="{kind}">{escape(identity[name])}</url>'
    yield "<screenshots>"
    for name, caption in PICTURES.items():
        yield '  <screenshot type="default">' if name == "light" else "  <screenshot>"
        yield f"    <caption>{caption}</caption>"
        yield f'    <image type="source">{escape(identity["pictures"])}/{name}.png</image>'
        yield "  </screenshot>"
    yield "</screenshots>"


def releases(change_log: str) -> str:
    """The element; what is not released yet is left out."""
    lines = ["<releases>"]
    for part in re.split(r"^(?=## )", change_log, flags=re.MULTILINE)[1:]:
        heading, *rest = part.splitlines()
        found = HEADING.match(heading)
        if found:
            version, date = found.groups()
            kind = "development" if version.startswith("0.") else "stable"
            lines += [f'  <release version="{version}" date="{date}" type="{kind}">', "    <description>"]
            lines += [f"      {line}" for line in _description(rest)]
            lines += ["    </description>", "  </release>"]
        elif heading != "## [Unreleased]":
            message = f"not a heading of a release: {heading}"
            raise ValueError(message)
    return "".join(f"  {line}\n" for line in [*lines, "</releases>"])


def _description(lines: list[str]) -> Iterator[str]:
    """Paragraphs and lists; each line of the change log is one of either, or the name of a list."""
    is_list = False
    for line in filter(None, lines):
        if line.startswith(" "):
            message = f"begin a line of its own: {line.strip()}"
            raise ValueError(message)
        text = _plain(line.removeprefix("### ").removeprefix("- "))
        if line.startswith("- ") != is_list:
            yield "</ul>" if is_list else "<ul>"
            is_list = not is_list
        if is_list:
            yield f"  <li>{text}</li>"
        else:
            yield f"<p>{text}:</p>" if line.startswith("### ") else f"<p>{text}</p>"
    if is_list:
        yield "</ul>"


def _plain(text: str) -> str:
    """Markdown's signs become AppStream's, or go."""
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", escape(text))
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", text)


def documents() -> dict[Path, str]:
    """Every file that is made in part, as it should be."""
    texts = {}
    for name, places in made(read(), CHANGE_LOG.read_text(encoding="utf-8")).items():
        text = (ROOT / name).read_text(encoding="utf-8")
        for pattern, wanted in places:
            text, count = re.subn(pattern, lambda _, wanted=wanted: wanted, text, flags=re.MULTILINE)
            if count != 1:
                message = f"{name} has {count} places like {pattern}"
                raise ValueError(message)
        texts[ROOT / name] = text
    return texts


def stale() -> list[str]:
    """The files that are not up to date."""
    return [str(path.relative_to(ROOT)) for path, text in documents().items() if path.read_text(encoding="utf-8") != text]


def to_replace(identity: Identity) -> list[str]:
    """What is nobody's yet, and an id whose domain is not that of the page."""
    lines = [f"{name} = {value}: nobody's" for name, value in identity.items() if NOBODY.search(value)]
    domain = ".".join(reversed(identity["id"].lower().split(".")[:-1]))
    host = re.sub(r"^\w+://([^/:]+).*", r"\1", identity["page"]).lower()
    if host != domain and not host.endswith(f".{domain}"):
        lines.append(f"id = {identity['id']}: only who has the domain {domain} may use it, and the page is at {host}")
    return lines


def check() -> list[str]:
    """Everything that keeps this from being published, a line each."""
    return to_replace(read()) + [f"{name}: not up to date, run python packaging/identity.py" for name in stale()]


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        found = check()
        sys.stdout.write("".join(f"{line}\n" for line in found))
        sys.exit(1 if found else 0)
    for target, content in documents().items():
        target.write_text(content, encoding="utf-8")
