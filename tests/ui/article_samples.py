"""Invented articles that show every construct of the article view, for tests and for looking at."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPolygonF

from reader.domain.entry import Article, Enclosure, Mark
from reader.domain.ids import EntryId, FeedId

HARBOUR_URL = "https://pictures.test/harbour.png"

TIDE = f"""
<p>Every morning for sixty years a brass pen at Gull Sound drew the height of the water on a roll of paper. Only last spring did
someone see that its clock had been running late, and that <a href="https://pilots.test/log">the men who steered by it</a> had
quietly learned to <em>subtract</em>.</p>
<figure><img src="{HARBOUR_URL}" width="1280" height="392" alt="A painted harbour">
<figcaption>The gauge hut at slack water. The ladder was set beside it after the long storm.</figcaption></figure>
<p>Once the rolls had been photographed the fault was plain: each flood came eleven minutes after the moon asked for it, and never
ten or twelve. The warden's diary says why in one line.</p>
<blockquote><p>\u201cI have let the clock be. They know it, and the water does not care.\u201d</p></blockquote>
<p>Putting it right takes three lines of <code>python</code>, with one choice hidden in the second: the drift is fitted to each
roll, not to the century. Press <kbd>R</kbd> to run it, and <mark>watch the second line</mark>.</p>
<pre><code class="language-python">for roll in archive.rolls:
    drift = fit_line(roll.noon_marks)   # minutes a day
    roll.times -= drift.at(roll.times) + 11
</code></pre>
<p>What is left is clean enough to show the harbour changing<sup><a href="#fn1">1</a></sup>: the new mole holds the flood back two
minutes, and H<sub>2</sub>O is still H<sub>2</sub>O.</p>
<h2>What the rolls say</h2>
<ul><li>The mole delays the flood, and nobody had asked it to.</li><li>Dredging returns some of it:<ul><li>one minute in spring</li>
<li>a little less in autumn, when silt comes down with the first long rain and lies in the inner basin until somebody complains</li>
</ul></li></ul>
<ol start="9"><li>Photograph</li><li>Measure</li><li>Doubt</li></ol>
<blockquote><p>An outer quotation, which is long enough to need a second line so that the bar beside it can be judged.</p>
<blockquote><p>And one inside it.</p></blockquote></blockquote>
<hr><p><small>1. The harbour office keeps the rolls; they may be seen on weekdays.</small></p>
<dl><dt>Mole</dt><dd>A wall in the sea, not an animal.</dd></dl>
<details><summary>How it was measured</summary><p>With a ruler.</p></details>
"""

TABLES = (
    """
<p>Four stations, one week. Numbers stand to the right where the page says so.</p>
<table><caption>Heights above datum</caption><tr><th>Station</th><th align="right">Mean</th><th align="right">Highest</th>
<th>Remark</th></tr>
<tr><td>Gull Sound</td><td align="right">2.14 m</td><td align="right">4.90 m</td><td>clock late by eleven minutes</td></tr>
<tr><td>Vessel Quay</td><td align="right">2.09 m</td><td align="right">4.71 m</td><td>ok</td></tr>
<tr><td>A station with a rather long name that wraps</td><td align="right">1,204.9 m</td><td align="right">\u2014</td><td>surely
wrong</td></tr></table>
<p>A table that spans:</p>
<table><tr><th></th><th colspan="2">Morning</th><th colspan="2">Evening</th></tr><tr><th>Day</th><th>high</th><th>low</th><th>high</th>
<th>low</th></tr><tr><td rowspan="2">Mon</td><td>4.1</td><td>0.9</td><td>4.3</td><td>1.0</td></tr><tr><td>4.0</td><td>0.8</td>
<td>4.2</td><td>1.1</td></tr></table>
<p>And a wide one:</p><table><tr>"""
    + "".join(f"<th>Column {n}</th>" for n in range(12))
    + "</tr>"
    + "".join("<tr>" + "".join(f"<td>{row * 137 + n * 11}</td>" for n in range(12)) + "</tr>" for row in range(4))
    + "</table><p>Tables in tables keep their place.</p><table><tr><td>outer</td><td><table><tr><td>a</td><td>b</td></tr>"
    "<tr><td>c</td><td>d</td></tr></table></td></tr></table><p>After it.</p>"
)

CJK = """
<p lang="ja">梅雨の入り口に、濡れた傘を置く場所のそばへ小さな棚を作った。本は三冊だけ置く。読み終えたら一冊を持ち帰り、次の一冊を残していく決まりである。
直線と骨と海の字形は、日本語のものでなければならない。</p>
<h2 lang="ja">雨の日の本棚</h2><blockquote lang="ja"><p>引用はイタリックにしない。漢字が傾くと読みにくいからだ。</p></blockquote>
<p lang="zh-Hans">阅读器应当尊重读者的时间。长段落的中文需要在汉字之间换行、标点不得出现在行首。行距也应比西文略大、使版面透气而不拥挤。直线与骨和海。</p>
<p lang="zh-Hant">閱讀器應當尊重讀者的時間。長段落的中文需要在漢字之間換行、標點不得出現在行首。</p>
<p lang="ko">읽는 사람의 시간을 존중해야 한다. 긴 문단은 낱말 사이에서 줄이 바뀌어야 한다.</p>
<p>Mixed with English: the word 雨 means rain, and 直 is written in many ways.</p><ul><li lang="ja">一つ目の項目</li></ul>"""

RTL = """
<p>هذه فقرة طويلة باللغة العربية لاختبار اتجاه النص وتشكيل الحروف، وفيها كلمة English في الوسط ورقم 12345 ورابط
<a href="https://example.test/">إلى مثال</a> ثم تنتهي.</p>
<blockquote><p>اقتباس قصير من كتاب قديم، يمتد إلى سطر ثان حتى يظهر الخط الجانبي كما ينبغي له أن يظهر على اليمين.</p></blockquote>
<h2>القائمة</h2><ul><li>البند الأول</li><li>البند الثاني مع كلمة Linux</li></ul><ol><li>واحد</li><li>اثنان</li></ol>
<p dir="rtl">פסקה בעברית עם מילה English באמצע והמספר 2026, כדי לבדוק כיווניות.</p><p>An English paragraph stays on the left.</p>"""

CODE = (
    """<p>Inline <code>first_visible()</code> and <code>a_name_that_is_so_long_that_it_has_to_be_broken_somewhere_in_the_line</code>.</p>
<pre><code class="language-c">static int parse(const char *bytes, size_t length)
{
    if (length == 0)
        return -1;\t/* nothing to do */
    return scan(bytes, bytes + length);   // a comment that runs on well past the width of the column, to see what happens
}</code></pre><pre>a second block
right after it</pre><p>Between.</p><ul><li>In a list:<pre>make &amp;&amp; make check</pre></li></ul><p>https://example.test/"""
    + "a" * 300
    + "</p><pre>"
    + "\n".join(f"line {n:3}  {'=' * (n % 40)}" for n in range(250))
    + "</pre><p>The end.</p>"
)


MORE = """
<p>A paragraph with a note<sup><a href="#fn1" id="r1">1</a></sup>, the formula <i>x</i><sup>2</sup> + 1/(<i>y</i> + 1), and \\(e^{-x^2}\\).</p>
<figure><a href="https://www.youtube.com/watch?v=abcdefghijk"><img src="https://pictures.test/harbour.png" alt="The talk"></a>
<figcaption><a href="https://www.youtube.com/watch?v=abcdefghijk">\u25b6 The talk about tides</a></figcaption></figure>
<p><a href="https://vimeo.com/12345678">\u25b6 A film about the mole</a></p><p><a href="https://radio.test/x.mp3">\u25b6 x.mp3</a></p>
<details><summary>How it was measured</summary><p>With a ruler, twice.</p></details>
<details open><summary>What was found</summary><p>Eleven minutes.</p></details>
<div class="highlight-source-js"><pre>// a long line: it does not wrap but can be moved sideways by itself, with Shift and the wheel or the arrow keys
export async function read(path, { limit = 1_000, encoding = "utf-8" } = {}) {
    const handle = await open(path);
    return handle.read(`${limit}`, encoding); // TODO
}</pre></div>
<pre><code class="language-diff">-    roll.times += drift
+    roll.times -= drift
</code></pre>
<ol reversed><li>three</li><li>two</li><li>one</li></ol>
<blockquote><pre><code class="language-c">static int a_function_with_a_rather_long_name(const char *bytes, size_t length, int flags);</code></pre></blockquote>
<ol><li id="fn1">The note itself. <a href="#r1">\u21a9</a></li></ol>
"""


def article(html: str, title: str = "The gauge that was always late", *, language: str = "", **changes: object) -> Article:
    """An article around some sanitised HTML."""
    fields: dict[str, object] = {
        "entry_id": EntryId(7),
        "feed_id": FeedId(1),
        "feed_title": "The Saltmarsh Courier",
        "feed_site_url": "https://saltmarsh.test/",
        "title": title,
        "author": "Edda Quill",
        "link": "https://saltmarsh.test/gauge",
        "comments_url": "https://saltmarsh.test/gauge#comments",
        "html": html,
        "language": language,
        "sort_at": 1_778_826_720,
        "published_at": 1_778_826_720,
        "first_seen_at": 1_778_826_800,
        "date_text": "",
        "is_read": True,
        "marks": frozenset({Mark.STARRED}),
        "categories": (),
        "enclosures": (),
    }
    return Article(**{**fields, **changes})  # type: ignore[arg-type]


def enclosures() -> tuple[Enclosure, ...]:
    return (
        Enclosure("https://saltmarsh.test/talk.mp3", "audio/mpeg", 48_200_000, 3_125, "The talk"),
        Enclosure("https://saltmarsh.test/map.pdf", "application/pdf", 1_900_000),
    )


def harbour(width: int = 1280, height: int = 392) -> QImage:
    """A picture painted for the purpose."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sky = QLinearGradient(0, 0, 0, height)
    sky.setColorAt(0, QColor("#B9C7D6"))
    sky.setColorAt(1, QColor("#F3DCC0"))
    painter.fillRect(image.rect(), sky)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8CA3AE"))
    hills = [QPointF(0, height * 0.5), QPointF(width * 0.3, height * 0.25), QPointF(width * 0.6, height * 0.5)]
    painter.drawPolygon(QPolygonF([*hills, QPointF(width, height * 0.33), QPointF(width, height), QPointF(0, height)]))
    painter.fillRect(QRectF(0, height * 0.56, width, height * 0.44), QColor("#3D6B7A"))
    painter.fillRect(QRectF(width * 0.27, height * 0.36, width * 0.035, height * 0.3), QColor("#F4EFE6"))
    painter.setBrush(QColor("#B0532F"))
    painter.drawPolygon(
        QPolygonF(
            [QPointF(width * 0.26, height * 0.36), QPointF(width * 0.2875, height * 0.26), QPointF(width * 0.315, height * 0.36)]
        )
    )
    painter.fillRect(QRectF(0, height * 0.66, width * 0.34, height * 0.04), QColor("#233F4A"))
    painter.end()
    return image


def as_png(image: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data.data())
