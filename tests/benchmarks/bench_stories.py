"""Stories beside many articles, printed: python tests/benchmarks/bench_stories.py [articles, 100000 if not given].

All are of the last three days, the worst case. Sentences of the demo's articles are mixed at random. Milliseconds are of CPU.
Seen: 76 MB beside 100,000; words 0.34, the nearest article 0.60, 99 % 1.4.
"""

import random
import re
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.app.demo.server import blogs
from reader.learning.stories import Stories, words

MEASURED = 3000


def resident_megabytes() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6


def main(count: int) -> None:
    chance = random.Random(1)
    vocabulary = sorted(set(re.findall(r"[A-Za-z]{3,}", " ".join(text.html for blog in blogs() for text in blog.texts))))
    names = ["".join(chance.choices("bdfgklmnprstvzaeiou", k=7)).title() for _ in range(40_000)]

    def text(length: int) -> str:
        return " ".join(chance.choice(names if chance.random() < 0.2 else vocabulary) for _ in range(length))

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


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
