"""Beforehand: a desktop feed reader that has your feeds ready before you look."""

__version__ = "0.1.0"
