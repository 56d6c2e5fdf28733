"""Two profiles that have an account on a server, with a bad network between, for trials of what becomes of marks."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from reader.domain.accounts import Server, ServerKind, SignIn
from tests.e2e.sync_hands import Hand
from tests.e2e.sync_kills import Killer
from tests.e2e.sync_program import SyncProgram
from tests.e2e.sync_trial import Trial
from tests.fakes.documents import Posting
from tests.fakes.fault_proxy import FaultProxy
from tests.fakes.moved_clock import START, MovedClock
from tests.fakes.sync_server import Quirks, SyncServer
from tests.fakes.sync_server.store import SECOND

RATE = 0.15
SECRETS = {SignIn.PASSWORD: "secret456", SignIn.KEY: "key789"}
FEEDS = 9
NOW = int(START) * SECOND


def articles(feed: int, count: int, now: int = NOW) -> list[Posting]:
    """No two alike, or they would be folded; `now` is in microseconds, as servers have it."""
    return [
        Posting(
            f"{feed}-{n}",
            f"Feed {feed}, article {n}",
            f"<p>Words {n} of {feed}</p>",
            f"http://site.test/{feed}/{n}",
            now // SECOND - n * 60,
        )
        for n in range(count)
    ]


class Bench:
    """A server, the proxy before it, and two profiles that have the account; `login` is what a keyring has for it."""

    def __init__(
        self,
        stack: ExitStack,
        folder: Path,
        url: str,
        origin: str,
        kind: ServerKind,
        seed: int,
        sign_in: SignIn = SignIn.PASSWORD,
    ) -> None:
        self.clock = MovedClock()
        self.proxy = stack.enter_context(FaultProxy(origin, seed=seed))
        self.folders = [folder / "A", folder / "B"]
        for each in self.folders:
            with SyncProgram(each, self.clock) as program:
                secret = SECRETS[sign_in]
                self.login = program.add(Server(kind, self.proxy.url(url)), "reader", secret, sign_in).username, secret
                program.sync_through()

    def trial(self, hand: Hand, seed: int, *, has_labels: bool) -> Trial:
        return Trial(hand, self.proxy, self.folders, self.clock, seed=seed, rate=RATE, has_labels=has_labels)


def filled_server(quirks: Quirks, articles_of_a_feed: int) -> SyncServer:
    """To be entered."""
    server = SyncServer(quirks, now=NOW)
    for n in range(FEEDS):
        server.store.add_feed(f"http://site.test/{n}", title=f"Feed {n}", items=articles(n, articles_of_a_feed))
    return server


@contextmanager
def killers(folder: Path, login: tuple[str, str] = ("reader", "secret456")) -> Iterator[tuple[Killer, Killer]]:
    with Killer(*login, folder / "errors") as one, Killer(*login, folder / "errors") as two:
        yield one, two
