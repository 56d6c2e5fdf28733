"""Invented blogs about water, sky, soil and crafts."""

from reader.app.demo.blog import Blog, Text

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
            "Celadon, again",
            "<p>A glaze is a recipe that lies about being a recipe. Ours, for those who asked:</p><table><tr><th>Part</th><th>Per cent"
            "</th></tr><tr><td>Potash feldspar</td><td>42</td></tr><tr><td>Silica</td><td>27</td></tr><tr><td>Whiting</td><td>18</td>"
            "</tr><tr><td>China clay</td><td>11</td></tr><tr><td>Red iron oxide</td><td>2</td></tr></table><p>The green is in the "
            "two per cent, the depth in the cooling, and the pinholes in our impatience.</p>",
        ),
        Text(
            "What cracked this week",
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
            "The loop that was a fold",
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
            "Names are the cheapest tests",
            "<p>A function called <code>process</code> cannot be wrong, because nobody knows what it should do. Rename it to what it "
            "promises, and read the callers again. I found $small bugs that way this month and wrote no test for any of them until "
            "afterwards.</p>",
        ),
        Text(
            "On deleting a cache",
            "<p>The cache saved four milliseconds and cost three incidents. We removed it at $hour, watched the graph for an hour, and the "
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
            "Swell expected off $place",
            "<p>A swell of $high m from the $wind reaches us around $hour and should be gone by $later. It has travelled for three days "
            "and is tired, but long: watch the slipway, not the horizon.</p><ul><li>Ferry runs as planned.</li><li>The inner moorings stay "
            "open.</li><li>Please take dinghies off the steps.</li></ul>",
        ),
        Text(
            "Seals on the sandbank, $large counted",
            "<p>$name counted $large common seals on the bank at low water, among them $small pups. Please keep two hundred metres away "
            "and let dogs stay on board. They need the hour in the sun more than we need the photograph.</p>",
        ),
        Text(
            "Tide table for the coming days",
            "<p>From our own gauge, corrected for the pressure that is forecast:</p><table><tr><th>Day</th><th>Low</th><th>High</th></tr>"
            "<tr><td>First</td><td>$hour, $low m</td><td>$later, $high m</td></tr><tr><td>Second</td><td>50 minutes later</td><td>50 "
            "minutes later</td></tr><tr><td>Third</td><td>100 minutes later</td><td>100 minutes later</td></tr></table><p>The moon does "
            "the rest. If you sail, take the paper table as well.</p>",
        ),
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
            "Why we still draw what we see",
            "<p>A camera collects for an hour what the eye gets in a blink. Still we keep pencils in the dome: drawing makes you look at "
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
            "النعناع يعود بعد المطر",
            "<p>سقط المطر ليلة أمس، وفي الصباح كانت أوراق النعناع قد انتصبت من جديد. قطفت منها حزمة صغيرة للشاي وتركت الباقي للنحل.</p>"
            "<p>تعلمت هذا العام أن أسقي قليلا وأنتظر كثيرا. التربة تعرف ما تحتاج إليه أكثر مني.</p>",
        ),
        Text(
            "أول ثمرة طماطم",
            "<p>احمرت أول ثمرة أخيرا، وكانت صغيرة مثل حبة الكرز. قسمناها إلى أربع قطع، وقال الجميع إنها أطيب طماطم أكلوها في حياتهم.</p>"
            "<ul><li>الشمس: ست ساعات في اليوم</li><li>الماء: مرة كل يومين</li><li>الصبر: بلا حساب</li></ul>",
        ),
        Text(
            "زائر عند الفجر",
            "<p>وجدت بلبلا على حافة الإناء يشرب من الماء الذي نسيته هناك. بقي دقيقة كاملة ثم طار نحو شجرة الجيران.</p>"
            "<blockquote><p>من يزرع إناء واحدا يملك حديقة.</p></blockquote>",
        ),
        Text(
            "ترتيب البذور للموسم القادم",
            "<p>جلست اليوم أرتب أكياس البذور: الريحان أولا، ثم الجزر، ثم الخس. كتبت على كل كيس تاريخ الجمع واسم من أهداه إلي.</p>",
        ),
    ),
    "ar",
)
