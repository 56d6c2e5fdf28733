"""Invented blogs with their texts and timeline: pure functions of the demo's start and the current time."""

import json
import random
from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import formatdate
from string import Template
from xml.sax.saxutils import escape, quoteattr

from reader.app.demo.painter import SIGNS
from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass

HISTORY_SECONDS = 28 * DAY_SECONDS
LONGEST_FEED = 40
LEAST_SECONDS = 62 * 60
"""Age of what is posted by chance when the demo begins, at least."""


@dataclass(frozen=True, slots=True)
class Text:
    """A title and HTML with $slots that each posting fills differently."""

    title: str
    html: str


@dataclass(frozen=True, slots=True)
class Blog:
    """An invented blog.

    `kind` is the format of its feed: rss, atom, json, podcast, broken, or vanishing. If `gives_summaries`, full articles are on
    their own pages only. It posted about every `hours` in the four weeks before the demo, and posts every `live_seconds` while it
    runs.
    """

    slug: str
    title: str
    summary: str
    author: str
    folder: str
    kind: str
    hours: float
    live_seconds: int
    texts: tuple[Text, ...]
    language: str = "en"
    gives_summaries: bool = False
    latest_minutes: int = 0
    """Age of its latest article when the demo begins, which is there already; 0 by chance."""
    lead: Text | None = None
    """That article, if it is of its own; all of these report one story."""
    picture: str = ""
    """Picture of its episodes."""


@dataclass(frozen=True, slots=True)
class Posting:
    """A posting: `number` counts from the oldest, `at` is UTC seconds."""

    number: int
    at: int
    title: str
    html: str


def postings(blog: Blog, opened_at: int, now: float) -> list[Posting]:
    """Return the current content of the blog's feed, newest first."""
    return all_postings(blog, opened_at, now, LONGEST_FEED)


def all_postings(blog: Blog, opened_at: int, now: float, most: int | None = None) -> list[Posting]:
    """Return the blog's postings so far, newest first, at `most` so many."""
    times = [at for at in (*_history(blog, opened_at), *_live(blog, opened_at, now)) if at <= now]
    lead_at = opened_at - 60 * blog.latest_minutes
    return [
        _fill(blog, number, at, blog.lead if at == lead_at else None)
        for number, at in sorted(enumerate(times), reverse=True)[:most]
    ]


def _history(blog: Blog, opened_at: int) -> list[int]:
    """Return posting times of the four weeks before, oldest first."""
    chance = _chance(blog.slug, "history")
    latest = 60 * blog.latest_minutes
    times = [opened_at - latest] if latest else []
    age = latest + chance.uniform(0.15, 0.6) * blog.hours * 3600
    while age < HISTORY_SECONDS:
        times.append(opened_at - int(max(age, LEAST_SECONDS)))
        age += chance.uniform(0.6, 1.4) * blog.hours * 3600
    return times[::-1]


def _live(blog: Blog, opened_at: int, now: float) -> list[int]:
    """Return posting times since the demo's start, with a different offset for each blog so that they take turns."""
    first = opened_at + _chance(blog.slug, "live").randrange(10, blog.live_seconds)
    return list(range(first, int(now) + 1, blog.live_seconds))


def _fill(blog: Blog, number: int, at: int, lead: Text | None) -> Posting:
    text = lead or blog.texts[number % len(blog.texts)]
    chance = _chance(blog.slug, str(number))
    slots = {
        "number": str(number + 101),
        "hour": f"{chance.randrange(24):02}:{chance.randrange(60):02}",
        "later": f"{chance.randrange(24):02}:{chance.randrange(60):02}",
        "low": f"0.{chance.randrange(2, 9)}",
        "high": f"{chance.randrange(3, 6)}.{chance.randrange(10)}",
        "small": str(chance.randrange(3, 12)),
        "large": str(chance.randrange(40, 400)),
        "degrees": str(chance.randrange(1180, 1290, 5)),
        "wind": chance.choice(("north-west", "south-west", "east", "south")),
        "place": chance.choice(("Saltmarsh Quay", "Old Ferry Steps", "Lantern Point", "the Rope Walk")),
        "street": chance.choice(("Market Street", "Cooper's Lane", "Station Peak", "the Corn Exchange", "Orchard Row")),
        "name": chance.choice(("Ines", "Tobias", "Maud", "Rafi", "Hanne")),
    }
    return Posting(number, at, Template(text.title).safe_substitute(slots), Template(text.html).safe_substitute(slots))


def _chance(*parts: str) -> random.Random:
    return random.Random("/".join(parts))  # noqa: S311 - invented texts need no secrecy, only the same dice each time


EPISODE_SECONDS = 1_500
EPISODE_BYTES = 16_044
CONTENT_TYPES = {"atom": "application/atom+xml", "json": "application/feed+json"}


def content_type(blog: Blog) -> str:
    return CONTENT_TYPES.get(blog.kind, "application/rss+xml") + "; charset=utf-8"


def feed_document(blog: Blog, base: str, posted: Sequence[Posting]) -> bytes:
    """Return the blog's feed in its own format; `base` is the blog's address without a trailing slash."""
    if blog.kind == "json":
        return _json_feed(blog, base, posted)
    text = _atom(blog, base, posted) if blog.kind == "atom" else _rss(blog, base, posted)
    if blog.kind == "broken":
        text = "<html><body><h1>Press error 7: roller jammed</h1><pre>" + escape(text[: len(text) // 3])
    return text.encode()


def page(blog: Blog, base: str) -> bytes:
    kind = content_type(blog).split(";")[0]
    return (
        f"<!DOCTYPE html><html lang={quoteattr(blog.language)}><head><meta charset='utf-8'><title>{escape(blog.title)}</title>"
        f"<link rel='alternate' type='{kind}' title={quoteattr(blog.title)} href='{base}/feed'></head>"
        f"<body><h1>{escape(blog.title)}</h1><p>{escape(blog.summary)}</p></body></html>"
    ).encode()


def article_page(blog: Blog, base: str, posting: Posting) -> bytes:
    """Return an article's page, with the full text and the blog's navigation."""
    return (
        f"<!DOCTYPE html><html lang={quoteattr(blog.language)}><head><meta charset='utf-8'><title>{escape(posting.title)}</title></head>"
        f"<body><nav><a href='{base}/'>{escape(blog.title)}</a></nav><article><h1>{escape(posting.title)}</h1>"
        f"{_whole(base, posting)}</article><footer>{escape(blog.author)}</footer></body></html>"
    ).encode()


def subscription_list(blogs: Sequence[tuple[Blog, str]]) -> bytes:
    """Return OPML of all blogs, each with its address, in their folders."""
    folders: dict[str, list[str]] = {}
    for blog, base in blogs:
        title = quoteattr(blog.title)
        outline = f'<outline type="rss" text={title} title={title} xmlUrl="{base}/feed" htmlUrl="{base}/"/>'
        folders.setdefault(blog.folder, []).append(outline)
    body = "".join(f"<outline text={quoteattr(folder)}>{''.join(feeds)}</outline>" for folder, feeds in folders.items())
    text = (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0"><head><title>Demo</title></head><body>{body}</body></opml>'
    )
    return text.encode()


def _html(blog: Blog, base: str, posting: Posting) -> str:
    whole = _whole(base, posting)
    return whole.partition("</p>")[0] + "</p>" if blog.gives_summaries else whole


def _whole(base: str, posting: Posting) -> str:
    return posting.html.replace("src='/", f"src='{_server(base)}/")


def _server(base: str) -> str:
    return base.rsplit("/", 1)[0]


def _icon(blog: Blog, base: str) -> str:
    return f"{_server(base)}/pictures/icon-{blog.slug}.png" if blog.slug in SIGNS else ""


def _rss(blog: Blog, base: str, posted: Sequence[Posting]) -> str:
    items = "".join(_item(blog, base, posting) for posting in posted)
    icon = _icon(blog, base)
    image = f"<image><url>{icon}</url><title>{escape(blog.title)}</title><link>{base}/</link></image>" if icon else ""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" '
        'xmlns:media="http://search.yahoo.com/mrss/"><channel>'
        f"<title>{escape(blog.title)}</title><link>{base}/</link><description>{escape(blog.summary)}</description>"
        f"<language>{blog.language}</language>{image}{items}</channel></rss>"
    )


def _item(blog: Blog, base: str, posting: Posting) -> str:
    link = f"{base}/{posting.number}"
    enclosure = ""
    if blog.kind == "podcast":
        seconds = EPISODE_SECONDS + 60 * (posting.number % 17)
        enclosure = (
            f'<enclosure url="{link}.wav" type="audio/x-wav" length="{EPISODE_BYTES}"/>'
            f"<itunes:duration>{seconds // 60}:{seconds % 60:02}</itunes:duration>"
            f'<media:thumbnail url="{_server(base)}/pictures/{blog.picture}.png"/>'
        )
    return (
        f'<item><title>{escape(posting.title)}</title><link>{link}</link><guid isPermaLink="false">{blog.slug}:{posting.number}</guid>'
        f"<pubDate>{formatdate(posting.at, usegmt=True)}</pubDate><dc:creator>{escape(blog.author)}</dc:creator>"
        f"<content:encoded>{escape(_html(blog, base, posting))}</content:encoded>{enclosure}</item>"
    )


def _atom(blog: Blog, base: str, posted: Sequence[Posting]) -> str:
    entries = "".join(
        f"<entry><title>{escape(posting.title)}</title><id>tag:demo.invalid,2026:{blog.slug}/{posting.number}</id>"
        f'<link rel="alternate" href="{base}/{posting.number}"/><published>{_iso(posting.at)}</published>'
        f"<updated>{_iso(posting.at)}</updated><author><name>{escape(blog.author)}</name></author>"
        f'<content type="html">{escape(_html(blog, base, posting))}</content></entry>'
        for posting in posted
    )
    updated = _iso(posted[0].at if posted else 0)
    icon = f"<icon>{_icon(blog, base)}</icon>" if _icon(blog, base) else ""
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{blog.language}">'
        f"<title>{escape(blog.title)}</title><subtitle>{escape(blog.summary)}</subtitle><id>tag:demo.invalid,2026:{blog.slug}</id>"
        f'<link rel="alternate" href="{base}/"/><link rel="self" href="{base}/feed"/><updated>{updated}</updated>{icon}{entries}</feed>'
    )


def _json_feed(blog: Blog, base: str, posted: Sequence[Posting]) -> bytes:
    items = [
        {
            "id": f"{blog.slug}:{posting.number}",
            "url": f"{base}/{posting.number}",
            "title": posting.title,
            "content_html": _html(blog, base, posting),
            "date_published": _iso(posting.at),
        }
        for posting in posted
    ]
    feed = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": blog.title,
        "description": blog.summary,
        "home_page_url": f"{base}/",
        "feed_url": f"{base}/feed",
        "language": blog.language,
        "authors": [{"name": blog.author}],
        "icon": _icon(blog, base),
        "items": items,
    }
    return json.dumps(feed, ensure_ascii=False).encode()


def _iso(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")


TICKER = Blog(
    "ticker",
    "Market Street Ticker",
    "Short news from eleven streets and a square.",
    "The Ticker desk",
    "Town",
    "rss",
    3,
    60,
    (
        Text("$street closed until $later", "<p>A water main gave way under $street. Buses go round by the square.</p>"),
        Text(
            "Bakery queue reaches $street",
            "<p><img src='/pictures/loaf.png' width='320' height='320' alt='A loaf, scored three times'></p><p>$large loaves were gone by $hour. The oven is being repaired and the bakery asks for patience and, if possible, "
            "for fewer opinions about the oven.</p>",
        ),
        Text(
            "Lost: one glove, $street",
            "<p>Grey wool, left hand, missed since $hour. The right one waits at the desk until $later.</p>",
        ),
        Text(
            "Council counts bicycles: $large an hour",
            "<p>Volunteers stood at $street from $hour to $later. It was more than anyone had bet.</p>",
        ),
        Text(
            "Sponsored: a mattress for $street, delivered by $later",
            "<p>This column is paid for by somebody who wants you to sleep. The desk has not tried it and stays awake.</p>",
        ),
        Text(
            "Choir seeks $small basses by $hour",
            "<p>Rehearsals on Thursdays, from $later. Reading music helps; being on time helps more.</p>",
        ),
        Text(
            "Clock tower $large seconds late",
            "<p><img src='/pictures/tower.png' width='640' height='196' alt='The clock tower above the roofs'></p><p>The keeper says it is the cold, the café says it is the keeper. Until it is settled the tower is wrong twice a day, "
            "and so is everybody who sets a watch by it.</p>",
        ),
    ),
    latest_minutes=44,
    lead=Text(
        "Outer mole shut, buses wait at the inner quay",
        "<p>The outer mole is closed since 05:20. Ferries land at the inner quay, where the buses of lines 2 and 7 wait for them; the "
        "stop at the fish hall is left out until the barrier opens.</p><p>The bakery sells out of the side window. Bring coins.</p>",
    ),
)

HARBOUR = Blog(
    "harbour",
    "The Harbour Post",
    "What happens between the fish hall and the outer mole.",
    "Hanne Aldous",
    "Town",
    "rss",
    11,
    800,
    (
        Text(
            "Council votes $small to one on the new quay wall",
            "<p><img src='/pictures/harbour.png' width='640' height='196' alt='The harbour at dusk, with a sail'></p><p>After $hour the "
            "gallery was full and the tea was gone. The wall will be raised by $low m along $street; the fishermen wanted more, "
            "the sailing club wanted a view.</p><p>Work begins when the swallows have left the old stones.</p>",
        ),
        Text(
            "Night ferry: $large passengers and one piano",
            "<p>The $later from $place came in half an hour late because a piano had to be tied down twice. $name, who travelled with "
            "it, played for everybody who was still awake.</p>",
        ),
        Text(
            "Fish hall opens at $hour from Monday",
            "<p><img src='/pictures/market.png' width='320' height='320' alt='A stall with a striped roof'></p><p>The auction moves to "
            "$later, and the stalls to where the sun is. Parking at $street stays free before seven.</p>",
        ),
    ),
    latest_minutes=31,
    lead=Text(
        "Storm closes the outer mole; ferries use the inner quay",
        "<p>Gusts of 94 km/h were measured at the signal mast shortly before five this morning. The harbour office closed the outer "
        "mole at 05:20, and every crossing goes from the inner quay until further notice.</p>"
        "<figure><img src='/pictures/storm.png' width='640' height='196' alt='A wave breaks over the mole, beside the lighthouse'>"
        "<figcaption>The light on the outer mole at 06:40, seen from the fish hall. Drawing: Maud Ferrer.</figcaption></figure>"
        "<p>The first boat is planned for 09:10. Tickets for the two crossings that were cancelled stay valid all week, and bicycles "
        "travel free until Sunday.</p><blockquote><p>“We would rather be late than wet,” said the harbour master, who was both by "
        "seven.</p></blockquote><p>The wind is expected to turn west and drop below 60 km/h before noon. Two fishing boats that had "
        "been out since the day before came in at high water with the pilot's help. Nobody was hurt.</p>"
        "<h2>What is open, and what is not</h2><table><tr><th>Where</th><th>Until noon</th><th>After noon</th></tr>"
        "<tr><td>Outer mole</td><td>closed</td><td>closed</td></tr><tr><td>Inner quay</td><td>all ferries</td><td>all ferries</td></tr>"
        "<tr><td>Fish hall</td><td>open, by the land side</td><td>open</td></tr><tr><td>Slipway</td><td>closed</td><td>with the "
        "watchman</td></tr></table>"
        "<h2>How the gauge saw it coming</h2><p>The tide gauge on the old pier stood 41 cm above its table by two o'clock. That is "
        "early: the water arrives before the wind when the wind is still out at sea and pushes it ahead. $name at the harbour "
        "office rang the ferry company at 02:15, and the night shift moved both boats before anybody had to hurry.</p>"
        "<figure><img src='/pictures/gauge.png' width='640' height='400' alt='The gauge house on the pier at sunrise'><figcaption>The "
        "gauge house on a better day. It has written down every tide since 1931.</figcaption></figure>"
        "<p>It is the fourth closing this year. The council votes next week on whether the mole is raised by half a metre, which "
        "would have kept the road dry today but, as the sailing club does not tire of saying, also the view.</p>"
        "<h2>If you have to cross</h2><ul><li>Come twenty minutes early: the inner quay has one gangway.</li><li>Cars wait at Station "
        "Peak, and are called by number.</li><li>Dogs may sit with you; they like storms less than they say.</li></ul>"
        "<h2>From the log of the signal mast</h2><ol><li>23:10. Wind south-west, 7. The glass falls as if somebody had opened a tap. "
        "Both cones hoisted; $name fetched the second thermos.</li><li>01:30. Spray over the lamp. The light itself stands 22 m above "
        "the water and was never out, but for a while it lit the inside of a wave, which is green.</li><li>03:05. A container of "
        "oranges on the beach below the Rope Walk. The finder asks whose they are, and whether that has to be known before "
        "breakfast.</li><li>04:52. 94 km/h, the highest since the mast was repaired. Barrier down, road closed, bell rung "
        "twice.</li><li>06:40. Light enough to draw by, so Maud drew.</li></ol>"
        "<p>The mast has kept this log since before there was a telephone to read it into. Most nights fill one line, and the line says "
        "<em>nothing to report</em>; last night took two pages and a new pencil. The keeper wants it known that the pencil was not in "
        "the budget, and that he would do it again.</p>"
        "<p>By eight the children of Station Peak had found that the wind carries a paper boat up the slipway, and that it carries the "
        "one who made it nearly as well. The school began at nine as usual. The swimming lesson did not.</p>"
        "<p>We write again when the barrier opens.</p>",
    ),
)

LAMPLIGHT = Blog(
    "lamplight",
    "Lamplight Letters",
    "Long letters about short walks.",
    "Ines Carvalho",
    "Town",
    "atom",
    96,
    610,
    (
        Text(
            "Letter $number: the street that turns its back",
            "<p>There is a street here whose houses all face away from it. You walk between kitchen windows and drainpipes, and nobody "
            "painted anything for you. I go there when I have had enough of fronts.</p><h2>The back of things</h2><p>A front is a "
            "sentence someone has finished. A back is full of drafts: the pipe that was moved, the bricked-up door, the step worn "
            "by a habit that ended before I was born. I counted $small doors that lead nowhere and one that leads, after all, "
            "into a garden.</p><blockquote><p>Every house tells you what it would like to be and, round the corner, what it is.</p>"
            "</blockquote><p>It was $hour when the lamps came on, from the far end towards me, one by one, as if somebody were coming."
            "</p>",
        ),
        Text(
            "Letter $number: in praise of the second-best café",
            "<p>The best café is full of people who know that it is. The second-best has a chair, and a window that steams up so that "
            "the tram goes by as a colour.</p><p>I have been writing to you from it since spring. $name, who keeps it, has never asked "
            "what I write, and brings the bill folded, as one closes a book for a child that has fallen asleep.</p>",
        ),
        Text(
            "Letter $number: what the bridge is for",
            "<p>For crossing, you will say. But I stood on it for the whole of lunch and saw $large people, and half of them stopped in "
            "the middle and turned to the water, for as long as a breath.</p><p>So it is for that too. Engineers call it the span, "
            "which is also the word for how long a life is.</p>",
        ),
    ),
    gives_summaries=True,
)

COMIC = Blog(
    "gull",
    "Gull & Anchor",
    "A comic about a gull who thinks, and an anchor who has stopped.",
    "Rafi Benayoun",
    "Listening",
    "rss",
    40,
    350,
    (
        Text(
            "No. $number: On staying",
            "<p><img src='/pictures/gull-$number.png' alt='A gull above the sea, an anchor below it'></p>"
            "<p>Gull: “Do you never want to leave?”<br>Anchor: “I am the reason the others can.”</p>",
        ),
        Text(
            "No. $number: On flying",
            "<p><img src='/pictures/gull-$number.png' alt='Two gulls, and an anchor that looks up'></p>"
            "<p>Anchor: “What is it like?”<br>Gull: “Like falling, but you are busy.”</p>",
        ),
        Text(
            "No. $number: On chips",
            "<p><img src='/pictures/gull-$number.png' alt='A gull on the pier, looking innocent'></p>"
            "<p>Gull: “I did not steal it. It was unattended in someone's hand.”</p>",
        ),
    ),
)

CAFE = Blog(
    "cafe",
    "坂の上の喫茶店",
    "小さな喫茶店の店主が書く、静かな日記。",
    "店主",
    "Elsewhere",
    "atom",
    46,
    430,
    (
        Text(
            "第$number話 雨の日の常連さん",
            "<p>朝から雨が降っていた。こういう日は、いつもの窓際の席に傘が三本並ぶ。誰も急いでいない。</p>"
            "<p>深煎りの豆を少しだけ粗く挽いた。湯気の向こうで、坂道がゆっくり川のようになっていく。</p>",
        ),
        Text(
            "第$number話 新しい砂糖壺",
            "<p>長く使っていた砂糖壺の蓋が割れたので、陶芸をしている友人に頼んで作ってもらった。前のものより少し重い。</p>"
            "<blockquote><p>重いものは、ゆっくり置くようになる。</p></blockquote><p>たしかに、店の音がひとつ静かになった。</p>",
        ),
        Text(
            "第$number話 閉店後の一杯",
            "<p><img src='/pictures/cafe.png' width='320' height='320' alt='窓辺のカップ'></p><p>看板をしまったあと、自分のために一杯だけ淹れる。ラジオを小さくつけて、明日の豆を選ぶ。</p>"
            "<ul><li>苦味のあるもの</li><li>香りの軽いもの</li><li>まだ名前を決めていないもの</li></ul>",
        ),
        Text(
            "第$number話 坂の猫について",
            "<p><img src='/pictures/cafe.png' width='320' height='320' alt='窓辺のカップ'></p><p>坂の途中にいる猫は、どの家の猫でもない。それでも毎朝八時に、店の前で必ず伸びをする。</p>",
        ),
    ),
    "ja",
    latest_minutes=70,
)

PRESS = Blog(
    "press",
    "The Broken Press",
    "A newsletter whose machine has a mind of its own: its feed cannot be read.",
    "The apprentice",
    "Trouble",
    "broken",
    72,
    700,
    (Text("Issue $number, if it comes out", "<p>The machine jammed again.</p>"),),
)

LIBRARY = Blog(
    "library",
    "The Closing Library",
    "Its server goes away a minute and a half after the demo has begun.",
    "The last librarian",
    "Trouble",
    "vanishing",
    60,
    700,
    (
        Text(
            "Shelf $number is empty now",
            "<p>$large books went to the school at $street, $small to whoever asked nicely. The ladder is spoken for.</p>",
        ),
        Text(
            "Overdue since forever, until $hour",
            "<p>$name brought back an atlas that was due before the library had electric light. We waived the fine and kept the story.</p>",
        ),
    ),
)


KILN = Blog(
    "kiln",
    "The Cooling Kiln",
    "Notes from a two-person pottery. Mostly about waiting.",
    "Hanne and Rafi",
    "Workshop",
    "atom",
    44,
    270,
    (
        Text(
            "Firing $number: $degrees degrees, and patience",
            "<p>The cone fell at $hour, $degrees °C by the pyrometer, which has been optimistic since the winter. We held it for "
            "twenty minutes and then did the hardest thing there is in this trade: went home.</p><p>The kiln is cooling behind the "
            "door now. It will be too hot to open until tomorrow, and one of us will still try.</p>",
        ),
        Text(
            "Celadon, test $number",
            "<p><img src='/pictures/kiln.png' width='320' height='320' alt='A pot with a pale band'></p><p>A glaze is a recipe that lies about being a recipe. Ours, for those who asked:</p><table><tr><th>Part</th><th>Per cent"
            "</th></tr><tr><td>Potash feldspar</td><td>42</td></tr><tr><td>Silica</td><td>27</td></tr><tr><td>Whiting</td><td>18</td>"
            "</tr><tr><td>China clay</td><td>11</td></tr><tr><td>Red iron oxide</td><td>2</td></tr></table><p>The green is in the "
            "two per cent, the depth in the cooling, and the pinholes in our impatience.</p>",
        ),
        Text(
            "What cracked in firing $number",
            "<p>We lost $small bowls and one large plate. All of them cracked in an S through the foot, which means they were thrown "
            "too wet in the middle and compressed too little. So: press the bottom three times, from the outside in.</p><ol><li>Press."
            "</li><li>Press again when you think it is done.</li><li>Then once for the plate we lost.</li></ol>",
        ),
        Text(
            "A commission of $large tiles",
            "<p>$name wants $large tiles for a bakery floor, each with a small wheat ear in one corner, none of them alike. We said yes "
            "before we multiplied. The press mould is drying; the calendar is not looking at us.</p>",
        ),
    ),
)

CODE = Blog(
    "functions",
    "Plain Functions",
    "Small programs, read slowly.",
    "Maud Okafor",
    "Workshop",
    "json",
    60,
    400,
    (
        Text(
            "Reading $number: the loop that was a fold",
            "<p>Somebody asked why I replaced a perfectly good loop. Here is the loop:</p><pre><code>total = 0\nfor reading in readings:\n"
            "    if reading is not None:\n        total += reading.depth</code></pre><p>And here is what it says:</p><pre><code>total = "
            "sum(reading.depth for reading in readings if reading)</code></pre><p>The second is not shorter by much. It is shorter by one "
            "<em>idea</em>: there is no variable that is wrong for a while and right at the end.</p>",
        ),
        Text(
            "Reading $number: a queue in thirty lines",
            "<p>Today's program is a queue that two threads share without a lock of their own. The trick is not a trick: one side only "
            "appends, the other only takes, and neither ever looks at the length.</p><pre><code>def take(inbox, patience):\n    try:\n"
            "        return inbox.get(timeout=patience)\n    except Empty:\n        return None</code></pre><p>When a program is easy to "
            "believe, resist making it faster. $large readers will believe it after you.</p>",
        ),
        Text(
            "Reading $number: names are the cheapest tests",
            "<p>A function called <code>process</code> cannot be wrong, because nobody knows what it should do. Rename it to what it "
            "promises, and read the callers again. I found $small bugs that way this month and wrote no test for any of them until "
            "afterwards.</p>",
        ),
        Text(
            "Reading $number: on deleting a cache",
            "<p><img src='/pictures/code.png' width='320' height='320' alt='Two angle brackets and a stroke'></p><p>The cache saved four milliseconds and cost three incidents. We removed it at $hour, watched the graph for an hour, and the "
            "graph watched back, flat.</p><blockquote><p>A cache is a promise that two things are the same. Who keeps the promise?</p>"
            "</blockquote>",
        ),
    ),
)

RAILS = Blog(
    "rails",
    "Slow Rails",
    "A podcast about branch lines, one station at a time.",
    "Tobias Lindqvist",
    "Listening",
    "podcast",
    84,
    520,
    (
        Text(
            "Episode $number: The station with no road",
            "<p>You can get off here, but then you are here. We talk to $name, who has been the only passenger on the $hour for eleven "
            "years, about timetables, geese, and why the lamp is still lit.</p><p>Recorded on the platform; that hum is the "
            "transformer.</p>",
        ),
        Text(
            "Episode $number: Counting sleepers",
            "<p>A walk of $small kilometres along a line that closed in a hurry. Under the brambles everything is still numbered. With a "
            "short history of creosote and a long one of forgetting.</p>",
        ),
        Text(
            "Episode $number: The signal box at $street",
            "<p>Forty levers, nine of them connected. $name shows us which ones bite. At the end the $later goes through and nobody says "
            "anything, which is the best minute we have ever recorded.</p>",
        ),
    ),
    latest_minutes=185,
    picture="train",
)

TIDES = Blog(
    "tides",
    "Saltmarsh Harbour Notes",
    "What the water does, twice a day, written down by the harbour office.",
    "Harbour Office",
    "Outdoors",
    "rss",
    6,
    150,
    (
        Text(
            "Low water $hour, $low m",
            "<p>Low water at $place at <b>$hour</b>, $low m above datum; high water at <b>$later</b>, $high m. Wind $wind, force "
            "$small at the pier head.</p><p>Boats drawing more than a metre should wait for half tide before they come over the bar. "
            "The green buoy has dragged a little to the east again and will be put back on the next quiet day.</p>",
        ),
        Text(
            "Swell of $high m expected off $place by $hour",
            "<p><img src='/pictures/waves.png' width='320' height='320' alt='Three waves below a low sun'></p><p>A swell of $high m from the $wind reaches us around $hour and should be gone by $later. It has travelled for three days "
            "and is tired, but long: watch the slipway, not the horizon.</p><ul><li>Ferry runs as planned.</li><li>The inner moorings stay "
            "open.</li><li>Please take dinghies off the steps.</li></ul>",
        ),
        Text(
            "Seals on the sandbank, $large counted",
            "<p><img src='/pictures/seal.png' width='320' height='320' alt='A seal on the sand'></p><p>$name counted $large common seals on the bank at low water, among them $small pups. Please keep two hundred metres away "
            "and let dogs stay on board. They need the hour in the sun more than we need the photograph.</p>",
        ),
        Text(
            "Tide table, low water $hour and on",
            "<p>From our own gauge, corrected for the pressure that is forecast:</p><table><tr><th>Day</th><th>Low</th><th>High</th></tr>"
            "<tr><td>First</td><td>$hour, $low m</td><td>$later, $high m</td></tr><tr><td>Second</td><td>50 minutes later</td><td>50 "
            "minutes later</td></tr><tr><td>Third</td><td>100 minutes later</td><td>100 minutes later</td></tr></table><p>The moon does "
            "the rest. If you sail, take the paper table as well.</p>",
        ),
    ),
    latest_minutes=57,
    lead=Text(
        "94 km/h at the signal mast, mole closed 05:20",
        "<p>South-west 9, gusts of 94 km/h at 04:52. The outer mole is closed from 05:20 until further notice, and all crossings use the "
        "inner quay. High water $later, 41 cm above the table.</p><p>The barrier is down and lit. Please stay behind it: the mole is "
        "swept every few minutes.</p>",
    ),
)

OBSERVATORY = Blog(
    "observatory",
    "Hilltop Observatory Log",
    "A small dome, an old refractor, and whoever has the key that night.",
    "The night crew",
    "Outdoors",
    "rss",
    30,
    310,
    (
        Text(
            "Night $number: three hours before the cloud",
            "<p><img src='/pictures/sky-$number.png' alt='A field of stars above the dome'></p><p>We opened at $hour under a sky that "
            "looked scrubbed. $name took the first watch and swept along the Milky Way with the comet finder, which finds everything "
            "but comets. Seeing was steady enough to split a pair that had refused us since spring.</p><blockquote><p>Steady air is a "
            "gift. You cannot order it, you can only be there with the shutter open.</p></blockquote><p>Cloud came from the $wind at "
            "$later. Dome closed, log closed, soup.</p>",
        ),
        Text(
            "Sheet $number: why we still draw what we see",
            "<p><img src='/pictures/aurora.png' width='640' height='196' alt='Northern lights above the dome'></p><p>A camera collects for an hour what the eye gets in a blink. Still we keep pencils in the dome: drawing makes you look at "
            "one crater for twenty minutes, and after ten of them it begins to show you its terraces.</p><p>The sheet for this month is "
            "the southern limb. There are $small drawings on the board and no two agree about the central peak, which is the point.</p>",
        ),
        Text(
            "Occultation timed at $hour",
            "<p>The Moon covered a seventh-magnitude star at $hour; four of us had a thumb on a button. Our times differ by three tenths of "
            "a second, which says more about thumbs than about the Moon. The recording goes to the register as number $number.</p>",
        ),
        Text(
            "Open evening: $large visitors and one planet",
            "<p><img src='/pictures/sky-$number.png' alt='Stars, with a bright planet low in the east'></p><p>$large people climbed the hill "
            "and queued for two minutes of Saturn each. The usual sentence, in the usual whisper: <em>it looks like a sticker</em>. It "
            "does. It is also a billion kilometres away and turning.</p>",
        ),
    ),
)

GARDEN = Blog(
    "garden",
    "دفتر الحديقة",
    "يوميات حديقة صغيرة على السطح",
    "ليلى",
    "Elsewhere",
    "rss",
    50,
    470,
    (
        Text(
            "النعناع يعود بعد المطر ($number)",
            "<p>سقط المطر ليلة أمس، وفي الصباح كانت أوراق النعناع قد انتصبت من جديد. قطفت منها حزمة صغيرة للشاي وتركت الباقي للنحل.</p>"
            "<p>تعلمت هذا العام أن أسقي قليلا وأنتظر كثيرا. التربة تعرف ما تحتاج إليه أكثر مني.</p>",
        ),
        Text(
            "أول ثمرة طماطم ($number)",
            "<p><img src='/pictures/garden.png' width='320' height='320' alt='شجرة البرتقال'></p><p>احمرت أول ثمرة أخيرا، وكانت صغيرة مثل حبة الكرز. قسمناها إلى أربع قطع، وقال الجميع إنها أطيب طماطم أكلوها في حياتهم.</p>"
            "<ul><li>الشمس: ست ساعات في اليوم</li><li>الماء: مرة كل يومين</li><li>الصبر: بلا حساب</li></ul>",
        ),
        Text(
            "زائر عند الفجر ($number)",
            "<p>وجدت بلبلا على حافة الإناء يشرب من الماء الذي نسيته هناك. بقي دقيقة كاملة ثم طار نحو شجرة الجيران.</p>"
            "<blockquote><p>من يزرع إناء واحدا يملك حديقة.</p></blockquote>",
        ),
        Text(
            "ترتيب البذور للموسم القادم ($number)",
            "<p>جلست اليوم أرتب أكياس البذور: الريحان أولا، ثم الجزر، ثم الخس. كتبت على كل كيس تاريخ الجمع واسم من أهداه إلي.</p>",
        ),
    ),
    "ar",
    latest_minutes=240,
)
