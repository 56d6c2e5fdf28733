"""Invented blogs about city life, and two with problems."""

from reader.app.demo.blog import Blog, Text

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
            "Bakery queue reaches the fountain",
            "<p>$large loaves were gone by $hour. The oven is being repaired and the bakery asks for patience and, if possible, "
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
        Text("Choir seeks two basses", "<p>Rehearsals on Thursdays. Reading music helps; being on time helps more.</p>"),
        Text(
            "Clock tower $large seconds late",
            "<p>The keeper says it is the cold, the café says it is the keeper. Until it is settled the tower is wrong twice a day, "
            "and so is everybody who sets a watch by it.</p>",
        ),
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
            "雨の日の常連さん",
            "<p>朝から雨が降っていた。こういう日は、いつもの窓際の席に傘が三本並ぶ。誰も急いでいない。</p>"
            "<p>深煎りの豆を少しだけ粗く挽いた。湯気の向こうで、坂道がゆっくり川のようになっていく。</p>",
        ),
        Text(
            "新しい砂糖壺",
            "<p>長く使っていた砂糖壺の蓋が割れたので、陶芸をしている友人に頼んで作ってもらった。前のものより少し重い。</p>"
            "<blockquote><p>重いものは、ゆっくり置くようになる。</p></blockquote><p>たしかに、店の音がひとつ静かになった。</p>",
        ),
        Text(
            "閉店後の一杯",
            "<p>看板をしまったあと、自分のために一杯だけ淹れる。ラジオを小さくつけて、明日の豆を選ぶ。</p>"
            "<ul><li>苦味のあるもの</li><li>香りの軽いもの</li><li>まだ名前を決めていないもの</li></ul>",
        ),
        Text("坂の猫について", "<p>坂の途中にいる猫は、どの家の猫でもない。それでも毎朝八時に、店の前で必ず伸びをする。</p>"),
    ),
    "ja",
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
            "Overdue since forever",
            "<p>$name brought back an atlas that was due before the library had electric light. We waived the fine and kept the story.</p>",
        ),
    ),
)
