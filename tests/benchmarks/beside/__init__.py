"""Programs measured from outside, by processes and windows alone, so that Beforehand and others are measured in one way."""

from pathlib import Path

_STUDY = Path(__file__).resolve().parents[4] / "shared" / "bench" / "feedserver.py"
FEED_SERVER = _STUDY if _STUDY.exists() else Path(__file__).with_name("many_feeds.py")
"""A program that serves many feeds: the study's, with which older figures were taken, or the project's own."""
