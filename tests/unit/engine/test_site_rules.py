"""The common rules for full texts: fetched at the user's wish, once a day at most, and stored as one file."""

import os
from pathlib import Path

import pytest

from reader.domain.commands import FetchSiteRules
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, SiteRulesStored
from reader.engine.jobs.site_rules import ADDRESS
from reader.lab.simulation import Simulation
from reader.storage.site_rules import COMMON, rules_for
from tests.fakes.world import START, Page, World, published, simulate
from tests.unit.formats.test_site_rules import COMMON as FILES
from tests.unit.formats.test_site_rules import archived


@pytest.fixture
def world() -> World:
    return World({ADDRESS: Page(archived(**FILES), content_type="application/zip")})


@pytest.fixture
def simulation(tmp_path: Path, world: World) -> Simulation:
    simulation = simulate(tmp_path, world)
    simulation.core.state.site_rules_folder = tmp_path / "site-rules"
    return simulation


def test_rules_are_fetched_stored_and_not_asked_for_again_on_the_same_day(
    simulation: Simulation, world: World, tmp_path: Path
) -> None:
    command = FetchSiteRules()
    simulation.send(command)
    assert published(simulation, SiteRulesStored) == [SiteRulesStored(3, cause=command.command_id)]
    folder = tmp_path / "site-rules"
    assert [rule.name for rule in rules_for(folder, "example.org")] == ["example.org.txt"]
    os.utime(folder / COMMON, (START, START))
    simulation.send(FetchSiteRules())
    assert (len(published(simulation, SiteRulesStored)), len(world.log)) == (2, 1)
    simulation.run_until(START + 86_400)
    simulation.send(FetchSiteRules())
    assert (len(published(simulation, SiteRulesStored)), len(world.log)) == (3, 2)


def test_what_fails_says_so_and_leaves_the_rules_that_are_here(simulation: Simulation, world: World, tmp_path: Path) -> None:
    folder = tmp_path / "site-rules"
    folder.mkdir()
    (folder / COMMON).write_text("[a.example.txt]\nbody: //p\n")
    os.utime(folder / COMMON, (1, 1))
    world.pages[ADDRESS] = Page(b"<html>", content_type="text/html")
    simulation.send(FetchSiteRules())
    world.pages[ADDRESS] = Page(b"", status=429, problem=ProblemKind.RATE_LIMITED)
    simulation.send(FetchSiteRules())
    simulation.send(FetchSiteRules())
    kinds = [event.problem.kind for event in published(simulation, CommandFailed)]
    assert kinds == [ProblemKind.BAD_SITE_RULES, ProblemKind.RATE_LIMITED, ProblemKind.RATE_LIMITED]
    assert len(world.log) == 2
    assert len(rules_for(folder, "a.example")) == 1


def test_a_folder_that_cannot_be_written_is_said(simulation: Simulation, tmp_path: Path) -> None:
    (tmp_path / "site-rules").write_text("a file")
    simulation.send(FetchSiteRules())
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [ProblemKind.FILE_UNWRITABLE]


def test_nothing_is_fetched_unless_asked_for(simulation: Simulation, world: World) -> None:
    simulation.run_until(START + 40 * 86_400)
    assert world.log == []
