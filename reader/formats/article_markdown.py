"""An article as Markdown, for other programs. Pure; any thread."""

import re

from reader.formats.text import plain_text

MAX_HTML = 500_000
_BLANK_LINES = re.compile(r"\n{3,}")
_USER = re.compile(r'((?:href|src)="https?://)[^"/?#]*@')
"""A user name in an address of sanitised HTML: there only to imitate another host."""
_BREAKS = re.compile(r"[\r\n]+")


def article_markdown(title: str, link: str, html: str) -> str:
    """Title, link and text; markup that is nested too deeply to convert gives its words."""
    from markdownify import ATX, markdownify

    try:
        text = markdownify(_USER.sub(r"\1", html[:MAX_HTML]), heading_style=ATX, bullets="-", code_language_callback=_language)
    except RecursionError:
        text = plain_text(html[:MAX_HTML])
    heading = _BREAKS.sub(" ", title).strip()
    source = f"<{link}>" if link else ""
    parts = (f"# {heading}" if heading else "", source, _BLANK_LINES.sub("\n\n", text).strip())
    return "\n\n".join(part for part in parts if part) + "\n"


def _language(element: object) -> str:
    """The language that a listing names on itself or on the code in it."""
    found = getattr(element, "find", lambda _name: None)("code")
    for each in (element, found):
        names = each.get("class") if each is not None and hasattr(each, "get") else None
        for name in names or ():
            _, dash, language = str(name).partition("-")
            if dash:
                return language
    return ""
