"""Subscription lists: read well formed, broken and hostile; what an import would do; the exported list."""

import xml.etree.ElementTree as ET

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import Folder, ImportPreview, OpmlDocument, OpmlFeed, Subscription
from reader.formats.lists.opml import read_opml, write_opml
from reader.formats.lists.plan import plan_import, wrap_in_folder


def outlines(inside: str, *, head: str = "<head><title>Subs</title></head>") -> bytes:
    return f'<?xml version="1.0"?><opml version="2.0">{head}<body>{inside}</body></opml>'.encode()


def feed(url: str = "https://a.test/feed", *, text: str = "A", more: str = "") -> str:
    return f'<outline text="{text}" type="rss" xmlUrl="{url}" {more}/>'


def problem_of(data: bytes) -> ProblemKind:
    with pytest.raises(ReaderError) as caught:
        read_opml(data)
    return caught.value.problem.kind


def urls(document: OpmlDocument) -> list[str]:
    return [each.url for each in document.feeds]


def repairs(document: OpmlDocument) -> tuple[str, ...]:
    return tuple(repair.sentence() for repair in document.repairs)


@pytest.mark.parametrize("version", ['version="1.0"', 'version="1.1"', 'version="2.0"', ""])
def test_every_version_is_read(version: str) -> None:
    document = read_opml(f"<opml {version}><head><title>Mine</title></head><body>{feed()}</body></opml>".encode())
    assert (document.title, urls(document), document.repairs) == ("Mine", ["https://a.test/feed"], ())


def test_folders_of_any_depth_in_document_order_with_positions() -> None:
    inside = (
        feed("https://one.test/f")
        + '<outline text="News"><outline text="Tech">'
        + feed("https://two.test/f")
        + "</outline>"
        + feed("https://three.test/f")
        + "</outline>"
    )
    document = read_opml(outlines(inside))
    assert [(each.path, each.position) for each in document.feeds] == [((), 0), (("News", "Tech"), 0), (("News",), 1)]
    assert dict(zip(document.folders, document.folder_positions, strict=True)) == {("News",): 1, ("News", "Tech"): 0}


@pytest.mark.parametrize("name", ["xmlUrl", "xmlurl", "XMLURL", "XmlUrl"])
def test_attribute_names_in_any_case(name: str) -> None:
    assert urls(read_opml(outlines(f'<outline TEXT="A" {name}="https://a.test/feed"/>'))) == ["https://a.test/feed"]


def test_element_names_in_any_case() -> None:
    assert len(read_opml(b'<OPML><BODY><OUTLINE xmlUrl="https://a.test/f"/></BODY></OPML>').feeds) == 1


@pytest.mark.parametrize(
    ("attributes", "title"),
    [('text="Text" title="Title"', "Text"), ('text="" title="Title"', "Title"), ('title="Title"', "Title"), ("", "")],
)
def test_title_is_text_else_title(attributes: str, title: str) -> None:
    assert read_opml(outlines(f'<outline {attributes} xmlUrl="https://a.test/f"/>')).feeds[0].title == title


def test_titles_stand_on_one_line_and_end_somewhere() -> None:
    document = read_opml(outlines(feed(text="two&#10;  lines") + feed("https://b.test/f", text="x" * 5000)))
    assert [len(each.title) for each in document.feeds] == [9, 2000]
    assert document.feeds[0].title == "two lines"


def test_site_address_is_kept_only_where_it_is_one() -> None:
    good, bad = feed(more='htmlUrl="https://a.test/"'), feed("https://b.test/f", more='htmlUrl="javascript:alert(1)"')
    assert [each.site_url for each in read_opml(outlines(good + bad)).feeds] == ["https://a.test/", ""]


def test_duplicates_are_merged_and_counted() -> None:
    same = [
        "https://a.test/feed",
        "https://a.test/feed",
        "https://A.TEST/feed",
        "https://a.test:443/feed",
        "https://a.test/feed#x",
    ]
    document = read_opml(outlines("".join(feed(url) for url in same)))
    assert (urls(document), document.duplicates) == (["https://a.test/feed"], 4)


def test_same_folder_twice_is_one_folder() -> None:
    inside = '<outline text="F">' + feed() + '</outline><outline text="F">' + feed("https://b.test/f") + "</outline>"
    document = read_opml(outlines(inside))
    assert document.folders == (("F",),)
    assert [(each.path, each.position) for each in document.feeds] == [(("F",), 0), (("F",), 1)]


@pytest.mark.parametrize(
    "address",
    [
        "|touch /tmp/pwned",
        "exec:touch /tmp/pwned",
        "filter:sh:http://a.test/",
        "javascript:alert(1)",
        "file:///etc/passwd",
        "data:text/xml,x",
        "-oProxyCommand=x",
        "ftp://a.test/f",
        "\\\\host\\share",
        "/etc/passwd",
        "https://",
        "https://a.test/" + "x" * 9000,
    ],
)
def test_hostile_addresses_are_left_out_and_listed(address: str) -> None:
    document = read_opml(outlines(feed(address, text="Bad") + feed()))
    assert urls(document) == ["https://a.test/feed"]
    (skipped,) = document.skipped
    assert (skipped.text, skipped.url) == ("Bad", address[:200])
    assert "http" in skipped.reason.sentence()


def test_feed_scheme_and_bare_hosts_become_web_addresses() -> None:
    document = read_opml(outlines(feed("feed://a.test/f") + feed("feed:http://b.test/f") + feed("c.test/f")))
    assert urls(document) == ["https://a.test/f", "http://b.test/f", "https://c.test/f"]


def test_includes_links_and_outlines_with_nothing_are_left_out_with_a_reason() -> None:
    inside = (
        '<outline type="include" url="http://evil.test/x.opml"/><outline type="link" text="l" url="http://evil.test/y"/>'
        '<outline text="no url" type="rss"/><outline text="note"/><outline type="include" xmlUrl="http://evil.test/z"/>'
    )
    document = read_opml(outlines(inside + feed()))
    assert urls(document) == ["https://a.test/feed"]
    assert document.folders == ()
    assert [each.reason.sentence() for each in document.skipped] == [
        "it links to a list elsewhere, which is not loaded",
        "it is a link, not a feed",
        "it has no feed address",
        "it is empty and has no feed address",
        "it links to a list elsewhere, which is not loaded",
    ]


def test_folder_without_a_name_gives_its_feeds_to_the_one_around_it() -> None:
    document = read_opml(outlines('<outline text="F"><outline>' + feed() + "</outline></outline>"))
    assert (document.folders, document.feeds[0].path) == ((("F",),), ("F",))


def test_outlines_inside_a_feed_stand_beside_it() -> None:
    inside = '<outline text="F"><outline xmlUrl="https://a.test/f">' + feed("https://b.test/f") + "</outline></outline>"
    assert [each.path for each in read_opml(outlines(inside)).feeds] == [("F",), ("F",)]


def test_foreign_attributes_are_passed_over() -> None:
    document = read_opml(outlines(feed(more='filtercmd="rm -rf" x:y="z" beforehand:settings="[1]"')))
    assert (len(document.feeds), document.feeds[0].settings, document.repairs) == (1, {}, ())


@pytest.mark.parametrize("settings", ["[1]", "{", "5", "[" * 5000, '{"a": 1}'])
def test_settings_that_were_tampered_with_are_none(settings: str) -> None:
    escaped = settings.replace('"', "&quot;")
    assert read_opml(outlines(feed(more=f'beforehand:settings="{escaped}"'))).feeds[0].settings == {}


def test_thousand_folders_deep_end_at_twenty() -> None:
    inside = "".join(f'<outline text="f{n}">' for n in range(1000)) + feed() + "</outline>" * 1000
    document = read_opml(outlines(inside))
    assert document.feeds[0].path == tuple(f"f{n}" for n in range(20))
    assert len(document.folders) == 20
    assert repairs(document) == ("folders nested more than 20 deep were merged into their parent",)


def test_bytes_as_they_come() -> None:
    data = b'\xef\xbb\xbf\r\n\r\n<opml version="1.0"><body><outline text="Caf\xe9 & Co" xmlUrl="https://a.test/f?a=1&b=2"/>\r\n'
    document = read_opml(data + b"</body></opml>")
    assert [(each.title, each.url) for each in document.feeds] == [("Café & Co", "https://a.test/f?a=1&b=2")]
    assert repairs(document) == (
        "characters that are not UTF-8 were read as Western European",
        "spaces before the document were removed",
        "it is not well-formed XML (line 1); what could be read was kept",
        "2 bare ampersands were read as &amp;",
    )


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig", "latin-1"])
def test_declared_encodings_need_no_repair(encoding: str) -> None:
    text = f'<?xml version="1.0" encoding="{encoding.removesuffix("-sig")}"?><opml><body>{feed(text="Zoë")}</body></opml>'
    document = read_opml(text.encode(encoding))
    assert (document.feeds[0].title, document.repairs) == ("Zoë", ())


def test_quotation_marks_and_html_inside_values_are_kept() -> None:
    broken = '<outline text="The "Daily" News" description="<p class="x" id="y">Hi</p>" xmlUrl="https://a.test/f" type="rss" />'
    document = read_opml(outlines('<outline text="F">' + broken + "</outline>"))
    (only,) = document.feeds
    assert (only.title, only.url, only.path) == ('The "Daily" News', "https://a.test/f", ("F",))
    assert repairs(document)[1:] == ("1 subscription had quotation marks inside a value", "1 subscription had < inside a value")


def test_single_quotes_comments_and_named_characters_in_a_broken_list() -> None:
    inside = "<!-- <outline xmlUrl='https://no.test/f'/> --><outline text='Caf&eacute; & &#x263A;' xmlUrl='https://a.test/f'/>"
    document = read_opml(outlines(inside))
    assert [(each.title, each.url) for each in document.feeds] == [("Café & ☺", "https://a.test/f")]


def test_list_that_breaks_off_keeps_what_came() -> None:
    data = (
        b'<opml><head><title>Mine</title></head><body><outline text="F">'
        + (feed() + '<outline text="B" xmlUrl="https://b').encode()
    )
    document = read_opml(data)
    assert (document.title, urls(document), document.feeds[0].path) == ("Mine", ["https://a.test/feed"], ("F",))
    assert "1 folder was not closed" in repairs(document)[-1] or "2 folders were not closed" in repairs(document)


def test_missing_head_body_and_root() -> None:
    assert urls(read_opml(f"<opml>{feed()}</opml>".encode())) == ["https://a.test/feed"]
    document = read_opml(f"<not-opml><body>{feed()}</body></not-opml>".encode())
    assert (urls(document), repairs(document)) == (["https://a.test/feed"], ("the opml element is missing",))
    assert urls(read_opml(feed().encode())) == ["https://a.test/feed"]


def test_list_with_nothing_in_it_is_a_list() -> None:
    assert read_opml(outlines("")).feeds == ()


@pytest.mark.parametrize("data", [b"", b" \r\n\t", b"\x00\x00"])
def test_nothing_is_shown_from_not_opml(data: bytes) -> None:
    assert problem_of(data) is ProblemKind.EMPTY


@pytest.mark.parametrize(
    "data",
    [
        b"<!doctype html><title>Sign in</title><p>no",
        b"<html><body><h1>Hi</h1></body></html>",
        b'<rss version="2.0"><channel><title>t</title></channel></rss>',
        b'<feed xmlns="http://www.w3.org/2005/Atom"/>',
        b"<opml><head><title>No body</title></head></opml>",
        b"just words",
        b'{"json": true}',
        b"\x89PNG\r\n\x1a\n\x00\x00",
    ],
)
def test_what_is_no_list_is_refused(data: bytes) -> None:
    assert problem_of(data) is ProblemKind.NOT_OPML


@pytest.mark.parametrize(
    "declaration",
    ['<!ENTITY x "lol">', '<!ENTITY x SYSTEM "file:///etc/passwd">', '<!ENTITY % x SYSTEM "http://evil.test/x.dtd"> %x;'],
)
@pytest.mark.parametrize("brokenness", ["", "<outline & "])
def test_entities_are_refused(declaration: str, brokenness: str) -> None:
    data = f"<!DOCTYPE opml [{declaration}]><opml><body>{brokenness}{feed(text='&x;')}</body></opml>"
    assert problem_of(data.encode()) is ProblemKind.XML_ENTITY


def test_document_type_without_entities_is_harmless() -> None:
    assert (
        len(read_opml(f'<!DOCTYPE opml SYSTEM "http://x.test/opml.dtd"><opml><body>{feed()}</body></opml>'.encode()).feeds) == 1
    )


@pytest.mark.parametrize("piece", [' a=" b', ' a="', '"', "&", "<!--", '" x', "<outline "])
def test_hostile_repetition_comes_to_an_end(piece: str) -> None:
    data = b'<opml><body><outline text="' + piece.encode() * 50_000
    assert read_opml(data).feeds == ()


@pytest.mark.parametrize(("length", "feeds"), [(8192, 1), (8193, 0)])
def test_addresses_are_read_up_to_a_bound(length: int, feeds: int) -> None:
    url = "https://a.example/".ljust(length, "x")
    document = read_opml(f"<opml><body><outline type='rss' xmlUrl='{url}'/></body></opml>".encode())
    assert (len(document.feeds), len(document.skipped)) == (feeds, 1 - feeds)


NEWS = Folder(FolderId(1), None, "News", 0)
TECH = Folder(FolderId(2), NEWS.folder_id, "Tech", 0)


def subscription(url: str, folder: Folder | None = None, number: int = 1) -> Subscription:
    return Subscription(FeedId(number), folder.folder_id if folder else None, url, "", "Title", "", number)


def plan(*feeds: OpmlFeed, followed: tuple[Subscription, ...] = ()) -> ImportPreview:
    return plan_import(OpmlDocument("", feeds), [NEWS, TECH], followed)


def outline(url: str, *path: str) -> OpmlFeed:
    return OpmlFeed(url, "T", "", path)


def test_new_already_there_and_moved_are_distinguished() -> None:
    followed = (subscription("https://a.test/f", TECH, 1), subscription("https://b.test/f", NEWS, 2))
    a, b, c = outline("https://a.test/f", "News", "Tech"), outline("https://b.test/f"), outline("https://c.test/f", "News")
    preview = plan(a, b, c, followed=followed)
    assert (preview.new, preview.already_there, preview.moved) == ((c,), (a,), (b,))
    assert preview.document.feeds == (a, b, c)


def test_feeds_are_the_same_by_canonical_address() -> None:
    preview = plan(outline("http://A.test:80/f#x"), followed=(subscription("https://a.test/f"),))
    assert (preview.new, len(preview.already_there)) == ((), 1)


def test_list_without_passwords_means_the_feed_that_has_one() -> None:
    followed = (subscription("https://me:secret@a.test/f"),)
    assert plan(outline("https://a.test/f"), followed=followed).new == ()
    same = outline("https://a.test/f", "News", "Tech")
    assert plan(same, followed=(subscription("https://me:secret@a.test/f", TECH),)).already_there == (same,)
    assert len(plan(outline("https://you:other@a.test/f"), followed=followed).new) == 1


def test_own_export_adds_nothing() -> None:
    followed = [subscription("https://a.test/f", TECH, 1), subscription("https://me:pw@b.test/f", None, 2)]
    document = read_opml(write_opml([NEWS, TECH], followed, title="t", created_at=0))
    preview = plan_import(document, [NEWS, TECH], followed)
    assert (preview.new, preview.moved, len(preview.already_there)) == ((), (), 2)


def test_folders_that_contain_each_other_do_not_hang() -> None:
    ring = [Folder(FolderId(1), FolderId(2), "A", 0), Folder(FolderId(2), FolderId(1), "B", 0)]
    preview = plan_import(OpmlDocument("", (outline("https://a.test/f"),)), ring, [subscription("https://a.test/f", ring[0])])
    assert len(preview.moved) == 1


def test_a_list_can_be_imported_into_a_folder() -> None:
    a, b = outline("https://a.test/f"), outline("https://b.test/f", "Deep")
    document = OpmlDocument("Mine", (a, b), folders=(("Deep",),), folder_positions=(1,))
    inside = wrap_in_folder(document, ("News", "Tech"))
    assert [feed.path for feed in inside.feeds] == [("News", "Tech"), ("News", "Tech", "Deep")]
    assert inside.folders == (("News", "Tech", "Deep"),)
    assert inside.folder_positions == (1,)
    assert wrap_in_folder(document, ()) == document


FOLDER = Folder(FolderId(1), None, "A & B", 1)
FEED = Subscription(FeedId(1), FOLDER.folder_id, "https://me:secret@a.test/f?a=1&b=2", "https://a.test/", "Feed's", "", 0)


def written(folders: list[Folder], subscriptions: list[Subscription], *, with_credentials: bool = False) -> str:
    return write_opml(folders, subscriptions, title="Mine <1>", created_at=86_400, with_credentials=with_credentials).decode()


def test_any_reader_understands_it() -> None:
    root = ET.fromstring(written([FOLDER], [FEED]))  # noqa: S314 - our own output
    assert (root.tag, root.get("version"), root.findtext("head/title")) == ("opml", "2.0", "Mine <1>")
    assert root.findtext("head/dateCreated") == "Fri, 02 Jan 1970 00:00:00 GMT"
    (folder,) = root.findall("body/outline")
    assert folder.get("text") == "A & B"
    assert folder[0].attrib == {
        "type": "rss",
        "text": "Feed's",
        "title": "Feed's",
        "xmlUrl": "https://a.test/f?a=1&b=2",
        "htmlUrl": "https://a.test/",
    }


def test_passwords_leave_only_when_asked_for() -> None:
    assert "secret" not in written([FOLDER], [FEED])
    assert "me:secret@" in written([FOLDER], [FEED], with_credentials=True)


def test_header_fields_of_the_users_own_leave_only_when_asked_for() -> None:
    own = Subscription(FeedId(1), None, "https://a.test/f", "", "Feed", "", 0, {"headers": '{"X": "secret"}', "notify": "off"})
    assert "secret" not in written([], [own])
    assert "notify" in written([], [own])
    assert "secret" in written([], [own], with_credentials=True)


def test_untitled_feed_does_not_leak_its_password_as_title() -> None:
    untitled = Subscription(FeedId(1), None, "https://me:secret@a.test/f", "", "", "", 0)
    assert "secret" not in written([], [untitled])


def test_what_is_ours_has_our_prefix() -> None:
    own = Subscription(FeedId(1), None, "https://a.test/f", "", "Feed", "My name", 0, {"interval": "hourly"})
    text = written([Folder(FolderId(3), None, "Empty", 1)], [own])
    assert 'beforehand:customTitle="My name"' in text
    assert 'beforehand:settings="{&quot;interval&quot;: &quot;hourly&quot;}"' in text
    assert '<outline text="Empty" title="Empty" beforehand:folder="true"/>' in text


def test_what_is_written_is_read_back_with_empty_folders_and_settings() -> None:
    quiet = Folder(FolderId(1), None, "News", 0, {"notify": "off"})
    feed = Subscription(
        FeedId(1), quiet.folder_id, "https://a.test/f", "https://a.test/", "Feed", "Mine", 0, {"interval": "hourly"}
    )
    document = read_opml(write_opml([quiet, Folder(FolderId(3), None, "Empty", 1)], [feed], title="All", created_at=0))
    assert (document.title, document.skipped, document.repairs) == ("All", (), ())
    assert dict(zip(document.folders, document.folder_settings, strict=True)) == {("News",): {"notify": "off"}, ("Empty",): {}}
    (read,) = document.feeds
    assert (read.url, read.title, read.site_url, read.path) == ("https://a.test/f", "Mine", "https://a.test/", ("News",))
    assert (read.custom_title, read.settings) == ("Mine", {"interval": "hourly"})


def test_feeds_of_a_missing_folder_are_not_lost() -> None:
    assert "https://a.test/f" in written([], [FEED])


def test_characters_that_xml_forbids_are_left_out() -> None:
    odd = Subscription(FeedId(1), None, "https://a.test/f", "", "a\x00b\x1fc\ud800d", "", 0)
    ET.fromstring(written([], [odd]))  # noqa: S314 - our own output
