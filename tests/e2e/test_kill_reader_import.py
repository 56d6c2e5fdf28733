"""kill -9 in the middle of an import from another reader: all of it is there or nothing, and importing again completes it."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = """
import json, os, shutil, signal, sys
from pathlib import Path
from reader.domain.commands import ImportOpml
from reader.domain.user_data import OtherArticle, OtherFeed, OtherReader
from reader.formats.lists.other import document_of
from tests.fakes.world import Page, START, World, rss, simulate

URLS = [f"https://host{number}.test/feed" for number in range(3)]
STATE = (
    "SELECT url FROM feed JOIN subscription USING (feed_id) ORDER BY 1",
    "SELECT feed_id, identity, is_read, is_starred FROM entry_status ORDER BY 1, 2",
    "SELECT feed_id, name, count(*) FROM entry_tag JOIN tag USING (tag_id) JOIN entry_status USING (entry_id) GROUP BY 1, 2",
    "SELECT feed_id, count(*) FROM read_elsewhere GROUP BY 1",
    "SELECT count(*) FROM entry_search WHERE entry_search MATCH 'Kept'",
)
ARTICLES = tuple(
    OtherArticle(url, f"g{n}", f"{url}/{n}", f"Kept {n}", html=f"<p>Text {n}</p>", published_at=int(START) - 1000 * n,
        is_read=n % 2 == 0, is_starred=n < 4, tags=("tides",) if n == 1 else ())
    for url in URLS for n in range(8)
)
DOCUMENT = document_of(OtherReader("Liferea", tuple(OtherFeed(url, url, path=("News",)) for url in URLS), ARTICLES))

def life(folder, kill_at):
    '''Import in a process of its own, killed before a statement; how many statements there were if it lived.'''
    read_end, write_end = os.pipe()
    pid = os.fork()
    if pid == 0:
        simulation = simulate(folder, World())
        count = 0
        def traced(statement):
            nonlocal count
            count += 1
            if count == kill_at:
                os.kill(os.getpid(), signal.SIGKILL)
        simulation.core.state.connection.set_trace_callback(traced)
        simulation.core.handle(ImportOpml(DOCUMENT), START)
        os.write(write_end, str(count).encode())
        os._exit(0)
    os.close(write_end)
    _, status = os.waitpid(pid, 0)
    with os.fdopen(read_end) as said:
        return int(said.read() or 0), os.waitstatus_to_exitcode(status)

def state(folder):
    '''What a next start finds.'''
    read_end, write_end = os.pipe()
    if os.fork() == 0:
        connection = simulate(folder, World()).core.state.connection
        os.write(write_end, json.dumps([connection.execute(query).fetchall() for query in STATE]).encode())
        os._exit(0)
    os.close(write_end)
    os.wait()
    with os.fdopen(read_end) as said:
        return said.read()

base = Path(sys.argv[1])
new = base / "new"
new.mkdir()
# what a start imports is imported before the forks, once
simulation = simulate(new, World())
simulation.core.handle(ImportOpml(DOCUMENT), START)
simulation.core.close()
shutil.rmtree(new)
new.mkdir()
empty = state(new)
whole = shutil.copytree(new, base / "whole")
statements, _ = life(whole, 0)
wanted = state(whole)
found = []
for place in range(1, statements + 1, max(1, statements // 25)):
    folder = shutil.copytree(new, base / str(place))
    _, ended = life(folder, place)
    after = state(folder)
    life(folder, 0)
    found.append((ended, "nothing" if after == empty else "all" if after == wanted else after, state(folder) == wanted))
    shutil.rmtree(folder)
print(json.dumps([statements, empty == wanted, found]))
"""


def test_an_import_that_is_killed_is_whole_or_nothing_and_importing_again_completes_it(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{PROGRAM}", str(tmp_path)],
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    statements, is_empty, found = json.loads(done.stdout)
    assert statements > 25
    assert not is_empty
    assert {ended for ended, _, _ in found} == {-9}
    assert {after for _, after, _ in found} == {"nothing"}
    assert all(is_completed for _, _, is_completed in found)
