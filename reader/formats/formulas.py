"""Turns formulas in feed HTML (MathML, KaTeX, MathJax scripts) into markup that needs no formula engine. Pure; any thread.

The result is sanitised like everything else. Without this, text in MathML would be lost and KaTeX shown twice.
"""
# ruff: noqa: RUF001 -- this file is about signs that resemble others

import re
from collections.abc import Callable
from html import escape, unescape

from lxml import etree

from reader.formats.tex_signs import LARGE, NAMES
from reader.formats.tex_text import needs_brackets_above, needs_brackets_below, readable_tex

MAX_MATH = 20_000
MAX_DEPTH = 30
MAX_BETWEEN = 100
"""Maximum characters between the end of MathML and the boxes that draw it."""
_MATH = re.compile(r"<math\b", re.IGNORECASE)
_TEX_SCRIPT = re.compile(
    r"<script[^<>]{0,200}type\s*=\s*[\"']math/tex[^<>]{0,200}>((?:[^<]|<(?!/?script)){0,20000}+)</script\s*>", re.IGNORECASE
)
_WRAPPING = re.compile(r"%?\s*<!\[CDATA\[|%?\s*\]\]>")
_MATH_TAG = re.compile(r"</?m(?!ark\b|ain\b|eta\b)[a-z]+\b[^<>]*>", re.IGNORECASE)
_MATH_END = re.compile(r"</math\s*>", re.IGNORECASE)
_DRAWN = re.compile(r"<span[^<>]{0,200}class\s*=\s*[\"'](?:katex-html|MathJax_Preview)[\"'][^<>]{0,200}>", re.IGNORECASE)
_END_OF_MATH = re.compile(r"</math\s*>\s*(?:</span\s*>\s*)?\Z", re.IGNORECASE)
_SPAN = re.compile(r"<(/?)span\b[^<>]*>", re.IGNORECASE)
_SHIFTS = {"msup": ("sup",), "msub": ("sub",), "msubsup": ("sub", "sup"), "munder": ("sub",), "mover": ("sup",)}
_SHIFTS["munderover"] = ("sub", "sup")
_TAG = re.compile(r"<[^<>]*>")
_SHIFTED = re.compile(r"<(su[bp])>[^<>]*(?:<i>[^<>]*</i>[^<>]*)*</\1>")
_SPACED = frozenset("+=<>≤≥≠≈±×·→⇒⇔∈∉⊂⊆∪∩∧∨−")


class _TooDeepError(Exception):
    """MathML is nested too deeply; its text is shown without structure."""


def with_readable_formulas(html: str) -> str:
    """Replace formulas by text, symbols, superscripts and subscripts; linear in the HTML's length."""
    if "math" not in html and "MATH" not in html and "katex" not in html:
        return html
    html = _without_drawn_formulas(html)
    html = _TEX_SCRIPT.sub(lambda match: f"<i>{escape(readable_tex(_bare(match[1])))}</i>", html)
    return _with_math(html)


def _bare(tex: str) -> str:
    """Return a script's TeX, stripped of what old parsers would read as markup."""
    return unescape(_WRAPPING.sub("", tex)).strip()


def _without_drawn_formulas(html: str) -> str:
    """Remove the drawn boxes of KaTeX and MathJax, which write each formula twice, if the readable form is present."""
    out: list[str] = []
    at = 0
    for start in _DRAWN.finditer(html):
        if start.start() < at:
            continue
        end = _end_of_span(html, start.end())
        if end and (_is_readable_before(html, start.start()) or _is_readable_after(html, end)):
            out.append(html[at : start.start()])
            at = end
    return "".join([*out, html[at:]])


def _is_readable_before(html: str, at: int) -> bool:
    """Check whether non-empty MathML ends just here, as KaTeX writes it."""
    end = _END_OF_MATH.search(html, max(at - MAX_BETWEEN, 0), at)
    if end is None:
        return False
    start = html.rfind("<math", max(at - MAX_MATH, 0), end.start())
    return start >= 0 and bool(_readable(html[start : end.start()] + "</math>"))


def _is_readable_after(html: str, at: int) -> bool:
    """Check whether a script with TeX follows immediately, as MathJax writes it."""
    script = _TEX_SCRIPT.search(html, at, at + MAX_MATH)
    return script is not None and not html[at : script.start()].strip() and bool(_bare(script[1]))


def _end_of_span(html: str, at: int) -> int:
    depth = 1
    for tag in _SPAN.finditer(html, at, at + MAX_MATH):
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.end()
    return 0


def _with_math(html: str) -> str:
    out: list[str] = []
    at = 0
    for start in _MATH.finditer(html):
        if start.start() < at:
            continue
        end = _MATH_END.search(html, start.end())
        if end is None:
            break
        if end.end() - start.start() > MAX_MATH:
            # not parsed as a formula, or as one that ends elsewhere: keep only the letters
            out += [html[at : start.start()], _MATH_TAG.sub("", html[start.start() : end.end()])]
            at = end.end()
            continue
        out += [html[at : start.start()], _readable(html[start.start() : end.end()])]
        at = end.end()
    return "".join([*out, html[at:]])


def _readable(markup: str) -> str:
    try:
        found = etree.fromstring(markup, etree.HTMLParser(recover=True))
        root = None if found is None else next(found.iter("math"), None)
    except (etree.LxmlError, ValueError):
        root = None
    if root is None:
        return escape(_words(markup))
    try:
        shown = _shown(root, 0).strip()
    except _TooDeepError:
        shown = ""
    if not shown or len(shown) > MAX_MATH:
        shown = escape(readable_tex(_tex(root)) or _words(markup))
    is_block = root.get("display") == "block"
    return f"<p>{shown}</p>" if is_block else shown


def _tex(root: etree._Element) -> str:
    notes = [note.text or "" for note in root.iter("annotation") if "tex" in (note.get("encoding") or "").lower()]
    return next(iter(notes), "") or root.get("alttext") or ""


def _words(markup: str) -> str:
    """Return the text of MathML that is too deep or of an unknown kind; not from the parsed tree, which ends 255 levels down."""
    return " ".join(unescape(_TAG.sub(" ", markup)).split())[:MAX_MATH]


def _shown(element: etree._Element, depth: int) -> str:
    """Convert one element of presentational MathML to HTML."""
    tag = element.tag if isinstance(element.tag, str) else ""
    if tag == "mphantom" or not (tag.startswith("m") or tag == "semantics"):
        return ""
    if depth > MAX_DEPTH:
        raise _TooDeepError
    children = [_shown(child, depth + 1) for child in element]
    shifts = _SHIFTS.get(tag, ())
    if shifts and children:
        pairs = zip(shifts, children[1:], strict=False)
        apart = " " if children[0].strip() in LARGE | NAMES else ""
        return children[0] + "".join(f"<{shift}>{_close(child)}</{shift}>" for shift, child in pairs) + apart
    return _composed(tag, children, (element.text or "").strip())


def _composed(tag: str, children: list[str], text: str) -> str:
    layout = _LAYOUTS.get(tag)
    if layout and children:
        return layout(children)
    if tag == "mi" and len(text) == 1 and text.isalpha():
        return f"<i>{escape(text)}</i>"
    if tag == "mo":
        return f" {escape(text)} " if text in _SPACED else escape(text)
    return escape(text) + "".join(children)


def _close(shown: str) -> str:
    """Remove spaces inside superscripts and subscripts."""
    return re.sub(r"\s*([^\w\s<>&;,])\s*", r"\1", shown.strip())


def _fraction(children: list[str]) -> str:
    above, *below = (child.strip() for child in children)
    above = f"({above})" if needs_brackets_above(_TAG.sub("", above)) else above
    return "/".join([above, *map(_grouped, below)])


def _root(children: list[str]) -> str:
    return "".join(f"<sup>{degree.strip()}</sup>" for degree in children[1:2]) + "√" + _grouped(children[0])


def _row(children: list[str]) -> str:
    return ", ".join(child for child in children if child.strip()) + "; "


def _grouped(shown: str) -> str:
    shown = shown.strip()
    text = unescape(_TAG.sub("", _SHIFTED.sub("", shown)))
    return f"({shown})" if needs_brackets_below(text) else shown


_LAYOUTS: dict[str, Callable[[list[str]], str]] = {
    "mfrac": _fraction,
    "msqrt": lambda children: _root(["".join(children)]),
    "mroot": _root,
    "mtr": _row,
}
