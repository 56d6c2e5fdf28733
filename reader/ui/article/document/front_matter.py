"""Parts around an article's text: byline and title above; enclosures, notice and "Read next" below. GUI thread only."""

from urllib.parse import quote

from PySide6.QtCore import QDateTime, QLocale, QSizeF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextBlockFormat, QTextCharFormat, QTextCursor

from reader.domain.entry import Article, Enclosure
from reader.formats.article_blocks import ArticleBlocks, Run, Style
from reader.ui.article.document import styles
from reader.ui.article.document.document_builder import DOT, DocumentBuilder, image_format
from reader.ui.article.document.styles import Property
from reader.ui.data import links
from reader.ui.look import fonts, scripts
from reader.ui.look.theme import Theme
from reader.ui.text.translate import Translator, fill, isolated, labelled, listed

tr = Translator("ArticlePane")

TILE = "picture:tile"
_APART = "\u2003\u2003"
_KILO = 1000
_LONG_TITLE = 140
_SHORT_FORM = 5
_ICONS = {"audio": "audio", "video": "play", "image": "picture"}
_MINUTE = 60


def write_header(builder: DocumentBuilder, article: Article, minutes: int, theme: Theme) -> None:
    """Write byline and title; `minutes` is 0 while the text is still being parsed."""
    cursor = builder.start_block(builder.styles.block(styles.BYLINE))
    write_byline(builder, cursor, article, date_text(article), minutes, theme)
    role = styles.TITLE if len(article.title) <= _LONG_TITLE else styles.LONG_TITLE
    write_title(builder, article, role)


def write_byline(builder: DocumentBuilder, cursor: QTextCursor, article: Article, when: str, minutes: int, theme: Theme) -> None:
    """Write feed with icon, author, date and reading time."""
    tile = image_format(TILE, QSizeF(styles.TILE_PX, styles.TILE_PX))
    tile.setProperty(Property.TILE, [int(article.feed_id), article.feed_title])
    tile.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    cursor.insertImage(tile)
    name = builder.styles.characters(styles.BYLINE, Style.BOLD)
    name.setForeground(theme.color("accent_text"))
    name.setFontWeight(600)
    if links.openable(QUrl(article.feed_site_url)):
        name.setAnchor(True)
        name.setAnchorHref(links.without_user(article.feed_site_url))
    cursor.insertText("  " + one_line(article.feed_title), name)
    reading = fill(tr("{minutes} min"), minutes=minutes) if minutes else ""
    parts = [one_line(article.author), one_line(when), one_line(reading)]
    plain = builder.styles.characters(styles.BYLINE)
    cursor.insertText("".join(DOT + part for part in parts if part), plain)


def write_title(builder: DocumentBuilder, article: Article, role: styles.Role) -> QTextCursor:
    """Write the title as a heading and return the cursor at its start."""
    is_rtl = scripts.is_right_to_left(article.title, "")
    writing = scripts.east_asian(article.language, article.title) or ("rtl" if is_rtl else "")
    text = " ".join(article.title.split()) or tr("Untitled")
    title = builder.styles.block(role, writing)
    title.setHeadingLevel(1)
    title.setLayoutDirection(Qt.LayoutDirection.RightToLeft if is_rtl else Qt.LayoutDirection.LeftToRight)
    cursor = builder.start_block(title)
    begin = QTextCursor(cursor)
    begin.setKeepPositionOnInsert(True)
    cursor.insertText(text, builder.styles.characters(role, writing=writing))
    return begin


def write_footer(builder: DocumentBuilder, article: Article, blocks: ArticleBlocks, next_title: str = "") -> None:
    """Write the notice on truncation, attachments, related feeds and the next article; `next_title` is empty if unknown."""
    write_attachments(builder, article, blocks)
    rule = QTextBlockFormat()
    rule.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    rule.setTopMargin(36)
    rule.setBottomMargin(12)
    rule.setProperty(Property.RULE, True)  # noqa: FBT003 -- a property of the block
    builder.start_block(rule)
    _write_next(builder, next_title)
    _write_actions(builder, _other_links(article))
    last = builder.styles.block(styles.BYLINE)
    last.setBottomMargin(40)
    builder.start_block(last)


def write_attachments(builder: DocumentBuilder, article: Article, blocks: ArticleBlocks) -> None:
    """Write the notice on truncation, attachments, tags and feeds with the same article."""
    if blocks.notice:
        _write_notice(builder, blocks.notice)
    if not blocks.blocks and not article.enclosures:
        _write_line(builder, tr("This article has no text."))
    for number, enclosure in enumerate(article.enclosures):
        _write_attached(builder, number, enclosure)
    _write_kin(builder, article)


def _write_kin(builder: DocumentBuilder, article: Article) -> None:
    tags = [(one_line(tag), links.TAG + quote(tag)) for tag in article.tags]
    copies = [(one_line(copy.feed_title), f"{links.ENTRY}{copy.entry_id}") for copy in article.copies]
    for at, (label, found) in enumerate(((tr("Tags"), tags), (tr("Also in"), copies))):
        if not found:
            continue
        made = builder.styles.block(styles.ENCLOSURE)
        made.setTopMargin(4 if at and tags else 24)
        cursor = builder.start_block(made)
        plain = builder.styles.characters(styles.ENCLOSURE)
        cursor.insertText(labelled(label, " "), plain)
        for number, (name, target) in enumerate(found):
            cursor.insertText(DOT if number else "", plain)
            cursor.insertText(name, builder.quiet_link(target))


def _write_next(builder: DocumentBuilder, title: str) -> None:
    made = builder.styles.block(styles.NEXT)
    cursor = builder.start_block(made)
    plain = builder.styles.characters(styles.NEXT)
    text_format = builder.quiet_link(links.NEXT)
    text_format.setFont(plain.font())
    text_format.setFontWeight(fonts.SEMIBOLD)
    cursor.insertText(
        labelled(tr("Read next"), " ") if title else tr("Read next"), builder.quiet_link(links.NEXT) if title else text_format
    )
    if title:
        cursor.insertText(one_line(title), text_format)
    cursor.insertText("   ", plain)
    cursor.insertText("N", builder.styles.characters(styles.ENCLOSURE, Style.KBD))


def _other_links(article: Article) -> list[tuple[str, str]]:
    found = []
    if links.openable(QUrl(article.link)):
        found.append((tr("Open in browser"), links.BROWSER))
    if links.openable(QUrl(article.comments_url)):
        found.append((tr("Comments"), article.comments_url))
    return found


def _write_notice(builder: DocumentBuilder, notice: str) -> None:
    made = builder.styles.block(styles.NOTICE)
    made.setLeftMargin(styles.CODE_PAD_X)
    made.setRightMargin(styles.CODE_PAD_X)
    made.setTopMargin(styles.NOTICE.above + styles.CODE_PAD_Y)
    made.setBottomMargin(styles.NOTICE.below + styles.CODE_PAD_Y)
    made.setProperty(Property.NOTICE, True)  # noqa: FBT003 -- a property of the block
    builder.start_block(made)
    runs = (Run(tr(notice) + "  "), Run(tr("Open in browser"), href=links.BROWSER))
    builder.write_runs(runs, styles.NOTICE, "")


def _write_line(builder: DocumentBuilder, text: str) -> None:
    builder.start_block(builder.styles.block(styles.ENCLOSURE))
    builder.write_runs((Run(text),), styles.ENCLOSURE, "")


def _write_attached(builder: DocumentBuilder, number: int, enclosure: Enclosure) -> None:
    name, facts = enclosure_text(enclosure)
    icon = _ICONS.get(enclosure.mime_type.partition("/")[0], "file")
    cursor = builder.write_panel(
        name, enclosure.url, facts, icon, above=24 if not number else 6 + styles.ATTACHED_PAD_PX, below=4
    )
    cursor.insertText(_APART, builder.styles.characters(styles.ENCLOSURE))
    cursor.insertText(tr("Copy address"), builder.quiet_link(f"{links.COPY}{number}"))


def _write_actions(builder: DocumentBuilder, actions: list[tuple[str, str]]) -> None:
    """Write actions as button-like links: accent colour, not underlined, well apart."""
    if not actions:
        return
    made = builder.styles.block(styles.ENCLOSURE)
    made.setBottomMargin(12)
    cursor = builder.start_block(made)
    for at, (label, target) in enumerate(actions):
        if at:
            cursor.insertText(_APART, builder.styles.characters(styles.ENCLOSURE))
        cursor.insertText(label, builder.quiet_link(target))


def date_text(article: Article) -> str:
    """Return the article's date in local time and language; the time of arrival if it has none."""
    at = QDateTime.fromSecsSinceEpoch(article.published_at or article.sort_at)
    return listed((QLocale().toString(at.date(), tr("d MMMM yyyy")), at.time().toString("HH:mm")))


def enclosure_text(enclosure: Enclosure) -> tuple[str, str]:
    """Return the name of an enclosure, and its type, duration and size as far as known."""
    name = enclosure.title or QUrl(enclosure.url).fileName() or links.true_host(QUrl(enclosure.url))
    facts = [_kind_text(enclosure.mime_type), _duration(enclosure.duration_seconds), _size(enclosure.length_bytes)]
    return one_line(name)[:200], DOT.join(map(one_line, filter(None, facts)))


def _kind_text(mime_type: str) -> str:
    kinds = {"audio": tr("Audio"), "video": tr("Video"), "image": tr("Picture"), "text": tr("Text")}
    kind, _, form = mime_type.partition("/")
    if kind == "application" and len(form) <= _SHORT_FORM:
        return form.upper()
    return kinds.get(kind, mime_type)


def one_line(text: str) -> str:
    """Return feed text as a single line with isolated writing direction, for use in interface text."""
    line = " ".join(text.split())
    is_plain = line.isascii() and not QGuiApplication.isRightToLeft()
    return line if is_plain else isolated(line)


def _duration(seconds: int | None) -> str:
    if not seconds or seconds < 0:
        return ""
    hours, rest = divmod(seconds, _MINUTE * _MINUTE)
    return f"{hours}:{rest // _MINUTE:02}:{rest % _MINUTE:02}" if hours else f"{rest // _MINUTE}:{rest % _MINUTE:02}"


def _size(length: int | None) -> str:
    return QLocale().formattedDataSize(length, 1, QLocale.DataSizeFormat.DataSizeSIFormat) if length and length >= _KILO else ""
