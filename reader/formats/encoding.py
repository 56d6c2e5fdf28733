"""Decodes documents, whatever their headers and declaration claim.

Order: byte order mark or the pattern of UTF-16/32; UTF-8 if valid or nearly so; the declared encoding, then the charset of the
HTTP header, if all but a few bytes decode; finally UTF-8 with invalid bytes read as windows-1252.
"""

import codecs
import re

MIXED_BYTES_LIMIT = 10_000
_HEAD = 1024
_UTF8_PROOF = 4
"""Number of non-ASCII characters from which valid UTF-8 is no accident; a single word of GBK may be valid, too."""
_NEARLY_UTF8 = 0.5
_NEARLY_RIGHT = 0.25
"""Maximum share of unreadable characters among those beyond ASCII. Texts in other encodings, read as UTF-8, are at 0.77 and more.
"""

_MARKS = (
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
)
_WIDE = ("utf-32-be", "utf-32-le", "utf-16-be", "utf-16-le")
_EBCDIC_START = b"\x4c\x6f\xa7\x94"
_DECLARED = re.compile(rb"<\?xml[^>]*?encoding\s*=\s*[\"']\s*([A-Za-z0-9._:\-]+)")
_WINDOWS = re.compile(r"windows-(\d{3,4})")
_CHARSET = re.compile(r"charset\s*=\s*[\"']?\s*([A-Za-z0-9._:\-]+)", re.IGNORECASE)
_SUPERSETS = {
    "iso8859-1": "cp1252",
    "ascii": "cp1252",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "euc_kr": "cp949",
    "shift_jis": "cp932",
    "big5": "cp950",
    "iso8859-11": "cp874",
    "tis-620": "cp874",
}
_NOT_TEXT = frozenset({"idna", "punycode", "raw-unicode-escape", "unicode-escape"})
_LABELS = {
    "cn-big5": "big5",
    "dos-874": "cp874",
    "gb-2312": "gb2312",
    "gb_2312": "gb2312",
    "gb_2312-80": "gb2312",
    "iso-8859-8-i": "iso-8859-8",
    "koi": "koi8-r",
    "koi8": "koi8-r",
    "koi8-ru": "koi8-u",
    "ks_c_5601-1989": "euc-kr",
    "mac": "mac-roman",
    "windows-31j": "cp932",
}
"""Encoding labels used on the web that Python does not know."""
_ANY_BYTES = ("cp125", "iso8859", "koi8", "mac", "cp437", "cp85", "cp86")
_SEVEN_BIT = ("iso2022", "hz")
_CP1252_HOLES = {0x81: "\x81", 0x8D: "\x8d", 0x8F: "\x8f", 0x90: "\x90", 0x9D: "\x9d"}


def decode(body: bytes, content_type: str = "") -> str:
    """Decode a document. Never raises; an unreadable byte costs one character."""
    for mark, name in _MARKS:
        if body.startswith(mark):
            body = body[len(mark) :]
            return _decode_narrow(body, "", "") if name == "utf-8" else body.decode(name, "replace")
    wide = _unmarked_wide(body[:_HEAD])
    if wide:
        return body.decode(wide, "replace")
    return _decode_narrow(body, _codec(_declared(body)), _codec(_header_charset(content_type)))


def _unmarked_wide(head: bytes) -> str:
    if head.startswith(_EBCDIC_START):
        return "cp037"
    if b"\x00" not in head:
        return ""
    return next((name for name in _WIDE if head.decode(name, "replace").lstrip(" \t\r\n")[:1] in {"<", "{", "["}), "")


def _decode_narrow(body: bytes, declared: str, header: str) -> str:
    named = [name for name in (declared, header) if name and not name.startswith("utf-8")]
    # These consist of ASCII bytes, which would pass for UTF-8.
    escaped = _first_right(body, [name for name in named if name.startswith(_SEVEN_BIT)])
    if escaped is not None:
        return escaped
    # windows-1252 is the fallback for invalid bytes, so it is not tried as a declared encoding.
    named = [name for name in named if name != "cp1252"]
    text = _strict(body, "utf-8")
    if text is not None:
        is_proven = declared not in named or declared.startswith(_ANY_BYTES) or _beyond_ascii(text) >= _UTF8_PROOF
        return text if is_proven else _strict(body, declared) or text
    text = body.decode("utf-8", "replace")
    if _wrong_share(text) <= _NEARLY_UTF8:
        return body.decode("utf-8", _CUT_OR_CP1252)
    found = _first_right(body, named)
    return _mixed(body, text) if found is None else found


def _first_right(body: bytes, names: list[str]) -> str | None:
    """Decode with the first encoding that can read all but a few characters."""
    texts = (body.decode(name, "replace") for name in names)
    return next((text for text in texts if _wrong_share(text) <= _NEARLY_RIGHT), None)


def _wrong_share(text: str) -> float:
    return text.count(_UNREADABLE) / max(1, _beyond_ascii(text))


def _beyond_ascii(text: str) -> int:
    return len(text) - len(text.encode("ascii", "ignore"))


def _declared(body: bytes) -> str:
    match = _DECLARED.search(body[:_HEAD])
    return match[1].decode("ascii") if match else ""


def _header_charset(content_type: str) -> str:
    match = _CHARSET.search(content_type)
    return match[1] if match else ""


def _codec(label: str) -> str:
    """Return Python's name of a text encoding, or ''. UTF-16 and UTF-32 are recognised by their bytes, not by labels."""
    label = label.lower().removeprefix("x-").removeprefix("x-")
    label = _LABELS.get(label) or _WINDOWS.sub(r"cp\1", label)
    try:
        name = codecs.lookup(label).name if label else ""
        b"a".decode(name or "ascii")
    except (LookupError, ValueError):
        return ""
    if name.startswith(("utf-16", "utf-32")) or name in _NOT_TEXT:
        return ""
    return _SUPERSETS.get(name, name)


def _strict(body: bytes, name: str) -> str | None:
    try:
        return body.decode(name)
    except (UnicodeError, LookupError):
        return None


def _mixed(body: bytes, text: str) -> str:
    """Decode UTF-8 with stray windows-1252 bytes, or as windows-1252 if strays are many."""
    if text.count(_UNREADABLE) > MIXED_BYTES_LIMIT:
        return body.decode("cp1252", "replace")
    return body.decode("utf-8", _AS_CP1252)


def _as_cp1252(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeDecodeError):
        raise error
    stray = error.object[error.start : error.end]
    return "".join(_CP1252_HOLES.get(byte) or bytes((byte,)).decode("cp1252") for byte in stray), error.end


def _cut_or_cp1252(error: UnicodeError) -> tuple[str, int]:
    """Handle a decoding error in mostly valid UTF-8: a truncated character, or a stray byte of windows-1252."""
    if isinstance(error, UnicodeDecodeError) and _is_cut(error.object, error.start, error.end):
        return _UNREADABLE, error.end
    return _as_cp1252(error)


def _is_cut(body: bytes, start: int, end: int) -> bool:
    if end - start > 1:
        return True
    before, lead, after = body[max(0, start - 1) : start], body[start], body[end : end + 1]
    if _TWO_BYTES_FIRST <= lead <= _TWO_BYTES_LAST:
        return not after.isalpha()
    return lead >= _THREE_BYTES_FIRST and before >= b"\x80"


_UNREADABLE = "\ufffd"
# Lead bytes that are capitals in windows-1252; 0xDF is its sharp s, which ends many words.
_TWO_BYTES_FIRST, _TWO_BYTES_LAST, _THREE_BYTES_FIRST = 0xC2, 0xDE, 0xE0
_AS_CP1252, _CUT_OR_CP1252 = "beforehand.cp1252", "beforehand.cut-or-cp1252"
codecs.register_error(_AS_CP1252, _as_cp1252)
codecs.register_error(_CUT_OR_CP1252, _cut_or_cp1252)
