"""What a publisher does: python packaging/publish.py [check [TAG] | release VERSION | debian].

Alone it writes what is made from packaging/identity.toml and CHANGELOG.md to every place that holds it. `check` writes nothing: it lists
what has to be replaced, what is not up to date, and what keeps the tag from being this version. `release` sets version and date, commits
and tags, after it refused a tree in which something of that is left; nothing is pushed. `debian` prints the change log of the package.
"""

import email.utils
import os
import re
import subprocess
import sys
import textwrap
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
CHANGE_LOG = ROOT / "packaging" / "CHANGELOG.md"
METAINFO = ROOT / "packaging" / "linux" / "metainfo.xml"
VERSION_PLACE = ROOT / "reader" / "__init__.py"
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
            (r"^\[project\.urls\].*\n(?:\w+ = .*\n)*", f"[project.urls] # made by packaging/publish.py\n{urls}"),
            (r'"share/metainfo/.*"$', f'"share/metainfo/{identity["id"]}.metainfo.xml"'),
        ],
        "README.md": [(r"^<!-- made by packaging/publish\.py -->.*$", f"<!-- made by packaging/publish.py -->{links}")],
        "packaging/flatpak/manifest.yml": [(r"^id: .*$", f"id: {identity['id']}")],
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


def public_readme() -> str:
    """Return README for places without our files, as PyPI is: links lead to where the publisher has them."""
    files, pictures = (known(read()[name]) for name in ("files", "pictures"))

    def target(link: str) -> str:
        folder, name = (pictures, Path(link).name) if link.endswith(".png") else (files, link)
        return folder and f"{folder}/{name}"

    return relinked((ROOT / "README.md").read_text(encoding="utf-8"), target)


def relinked(text: str, target: Callable[[str], str]) -> str:
    """Replace each relative link in Markdown by what `target` returns for it; without one its text stays, and a picture goes."""

    def replace(found: re.Match[str]) -> str:
        where = target(found["link"])
        return f"{found['sign']}[{found['text']}]({where})" if where else "" if found["sign"] else found["text"]

    return re.sub(r"(?P<sign>!?)\[(?P<text>[^\]]+)\]\((?P<link>[^):]+)\)", replace, text)


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
    for version, date, rest in released(change_log):
        kind = "development" if version.startswith("0.") else "stable"
        lines += [f'  <release version="{version}" date="{date}" type="{kind}">', "    <description>"]
        lines += [f"      {line}" for line in _description(rest)]
        lines += ["    </description>", "  </release>"]
    return "".join(f"  {line}\n" for line in [*lines, "</releases>"])


def released(change_log: str) -> Iterator[tuple[str, str, list[str]]]:
    """Version, date and lines of each release, the newest first; a line that goes on below is one."""
    for part in re.split(r"^(?=## )", re.sub(r"\n +(?=\S)", " ", change_log), flags=re.MULTILINE)[1:]:
        heading, *rest = part.splitlines()
        found = HEADING.match(heading)
        if found:
            yield found[1], found[2], [line for line in rest if line]
        elif heading != "## [Unreleased]":
            message = f"not a heading of a release: {heading}"
            raise ValueError(message)


def debian_change_log(identity: Identity, change_log: str) -> str:
    """The same releases as Debian wants them."""
    parts = []
    for version, date, lines in released(change_log):
        what = [line.removeprefix("- ").replace("`", "") for line in lines if line.startswith("- ")] or ["See the change log."]
        items = "\n".join(textwrap.fill(line, 78, initial_indent="  * ", subsequent_indent="    ") for line in what)
        when = email.utils.format_datetime(datetime.fromisoformat(f"{date}T00:00+00:00"))
        parts.append(
            f"beforehand ({version}) unstable; urgency=medium\n\n{items}\n\n"
            f" -- {identity['developer']} <{identity['mail']}>  {when}\n"
        )
    return "\n".join(parts)


def _description(lines: list[str]) -> Iterator[str]:
    """Paragraphs and lists; each line of the change log is one of either, or the name of a list."""
    is_list = False
    for line in lines:
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


def check(tag: str = "") -> list[str]:
    """Everything that keeps this from being published, a line each."""
    lines = to_replace(read()) + [f"{name}: not up to date, run python packaging/publish.py" for name in stale()]
    newest = next(released(CHANGE_LOG.read_text(encoding="utf-8")))[0]
    return lines + [
        f"{place} is {found}, the tag is {tag}"
        for place, found in {"the version": version(), "the newest release of the change log": newest}.items()
        if tag and tag != f"v{found}"
    ]


def version() -> str:
    """The one that the program says."""
    found = re.search(r'^__version__ = "(.*)"$', VERSION_PLACE.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else ""


def why_no_release(wanted: str) -> list[str]:
    """What is inconsistent, a line each."""
    lines = check()
    log = CHANGE_LOG.read_text(encoding="utf-8")
    if not re.search(r"^## \[Unreleased\]\n(?:(?!## ).*\n)*- ", log, re.MULTILINE):
        lines.append("The change log has nothing that is unreleased")
    if not re.fullmatch(r"\d+\.\d+\.\d+", wanted) or _numbers(wanted) <= _numbers(version()):
        lines.append(f"{wanted} is no version after {version()}")
    if _git("status", "--porcelain"):
        lines.append("There are changes that are not committed")
    if _git("tag", "--list", f"v{wanted}"):
        lines.append(f"There is a tag v{wanted}")
    return lines


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def release(wanted: str) -> None:
    """Set version and date, make what is made of them, run what must be green of it, commit and tag."""
    text = VERSION_PLACE.read_text(encoding="utf-8")
    VERSION_PLACE.write_text(text.replace(f'__version__ = "{version()}"', f'__version__ = "{wanted}"'), encoding="utf-8")
    heading = f"## [Unreleased]\n\n## [{wanted}] - {time.strftime('%Y-%m-%d', time.gmtime())}\n"
    log = CHANGE_LOG.read_text(encoding="utf-8")
    CHANGE_LOG.write_text(log.replace("## [Unreleased]\n", heading, 1), encoding="utf-8")
    write()
    tests = ["sh", "packaging/test", "tests/architecture", "tests/unit/ui/test_translations.py", "-q"]
    if subprocess.run(tests, cwd=ROOT, env={**os.environ, "RELEASE": "1"}, check=False).returncode:  # noqa: S603 -- our own
        _git("checkout", "--", ".")
        sys.exit("These tests have to be green first; nothing was changed.")
    _git("commit", "--all", "--quiet", "--message", f"Release {wanted}")
    _git("tag", "--annotate", f"v{wanted}", "--message", f"Beforehand {wanted}")


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout  # noqa: S603, S607 -- git


def write() -> None:
    """Every place, as it should be."""
    for path, text in documents().items():
        path.write_text(text, encoding="utf-8")


def main(verb: str = "", argument: str = "") -> int:
    """Carry out one of the four."""
    if verb == "debian":
        sys.stdout.write(debian_change_log(read(), CHANGE_LOG.read_text(encoding="utf-8")))
        return 0
    if verb == "":
        write()
        return 0
    if verb not in {"check", "release"}:
        sys.exit(__doc__)
    lines = check(argument) if verb == "check" else why_no_release(argument)
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    if not lines and verb == "release":
        release(argument)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
