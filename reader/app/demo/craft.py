"""Invented blogs about making things."""

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
