"""Beforehand: a desktop feed reader that has feeds ready before its user looks."""

__version__ = "0.1.0"
