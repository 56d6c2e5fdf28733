"""What a publisher changed in an article, as it is shown, heard and reached by the keyboard."""

from reader.domain.entry import FullText, Version
from reader.ui.article import spoken
from reader.ui.article.styles import Property
from reader.ui.data import links
from tests.ui import article_samples as samples
from tests.ui.article_bench import ArticleBench, finish

AT = 1_778_826_720
VERSIONS = (
    Version(AT + 600, "The gauge that was seldom late", "<p>The gauge was right.</p><p>Nobody knows why.</p>"),
    Version(AT + 86_400, "The gauge that was always late", "<p>The gauge was wrong.</p><p>Nobody knows why.</p>"),
)
PRESENT = "<p>The gauge was wrong by a minute.</p>"


def compare(bench: ArticleBench, link: str) -> None:
    bench.click(link)
    finish(bench.pane.page._worker)
    bench.qtbot.waitUntil(lambda: bench.pane.page.is_finished)
    bench.pane.page.finish()


def lines(bench: ArticleBench) -> list[str]:
    return [block.text() for block in bench.blocks()]


def marked(bench: ArticleBench) -> list[str]:
    found = []
    for block in bench.blocks():
        fragments = block.begin()
        while not fragments.atEnd():
            text_format = fragments.fragment().charFormat()
            if text_format.hasProperty(Property.CHANGED):
                assert text_format.fontUnderline() != text_format.fontStrikeOut()
                found.append(f"{'+' if text_format.fontUnderline() else '-'}{fragments.fragment().text().strip()}")
            fragments += 1
    return found


def test_an_article_that_never_changed_says_nothing_of_it(article_bench: ArticleBench) -> None:
    article_bench.show(PRESENT)
    assert "hange" not in article_bench.text


def test_the_article_says_when_it_changed_and_shows_what(article_bench: ArticleBench) -> None:
    article_bench.show(PRESENT, versions=VERSIONS)
    before = lines(article_bench)[2]
    assert before.startswith("Changed: ")
    assert before.endswith("Show changes")
    assert marked(article_bench) == []
    compare(article_bench, f"{links.CHANGES}0")
    assert marked(article_bench) == ["-seldom", "+always", "-right", "+wrong by a minute", "-Nobody knows why."]
    compare(article_bench, f"{links.CHANGES}1")
    assert marked(article_bench) == ["+by a minute", "-Nobody knows why."]
    assert lines(article_bench)[2].startswith("Changes since: ")
    compare(article_bench, links.CHANGES)
    assert lines(article_bench)[2] == before
    assert marked(article_bench) == []


def test_one_key_leads_from_change_to_change_and_around(article_bench: ArticleBench) -> None:
    article_bench.show(PRESENT, versions=VERSIONS)
    article_bench.pane.next_change()
    cursor = article_bench.pane.page.view.textCursor
    assert not cursor().hasSelection()
    compare(article_bench, f"{links.CHANGES}0")
    seen = []
    for _ in range(4):
        article_bench.pane.next_change()
        seen.append(cursor().selectedText())
    assert seen == ["seldom always ", "right wrong by a minute", "Nobody knows why.", "seldom always "]


def test_changes_are_heard(article_bench: ArticleBench) -> None:
    article_bench.show(PRESENT, versions=VERSIONS)
    compare(article_bench, f"{links.CHANGES}0")
    heard = [part.one_line for part in spoken.outline(article_bench.pane.page.view.document())]
    assert heard[1] == "The gauge that was [removed: seldom] [added: always] late"
    assert "The gauge was [removed: right] [added: wrong by a minute]." in heard


def test_changes_are_those_of_the_feed_and_end_with_the_article(article_bench: ArticleBench) -> None:
    whole = FullText("<p>The page of its own.</p>", AT)
    article_bench.show(PRESENT, versions=VERSIONS, full_text=whole, shows_full_text=True)
    assert "page of its own" in article_bench.text
    compare(article_bench, f"{links.CHANGES}0")
    assert "page of its own" not in article_bench.text
    assert article_bench.pane.shows_changes
    article_bench.pane.toggle_full_text()
    assert not article_bench.pane.shows_changes
    compare(article_bench, f"{links.CHANGES}0")
    article_bench.show("<p>Another one.</p>", entry_id=8)
    assert not article_bench.pane.shows_changes


def test_an_edit_that_comes_while_changes_are_shown_is_among_them(article_bench: ArticleBench) -> None:
    article_bench.show(PRESENT, versions=VERSIONS)
    compare(article_bench, f"{links.CHANGES}1")
    later = Version(AT + 90_000, VERSIONS[1].title, PRESENT)
    article_bench.pane.set_article(samples.article("<p>The gauge was stolen.</p>", versions=(*VERSIONS, later)))
    finish(article_bench.pane.page._worker)
    article_bench.qtbot.waitUntil(lambda: "stolen" in article_bench.text)
    assert marked(article_bench)[:2] == ["-wrong", "+stolen"]


def test_a_link_of_a_feed_shows_no_changes(article_bench: ArticleBench) -> None:
    article_bench.show('<p><a href="changes:0">here</a></p>', versions=VERSIONS)
    assert article_bench.text_format("here", "here").anchorHref() == ""


def test_versions_that_cannot_be_compared_say_so(article_bench: ArticleBench) -> None:
    old = Version(AT, "x", "<p>a</p>" * 9_000)
    article_bench.show("<p>b</p><p>a</p>" * 4_000, versions=(old,))
    compare(article_bench, f"{links.CHANGES}0")
    assert "These versions are too different to compare." in article_bench.text
