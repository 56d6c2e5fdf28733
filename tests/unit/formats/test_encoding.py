import pytest

from reader.formats.encoding import decode

XML = '<?xml version="1.0" encoding="{}"?><t>{}</t>'


@pytest.mark.parametrize(
    ("body", "content_type", "text"),
    [
        ("<t>café</t>".encode(), "", "<t>café</t>"),
        ("\ufeff<t>é</t>".encode(), "text/xml; charset=iso-8859-1", "<t>é</t>"),
        ("<t>é</t>".encode("utf-16"), "", "<t>é</t>"),
        ("<t>é</t>".encode("utf-16-le"), "text/plain; charset=bogus", "<t>é</t>"),
        ("<t>é</t>".encode("utf-16-be"), "", "<t>é</t>"),
        ("<t>é</t>".encode("utf-32"), "", "<t>é</t>"),
        ("<t>é</t>".encode("utf-32-be"), "", "<t>é</t>"),
        ('{"é": 1}'.encode("utf-16-le"), "", '{"é": 1}'),
        ("<t>café “x”</t>".encode("cp1252"), "", "<t>café “x”</t>"),
        ("<t>дом</t>".encode("cp1251"), "text/xml; charset=windows-1251", "<t>дом</t>"),
        ("<t>дом</t>".encode(), "text/xml; charset=windows-1251", "<t>дом</t>"),
        ("<t>é</t>".encode() + b"\x92", "text/xml; charset=iso-8859-1", "<t>é</t>\u2019"),
        (b"<t>\x81\x8d</t>", "", "<t>\x81\x8d</t>"),
        ("<t>日本</t>".encode("iso2022_jp"), "text/xml; charset=iso-2022-jp", "<t>日本</t>"),
    ],
)
def test_decode(body: bytes, content_type: str, text: str) -> None:
    assert decode(body, content_type) == text


@pytest.mark.parametrize(
    ("declared", "written", "words"),
    [
        ("bogus-charset", "utf-8", "café"),
        ("utf-8", "cp1252", "café “quoted”"),
        ("iso-8859-1", "utf-8", "café"),
        ("iso-8859-1", "cp1252", "café “quoted”"),
        ("windows-1251", "cp1251", "дом"),
        ("koi8-r", "koi8-r", "дом"),
        ("gb2312", "gb18030", "新闻"),
        ("shift_jis", "cp932", "日本"),
        ("euc-kr", "cp949", "한국"),
        ("big5", "big5", "新聞"),
        ("utf-16", "utf-8", "é"),
        ("base64", "utf-8", "é"),
    ],
)
def test_declarations_that_tell_the_truth_and_those_that_lie(declared: str, written: str, words: str) -> None:
    document = XML.format(declared, words)
    assert decode(document.encode(written)) == document


def test_many_stray_bytes_are_one_encoding() -> None:
    assert decode(b"<t>" + b"\xe9 " * 10_001).startswith("<t>é é ")
