"""Outlines of a list that is not well-formed XML, found tag by tag. Pure; linear in the length of the text.

Many lists on the web were glued together from strings: bare ampersands, quotation marks and HTML inside attributes, the end
missing. An attribute's value ends at the quotation mark after which the tag goes on as a tag does.
"""

import html
import re
from dataclasses import dataclass

from reader.formats.opml_outlines import OutlineReader

_COMMENT_START, _COMMENT_END = "<!--", "-->"
_TAG = re.compile(r"<(/?)outline(?![\w:.-])|</(?:body|opml)\s*>", re.IGNORECASE)
_ATTRIBUTE = re.compile(r"(?<![\w:.-])([A-Za-z_][\w:.-]*)\s*=\s*([\"'])")
_AFTER_VALUE = r"(?=\s*[A-Za-z_][\w:.-]*\s*=\s*[\"']|\s*/?>\s*(?:<|\Z))"
_VALUE_END = {quote: re.compile(quote + _AFTER_VALUE) for quote in "\"'"}
_TAG_END = re.compile(r"/?>")
_TITLE = re.compile(r"<title>([^<]{0,2000})</title", re.IGNORECASE)
_REFERENCE = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_FIRST_NAME = re.compile(r"<(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)")
_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")


@dataclass(slots=True)
class Repairs:
    """What had to be put right: ampersands and folders, and outlines with quotation marks or < inside a value."""

    ampersands: int = 0
    quoted: int = 0
    angled: int = 0
    unclosed: int = 0

    def sentences(self) -> list[str]:
        counted = (
            (self.ampersands, "bare ampersand was read as &amp;", "bare ampersands were read as &amp;"),
            (self.quoted, "subscription had quotation marks inside a value", "subscriptions had quotation marks inside a value"),
            (self.angled, "subscription had < inside a value", "subscriptions had < inside a value"),
            (self.unclosed, "folder was not closed", "folders were not closed"),
        )
        return [f"{count} {one if count == 1 else many}" for count, one, many in counted if count]


def recover_outlines(text: str, outlines: OutlineReader) -> Repairs:
    """Read what can be read of a broken list into `outlines`."""
    repairs = Repairs()
    text = _CONTROLS.sub(" ", _without_comments(text))
    tags = list(_TAG.finditer(text))
    title = _TITLE.search(text, 0, tags[0].start() if tags else len(text))
    outlines.title = _plain_value(title[1], repairs) if title else ""
    for number, tag in enumerate(tags):
        if tag[1] is None:
            continue
        if tag[1]:
            outlines.end()
            continue
        end = tags[number + 1].start() if number + 1 < len(tags) else len(text)
        attributes, is_empty = _read_tag(text[tag.end() : end], repairs)
        outlines.start(attributes)
        if is_empty:
            outlines.end()
    repairs.unclosed = outlines.depth
    return repairs


def root_name(text: str) -> str:
    """The name of the first element, in lower case and without prefix; '' where there is none."""
    found = _FIRST_NAME.search(_without_comments(text))
    return found[1].lower() if found else ""


def _without_comments(text: str) -> str:
    kept: list[str] = []
    at = 0
    while (start := text.find(_COMMENT_START, at)) >= 0:
        kept.append(text[at:start])
        end = text.find(_COMMENT_END, start)
        at = len(text) if end < 0 else end + len(_COMMENT_END)
    kept.append(text[at:])
    return "".join(kept)


def _read_tag(tag: str, repairs: Repairs) -> tuple[dict[str, str], bool]:
    """The attributes of one outline and whether it closes itself; `tag` reaches to the next tag."""
    attributes: dict[str, str] = {}
    is_quoted = is_angled = False
    # A search that found no end up to the tag's finds none further on either: not looking again keeps this linear.
    hopeless: set[str] = set()
    at = 0
    while start := _ATTRIBUTE.search(tag, at):
        end = None if start[2] in hopeless else _VALUE_END[start[2]].search(tag, start.end())
        if end is None:
            hopeless.add(start[2])
        stop = end.start() if end else tag.find(start[2], start.end())
        if stop < 0:
            break
        value = tag[start.end() : stop]
        is_quoted = is_quoted or start[2] in value
        is_angled = is_angled or "<" in value
        attributes.setdefault(start[1], _plain_value(value, repairs))
        at = stop + 1
    repairs.quoted += is_quoted
    repairs.angled += is_angled
    close = _TAG_END.search(tag, at)
    return attributes, close is not None and close[0] == "/>"


def _plain_value(value: str, repairs: Repairs) -> str:
    references = _REFERENCE.findall(value)
    repairs.ampersands += value.count("&") - len(references)
    return _REFERENCE.sub(lambda match: html.unescape(match[0]), value)
