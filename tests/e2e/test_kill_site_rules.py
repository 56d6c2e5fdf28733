"""kill -9 while the common rules of sites are replaced: those of before or those of after are there, never a part."""

import random
import subprocess
import sys
from pathlib import Path

from reader.domain.page_rule import TextRule
from reader.storage.site_rules import COMMON, rules_for

SITES, KILLS = 3_000, 12
PROGRAM = f"""
import sys
from pathlib import Path
from reader.domain.retrieval import SiteRules
from reader.storage.site_rules import store_common
while True:
    for word in ("before", "after"):
        store_common(Path(sys.argv[1]), SiteRules("".join(f"[host{{n}}.test.txt]\\nbody: //{{word}}\\n" for n in range({SITES})), {SITES}))
        print(word, flush=True)
"""


def test_common_rules_are_whole_whenever_the_program_is_killed(tmp_path: Path) -> None:
    chance, folder = random.Random(3), tmp_path / "site-rules"
    for _ in range(KILLS):
        program = subprocess.Popen([sys.executable, "-P", "-c", PROGRAM, str(folder)], stdout=subprocess.PIPE)
        for _ in range(chance.randint(1, 20)):
            assert program.stdout.readline()
        program.kill()
        program.wait()
        program.stdout.close()
        found = {(folder / COMMON).read_text().count(f"body: //{word}\n") for word in ("before", "after")}
        assert found == {0, SITES}
        (rule,) = rules_for(folder, f"host{SITES - 1}.test")
        assert rule in {TextRule(f"host{SITES - 1}.test.txt", f"body: //{word}\n") for word in ("before", "after")}
