"""Common rules by which full texts are found: fetched when the user asks, at most once a day, and stored as one file."""

from reader.domain.addresses import host_of
from reader.domain.commands import FetchSiteRules
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import SiteRulesStored
from reader.domain.ids import DAY_SECONDS, CommandId
from reader.domain.retrieval import FetchResult, JobKind, ParseResult, Purpose, RequestKind, SiteRules
from reader.domain.value_classes import dataclass
from reader.engine.state import EngineState
from reader.engine.tasks import CommandTask
from reader.storage.given_files import why_not
from reader.storage.site_rules import COMMON, common_since, store_common

ADDRESS = "https://codeload.github.com/fivefilters/ftr-site-config/zip/refs/heads/master"
"""Rules that the users of Full-Text RSS and wallabag maintain, in the public domain."""


@dataclass(frozen=True, slots=True)
class SiteRulesTask(CommandTask):
    cause: CommandId
    kind = RequestKind.SITE_RULES
    job = JobKind.SITE_RULES

    def parsed(self, state: EngineState, _result: FetchResult, parsed: ParseResult, _now: float) -> None:
        if isinstance(parsed, SiteRules) and state.site_rules_folder is not None:
            try:
                store_common(state.site_rules_folder, parsed)
            except OSError as error:
                self.fail(state, Problem(ProblemKind.FILE_UNWRITABLE, why_not(COMMON, error)))
            else:
                state.publish(SiteRulesStored(parsed.sites, cause=self.cause))
        elif isinstance(parsed, Problem):
            self.fail(state, parsed)


def fetch_site_rules(state: EngineState, command: FetchSiteRules, now: float) -> None:
    """Fetch the common rules, unless those here are of today. Raises ReaderError if their server is in a cooldown."""
    stored_at, sites = common_since(state.site_rules_folder) if state.site_rules_folder is not None else (0.0, 0)
    if sites and 0 <= now - stored_at < DAY_SECONDS:
        state.publish(SiteRulesStored(sites, cause=command.command_id))
        return
    host = host_of(ADDRESS)
    if state.gate.is_cooling(host, now):
        raise ReaderError(ProblemKind.RATE_LIMITED)
    state.fetch(SiteRulesTask(command.command_id), ADDRESS, host, Purpose.ARCHIVE, now=now)
