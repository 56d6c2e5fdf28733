import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.formats.feeds.parser import (
    ATTRIBUTE_LIMIT,
    DEPTH_LIMIT,
    ENTITY_COUNT_LIMIT,
    ENTITY_LENGTH_LIMIT,
    ENTRY_LIMIT,
    EXPANSION_LIMIT,
    inspect_document,
    kept_part,
    root_name,
)


def rss(items: str, doctype: str = "") -> bytes:
    return f'{doctype}<rss version="2.0"><channel><title>t</title>{items}</channel></rss>'.encode()


def refused(document: bytes) -> ProblemKind:
    with pytest.raises(ReaderError) as raised:
        inspect_document(document)
    return raised.value.problem.kind


def declared(entity: str) -> bytes:
    return rss("<item/>", f"<!DOCTYPE rss [{entity}]>")


def test_sees_root_and_entries() -> None:
    inspection = inspect_document(rss("<item><x/></item><item/>"))
    assert (inspection.root, inspection.entries, inspection.error) == ("rss", 2, "")


@pytest.mark.parametrize(
    "entity",
    [
        '<!ENTITY a "&b;&b;">',
        '<!ENTITY x SYSTEM "file:///etc/passwd">',
        '<!ENTITY x PUBLIC "-//X//Y" "http://evil.test/x">',
        '<!ENTITY % p SYSTEM "http://evil.test/x.dtd">',
        '<!ENTITY % p "x">',
        f'<!ENTITY x "{"A" * (ENTITY_LENGTH_LIMIT + 1)}">',
    ],
)
def test_refuses_entities_that_could_grow_or_read(entity: str) -> None:
    assert refused(declared(entity)) is ProblemKind.XML_ENTITY


@pytest.mark.parametrize(
    "entity",
    [
        '<!ENTITY eacute "&#233;">',
        '<!ENTITY amp "&#38;#38;">',
        '<!ENTITY lt "&#38;#60;">',
        f'<!ENTITY x "{"A" * ENTITY_LENGTH_LIMIT}">',
        '<!ENTITY % HTMLlat1 PUBLIC "-//W3C//ENTITIES Latin 1 for XHTML//EN" "http://www.w3.org/x.ent"> %HTMLlat1;',
    ],
)
def test_character_entities_are_allowed(entity: str) -> None:
    assert inspect_document(declared(entity)).entries == 1


def test_limits_the_number_of_entities_and_their_expansion() -> None:
    many = "".join(f'<!ENTITY e{number} "x">' for number in range(ENTITY_COUNT_LIMIT + 1))
    assert refused(declared(many)) is ProblemKind.XML_ENTITY
    doctype = f'<!DOCTYPE rss [<!ENTITY q "{"A" * 64}">]>'
    uses = EXPANSION_LIMIT // 64
    assert inspect_document(rss("&q;" * uses, doctype)).root == "rss"
    assert refused(rss("&q;" * (uses + 1), doctype)) is ProblemKind.XML_ENTITY


def test_limits_attributes() -> None:
    def with_attributes(number: int) -> bytes:
        return rss("<item " + " ".join(f'a{index}="1"' for index in range(number)) + "/>")

    assert inspect_document(with_attributes(ATTRIBUTE_LIMIT)).entries == 1
    assert refused(with_attributes(ATTRIBUTE_LIMIT + 1)) is ProblemKind.PARSE_LIMIT


def test_limits_depth() -> None:
    def nested(number: int) -> bytes:
        return b"<a>" * number + b"</a>" * number

    assert inspect_document(nested(DEPTH_LIMIT)).error == ""
    assert refused(nested(DEPTH_LIMIT + 1)) is ProblemKind.PARSE_LIMIT


def test_keeps_the_first_entries_of_too_many() -> None:
    document = rss("<item/>" * (ENTRY_LIMIT + 1))
    inspection = inspect_document(document)
    assert inspection.is_over_entry_limit
    assert inspect_document(kept_part(document, inspection)).entries == ENTRY_LIMIT


@pytest.mark.parametrize("end", ["<item><title>ha", "<item><title><![CDATA[ha", "<item", ""])
def test_a_document_that_ends_early_keeps_its_complete_entries(end: str) -> None:
    document = ("<rss><channel><item><title>one</title></item>" + end).encode()
    inspection = inspect_document(document)
    assert inspection.ends_early
    assert kept_part(document, inspection) == b"<rss><channel><item><title>one</title></item></channel></rss>"


def test_items_deep_inside_are_no_entries() -> None:
    assert inspect_document(rss("<item><list><item/></list></item>")).entries == 1


def test_root_name_is_guessed_where_the_document_breaks_before_it() -> None:
    assert root_name("& <rdf:RDF x", inspect_document(b"& <rdf:RDF x")) == "rdf"
    assert root_name("&", inspect_document(b"&")) == ""
