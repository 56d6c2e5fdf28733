"""Makes the pages that explain Beforehand to people who do not have it yet: `sh packaging/build site` writes them to dist/site.

Nothing is written for the site alone: the pages are README, the program's help in every language, its preferences, commands and plugins,
and the change log. MkDocs makes them HTML with a search, and fails at a link that leads nowhere.
"""

import io
import os
import re
import runpy
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PUBLISHED = {
    "README.md": "index.md",
    "reader/domain/preferences.md": "preferences.md",
    "resources/plugins/README.md": "plugins.md",
    "packaging/CHANGELOG.md": "changes.md",
    "packaging/pictures/light.png": "pictures/light.png",
    "packaging/pictures/dark.png": "pictures/dark.png",
}
"""File of the repository, and what it becomes."""

LOOKS = """\
body::before { background: none; }
.navbar.fixed-top { background: #17697a !important; }
[role=main] table { display: block; overflow-x: auto; }
:is([role=main], .modal, footer) a, .bs-sidebar .nav-link { color: #14606f; }
[data-bs-theme=dark] :is(:is([role=main], .modal, footer) a, .bs-sidebar .nav-link) { color: #72c3d0; }
"""
THEME = {
    # the switch to dark stops where these two styles are not there, and nothing here is highlighted
    "main.html": "{% extends 'base.html' %}{% block extrahead %}<link id=hljs-light><link id=hljs-dark>{% endblock %}",
    "404.html": "{% extends 'main.html' %}{% block content %}<h1>404</h1>{% endblock %}",
}


def pages() -> dict[str, str]:
    """Return all pages by name, in the order of the contents, as Markdown."""
    made = {"index.md": published("README.md"), "help.md": help_page("en"), "commands.md": commands()}
    made |= {page: published(name) for name, page in PUBLISHED.items() if page.endswith(".md") and page not in made}
    return made | {f"help.{language}.md": help_page(language) for language in others()}


def published(name: str) -> str:
    """Return a page of the repository; a link to what is not published becomes its text."""
    folder = (ROOT / name).parent

    def target(link: str) -> str:
        return PUBLISHED.get((folder / link).resolve().relative_to(ROOT).as_posix(), "")

    return str(beside("publish")["relinked"]((ROOT / name).read_text(encoding="utf-8"), target))


def beside(script: str) -> dict[str, Any]:
    """Return what a script of this folder defines; its name alone would find the library `packaging`."""
    return runpy.run_path(str(Path(__file__).with_name(f"{script}.py")))


def others() -> list[str]:
    """Return the complete languages beside English."""
    from reader.ui.text.languages import COMPLETE

    return [language for language in COMPLETE if language != "en"]


def help_page(language: str) -> str:
    """Return the help as the window shows it, with the usual shortcuts."""
    from PySide6.QtCore import QCoreApplication, QLocale

    from reader.ui.dialogs.help import topics
    from reader.ui.kit.actions import usual_keys
    from reader.ui.shell.actions.table import ROWS
    from reader.ui.text.languages import install_language
    from reader.ui.text.translate import Translator

    _application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    install_language(language, QLocale(language))
    tr = Translator("Help")
    parts = [f"# {tr('Help')}"]
    for title, text in topics(usual_keys(ROWS), Path("~/.local/share/beforehand")):
        parts += [f"## {title}", *(f"`{line}`" if "javascript:" in line else shown(line) for line in text.splitlines())]
    return "\n\n".join(parts) + "\n"


def shown(line: str) -> str:
    """Return a line in which Markdown finds no sign of its own."""
    return re.sub(r"([\\`*_{}\[\]<>#+!|-])", r"\\\1", line)


def anchor(heading: str, separator: str) -> str:
    """Return the name of a heading in addresses; the theme's scripts stop at one that begins with a digit, as a version does."""
    return separator.join(["on", *re.findall(r"\w+", heading.lower())])


def commands() -> str:
    """Return what --help prints, of the program and of every command."""
    from reader.app.commands import COMMANDS

    os.environ["COLUMNS"] = "100"
    help_of = beside("man_page")["help_of"]
    parts = ["# Commands", f"```text\n{help_of()}```"]
    for name in sorted(COMMANDS):
        parts += [f"## beforehand {name}", f"```text\n{help_of(name)}```"]
    return "\n\n".join(parts) + "\n"


def contents(made: dict[str, str]) -> Iterator[dict[str, object]]:
    """Yield the entries of the menu; the other languages share one."""
    names = {page: re.findall(r"^# (.+)$", text, re.MULTILINE)[0] for page, text in made.items()}
    first, *rest = ({name: page} for page, name in names.items() if not page.startswith("help."))
    yield first
    yield {"Help": [{names[page]: page} for page in names if page.startswith("help.")]}
    yield from rest


def main() -> None:
    """Write the pages to build/site, and the site from them."""
    from mkdocs.commands.build import build  # type: ignore[import-not-found] -- only where packages are built
    from mkdocs.config import load_config  # type: ignore[import-not-found] -- only where packages are built

    work = ROOT / "build" / "site"
    shutil.rmtree(work, ignore_errors=True)
    (work / "docs" / "pictures").mkdir(parents=True)
    made = pages()
    for name, text in made.items():
        (work / "docs" / name).write_text(text, encoding="utf-8")
    for name, picture in PUBLISHED.items():
        if picture.endswith(".png"):
            shutil.copy(ROOT / name, work / "docs" / picture)
    (work / "docs" / "looks.css").write_text(LOOKS, encoding="utf-8")
    (work / "theme").mkdir()
    for name, template in THEME.items():
        (work / "theme" / name).write_text(template, encoding="utf-8")
    settings: dict[str, Any] = {
        "site_name": "Beforehand",
        "site_url": "",
        "theme": {
            "name": "mkdocs",
            "custom_dir": str(work / "theme"),
            "color_mode": "auto",
            "user_color_mode_toggle": True,
            "highlightjs": False,
        },
        "extra_css": ["looks.css"],
        "use_directory_urls": False,
        "nav": list(contents(made)),
        "markdown_extensions": ["tables", "sane_lists", "fenced_code", {"toc": {"slugify": anchor}}],
        "strict": True,
        "validation": {"anchors": "warn", "links": {"not_found": "warn", "absolute_links": "warn"}},
        "site_dir": str(Path(sys.argv[1]).resolve()),
    }
    build(load_config(io.BytesIO(), config_file_path=str(work / "mkdocs.yml"), **settings))


if __name__ == "__main__":
    main()
