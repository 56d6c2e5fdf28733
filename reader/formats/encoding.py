"""Bytes of a document as text, whatever its headers and declaration claim. Pure; any thread.

Order: byte order mark or the pattern of UTF-16/32; a declaration that decodes; UTF-8 where it is valid; the charset of the HTTP
header; at last UTF-8 whose invalid bytes are read as windows-1252.
"""

import codecs
import re

MIXED_BYTES_LIMIT = 10_000
_HEAD = 1024

_MARKS = (
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
)
_WIDE_STARTS = (
    (b"\x00\x00\x00<", "utf-32-be"),
    (b"<\x00\x00\x00", "utf-32-le"),
    (b"\x00<\x00", "utf-16-be"),
    (b"<\x00", "utf-16-le"),
    (b"\x00{\x00", "utf-16-be"),
    (b"{\x00", "utf-16-le"),
    (b"\x4c\x6f\xa7\x94", "cp037"),
)
_DECLARED = re.compile(rb"<\?xml[^>]*?encoding\s*=\s*[\"']\s*([A-Za-z0-9._:\-]+)")
_CHARSET = re.compile(r"charset\s*=\s*[\"']?\s*([A-Za-z0-9._:\-]+)", re.IGNORECASE)
_SUPERSETS = {
    "iso8859-1": "cp1252",
    "ascii": "cp1252",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "euc_kr": "cp949",
    "shift_jis": "cp932",
}
_NOT_TEXT = frozenset(
    {
        "base64",
        "bz2",
        "hex",
        "quopri",
        "rot13",
        "uu",
        "zlib",
        "idna",
        "punycode",
        "undefined",
        "raw-unicode-escape",
        "unicode-escape",
    }
)
_ANY_BYTES = ("cp125", "iso8859", "koi8", "mac", "cp437", "cp85", "cp86")
_SEVEN_BIT = ("iso2022", "hz")
_CP1252_HOLES = {0x81: "\x81", 0x8D: "\x8d", 0x8F: "\x8f", 0x90: "\x90", 0x9D: "\x9d"}


def decode(body: bytes, content_type: str = "") -> str:
    """The document as text. Never raises."""
    for mark, name in _MARKS:
        if body.startswith(mark):
            return body[len(mark) :].decode(name, "replace")
    start = body[:_HEAD].lstrip(b" \t\r\n")[:4]
    for pattern, name in _WIDE_STARTS:
        if start.startswith(pattern):
            return body.decode(name, "replace")
    return _decode_narrow(body, _codec(_declared(body)), _codec(_header_charset(content_type)))


def _decode_narrow(body: bytes, declared: str, header: str) -> str:
    for name in (declared, header if header.startswith(_SEVEN_BIT) else ""):
        if name and not name.startswith(("utf-8", *_ANY_BYTES)):
            text = _strict(body, name)
            if text is not None:
                return text
    text = _strict(body, "utf-8")
    if text is None and declared.startswith(_ANY_BYTES):
        text = _strict(body, declared)
    if text is None and header and header not in {"utf-8", "cp1252"}:
        text = _strict(body, header)
    return text if text is not None else _mixed(body)


def _declared(body: bytes) -> str:
    match = _DECLARED.search(body[:_HEAD])
    return match[1].decode("ascii") if match else ""


def _header_charset(content_type: str) -> str:
    match = _CHARSET.search(content_type)
    return match[1] if match else ""


def _codec(label: str) -> str:
    """Python's name of an encoding that turns bytes into text, or ''. Wide ones are told by their bytes, not by labels."""
    try:
        name = codecs.lookup(label).name if label else ""
    except (LookupError, ValueError):
        return ""
    if name.startswith(("utf-16", "utf-32")) or name in _NOT_TEXT:
        return ""
    return _SUPERSETS.get(name, name)


def _strict(body: bytes, name: str) -> str | None:
    try:
        if name == "cp1252":
            return body.decode(name, _FILL_HOLES)
        return body.decode(name)
    except (UnicodeError, LookupError):
        return None


def _mixed(body: bytes) -> str:
    """UTF-8 with stray windows-1252 bytes, or windows-1252 altogether where strays are many."""
    text = body.decode("utf-8", "replace")
    if text.count("\ufffd") > MIXED_BYTES_LIMIT:
        return body.decode("cp1252", "replace")
    return body.decode("utf-8", _AS_CP1252)


def _as_cp1252(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeDecodeError):
        raise error
    stray = error.object[error.start : error.end]
    return "".join(_CP1252_HOLES.get(byte) or bytes((byte,)).decode("cp1252") for byte in stray), error.end


_AS_CP1252 = _FILL_HOLES = "beforehand.cp1252"
codecs.register_error(_AS_CP1252, _as_cp1252)
