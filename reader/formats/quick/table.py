"""Tables of the elements of feeds and entries and their readers. Pure; any thread."""

from xml.etree.ElementTree import Element

from reader.formats.quick import fields
from reader.formats.quick.place import Place, Reader, address, ignored, ignored_with, plain, text


def _media(place: Place, element: Element, attributes: dict[str, str]) -> None:
    fields.media(place, element, attributes, _MEDIA)


_IGNORED_MEDIA_NAMES = "media:credit media:license media:player media:rating media:restriction"
_MEDIA: dict[str, Reader] = {
    "media:category": fields.media_category,
    "media:content": _media,
    "media:description": fields.description,
    "media:group": _media,
    "media:keywords": fields.keywords(None),
    "media:thumbnail": fields.thumbnail,
    "media:title": fields.media_title,
    **dict.fromkeys(_IGNORED_MEDIA_NAMES.split(), ignored),
}
_IGNORED_NAMES = (
    "cc:license copyright creativecommons:license dc:contributor dc:language dc:publisher dc:rights georss:box georss:line "
    "georss:point georss:polygon itunes:block itunes:explicit language rights"
)
_IGNORED_OF_FEED_NAMES = (
    "category cloud dc:date dc:subject dcterms:created dcterms:issued dcterms:modified docs feedburner:browserfriendly "
    "itunes:keywords keywords lastbuilddate media:category media:content media:credit media:keywords media:license "
    "media:player media:rating media:restriction media:thumbnail modified pubdate "
    "published rating updated webmaster"
)
_BOTH: dict[str, Reader] = {
    **dict.fromkeys(_IGNORED_NAMES.split(), ignored),
    "author": fields.author,
    "contributor": ignored_with("name", "uri", "url", "homepage", "email"),
    "dc:author": fields.author,
    "dc:creator": fields.author,
    "dc:description": fields.description,
    "dc:title": fields.title,
    "description": fields.description,
    "guid": fields.identity,
    "id": fields.identity,
    "itunes:author": fields.author,
    "itunes:image": fields.itunes_image,
    "itunes:summary": fields.summary,
    "link": fields.link,
    "managingeditor": fields.author,
    "summary": fields.summary,
    "title": fields.title,
}
ENTRY: dict[str, Reader] = {
    **_BOTH,
    **_MEDIA,
    "category": fields.category,
    "comments": address("comments"),
    "content": fields.content,
    "content:encoded": fields.encoded,
    "created": text("created"),
    "dc:date": text("updated"),
    "dc:subject": fields.category,
    "dcterms:created": text("created"),
    "dcterms:issued": text("published"),
    "dcterms:modified": text("updated"),
    "enclosure": fields.enclosure,
    "issued": text("published"),
    "itunes:category": fields.itunes_category,
    "itunes:duration": plain("itunes_duration"),
    "itunes:keywords": fields.keywords(fields.ITUNES),
    "itunes:subtitle": ignored,
    "keywords": fields.category,
    "modified": text("updated"),
    "podcast:chapters": fields.chapters_file,
    "psc:chapters": fields.chapters,
    "pubdate": text("published"),
    "published": text("published"),
    "source": fields.source,
    "updated": text("updated"),
}
FEED: dict[str, Reader] = {
    **_BOTH,
    **dict.fromkeys(_IGNORED_OF_FEED_NAMES.split(), ignored),
    "generator": fields.generator,
    "icon": address("icon"),
    "image": fields.image,
    "items": ignored_with("rdf:seq", "rdf:li"),
    "itunes:category": ignored_with("itunes:category"),
    "itunes:owner": ignored_with("itunes:name", "itunes:email"),
    "itunes:subtitle": fields.subtitle,
    "dc:language": text("language"),
    "language": text("language"),
    "logo": address("logo"),
    "skipdays": ignored_with("day"),
    "skiphours": ignored_with("hour"),
    "subtitle": fields.subtitle,
    "sy:updatefrequency": plain("sy_updatefrequency"),
    "sy:updateperiod": plain("sy_updateperiod"),
    "tagline": fields.subtitle,
    "textinput": fields.text_input,
    "ttl": plain("ttl"),
}
