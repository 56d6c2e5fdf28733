"""What is exported comes back: folders, order, titles and settings. Whatever bytes come in, nothing else is raised."""

from hypothesis import example, given
from hypothesis import strategies as st

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import Folder, Subscription
from reader.formats.lists.opml import read_opml, write_opml
from reader.formats.lists.plan import plan_import
from reader.formats.text import literal_line

CHARACTERS = st.characters(exclude_categories=("Cs",))
LINES = st.text(CHARACTERS, max_size=20).map(literal_line)
NAMES = (LINES | st.sampled_from(["News", "A & B", '"<x>"', "日本", "\u202ertl\u202c"])).filter(bool)
SETTINGS = st.dictionaries(st.text(max_size=8), st.text(max_size=8), max_size=3)


@st.composite
def libraries(draw: st.DrawFn) -> tuple[list[Folder], list[Subscription]]:
    """A tree of folders and feeds; siblings have distinct names, relatives need not, and every place is taken once."""
    folders: list[Folder] = []
    subscriptions: list[Subscription] = []
    names: dict[FolderId | None, set[str]] = {None: set()}
    places: dict[FolderId | None, int] = {None: 0}
    for number in range(draw(st.integers(0, 12))):
        parent_id = draw(st.sampled_from(list(places)))
        position = places[parent_id]
        if draw(st.booleans()):
            title = draw(NAMES)
            if title in names[parent_id]:
                continue
            names[parent_id].add(title)
            folder_id = FolderId(number)
            folders.append(Folder(folder_id, parent_id, title, position, draw(SETTINGS)))
            names[folder_id], places[folder_id] = set(), 0
        else:
            url = f"https://feed{number}.test/{draw(st.sampled_from(['f', 'f?a=1&b=2', '%22']))}"
            site_url = draw(st.sampled_from(["", "https://site.test/"]))
            subscriptions.append(
                Subscription(FeedId(number), parent_id, url, site_url, draw(LINES), draw(LINES), position, draw(SETTINGS))
            )
        places[parent_id] += 1
    shuffled = draw(st.permutations(folders))
    return list(shuffled), list(draw(st.permutations(subscriptions)))


def path_of(folder_id: FolderId | None, folders: list[Folder]) -> tuple[str, ...]:
    by_id = {folder.folder_id: folder for folder in folders}
    titles: list[str] = []
    while folder_id is not None:
        titles.insert(0, by_id[folder_id].title)
        folder_id = by_id[folder_id].parent_id
    return tuple(titles)


@given(libraries(), LINES)
def test_what_is_written_is_read_back(library: tuple[list[Folder], list[Subscription]], title: str) -> None:
    folders, subscriptions = library
    document = read_opml(write_opml(folders, subscriptions, title=title, created_at=1_780_000_000))
    assert document.title == title
    assert (document.skipped, document.repairs, document.duplicates) == ((), (), 0)
    assert dict(zip(document.folders, document.folder_positions, strict=True)) == {
        path_of(folder.folder_id, folders): folder.position for folder in folders
    }
    assert dict(zip(document.folders, document.folder_settings, strict=True)) == {
        path_of(folder.folder_id, folders): folder.settings for folder in folders
    }
    assert {
        (each.url, each.title, each.custom_title, each.site_url, each.path, each.position, tuple(sorted(each.settings.items())))
        for each in document.feeds
    } == {
        (each.url, each.title, each.custom_title, each.site_url, path_of(each.folder_id, folders), each.position, settings)
        for each in subscriptions
        for settings in [tuple(sorted(each.settings.items()))]
    }


@given(libraries())
def test_documents_stand_in_the_order_of_positions_and_import_nothing_again(
    library: tuple[list[Folder], list[Subscription]],
) -> None:
    folders, subscriptions = library
    document = read_opml(write_opml(folders, subscriptions, title="", created_at=0))
    for path in ((), *document.folders):
        positions = [each.position for each in document.feeds if each.path == path]
        assert positions == sorted(positions)
    preview = plan_import(document, folders, subscriptions)
    assert (preview.new, preview.moved) == ((), ())


PIECES = st.lists(
    st.sampled_from(
        [
            "<opml>",
            "<body>",
            "<outline",
            " text=",
            '"',
            "'",
            "&",
            "&amp;",
            "&x;",
            "<",
            ">",
            "/>",
            "</outline>",
            ' xmlUrl="https://a.test/f"',
            ' xmlUrl="|rm"',
            "<!--",
            "-->",
            "<![CDATA[",
            "<!DOCTYPE x [",
            "]>",
            "<?xml ?>",
            "\x00",
            "é",
            "\n",
        ]
    ),
    max_size=30,
).map("".join)


@given(PIECES.map(str.encode) | st.binary(max_size=60))
@example(b'<opml><body><outline text="a"')
def test_no_bytes_do_more_than_be_refused(data: bytes) -> None:
    document, refusal = None, None
    try:
        document = read_opml(data)
    except ReaderError as error:
        refusal = error.problem.kind
    if document is None:
        assert refusal in {ProblemKind.EMPTY, ProblemKind.NOT_OPML, ProblemKind.XML_ENTITY}
        return
    assert all(feed.url.startswith(("http://", "https://")) for feed in document.feeds)
    assert all(len(feed.path) <= 20 for feed in document.feeds)
