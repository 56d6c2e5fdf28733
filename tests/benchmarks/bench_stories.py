"""Stories beside many articles, and what they cost while on and off, printed.

Run: python tests/benchmarks/bench_stories.py [articles, 100000 if not given]. All are of the last three days, the worst case. Sentences of
the demo's articles are mixed at random. Milliseconds are of CPU. Then documents of 20 articles are stored with stories off and on, in
turn, each in a process of its own: what that imports, its threads, and statements and milliseconds a document.
Seen on a busy machine: 68 MB beside 100,000; beside 20,000 words 0.15, the nearest article 0.14, both 99 % 0.8. Stories off and on: 818 and
822 modules, one thread, 242 and 258 statements, 8-9 and 14-15 ms (parsed and stored; what is on comes in transactions of its own, after
those). Of that 1.3 ms are the stop words, read once for 200 documents. One millisecond a document would be 0.05 an article: dividing its
text into words takes half of that.
"""

import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.app.demo.server import blogs

MEASURED = 3000
FEEDS, DOCUMENTS, ARTICLES = 50, 4, 20
REPORTED = 0.1
"""Share of stored articles that report what others do."""
STORING = "storing"


def resident_megabytes() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6


def invented_text(chance: random.Random) -> Callable[[int], str]:
    vocabulary = sorted(set(re.findall(r"[A-Za-z]{3,}", " ".join(text.html for blog in blogs() for text in blog.texts))))
    names = ["".join(chance.choices("bdfgklmnprstvzaeiou", k=7)).title() for _ in range(40_000)]

    def text(length: int) -> str:
        return " ".join(chance.choice(names if chance.random() < 0.2 else vocabulary) for _ in range(length))

    return text


def beside(count: int) -> None:
    from reader.learning.stories import Stories, words

    text = invented_text(random.Random(1))
    index, before = Stories(), resident_megabytes()
    reading, adding = [], []
    for number in range(count):
        title, lead = text(9), text(70)
        begun = time.thread_time()
        article = words(title, lead, "en")
        read = time.thread_time()
        if article is not None:
            index.add(number, article, number * 2, number % 500)
        reading.append(read - begun)
        adding.append(time.thread_time() - read)
    print(f"{len(index)} articles, {resident_megabytes() - before:.0f} MB")
    for name, seconds in (
        ("words", reading),
        ("nearest", adding),
        ("both", [sum(each) for each in zip(reading, adding, strict=True)]),
    ):
        last = sorted(seconds[-MEASURED:])
        print(f"{name:<8} mean {sum(last) / len(last) * 1e3:.2f} ms, 99 % {last[int(len(last) * 0.99)] * 1e3:.2f} ms")
    begun = time.thread_time()
    index.forget(count * 2 * 6 // 10)
    print(f"forgetting most of them {(time.thread_time() - begun) * 1e3:.0f} ms, {len(index)} left")


def storing(*, is_on: bool) -> None:
    """Store documents of feeds on different sites, and join their articles where that is on."""
    from reader.domain.commands import ImportOpml, RetrieveNow, SetPreference
    from reader.domain.preferences import Preferences
    from tests.fakes.faulty_run import documents
    from tests.fakes.world import Page, World, close_cores, simulate

    chance = random.Random(2)
    text = invented_text(chance)

    reports = [(text(9), text(70)) for _ in range(FEEDS)]

    def article() -> tuple[str, str]:
        if chance.random() > REPORTED:
            return text(9), text(70)
        title, lead = chance.choice(reports)
        return f"{title} {text(1)}", f"{lead} {text(9)}"

    def document(name: str) -> Page:
        items = "".join(
            f"<item><guid>{name} {number}</guid><title>{escape(title)}</title><description>{escape(lead)}</description></item>"
            for number, (title, lead) in enumerate(article() for _ in range(ARTICLES))
        )
        return Page(f"<rss version='2.0'><channel><title>{name}</title>{items}</channel></rss>".encode())

    urls = [f"https://host{number}.test/feed" for number in range(FEEDS)]
    world = World()
    with tempfile.TemporaryDirectory() as folder:
        simulation = simulate(Path(folder), world)
        simulation.send(SetPreference(Preferences.reading_stories.key, value=is_on))
        connection = simulation.core.state.connection
        statements: list[str] = []
        connection.set_trace_callback(statements.append)
        begun = time.process_time()
        for turn in range(DOCUMENTS):
            world.pages = {url: document(f"{turn} {url}") for url in urls}
            simulation.send(RetrieveNow() if turn else ImportOpml(documents(*urls)))
            simulation.run_until(simulation.now + 7200)
        spent = time.process_time() - begun
        ((stored, joined),) = connection.execute("SELECT (SELECT count(*) FROM entry), (SELECT count(*) FROM entry_story)")
        close_cores()
    count = FEEDS * DOCUMENTS
    own = sorted(each for each in sys.modules if each in {"reader.learning.stories", "reader.learning.interests"})
    print(
        f"stories {'on: ' if is_on else 'off:'} {stored} articles, {joined} in a story, {len(sys.modules)} modules {own}, "
        f"{threading.active_count()} threads, {len(statements) / count:.1f} statements and {spent / count * 1e3:.2f} ms a document"
    )


def main(count: int) -> None:
    beside(count)
    for state in ("off", "on", "off", "on"):
        subprocess.run([sys.executable, __file__, STORING, state], check=True)


if __name__ == "__main__":
    if sys.argv[1:2] == [STORING]:
        storing(is_on=sys.argv[2] == "on")
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
