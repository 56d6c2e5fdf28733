"""Reading aloud by a real speech-dispatcher into a sink that nobody hears, and finding the sentences of long texts. By hand:
python tests/benchmarks/bench_speech.py [TIMES].

From asking to the first word, from skipping to the next sentence, from stopping to silence in the sink (with the delay of the ear,
some 30 ms), and CPU milliseconds for the sentences of a megabyte of text.
"""

import os
import queue
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from reader.desktop.speech import Speech, Utterance
from reader.formats.articles.walker import read_blocks
from reader.ui.player.sentences import script_of
from tests.fakes.speech_service import NEEDS, is_installed, speech_server
from tests.ui.article_samples import article

LONG = "This goes on and on, and on and on, and on and on, and on and on, and on and on, and on and on."
TEXTS = {
    "words": "It rained. Then Dr. Smith came, and nobody knew why. ",
    "no sentence end": "word ",
    "dots": ". ",
    "abbreviations": "z. B. ",
    "Japanese": "雨が降った。",
    "Arabic": "هل أمطرت؟ نعم. ",
}
MEGABYTE = 2**20


class Heard:
    def __init__(self) -> None:
        self.events: queue.Queue[float] = queue.Queue()

    def begun(self, _number: int) -> None:
        self.events.put(time.perf_counter())

    def interrupted(self, _number: int) -> None: ...

    def lost(self, reason: str) -> None:
        raise SystemExit(reason)


def hear(times: int) -> None:
    found: dict[str, list[float]] = {"first word": [], "next sentence": [], "silence": []}
    with tempfile.TemporaryDirectory(prefix="say-") as folder, speech_server(Path(folder), dict(os.environ)) as server:
        os.environ["SPEECHD_ADDRESS"] = f"unix_socket:{server.address}"
        command = ["parec", "--raw", f"--server=unix:{folder}/pulse.sock", "--latency-msec=10", "--device=silence.monitor"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "HOME": folder}) as ear:
            assert ear.stdout is not None
            for _ in range(times):
                heard = Heard()
                start = time.perf_counter()
                with closing(Speech(heard)) as said:
                    said.speak(Utterance(0, LONG, "en"))
                    found["first word"].append(heard.events.get() - start)
                    start = time.perf_counter()
                    said.stop()
                    said.speak(Utterance(1, LONG, "en"))
                    found["next sentence"].append(heard.events.get() - start)
                    # 50 ms of silence are more than a pause between words
                    while not any(ear.stdout.read(882)):
                        pass
                    start = time.perf_counter()
                    said.stop()
                    quiet, end = 0, start
                    while quiet < 10:
                        quiet = 0 if any(ear.stdout.read(882)) else quiet + 1
                        end = end if quiet else time.perf_counter()
                    found["silence"].append(end - start)
            ear.kill()
    for name, seconds in found.items():
        print(f"{name:16} median {median(seconds) * 1000:6.1f} ms, slowest {max(seconds) * 1000:6.1f} ms")


def split() -> None:
    for name, text in TEXTS.items():
        html = f"<p>{text * (MEGABYTE // len(text))}</p>"
        blocks = read_blocks(html)
        start = time.process_time()
        script = script_of(article(html), blocks)
        print(f"{name:16} {(time.process_time() - start) * 1000:6.0f} ms, {len(script.sentences):6,} sentences")


if __name__ == "__main__":
    split()
    if is_installed() and shutil.which("parec"):
        hear(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
    else:
        print(NEEDS)
